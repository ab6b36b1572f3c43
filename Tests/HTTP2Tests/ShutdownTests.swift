import HTTP2
import Testing

@Suite struct ShutdownTests {
  @Test func noticeRefusesNothingYet() throws {
    var pair = try SessionPair()
    try pair.exchange()
    let first = try #require(pair.client.submitRequest(.request, endStream: true))
    pair.server.submitShutdownNotice()
    try pair.exchange()
    #expect(pair.clientEvents.last == .goAway(lastStream: .max, .noError, debugData: []))
    #expect(pair.serverEvents.last == .headers(stream: first, .request, endStream: true))
    // A client that has seen the notice opens no more streams by itself.
    #expect(pair.client.submitRequest(.request, endStream: true) == nil)
  }

  @Test func finalGoAwayClosesWhatWasNotProcessed() throws {
    var pair = try SessionPair()
    let first = try #require(pair.client.submitRequest(.request, endStream: true))
    try pair.exchange()
    pair.server.submitGoAway()
    let toClient = try pair.server.drainAll()
    // Sent before the GOAWAY arrives.
    let second = try #require(pair.client.submitRequest(.request, endStream: true))
    let toServer = try pair.client.drainAll()
    try pair.client.receive(toClient)
    try pair.server.receive(toServer)
    let events = pair.client.takeEvents()
    #expect(events.contains(.goAway(lastStream: first, .noError, debugData: [])))
    #expect(events.contains(.streamClosed(stream: second, .refusedStream)))
    #expect(pair.server.takeEvents().isEmpty)

    pair.server.submitResponse(stream: first, .response, endStream: true)
    try pair.exchange()
    #expect(pair.clientEvents.contains(.headers(stream: first, .response, endStream: true)))
    #expect(pair.server.isFinished)
    #expect(pair.client.isFinished)
  }

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

  /// It is as good as refused: the peer never saw it.
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

  @Test func terminateFinishesWhateverIsOpen() throws {
    var pair = try SessionPair()
    _ = pair.client.submitRequest(.request, endStream: true)
    try pair.exchange()
    pair.server.terminate(.enhanceYourCalm)
    try pair.exchange()
    #expect(pair.server.isFinished)
    #expect(pair.clientEvents.contains(.goAway(lastStream: 1, .enhanceYourCalm, debugData: [])))
  }
}
