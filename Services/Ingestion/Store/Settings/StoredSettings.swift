import FoundationEssentials
import Postgres

/// Settings as stored in the column. Empty values are omitted, so are fields added by later
/// releases.
struct StoredSettings: Codable {
  struct QuietHours: Codable {
    var day: UInt32
    var start: UInt32
    var end: UInt32
  }
  struct StudyLanguage: Codable {
    var study: String
    var language: String
  }
  struct Chart: Codable {
    var study: String
    var questionnaire: String
    var elements: [String]
    var days: UInt32
  }
  struct Sound: Codable {
    var collection: String
    var sound: String
  }
  struct Other: Codable {
    var name: String
    var value: String
  }

  var ringTone: String?
  var noiseMeasuringOff: Bool?
  var quietHours: [QuietHours]?
  var studyLanguages: [StudyLanguage]?
  var charts: [Chart]?
  var favouriteSounds: [Sound]?
  var tinnitusFrequency: Double?
  var others: [Other]?
  var notificationsPerDayMax: UInt32?
  var notificationGapMinutes: UInt32?
  var promptMail: Bool?

  private enum CodingKeys: String, CodingKey {
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

  init(_ settings: ParticipantSettings) {
    ringTone = settings.ringTone.isEmpty ? nil : settings.ringTone
    noiseMeasuringOff = settings.isNoiseMeasuringOff ? true : nil
    quietHours = Self.list(settings.quietHours) {
      QuietHours(day: $0.day, start: $0.startMinute, end: $0.endMinute)
    }
    studyLanguages = Self.list(settings.studyLanguages) {
      StudyLanguage(study: $0.studyID, language: $0.language)
    }
    charts = Self.list(settings.charts) {
      Chart(
        study: $0.studyID, questionnaire: $0.questionnaireID, elements: $0.elementIDs, days: $0.days
      )
    }
    favouriteSounds = Self.list(settings.favouriteSounds) {
      Sound(collection: $0.collectionID, sound: $0.soundID)
    }
    tinnitusFrequency = settings.tinnitusFrequency
    others = Self.list(settings.others) { Other(name: $0.name, value: $0.value) }
    notificationsPerDayMax =
      settings.notificationsPerDayMax == 0 ? nil : settings.notificationsPerDayMax
    notificationGapMinutes =
      settings.notificationGapMinutes == 0 ? nil : settings.notificationGapMinutes
    promptMail = settings.wantsPromptMail ? true : nil
  }

  private static func list<Entry, Stored>(
    _ entries: [Entry], _ stored: (Entry) -> Stored
  ) -> [Stored]? {
    entries.isEmpty ? nil : entries.map(stored)
  }

  var settings: ParticipantSettings {
    var settings = ParticipantSettings()
    settings.ringTone = ringTone ?? ""
    settings.isNoiseMeasuringOff = noiseMeasuringOff ?? false
    settings.quietHours = (quietHours ?? []).map {
      .init(day: $0.day, startMinute: $0.start, endMinute: $0.end)
    }
    settings.studyLanguages = (studyLanguages ?? []).map {
      .init(studyID: $0.study, language: $0.language)
    }
    settings.charts = (charts ?? []).map {
      .init(
        studyID: $0.study, questionnaireID: $0.questionnaire, elementIDs: $0.elements, days: $0.days
      )
    }
    settings.favouriteSounds = (favouriteSounds ?? []).map {
      .init(collectionID: $0.collection, soundID: $0.sound)
    }
    settings.tinnitusFrequency = tinnitusFrequency
    settings.others = (others ?? []).map { .init(name: $0.name, value: $0.value) }
    settings.notificationsPerDayMax = notificationsPerDayMax ?? 0
    settings.notificationGapMinutes = notificationGapMinutes ?? 0
    settings.wantsPromptMail = promptMail ?? false
    return settings
  }
}
