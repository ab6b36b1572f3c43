import QuestionnaireSamples
import Questionnaires

extension RuleCases {
  private static let trigger = "study.triggers[0]"
  private static let schedule = "study.questionnaires[0].schedules[0]"

  static let triggers: [RuleCase] =
    triggerHeads + alerts + draws + sheetCauses + recordCauses + otherCauses + afterPlans

  private static let alerts: [RuleCase] = [
    RuleCase(.alertChannelInvalid, trigger + ".alert.channel_ids") {
      $0.setAlert { $0.channelIDs = [] }
    },
    RuleCase(.alertChannelInvalid, trigger + ".alert.channel_ids[1]") {
      $0.setAlert { $0.channelIDs = ["clinic", "clinic"] }
    },
    RuleCase(.alertChannelInvalid, trigger + ".alert.channel_ids[0]") {
      $0.setAlert { $0.channelIDs = ["Clinic"] }
    },
    RuleCase(.alertChannelInvalid, trigger + ".alert.channel_ids") {
      $0.setAlert { $0.channelIDs = ["a", "b", "c", "d", "e", "f"] }
    },
    RuleCase(.textMissing, trigger + ".alert.text") { $0.setAlert { $0.text = TranslatedText() } },
    RuleCase(.textTooLong, trigger + ".alert.text.translations[0].text") {
      $0.setAlert { $0.text = Samples.text(String(repeating: "a", count: 501)) }
    },
    RuleCase(.alertEscalationInvalid, trigger + ".alert.acknowledge_minutes") {
      $0.setAlert { $0.acknowledgeMinutes = 44_641 }
    },
    RuleCase(.alertEscalationInvalid, trigger + ".alert.acknowledge_minutes") {
      $0.setAlert { $0.acknowledgeMinutes = 0 }
    },
    RuleCase(.alertEscalationInvalid, trigger + ".alert.escalation_channel_ids") {
      $0.setAlert { $0.escalationChannelIDs = [] }
    },
    RuleCase(.alertChannelInvalid, trigger + ".alert.escalation_channel_ids[0]") {
      $0.setAlert { $0.escalationChannelIDs = [""] }
    },
  ]

  private static let triggerHeads: [RuleCase] = [
    RuleCase(.tooManyTriggers, "study.triggers") { sample in
      sample.setTrigger(.staff)
      for number in 0...99 {
        sample.study.triggers.append(TriggerDefinition(id: "t\(number)", cause: .staff))
      }
    },
    RuleCase(.idInvalid, trigger + ".trigger_id") {
      $0.setTrigger(.staff)
      $0.study.triggers[0].id = ""
      $0.study.questionnaires[0].schedules[0].anchor = ScheduleAnchorDefinition()
      $0.study.questionnaires[0].schedules[0].plan = .daily([600])
    },
    RuleCase(.triggerDuplicate, "study.triggers[1].trigger_id") {
      $0.setTrigger(.staff)
      $0.study.triggers.append($0.study.triggers[0])
    },
    RuleCase(.triggerUnused, "study.triggers[1].trigger_id") {
      $0.setTrigger(.staff)
      $0.study.triggers.append(TriggerDefinition(id: "idle", cause: .staff))
    },
    RuleCase(.triggerWithoutRoom, schedule + ".priority") {
      $0.setTrigger(.staff)
      $0.study.promptRules.perDayMax = 2
      $0.study.questionnaires[0].schedules.insert(
        ScheduleDefinition(id: "daily", plan: .daily([600, 900]), priority: 1), at: 1)
      $0.study.questionnaires[0].schedules[0].id = "follow-up"
    },
    RuleCase(.triggerCauseMissing, trigger) { $0.setTrigger(nil) },
    RuleCase(.triggerOutOfRange, trigger + ".cooldown_minutes") {
      $0.setTrigger(.staff)
      $0.study.triggers[0].cooldownMinutes = 527_041
    },
    RuleCase(.triggerBoundInvalid, trigger + ".at_most.count") {
      $0.setTrigger(.staff, atMost: .init(count: 0, period: .day))
    },
    RuleCase(.triggerBoundInvalid, trigger + ".at_most.count") {
      $0.setTrigger(.staff, atMost: .init(count: 1_001, period: .ever))
    },
    RuleCase(.triggerBoundInvalid, trigger + ".at_most.period") {
      $0.setTrigger(.staff, atMost: .init(count: 1, period: nil))
    },
    RuleCase(.triggerBoundInvalid, trigger + ".at_most.count") {
      // A day of 25 hours has room for two firings, 24 hours apart.
      $0.setTrigger(.staff, atMost: .init(count: 3, period: .day))
      $0.study.triggers[0].cooldownMinutes = 1_440
    },
    RuleCase(.triggerUnknown, schedule + ".anchor.trigger_id") {
      $0.setAnchor(.trigger("elsewhere"))
    },
  ]

