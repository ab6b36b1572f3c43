import Bus
import FoundationEssentials
import Messages
import Postgres

/// Takes in who joins and leaves studies, and who belongs to which group.
struct EnrolmentConsumer: EventConsumer {
  var name: String { "enrolment" }

  var types: Set<String> {
    [
      EventsV1.ParticipantEnrolled.fullName, EventsV1.MemberGroupChanged.fullName,
      EventsV1.EnrolmentEnded.fullName,
    ]
  }
  var sources: Set<String>? { ["otolith-auth"] }

  func apply(_ event: Event, on connection: PostgresConnection) async throws {
    switch event.type {
    case EventsV1.ParticipantEnrolled.fullName:
      let message = try EventsV1.ParticipantEnrolled(serialized: event.data)
      let participantID = try Self.participantID(message.participantID)
      let joinedAt = message.joinedAt?.date ?? event.time
      try await EnrolmentStore.join(
        participantID: participantID, studyID: message.studyID, at: joinedAt, on: connection)
      try await MemberGroupStore.join(
        participantID: participantID, studyID: message.studyID, groupID: message.groupID,
        at: joinedAt, on: connection)
    case EventsV1.MemberGroupChanged.fullName:
      let message = try EventsV1.MemberGroupChanged(serialized: event.data)
      try await MemberGroupStore.change(
        participantID: try Self.participantID(message.participantID), studyID: message.studyID,
        groupID: message.groupID, at: message.changedAt?.date ?? event.time, on: connection)
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
