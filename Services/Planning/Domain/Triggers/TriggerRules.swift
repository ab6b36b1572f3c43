package import Calendar
package import FoundationEssentials
package import Questionnaires

/// Decides which occurrences of one trigger bring notifications.
///
/// All known occurrences of a participant are decided together, in the order of their firing times,
/// not of their arrival. The result is therefore independent of the order of arrival, unless a
/// notification came before an earlier occurrence was reported. An occurrence whose notification
/// has come stays; its cooldown applies in both directions.
package struct TriggerRules: Sendable {
  /// An occurrence that was not withdrawn.
  package struct Occurrence: Sendable, Hashable {
    package var fired: FiredTrigger
    /// Whether its first notification has come, so that it can no longer be withdrawn.
    package var hasNotified: Bool
    /// Draw; nil if nothing is drawn.
    package var draw: OccurrenceDraw?

    package init(
      _ fired: FiredTrigger, hasNotified: Bool = false, draw: OccurrenceDraw? = nil
    ) {
      self.fired = fired
      self.hasNotified = hasNotified
      self.draw = draw
    }
  }

  /// Maximum number of occurrences with notifications per date, even if the trigger allows more.
  package static let perDayMax = StandardPlan.perDayRange.upperBound

  private let cooldownSeconds: Int
  private let atMost: TriggerDefinition.Bound?
  private let zone: any ZoneRules

  package init(_ trigger: TriggerDefinition, zone: any ZoneRules) {
    cooldownSeconds = Int(trigger.cooldownMinutes) * 60
    atMost = trigger.atMost
    self.zone = zone
  }

  /// - Returns: The outcome of each occurrence.
  package func outcomes(of occurrences: [Occurrence]) -> [TriggerOutcome] {
    var outcomes = [TriggerOutcome](repeating: .planned, count: occurrences.count)
    let notified = occurrences.filter(\.hasNotified).map(\.fired.firedAt).sorted()
    var taken: [CivilDate?: Int] = [:]
    var takenOn: [CivilDate: Int] = [:]
    func take(_ instant: Instant) {
      taken[period(of: instant), default: 0] += 1
      takenOn[zone.date(at: instant), default: 0] += 1
    }
    for instant in notified { take(instant) }
    let open = occurrences.indices.filter { !occurrences[$0].hasNotified }
      .sorted { occurrences[$0].fired.isBefore(occurrences[$1].fired) }
    // The order is ascending: only the latest admitted one and the two around it can be too close.
    var latest: Instant?
    var next = 0
    for index in open {
      let firedAt = occurrences[index].fired.firedAt
      while next < notified.count, notified[next] < firedAt { next += 1 }
      let around = notified[max(0, next - 1)..<min(next + 1, notified.count)]
      let notifying = around + [latest].compactMap(\.self)
      let isFull = takenOn[zone.date(at: firedAt), default: 0] >= Self.perDayMax
      let period = period(of: firedAt)
      let draw = occurrences[index].draw
      if let draw, draw.options.isEmpty {
        outcomes[index] = .unavailable
      } else if notifying.contains(where: { $0.seconds(since: firedAt).magnitude < cooldownSeconds }
      ) {
        outcomes[index] = .cooldown
      } else if isFull || atMost.map({ taken[period, default: 0] >= Int($0.count) }) ?? false {
        outcomes[index] = .atMost
      } else if let draw, draw.optionID == nil {
        outcomes[index] = .notDrawn
      } else {
        latest = firedAt
        take(firedAt)
      }
    }
    return outcomes
  }

  /// First date of the period to which the maximum applies; nil for all time.
  private func period(of instant: Instant) -> CivilDate? {
    let date = zone.date(at: instant)
    switch atMost?.period {
    case .day: return date
    case .week: return date.adding(days: 1 - date.dayOfWeek.rawValue)
    case .ever, nil: return nil
    }
  }
}

/// One firing of a trigger for a participant. Its times are whole seconds, like those of plans.
package struct FiredTrigger: Sendable, Hashable {
  /// Occurrence id, identical for repeated reports of the same cause.
  package var id: UUID
  /// Time of the firing; may lie in the future.
  package var firedAt: Instant
  /// Time at which planning learned of the firing.
  package var toldAt: Instant

  /// A total order, independent of the order of arrival.
  func isBefore(_ other: FiredTrigger) -> Bool {
    (firedAt, id.uuidString) < (other.firedAt, other.id.uuidString)
  }
}

/// Outcome of one firing of a trigger. Raw values are stored.
package enum TriggerOutcome: String, Sendable, Hashable, CaseIterable {
  /// Its schedules plan notifications for it. Notifications without room are recorded separately.
  case planned
  /// Too close to another occurrence with notifications.
  case cooldown
  /// The trigger has reached its maximum number of occurrences with notifications.
  case atMost = "at_most"
  /// Reported too late for its schedules.
  case tooLate = "too_late"
  /// Its cause was withdrawn.
  case withdrawn
  /// The participant was not enrolled at the time of the firing.
  case left
  /// The study is paused, or no schedule waits for the trigger.
  case idle
  /// The participant was not available for the draw.
  case unavailable
  /// The draw gave no notification.
  case notDrawn = "not_drawn"
}
