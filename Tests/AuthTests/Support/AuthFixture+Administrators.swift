import AuthApplication
import AuthDomain
import Foundation
import Messages
import RPCServer

@testable import AuthService

extension AuthFixture {
  /// A new administrator's name.
  func newAdministrator() async throws -> String {
    let name = Self.newName()
    let create = CreateAdministrator(pool: pool, hasher: hasher, clock: clock)
    _ = try await create(username: try Username(name), password: Self.password) { _ in }
    return name
  }

  /// A call of a new administrator's.
  func administrator() async throws -> ServerCallContext {
    try await caller(signIn(newAdministrator()).accessToken)
  }

  func managed(_ username: String, by context: ServerCallContext) async throws
    -> AuthV1.ManagedAccount
  {
    try await accountAdministration.getManagedAccount(.init(username: username), context: context)
  }

  @discardableResult
  func suspend(
    _ participantID: String, reason: AuthV1.SuspensionReason = .abuse,
    by context: ServerCallContext
  ) async throws -> AuthV1.ManagedAccount {
    try await accountAdministration.suspendAccount(
      .init(participantID: participantID, reason: reason), context: context
    ).account ?? .init()
  }

  @discardableResult
  func restore(_ participantID: String, by context: ServerCallContext) async throws
    -> AuthV1.ManagedAccount
  {
    try await accountAdministration.restoreAccount(
      .init(participantID: participantID), context: context
    ).account ?? .init()
  }

  @discardableResult
  func setTest(_ participantID: String, _ isTest: Bool, by context: ServerCallContext) async throws
    -> AuthV1.ManagedAccount
  {
    try await accountAdministration.setTestParticipant(
      .init(participantID: participantID, testParticipant: isTest), context: context
    ).account ?? .init()
  }

  @discardableResult
  func endStaffRoles(_ participantID: String, by context: ServerCallContext) async throws
    -> AuthV1.ManagedAccount
  {
    try await accountAdministration.endStaffRoles(
      .init(participantID: participantID), context: context
    ).account ?? .init()
  }

  /// What the audit log says was done to an account, with its object, oldest first.
  func administered(_ participantID: String) async throws -> [String] {
    try await pool.query(
      """
      SELECT action || ' ' || object AS entry FROM audit_log
      JOIN audit_names ON subject = audit_id
      WHERE participant_id = \(UUID(uuidString: participantID)) AND actor <> subject ORDER BY number
      """
    ).map { try $0.decode("entry") }
  }
}
