import PlanningDomain

/// Why a request about plans cannot be granted.
enum PlanningError: Error, Hashable {
  /// None named, none kept, or one kept that no longer exists.
  case timeZoneUnknown
  /// The participant left after the token was made.
  case notEnrolled(studyID: String)
  case questionnaireUnknown(QuestionnaireKey)
  /// The study does not allow it.
  case fixedByStudy([Finding])
  /// More new revisions within a day than allowed.
  case replannedTooOften(maximum: Int)
}
