package import IngestionDomain
package import IngestionStore

/// How much the service takes, as its operator says. Read at each use, so that it may change while the service runs.
package struct IngestionLimits: Sendable, Hashable {
  /// Sheets in one call.
  package var batchSheetsMax = 500
  package var sheets = SheetLimits()
  package var sheetQuota = SheetQuota()
  package var sessionQuota = SessionQuota()
  package var records = RecordLimits()
  /// With the tolerance of sheets.
  package var drafts = DraftLimits()
  /// Of all settings of one participant, as they are kept.
  package var settingsBytesMax = SettingsLimits.bytesMax

  package init() {}
}
