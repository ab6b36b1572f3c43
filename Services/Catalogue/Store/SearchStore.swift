internal import FoundationEssentials
internal import Messages
internal import Postgres

/// Finds newest versions by their texts.
struct SearchStore: Sendable {
  struct Query: Sendable {
    /// As the reader typed it; empty for all.
    var words = ""
    /// The rest: empty for any.
    var project = ""
    var licence = ""
    /// BCP 47 in canonical case.
    var textLanguage = ""
    var item = ""
    var includesRetired = false
    var offset = 0
    var limit = 50
  }

  /// The best first; without words by id.
  func find(
    _ query: Query, for reader: CatalogueReader, on executor: some PostgresExecutor
  ) async throws -> [CatalogueV1.QuestionnaireSummary] {
    let rows = try await executor.query(Self.statement(query, for: reader))
    return try rows.map { row in
      var summary = try CatalogueV1.QuestionnaireSummary(
        serialized: try row.decode("summary", as: [UInt8].self), limits: .stored)
      summary.retired = try row.decode("retired")
      return summary
    }
  }

  static func statement(_ query: Query, for reader: CatalogueReader) -> PostgresQuery {
    var sql = query.words.isEmpty ? everything : matches(query)
    sql.append(
      """
       WHERE indexed_version > 0 AND (retired_at IS NULL OR \(query.includesRetired))
        AND (\(query.project) = '' OR project_id = \(query.project))
        AND (\(query.licence) = '' OR licence = \(query.licence))
        AND (\(query.item) = '' OR questionnaire_id IN (
          SELECT questionnaire_id FROM questionnaire_items WHERE item_id = \(query.item)))
        AND (\(query.textLanguage) = '' OR EXISTS (
          SELECT FROM questionnaire_texts AS texts
          WHERE texts.questionnaire_id = questionnaires.questionnaire_id
            AND texts.language = \(query.textLanguage)))
      """)
    sql.append(readable(by: reader, searchesWording: !query.words.isEmpty))
    sql.append(
      """
       ORDER BY rank DESC, questionnaire_id COLLATE "C" LIMIT \(query.limit) OFFSET \(query.offset)
      """)
    return sql
  }

  private static let everything: PostgresQuery = """
    SELECT summary, retired_at IS NOT NULL AS retired, 0::real AS rank FROM questionnaires
    """

  /// Each language's words are reduced by its own configuration and compared with the texts that were
  /// reduced so; words as they are always count, too.
  private static func matches(_ query: Query) -> PostgresQuery {
    let configurations =
      query.textLanguage.isEmpty
      ? SearchConfiguration.all : [SearchConfiguration.name(for: query.textLanguage)]
    return """
      SELECT summary, retired_at IS NOT NULL AS retired, rank
      FROM (
        SELECT texts.questionnaire_id, max(ts_rank(body, words)) AS rank,
          bool_or(ts_filter(body, '{a}') @@ words) AS by_heading
        FROM (
          SELECT configuration, websearch_to_tsquery(configuration::regconfig, \(query.words))
            || websearch_to_tsquery('simple', \(query.words))
            || to_tsquery('simple', \(beginnings(in: query.words))) AS words
          FROM unnest(\(configurations)) AS configuration
        ) AS queries
        JOIN questionnaire_texts AS texts
          ON texts.configuration = queries.configuration AND body @@ words
        WHERE \(query.textLanguage) = '' OR texts.language = \(query.textLanguage)
        GROUP BY texts.questionnaire_id
      ) AS found JOIN questionnaires USING (questionnaire_id)
      """
  }

  /// Who may not read the wording does not find by it either.
  private static func readable(
    by reader: CatalogueReader, searchesWording: Bool
  ) -> PostgresQuery {
    var sql: PostgresQuery = """
       AND (\(reader.seesEverything) OR sharing = 3 OR project_id IN (
        SELECT project_id FROM project_roles WHERE participant_id = \(reader.participantID))
        OR sharing = 2
      """
    sql.append(searchesWording ? " AND by_heading)" : ")")
    return sql
  }

  /// Words by their beginnings, for to_tsquery; empty where the text says more than words.
  static func beginnings(in text: String) -> String {
    guard !text.contains("\""), !text.contains("-") else { return "" }
    let words = text.split { !$0.isLetter && !$0.isNumber }
    guard words.allSatisfy({ $0.lowercased() != "or" }) else { return "" }
    return words.prefix(20).map { "'\($0)':*" }.joined(separator: " & ")
  }
}
