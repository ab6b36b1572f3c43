import ControlSupport

/// What `otolithctl doctor` prints: each finding with what it was seen by and the command to type next.
public struct DiagnosisText: Sendable {
  private let diagnosis: Diagnosis
  private let serviceCount: Int

  public init(_ diagnosis: Diagnosis, serviceCount: Int) {
    self.diagnosis = diagnosis
    self.serviceCount = serviceCount
  }

  public var lines: [String] {
    guard !diagnosis.findings.isEmpty else { return [summary] }
    return diagnosis.findings.flatMap { finding in
      [
        "\(Self.mark(finding.severity)) \(finding.subject): \(finding.what)",
        "    seen:  \(finding.evidence)",
        "    next:  \(finding.command)",
      ].map(PlainLine.text)
    } + ["", summary]
  }

  /// `2 broken, 1 to attend to, 3 notes; 4 services looked at`
  public var summary: String {
    func count(_ severity: Finding.Severity) -> Int {
      diagnosis.findings.count { $0.severity == severity }
    }
    let parts = [
      (count(.broken), "broken"), (count(.attention), "to attend to"),
      (count(.note), count(.note) == 1 ? "note" : "notes"),
    ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    let found = parts.isEmpty ? "nothing is wrong" : parts.joined(separator: ", ")
    return "\(found); \(serviceCount) \(serviceCount == 1 ? "service" : "services") looked at"
  }

  private static func mark(_ severity: Finding.Severity) -> String {
    switch severity {
    case .broken: "BROKEN   "
    case .attention: "ATTENTION"
    case .note: "NOTE     "
    }
  }
}
