internal import Messages
internal import Questionnaires

extension CatalogueV1.Finding {
  init(_ finding: Finding) {
    self.init(
      path: finding.path, reason: finding.reason.rawValue, advice: finding.advice,
      severity: finding.severity == .error ? .error : .warning)
  }
}
