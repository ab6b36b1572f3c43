import Calendar
import Fields
import FoundationEssentials
import Messages
import RPCCore
import ServiceKit

extension ParticipantSettings {
  init(_ message: IngestionV1.Settings) {
    self.init()
    ringTone = message.ringTone
    isNoiseMeasuringOff = message.noiseMeasuringOff
    quietHours = message.quietHours.map {
      QuietHours(day: $0.day, startMinute: $0.startMinute, endMinute: $0.endMinute)
    }
    studyLanguages = message.studyLanguages.map {
      StudyLanguage(
        studyID: $0.studyID,
        language: LanguageTag(stated: $0.language)?.description ?? $0.language)
    }
    charts = message.charts.map {
      ChartChoice(
        studyID: $0.studyID, questionnaireID: $0.questionnaireID, elementIDs: $0.elementIDs,
        days: $0.days)
    }
    favouriteSounds = message.favouriteSounds.map {
      FavouriteSound(collectionID: $0.collectionID, soundID: $0.soundID)
    }
    tinnitusFrequency = message.tinnitusFrequency?.value
    others = message.others.map { NamedSetting(name: $0.name, value: $0.value) }
    notificationsPerDayMax = message.notificationsPerDayMax
    notificationGapMinutes = message.notificationGapMinutes
    wantsPromptMail = message.promptMail
  }
}

extension IngestionV1.Settings {
  init(_ kept: KeptSettings, updatedAt: Date?) {
    let settings = kept.settings
    self.init(
      ringTone: settings.ringTone, noiseMeasuringOff: settings.isNoiseMeasuringOff,
      quietHours: settings.quietHours.map {
        IngestionV1.QuietHours(day: $0.day, startMinute: $0.startMinute, endMinute: $0.endMinute)
      },
      studyLanguages: settings.studyLanguages.map {
        IngestionV1.StudyLanguage(studyID: $0.studyID, language: $0.language)
      },
      charts: settings.charts.map {
        IngestionV1.ChartChoice(
          studyID: $0.studyID, questionnaireID: $0.questionnaireID, elementIDs: $0.elementIDs,
          days: $0.days)
      },
      favouriteSounds: settings.favouriteSounds.map {
        IngestionV1.FavouriteSound(collectionID: $0.collectionID, soundID: $0.soundID)
      },
      tinnitusFrequency: settings.tinnitusFrequency.map { GoogleProtobuf.DoubleValue($0) },
      others: settings.others.map { IngestionV1.NamedSetting(name: $0.name, value: $0.value) },
      etag: kept.entityTag, updateTime: updatedAt.map { GoogleProtobuf.Timestamp(Instant($0)) },
      notificationsPerDayMax: settings.notificationsPerDayMax,
      notificationGapMinutes: settings.notificationGapMinutes,
      promptMail: settings.wantsPromptMail)
  }
}

extension SettingsChange {
  /// - Throws: INVALID_ARGUMENT naming every invalid field.
  init(_ request: IngestionV1.UpdateSettingsRequest) throws {
    var check = FieldChecks()
    if request.settings == nil { check.reject("settings", .missing) }
    let values = ParticipantSettings(request.settings ?? IngestionV1.Settings())
    let mask = request.updateMask
    let fields: Set<Field> =
      mask.paths.isEmpty
      ? Self.fieldsSet(in: values)
      : mask.hasWildcard
        ? Set(Field.allCases) : Set(mask.paths.compactMap { Field(rawValue: $0) })
    self.init(fields: fields, values: values)
    for fault in SettingsCheck.faults(in: self) { check.reject(fault) }
    check.settingsMask(mask)
    try check.unwrap()
  }
}

extension FieldChecks {
  /// Maximum number of reported faults, so that a small request cannot cause a huge response.
  private static let faultsMax = 100

  fileprivate mutating func reject(_ fault: SettingFault) {
    guard violations.count < Self.faultsMax else { return }
    let field = "settings.\(fault.field)"
    switch fault.kind {
    case .common(let common): reject(field, common)
    case .name: reject(field, .settingNameInvalid, fault.description)
    case .value: reject(field, .settingValueInvalid, fault.description)
    case .tooMany: reject(field, .tooManySettings, fault.description)
    }
  }

  /// Each path must name a changeable field; the wildcard must be the only path (AIP-161).
  fileprivate mutating func settingsMask(_ mask: GoogleProtobuf.FieldMask?) {
    for (position, path) in mask.paths.enumerated() where violations.count < Self.faultsMax {
      let field = "update_mask.paths[\(position)]"
      if path == GoogleProtobuf.FieldMask.wildcard {
        guard mask.paths.count > 1 else { continue }
        reject(field, .settingNameInvalid, "`*` must be the only path; give it or field names")
      } else if SettingsChange.Field(rawValue: path) == nil {
        let names = SettingsChange.Field.allCases.map(\.rawValue)
        reject(field, .settingNameInvalid, "give some of \(names.joined(separator: ", "))")
      }
    }
  }
}
