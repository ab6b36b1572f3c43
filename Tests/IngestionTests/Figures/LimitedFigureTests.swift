import FoundationEssentials
import Messages
import ServiceKit
import Testing

@testable import IngestionService

/// Figures for staff without access to single answers. Participants answer in one week; the figures
/// are read in the next one.
@Suite struct LimitedFigureTests {
  private let stack: IngestionStack
  /// Its clock is eight days ahead.
  private let later: IngestionStack
  private let study: TestStudy
  private let sheets: [IngestionV1.AnswerSheet]
  private var people: [UUID] = []

  /// Delivers a study with 23 participants, whose answers to the first slider are 0 to 22.
  init() async throws {
    stack = try await IngestionStack.shared.value
    study = TestStudy.rated
    try await stack.deliver(study)
    later = try await IngestionStack(sharing: stack)
    later.clock.advance(seconds: 8 * 86_400)
    let rated = study
    sheets = (0..<23).map { number in
      rated.rating(
        [Double(number)], [number < 12 ? "no" : number < 14 ? "some" : "much", "no"])
    }
    for sheet in sheets {
      let person = try stack.participant(in: study.studyID)
      people.append(person.participantID)
      #expect(try await person.verdicts(sheet) == [.created])
    }
  }

  private func read(
    on stack: IngestionStack? = nil
  ) async throws -> IngestionV1.QuestionnaireFigures {
    try await (stack ?? later).clinician(of: study).figures(of: study.diaryID, in: study)
  }

  /// The participant in the present week.
  private func again(_ place: Int) throws -> Caller {
    try later.caller(id: people[place], studies: [study.studyID])
  }

  @Test func smallValuesAreWithheld() async throws {
    let figures = try await read()
    #expect(!figures.withRows && figures.participantsMin == 10)
    let number = try #require(figures.questions.first { $0.elementID == "s1" })
    // The first twenty participants have the mean 9.5.
    #expect(number.participants == 20 && number.answers == 0 && number.numbers?.mean == 10)
    #expect(number.numbers?.median == nil && number.numbers?.deviation == nil)
    // Of the first twenty, 12 chose the first option, 2 the second and 6 the third.
    let choice = try #require(figures.questions.first { $0.elementID == "c1" })
    #expect(choice.withheld && choice.classes.isEmpty)
    // All chose the same, so that nothing may be shown.
    let same = try #require(figures.questions.first { $0.elementID == "c2" })
    #expect(same.withheld && same.classes.isEmpty)
    #expect(figures.sheets == 20 && figures.quality?.timed == 20 && figures.quality?.tooFast == 0)
  }

  @Test func answersOfThePresentWeekDoNotCount() async throws {
    let present = try await read(on: stack)
    #expect(present.questions.allSatisfy { $0.participants == 0 && $0.classes.isEmpty })
    #expect(present.sheets == 0 && present.quality?.timed == 0)
    let before = try await read()
    for _ in 0..<7 {
      let newcomer = try later.participant(in: study.studyID)
      #expect(try await newcomer.verdicts(study.rating([50], ["no", "no"])) == [.created])
    }
    // The mean would be 15.
    #expect(
      try await again(0).amended(sheets[0].amendment(.answers(answers(of: 0, first: 100))))
        == ["created 2"])
    let after = try await read()
    #expect(after.questions == before.questions)
    #expect(after.quality == before.quality && after.sheets == before.sheets)
    let leader = try later.participant(leading: [study.studyID])
    let whole = try await leader.figures(of: study.diaryID, in: study).questions[0]
    #expect(whole.participants == 30)
    #expect(abs((whole.numbers?.mean ?? 0) - (253 + 100 + 7 * 50) / 30) < 1e-9)
  }

  /// Answers with another value of the first slider.
  private func answers(of place: Int, first value: Double) -> IngestionV1.AmendedAnswers {
    var answers = sheets[place].answers
    answers[0].value = .number(value)
    return .init(answers: answers)
  }

  @Test func withdrawalsCountAtOnce() async throws {
    for place in 1...2 {
      #expect(
        try await again(place).amended(sheets[place].amendment(.withdrawSheet(true)))
          == ["created 2"])
    }
    // Two groups of ten are left.
    #expect(try await read().questions[0].participants == 20)
    for place in 3...4 {
      let answer = try await again(place).withdraw("s1", of: study.diaryID, in: study.studyID)
      #expect(answer.sheets == 1)
    }
    let after = try await read().questions
    #expect(after[0].participants == 10)
    #expect(after.first { $0.elementID == "c1" }?.participants == 20)
  }

  @Test func aQuestionnaireOfAGroupHasNoDistributions() async throws {
    var arms = TestStudy.rated
    arms.message.groups = ["a", "b"].map { CatalogueV1.StudyGroup(groupID: $0) }
    arms.message.questionnaires[0].groupIDs = ["a"]
    try await stack.deliver(arms)
    for number in 0..<12 {
      let member = try stack.caller(
        id: UUID(), studies: [arms.studyID], groups: [arms.studyID: "a"])
      #expect(try await member.verdicts(arms.rating([Double(number)])) == [.created])
    }
    let hidden = try await later.clinician(of: arms).figures(of: arms.diaryID, in: arms)
    #expect(hidden.questions.count == 12 && hidden.quality?.timed == 10)
    #expect(
      hidden.questions.allSatisfy {
        $0.withheld && $0.participants == 0 && $0.classes.isEmpty && $0.numbers == nil
      })
    let leader = try later.participant(leading: [arms.studyID])
    let whole = try await leader.figures(of: arms.diaryID, in: arms)
    #expect(whole.questions[0].participants == 12 && !whole.questions[0].withheld)
  }
}
