package import IngestionDomain
package import IngestionStore
package import Postgres

/// Tells other services of what was stored.
package protocol SheetEvents: Sendable {
  /// That of the call being answered.
  var trace: CallTrace? { get }

  /// Tells of newly stored sheets in the statement that stores them: see ``SheetStore/Announcement``.
  ///
  /// - Throws: what says that they cannot be told of.
  func announcement(of rows: [SheetRow], places: String) throws -> PostgresQuery?

  /// To be called after the commit: spares whoever passes events on a poll.
  func wake()
}
