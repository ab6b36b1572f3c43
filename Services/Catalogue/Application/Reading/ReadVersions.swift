package import CatalogueDomain
internal import CatalogueStore
package import Postgres
package import Questionnaires

/// Finds published versions and decides what a reader may see of them.
package struct ReadVersions: Sendable {
  /// A version that there is, and whose it is.
  package struct Readable: Sendable, Hashable {
    package var key: QuestionnaireVersionKey
    package var projectID: String
    /// The reader sees all of it because of a role or a study; others what its sharing lets them see.
    package var isInsider: Bool
  }

  private let pool: PostgresPool
  private let store = QuestionnaireStore()
  private let visibility: VersionVisibility

  package init(pool: PostgresPool) {
    self.pool = pool
    visibility = VersionVisibility(pool: pool)
  }

  /// In the order asked for; nil for those that there are not.
  ///
  /// - Parameters:
  ///   - keys: version 0 stands for the newest.
  ///   - bytesMax: of all of them as stored, in all languages: they are in memory at once.
  /// - Throws: ``CatalogueError/Limit/answerBytes(max:)``; `PostgresError`.
  package func callAsFunction(
    _ keys: [QuestionnaireVersionKey], for reader: CatalogueReader, bytesMax: Int = .max
  ) async throws -> [Readable?] {
    let wellFormed = keys.filter { IdentifierSyntax.isID($0.id) }
    let newest = try await store.newestVersions(
      wellFormed.filter { $0.version == 0 }.map(\.id), on: pool)
    let resolved = keys.map { key -> QuestionnaireVersionKey? in
      guard IdentifierSyntax.isID(key.id) else { return nil }
      guard key.version == 0 else { return key }
      return newest[key.id].map { QuestionnaireVersionKey(id: key.id, version: $0) }
    }
    let access = try await store.access(to: resolved.compactMap(\.self), for: reader, on: pool)
    let wanted = resolved.compactMap(\.self).filter { access[$0] != nil }
    let bytes = wanted.count < 2 ? 0 : try await store.byteCount(of: wanted, on: pool)
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

  /// Those of the versions that exist, for whomever: see ``callAsFunction(_:for:bytesMax:)``.
  package func stored(_ keys: [QuestionnaireVersionKey]) async throws -> [StoredVersion] {
    try await store.versions(keys, on: pool)
  }
}
