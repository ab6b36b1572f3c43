// Generated from otolith/auth/v1/second_factor.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

public import Messages
public import RPCClient
import RPCCore
public import RPCServer

extension AuthV1 {
  /// Manages the caller's second factor. Any account with a password can have one; an operator can
  /// require it of staff (OTOLITH_SECOND_FACTOR_ROLES). Needs a token.
  ///
  /// One-time codes have six digits and change every 30 seconds. The code of the previous and of the
  /// next 30 seconds is accepted as well; each code is accepted once. Recovery codes replace one-time
  /// codes, each once. Wrong codes are throttled by account, at sign-in and in all methods together.
  public protocol SecondFactorServiceProtocol: RegistrableService {
    /// Who may call a method; looked at once, when the service is registered.
    func access(to method: AuthV1.SecondFactorServiceMethod) -> MethodAccess

    /// Returns the state of the caller's second factor.
    ///
    /// Errors: UNAUTHENTICATED with reason SESSION_ENDED if the caller's session has ended.
    func getSecondFactor(
      _ request: AuthV1.GetSecondFactorRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.SecondFactor

    /// Creates a secret for an authenticator app. It has no effect until ConfirmSecondFactor, and
    /// expires after an hour.
    ///
    /// Not idempotent: each call returns another secret, which replaces the unconfirmed one. Repeating
    /// the call after a lost response is harmless.
    ///
    /// Errors: INVALID_ARGUMENT; PERMISSION_DENIED with reason PASSWORD_WRONG; FAILED_PRECONDITION
    /// with reason ACCOUNT_ANONYMOUS, or SECOND_FACTOR_EXISTS if the account has a second factor: end
    /// it first (DeleteSecondFactor); RESOURCE_EXHAUSTED with reason TOO_MANY_ATTEMPTS and RetryInfo;
    /// UNAUTHENTICATED with reason SESSION_ENDED.
    func beginSecondFactor(
      _ request: AuthV1.BeginSecondFactorRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.BeginSecondFactorResponse

    /// Confirms the secret with a code of the app. From then on, sign-in needs a code. All other
    /// sessions of the account end.
    ///
    /// Not idempotent: repeating the call fails with SECOND_FACTOR_EXISTS. After a lost response, call
    /// Refresh and RenewSecondFactorCodes.
    ///
    /// Errors: INVALID_ARGUMENT; PERMISSION_DENIED with reason ONE_TIME_CODE_REJECTED;
    /// FAILED_PRECONDITION with reason SECOND_FACTOR_EXISTS, or SECOND_FACTOR_MISSING without a secret
    /// of the last hour; RESOURCE_EXHAUSTED with reason TOO_MANY_ATTEMPTS and RetryInfo;
    /// UNAUTHENTICATED with reason SESSION_ENDED.
    func confirmSecondFactor(
      _ request: AuthV1.ConfirmSecondFactorRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.ConfirmSecondFactorResponse

    /// Replaces the recovery codes. The previous ones become invalid.
    ///
    /// Not idempotent: each call needs another code. After a lost response, repeat the call with a new
    /// code.
    ///
    /// Errors: INVALID_ARGUMENT; PERMISSION_DENIED with reason ONE_TIME_CODE_REJECTED;
    /// FAILED_PRECONDITION with reason SECOND_FACTOR_MISSING; RESOURCE_EXHAUSTED with reason
    /// TOO_MANY_ATTEMPTS and RetryInfo; UNAUTHENTICATED with reason SESSION_ENDED.
    func renewSecondFactorCodes(
      _ request: AuthV1.RenewSecondFactorCodesRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.RenewSecondFactorCodesResponse

    /// Ends the second factor. The password is sufficient from then on, and all other sessions of the
    /// account end. If the second factor is required, the next access token of the session is limited
    /// as described at `SignInResponse.second_factor_missing`. Repeating the call is safe.
    ///
    /// Errors: INVALID_ARGUMENT; PERMISSION_DENIED with reason ONE_TIME_CODE_REJECTED;
    /// RESOURCE_EXHAUSTED with reason TOO_MANY_ATTEMPTS and RetryInfo; UNAUTHENTICATED with reason
    /// SESSION_ENDED.
    func deleteSecondFactor(
      _ request: AuthV1.DeleteSecondFactorRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.DeleteSecondFactorResponse
  }

  /// Calls the methods that ``SecondFactorServiceProtocol`` describes.
  public struct SecondFactorServiceClient: Sendable {
    private let channel: any ClientChannel

    public init(_ channel: any ClientChannel) {
      self.channel = channel
    }

    public func getSecondFactor(
      _ request: AuthV1.GetSecondFactorRequest,
      options: CallOptions = CallOptions()
    ) async throws -> AuthV1.SecondFactor {
      try await channel.unary(
        service: SecondFactorServiceMethods.service,
        method: SecondFactorServiceMethods.getSecondFactor,
        request: request,
        options: options)
    }

    public func beginSecondFactor(
      _ request: AuthV1.BeginSecondFactorRequest,
      options: CallOptions = CallOptions()
    ) async throws -> AuthV1.BeginSecondFactorResponse {
      try await channel.unary(
        service: SecondFactorServiceMethods.service,
        method: SecondFactorServiceMethods.beginSecondFactor,
        request: request,
        options: options)
    }

    public func confirmSecondFactor(
      _ request: AuthV1.ConfirmSecondFactorRequest,
      options: CallOptions = CallOptions()
    ) async throws -> AuthV1.ConfirmSecondFactorResponse {
      try await channel.unary(
        service: SecondFactorServiceMethods.service,
        method: SecondFactorServiceMethods.confirmSecondFactor,
        request: request,
        options: options)
    }

    public func renewSecondFactorCodes(
      _ request: AuthV1.RenewSecondFactorCodesRequest,
      options: CallOptions = CallOptions()
    ) async throws -> AuthV1.RenewSecondFactorCodesResponse {
      try await channel.unary(
        service: SecondFactorServiceMethods.service,
        method: SecondFactorServiceMethods.renewSecondFactorCodes,
        request: request,
        options: options)
    }

    public func deleteSecondFactor(
      _ request: AuthV1.DeleteSecondFactorRequest,
      options: CallOptions = CallOptions()
    ) async throws -> AuthV1.DeleteSecondFactorResponse {
      try await channel.unary(
        service: SecondFactorServiceMethods.service,
        method: SecondFactorServiceMethods.deleteSecondFactor,
        request: request,
        options: options)
    }
  }

  /// The methods of `otolith.auth.v1.SecondFactorService`, by their names on the wire.
  public enum SecondFactorServiceMethod: String, Sendable, CaseIterable {
    case getSecondFactor = "GetSecondFactor"
    case beginSecondFactor = "BeginSecondFactor"
    case confirmSecondFactor = "ConfirmSecondFactor"
    case renewSecondFactorCodes = "RenewSecondFactorCodes"
    case deleteSecondFactor = "DeleteSecondFactor"
  }

  /// The names of `otolith.auth.v1.SecondFactorService` and its methods on the wire.
  public enum SecondFactorServiceMethods {
    public static let service = "otolith.auth.v1.SecondFactorService"
    public static let getSecondFactor = "GetSecondFactor"
    public static let beginSecondFactor = "BeginSecondFactor"
    public static let confirmSecondFactor = "ConfirmSecondFactor"
    public static let renewSecondFactorCodes = "RenewSecondFactorCodes"
    public static let deleteSecondFactor = "DeleteSecondFactor"
  }
}

extension AuthV1.SecondFactorServiceProtocol {
  /// Adds every method of the service, and the file that describes it.
  public func register(with registry: inout MethodRegistry) {
    registry.describe(by: AuthV1.secondFactorFile)
    registry.unary(
      service: AuthV1.SecondFactorServiceMethods.service,
      method: AuthV1.SecondFactorServiceMethods.getSecondFactor,
      access: access(to: .getSecondFactor)
    ) { (request: AuthV1.GetSecondFactorRequest, context: ServerCallContext) -> AuthV1.SecondFactor in
      try await self.getSecondFactor(request, context: context)
    }
    registry.unary(
      service: AuthV1.SecondFactorServiceMethods.service,
      method: AuthV1.SecondFactorServiceMethods.beginSecondFactor,
      access: access(to: .beginSecondFactor)
    ) { (request: AuthV1.BeginSecondFactorRequest, context: ServerCallContext) -> AuthV1.BeginSecondFactorResponse in
      try await self.beginSecondFactor(request, context: context)
    }
    registry.unary(
      service: AuthV1.SecondFactorServiceMethods.service,
      method: AuthV1.SecondFactorServiceMethods.confirmSecondFactor,
      access: access(to: .confirmSecondFactor)
    ) { (request: AuthV1.ConfirmSecondFactorRequest, context: ServerCallContext) -> AuthV1.ConfirmSecondFactorResponse in
      try await self.confirmSecondFactor(request, context: context)
    }
    registry.unary(
      service: AuthV1.SecondFactorServiceMethods.service,
      method: AuthV1.SecondFactorServiceMethods.renewSecondFactorCodes,
      access: access(to: .renewSecondFactorCodes)
    ) { (request: AuthV1.RenewSecondFactorCodesRequest, context: ServerCallContext) -> AuthV1.RenewSecondFactorCodesResponse in
      try await self.renewSecondFactorCodes(request, context: context)
    }
    registry.unary(
      service: AuthV1.SecondFactorServiceMethods.service,
      method: AuthV1.SecondFactorServiceMethods.deleteSecondFactor,
      access: access(to: .deleteSecondFactor)
    ) { (request: AuthV1.DeleteSecondFactorRequest, context: ServerCallContext) -> AuthV1.DeleteSecondFactorResponse in
      try await self.deleteSecondFactor(request, context: context)
    }
  }
}

/// What a handler does not have answers UNIMPLEMENTED.
extension AuthV1.SecondFactorServiceProtocol {
  public func getSecondFactor(
    _ request: AuthV1.GetSecondFactorRequest,
    context: ServerCallContext
  ) async throws -> AuthV1.SecondFactor {
    throw RPCError(.unimplemented, "GetSecondFactor is not implemented here")
  }

  public func beginSecondFactor(
    _ request: AuthV1.BeginSecondFactorRequest,
    context: ServerCallContext
  ) async throws -> AuthV1.BeginSecondFactorResponse {
    throw RPCError(.unimplemented, "BeginSecondFactor is not implemented here")
  }

  public func confirmSecondFactor(
    _ request: AuthV1.ConfirmSecondFactorRequest,
    context: ServerCallContext
  ) async throws -> AuthV1.ConfirmSecondFactorResponse {
    throw RPCError(.unimplemented, "ConfirmSecondFactor is not implemented here")
  }

  public func renewSecondFactorCodes(
    _ request: AuthV1.RenewSecondFactorCodesRequest,
    context: ServerCallContext
  ) async throws -> AuthV1.RenewSecondFactorCodesResponse {
    throw RPCError(.unimplemented, "RenewSecondFactorCodes is not implemented here")
  }

  public func deleteSecondFactor(
    _ request: AuthV1.DeleteSecondFactorRequest,
    context: ServerCallContext
  ) async throws -> AuthV1.DeleteSecondFactorResponse {
    throw RPCError(.unimplemented, "DeleteSecondFactor is not implemented here")
  }
}
