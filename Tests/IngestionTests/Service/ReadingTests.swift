import FoundationEssentials
import Messages
import RPCCore
import TestBasics
import Testing

@Suite struct ReadingTests {
  func fresh() async throws -> (IngestionStack, TestStudy, Caller) {
    let stack = try await IngestionStack.shared.value
    let study = TestStudy()
    try await stack.deliver(study)
    return (stack, study, try stack.participant(in: study.studyID))
  }

  /// A sheet with every field, in values that JSON, jsonb and numeric could change.
  private func fullSheet(_ study: TestStudy) -> IngestionV1.AnswerSheet {
    var sheet = study.diarySheet()
    sheet.startTime?.nanos = 1_000
    sheet.finishTime?.nanos = 999_999_000
    sheet.notificationID = "0c4f2f44-4d0e-4f0b-9d5a-3a7e0f0c1d2e"
    sheet.appVersion = "Ohrwurm „1.0“ \\ \"β\""
    sheet.platform = ""
    sheet.answers = [
      IngestionV1.Answer(elementID: "woke", value: .time("06:30")),
      IngestionV1.Answer(
        elementID: "note",
        value: .text("line 1\nline 2\r\t\"quoted\" \\u0041 \u{1} \u{7F} \u{2028} e\u{301} 🦻 ")),
      IngestionV1.Answer(
        elementID: "weight", value: .number(0.1 + 0.2),
        answerTime: GoogleProtobuf.Timestamp(seconds: TestStudy.now - 5, nanos: 5_000)),
      TestStudy.choice("stressors", "private", "work"),
      IngestionV1.Answer(elementID: "born", value: .date("1980-02-29")),
      IngestionV1.Answer(elementID: "stress", value: .number(0)),
    ]
    sheet.noise = [
      IngestionV1.NoiseMeasurement(level: 0.3),
      IngestionV1.NoiseMeasurement(
        measureTime: GoogleProtobuf.Timestamp(seconds: TestStudy.now), level: -61.5),
    ]
    sheet.positions = [
      IngestionV1.PositionMeasurement(
        measureTime: GoogleProtobuf.Timestamp(seconds: TestStudy.now), latitude: 48.4,
        longitude: -9.999_999_999_9, altitude: GoogleProtobuf.DoubleValue(512.25)),
      IngestionV1.PositionMeasurement(latitude: 0, longitude: 180),
    ]
    sheet.referencedAnswers = [
      IngestionV1.ReferencedAnswer(questionnaireID: "a", elementID: "b", codes: ["z", "c"]),
      IngestionV1.ReferencedAnswer(
        questionnaireID: "a", elementID: "c", number: GoogleProtobuf.DoubleValue(1e-7)),
      IngestionV1.ReferencedAnswer(questionnaireID: "a", elementID: "d"),
    ]
    return sheet
  }

  @Test func aSheetComesBackAsItWasSent() async throws {
    let (_, study, caller) = try await fresh()
    let sheet = fullSheet(study)
    #expect(try await caller.verdicts(sheet) == [.created])
    let stored = try await caller.listAll()
    #expect(stored.map(\.sheet) == [sheet])
    #expect(stored[0].receiveTime == GoogleProtobuf.Timestamp(seconds: TestStudy.now))
    // A listed sheet can be sent again.
    #expect(try await caller.submit(stored.compactMap(\.sheet)).map(\.verdict) == [.exists])
  }

