import Calendar
import Foundation
package import PlanningDomain

/// What a simulation comes to, in numbers.
package struct PlanReport: Sendable {
  /// One schedule of the study.
  package struct Line: Sendable, Hashable {
    /// `daily-mood`, or `daily-mood/evening`.
    package var name: String
    package var prompts: Int
    /// Participants whom it asked.
    package var asked: Int
    /// What had no room, by the reason.
    package var unplaced: [DayPlacement.Refusal: Int]
    /// Why it asked nobody; nil where it did.
    package var silence: String?
  }

  package let studyID: String
  package let title: String
  package let settings: PlanSimulationSummary
  /// Participants by zone, the most first.
  package let zones: [(name: String, participants: Int)]
  package let prompts: Int
  /// Prompts of a person on a date: of every date on which somebody takes part, that of joining included.
  package let perDay: Spread?
  /// On how many of these there were so many prompts, by that number.
  package let daysWith: [Int]
  /// Prompts of a person over all dates.
  package let perPerson: Spread?
  /// Prompts in each hour of the participants' clocks.
  package let byHour: [Int]
  /// Prompts on each date from that of joining.
  package let byDay: [Int]
  /// Seconds from a person's prompt to the next one, of whatever schedule.
  package let gaps: Spread?
  /// How many of these are at least so long and shorter than the next, by ``gapSteps``.
  package let gapCounts: [Int]
  /// In the study's order.
  package let lines: [Line]
  package let warnings: [String]

  /// Seconds.
  package static let gapSteps = [
    0, 5 * 60, 15 * 60, 30 * 60, 3600, 2 * 3600, 4 * 3600, 8 * 3600, 16 * 3600, 24 * 3600,
  ]

  package init(
    of study: SimulatedStudy, _ settings: PlanSimulationSettings, _ outcomes: [SimulatedOutcome]
  ) {
    studyID = study.definition.id
    title = study.definition.title[study.definition.defaultLanguage] ?? study.definition.id
    self.settings = PlanSimulationSummary(settings)
    zones = Dictionary(grouping: outcomes, by: \.zone)
      .map { (name: $0.key, participants: $0.value.count) }
      .sorted { ($1.participants, $0.name) < ($0.participants, $1.name) }
    let days = outcomes.map { Self.counts($0, settings.days) }
    prompts = outcomes.reduce(0) { $0 + $1.prompts.count }
    perDay = Spread(days.flatMap(\.self))
    perPerson = Spread(outcomes.map(\.prompts.count))
    let most = perDay?.most ?? 0
    daysWith = days.joined().reduce(into: Array(repeating: 0, count: most + 1)) { $0[$1] += 1 }
    byHour = outcomes.lazy.flatMap(\.prompts).reduce(into: Array(repeating: 0, count: 24)) {
      $0[$1.minuteOfDay / 60] += 1
    }
    byDay = days.reduce(into: Array(repeating: 0, count: settings.days)) { sums, counts in
      for (day, count) in counts.enumerated() { sums[day] += count }
    }
    let distances = outcomes.flatMap { outcome in
      zip(outcome.prompts, outcome.prompts.dropFirst()).map { $1.at.seconds(since: $0.at) }
    }
    gaps = Spread(distances)
    gapCounts = distances.reduce(into: Self.gapSteps.map { _ in 0 }) { counts, distance in
      counts[(Self.gapSteps.firstIndex { $0 > distance } ?? Self.gapSteps.count) - 1] += 1
    }
    lines = Self.lines(of: study, settings, outcomes)
    warnings = PlanWarnings.of(study, outcomes, daily: days, distances: distances, lines: lines)
  }

  /// Prompts on each date of a participant.
  private static func counts(_ outcome: SimulatedOutcome, _ days: Int) -> [Int] {
    outcome.prompts.reduce(into: Array(repeating: 0, count: days)) { counts, prompt in
      counts[prompt.date.dayNumber - outcome.firstDate.dayNumber] += 1
    }
  }

  private static func lines(
    of study: SimulatedStudy, _ settings: PlanSimulationSettings, _ outcomes: [SimulatedOutcome]
  ) -> [Line] {
    var prompts: [ScheduleKey: Int] = [:]
    var asked: [ScheduleKey: Int] = [:]
    var unplaced: [ScheduleKey: [DayPlacement.Refusal: Int]] = [:]
    var begun: Set<ScheduleKey> = []
    for outcome in outcomes {
      for prompt in outcome.prompts { prompts[prompt.key, default: 0] += 1 }
      for key in Set(outcome.prompts.map(\.key)) { asked[key, default: 0] += 1 }
      for one in outcome.unplaced { unplaced[one.key, default: [:]][one.refusal, default: 0] += 1 }
      begun.formUnion(outcome.begun)
    }
    return study.schedules.map { one in
      Line(
        name: one.name, prompts: prompts[one.key] ?? 0, asked: asked[one.key] ?? 0,
        unplaced: unplaced[one.key] ?? [:],
        silence: prompts[one.key] == nil
          ? one.silence(
            hasBegun: begun.contains(one.key), isRefused: unplaced[one.key] != nil,
            answers: settings.answersPerMillion != nil, isPaused: study.record.isPaused) : nil)
    }
  }
}

extension SimulatedStudy.Prescribed {
  /// Why it asked nobody.
  fileprivate func silence(
    hasBegun: Bool, isRefused: Bool, answers: Bool, isPaused: Bool
  ) -> String {
    if isPaused { return "the study is paused" }
    if isDeactivated { return "the questionnaire is deactivated" }
    if case .staffDate(let id) = schedule.anchor.event {
      return "counts from the date `\(id)`, which the study's staff sets: it did not begin"
    }
    if case .trigger(let id) = schedule.anchor.event {
      return "follows the trigger `\(id)`, and none fires in a simulation"
    }
    if !hasBegun, case .questionnaire(let id) = schedule.anchor.event {
      return "counts from filling in `\(id)`, which nobody did: it did not begin"
        + (answers ? "" : " (an answer rate fills questionnaires in)")
    }
    if isRefused { return "the rules leave no room for any of its prompts" }
    return hasBegun
      ? "no date of the simulation is one of its dates" : "nobody saw it, or it was not open"
  }
}
