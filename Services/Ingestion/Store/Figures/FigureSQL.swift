import FoundationEssentials
import Postgres

/// The sheets of a study as SQL tables for its figures.
enum FigureSQL {
  /// Builds the table `sheet` for the statement that follows: of each questionnaire the newest sheets
  /// that count, in their newest revision.
  ///
  /// The order of arrival has an index, so that the work depends on the limit and not on the study.
  ///
  /// - Parameters:
  ///   - questionnaireID: nil for all questionnaires of the study.
  ///   - limit: maximum number of sheets of a questionnaire.
  ///   - cutoff: sheets and amendments that arrived since then do not count; withdrawals do. Nil for no
  ///     limit.
  ///   - withAnswers: whether the table has the columns `answers` and `sequence`.
  ///   - concealsGroups: whether questionnaires that only some groups see are left out.
  static func sheets(
    of studyID: String, questionnaireID: String?, limit: Int, before cutoff: Date?,
    withAnswers: Bool, concealsGroups: Bool = false
  ) -> PostgresQuery {
    let answers = withAnswers ? ", \(Self.answers) AS answers, s.sequence" : ""
    return """
      WITH sheet AS MATERIALIZED (
        SELECT q.position, s.questionnaire_id, s.participant_id, s.version, s.received_at,
          s.notification_id <> '' AS notified, s.closing, s.deviations,
          \(unescaped: minutes) AS minutes, \(unescaped: day) AS day,
          NOT \(unescaped: isImplausible) AND s.received_at - s.finished_at > interval '1 day' AS late
          \(unescaped: answers)
        FROM study_questionnaires q CROSS JOIN LATERAL (
          SELECT * FROM answer_sheets
          WHERE study_id = q.study_id AND questionnaire_id = q.questionnaire_id
            AND received_at < coalesce(\(cutoff), 'infinity')
          ORDER BY sequence DESC LIMIT \(limit)) AS s
        LEFT JOIN LATERAL (
          SELECT answers, withdrawn FROM sheet_revisions
          WHERE participant_id = s.participant_id AND sheet_id = s.sheet_id
          ORDER BY revision DESC LIMIT 1) AS r ON true
        LEFT JOIN LATERAL (
          SELECT answers FROM sheet_revisions
          WHERE \(withAnswers) AND participant_id = s.participant_id AND sheet_id = s.sheet_id
            AND received_at < coalesce(\(cutoff), 'infinity')
          ORDER BY revision DESC LIMIT 1) AS former ON true
        WHERE q.study_id = \(studyID)
          AND (\(questionnaireID)::text IS NULL OR q.questionnaire_id = \(questionnaireID))
          AND (NOT \(concealsGroups) OR q.group_ids = '{}')
          AND r.withdrawn IS NOT TRUE
          AND s.participant_id NOT IN (SELECT participant_id FROM test_participants WHERE marked)
          AND s.participant_id NOT IN (SELECT participant_id FROM erasures
            WHERE done_at IS NULL AND study_id IN ('', \(studyID)))
          AND s.participant_id NOT IN (SELECT anonymous_id FROM anonymous_names)
      )
      """
  }

  /// Returns the number of questionnaires of the study, also of former ones.
  static func questionnaires(of studyID: String) -> PostgresStatement<Int> {
    PostgresStatement(
      "SELECT count(*) FROM study_questionnaires WHERE study_id = \(studyID)",
      named: "the number of questionnaires"
    ) { row in try row.decode(Int.self) }
  }

  /// Returns whether only some groups of the study see the questionnaire.
  static func isOfGroups(_ questionnaireID: String, in studyID: String) -> PostgresStatement<Bool> {
    PostgresStatement(
      exists: """
        SELECT 1 FROM study_questionnaires
        WHERE study_id = \(studyID) AND questionnaire_id = \(questionnaireID) AND group_ids <> '{}'
        """)
  }

  /// Returns whether a questionnaire of the study has more sheets than the limit.
  static func isTruncated(
    studyID: String, questionnaireID: String?, limit: Int, before cutoff: Date? = nil
  ) -> PostgresStatement<Bool> {
    PostgresStatement(
      exists: """
        SELECT 1 FROM study_questionnaires q CROSS JOIN LATERAL (
          SELECT FROM answer_sheets
          WHERE study_id = q.study_id AND questionnaire_id = q.questionnaire_id
            AND received_at < coalesce(\(cutoff), 'infinity')
          OFFSET \(limit) LIMIT 1) AS further
        WHERE q.study_id = \(studyID)
          AND (\(questionnaireID)::text IS NULL OR q.questionnaire_id = \(questionnaireID))
        LIMIT 1
        """)
  }

  /// The answers by the newest revision that counts, without those that were withdrawn since.
  private static let answers = """
    CASE WHEN r.answers IS NULL THEN s.answers ELSE (
      SELECT coalesce(jsonb_object_agg(given.key, given.value), '{}')
      FROM jsonb_each(coalesce(former.answers, s.answers)) AS given (key, value)
      WHERE r.answers ? given.key) END
    """

