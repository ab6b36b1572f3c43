import Foundation
import Testing

@testable import Telemetry

@Suite struct HealthReportTests {
  private static let report = HealthReport(findings: [
    HealthFinding(name: "shutdown", result: .ok),
    HealthFinding(name: "bus", result: .degraded("consumer a is 400 seconds behind")),
    HealthFinding(name: "database", result: .failed("PostgreSQL \"away\"")),
  ])

  private static func answer(_ target: String, accept: String? = nil) -> AdminResponse {
    report.answer("readyz", to: AdminRequest(method: "GET", target: target, accept: accept))
  }

  @Test func whatFailsIsToldWithoutBeingAsked() {
    let response = Self.answer("/readyz")
    #expect(response.status == 503)
    #expect(
      response.body == """
        [+]shutdown ok
        [!]bus degraded: consumer a is 400 seconds behind
        [-]database failed: PostgreSQL "away"
        readyz check failed

        """)
  }

  @Test func whatPassesIsOneWord() {
    #expect(Self.answer("/readyz?exclude=database") == AdminResponse(status: 200, body: "ok\n"))
    let verbose = Self.answer("/readyz?exclude=database&verbose")
    #expect(verbose.status == 200)
    #expect(verbose.body.contains("[+]database excluded: ok\n"))
    #expect(verbose.body.hasSuffix("readyz check passed\n"))
  }

  @Test func whatIsDegradedCountsForWhoIsStrict() {
    #expect(Self.answer("/readyz?exclude=database&strict").status == 503)
    #expect(Self.answer("/readyz?exclude=database&exclude=bus&strict").status == 200)
  }

  @Test func aNameThatIsNoneIsToldAndExcludesNothing() {
    let response = Self.answer("/readyz?exclude=databse")
    #expect(response.status == 503)
    #expect(response.body.contains("[!]unknown check: databse\n"))
  }

  @Test func asJSON() throws {
    struct Document: Decodable {
      struct Check: Decodable, Equatable {
        var name: String
        var result: String
        var reason: String?
      }
      var passed: Bool
      var checks: [Check]
      var unknownExclusions: [String]?
    }
    let response = Self.answer("/readyz?exclude=shutdown&exclude=x", accept: "application/json")
    #expect(response.status == 503)
    #expect(response.contentType == "application/json")
    let document = try JSONDecoder().decode(Document.self, from: Data(response.body.utf8))
    #expect(!document.passed)
    #expect(document.unknownExclusions == ["x"])
    #expect(
      document.checks == [
        .init(name: "shutdown", result: "excluded", reason: nil),
        .init(name: "bus", result: "degraded", reason: "consumer a is 400 seconds behind"),
        .init(name: "database", result: "failed", reason: "PostgreSQL \"away\""),
      ])
  }
}
