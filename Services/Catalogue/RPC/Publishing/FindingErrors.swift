internal import Messages
internal import Questionnaires
internal import RPC

extension RPCError {
  /// INVALID_ARGUMENT: what was sent with the call cannot be published.
  static func findings(_ findings: [Finding]) -> RPCError {
    .invalidArgument(findings.map(FieldViolation.init))
  }

  /// FAILED_PRECONDITION: what is kept cannot be published.
  static func draftHasFindings(_ findings: [Finding]) -> RPCError {
    let shown = findings.prefix(5).map { "\($0.path): \($0.advice)" }.joined(separator: "; ")
    return RPCError(
      .failedPrecondition, shown + (findings.count > 5 ? "; and \(findings.count - 5) more" : ""),
      reason: "DRAFT_HAS_FINDINGS", details: [.badRequest(findings.map(FieldViolation.init))])
  }
}

extension FieldViolation {
  fileprivate init(_ finding: Finding) {
    self.init(field: finding.path, reason: finding.reason.rawValue, description: finding.advice)
  }
}

extension CatalogueV1.Finding {
  init(_ finding: Finding) {
    self.init(
      path: finding.path, reason: finding.reason.rawValue, advice: finding.advice,
      severity: finding.severity == .error ? .error : .warning)
  }
}
