import Calendar
import FoundationEssentials
import Questionnaires

/// What planning finds itself, and need not be told: days without anything, and prompts without an answer.
struct ForeseenOccurrences {
  /// So far ahead inactivity is planned for: a plan is made again every day.
  static let horizonSeconds = 48 * 3600
  /// So far back it is still found.
  private static let backSeconds = 24 * 3600

  let participantID: UUID
  let now: Instant
  let zone: any ZoneRules
  /// Of all studies.
  let states: [ScheduleState]
  let enrolments: [String: EnrolmentRecord]
  let facts: TriggerFacts

  /// Those that happen by what is known now, each with the id that it always has.
  func found() -> [KnownOccurrence] {
    facts.triggers.sorted { $0.key < $1.key }.flatMap { studyID, triggers in
      triggers.flatMap { trigger -> [KnownOccurrence] in
        let seed = OccurrenceSeed(
          participantID: participantID, studyID: studyID, triggerID: trigger.id)
        let fired: [FiredTrigger] =
          switch trigger.cause {
          case .inactivity(let cause): inactivity(cause, studyID, seed)
          case .compliance(let cause): [compliance(cause, studyID, seed)].compactMap(\.self)
          default: []
          }
        return fired.map {
          KnownOccurrence(
            studyID: studyID, triggerID: trigger.id, fired: $0, isForeseen: true)
        }
      }
    }
  }

  private func inactivity(
    _ cause: InactivityCause, _ studyID: String, _ seed: OccurrenceSeed
  ) -> [FiredTrigger] {
    guard let joinedAt = enrolments[studyID]?.joinedAt else { return [] }
    let sheets = states.filter {
      $0.key.studyID == studyID
        && (cause.questionnaireIDs.isEmpty
          || cause.questionnaireIDs.contains($0.key.questionnaireID))
    }.compactMap(\.finishedAt)
    let others = cause.countsOtherThanSheets ? facts.activity[studyID] : nil
    let latest = ([joinedAt] + sheets + [others].compactMap(\.self)).map { Instant(flooring: $0) }
      .max()
    guard let latest else { return [] }
    return InactivityRule(cause).times(
      since: latest, from: now.adding(seconds: -Self.backSeconds),
      through: now.adding(seconds: Self.horizonSeconds)
    ).map {
      FiredTrigger(id: seed.id(latest.secondsSinceEpoch, $0.number), firedAt: $0.at, toldAt: $0.at)
    }
  }

  /// As the day began that is today.
  private func compliance(
    _ cause: ComplianceCause, _ studyID: String, _ seed: OccurrenceSeed
  ) -> FiredTrigger? {
    let today = zone.date(at: now)
    let prompts = facts.prompts.filter {
      $0.key.studyID == studyID
        && (cause.questionnaireIDs.isEmpty
          || cause.questionnaireIDs.contains($0.key.questionnaireID))
    }.map {
      ComplianceRule.Prompt(
        at: Instant(flooring: $0.at), isAnsweredInTime: $0.isAnsweredInTime)
    }
    guard ComplianceRule(cause).isMet(asBegins: today, in: zone, by: prompts) else { return nil }
    let begin = zone.start(of: LocalTime(today, minuteOfDay: 0))
    return FiredTrigger(id: seed.id(today.dayNumber), firedAt: begin, toldAt: begin)
  }
}
