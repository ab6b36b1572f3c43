import Calendar
import FoundationEssentials
import Postgres

/// Reads a participant's series.
enum SeriesReader {
  /// A series to read. Several with the same place are one series.
  struct Asked: Sendable, Hashable {
    var place: Int
    var key: SeriesKey
    /// Version of the questionnaire; 0: all.
    var version: UInt32 = 0
  }

  /// Returns the newest values of each asked series, oldest first, by place.
  ///
  /// - Parameter limit: maximum number of values of a series.
  static func values(
    of asked: [Asked], _ source: SeriesSQL, limit: Int
  ) -> PostgresStatement<[Int: SeriesPart<SeriesValue>]> {
    var query = tables(of: asked, source)
    query.append(
      """
      SELECT place, at, version, number, \(unescaped: codeArray) AS codes FROM (
        SELECT *, row_number() OVER (
          PARTITION BY place ORDER BY at DESC, id DESC) AS rank FROM value) AS ranked
      WHERE rank <= \(limit + 1) ORDER BY place, rank
      """)
    return PostgresStatement(query) { rows in
      try parts(rows, limit: limit) { row in
        let (place, at, version, number, codes) = try row.decode(
          Int32.self, Date.self, Int32.self, Double?.self, [String]?.self)
        return (Int(place), value(at, version, number, codes))
      }
    }
  }

  /// Returns the newest periods of each asked series, oldest first, by place.
  ///
  /// - Parameter limit: maximum number of periods of a series.
  static func summaries(
    of asked: [Asked], by period: SeriesPeriod, _ source: SeriesSQL, limit: Int
  ) -> PostgresStatement<[Int: SeriesPart<SeriesSummary>]> {
    var query = tables(of: asked, source)
    // Days are those of the years 1 to 9999, although the local day of their first and last hours may
    // be another.
    //
    // Sums and differences of large finite numbers may exceed float8: the mean is that of exact
    // decimals, and quartiles of large numbers are those of their halves. A mean between zero and the
    // least float8 is zero.
    query.append(
      """
      , dated AS (
        SELECT place, date_trunc(\(period.rawValue),
            least(greatest(day, '0001-01-01'), '9999-12-31')::timestamp)::date AS starts,
          number, codes
        FROM value
      ), chosen AS (
        SELECT place, starts, jsonb_object_agg(code, times) AS codes FROM (
          SELECT place, starts, code, count(*) AS times
          FROM dated CROSS JOIN LATERAL jsonb_array_elements_text(codes) AS code
          GROUP BY place, starts, code) AS counted
        GROUP BY place, starts
      ), summary AS (
        SELECT place, starts, count(*) AS total, count(number) AS numbers,
          avg(number::text::numeric) AS mean, min(number) AS minimum, max(number) AS maximum,
          percentile_cont(ARRAY[0.25, 0.5, 0.75]) WITHIN GROUP (ORDER BY number) AS quartiles,
          percentile_cont(ARRAY[0.25, 0.5, 0.75]) WITHIN GROUP (
            ORDER BY CASE WHEN number BETWEEN -1e-300 AND 1e-300 THEN 0 ELSE number / 2 END)
            AS halves
        FROM dated GROUP BY place, starts
      )
      SELECT place, to_char(starts, 'YYYY-MM-DD') AS starts, total,
        CASE WHEN mean BETWEEN -3e-324 AND 3e-324 THEN 0 ELSE mean::float8 END AS mean, minimum,
        maximum,
        CASE WHEN greatest(-minimum, maximum) >= 1e300
          THEN ARRAY[2 * halves[1], 2 * halves[2], 2 * halves[3]] ELSE quartiles END AS quartiles,
        codes
      FROM (SELECT *, row_number() OVER (PARTITION BY place ORDER BY starts DESC) AS rank
        FROM summary) AS ranked
      LEFT JOIN chosen USING (place, starts)
      WHERE rank <= \(limit + 1) ORDER BY place, rank
      """)
    return PostgresStatement(query) { rows in
      try parts(rows, limit: limit) { row in
        let (place, starts, total, mean, least, most, quartiles, codes) = try row.decode(
          Int32.self, String.self, Int64.self, Double?.self, Double?.self, Double?.self,
          [Double]?.self, PostgresJSON?.self)
        var summary = SeriesSummary(
          startDate: starts, values: Int(total), codes: try codes?.decode([String: Int].self) ?? [:]
        )
        if let mean, let least, let most, let quartiles, quartiles.count == 3 {
          summary.numbers = SeriesSummary.Numbers(
            mean: mean, minimum: least, lowerQuartile: quartiles[0], median: quartiles[1],
            upperQuartile: quartiles[2], maximum: most)
        }
        return (Int(place), summary)
      }
    }
  }

