import Bus
import Postgres
import TestSupport
import Testing

@testable import ServiceKit

@Suite struct ServedCopyStoreTests {
  private let store = DatabaseIdentityStore()

  @Test func theSameCopyIsKnownAgain() async throws {
    try await ServiceSchema.with { pool in
      let sight = try await store.find(log: "a", on: pool)
      let found = sight.found
      #expect(sight.recorded == nil)
      #expect(sight.mark?.erasures == 0)
      #expect(try #require(sight.mark).position > 0)
      #expect(found.timeline?.count == 8)
      try await store.record(found, on: pool)
      let later = try await store.find(log: "b", on: pool)
      let (recorded, now) = (later.recorded, later.found)
      #expect(try #require(later.recordedAt) <= #require(later.mark).seenAt)
      #expect(recorded == RecordedIdentity(copy: found, isOriginal: true))
      #expect(now.log == "b")

      // A second time.
      try await store.record(now, on: pool)
      let again = try await store.find(log: "b", on: pool).recorded
      #expect(again == RecordedIdentity(copy: now, isOriginal: true))
    }
  }

  @Test func oneThatADumpWroteIsNot() async throws {
    try await ServiceSchema.with { pool in
      let found = try await store.find(log: nil, on: pool).found
      try await store.record(found, on: pool)
      // Simulates pg_restore: the same values, written by another transaction.
      try await pool.execute("UPDATE served_copies SET recorded_at = recorded_at")
      #expect(
        try await store.find(log: nil, on: pool).recorded
          == RecordedIdentity(copy: found, isOriginal: false))
    }
  }

  @Test func aStandbyIsNotWrittenDown() async throws {
    try await ServiceSchema.with { pool in
      var copy = try await store.find(log: nil, on: pool).found
      copy.timeline = nil
      try await store.record(copy, on: pool)
      #expect(try await store.find(log: nil, on: pool).recorded == nil)
    }
  }
}
