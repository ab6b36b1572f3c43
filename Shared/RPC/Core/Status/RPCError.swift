/// A call that did not end with OK.
///
/// A handler throws it to choose the status; a client gets it for every call that fails, whether the
/// server, the network or the client itself ended the call.
public struct RPCError: Error, Sendable, Hashable {
  public var code: StatusCode
  /// For a developer to read; sent as `grpc-message`. Nothing secret belongs here.
  public var message: String
  /// Sent and read as `grpc-status-details-bin`.
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

  /// INVALID_ARGUMENT that names every bad field.
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
