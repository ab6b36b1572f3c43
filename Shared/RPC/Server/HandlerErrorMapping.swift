import Logging
import Messages

extension RPCError {
  /// The status of what a handler threw. What is not meant for the caller is logged and hidden.
  init(thrownBy error: any Error, in context: ServerCallContext, logger: Logger) {
    switch error {
    case let error as RPCError:
      // OK cannot be an error; whoever throws it has made a mistake that must not look like success.
      self =
        error.code == .ok ? RPCError(.internalError, "internal error") : error
    case let error as Messages.DecodingError:
      self.init(decoding: error)
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
  init(decoding error: Messages.DecodingError) {
    self = .invalidArgument([
      FieldViolation(
        field: error.field, reason: Self.reason(error.reason),
        // The fault alone: the field stands beside it.
        description: Messages.DecodingError(reason: error.reason).description)
    ])
  }

  private static func reason(_ reason: Messages.DecodingError.Reason) -> String {
    switch reason {
    case .malformed: "MALFORMED"
    case .invalidUTF8: "INVALID_UTF8"
    case .embeddedNUL: "EMBEDDED_NUL"
    case .tooDeep: "TOO_DEEP"
    case .tooLarge: "TOO_LARGE"
    case .tooManyElements: "TOO_MANY_ELEMENTS"
    }
  }
}
