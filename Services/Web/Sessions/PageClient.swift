import Messages

/// The client that the pages sign in with: otolith-web itself.
enum PageClient {
  /// Returns the request with the client in place of any that the page sent, if the request begins a
  /// session or registers an account.
  ///
  /// - Throws: `DecodingError`.
  static func added(
    _ client: AuthV1.ClientCredentials?, to wire: RawMessage, path: String
  ) throws -> RawMessage {
    guard let client else { return wire }
    return switch path {
    case "/otolith.auth.v1.SessionService/SignIn":
      try naming(client, in: wire, at: \AuthV1.SignInRequest.client)
    case "/otolith.auth.v1.SessionService/SignInAnonymously":
      try naming(client, in: wire, at: \AuthV1.SignInAnonymouslyRequest.client)
    case "/otolith.auth.v1.AccountService/RegisterAccount":
      try naming(client, in: wire, at: \AuthV1.RegisterAccountRequest.client)
    case SignInBinding.completion:
      try naming(client, in: wire, at: \AuthV1.CompleteProviderSignInRequest.client)
    default: wire
    }
  }

  private static func naming<Request: Message>(
    _ client: AuthV1.ClientCredentials, in wire: RawMessage,
    at field: WritableKeyPath<Request, AuthV1.ClientCredentials?>
  ) throws -> RawMessage {
    var request = try Request(serialized: wire.bytes)
    request[keyPath: field] = client
    return RawMessage(request.serialized())
  }
}
