import Calendar
import FoundationEssentials
import Postgres
import TestSupport
import Testing

@testable import IngestionService

/// Limits on one participant's sessions in a study.
@Suite struct ListeningQuotaTests {
  private let quota = SessionQuota(sessionsPerDayMax: 3, sessionsMax: 5)
  private let participantID = UUID()
  private let study = "q-\(UUID().uuidString.lowercased())"

  private func row(receivedAfter days: Int, in studyID: String? = nil) throws -> SessionRow {
    let session = ListeningFixture.session {
      $0.sessionID = UUID().uuidString
      $0.studyID = studyID ?? study
    }
    // Accepted by validation.
    let accepted = try #require(
      ListeningFixture.accepted(
        in: ListeningFixture.context {
          $0.studies[session.studyID] = $0.studies["son"]
          $0.enrolments[session.studyID] = .enrolled
        }
      ) { $0 = session })
    return SessionRow(
      accepted, participantID: participantID,
      receivedAt: IngestionStack.start.addingTimeInterval(Double(days) * 86_400))
  }

  private func write(_ rows: [SessionRow]) async throws -> [Verdict] {
    try await IngestionStack.shared.value.pool.transaction {
      try await SessionStore.write(rows, quota: quota, on: $0)
    }
  }

  private func overQuota(_ description: String) -> Verdict {
    .postponed([Violation(field: "", reason: .quotaExceeded, description: description)])
  }

  @Test func aDayHasALimitAndSoHasAll() async throws {
    let rows = try (0..<3).map { _ in try row(receivedAfter: 0) }
    // A statement that starts below the limit stores all its rows.
    #expect(try await write(Array(rows.prefix(2))) == [.created, .created])
    #expect(try await write([rows[2]]) == [.created])
    #expect(
      try await write([try row(receivedAfter: 0)]) == [
        overQuota("at most 3 listening sessions per participant, study and day are stored")
      ])
    // Stored sessions are still recognised; another study and the next day have their own limits.
    #expect(try await write([rows[0]]) == [.exists])
    #expect(try await write([try row(receivedAfter: 0, in: study + "-b")]) == [.created])
    #expect(
      try await write([try row(receivedAfter: 1), try row(receivedAfter: 1)]) == [
        .created, .created,
      ])
    #expect(
      try await write([try row(receivedAfter: 2)]) == [
        overQuota("at most 5 listening sessions per participant and study are stored")
      ])
  }
}
