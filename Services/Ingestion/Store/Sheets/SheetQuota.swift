/// How much one participant may store in one study. Generous, since it is there against abuse: a phone
/// that was asked twenty times a day and sends five years at once sends 36,500 sheets. What one statement
/// writes is stored as a whole when it begins below the limits.
package struct SheetQuota: Sendable, Hashable {
  /// Sheets on one day (UTC) by the server's clock.
  package var sheetsPerDayMax: Int64 = 50_000
  package var sheetsMax: Int64 = 500_000
  /// Bytes of answers, measurements and references.
  package var bytesMax: Int64 = 2 << 30

  package init(
    sheetsPerDayMax: Int64 = 50_000, sheetsMax: Int64 = 500_000, bytesMax: Int64 = 2 << 30
  ) {
    self.sheetsPerDayMax = sheetsPerDayMax
    self.sheetsMax = sheetsMax
    self.bytesMax = bytesMax
  }

  package enum Limit: String, Sendable, Hashable {
    case sheetsPerDay = "sheets_per_day"
    case sheets
    case bytes
  }

  package func description(of limit: Limit) -> String {
    switch limit {
    case .sheetsPerDay:
      "at most \(sheetsPerDayMax) sheets of a study are taken from one participant a day"
    case .sheets: "at most \(sheetsMax) sheets of a study are taken from one participant"
    case .bytes: "at most \(bytesMax) bytes of a study's sheets are taken from one participant"
    }
  }
}
