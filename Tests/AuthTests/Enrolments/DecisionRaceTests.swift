import Foundation
import Messages
import RPCCore
import TestSupport
import Testing

@testable import AuthService

/// Decisions on join requests concurrent with other decisions, withdrawals and failures.
@Suite struct DecisionRaceTests {
  @Test func `approving and withdrawing at once ends in one of the two`() async throws {
    let auth = try await AuthFixture.shared()
    let study = AuthFixture.newName()
    try await auth.publish(study, access: .request)
    let session = try await auth.signInAnonymously()
    let request = try #require(try await auth.join(study, token: session.accessToken).joinRequest)
    async let left: Void = { _ = try await auth.leave(study, token: session.accessToken) }()
    let approval = try await failure {
      try await auth.decide(study, request.joinRequestID, approve: true)
    }
    try await left
    let state = try await auth.joinRequests(of: session.accessToken).map(\.state)
    let current = try await auth.enrolments(of: session.accessToken).filter { $0.leaveTime == nil }
    // Leaving came first and withdrew it, or came second and ended the enrolment.
    #expect(current.isEmpty)
    #expect(state == (approval == nil ? [.approved] : [.withdrawn]))
  }

  /// Two leaders who may disagree, and one who repeats.
  @Test(arguments: [[true, true, true], [false, false], [true, false, true, false]])
  func `of decisions at once one counts`(_ approvals: [Bool]) async throws {
    let auth = try await AuthFixture.shared()
    let study = AuthFixture.newName()
    try await auth.publish(study, access: .request)
    let session = try await auth.signInAnonymously()
    let request = try #require(try await auth.join(study, token: session.accessToken).joinRequest)
    let outcomes = try await withThrowingTaskGroup(of: (Bool, String).self) { group in
      for approve in approvals {
        group.addTask {
          var outcome = ""
          let refusal = try await failure {
            outcome =
              "\(try await auth.decide(study, request.joinRequestID, approve: approve).outcome)"
          }
          return (approve, refusal?.reason ?? outcome)
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    let decided = try #require(outcomes.first { $0.1 == "created" }).0
    #expect(outcomes.count { $0.1 == "created" } == 1)
    for (approve, outcome) in outcomes where outcome != "created" {
      #expect(outcome == (approve == decided ? "alreadyExists" : "JOIN_REQUEST_CLOSED"))
    }
    let subject = session.participantID
    #expect(
      try await auth.joinRequests(of: session.accessToken).map(\.state)
        == [decided ? .approved : .rejected])
    #expect(
      try await auth.enrolments(of: session.accessToken).count == (decided ? 1 : 0))
    #expect(
      try await auth.events(EventsV1.ParticipantEnrolled.self, subject: subject).count
        == (decided ? 1 : 0))
    #expect(
      try await auth.events(EventsV1.JoinRequestDecided.self, subject: subject).map(\.approved)
        == [decided])
  }

  /// The process dies before the commit and the leader retries: mail, event and enrolment exist
  /// together, exactly once.
  @Test func `a decision that was cut off leaves nothing behind`() async throws {
    try await AuthFixture.with { auth in
      try await auth.publish("ears", access: .request)
      try await auth.register("gerda", email: "gerda@example.org", consent: true)
      try await auth.confirm("gerda", try #require(try await auth.mailedCode("gerda")))
      let session = try await auth.signIn("gerda")
      let request = try #require(
        try await auth.join("ears", token: session.accessToken).joinRequest)
      // The last statement of the transaction, after the mail was written.
      try await auth.pool.withConnection { connection in
        try await connection.executeScript(
          """
          CREATE FUNCTION die() RETURNS trigger LANGUAGE plpgsql AS $$
          BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END $$;
          CREATE TRIGGER die AFTER INSERT ON audit_log
            FOR EACH STATEMENT EXECUTE FUNCTION die();
          """)
      }
      #expect(
        try await failure {
          try await auth.decide("ears", request.joinRequestID, approve: true)
        }?.code == .unavailable)
      try await auth.pool.execute("DROP TRIGGER die ON audit_log")
      #expect(try await auth.waiting("ears").map(\.state) == [.pending])
      #expect(try await auth.enrolments(of: session.accessToken).isEmpty)
      #expect(try await auth.count("SELECT count(*) FROM mail_outbox") == 0)
      #expect(
        try await auth.events(EventsV1.JoinRequestDecided.self, subject: session.participantID)
          .isEmpty)

      #expect(
        try await auth.decide("ears", request.joinRequestID, approve: true).outcome == .created)
      // A repetition after a lost response: nothing is done or mailed twice.
      #expect(
        try await auth.decide("ears", request.joinRequestID, approve: true).outcome
          == .alreadyExists)
      #expect(try await auth.count("SELECT count(*) FROM mail_outbox") == 1)
      #expect(
        try await auth.events(EventsV1.ParticipantEnrolled.self, subject: session.participantID)
          .count == 1)
      #expect(try await auth.enrolments(of: session.accessToken).count == 1)
    }
  }

  /// Clocks of processes differ: one may expire a request that another still accepts.
  @Test func `a request that expires elsewhere during its approval does not enrol`() async throws {
    try await AuthFixture.with { auth in
      try await auth.publish("ears", access: .request)
      let session = try await auth.signInAnonymously()
      let request = try #require(
        try await auth.join("ears", token: session.accessToken).joinRequest)
      try await auth.pool.withConnection { connection in
        try await connection.executeScript(
          """
          CREATE FUNCTION expire() RETURNS trigger LANGUAGE plpgsql AS $$
          BEGIN
            UPDATE join_requests SET state = 'expired', note = '', decided_at = requested_at;
            RETURN NULL;
          END $$;
          CREATE TRIGGER expire AFTER INSERT ON enrolments
            FOR EACH STATEMENT EXECUTE FUNCTION expire();
          """)
      }
      let refusal = try await failure {
        try await auth.decide("ears", request.joinRequestID, approve: true)
      }
      #expect(refusal?.reason == "JOIN_REQUEST_CLOSED")
      #expect(try await auth.enrolments(of: session.accessToken).isEmpty)
    }
  }

  /// The request was withdrawn and made again.
  @Test func `an approval that comes late does not reach a later request`() async throws {
    let auth = try await AuthFixture.shared()
    let study = AuthFixture.newName()
    try await auth.publish(study, access: .request)
    let session = try await auth.signInAnonymously()
    let first = try #require(try await auth.join(study, token: session.accessToken).joinRequest)
    _ = try await auth.leave(study, token: session.accessToken)
    auth.clock.advance(by: 1)
    let second = try #require(try await auth.join(study, token: session.accessToken).joinRequest)
    #expect(second.joinRequestID != first.joinRequestID)
    let late = try await failure {
      try await auth.decide(study, first.joinRequestID, approve: true)
    }
    #expect(late?.reason == "JOIN_REQUEST_CLOSED")
    #expect(try await auth.enrolments(of: session.accessToken).isEmpty)
    #expect(
      try await auth.decide(study, second.joinRequestID, approve: true).outcome == .created)
  }
}
