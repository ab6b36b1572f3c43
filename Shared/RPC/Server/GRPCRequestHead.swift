import HTTP2
import RPCCore

/// The header section of a request, checked.
struct GRPCRequestHead {
  /// The value of `:path`, as it came.
  var path: ArraySlice<UInt8>
  var timeout: Duration?
  var metadata: Metadata
  /// How the request's messages are compressed, where their flag says so.
  var encoding = MessageEncoding.identity
  /// What the client reads besides `identity`.
  var acceptedEncodings: AcceptedEncodings = []

  enum Refusal: Error, Hashable {
    /// Not gRPC: answer with this HTTP status and no gRPC status.
    case notGRPC(httpStatus: Int)
    /// gRPC, but wrong: answer with this HTTP status and the error.
    case invalid(httpStatus: Int, RPCError)
  }

  /// `te` is not checked: a proxy may have removed it, and trailers reach us anyway.
  ///
  /// - A content type that is not gRPC's: HTTP 415 (PROTOCOL-HTTP2, "Content-Type").
  /// - An unknown `grpc-encoding`: UNIMPLEMENTED (doc/compression.md).
  /// - A malformed `grpc-timeout` or `-bin` value: INTERNAL with HTTP 400, as grpc-go answers since
  ///   its change 5893; the specification is silent, and doc/statuscodes.md reserves
  ///   INVALID_ARGUMENT for applications.
  init(_ block: HTTP2HeaderBlock) throws(Refusal) {
    let fields = GRPCRequestFields(block)
    guard let method = fields.method, block.valueEquals(at: method, "POST") else {
      throw .notGRPC(httpStatus: 405)
    }
    guard let contentType = fields.contentType,
      block.valueEquals(at: contentType, "application/grpc")
        || Self.isGRPC(contentType: block.valueBytes(at: contentType))
    else { throw .notGRPC(httpStatus: 415) }
    guard let path = fields.path else { throw .notGRPC(httpStatus: 400) }
    self.path = block.valueBytes(at: path)
    if let index = fields.encoding {
      guard let encoding = MessageEncoding(name: block.valueBytes(at: index)) else {
        throw .invalid(
          httpStatus: 200,
          RPCError(.unimplemented, "grpc-encoding \(block.value(at: index)) is not supported"))
      }
      self.encoding = encoding
    }
    if let index = fields.acceptEncoding {
      acceptedEncodings = AcceptedEncodings(list: block.valueBytes(at: index))
    }
    if let index = fields.timeout {
      guard let duration = GRPCTimeout.decode(block.value(at: index)) else {
        throw .invalid(httpStatus: 400, RPCError(.internalError, "malformed grpc-timeout"))
      }
      timeout = duration
    }
    if let fault = fields.metadataFault { throw .invalid(httpStatus: 400, fault) }
    metadata = fields.metadata
  }

  /// `application/grpc`, or with `+proto`, and parameters.
  private static func isGRPC(contentType: ArraySlice<UInt8>) -> Bool {
    let expected = "application/grpc".utf8
    guard contentType.count >= expected.count,
      zip(contentType, expected).allSatisfy({ $0 | 0x20 == $1 || $0 == $1 })
    else { return false }
    var rest = contentType.dropFirst(expected.count)
    if rest.starts(with: "+proto".utf8) { rest = rest.dropFirst("+proto".utf8.count) }
    return rest.isEmpty || rest.first == UInt8(ascii: ";") || rest.first == UInt8(ascii: " ")
  }
}
