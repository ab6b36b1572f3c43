import Foundation
import Messages
import Questionnaires
import ServiceKit
import Synchronization
import TestSupport
import Testing

@testable import CatalogueService

@Suite struct ReadingUseCaseTests {
  private let now = UseCases.now

  @Test func `listed studies are read page by page`() async throws {
    try await UseCases.with { cases in
      for id in ["b", "a"] { try await cases.importSample(.sample(id, ["daily-\(id)"])) }
      let read = ReadStudies(pool: cases.pool)
      #expect(try await read.heads(after: "", limit: 1).map(\.head.id) == ["a"])
      #expect(try await read.heads(after: "a", limit: 5).map(\.head.id) == ["b"])
      #expect(try await read.head("No id") == nil)
      let head = try #require(try await read.head("a")).head
      #expect(try await read.revisions([head]).map(\.revision) == [1])
    }
  }

  @Test func `versions are readable by role, study and sharing`() async throws {
    try await UseCases.with { cases in
      try await cases.importSample()
      let read = ReadVersions(pool: cases.pool)
      let key = QuestionnaireVersionKey(id: "daily", version: 0)
      let missing = QuestionnaireVersionKey(id: "none", version: 1)
      for (claims, isInsider) in [
        (cases.administrator, true), (UseCases.claims(led: ["sample"]), true),
        (UseCases.claims([.participant], enrolled: ["sample"]), true), (cases.stranger, false),
      ] {
        let found = try await read([missing, key], for: CatalogueReader(claims))
        #expect(found[0] == nil && found[1]?.key.version == 1)
        #expect(found[1]?.isInsider == isInsider)
      }
      #expect(
        try await refusal {
          try await read([key, key], for: CatalogueReader(cases.stranger), bytesMax: 10)
        } == .overLimit(.answerBytes(max: 10)))
    }
  }

  @Test func `participants see what a revision shows to their group`() async throws {
    try await UseCases.with { cases in
      var request = CatalogueV1.ImportStudyRequest.sample()
      request.study?.groups = [
        .init(groupID: "g1", title: SampleMessages.text("One")),
        .init(groupID: "g2", title: SampleMessages.text("Two")),
      ]
      request.study?.questionnaires[0].groupIDs = ["g1"]
      try await cases.importSample(request)
      let visibility = VersionVisibility(pool: cases.pool)
      let key = QuestionnaireVersionKey(id: "daily", version: 1)
      for (group, isShown) in [("g1", true), ("g2", false)] {
        let claims = UseCases.claims(
          [.participant], enrolled: ["sample"], groups: ["sample": group])
        #expect(
          try await visibility.isShown(
            key, in: [.init(studyID: "sample", revision: 1)], to: CatalogueReader(claims))
            == isShown)
      }
    }
  }

  @Test func `the search finds words in the reader's texts`() async throws {
    try await UseCases.with { cases in
      try await cases.publish(SampleMessages.questionnaire())
      let search = SearchQuestionnaires(pool: cases.pool)
      for (words, claims, count) in [
        ("stressed", cases.reader, 1), ("unicorn", cases.reader, 0), ("", cases.reader, 1),
        ("stressed", cases.stranger, 0),
      ] {
        let query = QuestionnaireQuery(
          words: words, project: "", licence: "", textLanguage: "", item: "",
          includesRetired: false, offset: 0, limit: 5)
        #expect(try await search(query, for: CatalogueReader(claims)).count == count, "\(words)")
      }
    }
  }

  @Test func `devices get the same etag until a publication`() async throws {
    try await UseCases.with { cases in
      let device = DeviceCatalogue(pool: cases.pool)
      try await cases.importSample()
      let question = DeviceCatalogue.Question(
        studyIDs: ["sample"], visibilities: [.group(nil)], language: "de")
      let language = LanguageTag("de")
      let first = try await device(question, in: language)
      #expect(device.isUnchanged(question, etag: first.etag))
      #expect(try await device(question, in: language).etag == first.etag)
      try await cases.importSample(.sample().reworded("Bye"))
      device.invalidate()
      #expect(!device.isUnchanged(question, etag: first.etag))
      #expect(try await device(question, in: language).etag != first.etag)
      let unknown = DeviceCatalogue.Question(
        studyIDs: ["none"], visibilities: [.group(nil)], language: "")
      #expect(
        try await refusal { try await device(unknown, in: nil) } == .unknown(.study))
    }
  }

  @Test func `the change feed goes on after its cursor`() async throws {
    try await UseCases.with { cases in
      try await cases.importSample()
      let list = ListChanges(pool: cases.pool)
      let reader = CatalogueReader(cases.administrator)
      // Changes appear once no older transaction of the server is open.
      try await eventually("all changes are in the feed") {
        let all = try await list(after: .start, kinds: [], limit: 10, for: reader)
        return Set(all.changes.map(\.kind)) == [.project, .questionnaire, .study]
      }
      let all = try await list(after: .start, kinds: [], limit: 10, for: reader)
      let studies = try await list(after: .start, kinds: [.study], limit: 10, for: reader)
      #expect(studies.changes.map(\.resourceID) == ["sample"])
      #expect(!studies.hasMore)
      #expect(
        try await list(after: all.end, kinds: [], limit: 10, for: reader).changes.isEmpty)
      let ahead = ChangeCursor(transaction: "900000000", position: 1)
      #expect(
        try await refusal { try await list(after: ahead, kinds: [], limit: 1, for: reader) }
          == .cursorAhead)
    }
  }

  @Test func `a watcher gets the first page and leaves with its token`() async throws {
    try await UseCases.with { cases in
      let clock = MovableClock(now)
      let list = ListChanges(pool: cases.pool)
      let watch = WatchChanges(feed: cases.feed, list: list, clock: clock)
      try await eventually("the project is in the feed") {
        try await list(
          after: .start, kinds: [.project], limit: 1, for: CatalogueReader(cases.administrator)
        ).changes.count == 1
      }
      let pages = Mutex(0)
      await #expect(throws: TokenRejection.expired) {
        try await watch(after: .start, kinds: [], for: cases.administrator) { page in
          pages.withLock { $0 += 1 }
          let kinds = page.changes.map(\.kind)
          #expect(kinds.contains(.project))
          clock.advance(by: 601)
          cases.feed.tell()
        }
      }
      let count = pages.withLock { $0 }
      #expect(count == 1)
      #expect(cases.feed.watcherCount == 0)
    }
  }
}
