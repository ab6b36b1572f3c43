/// A received message, possibly compressed. It is decompressed when read, so that waiting messages
/// hold no more memory than the flow-control window allows.
package struct InboundMessage: Sendable, Hashable {
  package var bytes: ArraySlice<UInt8>
  /// The compression of this message; `identity` if uncompressed, regardless of `grpc-encoding`.
  package var encoding: MessageEncoding

  package init(_ bytes: ArraySlice<UInt8>, _ encoding: MessageEncoding = .identity) {
    self.bytes = bytes
    self.encoding = encoding
  }

  package var isCompressed: Bool { encoding != .identity }

  /// Size on the wire, prefix included.
  package var wireCount: Int { bytes.count + LengthPrefixedMessage.prefixCount }

  /// Maximum size after decompression.
  package var contentsCountMax: Int {
    bytes.withUnsafeBytes { MessageCompressor.decompressedCountMax($0, encoding) }
  }

  /// - Parameter sizeMax: maximum size of the decompressed message in bytes.
  /// - Throws: see ``MessageCompressor/decompress(_:_:sizeMax:)``.
  package func contents(sizeMax: Int) throws(RPCError) -> ArraySlice<UInt8> {
    guard isCompressed else { return bytes }
    return try bytes.withUnsafeBufferPointer { bytes throws(RPCError) in
      try MessageCompressor.decompress(UnsafeRawBufferPointer(bytes), encoding, sizeMax: sizeMax)
    }[...]
  }
}
