public import Messages
public import RPCCore

// Each service has the same for its own reasons, which have precedence.

extension RPCError {
  @_disfavoredOverload
  public init(
    _ code: StatusCode, _ message: String, reason: CommonV1.ErrorReason,
    metadata: [String: String] = [:], details: [StatusDetail] = []
  ) {
    self.init(code, message, reason: reason.text, metadata: metadata, details: details)
  }
}

extension FieldViolation {
  @_disfavoredOverload
  public init(field: String, reason: CommonV1.ErrorReason, description: String) {
    self.init(field: field, reason: reason.text, description: description)
  }
}
