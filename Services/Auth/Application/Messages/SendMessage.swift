import FoundationEssentials
import Postgres
import ServiceKit

/// Sends a participant's message to a study team.
struct SendMessage: Sendable {
  let environment: AuthEnvironment

  /// A valid request.
  struct Request: Sendable {
    var messageID: UUID
    var study: StudyID
    var text: String
    var isAnswerable: Bool
    var replyEmail: EmailAddress?
    var answerTo: UUID?
  }

  /// - Parameter peer: network address of the client; nil if unknown.
  /// - Throws: ``MessageError``; `SessionError.ended`; `PostgresError`.
  func callAsFunction(
    _ request: Request, caller: AccessClaims, from peer: Peer? = nil
  ) async throws -> StudyMessage {
    let (quota, now) = (environment.messagesOfPeers, environment.clock.now())
    let (message, isNew) = try await environment.pool.write { connection in
      _ = try await environment.callerSession.lock(caller, at: now, on: connection)
      var message = StudyMessage(
        messageID: request.messageID, studyID: request.study.text, isFromTeam: false,
        text: request.text, isAnswerable: request.isAnswerable, answerTo: request.answerTo,
        replyEmail: request.replyEmail?.text ?? "", participantID: caller.participantID,
        createdAt: now)
      if let earlier = try await MessagePost().earlier(message, on: connection) {
        return (earlier, false)
      }
      guard
        let enrolment = try await connection.answer(
          to: EnrolmentStore.current(of: caller.participantID, in: request.study))
      else { throw MessageError.notEnrolled(studyID: request.study.text) }
      message.memberID = enrolment.memberID
      try await requireAnswerable(message, on: connection)
      if let peer, let wait = quota.wait(for: request.study, from: peer, at: now) {
        throw MessageError.tooMany(of: .peer, max: quota.max, wait: wait)
      }
      try await MessagePost().insert(message, in: request.study, on: connection)
      try await connection.run([TeamMailStore.note(in: request.study, messages: 1, at: now)])
      return (message, true)
    }
    if isNew, let peer { quota.count(request.study, from: peer, at: now) }
    return message
  }

  /// Checks that the replied-to message accepts a reply.
  private func requireAnswerable(
    _ message: StudyMessage, on connection: PostgresConnection
  ) async throws {
    guard let answerTo = message.answerTo, let participantID = message.participantID else { return }
    guard
      let asked = try await connection.answer(
        to: MessageStore.find(answerTo, seenBy: participantID)),
      asked.isFromTeam, asked.studyID == message.studyID
    else { throw MessageError.unknown }
    guard asked.isAnswerable else { throw MessageError.notAnswerable }
    guard !message.tellsWriter(answering: asked) else { throw MessageError.tellsWriter }
  }
}
