/// The silence after which a channel's connections send a PING. It grows when a server complains of
/// too many, and stays so for the channel (gRFC A8).
struct KeepaliveTime: Hashable {
  /// That of gRPC's C core: 2^31 - 1 ms, in seconds.
  static let longest: Duration = .seconds(2_147_483)

  /// Nil: no PINGs.
  private(set) var current: Duration?

  init(_ configuration: ClientKeepaliveConfiguration) {
    current = configuration.time.map { min(max($0, configuration.timeMin), Self.longest) }
  }

  mutating func tooManyPings() {
    current = current.map { $0 > Self.longest / 2 ? Self.longest : $0 * 2 }
  }
}
