import AuthDomain
import FoundationEssentials
import Postgres
import RPC

/// Which studies somebody leads.
struct LedStudies: Sendable {
  let core: AuthCore

  /// Replaces the set. Access tokens show it from their next renewal on.
  func replace(of username: Username, by studies: [StudyID], actor: UUID) async throws {
    let now = core.clock.now()
    try await core.pool.write { connection in
      guard
        let account = try await core.accounts.find(usernameKey: username.key, on: connection),
        try await core.accounts.lock(account.participantID, on: connection),
        try await core.accounts.hasRole(.studyLeader, account.participantID, on: connection)
      else { throw RPCError.leaderUnknown }
      let before = try await core.accounts.ledStudies(of: account.participantID, on: connection)
      let after = Set(studies.map(\.text))
      guard before != after else { return }
      try await core.accounts.setLedStudies(studies, of: account.participantID, on: connection)
      try await core.audit.append(
        [
          AuditRecord(
            action: .ledStudiesReplaced, actor: actor, subject: account.participantID,
            object: after.sorted().joined(separator: ","))
        ], at: now, on: connection)
    }
  }
}
