/// What health records may hold at most, and how much of them one participant may keep.
public struct RecordLimits: Sendable, Hashable {
  /// Unicode scalars.
  public var titleLengthMax = 200
  public var noteLengthMax = 10_000
  public var thresholdCountMax = 200
  public var matchCountMax = 3
  public var valueCountMax = 1_000
  /// UCUM codes are ASCII.
  public var unitLengthMax = 64
  /// Hertz.
  public var audiogramFrequencies = 125.0...16_000
  public var pitches = 20.0...20_000
  /// dB HL.
  public var levels = -10.0...120
  /// Of one participant, tombstones included: so that making and deleting has an end, too.
  public var recordCountMax = 20_000
  /// Of one participant, of what is stored; a record of many values has some 50,000.
  public var bytesMax = 100 << 20
  /// How far a device's clock may be ahead before the server's counts instead.
  public var futureToleranceMicroseconds: Int64 = 24 * 3600 * 1_000_000
  /// Violations listed for one change, and for all of a call; each has an equal share, at least
  /// ``violationShareMin``.
  public var violationCountMax = 50
  public var batchViolationCountMax = 2_000
  public var violationShareMin = 10
  /// Days for which it is told that a record was deleted.
  public static let tombstoneDays = 400

  public init() {}

  func violationCountMax(changes: Int) -> Int {
    min(violationCountMax, max(violationShareMin, batchViolationCountMax / max(1, changes)))
  }
}
