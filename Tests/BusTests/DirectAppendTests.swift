import Bus
import FoundationEssentials
import Postgres
import TestSupport
import Testing

/// Publishing appends to a log in the service's database, without the outbox.
@Suite struct DirectAppendTests {
  /// Nothing happens by time alone.
  private static let withoutPolls = BusConfiguration.quick {
    $0.pollFirst = .seconds(3600)
    $0.pollMax = .seconds(3600)
  }

  @Test func anEventIsInTheLogWithItsChangeOrNotAtAll() async throws {
    try await BusHarness.with(.postgresBesideTheOutbox) { bus in
      struct Refused: Error {}
      let event = bus.event("a", 1)
      try await bus.running(bus.authRunner()) {
        try await bus.beginsToAppend()
        await #expect(throws: Refused.self) {
          try await bus.auth.transaction { connection in
            try await bus.outbox.publish([bus.event("a", 0)], on: connection)
            throw Refused()
          }
        }
        try await bus.auth.transaction { connection in
          try await bus.outbox.publish([event], on: connection)
          #expect(try await connection.query("SELECT FROM outbox").isEmpty)
        }
        // The same event once more, as a command that is repeated publishes it.
        try await bus.publish(event)
        #expect(try await bus.logged().filter { $0.subject == "a" }.map(\.id) == [event.id])
      }
      // The relay has ended, so nothing would notify the readers.
      try await bus.publish(bus.event("b", 1))
      #expect(try await bus.count("outbox", in: bus.auth) == 1)
    }
  }

  /// The transaction that publishes last has the oldest id, and another one between both still runs.
  @Test func ofOneSubjectTheCommitsDecide() async throws {
    try await BusHarness.with(.postgresBesideTheOutbox) { bus in
      try await bus.running(bus.authRunner(configuration: Self.withoutPolls)) {
        try await bus.beginsToAppend()
        let others = (0..<2).map { _ in bus.database.pool(as: .auth, connections: 1) }
        try await others[0].withConnection { between in
          try await bus.auth.transaction { oldest in
            try await oldest.takeID()
            try await between.execute("BEGIN")
            try await between.takeID()
            try await others[1].transaction { youngest in
              try await youngest.takeID()
              try await bus.outbox.publish([bus.event("a", 1)], on: youngest)
            }
            try await bus.outbox.publish([bus.event("a", 2)], on: oldest)
          }
          let read = try await bus.log.read(after: .start, types: [BusHarness.enrolled], limit: 10)
          #expect(!read.events.contains { $0.subject == "a" })
          #expect(read.rest == .unsettled)
          try await between.execute("COMMIT")
        }
        #expect(
          try await bus.logged().filter { $0.subject == "a" }.map(\.number) == [1, 2])
        for other in others { await other.close() }
      }
    }
  }

  /// Transactions that have their ids before they publish, in turns with ones that use the outbox.
  @Test func manyWritersOfOneSubjectKeepItsOrder() async throws {
    try await BusHarness.with(.postgresBesideTheOutbox) { bus in
      let writers = 5
      let each = 30
      let runner = bus.planningRunner(RecordingConsumer())
      try await bus.running(bus.authRunner(), runner) {
        try await bus.beginsToAppend()
        try await withThrowingTaskGroup(of: Void.self) { group in
          for writer in 0..<writers {
            // The last one is a command without a bus.
            let outbox = writer == writers - 1 ? Outbox(source: bus.outbox.source) : bus.outbox
            group.addTask {
              for _ in 0..<each { try await bus.publishNext("a", with: outbox) }
            }
          }
          try await group.waitForAll()
        }
        try await eventually("all effects") {
          try await bus.effects(on: "a").count >= writers * each
        }
      }
      #expect(try await bus.effects(on: "a") == Array(0..<(writers * each)))
    }
  }

  @Test func waitingEventsOfTheSubjectComeFirst() async throws {
    try await BusHarness.with(.postgresBesideTheOutbox) { bus in
      try await bus.running(bus.authRunner(configuration: Self.withoutPolls)) {
        try await bus.beginsToAppend()
        let command = Outbox(source: bus.outbox.source)
        try await bus.auth.transaction { connection in
          try await command.publish(
            [bus.event("a", 1), bus.event("b", 1), bus.event("a", 2)], on: connection)
        }
        try await bus.auth.transaction { connection in
          try await bus.outbox.publish([bus.event("a", 3)], on: connection)
        }
        #expect(
          try await bus.auth.query("SELECT subject FROM outbox").map { row in
            try row.decode("subject", as: String.self)
          } == ["b"])
        #expect(
          try await bus.logged().filter { $0.subject == "a" }.map(\.number) == [1, 2, 3])
      }
    }
  }

  /// A failure leads back to the outbox at once, and a busy relay back to the log.
  @Test func aLostRightLeadsBackToTheOutbox() async throws {
    try await BusHarness.with(.postgresBesideTheOutbox) { bus in
      let owner = bus.database.pool(as: .bus, connections: 1)
      let role = TestDatabase.Role.auth.runtimeName
      try await owner.execute("INSERT INTO bus.sources VALUES (\(bus.outbox.source), \(role))")
      try await bus.running(bus.authRunner(configuration: Self.withoutPolls)) {
        try await bus.beginsToAppend()
        try await owner.execute("UPDATE bus.sources SET role_name = 'another'")
        do {
          try await bus.publish(bus.event("a", 0))
          Issue.record("it was published")
        } catch let error as PostgresError {
          #expect(error.sqlState == "42501")
        }
        try await bus.publish(bus.event("a", 1))
        #expect(try await bus.count("outbox", in: bus.auth) == 1)
        try await owner.execute("UPDATE bus.sources SET role_name = \(role)")
        try await bus.beginsToAppend()
      }
      #expect(try await bus.logged().filter { $0.subject == "a" }.map(\.number) == [1])
      await owner.close()
    }
  }

  /// A relay that is woken all the time finds what a command has left in the outbox.
  @Test func aBusyRelayLooksAfterTheOutbox() async throws {
    try await BusHarness.with(.postgresBesideTheOutbox) { bus in
      try await bus.running(bus.authRunner(configuration: Self.withoutPolls)) {
        try await bus.beginsToAppend()
        try await bus.auth.transaction { connection in
          try await Outbox(source: bus.outbox.source).publish([bus.event("a", 1)], on: connection)
        }
        try await eventually("the outbox is empty") {
          try await bus.publish(bus.event("b", 1))
          return try await bus.count("outbox", in: bus.auth) == 0
        }
      }
      #expect(try await bus.logged().filter { $0.subject == "a" }.map(\.number) == [1])
    }
  }

  /// The place in the log rests on a new snapshot.
  @Test func aTransactionThatKeepsItsSnapshotIsRefused() async throws {
    try await BusHarness.with(.postgresBesideTheOutbox) { bus in
      try await bus.running(bus.authRunner()) {
        try await bus.beginsToAppend()
        let error = await #expect(throws: PostgresError.self) {
          try await bus.auth.transaction(isolation: .repeatableRead) { connection in
            try await bus.outbox.publish([bus.event("a", 1)], on: connection)
          }
        }
        #expect(error?.sqlState == "0A000")
      }
    }
  }
}

