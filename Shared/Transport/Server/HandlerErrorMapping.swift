import Logging
import MessageSupport
import RPCCore

extension RPCError {
  /// Maps an error thrown by a handler to a status. Errors not intended for the caller are logged
  /// and hidden.
  init(thrownBy error: any Error, in call: ServerCall, logger: Logger) {
    let context = call.context
    switch error {
    case let error as RPCError:
      // OK is not a valid error: throwing it is a bug that must not look like success.
      self =
        error.code == .ok ? RPCError(.internalError, "internal error") : error
    case let error as MessageSupport.DecodingError:
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

  /// Maps a decoding error to a status.
  ///
  /// Exceeded limits are RESOURCE_EXHAUSTED with an `ErrorInfo` that names the limit; malformed
  /// messages, excessive nesting included, are INVALID_ARGUMENT. Both name the field.
  init(
    decoding error: MessageSupport.DecodingError, limits: DecodingLimits = .default,
    _ server: ServerLimits = ServerLimits()
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
      self = .noMemoryLeft(server)
    }
  }

  /// Requests that are being handled use all the memory for decoded requests.
  static func noMemoryLeft(_ limits: ServerLimits) -> RPCError {
    RPCError(
      .resourceExhausted,
      "requests being handled use all of \(limits.decodedRequestBytesPerPeerMax) bytes for "
        + "one client, or of \(limits.decodedRequestBytesTotalMax) for all; try again",
      reason: "DECODING_MEMORY_EXHAUSTED",
      metadata: [
        "limit_per_peer": String(limits.decodedRequestBytesPerPeerMax),
        "limit": String(limits.decodedRequestBytesTotalMax),
      ], details: [.retryInfo(delay: .seconds(1))])
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
