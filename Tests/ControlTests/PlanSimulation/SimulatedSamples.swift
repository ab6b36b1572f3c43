import Calendar
import CalendarSamples
import Questionnaires

@testable import Control
@testable import PlanningService

/// Studies and settings for simulations.
enum SimulatedSamples {
  static let start = CivilDate(year: 2026, month: 3, day: 20)

  static func study(
    _ uses: [QuestionnaireUse], title: String = "Sample",
    rules: PromptRulesDefinition = PromptRulesDefinition(), groups: [String] = []
  ) -> SimulatedStudy {
    SimulatedStudy(
      StudyDefinition(
        id: "sample", title: TranslatedText([Translation(language: "en", text: title)]),
        consentText: TranslatedText([Translation(language: "en", text: "I agree.")]), access: .open,
        defaultLanguage: "en",
        groups: groups.map { StudyGroupDefinition(id: $0, title: TranslatedText()) },
        questionnaires: uses, promptRules: rules))
  }

  static func use(
    _ id: String, _ schedules: [ScheduleDefinition] = [],
    recurrence: QuestionnaireUse.Recurrence = .repeated, isBlocking: Bool = false,
    groups: [String] = []
  ) -> QuestionnaireUse {
    QuestionnaireUse(
      questionnaireID: id, recurrence: recurrence, schedules: schedules, isBlocking: isBlocking,
      groupIDs: groups)
  }

  /// Random instants between eight and eight.
  static func standard(
    _ perDay: UInt32, gap: UInt32 = 15, id: String = "", priority: UInt32 = 0
  ) -> ScheduleDefinition {
    ScheduleDefinition(
      id: id,
      plan: .standard(
        StandardPlanDefinition(
          perDay: perDay,
          windows: (1...7).map { DayWindowDefinition(day: $0, startMinute: 480, endMinute: 1200) },
          minimumGapMinutes: gap)), priority: priority)
  }

  static func daily(
    _ minutes: [UInt32], id: String = "", anchor: ScheduleAnchorDefinition.Event = .joining
  ) -> ScheduleDefinition {
    ScheduleDefinition(
      id: id, plan: .daily(minutes), anchor: ScheduleAnchorDefinition(event: anchor))
  }

  static func settings(
    participants: Int = 20, days: Int = 10, seed: UInt64 = 7,
    zones: [(String, Int)] = [("Europe/Berlin", 1)],
    rules: NotificationSettings = NotificationSettings(),
    answers: Double? = nil
  ) throws -> PlanSimulationSettings {
    PlanSimulationSettings(
      participants: participants, days: days, seed: seed, start: start, joinDays: 5,
      zones: try zones.map { .init(try zone($0.0), weight: $0.1) }, rules: rules,
      answersPerMillion: answers.map { Int($0 * 1_000_000) })
  }

  static func key(_ questionnaireID: String, _ scheduleID: String = "") -> ScheduleKey {
    ScheduleKey(
      QuestionnaireKey(studyID: "sample", questionnaireID: questionnaireID),
      scheduleID: scheduleID)
  }
}
