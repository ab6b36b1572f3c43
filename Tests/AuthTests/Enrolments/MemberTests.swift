import Foundation
import Messages
import RPCCore
import ServiceKit
import Stubs
import Testing

@testable import AuthService

@Suite struct MemberTests {
  private func members(_ auth: AuthFixture, _ study: String) async throws -> [AuthV1.Member] {
    try await auth.memberships.listMembers(
      .init(studyID: study), context: auth.leader(of: study)
    ).members
  }

  private func setGroup(
    _ auth: AuthFixture, _ study: String, _ member: String, _ group: String
  ) async throws -> AuthV1.Member {
    try await auth.memberships.setMemberGroup(
      .init(studyID: study, memberID: member, groupID: group), context: auth.leader(of: study)
    ).member ?? .init()
  }

  @Test func `a leader puts a member into a group, and out of it`() async throws {
    let auth = try await AuthFixture.shared()
    let study = AuthFixture.newName()
    try await auth.publish(study, groups: ["a", "b"])
    let session = try await auth.signInAnonymously()
    _ = try await auth.join(study, token: session.accessToken)
    let member = try #require(try await members(auth, study).first)
    #expect(member.groupID == "")
    #expect(member.joinTime == .init(dayOf: auth.clock.now()))
    #expect(member.joinTime?.date != auth.clock.now())
    #expect(member.memberID != session.participantID)
    auth.clock.advance(by: 10)
    #expect(try await setGroup(auth, study, member.memberID, "a").groupID == "a")
    #expect(try await setGroup(auth, study, member.memberID, "a").groupID == "a")
    // The clock stands still, but changes keep their order.
    #expect(try await setGroup(auth, study, member.memberID, "b").groupID == "b")
    #expect(try await setGroup(auth, study, member.memberID, "").groupID == "")
    let events = try await auth.events(
      EventsV1.MemberGroupChanged.self, subject: session.participantID)
    #expect(events.map(\.groupID) == ["a", "b", ""])
    let times = events.compactMap(\.changeTime?.date)
    #expect(times == times.sorted() && Set(times).count == 3)
    #expect(
      try await auth.audited(study).filter { $0 == "member.group_changed" }.count == 3)
    let unknown = try await failure { try await setGroup(auth, study, member.memberID, "z") }
    #expect(unknown?.reason == "GROUP_UNKNOWN")
  }

  @Test func `a new consent keeps the group, a new enrolment has another member id`() async throws {
    let auth = try await AuthFixture.shared()
    let study = AuthFixture.newName()
    try await auth.publish(study, groups: ["a"])
    let session = try await auth.signInAnonymously()
    _ = try await auth.join(study, token: session.accessToken)
    let member = try #require(try await members(auth, study).first)
    _ = try await setGroup(auth, study, member.memberID, "a")
    try await auth.publish(study, version: "v2", revision: 2, groups: ["a"])
    let renewed = try await auth.join(study, token: session.accessToken, version: "v2")
    #expect(renewed.enrolment?.groupID == "a")
    #expect(try await auth.claims(renewed.accessToken).groups == [study: "a"])
    auth.clock.advance(by: 10)
    _ = try await auth.leave(study, token: session.accessToken)
    #expect(try await members(auth, study).isEmpty)
    let gone = try await failure { try await setGroup(auth, study, member.memberID, "") }
    #expect(gone?.reason == "MEMBER_UNKNOWN")
    auth.clock.advance(by: 10)
    let back = try await auth.join(study, token: session.accessToken, version: "v2")
    #expect(back.enrolment?.groupID == "")
    let again = try #require(try await members(auth, study).first)
    #expect(again.memberID != member.memberID)
  }

  @Test func `members come page by page, to leaders only`() async throws {
    let auth = try await AuthFixture.shared()
    let study = AuthFixture.newName()
    try await auth.publish(study)
    for _ in 0..<5 {
      let session = try await auth.signInAnonymously()
      _ = try await auth.join(study, token: session.accessToken)
    }
    var listed: [String] = []
    var token = ""
    repeat {
      let page = try await auth.memberships.listMembers(
        .init(studyID: study, pageSize: 2, pageToken: token), context: auth.leader(of: study))
      listed += page.members.map(\.memberID)
      token = page.nextPageToken
    } while !token.isEmpty
    #expect(listed.count == 5 && Set(listed).count == 5)
    let stranger = try await failure {
      try auth.check(
        AuthV1.MembershipServiceMethod.listMembers, AuthV1.ListMembersRequest(studyID: study),
        try await auth.leader(of: "another"))
    }
    #expect(stranger?.reason == "NOT_STUDY_LEADER")
  }
}
