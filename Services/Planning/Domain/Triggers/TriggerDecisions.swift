package import Calendar
package import FoundationEssentials
import Questionnaires

/// What becomes of the times that a participant's triggers fired, decided before schedules are planned by them.
package struct TriggerDecisions: Sendable {
  /// What prompts at once is so many seconds ahead, so that devices hear of it before.
  package static let noticeSeconds = 60

  /// Those that are known or were found, as far as they may still prompt, or did.
  package private(set) var occurrences: [KnownOccurrence] = []
  /// As they were known before.
  private var before: [UUID: KnownOccurrence] = [:]
  /// Those from which a schedule counts days.
  private var dayZeros: Set<UUID> = []

  /// None.
  package init() {}

  /// - Parameters:
  ///   - states: of all schedules of the studies, that the participant sees.
  ///   - quietHours: that prompts wait for.
  package init(
    for participantID: UUID, now date: Date, zone: any ZoneRules, states: [ScheduleState],
    enrolments: [String: EnrolmentRecord], facts: TriggerFacts,
    quietHours: QuietHours = QuietHours()
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
      let waiting = planners.waiting(forTrigger: names[1], of: names[0])
      decide(indices, definition, waiting, enrolments[names[0]], now, zone)
    }
  }

  /// Of a trigger those that prompt, earliest first.
  func prompting(_ triggerID: String, of studyID: String) -> [FiredTrigger] {
    occurrences.filter {
      $0.studyID == studyID && $0.triggerID == triggerID && $0.outcome == .planned
    }.map(\.fired).sorted { $0.isBefore($1) }
  }

  /// What is to be written: what is something else than before.
  ///
  /// - Parameter prompts: when the first prompt of each comes, of those that have one.
  package func news(prompts: [UUID: Instant], at now: Date) -> [KnownOccurrence] {
    occurrences.compactMap { decided in
      var decided = decided
      let known = before[decided.fired.id]
      if decided.outcome != .planned {
        decided.promptsAt = nil
      } else if let prompt = prompts[decided.fired.id] {
        decided.promptsAt = prompt.date
      } else if dayZeros.contains(decided.fired.id) {
        // Days are counted from when it happened, whatever comes of it.
        decided.promptsAt = decided.fired.firedAt.date
      } else if let promptsAt = known?.promptsAt, promptsAt > now {
        decided.promptsAt = nil
      }
      if let known, decided.outcome != .planned { decided.fired.toldAt = known.fired.toldAt }
      return decided == known ? nil : decided
    }
  }

  /// Those that are known, and those that were found and are not. What was foreseen and is not found any more does not
  /// happen.
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
    _ enrolment: EnrolmentRecord?, _ now: Instant, _ zone: any ZoneRules
  ) {
    var open: [Int] = []
    for index in indices {
      // What was decided otherwise is as if it were told now.
      if occurrences[index].outcome != .planned {
        occurrences[index].fired.toldAt = max(
          occurrences[index].fired.firedAt, now.adding(seconds: Self.noticeSeconds))
      }
      let occurrence = occurrences[index]
      let hasPrompted = occurrence.hasPrompted(by: now)
      if hasPrompted {
        open.append(index)
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
          occurrences[$0].fired, hasPrompted: occurrences[$0].hasPrompted(by: now))
      })
    for (index, outcome) in zip(open, outcomes) {
      occurrences[index].outcome = outcome
      if outcome == .planned, waiting.contains(where: { $0.planner == nil }) {
        dayZeros.insert(occurrences[index].fired.id)
      }
    }
  }
}

extension KnownOccurrence {
  /// Nothing takes it back.
  fileprivate func hasPrompted(by now: Instant) -> Bool {
    guard outcome == .planned, let promptsAt else { return false }
    return promptsAt <= now.date
  }
}

/// The schedules that wait for triggers, as they would be planned now.
private struct Planners {
  struct Waiting {
    /// Nil: it counts days from the trigger.
    var planner: AfterPlanner?

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
      guard let schedule = state.schedule else { return nil }
      guard case .after(let plan) = schedule.plan else { return Waiting(planner: nil) }
      let inputs = state.inputs(timeZone: zone.name, dayZero: CivilDate(dayNumber: 0))
      let seed = PlanSeed(
        participant: withUnsafeBytes(of: participantID.uuid) { Array($0) },
        studyID: studyID, questionnaireID: state.key.questionnaireID,
        revision: state.revision(by: inputs).number, scheduleID: state.key.scheduleID)
      return Waiting(
        planner: AfterPlanner(
          plan: plan, zone: zone, seed: seed, quietHours: quietHours, fired: []))
    }
  }
}
