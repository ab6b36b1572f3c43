import HTTP2
import RPCCore

/// The validated header section of a request.
struct GRPCRequestHead {
  /// The unmodified value of `:path`.
  var path: ArraySlice<UInt8>
  var timeout: Duration?
  var metadata: Metadata
  /// Encoding of request messages whose compressed flag is set.
  var encoding = MessageEncoding.identity
  /// Encodings that the client accepts besides `identity`.
  var acceptedEncodings: AcceptedEncodings = []
  /// Form of a gRPC-Web or Connect request; nil for gRPC.
  var web: WebForm?
  /// The request in the query of a GET.
  var queryMessage: [UInt8]?

  enum Refusal: Error, Hashable {
    /// Not gRPC: respond with this HTTP status and no gRPC status.
    case notGRPC(httpStatus: Int)
    /// Invalid gRPC: respond with this HTTP status and the error.
    case invalid(httpStatus: Int, RPCError)
    /// Invalid gRPC-Web or Connect: respond with the error in its form.
    case web(WebForm, RPCError)
    /// A browser asks whether a page of another origin may call.
    case preflight(origin: String, headers: String?)
  }

  init(path: ArraySlice<UInt8>, metadata: Metadata) {
    self.path = path
    self.metadata = metadata
  }

  /// Validates the header section. `te` is not checked: a proxy may have removed it, and trailers
  /// work anyway.
  ///
  /// - A content type other than gRPC's, gRPC-Web's and Connect's: HTTP 415 (PROTOCOL-HTTP2,
  ///   "Content-Type").
  /// - An unknown `grpc-encoding`: UNIMPLEMENTED (doc/compression.md).
  /// - A malformed `grpc-timeout` or `-bin` value: INTERNAL with HTTP 400, as grpc-go answers since
  ///   its change 5893; the specification does not say, and doc/statuscodes.md reserves
  ///   INVALID_ARGUMENT for applications.
  init(_ block: HTTP2HeaderBlock) throws(Refusal) {
    let fields = GRPCRequestFields(block)
    guard let contentType = fields.contentType,
      block.valueEquals(at: contentType, "application/grpc")
        || Self.isGRPC(contentType: block.valueBytes(at: contentType))
    else {
      self = try Self.web(block, fields)
      return
    }
    guard let method = fields.method, block.valueEquals(at: method, "POST") else {
      throw .notGRPC(httpStatus: 405)
    }
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

  /// Whether it is `application/grpc`, optionally with `+proto` and parameters.
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
