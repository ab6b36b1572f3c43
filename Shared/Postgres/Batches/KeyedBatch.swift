/// Tells what became of each row of a batch that was written with `INSERT … ON CONFLICT DO NOTHING`
/// and `RETURNING`: that the database decides who was first holds for all processes at once.
///
/// ```swift
/// var batch = KeyedBatch(rows.map { ($0.key, $0.hash) })
/// batch.insert(try await insert(rows, on: connection))
/// let stored = try await hashes(of: batch.undecidedKeys, on: connection)
/// return batch.outcomes(stored: stored)
/// ```
///
/// Insert in the order of the keys: two processes that write the same rows the other way round
/// would wait for each other.
public struct KeyedBatch<Key: Hashable & Sendable, Contents: Hashable & Sendable>: Sendable {
  private let rows: [(key: Key, contents: Contents)]
  private var inserted: [Key: Contents] = [:]

  /// - Parameter rows: in the order in which they are to be answered. `contents` stands for all that
  ///   makes two rows the same, a hash for instance.
  public init(_ rows: [(key: Key, contents: Contents)]) {
    self.rows = rows
  }

  /// Takes in what the statement returned. A key is inserted once, be it several times in the batch.
  public mutating func insert(_ rows: some Sequence<(Key, Contents)>) {
    for (key, contents) in rows { inserted[key] = contents }
  }

  /// Keys that were not inserted: what is stored under them decides.
  public var undecidedKeys: Set<Key> {
    Set(rows.lazy.map(\.key).filter { inserted[$0] == nil })
  }

  /// One outcome per row, in order. Of rows with the same key the first with the inserted contents is
  /// the one that was.
  ///
  /// - Parameter stored: the contents under the undecided keys, of those that are stored.
  public func outcomes(stored: [Key: Contents]) -> [RowOutcome] {
    var claimed: Set<Key> = []
    return rows.map { key, contents in
      if let mine = inserted[key] {
        guard mine == contents else { return .conflict }
        return claimed.insert(key).inserted ? .inserted : .existed
      }
      guard let theirs = stored[key] else { return .excluded }
      return theirs == contents ? .existed : .conflict
    }
  }
}
