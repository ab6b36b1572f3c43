import CSodium
import Fields
package import FoundationEssentials
import Identity
package import Logging
import Messages
package import RPCCore
package import RPCServer
import ServiceBasics
import Tokens

/// The log line of one call.
///
/// | field | |
/// |---|---|
/// | `method` | `otolith.auth.v1.SessionService/SignIn` |
/// | `status`, `reason` | the gRPC status, and Otolith's reason for it |
/// | `ms` | duration from the headers to the end of the handler |
/// | `request_bytes`, `response_bytes` | size of the messages on the wire |
/// | `peer` | `none` (no token), `participant`, `study_leader`, `administrator`, `gateway`, `service` |
/// | `service` | the calling service, if it calls under its own identity |
/// | `caller` | name from ``CallerNames`` |
/// | `request_id` | the `x-request-id` header, if it is a UUID or 32 hexadecimal digits |
package struct CallLine {
  package var context: ServerCallContext
  package var time: Duration
  /// The call's error; nil if it succeeded.
  package var error: (any Error)?
  package var callers: CallerNames

  package init(
    context: ServerCallContext, time: Duration, error: (any Error)? = nil, callers: CallerNames
  ) {
    self.context = context
    self.time = time
    self.error = error
    self.callers = callers
  }

  /// Returns the status of an error; nil for a fault of the service.
  package static func code(of error: any Error) -> StatusCode? {
    // Invalid message bytes are the sender's fault.
    error is Messages.DecodingError ? .invalidArgument : (error as? RPCError)?.code
  }

  package var fields: Logger.Metadata {
    let status = error.map { Self.code(of: $0).map { "\($0)" } ?? "failed" } ?? "ok"
    var fields: Logger.Metadata = [
      "method": "\(context.service)/\(context.method)", "status": "\(status)",
      "ms": .stringConvertible((time / .milliseconds(1) * 10).rounded() / 10),
      "request_bytes": .stringConvertible(context.requestBytes),
      "response_bytes": .stringConvertible(context.responseBytes),
      "peer": "\(peer)",
    ]
    // The reason is from a fixed list and never contains text of the caller.
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

  /// Returns the request id. No other text of the caller is logged, to keep names out of the log.
  package static func requestID(in metadata: Metadata) -> String? {
    let values = metadata.values(for: "x-request-id")
    guard values.count == 1 else { return nil }
    let digits = values[0].utf8.filter { $0 != UInt8(ascii: "-") }
    guard digits.count == 32, digits.allSatisfy({ Hexadecimal.value(of: $0) != nil }),
      values[0].utf8.count == 32 || UUID(uuidString: values[0]) != nil
    else { return nil }
    return values[0].lowercased()
  }
}

/// Pseudonyms for callers in the log. They are constant while the process lives, and cannot be
/// linked to an account or to the names of another process. The log may thus outlive an erasure.
package struct CallerNames: Sendable {
  private let key: [UInt8]

  package init() { key = Sodium.randomBytes(Int(crypto_auth_hmacsha256_KEYBYTES)) }

  /// Returns a name of 16 letters and digits.
  package func name(of participantID: UUID) -> String {
    Pseudonyms(key: key).pseudonym(of: participantID)
  }
}
