package import Calendar
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
  /// The date whose draw it is; nil: not known.
  package var date: CivilDate?

  package init(key: ScheduleKey, handedOut: HandedOut, date: CivilDate? = nil) {
    self.key = key
    self.handedOut = handedOut
    self.date = date
  }
}

/// One to be given out.
package struct NewNotification: Sendable, Hashable {
  package var notification: PlannedNotification
  /// Of the inputs that it was drawn from.
  package var revision: Int
  /// The date whose draw it is; nil where no rules count over several schedules.
  package var date: CivilDate?
  /// When its schedule would have had it, where the rules moved it.
  package var wish: Instant?
  /// Of the rules for the whole person; nil: there are none.
  package var rulesRevision: Int?
}

/// One that a schedule asks for and the rules for the whole person leave no room for.
package struct UnplacedNotification: Sendable, Hashable {
  package var key: ScheduleKey
  package var wish: Instant
  package var refusal: DayPlacement.Refusal

  package init(key: ScheduleKey, wish: Instant, refusal: DayPlacement.Refusal) {
    self.key = key
    self.wish = wish
    self.refusal = refusal
  }

  /// In the order of their wishes; of the same one, of their names.
  package func isBefore(_ other: UnplacedNotification) -> Bool {
    wish == other.wish ? key.isBefore(other.key) : wish < other.wish
  }
}
