/// Determines which questionnaires are offered after one was filled in.
public struct NextListEvaluator: Sendable {
  private let lists: [NextListDefinition]

  /// - Parameter lists: those of a study, in its order.
  public init(_ lists: [NextListDefinition]) { self.lists = lists }

  /// - Parameters:
  ///   - questionnaireID: the completed questionnaire.
  ///   - answers: its stored answers and earlier sheets.
  ///   - scores: scores of that sheet.
  /// - Returns: the offers in order, each questionnaire once.
  public func offers(
    after questionnaireID: String, answers: SheetAnswers, scores: [ScoreResult]
  ) -> [NextOffer] {
    let known = answers.lookup(scores: scores)
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
