import QuestionnaireSamples
import Questionnaires

/// An import that a test makes invalid.
struct SampleImport {
  var study = Self.bilingualStudy
  var questionnaires = [Samples.questionnaire()]
  var published: [QuestionnaireVersionKey: QuestionnaireDefinition] = [:]
  var password = ""
  var hasStoredPassword = false
  var limits = CatalogueLimits.default

  var findings: [Finding] {
    StudyChecker(limits: limits).check(
      study, questionnaires: questionnaires, published: published, accessPassword: password,
      hasStoredPassword: hasStoredPassword)
  }

  /// The consent is available in both languages of the title.
  private static var bilingualStudy: StudyDefinition {
    var study = Samples.study()
    study.consentText = Samples.text("I agree.", german: "Ich willige ein.")
    return study
  }

  /// Replaces the questions of the first questionnaire.
  mutating func setElements(_ elements: ElementDefinition...) {
    questionnaires[0].elements = elements
  }

  /// Adds an element with `condition` after all others.
  mutating func addCondition(_ condition: Condition) {
    questionnaires[0].elements.append(Samples.question("conditional", .yesNo, when: condition))
  }

  mutating func addCondition(_ comparison: Comparison) { addCondition(.comparison(comparison)) }

  mutating func setPlan(_ plan: ScheduleDefinition.Plan?) {
    study.questionnaires[0].schedules[0].plan = plan
  }

  mutating func setSchedule(_ change: (inout ScheduleDefinition) -> Void) {
    change(&study.questionnaires[0].schedules[0])
  }

  mutating func addSchedule(id: String) {
    study.questionnaires[0].schedules.append(ScheduleDefinition(id: id, plan: .daily([600])))
  }

  mutating func setAnchor(_ event: ScheduleAnchorDefinition.Event, offset: Int32 = 0) {
    setSchedule { $0.anchor = ScheduleAnchorDefinition(event: event, offsetDays: offset) }
  }

  mutating func setRhythm(_ rhythm: ScheduleDaysDefinition.Rhythm) {
    setSchedule { $0.days.rhythm = rhythm }
  }

  /// Sets bounds on a schedule that participants may change.
  mutating func setBounds(_ change: (inout ParticipantBoundsDefinition) -> Void) {
    setSchedule { schedule in
      schedule.participantMayChange = true
      var bounds = ParticipantBoundsDefinition()
      change(&bounds)
      schedule.bounds = bounds
    }
  }
}
