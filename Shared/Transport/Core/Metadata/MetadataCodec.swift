package import HTTP2
import MessageSupport

/// Converts between metadata and header fields (PROTOCOL-HTTP2, "Custom-Metadata").
package enum MetadataCodec {
  /// Fields of the protocol itself, never sent or returned as metadata.
  private static let reserved: [StaticString] = [
    "content-type", "te", "connection", "transfer-encoding", "upgrade", "keep-alive",
    "proxy-connection", "host", "content-length", "grpc-timeout", "grpc-encoding",
    "grpc-accept-encoding", "grpc-status", "grpc-message", "grpc-status-details-bin",
    "grpc-message-type",
  ]

  /// Appends the metadata to a header section.
  ///
  /// - Throws: INTERNAL for an invalid key or value, which is an error of this program, not of the
  ///   peer.
  package static func encode(
    _ metadata: Metadata, into block: inout HTTP2HeaderBlock
  ) throws(RPCError) {
    for entry in metadata.entries {
      guard entry.key.withBytes({ isSendable(key: $0) }) || entry.key == RetryPushback.key else {
        throw RPCError(.internalError, "metadata key \(entry.key.debugDescription) cannot be sent")
      }
      let isBinaryKey = entry.key.withBytes { isBinary(key: $0) }
      switch entry.value {
      case .text(let text):
        guard !isBinaryKey, text.withBytes({ isSendable(text: $0) }) else {
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

  /// Returns the custom metadata of a header section.
  ///
  /// - Throws: INTERNAL for a `-bin` value that is not Base64, like grpc-go.
  package static func decode(_ block: HTTP2HeaderBlock) throws(RPCError) -> Metadata {
    var metadata = Metadata()
    var fault: RPCError?
    block.forEachName { index, name in
      // Most fields of a call belong to the protocol: no string is created for them.
      if fault != nil || name.first == UInt8(ascii: ":") || isReserved(name) { return }
      do throws(RPCError) {
        try append(block, index, isBinary: isBinary(key: name), to: &metadata)
      } catch {
        fault = error
      }
    }
    if let fault { throw fault }
    return metadata
  }

  /// Appends one field of custom metadata.
  ///
  /// - Throws: see ``decode(_:)``.
  package static func append(
    _ block: HTTP2HeaderBlock, _ index: Int, isBinary: Bool, to metadata: inout Metadata
  ) throws(RPCError) {
    let name = block.name(at: index)
    guard isBinary else {
      metadata.append(lowercasedKey: name, .text(block.value(at: index)))
      return
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

  /// Returns whether the name is reserved. Compares by length first: few names share a length.
  package static func isReserved(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    guard name.count < reservedByLength.count else { return false }
    for reserved in reservedByLength[name.count] where name.equals(reserved) { return true }
    return false
  }

  private static let reservedByLength: [[StaticString]] = {
    let longest = reserved.reduce(0) { max($0, $1.utf8CodeUnitCount) }
    return (0...longest).map { length in reserved.filter { $0.utf8CodeUnitCount == length } }
  }()

  package static func isBinary(key: UnsafeBufferPointer<UInt8>) -> Bool {
    key.count >= 4 && UnsafeBufferPointer(rebasing: key.suffix(4)).equals("-bin")
  }

  private static func isSendable(key: UnsafeBufferPointer<UInt8>) -> Bool {
    !key.isEmpty && key.allSatisfy { isLegal($0) } && !isReserved(key)
      && !(key.count >= 5 && UnsafeBufferPointer(rebasing: key.prefix(5)).equals("grpc-"))
  }

  private static func isLegal(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."):
      true
    default:
      false
    }
  }

  /// Whether the text is printable ASCII without leading and trailing spaces.
  private static func isSendable(text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let start = text.baseAddress, let first = text.first, let last = text.last else {
      return true
    }
    guard first != 0x20, last != 0x20 else { return false }
    var index = 0
    // Eight at a time: subtracting 0x20 sets the top bit of a byte below it, adding 1 that of 0x7f.
    while text.count - index >= 8 {
      let word = UnsafeRawPointer(start + index).loadUnaligned(as: UInt64.self)
      let marks =
        word | (word &- 0x2020_2020_2020_2020) | (word &+ 0x0101_0101_0101_0101)
      if marks & 0x8080_8080_8080_8080 != 0 { break }
      index += 8
    }
    return text[index...].allSatisfy { (0x20...0x7e).contains($0) }
  }
}
