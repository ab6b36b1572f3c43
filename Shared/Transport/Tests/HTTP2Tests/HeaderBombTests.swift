import HTTP2
import Testing

/// Header sections that are far larger after decompression.
@Suite struct HeaderBombTests {
  /// Adds no entry to the dynamic table.
  private static let minimal: [UInt8] = [0x83, 0x86, 0x84, 0x01, 1, 0x61]
  /// `x` with 3,000 bytes added to the dynamic table (RFC 7541 §6.2.1); one byte then refers to it.
  private static let entry: [UInt8] =
    [0x40, 1, 0x78, 0x7f, 0xb9, 0x16] + [UInt8](repeating: 0x79, count: 3_000)

  private func greeted() throws -> HTTP2Session {
    let server = try HTTP2Session(role: .server)
    let client = try HTTP2Session(role: .client)
    try server.receive(client.drainAll())
    _ = try server.drainAll()
    return server
  }

  private func bomb(_ stream: UInt32, times: Int) -> [UInt8] {
    frame(
      type: 1, flags: 5, stream: stream,
      Self.minimal + [UInt8](repeating: 0xbe, count: times))
  }

  /// 3,033 bytes each, counted as in RFC 9113 §6.5.2; the limits are 16 KiB and 256 KiB.
  @Test(arguments: [(4, 0, 0), (6, 1, 0), (86, 1, 0), (87, 0, 1), (12_000, 0, 1)])
  func whatIsFarTooLargeIsNotAnswered(times: Int, tooLarge: Int, resets: Int) throws {
    let server = try greeted()
    try server.receive(
      frame(type: 1, flags: 5, stream: 1, Self.minimal + Self.entry) + bomb(3, times: times)
        // HPACK stays synchronised: the entry is still there.
        + bomb(5, times: 1))
    var answerable = 0
    var last: HTTP2HeaderBlock?
    for event in server.takeEvents() {
      if case .headersTooLarge(3, _) = event { answerable += 1 }
      if case .headers(5, let block, _) = event { last = block }
    }
    #expect(answerable == tooLarge)
    #expect(last.map { $0.value(at: $0.count - 1).utf8.count } == 3_000)
    let answer = try server.drainAll()
    // RST_STREAM on stream 3, if there is one, says INTERNAL_ERROR.
    #expect(
      answer == (resets == 1 ? frame(type: 3, flags: 0, stream: 3, [0, 0, 0, 2]) : []))
    #expect(server.isOpen(stream: 3) == (resets == 0))
    #expect(!server.isFinished)
    let counts = server.takeFrameCounts()
    #expect(counts.headerListsTooLarge == tooLarge + resets)
    #expect(counts.provokedResets == resets)
  }

  @Test func trailersAreBoundedToo() throws {
    let server = try greeted()
    try server.receive(
      frame(type: 1, flags: 4, stream: 1, Self.minimal + Self.entry)
        + frame(type: 1, flags: 5, stream: 1, .init(repeating: 0xbe, count: 10_000)))
    #expect(try server.drainAll() == frame(type: 3, flags: 0, stream: 1, [0, 0, 0, 2]))
    #expect(server.takeEvents().last == .streamClosed(stream: 1, .internalError))
  }

  /// Everything that fits into HEADERS and eight CONTINUATION frames of literal fields can be
  /// answered.
  @Test func whateverIsSentInFullIsAnswered() throws {
    let server = try greeted()
    let field: [UInt8] = [0, 1, 0x78, 0x7f, 0xb9, 0x16] + [UInt8](repeating: 0x79, count: 3_000)
    let fields = Array(repeatElement(field, count: 5).joined())
    var bytes = frame(type: 1, flags: 1, stream: 1, Self.minimal + fields)
    for index in 1...8 { bytes += frame(type: 9, flags: index == 8 ? 4 : 0, stream: 1, fields) }
    try server.receive(bytes)
    #expect(server.takeEvents().contains(.headersTooLarge(stream: 1, endStream: true)))
    server.submitResponse(stream: 1, .response, endStream: true)
    // HEADERS, and no reset.
    #expect(try server.drainAll()[3] == 1)
    #expect(server.takeEvents() == [.streamClosed(stream: 1, .noError)])
  }
}
