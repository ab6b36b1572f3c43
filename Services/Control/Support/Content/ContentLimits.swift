/// How large content files may be.
public struct ContentLimits: Sendable, Hashable {
  /// Bytes of one YAML file.
  public var yamlBytesMax = 4 << 20
  /// Problems reported for one file; the rest is left out.
  public var problemsMax = 100

  public static let `default` = ContentLimits()

  public init() {}
}
