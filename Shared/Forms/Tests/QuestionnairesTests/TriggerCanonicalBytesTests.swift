import QuestionnaireSamples
import Testing

@testable import Questionnaires

@Suite struct TriggerCanonicalBytesTests {
  private func bytes(_ change: (inout StudyDefinition) -> Void) -> [UInt8] {
    var study = Samples.study()
    change(&study)
    return study.canonicalBytes
  }

  private func bytes(of trigger: TriggerDefinition) -> [UInt8] {
    bytes { $0.triggers = [trigger] }
  }

  private func alerting(
    _ channels: [String], _ text: String, _ minutes: UInt32 = 0, _ escalation: [String] = []
  ) -> TriggerDefinition {
    TriggerDefinition(
      id: "t", cause: .staff,
      alert: .init(
        channelIDs: channels, text: Samples.text(text), acknowledgeMinutes: minutes,
        escalationChannelIDs: escalation))
  }

  private static let causes: [TriggerDefinition.Cause?] = [
    nil, .staff, .times(TimesCause(minutesOfDay: [1])), .times(TimesCause(minutesOfDay: [2])),
    .times(TimesCause(minutesOfDay: [1, 2])), .sheet(SheetCause(questionnaireID: "daily")),
    .sheet(SheetCause(questionnaireID: "weekly")),
    .sheet(
      SheetCause(
        questionnaireID: "daily", condition: .comparison(Comparison(elementID: "q", .answered)))),
    .sheet(SheetCause(questionnaireID: "daily", bands: [.init(scoreID: "s", codes: ["a"])])),
    .sheet(SheetCause(questionnaireID: "daily", bands: [.init(scoreID: "s", codes: ["b"])])),
    .record(RecordCause(type: .event)), .record(RecordCause(type: .measurement)),
    .record(RecordCause(type: .event, kinds: ["a"])),
    .record(RecordCause(type: .measurement, value: .init(.less, 1, unit: "1"))),
    .record(RecordCause(type: .measurement, value: .init(.less, 2, unit: "1"))),
    .record(RecordCause(type: .measurement, value: .init(.greater, 1, unit: "1"))),
    .record(RecordCause(type: .measurement, value: .init(.less, 1, unit: "%"))),
    .record(RecordCause(type: .measurement, value: .init(.less, 1, unit: "1", isSecond: true))),
    .listening(ListeningCause()), .listening(ListeningCause(minutesMin: 1)),
    .listening(ListeningCause(collectionID: "c")),
    .noise(NoiseCause(unit: .decibelA, level: 1)), .noise(NoiseCause(unit: .amplitude, level: 1)),
    .noise(NoiseCause(unit: .amplitude, level: 0.5)),
    .noise(NoiseCause(unit: .amplitude, level: 1, questionnaireIDs: ["daily"])),
    .inactivity(InactivityCause(days: 1)), .inactivity(InactivityCause(days: 2)),
    .inactivity(InactivityCause(days: 1, repeatDays: 1)),
    .inactivity(InactivityCause(days: 1, questionnaireIDs: ["daily"])),
    .inactivity(InactivityCause(days: 1, sheetsOnly: true)),
    .therapyEnd(TherapyEndCause(days: 1)), .therapyEnd(TherapyEndCause(days: -1)),
    .therapyEnd(TherapyEndCause(days: 1, kinds: ["a"])),
    .compliance(ComplianceCause(percentBelow: 1, days: 1, promptsMin: 1)),
    .compliance(ComplianceCause(percentBelow: 2, days: 1, promptsMin: 1)),
    .compliance(ComplianceCause(percentBelow: 1, days: 2, promptsMin: 1)),
    .compliance(ComplianceCause(percentBelow: 1, days: 1, promptsMin: 2)),
    .compliance(
      ComplianceCause(percentBelow: 1, days: 1, promptsMin: 1, questionnaireIDs: ["daily"])),
  ]

