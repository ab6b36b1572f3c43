import FoundationEssentials
import Messages
import Postgres
import RPCCore
import Synchronization
import TestSupport
import Testing

/// A failing database: no acknowledged sheet is lost, none is stored twice.
@Suite struct FaultTests {
  @Test func aDatabaseThatIsDownIsUnavailableAndComesBack() async throws {
    let cluster = try await TestCluster.start(durable: false)
    let stack = try await IngestionStack(in: cluster) { $0.acquireTimeout = .seconds(5) }
    let study = TestStudy()
    try await stack.deliver(study)
    let caller = try stack.participant(in: study.studyID)
    let sheet = study.diarySheet()
    #expect(try await caller.verdicts(sheet) == [.created])
    try await cluster.stop()
    let refused = await failure { try await caller.submit([study.diarySheet(at: 1)]) }
    #expect(refused?.code == .unavailable)
    #expect(refused?.reason == "DATABASE_AWAY")
    #expect(refused?.details.contains(.retryInfo(delay: .seconds(1))) == true)
    let unread = await failure { try await caller.list() }
    #expect(unread?.code == .unavailable)
    try await cluster.restart()
    try await eventually("the service finds its database again") {
      await failure { try await caller.list() } == nil
    }
    #expect(try await caller.verdicts(sheet, study.diarySheet(at: 1)) == [.exists, .created])
    try await cluster.remove()
  }

  /// A full disk and similar errors have SQLSTATE class 53.
  @Test func aDatabaseWithoutResourcesIsUnavailable() async throws {
    let stack = try await IngestionStack()
    let study = TestStudy()
    try await stack.deliver(study)
    let caller = try stack.participant(in: study.studyID)
    try await stack.owner.withConnection { connection in
      try await connection.executeScript(
        """
        CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN RAISE EXCEPTION 'no space left on device' USING ERRCODE = 'disk_full'; END $$;
        CREATE TRIGGER full_disk BEFORE INSERT ON answer_sheets
          FOR EACH STATEMENT EXECUTE FUNCTION full_disk();
        """)
    }
    let sheet = study.diarySheet()
    let refused = await failure { try await caller.submit([sheet]) }
    #expect(refused?.code == .unavailable)
    #expect(refused?.reason == "DATABASE_FULL")
    #expect(refused?.details.contains(.retryInfo(delay: .seconds(30))) == true)
    try await stack.owner.execute("DROP TRIGGER full_disk ON answer_sheets")
    #expect(try await caller.verdicts(sheet) == [.created])
  }

  /// No client is waiting, so PostgreSQL cancels the statement.
  @Test func aCallsDeadlineEndsItsStatements() async throws {
    let stack = try await IngestionStack()
    let caller = try stack.participant(in: "any")
    let superuser = stack.database.pool(connections: 2)
    try await superuser.transaction { lock in
      try await lock.execute("LOCK TABLE ingestion.answer_sheets IN ACCESS EXCLUSIVE MODE")
      func running() async throws -> Int {
        try await superuser.queryRow(
          """
          SELECT count(*) FROM pg_stat_activity
          WHERE usename = \(TestDatabase.Role.ingestion.runtimeName) AND state = 'active'
            AND datname = current_database() AND query LIKE '%utc_offset_minutes%'
          """, as: Int.self)
      }
      async let call = failure { try await caller.list(within: .seconds(10)) }
      try await eventually("the statement runs") { try await running() == 1 }
      #expect(await call?.code == .deadlineExceeded)
      try await eventually("the statement has ended") { try await running() == 0 }
    }
    #expect(try await caller.list(within: .seconds(60)).sheets.isEmpty)
    await superuser.close()
  }

  @Test func aFullPoolSaysWhenToComeBack() async throws {
    let stack = try await IngestionStack { $0.waitersMax = 1 }
    let caller = try stack.participant(in: "any")
    try await hold(stack.pool, connections: stack.pool.configuration.connections) {
      let waiting = Task { try await stack.pool.query("SELECT 1") }
      try await eventually("one waits") { stack.pool.statistics.waiting == 1 }
      let refused = await failure { try await caller.list() }
      waiting.cancel()
      #expect(refused?.code == .resourceExhausted)
      #expect(refused?.reason == "DATABASE_QUEUE_FULL")
      #expect(refused?.details.contains(.retryInfo(delay: .seconds(1))) == true)
    }
    #expect(try await caller.list().sheets.isEmpty)
  }

