import FoundationEssentials
import Postgres
import TestSupport
import Testing

@Suite struct PoolTests {
  /// Holds all connections until released.
  final class Holder: Sendable {
    private let task: Task<Void, any Error>
    private let release: AsyncStream<Void>.Continuation

    init(_ pool: PostgresPool, connections: Int) async throws {
      let (gate, release) = AsyncStream.makeStream(of: Void.self)
      self.release = release
      let (hasAll, taken) = AsyncStream.makeStream(of: Void.self)
      task = Task {
        // The end of the stream signals a failure to the waiting test.
        defer { taken.finish() }
        try await withThrowingTaskGroup(of: Void.self) { group in
          for _ in 0..<connections {
            group.addTask {
              try await pool.withConnection { _ in
                taken.yield()
                for await _ in gate {}
              }
            }
          }
          try await group.waitForAll()
        }
      }
      var count = 0
      for await _ in hasAll {
        count += 1
        if count == connections { return }
      }
      try await task.value
    }

    func letGo() async throws {
      release.finish()
      try await task.value
    }
  }

  @Test func connectionsAreOpenedOnDemandAndNotBeyondTheLimit() async throws {
    try await withPool(connections: 3) { pool in
      #expect(pool.statistics.connections == 0)
      try await pool.execute("SELECT 1")
      #expect(pool.statistics == PoolStatistics(connections: 1, idle: 1, waiting: 0))
      let holder = try await Holder(pool, connections: 3)
      #expect(pool.statistics == PoolStatistics(connections: 3, idle: 0, waiting: 0))
      try await withThrowingTaskGroup(of: Void.self) { group in
        for _ in 0..<40 { group.addTask { try await pool.execute("SELECT 1") } }
        try await eventually("forty wait") { pool.statistics.waiting == 40 }
        #expect(pool.statistics == PoolStatistics(connections: 3, idle: 0, waiting: 40))
        try await holder.letGo()
        try await group.waitForAll()
      }
      #expect(pool.statistics.connections <= 3)
    }
  }

  @Test func connectionsThatNobodyNeedsAreClosedButOne() async throws {
    try await withPool(connections: 4, .with { $0.idleMax = .milliseconds(1) }) { pool in
      for _ in 0..<2 {
        let holder = try await Holder(pool, connections: 4)
        #expect(pool.statistics.connections == 4)
        try await holder.letGo()
        try await eventually("one is left") { pool.statistics.connections == 1 }
      }
      try await pool.execute("SELECT 1")
      #expect(pool.statistics == PoolStatistics(connections: 1, idle: 1, waiting: 0))
    }
  }

  @Test func tooManyWaitersAreRefusedAtOnce() async throws {
    try await withPool(connections: 1, .with { $0.waitersMax = 2 }) { pool in
      let holder = try await Holder(pool, connections: 1)
      async let first = pool.query("SELECT \(1)")
      async let second = pool.transaction { try await $0.query("SELECT \(2)") }
      try await eventually("two wait") { pool.statistics.waiting == 2 }
      let error = try await postgresError { try await pool.query("SELECT \(3)") }
      #expect(error.kind == .poolExhausted)
      #expect(error.isRetryable)
      try await holder.letGo()
      #expect(try await first.count == 1)
      #expect(try await second.count == 1)
    }
  }

  @Test func waitingHasALimit() async throws {
    try await withPool(connections: 1, .with { $0.acquireTimeout = .milliseconds(300) }) { pool in
      // The time includes connecting, which is slow on a loaded machine.
      try await eventually("a connection") { (try? await pool.query("SELECT 1")) != nil }
      let holder = try await Holder(pool, connections: 1)
      let error = try await postgresError { try await pool.query("SELECT 1") }
      #expect(error.kind == .poolExhausted)
      let lease = try await postgresError { try await pool.transaction { _ in } }
      #expect(lease.kind == .poolExhausted)
      #expect(pool.statistics.waiting == 0)
      try await holder.letGo()
      #expect(try await pool.query("SELECT 1").count == 1)
    }
  }

  @Test func whoeverCameFirstIsServedFirst() async throws {
    try await withPool(connections: 1) { pool in
      try await pool.execute("CREATE TABLE t (id int8 GENERATED ALWAYS AS IDENTITY, n int8)")
      let holder = try await Holder(pool, connections: 1)
      var tasks: [Task<Void, any Error>] = []
      for number in 0..<20 {
        tasks.append(Task { try await pool.execute("INSERT INTO t (n) VALUES (\(number))") })
        try await eventually("it waits") { pool.statistics.waiting == number + 1 }
      }
      try await holder.letGo()
      for task in tasks { try await task.value }
      let order = try await pool.query("SELECT n FROM t ORDER BY id")
        .map { try $0.decode(Int.self) }
      #expect(order == Array(0..<20))
    }
  }

