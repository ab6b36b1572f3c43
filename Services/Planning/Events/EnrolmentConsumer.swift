import Bus
import FoundationEssentials
import Messages
import Postgres

/// Keeps who joined, left and belongs to which group, and calls off what was planned for those who left.
struct EnrolmentConsumer: EventConsumer {
  private let participants = ParticipantStore()
  private let enrolments = EnrolmentStore()
  private let notifications = NotificationStore()

  var name: String { "enrolments" }
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
      let enrolled = try EventsV1.ParticipantEnrolled(serialized: event.data)
      try await enrolments.join(
        try participantID(enrolled.participantID), studyID: enrolled.studyID,
        at: enrolled.joinedAt?.date ?? event.time, groupID: enrolled.groupID, on: connection)
    case EventsV1.MemberGroupChanged.fullName:
      let changed = try EventsV1.MemberGroupChanged(serialized: event.data)
      try await enrolments.regroup(
        try participantID(changed.participantID), studyID: changed.studyID,
        groupID: changed.groupID, at: changed.changedAt?.date ?? event.time, on: connection)
    case EventsV1.EnrolmentEnded.fullName:
      let ended = try EventsV1.EnrolmentEnded(serialized: event.data)
      try await leave(
        try participantID(ended.participantID), studyID: ended.studyID,
        at: ended.leftAt?.date ?? event.time, on: connection)
    default:
      break
    }
  }

  private func leave(
    _ participantID: UUID, studyID: String, at leftAt: Date, on connection: PostgresConnection
  ) async throws {
    // A plan under way either sees that the enrolment has ended, or is seen here.
    try await participants.lock(participantID, on: connection)
    try await enrolments.leave(participantID, studyID: studyID, at: leftAt, on: connection)
    let record = try await enrolments.find(
      participantID, studyIDs: [studyID], on: connection)[studyID]
    // Told again after the participant had come back, it must not touch the new enrolment's plan.
    guard record?.hasEnded ?? false else { return }
    try await notifications.cancelComing(
      of: participantID, studyID: studyID, leftAt: leftAt, on: connection)
  }
}
