import Foundation
import Messages
import Postgres
import QuestionnaireWire
import Questionnaires
import ServiceKit
import Testing

@testable import PlanningService
@testable import Privacy

/// The use cases that record what other services publish.
@Suite struct RecordingTests {
  /// One participant with a notification each day at ten and a plan of three.
  private func planned() async throws -> Planned {
    let planned = try await Planned()
    try await planned.publish([.use(.everyDay(at: 600))], revision: 2)
    try await planned.join(at: planned.now - 86_400)
    _ = try await planned.plan(limit: 3)
    #expect(try await !isDueAtOnce(planned))
    return planned
  }

  /// Returns whether the participant is planned for at once.
  private func isDueAtOnce(_ planned: Planned) async throws -> Bool {
    try await planned.pool.query(
      """
      SELECT NOT isfinite(plan_at) AS at_once FROM planning_due
      WHERE participant_id = \(planned.participantID)
      """)[0].decode("at_once")
  }

  private func state(_ planned: Planned) async throws -> ScheduleState {
    try await planned.pool.transaction {
      try await $0.answers(
        to: ScheduleStateStore().states(of: planned.participantID, in: [planned.studyID]))
    }[0]
  }

  @Test func onlyALaterRevisionOfAStudyChangesPlans() async throws {
    let planned = try await planned()
    func learn(_ revision: UInt32) async throws {
      let study = CatalogueV1.Study(
        studyID: planned.studyID, questionnaires: [.use(.everyDay(at: 660))], revision: revision)
      try await planned.pool.transaction {
        try await LearnStudy()(StudyRecord(study), at: planned.now, on: $0)
      }
    }
    let before = try await state(planned).prescribed
    for revision: UInt32 in [1, 2] {
      try await learn(revision)
      #expect(try await state(planned).prescribed == before)
      #expect(try await !isDueAtOnce(planned))
    }
    try await learn(3)
    #expect(try await state(planned).prescribed?.plan == .everyDay(at: 660))
    #expect(try await isDueAtOnce(planned))
  }

  /// The study may be read much later than it was published.
  @Test func aPauseLastsSinceItsPublication() async throws {
    let planned = try await planned()
    let study = CatalogueV1.Study(
      studyID: "\(planned.studyID)-2", questionnaires: [.use(.everyDay(at: 660))], revision: 1,
      paused: true)
    let publishedAt = planned.now.addingTimeInterval(-7200)
    let studies = StudyCache(
      pool: planned.pool,
      owner: StudyOwner(canBeAsked: true) { _ in .found((StudyRecord(study), publishedAt)) })
    #expect(try await studies.unknown(of: [study.studyID]).isEmpty)
    let pauses = try await planned.pool.query(
      "SELECT paused_at FROM study_pauses WHERE study_id = \(study.studyID)")
    #expect(try pauses.map { try $0.decode(Date.self) } == [publishedAt])
  }

  @Test func aDepartureCancelsNothingAfterANewJoining() async throws {
    var planned = try await planned()
    let studyID = planned.studyID
    func record(_ kind: EnrolmentChange.Kind, at date: Date) async throws {
      let change = EnrolmentChange(
        participantID: planned.participantID, studyID: studyID, at: date, kind: kind)
      try await planned.pool.transaction {
        try await RecordEnrolmentChange(events: Planned.events)(change, on: $0)
      }
    }
    let leftAt = planned.now + 1
    try await record(.left, at: leftAt)
    #expect(try await planned.count("cancelled") == 3)
    #expect(try await planned.told().last?.notifications.map(\.cancelled) == [true, true, true])
    #expect(try await isDueAtOnce(planned))
    try await record(.joined(groupID: "a"), at: leftAt + 1)
    planned.now += 10
    #expect(try await planned.plan(limit: 3).count == 3)
    try await record(.left, at: leftAt)
    #expect(try await planned.count("pending") == 3)
    try await record(.regrouped(groupID: "b"), at: leftAt + 2)
    let found = try await planned.pool.transaction {
      try await $0.answers(to: EnrolmentStore().find(planned.participantID, studyIDs: [studyID]))
    }
    #expect(found[studyID]?.groupID == "b" && found[studyID]?.hasEnded == false)
  }

