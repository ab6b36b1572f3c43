package import FoundationEssentials
import IngestionDomain
package import IngestionStore
package import Serialization
package import ServiceKit

/// Writes a study's sheets as CSV, a page at a time: a reader that is slow holds no connection and
/// no snapshot, only a page of sheets.
///
/// Contains every sheet that was acknowledged before the export began — where a replica answers, as
/// long before as its answers may be old —; those that arrive meanwhile may be in it. Of somebody who is being
/// erased when it begins it has no sheet, and of somebody whose answers are anonymised all or none. Of those whose
/// erasure begins meanwhile it has what was written before: nothing else would let erasures and long exports end
/// beside each other.
package struct ExportSheets: Sendable {
  package struct Request: Sendable {
    package var studyID: String
    /// Empty: of all questionnaires.
    package var questionnaireID: String
    /// A row per sheet with a column per question, of one questionnaire; otherwise a row per answer.
    package var isWide: Bool
    /// With the sheets of test participants.
    package var includesTests: Bool
    /// Manikins by the former systems' scale.
    package var usesLegacyScales: Bool
    /// Who takes it out.
    package var exporter: UUID

    package init(
      studyID: String, questionnaireID: String, isWide: Bool, includesTests: Bool = false,
      usesLegacyScales: Bool = false, exporter: UUID
    ) {
      self.studyID = studyID
      self.questionnaireID = questionnaireID
      self.isWide = isWide
      self.includesTests = includesTests
      self.usesLegacyScales = usesLegacyScales
      self.exporter = exporter
    }
  }

  private let reader: SheetReader
  private let exported: ExportedVersions
  private let pseudonyms: PseudonymStore
  private let securityEvents: SecurityEvents
  private let pageSheets: Int

  package init(
    reader: SheetReader, studies: StudyCache, questionnaires: QuestionnaireCache,
    pseudonyms: PseudonymStore, securityEvents: SecurityEvents, pageSheets: Int = 200
  ) {
    self.reader = reader
    exported = ExportedVersions(
      reader: reader, studies: studies, questionnaires: questionnaires)
    self.pseudonyms = pseudonyms
    self.securityEvents = securityEvents
    self.pageSheets = pageSheets
  }

  private enum Layout {
    case wide(WideLayout)
    case long

    var header: [String] {
      switch self {
      case .wide(let layout): layout.header
      case .long: LongLayout.header
      }
    }

    func rows(for sheet: ExportedSheet) -> [[String]] {
      switch self {
      case .wide(let layout): [layout.row(for: sheet)]
      case .long: LongLayout.rows(for: sheet)
      }
    }
  }

  /// Writes header and sheets; waits while the reader of the export is behind.
  ///
  /// - Throws: ``IngestionError`` `.questionnaireNotInStudy`, `.versionUnavailable`; `PostgresError`;
  ///   what `write` throws.
  package func callAsFunction(
    _ request: Request, to write: (ExportedChunk) async throws -> Void
  ) async throws {
    let layout = request.isWide ? try await wideLayout(request) : .long
    try await securityEvents.telling(ofExportBy: request.exporter, of: request.studyID) {
      try await export(request, layout, to: write)
    }
  }

  private func wideLayout(_ request: Request) async throws -> Layout {
    let versions = try await exported.versions(
      studyID: request.studyID, questionnaireID: request.questionnaireID)
    return .wide(WideLayout(versions: Array(try await exported.known(versions).values)))
  }

  private func export(
    _ request: Request, _ layout: Layout, to write: (ExportedChunk) async throws -> Void
  ) async throws {
    let pseudonyms = try await pseudonyms.pseudonyms(of: request.studyID)
    var csv = CSVWriter()
    var chunks = ChunkBuffer()
    csv.write(layout.header)
    chunks.append(csv.takeBytes(), isItem: false)
    var position = SheetReader.ExportPosition.start
    while true {
      let page = try await reader.exportPage(
        studyID: request.studyID, questionnaireID: request.questionnaireID,
        includesTests: request.includesTests, after: position, limit: pageSheets)
      let scales =
        request.usesLegacyScales
        ? try await exported.known(Set(page.map(\.record.version))) : [:]
      for (record, isTest) in page {
        var sheet = record.exported(
          participant: pseudonyms.pseudonym(of: record.participantID), isTest: isTest)
        if let definition = scales[record.version] { sheet.useLegacyScales(of: definition) }
        for row in layout.rows(for: sheet) { csv.write(row) }
        chunks.append(csv.takeBytes())
        while let chunk = chunks.takeChunk() { try await write(chunk) }
      }
      guard page.count == pageSheets, let last = page.last?.record else { break }
      position = SheetReader.ExportPosition(
        questionnaireID: last.sheet.questionnaireID, sequence: last.sequence)
    }
    while let chunk = chunks.takeChunk(isLast: true) { try await write(chunk) }
  }
}
