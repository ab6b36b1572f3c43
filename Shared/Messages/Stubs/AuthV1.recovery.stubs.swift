// Generated from otolith/auth/v1/recovery.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

public import Messages
public import RPCClient
import RPCCore
public import RPCServer

extension AuthV1 {
  /// Setting a password without the one before. Callable without a token, but for what says otherwise.
  public protocol RecoveryServiceProtocol: RegistrableService {
    /// Who may call a method; looked at once, when the service is registered.
    func access(to method: AuthV1.RecoveryServiceMethod) -> MethodAccess

    /// Mails a code, and a link with it where the operator set a base for links, to the address that the
    /// account keeps; the mail is good for 30 minutes. Does nothing for an account without an address, and for
    /// one that does not exist. One that waits for confirmation is mailed another confirmation code instead,
    /// and the code before is good no more; whoever has forgotten its password, too, registers again. Neither
    /// the answer nor its time tells which: the account is looked up after the answer. For the same name or
    /// address one mail is sent at once, then one a minute, with growing pauses up to half an hour; what is
    /// asked for in between is answered the same, without a mail.
    ///
    /// Not idempotent: the second call may mail another code. Sending it again when the answer was lost does
    /// no harm: each code is good until one of them is used.
    ///
    /// Errors: RESOURCE_EXHAUSTED with reason MAIL_REQUESTS_LIMIT and RetryInfo while 10,000 requests for
    /// mails wait.
    func requestPasswordReset(
      _ request: AuthV1.RequestPasswordResetRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.RequestPasswordResetResponse

    /// Sets the password of the account that a mailed code, or one that was handed over, is for. Confirms an
    /// account that waits for its owner. Ends all sessions (access tokens that are out end within their ten
    /// minutes), makes every other code of the account worthless, and tells by mail. A code works once; the
    /// same request again within 30 minutes, with the same password, is answered as the first time.
    ///
    /// Errors: INVALID_ARGUMENT, with reason CODE_MISTYPED where the check character does not fit;
    /// PERMISSION_DENIED with reason CODE_REJECTED for a wrong, used or expired code; RESOURCE_EXHAUSTED with
    /// reason TOO_MANY_ATTEMPTS and RetryInfo after five requests with one good code that all failed.
    func resetPassword(
      _ request: AuthV1.ResetPasswordRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.ResetPasswordResponse

    /// As ResetPassword, by the account's recovery code. The code is used up; another one is answered where
    /// the account keeps no address. The same request again within 30 minutes is answered with yet another one,
    /// any of which is good.
    ///
    /// Errors: as ResetPassword; CODE_REJECTED for the code of another account and for an unknown name, too,
    /// and TOO_MANY_ATTEMPTS after five wrong codes for one name. Wrong codes keep no right one waiting.
    func recoverAccount(
      _ request: AuthV1.RecoverAccountRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.RecoverAccountResponse

    /// Another recovery code for the caller's account, in the place of those before. Needs a token.
    ///
    /// Not idempotent: another code takes the place of the first. Sending it again when the answer was lost
    /// does no harm: the newest answer has the code that counts.
    ///
    /// Errors: INVALID_ARGUMENT; PERMISSION_DENIED with reason PASSWORD_WRONG; FAILED_PRECONDITION with reason
    /// ACCOUNT_ANONYMOUS: it has no password; RESOURCE_EXHAUSTED with reason TOO_MANY_ATTEMPTS and RetryInfo
    /// after five wrong passwords; UNAUTHENTICATED with reason SESSION_ENDED.
    func renewRecoveryCode(
      _ request: AuthV1.RenewRecoveryCodeRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.RenewRecoveryCodeResponse

    /// For administrators: sends somebody what lets them in, by mail where the account has an address. Staff
    /// without an address get a code that the administrator hands over; a participant's code is never shown.
    /// Stands in the audit log. Needs a token with that role.
    ///
    /// Not idempotent: the second call mails, or answers, another code, which is good beside the first.
    ///
    /// Errors: NOT_FOUND with reason ACCOUNT_UNKNOWN; FAILED_PRECONDITION with reason ADDRESS_MISSING: a
    /// participant's account keeps no address; a recovery code is the way back in.
    func sendAccessCode(
      _ request: AuthV1.SendAccessCodeRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.SendAccessCodeResponse
  }

  /// Setting a password without the one before. Callable without a token, but for what says otherwise.
  public struct RecoveryServiceClient: Sendable {
    private let channel: any ClientChannel

    public init(_ channel: any ClientChannel) {
      self.channel = channel
    }

    /// Mails a code, and a link with it where the operator set a base for links, to the address that the
    /// account keeps; the mail is good for 30 minutes. Does nothing for an account without an address, and for
    /// one that does not exist. One that waits for confirmation is mailed another confirmation code instead,
    /// and the code before is good no more; whoever has forgotten its password, too, registers again. Neither
    /// the answer nor its time tells which: the account is looked up after the answer. For the same name or
    /// address one mail is sent at once, then one a minute, with growing pauses up to half an hour; what is
    /// asked for in between is answered the same, without a mail.
    ///
    /// Not idempotent: the second call may mail another code. Sending it again when the answer was lost does
    /// no harm: each code is good until one of them is used.
    ///
    /// Errors: RESOURCE_EXHAUSTED with reason MAIL_REQUESTS_LIMIT and RetryInfo while 10,000 requests for
    /// mails wait.
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

    /// Sets the password of the account that a mailed code, or one that was handed over, is for. Confirms an
    /// account that waits for its owner. Ends all sessions (access tokens that are out end within their ten
    /// minutes), makes every other code of the account worthless, and tells by mail. A code works once; the
    /// same request again within 30 minutes, with the same password, is answered as the first time.
    ///
    /// Errors: INVALID_ARGUMENT, with reason CODE_MISTYPED where the check character does not fit;
    /// PERMISSION_DENIED with reason CODE_REJECTED for a wrong, used or expired code; RESOURCE_EXHAUSTED with
    /// reason TOO_MANY_ATTEMPTS and RetryInfo after five requests with one good code that all failed.
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

    /// As ResetPassword, by the account's recovery code. The code is used up; another one is answered where
    /// the account keeps no address. The same request again within 30 minutes is answered with yet another one,
    /// any of which is good.
    ///
    /// Errors: as ResetPassword; CODE_REJECTED for the code of another account and for an unknown name, too,
    /// and TOO_MANY_ATTEMPTS after five wrong codes for one name. Wrong codes keep no right one waiting.
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

    /// Another recovery code for the caller's account, in the place of those before. Needs a token.
    ///
    /// Not idempotent: another code takes the place of the first. Sending it again when the answer was lost
    /// does no harm: the newest answer has the code that counts.
    ///
    /// Errors: INVALID_ARGUMENT; PERMISSION_DENIED with reason PASSWORD_WRONG; FAILED_PRECONDITION with reason
    /// ACCOUNT_ANONYMOUS: it has no password; RESOURCE_EXHAUSTED with reason TOO_MANY_ATTEMPTS and RetryInfo
    /// after five wrong passwords; UNAUTHENTICATED with reason SESSION_ENDED.
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

    /// For administrators: sends somebody what lets them in, by mail where the account has an address. Staff
    /// without an address get a code that the administrator hands over; a participant's code is never shown.
    /// Stands in the audit log. Needs a token with that role.
    ///
    /// Not idempotent: the second call mails, or answers, another code, which is good beside the first.
    ///
    /// Errors: NOT_FOUND with reason ACCOUNT_UNKNOWN; FAILED_PRECONDITION with reason ADDRESS_MISSING: a
    /// participant's account keeps no address; a recovery code is the way back in.
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
