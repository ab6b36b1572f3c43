import Messages
import QuestionnaireWire
import Questionnaires
import RPCCore
import Testing

@testable import CatalogueService

/// Studies use the sounds and vocabularies of their own project, and shared ones of others.
@Suite struct LibraryUseTests {
  private func publish(
    _ fixture: ProjectFixture, _ sharing: CatalogueV1.Sharing, title: String = "Noises"
  ) async throws {
    var sounds = LibrarySamples.sounds()
    sounds.provenance = .init(sharing: sharing)
    sounds.title = SampleMessages.text(title)
    var vocabulary = LibrarySamples.vocabulary()
    vocabulary.provenance = .init(sharing: sharing)
    vocabulary.title = SampleMessages.text(title)
    let leader = fixture.context(fixture.leader)
    _ = try await fixture.harness.parts.library.publishSoundCollection(
      .init(projectID: ProjectFixture.id, soundCollection: sounds), context: leader)
    _ = try await fixture.harness.parts.library.publishVocabulary(
      .init(projectID: ProjectFixture.id, vocabulary: vocabulary), context: leader)
  }

  private func study(_ id: String, in project: String = "") -> CatalogueV1.ImportStudyRequest {
    var request = CatalogueV1.ImportStudyRequest.sample(id, ["\(id)-daily"])
    request.study?.soundCollectionIDs = ["noises"]
    request.study?.vocabularyIDs = ["frequencies"]
    request.projectID = project
    return request
  }

  private func delivered(
    _ harness: CatalogueHarness, _ study: String
  ) async throws -> [String] {
    let device = try await harness.catalogue.getDeviceCatalogue(
      .init(studyIDs: [study]), context: Caller.participant(of: [study]).context)
    let found = device.studies.first
    return (found?.soundCollections ?? []).compactMap(\.title?.text)
      + (found?.vocabularies ?? []).compactMap(\.title?.text)
  }

  @Test func namingThemIsNoWayToReadThem() async throws {
    try await ProjectFixture.with { fixture in
      let harness = fixture.harness
      try await publish(fixture, .project)
      try await harness.importStudy(.sample("spy", ["spy-daily"]))
      let unknown = ["SOUND_COLLECTION_UNKNOWN", "VOCABULARY_UNKNOWN"]
      for caller in [Caller.leader(of: ["spy"]), .administrator] {
        let refused = await #expect(throws: RPCError.self) {
          try await harness.importStudy(study("spy"), by: caller)
        }
        #expect(refused?.violations.map(\.reason) == unknown)
      }
      // The error is the same as for a missing entry.
      var missing = study("spy")
      missing.study?.soundCollectionIDs = ["nothing"]
      let named = missing
      let nothing = await #expect(throws: RPCError.self) { try await harness.importStudy(named) }
      #expect(nothing?.violations.map(\.reason) == unknown)
      // The project's own study has them.
      try await harness.importStudy(study("tinnitus-own", in: ProjectFixture.id))
      let own = try await delivered(harness, "tinnitus-own")
      #expect(own == ["Noises", "Noises"])
    }
  }

  @Test func sharedVersionsStayReadableAfterSharingEnds() async throws {
    try await ProjectFixture.with { fixture in
      let harness = fixture.harness
      try await publish(fixture, .anyone)
      try await harness.importStudy(study("guest"))
      try await harness.importStudy(study("tinnitus-own", in: ProjectFixture.id))
      let shared = try await delivered(harness, "guest")
      #expect(shared == ["Noises", "Noises"])
      try await publish(fixture, .project, title: "Secret")
      harness.parts.feed.tell()
      let (guest, own) = (
        try await delivered(harness, "guest"), try await delivered(harness, "tinnitus-own")
      )
      #expect(guest == ["Noises", "Noises"])
      #expect(own == ["Secret", "Secret"])
    }
  }

  /// Studies published before this check are not served either.
  @Test func referencesOfOlderStudiesAreNotDelivered() async throws {
    try await ProjectFixture.with { fixture in
      let harness = fixture.harness
      var bare = study("older")
      bare.study?.soundCollectionIDs = []
      bare.study?.vocabularyIDs = []
      try await harness.importStudy(bare)
      try await publish(fixture, .project)
      try await harness.pool.transaction { connection in
        var named = study("older").study ?? .init()
        named.revision = 2
        named.questionnaires[0].version = 1
        let name = try await StaffNames().name(of: fixture.stranger, on: connection)
        try await connection.run(
          StudyStore().publish(
            NewRevision(
              definition: StudyDefinition(named), revision: 2, contentHash: ContentHash(of: [1]),
              consentVersion: "", languages: ["en"], bytes: named.serialized()),
            project: "default", accessPasswordHash: nil, at: CatalogueHarness.time,
            by: name))
      }
      harness.parts.feed.tell()
      let found = try await delivered(harness, "older")
      #expect(found.isEmpty)
    }
  }
}