  /// Returns the series with values, ordered by their names.
  ///
  /// - Parameter position: the last series already read; nil starts at the first.
  ///
  /// - Parameter hidden: series that are left out.
  static func overviews(
    _ source: SeriesSQL, without hidden: [SeriesKey], after position: SeriesKey?, limit: Int
  ) -> PostgresStatement<[SeriesOverview]> {
    var query: PostgresQuery = "WITH sheet AS MATERIALIZED ("
    query.append(source.sheets(of: nil))
    query.append("), value AS (")
    query.append(SeriesSQL.allSheetValues)
    query.append(
      """
       UNION ALL SELECT kind, name1, name2, name3, name4, at, id, version, number, codes
      FROM (
      """)
    query.append(source.recordValues)
    query.append(
      """
      ) AS recorded), counted AS (
        SELECT kind, name1 COLLATE "C" AS name1, name2 COLLATE "C" AS name2,
          name3 COLLATE "C" AS name3, name4 COLLATE "C" AS name4, count(*) AS total,
          min(at) AS earliest, max(at) AS latest
        FROM value WHERE true
      """)
    if !hidden.isEmpty { query.append(none(of: hidden)) }
    if let position {
      let names = position.names
      query.append(
        """
         AND (kind, name1 COLLATE "C", name2 COLLATE "C", name3 COLLATE "C", name4 COLLATE "C")
          > (\(position.kind.rawValue), \(names[0]), \(names[1]), \(names[2]), \(names[3]))
        """)
    }
    // Only the values of the first and the last instant are sorted: at most two rows of each series.
    query.append(
      """
       GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5 LIMIT \(limit))
      SELECT kind, name1, name2, name3, name4, at, version, number, \(unescaped: codeArray) AS codes,
        total, rank
      FROM (
        SELECT c.*, v.at, v.version, v.number, v.codes, row_number() OVER series AS rank,
          count(*) OVER (PARTITION BY c.kind, c.name1, c.name2, c.name3, c.name4) AS ends
        FROM counted c JOIN value v ON v.kind = c.kind AND v.name1 = c.name1
          AND v.name2 = c.name2 AND v.name3 = c.name3 AND v.name4 = c.name4
          AND v.at IN (c.earliest, c.latest)
        WINDOW series AS (PARTITION BY c.kind, c.name1, c.name2, c.name3, c.name4
          ORDER BY v.at, v.id)) AS ranked
      WHERE rank IN (1, ends) ORDER BY kind, name1, name2, name3, name4, rank
      """)
    return PostgresStatement(query) { rows in
      var overviews: [SeriesOverview] = []
      for row in rows {
        let (kind, first, second, third, fourth, at, version, number, codes, total, rank) =
          try row.decode(
            Int16.self, String.self, String.self, String.self, String.self, Date.self, Int32.self,
            Double?.self, [String]?.self, Int64.self, Int64.self)
        guard let kind = SeriesKey.Kind(rawValue: kind) else { continue }
        let present = value(at, version, number, codes)
        if rank == 1 {
          overviews.append(
            SeriesOverview(
              key: SeriesKey(kind, first, second, third, fourth), values: Int(total),
              first: present, last: present))
        } else if !overviews.isEmpty {
          overviews[overviews.count - 1].last = present
        }
      }
      return overviews
    }
  }

