import Serialization

/// The findings of several checks, and what `/livez` and `/readyz` say of them: in the form of Kubernetes'
/// own endpoints, and as JSON.
struct HealthReport: Sendable, Hashable {
  var findings: [HealthFinding]

  func finding(_ name: String) -> HealthFinding? { findings.first { $0.name == name } }

  var isPassed: Bool { isPassed(excluding: [], isStrict: false) }

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
  ///   - request: of which `verbose`, `exclude` (a name each time) and `strict` (what is degraded counts as
  ///     failed) and the form that is accepted count.
  func answer(_ name: String, to request: AdminRequest) -> AdminResponse {
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
    lines += unknown.map { "[!]no check is called \($0)" }
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

  /// As an array of objects.
  func write(to writer: inout JSONWriter, excluded: Set<String> = []) {
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
