import FoundationEssentials
import Testing

@testable import Postgres

/// Malformed cells, which PostgreSQL never sends, are rejected.
@Suite struct MalformedCellTests {
  private func decode<Value: PostgresDecodable>(
    _ type: Value.Type, _ oid: UInt32, _ bytes: [UInt8]
  ) throws -> Value {
    try bytes.withUnsafeBytes {
      try Value.decode(postgres: PostgresCell(oid: oid, column: "c", storage: $0))
    }
  }

  /// Times before the first one that Int64 microseconds since 2001 can represent.
  @Test(arguments: [Int64.min + 1, Int64.min + 366 * 86_400 * 1_000_000 - 1])
  func aTimeBeforeAllOthersIsRefused(microseconds: Int64) throws {
    let bytes = withUnsafeBytes(of: microseconds.bigEndian) { Array($0) }
    let error = #expect(throws: PostgresError.self) {
      try decode(Date.self, PostgresType.timestamptz, bytes)
    }
    #expect(error?.kind == .decoding)
  }

  @Test func theFirstTimeThatCanBeNamedIsRead() throws {
    let microseconds = Int64.min + 366 * 86_400 * 1_000_000
    let bytes = withUnsafeBytes(of: microseconds.bigEndian) { Array($0) }
    #expect(try decode(Date.self, PostgresType.timestamptz, bytes) < .distantPast)
  }
}
