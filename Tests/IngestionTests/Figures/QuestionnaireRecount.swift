import FoundationEssentials
import Postgres

@testable import IngestionService

/// Counts the quality and the distributions of a questionnaire's sheets anew in SQL, as the yardstick of
/// figures that follow changes.
struct QuestionnaireRecount: Sendable {
  let studyID: String
  let questionnaireID: String
  let questions: FigureQuestions
  /// Maximum number of sheets; the newest count.
  let limit: Int
  /// Sheets and amendments that arrived since then do not count; nil for no limit.
  let cutoff: Date?

  /// The numbers of sheets and of their participants, and the signs of careless responding.
  var quality: PostgresStatement<(sheets: Int, participants: Int, quality: SheetQuality)> {
    var query = tables
    query.append(Self.valuesOnScales)
    // A run begins where the value differs from the one before, and is numbered by its beginnings.
    query.append(
      """
      , begun AS (
        SELECT sequence, scale, place, (lag(value) OVER block IS DISTINCT FROM value)::int AS begins
        FROM scaled WINDOW block AS (PARTITION BY sequence, scale ORDER BY place)
      ), numbered AS (
        SELECT sequence, scale, sum(begins) OVER (PARTITION BY sequence, scale ORDER BY place) AS run
        FROM begun
      ), block AS (
        SELECT sequence, scale, count(*) AS answers, stddev_samp(value) AS deviation FROM scaled
        GROUP BY sequence, scale HAVING count(*) >= \(SheetQuality.answersMin)
      ), longest AS (
        SELECT sequence, scale, max(length) AS length FROM (
          SELECT sequence, scale, count(*) AS length FROM numbered
          GROUP BY sequence, scale, run) AS runs
        GROUP BY sequence, scale
      ), judged AS (
        SELECT sequence, max(length) AS longest,
          bool_or(length >= \(SheetQuality.runShareMin) * answers) AS is_long,
          bool_or(deviation <= \(SheetQuality.deviationMax)) AS is_alike
        FROM block JOIN longest USING (sequence, scale) GROUP BY sequence
      ), timed AS (
        SELECT minutes * 60 / answers AS seconds FROM (
          SELECT minutes, (SELECT count(*) FROM jsonb_object_keys(answers)) AS answers FROM sheet
          WHERE minutes IS NOT NULL) AS counted
        WHERE answers > 0
      )
      SELECT (SELECT count(*) FROM sheet) AS sheets,
        (SELECT count(DISTINCT participant_id) FROM sheet) AS participants, t.*, j.* FROM (
        SELECT count(*) AS timed,
          count(*) FILTER (WHERE seconds <= \(SheetQuality.secondsPerAnswerMax)) AS too_fast,
          percentile_cont(0.5) WITHIN GROUP (ORDER BY seconds) AS seconds FROM timed) AS t,
      (SELECT count(*) AS judged, count(*) FILTER (WHERE is_long) AS long_run,
          count(*) FILTER (WHERE is_alike) AS small_deviation,
          percentile_cont(0.5) WITHIN GROUP (ORDER BY longest) AS longest FROM judged) AS j
      """)
    return PostgresStatement(query, named: "the quality of sheets") { row in
      (
        try row.decode("sheets"), try row.decode("participants"),
        SheetQuality(
          timed: try row.decode("timed"), tooFast: try row.decode("too_fast"),
          medianSecondsPerAnswer: try row.decode("seconds"), judged: try row.decode("judged"),
          longRun: try row.decode("long_run"),
          smallDeviation: try row.decode("small_deviation"),
          medianLongestRun: try row.decode("longest"))
      )
    }
  }

