import Fields
import Foundation
import Postgres
import Testing

@testable import AuthService
@testable import ServiceKit
@testable import Tokens

/// Use cases of enrolment: participants join and leave, leaders decide and invite.
@Suite struct MembershipUseCaseTests {
  private func request(
    _ caller: AccessClaims, _ study: StudyID, password: String = "",
    invitation: InvitationCode? = nil
  ) throws -> JoinStudy.Request {
    .init(
      caller: caller, study: study, password: password, consentVersion: "v1",
      consentLanguage: try #require(LanguageTag("de")), invitation: invitation, note: "")
  }

  @Test func `admission is free, by password, by request or by invitation`() async throws {
    let auth = try await AuthFixture.shared()
    let admit = AdmitParticipant(environment: auth.environment)
    let caller = try await auth.participant()
    let (open, byPassword, byRequest, unlisted) = (
      try AuthFixture.newStudy(), try AuthFixture.newStudy(), try AuthFixture.newStudy(),
      try AuthFixture.newStudy()
    )
    try await auth.study(open)
    try await auth.study(byPassword, needsPassword: true)
    try await auth.study(byRequest, byRequest: true)
    try await auth.study(unlisted, unlisted: true)
    func admitted(
      _ study: StudyID, password: String = "", invitation: InvitationCode? = nil
    ) async throws -> AdmitParticipant.Admitted {
      try await admit(
        request(caller, study, password: password, invitation: invitation),
        to: auth.environment.studies.find(study, groupID: ""), at: auth.clock.now())
    }
    guard case .freely = try await admitted(open), case .byRequest = try await admitted(byRequest)
    else { throw JoinError.passwordRequired }
    await #expect(throws: EnrolmentRules.Refusal.invitationRequired) {
      try await admitted(unlisted)
    }
    await #expect(throws: JoinError.passwordRequired) { try await admitted(byPassword) }
    await #expect(throws: StudyError.passwordNotYetKnown) {
      try await admitted(byPassword, password: "Sternwarte")
    }
    let hash = try await auth.hasher.hash("Sternwarte")
    try await auth.pool.transaction {
      try await LearnStudyPassword()(
        StudyPassword(hash: hash, revision: 1), of: byPassword.text, on: $0)
    }
    guard case .freely = try await admitted(byPassword, password: "Sternwarte") else {
      throw JoinError.passwordRejected
    }
    await #expect(throws: JoinError.passwordRejected) {
      try await admitted(byPassword, password: "Planetarium")
    }
    let invitation = try await CreateInvitation(environment: auth.environment)(
      new(unlisted), actor: auth.leaderID(of: unlisted.text))
    guard
      case .invited(let found) = try await admitted(
        unlisted, invitation: InvitationCode(invitation.code)),
      found.invitationID == invitation.invitationID
    else { throw JoinError.invitationRejected }
    await #expect(throws: JoinError.invitationRejected) {
      try await admitted(open, invitation: InvitationCode(invitation.code))
    }
  }

  private func new(
    _ study: StudyID, id: UUID = UUID(), uses: UInt32 = 1, group: String = ""
  ) -> NewInvitation {
    NewInvitation(invitationID: id, study: study, groupID: group, usesMax: uses, validDays: 7)
  }

  @Test func `joining is repeated without effect, renewed with a new text, and left`() async throws
  {
    let events = RecordedEvents()
    let auth = try await AuthFixture.shared(events: events)
    let (join, leave) = (
      JoinStudy(environment: auth.environment), LeaveStudy(environment: auth.environment)
    )
    let (caller, study) = (try await auth.participant(), try AuthFixture.newStudy())
    await #expect(throws: StudyError.unknown) { try await join(request(caller, study)) }
    try await auth.study(study)
    let outcomes = [
      try await join(request(caller, study)), try await join(request(caller, study)),
    ]
    #expect(outcomes.map(\.outcome) == [.created, .alreadyExists])
    let token = try #require(outcomes[0].accessToken)
    #expect(try await auth.claims(token.token).enrolledStudies == [study.text])
    try await auth.study(study, version: "v2", revision: 2)
    let renewed = try await auth.joined(study, caller, version: "v2")
    #expect(renewed.outcome == .created)
    for _ in 1...2 {
      _ = try await leave(study, caller: caller, withdrawingConsent: true)
    }
    let id = study.text
    #expect(events.all == ["enrolled \(id) v1 ", "enrolled \(id) v2 ", "left \(id)"])
    #expect(
      try await auth.audited(caller.participantID).suffix(5)
        == [.consentGiven, .studyJoined, .consentGiven, .studyLeft, .consentWithdrawn])
  }

  @Test func `a participant's lists are paged and contain nothing of others`() async throws {
    let auth = try await AuthFixture.shared()
    let list = ListOwnEnrolments(environment: auth.environment)
    let (caller, other) = (try await auth.participant(), try await auth.participant())
    let studies = [try AuthFixture.newStudy(), try AuthFixture.newStudy()]
    let closed = try AuthFixture.newStudy()
    try await auth.study(closed, byRequest: true)
    for study in studies {
      auth.clock.advance(by: 1)
      try await auth.study(study)
      for caller in [caller, other] { try await auth.joined(study, caller) }
    }
    for caller in [caller, other] { try await auth.joined(closed, caller) }
    let id = caller.participantID
    let first = try await list.enrolments(of: id, skipping: 0, pageSize: 1)
    let rest = try await list.enrolments(of: id, skipping: 1, pageSize: 1)
    #expect((first.items + rest.items).map(\.studyID) == studies.map(\.text))
    #expect(first.hasMore && !rest.hasMore)
    let consents = try await list.consents(of: id, after: 0, pageSize: 2)
    #expect(consents.items.map(\.studyID) == studies.map(\.text) && consents.hasMore)
    let last = try #require(consents.items.last).number
    let more = try await list.consents(of: id, after: last, pageSize: 2)
    #expect(more.items.map(\.studyID) == [closed.text] && !more.hasMore)
    let german = try #require(LanguageTag("de"))
    #expect(
      try await list.consent(of: id, to: closed, version: "v1", language: german).consent.text
        == "Text v1")
    await #expect(throws: ConsentError.unknown) {
      try await list.consent(of: id, to: closed, version: "v2", language: german)
    }
    for (state, count) in [(nil, 1), (.pending, 1), (JoinRequestRules.State.rejected, 0)]
      as [(JoinRequestRules.State?, Int)]
    {
      #expect(
        try await list.joinRequests(of: id, in: state, after: nil, pageSize: 5).items.count
          == count)
    }
  }

  @Test func `a decision stands, and enrols once`() async throws {
    let events = RecordedEvents()
    let auth = try await AuthFixture.shared(events: events)
    let decide = DecideJoinRequest(environment: auth.environment)
    let list = ListMemberships(environment: auth.environment)
    let study = try AuthFixture.newStudy()
    try await auth.study(study, byRequest: true, groups: ["a"])
    let (accepted, refused) = (try await auth.participant(), try await auth.participant())
    for caller in [accepted, refused] {
      auth.clock.advance(by: 1)
      for _ in 1...2 { try await auth.joined(study, caller, note: "please") }
    }
    let waiting = try await list.joinRequests(of: study, in: .pending, after: nil, pageSize: 5)
    #expect(
      waiting.items.map(\.participantID) == [accepted.participantID, refused.participantID])
    let leader = try await auth.leaderID(of: study.text)
    func decision(_ index: Int, approve: Bool, group: String = "") -> DecideJoinRequest.Request {
      .init(
        study: study, joinRequestID: waiting.items[index].joinRequestID, approve: approve,
        reason: "", groupID: group, actor: leader)
    }
    await #expect(throws: StudyError.groupUnknown) {
      try await decide(decision(0, approve: true, group: "b"))
    }
    for (index, approve, group) in [(0, true, "a"), (1, false, "")] {
      for outcome in [WriteOutcome.created, .alreadyExists] {
        #expect(
          try await decide(decision(index, approve: approve, group: group)).outcome == outcome)
      }
      await #expect(throws: JoinRequestRules.Closed.self) {
        try await decide(decision(index, approve: !approve))
      }
    }
    let members = try await list.members(of: study, MemberFilter(), after: nil, pageSize: 5)
    #expect(members.items.map(\.enrolment.groupID) == ["a"])
    #expect(
      events.all == [
        "enrolled \(study.text) v1 a", "approved \(study.text)", "rejected \(study.text)",
      ])
    let unknown = DecideJoinRequest.Request(
      study: study, joinRequestID: UUID(), approve: true, reason: "", groupID: "", actor: leader)
    await #expect(throws: MembershipError.joinRequestUnknown) { try await decide(unknown) }
  }

  @Test func `a member changes the group once, a former member not at all`() async throws {
    let events = RecordedEvents()
    let auth = try await AuthFixture.shared(events: events)
    let set = SetMemberGroup(environment: auth.environment)
    let (caller, study) = (try await auth.participant(), try AuthFixture.newStudy())
    try await auth.study(study, groups: ["a", "b"])
    let member = try await auth.member(of: study, caller)
    for group in ["a", "a", "b"] {
      try await set(
        member.memberID, in: study, groupID: group, actor: auth.leaderID(of: study.text))
    }
    #expect(events.all.dropFirst() == ["group \(study.text) a", "group \(study.text) b"])
    await #expect(throws: StudyError.groupUnknown) {
      try await set(member.memberID, in: study, groupID: "c", actor: auth.leaderID(of: study.text))
    }
    _ = try await LeaveStudy(environment: auth.environment)(study, caller: caller)
    for id in [member.memberID, UUID()] {
      await #expect(throws: MembershipError.memberUnknown) {
        try await set(id, in: study, groupID: "a", actor: auth.leaderID(of: study.text))
      }
    }
  }

  @Test func `an invitation is made once, used up, and revoked`() async throws {
    let auth = try await AuthFixture.shared()
    let (create, revoke) = (
      CreateInvitation(environment: auth.environment),
      RevokeInvitation(environment: auth.environment)
    )
    let list = ListMemberships(environment: auth.environment)
    let (study, other) = (try AuthFixture.newStudy(), try AuthFixture.newStudy())
    for study in [study, other] { try await auth.study(study, groups: ["a"]) }
    let id = UUID()
    let first = try await create(
      new(study, id: id, group: "a"), actor: auth.leaderID(of: study.text))
    #expect(
      try await create(new(study, id: id, group: "a"), actor: auth.leaderID(of: study.text)).code
        == first.code)
    await #expect(throws: MembershipError.invitationIDReused) {
      try await create(
        new(study, id: id, uses: 2, group: "a"), actor: auth.leaderID(of: study.text))
    }
    let code = try #require(InvitationCode(first.code))
    let outcome = try await auth.joined(study, auth.participant(), invitation: code)
    guard case .enrolled(let enrolment) = outcome.membership else {
      throw JoinError.invitationRejected
    }
    #expect(enrolment.groupID == "a")
    let late = try await auth.participant()
    await #expect(throws: JoinError.invitationRejected) {
      try await auth.joined(study, late, invitation: code)
    }
    let second = try await create(new(study), actor: auth.leaderID(of: study.text))
    for _ in 1...2 {
      #expect(
        try await revoke(second.invitationID, of: study, actor: auth.leaderID(of: study.text))
          .revokedAt
          == auth.clock.now())
    }
    for (id, study) in [(second.invitationID, other), (UUID(), study)] {
      await #expect(throws: MembershipError.invitationUnknown) {
        try await revoke(id, of: study, actor: auth.leaderID(of: study.text))
      }
    }
    let page = try await list.invitations(of: study, after: nil, pageSize: 5)
    #expect(Set(page.items.map(\.invitationID)) == [id, second.invitationID])
    let actions = try await auth.audited(study.text)
    #expect(actions.filter { $0 == "invitation.revoked" }.count == 1)
    #expect(actions.filter { $0 == "invitation.created" }.count == 2)
  }

  @Test func `a study has at most a thousand usable invitations`() async throws {
    let auth = try await AuthFixture.shared()
    let study = try AuthFixture.newStudy()
    try await auth.study(study)
    let now = auth.clock.now()
    try await auth.pool.execute(
      """
      INSERT INTO invitations (invitation_id, study_id, group_id, sealed_code, code_proof, uses_max,
        valid_days, created_at, expires_at)
      SELECT gen_random_uuid(), \(study.text), '', decode(repeat('00', 40), 'hex'),
        decode(repeat('00', 32), 'hex'), 1, 1, \(now), \(now + 60)
      FROM generate_series(1, 1000) AS n
      """)
    let create = CreateInvitation(environment: auth.environment)
    await #expect(throws: MembershipError.tooManyInvitations) {
      try await create(new(study), actor: auth.leaderID(of: study.text))
    }
    auth.clock.advance(by: 60)
    let made = new(study)
    _ = try await create(made, actor: auth.leaderID(of: study.text))
    try await auth.study(study, revision: 2, endsAt: auth.clock.now())
    await #expect(throws: EnrolmentRules.Refusal.studyEnded) {
      try await create(new(study), actor: auth.leaderID(of: study.text))
    }
    // A repetition returns the same code.
    _ = try await create(made, actor: auth.leaderID(of: study.text))
  }
}
