import FoundationEssentials
import Synchronization
import TestSupport
import Testing

@testable import Postgres

/// Monthly partitions of a table of measurements.
@Suite struct PartitionTests {
  static let table = MigrationSet(
    name: "measurements",
    migrations: [
      MigratorTests.migration(
        1, "initial",
        """
        CREATE TABLE measurements (
          id int8 GENERATED ALWAYS AS IDENTITY, at timestamptz NOT NULL, value text,
          PRIMARY KEY (id, at)
        ) PARTITION BY RANGE (at);
        CREATE TABLE measurements_default PARTITION OF measurements DEFAULT;
        INSERT INTO partitioned_tables (table_name, time_column, width, ahead)
        VALUES ('measurements', 'at', 'month', 2);
        """)
    ],
    grants: Array("GRANT SELECT, INSERT ON measurements TO :runtime;".utf8),
    requirements: [Partitions.migrations])

  struct Fixture {
    let owner: PostgresPool
    let server: PostgresPool
    let clock: TestClock

    func maintain() async throws -> PartitionReport {
      let clock = clock
      let reports = try await PartitionMaintenance(
        pool: server, now: { clock.now }, logger: TestLog.logger
      ).maintain()
      return try #require(reports.first)
    }

    func insert(_ value: String, at time: Date) async throws {
      do {
        try await server.execute("INSERT INTO measurements (at, value) VALUES (\(time), \(value))")
      } catch let error as PostgresError where error.isRetryable {
        // Inserts like a service.
        try await server.execute("INSERT INTO measurements (at, value) VALUES (\(time), \(value))")
      }
    }

    /// Returns `value@partition`, in order of the values.
    func rows() async throws -> [String] {
      try await owner.query(
        """
        SELECT value || '@' || tableoid::regclass AS row FROM measurements ORDER BY value
        """
      ).map { try $0.decode("row") }
    }

    func partitions() async throws -> [String] {
      try await PartitionOverview(pool: owner).tables()[0].partitions.map(\.name)
    }
  }

  final class TestClock: Sendable {
    private let instant: Mutex<Date>
    init(_ date: Date) { instant = Mutex(date) }
    var now: Date {
      get { instant.withLock { $0 } }
      set { instant.withLock { $0 = newValue } }
    }
  }

  /// Returns noon in UTC.
  static func day(_ text: String) -> Date {
    guard let date = try? Date("\(text)T12:00:00Z", strategy: .iso8601) else {
      preconditionFailure("\(text) is no day")
    }
    return date
  }

  static func with(_ body: @Sendable (Fixture) async throws -> Void) async throws {
    try await TestDatabase.with { database in
      let owner = database.pool(as: .auth) { $0.statementTimeout = .seconds(300) }
      _ = try await Migrator(schema: "auth", sets: [table])
        .apply(on: owner, runtimeRole: TestDatabase.Role.auth.runtimeName)
      let server = database.runtimePool(as: .auth)
      do {
        try await body(
          Fixture(owner: owner, server: server, clock: TestClock(day("2026-01-20"))))
      } catch {
        await owner.close()
        await server.close()
        throw error
      }
      await owner.close()
      await server.close()
    }
  }

