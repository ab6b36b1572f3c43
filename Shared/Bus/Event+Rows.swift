import FoundationEssentials
import Postgres

extension Event {
  /// Reads the columns event_id, source, type, subject, time, data.
  init(row: PostgresRow) throws {
    self.init(
      id: try row.decode("event_id"), source: try row.decode("source"),
      type: try row.decode("type"), subject: try row.decode("subject"),
      time: try row.decode("time"), data: try row.decode("data"))
  }

  /// The most bytes of data that are read or appended at once, beyond the first event's.
  static let batchBytesMax = 16 << 20
}

extension [Event] {
  /// A table expression with the columns event_id, source, type, subject, time, data and place,
  /// which counts from 1.
  var unnested: PostgresQuery {
    """
     unnest(\(map(\.id)), \(map(\.source)), \(map(\.type)), \(map(\.subject)), \(map(\.time)),
      \(map(\.data))) WITH ORDINALITY
      AS events (event_id, source, type, subject, time, data, place)
    """
  }
}
