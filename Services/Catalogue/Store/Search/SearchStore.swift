package import CatalogueDomain
internal import FoundationEssentials
package import Postgres

/// Finds newest versions by their texts.
package struct SearchStore: Sendable {
  package init() {}

  /// The best first; without words by id.
  package func find(
    _ query: QuestionnaireQuery, for reader: CatalogueReader, on executor: some PostgresExecutor
  ) async throws -> [FoundQuestionnaire] {
    let wanted = query.words.isEmpty ? nil : try await stems(of: query, on: executor)
    // Nothing that could be looked for: punctuation, or words that every text has.
    if let wanted, wanted.isEmpty { return [] }
    let rows = try await executor.query(Self.statement(query, wanted, for: reader))
    return try rows.map { row in
      FoundQuestionnaire(
        summary: try row.decode("summary"), isRetired: try row.decode("retired"))
    }
  }

  /// What is looked for in the texts of some configurations.
  struct Stems: Sendable, Hashable {
    /// A tsquery.
    var words: String
    var configurations: [String]
  }

  /// Each language's words are reduced by its own configuration and compared with the texts that were
  /// reduced so; words as they are always count, too.
  ///
  /// A statement of its own: most configurations reduce a word to the same stem, so that instead of one
  /// look into the index for each of them there is one for each stem, and none is reduced anew for
  /// every text.
  ///
  /// - Returns: the stems that fewest configurations have first; empty when nothing can be found.
  func stems(
    of query: QuestionnaireQuery, on executor: some PostgresExecutor
  ) async throws -> [Stems] {
    let configurations =
      query.textLanguage.isEmpty
      ? SearchConfiguration.all : [SearchConfiguration.name(for: query.textLanguage)]
    let rows = try await executor.query(
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
      """)
    return try rows.map { row in
      Stems(words: try row.decode("words"), configurations: try row.decode("configurations"))
    }
  }

  /// - Parameter stems: of the query's words, never empty; nil for a query without words.
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

  /// The texts by their index first; only of those that match it is decided who may read them, and a
  /// rank computed.
  ///
  /// What is looked for stands in subqueries: the planner takes reading every text to be cheaper than
  /// the index as soon as it sees a few words, which it is not.
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
    // OFFSET 0: so that what groups them carries ranks and not texts.
    sql.append(
      """
       OFFSET 0) AS matching
      GROUP BY questionnaire_id HAVING bool_or(is_readable)
      """)
    return sql
  }

  /// What a text is compared with.
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

  /// Only what is asked for is part of the statement: what a parameter turns off would hide from the
  /// planner what is left.
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

  /// Whose title, at least, the reader may read.
  private static func named(to reader: CatalogueReader) -> PostgresQuery {
    guard !reader.seesEverything else { return "" }
    var sql: PostgresQuery = " AND (sharing >= 2 OR "
    sql.append(isInProject(of: reader))
    sql.append(")")
    return sql
  }

  /// Who may not read the wording does not find by it either.
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

  /// Words by their beginnings, for to_tsquery; empty where the text says more than words.
  static func beginnings(in text: String) -> String {
    guard !text.contains("\""), !text.contains("-") else { return "" }
    let words = text.split { !$0.isLetter && !$0.isNumber }
    guard words.allSatisfy({ $0.lowercased() != "or" }) else { return "" }
    return words.prefix(20).map { "'\($0)':*" }.joined(separator: " & ")
  }
}
