public import MessageSupport

extension RPCError {
  /// Maps a decoding error to a status.
  ///
  /// Exceeded limits are RESOURCE_EXHAUSTED with an `ErrorInfo` that names the limit; malformed
  /// messages, excessive nesting included, are INVALID_ARGUMENT. Both name the field.
  public init(
    decoding error: MessageSupport.DecodingError, limits: DecodingLimits = .default
  ) {
    // Omits the field, which is reported separately.
    let fault = MessageSupport.DecodingError(reason: error.reason).description
    let violation = FieldViolation(
      field: error.field, reason: Self.reason(error.reason), description: fault)
    switch error.reason {
    case .malformed, .invalidUTF8, .embeddedNUL, .json:
      self = .invalidArgument([violation])
    case .tooDeep:
      self = .invalidArgument([violation])
      details.insert(
        .errorInfo(reason: "MESSAGE_TOO_DEEP", metadata: ["limit": String(limits.depthMax)]), at: 0)
    case .tooLarge:
      self = .messageTooLarge(
        "the message exceeds the limit of \(limits.sizeMax) bytes", limit: limits.sizeMax)
    case .tooManyElements:
      self.init(
        .resourceExhausted,
        "\(error): the limit is \(limits.elementsMax) per message; send less at once",
        reason: "MESSAGE_TOO_MANY_ELEMENTS", metadata: ["limit": String(limits.elementsMax)],
        details: [.badRequest([violation])])
    case .tooMuchMemory:
      self.init(
        .resourceExhausted,
        "\(error): the limit is \(limits.memoryMax) bytes per message; send less at once",
        reason: "MESSAGE_TAKES_TOO_MUCH_MEMORY", metadata: ["limit": String(limits.memoryMax)],
        details: [.badRequest([violation])])
    case .noMemoryLeft:
      self.init(
        .resourceExhausted, "no memory is left for decoding; try again",
        reason: "DECODING_MEMORY_EXHAUSTED", details: [.retryInfo(delay: .seconds(1))])
    }
  }

  private static func reason(_ reason: MessageSupport.DecodingError.Reason) -> String {
    switch reason {
    case .malformed, .json: "MALFORMED"
    case .invalidUTF8: "INVALID_UTF8"
    case .embeddedNUL: "EMBEDDED_NUL"
    case .tooDeep: "TOO_DEEP"
    case .tooLarge: "TOO_LARGE"
    case .tooManyElements: "TOO_MANY_ELEMENTS"
    case .tooMuchMemory: "TOO_MUCH_MEMORY"
    case .noMemoryLeft: "NO_MEMORY_LEFT"
    }
  }
}
