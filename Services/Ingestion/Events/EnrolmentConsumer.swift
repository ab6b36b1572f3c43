package import Bus
import Fields
import FoundationEssentials
import IngestionApplication
import IngestionDomain
import Messages
package import Postgres

/// Takes in who joins and leaves studies, and who belongs to which group.
package struct EnrolmentConsumer: EventConsumer {
  private let recordChange = RecordEnrolmentChange()

  package init() {}

  package var name: String { "enrolment" }

  package var types: Set<String> {
    [
      EventsV1.ParticipantEnrolled.fullName, EventsV1.MemberGroupChanged.fullName,
      EventsV1.EnrolmentEnded.fullName,
    ]
  }
  package var sources: Set<String>? { ["otolith-auth"] }

  package func apply(_ event: Event, on connection: PostgresConnection) async throws {
    guard let change = try change(event) else { return }
    try await recordChange(change, on: connection)
  }

  private func change(_ event: Event) throws -> EnrolmentChange? {
    switch event.type {
    case EventsV1.ParticipantEnrolled.fullName:
      let enrolled = try EventsV1.ParticipantEnrolled(serialized: event.data)
      return EnrolmentChange(
        participantID: try participantID(enrolled.participantID), studyID: enrolled.studyID,
        at: enrolled.joinTime?.date ?? event.time, kind: .joined(groupID: enrolled.groupID))
    case EventsV1.MemberGroupChanged.fullName:
      let changed = try EventsV1.MemberGroupChanged(serialized: event.data)
      return EnrolmentChange(
        participantID: try participantID(changed.participantID), studyID: changed.studyID,
        at: changed.changeTime?.date ?? event.time, kind: .regrouped(groupID: changed.groupID))
    case EventsV1.EnrolmentEnded.fullName:
      let ended = try EventsV1.EnrolmentEnded(serialized: event.data)
      return EnrolmentChange(
        participantID: try participantID(ended.participantID), studyID: ended.studyID,
        at: ended.leaveTime?.date ?? event.time, kind: .left)
    default:
      return nil
    }
  }

  private func participantID(_ text: String) throws -> UUID {
    guard let participantID = UUID(text: text) else {
      throw PermanentFailure("the participant id is not a UUID")
    }
    return participantID
  }
}
