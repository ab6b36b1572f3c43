import FoundationEssentials
import Messages
import Testing

@testable import IngestionService

/// Figures of small studies whose numbers are known by hand.
@Suite struct FigureTests {
  static func fresh(
    _ study: TestStudy = .rated
  ) async throws -> (stack: IngestionStack, study: TestStudy, leader: Caller) {
    let stack = try await IngestionStack.shared.value
    try await stack.deliver(study)
    return (stack, study, try stack.participant(leading: [study.studyID]))
  }

  @Test func sheetsAreCounted() async throws {
    let (stack, study, leader) = try await Self.fresh()
    let empty = try await leader.figures(of: study)
    #expect(empty.questionnaires.isEmpty && empty.days.isEmpty && empty.minutesPerDay == nil)
    let (one, other) = (
      try stack.participant(in: study.studyID), try stack.participant(in: study.studyID)
    )
    let day: Int64 = 86_400
    var late = study.rating([1], at: -3 * day, duration: 60)
    late.notificationID = UUID().uuidString.lowercased()
    let withdrawn = study.rating([9], at: -900)
    #expect(
      try await one.verdicts(
        study.rating([1], at: -1000, duration: 120), study.rating([2], at: -500, duration: 240),
        study.rating([2], at: -400, duration: 3 * 3600), late, withdrawn
      ).allSatisfy { $0 == .created })
    #expect(
      try await one.amended(withdrawn.amendment(.withdrawSheet(true))) == ["created 2"])
    var ahead = study.rating([3], at: 4 * day)
    ahead.closing = .autosaved
    #expect(
      try await other.verdicts(
        study.rating([1], at: -1000, duration: 600), ahead, study.symptomSheet(at: -20)
      ).allSatisfy { $0 == .created })
    let figures = try await leader.figures(of: study)
    #expect(
      figures.questionnaires.map(\.questionnaireID) == [study.diaryID, study.symptomID])
    let diary = try #require(figures.questionnaires.first)
    #expect(diary.sheets == 6 && diary.participants == 2 && diary.notified == 1)
    #expect(diary.incomplete == 1 && diary.late == 1 && diary.clockImplausible == 1)
    // 1, 2, 4 and 10 minutes; three hours are an interruption.
    #expect(diary.timed == 4 && diary.minutes?.median == 3)
    #expect(figures.participants == 2 && !figures.truncated)
    // The device showed the summer time of Berlin: the night of 29 March.
    #expect(figures.days.map(\.date) == ["2026-03-26", "2026-03-29"])
    #expect(figures.days.map(\.sheets) == [1, 5] && figures.days.map(\.participants) == [1, 2])
    // Days of participants: 1 minute, 2 + 4 minutes, and 10 minutes with half a minute.
    #expect(figures.participantDays == 3 && figures.minutesPerDay?.median == 6)
    #expect(figures.medianSheetsPerDay == 2)
  }

  @Test(arguments: [false, true]) func programsAreNamedAsInExports(exact: Bool) async throws {
    var study = TestStudy.rated
    study.message.exactDevices = exact
    let (stack, _, leader) = try await Self.fresh(study)
    let (one, other) = (
      try stack.participant(in: study.studyID), try stack.participant(in: study.studyID)
    )
    func sheet(_ platform: String, _ version: String, at: Int64) -> IngestionV1.AnswerSheet {
      var sheet = study.rating([1], at: at)
      (sheet.platform, sheet.appVersion) = (platform, version)
      return sheet
    }
    #expect(
      try await one.verdicts(
        sheet("Android 14", "app 3.2 (417)", at: -900), sheet("Android 15", "app 3.9", at: -800)
      ).allSatisfy { $0 == .created })
    #expect(try await other.verdicts(sheet("iOS 26.1", "app 4.0", at: -900)) == [.created])
    let clients = try await leader.figures(of: study).clients
    #expect(
      clients.map { "\($0.platform)|\($0.appVersion) \($0.sheets) \($0.participants)" }
        == (exact
          ? ["Android 15|app 3.9 1 1", "iOS 26.1|app 4.0 1 1", "Android 14|app 3.2 (417) 1 0"]
          : ["Android|app 3 2 1", "iOS|app 4 1 1"]))
  }

  /// Devices name programs freely.
  @Test func namesOfProgramsAreBounded() {
    var clients = CountedClients()
    let indices = (0..<5_000).map {
      clients.index(of: CountedClients.Client(platform: "p\($0)", appVersion: ""))
    }
    #expect(clients.all.count == 1_000 && indices[998] == 999 && indices[999] == 0)
    var sheets = Array(repeating: 0, count: clients.all.count)
    for index in indices { sheets[Int(index)] += 1 }
    let figures = clients.figures(sheets: sheets, newest: indices, hasExactDevices: true)
    #expect(figures.count == FigureLimits.clientsMax)
    #expect(figures[0].client.platform.isEmpty && figures[0].participants == 4_001)
    #expect(figures[0].sheets == 4_001 && figures[1].participants == 1)
  }

  @Test func distributionsAreCountedByParticipant() async throws {
    let (stack, study, leader) = try await Self.fresh()
    let (one, other) = (
      try stack.participant(in: study.studyID), try stack.participant(in: study.studyID)
    )
    let sheets = [
      study.rating([10], ["no"], places: ["home", "work"], at: -1000),
      study.rating([20], ["no"], places: ["home"], at: -900),
      study.rating([30], ["some"], at: -800),
    ]
    #expect(try await one.submit(sheets).allSatisfy { $0.verdict == .created })
    #expect(try await other.verdicts(study.rating([100], ["no"])) == [.created])
    let figures = try await leader.figures(of: study.diaryID, in: study)
    #expect(figures.withRows && figures.participantsMin == 0 && figures.sheets == 4)
    func question(_ id: String) throws -> IngestionV1.QuestionFigures {
      try #require(figures.questions.first { $0.elementID == id })
    }
    #expect(
      figures.questions.map(\.elementID)
        == TestStudy.sliders + TestStudy.choices + ["places", "note"])
    let slider = try question("s1")
    #expect(slider.participants == 2 && slider.answers == 4)
    // The mean of 20 and 100.
    #expect(slider.numbers?.mean == 60 && slider.numbers?.median?.value == 25)
    #expect(slider.classes.map(\.answers) == [0, 1, 1, 1, 0, 0, 0, 0, 0, 1])
    #expect(slider.classes.last?.share == 0.5 && slider.classes.last?.to == 100)
    let choice = try question("c1")
    #expect(choice.classes.map(\.code) == ["no", "some", "much"])
    #expect(choice.classes.map(\.answers) == [3, 1, 0] && choice.numbers == nil)
    // Two thirds and all; one third and none.
    #expect(abs(choice.classes[0].share - (2.0 / 3 + 1) / 2) < 1e-9)
    #expect(abs(choice.classes[1].share - 1.0 / 6) < 1e-9)
    let places = try question("places")
    #expect(places.participants == 1 && places.answers == 2)
    #expect(places.classes.map(\.share) == [1, 0.5])
    #expect(try question("note").answers == 0)
    let absent = await failure { try await leader.figures(of: "absent", in: study) }
    #expect(absent?.reason == "QUESTIONNAIRE_NOT_IN_STUDY")
  }

  /// Types of a question in an older and in the newest version, and whether older answers count.
  private static let scales:
    [(older: CatalogueV1.Question.OneOfType, newest: CatalogueV1.Question.OneOfType, count: Bool)] =
      [
        (number(0, 20), number(0, 30), true), (number(0, 20), number(nil, nil), true),
        (number(0, 20), number(0, 20), true), (number(0, 5, true), number(0, 5), true),
        (number(0, 30), number(0, 20), false), (number(nil, nil), number(0, 20), false),
        (number(0, 5), number(0, 6, true), false), (slider(10), slider(10), true),
        (slider(10), slider(100), false), (slider(10), number(0, 10, true), true),
        (slider(10), number(0, 20, true), false),
      ]

  private static func number(
    _ minimum: Double?, _ maximum: Double?, _ isInteger: Bool = false
  ) -> CatalogueV1.Question.OneOfType {
    .number(
      CatalogueV1.Number(
        minimum: minimum.map { .init(value: $0) }, maximum: maximum.map { .init(value: $0) },
        integer: isInteger))
  }

  private static func slider(_ maximum: Double) -> CatalogueV1.Question.OneOfType {
    .slider(CatalogueV1.Slider(minimum: 0, maximum: maximum, step: 1))
  }

  @Test(arguments: scales.indices) func answersOnNarrowerBoundsCount(place: Int) throws {
    let (older, newest, count) = Self.scales[place]
    let versions = try [older, newest].enumerated().map { number, type in
      try PreparedQuestionnaire(
        CatalogueV1.Questionnaire(
          questionnaireID: "form", version: UInt32(number) + 1, contentHash: "f\(number)",
          elements: [TestStudy.question("q", type)]))
    }
    let questions = FigureQuestions(versions)
    #expect(questions.items.map(\.version) == (count ? [2, 1] : [2]))
    #expect(questions.questions == FigureQuestions([versions[1]]).questions)
  }

  @Test func onlyStaffOfTheStudySeesFigures() async throws {
    let (stack, study, leader) = try await Self.fresh()
    _ = try await leader.figures(of: study)
    let stranger = await failure {
      try await stack.participant(leading: ["another"]).figures(of: study.diaryID, in: study)
    }
    #expect(stranger?.reason == "NOT_STUDY_LEADER")
    let member = await failure {
      try await stack.participant(in: study.studyID).figures(of: study)
    }
    #expect(member?.reason == "NOT_STUDY_LEADER")
  }

  /// Differences, sums and quotients of these numbers exceed the range of float8.
  @Test func extremeNumbersAreCounted() async throws {
    let (stack, study, leader) = try await Self.fresh(.extreme)
    let least = Double.leastNonzeroMagnitude
    for (near, wide) in [(least, -1e300), (0, 1e300), (100, least)] {
      var sheet = study.sheet(study.diaryID, "d1", at: -1000, [])
      sheet.answers = TestStudy.sliders.map { .init(elementID: $0, value: .number(near)) }
      sheet.answers += ["wide", "open"].map { .init(elementID: $0, value: .number(wide)) }
      #expect(try await stack.participant(in: study.studyID).verdicts(sheet) == [.created])
    }
    let figures = try await leader.figures(of: study.diaryID, in: study)
    let classes = figures.questions.map { $0.classes.map(\.answers) }
    #expect(
      classes == Array(repeating: [2, 0, 0, 0, 0, 0, 0, 0, 0, 1], count: 6)
        + [[1, 0, 0, 0, 0, 1, 0, 0, 0, 1], []])
    #expect(figures.questions.allSatisfy { $0.participants == 3 && $0.numbers != nil })
    #expect(figures.quality?.longRun == 3 && figures.quality?.smallDeviation == 3)
    #expect(try await leader.figures(of: study).participants == 3)
  }

  @Test func erasedAndTestParticipantsAreNotCounted() async throws {
    let (stack, study, leader) = try await Self.fresh()
    let people = try (0..<3).map { _ in try stack.participant(in: study.studyID) }
    for (number, person) in people.enumerated() {
      #expect(try await person.verdicts(study.rating([Double(number)])) == [.created])
    }
    #expect(try await leader.figures(of: study).participants == 3)
    let tester = people[0].participantID.uuidString.lowercased()
    try await stack.deliver(
      EventsV1.TestParticipantChanged(
        participantID: tester, testParticipant: true, accountRevision: 1), subject: tester)
    let erasures = ErasureTests()
    let erasure = try await erasures.request(people[1])
    // From the request on.
    #expect(try await leader.figures(of: study).participants == 1)
    _ = try await erasures.receipt(stack, of: erasure)
    let figures = try await leader.figures(of: study.diaryID, in: study)
    #expect(figures.sheets == 1 && figures.questions[0].numbers?.mean == 2)
  }
}
