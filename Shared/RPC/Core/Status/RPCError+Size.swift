extension RPCError {
  /// RESOURCE_EXHAUSTED with reason MESSAGE_TOO_LARGE.
  ///
  /// - Parameter actual: bytes of the message, where it is known.
  package static func messageTooLarge(
    _ message: String, limit: Int, actual: Int? = nil
  ) -> RPCError {
    var metadata = ["limit": String(limit)]
    metadata["actual"] = actual.map { String($0) }
    return RPCError(.resourceExhausted, message, reason: "MESSAGE_TOO_LARGE", metadata: metadata)
  }
}