  @Test func partitionsAreReadyAheadOfTime() async throws {
    try await Self.with { fixture in
      let first = try await fixture.maintain()
      #expect(first.created == 3)
      #expect(first.readyUntil == Self.day("2026-04-01") - 12 * 3600)
      #expect(
        try await fixture.partitions() == [
          "measurements_2026_01", "measurements_2026_02", "measurements_2026_03",
          "measurements_default",
        ])
      #expect(try await fixture.maintain().created == 0)
      fixture.clock.now = Self.day("2026-02-01")
      #expect(try await fixture.maintain().created == 1)
      try await fixture.insert("a", at: Self.day("2026-01-31") + 12 * 3600 - 0.000_001)
      try await fixture.insert("b", at: Self.day("2026-01-31") + 12 * 3600)
      #expect(try await fixture.rows() == ["a@measurements_2026_01", "b@measurements_2026_02"])
    }
  }

  @Test func yearsArePartitionsToo() async throws {
    try await Self.with { fixture in
      try await fixture.owner.execute(
        "UPDATE partitioned_tables SET width = 'year', ahead = 1")
      try await fixture.insert("a", at: Self.day("2026-01-01") - 12 * 3600)
      try await fixture.insert("b", at: Self.day("2026-01-01") - 12 * 3600 - 0.000_001)
      let first = try await fixture.maintain()
      #expect(first.readyUntil == Self.day("2028-01-01") - 12 * 3600)
      #expect(
        try await fixture.partitions() == [
          "measurements_2025", "measurements_2026", "measurements_2027", "measurements_default",
        ])
      #expect(try await fixture.rows() == ["a@measurements_2026", "b@measurements_2025"])
    }
  }

  @Test func columnsWithoutStatisticsHaveNoneInNewPartitions() async throws {
    try await Self.with { fixture in
      try await fixture.owner.execute(
        "ALTER TABLE measurements ALTER COLUMN value SET STATISTICS 0")
      #expect(try await fixture.maintain().created == 3)
      let columns = try await fixture.owner.query(
        """
        SELECT attrelid::regclass || '.' || attname AS name FROM pg_attribute
        WHERE attrelid::regclass::text LIKE 'measurements%' AND attstattarget = 0 AND attnum > 0
        ORDER BY 1
        """
      ).map { try $0.decode("name", as: String.self) }
      #expect(
        columns == [
          "measurements.value", "measurements_2026_01.value", "measurements_2026_02.value",
          "measurements_2026_03.value", "measurements_default.value",
        ])
    }
  }

  @Test func rowsThatCameBeforeTheirPartitionAreMovedThere() async throws {
    try await Self.with { fixture in
      try await fixture.insert("a", at: Self.day("2026-01-01"))
      try await fixture.insert("b", at: Self.day("2027-06-15"))
      try await fixture.insert("c", at: Date(timeIntervalSince1970: 1e15))
      #expect(try await fixture.rows().allSatisfy { $0.hasSuffix("@measurements_default") })
      let report = try await fixture.maintain()
      #expect(report.created == 4)
      #expect(report.problems == [])
      // June of the next year is not part of the gapless sequence.
      #expect(report.readyUntil == Self.day("2026-04-01") - 12 * 3600)
      // A row without a monthly partition.
      #expect(report.defaultRows == 1)
      #expect(
        try await fixture.rows() == [
          "a@measurements_2026_01", "b@measurements_2027_06", "c@measurements_default",
        ])
    }
  }

  @Test func aClockThatJumpsIsFollowed() async throws {
    let start = Self.day("2026-01-20")
    #expect(!PartitionMaintenance.isJump(from: start, to: start + 1800, after: .seconds(1790)))
    #expect(PartitionMaintenance.isJump(from: start, to: start + 90 * 86_400, after: .seconds(30)))
    #expect(PartitionMaintenance.isJump(from: start, to: start - 7200, after: .seconds(30)))
    try await Self.with { fixture in
      _ = try await fixture.maintain()
      fixture.clock.now = Self.day("2026-09-10")
      for month in 4...9 {
        try await fixture.insert("\(month)", at: Self.day("2026-0\(month)-10"))
      }
      let report = try await fixture.maintain()
      #expect(report.created == 8)
      #expect(report.defaultRows == 0)
      #expect(try await fixture.rows() == (4...9).map { "\($0)@measurements_2026_0\($0)" })
      // After the clock is set back, all rows are present.
      fixture.clock.now = Self.day("2026-01-20")
      #expect(try await fixture.maintain().created == 0)
    }
  }

  @Test func onlyWholePartitionsPastRetentionAreDropped() async throws {
    try await Self.with { fixture in
      for month in 10...12 {
        try await fixture.insert("a\(month)", at: Self.day("2025-\(month)-02"))
      }
      try await fixture.insert("b", at: Self.day("2026-01-19"))
      #expect(try await fixture.maintain().dropped == 0)
      let overview = PartitionOverview(pool: fixture.owner)
      #expect(try await overview.setRetention(days: 30, of: "measurements"))
      #expect(try await !overview.setRetention(days: 30, of: "nothing"))
      #expect(try await overview.tables()[0].retentionDays == 30)
      // December ended 20 days ago.
      #expect(try await fixture.maintain().dropped == 2)
      #expect(try await fixture.rows() == ["a12@measurements_2025_12", "b@measurements_2026_01"])
      fixture.clock.now = Self.day("2026-01-31")
      #expect(try await fixture.maintain().dropped == 1)
      _ = try await postgresError { try await overview.setRetention(days: 0, of: "measurements") }
      #expect(try await overview.setRetention(days: nil, of: "measurements"))
      #expect(try await overview.tables()[0].retentionDays == nil)
    }
  }

  /// A service clock that is ahead must not cause data loss.
  @Test func nothingIsDroppedThatIsYoungByTheServersClock() async throws {
    try await Self.with { fixture in
      try await fixture.insert("a", at: Date())
      _ = try await PartitionOverview(pool: fixture.owner).setRetention(
        days: 30, of: "measurements")
      fixture.clock.now = Date() + 3650 * 86_400
      let report = try await fixture.maintain()
      #expect(report.dropped == 0)
      #expect(try await fixture.rows().count == 1)
    }
  }

  @Test func instancesAtOnceDoItOnce() async throws {
    try await Self.with { fixture in
      for number in 0..<200 {
        try await fixture.insert("\(number)", at: Self.day("2026-01-20") + Double(number) * 40_000)
      }
      let reports = try await withThrowingTaskGroup(of: PartitionReport.self) { group in
        for _ in 0..<4 { group.addTask { try await fixture.maintain() } }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(reports.reduce(0) { $0 + $1.created } == 4)
      #expect(reports.flatMap(\.problems) == [])
      let rows = try await fixture.rows()
      #expect(rows.count == 200)
      #expect(rows.allSatisfy { !$0.hasSuffix("default") })
    }
  }
}
