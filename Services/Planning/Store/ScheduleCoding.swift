import Messages
import QuestionnaireWire
import Questionnaires

/// Encoding of schedules, rules and texts in the tables: serialised messages such as
/// otolith.catalogue.v1.Schedule.
enum ScheduleCoding {
  /// - Returns: Nil for nil, and for a schedule without a plan.
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

  /// Decodes an otolith.catalogue.v1.PromptRules; nil gives empty rules.
  ///
  /// - Throws: `DecodingError`.
  static func notificationRules(_ bytes: [UInt8]?) throws -> StudyNotificationRules {
    try bytes.map {
      StudyNotificationRules(PromptRulesDefinition(try CatalogueV1.PromptRules(serialized: $0)))
    } ?? StudyNotificationRules()
  }

  /// Returns nil for empty rules.
  static func bytes(_ rules: PromptRulesDefinition) -> [UInt8]? {
    CatalogueV1.PromptRules(rules)?.serialized()
  }

  /// Decodes an otolith.catalogue.v1.Trigger.
  ///
  /// - Throws: `DecodingError`.
  static func trigger(_ bytes: [UInt8]) throws -> TriggerDefinition {
    TriggerDefinition(try CatalogueV1.Trigger(serialized: bytes))
  }

  static func bytes(_ trigger: TriggerDefinition) -> [UInt8] {
    CatalogueV1.Trigger(trigger).serialized()
  }

  /// Decodes an otolith.catalogue.v1.LocalizedText.
  ///
  /// - Throws: `DecodingError`.
  static func text(_ bytes: [UInt8]) throws -> TranslatedText {
    TranslatedText(try CatalogueV1.LocalizedText(serialized: bytes))
  }

  static func bytes(_ text: TranslatedText) -> [UInt8] {
    CatalogueV1.LocalizedText(text)?.serialized() ?? []
  }

  static func bytes(_ schedule: Schedule?) -> [UInt8]? {
    schedule.map { CatalogueV1.Schedule($0.definition).serialized() }
  }

  /// Encodes settings as an otolith.events.v1.PromptSettingsChanged with only these fields.
  static func bytes(_ settings: NotificationSettings) -> [UInt8] {
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
  static func settings(_ bytes: [UInt8]) throws -> NotificationSettings {
    NotificationSettings(try EventsV1.PromptSettingsChanged(serialized: bytes))
  }
}

extension NotificationSettings {
  init(_ message: EventsV1.PromptSettingsChanged) {
    self.init(
      quietHours: message.quietHours.map {
        NotificationSettings.Quiet(
          day: Int($0.day), startMinute: Int($0.startMinute), endMinute: Int($0.endMinute))
      }, perDayMax: Int(message.notificationsPerDayMax),
      gapMinutes: Int(message.notificationGapMinutes), wantsMail: message.promptMail)
  }
}
