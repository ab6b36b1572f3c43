import Calendar
import FoundationEssentials
import Postgres
import Questionnaires

/// Computes and stores the releases of comparisons.
enum ComparisonStore {
  /// The row of a comparison.
  struct Stored: Sendable {
    /// See ``ComparisonDefinition/key``.
    var key: String
    /// Number of contributors of the release.
    var contributors: Int
    /// Nil if withheld or never decided.
    var release: (ComparisonRelease, at: Date)?
    /// Whether it was decided on in any night.
    var isExamined: Bool
  }

  struct Name: Sendable, Hashable {
    var studyID: String
    var comparisonID: String
  }

  /// Returns the studies with comparisons, feedback texts or rewards, and nothing else of them.
  static func studies() -> PostgresStatement<[String: StudyDefinition]> {
    PostgresStatement(
      "SELECT study_id, results FROM studies WHERE results IS NOT NULL",
      entry: { row in
        let (studyID, bytes) = try row.decode(String.self, [UInt8].self)
        return (studyID, try StudyDefinition(results: bytes))
      })
  }

  /// Returns the comparisons that were decided on in the night of a time.
  static func examined(_ now: Date) -> PostgresStatement<Set<Name>> {
    var query: PostgresQuery = "SELECT study_id, comparison_id FROM comparison_releases WHERE NOT "
    query.append(isDue(now))
    return PostgresStatement(query) { rows in
      try rows.reduce(into: []) { names, row in
        let (studyID, comparisonID) = try row.decode(String.self, String.self)
        names.insert(Name(studyID: studyID, comparisonID: comparisonID))
      }
    }
  }

  /// Whether a row is to be decided on. Days that a clock ahead has decided on come again.
  private static func isDue(_ now: Date) -> PostgresQuery {
    """
    (examined_on IS NULL OR examined_on NOT BETWEEN (\(now)::timestamptz AT TIME ZONE 'UTC')::date
      AND (\(now)::timestamptz AT TIME ZONE 'UTC')::date + 1)
    """
  }

  /// Gives the statements of a transaction time to read all sheets of a questionnaire.
  static let patience = PostgresStatement<Void>("SET LOCAL statement_timeout = '10min'")

  /// Locks the row of a due comparison until the end of the transaction; nil if it is not due or another
  /// process has the lock.
  static func lock(
    _ name: Name, due now: Date
  ) -> (insert: PostgresStatement<Void>, select: PostgresStatement<Stored?>) {
    var query: PostgresQuery = """
      SELECT \(unescaped: columns) FROM comparison_releases
      WHERE study_id = \(name.studyID) AND comparison_id = \(name.comparisonID) AND
      """
    query.append(" ")
    query.append(isDue(now))
    query.append(" FOR UPDATE SKIP LOCKED")
    return (
      PostgresStatement(
        """
        INSERT INTO comparison_releases (study_id, comparison_id)
        VALUES (\(name.studyID), \(name.comparisonID)) ON CONFLICT DO NOTHING
        """),
      PostgresStatement(query, first: { try stored($0) })
    )
  }

  /// Returns the rows of a study by comparison.
  static func all(of studyID: String) -> PostgresStatement<[String: Stored]> {
    PostgresStatement(
      """
      SELECT \(unescaped: columns), comparison_id FROM comparison_releases
      WHERE study_id = \(studyID)
      """,
      entry: { row in (try row.decode("comparison_id"), try stored(row)) })
  }

  private static let columns =
    "definition, contributors, released_at, participants, mean, quarters, examined_on IS NOT NULL AS done"

  private static func stored(_ row: PostgresRow) throws -> Stored {
    let mean = try row.decode("mean", as: Double?.self)
    let releasedAt = try row.decode("released_at", as: Date?.self)
    let participants = try row.decode("participants", as: Int32.self)
    let quarters = try row.decode("quarters", as: [Double].self)
    return Stored(
      key: try row.decode("definition"),
      contributors: Int(try row.decode("contributors", as: Int32.self)),
      release: releasedAt.flatMap { time in
        mean.map {
          (
            ComparisonRelease(participants: Int(participants), mean: $0, quarters: quarters),
            at: time
          )
        }
      }, isExamined: try row.decode("done"))
  }

  /// Returns the contributors of the present release.
  static func contributors(of name: Name) -> PostgresStatement<[UUID: Double]> {
    PostgresStatement(
      """
      SELECT participant_id, place FROM comparison_contributors
      WHERE study_id = \(name.studyID) AND comparison_id = \(name.comparisonID)
      """,
      entry: { row in try row.decode(UUID.self, Double.self) })
  }

  /// Stores a decision.
  ///
  /// - Parameter present: the contributors that were decided on.
  static func save(
    _ decision: ComparisonRule.Decision, of value: ReleasedValue, _ name: Name,
    _ present: [UUID: Double], at now: Date
  ) -> [PostgresStatement<Void>] {
    var head: PostgresQuery = """
      UPDATE comparison_releases
      SET examined_on = (\(now)::timestamptz AT TIME ZONE 'UTC')::date
      """
    var contributors: [PostgresStatement<Void>] = []
    switch decision {
    case .kept: break
    case .withheld: head.append(", definition = \(value.key)")
    case .released(let release):
      head.append(
        """
        , definition = \(value.key), released_at = \(now),
          contributors = \(Int32(clamping: present.count)),
          participants = \(Int32(clamping: release.participants)), mean = \(release.mean),
          quarters = \(release.quarters)
        """)
      contributors = replace(name, by: present)
    }
    head.append(
      " WHERE study_id = \(name.studyID) AND comparison_id = \(name.comparisonID)")
    return contributors + [PostgresStatement(head)]
  }

