import Foundation
import Messages
import Postgres
import RPCCore
import RPCServer
import Synchronization
import TestSupport
import Testing

@testable import CatalogueService

@Suite struct ChangeFeedTests {
  private func list(
    _ fixture: ProjectFixture, _ cursor: String = "", size: UInt32 = 0,
    kinds: [CatalogueV1.ResourceKind] = [], as caller: Caller = .service
  ) async throws -> CatalogueV1.ListChangesResponse {
    try await fixture.harness.parts.changes.listChanges(
      .init(cursor: cursor, pageSize: size, kinds: kinds), context: caller.context)
  }

  /// Returns all changes since the cursor. Transactions elsewhere in the cluster, such as those of
  /// other tests, delay the feed.
  private func list(
    _ fixture: ProjectFixture, _ cursor: String = "", count: Int,
    kinds: [CatalogueV1.ResourceKind] = [], as caller: Caller = .service
  ) async throws -> CatalogueV1.ListChangesResponse {
    try await eventually("\(count) changes") {
      try await list(fixture, cursor, kinds: kinds, as: caller).changes.count >= count
    }
    return try await list(fixture, cursor, kinds: kinds, as: caller)
  }

  @Test func eachResourceAppearsOnceWithItsLatestChange() async throws {
    try await ProjectFixture.with { fixture in
      try await fixture.harness.importStudy(.sample())
      for id in ["one", "two"] { try await fixture.publish(SampleMessages.questionnaire(id)) }
      let all = try await list(fixture, count: 5)
      #expect(
        all.changes.map(\.resourceID) == [ProjectFixture.id, "daily", "sample", "one", "two"])
      #expect(
        all.changes.map(\.kind) == [
          .project, .questionnaire, .study, .questionnaire, .questionnaire,
        ])
      #expect(!all.more)
      let found1 = try await list(fixture, all.nextCursor).changes
      #expect(found1 == [])
      let found2 = try await list(fixture, all.nextCursor).nextCursor
      #expect(found2 == all.nextCursor)

