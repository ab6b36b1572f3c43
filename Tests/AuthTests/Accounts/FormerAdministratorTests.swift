import Foundation
import Messages
import RPCCore
import RPCServer
import Testing

@testable import AuthService

/// Former administrators, and the rule that one always stays.
@Suite struct FormerAdministratorTests {
  @Test func `the last administrator stays, also when two end each other at once`() async throws {
    try await AuthFixture.with { auth in
      _ = try await auth.newAdministrator()
      for _ in 0..<8 {
        let sessions = [
          try await auth.signIn(survivor(auth)), try await auth.signIn(auth.newAdministrator()),
        ]
        let ids = sessions.map(\.participantID)
        let callers = [
          try await auth.caller(sessions[0].accessToken),
          try await auth.caller(sessions[1].accessToken),
        ]
        async let one = failure { try await auth.endStaffRoles(ids[1], by: callers[0]) }
        async let other = failure { try await auth.endStaffRoles(ids[0], by: callers[1]) }
        let refusals = [try await one, try await other]
        // The second caller had already lost the role.
        #expect(refusals.count { $0 == nil } == 1)
        #expect(refusals.compactMap { $0?.reason } == ["NOT_ADMINISTRATOR"])
        let left = refusals[0] == nil ? 0 : 1
        let own = try await failure {
          try await auth.endStaffRoles(ids[left], by: callers[left])
        }
        #expect(own?.code == .failedPrecondition && own?.reason == "LAST_ADMINISTRATOR")
      }
    }
  }

  /// Returns the name of the only administrator.
  private func survivor(_ auth: AuthFixture) async throws -> String {
    let rows = try await auth.pool.query(
      """
      SELECT username FROM accounts JOIN account_roles USING (participant_id)
      WHERE role = 'administrator'
      """)
    #expect(rows.count == 1)
    return try rows[0].decode("username")
  }

  @Test func `suspended and invited administrators do not count as able to sign in`() async throws {
    try await AuthFixture.with { auth in
      let own = try await auth.signIn(auth.newAdministrator())
      let context = try await auth.caller(own.accessToken)
      _ = try await auth.administration.registerAdministrator(
        .init(requestID: AuthFixture.newID(), username: "invited"), context: context)
      let away = try await auth.signIn(auth.newAdministrator()).participantID
      try await auth.suspend(away, by: context)
      let last = try await failure { try await auth.endStaffRoles(own.participantID, by: context) }
      #expect(last?.reason == "LAST_ADMINISTRATOR")
      // Roles of a suspended administrator can be ended.
      let ended = try await auth.endStaffRoles(away, by: context)
      #expect(ended.state == .suspended && ended.roles == [.participant])
      try await auth.restore(away, by: context)
      #expect(try await auth.managed("invited", by: context).roles == [.administrator])
    }
  }

  @Test func `a former administrator changes nothing, but may repeat ending the own roles`()
    async throws
  {
    let auth = try await AuthFixture.shared()
    let (stays, name) = (try await auth.newAdministrator(), try await auth.newAdministrator())
    let session = try await auth.signIn(name)
    let id = session.participantID
    let former = try await auth.caller(session.accessToken)
    let invitation = AuthV1.RegisterAdministratorRequest(
      requestID: AuthFixture.newID(), username: AuthFixture.newName())
    _ = try await auth.administration.registerAdministrator(invitation, context: former)
    let ended = try await auth.endStaffRoles(id, by: former)
    #expect(ended.roles == [.participant])
    // A repetition after a lost response.
    #expect(try await auth.endStaffRoles(id, by: former) == ended)
    #expect(try await auth.administered(id) == [])

    let other = try await auth.signIn(stays).participantID
    let study = AuthFixture.newName()
    let calls: [() async throws -> any Sendable] = [
      { try await auth.endStaffRoles(other, by: former) },
      { try await auth.suspend(other, by: former) },
      { try await auth.restore(other, by: former) },
      { try await auth.setTest(id, true, by: former) },
      {
        try await auth.administration.registerAdministrator(
          .init(requestID: AuthFixture.newID(), username: AuthFixture.newName()), context: former)
      },
      // A second code is refused as well.
      { try await auth.administration.registerAdministrator(invitation, context: former) },
      {
        try await auth.administration.registerStudyLeader(
          .init(
            requestID: AuthFixture.newID(), username: AuthFixture.newName(), studyIDs: [study]),
          context: former)
      },
      {
        try await auth.administration.setLedStudies(
          .init(username: stays, studyIDs: [study]), context: former)
      },
      { try await auth.recovery.sendAccessCode(.init(username: stays), context: former) },
      {
        try await auth.erasures.requestErasureFor(
          .init(
            erasureID: AuthFixture.newID(), participantID: AuthFixture.newID(),
            mode: .eraseAnswers, allowMissing: true), context: former)
      },
      {
        try await auth.newsletters.sendNewsletter(
          .init(
            newsletterID: AuthFixture.newID(),
            texts: [.init(language: "en", subject: "News", text: "Nothing new.")]),
          context: former)
      },
    ]
    for (place, call) in calls.enumerated() {
      let error = try await failure { try await call() }
      #expect(error?.code == .permissionDenied, "\(place)")
      #expect(error?.reason == "NOT_ADMINISTRATOR", "\(place)")
    }
    // Also refused after the account is gone.
    _ = try await auth.erase(auth.signIn(name).accessToken)
    let gone = try await failure { try await auth.endStaffRoles(other, by: former) }
    #expect(gone?.reason == "NOT_ADMINISTRATOR")
  }
}
