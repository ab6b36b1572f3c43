// Generated from otolith/auth/v1/own_account.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

public import Messages
public import RPCClient
import RPCCore
public import RPCServer

extension AuthV1 {
  /// For everybody who is signed in; AccountService.GetAccount reads what this changes. All methods answer
  /// UNAUTHENTICATED with reason SESSION_ENDED when the session of the token has ended.
  public protocol OwnAccountServiceProtocol: RegistrableService {
    /// Who may call a method; looked at once, when the service is registered.
    func access(to method: AuthV1.OwnAccountServiceMethod) -> MethodAccess

    /// Changes username, language, newsletter and profile. Sent again with the same etag it answers the same,
    /// while the account is as it asks.
    ///
    /// Errors: INVALID_ARGUMENT, also without an etag (REQUIRED), for a path of the mask that cannot be changed
    /// (FIELD_NOT_WRITABLE, FIELD_UNKNOWN) and for a field of the profile that is set without consent
    /// (CONSENT_REQUIRED); ABORTED with reason ETAG_MISMATCH; ALREADY_EXISTS with reason USERNAME_TAKEN;
    /// FAILED_PRECONDITION with reason NAME_REQUIRED (without a username and without an address nobody could
    /// sign in), ADDRESS_MISSING (a newsletter needs one) or ACCOUNT_ANONYMOUS (a username comes with a
    /// password: UpgradeAccount).
    func updateAccount(
      _ request: AuthV1.UpdateAccountRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.Account

    /// Mails a code to a new address, and another to the address that is kept, if there is one; both are good
    /// for 24 hours. Whether the new address belongs to somebody else is told there, by mail, and not here.
    /// A later request takes the place of this one. Needs a fresh proof of the password.
    ///
    /// Not idempotent: each call mails codes, which replace those before. Sending it again when the answer was
    /// lost does no harm: the newest mails have the codes that count.
    ///
    /// Errors: INVALID_ARGUMENT; FAILED_PRECONDITION with reason ACCOUNT_ANONYMOUS; PERMISSION_DENIED with
    /// reason FRESH_PROOF_REQUIRED or PASSWORD_WRONG; RESOURCE_EXHAUSTED with reason TOO_MANY_ATTEMPTS and
    /// RetryInfo after three requests of one account or to one address.
    func requestEmailChange(
      _ request: AuthV1.RequestEmailChangeRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.RequestEmailChangeResponse

    /// Takes the new address for the account. The former one is told. Codes that were mailed to it for a reset
    /// are good no more. Sending it again is safe until the codes expire.
    ///
    /// Errors: INVALID_ARGUMENT; PERMISSION_DENIED with reason CODE_REJECTED for a wrong, replaced or expired
    /// code, and where none was asked for; FAILED_PRECONDITION with reason EMAIL_TAKEN when another account
    /// proved the address in the meantime; RESOURCE_EXHAUSTED with reason TOO_MANY_ATTEMPTS and RetryInfo.
    func confirmEmailChange(
      _ request: AuthV1.ConfirmEmailChangeRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.ConfirmEmailChangeResponse

    /// Takes back the consent to the keeping of the address. It is deleted, and with it the wish for a
    /// newsletter; the last mail to it has the recovery code, which is answered here, too. An address that waits
    /// for its codes (`pending_email`) waits no more.
    ///
    /// Not idempotent: each call answers another recovery code, since the first answer may have been lost; any
    /// of them is good. Sending it again when the answer was lost does no harm.
    ///
    /// Errors: INVALID_ARGUMENT; FAILED_PRECONDITION with reason NAME_REQUIRED (the account has no username to sign
    /// in with) or ACCOUNT_ANONYMOUS; PERMISSION_DENIED with reason PASSWORD_WRONG; RESOURCE_EXHAUSTED with reason
    /// TOO_MANY_ATTEMPTS and RetryInfo after five wrong passwords; UNAUTHENTICATED with reason SESSION_ENDED.
    func deleteEmail(
      _ request: AuthV1.DeleteEmailRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.DeleteEmailResponse

    /// Gives an anonymous account a name and a password. It stays the same participant, with all enrolments,
    /// plans and answers; its sessions go on. With a username the account can be signed in to at once; an
    /// address is mailed a code for ConfirmEmailChange. With an address alone the account stays anonymous until
    /// that code came. Of two devices that do so at once one succeeds; nothing is ever merged with an account
    /// that exists. Sent again, it is answered as the first time.
    ///
    /// Errors: INVALID_ARGUMENT; ALREADY_EXISTS with reason USERNAME_TAKEN; FAILED_PRECONDITION with reason
    /// ACCOUNT_NOT_ANONYMOUS; RESOURCE_EXHAUSTED with reason TOO_MANY_ATTEMPTS and RetryInfo.
    func upgradeAccount(
      _ request: AuthV1.UpgradeAccountRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.UpgradeAccountResponse
  }

  /// For everybody who is signed in; AccountService.GetAccount reads what this changes. All methods answer
  /// UNAUTHENTICATED with reason SESSION_ENDED when the session of the token has ended.
  public struct OwnAccountServiceClient: Sendable {
    private let channel: any ClientChannel

    public init(_ channel: any ClientChannel) {
      self.channel = channel
    }

    /// Changes username, language, newsletter and profile. Sent again with the same etag it answers the same,
    /// while the account is as it asks.
    ///
    /// Errors: INVALID_ARGUMENT, also without an etag (REQUIRED), for a path of the mask that cannot be changed
    /// (FIELD_NOT_WRITABLE, FIELD_UNKNOWN) and for a field of the profile that is set without consent
    /// (CONSENT_REQUIRED); ABORTED with reason ETAG_MISMATCH; ALREADY_EXISTS with reason USERNAME_TAKEN;
    /// FAILED_PRECONDITION with reason NAME_REQUIRED (without a username and without an address nobody could
    /// sign in), ADDRESS_MISSING (a newsletter needs one) or ACCOUNT_ANONYMOUS (a username comes with a
    /// password: UpgradeAccount).
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

    /// Mails a code to a new address, and another to the address that is kept, if there is one; both are good
    /// for 24 hours. Whether the new address belongs to somebody else is told there, by mail, and not here.
    /// A later request takes the place of this one. Needs a fresh proof of the password.
    ///
    /// Not idempotent: each call mails codes, which replace those before. Sending it again when the answer was
    /// lost does no harm: the newest mails have the codes that count.
    ///
    /// Errors: INVALID_ARGUMENT; FAILED_PRECONDITION with reason ACCOUNT_ANONYMOUS; PERMISSION_DENIED with
    /// reason FRESH_PROOF_REQUIRED or PASSWORD_WRONG; RESOURCE_EXHAUSTED with reason TOO_MANY_ATTEMPTS and
    /// RetryInfo after three requests of one account or to one address.
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

    /// Takes the new address for the account. The former one is told. Codes that were mailed to it for a reset
    /// are good no more. Sending it again is safe until the codes expire.
    ///
    /// Errors: INVALID_ARGUMENT; PERMISSION_DENIED with reason CODE_REJECTED for a wrong, replaced or expired
    /// code, and where none was asked for; FAILED_PRECONDITION with reason EMAIL_TAKEN when another account
    /// proved the address in the meantime; RESOURCE_EXHAUSTED with reason TOO_MANY_ATTEMPTS and RetryInfo.
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

    /// Takes back the consent to the keeping of the address. It is deleted, and with it the wish for a
    /// newsletter; the last mail to it has the recovery code, which is answered here, too. An address that waits
    /// for its codes (`pending_email`) waits no more.
    ///
    /// Not idempotent: each call answers another recovery code, since the first answer may have been lost; any
    /// of them is good. Sending it again when the answer was lost does no harm.
    ///
    /// Errors: INVALID_ARGUMENT; FAILED_PRECONDITION with reason NAME_REQUIRED (the account has no username to sign
    /// in with) or ACCOUNT_ANONYMOUS; PERMISSION_DENIED with reason PASSWORD_WRONG; RESOURCE_EXHAUSTED with reason
    /// TOO_MANY_ATTEMPTS and RetryInfo after five wrong passwords; UNAUTHENTICATED with reason SESSION_ENDED.
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

    /// Gives an anonymous account a name and a password. It stays the same participant, with all enrolments,
    /// plans and answers; its sessions go on. With a username the account can be signed in to at once; an
    /// address is mailed a code for ConfirmEmailChange. With an address alone the account stays anonymous until
    /// that code came. Of two devices that do so at once one succeeds; nothing is ever merged with an account
    /// that exists. Sent again, it is answered as the first time.
    ///
    /// Errors: INVALID_ARGUMENT; ALREADY_EXISTS with reason USERNAME_TAKEN; FAILED_PRECONDITION with reason
    /// ACCOUNT_NOT_ANONYMOUS; RESOURCE_EXHAUSTED with reason TOO_MANY_ATTEMPTS and RetryInfo.
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
