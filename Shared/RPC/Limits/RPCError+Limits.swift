extension RPCError {
  /// RESOURCE_EXHAUSTED with reason LIMIT_EXCEEDED, which names the limit as its metric does.
  static func exceeded(_ limit: ServerLimit, _ message: String, limit value: Int) -> RPCError {
    RPCError(
      .resourceExhausted, message, reason: "LIMIT_EXCEEDED",
      metadata: ["limit_name": limit.rawValue, "limit": String(value)])
  }

  /// RESOURCE_EXHAUSTED with reason MESSAGE_TOO_LARGE.
  ///
  /// - Parameter actual: bytes of the message, where it is known.
  static func messageTooLarge(
    _ message: String, limit: Int, actual: Int? = nil
  ) -> RPCError {
    var metadata = ["limit": String(limit)]
    metadata["actual"] = actual.map { String($0) }
    return RPCError(.resourceExhausted, message, reason: "MESSAGE_TOO_LARGE", metadata: metadata)
  }
}
