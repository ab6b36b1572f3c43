package import Calendar
package import FoundationEssentials
package import Questionnaires

/// A notification as the participant's device receives it.
package struct PlannedNotification: Sendable, Hashable {
  package var id: UUID
  package var key: ScheduleKey
  package var instant: PlannedInstant
  package var followUp: FollowUpDefinition = FollowUpDefinition()

  /// Instants of the reminders, ascending; limited to the time to answer.
  package var reminders: [Instant] { followUp.reminders(of: instant) }

  /// Number of instants at which a device notifies: its own and those of its reminders.
  var instantCount: Int { 1 + reminders.count }
}

extension FollowUpDefinition {
  /// Returns the instants of the reminders, ascending; limited to the time to answer.
  func reminders(of instant: PlannedInstant) -> [Instant] {
    guard let reminders else { return [] }
    return (0..<Int(reminders.count)).map {
      instant.at.adding(minutes: ($0 + 1) * Int(reminders.distanceMinutes))
    }.filter { reminder in instant.expiresAt.map { reminder < $0 } ?? true }
  }
}

/// Origin of a notification.
package enum NotificationOrigin: String, Sendable, Hashable, CaseIterable {
  case schedule
  /// Added by the study's staff.
  case staff
}

/// An existing notification. It may have been cancelled by staff; its schedule then plans no
/// replacement.
package struct StandingNotification: Sendable, Hashable {
  package var origin: NotificationOrigin
  package var key: ScheduleKey
  package var handedOut: HandedOut
  /// Date of the draw; nil if unknown.
  package var date: CivilDate?
  /// Instant drawn by the schedule, if the rules moved it.
  package var wish: Instant?
  package var followUp: FollowUpDefinition
  package var life: NotificationLife
  /// Version of the time zone rules used for the draw; nil if unknown.
  package var timeZones: String?
  /// Number of the latest change; a device whose token has a lower number has not seen it.
  package var change: Int
  /// Time of planning, by the clock of the instance that planned; nil if unknown.
  package var plannedAt: Date?
  /// Why a notification that follows a trigger, or that gave its place to one, is not planned; nil
  /// for all others.
  package var noRoom: DayPlacement.Refusal?
  /// Revision of the plan that drew it; nil if staff added it.
  package var revision: Int?

  package init(
    key: ScheduleKey, handedOut: HandedOut, date: CivilDate? = nil, wish: Instant? = nil,
    followUp: FollowUpDefinition = FollowUpDefinition(),
    life: NotificationLife = NotificationLife(), timeZones: String? = nil, change: Int = 0,
    origin: NotificationOrigin = .schedule, plannedAt: Date? = nil,
    noRoom: DayPlacement.Refusal? = nil, revision: Int? = nil
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
    self.noRoom = noRoom
    self.revision = revision
  }

  package var notification: PlannedNotification {
    PlannedNotification(
      id: handedOut.id, key: key, instant: handedOut.instant, followUp: followUp)
  }

  /// Whether staff cancelled it.
  package var isCalledOff: Bool { life.cancelledAt != nil }

  /// Instant drawn by its schedule.
  package var asked: Instant { wish ?? handedOut.instant.at }
}

/// A new notification to store.
package struct NewNotification: Sendable, Hashable {
  package var notification: PlannedNotification
  /// Revision of the inputs it was drawn from.
  package var revision: Int
  /// Date of the draw; nil if there are no rules over several schedules.
  package var date: CivilDate?
  /// Instant drawn by the schedule, if the rules moved it.
  package var wish: Instant?
  /// Revision of the person's rules; nil if absent.
  package var rulesRevision: Int?
  /// See ``StandingNotification/noRoom``; it is stored, and never handed out.
  package var noRoom: DayPlacement.Refusal?
}

/// A notification of a schedule for which the person's rules leave no room.
package struct UnplacedNotification: Sendable, Hashable {
  package var key: ScheduleKey
  package var wish: Instant
  package var refusal: DayPlacement.Refusal

  /// Orders by wish, then by schedule key.
  package func isBefore(_ other: UnplacedNotification) -> Bool {
    wish == other.wish ? key.isBefore(other.key) : wish < other.wish
  }
}

/// The instant of a planned notification.
package struct PlannedInstant: Sendable, Hashable {
  package var at: Instant
  /// End of the time to answer; nil if it lasts until the next notification.
  package var expiresAt: Instant?
  /// Whether it is a chosen clock time rather than a random one.
  package var fixed: Bool
}

/// A notification that was handed out to a device. Its instant never changes.
package struct HandedOut: Sendable, Hashable {
  package var id: UUID
  package var instant: PlannedInstant
  /// Whether it is still unanswered.
  package var isPending: Bool

  package init(id: UUID, instant: PlannedInstant, isPending: Bool) {
    self.id = id
    self.instant = instant
    self.isPending = isPending
  }
}
