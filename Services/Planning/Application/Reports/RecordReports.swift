import FoundationEssentials
import Postgres
import ServiceKit

/// Stores devices' reports about notifications.
struct RecordReports: Sendable {
  /// Maximum number of reports per call.
  static let reportsMax = 500

  let pool: PostgresPool
  private let participants = ParticipantStore()
  private let notifications = NotificationStore()
  private let erased = ErasedParticipants()

  /// Handles reports that are repeated, late, out of order, or from several devices.
  ///
  /// - Parameters:
  ///   - reports: at most ``reportsMax``.
  ///   - tokenIssuedAt: issue time of the token; data erased later stays erased.
  /// - Returns: One outcome for each report.
  /// - Throws: ``PlanningError`` `.participantErased`; `PostgresError`.
  func callAsFunction(
    _ reports: [NotificationReport], of participantID: UUID, tokenIssuedAt: Date, now: Date
  ) async throws -> [NotificationReport.Outcome] {
    let ids = Set(reports.map(\.notificationID)).sorted { $0.uuidString < $1.uuidString }
    return try await pool.transaction { connection in
      // Prevents concurrent changes by a planning.
      let (_, erased, found) = try await connection.answers(
        to: participants.lock(participantID),
        erased.outdated(by: tokenIssuedAt, of: participantID, in: []),
        notifications.reported(ids, of: participantID))
      if erased.isWhole { throw PlanningError.participantErased }
      var known = found
      let outcomes = reports.map { report in
        known[report.notificationID]?.take(report, now: now) ?? .unknownNotification
      }
      let changed = known.values.filter { $0 != found[$0.notification.id] }
      if !changed.isEmpty { try await connection.run([notifications.keepReports(changed)]) }
      return outcomes
    }
  }
}
