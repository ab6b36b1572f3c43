import Fields
import Postgres

extension PostgresStatement {
  /// A statement that is answered by one entry for each row.
  init<Key, Value>(
    _ query: PostgresQuery, entry: @escaping @Sendable (PostgresRow) throws -> (Key, Value)
  ) where Answer == [Key: Value] {
    self.init(query) { rows in Dictionary(try rows.map(entry)) { _, last in last } }
  }

  /// A statement that is answered by a page, which its size in bytes may end early.
  ///
  /// - Parameter count: column with the number of items up to the limit of their number.
  init<Item>(
    _ query: PostgresQuery, pageOf count: String,
    each: @escaping @Sendable (PostgresRow) throws -> Item
  ) where Answer == Page<Item> {
    self.init(query) { rows in
      let total = try rows.first?.decode(count, as: Int64.self) ?? 0
      return Page(items: try rows.map(each), hasMore: rows.count < total)
    }
  }
}
