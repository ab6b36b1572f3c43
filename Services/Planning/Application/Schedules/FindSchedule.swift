package import PlanningDomain
package import Postgres

/// A schedule of one participant.
package struct FoundSchedule: Sendable {
  package var key: ScheduleKey
  /// Nil where the study prescribes none.
  package var inForce: ScheduleInForce?

  init(_ state: ScheduleState) {
    key = state.key
    inForce = state.inForce
  }
}

/// Says which schedule is in force for a participant.
package struct FindSchedule: Sendable {
  private let pool: PostgresPool
  private let lookup: ScheduleLookup

  package init(pool: PostgresPool, studies: StudyCache) {
    self.pool = pool
    lookup = ScheduleLookup(studies: studies)
  }

  /// - Throws: ``PlanningError`` `.studyNotKnownYet`, `.notEnrolled`, `.questionnaireUnknown`,
  ///   `.scheduleUnknown`, `.scheduleIDMissing`; `PostgresError`.
  package func callAsFunction(_ request: ScheduleRequest) async throws -> FoundSchedule {
    try await lookup.requireStudy(of: request)
    return try await pool.transaction(readOnly: true) { connection in
      FoundSchedule(try await lookup.state(for: request, on: connection))
    }
  }
}
