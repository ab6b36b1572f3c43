import Calendar
import FoundationEssentials

/// A sheet that fills in its questionnaire (``AcceptedSheet/fillsIn``), as seen by the conditions of
/// a later one. Other sheets do not replace earlier answers.
struct EarlierSheet: Sendable, Hashable {
  var sheetID: UUID
  /// Device time.
  var finishedAt: Instant
  /// See ``AcceptedSheet/countedAt``.
  var countedAt: Instant
  /// Keyed by element id.
  var answers: [String: KnownAnswer]
  var scores: [SheetScore] = []
}

extension EarlierSheet {
  init(_ accepted: AcceptedSheet) {
    self.init(
      sheetID: accepted.sheetID, finishedAt: accepted.finishedAt, countedAt: accepted.countedAt,
      answers: accepted.answers.known, scores: accepted.scores)
  }

  /// Creates it from the current revision of a stored sheet.
  init(_ record: SheetRecord) {
    self.init(
      sheetID: record.sheetID, finishedAt: record.finishedAt, countedAt: record.countedAt,
      answers: record.sheet.answers.known, scores: record.scores)
  }
}

extension [Answer] {
  /// Non-blank answers, by element id.
  var known: [String: KnownAnswer] {
    var known: [String: KnownAnswer] = [:]
    for answer in self {
      known[answer.elementID] = answer.value.flatMap { KnownAnswer($0) }
    }
    return known
  }
}

/// A questionnaire within a study: the key for one-time rules and conditions between
/// questionnaires.
struct StudyQuestionnaire: Sendable, Hashable {
  var studyID: String
  var questionnaireID: String
}

extension AnswerSheet {
  var use: StudyQuestionnaire {
    StudyQuestionnaire(studyID: studyID, questionnaireID: questionnaireID)
  }
}
