public import Questionnaires

/// A finding with its position in a file.
public struct SourceFinding: Sendable, Hashable, CustomStringConvertible {
  /// File name as given by the caller.
  public var file: String
  /// Position; nil for the whole file.
  public var position: SourcePosition?
  /// The element, column or JSON pointer; empty for the whole definition.
  public var place: String
  /// Machine-readable name of the rule: `UPPER_SNAKE_CASE`.
  public var rule: String
  /// States the problem and the remedy.
  public var advice: String
  public var severity: FindingSeverity
  /// The result of reading for a part of the file; nil for findings of other rules.
  public var effect: ConversionReport.Effect?

  public init(
    file: String, position: SourcePosition? = nil, place: String = "", rule: String,
    advice: String, severity: FindingSeverity = .error, effect: ConversionReport.Effect? = nil
  ) {
    self.file = file
    self.position = position
    self.place = place
    self.rule = rule
    self.advice = advice
    self.severity = severity
    self.effect = effect
  }

  /// `file:line:column: error: RULE: place: advice`, the format of editors and compilers; for a
  /// workbook `file:sheet!G12: …`, the notation of spreadsheets.
  public var description: String {
    var text = file
    if let position { text += ":\(position)" }
    text += ": \(severity.rawValue): \(rule): "
    return text + (place.isEmpty ? advice : "\(place): \(advice)")
  }
}

extension [SourceFinding] {
  /// The findings without duplicates: one position in the file may be several places of the
  /// definition, for example a window for all weekdays.
  public var withoutRepetitions: [SourceFinding] {
    var told = Set<SourceFinding>()
    return filter { finding in
      guard finding.position.map({ $0.column > 0 }) == true else { return true }
      var cause = finding
      cause.place = finding.place.filter { !$0.isNumber }
      return told.insert(cause).inserted
    }
  }

  /// Sorted by sheet, line and column, with those of the whole file first. The sort is stable.
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

/// A rejected file: nothing of it is used.
public struct SourceError: Error, Sendable, Hashable, CustomStringConvertible {
  /// Findings in file order; never empty.
  public var findings: [SourceFinding]

  public init(_ findings: [SourceFinding]) { self.findings = findings }

  /// - Parameters: see ``SourceFinding``.
  public init(
    file: String, position: SourcePosition? = nil, place: String = "", rule: String, advice: String
  ) {
    findings = [
      SourceFinding(file: file, position: position, place: place, rule: rule, advice: advice)
    ]
  }

  public var description: String { findings.map(\.description).joined(separator: "\n") }
}
