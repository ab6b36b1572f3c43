import IngestionApplication
import ServiceKit

/// What only this service is told.
enum IngestionSettings {
  /// - Throws: `SettingsError`.
  static func limits(from reader: SettingsReader) throws -> IngestionLimits {
    var reader = reader
    let limits = limits(&reader)
    if !reader.problems.isEmpty { throw SettingsError(problems: reader.problems) }
    return limits
  }

  /// What is wrong with them is among the reader's problems.
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
    limits.drafts.futureToleranceMicroseconds = limits.sheets.futureToleranceMicroseconds
    return limits
  }
}
