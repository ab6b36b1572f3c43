/// A statement and the decoding of its answer, so that several can be sent together: `let (name,
/// count) = try await connection.answers(to: name(of: id), count(of: id))`.
public struct PostgresStatement<Answer: Sendable>: Sendable {
  enum Reading: Sendable {
    case rows(@Sendable ([PostgresRow]) throws -> Answer)
    /// From the number of affected rows.
    case affected(@Sendable (Int) -> Answer)
  }

  public let query: PostgresQuery
  let reading: Reading

  /// - Parameter read: decodes the answer from the rows; throws `PostgresError`.
  public init(
    _ query: PostgresQuery, read: @escaping @Sendable ([PostgresRow]) throws -> Answer
  ) {
    self.query = query
    reading = .rows(read)
  }

  /// A statement that is answered by one item for each row.
  public init<Item>(
    _ query: PostgresQuery, each: @escaping @Sendable (PostgresRow) throws -> Item
  ) where Answer == [Item] {
    self.init(query) { try $0.map(each) }
  }

  /// A statement that is answered by its first row; nil without a row.
  public init<Item>(
    _ query: PostgresQuery, first: @escaping @Sendable (PostgresRow) throws -> Item?
  ) where Answer == Item? {
    self.init(query) { try $0.first.flatMap(first) }
  }

  /// A statement that always returns a row.
  ///
  /// - Parameter name: noun phrase for the error of a missing row.
  public init(
    _ query: PostgresQuery, named name: String,
    row: @escaping @Sendable (PostgresRow) throws -> Answer
  ) {
    self.init(query) { rows in
      guard let first = rows.first else {
        throw PostgresError(kind: .decoding, message: "\(name) returned no row")
      }
      return try row(first)
    }
  }

  private init(_ query: PostgresQuery, affected: @escaping @Sendable (Int) -> Answer) {
    self.query = query
    reading = .affected(affected)
  }

  /// The same statement with its answer converted.
  public func map<Other>(
    _ convert: @escaping @Sendable (Answer) -> Other
  ) -> PostgresStatement<Other> {
    switch reading {
    case .rows(let read): PostgresStatement<Other>(query) { convert(try read($0)) }
    case .affected(let read): PostgresStatement<Other>(query, affected: { convert(read($0)) })
    }
  }

  func read(_ result: PostgresStatementResult?) throws -> Answer {
    switch reading {
    case .rows(let read): try read(result?.rows ?? [])
    case .affected(let read): read(result?.affected ?? 0)
    }
  }
}

extension PostgresStatement<Void> {
  /// A statement without an answer.
  public init(_ query: PostgresQuery) {
    self.init(query) { (_: Int) in }
  }
}

extension PostgresStatement<Int> {
  /// A statement that is answered by the number of affected rows.
  public init(counting query: PostgresQuery) {
    self.init(query, affected: { $0 })
  }
}

extension PostgresStatement<Bool> {
  /// A statement that is answered by whether it returns a row.
  public init(exists query: PostgresQuery) {
    self.init(query) { !$0.isEmpty }
  }

  /// A statement that is answered by whether it affected a row.
  public init(affecting query: PostgresQuery) {
    self.init(query, affected: { $0 > 0 })
  }
}

extension PostgresExecutor {
  /// Runs one statement.
  ///
  /// - Throws: `PostgresError`.
  public nonisolated(nonsending) func answer<Answer>(
    to statement: PostgresStatement<Answer>
  ) async throws -> Answer {
    switch statement.reading {
    case .rows(let read): try read(await query(statement.query))
    case .affected(let read): read(try await execute(statement.query))
    }
  }
}

extension PostgresConnection {
  /// Sends the statements together and waits for all: one round trip. They run in this order; each
  /// sees the effects of those before it, and commits of others before it started.
  ///
  /// - Throws: `PostgresError` of the first one that failed; see ``queryTogether(_:)``.
  public nonisolated(nonsending) func answers<each Answer: Sendable>(
    to statements: repeat PostgresStatement<each Answer>
  ) async throws -> (repeat each Answer) {
    var queries: [PostgresQuery] = []
    for statement in repeat each statements { queries.append(statement.query) }
    var results = try await queryTogether(queries).makeIterator()
    return (repeat try (each statements).read(results.next()))
  }

  /// Sends the statements together and waits for all, as ``answers(to:)`` does.
  public nonisolated(nonsending) func run(
    _ statements: [PostgresStatement<Void>]
  ) async throws {
    _ = try await queryTogether(statements.map(\.query))
  }
}
