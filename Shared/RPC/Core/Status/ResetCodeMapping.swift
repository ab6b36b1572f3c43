package import HTTP2

extension RPCError {
  /// The status of a call that ended with RST_STREAM instead of trailers (PROTOCOL-HTTP2, "Errors").
  package init(reset code: HTTP2ErrorCode) {
    let status: StatusCode =
      switch code {
      case .refusedStream: .unavailable
      case .cancel: .cancelled
      case .enhanceYourCalm: .resourceExhausted
      case .inadequateSecurity: .permissionDenied
      default: .internalError
      }
    self.init(status, "stream was reset with HTTP/2 error code \(code.rawValue)")
  }
}
