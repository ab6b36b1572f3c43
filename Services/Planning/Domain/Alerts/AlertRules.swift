package import Calendar
import FoundationEssentials
package import Questionnaires

/// Decides which occurrences of one trigger raise alerts for a participant.
///
/// The cooldown and the maximum number apply to alerts as ``TriggerRules`` applies them to
/// notifications, whether or not schedules follow the trigger.
package struct AlertRules: Sendable {
  /// Maximum number of alerts about a participant that a trigger raises within 24 hours, even if it
  /// allows more, so that one participant cannot flood the staff with mails.
  package static let perDayMax = 50

  package var trigger: TriggerDefinition
  /// Enrolment of the participant in the study; nil if the news has not arrived yet.
  package var enrolment: EnrolmentRecord?
  package var isPaused: Bool
  package var zone: any ZoneRules

  package init(
    _ trigger: TriggerDefinition, enrolment: EnrolmentRecord?, isPaused: Bool,
    zone: any ZoneRules
  ) {
    self.trigger = trigger
    self.enrolment = enrolment
    self.isPaused = isPaused
    self.zone = zone
  }

  /// - Parameters:
  ///   - due: occurrences that have happened and were not decided on yet.
  ///   - raised: occurrences of the trigger that have raised alerts, with the times of the alerts in
  ///     `toldAt`.
  package func raising(
    _ due: [KnownOccurrence], after raised: [FiredTrigger], now: Instant
  ) -> [KnownOccurrence] {
    guard trigger.alert != nil else { return [] }
    let known = Set(raised.map(\.id))
    let due = due.filter { counts($0) && !known.contains($0.fired.id) }
    let outcomes = TriggerRules(trigger, zone: zone).outcomes(
      of: raised.map { .init($0, hasNotified: true) } + due.map { .init($0.fired) })
    let dayAgo = now.adding(minutes: -24 * 60)
    let room = Self.perDayMax - raised.count { $0.toldAt > dayAgo }
    return zip(due, outcomes.dropFirst(raised.count)).filter { $1 == .planned }.prefix(max(0, room))
      .map(\.0)
  }

  /// Whether the occurrence is still valid, and the participant was enrolled when it happened. What
  /// planning only foresaw does not happen while the study is paused.
  private func counts(_ occurrence: KnownOccurrence) -> Bool {
    if occurrence.isWithdrawn || occurrence.isForeseen && isPaused { return false }
    let firedAt = occurrence.fired.firedAt
    if let joinedAt = enrolment?.joinedAt, firedAt < Instant(flooring: joinedAt) { return false }
    guard let enrolment, enrolment.hasEnded, let leftAt = enrolment.leftAt else { return true }
    return firedAt <= Instant(ceiling: leftAt)
  }
}

extension TriggerDefinition {
  /// Whether the trigger concerns questionnaires that only some groups of the study see, so that an
  /// alert would show the group of a participant.
  ///
  /// - Parameter some: ids of the questionnaires that only some groups see.
  package func concerns(groupsOf some: Set<String>) -> Bool {
    func touches(_ ids: [String]) -> Bool {
      ids.isEmpty ? !some.isEmpty : ids.contains(where: some.contains)
    }
    switch cause {
    case .sheet(let cause):
      return touches(
        [cause.questionnaireID]
          + (cause.condition?.references ?? []).map(\.questionnaireID).filter { !$0.isEmpty })
    case .inactivity(let cause): return touches(cause.questionnaireIDs)
    case .compliance(let cause): return touches(cause.questionnaireIDs)
    case .noise(let cause): return touches(cause.questionnaireIDs)
    case .record, .listening, .therapyEnd, .times, .staff, nil: return false
    }
  }
}
