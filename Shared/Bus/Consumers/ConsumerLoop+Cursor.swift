import Logging
import Postgres

extension ConsumerLoop {
  /// Sees that a batch is of the log that the cursor stands in. A cursor that fits and does not say so
  /// yet, for it is new or from before, or the log's server was promoted without a loss, says so
  /// from now on.
  ///
  /// - Throws: `ConsumptionStop`.
  nonisolated(nonsending) func meet(
    _ identity: LogIdentity, of log: any EventLog, at cursor: LogCursor
  ) async throws {
    guard cursor.log != identity else { return }
    if let stop = try await log.stop(at: cursor, in: identity, beside: state?.server) { throw stop }
    let noted = try await pool.execute(
      """
      UPDATE bus_cursors SET log_id = \(identity.id), log_timeline = \(identity.timeline)
      WHERE consumer = \(consumer.name) AND log = \(log.name)
        AND txid = \(cursor.position.transactionID) AND position = \(cursor.position.number)
        AND log_id IS NOT DISTINCT FROM \(cursor.log?.id)
        AND log_timeline IS NOT DISTINCT FROM \(cursor.log?.timeline)
      """)
    // Else another instance was faster, or somebody set the cursor back: it is read again.
    if noted == 1 { state?.cursors[log.name]?.log = identity } else { state = nil }
  }
}
