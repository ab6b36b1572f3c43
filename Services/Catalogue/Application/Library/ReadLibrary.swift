package import CatalogueDomain
internal import CatalogueStore
package import Postgres

/// Reads sounds, vocabularies and items.
package struct ReadLibrary: Sendable {
  private let pool: PostgresPool
  private let store = LibraryStore()

  package init(pool: PostgresPool) { self.pool = pool }

  /// - Parameter version: 0 for the newest.
  /// - Throws: ``CatalogueError/Unknown/libraryEntry(_:)`` when there is none, or none for the reader;
  ///   `PostgresError`.
  package func callAsFunction(
    _ kind: ResourceKind, _ id: String, version: UInt32, for reader: CatalogueReader
  ) async throws -> LibraryVersion {
    guard let found = try await store.version(kind, id, version, for: reader, on: pool) else {
      throw CatalogueError.unknown(.libraryEntry(kind))
    }
    return found
  }

  /// Newest versions by id.
  ///
  /// - Parameter project: empty for all.
  package func list(
    _ kind: ResourceKind, project: String, after last: String, limit: Int,
    for reader: CatalogueReader
  ) async throws -> [LibraryVersion] {
    try await store.list(
      kind, project: project, after: last, limit: limit, for: reader, on: pool)
  }
}
