import Bus
import Foundation
import Logging
import Postgres
import RPCCore
import RPCServer
import TestSupport
import Testing

@testable import Audit
@testable import Identity
@testable import Privacy
@testable import ServiceKit
@testable import Tokens

@Suite struct SecurityEventsTests {
  private static let now = Date(timeIntervalSince1970: 1_800_000_000)

  private static func stored(_ pool: PostgresPool) async throws -> [String] {
    try await pool.query(
      """
      SELECT extract(epoch FROM minute)::bigint - 1800000000 || ' ' || kind || ' ' || who || ' '
        || what || ' ' || count AS row FROM security_events ORDER BY minute, kind, who, what
      """
    ).map { try $0.decode("row") }
  }

  @Test func whatSomebodyDidWhoIsErasedIsNobodys() async throws {
    try await ServiceSchema.with { pool in
      let events = SecurityEvents(pool: pool, clock: PlayedClock(Self.now))
      let (erased, other) = (UUID(), UUID())
      for id in [erased, other, erased] {
        events.note(SecurityEvent(.callRefused, by: id, what: "m"))
      }
      events.note(SecurityEvent(.callRefused, who: "", what: "m"))
      try await events.flush()
      try await pool.transaction { connection in
        try await ErasureStore().note(
          ErasureOrder(
            erasureID: UUID(), participantID: erased, studyID: "", mode: .eraseAnswers,
            requestedAt: Self.now), on: connection)
        try await SecurityEventStore().forget(erased, on: connection)
      }
      #expect(
        try await Self.stored(pool)
          == ["0 call_refused  m 3", "0 call_refused \(other.uuidString.lowercased()) m 1"])
      // A call with a token issued before the erasure.
      events.note(SecurityEvent(.callRefused, by: erased, what: "m"))
      events.note(SecurityEvent(.callRefused, who: "", what: "m"))
      try await events.flush()
      #expect(try await Self.stored(pool)[0] == "0 call_refused  m 5")
    }
  }

  @Test func whatIsCountedIsStoredByTheMinute() async throws {
    try await ServiceSchema.with { pool in
      let clock = PlayedClock(Self.now)
      let (one, other) = (
        SecurityEvents(pool: pool, clock: clock), SecurityEvents(pool: pool, clock: clock)
      )
      for _ in 0..<3 { one.note(SecurityEvent(.signInFailed, who: "a")) }
      try await one.flush()
      one.note(SecurityEvent(.signInFailed, who: "a"))
      one.note(SecurityEvent(.callRefused, who: "b", what: "m"))
      // Another process of the service.
      other.note(SecurityEvent(.signInFailed, who: "a"))
      try await one.flush()
      try await other.flush()
      try await one.flush()
      try await one.record(SecurityEvent(.exportBegun, who: "c", what: "tyt"))
      #expect(
        try await Self.stored(pool) == [
          "0 call_refused b m 1", "0 export_begun c tyt 1", "0 sign_in_failed a  5",
        ])
    }
  }

  @Test func aFloodIsAFewRows() async throws {
    var counts = SecurityEventCounts()
    for number in 0..<100_000 {
      counts.add(SecurityEvent(.signInFailed, who: "\(number % 5_000)"), at: Self.now)
      counts.add(SecurityEvent(.callRefused, who: "1", what: "m"), at: Self.now + 59)
    }
    let taken = counts.take()
    #expect(taken.count == SecurityEventCounts.distinctMax + 2)
    #expect(taken.values.reduce(0, +) == 200_000)
    let minute = taken.keys.map(\.minute).min()
    #expect(taken.keys.allSatisfy { $0.minute == minute })
    let others = taken.first { $0.key.event == SecurityEvent(.signInFailed, who: "") }
    #expect(others?.value == 100_000 - 20 * SecurityEventCounts.distinctMax)
    // Events already stored count towards the limit of distinct ones.
    counts.add(SecurityEvent(.signInFailed, who: "new"), at: Self.now)
    #expect(counts.take().keys.map(\.event) == [SecurityEvent(.signInFailed, who: "")])
    counts.add(SecurityEvent(.signInFailed, who: "new"), at: Self.now + 60)
    #expect(counts.take().keys.map(\.event) == [SecurityEvent(.signInFailed, who: "new")])
  }

  @Test func whatCannotBeStoredWaits() async throws {
    try await ServiceSchema.with { pool in
      let events = SecurityEvents(pool: pool, clock: PlayedClock(Self.now))
      events.note(SecurityEvent(.signInFailed, who: "a"))
      let stopped = Task {
        withUnsafeCurrentTask { $0?.cancel() }
        try await events.flush()
      }
      await #expect(throws: (any Error).self) { try await stopped.value }
      events.note(SecurityEvent(.signInFailed, who: "a"))
      try await events.flush()
      #expect(try await Self.stored(pool) == ["0 sign_in_failed a  2"])
    }
  }

  @Test func rowsGoAfterNinetyDays() async throws {
    try await ServiceSchema.with { pool in
      let clock = PlayedClock(Self.now)
      let events = SecurityEvents(pool: pool, clock: clock)
      try await events.record(SecurityEvent(.exportEnded, who: "a"))
      clock.set(Self.now + 90 * 86_400)
      try await events.deleteOld()
      #expect(try await Self.stored(pool).count == 1)
      // Exports of participants' data by administrators stay.
      try await events.record(
        SecurityEvent(.exportBegun, who: "b", what: SecurityEvent.ownRecordsOfAnother))
      clock.set(Self.now + 180 * 86_400 + 1)
      try await events.deleteOld()
      #expect(
        try await Self.stored(pool).map { $0.split(separator: " ")[1...3].joined(separator: " ") }
          == ["export_begun b own_records_of_another"])
    }
  }

  @Test func onlyRefusalsOfStaffMethodsCount() async throws {
    try await ServiceSchema.with { pool in
      let events = SecurityEvents(pool: pool, clock: PlayedClock(Self.now))
      var logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
      logger.logLevel = .critical
      let log = CallLogInterceptor(logger: logger, securityEvents: events)
      let context = ServerCallContext(service: "otolith.test.v1.TestService", method: "Call")
      let id = UUID()
      context[AccessClaimsKey.self] = VerifiedClaims(
        AccessClaims(
          participantID: id, sessionID: id, issuedAt: Self.now, expiresAt: Self.now + 600))
      for reason in ["NOT_ADMINISTRATOR", "NOT_STUDY_LEADER", "NOT_ENROLLED", "TOKEN_MISSING"] {
        await #expect(throws: RPCError.self) {
          try await log.intercept(context) {
            throw RPCError(.permissionDenied, "no", reason: reason)
          }
        }
      }
      try await log.intercept(context) {}
      try await events.flush()
      #expect(
        try await Self.stored(pool) == [
          "0 call_refused \(id.uuidString.lowercased()) otolith.test.v1.TestService/Call 2"
        ])
    }
  }

  @Test func digestsTellNothingOfWhatIsGuessedAt() async throws {
    try await ServiceSchema.with { pool in
      let clock = PlayedClock(Self.now)
      let (one, other) = (
        SecurityEvents(pool: pool, clock: clock), SecurityEvents(pool: pool, clock: clock)
      )
      #expect(one.digest(of: "anna") == one.digest(of: "anna"))
      #expect(one.digest(of: "anna") != one.digest(of: "anne"))
      // Hashing names does not reveal it, because another process has another key.
      #expect(one.digest(of: "anna") != other.digest(of: "anna"))
      #expect(one.digest(of: "anna").count == 16)
    }
  }
}
