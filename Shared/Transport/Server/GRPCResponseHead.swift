import HTTP2
import MessageSupport
import RPCCore

/// Header sections of responses.
enum GRPCResponseHead {
  /// Response headers without custom metadata.
  static let plain = plain(httpStatus: 200)

  /// - Parameter httpStatus: a status other than 200 for errors of HTTP itself.
  static func plain(httpStatus: Int) -> HTTP2HeaderBlock {
    HTTP2HeaderBlock([
      (":status", String(httpStatus)), ("content-type", "application/grpc"),
      ("grpc-accept-encoding", AcceptedEncodings.everything),
    ])
  }

  /// Trailers of a successful call without custom metadata.
  static let ok = HTTP2HeaderBlock([("grpc-status", "0")])

  /// - Parameter encoding: announced if messages may be compressed.
  static func headers(
    _ metadata: Metadata, _ encoding: MessageEncoding
  ) throws(RPCError) -> HTTP2HeaderBlock {
    if metadata.isEmpty, encoding == .identity { return plain }
    var block = plain
    if encoding != .identity { block.append("grpc-encoding", encoding.rawValue) }
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
