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
