import DashPilotCore
import Foundation

extension RecordTree {
  /// Every pickup place that can be read, and the files that cannot.
  public func places() throws -> ReadRecords<PickupPlace> {
    var (records, unreadable): ([PickupPlace], [UnreadableRecord]) = ([], [])
    for (file, id) in try disk.list(TreePath.places).compactMap(RecordTree.placeFile) {
      let path = "\(TreePath.places)/\(file)"
      do {
        let found = try document(at: path, PlaceDocument.read)
        guard found.id == id, path == TreePath.place(id) else {
          throw UnreadableRecord(file: path, line: nil, problem: .nameContradictsContent)
        }
        records.append(found)
      } catch let fault as UnreadableRecord { unreadable.append(fault) }
    }
    return ReadRecords(records: records, unreadable: unreadable)
  }

  /// Those of some places whose document is there, readable or not.
  public func existingPlaces(among ids: Set<PlaceID>) throws -> Set<PlaceID> {
    try ids.filter { try disk.kind(TreePath.place($0)) != nil }
  }

  /// Every shift that can be read, wherever it stands, and the files that cannot.
  public func everyShift() throws -> ReadRecords<Shift> {
    try shifts(in: months(below: TreePath.shifts).map(\.folder) + [TreePath.unfinished]) { _ in true }
  }

  /// Every shift that enters a figure: the finished ones, and those that are unfinished where unfinished ones stand.
  public func shiftsOfRecord() throws -> ReadRecords<Shift> {
    let found = try everyShift()
    let unfinished = Set(try unfinishedShifts().records.map(\.id))
    let records = found.records.filter { $0.endedAt != nil || unfinished.contains($0.id) }
    return ReadRecords(records: records, unreadable: found.unreadable)
  }

  /// A file that is a place's by its name, with the identity in it.
  private static func placeFile(_ file: String) -> (file: String, id: PlaceID)? {
    guard file.hasSuffix(".json"), let uuid = UUID(uuidString: String(file.dropLast(5))) else { return nil }
    return (file, PlaceID(uuid))
  }
}
