/// A part of one file of a participant's own export.
public struct OwnRecordsChunk: Sendable, Hashable {
  /// With its ending: `answers.csv`, `answers.jsonl`.
  public var file: String
  /// Whole records.
  public var lines: [UInt8]
  /// Without a CSV's line of names.
  public var records: UInt32
  /// Empty: not from here.
  public var resumeToken: String = ""
  /// Whether it is the last of all.
  public var isLast: Bool = false
}
