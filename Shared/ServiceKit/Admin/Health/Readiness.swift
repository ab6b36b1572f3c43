import Bus
import FoundationEssentials
import Postgres
import RPCServer

/// Whether callers are served best by this process, for `/readyz`.
///
/// Failed is what makes every call fail here; what only some calls meet, or what waits behind the service, is
/// degraded: taking the process out of the way would help no caller then (Admin/README.md).
struct Readiness: Sendable {
  var health: ServiceHealth
  var pool: PostgresPool
  var schema: CachedLook<SchemaFinding>
  /// Nil: the service has none.
  var bus: BusObservation?
  /// In seconds since 1970; nil without TLS.
  var certificateEnd: @Sendable () -> Int?
  /// Nil: calls need no token.
  var keyRing: SigningKeyRing?
  var disks: [DiskSpace.Place]
  /// The one that events have their times from.
  var eventClock: any WallClock

  var checks: [HealthCheck] {
    var checks = [
      HealthCheck("shutdown") { health.isShutDown ? .failed("the service drains") : .ok },
      HealthCheck("startup") {
        health.isAccepting
          ? .ok : .failed("calls are not answered yet; the log says why where it takes long")
      },
      HealthCheck("database") { health.outage.map { .failed($0) } ?? .ok },
      HealthCheck("database-writes") {
        pool.isReadOnly
          ? .degraded("PostgreSQL takes no writes: it is a replica, or was made read-only") : .ok
      },
      HealthCheck("migrations") { await seen { $0.migrations } },
      HealthCheck("rights") { await seen { $0.rights } },
    ]
    if let keyRing {
      checks.append(HealthCheck("signing-keys") { Self.result(of: keyRing, at: Date()) })
    }
    if certificateEnd() != nil {
      checks.append(
        HealthCheck("certificate") {
          certificateEnd().map { Self.certificate(endsAt: $0, now: Date()) } ?? .ok
        })
    }
    if let bus {
      checks.append(
        HealthCheck("bus") { BusHealth.result(bus.measurement, now: eventClock.now()) })
    }
    if !disks.isEmpty {
      checks.append(HealthCheck("disk") { DiskSpace.result(of: disks.map { $0.measured() }) })
    }
    return checks
  }

  private func seen(
    _ result: (SchemaFinding) -> HealthFinding.Result
  ) async -> HealthFinding.Result {
    if health.outage != nil { return .degraded("not known while the database is away") }
    return await schema.value().map(result) ?? .degraded("not known yet")
  }

  /// One after the other: none waits for long.
  func report() async -> HealthReport {
    var findings: [HealthFinding] = []
    for check in checks {
      findings.append(HealthFinding(name: check.name, result: await check.look()))
    }
    return HealthReport(findings: findings)
  }

  static func result(of keyRing: SigningKeyRing, at now: Date) -> HealthFinding.Result {
    if keyRing.hasKeys(at: now) { return .ok }
    return keyRing.canAsk
      ? .degraded("no key is known that verifies access tokens; the first call asks for it")
      : .failed(
        "no key is known that verifies access tokens: otolith-auth has not told it over the bus yet"
      )
  }

  static func certificate(endsAt end: Int, now: Date) -> HealthFinding.Result {
    let seconds = Double(end) - now.timeIntervalSince1970
    if seconds <= 0 { return .failed("the TLS certificate has expired: clients refuse it") }
    guard seconds < HealthLimits.certificateWarningSeconds else { return .ok }
    return .degraded("the TLS certificate ends in \(Int(seconds / 86_400)) days")
  }
}
