import Bus
import Postgres
import TestSupport
import Testing

@testable import ServiceKit

@Suite struct ServedCopyStoreTests {
  private let store = ServedCopyStore()

  @Test func theSameCopyIsKnownAgain() async throws {
    try await ServiceSchema.with { pool in
      let (before, found) = try await store.find(log: "a", on: pool)
      #expect(before == nil)
      #expect(found.timeline?.count == 8)
      try await store.record(found, on: pool)
      let (recorded, now) = try await store.find(log: "b", on: pool)
      #expect(recorded == RecordedCopy(copy: found, isOriginal: true))
      #expect(now.log == "b")

      // Another time.
      try await store.record(now, on: pool)
      let again = try await store.find(log: "b", on: pool).recorded
      #expect(again == RecordedCopy(copy: now, isOriginal: true))
    }
  }

  @Test func oneThatADumpWroteIsNot() async throws {
    try await ServiceSchema.with { pool in
      let found = try await store.find(log: nil, on: pool).found
      try await store.record(found, on: pool)
      // As pg_restore does: the same values, by another transaction.
      try await pool.execute("UPDATE served_copies SET recorded_at = recorded_at")
      #expect(
        try await store.find(log: nil, on: pool).recorded
          == RecordedCopy(copy: found, isOriginal: false))
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