  @Test func triggersDifferByWhatTheySay() {
    var seen: Set<[UInt8]> = [bytes { _ in }]
    for cause in Self.causes {
      #expect(seen.insert(bytes(of: TriggerDefinition(id: "t", cause: cause))).inserted, "\(cause)")
    }
    for trigger in [
      TriggerDefinition(id: "u", cause: .staff),
      TriggerDefinition(id: "t", cause: .staff, cooldownMinutes: 1),
      TriggerDefinition(id: "t", cause: .staff, atMost: .init(count: 1, period: .day)),
      TriggerDefinition(id: "t", cause: .staff, atMost: .init(count: 2, period: .day)),
      TriggerDefinition(id: "t", cause: .staff, atMost: .init(count: 1, period: .week)),
      alerting(["a"], "x"), alerting(["b"], "x"), alerting(["a", "b"], "x"), alerting(["a"], "y"),
      alerting(["a"], "x", 5, ["b"]), alerting(["a"], "x", 6, ["b"]),
      alerting(["a"], "x", 5, ["a"]),
    ] + Self.drawing {
      #expect(seen.insert(bytes(of: trigger)).inserted, "\(trigger)")
    }
    let plans: [AfterPlanDefinition] = [
      AfterPlanDefinition(), AfterPlanDefinition(delayMinutesMax: 1),
      AfterPlanDefinition(delayMinutesMin: 1, delayMinutesMax: 1),
      AfterPlanDefinition(windows: [Samples.window]), AfterPlanDefinition(lateMinutes: 1),
    ]
    for plan in plans {
      let bytes = bytes { $0.questionnaires[0].schedules[0].plan = .after(plan) }
      #expect(seen.insert(bytes).inserted, "\(plan)")
    }
    let anchored = bytes { $0.questionnaires[0].schedules[0].anchor.event = .trigger("daily") }
    #expect(seen.insert(anchored).inserted)
    let selecting = bytes {
      $0.questionnaires[0].schedules[0].anchor = ScheduleAnchorDefinition(
        event: .trigger("daily"), optionID: "a")
    }
    #expect(seen.insert(selecting).inserted)
  }

  private static let drawing: [TriggerDefinition] = {
    let sheet = SheetCause(
      questionnaireID: "daily", bands: [.init(scoreID: "s", codes: ["a"])])
    let (a, b) = (
      TriggerDraw.Option(id: "a", partsPerMillion: 1),
      TriggerDraw.Option(id: "b", partsPerMillion: 1)
    )
    let rows: [[TriggerDraw.Row]] = [
      [], [.init()], [.init(options: [a])], [.init(options: [b])], [.init(options: [a, b])],
      [.init(options: [b, a])], [.init(options: [.init(id: "a", partsPerMillion: 2)])],
      [.init(sheet: sheet)], [.init(sheet: sheet), .init(options: [a])],
      [.init(sheet: sheet, options: [a]), .init()],
    ]
    return rows.map { TriggerDefinition(id: "t", cause: .staff, draw: TriggerDraw(rows: $0)) }
  }()

  @Test func theOrderOfWhatHasNoneSaysNothing() {
    func kinds(_ kinds: [String]) -> [UInt8] {
      bytes(of: TriggerDefinition(id: "t", cause: .record(RecordCause(type: .event, kinds: kinds))))
    }
    #expect(kinds(["a", "b"]) == kinds(["b", "a"]))
    #expect(bytes(of: alerting(["a", "b"], "x")) == bytes(of: alerting(["b", "a"], "x")))
    func bands(_ bands: [SheetCause.BandMatch]) -> [UInt8] {
      bytes(
        of: TriggerDefinition(
          id: "t", cause: .sheet(SheetCause(questionnaireID: "daily", bands: bands))))
    }
    #expect(
      bands([.init(scoreID: "s", codes: ["a", "b"]), .init(scoreID: "t", codes: ["c"])])
        == bands([.init(scoreID: "t", codes: ["c"]), .init(scoreID: "s", codes: ["b", "a"])]))
  }
}
