import RPCServer
import RPCTLS
import Testing

@testable import Settings

@Suite("Network addresses")
struct NetworkAddressTests {
  @Test(
    "Valid addresses",
    arguments: [
      ("localhost:7401", "localhost", 7401), ("127.0.0.1:0", "127.0.0.1", 0),
      ("[::1]:65535", "::1", 65535), ("db.example.org:5432", "db.example.org", 5432),
    ])
  func valid(text: String, host: String, port: Int) {
    let address = NetworkAddress(text)
    #expect(address == NetworkAddress(host: host, port: port))
    #expect(address?.description == text)
  }

  @Test(
    "Invalid addresses",
    arguments: [
      "", "localhost", "localhost:", ":7401", "localhost:65536", "localhost:-1", "::1:7401", "[]:1",
      "localhost:http",
    ])
  func invalid(text: String) {
    #expect(NetworkAddress(text) == nil)
  }
}
