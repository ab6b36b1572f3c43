import RPCCore

/// What one connection's server says of a service (`grpc.health.v1`, gRFC A17).
struct HealthWatchState: Hashable {
  enum Health: Hashable {
    /// No answer yet: the connection is not used.
    case unknown
    case healthy
    case unhealthy
  }

  enum EndAction: Hashable {
    /// The server does not speak of health and is taken to be well for as long as the connection
    /// lasts.
    case stop
    /// gRFC A17 would ask again at once after a watch that had answered; a server that ends each watch
    /// after one answer would then be asked without pause.
    case watchAgain(after: Duration)
  }

  private(set) var health = Health.unknown
  private var backoff: ConnectionBackoff

  init(backoff: ConnectionBackoff.Configuration) {
    self.backoff = ConnectionBackoff(backoff)
  }

  /// An answer came. Every state but SERVING is unhealthy, SERVICE_UNKNOWN included.
  mutating func received(isServing: Bool) {
    backoff.succeeded()
    health = isServing ? .healthy : .unhealthy
  }

  /// The call ended.
  mutating func ended(
    _ code: StatusCode, using random: inout some RandomNumberGenerator
  ) -> EndAction {
    if code == .unimplemented {
      health = .healthy
      return .stop
    }
    health = .unhealthy
    return .watchAgain(after: backoff.failed(using: &random))
  }
}
