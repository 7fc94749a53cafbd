extension JSON {
  /// The machine form of the catalogue: every place, the one used last first.
  public static func places(_ uses: [PlaceUse]) -> JSON {
    .object(["places": .array(uses.map { object($0) })])
  }

  /// The machine form of a place with its recorded waits; its comparison key is not in it.
  public static func place(_ use: PlaceUse, waits: PlaceWaits) -> JSON {
    object(
      use,
      extra: [
        Member(key: "pickupWaitAvailability", value: .name(waits.availability)),
        Member(key: "pickupWaitSampleCount", value: .integer(waits.sampleCount)),
        Member(key: "medianPickupWaitSeconds", value: .seconds(waits.median)),
        Member(key: "typicalPickupWaitSeconds", value: .seconds(waits.typical)),
        Member(key: "shortestPickupWaitSeconds", value: .seconds(waits.shortest)),
        Member(key: "longestPickupWaitSeconds", value: .seconds(waits.longest)),
        Member(key: "mostRecentPickupWaitEndedAt", value: .time(waits.mostRecent?.endedAt)),
      ]
    )
  }

  private static func object(_ use: PlaceUse, extra: [Member] = []) -> JSON {
    let members: KeyValuePairs<String, JSON> = [
      "id": .identifier(use.place.id),
      "displayName": .string(use.place.displayName),
      "createdAt": .time(use.place.createdAt),
      "lastUsedAt": .time(use.lastUsedAt),
      "deliveryCount": .integer(use.deliveryCount),
    ]
    return JSON(.object(members.map { Member(key: $0.key, value: $0.value) } + extra))
  }
}
