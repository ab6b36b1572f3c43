import QuestionnaireSamples
import Questionnaires

extension SampleImport {
  /// Sets a trigger that the first schedule follows.
  mutating func setTrigger(
    _ cause: TriggerDefinition.Cause?, atMost bound: TriggerDefinition.Bound? = nil
  ) {
    study.triggers = [TriggerDefinition(id: "t", cause: cause, atMost: bound)]
    setPlan(.after(AfterPlanDefinition()))
    setAnchor(.trigger("t"))
  }

  /// Sets a trigger with a changed alert.
  mutating func setAlert(_ change: (inout TriggerDefinition.Alert) -> Void) {
    setTrigger(.staff)
    var alert = TriggerDefinition.Alert(
      channelIDs: ["clinic"], text: Samples.text("Call"), acknowledgeMinutes: 60,
      escalationChannelIDs: ["on-call"])
    change(&alert)
    study.triggers[0].alert = alert
  }

  /// Sets a trigger of sheets with a changed draw; the schedule uses its option `walk`.
  mutating func setDraw(_ change: (inout TriggerDraw) -> Void) {
    addScore()
    setBands([])
    var draw = TriggerDraw(rows: [
      .init(sheet: drawSheet(), options: []),
      .init(options: [.init(id: "walk", partsPerMillion: TriggerDraw.certain)]),
    ])
    change(&draw)
    study.triggers[0].draw = draw
    setSchedule { $0.anchor.optionID = "walk" }
  }

  /// A condition on sheets of the first questionnaire.
  func drawSheet() -> SheetCause {
    SheetCause(
      questionnaireID: study.questionnaires[0].questionnaireID,
      bands: [.init(scoreID: "sum", codes: ["low"])])
  }

  mutating func setAfterPlan(_ plan: AfterPlanDefinition) {
    setTrigger(.staff)
    setPlan(.after(plan))
  }

  /// Adds the record type to the study.
  mutating func setRecordTrigger(_ cause: RecordCause) {
    setTrigger(.record(cause))
    study.recordTypes = [RecordTypeUse(type: cause.type)]
  }

  mutating func setNoiseTrigger(
    unit: NoiseCause.Unit? = .decibelA, level: Double? = 85, of questionnaireIDs: [String] = []
  ) {
    setTrigger(
      .noise(NoiseCause(unit: unit, level: level, questionnaireIDs: questionnaireIDs)))
  }

  /// Adds a score with two bands to the first questionnaire.
  mutating func addScore(_ id: String = "sum") {
    questionnaires[0].scores.append(
      ScoreDefinition(
        id: id, method: .sum, items: [ScoreItem(.question("loudness"))],
        bands: [
          ScoreBand(minimum: 0, code: "low", label: Samples.text("Low")),
          ScoreBand(minimum: 0.5, code: "high", label: Samples.text("High")),
        ]))
  }

  mutating func setBands(_ bands: [SheetCause.BandMatch]) {
    setTrigger(
      .sheet(
        SheetCause(questionnaireID: study.questionnaires[0].questionnaireID, bands: bands)))
  }
}
