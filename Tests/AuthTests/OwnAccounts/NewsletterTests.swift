import Foundation
import Messages
import Testing

@testable import AuthService

@Suite struct NewsletterTests {
  private let texts: [AuthV1.NewsletterText] = [
    .init(language: "de", subject: "Neues", text: "Eine Zeile\nund noch eine"),
    .init(language: "fr", subject: "Nouvelles", text: "Une ligne"),
  ]

  /// Subscribes to the newsletter; returns the token.
  private func reader(
    _ auth: AuthFixture, _ name: String, language: String
  ) async throws -> String {
    try await auth.registerWithAddress(name)
    let token = try await auth.signIn(name).accessToken
    try await auth.update(
      .init(language: language, newsletter: true), mask: ["language", "newsletter"],
      etag: auth.ownAccount(token).etag, token: token)
    return token
  }

  private func send(
    _ auth: AuthFixture, _ id: String, texts: [AuthV1.NewsletterText]
  ) async throws -> AuthV1.Newsletter {
    try #require(
      try await auth.newsletters.sendNewsletter(
        .init(newsletterID: id, texts: texts), context: auth.administrator()
      ).newsletter)
  }

  /// Queues like the worker, without sending.
  private func queue(_ auth: AuthFixture) async throws {
    while try await QueueNewsletters(environment: auth.environment)() {}
  }

  private func recipients(_ auth: AuthFixture) async throws -> [String] {
    try await auth.pool.query(
      "SELECT username FROM mail_outbox WHERE purpose = 'newsletter' ORDER BY username"
    ).map { try $0.decode("username") }
  }

  private func claimed(_ auth: AuthFixture) async throws -> [PendingMail] {
    var mails: [PendingMail] = []
    while let mail = try await auth.pool.answer(
      to: auth.environment.mails.claim(at: auth.clock.now()))
    {
      try await auth.pool.answer(to: MailOutbox.delete(mail.mailID))
      if mail.purpose.kind == .newsletter { mails.append(mail) }
    }
    return mails
  }

  @Test func `it is sent once to each subscriber in the subscriber's language`() async throws {
    try await AuthFixture.with { auth in
      _ = try await reader(auth, "german", language: "de-AT")
      _ = try await reader(auth, "english", language: "en")
      try await auth.registerWithAddress("no-reader")
      let shutOut = try await reader(auth, "shut-out", language: "de")
      try await auth.suspend(
        auth.ownAccount(shutOut).participantID, by: auth.administrator())
      let id = AuthFixture.newID()
      for _ in 1...2 { _ = try await send(auth, id, texts: texts) }
      // Later subscribers do not get it.
      auth.clock.advance(by: 1)
      _ = try await reader(auth, "too-late", language: "de")
      try await queue(auth)
      try await queue(auth)
      #expect(try await recipients(auth) == ["english", "german"])
      let newsletter = try await auth.newsletters.getNewsletter(
        .init(newsletterID: id), context: auth.administrator())
      #expect(newsletter.recipientCount == 2 && newsletter.completeTime != nil)

      let mails = try await claimed(auth)
      let links = try LinkBase("https://studies.example.org/newsletter/")
      let from = try #require(EmailAddress("studies@example.org"))
      for mail in mails {
        let message = mail.message(
          from: from, to: from, presentation: MailPresentation(newsletterLinks: links))
        // Recipients without a matching language get the first text.
        #expect(message.content.subject == "Neues")
        #expect(message.content.plain.contains("Eine Zeile\nund noch eine"))
        #expect(message.content.html.contains("Eine Zeile<br>\nund noch eine"))
        let header = String(decoding: message.bytes, as: UTF8.self)
        let link = try #require(message.unsubscribe)
        #expect(link.hasPrefix(links.text))
        #expect(header.contains("\r\nList-Unsubscribe:\r\n <\(link)>\r\n"))
        #expect(header.contains("\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n"))
      }
      #expect(mails.count == 2 && Set(mails.map(\.purpose)).count == 2)
    }
  }

  @Test func `one click ends the subscription and deletes queued mails`() async throws {
    try await AuthFixture.with { auth in
      let token = try await reader(auth, "reader", language: "de")
      _ = try await send(auth, AuthFixture.newID(), texts: texts)
      try await queue(auth)
      let rows = try await auth.pool.query(
        "SELECT newsletter_token::text AS token FROM accounts WHERE username = 'reader'")
      let key: String = try #require(rows.first).decode("token")
      // Twice, and with an unknown token: the response is the same.
      for each in [key, key, AuthFixture.newID()] {
        _ = try await auth.newsletters.endNewsletter(.init(token: each), context: auth.anybody)
      }
      #expect(try await !auth.ownAccount(token).newsletter)
      #expect(try await recipients(auth) == [])
      #expect(
        try await auth.audited(account: "reader").filter { $0 == "newsletter.ended" }.count == 1)
      _ = try await send(auth, AuthFixture.newID(), texts: texts)
      try await queue(auth)
      #expect(try await recipients(auth) == [])
    }
  }

  @Test func `a former subscriber gets no queued mails`() async throws {
    try await AuthFixture.with { auth in
      let (first, second) = (
        try await reader(auth, "first", language: "de"),
        try await reader(auth, "second", language: "de")
      )
      _ = try await send(auth, AuthFixture.newID(), texts: texts)
      try await queue(auth)
      try await auth.update(
        .init(newsletter: false), mask: ["newsletter"], etag: auth.ownAccount(first).etag,
        token: first)
      #expect(try await recipients(auth) == ["second"])
      try await auth.deleteEmail(token: second)
      #expect(try await recipients(auth) == [])
    }
  }

  @Test func `few wait at a time, and everything else goes first`() async throws {
    try await AuthFixture.with { auth in
      _ = try await auth.pool.query(
        """
        INSERT INTO accounts (participant_id, request_id, username, username_key, password_hash,
          email, email_key, email_given, email_consent, studies_given, language, created_at,
          confirmed_at, newsletter_since, newsletter_token)
        SELECT gen_random_uuid(), gen_random_uuid(), 'r' || n, 'r' || n, 'x', 'r' || n || '@a.example',
          'r' || n || '@a.example', true, true, '{}', 'de', \(AuthFixture.start),
          \(AuthFixture.start), \(AuthFixture.start), gen_random_uuid()
        FROM generate_series(1, 120) AS n RETURNING 1
        """)
      let id = AuthFixture.newID()
      _ = try await send(auth, id, texts: texts)
      try await queue(auth)
      #expect(try await recipients(auth).count == QueueNewsletters.waitingMax)
      auth.clock.advance(by: 1)
      try await auth.register("waiting", email: "waiting@example.org")
      let first = try await auth.pool.answer(to: auth.environment.mails.claim(at: auth.clock.now()))
      #expect(first?.purpose.kind == .confirmation)
      var names: [String] = []
      repeat {
        let mails = try await claimed(auth)
        names += mails.map(\.username)
        try await queue(auth)
      } while try await !recipients(auth).isEmpty
      #expect(names.count == 120 && Set(names).count == 120)
    }
  }

  @Test func `invalid newsletters are refused`() async throws {
    let auth = try await AuthFixture.shared()
    let bad = try await failure {
      try await send(
        auth, "nothing",
        texts: [
          .init(language: "de", subject: "a\nb", text: ""),
          .init(language: "de", subject: "x", text: "y"),
          .init(language: "!!", subject: String(repeating: "x", count: 121), text: "\u{0}"),
        ])
    }
    #expect(
      bad?.violations.map(\.field) == [
        "newsletter_id", "texts[0].subject", "texts[0].text", "texts[1].language",
        "texts[2].language", "texts[2].subject", "texts[2].text",
      ])
    #expect(
      try await failure { try await send(auth, AuthFixture.newID(), texts: []) }?.violations
        .map(\.field) == ["texts"])
    let unknown = try await failure {
      try await auth.newsletters.getNewsletter(
        .init(newsletterID: AuthFixture.newID()), context: auth.administrator())
    }
    #expect(unknown?.code == .notFound && unknown?.reason == "NEWSLETTER_UNKNOWN")
  }

  @Test func `an id is used once`() async throws {
    try await AuthFixture.with { auth in
      let id = AuthFixture.newID()
      _ = try await send(auth, id, texts: texts)
      let reused = try await failure { try await send(auth, id, texts: [texts[0]]) }
      #expect(reused?.code == .alreadyExists && reused?.reason == "NEWSLETTER_ID_REUSED")
    }
  }
}
