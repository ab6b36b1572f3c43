import Foundation
import Testing

@testable import AuthService

@Suite struct SMTPTransportTests {
  private static let mail = MailMessage(
    sender: EmailAddress("no-reply@otolith.example.org")!, senderName: "Otolith",
    recipient: EmailAddress("gerda@example.org")!,
    content: MailContent(
      subject: "Ihr Bestätigungscode", plain: "Grüße\n.\n    ABCDE-12345\n", html: "<p>Grüße</p>"),
    date: AuthFixture.start, messageID: "4f1c")

  private func transport(port: Int, requiresTLS: Bool = false) -> SMTPTransport {
    SMTPTransport(
      configuration: SMTPConfiguration(
        url: "smtp://127.0.0.1:\(port)", requiresTLS: requiresTLS))
  }

  @Test func `submits a mail as it is`() async throws {
    let server = try SMTPServer()
    try await transport(port: server.port).deliver(Self.mail)
    let lines = server.received
    #expect(lines.contains { $0.hasPrefix("MAIL FROM:<no-reply@otolith.example.org>") })
    #expect(lines.contains { $0.hasPrefix("RCPT TO:<gerda@example.org>") })
    let data = try #require(lines.firstIndex(of: "DATA"))
    let end = try #require(lines[data...].firstIndex(of: "."))
    // A line with only a dot is escaped in transit (RFC 5321 §4.5.2).
    let body = lines[(data + 1)..<end].map { $0 == ".." ? "." : $0 }
    #expect(
      body.joined(separator: "\r\n") + "\r\n" == String(decoding: Self.mail.bytes, as: UTF8.self))
  }

  @Test func `a probe connects without a mail, and names what is wrong`() async throws {
    let server = try SMTPServer()
    try await transport(port: server.port).probe()
    #expect(server.received.contains { $0.hasPrefix("EHLO") })
    #expect(!server.received.contains { $0.hasPrefix("MAIL") })
    let refusing = try SMTPServer(replies: ["EHLO": "554 5.3.2 no", "HELO": "554 5.3.2 no"])
    let error = await #expect(throws: SMTPTransport.Failure.self) {
      try await transport(port: refusing.port).probe()
    }
    #expect(error?.description.contains("answered 554 5.3.2 to HELO") == true)
    let withoutTLS = try SMTPServer()
    await #expect(throws: SMTPTransport.Failure.self) {
      try await transport(port: withoutTLS.port, requiresTLS: true).probe()
    }
  }

  @Test(arguments: [
    (
      ["RCPT": "550 5.1.1 <gerda@example.org>: no such mailbox"], MailRefusal.Stage.recipient,
      "5.1.1"
    ),
    (
      ["RCPT": "550-5.7.1 first of two lines\r\n550 5.7.1 gerda is not wanted"], .recipient, "5.7.1"
    ),
    (["RCPT": "553 no such mailbox"], .recipient, ""),
    (["DATA": "554 5.7.1 no"], .content, "5.7.1"),
    ([".": "550 5.1.1 spam"], .content, "5.1.1"),
  ])
  func `a permanent rejection is reported without the address`(
    replies: [String: String], stage: MailRefusal.Stage, status: String
  ) async throws {
    let server = try SMTPServer(replies: replies)
    let refusal = await #expect(throws: MailRefusal.self) {
      try await transport(port: server.port).deliver(Self.mail)
    }
    #expect(refusal?.stage == stage && refusal?.status == status)
    #expect(refusal?.description.contains("gerda") == false)
    #expect(
      refusal?.saysThatAddressIsUndeliverable == (stage == .recipient && status == "5.1.1"))
  }

  @Test(arguments: [
    (["RCPT": "450 4.2.1 <gerda@example.org> later"], "answered 450 4.2.1 to RCPT"),
    (["RCPT": "450 gerda is busy"], "answered 450 to RCPT"),
    (["RCPT": "421 4.3.2 going down"], "answered 421 4.3.2 to RCPT"),
    ([".": "451 4.7.1 greylisted"], "answered 451 4.7.1 to DATA"),
    // Concerns the sender, which the operator configures.
    (
      ["MAIL": "553 5.7.1 who are you?"],
      "answered 553 5.7.1 to MAIL: it does not accept mails from"
    ),
    (["MAIL": "530 5.7.0 sign in first"], "OTOLITH_SMTP_USERNAME"),
    (["EHLO": "554 5.3.2 no", "HELO": "554 5.3.2 no"], "answered 554 5.3.2 to HELO"),
  ])
  func `a temporary failure is an error with the server's code and without the address`(
    replies: [String: String], words: String
  ) async throws {
    let server = try SMTPServer(replies: replies)
    let error = await #expect(throws: SMTPTransport.Failure.self) {
      try await transport(port: server.port).deliver(Self.mail)
    }
    #expect(error?.description.contains("gerda") == false)
    #expect(error?.description.contains(words) == true, "\(error?.description ?? "")")
  }

  @Test func `a server without TLS is refused where TLS is required`() async throws {
    let server = try SMTPServer()
    await #expect(throws: SMTPTransport.Failure.self) {
      try await transport(port: server.port, requiresTLS: true).deliver(Self.mail)
    }
    #expect(!server.received.contains { $0.hasPrefix("RCPT") || $0 == "DATA" })
  }

  @Test func `a server that is away is an error`() async throws {
    // Nothing listens on port 1 of this machine.
    await #expect(throws: SMTPTransport.Failure.self) {
      try await transport(port: 1).deliver(Self.mail)
    }
  }
}
