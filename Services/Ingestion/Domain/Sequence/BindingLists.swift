public import Calendar
public import Questionnaires

/// The lists of a study whose order is binding (generic forms §4.1): until the last of what they offer is
/// filled in, nothing but the next of it is accepted.
public struct BindingLists: Sendable, Hashable {
  public let lists: [NextListDefinition]
  /// Since when they are as they are. Sheets finished before begin nothing and are not judged: whoever filled
  /// them in knew of no such order.
  public let since: Instant
  /// After which sequences begin.
  public let beginnings: Set<String>
  /// All that they name.
  public let questionnaireIDs: Set<String>

  /// Nil where no list is binding.
  public init?(_ lists: [NextListDefinition], since: Instant) {
    let lists = lists.filter(\.isBinding)
    guard !lists.isEmpty else { return nil }
    self.lists = lists
    self.since = since
    beginnings = Set(lists.map(\.afterQuestionnaireID))
    questionnaireIDs = beginnings.union(lists.flatMap { $0.offers.map(\.questionnaireID) })
  }

  /// The questionnaires whose latest answers decide what is demanded after one. Its own id means the sheet
  /// before.
  public func referenced(after questionnaireID: String) -> Set<String> {
    Set(
      lists.filter { $0.afterQuestionnaireID == questionnaireID }
        .flatMap { $0.condition?.references ?? [] }
        .map(\.questionnaireID).filter { !$0.isEmpty })
  }

  /// What is demanded after a sheet, in order, each questionnaire once.
  ///
  /// - Parameter earlier: the answers of the latest sheet of a questionnaire that was not finished after an
  ///   instant.
  func demands(
    after sheet: EarlierSheet, of questionnaireID: String,
    earlier: (_ questionnaireID: String, _ notAfter: Instant) -> [String: KnownAnswer]?
  ) -> [SequenceDemand] {
    guard beginnings.contains(questionnaireID) else { return [] }
    var answers: [String: [String: KnownAnswer]] = [:]
    for referenced in referenced(after: questionnaireID) {
      answers[referenced] = earlier(
        referenced, Self.latest(of: referenced, after: questionnaireID, at: sheet.finishedAt))
    }
    return NextListEvaluator(StudyDefinition(nextLists: lists)).offers(
      after: questionnaireID, answers: SheetAnswers(sheet.answers, earlier: answers),
      scores: sheet.scores.map {
        ScoreResult(scoreID: $0.scoreID, value: $0.value, answered: 0, items: 0)
      }
    ).map {
      SequenceDemand(
        questionnaireID: $0.questionnaireID, info: $0.info, afterSheetID: sheet.sheetID)
    }
  }

  /// Until when a sheet was finished whose answers a list looks at.
  public static func latest(
    of referenced: String, after questionnaireID: String, at finishedAt: Instant
  ) -> Instant {
    referenced == questionnaireID ? finishedAt.advanced(byMicroseconds: -1) : finishedAt
  }
}

extension StudyDefinition {
  /// A study of which only its lists matter.
  public init(nextLists: [NextListDefinition]) {
    self.init(
      id: "", title: TranslatedText(), consentText: TranslatedText(), access: nil,
      defaultLanguage: "", questionnaires: [], nextLists: nextLists)
  }
}
