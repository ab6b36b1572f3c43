package import Bus
import Fields
import FoundationEssentials
import Messages
package import Postgres

/// Receives suspended and restored accounts, and changes of rights. Used by every service.
package struct SuspensionConsumer: EventConsumer {
  package let suspendedAccounts: SuspendedAccounts

  package init(suspendedAccounts: SuspendedAccounts) {
    self.suspendedAccounts = suspendedAccounts
  }

  package var name: String { "suspended-accounts" }
  package var types: Set<String> { [EventsV1.AccountSuspensionChanged.fullName] }
  package var sources: Set<String>? { ["otolith-auth"] }

  package func apply(_ event: Event, on connection: PostgresConnection) async throws {
    let message = try EventsV1.AccountSuspensionChanged(serialized: event.data)
    guard let participantID = UUID(text: message.participantID),
      message.accountRevision > 0, let revision = Int(exactly: message.accountRevision)
    else { throw PermanentFailure("invalid event: account id or revision is missing") }
    let change = AccountSuspension(
      participantID: participantID, revision: revision, isSuspended: message.suspended,
      changedAt: message.changeTime?.date ?? event.time,
      rightsChangedAt: message.rightsChangeTime?.date)
    if try await suspendedAccounts.record(change, on: connection) {
      suspendedAccounts.tell(change)
    }
  }
}
