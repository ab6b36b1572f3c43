import Testing

@testable import IngestionService

@Suite struct ValueTests {
  struct Case: CustomTestStringConvertible {
    var elementID: String
    var value: AnswerValue
    var expected: [Finding]

    init(_ elementID: String, _ value: AnswerValue, _ field: String = "", _ reasons: Reason...) {
      self.elementID = elementID
      self.value = value
      expected = reasons.map { Finding("answers[0].\(field)", $0) }
    }

    var testDescription: String { "\(elementID) = \(String(String(describing: value).prefix(60)))" }
  }

  private func check(_ testCase: Case) {
    #expect(
      findings(Fixture.sheet(answering: testCase.elementID, testCase.value)) == testCase.expected)
  }

  @Test(arguments: [
    Case("sex", .choice(["male"])),
    Case("sex", .choice(["K"])),
    Case("sex", .choice([]), "choice.codes", .valueMissing),
    Case("sex", .choice(["male", "female"]), "choice.codes", .optionsTooMany),
    Case("sex", .choice(["Male"]), "choice.codes[0]", .optionUnknown),
    Case("sex", .choice([""]), "choice.codes[0]", .optionUnknown),
    Case("sex", .choice(["\u{212A}"]), "choice.codes[0]", .optionUnknown),
    Case("perceived", .choice(["no"])),
    Case("perceived", .choice(["true"]), "choice.codes[0]", .optionUnknown),
    Case("perceived", .choice(["yes", "no"]), "choice.codes", .optionsTooMany),
    Case("perceived", .choice([]), "choice.codes", .valueMissing),
    Case("stressors", .choice(["none"])),
    Case("stressors", .choice(["other", "work", "private"])),
    Case("stressors", .choice([]), "choice.codes", .optionsTooFew),
    Case("stressors", .choice(["work", "work"]), "choice.codes[1]", .optionRepeated),
    Case("stressors", .choice(["work", "boss"]), "choice.codes[1]", .optionUnknown),
    Case("stressors", .choice(["work", "none"]), "choice.codes[1]", .optionExclusive),
    Case("stressors", .choice(["none", "work"]), "choice.codes[0]", .optionExclusive),
    Case(
      "stressors", .choice(["work", "private", "other", "a", "b"]), "choice.codes",
      .optionsTooMany),
  ])
  func choices(_ testCase: Case) { check(testCase) }

  @Test func everyMistakeInAChoiceIsNamed() {
    #expect(
      findings(Fixture.sheet(answering: "stressors", .choice(["none", "none", "boss"]))) == [
        Finding("answers[0].choice.codes[0]", .optionExclusive),
        Finding("answers[0].choice.codes[1]", .optionRepeated),
        Finding("answers[0].choice.codes[2]", .optionUnknown),
      ])
  }

  @Test(arguments: [
    Case("loudness", .number(0)),
    Case("loudness", .number(-0.0)),
    Case("loudness", .number(1)),
    Case("loudness", .number(0.1 + 0.2)),
    Case("loudness", .number(Double(Float(0.7)))),
    Case("loudness", .number(0.1 * 7)),
    Case("loudness", .number(0.05), "number", .offStep),
    Case("loudness", .number(0.701), "number", .offStep),
    Case("loudness", .number(-0.1), "number", .outOfRange),
    Case("loudness", .number(1.1), "number", .outOfRange),
    Case("loudness", .number(-0.001), "number", .outOfRange),
    Case("loudness", .number(.nan), "number", .notFinite),
    Case("loudness", .number(.infinity), "number", .notFinite),
    Case("loudness", .number(-.infinity), "number", .notFinite),
    Case("loudness", .number(.greatestFiniteMagnitude), "number", .outOfRange),
    Case("stress", .number(0)),
    Case("stress", .number(100)),
    Case("stress", .number(12.345678)),
    Case("stress", .number(100.001), "number", .outOfRange),
    Case("stress", .number(-0.001), "number", .outOfRange),
    Case("valence", .number(1)),
    Case("valence", .number(9)),
    Case("valence", .number(0), "number", .outOfRange),
    Case("valence", .number(10), "number", .outOfRange),
    Case("valence", .number(4.5), "number", .notInteger),
    Case("valence", .number(9.5), "number", .outOfRange, .notInteger),
    Case("valence", .number(.nan), "number", .notFinite),
    Case("pulse", .number(20)),
    Case("pulse", .number(250)),
    Case("pulse", .number(19), "number", .outOfRange),
    Case("pulse", .number(251), "number", .outOfRange),
    Case("pulse", .number(60.5), "number", .notInteger),
    Case("weight", .number(-1e300)),
    Case("weight", .number(.infinity), "number", .notFinite),
  ])
  func numbers(_ testCase: Case) { check(testCase) }

  @Test(arguments: [
    Case("born", .date("2024-02-29")),
    Case("born", .date("2000-02-29")),
    Case("born", .date("1800-01-01")),
    Case("born", .date("2199-12-31")),
    Case("born", .date("1799-12-31"), "date", .outOfRange),
    Case("born", .date("2200-01-01"), "date", .outOfRange),
    // 29 March 2026 in the Persian, the Islamic, the Buddhist and the Hebrew calendar.
    Case("born", .date("1405-01-09"), "date", .outOfRange),
    Case("born", .date("1447-10-10"), "date", .outOfRange),
    Case("born", .date("2569-03-29"), "date", .outOfRange),
    Case("born", .date("5786-01-11"), "date", .outOfRange),
    Case("born", .date("2023-02-29"), "date", .dateInvalid),
    Case("born", .date("1900-02-29"), "date", .dateInvalid),
    Case("born", .date("1500-02-29"), "date", .dateInvalid),
    Case("born", .date("2024-04-31"), "date", .dateInvalid),
    Case("born", .date("2024-13-01"), "date", .dateInvalid),
    Case("born", .date("2024-00-01"), "date", .dateInvalid),
    Case("born", .date("2024-01-00"), "date", .dateInvalid),
    Case("born", .date("0000-01-01"), "date", .dateInvalid),
    Case("born", .date("24-01-01"), "date", .dateInvalid),
    Case("born", .date("2024-1-1"), "date", .dateInvalid),
    Case("born", .date("20240101"), "date", .dateInvalid),
    Case("born", .date("2024-01-01T00:00"), "date", .dateInvalid),
    Case("born", .date("+024-01-01"), "date", .dateInvalid),
    Case("born", .date("２０２４-01-01"), "date", .dateInvalid),
    Case("born", .date(""), "date", .dateInvalid),
    Case("woke", .time("00:00")),
    Case("woke", .time("23:59")),
    Case("woke", .time("24:00"), "time", .clockTimeInvalid),
    Case("woke", .time("23:60"), "time", .clockTimeInvalid),
    Case("woke", .time("6:30"), "time", .clockTimeInvalid),
    Case("woke", .time("06:30:00"), "time", .clockTimeInvalid),
    Case("woke", .time("06.30"), "time", .clockTimeInvalid),
    Case("woke", .time("-1:30"), "time", .clockTimeInvalid),
    Case("woke", .time(""), "time", .clockTimeInvalid),
  ])
  func datesAndTimes(_ testCase: Case) { check(testCase) }

  @Test(arguments: [
    Case("onset", .text(String(repeating: "a", count: 255))),
    Case("onset", .text(String(repeating: "a", count: 256)), "text", .textTooLong),
    Case("onset", .text(String(repeating: "🦻", count: 255))),
    Case("onset", .text(String(repeating: "🦻", count: 256)), "text", .textTooLong),
    // Counted as people see them; apps that count UTF-16 or Unicode scalars allow less.
    Case("onset", .text(String(repeating: "e\u{301}", count: 255))),
    Case("onset", .text(String(repeating: "e\u{301}", count: 256)), "text", .textTooLong),
    Case("onset", .text(String(repeating: "👨‍👩‍👧‍👦", count: 255))),
    Case("onset", .text(String(repeating: "👩🏽‍❤️‍💋‍👨🏿", count: 255))),
    Case("onset", .text(String(repeating: "🏴󠁧󠁢󠁥󠁮󠁧󠁿", count: 255))),
    Case("onset", .text(String(repeating: "👨‍👩‍👧‍👦", count: 256)), "text", .textTooLong),
    Case("onset", .text(String(repeating: "नमस्ते", count: 63))),
    // One letter with any number of marks is one character.
    Case("onset", .text("e" + String(repeating: "\u{301}", count: 4_079))),
    Case("onset", .text("e" + String(repeating: "\u{301}", count: 4_080)), "text", .textTooLong),
    Case("onset", .text(""), "text", .textEmpty),
    Case("onset", .text(" \t\n\u{A0}\u{2003}"), "text", .textEmpty),
    Case("onset", .text("a\0"), "text", .textInvalid),
    Case("remark", .text("")),
    Case("remark", .text("0123456789")),
    Case("remark", .text("01234567890"), "text", .textTooLong),
  ])
  func texts(_ testCase: Case) { check(testCase) }

  @Test func everyOtherKindOfValueIsRefused() {
    let values: [AnswerValue] = [
      .choice(["yes"]), .number(1), .text("1"), .date("2024-01-01"), .time("10:00"),
      .dateTime("2024-01-01T10:00"),
    ]
    for question in Fixture.everyKind.questions {
      let accepted = question.answers.valueKind
      for value in values where value.kind != accepted {
        #expect(
          findings(Fixture.sheet(answering: question.elementID, value)) == [
            Finding("answers[0].\(value.kind)", .valueTypeMismatch)
          ], "\(question.elementID) \(value)")
      }
    }
  }

  /// Values within 32-bit rounding of an end, and values beyond it.
  @Test func theEndsOfASliderAreNotCrossed() {
    let definition = PreparedQuestionnaire(
      questionnaireID: "daily", version: 3, contentHash: Fixture.hash,
      elements: [Fixture.question("s", .slider(minimum: 0, maximum: 1, step: 0))])
    func decision(_ number: Double) -> Decision<AcceptedSheet> {
      validate(
        Fixture.sheet { $0.answers = [Answer(elementID: "s", value: .number(number))] },
        in: Fixture.context([definition]))
    }
    for (sent, stored) in [
      (1.0, 1.0), (1.000_000_1, 1), (1.000_000_000_000_000_2, 1), (-0.000_000_1, 0), (0.3, 0.3),
    ] {
      guard case .accepted(let sheet) = decision(sent) else {
        Issue.record("\(sent) is refused")
        continue
      }
      #expect(sheet.answers.map(\.value) == [.number(stored)])
      // Sent again, it is the same sheet.
      #expect(sheet.sent.answers.map(\.value) == [.number(sent)])
    }
    for sent in [1.000_001, -0.000_001] {
      #expect(decision(sent).findings == [Finding("answers[0].number", .outOfRange)], "\(sent)")
    }
  }

  @Test(arguments: [
    (0.0, 100.0, 1.0), (0.0, 1.0, 0.01), (-3.0, 3.0, 0.25), (0.1, 0.9, 0.1), (1.0, 1e6, 0.001),
    (0.0, 6.0, 1.0), (-1.0, 1.0, 1.0 / 3),
  ])
  func everyStepOfASliderPasses(_ minimum: Double, _ maximum: Double, _ step: Double) {
    let definition = PreparedQuestionnaire(
      questionnaireID: "daily", version: 3, contentHash: Fixture.hash,
      elements: [
        Fixture.question("s", .slider(minimum: minimum, maximum: maximum, step: step))
      ])
    let context = Fixture.context([definition])
    let count = Int(((maximum - minimum) / step).rounded())
    for k in Swift.stride(from: 0, through: count, by: max(1, count / 500)) {
      let onStep = minimum + Double(k) * step
      let sheet = Fixture.sheet { $0.answers = [Answer(elementID: "s", value: .number(onStep))] }
      #expect(findings(sheet, in: context) == [], "step \(k)")
      let between = onStep + step / 2
      guard between < maximum else { continue }
      let off = Fixture.sheet { $0.answers = [Answer(elementID: "s", value: .number(between))] }
      #expect(
        findings(off, in: context) == [Finding("answers[0].number", .offStep)], "step \(k)")
    }
  }
}
