import FoundationEssentials
import Synchronization
import TestSupport
import Testing

@testable import Postgres

@Suite struct CopyTests {
  struct Broken: Error {}

  final class Count: Sendable {
    private let count = Mutex(0)
    var value: Int { count.withLock { $0 } }
    func increment() { count.withLock { $0 += 1 } }
    func reset() { count.withLock { $0 = 0 } }
  }

  /// Elements one after the other; what is not asked for is not made.
  struct Lazy<Element: Sendable>: AsyncSequence, Sendable {
    let count: Int
    let make: @Sendable (Int) throws -> Element

    struct Iterator: AsyncIteratorProtocol {
      var index = 0
      let sequence: Lazy

      mutating func next() async throws -> Element? {
        guard index < sequence.count else { return nil }
        defer { index += 1 }
        return try sequence.make(index)
      }
    }

    func makeAsyncIterator() -> Iterator { Iterator(sequence: self) }
  }

  static func text(_ chunks: PostgresCopyOut) async throws -> String {
    var bytes: [UInt8] = []
    for try await chunk in chunks { bytes += chunk }
    return String(decoding: bytes, as: UTF8.self)
  }

  static func count(_ pool: PostgresPool) async throws -> Int {
    try await pool.queryRow("SELECT count(*) FROM t", as: Int.self)
  }

  // MARK: Out

