import Questionnaires

/// Reads rows of the type `calculate` as scores and calculations.
extension SurveyReader {
  /// A calculation that refers to others waits for them.
  mutating func readCalculations() {
    var waiting: [(row: SheetTable.Row, formula: Formula)] = []
    let ruled = namesInRules
    for row in calculationRows {
      do throws(FormulaFailure) {
        waiting.append((row, try FormulaParser.parse(row["calculation"], .xlsForm)))
      } catch {
        keepCalculation(
          row,
          row.has("calculation")
            ? "\(error.message), at character \(error.offset + 1)" : "it has no `calculation`")
      }
    }
    let names = Set(waiting.map { $0.row["name"] })
    var reasons: [SourcePosition: String] = [:]
    while !waiting.isEmpty {
      let before = waiting.count
      waiting.removeAll { row, formula in
        let open = formula.names.first {
          names.contains($0) && computed[$0] == nil && choiceNames[$0] == nil
        }
        if let open {
          reasons[row.start] = "it refers to `\(open)`, which is not computed"
          return false
        }
        do throws(ConditionFailure) {
          try readCalculation(row, formula, isRuled: ruled.contains(row["name"]))
        } catch {
          keepCalculation(row, error.reason)
        }
        return true
      }
      guard waiting.count < before else { break }
    }
    for (row, _) in waiting { keepCalculation(row, reasons[row.start] ?? "it is not computed") }
    sortCalculations()
  }

  /// Calculations have the order of their rows, not of their references.
  private mutating func sortCalculations() {
    let order = Dictionary(
      calculationRows.enumerated().map { (ElementName.id($1["name"]), $0) },
      uniquingKeysWith: { first, _ in first })
    calculations.sort { order[$0.id, default: 0] < order[$1.id, default: 0] }
    for (index, calculation) in calculations.enumerated() {
      guard let row = order[calculation.id] else { continue }
      map.note(
        FindingPath().item("calculations", index),
        at: calculationRows[row].position("calculation"))
    }
  }

  /// Names in conditions, which refer to calculations but not to scores.
  private var namesInRules: Set<String> {
    var names = Set<String>()
    for rule in rules {
      let pieces = rule.row[rule.column.rawValue].split(
        separator: "${", omittingEmptySubsequences: false)
      for piece in pieces.dropFirst() {
        names.insert(String(piece.prefix { $0 != "}" }).trimmed)
      }
    }
    return names
  }

  private mutating func readCalculation(
    _ row: SheetTable.Row, _ formula: Formula, isRuled: Bool
  ) throws(ConditionFailure) {
    let name = row["name"]
    let id = ElementName.id(name)
    guard !name.isEmpty, !scores.contains(where: { $0.id == id }),
      !calculations.contains(where: { $0.id == id })
    else { throw ConditionFailure("another calculation has this name, or it has none") }
    if let question = choiceName(formula) {
      choiceNames[name] = (row, question)
      return
    }
    let owner = repeatOf[.calculation(id)]
    if !row.has("relevant"), !isRuled, !row.has("unit"), !row.has("decimals"), owner == nil,
      !formula.names.contains(where: {
        questions[$0].map { repeatOf[.answer($0.id)] != nil } ?? false
      }),
      var score = scoreReader.score(formula, id: id)
    {
      score.title = context.text(row, "label", of: table)
      map.note(FindingPath().item("scores", scores.count), at: row.position("calculation"))
      scores.append(score)
      computed[name] = .score(id)
      return
    }
    var formula = formula
    if row.has("relevant") {
      do throws(FormulaFailure) {
        formula = .call(
          "if", [try FormulaParser.parse(row["relevant"], .xlsForm), formula, .text("")])
      } catch {
        throw ConditionFailure("`relevant`: \(error.message)")
      }
    }
    guard calculations.count < CatalogueLimits.default.calculationsMax else {
      throw ConditionFailure(
        "the form has more than \(CatalogueLimits.default.calculationsMax) calculations")
    }
    let expression = try expressionReader(
      in: owner, isDirect: directlyRepeated.contains(id)
    ).calculation(formula)
    let unit = unit(row)
    calculations.append(
      CalculationDefinition(
        id: id, title: context.text(row, "label", of: table), expression: expression,
        unit: unit, decimals: UInt32(row["decimals"]).map { min($0, 10) }, isHidden: true,
        parentID: owner ?? ""))
    computed[name] = .calculation(id)
  }

  private mutating func unit(_ row: SheetTable.Row) -> String {
    let unit = row["unit"]
    let isCode = unit.utf8.allSatisfy { (0x21...0x7E).contains($0) } && unit.utf8.count <= 64
    if !isCode {
      context.report.lose(
        row["name"], "unit", "`\(unit)` is not a code of a unit; left out",
        at: row.position("unit"))
    }
    return isCode ? unit : ""
  }

  /// `jr:choice-name(${x}, '${x}')`: the label of the chosen option.
  private func choiceName(_ formula: Formula) -> String? {
    guard case .call("jr:choice-name", let arguments) = formula, arguments.count == 2,
      case .field(let field) = arguments[0],
      arguments[1].constantText?.filter({ !$0.isWhitespace }) == "${\(field.name)}"
    else { return nil }
    return questions[field.name]?.id
  }

