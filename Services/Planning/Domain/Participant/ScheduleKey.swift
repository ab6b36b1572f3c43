/// A questionnaire in one study.
package struct QuestionnaireKey: Sendable, Hashable {
  package var studyID: String
  package var questionnaireID: String

  package init(studyID: String, questionnaireID: String) {
    self.studyID = studyID
    self.questionnaireID = questionnaireID
  }
}

/// One of the schedules of a questionnaire.
package struct ScheduleKey: Sendable, Hashable {
  package var questionnaire: QuestionnaireKey
  /// Id of the schedule; empty if it is the only one and has no id.
  package var scheduleID: String

  package init(_ questionnaire: QuestionnaireKey, scheduleID: String = "") {
    self.questionnaire = questionnaire
    self.scheduleID = scheduleID
  }

  package var studyID: String { questionnaire.studyID }
  package var questionnaireID: String { questionnaire.questionnaireID }

  /// A total order without a meaning of its own.
  package func isBefore(_ other: ScheduleKey) -> Bool {
    (studyID, questionnaireID, scheduleID)
      < (other.studyID, other.questionnaireID, other.scheduleID)
  }
}
