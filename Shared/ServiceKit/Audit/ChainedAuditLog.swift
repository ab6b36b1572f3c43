public import FoundationEssentials
public import Postgres

/// A service's audit log that is one chain, as it is verified.
public protocol ChainedAuditLog: Sendable {
  init()

  /// Recomputes the whole chain.
  ///
  /// - Throws: `AuditChain.Broken` with the first entry that is missing or was changed; `PostgresError`.
  func verify(on pool: PostgresPool) async throws -> AuditChain.Head

  /// The hashes of the entries of these numbers, as far as they are kept.
  func hashes(_ numbers: [Int], on pool: PostgresPool) async throws -> [Int: [UInt8]]

  /// When the first entry behind this one was written; nil: there is none.
  func time(after number: Int, on pool: PostgresPool) async throws -> Date?
}
