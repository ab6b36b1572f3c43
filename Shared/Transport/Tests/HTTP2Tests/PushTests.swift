import HTTP2
import Testing

/// Servers may not push: our SETTINGS say so, and a push before the server has seen them is
/// harmless (RFC 9113 §8.4).
@Suite struct PushTests {
  /// PUSH_PROMISE on stream 1 that promises stream 2: GET / over http from `a`.
  private static let promise: [UInt8] = [
    0, 0, 10, 5, 4, 0, 0, 0, 1, 0, 0, 0, 2, 0x82, 0x86, 0x84, 0x41, 1, 0x61,
  ]

  private func client() throws -> (session: HTTP2Session, stream: Int32) {
    let session = try HTTP2Session(role: .client)
    let stream = try #require(session.submitRequest(.request, endStream: false))
    _ = try session.drainAll()
    try session.receive([0, 0, 0, 4, 0, 0, 0, 0, 0])
    return (session, stream)
  }

  @Test func aPushBeforeOurSettingsIsRefusedAndHarmsNoCall() throws {
    let (session, stream) = try client()
    try session.receive(Self.promise)
    // Bytes written now must still be sent on the call's stream.
    session.send(stream: stream, [1, 2, 3])
    let sent = try session.drainAll()
    let refusal: [UInt8] = [0, 0, 4, 3, 0, 0, 0, 0, 2, 0, 0, 0, 8]
    let data: [UInt8] = [0, 0, 3, 0, 0, 0, 0, 0, 1, 1, 2, 3]
    #expect(sent.suffix(refusal.count + data.count) == refusal + data)
    #expect(session.takeEvents() == [.remoteSettings])
    #expect(!session.isFinished)
  }
}
