public import Postgres
import ServiceBasics

/// The hash chain of an append-only log. Each entry is hashed together with the hash of its
/// predecessor, so changing or removing an entry requires replacing all later ones. A copy of the
/// last hash kept elsewhere detects even that.
///
/// Each log defines the hashed contents of an entry; they must include its number and the previous
/// hash.
public struct AuditChain: Sendable {
  /// The last entry of a chain.
  public struct Head: Sendable, Hashable {
    /// Entry number; 0 before the first entry. Entries are numbered from 1 without gaps.
    public var number: Int
    public var hash: [UInt8]
    /// Number of entries dropped when their retention ended.
    public var dropped: Int

    public init(number: Int, hash: [UInt8], dropped: Int = 0) {
      self.number = number
      self.hash = hash
      self.dropped = dropped
    }

    /// The hash in hexadecimal.
    public var digits: String { hash.hexadecimal }

    /// Summary for an operator, one line.
    public var summary: String {
      let dropped = dropped == 0 ? "" : ", \(dropped) of them dropped at the end of their retention"
      return "\(number) entries are intact\(dropped); hash of the last entry: \(digits)"
    }
  }

  /// An entry as it is stored.
  public struct Link: Sendable, Hashable {
    public var number: Int
    public var previousHash: [UInt8]
    /// The hashed bytes.
    public var contents: [UInt8]
    public var hash: [UInt8]

    public init(number: Int, previousHash: [UInt8], contents: [UInt8], hash: [UInt8]) {
      self.number = number
      self.previousHash = previousHash
      self.contents = contents
      self.hash = hash
    }
  }

  /// An entry that is missing or was changed.
  public struct Broken: Error, Sendable, Hashable {
    public var number: Int

    public init(number: Int) { self.number = number }

    /// Summary for an operator, one line.
    public var summary: String { "entry \(number) is missing or was changed" }
  }

  public private(set) var head: Head

  /// - Parameter head: the last known entry; number 0 for an empty log.
  public init(after head: Head) { self.head = head }

  /// Appends an entry.
  ///
  /// - Parameter contents: returns the bytes to hash, given the entry's number and the previous
  ///   hash.
  /// - Returns: the entry's SHA-256 hash.
  @discardableResult
  public mutating func append(
    _ contents: (_ number: Int, _ previousHash: [UInt8]) -> [UInt8]
  ) -> [UInt8] {
    let number = head.number + 1
    let hash = Sodium.sha256(contents(number, head.hash))
    head = Head(number: number, hash: hash, dropped: head.dropped)
    return hash
  }

  /// Verifies that the entry follows the last one, and makes it the last.
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
  ///   - first: the head before the first entry.
  ///   - read: returns some entries after a number, in order; empty at the end.
  ///   - across: returns the last dropped entry after this head; nil if none were dropped.
  /// - Throws: ``Broken`` with the first entry that is missing or was changed; the errors of `read`
  ///   and `across`.
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

  /// Decodes rows with the number and the hash of entries.
  public static func hashes(_ rows: [PostgresRow]) throws -> [Int: [UInt8]] {
    try rows.reduce(into: [:]) { hashes, row in
      let (number, hash) = try row.decode(Int.self, [UInt8].self)
      hashes[number] = hash
    }
  }
}
