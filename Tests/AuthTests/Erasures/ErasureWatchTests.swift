import Foundation
import Metrics
import RPCTestSupport
import Testing

@testable import AuthService
@testable import Telemetry

/// Logs about erasures that a service delays.
@Suite struct ErasureWatchTests {
  private static let services = [
    "otolith-auth", "otolith-catalogue", "otolith-ingestion", "otolith-planning",
  ]

  private func token(of name: String, _ auth: AuthFixture) async throws -> String {
    try await auth.registerWithAddress(name)
    return try await auth.signIn(name).accessToken
  }

  private func value(of metric: String, _ registry: MetricsRegistry) -> Double? {
    registry.exposition().split(separator: "\n").first { $0.hasPrefix("\(metric) ") }
      .flatMap { $0.split(separator: " ").last.flatMap { Double($0) } }
  }

  @Test func `an erasure older than a day is logged once an hour with the missing services`()
    async throws
  {
    try await AuthFixture.with { auth in
      let (log, registry) = (RecordedLog(), MetricsRegistry())
      let watch = ErasureWatch(
        environment: auth.environment, metrics: registry, logger: log.logger)
      #expect(try await watch.look(warnedAt: nil) == nil)
      #expect(value(of: "otolith_erasures_under_way", registry) == 0)

      let first = try await auth.erase(try await token(of: "gerda", auth))
      auth.clock.advance(by: 600)
      let second = try await auth.erase(try await token(of: "anna", auth))
      try await auth.deliverReceipt(of: first, by: "otolith-auth")
      try await auth.deliverReceipt(of: first, by: "otolith-ingestion")
      #expect(try await watch.look(warnedAt: nil) == nil)
      #expect(value(of: "otolith_erasures_under_way", registry) == 2)
      #expect(value(of: "otolith_erasure_oldest_age_seconds", registry) == 600)
      #expect(log.count(of: "erasure is waiting") == 0)

      auth.clock.advance(by: ErasureWatch.ageMax)
      let warned = try await watch.look(warnedAt: nil)
      let told = log.metadata(of: "erasure is waiting")
      #expect(told["erasure"] == "\(first.erasureID)")
      #expect(told["services"] == "otolith-catalogue, otolith-planning")
      #expect(told["under_way"] == "2")
      auth.clock.advance(by: ErasureWatch.warningInterval - 1)
      #expect(try await watch.look(warnedAt: warned) == warned)
      #expect(log.count(of: "erasure is waiting") == 1)
      auth.clock.advance(by: 1)
      #expect(try await watch.look(warnedAt: warned) != warned)
      #expect(log.count(of: "erasure is waiting") == 2)

      for erasure in [first, second] {
        for service in Self.services {
          try await auth.deliverReceipt(of: erasure, by: service, logger: log.logger)
        }
      }
      _ = try await watch.look(warnedAt: warned)
      #expect(value(of: "otolith_erasures_under_way", registry) == 0)
      #expect(value(of: "otolith_erasure_oldest_age_seconds", registry) == 0)
    }
  }

  @Test func `a complete erasure is logged once, without the participant`() async throws {
    try await AuthFixture.with { auth in
      let log = RecordedLog()
      let erasure = try await auth.erase(try await token(of: "gerda", auth))
      auth.clock.advance(by: 90)
      for service in Self.services + Self.services {
        try await auth.deliverReceipt(of: erasure, by: service, logger: log.logger)
      }
      #expect(log.count(of: "erasure complete") == 1)
      let told = log.metadata(of: "erasure complete")
      #expect(told["erasure"] == "\(erasure.erasureID)" && told["seconds"] == "90")
      #expect(told["services"] == "\(Self.services.joined(separator: ", "))")
      #expect(told.count == 3)
    }
  }
}
