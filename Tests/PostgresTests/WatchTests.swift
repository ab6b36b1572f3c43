import Postgres
import Synchronization
import TestSupport
import Testing

/// Findings of a watch when the server stops, starts or terminates single connections.
@Suite(.timeLimit(.minutes(5))) struct WatchTests {
  /// Findings in order: whether the database answers.
  private final class Findings: Sendable {
    private let all = Mutex<[Bool]>([])

    func add(_ finding: PostgresWatch.State) { all.withLock { $0.append(finding == .answers) } }
    var list: [Bool] { all.withLock { $0 } }
  }

  private func watchers(_ pool: PostgresPool) async throws -> [Int32] {
    try await pool.query(
      "SELECT pid FROM pg_stat_activity WHERE application_name LIKE '% watch' ORDER BY pid"
    ).map { try $0.decode("pid") }
  }

  @Test func itTellsOfAnOutageAndOfItsEnd() async throws {
    let cluster = try await TestCluster.start(durable: false)
    let configuration = PostgresConfiguration(connectionString: cluster.connectionString)
    let findings = Findings()
    let watch = PostgresWatch(configuration: configuration, logger: TestLog.logger) {
      findings.add($0)
    }
    watch.start()
    try await eventually("it answers") { findings.list == [true] }
    try await cluster.stop()
    try await eventually("it is away") { findings.list == [true, false] }
    try await cluster.restart()
    try await eventually("it answers again") { findings.list == [true, false, true] }

    // The end of one connection is not an outage.
    let pool = PostgresPool(configuration: configuration, logger: TestLog.logger)
    let before = try await watchers(pool)
    #expect(before.count == 1)
    try await pool.execute("SELECT pg_terminate_backend(\(before[0]))")
    try await eventually("there is another") {
      let now = try await watchers(pool)
      return now.count == 1 && now != before
    }
    #expect(findings.list == [true, false, true])
    // The watch sends no statements.
    let statements: Int = try await pool.query(
      """
      SELECT count(*) AS found FROM pg_stat_activity
      WHERE application_name LIKE '% watch' AND query <> ''
      """)[0].decode("found")
    #expect(statements == 0)

    watch.close()
    try await eventually("its connection is gone") { try await watchers(pool).isEmpty }
    await pool.close()
    try await cluster.remove()
  }
}
