import Bus
import FoundationEssentials
import Postgres
import TestSupport
import Testing

/// Contract of all transports: retry, parking, dead letters and replay.
@Suite struct FailureContract {
  /// If a consumer fails after writing an effect, the effects of the whole batch are rolled back;
  /// in the end each is stored once.
  @Test(arguments: Transport.all)
  func aFailureMidwayLeavesNoHalfEffect(_ transport: Transport) async throws {
    try await BusHarness.with(transport) { bus in
      let recorder = RecordingConsumer { event, attempt in
        if event.number % 5 == 0, attempt <= 2 { throw RecordingConsumer.Failure() }
      }
      try await bus.log.append((0..<30).map { bus.event("s\($0)", $0) })
      let runner = bus.planningRunner(recorder)
      try await bus.running(runner) {
        try await eventually("caught up") { try await runner.caughtUp() }
      }
      let effects = try await bus.effects()
      #expect(effects.count == 30)
      #expect(Set(effects) == Set((0..<30).map { "s\($0):\($0)" }))
    }
  }

  @Test(arguments: Transport.all)
  func laterEventsOfASubjectWaitBehindAFailingOneAndOthersGoOn(_ transport: Transport) async throws
  {
    try await BusHarness.with(transport) { bus in
      let fixed = Gate()
      let recorder = RecordingConsumer { event, _ in
        if event.label == "a:1", !fixed.isOpen { throw RecordingConsumer.Failure() }
      }
      var configuration = BusConfiguration.quick
      configuration.attemptsMax = 1_000_000
      let runner = bus.planningRunner(recorder, configuration: configuration)
      try await bus.log.append(
        (0..<4).flatMap { [bus.event("a", $0), bus.event("b", $0)] })
      try await bus.running(runner) {
        try await eventually("b is done and a waits") {
          try await bus.effects(on: "b").count == 4
        }
        // Later events of the subject, in another batch, also wait.
        try await bus.log.append([bus.event("a", 4), bus.event("b", 4)])
        try await eventually("b is done again") { try await bus.effects(on: "b").count == 5 }
        #expect(try await bus.effects(on: "a") == [0])
        try await eventually("it is tried again") { recorder.attempts(of: "a:1") >= 4 }
        #expect(try await runner.lag().consumers["recorder"]?.parked == 4)
        #expect(try await runner.caughtUp() == false)
        fixed.open()
        try await eventually("caught up") { try await runner.caughtUp() }
      }
      #expect(try await bus.effects(on: "a") == [0, 1, 2, 3, 4])
      #expect(try await bus.effects(on: "b") == [0, 1, 2, 3, 4])
    }
  }

  @Test(arguments: Transport.all)
  func anEventThatNeverSucceedsBecomesADeadLetterAndItsSubjectGoesOn(_ transport: Transport)
    async throws
  {
    try await BusHarness.with(transport) { bus in
      let fixed = Gate()
      let recorder = RecordingConsumer { event, _ in
        if event.number == 1, !fixed.isOpen { throw RecordingConsumer.Failure() }
      }
      var configuration = BusConfiguration.quick
      configuration.attemptsMax = 3
      let runner = bus.planningRunner(recorder, configuration: configuration)
      let letters = DeadLetters(pool: bus.planning)
      let events = (0..<3).map { bus.event("a", $0) }
      try await bus.log.append(events)
      try await bus.running(runner) {
        try await eventually("given up") { try await letters.list().count == 1 }
        try await eventually("caught up") { try await runner.caughtUp() }
        #expect(try await bus.effects(on: "a") == [0, 2])
        let letter = try await letters.list(consumer: "recorder")[0]
        #expect(letter.event.id == events[1].id)
        #expect(letter.event.data == events[1].data)
        #expect(letter.attempts == 3)
        #expect(letter.reason.contains("Failure"))
        #expect(letter.firstFailedAt <= letter.lastFailedAt)
        // One attempt in the batch, then three that are counted.
        #expect(recorder.attempts(of: "a:1") == 4)
        #expect(try await letters.list(consumer: "another").isEmpty)

        // It still fails and becomes a dead letter again.
        #expect(try await letters.replay(consumer: "recorder", eventID: letter.event.id))
        try await eventually("given up again") { try await letters.list().count == 1 }
        #expect(recorder.attempts(of: "a:1") == 7)
        #expect(try await letters.dismiss(consumer: "another", eventID: letter.event.id) == false)

        fixed.open()
        #expect(try await letters.replay(consumer: "recorder", eventID: letter.event.id))
        try await eventually("caught up") { try await runner.caughtUp() }
        #expect(try await letters.list().isEmpty)
        #expect(try await bus.effects(on: "a") == [0, 2, 1])
        #expect(try await letters.replay(consumer: "recorder", eventID: letter.event.id) == false)
        #expect(try await letters.dismiss(consumer: "recorder", eventID: letter.event.id) == false)
      }
    }
  }

