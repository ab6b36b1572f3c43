package import FoundationEssentials

/// A notification as its participant's device has it.
package struct PlannedNotification: Sendable, Hashable {
  package var id: UUID
  package var key: ScheduleKey
  package var instant: PlannedInstant

  package init(id: UUID, key: ScheduleKey, instant: PlannedInstant) {
    self.id = id
    self.key = key
    self.instant = instant
  }
}

/// One that was given out and not cancelled.
package struct StandingNotification: Sendable, Hashable {
  package var key: ScheduleKey
  package var handedOut: HandedOut

  package init(key: ScheduleKey, handedOut: HandedOut) {
    self.key = key
    self.handedOut = handedOut
  }
}

/// One to be given out.
package struct NewNotification: Sendable, Hashable {
  package var notification: PlannedNotification
  /// Of the inputs that it was drawn from.
  package var revision: Int
}
