import FoundationEssentials

/// Everything that a draw depends on besides participant, questionnaire and date. A change makes a
/// new revision.
struct PlanInputs: Sendable, Hashable {
  var timeZone: String
  /// An `otolith.catalogue.v1.Schedule`; nil: nothing is planned.
  var schedule: [UInt8]?
  var studyStart: Date?
  var studyEnd: Date?

  /// Without a schedule the rest does not matter.
  func plansTheSame(as other: PlanInputs) -> Bool {
    self == other || (schedule == nil && other.schedule == nil)
  }
}
