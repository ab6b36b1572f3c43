import QuestionnaireSamples
import Questionnaires

extension RuleCases {
  private static let schedule = "study.questionnaires[0].schedules[0]"

  static let schedules: [RuleCase] = [
    RuleCase(.planMissing, schedule) { $0.setPlan(nil) },
    RuleCase(.perDayOutOfRange, schedule + ".standard.per_day") { $0.setPlan(standard(perDay: 0)) },
    RuleCase(.perDayOutOfRange, schedule + ".standard.per_day") {
      $0.setPlan(standard(perDay: 97))
    },
    RuleCase(.noWindows, schedule + ".standard.windows") { $0.setPlan(standard(windows: [])) },
    RuleCase(.windowTooShort, schedule + ".standard.windows[0]") {
      $0.setPlan(standard(perDay: 50))
    },
    RuleCase(.gapOutOfRange, schedule + ".standard.minimum_gap_minutes") {
      $0.setPlan(standard(gap: 721))
    },
    RuleCase(.dayMissing, schedule + ".standard.windows[0].day") {
      $0.setPlan(
        standard(windows: [DayWindowDefinition(day: nil, startMinute: 0, endMinute: 600)]))
    },
    RuleCase(.dayDuplicate, schedule + ".standard.windows[1].day") {
      $0.setPlan(standard(windows: [Samples.window, Samples.window]))
    },
    RuleCase(.minuteOutOfRange, schedule + ".standard.windows[0].end_minute") {
      $0.setPlan(
        standard(windows: [DayWindowDefinition(day: 1, startMinute: 0, endMinute: 1_440)]))
    },
    RuleCase(.noTimes, schedule + ".custom.times") { $0.setPlan(.custom([])) },
    RuleCase(.tooManyTimes, schedule + ".custom.times") {
      $0.setPlan(
        .custom((0...672).map { WeeklyTimeDefinition(day: 1, minuteOfDay: UInt32($0)) }))
    },
    RuleCase(.timeDuplicate, schedule + ".custom.times[1]") {
      let time = WeeklyTimeDefinition(day: 7, minuteOfDay: 600)
      $0.setPlan(.custom([time, time]))
    },
    RuleCase(.dayMissing, schedule + ".custom.times[0].day") {
      $0.setPlan(.custom([WeeklyTimeDefinition(day: nil, minuteOfDay: 600)]))
    },
    RuleCase(.minuteOutOfRange, schedule + ".custom.times[0].minute_of_day") {
      $0.setPlan(.custom([WeeklyTimeDefinition(day: 2, minuteOfDay: 1_440)]))
    },
    RuleCase(.dayOfMonthOutOfRange, schedule + ".monthly.day_of_month") {
      $0.setPlan(.monthly(dayOfMonth: 32, minuteOfDay: 0))
    },
    RuleCase(.minuteOutOfRange, schedule + ".monthly.minute_of_day") {
      $0.setPlan(.monthly(dayOfMonth: 31, minuteOfDay: 9_999))
    },
    RuleCase(.startDayOutOfRange, schedule + ".start_day") {
      $0.study.questionnaires[0].schedules[0].startDay = 3_661
    },
    RuleCase(.expiryOutOfRange, schedule + ".expires_after_minutes") {
      $0.study.questionnaires[0].schedules[0].expiresAfterMinutes = 44_641
    },
    RuleCase(.noTimes, schedule + ".daily.minutes_of_day") { $0.setPlan(.daily([])) },
    RuleCase(.tooManyTimes, schedule + ".daily.minutes_of_day") {
      $0.setPlan(.daily(Array(0...96)))
    },
    RuleCase(.timeDuplicate, schedule + ".daily.minutes_of_day[1]") {
      $0.setPlan(.daily([600, 600]))
    },
    RuleCase(.minuteOutOfRange, schedule + ".daily.minutes_of_day[1]") {
      $0.setPlan(.daily([600, 1_440]))
    },
    RuleCase(.drawnOnceNotApplicable, schedule + ".drawn_once") {
      $0.setSchedule {
        $0.plan = .daily([600])
        $0.isDrawnOnce = true
      }
    },
  ]

