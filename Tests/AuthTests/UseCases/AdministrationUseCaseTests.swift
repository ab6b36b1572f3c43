import Fields
import Foundation
import Testing

@testable import AuthService
@testable import ServiceKit
@testable import Tokens

/// Use cases of administrators.
@Suite struct AdministrationUseCaseTests {
  /// Every change is refused to callers who are no administrators, and to suspended ones.
  @Test func `rights are those of the moment, not those of the token`() async throws {
    let auth = try await AuthFixture.shared()
    let environment = auth.environment
    let (first, former) = (try await auth.administratorID(), try await auth.administratorID())
    let suspended = try await auth.administratorID()
    _ = try await EndStaffRoles(environment: environment)(former, actor: first)
    let suspend = SetSuspension(environment: environment)
    _ = try await suspend(suspended, reason: .leftTeam, actor: first)
    let id = try await auth.participant().participantID
    for (actor, error) in [
      (former, ManagedAccountError.notAdministrator),
      (UUID(), ManagedAccountError.notAdministrator), (suspended, SessionError.suspended),
    ] as [(UUID, any Error)] {
      for change in [
        { _ = try await suspend(id, reason: .abuse, actor: actor) },
        {
          _ = try await SetTestParticipant(environment: environment)(
            id, isTest: true, actor: actor)
        },
        { _ = try await EndStaffRoles(environment: environment)(id, actor: actor) },
        {
          try await SetLedStudies(environment: environment)(
            [], of: Username(AuthFixture.newName()), actor: actor)
        },
        { _ = try await SendAccessCode(environment: environment)("anna", actor: actor) },
        { _ = try await InviteStaff(environment: environment)(invitation(actor: actor)) },
        {
          try await auth.pool.transaction {
            try await ActingAdministrators().require(actor, on: $0)
          }
        },
      ] as [() async throws -> Void] {
        let found = await #expect(throws: (any Error).self) { try await change() }
        #expect("\(found, default: "")" == "\(error)")
      }
    }
  }

  private func invitation(
    _ name: String = AuthFixture.newName(), id: UUID = UUID(), email: String? = nil,
    role: AccountRole = .studyLeader, studies: [StudyID] = [], actor: UUID
  ) throws -> StaffInvitation {
    StaffInvitation(
      requestID: id, username: try Username(name), email: email.flatMap(EmailAddress.init),
      language: .english, role: role, ledStudies: studies, actor: actor)
  }