  private static let isImplausible =
    "('\(Deviation.clockImplausible.rawValue)' = ANY(s.deviations))"

  /// Minutes from start to finish; null for sheets that are not timed.
  private static let minutes = """
    CASE WHEN NOT s.deviations
        && '{\(Deviation.clockImplausible.rawValue),\(Deviation.clockInconsistent.rawValue)}'
      AND s.finished_at BETWEEN s.started_at
        AND s.started_at + interval '\(FigureLimits.minutesMax) minutes'
    THEN extract(epoch FROM s.finished_at - s.started_at)::float8 / 60 END
    """

  /// The day that the device showed; null if the clock is implausible.
  private static let day = """
    CASE WHEN NOT \(isImplausible) THEN (s.finished_at AT TIME ZONE 'UTC'
      + make_interval(mins => coalesce(s.utc_offset_minutes, 0)))::date END
    """
}

/// Reads the numbers of a study's sheets.
enum StudyFigureReader {
  /// Returns the figures, apart from whether they are truncated.
  static func sheets(
    of studyID: String, limit: Int, concealsGroups: Bool
  ) -> PostgresStatement<StudyFigures> {
    var query = FigureSQL.sheets(
      of: studyID, questionnaireID: nil, limit: limit, before: nil, withAnswers: false,
      concealsGroups: concealsGroups)
    func marked(_ deviation: Deviation) -> String { "'\(deviation.rawValue)' = ANY(deviations)" }
    query.append(
      """
      , person_day AS (
        SELECT sum(minutes) AS minutes, count(*) AS sheets FROM sheet
        WHERE day IS NOT NULL GROUP BY participant_id, day
      ), burden AS (
        SELECT count(minutes) AS days, percentile_cont(0.5) WITHIN GROUP (ORDER BY sheets) AS sheets,
          percentile_cont(\(MinuteSummary.shares)) WITHIN GROUP (ORDER BY minutes) AS minutes
        FROM person_day
      )
      SELECT questionnaire_id, to_char(day, 'YYYY-MM-DD') AS date, count(*) AS sheets,
        count(DISTINCT participant_id) AS participants, count(*) FILTER (WHERE notified) AS notified,
        count(*) FILTER (WHERE closing <> 'complete') AS incomplete, count(minutes) AS timed,
        percentile_cont(\(MinuteSummary.shares)) WITHIN GROUP (ORDER BY minutes) AS minutes,
        count(*) FILTER (WHERE \(unescaped: marked(.clockImplausible))) AS implausible,
        count(*) FILTER (WHERE \(unescaped: marked(.clockInconsistent))
          AND NOT \(unescaped: marked(.clockImplausible))) AS inconsistent,
        count(*) FILTER (WHERE \(unescaped: marked(.timeZoneUnknown))) AS zone_unknown,
        count(*) FILTER (WHERE late) AS late, grouping(questionnaire_id, day) AS level,
        (SELECT days FROM burden) AS burden_days, (SELECT minutes FROM burden) AS burden_minutes,
        (SELECT sheets FROM burden) AS burden_sheets
      FROM sheet GROUP BY GROUPING SETS ((position, questionnaire_id), (day), ())
      ORDER BY level, position, day
      """)
    return PostgresStatement(query) { rows in
      var figures = StudyFigures()
      for row in rows {
        switch try row.decode("level", as: Int32.self) {
        case 1: figures.questionnaires.append(try questionnaire(row))
        case 2:
          guard let date = try row.decode("date", as: String?.self) else { continue }
          figures.days.append(
            SheetDay(
              date: date, sheets: try row.decode("sheets"),
              participants: try row.decode("participants"), notified: try row.decode("notified")))
        default:
          figures.participants = try row.decode("participants")
          figures.participantDays = try row.decode("burden_days")
          figures.minutesPerDay = MinuteSummary(quantiles: try row.decode("burden_minutes"))
          figures.medianSheetsPerDay = try row.decode("burden_sheets")
        }
      }
      figures.days = figures.days.suffix(FigureLimits.daysMax)
      return figures
    }
  }

  private static func questionnaire(_ row: PostgresRow) throws -> SheetFigures {
    SheetFigures(
      questionnaireID: try row.decode("questionnaire_id"), sheets: try row.decode("sheets"),
      participants: try row.decode("participants"), notified: try row.decode("notified"),
      incomplete: try row.decode("incomplete"), timed: try row.decode("timed"),
      minutes: MinuteSummary(quantiles: try row.decode("minutes")),
      clockImplausible: try row.decode("implausible"),
      clockInconsistent: try row.decode("inconsistent"),
      zoneUnknown: try row.decode("zone_unknown"), late: try row.decode("late"))
  }
}
