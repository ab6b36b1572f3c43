import Foundation
import Messages
import RPCCore
import ServiceKit
import Stubs
import TestSupport
import Testing

@testable import AuthService

@Suite struct JoinRequestTests {
  @Test func `a request waits for a leader and does not enrol`() async throws {
    let auth = try await AuthFixture.shared()
    let study = AuthFixture.newName()
    try await auth.publish(study, access: .request)
    let session = try await auth.signInAnonymously()
    let asked = try await auth.join(study, token: session.accessToken, note: "Patient 17")
    #expect(asked.outcome == .created)
    #expect(asked.enrolment == nil)
    let request = try #require(asked.joinRequest)
    #expect(request.state == .pending)
    #expect(request.expireTime?.date == auth.clock.now() + JoinRequestRules.lifetime)
    #expect(asked.accessToken.isEmpty)
    #expect(try await auth.joinRequests(of: session.accessToken) == [request])
    // Leaders see the same, with days instead of times.
    var shown = request
    shown.requestTime = .init(dayOf: auth.clock.now())
    shown.expireTime = .init(dayOf: auth.clock.now() + JoinRequestRules.lifetime)
    #expect(try await auth.waiting(study) == [shown])
    #expect(request.note == "Patient 17")
    #expect(
      try await auth.events(EventsV1.ParticipantEnrolled.self, subject: session.participantID)
        .isEmpty)
    // The consent is recorded at the request.
    #expect(try await auth.count("SELECT count(*) FROM consents WHERE study_id = \(study)") == 1)
    #expect(try await auth.audited(study) == ["consent.given", "join_request.made"])

