internal import Questionnaires

/// Scores and calculations of one questionnaire as calculated fields.
struct REDCapComputedOutput {
  let questionnaire: QuestionnaireDefinition
  let forms: REDCapForms
  let types: FormulaTypes
  /// Written fields in order, scores first.
  private(set) var lines: [REDCapLine] = []
  /// Changes, by the id of the score or calculation.
  private(set) var remarks: [String: String] = [:]
  /// Variables of the written scores and calculations.
  private(set) var written: [QuestionReference.Subject: String] = [:]
  private let language: String

  init(
    _ questionnaire: QuestionnaireDefinition, _ structure: QuestionnaireStructure,
    _ forms: REDCapForms, language: String
  ) {
    self.questionnaire = questionnaire
    self.forms = forms
    self.language = language
    types = FormulaTypes(
      kind: { structure.kind(of: $0) }, calculations: questionnaire.calculations, countsYes: true)
    for score in questionnaire.scores { write(score) }
    writeCalculations()
  }

  private func variable(_ subject: QuestionReference.Subject) -> String {
    forms.variable(QuestionReference(questionnaireID: questionnaire.id, subject: subject))
  }

  private func field(_ id: String) -> REDCapLogicWriter.Field? {
    forms.field(QuestionReference(questionnaireID: questionnaire.id, elementID: id))
  }

  private func line(_ variable: String, _ type: String, _ title: TranslatedText) -> REDCapLine {
    REDCapLine(
      variable, form: forms.form(questionnaire.id), type: type,
      label: title[language] ?? title[questionnaire.defaultLanguage] ?? "")
  }

  private mutating func write(_ score: ScoreDefinition) {
    let written = written
    let writer = REDCapCalculationWriter(
      question: field, score: { written[.score($0)] })
    do throws(REDCapCalculationWriter.Failure) {
      let calculation = try writer.calculation(score)
      var line = line(variable(.score(score.id)), "calc", score.title)
      line[.choices] = calculation
      lines.append(line)
      self.written[.score(score.id)] = variable(.score(score.id))
    } catch {
      remarks[score.id] = error.message
    }
  }

  /// A calculation that refers to others waits for them.
  private mutating func writeCalculations() {
    var waiting = questionnaire.calculations
    var formulas: [String: REDCapLine] = [:]
    while !waiting.isEmpty {
      let before = waiting.count
      waiting.removeAll { calculation in
        do throws(ConditionFailure) {
          formulas[calculation.id] = try write(calculation)
          written[.calculation(calculation.id)] = variable(.calculation(calculation.id))
          remarks[calculation.id] = nil
          return true
        } catch {
          remarks[calculation.id] = "\(error.reason); it is left out"
          return false
        }
      }
      if waiting.count == before { break }
    }
    lines += questionnaire.calculations.compactMap { formulas[$0.id] }
  }

  private func write(
    _ calculation: CalculationDefinition
  ) throws(ConditionFailure) -> REDCapLine {
    let type = types.type(of: calculation.expression)
    if type?.isMoment == true {
      throw ConditionFailure("calculated fields of REDCap are numbers or texts")
    }
    let formula = try writer.calculation(calculation.expression, reader: reader)
    let text = try FormulaPrinter(dialect: .redcap).text(formula)
    // A plain sum would be read as a score.
    let isCalc = type == .number && formula.hasCalls
    var line = line(
      variable(.calculation(calculation.id)), isCalc ? "calc" : "text", calculation.title)
    if isCalc { line[.choices] = text } else { line.append(tag: "@CALCTEXT(\(text))") }
    if calculation.isHidden { line.append(tag: "@HIDDEN") }
    return line
  }

  private var writer: ExpressionWriter {
    let copy = self
    return ExpressionWriter(
      dialect: .redcap, types: types,
      name: { value in
        switch value {
        case .answer(let id): copy.field(id)?.whole
        case .score(let id): copy.written[.score(id)]
        case .calculation(let id): copy.written[.calculation(id)]
        default: nil
        }
      }, code: { id, code in copy.code(id, code) })
  }

  /// The code in REDCap.
  private func code(_ id: String, _ code: String) -> String {
    guard types.kind(id) != .yesNo else { return code == "yes" ? "1" : "0" }
    return field(id)?.codes[code] ?? code
  }

  /// Reads what is written, to compare it.
  private var reader: ExpressionReader {
    let copy = self
    var subjects: [String: AnswerExpression] = [:]
    for element in questionnaire.elements {
      if let field = field(element.id) { subjects[field.variable] = .answer(element.id) }
    }
    for (subject, variable) in written {
      switch subject {
      case .score(let id): subjects[variable] = .score(id)
      case .calculation(let id): subjects[variable] = .calculation(id)
      case .question: break
      }
    }
    let known = subjects
    return ExpressionReader(
      dialect: .redcap, types: types,
      subject: { (name: String) throws(ConditionFailure) -> AnswerExpression in
        guard let subject = known[name] else {
          throw ConditionFailure("there is no field `\(name)`")
        }
        return subject
      },
      code: { id, written in
        let codes =
          copy.types.kind(id) == .yesNo
          ? ["yes", "no"] : copy.types.kind(id)?.options?.map(\.code) ?? []
        return codes.first { copy.code(id, $0) == written }
      })
  }

  /// A calculation as a field, for conditions; nil if it is left out.
  func asField(_ id: String) -> REDCapLogicWriter.Field? {
    guard let variable = written[.calculation(id)],
      let kind = types.type(of: .calculation(id))?.answerKindOfREDCap
    else { return nil }
    return REDCapLogicWriter.Field(variable: variable, kind: kind)
  }

  /// Replaces placeholders in a text by fields.
  ///
  /// - Parameter isLost: set if one of them cannot be written.
  func piped(_ text: TranslatedText, _ isLost: inout Bool) -> TranslatedText {
    var hasLoss = isLost
    let piped = text.mapTexts { text in
      TextPlaceholders.parts(of: text).map { part in
        switch part {
        case .literal(let text), .invalid(let text): return text
        case .placeholder(let placeholder):
          let variable: String?
          switch placeholder.subject {
          case nil: variable = nil
          case .question(let id)?:
            if case .multipleChoice? = types.kind(id) {
              variable = nil
            } else {
              variable = field(id)?.whole
            }
          case let subject?: variable = written[subject]
          }
          hasLoss = hasLoss || variable == nil || !placeholder.fallback.isEmpty
          let fallback = placeholder.fallback.isEmpty ? "…" : placeholder.fallback
          return variable.map { "[\($0)]" } ?? fallback
        }
      }.joined()
    }
    isLost = hasLoss
    return piped
  }
}

extension Formula {
  /// Whether it uses a function.
  fileprivate var hasCalls: Bool {
    var pending = [self]
    while let next = pending.popLast() {
      if case .call = next { return true }
      pending += next.operands
    }
    return false
  }
}
