import FoundationEssentials
import Messages
import Postgres
import Questionnaires
import RPCClient
import RPCCore
import Stubs
import TestBasics
import TestSupport
import Testing

@testable import IngestionService

/// Comparisons with all participants, from stored sheets to what a participant reads.
@Suite struct ComparisonTests {
  private static let day = 86_400.0

  /// A study that compares the stress of thirty days.
  private static func study(days: UInt32 = 30) -> TestStudy {
    var study = TestStudy()
    study.message.comparisons = [
      CatalogueV1.StudyComparison(
        comparisonID: "stress", title: .init(text: "Stress"), questionnaireID: study.diaryID,
        value: .elementID("stress"), maximum: 100, windowDays: days)
    ]
    return study
  }

  /// Runs the nightly work of a process.
  private func night(_ stack: IngestionStack) async throws {
    try await ReleaseComparisons(pool: stack.pool, clock: stack.clock)()
  }

  /// Participants with one sheet each, with these values.
  private func fill(
    _ study: TestStudy, _ stack: IngestionStack, _ values: [Double]
  ) async throws -> [UUID] {
    var people: [UUID] = []
    for value in values {
      let caller = try stack.participant(in: study.studyID)
      #expect(try await caller.verdicts(study.diarySheet(stress: value)) == [.created])
      people.append(caller.participantID)
    }
    return people
  }

  private func fresh(
    of study: TestStudy = ComparisonTests.study(), _ values: [Double]
  ) async throws -> (IngestionStack, TestStudy, [UUID]) {
    let stack = try await IngestionStack()
    try await stack.deliver(study)
    return (stack, study, try await fill(study, stack, values))
  }

  private func read(
    _ person: UUID, in study: TestStudy, _ stack: IngestionStack
  ) async throws -> IngestionV1.ComparisonResult {
    let caller = try stack.caller(id: person, studies: [study.studyID])
    return try #require(try await caller.comparisons(in: study.studyID).first)
  }

  private static let values = (0..<12).map { Double($0) * 9 }

  @Test func aMeanIsReleasedOvernight() async throws {
    let (stack, study, people) = try await fresh(Self.values)
    let before = try await read(people[0], in: study, stack)
    #expect(before.absence == .notReleased && before.ownValue?.value == 0 && before.mean == nil)
    try await night(stack)
    // The mean is 49.5.
    let result = try await read(people[2], in: study, stack)
    #expect(result.comparisonID == "stress" && result.absence == .unspecified)
    #expect(result.ownValue?.value == 18 && result.mean?.value == 50)
    #expect(result.participants == 10 && result.quarter == 0)
    #expect(result.releaseTime?.date == stack.clock.now())
    let stranger = try stack.participant(in: study.studyID)
    let none = try await read(stranger.participantID, in: study, stack)
    #expect(none.absence == .noOwnValue && none.mean == nil && none.participants == 0)
    #expect(none.ownValue == nil && none.releaseTime == nil)
  }

  @Test func aFewChangesReleaseNothing() async throws {
    let (stack, study, people) = try await fresh(Self.values)
    try await night(stack)
    let before = try await read(people[0], in: study, stack)
    let newcomers = try await fill(study, stack, Array(repeating: 100, count: 9))
    // Nothing is decided twice in a night.
    try await night(stack)
    stack.clock.advance(seconds: Self.day)
    try await night(stack)
    #expect(try await read(people[0], in: study, stack) == before)
    _ = try await fill(study, stack, [100])
    stack.clock.advance(seconds: Self.day)
    try await night(stack)
    let after = try await read(newcomers[0], in: study, stack)
    // The mean is 72.5.
    #expect(after.mean?.value == 70 || after.mean?.value == 75)
    #expect(after.participants == 20 && after.releaseTime?.date == stack.clock.now())
    let rows = try await stack.pool.query("SELECT count(*) FROM comparison_contributors")
    #expect(try rows[0].decode("count", as: Int.self) == 22)
  }

