/// The identity of a pickup place.
public typealias PlaceID = Identifier<PickupPlace>

/// A name that deliveries share.
///
/// It has no address and no position.
public struct PickupPlace: Hashable, Sendable {
  /// Which place this is.
  public let id: PlaceID
  /// The name, as it was first typed.
  public let displayName: String
  /// When it was first named.
  public let createdAt: Instant

  /// Makes a place exactly as recorded.
  public init(id: PlaceID, displayName: String, createdAt: Instant) {
    self.id = id
    self.displayName = displayName
    self.createdAt = createdAt
  }
}
