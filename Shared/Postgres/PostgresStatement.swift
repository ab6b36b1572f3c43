/// A statement with what its answer means, so that several can be sent together:
/// `let (name, count) = try await connection.answers(to: name(of: id), count(of: id))`.
public struct PostgresStatement<Answer: Sendable>: Sendable {
  public let query: PostgresQuery
  let read: @Sendable ([PostgresRow]) throws -> Answer

  /// - Parameter read: takes the answer from the rows; throws `PostgresError`.
  public init(
    _ query: PostgresQuery, read: @escaping @Sendable ([PostgresRow]) throws -> Answer
  ) {
    self.query = query
    self.read = read
  }
}

extension PostgresStatement<Void> {
  /// One that is run for what it does.
  public init(_ query: PostgresQuery) {
    self.init(query) { _ in }
  }
}

extension PostgresConnection {
  /// Sends the statements together and waits for all: one round trip. They run in this order; each sees
  /// what those before it did, and what others had committed when its turn came.
  ///
  /// - Throws: `PostgresError` of the first one that failed; see ``queryTogether(_:)``.
  public nonisolated(nonsending) func answers<each Answer: Sendable>(
    to statements: repeat PostgresStatement<each Answer>
  ) async throws -> (repeat each Answer) {
    var queries: [PostgresQuery] = []
    for statement in repeat each statements { queries.append(statement.query) }
    var results = try await queryTogether(queries).makeIterator()
    return (repeat try (each statements).read(results.next()?.rows ?? []))
  }

  /// Sends the statements together and waits for all, as ``answers(to:)`` does.
  public nonisolated(nonsending) func run(
    _ statements: [PostgresStatement<Void>]
  ) async throws {
    _ = try await queryTogether(statements.map(\.query))
  }
}
