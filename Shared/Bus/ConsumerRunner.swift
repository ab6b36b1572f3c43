import FoundationEssentials
import Logging
import Postgres

/// Drives one consumer: reads the log behind its cursor and makes each event's effect once.
///
/// The cursor, the inbox entry and the effect are one transaction, so a crash anywhere leaves
/// either all of them or none. The cursor's row lock keeps a second instance of the service idle.
struct ConsumerRunner: Sendable {
  let consumer: any EventConsumer
  let pool: PostgresPool
  let log: any EventLog
  let policy: RetryPolicy
  let logger: Logger

  private static let batch = 200
  private var parkedEvents: ParkedEvents { ParkedEvents(consumer: consumer.name) }

  func prepare() async throws {
    try await pool.execute(
      "INSERT INTO bus_cursors (consumer) VALUES (\(consumer.name)) ON CONFLICT DO NOTHING")
  }

  /// Deals with what can be read now. Returns how many events it dealt with.
  func advance() async throws -> Int {
    var handled = 0
    while try await retryParked() { handled += 1 }
    guard let position = try await currentPosition() else { return handled }
    let page = try await log.read(after: position, types: consumer.types, limit: Self.batch)
    for (index, entry) in page.events.enumerated() {
      // The last event of the page brings the cursor past skipped ones as well.
      let next = index == page.events.count - 1 ? page.next : entry.position
      let before = index == 0 ? position : page.events[index - 1].position
      guard try await take(entry.event, from: before, to: next) else { return handled }
      handled += 1
    }
    if page.events.isEmpty, page.next != position {
      try await pool.transaction { connection in
        if try await lockCursor(at: position, on: connection) {
          try await moveCursor(to: page.next, on: connection)
        }
      }
    }
    return handled
  }

  // MARK: - New events

  /// False when another instance of the service moved the cursor meanwhile.
  private func take(
    _ event: Event, from position: LogPosition, to next: LogPosition
  ) async throws -> Bool {
    do {
      return try await pool.transaction { connection in
        guard try await lockCursor(at: position, on: connection) else { return false }
        if try await parkedEvents.holdUp(event.subject, on: connection) {
          try await parkedEvents.park(
            event, attempts: 0, pause: .zero, reason: "waits behind an earlier event",
            on: connection)
        } else {
          try await applyOnce(event, on: connection)
        }
        try await moveCursor(to: next, on: connection)
        return true
      }
    } catch {
      var random = SystemRandomNumberGenerator()
      let decision = policy.decide(error, attempts: 1, using: &random)
      if decision == .waitForDatabase { throw error }
      report(error, event: event, attempts: 1, decision: decision)
      return try await pool.transaction { connection in
        guard try await lockCursor(at: position, on: connection) else { return false }
        try await record(decision, event: event, attempts: 1, error: error, on: connection)
        try await moveCursor(to: next, on: connection)
        return true
      }
    }
  }

  private func applyOnce(_ event: Event, on connection: PostgresConnection) async throws {
    let isNew = try await connection.execute(
      """
      INSERT INTO inbox (consumer, event_id) VALUES (\(consumer.name), \(event.id))
      ON CONFLICT DO NOTHING
      """)
    if isNew == 1 { try await consumer.apply(event, on: connection) }
  }

  // MARK: - Parked events

  private func retryParked() async throws -> Bool {
    // The event is looked at again in the transaction that applies it; here it is only found.
    var tried: ParkedEvents.Parked?
    do {
      return try await pool.transaction { connection in
        guard let parked = try await parkedEvents.nextDue(on: connection) else { return false }
        tried = parked
        try await applyOnce(parked.event, on: connection)
        try await parkedEvents.remove(parked, on: connection)
        return true
      }
    } catch {
      guard let parked = tried else { throw error }
      let attempts = parked.attempts + 1
      var random = SystemRandomNumberGenerator()
      let decision = policy.decide(error, attempts: attempts, using: &random)
      if decision == .waitForDatabase { throw error }
      report(error, event: parked.event, attempts: attempts, decision: decision)
      try await pool.transaction { connection in
        switch decision {
        case .retry(let pause):
          try await parkedEvents.postpone(
            parked, attempts: attempts, pause: pause, reason: "\(error)", on: connection)
        case .giveUp, .waitForDatabase:
          try await parkedEvents.bury(
            parked.event, attempts: attempts, reason: "\(error)", on: connection)
        }
      }
      return true
    }
  }

  private func record(
    _ decision: RetryPolicy.Decision, event: Event, attempts: Int, error: any Error,
    on connection: PostgresConnection
  ) async throws {
    switch decision {
    case .retry(let pause):
      try await parkedEvents.park(
        event, attempts: attempts, pause: pause, reason: "\(error)", on: connection)
    case .giveUp, .waitForDatabase:
      try await parkedEvents.bury(
        event, attempts: attempts, reason: "\(error)", on: connection)
    }
  }

  private func report(
    _ error: any Error, event: Event, attempts: Int, decision: RetryPolicy.Decision
  ) {
    logger.log(
      level: decision == .giveUp ? .error : .warning,
      decision == .giveUp ? "event became a dead letter" : "event failed and is parked",
      metadata: [
        "consumer": "\(consumer.name)", "event": "\(event.id)", "type": "\(event.type)",
        "attempts": "\(attempts)", "reason": "\(error)",
      ])
  }

  // MARK: - Cursor

  func currentPosition() async throws -> LogPosition? {
    try await pool.query(
      "SELECT txid, position FROM bus_cursors WHERE consumer = \(consumer.name)"
    ).first.map {
      LogPosition(transaction: try $0.decode("txid"), position: try $0.decode("position"))
    }
  }

  private func lockCursor(
    at position: LogPosition, on connection: PostgresConnection
  ) async throws -> Bool {
    try await connection.query(
      """
      SELECT 1 FROM bus_cursors
      WHERE consumer = \(consumer.name) AND txid = \(position.transaction)
        AND position = \(position.position)
      FOR UPDATE
      """
    ).isEmpty == false
  }

  private func moveCursor(
    to position: LogPosition, on connection: PostgresConnection
  ) async throws {
    try await connection.execute(
      """
      UPDATE bus_cursors SET txid = \(position.transaction), position = \(position.position)
      WHERE consumer = \(consumer.name)
      """)
  }
}
