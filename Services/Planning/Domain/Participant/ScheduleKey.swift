/// A questionnaire as one study uses it.
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
  /// Empty: the only one, without an id.
  package var scheduleID: String

  package init(_ questionnaire: QuestionnaireKey, scheduleID: String = "") {
    self.questionnaire = questionnaire
    self.scheduleID = scheduleID
  }

  package var studyID: String { questionnaire.studyID }
  package var questionnaireID: String { questionnaire.questionnaireID }

  /// In one order, whatever it means.
  package func isBefore(_ other: ScheduleKey) -> Bool {
    (studyID, questionnaireID, scheduleID)
      < (other.studyID, other.questionnaireID, other.scheduleID)
  }
}
