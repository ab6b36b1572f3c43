// Generated from otolith/auth/v1/recovery.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

public import Messages
public import RPCClient
import RPCCore
public import RPCServer

extension AuthV1 {
  /// Sets a password without the previous one. Callable without a token unless a method states
  /// otherwise.
  public protocol RecoveryServiceProtocol: RegistrableService {
    /// Who may call a method; looked at once, when the service is registered.
    func access(to method: AuthV1.RecoveryServiceMethod) -> MethodAccess

    /// Mails a code to the account's address, with a link if the operator configured a base URL for
    /// links. The code is valid for 30 minutes. Does nothing if the account does not exist or has no
    /// address. An unconfirmed account is mailed a new confirmation code instead, which replaces the
    /// previous one; if its password is forgotten, too, register again.
    ///
    /// Neither the response nor its timing reveals which case applies: the account is looked up after
    /// the response. For each name or address, one mail is sent at once, then one a minute, with
    /// pauses growing up to half an hour; requests in between get the same response without a mail.
    ///
    /// Not idempotent: the second call may mail another code. Repeating the call after a lost response
    /// is harmless: each code is valid until one of them is used.
    ///
    /// Errors: RESOURCE_EXHAUSTED with reason MAIL_REQUESTS_LIMIT and RetryInfo while 10,000 mail
    /// requests are queued.
    func requestPasswordReset(
      _ request: AuthV1.RequestPasswordResetRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.RequestPasswordResetResponse

    /// Sets the password of the account that a mailed or handed-over code belongs to. Confirms an
    /// account that waits for its owner. Ends all sessions (issued access tokens expire within ten
    /// minutes), invalidates all other codes of the account, and sends a mail about the change. A code
    /// works once; repeating the request within 30 minutes with the same password returns the same
    /// response.
    ///
    /// Errors: INVALID_ARGUMENT, with reason CODE_MISTYPED if the check character does not match;
    /// PERMISSION_DENIED with reason CODE_REJECTED for a wrong, used or expired code;
    /// RESOURCE_EXHAUSTED with reason TOO_MANY_ATTEMPTS and RetryInfo after five failed requests with
    /// one valid code.
    func resetPassword(
      _ request: AuthV1.ResetPasswordRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.ResetPasswordResponse

    /// Sets the password as ResetPassword does, using the account's recovery code. The code is
    /// consumed; if the account has no address, the response contains a new one. Repeating the request
    /// within 30 minutes returns yet another code; all of them are valid.
    ///
    /// Errors: as ResetPassword; CODE_REJECTED also for the code of another account and for an unknown
    /// name, and TOO_MANY_ATTEMPTS after five wrong codes for one name. Wrong codes do not delay a
    /// correct one.
    func recoverAccount(
      _ request: AuthV1.RecoverAccountRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.RecoverAccountResponse

    /// Creates a new recovery code for the caller's account and invalidates the previous ones. Needs a
    /// token.
    ///
    /// Not idempotent: each call returns a new code, which replaces the previous one. Repeating the
    /// call after a lost response is harmless: the code of the latest response is valid.
    ///
    /// Errors: INVALID_ARGUMENT; PERMISSION_DENIED with reason PASSWORD_WRONG; FAILED_PRECONDITION
    /// with reason ACCOUNT_ANONYMOUS: the account has no password; RESOURCE_EXHAUSTED with reason
    /// TOO_MANY_ATTEMPTS and RetryInfo after five wrong passwords; UNAUTHENTICATED with reason
    /// SESSION_ENDED.
    func renewRecoveryCode(
      _ request: AuthV1.RenewRecoveryCodeRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.RenewRecoveryCodeResponse

    /// Sends an account a code to sign in with, by mail if the account has an address. Codes of staff
    /// accounts without an address are returned, to be handed over; a participant's code is never
    /// shown. Recorded in the audit log. Needs a token of an administrator.
    ///
    /// Not idempotent: the second call mails or returns another code, which is valid in addition to
    /// the first.
    ///
    /// Errors: NOT_FOUND with reason ACCOUNT_UNKNOWN; FAILED_PRECONDITION with reason ADDRESS_MISSING:
    /// the participant's account has no address and can only be recovered with its recovery code.
    func sendAccessCode(
      _ request: AuthV1.SendAccessCodeRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.SendAccessCodeResponse
  }

  /// Calls the methods that ``RecoveryServiceProtocol`` describes.
  public struct RecoveryServiceClient: Sendable {
    private let channel: any ClientChannel

    public init(_ channel: any ClientChannel) {
      self.channel = channel
    }

    public func requestPasswordReset(
      _ request: AuthV1.RequestPasswordResetRequest,
      options: CallOptions = CallOptions()
    ) async throws -> AuthV1.RequestPasswordResetResponse {
      try await channel.unary(
        service: RecoveryServiceMethods.service,
        method: RecoveryServiceMethods.requestPasswordReset,
        request: request,
        options: options)
    }

    public func resetPassword(
      _ request: AuthV1.ResetPasswordRequest,
      options: CallOptions = CallOptions()
    ) async throws -> AuthV1.ResetPasswordResponse {
      try await channel.unary(
        service: RecoveryServiceMethods.service,
        method: RecoveryServiceMethods.resetPassword,
        request: request,
        options: options)
    }

    public func recoverAccount(
      _ request: AuthV1.RecoverAccountRequest,
      options: CallOptions = CallOptions()
    ) async throws -> AuthV1.RecoverAccountResponse {
      try await channel.unary(
        service: RecoveryServiceMethods.service,
        method: RecoveryServiceMethods.recoverAccount,
        request: request,
        options: options)
    }

    public func renewRecoveryCode(
      _ request: AuthV1.RenewRecoveryCodeRequest,
      options: CallOptions = CallOptions()
    ) async throws -> AuthV1.RenewRecoveryCodeResponse {
      try await channel.unary(
        service: RecoveryServiceMethods.service,
        method: RecoveryServiceMethods.renewRecoveryCode,
        request: request,
        options: options)
    }

    public func sendAccessCode(
      _ request: AuthV1.SendAccessCodeRequest,
      options: CallOptions = CallOptions()
    ) async throws -> AuthV1.SendAccessCodeResponse {
      try await channel.unary(
        service: RecoveryServiceMethods.service,
        method: RecoveryServiceMethods.sendAccessCode,
        request: request,
        options: options)
    }
  }

  /// The methods of `otolith.auth.v1.RecoveryService`, by their names on the wire.
  public enum RecoveryServiceMethod: String, Sendable, CaseIterable {
    case requestPasswordReset = "RequestPasswordReset"
    case resetPassword = "ResetPassword"
    case recoverAccount = "RecoverAccount"
    case renewRecoveryCode = "RenewRecoveryCode"
    case sendAccessCode = "SendAccessCode"
  }

  /// The names of `otolith.auth.v1.RecoveryService` and its methods on the wire.
  public enum RecoveryServiceMethods {
    public static let service = "otolith.auth.v1.RecoveryService"
    public static let requestPasswordReset = "RequestPasswordReset"
    public static let resetPassword = "ResetPassword"
    public static let recoverAccount = "RecoverAccount"
    public static let renewRecoveryCode = "RenewRecoveryCode"
    public static let sendAccessCode = "SendAccessCode"
  }
}

extension AuthV1.RecoveryServiceProtocol {
  /// Adds every method of the service, and the file that describes it.
  public func register(with registry: inout MethodRegistry) {
    registry.describe(by: AuthV1.recoveryFile)
    registry.unary(
      service: AuthV1.RecoveryServiceMethods.service,
      method: AuthV1.RecoveryServiceMethods.requestPasswordReset,
      access: access(to: .requestPasswordReset)
    ) { (request: AuthV1.RequestPasswordResetRequest, context: ServerCallContext) -> AuthV1.RequestPasswordResetResponse in
      try await self.requestPasswordReset(request, context: context)
    }
    registry.unary(
      service: AuthV1.RecoveryServiceMethods.service,
      method: AuthV1.RecoveryServiceMethods.resetPassword,
      access: access(to: .resetPassword)
    ) { (request: AuthV1.ResetPasswordRequest, context: ServerCallContext) -> AuthV1.ResetPasswordResponse in
      try await self.resetPassword(request, context: context)
    }
    registry.unary(
      service: AuthV1.RecoveryServiceMethods.service,
      method: AuthV1.RecoveryServiceMethods.recoverAccount,
      access: access(to: .recoverAccount)
    ) { (request: AuthV1.RecoverAccountRequest, context: ServerCallContext) -> AuthV1.RecoverAccountResponse in
      try await self.recoverAccount(request, context: context)
    }
    registry.unary(
      service: AuthV1.RecoveryServiceMethods.service,
      method: AuthV1.RecoveryServiceMethods.renewRecoveryCode,
      access: access(to: .renewRecoveryCode)
    ) { (request: AuthV1.RenewRecoveryCodeRequest, context: ServerCallContext) -> AuthV1.RenewRecoveryCodeResponse in
      try await self.renewRecoveryCode(request, context: context)
    }
    registry.unary(
      service: AuthV1.RecoveryServiceMethods.service,
      method: AuthV1.RecoveryServiceMethods.sendAccessCode,
      access: access(to: .sendAccessCode)
    ) { (request: AuthV1.SendAccessCodeRequest, context: ServerCallContext) -> AuthV1.SendAccessCodeResponse in
      try await self.sendAccessCode(request, context: context)
    }
  }
}

/// What a handler does not have answers UNIMPLEMENTED.
extension AuthV1.RecoveryServiceProtocol {
  public func requestPasswordReset(
    _ request: AuthV1.RequestPasswordResetRequest,
    context: ServerCallContext
  ) async throws -> AuthV1.RequestPasswordResetResponse {
    throw RPCError(.unimplemented, "RequestPasswordReset is not implemented here")
  }

  public func resetPassword(
    _ request: AuthV1.ResetPasswordRequest,
    context: ServerCallContext
  ) async throws -> AuthV1.ResetPasswordResponse {
    throw RPCError(.unimplemented, "ResetPassword is not implemented here")
  }

  public func recoverAccount(
    _ request: AuthV1.RecoverAccountRequest,
    context: ServerCallContext
  ) async throws -> AuthV1.RecoverAccountResponse {
    throw RPCError(.unimplemented, "RecoverAccount is not implemented here")
  }

  public func renewRecoveryCode(
    _ request: AuthV1.RenewRecoveryCodeRequest,
    context: ServerCallContext
  ) async throws -> AuthV1.RenewRecoveryCodeResponse {
    throw RPCError(.unimplemented, "RenewRecoveryCode is not implemented here")
  }

  public func sendAccessCode(
    _ request: AuthV1.SendAccessCodeRequest,
    context: ServerCallContext
  ) async throws -> AuthV1.SendAccessCodeResponse {
    throw RPCError(.unimplemented, "SendAccessCode is not implemented here")
  }
}
