import Foundation
import Postgres
import Testing

@testable import AuthService
@testable import Privacy
@testable import ServiceKit
@testable import Tokens

/// Use cases of erasures.
@Suite struct ErasureUseCaseTests {
  private func order(
    _ participantID: UUID, id: UUID = UUID(), study: String = "",
    mode: ErasureOrder.Mode = .eraseAnswers
  ) -> ErasureOrder {
    ErasureOrder(
      erasureID: id, participantID: participantID, studyID: study, mode: mode,
      requestedAt: AuthFixture.start)
  }

  @Test func `an erasure begins once, and not for staff`() async throws {
    let events = RecordedEvents()
    let auth = try await AuthFixture.shared(events: events)
    let begin = BeginErasure(environment: auth.environment)
    let record = AuditRecord(action: .erasureRequested)
    func begun(_ order: ErasureOrder) async throws {
      try await auth.pool.transaction { try await begin(order, as: record, on: $0) }
    }
    let (study, other) = (try AuthFixture.newStudy(), try AuthFixture.newStudy())
    try await auth.study(
      study, retention: StudyRetention(outcome: .erase, onErasure: .anonymise))
    try await auth.study(other)
    let caller = try await auth.participant()
    for study in [study, other] { try await auth.joined(study, caller) }
    let (id, staff) = (UUID(), try await auth.administratorID())
    for _ in 1...2 { try await begun(order(caller.participantID, id: id)) }
    #expect(events.all.suffix(1) == ["erase  eraseAnswers"])
    #expect(events.all.filter { $0.hasPrefix("erase") }.count == 1)
    #expect(
      try await auth.pool.answer(to: AccountStore.find(participantID: caller.participantID)) == nil)
    await #expect(throws: ErasureError.erasureIDReused) { try await begun(order(UUID(), id: id)) }
    await #expect(throws: ErasureError.staff) { try await begun(order(staff)) }
    // Their data as participants of one study can be erased.
    try await begun(order(staff, study: study.text))
  }

  @Test func `the mode that a study announced is binding`() async throws {
    let auth = try await AuthFixture.shared()
    let request = RequestErasure(environment: auth.environment)
    let (caller, study) = (try await auth.participant(), try AuthFixture.newStudy())
    try await auth.study(
      study, retention: StudyRetention(outcome: .erase, onErasure: .anonymise))
    try await auth.joined(study, caller)
    let id = UUID()
    func erasure(_ mode: ErasureOrder.Mode, study: String) async throws -> Erasure {
      try await request(
        .init(erasureID: id, studyID: study, mode: mode), caller: caller, password: "")
    }
    await #expect(throws: ErasureError.modeRefused(.anonymise)) {
      try await erasure(.eraseAnswers, study: study.text)
    }
    await #expect(throws: StudyError.unknown) {
      try await erasure(.eraseAnswers, study: AuthFixture.newName())
    }
    for _ in 1...2 {
      #expect(try await erasure(.anonymiseAnswers, study: study.text).erasureID == id)
    }
    await #expect(throws: ErasureError.erasureIDReused) {
      try await erasure(.anonymiseAnswers, study: "")
    }
  }

  @Test func `an account with a password is erased with a proof`() async throws {
    let auth = try await AuthFixture.shared()
    let request = RequestErasure(environment: auth.environment)
    let owner = try await auth.account()
    let wanted = RequestErasure.Request(erasureID: UUID(), studyID: "", mode: .eraseAnswers)
    let caller = AccessClaims(
      participantID: owner.participantID, sessionID: owner.sessionID, issuedAt: owner.issuedAt,
      expiresAt: owner.expiresAt)
    for (password, error) in [
      ("", SessionError.freshProofRequired), ("wrong password", .credentialsRejected),
    ] {
      await #expect(throws: error) {
        try await request(wanted, caller: caller, password: password)
      }
    }
    // The repetition finds no account any more.
    for _ in 1...2 {
      let erasure = try await request(wanted, caller: caller, password: AuthFixture.password)
      #expect(erasure.pendingServices.count == 4 && erasure.completedAt == nil)
    }
  }

  @Test func `an administrator erases unknown participants only on purpose`() async throws {
    let auth = try await AuthFixture.shared()
    let request = RequestErasure(environment: auth.environment)
    let (actor, id) = (try await auth.administratorID(), UUID())
    func erase(allowMissing: Bool, by actor: UUID) async throws {
      _ = try await request(
        .init(erasureID: id, studyID: "", mode: .eraseAnswers), of: id,
        allowMissing: allowMissing, administrator: actor)
    }
    await #expect(throws: ErasureError.participantUnknown) {
      try await erase(allowMissing: false, by: actor)
    }
    await #expect(throws: ManagedAccountError.notAdministrator) {
      try await erase(allowMissing: true, by: UUID())
    }
    for _ in 1...2 { try await erase(allowMissing: true, by: actor) }
  }

  @Test func `the last of four receipts completes an erasure`() async throws {
    try await AuthFixture.with { auth in
      let (record, find) = (RecordErasureReceipt(), FindErasures(environment: auth.environment))
      let caller = try await auth.account("gerda", email: "gerda@example.org")
      let first = try await RequestErasure(environment: auth.environment)(
        .init(erasureID: UUID(), studyID: "", mode: .eraseAnswers), caller: caller,
        password: AuthFixture.password)
      let now = auth.clock.now() + 60
      func receive(_ service: String, _ count: Int64) async throws -> Erasure? {
        try await auth.pool.transaction {
          try await record(
            .init(service: service, counts: ["rows": count], completedAt: now),
            of: first.erasureID, at: now, on: $0)
        }
      }
      #expect(try await find.backlog().count == 1)
      for (index, service) in Erasure.services.enumerated() {
        // The mail is held until the end.
        #expect(try await auth.pool.answer(to: auth.environment.mails.claim(at: now)) == nil)
        let completed = try await receive(service, Int64(index))
        #expect((completed != nil) == (index == 3))
        // A repeated receipt changes nothing.
        #expect(try await receive(service, 99) == nil)
      }
      let erasure = try await find(first.erasureID)
      #expect(erasure.completedAt == now && erasure.pendingServices.isEmpty)
      #expect(erasure.receipts.map(\.counts) == (0...3).map { ["rows": $0] })
      #expect(
        try await auth.pool.answer(to: auth.environment.mails.claim(at: now))?.purpose == .erasure)
      #expect(try await find.backlog().count == 0)
      await #expect(throws: ErasureError.unknown) { try await find(UUID()) }
    }
  }

  @Test func `retention erases former members in time, a few at once, and is summarised`()
    async throws
  {
    try await AuthFixture.with { auth in
      let begin = BeginDueErasures(environment: auth.environment)
      let study = try AuthFixture.newStudy()
      let retention = StudyRetention(daysAfterLeaving: 2, outcome: .anonymise)
      try await auth.study(study, retention: retention)
      let (caller, other) = (try await auth.participant(), try await auth.participant())
      for caller in [caller, other] { try await auth.joined(study, caller) }
      _ = try await LeaveStudy(environment: auth.environment)(study, caller: caller)
      auth.clock.advance(by: 2 * 86_400 - 1)
      #expect(try await begin.ofRetention() == 0)
      auth.clock.advance(by: 1)
      #expect(try await begin.ofRetention() == 1)
      #expect(try await begin.ofRetention() == 0)
      let summary = try await FindErasures(environment: auth.environment).retention(of: study)
      #expect(
        summary == RetentionSummary(retention: retention, pending: 1, complete: 0, counts: []))
    }
  }

  @Test func `abandoned anonymous accounts are erased, those in use are not`() async throws {
    try await AuthFixture.with { auth in
      let begin = BeginDueErasures(environment: auth.environment)
      let study = try AuthFixture.newStudy()
      try await auth.study(study)
      let (abandoned, member) = (try await auth.participant(), try await auth.participant())
      try await auth.joined(study, member)
      auth.clock.advance(by: auth.rules.absoluteLifetime + 1)
      try await DeleteExpired(environment: auth.environment)()
      #expect(try await begin.ofExpiredAccounts() == 1)
      #expect(try await begin.ofExpiredAccounts() == 0)
      for (caller, isKnown) in [(abandoned, false), (member, true)] {
        let account = try await auth.pool.answer(
          to: AccountStore.find(participantID: caller.participantID))
        #expect((account != nil) == isKnown)
      }
    }
  }
}
