import FoundationEssentials
import Postgres
import Privacy

/// Reads what the figures of a questionnaire count.
struct CountedAnswerStore: Sendable {
  let studyID: String
  let questionnaireID: String
  let items: [FigureItem]
  /// The elements of the questions.
  let elements: [String]
  /// Maximum number of sheets; the newest count.
  let limit: Int
  /// Sheets and amendments that arrived since then do not count; withdrawals do. Nil for no limit.
  let cutoff: Date?

  /// Reads sheets that were stored or amended since the position, in one statement and so in one
  /// snapshot; see ``CountedSheetStore``. Amended sheets are read as a whole.
  func reading(from position: CountedPosition) -> PostgresStatement<AnswerReading> {
    let since = CountedSheetStore.since
    let isNew =
      "(s.sequence > CASE WHEN state.continues THEN asked.floor ELSE 0 END"
      + " AND s.stored_in >= \(since))"
    let columns = "s.participant_id, s.sheet_id, s.sequence, s.version, s.answers, s.seconds"
    var query = CountedSheetStore.present(of: studyID, since: position)
    query.append(
      """
      , stored AS NOT MATERIALIZED (
        SELECT *, CASE WHEN \(unescaped: FigureSQL.isTimed)
          THEN extract(epoch FROM finished_at - started_at)::float8 / 60 * 60 END AS seconds
        FROM answer_sheets WHERE study_id = \(studyID) AND questionnaire_id = \(questionnaireID)
          AND received_at < coalesce(\(cutoff), 'infinity')
      ), chosen AS (
        SELECT s.* FROM asked CROSS JOIN state CROSS JOIN LATERAL (
          SELECT \(unescaped: columns) FROM stored AS s
          WHERE \(unescaped: isNew) ORDER BY s.sequence DESC LIMIT \(limit + 1)) AS s
        UNION ALL
        SELECT \(unescaped: columns) FROM (
          SELECT DISTINCT participant_id, sheet_id, sheet_received_at
          FROM sheet_revisions CROSS JOIN asked CROSS JOIN state
          WHERE study_id = \(studyID) AND questionnaire_id = \(questionnaireID)
            AND state.continues AND stored_in >= \(unescaped: since)) AS amended
        JOIN stored AS s ON s.participant_id = amended.participant_id
          AND s.sheet_id = amended.sheet_id AND s.received_at = amended.sheet_received_at
        CROSS JOIN asked CROSS JOIN state
        WHERE NOT \(unescaped: isNew)
      ), sheet AS MATERIALIZED (
        SELECT s.participant_id, s.sequence, s.version, s.seconds, \(unescaped: Self.answers) AS answers,
          r.withdrawn IS TRUE AS is_withdrawn
        FROM chosen AS s
        LEFT JOIN LATERAL (
          SELECT answers, withdrawn FROM sheet_revisions
          WHERE participant_id = s.participant_id AND sheet_id = s.sheet_id
          ORDER BY revision DESC LIMIT 1) AS r ON true
        LEFT JOIN LATERAL (
          SELECT answers FROM sheet_revisions
          WHERE r.withdrawn IS NOT NULL AND participant_id = s.participant_id
            AND sheet_id = s.sheet_id AND received_at < coalesce(\(cutoff), 'infinity')
          ORDER BY revision DESC LIMIT 1) AS former ON true
      ), given AS (
        SELECT answer.sequence, item.place,
          (SELECT string_agg(code, ' ') FROM jsonb_array_elements_text(value -> 'choice') AS code)
            AS choice, (value -> 'number')::float8 AS number
        FROM (
          SELECT sequence, version, key, value FROM sheet CROSS JOIN LATERAL jsonb_each(answers)
          -- Otherwise the answers of a sheet are unfolded once for each question.
          OFFSET 0) AS answer
        JOIN unnest(\(items.map { Int32(clamping: $0.version) }),
          \(items.map { elements[$0.question] })) WITH ORDINALITY
          AS item (version, element_id, place)
          ON item.version = answer.version AND item.element_id = answer.key
      )
      SELECT state.*, sheets.*, answers.*, \(unescaped: CountedSheetStore.excluded) AS excluded
      FROM state, (
        SELECT coalesce(array_agg(sequence), '{}') AS sequences,
          coalesce(array_agg(participant_id), '{}') AS participants,
          coalesce(array_agg(CASE WHEN counted.answers > 0 THEN seconds / counted.answers END), '{}')
            AS seconds, coalesce(array_agg(is_withdrawn), '{}') AS withdrawn
        FROM (SELECT * FROM sheet ORDER BY sequence DESC) AS s CROSS JOIN LATERAL (
          SELECT count(*) AS answers FROM jsonb_object_keys(s.answers)) AS counted) AS sheets, (
        SELECT coalesce(array_agg(sequence), '{}') AS answered,
          coalesce(array_agg(place::int4 - 1), '{}') AS items,
          coalesce(array_agg(choice), '{}') AS choices, coalesce(array_agg(number), '{}') AS numbers
        FROM given) AS answers
      """)
    return PostgresStatement(query, named: "the answers of sheets", row: Self.reading)
  }

  private static func reading(_ row: PostgresRow) throws -> AnswerReading {
    AnswerReading(
      sequences: try row.decode("sequences"), participants: try row.decode("participants"),
      seconds: try row.decode("seconds"), withdrawn: try row.decode("withdrawn"),
      answered: try row.decode("answered"), items: try row.decode("items"),
      choices: try row.decode("choices"), numbers: try row.decode("numbers"),
      excluded: Set(try row.decode("excluded", as: [UUID].self)),
      state: try CountedSheetStore.state(row), continues: try row.decode("continues"))
  }

  /// The answers by the newest revision that counts, without those that were withdrawn since.
  private static let answers = """
    CASE WHEN r.answers IS NULL THEN s.answers ELSE (
      SELECT coalesce(jsonb_object_agg(given.key, given.value), '{}')
      FROM jsonb_each(coalesce(former.answers, s.answers)) AS given (key, value)
      WHERE r.answers ? given.key) END
    """
}
