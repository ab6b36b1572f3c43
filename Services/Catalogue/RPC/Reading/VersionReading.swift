internal import Messages
internal import Postgres
internal import Questionnaires
internal import RPC

/// Published versions as a reader may see them.
struct VersionReading: Sendable {
  /// A version, and whose it is.
  struct Readable: Sendable {
    var questionnaire: CatalogueV1.Questionnaire
    var projectID: String
    /// The reader sees it with all its wording because of a role or a study, not by sharing.
    var isInsider: Bool
  }

  let views: CatalogueViews
  let pool: PostgresPool
  private let store = QuestionnaireStore()
  private let sight: VersionSight

  init(views: CatalogueViews, pool: PostgresPool) {
    self.views = views
    self.pool = pool
    sight = VersionSight(pool: pool)
  }

  /// In the order asked for; nil for those that there are not, or not for the reader.
  ///
  /// - Parameters:
  ///   - keys: version 0 stands for the newest.
  ///   - bytesMax: of all of them as stored, in all languages: they are in memory at once.
  /// - Throws: `RPCError` RESOURCE_EXHAUSTED with reason ANSWER_TOO_LARGE; `PostgresError`.
  func versions(
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
    guard bytes <= bytesMax else {
      throw RPCError(
        .resourceExhausted,
        "the versions have more than \(bytesMax) bytes together; ask for fewer",
        reason: "ANSWER_TOO_LARGE")
    }
    let found = try await views.versions(wanted)
    var readable: [Readable?] = []
    for key in resolved {
      guard let key, let access = access[key], let questionnaire = found[key] else {
        readable.append(nil)
        continue
      }
      var isInsider = access.isInsider || reader.seesEverything
      if !isInsider { isInsider = try await sight.isShown(key, in: access.uses, to: reader) }
      let visible = isInsider ? questionnaire : questionnaire.sharedView
      readable.append(
        visible.map {
          Readable(questionnaire: $0, projectID: access.projectID, isInsider: isInsider)
        })
    }
    return readable
  }

  /// - Throws: `RPCError` NOT_FOUND with reason QUESTIONNAIRE_VERSION_UNKNOWN; `PostgresError`.
  func version(
    _ name: CatalogueV1.QuestionnaireVersionName, for reader: CatalogueReader
  ) async throws -> Readable {
    let key = QuestionnaireVersionKey(id: name.questionnaireID, version: name.version)
    guard let found = try await versions([key], for: reader)[0] else {
      throw RPCError.questionnaireVersionUnknown
    }
    return found
  }
}