  private var scoreReader: ScoreReader {
    ScoreReader { [computed, questions] name in
      switch computed[name] {
      case .score(let id)?: return (.score(id), nil)
      case .calculation?: return nil
      default: break
      }
      guard let (id, kind) = questions[name], let plain = ScoreReader.plainRange(kind) else {
        return nil
      }
      return (.question(id), plain.range)
    }
  }

  private mutating func keepCalculation(_ row: SheetTable.Row, _ reason: String) {
    context.keep(row)
    context.report.lose(
      row["name"], "calculate", "\(reason); the row is kept, not computed",
      at: row.position("calculation"), .kept)
  }

  /// - Parameters:
  ///   - current: element id of the question that contains the formula.
  ///   - owner: the repeating group that contains the formula.
  ///   - isDirect: whether no other group in it contains the formula.
  func expressionReader(
    current: String? = nil, in owner: String? = nil, isDirect: Bool = false
  ) -> ExpressionReader {
    let (questions, computed, kinds, codes) = (questions, computed, kinds, lists.codes)
    var types = FormulaTypes(kind: { kinds[$0] }, calculations: calculations)
    let repeats = self
    types.isRepeated = { repeats.isRepeated($0, from: owner) }
    types.isInRepeat = isDirect
    return ExpressionReader(
      dialect: .xlsForm, types: types,
      subject: { (name: String) throws(ConditionFailure) -> AnswerExpression in
        if let value = computed[name] { return value }
        switch questions[name] {
        case let question?:
          switch question.kind {
          case .unsupported, .country, .file, .inherited:
            throw ConditionFailure("it refers to `\(name)`, whose type is not supported")
          default: return .answer(question.id)
          }
        case nil:
          throw ConditionFailure("it refers to `\(name)`, which is not a question here")
        }
      },
      code: { id, written in
        let code = codes[written] ?? written
        switch kinds[id] {
        case .yesNo?: return code == "yes" || code == "no" ? code : nil
        case let kind?: return kind.options?.contains { $0.code == code } == true ? code : nil
        case nil: return nil
        }
      }, current: current)
  }

  // MARK: Constraints

  mutating func readConstraints() {
    for open in openConstraints {
      let id = elements[open.element].id
      let owner = repeatOf[.answer(id)]
      let reader = expressionReader(
        current: id, in: owner, isDirect: elements[open.element].parentID == owner)
      var rules: [AnswerExpression] = []
      var rest: [(formula: Formula, reason: String)] = []
      for part in open.formula.parts(of: .and) {
        do throws(ConditionFailure) {
          rules.append(try reader.constraint(part))
        } catch {
          rest.append((part, open.patternReason ?? error.reason))
        }
      }
      if !rest.isEmpty { keepConstraint(open, rest: rest, isWhole: rules.isEmpty) }
      guard let first = rules.first else { continue }
      guard constraints.count < CatalogueLimits.default.constraintsMax else {
        keepConstraint(
          open, rest: [(open.formula, "the form has too many constraints")], isWhole: true)
        continue
      }
      map.note(
        FindingPath().item("constraints", constraints.count),
        at: open.row.position("constraint"))
      constraints.append(
        ConstraintDefinition(
          id: constraintID(open.row, of: id), elementID: id,
          expression: rules.count == 1
            ? first : AnswerExpression.call(.and, rules).normalForm,
          message: message(open.row, id)))
    }
  }

  private func constraintID(_ row: SheetTable.Row, of element: String) -> String {
    let wanted = row.has("constraint_id") ? row["constraint_id"] : Self.constraintID(of: element)
    let isFree =
      IdentifierSyntax.isElementID(wanted) && !constraints.contains { $0.id == wanted }
    return isFree ? wanted : "\(Self.constraintID(of: element).prefix(60))_\(constraints.count)"
  }

  static func constraintID(of element: String) -> String { "\(element.prefix(53))_constraint" }

  private mutating func message(_ row: SheetTable.Row, _ id: String) -> TranslatedText {
    var message = context.text(row, "constraint_message", of: table)
    let language = context.defaultLanguage
    guard message[language] == nil else { return message }
    let isGerman = language == "de" || language.hasPrefix("de-")
    message.translations.insert(
      Translation(
        language: language,
        text: isGerman
          ? "Diese Antwort passt nicht. Bitte prüfen Sie sie."
          : "This answer does not fit. Please check it."), at: 0)
    context.report.mend(
      id, "constraint_message", "a general message is shown; write one for participants",
      at: row.position("constraint"))
    return message
  }

  private mutating func keepConstraint(
    _ open: OpenConstraint, rest: [(formula: Formula, reason: String)], isWhole: Bool
  ) {
    guard let first = rest.first else { return }
    let text = FormulaText.text(
      rest.dropFirst().reduce(first.formula) { .binary(.and, $0, $1.formula) })
    let id = elements[open.element].id
    let isKept = elements[open.element].annotations.keep(text, as: XLSFormAnnotation.constraint)
    context.report.lose(
      id, "constraint",
      "`\(text)` is \(isKept ? "kept, not applied" : "too long to be kept"): \(first.reason)",
      at: open.row.position("constraint"), isKept ? .kept : .lost)
    guard isWhole, var question = elements[open.element].question else { return }
    let message = context.text(open.row, "constraint_message", of: table)
    if case .text(var entry)? = question.kind {
      entry.patternHint = message
      question.kind = .text(entry)
      elements[open.element].content = .question(question)
    } else {
      elements[open.element].annotations += context.annotations(for: message, "constraint_message")
    }
  }
}
