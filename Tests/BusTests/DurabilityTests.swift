import Bus
import FoundationEssentials
import Postgres
import TestSupport
import Testing

/// Events are durable before they can be read.
@Suite struct DurabilityTests {
  /// Returns the value of `synchronous_commit` for each event written to the log.
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

  /// Sets the server's default; the server of the tests does not wait for the disk.
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
  func relayWaitsForTheDisk(_ transport: Transport) async throws {
    try await BusHarness.with(transport) { bus in
      try await makeCommitsWait(bus)
      let modes = try await modes(bus) {
        try await bus.publish(bus.event("a", 1), bus.event("a", 2))
        try await bus.running(bus.authRunner()) {
          try await eventually("both are in the log") { try await bus.logged().count == 2 }
        }
      }
      #expect(modes == ["on", "on"])
    }
  }

  @Test func appendWaitsForTheDisk() async throws {
    try await BusHarness.with { bus in
      try await makeCommitsWait(bus)
      let modes = try await modes(bus) { try await bus.log.append([bus.event("a", 1)]) }
      #expect(modes == ["on"])
    }
  }
}