  private static let sheetCauses: [RuleCase] = [
    RuleCase(.questionnaireNotInStudy, trigger + ".sheet.questionnaire_id") {
      $0.setTrigger(.sheet(SheetCause(questionnaireID: "elsewhere")))
    },
    RuleCase(.questionUnknown, trigger + ".sheet.conditions[0].element_id") {
      $0.setTrigger(
        .sheet(
          SheetCause(
            questionnaireID: $0.study.questionnaires[0].questionnaireID,
            condition: .comparison(Comparison(elementID: "nowhere", .answered)))))
    },
    RuleCase(.scoreUnknown, trigger + ".sheet.bands[0].score_id") {
      $0.setBands([.init(scoreID: "nothing", codes: ["low"])])
    },
    RuleCase(.scoreDuplicate, trigger + ".sheet.bands[1].score_id") {
      $0.addScore()
      $0.setBands([.init(scoreID: "sum", codes: ["low"]), .init(scoreID: "sum", codes: ["high"])])
    },
    RuleCase(.codesMissing, trigger + ".sheet.bands[0].codes") {
      $0.addScore()
      $0.setBands([.init(scoreID: "sum", codes: [])])
    },
    RuleCase(.bandUnknown, trigger + ".sheet.bands[0].codes[1]") {
      $0.addScore()
      $0.setBands([.init(scoreID: "sum", codes: ["low", "middle"])])
    },
    RuleCase(.codeDuplicate, trigger + ".sheet.bands[0].codes[1]") {
      $0.addScore()
      $0.setBands([.init(scoreID: "sum", codes: ["low", "low"])])
    },
    RuleCase(.triggerOutOfRange, trigger + ".sheet.bands") { sample in
      let scores = (0...50).map { "s\($0)" }
      for id in scores { sample.addScore(id) }
      sample.setBands(scores.map { .init(scoreID: $0, codes: ["low"]) })
    },
    RuleCase(.unreachable, trigger + ".sheet.conditions") {
      $0.setElements(choice("a", "b"))
      $0.setTrigger(
        .sheet(
          SheetCause(
            questionnaireID: $0.study.questionnaires[0].questionnaireID,
            condition: .all([
              .comparison(Comparison(elementID: "q", .equal, codes: ["a"])),
              .comparison(Comparison(elementID: "q", .equal, codes: ["b"])),
            ]))))
    },
  ]

