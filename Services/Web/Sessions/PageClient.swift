import Messages

/// The client that the pages sign in with: otolith-web itself.
enum PageClient {
  /// Returns the request with the client in place of any that the page sent, if the request begins a
  /// session or registers an account.
  static func added(
    _ client: AuthV1.ClientCredentials?, to wire: RawMessage, path: String
  ) -> RawMessage {
    guard let client else { return wire }
    // The last value of a field counts.
    return switch path {
    case "/otolith.auth.v1.SessionService/SignIn":
      RawMessage(wire.bytes + AuthV1.SignInRequest(client: client).serialized())
    case "/otolith.auth.v1.SessionService/SignInAnonymously":
      RawMessage(wire.bytes + AuthV1.SignInAnonymouslyRequest(client: client).serialized())
    case "/otolith.auth.v1.AccountService/RegisterAccount":
      RawMessage(wire.bytes + AuthV1.RegisterAccountRequest(client: client).serialized())
    case SignInBinding.completion:
      RawMessage(wire.bytes + AuthV1.CompleteProviderSignInRequest(client: client).serialized())
    default: wire
    }
  }
}
