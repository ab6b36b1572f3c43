import Postgres
import ServiceKit
import Synchronization

/// Reads the texts of questionnaire versions in a language.
final class QuestionnaireTextSource: Sendable {
  private let questionnaires: QuestionnaireCache
  private let pool: PostgresPool
  /// Avoids reading the definitions again for each page.
  private let remembered = Mutex(
    RecentlyUsed<TextsKey, QuestionnaireTexts>(capacity: QuestionnaireTextSource.rememberedMax))
  private static let rememberedMax = 32

  private struct TextsKey: Sendable, Hashable {
    var version: QuestionnaireVersion
    var language: String
  }

  init(questionnaires: QuestionnaireCache, pool: PostgresPool) {
    self.questionnaires = questionnaires
    self.pool = pool
  }

  /// Returns the texts of the versions, without those that the catalogue does not know.
  ///
  /// - Parameter language: BCP 47.
  /// - Throws: ``IngestionError`` `.versionUnavailable`; `PostgresError`.
  func texts(
    of versions: Set<QuestionnaireVersion>, language: String
  ) async throws -> [QuestionnaireVersion: QuestionnaireTexts] {
    var texts = remembered.withLock { remembered in
      versions.reduce(into: [QuestionnaireVersion: QuestionnaireTexts]()) {
        $0[$1] = remembered.value(for: TextsKey(version: $1, language: language))
      }
    }
    for version in try await published(versions.subtracting(texts.keys)) {
      let read = try version.texts(language: language)
      texts[version.key] = read
      remembered.withLock {
        _ = $0.insert(read, for: TextsKey(version: version.key, language: language))
      }
    }
    return texts
  }

  /// Versions unknown to the catalogue are skipped.
  private func published(
    _ versions: Set<QuestionnaireVersion>
  ) async throws -> [PublishedQuestionnaire] {
    if versions.isEmpty { return [] }
    var known = try await pool.answer(to: QuestionnaireStore.load(versions))
    let missing = versions.subtracting(known.map(\.key))
    if missing.isEmpty { return known }
    // Asks the catalogue and stores the answer.
    let resolutions = try await questionnaires.resolutions(of: missing)
    known += try await pool.answer(to: QuestionnaireStore.load(missing))
    let learnt = Set(known.map(\.key))
    for (version, resolution) in resolutions where !learnt.contains(version) {
      if case .unavailable = resolution {
        throw IngestionError.versionUnavailable(of: version.questionnaireID)
      }
    }
    return known
  }
}
