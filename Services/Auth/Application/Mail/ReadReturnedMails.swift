import FoundationEssentials
import Logging
import Postgres
import ServiceKit

/// Marks addresses as undeliverable from reports in returned mails.
///
/// Idempotent: a process that dies between marking and deleting a report reads it again.
struct ReadReturnedMails: Sendable {
  let environment: AuthEnvironment
  let mails: any ReturnedMails
  let logger: Logger

  /// Reads all waiting mails. A mail that cannot be moved does not stop the others.
  ///
  /// - Throws: `PostgresError`; after all mails were read, the first error of the mail store.
  func callAsFunction() async throws {
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
    let now = environment.clock.now()
    let isMarked = try await environment.pool.write { connection in
      guard
        let participantID = try await connection.answer(
          to: SentMailStore.markUndeliverable(report.mailID, at: now))
      else { return false }
      try await environment.record(
        [AuditRecord(action: .emailFailed, subject: participantID)], at: now, on: connection)
      return true
    }
    if isMarked {
      logger.notice(
        "address marked as undeliverable",
        metadata: ["status": "\(report.failures.joined(separator: " "))"])
    }
  }
}
