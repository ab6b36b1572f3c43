import FoundationEssentials
public import Postgres

extension Outbox {
  /// The rows of a larger statement with which events are published, one event each.
  public struct StatementRows: Sendable {
    /// Name of the statement's expression with the rows, the column `place`, and the columns of
    /// `RowEvents.columns`.
    public var table: String
    /// SQL for the event's subject, in a column of `table` and of `subjects`.
    public var subject: String
    /// Column of `table` with the event's time.
    public var time: String
    /// Name of the statement's expression with each subject at least once. Publishing reads it
    /// before it locks.
    public var subjects: String

    public init(table: String, subject: String, time: String, subjects: String) {
      self.table = table
      self.subject = subject
      self.time = time
      self.subjects = subjects
    }
  }

  /// The parts of a larger statement that publish the events of its rows.
  public struct RowEvents: Sendable {
    /// Columns of the rows with their events.
    public static let columns = "event_id, trace_parent, trace_state, data"
    /// Arrays with the values of `columns`, as further arguments of the `unnest` of the rows.
    public var arguments: PostgresQuery
    /// Common table expressions after the statement's own. Their names begin with `outbox_`.
    public var expressions: PostgresQuery
  }

  /// Publishes one event with each row of a larger statement. Costs less than
  /// `expressions(publishing:)`, since the statement reads and joins the events with its own rows.
  ///
  /// - Parameter events: new events of one source, type and version, in the order of the rows; their
  ///   subjects and times are those of the rows.
  /// - Returns: nil if there is nothing to do.
  /// - Throws: `BusError` if events exceed a limit.
  public func expressions(
    publishing events: [Event], with rows: StatementRows
  ) throws -> RowEvents? {
    guard let events = try prepared(events), let first = events.first else { return nil }
    return RowEvents(
      arguments: """
        (SELECT \(events.map(\.id))), (SELECT \(events.map { $0.trace?.parent })),
        (SELECT \(events.map { $0.trace?.state })), (SELECT \(events.map(\.data)))
        """,
      expressions: publication(
        of: events,
        // A lock that is taken twice is taken once.
        subjects: "SELECT \(rows.subject) AS subject FROM \(rows.subjects)",
        rows: """
          SELECT event_id, \(first.source), \(first.type), \(unescaped: rows.subject),
            \(unescaped: rows.time), \(Int32(clamping: first.schemaVersion)), trace_parent,
            trace_state, data
          FROM \(unescaped: rows.table)
          """,
        // Their ids are new.
        isRepeatable: false))
  }
}
