import Postgres
import Questionnaires

/// Reads published versions and decides what a reader may see.
struct ReadVersions: Sendable {
  /// An existing version and its project.
  struct Readable: Sendable, Hashable {
    var key: QuestionnaireVersionKey
    var projectID: String
    /// Whether the reader sees everything because of a role or study; others see what the version's
    /// sharing allows.
    var isInsider: Bool
  }

  private let pool: PostgresPool
  private let store = QuestionnaireStore()
  private let visibility: VersionVisibility

  init(pool: PostgresPool) {
    self.pool = pool
    visibility = VersionVisibility(pool: pool)
  }

  /// Returns the versions in the order of the keys; nil for missing ones.
  ///
  /// - Parameters:
  ///   - keys: keys of the versions; version 0 means the newest.
  ///   - bytesMax: maximum total size in stored form with all languages, as all are in memory at
  ///     once.
  /// - Throws: ``CatalogueError/Limit/answerBytes(max:)``; `PostgresError`.
  func callAsFunction(
    _ keys: [QuestionnaireVersionKey], for reader: CatalogueReader, bytesMax: Int = .max
  ) async throws -> [Readable?] {
    let wellFormed = keys.filter { IdentifierSyntax.isID($0.id) }
    let undated = wellFormed.filter { $0.version == 0 }.map(\.id)
    let newest = undated.isEmpty ? [:] : try await pool.answer(to: store.newestVersions(undated))
    let resolved = keys.map { key -> QuestionnaireVersionKey? in
      guard IdentifierSyntax.isID(key.id) else { return nil }
      guard key.version == 0 else { return key }
      return newest[key.id].map { QuestionnaireVersionKey(id: key.id, version: $0) }
    }
    let access = try await pool.answer(
      to: store.access(to: resolved.compactMap(\.self), for: reader))
    let wanted = resolved.compactMap(\.self).filter { access[$0] != nil }
    let bytes = wanted.count < 2 ? 0 : try await pool.answer(to: store.byteCount(of: wanted))
    guard bytes <= bytesMax else { throw CatalogueError.overLimit(.answerBytes(max: bytesMax)) }
    var readable: [Readable?] = []
    for key in resolved {
      guard let key, let access = access[key] else {
        readable.append(nil)
        continue
      }
      var isInsider = access.isInsider || reader.seesEverything
      if !isInsider {
        isInsider = try await visibility.isShown(key, in: access.uses, to: reader)
      }
      readable.append(Readable(key: key, projectID: access.projectID, isInsider: isInsider))
    }
    return readable
  }

  /// Returns the existing versions for any reader, see ``callAsFunction(_:for:bytesMax:)``.
  func stored(_ keys: [QuestionnaireVersionKey]) async throws -> [StoredVersion] {
    try await pool.answer(to: store.versions(keys))
  }
}

/// Searches the texts of newest versions.
struct SearchQuestionnaires: Sendable {
  let pool: PostgresPool
  private let store = SearchStore()

  /// Returns matches by relevance; without words by id.
  func callAsFunction(
    _ query: QuestionnaireQuery, for reader: CatalogueReader
  ) async throws -> [FoundQuestionnaire] {
    let stems = query.words.isEmpty ? nil : try await pool.answer(to: store.stems(of: query))
    // The query has only punctuation or stop words.
    if let stems, stems.isEmpty { return [] }
    return try await pool.answer(to: store.find(query, stems, for: reader))
  }
}
