import Foundation
import Messages
import RPCCore
import RPCServer
import Testing

@testable import AuthService

@Suite struct StaffInvitationTests {
  private func leader(
    _ name: String, email: String = "", requestID: String = AuthFixture.newID()
  ) -> AuthV1.RegisterStudyLeaderRequest {
    .init(requestID: requestID, username: name, studyIDs: ["tyt"], email: email)
  }

  @Test func `a leader without an address is handed a code and chooses the password`()
    async throws
  {
    let auth = try await AuthFixture.shared()
    let context = try await auth.administrator()
    let name = AuthFixture.newName()
    let request = leader(name)
    let invited = try await auth.administration.registerStudyLeader(request, context: context)
    #expect(invited.outcome == .created)
    #expect(invited.expireTime?.date == AuthFixture.start + 7 * 86_400)
    // A repetition after a lost response: a second code.
    let again = try await auth.administration.registerStudyLeader(request, context: context)
    #expect(again.outcome == .alreadyExists)
    #expect(!again.invitationCode.isEmpty && again.invitationCode != invited.invitationCode)
    let recovery = try await auth.reset(invited.invitationCode)
    #expect(
      try await auth.claims(auth.signIn(name, password: AuthFixture.otherPassword).accessToken)
        .ledStudies == ["tyt"])
    // The owner has accepted: no further code, and the other one is invalid.
    let late = try await auth.administration.registerStudyLeader(request, context: context)
    #expect(late.outcome == .alreadyExists && late.invitationCode.isEmpty)
    #expect(
      try await failure {
        try await auth.reset(again.invitationCode, password: AuthFixture.password)
      }?.reason == "CODE_REJECTED")
    try await auth.recover(name, recovery, password: AuthFixture.password)
    _ = try await auth.signIn(name)
  }

  @Test func `a leader with an address is invited by mail, and by mail alone`() async throws {
    let auth = try await AuthFixture.shared()
    let context = try await auth.administrator()
    let name = AuthFixture.newName()
    let email = "\(name)@example.org"
    let request = leader(name, email: email)
    for outcome in [AuthV1.WriteOutcome.created, .alreadyExists] {
      let answer = try await auth.administration.registerStudyLeader(request, context: context)
      #expect(answer.outcome == outcome)
      #expect(answer.invitationCode.isEmpty && answer.expireTime == nil)
    }
    let codes = try await auth.mailed("invitation", to: name)
    #expect(codes.count == 1)
    #expect(try await failure { try await auth.signIn(name) }?.reason == "CREDENTIALS_REJECTED")
    #expect(try await auth.reset(codes[0]).isEmpty)
    _ = try await auth.signIn(email, password: AuthFixture.otherPassword)
    // A forgotten password is handled as for every account.
    try await auth.requestReset(email)
    try await auth.reset(
      #require(try await auth.mailed("reset", to: name).first), password: AuthFixture.password)
    _ = try await auth.signIn(name)
  }

  @Test func `the mail names the studies in its language`() async throws {
    try await AuthFixture.with { auth in
      let context = try await auth.administrator()
      try await auth.publish("tyt")
      // The second study is not published yet.
      let request = AuthV1.RegisterStudyLeaderRequest(
        requestID: AuthFixture.newID(), username: "gerda", studyIDs: ["tyt", "later", "tyt"],
        email: "gerda@example.org", language: "de-AT")
      _ = try await auth.administration.registerStudyLeader(request, context: context)
      _ = try await auth.recovery.sendAccessCode(.init(username: "gerda"), context: context)
      for _ in 1...2 {
        let mail = try #require(
          try await auth.pool.answer(to: auth.environment.mails.claim(at: auth.clock.now())))
        guard case .staffInvitation(let code, let studies) = mail.purpose else {
          Issue.record("not an invitation: \(mail.purpose.kind)")
          return
        }
        #expect(studies == ["Ohren", "later"])
        let content = mail.message(
          from: try #require(EmailAddress("a@example.org")),
          to: try #require(EmailAddress(mail.recipient))
        ).content
        #expect(content.plain.contains("leiten Sie:\n\n    Ohren\n    later\n\nMit diesem Code"))
        #expect(content.html.contains("<strong>Ohren<br>\nlater</strong>"))
        #expect(content.plain.contains("    \(code)\n"))
      }
      // Administrators lead no study.
      _ = try await auth.administration.registerAdministrator(
        .init(
          requestID: AuthFixture.newID(), username: "otto", email: "otto@example.org",
          language: "en"), context: context)
      let mail = try #require(
        try await auth.pool.answer(to: auth.environment.mails.claim(at: auth.clock.now())))
      let text = mail.message(
        from: try #require(EmailAddress("a@example.org")),
        to: try #require(EmailAddress(mail.recipient))
      ).content.plain
      #expect(text.contains("an account was made for you.\n\nWith this code"))
    }
  }

  @Test func `administrators are invited alike`() async throws {
    let auth = try await AuthFixture.shared()
    let context = try await auth.administrator()
    let name = AuthFixture.newName()
    let request = AuthV1.RegisterAdministratorRequest(
      requestID: AuthFixture.newID(), username: name)
    let invited = try await auth.administration.registerAdministrator(request, context: context)
    try await auth.reset(invited.invitationCode)
    let token = try await auth.signIn(name, password: AuthFixture.otherPassword).accessToken
    #expect(try await auth.claims(token).roles == [.administrator])
    #expect(
      try await auth.audited(account: name)
        == [
          "administrator.invited", "password.reset_by_code", "account.confirmed",
          "session.signed_in",
        ])
    // The same id for a leader is a different request.
    let reused = try await failure {
      try await auth.administration.registerStudyLeader(
        .init(requestID: request.requestID, username: name), context: context)
    }
    #expect(reused?.reason == "REQUEST_ID_REUSED")
    let wrong = try await failure {
      try await auth.administration.registerAdministrator(
        .init(requestID: "7", username: "x", email: "nowhere", language: "no language"),
        context: context)
    }
    #expect(wrong?.violations.map(\.field) == ["request_id", "username", "email", "language"])
  }

  @Test func `an unused invitation ends with its account after a week`()
    async throws
  {
    try await AuthFixture.with { auth in
      let context = try await auth.administrator()
      let first = try await auth.administration.registerStudyLeader(
        leader("never-came"), context: context)
      _ = try await auth.administration.registerStudyLeader(leader("came-late"), context: context)
      auth.clock.advance(by: 6 * 86_400)
      let second = try await auth.recovery.sendAccessCode(
        .init(username: "came-late"), context: context)
      auth.clock.advance(by: 86_400)
      #expect(
        try await failure { try await auth.reset(first.invitationCode) }?.reason
          == "CODE_REJECTED")
      auth.clock.advance(by: 1)
      try await auth.tidyUp()
      // A project may reference it, so it is erased although it belongs to staff.
      #expect(try await auth.eraseExpired() == 1)
      #expect(
        try await auth.count(
          "SELECT count(*) FROM accounts WHERE username IN ('never-came', 'came-late')") == 1)
      try await auth.reset(second.accessCode)
    }
  }

  @Test func `an administrator sends an access code, which is recorded`() async throws {
    let auth = try await AuthFixture.shared()
    let context = try await auth.administrator()
    func send(_ name: String) async throws -> AuthV1.SendAccessCodeResponse {
      try await auth.recovery.sendAccessCode(.init(username: name), context: context)
    }
    let kept = AuthFixture.newName()
    try await auth.registerWithAddress(kept)
    #expect(try await send("\(kept)@example.org") == .init(outcome: .resetMailed))
    try await auth.reset(#require(try await auth.mailed("reset", to: kept).first))

    let waiting = AuthFixture.newName()
    try await auth.register(waiting, email: "\(waiting)@example.org", consent: true)
    #expect(try await send(waiting) == .init(outcome: .confirmationMailed))
    try await auth.confirm(waiting, #require(try await auth.mailedCode(waiting)))

    let invited = AuthFixture.newName()
    _ = try await auth.administration.registerStudyLeader(
      leader(invited, email: "\(invited)@example.org"), context: context)
    #expect(try await send(invited) == .init(outcome: .invitationMailed))
    #expect(try await auth.mailed("invitation", to: invited).count == 2)

    let handed = AuthFixture.newName()
    _ = try await auth.administration.registerStudyLeader(leader(handed), context: context)
    let issued = try await send(handed)
    #expect(issued.outcome == .issued)
    try await auth.reset(issued.accessCode)

    // A participant's code is never shown.
    let participant = AuthFixture.newName()
    try await auth.register(participant)
    #expect(try await failure { try await send(participant) }?.reason == "ADDRESS_MISSING")
    for unknown in [AuthFixture.newName(), "nobody@example.org", "?"] {
      #expect(try await failure { try await send(unknown) }?.reason == "ACCOUNT_UNKNOWN")
    }
    for name in [kept, waiting, invited] {
      #expect(try await auth.audited(account: name).contains("access_code.sent"))
    }
    #expect(try await auth.audited(account: handed).contains("access_code.issued"))
  }

  @Test func `only administrators send codes`() async throws {
    let auth = try await AuthFixture.shared()
    let name = AuthFixture.newName()
    try await auth.register(name)
    let participant = try await auth.caller(auth.signIn(name).accessToken)
    let error = try await failure {
      try auth.recovery.access(to: .sendAccessCode).check(participant)
    }
    #expect(error?.reason == "NOT_ADMINISTRATOR")
  }
}
