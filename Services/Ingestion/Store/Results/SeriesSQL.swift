import Calendar
import FoundationEssentials
import Postgres

/// The participant's stored values as SQL tables. The only place that knows where a value of a
/// series is stored.
struct SeriesSQL {
  let participantID: UUID
  let studyID: String
  /// The range of times as shown; nil for no limit.
  var from: Instant?
  var until: Instant?

  /// The earliest receipt of a sheet finished since ``from``, by a clock that may be ahead.
  private var earliestReceipt: Date? {
    from?.date.addingTimeInterval(-3600 * Double(SheetLimits.clockAheadHoursMax))
  }

  /// The participant's sheets `sheet` that series take values from, in their newest revision. Unlike
  /// ``SheetRecord/sheetOfKey``, reads all of the participant's sheets of each partition at once.
  ///
  /// - Parameter questionnaireIDs: nil for all.
  func sheets(of questionnaireIDs: [String]?) -> PostgresQuery {
    // The day as the device showed it: a person who moves keeps the days as lived.
    var query: PostgresQuery = """
      SELECT k.questionnaire_id, s.version, k.finished_at AS at, k.sheet_id AS id,
        (k.finished_at AT TIME ZONE 'UTC'
          + make_interval(mins => coalesce(s.utc_offset_minutes, 0)))::date AS day,
        \(unescaped: SheetRecord.presentAnswers) AS answers,
        \(unescaped: SheetRecord.presentScores) AS scores, s.noise
      FROM answer_sheet_keys k
      JOIN (SELECT * FROM answer_sheets
        WHERE participant_id = \(participantID) AND study_id = \(studyID)
          AND received_at >= coalesce(\(earliestReceipt), '-infinity') OFFSET 0) AS s
        ON s.sheet_id = k.sheet_id AND s.received_at = k.received_at
      LEFT JOIN (SELECT DISTINCT ON (sheet_id) sheet_id, revision, answers, scores
        FROM sheet_revisions WHERE participant_id = \(participantID)
        ORDER BY sheet_id, revision DESC) AS r ON r.sheet_id = k.sheet_id
      WHERE k.participant_id = \(participantID) AND k.study_id = \(studyID) AND NOT k.withdrawn
        AND \(Deviation.clockImplausible.rawValue) <> ALL(s.deviations)
      """
    if let questionnaireIDs { query.append(" AND k.questionnaire_id = ANY(\(questionnaireIDs))") }
    if let from { query.append(" AND k.finished_at >= \(from.date)") }
    if let until { query.append(" AND k.finished_at < \(until.date)") }
    return query
  }

  /// The answers, scores or noise of the table `sheet` that the table `asked` names.
  static func askedSheetValues(_ kind: SeriesKey.Kind) -> PostgresQuery {
    let (number, codes, from, condition) =
      switch kind {
      case .score:
        (
          "(score -> 'value')::float8", "NULL::jsonb",
          "CROSS JOIN LATERAL jsonb_array_elements(scores) AS score",
          "score ->> 'id' = a.name2 AND score ? 'value'"
        )
      case .noise:
        (
          "(level -> 'level')::float8", "NULL::jsonb",
          "CROSS JOIN LATERAL jsonb_array_elements(noise) AS level", "\(noiseUnit) = a.name2"
        )
      default:
        (
          "(answer -> 'number')::float8", "answer -> 'choice'",
          "CROSS JOIN LATERAL (SELECT answers -> a.name2) AS given (answer)",
          "a.version IN (0, sheet.version) AND answer ?| '{number,choice}'"
        )
      }
    return """
      SELECT a.place, sheet.at, sheet.id, sheet.version, day,
        \(unescaped: number) AS number, \(unescaped: codes) AS codes
      FROM sheet JOIN asked a ON a.kind = \(kind.rawValue)
        AND a.name1 IN ('', sheet.questionnaire_id)
      \(unescaped: from)
      WHERE \(unescaped: condition)
      """
  }

