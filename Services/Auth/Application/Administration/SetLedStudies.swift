package import AuthDomain
import AuthStore
package import FoundationEssentials
package import Postgres
package import ServiceKit

/// Replaces the studies that an account leads. Access tokens show it from their next renewal on.
package struct SetLedStudies: Sendable {
  private let pool: PostgresPool
  private let clock: any WallClock
  private let administrators = ActingAdministrators()
  private let accounts = AccountStore()
  private let audit = AuditLog()

  package init(pool: PostgresPool, clock: any WallClock) {
    self.pool = pool
    self.clock = clock
  }

  /// - Throws: `AccountError.studyLeaderUnknown`; `ManagedAccountError.notAdministrator`;
  ///   `SessionError.suspended`; `PostgresError`.
  package func callAsFunction(
    _ studies: [StudyID], of username: Username, actor: UUID
  ) async throws {
    let now = clock.now()
    try await pool.write { connection in
      try await administrators.require(actor, on: connection)
      guard
        let account = try await accounts.find(usernameKey: username.key, on: connection),
        try await accounts.lock(account.participantID, on: connection),
        try await accounts.hasRole(.studyLeader, account.participantID, on: connection)
      else { throw AccountError.studyLeaderUnknown }
      let before = try await accounts.ledStudies(of: account.participantID, on: connection)
      let after = Set(studies.map(\.text))
      guard before != after else { return }
      try await accounts.setLedStudies(studies, of: account.participantID, on: connection)
      try await audit.append(
        [
          AuditRecord(
            action: .ledStudiesReplaced, actor: actor, subject: account.participantID,
            object: after.sorted().joined(separator: ","))
        ], at: now, on: connection)
    }
  }
}
