package import HTTP2

extension StatusCode {
  /// Creates the code for an HTTP response without gRPC (doc/http-grpc-status-mapping.md of gRPC).
  package init(httpStatus: Int) {
    self =
      switch httpStatus {
      case 400: .internalError
      case 401: .unauthenticated
      case 403: .permissionDenied
      case 404: .unimplemented
      case 429, 502, 503, 504: .unavailable
      default: .unknown
      }
  }
}

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
