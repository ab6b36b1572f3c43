import Calendar
import Fields
import FoundationEssentials
import Postgres
import Serialization
import ServiceKit

/// Writes a study's sheets as CSV, page by page. A slow reader holds one page in memory, but no
/// connection and no snapshot.
///
/// The export contains every sheet acknowledged before it began; sheets that arrive meanwhile may
/// be included. If a replica answers, sheets within its permitted lag may be missing; the export
/// after its cursor has them.
///
/// Anonymised sheets count as stored before every cursor: an export that lacks a participant and
/// brings the same answers under a new name would join the two.
///
/// Participants whose erasure began earlier are excluded. If an erasure begins during the export,
/// rows already written remain, so that erasures and long exports do not block each other.
/// Anonymised answers are exported completely or not at all.
struct ExportSheets: Sendable {
  struct Request: Sendable {
    var studyID: String
    /// Empty for all questionnaires.
    var questionnaireID: String
    /// Whether to write one row per sheet with one column per question, of one questionnaire;
    /// otherwise one row per answer.
    var isWide: Bool
    var filter = ExportFilter()
    /// Text of a cursor, to write only sheets that were stored or amended since; empty for all.
    var since: String = ""
    /// Whether sheets of test participants are included.
    var includesTests: Bool = false
    /// Whether groups, and sheets of questionnaires that only some groups see, are left out.
    var concealsGroups: Bool = false
    /// Whether manikin answers use the scale of the former systems.
    var usesLegacyScales: Bool = false
    /// The account that exports.
    var exporter: UUID
  }

  let pool: PostgresPool
  let router: PostgresReadRouter
  let exported: ExportedVersions
  let zones: ZoneDatabase
  let securityEvents: SecurityEvents
  var pageSheets: Int = 200

  private enum Layout {
    case wide(WideLayout)
    case long

    var header: [String] {
      switch self {
      case .wide(let layout): layout.header
      case .long: LongLayout.header
      }
    }

    func rows(for sheet: ExportedSheet, isUpdate: Bool) -> [[String]] {
      switch self {
      case .wide(let layout): [layout.row(for: sheet)]
      case .long: LongLayout.rows(for: sheet, isUpdate: isUpdate)
      }
    }
  }

  /// Writes header and sheets; waits for a slow reader.
  ///
  /// - Throws: ``IngestionError`` `.questionnaireNotInStudy`, `.versionUnavailable`;
  ///   `.exportCursorInvalid`; `PostgresError`; errors of `write`.
  /// - Returns: the cursor for the next export.
  @discardableResult
  func callAsFunction(
    _ request: Request, to write: (ExportedChunk) async throws -> Void
  ) async throws -> ExportCursor {
    let (source, since) = try await ExportSource.begin(
      request.concealsGroups ? .concealedSheets : .sheets, of: request.studyID,
      since: request.since, primary: pool, router: router)
    let layout = request.isWide ? try await wideLayout(request) : .long
    try await securityEvents.telling(ofExportBy: request.exporter, of: request.studyID) {
      let pseudonyms = try await PseudonymStore.pseudonyms(of: request.studyID, on: pool)
      let hasExactDevices = try await pool.answer(
        to: StudyStore.hasExactDevices(request.studyID))
      try await CSVExport(header: layout.header, counting: .items).write(to: write) { entry in
        var sheet = entry.record.exported(
          participant: pseudonyms.pseudonym(of: entry.record.participantID), isTest: entry.isTest)
        if request.concealsGroups { sheet.concealGroup() }
        if !hasExactDevices { sheet.useDeviceClasses(in: zones) }
        sheet.removeMaskedTexts(of: entry.definition)
        if request.usesLegacyScales { sheet.useLegacyScales(of: entry.definition) }
        return layout.rows(for: sheet, isUpdate: since != nil)
      } page: {
        try await page(request, of: source, since: since, after: $0?.record)
      }
    }
    return source.next
  }

  private typealias Entry = (
    record: SheetRecord, isTest: Bool, definition: PreparedQuestionnaire
  )

  private func page(
    _ request: Request, of source: ExportSource, since: ExportCursor?, after last: SheetRecord?
  ) async throws -> [Entry] {
    let page = try await source.answer(
      to: SheetReader.exportPage(
        studyID: request.studyID, questionnaireID: request.questionnaireID,
        filter: request.filter, includesTests: request.includesTests,
        concealsGroups: request.concealsGroups, since: since, after: last, limit: pageSheets))
    let definitions = try await exported.known(Set(page.map(\.record.version)))
    return page.compactMap { entry in
      definitions[entry.record.version].map { (entry.record, entry.isTest, $0) }
    }
  }

  private func wideLayout(_ request: Request) async throws -> Layout {
    let versions = try await exported.versions(
      studyID: request.studyID, questionnaireID: request.questionnaireID)
    return .wide(WideLayout(versions: Array(try await exported.known(versions).values)))
  }
}
