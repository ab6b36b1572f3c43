import Bus
import FoundationEssentials
import Identity
import Postgres
import RPCServer
import ServiceBasics

/// Decides whether callers should be sent to this process, for `/readyz`.
///
/// A check fails only if every call fails here. Problems of some calls, or behind the service, are
/// degraded: taking the process out of rotation would not help callers (Admin/README.md).
struct Readiness: Sendable {
  package var health: ServiceHealth
  package var pool: PostgresPool
  package var schema: CachedProbe<SchemaFinding>
  /// Observation of the bus; nil if the service has no bus.
  package var bus: BusObservation?
  /// Returns the end of the certificate in seconds since 1970; nil without TLS.
  package var certificateEnd: @Sendable () -> Int?
  /// Returns why changed certificate files are not in use; nil if they are.
  var certificateRejection: @Sendable () -> String? = { nil }
  /// Keys for verifying tokens; nil if calls need no token.
  package var keyRing: SigningKeyRing?
  package var disks: [DiskSpace.Place]
  /// Returns the background work that fails at present, by name.
  var failingWork: @Sendable () -> [String]
  /// Returns the age in seconds of the oldest erasure in progress; nil if another service
  /// coordinates erasures.
  var erasureAge: @Sendable () -> Double?
  /// Clock that stamps events.
  var eventClock: any WallClock

  package var checks: [HealthCheck] {
    var checks = [
      HealthCheck("shutdown") { health.isShutDown ? .failed("the service is draining") : .ok },
      HealthCheck("startup") {
        health.isAccepting
          ? .ok : .failed("calls are not answered yet; see the log if this takes long")
      },
      HealthCheck("restore") {
        health.refusalReason.map {
          .failed("the database was restored; no calls are answered: \($0)")
        } ?? .ok
      },
      HealthCheck("database") { health.outage.map { .failed($0) } ?? .ok },
      HealthCheck("database-writes") {
        if pool.isReadOnly {
          return .degraded("PostgreSQL is read-only: a replica, or set to read-only")
        }
        return pool.isDiskFull
          ? .degraded("PostgreSQL's disk is full; writes end with DATABASE_FULL: free space on it")
          : .ok
      },
      HealthCheck("work") { Self.work(failing: failingWork()) },
      HealthCheck("migrations") { await seen { $0.migrations } },
      HealthCheck("rights") { await seen { $0.rights } },
    ]
    if let keyRing {
      checks.append(HealthCheck("signing-keys") { Self.result(of: keyRing, at: Date()) })
    }
    if certificateEnd() != nil {
      checks.append(
        HealthCheck("certificate") {
          certificateEnd().map {
            Self.certificate(endsAt: $0, rejection: certificateRejection(), now: Date())
          } ?? .ok
        })
    }
    if let bus {
      checks.append(
        HealthCheck("bus") {
          BusHealth.result(
            bus.measurement, outbox: bus.outbox, failure: bus.failure, now: eventClock.now())
        })
    }
    if let age = erasureAge() {
      checks.append(HealthCheck("erasures") { Self.erasures(oldestAge: age) })
    }
    if !disks.isEmpty {
      checks.append(HealthCheck("disk") { DiskSpace.result(of: disks.map { $0.measured() }) })
    }
    return checks
  }

  private func seen(
    _ result: (SchemaFinding) -> HealthFinding.Result
  ) async -> HealthFinding.Result {
    if health.outage != nil { return .degraded("unknown while the database is unreachable") }
    return await schema.value().map(result) ?? .degraded("not checked yet")
  }

  /// Runs the checks one after the other; none of them waits for long.
  package func report() async -> HealthReport {
    var findings: [HealthFinding] = []
    for check in checks {
      findings.append(HealthFinding(name: check.name, result: await check.look()))
    }
    return HealthReport(findings: findings)
  }

  static func work(failing names: [String]) -> HealthFinding.Result {
    names.isEmpty
      ? .ok
      : .degraded(
        "fails and is retried: \(names.sorted().joined(separator: ", ")); the log has the reason")
  }

  /// - Parameter oldestAge: age in seconds of the oldest erasure in progress.
  static func erasures(oldestAge: Double) -> HealthFinding.Result {
    guard oldestAge > HealthLimits.erasureAgeMax else { return .ok }
    return .degraded(
      "an erasure has been in progress for \(Int(oldestAge / 3600)) hours: the log names its id "
        + "and the services that have not confirmed it")
  }

  package static func result(of keyRing: SigningKeyRing, at now: Date) -> HealthFinding.Result {
    if keyRing.hasKeys(at: now) { return .ok }
    return keyRing.canAsk
      ? .degraded("no key to verify access tokens yet; the first call requests it")
      : .failed(
        "no key to verify access tokens: otolith-auth has not published one on the bus yet"
      )
  }

  /// - Parameter rejection: why changed files are not in use; nil if they are.
  package static func certificate(
    endsAt end: Int, rejection: String? = nil, now: Date
  ) -> HealthFinding.Result {
    let seconds = Double(end) - now.timeIntervalSince1970
    let rejected = rejection.map {
      "the new TLS certificate or key is rejected and would fail a restart: \($0)"
    }
    if seconds <= 0 {
      let expired = "the TLS certificate has expired; clients reject it"
      return .failed([expired, rejected].compactMap(\.self).joined(separator: "; "))
    }
    let days = Int(seconds / 86_400)
    if let rejected {
      return .degraded("\(rejected); the previous one is in use and expires in \(days) days")
    }
    guard seconds < HealthLimits.certificateWarningSeconds else { return .ok }
    return .degraded("the TLS certificate expires in \(days) days")
  }
}
