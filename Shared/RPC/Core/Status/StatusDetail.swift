/// What `google.rpc.Status.details` may carry beside code and message.
public enum StatusDetail: Sendable, Hashable {
  /// `google.rpc.BadRequest`.
  case badRequest([FieldViolation])
  /// `google.rpc.ErrorInfo` of the domain `otolith`.
  case errorInfo(reason: String, metadata: [String: String])
  /// `google.rpc.RetryInfo`: how long to wait before trying again.
  case retryInfo(delay: Duration)
  /// A detail this library does not read, as it came.
  case other(typeURL: String, value: [UInt8])
}
