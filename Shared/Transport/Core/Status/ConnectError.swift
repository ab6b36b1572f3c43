import MessageSupport
import Serialization

/// Errors and the end of streams as JSON (Connect, "Error and EndStreamResponse").
public enum ConnectError {
  /// Returns the body of a failed unary call.
  public static func json(_ error: RPCError) -> [UInt8] {
    var writer = JSONWriter()
    write(error, to: &writer)
    return writer.bytes
  }

  /// - Parameter trailers: trailing metadata as header fields.
  package static func endOfStream(_ error: RPCError?, _ trailers: [(name: String, value: String)])
    -> [UInt8]
  {
    var writer = JSONWriter()
    writer.beginObject()
    if let error {
      writer.name("error")
      write(error, to: &writer)
    }
    if !trailers.isEmpty {
      writer.name("metadata")
      writer.beginObject()
      var seen = Set<String>()
      for (name, _) in trailers where seen.insert(name).inserted {
        writer.member(name, trailers.filter { $0.name == name }.map(\.value))
      }
      writer.endObject()
    }
    writer.endObject()
    return writer.bytes
  }

  private static func write(_ error: RPCError, to writer: inout JSONWriter) {
    let error = StatusDetailsCodec.shortened(error)
    writer.beginObject()
    writer.member("code", error.code.connectName)
    if !error.message.isEmpty { writer.member("message", error.message) }
    if !error.details.isEmpty {
      writer.name("details")
      writer.beginArray()
      for detail in error.details { write(detail, to: &writer) }
      writer.endArray()
    }
    writer.endObject()
  }

  private static func write(_ detail: StatusDetail, to writer: inout JSONWriter) {
    let any = StatusDetailsCodec.pack(detail)
    let type = GoogleProtobuf.`Any`.messageName(inURL: any.typeURL)
    writer.beginObject()
    writer.member("type", type)
    writer.member("value", Base64.encode(any.value))
    if let debug, debug.declares(type), let json = try? debug.json(any.value, of: type) {
      writer.name("debug")
      writer.value(spelled: String(decoding: json, as: UTF8.self))
    }
    writer.endObject()
  }

  /// The types of details.
  private static let debug = try? MessageSchema([GoogleRPC.errorDetailsFile])
}

extension StatusCode {
  /// The name in Connect, such as `invalid_argument`.
  public var connectName: String { self == .cancelled ? "canceled" : name.lowercased() }

  /// The HTTP status in Connect.
  public var httpStatus: Int {
    switch self {
    case .ok: 200
    case .cancelled: 499
    case .unknown, .internalError, .dataLoss: 500
    case .invalidArgument, .failedPrecondition, .outOfRange: 400
    case .deadlineExceeded: 504
    case .notFound: 404
    case .alreadyExists, .aborted: 409
    case .permissionDenied: 403
    case .resourceExhausted: 429
    case .unimplemented: 501
    case .unavailable: 503
    case .unauthenticated: 401
    }
  }
}
