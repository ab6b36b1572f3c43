/// What the catalogue said when it was asked.
enum CatalogueAnswer<Value: Sendable>: Sendable {
  case found(Value)
  case notFound
  /// No address, no connection, too slow, or refused: nothing is known.
  case unreachable
}
