import AuthDomain
import AuthStore
import FoundationEssentials
import Postgres
import ServiceKit

/// One administrator's change of one account at a time: what suspending, restoring, marking and ending roles
/// have in common.
struct ManageAccount: Sendable {
  private let pool: PostgresPool
  private let events: any EventPublisher
  private let accounts = AccountStore()
  private let administrators = ActingAdministrators()
  private let managed = ManagedAccountStore()

  init(pool: PostgresPool, events: any EventPublisher) {
    self.pool = pool
    self.events = events
  }

  /// Runs `change` with the account locked.
  ///
  /// - Throws: `ManagedAccountError.unknown`, and what ``ActingAdministrators/requireAlone(_:on:)`` throws.
  func callAsFunction<Outcome: Sendable>(
    _ participantID: UUID, actor: UUID,
    _ change: (ManagedAccount, PostgresConnection) async throws -> Outcome
  ) async throws -> Outcome {
    let outcome = try await pool.write { connection in
      try await administrators.requireAlone(actor, on: connection)
      guard try await accounts.lock(participantID, on: connection),
        let account = try await managed.find(participantID, on: connection)
      else { throw ManagedAccountError.unknown }
      return try await change(account, connection)
    }
    events.wake()
    return outcome
  }
}
