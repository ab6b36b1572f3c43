import FoundationEssentials
import IngestionDomain
import Messages
import Postgres
import RPCCore
import Serialization

/// Writes a study's sheets as CSV, a page at a time: a reader that is slow holds no connection and
/// no snapshot, only a page of sheets.
///
/// Contains every sheet that was acknowledged before the export began — where a replica answers, as
/// long before as its answers may be old —; those that arrive meanwhile may be in it.
struct SheetExport: Sendable {
  let reader: SheetReader
  let questionnaires: QuestionnaireDirectory
  let pseudonyms: PseudonymStore
  let pageSheets: Int

  init(
    reader: SheetReader, questionnaires: QuestionnaireDirectory, pseudonyms: PseudonymStore,
    pageSheets: Int = 200
  ) {
    self.reader = reader
    self.questionnaires = questionnaires
    self.pseudonyms = pseudonyms
    self.pageSheets = pageSheets
  }

  enum Layout: Sendable {
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

  /// The columns of a questionnaire: the union over the versions that the study's sheets name and
  /// the one that it uses now.
  ///
  /// - Throws: UNAVAILABLE with reason VERSION_UNAVAILABLE; `PostgresError`.
  func wideLayout(
    studyID: String, questionnaireID: String, currentVersion: UInt32?
  ) async throws -> Layout {
    var versions = try await reader.exportedVersions(
      studyID: studyID, questionnaireID: questionnaireID)
    if let currentVersion { versions.insert(currentVersion) }
    let keys = versions.map {
      QuestionnaireVersion(questionnaireID: questionnaireID, version: $0)
    }
    let known = try await questionnaires.definitions(of: Set(keys))
    let definitions = known.values.compactMap { resolution in
      if case .known(let definition) = resolution { definition } else { nil }
    }
    // A version without a definition would lose its columns.
    guard definitions.count == keys.count else {
      throw RPCError(
        .unavailable, "a version of \(questionnaireID) is not known here yet",
        reason: "VERSION_UNAVAILABLE", details: [.retryInfo(delay: .seconds(2))])
    }
    return .wide(WideLayout(versions: definitions))
  }

  /// Writes header and sheets; waits while the reader of the export is behind.
  func write(
    studyID: String, questionnaireID: String, layout: Layout,
    to write: (IngestionV1.ExportChunk) async throws -> Void
  ) async throws {
    let pseudonyms = try await pseudonyms.pseudonyms(of: studyID)
    var csv = CSVWriter()
    var chunks = ChunkBuffer()
    csv.write(layout.header)
    chunks.append(csv.takeBytes(), isSheet: false)
    var position = SheetReader.ExportPosition.start
    while true {
      let page = try await reader.exportPage(
        studyID: studyID, questionnaireID: questionnaireID, after: position, limit: pageSheets)
      for record in page {
        let sheet = record.exported(
          participant: pseudonyms.pseudonym(of: record.participantID))
        for row in layout.rows(for: sheet) { csv.write(row) }
        chunks.append(csv.takeBytes())
        while let chunk = chunks.takeChunk() { try await write(chunk) }
      }
      guard page.count == pageSheets, let last = page.last else { break }
      position = SheetReader.ExportPosition(
        questionnaireID: last.sheet.questionnaireID, sequence: last.sequence)
    }
    while let chunk = chunks.takeChunk(isLast: true) { try await write(chunk) }
  }
}
