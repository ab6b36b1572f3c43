import HTTP2
import Testing

/// Conformance tests each illegal frame; the fuzz target `session` tests random bytes.
@Suite struct HostileInputTests {
  @Test func notHTTP2IsABadPreface() throws {
    let server = try HTTP2Session(role: .server)
    #expect {
      try server.receive(Array("GET / HTTP/1.1\r\n\r\n".utf8))
    } throws: { ($0 as? HTTP2ConnectionError)?.isBadPreface == true }
  }
}
