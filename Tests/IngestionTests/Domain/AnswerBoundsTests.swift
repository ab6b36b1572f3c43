import Questionnaires
import Testing

@testable import IngestionService

@Suite struct AnswerBoundsTests {
  private func found(
    _ kind: QuestionKind, required: Bool = true, _ value: AnswerValue,
    closing: SheetClosing = .complete
  ) -> [Finding]? {
    let definition = PreparedQuestionnaire(
      questionnaireID: "daily", version: 3, contentHash: Fixture.hash,
      elements: [Fixture.question("q", kind, required: required)])
    let sheet = Fixture.sheet {
      $0.answers = [Answer(elementID: "q", value: value)]
      $0.closing = closing
    }
    return findings(sheet, in: Fixture.context([definition]))
  }

  @Test func textsMatchTheirPattern() {
    let kind = QuestionKind.text(maximumLength: 6, pattern: #"[A-Z]{2}\d{1,4}"#)
    #expect(found(kind, .text("UL1234")) == [])
    for text in ["ul1234", "UL", "UL 123", "XUL12"] {
      #expect(
        found(kind, .text(text)) == [Finding("answers[0].text", .patternMismatch)],
        "\(text)"
      )
    }
    // Blank values have no format (as in HTML).
    #expect(found(kind, required: false, .text("  ")) == [])
    // A single finding, and no long text is matched.
    #expect(
      found(kind, .text(String(repeating: "u", count: 100_000)))
        == [Finding("answers[0].text", .textTooLong)])
  }

  @Test func multipleChoicesHaveALeastAndAMostNumber() {
    let kind = QuestionKind.multipleChoice(
      ["a", "b", "c"].map { ChoiceOption(code: $0) } + [ChoiceOption(code: "n", isExclusive: true)],
      minimumCount: 2, maximumCount: 2)
    #expect(found(kind, .choice(["a", "b"])) == [])
    #expect(found(kind, .choice(["n"])) == [])
    #expect(
      found(kind, .choice(["a"])) == [Finding("answers[0].choice.codes", .optionsTooFew)])
    #expect(
      found(kind, .choice(["a", "b", "c"]))
        == [Finding("answers[0].choice.codes", .optionsTooMany)])
    #expect(found(kind, required: false, .choice([])) == [])
    #expect(
      found(kind, .choice([])) == [Finding("answers[0].choice.codes", .optionsTooFew)])
    // An autosaved sheet may have fewer options, but not more.
    #expect(found(kind, .choice([]), closing: .autosaved) == [])
    #expect(found(kind, .choice(["a"]), closing: .autosaved) == [])
    #expect(
      found(kind, .choice(["a", "b", "c"]), closing: .autosaved)
        == [Finding("answers[0].choice.codes", .optionsTooMany)])
  }

  /// The question defines whether "none" is an answer (TYT §4.1.4; generic forms §4.6).
  @Test func anEmptyChoiceIsAnAnswerIfTheQuestionAllowsIt() {
    func kind(_ isNoneAllowed: Bool) -> QuestionKind {
      .multipleChoice(
        ["a", "b", "c"].map { ChoiceOption(code: $0) }, minimumCount: 2,
        isNoneAllowed: isNoneAllowed)
    }
    #expect(found(kind(true), .choice([])) == [])
    #expect(found(kind(true), required: false, .choice([])) == [])
    let tooFew = [Finding("answers[0].choice.codes", .optionsTooFew)]
    #expect(found(kind(false), .choice([])) == tooFew)
    // The minimum applies to any non-empty choice.
    #expect(found(kind(true), .choice(["a"])) == tooFew)
    #expect(found(kind(true), .choice(["a", "b"])) == [])
  }

  @Test func datesLieBetweenTheirBounds() {
    let kind = QuestionKind.date(DateDefinition(earliest: "2000-01-01", latest: "2000-12-31"))
    for (day, reasons) in [
      ("2000-01-01", []), ("2000-12-31", []), ("1999-12-31", [Reason.outOfRange]),
      ("2001-01-01", [.outOfRange]), ("2000-13-01", [.dateInvalid]),
    ] {
      #expect(
        found(kind, .date(day)) == reasons.map { Finding("answers[0].date", $0) }, "\(day)"
      )
    }
  }

  @Test(
    arguments: [
      ("2026-03-29T02:30", true), ("2024-02-29T00:00", true), ("2026-02-29T10:00", false),
      ("2026-03-29 02:30", false), ("2026-03-29T24:00", false), ("2026-03-29", false),
      ("1405-01-09T02:30", nil), ("2569-03-29T02:30", nil), ("T", false),
      ("2026-03-29T02:30T", false), ("2026-03-29T02:30:00", false),
    ] as [(String, Bool?)])
  func dateTimesAreADayAndATime(_ text: String, _ isGood: Bool?) {
    let reason = isGood.map { $0 ? nil : Reason.dateTimeInvalid } ?? .outOfRange
    #expect(
      found(.dateTime, .dateTime(text))
        == (reason.map { [Finding("answers[0].date_time", $0)] } ?? []))
  }

  @Test func ownBoundsReplaceTheStandardOnes() {
    for (earliest, latest, day, isGood) in [
      ("1500-01-01", "", "1499-12-31", false), ("1500-01-01", "", "1500-01-01", true),
      ("", "1700-12-31", "0001-01-01", true), ("", "2026-12-31", "1405-01-09", false),
      ("2300-01-01", "", "9999-12-31", true), ("2000-01-01", "", "2569-03-29", false),
    ] {
      let kind = QuestionKind.date(DateDefinition(earliest: earliest, latest: latest))
      #expect(
        found(kind, .date(day)) == (isGood ? [] : [Finding("answers[0].date", .outOfRange)]),
        "\(day)")
    }
  }

  @Test func anUnsupportedQuestionTakesNoAnswer() {
    for value in [AnswerValue.text("x"), .number(1), .choice(["a"])] {
      #expect(
        found(
          .unsupported(UnsupportedDefinition(type: "hologram")), required: false, value)
          == [Finding("answers[0].\(value.kind)", .typeNotSupported)])
    }
  }

  @Test func datesAndTextsAreCompared() {
    func shown(_ comparison: Compared, _ kind: QuestionKind, _ value: AnswerValue)
      -> Bool
    {
      let definition = PreparedQuestionnaire(
        questionnaireID: "daily", version: 3, contentHash: Fixture.hash,
        elements: [
          Fixture.question("a", kind),
          Fixture.question(
            "b", .yesNo, when: [Condition(elementID: "a", comparison: comparison)]),
        ])
      let sheet = Fixture.sheet { $0.answers = [Answer(elementID: "a", value: value)] }
      return findings(sheet, in: Fixture.context([definition])) != []
    }
    #expect(shown(.less(.text("2000-01-02")), .anyDate, .date("2000-01-01")))
    #expect(!shown(.less(.text("2000-01-01")), .anyDate, .date("2000-01-01")))
    #expect(shown(.greaterOrEqual(.text("2000-01-01")), .anyDate, .date("2000-01-01")))
    // Values of different precision do not compare.
    #expect(!shown(.less(.text("2000-02")), .anyDate, .date("2000-01-01")))
    #expect(shown(.equal(.text("x")), .text(maximumLength: 9), .text("x")))
    #expect(!shown(.equal(.text("X")), .text(maximumLength: 9), .text("x")))
  }
}
