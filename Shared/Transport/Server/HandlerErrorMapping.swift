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

  /// Maps a decoding error to a status, see `RPCError(decoding:limits:)`; the lack of memory names
  /// the limits of the server.
  init(
    decoding error: MessageSupport.DecodingError, limits: DecodingLimits = .default,
    serving server: ServerLimits
  ) {
    self =
      error.reason == .noMemoryLeft
      ? .noMemoryLeft(server) : RPCError(decoding: error, limits: limits)
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
}
