import Formats

extension FormatLimits {
  /// Limits that small inputs reach.
  static let tight: FormatLimits = {
    var limits = FormatLimits()
    limits.bytesMax = 1_500
    limits.recordsMax = 12
    limits.fieldsMax = 10
    limits.fieldBytesMax = 60
    limits.depthMax = 6
    limits.nodesMax = 60
    limits.archiveEntriesMax = 4
    limits.inflatedBytesMax = 2_000
    limits.inflationRatioMax = 3
    limits.findingsMax = 5
    return limits
  }()
}

/// Checks every error of a file.
func examine(_ error: SourceError, _ limits: FormatLimits = .default) {
  expect(!error.findings.isEmpty, "refused without a finding")
  // One more finding reports how many were left out.
  expect(error.findings.count <= limits.findingsMax + 1, "\(error.findings.count) findings")
  for finding in error.findings { examine(finding) }
}

func examine(_ finding: SourceFinding) {
  expect(!finding.rule.isEmpty && !finding.advice.isEmpty, "\(finding) says nothing")
  expect(
    finding.rule.utf8.allSatisfy {
      (0x41...0x5A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x5F
    },
    "\(finding.rule.debugDescription) is no rule")
  if let position = finding.position {
    expect(position.line >= 0 && position.column >= 0, "\(finding) is nowhere")
  }
}
