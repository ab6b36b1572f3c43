import Postgres

@testable import IngestionService

/// Counts a study's sheets anew in SQL, as the yardstick of figures that follow changes.
enum FigureRecount {
  static func figures(
    of studyID: String, limit: Int, concealsGroups: Bool, on pool: PostgresPool
  ) async throws -> StudyFigures {
    let rows = try await pool.query(statement(of: studyID, limit, concealsGroups))
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
        figures.minutesPerDay = try summary(row, "burden_minutes")
        figures.medianSheetsPerDay = try row.decode("burden_sheets")
      }
    }
    var clients = sheets(of: studyID, limit, concealsGroups)
    clients.append(
      """
      SELECT platform, app_version, count(*) AS sheets, count(*) FILTER (WHERE is_newest) AS participants
      FROM (SELECT *, sequence = max(sequence) OVER (PARTITION BY participant_id) AS is_newest
        FROM sheet) AS sent
      GROUP BY platform, app_version
      ORDER BY participants DESC, sheets DESC, platform COLLATE "C", app_version COLLATE "C"
      """)
    figures.clients = try await pool.query(clients).map { row in
      var client = ClientFigures(
        CountedClients.Client(
          platform: try row.decode("platform"), appVersion: try row.decode("app_version")))
      client.sheets = try row.decode("sheets")
      client.participants = try row.decode("participants")
      return client
    }
    figures.isTruncated = try await !pool.query(
      """
      SELECT FROM answer_sheets WHERE study_id = \(studyID)
      GROUP BY questionnaire_id HAVING count(*) > \(limit)
      """
    ).isEmpty
    return figures
  }

  private static func statement(
    of studyID: String, _ limit: Int, _ concealsGroups: Bool
  ) -> PostgresQuery {
    var query = sheets(of: studyID, limit, concealsGroups)
    query.append(counts)
    return query
  }

  /// Builds the table `sheet` for the statement that follows.
  private static func sheets(
    of studyID: String, _ limit: Int, _ concealsGroups: Bool
  ) -> PostgresQuery {
    """
    WITH sheet AS (
      SELECT q.position, s.*,
        CASE WHEN NOT s.deviations && '{CLOCK_IMPLAUSIBLE,CLOCK_INCONSISTENT}'
            AND s.finished_at BETWEEN s.started_at AND s.started_at + interval '2 hours'
          THEN extract(epoch FROM s.finished_at - s.started_at)::float8 / 60 END AS minutes,
        CASE WHEN NOT 'CLOCK_IMPLAUSIBLE' = ANY (s.deviations) THEN (s.finished_at AT TIME ZONE 'UTC'
          + make_interval(mins => coalesce(s.utc_offset_minutes, 0)))::date END AS day
      FROM study_questionnaires AS q JOIN (
        SELECT *, row_number() OVER (PARTITION BY questionnaire_id ORDER BY sequence DESC) AS place
        FROM answer_sheets WHERE study_id = \(studyID)) AS s USING (study_id, questionnaire_id)
      WHERE s.place <= \(limit) AND (NOT \(concealsGroups) OR q.group_ids = '{}')
        AND NOT EXISTS (SELECT FROM sheet_revisions AS r WHERE r.withdrawn
          AND r.participant_id = s.participant_id AND r.sheet_id = s.sheet_id)
        AND s.participant_id NOT IN (SELECT participant_id FROM test_participants WHERE marked)
        AND s.participant_id NOT IN (SELECT participant_id FROM erasures
          WHERE done_at IS NULL AND study_id IN ('', \(studyID)))
        AND s.participant_id NOT IN (SELECT anonymous_id FROM anonymous_names)
    )
    """
  }

  private static let counts: PostgresQuery = """
    , burden AS (
      SELECT count(minutes) AS days, percentile_cont(0.5) WITHIN GROUP (ORDER BY sheets) AS sheets,
        percentile_cont('{0.25,0.5,0.75,0.9}'::float8[]) WITHIN GROUP (ORDER BY minutes) AS minutes
      FROM (SELECT sum(minutes) AS minutes, count(*) AS sheets FROM sheet
        WHERE day IS NOT NULL GROUP BY participant_id, day) AS person_day
    )
    SELECT questionnaire_id, to_char(day, 'YYYY-MM-DD') AS date, count(*) AS sheets,
      count(DISTINCT participant_id) AS participants,
      count(*) FILTER (WHERE notification_id <> '') AS notified,
      count(*) FILTER (WHERE closing <> 'complete') AS incomplete, count(minutes) AS timed,
      percentile_cont('{0.25,0.5,0.75,0.9}'::float8[]) WITHIN GROUP (ORDER BY minutes) AS minutes,
      count(*) FILTER (WHERE 'CLOCK_IMPLAUSIBLE' = ANY (deviations)) AS implausible,
      count(*) FILTER (WHERE 'CLOCK_INCONSISTENT' = ANY (deviations)
        AND NOT 'CLOCK_IMPLAUSIBLE' = ANY (deviations)) AS inconsistent,
      count(*) FILTER (WHERE 'TIME_ZONE_UNKNOWN' = ANY (deviations)) AS zone_unknown,
      count(*) FILTER (WHERE NOT 'CLOCK_IMPLAUSIBLE' = ANY (deviations)
        AND received_at - finished_at > interval '1 day') AS late,
      grouping(questionnaire_id, day) AS level, (SELECT days FROM burden) AS burden_days,
      (SELECT minutes FROM burden) AS burden_minutes, (SELECT sheets FROM burden) AS burden_sheets
    FROM sheet GROUP BY GROUPING SETS ((position, questionnaire_id), (day), ())
    ORDER BY level, position, day
    """

  private static func questionnaire(_ row: PostgresRow) throws -> SheetFigures {
    SheetFigures(
      questionnaireID: try row.decode("questionnaire_id"), sheets: try row.decode("sheets"),
      participants: try row.decode("participants"), notified: try row.decode("notified"),
      incomplete: try row.decode("incomplete"), timed: try row.decode("timed"),
      minutes: try summary(row, "minutes"), clockImplausible: try row.decode("implausible"),
      clockInconsistent: try row.decode("inconsistent"),
      zoneUnknown: try row.decode("zone_unknown"), late: try row.decode("late"))
  }

  private static func summary(_ row: PostgresRow, _ column: String) throws -> MinuteSummary? {
    guard let quantiles = try row.decode(column, as: [Double]?.self),
      var summary = MinuteSummary(of: quantiles)
    else { return nil }
    (summary.lowerQuartile, summary.median) = (quantiles[0], quantiles[1])
    (summary.upperQuartile, summary.p90) = (quantiles[2], quantiles[3])
    return summary
  }
}

extension StudyFigures {
  /// Without the last digits of durations, which depend on the order in which they are added.
  var rounded: StudyFigures {
    var figures = self
    figures.minutesPerDay = minutesPerDay?.rounded
    for place in questionnaires.indices {
      figures.questionnaires[place].minutes = questionnaires[place].minutes?.rounded
    }
    return figures
  }
}

extension MinuteSummary {
  fileprivate var rounded: MinuteSummary {
    func rounded(_ minutes: Double) -> Double { (minutes * 1_000_000).rounded() / 1_000_000 }
    var summary = self
    summary.lowerQuartile = rounded(lowerQuartile)
    summary.median = rounded(median)
    summary.upperQuartile = rounded(upperQuartile)
    summary.p90 = rounded(p90)
    return summary
  }
}