  @Test func elevenAreNeeded() async throws {
    let (stack, study, people) = try await fresh(Array(Self.values.dropLast(2)))
    try await night(stack)
    let few = try await read(people[0], in: study, stack)
    #expect(few.absence == .tooFewParticipants && few.mean == nil && few.participants == 0)
    // Test participants do not count.
    let tester = try stack.caller(id: UUID(), studies: [study.studyID], isTest: true)
    #expect(try await tester.verdicts(study.diarySheet(stress: 50)) == [.created])
    stack.clock.advance(seconds: Self.day)
    try await night(stack)
    #expect(try await read(people[0], in: study, stack).absence == .tooFewParticipants)
    _ = try await fill(study, stack, [50])
    stack.clock.advance(seconds: Self.day)
    try await night(stack)
    #expect(try await read(people[0], in: study, stack).mean?.value == 40)
  }

  @Test func aWithdrawalOrErasureComputesNothing() async throws {
    var revisable = Self.study()
    revisable.message.questionnaires[0].revisable = true
    let (stack, study, people) = try await fresh(of: revisable, Self.values)
    let sheet = study.diarySheet(stress: 100, at: -60)
    let last = try stack.caller(id: people[11], studies: [study.studyID])
    #expect(try await last.verdicts(sheet) == [.created])
    try await night(stack)
    let before = try await read(people[0], in: study, stack)
    #expect(try await last.amended(sheet.amendment(.withdrawSheet(true))) == ["created 2"])
    try await ErasedParticipant(stack, people[10]).erase(study.studyID)
    let left = try await stack.pool.query(
      "SELECT FROM comparison_contributors WHERE participant_id = \(people[10])")
    #expect(left.isEmpty)
    for _ in 0..<3 {
      stack.clock.advance(seconds: Self.day)
      try await night(stack)
      #expect(try await read(people[0], in: study, stack) == before)
    }
  }

