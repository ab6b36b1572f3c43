/// What a confirmation did with the address that it proved.
package enum EmailOutcome: Sendable, Hashable {
  case kept
  case erased
  /// The person agreed to keeping it, but another account had proved to own it before.
  case keptByAnotherAccount
}
