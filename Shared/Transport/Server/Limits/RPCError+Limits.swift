import RPCCore

extension RPCError {
  /// RESOURCE_EXHAUSTED with reason LIMIT_EXCEEDED; it names the limit as its metric does.
  static func exceeded(_ limit: ServerLimit, _ message: String, limit value: Int) -> RPCError {
    RPCError(
      .resourceExhausted, message, reason: "LIMIT_EXCEEDED",
      metadata: ["limit_name": limit.rawValue, "limit": String(value)])
  }

  /// RESOURCE_EXHAUSTED with reason METADATA_TOO_LARGE.
  static func metadataTooLarge(_ limits: ServerLimits) -> RPCError {
    RPCError(
      .resourceExhausted,
      "request metadata exceeds the limit of \(limits.metadataSizeMax) bytes or of "
        + "\(limits.metadataFieldsMax) fields",
      reason: "METADATA_TOO_LARGE",
      metadata: [
        "size_limit": String(limits.metadataSizeMax),
        "fields_limit": String(limits.metadataFieldsMax),
      ])
  }
}