  @Test func everythingComesOutInOrder() async throws {
    try await withPool(connections: 1) { pool async throws in
      for rows in [0, 1, 50_000] {
        let text = try await Self.text(
          pool.copyOut("COPY (SELECT generate_series(1, \(unescaped: "\(rows)"))) TO STDOUT"))
        #expect(
          text.split(separator: "\n").map { Int($0) }
            == Array(1...max(1, rows)).prefix(rows).map { $0 })
        // The connection is back, and in order.
        #expect(pool.statistics == PoolStatistics(connections: 1, idle: 1, waiting: 0))
        #expect(try await pool.queryRow("SELECT \(rows)", as: Int.self) == rows)
      }
    }
  }

  /// A reader that is behind holds the server up, not the memory: of rows without end, no more are
  /// made than fit into the buffers on the way.
  @Test func theServerWaitsForTheReader() async throws {
    try await withPool(connections: 2) { pool async throws in
      try await pool.execute("CREATE SEQUENCE made")
      let rows = pool.copyOut(
        "COPY (SELECT nextval('made'), repeat('x', 1000) FROM generate_series(1, 1000) AS a, generate_series(1, 1000) AS b) TO STDOUT",
        bufferBytesMax: 10_000)
      var iterator = rows.makeAsyncIterator()
      var largest = try await iterator.next()?.count ?? 0
      func made() async throws -> Int {
        try await pool.queryRow("SELECT last_value FROM made", as: Int.self)
      }
      for _ in 0..<30 {
        try await eventually("the server waits for the reader") {
          try await pool.queryRow(
            "SELECT count(*) FROM pg_stat_activity WHERE wait_event = 'ClientWrite' AND query LIKE 'SET LOCAL%made%'",
            as: Int.self) == 1
        }
        #expect(try await made() < 20_000)
        largest = max(largest, try await iterator.next()?.count ?? 0)
      }
      // The buffer, and the row that filled it.
      #expect(largest < 12_000)
    }
  }

  @Test func leavingEarlyCancelsTheStatement() async throws {
    try await withPool(connections: 2) { pool async throws in
      for try await chunk in pool.copyOut(
        "COPY (SELECT repeat('x', 100) FROM generate_series(1, 10000) AS a, generate_series(1, 10000) AS b) TO STDOUT"
      ) {
        #expect(!chunk.isEmpty)
        break
      }
      try await eventually("it has ended") { try await pool.running(like: "%COPY%") == 0 }
      try await eventually("the connection is back") {
        pool.statistics.idle == pool.statistics.connections
      }
      #expect(try await pool.queryRow("SELECT 1", as: Int.self) == 1)
    }
  }

  @Test func cancellingTheReaderCancelsTheStatement() async throws {
    try await withPool(connections: 2) { pool async throws in
      let task = Task {
        try await Self.text(pool.copyOut("COPY (SELECT pg_sleep(607)) TO STDOUT"))
      }
      try await eventually("it runs") { try await pool.running(like: "%pg_sleep(607)%") == 1 }
      task.cancel()
      #expect(try await postgresError { try await task.value }.kind == .cancelled)
      #expect(try await pool.running(like: "%pg_sleep(607)%") == 0)
      #expect(pool.statistics.idle == pool.statistics.connections)
    }
  }

  @Test func whatFailsMidwayIsThrownAfterWhatCame() async throws {
    try await withPool(connections: 1) { pool async throws in
      let seen = Mutex("")
      let error = try await postgresError {
        for try await chunk in pool.copyOut(
          "COPY (SELECT 100 / (3 - n) FROM generate_series(1, 100) AS n) TO STDOUT")
        {
          seen.withLock { $0 += String(decoding: chunk, as: UTF8.self) }
        }
      }
      #expect(error.sqlState == "22012")
      #expect(seen.withLock { $0 } == "50\n100\n")
      #expect(try await Self.text(pool.copyOut("COPY (SELECT 1) TO STDOUT")) == "1\n")
    }
  }

  @Test func aLostConnectionIsNoEnd() async throws {
    try await withPool(connections: 2) { pool async throws in
      let task = Task {
        var bytes = 0
        for try await chunk in pool.copyOut(
          "COPY (SELECT 'x', pg_sleep(CASE n WHEN 3 THEN 608 ELSE 0 END) FROM generate_series(1, 9) AS n) TO STDOUT"
        ) {
          bytes += chunk.count
        }
        return bytes
      }
      try await eventually("it runs") { try await pool.running(like: "%pg_sleep(%608%") == 1 }
      try await pool.terminate(like: "%608%")
      let error = try await postgresError { try await task.value }
      guard case .connectionLost = error.kind else { throw error }
      #expect(try await pool.queryRow("SELECT 1", as: Int.self) == 1)
    }
  }

  /// Whatever statements may take, and whatever is left of the caller's time.
  @Test func copyHasALimitOfItsOwn() async throws {
    try await withPool(.with { $0.copyTimeLimit = .seconds(77) }) { pool async throws in
      let text = try await DeadlineTests.within(.seconds(600)) {
        try await Self.text(
          pool.copyOut("COPY (SELECT current_setting('statement_timeout')) TO STDOUT"))
      }
      #expect(text == "77s\n")
      let after = try await pool.queryRow(
        "SELECT current_setting('statement_timeout')", as: String.self)
      #expect(after == "30s")
    }
    try await withPool(.with { $0.copyTimeLimit = .milliseconds(20) }) { pool async throws in
      let error = try await postgresError {
        try await Self.text(pool.copyOut("COPY (SELECT pg_sleep(600)) TO STDOUT"))
      }
      #expect(error.kind == .timedOut)
    }
  }

  @Test(arguments: ["SELECT 1", "COPY t FROM STDIN", "CREATE TABLE u (a int8)"])
  func otherStatementsAreRefused(sql: String) async throws {
    try await withPool(connections: 1) { pool async throws in
      try await pool.execute("CREATE TABLE t (a int8)")
      await #expect(throws: PostgresError.self) {
        try await Self.text(pool.copyOut(PostgresQuery(unsafeSQL: sql)))
      }
      if !sql.hasPrefix("COPY") {
        await #expect(throws: PostgresError.self) {
          try await pool.copyIn(
            PostgresQuery(unsafeSQL: sql), from: Lazy(count: 3) { _ in Array("1\n".utf8) })
        }
      }
      #expect(try await pool.queryRow("SELECT 1", as: Int.self) == 1)
    }
    let parameters = try await postgresError {
      let query: PostgresQuery = "COPY (SELECT \(1)) TO STDOUT"
      try query.checkForCopy()
    }
    #expect(parameters.kind == .parameter)
  }

  // MARK: In

  @Test func chunksMayBeCutAnywhere() async throws {
    try await withPool(connections: 1) { pool async throws in
      try await pool.execute("CREATE TABLE t (a int8, b text)")
      let csv = (1...1000).map { "\($0),\"ä \($0)\"\n" }.joined()
      let bytes = Array(csv.utf8)
      for size in [1, 7, 1000, bytes.count] {
        let pieces = stride(from: 0, to: bytes.count, by: size).map {
          Array(bytes[$0..<min($0 + size, bytes.count)])
        }
        let rows = try await pool.copyIn(
          "COPY t FROM STDIN (FORMAT csv)", from: Lazy(count: pieces.count) { pieces[$0] })
        #expect(rows == 1000)
      }
      #expect(try await pool.queryRow("SELECT sum(a)::int8 FROM t", as: Int.self) == 4 * 500_500)
      #expect(try await pool.copyIn("COPY t FROM STDIN", from: Lazy(count: 0) { _ in [] }) == 0)
      #expect(pool.statistics == PoolStatistics(connections: 1, idle: 1, waiting: 0))
    }
  }

  /// While the server does not read, nothing more is asked of the source than fits in between.
  @Test func theSourceWaitsForTheServer() async throws {
    try await withPool(connections: 3) { pool async throws in
      try await pool.execute("CREATE TABLE t (a text)")
      let asked = Count()
      let chunk = [UInt8](repeating: 120, count: 99_999) + [10]
      let task: Task<Int, any Error> = try await pool.transaction { lock in
        try await lock.execute("LOCK TABLE t IN ACCESS EXCLUSIVE MODE")
        let task = Task {
          try await pool.copyIn(
            "COPY t FROM STDIN",
            from: Lazy(count: 200) { _ in
              asked.increment()
              return chunk
            })
        }
        try await eventually("it waits for the lock") {
          try await pool.running(like: "%COPY t FROM%") == 1
        }
        return task
      }
      #expect(try await task.value == 200)
      #expect(asked.value == 200)
      // A trigger that holds the server up in the middle of the data.
      try await pool.executeScriptForTest(
        """
        TRUNCATE t;
        CREATE FUNCTION hold() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN PERFORM pg_advisory_xact_lock(1); RETURN NEW; END $$;
        CREATE TRIGGER hold BEFORE INSERT ON t FOR EACH ROW EXECUTE FUNCTION hold();
        """)
      asked.reset()
      let held: Task<Int, any Error> = try await pool.transaction { gate in
        try await gate.execute("SELECT pg_advisory_xact_lock(1)")
        let task = Task {
          try await pool.copyIn(
            "COPY t FROM STDIN",
            from: Lazy(count: 200) { _ in
              asked.increment()
              return chunk
            })
        }
        try await eventually("nothing more is asked for") {
          let before = asked.value
          // Time enough for what would go on to go on.
          for _ in 0..<50 { _ = try await pool.queryRow("SELECT 1", as: Int.self) }
          return before > 0 && before == asked.value
        }
        #expect(asked.value < 50)
        return task
      }
      #expect(try await held.value == 200)
    }
  }

  @Test func aSourceThatFailsStoresNothing() async throws {
    try await withPool(connections: 1) { pool async throws in
      try await pool.execute("CREATE TABLE t (a int8)")
      for place in [0, 1, 500] {
        await #expect(throws: Broken.self) {
          try await pool.copyIn(
            "COPY t FROM STDIN",
            from: Lazy(count: 1000) { index in
              if index == place { throw Broken() }
              return Array("\(index)\n".utf8)
            })
        }
        #expect(try await Self.count(pool) == 0)
      }
      #expect(pool.statistics == PoolStatistics(connections: 1, idle: 1, waiting: 0))
    }
  }

  @Test func aBadRowStoresNothingAndIsNamed() async throws {
    try await withPool(connections: 1) { pool async throws in
      try await pool.execute("CREATE TABLE t (a int8 CONSTRAINT small CHECK (a < 500))")
      let check = try await postgresError {
        try await pool.copyIn(
          "COPY t FROM STDIN", from: Lazy(count: 1000) { Array("\($0)\n".utf8) })
      }
      #expect(check.constraint == "small")
      let malformed = try await postgresError {
        try await pool.copyIn("COPY t FROM STDIN", from: Lazy(count: 1) { _ in Array("x\n".utf8) })
      }
      #expect(malformed.sqlState == "22P02")
      #expect(try await Self.count(pool) == 0)
    }
  }

  /// An `AsyncStream` whose reader is cancelled just ends; half of the data must not pass for all.
  @Test func aCancelledTaskStoresNothing() async throws {
    try await withPool(connections: 2) { pool async throws in
      try await pool.execute("CREATE TABLE t (a int8)")
      let (stream, source) = AsyncStream.makeStream(of: [UInt8].self)
      let task = Task { try await pool.copyIn("COPY t FROM STDIN", from: stream) }
      source.yield(Array("1\n".utf8))
      try await eventually("it runs") { try await pool.running(like: "%COPY t FROM%") == 1 }
      task.cancel()
      #expect(try await postgresError { try await task.value }.kind == .cancelled)
      #expect(try await Self.count(pool) == 0)
      #expect(pool.statistics.idle == pool.statistics.connections)
    }
  }

  /// Cancelled while the server works on what it has got.
  @Test func cancellingStopsTheServersWork() async throws {
    try await withPool(connections: 2) { pool async throws in
      try await pool.executeScriptForTest(
        """
        CREATE TABLE t (a int8);
        CREATE FUNCTION hold() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN PERFORM pg_sleep(609); RETURN NEW; END $$;
        CREATE TRIGGER hold BEFORE INSERT ON t FOR EACH ROW EXECUTE FUNCTION hold();
        """)
      let task = Task {
        try await pool.copyIn("COPY t FROM STDIN", from: Lazy(count: 1) { _ in Array("1\n".utf8) })
      }
      try await eventually("it runs") {
        try await pool.queryRow(
          "SELECT count(*) FROM pg_stat_activity WHERE wait_event = 'PgSleep' AND datname = current_database()",
          as: Int.self) == 1
      }
      task.cancel()
      #expect(try await postgresError { try await task.value }.kind == .cancelled)
      #expect(try await Self.count(pool) == 0)
    }
  }

  /// Before the last chunk a loss is no doubt about the outcome.
  @Test func aLostConnectionStoresNothing() async throws {
    try await withPool(connections: 2) { pool async throws in
      try await pool.execute("CREATE TABLE t (a int8)")
      let (stream, source) = AsyncStream.makeStream(of: [UInt8].self)
      let task = Task { try await pool.copyIn("COPY t FROM STDIN", from: stream) }
      source.yield(Array("1\n".utf8))
      try await eventually("it runs") { try await pool.running(like: "%COPY t FROM%") == 1 }
      try await pool.terminate(like: "%COPY t FROM%")
      try await eventually("the loss is noticed") { pool.statistics.connections == 1 }
      source.yield(Array("2\n".utf8))
      source.finish()
      let error = try await postgresError { try await task.value }
      #expect(error.kind == .connectionLost(commitUnknown: false))
      #expect(try await Self.count(pool) == 0)
    }
  }

  @Test func aLossAfterTheLastChunkIsUnknown() async throws {
    try await withPool(connections: 2) { pool async throws in
      try await pool.executeScriptForTest(
        """
        CREATE TABLE t (a int8);
        CREATE FUNCTION hold() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN PERFORM pg_sleep(610); RETURN NULL; END $$;
        CREATE TRIGGER hold AFTER INSERT ON t FOR EACH STATEMENT EXECUTE FUNCTION hold();
        """)
      let task = Task {
        try await pool.copyIn("COPY t FROM STDIN", from: Lazy(count: 1) { _ in Array("1\n".utf8) })
      }
      try await eventually("it runs") {
        try await pool.queryRow(
          "SELECT count(*) FROM pg_stat_activity WHERE wait_event = 'PgSleep' AND datname = current_database()",
          as: Int.self) == 1
      }
      try await pool.terminate(like: "%COPY t FROM%")
      let error = try await postgresError { try await task.value }
      #expect(error.kind == .connectionLost(commitUnknown: true))
    }
  }

  @Test func aTransactionContainsIt() async throws {
    try await withPool(connections: 1) { pool async throws in
      try await pool.execute("CREATE TABLE t (a int8)")
      await #expect(throws: Broken.self) {
        try await pool.transaction { connection in
          // The first statement: BEGIN goes with it.
          try await connection.copyIn(
            "COPY t FROM STDIN", from: Lazy(count: 10) { Array("\($0)\n".utf8) })
          #expect(try await connection.queryRow("SELECT count(*) FROM t", as: Int.self) == 10)
          throw Broken()
        }
      }
      #expect(try await Self.count(pool) == 0)
      try await pool.transaction { connection in
        try await connection.execute("INSERT INTO t VALUES (100)")
        try await connection.copyIn(
          "COPY t FROM STDIN", from: Lazy(count: 10) { Array("\($0)\n".utf8) })
        let limit = try await connection.queryRow(
          "SELECT current_setting('statement_timeout')", as: String.self)
        #expect(limit == "30s")
      }
      #expect(try await Self.count(pool) == 11)
    }
  }

  // MARK: Rows

  struct Sound: Sendable, Equatable {
    var id: UUID
    var name: String?
    var level: PostgresNumeric
    var tags: [String]
    var at: Date

    init(number: Int) {
      id = UUID()
      name = number % 3 == 0 ? nil : "sound \(number)"
      level = PostgresNumeric("\(number).50") ?? 0
      tags = number % 2 == 0 ? [] : ["a,\"b", "ä"]
      at = Date(timeIntervalSinceReferenceDate: Double(number))
    }

    init(_ row: (UUID, String?, PostgresNumeric, [String], Date)) {
      (id, name, level, tags, at) = row
    }
  }

  @Test func rowsOfSwiftValuesGoInBinary() async throws {
    try await withPool(connections: 1) { pool async throws in
      try await pool.execute(
        "CREATE TABLE \"Odd \"\" name\" (id uuid, name text, level numeric, tags text[], at timestamptz)"
      )
      let sounds = (0..<3000).map { Sound(number: $0) }
      let stored = try await pool.copyIn(
        into: "Odd \" name", columns: ["id", "name", "level", "tags", "at"],
        rows: Lazy(count: sounds.count) { sounds[$0] }
      ) { ($0.id, $0.name, $0.level, $0.tags, $0.at) }
      #expect(stored == 3000)
      let back = try await pool.query(
        "SELECT * FROM \"Odd \"\" name\" ORDER BY at", as: UUID.self, String?.self,
        PostgresNumeric.self, [String].self, Date.self)
      let read = back.map { Sound($0) }
      #expect(read == sounds)
    }
  }

  @Test func rowsThatDoNotFitAreRefused() async throws {
    try await withPool(connections: 1) { pool async throws in
      try await pool.execute("CREATE TABLE t (a int4, b text)")
      func copy<each V: PostgresEncodable>(_ values: repeat each V) async throws -> PostgresError {
        try await postgresError {
          try await pool.copyIn(into: "t", columns: ["a", "b"], rows: Lazy(count: 1) { $0 }) { _ in
            (repeat each values)
          }
        }
      }
      #expect(try await copy(Int32(1), "x", true).kind == .parameter)
      #expect(try await copy(Int32(1)).kind == .parameter)
      // An int8 for an int4.
      #expect(try await copy(1, "x").sqlState == "22P03")
      #expect(try await copy(Date(timeIntervalSinceReferenceDate: .nan), "x").kind == .parameter)
      #expect(try await copy(Int32(1), [TypePropertyTests.Mood.calm]).kind == .parameter)
      #expect(try await Self.count(pool) == 0)
      #expect(pool.statistics == PoolStatistics(connections: 1, idle: 1, waiting: 0))
    }
  }
}

extension PostgresPool {
  func executeScriptForTest(_ sql: String) async throws {
    try await withConnection { try await $0.executeScript(sql) }
  }
}
