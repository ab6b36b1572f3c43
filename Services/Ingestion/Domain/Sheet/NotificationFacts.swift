public import Calendar

/// The notification that caused a sheet, as planning planned it (TYT §3.3.3).
public struct NotificationFacts: Sendable, Hashable {
  /// When the device was to notify.
  public var notifiesAt: Instant
  /// After this it could no longer be answered in time; nil: until the next one.
  public var expiresAt: Instant?
  /// At a time that the participant or the study fixed, not a random one.
  public var isFixed: Bool
  /// From having begun to having finished; 0: any.
  public var completionMinutes: Int
  /// Another sheet answers it that was finished earlier: of several sheets of a notification one counts.
  public var isAnsweredBefore: Bool

  public init(
    notifiesAt: Instant, expiresAt: Instant?, isFixed: Bool, completionMinutes: Int = 0,
    isAnsweredBefore: Bool = false
  ) {
    self.notifiesAt = notifiesAt
    self.expiresAt = expiresAt
    self.isFixed = isFixed
    self.completionMinutes = completionMinutes
    self.isAnsweredBefore = isAnsweredBefore
  }

  /// Whether it was too late to answer when a sheet was finished, or, where that may take its time, begun.
  ///
  /// - Parameter startedAt: nil: the device does not say.
  public func isExpired(startedAt: Instant?, finishedAt: Instant) -> Bool {
    let answeredAt = completionMinutes > 0 ? startedAt ?? finishedAt : finishedAt
    return expiresAt.map { answeredAt >= $0 } ?? false
  }

  /// Whether filling in a sheet took longer than it may; nil where the device does not say when it was begun.
  public func isOvertime(startedAt: Instant?, finishedAt: Instant) -> Bool? {
    guard completionMinutes > 0 else { return false }
    return startedAt.map { start in
      start.advanced(byMicroseconds: Int64(completionMinutes) * 60_000_000) < finishedAt
    }
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
