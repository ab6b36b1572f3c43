public import Calendar
public import FoundationEssentials

/// A sheet of the participant that fills something in (``AcceptedSheet/fillsIn``), as the conditions of a later
/// one see it: one without any answer takes back nothing that the sheet before says.
public struct EarlierSheet: Sendable, Hashable {
  public var sheetID: UUID
  public var finishedAt: Instant
  /// By element id.
  public var answers: [String: KnownAnswer]
  public var scores: [SheetScore]

  public init(
    sheetID: UUID, finishedAt: Instant, answers: [String: KnownAnswer], scores: [SheetScore] = []
  ) {
    self.sheetID = sheetID
    self.finishedAt = finishedAt
    self.answers = answers
    self.scores = scores
  }

  public init(_ accepted: AcceptedSheet) {
    self.init(
      sheetID: accepted.sheetID, finishedAt: accepted.finishedAt,
      answers: accepted.answers.known, scores: accepted.scores)
  }
}

extension EarlierSheet {
  /// As the sheet is now.
  package init(_ record: SheetRecord) {
    self.init(
      sheetID: record.sheetID, finishedAt: record.finishedAt, answers: record.sheet.answers.known,
      scores: record.scores)
  }
}

extension [Answer] {
  /// By element id, without those that say nothing.
  package var known: [String: KnownAnswer] {
    var known: [String: KnownAnswer] = [:]
    for answer in self {
      known[answer.elementID] = answer.value.flatMap { KnownAnswer($0) }
    }
    return known
  }
}

/// A questionnaire within a study: what one-time rules and conditions between questionnaires are
/// about.
public struct StudyQuestionnaire: Sendable, Hashable {
  public var studyID: String
  public var questionnaireID: String

  public init(studyID: String, questionnaireID: String) {
    self.studyID = studyID
    self.questionnaireID = questionnaireID
  }
}

extension AnswerSheet {
  package var use: StudyQuestionnaire {
    StudyQuestionnaire(studyID: studyID, questionnaireID: questionnaireID)
  }
}
