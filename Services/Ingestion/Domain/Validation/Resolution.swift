/// Something that another service owns, as far as this one knows it.
public enum Resolution<Value: Sendable>: Sendable {
  case known(Value)
  /// Its owner says that it does not exist.
  case unknown
  /// Not known here, and its owner cannot be asked now.
  case unavailable
}

extension Resolution: Equatable where Value: Equatable {}
