import FoundationEssentials
import Questionnaires
import Testing

@testable import IngestionService

/// Conditions on answers to another questionnaire, for every comparable type: as stored, and as
/// reported by the device.
@Suite struct ReferenceTests {
  private static let use = StudyQuestionnaire(studyID: "tys", questionnaireID: "history")

  /// `follow` is visible if the condition on `element` of the history is met.
  private func definition(
    _ element: String, _ comparison: Compared
  ) -> PreparedQuestionnaire {
    PreparedQuestionnaire(
      questionnaireID: "daily", version: 3, contentHash: Fixture.hash,
      elements: [
        Fixture.question(
          "follow", .yesNo,
          when: [
            Condition(questionnaireID: "history", elementID: element, comparison: comparison)
          ])
      ])
  }

  private func sheet(_ isAnswered: Bool, _ references: [ReferencedAnswer]) -> AnswerSheet {
    Fixture.sheet {
      $0.answers = isAnswered ? [Answer(elementID: "follow", value: .choice(["yes"]))] : []
      $0.referencedAnswers = references
    }
  }

  private func findings(
    _ comparison: Compared, _ isAnswered: Bool, _ references: [ReferencedAnswer],
    stored: KnownAnswer? = nil, limits: SheetLimits = SheetLimits()
  ) -> [Finding]? {
    var context = Fixture.context([definition("asked", comparison)])
    context.limits = limits
    context.earlierSheets[Self.use] = [
      EarlierSheet(
        sheetID: UUID(), finishedAt: Fixture.now.advanced(byMicroseconds: -1_000_000),
        answers: stored.map { ["asked": $0] } ?? [:])
    ]
    return BatchValidator.validate([sheet(isAnswered, references)], in: context)[0].findings
  }

  private static func reference(
    _ text: String = "", codes: [String] = [], number: Double? = nil, element: String = "asked"
  ) -> ReferencedAnswer {
    ReferencedAnswer(
      questionnaireID: "history", elementID: element, codes: codes, number: number, text: text)
  }

  private static let notShown = [Finding("answers[0].element_id", .notShown)]
  private static let missing = [Finding("answers[\"follow\"]", .answerMissing)]

  private static let holding: [(Compared, String)] = [
    (.equal(.text("Ulm")), "Ulm"), (.notEqual(.text("Ulm")), "Bonn"),
    (.less(.text("2026-01-31")), "2026-01-30"), (.lessOrEqual(.text("2026-01-31")), "2026-01-31"),
    (.greater(.text("18:30")), "18:31"), (.greaterOrEqual(.text("18:30")), "18:30"),
    (.equal(.text("2026-01-31T18:30")), "2026-01-31T18:30"), (.answered, "Ulm"),
  ]

  @Test(arguments: holding)
  func textsAndTimesDecideWhetherStoredOrSaid(_ comparison: Compared, _ text: String) {
    let said = [Self.reference(text)]
    #expect(findings(comparison, true, said) == [])
    #expect(findings(comparison, false, said) == Self.missing)
    #expect(findings(comparison, true, [], stored: .text(text)) == [])
    #expect(findings(comparison, false, [], stored: .text(text)) == Self.missing)
    // The device's report takes precedence, even without an answer.
    #expect(findings(comparison, true, said, stored: .number(1)) == [])
    #expect(findings(comparison, false, [Self.reference()], stored: .text(text)) == [])
    #expect(findings(comparison, false, []) == [])
  }

  /// A value of another type (other version or wrong report) cannot be compared: empty, so false.
  @Test func incomparableValuesAreFalse() {
    let cases: [(Compared, ReferencedAnswer)] = [
      (.equal(.text("5")), Self.reference(number: 5)),
      (.notEqual(.text("a")), Self.reference(codes: ["b"])),
      (.equal(.codes(["a"])), Self.reference("a")),
      (.notEqual(.codes(["a"])), Self.reference("b")),
      (.greater(.number(1)), Self.reference("2")),
      (.equal(.number(2)), Self.reference("2")),
      (.greater(.text("2026-01-31")), Self.reference("2026-02-01T10:00")),
      (.greater(.text("2026-01-31")), Self.reference("tomorrow!!")),
      (.less(.text("2026-01-31")), Self.reference("2026/01/30")),
      (.less(.text("18:30")), Self.reference("1\u{600}:")),
      (.greater(.text("18:30")), Self.reference(number: 20)),
      (.equal(.text("Ulm")), Self.reference("ulm")),
      (.equal(.text("\u{E9}")), Self.reference("e\u{301}")),
    ]
    for (comparison, reference) in cases {
      #expect(findings(comparison, false, [reference]) == [], "\(comparison) \(reference)")
      #expect(
        findings(comparison, true, [reference]) == Self.notShown, "\(comparison) \(reference)")
    }
  }

  @Test func whiteSpaceIsNoAnswer() {
    for text in [" ", "\n\t", "\u{2003}"] {
      #expect(findings(.answered, false, [Self.reference(text)]) == [])
      #expect(findings(.notAnswered, true, [Self.reference(text)]) == [])
    }
  }

  @Test func aCountTakesATextAsOne() {
    let subject = QuestionReference(questionnaireID: "history", elementID: "asked")
    var element = Fixture.question("follow", .yesNo)
    element.shownIf = .count(OptionCount(questions: [subject], codes: [], .equal, 1))
    let definition = PreparedQuestionnaire(
      questionnaireID: "daily", version: 3, contentHash: Fixture.hash, elements: [element])
    let context = Fixture.context([definition])
    let said = sheet(true, [Self.reference("Ulm")])
    #expect(BatchValidator.validate([said], in: context)[0].findings == [])
  }

  @Test func aTextHasOneValueAndALimit() {
    let place = "referenced_answers[0]"
    for reference in [
      Self.reference("a", number: 1), Self.reference("a", codes: ["a"]),
      Self.reference("a", codes: ["a"], number: 1),
    ] {
      #expect(
        findings(.notAnswered, false, [reference])
          == [Finding(place, .referenceInvalid)] + Self.missing)
    }
    let longest = String(repeating: "🦻", count: 10_000)
    #expect(findings(.answered, true, [Self.reference(longest)]) == [])
    #expect(
      findings(.answered, true, [Self.reference(longest + "a")])
        == [Finding("\(place).text", .textTooLong)] + Self.notShown)
    var limits = SheetLimits()
    limits.referenceTextLengthMax = 3
    #expect(findings(.answered, true, [Self.reference("abc")], limits: limits) == [])
    #expect(
      findings(.answered, true, [Self.reference("abcd")], limits: limits)
        == [Finding("\(place).text", .textTooLong)] + Self.notShown)
  }

  /// Texts that no condition refers to are rejected; codes and numbers are accepted.
  @Test func aTextThatNoConditionLooksAtIsRefused() {
    let other = Self.reference("my diary", element: "other")
    #expect(
      findings(.answered, false, [Self.reference(), other])
        == [Finding("referenced_answers[1].text", .referenceInvalid)])
    let code = Self.reference(codes: ["a"], element: "other")
    #expect(findings(.answered, false, [Self.reference(), code]) == [])
  }
}
