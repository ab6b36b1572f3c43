import Postgres
import Serialization
import ServiceKit

/// A participant's answer sheets for the own-data export, with the question texts of the version
/// each sheet uses.
final class OwnSheets: OwnRecordSource {
  private let texts: QuestionnaireTextSource
  private let pool: PostgresPool
  private let pageSheets: Int

  /// - Parameter pageSheets: maximum sheets per page; pages of large sheets have fewer.
  init(texts: QuestionnaireTextSource, pool: PostgresPool, pageSheets: Int = 50) {
    self.texts = texts
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
    let texts = try await texts.texts(
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
}

extension SheetRecord {
  var version: QuestionnaireVersion {
    QuestionnaireVersion(questionnaireID: sheet.questionnaireID, version: sheet.version)
  }
}
