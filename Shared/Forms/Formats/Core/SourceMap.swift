public import Questionnaires

/// Positions of the parts of a definition in its source file.
public struct SourceMap: Sendable, Hashable {
  private var positions: [String: SourcePosition] = [:]
  /// Names of the parts in the file; nil if they are those of the protocol.
  private let words: SourceWords?

  public init() { words = nil }

  init(_ words: SourceWords) { self.words = words }

  /// - Parameter path: in the syntax of ``Questionnaires/FindingPath``.
  public mutating func note(_ path: FindingPath, at position: SourcePosition) {
    positions[path.description] = position
  }

  /// Returns the position of the path, or of the nearest enclosing part with a position.
  public func position(of path: String) -> SourcePosition? {
    var path = path[...]
    while !path.isEmpty {
      if let found = positions[String(path)] { return found }
      guard let end = path.lastIndex(where: { $0 == "." || $0 == "[" }) else { break }
      path = path[..<end]
    }
    return positions[""]
  }

  /// Returns a finding of the catalogue's rules with its position and name in the file.
  ///
  /// - Parameter elements: ids of the definition's elements.
  public func place(
    _ finding: Finding, in file: String, elements: [String] = []
  ) -> SourceFinding {
    place(
      finding.path, rule: finding.reason.rawValue, advice: finding.advice,
      severity: finding.severity, in: file, elements: elements)
  }

  /// Returns an advice as a warning with its position and name in the file.
  func place(_ advice: Advice, in file: String, elements: [String] = []) -> SourceFinding {
    place(
      advice.path.description, rule: advice.rule.rawValue, advice: advice.text,
      severity: .warning, in: file, elements: elements)
  }

  private func place(
    _ path: String, rule: String, advice: String, severity: FindingSeverity, in file: String,
    elements: [String]
  ) -> SourceFinding {
    SourceFinding(
      file: file, position: position(of: path),
      place: words?.place(path, elements: elements) ?? path, rule: rule, advice: advice,
      severity: severity)
  }
}
