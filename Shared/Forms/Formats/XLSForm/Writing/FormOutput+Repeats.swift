import Questionnaires

extension FormOutput {
  /// Writes the number of repetitions; forms have no bounds, which are in columns of their own.
  mutating func write(
    _ repetition: RepeatDefinition, of id: String, _ row: inout SheetOutput.Row
  ) {
    let count: String?
    switch repetition.count {
    case nil:
      guard repetition.minimum != repetition.maximum else {
        row["repeat_count"] = "\(repetition.maximum)"
        return
      }
      count = ""
    case .question(let question)?: count = names[question].map(FormulaText.reference)
    case .calculation?, .score?:
      count = repetition.count.flatMap { computed.written[$0] }.map(FormulaText.reference)
    }
    if let count {
      row["repeat_count"] = count
    } else {
      report.lose(id, "count", "what it counts is left out; the repeat has no count")
    }
    if repetition.minimum > 0 { row["repeat_minimum"] = "\(repetition.minimum)" }
    row["repeat_maximum"] = "\(repetition.maximum)"
    report.lose(id, "repeat", "forms do not enforce its bounds")
  }
}
