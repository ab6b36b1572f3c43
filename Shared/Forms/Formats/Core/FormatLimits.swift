/// Limits for files and their contents. Readers stop at a limit with a finding that names it.
public struct FormatLimits: Sendable, Hashable {
  /// Bytes of one file. Callers that open files need to read at most one byte more.
  public var bytesMax = 64 << 20
  /// Records of a table.
  public var recordsMax = 100_000
  /// Fields of a record.
  public var fieldsMax = 4_096
  /// Bytes of a field.
  public var fieldBytesMax = 200_000
  /// Nesting depth of values in JSON, XML and YAML.
  public var depthMax = 64
  /// Values of a JSON or YAML file, nodes of an XML file.
  public var nodesMax = 5_000_000
  /// Files of a zip archive.
  public var archiveEntriesMax = 200
  /// Total bytes extracted from an archive.
  public var inflatedBytesMax = 256 << 20
  /// Maximum growth of an entry on extraction.
  public var inflationRatioMax = 200
  /// Errors reported for one file; the rest is counted.
  public var findingsMax = 500
  /// Losses and mended parts reported for one file; the rest is counted.
  public var lossesMax = 20_000

  public static let `default` = FormatLimits()

  public init() {}
}
