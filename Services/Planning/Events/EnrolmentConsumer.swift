package import Bus
import FoundationEssentials
import Messages
package import PlanningApplication
import PlanningDomain
package import Postgres

/// Keeps who joined, left and belongs to which group.
package struct EnrolmentConsumer: EventConsumer {
  private let recordChange: RecordEnrolmentChange

  package init(events: any PlanEvents) {
    recordChange = RecordEnrolmentChange(events: events)
  }

  package var name: String { "enrolments" }
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
}
