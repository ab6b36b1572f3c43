import Bus
import Postgres
import Synchronization

/// Writes a row per event, so that duplicate effects are detected; fails on demand.
final class RecordingConsumer: EventConsumer {
  struct Failure: Error {}

  static let table: PostgresQuery = """
    CREATE TABLE effects (
      id int8 GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      consumer text NOT NULL, subject text NOT NULL, number int8 NOT NULL)
    """

  let name: String
  let types: Set<String>
  let schemaVersions: [String: Int]
  let sources: Set<String>?
  private let fail: @Sendable (Event, _ attempt: Int) throws -> Void
  private let attempts = Mutex<[String: Int]>([:])
  private let seen = Mutex<[EventTrace?]>([])

  /// - Parameter fail: called after the effect was written; an error rolls the effect back.
  init(
    name: String = "recorder", types: Set<String> = [BusHarness.enrolled],
    schemaVersions: [String: Int] = [:], sources: Set<String>? = nil,
    fail: @escaping @Sendable (Event, _ attempt: Int) throws -> Void = { _, _ in }
  ) {
    self.name = name
    self.types = types
    self.schemaVersions = schemaVersions
    self.sources = sources
    self.fail = fail
  }

  func apply(_ event: Event, on connection: PostgresConnection) async throws {
    try await connection.execute(
      """
      INSERT INTO effects (consumer, subject, number)
      VALUES (\(name), \(event.subject), \(event.number))
      """)
    let attempt = attempts.withLock { attempts in
      attempts[event.label, default: 0] += 1
      return attempts[event.label, default: 0]
    }
    seen.withLock { $0.append(EventTrace.current) }
    try fail(event, attempt)
  }

  /// Returns the number of attempts for the event.
  func attempts(of label: String) -> Int {
    attempts.withLock { $0[label, default: 0] }
  }

  /// Traces of the attempts.
  var traces: [EventTrace?] { seen.withLock { $0 } }
}

extension Event {
  var number: Int { Int(String(decoding: data, as: UTF8.self)) ?? -1 }

  /// `subject:number`
  var label: String { "\(subject):\(number)" }
}
