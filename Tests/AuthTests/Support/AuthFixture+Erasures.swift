import Bus
import Foundation
import Logging
import Messages
import Postgres
import TestSupport
import Testing

@testable import AuthService
@testable import Privacy

/// Erasures within this service.
extension AuthFixture {
  /// Requests the owner's erasure.
  func erase(
    _ token: String, study: String = "", password: String = password,
    mode: AuthV1.ErasureMode = .eraseAnswers, erasureID: String = newID()
  ) async throws -> AuthV1.Erasure {
    try #require(
      try await erasures.requestErasure(
        .init(erasureID: erasureID, studyID: study, mode: mode, password: password),
        context: caller(token)
      ).erasure)
  }

  /// Delivers a receipt like the bus.
  func deliverReceipt(
    of erasure: AuthV1.Erasure, by service: String, logger: Logger = TestLog.logger
  ) async throws {
    let message = EventsV1.ErasureCompleted(
      erasureID: erasure.erasureID, service: service,
      counts: [AuthV1.ErasureCount(kind: "answer_sheets", count: 7)],
      completeTime: GoogleProtobuf.Timestamp(Self.start))
    let event = Event(
      source: service, subject: erasure.erasureID, time: clock.now(), message: message)
    try await pool.transaction {
      try await ErasureReceiptConsumer(clock: clock, logger: logger).apply(event, on: $0)
    }
  }

  /// Does this service's part and delivers its receipt.
  func workOff(_ erasure: AuthV1.Erasure) async throws {
    let work = ErasureWork(
      pool: pool, outbox: Outbox(source: "otolith-auth"), clock: clock,
      logger: TestLog.logger)
    try await eventually("this service is done") {
      try await work.workOff()
      return try await events(EventsV1.ErasureCompleted.self, subject: erasure.erasureID)
        .count == 1
    }
    try await deliverReceipt(of: erasure, by: "otolith-auth")
  }

  /// Returns the tables that refer to the participant, except for the outbox.
  func traces(of participantID: String) async throws -> [String] {
    let tables = try await pool.query(
      """
      SELECT relname::text FROM pg_class WHERE relnamespace = 'auth'::regnamespace
        AND relkind IN ('r', 'p') AND NOT relispartition AND relname <> 'outbox'
      """
    ).map { try $0.decode("relname", as: String.self) }
    var traces: [String] = []
    for table in tables {
      let rows = try await count(
        "SELECT count(*) FROM \(unescaped: table) AS t WHERE strpos(t::text, \(participantID)) > 0")
      if rows > 0 { traces.append(table) }
    }
    return traces
  }

  /// Begins due erasures of unusable accounts.
  func eraseExpired() async throws -> Int {
    try await BeginDueErasures(environment: environment).ofExpiredAccounts()
  }
}
