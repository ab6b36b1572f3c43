import Questionnaires
import Testing

@testable import Formats

/// An offer not to answer a question that is not a choice.
@Suite struct RefusalTests {
  private static let refusal = """
    refusal:
          question: {en: "Or:"}
          label: {en: I prefer not to answer}
          message: {en: Please answer or refuse.}
    """

  private static func questionnaire(_ question: String, refusal: String = refusal) -> String {
    """
    questionnaire: q
    title: {en: Q}
    default-language: en
    elements:
      - {id: works, question: {en: Do you work?}, type: yes-no}
      - id: income
        question: {en: Your answer?}
        \(question)
        show-when: {question: works, equals: "yes"}
        \(refusal)
      - {id: end, question: {en: End?}, type: yes-no}
    constraints:
      - {id: own, rule: answered(end), message: {en: Please say it.}}
    """
  }

  private func read(_ question: String) throws -> QuestionnaireDefinition {
    try YAMLTestReader().questionnaire(Self.questionnaire(question))
  }

  @Test(
    arguments: [
      ("type: number", .number(2_000)),
      (
        "type: slider\n    slider: {minimum: 0, maximum: 10, step: 1, show-number: true}",
        .number(3)
      ),
      ("type: text", .text("a")), ("type: date", .text("2026-03-01")),
      ("type: time", .text("10:00")),
      ("type: duration", .number(60)), ("type: yes-no", .codes(["no"])),
    ] as [(String, AnswerValue)])
  func aQuestionIsAnsweredOrRefused(_ type: String, _ answer: AnswerValue) throws {
    let questionnaire = try read(type)
    #expect(QuestionnaireChecker().check(questionnaire) == [])
    #expect(questionnaire.elements.map(\.id) == ["works", "income", "income_refused", "end"])
    let (question, offer) = (questionnaire.elements[1], questionnaire.elements[2])
    #expect(question.question?.isOptional == true)
    #expect(offer.shownIf == question.shownIf && offer.shownIf != nil)
    #expect(offer.question?.kind?.options?.map(\.isMissing) == [true])
    #expect(questionnaire.constraints.map(\.id) == ["own", "income_refused"])
    let refused = AnswerValue.codes(["refused"])
    func violated(_ answers: [String: AnswerValue], isShown: Bool = true) -> [String] {
      ScoreEvaluator(questionnaire)
        .violatedConstraints(answers.merging(["end": .codes(["yes"])]) { $1 }, facts: SheetFacts())
      {
        _ in isShown
      }.map(\.id)
    }
    #expect(violated(["income": answer]) == [])
    #expect(violated(["income_refused": refused]) == [])
    #expect(violated([:]) == ["income_refused"])
    #expect(violated(["income_refused": .codes([])]) == ["income_refused"])
    #expect(violated(["income": answer, "income_refused": refused]) == ["income_refused"])
    #expect(violated([:], isShown: false) == [])
  }

  @Test func statisticsShowNeitherOfBoth() throws {
    let elements = try read("type: number\n    statistics: false").elements
    #expect(elements.map { $0.question?.isHiddenFromStatistics } == [false, true, true, false])
  }

  @Test func filesKeepIt() throws {
    let questionnaire = try read("type: number")
    for (writer, reader) in [
      (OtolithWriter(), OtolithReader()), (FHIRQuestionnaireWriter(), FHIRQuestionnaireReader()),
    ] as [(any QuestionnaireWriter, any QuestionnaireReader)] {
      let written = writer.write([questionnaire], options: WriteOptions())
      let file = try #require(written.files.first)
      let copy = try reader.read(file.bytes, file: file.name, options: ReadOptions()).first
      #expect(copy?.definition == questionnaire)
    }
    // A constraint of a form says nothing about a question without an answer.
    let form = XLSFormWriter().write([questionnaire], options: WriteOptions())
    #expect(form.report.losses.contains { $0.place == "income_refused" && $0.what == "constraint" })
  }

  @Test(
    arguments: [
      ("type: number\n    optional: true", "`optional` has no effect"),
      (
        "type: number\n    required-when: {question: works, equals: \"yes\"}",
        "`required-when` has no effect"
      ),
      (
        "type: single-choice\n    options: [{code: a, label: {en: A}}, {code: b, label: {en: B}}]",
        "`missing: true`"
      ),
    ])
  func whatItCannotOfferIsNamed(_ question: String, _ words: String) {
    let findings = Lint().findings(
      in: Array(Self.questionnaire(question).utf8), file: "q.yaml", reader: OtolithReader())
    #expect(findings.contains { $0.advice.contains(words) && $0.position != nil }, "\(findings)")
  }

  @Test(arguments: [
    ("refusal: {label: {en: No}, message: {en: M}}", "`question` is missing"),
    ("refusal: I prefer not to answer", "expected keys with values"),
    ("refusal: {question: {en: Q}, label: {en: L}, message: {en: M}, code: x}", "code"),
  ])
  func mistakesAreNamed(_ refusal: String, _ words: String) {
    let text = Self.questionnaire("type: number", refusal: refusal)
    let findings = Lint().findings(in: Array(text.utf8), file: "q.yaml", reader: OtolithReader())
    #expect(findings.contains { $0.advice.contains(words) }, "\(findings)")
  }

