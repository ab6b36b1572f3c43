import Bus
import Metrics
import Postgres
import RPCServer

/// What a running service is looked at by: whether it lives, whether it is ready, what it measures.
struct ServiceVitals: Sendable {
  let liveness: Liveness
  /// Nil: the service has no bus.
  let bus: BusObservation?
  private let readiness: CachedLook<HealthReport>
  private let status: CachedLook<ServiceStatus>
  private let health: ServiceHealth

  /// How long a report counts, whoever asks how often.
  private static let reportAgeMax = Duration.seconds(1)
  /// Of what takes a statement: migrations change while somebody upgrades.
  private static let schemaAgeMax = Duration.seconds(60)
  private static let databaseAgeMax = Duration.seconds(5)

  /// What it is made from.
  struct Parts {
    /// `otolith-auth`
    var service: String
    var schema: String
    var settings: ServiceSettings
    var server: Server
    var health: ServiceHealth
    var pool: PostgresPool
    var migrator: Migrator
    var bus: BusObservation?
    var keyRing: SigningKeyRing
    var assembled: AssembledService
    var metrics: MetricsRegistry
    var clock: any WallClock
  }

  init(_ parts: Parts) {
    let (server, health, pool) = (parts.server, parts.health, parts.pool)
    bus = parts.bus
    self.health = health
    let liveness = Liveness(
      parts: Liveness.parts(server: server, pool: pool, bus: parts.bus) { health.outage != nil })
    self.liveness = liveness
    let disks =
      parts.assembled.writtenFolders.sorted { $0.key < $1.key }
      .map { DiskSpace.Place(use: $0.key, path: $0.value) }
      + (DiskSpace.logPlace.map { [$0] } ?? [])
    let schema = CachedLook(ageMax: Self.schemaAgeMax) { [migrator = parts.migrator] in
      await SchemaFinding.look(migrator, on: pool)
    }
    let checks = Readiness(
      health: health, pool: pool, schema: schema, bus: parts.bus,
      certificateEnd: { server.certificateEnd },
      keyRing: parts.settings.tokens.areRequired ? parts.keyRing : nil, disks: disks,
      eventClock: parts.clock)
    let readiness = CachedLook(ageMax: Self.reportAgeMax) { await checks.report() }
    self.readiness = readiness
    let look = StatusLook(
      parts, liveness: { liveness.report },
      readiness: { await readiness.value() ?? .unknown }, schemaFinding: schema, disks: disks)
    let database = CachedLook<DatabaseStatus?>(ageMax: Self.databaseAgeMax) {
      [schema = parts.schema] in
      health.outage == nil ? try? await DatabaseStatus.look(schema: schema, on: pool) : nil
    }
    status = CachedLook(ageMax: Self.reportAgeMax, patience: .seconds(5)) {
      await look.status(database: await database.value() ?? nil)
    }
  }

  /// - Parameter measuring: of what is measured only when somebody asks.
  func routes(metrics: MetricsRegistry, measuring: MeasuringRound) -> AdminRoutes {
    AdminRoutes(
      metrics: {
        await measuring.look()
        return metrics.exposition()
      },
      isServing: { [health] in health.service.status(of: "") == .serving },
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
  /// While the first look is under way.
  static let unknown = HealthReport(
    findings: [HealthFinding(name: "startup", result: .failed("not looked at yet"))])
}
