import Fields
import FoundationEssentials
import Messages
import RPCServer
import ServiceKit
import Stubs

/// Account administration.
struct AccountAdministrationHandler: AuthV1.AccountAdministrationServiceProtocol {
  let environment: AuthEnvironment

  func listManagedAccounts(
    _ request: AuthV1.ListManagedAccountsRequest, context: ServerCallContext
  ) async throws -> AuthV1.ListManagedAccountsResponse {
    var check = FieldChecks()
    let paging: Paging<TimePosition> = check.page(request)
    let filter = check.filter(request)
    try check.unwrap()
    let page = try await answering {
      try await FindManagedAccounts(environment: environment)(
        filter, after: paging.last, pageSize: paging.size)
    }
    return AuthV1.ListManagedAccountsResponse(
      accounts: page.items.map(\.message),
      nextPageToken: paging.token(after: page) { $0.position })
  }

  func getManagedAccount(
    _ request: AuthV1.GetManagedAccountRequest, context: ServerCallContext
  ) async throws -> AuthV1.ManagedAccount {
    var check = FieldChecks()
    if request.participantID.isEmpty, !request.username.isEmpty {
      return try await answering {
        // An invalid username is answered like an unknown one.
        guard let username = try? Username(request.username.typed) else {
          throw ManagedAccountError.unknown
        }
        return try await FindManagedAccounts(environment: environment)(username)
      }.message
    }
    let readID = check.uuid(request.participantID, field: "participant_id")
    if !request.username.isEmpty {
      check.reject("username", .invalid, "give either the id or the username")
    }
    let participantID = try check.unwrap(readID)
    return try await answering {
      try await FindManagedAccounts(environment: environment)(participantID)
    }.message
  }

  func suspendAccount(
    _ request: AuthV1.SuspendAccountRequest, context: ServerCallContext
  ) async throws -> AuthV1.SuspendAccountResponse {
    let actor = try context.claims.participantID
    let (participantID, reason) = try target(request.participantID) {
      $0.suspensionReason(request.reason)
    }
    let account = try await answering {
      try await SetSuspension(environment: environment)(participantID, reason: reason, actor: actor)
    }
    return AuthV1.SuspendAccountResponse(account: account.message)
  }

  func restoreAccount(
    _ request: AuthV1.RestoreAccountRequest, context: ServerCallContext
  ) async throws -> AuthV1.RestoreAccountResponse {
    AuthV1.RestoreAccountResponse(
      account: try await changed(request.participantID, context) { participantID, actor in
        try await SetSuspension(environment: environment)(participantID, reason: nil, actor: actor)
      })
  }

  func setTestParticipant(
    _ request: AuthV1.SetTestParticipantRequest, context: ServerCallContext
  ) async throws -> AuthV1.SetTestParticipantResponse {
    AuthV1.SetTestParticipantResponse(
      account: try await changed(request.participantID, context) { participantID, actor in
        try await SetTestParticipant(environment: environment)(
          participantID, isTest: request.testParticipant, actor: actor)
      })
  }

  func endStaffRoles(
    _ request: AuthV1.EndStaffRolesRequest, context: ServerCallContext
  ) async throws -> AuthV1.EndStaffRolesResponse {
    AuthV1.EndStaffRolesResponse(
      account: try await changed(request.participantID, context) { participantID, actor in
        try await EndStaffRoles(environment: environment)(participantID, actor: actor)
      })
  }

  func resetSecondFactor(
    _ request: AuthV1.ResetSecondFactorRequest, context: ServerCallContext
  ) async throws -> AuthV1.ResetSecondFactorResponse {
    AuthV1.ResetSecondFactorResponse(
      account: try await changed(request.participantID, context) { participantID, actor in
        try await ResetSecondFactor(environment: environment)(participantID, actor: actor)
      })
  }

  func activateAccount(
    _ request: AuthV1.ActivateAccountRequest, context: ServerCallContext
  ) async throws -> AuthV1.ActivateAccountResponse {
    let actor = try context.claims.participantID
    let (participantID, reason) = try target(request.participantID) {
      $0.helpReason(request.reason)
    }
    let account = try await answering {
      try await ActivateAccount(environment: environment)(
        participantID, reason: reason, actor: actor)
    }
    return AuthV1.ActivateAccountResponse(account: account.message)
  }

  func resetAccount(
    _ request: AuthV1.ResetAccountRequest, context: ServerCallContext
  ) async throws -> AuthV1.ResetAccountResponse {
    let actor = try context.claims.participantID
    let (participantID, reason) = try target(request.participantID) {
      $0.helpReason(request.reason)
    }
    let issued = try await answering {
      try await ResetAccount(environment: environment)(participantID, reason: reason, actor: actor)
    }
    return AuthV1.ResetAccountResponse(
      accessCode: issued.code.formatted, expireTime: GoogleProtobuf.Timestamp(issued.expiresAt))
  }

  /// Reads the account of a call and the reason for the change.
  private func target<Reason>(
    _ id: String, reason: (inout FieldChecks) -> Reason?
  ) throws -> (participantID: UUID, reason: Reason) {
    var check = FieldChecks()
    let readID = check.uuid(id, field: "participant_id")
    let readReason = reason(&check)
    return try check.unwrap(readID, readReason)
  }

  /// Changes an account and returns it.
  private func changed(
    _ id: String, _ context: ServerCallContext,
    _ change: @Sendable (_ participantID: UUID, _ actor: UUID) async throws -> ManagedAccount
  ) async throws -> AuthV1.ManagedAccount {
    let actor = try context.claims.participantID
    var check = FieldChecks()
    let readID = check.uuid(id, field: "participant_id")
    let participantID = try check.unwrap(readID)
    return try await answering { try await change(participantID, actor) }.message
  }
}
