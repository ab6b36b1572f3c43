package import Calendar
package import FoundationEssentials
package import Questionnaires

/// A notification as its participant's device has it.
package struct PlannedNotification: Sendable, Hashable {
  package var id: UUID
  package var key: ScheduleKey
  package var instant: PlannedInstant
  package var followUp: FollowUpDefinition

  package init(
    id: UUID, key: ScheduleKey, instant: PlannedInstant,
    followUp: FollowUpDefinition = FollowUpDefinition()
  ) {
    self.id = id
    self.key = key
    self.instant = instant
    self.followUp = followUp
  }

  /// When it is told again, earliest first: only as long as it can be answered.
  package var reminders: [Instant] {
    guard let reminders = followUp.reminders else { return [] }
    return (0..<Int(reminders.count)).map {
      instant.at.adding(minutes: ($0 + 1) * Int(reminders.distanceMinutes))
    }.filter { reminder in instant.expiresAt.map { reminder < $0 } ?? true }
  }
}

/// Who asks.
package enum NotificationOrigin: String, Sendable, Hashable, CaseIterable {
  case schedule
  /// The study's staff, by hand.
  case staff
}

/// One that was planned and not cancelled, but by staff: its schedule asks for nothing in its place.
package struct StandingNotification: Sendable, Hashable {
  package var origin: NotificationOrigin
  package var key: ScheduleKey
  package var handedOut: HandedOut
  /// The date whose draw it is; nil: not known.
  package var date: CivilDate?
  /// When its schedule would have had it, where the rules moved it.
  package var wish: Instant?
  package var followUp: FollowUpDefinition
  package var life: NotificationLife
  /// Of the zone's rules that it was drawn by; nil: not known.
  package var timeZones: String?
  /// What a plan's token has not seen has a higher one.
  package var change: Int
  /// By the clock of the time; nil: not known.
  package var plannedAt: Date?

  package init(
    key: ScheduleKey, handedOut: HandedOut, date: CivilDate? = nil, wish: Instant? = nil,
    followUp: FollowUpDefinition = FollowUpDefinition(),
    life: NotificationLife = NotificationLife(), timeZones: String? = nil, change: Int = 0,
    origin: NotificationOrigin = .schedule, plannedAt: Date? = nil
  ) {
    self.origin = origin
    self.key = key
    self.handedOut = handedOut
    self.date = date
    self.wish = wish
    self.followUp = followUp
    self.life = life
    self.timeZones = timeZones
    self.change = change
    self.plannedAt = plannedAt
  }

  package var notification: PlannedNotification {
    PlannedNotification(
      id: handedOut.id, key: key, instant: handedOut.instant, followUp: followUp)
  }

  /// By staff.
  package var isCalledOff: Bool { life.cancelledAt != nil }

  /// When its schedule would have it.
  package var asked: Instant { wish ?? handedOut.instant.at }
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
