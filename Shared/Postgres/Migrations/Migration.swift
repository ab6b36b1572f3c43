/// One step of a schema's history, applied in a transaction of its own.
///
/// Its SQL is plain and unqualified: the schema is first in the search path. A migration that was
/// once released never changes; what it did wrong, a later one puts right.
public struct Migration: Sendable, Hashable {
  /// Counted from 1 within its set.
  public var number: Int
  /// As in the file's name, without number and suffix.
  public var name: String
  public var sql: [UInt8]

  public init(number: Int, name: String, sql: [UInt8]) {
    self.number = number
    self.name = name
    self.sql = sql
  }

  /// `0001_initial`
  var fileName: String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "_" + name
  }
}
