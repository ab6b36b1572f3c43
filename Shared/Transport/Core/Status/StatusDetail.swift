/// A detail of an error, in `google.rpc.Status.details`.
public enum StatusDetail: Sendable, Hashable {
  /// `google.rpc.BadRequest`.
  case badRequest([FieldViolation])
  /// `google.rpc.ErrorInfo` of the domain `otolith`.
  case errorInfo(reason: String, metadata: [String: String])
  /// `google.rpc.RetryInfo`: the delay before a retry.
  case retryInfo(delay: Duration)
  /// A detail of an unsupported type, unchanged.
  case other(typeURL: String, value: [UInt8])
}

/// One invalid field of a request (`google.rpc.BadRequest.FieldViolation`).
public struct FieldViolation: Sendable, Hashable {
  /// Path from the request's root, such as `sheets[3].app_version`.
  public var field: String
  /// Stable upper-case identifier for programs, such as `TOO_LONG`.
  public var reason: String
  /// Description for developers.
  public var description: String

  public init(field: String, reason: String, description: String) {
    self.field = field
    self.reason = reason
    self.description = description
  }
}
