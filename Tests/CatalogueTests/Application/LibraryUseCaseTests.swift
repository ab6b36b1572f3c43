import Foundation
import Messages
import Questionnaires
import ServiceKit
import Testing

@testable import CatalogueService

@Suite struct LibraryUseCaseTests {
  private let now = UseCases.now

  @Test func `an entry gets a version for each change of its contents`() async throws {
    try await UseCases.with { cases in
      let publish = PublishLibraryEntry(pool: cases.pool, feed: cases.feed)
      for (isExtensible, checksOnly, version, isNew) in [
        (false, true, 1 as UInt32, true), (false, false, 1, true), (false, false, 1, false),
        (true, true, 2, true), (true, false, 2, true),
      ] {
        var vocabulary = LibrarySamples.vocabulary()
        vocabulary.extensible = isExtensible
        let outcome = try await publish(
          LibraryEntry(vocabulary), in: UseCases.project, checksOnly: checksOnly,
          by: cases.leader, at: now)
        #expect(outcome.version == version)
        #expect(outcome.isNew == isNew)
      }
      let read = ReadLibrary(pool: cases.pool)
      let reader = CatalogueReader(cases.reader)
      #expect(try await read(.vocabulary, "frequencies", version: 0, for: reader).version == 2)
      #expect(
        try await read.list(.vocabulary, project: "", after: "", limit: 5, for: reader).map(\.id)
          == ["frequencies"])
      #expect(
        try await refusal {
          try await read(
            .vocabulary, "frequencies", version: 0, for: CatalogueReader(cases.stranger))
        } == .unknown(.libraryEntry(.vocabulary)))
    }
  }

  @Test func `entries stay in their project, and items keep their scale`() async throws {
    try await UseCases.with { cases in
      func publish(
        _ entry: LibraryEntry, in project: String = UseCases.project, by claims: AccessClaims
      ) async throws -> CatalogueError? {
        try await refusal {
          try await cases.publishEntry(entry, in: project, checksOnly: false, by: claims, at: now)
        }
      }
      let item = LibraryEntry(LibrarySamples.item())
      #expect(try await publish(item, by: cases.leader) == nil)
      #expect(
        try await publish(item, by: cases.reader)
          == .forbidden(.roleInsufficient(needed: .leader, project: UseCases.project)))
      let other = LibraryEntry(LibrarySamples.item(minimum: 1))
      for (project, claims) in [(UseCases.project, cases.leader), ("default", cases.administrator)]
      {
        let error = try await publish(other, in: project, by: claims)
        switch error {
        case .findings(let findings):
          #expect(project == UseCases.project)
          #expect(findings.map(\.reason) == [.itemRecoded])
        default:
          #expect(error == .forbidden(.libraryEntryOfAnotherProject("stress-now")))
        }
      }
    }
  }

  @Test func `findings of a study's entries name the entry`() {
    var sounds = LibrarySamples.sounds()
    sounds.title = nil
    let findings = LibraryPublication.findings(
      sounds: [LibraryEntry(LibrarySamples.sounds()), LibraryEntry(sounds)], vocabularies: [])
    #expect(!findings.isEmpty)
    #expect(findings.allSatisfy { $0.path.hasPrefix("sound_collections[1].") })
  }
}
