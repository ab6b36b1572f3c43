/// What a participant chose once and expects on every device.
package struct ParticipantSettings: Sendable, Hashable {
  /// Name of the tone of notifications (TYT §4.2.7); empty: the device's own.
  package var ringTone = ""
  /// Noise is not measured with sheets.
  package var isNoiseMeasuringOff = false
  package var quietHours: [QuietHours] = []
  package var studyLanguages: [StudyLanguage] = []
  package var charts: [ChartChoice] = []
  /// SON §8.2.
  package var favouriteSounds: [FavouriteSound] = []
  /// Hertz: the pitch of the participant's tinnitus (SON §8.2); nil: not known.
  package var tinnitusFrequency: Double?
  /// Over all studies; 0: any number.
  package var notificationsPerDayMax: UInt32 = 0
  /// Between two of whatever studies; 0: any.
  package var notificationGapMinutes: UInt32 = 0
  /// Notifications come by e-mail, too, where no device can be told.
  package var wantsPromptMail = false
  /// What a client keeps for itself.
  package var others: [NamedSetting] = []

  package init() {}

  /// What concerns notifications.
  package struct PromptSettings: Sendable, Hashable {
    package var quietHours: [QuietHours]
    package var perDayMax: UInt32
    package var gapMinutes: UInt32
    package var wantsMail: Bool
  }

  package var promptSettings: PromptSettings {
    PromptSettings(
      quietHours: quietHours, perDayMax: notificationsPerDayMax, gapMinutes: notificationGapMinutes,
      wantsMail: wantsPromptMail)
  }

  /// When the participant is not to be disturbed.
  package struct QuietHours: Sendable, Hashable {
    /// ISO 8601 weekday, 1 (Monday) to 7; 0: every day.
    package var day: UInt32
    /// Since midnight.
    package var startMinute: UInt32
    /// Since midnight; not after the start: on the next day.
    package var endMinute: UInt32

    package init(day: UInt32, startMinute: UInt32, endMinute: UInt32) {
      self.day = day
      self.startMinute = startMinute
      self.endMinute = endMinute
    }
  }

  /// Which language a study is shown in.
  package struct StudyLanguage: Sendable, Hashable {
    package var studyID: String
    /// BCP 47.
    package var language: String

    package init(studyID: String, language: String) {
      self.studyID = studyID
      self.language = language
    }
  }

  /// What is shown of a questionnaire.
  package struct ChartChoice: Sendable, Hashable {
    package var studyID: String
    package var questionnaireID: String
    /// Questions and scores, in their order.
    package var elementIDs: [String]
    /// 0: all.
    package var days: UInt32

    package init(studyID: String, questionnaireID: String, elementIDs: [String], days: UInt32) {
      self.studyID = studyID
      self.questionnaireID = questionnaireID
      self.elementIDs = elementIDs
      self.days = days
    }
  }

  package struct FavouriteSound: Sendable, Hashable {
    package var collectionID: String
    package var soundID: String

    package init(collectionID: String, soundID: String) {
      self.collectionID = collectionID
      self.soundID = soundID
    }
  }

  package struct NamedSetting: Sendable, Hashable {
    package var name: String
    package var value: String

    package init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }
}

/// The settings as they are kept.
package struct KeptSettings: Sendable, Hashable {
  package var settings: ParticipantSettings
  /// Counts the changes; 0: nothing was ever set.
  package var revision: Int64

  package init(settings: ParticipantSettings = ParticipantSettings(), revision: Int64 = 0) {
    self.settings = settings
    self.revision = revision
  }

  /// Empty: nothing was ever set.
  package var entityTag: String { revision == 0 ? "" : "\(revision)" }
}
