package import Calendar
package import FoundationEssentials
import Questionnaires

/// Decides the outcome of a participant's trigger firings before schedules are planned.
package struct TriggerDecisions: Sendable {
  /// Minimum seconds between a decision and its notification, so that devices learn of it in time.
  package static let noticeSeconds = 60

  /// Occurrences, known or derived, that have or may still get a notification.
  package private(set) var occurrences: [KnownOccurrence] = []
  /// Known occurrences in their previous state.
  private var before: [UUID: KnownOccurrence] = [:]
  /// Occurrences from which a schedule counts days.
  private var dayZeros: Set<UUID> = []

  /// Creates an empty instance.
  package init() {}

  /// - Parameters:
  ///   - states: all schedules of the studies that the participant sees.
  ///   - quietHours: quiet hours that delay notifications.
  ///   - seedOfDraw: returns the seed of an occurrence's draw.
  package init(
    for participantID: UUID, now date: Date, zone: any ZoneRules, states: [ScheduleState],
    enrolments: [String: EnrolmentRecord], facts: TriggerFacts,
    quietHours: QuietHours = QuietHours(), seedOfDraw: (KnownOccurrence) -> UInt64
  ) {
    guard !facts.triggers.isEmpty || !facts.occurrences.isEmpty else { return }
    let now = Instant(ceiling: date)
    before = Dictionary(
      facts.occurrences.map { ($0.fired.id, $0) }, uniquingKeysWith: { first, _ in first })
    let found = ForeseenOccurrences(
      participantID: participantID, now: now, zone: zone, states: states, enrolments: enrolments,
      facts: facts
    ).found()
    occurrences = Self.merged(facts.occurrences, found, now)
    let planners = Planners(
      participantID: participantID, zone: zone, states: states, quietHours: quietHours)
    let grouped = Dictionary(grouping: occurrences.indices) {
      [occurrences[$0].studyID, occurrences[$0].triggerID]
    }
    for (names, indices) in grouped {
      let definition = facts.triggers[names[0]]?.first { $0.id == names[1] }
      if let draw = definition?.draw { prepare(draw, for: indices, seedOfDraw) }
      let waiting = planners.waiting(forTrigger: names[1], of: names[0])
      let seed = PlanSeed(
        participant: participantID.bytes, studyID: names[0], questionnaireID: names[1], revision: 0)
      decide(indices, definition, waiting, enrolments[names[0]], now, zone, seed)
    }
  }

  /// Returns the firings of a trigger that bring a notification, earliest first.
  ///
  /// - Parameter optionID: option that they must have drawn; empty: any.
  func notifying(_ triggerID: String, of studyID: String, option optionID: String) -> [FiredTrigger]
  {
    occurrences.filter {
      $0.studyID == studyID && $0.triggerID == triggerID && $0.outcome == .planned
        && $0.gives(optionID)
    }.map(\.fired).sorted { $0.isBefore($1) }
  }

  /// Records the draws of occurrences that have none. Those that brought a notification without a draw
  /// stay so, and recorded probabilities stay when the study changes.
  private mutating func prepare(
    _ draw: TriggerDraw, for indices: [Int], _ seedOfDraw: (KnownOccurrence) -> UInt64
  ) {
    for index in indices
    where occurrences[index].draw?.seed == nil && occurrences[index].outcome != .planned {
      // Only sheets have conditions, which ingestion has decided.
      let options = occurrences[index].draw?.options ?? draw.options { _ in false }
      occurrences[index].draw = OccurrenceDraw(
        options: options, seed: seedOfDraw(occurrences[index]))
    }
  }

  /// Returns the seconds between a decision and its notification: ``noticeSeconds`` and up to a
  /// minute more, so that notifications of two studies that planning learned of together rarely
  /// share an instant, which would link the participant's pseudonyms.
  package static func notice(of fired: FiredTrigger, _ seed: PlanSeed) -> Int {
    noticeSeconds + Int(seed.valueAfter(fired.id.bytes) % 60)
  }

  /// Returns the occurrences to store: those that changed.
  ///
  /// - Parameter notifications: instant of the first notification of each occurrence that has one.
  package func news(notifications: [UUID: Instant], at now: Date) -> [KnownOccurrence] {
    occurrences.compactMap { decided in
      var decided = decided
      let known = before[decided.fired.id]
      if decided.outcome != .planned {
        decided.notificationAt = nil
      } else if let notification = notifications[decided.fired.id] {
        decided.notificationAt = notification.date
      } else if dayZeros.contains(decided.fired.id) {
        // Days count from the firing, regardless of notifications.
        decided.notificationAt = decided.fired.firedAt.date
      } else if let notificationAt = known?.notificationAt, notificationAt > now {
        decided.notificationAt = nil
      }
      if let known, decided.outcome != .planned { decided.fired.toldAt = known.fired.toldAt }
      return decided == known ? nil : decided
    }
  }

  /// Merges known and derived occurrences. A foreseen occurrence that can no longer be derived is
  /// withdrawn.
  private static func merged(
    _ known: [KnownOccurrence], _ found: [KnownOccurrence], _ now: Instant
  ) -> [KnownOccurrence] {
    let foundIDs = Set(found.map(\.fired.id))
    let knownIDs = Set(known.map(\.fired.id))
    return known.map { known in
      var known = known
      if known.isForeseen {
        known.isWithdrawn =
          !foundIDs.contains(known.fired.id)
          && (known.isWithdrawn || known.fired.firedAt > now)
      }
      return known
    } + found.filter { !knownIDs.contains($0.fired.id) }
  }

  private mutating func decide(
    _ indices: [Int], _ definition: TriggerDefinition?, _ waiting: [Planners.Waiting],
    _ enrolment: EnrolmentRecord?, _ now: Instant, _ zone: any ZoneRules, _ seed: PlanSeed
  ) {
    var open: [Int] = []
    for index in indices {
      // An occurrence with another outcome before is treated as if it were reported now.
      if occurrences[index].outcome != .planned {
        occurrences[index].fired.toldAt = max(
          occurrences[index].fired.firedAt,
          now.adding(seconds: Self.notice(of: occurrences[index].fired, seed)))
      }
      let occurrence = occurrences[index]
      let hasNotified = occurrence.hasNotified(by: now)
      if hasNotified {
        open.append(index)
      } else if occurrence.isDrawnAgainst(by: now) {
        continue
      } else if occurrence.isWithdrawn {
        occurrences[index].outcome = .withdrawn
      } else if let joinedAt = enrolment?.joinedAt,
        occurrence.fired.firedAt < Instant(flooring: joinedAt)
      {
        occurrences[index].outcome = .left
      } else if definition == nil || waiting.isEmpty {
        occurrences[index].outcome = .idle
      } else if waiting.allSatisfy({ $0.isTooLate(occurrence.fired) }) {
        occurrences[index].outcome = .tooLate
      } else {
        open.append(index)
      }
    }
    guard let definition else { return }
    let outcomes = TriggerRules(definition, zone: zone).outcomes(
      of: open.map {
        TriggerRules.Occurrence(
          occurrences[$0].fired, hasNotified: occurrences[$0].hasNotified(by: now),
          draw: definition.draw == nil ? nil : occurrences[$0].draw)
      })
    for (index, outcome) in zip(open, outcomes) {
      occurrences[index].outcome = outcome
      if outcome == .planned,
        waiting.contains(where: { $0.planner == nil && occurrences[index].gives($0.optionID) })
      {
        dayZeros.insert(occurrences[index].fired.id)
      }
    }
  }
}

