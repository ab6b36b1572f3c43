/// How large content files may be.
public struct ContentLimits: Sendable, Hashable {
  /// Bytes of one YAML file.
  public var yamlBytesMax = 4 << 20
  /// Bytes of one CSV file.
  public var csvBytesMax = 16 << 20
  public var csvRecordsMax = 20_000
  public var csvFieldsMax = 4_096
  /// Bytes of one CSV field.
  public var csvFieldBytesMax = 100_000
  /// Problems reported for one file; the rest is left out.
  public var problemsMax = 100

  public static let `default` = ContentLimits()

  public init() {}
}
