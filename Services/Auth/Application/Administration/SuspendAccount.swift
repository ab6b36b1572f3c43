package import AuthDomain
import AuthStore
import Fields
package import FoundationEssentials
package import Postgres
package import ServiceKit

/// Shuts an account out.
package struct SuspendAccount: Sendable {
  private let clock: any WallClock
  private let events: any EventPublisher
  private let suspendedAccounts: SuspendedAccounts
  private let manage: ManageAccount
  private let administrators = ActingAdministrators()
  private let managed = ManagedAccountStore()
  private let sessions = SessionStore()
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

  /// Changes nothing of an account that is suspended, but for the reason `compromised`, which ends the sessions
  /// of one that is suspended for another reason, too.
  ///
  /// - Throws: ``ManagedAccountError``; `SessionError.suspended`; `PostgresError`.
  package func callAsFunction(
    _ participantID: UUID, reason: SuspensionReason, actor: UUID
  ) async throws -> ManagedAccount {
    let now = clock.now()
    let (account, change) = try await manage(participantID, actor: actor) { account, connection in
      if let earlier = account.suspension,
        reason != .compromised || earlier.reason == .compromised
      {
        return (account, AccountSuspension?.none)
      }
      if account.suspension == nil {
        try await administrators.requireAnother(besides: account, on: connection)
      }
      let suspended = try await managed.setSuspension(
        ManagedAccount.Suspension(since: account.suspension?.since ?? now, reason: reason),
        of: participantID, at: now,
        on: connection)
      let change = AccountSuspension(suspended, at: now)
      _ = try await suspendedAccounts.record(change, on: connection)
      try await events.publish(.accountSuspensionChanged(change), at: now, on: connection)
      let ended =
        reason == .compromised
        ? try await sessions.displace(of: participantID, keeping: 0, at: now, on: connection) : []
      var records = ended.map {
        AuditRecord(
          action: .sessionDisplaced, actor: actor, subject: participantID,
          object: $0.text)
      }
      records.append(
        AuditRecord(
          action: .accountSuspended, actor: actor, subject: participantID, object: reason.rawValue))
      try await audit.append(records, at: now, on: connection)
      return (suspended, change)
    }
    if let change { suspendedAccounts.tell(change) }
    return account
  }
}

extension AccountSuspension {
  init(_ account: ManagedAccount, at now: Date) {
    self.init(
      participantID: account.participantID, revision: account.revision,
      isSuspended: account.suspension != nil, changedAt: now)
  }
}
