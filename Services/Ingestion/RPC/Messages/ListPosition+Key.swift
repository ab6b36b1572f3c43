import Calendar
import Fields
import FoundationEssentials
import IngestionDomain

/// As page tokens have it.
extension SheetRecord.ListPosition {
  /// Nil for anything that ``key`` cannot be.
  init?(key: String) {
    let parts = key.split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count == 2, let microseconds = Int64(parts[0]),
      let sheetID = UUID(text: String(parts[1]))
    else { return nil }
    self.init(finishedAt: Instant(microseconds: microseconds), sheetID: sheetID)
  }

  var key: String { "\(finishedAt.microseconds) \(sheetID.text)" }
}
