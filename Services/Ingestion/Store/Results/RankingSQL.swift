import Calendar
import FoundationEssentials
import Postgres
import Questionnaires

/// Builds the places of participants in a ranking: the share of the possible points that they have.
enum RankingSQL {
  /// - Parameter condition: SQL for the sheets `s` that count.
  static func places(
    of rewards: RewardDefinition, in studyID: String, now: Date, where condition: PostgresQuery
  ) -> PostgresQuery {
    let since = rewards.rankedSince(now)
    // A sheet may have been received before its finish time, by a clock that was ahead.
    let earliestReceipt = since.addingTimeInterval(-3600 * Double(SheetLimits.clockAheadHoursMax))
    let perDay = Int64(rewards.sheetsOfDayMax)
    var query: PostgresQuery = """
      SELECT participant_id, round(least(sum(least(sheets, \(perDay))) /
        \(perDay * Int64(rewards.rankingDays))::int8::numeric, 1), 6)::float8 AS place
      FROM (
        SELECT s.participant_id, \(unescaped: RewardReader.date) AS day, count(*) AS sheets
        FROM answer_sheets s JOIN answer_sheet_keys k ON k.participant_id = s.participant_id
          AND k.sheet_id = s.sheet_id
        WHERE s.study_id = \(studyID) AND k.fills_in AND NOT k.withdrawn
          AND s.received_at >= \(earliestReceipt) AND s.finished_at >= \(since)
          AND \(Deviation.clockImplausible.rawValue) <> ALL(s.deviations)
      """
    query.append(condition)
    if !rewards.groupIDs.isEmpty {
      query.append(
        """
         AND EXISTS (
          SELECT FROM (
            SELECT group_id FROM member_groups m
            WHERE m.participant_id = s.participant_id AND m.study_id = s.study_id
            ORDER BY since DESC LIMIT 1) AS present
          WHERE group_id = ANY(\(rewards.groupIDs)))
        """)
    }
    query.append(" GROUP BY s.participant_id, day) AS days GROUP BY participant_id")
    return query
  }

  /// Returns the place of one participant; nil without points.
  static func ownPlace(
    of rewards: RewardDefinition, in studyID: String, participantID: UUID, now: Date
  ) -> PostgresStatement<Double?> {
    PostgresStatement(
      places(
        of: rewards, in: studyID, now: now, where: " AND s.participant_id = \(participantID)"),
      first: { try $0.decode("place") })
  }
}