  /// A day of another questionnaire, as reported by the device, is used and stored with the sheet.
  @Test func aReferencedTextDecidesAndComesBack() async throws {
    let stack = try await IngestionStack.shared.value
    var study = TestStudy()
    study.questionnaires[2].elements.append(
      TestStudy.question(
        "recent", .yesNo(CatalogueV1.YesNo()),
        when: [
          CatalogueV1.Condition(
            questionnaireID: study.symptomID, elementID: "since", operator: .greater,
            text: "2026-01-31")
        ]))
    try await stack.deliver(study)
    let caller = try stack.participant(in: study.studyID)
    func sheet(_ text: String, recent: Bool = true, about element: String = "since")
      -> IngestionV1.AnswerSheet
    {
      var sheet = study.momentarySheet(rested: false)
      if recent { sheet.answers.append(TestStudy.choice("recent", "yes")) }
      sheet.referencedAnswers = [
        IngestionV1.ReferencedAnswer(
          questionnaireID: study.symptomID, elementID: element, text: text)
      ]
      return sheet
    }
    let good = sheet("2026-02-01")
    var changed = good
    changed.referencedAnswers[0].text = "2026-02-02"
    #expect(
      try await caller.outcomes(
        good, sheet("2026-01-31"), sheet("whenever!!"), sheet("2026-01-31", recent: false),
        sheet("my diary", recent: false, about: "secrets")) == [
          "created", "created NOT_SHOWN", "created NOT_SHOWN", "created",
          "created REFERENCE_INVALID",
        ])
    #expect(try await caller.outcomes(good, changed) == ["exists", "conflict"])
    let stored = try await caller.listAll()
    #expect(stored.map(\.sheet).contains(good))
    #expect(stored.map(\.sheet?.answers.count).sorted { $0 ?? 0 < $1 ?? 0 } == [1, 1, 1, 1, 2])
    #expect(
      stored.map { $0.deviations.joined() }.sorted()
        == ["", "", "ANSWER_LEFT_OUT", "ANSWER_LEFT_OUT", "REFERENCE_LEFT_OUT"])
    #expect(!stored.contains { $0.sheet?.referencedAnswers.first?.text == "my diary" })
  }

  @Test func everyFiniteNumberComesBack() async throws {
    let (_, study, caller) = try await fresh()
    var random = SeededGenerator(seed: 11)
    let special: [Double] = [
      0, 1, -1, 0.1, .pi, 1e300, -1e-300, .leastNonzeroMagnitude, .leastNormalMagnitude,
      .greatestFiniteMagnitude, 9_007_199_254_740_991, 1e21, 123_456_789_012_345_680,
    ]
    let drawn = (0..<300).map { _ in Double(bitPattern: random.next()) }.filter(\.isFinite)
    let numbers = special + drawn
    let sheets = numbers.enumerated().map { index, number in
      var sheet = study.diarySheet(at: Int64(index) - 1000)
      sheet.answers.append(IngestionV1.Answer(elementID: "weight", value: .number(number)))
      return sheet
    }
    let verdicts = try await caller.submit(sheets)
    #expect(verdicts.filter { $0.verdict != .created } == [])
    let series = try await caller.series(
      IngestionV1.GetSeriesRequest(
        studyID: study.studyID, questionnaireID: study.diaryID, elementID: "weight"))
    #expect(series.points.map(\.value) == numbers.map { .number($0) })
    let again = try await caller.submit(try await caller.listAll().compactMap(\.sheet))
    #expect(again.filter { $0.verdict != .exists } == [])
  }

  @Test func pagesGoThroughEverythingOnce() async throws {
    let (_, study, caller) = try await fresh()
    // Several at one instant.
    let sheets = (0..<23).map { study.diarySheet(at: $0 / 4 - 100) }
    _ = try await caller.submit(sheets)
    _ = try await caller.verdicts(study.symptomSheet(at: 100))
    let expected = sheets.sorted {
      ($0.finishTime!.seconds, $0.sheetID) > ($1.finishTime!.seconds, $1.sheetID)
    }
    for pageSize: UInt32 in [1, 4, 23, 24, 200, 0] {
      let listed = try await caller.listAll(
        IngestionV1.ListAnswerSheetsRequest(
          studyID: study.studyID, questionnaireID: study.diaryID, pageSize: pageSize))
      #expect(listed.map(\.sheet) == expected, "page size \(pageSize)")
    }
    #expect(try await caller.listAll().count == 24)
    #expect(
      try await caller.list(IngestionV1.ListAnswerSheetsRequest(pageSize: 23)).sheets.count == 23)
    #expect(
      try await caller.listAll(IngestionV1.ListAnswerSheetsRequest(studyID: "other")).isEmpty)
    #expect(
      try await caller.listAll(
        IngestionV1.ListAnswerSheetsRequest(questionnaireID: study.symptomID)
      ).count == 1)
  }

  @Test func theLastPageHasNoToken() async throws {
    let (_, study, caller) = try await fresh()
    _ = try await caller.submit((0..<4).map { study.diarySheet(at: $0) })
    let first = try await caller.list(IngestionV1.ListAnswerSheetsRequest(pageSize: 2))
    let second = try await caller.list(
      IngestionV1.ListAnswerSheetsRequest(pageSize: 2, pageToken: first.nextPageToken))
    #expect(!first.nextPageToken.isEmpty)
    #expect(second.sheets.count == 2)
    #expect(second.nextPageToken.isEmpty)
  }

  @Test func tokensBelongToTheirQuestion() async throws {
    let (_, study, caller) = try await fresh()
    _ = try await caller.submit((0..<4).map { study.diarySheet(at: $0) })
    let token = try await caller.list(
      IngestionV1.ListAnswerSheetsRequest(pageSize: 2)
    ).nextPageToken
    for (studyID, text) in [
      (study.studyID, token), ("", String(token.dropLast(4))), ("", "x"), ("", "AAAA" + token),
    ] {
      let refused = await failure {
        try await caller.list(
          IngestionV1.ListAnswerSheetsRequest(studyID: studyID, pageSize: 2, pageToken: text))
      }
      #expect(refused?.code == .invalidArgument)
      #expect(refused?.violations.map(\.reason) == ["PAGE_TOKEN_INVALID"])
    }
  }

  @Test func pagesHaveALimit() async throws {
    let (_, _, caller) = try await fresh()
    let refused = await failure {
      try await caller.list(IngestionV1.ListAnswerSheetsRequest(pageSize: 201))
    }
    #expect(refused?.violations.map(\.field) == ["page_size"])
    #expect(try await caller.list(IngestionV1.ListAnswerSheetsRequest(pageSize: 200)).sheets == [])
  }

  @Test func aPageFitsIntoAMessage() async throws {
    let (_, study, caller) = try await fresh()
    let text = String(repeating: "ä", count: 4000)
    var sheets = (0..<500).map { study.diarySheet(at: $0 - 500) }
    for index in sheets.indices {
      sheets[index].answers.append(IngestionV1.Answer(elementID: "note", value: .text(text)))
      sheets[index].appVersion = String(repeating: "v", count: 64)
    }
    for part in [sheets[..<250], sheets[250...]] {
      let verdicts = try await caller.submit(Array(part))
      #expect(verdicts.filter { $0.verdict != .created } == [])
    }
    // 200 sheets of 8 KB fit; the series of all 500 texts does not.
    let page = try await caller.list(IngestionV1.ListAnswerSheetsRequest(pageSize: 200))
    #expect(page.sheets.count == 200)
    let series = try await caller.series(
      IngestionV1.GetSeriesRequest(
        studyID: study.studyID, questionnaireID: study.diaryID, elementID: "note"))
    #expect(series.truncated)
    #expect(series.points.count > 300 && series.points.count < 500)
    #expect(series.points.last?.finishTime == sheets.last?.finishTime)
    #expect(try await caller.listAll(.init(pageSize: 200)).map(\.sheet) == sheets.reversed())
  }
}
