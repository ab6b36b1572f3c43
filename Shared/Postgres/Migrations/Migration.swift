/// One step of a schema's history.
///
/// Its SQL is plain and unqualified: the schema is first in the search path. It is applied in a
/// transaction of its own, unless its first line is `-- otolith: concurrently`: then it may hold
/// nothing but what ``ConcurrentStatement`` describes. A migration that was once released never
/// changes; what it did wrong, a later one puts right.
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

  /// The first line of a migration that runs outside a transaction.
  public static let concurrentHeader = "-- otolith: concurrently"

  /// Whether it takes effect as a whole or not at all.
  public var isTransactional: Bool { lines.first != Self.concurrentHeader }

  /// The first comment of the file; empty without one.
  public var summary: String {
    let comment = lines.first { $0.hasPrefix("--") && $0 != Self.concurrentHeader }
    return comment.map { String($0.drop { $0 == "-" || $0 == " " }) } ?? ""
  }

  private var lines: [String] {
    String(decoding: sql, as: UTF8.self).split(separator: "\n").map { line in
      String(line.reversed().drop { $0 == " " || $0 == "\r" }.reversed())
    }
  }

  /// `0001_initial`
  var fileName: String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "_" + name
  }
}