  @Test(arguments: Transport.all)
  func aPermanentFailureIsNotTriedAgain(_ transport: Transport) async throws {
    try await BusHarness.with(transport) { bus in
      let recorder = RecordingConsumer { event, _ in
        if event.number == 0 { throw PermanentFailure("nobody can read that\0") }
      }
      let runner = bus.planningRunner(recorder)
      try await bus.log.append([bus.event("a", 0), bus.event("a", 1)])
      try await bus.running(runner) {
        try await eventually("caught up") { try await runner.caughtUp() }
      }
      let letters = try await DeadLetters(pool: bus.planning).list()
      #expect(letters.map(\.reason) == ["nobody can read that"])
      #expect(letters.map(\.attempts) == [1])
      #expect(try await bus.effects(on: "a") == [1])
      #expect(recorder.attempts(of: "a:0") == 2)
    }
  }

  /// A failed statement aborts the transaction of the whole batch.
  @Test(arguments: Transport.all)
  func anEventThatTheDatabaseRefusesHarmsOnlyItself(_ transport: Transport) async throws {
    try await BusHarness.with(transport) { bus in
      try await bus.asOwner { try await $0.execute("ALTER TABLE effects ADD CHECK (number <> 3)") }
      let recorder = RecordingConsumer()
      var configuration = BusConfiguration.quick
      configuration.attemptsMax = 2
      let runner = bus.planningRunner(recorder, configuration: configuration)
      try await bus.log.append((0..<6).map { bus.event("s\($0)", $0) })
      try await bus.running(runner) {
        try await eventually("caught up") { try await runner.caughtUp() }
      }
      #expect(try await bus.effects().count == 5)
      let letter = try #require(try await DeadLetters(pool: bus.planning).list().first)
      #expect(letter.event.number == 3)
      #expect(letter.reason.contains("effects_number_check"))
    }
  }

  @Test(arguments: Transport.all)
  func withTooManyParkedEventsAConsumerReadsNoFurther(_ transport: Transport) async throws {
    try await BusHarness.with(transport) { bus in
      let fixed = Gate()
      let recorder = RecordingConsumer { event, _ in
        if event.subject == "a", !fixed.isOpen { throw RecordingConsumer.Failure() }
      }
      var configuration = BusConfiguration.quick
      configuration.attemptsMax = 1_000_000
      configuration.parkedMax = 5
      configuration.batchMax = 5
      let runner = bus.planningRunner(recorder, configuration: configuration)
      try await bus.log.append((0..<5).map { bus.event("a", $0) })
      try await bus.running(runner) {
        try await eventually("all are parked") {
          try await bus.count("parked_events", in: bus.planning) == 5
        }
        try await bus.log.append([bus.event("b", 0)])
        let tried = recorder.attempts(of: "a:0")
        try await eventually("it is at it") { recorder.attempts(of: "a:0") > tried + 3 }
        #expect(try await bus.effects(on: "b").isEmpty)
        fixed.open()
        try await eventually("caught up") { try await runner.caughtUp() }
      }
      #expect(try await bus.effects(on: "a") == [0, 1, 2, 3, 4])
      #expect(try await bus.effects(on: "b") == [0])
    }
  }

  /// The order within each of several subjects is kept while events are parked behind a letter.
  @Test(arguments: Transport.all)
  func allDeadLettersAreReplayedInOrder(_ transport: Transport) async throws {
    try await BusHarness.with(transport) { bus in
      let fixed = Gate()
      let recorder = RecordingConsumer { event, _ in
        if event.subject != "fine", !fixed.isOpen { throw PermanentFailure("not yet") }
      }
      let letters = DeadLetters(pool: bus.planning)
      try await bus.log.append(
        (0..<40).flatMap { [bus.event("s\($0 % 3)", $0), bus.event("fine", $0)] })
      let runner = bus.planningRunner(recorder)
      try await bus.running(runner) {
        try await eventually("all are given up") { try await letters.list().count == 40 }
        try await eventually("caught up") { try await runner.caughtUp() }
        #expect(try await letters.replayAll(consumer: "nobody") == 0)
        #expect(try await letters.list().count == 40)
        fixed.open()
        #expect(try await letters.replayAll(consumer: "recorder") == 40)
        try await eventually("caught up") { try await runner.caughtUp() }
      }
      #expect(try await letters.list().isEmpty)
      for subject in 0..<3 {
        #expect(try await bus.effects(on: "s\(subject)") == (0..<40).filter { $0 % 3 == subject })
      }
      #expect(try await bus.effects(on: "fine") == Array(0..<40))
    }
  }

