import FoundationEssentials
import Messages
import Postgres
import TestSupport
import Testing

/// The number of statements per batch of sheets. Unused features of a study must cost nothing.
@Suite struct SubmissionStatementTests {
  /// Counts the statements of one call by purpose, with the study's rules cached.
  private func expect(
    _ expected: [String: Int], of stack: IngestionStack, in change: (inout TestStudy) -> Void,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ sheet: (TestStudy, Int64) -> IngestionV1.AnswerSheet
  ) async throws {
    var study = TestStudy()
    change(&study)
    try await stack.deliver(study)
    let superuser = stack.database.pool(connections: 1)
    var counts: [[String: Int]] = []
    // Data cached for a second is read again now and then, on a busy machine by most calls, so the
    // cheapest call counts.
    while counts.count < 100, counts.last != expected {
      let caller = try stack.participant(in: study.studyID)
      try await superuser.execute("SELECT pg_stat_statements_reset()")
      // Less than a day old, because older ones need the participant's history.
      let sheets = (0..<5).map { sheet(study, -36_000 + 7200 * $0) }
      #expect(try await caller.submit(sheets).map(\.verdict) == sheets.map { _ in .created })
      let rows = try await superuser.query(
        """
        SELECT calls, query FROM pg_stat_statements JOIN pg_roles r ON r.oid = userid
        WHERE rolname = \(TestDatabase.Role.ingestion.runtimeName)
          AND query !~ '^(BEGIN|COMMIT|SELECT set_config)'
        """)
      var calls: [String: Int] = [:]
      for row in rows {
        let (count, query) = try row.decode(Int.self, String.self)
        calls[name(of: query), default: 0] += count
      }
      counts.append(calls)
    }
    await superuser.close()
    let cheapest = counts.min { $0.values.reduce(0, +) < $1.values.reduce(0, +) }
    #expect(cheapest == expected, sourceLocation: sourceLocation)
  }

  private func name(of query: String) -> String {
    for (part, name) in [
      ("INSERT INTO answer_sheet_keys", "sheets"), ("INSERT INTO outbox", "outbox"),
      ("member_groups", "history"), ("AS near", "near"), ("pg_advisory", "lock"),
      ("is_beginning", "steps"), ("AS stored", "hashes"),
      ("AS asked (questionnaire_id)", "filled in"),
    ] where query.contains(part) {
      return name
    }
    return query.split(whereSeparator: \.isWhitespace).first.map(String.init) ?? ""
  }

  @Test func aStudyPaysForWhatItUses() async throws {
    let cluster = try await TestCluster.start(durable: false)
    let admin = PostgresPool(
      configuration: PostgresConfiguration(connectionString: cluster.connectionString),
      logger: TestLog.logger)
    try await admin.execute("ALTER SYSTEM SET shared_preload_libraries = 'pg_stat_statements'")
    await admin.close()
    try await cluster.stop()
    try await cluster.restart()
    let stack = try await IngestionStack(in: cluster)
    let superuser = stack.database.pool(connections: 1)
    try await superuser.execute("CREATE EXTENSION pg_stat_statements")
    await superuser.close()

    let diary = { (study: TestStudy, at: Int64) in study.diarySheet(at: at) }
    let momentary = { (study: TestStudy, at: Int64) in
      study.momentarySheet(rested: false, at: at)
    }
    let plain = ["sheets": 1]
    func and(_ further: [String: Int]) -> [String: Int] { plain.merging(further) { $1 } }
    try await expect(plain, of: stack, in: { _ in }, diary)
    try await expect(
      and(["history": 1]), of: stack,
      in: { $0.message.groups = [CatalogueV1.StudyGroup(groupID: "a")] }, diary)
    try await expect(
      and(["history": 1]), of: stack,
      in: {
        $0.message.questionnaires[1].blocking = true
        $0.message.groups = [CatalogueV1.StudyGroup(groupID: "a")]
      }, diary)
    try await expect(
      and(["history": 1, "lock": 1, "near": 1]), of: stack,
      in: { $0.message.questionnaires[0].repeatIntervalHours = 2 }, diary)
    try await expect(and(["history": 1]), of: stack, in: { _ in }, momentary)
    // One lookup for the offers after five sheets.
    try await expect(
      and(["filled in": 1]), of: stack,
      in: { study in
        study.message.nextLists = [
          CatalogueV1.NextList(
            afterQuestionnaireID: study.diaryID,
            offers: [CatalogueV1.NextOffer(questionnaireID: study.symptomID)])
        ]
      }, diary)
    // These predate the publication of the sequence; later ones are also locked.
    try await expect(
      and(["steps": 1]), of: stack,
      in: { study in
        study.message.nextLists = [
          CatalogueV1.NextList(
            afterQuestionnaireID: study.symptomID,
            offers: [CatalogueV1.NextOffer(questionnaireID: study.momentaryID)], binding: true)
        ]
      }, diary)
    try await cluster.remove()
  }

  /// Planning it costs more than running it.
  @Test func theStatementThatStoresSheetsIsPlannedForAll() async throws {
    let stack = try await IngestionStack(adjust: { $0.connections = 1 })
    let study = TestStudy()
    try await stack.deliver(study)
    let caller = try stack.participant(in: study.studyID)
    for second in 0..<12 as Range<Int64> {
      #expect(try await caller.verdicts(study.diarySheet(at: second)) == [.created])
    }
    let rows = try await stack.pool.query(
      """
      SELECT generic_plans, custom_plans FROM pg_prepared_statements
      WHERE statement LIKE 'WITH sheets AS%'
      """)
    let (generic, custom) = try #require(rows.first).decode(Int.self, Int.self)
    // PostgreSQL tries five custom plans first.
    #expect(custom <= 5 && generic >= 7, "\(generic) \(custom)")
  }
}
