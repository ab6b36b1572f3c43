import Codebooks
import IngestionDomain
package import IngestionStore
package import Postgres

/// What terms of vocabularies and sounds are called that an export names.
///
/// All of a version that a row names, whether it occurs or not: which ones occur would tell of participants.
package struct ExportedLibrary: Sendable {
  /// A vocabulary or sound collection with the versions that rows name.
  struct Use: Sendable {
    var kind: LibraryKind
    var id: String
    /// Newest first.
    var versions: [UInt32]
  }

  private let records: RecordReader
  private let sessions: SessionReader
  private let library: LibraryCache
  private let pool: PostgresPool

  package init(
    records: RecordReader, sessions: SessionReader, library: LibraryCache, pool: PostgresPool
  ) {
    self.records = records
    self.sessions = sessions
    self.library = library
    self.pool = pool
  }

  /// By id; none in tables that have neither terms nor sounds.
  ///
  /// - Throws: `PostgresError`.
  func uses(in table: Codebook.Table, studyID: String) async throws -> [Use] {
    let versions: Set<LibraryVersion>
    switch table {
    case .records: versions = try await records.exportedVocabularies(studyID: studyID)
    case .listeningSessions: versions = try await sessions.exportedCollections(studyID: studyID)
    case .wide, .long, .revisions, .notifications: return []
    }
    return Dictionary(grouping: versions, by: \.id).sorted { $0.key < $1.key }.map { id, own in
      Use(
        kind: own[0].kind, id: id,
        versions: own.map(\.version).sorted(by: >))
    }
  }

  /// Definitions are read one at a time. A version that its owner does not have has no labels.
  ///
  /// - Throws: ``IngestionError`` `.versionUnavailable`, `.validationLimit`; `PostgresError`.
  func variable(of use: Use, language: String) async throws -> CodebookVariable {
    var variable =
      switch use.kind {
      case .vocabulary: LibraryVariable(vocabulary: use.id, language: language)
      case .soundCollection: LibraryVariable(collection: use.id, language: language)
      }
    for version in use.versions {
      guard let entry = try await entry(LibraryVersion(use.kind, use.id, version: version)) else {
        variable.addUnknown(version: version)
        continue
      }
      switch try entry.definitionWithWords() {
      case .vocabulary(let vocabulary): variable.add(vocabulary, version: version)
      case .soundCollection(let collection): variable.add(collection, version: version)
      }
    }
    return variable.variable(
      named: use.kind == .vocabulary ? RecordLayout.codeColumn : ListeningLayout.soundColumn)
  }

  private func entry(_ key: LibraryVersion) async throws -> PublishedLibraryEntry? {
    // Asks the catalogue, and stores what it answers.
    switch try await library.entries(of: [key])[key] {
    case .unknown: return nil
    case .unavailable, nil: throw IngestionError.versionUnavailable(of: key.id)
    case .known:
      guard let entry = try await LibraryVersionStore.load([key], on: pool).first else {
        throw IngestionError.versionUnavailable(of: key.id)
      }
      return entry
    }
  }
}
