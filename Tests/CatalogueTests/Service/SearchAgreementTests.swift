import Foundation
import Messages
import Postgres
import TestBasics
import Testing

@testable import CatalogueService

/// Compares results, order and visibility with a simple statement that checks every row.
@Suite struct SearchAgreementTests {
  private static let projects = ["north", "south", "east", "west"]
  private static let languages = [
    ("en", "english"), ("de", "german"), ("pt-BR", "portuguese"), ("ja", "simple"),
  ]
  private static let words = [
    "ringing", "rings", "sleep", "sleeping", "Schlaf", "schlafen", "dormindo", "music", "musik",
    "number", "numbers", "the", "mini-tq", "n7x3",
  ]
  private static let member = UUID()
  private static let count = 400

  private func fill(_ pool: PostgresPool, seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    func text(_ length: Int) -> String {
      (0..<length).map { _ in Self.words.randomElement(using: &random) ?? "" }
        .joined(separator: " ")
    }
    var ids: [String] = []
    var projects: [String] = []
    var sharing: [Int16] = []
    var licences: [String] = []
    var retired: [Bool] = []
    var texts: (ids: [String], languages: [String], parts: [Int32], configurations: [String]) =
      ([], [], [], [])
    var headings: [String] = []
    var bodies: [String] = []
    for number in 0..<Self.count {
      // Ids have no upper case; language-specific collation would sort these differently.
      let id = ["q-\(number)", "q\(number)", "a\(number)-z"][number % 3]
      ids.append(id)
      projects.append(Self.projects.randomElement(using: &random) ?? "")
      sharing.append(Int16.random(in: 1...3, using: &random))
      licences.append(Bool.random(using: &random) ? "CC0-1.0" : "")
      retired.append(Int.random(in: 0..<10, using: &random) == 0)
      for (language, configuration) in Self.languages where Bool.random(using: &random) {
        let heading = text(Int.random(in: 0...3, using: &random))
        for part in 0..<Int32.random(in: 1...2, using: &random) {
          texts.ids.append(id)
          texts.languages.append(language)
          texts.parts.append(part)
          texts.configurations.append(configuration)
          headings.append(heading)
          bodies.append(text(Int.random(in: 0...8, using: &random)))
        }
      }
    }
    let summaries = ids.map {
      CatalogueV1.QuestionnaireSummary(questionnaireID: $0, version: 1).serialized()
    }
    try await pool.transaction { connection in
      try await connection.execute(
        """
        INSERT INTO projects (project_id, revision, definition, created_at)
        SELECT id, 1, '', now() FROM unnest(\(Self.projects)) AS id
        """)
      try await connection.execute(
        """
        INSERT INTO project_roles (project_id, participant_id, role, since)
        SELECT id, \(Self.member), 4, now() FROM unnest(\(["north", "east"])) AS id
        """)
      try await connection.execute(
        """
        INSERT INTO questionnaires (questionnaire_id, project_id, newest_version, indexed_version,
          summary, licence, sharing, retired_at)
        SELECT id, project, 1, 1, summary, licence, sharing, CASE WHEN retired THEN now() END
        FROM unnest(\(ids), \(projects), \(summaries), \(licences), \(sharing), \(retired))
          AS new (id, project, summary, licence, sharing, retired)
        """)
      try await connection.execute(
        """
        INSERT INTO questionnaire_versions (questionnaire_id, version, content_hash, definition,
          default_language, languages, element_count, question_count, demonstration_wording,
          published_at, published_by)
        SELECT questionnaire_id, 1, decode(md5(questionnaire_id) || md5(questionnaire_id), 'hex'),
          summary, 'en', '{en}', 1, 1, true, now(), gen_random_uuid()
        FROM questionnaires
        """)
      try await connection.execute(
        """
        INSERT INTO questionnaire_texts (questionnaire_id, language, part, configuration, body)
        SELECT id, language, part, configuration,
          setweight(to_tsvector(configuration::regconfig, heading) || to_tsvector('simple', heading),
            'A')
          || setweight(to_tsvector(configuration::regconfig, body) || to_tsvector('simple', body),
            'C')
        FROM unnest(\(texts.ids), \(texts.languages), \(texts.parts), \(texts.configurations),
          \(headings), \(bodies)) AS new (id, language, part, configuration, heading, body)
        """)
      try await connection.execute(
        """
        INSERT INTO questionnaire_items (item_id, questionnaire_id)
        SELECT 'item', questionnaire_id FROM questionnaires WHERE questionnaire_id LIKE '%1%'
        """)
    }
  }