  @Test func theLatestSettingsCountAndChooseTheChannel() async throws {
    let planned = try await planned()
    func record(_ revision: Int, perDay: Int, mail: Bool) async throws {
      let change = NotificationSettingsChange(
        participantID: planned.participantID, revision: revision,
        settings: NotificationSettings(perDayMax: perDay, wantsMail: mail), at: planned.now)
      try await planned.pool.transaction {
        try await RecordNotificationSettings()(change, on: $0)
      }
    }
    func channels() async throws -> [Int16] {
      try await planned.pool.query(
        "SELECT DISTINCT way FROM due_prompts WHERE participant_id = \(planned.participantID)"
      ).map { try $0.decode("way") }
    }
    #expect(try await channels() == [DeliveryChannel.gateway.rawValue])
    for (revision, perDay) in [(2, 1), (1, 5)] {
      try await record(revision, perDay: perDay, mail: revision == 2)
      let settings = try await planned.pool.transaction {
        try await $0.answers(to: NotificationSettingsStore().settings(of: planned.participantID))
      }
      #expect(settings.perDayMax == 1)
      #expect(try await channels() == [DeliveryChannel.mail.rawValue])
    }
    #expect(try await isDueAtOnce(planned))
  }

  @Test func sheetsOfOneBatchCountInTheirOrder() async throws {
    let planned = try await planned()
    let key = QuestionnaireKey(studyID: planned.studyID, questionnaireID: "momentary")
    func accepted(_ id: UUID, after seconds: Double) -> SheetEvent {
      .accepted(
        AcceptedSheet(
          participantID: planned.participantID, sheetID: id, key: key,
          finishedAt: planned.now + seconds))
    }
    func withdrawn(_ id: UUID, after seconds: Double) -> SheetEvent {
      .withdrawn(
        WithdrawnSheet(
          participantID: planned.participantID, sheetID: id, key: key,
          finishedAt: planned.now + seconds))
    }
    func record(_ events: SheetEvent...) async throws -> ScheduleState {
      try await planned.pool.transaction { try await RecordSheets()(events, on: $0) }
      return try await state(planned)
    }
    let (first, second) = (UUID(), UUID())
    let filledIn = try await record(
      accepted(first, after: 1), withdrawn(first, after: 1), accepted(second, after: 2))
    #expect(filledIn.isCompleted && filledIn.finishedAt == planned.now + 2)
    #expect(try await !record(withdrawn(second, after: 2)).isCompleted)
    #expect(try await !record(accepted(first, after: 1)).isCompleted)
  }

  @Test func firingsAndActivityAreRecordedTogether() async throws {
    let planned = try await planned()
    func record(_ events: TriggerEvent...) async throws {
      try await planned.pool.transaction { try await RecordTriggerEvents()(events, on: $0) }
    }
    try await record()
    #expect(try await !isDueAtOnce(planned))
    try await record(
      .active(
        ActivityMessage(
          participantID: planned.participantID, studyID: planned.studyID, kind: .record,
          at: planned.now)))
    #expect(try await !isDueAtOnce(planned))
    let firing = TriggerMessage(
      participantID: planned.participantID, studyID: planned.studyID, triggerID: "t",
      occurrenceID: UUID(), firedAt: planned.now, toldAt: planned.now)
    try await record(
      .active(
        ActivityMessage(
          participantID: planned.participantID, studyID: planned.studyID, kind: .listening,
          at: planned.now + 5)), .fired(firing), .fired(firing))
    #expect(try await isDueAtOnce(planned))
    #expect(try await planned.outcomes() == [nil])
    let latest = try await planned.pool.transaction {
      try await $0.answers(
        to: ActivityStore().latest(of: planned.participantID, in: [planned.studyID]))
    }
    #expect(latest == [planned.studyID: planned.now + 5])
  }
}

