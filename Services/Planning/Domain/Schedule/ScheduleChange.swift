import Questionnaires

/// What participants may do to a schedule that a study prescribes.
///
/// A questionnaire that is asked once a week or once a month stays so: only its clock time can be
/// changed. A daily one leaves the choice of mode, number and times (TYS §6).
package struct ScheduleChange: Sendable, Hashable {
  private let prescribed: Schedule

  package init(prescribed: Schedule) {
    self.prescribed = prescribed
  }

  /// Why `own` may not replace the prescribed plan; empty when it may. Says nothing about whether
  /// `own` is right in itself.
  package func findings(for own: Plan) -> [Finding] {
    if let fixed { return [fixed] }
    let kept = unchangeable(own)
    return kept.isEmpty
      ? PlanBounds(of: prescribed.definition).violations(of: own.definition).map {
        Finding(field: $0.field, reason: .outOfBounds, description: $0.description)
      } : kept
  }

  /// Why notifications may not be switched off; empty when they may.
  package var findingsForMuting: [Finding] {
    if let fixed { return [fixed] }
    guard prescribed.definition.asksRarely, !prescribed.participantMayMute else { return [] }
    return [Self.fixed("muted", "asked once a week or more rarely: the study keeps it on")]
  }

  private var fixed: Finding? {
    prescribed.participantMayChange
      ? nil : Self.fixed("", "the study does not let participants change this schedule")
  }

  /// What `own` changes that stays as prescribed.
  private func unchangeable(_ own: Plan) -> [Finding] {
    switch (prescribed.plan, own) {
    case (.monthly(let theirs), .monthly(let mine)):
      return mine.dayOfMonth == theirs.dayOfMonth
        ? []
        : [Self.fixed("monthly.day_of_month", "the study asks on day \(theirs.dayOfMonth)")]
    case (.monthly, _):
      return [Self.fixed("", "asked once a month: only the clock time can be changed")]
    case (.custom(let theirs), _) where theirs.times.count == 1:
      guard case .custom(let mine) = own else {
        return [Self.fixed("", "asked once a week: only the clock time can be changed")]
      }
      guard mine.times.count == 1 else {
        return [Self.fixed("custom.times", "asked once a week: exactly one time")]
      }
      return mine.times[0].day == theirs.times[0].day
        ? [] : [Self.fixed("custom.times[0].day", "the study decides the weekday")]
    case (.daily, let own) where prescribed.definition.asksRarely:
      guard case .daily(let mine) = own else {
        return [Self.fixed("", "asked rarely: only the clock time can be changed")]
      }
      return mine.minutesOfDay.count == 1
        ? [] : [Self.fixed("daily.minutes_of_day", "asked rarely: exactly one time")]
    case (.after, _):
      return [Self.fixed("", "asked when something happens: the study decides when")]
    case (.custom, _), (.standard, _), (.daily, _):
      return []
    }
  }

  /// What is in force: the participant's own settings as long as the study still allows them and
  /// they can be planned, else what it prescribes.
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
