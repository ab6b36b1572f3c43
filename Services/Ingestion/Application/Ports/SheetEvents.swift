package import IngestionDomain
package import IngestionStore
package import Postgres

/// Tells other services of what was stored.
package protocol SheetEvents: Sendable {
  /// That of the call being answered.
  var trace: CallTrace? { get }

  /// Tells of newly stored sheets, in the transaction that stores them and last in it.
  ///
  /// - Throws: `PostgresError`.
  func publish(_ rows: [SheetRow], on connection: PostgresConnection) async throws

  /// To be called after the commit: spares whoever passes events on a poll.
  func wake()
}
