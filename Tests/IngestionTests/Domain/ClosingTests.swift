import Calendar
import FoundationEssentials
import Testing

@testable import IngestionService

/// The four ways of closing a sheet (TYT §4.1.3), and the effect of empty sheets.
@Suite struct ClosingTests {
  private static let unheld: [SheetClosing] = [.incomplete, .autosaved, .expired]

  private func context(mayCloseIncomplete: Bool = true) -> ValidationContext {
    Fixture.context(uses: [
      QuestionnaireUse(
        questionnaireID: "daily", version: 3, mayCloseIncomplete: mayCloseIncomplete)
    ])
  }

  @Test(arguments: unheld)
  func requiredAnswersMayBeMissing(_ closing: SheetClosing) {
    let sheet = Fixture.sheet {
      $0.closing = closing
      $0.answers = [
        Answer(elementID: "stressors", value: .choice([])),
        Answer(elementID: "onset", value: .text("")),
      ]
    }
    #expect(findings(sheet, in: context()) == [])
    #expect(
      findings(
        Fixture.sheet {
          $0.closing = closing
          $0.answers = []
        }, in: context()) == [])
  }

  @Test(arguments: unheld)
  func givenAnswersMustBeValid(_ closing: SheetClosing) {
    let sheet = Fixture.sheet {
      $0.closing = closing
      $0.answers = [Answer(elementID: "valence", value: .number(10))]
    }
    #expect(findings(sheet, in: context()) == [Finding("answers[0].number", .outOfRange)])
  }

  @Test func anInvalidClosingIsReportedAlone() {
    let sheet = Fixture.sheet {
      $0.closing = nil
      $0.answers = []
    }
    #expect(findings(sheet) == [Finding("closing", .closingInvalid)])
  }

  @Test func incompleteOnPurposeWhereTheStudyAllowsIt() {
    let sheet = Fixture.sheet {
      $0.closing = .incomplete
      $0.answers.removeLast()
    }
    #expect(findings(sheet, in: context()) == [])
    #expect(
      findings(sheet, in: context(mayCloseIncomplete: false)) == [
        Finding("closing", .incompleteNotAllowed)
      ])
    for other in [SheetClosing.autosaved, .expired] {
      var sheet = sheet
      sheet.closing = other
      #expect(findings(sheet, in: context(mayCloseIncomplete: false)) == [])
    }
  }

  /// A newer revision of the study may allow it.
  @Test func possiblyAllowedIncompleteSheetsArePostponed() {
    var context = context(mayCloseIncomplete: false)
    guard case .known(var rules)? = context.studies["tys"] else { return }
    rules.settledUntil = Fixture.now.advanced(byMicroseconds: -1)
    context.studies["tys"] = .known(rules)
    #expect(
      validate(Fixture.sheet { $0.closing = .incomplete }, in: context).obstacles
        == [.studyUnconfirmed])
  }

  // MARK: - Sheets that say nothing

  private static let optional = PreparedQuestionnaire(
    questionnaireID: "daily", version: 3, contentHash: Fixture.hash,
    elements: [
      Fixture.question("remark", .text(maximumLength: 10), required: false),
      Fixture.question("seen", .yesNo, required: false),
    ])

  private func sheet(
    _ number: Int, closing: SheetClosing = .complete, _ answers: [Answer] = [],
    in questionnaireID: String = "daily"
  ) -> AnswerSheet {
    Fixture.sheet {
      $0.sheetID = UUID().uuidString
      $0.questionnaireID = questionnaireID
      $0.finishedAt = DeviceTime(Fixture.now.advanced(byMicroseconds: Int64(number) * 60_000_000))
      $0.closing = closing
      $0.answers = answers
    }
  }

  private let answer = [Answer(elementID: "seen", value: .choice(["yes"]))]

  private func accepted(
    _ sheets: [AnswerSheet], uses: [QuestionnaireUse],
    _ definitions: [PreparedQuestionnaire] = [optional]
  ) -> [AcceptedSheet?] {
    BatchValidator.validate(sheets, in: Fixture.context(definitions, uses: uses)).map {
      if case .accepted(let sheet) = $0 { sheet } else { nil }
    }
  }

  @Test(arguments: [SheetClosing.complete, .autosaved, .expired])
  func nothingEmptyUsesUpAOneTimeQuestionnaire(_ closing: SheetClosing) {
    let use = QuestionnaireUse(questionnaireID: "daily", version: 3, recurrence: .oneTime)
    let blank = [Answer(elementID: "remark", value: .text("  "))]
    // Submitted in any order.
    let decided = accepted(
      [
        sheet(0, closing: closing), sheet(1, closing: closing, blank), sheet(2, answer),
        sheet(3, closing: closing), sheet(4, answer),
      ], uses: [use])
    #expect(decided.map { $0?.isOneTime } == [false, false, true, false, nil])
    #expect(decided.map { $0?.fillsIn } == [false, false, true, false, nil])
  }

  @Test func nothingEmptyCountsForAnInterval() {
    let use = QuestionnaireUse(questionnaireID: "daily", version: 3, repeatIntervalHours: 1)
    let decided = accepted(
      [sheet(0, answer), sheet(30), sheet(60, answer), sheet(61), sheet(119, answer)], uses: [use])
    #expect(decided.map { $0 != nil } == [true, true, true, true, false])
    #expect(
      decided.map { $0?.repeatIntervalMicroseconds } == [3_600_000_000, 0, 3_600_000_000, 0, nil])
  }

  @Test func nothingEmptyLiftsABlock() {
    let first = QuestionnaireUse(
      questionnaireID: "daily", version: 3,
      blocksSince: Fixture.now.advanced(byMicroseconds: -1))
    let other = PreparedQuestionnaire(
      questionnaireID: "other", version: 3, contentHash: Fixture.hash,
      elements: [Fixture.question("seen", .yesNo, required: false)])
    let decided = accepted(
      [
        sheet(0), sheet(1, answer, in: "other"), sheet(2, answer), sheet(3, answer, in: "other"),
      ], uses: [first, QuestionnaireUse(questionnaireID: "other", version: 3)],
      [Self.optional, other])
    #expect(decided.map { $0?.deviations } == [[], [.blocked], [], []])
  }

  /// A participant who closes a sheet on purpose decided not to answer: an empty one counts, too.
  @Test func anEmptySheetClosedOnPurposeFillsIn() {
    let first = QuestionnaireUse(
      questionnaireID: "daily", version: 3, recurrence: .oneTime,
      blocksSince: Fixture.now.advanced(byMicroseconds: -1), mayCloseIncomplete: true)
    let other = PreparedQuestionnaire(
      questionnaireID: "other", version: 3, contentHash: Fixture.hash,
      elements: [Fixture.question("seen", .yesNo, required: false)])
    let decided = accepted(
      [
        sheet(0, answer, in: "other"), sheet(1, closing: .incomplete),
        sheet(2, answer, in: "other"), sheet(3, answer),
      ], uses: [first, QuestionnaireUse(questionnaireID: "other", version: 3)],
      [Self.optional, other])
    #expect(decided.map { $0?.deviations } == [[.blocked], [], [], nil])
    #expect(decided.map { $0?.isOneTime } == [false, true, false, nil])
  }

  @Test func sheetsWithoutQuestionsFillIn() {
    let page = PreparedQuestionnaire(
      questionnaireID: "daily", version: 3, contentHash: Fixture.hash, elements: [])
    let use = QuestionnaireUse(questionnaireID: "daily", version: 3, recurrence: .oneTime)
    let decided = accepted([sheet(0), sheet(1)], uses: [use], [page])
    #expect(decided.map { $0?.fillsIn } == [true, nil])
  }
}
