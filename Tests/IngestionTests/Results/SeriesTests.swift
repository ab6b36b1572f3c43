import FoundationEssentials
import Messages
import Postgres
import RPCCore
import Testing

@testable import IngestionService

/// Several series in one call, on a real database.
@Suite struct SeriesTests {
  static func fresh(
    _ study: TestStudy = .revisable
  ) async throws -> (stack: IngestionStack, study: TestStudy, caller: Caller) {
    let stack = try await IngestionStack.shared.value
    try await stack.deliver(study)
    return (stack, study, try stack.participant(in: study.studyID))
  }

  @Test func severalSeriesInOneCall() async throws {
    let (_, study, caller) = try await Self.fresh()
    var sheets = (0..<3).map { study.diarySheet(stress: Double($0) + 0.5, at: $0 * 10 - 100) }
    sheets = sheets.map { sheet in
      var sheet = sheet
      sheet.answers[0].value = .number(40)
      return sheet
    }
    sheets[1].answers[0].value = .number(70)
    sheets[1].answers[1] = TestStudy.choice("stressors", "work", "private")
    sheets[2].noise = [
      .init(level: -40, unit: .decibelFullScale), .init(level: 55, unit: .decibelA),
      .init(level: -30, unit: .decibelFullScale),
    ]
    #expect(
      try await caller.verdicts(sheets[0], sheets[1], sheets[2]) == [.created, .created, .created])
    let values = try await caller.values(
      in: study.studyID, study.question("stress"), study.question("stressors"),
      .score(.init(questionnaireID: study.diaryID, scoreID: "burden")),
      .noise(.init(unit: .decibelFullScale)),
      .noise(.init(questionnaireID: study.diaryID, unit: .decibelA)), .noise(.init()),
      study.question("nothing"))
    #expect(values[0] == ["40.0", "70.0", "40.0"])
    #expect(values[1] == ["work", "work;private", "work"])
    #expect(values[2] == ["40.0", "70.0", "40.0"])
    #expect(values[3].sorted() == ["-30.0", "-40.0"])
    #expect(values[4] == ["55.0"])
    #expect(values[5...6] == [[], []])
  }

  @Test func pointsHaveTimesAndVersions() async throws {
    let (stack, study, caller) = try await Self.fresh()
    try await stack.deliver(
      EventsV1.QuestionnaireVersionPublished(questionnaire: study.diary(version: 2)),
      subject: study.diaryID)
    let sheets = [study.diarySheet(at: -20), study.diarySheet(version: 2, at: -10)]
    #expect(try await caller.verdicts(sheets[0], sheets[1]) == [.created, .created])
    let request = IngestionV1.ReadSeriesRequest(
      studyID: study.studyID, sources: [.init(source: study.question("stress"))],
      startTime: sheets[0].finishTime)
    let points = try await caller.results(request)[0].points
    #expect(points.map(\.finishTime) == sheets.map(\.finishTime))
    #expect(points.map(\.version) == [1, 2])
    var later = request
    later.startTime?.seconds += 1
    #expect(try await caller.results(later)[0].points == [points[1]])
    var earlier = request
    earlier.endTime = sheets[1].finishTime
    #expect(try await caller.results(earlier)[0].points == [points[0]])
  }

  @Test func summariesAreThoseOfTheNumbers() async throws {
    let (_, study, caller) = try await Self.fresh()
    // All on 29 March 2026 in Berlin.
    let sheets = [10.0, 40, 20, 70].enumerated().map { place, stress in
      var sheet = study.diarySheet(stress: stress, at: Int64(place) - 100)
      if place == 3 { sheet.answers[1] = TestStudy.choice("stressors", "work", "other") }
      return sheet
    }
    _ = try await caller.submit(sheets)
    let series = try await caller.results(
      .init(
        studyID: study.studyID,
        sources: [study.question("stress"), study.question("stressors")].map { .init(source: $0) },
        period: .month))
    let numbers = try #require(series[0].summaries.first?.numbers)
    #expect(series[0].summaries.map(\.startDate) == ["2026-03-01"])
    #expect(series[0].summaries.map(\.values) == [4])
    #expect(numbers.mean == 35)
    #expect((numbers.minimum, numbers.maximum) == (10, 70))
    // Interpolated: a quarter of the way from the first to the last of 10, 20, 40, 70.
    #expect(numbers.lowerQuartile == 17.5)
    #expect(numbers.median == 30)
    #expect(numbers.upperQuartile == 47.5)
    #expect(series[0].summaries[0].codes == [] && series[0].points == [])
    #expect(series[1].summaries.map(\.numbers) == [nil])
    #expect(series[1].summaries[0].values == 4)
    #expect(
      series[1].summaries[0].codes == [
        .init(code: "other", count: 1), .init(code: "work", count: 4),
      ])
  }

  /// In Berlin, the clocks change on 29 March 2026 at 01:00 UTC, the time of the stack.
  @Test func aValueBelongsToTheDayThatTheDeviceShowed() async throws {
    let (_, study, caller) = try await Self.fresh()
    let sheets: [(hours: Double, zone: String)] = [
      (-2.5, "Europe/Berlin"),  // 28 March, 23:30
      (-1.5, "Europe/Berlin"),  // 29 March, 00:30, an hour and a half before the clocks change
      (0, "Europe/Berlin"),  // 29 March, 03:00
      (-0.5, "America/New_York"),  // 28 March, 20:30
      (-14, "Pacific/Auckland"),  // 29 March, 00:00
      (-1.2, "Nowhere/Unknown"),  // 28 March, 23:48 UTC
      (-30, "Europe/Berlin"),  // 27 March
    ]
    let verdicts = try await caller.submit(
      sheets.map { one in
        var sheet = study.diarySheet(at: Int64(one.hours * 3600))
        sheet.timeZone = one.zone
        return sheet
      })
    #expect(verdicts.allSatisfy { $0.verdict == .created })
    let stress = study.question("stress")
    #expect(
      try await caller.counts(in: study.studyID, stress, by: .day)
        == ["2026-03-27 1", "2026-03-28 3", "2026-03-29 3"])
    // 29 March is a Sunday, the last day of its week.
    #expect(try await caller.counts(in: study.studyID, stress, by: .week) == ["2026-03-23 7"])
    #expect(try await caller.counts(in: study.studyID, stress, by: .month) == ["2026-03-01 7"])
  }

  @Test func numbersOfAnySizeHaveAMean() async throws {
    let (_, study, caller) = try await Self.fresh()
    let sheets = [1.7e308, -1.7e308, 1.7e308].enumerated().map { place, weight in
      var sheet = study.diarySheet(at: Int64(place) - 100)
      sheet.answers.append(.init(elementID: "weight", value: .number(weight)))
      return sheet
    }
    #expect(
      try await caller.verdicts(sheets[0], sheets[1], sheets[2]) == [.created, .created, .created])
    let numbers = try #require(
      try await caller.results(
        .init(
          studyID: study.studyID, sources: [.init(source: study.question("weight"))], period: .day)
      )[0].summaries.first?.numbers)
    #expect((numbers.minimum, numbers.median, numbers.maximum) == (-1.7e308, 1.7e308, 1.7e308))
    #expect(numbers.lowerQuartile == 0)
    #expect(abs(numbers.mean - 1.7e308 / 3) < 1e294)
  }

  @Test func anItemJoinsItsQuestionsOverVersionsAndQuestionnaires() async throws {
    var study = TestStudy.revisable
    func naming(
      _ item: String, _ elementID: String, in questionnaire: inout CatalogueV1.Questionnaire
    ) {
      for place in questionnaire.elements.indices {
        guard case .question(var question) = questionnaire.elements[place].content,
          questionnaire.elements[place].elementID == elementID
        else { continue }
        question.itemID = item
        questionnaire.elements[place].content = .question(question)
      }
    }
    naming("stress-now", "stress", in: &study.questionnaires[0])
    naming("stress-now", "weight", in: &study.questionnaires[2])
    // Another version asks the same item under another id, and something else under the old id.
    var second = study.diary(version: 2)
    second.elements[0].elementID = "tension"
    second.elements[3].elementID = "stress"
    naming("stress-now", "tension", in: &second)
    let (stack, _, caller) = try await Self.fresh(study)
    try await stack.deliver(
      EventsV1.QuestionnaireVersionPublished(questionnaire: second), subject: study.diaryID)
    var later = study.diarySheet(version: 2, at: -10)
    later.answers = [
      .init(elementID: "tension", value: .number(60)),
      .init(elementID: "stress", value: .number(1)),
    ]
    #expect(
      try await caller.verdicts(
        study.diarySheet(stress: 50, at: -20), later, study.momentarySheet(rested: false))
        == [.created, .created, .created])
    #expect(
      try await caller.values(
        in: study.studyID, .itemID("stress-now"), study.question("stress"), .itemID("no-item"))
        == [["50.0", "60.0"], ["50.0", "1.0"], []])
  }

  @Test func theNewestValuesRemainOverTheLimit() async throws {
    let (stack, study, caller) = try await Self.fresh()
    _ = try await caller.submit(
      (0..<5).map { study.diarySheet(stress: Double($0), at: $0 * 86_400 - 500_000) })
    let source = SeriesSQL(participantID: caller.participantID, studyID: study.studyID)
    let asked = [
      SeriesReader.Asked(place: 0, key: SeriesKey(.question, study.diaryID, "stress")),
      SeriesReader.Asked(place: 3, key: SeriesKey(.question, study.diaryID, "stressors")),
    ]
    let values = try await stack.pool.answer(to: SeriesReader.values(of: asked, source, limit: 2))
    #expect(values[0]?.values.map(\.content) == [.number(3), .number(4)])
    #expect(values.mapValues(\.isTruncated) == [0: true, 3: true])
    let days = try await stack.pool.answer(
      to: SeriesReader.summaries(of: asked, by: .day, source, limit: 4))
    #expect(
      days[3]?.values.map(\.startDate) == ["2026-03-24", "2026-03-25", "2026-03-26", "2026-03-27"])
    #expect(days[0]?.isTruncated == true)
    let all = try await stack.pool.answer(
      to: SeriesReader.summaries(of: asked, by: .day, source, limit: 5))
    #expect(all.mapValues(\.isTruncated) == [0: false, 3: false])
  }

  @Test func overviewsHavePages() async throws {
    let (_, study, caller) = try await Self.fresh()
    var sheet = study.diarySheet(stress: 5)
    sheet.noise = [.init(level: 40, unit: .decibelA), .init(level: -3)]
    _ = try await caller.verdicts(sheet, study.diarySheet(stress: 6, at: -9), study.symptomSheet())
    let all = try await caller.overviews(in: study.studyID)
    #expect(all.count == 6)
    #expect(all.contains("stress 2 6.0 5.0"))
    #expect(all.contains("worst 1 sleep sleep"))
    for pageSize: UInt32 in 1...3 {
      #expect(try await caller.overviews(in: study.studyID, pageSize: pageSize) == all)
    }
  }

  @Test func everyInvalidFieldIsNamed() async throws {
    let (_, study, caller) = try await Self.fresh()
    func fields(_ request: IngestionV1.ReadSeriesRequest) async -> [String]? {
      await failure { try await caller.results(request) }?.violations.map(\.field)
    }
    #expect(
      await fields(
        .init(
          period: .init(rawValue: 99), startTime: .init(seconds: 0, nanos: -1),
          endTime: .init(seconds: .max)))
        == ["study_id", "sources", "period", "start_time", "end_time"])
    let bad: [IngestionV1.SeriesSource.OneOfSource?] = [
      nil, .question(.init()), .itemID(""), .score(.init()),
      .noise(.init(questionnaireID: "/", unit: .init(rawValue: 99))), .measurement(.init()),
      .threshold(.init(frequency: -.infinity)), .tinnitusMatch(.init()),
    ]
    #expect(
      await fields(
        .init(studyID: study.studyID, sources: bad.map { IngestionV1.SeriesSource(source: $0) }))
        == [
          "sources[0]", "sources[1].question.questionnaire_id", "sources[1].question.element_id",
          "sources[2].item_id", "sources[3].score.questionnaire_id", "sources[3].score.score_id",
          "sources[4].noise.questionnaire_id", "sources[4].noise.unit",
          "sources[5].measurement.vocabulary_id", "sources[5].measurement.code",
          "sources[5].measurement.unit", "sources[6].threshold.ear",
          "sources[6].threshold.frequency", "sources[7].tinnitus_match.ear",
          "sources[7].tinnitus_match.value",
        ])
    func many(_ count: Int) -> IngestionV1.ReadSeriesRequest {
      .init(
        studyID: study.studyID,
        sources: (0..<count).map { .init(source: study.question("q\($0)")) })
    }
    #expect(await fields(many(50)) == nil)
    #expect(await fields(many(51)) == ["sources"])
  }

  @Test func aSeriesIsAskedForOnce() async throws {
    let (_, study, caller) = try await Self.fresh()
    let sources: [IngestionV1.SeriesSource.OneOfSource] = [
      study.question("stress"), .threshold(.init(ear: .left, frequency: 4000)), .itemID("stress"),
      .score(.init(questionnaireID: study.diaryID, scoreID: "stress")), study.question("stress"),
      .threshold(.init(ear: .right, frequency: 4000)),
      .threshold(.init(ear: .left, frequency: 4000)),
    ]
    let refused = await failure {
      try await caller.results(
        .init(studyID: study.studyID, sources: sources.map { .init(source: $0) }))
    }
    #expect(
      refused?.violations.map { "\($0.field) \($0.reason)" } == [
        "sources[4] SERIES_DUPLICATE", "sources[6] SERIES_DUPLICATE",
      ])
  }
}
