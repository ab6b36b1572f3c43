import AuthDomain
import AuthStore
import FoundationEssentials
import Postgres

/// Reads what an owner sees of an account.
struct OwnAccountLookup: Sendable {
  private let accounts = AccountStore()
  private let profiles = ProfileStore()
  private let changes = EmailChangeStore()

  /// - Throws: `SessionError.ended` when the account is gone; `PostgresError`.
  func read(_ participantID: UUID, on connection: PostgresConnection) async throws -> OwnAccount {
    guard let account = try await accounts.find(participantID: participantID, on: connection)
    else { throw SessionError.ended }
    let change = try await changes.find(of: participantID, on: connection)
    return OwnAccount(
      account: account, profile: try await profiles.find(of: participantID, on: connection),
      pendingEmail: change.flatMap { $0.doneAt == nil ? $0.email.text : nil })
  }
}
