import NIOCore
import Testing

@testable import RPCServer

@Suite struct PeerTableTests {
  private func address(_ text: String) throws -> PeerAddress {
    try #require(PeerAddress(try SocketAddress(ipAddress: text, port: 1)))
  }

  @Test(arguments: [
    ("192.0.2.1", "192.0.2.1", true), ("192.0.2.1", "192.0.2.2", false),
    // A /64 counts as one client.
    ("2001:db8::1", "2001:db8::ffff:1:2:3", true), ("2001:db8::1", "2001:db8:0:1::1", false),
    // IPv4 on a dual-stack socket.
    ("::ffff:192.0.2.1", "192.0.2.1", true), ("::ffff:192.0.2.1", "::ffff:192.0.2.2", false),
    ("0.0.0.0", "::", false),
  ])
  func whoIsTheSame(one: String, other: String, isSame: Bool) throws {
    #expect((try address(one) == address(other)) == isSame)
  }

  @Test func anAddressIsShownToNobody() throws {
    let peer = try address("192.0.2.77")
    #expect(String(reflecting: peer) == "an address")
    #expect("\(peer) \([peer: 1])" == "an address [an address: 1]")
    var dumped = ""
    dump(peer, to: &dumped)
    #expect(!dumped.contains("192") && !dumped.contains("3221225"))
  }

  @Test func whatIsNoAddress() throws {
    #expect(PeerAddress(bytes: [1, 2, 3]) == nil)
    #expect(PeerAddress(try SocketAddress(unixDomainSocketPath: "/x")) == nil)
  }

  @Test func connectionsOfAnAddressAreLimitedAndForgotten() throws {
    var limits = ServerLimits()
    limits.connectionsPerPeerMax = 2
    let table = PeerTable(limits)
    let one = try address("192.0.2.1")
    let other = try address("192.0.2.2")
    let load = table.entered(one)
    #expect(load != nil)
    #expect(table.entered(one) === load)
    #expect(table.entered(one) == nil)
    #expect(table.entered(other) != nil)
    #expect(table.count == 2)
    table.left(one)
    #expect(table.entered(one) === load)
    table.left(one)
    table.left(one)
    #expect(table.count == 1)
    table.left(other)
    #expect(table.count == 0)
    table.left(other)
    #expect(table.count == 0)
  }

  @Test func aLimitOfZeroKeepsNothing() throws {
    var limits = ServerLimits()
    limits.connectionsPerPeerMax = 0
    let table = PeerTable(limits)
    #expect(table.entered(try address("192.0.2.1")) == nil)
    #expect(table.count == 0)
  }

  @Test func whoHasNoAddressIsNotCounted() {
    var limits = ServerLimits()
    limits.connectionsPerPeerMax = 0
    let table = PeerTable(limits)
    #expect(table.entered(nil) != nil)
    table.left(nil)
    #expect(table.count == 0)
  }
}