  private static let recordCauses: [RuleCase] = [
    RuleCase(.recordTypeMissing, trigger + ".record.type") {
      $0.setTrigger(.record(RecordCause(type: nil)))
    },
    RuleCase(.recordTypeNotInStudy, trigger + ".record.type") {
      $0.setTrigger(.record(RecordCause(type: .measurement)))
    },
    RuleCase(.recordCauseNotApplicable, trigger + ".record.kinds") {
      $0.setRecordTrigger(RecordCause(type: .audiogram, kinds: ["any"]))
    },
    RuleCase(.recordCauseNotApplicable, trigger + ".record.value") {
      $0.setRecordTrigger(RecordCause(type: .audiogram, value: .init(.less, 1, unit: "1")))
    },
    RuleCase(.triggerEntryDuplicate, trigger + ".record.kinds[1]") {
      $0.setRecordTrigger(RecordCause(type: .measurement, kinds: ["a", "a"]))
    },
    RuleCase(.triggerOutOfRange, trigger + ".record.kinds[0]") {
      $0.setRecordTrigger(RecordCause(type: .measurement, kinds: [""]))
    },
    RuleCase(.triggerOutOfRange, trigger + ".record.kinds") {
      $0.setRecordTrigger(RecordCause(type: .measurement, kinds: (0...100).map { "k\($0)" }))
    },
    RuleCase(.operatorMissing, trigger + ".record.value.operator") {
      $0.setRecordTrigger(RecordCause(type: .measurement, value: .init(nil, 1, unit: "1")))
    },
    RuleCase(.operatorNotApplicable, trigger + ".record.value.operator") {
      $0.setRecordTrigger(RecordCause(type: .measurement, value: .init(.answered, 1, unit: "1")))
    },
    RuleCase(.numberMissing, trigger + ".record.value.number") {
      $0.setRecordTrigger(RecordCause(type: .measurement, value: .init(.less, nil, unit: "1")))
    },
    RuleCase(.numberNotFinite, trigger + ".record.value.number") {
      $0.setRecordTrigger(
        RecordCause(type: .measurement, value: .init(.less, .infinity, unit: "1")))
    },
    RuleCase(.comparedUnitMissing, trigger + ".record.value.unit") {
      $0.setRecordTrigger(RecordCause(type: .measurement, value: .init(.less, 1, unit: "")))
    },
    RuleCase(.unitInvalid, trigger + ".record.value.unit") {
      $0.setRecordTrigger(RecordCause(type: .measurement, value: .init(.less, 1, unit: "mm Hg")))
    },
    RuleCase(.recordTypeNotInStudy, trigger + ".therapy_end") {
      $0.setTrigger(.therapyEnd(TherapyEndCause()))
    },
    RuleCase(.triggerOutOfRange, trigger + ".therapy_end.days") {
      $0.study.vocabularyIDs = ["therapies"]
      $0.study.recordTypes = [RecordTypeUse(type: .therapy, vocabularyID: "therapies")]
      $0.setTrigger(.therapyEnd(TherapyEndCause(days: -367)))
    },
  ]

