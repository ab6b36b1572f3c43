public import Calendar

/// Something that another service owns, as far as this one knows it.
public enum Resolution<Value: Sendable>: Sendable {
  case known(Value)
  /// Its owner, who sees everything, said that it does not exist. Settled for sheets finished until
  /// then: no device can have had it. It may have come into being since.
  case unknown(settledUntil: Instant = .distantFuture)
  /// Not known here, and its owner cannot be asked now.
  case unavailable

  /// Nil: it is not.
  public var known: Value? {
    if case .known(let value) = self { value } else { nil }
  }
}

extension Resolution: Equatable where Value: Equatable {}
