import AuthStore
import FoundationEssentials
import Postgres
import ServiceKit

/// Checks the audit log's chain and, with the key, its seals.
struct AuditVerification: Sendable {
  static let log = AuthAssembly.name

  let pool: PostgresPool
  /// Nil: seals cannot be checked.
  let key: AuditKey?
  let clock: any WallClock

  struct Failed: Error, CustomStringConvertible {
    var description: String
  }

  /// - Returns: a line for the operator.
  /// - Throws: ``Failed``; `AuditLog.Broken`; `PostgresError`.
  func callAsFunction() async throws -> String {
    let log = AuditLog()
    let head = try await log.verify(on: pool)
    guard let key else {
      return "\(head.summary); without OTOLITH_AUDIT_KEY_FILE, seals are not checked"
    }
    let seals = AuditSeals(log: Self.log)
    switch try await log.findings(of: seals, head, with: key, on: pool) {
    case .changed(let number):
      throw Failed(description: "entry \(number) was changed or cut off after it was sealed")
    case .forged(let number):
      throw Failed(
        description: "the seal of entry \(number) was made with another key, or is forged")
    case .neverSealed:
      if head.number == 0 { return head.summary }
      throw Failed(description: "the log was never sealed, or all its seals were taken away")
    case .sealed(let seal):
      if let time = try await log.time(after: seal.number, on: pool),
        clock.now().timeIntervalSince(time) > AuditSeals.unsealedMax
      {
        throw Failed(
          description:
            "no entry after \(seal.number) is sealed, though they are older than an hour: "
            + "seals were taken away, or the service did not run with the key")
      }
      return "\(head.summary); sealed up to entry \(seal.number)"
    }
  }
}
