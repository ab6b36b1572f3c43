/// What is kept of a participant beside schedules and notifications.
package struct ParticipantStanding: Sendable, Hashable {
  /// Nil: none kept.
  package var timeZone: String?
  /// Also without being asked.
  package var isPlannedFor: Bool
  /// The number of the latest change of anybody's notifications.
  package var change: Int
  /// Which database it is: numbers of changes mean nothing in another.
  package var database: Int

  package init(
    timeZone: String? = nil, isPlannedFor: Bool = false, change: Int = 0, database: Int = 0
  ) {
    self.timeZone = timeZone
    self.isPlannedFor = isPlannedFor
    self.change = change
    self.database = database
  }
}
