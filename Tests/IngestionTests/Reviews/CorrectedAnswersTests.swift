import Calendar
import FoundationEssentials
import Questionnaires
import Testing

@testable import IngestionService
@testable import TestBasics

/// What staff may change of a sheet's answers, and how problems are named in the request.
@Suite struct CorrectedAnswersTests {
  private static let present = [
    Answer(elementID: "a", value: .number(1)), Answer(elementID: "b", value: .text("x")),
    Answer(elementID: "c", value: .choice(["y"])),
  ]

  private func corrected(
    _ answers: [Answer] = [], removed: [String] = [], hidden: Set<String> = [],
    files: Set<String> = []
  ) -> CorrectedAnswers {
    CorrectedAnswers(
      SheetCorrection(reason: .entryError, answers: answers, removed: removed), of: Self.present,
      hidden: hidden, isFile: files.contains)
  }

  private func faults(_ corrected: CorrectedAnswers) -> [String] {
    corrected.violations.map { "\($0.field) \($0.reason.rawValue)" }
  }

  @Test func otherAnswersStayInTheirOrder() {
    let new = [
      Answer(elementID: "d", value: .number(4)), Answer(elementID: "a", value: .number(2)),
    ]
    let all = corrected(new, removed: ["b"])
    #expect(all.violations.isEmpty)
    #expect(all.answers.map(\.elementID) == ["a", "c", "d"])
    #expect(all.answers[0].value == .number(2))
  }

  @Test func problemsAreNamedInTheRequest() {
    let all = corrected([
      Answer(elementID: "d", value: .number(4)), Answer(elementID: "b", value: .text("z")),
    ])
    func field(_ field: String) -> String {
      all.inRequest(Violation(field: field, reason: .outOfRange, description: "")).field
    }
    // By the place among all answers: a, b, c, d.
    #expect(field("answers.answers[0].number") == "correction.answers[\"a\"].number")
    #expect(field("answers.answers[1].text") == "correction.answers[1].text")
    #expect(field("answers.answers[3].number") == "correction.answers[0].number")
    #expect(field("answers.answers[\"e\"]") == "correction.answers[\"e\"]")
    #expect(field("answers.answers[9].text") == "correction.answers[9].text")
  }

  /// The bytes of a file that nothing names any more are removed, and the original answer would be lost.
  @Test func filesAreNotCorrected() {
    let b = Answer(elementID: "b", value: .text("z"))
    #expect(
      faults(corrected([b], files: ["b"])) == ["correction.answers[0].element_id NOT_REVISABLE"])
    #expect(
      faults(corrected(removed: ["a", "b"], files: ["b"])) == [
        "correction.removed_element_ids[1] NOT_REVISABLE"
      ])
    #expect(faults(corrected(removed: ["a"], files: ["b"])).isEmpty)
  }

  @Test func impossibleChangesAreRejected() {
    let a = Answer(elementID: "a", value: .number(2))
    #expect(faults(corrected([a, a])) == ["correction.answers[1].element_id ANSWERED_TWICE"])
    #expect(
      faults(corrected([a], removed: ["a"])) == [
        "correction.removed_element_ids[0] ANSWERED_TWICE"
      ])
    #expect(
      faults(corrected(removed: ["e"])) == ["correction.removed_element_ids[0] QUESTION_UNKNOWN"])
    #expect(
      faults(corrected(removed: ["a", "b", "c"])) == [
        "correction.removed_element_ids ANSWER_MISSING"
      ])
    #expect(
      corrected([Answer(elementID: "d", value: .number(1))], removed: ["a", "b", "c"])
        .violations.isEmpty)
  }

  @Test func concealedTextsCanNeitherBeChangedNorGuessed() {
    let guess = [Answer(elementID: "b", value: .text("x"))]
    #expect(
      faults(corrected(guess, hidden: ["b"])) == [
        "correction.answers[0].element_id QUESTION_UNKNOWN"
      ])
    #expect(
      faults(corrected(removed: ["b"], hidden: ["b"])) == [
        "correction.removed_element_ids[0] QUESTION_UNKNOWN"
      ])
    // They stay.
    let all = corrected([Answer(elementID: "a", value: .number(2))], hidden: ["b"])
    #expect(all.answers.map(\.elementID) == ["a", "b", "c"])
  }

  @Test func timesAloneChangeNothing() {
    var later = Self.present
    later[0].answeredAt = DeviceTime(Fixture.now)
    #expect(CorrectedAnswers.isSame(later.reversed(), as: Self.present))
    later[0].value = .number(2)
    #expect(!CorrectedAnswers.isSame(later, as: Self.present))
    #expect(!CorrectedAnswers.isSame(Array(Self.present.dropLast()), as: Self.present))
  }

  @Test func contentsDecideWhetherARequestIsRepeated() {
    let base = SheetReview(
      requestID: UUID(), sheetID: UUID(), etag: "1-0", reason: "r", change: .mark(.careless))
    func with(_ change: (inout SheetReview) -> Void) -> [UInt8] {
      var copy = base
      change(&copy)
      return copy.canonicalBytes
    }
    let answer = Answer(elementID: "a", value: .number(1))
    func correction(_ answers: [Answer], _ removed: [String]) -> SheetReview.Change {
      .correction(SheetCorrection(reason: .other, answers: answers, removed: removed))
    }
    let others = [
      with { $0.etag = "1-1" }, with { $0.reason = "s" }, with { $0.change = .mark(.duplicate) },
      with { $0.change = .mark(nil) }, with { $0.change = .state(nil) },
      with { $0.change = .state(.approved) }, with { $0.change = .comment("x") },
      with { $0.change = .comment("y") }, with { $0.change = correction([answer], []) },
      with { $0.change = correction([answer], ["b"]) }, with { $0.change = correction([], ["b"]) },
      with { $0.sheetID = UUID() },
    ]
    #expect(Set(others + [base.canonicalBytes]).count == others.count + 1)
    // The id is what the bytes are compared for.
    #expect(with { $0.requestID = UUID() } == base.canonicalBytes)
  }

  @Test func onlyCommentsNeedNoPresentState() throws {
    var sheet = SheetRecord(
      participantID: UUID(), sheetID: UUID(), sequence: 1, receivedAt: Fixture.now,
      finishedAt: Fixture.now, utcOffsetMinutes: 0, sheet: AnswerSheet(answers: Self.present),
      groupID: "", deviations: [], scores: [], revision: 3)
    sheet.review.latestChange = 4
    sheet.review.count = SheetReview.countMax - 1
    var review = SheetReview(
      requestID: UUID(), sheetID: sheet.sheetID, etag: "3-4", reason: "", change: .state(.approved))
    #expect(sheet.reviewTag == "3-4")
    try review.requireCurrent(sheet)
    review.etag = "2-4"
    #expect(throws: ReviewError.changed) { try review.requireCurrent(sheet) }
    review.change = .comment("x")
    try review.requireCurrent(sheet)
    sheet.review.count = SheetReview.countMax
    #expect(throws: ReviewError.tooMany) { try review.requireCurrent(sheet) }
  }
}
