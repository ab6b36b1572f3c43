import RPCCore

/// The health of a service as the server of one connection reports it (`grpc.health.v1`, gRFC A17).
struct HealthWatchState: Hashable {
  enum Health: Hashable {
    /// No answer yet: the connection is not used.
    case unknown
    case healthy
    case unhealthy
  }

  enum EndAction: Hashable {
    /// The server does not support health checks and counts as healthy while the connection lasts.
    case stop
    /// Unlike gRFC A17, also pauses after a watch that had answered, since a server could end each
    /// watch after one answer.
    case watchAgain(after: Duration)
  }

  private(set) var health = Health.unknown
  private var backoff: Backoff

  init(backoff: Backoff.Configuration) {
    self.backoff = Backoff(backoff)
  }

  /// An answer arrived. Every state except SERVING is unhealthy, SERVICE_UNKNOWN included.
  mutating func received(isServing: Bool) {
    backoff.reset()
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
    return .watchAgain(after: backoff.next(using: &random))
  }
}
