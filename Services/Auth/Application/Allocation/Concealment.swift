import ServiceKit

/// Conceals the groups of members from staff while a blinded scheme runs.
struct Concealment: Sendable {
  let environment: AuthEnvironment

  /// Whether the caller must not see groups of the study. The answer is that of the database; other
  /// services use the access token.
  func conceals(_ study: StudyID, from caller: AccessClaims) async throws -> Bool {
    if caller.holds(.allocationRead, onStudy: study.text) { return false }
    return try await environment.pool.answer(to: AllocationStore.conceals(study))
  }

  /// - Throws: `MembershipError.groupsConcealed`; `PostgresError`.
  func requireGroups(of study: StudyID, for caller: AccessClaims) async throws {
    if try await conceals(study, from: caller) {
      throw MembershipError.groupsConcealed(study.text)
    }
  }
}
