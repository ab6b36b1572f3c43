import Foundation
import Messages
import RPCTestSupport
import Synchronization
import TestSupport
import Testing

@testable import AuthService
@testable import ServiceBasics

@Suite struct DeliverMailTests {
  private static let from = EmailAddress("no-reply@otolith.example.org")!

  private func deliver(
    _ auth: AuthFixture, _ transport: any MailTransport, log: RecordedLog? = nil
  ) -> DeliverMail {
    DeliverMail(
      environment: auth.environment, transport: transport, sender: Self.from,
      logger: log?.logger ?? TestLog.logger)
  }

  private func waiting(_ auth: AuthFixture) async throws -> Int {
    try await auth.count("SELECT count(*) FROM mail_outbox")
  }

  @Test func `hands a mail over once and forgets the address`() async throws {
    try await AuthFixture.with { auth in
      let transport = RecordingTransport()
      let deliver = deliver(auth, transport)
      #expect(try await !deliver())
      try await auth.register("gerda", email: "gerda@example.org", language: "de-AT")
      let code = try #require(try await auth.mailedCode("gerda"))
      #expect(try await deliver())
      #expect(try await !deliver())
      #expect(try await waiting(auth) == 0)
      let mail = try #require(transport.mails.first)
      #expect(transport.mails.count == 1)
      #expect(mail.recipient.text == "gerda@example.org")
      #expect(mail.content.subject == "Ihr Bestätigungscode")
      #expect(mail.content.plain.contains("Guten Tag gerda,"))
      #expect(mail.content.plain.contains("    \(code)\n"))
      try await auth.confirm("gerda", code)
    }
  }

  @Test func `tries again with growing pauses and gives up when the code is worthless`()
    async throws
  {
    try await AuthFixture.with { auth in
      let transport = RecordingTransport(failures: .max)
      let deliver = deliver(auth, transport)
      try await auth.register("gerda", email: "gerda@example.org")
      var pauses: [TimeInterval] = []
      var pause: TimeInterval = 0
      while try await waiting(auth) == 1 {
        if try await deliver() {
          pauses.append(pause)
          pause = 0
        } else {
          auth.clock.advance(by: 10)
          pause += 10
        }
      }
      #expect(pauses.prefix(10) == [0, 10, 20, 40, 80, 160, 320, 640, 1280, 2560])
      #expect(pauses.dropFirst(10).allSatisfy { $0 == 3600 })
      #expect((86_400...90_000).contains(auth.clock.now().timeIntervalSince(AuthFixture.start)))
      // The last run only deleted it.
      #expect(transport.attempts == pauses.count - 1)
    }
  }

