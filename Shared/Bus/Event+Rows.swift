import FoundationEssentials
import Postgres

extension Event {
  /// The columns of every table that keeps events.
  static let columns =
    "event_id, source, type, subject, time, schema_version, trace_parent, trace_state, data"

  /// Reads `columns`.
  init(row: PostgresRow) throws {
    let parent = try row.decode("trace_parent", as: String?.self)
    let state = try row.decode("trace_state", as: String?.self)
    self.init(
      id: try row.decode("event_id"), source: try row.decode("source"),
      type: try row.decode("type"), subject: try row.decode("subject"),
      time: try row.decode("time"), schemaVersion: try row.decode("schema_version"),
      trace: parent.flatMap { EventTrace(parent: $0, state: state) },
      data: try row.decode("data"))
  }

  /// Maximum bytes of data read or appended at once, beyond the first event's.
  static let batchBytesMax = 16 << 20
}

extension [Event] {
  /// A table expression with `Event.columns` and place, counted from 1. The number of rows is
  /// hidden from the planner, so one plan serves all.
  var unnested: PostgresQuery {
    """
     unnest((SELECT \(map(\.id))), (SELECT \(map(\.source))), (SELECT \(map(\.type))),
      (SELECT \(map(\.subject))), (SELECT \(map(\.time))),
      (SELECT \(map { Int32(clamping: $0.schemaVersion) })), (SELECT \(map { $0.trace?.parent })),
      (SELECT \(map { $0.trace?.state })), (SELECT \(map(\.data)))) WITH ORDINALITY
      AS events (\(unescaped: Event.columns), place)
    """
  }
}

extension UUID {
  /// A new version 7 UUID (RFC 9562 §5.7): milliseconds since 1970, then 74 random bits. New rows
  /// are adjacent at the end of an index, while random ids would touch all of it.
  static func timeOrdered(at time: Date = Date()) -> UUID {
    // Not from a new UUID, for which Foundation opens a file.
    var generator = SystemRandomNumberGenerator()
    let (former, latter) = (generator.next() as UInt64, generator.next() as UInt64)
    let milliseconds = UInt64(max(0, time.timeIntervalSince1970 * 1000)) & 0xffff_ffff_ffff
    let high = milliseconds << 16 | 0x7000 | former & 0x0fff
    let low = 0x8000_0000_0000_0000 | latter >> 2
    return UUID(uuid: unsafeBitCast((high.bigEndian, low.bigEndian), to: uuid_t.self))
  }
}
