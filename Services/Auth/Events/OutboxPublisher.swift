import Bus
import Fields
import FoundationEssentials
import Messages
import Postgres
import ServiceKit

/// Publishes events through the bus's outbox, with the participant's or key's id as the subject.
struct OutboxPublisher: EventPublisher {
  let outbox: Outbox

  func wake() { outbox.wake() }

  func publish(
    _ event: AuthEvent, at now: Date, on connection: PostgresConnection
  ) async throws {
    func publish(_ message: some Message, subject: String) async throws {
      try await outbox.publish(message, subject: subject, at: now, on: connection)
    }
    switch event {
    case .participantEnrolled(let participantID, let enrolment):
      try await publish(enrolment.message(of: participantID), subject: Self.text(participantID))
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
          participantID: subject, testParticipant: isTest,
          accountRevision: UInt64(clamping: revision),
          changeTime: GoogleProtobuf.Timestamp(now)), subject: subject)
    case .accountSuspensionChanged(let change):
      let subject = Self.text(change.participantID)
      try await publish(
        EventsV1.AccountSuspensionChanged(
          participantID: subject, suspended: change.isSuspended,
          accountRevision: UInt64(clamping: change.revision),
          changeTime: GoogleProtobuf.Timestamp(change.changedAt),
          rightsChangeTime: change.rightsChangedAt.map { GoogleProtobuf.Timestamp($0) }),
        subject: subject)
    case .erasureRequested(let order):
      let subject = Self.text(order.participantID)
      try await publish(
        EventsV1.ErasureRequested(
          erasureID: Self.text(order.erasureID), participantID: subject, studyID: order.studyID,
          mode: order.mode.message, requestTime: GoogleProtobuf.Timestamp(order.requestedAt),
          studyModes: order.studyModeMessages),
        subject: subject)
    case .promptMailRefused(let mail):
      try await publish(mail.message(at: now), subject: Self.text(mail.participantID))
    case .alertMailSettled(let order, let mails):
      let subject = Self.text(order.participantID)
      try await publish(
        EventsV1.AlertMailSettled(
          participantID: subject, alertID: order.alertID, studyID: order.study.text,
          channelID: order.channelID, escalation: order.isEscalation, attempt: order.attempt,
          mails: UInt32(clamping: mails)), subject: subject)
    case .signingKeyPublished(let keyID, let publicKey, let notAfter):
      let key = EventsV1.SigningKeyPublished(
        keyID: keyID, publicKey: publicKey, expireTime: GoogleProtobuf.Timestamp(notAfter))
      try await publish(key, subject: keyID)
    }
  }

  private static func text(_ id: UUID) -> String { id.text }
}

extension Enrolment {
  fileprivate func message(of participantID: UUID) -> EventsV1.ParticipantEnrolled {
    EventsV1.ParticipantEnrolled(
      participantID: participantID.text, studyID: studyID,
      joinTime: GoogleProtobuf.Timestamp(joinedAt), consentVersion: consentVersion,
      groupID: groupID, testParticipant: isTestParticipant,
      accountRevision: UInt64(clamping: accountRevision),
      consentEndTime: consentEndsAt.map { GoogleProtobuf.Timestamp($0) },
      consentLanguage: consentLanguage, consentPartIDs: consentPartIDs, subjectLabel: subjectLabel)
  }
}

extension RefusedPromptMail {
  fileprivate func message(at now: Date) -> EventsV1.PromptMailRefused {
    EventsV1.PromptMailRefused(
      participantID: participantID.text, notificationID: notificationID, studyID: studyID,
      refuseTime: GoogleProtobuf.Timestamp(now))
  }
}
