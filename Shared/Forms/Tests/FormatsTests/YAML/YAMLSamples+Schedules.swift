import Questionnaires

extension YAMLSamples {
  /// Schedules of the third questionnaire of `study`.
  static let schedules = [
    ScheduleDefinition(
      id: "monthly", plan: .monthly(dayOfMonth: 1, minuteOfDay: 1_080), participantMayChange: true,
      participantMayMute: true,
      anchor: ScheduleAnchorDefinition(event: .staffDate("visit-1"), offsetDays: -7),
      days: ScheduleDaysDefinition(
        rhythm: .everyMonths(2), dayCount: 365, fromDate: "2026-01-01", untilDate: "2027-01-01")),
    ScheduleDefinition(
      id: "burst", plan: .daily([480, 1_200]),
      anchor: ScheduleAnchorDefinition(event: .questionnaire("weekly")),
      days: ScheduleDaysDefinition(rhythm: .burst(daysOn: 7, daysOff: 21)),
      expiresAfterMinutes: 60, priority: 7,
      followUp: FollowUpDefinition(
        reminders: .init(count: 2, distanceMinutes: 10),
        snooze: .init(timesMax: 3, minutesMax: 15), completionMinutes: 30)),
    ScheduleDefinition(
      id: "sequence", plan: .daily([570]),
      anchor: ScheduleAnchorDefinition(event: .date("2026-03-29")),
      days: ScheduleDaysDefinition(rhythm: .sequence([0, 7, 28]))),
    ScheduleDefinition(
      id: "third-day", plan: .daily([600]),
      days: ScheduleDaysDefinition(rhythm: .everyDays(3))),
    ScheduleDefinition(
      id: "fixed-random",
      plan: .standard(
        StandardPlanDefinition(
          perDay: 2,
          windows: (1...7).map {
            DayWindowDefinition(day: $0, startMinute: 480, endMinute: 1_200)
          })), participantMayChange: true,
      days: ScheduleDaysDefinition(rhythm: .everyWeeks(2)), isDrawnOnce: true,
      bounds: ParticipantBoundsDefinition(
        perDayMin: 1, perDayMax: 4, minimumGapMinutes: 30, earliestMinute: 420)),
    ScheduleDefinition(
      id: "after",
      plan: .after(
        AfterPlanDefinition(
          delayMinutesMin: 10, delayMinutesMax: 30,
          windows: (1...7).map {
            DayWindowDefinition(day: $0, startMinute: 480, endMinute: 1_200)
          }, lateMinutes: 5)),
      anchor: ScheduleAnchorDefinition(event: .trigger("bad-day"), optionID: "walk")),
  ]

  /// Triggers of `study`.
  static let triggers = [
    TriggerDefinition(
      id: "bad-day",
      cause: .sheet(
        SheetCause(
          questionnaireID: "sample",
          condition: .comparison(
            Comparison(
              QuestionReference(questionnaireID: "", subject: .score("total")), .greaterOrEqual,
              number: 17)),
          bands: [.init(scoreID: "total", codes: ["severe", "worst"])])),
      cooldownMinutes: 720, atMost: .init(count: 2, period: .week),
      draw: TriggerDraw(rows: [
        .init(
          sheet: SheetCause(
            questionnaireID: "sample",
            condition: .comparison(
              Comparison(
                QuestionReference(questionnaireID: "", subject: .score("total")), .greaterOrEqual,
                number: 40)), bands: [.init(scoreID: "total", codes: ["worst"])])),
        .init(options: [
          .init(id: "walk", partsPerMillion: 333_333), .init(id: "rest", partsPerMillion: 500_000),
        ]),
      ])),
    TriggerDefinition(id: "points", cause: .times(TimesCause(minutesOfDay: [600, 1_080]))),
    TriggerDefinition(
      id: "pressure",
      cause: .record(
        RecordCause(
          type: .measurement, kinds: ["bp"],
          value: .init(.greater, 140, unit: "mm[Hg]", isSecond: true)))),
    TriggerDefinition(
      id: "listened",
      cause: .listening(ListeningCause(minutesMin: 5, collectionID: "noises"))),
    TriggerDefinition(
      id: "loud",
      cause: .noise(NoiseCause(unit: .decibelA, level: 85.5, questionnaireIDs: ["sample"]))),
    TriggerDefinition(
      id: "silent",
      cause: .inactivity(InactivityCause(days: 3, repeatDays: 2, questionnaireIDs: ["sample"]))),
    TriggerDefinition(id: "gone", cause: .inactivity(InactivityCause(days: 3, sheetsOnly: true))),
    TriggerDefinition(
      id: "therapy", cause: .therapyEnd(TherapyEndCause(days: -7, kinds: ["drug"]))),
    TriggerDefinition(
      id: "lapsing",
      cause: .compliance(
        ComplianceCause(
          percentBelow: 50, days: 7, promptsMin: 10, questionnaireIDs: ["weekly"]))),
    TriggerDefinition(
      id: "by-hand", cause: .staff,
      alert: .init(
        channelIDs: ["clinic"],
        text: TranslatedText([
          Translation(language: "de", text: "Bitte anrufen: heute"),
          Translation(language: "en", text: "Please call: today"),
        ]), acknowledgeMinutes: 120, escalationChannelIDs: ["on-call", "ward"])),
  ]
}
