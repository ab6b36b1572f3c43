import Formats
import QuestionnaireSamples
import Questionnaires
import Testing

/// Writing restores the same definition, and then the same bytes.
@Suite struct OtolithRoundTripTests {
  @Test(arguments: 0..<200 as Range<UInt64>)
  func generatedQuestionnairesSurvive(_ seed: UInt64) throws {
    var generator = QuestionnaireGenerator(seed: seed)
    let questionnaire = generator.questionnaire(size: Int(5 + seed % 40))
    try expectSame(questionnaire, "seed \(seed)")
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func generatedCalculationsSurvive(_ seed: UInt64) throws {
    var generator = QuestionnaireGenerator(seed: seed)
    var questionnaire = generator.questionnaire(size: 6)
    var expressions = ExpressionGenerator(seed: seed)
    expressions.extend(&questionnaire)
    try expectSame(questionnaire, "seed \(seed)")
  }

  @Test func everySampleSurvives() throws { try expectSame(Samples.questionnaire(), "samples") }

  @Test func whatTheGeneratorNeverMakesSurvives() throws {
    var questionnaire = Samples.questionnaire()
    questionnaire.title.translations[1].isOutdated = true
    questionnaire.sharedKind = .visualAnalogue(VisualAnalogueDefinition())
    questionnaire.origin = OriginDefinition(
      projectID: "elsewhere", questionnaireID: "daily", version: 3)
    questionnaire.provenance.sharing = .structure
    questionnaire.elements += [
      Samples.question("inherits", .inherited),
      ElementDefinition(
        id: "outer", content: .group(GroupDefinition(style: .section)),
        shownIf: .not(.any([.comparison(Comparison(elementID: "single", .answered))]))),
      ElementDefinition(
        id: "inner", parentID: "outer",
        content: .group(GroupDefinition(style: .section, sharedKind: .yesNo))),
      question("asked", .inherited, parent: "inner"),
      question("again", .time, parent: "outer"),
      question(
        "later", .yesNo, parent: "",
        when: .all([
          .comparison(Comparison(elementID: "onset", .equal, text: "12")),
          .comparison(Comparison(elementID: "born", .less, text: "2001-01-01")),
          .comparison(Comparison(elementID: "pulse", .lessOrEqual, number: 60.5)),
          .comparison(
            Comparison(
              QuestionReference(questionnaireID: "other", elementID: "when"), .greaterOrEqual,
              text: "2001-01-01")),
          .comparison(
            Comparison(
              QuestionReference(questionnaireID: "other", elementID: "word"), .notEqual,
              text: "12")),
          .any([
            .count(
              OptionCount(
                questions: [
                  QuestionReference(elementID: "multiple"),
                  QuestionReference(questionnaireID: "other", elementID: "many"),
                ], codes: ["a"], .equal, 1)),
            .not(.not(.comparison(Comparison(elementID: "rested", .notAnswered)))),
          ]),
        ])),
    ]
    for contents in [
      "{}", #"{"depth":3,"deep":{"list":[1,"1",true,null,-0.5e3]},"text":"a \"b\""}"#,
      #"{ "spaced" : 1 }"#, #"{"type":"taken"}"#, "[1]", "no JSON at all", #"{"n":"no"}"#, "",
    ] {
      var unsupported = question(
        "u\(questionnaire.elements.count)",
        .unsupported(UnsupportedDefinition(type: "fhir.attachment", contents: contents)),
        parent: "")
      if case .question(var inner)? = unsupported.content {
        inner.isOptional = true
        unsupported.content = .question(inner)
      }
      questionnaire.elements.append(unsupported)
    }
    try expectSame(questionnaire, "by hand")
  }

  /// Texts that look like other YAML types, or that need quotes.
  @Test(arguments: [
    "no", "~", "null", "3", "0x1F", "1e3", "", " ", " leading", "trailing ", "a: b", "- item",
    "# no comment", "&anchor *alias", "&a *a", "%TAG", "@at", "`tick`", "\"", "'", "\\", "\t",
    "line\nline", "line\n", "line\n\n", "\nline", "line\n  indented\nline", "line \nline",
    "a\u{1}b", "bell \u{7}", "next\u{85}line", "\u{2028}\u{2029}", "\u{FEFF}mark", "\r\n", "é😀",
    String(repeating: "word ", count: 60) + "end", String(repeating: "x", count: 300),
    String(repeating: "two  spaces ", count: 20) + ".", "{en: x}", "[1, 2]", "? key", "| block",
    "> folded", "...", "---", "!tag", "<<",
  ])
  func textsOfAllKindsSurvive(_ text: String) throws {
    var questionnaire = Samples.questionnaire()
    questionnaire.title["en"] = text
    questionnaire.annotations = [Annotation(key: "no", value: text)]
    questionnaire.provenance.source = text
    questionnaire.provenance.licence = text
    questionnaire.provenance.authors = [text]
    for language in ["no", "de", "zh-Hant"] { questionnaire.closing[language] = text }
    questionnaire.elements.append(
      Samples.question(
        "codes",
        .singleChoice(
          SingleChoiceDefinition(options: [
            OptionDefinition(code: text, label: Samples.text(text)), Samples.option("a"),
          ]))))
    try expectSame(questionnaire, text)
  }

  @Test(arguments: [
    0, -0.0, 0.1, 1e-7, 1.5e-9, 123456789.125, 1e15, 1e16, -3.0e100, .greatestFiniteMagnitude,
    .leastNonzeroMagnitude, 0.30000000000000004,
  ])
  func numbersSurvive(_ number: Double) throws {
    var questionnaire = Samples.questionnaire()
    questionnaire.elements.append(
      Samples.question("n", .number(NumberDefinition(minimum: number, maximum: number))))
    try expectSame(questionnaire, "\(number)")
  }

  @Test func equalListsOfOptionsAreNamedOnce() throws {
    var questionnaire = Samples.questionnaire()
    let options = [Samples.option("never"), Samples.option("always")]
    for id in ["first", "second"] {
      questionnaire.elements.append(
        Samples.question(id, .singleChoice(SingleChoiceDefinition(options: options))))
    }
    let text = try written(questionnaire)
    #expect(text.contains("option-sets:\n  first-options:\n    - {code: \"never\","))
    #expect(text.ranges(of: "options: first-options").count == 2)
    #expect(text.ranges(of: "code: \"never\"").count == 1)
  }

  @Test func whatCannotBeSaidIsReported() {
    var questionnaire = Samples.questionnaire()
    questionnaire.elements += [
      ElementDefinition(id: "empty", content: nil),
      ElementDefinition(id: "style", content: .group(GroupDefinition(style: nil))),
      Samples.question("untyped", nil),
      question("lost", .yesNo, parent: "nowhere"),
      question("bad", .yesNo, parent: "", when: .malformed("because")),
    ]
    let report = OtolithWriter().write([questionnaire]).report
    #expect(report.losses.map(\.place) == ["empty", "style", "untyped", "lost", "bad"])
    #expect(report.elementCount == questionnaire.elements.count)
  }

  private func question(
    _ id: String, _ kind: QuestionDefinition.Kind?, parent: String, when: Condition? = nil
  ) -> ElementDefinition {
    var element = Samples.question(id, kind, when: when)
    element.parentID = parent
    return element
  }

  private func written(_ questionnaire: QuestionnaireDefinition) throws -> String {
    let result = OtolithWriter().write([questionnaire])
    return String(decoding: try #require(result.files.first).bytes, as: UTF8.self)
  }

  private func expectSame(_ questionnaire: QuestionnaireDefinition, _ name: String) throws {
    let text = try written(questionnaire)
    let read = try OtolithReader().read(Array(text.utf8), file: "q.yaml")
    #expect(read.map(\.definition) == [questionnaire], "\(name)\n\(text)")
    let again = try written(try #require(read.first).definition)
    #expect(again == text, "\(name)")
  }
}
