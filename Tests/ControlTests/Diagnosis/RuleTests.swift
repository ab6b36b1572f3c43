import Foundation
import Testing

@testable import ControlDiagnosis
@testable import ServiceKit

/// What a service's own document shows: each case spoils one thing, and one finding follows.
@Suite struct RuleTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var severity: Finding.Severity?
    /// Words of it.
    var what: String
    var command: String
    var change: @Sendable (inout ServiceStatus) -> Void

    init(
      _ name: String, _ severity: Finding.Severity?, _ what: String = "", _ command: String = "",
      _ change: @escaping @Sendable (inout ServiceStatus) -> Void
    ) {
      testDescription = name
      self.severity = severity
      self.what = what
      self.command = command
      self.change = change
    }
  }

  private static let now = WellFacts.now

  @Test func nothingIsFoundWhereAllIsWell() {
    let diagnosis = Diagnosis(
      WellFacts.with(
        WellFacts.instance("auth"), WellFacts.instance("catalogue"),
        WellFacts.instance("ingestion"), WellFacts.instance("planning")))
    #expect(diagnosis.findings == [])
    #expect(diagnosis.exitCode == 0)
  }

  @Test(
    arguments: schema + health + database + bus + certificate + partitions + clock + zones
      + process)
  func oneThingThatIsWrongIsOneFinding(_ one: Case) throws {
    let diagnosis = Diagnosis(WellFacts.with(one.change))
    guard let severity = one.severity else {
      #expect(diagnosis.findings == [])
      return
    }
    let finding = try #require(diagnosis.findings.first)
    #expect(diagnosis.findings.count == 1, "\(diagnosis.findings)")
    #expect(finding.severity == severity)
    #expect(finding.what.contains(one.what), "\(finding)")
    #expect(finding.command.hasPrefix(one.command), "\(finding)")
    #expect(!finding.evidence.isEmpty)
    #expect(finding.subject == "database" || finding.subject.contains("otolith-auth"))
    #expect(diagnosis.exitCode == (severity == .broken ? 2 : severity == .attention ? 1 : 0))
  }

  private static let schema = [
    Case("pending", .broken, "lacks migrations", "systemctl start otolith-auth-migrate ") {
      $0.schema?.pending = ["auth/0043_new"]
    },
    Case("newer", .attention, "older than its schema", "systemctl restart otolith-auth") {
      $0.schema?.newer = ["auth/0043_new"]
    },
    Case("changed", .broken, "other migrations", "otolith-auth check") {
      $0.schema?.changed = ["auth/0001_initial"]
    },
    Case("schema not known", nil) { $0.schema = nil },
  ]

  private static let health = [
    Case("stuck", .broken, "stuck", "systemctl restart otolith-auth") {
      $0.liveness = [.init(name: "event-loops", result: "failed", reason: "for 12 seconds")]
    },
    Case("database away", .broken, "database does not answer", "pg_lsclusters") {
      $0.readiness = [.init(name: "database", result: "failed", reason: "refused")]
      $0.database = nil
      // Calls wait then, which is no other thing.
      $0.pool.waiting = 3
    },
    Case("read only", .attention, "takes no writes", "psql") {
      $0.readiness = [.init(name: "database-writes", result: "degraded", reason: "replica")]
    },
    Case("no keys", .broken, "no access token", "otolithctl bus lag --service auth") {
      $0.readiness = [.init(name: "signing-keys", result: "failed", reason: "none")]
    },
    Case("rights lost", .attention, "lacks rights", "systemctl start otolith-auth-migrate ") {
      $0.readiness = [.init(name: "rights", result: "degraded", reason: "has not SELECT ON a")]
    },
    Case("not started", .broken, "does not answer calls yet", "journalctl -u otolith-auth") {
      $0.readiness = [.init(name: "startup", result: "failed", reason: "not yet")]
    },
    Case("a check of a later version", .broken, "a check of its own", "journalctl") {
      $0.readiness = [.init(name: "later", result: "failed", reason: "why")]
    },
    // Said by another rule with figures.
    Case("bus check alone", nil) {
      $0.readiness = [.init(name: "bus", result: "degraded", reason: "behind")]
    },
  ]

  private static let database = [
    Case("waiting", .attention, "wait for a connection", "sudoedit /etc/otolith/auth.conf") {
      $0.pool.waiting = 1
    },
    Case("rights", .attention, "may do more", "otolith-auth check") {
      $0.database?.hasTooManyRights = true
    },
    Case("hardly a connection left", .attention, "hardly a connection left", "psql") {
      $0.database?.connectionsUsed = 88
    },
    Case("connections left", nil) { $0.database?.connectionsUsed = 87 },
    Case(
      "fewer connections than pools", .attention, "fewer connections than services may open",
      "psql -c 'ALTER SYSTEM SET max_connections = 130'"
    ) { $0.pool.max = 97 },
    Case("as many connections as pools", nil) { $0.pool.max = 93 },
  ]

  private static let bus = [
    Case("stopped", .broken, "studies is stopped", "otolithctl bus cursors show --service auth") {
      $0.bus?.consumers[0].stop = "another log"
      $0.bus?.consumers[0].behind = nil
    },
    Case("behind", .attention, "studies is behind", "otolithctl bus lag --service auth") {
      $0.bus?.consumers[0].oldestTime = now - 301
      $0.bus?.consumers[0].behind = 7
    },
    Case("a little behind", nil) { $0.bus?.consumers[0].oldestTime = now - 300 },
    Case(
      "dead letters", .attention, "gave up events",
      "otolithctl bus dead-letters list --service auth --consumer studies"
    ) { $0.bus?.consumers[0].deadLetters = 1 },
    Case("outbox", .attention, "not relayed", "otolithctl bus lag --service auth") {
      $0.bus?.outbox = 3
      $0.bus?.outboxOldestTime = now - 301
    },
    Case("not measured", .attention, "cannot be measured", "otolithctl bus lag") {
      $0.bus?.measuredSecondsAgo = 91
    },
    Case("not measured yet", nil) { $0.bus?.measuredSecondsAgo = nil },
    Case("no bus", nil) { $0.bus = nil },
  ]

  private static let certificate = [
    Case("two weeks", nil) { $0.certificateEndTime = now + 14 * 86_400 },
    Case("less", .attention, "ends in 13 days", "openssl x509") {
      $0.certificateEndTime = now + 14 * 86_400 - 1
    },
    Case("a day", .attention, "ends in 24 hours", "openssl x509") {
      $0.certificateEndTime = now + 86_400
    },
    Case("over", .broken, "has expired", "openssl x509") { $0.certificateEndTime = now },
    Case("no TLS", nil) { $0.certificateEndTime = nil },
  ]

  private static let partitions = [
    Case("problems", .attention, "partitions of outbox could not", "otolith-auth partitions") {
      $0.partitions[0].problems = 1
    },
    Case("default rows", .attention, "rows of outbox", "otolith-auth partitions") {
      $0.partitions[0].defaultRows = 5
    },
    Case("hours", .attention, "ready for hours only", "otolith-auth partitions") {
      $0.partitions[0].endTime = now + 12 * 3600 - 1
    },
    Case("of the log", .attention, "rows of log", "otolithctl bus partitions --database") {
      $0.partitions[0] = .init(table: "log", defaultRows: 5)
    },
    Case("by the clock of events", nil) {
      $0.bus?.time = now + 86_400
      $0.partitions[0].endTime = now + 2 * 86_400
    },
  ]

  private static let clock = [
    Case("five seconds and the doubt", nil) { $0.time = now + 6 },
    Case("more", .attention, "differ by 7 seconds", "timedatectl") { $0.time = now + 7 },
    Case("behind", .attention, "differ by 8 seconds", "timedatectl") { $0.time = now - 8 },
    Case("half a minute", .broken, "this machine's differ by 40", "timedatectl") {
      $0.time = now - 40
    },
    Case("database", .broken, "database's differ by 60 seconds", "timedatectl") {
      $0.database?.time = now + 60
    },
  ]

  private static let zones = [
    Case("not read yet", .note, "not read an update", "otolithctl status") {
      $0.timeZones.inUse = "2026e"
    },
    Case("PostgreSQL's", .attention, "PostgreSQL has other local times", "apt-get update") {
      $0.timeZones.differingZones = ["Africa/Casablanca"]
    },
    Case("not compared", nil) { $0.timeZones.differingZones = nil },
    Case("not told", nil) { $0.timeZones = TimeZoneStatus() },
  ]

  private static let process = [
    Case("descriptors", .attention, "hardly a descriptor", "systemctl edit otolith-auth") {
      $0.openFiles.open = 9_000
    },
    Case("descriptors left", nil) { $0.openFiles.open = 8_999 },
    Case("disk", .attention, "almost full", "df -h /var/log") { $0.disks[0].freeBytes = 1 << 20 },
    Case("full disk", .broken, "almost full", "df -h /var/log") { $0.disks[0].freeBytes = 0 },
    Case("disk not known", nil) { $0.disks[0].freeBytes = nil },
  ]
}
