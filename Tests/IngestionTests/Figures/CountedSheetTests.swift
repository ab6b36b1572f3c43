import FoundationEssentials
import Messages
import Postgres
import TestBasics
import TestSupport
import Testing

@testable import IngestionService

/// Figures that follow each change of a study are equal to a recount.
@Suite struct CountedSheetTests {
  /// A process that counts a study's figures.
  private struct Process {
    var sheets: CountedSheets
    /// Of the diary, with and without a cutoff.
    var answers: [CountedAnswers]
    /// Number of readings that brought only what changed.
    var continued = 0

    init(limit: Int) {
      sheets = CountedSheets(limit: limit)
      answers = [CountedAnswers(limit: limit), CountedAnswers(limit: limit)]
    }

    mutating func read(_ studyID: String, on pool: PostgresPool) async throws {
      let reading = try await pool.answer(
        to: CountedSheetStore.reading(of: studyID, from: sheets.position, limit: sheets.limit))
      continued += reading.continues ? 1 : 0
      sheets.add(reading, now: .now, settling: .zero)
    }

    /// Reads and compares with a recount.
    mutating func check(
      _ studyID: String, on pool: PostgresPool, _ place: Comment
    ) async throws {
      try await read(studyID, on: pool)
      for concealed in [false, true] {
        let expected = try await FigureRecount.figures(
          of: studyID, limit: sheets.limit, concealsGroups: concealed, on: pool)
        #expect(
          sheets.figures(concealsGroups: concealed, hasExactDevices: true).rounded
            == expected.rounded, place)
      }
    }

