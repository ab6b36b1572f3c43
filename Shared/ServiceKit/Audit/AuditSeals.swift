public import FoundationEssentials
public import Postgres

/// The seals of one audit log, in the table `audit_seals` of its service's schema, which may have several. Entries from before the
/// first seal are as unkeyed as they were written, and sealed with it.
public struct AuditSeals: Sendable {
  /// How old an entry may become without a seal before that counts as a sign that seals were taken away or
  /// not made, in seconds.
  public static let unsealedMax: TimeInterval = 3600

  /// What the seals say about a chain that is whole in itself.
  public enum Finding: Sendable, Hashable {
    /// Sealed up to this entry, the last time then.
    case sealed(AuditSeal)
    /// No entry was ever sealed.
    case neverSealed
    /// The entry of this number was changed, or cut off, after it was sealed.
    case changed(Int)
    /// The seal of the entry of this number was made with another key, or is forged.
    case forged(Int)
  }

  private let log: String

  /// - Parameter log: whose, e.g. `otolith-auth`; in a schema with several, the name of each.
  public init(log: String) { self.log = log }

  /// Seals an end of the log; nothing where it is sealed already.
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

  /// The newest one; nil: there is none.
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
  ///   - head: of the chain, which is whole in itself.
  ///   - hashes: the hashes of the entries of these numbers, without those that were dropped with their
  ///     months.
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
