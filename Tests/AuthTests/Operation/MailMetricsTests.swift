import AuthApplication
import AuthDomain
import Foundation
import ServiceKit
import TestSupport
import Testing

@testable import AuthService

/// What operators see of mails.
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

  @Test func `every attempt is counted by what became of it`() async throws {
    try await AuthFixture.with { auth in
      let metrics = MailMetrics(pool: auth.pool, clock: auth.clock, factory: registry)
      let transport = RecordingTransport(failures: 2)
      let deliver = DeliverMail(
        pool: auth.pool, transport: transport,
        sender: EmailAddress("no-reply@otolith.example.org")!, clock: auth.clock,
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

  @Test func `what waits is counted, with the age of the oldest`() async throws {
    try await AuthFixture.with { auth in
      let metrics = MailMetrics(pool: auth.pool, clock: auth.clock, factory: registry)
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
      // What is held back, e.g. until an erasure is done, does not wait for a server.
      try await auth.pool.execute(
        "UPDATE mail_outbox SET next_attempt_at = 'infinity' WHERE username = 'gerda'")
      try await measurement.update()
      #expect(value("otolith_mails_waiting") == 1)
      #expect(value("otolith_mail_oldest_age_seconds") == 0)
    }
  }
}
