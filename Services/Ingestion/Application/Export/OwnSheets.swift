import IngestionDomain
package import IngestionStore
package import Postgres
package import Serialization
package import ServiceKit
import Synchronization

/// A participant's answer sheets for the own export, with the texts of the questions as they were asked: by
/// the version that each sheet names.
package final class OwnSheets: OwnRecordSource {
  private let reader: SheetReader
  private let questionnaires: QuestionnaireCache
  private let pool: PostgresPool
  private let pageSheets: Int
  /// So that not each page reads its definitions again.
  private let remembered = Mutex(
    RecentlyUsed<TextsKey, QuestionnaireTexts>(capacity: OwnSheets.rememberedMax))
  private static let rememberedMax = 32

  private struct TextsKey: Sendable, Hashable {
    var version: QuestionnaireVersion
    var language: String
  }

  /// - Parameter pageSheets: at most; of large ones a page has fewer.
  package init(
    reader: SheetReader, questionnaires: QuestionnaireCache, pool: PostgresPool,
    pageSheets: Int = 50
  ) {
    self.reader = reader
    self.questionnaires = questionnaires
    self.pool = pool
    self.pageSheets = pageSheets
  }

  package var tables: [ExportedTable] { OwnSheetTables.all }

  /// - Throws: ``IngestionError`` `.versionUnavailable`; `OwnExportKeyInvalid`; `PostgresError`.
  package func page(
    of question: OwnExportQuestion, after key: String?
  ) async throws -> OwnRecordPage {
    let position = try key.map { key in
      guard let position = SheetReader.OwnPosition(key: key) else { throw OwnExportKeyInvalid() }
      return position
    }
    let sheets = try await reader.ownPage(
      participantID: question.participantID, after: position, limit: pageSheets)
    // Sheets come by questionnaire, so that a page has few versions.
    let texts = try await texts(
      of: Set(sheets.map(\.version)), language: question.language)
    let entries = sheets.map { record in
      let words = texts[record.version] ?? QuestionnaireTexts()
      return OwnRecordPage.Entry(key: SheetReader.OwnPosition(record).key) {
        record.ownRecords(words).map { OwnRecord($0.table, $0.values) }
      }
    }
    // A page of large sheets has fewer than there may be.
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

  /// Of a version that its owner does not know either there is nothing.
  private func published(
    _ versions: Set<QuestionnaireVersion>
  ) async throws -> [PublishedQuestionnaire] {
    var known = try await QuestionnaireStore.load(versions, on: pool)
    let missing = versions.subtracting(known.map(\.key))
    if missing.isEmpty { return known }
    // Asks the catalogue, and stores what it answers.
    let resolutions = try await questionnaires.definitions(of: missing)
    known += try await QuestionnaireStore.load(missing, on: pool)
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