  /// The distributions of the answers, by index of the question. SQL counts questions from 1.
  ///
  /// - Parameter groupSize: participants count in groups of this size in the order of their first
  ///   answer; an incomplete group does not count.
  func distributions(groupSize: Int) -> PostgresStatement<[Int: QuestionTally]> {
    var query = tables
    query.append(
      """
      , given AS MATERIALIZED (
        SELECT answer.participant_id, answer.sequence, asked.question, asked.low, asked.high,
          asked.tiny, asked.classes, asked.is_discrete, answer.value -> 'choice' AS choice,
          (answer.value -> 'number')::float8 AS exact,
          CASE WHEN answer.value ? 'number'
            THEN least(greatest((answer.value -> 'number')::float8, -1e100), 1e100) END AS number
        FROM answer
        JOIN asked ON asked.version = answer.version AND asked.element_id = answer.key
      ), person AS (
        SELECT *, row_number() OVER (PARTITION BY question ORDER BY earliest) AS rank,
          count(*) OVER (PARTITION BY question) AS people
        FROM (SELECT question, participant_id, count(*) AS answers, avg(number) AS mean,
            min(sequence) AS earliest
          FROM given GROUP BY question, participant_id) AS one
      ), kept AS MATERIALIZED (
        SELECT *,
          row_number() OVER (PARTITION BY question ORDER BY mean DESC NULLS LAST) AS from_top,
          row_number() OVER (PARTITION BY question ORDER BY mean NULLS LAST) AS from_bottom
        FROM person WHERE rank <= people / \(groupSize) * \(groupSize)
      ), class AS (
        SELECT question, class, participant_id, count(*) AS times
        FROM given CROSS JOIN LATERAL (
          SELECT jsonb_array_elements_text(choice) AS class WHERE choice IS NOT NULL
          UNION ALL SELECT \(unescaped: Self.classNumber)::text
            WHERE number IS NOT NULL AND classes > 0) AS named
        GROUP BY question, class, participant_id
      )
      SELECT question, NULL AS class, count(*) AS participants, sum(answers)::int8 AS answers,
        avg(mean) AS mean, stddev_samp(mean) AS deviation, max(mean) AS largest,
        sum(mean) FILTER (WHERE from_top <= 2) AS two_largest, min(mean) AS smallest,
        sum(mean) FILTER (WHERE from_bottom <= 2) AS two_smallest, quartiles
      FROM kept JOIN (
        SELECT question, percentile_cont(ARRAY[0.25, 0.5, 0.75]) WITHIN GROUP (ORDER BY number)
          AS quartiles
        FROM given JOIN kept USING (question, participant_id) GROUP BY question) AS all_answers
        USING (question)
      GROUP BY question, quartiles
      UNION ALL
      SELECT question, class, count(*), sum(times)::int8, sum(times::float8 / answers), NULL, NULL,
        NULL, NULL, NULL, NULL
      FROM class JOIN kept USING (question, participant_id) GROUP BY question, class
      """)
    return PostgresStatement(query) { rows in try Self.tallies(rows) }
  }

  /// Builds the place of a number within its bounds, from 0 to 1. PostgreSQL refuses quotients that
  /// are too small for float8, so that differences up to ``NumberScale/tiny`` are zero.
  private static func place(of number: String) -> String {
    let difference = "(least(greatest(\(number), low), high) - low)"
    return "CASE WHEN \(difference) <= tiny THEN 0 ELSE \(difference) / (high - low) END"
  }

  /// The class of a number within its bounds, from 0.
  private static let classNumber = """
    least(CASE WHEN is_discrete THEN round((\(place(of: "exact"))) * (classes - 1))
      ELSE floor((\(place(of: "exact"))) * classes) END, classes - 1)::int
    """

  /// The values of questions that share a scale, from 0 to 1.
  private static let valuesOnScales: PostgresQuery = """
    , scaled AS (
      SELECT * FROM (
        SELECT answer.sequence, asked.scale, asked.place, CASE WHEN classes > 0
          THEN \(unescaped: place(of: "(answer.value -> 'number')::float8"))
          ELSE (array_position(codes, answer.value -> 'choice' ->> 0) - 1)::float8
            / greatest(cardinality(codes) - 1, 1) END AS value
        FROM answer
        JOIN asked ON asked.version = answer.version AND asked.element_id = answer.key
        WHERE asked.scale >= 0) AS found
      WHERE value IS NOT NULL
    )
    """

  /// Builds the tables `sheet`, `answer` and `asked`, the questions of each version, for the statement
  /// that follows.
  private var tables: PostgresQuery {
    let (all, items) = (questions.questions, questions.items)
    let scales = all.map { question -> NumberScale? in
      if case .numbers(let scale) = question.content { scale } else { nil }
    }
    // An array of arrays of different lengths is not possible, and codes have no spaces.
    let codes = all.map { question -> String in
      if case .options(let codes, _) = question.content {
        codes.joined(separator: " ")
      } else {
        ""
      }
    }
    var query = Self.sheets(
      of: studyID, questionnaireID: questionnaireID, limit: limit, before: cutoff)
    query.append(
      """
      , answer AS (
        SELECT participant_id, sequence, version, key, value
        FROM sheet CROSS JOIN LATERAL jsonb_each(answers)
        -- Otherwise the answers of a sheet are unfolded once for each question.
        OFFSET 0
      ), asked AS MATERIALIZED (
        SELECT item.*, element_id, low, high, tiny, classes, is_discrete,
          string_to_array(codes, ' ') AS codes
        FROM unnest(\(items.map { Int64($0.question) + 1 }),
          \(items.map { Int32(clamping: $0.version) }), \(items.map { Int32($0.place) }),
          \(items.map { Int32($0.scale ?? -1) })) AS item (question, version, place, scale)
        JOIN unnest(\(all.map(\.elementID)), \(scales.map { $0?.minimum ?? 0 }),
          \(scales.map { $0?.maximum ?? 1 }), \(scales.map { $0?.tiny ?? 0 }),
          \(scales.map { Int32($0?.classes ?? 0) }), \(scales.map { $0?.isDiscrete ?? false }),
          \(codes)) WITH ORDINALITY
          AS q (element_id, low, high, tiny, classes, is_discrete, codes, question)
          USING (question)
      )
      """)
    return query
  }

