/// New values of some of the settings.
package struct SettingsChange: Sendable, Hashable {
  /// By their names in the API, in the order of the message.
  package enum Field: String, Sendable, Hashable, CaseIterable {
    case ringTone = "ring_tone"
    case noiseMeasuringOff = "noise_measuring_off"
    case quietHours = "quiet_hours"
    case studyLanguages = "study_languages"
    case charts
    case favouriteSounds = "favourite_sounds"
    case tinnitusFrequency = "tinnitus_frequency"
    case others
    case notificationsPerDayMax = "notifications_per_day_max"
    case notificationGapMinutes = "notification_gap_minutes"
    case promptMail = "prompt_mail"
  }

  package var fields: Set<Field>
  /// What the other fields have is of no account.
  package var values: ParticipantSettings

  package init(fields: Set<Field>, values: ParticipantSettings) {
    self.fields = fields
    self.values = values
  }

  /// The fields that differ from empty ones: what a change without a mask is about (AIP-134).
  package static func fieldsSet(in values: ParticipantSettings) -> Set<Field> {
    Set(
      Field.allCases.filter { field in
        var settings = ParticipantSettings()
        settings.take(field, from: values)
        return settings != ParticipantSettings()
      })
  }

  package func applied(to settings: ParticipantSettings) -> ParticipantSettings {
    fields.reduce(into: settings) { $0.take($1, from: values) }
  }
}

extension ParticipantSettings {
  fileprivate mutating func take(_ field: SettingsChange.Field, from other: ParticipantSettings) {
    switch field {
    case .ringTone: ringTone = other.ringTone
    case .noiseMeasuringOff: isNoiseMeasuringOff = other.isNoiseMeasuringOff
    case .quietHours: quietHours = other.quietHours
    case .studyLanguages: studyLanguages = other.studyLanguages
    case .charts: charts = other.charts
    case .favouriteSounds: favouriteSounds = other.favouriteSounds
    case .tinnitusFrequency: tinnitusFrequency = other.tinnitusFrequency
    case .others: others = other.others
    case .notificationsPerDayMax: notificationsPerDayMax = other.notificationsPerDayMax
    case .notificationGapMinutes: notificationGapMinutes = other.notificationGapMinutes
    case .promptMail: wantsPromptMail = other.wantsPromptMail
    }
  }
}