  /// Replayed events precede the parked events of their subject; no event is lost.
  @Test(arguments: Transport.all)
  func aReplayComesBeforeWhatIsParked(_ transport: Transport) async throws {
    try await BusHarness.with(transport) { bus in
      let fixed = Gate()
      let recorder = RecordingConsumer { event, _ in
        guard !fixed.isOpen else { return }
        if event.number < 3 { throw PermanentFailure("no") }
        throw RecordingConsumer.Failure()
      }
      let letters = DeadLetters(pool: bus.planning)
      try await bus.log.append((0..<6).map { bus.event("a", $0) })
      let runner = bus.planningRunner(
        recorder, configuration: .quick { $0.attemptsMax = 1_000_000 })
      try await bus.running(runner) {
        try await eventually("three are parked") {
          try await bus.count("parked_events", in: bus.planning) == 3
        }
      }
      #expect(try await letters.list().count == 3)
      #expect(try await letters.replayAll(consumer: "recorder") == 3)
      fixed.open()
      try await bus.catchUp(recorder)
      #expect(try await bus.effects(on: "a") == [0, 1, 2, 3, 4, 5])
      #expect(try await letters.list().isEmpty)
    }
  }

  /// The publisher is upgraded first: the event waits for its consumer and is not dropped.
  @Test(arguments: Transport.all)
  func aNewerVersionWaitsForTheUpgrade(_ transport: Transport) async throws {
    try await BusHarness.with(transport) { bus in
      let old = RecordingConsumer()
      let runner = bus.planningRunner(old, configuration: .quick { $0.attemptsMax = 1 })
      try await bus.log.append([
        bus.event("a", 0), bus.event("a", 1, schemaVersion: 2), bus.event("a", 2),
        bus.event("b", 0),
      ])
      try await bus.running(runner) {
        try await eventually("what can be applied is") {
          try await bus.effects().count == 2
        }
        try await eventually("the others wait") {
          try await runner.lag().consumers["recorder"]?.parked == 2
        }
      }
      #expect(try await DeadLetters(pool: bus.planning).list().isEmpty)
      let reason = try await bus.planning.query(
        "SELECT last_error FROM parked_events WHERE next_attempt_at IS NOT NULL")[0]
        .decode("last_error", as: String.self)
      #expect(reason.contains("schema version 2 of \(BusHarness.enrolled)"))
      #expect(reason.contains("upgrade"))
      #expect(old.attempts(of: "a:1") == 0)

      // It is not yet due, but the service now knows the revision.
      try await bus.planning.execute(
        "UPDATE parked_events SET next_attempt_at = 'tomorrow' WHERE next_attempt_at IS NOT NULL")
      try await bus.catchUp(RecordingConsumer(schemaVersions: [BusHarness.enrolled: 2]))
      #expect(try await bus.effects(on: "a") == [0, 1, 2])
      #expect(try await bus.effects(on: "b") == [0])
    }
  }

  /// A full disk, a server shutting down, or a missing right or table is not caused by an event.
  @Test(arguments: [
    "53100", "53300", "57P01", "57014", "58030", "25006", "40001", "40P01", "42501", "3F000",
    "42P01",
    "42703", "42883",
  ])
  func troubleOfTheDatabaseIsNotCounted(_ state: String) async throws {
    try await BusHarness.with { bus in
      let recorder = RecordingConsumer { event, attempt in
        if attempt <= 4 {
          throw PostgresError(kind: .server, sqlState: state, message: "trouble")
        }
      }
      try await bus.log.append([bus.event("a", 0), bus.event("a", 1)])
      try await bus.catchUp(recorder, configuration: .quick { $0.attemptsMax = 1 })
      #expect(try await bus.effects(on: "a") == [0, 1])
      #expect(try await DeadLetters(pool: bus.planning).list().isEmpty)
      // No event was parked: the whole batch was retried. If another transaction of the server ends
      // between the two rows, they have different places, and the first may be read alone.
      #expect([5, 9].contains(recorder.attempts(of: "a:0")))
      #expect(recorder.attempts(of: "a:1") == 5)
    }
  }
}
