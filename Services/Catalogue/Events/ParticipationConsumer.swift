import Bus
import Messages
import Postgres

/// Learns which studies have participants. Nothing about a participant is stored.
struct ParticipationConsumer: EventConsumer {
  private let noteParticipant = NoteParticipant()

  var name: String { "participation" }
  var types: Set<String> { [EventsV1.ParticipantEnrolled.fullName] }
  var sources: Set<String>? { ["otolith-auth"] }

  func apply(_ event: Event, on connection: PostgresConnection) async throws {
    let enrolled = try EventsV1.ParticipantEnrolled(serialized: event.data)
    guard !enrolled.studyID.isEmpty else { throw PermanentFailure("the event has no study") }
    try await noteParticipant(inStudy: enrolled.studyID, on: connection)
  }
}
