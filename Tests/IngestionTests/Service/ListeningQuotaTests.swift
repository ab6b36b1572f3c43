import Calendar
import FoundationEssentials
import IngestionDomain
import Postgres
import TestSupport
import Testing

@testable import IngestionStore

/// How many sessions one participant may store in one study.
@Suite struct ListeningQuotaTests {
  private let quota = SessionQuota(sessionsPerDayMax: 3, sessionsMax: 5)
  private let participantID = UUID()
  private let study = "q-\(UUID().uuidString.lowercased())"

  private func row(receivedAfter days: Int, in studyID: String? = nil) throws -> SessionRow {
    let session = ListeningFixture.session {
      $0.sessionID = UUID().uuidString
      $0.studyID = studyID ?? study
    }
    // As the validation accepts it.
    let accepted = try #require(
      ListeningFixture.accepted(
        in: ListeningFixture.context {
          $0.study.studies[session.studyID] = $0.study.studies["son"]
          $0.study.enrolments[session.studyID] = .enrolled
        }
      ) { $0 = session })
    return SessionRow(
      accepted, participantID: participantID,
      receivedAt: IngestionStack.start.addingTimeInterval(Double(days) * 86_400))
  }

  private func write(_ rows: [SessionRow]) async throws -> [SessionOutcome] {
    try await IngestionStack.shared.value.pool.transaction {
      try await SessionStore.write(rows, quota: quota, on: $0)
    }
  }

  @Test func aDayHasALimitAndSoHasAll() async throws {
    let rows = try (0..<3).map { _ in try row(receivedAfter: 0) }
    // Begun below the limit, all of it is stored.
    #expect(try await write(Array(rows.prefix(2))) == [.created, .created])
    #expect(try await write([rows[2]]) == [.created])
    #expect(try await write([try row(receivedAfter: 0)]) == [.overQuota(.sessionsPerDay)])
    #expect(
      quota.description(of: .sessionsPerDay)
        == "at most 3 listening sessions of a study are taken from one participant a day")
    // What is stored stays recognised; another study, and the next day, have their own.
    #expect(try await write([rows[0]]) == [.exists])
    #expect(try await write([try row(receivedAfter: 0, in: study + "-b")]) == [.created])
    #expect(
      try await write([try row(receivedAfter: 1), try row(receivedAfter: 1)]) == [
        .created, .created,
      ])
    #expect(try await write([try row(receivedAfter: 2)]) == [.overQuota(.sessions)])
    #expect(
      quota.description(of: .sessions)
        == "at most 5 listening sessions of a study are taken from one participant")
  }
}
