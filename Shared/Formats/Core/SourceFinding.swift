public import Questionnaires

/// Something wrong in a file, with its place in it.
public struct SourceFinding: Sendable, Hashable, CustomStringConvertible {
  /// Name of the file as the caller gave it.
  public var file: String
  /// Nil when the file as a whole is meant.
  public var position: SourcePosition?
  /// Where in the definition: an element, a column, a JSON pointer; empty for the whole.
  public var place: String
  /// Names the rule, for programs: `UPPER_SNAKE_CASE`.
  public var rule: String
  /// What is wrong and what to do about it.
  public var advice: String
  public var severity: FindingSeverity

  public init(
    file: String, position: SourcePosition? = nil, place: String = "", rule: String,
    advice: String, severity: FindingSeverity = .error
  ) {
    self.file = file
    self.position = position
    self.place = place
    self.rule = rule
    self.advice = advice
    self.severity = severity
  }

  /// `file:line:column: error: RULE: place: advice`, as editors and compilers have it.
  public var description: String {
    var text = file
    if let position {
      text += ":\(position.line)"
      if position.column > 0 { text += ":\(position.column)" }
    }
    text += ": \(severity.rawValue): \(rule): "
    return text + (place.isEmpty ? advice : "\(place): \(advice)")
  }
}

extension [SourceFinding] {
  /// By line and column, those of the file as a whole first; those of one place as they were.
  public var inOrderOfTheFile: [SourceFinding] {
    func place(_ finding: SourceFinding) -> (Int, Int) {
      (finding.position?.line ?? 0, finding.position?.column ?? 0)
    }
    return enumerated().sorted {
      let places = (place($0.element), place($1.element))
      return places.0 == places.1 ? $0.offset < $1.offset : places.0 < places.1
    }.map(\.element)
  }
}

/// A file that was refused: nothing of it is used.
public struct SourceError: Error, Sendable, Hashable, CustomStringConvertible {
  /// Never empty; in the order of the file.
  public var findings: [SourceFinding]

  public init(_ findings: [SourceFinding]) { self.findings = findings }

  public init(_ finding: SourceFinding) { self.init([finding]) }

  public var description: String { findings.map(\.description).joined(separator: "\n") }
}
