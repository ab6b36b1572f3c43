import Postgres
import Synchronization
import TestSupport
import Testing

@Suite struct BatchedWriterTests {
  /// Counts batches and their rows, and can block a batch.
  final class Watch: Sendable {
    let batches = Mutex<[Int]>([])
    let gate = Mutex<AsyncStream<Void>?>(nil)

    var sizes: [Int] { batches.withLock { $0 } }
  }

  static func makeWriter(
    _ pool: PostgresPool, _ watch: Watch = Watch(), rowsMax: Int = 500, waitersMax: Int = 10_000,
    batchesInFlightMax: Int = 1, onBatch: @escaping @Sendable (BatchReport) -> Void = { _ in }
  ) -> BatchedWriter<Int, String> {
    BatchedWriter(
      pool: pool, rowsMax: rowsMax, waitersMax: waitersMax, batchesInFlightMax: batchesInFlightMax,
      onBatch: onBatch
    ) { rows, connection in
      watch.batches.withLock { $0.append(rows.count) }
      let inserted = try await connection.query(
        "INSERT INTO t (a) SELECT unnest(\(rows)) RETURNING a")
      if let gate = watch.gate.withLock({ $0 }) { for await _ in gate {} }
      return try inserted.map { "row \(try $0.decode(Int.self))" }
    }
  }

  static func withTable(
    connections: Int = 2, _ body: (PostgresPool) async throws -> Void
  ) async throws {
    try await withPool(connections: connections) { pool async throws in
      try await pool.execute(
        """
        CREATE TABLE t (id int8 GENERATED ALWAYS AS IDENTITY,
          a int8 CONSTRAINT t_a UNIQUE CONSTRAINT t_range CHECK (a >= 0))
        """)
      try await body(pool)
    }
  }

  static func rows(_ pool: PostgresPool) async throws -> [Int] {
    try await pool.query("SELECT a FROM t ORDER BY id").map { try $0.decode(Int.self) }
  }

