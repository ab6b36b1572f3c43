import Foundation
import Messages
import RPCServer
import Testing

@testable import AuthService

/// Recovery of accounts.
extension AuthFixture {
  static let otherPassword = "Lauter Ton um vier Uhr"

  /// Requests a reset without a token, and lets the worker answer.
  func requestReset(_ identifier: String) async throws {
    _ = try await recovery.requestPasswordReset(.init(username: identifier), context: anybody)
    try await answerMailRequests(of: identifier)
  }

  /// Waits until no request of this name is queued; another test's worker may have taken it.
  func answerMailRequests(of identifier: String) async throws {
    let answer = AnswerMailRequests(environment: environment)
    while try await count(
      "SELECT count(*) FROM mail_requests WHERE identifier = \(identifier)") > 0
    {
      _ = try await answer()
    }
  }

  /// Returns the codes in queued mails, oldest first.
  func mailed(_ purpose: String, to username: String) async throws -> [String] {
    try await pool.query(
      """
      SELECT mail_id, sealed_code FROM mail_outbox
      WHERE username = \(username) AND purpose = \(purpose) ORDER BY created_at
      """
    ).map(openedCode)
  }

  @discardableResult
  func reset(_ code: String, password: String = otherPassword) async throws -> String {
    try await recovery.resetPassword(.init(code: code, password: password), context: anybody)
      .recoveryCode
  }

  @discardableResult
  func recover(
    _ username: String, _ code: String, password: String = otherPassword
  ) async throws -> String {
    try await recovery.recoverAccount(
      .init(username: username, recoveryCode: code, password: password), context: anybody
    ).recoveryCode
  }

  /// Registers and confirms an account with a stored address.
  func registerWithAddress(_ name: String) async throws {
    try await register(name, email: "\(name)@example.org", consent: true)
    try await confirm(name, #require(try await mailedCode(name)))
  }

  /// Registers and confirms an account named by the address.
  func registerUnderAddress(_ address: String) async throws {
    try await register("", email: address, consent: true)
    _ = try await accounts.confirmAccount(
      .init(
        username: address, code: #require(try await mailed("confirmation", at: address)),
        password: Self.password),
      context: anybody)
  }

  /// Returns the audit log's actions on an account, oldest first.
  func audited(account username: String) async throws -> [String] {
    try await pool.query(
      """
      SELECT action FROM audit_log JOIN audit_names ON subject = audit_id
      JOIN accounts USING (participant_id) WHERE username = \(username) ORDER BY number
      """
    ).map { try $0.decode("action") }
  }

  /// Returns the code with one character changed.
  static func mistyped(_ code: String) -> String {
    (code.first == "7" ? "8" : "7") + code.dropFirst()
  }
}
