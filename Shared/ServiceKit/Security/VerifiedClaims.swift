import FoundationEssentials

/// The claims of a token that was found good: one object for all the calls that carry the token,
/// since a copy of its sets for each call costs more than finding them.
final class VerifiedClaims: Sendable {
  let claims: AccessClaims
  /// When the token has to be checked anew, if it has not expired by then.
  let believedUntil: Date

  init(_ claims: AccessClaims, believedUntil: Date = .distantFuture) {
    self.claims = claims
    self.believedUntil = believedUntil
  }
}
