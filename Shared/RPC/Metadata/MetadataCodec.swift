import HTTP2

/// Metadata to and from header fields (PROTOCOL-HTTP2, "Custom-Metadata").
enum MetadataCodec {
  /// Fields that are the protocol's own: never taken from a caller, never shown as metadata.
  private static let reserved: [StaticString] = [
    "content-type", "te", "connection", "transfer-encoding", "upgrade", "keep-alive",
    "proxy-connection", "host", "content-length", "grpc-timeout", "grpc-encoding",
    "grpc-accept-encoding", "grpc-status", "grpc-message", "grpc-status-details-bin",
    "grpc-message-type",
  ]

  /// Appends the metadata to a header section.
  ///
  /// - Throws: INTERNAL for a key or value that gRPC cannot carry: the mistake is in this program,
  ///   not in the peer.
  static func encode(_ metadata: Metadata, into block: inout HTTP2HeaderBlock) throws(RPCError) {
    for entry in metadata.entries {
      guard isLegal(key: entry.key),
        !entry.key.hasPrefix("grpc-") || entry.key == RetryPushback.key,
        !reserved.contains(where: { entry.key == $0.description })
      else {
        throw RPCError(.internalError, "metadata key \(entry.key.debugDescription) cannot be sent")
      }
      let isBinaryKey = entry.key.hasSuffix("-bin")
      switch entry.value {
      case .text(let text):
        guard !isBinaryKey, text.utf8.allSatisfy({ (0x20...0x7e).contains($0) }),
          text.utf8.first != 0x20, text.utf8.last != 0x20
        else {
          throw RPCError(.internalError, "the value of metadata key \(entry.key) cannot be sent")
        }
        block.append(entry.key, text)
      case .binary(let bytes):
        guard isBinaryKey else {
          throw RPCError(.internalError, "metadata key \(entry.key) cannot carry bytes")
        }
        block.append(entry.key, Base64.encode(bytes))
      }
    }
  }

  /// The custom metadata of a header section.
  ///
  /// - Throws: INTERNAL for a `-bin` value that is not Base64, as grpc-go answers it.
  static func decode(_ block: HTTP2HeaderBlock) throws(RPCError) -> Metadata {
    var metadata = Metadata()
    for index in 0..<block.count {
      // Most fields of a call are the protocol's own: no string is made of them.
      if block.isPseudo(at: index) || isReserved(block, index) { continue }
      let name = block.name(at: index)
      guard name.utf8.suffix(4).elementsEqual("-bin".utf8) else {
        metadata.append(lowercasedKey: name, .text(block.value(at: index)))
        continue
      }
      // A proxy may have joined duplicates with commas, which Base64 does not contain.
      let parts = block.valueBytes(at: index)
        .split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
      for part in parts {
        guard let bytes = Base64.decode(part.drop { $0 == 0x20 }) else {
          throw RPCError(.internalError, "metadata key \(name) is not Base64")
        }
        metadata.append(lowercasedKey: name, .binary(bytes))
      }
    }
    return metadata
  }

  /// As `reserved`, by length first: most names have the length of few others.
  private static func isReserved(_ block: HTTP2HeaderBlock, _ index: Int) -> Bool {
    let length = block.nameCount(at: index)
    guard length < reservedByLength.count else { return false }
    for name in reservedByLength[length] where block.nameEquals(at: index, name) { return true }
    return false
  }

  private static let reservedByLength: [[StaticString]] = {
    let longest = reserved.reduce(0) { max($0, $1.utf8CodeUnitCount) }
    return (0...longest).map { length in reserved.filter { $0.utf8CodeUnitCount == length } }
  }()

  private static func isLegal(key: String) -> Bool {
    !key.isEmpty
      && key.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
          UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."):
          true
        default:
          false
        }
      }
  }
}
