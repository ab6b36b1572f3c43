package import FoundationEssentials
package import PlanningDomain
import PlanningStore
package import Postgres
import ServiceKit

/// Keeps what a participant's devices tell of notifications.
package struct RecordReports: Sendable {
  /// Of one call.
  package static let reportsMax = 500

  private let pool: PostgresPool
  private let participants = ParticipantStore()
  private let notifications = ReportedNotificationStore()
  private let erased = ErasedParticipants()

  package init(pool: PostgresPool) {
    self.pool = pool
  }

  /// Reports may come again, late, in any order and from several devices.
  ///
  /// - Parameters:
  ///   - reports: at most ``reportsMax``.
  ///   - tokenIssuedAt: what was erased after it stays so.
  /// - Returns: one outcome for each.
  /// - Throws: ``PlanningError`` `.participantErased`; `PostgresError`.
  package func callAsFunction(
    _ reports: [NotificationReport], of participantID: UUID, tokenIssuedAt: Date, now: Date
  ) async throws -> [NotificationReport.Outcome] {
    let ids = Set(reports.map(\.notificationID)).sorted { $0.uuidString < $1.uuidString }
    return try await pool.transaction { connection in
      // What a plan under way gives out is not changed beside it.
      let (_, erased, found) = try await connection.answers(
        to: participants.lock(participantID),
        erased.outdated(by: tokenIssuedAt, of: participantID, in: []),
        notifications.find(ids, of: participantID))
      if erased.isWhole { throw PlanningError.participantErased }
      var known = found
      let outcomes = reports.map { report in
        known[report.notificationID]?.take(report, now: now) ?? .unknownNotification
      }
      let changed = known.values.filter { $0 != found[$0.notification.id] }
      if !changed.isEmpty { try await connection.run([notifications.keep(changed)]) }
      return outcomes
    }
  }
}