  private static let otherCauses: [RuleCase] = [
    RuleCase(.soundsNotInStudy, trigger + ".listening") {
      $0.study.soundCollectionIDs = []
      $0.setTrigger(.listening(ListeningCause()))
    },
    RuleCase(.soundsNotInStudy, trigger + ".listening.collection_id") {
      $0.study.soundCollectionIDs = ["tones"]
      $0.setTrigger(.listening(ListeningCause(collectionID: "noises")))
    },
    RuleCase(.triggerOutOfRange, trigger + ".listening.minutes_min") {
      $0.study.soundCollectionIDs = ["tones"]
      $0.setTrigger(.listening(ListeningCause(minutesMin: 1_441)))
    },
    RuleCase(.noiseUnitMissing, trigger + ".noise.unit") { $0.setNoiseTrigger(unit: nil) },
    RuleCase(.numberMissing, trigger + ".noise.level") { $0.setNoiseTrigger(level: nil) },
    RuleCase(.numberNotFinite, trigger + ".noise.level") { $0.setNoiseTrigger(level: .nan) },
    RuleCase(.numberOutOfRange, trigger + ".noise.level") { $0.setNoiseTrigger(level: 151) },
    RuleCase(.noiseNotMeasured, trigger + ".noise") {
      $0.setNoiseTrigger()
      for index in $0.questionnaires.indices { $0.questionnaires[index].sensors = [] }
    },
    RuleCase(.noiseNotMeasured, trigger + ".noise.questionnaire_ids[0]") {
      $0.setNoiseTrigger(of: [$0.questionnaires[0].id])
      $0.questionnaires[0].sensors = []
    },
    RuleCase(.questionnaireNotInStudy, trigger + ".noise.questionnaire_ids[0]") {
      $0.setNoiseTrigger(of: ["elsewhere"])
    },
    RuleCase(.triggerOutOfRange, trigger + ".inactivity.days") {
      $0.setTrigger(.inactivity(InactivityCause(days: 0)))
    },
    RuleCase(.triggerOutOfRange, trigger + ".inactivity.repeat_days") {
      $0.setTrigger(.inactivity(InactivityCause(days: 1, repeatDays: 367)))
    },
    RuleCase(.triggerOutOfRange, trigger + ".inactivity.sheets_only") {
      $0.setTrigger(
        .inactivity(
          InactivityCause(
            days: 1, questionnaireIDs: [$0.study.questionnaires[0].questionnaireID],
            sheetsOnly: true)))
    },
    RuleCase(.triggerOutOfRange, trigger + ".compliance.percent_below") {
      $0.setTrigger(.compliance(ComplianceCause(percentBelow: 101, days: 7, promptsMin: 1)))
    },
    RuleCase(.triggerOutOfRange, trigger + ".compliance.days") {
      $0.setTrigger(.compliance(ComplianceCause(percentBelow: 50, days: 0, promptsMin: 1)))
    },
    RuleCase(.triggerOutOfRange, trigger + ".compliance.prompts_min") {
      $0.setTrigger(.compliance(ComplianceCause(percentBelow: 50, days: 7, promptsMin: 0)))
    },
    RuleCase(.questionnaireNotInStudy, trigger + ".compliance.questionnaire_ids[0]") {
      $0.setTrigger(
        .compliance(
          ComplianceCause(
            percentBelow: 50, days: 7, promptsMin: 1, questionnaireIDs: ["elsewhere"])))
    },
  ]

  private static let afterPlans: [RuleCase] = [
    RuleCase(.triggerAnchorMissing, schedule + ".anchor") {
      $0.setPlan(.after(AfterPlanDefinition()))
    },
    RuleCase(.delayOutOfRange, schedule + ".after.delay_minutes_max") {
      $0.setAfterPlan(AfterPlanDefinition(delayMinutesMin: 1))
    },
    RuleCase(.delayOutOfRange, schedule + ".after.delay_minutes_max") {
      $0.setAfterPlan(AfterPlanDefinition(delayMinutesMax: 44_641))
    },
    RuleCase(.delayOutOfRange, schedule + ".after.late_minutes") {
      $0.setAfterPlan(AfterPlanDefinition(lateMinutes: 44_641))
    },
    RuleCase(.dayDuplicate, schedule + ".after.windows[1].day") {
      $0.setAfterPlan(AfterPlanDefinition(windows: [Samples.window, Samples.window]))
    },
    RuleCase(.dayMissing, schedule + ".after.windows[0].day") {
      $0.setAfterPlan(
        AfterPlanDefinition(
          windows: [DayWindowDefinition(day: nil, startMinute: 0, endMinute: 600)]))
    },
    RuleCase(.afterPlanNotApplicable, schedule + ".participant_may_change") {
      $0.setAfterPlan(AfterPlanDefinition())
      $0.setSchedule { $0.participantMayChange = true }
    },
    RuleCase(.afterPlanNotApplicable, schedule + ".start_day") {
      $0.setAfterPlan(AfterPlanDefinition())
      $0.setSchedule { $0.startDay = 1 }
    },
    RuleCase(.afterPlanNotApplicable, schedule + ".anchor.offset_days") {
      $0.setAfterPlan(AfterPlanDefinition())
      $0.setSchedule { $0.anchor.offsetDays = -1 }
    },
    RuleCase(.afterPlanNotApplicable, schedule + ".days") {
      $0.setAfterPlan(AfterPlanDefinition())
      $0.setSchedule { $0.days.dayCount = 1 }
    },
  ]
}
