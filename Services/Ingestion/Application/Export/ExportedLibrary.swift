import Codebooks
import Postgres

/// Labels of vocabulary terms and sounds that occur in exports.
///
/// Contains all entries of a used version, because the set of used entries would reveal data of
/// participants.
struct ExportedLibrary: Sendable {
  /// A vocabulary or sound collection with the versions that rows use.
  struct Use: Sendable {
    var kind: LibraryKind
    var id: String
    /// Newest first.
    var versions: [UInt32]
  }

  let library: LibraryCache
  let pool: PostgresPool
  let router: PostgresReadRouter

  /// Returns the uses ordered by id; empty for tables without terms or sounds.
  ///
  /// - Throws: `PostgresError`.
  func uses(in table: Codebook.Table, studyID: String) async throws -> [Use] {
    let statement =
      switch table {
      case .records: RecordReader.exportedVocabularies(studyID: studyID)
      case .listeningSessions: SessionReader.exportedCollections(studyID: studyID)
      case .wide, .long, .revisions, .notifications, .decisionPoints, .observations, .participants:
        nil as PostgresStatement<[LibraryVersion]>?
      }
    guard let statement else { return [] }
    let versions = Set(try await router.answer(to: statement))
    return Dictionary(grouping: versions, by: \.id).sorted { $0.key < $1.key }.map { id, own in
      Use(
        kind: own[0].kind, id: id,
        versions: own.map(\.version).sorted(by: >))
    }
  }

  /// Describes the entries as a codebook variable, reading one definition at a time. Versions
  /// unknown to the catalogue have no labels.
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
    // Asks the catalogue and stores the answer.
    switch try await library.resolutions(of: [key])[key] {
    case .unknown: return nil
    case .unavailable, nil: throw IngestionError.versionUnavailable(of: key.id)
    case .known:
      guard let entry = try await pool.answer(to: LibraryVersionStore.load([key])).first else {
        throw IngestionError.versionUnavailable(of: key.id)
      }
      return entry
    }
  }
}
