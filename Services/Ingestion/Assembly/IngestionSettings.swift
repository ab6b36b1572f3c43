import IngestionDomain
import IngestionStore
import ServiceKit

/// What only this service is told.
struct IngestionSettings: Sendable {
  /// `OTOLITH_BATCH_SHEETS_MAX`, 1–500, default 500: sheets in one call.
  var batchSheetsMax: Int
  var limits: SheetLimits
  var quota = SheetQuota()
  var sessionQuota = SessionQuota()
  var records = RecordLimits()
  /// With the tolerance of sheets.
  var drafts = DraftLimits()
  /// Of all settings of one participant.
  var settingsBytesMax = SettingsLimits.bytesMax

  /// For `--help`.
  static let help = [
    SettingHelp("OTOLITH_BATCH_SHEETS_MAX", "sheets in one call, 1-500, default 500"),
    SettingHelp("OTOLITH_SHEET_ANSWERS_MAX", "answers of one sheet, 1-100000, default 5000"),
    SettingHelp(
      "OTOLITH_SHEET_CLOCK_AHEAD_HOURS",
      "how far a device's clock may be ahead, 0-8760, default 24"),
    SettingHelp(
      "OTOLITH_SHEET_BEFORE_JOINING_HOURS",
      "how long before its participant joined a sheet may say it was finished, 0-8760, default 24"),
    SettingHelp(
      "OTOLITH_QUOTA_SHEETS_PER_DAY",
      "sheets of a study from one participant on one day, 1-1000000000, default 50000"),
    SettingHelp(
      "OTOLITH_QUOTA_SHEETS",
      "sheets of a study from one participant altogether, 1-1000000000, default 500000"),
    SettingHelp(
      "OTOLITH_QUOTA_MEBIBYTES",
      "contents of a study's sheets from one participant, 1-1048576, default 2048"),
  ]

  /// - Throws: `SettingsError`.
  init(reader: SettingsReader) throws {
    var reader = reader
    batchSheetsMax = reader.integer("batch.sheets.max", default: 500, in: 1...500)
    limits = SheetLimits()
    // `OTOLITH_SHEET_ANSWERS_MAX`: answers of one sheet.
    limits.answerCountMax = reader.integer(
      "sheet.answers.max", default: limits.answerCountMax, in: 1...100_000)
    // `OTOLITH_SHEET_CLOCK_AHEAD_HOURS`: how far a device's clock may be ahead.
    let hours = reader.integer("sheet.clock.ahead.hours", default: 24, in: 0...8760)
    limits.futureToleranceMicroseconds = Int64(hours) * 3_600_000_000
    // `OTOLITH_SHEET_BEFORE_JOINING_HOURS`: how far it may be behind.
    let before = reader.integer("sheet.before.joining.hours", default: 24, in: 0...8760)
    limits.pastToleranceMicroseconds = Int64(before) * 3_600_000_000
    // `OTOLITH_QUOTA_…`: what one participant may store in one study.
    quota.sheetsPerDayMax = Int64(
      reader.integer("quota.sheets.per.day", default: 50_000, in: 1...1_000_000_000))
    quota.sheetsMax = Int64(
      reader.integer("quota.sheets", default: 500_000, in: 1...1_000_000_000))
    quota.bytesMax =
      Int64(reader.integer("quota.mebibytes", default: 2048, in: 1...1_048_576)) << 20
    readQuotasBesideSheets(&reader)
    if !reader.problems.isEmpty { throw SettingsError(problems: reader.problems) }
  }
}
