import Testing

@testable import Settings

@Suite("Addresses of key sets")
struct KeySetAddressTests {
  @Test(
    "without TLS are on this machine",
    arguments: [
      ("http://127.0.0.1:8080/keys", true), ("http://localhost/keys", true),
      ("http://[::1]:1/", true), ("http://127.0.0.1", false), ("http://127.0.0.1:x@host/", false),
      ("http://localhost:1@host/keys", false), ("http://localhost@host/", false),
      ("http://127.0.0.1.host/", false), ("http://localhost:65536/", false),
      ("http://localhost:/", false), ("http://host/http://localhost/", false),
    ])
  func loopback(address: String, isHere: Bool) {
    #expect(TokenSettings.isLoopback(address) == isHere)
  }
}
