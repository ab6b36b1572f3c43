// Generated from otolith/auth/v1/accounts.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

public import Messages
public import RPCClient
import RPCCore
public import RPCServer

extension AuthV1 {
  /// Manages accounts. For administrators; other callers get PERMISSION_DENIED with reason
  /// NOT_ADMINISTRATOR, including callers whose role ended after their access token was issued. Each
  /// change is recorded in the audit log with the administrator who made it.
  public protocol AccountAdministrationServiceProtocol: RegistrableService {
    /// Who may call a method; looked at once, when the service is registered.
    func access(to method: AuthV1.AccountAdministrationServiceMethod) -> MethodAccess

    /// Lists accounts by creation time, newest first. If several filters are set, an account must
    /// match all of them.
    ///
    /// Errors: INVALID_ARGUMENT.
    func listManagedAccounts(
      _ request: AuthV1.ListManagedAccountsRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.ListManagedAccountsResponse

    /// Returns one account.
    ///
    /// Errors: INVALID_ARGUMENT; NOT_FOUND with reason ACCOUNT_UNKNOWN.
    func getManagedAccount(
      _ request: AuthV1.GetManagedAccountRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.ManagedAccount

    /// Suspends an account. Sign-in and refresh are rejected at once, and its access tokens by every
    /// service within a minute, all with PERMISSION_DENIED and reason ACCOUNT_SUSPENDED. No data is
    /// deleted. Sessions continue after RestoreAccount, unless the reason is COMPROMISED, which ends
    /// them. Suspending a suspended account changes nothing, except that COMPROMISED replaces another
    /// reason and ends the sessions.
    ///
    /// Errors: INVALID_ARGUMENT; NOT_FOUND with reason ACCOUNT_UNKNOWN; FAILED_PRECONDITION with
    /// reason LAST_ADMINISTRATOR if no administrator able to sign in would remain.
    func suspendAccount(
      _ request: AuthV1.SuspendAccountRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.SuspendAccountResponse

    /// Restores a suspended account; does not change other accounts.
    ///
    /// Errors: INVALID_ARGUMENT; NOT_FOUND with reason ACCOUNT_UNKNOWN.
    func restoreAccount(
      _ request: AuthV1.RestoreAccountRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.RestoreAccountResponse

    /// Marks an account as a test participant, or removes the mark. Exports leave out test
    /// participants by default, including their earlier answers. Access tokens show the change from
    /// their next renewal on.
    ///
    /// Errors: INVALID_ARGUMENT; NOT_FOUND with reason ACCOUNT_UNKNOWN; FAILED_PRECONDITION with
    /// reason NOT_A_PARTICIPANT for the account of a study leader or an administrator.
    func setTestParticipant(
      _ request: AuthV1.SetTestParticipantRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.SetTestParticipantResponse

    /// Ends all staff roles of an account whose owner leaves the team: it no longer leads studies or
    /// administers, and remains as a participant's account. From then on its owner or an administrator
    /// may have it erased (ErasureService). This cannot be undone: a returning team member gets a new
    /// account.
    ///
    /// The account's sessions end, its pending invitation becomes invalid, and its link to a person of
    /// the external provider is deleted. Every service rejects its access tokens within a minute; calls
    /// by which administrators and leaders change data in otolith-auth are rejected at once. Roles in
    /// projects are separate and stay: SetProjectRole of otolith.catalogue.v1 or an erasure removes
    /// them. The call does not change a participant's account.
    ///
    /// Errors: INVALID_ARGUMENT; NOT_FOUND with reason ACCOUNT_UNKNOWN; FAILED_PRECONDITION with
    /// reason LAST_ADMINISTRATOR if no administrator able to sign in would remain.
    func endStaffRoles(
      _ request: AuthV1.EndStaffRolesRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.EndStaffRolesResponse

    /// Removes the second factor of an account whose owner has lost the device and the recovery codes.
    /// Check the owner's identity first: the password is sufficient from then on. All sessions of the
    /// account end; its access tokens stay valid until they expire. Repeating the call is safe.
    ///
    /// Errors: INVALID_ARGUMENT; NOT_FOUND with reason ACCOUNT_UNKNOWN; PERMISSION_DENIED with reason
    /// ONE_TIME_CODE_REQUIRED for the caller's own account: use SecondFactorService.DeleteSecondFactor.
    func resetSecondFactor(
      _ request: AuthV1.ResetSecondFactorRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.ResetSecondFactorResponse

    /// Activates a participant's account that waits for its confirmation code, e.g. because mails do not
    /// arrive. Its address is deleted, because the owner has not proved it; the owner signs in with the
    /// username and the password of the registration. Activating an active account changes nothing.
    ///
    /// Errors: INVALID_ARGUMENT; NOT_FOUND with reason ACCOUNT_UNKNOWN; FAILED_PRECONDITION with reason
    /// NOT_A_PARTICIPANT for staff, or USERNAME_MISSING.
    func activateAccount(
      _ request: AuthV1.ActivateAccountRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.ActivateAccountResponse

    /// Returns a code with which the owner of a participant's account sets another password
    /// (RecoveryService.ResetPassword), to be handed over in person or by telephone. For owners without
    /// an address and a recovery code: RecoveryService.SendAccessCode mails the code instead. Check the
    /// owner's identity first. The code is valid for 30 minutes; its use ends all sessions of the account,
    /// by which the owner notices a misuse.
    ///
    /// Not idempotent: the second call returns another code, which is valid in addition to the first.
    ///
    /// Errors: INVALID_ARGUMENT; NOT_FOUND with reason ACCOUNT_UNKNOWN; FAILED_PRECONDITION with reason
    /// NOT_A_PARTICIPANT for staff, ACCOUNT_NOT_CONFIRMED, or ACCOUNT_ANONYMOUS.
    func resetAccount(
      _ request: AuthV1.ResetAccountRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.ResetAccountResponse
  }

  /// Calls the methods that ``AccountAdministrationServiceProtocol`` describes.
  public struct AccountAdministrationServiceClient: Sendable {
    private let channel: any ClientChannel

    public init(_ channel: any ClientChannel) {
      self.channel = channel
    }

    public func listManagedAccounts(
      _ request: AuthV1.ListManagedAccountsRequest,
      options: CallOptions = CallOptions()
    ) async throws -> AuthV1.ListManagedAccountsResponse {
      try await channel.unary(
        service: AccountAdministrationServiceMethods.service,
        method: AccountAdministrationServiceMethods.listManagedAccounts,
        request: request,
        options: options)
    }

    public func getManagedAccount(
      _ request: AuthV1.GetManagedAccountRequest,
      options: CallOptions = CallOptions()
    ) async throws -> AuthV1.ManagedAccount {
      try await channel.unary(
        service: AccountAdministrationServiceMethods.service,
        method: AccountAdministrationServiceMethods.getManagedAccount,
        request: request,
        options: options)
    }

    public func suspendAccount(
      _ request: AuthV1.SuspendAccountRequest,
      options: CallOptions = CallOptions()
    ) async throws -> AuthV1.SuspendAccountResponse {
      try await channel.unary(
        service: AccountAdministrationServiceMethods.service,
        method: AccountAdministrationServiceMethods.suspendAccount,
        request: request,
        options: options)
    }

    public func restoreAccount(
      _ request: AuthV1.RestoreAccountRequest,
      options: CallOptions = CallOptions()
    ) async throws -> AuthV1.RestoreAccountResponse {
      try await channel.unary(
        service: AccountAdministrationServiceMethods.service,
        method: AccountAdministrationServiceMethods.restoreAccount,
        request: request,
        options: options)
    }

    public func setTestParticipant(
      _ request: AuthV1.SetTestParticipantRequest,
      options: CallOptions = CallOptions()
    ) async throws -> AuthV1.SetTestParticipantResponse {
      try await channel.unary(
        service: AccountAdministrationServiceMethods.service,
        method: AccountAdministrationServiceMethods.setTestParticipant,
        request: request,
        options: options)
    }

    public func endStaffRoles(
      _ request: AuthV1.EndStaffRolesRequest,
      options: CallOptions = CallOptions()
    ) async throws -> AuthV1.EndStaffRolesResponse {
      try await channel.unary(
        service: AccountAdministrationServiceMethods.service,
        method: AccountAdministrationServiceMethods.endStaffRoles,
        request: request,
        options: options)
    }

    public func resetSecondFactor(
      _ request: AuthV1.ResetSecondFactorRequest,
      options: CallOptions = CallOptions()
    ) async throws -> AuthV1.ResetSecondFactorResponse {
      try await channel.unary(
        service: AccountAdministrationServiceMethods.service,
        method: AccountAdministrationServiceMethods.resetSecondFactor,
        request: request,
        options: options)
    }

    public func activateAccount(
      _ request: AuthV1.ActivateAccountRequest,
      options: CallOptions = CallOptions()
    ) async throws -> AuthV1.ActivateAccountResponse {
      try await channel.unary(
        service: AccountAdministrationServiceMethods.service,
        method: AccountAdministrationServiceMethods.activateAccount,
        request: request,
        options: options)
    }

    public func resetAccount(
      _ request: AuthV1.ResetAccountRequest,
      options: CallOptions = CallOptions()
    ) async throws -> AuthV1.ResetAccountResponse {
      try await channel.unary(
        service: AccountAdministrationServiceMethods.service,
        method: AccountAdministrationServiceMethods.resetAccount,
        request: request,
        options: options)
    }
  }

  /// The methods of `otolith.auth.v1.AccountAdministrationService`, by their names on the wire.
  public enum AccountAdministrationServiceMethod: String, Sendable, CaseIterable {
    case listManagedAccounts = "ListManagedAccounts"
    case getManagedAccount = "GetManagedAccount"
    case suspendAccount = "SuspendAccount"
    case restoreAccount = "RestoreAccount"
    case setTestParticipant = "SetTestParticipant"
    case endStaffRoles = "EndStaffRoles"
    case resetSecondFactor = "ResetSecondFactor"
    case activateAccount = "ActivateAccount"
    case resetAccount = "ResetAccount"
  }

  /// The names of `otolith.auth.v1.AccountAdministrationService` and its methods on the wire.
  public enum AccountAdministrationServiceMethods {
    public static let service = "otolith.auth.v1.AccountAdministrationService"
    public static let listManagedAccounts = "ListManagedAccounts"
    public static let getManagedAccount = "GetManagedAccount"
    public static let suspendAccount = "SuspendAccount"
    public static let restoreAccount = "RestoreAccount"
    public static let setTestParticipant = "SetTestParticipant"
    public static let endStaffRoles = "EndStaffRoles"
    public static let resetSecondFactor = "ResetSecondFactor"
    public static let activateAccount = "ActivateAccount"
    public static let resetAccount = "ResetAccount"
  }
}

extension AuthV1.AccountAdministrationServiceProtocol {
  /// Adds every method of the service, and the file that describes it.
  public func register(with registry: inout MethodRegistry) {
    registry.describe(by: AuthV1.accountsFile)
    registry.unary(
      service: AuthV1.AccountAdministrationServiceMethods.service,
      method: AuthV1.AccountAdministrationServiceMethods.listManagedAccounts,
      access: access(to: .listManagedAccounts)
    ) { (request: AuthV1.ListManagedAccountsRequest, context: ServerCallContext) -> AuthV1.ListManagedAccountsResponse in
      try await self.listManagedAccounts(request, context: context)
    }
    registry.unary(
      service: AuthV1.AccountAdministrationServiceMethods.service,
      method: AuthV1.AccountAdministrationServiceMethods.getManagedAccount,
      access: access(to: .getManagedAccount)
    ) { (request: AuthV1.GetManagedAccountRequest, context: ServerCallContext) -> AuthV1.ManagedAccount in
      try await self.getManagedAccount(request, context: context)
    }
    registry.unary(
      service: AuthV1.AccountAdministrationServiceMethods.service,
      method: AuthV1.AccountAdministrationServiceMethods.suspendAccount,
      access: access(to: .suspendAccount)
    ) { (request: AuthV1.SuspendAccountRequest, context: ServerCallContext) -> AuthV1.SuspendAccountResponse in
      try await self.suspendAccount(request, context: context)
    }
    registry.unary(
      service: AuthV1.AccountAdministrationServiceMethods.service,
      method: AuthV1.AccountAdministrationServiceMethods.restoreAccount,
      access: access(to: .restoreAccount)
    ) { (request: AuthV1.RestoreAccountRequest, context: ServerCallContext) -> AuthV1.RestoreAccountResponse in
      try await self.restoreAccount(request, context: context)
    }
    registry.unary(
      service: AuthV1.AccountAdministrationServiceMethods.service,
      method: AuthV1.AccountAdministrationServiceMethods.setTestParticipant,
      access: access(to: .setTestParticipant)
    ) { (request: AuthV1.SetTestParticipantRequest, context: ServerCallContext) -> AuthV1.SetTestParticipantResponse in
      try await self.setTestParticipant(request, context: context)
    }
    registry.unary(
      service: AuthV1.AccountAdministrationServiceMethods.service,
      method: AuthV1.AccountAdministrationServiceMethods.endStaffRoles,
      access: access(to: .endStaffRoles)
    ) { (request: AuthV1.EndStaffRolesRequest, context: ServerCallContext) -> AuthV1.EndStaffRolesResponse in
      try await self.endStaffRoles(request, context: context)
    }
    registry.unary(
      service: AuthV1.AccountAdministrationServiceMethods.service,
      method: AuthV1.AccountAdministrationServiceMethods.resetSecondFactor,
      access: access(to: .resetSecondFactor)
    ) { (request: AuthV1.ResetSecondFactorRequest, context: ServerCallContext) -> AuthV1.ResetSecondFactorResponse in
      try await self.resetSecondFactor(request, context: context)
    }
    registry.unary(
      service: AuthV1.AccountAdministrationServiceMethods.service,
      method: AuthV1.AccountAdministrationServiceMethods.activateAccount,
      access: access(to: .activateAccount)
    ) { (request: AuthV1.ActivateAccountRequest, context: ServerCallContext) -> AuthV1.ActivateAccountResponse in
      try await self.activateAccount(request, context: context)
    }
    registry.unary(
      service: AuthV1.AccountAdministrationServiceMethods.service,
      method: AuthV1.AccountAdministrationServiceMethods.resetAccount,
      access: access(to: .resetAccount)
    ) { (request: AuthV1.ResetAccountRequest, context: ServerCallContext) -> AuthV1.ResetAccountResponse in
      try await self.resetAccount(request, context: context)
    }
  }
}

/// What a handler does not have answers UNIMPLEMENTED.
extension AuthV1.AccountAdministrationServiceProtocol {
  public func listManagedAccounts(
    _ request: AuthV1.ListManagedAccountsRequest,
    context: ServerCallContext
  ) async throws -> AuthV1.ListManagedAccountsResponse {
    throw RPCError(.unimplemented, "ListManagedAccounts is not implemented here")
  }

  public func getManagedAccount(
    _ request: AuthV1.GetManagedAccountRequest,
    context: ServerCallContext
  ) async throws -> AuthV1.ManagedAccount {
    throw RPCError(.unimplemented, "GetManagedAccount is not implemented here")
  }

  public func suspendAccount(
    _ request: AuthV1.SuspendAccountRequest,
    context: ServerCallContext
  ) async throws -> AuthV1.SuspendAccountResponse {
    throw RPCError(.unimplemented, "SuspendAccount is not implemented here")
  }

  public func restoreAccount(
    _ request: AuthV1.RestoreAccountRequest,
    context: ServerCallContext
  ) async throws -> AuthV1.RestoreAccountResponse {
    throw RPCError(.unimplemented, "RestoreAccount is not implemented here")
  }

  public func setTestParticipant(
    _ request: AuthV1.SetTestParticipantRequest,
    context: ServerCallContext
  ) async throws -> AuthV1.SetTestParticipantResponse {
    throw RPCError(.unimplemented, "SetTestParticipant is not implemented here")
  }

  public func endStaffRoles(
    _ request: AuthV1.EndStaffRolesRequest,
    context: ServerCallContext
  ) async throws -> AuthV1.EndStaffRolesResponse {
    throw RPCError(.unimplemented, "EndStaffRoles is not implemented here")
  }

  public func resetSecondFactor(
    _ request: AuthV1.ResetSecondFactorRequest,
    context: ServerCallContext
  ) async throws -> AuthV1.ResetSecondFactorResponse {
    throw RPCError(.unimplemented, "ResetSecondFactor is not implemented here")
  }

  public func activateAccount(
    _ request: AuthV1.ActivateAccountRequest,
    context: ServerCallContext
  ) async throws -> AuthV1.ActivateAccountResponse {
    throw RPCError(.unimplemented, "ActivateAccount is not implemented here")
  }

  public func resetAccount(
    _ request: AuthV1.ResetAccountRequest,
    context: ServerCallContext
  ) async throws -> AuthV1.ResetAccountResponse {
    throw RPCError(.unimplemented, "ResetAccount is not implemented here")
  }
}
