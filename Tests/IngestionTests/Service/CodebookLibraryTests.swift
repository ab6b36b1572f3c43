import Codebooks
import FoundationEssentials
import Messages
import Postgres
import ServiceKit
import TestSupport
import Testing

@testable import IngestionService

/// Labels of terms and sounds in codebooks.
@Suite struct CodebookLibraryTests {
  private struct Read: Decodable {
    var variables: [CodebookVariable]

    /// Labels of the row variables.
    func labels(of id: String) -> [[String: CodebookWords]]? {
      variables.first { $0.rows?.vocabulary == id || $0.rows?.collection == id }?.definitions.map {
        Dictionary(uniqueKeysWithValues: $0.codes.map { ($0.code, $0.label) })
      }
    }

    func versions(of id: String) -> [[UInt32]]? {
      variables.first { $0.subject == id }?.definitions.map(\.versions)
    }
  }

  private func codebook(
    _ caller: Caller, _ studyID: String, _ table: IngestionV1.ExportTable, language: String = ""
  ) async throws -> Read {
    let parts = try await caller.codebook(
      .init(studyID: studyID, table: table, language: language))
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return try decoder.decode(Read.self, from: Data(parts.flatMap(\.json)))
  }

  private func vocabulary(
    _ id: String, version: UInt32, _ terms: [String: [String: String]]
  ) -> CatalogueV1.Vocabulary {
    CatalogueV1.Vocabulary(
      vocabularyID: id, version: version, defaultLanguage: "de",
      terms: terms.sorted { $0.key < $1.key }.map { code, labels in
        CatalogueV1.Term(
          code: code,
          label: CatalogueV1.LocalizedText(
            translations: labels.map { CatalogueV1.Translation(language: $0.key, text: $0.value) }))
      })
  }

  @Test func termsOfEveryVersionThatRecordsName() async throws {
    let stack = try await IngestionStack.shared.value
    let study = RecordStudy()
    try await study.publish(on: stack)
    let leader = try stack.participant(leading: [study.id])
    // Vocabularies that no record uses are left out.
    #expect(
      try await codebook(leader, study.id, .records).labels(of: study.vocabularyID) == nil)
    stack.library.publish(
      vocabulary(
        study.vocabularyID, version: 2,
        ["attack": ["de": "Anfall", "en": "Attack"], "new": ["de": "Neues"]]))
    stack.library.publish(vocabulary("\(study.id)-others", version: 5, ["attack": ["fr": "crise"]]))
    let caller = try stack.participant(in: study.id)
    var newer = study.event("b")
    newer.contents = .event(
      IngestionV1.EventRecord(
        eventTime: GoogleProtobuf.Timestamp(seconds: TestStudy.now),
        kind: study.code("attack", version: 2)))
    try await caller.create(
      study.event("a"), study.match(), study.pressure(), study.audiogram(), newer)
    // The study has another vocabulary from now on; earlier records keep theirs.
    var moved = study.message
    moved.revision = 2
    for place in moved.recordTypes.indices where !moved.recordTypes[place].vocabularyID.isEmpty {
      moved.recordTypes[place].vocabularyID = "\(study.id)-others"
    }
    try await stack.deliver(EventsV1.StudyPublished(study: moved), subject: study.id)
    var last = study.event("c")
    last.contents = .event(
      IngestionV1.EventRecord(
        eventTime: GoogleProtobuf.Timestamp(seconds: TestStudy.now),
        kind: study.code("attack", version: 5)))
    try await eventually("other processes see the change") {
      try await caller.outcomes(.init(record: last)) == ["created"]
    }

    let german = try await codebook(leader, study.id, .records, language: "de")
    #expect(german.versions(of: study.vocabularyID) == [[2], [1]])
    let labels = try #require(german.labels(of: study.vocabularyID))
    #expect(
      labels[0] == [
        "attack": CodebookWords("Anfall", language: "de"),
        "new": CodebookWords("Neues", language: "de"),
      ])
    #expect(labels[1]["heart-rate"] == CodebookWords("The heart-rate", language: "en"))
    #expect(labels[1].count == 6)
    #expect(
      german.labels(of: "\(study.id)-others")
        == [["attack": CodebookWords("crise", language: "fr")]])
    let french = try await codebook(leader, study.id, .records, language: "fr")
    #expect(
      french.labels(of: study.vocabularyID)?[0]["attack"] == CodebookWords("Attack", language: "en")
    )
    #expect(
      german.variables.first { $0.name == "ear" }?.current?.label
        == CodebookWords("welches Ohr", language: "de"))
  }

  @Test func soundsOfEveryVersionThatSessionsName() async throws {
    let stack = try await IngestionStack.shared.value
    let study = ListeningStudy()
    try await study.deliver(to: stack)
    let caller = try stack.participant(in: study.studyID)
    #expect(
      try await caller.listening(
        to: study.session("rain"), study.session("sea", version: 2, at: -60))
        == ["created", "created"])
    let leader = try stack.participant(leading: [study.studyID])
    let read = try await codebook(leader, study.studyID, .listeningSessions, language: "en")
    #expect(read.versions(of: study.collectionID) == [[2], [1]])
    let labels = try #require(read.labels(of: study.collectionID))
    #expect(labels[0]["sea"] == CodebookWords("Sea", language: "en"))
    #expect(labels[0]["wind"] == CodebookWords("Wind", language: "de"))
    #expect(labels.map(\.count) == [4, 3])
  }

  @Test func unreachableEntriesAreUnavailableAndDeletedOnesHaveNoLabels() async throws {
    let stack = try await IngestionStack.shared.value
    let study = ListeningStudy()
    try await study.deliver(to: stack)
    let caller = try stack.participant(in: study.studyID)
    _ = try await caller.listening(to: study.session("rain"))
    // A newly started process after the table was restored.
    try await stack.owner.execute(
      "DELETE FROM library_versions WHERE id = \(study.collectionID)")
    func library(_ owner: FixedLibraryOwner) -> ExportedLibrary {
      ExportedLibrary(
        library: LibraryCache(
          pool: stack.pool, owner: owner, clock: stack.clock, threads: ValidationThreads.make(),
          countMax: 100, logger: TestLog.logger),
        pool: stack.pool,
        router: PostgresReadRouter(primary: stack.pool, replica: nil, logger: TestLog.logger))
    }
    let away = library(FixedLibraryOwner(answer: .unreachable))
    let uses = try await away.uses(in: .listeningSessions, studyID: study.studyID)
    #expect(uses.map(\.id) == [study.collectionID])
    #expect(uses.map(\.versions) == [[1]])
    let use = try #require(uses.first)
    await #expect(throws: IngestionError.versionUnavailable(of: study.collectionID)) {
      try await away.variable(of: use, language: "de")
    }
    let gone = try await library(FixedLibraryOwner(answer: .notFound))
      .variable(of: use, language: "de")
    #expect(gone.definitions.map(\.versions) == [[1]])
    #expect(gone.codes.isEmpty)
    for table in [Codebook.Table.wide, .long, .revisions] {
      #expect(try await away.uses(in: table, studyID: study.studyID).isEmpty)
    }
  }
}

/// Returns the same answer to every request.
private struct FixedLibraryOwner: VersionOwner {
  var answer: OwnerAnswer<PublishedLibraryEntry>

  func version(_ key: LibraryVersion) async -> OwnerAnswer<PublishedLibraryEntry> { answer }
}
