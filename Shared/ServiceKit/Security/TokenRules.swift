/// Which tokens are believed, and what their claims are called.
public struct TokenRules: Sendable, Hashable {
  /// Of whom tokens are.
  public var issuer: String
  /// For whom they are made out.
  public var audience: String
  /// Which tokens of another issuer count; of ours only access tokens do.
  public var types: Set<TokenType>
  /// Where tokens of another issuer say what somebody may do.
  public var names: ClaimNames

  public init(
    issuer: String, audience: String, types: Set<TokenType> = [.accessToken],
    names: ClaimNames = ClaimNames()
  ) {
    self.issuer = issuer
    self.audience = audience
    self.types = types
    self.names = names
  }
}
