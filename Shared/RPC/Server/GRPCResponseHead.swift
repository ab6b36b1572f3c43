import HTTP2

/// Header sections of responses.
enum GRPCResponseHead {
  /// Headers without custom metadata.
  static let plain = HTTP2HeaderBlock([
    (":status", "200"), ("content-type", "application/grpc"), ("grpc-accept-encoding", "identity"),
  ])

  /// Trailers of a call that went well and has no custom metadata.
  static let ok = HTTP2HeaderBlock([("grpc-status", "0")])

  static func headers(_ metadata: Metadata) throws(RPCError) -> HTTP2HeaderBlock {
    if metadata.isEmpty { return plain }
    var block = plain
    try MetadataCodec.encode(metadata, into: &block)
    return block
  }

  static func trailers(
    _ error: RPCError?, metadata: Metadata, into block: inout HTTP2HeaderBlock
  ) throws(RPCError) {
    block.append("grpc-status", String((error?.code ?? .ok).rawValue))
    if let error {
      if !error.message.isEmpty {
        block.append("grpc-message", PercentEncoding.encode(TrailerText.shortened(error.message)))
      }
      if let details = StatusDetailsCodec.encode(error) {
        block.append("grpc-status-details-bin", Base64.encode(details))
      }
      try MetadataCodec.encode(error.trailers, into: &block)
    }
    try MetadataCodec.encode(metadata, into: &block)
  }

  static func notGRPC(httpStatus: Int) -> HTTP2HeaderBlock {
    HTTP2HeaderBlock([(":status", String(httpStatus))])
  }
}
