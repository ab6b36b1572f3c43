import HTTP2
import RPCCore

/// Header sections and last messages of responses to gRPC-Web and Connect.
extension WebForm {
  /// - Parameters:
  ///   - encoding: announced if messages may be compressed.
  func head(
    _ metadata: Metadata, _ encoding: MessageEncoding = .identity, httpStatus: Int = 200,
    origin: PageOrigin
  ) throws(RPCError) -> HTTP2HeaderBlock {
    var block = HTTP2HeaderBlock([(":status", String(httpStatus))])
    // The body of an error is JSON for every codec.
    if httpStatus != 304 {
      block.append("content-type", httpStatus == 200 ? contentType : "application/json")
    }
    if encoding != .identity { block.append(encodingField, encoding.rawValue) }
    origin.append(to: &block)
    try MetadataCodec.encode(metadata, into: &block)
    return block
  }

  /// Appends trailing metadata to the headers of a unary Connect response.
  static func append(
    trailers metadata: Metadata, _ error: RPCError?, to block: inout HTTP2HeaderBlock
  ) throws(RPCError) {
    for (name, value) in try fields(error, metadata) { block.append("trailer-\(name)", value) }
  }

  /// Returns the last message of a stream, with its prefix.
  func end(_ error: RPCError?, _ metadata: Metadata) throws(RPCError) -> [UInt8] {
    var contents: [UInt8] = []
    if kind == .grpcWeb {
      var block = HTTP2HeaderBlock()
      try GRPCResponseHead.trailers(error, metadata: metadata, into: &block)
      for index in 0..<block.count {
        contents += Array("\(block.name(at: index)): \(block.value(at: index))\r\n".utf8)
      }
    } else {
      contents = ConnectError.endOfStream(error, try Self.fields(error, metadata))
    }
    var framed = LengthPrefixedMessage.frame(contents)
    framed[0] = endFlag
    return framed
  }

  private static func fields(
    _ error: RPCError?, _ metadata: Metadata
  ) throws(RPCError) -> [(name: String, value: String)] {
    var block = HTTP2HeaderBlock()
    try MetadataCodec.encode(metadata, into: &block)
    if let error { try MetadataCodec.encode(error.trailers, into: &block) }
    return (0..<block.count).map { (block.name(at: $0), block.value(at: $0)) }
  }
}
