/// Lifetime of a server's connections (gRFC A9). Everything is unlimited (nil) by default, as in
/// gRPC. Only ``ageGrace`` cancels calls.
public struct ConnectionLifetimeConfiguration: Sendable, Hashable {
  /// Time without a call after which the connection is closed (two-step GOAWAY, RFC 9113 §6.8). At
  /// least 1 ms.
  public var idleMax: Duration?
  /// Age at which the connection is closed; the client reconnects, possibly to another server. The
  /// age varies by up to ±10 %, so that connections opened together do not end together.
  public var ageMax: Duration?
  /// Time for active calls after a connection reaches ``ageMax``; then they are cancelled, which
  /// clients see as UNAVAILABLE.
  public var ageGrace: Duration?

  public init(idleMax: Duration? = nil, ageMax: Duration? = nil, ageGrace: Duration? = nil) {
    self.idleMax = idleMax
    self.ageMax = ageMax
    self.ageGrace = ageGrace
  }
}
