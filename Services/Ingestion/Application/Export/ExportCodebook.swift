package import Codebooks
import IngestionDomain
package import IngestionStore
package import Postgres
import Serialization
package import ServiceKit

/// Says what the columns of a study's exports mean. They are those that an export has now: both take them from one
/// layout, made of the same versions.
///
/// Definitions are read one at a time, newest version first, so that a questionnaire of hundreds of versions takes no
/// more memory than one in which everything differs ``CodebookVariable/definitionsMax`` times.
package struct ExportCodebook: Sendable {
  package struct Request: Sendable {
    package var table: Codebook.Table
    package var studyID: String
    /// Empty: all questionnaires of the study; never so of the wide layout.
    package var questionnaireID: String
    /// BCP 47; empty: each questionnaire's own.
    package var language: String
    package var usesLegacyScales: Bool

    package init(
      table: Codebook.Table, studyID: String, questionnaireID: String = "",
      language: String = "", usesLegacyScales: Bool = false
    ) {
      self.table = table
      self.studyID = studyID
      self.questionnaireID = questionnaireID
      self.language = language
      self.usesLegacyScales = usesLegacyScales
    }
  }

  private typealias Part = (variables: [CodebookVariable], questionnaire: CodebookQuestionnaire)

  private let exported: ExportedVersions
  private let library: ExportedLibrary
  private let pool: PostgresPool
  private let threads: WorkerThreads

  package init(
    reader: SheetReader, studies: StudyCache, questionnaires: QuestionnaireCache,
    library: ExportedLibrary, pool: PostgresPool, threads: WorkerThreads
  ) {
    exported = ExportedVersions(
      reader: reader, studies: studies, questionnaires: questionnaires)
    self.library = library
    self.pool = pool
    self.threads = threads
  }

  /// Writes the JSON in chunks; waits while its reader is behind.
  ///
  /// - Throws: ``IngestionError`` `.questionnaireNotInStudy`, `.versionUnavailable`, `.validationLimit`;
  ///   `PostgresError`; what `write` throws.
  package func callAsFunction(
    _ request: Request, to write: ([UInt8]) async throws -> Void
  ) async throws {
    var json = CodebookJSON()
    var chunks = ChunkBuffer()
    var questionnaires: [CodebookQuestionnaire] = []
    func add(_ variables: [CodebookVariable]) async throws {
      for variable in variables {
        chunks.append(json.variable(variable), isItem: false)
        while let chunk = chunks.takeChunk() { try await write(chunk.csv) }
      }
    }
    let versions = try await versions(for: request)
    let uses = try await library.uses(in: request.table, studyID: request.studyID)
    chunks.append(
      json.head(request.table, study: request.studyID, language: request.language),
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
    chunks.append(json.end(questionnaires), isItem: false)
    while let chunk = chunks.takeChunk(isLast: true) { try await write(chunk.csv) }
  }

  private func versions(for request: Request) async throws -> Set<QuestionnaireVersion> {
    switch request.table {
    case .wide, .long, .revisions:
      try await exported.versions(
        studyID: request.studyID, questionnaireID: request.questionnaireID)
    case .records, .listeningSessions, .notifications: []
    }
  }

  /// The columns that do not hang on questionnaires.
  private static func columns(of table: Codebook.Table) -> [CodebookColumn] {
    switch table {
    case .wide: WideLayout.sheetCodebook
    case .long: LongLayout.columns
    case .revisions: RevisionLayout.columns
    case .records: RecordLayout.columns
    case .listeningSessions: ListeningLayout.columns
    // Planning's.
    case .notifications: []
    }
  }

  /// - Parameter versions: of one questionnaire.
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
    guard let found = try await QuestionnaireStore.load([key], on: pool).first else {
      throw IngestionError.versionUnavailable(of: key.questionnaireID)
    }
    return found
  }
}
