/// What may be new in a log.
public enum LogNews: Sendable, Hashable {
  /// Events of any type.
  case any
  /// Events of these types.
  case types(Set<String>)

  func concerns(_ wanted: Set<String>) -> Bool {
    switch self {
    case .any: true
    case .types(let types): !types.isDisjoint(with: wanted)
    }
  }
}
