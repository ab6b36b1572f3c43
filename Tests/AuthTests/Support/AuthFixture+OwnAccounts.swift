import Foundation
import Messages
import Postgres
import Testing

@testable import AuthService

/// Changes to one's own account.
extension AuthFixture {
  func ownAccount(_ token: String) async throws -> AuthV1.Account {
    try await accounts.getAccount(.init(), context: caller(token))
  }

  @discardableResult
  func update(
    _ account: AuthV1.Account, mask: [String], etag: String, consents: [AuthV1.ProfileField] = [],
    token: String
  ) async throws -> AuthV1.Account {
    try await ownAccounts.updateAccount(
      .init(
        account: account, updateMask: .init(paths: mask), etag: etag, consents: consents),
      context: caller(token))
  }

  /// Returns a token with a fresh proof of the password.
  func proven(_ token: String, password: String = password) async throws -> String {
    try await sessions.provePassword(.init(password: password), context: caller(token))
      .accessToken
  }

  @discardableResult
  func requestEmail(
    _ email: String, consent: Bool = true, password: String = password, token: String
  ) async throws -> Bool {
    try await ownAccounts.requestEmailChange(
      .init(email: email, emailConsent: consent, password: password), context: caller(token)
    ).currentCodeRequired
  }

  /// - Returns: the recovery code.
  @discardableResult
  func deleteEmail(password: String = password, token: String) async throws -> String {
    try await ownAccounts.deleteEmail(.init(password: password), context: caller(token))
      .recoveryCode
  }

  @discardableResult
  func confirmEmail(
    _ code: String, current: String = "", token: String
  ) async throws -> AuthV1.Account {
    try #require(
      try await ownAccounts.confirmEmailChange(
        .init(code: code, currentCode: current), context: caller(token)
      ).account)
  }

  func upgrade(
    _ username: String, email: String = "", consent: Bool = false, password: String = password,
    token: String
  ) async throws -> AuthV1.UpgradeAccountResponse {
    try await ownAccounts.upgradeAccount(
      .init(username: username, password: password, email: email, emailConsent: consent),
      context: caller(token))
  }

  /// Returns the newest code in an address's queued mails of a purpose; empty for a mail without a
  /// code.
  func mailed(_ purpose: String, at address: String) async throws -> String? {
    try await pool.query(
      """
      SELECT mail_id, sealed_code FROM mail_outbox
      WHERE recipient = \(address) AND purpose = \(purpose) ORDER BY created_at DESC
      """
    ).first.map(openedCode)
  }

  /// Returns the code of a queued mail.
  func openedCode(_ row: PostgresRow) throws -> String {
    guard
      let code = try environment.mails.codes.open(
        row.decode("sealed_code"), of: row.decode("mail_id"))
    else { throw PostgresError(kind: .decoding, message: "another key sealed the code") }
    return code
  }

  /// Returns the count of a kind of event for an account.
  func securityEvents(_ kind: String, of username: String) async throws -> Int {
    try await count(
      """
      SELECT coalesce(sum(count), 0)::bigint AS count FROM security_events
      JOIN accounts ON who = participant_id::text
      WHERE username = \(username) AND kind = \(kind)
      """)
  }

  static func newAddress() -> String { "\(newName())@example.org" }
}
