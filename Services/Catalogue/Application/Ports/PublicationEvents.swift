package import CatalogueDomain
package import FoundationEssentials
package import Postgres

/// Tells the other services what was published.
package protocol PublicationEvents: Sendable {
  /// In this order, with the change that they tell of: both are committed, or neither.
  ///
  /// - Throws: `PostgresError`, or what keeps the events from being carried.
  func publish(
    _ events: [PublicationEvent], at time: Date, on connection: PostgresConnection) async throws

  /// After the commit: they need not wait for anybody to look.
  func wake()
}

package enum PublicationEvent: Sendable {
  case version(NewVersion)
  case revision(NewRevision)
  /// - Parameter hash: Argon2id; nil for a study that has no password any more.
  case password(study: String, revision: UInt32, hash: String?)
}
