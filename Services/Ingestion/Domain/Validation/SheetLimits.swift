/// Limits on sheets.
struct SheetLimits: Sendable, Hashable {
  /// Maximum answers of a sheet; equals the limit of a questionnaire's elements.
  var answerCountMax = 5000
  /// Maximum noise measurements and positions, each, whatever the questionnaire requests.
  var measurementCountMax = 100
  /// Maximum referenced answers, and codes in each.
  var referenceCountMax = 100
  /// Maximum characters of a referenced text; equals the longest possible answer.
  var referenceTextLengthMax = 10_000
  /// Highest setting of ``futureToleranceMicroseconds``, in hours.
  static let clockAheadHoursMax = 8760
  /// Maximum lead of a device's clock before its times are implausible.
  var futureToleranceMicroseconds: Int64 = 24 * 3600 * 1_000_000
  /// Maximum time before the first joining at which a finish time is plausible.
  var pastToleranceMicroseconds: Int64 = 24 * 3600 * 1_000_000
  /// Maximum violations reported per sheet.
  var violationCountMax = 200
  /// Maximum violations reported per batch. Each sheet gets an equal share, at least
  /// ``violationShareMin``.
  var batchViolationCountMax = 20_000
  var violationShareMin = 20

  init() {}

  func violationCountMax(sheets: Int) -> Int {
    min(violationCountMax, max(violationShareMin, batchViolationCountMax / max(1, sheets)))
  }
}
