import Questionnaires

/// Changes that participants may make to a schedule of a study.
///
/// For a questionnaire that is asked weekly or monthly, only the clock time can be changed. For a
/// daily one, participants choose mode, number and times (TYS §6).
package struct ScheduleChange: Sendable, Hashable {
  let prescribed: Schedule

  /// Returns why `own` may not replace the prescribed plan; empty if it may. Does not check whether
  /// `own` itself is valid.
  package func findings(for own: Plan) -> [Finding] {
    if let fixed { return [fixed] }
    let kept = unchangeable(own)
    return kept.isEmpty
      ? PlanBounds(of: prescribed.definition).violations(of: own.definition).map {
        Finding(field: $0.field, reason: .outOfBounds, description: $0.description)
      } : kept
  }

  /// Reasons why notifications may not be muted; empty if they may.
  package var findingsForMuting: [Finding] {
    if let fixed { return [fixed] }
    guard prescribed.definition.asksRarely, !prescribed.participantMayMute else { return [] }
    return [Self.fixed("muted", "the study does not allow muting a weekly or rarer schedule")]
  }

  private var fixed: Finding? {
    prescribed.participantMayChange
      ? nil : Self.fixed("", "the study does not let participants change this schedule")
  }

  /// Returns the changes that are not allowed.
  private func unchangeable(_ own: Plan) -> [Finding] {
    switch (prescribed.plan, own) {
    case (.monthly(let theirs), .monthly(let mine)):
      return mine.dayOfMonth == theirs.dayOfMonth
        ? []
        : [
          Self.fixed(
            "monthly.day_of_month", "must stay \(theirs.dayOfMonth), as the study prescribes")
        ]
    case (.monthly, _):
      return [Self.fixed("", "only the clock time of a monthly schedule can be changed")]
    case (.custom(let theirs), _) where theirs.times.count == 1:
      guard case .custom(let mine) = own else {
        return [Self.fixed("", "only the clock time of a weekly schedule can be changed")]
      }
      guard mine.times.count == 1 else {
        return [Self.fixed("custom.times", "a weekly schedule has exactly one time")]
      }
      return mine.times[0].day == theirs.times[0].day
        ? [] : [Self.fixed("custom.times[0].day", "must stay the weekday of the study")]
    case (.daily, let own) where prescribed.definition.asksRarely:
      guard case .daily(let mine) = own else {
        return [Self.fixed("", "only the clock time of this schedule can be changed")]
      }
      return mine.minutesOfDay.count == 1
        ? [] : [Self.fixed("daily.minutes_of_day", "this schedule has exactly one time")]
    case (.after, _):
      return [Self.fixed("", "a schedule that follows a trigger cannot be changed")]
    case (.custom, _), (.standard, _), (.daily, _):
      return []
    }
  }

  /// Returns the schedule in force: the participant's own settings if the study still allows them
  /// and they are valid, otherwise the prescribed schedule.
  package func inForce(own: OwnSchedule?) -> ScheduleInForce {
    guard let own, prescribed.participantMayChange else {
      return ScheduleInForce(schedule: prescribed, isOwn: false, isMuted: false)
    }
    var schedule = prescribed
    let isMuted = own.isMuted && findingsForMuting.isEmpty
    var isOwn = isMuted
    if let plan = own.plan, findings(for: plan).isEmpty, plan.findings().isEmpty {
      schedule.plan = plan
      isOwn = true
    }
    return ScheduleInForce(schedule: schedule, isOwn: isOwn, isMuted: isMuted)
  }

  private static func fixed(_ field: String, _ description: String) -> Finding {
    Finding(field: field, reason: .fixedByStudy, description: description)
  }
}

/// Schedule in force for one participant and questionnaire.
package struct ScheduleInForce: Sendable, Hashable {
  package var schedule: Schedule
  /// Whether the participant changed or muted the schedule.
  package var isOwn: Bool
  /// Whether the schedule is muted, so that nothing is planned.
  package var isMuted: Bool
}

/// A participant's own settings for one schedule.
package struct OwnSchedule: Sendable, Hashable {
  /// Plan; nil if only muted. Muting keeps a plan that was chosen before.
  package var plan: Plan?
  /// Whether notifications are muted (TYT §5.2.3, on/off).
  package var isMuted: Bool
}
