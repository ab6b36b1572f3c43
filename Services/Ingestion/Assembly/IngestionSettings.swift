import IngestionDomain
import ServiceKit

/// What only this service is told.
struct IngestionSettings: Sendable {
  /// `OTOLITH_BATCH_SHEETS_MAX`, 1–500, default 500: sheets in one call.
  var batchSheetsMax: Int
  var limits: SheetLimits

  /// For `--help`.
  static let help = [
    SettingHelp("OTOLITH_BATCH_SHEETS_MAX", "sheets in one call, 1-500, default 500"),
    SettingHelp("OTOLITH_SHEET_ANSWERS_MAX", "answers of one sheet, 1-100000, default 5000"),
    SettingHelp(
      "OTOLITH_SHEET_CLOCK_AHEAD_HOURS",
      "how far a device's clock may be ahead, 0-8760, default 24"),
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
    if !reader.problems.isEmpty { throw SettingsError(problems: reader.problems) }
  }
}
