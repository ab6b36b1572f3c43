public import Calendar

/// The notification that caused a sheet, as planning planned it (TYT §3.3.3).
public struct NotificationFacts: Sendable, Hashable {
  /// When the device was to notify.
  public var notifiesAt: Instant
  /// After this it could no longer be answered in time; nil: until the next one.
  public var expiresAt: Instant?
  /// At a time that the participant or the study fixed, not a random one.
  public var isFixed: Bool

  public init(notifiesAt: Instant, expiresAt: Instant?, isFixed: Bool) {
    self.notifiesAt = notifiesAt
    self.expiresAt = expiresAt
    self.isFixed = isFixed
  }

  /// Whether a sheet was finished when it was too late to answer.
  public func isExpired(at finishedAt: Instant) -> Bool {
    expiresAt.map { finishedAt >= $0 } ?? false
  }
}

/// How long a sheet took from the device to here.
public enum Delivery {
  /// From a day on it was late.
  public static let lateAfterMicroseconds: Int64 = 24 * 3600 * 1_000_000

  public static func isLate(finishedAt: Instant, receivedAt: Instant) -> Bool {
    finishedAt.advanced(byMicroseconds: lateAfterMicroseconds) <= receivedAt
  }
}
