import FoundationEssentials
public import Postgres

/// Data about given subjects in a service's own bus tables.
public struct BusRemains: Sendable {
  private let subjects: [String]
  private let isMeant: @Sendable (_ type: String, _ data: [UInt8]) -> Bool

  /// - Parameter isMeant: whether an event of these subjects is included.
  public init(
    of subjects: [String], isMeant: @escaping @Sendable (_ type: String, _ data: [UInt8]) -> Bool
  ) {
    self.subjects = subjects
    self.isMeant = isMeant
  }

  /// Removes parked events and dead letters of the subjects, and makes the events parked behind
  /// them due. Waits for consumers that have any.
  public func remove(on connection: PostgresConnection) async throws {
    let consumers = try await connection.query(
      """
      SELECT DISTINCT consumer FROM parked_events WHERE subject = ANY (\(subjects)) ORDER BY consumer
      """
    ).map { try $0.decode("consumer", as: String.self) }
    for consumer in consumers { try await ConsumerLock.take(consumer, on: connection) }
    for table in ["parked_events", "dead_letters"] {
      let ids = try await events(in: table, on: connection)
      guard !ids.isEmpty else { continue }
      try await connection.execute("DELETE FROM \(unescaped: table) WHERE event_id = ANY (\(ids))")
    }
    guard !consumers.isEmpty else { return }
    try await ParkedHeads.makeDue(of: subjects, consumers: consumers, on: connection)
  }

  /// Whether some of the events are still in the outbox.
  public func areInOutbox(on connection: PostgresConnection) async throws -> Bool {
    try await !events(in: "outbox", on: connection).isEmpty
  }

  private func events(
    in table: String, on connection: PostgresConnection
  ) async throws -> [UUID] {
    try await connection.query(
      """
      SELECT DISTINCT event_id, type, data FROM \(unescaped: table)
      WHERE subject = ANY (\(subjects))
      """
    ).compactMap { row in
      let (id, type, data) = try row.decode(UUID.self, String.self, [UInt8].self)
      return isMeant(type, data) ? id : nil
    }
  }
}
