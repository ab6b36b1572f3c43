import MessageSupport
import RPCCore

/// The protocol of a call that is not plain gRPC: gRPC-Web (gRPC's doc/PROTOCOL-WEB.md) or Connect
/// (connectrpc.com/docs/protocol).
struct WebForm: Sendable, Hashable {
  enum Kind: Hashable {
    /// Messages with gRPC's prefix; the trailers are a last message.
    case grpcWeb
    /// One message as body, the status as HTTP status.
    case connectUnary
    /// Messages with gRPC's prefix; the end of the stream is a last message.
    case connectStream
  }

  var kind: Kind
  /// Whether messages are JSON.
  var isJSON = false
  /// Whether the bodies are Base64 (gRPC-Web).
  var isText = false
  /// Whether the request is in the query of a GET.
  var isGet = false

  /// Flag of the last message of a stream.
  var endFlag: UInt8 { kind == .grpcWeb ? 0x80 : 2 }

  var contentType: String {
    switch kind {
    case .grpcWeb: isText ? "application/grpc-web-text+proto" : "application/grpc-web+proto"
    case .connectUnary: isJSON ? "application/json" : "application/proto"
    case .connectStream: isJSON ? "application/connect+json" : "application/connect+proto"
    }
  }

  /// Name of the header field for the encoding of messages.
  var encodingField: String {
    switch kind {
    case .grpcWeb: "grpc-encoding"
    case .connectUnary: "content-encoding"
    case .connectStream: "connect-content-encoding"
    }
  }

  /// Returns a part of the body as it is sent.
  func encoded(_ bytes: [UInt8]) -> [UInt8] {
    isText ? Base64.encoded(bytes, isPadded: true) : bytes
  }

  init(_ kind: Kind, isJSON: Bool = false) {
    self.kind = kind
    self.isJSON = isJSON
  }

  /// Returns nil for other content types. Parameters, such as a character set, are ignored.
  init?(contentType: ArraySlice<UInt8>) {
    let end = contentType.firstIndex { $0 == UInt8(ascii: ";") || $0 == 0x20 }
    switch String(decoding: contentType[..<(end ?? contentType.endIndex)], as: UTF8.self)
      .lowercased()
    {
    case "application/json": self.init(.connectUnary, isJSON: true)
    case "application/proto": self.init(.connectUnary)
    case "application/connect+json": self.init(.connectStream, isJSON: true)
    case "application/connect+proto": self.init(.connectStream)
    case "application/grpc-web", "application/grpc-web+proto": self.init(.grpcWeb)
    case "application/grpc-web-text", "application/grpc-web-text+proto":
      self.init(.grpcWeb)
      isText = true
    default: return nil
    }
  }
}
