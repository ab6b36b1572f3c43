import Calendar
import FoundationEssentials
import Messages
import ServiceKit
import TestSupport
import Testing

@testable import IngestionService

/// Membership, groups, settings and catalogue: the use cases that others depend on.
@Suite struct MemberUseCaseTests {
  private func change(
    _ kind: EnrolmentChange.Kind, of participantID: UUID, in studyID: String, at time: Date
  ) -> EnrolmentChange {
    EnrolmentChange(participantID: participantID, studyID: studyID, at: time, kind: kind)
  }

  @Test func tokenAndBusTogetherDecideMembership() async throws {
    let cases = try await UseCases()
    let study = TestStudy()
    try await cases.stack.deliver(study)
    let record = RecordEnrolmentChange()
    let (id, now) = (UUID(), cases.now)
    for (kind, time) in [
      (EnrolmentChange.Kind.joined(groupID: "a"), now - 100), (.left, now - 10), (.left, now - 10),
    ] {
      try await cases.pool.transaction {
        try await record(change(kind, of: id, in: study.studyID, at: time), on: $0)
      }
    }
    let require = RequireMembership(enrolments: cases.parts.enrolments)
    // A token issued after the departure shows a joining that the bus has not delivered.
    try await require(cases.submitter(id, in: study.studyID), in: study.studyID, now: now)
    var outdated = cases.submitter(id, in: study.studyID)
    outdated.claimedAt = now - 50
    await #expect(throws: MembershipError.tokenOutdated(study.studyID)) {
      try await require(outdated, in: study.studyID, now: now)
    }
    var ended = cases.submitter(in: study.studyID)
    ended.consentEnds = [study.studyID: now - 1]
    await #expect(throws: MembershipError.consentEnded(study.studyID)) {
      try await require(ended, in: study.studyID, now: now)
    }
    let enrolment = try await cases.parts.enrolments.presentEnrolment(
      of: outdated, in: study.studyID)
    #expect(enrolment.leftAt == Instant(now - 10))
    let groups: GroupSource = cases.parts.groups
    let known = try await groups.groups(of: outdated, in: [study.studyID])
    #expect(known[study.studyID]?.group(at: Instant(now - 50)) == "a")
  }

  @Test func authIsAskedOncePerTokenAndOnlyWithOne() async throws {
    let cases = try await UseCases()
    let owner = FixedMemberships(answer: ["s": Membership(groupID: "b")])
    let source = MembershipSource(owner: owner)
    var member = cases.submitter(in: "s")
    #expect(await source.memberships(of: member) == nil)
    member.token = "t"
    let inquired = await source.memberships(of: member)
    guard case .found(let memberships)? = inquired?.answer else {
      Issue.record("auth must be asked")
      return
    }
    #expect(memberships == ["s": Membership(groupID: "b")])
  }

  @Test func aTestParticipantIsMarkedOnce() async throws {
    let cases = try await UseCases()
    let id = UUID()
    for _ in 0..<2 { try await RecordTestParticipant()(claimedBy: id, on: cases.pool) }
    #expect(
      try await cases.pool.query(
        "SELECT FROM test_participants WHERE participant_id = \(id) AND marked"
      ).count == 1)
  }

  @Test func settingsAreMergedAndGuardedByTheirTag() async throws {
    let cases = try await UseCases()
    let update = UpdateSettings(
      pool: cases.pool, clock: cases.clock, events: cases.events, limits: cases.parts.limits)
    let get = GetSettings(pool: cases.pool)
    let id = UUID()
    #expect(try await get(of: id).kept == KeptSettings())
    var values = ParticipantSettings()
    values.ringTone = "bell"
    values.tinnitusFrequency = 440
    let tone = SettingsChange(fields: [.ringTone], values: values)
    for _ in 0..<2 { #expect(try await update(tone, etag: "", of: id).kept.entityTag == "1") }
    let both = SettingsChange(fields: [.ringTone, .tinnitusFrequency], values: values)
    await #expect(throws: SettingsRefusal.changedMeanwhile(etag: "1")) {
      try await update(both, etag: "7", of: id)
    }
    #expect(try await update(both, etag: "1", of: id).kept.settings == values)
    let stored = try await get(of: id)
    #expect(stored.kept == KeptSettings(settings: values, revision: 2))
    #expect(stored.updatedAt == Instant(cases.now).date)
    #expect(cases.events.recorded.settings.map(\.revision) == [1, 2])
  }

  @Test func studiesAndVersionsAreLearntInAnyOrder() async throws {
    let cases = try await UseCases()
    let study = TestStudy()
    var newer = study.message
    newer.revision = 2
    newer.questionnaires.removeLast()
    let (learn, learnVersion) = (LearnStudy(), LearnQuestionnaire())
    let now = cases.now
    try await cases.pool.transaction { connection in
      for message in [newer, study.message] {
        try await learn(PublishedStudy(message), at: now, on: connection)
      }
      for _ in 0..<2 {
        try await learnVersion(PublishedQuestionnaire(study.questionnaires[0]), on: connection)
      }
    }
    let studies: StudyCache = cases.parts.studies
    let rules = try #require(
      try await studies.rules(for: [study.studyID: []])[study.studyID]?.known)
    #expect(rules.uses.keys.sorted() == [study.diaryID, study.symptomID].sorted())
    let questionnaires: QuestionnaireCache = cases.parts.questionnaires
    try await questionnaires.requireElement("stress", of: study.diaryID, upTo: 1)
    await #expect(throws: IngestionError.self) {
      try await questionnaires.requireElement("none", of: study.diaryID, upTo: 1)
    }
    let broken = PublishedQuestionnaire(
      key: QuestionnaireVersion(questionnaireID: "q", version: 0), contentHash: "", bytes: [])
    await #expect(throws: UnusableDefinition.self) {
      try await cases.pool.transaction { try await learnVersion(broken, on: $0) }
    }
  }

  @Test func questionnairesOfOtherGroupsAreNotInTheStudy() async throws {
    let cases = try await UseCases()
    var study = TestStudy()
    study.message.groups = [CatalogueV1.StudyGroup(groupID: "a"), .init(groupID: "b")]
    study.message.questionnaires[0].groupIDs = ["a"]
    try await cases.stack.deliver(study)
    let uses: VisibleQuestionnaires = cases.uses
    let member = cases.submitter(in: study.studyID, groups: [study.studyID: "a"])
    #expect(
      try await uses.use(of: study.diaryID, in: study.studyID, by: member).questionnaireID
        == study.diaryID)
    let other = cases.submitter(in: study.studyID, groups: [study.studyID: "b"])
    await #expect(
      throws: IngestionError.questionnaireNotInStudy(
        studyID: study.studyID, questionnaireID: study.diaryID)
    ) { try await uses.use(of: study.diaryID, in: study.studyID, by: other) }
    let context = try await cases.parts.contexts.context(
      for: [AnswerSheet(study.diarySheet())], by: other, now: cases.now)
    #expect(!context.isShown(AnswerSheet(study.diarySheet())))
  }

  @Test func notificationsAreStoredOnceAndStayCancelled() async throws {
    let cases = try await UseCases()
    let record = RecordNotifications()
    var told = ToldNotification(
      participantID: UUID(), notificationID: UUID(), studyID: "s", questionnaireID: "q",
      notifiesAt: cases.now, isFixed: true, isCancelled: false, toldAt: cases.now)
    for isCancelled in [false, true, false] {
      told.isCancelled = isCancelled
      let event = told
      try await cases.pool.transaction { try await record([event, event], on: $0) }
    }
    let rows = try await cases.pool.query(
      "SELECT cancelled FROM notifications WHERE participant_id = \(told.participantID)",
      as: Bool.self)
    #expect(rows == [true])
  }

  /// The expiry that planning published last counts, in any order of arrival.
  @Test func anOlderExpiryReplacesNone() async throws {
    let cases = try await UseCases()
    let record = RecordNotifications()
    let expiries = [1_800, 3_600, 1_800, nil].map { $0.map { cases.now + $0 } }
    // Replayed from the start, late, within one batch, and with the last state known first.
    for order in [[0, 1, 2, 3, 1], [2, 1], [0, 2, 1], [3, 0, 1, 2]] {
      let person = UUID()
      let events = order.map { place in
        ToldNotification(
          participantID: person, notificationID: person, studyID: "s", questionnaireID: "q",
          notifiesAt: cases.now, expiresAt: expiries[place], isFixed: true,
          completionMinutes: place, isCancelled: false, toldAt: cases.now + Double(place))
      }
      func check() async throws {
        let (expiresAt, minutes) = try await cases.pool.query(
          """
          SELECT expires_at, completion_minutes::bigint FROM notifications
          WHERE participant_id = \(person)
          """
        )[0].decode(Date?.self, Int.self)
        #expect(expiresAt == expiries[try #require(order.max())], "\(order)")
        #expect(minutes == order.max(), "\(order)")
      }
      for event in events { try await cases.pool.transaction { try await record([event], on: $0) } }
      try await check()
      try await cases.pool.transaction { try await record(events, on: $0) }
      try await check()
    }
  }
}

private struct FixedMemberships: MembershipOwner {
  var answer: [String: Membership]
  var canBeAsked: Bool { true }

  func memberships(token: String) async -> OwnerAnswer<[String: Membership]> { .found(answer) }
}
