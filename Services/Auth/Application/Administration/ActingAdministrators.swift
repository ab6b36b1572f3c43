import FoundationEssentials
import Postgres
import ServiceKit

/// Checks administrator rights at the time of a change, and that one administrator always remains.
///
/// An access token carries the rights of the time of issue. An account that was suspended or lost
/// the role since then must not change anything with it.
struct ActingAdministrators: Sendable {
  /// Checks that the actor is an active administrator. First statement of a transaction that keeps
  /// all administrators; such transactions run concurrently.
  ///
  /// - Throws: `ManagedAccountError.notAdministrator`; `SessionError.suspended`; `PostgresError`.
  func require(_ actor: UUID, on connection: PostgresConnection) async throws {
    try await require(actor, .shared, on: connection)
  }

  private func require(
    _ actor: UUID, _ lock: ManagedAccountStore.AdministratorLock,
    on connection: PostgresConnection
  ) async throws {
    let (_, caller) = try await connection.answers(
      to: ManagedAccountStore.lockAdministrators(lock), ManagedAccountStore.find(actor))
    guard let caller, caller.roles.contains(.administrator) else {
      throw ManagedAccountError.notAdministrator
    }
    if caller.suspension != nil { throw SessionError.suspended }
  }

  /// Runs an administrator's change of one account, which is locked, and wakes the publisher. The
  /// change may remove an administrator; such changes run one at a time, so that two administrators
  /// cannot remove each other concurrently. The change reads the clock itself, after all waiting:
  /// tokens issued until then have the former rights.
  ///
  /// - Throws: `ManagedAccountError.unknown`, `.notAdministrator`; `SessionError.suspended`; errors
  ///   of `change`; `PostgresError`.
  func change<Outcome: Sendable>(
    _ participantID: UUID, actor: UUID, in environment: AuthEnvironment,
    _ change: (ManagedAccount, PostgresConnection) async throws -> Outcome
  ) async throws -> Outcome {
    let outcome = try await environment.pool.write { connection in
      try await require(actor, .exclusive, on: connection)
      let (_, account) = try await connection.answers(
        to: AccountStore.lock(participantID), ManagedAccountStore.find(participantID))
      guard let account else { throw ManagedAccountError.unknown }
      return try await change(account, connection)
    }
    environment.events.wake()
    return outcome
  }

  /// Checks, within ``change(_:actor:in:_:)``, that another active administrator remains without
  /// this account.
  ///
  /// - Throws: `ManagedAccountError.lastAdministrator`; `PostgresError`.
  func requireAnother(
    besides account: ManagedAccount, on connection: PostgresConnection
  ) async throws {
    guard account.roles.contains(.administrator) else { return }
    guard
      try await connection.answer(
        to: ManagedAccountStore.hasAdministrator(besides: account.participantID))
    else { throw ManagedAccountError.lastAdministrator }
  }
}
