import Patterns
import Questionnaires

/// A published questionnaire version, prepared for validation and export: positions by id, kinds
/// with inheritance resolved, compiled patterns. The meaning of its rules is defined in
/// `Questionnaires` only.
struct PreparedQuestionnaire: Sendable {
  let questionnaireID: String
  let version: UInt32
  /// Lower-case hexadecimal SHA-256, as published by the catalogue.
  let contentHash: String
  /// The definition without texts and annotations, which are not used here. Repeating groups have a
  /// copy for each repetition, as sheets answer them.
  let definition: QuestionnaireDefinition
  let structure: QuestionnaireStructure
  /// Keyed by position; nil for elements that are not questions.
  let questionAt: [PreparedQuestion?]
  let required: RequiredAnswers
  let scores: ScoreEvaluator
  let scoreColumns: [ScoreColumn]
  /// Maximum number of noise measurements of a sheet; 0 if none are requested.
  let noiseCountMax: Int
  /// Maximum number of positions of a sheet; 0 if none are requested.
  let positionCountMax: Int
  /// Questions outside the sheet whose answers decide which questions are visible, or are used by
  /// expressions.
  let referencedQuestions: Set<QuestionReference>
  /// Questions whose answers in the previous sheet expressions use.
  let earlierQuestions: Set<String>
  /// Profile fields that expressions use.
  let profileFields: Set<String>
  /// Element ids of its self-assessment manikins.
  let manikins: Set<String>
  /// Element ids of texts that exports leave out.
  let maskedTexts: Set<String>
  /// The questions and groups that each sheet shows in an order of its own.
  let randomOrders: [RandomOrder]
  /// Whether it asks for files.
  let hasFiles: Bool

  /// - Parameter definition: as written by its author; its own id is ignored.
  /// - Throws: ``UnusableDefinition`` for features unknown to this release.
  init(
    _ definition: QuestionnaireDefinition, questionnaireID: String, version: UInt32,
    contentHash: String
  ) throws(UnusableDefinition) {
    let definition = definition.withoutWords.unrolled
    let structure = QuestionnaireStructure(definition)
    self.questionnaireID = questionnaireID
    self.version = version
    self.contentHash = contentHash
    self.structure = structure
    questionAt = try Self.questions(of: definition, structure)
    try Self.checkExpressions(of: definition)
    required = RequiredAnswers(definition, structure: structure)
    scores = ScoreEvaluator(definition, structure: structure)
    scoreColumns =
      definition.scores.map {
        ScoreColumn(scoreID: $0.id, hasBands: !$0.bands.isEmpty)
      } + definition.calculations.map { ScoreColumn(scoreID: $0.id, hasBands: false) }
    noiseCountMax = Self.count(.noiseLevel, in: definition)
    positionCountMax = Self.count(.position, in: definition)
    let expressions = definition.allExpressions
    earlierQuestions = Set(expressions.flatMap(\.earlierQuestions))
    profileFields = Set(expressions.flatMap(\.profileFields))
    referencedQuestions = definition.foreignQuestions(of: questionnaireID)
    manikins = Set(
      zip(definition.elements, structure.kinds).compactMap { element, kind in
        if case .selfAssessmentManikin = kind { element.id } else { nil }
      })
    maskedTexts = Set(
      zip(definition.elements, structure.kinds).compactMap { element, kind in
        if case .text(let entry) = kind, entry.isMasked { element.id } else { nil }
      })
    randomOrders = definition.randomOrders(structure)
    hasFiles = questionAt.contains { $0?.file != nil }
    self.definition = definition
  }

  var key: QuestionnaireVersion {
    QuestionnaireVersion(questionnaireID: questionnaireID, version: version)
  }

  /// The questions in display order.
  var questions: [PreparedQuestion] { questionAt.compactMap { $0 } }

  /// Returns the position of a question; nil for an id that is not identical. Ids are ASCII, but
  /// Swift compares by canonical equivalence (the Kelvin sign equals `K`).
  func position(ofQuestion elementID: String) -> Int? {
    guard elementID.isASCII, let position = structure.positions[elementID],
      questionAt[position] != nil
    else { return nil }
    return position
  }

  /// Returns the questionnaires whose latest sheets are needed for validation, because the sheet
  /// does not contain the referenced answers.
  func questionnairesNeeded(by sheet: AnswerSheet) -> Set<String> {
    guard !referencedQuestions.isEmpty else { return [] }
    let said = sheet.referencedAnswers.map(\.question)
    return Set(referencedQuestions.subtracting(said).map(\.questionnaireID))
  }

  private static func questions(
    of definition: QuestionnaireDefinition, _ structure: QuestionnaireStructure
  ) throws(UnusableDefinition) -> [PreparedQuestion?] {
    var questions: [PreparedQuestion?] = []
    for (element, kind) in zip(definition.elements, structure.kinds) {
      if let reason = element.shownIf?.unusableReason
        ?? element.question?.requiredIf?.unusableReason
      {
        throw UnusableDefinition(description: "\(element.id): condition: \(reason)")
      }
      questions.append(element.question == nil ? nil : try PreparedQuestion(element.id, kind))
    }
    return questions
  }

