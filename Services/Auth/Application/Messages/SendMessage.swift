package import AuthDomain
import AuthStore
package import FoundationEssentials
package import Postgres
package import ServiceKit

/// A participant writes to the team of a study.
package struct SendMessage: Sendable {
  private let pool: PostgresPool
  private let clock: any WallClock
  private let callerSession: CallerSession
  private let enrolments = EnrolmentStore()
  private let messages = MessageStore()
  private let post = MessagePost()
  private let ofPeers: PeerDays

  /// - Parameter ofPeerMax: messages of a day from one address to one study.
  package init(
    pool: PostgresPool, clock: any WallClock, rules: SessionRules,
    ofPeerMax: Int = MessageRules.ofPeerMax
  ) {
    self.pool = pool
    self.clock = clock
    callerSession = CallerSession(rules: rules)
    ofPeers = PeerDays(max: ofPeerMax)
  }

  /// Every field is valid.
  package struct Request: Sendable {
    package var messageID: UUID
    package var study: StudyID
    package var text: String
    package var isAnswerable: Bool
    package var replyEmail: EmailAddress?
    package var answerTo: UUID?

    package init(
      messageID: UUID, study: StudyID, text: String, isAnswerable: Bool,
      replyEmail: EmailAddress?, answerTo: UUID?
    ) {
      self.messageID = messageID
      self.study = study
      self.text = text
      self.isAnswerable = isAnswerable
      self.replyEmail = replyEmail
      self.answerTo = answerTo
    }
  }

  /// - Parameter peer: from where; nil where that is not known.
  /// - Throws: ``MessageError``; `SessionError.ended`; `PostgresError`.
  package func callAsFunction(
    _ request: Request, caller: AccessClaims, from peer: Peer? = nil
  ) async throws -> StudyMessage {
    let now = clock.now()
    let (message, isNew) = try await pool.write { connection in
      _ = try await callerSession.lock(caller, at: now, on: connection)
      var message = StudyMessage(
        messageID: request.messageID, studyID: request.study.text, isFromTeam: false,
        text: request.text, isAnswerable: request.isAnswerable, answerTo: request.answerTo,
        replyEmail: request.replyEmail?.text ?? "", participantID: caller.participantID,
        createdAt: now)
      if let earlier = try await post.earlier(message, on: connection) { return (earlier, false) }
      guard
        let enrolment = try await enrolments.current(
          of: caller.participantID, in: request.study, on: connection)
      else { throw MessageError.notEnrolled(studyID: request.study.text) }
      message.memberID = enrolment.memberID
      try await requireAnswerable(message, on: connection)
      if let peer, let wait = ofPeers.wait(for: request.study, from: peer, at: now) {
        throw MessageError.tooMany(of: .peer, max: ofPeers.max, wait: wait)
      }
      try await post.insert(message, in: request.study, on: connection)
      return (message, true)
    }
    if isNew, let peer { ofPeers.count(request.study, from: peer, at: now) }
    return message
  }

  /// Of the message that this one answers.
  private func requireAnswerable(
    _ message: StudyMessage, on connection: PostgresConnection
  ) async throws {
    guard let answerTo = message.answerTo, let participantID = message.participantID else { return }
    guard
      let asked = try await messages.find(answerTo, seenBy: participantID, on: connection),
      asked.isFromTeam, asked.studyID == message.studyID
    else { throw MessageError.unknown }
    guard asked.isAnswerable else { throw MessageError.notAnswerable }
    guard !message.tellsWriter(answering: asked) else { throw MessageError.tellsWriter }
  }
}