  static let severalSchedules: [RuleCase] = [
    RuleCase(.scheduleIDMissing, schedule + ".schedule_id") {
      $0.addSchedule(id: "second")
    },
    RuleCase(.idDuplicate, "study.questionnaires[0].schedules[1].schedule_id") {
      $0.setSchedule { $0.id = "first" }
      $0.addSchedule(id: "first")
    },
    RuleCase(.idInvalid, schedule + ".schedule_id") { $0.setSchedule { $0.id = "First" } },
    RuleCase(.tooManySchedules, "study.questionnaires[0].schedules") { sample in
      sample.setSchedule { $0.id = "s" }
      for number in 1...20 { sample.addSchedule(id: "s\(number)") }
    },
  ]

  static let scheduleDays: [RuleCase] = [
    RuleCase(.questionnaireNotInStudy, schedule + ".anchor.questionnaire_id") {
      $0.setAnchor(.questionnaire("elsewhere"))
    },
    RuleCase(.dateInvalid, schedule + ".anchor.date") { $0.setAnchor(.date("2026-02-30")) },
    RuleCase(.idInvalid, schedule + ".anchor.staff_date_id") { $0.setAnchor(.staffDate("")) },
    RuleCase(.anchorInvalid, schedule + ".anchor.offset_days") {
      $0.setAnchor(.joining, offset: -3_661)
    },
    RuleCase(.anchorInvalid, schedule + ".anchor.offset_days") {
      $0.setAnchor(.joining, offset: 3_661)
    },
    RuleCase(.rhythmOutOfRange, schedule + ".days.every_days") { $0.setRhythm(.everyDays(0)) },
    RuleCase(.rhythmOutOfRange, schedule + ".days.every_weeks") { $0.setRhythm(.everyWeeks(53)) },
    RuleCase(.rhythmOutOfRange, schedule + ".days.every_weeks") { $0.setRhythm(.everyWeeks(1)) },
    RuleCase(.rhythmOutOfRange, schedule + ".days.every_months") {
      $0.setRhythm(.everyMonths(25))
    },
    RuleCase(.rhythmOutOfRange, schedule + ".days.burst.days_on") {
      $0.setRhythm(.burst(daysOn: 0, daysOff: 1))
    },
    RuleCase(.rhythmOutOfRange, schedule + ".days.burst.days_off") {
      $0.setRhythm(.burst(daysOn: 1, daysOff: 0))
    },
    RuleCase(.rhythmOutOfRange, schedule + ".days.sequence.days") { $0.setRhythm(.sequence([])) },
    RuleCase(.rhythmOutOfRange, schedule + ".days.sequence.days[1]") {
      $0.setRhythm(.sequence([7, 7]))
    },
    RuleCase(.rhythmOutOfRange, schedule + ".days.sequence.days[0]") {
      $0.setRhythm(.sequence([3_661]))
    },
    RuleCase(.dayCountOutOfRange, schedule + ".days.day_count") {
      $0.setSchedule { $0.days.dayCount = 3_661 }
    },
    RuleCase(.dateInvalid, schedule + ".days.from_date") {
      $0.setSchedule { $0.days.fromDate = "1.1.2026" }
    },
    RuleCase(.datesEmpty, schedule + ".days.until_date") {
      $0.setSchedule {
        $0.days.fromDate = "2026-02-01"
        $0.days.untilDate = "2026-01-31"
      }
    },
  ]

