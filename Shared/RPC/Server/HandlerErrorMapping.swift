import Logging
import Messages
import RPCCore

extension RPCError {
  /// The status of what a handler threw. What is not meant for the caller is logged and hidden.
  init(thrownBy error: any Error, in call: ServerCall, logger: Logger) {
    let context = call.context
    switch error {
    case let error as RPCError:
      // OK cannot be an error; whoever throws it has made a mistake that must not look like success.
      self =
        error.code == .ok ? RPCError(.internalError, "internal error") : error
    case let error as Messages.DecodingError:
      self = call.error(decoding: error)
    case is CancellationError:
      self = RPCError(.cancelled, "the call was cancelled")
    default:
      logger.error(
        "handler failed",
        metadata: [
          "service": "\(context.service)", "method": "\(context.method)", "error": "\(error)",
        ])
      self = RPCError(.internalError, "internal error")
    }
  }

  /// The status for a request that is not the message it should be.
  ///
  /// What is too much is RESOURCE_EXHAUSTED, with an `ErrorInfo` that names the limit; what is wrong,
  /// nesting included, is INVALID_ARGUMENT. Both name the field.
  init(
    decoding error: Messages.DecodingError, limits: DecodingLimits = .default,
    _ server: ServerLimits = ServerLimits()
  ) {
    // The fault alone: the field stands beside it.
    let fault = Messages.DecodingError(reason: error.reason).description
    let violation = FieldViolation(
      field: error.field, reason: Self.reason(error.reason), description: fault)
    switch error.reason {
    case .malformed, .invalidUTF8, .embeddedNUL:
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
        "\(error): the limit is \(limits.elementsMax) in a message; send less at once",
        reason: "MESSAGE_TOO_MANY_ELEMENTS", metadata: ["limit": String(limits.elementsMax)],
        details: [.badRequest([violation])])
    case .tooMuchMemory:
      self.init(
        .resourceExhausted,
        "\(error): the limit is \(limits.memoryMax) bytes for a message; send less at once",
        reason: "MESSAGE_TAKES_TOO_MUCH_MEMORY", metadata: ["limit": String(limits.memoryMax)],
        details: [.badRequest([violation])])
    case .noMemoryLeft:
      self = .noMemoryLeft(server)
    }
  }

  /// Requests that are decoded and handled now take all the memory that there is for that.
  static func noMemoryLeft(_ limits: ServerLimits) -> RPCError {
    RPCError(
      .resourceExhausted,
      "requests that are handled now take all of \(limits.decodedRequestBytesPerPeerMax) bytes for "
        + "one client, or of \(limits.decodedRequestBytesTotalMax) for all; try again",
      reason: "DECODING_MEMORY_EXHAUSTED",
      metadata: [
        "limit_per_peer": String(limits.decodedRequestBytesPerPeerMax),
        "limit": String(limits.decodedRequestBytesTotalMax),
      ], details: [.retryInfo(delay: .seconds(1))])
  }

  private static func reason(_ reason: Messages.DecodingError.Reason) -> String {
    switch reason {
    case .malformed: "MALFORMED"
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