  private static func replace(
    _ name: Name, by present: [UUID: Double]
  ) -> [PostgresStatement<Void>] {
    let people = Array(present)
    return [
      PostgresStatement(
        """
        DELETE FROM comparison_contributors
        WHERE study_id = \(name.studyID) AND comparison_id = \(name.comparisonID)
        """),
      PostgresStatement(
        """
        INSERT INTO comparison_contributors (participant_id, study_id, comparison_id, place)
        SELECT participant_id, \(name.studyID), \(name.comparisonID), place
        FROM unnest(\(people.map(\.key)), \(people.map(\.value))) AS one (participant_id, place)
        """),
    ]
  }
}

extension ComparisonStore {
  /// Returns the places of the participants' means. Test participants, participants who are being
  /// erased, and anonymised answers, which belong to no participant, do not contribute.
  static func places(
    of value: ReleasedValue, in studyID: String, now: Date
  ) -> PostgresStatement<[UUID: Double]> {
    var query: PostgresQuery
    switch value {
    case .ranking(let rewards):
      query = RankingSQL.places(of: rewards, in: studyID, now: now, where: contributes(to: studyID))
    case .comparison(let comparison):
      query = means(of: comparison, in: studyID, now: now)
      query.append(contributes(to: studyID))
      query.append(" GROUP BY s.participant_id")
    }
    return PostgresStatement(query, entry: { row in try row.decode(UUID.self, Double.self) })
  }

  /// Builds the condition for the sheets `s` of participants who contribute.
  private static func contributes(to studyID: String) -> PostgresQuery {
    """
     AND s.participant_id NOT IN (SELECT participant_id FROM test_participants WHERE marked)
      AND s.participant_id NOT IN (SELECT participant_id FROM erasures
        WHERE done_at IS NULL AND study_id IN ('', \(studyID)))
      AND EXISTS (SELECT FROM sheet_usage u
        WHERE u.participant_id = s.participant_id AND u.study_id = s.study_id)
    """
  }

  /// Returns the places of one participant's means, by index of the comparison.
  static func ownPlaces(
    of comparisons: [ComparisonDefinition], in studyID: String, participantID: UUID, now: Date
  ) -> PostgresStatement<[Int: Double]> {
    var query: PostgresQuery = ""
    for (number, comparison) in comparisons.enumerated() {
      query.append(number == 0 ? "SELECT " : " UNION ALL SELECT ")
      query.append("\(Int32(number))::int4, place FROM (")
      query.append(means(of: comparison, in: studyID, now: now))
      query.append(
        " AND s.participant_id = \(participantID) GROUP BY s.participant_id) AS own")
    }
    return PostgresStatement(
      query,
      entry: { row in
        let (number, place) = try row.decode(Int32.self, Double.self)
        return (Int(number), place)
      })
  }

  /// Builds the means of the participants in a comparison, up to the last condition.
  ///
  /// Values are clamped to the range before they are divided, and differences up to a 10⁻¹⁵th of the
  /// range are zero: PostgreSQL refuses quotients that are too small. Means have six decimals, so that
  /// the order in which they are summed changes none.
  private static func means(
    of comparison: ComparisonDefinition, in studyID: String, now: Date
  ) -> PostgresQuery {
    let since = comparison.since(now)
    let range = comparison.maximum - comparison.minimum
    // A sheet may have been received before its finish time, by a clock that was ahead.
    let earliestReceipt = since?.addingTimeInterval(
      -3600 * Double(SheetLimits.clockAheadHoursMax))
    var query: PostgresQuery = """
      SELECT s.participant_id, round(avg(
        CASE WHEN distance <= \(range * 1e-15)::float8 THEN 0 ELSE distance / \(range)::float8 END
        )::numeric, 6)::float8 AS place
      FROM answer_sheets s \(unescaped: SheetRecord.joinedRevision)
      CROSS JOIN LATERAL (SELECT
      """
    query.append(" ")
    query.append(value(of: comparison))
    query.append(
      """
       AS number) AS v
      CROSS JOIN LATERAL (SELECT least(greatest(number, \(comparison.minimum)::float8),
        \(comparison.maximum)::float8) - \(comparison.minimum)::float8 AS distance) AS d
      WHERE s.study_id = \(studyID) AND s.questionnaire_id = \(comparison.questionnaireID)
        AND s.received_at >= coalesce(\(earliestReceipt)::timestamptz, '-infinity')
        AND s.finished_at >= coalesce(\(since)::timestamptz, '-infinity')
        AND \(Deviation.clockImplausible.rawValue) <> ALL(s.deviations)
        AND r.withdrawn IS NOT TRUE AND number IS NOT NULL
      """)
    return query
  }

  private static func value(of comparison: ComparisonDefinition) -> PostgresQuery {
    switch comparison.value {
    case .question(let id):
      "(\(unescaped: SheetRecord.presentAnswers) -> \(id) -> 'number')::float8"
    case .score(let id), .calculation(let id):
      """
      (SELECT (score -> 'value')::float8
        FROM jsonb_array_elements(\(unescaped: SheetRecord.presentScores)) AS score
        WHERE score ->> 'id' = \(id) AND score ? 'value' LIMIT 1)
      """
    case nil: "NULL::float8"
    }
  }
}
