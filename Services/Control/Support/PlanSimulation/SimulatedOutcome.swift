package import Calendar
package import PlanningDomain

/// A prompt that a participant's device showed.
package struct SimulatedPrompt: Sendable, Hashable {
  package var key: ScheduleKey
  package var at: Instant
  /// By the participant's clock.
  package var date: CivilDate
  package var minuteOfDay: Int

  package init(key: ScheduleKey, at: Instant, in zone: some ZoneRules) {
    self.key = key
    self.at = at
    let date = zone.date(at: at)
    self.date = date
    let wall = at.secondsSinceEpoch + zone.offset(at: at)
    minuteOfDay = (wall - date.dayNumber * 86_400) / 60
  }
}

/// What a participant was asked.
package struct SimulatedOutcome: Sendable, Hashable {
  package var zone: String
  /// Empty: none.
  package var groupID: String
  /// The date of joining.
  package var firstDate: CivilDate
  /// Earliest first.
  package var prompts: [SimulatedPrompt] = []
  package var unplaced: [UnplacedNotification] = []
  /// Schedules by which something could be planned at some time.
  package var begun: Set<ScheduleKey> = []

  package init(
    zone: String, groupID: String = "", firstDate: CivilDate, prompts: [SimulatedPrompt] = [],
    unplaced: [UnplacedNotification] = [], begun: Set<ScheduleKey> = []
  ) {
    self.zone = zone
    self.groupID = groupID
    self.firstDate = firstDate
    self.prompts = prompts
    self.unplaced = unplaced
    self.begun = begun
  }
}
