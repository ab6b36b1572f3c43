import FoundationEssentials
import Postgres
import ServiceKit

/// Records in the audit log that an administrator exports a participant's data on written request.
struct RecordOwnExport: Sendable {
  let environment: AuthEnvironment

  /// - Throws: ``ManagedAccountError`` `.unknown`, `.notAdministrator`; `SessionError.suspended`;
  ///   `PostgresError`.
  func callAsFunction(of participantID: UUID, by administrator: UUID) async throws {
    try await environment.pool.write { connection in
      try await ActingAdministrators().require(administrator, on: connection)
      guard try await connection.answer(to: AccountStore.lock(participantID)) else {
        throw ManagedAccountError.unknown
      }
      try await environment.record(
        [
          AuditRecord(
            action: .ownRecordsExported, actor: administrator, subject: participantID)
        ], at: environment.clock.now(), on: connection)
    }
  }
}
