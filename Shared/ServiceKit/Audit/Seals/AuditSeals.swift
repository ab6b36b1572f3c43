public import FoundationEssentials
public import Postgres

/// The seals of one audit log, in the table `audit_seals` of its service's schema, which several
/// logs may share. Entries from before the first seal are protected from that seal on.
public struct AuditSeals: Sendable {
  /// Maximum age in seconds of an unsealed entry. An older one indicates that seals were removed or
  /// not made.
  public static let unsealedMax: TimeInterval = 3600

  /// Result of comparing the seals with an intact chain.
  public enum Finding: Sendable, Hashable {
    /// Sealed up to the entry of the newest seal.
    case sealed(AuditSeal)
    /// No entry was ever sealed.
    case neverSealed
    /// The entry of this number was changed or removed after it was sealed.
    case changed(Int)
    /// The seal of this entry was made with another key or is forged.
    case forged(Int)
  }

  private let log: String

  /// - Parameter log: name of the log, e.g. `otolith-auth`.
  public init(log: String) { self.log = log }

  /// Seals an end of the log, unless it is already sealed.
  public func seal(
    _ head: AuditChain.Head, at now: Date, with key: AuditKey, on executor: some PostgresExecutor
  ) async throws {
    guard head.number > 0 else { return }
    let seal = AuditSeal(head, of: log, at: now, with: key)
    try await executor.execute(
      """
      INSERT INTO audit_seals (log, number, hash, sealed_at, code)
      VALUES (\(log), \(seal.number), \(seal.hash), \(seal.sealedAt), \(seal.code))
      ON CONFLICT DO NOTHING
      """)
  }

  /// Returns the newest seal; nil without seals.
  func newest(on executor: some PostgresExecutor) async throws -> AuditSeal? {
    try await executor.query(
      """
      SELECT number, hash, sealed_at, code FROM audit_seals
      WHERE log = \(log) ORDER BY number DESC LIMIT 1
      """
    ).first.map(Self.seal)
  }

  /// Compares all seals with the entries.
  ///
  /// - Parameters:
  ///   - head: the head of the chain, which is intact.
  ///   - hashes: returns the hashes of the given entries, except those dropped with their months.
  public func verify(
    _ head: AuditChain.Head, with keys: AuditKeys, on executor: some PostgresExecutor,
    hashes: (_ numbers: [Int]) async throws -> [Int: [UInt8]]
  ) async throws -> Finding {
    var last: AuditSeal?
    while true {
      let seals = try await executor.query(
        """
        SELECT number, hash, sealed_at, code FROM audit_seals
        WHERE log = \(log) AND number > \(last?.number ?? 0) ORDER BY number LIMIT 1000
        """
      ).map(Self.seal)
      if seals.isEmpty { return last.map { .sealed($0) } ?? .neverSealed }
      let entries = try await hashes(seals.map(\.number))
      for seal in seals {
        guard keys.haveMade(seal, of: log) else { return .forged(seal.number) }
        guard seal.number <= head.number, entries[seal.number].map({ $0 == seal.hash }) ?? true
        else { return .changed(seal.number) }
        last = seal
      }
    }
  }

  private static func seal(_ row: PostgresRow) throws -> AuditSeal {
    let (number, hash, sealedAt, code) = try row.decode(
      Int.self, [UInt8].self, Date.self, [UInt8].self)
    return AuditSeal(number: number, hash: hash, sealedAt: sealedAt, code: code)
  }
}
