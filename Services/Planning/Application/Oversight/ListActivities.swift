import Calendar
import Fields
import FoundationEssentials
import Postgres

/// Lists which participants are active, silent, have left or are done.
struct ListActivities: Sendable {
  let pool: PostgresPool
  let zones: ZoneDatabase
  let pseudonyms: StudyPseudonyms
  private let facts = ParticipantFactsStore()
  private let schedules = ScheduleStateStore()

  /// - Parameters:
  ///   - concealsGroups: whether the activity is that of a participant without a group.
  ///   - search: beginning of the pseudonym or, with `showsLabels`, of the label; empty for all.
  ///   - after: last pseudonym of the previous page; nil for the first page.
  /// - Returns: participants ordered by pseudonym.
  /// - Throws: ``OversightError`` `.pseudonymsNotKnownYet`; `PostgresError`.
  func callAsFunction(
    studyID: String, rules: ActivityRules, includesTests: Bool = false,
    concealsGroups: Bool = false, search: String = "", showsLabels: Bool = false, now: Date,
    after: String?, limit: Int
  ) async throws -> Page<(ParticipantFacts, ParticipantActivity)> {
    try await pseudonyms.prepare(studyID)
    let all = try await pool.answer(
      to: facts.facts(
        of: studyID, includesTests: includesTests, concealsGroups: concealsGroups,
        search: search, showsLabels: showsLabels, now: now, after: after, limit: limit + 1))
    var found: [(ParticipantFacts, ParticipantActivity)] = []
    for var facts in all.prefix(limit) {
      if concealsGroups { facts.enrolment.groupID = "" }
      let isCompleted =
        facts.enrolment.hasEnded
        ? false : try await isCompleted(facts, studyID: studyID, now: now)
      found.append((facts, rules.activity(of: facts, isCompleted: isCompleted, now: now)))
    }
    return Page(items: found, hasMore: all.count > limit)
  }

  private func isCompleted(
    _ facts: ParticipantFacts, studyID: String, now: Date
  ) async throws -> Bool {
    let states = try await pool.answer(
      to: schedules.states(of: facts.participantID, in: [studyID]))
    let zone = facts.timeZone.flatMap { zones.zone($0) } ?? .utc
    return states.seen(in: [studyID: facts.enrolment.groupID])
      .isCompleted(in: zone, joinedAt: facts.enrolment.joinedAt, now: now)
  }
}
