import Messages
import PlanningDomain
import QuestionnaireWire
import Questionnaires

/// Schedules and rules as the tables hold them: the bytes of an otolith.catalogue.v1.Schedule, and of others.
enum ScheduleCoding {
  /// - Returns: nil for nil, and for a schedule without a plan.
  /// - Throws: `DecodingError`.
  static func schedule(_ bytes: [UInt8]?) throws -> Schedule? {
    try bytes.flatMap {
      Schedule(try definition($0))
    }
  }

  /// - Throws: `DecodingError`.
  static func definition(_ bytes: [UInt8]) throws -> ScheduleDefinition {
    ScheduleDefinition(try CatalogueV1.Schedule(serialized: bytes))
  }

  /// Of an otolith.catalogue.v1.PromptRules; none for nil.
  ///
  /// - Throws: `DecodingError`.
  static func promptRules(_ bytes: [UInt8]?) throws -> StudyPromptRules {
    try bytes.map {
      StudyPromptRules(PromptRulesDefinition(try CatalogueV1.PromptRules(serialized: $0)))
    } ?? StudyPromptRules()
  }

  /// Nil for none.
  static func bytes(_ rules: PromptRulesDefinition) -> [UInt8]? {
    CatalogueV1.PromptRules(rules)?.serialized()
  }

  /// Of an otolith.catalogue.v1.Trigger.
  ///
  /// - Throws: `DecodingError`.
  static func trigger(_ bytes: [UInt8]) throws -> TriggerDefinition {
    TriggerDefinition(try CatalogueV1.Trigger(serialized: bytes))
  }

  static func bytes(_ trigger: TriggerDefinition) -> [UInt8] {
    CatalogueV1.Trigger(trigger).serialized()
  }

  static func bytes(_ schedule: Schedule?) -> [UInt8]? {
    schedule.map { CatalogueV1.Schedule($0.definition).serialized() }
  }

  /// What a participant chose: the bytes of an otolith.events.v1.PromptSettingsChanged without the rest.
  static func bytes(_ settings: PromptSettings) -> [UInt8] {
    EventsV1.PromptSettingsChanged(
      quietHours: settings.quietHours.map {
        IngestionV1.QuietHours(
          day: UInt32(clamping: $0.day), startMinute: UInt32(clamping: $0.startMinute),
          endMinute: UInt32(clamping: $0.endMinute))
      }, notificationsPerDayMax: UInt32(clamping: settings.perDayMax),
      notificationGapMinutes: UInt32(clamping: settings.gapMinutes)
    ).serialized()
  }

  /// - Throws: `DecodingError`.
  static func settings(_ bytes: [UInt8]) throws -> PromptSettings {
    let message = try EventsV1.PromptSettingsChanged(serialized: bytes)
    return PromptSettings(
      quietHours: message.quietHours.map {
        PromptSettings.Quiet(
          day: Int($0.day), startMinute: Int($0.startMinute), endMinute: Int($0.endMinute))
      }, perDayMax: Int(message.notificationsPerDayMax),
      gapMinutes: Int(message.notificationGapMinutes), wantsMail: message.promptMail)
  }
}
