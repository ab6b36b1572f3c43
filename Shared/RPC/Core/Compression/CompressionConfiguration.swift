/// When a side compresses what it sends. What it receives it reads in every ``MessageEncoding``.
public struct CompressionConfiguration: Sendable, Hashable {
  /// Used where the peer accepts it and nothing else is asked for. Default `identity`: inside one
  /// network the time costs more than the bytes.
  public var encoding: MessageEncoding = .identity
  /// Smaller messages go uncompressed. Default 1,024 bytes.
  public var sizeMin = 1_024
  /// Zlib's level, 1 (fast) to 9 (small). Default 6.
  public var level: Int32 = 6

  public init() {}
}
