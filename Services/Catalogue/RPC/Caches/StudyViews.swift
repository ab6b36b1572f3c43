import Messages
import Questionnaires
import ServiceKit

/// Cached views of studies in participants' languages.
///
/// A view is identified by its revision, and published revisions never change, so nothing here
/// becomes outdated. The current revision is queried each time.
struct StudyViews: Sendable {
  struct StudyView: Sendable {
    var study: CatalogueV1.Study
    /// Encoded size in bytes.
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

  /// Maximum encoded size in bytes; decoded values take a few times as much memory.
  static let bytesMax = 8 << 20

  private let read: ReadStudies
  private let versions: VersionCache
  private let studyViews: WeightedCache<Key, StudyView>
  private let questionnaireViews: WeightedCache<Key, QuestionnairesView>

  init(read: ReadStudies, versions: VersionCache) {
    self.read = read
    self.versions = versions
    studyViews = WeightedCache(weightMax: Self.bytesMax / 4)
    questionnaireViews = WeightedCache(weightMax: Self.bytesMax / 2)
  }

  /// Returns the studies in the order of `heads`.
  func studies(_ heads: [StudyHead], in texts: StudyTexts) async throws -> [StudyView] {
    var views: [String: StudyView] = [:]
    var missing: [StudyHead] = []
    for head in heads {
      if let view = studyViews.value(for: key(head, texts)) {
        views[head.id] = view
      } else {
        missing.append(head)
      }
    }
    if !missing.isEmpty {
      let stored = Dictionary(
        try await read.revisions(missing).map { ($0.id, $0) },
        uniquingKeysWith: { first, _ in first })
      for head in missing {
        guard let study = try (stored[head.id]?.message()).map(texts.selecting) else { continue }
        let view = StudyView(study: study, byteCount: study.encodedSize)
        studyViews.insert(view, weight: view.byteCount, for: key(head, texts))
        views[head.id] = view
      }
    }
    return heads.compactMap { views[$0.id] }
  }

  /// Returns a study's questionnaires in their used versions, in the study's order.
  func questionnaires(
    of head: StudyHead, in language: LanguageTag?
  ) async throws -> QuestionnairesView {
    let key = key(head, .one(language))
    if let view = questionnaireViews.value(for: key) { return view }
    guard let study = try await read.revisions([head]).first?.message() else {
      return QuestionnairesView(uses: [], questionnaires: [])
    }
    let keys = study.questionnaires.map {
      QuestionnaireVersionKey(id: $0.questionnaireID, version: $0.version)
    }
    // Bypasses the version cache, because the views are cached here.
    let loaded = try await versions.stored(keys)
    let byID = Dictionary(
      loaded.map { ($0.questionnaireID, $0) }, uniquingKeysWith: { first, _ in first })
    let localized = keys.compactMap {
      byID[$0.id]?.localized(language, in: study)
    }
    let view = QuestionnairesView(uses: study.questionnaires, questionnaires: localized)
    let weight = localized.reduce(0) { $0 + $1.encodedSize }
    questionnaireViews.insert(view, weight: weight, for: key)
    return view
  }

  private func key(_ head: StudyHead, _ texts: StudyTexts) -> Key {
    Key(studyID: head.id, revision: head.revision, viewKey: texts.viewKey(of: head))
  }
}
