// Generated from otolith/auth/v1/clients.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

public import Messages
public import RPCClient
import RPCCore
public import RPCServer

extension AuthV1 {
  /// Registers clients: apps on phones, web pages, and servers that call the API. For administrators with
  /// the verb `client.manage`, and `client.read` for reading. Each change is recorded in the audit log.
  ///
  /// A client is optional by default: a sign-in without a client, or with an unknown one, starts a session
  /// without a client. With `OTOLITH_CLIENTS_REQUIRED` of otolith-auth only registered clients sign in.
  public protocol ClientAdministrationServiceProtocol: RegistrableService {
    /// Who may call a method; looked at once, when the service is registered.
    func access(to method: AuthV1.ClientAdministrationServiceMethod) -> MethodAccess

    /// Registers a client. The response has the secret of a confidential client, which is stored as a
    /// digest only and cannot be read again. Repeating the same `request_id` returns the same client and
    /// another secret, because the first response may have been lost; all of them are valid.
    ///
    /// Errors: INVALID_ARGUMENT, also with reason CLIENT_KIND_MISMATCH; ALREADY_EXISTS with reason
    /// REQUEST_ID_REUSED if `request_id` was used for other contents; FAILED_PRECONDITION with reason
    /// CLIENT_REVOKED if the client registered by this `request_id` was revoked; RESOURCE_EXHAUSTED with
    /// reason CLIENTS_LIMIT if 1,000 clients are registered, or CLIENT_SECRETS_LIMIT.
    func registerClient(
      _ request: AuthV1.RegisterClientRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.RegisterClientResponse

    /// Lists clients, also revoked ones, newest first.
    ///
    /// Errors: INVALID_ARGUMENT.
    func listClients(
      _ request: AuthV1.ListClientsRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.ListClientsResponse

    /// Replaces the name and the limits of a client. Every service rejects access tokens of the client
    /// from before a change of its audiences or studies within a minute (TOKEN_EXPIRED); refreshed ones
    /// have the change.
    ///
    /// Errors: INVALID_ARGUMENT, also with reason CLIENT_KIND_MISMATCH; NOT_FOUND with reason
    /// CLIENT_UNKNOWN; FAILED_PRECONDITION with reason CLIENT_REVOKED; ABORTED with reason ETAG_MISMATCH.
    func updateClient(
      _ request: AuthV1.UpdateClientRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.Client

    /// Returns another secret of a confidential client. Earlier secrets are valid for 24 hours more, so
    /// that a server can be given the new one without an interruption; with `end_earlier` they are
    /// rejected from now on. Sessions and access tokens of the client continue.
    ///
    /// Not idempotent: each call returns another secret. Repeating it after a lost response is harmless:
    /// the secrets of lost responses expire.
    ///
    /// Errors: INVALID_ARGUMENT, also with reason CLIENT_KIND_MISMATCH for a public client; NOT_FOUND with
    /// reason CLIENT_UNKNOWN; FAILED_PRECONDITION with reason CLIENT_REVOKED; RESOURCE_EXHAUSTED with
    /// reason CLIENT_SECRETS_LIMIT while ten secrets are valid.
    func rotateClientSecret(
      _ request: AuthV1.RotateClientSecretRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.RotateClientSecretResponse

    /// Revokes a client for good. Its sign-ins and refreshes are rejected at once (CLIENT_REJECTED), its
    /// access tokens by every service within a minute, and its sessions end. A stream that has begun, such
    /// as an export, continues to its end. Repeating the call changes nothing.
    ///
    /// A session is the only key of an anonymous participant: participants of a revoked app without an
    /// account cannot return to their data. Their data stays.
    ///
    /// Errors: INVALID_ARGUMENT; NOT_FOUND with reason CLIENT_UNKNOWN.
    func revokeClient(
      _ request: AuthV1.RevokeClientRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.RevokeClientResponse

    /// Counts accounts, sessions and sign-ins per client, with one count for all sessions without a
    /// client.
    func getClientUse(
      _ request: AuthV1.GetClientUseRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.ClientUse
  }

  /// Calls the methods that ``ClientAdministrationServiceProtocol`` describes.
  public struct ClientAdministrationServiceClient: Sendable {
    private let channel: any ClientChannel

    public init(_ channel: any ClientChannel) {
      self.channel = channel
    }

    public func registerClient(
      _ request: AuthV1.RegisterClientRequest,
      options: CallOptions = CallOptions()
    ) async throws -> AuthV1.RegisterClientResponse {
      try await channel.unary(
        service: ClientAdministrationServiceMethods.service,
        method: ClientAdministrationServiceMethods.registerClient,
        request: request,
        options: options)
    }

    public func listClients(
      _ request: AuthV1.ListClientsRequest,
      options: CallOptions = CallOptions()
    ) async throws -> AuthV1.ListClientsResponse {
      try await channel.unary(
        service: ClientAdministrationServiceMethods.service,
        method: ClientAdministrationServiceMethods.listClients,
        request: request,
        options: options)
    }

    public func updateClient(
      _ request: AuthV1.UpdateClientRequest,
      options: CallOptions = CallOptions()
    ) async throws -> AuthV1.Client {
      try await channel.unary(
        service: ClientAdministrationServiceMethods.service,
        method: ClientAdministrationServiceMethods.updateClient,
        request: request,
        options: options)
    }

    public func rotateClientSecret(
      _ request: AuthV1.RotateClientSecretRequest,
      options: CallOptions = CallOptions()
    ) async throws -> AuthV1.RotateClientSecretResponse {
      try await channel.unary(
        service: ClientAdministrationServiceMethods.service,
        method: ClientAdministrationServiceMethods.rotateClientSecret,
        request: request,
        options: options)
    }

    public func revokeClient(
      _ request: AuthV1.RevokeClientRequest,
      options: CallOptions = CallOptions()
    ) async throws -> AuthV1.RevokeClientResponse {
      try await channel.unary(
        service: ClientAdministrationServiceMethods.service,
        method: ClientAdministrationServiceMethods.revokeClient,
        request: request,
        options: options)
    }

    public func getClientUse(
      _ request: AuthV1.GetClientUseRequest,
      options: CallOptions = CallOptions()
    ) async throws -> AuthV1.ClientUse {
      try await channel.unary(
        service: ClientAdministrationServiceMethods.service,
        method: ClientAdministrationServiceMethods.getClientUse,
        request: request,
        options: options)
    }
  }

  /// The methods of `otolith.auth.v1.ClientAdministrationService`, by their names on the wire.
  public enum ClientAdministrationServiceMethod: String, Sendable, CaseIterable {
    case registerClient = "RegisterClient"
    case listClients = "ListClients"
    case updateClient = "UpdateClient"
    case rotateClientSecret = "RotateClientSecret"
    case revokeClient = "RevokeClient"
    case getClientUse = "GetClientUse"
  }

  /// The names of `otolith.auth.v1.ClientAdministrationService` and its methods on the wire.
  public enum ClientAdministrationServiceMethods {
    public static let service = "otolith.auth.v1.ClientAdministrationService"
    public static let registerClient = "RegisterClient"
    public static let listClients = "ListClients"
    public static let updateClient = "UpdateClient"
    public static let rotateClientSecret = "RotateClientSecret"
    public static let revokeClient = "RevokeClient"
    public static let getClientUse = "GetClientUse"
  }
}

extension AuthV1.ClientAdministrationServiceProtocol {
  /// Adds every method of the service, and the file that describes it.
  public func register(with registry: inout MethodRegistry) {
    registry.describe(by: AuthV1.clientsFile)
    registry.unary(
      service: AuthV1.ClientAdministrationServiceMethods.service,
      method: AuthV1.ClientAdministrationServiceMethods.registerClient,
      access: access(to: .registerClient)
    ) { (request: AuthV1.RegisterClientRequest, context: ServerCallContext) -> AuthV1.RegisterClientResponse in
      try await self.registerClient(request, context: context)
    }
    registry.unary(
      service: AuthV1.ClientAdministrationServiceMethods.service,
      method: AuthV1.ClientAdministrationServiceMethods.listClients,
      access: access(to: .listClients)
    ) { (request: AuthV1.ListClientsRequest, context: ServerCallContext) -> AuthV1.ListClientsResponse in
      try await self.listClients(request, context: context)
    }
    registry.unary(
      service: AuthV1.ClientAdministrationServiceMethods.service,
      method: AuthV1.ClientAdministrationServiceMethods.updateClient,
      access: access(to: .updateClient)
    ) { (request: AuthV1.UpdateClientRequest, context: ServerCallContext) -> AuthV1.Client in
      try await self.updateClient(request, context: context)
    }
    registry.unary(
      service: AuthV1.ClientAdministrationServiceMethods.service,
      method: AuthV1.ClientAdministrationServiceMethods.rotateClientSecret,
      access: access(to: .rotateClientSecret)
    ) { (request: AuthV1.RotateClientSecretRequest, context: ServerCallContext) -> AuthV1.RotateClientSecretResponse in
      try await self.rotateClientSecret(request, context: context)
    }
    registry.unary(
      service: AuthV1.ClientAdministrationServiceMethods.service,
      method: AuthV1.ClientAdministrationServiceMethods.revokeClient,
      access: access(to: .revokeClient)
    ) { (request: AuthV1.RevokeClientRequest, context: ServerCallContext) -> AuthV1.RevokeClientResponse in
      try await self.revokeClient(request, context: context)
    }
    registry.unary(
      service: AuthV1.ClientAdministrationServiceMethods.service,
      method: AuthV1.ClientAdministrationServiceMethods.getClientUse,
      access: access(to: .getClientUse)
    ) { (request: AuthV1.GetClientUseRequest, context: ServerCallContext) -> AuthV1.ClientUse in
      try await self.getClientUse(request, context: context)
    }
  }
}

/// What a handler does not have answers UNIMPLEMENTED.
extension AuthV1.ClientAdministrationServiceProtocol {
  public func registerClient(
    _ request: AuthV1.RegisterClientRequest,
    context: ServerCallContext
  ) async throws -> AuthV1.RegisterClientResponse {
    throw RPCError(.unimplemented, "RegisterClient is not implemented here")
  }

  public func listClients(
    _ request: AuthV1.ListClientsRequest,
    context: ServerCallContext
  ) async throws -> AuthV1.ListClientsResponse {
    throw RPCError(.unimplemented, "ListClients is not implemented here")
  }

  public func updateClient(
    _ request: AuthV1.UpdateClientRequest,
    context: ServerCallContext
  ) async throws -> AuthV1.Client {
    throw RPCError(.unimplemented, "UpdateClient is not implemented here")
  }

  public func rotateClientSecret(
    _ request: AuthV1.RotateClientSecretRequest,
    context: ServerCallContext
  ) async throws -> AuthV1.RotateClientSecretResponse {
    throw RPCError(.unimplemented, "RotateClientSecret is not implemented here")
  }

  public func revokeClient(
    _ request: AuthV1.RevokeClientRequest,
    context: ServerCallContext
  ) async throws -> AuthV1.RevokeClientResponse {
    throw RPCError(.unimplemented, "RevokeClient is not implemented here")
  }

  public func getClientUse(
    _ request: AuthV1.GetClientUseRequest,
    context: ServerCallContext
  ) async throws -> AuthV1.ClientUse {
    throw RPCError(.unimplemented, "GetClientUse is not implemented here")
  }
}

extension AuthV1 {
  /// Tokens of confidential clients. Callable without a token: the client proves itself by its secret.
  /// otolith-web serves these methods as OAuth 2.0 endpoints.
  public protocol ClientTokenServiceProtocol: RegistrableService {
    /// Who may call a method; looked at once, when the service is registered.
    func access(to method: AuthV1.ClientTokenServiceMethod) -> MethodAccess

    /// Returns an access token of the client itself, with the role of a gateway (OAuth 2.0 grant
    /// `client_credentials`, RFC 6749 §4.4). It has no refresh token: sign in again when it expires.
    ///
    /// Not idempotent: each call returns another token. Repeating the call is harmless.
    ///
    /// Errors: INVALID_ARGUMENT, also with reason CLIENT_AUDIENCE_REFUSED; PERMISSION_DENIED with reason
    /// CLIENT_REJECTED, CLIENT_NOT_GATEWAY, or ACCOUNT_SUSPENDED.
    func signInClient(
      _ request: AuthV1.SignInClientRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.SignInClientResponse

    /// Says whether an access token or a refresh token is valid, and what it is for (RFC 7662). A client
    /// sees its own tokens, and those of other sessions if it was registered with `introspects`; others
    /// are reported as not active. Asking uses up nothing.
    ///
    /// Errors: PERMISSION_DENIED with reason CLIENT_REJECTED, also for public clients.
    func introspectToken(
      _ request: AuthV1.IntrospectTokenRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.IntrospectTokenResponse
  }

  /// Calls the methods that ``ClientTokenServiceProtocol`` describes.
  public struct ClientTokenServiceClient: Sendable {
    private let channel: any ClientChannel

    public init(_ channel: any ClientChannel) {
      self.channel = channel
    }

    public func signInClient(
      _ request: AuthV1.SignInClientRequest,
      options: CallOptions = CallOptions()
    ) async throws -> AuthV1.SignInClientResponse {
      try await channel.unary(
        service: ClientTokenServiceMethods.service,
        method: ClientTokenServiceMethods.signInClient,
        request: request,
        options: options)
    }

    public func introspectToken(
      _ request: AuthV1.IntrospectTokenRequest,
      options: CallOptions = CallOptions()
    ) async throws -> AuthV1.IntrospectTokenResponse {
      try await channel.unary(
        service: ClientTokenServiceMethods.service,
        method: ClientTokenServiceMethods.introspectToken,
        request: request,
        options: options)
    }
  }

  /// The methods of `otolith.auth.v1.ClientTokenService`, by their names on the wire.
  public enum ClientTokenServiceMethod: String, Sendable, CaseIterable {
    case signInClient = "SignInClient"
    case introspectToken = "IntrospectToken"
  }

  /// The names of `otolith.auth.v1.ClientTokenService` and its methods on the wire.
  public enum ClientTokenServiceMethods {
    public static let service = "otolith.auth.v1.ClientTokenService"
    public static let signInClient = "SignInClient"
    public static let introspectToken = "IntrospectToken"
  }
}

extension AuthV1.ClientTokenServiceProtocol {
  /// Adds every method of the service, and the file that describes it.
  public func register(with registry: inout MethodRegistry) {
    registry.describe(by: AuthV1.clientsFile)
    registry.unary(
      service: AuthV1.ClientTokenServiceMethods.service,
      method: AuthV1.ClientTokenServiceMethods.signInClient,
      access: access(to: .signInClient)
    ) { (request: AuthV1.SignInClientRequest, context: ServerCallContext) -> AuthV1.SignInClientResponse in
      try await self.signInClient(request, context: context)
    }
    registry.unary(
      service: AuthV1.ClientTokenServiceMethods.service,
      method: AuthV1.ClientTokenServiceMethods.introspectToken,
      access: access(to: .introspectToken)
    ) { (request: AuthV1.IntrospectTokenRequest, context: ServerCallContext) -> AuthV1.IntrospectTokenResponse in
      try await self.introspectToken(request, context: context)
    }
  }
}

/// What a handler does not have answers UNIMPLEMENTED.
extension AuthV1.ClientTokenServiceProtocol {
  public func signInClient(
    _ request: AuthV1.SignInClientRequest,
    context: ServerCallContext
  ) async throws -> AuthV1.SignInClientResponse {
    throw RPCError(.unimplemented, "SignInClient is not implemented here")
  }

  public func introspectToken(
    _ request: AuthV1.IntrospectTokenRequest,
    context: ServerCallContext
  ) async throws -> AuthV1.IntrospectTokenResponse {
    throw RPCError(.unimplemented, "IntrospectToken is not implemented here")
  }
}
