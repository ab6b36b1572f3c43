internal import FoundationEssentials
internal import Messages
internal import Postgres
internal import Questionnaires
internal import ServiceKit

/// What participants read, in their language, kept in memory.
///
/// A view is named by the revision it is made from, and published revisions never change: nothing
/// kept here can be outdated. Which revision is the current one is asked of the database each time.
struct CatalogueViews: Sendable {
  struct StudyView: Sendable {
    var study: CatalogueV1.Study
    /// Size on the wire.
    var byteCount: Int
  }

  struct QuestionnairesView: Sendable {
    var uses: [CatalogueV1.StudyQuestionnaire]
    var questionnaires: [CatalogueV1.Questionnaire]
  }

  private struct Key: Hashable, Sendable {
    var studyID: String
    var revision: UInt32
    var viewKey: String
  }

  /// Bytes on the wire; in memory values take a few times as much.
  static let bytesMax = 8 << 20

  private let pool: PostgresPool
  private let studies = StudyStore()
  private let questionnaires = QuestionnaireStore()
  private let studyViews: WeightedCache<Key, StudyView>
  private let questionnaireViews: WeightedCache<Key, QuestionnairesView>
  private let versions: WeightedCache<QuestionnaireVersionKey, CatalogueV1.Questionnaire>

  init(pool: PostgresPool, bytesMax: Int = Self.bytesMax) {
    self.pool = pool
    studyViews = WeightedCache(weightMax: bytesMax / 4)
    questionnaireViews = WeightedCache(weightMax: bytesMax / 2)
    versions = WeightedCache(weightMax: bytesMax / 4)
  }

  /// - Returns: nil when there is no such study.
  func head(_ id: String, for reader: UUID? = nil) async throws -> StudyStore.Asked? {
    guard IdentifierSyntax.isID(id) else { return nil }
    return try await studies.head(id, for: reader, on: pool)
  }

  /// See ``StudyStore/heads(after:limit:project:runningAt:for:on:)``.
  func heads(
    after last: String, limit: Int, project: String = "", runningAt: Date? = nil,
    for reader: UUID? = nil
  ) async throws -> [StudyStore.Asked] {
    try await studies.heads(
      after: last, limit: limit, project: project, runningAt: runningAt, for: reader, on: pool)
  }

  /// The studies in the order of `heads`.
  func studies(_ heads: [StudyHead], in language: LanguageTag?) async throws -> [StudyView] {
    var views: [String: StudyView] = [:]
    var missing: [StudyHead] = []
    for head in heads {
      if let view = studyViews.value(for: key(head, language)) {
        views[head.id] = view
      } else {
        missing.append(head)
      }
    }
    if !missing.isEmpty {
      let loaded = try await studies.revisions(missing, on: pool)
      let stored = Dictionary(
        loaded.map { ($0.study.studyID, $0.study) }, uniquingKeysWith: { first, _ in first })
      for head in missing {
        guard let study = stored[head.id]?.localized(language) else { continue }
        let view = StudyView(study: study, byteCount: study.serialized().count)
        studyViews.insert(view, weight: view.byteCount, for: key(head, language))
        views[head.id] = view
      }
    }
    return heads.compactMap { views[$0.id] }
  }

  /// The questionnaires of a study in the versions that it uses, in its order.
  func questionnaires(
    of head: StudyHead, in language: LanguageTag?
  ) async throws -> QuestionnairesView {
    let key = key(head, language)
    if let view = questionnaireViews.value(for: key) { return view }
    let stored = try await studies.revisions([head], on: pool)
    guard let study = stored.first?.study else {
      return QuestionnairesView(uses: [], questionnaires: [])
    }
    let keys = study.questionnaires.map {
      QuestionnaireVersionKey(id: $0.questionnaireID, version: $0.version)
    }
    let loaded = try await questionnaires.versions(keys, on: pool)
    let byID = Dictionary(
      loaded.map { ($0.questionnaireID, $0) }, uniquingKeysWith: { first, _ in first })
    let localized = keys.compactMap {
      byID[$0.id]?.localized(language, studyDefault: study.defaultLanguage)
    }
    let view = QuestionnairesView(uses: study.questionnaires, questionnaires: localized)
    let weight = localized.reduce(0) { $0 + $1.serialized().count }
    questionnaireViews.insert(view, weight: weight, for: key)
    return view
  }

  /// Those of the versions that exist, with all their languages.
  func versions(
    _ keys: [QuestionnaireVersionKey]
  ) async throws -> [QuestionnaireVersionKey: CatalogueV1.Questionnaire] {
    var found: [QuestionnaireVersionKey: CatalogueV1.Questionnaire] = [:]
    for key in keys { found[key] = versions.value(for: key) }
    let missing = keys.filter { found[$0] == nil }
    for loaded in try await questionnaires.versions(missing, on: pool) {
      let key = QuestionnaireVersionKey(id: loaded.questionnaireID, version: loaded.version)
      versions.insert(loaded, weight: loaded.serialized().count, for: key)
      found[key] = loaded
    }
    return found
  }

  private func key(_ head: StudyHead, _ language: LanguageTag?) -> Key {
    Key(studyID: head.id, revision: head.revision, viewKey: head.viewKey(language))
  }
}

extension StudyHead {
  /// See ``LanguageLookup/viewKey(requested:available:)``.
  func viewKey(_ language: LanguageTag?) -> String {
    LanguageLookup.viewKey(requested: language, available: languages)
  }
}
