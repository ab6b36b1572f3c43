import Calendar
package import FoundationEssentials
import Questionnaires

/// Occurrences that planning derives itself: inactivity, low compliance, and clock times.
struct ForeseenOccurrences {
  /// How far ahead inactivity is planned, in seconds; a plan is renewed every day.
  static let horizonSeconds = 48 * 3600
  /// How far back inactivity is still detected, in seconds.
  private static let backSeconds = 24 * 3600

  let participantID: UUID
  let now: Instant
  let zone: any ZoneRules
  /// Schedules of all studies.
  let states: [ScheduleState]
  let enrolments: [String: EnrolmentRecord]
  let facts: TriggerFacts

  /// Returns the occurrences that follow from current data, each with a stable id.
  func found() -> [KnownOccurrence] {
    facts.triggers.sorted { $0.key < $1.key }.flatMap { studyID, triggers in
      triggers.flatMap { trigger -> [KnownOccurrence] in
        let seed = OccurrenceSeed(
          participantID: participantID, studyID: studyID, triggerID: trigger.id)
        let fired: [FiredTrigger] =
          switch trigger.cause {
          case .inactivity(let cause): inactivity(cause, studyID, seed)
          case .compliance(let cause): [compliance(cause, studyID, seed)].compactMap(\.self)
          case .times(let cause): times(cause, studyID, seed)
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

  /// Returns the clock times of the participation. Two that are the same instant count once.
  private func times(
    _ cause: TimesCause, _ studyID: String, _ seed: OccurrenceSeed
  ) -> [FiredTrigger] {
    guard let joinedAt = enrolments[studyID]?.joinedAt,
      let study = states.first(where: { $0.key.studyID == studyID })
    else { return [] }
    let earliest = [Instant(ceiling: joinedAt), study.studyStart.map { Instant(ceiling: $0) }]
      .compactMap(\.self).reduce(now.adding(seconds: -Self.backSeconds), max)
    let last = now.adding(seconds: Self.horizonSeconds)
    let instants = (-2...3).flatMap { distance in
      let date = zone.date(at: now).adding(days: distance)
      return cause.minutesOfDay.map {
        zone.start(of: LocalTime(date, minuteOfDay: Int($0)))
      }
    }.filter { instant in
      earliest <= instant && instant <= last && study.studyEnd.map { instant.date < $0 } ?? true
    }
    return Set(instants).sorted().map {
      FiredTrigger(id: seed.id($0.secondsSinceEpoch), firedAt: $0, toldAt: $0)
    }
  }

  /// Returns the compliance occurrence at the start of the current day.
  private func compliance(
    _ cause: ComplianceCause, _ studyID: String, _ seed: OccurrenceSeed
  ) -> FiredTrigger? {
    let today = zone.date(at: now)
    let notifications = facts.notifications.filter {
      $0.key.studyID == studyID
        && (cause.questionnaireIDs.isEmpty
          || cause.questionnaireIDs.contains($0.key.questionnaireID))
    }.map {
      ComplianceRule.Notification(
        at: Instant(flooring: $0.at), isAnsweredInTime: $0.isAnsweredInTime)
    }
    guard ComplianceRule(cause).isMet(asBegins: today, in: zone, by: notifications) else {
      return nil
    }
    let begin = zone.start(of: LocalTime(today, minuteOfDay: 0))
    return FiredTrigger(id: seed.id(today.dayNumber), firedAt: begin, toldAt: begin)
  }
}

/// Ids of occurrences that planning derives itself. The same cause gives the same id, so that a
/// repeated derivation creates no duplicate.
package struct OccurrenceSeed: Sendable {
  private var hash = StableHash()

  package init(participantID: UUID, studyID: String, triggerID: String) {
    hash.combine("occurrence")
    hash.combine(raw: participantID.bytes)
    hash.combine(studyID)
    hash.combine(triggerID)
  }

  /// - Parameter cause: numbers that distinguish the occurrence from others of the trigger.
  package func id(_ cause: Int...) -> UUID {
    var hash = hash
    for number in cause { hash.combine(number) }
    var generator = Xoshiro256(seed: hash.value)
    return UUID(
      custom: [generator.next(), generator.next()].flatMap { word in
        withUnsafeBytes(of: word.bigEndian) { Array($0) }
      })
  }
}
