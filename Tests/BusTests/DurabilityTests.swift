import Bus
import FoundationEssentials
import Postgres
import Synchronization
import TestSupport
import Testing

/// Who waits for the disk: with everything on one server the effect alone, otherwise each for itself.
@Suite struct DurabilityTests {
  /// As `synchronous_commit` was when an event was written to the log.
  private func modes(
    _ bus: BusHarness, while body: () async throws -> Void
  ) async throws -> [String] {
    let admin = bus.database.pool(connections: 1)
    for sql: PostgresQuery in [
      "GRANT USAGE ON SCHEMA public TO PUBLIC",
      "CREATE TABLE public.modes (mode text)",
      "GRANT INSERT ON public.modes TO PUBLIC",
      """
      CREATE FUNCTION public.note_mode() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO public.modes VALUES (current_setting('synchronous_commit'));
        RETURN NULL;
      END
      $$
      """,
      """
      CREATE TRIGGER note_mode AFTER INSERT ON bus.log
        FOR EACH ROW EXECUTE FUNCTION public.note_mode()
      """,
    ] {
      try await admin.execute(sql)
    }
    try await body()
    let modes = try await admin.query("SELECT mode FROM public.modes").map {
      try $0.decode("mode", as: String.self)
    }
    await admin.close()
    return modes
  }

  private func server(of pool: PostgresPool) async throws -> ServerInstance {
    let rows = try await pool.query(
      "SELECT (extract(epoch FROM pg_postmaster_start_time()) * 1000000)::int8 AS started_at")
    return ServerInstance(startedAt: try rows[0].decode("started_at"))
  }

  /// As a server is set up by default; the tests' own waits for no disk.
  private func makeCommitsWait(_ bus: BusHarness) async throws {
    let admin = bus.database.pool(connections: 1)
    let rows = try await admin.query("SELECT quote_ident(current_database()) AS name")
    let name = try rows[0].decode("name", as: String.self)
    try await admin.execute("ALTER DATABASE \(unescaped: name) SET synchronous_commit = on")
    await admin.close()
    try await bus.cutDatabase()
    try await eventually("the services are connected again") {
      guard (try? await bus.logged()) != nil else { return false }
      return (try? await bus.auth.query("SELECT")) != nil
    }
  }

  @Test(arguments: [Transport.postgres, .postgresBesideTheOutbox])
  func aRelayOnTheLogsServerDoesNotWait(_ transport: Transport) async throws {
    try await BusHarness.with(transport) { bus in
      try await makeCommitsWait(bus)
      let modes = try await modes(bus) {
        try await bus.publish(bus.event("a", 1), bus.event("a", 2))
        try await bus.running(bus.authRunner()) {
          try await eventually("both are in the log") { try await bus.logged().count == 2 }
        }
      }
      #expect(modes == ["off", "off"])
    }
  }

  @Test func whoeverIsElsewhereWaits() async throws {
    try await BusHarness.with { bus in
      try await makeCommitsWait(bus)
      let modes = try await modes(bus) {
        try await bus.log.append([bus.event("a", 1)])
        var other = try await server(of: bus.auth)
        other.startedAt += 1
        try await bus.log.append([bus.event("a", 2)], beside: other)
      }
      #expect(modes == ["on", "on"])
    }
  }

  /// What a reader elsewhere keeps in its own database must not be more than the log still knows
  /// after a crash.
  @Test func aReaderElsewhereGetsWhatIsDurable() async throws {
    try await BusHarness.with { bus in
      try await makeCommitsWait(bus)
      let own = try await server(of: bus.auth)
      for number in 0..<20 {
        try await bus.log.append([bus.event("a", number)], beside: own)
        let end = try await bus.auth.query("SELECT pg_current_wal_insert_lsn()::text AS at")
        let position = try end[0].decode("at", as: String.self)
        try await eventually("it can be read") {
          let batch = try await bus.log.read(
            after: .start, types: [BusHarness.enrolled], limit: 100)
          return batch.events.count == number + 1
        }
        let rows = try await bus.auth.query(
          "SELECT pg_current_wal_flush_lsn() >= \(position)::pg_lsn AS is_durable")
        #expect(try rows[0].decode("is_durable", as: Bool.self))
      }
    }
  }

  /// A log during whose first reads the reader's connections end.
  private final class CuttingLog: WrappedLog {
    let log: any EventLog
    private let cut: @Sendable () async throws -> Void
    private let reads = Mutex<[LogPosition]>([])

    init(_ log: any EventLog, cut: @escaping @Sendable () async throws -> Void) {
      self.log = log
      self.cut = cut
    }

    /// After which positions there was something.
    var positions: [LogPosition] { reads.withLock { $0 } }

    func read(
      after position: LogPosition, types: Set<String>, limit: Int, beside server: ServerInstance?
    ) async throws -> LogBatch {
      let batch = try await log.read(after: position, types: types, limit: limit, beside: server)
      guard !batch.events.isEmpty else { return batch }
      let count = reads.withLock { reads in
        reads.append(position)
        return reads.count
      }
      if count <= 2 { try await cut() }
      return batch
    }
  }

  /// The server may have crashed in between and not know the batch any more.
  @Test func aBatchIsReadAgainWhenItsConnectionsAreYounger() async throws {
    try await BusHarness.with { bus in
      let log = CuttingLog(bus.log) { try await bus.cutDatabase() }
      let consumer = RecordingConsumer()
      try await bus.publish(bus.event("a", 1), bus.event("a", 2))
      try await bus.running(bus.authRunner(), bus.planningRunner(consumer, log: log)) {
        try await eventually("it has its effect") {
          (try? await bus.effects(on: "a")) == [1, 2]
        }
      }
      #expect(log.positions.count >= 3)
      #expect(log.positions.allSatisfy { $0 == .start })
    }
  }
}
