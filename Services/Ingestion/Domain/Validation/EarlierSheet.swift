public import FoundationEssentials

/// A sheet of the participant as the conditions of a later one see it.
public struct EarlierSheet: Sendable, Hashable {
  public var sheetID: UUID
  public var finishedAt: Instant
  /// By element id.
  public var answers: [String: KnownAnswer]

  public init(sheetID: UUID, finishedAt: Instant, answers: [String: KnownAnswer]) {
    self.sheetID = sheetID
    self.finishedAt = finishedAt
    self.answers = answers
  }

  init(_ accepted: AcceptedSheet) {
    sheetID = accepted.sheetID
    finishedAt = accepted.finishedAt
    answers = [:]
    for answer in accepted.sheet.answers {
      answers[answer.elementID] = answer.value.flatMap { KnownAnswer($0) }
    }
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
