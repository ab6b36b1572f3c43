import AuthDomain
import AuthStore
import FoundationEssentials
import Postgres
import ServiceKit

/// One administrator's change of one account at a time: what suspending, restoring and marking have in
/// common.
struct ManageAccount: Sendable {
  private let pool: PostgresPool
  private let events: any EventPublisher
  private let accounts = AccountStore()
  private let managed = ManagedAccountStore()

  init(pool: PostgresPool, events: any EventPublisher) {
    self.pool = pool
    self.events = events
  }

  /// Runs `change` with the account locked.
  ///
  /// - Throws: `ManagedAccountError.unknown`; `SessionError.suspended` when the caller was suspended while the
  ///   call was on its way: of two administrators who suspend each other at once, one stays.
  func callAsFunction<Outcome: Sendable>(
    _ participantID: UUID, actor: UUID,
    _ change: (ManagedAccount, PostgresConnection) async throws -> Outcome
  ) async throws -> Outcome {
    let outcome = try await pool.write { connection in
      try await managed.lockAdministrators(on: connection)
      if let caller = try await managed.find(actor, on: connection), caller.suspension != nil {
        throw SessionError.suspended
      }
      guard try await accounts.lock(participantID, on: connection),
        let account = try await managed.find(participantID, on: connection)
      else { throw ManagedAccountError.unknown }
      return try await change(account, connection)
    }
    events.wake()
    return outcome
  }
}
