/// Limits on health records and on one participant's storage.
struct RecordLimits: Sendable, Hashable {
  /// Counted in Unicode scalars.
  var titleLengthMax = 200
  var noteLengthMax = 10_000
  var thresholdCountMax = 200
  var matchCountMax = 3
  var valueCountMax = 1_000
  /// Counted in characters; UCUM codes are ASCII.
  var unitLengthMax = 64
  /// Range in hertz.
  var audiogramFrequencies = 125.0...16_000
  var pitches = 20.0...20_000
  /// Range in dB HL.
  var levels = -10.0...120
  /// Maximum number of records per participant, including tombstones, so that creating and deleting
  /// is bounded as well.
  var recordCountMax = 20_000
  /// Maximum stored bytes per participant; a record with many values has about 50,000.
  var bytesMax = 100 << 20
  /// Maximum violations reported per change and per call. Each change gets an equal share, at least
  /// ``violationShareMin``.
  var violationCountMax = 50
  var batchViolationCountMax = 2_000
  var violationShareMin = 10
  /// Days for which tombstones are kept.
  static let tombstoneDays = 400

  init() {}

  func violationCountMax(changes: Int) -> Int {
    min(violationCountMax, max(violationShareMin, batchViolationCountMax / max(1, changes)))
  }
}
