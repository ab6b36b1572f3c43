internal import Questionnaires

/// Scores and calculations as rows of the type `calculate`.
struct ComputedOutput {
  let questionnaire: QuestionnaireDefinition
  let types: FormulaTypes
  let repeats: RepeatMembership
  /// Names of the questions by element id.
  let names: [String: String]
  /// Names of the written scores and calculations.
  private(set) var written: [QuestionReference.Subject: String] = [:]
  private(set) var losses: [(place: String, what: String, advice: String)] = []
  private var formulas: [QuestionReference.Subject: String] = [:]

  init(
    _ questionnaire: QuestionnaireDefinition, _ structure: QuestionnaireStructure,
    names: [String: String]
  ) {
    self.questionnaire = questionnaire
    self.names = names
    repeats = RepeatMembership(questionnaire)
    types = FormulaTypes(
      kind: { structure.kind(of: $0) }, calculations: questionnaire.calculations)
    compute()
  }

  /// A value that refers to others waits for them.
  private mutating func compute() {
    var waiting: [QuestionReference.Subject] =
      questionnaire.scores.map { .score($0.id) }
      + questionnaire.calculations.map { .calculation($0.id) }
    var reasons: [QuestionReference.Subject: String] = [:]
    var taken = Set(names.values)
    while !waiting.isEmpty {
      let before = waiting.count
      waiting.removeAll { subject in
        let id = TextPlaceholder(subject).id
        guard ElementName.isName(id), !taken.contains(id) else {
          reasons[subject] = "its id is not a free name; left out"
          return false
        }
        do throws(ConditionFailure) {
          formulas[subject] = try formula(subject)
          written[subject] = id
          taken.insert(id)
          return true
        } catch {
          reasons[subject] = "\(error.reason); left out"
          return false
        }
      }
      if waiting.count == before { break }
    }
    for subject in waiting {
      losses.append(
        (TextPlaceholder(subject).id, Self.word(subject), reasons[subject] ?? "left out"))
    }
  }

  private static func word(_ subject: QuestionReference.Subject) -> String {
    if case .score = subject { "score" } else { "calculation" }
  }

  private mutating func formula(
    _ subject: QuestionReference.Subject
  ) throws(ConditionFailure) -> String {
    switch subject {
    case .question: throw ConditionFailure("it is a question")
    case .score(let id):
      guard let score = questionnaire.scores.first(where: { $0.id == id }) else {
        throw ConditionFailure("there is no such score")
      }
      let known = written.keys.compactMap { key -> String? in
        if case .score(let id) = key { id } else { nil }
      }
      let (text, losses) = ScoreOutput(names: names, kind: types.kind, scores: Set(known))
        .expression(score)
      guard let text else { throw ConditionFailure(losses.joined(separator: "; ")) }
      self.losses += losses.map { (id, "score", $0) }
      return text
    case .calculation(let id):
      guard let calculation = questionnaire.calculations.first(where: { $0.id == id }) else {
        throw ConditionFailure("there is no such calculation")
      }
      let owner = repeats.calculations[calculation.id]
      let formula = try writer(in: owner).calculation(
        calculation.expression, reader: reader(in: owner))
      // A plain sum would be read as a score.
      let isScore = scoreReader.score(formula, id: id) != nil
      return try FormulaPrinter(dialect: .xlsForm).text(
        isScore ? .call("number", [formula]) : formula)
    }
  }

  private var scoreReader: ScoreReader {
    let (names, types, written) = (questions, types, written)
    return ScoreReader { name in
      if let id = names[name] {
        return ScoreReader.plainRange(types.kind(id)).map { (.question(id), $0.range) }
      }
      return written[.score(name)] == nil ? nil : (.score(name), nil)
    }
  }

  /// Element ids by name.
  private var questions: [String: String] {
    Dictionary(names.map { ($0.value, $0.key) }, uniquingKeysWith: { first, _ in first })
  }

  /// - Parameter owner: the repeating group that directly contains the formula.
  func writer(current: String? = nil, in owner: String? = nil) -> ExpressionWriter {
    let (names, written) = (names, written)
    var types = types
    types.isInRepeat = owner != nil
    return ExpressionWriter(
      dialect: .xlsForm, types: types,
      name: { value in
        switch value {
        case .answer(let id): names[id]
        case .score(let id): written[.score(id)]
        case .calculation(let id): written[.calculation(id)]
        default: nil
        }
      }, code: { $1 }, current: current)
  }

  /// Reads what is written, to compare it.
  ///
  /// - Parameter owner: the repeating group that contains the formula.
  func reader(current: String? = nil, in owner: String? = nil) -> ExpressionReader {
    let (questions, written, repeats) = (questions, written, repeats)
    var scoped = types
    scoped.isRepeated = { value in
      value.references.contains { repeats.owner($0.subject).map { $0 != owner } ?? false }
    }
    scoped.isInRepeat = owner != nil
    let types = scoped
    return ExpressionReader(
      dialect: .xlsForm, types: types,
      subject: { (name: String) throws(ConditionFailure) -> AnswerExpression in
        if let id = questions[name] { return .answer(id) }
        if written[.score(name)] != nil { return .score(name) }
        guard written[.calculation(name)] != nil else {
          throw ConditionFailure("there is no row `\(name)`")
        }
        return .calculation(name)
      },
      code: { id, code in
        guard let options = types.kind(id)?.options else { return code }
        return options.contains { $0.code == code } ? code : nil
      }, current: current)
  }

  /// The rows, scores first.
  ///
  /// - Parameter owner: the repeating group that contains the rows; empty outside.
  func rows(in owner: String) -> [SheetOutput.Row] {
    var rows: [SheetOutput.Row] = []
    for score in questionnaire.scores where owner.isEmpty {
      guard let text = formulas[.score(score.id)] else { continue }
      rows.append(Self.row(score.id, score.title, text))
    }
    for calculation in questionnaire.calculations
    where calculation.parentID == owner {
      guard let text = formulas[.calculation(calculation.id)] else { continue }
      var row = Self.row(calculation.id, calculation.title, text)
      row["unit"] = calculation.unit
      row["decimals"] = calculation.decimals.map(String.init) ?? ""
      rows.append(row)
    }
    return rows
  }

  static func row(_ name: String, _ title: TranslatedText, _ text: String) -> SheetOutput.Row {
    var row = SheetOutput.Row()
    row["type"] = "calculate"
    row["name"] = name
    row.set("label", title)
    row["calculation"] = text
    return row
  }

  /// Calculations as questions with such answers, for conditions.
  var asQuestions: [String: (name: String, kind: QuestionDefinition.Kind)] {
    var known: [String: (name: String, kind: QuestionDefinition.Kind)] = [:]
    for (subject, name) in written {
      guard case .calculation(let id) = subject,
        let kind = types.type(of: .calculation(id))?.answerKind
      else { continue }
      known[id] = (name, kind)
    }
    return known
  }
}
