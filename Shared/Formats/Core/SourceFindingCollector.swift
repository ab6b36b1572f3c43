public import Questionnaires

/// Gathers what is wrong with one file, up to a limit, and counts the rest.
///
/// A class, since the parts of a reader report to the same one.
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

  /// In the order of the file, those of one place as they were found; the last one tells how many
  /// more there were.
  public var findings: [SourceFinding] {
    guard omitted > 0 else { return kept.inOrderOfTheFile }
    return kept.inOrderOfTheFile + [
      SourceFinding(
        file: file, rule: FindingReason.tooManyFindings.rawValue,
        advice: "\(omitted) more findings are not shown; mend these first")
    ]
  }

  /// - Throws: ``SourceError`` with everything found, when any of it is an error.
  public func throwErrors() throws(SourceError) {
    if kept.contains(where: { $0.severity == .error }) || omitted > 0 {
      throw SourceError(findings)
    }
  }
}
