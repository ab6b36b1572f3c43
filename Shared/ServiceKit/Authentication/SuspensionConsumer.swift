import Bus
import Fields
import FoundationEssentials
import Messages
import Postgres

/// Learns of suspended and restored accounts. In every service: all of them refuse their access tokens.
struct SuspensionConsumer: EventConsumer {
  let suspendedAccounts: SuspendedAccounts

  var name: String { "suspended-accounts" }
  var types: Set<String> { [EventsV1.AccountSuspensionChanged.fullName] }
  var sources: Set<String>? { ["otolith-auth"] }

  func apply(_ event: Event, on connection: PostgresConnection) async throws {
    let message = try EventsV1.AccountSuspensionChanged(serialized: event.data)
    guard let participantID = UUID(text: message.participantID),
      message.accountRevision > 0, let revision = Int(exactly: message.accountRevision)
    else { throw PermanentFailure("the event names no account, or no revision of it") }
    let change = AccountSuspension(
      participantID: participantID, revision: revision, isSuspended: message.suspended,
      changedAt: message.changeTime?.date ?? event.time)
    if try await suspendedAccounts.record(change, on: connection) {
      suspendedAccounts.tell(change)
    }
  }
}
