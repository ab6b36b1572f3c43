import Fields
import Foundation
import Postgres
import Testing

@testable import AuthService
@testable import ServiceKit
@testable import Tokens

/// Use cases of messages, newsletters and prompts by mail.
@Suite struct MessageUseCaseTests {
  private func message(
    _ study: StudyID, id: UUID = UUID(), _ text: String = "Hello", answerable: Bool = true,
    answerTo: UUID? = nil
  ) -> SendMessage.Request {
    .init(
      messageID: id, study: study, text: text, isAnswerable: answerable, replyEmail: nil,
      answerTo: answerTo)
  }

  private func broadcast(
    _ study: StudyID, by auth: AuthFixture, id: UUID = UUID(),
    to recipient: SendStudyMessage.Recipient, answerable: Bool = true
  ) async throws -> SendStudyMessage.Request {
    .init(
      messageID: id, study: study, text: "News", isAnswerable: answerable, recipient: recipient,
      actor: try await auth.leaderID(of: study.text))
  }

  @Test func `a participant's message is stored once, from members only`() async throws {
    let auth = try await AuthFixture.shared()
    let send = SendMessage(environment: auth.environment)
    let (study, caller, id) = (try AuthFixture.newStudy(), try await auth.participant(), UUID())
    try await auth.study(study)
    await #expect(throws: MessageError.notEnrolled(studyID: study.text)) {
      try await send(message(study), caller: caller)
    }
    let member = try await auth.member(of: study, caller)
    for _ in 1...2 {
      #expect(
        try await send(message(study, id: id), caller: caller).memberID == member.memberID)
    }
    await #expect(throws: MessageError.idReused) {
      try await send(message(study, id: id, "Bye"), caller: caller)
    }
    for number in 2...MessageRules.ofParticipantMax {
      _ = try await send(message(study, "\(number)"), caller: caller)
    }
    await #expect(
      throws: MessageError.tooMany(
        of: .participant(caller.participantID), max: MessageRules.ofParticipantMax, wait: 86_400)
    ) { try await send(message(study), caller: caller) }
  }

  @Test func `an answer must be allowed and must not reveal its writer`() async throws {
    let auth = try await AuthFixture.shared()
    let (send, ask) = (
      SendMessage(environment: auth.environment), SendStudyMessage(environment: auth.environment)
    )
    let (study, caller) = (try AuthFixture.newStudy(), try await auth.participant())
    try await auth.study(study)
    let member = try await auth.member(of: study, caller)
    let asked = try await ask(broadcast(study, by: auth, to: .member(member.memberID)))
    let silent = try await ask(broadcast(study, by: auth, to: .all, answerable: false))
    for (answerTo, answerable, error) in [
      (UUID(), true, MessageError.unknown), (silent.messageID, true, .notAnswerable),
      (asked.messageID, false, .tellsWriter),
    ] {
      await #expect(throws: error) {
        try await send(
          message(study, answerable: answerable, answerTo: answerTo), caller: caller)
      }
    }
    let answer = try await send(message(study, answerTo: asked.messageID), caller: caller)
    let list = ListMessages(environment: auth.environment)
    let waiting = try await list(
      of: study, waitingOnly: true, withGroups: true, after: nil, pageSize: 5)
    #expect(waiting.items.map(\.messageID) == [answer.messageID])
    // The team sees members, not participants.
    #expect(waiting.items.map(\.memberID) == [member.memberID])
    #expect(waiting.items.map(\.participantID) == [nil])
    _ = try await ask(broadcast(study, by: auth, to: .answer(answer.messageID)))
    #expect(
      try await list(of: study, waitingOnly: true, withGroups: true, after: nil, pageSize: 5).items
        .isEmpty)
  }

  @Test func `a team's message reaches its recipients alone and is read once`() async throws {
    let auth = try await AuthFixture.shared()
    let ask = SendStudyMessage(environment: auth.environment)
    let list = ListMessages(environment: auth.environment)
    let mark = MarkMessageRead(environment: auth.environment)
    let (study, caller, other) = (
      try AuthFixture.newStudy(), try await auth.participant(), try await auth.participant()
    )
    try await auth.study(study, groups: ["a"])
    let member = try await auth.member(of: study, caller)
    try await auth.joined(study, other)
    try await SetMemberGroup(environment: auth.environment)(
      member.memberID, in: study, groupID: "a", actor: auth.leaderID(of: study.text))
    var expected: [UUID] = []
    for recipient in [
      SendStudyMessage.Recipient.all, .group("a"), .member(member.memberID),
    ] {
      auth.clock.advance(by: 1)
      let id = UUID()
      for _ in 1...2 {
        expected.append(try await ask(broadcast(study, by: auth, id: id, to: recipient)).messageID)
      }
      expected.removeLast()
    }
    func seen(_ caller: AccessClaims) async throws -> [StudyMessage] {
      let page = try await list.callAsFunction(
        seenBy: caller.participantID, of: study, after: nil, pageSize: 5)
      return page.items
    }
    #expect(try await seen(caller).map(\.messageID) == expected.reversed())
    #expect(try await seen(other).map(\.messageID) == [expected[0]])
    let read = auth.clock.now()
    for second in [0.0, 60] {
      auth.clock.set(read + second)
      try await mark(expected[2], caller: caller)
    }
    #expect(try await seen(caller).map(\.readAt) == [read, nil, nil])
    await #expect(throws: MessageError.unknown) { try await mark(expected[2], caller: other) }
    for (recipient, error) in [
      (.member(UUID()), MembershipError.memberUnknown),
      (.answer(UUID()), MessageError.unknown), (.group("b"), StudyError.groupUnknown),
    ] as [(SendStudyMessage.Recipient, any Error)] {
      let found = await #expect(throws: (any Error).self) {
        try await ask(broadcast(study, by: auth, to: recipient))
      }
      #expect("\(found, default: "")" == "\(error)")
    }
  }

  /// Of a participant's limits the own one is reported, of a team the team's.
  @Test func `limits of writers are counted over a day`() async throws {
    let auth = try await AuthFixture.shared()
    let study = try AuthFixture.newStudy()
    let now = auth.clock.now()
    try await auth.pool.execute(
      """
      INSERT INTO messages (message_id, study_id, from_team, group_id, text, answerable,
        reply_email, created_at)
      SELECT gen_random_uuid(), \(study.text), true, '', 'x', false, '', \(now - 60)
      FROM generate_series(1, 500) AS n
      """)
    func post(at time: Date) async throws {
      try await auth.pool.transaction { connection in
        try await MessagePost().insert(
          StudyMessage(
            messageID: UUID(), studyID: study.text, isFromTeam: true, text: "x",
            isAnswerable: false, createdAt: time), in: study, on: connection)
      }
    }
    await #expect(throws: MessageError.tooMany(of: .team, max: 500, wait: 86_400 - 60)) {
      try await post(at: now)
    }
    try await post(at: now + 86_400 - 60)
  }

  @Test func `a newsletter is accepted once and ends with a subscriber's token`() async throws {
    try await AuthFixture.with { auth in
      let (send, end) = (
        SendNewsletter(environment: auth.environment), EndNewsletter(environment: auth.environment)
      )
      let queue = QueueNewsletters(environment: auth.environment)
      let (actor, id) = (try await auth.administratorID(), UUID())
      let caller = try await auth.account("gerda", email: "gerda@example.org")
      let update = UpdateAccount(environment: auth.environment)
      let old = try await GetAccount(environment: auth.environment)(caller.participantID)
      _ = try await update(AccountChange(newsletter: true), etag: old.entityTag, caller: caller)
      auth.clock.advance(by: 1)
      let text = NewsletterText(language: .english, subject: "News", text: "All is well.")
      for _ in 1...2 { _ = try await send(id, [text], actor: actor) }
      await #expect(throws: NewsletterError.idReused) {
        try await send(
          id, [NewsletterText(language: .english, subject: "News", text: "!")], actor: actor)
      }
      await #expect(throws: NewsletterError.unknown) { try await send.find(UUID()) }
      while try await queue() {}
      let newsletter = try await send.find(id)
      #expect(newsletter.recipientCount == 1 && newsletter.completedAt == auth.clock.now())
      guard
        case .newsletter(id, text, let token)? = try await auth.pool.answer(
          to: auth.environment.mails.claim(at: auth.clock.now()))?.purpose
      else { throw NewsletterError.unknown }
      for token in [token, token, UUID()] { try await end(token) }
      #expect(try await auth.count("SELECT count(*) FROM mail_outbox") == 0)
      #expect(
        try await auth.audited(caller.participantID).filter { $0 == .newsletterEnded }.count == 1)
      let account = try await GetAccount(environment: auth.environment)(caller.participantID)
      #expect(!account.account.wantsNewsletter)
    }
  }

  @Test func `newsletters need a page to unsubscribe`() async throws {
    let shared = try await AuthFixture.shared()
    let auth = AuthFixture(pool: shared.pool, sendsNewsletters: false)
    let send = SendNewsletter(environment: auth.environment)
    await #expect(throws: NewsletterError.unavailable) {
      try await send(UUID(), [], actor: UUID())
    }
  }

  @Test func `a prompt is mailed to active accounts with an address, until it ends`() async throws {
    try await AuthFixture.with { auth in
      let prompt = MailPrompt(signal: auth.mailSignal, mails: auth.environment.mails)
      let backlog = GetMailBacklog(environment: auth.environment)
      let now = auth.clock.now()
      let set = SetSuspension(environment: auth.environment)
      let suspended = try await auth.account("anna", email: "anna@example.org").participantID
      _ = try await set(suspended, reason: .requested, actor: auth.administratorID())
      let failed = try await auth.account("berta", email: "berta@example.org").participantID
      try await auth.pool.execute(
        "UPDATE accounts SET email_failed_at = \(now) WHERE participant_id = \(failed)")
      let id = try await auth.account("gerda", email: "gerda@example.org").participantID
      for (id, end) in [
        (suspended, now + 60), (failed, now + 60),
        (try await auth.account("bare").participantID, now + 60),
        (UUID(), now + 60), (id, now),
      ] {
        _ = try await auth.pool.transaction {
          try await prompt(to: id, until: end, at: now, on: $0)
        }
      }
      #expect(try await backlog() == (0, 0))
      _ = try await auth.pool.transaction {
        try await prompt(to: id, until: now + 60, at: now, on: $0)
      }
      auth.clock.advance(by: 30)
      #expect(try await backlog() == (1, 30))
      #expect(
        try await auth.pool.answer(to: auth.environment.mails.claim(at: auth.clock.now()))?.purpose
          == .prompt(lifetime: 60))
    }
  }
}