extension KnownOccurrence {
  /// Whether its notification has come, so that it can no longer be withdrawn.
  fileprivate func hasNotified(by now: Instant) -> Bool {
    guard outcome == .planned, let notificationAt else { return false }
    return notificationAt <= now.date
  }

  /// Whether its draw was against a notification and its time has come, so that the decision stays.
  fileprivate func isDrawnAgainst(by now: Instant) -> Bool {
    (outcome == .notDrawn || outcome == .unavailable) && fired.firedAt <= now
  }

  /// Whether its notification is one of this option; every one is of the empty option.
  func gives(_ optionID: String) -> Bool { optionID.isEmpty || draw?.optionID == optionID }
}

/// Schedules that wait for triggers, with their current plans.
private struct Planners {
  struct Waiting {
    /// Planner; nil if the schedule counts days from the trigger.
    var planner: RelativePlanner?
    /// Option that its firings must have drawn; empty: any.
    var optionID: String

    func isTooLate(_ fired: FiredTrigger) -> Bool {
      planner.map { $0.drawn(fired) == nil } ?? false
    }
  }

  let participantID: UUID
  let zone: any ZoneRules
  let states: [ScheduleState]
  let quietHours: QuietHours

  func waiting(forTrigger triggerID: String, of studyID: String) -> [Waiting] {
    states.filter { state in
      state.key.studyID == studyID && state.prescribed?.anchor.event == .trigger(triggerID)
    }.compactMap { state in
      guard let schedule = state.schedule, let prescribed = state.prescribed else { return nil }
      let optionID = prescribed.anchor.optionID
      guard case .after(let plan) = schedule.plan else {
        return Waiting(planner: nil, optionID: optionID)
      }
      return Waiting(
        planner: RelativePlanner(
          plan: plan, zone: zone, seed: state.seed(of: participantID), quietHours: quietHours,
          fired: []), optionID: optionID)
    }
  }
}

/// A known firing of a trigger with its outcome.
package struct KnownOccurrence: Sendable, Hashable {
  package var studyID: String
  package var triggerID: String
  package var fired: FiredTrigger
  package var isWithdrawn: Bool = false
  /// Outcome; nil if not decided yet.
  package var outcome: TriggerOutcome?
  /// Time of its first notification; nil if absent.
  package var notificationAt: Date?
  /// Whether planning derived it itself.
  package var isForeseen: Bool = false
  /// Draw; nil if the trigger has none, or if planning has not decided yet.
  package var draw: OccurrenceDraw?
}
