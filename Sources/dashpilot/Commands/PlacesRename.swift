import DashPilotCore
import DashPilotStore

extension Command {
  static let placesRename = Command(
    "places rename",
    arguments: [
      Argument("NAME", help: "The pickup place's name"),
      Argument("NEW", help: "Its new name"),
    ],
    summary: "Give a pickup place another name.",
    details: "Its deliveries and waits stay as they were. The name of another place is refused, and nothing is merged."
  ) { context in
    try context.recording { session, conventions in
      let catalogue = try session.tree.placeCatalogue()
      let place = try catalogue.place(typed: context.value(0) ?? "")
      try session.apply(try catalogue.renaming(place.id, to: context.value(1) ?? ""))
      let renamed = try session.tree.place(place.id) ?? place
      return .confirmation([PlaceConfirmation(writing: conventions.writing).renamed(from: place, to: renamed)])
    }
  }
}
