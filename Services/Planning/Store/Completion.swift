import FoundationEssentials

/// That a participant filled in a questionnaire.
struct Completion: Sendable {
  var participantID: UUID
  var key: QuestionnaireKey
  /// By the device's clock.
  var finishedAt: Date
}
