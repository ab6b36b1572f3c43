import FoundationEssentials
import Messages
import Postgres
import ServiceKit

extension AuthCore {
  /// Tells the others that somebody takes part, under which consent and in which group.
  func publish(
    _ enrolment: Enrolment, of participantID: UUID, at now: Date,
    on connection: PostgresConnection
  ) async throws {
    let subject = participantID.uuidString.lowercased()
    try await outbox.publish(
      EventsV1.ParticipantEnrolled(
        participantID: subject, studyID: enrolment.studyID,
        joinedAt: GoogleProtobuf.Timestamp(enrolment.joinedAt),
        consentVersion: enrolment.consentVersion, groupID: enrolment.groupID),
      subject: subject, at: now, on: connection)
  }
}