  /// Queued single statements are sent together, and a failure affects no other. A transaction gets
  /// its own connection, in order of arrival.
  @Test func statementsShareAConnectionAndTransactionsDoNot() async throws {
    try await withPool(connections: 1) { pool in
      try await pool.execute("CREATE TABLE t (id int8 GENERATED ALWAYS AS IDENTITY, n int8)")
      let holder = try await Holder(pool, connections: 1)
      var tasks: [Task<Int, any Error>] = []
      for number in 0..<60 {
        tasks.append(
          Task {
            if number % 20 == 5 {
              return try await pool.transaction { connection in
                try await connection.execute("INSERT INTO t (n) VALUES (\(number))")
                // No other caller's statement may be in the transaction.
                return try await connection.query(
                  "SELECT count(*) FROM t WHERE xmin::text = pg_current_xact_id()::text")[0].decode(
                    Int.self) - 1 + number
              }
            }
            let divisor = number % 10 == 3 ? 0 : 1
            return try await pool.query(
              "INSERT INTO t (n) VALUES (\(number) / \(divisor)::int8) RETURNING n")[0]
              .decode(Int.self)
          })
        try await eventually("it waits") { pool.statistics.waiting == number + 1 }
      }
      try await holder.letGo()
      for (number, task) in tasks.enumerated() {
        let result = await task.result
        if number % 10 == 3 {
          #expect(throws: PostgresError.self) { try result.get() }
        } else {
          #expect(try result.get() == number)
        }
      }
      let order = try await pool.query("SELECT n FROM t ORDER BY id").map {
        try $0.decode(Int.self)
      }
      #expect(order == (0..<60).filter { $0 % 10 != 3 })
      #expect(pool.statistics == PoolStatistics(connections: 1, idle: 1, waiting: 0))
    }
  }

  @Test func aCancelledWaiterGivesUp() async throws {
    try await withPool(connections: 1) { pool in
      let holder = try await Holder(pool, connections: 1)
      let statement = Task { try await pool.query("SELECT 1") }
      let lease = Task { try await pool.transaction { _ in } }
      try await eventually("both wait") { pool.statistics.waiting == 2 }
      statement.cancel()
      lease.cancel()
      #expect(try await postgresError { try await statement.value }.kind == .cancelled)
      #expect(try await postgresError { try await lease.value }.kind == .cancelled)
      #expect(pool.statistics.waiting == 0)
      try await holder.letGo()
      #expect(try await pool.query("SELECT 1").count == 1)
    }
  }

  @Test func aCancelledTaskDoesNotEvenBegin() async throws {
    try await withPool { pool in
      try await pool.execute("CREATE TABLE t (a int8)")
      let task = Task {
        while !Task.isCancelled { await Task.yield() }
        try await pool.execute("INSERT INTO t VALUES (1)")
      }
      task.cancel()
      #expect(try await postgresError { try await task.value }.kind == .cancelled)
      #expect(try await pool.query("SELECT * FROM t").isEmpty)
    }
  }

  @Test func closingLetsWorkEndAndRefusesMore() async throws {
    let database = try await TestDatabase.create()
    let pool = database.pool(connections: 1)
    let holder = try await Holder(pool, connections: 1)
    let waiter = Task { try await pool.query("SELECT 1") }
    try await eventually("it waits") { pool.statistics.waiting == 1 }
    let closing = Task { await pool.close() }
    #expect(try await postgresError { try await waiter.value }.kind == .closed)
    #expect(try await postgresError { try await pool.query("SELECT 1") }.kind == .closed)
    try await holder.letGo()
    await closing.value
    #expect(pool.statistics.connections == 0)
    await pool.close()
    try await database.drop()
  }

  @Test func aDatabaseThatDoesNotExistIsNamed() async throws {
    let cluster = try await TestCluster.shared.value
    let error = try await ConnectingTests.failure(cluster.connectionString + " dbname=nowhere")
    #expect(error.message.contains("nowhere"))
  }

  @Test func anAddressWhereNobodyListensIsAConnectionError() async throws {
    _ = try await ConnectingTests.failure(
      "postgresql://x@127.0.0.1:1/x?connect_timeout=1", isRefused: false)
  }

  @Test func settingsReachTheSession() async throws {
    try await withPool(
      .with {
        $0.connectionString += " options='-c work_mem=5MB'"
        $0.searchPath = #""od d\p", public"#
        $0.applicationName = "otolith-x"
        $0.statementTimeout = .milliseconds(1234)
      }
    ) { pool in
      let row = try await pool.query(
        """
        SELECT current_setting('work_mem'), current_setting('search_path'),
          current_setting('application_name'), current_setting('statement_timeout'),
          current_setting('client_encoding')
        """)[0]
      let (memory, path, name, timeout, encoding) = try row.decode(
        String.self, String.self, String.self, String.self, String.self)
      #expect(memory == "5MB")
      #expect(path == #""od d\p", public"#)
      #expect(name == "otolith-x")
      #expect(timeout == "1234ms")
      #expect(encoding == "UTF8")
      let compiles = try await pool.query("SHOW jit")[0].decode(String.self)
      #expect(compiles == "off")
    }
    try await withPool(.with { $0.connectionString += " options='-c jit=on'" }) { pool in
      let compiles = try await pool.query("SHOW jit")[0].decode(String.self)
      #expect(compiles == "on")
    }
  }

  @Test func aConfigurationDoesNotShowItsPassword() {
    let configuration = PostgresConfiguration(connectionString: "postgresql://a:secret@b/c")
    #expect(!"\(configuration)".contains("secret"))
  }
}
