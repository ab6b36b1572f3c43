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
}

extension PostgresPool {
  func executeScriptForTest(_ sql: String) async throws {
    try await withConnection { try await $0.executeScript(sql) }
  }
}
