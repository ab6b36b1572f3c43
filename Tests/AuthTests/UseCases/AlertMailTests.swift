import Foundation
import Postgres
import Testing

@testable import AuthService

/// Mails to study staff about alerts.
@Suite struct AlertMailTests {
  private func order(
    about participant: UUID, in study: String, _ roles: [String] = ["clinician"],
    escalation: Bool = false, ofSomeGroups: Bool = false
  ) throws -> AlertMailOrder {
    AlertMailOrder(
      participantID: participant, alertID: "a", study: try #require(StudyID(study)),
      pseudonym: "7cnq3mlp2xq5a4kd",
      text: StudyTitle(translations: [
        .init(language: "en", text: "Call"), .init(language: "de", text: "Anrufen"),
      ]), channelID: "team", isEscalation: escalation, attempt: 1, roles: roles,
      isOfSomeGroups: ofSomeGroups)
  }

  private func send(
    _ order: AlertMailOrder, _ auth: AuthFixture, age: TimeInterval = 0
  ) async throws -> Int? {
    let mail = MailAlert(signal: auth.mailSignal, mails: auth.environment.mails)
    let now = auth.clock.now()
    return try await auth.pool.transaction {
      try await mail(order, requestedAt: now - age, at: now, on: $0)
    }
  }

  /// Makes staff with a role and an address.
  private func staff(
    _ role: String, in study: String, _ auth: AuthFixture, language: String = "en"
  ) async throws -> UUID {
    let name = AuthFixture.newName()
    let id = try await auth.account(name, email: "\(name)@example.org").participantID
    try await auth.pool.execute(
      "UPDATE account_roles SET role = 'study_leader' WHERE participant_id = \(id)")
    try await auth.pool.execute(
      "UPDATE accounts SET language = \(language) WHERE participant_id = \(id)")
    try await auth.pool.answer(
      to: StudyRoleStore.set(
        role, of: id, in: try #require(StudyID(study)), until: nil, at: auth.clock.now()))
    return id
  }

  private func mails(to id: UUID, _ auth: AuthFixture) async throws -> [MailPurpose] {
    var found: [MailPurpose] = []
    while let mail = try await auth.pool.answer(
      to: auth.environment.mails.claim(at: auth.clock.now()))
    {
      if mail.participantID == id, mail.purpose.kind == .alert { found.append(mail.purpose) }
      try await auth.pool.answer(to: MailOutbox.delete(mail.mailID))
    }
    return found
  }

  @Test func definedRolesNeedTheRightToReadAlerts() async throws {
    try await AuthFixture.with { auth in
      let study = "alerts-\(AuthFixture.newName())"
      let participant = try await auth.account().participantID
      let request = try order(about: participant, in: study, ["nurse", "clerk"])
      for (role, verb) in [("nurse", "alert.read"), ("clerk", "member.read")] {
        try await auth.pool.answer(
          to: DefinedRoleStore.set(DefinedRole(name: role, verbs: [verb], revision: 1)))
        _ = try await staff(role, in: study, auth)
      }
      #expect(try await send(request, auth) == 1)
    }
  }

  @Test func holdersOfTheRolesAreMailedInTheirLanguage() async throws {
    try await AuthFixture.with { auth in
      let study = "alerts-\(AuthFixture.newName())"
      let participant = try await auth.account().participantID
      #expect(try await send(order(about: participant, in: study), auth) == 0)
      let clinician = try await staff("clinician", in: study, auth, language: "de-AT")
      // A replay of old events sends no mails.
      let old = MailRetry.lifetime + 1
      #expect(try await send(order(about: participant, in: study), auth, age: old) == 0)
      let leader = try await staff("study_leader", in: study, auth)
      _ = try await staff("recruiter", in: study, auth)
      _ = try await staff("clinician", in: "another", auth)
      #expect(try await send(order(about: participant, in: study), auth) == 1)
      #expect(
        try await mails(to: clinician, auth) == [
          .alert(participant: "7cnq3mlp2xq5a4kd", study: study, text: "Anrufen", escalation: "")
        ])
      let both = try order(
        about: participant, in: study, ["clinician", "study_leader"], escalation: true)
      #expect(try await send(both, auth) == 2)
      #expect(
        try await mails(to: leader, auth) == [
          .alert(participant: "7cnq3mlp2xq5a4kd", study: study, text: "Call", escalation: "team")
        ])
      // Accounts that cannot be reached or are suspended get no mail; a missing account ends it.
      try await auth.pool.execute(
        "UPDATE accounts SET email_failed_at = now() WHERE participant_id = \(clinician)")
      _ = try await SetSuspension(environment: auth.environment)(
        leader, reason: .requested, actor: auth.administratorID())
      #expect(try await send(both, auth) == 0)
      #expect(try await send(order(about: UUID(), in: study), auth) == nil)
    }
  }

  @Test func blindedStaffGetNoAlertOfGroups() async throws {
    try await AuthFixture.with { auth in
      let trial = try await auth.trial()
      let participant = try await auth.account().participantID
      _ = try await staff("clinician", in: trial.study, auth)
      func count(_ ofSomeGroups: Bool) async throws -> Int? {
        try await send(order(about: participant, in: trial.study, ofSomeGroups: ofSomeGroups), auth)
      }
      #expect(try await count(true) == 1)
      try await trial.begin()
      #expect(try await count(true) == 0)
      #expect(try await count(false) == 1)
    }
  }
}
