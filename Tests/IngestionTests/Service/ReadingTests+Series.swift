import FoundationEssentials
import Messages
import RPCCore
import TestBasics
import Testing

/// Series, and access to reading.
extension ReadingTests {
  @Test func seriesAreOldestFirstAndHalfOpen() async throws {
    let (_, study, caller) = try await fresh()
    let sheets = (0..<10).map { study.diarySheet(stress: Double($0), at: $0 * 10 - 100) }
    _ = try await caller.submit(sheets)
    var request = IngestionV1.GetSeriesRequest(
      studyID: study.studyID, questionnaireID: study.diaryID, elementID: "stress")
    let all = try await caller.series(request)
    #expect(all.points.map(\.value) == (0..<10).map { .number(Double($0)) })
    #expect(all.points.map(\.finishTime) == sheets.map(\.finishTime))
    #expect(all.points.map(\.version) == Array(repeating: 1, count: 10))
    #expect(!all.truncated)
    request.startTime = sheets[2].finishTime
    request.endTime = sheets[5].finishTime
    #expect(
      try await caller.series(request).points.map(\.value) == [.number(2), .number(3), .number(4)])
    request.startTime = sheets[5].finishTime
    #expect(try await caller.series(request).points.isEmpty)
  }

  @Test func seriesOfChoicesAndTexts() async throws {
    let (_, study, caller) = try await fresh()
    var sheet = study.diarySheet()
    sheet.answers += [
      IngestionV1.Answer(elementID: "note", value: .text("hm")),
      IngestionV1.Answer(elementID: "woke", value: .time("06:30")),
      IngestionV1.Answer(elementID: "born", value: .date("2000-01-01")),
    ]
    _ = try await caller.verdicts(sheet, study.diarySheet(at: 1))
    let expected: [(String, [IngestionV1.SeriesPoint.OneOfValue])] = [
      ("stressors", [.choice(.init(codes: ["work"])), .choice(.init(codes: ["work"]))]),
      ("note", [.text("hm")]), ("woke", [.text("06:30")]), ("born", [.text("2000-01-01")]),
      ("weight", []),
    ]
    for (elementID, values) in expected {
      let series = try await caller.series(
        IngestionV1.GetSeriesRequest(
          studyID: study.studyID, questionnaireID: study.diaryID, elementID: elementID))
      #expect(series.points.map(\.value) == values, "\(elementID)")
    }
  }

  @Test func seriesNameWhatIsMissing() async throws {
    let (_, _, caller) = try await fresh()
    let refused = await failure {
      try await caller.series(
        IngestionV1.GetSeriesRequest(
          startTime: GoogleProtobuf.Timestamp(seconds: 0, nanos: -1),
          endTime: GoogleProtobuf.Timestamp(seconds: .max)))
    }
    #expect(
      refused?.violations.map(\.field) == [
        "study_id", "questionnaire_id", "element_id", "start_time", "end_time",
      ])
  }

  @Test func aMistypedSeriesIsNotFound() async throws {
    let (stack, study, caller) = try await fresh()
    _ = try await caller.verdicts(study.diarySheet())
    stack.catalogue.publish(study.message)
    func reason(
      _ studyID: String, _ questionnaireID: String, _ elementID: String, by caller: Caller
    ) async -> String? {
      let refused = await failure {
        try await caller.series(
          IngestionV1.GetSeriesRequest(
            studyID: studyID, questionnaireID: questionnaireID, elementID: elementID))
      }
      #expect(refused == nil || refused?.code == .notFound)
      return refused?.reason
    }
    #expect(await reason(study.studyID, study.diaryID, "weight", by: caller) == nil)
    #expect(await reason(study.studyID, study.diaryID, "nothing", by: caller) == "ELEMENT_UNKNOWN")
    #expect(
      await reason(study.studyID, "diray", "stress", by: caller) == "QUESTIONNAIRE_NOT_IN_STUDY")
    #expect(
      await reason("no-\(study.studyID)", study.diaryID, "stress", by: caller) == "STUDY_UNKNOWN")
    let outsider = try stack.participant()
    #expect(await reason(study.studyID, "diray", "stress", by: outsider) == nil)
  }

  @Test func participantsSeeOnlyTheirOwnSheets() async throws {
    let (stack, study, caller) = try await fresh()
    let other = try stack.participant(in: study.studyID, leading: [study.studyID])
    _ = try await caller.verdicts(study.diarySheet())
    #expect(try await other.listAll().isEmpty)
    #expect(
      try await other.series(
        IngestionV1.GetSeriesRequest(
          studyID: study.studyID, questionnaireID: study.diaryID, elementID: "stress")
      ).points.isEmpty)
  }

  @Test func ownSheetsStayReadableAfterLeaving() async throws {
    let (stack, study, caller) = try await fresh()
    _ = try await caller.verdicts(study.diarySheet())
    let gone = try stack.caller(id: caller.participantID, studies: [])
    #expect(try await gone.listAll().count == 1)
  }
}
