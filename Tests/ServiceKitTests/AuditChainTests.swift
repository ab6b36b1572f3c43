import ServiceKit
import Testing

/// A hash chain in memory, without a table.
@Suite struct AuditChainTests {
  private static let start = AuditChain.Head(number: 0, hash: [0])

  private static func contents(_ number: Int, _ previousHash: [UInt8]) -> [UInt8] {
    Array("\(number) \(previousHash)".utf8)
  }

  /// Returns a chain of the given length.
  private static func links(_ count: Int) -> [AuditChain.Link] {
    var chain = AuditChain(after: start)
    return (1...count).map { number in
      let previousHash = chain.head.hash
      let hash = chain.append(contents)
      return AuditChain.Link(
        number: number, previousHash: previousHash, contents: contents(number, previousHash),
        hash: hash)
    }
  }

  /// Reads two entries at a time, like a table scan.
  private func verify(
    _ links: [AuditChain.Link], across: (AuditChain.Head) -> AuditChain.Head? = { _ in nil }
  ) async throws -> AuditChain.Head {
    try await AuditChain.verify(from: Self.start) { last in
      Array(links.filter { $0.number > last }.prefix(2))
    } across: {
      across($0)
    }
  }

  @Test func aWholeChainIsFollowedToItsEnd() async throws {
    let links = Self.links(5)
    let head = try await verify(links)
    #expect(head == AuditChain.Head(number: 5, hash: links[4].hash))
    #expect(head.summary.hasPrefix("5 entries are intact; hash of the last entry: "))
    #expect(try await verify([]) == Self.start)
  }

  @Test(arguments: 1...5) func whateverIsChangedIsFound(_ number: Int) async throws {
    let changes: [(inout AuditChain.Link) -> Void] = [
      { $0.contents.append(0) }, { $0.hash[0] ^= 1 }, { $0.previousHash[0] ^= 1 },
    ]
    for change in changes {
      var links = Self.links(5)
      change(&links[number - 1])
      let broken = await #expect(throws: AuditChain.Broken.self) { try await verify(links) }
      #expect(broken?.number == number)
    }
  }

  @Test func whatIsTakenAwayIsFoundUnlessItIsTheEnd() async throws {
    var links = Self.links(5)
    links.remove(at: 2)
    let broken = await #expect(throws: AuditChain.Broken.self) { try await verify(links) }
    #expect(broken == AuditChain.Broken(number: 3))
    #expect(try await verify(Array(Self.links(5).prefix(4))).number == 4)
  }

  @Test func whatWasDroppedIsCrossedOnlyByWhatFitsOnBothSides() async throws {
    let links = Self.links(5)
    let end = AuditChain.Head(number: 3, hash: links[2].hash, dropped: 2)
    let kept = [links[0], links[3], links[4]]
    let head = try await verify(kept) { $0.number == 1 ? end : nil }
    #expect(head == AuditChain.Head(number: 5, hash: links[4].hash, dropped: 2))
    let wrong = AuditChain.Head(number: 3, hash: links[1].hash, dropped: 2)
    let broken = await #expect(throws: AuditChain.Broken.self) {
      try await verify(kept) { $0.number == 1 ? wrong : nil }
    }
    #expect(broken?.number == 4)
  }
}
