import Foundation
import Messages
import TestSupport
import Testing

@testable import AuthService

/// A participant's way through the service (TYT §4).
@Suite struct JourneyTests {
  @Test func `register, confirm, sign in, stay, join, leave`() async throws {
    try await AuthFixture.with { auth in
      let transport = RecordingTransport()
      let deliver = DeliverMail(
        environment: auth.environment, transport: transport, sender: EmailAddress("a@example.org")!,
        logger: TestLog.logger)
      try await auth.publish("track-your-tinnitus")

      try await auth.register("gerda", email: "gerda@example.org", consent: true, language: "de")
      #expect(try await deliver())
      let mail = try #require(transport.mails.first)
      let code = try #require(mail.content.plain.firstMatch(of: /[0-9A-Z]{5}(?:-[0-9A-Z]{5}){2}/))
        .output
      try await auth.confirm("gerda", String(code))

      let signedIn = try await auth.signIn("gerda@example.org")
      var session = try await auth.refresh(signedIn.refreshToken)
      let joined = try await auth.join("track-your-tinnitus", token: session.accessToken)
      for _ in 1...20 {
        auth.clock.advance(by: 3 * 86_400)
        session = try await auth.refresh(session.refreshToken)
        #expect(
          try await auth.claims(session.accessToken, audience: "otolith-ingestion")
            .enrolledStudies == ["track-your-tinnitus"])
      }
      let left = try await auth.leave("track-your-tinnitus", token: session.accessToken)
      #expect(try await auth.claims(left.accessToken).enrolledStudies.isEmpty)
      #expect(try await auth.enrolments(of: left.accessToken).count == 1)
      #expect(joined.enrolment?.joinTime?.date == AuthFixture.start)
      _ = try await AuditLog().verify(on: auth.pool)
    }
  }
}