  @Test func `the last error is logged when a mail is given up, without marking the recipient`()
    async throws
  {
    try await AuthFixture.with { auth in
      let (server, log) = (
        try SMTPServer(replies: ["MAIL": "553 5.7.1 who is that?"]), RecordedLog()
      )
      let deliver = deliver(
        auth,
        SMTPTransport(
          configuration: SMTPConfiguration(
            url: "smtp://127.0.0.1:\(server.port)", requiresTLS: false)), log: log)
      try await auth.register("gerda", email: "gerda@example.org", consent: true)
      #expect(try await deliver())
      auth.clock.advance(by: MailRetry.lifetime)
      #expect(try await deliver())
      #expect(try await waiting(auth) == 0)
      let told = log.metadata(of: "mail given up")
      #expect(told["attempts"] == "1" && told["reason"] == "expired")
      #expect("\(told["error"] ?? "")".contains("answered 553 5.7.1 to MAIL"))
      #expect(!told.values.contains { "\($0)".contains("gerda") })
      #expect(
        try await auth.count("SELECT count(*) FROM accounts WHERE email_failed_at IS NOT NULL") == 0
      )
    }
  }

  @Test func `a mail goes out as soon as the server is back`() async throws {
    try await AuthFixture.with { auth in
      let transport = RecordingTransport(failures: 2)
      let deliver = deliver(auth, transport)
      try await auth.register("gerda", email: "gerda@example.org")
      while transport.mails.isEmpty {
        if try await !deliver() { auth.clock.advance(by: 10) }
      }
      #expect(transport.attempts == 3)
      #expect(try await waiting(auth) == 0)
    }
  }

  @Test(arguments: [
    ("RCPT TO:<gerda@example.org>", "550 5.1.1 no such mailbox", true),
    ("RCPT TO:<gerda@example.org>", "550 5.7.1 not from you", false),
    ("RCPT TO:<gerda@example.org>", "550 no such mailbox", false),
    ("RCPT TO:<gerda@example.org>", "552 5.1.1 odd", false),
    ("DATA", "550 5.1.1 not this", false),
  ])
  func `a mail that is refused for good is given up, and an address that is not there marked`(
    command: String, reply: String, isMarked: Bool
  ) async throws {
    try await AuthFixture.with { auth in
      let transport = RecordingTransport()
      let deliver = deliver(auth, transport)
      try await auth.register("gerda", email: "gerda@example.org", consent: true)
      try await auth.confirm("gerda", try #require(try await auth.mailedCode("gerda")))
      while try await deliver() {}
      let sent = transport.mails.count
      try await auth.requestReset("gerda")
      #expect(try await waiting(auth) == 1)
      transport.refuse(with: try #require(MailRefusal(command: command, reply: reply)))
      #expect(try await deliver())
      #expect(try await waiting(auth) == 0)
      #expect(transport.mails.count == sent)
      #expect(
        try await auth.count("SELECT count(*) FROM accounts WHERE email_failed_at IS NOT NULL")
          == (isMarked ? 1 : 0))
      #expect(
        try await auth.audited(account: "gerda").contains("email.failed") == isMarked)
    }
  }

  @Test(arguments: [
    ("RCPT TO:<a@b.c>", "450 4.2.1 later"), ("MAIL FROM:<a@b.c>", "550 5.7.1 no"),
    ("AUTH PLAIN", "535 5.7.8 no"), ("", "554 no"), ("RCPT TO:<a@b.c>", ""), ("DATA", "55"),
  ])
  func `nothing else is a refusal of a mail for good`(command: String, reply: String) {
    #expect(MailRefusal(command: command, reply: reply) == nil)
  }

  @Test func `a mail whose sender died is sent by another after a minute`() async throws {
    try await AuthFixture.with { auth in
      try await auth.register("gerda", email: "gerda@example.org")
      _ = try #require(
        try await auth.pool.answer(to: auth.environment.mails.claim(at: auth.clock.now())))
      let transport = RecordingTransport()
      let deliver = deliver(auth, transport)
      auth.clock.advance(by: 59)
      #expect(try await !deliver())
      auth.clock.advance(by: 1)
      #expect(try await deliver())
      #expect(transport.mails.count == 1)
    }
  }

  @Test func `a mail of a lost sealing key waits longer each time and is given up`() async throws {
    try await AuthFixture.with { auth in
      try await auth.register("gerda", email: "gerda@example.org")
      let other = AuthFixture(pool: auth.pool, sealing: SealingKeys(current: SealingKey()))
      let deliver = deliver(other, RecordingTransport())
      #expect(try await deliver())
      #expect(try await !deliver())
      other.clock.advance(by: 10)
      #expect(try await deliver())
      // A process with the right key still sends it.
      #expect(try await waiting(auth) == 1)
      other.clock.advance(by: MailRetry.lifetime)
      #expect(try await deliver())
      #expect(try await waiting(auth) == 0)
    }
  }

  @Test func `a mail is not taken by another while it may still be handed over`() {
    #expect(MailOutbox.lease > Double(SMTPTransport.timeout) / 1000)
  }

  @Test func `several senders share the work`() async throws {
    try await AuthFixture.with { auth in
      let transport = RecordingTransport()
      for number in 1...20 {
        try await auth.register("person-\(number)", email: "person\(number)@example.org")
      }
      try await withThrowingTaskGroup(of: Void.self) { group in
        for _ in 0..<4 {
          let deliver = deliver(auth, transport)
          group.addTask { while try await deliver() {} }
        }
        try await group.waitForAll()
      }
      #expect(transport.mails.count == 20)
      #expect(Set(transport.mails.map(\.recipient)).count == 20)
    }
  }

  @Test func `runs by itself until it is cancelled`() async throws {
    try await AuthFixture.with { auth in
      let transport = RecordingTransport()
      let deliver = deliver(auth, transport)
      let delivery = MailDelivery(
        environment: auth.environment, deliver: deliver,
        metrics: MailMetrics(environment: auth.environment), logger: TestLog.logger)
      let running = Task { try await delivery.run() }
      try await auth.register("gerda", email: "gerda@example.org")
      try await eventually("the mail is sent") { transport.mails.count == 1 }
      try await eventually("the row is gone") { try await waiting(auth) == 0 }
      running.cancel()
      _ = await running.result
    }
  }

  @Test func `a mail is a whole RFC 5322 message`() {
    let mail = MailMessage(
      sender: Self.from, senderName: "Ears, Inc.", recipient: EmailAddress("gerda@example.org")!,
      content: MailContent(
        subject: "Ihr Bestätigungscode", plain: "Grüße\n\n    ABCDE-12345\n",
        html: "<p class=\"x\">Grüße</p>\n"),
      date: Date(timeIntervalSince1970: 1_799_999_999), messageID: "4f1c")
    #expect(
      String(decoding: mail.bytes, as: UTF8.self)
        == [
          "Date: Fri, 15 Jan 2027 07:59:59 +0000",
          "From: \"Ears, Inc.\"", " <no-reply@otolith.example.org>", "To: <gerda@example.org>",
          "Subject: =?utf-8?B?SWhyIEJlc3TDpHRpZ3VuZ3Njb2Rl?=",
          "Message-ID: <4f1c@otolith.example.org>", "Auto-Submitted: auto-generated",
          "MIME-Version: 1.0", "Content-Type: multipart/alternative;", " boundary=\"=_4f1c\"", "",
          "--=_4f1c", "Content-Type: text/plain; charset=utf-8",
          "Content-Transfer-Encoding: quoted-printable", "", "Gr=C3=BC=C3=9Fe", "",
          "    ABCDE-12345", "", "--=_4f1c", "Content-Type: text/html; charset=utf-8",
          "Content-Transfer-Encoding: quoted-printable", "",
          "<p class=3D\"x\">Gr=C3=BC=C3=9Fe</p>", "", "--=_4f1c--", "",
        ].joined(separator: "\r\n"))
  }

  @Test func `a folder gets one file for each mail`() async throws {
    let directory = FileManager.default.temporaryDirectory
      .appendingPathComponent("mails-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: directory) }
    let transport = DirectoryTransport(directory: directory.path)
    var mail = MailMessage(
      sender: Self.from, senderName: "Otolith", recipient: EmailAddress("gerda@example.org")!,
      content: MailContent(subject: "Code", plain: "ABCDE-12345\n", html: "<p>ABCDE-12345</p>\n"),
      date: AuthFixture.start, messageID: "b")
    try await transport.deliver(mail)
    mail.date += 1
    mail.messageID = "a"
    try await transport.deliver(mail)
    let names = try FileManager.default.contentsOfDirectory(atPath: directory.path).sorted()
    #expect(names == ["001800000000000-b.eml", "001800000001000-a.eml"])
    let contents = try Data(contentsOf: directory.appendingPathComponent(names[1]))
    #expect([UInt8](contents) == mail.bytes)
    let nowhere = DirectoryTransport(directory: directory.path + "/missing")
    await #expect(throws: (any Error).self) { try await nowhere.deliver(mail) }
  }
}

/// Records mails, after a given number of failures.
final class RecordingTransport: MailTransport {
  struct Away: Error {}

  private struct State {
    var failures: Int
    var refusal: MailRefusal?
    var attempts = 0
    var mails: [MailMessage] = []
  }

  private let state: Mutex<State>
  let destination = "a recording"

  init(failures: Int = 0) { state = Mutex(State(failures: failures)) }

  func deliver(_ mail: MailMessage) async throws {
    try state.withLock { state in
      state.attempts += 1
      if state.failures > 0 {
        state.failures -= 1
        throw Away()
      }
      if let refusal = state.refusal { throw refusal }
      state.mails.append(mail)
    }
  }

  /// Refuses all further mails.
  func refuse(with refusal: MailRefusal) { state.withLock { $0.refusal = refusal } }

  var attempts: Int { state.withLock { $0.attempts } }
  var mails: [MailMessage] { state.withLock { $0.mails } }
}
