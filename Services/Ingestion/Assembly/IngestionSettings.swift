import IngestionDomain
import IngestionStore
import ServiceKit

/// What only this service is told.
struct IngestionSettings: Sendable {
  /// Sheets in one call.
  var batchSheetsMax: Int
  var limits = SheetLimits()
  var quota = SheetQuota()
  var sessionQuota = SessionQuota()
  var records = RecordLimits()
  /// With the tolerance of sheets.
  var drafts = DraftLimits()
  /// Of all settings of one participant.
  var settingsBytesMax: Int

  /// - Throws: `SettingsError`.
  init(reader: SettingsReader) throws {
    var reader = reader
    batchSheetsMax = reader.read(Self.batchSheetsMaxSetting)
    settingsBytesMax = reader.read(Self.settingsKibibytes) << 10
    limits.answerCountMax = reader.read(Self.answersMax)
    limits.futureToleranceMicroseconds = Int64(reader.read(Self.clockAhead)) * Self.hour
    limits.pastToleranceMicroseconds = Int64(reader.read(Self.beforeJoining)) * Self.hour
    quota.sheetsPerDayMax = Int64(reader.read(Self.sheetsPerDay))
    quota.sheetsMax = Int64(reader.read(Self.sheets))
    quota.bytesMax = Int64(reader.read(Self.sheetMebibytes)) << 20
    records.recordCountMax = reader.read(Self.recordCount)
    records.bytesMax = reader.read(Self.recordMebibytes) << 20
    sessionQuota.sessionsPerDayMax = Int64(reader.read(Self.listeningPerDay))
    sessionQuota.sessionsMax = Int64(reader.read(Self.listening))
    drafts.draftCountMax = reader.read(Self.draftCount)
    drafts.byteCountMax = reader.read(Self.draftKibibytes) << 10
    drafts.futureToleranceMicroseconds = limits.futureToleranceMicroseconds
    if !reader.problems.isEmpty { throw SettingsError(problems: reader.problems) }
  }
}
