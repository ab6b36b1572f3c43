/// Settings that a participant expects on every device.
struct ParticipantSettings: Sendable, Hashable {
  /// Name of the notification sound (TYT §4.2.7); empty for the device's default.
  var ringTone = ""
  /// Whether noise measurements with sheets are disabled.
  var isNoiseMeasuringOff = false
  var quietHours: [QuietHours] = []
  var studyLanguages: [StudyLanguage] = []
  var charts: [ChartChoice] = []
  /// SON §8.2.
  var favouriteSounds: [FavouriteSound] = []
  /// Pitch of the participant's tinnitus in hertz (SON §8.2); nil if unknown.
  var tinnitusFrequency: Double?
  /// Maximum notifications per day over all studies; 0 for no limit.
  var notificationsPerDayMax: UInt32 = 0
  /// Minimum minutes between notifications of any studies; 0 for none.
  var notificationGapMinutes: UInt32 = 0
  /// Whether notifications are also sent by e-mail if no device can be reached.
  var wantsPromptMail = false
  /// Client-specific settings.
  var others: [NamedSetting] = []

  init() {}

  /// Settings that concern notifications.
  struct PromptSettings: Sendable, Hashable {
    var quietHours: [QuietHours]
    var perDayMax: UInt32
    var gapMinutes: UInt32
    var wantsMail: Bool
  }

  var promptSettings: PromptSettings {
    PromptSettings(
      quietHours: quietHours, perDayMax: notificationsPerDayMax, gapMinutes: notificationGapMinutes,
      wantsMail: wantsPromptMail)
  }

  /// A period in which the participant is not to be disturbed.
  struct QuietHours: Sendable, Hashable {
    /// ISO 8601 weekday, 1 (Monday) to 7; 0 for every day.
    var day: UInt32
    /// Minutes since midnight.
    var startMinute: UInt32
    /// Minutes since midnight; on the next day if not after the start.
    var endMinute: UInt32
  }

  /// The display language of a study.
  struct StudyLanguage: Sendable, Hashable {
    var studyID: String
    /// BCP 47.
    var language: String
  }

  /// The chart choices for a questionnaire.
  struct ChartChoice: Sendable, Hashable {
    var studyID: String
    var questionnaireID: String
    /// Questions and scores, in display order.
    var elementIDs: [String]
    /// Number of days shown; 0 for all.
    var days: UInt32
  }

  struct FavouriteSound: Sendable, Hashable {
    var collectionID: String
    var soundID: String
  }

  struct NamedSetting: Sendable, Hashable {
    var name: String
    var value: String
  }
}

/// The stored settings.
struct KeptSettings: Sendable, Hashable {
  var settings: ParticipantSettings = ParticipantSettings()
  /// Number of changes; 0 if nothing was ever set.
  var revision: Int64 = 0

  /// Entity tag; empty if nothing was ever set.
  var entityTag: String { revision == 0 ? "" : "\(revision)" }
}
