/// Decides what is offered after a questionnaire was filled in.
public struct NextListEvaluator: Sendable {
  private let lists: [NextListDefinition]

  public init(_ study: StudyDefinition) { lists = study.nextLists }

  /// - Parameters:
  ///   - questionnaireID: the one that was filled in.
  ///   - answers: what was stored of it, and earlier sheets.
  ///   - scores: of that sheet.
  /// - Returns: in the order in which they are to be filled in, each questionnaire once.
  public func offers(
    after questionnaireID: String, answers: SheetAnswers, scores: [ScoreResult]
  ) -> [NextOffer] {
    let values = Dictionary(
      scores.compactMap { result in result.value.map { (result.scoreID, $0) } },
      uniquingKeysWith: { first, _ in first })
    func known(_ reference: QuestionReference) -> AnswerValue? {
      switch reference.subject {
      case .score(let id):
        reference.questionnaireID.isEmpty ? values[id].map { .number($0) } : nil
      case .question(let id):
        reference.questionnaireID.isEmpty
          ? answers.answers[id] : answers.earlier[reference.questionnaireID]?[id]
      }
    }
    var seen = Set<String>()
    return
      lists
      .filter { list in
        list.afterQuestionnaireID == questionnaireID
          && (list.condition.map { $0.holds(known) } ?? true)
      }
      .flatMap(\.offers)
      .filter { seen.insert($0.questionnaireID).inserted }
  }
}
