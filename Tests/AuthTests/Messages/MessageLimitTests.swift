import Foundation
import Messages
import RPCServer
import ServiceKit
import Testing

@testable import AuthService

/// Limits of messages from many accounts to a team.
@Suite struct MessageLimitTests {
  private func send(
    _ auth: AuthFixture, _ study: String, _ text: String, id: String = AuthFixture.newID(),
    token: String
  ) async throws -> AuthV1.StudyMessage? {
    try await auth.messages.sendMessage(
      .init(messageID: id, studyID: study, text: text), context: auth.caller(token)
    ).message
  }

  private func joined(_ auth: AuthFixture, _ study: String) async throws -> String {
    try await auth.join(study, token: auth.signInAnonymously().accessToken).accessToken
  }

  @Test func `many accounts flood a team no more than a campaign would`() async throws {
    let auth = try await AuthFixture.shared()
    let study = AuthFixture.newID()
    try await auth.publish(study)
    let (writer, other) = (try await joined(auth, study), try await joined(auth, study))
    let id = AuthFixture.newID()
    _ = try await send(auth, study, "first", id: id, token: writer)
    auth.clock.advance(by: 60)
    _ = try await auth.pool.query(
      """
      INSERT INTO messages (message_id, study_id, participant_id, member_id, from_team, group_id,
        text, answerable, reply_email, created_at)
      SELECT gen_random_uuid(), study_id, participant_id, member_id, false, '', 'x', false, '',
        \(auth.clock.now())
      FROM messages, generate_series(2, \(Int64(MessageRules.ofParticipantsMax)))
      WHERE message_id = \(UUID(uuidString: id))
      """)
    let many = try await failure { try await send(auth, study, "one more", token: other) }
    #expect(many?.code == .resourceExhausted && many?.reason == "MESSAGES_LIMIT")
    #expect(many?.message.contains("10000") == true)
    // The oldest makes room.
    #expect(many?.retryDelay == .seconds(86_400 - 60))
    // The team can still write, and repetitions succeed.
    _ = try await auth.messages.sendStudyMessage(
      .init(messageID: AuthFixture.newID(), studyID: study, text: "to all"),
      context: auth.leader(of: study))
    _ = try await send(auth, study, "first", id: id, token: writer)
    auth.clock.advance(by: 86_400 - 60)
    // The earlier tokens have expired.
    _ = try await send(auth, study, "one more", token: joined(auth, study))
  }

  @Test func `one address has a limit of its own for each study`() async throws {
    let auth = try await AuthFixture.shared(ofPeerMax: 2)
    let (study, another) = (AuthFixture.newID(), AuthFixture.newID())
    for each in [study, another] { try await auth.publish(each) }
    let send = SendMessage(environment: auth.environment)
    func from(
      _ address: String, _ token: String, to study: String, id: UUID = UUID()
    ) async throws {
      let claims = try await auth.claims(token)
      _ = try await send(
        .init(
          messageID: id, study: #require(StudyID(study)), text: "x", isAnswerable: false,
          replyEmail: nil, answerTo: nil), caller: claims, from: Peer(text: address))
    }
    var tokens: [String] = []
    for _ in 1...3 { tokens.append(try await joined(auth, study)) }
    tokens[2] = try await auth.join(another, token: tokens[2]).accessToken
    let id = UUID()
    try await from("203.0.113.9", tokens[0], to: study, id: id)
    // Repetitions and refused messages do not count.
    try await from("203.0.113.9", tokens[0], to: study, id: id)
    await #expect(throws: MessageError.idReused) {
      try await from("203.0.113.9", tokens[1], to: study, id: id)
    }
    auth.clock.advance(by: 60)
    try await from("203.0.113.9", tokens[1], to: study)
    await #expect(
      throws: MessageError.tooMany(of: .peer, max: 2, wait: MessageRules.interval - 60)
    ) {
      try await from("203.0.113.9", tokens[2], to: study)
    }
    try await from("203.0.113.9", tokens[2], to: another)
    try await from("198.51.100.7", tokens[2], to: study)
    auth.clock.advance(by: MessageRules.interval - 60)
    let fresh = try await joined(auth, study)
    try await from("203.0.113.9", fresh, to: study)
  }
}
