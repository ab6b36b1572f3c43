import PlanningDomain

/// Why a request about plans cannot be granted.
enum PlanningError: Error, Hashable {
  /// The one named, or the one kept, does not exist (any more); empty: none named and none kept.
  case timeZoneUnknown(String)
  /// The participant left after the token was made.
  case notEnrolled(studyID: String)
  case questionnaireUnknown(QuestionnaireKey)
  /// The study does not allow it.
  case fixedByStudy([Finding])
  /// More new revisions within a day than allowed.
  case replannedTooOften(maximum: Int)
}
