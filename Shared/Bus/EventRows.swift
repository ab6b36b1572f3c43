import FoundationEssentials
import Postgres

/// Events as columns, for one statement over `unnest`.
struct EventColumns {
  var ids: [UUID] = []
  var sources: [String] = []
  var types: [String] = []
  var subjects: [String] = []
  var times: [Date] = []
  var data: [[UInt8]] = []

  init(_ events: [Event]) {
    for event in events {
      ids.append(event.id)
      sources.append(event.source)
      types.append(event.type)
      subjects.append(event.subject)
      times.append(event.time)
      data.append(event.data)
    }
  }
}

extension Event {
  /// From a row with the columns that every table of events has.
  init(row: PostgresRow) throws {
    self.init(
      id: try row.decode("event_id"), source: try row.decode("source"),
      type: try row.decode("type"), subject: try row.decode("subject"),
      time: try row.decode("occurred_at"), data: try row.decode("data"))
  }
}