extension BusHarness {
  /// Waits until publishing appends to the log, and the outbox is empty.
  func beginsToAppend() async throws {
    struct Undone: Error {}
    try await eventually("publishing appends to the log") {
      var isAppended = false
      do {
        try await auth.transaction { connection in
          try await outbox.publish([event("probe", 0)], on: connection)
          isAppended = try await connection.query("SELECT FROM outbox").isEmpty
          throw Undone()
        }
      } catch is Undone {}
      // The relay may have met the transaction.
      outbox.wake()
      return isAppended
    }
  }

  /// Publishes the number of the subject's events so far, in a transaction that already has an id.
  fileprivate func publishNext(_ subject: String, with outbox: Outbox) async throws {
    try await auth.transaction { connection in
      try await connection.takeID()
      try await connection.run([outbox.lock(subject: subject)])
      let number = try await connection.query(
        """
        SELECT (SELECT count(*) FROM outbox WHERE subject = \(subject))
          + (SELECT count(*) FROM bus.log WHERE subject = \(subject)) AS number
        """)[0].decode("number", as: Int.self)
      try await outbox.publish([event(subject, number)], on: connection)
    }
    outbox.wake()
  }
}

extension PostgresConnection {
  /// Gives the transaction its id, as a first change does.
  fileprivate func takeID() async throws {
    try await execute("SELECT pg_current_xact_id()")
  }
}
