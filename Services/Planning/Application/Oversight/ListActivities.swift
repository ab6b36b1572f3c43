package import Calendar
package import FoundationEssentials
package import PlanningDomain
import PlanningStore
package import Postgres

/// Says who still answers, who has stopped, who has left and who is done.
package struct ListActivities: Sendable {
  private let pool: PostgresPool
  private let zones: ZoneDatabase
  private let pseudonyms: StudyPseudonyms
  private let facts = ParticipantFactsStore()
  private let schedules = ScheduleStateStore()

  package init(pool: PostgresPool, zones: ZoneDatabase, pseudonyms: StudyPseudonyms) {
    self.pool = pool
    self.zones = zones
    self.pseudonyms = pseudonyms
  }

  /// - Parameter after: the pseudonym of the last one of the page before; nil: the first page.
  /// - Returns: by pseudonym.
  /// - Throws: ``OversightError`` `.pseudonymsNotKnownYet`; `PostgresError`.
  package func callAsFunction(
    studyID: String, rules: ActivityRules, includesTests: Bool = false, now: Date, after: String?,
    limit: Int
  ) async throws -> (found: [(ParticipantFacts, ParticipantActivity)], hasMore: Bool) {
    try await pseudonyms.prepare(studyID)
    let all = try await pool.transaction(readOnly: true) { connection in
      try await connection.answers(
        to: facts.facts(
          of: studyID, includesTests: includesTests, now: now, after: after, limit: limit + 1))
    }
    var found: [(ParticipantFacts, ParticipantActivity)] = []
    for facts in all.prefix(limit) {
      let isCompleted =
        facts.enrolment.hasEnded
        ? false : try await isCompleted(facts, studyID: studyID, now: now)
      found.append((facts, rules.activity(of: facts, isCompleted: isCompleted, now: now)))
    }
    return (found, all.count > limit)
  }

  private func isCompleted(
    _ facts: ParticipantFacts, studyID: String, now: Date
  ) async throws -> Bool {
    let states = try await pool.transaction(readOnly: true) { connection in
      try await connection.answers(to: schedules.states(of: facts.participantID, in: [studyID]))
    }
    let zone = facts.timeZone.flatMap { zones.zone($0) } ?? zones.zone("UTC")
    guard let zone else { return false }
    return states.seen(in: [studyID: facts.enrolment.groupID])
      .isCompleted(in: zone, joinedAt: facts.enrolment.joinedAt, now: now)
  }
}
