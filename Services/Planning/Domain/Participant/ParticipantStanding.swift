/// What is kept of a participant beside schedules and notifications.
package struct ParticipantStanding: Sendable, Hashable {
  /// Nil: none kept.
  package var timeZone: String?
  /// Also without being asked.
  package var isPlannedFor: Bool
  /// When the participant is planned for again without being asked, in microseconds since 1970: another one with
  /// whatever changes a plan. Nil: at once, or never.
  package var planAgain: Int?
  /// The number of the latest change of the participant's notifications.
  package var ownChange: Int
  /// The number of the latest change of anybody's notifications.
  package var change: Int
  /// Which database it is: numbers of changes mean nothing in another.
  package var database: Int

  package init(
    timeZone: String? = nil, isPlannedFor: Bool = false, planAgain: Int? = nil, ownChange: Int = 0,
    change: Int = 0, database: Int = 0
  ) {
    self.timeZone = timeZone
    self.isPlannedFor = isPlannedFor
    self.planAgain = planAgain
    self.ownChange = ownChange
    self.change = change
    self.database = database
  }
}
