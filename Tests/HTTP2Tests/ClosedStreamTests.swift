import Testing

@testable import HTTP2

/// RFC 9113 §5.1: what a client may still send on a stream that is closed.
@Suite struct ClosedStreamTests {
  private static let streamClosed: UInt8 = 5
  private static let protocolError: UInt8 = 1

  /// A server whose stream 1 was opened by `first` and, if it is to, answered.
  private func server(_ first: [UInt8], answers: Bool = true) throws -> HTTP2Session {
    let server = try HTTP2Session(role: .server)
    let client = try HTTP2Session(role: .client)
    try server.receive(client.drainAll())
    try server.receive(first)
    if answers {
      server.submitResponse(stream: 1, .response, endStream: true)
    }
    _ = try server.drainAll()
    return server
  }

  private static func request(_ stream: UInt32, ends: Bool) -> [UInt8] {
    frame(
      type: 1, flags: ends ? 5 : 4, stream: stream, [0x83, 0x86, 0x84, 0x41, 1, 0x61])
  }

  private static let late = [
    frame(type: 0, flags: 1, stream: 1, [1]), request(1, ends: true), request(1, ends: false),
  ]

  @Test(arguments: late)
  func theClientHasEndedIt(_ late: [UInt8]) throws {
    let server = try server(Self.request(1, ends: true))
    try server.receive(late + Self.request(3, ends: true))
    #expect(try server.drainAll().last == Self.streamClosed)
    #expect(server.isFinished)
    // What came behind a HEADERS frame is no request; DATA are judged when all has been read.
    let isServed = server.takeEvents().contains {
      if case .headers(3, _, _) = $0 { true } else { false }
    }
    #expect(isServed == (late[3] == 0))
  }

  @Test(arguments: late)
  func theClientHasResetIt(_ late: [UInt8]) throws {
    let server = try server(
      Self.request(1, ends: false) + frame(type: 3, flags: 0, stream: 1, [0, 0, 0, 8]),
      answers: false)
    try server.receive(late)
    #expect(try server.drainAll().last == Self.streamClosed)
    #expect(server.isFinished)
  }

  /// The client cannot know yet.
  @Test(arguments: late)
  func theServerHasResetIt(_ late: [UInt8]) throws {
    let server = try server(Self.request(1, ends: false))
    try server.receive(late + Self.request(3, ends: true))
    #expect(!server.isFinished)
    #expect(
      server.takeEvents().contains { if case .headers(3, _, _) = $0 { true } else { false } })
  }

  /// It never hears of the stream otherwise than by the reset.
  @Test(arguments: [true, false])
  func theServerHasRefusedIt(isKnown: Bool) throws {
    var limited = HTTP2SessionConfiguration()
    limited.concurrentStreamsMax = 1
    let server = try HTTP2Session(role: .server, configuration: limited)
    let client = try HTTP2Session(role: .client)
    try server.receive(client.drainAll())
    try server.receive(Self.request(1, ends: false) + Self.request(3, ends: false))
    if isKnown { _ = try server.drainAll() }
    server.reset(stream: 1, .cancel)
    _ = try server.drainAll()
    try server.receive(
      Self.request(5, ends: false) + frame(type: 0, flags: 1, stream: 3, [1]))
    _ = try server.drainAll()
    #expect(!server.isFinished)
    #expect(server.isOpen(stream: 5))
  }

  /// RFC 9113 §5.1.1
  @Test func aNumberThatWasLeftOut() throws {
    let server = try server(Self.request(5, ends: true), answers: false)
    try server.receive(Self.request(3, ends: true))
    #expect(try server.drainAll().last == Self.protocolError)
    #expect(server.isFinished)
  }

  @Test func framesThatMayBeLateAreIgnored() throws {
    let server = try server(Self.request(1, ends: true))
    try server.receive(
      frame(type: 8, flags: 0, stream: 1, [0, 0, 0, 1])
        + frame(type: 3, flags: 0, stream: 1, [0, 0, 0, 8])
        + frame(type: 2, flags: 0, stream: 1, [0, 0, 0, 0, 1]))
    #expect(try server.drainAll().isEmpty)
    #expect(!server.isFinished)
  }

  @Test func onlySoManyAreRemembered() {
    var closed = ClosedStreams(remembered: 2)
    #expect(closed.error(of: 1, opens: false) == .streamClosed)
    closed.resetByUs(3)
    closed.resetByUs(3)
    closed.resetByUs(7)
    #expect(closed.error(of: 3, opens: true) == nil)
    #expect(closed.error(of: 5, opens: true) == .streamClosed)
    #expect(closed.error(of: 7, opens: false) == nil)
    closed.resetByUs(9)
    // Of 1 to 3 nothing is known any more.
    #expect(closed.error(of: 1, opens: false) == nil)
    #expect(closed.error(of: 3, opens: false) == nil)
    #expect(closed.error(of: 5, opens: false) == .streamClosed)
    #expect(closed.error(of: 9, opens: false) == nil)
  }

  @Test func gapsAreNotedFromTheFirstNumberOn() {
    var closed = ClosedStreams(remembered: 2)
    closed.opened(1, after: 0)
    closed.opened(3, after: 1)
    closed.opened(9, after: 3)
    #expect(closed.error(of: 3, opens: true) == .streamClosed)
    for id in [5, 7] as [Int32] {
      #expect(closed.error(of: id, opens: true) == .protocolError)
      #expect(closed.error(of: id, opens: false) == .streamClosed)
    }
    // Only the latest gaps are remembered.
    for turn in 1...8 as ClosedRange<Int32> { closed.opened(9 + 4 * turn, after: 5 + 4 * turn) }
    #expect(closed.error(of: 5, opens: true) == .streamClosed)
    #expect(closed.error(of: 39, opens: true) == .protocolError)
  }
}
