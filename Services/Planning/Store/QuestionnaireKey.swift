/// A questionnaire as one study uses it.
struct QuestionnaireKey: Sendable, Hashable {
  var studyID: String
  var questionnaireID: String
}
