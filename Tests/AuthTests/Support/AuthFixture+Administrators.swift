import Foundation
import Messages
import RPCServer
import ServiceKit
import Testing

@testable import AuthService
@testable import Identity
@testable import Tokens

extension AuthFixture {
  /// Creates an administrator and returns the name.
  func newAdministrator() async throws -> String {
    let name = Self.newName()
    let create = CreateAdministrator(pool: pool, hasher: hasher, clock: clock)
    _ = try await create(username: try Username(name), password: Self.password) { _ in }
    return name
  }

  /// Returns a call context of a new administrator.
  func administrator() async throws -> ServerCallContext {
    try await caller(signIn(newAdministrator()).accessToken)
  }

  func managed(_ username: String, by context: ServerCallContext) async throws
    -> AuthV1.ManagedAccount
  {
    try await accountAdministration.getManagedAccount(.init(username: username), context: context)
  }

  func managed(id: String, by context: ServerCallContext) async throws -> AuthV1.ManagedAccount {
    try await accountAdministration.getManagedAccount(.init(participantID: id), context: context)
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

  /// Returns the audit log's actions on an account with their objects, oldest first.
  func administered(_ participantID: String) async throws -> [String] {
    try await pool.query(
      """
      SELECT action || ' ' || object AS entry FROM audit_log
      JOIN audit_names ON subject = audit_id
      WHERE participant_id = \(UUID(uuidString: participantID)) AND actor <> subject ORDER BY number
      """
    ).map { try $0.decode("entry") }
  }

  /// Returns a call of a leader of the study.
  /// Checks a method's right as the server does before the handler.
  func check(
    _ method: some MethodWithRight, _ request: some Message, _ context: ServerCallContext
  ) throws {
    try method.right.access.check(context)
    try method.right.access.check(request, context)
  }

  func leader(of study: String) async throws -> ServerCallContext {
    let context = ServerCallContext(service: "test", method: "Test")
    context[AccessClaimsKey.self] = VerifiedClaims(
      AccessClaims(
        participantID: try await leaderID(of: study), roles: [.studyLeader], ledStudies: [study],
        sessionID: UUID(),
        issuedAt: clock.now(), expiresAt: clock.now() + 600))
    return context
  }

  /// Returns the id of the study's leader, and makes one for the first call.
  func leaderID(of study: String) async throws -> UUID {
    let known = try await pool.query(
      """
      SELECT participant_id FROM led_studies WHERE study_id = \(study)
      """)
    if let row = known.first { return try row.decode("participant_id") }
    let account = NewAccount(
      requestID: UUID(), credentials: (try Username(Self.newName()), "-"), createdAt: clock.now(),
      isConfirmed: true, roles: [.studyLeader], ledStudies: [try #require(StudyID(study))])
    _ = try await pool.answer(to: AccountStore.insert(account))
    return account.participantID
  }
}
