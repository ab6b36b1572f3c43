// Generated from otolith/auth/v1/provider_sign_in.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

public import Messages
public import RPCClient
import RPCCore
public import RPCServer

extension AuthV1 {
  /// Signs staff in with the provider that the operator configured (OTOLITH_SIGN_IN_PROVIDER_ISSUER).
  /// Participants never sign in this way. Callable without a token.
  ///
  /// The client calls BeginProviderSignIn and opens the returned address in a browser. The provider
  /// redirects the browser to the configured page, which calls CompleteProviderSignIn with the `state`
  /// and the `code` of the redirect.
  public protocol ProviderSignInServiceProtocol: RegistrableService {
    /// Who may call a method; looked at once, when the service is registered.
    func access(to method: AuthV1.ProviderSignInServiceMethod) -> MethodAccess

    /// Returns the configured provider.
    func getSignInProvider(
      _ request: AuthV1.GetSignInProviderRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.SignInProvider

    /// Begins a sign-in, which can be completed for 10 minutes. The server keeps the nonce and the PKCE
    /// verifier.
    ///
    /// Not idempotent: each call begins a separate sign-in. Repeating the call after a lost response is
    /// harmless: an unused sign-in expires.
    ///
    /// Errors: FAILED_PRECONDITION with reason PROVIDER_NOT_CONFIGURED; UNAVAILABLE with reason
    /// PROVIDER_UNAVAILABLE and RetryInfo if the provider's configuration cannot be read;
    /// RESOURCE_EXHAUSTED with reason PROVIDER_SIGN_INS_LIMIT and RetryInfo while 10,000 sign-ins wait.
    func beginProviderSignIn(
      _ request: AuthV1.BeginProviderSignInRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.BeginProviderSignInResponse

    /// Redeems the provider's code, verifies the ID token, applies the roles that its claims give, and
    /// starts a session. The session ends at the latest after the configured time (12 hours by
    /// default), because only a sign-in shows that the provider still knows the person.
    ///
    /// Not idempotent: a state and a code work once, also if the call fails. Begin again after a lost
    /// response.
    ///
    /// Errors: INVALID_ARGUMENT; FAILED_PRECONDITION with reason PROVIDER_NOT_CONFIGURED;
    /// PERMISSION_DENIED with reason PROVIDER_STATE_REJECTED for an unknown, used or expired state and
    /// for a sign-in of another browser (indistinguishable), PROVIDER_SIGN_IN_REJECTED if the provider
    /// rejects the code or its ID token is invalid, PROVIDER_ACCOUNT_UNKNOWN if no account of staff
    /// belongs to the person and none may be created, PROVIDER_ROLES_MISSING if the account has no role
    /// of staff, PROVIDER_SECOND_FACTOR_REQUIRED for an account with a second factor if the provider
    /// does not report one, ACCOUNT_SUSPENDED, CLIENT_REQUIRED or CLIENT_REJECTED; RESOURCE_EXHAUSTED with reason TOO_MANY_ROLES;
    /// UNAVAILABLE with reason PROVIDER_UNAVAILABLE and RetryInfo: begin again.
    func completeProviderSignIn(
      _ request: AuthV1.CompleteProviderSignInRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.CompleteProviderSignInResponse
  }

  /// Calls the methods that ``ProviderSignInServiceProtocol`` describes.
  public struct ProviderSignInServiceClient: Sendable {
    private let channel: any ClientChannel

    public init(_ channel: any ClientChannel) {
      self.channel = channel
    }

    public func getSignInProvider(
      _ request: AuthV1.GetSignInProviderRequest,
      options: CallOptions = CallOptions()
    ) async throws -> AuthV1.SignInProvider {
      try await channel.unary(
        service: ProviderSignInServiceMethods.service,
        method: ProviderSignInServiceMethods.getSignInProvider,
        request: request,
        options: options)
    }

    public func beginProviderSignIn(
      _ request: AuthV1.BeginProviderSignInRequest,
      options: CallOptions = CallOptions()
    ) async throws -> AuthV1.BeginProviderSignInResponse {
      try await channel.unary(
        service: ProviderSignInServiceMethods.service,
        method: ProviderSignInServiceMethods.beginProviderSignIn,
        request: request,
        options: options)
    }

    public func completeProviderSignIn(
      _ request: AuthV1.CompleteProviderSignInRequest,
      options: CallOptions = CallOptions()
    ) async throws -> AuthV1.CompleteProviderSignInResponse {
      try await channel.unary(
        service: ProviderSignInServiceMethods.service,
        method: ProviderSignInServiceMethods.completeProviderSignIn,
        request: request,
        options: options)
    }
  }

  /// The methods of `otolith.auth.v1.ProviderSignInService`, by their names on the wire.
  public enum ProviderSignInServiceMethod: String, Sendable, CaseIterable {
    case getSignInProvider = "GetSignInProvider"
    case beginProviderSignIn = "BeginProviderSignIn"
    case completeProviderSignIn = "CompleteProviderSignIn"
  }

  /// The names of `otolith.auth.v1.ProviderSignInService` and its methods on the wire.
  public enum ProviderSignInServiceMethods {
    public static let service = "otolith.auth.v1.ProviderSignInService"
    public static let getSignInProvider = "GetSignInProvider"
    public static let beginProviderSignIn = "BeginProviderSignIn"
    public static let completeProviderSignIn = "CompleteProviderSignIn"
  }
}

extension AuthV1.ProviderSignInServiceProtocol {
  /// Adds every method of the service, and the file that describes it.
  public func register(with registry: inout MethodRegistry) {
    registry.describe(by: AuthV1.providerSignInFile)
    registry.unary(
      service: AuthV1.ProviderSignInServiceMethods.service,
      method: AuthV1.ProviderSignInServiceMethods.getSignInProvider,
      access: access(to: .getSignInProvider)
    ) { (request: AuthV1.GetSignInProviderRequest, context: ServerCallContext) -> AuthV1.SignInProvider in
      try await self.getSignInProvider(request, context: context)
    }
    registry.unary(
      service: AuthV1.ProviderSignInServiceMethods.service,
      method: AuthV1.ProviderSignInServiceMethods.beginProviderSignIn,
      access: access(to: .beginProviderSignIn)
    ) { (request: AuthV1.BeginProviderSignInRequest, context: ServerCallContext) -> AuthV1.BeginProviderSignInResponse in
      try await self.beginProviderSignIn(request, context: context)
    }
    registry.unary(
      service: AuthV1.ProviderSignInServiceMethods.service,
      method: AuthV1.ProviderSignInServiceMethods.completeProviderSignIn,
      access: access(to: .completeProviderSignIn)
    ) { (request: AuthV1.CompleteProviderSignInRequest, context: ServerCallContext) -> AuthV1.CompleteProviderSignInResponse in
      try await self.completeProviderSignIn(request, context: context)
    }
  }
}

/// What a handler does not have answers UNIMPLEMENTED.
extension AuthV1.ProviderSignInServiceProtocol {
  public func getSignInProvider(
    _ request: AuthV1.GetSignInProviderRequest,
    context: ServerCallContext
  ) async throws -> AuthV1.SignInProvider {
    throw RPCError(.unimplemented, "GetSignInProvider is not implemented here")
  }

  public func beginProviderSignIn(
    _ request: AuthV1.BeginProviderSignInRequest,
    context: ServerCallContext
  ) async throws -> AuthV1.BeginProviderSignInResponse {
    throw RPCError(.unimplemented, "BeginProviderSignIn is not implemented here")
  }

  public func completeProviderSignIn(
    _ request: AuthV1.CompleteProviderSignInRequest,
    context: ServerCallContext
  ) async throws -> AuthV1.CompleteProviderSignInResponse {
    throw RPCError(.unimplemented, "CompleteProviderSignIn is not implemented here")
  }
}
