import Fields

/// Checks the fields of a change and collects all faults in message order.
struct SettingsCheck {
  private(set) var faults: [SettingFault] = []

  static func faults(in change: SettingsChange) -> [SettingFault] {
    var check = SettingsCheck()
    for field in SettingsChange.Field.allCases where change.fields.contains(field) {
      check.check(field, of: change.values)
    }
    return check.faults
  }

  private mutating func check(_ field: SettingsChange.Field, of values: ParticipantSettings) {
    switch field {
    case .ringTone: text(values.ringTone, "ring_tone", lengthMax: SettingsLimits.ringToneLengthMax)
    case .noiseMeasuringOff, .promptMail: break
    case .quietHours: quietHours(values.quietHours)
    case .studyLanguages: studyLanguages(values.studyLanguages)
    case .charts: charts(values.charts)
    case .favouriteSounds: favouriteSounds(values.favouriteSounds)
    case .tinnitusFrequency: tinnitusFrequency(values.tinnitusFrequency)
    case .others: others(values.others)
    case .notificationsPerDayMax:
      range(
        values.notificationsPerDayMax, 0...SettingsLimits.notificationsPerDayMax, field.rawValue)
    case .notificationGapMinutes:
      range(
        values.notificationGapMinutes, 0...SettingsLimits.notificationGapMinutesMax, field.rawValue)
    }
  }

  private mutating func quietHours(_ entries: [ParticipantSettings.QuietHours]) {
    list(entries, "quiet_hours", max: SettingsLimits.quietHoursMax) { check, hours, path in
      check.range(hours.day, 0...7, "\(path).day")
      check.range(hours.startMinute, 0...1439, "\(path).start_minute")
      check.range(hours.endMinute, 0...1439, "\(path).end_minute")
    }
  }

  private mutating func studyLanguages(_ entries: [ParticipantSettings.StudyLanguage]) {
    let repeated = Self.repeated(entries) { $0.studyID }
    list(entries, "study_languages", max: SettingsLimits.studyLanguagesMax) { check, entry, path in
      check.id(entry.studyID, "\(path).study_id")
      if repeated.contains(path.place) { check.twice("\(path).study_id") }
      if LanguageTag(entry.language) == nil {
        check.reject("\(path).language", entry.language.isEmpty ? .missing : .notALanguage)
      }
    }
  }

  private mutating func charts(_ entries: [ParticipantSettings.ChartChoice]) {
    let repeated = Self.repeated(entries) { [$0.studyID, $0.questionnaireID] }
    list(entries, "charts", max: SettingsLimits.chartsMax) { check, chart, path in
      check.id(chart.studyID, "\(path).study_id")
      check.id(chart.questionnaireID, "\(path).questionnaire_id")
      if repeated.contains(path.place) { check.twice("\(path).questionnaire_id") }
      check.list(
        chart.elementIDs, "\(path).element_ids", max: SettingsLimits.chartElementsMax
      ) { check, elementID, path in
        if !IdentifierSyntax.isElementID(elementID) {
          check.reject("\(path)", elementID.isEmpty ? .missing : .notAnElementID)
        }
      }
      check.range(chart.days, 0...SettingsLimits.chartDaysMax, "\(path).days")
    }
  }

  private mutating func favouriteSounds(_ entries: [ParticipantSettings.FavouriteSound]) {
    let repeated = Self.repeated(entries) { $0 }
    list(entries, "favourite_sounds", max: SettingsLimits.favouriteSoundsMax) {
      check, sound, path in
      check.id(sound.collectionID, "\(path).collection_id")
      check.id(sound.soundID, "\(path).sound_id")
      if repeated.contains(path.place) { check.twice("\(path).sound_id") }
    }
  }

  private mutating func tinnitusFrequency(_ frequency: Double?) {
    let range = SettingsLimits.tinnitusFrequencies
    // NaN is in no range.
    guard let frequency, !range.contains(frequency) else { return }
    faults.append(
      SettingFault(
        "tinnitus_frequency", .value,
        "must be \(Int(range.lowerBound))–\(Int(range.upperBound)) hertz"))
  }

  private mutating func others(_ entries: [ParticipantSettings.NamedSetting]) {
    let repeated = Self.repeated(entries) { $0.name }
    list(entries, "others", max: SettingsLimits.othersMax) { check, setting, path in
      if !Self.isName(setting.name) {
        check.faults.append(
          SettingFault(
            "\(path).name", .name,
            "must have 1–\(SettingsLimits.otherNameLengthMax) lower-case letters, digits, `_`, `-` "
              + "and `.`"))
      } else if repeated.contains(path.place) {
        check.faults.append(SettingFault("\(path).name", .name, "occurs twice"))
      }
      check.text(setting.value, "\(path).value", lengthMax: SettingsLimits.otherValueLengthMax)
    }
  }
}

extension SettingsCheck {
  /// The path of a list entry, such as `charts[3]`.
  private struct Path: CustomStringConvertible {
    var list: String
    var place: Int
    var description: String { "\(list)[\(place)]" }
  }

  /// Entries of a list that is too long are not checked.
  private mutating func list<Entry>(
    _ entries: [Entry], _ field: String, max: Int,
    _ check: (inout SettingsCheck, Entry, Path) -> Void
  ) {
    guard entries.count <= max else {
      faults.append(
        SettingFault(field, .tooMany, "\(entries.count) entries; at most \(max) are allowed"))
      return
    }
    for (place, entry) in entries.enumerated() {
      check(&self, entry, Path(list: field, place: place))
    }
  }

  private mutating func reject(_ field: String, _ fault: FieldFault) {
    faults.append(SettingFault(field, fault))
  }

  private mutating func id(_ text: String, _ field: String) {
    if !IdentifierSyntax.isID(text) { reject(field, text.isEmpty ? .missing : .notAnID) }
  }

  private mutating func twice(_ field: String) {
    faults.append(SettingFault(field, .value, "occurs twice"))
  }

  private mutating func range(_ number: UInt32, _ range: ClosedRange<UInt32>, _ field: String) {
    guard !range.contains(number) else { return }
    faults.append(
      SettingFault(field, .value, "must be \(range.lowerBound)–\(range.upperBound)"))
  }

  private mutating func text(_ text: String, _ field: String, lengthMax: Int) {
    if text.isLonger(than: lengthMax) {
      faults.append(
        SettingFault(field, .value, "must have at most \(lengthMax) characters"))
    }
    if text.utf8.contains(0) {
      faults.append(SettingFault(field, .value, "must not contain U+0000"))
    }
  }

  private static func isName(_ name: String) -> Bool {
    (1...SettingsLimits.otherNameLengthMax).contains(name.utf8.count)
      && name.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
          UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."):
          true
        default: false
        }
      }
  }

  /// The indices of entries whose key occurred before.
  private static func repeated<Entry, Key: Hashable>(
    _ entries: [Entry], by key: (Entry) -> Key
  ) -> Set<Int> {
    var seen: Set<Key> = []
    return Set(entries.indices.filter { !seen.insert(key(entries[$0])).inserted })
  }
}
