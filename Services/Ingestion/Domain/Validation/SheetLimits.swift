/// What a sheet may hold at most.
public struct SheetLimits: Sendable, Hashable {
  /// Answers of one sheet: as many as a questionnaire can have elements.
  public var answerCountMax = 5000
  /// Noise measurements and positions, each, whatever the questionnaire asks for.
  public var measurementCountMax = 100
  /// Referenced answers, and codes in each.
  public var referenceCountMax = 100
  /// Unicode scalars of a referenced text: as many as the longest answer has.
  public var referenceTextLengthMax = 10_000
  /// Unicode scalars of `app_version` and `platform`, and of the ids and codes of references.
  public var labelLengthMax = 64
  /// How far a device's clock may be ahead of the server's before its times count as implausible.
  public var futureToleranceMicroseconds: Int64 = 24 * 3600 * 1_000_000
  /// How long before the participant first joined a sheet may have been finished before its time
  /// counts as implausible.
  public var pastToleranceMicroseconds: Int64 = 24 * 3600 * 1_000_000
  /// Violations listed for one sheet.
  public var violationCountMax = 200
  /// Violations listed for one batch. Every sheet gets an equal share of it, at least
  /// ``violationShareMin``.
  public var batchViolationCountMax = 20_000
  public var violationShareMin = 20

  public init() {}

  func violationCountMax(sheets: Int) -> Int {
    min(violationCountMax, max(violationShareMin, batchViolationCountMax / max(1, sheets)))
  }
}
