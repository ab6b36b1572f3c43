/// Compression of sent messages. Received messages may use any ``MessageEncoding``.
public struct CompressionConfiguration: Sendable, Hashable {
  /// Encoding used if the peer accepts it and the call sets no other. Default `identity`: within
  /// one network compression costs more than it saves.
  public var encoding: MessageEncoding = .identity
  /// Minimum size of compressed messages in bytes. Default 1,024.
  public var sizeMin = 1_024
  /// Zlib's level, 1 (fast) to 9 (small). Default 6.
  public var level: Int32 = 6

  public init() {}
}

/// Encoding of the messages in one direction of a call: a value of `grpc-encoding`
/// (doc/compression.md of gRPC).
public enum MessageEncoding: String, Sendable, Hashable, CaseIterable {
  case identity
  /// RFC 1952.
  case gzip
  /// The zlib format of RFC 1950, as in HTTP.
  case deflate

  package init?(name: ArraySlice<UInt8>) {
    guard let found = Self.allCases.first(where: { name.elementsEqual($0.rawValue.utf8) }) else {
      return nil
    }
    self = found
  }
}