  private static func matrix(
    _ type: String = "visual-analogue", row: String = "", _ more: String = "",
    refusal: String = "{question: {en: None of}, message: {en: M}}"
  ) -> String {
    """
    questionnaire: q
    title: {en: Q}
    default-language: en
    elements:
      - {id: works, question: {en: Do you work?}, type: yes-no}
      - id: m
        matrix: {en: M}
        type: \(type)
        show-when: {question: works, equals: "yes"}
        refusal: \(refusal)
        \(more)
        members:
          - {id: a, question: {en: Calm}, poles: {lowest: {en: low}, highest: {en: high}}}
          - {id: b, question: {en: Awake}, poles: {lowest: {en: low}, highest: {en: high}}\(row)}
      - id: n
        question: {en: N?}
        type: number
        refusal: {question: {en: "Or:"}, label: {en: No}, message: {en: M}}
    """
  }

  @Test func rowsOfAMatrixAreAnsweredOrRefused() throws {
    let questionnaire = try YAMLTestReader().questionnaire(Self.matrix())
    #expect(QuestionnaireChecker().check(questionnaire) == [])
    #expect(
      questionnaire.elements.map(\.id) == ["works", "m", "a", "b", "m_refused", "n", "n_refused"])
    let offer = questionnaire.elements[4]
    #expect(offer.parentID == "" && offer.shownIf == questionnaire.elements[1].shownIf)
    #expect(offer.question?.kind?.options?.map(\.code) == ["a", "b"])
    #expect(offer.question?.kind?.options?.map { $0.label["en"] } == ["Calm", "Awake"])
    #expect(questionnaire.elements[2...4].allSatisfy { $0.question?.isOptional == true })
    #expect(questionnaire.constraints.map(\.id) == ["a_refused", "b_refused", "n_refused"])
    func violated(_ answers: [String: AnswerValue]) -> [String] {
      ScoreEvaluator(questionnaire)
        .violatedConstraints(answers.merging(["n": .number(1)]) { $1 }, facts: SheetFacts()) { _ in
          true
        }.map(\.id)
    }
    let both: [String: AnswerValue] = ["a": .number(1), "b": .number(2)]
    #expect(violated(both) == [])
    #expect(violated(["a": .number(1), "m_refused": .codes(["b"])]) == [])
    #expect(violated(["m_refused": .codes(["a", "b"])]) == [])
    #expect(violated([:]) == ["a_refused", "b_refused"])
    #expect(violated(["a": .number(1)]) == ["b_refused"])
    #expect(violated(["m_refused": .codes(["b"])]) == ["a_refused"])
    #expect(violated(both.merging(["m_refused": .codes(["b"])]) { $1 }) == ["b_refused"])
    // Written in full, and the same when read.
    for (writer, reader) in [
      (OtolithWriter(), OtolithReader()), (FHIRQuestionnaireWriter(), FHIRQuestionnaireReader()),
    ] as [(any QuestionnaireWriter, any QuestionnaireReader)] {
      let file = try #require(writer.write([questionnaire], options: WriteOptions()).files.first)
      let copy = try reader.read(file.bytes, file: file.name, options: ReadOptions()).first
      #expect(copy?.definition == questionnaire)
    }
  }

  @Test(arguments: [
    (matrix(row: ", optional: true"), "their `optional`"),
    (matrix(row: ", show-when: {question: a, greater: 1}"), "their `show-when`"),
    (matrix(row: ", required-when: {question: a, greater: 1}"), "`required-when`"),
    (
      matrix(row: ", refusal: {question: {en: Or}, label: {en: No}, message: {en: M}}"),
      "the matrix"
    ),
    (matrix("visual-analogue", "repeat: 2"), "repeats"),
    (matrix(refusal: "{question: {en: Q}, label: {en: L}, message: {en: M}}"), "label"),
    (matrix(refusal: "{question: {en: Q}}"), "`message` is missing"),
    (
      matrix(
        "single-choice",
        "options: [{code: a, label: {en: A}}, {code: b, label: {en: B}}]"), "`missing: true`"
    ),
  ])
  func whatAMatrixCannotOfferIsNamed(_ text: String, _ words: String) {
    let findings = Lint().findings(in: Array(text.utf8), file: "q.yaml", reader: OtolithReader())
    #expect(findings.contains { $0.advice.contains(words) && $0.position != nil }, "\(findings)")
  }

  /// The offer would be drawn a place of its own.
  @Test(arguments: [true, false]) func aRandomOrderHasNone(isInItsOwnGroup: Bool) {
    let question = """
      - id: a
        question: {en: A}
        type: number
        refusal: {question: {en: "Or:"}, label: {en: No}, message: {en: M}}
      """
    let own = "- id: own\n  group: {en: O}\n  members:\n" + question.indented(by: 4)
    let text = """
      questionnaire: q
      title: {en: Q}
      default-language: en
      elements:
        - id: g
          group: {en: G}
          random-order: true
          members:
      \((isInItsOwnGroup ? own : question).indented(by: 6))
            - {id: b, question: {en: B}, type: yes-no}
      """
    let findings = Lint().findings(in: Array(text.utf8), file: "q.yaml", reader: OtolithReader())
    #expect(
      findings.contains { $0.advice.contains("random order") } == !isInItsOwnGroup, "\(findings)")
    #expect(!isInItsOwnGroup || findings.isEmpty, "\(findings)")
  }
}

extension String {
  fileprivate func indented(by count: Int) -> String {
    split(separator: "\n").map { String(repeating: " ", count: count) + $0 }.joined(separator: "\n")
  }
}
