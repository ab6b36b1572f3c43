/// The status codes of gRPC (doc/statuscodes.md of the gRPC documentation).
public enum StatusCode: Int, Sendable, Hashable, CaseIterable {
  case ok = 0
  case cancelled
  case unknown
  case invalidArgument
  case deadlineExceeded
  case notFound
  case alreadyExists
  case permissionDenied
  case resourceExhausted
  case failedPrecondition
  case aborted
  case outOfRange
  case unimplemented
  case internalError
  case unavailable
  case dataLoss
  case unauthenticated

  /// The name in the specification, such as `INVALID_ARGUMENT`.
  public var name: String {
    switch self {
    case .ok: "OK"
    case .cancelled: "CANCELLED"
    case .unknown: "UNKNOWN"
    case .invalidArgument: "INVALID_ARGUMENT"
    case .deadlineExceeded: "DEADLINE_EXCEEDED"
    case .notFound: "NOT_FOUND"
    case .alreadyExists: "ALREADY_EXISTS"
    case .permissionDenied: "PERMISSION_DENIED"
    case .resourceExhausted: "RESOURCE_EXHAUSTED"
    case .failedPrecondition: "FAILED_PRECONDITION"
    case .aborted: "ABORTED"
    case .outOfRange: "OUT_OF_RANGE"
    case .unimplemented: "UNIMPLEMENTED"
    case .internalError: "INTERNAL"
    case .unavailable: "UNAVAILABLE"
    case .dataLoss: "DATA_LOSS"
    case .unauthenticated: "UNAUTHENTICATED"
    }
  }

  /// The name in metrics, such as `InvalidArgument`, as in the libraries of the gRPC ecosystem.
  package var metricName: String {
    switch self {
    case .ok: "OK"
    // The spelling of grpc-go, which defined the metric names.
    case .cancelled: "Canceled"
    default: name.split(separator: "_").map { $0.prefix(1) + $0.dropFirst().lowercased() }.joined()
    }
  }
}
