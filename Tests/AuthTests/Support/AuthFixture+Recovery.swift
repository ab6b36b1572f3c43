import AuthApplication
import AuthDomain
import Foundation
import Messages
import RPCServer
import Testing

@testable import AuthService

/// The way back into an account.
extension AuthFixture {
  static let otherPassword = "Lauter Ton um vier Uhr"

  /// Asks for a reset as anybody may, and lets the worker answer.
  func requestReset(_ identifier: String) async throws {
    _ = try await recovery.requestPasswordReset(.init(username: identifier), context: anybody)
    try await answerMailRequests(of: identifier)
  }

  /// Until no request of this name waits: another test's worker may have taken it.
  func answerMailRequests(of identifier: String) async throws {
    let answer = AnswerMailRequests(pool: pool, clock: clock)
    while try await count(
      "SELECT count(*) FROM mail_requests WHERE identifier = \(identifier)") > 0
    {
      _ = try await answer()
    }
  }

  /// The codes in the mails that wait to be sent, oldest first.
  func mailed(_ purpose: String, to username: String) async throws -> [String] {
    try await pool.query(
      """
      SELECT code FROM mail_outbox WHERE username = \(username) AND purpose = \(purpose)
      ORDER BY created_at
      """
    ).map { try $0.decode("code") }
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

  /// Somebody confirmed whose address is kept.
  func registerWithAddress(_ name: String) async throws {
    try await register(name, email: "\(name)@example.org", consent: true)
    try await confirm(name, #require(try await mailedCode(name)))
  }

  /// Somebody confirmed whose only name is the address.
  func registerUnderAddress(_ address: String) async throws {
    try await register("", email: address, consent: true)
    _ = try await accounts.confirmAccount(
      .init(
        username: address, code: #require(try await mailed("confirmation", at: address)),
        password: Self.password),
      context: anybody)
  }

  /// What the audit log says was done to somebody, oldest first.
  func audited(account username: String) async throws -> [String] {
    try await pool.query(
      """
      SELECT action FROM audit_log JOIN audit_names ON subject = audit_id
      JOIN accounts USING (participant_id) WHERE username = \(username) ORDER BY number
      """
    ).map { try $0.decode("action") }
  }

  /// One character of a code is another one.
  static func mistyped(_ code: String) -> String {
    (code.first == "7" ? "8" : "7") + code.dropFirst()
  }
}
