import HTTP2
import Testing

@Suite struct ShutdownTests {
  @Test(arguments: [0, 14, 16_376, 16_377])
  func goAwayCarriesDebugData(count: Int) throws {
    var pair = try SessionPair()
    try pair.exchange()
    let data = [UInt8](repeating: 0x61, count: count)
    pair.server.submitGoAway(.enhanceYourCalm, debugData: data)
    try pair.exchange()
    #expect(
      pair.clientEvents.last
        == .goAway(
          lastStream: 0, .enhanceYourCalm, debugData: Array(data.prefix(16_376))))
  }

  /// It counts as refused: the peer has not processed it.
  @Test(arguments: [false, true])
  func aRequestQueuedWhenTheGoAwayComesIsRefused(isNotice: Bool) throws {
    var pair = try SessionPair()
    let first = try #require(pair.client.submitRequest(.request, endStream: true))
    try pair.exchange()
    if isNotice { pair.server.submitShutdownNotice() } else { pair.server.submitGoAway() }
    let toClient = try pair.server.drainAll()
    let second = try #require(pair.client.submitRequest(.request, endStream: false))
    pair.client.send(stream: second, [1, 2, 3])
    try pair.client.receive(toClient)
    _ = pair.takeServerEvents()
    try pair.exchange()
    #expect(pair.clientEvents.contains(.streamClosed(stream: second, .refusedStream)))
    #expect(pair.serverEvents.isEmpty)
    #expect(pair.client.isOpen(stream: first))
    #expect(!pair.client.isOpen(stream: second))
  }
}
