internal import Questionnaires

/// Reads calculated fields as scores or calculations.
struct REDCapComputations {
  /// A field that REDCap computes, with its formula and position in the dictionary.
  struct Candidate {
    var row: REDCapRow
    var id: String
    var position: Int
    var questionnaireID: String

    var isCalc: Bool { row.fieldType == "calc" }
  }

  enum Result {
    case score(ScoreDefinition)
    case calculation(CalculationDefinition)
    case failure(FormulaFailure)
  }

  /// Calculations that logic may add.
  static let reserved = 50

  private(set) var fields: REDCapFields
  let language: String
  /// Lower-case names in branching logic, which refers to calculations but not to scores.
  let ruled: Set<String>
  /// Lower-case names in all cells of a dictionary that ranks, whose fields become options.
  let mentioned: Set<String>
  /// Calculations by questionnaire.
  private(set) var calculations: [String: [CalculationDefinition]] = [:]

  init(_ fields: REDCapFields, language: String, rows: [REDCapRow]) {
    self.fields = fields
    self.language = language
    func names(_ text: String) -> [String] {
      text.split(omittingEmptySubsequences: false) { $0 == "[" || $0 == "{" }.dropFirst().map {
        $0.prefix { !"]}(:".contains($0) }.trimmed.lowercased()
      }
    }
    ruled = Set(rows.flatMap { names($0[.branchingLogic]) })
    mentioned =
      rows.contains { $0.isYes(.matrixRanking) }
      ? Set(rows.flatMap { row in REDCapColumn.allCases.flatMap { names(row[$0]) } }) : []
  }

  /// - Returns: the results in the order of the candidates.
  mutating func read(_ candidates: [Candidate]) -> [Result] {
    var results = [Result](
      repeating: .failure(FormulaFailure(offset: 0, message: "it refers to itself")),
      count: candidates.count)
    var waiting = Array(candidates.indices)
    let names = Set(candidates.map { $0.row[.variable].lowercased() })
    var done = Set<String>()
    while !waiting.isEmpty {
      let before = waiting.count
      waiting.removeAll { index in
        let candidate = candidates[index]
        do throws(FormulaFailure) {
          let formula = try FormulaParser.parse(candidate.formula, .redcap)
          let isReady = formula.names.allSatisfy { name in
            let name = name.lowercased()
            return !names.contains(name) || done.contains(name)
          }
          guard isReady else { return false }
          results[index] = try result(candidate, formula)
        } catch {
          results[index] = .failure(error)
        }
        note(results[index], candidate)
        done.insert(candidate.row[.variable].lowercased())
        return true
      }
      if waiting.count == before { break }
    }
    for index in waiting { note(results[index], candidates[index]) }
    return results
  }

  private func result(
    _ candidate: Candidate, _ formula: Formula
  ) throws(FormulaFailure) -> Result {
    let row = candidate.row
    let title =
      row[.label].isEmpty
      ? TranslatedText() : TranslatedText([Translation(language: language, text: row[.label])])
    var scoreFailure: FormulaFailure?
    if candidate.isCalc, !ruled.contains(row[.variable].lowercased()),
      row[.branchingLogic].isEmpty
    {
      let reader = REDCapCalculationReader(
        fields: fields, questionnaireID: candidate.questionnaireID, position: candidate.position)
      do throws(FormulaFailure) {
        return .score(try reader.score(id: candidate.id, title: title, row[.choices]))
      } catch {
        scoreFailure = error
      }
    }
    var formula = formula
    if !row[.branchingLogic].isEmpty {
      let logic = try FormulaParser.parse(row[.branchingLogic], .redcap)
      formula = .call("if", [logic, formula, .text("")])
    }
    do throws(ConditionFailure) {
      let limit = CatalogueLimits.default.calculationsMax - Self.reserved
      guard calculations[candidate.questionnaireID, default: []].count < limit else {
        throw ConditionFailure("the form has more than \(limit) calculations")
      }
      return .calculation(
        CalculationDefinition(
          id: candidate.id, title: title,
          expression: try reader(candidate.questionnaireID).calculation(formula),
          isHidden: row.hidingTag != nil))
    } catch {
      // A field that is missing or of another form has its position.
      if let scoreFailure, scoreFailure.offset > 0 || !scoreFailure.isUnsupported {
        throw scoreFailure
      }
      throw FormulaFailure(offset: 0, message: error.reason, isUnsupported: true)
    }
  }

