import FoundationEssentials
import Messages
import Postgres
import TestSupport
import Testing

@testable import IngestionService

/// Points, days in a row and ranking, from stored sheets to what a participant reads.
@Suite struct RewardTests {
  private static let day = 86_400.0

  private static func study(_ change: (inout CatalogueV1.StudyRewards) -> Void = { _ in })
    -> TestStudy
  {
    var study = TestStudy()
    study.message.questionnaires[0].revisable = true
    var rewards = CatalogueV1.StudyRewards(
      pointsPerSheet: 10, sheetsPerDayMax: 2, levelPoints: [20, 60], streaks: true)
    change(&rewards)
    study.message.rewards = rewards
    return study
  }

  private func fresh(_ study: TestStudy) async throws -> (IngestionStack, Caller) {
    let stack = try await IngestionStack.shared.value
    try await stack.deliver(study)
    return (stack, try stack.participant(in: study.studyID))
  }

  @Test func withoutADeclarationThereAreNone() async throws {
    let study = TestStudy()
    let (_, caller) = try await fresh(study)
    #expect(try await caller.verdicts(study.diarySheet()) == [.created])
    #expect(try await caller.standing(in: study.studyID).rewards == nil)
  }

  @Test func sheetsEarnPointsByTheDayOfTheirAnswer() async throws {
    let study = Self.study()
    let (_, caller) = try await fresh(study)
    func rewards() async throws -> IngestionV1.RewardStanding {
      try #require(try await caller.standing(in: study.studyID).rewards)
    }
    let before = try await rewards()
    #expect(before.points == .init(levels: 2, nextLevelPoints: 20))
    #expect(before.streak == .init() && before.ranking == nil)
    let last = study.diarySheet(at: -100)
    // Three of today, of which two earn points; then two of yesterday arrive.
    #expect(
      try await caller.verdicts(
        study.diarySheet(at: -300), study.diarySheet(at: -200), last) == [
          .created, .created, .created,
        ])
    var found = try await rewards()
    #expect(found.points == .init(points: 20, level: 1, levels: 2, nextLevelPoints: 60))
    #expect(found.streak == .init(days: 1, longestDays: 1, today: true))
    // Yesterday ends an hour before the stack's present, since the clocks of Berlin are ahead.
    for days: Int64 in [1, 2] {
      #expect(try await caller.verdicts(study.diarySheet(at: -days * 86_400)) == [.created])
    }
    found = try await rewards()
    #expect(found.points == .init(points: 40, level: 1, levels: 2, nextLevelPoints: 60))
    #expect(found.streak?.days == 3)
    #expect(try await caller.amended(last.amendment(.withdrawSheet(true))) == ["created 2"])
    #expect(try await rewards().points?.points == 40)
  }

  @Test func anUnansweredPromptEndsTheRow() async throws {
    let study = Self.study()
    let (stack, caller) = try await fresh(study)
    let answered = UUID().uuidString.lowercased()
    var sheet = study.diarySheet(at: -3 * 86_400)
    sheet.notificationID = answered.uppercased()
    #expect(
      try await caller.verdicts(sheet, study.diarySheet(at: -100)) == [.created, .created])
    func deliver(_ id: String, daysAgo: Int64, cancelled: Bool = false) async throws {
      let time = TestStudy.now - daysAgo * 86_400 - 3600
      let participantID = caller.participantID.uuidString.lowercased()
      try await stack.deliver(
        EventsV1.NotificationsPlanned(
          participantID: participantID,
          notifications: [
            EventsV1.PlannedNotification(
              notificationID: id, studyID: study.studyID, questionnaireID: study.diaryID,
              notifyTime: .init(seconds: time), expireTime: .init(seconds: time + 1800),
              cancelled: cancelled)
          ]), subject: participantID)
    }
    try await deliver(answered, daysAgo: 3)
    try await deliver(UUID().uuidString.lowercased(), daysAgo: 2, cancelled: true)
    #expect(try await caller.standing(in: study.studyID).rewards?.streak?.days == 2)
    try await deliver(UUID().uuidString.lowercased(), daysAgo: 2)
    #expect(
      try await caller.standing(in: study.studyID).rewards?.streak
        == .init(days: 1, longestDays: 1, today: true))
  }

  /// A trial gives rewards to one arm.
  @Test func anotherArmHasNone() async throws {
    var study = Self.study { $0.groupIDs = ["rewarded"] }
    study.message.groups = ["rewarded", "plain"].map { CatalogueV1.StudyGroup(groupID: $0) }
    let (stack, _) = try await fresh(study)
    for group in ["rewarded", "plain"] {
      let caller = try stack.caller(
        id: UUID(), studies: [study.studyID], groups: [study.studyID: group])
      #expect(try await caller.verdicts(study.diarySheet()) == [.created])
      let rewards = try await caller.standing(in: study.studyID).rewards
      #expect(rewards?.points?.points == (group == "rewarded" ? 10 : nil), "\(group)")
    }
  }

  @Test func theRankingShowsQuartersOfForty() async throws {
    let stack = try await IngestionStack()
    let study = Self.study {
      $0.sheetsPerDayMax = 100
      $0.rankingDays = 1
    }
    try await stack.deliver(study)
    var people: [UUID] = []
    func night() async throws {
      try await ReleaseComparisons(pool: stack.pool, clock: stack.clock)()
    }
    func quarter(_ person: Int) async throws -> UInt32? {
      let caller = try stack.caller(id: people[person], studies: [study.studyID])
      return try await caller.standing(in: study.studyID).rewards?.ranking?.quarter
    }
    for number in 0..<39 {
      let caller = try stack.participant(in: study.studyID)
      people.append(caller.participantID)
      let sheets = (0...(number / 10 * 20 + 5)).map { study.diarySheet(at: -Int64($0) - 1) }
      #expect(try await caller.submit(sheets).allSatisfy { $0.verdict == .created })
    }
    #expect(try await quarter(0) == 0)
    try await night()
    // The highest quarter has nine participants.
    for person in [0, 38] { #expect(try await quarter(person) == 0) }
    for _ in 0..<11 {
      let caller = try stack.participant(in: study.studyID)
      people.append(caller.participantID)
      let sheets = (0..<80).map { study.diarySheet(at: -Int64($0) - 1) }
      #expect(try await caller.submit(sheets).allSatisfy { $0.verdict == .created })
    }
    stack.clock.advance(seconds: Self.day / 2)
    try await night()
    // Nothing is decided twice in a night.
    #expect(try await quarter(0) == 0)
    let stranger = try stack.participant(in: study.studyID)
    people.append(stranger.participantID)
    try await stack.pool.execute("UPDATE comparison_releases SET examined_on = NULL")
    try await night()
    #expect(try await quarter(0) == 1)
    #expect(try await quarter(49) == 4)
    #expect(try await quarter(50) == 0)
    let stored = try await stack.pool.query("SELECT definition FROM comparison_releases")
    #expect(try stored.map { try $0.decode("definition", as: String.self) } == ["points 100 1 "])
  }
}