      var changed = SampleMessages.questionnaire("one")
      changed.closing = SampleMessages.text("Bye")
      try await fixture.publish(changed)
      _ = try await fixture.drafts.retireQuestionnaire(
        .init(questionnaireID: "two"), context: fixture.context(fixture.leader))
      let news = try await list(fixture, all.nextCursor, count: 2)
      #expect(news.changes.map(\.resourceID) == ["one", "two"])
      #expect(news.changes.map(\.version) == [2, 1])
      #expect(news.changes.map(\.retired) == [false, true])
      // A new reader sees each resource once.
      var seen: [String] = []
      var cursor = ""
      var more = true
      while more {
        let page = try await list(fixture, cursor, size: 2)
        seen += page.changes.map(\.resourceID)
        cursor = page.nextCursor
        more = page.more
      }
      #expect(seen == [ProjectFixture.id, "daily", "sample", "one", "two"])
      #expect(cursor == news.nextCursor)
      let studies = try await list(fixture, kinds: [.study])
      #expect(studies.changes.map(\.resourceID) == ["sample"])
    }
  }

  @Test func everybodyHearsOfWhatTheyMayRead() async throws {
    try await ProjectFixture.with { fixture in
      var shared = SampleMessages.questionnaire("shared")
      shared.sharing = .structure
      try await fixture.publish(shared)
      try await fixture.publish(SampleMessages.questionnaire("own"))
      let stranger = try await list(fixture, count: 1, as: .person(fixture.stranger))
      #expect(stranger.changes.map(\.resourceID) == ["shared"])
      let reader = try await list(fixture, count: 3, as: .person(fixture.reader))
      #expect(reader.changes.map(\.resourceID) == [ProjectFixture.id, "shared", "own"])
      for (cursor, size) in [("made-up", 0), (String(repeating: "a", count: 500), 0)] {
        let found = await reason { _ = try await list(fixture, cursor, size: UInt32(size)) }
        #expect(found == "CURSOR_INVALID")
      }
      let tooMany = await reason { _ = try await list(fixture, size: 1_001) }
      #expect(tooMany == "PAGE_SIZE_OUT_OF_RANGE")
    }
  }

  /// Positions are assigned before the commit: a reader that only remembers the last one would miss
  /// late commits.
  @Test func lateCommitsAreNotSkipped() async throws {
    try await ProjectFixture.with { fixture in
      let start = try await list(fixture, kinds: [.item]).nextCursor
      let pool = fixture.harness.pool
      try await pool.transaction { slow in
        try await slow.answer(
          to: ChangeStore().record(
            [.init(kind: .item, id: "slow", version: 1, isShared: true)], in: ProjectFixture.id,
            at: CatalogueHarness.time))
        try await pool.transaction { fast in
          try await fast.answer(
            to: ChangeStore().record(
              [.init(kind: .item, id: "fast", version: 1, isShared: true)], in: ProjectFixture.id,
              at: CatalogueHarness.time))
        }
        // The fast change has to wait for the slow one, whose transaction is older.
        let page = try await list(fixture, start, kinds: [.item])
        #expect(page.changes == [])
        #expect(page.nextCursor == start)
      }
      let page = try await list(fixture, start, count: 2, kinds: [.item])
      #expect(Set(page.changes.map(\.resourceID)) == ["slow", "fast"])
    }
  }

  @Test func watchersHearAtOnceUntilTheirTokenExpires() async throws {
    try await ProjectFixture.with { fixture in
      let (stream, continuation) = AsyncStream.makeStream(of: CatalogueV1.WatchChangesResponse.self)
      let watching = Task {
        try await fixture.harness.parts.changes.watchChanges(
          .init(kinds: [.questionnaire]), context: Caller.service.context,
          to: ResponseWriter { continuation.yield($0) })
      }
      var answers = stream.makeAsyncIterator()
      let first = await answers.next()
      #expect(first?.changes == [])
      #expect(first?.nextCursor.isEmpty == false)
      for id in ["one", "two"] {
        try await fixture.publish(SampleMessages.questionnaire(id))
        let news = await answers.next()
        #expect(news?.changes.map(\.resourceID) == [id])
      }
      fixture.harness.clock.advance(by: 601)
      fixture.harness.parts.feed.tell()
      let result = await watching.result
      let error = #expect(throws: RPCError.self) { try result.get() }
      #expect(error?.reason == "TOKEN_EXPIRED")
      #expect(fixture.harness.parts.feed.watcherCount == 0)
    }
  }

  @Test func watchersAreBoundedAndLeaveWhenCancelled() async throws {
    try await ProjectFixture.with { fixture in
      let begun = AsyncStream.makeStream(of: Void.self)
      let watchers = (0..<2).map { _ in
        Task {
          try await fixture.harness.parts.changes.watchChanges(
            .init(), context: Caller.service.context,
            to: ResponseWriter { _ in begun.continuation.yield() })
        }
      }
      var beginnings = begun.stream.makeAsyncIterator()
      for _ in watchers { await beginnings.next() }
      let third = await reason {
        try await fixture.harness.parts.changes.watchChanges(
          .init(), context: Caller.service.context, to: ResponseWriter { _ in })
      }
      #expect(third == "TOO_MANY_WATCHERS")
      for watcher in watchers { watcher.cancel() }
      for watcher in watchers { _ = await watcher.result }
      #expect(fixture.harness.parts.feed.watcherCount == 0)
    }
  }

  /// A client that does not read delays only its own stream; nothing is buffered.
  @Test func aSlowWatcherHoldsUpNothingButItself() async throws {
    try await ProjectFixture.with { fixture in
      let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
      let written = Mutex<[Int]>([])
      let reading = AsyncStream.makeStream(of: Void.self)
      let watching = Task {
        try await fixture.harness.parts.changes.watchChanges(
          .init(kinds: [.questionnaire]), context: Caller.service.context,
          to: ResponseWriter { answer in
            written.withLock { $0.append(answer.changes.count) }
            continuation.yield()
            for await _ in reading.stream { return }
          })
      }
      var writes = stream.makeAsyncIterator()
      await writes.next()
      for id in ["one", "two", "three"] {
        try await fixture.publish(SampleMessages.questionnaire(id))
      }
      #expect(written.withLock { $0 } == [0])
      // Changes made meanwhile follow, once they are settled.
      while written.withLock({ $0.reduce(0, +) }) < 3 {
        reading.continuation.yield()
        await writes.next()
      }
      watching.cancel()
      reading.continuation.finish()
      _ = await watching.result
    }
  }

  /// A client that never reads loses its place when its token expires, even within a write.
  @Test func aWatcherThatNeverReadsLeavesWithItsToken() async throws {
    try await ProjectFixture.with { fixture in
      let begun = AsyncStream.makeStream(of: Void.self)
      let watching = Task {
        try await fixture.harness.parts.changes.watchChanges(
          .init(), context: Caller.service.context,
          to: ResponseWriter { _ in
            begun.continuation.yield()
            try await Task.sleep(for: .seconds(3_600))
          })
      }
      for await _ in begun.stream { break }
      fixture.harness.clock.advance(by: 601)
      fixture.harness.parts.feed.tell()
      let result = await watching.result
      let error = #expect(throws: RPCError.self) { try result.get() }
      #expect(error?.reason == "TOKEN_EXPIRED")
      #expect(fixture.harness.parts.feed.watcherCount == 0)
    }
  }

  @Test func onePersonCannotTakeAllPlaces() async throws {
    try await CatalogueHarness.with { harness in
      let feed = ChangeFeed(pool: harness.pool, watchersMax: 4, watchersOfOneMax: 2)
      let person = ChangeFeed.Watcher.staff(UUID())
      try await feed.watching(by: person) {
        try await feed.watching(by: person) {
          let third = await reason { try await feed.watching(by: person) {} }
          #expect(third == "TOO_MANY_WATCHERS")
          // Others, and services, still find a place.
          try await feed.watching(by: .participant(UUID())) {
            try await feed.watching(by: .service) {
              #expect(feed.watcherCount == 4)
              let fifth = await reason { try await feed.watching(by: .service) {} }
              #expect(fifth == "TOO_MANY_WATCHERS")
            }
          }
        }
        try await feed.watching(by: person) {}
      }
      #expect(feed.watcherCount == 0)
    }
  }

  /// Many accounts of one person cannot exclude leaders and services.
  @Test func participantsTogetherHaveHalfOfThePlaces() async throws {
    try await CatalogueHarness.with { harness in
      let feed = ChangeFeed(pool: harness.pool, watchersMax: 4)
      try await feed.watching(by: .participant(UUID())) {
        try await feed.watching(by: .participant(UUID())) {
          let third = await reason { try await feed.watching(by: .participant(UUID())) {} }
          #expect(third == "TOO_MANY_WATCHERS")
          try await feed.watching(by: .staff(UUID())) {
            try await feed.watching(by: .service) { #expect(feed.watcherCount == 4) }
          }
        }
        try await feed.watching(by: .participant(UUID())) {}
      }
      #expect(feed.watcherCount == 0)
    }
  }

  @Test func nonsenseIsNamed() async throws {
    try await ProjectFixture.with { fixture in
      for kind in [0, 7, 70_000, Int32.max, Int32.min] {
        let found = await reason {
          _ = try await list(fixture, kinds: [.study, .init(rawValue: kind)])
        }
        #expect(found == "KIND_UNKNOWN")
        let watched = await reason {
          try await fixture.harness.parts.changes.watchChanges(
            .init(kinds: [.init(rawValue: kind)]), context: Caller.service.context,
            to: ResponseWriter { _ in })
        }
        #expect(watched == "KIND_UNKNOWN")
      }
      // After a restore from a backup, the cursors lie beyond the end.
      for cursor in [
        ChangeCursor(transaction: "\(UInt64.max)", position: .max),
        ChangeCursor(transaction: "4000000000", position: 1),
      ] {
        let listed = await reason { _ = try await list(fixture, cursor.text) }
        #expect(listed == "CURSOR_INVALID")
        let watched = await reason {
          try await fixture.harness.parts.changes.watchChanges(
            .init(cursor: cursor.text), context: Caller.service.context,
            to: ResponseWriter { _ in })
        }
        #expect(watched == "CURSOR_INVALID")
      }
      #expect(fixture.harness.parts.feed.watcherCount == 0)
    }
  }
}
