import Codebooks
import Postgres
import Serialization
import ServiceKit

/// Describes the columns of a study's exports. Exports use the same layout and the same versions,
/// so both have the same columns.
///
/// Definitions are read one at a time, newest first. Memory is bounded by
/// ``CodebookVariable/definitionsMax``, however many versions a questionnaire has.
struct ExportCodebook: Sendable {
  struct Request: Sendable {
    var table: Codebook.Table
    var studyID: String
    /// Empty for all questionnaires of the study; required for the wide layout.
    var questionnaireID: String = ""
    /// BCP 47; empty for each questionnaire's default language.
    var language: String = ""
    var usesLegacyScales: Bool = false
  }

  private typealias Part = (variables: [CodebookVariable], questionnaire: CodebookQuestionnaire)

  let exported: ExportedVersions
  let library: ExportedLibrary
  let pool: PostgresPool
  let threads: WorkerThreads

  /// Writes the JSON in chunks; waits for a slow reader.
  ///
  /// - Throws: ``IngestionError`` `.questionnaireNotInStudy`, `.versionUnavailable`,
  ///   `.validationLimit`; `PostgresError`; errors of `write`.
  func callAsFunction(
    _ request: Request, to write: ([UInt8]) async throws -> Void
  ) async throws {
    var json = CodebookJSON()
    var chunks = ChunkBuffer()
    var questionnaires: [CodebookQuestionnaire] = []
    func add(_ variables: [CodebookVariable]) async throws {
      for variable in variables {
        chunks.append(try json.variable(variable), isItem: false)
        while let chunk = chunks.takeChunk() { try await write(chunk.csv) }
      }
    }
    let versions = try await versions(for: request)
    let uses = try await library.uses(in: request.table, studyID: request.studyID)
    chunks.append(
      try json.head(request.table, study: request.studyID, language: request.language),
      isItem: false)
    try await add(Self.columns(of: request.table).variables(in: request.language))
    for use in uses {
      let variable = try await threads.running {
        try await library.variable(of: use, language: request.language)
      }
      try await add([variable])
    }
    for questionnaireID in Set(versions.map(\.questionnaireID)).sorted() {
      let own = versions.filter { $0.questionnaireID == questionnaireID }
      let part = try await threads.running { try await describe(own, of: request) }
      try await add(part.variables)
      questionnaires.append(part.questionnaire)
    }
    chunks.append(try json.end(questionnaires), isItem: false)
    while let chunk = chunks.takeChunk(isLast: true) { try await write(chunk.csv) }
  }

  private func versions(for request: Request) async throws -> Set<QuestionnaireVersion> {
    switch request.table {
    case .wide, .long, .revisions:
      try await exported.versions(
        studyID: request.studyID, questionnaireID: request.questionnaireID)
    case .records, .listeningSessions, .notifications, .decisionPoints, .observations,
      .participants:
      []
    }
  }

  /// The columns that do not depend on questionnaires.
  private static func columns(of table: Codebook.Table) -> [CodebookColumn] {
    switch table {
    case .wide: WideLayout.sheetCodebook
    case .long: LongLayout.columns
    case .revisions: RevisionLayout.columns
    case .records: RecordLayout.columns
    case .listeningSessions: ListeningLayout.columns
    case .participants: ParticipantLayout.columns
    // Exported by the planning service, and made by otolithctl.
    case .notifications, .decisionPoints, .observations: []
    }
  }

  /// - Parameter versions: versions of one questionnaire.
  private func describe(
    _ versions: Set<QuestionnaireVersion>, of request: Request
  ) async throws -> Part {
    let prepared = try await exported.known(versions)
    let newestFirst = prepared.values.sorted { $0.version > $1.version }
    var variables = QuestionnaireVariables(
      questionnaire: newestFirst.first?.questionnaireID ?? "", language: request.language,
      usesLegacyScales: request.usesLegacyScales)
    if request.table == .wide {
      for version in newestFirst {
        let words = try await published(version.key).definitionWithWords()
        variables.add(words, version: version.version, contentHash: version.contentHash)
      }
      return (
        WideLayout(versions: newestFirst).questionnaireVariables(variables), variables.described
      )
    }
    var rows = RowVariables(variables, withScores: request.table == .long)
    for version in newestFirst {
      rows.add(version, try await published(version.key).definitionWithWords())
    }
    return (rows.all, rows.described)
  }

  /// - Throws: ``IngestionError`` `.versionUnavailable`.
  private func published(_ key: QuestionnaireVersion) async throws -> PublishedQuestionnaire {
    guard let found = try await pool.answer(to: QuestionnaireStore.load([key])).first else {
      throw IngestionError.versionUnavailable(of: key.questionnaireID)
    }
    return found
  }
}
