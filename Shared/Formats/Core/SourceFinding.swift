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

  /// `file:line:column: error: RULE: place: advice`, as editors and compilers have it; of a workbook
  /// `file:sheet!G12: …`, as spreadsheets have it.
  public var description: String {
    var text = file
    if let position { text += ":\(position)" }
    text += ": \(severity.rawValue): \(rule): "
    return text + (place.isEmpty ? advice : "\(place): \(advice)")
  }
}

extension [SourceFinding] {
  /// What one place in the file makes wrong in several places of the definition is told once: a window
  /// for all weekdays is five windows.
  public var withoutRepetitions: [SourceFinding] {
    var told = Set<SourceFinding>()
    return filter { finding in
      guard finding.position.map({ $0.column > 0 }) == true else { return true }
      var cause = finding
      cause.place = finding.place.filter { !$0.isNumber }
      return told.insert(cause).inserted
    }
  }

  /// By sheet, line and column, those of the file as a whole first; those of one place as they were.
  public var inOrderOfTheFile: [SourceFinding] {
    func place(_ finding: SourceFinding) -> (String, Int, Int) {
      let position = finding.position ?? SourcePosition(line: 0)
      return (position.sheet, position.line, position.column)
    }
    return withoutRepetitions.enumerated().sorted {
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
