import Formats
import QuestionnaireSamples
import Questionnaires
import Testing

@Suite struct OtolithReaderTests {
  private let reader = YAMLTestReader()

  @Test func aManikinMayHaveWordsOfItsOwn() throws {
    let read = try reader.questionnaire(YAMLSamples.questionnaire)
    #expect(
      QuestionnaireStructure(read).kind(of: "mood")
        == .selfAssessmentManikin(
          ManikinDefinition(.arousal, lowestLabel: Samples.text("sleepy"))))
  }

  @Test func everyKindOfElementIsRead() throws {
    let read = try reader.questionnaire(YAMLSamples.questionnaire)
    #expect(read.id == "sample")
    #expect(read.defaultLanguage == "en")
    #expect(read.languages == ["en"])
    #expect(
      read.provenance
        == ProvenanceDefinition(
          source: "made up", licence: "Apache-2.0", authors: ["A. Author", "B. Author"],
          doi: "10.1000/182", citation: "Author (2020)", hasDemonstrationWording: true,
          sharing: .structure))
    #expect(
      read.origin
        == OriginDefinition(projectID: "home", questionnaireID: "older", version: 4))
    #expect(read.annotations == [Annotation(key: "redcap.form", value: "sample")])
    #expect(
      read.title
        == TranslatedText([
          Translation(language: "en", text: "Sample"),
          Translation(language: "de", text: "Probe", isOutdated: true),
        ]))
    #expect(
      read.sensors == [
        SensorRequestDefinition(kind: .noiseLevel, count: 1),
        SensorRequestDefinition(kind: .position, count: 3),
      ])
    #expect(
      read.elements.map(\.id) == [
        "part_a", "note", "break1", "agree", "stress", "rested", "loudness", "mood", "onset",
        "remark", "pulse", "born", "woke", "because", "line", "nap", "lunch", "home", "mail",
        "page", "phone", "future", "section", "asked", "address", "street", "grid", "row1", "row2",
        "later",
      ])
    let kinds = Dictionary(
      uniqueKeysWithValues: read.elements.map { ($0.id, $0.question?.kind) })
    let options = [
      OptionDefinition(code: "2", label: text("True"), weight: 2.5),
      OptionDefinition(code: "0", label: text("Not true")),
    ]
    #expect(kinds["agree"] == .singleChoice(SingleChoiceDefinition(options: options)))
    let reasons = [
      OptionDefinition(code: "work", label: text("Work")),
      OptionDefinition(
        code: "none", label: text("Nothing"), isExclusive: true, isMissing: true),
    ]
    #expect(
      kinds["stress"]
        == .multipleChoice(
          MultipleChoiceDefinition(options: reasons, maximumCount: 1, isNoneAllowed: true)))
    #expect(kinds["rested"] == .yesNo)
    #expect(
      kinds["loudness"]
        == .slider(
          SliderDefinition(
            minimum: 0, maximum: 1, step: 0.01, minimumLabel: text("soft"), isKnob: true,
            showsNumber: true)))
    #expect(kinds["onset"] == .text(TextEntryDefinition(maximumLength: 100)))
    #expect(kinds["remark"] == .text(TextEntryDefinition(style: .area)))
    #expect(
      kinds["pulse"]
        == .number(
          NumberDefinition(minimum: 20, maximum: 250, isInteger: true, unit: "/min")))
    #expect(
      kinds["born"] == .date(DateDefinition(earliest: "1920-01-01", latest: "2026-12-31")))
    #expect(kinds["woke"] == .time)
    #expect(
      kinds["line"]
        == .visualAnalogue(
          VisualAnalogueDefinition(minimumLabel: text("none"), maximumLabel: text("worst"))))
    #expect(kinds["nap"] == .duration(DurationDefinition(minimumSeconds: 60, maximumSeconds: 90)))
    #expect(kinds["lunch"] == .dateTime)
    #expect(kinds["home"] == .country)
    #expect(kinds["mail"] == .text(TextEntryDefinition(style: .email)))
    #expect(kinds["page"] == .text(TextEntryDefinition(style: .url)))
    #expect(
      kinds["phone"]
        == .text(
          TextEntryDefinition(
            style: .telephone, pattern: #"\d+"#, patternHint: text("digits"))))
    let contents =
      #"{"depth":3,"beam":{"on":true,"colours":["red","3"],"angle":-1.5e3,"name":"no"}}"#
    #expect(
      kinds["future"] == .unsupported(UnsupportedDefinition(type: "hologram", contents: contents)))
  }

  @Test func groupsAreFlattenedWithTheirMembers() throws {
    let read = try reader.questionnaire(YAMLSamples.questionnaire)
    let parents = Dictionary(
      uniqueKeysWithValues: read.elements.map { ($0.id, $0.parentID) })
    #expect(parents["section"] == "")
    #expect(parents["asked"] == "section")
    #expect(parents["address"] == "section")
    #expect(parents["street"] == "address")
    #expect(parents["row2"] == "grid")
    #expect(parents["later"] == "")
    let groups = Dictionary(uniqueKeysWithValues: read.elements.map { ($0.id, $0.group) })
    #expect(
      groups["section"]
        == GroupDefinition(title: text("Section"), style: .section, sharedKind: .yesNo))
    #expect(groups["address"] == GroupDefinition(style: .composite(isOptional: true)))
    #expect(
      groups["grid"]
        == GroupDefinition(
          title: text("Grid"), style: .matrix,
          sharedKind: .singleChoice(
            SingleChoiceDefinition(options: [
              OptionDefinition(code: "2", label: text("True"), weight: 2.5),
              OptionDefinition(code: "0", label: text("Not true")),
            ]))))
    let row = try #require(read.elements.first { $0.id == "row2" }?.question)
    #expect(row.kind == .inherited)
    #expect(row.isOptional)
    #expect(row.itemID == "row-two")
  }

  @Test func conditionsAreRead() throws {
    let read = try reader.questionnaire(YAMLSamples.questionnaire)
    func condition(_ id: String) -> Condition? { read.elements.first { $0.id == id }?.shownIf }
    #expect(
      condition("rested")
        == .comparison(
          Comparison(
            QuestionReference(questionnaireID: "worst-symptom", elementID: "worst"), .equal,
            codes: ["sleep"])))
    #expect(
      condition("because")
        == .any([
          .comparison(Comparison(elementID: "loudness", .greaterOrEqual, number: 0.5)),
          .comparison(Comparison(elementID: "pulse", .equal, number: 60)),
          .comparison(Comparison(elementID: "agree", .notEqual, codes: ["2"])),
          .comparison(Comparison(elementID: "agree", .equal, codes: ["0"])),
          .comparison(Comparison(elementID: "onset", .answered)),
          .comparison(Comparison(elementID: "remark", .notAnswered)),
          .comparison(Comparison(elementID: "born", .less, text: "2001-02-03")),
          .comparison(Comparison(elementID: "onset", .equal, text: "12")),
        ]))
    let other = QuestionReference(questionnaireID: "other", elementID: "many")
    #expect(
      condition("later")
        == .all([
          .not(.comparison(Comparison(elementID: "rested", .equal, codes: ["no"]))),
          .count(
            OptionCount(
              questions: [QuestionReference(elementID: "stress"), other], codes: ["work"],
              .greaterOrEqual, 1)),
          .comparison(Comparison(other, .equal, text: "words")),
          .comparison(Comparison(other, .greater, text: "18:30")),
          .comparison(Comparison(other, .greater, number: 3)),
        ]))
  }

  @Test func statisticsAreForEveryQuestionUnlessItIsHidden() throws {
    func hidden(_ line: String) throws -> Bool? {
      try reader.questionnaire(
        """
        questionnaire: q
        title: {en: Q}
        default-language: en
        elements:
          - id: mood
            question: {en: Mood?}
            \(line)
            type: yes-no
        """
      ).elements[0].question?.isHiddenFromStatistics
    }
    #expect(try hidden("statistics: false") == true)
    #expect(try hidden("statistics: true") == false)
    #expect(try hidden("optional: true") == false)
  }

  @Test func initialAnswersAreReadAsTheQuestionAnswers() throws {
    let read = try reader.questionnaire(YAMLSamples.questionnaire)
    let initial = Dictionary(
      uniqueKeysWithValues: read.elements.compactMap { element in
        element.question?.initialAnswer.map { (element.id, $0) }
      })
    #expect(
      initial == [
        "agree": .codes(["0"]), "stress": .codes(["work"]), "rested": .codes(["no"]),
        "onset": .text("2020"), "pulse": .number(60), "woke": .text("07:30"),
      ])
  }

  @Test func scoresAreRead() throws {
    let read = try reader.questionnaire(YAMLSamples.questionnaire)
    #expect(
      read.scores == [
        ScoreDefinition(
          id: "sub", method: .mean, items: [ScoreItem(.question("agree"))]),
        ScoreDefinition(
          id: "total", title: text("Total"), method: .proratedSum,
          items: [
            ScoreItem(.question("agree"), weight: 2, isReversed: true),
            ScoreItem(.score("sub"), weight: -0.5),
          ], minimumAnswered: 1, factor: 4, offset: -1,
          bands: [
            ScoreBand(minimum: 0, code: "low", label: text("Low")),
            ScoreBand(minimum: 7.5, code: "high", label: text("High")),
          ]),
      ])
  }

  /// The sample violates several rules; every finding has the line of its cause.
  @Test func findingsOfTheRulesStandAtTheirPlace() throws {
    let text = YAMLSamples.questionnaire
      .replacing("code: work", with: "code: \"no code\"")
      .replacing("equals: 60", with: "equals: 600")
      .replacing("item: row-two", with: "item: Row Two")
      .replacing("minimum: 7.5", with: "minimum: -7.5")
      .replacing("{question: rested, equals: no}", with: "{question: nobody, equals: no}")
      .replacing("en: Why?", with: "en: \"\\a\"")
    let findings = Lint().findings(in: Array(text.utf8), file: "q.yaml", reader: OtolithReader())
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    func check(_ rule: String, _ needle: String) {
      let found = findings.filter { $0.rule == rule }
      #expect(
        found.contains { finding in
          finding.position.map { lines[$0.line - 1].contains(needle) } ?? false
        }, "\(rule) \(needle): \(findings)")
    }
    check("CODE_INVALID", "no code")
    check("NUMBER_OUT_OF_RANGE", "equals: 600")
    check("ID_INVALID", "Row Two")
    check("BANDS_NOT_ASCENDING", "-7.5")
    check("QUESTION_UNKNOWN", "nobody")
    check("TEXT_CONTROL_CHARACTER", "\\a")
    check("TYPE_NOT_SUPPORTED", "hologram")
  }

  @Test func theSampleIsValidButForWhatItsAuthorShouldKnow() {
    let findings = Lint().findings(
      in: Array(YAMLSamples.questionnaire.utf8), file: "q.yaml", reader: OtolithReader())
    #expect(findings.map(\.rule) == ["TRANSLATION_OUTDATED", "TYPE_NOT_SUPPORTED"])
    #expect(findings.map(\.severity) == [.warning, .warning])
  }

  @Test func theFormatIsKnownByItsFileName() {
    #expect(CatalogueFormat(fileName: "a/b/Mini-TQ.YAML") == .otolith)
    #expect(CatalogueFormat(fileName: "x.yml") == .otolith)
    #expect(CatalogueFormat(fileName: "x") == nil)
    for format in CatalogueFormat.allCases {
      #expect(format.reader != nil || format.writer != nil)
      #expect(!format.fileNameEndings.isEmpty)
    }
  }

  private func text(_ english: String) -> TranslatedText { Samples.text(english) }
}
