import Calendar
import FoundationEssentials
import ProgramVersion
package import Settings

extension ServiceStatus {
  /// Makes the status of a program without a database and a bus.
  ///
  /// - Parameters:
  ///   - program: its name, e.g. `otolith-web`.
  ///   - listen: the bound address.
  ///   - metrics: have the end of the server's certificate.
  package init(
    stateless program: String, listen: NetworkAddress, usesTLS: Bool, liveness: HealthReport,
    readiness: HealthReport, metrics: MetricsRegistry
  ) {
    self.init(
      service: program, version: OtolithVersion.current, commit: OtolithVersion.commit,
      startTime: ProcessStatus.current.map { Date(timeIntervalSince1970: $0.startedAt) },
      time: Date(), listen: listen.description, usesTLS: usesTLS,
      isServing: readiness.findings.allSatisfy { $0.result.word != "failed" },
      liveness: liveness.checks, readiness: readiness.checks,
      certificateEndTime: metrics.gauges("otolith_tls_certificate_expiry_timestamp_seconds")[""]
        .map { Date(timeIntervalSince1970: $0) },
      timeZones: TimeZoneStatus(
        installed: ZoneDatabase.installedVersion(
          path: ProcessInfo.processInfo.environment["TZDIR"])), partitions: [], disks: [],
      openFiles: OpenFiles(open: Telemetry.OpenFiles.count, max: Telemetry.OpenFiles.limit))
  }
}

extension HealthReport {
  var checks: [ServiceStatus.Check] {
    findings.map { finding in
      ServiceStatus.Check(
        name: finding.name, result: finding.result.word, reason: finding.result.reason)
    }
  }
}
