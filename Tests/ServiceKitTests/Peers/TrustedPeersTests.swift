import RPCCore
import RPCServer
import Testing

@testable import Identity
@testable import Settings

/// The peer of calls that arrive through others.
@Suite struct TrustedPeersTests {
  private let gateway = "10.1.2.3"
  private let phone = "198.51.100.7"

  private func settings(_ variables: [String: String]) -> (TrustedPeers, problems: [String]) {
    var reader = SettingsReader(variables: variables)
    let trusted = PeerSettings.read(&reader)
    return (trusted, reader.problems)
  }

  private func peer(
    _ trusted: TrustedPeers, from address: String, saying headers: [String] = [],
    names: [String] = []
  ) throws -> Peer? {
    var metadata = Metadata()
    for header in headers { metadata.add(header, for: "x-forwarded-for") }
    let context = ServerCallContext(
      service: "s", method: "m", requestMetadata: metadata,
      peerAddress: try #require(PeerAddress(text: address)), peer: PeerIdentity(dnsNames: names))
    return trusted.peer(of: context)
  }

  @Test func `who calls directly is counted, whatever is in the header`() throws {
    let (trusted, _) = settings(["OTOLITH_PEER_HEADER": "X-Forwarded-For"])
    #expect(try peer(trusted, from: phone) == Peer(text: phone))
    #expect(try peer(trusted, from: phone, saying: ["192.0.2.1"]) == Peer(text: phone))
  }

  @Test func `who calls for others is not counted, and without a header nobody is`() throws {
    let (trusted, problems) = settings([
      "OTOLITH_TRUSTED_PEERS": "10.0.0.0/8, 2001:db8::/32, gateway.example.org"
    ])
    #expect(problems == [])
    for address in [gateway, "127.0.0.1", "::1", "2001:db8:1::5", "::ffff:10.0.0.1"] {
      #expect(try peer(trusted, from: address, saying: [phone]) == nil, "\(address)")
    }
    #expect(try peer(trusted, from: "11.0.0.1") != nil)
    #expect(try peer(trusted, from: "2001:db9::1") != nil)
    #expect(try peer(trusted, from: phone, names: ["Gateway.example.org"]) == nil)
    #expect(try peer(trusted, from: phone, names: ["other.example.org"]) == Peer(text: phone))
  }

  @Test func `the last address that is not trusted counts`() throws {
    let (trusted, _) = settings([
      "OTOLITH_TRUSTED_PEERS": gateway, "OTOLITH_PEER_HEADER": "x-forwarded-for",
    ])
    #expect(try peer(trusted, from: gateway, saying: [phone]) == Peer(text: phone))
    // A forged address stands in front.
    #expect(
      try peer(trusted, from: "127.0.0.1", saying: ["192.0.2.1, \(phone), \(gateway)"])
        == Peer(text: phone))
    #expect(try peer(trusted, from: gateway, saying: ["192.0.2.1", phone]) == Peer(text: phone))
    for nobody in [[], [""], ["unknown"], [gateway]] {
      #expect(try peer(trusted, from: gateway, saying: nobody) == nil, "\(nobody)")
    }
  }

  @Test func `of IPv6 the network counts`() {
    #expect(Peer(text: "2001:db8:1:2::5") == Peer(text: "2001:db8:1:2:ffff::9"))
    #expect(Peer(text: "2001:db8:1:2::5") != Peer(text: "2001:db8:1:3::5"))
    #expect(Peer(text: "::ffff:198.51.100.7") == Peer(text: phone))
    #expect(Peer(text: "example.org") == nil)
  }

  @Test func `nothing prints an address`() throws {
    let peer = try #require(Peer(text: phone))
    #expect(!"\(peer) \(String(reflecting: peer)) \([peer])".contains("198"))
  }

  @Test func `what is no network is told`() {
    for wrong in ["10.0.0.0/33", "2001:db8::/65", "10.0.0.0/", "10.0.0.0/8/8", "a/8"] {
      #expect(settings(["OTOLITH_TRUSTED_PEERS": wrong]).problems.count == 1, "\(wrong)")
    }
    #expect(settings(["OTOLITH_PEER_HEADER": "x y"]).problems.count == 1)
    #expect(settings(["OTOLITH_TRUSTED_PEERS": "spiffe://example.org/gateway"]).problems == [])
  }
}
