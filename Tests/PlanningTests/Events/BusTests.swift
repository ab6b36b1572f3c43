import Bus
import Foundation
import Messages
import Postgres
import ServiceKit
import TestSupport
import Testing

@testable import PlanningService

/// The consumers with the real bus: another service's outbox, the log, and this service's inbox.
@Suite struct BusTests {
  @Test func whatOthersPublishArrivesAndMayComeAgain() async throws {
    try await TestDatabase.with { database in
      let owner = database.pool(as: .bus)
      _ = try await Migrator(schema: "bus", sets: [BusMigrations.log]).apply(on: owner)
      // This test uses one role for several services.
      try await owner.execute("DELETE FROM sources")
      await owner.close()
      let theirs = database.pool(as: .auth)
      let mine = database.pool(as: .planning)
      _ = try await Migrator(schema: "auth", sets: [BusMigrations.service]).apply(on: theirs)
      _ = try await Migrator(
        schema: "planning",
        sets: [
          BusMigrations.service, ServiceMigrations.set, PlanningMigrations.set,
        ]
      ).apply(on: mine)
      var configuration = database.configuration(as: .planning, connections: 2)
      configuration.searchPath = "bus"
      let log = PostgresEventLog(configuration: configuration, logger: TestLog.logger)
      try await run(theirs: theirs, mine: mine, log: log)
      await log.close()
      await theirs.close()
      await mine.close()
    }
  }

  private func run(theirs: PostgresPool, mine: PostgresPool, log: PostgresEventLog) async throws {
    let outbox = Outbox(source: "otolith-auth")
    let publisher = BusRunner(
      pool: theirs, log: log, outbox: outbox, consumers: [], logger: TestLog.logger)
    let consumers: [any EventConsumer] = [
      StudyConsumer(), EnrolmentConsumer(events: Planned.events), AnswerConsumer(),
    ]
    let consumer = BusRunner(
      pool: mine, log: log, outbox: Outbox(source: "otolith-planning"), consumers: consumers,
      logger: TestLog.logger)
    func caughtUp() async throws {
      try await eventually("everything has arrived") {
        let sent = try await publisher.caughtUp()
        let applied = try await consumer.caughtUp()
        return sent && applied
      }
    }
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await publisher.run() }
      group.addTask { try await consumer.run() }

      let planned = Planned(pool: mine)
      let study = CatalogueV1.Study(
        studyID: planned.studyID, questionnaires: [.use(.tenDaily)], revision: 1)
      try await theirs.transaction { connection in
        func publish(
          _ message: some Message, _ subject: String, source: String = outbox.source
        ) async throws {
          let event = Event(
            source: source, subject: subject, time: planned.now, message: message)
          try await outbox.publish([event], on: connection)
        }
        let participant = planned.participantID.uuidString.lowercased()
        try await publish(
          EventsV1.StudyPublished(study: study), planned.studyID, source: "otolith-catalogue")
        try await publish(planned.enrolled(at: planned.now - 100), participant)
        try await publish(planned.ended(at: planned.now - 50), participant)
        try await publish(planned.enrolled(at: planned.now - 10), participant)
      }
      outbox.wake()
      try await caughtUp()
      let plan = try await planned.plan()
      #expect(plan.count == 64)

      // Replays all events with an existing plan.
      for name in consumers.map(\.name) { try await consumer.rebuild(consumer: name) }
      try await caughtUp()
      #expect(try await planned.plan() == plan)
      #expect(try await planned.count("cancelled") == 0)
      let lag = try await consumer.lag()
      #expect(lag.consumers.values.allSatisfy { $0.deadLetters == 0 && $0.parked == 0 })
      group.cancelAll()
      try await group.waitForAll()
    }
  }
}
