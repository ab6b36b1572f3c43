public import Calendar

/// A time during which nobody was to fill anything in.
public struct StudyPause: Sendable, Hashable {
  public var from: Instant
  /// Nil while it lasts.
  public var until: Instant?

  public init(from: Instant, until: Instant? = nil) {
    self.from = from
    self.until = until
  }

  public func contains(_ instant: Instant) -> Bool {
    instant >= from && until.map { instant < $0 } ?? true
  }
}