  /// Leases every connection while the body runs.
  private func hold(
    _ pool: PostgresPool, connections: Int, _ body: @Sendable () async throws -> Void
  ) async throws {
    guard connections > 0 else { return try await body() }
    try await pool.withConnection { _ in
      try await hold(pool, connections: connections - 1, body)
    }
  }

  private static let killBusyConnections: PostgresQuery = """
    SELECT pg_terminate_backend(pid) AS killed FROM pg_stat_activity
    WHERE usename = \(TestDatabase.Role.ingestion.runtimeName) AND datname = current_database()
      AND state <> 'idle'
    """

  /// Kills the service's connections repeatedly while sheets arrive, as a fail-over would.
  @Test func killedConnectionsLoseAndDoubleNothing() async throws {
    let stack = try await IngestionStack()
    let study = TestStudy()
    try await stack.deliver(study)
    let caller = try stack.participant(in: study.studyID)
    let superuser = stack.database.pool(connections: 2)
    let isLocked = Mutex(false)
    let isDone = Mutex(false)
    let killer = Task {
      // At least one is killed while writing.
      var killed = try await superuser.transaction { lock in
        try await lock.execute("LOCK TABLE ingestion.answer_sheets IN EXCLUSIVE MODE")
        isLocked.withLock { $0 = true }
        var killed = 0
        try await eventually("a write waits") {
          killed = try await superuser.query(Self.killBusyConnections).count
          return killed > 0
        }
        return killed
      }
      var storedBefore = -1
      while !isDone.withLock({ $0 }) {
        // Allows progress in between, otherwise nothing would be written.
        let stored = try await superuser.query(
          "SELECT count(*) AS stored FROM ingestion.answer_sheets"
        )[0].decode("stored", as: Int.self)
        guard stored > storedBefore else { continue }
        let rows = try await superuser.query(Self.killBusyConnections)
        if !rows.isEmpty { storedBefore = stored }
        killed += rows.count
      }
      return killed
    }
    try await eventually("the table is locked") { isLocked.withLock { $0 } }
    let sheets = (0..<400).map { study.diarySheet(at: $0 - 400) }
    let acknowledged = try await withThrowingTaskGroup(of: [IngestionV1.Verdict].self) { group in
      for start in stride(from: 0, to: sheets.count, by: 10) {
        let part = Array(sheets[start..<start + 10])
        group.addTask {
          while true {
            do {
              return try await caller.submit(part).map(\.verdict)
            } catch let error as RPCError where error.code == .unavailable {
              continue
            }
          }
        }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    isDone.withLock { $0 = true }
    let killed = try await killer.value
    await superuser.close()
    #expect(killed > 0)
    #expect(acknowledged.count == 400)
    #expect(acknowledged.filter { $0 != .created && $0 != .exists } == [])
    let (listed, accepted) = try await pastKilledConnections {
      (try await caller.listAll().map(\.sheet), try await stack.accepted(of: caller))
    }
    #expect(listed == sheets.reversed())
    #expect(accepted.map(\.sheetID).sorted() == sheets.map(\.sheetID).sorted())
  }

  /// Several processes share the schema, represented by two pools.
  @Test func twoProcessesAgree() async throws {
    let first = try await IngestionStack()
    let study = TestStudy()
    try await first.deliver(study)
    let second = try await IngestionStack(sharing: first)
    let callers = [
      try first.participant(in: study.studyID)
    ].flatMap { [$0, $0.through(second)] }
    let sheets = (0..<60).map { study.diarySheet(at: $0) }
    let symptoms = (0..<16).map { study.symptomSheet(at: $0 - 1000) }
    let verdicts = try await withThrowingTaskGroup(of: [IngestionV1.Verdict].self) { group in
      for round in 0..<16 {
        let batch = (round % 4 < 2 ? sheets : sheets.reversed()) + [symptoms[round]]
        group.addTask { try await callers[round % 2].submit(batch).map(\.verdict) }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    #expect(verdicts.filter { $0 == .created }.count == 61)
    #expect(verdicts.filter { $0 == .exists }.count == 60 * 15)
    #expect(verdicts.filter { $0 == .rejected }.count == 15)
    #expect(try await first.accepted(of: callers[0]).count == 61)
  }
}

/// Repeats `body` while it meets connections that were killed just after they became idle.
func pastKilledConnections<Result>(_ body: () async throws -> Result) async throws -> Result {
  var result: Result?
  try await eventually("no killed connection is left") {
    do {
      result = try await body()
      return true
    } catch is RPCError, is PostgresError {
      return false
    }
  }
  return try #require(result)
}
