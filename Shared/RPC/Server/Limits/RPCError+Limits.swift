import RPCCore

extension RPCError {
  /// RESOURCE_EXHAUSTED with reason LIMIT_EXCEEDED, which names the limit as its metric does.
  static func exceeded(_ limit: ServerLimit, _ message: String, limit value: Int) -> RPCError {
    RPCError(
      .resourceExhausted, message, reason: "LIMIT_EXCEEDED",
      metadata: ["limit_name": limit.rawValue, "limit": String(value)])
  }
}
