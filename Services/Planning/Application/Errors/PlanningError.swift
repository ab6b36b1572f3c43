package import PlanningDomain

/// Why a request about plans cannot be granted.
package enum PlanningError: Error, Hashable {
  /// The one named, or the one kept, does not exist (any more); empty: none named and none kept.
  case timeZoneUnknown(String)
  /// The participant left after the token was made.
  case notEnrolled(studyID: String)
  /// What is kept of the participant was erased after the token was made.
  case participantErased
  /// Nothing about the study could be learnt now; later it may.
  case studyNotKnownYet
  /// The bus has not told yet when the participant joined, from which schedules of the study count.
  case enrolmentNotKnownYet(studyID: String)
  case questionnaireUnknown(QuestionnaireKey)
  case scheduleUnknown(ScheduleKey)
  /// Which of several, by their ids.
  case scheduleIDMissing([String])
  /// The study does not allow it.
  case fixedByStudy([Finding])
  /// The study does not let participants go so far.
  case outOfBounds([Finding])
  /// There is never room for it under the rules for everything that the participant is asked.
  case infeasible(Feasibility.Refusal)
  /// Planned by other inputs more often within a day than allowed.
  case replannedTooOften(maximum: Int)
  /// Other calls plan for the participant, and others wait for them.
  case tooManyCalls
}
