import Bus
import FoundationEssentials
import Postgres
import TestSupport
import Testing

/// A compromised service cannot publish in the name of others.
@Suite struct SpeakerTests {
  /// Creates a log as `otolithctl bus migrate` does, with each service's access to it.
  private static func with(
    _ body:
      @Sendable (TestDatabase, _ log: (TestDatabase.Role) -> PostgresEventLog) async throws
      -> Void
  ) async throws {
    try await TestDatabase.with(in: TestCluster.ofTheBus.value) { database in
      let owner = database.pool(as: .bus)
      _ = try await Migrator(schema: "bus", sets: [BusMigrations.log]).apply(on: owner)
      await owner.close()
      try await body(database) { role in
        var configuration = database.runtimePool(as: role, connections: 1).configuration
        configuration.searchPath = "bus"
        return PostgresEventLog(configuration: configuration, logger: TestLog.logger)
      }
    }
  }

  private static func event(
    _ source: String, subject: String = "s", type: String = BusHarness.enrolled,
    data: [UInt8] = [0x31]
  ) -> Event {
    Event(source: source, type: type, subject: subject, time: Date(), data: data)
  }

  private static func isRefused(_ event: Event, by log: PostgresEventLog) async throws -> Bool {
    do {
      try await log.append([event])
      return false
    } catch let error as PostgresError where error.sqlState == "42501" {
      // The logged error names the table to change.
      return error.message.contains("bus.sources")
    }
  }

  @Test func aServiceAppendsInItsOwnNameOnly() async throws {
    try await Self.with { _, log in
      let roles: [TestDatabase.Role] = [.auth, .catalogue, .ingestion, .planning]
      for role in roles {
        let own = log(role)
        for other in roles {
          let refused = try await Self.isRefused(Self.event("otolith-\(other.rawValue)"), by: own)
          #expect(refused == (role != other), "\(role) in the name of \(other)")
        }
        // Appended again, by a relay that did not receive the result.
        let again = Self.event("otolith-\(role.rawValue)")
        try await own.append([again])
        try await own.append([again])
        // One bad event rejects the whole batch.
        let mixed = [Self.event("otolith-\(role.rawValue)"), Self.event("otolith-auth")]
        if role != .auth {
          await #expect(throws: PostgresError.self) { try await own.append(mixed) }
        }
        await own.close()
      }
    }
  }

  /// The log enforces the limits of the outbox.
  @Test func theLimitsOfTheOutboxAreThoseOfTheLog() async throws {
    try await Self.with { database, log in
      let own = log(.planning)
      let source = "otolith-planning"
      let edge = String(repeating: "x", count: Outbox.attributeBytesMax)
      try await own.append([
        Self.event(source, subject: edge, type: edge),
        Self.event(source, data: [UInt8](repeating: 0, count: Outbox.eventBytesMax)),
      ])
      for event in [
        Self.event(source, subject: edge + "x"), Self.event(source, subject: ""),
        Self.event(source, subject: String(repeating: "x", count: 65_536)),
        Self.event(source, type: edge + "x"), Self.event(source, type: ""),
        Self.event(edge + "x"), Self.event(""),
        Self.event(source, data: [UInt8](repeating: 0, count: Outbox.eventBytesMax + 1)),
      ] {
        let refused = try await Self.isRefused(event, by: own)
        #expect(refused, "\(event.source.utf8.count) \(event.type.utf8.count)")
      }
      await own.close()
      let member = database.runtimePool(as: .planning, connections: 1)
      for columns in [
        "schema_version) VALUES (0,", "trace_parent) VALUES (repeat('x', 257),",
        "trace_state) VALUES (repeat('x', 513),",
      ] {
        let parts = columns.split(separator: ")", maxSplits: 1)
        let error = await #expect(throws: PostgresError.self) {
          try await member.execute(
            """
            INSERT INTO bus.log (\(unescaped: String(parts[0])), event_id, source, type, subject,
              time, data)\(unescaped: String(parts[1])) gen_random_uuid(), \(source), 't', 's',
              clock_timestamp(), '')
            """)
        }
        #expect(error?.sqlState == "42501", "\(columns)")
      }
      await member.close()
    }
  }

  /// Declaring a topic does not remove the events of other services.
  @Test func nobodyHasTheEventsOfOthersRemoved() async throws {
    try await Self.with { database, log in
      let auth = log(.auth)
      let planning = log(.planning)
      var old = Self.event("otolith-auth")
      old.time = Date(timeIntervalSinceNow: -7200)
      try await auth.append([old, Self.event("otolith-auth")])
      try await planning.append([Self.event("otolith-planning"), Self.event("otolith-planning")])
      // Transactions of other tests delay readers, because the cluster is shared.
      func left(_ retention: Topic.Retention, by log: PostgresEventLog) async throws -> Int {
        try await log.declare([Topic(BusHarness.enrolled, retention: retention)])
        _ = try await log.prune(topic: BusHarness.enrolled)
        let owner = database.pool(as: .bus, connections: 1)
        let count = try await owner.queryRow("SELECT count(*) FROM log", as: Int.self)
        await owner.close()
        return count
      }
      try await eventually("planning's first is gone") {
        try await left(.latestPerSubject, by: planning) == 3
      }
      #expect(try await left(.duration(.seconds(3600)), by: planning) == 3)
      // The owner, used by operators, may do so.
      let owner = database.pool(as: .bus, connections: 1)
      try await owner.execute("SELECT declare_topic(\(BusHarness.enrolled), false, 3600)")
      try await owner.execute("UPDATE topics SET declared_by = session_user")
      try await eventually("auth's old one is gone") {
        try await owner.execute("SELECT prune_topic(\(BusHarness.enrolled), 100)")
        return try await owner.queryRow("SELECT count(*) FROM log", as: Int.self) == 2
      }
      await owner.close()
      await planning.close()
      await auth.close()
    }
  }

  /// An operator may configure other roles in the table.
  @Test func otherRolesMayBeNamed() async throws {
    try await Self.with { database, log in
      let planning = log(.planning)
      let event = Self.event("otolith-auth")
      #expect(try await Self.isRefused(event, by: planning))
      let owner = database.pool(as: .bus, connections: 1)
      try await owner.execute(
        "INSERT INTO sources (source, role_name) VALUES ('otolith-auth', 'otolith_planning')")
      #expect(try await !Self.isRefused(event, by: planning))
      // An unknown role has no rights.
      try await owner.execute("DELETE FROM sources")
      try await owner.execute(
        "INSERT INTO sources (source, role_name) VALUES ('otolith-auth', 'no_such_role')")
      #expect(try await Self.isRefused(Self.event("otolith-auth"), by: planning))
      // A source without an entry may be used by every service.
      #expect(try await !Self.isRefused(Self.event("otolith-planning"), by: planning))
      await owner.close()
      await planning.close()
    }
  }
}
