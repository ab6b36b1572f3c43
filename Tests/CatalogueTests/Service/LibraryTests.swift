import Foundation
import Messages
import RPCCore
import Testing

@testable import CatalogueService

@Suite struct LibraryTests {
  @Test func entriesHaveVersionsAndLanguages() async throws {
    try await ProjectFixture.with { fixture in
      let library = fixture.harness.parts.library
      let leader = fixture.context(fixture.leader)
      func publish(
        _ vocabulary: CatalogueV1.Vocabulary, checksOnly: Bool = false
      ) async throws -> CatalogueV1.PublishVocabularyResponse {
        try await library.publishVocabulary(
          .init(projectID: ProjectFixture.id, vocabulary: vocabulary, validateOnly: checksOnly),
          context: leader)
      }
      let checked = try await publish(LibrarySamples.vocabulary(), checksOnly: true)
      #expect(checked.published && checked.version == 1)
      let found1 = try await fixture.harness.count("library_versions")
      #expect(found1 == 0)
      let first = try await publish(LibrarySamples.vocabulary())
      #expect(first.published && first.version == 1)
      let again = try await publish(LibrarySamples.vocabulary())
      #expect(!again.published && again.version == 1)
      #expect(again.contentHash == first.contentHash)
      var open = LibrarySamples.vocabulary()
      open.extensible = true
      let found2 = try await publish(open).version
      #expect(found2 == 2)

      let german = try await library.getVocabulary(
        .init(vocabularyID: "frequencies", language: "de"), context: leader)
      #expect(german.vocabulary?.version == 2)
      #expect(german.vocabulary?.title?.text == "Frequenzen")
      #expect(german.vocabulary?.title?.translations == [])
      let old = try await library.getVocabulary(
        .init(vocabularyID: "frequencies", version: 1), context: leader)
      #expect(old.vocabulary?.title?.translations.count == 2)
      #expect(old.vocabulary?.extensible == false)
      let unchanged = try await library.getVocabulary(
        .init(vocabularyID: "frequencies", language: "de-CH", etag: german.etag), context: leader)
      #expect(unchanged.notModified && unchanged.vocabulary == nil)
      let hidden = await reason {
        _ = try await library.getVocabulary(
          .init(vocabularyID: "frequencies"), context: fixture.context(fixture.stranger))
      }
      #expect(hidden == "VOCABULARY_UNKNOWN")
    }
  }

  @Test func entriesBelongToTheProjectThatMadeThem() async throws {
    try await ProjectFixture.with { fixture in
      let library = fixture.harness.parts.library
      _ = try await library.publishItem(
        .init(projectID: ProjectFixture.id, item: LibrarySamples.item()),
        context: fixture.context(fixture.leader))
      let foreign = await reason {
        var item = LibrarySamples.item()
        item.question?.text = SampleMessages.text("Other words")
        _ = try await library.publishItem(
          .init(projectID: "default", item: item), context: Caller.administrator.context)
      }
      #expect(foreign == "LIBRARY_ENTRY_OF_ANOTHER_PROJECT")
      // Items are visible to everybody.
      let item = try await library.getItem(
        .init(itemID: "stress-now"), context: fixture.context(fixture.stranger))
      #expect(item.item?.question?.itemID == "stress-now")
      #expect(item.version == 1)
    }
  }

  @Test func problemsAreNamedAndNothingIsWritten() async throws {
    try await ProjectFixture.with { fixture in
      let library = fixture.harness.parts.library
      let leader = fixture.context(fixture.leader)
      var item = LibrarySamples.item()
      item.question?.type = .inherited(.init())
      item.question?.text = nil
      let wrong = item
      let error = await #expect(throws: RPCError.self) {
        _ = try await library.publishItem(
          .init(projectID: ProjectFixture.id, item: wrong), context: leader)
      }
      #expect(error?.code == .invalidArgument)
      #expect(error?.violations.allSatisfy { $0.field.hasPrefix("item.") } == true)
      #expect(error?.violations.contains { $0.field == "item.question.text" } == true)
      var sounds = LibrarySamples.sounds()
      sounds.sounds[0].categoryID = "unknown"
      let bad = sounds
      let category = await reason {
        _ = try await library.publishSoundCollection(
          .init(projectID: ProjectFixture.id, soundCollection: bad), context: leader)
      }
      #expect(category == "CATEGORY_UNKNOWN")
      let found3 = try await fixture.harness.count("library_versions")
      #expect(found3 == 0)
    }
  }

  @Test func listsComeInPages() async throws {
    try await ProjectFixture.with { fixture in
      let library = fixture.harness.parts.library
      let leader = fixture.context(fixture.leader)
      for id in ["c", "a", "b"] {
        _ = try await library.publishSoundCollection(
          .init(projectID: ProjectFixture.id, soundCollection: LibrarySamples.sounds(id)),
          context: leader)
        _ = try await library.publishItem(
          .init(projectID: ProjectFixture.id, item: LibrarySamples.item(id)), context: leader)
      }
      var seen: [String] = []
      var token = ""
      repeat {
        let page = try await library.listSoundCollections(
          .init(language: "de", pageSize: 2, pageToken: token), context: leader)
        seen += page.soundCollections.map(\.collectionID)
        let again = try await library.listSoundCollections(
          .init(language: "de", pageSize: 2, pageToken: token, etag: page.etag), context: leader)
        #expect(again.notModified)
        token = page.nextPageToken
      } while !token.isEmpty
      #expect(seen == ["a", "b", "c"])
      let items = try await library.listItems(.init(projectID: ProjectFixture.id), context: leader)
      #expect(items.items.map(\.itemID) == ["a", "b", "c"])
      let none = try await library.listSoundCollections(
        .init(), context: fixture.context(fixture.stranger))
      #expect(none.soundCollections == [])
    }
  }
}
