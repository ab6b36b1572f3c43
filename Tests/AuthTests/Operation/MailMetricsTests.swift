import Foundation
import RPCTestSupport
import ServiceKit
import Synchronization
import TestSupport
import Testing

@testable import AuthService

/// Mail metrics for operators.
@Suite struct MailMetricsTests {
  private let registry = MetricsRegistry()

  private func value(_ series: String) -> Double? {
    registry.exposition().split(separator: "\n").first { $0.hasPrefix("\(series) ") }
      .flatMap { Double($0.dropFirst(series.count + 1)) }
  }

  private func attempts() -> [String: Double] {
    ["sent", "postponed", "refused", "expired"].reduce(into: [:]) { counts, outcome in
      counts[outcome] = value("otolith_mails_total{outcome=\"\(outcome)\"}")
    }
  }

  @Test func `every attempt is counted by its outcome`() async throws {
    try await AuthFixture.with { auth in
      let metrics = MailMetrics(environment: auth.environment, factory: registry)
      let transport = RecordingTransport(failures: 2)
      let deliver = DeliverMail(
        environment: auth.environment, transport: transport,
        sender: EmailAddress("no-reply@otolith.example.org")!,
        logger: TestLog.logger, onOutcome: metrics.note)
      #expect(attempts() == ["sent": 0, "postponed": 0, "refused": 0, "expired": 0])
      try await auth.register("gerda", email: "gerda@example.org")
      while transport.mails.isEmpty {
        if try await !deliver() { auth.clock.advance(by: 10) }
      }
      #expect(attempts() == ["sent": 1, "postponed": 2, "refused": 0, "expired": 0])
      try await auth.register("heidi", email: "heidi@example.org")
      auth.clock.advance(by: MailRetry.lifetime)
      #expect(try await deliver())
      #expect(attempts() == ["sent": 1, "postponed": 2, "refused": 0, "expired": 1])
      try await auth.register("ida", email: "ida@example.org")
      transport.refuse(
        with: try #require(MailRefusal(command: "DATA", reply: "550 5.7.1 not this")))
      #expect(try await deliver())
      #expect(attempts() == ["sent": 1, "postponed": 2, "refused": 1, "expired": 1])
    }
  }

  @Test(arguments: [
    (["MAIL": "451 4.3.0 later"], false as Bool?), (["RCPT": "452 4.2.2 full"], nil),
    (["RCPT": "550 5.1.1 unknown"], true), ([:], true),
  ])
  func `a mail server that takes no mail is told from a mailbox that does not`(
    replies: [String: String], works: Bool?
  ) async throws {
    try await AuthFixture.with { auth in
      let (server, log) = (try SMTPServer(replies: replies), RecordedLog())
      let states = Mutex<[Bool]>([])
      let url = "smtp://127.0.0.1:\(server.port)"
      let deliver = DeliverMail(
        environment: auth.environment,
        transport: SMTPTransport(configuration: SMTPConfiguration(url: url, requiresTLS: false)),
        sender: EmailAddress("no-reply@otolith.example.org")!, logger: log.logger,
        onServerState: { works in states.withLock { $0.append(works) } })
      try await auth.register("gerda", email: "gerda@example.org")
      #expect(try await deliver())
      #expect(states.withLock { $0 } == [works].compactMap(\.self))
      if works != true {
        #expect("\(log.metadata(of: "mail not delivered")["server"] ?? "")" == url)
      }
    }
  }

  @Test func `queued mails are counted, with the age of the oldest`() async throws {
    try await AuthFixture.with { auth in
      let metrics = MailMetrics(environment: auth.environment, factory: registry)
      let measurement = metrics.measurement
      try await measurement.update()
      #expect(value("otolith_mails_waiting") == 0)
      #expect(value("otolith_mail_oldest_age_seconds") == 0)
      try await auth.register("gerda", email: "gerda@example.org")
      auth.clock.advance(by: 100)
      try await auth.register("heidi", email: "heidi@example.org")
      try await measurement.update()
      #expect(value("otolith_mails_waiting") == 2)
      #expect(value("otolith_mail_oldest_age_seconds") == 100)
      // Held mails, such as until an erasure is complete, do not count as waiting.
      try await auth.pool.execute(
        "UPDATE mail_outbox SET next_attempt_at = 'infinity' WHERE username = 'gerda'")
      try await measurement.update()
      #expect(value("otolith_mails_waiting") == 1)
      #expect(value("otolith_mail_oldest_age_seconds") == 0)
    }
  }
}