  @Test func onlyTheDaysOfTheComparisonCount() async throws {
    let (stack, study, people) = try await fresh(Self.values)
    let caller = try stack.caller(id: people[0], studies: [study.studyID])
    let old = study.diarySheet(stress: 100, at: -31 * 86_400)
    #expect(
      try await caller.verdicts(old, study.diarySheet(stress: 30, at: -29 * 86_400))
        == [.created, .created])
    #expect(try await read(people[0], in: study, stack).ownValue?.value == 15)
    stack.clock.advance(seconds: 40 * Self.day)
    try await night(stack)
    #expect(try await read(people[0], in: study, stack).absence == .noOwnValue)
  }

  @Test func twoProcessesDecideOnce() async throws {
    let (stack, _, _) = try await fresh(Self.values)
    let other = try await IngestionStack(sharing: stack)
    for _ in 0..<5 {
      async let first: Void = night(stack)
      async let second: Void = night(other)
      _ = try await (first, second)
    }
    let rows = try await stack.pool.query(
      "SELECT contributors FROM comparison_releases WHERE released_at IS NOT NULL")
    #expect(try rows.map { try $0.decode("contributors", as: Int32.self) } == [12])
    let people = try await stack.pool.query("SELECT count(*) FROM comparison_contributors")
    #expect(try people[0].decode("count", as: Int.self) == 12)
  }

  /// A clock that was years ahead for a night does not stop the releases of the present.
  @Test func aClockMayJump() async throws {
    let (stack, study, people) = try await fresh(of: Self.study(days: 0), Self.values)
    stack.clock.advance(seconds: 3_650 * Self.day)
    try await night(stack)
    stack.clock.advance(seconds: -3_650 * Self.day)
    let more = try await fill(study, stack, Array(repeating: 60, count: 12))
    try await night(stack)
    #expect(try await read(people[0], in: study, stack).participants == 20)
    #expect(try await read(more[0], in: study, stack).releaseTime?.date == stack.clock.now())
  }

  @Test func onlyParticipantsRead() async throws {
    let (stack, study, _) = try await fresh([50])
    for caller in [
      try stack.participant(leading: [study.studyID]), try stack.clinician(of: study),
      try stack.participant(in: "elsewhere"),
    ] {
      let refused = await #expect(throws: RPCError.self) {
        _ = try await caller.comparisons(in: study.studyID)
      }
      #expect(refused?.code == .permissionDenied)
    }
  }

  @Test func aComparisonOfAnotherArmIsHidden() async throws {
    var arms = Self.study()
    arms.message.groups = ["a", "b"].map { CatalogueV1.StudyGroup(groupID: $0) }
    arms.message.questionnaires[0].groupIDs = ["a"]
    let (stack, study, _) = try await fresh(of: arms, [])
    for (group, count) in [("a", 1), ("b", 0)] {
      let caller = try stack.caller(
        id: UUID(), studies: [study.studyID], groups: [study.studyID: group])
      #expect(try await caller.comparisons(in: study.studyID).count == count, "\(group)")
    }
  }

  /// A changed declaration shows nothing until it is released itself.
  @Test func anotherDeclarationIsAnotherComparison() async throws {
    let (stack, first, people) = try await fresh(Self.values)
    var study = first
    try await night(stack)
    study.message.comparisons[0].maximum = 200
    study.message.revision = 2
    try await stack.deliver(study)
    try await eventually("the new declaration is read") {
      try await read(people[0], in: study, stack).absence == .notReleased
    }
    stack.clock.advance(seconds: Self.day)
    try await night(stack)
    #expect(try await read(people[0], in: study, stack).mean?.value == 50)
  }

  @Test(arguments: 0..<5 as Range<UInt64>) func theStatementCountsLikeTheTest(
    _ seed: UInt64
  ) async throws {
    var generator = SeededGenerator(seed: seed)
    let (stack, study) = (try await IngestionStack.shared.value, Self.study(days: 10))
    try await stack.deliver(study)
    var expected: [UUID: Double] = [:]
    for _ in 0..<15 {
      let caller = try stack.participant(in: study.studyID)
      let sheets = (0..<Int.random(in: 1...6, using: &generator)).map { number in
        (
          days: Int64.random(in: 0...20, using: &generator),
          value: Double(Int.random(in: 0...100, using: &generator)), number: Int64(number)
        )
      }
      let verdicts = try await caller.submit(
        sheets.map { study.diarySheet(stress: $0.value, at: -$0.days * 86_400 - $0.number) })
      #expect(verdicts.allSatisfy { $0.verdict == .created })
      let counted = sheets.filter { $0.days * 86_400 + $0.number <= 10 * 86_400 }
      if !counted.isEmpty {
        expected[caller.participantID] =
          counted.reduce(0) { $0 + $1.value } / Double(counted.count) / 100
      }
    }
    let definition = ComparisonDefinition(
      id: "stress", title: TranslatedText(), questionnaireID: study.diaryID,
      value: .question("stress"), minimum: 0, maximum: 100, windowDays: 10)
    let places = try await stack.pool.answer(
      to: ComparisonStore.places(
        of: .comparison(definition), in: study.studyID, now: stack.clock.now()))
    #expect(Set(places.keys) == Set(expected.keys), "seed \(seed)")
    for (person, place) in places {
      #expect(abs(place - (expected[person] ?? 2)) < 1e-6, "seed \(seed)")
    }
  }
}

extension Caller {
  fileprivate func comparisons(in studyID: String) async throws -> [IngestionV1.ComparisonResult] {
    try await IngestionV1.ResultServiceClient(stack.channel).readComparisons(
      .init(studyID: studyID), options: .bearer(token)
    ).comparisons
  }
}

/// A participant whose data of a study is erased.
private struct ErasedParticipant {
  let stack: IngestionStack
  let participantID: UUID

  init(_ stack: IngestionStack, _ participantID: UUID) {
    self.stack = stack
    self.participantID = participantID
  }

  func erase(_ studyID: String) async throws {
    while try await !stack.pool.query(
      "SELECT * FROM erase_participant(\(participantID), \(studyID), 'ERASE_ANSWERS')"
    ).isEmpty {}
  }
}
