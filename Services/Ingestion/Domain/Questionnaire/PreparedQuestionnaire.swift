public import Questionnaires

/// A published questionnaire version with what validation and export look up in it, worked out once:
/// positions by id, kinds with inheritance resolved, patterns ready to run. What its rules mean is for
/// `Questionnaires` alone to say.
public struct PreparedQuestionnaire: Sendable {
  public let questionnaireID: String
  public let version: UInt32
  /// Lower-case hexadecimal SHA-256, as the catalogue published it.
  public let contentHash: String
  /// Without texts and annotations, which nobody reads here.
  let definition: QuestionnaireDefinition
  let structure: QuestionnaireStructure
  /// By position; nil for what is no question.
  let questionAt: [PreparedQuestion?]
  let required: RequiredAnswers
  let scores: ScoreEvaluator
  public let scoreColumns: [ScoreColumn]
  /// Most noise measurements a sheet may carry; 0 when none are asked for.
  public let noiseCountMax: Int
  /// Most positions a sheet may carry; 0 when none are asked for.
  public let positionCountMax: Int
  /// The questions outside the sheet whose answers decide what is shown.
  public let referencedQuestions: Set<QuestionReference>
  /// Element ids of its self-assessment manikins.
  public let manikins: Set<String>

  /// - Parameter definition: as its author wrote it; its own id counts for nothing.
  /// - Throws: ``UnusableDefinition`` for what this version of the service does not know.
  public init(
    _ definition: QuestionnaireDefinition, questionnaireID: String, version: UInt32,
    contentHash: String
  ) throws(UnusableDefinition) {
    let definition = definition.withoutWords
    let structure = QuestionnaireStructure(definition)
    self.questionnaireID = questionnaireID
    self.version = version
    self.contentHash = contentHash
    self.structure = structure
    questionAt = try Self.questions(of: definition, structure)
    required = RequiredAnswers(definition, structure: structure)
    scores = ScoreEvaluator(definition, structure: structure)
    scoreColumns = definition.scores.map {
      ScoreColumn(scoreID: $0.id, hasBands: !$0.bands.isEmpty)
    }
    noiseCountMax = Self.count(.noiseLevel, in: definition)
    positionCountMax = Self.count(.position, in: definition)
    referencedQuestions = Set(
      definition.elements.flatMap { $0.shownIf?.references ?? [] }
        .filter { !$0.questionnaireID.isEmpty })
    manikins = Set(
      zip(definition.elements, structure.kinds).compactMap { element, kind in
        if case .selfAssessmentManikin = kind { element.id } else { nil }
      })
    self.definition = definition
  }

  public var key: QuestionnaireVersion {
    QuestionnaireVersion(questionnaireID: questionnaireID, version: version)
  }

  /// In the order in which they are shown.
  public var questions: [PreparedQuestion] { questionAt.compactMap { $0 } }

  /// Position of a question; nil for an id that is not the very same characters. (Swift compares
  /// strings by canonical equivalence: the Kelvin sign equals `K`. Ids are ASCII.)
  func position(ofQuestion elementID: String) -> Int? {
    guard elementID.isASCII, let position = structure.positions[elementID],
      questionAt[position] != nil
    else { return nil }
    return position
  }

  /// The questionnaires whose latest sheets are needed to validate a sheet, since the device did
  /// not say what it knew of them.
  public func questionnairesNeeded(by sheet: AnswerSheet) -> Set<String> {
    guard !referencedQuestions.isEmpty else { return [] }
    let said = sheet.referencedAnswers.map(\.question)
    return Set(referencedQuestions.subtracting(said).map(\.questionnaireID))
  }

  private static func questions(
    of definition: QuestionnaireDefinition, _ structure: QuestionnaireStructure
  ) throws(UnusableDefinition) -> [PreparedQuestion?] {
    var questions: [PreparedQuestion?] = []
    for (element, kind) in zip(definition.elements, structure.kinds) {
      if let reason = element.shownIf?.unusableReason {
        throw UnusableDefinition(description: "\(element.id): condition: \(reason)")
      }
      questions.append(element.question == nil ? nil : try PreparedQuestion(element.id, kind))
    }
    return questions
  }

  private static func count(
    _ kind: SensorRequestDefinition.Kind, in definition: QuestionnaireDefinition
  ) -> Int {
    definition.sensors.filter { $0.kind == kind }.map { Int($0.count) }.max() ?? 0
  }
}

extension QuestionnaireDefinition {
  /// Without what decides nothing: it is kept in memory for long.
  fileprivate var withoutWords: QuestionnaireDefinition {
    var copy = self
    copy.transformTexts { _, text in text = TranslatedText() }
    copy.annotations = []
    for position in copy.elements.indices { copy.elements[position].annotations = [] }
    return copy
  }
}

extension String {
  var isASCII: Bool { utf8.allSatisfy { $0 < 0x80 } }
}
