public import ControlSupport
import FoundationEssentials
import ServiceKit

/// The tables of `otolithctl status`.
public struct StatusTable: Sendable {
  private let facts: Facts

  public init(_ facts: Facts) { self.facts = facts }

  /// Each with its title; those that would be empty are left out.
  public var tables: [(title: String, table: TextTable)] {
    [("SERVICES", services), ("BUS", bus), ("STORES", stores)].filter { !$0.table.isEmpty }
  }

  // MARK: Services

  private var services: TextTable {
    var table = TextTable([
      ("SERVICE", .left), ("ADDRESS", .left), ("STATE", .left), ("VERSION", .left), ("UP", .right),
      ("SCHEMA", .left), ("POOL", .right), ("CERTIFICATE", .right), ("TIME ZONES", .left),
    ])
    for instance in facts.instances {
      let status = instance.status
      table.add([
        instance.service, instance.address, Self.state(of: instance), status?.version ?? "-",
        uptime(instance), status?.schema.map(Self.schema) ?? "-",
        status.map { "\($0.pool.open)/\($0.pool.max)" } ?? "-", certificate(instance),
        status.map { Self.zones($0.timeZones) } ?? "-",
      ])
    }
    return table
  }

  /// `serving`, `degraded`, `not ready`, `stuck`, `away`.
  static func state(of instance: Facts.Instance) -> String {
    guard let status = instance.status else {
      switch instance.call?.isServing {
      case .success(true): return "serving"
      case .success(false): return "not serving"
      case .failure, nil: return "away"
      }
    }
    if status.liveness.contains(where: { $0.result == "failed" }) { return "stuck" }
    if status.readiness.contains(where: { $0.result == "failed" }) { return "not ready" }
    if !status.isServing { return "not serving" }
    return status.readiness.allSatisfy { $0.result == "ok" } ? "serving" : "degraded"
  }

  private func uptime(_ instance: Facts.Instance) -> String {
    guard let status = instance.status, let start = status.startTime else { return "-" }
    return Wording.duration(status.time.timeIntervalSince(start))
  }

  static func schema(_ schema: ServiceStatus.Schema) -> String {
    if !schema.changed.isEmpty { return "differs" }
    if !schema.pending.isEmpty { return "\(schema.pending.count) pending" }
    if !schema.newer.isEmpty { return "\(schema.newer.count) newer" }
    return schema.programLast ?? "empty"
  }

  private func certificate(_ instance: Facts.Instance) -> String {
    let ends = [instance.status?.certificateEndTime, instance.call?.certificateEnd]
    guard let end = ends.compactMap(\.self).min() else {
      return instance.status.map { $0.usesTLS ? "-" : "no TLS" } ?? "-"
    }
    let seconds = end.timeIntervalSince(facts.time)
    return seconds > 0 ? Wording.days(seconds / 86_400) : "expired"
  }

  static func zones(_ zones: TimeZoneStatus) -> String {
    let version = zones.inUse ?? zones.installed ?? "-"
    guard let differing = zones.differingZones, !differing.isEmpty else { return version }
    return "\(version), PostgreSQL's differ"
  }

  // MARK: Bus

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
          "", consumer.name, consumer.behind.map { "\($0)" } ?? "stopped",
          age(consumer.oldestTime, bus), "\(consumer.parked)", "\(consumer.deadLetters)",
        ])
      }
    }
    return table
  }

  private func age(_ oldest: Date?, _ bus: BusStatus) -> String {
    oldest.map { Wording.duration(bus.time.timeIntervalSince($0)) } ?? "-"
  }

  // MARK: What is kept

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
        status.partitions.compactMap(\.endTime).min().map(Wording.time) ?? "-",
        ago(status.auditSealTime, status.bus?.time ?? status.time),
        database.map(archived) ?? "-", backup,
      ])
    }
    return table
  }

  private func archived(_ database: DatabaseStatus) -> String {
    database.archiver.isOn ? ago(database.archiver.lastArchivedTime, database.time) : "off"
  }

  /// Nobody but who makes backups knows of them.
  private var backup: String {
    if case .stamped(let time, _) = facts.backup { return ago(time, facts.time) }
    return "unknown"
  }

  private func ago(_ time: Date?, _ now: Date) -> String {
    time.map { "\(Wording.duration(now.timeIntervalSince($0))) ago" } ?? "-"
  }

  /// Of each service the first process that tells it: the others tell the same.
  private func once<Value>(
    _ value: (ServiceStatus) -> Value?
  ) -> [(service: String, value: Value)] {
    var seen: Set<String> = []
    return facts.statuses.compactMap { instance, status in
      guard let value = value(status), seen.insert(instance.service).inserted else { return nil }
      return (instance.service, value)
    }
  }
}
