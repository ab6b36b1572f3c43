import Messages
import Testing

@testable import IngestionService

/// Answers must satisfy the catalogue's definition of a question, tested at its limits.
/// Services/Ingestion/README.md has the complete list.
@Suite struct CatalogueRuleTests {
  private typealias Kind = CatalogueV1.Question.OneOfType

  private func compile(_ elements: [CatalogueV1.Element]) throws -> PreparedQuestionnaire {
    try PreparedQuestionnaire(
      CatalogueV1.Questionnaire(
        questionnaireID: "daily", version: 3, contentHash: Fixture.hash, elements: elements))
  }

  private func found(
    _ elements: [CatalogueV1.Element], _ answers: [(String, AnswerValue)]
  ) throws -> [Finding]? {
    let sheet = Fixture.sheet {
      $0.answers = answers.map { Answer(elementID: $0.0, value: $0.1) }
    }
    return findings(sheet, in: Fixture.context([try compile(elements)]))
  }

  /// Reasons for rejecting an answer to a question of that kind; empty if accepted.
  private func reasons(_ kind: Kind, _ value: AnswerValue) throws -> [Reason]? {
    try found([TestStudy.question("q", kind)], [("q", value)])?.map(\.reason)
  }

  @Test func countriesAreThoseOfISO3166() throws {
    // Telephone networks name countries in small letters.
    for code in ["DE", "AT", "CH", "de"] {
      #expect(try reasons(.country(.init()), .choice([code])) == [])
    }
    for code in ["xx", "XX", "DEU", "", "D\u{45}\u{301}"] {
      #expect(try reasons(.country(.init()), .choice([code])) == [.optionUnknown], "\(code)")
    }
    #expect(try reasons(.country(.init()), .choice(["DE", "AT"])) == [.optionsTooMany])
    #expect(try reasons(.country(.init()), .text("DE")) == [.valueTypeMismatch])
  }

  @Test func durationsAreSecondsBetweenTheirBounds() throws {
    let bounded = Kind.duration(.init(minimumSeconds: 60, maximumSeconds: 3600))
    for seconds in [60.0, 60.5, 3600] {
      #expect(try reasons(bounded, .number(seconds)) == [], "\(seconds)")
    }
    for seconds in [0.0, 59.999, 3600.001, -60] {
      #expect(try reasons(bounded, .number(seconds)) == [.outOfRange], "\(seconds)")
    }
    // 0 means no maximum, but durations cannot be negative.
    #expect(try reasons(.duration(.init()), .number(1e9)) == [])
    #expect(try reasons(.duration(.init()), .number(0)) == [])
    #expect(try reasons(.duration(.init()), .number(-0.001)) == [.outOfRange])
    #expect(try reasons(.duration(.init()), .number(.infinity)) == [.notFinite])
  }

  @Test func visualAnaloguesGoFromZeroToAHundred() throws {
    for value in [0, 33.333, 100.0] {
      #expect(try reasons(.visualAnalogue(.init()), .number(value)) == [])
    }
    for value in [-0.001, 100.001] {
      #expect(try reasons(.visualAnalogue(.init()), .number(value)) == [.outOfRange])
    }
  }

