import Messages
import QuestionnaireSamples
import QuestionnaireWire
import Questionnaires
import Testing

@Suite struct TriggerRoundTripTests {
  private static let causes: [TriggerDefinition.Cause?] = [
    nil, .staff, .times(TimesCause(minutesOfDay: [0, 1_439])),
    .sheet(
      SheetCause(
        questionnaireID: "daily",
        condition: .any([
          .comparison(
            Comparison(
              QuestionReference(questionnaireID: "", subject: .score("s")), .less, number: 3)),
          .comparison(Comparison(elementID: "single", .equal, codes: ["a"])),
        ]), bands: [.init(scoreID: "s", codes: ["low", "high"])])),
    .record(
      RecordCause(
        type: .measurement, kinds: ["pressure"],
        value: .init(.greaterOrEqual, 140, unit: "mm[Hg]", isSecond: true))),
    .record(RecordCause(type: nil, value: .init(nil, nil, unit: ""))),
    .listening(ListeningCause(minutesMin: 5, collectionID: "noises")),
    .noise(NoiseCause(unit: .decibelA, level: 85, questionnaireIDs: ["daily"])),
    .noise(NoiseCause(unit: .decibelFullScale, level: -3)),
    .noise(NoiseCause(unit: .amplitude, level: 0.5)), .noise(NoiseCause(unit: nil, level: nil)),
    .inactivity(InactivityCause(days: 3, repeatDays: 2, questionnaireIDs: ["daily"])),
    .inactivity(InactivityCause(days: 3, sheetsOnly: true)),
    .therapyEnd(TherapyEndCause(days: -7, kinds: ["drug"])),
    .compliance(
      ComplianceCause(percentBelow: 50, days: 7, promptsMin: 10, questionnaireIDs: ["daily"])),
  ]

  @Test func triggersComeBackAsTheyWere() throws {
    let periods: [TriggerDefinition.Bound.Period?] = [nil, .day, .week, .ever]
    var study = Samples.study()
    study.triggers =
      Self.causes.map { TriggerDefinition(id: "t", cause: $0, cooldownMinutes: 720) }
      + periods.map {
        TriggerDefinition(id: "t", cause: .staff, atMost: .init(count: 2, period: $0))
      }
      + [
        TriggerDefinition(
          id: "t", cause: .staff,
          draw: TriggerDraw(rows: [
            .init(
              sheet: SheetCause(
                questionnaireID: "daily", bands: [.init(scoreID: "s", codes: ["low"])])),
            .init(options: [
              .init(id: "walk", partsPerMillion: 1), .init(id: "rest", partsPerMillion: 999_999),
            ]),
          ]))
      ]
    study.questionnaires[0].schedules[0].anchor = ScheduleAnchorDefinition(
      event: .trigger("t"), optionID: "walk")
    study.questionnaires[0].schedules[0].plan = .after(
      AfterPlanDefinition(
        delayMinutesMin: 1, delayMinutesMax: 2, windows: [Samples.window], lateMinutes: 3))
    let bytes = CatalogueV1.Study(study).serialized()
    #expect(StudyDefinition(try CatalogueV1.Study(serialized: bytes)) == study)
  }
}
