import AuthDomain
import AuthMail
import Foundation
import Testing

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
    // A line with a dot alone is escaped on the way (RFC 5321 §4.5.2).
    let body = lines[(data + 1)..<end].map { $0 == ".." ? "." : $0 }
    #expect(
      body.joined(separator: "\r\n") + "\r\n" == String(decoding: Self.mail.bytes, as: UTF8.self))
  }

  @Test func `a refusal is an error that names nobody`() async throws {
    let server = try SMTPServer(refusesRecipients: true)
    let error = await #expect(throws: SMTPTransport.Failure.self) {
      try await transport(port: server.port).deliver(Self.mail)
    }
    #expect(error?.description.contains("gerda") == false)
  }

  @Test func `a server without TLS is refused where TLS is required`() async throws {
    let server = try SMTPServer()
    await #expect(throws: SMTPTransport.Failure.self) {
      try await transport(port: server.port, requiresTLS: true).deliver(Self.mail)
    }
    #expect(!server.received.contains { $0.hasPrefix("RCPT") || $0 == "DATA" })
  }

  @Test func `a server that is away is an error`() async throws {
    // Port 1 of this machine: nobody listens there.
    await #expect(throws: SMTPTransport.Failure.self) {
      try await transport(port: 1).deliver(Self.mail)
    }
  }
}
