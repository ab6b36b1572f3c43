import Postgres
import Synchronization
import TestSupport
import Testing

/// Cancelled callers and failing servers.
extension BatchedWriterTests {
  @Test func whoeverGivesUpBeforeTheBatchBeginsWritesNothing() async throws {
    try await Self.withTable { pool async throws in
      let watch = Watch()
      let (gate, open) = AsyncStream.makeStream(of: Void.self)
      watch.gate.withLock { $0 = gate }
      let writer = Self.makeWriter(pool, watch)
      let inFlight = Task { try await writer.submit(0) }
      try await eventually("the first batch is in flight") { watch.sizes == [1] }
      let one = Task { try await writer.submit(1) }
      let several = Task { try await writer.submit([2, 3]) }
      let patient = Task { try await writer.submit(4) }
      try await eventually("they wait") { writer.waiting == 4 }
      // The row in flight is not cancelled; its caller gets the outcome.
      for task in [one, inFlight] { task.cancel() }
      several.cancel()
      #expect(try await postgresError { try await one.value }.kind == .cancelled)
      for result in try await several.value {
        #expect(throws: PostgresError.self) { try result.get() }
      }
      #expect(writer.waiting == 1)
      watch.gate.withLock { $0 = nil }
      open.finish()
      #expect(try await inFlight.value == "row 0")
      #expect(try await patient.value == "row 4")
      #expect(try await Self.rows(pool) == [0, 4])
    }
  }

  /// The deadlines of the caller that starts a batch and of queued callers do not affect others.
  @Test func aDeadlineIsItsCallersAlone() async throws {
    try await Self.withTable { pool async throws in
      let watch = Watch()
      let (gate, open) = AsyncStream.makeStream(of: Void.self)
      watch.gate.withLock { $0 = gate }
      let writer = Self.makeWriter(pool, watch)
      let soon = ContinuousClock.now + .seconds(5)
      let first = Task {
        try await PostgresDeadline.$current.withValue(soon) { try await writer.submit(0) }
      }
      try await eventually("the first batch is in flight") { watch.sizes == [1] }
      let late = Task {
        try await PostgresDeadline.$current.withValue(soon) { try await writer.submit([1, 2]) }
      }
      let patient = Task { try await writer.submit(3) }
      try await eventually("they wait") { writer.waiting == 3 }
      try await eventually("the deadline has passed") { ContinuousClock.now > soon }
      watch.gate.withLock { $0 = nil }
      open.finish()
      #expect(try await first.value == "row 0")
      #expect(try await patient.value == "row 3")
      for result in try await late.value {
        #expect(try await postgresError { try result.get() }.kind == .timedOut)
      }
      #expect(watch.sizes == [1, 1])
      #expect(try await Self.rows(pool) == [0, 3])
    }
  }

  /// If the connection breaks within a batch, the batch is retried once.
  @Test func aBatchThatLostItsConnectionIsTriedAgain() async throws {
    try await Self.withTable { pool async throws in
      let isFirst = Mutex(true)
      let writer = BatchedWriter<Int, Int>(pool: pool) { rows, connection in
        try await connection.execute("INSERT INTO t (a) SELECT unnest(\(rows))")
        let mustDie = isFirst.withLock { isFirst in
          defer { isFirst = false }
          return isFirst
        }
        if mustDie { try await connection.execute("SELECT pg_terminate_backend(pg_backend_pid())") }
        return rows
      }
      let written = try await writer.submit([1, 2, 3]).map { try $0.get() }
      #expect(written == [1, 2, 3])
      #expect(try await Self.rows(pool) == [1, 2, 3])
    }
  }

  /// After an unknown commit, all callers get the error, and nothing is written twice.
  @Test func anUnknownCommitIsToldToAll() async throws {
    try await Self.withTable { pool async throws in
      try await pool.execute(
        """
        CREATE FUNCTION die() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); PERFORM pg_sleep(600); RETURN NULL; END $$
        """)
      try await pool.execute(
        """
        CREATE CONSTRAINT TRIGGER die AFTER INSERT ON t DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW WHEN (new.a = 13) EXECUTE FUNCTION die()
        """)
      let watch = Watch()
      let results = try await Self.makeWriter(pool, watch).submit([12, 13, 14])
      for result in results {
        guard case .failure(let error as PostgresError) = result else {
          Issue.record("a success")
          continue
        }
        #expect(error.kind == .connectionLost(commitUnknown: true))
      }
      #expect(watch.sizes == [3])
    }
  }

  @Test(arguments: [true, false])
  func aStatementThatOnlyReadsIsRepeatedAfterALostConnection(isReading: Bool) async throws {
    try await Self.withTable { pool async throws in
      try await pool.execute("CREATE SEQUENCE calls")
      try await pool.execute(
        """
        CREATE FUNCTION answer(a int) RETURNS int LANGUAGE plpgsql AS $$
        BEGIN
          IF nextval('calls') = 1 THEN
            PERFORM pg_terminate_backend(pg_backend_pid()); PERFORM pg_sleep(600);
          END IF;
          RETURN a;
        END $$
        """)
      let reader = BatchedWriter<Int32, Int32>(pool: pool, isReading: isReading) { rows in
        "SELECT answer(a) AS a FROM unnest(\(rows)) AS t (a)"
      } outcomes: { _, found in
        try found.map { try $0.decode("a") }
      }
      do {
        #expect(try await reader.submit(7) == 7)
        #expect(isReading)
      } catch let error as PostgresError {
        #expect(!isReading)
        #expect(error.kind == .connectionLost(commitUnknown: true))
      }
    }
  }

  /// A serialization failure is transient.
  @Test func aRetryableFailureIsTriedAgain() async throws {
    try await Self.withTable { pool async throws in
      let attempts = Mutex(0)
      let writer = BatchedWriter<Int, Int>(pool: pool) { rows, connection in
        try await connection.execute("INSERT INTO t (a) SELECT unnest(\(rows))")
        let attempt = attempts.withLock { attempts in
          attempts += 1
          return attempts
        }
        if attempt < 3 {
          throw PostgresError(kind: .server, sqlState: "40001", message: "try again")
        }
        return rows
      }
      let written = try await writer.submit([1, 2]).map { try $0.get() }
      #expect(written == [1, 2])
      #expect(attempts.withLock { $0 } == 3)
    }
  }

  /// A full disk is not caused by a row: all callers are answered after one attempt, and the batch
  /// is not split.
  @Test(arguments: [("53100", 1), ("25006", 1), ("58030", 1), ("53200", 15), ("22003", 15)])
  func whatIsWrongWithTheServerIsNotLookedForInTheRows(
    state: String, attempts: Int
  ) async throws {
    try await withPool { pool in
      try await pool.execute(
        """
        CREATE FUNCTION refuse(state text) RETURNS void LANGUAGE plpgsql AS
        $$ BEGIN RAISE EXCEPTION 'refused' USING ERRCODE = state; END $$
        """)
      let count = Mutex(0)
      let writer = BatchedWriter<Int, Int>(pool: pool) { rows, connection in
        count.withLock { $0 += 1 }
        try await connection.execute("SELECT refuse(\(state))")
        return rows
      }
      let answers = try await writer.submit(Array(0..<8))
      for answer in answers {
        #expect(throws: PostgresError.self) { try answer.get() }
      }
      // Eight rows, halved down to one each: 1 + 2 + 4 + 8.
      #expect(count.withLock { $0 } == attempts)
    }
  }
}
