import FoundationEssentials
import Postgres

/// Searches newest versions by their texts.
struct SearchStore: Sendable {
  /// Finds matches by relevance; without words by id.
  ///
  /// - Parameter stems: stems of the query's words, never empty; nil for a query without words.
  func find(
    _ query: QuestionnaireQuery, _ stems: [Stems]?, for reader: CatalogueReader
  ) -> PostgresStatement<[FoundQuestionnaire]> {
    PostgresStatement(
      Self.statement(query, stems, for: reader),
      each: { row in
        FoundQuestionnaire(
          summary: try row.decode("summary"), isRetired: try row.decode("retired"))
      })
  }

  /// The search expression for some configurations.
  struct Stems: Sendable, Hashable {
    /// A tsquery.
    var words: String
    var configurations: [String]
  }

  /// Reduces the query's words with each language's configuration, to compare with texts reduced
  /// the same way; unreduced words always match, too.
  ///
  /// A separate statement, because most configurations produce the same stems: the index is
  /// searched once per distinct stem instead of once per configuration, and words are not reduced
  /// again for every text.
  ///
  /// Answers with the stems of the fewest configurations first; empty if nothing can match.
  func stems(of query: QuestionnaireQuery) -> PostgresStatement<[Stems]> {
    let configurations =
      query.textLanguage.isEmpty
      ? SearchConfiguration.all : [SearchConfiguration.name(for: query.textLanguage)]
    return PostgresStatement(
      """
      SELECT words::text AS words, array_agg(configuration ORDER BY configuration) AS configurations
      FROM (
        SELECT configuration, websearch_to_tsquery(configuration::regconfig, \(query.words))
          || websearch_to_tsquery('simple', \(query.words))
          || to_tsquery('simple', \(Self.beginnings(in: query.words))) AS words
        FROM unnest(\(configurations)) AS configuration
      ) AS queries
      WHERE numnode(words) > 0
      GROUP BY queries.words ORDER BY count(*), words
      """,
      each: { row in
        Stems(words: try row.decode("words"), configurations: try row.decode("configurations"))
      })
  }

  static func statement(
    _ query: QuestionnaireQuery, _ stems: [Stems]?, for reader: CatalogueReader
  ) -> PostgresQuery {
    var sql: PostgresQuery = """
      SELECT summary, retired_at IS NOT NULL AS retired FROM (
      """
    sql.append(stems.map { matches(query, $0, for: reader) } ?? everything(query, for: reader))
    sql.append(
      """
       ORDER BY rank DESC, questionnaire_id COLLATE "C"
        LIMIT \(query.limit) OFFSET \(query.offset)
      ) AS page JOIN questionnaires USING (questionnaire_id)
      ORDER BY rank DESC, questionnaire_id COLLATE "C"
      """)
    return sql
  }

  private static func everything(_ query: QuestionnaireQuery, for reader: CatalogueReader)
    -> PostgresQuery
  {
    var sql: PostgresQuery = """
      SELECT questionnaire_id, 0::real AS rank FROM questionnaires AS found WHERE true
      """
    sql.append(filters(query))
    sql.append(named(to: reader))
    if !query.textLanguage.isEmpty {
      sql.append(
        """
         AND EXISTS (SELECT FROM questionnaire_texts AS texts
          WHERE texts.questionnaire_id = found.questionnaire_id
            AND texts.language = \(query.textLanguage))
        """)
    }
    return sql
  }

