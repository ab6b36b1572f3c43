import FoundationEssentials
import ServiceKit

/// The tables of `otolithctl status`.
struct StatusTable: Sendable {
  private let report: StatusReport

  init(_ report: StatusReport) { self.report = report }

  /// Tables with their titles, without empty ones.
  var tables: [(title: String, table: TextTable)] {
    [("SERVICES", services), ("BUS", bus), ("STORES", stores)].filter { !$0.table.isEmpty }
  }

  // MARK: Services

  private var services: TextTable {
    var table = TextTable([
      ("SERVICE", .left), ("ADDRESS", .left), ("STATE", .left), ("VERSION", .left), ("UP", .right),
      ("SCHEMA", .left), ("POOL", .right), ("CERTIFICATE", .right), ("TIME ZONES", .left),
    ])
    for process in report.processes {
      let status = process.status
      table.add([
        process.service, process.address.description, Self.state(of: process),
        status?.version ?? "-", status.map(uptime) ?? "-", status?.schema.map(Self.schema) ?? "-",
        status?.pool.map { "\($0.open)/\($0.max)" } ?? "-", status.map(certificate) ?? "-",
        status.map { Self.zones($0.timeZones) } ?? "-",
      ])
    }
    return table
  }

  /// `serving`, `degraded`, `not ready`, `not serving`, `stuck`, `away`.
  static func state(of process: StatusReport.Process) -> String {
    guard let status = process.status else { return "away" }
    if status.liveness.contains(where: { $0.result == "failed" }) { return "stuck" }
    if status.readiness.contains(where: { $0.result == "failed" }) { return "not ready" }
    if !status.isServing { return "not serving" }
    return status.readiness.allSatisfy { $0.result == "ok" } ? "serving" : "degraded"
  }

  private func uptime(_ status: ServiceStatus) -> String {
    status.startTime.map { Self.duration(status.time.timeIntervalSince($0)) } ?? "-"
  }

  static func schema(_ schema: ServiceStatus.Schema) -> String {
    if !schema.changed.isEmpty { return "differs" }
    if !schema.pending.isEmpty { return "\(schema.pending.count) pending" }
    if !schema.newer.isEmpty { return "\(schema.newer.count) newer" }
    return schema.programLast ?? "empty"
  }

  private func certificate(_ status: ServiceStatus) -> String {
    guard let end = status.certificateEndTime else { return status.usesTLS ? "-" : "no TLS" }
    let seconds = end.timeIntervalSince(report.time)
    guard seconds > 0 else { return "expired" }
    return seconds >= 2 * 86_400 ? "\(Int(seconds / 86_400)) days" : Self.duration(seconds)
  }

  static func zones(_ zones: TimeZoneStatus) -> String {
    let version = zones.inUse ?? zones.installed ?? "-"
    guard let differing = zones.differingZones, !differing.isEmpty else { return version }
    return "\(version), PostgreSQL's differ"
  }

  // MARK: Bus

  /// Age in seconds from which a measurement of the bus says nothing; it is repeated every 15 s.
  private static let measuredAgoMax = 60

  private var bus: TextTable {
    var table = TextTable([
      ("SERVICE", .left), ("CONSUMER", .left), ("BEHIND", .right), ("OLDEST", .right),
      ("PARKED", .right), ("DEAD LETTERS", .right),
    ])
    for (service, bus) in once(\.bus) {
      table.add([
        service, "(outbox)", bus.outbox.map { "\($0)" } ?? "-", age(bus.outboxOldestTime, bus), "",
        "",
      ])
      for consumer in bus.consumers {
        table.add([
          "", consumer.name, behind(consumer, bus), age(consumer.oldestTime, bus),
          "\(consumer.parked)", "\(consumer.deadLetters)",
        ])
      }
    }
    return table
  }

  /// An old number is not shown as the present one: the log or the database is away.
  private func behind(_ consumer: BusStatus.Consumer, _ bus: BusStatus) -> String {
    guard let behind = consumer.behind else { return "stopped" }
    return (bus.measuredSecondsAgo ?? .max) > Self.measuredAgoMax ? "unknown" : "\(behind)"
  }

  private func age(_ oldest: Date?, _ bus: BusStatus) -> String {
    oldest.map { Self.duration(bus.time.timeIntervalSince($0)) } ?? "-"
  }

  // MARK: Stores

  private var stores: TextTable {
    var table = TextTable([
      ("SERVICE", .left), ("DATABASE", .left), ("CONNECTIONS", .right), ("PARTITIONS UNTIL", .left),
      ("AUDIT SEALED", .right), ("LOG ARCHIVED", .right), ("BACKUP", .right),
    ])
    for (service, status) in once({ $0 }) {
      let database = status.database
      table.add([
        service, database.map { "\($0.name) as \($0.role), \($0.version)" } ?? "away",
        database.map { "\($0.connectionsUsed)/\($0.connectionsMax)" } ?? "-",
        status.partitions.compactMap(\.endTime).min().map { $0.ISO8601Format() } ?? "-",
        ago(status.auditSealTime, status.bus?.time ?? status.time),
        database.map(archived) ?? "-", backup,
      ])
    }
    return table
  }

  private func archived(_ database: DatabaseStatus) -> String {
    database.archiver.isOn ? ago(database.archiver.lastArchivedTime, database.time) : "off"
  }

  /// PostgreSQL does not know about backups; only the stamp file does.
  private var backup: String {
    report.backup.time.map { ago($0, report.time) } ?? "unknown"
  }

  private func ago(_ time: Date?, _ now: Date) -> String {
    time.map { "\(Self.duration(now.timeIntervalSince($0))) ago" } ?? "-"
  }

  /// Values that all processes of a service share, from the first one that reports them.
  private func once<Value>(
    _ value: (ServiceStatus) -> Value?
  ) -> [(service: String, value: Value)] {
    var seen: Set<String> = []
    return report.processes.compactMap { process in
      guard let value = process.status.flatMap(value), seen.insert(process.service).inserted else {
        return nil
      }
      return (process.service, value)
    }
  }

  /// `3d 4h`, `5h 12m`, `7m`, `12s`: the two largest parts.
  private static func duration(_ seconds: Double) -> String {
    let seconds = max(0, Int(seconds))
    let (days, hours, minutes) = (seconds / 86_400, seconds / 3600 % 24, seconds / 60 % 60)
    if days > 0 { return "\(days)d \(hours)h" }
    if hours > 0 { return "\(hours)h \(minutes)m" }
    return minutes > 0 ? "\(minutes)m" : "\(seconds)s"
  }
}