  private static func none(of questions: [SeriesKey]) -> PostgresQuery {
    """
     AND (kind, name1, name2) NOT IN (
      SELECT * FROM unnest(\(questions.map(\.kind.rawValue)), \(questions.map { $0.names[0] }),
        \(questions.map { $0.names[1] })))
    """
  }

  /// Returns the questionnaire versions of a participant's sheets in a study.
  ///
  /// - Parameter withPresent: whether those that the study uses now are included.
  static func versions(
    participantID: UUID, studyID: String, withPresent: Bool = false
  ) -> PostgresStatement<[QuestionnaireVersion]> {
    PostgresStatement(
      """
      SELECT k.questionnaire_id, s.version FROM answer_sheet_keys k
      CROSS JOIN LATERAL \(unescaped: SheetRecord.sheetOfKey) AS s
      WHERE k.participant_id = \(participantID) AND k.study_id = \(studyID) AND NOT k.withdrawn
      UNION SELECT questionnaire_id, version FROM study_questionnaires
      WHERE \(withPresent) AND study_id = \(studyID)
      """,
      each: { row in
        let (id, version) = try row.decode(String.self, Int32.self)
        return QuestionnaireVersion(questionnaireID: id, version: UInt32(version))
      })
  }

  private static let codeArray = """
    CASE WHEN codes IS NOT NULL THEN ARRAY(SELECT jsonb_array_elements_text(codes)) END
    """

  private static func value(
    _ at: Date, _ version: Int32, _ number: Double?, _ codes: [String]?
  ) -> SeriesValue {
    SeriesValue(
      at: Instant(at), version: UInt32(clamping: version),
      content: number.map { .number($0) } ?? .codes(codes ?? []))
  }

  /// Builds the tables `asked` and `value` for the statement that follows.
  private static func tables(of asked: [Asked], _ source: SeriesSQL) -> PostgresQuery {
    func names(_ index: Int) -> [String] { asked.map { $0.key.names[index] } }
    var query: PostgresQuery = """
      WITH asked AS MATERIALIZED (
        SELECT * FROM unnest(\(asked.map { Int32($0.place) }), \(asked.map(\.key.kind.rawValue)),
          \(names(0)), \(names(1)), \(names(2)), \(names(3)),
          \(asked.map { Int32(clamping: $0.version) }))
          AS a (place, kind, name1, name2, name3, name4, version)
      )
      """
    let sheetKinds = [SeriesKey.Kind.question, .score, .noise].filter { kind in
      asked.contains { $0.key.kind == kind }
    }
    let ofSheets = asked.filter { sheetKinds.contains($0.key.kind) }
    let questionnaireIDs = Set(ofSheets.map { $0.key.names[0] })
    if !ofSheets.isEmpty {
      query.append(", sheet AS (")
      query.append(
        source.sheets(of: questionnaireIDs.contains("") ? nil : questionnaireIDs.sorted()))
      query.append(")")
    }
    var parts = sheetKinds.map { SeriesSQL.askedSheetValues($0) }
    if ofSheets.count < asked.count { parts.append(source.askedRecordValues) }
    for (place, part) in parts.enumerated() {
      query.append(place == 0 ? ", value AS (" : " UNION ALL ")
      query.append(part)
    }
    query.append(") ")
    return query
  }

  /// Groups rows, newest first, by their places.
  private static func parts<Value>(
    _ rows: [PostgresRow], limit: Int, each: (PostgresRow) throws -> (Int, Value)
  ) throws -> [Int: SeriesPart<Value>] {
    var parts: [Int: SeriesPart<Value>] = [:]
    for row in rows {
      let (place, value) = try each(row)
      parts[place, default: SeriesPart()].values.append(value)
    }
    return parts.mapValues { SeriesPart(values: $0.values.reversed()).newest(limit) }
  }
}
