import Foundation
import Messages
import RPCCore
import Testing

@testable import AuthService

@Suite struct LeavingTests {
  @Test func `ends the enrolment, publishes an event, and may be repeated`() async throws {
    let auth = try await AuthFixture.shared()
    let (study, other) = (AuthFixture.newName(), AuthFixture.newName())
    for name in [study, other] { try await auth.publish(name) }
    let session = try await auth.signInAnonymously()
    for name in [study, other] { _ = try await auth.join(name, token: session.accessToken) }
    auth.clock.advance(by: 60)
    let left = try await auth.leave(study, token: session.accessToken)
    #expect(try await auth.claims(left.accessToken).enrolledStudies == [other])
    auth.clock.advance(by: 60)
    let again = try await auth.leave(study, token: session.accessToken)
    #expect(try await auth.claims(again.accessToken).enrolledStudies == [other])

    let enrolments = try await auth.enrolments(of: session.accessToken)
    #expect(enrolments.map(\.studyID) == [study, other])
    #expect(enrolments.map(\.leaveTime?.date) == [AuthFixture.start + 60, nil])
    let events = try await auth.events(
      EventsV1.EnrolmentEnded.self, subject: session.participantID)
    #expect(
      events == [
        EventsV1.EnrolmentEnded(
          participantID: session.participantID, studyID: study,
          leaveTime: .init(AuthFixture.start + 60))
      ])
  }

  @Test func `joining again begins anew and keeps the history`() async throws {
    let auth = try await AuthFixture.shared()
    let study = AuthFixture.newName()
    try await auth.publish(study, password: "Sternwarte Ulm")
    let token = try await auth.signInAnonymously().accessToken
    _ = try await auth.join(study, token: token, password: "Sternwarte Ulm")
    _ = try await auth.leave(study, token: token)
    // Former members need the password again.
    #expect(
      try await failure { try await auth.join(study, token: token) }?.reason
        == "STUDY_PASSWORD_REQUIRED")
    let again = try await auth.join(study, token: token, password: "Sternwarte Ulm")
    #expect(again.outcome == .created)
    let enrolments = try await auth.enrolments(of: token)
    #expect(enrolments.map { $0.leaveTime != nil } == [true, false])
  }

  @Test func `leaving a study that was never joined changes nothing`() async throws {
    let auth = try await AuthFixture.shared()
    let session = try await auth.signInAnonymously()
    _ = try await auth.leave("never-joined", token: session.accessToken)
    #expect(
      try await auth.events(EventsV1.EnrolmentEnded.self, subject: session.participantID).isEmpty)
  }

  @Test func `a clock that was set back ends nothing before it began`() async throws {
    let auth = try await AuthFixture.shared()
    let study = AuthFixture.newName()
    try await auth.publish(study)
    let token = try await auth.signInAnonymously().accessToken
    let joined = try await auth.join(study, token: token)
    auth.clock.advance(by: -20)
    _ = try await auth.leave(study, token: token)
    let enrolment = try #require(try await auth.enrolments(of: token).first)
    #expect(enrolment.leaveTime == joined.enrolment?.joinTime)
  }

  @Test(arguments: [0, -1, -12.0])
  func `joining again happens after leaving, even if the clock was set back`(
    by seconds: TimeInterval
  ) async throws {
    let auth = try await AuthFixture.shared()
    let study = AuthFixture.newName()
    try await auth.publish(study)
    let session = try await auth.signInAnonymously()
    let token = session.accessToken
    for _ in 0..<2 {
      _ = try await auth.join(study, token: token)
      _ = try await auth.leave(study, token: token)
      auth.clock.advance(by: seconds)
    }
    _ = try await auth.join(study, token: token)
    let enrolments = try await auth.enrolments(of: token)
    #expect(enrolments.count == 3)
    for (earlier, later) in zip(enrolments, enrolments.dropFirst()) {
      let leftAt = try #require(earlier.leaveTime?.date)
      let joinedAt = try #require(later.joinTime?.date)
      #expect(joinedAt > leftAt)
    }
    let told = try await auth.events(
      EventsV1.ParticipantEnrolled.self, subject: session.participantID)
    #expect(told.map(\.joinTime) == enrolments.map(\.joinTime))
  }
}
