import Bus
import Calendar
import FoundationEssentials
import Postgres
import ProgramVersion
import RPCServer
import Settings

/// Builds the document of `/status`.
struct StatusProbe: Sendable {
  private let parts: HealthProbes.Parts
  private let liveness: @Sendable () -> HealthReport
  private let readiness: @Sendable () async -> HealthReport
  private let schemaFinding: CachedProbe<SchemaFinding>
  private let disks: [DiskSpace.Place]

  init(
    _ parts: HealthProbes.Parts, liveness: @escaping @Sendable () -> HealthReport,
    readiness: @escaping @Sendable () async -> HealthReport,
    schemaFinding: CachedProbe<SchemaFinding>, disks: [DiskSpace.Place]
  ) {
    self.parts = parts
    self.liveness = liveness
    self.readiness = readiness
    self.schemaFinding = schemaFinding
    self.disks = disks
  }

  private var timeZones: TimeZoneStatus {
    parts.timeZones?.status
      ?? TimeZoneStatus(
        installed: ZoneDatabase.installedVersion(
          path: ProcessInfo.processInfo.environment["TZDIR"]))
  }

  /// - Parameter database: nil while the database is unreachable.
  func status(database: DatabaseStatus?) async -> ServiceStatus {
    let (settings, server) = (parts.settings, parts.server)
    let statistics = parts.pool.statistics
    return ServiceStatus(
      service: parts.service, version: OtolithVersion.current, commit: OtolithVersion.commit,
      startTime: ProcessStatus.current.map { Date(timeIntervalSince1970: $0.startedAt) },
      time: Date(),
      listen: NetworkAddress(
        host: settings.listen.host, port: server.boundPort ?? settings.listen.port
      ).description, usesTLS: settings.tls != nil,
      isServing: parts.health.service.status(of: "") == .serving,
      liveness: liveness().checks, readiness: await readiness().checks,
      schema: await schemaStatus(), database: database,
      pool: ServiceStatus.Pool(
        max: settings.databaseConnections, open: statistics.connections, idle: statistics.idle,
        waiting: statistics.waiting),
      bus: parts.bus.map { BusStatus(settings.bus, $0, now: parts.clock.now()) },
      certificateEndTime: server.certificateEnd.map { Date(timeIntervalSince1970: Double($0)) },
      timeZones: timeZones, partitions: partitions,
      auditSealTime: parts.metrics.gauges("otolith_audit_sealed_timestamp_seconds")[""]
        .map { Date(timeIntervalSince1970: $0) },
      disks: disks.map { place in
        let space = place.measured()
        return ServiceStatus.Disk(
          use: place.use, path: place.path, freeBytes: space.freeBytes,
          totalBytes: space.totalBytes)
      },
      openFiles: ServiceStatus.OpenFiles(open: OpenFiles.count, max: OpenFiles.limit))
  }

  private func schemaStatus() async -> ServiceStatus.Schema? {
    guard case .known(let status) = await schemaFinding.value() else { return nil }
    return ServiceStatus.Schema(
      name: parts.schema, programLast: status.programLast, pending: status.pending,
      newer: status.newer, changed: status.changed)
  }

  /// The partitions as last measured by their maintenance.
  private var partitions: [ServiceStatus.Partitions] {
    let rows = parts.metrics.gauges("otolith_partition_default_rows")
    let problems = parts.metrics.gauges("otolith_partition_problems")
    let ends = parts.metrics.gauges("otolith_partition_end_timestamp_seconds")
    return Set(rows.keys).union(problems.keys).union(ends.keys).sorted().map { table in
      ServiceStatus.Partitions(
        table: table, defaultRows: rows[table].map { Int($0) },
        problems: problems[table].map { Int($0) },
        endTime: ends[table].map { Date(timeIntervalSince1970: $0) })
    }
  }
}