  @Test func `a suspension is repeated only to end sessions, and ends with the restoring`()
    async throws
  {
    let events = RecordedEvents()
    let auth = try await AuthFixture.shared(events: events)
    let set = SetSuspension(environment: auth.environment)
    let (actor, caller) = (try await auth.administratorID(), try await auth.account())
    let id = caller.participantID
    let start = auth.clock.now()
    for (reason, expected, count) in [
      (SuspensionReason.abuse, SuspensionReason.abuse, 1), (.other, .abuse, 1),
      (.compromised, .compromised, 2), (.compromised, .compromised, 2), (.abuse, .compromised, 2),
    ] {
      auth.clock.advance(by: 60)
      let account = try await set(id, reason: reason, actor: actor)
      #expect(account.suspension?.reason == expected)
      #expect(account.suspension?.since == start + 60)
      #expect(events.all == Array(repeating: "suspended true", count: count))
      #expect(auth.suspendedAccounts.contains(id))
    }
    for _ in 1...2 {
      #expect(try await set(id, reason: nil, actor: actor).suspension == nil)
    }
    #expect(!auth.suspendedAccounts.contains(id))
    #expect(events.all.suffix(2) == ["suspended true", "suspended false"])
    #expect(
      try await auth.audited(id).suffix(4)
        == [.accountSuspended, .sessionDisplaced, .accountSuspended, .accountRestored])
    await #expect(throws: ManagedAccountError.unknown) {
      try await set(UUID(), reason: .abuse, actor: actor)
    }
  }

  @Test func `the last administrator stays`() async throws {
    try await AuthFixture.with { auth in
      let (end, set) = (
        EndStaffRoles(environment: auth.environment), SetSuspension(environment: auth.environment)
      )
      let (first, second) = (try await auth.administratorID(), try await auth.administratorID())
      _ = try await set(second, reason: .requested, actor: first)
      await #expect(throws: ManagedAccountError.lastAdministrator) {
        try await set(first, reason: .requested, actor: first)
      }
      await #expect(throws: ManagedAccountError.lastAdministrator) {
        try await end(first, actor: first)
      }
      _ = try await set(second, reason: nil, actor: first)
      // The second call comes with a token that still has the role.
      for _ in 1...2 {
        let account = try await end(first, actor: first)
        #expect(account.roles == [.participant] && account.revision > 0)
      }
      #expect(try await auth.audited(first).filter { $0 == .staffRolesEnded }.count == 1)
    }
  }

  @Test func `only participants are marked as test participants, once`() async throws {
    let events = RecordedEvents()
    let auth = try await AuthFixture.shared(events: events)
    let set = SetTestParticipant(environment: auth.environment)
    let (actor, id) = (
      try await auth.administratorID(), try await auth.participant().participantID
    )
    for isTest in [true, true, false, false] {
      #expect(try await set(id, isTest: isTest, actor: actor).isTestParticipant == isTest)
    }
    #expect(events.all == ["test true", "test false"])
    await #expect(throws: ManagedAccountError.notAParticipant) {
      try await set(actor, isTest: true, actor: actor)
    }
  }

  @Test func `accounts are found by id and name and listed newest first`() async throws {
    try await AuthFixture.with { auth in
      let find = FindManagedAccounts(environment: auth.environment)
      var ids: [UUID] = []
      for name in ["anna", "berta", "clara"] {
        auth.clock.advance(by: 1)
        ids.append(try await auth.account(name).participantID)
      }
      #expect(try await find(Username("BERTA")).participantID == ids[1])
      #expect(try await find(ids[1]).username == "berta")
      await #expect(throws: ManagedAccountError.unknown) { try await find(UUID()) }
      await #expect(throws: ManagedAccountError.unknown) { try await find(Username("dora")) }
      let first = try await find(ManagedAccountFilter(), after: nil, pageSize: 2)
      #expect(first.items.map(\.username) == ["clara", "berta"] && first.hasMore)
      let rest = try await find(
        ManagedAccountFilter(), after: #require(first.items.last).position, pageSize: 2)
      #expect(rest.items.map(\.username) == ["anna"] && !rest.hasMore)
    }
  }

  @Test func `an invitation is handed over until its owner chose a password`() async throws {
    let auth = try await AuthFixture.shared()
    let invite = InviteStaff(environment: auth.environment)
    let (actor, name, id) = (try await auth.administratorID(), AuthFixture.newName(), UUID())
    let study = try AuthFixture.newStudy()
    let first = try await invite(invitation(name, id: id, studies: [study], actor: actor))
    let again = try await invite(invitation(name, id: id, studies: [study], actor: actor))
    #expect(first.outcome == .created && again.outcome == .alreadyExists)
    let code = try #require(again.code)
    #expect(first.code != code && first.expiresAt == auth.clock.now() + 7 * 86_400)
    for other in [
      try invitation(name, id: id, actor: actor),
      try invitation(name, id: id, role: .gateway, studies: [study], actor: actor),
    ] {
      await #expect(throws: AccountError.requestIDReused) { try await invite(other) }
    }
    await #expect(throws: AccountError.usernameTaken) {
      try await invite(invitation(name, actor: actor))
    }
    _ = try await ResetPassword(environment: auth.environment)(code, password: AuthFixture.password)
    #expect(try await auth.signedIn(name).ledStudies == [study.text])
    #expect(
      try await invite(invitation(name, id: id, studies: [study], actor: actor)).code == nil)
  }

  @Test func `an invitation to an address is mailed, not handed over`() async throws {
    let auth = try await AuthFixture.shared()
    let address = AuthFixture.newAddress()
    let outcome = try await InviteStaff(environment: auth.environment)(
      invitation(email: address, role: .gateway, actor: auth.administratorID()))
    #expect(outcome.code == nil && outcome.expiresAt == nil)
    #expect(try await auth.mailed("invitation", at: address) != nil)
  }

  @Test func `codes of participants are mailed, never handed over`() async throws {
    let auth = try await AuthFixture.shared()
    let send = SendAccessCode(environment: auth.environment)
    let (actor, bare, mailed, staff) = (
      try await auth.administratorID(), AuthFixture.newName(), AuthFixture.newName(),
      try await auth.newAdministrator()
    )
    _ = try await auth.account(bare)
    let id = try await auth.account(mailed, email: "\(mailed)@example.org").participantID
    #expect(try await send(mailed, actor: actor) == .resetMailed)
    #expect(try await auth.audited(id).last == .accessCodeSent)
    guard case .issued(let code, _) = try await send(staff, actor: actor) else {
      Issue.record("no code for staff without an address")
      return
    }
    _ = try await ResetPassword(environment: auth.environment)(
      code, password: AuthFixture.otherPassword)
    for (name, error) in [
      (bare, RecoveryError.addressMissing), (AuthFixture.newName(), .accountUnknown),
    ] {
      await #expect(throws: error) { try await send(name, actor: actor) }
    }
  }

  @Test func `the led studies of a leader are replaced`() async throws {
    let auth = try await AuthFixture.shared()
    let set = SetLedStudies(environment: auth.environment)
    let (actor, name) = (try await auth.administratorID(), AuthFixture.newName())
    let (one, two) = (try AuthFixture.newStudy(), try AuthFixture.newStudy())
    _ = try await InviteStaff(environment: auth.environment)(
      invitation(name, studies: [one], actor: actor))
    let find = FindManagedAccounts(environment: auth.environment)
    let id = try await find(Username(name)).participantID
    for studies in [[two, one], [two], [two, two], []] {
      try await set(studies, of: Username(name), actor: actor)
      #expect(Set(try await find(id).ledStudies) == Set(studies.map(\.text)))
    }
    // The same studies again are no change.
    #expect(try await auth.audited(id).filter { $0 == .ledStudiesReplaced }.count == 3)
    let participant = AuthFixture.newName()
    _ = try await auth.account(participant)
    for name in [participant, AuthFixture.newName()] {
      await #expect(throws: AccountError.studyLeaderUnknown) {
        try await set([one], of: Username(name), actor: actor)
      }
    }
  }
}
