import Postgres
import Questionnaires

/// Stores the versions of vocabularies and sound collections that this service requested.
enum LibraryVersionStore: VersionStore {
  static func save(_ entry: PublishedLibraryEntry) throws -> PostgresStatement<Void>? {
    guard entry.key.canExist, let version = Int32(exactly: entry.key.version) else {
      throw UnusableDefinition(description: "version \(entry.key.version)")
    }
    return PostgresStatement(
      """
      INSERT INTO library_versions (kind, id, version, definition)
      VALUES (\(entry.key.kind.rawValue), \(entry.key.id), \(version), \(entry.bytes))
      ON CONFLICT (kind, id, version) DO NOTHING
      """)
  }

  static func load(
    _ versions: Set<LibraryVersion>
  ) -> PostgresStatement<[PublishedLibraryEntry]> {
    let storable = versions.compactMap { key in
      Int32(exactly: key.version).map { (key.kind.rawValue, key.id, $0) }
    }
    return PostgresStatement(
      """
      SELECT kind, id, version, definition FROM library_versions
      JOIN unnest(\(storable.map(\.0)), \(storable.map(\.1)), \(storable.map(\.2)))
        AS asked (kind, id, version) USING (kind, id, version)
      """
    ) { rows in
      try rows.compactMap { row in
        let (kind, id, version, bytes) = try row.decode(
          String.self, String.self, Int32.self, [UInt8].self)
        return LibraryKind(rawValue: kind).map {
          PublishedLibraryEntry(
            key: LibraryVersion($0, id, version: UInt32(version)), bytes: bytes)
        }
      }
    }
  }
}

/// A library version as written by its author, with all texts.
enum LibraryDefinition {
  case vocabulary(VocabularyDefinition)
  case soundCollection(SoundCollectionDefinition)
}

extension LibraryVersion: VersionKey {
  var description: String { "\(kind.rawValue) \(id) version \(version)" }
}

extension PublishedLibraryEntry: PublishedVersion {
  func prepared() throws -> PreparedLibraryEntry {
    switch key.kind {
    case .vocabulary: .vocabulary(PreparedVocabulary(try vocabulary(), version: key.version))
    case .soundCollection:
      .soundCollection(PreparedSoundCollection(try soundCollection(), version: key.version))
    }
  }

  /// - Throws: `DecodingError`.
  func definitionWithWords() throws -> LibraryDefinition {
    switch key.kind {
    case .vocabulary: .vocabulary(try vocabulary())
    case .soundCollection: .soundCollection(try soundCollection())
    }
  }
}
