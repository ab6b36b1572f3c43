import Fields
import FoundationEssentials
import Logging
import Messages
import RPCCore
import RPCServer

/// What the log tells of one call.
///
/// | field | |
/// |---|---|
/// | `method` | `otolith.auth.v1.SessionService/SignIn` |
/// | `status`, `reason` | the gRPC status, and the reason that Otolith gives with it |
/// | `ms` | from the headers to the end of the handler |
/// | `request_bytes`, `response_bytes` | of messages as they go over the wire |
/// | `peer` | `none` (no token), `participant`, `study_leader`, `administrator`, `gateway`, `service` |
/// | `service` | which service asks in its own name |
/// | `caller` | of ``CallerNames`` |
/// | `request_id` | what a gateway sent as `x-request-id`, if it is a UUID or 32 hexadecimal digits |
struct CallLine {
  var context: ServerCallContext
  var time: Duration
  /// Nil: it went well.
  var error: (any Error)?
  var callers: CallerNames

  /// Nil for what is no status: a fault of the service.
  static func code(of error: any Error) -> StatusCode? {
    // Bytes that are no message are their sender's fault.
    error is Messages.DecodingError ? .invalidArgument : (error as? RPCError)?.code
  }

  var fields: Logger.Metadata {
    let status = error.map { Self.code(of: $0).map { "\($0)" } ?? "failed" } ?? "ok"
    var fields: Logger.Metadata = [
      "method": "\(context.service)/\(context.method)", "status": "\(status)",
      "ms": .stringConvertible((time / .milliseconds(1) * 10).rounded() / 10),
      "request_bytes": .stringConvertible(context.requestBytes),
      "response_bytes": .stringConvertible(context.responseBytes),
      "peer": "\(peer)",
    ]
    // A word of a fixed list, and never what the caller sent.
    if let reason = (error as? RPCError)?.reason { fields["reason"] = "\(reason)" }
    if let claims = context[AccessClaimsKey.self]?.claims {
      if let service = claims.callingService {
        fields["service"] = "\(service)"
      } else {
        fields["caller"] = "\(callers.name(of: claims.participantID))"
      }
    }
    if let id = Self.requestID(in: context.requestMetadata) { fields["request_id"] = "\(id)" }
    return fields
  }

  private var peer: String {
    guard let claims = context[AccessClaimsKey.self]?.claims else { return "none" }
    if claims.callingService != nil { return Role.service.rawValue }
    let order: [Role] = [.administrator, .studyLeader, .gateway, .service, .participant]
    return order.first { claims.roles.contains($0) }?.rawValue ?? "none"
  }

  /// Nothing else that a caller sends is written down, so that nobody's name is.
  static func requestID(in metadata: Metadata) -> String? {
    let values = metadata.values(for: "x-request-id")
    guard values.count == 1 else { return nil }
    let digits = values[0].utf8.filter { $0 != UInt8(ascii: "-") }
    guard digits.count == 32, digits.allSatisfy({ Hexadecimal.value(of: $0) != nil }),
      values[0].utf8.count == 32 || UUID(uuidString: values[0]) != nil
    else { return nil }
    return values[0].lowercased()
  }
}
