/// The error of a call that did not end with OK.
///
/// A handler throws it to choose the status. A client gets it for every failed call, whether the
/// server, the network or the client ended it.
public struct RPCError: Error, Sendable, Hashable {
  public var code: StatusCode
  /// Message for developers, sent as `grpc-message`. Must not contain secrets.
  public var message: String
  /// Error details, sent as `grpc-status-details-bin`.
  public var details: [StatusDetail]
  /// Trailing metadata beside the status.
  public var trailers: Metadata

  /// - Parameters:
  ///   - reason: adds an `ErrorInfo` with this reason, the domain `otolith` and `metadata`.
  public init(
    _ code: StatusCode, _ message: String, reason: String? = nil, metadata: [String: String] = [:],
    details: [StatusDetail] = []
  ) {
    self.code = code
    self.message = message
    self.details =
      (reason.map { [StatusDetail.errorInfo(reason: $0, metadata: metadata)] } ?? []) + details
    trailers = Metadata()
  }

  /// INVALID_ARGUMENT that names the invalid fields.
  public static func invalidArgument(_ violations: [FieldViolation]) -> RPCError {
    let fields = violations.prefix(5).map { violation in
      violation.field.isEmpty
        ? violation.description : "\(violation.field): \(violation.description)"
    }
    let more = violations.count > 5 ? "; and \(violations.count - 5) more" : ""
    return RPCError(
      .invalidArgument, fields.joined(separator: "; ") + more, details: [.badRequest(violations)])
  }

  /// The reason of its first `ErrorInfo`.
  public var reason: String? {
    for case .errorInfo(let reason, _) in details { return reason }
    return nil
  }

  /// The violations of all its `BadRequest` details.
  public var violations: [FieldViolation] {
    details.flatMap { detail -> [FieldViolation] in
      if case .badRequest(let violations) = detail { violations } else { [] }
    }
  }
}

extension RPCError: CustomStringConvertible {
  public var description: String {
    "\(code.name): \(message)" + (reason.map { " (\($0))" } ?? "")
  }
}

extension RPCError {
  /// RESOURCE_EXHAUSTED with reason MESSAGE_TOO_LARGE.
  ///
  /// - Parameter actual: size of the message in bytes, if known.
  package static func messageTooLarge(
    _ message: String, limit: Int, actual: Int? = nil
  ) -> RPCError {
    var metadata = ["limit": String(limit)]
    metadata["actual"] = actual.map { String($0) }
    return RPCError(.resourceExhausted, message, reason: "MESSAGE_TOO_LARGE", metadata: metadata)
  }
}
