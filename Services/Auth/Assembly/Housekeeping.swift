import AuthDomain
import FoundationEssentials
import Logging
import Postgres

/// Deletes what has had its time, and makes signing keys when it is time.
struct Housekeeping: Sendable {
  /// Rows of one kind per statement, so that none takes long.
  static let rowsMax = 500

  let core: AuthCore
  let logger: Logger

  /// Once a minute until cancelled.
  func run() async throws {
    let outages = OutageLog("housekeeping", logger: logger)
    while true {
      do {
        try await tidyUp()
        outages.succeeded()
      } catch is CancellationError {
        throw CancellationError()
      } catch {
        outages.failed(error)
      }
      try await Task.sleep(for: .seconds(60))
    }
  }

  func tidyUp() async throws {
    let now = core.clock.now()
    try await core.keys.renew(at: now)
    try await whileFull {
      try await core.throttles.deleteForgotten(at: now, atMost: Self.rowsMax, on: core.pool)
    }
    try await whileFull {
      try await core.sessions.deleteEnded(
        at: now, rules: core.rules, atMost: Self.rowsMax, on: core.pool)
    }
    try await whileFull {
      try await core.codes.deleteUsed(at: now, atMost: Self.rowsMax, on: core.pool)
    }
    try await whileFull { try await deleteAccounts(at: now) }
    try await whileFull { try await expireJoinRequests(at: now) }
  }

  private func expireJoinRequests(at now: Date) async throws -> Int {
    try await core.pool.write { connection in
      let expired = try await core.joinRequests.expire(
        at: now, atMost: Self.rowsMax, on: connection)
      try await core.audit.append(
        expired.map {
          AuditRecord(action: .joinRequestExpired, subject: $0.participantID, object: $0.studyID)
        }, at: now, on: connection)
      return expired.count
    }
  }

  private func deleteAccounts(at now: Date) async throws -> Int {
    try await core.pool.write { connection in
      let unconfirmed = try await core.accounts.deleteUnconfirmed(
        createdBefore: now - AccountRules.waitingLifetime, atMost: Self.rowsMax / 2,
        on: connection)
      let abandoned = try await core.accounts.deleteAbandoned(
        createdBefore: now - AccountRules.abandonedLifetime, atMost: Self.rowsMax / 2,
        on: connection)
      try await core.audit.append(
        (unconfirmed + abandoned).map { AuditRecord(action: .accountExpired, subject: $0) },
        at: now, on: connection)
      return max(unconfirmed.count, abandoned.count) * 2
    }
  }

  private func whileFull(_ delete: () async throws -> Int) async throws {
    while try await delete() >= Self.rowsMax { try Task.checkCancellation() }
  }
}
