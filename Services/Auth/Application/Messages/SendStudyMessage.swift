package import AuthDomain
import AuthStore
package import FoundationEssentials
package import Postgres
package import ServiceKit

/// The team of a study writes to its members.
package struct SendStudyMessage: Sendable {
  private let pool: PostgresPool
  private let studies: StudyCache
  private let clock: any WallClock
  private let accounts = AccountStore()
  private let enrolments = EnrolmentStore()
  private let members = MemberStore()
  private let messages = MessageStore()
  private let post = MessagePost()
  private let audit = AuditLog()

  package init(pool: PostgresPool, studies: StudyCache, clock: any WallClock) {
    self.pool = pool
    self.studies = studies
    self.clock = clock
  }

  package enum Recipient: Sendable, Hashable {
    case all
    case group(String)
    case member(UUID)
    /// Who wrote this message.
    case answer(UUID)
  }

  /// Every field is valid.
  package struct Request: Sendable {
    package var messageID: UUID
    package var study: StudyID
    package var text: String
    package var isAnswerable: Bool
    package var recipient: Recipient
    /// The leader who writes.
    package var actor: UUID

    package init(
      messageID: UUID, study: StudyID, text: String, isAnswerable: Bool, recipient: Recipient,
      actor: UUID
    ) {
      self.messageID = messageID
      self.study = study
      self.text = text
      self.isAnswerable = isAnswerable
      self.recipient = recipient
      self.actor = actor
    }
  }

  /// - Throws: ``MessageError``; ``StudyError``; `MembershipError.memberUnknown`; `PostgresError`.
  package func callAsFunction(_ request: Request) async throws -> StudyMessage {
    let now = clock.now()
    var groupID = ""
    if case .group(let id) = request.recipient { groupID = id }
    _ = try await studies.find(request.study, groupID: groupID)
    return try await pool.write { connection in
      var message = StudyMessage(
        messageID: request.messageID, studyID: request.study.text, isFromTeam: true,
        text: request.text, isAnswerable: request.isAnswerable, groupID: groupID, createdAt: now)
      try await address(&message, request, on: connection)
      // After the account's lock, as everywhere.
      try await messages.lockTeam(of: request.study, on: connection)
      if let earlier = try await post.earlier(message, on: connection) { return earlier }
      try await post.insert(message, in: request.study, on: connection)
      try await audit.append(
        [
          AuditRecord(
            action: .studyMessageSent, actor: request.actor, subject: message.participantID,
            object: request.study.text)
        ], at: now, on: connection)
      return message
    }
  }

  /// To whom it is: somebody who takes part, locked.
  private func address(
    _ message: inout StudyMessage, _ request: Request, on connection: PostgresConnection
  ) async throws {
    switch request.recipient {
    case .all, .group: return
    case .member(let memberID):
      guard
        let participantID = try await members.participant(
          memberID, in: request.study, on: connection)
      else { throw MembershipError.memberUnknown }
      message.participantID = participantID
    case .answer(let messageID):
      guard let asked = try await messages.find(messageID, on: connection), !asked.isFromTeam,
        asked.studyID == request.study.text
      else { throw MessageError.unknown }
      guard asked.isAnswerable else { throw MessageError.notAnswerable }
      message.participantID = asked.participantID
      message.answerTo = messageID
    }
    guard let participantID = message.participantID,
      try await accounts.lock(participantID, on: connection),
      // Who has left gets nothing more.
      let enrolment = try await enrolments.current(
        of: participantID, in: request.study, on: connection)
    else { throw MembershipError.memberUnknown }
    message.memberID = enrolment.memberID
  }
}
