import FoundationEssentials
import PlanningDomain

/// Everything that a draw depends on besides participant, questionnaire and date. A change makes a
/// new revision.
///
/// Compared by value: how an earlier release wrote a schedule down is no change.
struct PlanInputs: Sendable, Hashable {
  var timeZone: String
  /// Nil: nothing is planned.
  var schedule: Schedule?
  var studyStart: Date?
  var studyEnd: Date?

  /// Without a schedule the rest does not matter.
  func plansTheSame(as other: PlanInputs) -> Bool {
    self == other || (schedule == nil && other.schedule == nil)
  }
}
