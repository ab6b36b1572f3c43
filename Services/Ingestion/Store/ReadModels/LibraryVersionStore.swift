package import IngestionDomain
package import Postgres

/// The versions of vocabularies and sound collections that this service has asked for.
package enum LibraryVersionStore {
  /// Stores a version; a published version never changes, so one that is known stays as it is.
  ///
  /// - Throws: ``UnusableDefinition`` for a version number beyond the column's range; `PostgresError`.
  package static func save(
    _ entry: PublishedLibraryEntry, on executor: some PostgresExecutor
  ) async throws {
    guard entry.key.canExist, let version = Int32(exactly: entry.key.version) else {
      throw UnusableDefinition(description: "version \(entry.key.version)")
    }
    try await executor.execute(
      """
      INSERT INTO library_versions (kind, id, version, definition)
      VALUES (\(entry.key.kind.rawValue), \(entry.key.id), \(version), \(entry.bytes))
      ON CONFLICT (kind, id, version) DO NOTHING
      """)
  }

  /// Those of the versions that are stored.
  ///
  /// - Throws: `PostgresError`.
  package static func load(
    _ versions: some Collection<LibraryVersion>, on executor: some PostgresExecutor
  ) async throws -> [PublishedLibraryEntry] {
    let storable = versions.compactMap { key in
      Int32(exactly: key.version).map { (key.kind.rawValue, key.id, $0) }
    }
    guard !storable.isEmpty else { return [] }
    let rows = try await executor.query(
      """
      SELECT kind, id, version, definition FROM library_versions
      JOIN unnest(\(storable.map(\.0)), \(storable.map(\.1)), \(storable.map(\.2)))
        AS asked (kind, id, version) USING (kind, id, version)
      """)
    return try rows.compactMap { row in
      let (kind, id, version, bytes) = try row.decode(
        String.self, String.self, Int32.self, [UInt8].self)
      return LibraryKind(rawValue: kind).map {
        PublishedLibraryEntry(
          key: LibraryVersion($0, id, version: UInt32(version)), bytes: bytes)
      }
    }
  }
}