  private mutating func note(_ result: Result, _ candidate: Candidate) {
    var field = REDCapField(
      questionnaireID: candidate.questionnaireID, elementID: candidate.id,
      position: candidate.position, kind: nil)
    switch result {
    case .score: field.isScore = true
    case .calculation(let calculation):
      field.isCalculation = true
      calculations[candidate.questionnaireID, default: []].append(calculation)
      let type = types(candidate.questionnaireID).type(of: calculation.expression)
      field.kind = type?.answerKindOfREDCap
      if type == .truth { field.codes = ["yes": "yes", "no": "no"] }
    case .failure:
      // Other fields cannot refer to it, not even calculations.
      field.kind = .unsupported(UnsupportedDefinition(type: "redcap.calc"))
    }
    fields.add(field, named: candidate.row[.variable])
  }

  private func types(_ questionnaireID: String) -> FormulaTypes {
    let fields = fields
    return FormulaTypes(
      kind: {
        fields.field(QuestionReference(questionnaireID: questionnaireID, elementID: $0))?.kind
      }, calculations: calculations[questionnaireID] ?? [], countsYes: true)
  }

  /// Reads formulas of a form.
  func reader(_ questionnaireID: String) -> ExpressionReader {
    let fields = fields
    return ExpressionReader(
      dialect: .redcap, types: types(questionnaireID),
      subject: { (name: String) throws(ConditionFailure) -> AnswerExpression in
        guard let field = fields[name] else {
          throw ConditionFailure("the dictionary has no field `\(name)`")
        }
        guard field.questionnaireID == questionnaireID else {
          throw ConditionFailure("`\(name)` belongs to another form")
        }
        if field.isScore { return .score(field.elementID) }
        if field.isCalculation { return .calculation(field.elementID) }
        switch field.kind {
        case nil, .unsupported, .inherited:
          throw ConditionFailure("`\(name)` is not answered by participants")
        default: return .answer(field.elementID)
        }
      },
      code: { id, written in
        fields.field(QuestionReference(questionnaireID: questionnaireID, elementID: id))?
          .codes[written]
      })
  }
}

extension REDCapComputations.Candidate {
  /// The formula of a calculated field, or of `@CALCTEXT`.
  var formula: String { isCalc ? row[.choices] : row.calculatedText ?? "" }
}

extension REDCapRow {
  /// The formula in `@CALCTEXT(…)` of a text field; nil if absent.
  var calculatedText: String? {
    guard fieldType == "text" || fieldType == "notes",
      let start = self[.annotation].firstRange(of: "@CALCTEXT(")
    else { return nil }
    var depth = 1
    var quote: Character?
    var formula = ""
    for character in self[.annotation][start.upperBound...] {
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "'" || character == "\"" {
        quote = character
      } else if character == "(" {
        depth += 1
      } else if character == ")" {
        depth -= 1
        if depth == 0 { return formula }
      }
      formula.append(character)
    }
    return nil
  }
}

extension FormulaType {
  /// The kind of a field with such values; truth values are the texts `yes` and `no`.
  var answerKindOfREDCap: QuestionDefinition.Kind {
    guard self == .truth else { return answerKind }
    return .singleChoice(
      SingleChoiceDefinition(
        options: ["yes", "no"].map { OptionDefinition(code: $0, label: TranslatedText()) }))
  }
}
