/// A message as it arrived, still compressed if it came so: it is decompressed when it is read, so
/// that messages that wait hold no more memory than the flow-control window allows.
package struct InboundMessage: Sendable, Hashable {
  package var bytes: ArraySlice<UInt8>
  /// `identity` for a message that is not compressed, whatever `grpc-encoding` announced.
  package var encoding: MessageEncoding

  package init(_ bytes: ArraySlice<UInt8>, _ encoding: MessageEncoding = .identity) {
    self.bytes = bytes
    self.encoding = encoding
  }

  package var isCompressed: Bool { encoding != .identity }

  /// Bytes it took on the wire, prefix included.
  package var wireCount: Int { bytes.count + LengthPrefixedMessage.prefixCount }

  /// No more bytes than that come out when it is decompressed.
  package var contentsCountMax: Int {
    bytes.withUnsafeBytes { MessageCompressor.decompressedCountMax($0, encoding) }
  }

  /// - Parameter sizeMax: bytes that the decompressed message may have.
  /// - Throws: as ``MessageCompressor/decompress(_:_:sizeMax:)``.
  package func contents(sizeMax: Int) throws(RPCError) -> ArraySlice<UInt8> {
    guard isCompressed else { return bytes }
    return try bytes.withUnsafeBufferPointer { bytes throws(RPCError) in
      try MessageCompressor.decompress(UnsafeRawBufferPointer(bytes), encoding, sizeMax: sizeMax)
    }[...]
  }
}