  /// Selects matching texts by the index first; visibility and rank are computed only for those.
  ///
  /// The search expressions are subqueries: with a few literal words, the planner would wrongly
  /// prefer a full scan to the index.
  private static func matches(
    _ query: QuestionnaireQuery, _ stems: [Stems], for reader: CatalogueReader
  ) -> PostgresQuery {
    let words = words(stems)
    var sql: PostgresQuery = """
      SELECT questionnaire_id, max(rank) AS rank FROM (
        SELECT questionnaire_id, ts_rank(body, 
      """
    sql.append(words)
    sql.append(") AS rank, ")
    sql.append(readable(by: reader, words))
    sql.append(
      """
       AS is_readable
        FROM questionnaire_texts AS texts JOIN questionnaires AS found USING (questionnaire_id)
        WHERE (
      """)
    for (position, stem) in stems.enumerated() {
      if position > 0 { sql.append(" OR ") }
      sql.append(
        "body @@ (SELECT \(stem.words)::tsquery) AND configuration = ANY (\(stem.configurations))")
    }
    sql.append(")")
    if !query.textLanguage.isEmpty { sql.append(" AND language = \(query.textLanguage)") }
    sql.append(filters(query))
    sql.append(named(to: reader))
    // OFFSET 0 makes the grouping carry ranks instead of texts.
    sql.append(
      """
       OFFSET 0) AS matching
      GROUP BY questionnaire_id HAVING bool_or(is_readable)
      """)
    return sql
  }

  /// Returns the search expression of a text.
  private static func words(_ stems: [Stems]) -> PostgresQuery {
    guard stems.count > 1 else { return "\(stems[0].words)::tsquery" }
    var sql: PostgresQuery = "CASE"
    for stem in stems {
      sql.append(
        " WHEN configuration = ANY (\(stem.configurations)) THEN \(stem.words)::tsquery")
    }
    sql.append(" END")
    return sql
  }

  /// Contains only the requested filters: disabled filters as parameters would impair the planner's
  /// estimates.
  private static func filters(_ query: QuestionnaireQuery) -> PostgresQuery {
    var sql: PostgresQuery = " AND indexed_version > 0"
    if !query.includesRetired { sql.append(" AND retired_at IS NULL") }
    if !query.project.isEmpty { sql.append(" AND project_id = \(query.project)") }
    if !query.licence.isEmpty { sql.append(" AND licence = \(query.licence)") }
    if !query.item.isEmpty {
      sql.append(
        """
         AND questionnaire_id IN (
          SELECT questionnaire_id FROM questionnaire_items WHERE item_id = \(query.item))
        """)
    }
    return sql
  }

  /// Restricts to questionnaires whose title, at least, the reader may read.
  private static func named(to reader: CatalogueReader) -> PostgresQuery {
    guard !reader.seesEverything else { return "" }
    var sql: PostgresQuery = " AND (sharing >= 2 OR "
    sql.append(isInProject(of: reader))
    sql.append(")")
    return sql
  }

  /// Readers who may not read the texts cannot search in them.
  private static func readable(
    by reader: CatalogueReader, _ words: PostgresQuery
  ) -> PostgresQuery {
    guard !reader.seesEverything else { return "true" }
    var sql: PostgresQuery = "(sharing = 3 OR "
    sql.append(isInProject(of: reader))
    sql.append(" OR sharing = 2 AND ts_filter(body, '{a}') @@ ")
    sql.append(words)
    sql.append(")")
    return sql
  }

  private static func isInProject(of reader: CatalogueReader) -> PostgresQuery {
    """
    project_id = ANY (ARRAY(
      SELECT project_id FROM project_roles WHERE participant_id = \(reader.participantID)))
    """
  }

  /// Returns the words as prefixes for to_tsquery; empty if the text uses search operators.
  static func beginnings(in text: String) -> String {
    guard !text.contains("\""), !text.contains("-") else { return "" }
    // Splits scalars: a character may contain a quote behind a prefixed letter such as U+0D4E.
    let words = text.unicodeScalars.split { !$0.isInWords }.map { String($0) }
    guard words.allSatisfy({ $0.lowercased() != "or" }) else { return "" }
    return words.prefix(20).map { "'\($0)':*" }.joined(separator: " & ")
  }
}

extension Unicode.Scalar {
  fileprivate var isInWords: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber:
      true
    default: false
    }
  }
}