  @Test func everyCallerGetsItsOwnOutcome() async throws {
    try await Self.withTable { pool async throws in
      let writer = Self.makeWriter(pool)
      try await withThrowingTaskGroup(of: Bool.self) { group in
        for number in 0..<1000 {
          group.addTask { try await writer.submit(number) == "row \(number)" }
        }
        for try await isRight in group { #expect(isRight) }
      }
      #expect(try await Self.rows(pool).sorted() == Array(0..<1000))
    }
  }

  /// A bad row makes its batch fail; the other rows are written in smaller batches.
  @Test func everyAttemptIsTold() async throws {
    try await Self.withTable { pool async throws in
      let reports = Mutex<[BatchReport]>([])
      let writer = Self.makeWriter(
        pool, onBatch: { report in reports.withLock { $0.append(report) } })
      _ = try await writer.submit([1, 2, 3, -1])
      let told = reports.withLock { $0 }
      #expect(told.map(\.rows) == [4, 2, 2, 1, 1])
      #expect(told.map(\.isWritten) == [false, true, false, true, false])
      #expect(told.allSatisfy { $0.duration > .zero && $0.waiting == 0 })
    }
  }

  /// Rows submitted while a batch is in flight form the next batch, up to the maximum size.
  @Test func batchesAreNatural() async throws {
    try await Self.withTable { pool async throws in
      let watch = Watch()
      let (gate, open) = AsyncStream.makeStream(of: Void.self)
      watch.gate.withLock { $0 = gate }
      let writer = Self.makeWriter(pool, watch, rowsMax: 30)
      async let first = writer.submit(0)
      try await eventually("the first batch is in flight") { watch.sizes == [1] }
      let others = (1...100).map { number in Task { try await writer.submit(number) } }
      try await eventually("the others wait") { writer.waiting == 100 }
      watch.gate.withLock { $0 = nil }
      open.finish()
      #expect(try await first == "row 0")
      for task in others { _ = try await task.value }
      #expect(watch.sizes == [1, 30, 30, 30, 10])
    }
  }

  /// A full batch gains nothing from waiting for further rows.
  @Test func fullBatchesFollowEachOtherAtOnce() async throws {
    let spans = Mutex<[(start: ContinuousClock.Instant, end: ContinuousClock.Instant)]>([])
    let writer = BatchedWriter<Int, Int>(rowsMax: 2) { rows in
      let start = ContinuousClock.now
      try await Task.sleep(for: .milliseconds(6))
      spans.withLock { $0.append((start, .now)) }
      return rows
    }
    _ = try await writer.submit(Array(0..<60))
    let known = spans.withLock { $0 }
    #expect(known.count == 30)
    // Each would be at least 5 ms.
    let pauses = zip(known, known.dropFirst()).map { $1.start - $0.end }
    #expect(try #require(pauses.min()) < .milliseconds(3))
  }

  @Test func severalBatchesAreInFlightAtOnce() async throws {
    try await Self.withTable(connections: 3) { pool async throws in
      let watch = Watch()
      let (gate, open) = AsyncStream.makeStream(of: Void.self)
      watch.gate.withLock { $0 = gate }
      let writer = Self.makeWriter(pool, watch, rowsMax: 30, batchesInFlightMax: 2)
      async let first = writer.submit(0)
      try await eventually("the first batch is in flight") { watch.sizes == [1] }
      async let second = writer.submit(1)
      try await eventually("so is the second") { watch.sizes == [1, 1] }
      let others = (2...70).map { number in Task { try await writer.submit(number) } }
      try await eventually("the others wait") { writer.waiting == 69 }
      watch.gate.withLock { $0 = nil }
      open.finish()
      #expect(try await first == "row 0")
      #expect(try await second == "row 1")
      for task in others { _ = try await task.value }
      #expect(watch.sizes.reduce(0, +) == 71 && watch.sizes.allSatisfy { $0 <= 30 })
      #expect(try await Self.rows(pool).sorted() == Array(0...70))
      // The writer has stopped; a new row starts it again.
      #expect(try await writer.submit(71) == "row 71")
    }
  }

  // MARK: One statement per batch

  static func makeStatementWriter(
    _ pool: PostgresPool, outcomes: @escaping @Sendable ([Int]) -> [String]
  ) -> BatchedWriter<Int, String> {
    BatchedWriter(
      pool: pool, statement: { "INSERT INTO t (a) SELECT unnest(\($0)) RETURNING a" },
      outcomes: { _, rows in outcomes(try rows.map { try $0.decode(Int.self) }) })
  }

  @Test func aStatementAnswersEachOfItsRows() async throws {
    try await Self.withTable { pool async throws in
      let writer = Self.makeStatementWriter(pool) { $0.map { "row \($0)" } }
      let results = try await writer.submit((0..<200).map { $0 == 117 ? -$0 : $0 })
      for (number, result) in results.enumerated() {
        if number == 117 {
          let error = #expect(throws: PostgresError.self) { try result.get() }
          #expect(error?.constraint == "t_range")
        } else {
          #expect(try result.get() == "row \(number)")
        }
      }
      #expect(try await Self.rows(pool) == (0..<200).filter { $0 != 117 })
    }
  }

  /// The rows are already stored: splitting and retrying would store them twice.
  @Test func aStatementWhoseAnswerIsNotUnderstoodIsNotRunAgain() async throws {
    try await Self.withTable { pool async throws in
      let writer = Self.makeStatementWriter(pool) { _ in ["too few"] }
      let results = try await writer.submit(Array(0..<10))
      for result in results {
        let error = #expect(throws: PostgresError.self) { try result.get() }
        #expect(error?.kind == .decoding)
      }
      #expect(try await Self.rows(pool) == Array(0..<10))
    }
  }

  @Test func aBadRowHarmsOnlyItself() async throws {
    try await Self.withTable { pool async throws in
      let writer = Self.makeWriter(pool)
      let input = (0..<200).map { $0 % 50 == 17 ? -$0 : $0 }
      let results = try await writer.submit(input)
      for (value, result) in zip(input, results) {
        switch result {
        case .success(let outcome): #expect(value >= 0 && outcome == "row \(value)")
        case .failure(let error):
          #expect(value < 0 && (error as? PostgresError)?.constraint == "t_range")
        }
      }
      // Splitting keeps the order of submission.
      #expect(try await Self.rows(pool) == input.filter { $0 >= 0 })
    }
  }

  /// A call with many bad rows costs others few statements, and none of their rows.
  @Test func theCostOfACallsBadRowsIsBounded() async throws {
    try await Self.withTable { pool async throws in
      let watch = Watch()
      let (gate, open) = AsyncStream.makeStream(of: Void.self)
      watch.gate.withLock { $0 = gate }
      let writer = Self.makeWriter(pool, watch)
      let first = Task { try await writer.submit([1000]) }
      try await eventually("the first batch is in flight") { watch.sizes == [1] }
      let hostile = Task { try await writer.submit(Array(-400..<0)) }
      try await eventually("the bad rows wait") { writer.waiting == 400 }
      let honest = Task { try await writer.submit(Array(0..<100)) }
      try await eventually("all wait") { writer.waiting == 500 }
      watch.gate.withLock { $0 = nil }
      open.finish()
      _ = try await first.value
      for (value, result) in zip(0..., try await honest.value) {
        #expect(try result.get() == "row \(value)")
      }
      let failed = try await hostile.value
      #expect(failed.count == 400)
      for result in failed {
        #expect(try await postgresError { try result.get() }.constraint == "t_range")
      }
      // One attempt for each halving of eight bad rows, at most.
      #expect(watch.sizes.count <= 2 + 8 * 2 * 9, "\(watch.sizes.count)")
      #expect(try await Self.rows(pool).sorted() == Array(0..<100) + [1000])
    }
  }

  @Test func allRowsMayBeBad() async throws {
    try await Self.withTable { pool async throws in
      let results = try await Self.makeWriter(pool).submit(Array(-20..<0))
      #expect(results.count == 20)
      for result in results { #expect(throws: PostgresError.self) { try result.get() } }
      #expect(try await Self.rows(pool).isEmpty)
    }
  }

  @Test func ofTwoEqualRowsTheFirstCounts() async throws {
    try await Self.withTable { pool async throws in
      let results = try await Self.makeWriter(pool).submit([1, 2, 1, 3])
      #expect(try results[0].get() == "row 1" && results[1].get() == "row 2")
      #expect(throws: PostgresError.self) { try results[2].get() }
      #expect(try results[3].get() == "row 3")
    }
  }

  /// Rows that together exceed the size limit of a statement are split until they fit.
  @Test func rowsTooLargeTogetherAreSplit() async throws {
    try await withPool(.with { $0.parameterBytesMax = 1000 }) { pool async throws in
      try await pool.execute("CREATE TABLE t (a bytea)")
      let writer = BatchedWriter<[UInt8], Int>(pool: pool) { rows, connection in
        try await connection.execute("INSERT INTO t SELECT unnest(\(rows))")
        return rows.map(\.count)
      }
      let results = try await writer.submit(
        [300, 300, 300, 300, 2000].map {
          [UInt8](repeating: 0, count: $0)
        })
      let written = try results.prefix(4).map { try $0.get() }
      #expect(written == [300, 300, 300, 300])
      #expect(throws: PostgresError.self) { try results[4].get() }
    }
  }

  @Test func aFlushThatForgetsARowIsAnErrorAndWritesNothing() async throws {
    try await Self.withTable { pool async throws in
      let writer = BatchedWriter<Int, Int>(pool: pool) { rows, connection in
        try await connection.execute("INSERT INTO t (a) SELECT unnest(\(rows))")
        return []
      }
      await #expect(throws: PostgresError.self) { try await writer.submit(1) }
      #expect(try await Self.rows(pool).isEmpty)
    }
  }

  @Test func tooManyRowsAreRefused() async throws {
    try await Self.withTable { pool async throws in
      let watch = Watch()
      let (gate, open) = AsyncStream.makeStream(of: Void.self)
      watch.gate.withLock { $0 = gate }
      let writer = Self.makeWriter(pool, watch, waitersMax: 5)
      async let first = writer.submit(0)
      try await eventually("the first batch is in flight") { watch.sizes == [1] }
      async let five = writer.submit([1, 2, 3, 4, 5])
      try await eventually("five wait") { writer.waiting == 5 }
      #expect(try await postgresError { try await writer.submit(6) }.kind == .poolExhausted)
      #expect(try await postgresError { try await writer.submit([6, 7]) }.kind == .poolExhausted)
      #expect(try await writer.submit([]).isEmpty)
      watch.gate.withLock { $0 = nil }
      open.finish()
      _ = try await first
      #expect(try await five.count == 5)
      #expect(
        try await postgresError {
          try await writer.submit(Array(10..<16))
        }.kind == .poolExhausted)
      #expect(try await Self.rows(pool) == [0, 1, 2, 3, 4, 5])
    }
  }
}
