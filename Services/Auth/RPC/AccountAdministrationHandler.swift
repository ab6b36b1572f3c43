package import AuthApplication
import AuthDomain
import FoundationEssentials
package import Messages
package import RPCServer
import ServiceKit
package import Stubs

/// Accounts, for administrators.
package struct AccountAdministrationHandler: AuthV1.AccountAdministrationServiceProtocol {
  private let list: ListManagedAccounts
  private let account: GetManagedAccount
  private let suspend: SuspendAccount
  private let restore: RestoreAccount
  private let setTest: SetTestParticipant
  private let endRoles: EndStaffRoles

  package init(
    list: ListManagedAccounts, account: GetManagedAccount, suspend: SuspendAccount,
    restore: RestoreAccount, setTest: SetTestParticipant, endRoles: EndStaffRoles
  ) {
    self.list = list
    self.account = account
    self.suspend = suspend
    self.restore = restore
    self.setTest = setTest
    self.endRoles = endRoles
  }

  package func access(to method: AuthV1.AccountAdministrationServiceMethod) -> MethodAccess {
    switch method {
    case .listManagedAccounts, .getManagedAccount, .suspendAccount, .restoreAccount,
      .setTestParticipant, .endStaffRoles:
      .administrator
    }
  }

  package func listManagedAccounts(
    _ request: AuthV1.ListManagedAccountsRequest, context: ServerCallContext
  ) async throws -> AuthV1.ListManagedAccountsResponse {
    var check = FieldChecks()
    let pageSize = check.pageSize(request.pageSize)
    let tokens = PageTokens("ListManagedAccounts", request) {
      ($0.pageSize, $0.pageToken) = (0, "")
    }
    let position = check.pageToken(request.pageToken, of: tokens) {
      ManagedAccountFilter.Position(key: $0)
    }
    let filter = check.filter(request)
    try check.unwrap()
    let page = try await answering {
      try await list(filter, after: position, pageSize: pageSize)
    }
    let last = page.hasMore ? page.items.last : nil
    return AuthV1.ListManagedAccountsResponse(
      accounts: page.items.map(\.message),
      nextPageToken: last.map { tokens.token(after: $0.position.key) } ?? "")
  }

  package func getManagedAccount(
    _ request: AuthV1.GetManagedAccountRequest, context: ServerCallContext
  ) async throws -> AuthV1.ManagedAccount {
    var check = FieldChecks()
    if request.participantID.isEmpty, !request.username.isEmpty {
      return try await answering {
        // A text that is no valid username is answered like an unknown one.
        guard let username = try? Username(request.username.typed) else {
          throw ManagedAccountError.unknown
        }
        return try await account(username)
      }.message
    }
    let readID = check.uuid(request.participantID, field: "participant_id")
    if !request.username.isEmpty {
      check.reject("username", "INVALID", "give the id or the username, not both")
    }
    let participantID = try check.unwrap(readID)
    return try await answering { try await account(participantID) }.message
  }

  package func suspendAccount(
    _ request: AuthV1.SuspendAccountRequest, context: ServerCallContext
  ) async throws -> AuthV1.SuspendAccountResponse {
    let actor = try context.claims.participantID
    var check = FieldChecks()
    let readID = check.uuid(request.participantID, field: "participant_id")
    let readReason = check.suspensionReason(request.reason)
    let (participantID, reason) = try check.unwrap(readID, readReason)
    let account = try await answering {
      try await suspend(participantID, reason: reason, actor: actor)
    }
    return AuthV1.SuspendAccountResponse(account: account.message)
  }

  package func restoreAccount(
    _ request: AuthV1.RestoreAccountRequest, context: ServerCallContext
  ) async throws -> AuthV1.RestoreAccountResponse {
    AuthV1.RestoreAccountResponse(
      account: try await changed(request.participantID, context) { participantID, actor in
        try await restore(participantID, actor: actor)
      })
  }

  package func setTestParticipant(
    _ request: AuthV1.SetTestParticipantRequest, context: ServerCallContext
  ) async throws -> AuthV1.SetTestParticipantResponse {
    AuthV1.SetTestParticipantResponse(
      account: try await changed(request.participantID, context) { participantID, actor in
        try await setTest(participantID, isTest: request.testParticipant, actor: actor)
      })
  }

  package func endStaffRoles(
    _ request: AuthV1.EndStaffRolesRequest, context: ServerCallContext
  ) async throws -> AuthV1.EndStaffRolesResponse {
    AuthV1.EndStaffRolesResponse(
      account: try await changed(request.participantID, context) { participantID, actor in
        try await endRoles(participantID, actor: actor)
      })
  }

  /// The account after what the caller does to it.
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
