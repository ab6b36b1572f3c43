import Foundation
import Messages
import Postgres
import RPCCore
import TestSupport
import Testing

@testable import CatalogueService
@testable import ServiceKit

/// Ten thousand questionnaires in a thousand studies, inserted like publications.
@Suite struct ScaleTests {
  private static let studies = 1_000
  private static let perStudy = 10
  private static let count = studies * perStudy

  /// `q00042` is the second of study `s004`; every tenth asks about hissing, and each has a unique
  /// word.
  private static let ids = (0..<count).map { "q" + padded($0, 5) }

  private static func padded(_ number: Int, _ digits: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: digits - text.count) + text
  }

  private static func summary(_ number: Int) -> CatalogueV1.QuestionnaireSummary {
    .init(
      questionnaireID: ids[number], version: 1, projectID: "default",
      title: SampleMessages.text("Number \(number)", german: "Nummer \(number)"),
      languages: ["de", "en"], sharing: .anyone, elementCount: 1, questionCount: 1)
  }

  private func fill(_ pool: PostgresPool) async throws {
    let ids = Self.ids
    let summaries = (0..<Self.count).map { Self.summary($0).serialized() }
    let studyIDs = (0..<Self.studies).map { "s" + Self.padded($0, 3) }
    let definitions = studyIDs.map { CatalogueV1.Study(studyID: $0, revision: 1).serialized() }
    try await pool.transaction { connection in
      try await connection.execute(
        """
        INSERT INTO questionnaires (questionnaire_id, project_id, newest_version, indexed_version,
          summary, licence, sharing)
        SELECT id, 'default', 1, 1, summary,
          CASE place % 10 WHEN 1 THEN 'CC0-1.0' ELSE 'CC-BY-4.0' END, 3
        FROM unnest(\(ids), \(summaries)) WITH ORDINALITY AS new (id, summary, place)
        """)
      try await connection.execute(
        """
        INSERT INTO questionnaire_versions (questionnaire_id, version, content_hash, definition,
          default_language, languages, element_count, question_count, demonstration_wording,
          published_at, published_by)
        SELECT questionnaire_id, 1, decode(md5(questionnaire_id) || md5(questionnaire_id), 'hex'),
          summary, 'en', '{de,en}', 1, 1, true, now(), gen_random_uuid()
        FROM questionnaires
        """)
      try await connection.execute(
        """
        INSERT INTO questionnaire_texts (questionnaire_id, language, part, configuration, body)
        SELECT id, language, 0, configuration,
          setweight(to_tsvector(configuration::regconfig, 'number' || place - 1), 'A')
          || setweight(to_tsvector(configuration::regconfig,
            CASE place % 10 WHEN 1 THEN 'hissing' ELSE 'humming' END || ' unique' || place - 1), 'C')
        FROM unnest(\(ids)) WITH ORDINALITY AS new (id, place),
          (VALUES ('en', 'english'), ('de', 'german')) AS languages (language, configuration)
        """)
      try await connection.execute(
        """
        INSERT INTO questionnaire_items (item_id, questionnaire_id)
        SELECT 'item-' || place % 500, id
        FROM unnest(\(ids)) WITH ORDINALITY AS new (id, place)
        """)
      try await connection.execute(
        """
        INSERT INTO studies (study_id, project_id, revision)
        SELECT id, 'default', 1 FROM unnest(\(studyIDs)) AS id
        """)
      try await connection.execute(
        """
        INSERT INTO study_revisions (study_id, revision, content_hash, definition, consent_version,
          languages, published_at, published_by)
        SELECT id, 1, decode(md5(id) || md5(id), 'hex'), definition, '1', '{de,en}', now(),
          gen_random_uuid()
        FROM unnest(\(studyIDs), \(definitions)) AS new (id, definition)
        """)
      try await connection.execute(
        """
        INSERT INTO study_revision_questionnaires
          (study_id, revision, position, questionnaire_id, version)
        SELECT (\(studyIDs))[1 + (place - 1) / 10], 1, 1 + (place - 1) % 10, id, 1
        FROM unnest(\(ids)) WITH ORDINALITY AS new (id, place)
        """)
      try await connection.execute(
        """
        INSERT INTO changes (kind, resource_id, version, retired, project_id, shared, time)
        SELECT 2, id, 1, false, 'default', true, now() FROM unnest(\(ids)) AS id
        """)
    }
    try await pool.execute("ANALYZE")
  }

  private func search(
    _ harness: CatalogueHarness, _ request: CatalogueV1.SearchQuestionnairesRequest
  ) async throws -> [String] {
    var request = request
    request.pageSize = 100
    var found: [String] = []
    repeat {
      let page = try await harness.catalogue.searchQuestionnaires(
        request, context: Caller.participant(of: []).context)
      found += page.questionnaires.map(\.questionnaireID)
      request.pageToken = page.nextPageToken
    } while !request.pageToken.isEmpty
    return found
  }

  private func plan(
    _ query: QuestionnaireQuery, on pool: PostgresPool
  ) async throws -> String {
    var sql: PostgresQuery = "EXPLAIN "
    let reader = CatalogueReader(try Caller.participant(of: []).context.claims)
    let stems =
      query.words.isEmpty ? nil : try await pool.answer(to: SearchStore().stems(of: query))
    sql.append(SearchStore.statement(query, stems, for: reader))
    return try await pool.query(sql).map { try $0.decode("QUERY PLAN", as: String.self) }
      .joined(separator: "\n")
  }

  @Test func tenThousandQuestionnairesStaySearchable() async throws {
    try await CatalogueHarness.with { harness in
      try await fill(harness.pool)
      let one = try await search(harness, .init(query: "unique4242"))
      #expect(one == ["q04242"])
      let byTitle = try await search(harness, .init(query: "number777", textLanguage: "de"))
      #expect(byTitle.contains("q00777"))
      let tenth = try await search(harness, .init(query: "hissing"))
      #expect(Set(tenth) == Set(stride(from: 0, to: Self.count, by: 10).map { Self.ids[$0] }))
      #expect(tenth.count == 1_000)
      let filtered = try await search(harness, .init(query: "humming", licence: "CC0-1.0"))
      #expect(filtered == [])
      let sharing = try await search(harness, .init(itemID: "item-7"))
      #expect(sharing == stride(from: 6, to: Self.count, by: 500).map { Self.ids[$0] })
      let all = try await search(harness, .init())
      #expect(all == Self.ids)
    }
  }

  @Test func searchesGoByTheirIndexes() async throws {
    try await CatalogueHarness.with { harness in
      try await fill(harness.pool)
      for words in ["unique4242", "\"hissing unique10\"", "unique5 unique7"] {
        let plan = try await plan(.init(words: words), on: harness.pool)
        #expect(plan.contains("questionnaire_texts_words"), "\(words)\n\(plan)")
        #expect(!plan.contains("Seq Scan on questionnaire_texts"), "\(words)\n\(plan)")
      }
      // Uses an index instead of sorting all rows.
      let page = try await plan(.init(), on: harness.pool)
      #expect(page.contains("questionnaires_in_order"), "\(page)")
      let byItem = try await plan(.init(item: "item-7"), on: harness.pool)
      #expect(byItem.contains("questionnaire_items_pkey"), "\(byItem)")
    }
  }

  @Test func aThousandStudiesAndTheFeedComeInWholePages() async throws {
    try await CatalogueHarness.with { harness in
      try await fill(harness.pool)
      var studies: [String] = []
      var token = ""
      repeat {
        let page = try await harness.catalogue.listStudies(
          .init(pageSize: 100, pageToken: token), context: Caller.nobody.context)
        studies += page.studies.map(\.studyID)
        token = page.nextPageToken
      } while !token.isEmpty
      #expect(studies == (0..<Self.studies).map { "s" + Self.padded($0, 3) })

      let feed = harness.parts.changes
      try await eventually("the feed is settled") {
        try await !feed.listChanges(.init(pageSize: 1), context: Caller.service.context).changes
          .isEmpty
      }
      var changed: [String] = []
      var cursor = ""
      var more = true
      while more {
        let page = try await feed.listChanges(
          .init(cursor: cursor, pageSize: 1_000), context: Caller.service.context)
        changed += page.changes.map(\.resourceID)
        cursor = page.nextCursor
        more = page.more
      }
      #expect(changed == Self.ids)
    }
  }
}
