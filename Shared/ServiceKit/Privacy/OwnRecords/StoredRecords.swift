import Fields
public import FoundationEssentials
public import Postgres
public import Serialization

/// The rows of a table about a participant, one record of a file each.
public struct StoredRecords: OwnRecordSource {
  public struct Column: Sendable {
    enum Kind: Sendable {
      case text, integer, flag, list
      case bytes(@Sendable ([UInt8]) throws -> ExportedValue)
    }

    let name: String
    let sql: String
    let kind: Kind

    /// - Parameter sql: the selected expression; nil for the column of this name.
    public static func text(_ name: String, _ sql: String? = nil) -> Column {
      Column(name: name, sql: "(\(sql ?? name))::text", kind: .text)
    }

    public static func integer(_ name: String, _ sql: String? = nil) -> Column {
      Column(name: name, sql: "(\(sql ?? name))::bigint", kind: .integer)
    }

    public static func flag(_ name: String, _ sql: String? = nil) -> Column {
      Column(name: name, sql: "(\(sql ?? name))::boolean", kind: .flag)
    }

    /// A time as RFC 3339 in UTC with microseconds.
    public static func time(_ name: String, _ sql: String? = nil) -> Column {
      Column(
        name: name,
        sql: "to_char((\(sql ?? name)) AT TIME ZONE 'UTC', 'YYYY-MM-DD\"T\"HH24:MI:SS.US\"Z\"')",
        kind: .text)
    }

    /// The UTC day of a time.
    public static func day(_ name: String, _ sql: String? = nil) -> Column {
      Column(
        name: name, sql: "to_char((\(sql ?? name)) AT TIME ZONE 'UTC', 'YYYY-MM-DD')", kind: .text)
    }

    public static func list(_ name: String, _ sql: String? = nil) -> Column {
      Column(name: name, sql: "(\(sql ?? name))::text[]", kind: .list)
    }

    /// - Parameter read: decodes the bytes.
    public static func bytes(
      _ name: String, _ sql: String? = nil,
      read: @escaping @Sendable ([UInt8]) throws -> ExportedValue
    ) -> Column {
      Column(name: name, sql: "(\(sql ?? name))::bytea", kind: .bytes(read))
    }
  }

  /// Part of the sort key. All parts together are unique within one participant's rows, and never
  /// null.
  public enum KeyPart: Sendable {
    case text(String)
    case uuid(String)
    /// An expression with a 64-bit value.
    case integer(String)

    var sql: String {
      switch self {
      case .text(let sql), .uuid(let sql), .integer(let sql): sql
      }
    }
  }

  /// Key part in whole microseconds since 1970.
  public static func microseconds(_ column: String) -> KeyPart {
    .integer("(extract(epoch FROM \(column)) * 1000000)::bigint")
  }

  private let table: ExportedTable
  private let columns: [Column]
  private let key: [KeyPart]
  private let from: String
  private let isOwn: @Sendable (UUID) -> PostgresQuery
  private let pool: PostgresPool
  private let pageRows: Int
  /// Separator of key parts; does not occur in ids, numbers or UUIDs.
  private static let separator: Character = "|"

  /// - Parameters:
  ///   - name: name of the file.
  ///   - from: the FROM clause; nil for the table of this name.
  ///   - isOwn: returns the condition that selects the participant's rows.
  public init(
    _ name: String, from: String? = nil, columns: [Column], key: [KeyPart], pool: PostgresPool,
    pageRows: Int = 500,
    isOwn: @escaping @Sendable (UUID) -> PostgresQuery = { "participant_id = \($0)" }
  ) {
    table = ExportedTable(name, columns: columns.map(\.name))
    self.columns = columns
    self.key = key
    self.from = from ?? name
    self.isOwn = isOwn
    self.pool = pool
    self.pageRows = pageRows
  }

  public var tables: [ExportedTable] { [table] }

  public func page(
    of question: OwnExportQuestion, after key: String?
  ) async throws -> OwnRecordPage {
    let selected = columns.enumerated().map { "\($0.element.sql) AS c\($0.offset)" }
    let order = self.key.map(\.sql).joined(separator: ", ")
    let keyText = self.key.map { "(\($0.sql))::text" }.joined(separator: ", ")
    var query: PostgresQuery = """
      SELECT \(unescaped: selected.joined(separator: ", ")),
        concat_ws('\(unescaped: String(Self.separator))', \(unescaped: keyText)) AS own_key
      FROM \(unescaped: from) WHERE (
      """
    query.append(isOwn(question.participantID))
    query.append(")")
    if let key {
      query.append(" AND (\(unescaped: order)) > (")
      query.append(try place(key))
      query.append(")")
    }
    query.append(" ORDER BY \(unescaped: order) LIMIT \(pageRows)")
    let rows = try await pool.query(query)
    let entries = try rows.map { row in
      let record = OwnRecord(table, try values(of: row))
      return OwnRecordPage.Entry(key: try row.decode("own_key")) { [record] }
    }
    return OwnRecordPage(entries: entries, isLast: entries.count < pageRows)
  }

  private func place(_ key: String) throws -> PostgresQuery {
    let parts = key.split(separator: Self.separator, omittingEmptySubsequences: false)
    guard parts.count == self.key.count else { throw OwnExportKeyInvalid() }
    var place: PostgresQuery = ""
    for (index, (part, text)) in zip(self.key, parts).enumerated() {
      if index > 0 { place.append(", ") }
      switch part {
      case .text: place.append("\(String(text))::text")
      case .uuid:
        guard let id = UUID(text: String(text)) else { throw OwnExportKeyInvalid() }
        place.append("\(id)")
      case .integer:
        guard let number = Int64(text) else { throw OwnExportKeyInvalid() }
        place.append("\(number)")
      }
    }
    return place
  }

  private func values(of row: PostgresRow) throws -> [ExportedValue] {
    try columns.enumerated().map { index, column in
      let name = "c\(index)"
      return switch column.kind {
      case .text: .text(try row.decode(name, as: String?.self))
      case .integer: try row.decode(name, as: Int64?.self).map { .integer($0) } ?? .absent
      case .flag: try row.decode(name, as: Bool?.self).map { .flag($0) } ?? .absent
      case .list: try row.decode(name, as: [String]?.self).map { .list($0) } ?? .absent
      case .bytes(let read): try row.decode(name, as: [UInt8]?.self).map(read) ?? .absent
      }
    }
  }
}
