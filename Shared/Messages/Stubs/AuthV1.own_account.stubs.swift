// Generated from otolith/auth/v1/own_account.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

public import Messages
public import RPCClient
import RPCCore
public import RPCServer

extension AuthV1 {
  /// Changes the caller's own account; AccountService.GetAccount reads it. All methods return
  /// UNAUTHENTICATED with reason SESSION_ENDED if the session of the token has ended.
  public protocol OwnAccountServiceProtocol: RegistrableService {
    /// Who may call a method; looked at once, when the service is registered.
    func access(to method: AuthV1.OwnAccountServiceMethod) -> MethodAccess

    /// Changes username, language, newsletter, mails to teams and profile. Repeating the call with the
    /// same etag returns the same response as long as the account has the requested state.
    ///
    /// Errors: INVALID_ARGUMENT, also without an etag (REQUIRED), for a path of the mask that cannot
    /// be changed (FIELD_NOT_WRITABLE, FIELD_UNKNOWN) and for a profile field that is set without
    /// consent (CONSENT_REQUIRED); ABORTED with reason ETAG_MISMATCH; ALREADY_EXISTS with reason
    /// USERNAME_TAKEN; FAILED_PRECONDITION with reason NAME_REQUIRED (the account could not sign in
    /// without a username and an address), ADDRESS_MISSING (a newsletter needs one) or
    /// ACCOUNT_ANONYMOUS (call UpgradeAccount to set a username and password).
    func updateAccount(
      _ request: AuthV1.UpdateAccountRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.Account

    /// Mails a code to the new address, and another to the current address if there is one; both are
    /// valid for 24 hours. If the new address belongs to another account, only the mail says so. A
    /// later request replaces this one. Needs a recent proof of the password.
    ///
    /// Not idempotent: each call mails codes, which replace the previous ones. Repeating the call
    /// after a lost response is harmless: the codes of the newest mails are valid.
    ///
    /// Errors: INVALID_ARGUMENT; FAILED_PRECONDITION with reason ACCOUNT_ANONYMOUS; PERMISSION_DENIED
    /// with reason FRESH_PROOF_REQUIRED or PASSWORD_WRONG; RESOURCE_EXHAUSTED with reason
    /// TOO_MANY_ATTEMPTS and RetryInfo after three requests of one account or to one address.
    func requestEmailChange(
      _ request: AuthV1.RequestEmailChangeRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.RequestEmailChangeResponse

    /// Sets the new address and notifies the previous one. Reset codes that were mailed to the
    /// previous address become invalid. Repeating the call is safe until the codes expire.
    ///
    /// Errors: INVALID_ARGUMENT; PERMISSION_DENIED with reason CODE_REJECTED for a wrong, replaced or
    /// expired code, or if no change was requested; FAILED_PRECONDITION with reason EMAIL_TAKEN if
    /// another account confirmed the address in the meantime; RESOURCE_EXHAUSTED with reason
    /// TOO_MANY_ATTEMPTS and RetryInfo.
    func confirmEmailChange(
      _ request: AuthV1.ConfirmEmailChangeRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.ConfirmEmailChangeResponse

    /// Withdraws the consent to keeping the address. The address and the newsletter subscription are
    /// deleted. The last mail to the address contains the recovery code, which is also returned here.
    /// A pending address (`pending_email`) is dropped.
    ///
    /// Not idempotent: each call returns another recovery code, because the first response may have
    /// been lost; all of them are valid. Repeating the call after a lost response is harmless.
    ///
    /// Errors: INVALID_ARGUMENT; FAILED_PRECONDITION with reason NAME_REQUIRED (the account has no
    /// username to sign in with) or ACCOUNT_ANONYMOUS; PERMISSION_DENIED with reason PASSWORD_WRONG;
    /// RESOURCE_EXHAUSTED with reason TOO_MANY_ATTEMPTS and RetryInfo after five wrong passwords;
    /// UNAUTHENTICATED with reason SESSION_ENDED.
    func deleteEmail(
      _ request: AuthV1.DeleteEmailRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.DeleteEmailResponse

    /// Gives an anonymous account a name and a password. It stays the same participant with all
    /// enrolments, plans, answers and sessions. With a username, the account can sign in at once; an
    /// address is mailed a code for ConfirmEmailChange. With an address alone, the account stays
    /// anonymous until it is confirmed. If two devices upgrade at the same time, one succeeds.
    /// Accounts are never merged. Repeating the call returns ALREADY_EXISTS; an address alone gets
    /// another mail, whose code replaces the first, only after five minutes.
    ///
    /// Errors: INVALID_ARGUMENT; ALREADY_EXISTS with reason USERNAME_TAKEN; FAILED_PRECONDITION with
    /// reason ACCOUNT_NOT_ANONYMOUS; RESOURCE_EXHAUSTED with reason TOO_MANY_ATTEMPTS and RetryInfo.
    func upgradeAccount(
      _ request: AuthV1.UpgradeAccountRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.UpgradeAccountResponse
  }

  /// Calls the methods that ``OwnAccountServiceProtocol`` describes.
  public struct OwnAccountServiceClient: Sendable {
    private let channel: any ClientChannel

    public init(_ channel: any ClientChannel) {
      self.channel = channel
    }

    public func updateAccount(
      _ request: AuthV1.UpdateAccountRequest,
      options: CallOptions = CallOptions()
    ) async throws -> AuthV1.Account {
      try await channel.unary(
        service: OwnAccountServiceMethods.service,
        method: OwnAccountServiceMethods.updateAccount,
        request: request,
        options: options)
    }

    public func requestEmailChange(
      _ request: AuthV1.RequestEmailChangeRequest,
      options: CallOptions = CallOptions()
    ) async throws -> AuthV1.RequestEmailChangeResponse {
      try await channel.unary(
        service: OwnAccountServiceMethods.service,
        method: OwnAccountServiceMethods.requestEmailChange,
        request: request,
        options: options)
    }

    public func confirmEmailChange(
      _ request: AuthV1.ConfirmEmailChangeRequest,
      options: CallOptions = CallOptions()
    ) async throws -> AuthV1.ConfirmEmailChangeResponse {
      try await channel.unary(
        service: OwnAccountServiceMethods.service,
        method: OwnAccountServiceMethods.confirmEmailChange,
        request: request,
        options: options)
    }

    public func deleteEmail(
      _ request: AuthV1.DeleteEmailRequest,
      options: CallOptions = CallOptions()
    ) async throws -> AuthV1.DeleteEmailResponse {
      try await channel.unary(
        service: OwnAccountServiceMethods.service,
        method: OwnAccountServiceMethods.deleteEmail,
        request: request,
        options: options)
    }

    public func upgradeAccount(
      _ request: AuthV1.UpgradeAccountRequest,
      options: CallOptions = CallOptions()
    ) async throws -> AuthV1.UpgradeAccountResponse {
      try await channel.unary(
        service: OwnAccountServiceMethods.service,
        method: OwnAccountServiceMethods.upgradeAccount,
        request: request,
        options: options)
    }
  }

  /// The methods of `otolith.auth.v1.OwnAccountService`, by their names on the wire.
  public enum OwnAccountServiceMethod: String, Sendable, CaseIterable {
    case updateAccount = "UpdateAccount"
    case requestEmailChange = "RequestEmailChange"
    case confirmEmailChange = "ConfirmEmailChange"
    case deleteEmail = "DeleteEmail"
    case upgradeAccount = "UpgradeAccount"
  }

  /// The names of `otolith.auth.v1.OwnAccountService` and its methods on the wire.
  public enum OwnAccountServiceMethods {
    public static let service = "otolith.auth.v1.OwnAccountService"
    public static let updateAccount = "UpdateAccount"
    public static let requestEmailChange = "RequestEmailChange"
    public static let confirmEmailChange = "ConfirmEmailChange"
    public static let deleteEmail = "DeleteEmail"
    public static let upgradeAccount = "UpgradeAccount"
  }
}

extension AuthV1.OwnAccountServiceProtocol {
  /// Adds every method of the service, and the file that describes it.
  public func register(with registry: inout MethodRegistry) {
    registry.describe(by: AuthV1.ownAccountFile)
    registry.unary(
      service: AuthV1.OwnAccountServiceMethods.service,
      method: AuthV1.OwnAccountServiceMethods.updateAccount,
      access: access(to: .updateAccount)
    ) { (request: AuthV1.UpdateAccountRequest, context: ServerCallContext) -> AuthV1.Account in
      try await self.updateAccount(request, context: context)
    }
    registry.unary(
      service: AuthV1.OwnAccountServiceMethods.service,
      method: AuthV1.OwnAccountServiceMethods.requestEmailChange,
      access: access(to: .requestEmailChange)
    ) { (request: AuthV1.RequestEmailChangeRequest, context: ServerCallContext) -> AuthV1.RequestEmailChangeResponse in
      try await self.requestEmailChange(request, context: context)
    }
    registry.unary(
      service: AuthV1.OwnAccountServiceMethods.service,
      method: AuthV1.OwnAccountServiceMethods.confirmEmailChange,
      access: access(to: .confirmEmailChange)
    ) { (request: AuthV1.ConfirmEmailChangeRequest, context: ServerCallContext) -> AuthV1.ConfirmEmailChangeResponse in
      try await self.confirmEmailChange(request, context: context)
    }
    registry.unary(
      service: AuthV1.OwnAccountServiceMethods.service,
      method: AuthV1.OwnAccountServiceMethods.deleteEmail,
      access: access(to: .deleteEmail)
    ) { (request: AuthV1.DeleteEmailRequest, context: ServerCallContext) -> AuthV1.DeleteEmailResponse in
      try await self.deleteEmail(request, context: context)
    }
    registry.unary(
      service: AuthV1.OwnAccountServiceMethods.service,
      method: AuthV1.OwnAccountServiceMethods.upgradeAccount,
      access: access(to: .upgradeAccount)
    ) { (request: AuthV1.UpgradeAccountRequest, context: ServerCallContext) -> AuthV1.UpgradeAccountResponse in
      try await self.upgradeAccount(request, context: context)
    }
  }
}

/// What a handler does not have answers UNIMPLEMENTED.
extension AuthV1.OwnAccountServiceProtocol {
  public func updateAccount(
    _ request: AuthV1.UpdateAccountRequest,
    context: ServerCallContext
  ) async throws -> AuthV1.Account {
    throw RPCError(.unimplemented, "UpdateAccount is not implemented here")
  }

  public func requestEmailChange(
    _ request: AuthV1.RequestEmailChangeRequest,
    context: ServerCallContext
  ) async throws -> AuthV1.RequestEmailChangeResponse {
    throw RPCError(.unimplemented, "RequestEmailChange is not implemented here")
  }

  public func confirmEmailChange(
    _ request: AuthV1.ConfirmEmailChangeRequest,
    context: ServerCallContext
  ) async throws -> AuthV1.ConfirmEmailChangeResponse {
    throw RPCError(.unimplemented, "ConfirmEmailChange is not implemented here")
  }

  public func deleteEmail(
    _ request: AuthV1.DeleteEmailRequest,
    context: ServerCallContext
  ) async throws -> AuthV1.DeleteEmailResponse {
    throw RPCError(.unimplemented, "DeleteEmail is not implemented here")
  }

  public func upgradeAccount(
    _ request: AuthV1.UpgradeAccountRequest,
    context: ServerCallContext
  ) async throws -> AuthV1.UpgradeAccountResponse {
    throw RPCError(.unimplemented, "UpgradeAccount is not implemented here")
  }
}
