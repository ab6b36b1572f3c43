import Foundation
import Messages
import RPCServer
import Testing

@testable import AuthService

/// Roles with the longest ids of studies, which access tokens must be able to contain.
@Suite struct RoleLimitTests {
  private let auth: AuthFixture
  private let administrator: ServerCallContext
  private let name = AuthFixture.newName()
  private let id: String

  init() async throws {
    auth = try await AuthFixture.shared()
    administrator = try await auth.administrator()
    let invited = try await auth.administration.registerStudyLeader(
      .init(requestID: AuthFixture.newID(), username: name), context: administrator)
    try await auth.reset(invited.invitationCode, password: AuthFixture.password)
    id = try await auth.managed(name, by: administrator).participantID
  }

  /// A study id of 64 characters.
  private func study(_ number: Int) -> String {
    String(repeating: "s", count: 60) + String(1000 + number)
  }

  private func assign(
    _ role: String, _ number: Int
  ) async throws -> AuthV1.AssignRoleResponse {
    try await auth.access.assignRole(
      .init(participantID: id, role: role, object: "studies/\(study(number))"),
      context: administrator)
  }

  private func lead(_ count: Int) async throws {
    _ = try await auth.administration.setLedStudies(
      .init(username: name, studyIDs: (0..<count).map(study)), context: administrator)
  }

  private func give(_ role: String, _ count: Int) async throws {
    let account = try #require(UUID(uuidString: id))
    let prefix = String(repeating: "s", count: 60)
    _ = try await auth.pool.query(
      """
      INSERT INTO study_roles (participant_id, study_id, role, since)
      SELECT \(account), \(prefix) || (1100 + number)::text, \(role), now()
      FROM generate_series(1, \(count)) AS number
      """)
  }

  @Test func `a role that a token has no space for is refused`() async throws {
    try await lead(AccountRules.ledStudiesMax)
    // 50 led studies of 72 bytes and 14 roles of 84 take 4,776 of 4,800 bytes.
    try await give("data_manager", 13)
    #expect(try await assign("data_manager", 200).changed)
    let refused = try await failure { try await assign("data_manager", 201) }
    #expect(refused?.code == .resourceExhausted && refused?.reason == "TOO_MANY_ROLES")
    let claims = try await auth.claims(auth.signIn(name).accessToken)
    #expect(claims.ledStudies.count == 50 && claims.studyRoles.count == 14)
  }

  @Test func `led studies that a token has no space for are refused`() async throws {
    // 50 roles of 84 bytes and 8 led studies of 72 take 4,776 of 4,800 bytes.
    try await give("data_manager", AccountRules.studyRolesMax)
    let refused = try await failure { try await lead(9) }
    #expect(refused?.code == .resourceExhausted && refused?.reason == "TOO_MANY_ROLES")
    try await lead(8)
    let claims = try await auth.claims(auth.signIn(name).accessToken)
    #expect(claims.ledStudies.count == 8 && claims.studyRoles.count == 50)
    // Studies in exchange for others.
    let (one, other) = (study(0), study(300))
    #expect(claims.ledStudies.contains(one))
    _ = try await auth.administration.setLedStudies(
      .init(username: name, studyIDs: [other]), context: administrator)
    #expect(try await auth.managed(name, by: administrator).ledStudyIDs == [other])
  }
}
