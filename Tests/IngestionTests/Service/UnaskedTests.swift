import Foundation
import Messages
import TestSupport
import Testing

/// Rejected sheets are stored without data that the questionnaire does not request.
@Suite struct UnaskedTests {
  private let noise = [IngestionV1.NoiseMeasurement(level: 61, unit: .decibelA)]
  private let positions = [IngestionV1.PositionMeasurement(latitude: 48.4, longitude: 9.9)]

  private func fresh() async throws -> (TestStudy, Caller) {
    let stack = try await IngestionStack.shared.value
    let study = TestStudy()
    try await stack.deliver(study)
    return (study, try stack.participant(in: study.studyID))
  }

  /// The stored part of a rejected sheet.
  private func kept(
    _ sheet: IngestionV1.AnswerSheet, of caller: Caller
  ) async throws -> IngestionV1.AnswerSheet? {
    #expect(try await caller.verdicts(sheet) == [.rejected])
    return try await caller.rejected().sheets.first { $0.sheet?.sheetID == sheet.sheetID }?.sheet
  }

  private func reference(
    _ questionnaireID: String, _ elementID: String
  ) -> IngestionV1.ReferencedAnswer {
    IngestionV1.ReferencedAnswer(
      questionnaireID: questionnaireID, elementID: elementID, codes: ["z"], text: "words")
  }

  @Test func measurementsThatAreNotAskedForAreNotKept() async throws {
    let (study, caller) = try await fresh()
    var sheet = study.momentarySheet(rested: false)
    (sheet.noise, sheet.positions) = (noise, positions)
    let verdict = try await caller.submit([sheet])[0]
    #expect(
      verdict.violations.map(\.reason) == ["NOISE_NOT_REQUESTED", "POSITION_NOT_REQUESTED"])
    #expect(verdict.verdict == .created && verdict.deviations == ["MEASUREMENT_LEFT_OUT"])
    var expected = sheet
    (expected.noise, expected.positions) = ([], [])
    #expect(try await caller.listAll().map(\.sheet) == [expected])
    (sheet.sheetID, sheet.answers) = (UUID().uuidString.lowercased(), [])
    (expected.sheetID, expected.answers) = (sheet.sheetID, [])
    #expect(try await kept(sheet, of: caller) == expected)
    // Nor more measurements than requested.
    var diary = study.diarySheet(stress: 101)
    diary.noise = Array(repeating: noise[0], count: 4)
    diary.positions = Array(repeating: positions[0], count: 2)
    expected = diary
    expected.noise.removeLast()
    #expect(try await kept(diary, of: caller) == expected)
  }

  @Test func wordsThatAreNotAskedForAreNotKept() async throws {
    let (study, caller) = try await fresh()
    var sheet = study.momentarySheet(rested: false)
    sheet.referencedAnswers = [
      reference(study.symptomID, "worst"), reference(study.symptomID, "other"),
      reference(study.diaryID, "note"),
    ]
    sheet.answers.append(IngestionV1.Answer(elementID: "secret", value: .text("words")))
    sheet.answers.append(TestStudy.choice("secret-2", "a"))
    // Rejected, because a required answer is missing.
    sheet.answers.removeFirst()
    var expected = sheet
    for place in 1...2 { expected.referencedAnswers[place].text = "" }
    for place in 0...1 { expected.answers[place].value = nil }
    #expect(try await kept(sheet, of: caller) == expected)
  }

  /// Also if other violations exceed the limit of reported ones.
  @Test func aListOfViolationsThatIsCutOffHidesNothing() async throws {
    let (study, caller) = try await fresh()
    var sheet = study.momentarySheet(rested: false)
    sheet.noise = noise
    sheet.answers = (0..<2000).map {
      IngestionV1.Answer(elementID: "secret-\($0)", value: .text("words"))
    }
    let verdict = try await caller.submit([sheet])[0]
    #expect(verdict.violations.last?.reason == "MORE_VIOLATIONS")
    let found = try #require(try await kept(sheet, of: caller))
    #expect(found.noise.isEmpty && found.answers.count == 2000)
    #expect(found.answers.allSatisfy { $0.value == nil })
  }

  /// If the shown questionnaire is unknown, only the answers are kept.
  @Test func unknownVersionsKeepOnlyAnswers() async throws {
    let (study, caller) = try await fresh()
    var sheet = study.diarySheet()
    sheet.contentHash = "d9"
    (sheet.noise, sheet.positions) = (noise, positions)
    sheet.referencedAnswers = [reference(study.symptomID, "worst")]
    var expected = sheet
    (expected.noise, expected.positions) = ([], [])
    expected.referencedAnswers[0].text = ""
    #expect(try await kept(sheet, of: caller) == expected)
  }
}
