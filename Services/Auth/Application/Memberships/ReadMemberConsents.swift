import Fields
import FoundationEssentials
import Postgres
import ServiceKit

/// Shows the consents of a study's members to its staff.
struct ReadMemberConsents: Sendable {
  let environment: AuthEnvironment

  /// Lists the latest consents of current and former members in the order of joining.
  ///
  /// - Parameters:
  ///   - state: state to select; nil for all.
  ///   - last: last member of the previous page; nil for the first page.
  func list(
    of study: StudyID, in state: MemberConsentState?, after last: UUID?, pageSize: Int
  ) async throws -> Page<MemberConsent> {
    let now = environment.clock.now()
    return try await environment.page(pageSize) {
      ConsentStore.members(of: study, in: state, after: last, limit: $0, at: now)
    }
  }

  /// Returns the latest consent of a member with text and signature, and records who read it.
  ///
  /// - Throws: `MembershipError.memberUnknown`, `.notStudyLeader`, `.groupsConcealed`;
  ///   `PostgresError`.
  func one(_ memberID: UUID, of study: StudyID, by caller: AccessClaims) async throws
    -> CopiedConsent
  {
    let now = environment.clock.now()
    let isConcealed = try await Concealment(environment: environment).conceals(study, from: caller)
    let consent = try await environment.pool.write { connection in
      try await ActingLeaders(at: now).require(
        .consentRead, caller.participantID, of: study, on: connection)
      guard
        let member = try await connection.answer(to: ConsentStore.ofMember(memberID, in: study)),
        let consent = try await connection.answer(
          to: ConsentStore.find(
            of: member.participantID, to: study, version: member.version,
            language: LanguageTag(recorded: member.language)))
      else { throw MembershipError.memberUnknown }
      if isConcealed, consent.tellsGroup { throw MembershipError.groupsConcealed(study.text) }
      try await environment.record(
        [
          AuditRecord(
            action: .memberConsentRead, actor: caller.participantID, subject: member.participantID,
            object: study.text)
        ], at: now, on: connection)
      return consent
    }
    return try await environment.copied(consent)
  }
}
