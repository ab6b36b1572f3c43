package import PlanningDomain
package import Postgres

/// Says which schedule is in force for a participant.
package struct FindSchedule: Sendable {
  private let pool: PostgresPool
  private let lookup: ScheduleLookup

  package init(pool: PostgresPool, studies: StudyCache) {
    self.pool = pool
    lookup = ScheduleLookup(studies: studies)
  }

  /// Nil where the study prescribes no schedule.
  ///
  /// - Throws: ``PlanningError`` `.studyNotKnownYet`, `.notEnrolled`, `.questionnaireUnknown`;
  ///   `PostgresError`.
  package func callAsFunction(_ request: ScheduleRequest) async throws -> ScheduleInForce? {
    try await lookup.requireStudy(of: request)
    return try await pool.transaction(readOnly: true) { connection in
      try await lookup.state(for: request, on: connection).inForce
    }
  }
}