  @Test func numbersAndDatesHaveInclusiveBounds() throws {
    let number = Kind.number(
      .init(minimum: .init(-1.5), maximum: .init(2), integer: false))
    #expect(try [-1.5, 0, 2].allSatisfy { try reasons(number, .number($0)) == [] })
    #expect(
      try [-1.501, 2.001].allSatisfy { try reasons(number, .number($0)) == [.outOfRange] })
    let integer = Kind.number(.init(integer: true))
    #expect(try reasons(integer, .number(-3)) == [])
    #expect(try reasons(integer, .number(0.5)) == [.notInteger])
    let date = Kind.date(.init(earliest: "2024-02-29", latest: "2024-12-31"))
    #expect(
      try ["2024-02-29", "2024-12-31"].allSatisfy { try reasons(date, .date($0)) == [] })
    #expect(
      try ["2024-02-28", "2025-01-01"].allSatisfy {
        try reasons(date, .date($0)) == [.outOfRange]
      })
  }

  @Test func addressesAndTelephoneNumbersHaveAForm() throws {
    let long = String(repeating: "a", count: 246) + "@b.de"
    for (kind, good, bad) in [
      (
        Kind.email(.init()),
        ["a@b", "a.b+c@ulm.example", "a@bücher.example", "a@xn--bcher-kva.example", "a@b.de "],
        ["a", "@b", "a@", "a@@b", "a b@c.de", "a@b..de", "a@-b.de"]
      ),
      (
        .url(.init()), ["https://ulm.example", "HTTP://b/ä?c#d"],
        ["ulm.example", "ftp://b", "https://", "https:// b", "javascript:alert(1)"]
      ),
      (
        .telephone(.init()), ["112", "+49 731 50-0", "(0731) 500"],
        ["12", "+", "++49731", "0731x500"]
      ),
    ] {
      for text in good { #expect(try reasons(kind, .text(text)) == [], "\(text)") }
      for text in bad { #expect(try reasons(kind, .text(text)) == [.patternMismatch], "\(text)") }
    }
    #expect(try reasons(.email(.init()), .text(long)) == [])
    #expect(try reasons(.email(.init()), .text("aaaa" + long)) == [.textTooLong])
  }

  /// A backtracking matcher would not end.
  @Test func aPatternTakesTimeThatGrowsWithTheText() throws {
    let kind = Kind.textArea(
      .init(maximumLength: 10_000, pattern: .init(expression: "(a+)+(a|aa)*b")))
    let text = String(repeating: "a", count: 9_999)
    #expect(try reasons(kind, .text(text + "b")) == [])
    #expect(try reasons(kind, .text(text + "c")) == [.patternMismatch])
  }

  @Test func areasHaveLines() throws {
    #expect(try reasons(.textArea(.init()), .text("one\r\ntwo\n")) == [])
    #expect(
      try reasons(.textArea(.init()), .text(String(repeating: "ä", count: 4_001)))
        == [.textTooLong])
  }

  /// Items use the scale of their matrix, also through nested groups.
  @Test func membersOfAMatrixInherit() throws {
    let options = TestStudy.options("never", "often")
    func matrix(_ style: CatalogueV1.GroupStyle) -> [CatalogueV1.Element] {
      var member = TestStudy.question("head", .inherited(.init()))
      member.parentID = "pain"
      var other = TestStudy.question("neck", .inherited(.init()), optional: true)
      other.parentID = "pain"
      return [
        CatalogueV1.Element(
          elementID: "pain",
          content: .group(
            CatalogueV1.Group(
              style: style,
              sharedAnswer: CatalogueV1.Question(type: .singleChoice(.init(options: options)))))),
        member, other,
      ]
    }
    for style in [CatalogueV1.GroupStyle.matrix, .section] {
      #expect(try found(matrix(style), [("head", .choice(["often"]))]) == [])
      #expect(
        try found(
          matrix(style), [("head", .choice(["yes"])), ("neck", .choice(["never", "often"]))])
          == [
            Finding("answers[0].choice.codes[0]", .optionUnknown),
            Finding("answers[1].choice.codes", .optionsTooMany),
          ])
      #expect(try found(matrix(style), []) == [Finding("answers[\"head\"]", .answerMissing)])
      // The matrix itself is not a question.
      #expect(
        try found(matrix(style), [("head", .choice(["often"])), ("pain", .choice(["often"]))])
          == [Finding("answers[1].element_id", .questionUnknown)])
    }
  }

  /// Up to the next page break, including the contents of its groups.
  @Test func aHiddenPageIsNeitherRequiredNorStored() throws {
    let yes = CatalogueV1.Condition(elementID: "has", operator: .equal, codes: ["yes"])
    var member = TestStudy.question("loud", .visualAnalogue(.init()))
    member.parentID = "details"
    let elements = [
      TestStudy.question("has", .yesNo(.init())),
      CatalogueV1.Element(
        elementID: "page", content: .pageBreak(.init()), enableWhen: [yes]),
      CatalogueV1.Element(
        elementID: "details", content: .group(CatalogueV1.Group(style: .section))),
      member,
      CatalogueV1.Element(elementID: "last", content: .pageBreak(.init())),
      TestStudy.question("end", .yesNo(.init())),
    ]
    let (no, end) = (("has", AnswerValue.choice(["no"])), ("end", AnswerValue.choice(["yes"])))
    #expect(try found(elements, [no, end]) == [])
    #expect(
      try found(elements, [no, ("loud", .number(5)), end])
        == [Finding("answers[1].element_id", .notShown)])
    let shown = ("has", AnswerValue.choice(["yes"]))
    #expect(
      try found(elements, [shown, end]) == [Finding("answers[\"loud\"]", .answerMissing)])
    #expect(try found(elements, [shown, ("loud", .number(5)), end]) == [])
    #expect(try found(elements, [no]) == [Finding("answers[\"end\"]", .answerMissing)])
  }

  /// Each field follows its own rule (generic forms §5).
  @Test(arguments: [false, true]) func compositesKnowBothCases(_ isOptional: Bool) throws {
    var street = TestStudy.question("street", .textLine(.init()))
    var number = TestStudy.question("number", .textLine(.init()), optional: true)
    (street.parentID, number.parentID) = ("address", "address")
    let elements = [
      CatalogueV1.Element(
        elementID: "address",
        content: .group(CatalogueV1.Group(style: .composite, optionalAnswer: isOptional))),
      street, number,
    ]
    let (a, b) = (("street", AnswerValue.text("Blumenweg")), ("number", AnswerValue.text("4")))
    #expect(try found(elements, [a, b]) == [])
    #expect(
      try found(elements, [])
        == (isOptional ? [] : [Finding("answers[\"street\"]", .answerMissing)]))
    #expect(
      try found(elements, [a])
        == (isOptional ? [Finding("answers[\"number\"]", .compositeIncomplete)] : []))
    #expect(
      try found(elements, [b]) == [
        Finding("answers[\"street\"]", isOptional ? .compositeIncomplete : .answerMissing)
      ])
  }

  /// Empty is false, also when negated; a count is never empty.
  @Test func emptyAnswersHideDependentQuestions() throws {
    let isOften = CatalogueV1.Condition(elementID: "a", operator: .equal, codes: ["yes"])
    let questions = [
      TestStudy.question("a", .yesNo(.init()), optional: true),
      TestStudy.question("b", .yesNo(.init()), optional: true),
    ]
    func shows(
      _ conditions: [CatalogueV1.Condition], _ answers: [(String, AnswerValue)]
    ) throws -> Bool {
      try found(questions + [TestStudy.question("c", .yesNo(.init()), when: conditions)], answers)
        == [Finding("answers[\"c\"]", .answerMissing)]
    }
    var negated = isOften
    negated.parent = 1
    let none = CatalogueV1.Condition(combination: CatalogueV1.Combination.none)
    let yes = AnswerValue.choice(["yes"])
    let no = AnswerValue.choice(["no"])
    #expect(try !shows([isOften], []))
    #expect(try !shows([none, negated], []))
    #expect(try shows([none, negated], [("a", no)]))
    #expect(try !shows([none, negated], [("a", yes)]))
    let count = CatalogueV1.Condition(
      operator: .less, codes: ["yes"], number: .init(2),
      count: ["a", "b"].map { CatalogueV1.QuestionReference(elementID: $0) })
    #expect(try shows([count], []))
    #expect(try shows([count], [("a", yes), ("b", no)]))
    #expect(try !shows([count], [("a", yes), ("b", yes)]))
  }
}
