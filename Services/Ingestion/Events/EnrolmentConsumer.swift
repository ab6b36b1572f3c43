import Bus
import FoundationEssentials
import Messages
import Postgres

/// Takes in who joins and leaves studies.
struct EnrolmentConsumer: EventConsumer {
  var name: String { "enrolment" }

  var types: Set<String> {
    [EventsV1.ParticipantEnrolled.fullName, EventsV1.EnrolmentEnded.fullName]
  }

  func apply(_ event: Event, on connection: PostgresConnection) async throws {
    switch event.type {
    case EventsV1.ParticipantEnrolled.fullName:
      let message = try EventsV1.ParticipantEnrolled(serialized: event.data)
      try await EnrolmentStore.join(
        participantID: try Self.participantID(message.participantID), studyID: message.studyID,
        at: message.joinedAt?.date ?? event.time, on: connection)
    case EventsV1.EnrolmentEnded.fullName:
      let message = try EventsV1.EnrolmentEnded(serialized: event.data)
      try await EnrolmentStore.leave(
        participantID: try Self.participantID(message.participantID), studyID: message.studyID,
        at: message.leftAt?.date ?? event.time, on: connection)
    default:
      break
    }
  }

  private static func participantID(_ text: String) throws -> UUID {
    guard let participantID = UUID(uuidString: text) else {
      throw PermanentFailure("the participant id is not a UUID")
    }
    return participantID
  }
}