/// What planning reads before it plans or changes a schedule.
@Suite struct LookupTests {
  private func request(_ planned: Planned, token: Date?) -> PlanPerson.Request {
    PlanPerson.Request(
      participantID: planned.participantID, studyIDs: [planned.studyID],
      token: token.map {
        PlanPerson.Token(requiresEnrolment: true, issuedAt: $0, groups: [:], consentEnds: [:])
      }, limit: 3, now: planned.now)
  }

  private func read(_ planned: Planned, token: Date? = nil) async throws -> KnownPerson {
    try await planned.pool.transaction {
      try await PersonLookup().read(request(planned, token: token), on: $0)
    }
  }

  @Test func aPersonIsReadWithTheGroupsOfCurrentEnrolments() async throws {
    let planned = try await Planned()
    try await planned.publish([.use(.everyDay(at: 600))])
    try await planned.join(at: planned.now - 86_400, group: "a")
    let plan = try await planned.plan(limit: 3)
    let person = try await read(planned)
    #expect(person.participant.timeZone == "Europe/Berlin")
    #expect(person.standing.map(\.handedOut.id) == plan.map(\.id))
    #expect(person.states.map(\.key) == [ScheduleKey(plan[0].key.questionnaire)])
    #expect(try person.groups(request(planned, token: nil)) == [planned.studyID: "a"])
    try await planned.leave(at: planned.now)
    let left = try await read(planned)
    #expect(left.standing.isEmpty)
    #expect(try left.groups(request(planned, token: nil)).isEmpty)
    #expect(throws: PlanningError.notEnrolled(studyID: planned.studyID)) {
      try left.groups(request(planned, token: planned.now - 60))
    }
    #expect(
      try left.groups(request(planned, token: planned.now + 60)) == [planned.studyID: "a"])
  }

  @Test func aScheduleIsLookedUpAmongAllThatThePersonSees() async throws {
    let planned = try await Planned()
    try await planned.publish([
      .use("a", .everyDay(at: 600)), .use("b", .everyDay(at: 660), groups: ["others"]),
    ])
    try await planned.join(at: planned.now - 86_400)
    try await planned.choose(quiet: [], perDay: 4, revision: 1)
    let lookup = ScheduleLookup(studies: planned.studies)
    func request(_ questionnaireID: String, _ scheduleID: String = "") -> ScheduleRequest {
      ScheduleRequest(
        participantID: planned.participantID,
        key: QuestionnaireKey(studyID: planned.studyID, questionnaireID: questionnaireID),
        scheduleID: scheduleID, tokenIssuedAt: planned.now, now: planned.now)
    }
    let found = try await planned.pool.transaction {
      try await lookup.lockedState(for: request("a"), on: $0)
    }
    #expect(FoundSchedule(found.state).inForce?.schedule.plan == .everyDay(at: 600))
    #expect(found.seen.map(\.key.questionnaireID) == ["a"])
    #expect(found.rules.perDayMax == 4)
    let hidden = request("b")
    await #expect(throws: PlanningError.questionnaireUnknown(hidden.key)) {
      try await planned.pool.transaction { try await lookup.state(for: hidden, on: $0) }
    }
    let unknown = request("a", "evening")
    await #expect(
      throws: PlanningError.scheduleUnknown(ScheduleKey(unknown.key, scheduleID: "evening"))
    ) {
      try await planned.pool.transaction { try await lookup.state(for: unknown, on: $0) }
    }
    let unreachable = StudyCache(
      pool: planned.pool, owner: StudyOwner(canBeAsked: true) { _ in .unreachable })
    var elsewhere = hidden
    elsewhere.key.studyID = "study-elsewhere"
    await #expect(throws: PlanningError.studyNotKnownYet) {
      try await ScheduleLookup(studies: unreachable).requireStudy(of: elsewhere)
    }
  }
}
