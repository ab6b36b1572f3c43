import AuthDomain
import AuthStore
import FoundationEssentials
import Postgres

/// Who may change something as an administrator now, and that there is always somebody who may.
///
/// An access token says what its owner was when it was made. Whoever was suspended since, or is no
/// administrator any more, must not go on to make another administrator by it.
struct ActingAdministrators: Sendable {
  private let managed = ManagedAccountStore()

  /// The first statement of a transaction that makes no administrator less: many at once.
  ///
  /// - Throws: `ManagedAccountError.notAdministrator`; `SessionError.suspended`; `PostgresError`.
  func require(_ actor: UUID, on connection: PostgresConnection) async throws {
    try await managed.lockAdministrators(.shared, on: connection)
    try await check(actor, on: connection)
  }

  /// The first statement of a transaction that may make one less: one after the other, so that of two
  /// administrators who shut each other out at once one stays.
  ///
  /// - Throws: as ``require(_:on:)``.
  func requireAlone(_ actor: UUID, on connection: PostgresConnection) async throws {
    try await managed.lockAdministrators(.exclusive, on: connection)
    try await check(actor, on: connection)
  }

  /// Whether an account may cease to be an administrator who can sign in. After ``requireAlone(_:on:)``.
  ///
  /// - Throws: `ManagedAccountError.lastAdministrator`; `PostgresError`.
  func requireAnother(
    besides account: ManagedAccount, on connection: PostgresConnection
  ) async throws {
    guard account.roles.contains(.administrator) else { return }
    guard try await managed.hasAdministrator(besides: account.participantID, on: connection) else {
      throw ManagedAccountError.lastAdministrator
    }
  }

  private func check(_ actor: UUID, on connection: PostgresConnection) async throws {
    guard let caller = try await managed.find(actor, on: connection),
      caller.roles.contains(.administrator)
    else { throw ManagedAccountError.notAdministrator }
    if caller.suspension != nil { throw SessionError.suspended }
  }
}
