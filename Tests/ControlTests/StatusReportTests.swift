import Foundation
import ServiceKit
import Testing

@testable import Control
@testable import Telemetry

@Suite struct StatusReportTests {
  private static let now = Date(timeIntervalSince1970: 1_800_000_000)
  private static let address = NetworkAddress("127.0.0.1:7411")!

  /// A service without problems.
  private static func status(
    _ name: String, change: (inout ServiceStatus) -> Void = { _ in }
  ) -> ServiceStatus {
    var status = ServiceStatus(
      service: "otolith-\(name)", version: "1.2.3", startTime: now - 90_000, time: now,
      listen: "127.0.0.1:7401", usesTLS: true, isServing: true,
      liveness: [.init(name: "event-loops", result: "ok")],
      readiness: [.init(name: "database", result: "ok")],
      schema: .init(name: name, programLast: "\(name)/0042_last"),
      database: DatabaseStatus(
        name: "otolith", role: "otolith_\(name)", version: "15.14", time: now, serviceTime: now,
        cluster: "7", connectionsMax: 100, connectionsUsed: 12,
        archiver: .init(isOn: true, lastArchivedTime: now - 60)),
      pool: .init(max: 4, open: 1, idle: 1, waiting: 0),
      bus: BusStatus(
        log: "postgres", time: now, measuredSecondsAgo: 3, outbox: 0,
        consumers: [.init(name: "studies", behind: 0)]),
      certificateEndTime: now + 90 * 86_400,
      timeZones: TimeZoneStatus(installed: "2026f", inUse: "2026f", differingZones: []),
      partitions: [
        .init(table: "outbox", defaultRows: 0, problems: 0, endTime: now + 3 * 86_400)
      ], auditSealTime: now - 100,
      disks: [.init(use: "the log", path: "/var/log", freeBytes: 1 << 30, totalBytes: 1 << 34)],
      openFiles: .init(open: 40, max: 10_000))
    change(&status)
    return status
  }

  private func process(
    _ name: String, change: (inout ServiceStatus) -> Void = { _ in }
  ) -> StatusReport.Process {
    StatusReport.Process(
      service: "otolith-\(name)", address: Self.address,
      status: Self.status(name, change: change))
  }

  /// A report with a backup an hour ago.
  private func report(_ processes: StatusReport.Process..., age: Double = 3600) throws
    -> StatusReport
  {
    try withStamp((Self.now - age).ISO8601Format()) { stamp in
      StatusReport(processes: processes, backup: stamp, time: Self.now)
    }
  }

  private func withStamp<Result>(
    _ text: String, _ body: (BackupStamp) throws -> Result
  ) throws -> Result {
    try TestFiles.withFolder { folder in
      try TestFiles.write(text, to: "\(folder)/stamp")
      return try body(BackupStamp(path: "\(folder)/stamp"))
    }
  }

