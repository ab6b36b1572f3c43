public import FoundationEssentials
public import Postgres

/// Compares an audit log, whose chain is whole in itself, with its seals.
public struct AuditCheck: Sendable {
  public struct Failed: Error, Sendable, CustomStringConvertible {
    public var description: String
  }

  /// What the check found of a log that is whole.
  public struct Outcome: Sendable, Hashable {
    /// A line for the operator.
    public var text: String
    /// There are seals, and no key was given to check them with.
    public var hasUncheckedSeals = false
  }

  private let log: String
  private let keys: AuditKeys?
  private let now: Date

  /// - Parameters:
  ///   - log: its name among those whose seals share a table.
  ///   - keys: nil: seals cannot be checked.
  public init(log: String, keys: AuditKeys?, now: Date) {
    self.log = log
    self.keys = keys
    self.now = now
  }

  /// - Parameters:
  ///   - head: of the chain, which is whole in itself.
  ///   - hashes: the hashes of the entries of these numbers, without those that were dropped.
  ///   - timeAfter: when the first entry behind this one was written; nil: there is none.
  /// - Throws: ``Failed``; `PostgresError`.
  public func callAsFunction(
    _ head: AuditChain.Head, on executor: some PostgresExecutor,
    hashes: (_ numbers: [Int]) async throws -> [Int: [UInt8]],
    timeAfter: (_ number: Int) async throws -> Date?
  ) async throws -> Outcome {
    guard let keys else {
      return Outcome(
        text: "\(head.summary); without OTOLITH_AUDIT_KEY_FILE, seals are not checked",
        hasUncheckedSeals: try await AuditSeals(log: log).newest(on: executor) != nil)
    }
    switch try await AuditSeals(log: log).verify(head, with: keys, on: executor, hashes: hashes) {
    case .changed(let number):
      throw Failed(description: "entry \(number) was changed or cut off after it was sealed")
    case .forged(let number):
      throw Failed(
        description: "the seal of entry \(number) was made with another key, or is forged")
    case .neverSealed:
      guard let time = try await timeAfter(0) else { return Outcome(text: head.summary) }
      // Those of a log that began just now are not sealed yet.
      guard now.timeIntervalSince(time) > AuditSeals.unsealedMax else {
        return Outcome(text: "\(head.summary); not sealed yet")
      }
      throw Failed(description: "the log was never sealed, or all its seals were taken away")
    case .sealed(let seal):
      if let time = try await timeAfter(seal.number),
        now.timeIntervalSince(time) > AuditSeals.unsealedMax
      {
        throw Failed(
          description:
            "no entry after \(seal.number) is sealed, though they are older than an hour: "
            + "seals were taken away, or the service did not run with the key")
      }
      return Outcome(text: "\(head.summary); sealed up to entry \(seal.number)")
    }
  }
}
