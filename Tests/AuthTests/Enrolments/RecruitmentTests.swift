import Foundation
import Messages
import ServiceKit
import Stubs
import Testing

@testable import AuthService

@Suite struct RecruitmentTests {
  private func recruitment(_ auth: AuthFixture, _ study: String) async throws -> AuthV1.Recruitment
  {
    try await auth.memberships.getRecruitment(
      .init(studyID: study), context: auth.leader(of: study))
  }

  /// Days as `DATE JOINED LEFT WITHDRAWN`.
  private func days(_ recruitment: AuthV1.Recruitment) -> [String] {
    recruitment.days.map { "\($0.date) \($0.joined) \($0.left) \($0.withdrawn)" }
  }

  @Test func `those who join, leave, return and withdraw are counted by day`() async throws {
    let auth = try await AuthFixture.shared()
    let study = AuthFixture.newName()
    try await auth.publish(study)
    let empty = try await recruitment(auth, study)
    #expect(empty.days.isEmpty && empty.participants == 0)
    // Five minutes before midnight, so that tokens outlive the day.
    auth.clock.advance(by: 16 * 3600 - 300)
    var people: [AuthV1.SignInAnonymouslyResponse] = []
    for _ in 0..<4 {
      people.append(try await auth.signInAnonymously())
      _ = try await auth.join(study, token: people[people.count - 1].accessToken)
    }
    auth.clock.advance(by: 400)
    _ = try await auth.leave(study, token: people[0].accessToken)
    _ = try await auth.leave(study, token: people[1].accessToken)
    auth.clock.advance(by: 10)
    _ = try await auth.join(study, token: people[0].accessToken)
    _ = try await auth.consents.withdrawConsent(
      .init(studyID: study), context: auth.caller(people[1].accessToken))
    _ = try await auth.consents.withdrawConsent(
      .init(studyID: study), context: auth.caller(people[2].accessToken))
    let counted = try await recruitment(auth, study)
    #expect(days(counted) == ["2027-01-15 4 0 0", "2027-01-16 1 3 2"])
    #expect(counted.participants == 4 && counted.enrolled == 2 && counted.withdrawn == 2)
    #expect(counted.countTime?.date == auth.clock.now())
  }

  @Test func `erased accounts and test participants are not counted`() async throws {
    try await AuthFixture.with { auth in
      let study = AuthFixture.newName()
      try await auth.publish(study)
      var people: [AuthV1.SignInAnonymouslyResponse] = []
      for _ in 0..<3 {
        people.append(try await auth.signInAnonymously())
        _ = try await auth.join(study, token: people[people.count - 1].accessToken)
      }
      _ = try await auth.pool.execute(
        """
        UPDATE accounts SET test_participant = true
        WHERE participant_id = \(UUID(uuidString: people[0].participantID))
        """)
      #expect(try await recruitment(auth, study).participants == 2)
      try await auth.workOff(try await auth.erase(people[1].accessToken, password: ""))
      let counted = try await recruitment(auth, study)
      #expect(counted.participants == 1 && counted.enrolled == 1 && counted.withdrawn == 0)
      #expect(days(counted) == ["2027-01-15 1 0 0"])
    }
  }

  @Test func `requests to join are counted`() async throws {
    let auth = try await AuthFixture.shared()
    let study = AuthFixture.newName()
    try await auth.publish(study, access: .request)
    for _ in 0..<3 {
      _ = try await auth.join(study, token: try await auth.signInAnonymously().accessToken)
    }
    let request = try #require(
      try await auth.memberships.listJoinRequests(
        .init(studyID: study), context: auth.leader(of: study)
      ).joinRequests.first)
    _ = try await auth.memberships.decideJoinRequest(
      .init(studyID: study, joinRequestID: request.joinRequestID),
      context: auth.leader(of: study))
    let counted = try await recruitment(auth, study)
    #expect(counted.requestsPending == 2 && counted.requestsEnded == 1)
    #expect(counted.participants == 0)
  }
}
