package import AuthDomain
import AuthStore
package import FoundationEssentials
package import Postgres
package import ServiceKit

/// Lets a suspended account in again.
package struct RestoreAccount: Sendable {
  private let clock: any WallClock
  private let events: any EventPublisher
  private let suspendedAccounts: SuspendedAccounts
  private let manage: ManageAccount
  private let managed = ManagedAccountStore()
  private let audit = AuditLog()

  package init(
    pool: PostgresPool, events: any EventPublisher, suspendedAccounts: SuspendedAccounts,
    clock: any WallClock
  ) {
    self.clock = clock
    self.events = events
    self.suspendedAccounts = suspendedAccounts
    manage = ManageAccount(pool: pool, events: events)
  }

  /// Changes nothing of an account that is not suspended.
  ///
  /// - Throws: `ManagedAccountError.unknown`, `.notAdministrator`; `SessionError.suspended`; `PostgresError`.
  package func callAsFunction(_ participantID: UUID, actor: UUID) async throws -> ManagedAccount {
    let now = clock.now()
    let (account, change) = try await manage(participantID, actor: actor) { account, connection in
      if account.suspension == nil { return (account, AccountSuspension?.none) }
      let restored = try await managed.setSuspension(
        nil, of: participantID, at: now, on: connection)
      let change = AccountSuspension(restored, at: now)
      _ = try await suspendedAccounts.record(change, on: connection)
      try await events.publish(.accountSuspensionChanged(change), at: now, on: connection)
      try await audit.append(
        [AuditRecord(action: .accountRestored, actor: actor, subject: participantID)], at: now,
        on: connection)
      return (restored, change)
    }
    if let change { suspendedAccounts.tell(change) }
    return account
  }
}