  @Test func allThatIsKnownIsShown() throws {
    let lines = try report(process("auth")).text.split(separator: "\n").map(String.init)
    #expect(
      lines == [
        "SERVICES",
        "SERVICE       ADDRESS         STATE    VERSION     UP  SCHEMA          POOL  CERTIFICATE"
          + "  TIME ZONES",
        "otolith-auth  127.0.0.1:7411  serving  1.2.3    1d 1h  auth/0042_last   1/4      90 days"
          + "  2026f",
        "BUS",
        "SERVICE       CONSUMER  BEHIND  OLDEST  PARKED  DEAD LETTERS",
        "otolith-auth  (outbox)       0       -",
        "              studies        0       -       0             0",
        "STORES",
        "SERVICE       DATABASE                        CONNECTIONS  PARTITIONS UNTIL      "
          + "AUDIT SEALED  LOG ARCHIVED     BACKUP",
        "otolith-auth  otolith as otolith_auth, 15.14       12/100  2027-01-18T08:00:00Z        "
          + "1m ago        1m ago  1h 0m ago",
        "no problems found; 1 service checked",
      ])
  }

  @Test func unknownValuesAreShownAsUnknown() {
    let report = StatusReport(
      processes: [
        StatusReport.Process(
          service: "otolith-auth", address: Self.address, failure: "connection refused"),
        process("planning") {
          $0.schema = nil
          $0.database = nil
          $0.bus = nil
          $0.certificateEndTime = nil
          $0.usesTLS = false
          $0.timeZones = TimeZoneStatus()
          $0.partitions = []
          $0.auditSealTime = nil
        },
      ], backup: BackupStamp(path: nil), time: Self.now)
    let tables = StatusTable(report).tables
    let lines = tables.flatMap { [$0.title] + $0.table.lines }
    #expect(lines[2].hasPrefix("otolith-auth      127.0.0.1:7411  away "))
    #expect(lines[3].contains("no TLS"))
    #expect(!lines.contains("BUS"))
    #expect(lines.last?.contains("away") == true && lines.last?.hasSuffix("unknown") == true)
    #expect(
      report.text.hasSuffix(
        """
        BROKEN    otolith-auth at 127.0.0.1:7411: does not answer: connection refused
        1 problem found; 2 services checked
        """))
  }

  @Test func oldMeasurementsOfTheBusAreUnknown() throws {
    for (seconds, shown) in [(60, " 0 "), (61, " unknown ")] {
      let text = try report(process("auth") { $0.bus?.measuredSecondsAgo = seconds }).text
      let line = try #require(text.split(separator: "\n").first { $0.contains("studies") })
      #expect(line.contains("studies") && line.contains(shown), "\(seconds)")
    }
  }

  @Test func states() {
    func state(_ change: (inout ServiceStatus) -> Void) -> String {
      StatusTable.state(of: process("auth", change: change))
    }
    #expect(state { _ in } == "serving")
    #expect(state { $0.readiness = [.init(name: "a", result: "degraded")] } == "degraded")
    #expect(state { $0.readiness = [.init(name: "a", result: "failed")] } == "not ready")
    #expect(state { $0.isServing = false } == "not serving")
    #expect(state { $0.liveness = [.init(name: "a", result: "failed")] } == "stuck")
  }

  @Test func failedChecksAreProblemsTheWorstFirst() throws {
    let report = try report(
      process("auth") { $0.readiness = [.init(name: "bus", result: "degraded", reason: "lags")] },
      process("planning") {
        $0.liveness = [.init(name: "tasks", result: "failed", reason: "blocked")]
      }, age: 48 * 3600)
    #expect(
      report.problems.map { "\($0.severity.rawValue) \($0.subject): \($0.what)" } == [
        "broken otolith-planning at 127.0.0.1:7411: /livez: tasks failed: blocked",
        "attention otolith-auth at 127.0.0.1:7411: /readyz: bus degraded: lags",
        "attention backups: the last backup is older than 36 hours",
      ])
    #expect(report.exitCode == 2)
    #expect(try self.report(process("auth"), age: 48 * 3600).exitCode == 1)
    #expect(try self.report(process("auth")).exitCode == 0)
    #expect(try self.report(process("auth"), age: -300).exitCode == 0)
    #expect(
      try self.report(process("auth"), age: -301).problems.map(\.what) == [
        "the time of the last backup, 2027-01-15T08:05:01Z, is in the future"
      ])
  }

  @Test func theDocumentHasWhatTheTableHas() throws {
    let report = try report(
      process("auth") {
        $0.schema?.pending = ["auth/0043_new"]
        $0.readiness = [.init(name: "migrations", result: "failed", reason: "1 is missing")]
      })
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(report.json().utf8)) as? [String: Any])
    #expect(object["exitStatus"] as? Int == 2)
    let services = try #require(object["services"] as? [[String: Any]])
    #expect(services[0]["state"] as? String == "not ready")
    let status = try #require(services[0]["status"] as? [String: Any])
    #expect((status["schema"] as? [String: Any])?["pending"] as? [String] == ["auth/0043_new"])
    let problems = try #require(object["problems"] as? [[String: String]])
    #expect(problems[0]["what"] == "/readyz: migrations failed: 1 is missing")
  }

  @Test func aStatusIsReadAsItWasWritten() throws {
    let status = Self.status("planning")
    let data = try ServiceStatus.encoder().encode(status)
    #expect(try ServiceStatus.decoder().decode(ServiceStatus.self, from: data) == status)
    // A later version has more fields.
    let more = "{\"x\":1," + String(decoding: data, as: UTF8.self).dropFirst()
    let read = try ServiceStatus.decoder().decode(ServiceStatus.self, from: Data(more.utf8))
    #expect(read == status)
  }

  @Test func theStampOfABackup() throws {
    #expect(BackupStamp(path: nil).time == nil && BackupStamp(path: nil).problem == nil)
    #expect(BackupStamp(path: "/no/such/file").problem == "/no/such/file: the file does not exist")
    try withStamp("2027-01-15T08:00:00Z\n") { #expect($0.time == Self.now) }
    try withStamp("  2027-01-15T08:00:00Z  \nand more") { #expect($0.time == Self.now) }
    try withStamp("yesterday\n") {
      #expect($0.time == nil && $0.problem?.contains("2026-03-01T02:30:00Z") == true)
    }
    try withStamp("") { stamp in
      let changed = try #require(stamp.time)
      #expect(abs(changed.timeIntervalSinceNow) < 600)
    }
  }

  @Test func refusedAndUnknownNameAreDistinguished() async {
    let report = await StatusReport.gather(
      [
        .init(service: "otolith-auth", address: NetworkAddress("127.0.0.1:1")!),
        .init(
          service: "otolith-planning", address: NetworkAddress("no-such-name.invalid:7414")!,
          advice: "look elsewhere"),
      ], backup: BackupStamp(path: nil))
    #expect(report.processes.map(\.service) == ["otolith-auth", "otolith-planning"])
    #expect(
      report.processes.map(\.failure) == [
        "connection refused", "the name has no address; look elsewhere",
      ])
  }

  /// By their settings file and program; `apt-get remove` leaves the file.
  @Test func installedServicesAreFound() throws {
    try TestFiles.withFolder { folder in
      let installed = InstalledServices(settings: folder, programs: folder)
      #expect(installed.names.isEmpty)
      for file in ["catalogue.conf", "otolith-catalogue", "auth.conf", "otolith-planning"] {
        try TestFiles.write("", to: "\(folder)/\(file)")
      }
      #expect(installed.names == ["catalogue"])
    }
  }
}
