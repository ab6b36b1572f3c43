import FoundationEssentials
import Testing

@testable import Postgres

/// Bytes that no PostgreSQL sends: refused as what they are.
@Suite struct MalformedCellTests {
  private func decode<Value: PostgresDecodable>(
    _ type: Value.Type, _ oid: UInt32, _ bytes: [UInt8]
  ) throws -> Value {
    try bytes.withUnsafeBytes {
      try Value.decode(postgres: PostgresCell(oid: oid, column: "c", storage: $0))
    }
  }

  /// Before the first time that a count of microseconds from 2001 can name.
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
