/// A statement with its parameters, written as a string literal whose interpolations are bound,
/// never spliced: `"SELECT name FROM studies WHERE id = \(id)"`.
///
/// `\(unescaped: "…")` splices text as it is, for names that a parameter cannot stand for.
public struct PostgresQuery: Sendable, ExpressibleByStringInterpolation {
  /// The text with `$1`, `$2`, … for the parameters; built on each access.
  public var sql: String { Self.render(segments) }
  private(set) var bindings: PostgresBindings

  /// The text between the parameters, so that another query can be appended with new numbers.
  private(set) var segments: [String]

  public init(stringLiteral sql: String) {
    self.bindings = PostgresBindings()
    self.segments = [sql]
  }

  public init(stringInterpolation interpolation: PostgresQueryInterpolation) {
    self.segments = interpolation.segments
    self.bindings = interpolation.bindings
  }

  /// A statement built at run time; it must not contain user input.
  public init(unsafeSQL sql: String) {
    self.init(stringLiteral: sql)
  }

  /// Appends another query; its parameters follow this one's.
  public mutating func append(_ other: PostgresQuery) {
    segments.add(segmentsOf: other)
    bindings.append(contentsOf: other.bindings)
  }

  private static func render(_ segments: [String]) -> String {
    guard segments.count > 1 else { return segments[0] }
    var sql = ""
    sql.reserveCapacity(segments.reduce(0) { $0 + $1.utf8.count + 3 })
    for (index, segment) in segments.enumerated() {
      if index > 0 { sql += "$\(index)" }
      sql += segment
    }
    return sql
  }

  /// Compares only the text before the first parameter.
  func begins(with prefix: String) -> Bool { segments[0].hasPrefix(prefix) }

  /// - Throws: `PostgresError` of kind `.parameter`.
  func check(bytesMax: Int) throws {
    if let failure = bindings.failure {
      throw PostgresError(kind: .parameter, message: "invalid parameter: \(failure)")
    }
    if bindings.entries.count > PostgresBindings.countMax {
      throw PostgresError(
        kind: .parameter, sqlState: PostgresError.limitExceeded,
        message:
          "\(bindings.entries.count) parameters, over the limit of \(PostgresBindings.countMax)")
    }
    if bindings.byteCount > bytesMax {
      throw PostgresError(
        kind: .parameter, sqlState: PostgresError.limitExceeded,
        message: "parameters of \(bindings.byteCount) bytes, over the limit of \(bytesMax)")
    }
  }
}

extension [String] {
  /// Continues the last segment of a query with another query.
  mutating func add(segmentsOf query: PostgresQuery) {
    self[count - 1] += query.segments[0]
    append(contentsOf: query.segments.dropFirst())
  }
}
