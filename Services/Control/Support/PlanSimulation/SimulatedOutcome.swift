import Calendar
import PlanningService

/// A notification shown by a participant's device.
struct SimulatedNotification: Sendable, Hashable {
  var key: ScheduleKey
  var at: Instant
  /// Local date of the participant.
  var date: CivilDate
  var minuteOfDay: Int

  init(key: ScheduleKey, at: Instant, in zone: some ZoneRules) {
    self.key = key
    self.at = at
    let date = zone.date(at: at)
    self.date = date
    let wall = at.secondsSinceEpoch + zone.offset(at: at)
    minuteOfDay = (wall - date.dayNumber * 86_400) / 60
  }
}

/// The notifications of a participant.
struct SimulatedOutcome: Sendable, Hashable {
  var zone: String
  /// Empty if none.
  var groupID = ""
  /// Date of joining.
  var firstDate: CivilDate
  /// Sorted by time.
  var notifications: [SimulatedNotification] = []
  var unplaced: [UnplacedNotification] = []
  /// Schedules that were active at some time.
  var begun: Set<ScheduleKey> = []
}
