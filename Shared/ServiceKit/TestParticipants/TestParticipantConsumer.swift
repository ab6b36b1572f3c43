public import Bus
import Fields
import FoundationEssentials
import Messages
public import Postgres

/// Takes in whose answers are a test. A consumer of its own, so that it reads the log from its start when a
/// service that did not have it is upgraded.
public struct TestParticipantConsumer: EventConsumer {
  public init() {}

  public var name: String { "test-participants" }
  public var types: Set<String> { [EventsV1.TestParticipantChanged.fullName] }
  public var sources: Set<String>? { ["otolith-auth"] }

  public func apply(_ event: Event, on connection: PostgresConnection) async throws {
    let changed = try EventsV1.TestParticipantChanged(serialized: event.data)
    guard let participantID = UUID(text: changed.participantID),
      changed.accountRevision > 0, let revision = Int(exactly: changed.accountRevision)
    else { throw PermanentFailure("the event names no participant, or no revision") }
    try await TestParticipantStore.set(
      participantID, isTest: changed.testParticipant, revision: revision, on: connection)
  }
}
