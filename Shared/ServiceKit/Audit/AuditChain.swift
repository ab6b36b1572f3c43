/// The chain of an append-only log: each entry holds the hash of the one before and is hashed itself, so
/// that whoever changes or removes one must replace all that follow, and the end, written down elsewhere,
/// tells even that.
///
/// What is hashed of an entry is its log's own; it must hold the entry's number and the hash before.
public struct AuditChain: Sendable {
  /// Where a chain ends.
  public struct Head: Sendable, Hashable {
    /// 0 before the first entry; entries count from 1, without gaps.
    public var number: Int
    public var hash: [UInt8]
    /// How many of the entries were dropped after their time.
    public var dropped: Int

    public init(number: Int, hash: [UInt8], dropped: Int = 0) {
      self.number = number
      self.hash = hash
      self.dropped = dropped
    }

    /// The hash in hexadecimal.
    public var digits: String {
      hash.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    /// One line for an operator.
    public var summary: String {
      let dropped = dropped == 0 ? "" : ", \(dropped) of them dropped with their months"
      return "\(number) entries are whole\(dropped); the last one's hash is \(digits)"
    }
  }

  /// An entry as it is stored.
  public struct Link: Sendable, Hashable {
    public var number: Int
    public var previousHash: [UInt8]
    /// What is hashed.
    public var contents: [UInt8]
    public var hash: [UInt8]

    public init(number: Int, previousHash: [UInt8], contents: [UInt8], hash: [UInt8]) {
      self.number = number
      self.previousHash = previousHash
      self.contents = contents
      self.hash = hash
    }
  }

  /// An entry that is not what was written.
  public struct Broken: Error, Sendable, Hashable {
    public var number: Int

    public init(number: Int) { self.number = number }

    /// One line for an operator.
    public var summary: String { "entry \(number) is missing or was changed" }
  }

  public private(set) var head: Head

  /// - Parameter head: number 0 for an empty log.
  public init(after head: Head) { self.head = head }

  /// Makes the next entry the last one.
  ///
  /// - Parameter contents: what is to be hashed of the entry with this number after this hash.
  /// - Returns: the entry's hash, SHA-256.
  @discardableResult
  public mutating func append(
    _ contents: (_ number: Int, _ previousHash: [UInt8]) -> [UInt8]
  ) -> [UInt8] {
    let number = head.number + 1
    let hash = Sodium.sha256(contents(number, head.hash))
    head = Head(number: number, hash: hash, dropped: head.dropped)
    return hash
  }

  /// Takes the next entry for the last one if it is what was written after the one before.
  ///
  /// - Throws: ``Broken``.
  public mutating func follow(_ link: Link) throws {
    let expected = head.number + 1
    guard link.number == expected, link.previousHash == head.hash,
      Sodium.sha256(link.contents) == link.hash
    else { throw Broken(number: expected) }
    head = Head(number: link.number, hash: link.hash, dropped: head.dropped)
  }

  /// Recomputes a whole chain.
  ///
  /// - Parameters:
  ///   - first: before the first entry.
  ///   - read: some entries after a number, in their order; none at the end.
  ///   - across: where entries were dropped, the end of those behind this one; nil where none were.
  /// - Throws: ``Broken`` with the first entry that is missing or was changed; what `read` and `across`
  ///   throw.
  public static func verify(
    from first: Head, reading read: (_ after: Int) async throws -> [Link],
    across: (Head) async throws -> Head? = { _ in nil }
  ) async throws -> Head {
    var chain = AuditChain(after: first)
    while true {
      let links = try await read(chain.head.number)
      var isGap = links.isEmpty
      for link in links {
        isGap = link.number != chain.head.number + 1
        if isGap { break }
        try chain.follow(link)
      }
      if isGap {
        guard let next = try await across(chain.head) else {
          if links.isEmpty { return chain.head }
          throw Broken(number: chain.head.number + 1)
        }
        chain = AuditChain(after: next)
      }
    }
  }
}
