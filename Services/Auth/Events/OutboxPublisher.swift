package import AuthApplication
import AuthDomain
package import Bus
import Fields
package import FoundationEssentials
import Messages
package import Postgres
import ServiceKit

/// Publishes what happened through the bus's outbox, under the participant's or the key's id.
package struct OutboxPublisher: EventPublisher {
  private let outbox: Outbox

  package init(outbox: Outbox) { self.outbox = outbox }

  package func wake() { outbox.wake() }

  package func publish(
    _ event: AuthEvent, at now: Date, on connection: PostgresConnection
  ) async throws {
    func publish(_ message: some Message, subject: String) async throws {
      try await outbox.publish(message, subject: subject, at: now, on: connection)
    }
    switch event {
    case .participantEnrolled(let participantID, let enrolment):
      let subject = Self.text(participantID)
      try await publish(
        EventsV1.ParticipantEnrolled(
          participantID: subject, studyID: enrolment.studyID,
          joinTime: GoogleProtobuf.Timestamp(enrolment.joinedAt),
          consentVersion: enrolment.consentVersion, groupID: enrolment.groupID,
          testParticipant: enrolment.isTestParticipant,
          accountRevision: UInt64(enrolment.accountRevision)),
        subject: subject)
    case .enrolmentEnded(let participantID, let studyID, let leftAt):
      let subject = Self.text(participantID)
      try await publish(
        EventsV1.EnrolmentEnded(
          participantID: subject, studyID: studyID, leaveTime: GoogleProtobuf.Timestamp(leftAt)),
        subject: subject)
    case .memberGroupChanged(let participantID, let studyID, let groupID, let changedAt):
      let subject = Self.text(participantID)
      try await publish(
        EventsV1.MemberGroupChanged(
          participantID: subject, studyID: studyID, groupID: groupID,
          changeTime: GoogleProtobuf.Timestamp(changedAt)),
        subject: subject)
    case .joinRequestDecided(let request):
      let subject = Self.text(request.participantID)
      try await publish(
        EventsV1.JoinRequestDecided(
          participantID: subject, studyID: request.studyID, approved: request.state == .approved,
          decideTime: GoogleProtobuf.Timestamp(now)),
        subject: subject)
    case .testParticipantChanged(let participantID, let isTest, let revision):
      let subject = Self.text(participantID)
      try await publish(
        EventsV1.TestParticipantChanged(
          participantID: subject, testParticipant: isTest, accountRevision: UInt64(revision),
          changeTime: GoogleProtobuf.Timestamp(now)), subject: subject)
    case .accountSuspensionChanged(let change):
      let subject = Self.text(change.participantID)
      try await publish(
        EventsV1.AccountSuspensionChanged(
          participantID: subject, suspended: change.isSuspended,
          accountRevision: UInt64(change.revision),
          changeTime: GoogleProtobuf.Timestamp(change.changedAt)), subject: subject)
    case .erasureRequested(let order):
      let subject = Self.text(order.participantID)
      try await publish(
        EventsV1.ErasureRequested(
          erasureID: Self.text(order.erasureID), participantID: subject, studyID: order.studyID,
          mode: order.mode.message, requestTime: GoogleProtobuf.Timestamp(order.requestedAt),
          studyModes: order.studyModeMessages),
        subject: subject)
    case .signingKeyPublished(let keyID, let publicKey, let notAfter):
      try await publish(
        EventsV1.SigningKeyPublished(
          keyID: keyID, publicKey: publicKey, expireTime: GoogleProtobuf.Timestamp(notAfter)),
        subject: keyID)
    }
  }

  private static func text(_ id: UUID) -> String { id.text }
}
