extension StatusCode {
  /// The status of an answer that is no gRPC answer (doc/http-grpc-status-mapping.md of gRPC).
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