  private static func checkExpressions(
    of definition: QuestionnaireDefinition
  ) throws(UnusableDefinition) {
    let expressions =
      definition.calculations.map { ($0.id, $0.expression) }
      + definition.constraints.map { ($0.id, $0.expression) }
    for (id, expression) in expressions {
      for case .malformed(let reason) in expression.preorder {
        throw UnusableDefinition(description: "\(id): expression: \(reason)")
      }
    }
  }

  private static func count(
    _ kind: SensorRequestDefinition.Kind, in definition: QuestionnaireDefinition
  ) -> Int {
    definition.sensors.filter { $0.kind == kind }.map { Int($0.count) }.max() ?? 0
  }
}

extension QuestionnaireDefinition {
  fileprivate var allExpressions: [AnswerExpression] {
    calculations.map(\.expression) + constraints.map(\.expression)
  }

  /// Returns the questions of other questionnaires, and of the previous sheet of this one, that its
  /// rules refer to.
  ///
  /// - Parameter id: its id as published.
  func foreignQuestions(of id: String) -> Set<QuestionReference> {
    let conditions = elements.flatMap { [$0.shownIf, $0.question?.requiredIf].compactMap(\.self) }
    let earlier = allExpressions.flatMap(\.earlierQuestions)
    return Set(
      conditions.flatMap(\.references).filter { !$0.questionnaireID.isEmpty }
        + earlier.map { QuestionReference(questionnaireID: id, elementID: $0) })
  }

  /// Returns the definition without parts that do not affect validation, to save memory.
  fileprivate var withoutWords: QuestionnaireDefinition {
    var copy = self
    copy.transformTexts { _, text in text = TranslatedText() }
    copy.annotations = []
    for position in copy.elements.indices { copy.elements[position].annotations = [] }
    return copy
  }
}

/// The key of a published questionnaire version.
struct QuestionnaireVersion: Sendable, Hashable {
  var questionnaireID: String
  var version: UInt32
}

/// A questionnaire version as published by the catalogue.
struct PublishedQuestionnaire: Sendable, Hashable {
  var key: QuestionnaireVersion
  /// Lower-case hexadecimal SHA-256.
  var contentHash: String
  /// The stored form of the definition, including fields that only later releases understand.
  var bytes: [UInt8]
}

/// A score or calculation as a column of exports.
struct ScoreColumn: Sendable, Hashable {
  var scoreID: String
  /// Whether the score has grades, which get their own column.
  var hasBands: Bool
}

/// A score or calculation of one sheet.
struct SheetScore: Sendable, Hashable {
  var scoreID: String
  /// The number; nil if too few items were answered, and for a calculation without a number.
  var value: Double?
  /// Code of the score's grade; empty if none.
  var band: String = ""
  /// Value of a calculation that is not a number; otherwise empty.
  var text: String = ""
  /// Whether overviews of a participant's series and sheets leave it out.
  var isHidden = false

  /// The value as a cell of exports; empty if there is none.
  var cell: String { value?.shortText ?? Cell.free(text) }
}

extension SheetScore {
  init(_ result: ScoreResult) {
    self.init(
      scoreID: result.scoreID, value: result.value, band: result.band?.code ?? "",
      text: result.text ?? "", isHidden: result.isHidden)
  }
}

/// A question with data derived once for all sheets.
struct PreparedQuestion: Sendable {
  let elementID: String
  let answers: PossibleAnswers
  /// Whether the answer is the code of a country.
  let isCountry: Bool
  /// The file that is asked for; nil for other questions.
  let file: FileDefinition?
  /// Pattern that a non-blank text, or a number written plainly, must match.
  let pattern: TextPattern?

  /// - Parameter kind: with inheritance resolved.
  /// - Throws: ``UnusableDefinition``.
  init(
    _ elementID: String, _ kind: Questionnaires.QuestionDefinition.Kind?
  ) throws(UnusableDefinition) {
    guard let answers = PossibleAnswers(kind) else {
      throw UnusableDefinition(description: "\(elementID): unknown type of question")
    }
    self.elementID = elementID
    self.answers = answers
    isCountry = if case .country = kind { true } else { false }
    file = if case .file(let file) = kind { file } else { nil }
    pattern = try Self.pattern(of: answers, elementID)
  }

  private static func pattern(
    of answers: PossibleAnswers, _ elementID: String
  ) throws(UnusableDefinition) -> TextPattern? {
    let source: String?
    switch answers {
    case .text(_, let pattern), .number(_, _, _, let pattern): source = pattern
    default: source = nil
    }
    guard let source else { return nil }
    do {
      return try TextPattern(source)
    } catch {
      throw UnusableDefinition(description: "\(elementID): pattern: \(error)")
    }
  }
}

extension PreparedQuestion {
  /// Whether it has an option with the code.
  func has(_ code: String) -> Bool {
    switch answers {
    case .one(let codes), .ranking(let codes, _): codes.contains(code)
    case .several(let options, _, _, _): options.contains { $0.code == code }
    default: false
    }
  }
}

extension PossibleAnswers {
  /// The kind of value that answers the question, as named by ``AnswerValue/kind``.
  var valueKind: String {
    switch self {
    case .one, .several, .ranking: "choice"
    case .scale, .number: "number"
    case .text: "text"
    case .date: "date"
    case .time: "time"
    case .dateTime: "date_time"
    case .nothing: "nothing"
    }
  }
}

/// Why a published definition cannot be used: it has features unknown to this release.
struct UnusableDefinition: Error, CustomStringConvertible {
  var description: String
}
