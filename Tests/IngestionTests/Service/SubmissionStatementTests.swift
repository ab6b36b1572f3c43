import FoundationEssentials
import Messages
import Postgres
import TestSupport
import Testing

/// How many statements a batch of sheets costs. What a study does not use must cost nothing.
@Suite struct SubmissionStatementTests {
  /// Statements of one call by what they are for, in a study whose rules are known already.
  private func statements(
    _ change: (inout TestStudy) -> Void, _ stack: IngestionStack,
    _ sheet: (TestStudy, Int64) -> IngestionV1.AnswerSheet
  ) async throws -> [String: Int] {
    var study = TestStudy()
    change(&study)
    try await stack.deliver(study)
    let superuser = stack.database.pool(connections: 1)
    var counts: [[String: Int]] = []
    // What is remembered for a second is looked up again now and then: the cheapest call counts.
    for attempt in 0..<12 {
      let caller = try stack.participant(in: study.studyID)
      try await superuser.execute("SELECT pg_stat_statements_reset()")
      let sheets = (0..<5).map { sheet(study, -36_000 * Int64(attempt + 1) + 7200 * $0) }
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
    return counts.min { $0.values.reduce(0, +) < $1.values.reduce(0, +) } ?? [:]
  }

  private func name(of query: String) -> String {
    for (part, name) in [
      ("INSERT INTO answer_sheet_keys", "sheets"), ("INSERT INTO outbox", "outbox"),
      ("member_groups", "groups"), ("pg_advisory", "lock"), ("AS near", "near"),
      ("AS first", "first"), ("AS latest", "latest"), ("AS stored", "hashes"),
      ("next_lists", "next lists"),
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
    let plain = ["sheets": 1, "outbox": 1]
    let ordinary = try await statements({ _ in }, stack, diary)
    #expect(ordinary == plain)
    let grouped = try await statements(
      { $0.message.groups = [CatalogueV1.StudyGroup(groupID: "a")] }, stack, diary)
    #expect(grouped == plain.merging(["groups": 1]) { $1 })
    let blocked = try await statements(
      { $0.message.questionnaires[1].blocking = true }, stack, diary)
    #expect(blocked == plain.merging(["first": 1]) { $1 })
    let repeated = try await statements(
      { $0.message.questionnaires[0].repeatIntervalHours = 2 }, stack, diary)
    #expect(repeated == plain.merging(["latest": 1, "lock": 1, "near": 1]) { $1 })
    let conditional = try await statements({ _ in }, stack, momentary)
    #expect(conditional == plain.merging(["latest": 1]) { $1 })
    try await cluster.remove()
  }
}
