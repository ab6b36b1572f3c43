import Foundation
import Messages
import TestSupport
import Testing

@testable import AuthService

@Suite struct ReturnedMailTests {
  /// A separate Maildir.
  private struct Maildir {
    let path = NSTemporaryDirectory() + "otolith-maildir-\(UUID())"

    init() throws {
      for folder in ["new", "cur", "tmp"] {
        try FileManager.default.createDirectory(
          atPath: "\(path)/\(folder)", withIntermediateDirectories: true)
      }
    }

    func names(_ folder: String) throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: "\(path)/\(folder)").sorted()
    }

    func add(_ text: String, name: String = UUID().uuidString) throws {
      try Data(text.replacing("\n", with: "\r\n").utf8).write(
        to: URL(fileURLWithPath: "\(path)/new/\(name)"))
    }

    func addReport(of mail: MailMessage, status: String) throws {
      try add(
        """
        From: MAILER-DAEMON@mx.example.org
        Content-Type: multipart/report; report-type=delivery-status; boundary=x

        --x
        Content-Type: message/delivery-status

        Reporting-MTA: dns; mx.example.org

        Final-Recipient: rfc822; \(mail.recipient.text)
        Action: failed
        Status: \(status)

        --x
        Content-Type: text/rfc822-headers

        Message-ID: <\(mail.messageID)@example.org>

        --x--

        """)
    }
  }

  private func read(_ auth: AuthFixture, _ maildir: Maildir) async throws {
    try await ReadReturnedMails(
      environment: auth.environment, mails: ReturnedMaildir(path: maildir.path),
      logger: TestLog.logger)()
    #expect(try maildir.names("new") == [])
  }

  /// Sends all queued mails.
  private func send(
    _ auth: AuthFixture, readsReturned: Bool = true
  ) async throws -> [MailMessage] {
    let transport = RecordingTransport()
    let deliver = DeliverMail(
      environment: auth.environment, transport: transport,
      sender: try #require(EmailAddress("studies@example.org")), readsReturned: readsReturned,
      logger: TestLog.logger)
    while try await deliver() {}
    return transport.mails
  }

  private func participantID(_ auth: AuthFixture, _ token: String) async throws -> UUID {
    let account = try await auth.ownAccount(token)
    return try #require(UUID(uuidString: account.participantID))
  }

  /// Creates a confirmed, signed-in account and a mail to its address.
  private func account(
    _ auth: AuthFixture, _ name: String
  ) async throws -> (token: String, mail: MailMessage) {
    try await auth.registerWithAddress(name)
    _ = try await send(auth)
    let token = try await auth.signIn(name).accessToken
    try await auth.requestReset(name)
    let mails = try await send(auth)
    return (token, try #require(mails.first))
  }

  @Test func `an address without a mailbox is marked until it changes`() async throws {
    try await AuthFixture.with { auth in
      let maildir = try Maildir()
      let (token, mail) = try await account(auth, "gone")
      try await auth.update(
        .init(newsletter: true), mask: ["newsletter"], etag: auth.ownAccount(token).etag,
        token: token)
      #expect(try await auth.ownAccount(token).emailFailedTime == nil)
      try maildir.addReport(of: mail, status: "5.2.2")
      try await read(auth, maildir)
      #expect(try await auth.ownAccount(token).emailFailedTime == nil)

      auth.clock.advance(by: 60)
      let time = auth.clock.now()
      for _ in 1...2 { try maildir.addReport(of: mail, status: "5.1.1") }
      try await read(auth, maildir)
      auth.clock.advance(by: 60)
      try maildir.addReport(of: mail, status: "5.1.1")
      try await read(auth, maildir)
      #expect(try maildir.names("cur") == [])
      #expect(try await auth.ownAccount(token).emailFailedTime?.date == time)
      #expect(
        try await auth.audited(account: "gone").filter { $0 == "email.failed" }.count == 1)

      _ = try await auth.newsletters.sendNewsletter(
        .init(
          newsletterID: AuthFixture.newID(),
          texts: [.init(language: "de", subject: "Neues", text: "Eine Zeile")]),
        context: auth.administrator())
      while try await QueueNewsletters(environment: auth.environment)() {}
      #expect(
        try await auth.count("SELECT count(*) FROM mail_outbox WHERE purpose = 'newsletter'") == 0)

      let id = try await participantID(auth, token)
      let other = try #require(EmailAddress("other@example.org"))
      #expect(
        try await auth.pool.transaction {
          try await $0.answer(to: AccountStore.setEmail(other, passwordHash: nil, of: id))
        })
      #expect(try await auth.ownAccount(token).emailFailedTime == nil)
      // A late report concerns the former address.
      try maildir.addReport(of: mail, status: "5.1.1")
      try await read(auth, maildir)
      #expect(try await auth.ownAccount(token).emailFailedTime == nil)
    }
  }

  @Test func `mails to another address than the account's say nothing of it`() async throws {
    try await AuthFixture.with { auth in
      let maildir = try Maildir()
      let (token, _) = try await account(auth, "mover")
      let id = try await participantID(auth, token)
      try await auth.pool.transaction { connection in
        let account = try #require(
          try await connection.answer(to: AccountStore.find(participantID: id)))
        var mail = try #require(PendingMail(.emailChanged, to: account, at: auth.clock.now()))
        mail.recipient = "elsewhere@example.org"
        try await connection.run(auth.environment.mails.enqueue(mail))
      }
      let mails = try await send(auth)
      for mail in mails { try maildir.addReport(of: mail, status: "5.1.1") }
      try await read(auth, maildir)
      #expect(mails.count == 1)
      #expect(try await auth.ownAccount(token).emailFailedTime == nil)
    }
  }

  @Test func `everything else is set aside for a person`() async throws {
    try await AuthFixture.with { auth in
      let maildir = try Maildir()
      try maildir.add("Subject: out of office\n\nback soon\n", name: "1.office")
      try maildir.add(String(repeating: "x", count: 2 << 20), name: "2.large")
      try FileManager.default.createDirectory(
        atPath: "\(maildir.path)/new/3.folder", withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        atPath: "\(maildir.path)/new/4.link", withDestinationPath: "/dev/zero")
      try maildir.add("", name: "5.empty:2,S")
      try maildir.add("", name: ".hidden")
      try FileManager.default.copyItem(
        atPath: "\(maildir.path)/new/1.office", toPath: "\(maildir.path)/cur/1.office:2,")
      try await ReadReturnedMails(
        environment: auth.environment, mails: ReturnedMaildir(path: maildir.path),
        logger: TestLog.logger)()
      #expect(try maildir.names("new") == [".hidden"])
      #expect(
        try maildir.names("cur") == [
          "1.office:2,", "2.large:2,", "3.folder:2,", "4.link:2,", "5.empty:2,S",
        ])
    }
  }

  @Test func `a mail that cannot be moved holds up no other`() async throws {
    try await AuthFixture.with { auth in
      let maildir = try Maildir()
      for number in 0..<50 { try maildir.add("Subject: x\n\n", name: "\(1000 + number)") }
      struct Stuck: ReturnedMails {
        let maildir: ReturnedMaildir
        func waiting() throws -> [String] { try maildir.waiting() }
        func report(of name: String) -> DeliveryReport? { maildir.report(of: name) }
        func delete(_ name: String) throws { try maildir.delete(name) }
        func setAside(_ name: String) throws {
          if name == "1000" { throw CocoaError(.fileWriteNoPermission) }
          try maildir.setAside(name)
        }
      }
      let read = ReadReturnedMails(
        environment: auth.environment, mails: Stuck(maildir: ReturnedMaildir(path: maildir.path)),
        logger: TestLog.logger)
      await #expect(throws: CocoaError.self) { try await read() }
      #expect(try maildir.names("new") == ["1000"])
    }
  }

  @Test func `sent mails are not recorded if returned mails are not read`() async throws {
    try await AuthFixture.with { auth in
      try await auth.register("quiet", email: "quiet@example.org", consent: true)
      #expect(try await !send(auth, readsReturned: false).isEmpty)
      #expect(try await auth.count("SELECT count(*) FROM sent_mails") == 0)
    }
  }

  @Test func `records of sent mails expire`() async throws {
    try await AuthFixture.with { auth in
      _ = try await account(auth, "quiet")
      let count = { try await auth.count("SELECT count(*) FROM sent_mails") }
      let first = try await count()
      #expect(first > 0)
      auth.clock.advance(by: SentMailStore.lifetime - 60)
      let delete = DeleteExpired(environment: auth.environment)
      try await delete()
      #expect(try await count() == first)
      auth.clock.advance(by: 61)
      try await delete()
      #expect(try await count() == 0)
    }
  }

  @Test func `a folder that is not a Maildir is refused`() throws {
    let maildir = try Maildir()
    #expect(ReturnedMaildir(path: maildir.path).problem == nil)
    #expect(
      ReturnedMaildir(path: maildir.path + "/new").problem?.hasPrefix("not a Maildir") == true)
    #expect(throws: (any Error).self) {
      try ReturnedMaildir(path: maildir.path + "/none").waiting()
    }
  }
}