    /// Reads the answers to the diary and compares with a recount.
    mutating func checkAnswers(
      _ study: TestStudy, on pool: PostgresPool, _ place: Comment
    ) async throws {
      let questions = FigureQuestions([try PreparedQuestionnaire(study.questionnaires[0])])
      for (index, cutoff) in [nil, CountedSheetTests.cutoff].enumerated() {
        let store = CountedAnswerStore(
          studyID: study.studyID, questionnaireID: study.diaryID, items: questions.items,
          elements: questions.questions.map(\.elementID), limit: sheets.limit, cutoff: cutoff)
        let reading = try await pool.answer(to: store.reading(from: answers[index].position))
        answers[index].add(reading, now: .now, settling: .zero)
        let recount = QuestionnaireRecount(
          studyID: study.studyID, questionnaireID: study.diaryID, questions: questions,
          limit: sheets.limit, cutoff: cutoff)
        let (one, another) = (
          answers[index].quality(of: questions), try await pool.answer(to: recount.quality)
        )
        #expect(one.sheets == another.sheets && one.participants == another.participants, place)
        #expect(one.quality == another.quality, place)
        for size in [1, 2] {
          let expected = try await pool.answer(to: recount.distributions(groupSize: size))
          let found = answers[index].distributions(of: questions, groupSize: size)
          for question in questions.questions.indices {
            let tallies = (
              found[question] ?? QuestionTally(), expected[question] ?? QuestionTally()
            )
            #expect(tallies.0.isClose(to: tallies.1), "\(place) question \(question)")
          }
        }
      }
    }
  }

  /// Sheets and amendments that arrived since then do not count for readers without single answers.
  private static let cutoff = Date(timeIntervalSince1970: Double(TestStudy.now) + 60)

  /// A study whose second questionnaire only a group sees.
  private static var study: TestStudy {
    var study = TestStudy.rated
    study.message.groups = ["a", "b"].map { CatalogueV1.StudyGroup(groupID: $0) }
    study.message.questionnaires[1].groupIDs = ["b"]
    return study
  }

  private struct Scene {
    let stack: IngestionStack
    let study: TestStudy
    var generator: SeededGenerator
    var people: [Caller] = []
    var testers: [UUID: UInt64] = [:]
    var stored: [(sheet: IngestionV1.AnswerSheet, person: Caller)] = []

    mutating func number(_ range: Range<Int64>) -> Int64 {
      Int64.random(in: range, using: &generator)
    }

    /// A member of the second group in two of three cases.
    mutating func join() throws {
      people.append(
        try stack.caller(
          id: UUID(), studies: [study.studyID],
          groups: [study.studyID: number(0..<3) == 0 ? "a" : "b"]))
    }

    mutating func submit() async throws {
      let person = people[Int(number(0..<Int64(people.count)))]
      let at = -number(0..<4 * 86_400)
      var sheet =
        number(0..<3) == 0
        ? study.symptomSheet(at: at)
        : study.rating(
          values(), (0..<number(0..<5)).map { _ in ["no", "some", "much"][Int(number(0..<3))] },
          places: [[], ["home"], ["work", "home"]][Int(number(0..<3))], at: at,
          duration: number(0..<3) == 0 ? number(1..<20) : number(1..<9_000))
      sheet.platform = ["", "Android 15", "iOS"][Int(number(0..<3))]
      sheet.appVersion = ["3.1", "3.2"][Int(number(0..<2))]
      if number(0..<2) == 0 { sheet.notificationID = UUID().uuidString.lowercased() }
      if number(0..<6) == 0 { sheet.timeZone = "Nowhere/City" }
      // A clock that is four days ahead, and one that was changed while the participant answered.
      if number(0..<8) == 0 { sheet.finishTime?.seconds = TestStudy.now + 4 * 86_400 }
      if number(0..<8) == 0 { sheet.startTime?.seconds = TestStudy.now + 5 * 86_400 }
      if number(0..<5) == 0 { sheet.closing = .autosaved }
      if try await person.verdicts(sheet) == [.created] { stored.append((sheet, person)) }
    }

    mutating func values() -> [Double?] {
      (0..<6).map { _ in [nil, 0, 50, 52, 100][Int(number(0..<5))] }
    }

    mutating func change() async throws {
      guard !stored.isEmpty else { return }
      let (sheet, person) = stored[Int(number(0..<Int64(stored.count)))]
      _ = try await person.amended(
        number(0..<2) == 0
          ? sheet.amendment(.withdrawSheet(true))
          : sheet.amendment(.answers(.init(answers: study.rating(values()).answers))))
    }

    mutating func mark() async throws {
      let id = people[Int(number(0..<Int64(people.count)))].participantID
      let revision = testers[id, default: 0] + 1
      testers[id] = revision
      let subject = id.uuidString.lowercased()
      try await stack.deliver(
        EventsV1.TestParticipantChanged(
          participantID: subject, testParticipant: revision % 2 == 1,
          accountRevision: revision), subject: subject)
    }

    /// Erases or anonymises a participant; returns the erasure, which is pending.
    mutating func erase() async throws -> UUID {
      let person = people.remove(at: Int(number(0..<Int64(people.count))))
      stored.removeAll { $0.person.participantID == person.participantID }
      return try await ErasureTests().request(
        person, study: number(0..<2) == 0 ? study.studyID : "",
        mode: number(0..<2) == 0 ? .eraseAnswers : .anonymiseAnswers)
    }
  }

  @Test(arguments: 0..<3) func figuresFollowEveryChange(round: Int) async throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    let stack = try await IngestionStack()
    var scene = Scene(
      stack: stack, study: Self.study, generator: SeededGenerator(seed: seed))
    try await stack.deliver(scene.study)
    let studyID = scene.study.studyID
    var processes = [Process(limit: 1_000), Process(limit: 4)]
    for _ in 0..<6 { try scene.join() }
    var pending: [UUID] = []
    for step in 0..<60 {
      if step == 30 { stack.clock.advance(seconds: 120) }
      switch scene.number(0..<20) {
      case 0..<11: try await scene.submit()
      case 11..<15: try await scene.change()
      case 15..<17: try await scene.mark()
      case 17 where scene.people.count > 2: pending.append(try await scene.erase())
      case 18 where !pending.isEmpty:
        _ = try await ErasureTests().receipt(stack, of: pending.removeLast())
      default: try scene.join()
      }
      for place in processes.indices where scene.number(0..<3) == 0 {
        try await processes[place].check(
          studyID, on: stack.pool, "process \(place), step \(step), seed \(seed)")
        try await processes[place].checkAnswers(
          scene.study, on: stack.pool, "process \(place), step \(step), seed \(seed)")
      }
    }
    for erasure in pending { _ = try await ErasureTests().receipt(stack, of: erasure) }
    for place in processes.indices {
      try await processes[place].check(studyID, on: stack.pool, "end, seed \(seed)")
      try await processes[place].checkAnswers(scene.study, on: stack.pool, "end, seed \(seed)")
      #expect(processes[place].continued > 0, "seed \(seed)")
    }
  }

  @Test func aSheetThatIsCommittedLaterIsNotMissed() async throws {
    let stack = try await IngestionStack()
    let study = Self.study
    try await stack.deliver(study)
    let person = try stack.participant(in: study.studyID)
    #expect(try await person.verdicts(study.rating([1], at: -900)) == [.created])
    var process = Process(limit: 1_000)
    try await stack.owner.transaction { connection in
      try await connection.execute(
        """
        INSERT INTO answer_sheets (participant_id, sheet_id, study_id, questionnaire_id, version,
          finished_at, received_at, time_zone, notification_id, app_version, platform, answers, closing)
        SELECT participant_id, gen_random_uuid(), study_id, questionnaire_id, version,
          finished_at, received_at, time_zone, notification_id, app_version, platform, answers, closing
        FROM answer_sheets
        """)
      // A later sheet is visible earlier, and read more than once.
      #expect(try await person.verdicts(study.rating([2], at: -800)) == [.created])
      for _ in 0..<3 {
        try await process.check(study.studyID, on: stack.pool, "while it is not committed")
      }
      #expect(process.sheets.count == 2)
    }
    try await process.check(study.studyID, on: stack.pool, "after the commit")
    #expect(process.sheets.count == 3 && process.continued == 3)
    // Once all transactions have ended, earlier sheets are not read any more.
    let (studyID, pool) = (study.studyID, stack.pool)
    try await eventually("earlier sheets are not read any more") {
      try await process.read(studyID, on: pool)
      return process.sheets.position.floor == process.sheets.position.highest
    }
  }

  @Test func readingsBesideSubmissionsMissNothing() async throws {
    let stack = try await IngestionStack()
    let study = Self.study
    try await stack.deliver(study)
    let submissions = Task {
      try await withThrowingTaskGroup(of: Void.self) { group in
        for _ in 0..<6 {
          let person = try stack.participant(in: study.studyID)
          group.addTask {
            for number in 0..<15 {
              let sheet = study.rating([1], at: Int64(number) * 60 - 3_600)
              #expect(try await person.verdicts(sheet) == [.created])
              if number % 3 == 0 {
                let verdict = try await person.amended(sheet.amendment(.withdrawSheet(true)))
                #expect(verdict == ["created 2"])
              }
            }
          }
        }
        try await group.waitForAll()
      }
    }
    var process = Process(limit: 1_000)
    try await eventually("all sheets are read") {
      try await process.read(study.studyID, on: stack.pool)
      return process.sheets.count == 6 * 15
    }
    try await submissions.value
    try await process.check(study.studyID, on: stack.pool, "after the submissions")
    #expect(process.continued > 0)
  }

  @Test func aDroppedMonthIsNotCounted() async throws {
    let stack = try await IngestionStack()
    let study = Self.study
    try await stack.deliver(study)
    let person = try stack.participant(in: study.studyID)
    #expect(try await person.verdicts(study.rating([1], at: -900)) == [.created])
    var process = Process(limit: 1_000)
    try await process.check(study.studyID, on: stack.pool, "before")
    #expect(process.sheets.count == 1)
    let partition = try await stack.owner.query(
      "SELECT tableoid::regclass::text FROM answer_sheets")[0].decode(String.self)
    try await stack.owner.execute("DROP TABLE \(unescaped: partition)")
    try await process.check(study.studyID, on: stack.pool, "after")
    #expect(process.sheets.count == 0)
  }
}
