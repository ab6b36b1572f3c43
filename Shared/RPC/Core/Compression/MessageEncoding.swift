/// How the messages of one direction of a call are compressed: a value of `grpc-encoding`
/// (doc/compression.md of gRPC).
public enum MessageEncoding: String, Sendable, Hashable, CaseIterable {
  case identity
  /// RFC 1952.
  case gzip
  /// The zlib format of RFC 1950, as HTTP means the word.
  case deflate

  package init?(name: ArraySlice<UInt8>) {
    guard let found = Self.allCases.first(where: { name.elementsEqual($0.rawValue.utf8) }) else {
      return nil
    }
    self = found
  }
}
