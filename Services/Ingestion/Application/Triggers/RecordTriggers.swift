import Calendar
import FoundationEssentials
import IngestionDomain
import IngestionStore
import Postgres

/// What is told of triggers when health records were made, changed or deleted: in the transaction that stores them.
struct RecordTriggers: Sendable {
  let events: any TriggerEvents

  /// - Parameters:
  ///   - records: as they are now.
  ///   - known: triggers of their studies, as far as they were looked at; those of what was deleted are looked up.
  /// - Returns: whether there was anything to tell.
  /// - Throws: `PostgresError`.
  func publish(
    _ records: [StoredRecord], of participantID: UUID, triggers known: [String: StudyTriggers],
    at now: Date, on connection: PostgresConnection
  ) async throws -> Bool {
    let triggers = try await triggers(of: records, known, on: connection)
    guard !triggers.isEmpty else { return false }
    let days = records.reduce(into: Set<ZonedDate>()) { days, record in
      for date in triggers[record.studyID]?.therapyEnds(in: record) ?? [] {
        days.insert(ZonedDate(date: date, timeZone: record.timeZone))
      }
    }
    let beginnings =
      days.isEmpty
      ? [:] : try await connection.answers(to: TimeZoneStore.beginnings(of: days))
    let reports = records.compactMap { record -> TriggerReport? in
      guard let triggers = triggers[record.studyID] else { return nil }
      let report = TriggerReport(
        participantID: participantID, studyID: record.studyID,
        news: triggers.news(of: record) { date, timeZone in
          beginnings[ZonedDate(date: date, timeZone: timeZone)]
        }, activity: triggers.countActivity ? .record : nil)
      return report.isEmpty ? nil : report
    }
    guard !reports.isEmpty else { return false }
    try await events.publish(reports, at: now, on: connection)
    return true
  }

  /// Of studies that have any on records.
  private func triggers(
    of records: [StoredRecord], _ known: [String: StudyTriggers],
    on connection: PostgresConnection
  ) async throws -> [String: StudyTriggers] {
    let missing = Set(records.map(\.studyID)).subtracting(known.keys)
    let found =
      missing.isEmpty
      ? [:] : try await connection.answers(to: StudyStore.triggers(of: missing))
    return known.merging(found) { known, _ in known }
      .filter { $0.value.watchRecords || $0.value.countActivity }
  }
}
