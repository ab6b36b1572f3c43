import Questionnaires
import Serialization

/// A version of a questionnaire with its rules, to tell questions that were not shown from skipped
/// ones.
struct AnalysisVersion: Sendable {
  enum Visibility: Sendable, Hashable {
    case shown, hidden
    /// Depends on an answer to another questionnaire or in an earlier sheet, or on the day.
    case uncertain
  }

  private let definition: QuestionnaireDefinition
  private let structure: QuestionnaireStructure
  /// Whether a calculation depends on the day when the sheet was started, on the previous sheet or on
  /// the participant's profile.
  private let usesFacts: Bool

  init(_ definition: QuestionnaireDefinition) {
    let definition = definition.unrolled
    self.definition = definition
    structure = QuestionnaireStructure(definition)
    usesFacts = definition.calculations.map(\.expression).contains { expression in
      expression.preorder.contains(.call(.today, [])) || !expression.earlierQuestions.isEmpty
        || !expression.profileFields.isEmpty
    }
  }

  /// The kind of an item's values, as in the long layout of exports; nil for another item.
  func kind(of item: AnalysisForm.Item) -> String? {
    guard item.variable.source == .answer else { return nil }
    return switch PossibleAnswers(structure.kind(of: item.id)) {
    case .one, .several, .ranking: "choice"
    case .scale, .number: "number"
    case .text: "text"
    case .date: "date"
    case .time: "time"
    case .dateTime: "date_time"
    case .nothing, nil: nil
    }
  }

  /// Repeats the rules of the questionnaire with the answers of a sheet.
  ///
  /// - Parameter cells: exported cells by question.
  func visibility(of cells: [(id: String, cell: String)]) -> [String: Visibility] {
    let cells = Dictionary(cells, uniquingKeysWith: { first, _ in first })
    var found: [String: Visibility] = [:]
    var uncertain: Set<Int> = []
    var walk = VisibilityWalk(definition, structure: structure) {
      cells[definition.elements[$0].id]?.isEmpty == false
    }
    for (position, element) in definition.elements.enumerated() {
      var asksOutside = structure.governors[position].contains(where: uncertain.contains)
      let isShown = walk.next { _ in
        asksOutside = true
        return nil
      }
      if usesFacts, element.shownIf?.usesCalculations ?? false { asksOutside = true }
      if asksOutside { uncertain.insert(position) }
      found[element.id] = asksOutside ? .uncertain : isShown == true ? .shown : .hidden
      if let value = answer(cells[element.id] ?? "", at: position) { walk.answer(value) }
    }
    return found
  }

  /// Returns the value of a cell; nil if empty.
  private func answer(_ cell: String, at position: Int) -> AnswerValue? {
    guard !cell.isEmpty else { return nil }
    switch PossibleAnswers(structure.kinds[position]) {
    case .one, .several, .ranking: return .codes(cell.split(separator: ";").map(String.init))
    case .scale, .number: return Double(cell).map(AnswerValue.number)
    case .text: return .text(CSVWriter.restored(cell))
    case .date, .time, .dateTime: return .text(cell)
    case .nothing, nil: return nil
    }
  }
}

extension Condition {
  fileprivate var usesCalculations: Bool {
    references.contains { if case .calculation = $0.subject { true } else { false } }
  }
}
