internal import Questionnaires

/// A warning for the author of a file about rules that are valid, but cannot hold together.
struct Advice {
  enum Rule: String {
    case snoozeBeyondExpiry = "SNOOZE_BEYOND_EXPIRY"
    case dailyCapTooLow = "DAILY_CAP_TOO_LOW"
    case windowOverNight = "WINDOW_OVER_NIGHT"
    case triggerNeverFires = "TRIGGER_NEVER_FIRES"
    case scaleWithoutWords = "SCALE_WITHOUT_WORDS"
    case consentToReview = "CONSENT_TO_REVIEW"
  }

  var path: FindingPath
  var rule: Rule
  var text: String
}

/// Finds rules of a study that are valid, but cannot hold together.
struct StudyAdvice {
  private let study: StudyDefinition
  private let path = FindingPath().field("study")

  init(_ study: StudyDefinition) { self.study = study }

  var found: [Advice] { consent + schedules + dailyCap + triggers }

  /// The consent of a fork names another team until it is reviewed.
  private var consent: [Advice] {
    let texts =
      [(path.field("consent_text"), study.consentText)]
      + study.groups.enumerated().map { position, group in
        (path.item("groups", position).field("consent_text"), group.consentText)
      }
    return texts.compactMap { path, text in
      let languages = ConsentReview.languages(in: text)
      guard !languages.isEmpty else { return nil }
      return Advice(
        path: path, rule: .consentToReview,
        text: "the text in \(languages.joined(separator: ", ")) was copied from another study; "
          + "review it and remove \"\(ConsentReview.marker)\"")
    }
  }

  // MARK: - Schedules

  private var schedules: [Advice] {
    study.questionnaires.enumerated().flatMap { position, use in
      use.schedules.enumerated().flatMap { number, schedule in
        let path = path.item("questionnaires", position).item("schedules", number)
        return snooze(schedule, path) + windows(schedule, path)
      }
    }
  }

  private func snooze(_ schedule: ScheduleDefinition, _ path: FindingPath) -> [Advice] {
    guard let snooze = schedule.followUp.snooze, schedule.expiresAfterMinutes > 0,
      snooze.minutesMax >= schedule.expiresAfterMinutes
    else { return [] }
    return [
      Advice(
        path: path.field("snooze"), rule: .snoozeBeyondExpiry,
        text: "\(snooze.minutesMax) minutes are not possible, since the notification expires after "
          + "\(schedule.expiresAfterMinutes); give fewer minutes or a longer expiry")
    ]
  }

  /// Few participants work at night: a window over the whole night is usually a mistake.
  private func windows(_ schedule: ScheduleDefinition, _ path: FindingPath) -> [Advice] {
    let (name, windows): (String, [DayWindowDefinition]) =
      switch schedule.plan {
      case .standard(let plan): ("standard", plan.windows)
      case .after(let plan): ("after", plan.windows)
      case .custom, .monthly, .daily, nil: ("", [])
      }
    return windows.enumerated().compactMap { index, window in
      guard window.endMinute <= window.startMinute, window.endMinute >= Self.morning else {
        return nil
      }
      let (start, end) = (ClockTimes.text(window.startMinute), ClockTimes.text(window.endMinute))
      return Advice(
        path: path.field(name).item("windows", index), rule: .windowOverNight,
        text: "from \(start) over the night to \(end) of the next day; "
          + "for hours of one day write \"\(end)-\(start)\"")
    }
  }

  /// End of the night, 06:00, in minutes since midnight.
  private static let morning: UInt32 = 360

  // MARK: - Rules of the study

  /// Compares the limit per day with what schedules ask on one day for one group.
  private var dailyCap: [Advice] {
    let most = Int(study.promptRules.perDayMax)
    guard most > 0 else { return [] }
    let groups = study.groups.isEmpty ? [""] : study.groups.map(\.id)
    let asked = groups.map(mostOnOneDay).max() ?? 0
    guard asked > most else { return [] }
    return [
      Advice(
        path: path.field("prompt_rules").field("per_day_max"), rule: .dailyCapTooLow,
        text:
          "the schedules ask \(asked) times on a day, and only \(most) are allowed; "
          + "allow \(asked), or ask less often")
    ]
  }

  /// Counts the schedules of every day that count from joining, since the days of others are not
  /// known in advance.
  private func mostOnOneDay(_ group: String) -> Int {
    let schedules = study.questionnaires
      .filter { !$0.isDeactivated && ($0.groupIDs.isEmpty || $0.groupIDs.contains(group)) }
      .flatMap(\.schedules)
      .filter {
        $0.anchor.event == .joining && $0.days.rhythm == nil && $0.days.fromDate.isEmpty
          && $0.days.untilDate.isEmpty
      }
      .map { (first: Self.firstDay($0), end: Self.endDay($0), counts: Self.perWeekday($0)) }
    return schedules.lazy.map { day in
      (0..<7).map { weekday in
        schedules.filter { $0.first <= day.first && day.first < $0.end }
          .reduce(0) { $0 + $1.counts[weekday] }
      }.max() ?? 0
    }.max() ?? 0
  }

  private static func firstDay(_ schedule: ScheduleDefinition) -> Int {
    Int(schedule.startDay) + Int(schedule.anchor.offsetDays)
  }

  private static func endDay(_ schedule: ScheduleDefinition) -> Int {
    schedule.days.dayCount == 0 ? .max : firstDay(schedule) + Int(schedule.days.dayCount)
  }

  /// The limit of the catalogue, which reports greater numbers.
  private static let perDayLimit: UInt32 = 96

  /// Notifications on Monday, Tuesday, ….
  private static func perWeekday(_ schedule: ScheduleDefinition) -> [Int] {
    (1...7).map { day in
      switch schedule.plan {
      case .standard(let plan):
        plan.windows.contains { $0.day == day } ? Int(min(plan.perDay, perDayLimit)) : 0
      case .daily(let minutes): minutes.count
      case .custom(let times): times.count { $0.day == day }
      case .monthly, .after, nil: 0
      }
    }
  }

  /// Compliance that needs more notifications than there are.
  private var triggers: [Advice] {
    study.triggers.enumerated().compactMap { position, trigger in
      guard case .compliance(let cause) = trigger.cause else { return nil }
      let counted = Set(cause.questionnaireIDs)
      let schedules = study.questionnaires
        .filter { counted.isEmpty || counted.contains($0.questionnaireID) }.flatMap(\.schedules)
      // The number of notifications after other triggers is not known in advance.
      guard !schedules.contains(where: { if case .after = $0.plan { true } else { false } }) else {
        return nil
      }
      let most = schedules.reduce(0) { $0 + Self.mostPerDay($1) } * Int(min(cause.days, 366))
      guard most < Int(cause.promptsMin) else { return nil }
      return Advice(
        path: path.item("triggers", position).field("compliance").field("prompts_min"),
        rule: .triggerNeverFires,
        text: "there are at most \(most) notifications in \(cause.days) days, but it needs "
          + "\(cause.promptsMin); give fewer notifications or more days")
    }
  }

  private static func mostPerDay(_ schedule: ScheduleDefinition) -> Int {
    if case .monthly = schedule.plan { return 1 }
    let most = perWeekday(schedule).max() ?? 0
    // Participants may choose more notifications for themselves.
    guard schedule.participantMayChange else { return most }
    let allowed = Int(schedule.bounds?.perDayMax ?? 0)
    return allowed == 0 ? Int(perDayLimit) : max(most, min(allowed, Int(perDayLimit)))
  }
}
