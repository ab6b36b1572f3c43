import AuthDomain
import AuthStore
import FoundationEssentials
package import Logging
package import Postgres
package import ServiceKit

/// Marks addresses as undeliverable by what mail servers say of mails that came back.
///
/// A process that dies between the mark and the deletion of the report reads it again, which changes nothing.
package struct ReadReturnedMails: Sendable {
  private let pool: PostgresPool
  private let mails: any ReturnedMails
  private let clock: any WallClock
  private let logger: Logger
  private let sent = SentMailStore()
  private let audit = AuditLog()

  package init(
    pool: PostgresPool, mails: any ReturnedMails, clock: any WallClock, logger: Logger
  ) {
    self.pool = pool
    self.mails = mails
    self.clock = clock
    self.logger = logger
  }

  /// A mail that cannot be moved holds up no other.
  ///
  /// - Throws: `PostgresError`; what the place throws, when all others were read.
  package func callAsFunction() async throws {
    var failure: (any Error)?
    for name in try mails.waiting() {
      try Task.checkCancellation()
      let report = mails.report(of: name)
      if let report, report.saysThatAddressIsUndeliverable { try await mark(report) }
      do {
        if report == nil { try mails.setAside(name) } else { try mails.delete(name) }
      } catch {
        failure = failure ?? error
      }
    }
    if let failure { throw failure }
  }

  private func mark(_ report: DeliveryReport) async throws {
    let now = clock.now()
    let isMarked = try await pool.write { connection in
      guard
        let participantID = try await sent.markUndeliverable(report.mailID, at: now, on: connection)
      else { return false }
      try await audit.append(
        [AuditRecord(action: .emailFailed, subject: participantID)], at: now, on: connection)
      return true
    }
    if isMarked {
      logger.notice(
        "an address was marked as undeliverable",
        metadata: ["status": "\(report.failures.joined(separator: " "))"])
    }
  }
}
