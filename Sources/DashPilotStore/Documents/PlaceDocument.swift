import DashPilotCore

/// The document of a pickup place (`spec/01`, place).
enum PlaceDocument {
  private static let keys: [DocumentKey] = DocumentFormat.headerKeys + ["id", "displayName", "createdAt"]

  static func bytes(_ place: PickupPlace) -> [UInt8] {
    DocumentFormat.place.bytes([
      "id": .stored(place.id),
      "displayName": .string(place.displayName),
      "createdAt": .stored(place.createdAt),
    ])
  }

  static func read(_ document: DocumentValue) throws(DocumentFault) -> PickupPlace {
    try DocumentFormat.place.read(document, readCurrent)
  }

  private static func readCurrent(_ document: DocumentValue) throws(DocumentFault) -> PickupPlace {
    let object = try document.object(keys: keys)
    return PickupPlace(
      id: try object.required("id", identifier),
      displayName: try object.required("displayName", name),
      createdAt: try object.required("createdAt", instant)
    )
  }
}
