import Postgres

/// A PostgreSQL server since it was started. All that is committed in one, in whichever database,
/// lies in one write-ahead log in the order of its commits: what was committed later never survives
/// a crash that what came before does not.
public struct ServerInstance: Sendable, Hashable {
  /// When it was started, in microseconds since 1970; no two are taken to share it.
  public var startedAt: Int64

  public init(startedAt: Int64) {
    self.startedAt = startedAt
  }

  /// `startedAt` of the server that works it out; every role may.
  static let expression = "(extract(epoch FROM pg_postmaster_start_time()) * 1000000)::int8"

  /// Makes durable all that was committed on the server: a record that means nothing, whose commit
  /// waits for the disk; every role may write it.
  static let flush: PostgresQuery = "SELECT pg_logical_emit_message(true, 'otolith', '')"
}