  private static func tallies(_ rows: [PostgresRow]) throws -> [Int: QuestionTally] {
    var tallies: [Int: QuestionTally] = [:]
    for row in rows {
      let question = try row.decode("question", as: Int.self) - 1
      let participants = try row.decode("participants", as: Int.self)
      let answers = try row.decode("answers", as: Int.self)
      let mean = try row.decode("mean", as: Double?.self)
      if let key = try row.decode("class", as: String?.self) {
        // The column of the mean has the sum of the participants' shares.
        tallies[question, default: QuestionTally()].classes.append(
          QuestionTally.Class(
            key: key, participants: participants, answers: answers, share: mean ?? 0))
      } else {
        tallies[question, default: QuestionTally()].participants = participants
        tallies[question, default: QuestionTally()].answers = answers
        tallies[question, default: QuestionTally()].numbers = try mean.map {
          QuestionTally.Numbers(
            mean: $0, deviation: try row.decode("deviation"),
            quartiles: try row.decode("quartiles"),
            largest: try row.decode("largest"), twoLargest: try row.decode("two_largest"),
            smallest: try row.decode("smallest"), twoSmallest: try row.decode("two_smallest"))
        }
      }
    }
    return tallies.mapValues { tally in
      var tally = tally
      for place in tally.classes.indices {
        tally.classes[place].share /= Double(max(1, tally.participants))
      }
      return tally
    }
  }
}

extension QuestionnaireRecount {
  /// Builds the table `sheet` for the statement that follows: the newest sheets of a questionnaire that
  /// count, in their newest revision.
  ///
  /// The order of arrival has an index, so that the work depends on the limit and not on the study.
  ///
  /// - Parameters:
  ///   - limit: maximum number of sheets.
  ///   - cutoff: sheets and amendments that arrived since then do not count; withdrawals do. Nil for no
  ///     limit.
  fileprivate static func sheets(
    of studyID: String, questionnaireID: String, limit: Int, before cutoff: Date?
  ) -> PostgresQuery {
    """
    WITH sheet AS MATERIALIZED (
      SELECT s.participant_id, s.version, s.sequence, \(unescaped: answers) AS answers,
        CASE WHEN \(unescaped: FigureSQL.isTimed)
          THEN extract(epoch FROM finished_at - started_at)::float8 / 60 END AS minutes
      FROM (
        SELECT * FROM answer_sheets
        WHERE study_id = \(studyID) AND questionnaire_id = \(questionnaireID)
          AND received_at < coalesce(\(cutoff), 'infinity')
        ORDER BY sequence DESC LIMIT \(limit)) AS s
      LEFT JOIN LATERAL (
        SELECT answers, withdrawn FROM sheet_revisions
        WHERE participant_id = s.participant_id AND sheet_id = s.sheet_id
        ORDER BY revision DESC LIMIT 1) AS r ON true
      LEFT JOIN LATERAL (
        SELECT answers FROM sheet_revisions
        WHERE r.withdrawn IS NOT NULL AND participant_id = s.participant_id AND sheet_id = s.sheet_id
          AND received_at < coalesce(\(cutoff), 'infinity')
        ORDER BY revision DESC LIMIT 1) AS former ON true
      WHERE r.withdrawn IS NOT TRUE
        AND s.participant_id NOT IN (SELECT participant_id FROM test_participants WHERE marked)
        AND s.participant_id NOT IN (SELECT participant_id FROM erasures
          WHERE done_at IS NULL AND study_id IN ('', \(studyID)))
        AND s.participant_id NOT IN (SELECT anonymous_id FROM anonymous_names)
    )
    """
  }

  /// The answers by the newest revision that counts, without those that were withdrawn since.
  private static let answers = """
    CASE WHEN r.answers IS NULL THEN s.answers ELSE (
      SELECT coalesce(jsonb_object_agg(given.key, given.value), '{}')
      FROM jsonb_each(coalesce(former.answers, s.answers)) AS given (key, value)
      WHERE r.answers ? given.key) END
    """
}

extension QuestionTally {
  /// Whether counts are equal, and sums except for the order in which they were added.
  func isClose(to other: QuestionTally) -> Bool {
    func values(_ tally: QuestionTally) -> [Double] {
      let numbers = tally.numbers.map {
        [$0.mean, $0.deviation ?? -1, $0.largest, $0.twoLargest, $0.smallest, $0.twoSmallest]
          + $0.quartiles
      }
      return (numbers ?? []) + tally.classes.sorted { $0.key < $1.key }.map(\.share)
    }
    func counts(_ tally: QuestionTally) -> [String] {
      tally.classes.map { "\($0.key) \($0.participants) \($0.answers)" }.sorted()
        + ["\(tally.participants) \(tally.answers)"]
    }
    let (one, another) = (values(self), values(other))
    return counts(self) == counts(other) && one.count == another.count
      && zip(one, another).allSatisfy { abs($0 - $1) <= 1e-9 * max(1, abs($0)) }
  }
}
