import Calendar
import Questionnaires

/// The binding lists of a study (generic forms §4.1). Until all their questionnaires are filled in,
/// only the next one is accepted.
struct BindingLists: Sendable, Hashable {
  let lists: [NextListDefinition]
  /// Since when the lists are in force. Earlier sheets start no sequence and are not judged,
  /// because participants did not know of it.
  let since: Instant
  /// Questionnaires after which sequences begin.
  let beginnings: Set<String>
  /// All questionnaires in the lists.
  let questionnaireIDs: Set<String>

  /// Nil if no list is binding.
  init?(_ lists: [NextListDefinition], since: Instant) {
    let lists = lists.filter(\.isBinding)
    guard !lists.isEmpty else { return nil }
    self.lists = lists
    self.since = since
    beginnings = Set(lists.map(\.afterQuestionnaireID))
    questionnaireIDs = beginnings.union(lists.flatMap { $0.offers.map(\.questionnaireID) })
  }

  /// Returns the questionnaires whose latest answers decide what follows a questionnaire. Its own
  /// id refers to the previous sheet.
  func referenced(after questionnaireID: String) -> Set<String> {
    Set(
      lists.filter { $0.afterQuestionnaireID == questionnaireID }
        .flatMap { $0.condition?.references ?? [] }
        .map(\.questionnaireID).filter { !$0.isEmpty })
  }

  /// Returns the questionnaires demanded after a sheet, in order and without duplicates.
  ///
  /// - Parameter earlier: returns the answers of a questionnaire's latest sheet finished at or
  ///   before an instant.
  func demands(
    after sheet: EarlierSheet, of questionnaireID: String,
    earlier: (_ questionnaireID: String, _ notAfter: Instant) -> [String: KnownAnswer]?
  ) -> [SequenceDemand] {
    guard beginnings.contains(questionnaireID) else { return [] }
    var answers: [String: [String: KnownAnswer]] = [:]
    for referenced in referenced(after: questionnaireID) {
      answers[referenced] = earlier(
        referenced, Self.latest(of: referenced, after: questionnaireID, at: sheet.countedAt))
    }
    return NextListEvaluator(lists).offers(
      after: questionnaireID, answers: SheetAnswers(sheet.answers, earlier: answers),
      scores: sheet.scores.map {
        ScoreResult(scoreID: $0.scoreID, value: $0.value, answered: 0, items: 0)
      }
    ).map {
      SequenceDemand(
        questionnaireID: $0.questionnaireID, info: $0.info, afterSheetID: sheet.sheetID)
    }
  }

  /// Returns the latest finish time of a sheet that a list's condition may refer to.
  static func latest(
    of referenced: String, after questionnaireID: String, at finishedAt: Instant
  ) -> Instant {
    referenced == questionnaireID ? finishedAt.advanced(byMicroseconds: -1) : finishedAt
  }
}