  /// All values of the table `sheet` with the names of their series.
  static let allSheetValues: PostgresQuery = """
    SELECT kind, name1, name2, '' AS name3, '' AS name4, at, id, version, number, codes
    FROM (
      SELECT 1::smallint AS kind, questionnaire_id AS name1, key AS name2, at, id, version,
        (answer -> 'number')::float8 AS number, answer -> 'choice' AS codes
      FROM sheet CROSS JOIN LATERAL jsonb_each(answers) AS entry (key, answer)
      UNION ALL
      SELECT 2::smallint, questionnaire_id, score ->> 'id', at, id, version,
        (score -> 'value')::float8, NULL
      FROM sheet CROSS JOIN LATERAL jsonb_array_elements(scores) AS score
      WHERE NOT score ? 'hidden'
      UNION ALL
      SELECT 3::smallint, '', \(unescaped: noiseUnit), at, id, version,
        (level -> 'level')::float8, NULL
      FROM sheet CROSS JOIN LATERAL jsonb_array_elements(noise) AS level) AS all_values
    WHERE number IS NOT NULL OR codes IS NOT NULL
    """

  private static let noiseUnit =
    "coalesce(level ->> 'unit', '\(NoiseUnit.untold.rawValue)')"

  /// The numbers of the participant's records with the names of their series. Times are stored in
  /// microseconds since 1970.
  var recordValues: PostgresQuery {
    var query: PostgresQuery = """
      SELECT kind, name1, name2, name3, name4, at, id, 0 AS version, number, NULL::jsonb AS codes,
        time_zone
      FROM (
        SELECT r.record_id AS id, r.time_zone, v.*,
          timestamptz 'epoch' + v.microseconds * interval '1 microsecond' AS at
        FROM health_records r CROSS JOIN LATERAL (
          SELECT 4::smallint AS kind, r.vocabulary_id AS name1,
            r.contents -> 'quantity' ->> 'code' AS name2, r.contents ->> 'unit' AS name3,
            part.name AS name4, (one ->> 'at')::bigint AS microseconds, part.number::float8 AS number
          FROM jsonb_array_elements(r.contents -> 'values') AS one CROSS JOIN LATERAL (
            VALUES ('', one -> 'value'), ('second', one -> 'second_value')) AS part (name, number)
          WHERE r.type = 'measurement' AND part.number IS NOT NULL
          UNION ALL
          SELECT 5::smallint, one ->> 'ear', ((one -> 'frequency')::float8)::text, '', '',
            (r.contents ->> 'measure_time')::bigint, (one -> 'level')::float8
          FROM jsonb_array_elements(r.contents -> 'thresholds') AS one
          WHERE r.type = 'audiogram' AND NOT one ? 'no_response'
          UNION ALL
          SELECT 6::smallint, one ->> 'ear', part.name, '', '',
            (r.contents ->> 'measure_time')::bigint, part.number::float8
          FROM jsonb_array_elements(r.contents -> 'matches') AS one CROSS JOIN LATERAL (
            VALUES ('pitch', one -> 'pitch'), ('loudness', one -> 'loudness'),
              ('masking_level', one -> 'masking_level')) AS part (name, number)
          WHERE r.type = 'tinnitus-match' AND part.number IS NOT NULL) AS v
        WHERE r.participant_id = \(participantID) AND r.study_id = \(studyID)
          AND r.contents IS NOT NULL) AS recorded
      WHERE at IS NOT NULL
      """
    if let from { query.append(" AND at >= \(from.date)") }
    if let until { query.append(" AND at < \(until.date)") }
    return query
  }

  /// The values of records that the table `asked` names.
  var askedRecordValues: PostgresQuery {
    var query: PostgresQuery =
      "SELECT a.place, v.at, v.id, v.version, local_date(at, time_zone) AS day, number, codes FROM ("
    query.append(recordValues)
    query.append(
      """
      ) AS v JOIN asked a ON a.kind = v.kind AND a.name1 = v.name1 AND a.name3 = v.name3
        AND a.name4 = v.name4 AND v.name2 = CASE a.kind
          WHEN \(SeriesKey.Kind.threshold.rawValue) THEN (a.name2::float8)::text ELSE a.name2 END
      """)
    return query
  }
}