  /// The simplest formulation.
  private func expected(
    _ query: QuestionnaireQuery, _ reader: CatalogueReader, on pool: PostgresPool
  ) async throws -> [String] {
    let configurations =
      query.textLanguage.isEmpty
      ? SearchConfiguration.all : [SearchConfiguration.name(for: query.textLanguage)]
    return try await pool.query(
      """
      SELECT questionnaire_id FROM questionnaires LEFT JOIN (
        SELECT questionnaire_id, max(ts_rank(body, words)) AS rank,
          bool_or(ts_filter(body, '{a}') @@ words) AS by_heading
        FROM (
          SELECT configuration, websearch_to_tsquery(configuration::regconfig, \(query.words))
            || websearch_to_tsquery('simple', \(query.words))
            || to_tsquery('simple', \(SearchStore.beginnings(in: query.words))) AS words
          FROM unnest(\(configurations)) AS configuration
        ) AS queries JOIN questionnaire_texts AS texts USING (configuration)
        WHERE body @@ words
          AND (\(query.textLanguage) = '' OR texts.language = \(query.textLanguage))
        GROUP BY questionnaire_id
      ) AS found USING (questionnaire_id)
      WHERE (\(query.words) = '' OR found.rank IS NOT NULL)
        AND (retired_at IS NULL OR \(query.includesRetired))
        AND (\(query.project) = '' OR project_id = \(query.project))
        AND (\(query.licence) = '' OR licence = \(query.licence))
        AND (\(query.item) = '' OR questionnaire_id IN (
          SELECT questionnaire_id FROM questionnaire_items WHERE item_id = \(query.item)))
        AND (\(query.textLanguage) = '' OR EXISTS (
          SELECT FROM questionnaire_texts AS texts
          WHERE texts.questionnaire_id = questionnaires.questionnaire_id
            AND texts.language = \(query.textLanguage)))
        AND (\(reader.seesEverything) OR sharing = 3 OR project_id IN (
            SELECT project_id FROM project_roles WHERE participant_id = \(reader.participantID))
          OR sharing = 2 AND (\(query.words) = '' OR by_heading))
      ORDER BY CASE WHEN \(query.words) = '' THEN 0 ELSE rank END DESC,
        questionnaire_id COLLATE "C" LIMIT \(query.limit) OFFSET \(query.offset)
      """, as: String.self)
  }

  private static let searches = [
    "ringing", "ring", "sleeping", "Schlafen", "dormir", "number sleep", "the", "music or musik",
    "ringing -sleep", "\"ringing sleep\"", "mini-tq", "n7x3", "nowhere", "!!", "'", "",
  ]

  @Test func everyReaderFindsWhatThePlainStatementFinds() async throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    try await CatalogueHarness.with { harness in
      try await fill(harness.pool, seed: seed)
      let stranger = CatalogueReader(try Caller.participant(of: []).context.claims)
      var member = stranger
      member.participantID = Self.member
      var administrator = stranger
      administrator.seesEverything = true
      var hits = 0
      for reader in [stranger, member, administrator] {
        for words in Self.searches {
          var queries = [QuestionnaireQuery(words: words, limit: 1_000)]
          queries.append(.init(words: words, includesRetired: true, offset: 3, limit: 20))
          queries.append(.init(words: words, project: "east", licence: "CC0-1.0", limit: 1_000))
          queries.append(.init(words: words, textLanguage: "de", item: "item", limit: 1_000))
          queries.append(.init(words: words, textLanguage: "pt-BR", limit: 1_000))
          for query in queries {
            let expected = try await expected(query, reader, on: harness.pool)
            let found = try await SearchQuestionnaires(pool: harness.pool)(query, for: reader)
            #expect(
              try found.map {
                try CatalogueV1.QuestionnaireSummary(serialized: $0.summary).questionnaireID
              } == expected, "seed \(seed): \(query) for \(reader)")
            hits += expected.count
          }
        }
      }
      #expect(hits > 1_000, "seed \(seed) finds next to nothing")
    }
  }
}
