import RPCTLS
package import Serialization

/// Findings of several checks, formatted for `/livez` and `/readyz` like the endpoints of
/// Kubernetes, or as JSON.
package struct HealthReport: Sendable, Hashable {
  package var findings: [HealthFinding]

  package init(findings: [HealthFinding]) { self.findings = findings }

  package func finding(_ name: String) -> HealthFinding? { findings.first { $0.name == name } }

  package var isPassed: Bool { isPassed(excluding: [], isStrict: false) }

  private func isPassed(excluding excluded: Set<String>, isStrict: Bool) -> Bool {
    findings.filter { !excluded.contains($0.name) }.allSatisfy { finding in
      switch finding.result {
      case .ok: true
      case .degraded: !isStrict
      case .failed: false
      }
    }
  }

  /// - Parameters:
  ///   - name: `livez` or `readyz`.
  ///   - request: its parameters `verbose`, `exclude` (one name each) and `strict` (degraded counts
  ///     as failed) and its accepted media type are used.
  package func answer(_ name: String, to request: AdminRequest) -> AdminResponse {
    let excluded = Set(request.values(of: "exclude"))
    let unknown = excluded.subtracting(findings.map(\.name)).sorted()
    let isPassed = isPassed(excluding: excluded, isStrict: request.hasFlag("strict"))
    let status = isPassed ? 200 : 503
    if request.wantsJSON {
      return AdminResponse(
        status: status, contentType: "application/json",
        body: json(isPassed: isPassed, excluded: excluded, unknown: unknown))
    }
    guard !isPassed || request.hasFlag("verbose") else {
      return AdminResponse(status: 200, body: "ok\n")
    }
    var lines = findings.map { finding in
      excluded.contains(finding.name)
        ? "[+]\(finding.name) excluded: ok" : Self.line(of: finding)
    }
    lines += unknown.map { "[!]unknown check: \($0)" }
    lines.append("\(name) check \(isPassed ? "passed" : "failed")")
    return AdminResponse(status: status, body: lines.map { $0 + "\n" }.joined())
  }

  private static func line(of finding: HealthFinding) -> String {
    switch finding.result {
    case .ok: "[+]\(finding.name) ok"
    case .degraded(let reason): "[!]\(finding.name) degraded: \(reason)"
    case .failed(let reason): "[-]\(finding.name) failed: \(reason)"
    }
  }

  private func json(isPassed: Bool, excluded: Set<String>, unknown: [String]) -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.name("passed")
      writer.bool(isPassed)
      writer.name("checks")
      write(to: &writer, excluded: excluded)
      if !unknown.isEmpty {
        writer.name("unknownExclusions")
        writer.array { writer in for name in unknown { writer.string(name) } }
      }
    }
    return writer.text + "\n"
  }

  /// Writes the findings as an array of objects.
  package func write(to writer: inout JSONWriter, excluded: Set<String> = []) {
    writer.array { writer in
      for finding in findings {
        writer.object { writer in
          writer.name("name")
          writer.string(finding.name)
          writer.name("result")
          writer.string(excluded.contains(finding.name) ? "excluded" : finding.result.word)
          if let reason = finding.result.reason {
            writer.name("reason")
            writer.string(reason)
          }
        }
      }
    }
  }
}

/// Thresholds of `/readyz`, also used by tools that judge the same figures from outside.
public enum HealthLimits {
  /// Maximum age in seconds of the oldest waiting event. It is far above the age on a busy bus and
  /// covers the quiet retries of a failing event.
  public static let busAgeMax = 300.0
  /// Maximum age in seconds of a bus measurement. One is made every 15 seconds; an older one means
  /// that measuring fails.
  public static let busMeasurementAgeMax = 90
  /// Maximum age in seconds of an erasure in progress; running services need minutes.
  public static let erasureAgeMax = 86_400.0
  /// Minimum free bytes of a file system.
  public static let freeBytesMin = 256 << 20
  /// Seconds before the end of a certificate from which `/readyz` warns, as the log does.
  public static let certificateWarningSeconds = Double(ServerTLS.expiryWarningSeconds)
}
