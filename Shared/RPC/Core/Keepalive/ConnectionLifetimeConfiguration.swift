/// How long a server keeps a connection (gRFC A9). Everything is unlimited (nil) by default, as in
/// gRPC. Only ``ageGrace`` ever cuts a call.
public struct ConnectionLifetimeConfiguration: Sendable, Hashable {
  /// Time without a call after which the client is told to go (two-step GOAWAY, RFC 9113 §6.8). At
  /// least 1 ms.
  public var idleMax: Duration?
  /// Age at which the client is told to go; it connects anew, perhaps to another server. Each
  /// connection varies by up to 10 % either way, so that those opened together do not end together.
  public var ageMax: Duration?
  /// Time for the calls that are under way when a connection reaches ``ageMax``; then they are cut,
  /// which their clients see as UNAVAILABLE.
  public var ageGrace: Duration?

  public init(idleMax: Duration? = nil, ageMax: Duration? = nil, ageGrace: Duration? = nil) {
    self.idleMax = idleMax
    self.ageMax = ageMax
    self.ageGrace = ageGrace
  }
}
