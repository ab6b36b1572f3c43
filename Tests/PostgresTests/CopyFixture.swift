import FoundationEssentials
import Synchronization
import TestSupport
import Testing

@testable import Postgres

/// What the tests of COPY share.
enum CopyFixture {
  struct Broken: Error {}

  final class Count: Sendable {
    private let count = Mutex(0)
    var value: Int { count.withLock { $0 } }
    func increment() { count.withLock { $0 += 1 } }
    func reset() { count.withLock { $0 = 0 } }
  }

  /// Elements one after the other; what is not asked for is not made.
  struct Lazy<Element: Sendable>: AsyncSequence, Sendable {
    let count: Int
    let make: @Sendable (Int) throws -> Element

    struct Iterator: AsyncIteratorProtocol {
      var index = 0
      let sequence: Lazy

      mutating func next() async throws -> Element? {
        guard index < sequence.count else { return nil }
        defer { index += 1 }
        return try sequence.make(index)
      }
    }

    func makeAsyncIterator() -> Iterator { Iterator(sequence: self) }
  }

  static func text(_ chunks: PostgresCopyOut) async throws -> String {
    var bytes: [UInt8] = []
    for try await chunk in chunks { bytes += chunk }
    return String(decoding: bytes, as: UTF8.self)
  }

  static func count(_ pool: PostgresPool) async throws -> Int {
    try await pool.queryRow("SELECT count(*) FROM t", as: Int.self)
  }

  /// A COPY of one row into `t`, which the server is at until it is stopped.
  ///
  /// - Parameter trigger: when, on which table and for what the trigger runs that holds it.
  static func held(_ pool: PostgresPool, by trigger: String) async throws -> Task<Int, any Error> {
    try await pool.executeScriptForTest(
      """
      CREATE TABLE t (a int8);
      CREATE FUNCTION hold() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN PERFORM pg_sleep(609); RETURN NEW; END $$;
      CREATE TRIGGER hold \(trigger) EXECUTE FUNCTION hold();
      """)
    let task = Task {
      try await pool.copyIn("COPY t FROM STDIN", from: Lazy(count: 1) { _ in Array("1\n".utf8) })
    }
    try await eventually("it runs") {
      try await pool.queryRow(
        """
        SELECT count(*) FROM pg_stat_activity
        WHERE wait_event = 'PgSleep' AND datname = current_database()
        """, as: Int.self) == 1
    }
    return task
  }
}

extension PostgresPool {
  func executeScriptForTest(_ sql: String) async throws {
    try await withConnection { try await $0.executeScript(sql) }
  }
}
