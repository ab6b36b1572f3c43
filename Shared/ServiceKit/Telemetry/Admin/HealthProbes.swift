package import Bus
package import Identity
import Metrics
package import Postgres
package import RPCServer
package import ServiceBasics
package import Settings

/// The observable state of a running service: liveness, readiness and metrics.
package struct HealthProbes: Sendable {
  package let liveness: Liveness
  /// Observation of the bus; nil if the service has no bus.
  package let bus: BusObservation?
  private let readiness: CachedProbe<HealthReport>
  private let status: CachedProbe<ServiceStatus>

  /// How long a report is valid.
  private static let reportAgeMax = Duration.seconds(1)
  /// How long the result of the schema query is valid; migrations change during an upgrade.
  private static let schemaAgeMax = Duration.seconds(60)
  /// The same while something is wrong, so that its end shows at once.
  private static let wrongSchemaAgeMax = Duration.seconds(2)
  /// Shorter than the patience of a report, so that a slow database does not delay the report.
  private static let schemaPatience = Duration.milliseconds(250)
  /// Maximum age of the result of the schema query while the next one is in progress.
  private static let previousSchemaAgeMax = Duration.seconds(600)
  private static let databaseAgeMax = Duration.seconds(5)

  /// The parts that are observed.
  package struct Parts {
    /// Name of the service, e.g. `otolith-auth`.
    var service: String
    var schema: String
    var settings: ServiceSettings
    var server: Server
    var health: ServiceHealth
    var pool: PostgresPool
    var migrator: Migrator
    /// Nil if the service has no bus.
    var bus: BusObservation?
    var keyRing: SigningKeyRing
    /// Nil if the service computes no local times.
    var timeZones: TimeZoneWatch?
    /// Folders that the service writes to, by their use.
    var writtenFolders: [String: String]
    var metrics: MetricsRegistry
    var clock: any WallClock

    package init(
      service: String, schema: String, settings: ServiceSettings, server: Server,
      health: ServiceHealth, pool: PostgresPool, migrator: Migrator, bus: BusObservation?,
      keyRing: SigningKeyRing, timeZones: TimeZoneWatch?, writtenFolders: [String: String],
      metrics: MetricsRegistry, clock: any WallClock
    ) {
      self.service = service
      self.schema = schema
      self.settings = settings
      self.server = server
      self.health = health
      self.pool = pool
      self.migrator = migrator
      self.bus = bus
      self.keyRing = keyRing
      self.timeZones = timeZones
      self.writtenFolders = writtenFolders
      self.metrics = metrics
      self.clock = clock
    }
  }

  package init(_ parts: Parts) {
    let (server, health, pool) = (parts.server, parts.health, parts.pool)
    bus = parts.bus
    let liveness = Liveness(
      parts: Liveness.parts(server: server, pool: pool, bus: parts.bus) { health.outage != nil })
    self.liveness = liveness
    let disks =
      parts.writtenFolders.sorted { $0.key < $1.key }
      .map { DiskSpace.Place(use: $0.key, path: $0.value) }
      + (DiskSpace.logPlace.map { [$0] } ?? [])
    let schema = CachedProbe(
      ageMax: { $0.isRight ? Self.schemaAgeMax : Self.wrongSchemaAgeMax },
      patience: Self.schemaPatience, previousAgeMax: Self.previousSchemaAgeMax,
      look: { [migrator = parts.migrator] in await SchemaFinding.look(migrator, on: pool) })
    let checks = Readiness(
      health: health, pool: pool, schema: schema, bus: parts.bus,
      certificateEnd: { server.certificateEnd },
      certificateRejection: { server.certificateRejection },
      keyRing: parts.settings.tokens.areRequired ? parts.keyRing : nil, disks: disks,
      failingWork: { [metrics = parts.metrics] in
        metrics.gauges("otolith_work_failing").filter { $0.value == 1 }.map(\.key)
      },
      erasureAge: { [metrics = parts.metrics] in
        metrics.gauges("otolith_erasure_oldest_age_seconds")[""]
      },
      eventClock: parts.clock)
    let readiness = CachedProbe(ageMax: Self.reportAgeMax) { await checks.report() }
    self.readiness = readiness
    let look = StatusProbe(
      parts, liveness: { liveness.report },
      readiness: { await readiness.value() ?? .unknown }, schemaFinding: schema, disks: disks)
    let database = CachedProbe<DatabaseStatus?>(ageMax: Self.databaseAgeMax) {
      [schema = parts.schema] in
      health.outage == nil ? try? await DatabaseStatus.look(schema: schema, on: pool) : nil
    }
    status = CachedProbe(ageMax: Self.reportAgeMax, patience: .seconds(5)) {
      await look.status(database: await database.value() ?? nil)
    }
  }

  /// - Parameter measuring: gauges that are computed on request.
  package func routes(metrics: MetricsRegistry, measuring: MeasuringRound) -> AdminRoutes {
    AdminRoutes(
      metrics: {
        await measuring.look()
        return metrics.exposition()
      },
      liveness: { [liveness] in liveness.report },
      readiness: { [readiness] in await readiness.value() ?? .unknown },
      status: { [status] in Self.json(await status.value()) })
  }

  private static func json(_ status: ServiceStatus?) -> String? {
    guard let status, let data = try? ServiceStatus.encoder().encode(status) else { return nil }
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}

extension HealthReport {
  /// The report while no recent check has completed.
  package static let unknown = HealthReport(
    findings: [
      HealthFinding(name: "checks", result: .failed("they take too long; repeat the request"))
    ])
}
