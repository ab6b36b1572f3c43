/// Determines the outcome of each row of a batch written with `INSERT … ON CONFLICT DO NOTHING`
/// and `RETURNING`. The database decides which row was first, for all processes at once.
///
/// ```swift
/// var batch = KeyedBatch(rows.map { ($0.key, $0.hash) })
/// batch.insert(try await insert(rows, on: connection))
/// let stored = try await hashes(of: batch.undecidedKeys, on: connection)
/// return batch.outcomes(stored: stored)
/// ```
///
/// Insert in the order of the keys: two processes that write the same rows in opposite order would
/// deadlock.
public struct KeyedBatch<Key: Hashable & Sendable, Contents: Hashable & Sendable>: Sendable {
  private let rows: [(key: Key, contents: Contents)]
  private var inserted: [Key: Contents] = [:]

  /// - Parameter rows: rows in the order of their outcomes. `contents` identifies equal rows, for
  ///   instance a hash.
  public init(_ rows: [(key: Key, contents: Contents)]) {
    self.rows = rows
  }

  /// Adds the rows that the statement returned. A key is inserted once, even if the batch has it
  /// several times.
  public mutating func insert(_ rows: some Sequence<(Key, Contents)>) {
    for (key, contents) in rows { inserted[key] = contents }
  }

  /// Keys that were not inserted; their stored contents decide.
  public var undecidedKeys: Set<Key> {
    Set(rows.lazy.map(\.key).filter { inserted[$0] == nil })
  }

  /// Returns one outcome per row, in order. Of rows with the same key, the first one with the
  /// inserted contents counts as inserted.
  ///
  /// - Parameter stored: the stored contents under the undecided keys, if any.
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
