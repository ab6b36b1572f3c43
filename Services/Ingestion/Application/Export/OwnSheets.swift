import Postgres
import Serialization
import ServiceKit
import Synchronization

/// A participant's answer sheets for the own-data export, with the question texts of the version
/// each sheet uses.
final class OwnSheets: OwnRecordSource {
  private let questionnaires: QuestionnaireCache
  private let pool: PostgresPool
  private let pageSheets: Int
  /// Avoids reading the definitions again for each page.
  private let remembered = Mutex(
    RecentlyUsed<TextsKey, QuestionnaireTexts>(capacity: OwnSheets.rememberedMax))
  private static let rememberedMax = 32

  private struct TextsKey: Sendable, Hashable {
    var version: QuestionnaireVersion
    var language: String
  }

  /// - Parameter pageSheets: maximum sheets per page; pages of large sheets have fewer.
  init(
    questionnaires: QuestionnaireCache, pool: PostgresPool, pageSheets: Int = 50
  ) {
    self.questionnaires = questionnaires
    self.pool = pool
    self.pageSheets = pageSheets
  }

  var tables: [ExportedTable] { OwnSheetTables.all }

  /// - Throws: ``IngestionError`` `.versionUnavailable`; `OwnExportKeyInvalid`; `PostgresError`.
  func page(
    of question: OwnExportQuestion, after key: String?
  ) async throws -> OwnRecordPage {
    let position = try key.map { key in
      guard let position = SheetReader.OwnPosition(key: key) else { throw OwnExportKeyInvalid() }
      return position
    }
    let sheets = try await pool.answer(
      to: SheetReader.ownPage(
        participantID: question.participantID, after: position, limit: pageSheets))
    // Sheets are ordered by questionnaire, so a page has few versions.
    let texts = try await texts(
      of: Set(sheets.map(\.version)), language: question.language)
    let entries = sheets.map { record in
      let words = texts[record.version] ?? QuestionnaireTexts()
      return OwnRecordPage.Entry(key: SheetReader.OwnPosition(record).key) {
        record.ownRecords(words).map { OwnRecord($0.table, $0.values) }
      }
    }
    // A page of large sheets may be short without being the last.
    return OwnRecordPage(entries: entries, isLast: sheets.isEmpty)
  }

  private func texts(
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

extension SheetRecord {
  var version: QuestionnaireVersion {
    QuestionnaireVersion(questionnaireID: sheet.questionnaireID, version: sheet.version)
  }
}
