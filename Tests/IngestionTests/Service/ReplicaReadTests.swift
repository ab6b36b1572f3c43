import Messages
import Postgres
import ServiceKit
import TestSupport
import Testing

/// Exports and series may be read from a replica, everything else from the primary.
@Suite struct ReplicaReadTests {
  @Test func onlyExportsAndSeriesMayBeStale() async throws {
    let cluster = try await TestCluster.start(durable: true)
    let first = try await IngestionStack(in: cluster)
    let study = TestStudy()
    try await first.deliver(study)
    let replica = try await cluster.startReplica()
    let second = try await IngestionStack(
      sharing: first,
      settings: [
        "OTOLITH_DATABASE_REPLICA_URL":
          "\(replica.connectionString) dbname=\(first.database.name) user=\(TestDatabase.Role.ingestion.name)",
        "OTOLITH_REPLICA_STALENESS_MAX_SECONDS": "3600",
      ])
    let caller = try first.participant(in: study.studyID).through(second)
    let leader = try first.caller(id: .init(), studies: [], leading: [study.studyID])
      .through(second)
    func points() async throws -> Int {
      try await caller.series(
        IngestionV1.GetSeriesRequest(
          studyID: study.studyID, questionnaireID: study.diaryID, elementID: "stress")
      ).points.count
    }
    func exported() async throws -> Int {
      let chunks = try await leader.export(study.studyID, study.diaryID, .wide)
      return Int(chunks.reduce(0) { $0 + $1.sheets })
    }
    #expect(try await caller.verdicts(study.diarySheet()) == [.created])
    let reads = PostgresPool(
      configuration: PostgresConfiguration(
        connectionString: "\(replica.connectionString) dbname=\(first.database.name)"),
      logger: TestLog.logger)
    // The primary answers until a check of the replica ends, so ask the replica what it was asked.
    try await eventually("the replica has the sheet and answers") {
      guard try await reads.query("SELECT 1 FROM ingestion.answer_sheets").count == 1,
        try await points() == 1
      else { return false }
      return try await reads.query(
        """
        SELECT 1 FROM pg_stat_activity
        WHERE application_name LIKE '% replica' AND query LIKE '%answer_sheets%'
        """
      ).count > 0
    }
    try await reads.execute("SELECT pg_wal_replay_pause()")
    try await eventually("the replay is paused") {
      try await reads.query("SELECT 1 WHERE pg_get_wal_replay_pause_state() = 'paused'")
        .count == 1
    }
    #expect(try await caller.verdicts(study.diarySheet(at: 1)) == [.created])
    try await eventually("the replica answers") {
      let (series, sheets) = (try await points(), try await exported())
      return series == 1 && sheets == 1
    }
    #expect(try await caller.list().sheets.count == 2)
    // The primary answers without a replica.
    await reads.close()
    try await replica.remove()
    #expect(try await points() == 2)
    #expect(try await exported() == 2)
    try await cluster.remove()
  }

  @Test(arguments: ["0", "3601", "soon"])
  func theStalenessIsChecked(value: String) async throws {
    await #expect(throws: SettingsError.self) {
      try await IngestionStack(settings: ["OTOLITH_REPLICA_STALENESS_MAX_SECONDS": value])
    }
  }
}