  static let promptRules: [RuleCase] = [
    RuleCase(.priorityOutOfRange, schedule + ".priority") { $0.setSchedule { $0.priority = 101 } },
    RuleCase(.remindersOutOfRange, schedule + ".reminders.count") {
      $0.setSchedule { $0.followUp.reminders = .init(count: 11, distanceMinutes: 5) }
    },
    RuleCase(.remindersOutOfRange, schedule + ".reminders.distance_minutes") {
      $0.setSchedule { $0.followUp.reminders = .init(count: 1, distanceMinutes: 1_441) }
    },
    RuleCase(.remindersOutOfRange, schedule + ".reminders") {
      $0.setSchedule {
        $0.expiresAfterMinutes = 60
        $0.followUp.reminders = .init(count: 2, distanceMinutes: 30)
      }
    },
    RuleCase(.snoozeOutOfRange, schedule + ".snooze.times_max") {
      $0.setSchedule { $0.followUp.snooze = .init(timesMax: 0, minutesMax: 5) }
    },
    RuleCase(.snoozeOutOfRange, schedule + ".snooze.minutes_max") {
      $0.setSchedule { $0.followUp.snooze = .init(timesMax: 1, minutesMax: 0) }
    },
    RuleCase(.completionOutOfRange, schedule + ".completion_minutes") {
      $0.setSchedule { $0.followUp.completionMinutes = 1_441 }
    },
    RuleCase(.promptRulesOutOfRange, "study.prompt_rules.per_day_max") {
      $0.study.promptRules.perDayMax = 97
    },
    RuleCase(.promptRulesOutOfRange, "study.prompt_rules.minimum_gap_minutes") {
      $0.study.promptRules.minimumGapMinutes = 721
    },
    RuleCase(.dateInvalid, "study.prompt_rules.holidays[1]") {
      $0.study.promptRules.holidays = ["2026-12-24", "2026-12-32"]
    },
    RuleCase(.holidayDuplicate, "study.prompt_rules.holidays[1]") {
      $0.study.promptRules.holidays = ["2026-12-24", "2026-12-24"]
    },
    RuleCase(.tooManyHolidays, "study.prompt_rules.holidays") {
      $0.study.promptRules.holidays = (0...1_000).map {
        "\(2_000 + $0)-01-01"
      }
    },
  ]

  static let participantBounds: [RuleCase] = [
    RuleCase(.boundsInvalid, schedule + ".bounds") {
      $0.setSchedule { $0.bounds = ParticipantBoundsDefinition() }
    },
    RuleCase(.boundsInvalid, schedule + ".bounds.per_day_max") {
      $0.setBounds { $0.perDayMax = 97 }
    },
    RuleCase(.boundsInvalid, schedule + ".bounds.per_day_max") {
      $0.setBounds { ($0.perDayMin, $0.perDayMax) = (11, 10) }
    },
    RuleCase(.boundsInvalid, schedule + ".bounds.minimum_gap_minutes") {
      $0.setBounds { $0.minimumGapMinutes = 721 }
    },
    RuleCase(.boundsInvalid, schedule + ".bounds.earliest_minute") {
      $0.setBounds { $0.earliestMinute = 1_440 }
    },
    // The sample's own plan: ten a day from 08:00 to 20:00, 15 minutes apart.
    RuleCase(.boundsInvalid, schedule + ".bounds") { $0.setBounds { $0.perDayMax = 9 } },
    RuleCase(.boundsInvalid, schedule + ".bounds") { $0.setBounds { $0.minimumGapMinutes = 16 } },
    RuleCase(.boundsInvalid, schedule + ".bounds") { $0.setBounds { $0.earliestMinute = 481 } },
    RuleCase(.boundsInvalid, schedule + ".bounds") { $0.setBounds { $0.latestMinute = 1_199 } },
    RuleCase(.muteNotApplicable, schedule + ".participant_may_mute") {
      $0.setSchedule { $0.participantMayMute = true }
    },
    RuleCase(.muteNotApplicable, schedule + ".participant_may_mute") {
      $0.setSchedule { ($0.participantMayMute, $0.participantMayChange) = (true, true) }
    },
  ]

  private static func standard(
    perDay: UInt32 = 10, windows: [DayWindowDefinition] = [Samples.window], gap: UInt32 = 15
  ) -> ScheduleDefinition.Plan {
    .standard(StandardPlanDefinition(perDay: perDay, windows: windows, minimumGapMinutes: gap))
  }
}
