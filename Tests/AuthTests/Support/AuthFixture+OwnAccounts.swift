import Foundation
import Messages
import Testing

@testable import AuthService

/// What people change of their own accounts.
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

  /// A token that is a fresh proof of the password.
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

  /// The newest code in the mails of a purpose that wait for an address; empty: one without a code.
  func mailed(_ purpose: String, at address: String) async throws -> String? {
    try await pool.query(
      """
      SELECT code FROM mail_outbox WHERE recipient = \(address) AND purpose = \(purpose)
      ORDER BY created_at DESC
      """
    ).first?.decode("code")
  }

  /// How often a kind was counted of an account.
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
