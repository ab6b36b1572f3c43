import FoundationEssentials
import Postgres
import Privacy

/// Reads what the figures of a study count.
enum CountedSheetStore {
  /// Reads what changed since the position, in one statement and so in one snapshot.
  ///
  /// Sheets are stored, withdrawn, or removed by an erasure, a new name or the end of their month. The
  /// last kind is rare: it changes the generation, and all sheets are read again.
  ///
  /// The order of arrival has an index, so that the work depends on the limit and the news, and not on
  /// the study.
  static func reading(
    of studyID: String, from position: CountedPosition, limit: Int
  ) -> PostgresStatement<CountedReading> {
    var query = present(of: studyID, since: position)
    query.append(
      """
      SELECT q.questionnaire_id, q.group_ids <> '{}' AS is_of_groups, state.*, news.*,
        ARRAY(
          SELECT s.sequence FROM sheet_revisions AS r JOIN answer_sheets AS s
            ON s.participant_id = r.participant_id AND s.sheet_id = r.sheet_id
              AND s.received_at = r.sheet_received_at
          WHERE r.withdrawn AND r.study_id = q.study_id AND r.questionnaire_id = q.questionnaire_id
            AND r.stored_in >= \(unescaped: since)) AS withdrawn,
        CASE WHEN row_number() OVER (ORDER BY q.position, q.questionnaire_id) = 1
          THEN \(unescaped: excluded) ELSE '{}' END AS excluded
      FROM study_questionnaires AS q CROSS JOIN asked CROSS JOIN state CROSS JOIN LATERAL (
        SELECT coalesce(array_agg(sequence), '{}') AS sequences,
          coalesce(array_agg(participant_id), '{}') AS participants,
          coalesce(array_agg(day), '{}') AS days,
          coalesce(array_agg(microseconds), '{}') AS microseconds,
          coalesce(array_agg(marks), '{}') AS marks,
          coalesce(array_agg(platform), '{}') AS platforms,
          coalesce(array_agg(app_version), '{}') AS app_versions
        FROM (
          SELECT sequence, participant_id, \(unescaped: day) - '1970-01-01'::date AS day,
            CASE WHEN \(unescaped: FigureSQL.isTimed)
              THEN (extract(epoch FROM finished_at - started_at) * 1000000)::int8 END
              AS microseconds, (\(unescaped: marks))::int2 AS marks, platform, app_version
          FROM answer_sheets AS s
          WHERE study_id = q.study_id AND questionnaire_id = q.questionnaire_id
            AND sequence > CASE WHEN state.continues THEN asked.floor ELSE 0 END
            AND stored_in >= \(unescaped: since)
          ORDER BY sequence DESC LIMIT \(limit + 1)) AS fact) AS news
      WHERE q.study_id = \(studyID) ORDER BY q.position, q.questionnaire_id
      """)
    return PostgresStatement(query) { rows in try reading(rows) }
  }

  /// Builds the tables `asked`, the study and the position, and `state`, what the statement sees.
  static func present(of studyID: String, since position: CountedPosition) -> PostgresQuery {
    """
    WITH asked AS (
      SELECT \(position.generation)::text AS generation, \(String(position.settled))::text AS settled,
        \(position.floor)::int8 AS floor, \(studyID)::text AS study
    ), state AS MATERIALIZED (
      SELECT *, generation = (SELECT generation FROM asked) AS continues FROM (
        SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS settled,
          pg_snapshot_xmax(pg_current_snapshot())::text AS next,
          concat_ws(' ', \(unescaped: ExportStateStore.system),
            (SELECT concat_ws(' ', count(*), max(done_at)) FROM erasures WHERE done_at IS NOT NULL),
            (SELECT sum(inhrelid::int8) FROM pg_inherits
              WHERE inhparent = 'answer_sheets'::regclass)) AS generation) AS present
    )
    """
  }

  /// The first transaction whose rows are new, of the tables `asked` and `state`.
  static let since = "CASE WHEN state.continues THEN asked.settled ELSE '0' END::text::xid8"

  /// The participants whose sheets do not count, as an array.
  static let excluded = """
    ARRAY(SELECT participant_id FROM test_participants WHERE marked
      UNION SELECT participant_id FROM erasures
        WHERE done_at IS NULL AND study_id IN ('', (SELECT study FROM asked))
      UNION SELECT anonymous_id FROM anonymous_names)
    """

  /// Decodes the table `state`.
  static func state(_ row: PostgresRow) throws -> CountedReading.State {
    CountedReading.State(
      settled: try ExportStateStore.transaction(row, "settled"),
      next: try ExportStateStore.transaction(row, "next"),
      generation: try row.decode("generation"))
  }

  private static func reading(_ rows: [PostgresRow]) throws -> CountedReading {
    guard let first = rows.first else {
      return CountedReading(
        questionnaires: [], excluded: [],
        state: CountedReading.State(settled: 0, next: 0, generation: ""), continues: false)
    }
    return CountedReading(
      questionnaires: try rows.map { row in
        CountedReading.Questionnaire(
          id: try row.decode("questionnaire_id"), isOfGroups: try row.decode("is_of_groups"),
          sequences: try row.decode("sequences"), participants: try row.decode("participants"),
          days: try row.decode("days"), microseconds: try row.decode("microseconds"),
          marks: try row.decode("marks"), platforms: try row.decode("platforms"),
          appVersions: try row.decode("app_versions"), withdrawn: try row.decode("withdrawn"))
      }, excluded: Set(try first.decode("excluded", as: [UUID].self)),
      state: try state(first),
      continues: try first.decode("continues"))
  }

  /// The day that the device showed; null if the clock is implausible.
  private static let day = """
    CASE WHEN NOT \(isImplausible) THEN (finished_at AT TIME ZONE 'UTC'
      + make_interval(mins => coalesce(utc_offset_minutes, 0)))::date END
    """

  private static let isImplausible = isMarked(.clockImplausible)

  private static func isMarked(_ deviation: Deviation) -> String {
    "('\(deviation.rawValue)' = ANY(deviations))"
  }

  /// ``CountedSheet/Marks``, except whether the sheet was withdrawn.
  private static let marks: String = {
    let conditions: [(CountedSheet.Marks, String)] = [
      (.notified, "(notification_id <> '')"), (.incomplete, "(closing <> 'complete')"),
      (.clockImplausible, isImplausible),
      (.clockInconsistent, "(\(isMarked(.clockInconsistent)) AND NOT \(isImplausible))"),
      (.zoneUnknown, isMarked(.timeZoneUnknown)),
      (.late, "(NOT \(isImplausible) AND received_at - finished_at > interval '1 day')"),
    ]
    return conditions.map { "\($0.0.rawValue) * \($0.1)::int" }.joined(separator: " + ")
  }()
}
