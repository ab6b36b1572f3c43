import HTTP2

/// A client session and a server session connected in memory.
struct SessionPair {
  let client: HTTP2Session
  let server: HTTP2Session
  var clientEvents: [HTTP2Event] = []
  var serverEvents: [HTTP2Event] = []

  init(
    client: HTTP2SessionConfiguration = HTTP2SessionConfiguration(),
    server: HTTP2SessionConfiguration = HTTP2SessionConfiguration()
  ) throws {
    self.client = try HTTP2Session(role: .client, configuration: client)
    self.server = try HTTP2Session(role: .server, configuration: server)
  }

  /// Transfers bytes both ways until neither side has more to send.
  mutating func exchange() throws {
    while true {
      let toServer = try client.drainAll()
      let toClient = try server.drainAll()
      try server.receive(toServer)
      try client.receive(toClient)
      clientEvents += client.takeEvents()
      serverEvents += server.takeEvents()
      if toServer.isEmpty && toClient.isEmpty { return }
    }
  }

  /// Returns the server's events since the last call.
  mutating func takeServerEvents() -> [HTTP2Event] {
    defer { serverEvents = [] }
    return serverEvents
  }

  mutating func takeClientEvents() -> [HTTP2Event] {
    defer { clientEvents = [] }
    return clientEvents
  }
}

extension HTTP2Session {
  func drainAll() throws -> [UInt8] {
    var bytes: [UInt8] = []
    try drain { bytes.append(contentsOf: $0) }
    return bytes
  }

  func receive(_ bytes: [UInt8]) throws {
    try bytes.withUnsafeBytes { try receive($0) }
  }
}

extension HTTP2HeaderBlock {
  static let request = HTTP2HeaderBlock([
    (":method", "POST"), (":scheme", "http"), (":path", "/a/b"), (":authority", "test"),
  ])
  static let response = HTTP2HeaderBlock([(":status", "200")])
}

extension [HTTP2Event] {
  /// The bytes of all data events of a stream.
  func body(of stream: Int32) -> [UInt8] {
    flatMap { event -> [UInt8] in
      if case .data(stream, let bytes, _) = event { bytes } else { [] }
    }
  }
}
