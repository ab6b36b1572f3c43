/// The questions, scores and calculations that rules may refer to, by id; the first of each. An index, because
/// definitions may be large and many conditions may name their questions.
public struct QuestionIndex: Sendable {
  /// Kinds of questions with inheritance resolved; a nil value for a question without a kind.
  let kinds: [String: QuestionDefinition.Kind?]
  /// Scores, and calculations with a number.
  let scores: Set<String>
  /// Types of calculations; a nil value for a calculation with errors.
  let calculations: [String: ExpressionType?]
  /// Band codes by score id.
  let bands: [String: Set<String>]
  let measuresNoise: Bool
  /// Profile fields that its texts and expressions use.
  let profileFields: Set<String>

  /// The index for rules outside of the questionnaire, which name each repetition.
  public init(_ questionnaire: QuestionnaireDefinition) {
    let unrolled = questionnaire.unrolled
    self.init(unrolled, QuestionnaireStructure(unrolled))
  }

  init(_ questionnaire: QuestionnaireDefinition, _ structure: QuestionnaireStructure) {
    kinds = Dictionary(
      questionnaire.elements.enumerated().compactMap { position, element in
        element.question.map { _ in (element.id, structure.kinds[position]) }
      },
      uniquingKeysWith: { first, _ in first })
    let types = CalculationTypes(questionnaire, structure)
    calculations = Dictionary(
      questionnaire.calculations.map { ($0.id, types.type(ofCalculation: $0.id)) },
      uniquingKeysWith: { first, _ in first })
    scores = Set(questionnaire.scores.map(\.id))
      .union(calculations.filter { $0.value == .number }.keys)
    bands = Dictionary(
      questionnaire.scores.map { ($0.id, Set($0.bands.map(\.code))) },
      uniquingKeysWith: { first, _ in first })
    measuresNoise = questionnaire.sensors.contains { $0.kind == .noiseLevel }
    profileFields = questionnaire.profileFields
  }
}
