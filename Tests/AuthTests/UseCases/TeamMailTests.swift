import Foundation
import Postgres
import ServiceKit
import Testing

@testable import AuthService

/// Mails to the teams of studies about join requests and messages.
@Suite struct TeamMailTests {
  private func mailed(_ auth: AuthFixture) async throws -> [UUID: [MailPurpose]] {
    let mail = MailTeams(environment: auth.environment)
    while try await mail() {}
    var found: [UUID: [MailPurpose]] = [:]
    while let mail = try await auth.pool.answer(
      to: auth.environment.mails.claim(at: auth.clock.now()))
    {
      if let id = mail.participantID, mail.purpose.kind == .team {
        found[id, default: []].append(mail.purpose)
      }
      try await auth.pool.answer(to: MailOutbox.delete(mail.mailID))
    }
    return found
  }

  /// Makes staff with a role in the study and an address.
  private func staff(_ role: String, in study: StudyID, _ auth: AuthFixture) async throws -> UUID {
    let name = AuthFixture.newName()
    let id = try await auth.account(name, email: "\(name)@example.org").participantID
    try await auth.pool.execute(
      "UPDATE account_roles SET role = 'study_leader' WHERE participant_id = \(id)")
    try await auth.pool.answer(
      to: StudyRoleStore.set(role, of: id, in: study, until: nil, at: auth.clock.now()))
    return id
  }

  private func send(_ auth: AuthFixture, _ study: StudyID, by caller: AccessClaims) async throws {
    _ = try await SendMessage(environment: auth.environment)(
      .init(messageID: UUID(), study: study, text: "Hello", isAnswerable: true), caller: caller)
  }

  @Test func thoseWhoMayDecideAreMailedAtMostOnceAnHour() async throws {
    try await AuthFixture.with { auth in
      let study = try AuthFixture.newStudy()
      try await auth.study(study, byRequest: true)
      let recruiter = try await staff("recruiter", in: study, auth)
      _ = try await staff("clinician", in: study, auth)
      _ = try await staff("recruiter", in: AuthFixture.newStudy(), auth)
      func requests(_ count: Int) -> [UUID: [MailPurpose]] {
        [
          recruiter: [
            .team(studyID: study.text, study: study.text, requests: count, messages: 0)
          ]
        ]
      }
      #expect(try await mailed(auth).isEmpty)
      let first = try await auth.participant()
      try await auth.joined(study, first)
      #expect(try await mailed(auth) == requests(1))
      #expect(try await mailed(auth).isEmpty)
      // A repeated request brings no mail; others bring one after an hour.
      try await auth.joined(study, first)
      for _ in 0..<2 { try await auth.joined(study, auth.participant()) }
      auth.clock.advance(by: 3_599)
      #expect(try await mailed(auth).isEmpty)
      auth.clock.advance(by: 1)
      #expect(try await mailed(auth) == requests(3))
      // What was decided meanwhile needs no mail.
      try await auth.joined(study, auth.participant())
      try await auth.pool.execute(
        "UPDATE join_requests SET state = 'rejected', decided_at = requested_at")
      auth.clock.advance(by: 3_600)
      #expect(try await mailed(auth).isEmpty)
      // After a quiet hour the next one brings a mail at once.
      auth.clock.advance(by: 3_600)
      try await auth.joined(study, auth.participant())
      #expect(try await mailed(auth) == requests(1))
    }
  }

  @Test func eachSeesWhatTheRightIsAbout() async throws {
    try await AuthFixture.with { auth in
      let study = try AuthFixture.newStudy()
      try await auth.study(study)
      let leader = try await staff("study_leader", in: study, auth)
      let clinician = try await staff("clinician", in: study, auth)
      let recruiter = try await staff("recruiter", in: study, auth)
      let member = try await auth.participant()
      _ = try await auth.member(of: study, member)
      try await auth.study(study, revision: 2, byRequest: true)
      try await auth.joined(study, auth.participant())
      for _ in 0..<3 { try await send(auth, study, by: member) }
      func team(_ requests: Int, _ messages: Int) -> [MailPurpose] {
        [.team(studyID: study.text, study: study.text, requests: requests, messages: messages)]
      }
      #expect(
        try await mailed(auth) == [
          leader: team(1, 3), clinician: team(0, 3), recruiter: team(1, 0),
        ])
      // Switched off, returned, suspended.
      try await auth.pool.execute(
        "UPDATE accounts SET team_mails_off = true WHERE participant_id = \(leader)")
      try await auth.pool.execute(
        "UPDATE accounts SET email_failed_at = now() WHERE participant_id = \(clinician)")
      try await send(auth, study, by: member)
      auth.clock.advance(by: 3_600)
      #expect(try await mailed(auth).isEmpty)
      // Messages without a recipient are not counted again, and requests bring one mail.
      try await auth.pool.execute(
        "UPDATE accounts SET team_mails_off = false WHERE participant_id = \(leader)")
      try await send(auth, study, by: member)
      auth.clock.advance(by: 3_600)
      #expect(try await mailed(auth) == [leader: team(0, 1)])
    }
  }

  @Test func aClockThatWentBackDelaysByAnHourAtMost() async throws {
    try await AuthFixture.with { auth in
      let study = try AuthFixture.newStudy()
      try await auth.study(study)
      let leader = try await staff("study_leader", in: study, auth)
      try await auth.pool.execute(
        """
        INSERT INTO team_mails (study_id, mailed_at)
        VALUES (\(study.text), \(auth.clock.now() + 30 * 86_400))
        """)
      let member = try await auth.participant()
      _ = try await auth.member(of: study, member)
      try await send(auth, study, by: member)
      #expect(try await mailed(auth).isEmpty)
      auth.clock.advance(by: 3_600)
      #expect(try await mailed(auth).keys.map(\.self) == [leader])
    }
  }

  @Test func aTeamMailNamesNoPerson() {
    let purpose = MailPurpose.team(studyID: "ears", study: "Ears", requests: 2, messages: 0)
    let presentation = MailPresentation(
      teamLinks: try? LinkBase("https://studies.example.org/console/#/studies/"))
    let content = MailTemplates.shipped.content(
      .team, language: "en", values: purpose.values(presentation))
    #expect(
      content.plain.contains(
        """
        Requests to join:

            2

        Open the study:

            https://studies.example.org/console/#/studies/ears
        """))
    #expect(!content.plain.contains("messages:"))
  }
}
