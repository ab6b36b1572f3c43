import FoundationEssentials
import Messages
import RPCCore
import TestSupport
import Testing

/// What never appears in a series.
@Suite struct SeriesAbsenceTests {
  @Test func withdrawnAndImplausibleValuesDoNotAppear() async throws {
    let (_, study, caller) = try await SeriesTests.fresh()
    let sheets = (0..<4).map { study.diarySheet(stress: Double($0 * 10), at: $0 - 100) }
    // A clock two days ahead.
    let ahead = study.diarySheet(stress: 99, at: 2 * 86_400)
    _ = try await caller.submit(sheets + [ahead])
    let amendments = [
      sheets[0].amendment(stress: 77), sheets[1].amendment(.withdrawSheet(true)),
    ]
    #expect(try await caller.amended(amendments[0], amendments[1]) == ["created 2", "created 2"])
    let (stress, stressors) = (study.question("stress"), study.question("stressors"))
    let score = IngestionV1.SeriesSource.OneOfSource.score(
      .init(questionnaireID: study.diaryID, scoreID: "burden"))
    #expect(
      try await caller.values(in: study.studyID, stress, score)
        == Array(repeating: ["77.0", "20.0", "30.0"], count: 2))
    #expect(
      try await caller.overviews(in: study.studyID) == [
        "stress 3 77.0 30.0", "stressors 3 work work", "score burden 3 77.0 30.0",
      ])
    _ = try await caller.withdraw("stressors", of: study.diaryID, in: study.studyID)
    #expect(try await caller.values(in: study.studyID, stressors) == [[]])
    #expect(
      try await caller.overviews(in: study.studyID) == [
        "stress 3 77.0 30.0", "score burden 3 77.0 30.0",
      ])
    #expect(try await caller.counts(in: study.studyID, stressors, by: .day) == [])
  }

  @Test func textsAndDatesAreInNoSeries() async throws {
    let (_, study, caller) = try await SeriesTests.fresh()
    var sheet = study.diarySheet(stress: 5)
    sheet.answers += [
      IngestionV1.Answer(elementID: "note", value: .text("correct horse battery staple")),
      IngestionV1.Answer(elementID: "woke", value: .time("06:30")),
      IngestionV1.Answer(elementID: "born", value: .date("2000-01-01")),
    ]
    #expect(try await caller.verdicts(sheet) == [.created])
    #expect(
      try await caller.values(
        in: study.studyID, study.question("note"), study.question("woke"), study.question("born"))
        == [[], [], []])
    #expect(
      try await caller.overviews(in: study.studyID) == [
        "stress 1 5.0 5.0", "stressors 1 work work", "score burden 1 5.0 5.0",
      ])
  }

  /// The newest version decides, also before the participant has a sheet of it.
  @Test func questionsHiddenFromStatisticsAreNotListed() async throws {
    let (stack, study, caller) = try await SeriesTests.fresh()
    let leader = try stack.participant(leading: [study.studyID])
    #expect(try await caller.verdicts(study.diarySheet(stress: 5)) == [.created])
    let all = ["stress 1 5.0 5.0", "stressors 1 work work", "score burden 1 5.0 5.0"]
    #expect(try await caller.overviews(in: study.studyID) == all)
    var next = study
    next.message.revision = 2
    next.message.questionnaires[0].version = 2
    var diary = study.diary(version: 2)
    diary.elements[0].content = .question(
      CatalogueV1.Question(
        type: .slider(CatalogueV1.Slider(minimum: 0, maximum: 100, step: 1)),
        hiddenFromStatistics: true))
    next.questionnaires = [diary]
    try await stack.deliver(next)
    try await eventually("the new revision is known") {
      try await caller.overviews(in: study.studyID) == Array(all.dropFirst())
    }
    // A series that is asked for by name, scores, and exports remain.
    #expect(try await caller.values(in: study.studyID, study.question("stress")) == [["5.0"]])
    #expect(try await leader.sheets(study).column("stress") == ["5"])
    try await eventually("figures are counted by the new revision") {
      let questions = try await leader.figures(of: study.diaryID, in: study).questions
      return !questions.map(\.elementID).contains("stress")
        && questions.map(\.elementID).contains("stressors")
    }
  }

  @Test func othersAndErasedPeopleHaveNoSeries() async throws {
    let (stack, study, caller) = try await SeriesTests.fresh()
    let other = try stack.participant(in: study.studyID, leading: [study.studyID])
    _ = try await caller.verdicts(study.diarySheet())
    let stress = study.question("stress")
    #expect(try await other.values(in: study.studyID, stress) == [[]])
    #expect(try await other.overviews(in: study.studyID) == [])
    // After leaving, the own values stay.
    let gone = try stack.caller(id: caller.participantID, studies: [])
    #expect(try await gone.values(in: study.studyID, stress) == [["50.0"]])
    #expect(try await gone.values(in: "another-study", stress) == [[]])
    _ = try await stack.pool.query(
      "SELECT * FROM erase_participant(\(caller.participantID), '', 'ERASE_ANSWERS')")
    #expect(try await gone.values(in: study.studyID, stress) == [[]])
    #expect(try await gone.overviews(in: study.studyID) == [])
  }
}
