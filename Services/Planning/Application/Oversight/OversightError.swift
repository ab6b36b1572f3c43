package import PlanningDomain

/// Why a request of a study's staff cannot be granted.
package enum OversightError: Error, Hashable {
  /// Ingestion was never asked for them, and cannot be reached now.
  case pseudonymsNotKnownYet
  case participantUnknown
  case participantLeft
  case staffDateUnknown(String)
  case notificationUnknown
  /// Its instant has come, or it was answered, dismissed or called off.
  case notificationNotComing
  case notificationIDReused
  /// No device has named one yet.
  case timeZoneNotKnown
  case questionnaireUnknown(QuestionnaireKey)
  case refused(StaffPrompt.Refusal)
  /// Staff asks for the same at this very instant.
  case instantTaken
  case tooManyByHand(maximum: Int)
  case studyNotKnownYet
  case triggerUnknown(triggerID: String, studyID: String)
  /// It has a cause of its own.
  case triggerNotByHand(String)
  case firedTooOften(maximum: Int)
}
