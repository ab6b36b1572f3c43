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

  /// The most bytes of data that are read or appended at once, beyond the first event's.
  static let batchBytesMax = 16 << 20
}

extension [Event] {
  /// A table expression with `Event.columns` and place, which counts from 1. How many there are is hidden from
  /// the planner, so that one plan serves all.
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
