/// The claims of a token that was found good: one object for all the calls that carry the token,
/// since a copy of its sets for each call costs more than finding them.
final class VerifiedClaims: Sendable {
  let claims: AccessClaims

  init(_ claims: AccessClaims) {
    self.claims = claims
  }
}
