import NIOCore
import TestBasics
import Testing

@testable import RPCClient

@Suite struct AddressListTests {
  private static func address(_ text: String) throws -> SocketAddress {
    try SocketAddress(ipAddress: text, port: 1)
  }

  private let name = ServerAddress(host: "name", port: 1)

  private func list(_ texts: [String], countMax: Int = 100) throws -> AddressList {
    AddressList([(name, try texts.map(Self.address))], countMax: countMax)
  }

  private func texts(_ list: AddressList) -> [String] {
    list.endpoints.compactMap { $0.address.ipAddress }
  }

  @Test(arguments: [
    ([], []),
    (["10.0.0.1"], ["10.0.0.1"]),
    (["10.0.0.2", "10.0.0.1", "10.0.0.2"], ["10.0.0.2", "10.0.0.1"]),
    (["::1", "::2", "10.0.0.1"], ["::1", "10.0.0.1", "::2"]),
    (["10.0.0.1", "10.0.0.2", "::1"], ["10.0.0.1", "::1", "10.0.0.2"]),
    (
      ["::1", "10.0.0.1", "::2", "10.0.0.2", "10.0.0.3"],
      ["::1", "10.0.0.1", "::2", "10.0.0.2", "10.0.0.3"]
    ),
  ])
  func eachOnceAndFamiliesInTurn(given: [String], kept: [String]) throws {
    #expect(texts(try list(given)) == kept)
  }

  @Test func theLimitCountsWhatIsLeftOut() throws {
    let all = (1...5).map { "10.0.0.\($0)" }
    #expect(try list(all, countMax: 5).surplus == 0)
    let cut = try list(all + all, countMax: 3)
    #expect(texts(cut) == Array(all[..<3]))
    #expect(cut.surplus == 2)
    #expect(try list(all, countMax: 0).endpoints.count == 1)
  }

  @Test func namesKeepTheirOrder() throws {
    let other = ServerAddress(host: "other", port: 1)
    let list = AddressList(
      [
        (name, [try Self.address("10.0.0.1"), try Self.address("10.0.0.2")]),
        (other, [try Self.address("10.0.0.2"), try Self.address("10.0.0.3")]),
      ], countMax: 10)
    #expect(list.endpoints.map(\.server) == [name, name, other])
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func changesLeadFromOneListToTheNext(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    func some() throws -> AddressList {
      try list(
        (0..<Int.random(in: 0...8, using: &random)).map { _ in
          "10.0.0.\(Int.random(in: 1...9, using: &random))"
        })
    }
    let (old, new) = (try some(), try some())
    let (added, removed) = new.changes(from: old)
    let reached = Set(old.endpoints).subtracting(removed).union(added)
    #expect(reached == Set(new.endpoints), "seed \(seed)")
    #expect(Set(added).isDisjoint(with: old.endpoints), "seed \(seed)")
    #expect(Set(removed).isSubset(of: old.endpoints), "seed \(seed)")
  }

  @Test(arguments: [
    ("127.0.0.1", 80, true), ("::1", 80, true), ("localhost", 80, false), ("", 80, false),
    ("127.0.0.1", 65_535, true), ("127.0.0.1", 65_536, false), ("127.0.0.1", -1, false),
  ])
  func literals(host: String, port: Int, isLiteral: Bool) {
    let literal = AddressResolver.literal(ServerAddress(host: host, port: port))
    #expect((literal != nil) == isLiteral)
  }

  @Test func theSystemResolves() async throws {
    let found = try await AddressResolver.system.resolve(
      ServerAddress(host: "localhost", port: 4_321))
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { $0.port == 4_321 })
  }

  @Test(arguments: [("name", "name:1"), ("10.0.0.1", "10.0.0.1:1"), ("::1", "[::1]:1")])
  func authorities(host: String, authority: String) {
    #expect(ServerAddress(host: host, port: 1).authority == authority)
  }
}
