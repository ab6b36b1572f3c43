import FoundationEssentials
import Postgres
import ServiceKit

/// Sends a message of a study team to its members.
struct SendStudyMessage: Sendable {
  let environment: AuthEnvironment

  enum Recipient: Sendable, Hashable {
    case all
    case group(String)
    case member(UUID)
    /// The current member with this label.
    case labelled(String)
    /// The sender of this message.
    case answer(UUID)
  }

  /// A valid request.
  struct Request: Sendable {
    var messageID: UUID
    var study: StudyID
    var text: String
    var isAnswerable: Bool
    var recipient: Recipient
    /// The leader who sends the message.
    var actor: UUID
  }

  /// - Throws: ``MessageError``; ``StudyError``; `MembershipError.memberUnknown`,
  ///   `.notStudyLeader`, `.subjectLabelsNotUsed`; `PostgresError`.
  func callAsFunction(_ request: Request) async throws -> StudyMessage {
    let now = environment.clock.now()
    var groupID = ""
    if case .group(let id) = request.recipient { groupID = id }
    let study = try await environment.studies.find(request.study, groupID: groupID)
    if case .labelled = request.recipient, !study.terms.hasSubjectLabels {
      throw MembershipError.subjectLabelsNotUsed
    }
    return try await environment.pool.write { connection in
      try await ActingLeaders(at: now).require(
        .messageSend, request.actor, of: request.study, on: connection)
      var message = StudyMessage(
        messageID: request.messageID, studyID: request.study.text, isFromTeam: true,
        text: request.text, isAnswerable: request.isAnswerable, groupID: groupID, createdAt: now)
      try await address(&message, request, on: connection)
      // Locked after the account, the lock order used everywhere.
      try await connection.answer(to: MessageStore.lockTeam(of: request.study))
      if let earlier = try await MessagePost().earlier(message, on: connection) { return earlier }
      try await MessagePost().insert(message, in: request.study, on: connection)
      try await environment.record(
        [
          AuditRecord(
            action: .studyMessageSent, actor: request.actor, subject: message.participantID,
            object: request.study.text)
        ], at: now, on: connection)
      return message
    }
  }

  /// Resolves the recipient and locks its account if it is a single participant.
  private func address(
    _ message: inout StudyMessage, _ request: Request, on connection: PostgresConnection
  ) async throws {
    switch request.recipient {
    case .all, .group: return
    case .member(let memberID):
      message.participantID = try await connection.answer(
        to: MemberStore.participant(memberID, in: request.study))
    case .labelled(let label):
      try await ActingLeaders(at: message.createdAt).require(
        .labelRead, request.actor, of: request.study, on: connection)
      message.participantID = try await connection.answer(
        to: MemberStore.participant(labelled: label, in: request.study))
    case .answer(let messageID):
      guard let asked = try await connection.answer(to: MessageStore.find(messageID)),
        !asked.isFromTeam, asked.studyID == request.study.text
      else { throw MessageError.unknown }
      guard asked.isAnswerable else { throw MessageError.notAnswerable }
      message.participantID = asked.participantID
      message.answerTo = messageID
    }
    guard let participantID = message.participantID else { throw MembershipError.memberUnknown }
    // Participants who left get no more messages.
    let (_, enrolment) = try await connection.answers(
      to: AccountStore.lock(participantID),
      EnrolmentStore.current(of: participantID, in: request.study))
    guard let enrolment else { throw MembershipError.memberUnknown }
    message.memberID = enrolment.memberID
  }
}
