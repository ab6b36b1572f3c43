import Foundation

@testable import ControlDiagnosis
@testable import ServiceKit

/// Facts in which nothing is wrong, for tests to spoil.
enum WellFacts {
  static let now = Date(timeIntervalSince1970: 1_800_000_000)

  static func status(_ name: String, change: (inout ServiceStatus) -> Void = { _ in })
    -> ServiceStatus
  {
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

  static func instance(
    _ name: String, change: (inout ServiceStatus) -> Void = { _ in }
  ) -> Facts.Instance {
    Facts.Instance(
      service: "otolith-\(name)",
      admin: Facts.AdminAnswer(
        address: "127.0.0.1:7411", result: .success(status(name, change: change)), time: now,
        seconds: 0.01))
  }

  static func with(_ instances: Facts.Instance...) -> Facts {
    var machine = MachineFacts()
    machine.timeZoneVersion = "2026f"
    return Facts(
      instances: instances, machine: machine, backup: .stamped(now - 3600, file: "/stamp"),
      time: now, version: "1.2.3")
  }

  static func with(_ change: (inout ServiceStatus) -> Void) -> Facts {
    with(instance("auth", change: change))
  }

  static var machine: MachineFacts { with(instance("auth")).machine }
}
