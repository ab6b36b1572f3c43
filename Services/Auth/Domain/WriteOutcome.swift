/// What a request that may be sent again did.
package enum WriteOutcome: Sendable, Hashable {
  case created
  /// It was carried out before; nothing changed.
  case alreadyExists
}
