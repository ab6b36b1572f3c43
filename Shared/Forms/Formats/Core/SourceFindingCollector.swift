public import Questionnaires

/// Collects the findings of one file up to a limit and counts the rest.
///
/// A class, because the parts of a reader share it.
public final class SourceFindingCollector {
  public let file: String
  private let limit: Int
  private var kept: [SourceFinding] = []
  private var omitted = 0

  public init(file: String, limits: FormatLimits = .default) {
    self.file = file
    limit = limits.findingsMax
  }

  public func add(
    _ rule: String, at position: SourcePosition?, place: String = "",
    severity: FindingSeverity = .error, _ advice: @autoclosure () -> String
  ) {
    guard kept.count < limit else {
      omitted += 1
      return
    }
    kept.append(
      SourceFinding(
        file: file, position: position, place: place, rule: rule, advice: advice(),
        severity: severity))
  }

  /// Findings in file order, stable for equal positions; the last one states how many were omitted.
  public var findings: [SourceFinding] {
    guard omitted > 0 else { return kept.inOrderOfTheFile }
    return kept.inOrderOfTheFile + [
      SourceFinding(
        file: file, rule: FindingReason.tooManyFindings.rawValue,
        advice: "\(omitted) more findings are not shown; fix these first")
    ]
  }

  /// - Throws: ``SourceError`` with all findings if any of them is an error.
  public func throwErrors() throws(SourceError) {
    if kept.contains(where: { $0.severity == .error }) || omitted > 0 {
      throw SourceError(findings)
    }
  }
}
