package import Calendar
package import FoundationEssentials

/// One time that a trigger fired for a participant. Its times are whole seconds, as those of plans.
package struct FiredTrigger: Sendable, Hashable {
  /// The same for the same cause, however often it is told.
  package var id: UUID
  /// When it happened, or is going to.
  package var firedAt: Instant
  /// When planning heard of it.
  package var toldAt: Instant

  package init(id: UUID, firedAt: Instant, toldAt: Instant) {
    self.id = id
    self.firedAt = firedAt
    self.toldAt = toldAt
  }

  var idBytes: [UInt8] { withUnsafeBytes(of: id.uuid) { Array($0) } }

  /// In one order, whatever order they were told in.
  func isBefore(_ other: FiredTrigger) -> Bool {
    (firedAt, id.uuidString) < (other.firedAt, other.id.uuidString)
  }
}
