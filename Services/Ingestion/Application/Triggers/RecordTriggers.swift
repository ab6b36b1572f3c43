import Calendar
import FoundationEssentials
import Postgres

/// Publishes the triggers of created, changed and deleted health records in the transaction that
/// stores them.
struct RecordTriggers: Sendable {
  let events: any TriggerEvents
  let zones: ZoneDatabase

  /// - Parameters:
  /// - records: the records as stored now.
  /// - known: known triggers of their studies; those of deleted records are looked up.
  /// - Returns: whether an event was published.
  /// - Throws: `PostgresError`.
  func publish(
    _ records: [StoredRecord], of participantID: UUID, triggers known: [String: StudyTriggers],
    at now: Date, on connection: PostgresConnection
  ) async throws -> Bool {
    let triggers = try await triggers(of: records, known, on: connection)
    guard !triggers.isEmpty else { return false }
    let reports = records.compactMap { record -> TriggerReport? in
      guard let triggers = triggers[record.studyID] else { return nil }
      let report = TriggerReport(
        participantID: participantID, studyID: record.studyID,
        news: triggers.news(of: record, zones: zones),
        activity: triggers.countActivity ? .record : nil)
      return report.isEmpty ? nil : report
    }
    guard !reports.isEmpty else { return false }
    try await events.publish(reports, at: now, on: connection)
    return true
  }

  /// The triggers of studies that have any on records.
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
