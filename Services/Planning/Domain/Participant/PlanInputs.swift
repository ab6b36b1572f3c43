package import Calendar
package import FoundationEssentials

/// Everything that a plan depends on besides participant, questionnaire and date. A change creates
/// a new revision; instants that it also draws keep their notifications.
///
/// Compared by value, so that a different encoding of the same schedule is not a change.
package struct PlanInputs: Sendable, Hashable {
  package var timeZone: String
  /// Schedule; nil if nothing is planned.
  package var schedule: Schedule?
  /// Day 0; nil if days are not counted (``Schedule/countsDays``).
  package var dayZero: CivilDate?
  package var studyStart: Date?
  package var studyEnd: Date?

  /// Returns whether both give the same plan. Without a schedule the other fields do not matter.
  func plansTheSame(as other: PlanInputs) -> Bool {
    self == other || (schedule == nil && other.schedule == nil)
  }
}

/// Numbered inputs of a plan.
package struct PlanRevision: Sendable, Hashable {
  package var key: ScheduleKey
  /// Revision number, starting at 1.
  package var number: Int
  package var inputs: PlanInputs
  /// Id of the schedule when it was planned first, on which its draws depend.
  package var drawnAs: String

  /// - Parameter drawnAs: see the property; nil for the id in `key`.
  package init(key: ScheduleKey, number: Int, inputs: PlanInputs, drawnAs: String? = nil) {
    self.key = key
    self.number = number
    self.inputs = inputs
    self.drawnAs = drawnAs ?? key.scheduleID
  }
}

/// Stored data of a participant besides schedules and notifications.
package struct ParticipantStanding: Sendable, Hashable {
  /// Time zone; nil if not stored.
  package var timeZone: String?
  /// Whether planning extends the plan without a request from a device.
  package var isPlannedFor: Bool = false
  /// Time of the next planning without a request, in microseconds since 1970. It changes with every
  /// change that affects the plan. Nil: at once, or never.
  package var planAgain: Int?
  /// Number of the latest change of the participant's notifications.
  package var ownChange: Int = 0
  /// Number of the latest change of any participant's notifications.
  package var change: Int = 0
  /// Identifier of the database; change numbers are not valid in another database.
  package var database: Int = 0
}
