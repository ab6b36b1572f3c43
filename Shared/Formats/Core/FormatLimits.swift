/// How large files may be, and what is in them. Readers stop at a limit with a finding that names it.
public struct FormatLimits: Sendable, Hashable {
  /// Bytes of one file. Whoever opens files reads one byte more at most.
  public var bytesMax = 64 << 20
  /// Records of a table.
  public var recordsMax = 100_000
  /// Fields of a record.
  public var fieldsMax = 4_096
  /// Bytes of a field.
  public var fieldBytesMax = 200_000
  /// Values within each other, in JSON, XML and YAML.
  public var depthMax = 64
  /// Values of a JSON or YAML file, nodes of an XML file.
  public var nodesMax = 5_000_000
  /// Files of a zip archive.
  public var archiveEntriesMax = 200
  /// Bytes of everything that is taken out of an archive.
  public var inflatedBytesMax = 256 << 20
  /// How many times larger an entry may become.
  public var inflationRatioMax = 200
  /// Findings and losses reported for one file; the rest is counted.
  public var findingsMax = 500

  public static let `default` = FormatLimits()

  public init() {}
}