    let again = try await auth.join(study, token: session.accessToken, note: "Other words")
    #expect(again.outcome == .alreadyExists)
    #expect(again.joinRequest == request)
    #expect(try await auth.count("SELECT count(*) FROM consents WHERE study_id = \(study)") == 1)
  }

  @Test func `a participant named by the address is mailed the decision, too`() async throws {
    try await AuthFixture.with { auth in
      try await auth.publish("ears", access: .request)
      for approve in [true, false] {
        let address = AuthFixture.newAddress()
        try await auth.registerUnderAddress(address)
        let session = try await auth.signIn(address)
        let request = try #require(
          try await auth.join("ears", token: session.accessToken).joinRequest)
        _ = try await auth.decide("ears", request.joinRequestID, approve: approve)
        #expect(try await auth.mailed(approve ? "approval" : "rejection", at: address) == "")
      }
    }
  }

  @Test func `an approval enrols, starts the plan and informs the participant`() async throws {
    try await AuthFixture.with { auth in
      try await auth.publish("ears", access: .request, groups: ["a"])
      try await auth.register(
        "gerda", email: "gerda@example.org", consent: true, language: "de")
      try await auth.confirm("gerda", try #require(try await auth.mailedCode("gerda")))
      let session = try await auth.signIn("gerda")
      let request = try #require(
        try await auth.join("ears", token: session.accessToken, note: "it's me").joinRequest)
      auth.clock.advance(by: 60)
      let decided = try await auth.decide(
        "ears", request.joinRequestID, approve: true, reason: "Welcome", group: "a")
      #expect(decided.outcome == .created)
      #expect(decided.joinRequest?.state == .approved)
      #expect(decided.joinRequest?.note == "")
      // Leaders see the day, participants the time.
      #expect(decided.joinRequest?.decideTime == .init(dayOf: auth.clock.now()))
      let own = try await auth.joinRequests(of: session.accessToken)
      #expect(own.map(\.decideTime?.date) == [auth.clock.now()])

      let enrolments = try await auth.enrolments(of: session.accessToken)
      #expect(enrolments.map(\.groupID) == ["a"])
      #expect(enrolments.first?.joinTime?.date == auth.clock.now())
      #expect(try await auth.joinRequests(of: session.accessToken).map(\.reason) == ["Welcome"])
      let renewed = try await auth.refresh(session.refreshToken)
      let claims = try await auth.claims(renewed.accessToken)
      #expect(claims.enrolledStudies == ["ears"])
      #expect(claims.groups == ["ears": "a"])

      let events = try await auth.events(
        EventsV1.ParticipantEnrolled.self, subject: session.participantID)
      #expect(events.map(\.groupID) == ["a"])
      #expect(events.map(\.joinTime) == [.init(auth.clock.now())])
      let told = try await auth.events(
        EventsV1.JoinRequestDecided.self, subject: session.participantID)
      #expect(told.map(\.approved) == [true])
      let mail = try #require(
        try await auth.pool.answer(to: auth.environment.mails.claim(at: auth.clock.now())))
      #expect(mail.recipient == "gerda@example.org")
      #expect(
        mail.purpose == .decision(isApproved: true, study: "Ohren", reason: "Welcome"))
      let text = mail.message(
        from: try #require(EmailAddress("a@example.org")),
        to: try #require(EmailAddress(mail.recipient)))
      #expect(
        text.content.plain.contains("    Ohren\n") && text.content.plain.contains("    Welcome\n"))

      // Repeating the decision changes and mails nothing.
      let again = try await auth.decide(
        "ears", request.joinRequestID, approve: true, reason: "Other words")
      #expect(again.outcome == .alreadyExists)
      #expect(again.joinRequest == decided.joinRequest)
      #expect(try await auth.count("SELECT count(*) FROM mail_outbox") == 1)
      let contrary = try await failure {
        try await auth.decide("ears", request.joinRequestID, approve: false)
      }
      #expect(contrary?.reason == "JOIN_REQUEST_CLOSED")
      #expect(
        try await auth.audited("ears") == [
          "consent.given", "join_request.made", "join_request.approved", "study.joined",
        ])
    }
  }

  @Test func `a rejection says why, and can be answered by another request`() async throws {
    let auth = try await AuthFixture.shared()
    let study = AuthFixture.newName()
    try await auth.publish(study, access: .request)
    let session = try await auth.signInAnonymously()
    for round in 1...JoinRequestRules.toStudyEverMax {
      let request = try #require(
        try await auth.join(study, token: session.accessToken).joinRequest)
      let decided = try await auth.decide(
        study, request.joinRequestID, approve: false, reason: "Reason \(round)")
      #expect(decided.joinRequest?.state == .rejected)
      auth.clock.advance(by: 1)
    }
    let own = try await auth.joinRequests(of: session.accessToken)
    #expect(own.map(\.reason) == (1...5).map { "Reason \($0)" })
    let tooMany = try await failure { try await auth.join(study, token: session.accessToken) }
    #expect(tooMany?.code == .resourceExhausted)
    #expect(tooMany?.reason == "JOIN_REQUESTS_LIMIT")
    #expect(try await auth.waiting(study).isEmpty)
    #expect(try await auth.waiting(study, state: .rejected).count == 5)
    #expect(
      try await auth.events(EventsV1.JoinRequestDecided.self, subject: session.participantID)
        .allSatisfy { !$0.approved })
  }

  @Test func `leaving withdraws the request`() async throws {
    let auth = try await AuthFixture.shared()
    let study = AuthFixture.newName()
    try await auth.publish(study, access: .request)
    let session = try await auth.signInAnonymously()
    let request = try #require(try await auth.join(study, token: session.accessToken).joinRequest)
    _ = try await auth.leave(study, token: session.accessToken)
    _ = try await auth.leave(study, token: session.accessToken)
    #expect(try await auth.joinRequests(of: session.accessToken).map(\.state) == [.withdrawn])
    let late = try await failure {
      try await auth.decide(study, request.joinRequestID, approve: true)
    }
    #expect(late?.reason == "JOIN_REQUEST_CLOSED")
    #expect(try await auth.enrolments(of: session.accessToken).isEmpty)
  }

  @Test func `a request without a decision expires`() async throws {
    try await AuthFixture.with { auth in
      try await auth.publish("ears", access: .request)
      let session = try await auth.signInAnonymously()
      let request = try #require(
        try await auth.join("ears", token: session.accessToken, note: "me").joinRequest)
      auth.clock.advance(by: JoinRequestRules.lifetime)
      let late = try await failure {
        try await auth.decide("ears", request.joinRequestID, approve: true)
      }
      #expect(late?.reason == "JOIN_REQUEST_CLOSED")
      try await auth.tidyUp()
      let rows = try await auth.pool.query("SELECT state, note FROM join_requests")
      let stored = try rows.map { try $0.decode(String.self, String.self) }
      #expect(stored.map(\.0) == ["expired"])
      #expect(stored.map(\.1) == [""])
      #expect(try await auth.audited("ears").last == "join_request.expired")
    }
  }

  @Test func `a request to a paused or ended study cannot be approved`() async throws {
    let auth = try await AuthFixture.shared()
    let study = AuthFixture.newName()
    try await auth.publish(study, access: .request)
    let session = try await auth.signInAnonymously()
    let request = try #require(try await auth.join(study, token: session.accessToken).joinRequest)
    try await auth.publish(study, access: .request, revision: 2, paused: true)
    let paused = try await failure {
      try await auth.decide(study, request.joinRequestID, approve: true)
    }
    #expect(paused?.reason == "STUDY_PAUSED")
    let other = try await auth.signInAnonymously()
    #expect(
      try await failure { try await auth.join(study, token: other.accessToken) }?.reason
        == "STUDY_PAUSED")
    // A repeated request still succeeds.
    #expect(try await auth.join(study, token: session.accessToken).outcome == .alreadyExists)
    try await auth.publish(study, access: .request, endsAt: auth.clock.now(), revision: 3)
    let ended = try await failure {
      try await auth.decide(study, request.joinRequestID, approve: true)
    }
    #expect(ended?.reason == "STUDY_ENDED")
    #expect(
      try await auth.decide(study, request.joinRequestID, approve: false).outcome == .created)
  }

  @Test func `only leaders of the study decide, and only existing requests`() async throws {
    let auth = try await AuthFixture.shared()
    let (study, other) = (AuthFixture.newName(), AuthFixture.newName())
    try await auth.publish(study, access: .request)
    try await auth.publish(other, access: .request)
    let session = try await auth.signInAnonymously()
    let request = try #require(try await auth.join(study, token: session.accessToken).joinRequest)
    let stranger = try await failure {
      try auth.check(
        AuthV1.MembershipServiceMethod.decideJoinRequest,
        AuthV1.DecideJoinRequestRequest(
          studyID: study, joinRequestID: request.joinRequestID, approve: true),
        try await auth.leader(of: other))
    }
    #expect(stranger?.reason == "NOT_STUDY_LEADER")
    let participant = try await failure {
      try auth.check(
        AuthV1.MembershipServiceMethod.listJoinRequests,
        AuthV1.ListJoinRequestsRequest(studyID: study),
        try await auth.caller(session.accessToken))
    }
    #expect(participant?.reason == "NOT_STUDY_LEADER")
    let misplaced = try await failure {
      try await auth.decide(other, request.joinRequestID, approve: true)
    }
    #expect(misplaced?.reason == "JOIN_REQUEST_UNKNOWN")
    let group = try await failure {
      try await auth.decide(study, request.joinRequestID, approve: true, group: "none-such")
    }
    #expect(group?.reason == "GROUP_UNKNOWN")
    let long = try await failure {
      try await auth.decide(
        study, request.joinRequestID, approve: true,
        reason: String(repeating: "ä", count: 501))
    }
    #expect(long?.violations.map(\.field) == ["reason"])
    #expect(try await auth.waiting(study).map(\.state) == [.pending])
  }

  @Test func `requests come page by page`() async throws {
    let auth = try await AuthFixture.shared()
    let study = AuthFixture.newName()
    try await auth.publish(study, access: .request)
    var made: [String] = []
    for _ in 0..<5 {
      let session = try await auth.signInAnonymously()
      made.append(
        try #require(try await auth.join(study, token: session.accessToken).joinRequest)
          .joinRequestID)
      auth.clock.advance(by: 1)
    }
    var listed: [String] = []
    var token = ""
    repeat {
      let page = try await auth.memberships.listJoinRequests(
        .init(studyID: study, pageSize: 2, pageToken: token), context: auth.leader(of: study))
      #expect(page.joinRequests.count <= 2)
      listed += page.joinRequests.map(\.joinRequestID)
      token = page.nextPageToken
    } while !token.isEmpty
    #expect(listed == made)
    let bad = try await failure {
      try await auth.memberships.listJoinRequests(
        .init(studyID: study, pageSize: 201, pageToken: "x"), context: auth.leader(of: study))
    }
    #expect(bad?.violations.map(\.field) == ["page_size", "page_token"])
  }
}
