import ServiceKit

/// Settings specific to this service.
enum IngestionSettings {
  /// - Throws: `SettingsError`.
  static func limits(from reader: SettingsReader) throws -> IngestionLimits {
    var reader = reader
    let limits = limits(&reader)
    if !reader.problems.isEmpty { throw SettingsError(problems: reader.problems) }
    return limits
  }

  /// Reads the limits; problems are added to the reader.
  static func limits(_ reader: inout SettingsReader) -> IngestionLimits {
    var limits = IngestionLimits()
    limits.batchSheetsMax = reader.read(batchSheetsMax)
    limits.settingsBytesMax = reader.read(settingsKibibytes) << 10
    limits.sheets.answerCountMax = reader.read(answersMax)
    limits.sheets.futureToleranceMicroseconds = Int64(reader.read(clockAhead)) * hour
    limits.sheets.pastToleranceMicroseconds = Int64(reader.read(beforeJoining)) * hour
    limits.sheetQuota.sheetsPerDayMax = Int64(reader.read(sheetsPerDay))
    limits.sheetQuota.sheetsMax = Int64(reader.read(sheets))
    limits.sheetQuota.bytesMax = Int64(reader.read(sheetMebibytes)) << 20
    limits.records.recordCountMax = reader.read(recordCount)
    limits.records.bytesMax = reader.read(recordMebibytes) << 20
    limits.sessionQuota.sessionsPerDayMax = Int64(reader.read(listeningPerDay))
    limits.sessionQuota.sessionsMax = Int64(reader.read(listening))
    limits.drafts.draftCountMax = reader.read(draftCount)
    limits.drafts.byteCountMax = reader.read(draftKibibytes) << 10
    if let text = reader.read(shareAddress) {
      limits.shareAddress = ShareAddress(text)
      if limits.shareAddress == nil {
        reader.reject(
          "\(shareAddress.variable) must be https:// and a host, with a port if needed and without "
            + "a path, at most \(ShareAddress.lengthMax) characters (http:// for localhost only)")
      }
    }
    limits.files = FileSettings.limits(&reader)
    limits.drafts.futureToleranceMicroseconds = limits.sheets.futureToleranceMicroseconds
    return limits
  }
}

/// The defaults are those of the limit types.
extension IngestionSettings {
  static let batchSheetsMax = limit(
    "batch.sheets.max", default: IngestionLimits().batchSheetsMax, in: 1...500, "sheets in one call"
  )

  static let answersMax = limit(
    "sheet.answers.max", default: SheetLimits().answerCountMax, in: 1...100_000,
    "answers of one sheet")

  static let clockAhead = limit(
    "sheet.clock.ahead.hours",
    default: Int(SheetLimits().futureToleranceMicroseconds / hour),
    in: 0...SheetLimits.clockAheadHoursMax, unit: "hours",
    "how far a device's clock may be ahead")

  static let beforeJoining = limit(
    "sheet.before.joining.hours",
    default: Int(SheetLimits().pastToleranceMicroseconds / hour), in: 0...8760, unit: "hours",
    "how long before its participant joined a sheet may say it was finished")

  static let sheetsPerDay = limit(
    "quota.sheets.per.day", default: Int(SheetQuota().sheetsPerDayMax), in: 1...1_000_000_000,
    "sheets of a study from one participant on one day")

  static let sheets = limit(
    "quota.sheets", default: Int(SheetQuota().sheetsMax), in: 1...1_000_000_000,
    "sheets of a study from one participant altogether")

  static let sheetMebibytes = limit(
    "quota.mebibytes", default: Int(SheetQuota().bytesMax >> 20), in: 1...1_048_576, unit: "MiB",
    "contents of a study's sheets from one participant")

  static let recordCount = limit(
    "quota.records", default: RecordLimits().recordCountMax, in: 1...1_000_000,
    "health records of one participant, with those deleted in the last 400 days")

  static let recordMebibytes = limit(
    "quota.records.mebibytes", default: RecordLimits().bytesMax >> 20, in: 1...1_048_576,
    unit: "MiB", "contents of one participant's health records")

  static let listeningPerDay = limit(
    "quota.listening.sessions.per.day", default: Int(SessionQuota().sessionsPerDayMax),
    in: 1...1_000_000_000, "listening sessions of a study from one participant on one day")

  static let listening = limit(
    "quota.listening.sessions", default: Int(SessionQuota().sessionsMax), in: 1...1_000_000_000,
    "listening sessions of a study from one participant altogether")

  static let draftCount = limit(
    "quota.drafts", default: DraftLimits().draftCountMax, in: 1...1000,
    "unfinished sheets of a study from one participant")

  static let draftKibibytes = limit(
    "quota.draft.kibibytes", default: DraftLimits().byteCountMax >> 10, in: 1...2048, unit: "KiB",
    "contents of one unfinished sheet")

  static let settingsKibibytes = limit(
    "quota.settings.kibibytes", default: SettingsLimits.bytesMax >> 10, in: 1...1024, unit: "KiB",
    "all settings of one participant together")

  static let shareAddress = Setting<String?>.text(
    "share.address", kind: .url, standard: .otherwise("participants cannot share data by links"),
    reload: .reload,
    "public address of otolith-web, e.g. https://studies.example.org; links by which participants "
      + "share data with a physician begin with it")

  private static func limit(
    _ key: String, default fallback: Int, in range: ClosedRange<Int>, unit: String? = nil,
    _ meaning: String
  ) -> Setting<Int> {
    .integer(key, default: fallback, in: range, unit: unit, reload: .reload, meaning)
  }

  /// One hour in microseconds.
  static let hour: Int64 = 3_600_000_000

  static let all: [any DefinedSetting] = [
    batchSheetsMax, answersMax, clockAhead, beforeJoining, sheetsPerDay, sheets,
    sheetMebibytes, recordCount, recordMebibytes, listeningPerDay, listening, draftCount,
    draftKibibytes, settingsKibibytes, shareAddress,
  ]
}
