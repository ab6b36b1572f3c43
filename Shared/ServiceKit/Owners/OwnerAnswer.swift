/// What another service said about something it owns.
public enum OwnerAnswer<Value: Sendable>: Sendable {
  case found(Value)
  case notFound
  /// No address, no connection, too slow, or refused: nothing is known.
  case unreachable
}
