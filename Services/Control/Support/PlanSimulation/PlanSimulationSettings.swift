import Calendar
import PlanningService

/// The participants and the duration of a simulation.
struct PlanSimulationSettings: Sendable {
  /// A time zone and its weight.
  struct WeightedZone: Sendable {
    var zone: IANAZone
    var weight: Int

    init(_ zone: IANAZone, weight: Int = 1) {
      self.zone = zone
      self.weight = weight
    }
  }

  var participants: Int
  /// Number of dates of each participant, including that of joining.
  var days: Int
  /// The same seed gives the same participants.
  var seed: UInt64
  /// Date on which the first participants join.
  var start: CivilDate
  /// Number of dates on which participants join, evenly distributed.
  var joinDays = 1
  /// At least one zone.
  var zones: [WeightedZone]
  /// Notification settings of each participant.
  var rules = NotificationSettings()
  /// Notifications answered per million; nil if only blocking questionnaires are filled in.
  var answersPerMillion: Int?
}
