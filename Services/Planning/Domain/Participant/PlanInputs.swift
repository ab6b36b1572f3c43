package import Calendar
package import FoundationEssentials

/// Everything that a draw depends on besides participant, questionnaire and date. A change makes a
/// new revision.
///
/// Compared by value: how an earlier release wrote a schedule down is no change.
package struct PlanInputs: Sendable, Hashable {
  package var timeZone: String
  /// Nil: nothing is planned.
  package var schedule: Schedule?
  /// Nil where it makes no difference (``Schedule/countsDays``).
  package var dayZero: CivilDate?
  package var studyStart: Date?
  package var studyEnd: Date?

  package init(
    timeZone: String, schedule: Schedule?, dayZero: CivilDate? = nil, studyStart: Date?,
    studyEnd: Date?
  ) {
    self.timeZone = timeZone
    self.schedule = schedule
    self.dayZero = dayZero
    self.studyStart = studyStart
    self.studyEnd = studyEnd
  }

  /// Without a schedule the rest does not matter.
  func plansTheSame(as other: PlanInputs) -> Bool {
    self == other || (schedule == nil && other.schedule == nil)
  }
}

/// Numbered inputs of a plan.
package struct PlanRevision: Sendable, Hashable {
  package var key: ScheduleKey
  /// From 1.
  package var number: Int
  package var inputs: PlanInputs

  package init(key: ScheduleKey, number: Int, inputs: PlanInputs) {
    self.key = key
    self.number = number
    self.inputs = inputs
  }
}
