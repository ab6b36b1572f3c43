import Fields

/// New values of some settings.
struct SettingsChange: Sendable, Hashable {
  /// Field names of the API, in message order.
  enum Field: String, Sendable, Hashable, CaseIterable {
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

  var fields: Set<Field>
  /// The values; fields outside the change are ignored.
  var values: ParticipantSettings

  /// Returns the fields that differ from the default: the fields of a change without a mask
  /// (AIP-134).
  static func fieldsSet(in values: ParticipantSettings) -> Set<Field> {
    Set(
      Field.allCases.filter { field in
        var settings = ParticipantSettings()
        settings.take(field, from: values)
        return settings != ParticipantSettings()
      })
  }

  func applied(to settings: ParticipantSettings) -> ParticipantSettings {
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

/// An invalid field of a change.
struct SettingFault: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    /// A fault common to the fields of all services.
    case common(FieldFault)
    /// An invalid name of a client-specific setting.
    case name
    /// A value out of range or malformed.
    case value
    /// More entries than allowed.
    case tooMany
  }

  /// Path within the settings, in API names.
  var field: String
  var kind: Kind
  /// Description for developers.
  var description: String

  init(_ field: String, _ kind: Kind, _ description: String) {
    self.field = field
    self.kind = kind
    self.description = description
  }

  init(_ field: String, _ fault: FieldFault) {
    self.init(field, .common(fault), fault.description)
  }
}

/// Limits on settings.
enum SettingsLimits {
  /// Default maximum stored size (JSON) of all settings of a participant, in bytes.
  static let bytesMax = 64 << 10
  /// Counted in Unicode scalars.
  static let ringToneLengthMax = 64
  /// Two per weekday.
  static let quietHoursMax = 14
  static let studyLanguagesMax = 100
  static let chartsMax = 100
  static let chartElementsMax = 50
  /// Ten years.
  static let chartDaysMax: UInt32 = 3660
  static let favouriteSoundsMax = 1000
  /// Audible frequencies, in hertz.
  static let tinnitusFrequencies = 20.0...20_000.0
  /// Same limit as for schedules.
  static let notificationsPerDayMax: UInt32 = 96
  /// Same limit as for schedules.
  static let notificationGapMinutesMax: UInt32 = 720
  static let othersMax = 100
  static let otherNameLengthMax = 64
  /// Counted in Unicode scalars.
  static let otherValueLengthMax = 4096
}
