import Formats

/// A finding in JSON; line and column start at 1, 0 if unknown.
struct FindingLine: Encodable {
  var file: String
  var line: Int
  var column: Int
  var sheet: String
  var severity: String
  var rule: String
  var place: String
  var advice: String
  /// `lost`, `changed`, `kept` or `mended`; empty for findings of other rules.
  var effect: String

  init(_ finding: SourceFinding) {
    file = finding.file
    line = finding.position?.line ?? 0
    column = finding.position?.column ?? 0
    sheet = finding.position?.sheet ?? ""
    severity = finding.severity.rawValue
    rule = finding.rule
    place = finding.place
    advice = finding.advice
    effect = finding.effect?.rawValue ?? ""
  }
}
