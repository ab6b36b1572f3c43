import Postgres

/// Reads sounds, vocabularies and items.
struct ReadLibrary: Sendable {
  let pool: PostgresPool
  private let store = LibraryStore()

  /// - Parameter version: version number; 0 for the newest.
  /// - Throws: ``CatalogueError/Unknown/libraryEntry(_:)`` if it does not exist or the reader may
  ///   not see it; `PostgresError`.
  func callAsFunction(
    _ kind: ResourceKind, _ id: String, version: UInt32, for reader: CatalogueReader
  ) async throws -> LibraryVersion {
    guard let found = try await pool.answer(to: store.version(kind, id, version, for: reader))
    else {
      throw CatalogueError.unknown(.libraryEntry(kind))
    }
    return found
  }

  /// Lists newest versions by id.
  ///
  /// - Parameter project: project to select; empty for all.
  func list(
    _ kind: ResourceKind, project: String, after last: String, limit: Int,
    for reader: CatalogueReader
  ) async throws -> [LibraryVersion] {
    try await pool.answer(
      to: store.list(kind, project: project, after: last, limit: limit, for: reader))
  }
}
