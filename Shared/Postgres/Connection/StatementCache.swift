/// The prepared statements of one connection by text and parameter types; the least recently used
/// one is dropped.
struct StatementCache {
  struct Key: Hashable {
    let sql: String
    let types: [UInt32]
  }

  final class Entry {
    let key: Key
    let name: String
    fileprivate(set) var lastUse = 0
    /// Why preparing it failed. Statements sent directly after it fail as well, and their callers
    /// need this error.
    var failure: PostgresError?
    var columns: ColumnLayout?

    init(key: Key, name: String) {
      self.key = key
      self.name = name
    }
  }

  private let countMax: Int
  private var entries: [Key: Entry] = [:]
  private var uses = 0
  private var names = 0

  /// Statements dropped from the cache but not yet deallocated on the server.
  private(set) var discarded: [String] = []

  init(countMax: Int) {
    self.countMax = max(1, countMax)
  }

  var count: Int { entries.count }

  mutating func find(_ key: Key) -> Entry? {
    guard let entry = entries[key] else { return nil }
    uses += 1
    entry.lastUse = uses
    return entry
  }

  mutating func insert(_ key: Key) -> Entry {
    if entries.count >= countMax,
      let oldest = entries.values.min(by: { $0.lastUse < $1.lastUse })
    {
      forget(oldest, isPrepared: true)
    }
    names += 1
    uses += 1
    let entry = Entry(key: key, name: "s\(names)")
    entry.lastUse = uses
    entries[key] = entry
    return entry
  }

  mutating func forget(_ entry: Entry, isPrepared: Bool) {
    guard entries[entry.key] === entry else { return }
    entries[entry.key] = nil
    if isPrepared { discarded.append(entry.name) }
  }

  mutating func takeDiscarded() -> [String] {
    defer { discarded = [] }
    return discarded
  }
}
