import Foundation

@testable import Postgres

/// PostgreSQL columns of any type and length: read or rejected; accepted values survive sending and
/// reading.
enum ColumnTarget: FuzzTarget {
  static let name = "column"

  private static let types: [UInt32] = [
    PostgresType.bool, PostgresType.bytea, PostgresType.int8, PostgresType.int2, PostgresType.int4,
    PostgresType.text, PostgresType.oid, PostgresType.json, PostgresType.float4,
    PostgresType.float8, PostgresType.date, PostgresType.timestamptz, PostgresType.uuid,
    PostgresType.jsonb, PostgresType.textArray, PostgresType.int8Array, PostgresType.byteaArray,
    PostgresType.uuidArray, PostgresType.timestamptzArray, PostgresType.xid8, 16_400, 0,
  ]

  static func run(_ input: [UInt8]) {
    var source = ByteSource(input)
    let oid = types[source.below(types.count)]
    var contents = source.remaining()
    contents.withUnsafeMutableBytes { bytes in
      for storage in [UnsafeRawBufferPointer(bytes), nil] {
        let cell = PostgresCell(oid: oid, column: "c", storage: storage)
        read(Bool.self, cell)
        read([UInt8].self, cell)
        read(Int.self, cell)
        read(Int16.self, cell)
        read(String.self, cell)
        read(Date.self, cell)
        read(PostgresDate.self, cell)
        read(UUID.self, cell)
        read(Double.self, cell)
        read(Float.self, cell)
        read(PostgresJSON.self, cell)
        read([String?].self, cell)
        read([Int64].self, cell)
        read([[UInt8]].self, cell)
        read([UUID].self, cell)
        read([Date?].self, cell)
        if let date = try? PostgresDate.decode(postgres: cell), date.isFinite {
          _ = date.components
        }
      }
    }
    connection(String(decoding: contents, as: UTF8.self))
  }

  private static func read<Value: PostgresDecodable & PostgresEncodable & Equatable>(
    _ type: Value.Type, _ cell: PostgresCell
  ) {
    let value: Value
    do {
      value = try Value.decode(postgres: cell)
    } catch {
      expect((error as? PostgresError)?.kind == .decoding, "\(type) throws \(error)")
      return
    }
    guard !value.isPostgresNull else { return }
    var buffer = PostgresBuffer()
    value.encode(postgres: &buffer)
    let oid = Value.postgresOID == PostgresType.unspecified ? cell.oid : Value.postgresOID
    buffer.bytes.withUnsafeBytes { bytes in
      do {
        let again = try Value.decode(
          postgres: PostgresCell(oid: oid, column: "c", storage: bytes))
        // NaN equals nothing.
        var written = PostgresBuffer()
        again.encode(postgres: &written)
        expect(
          again == value || written.bytes == buffer.bytes || isNear(again, value),
          "\(type): \(value) became \(again)")
      } catch {
        fatalError("\(type): \(value) cannot be read again: \(error)")
      }
    }
  }

  /// Far from now a `Date` is coarser than microseconds; what PostgreSQL has no dates for comes back
  /// as an infinity.
  private static func isNear<Value>(_ value: Value, _ other: Value) -> Bool {
    let dates = value as? [Date?] ?? [value as? Date]
    let others = other as? [Date?] ?? [other as? Date]
    return dates.count == others.count
      && zip(dates, others).allSatisfy { date, other in
        guard let date, let other else { return date == nil && other == nil && dates.count > 1 }
        let isEnd = date == .distantFuture && other.timeIntervalSinceReferenceDate > 9.2e12
        let isStart = date == .distantPast && other.timeIntervalSinceReferenceDate < -2.11e11
        return isEnd || isStart || abs(date.timeIntervalSince(other)) < 0.001
      }
  }

  /// Checks connection settings: an error or a value, no crash.
  private static func connection(_ text: String) {
    let isReadable = ConnectionString.isReadable(text)
    let user = ConnectionString.user(in: text)
    _ = ConnectionString.unprotectedHost(in: text)
    expect(
      isReadable || user == nil || text.contains("@"), "\(text.debugDescription): \(user as Any)")
  }

  static func seeds() -> [(name: String, bytes: [UInt8])] {
    func place(_ oid: UInt32) -> UInt8 { UInt8(types.firstIndex(of: oid) ?? 0) }
    func seed<Value: PostgresEncodable>(_ value: Value) -> [UInt8] {
      var buffer = PostgresBuffer()
      value.encode(postgres: &buffer)
      return [place(Value.postgresOID)] + buffer.bytes
    }
    return [
      ("bool", seed(true)), ("int", seed(-5)), ("int2", seed(Int16(7))), ("text", seed("ä")),
      ("date", seed(Date(timeIntervalSince1970: 1e9))), ("double", seed(0.1)),
      ("day", seed(PostgresDate(daysSince2000: -3))), ("json", seed(PostgresJSON("{}"))),
      ("texts", seed(["a", nil, ""] as [String?])), ("ints", seed([1, 2] as [Int64])),
      ("blobs", seed([[1], []] as [[UInt8]])), ("none", seed([] as [Int64])),
      ("dates", seed([Date.distantFuture, nil] as [Date?])),
      ("uri", [0] + Array("postgresql://user:p%40w@host:5432,other/db?sslmode=require".utf8)),
      ("pairs", [0] + Array("host=/run user=me password='a b' sslmode=disable".utf8)),
    ]
  }
}
