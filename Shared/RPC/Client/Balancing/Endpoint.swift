import NIOCore

/// One server that a channel can connect to: a name as the caller gave it, and one of its addresses.
struct Endpoint: Sendable, Hashable {
  let server: ServerAddress
  let address: SocketAddress
}
