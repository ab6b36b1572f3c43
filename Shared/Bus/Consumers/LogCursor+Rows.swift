import FoundationEssentials
import Postgres

extension LogCursor {
  /// Reads the columns txid, position, event_id, log_id and log_timeline.
  init(row: PostgresRow) throws {
    self.init(position: try LogPosition(row: row), event: try row.decode("event_id"))
    if let id = try row.decode("log_id", as: String?.self) {
      log = LogIdentity(id: id, timeline: try row.decode("log_timeline"))
    }
  }
}
