// Generated from otolith/auth/v1/accounts.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

public import Messages
public import RPCClient
import RPCCore
public import RPCServer

extension AuthV1 {
  /// For administrators; others get PERMISSION_DENIED with reason NOT_ADMINISTRATOR. Each change is in the
  /// audit log, with who made it. Whoever was an administrator when the access token was made and is none any
  /// more changes nothing, and gets the same.
  public protocol AccountAdministrationServiceProtocol: RegistrableService {
    /// Who may call a method; looked at once, when the service is registered.
    func access(to method: AuthV1.AccountAdministrationServiceMethod) -> MethodAccess

    /// Accounts in the order in which they were made, newest first. Where several filters are set, an
    /// account meets them all.
    ///
    /// Errors: INVALID_ARGUMENT.
    func listManagedAccounts(
      _ request: AuthV1.ListManagedAccountsRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.ListManagedAccountsResponse

    /// One account.
    ///
    /// Errors: INVALID_ARGUMENT; NOT_FOUND with reason ACCOUNT_UNKNOWN.
    func getManagedAccount(
      _ request: AuthV1.GetManagedAccountRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.ManagedAccount

    /// Shuts an account out: signing in and refreshing are refused from now on, and its access tokens by
    /// every service within a minute, all with PERMISSION_DENIED and reason ACCOUNT_SUSPENDED. Nothing of it is
    /// deleted. Its sessions go on after RestoreAccount, unless the reason is COMPROMISED: then they have
    /// ended. Of a suspended account nothing changes, but that COMPROMISED takes the place of another
    /// reason and ends its sessions.
    ///
    /// Errors: INVALID_ARGUMENT; NOT_FOUND with reason ACCOUNT_UNKNOWN; FAILED_PRECONDITION with reason
    /// LAST_ADMINISTRATOR where no administrator could sign in any more.
    func suspendAccount(
      _ request: AuthV1.SuspendAccountRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.SuspendAccountResponse

    /// Lets a suspended account in again; of others nothing changes.
    ///
    /// Errors: INVALID_ARGUMENT; NOT_FOUND with reason ACCOUNT_UNKNOWN.
    func restoreAccount(
      _ request: AuthV1.RestoreAccountRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.RestoreAccountResponse

    /// Says whether what an account answers is a test. Exports leave test participants out unless they are
    /// asked for; this holds for what was answered before, too. Access tokens show it from their next
    /// renewal on.
    ///
    /// Errors: INVALID_ARGUMENT; NOT_FOUND with reason ACCOUNT_UNKNOWN; FAILED_PRECONDITION with reason
    /// NOT_A_PARTICIPANT for the account of a study leader or an administrator, which answers nothing.
    func setTestParticipant(
      _ request: AuthV1.SetTestParticipantRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.SetTestParticipantResponse

    /// Ends what somebody was appointed to, who leaves the team: the account leads no studies and administers
    /// nothing any more, and stays as that of a participant. Its owner, or an administrator, may have it erased
    /// from then on (ErasureService). It cannot be taken back: whoever returns gets another account.
    ///
    /// Its sessions end, and an invitation that was not taken up is good no more. An access token says the old
    /// roles until it ends, at most ten minutes later; administrators' calls of otolith-auth that change
    /// something are refused at once. Roles in projects are not given here and stay: SetProjectRole of
    /// otolith.catalogue.v1 takes them away, and so does the erasure. Of a participant's account nothing
    /// changes.
    ///
    /// Errors: INVALID_ARGUMENT; NOT_FOUND with reason ACCOUNT_UNKNOWN; FAILED_PRECONDITION with reason
    /// LAST_ADMINISTRATOR where no administrator could sign in any more.
    func endStaffRoles(
      _ request: AuthV1.EndStaffRolesRequest,
      context: ServerCallContext
    ) async throws -> AuthV1.EndStaffRolesResponse
  }

  /// For administrators; others get PERMISSION_DENIED with reason NOT_ADMINISTRATOR. Each change is in the
  /// audit log, with who made it. Whoever was an administrator when the access token was made and is none any
  /// more changes nothing, and gets the same.
  public struct AccountAdministrationServiceClient: Sendable {
    private let channel: any ClientChannel

    public init(_ channel: any ClientChannel) {
      self.channel = channel
    }

    /// Accounts in the order in which they were made, newest first. Where several filters are set, an
    /// account meets them all.
    ///
    /// Errors: INVALID_ARGUMENT.
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

    /// One account.
    ///
    /// Errors: INVALID_ARGUMENT; NOT_FOUND with reason ACCOUNT_UNKNOWN.
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

    /// Shuts an account out: signing in and refreshing are refused from now on, and its access tokens by
    /// every service within a minute, all with PERMISSION_DENIED and reason ACCOUNT_SUSPENDED. Nothing of it is
    /// deleted. Its sessions go on after RestoreAccount, unless the reason is COMPROMISED: then they have
    /// ended. Of a suspended account nothing changes, but that COMPROMISED takes the place of another
    /// reason and ends its sessions.
    ///
    /// Errors: INVALID_ARGUMENT; NOT_FOUND with reason ACCOUNT_UNKNOWN; FAILED_PRECONDITION with reason
    /// LAST_ADMINISTRATOR where no administrator could sign in any more.
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

    /// Lets a suspended account in again; of others nothing changes.
    ///
    /// Errors: INVALID_ARGUMENT; NOT_FOUND with reason ACCOUNT_UNKNOWN.
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

    /// Says whether what an account answers is a test. Exports leave test participants out unless they are
    /// asked for; this holds for what was answered before, too. Access tokens show it from their next
    /// renewal on.
    ///
    /// Errors: INVALID_ARGUMENT; NOT_FOUND with reason ACCOUNT_UNKNOWN; FAILED_PRECONDITION with reason
    /// NOT_A_PARTICIPANT for the account of a study leader or an administrator, which answers nothing.
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

    /// Ends what somebody was appointed to, who leaves the team: the account leads no studies and administers
    /// nothing any more, and stays as that of a participant. Its owner, or an administrator, may have it erased
    /// from then on (ErasureService). It cannot be taken back: whoever returns gets another account.
    ///
    /// Its sessions end, and an invitation that was not taken up is good no more. An access token says the old
    /// roles until it ends, at most ten minutes later; administrators' calls of otolith-auth that change
    /// something are refused at once. Roles in projects are not given here and stay: SetProjectRole of
    /// otolith.catalogue.v1 takes them away, and so does the erasure. Of a participant's account nothing
    /// changes.
    ///
    /// Errors: INVALID_ARGUMENT; NOT_FOUND with reason ACCOUNT_UNKNOWN; FAILED_PRECONDITION with reason
    /// LAST_ADMINISTRATOR where no administrator could sign in any more.
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
  }

  /// The methods of `otolith.auth.v1.AccountAdministrationService`, by their names on the wire.
  public enum AccountAdministrationServiceMethod: String, Sendable, CaseIterable {
    case listManagedAccounts = "ListManagedAccounts"
    case getManagedAccount = "GetManagedAccount"
    case suspendAccount = "SuspendAccount"
    case restoreAccount = "RestoreAccount"
    case setTestParticipant = "SetTestParticipant"
    case endStaffRoles = "EndStaffRoles"
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
}
