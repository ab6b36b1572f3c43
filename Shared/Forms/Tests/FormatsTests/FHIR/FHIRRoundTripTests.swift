import Formats
import QuestionnaireSamples
import Questionnaires
import Serialization
import Testing

@Suite struct FHIRRoundTripTests {
  private func write(_ questionnaire: QuestionnaireDefinition) -> WriteResult {
    FHIRQuestionnaireWriter().write([questionnaire], options: WriteOptions())
  }

  private func read(_ bytes: [UInt8]) throws -> ReadQuestionnaire {
    let all = try FHIRQuestionnaireReader().read(
      bytes, file: "Questionnaire.json", options: ReadOptions())
    return try #require(all.first)
  }

  /// Generated questionnaires are restored, and then written as the same bytes.
  @Test(arguments: 0..<120) func generatedQuestionnairesComeBackAsTheyWere(_ seed: UInt64) throws {
    var generator = QuestionnaireGenerator(seed: seed)
    let questionnaire = generator.questionnaire(size: 25)
    let written = write(questionnaire)
    let bytes = try #require(written.files.first?.bytes)
    let back = try read(bytes)
    #expect(back.definition.elements.count == questionnaire.elements.count, "seed \(seed)")
    for (before, after) in zip(questionnaire.elements, back.definition.elements) {
      #expect(after == before, "seed \(seed)")
    }
    #expect(back.definition == questionnaire, "seed \(seed)")
    #expect(write(back.definition).files.first?.bytes == bytes, "seed \(seed)")
    #expect(back.report.losses == [], "seed \(seed)")
    #expect(back.report.counts == written.report.counts)
  }

  /// Features that the generator does not create.
  @Test func whatIsSharedAndWhereItComesFromSurvives() throws {
    var questionnaire = Samples.questionnaire("fork")
    let scale = QuestionDefinition.Kind.slider(
      SliderDefinition(
        minimum: 0, maximum: 10, step: 1, minimumLabel: Samples.text("low", german: "niedrig")))
    questionnaire.sharedKind = .singleChoice(
      SingleChoiceDefinition(options: [Samples.option("a"), Samples.option("b")]))
    questionnaire.introduction = Samples.text("Welcome", german: "Willkommen")
    questionnaire.closing = Samples.text("Thanks", german: "Danke")
    questionnaire.origin = OriginDefinition(
      projectID: "tinnitus", questionnaireID: "daily", version: 3)
    questionnaire.elements += [
      Samples.question("like-others".replacing("-", with: "_"), .inherited),
      ElementDefinition(
        id: "scales",
        content: .group(
          GroupDefinition(title: Samples.text("Scales"), style: .section, sharedKind: scale))),
      ElementDefinition(
        id: "inner", parentID: "scales",
        content: .group(GroupDefinition(style: .composite(isOptional: false)))),
    ]
    var member = Samples.question("deep", .inherited)
    member.parentID = "inner"
    questionnaire.elements.append(member)
    questionnaire.scores = [
      ScoreDefinition(
        id: "s", title: Samples.text("Score", german: "Wert"), method: .mean,
        items: [ScoreItem(.question("pulse"), weight: 0.5, isReversed: true)], minimumAnswered: 1,
        factor: 2, offset: -0.5,
        bands: [ScoreBand(minimum: -1, code: "low", label: Samples.text("Low"))])
    ]
    questionnaire.title.translations[1].isOutdated = true
    #expect(QuestionnaireChecker().check(questionnaire).errors == [])
    let written = write(questionnaire)
    let back = try read(try #require(written.files.first?.bytes))
    #expect(back.definition == questionnaire)
    #expect(back.report.isLossless)
    #expect(written.report.losses.contains { $0.what.contains("the score `s`") })
    #expect(written.report.losses.contains { $0.what.contains("outdated") })
  }

  @Test func severalQuestionnairesBecomeSeveralFiles() throws {
    let result = FHIRQuestionnaireWriter().write(
      [Samples.questionnaire("one"), Samples.questionnaire("two")], options: WriteOptions())
    #expect(result.files.map(\.name) == ["Questionnaire-one.json", "Questionnaire-two.json"])
    let entries = try result.files.map { file -> JSONValue in
      ["resource": try JSONParser.parse(file.bytes, file: file.name)]
    }
    let bundle: JSONValue = [
      "resourceType": "Bundle", "type": "collection", "entry": .array(entries),
    ]
    let back = try FHIRQuestionnaireReader().read(
      JSONWriter.write(bundle), file: "bundle.json", options: ReadOptions())
    #expect(back.map(\.definition) == [Samples.questionnaire("one"), Samples.questionnaire("two")])
  }

  /// The writer's report lists every element that other systems show differently.
  @Test func theWriterNamesWhatOthersLose() {
    var questionnaire = Samples.questionnaire()
    questionnaire.elements.append(
      Samples.question("odd", .unsupported(UnsupportedDefinition(type: "hologram"))))
    questionnaire.elements.append(
      Samples.question(
        "later", .yesNo,
        when: .comparison(
          Comparison(
            QuestionReference(questionnaireID: "other", elementID: "x"), .equal, codes: ["a"]))))
    questionnaire.elements.append(
      Samples.question(
        "mixed", .yesNo,
        when: .any([
          .comparison(Comparison(elementID: "pulse", .greater, number: 60)),
          .all([
            .comparison(Comparison(elementID: "single", .equal, codes: ["a"])),
            .comparison(Comparison(elementID: "rested", .equal, codes: ["no"])),
          ]),
        ])))
    let losses = write(questionnaire).report.losses
    #expect(
      losses.map(\.place) == ["part_a", "loudness", "mood", "odd", "later", "mixed", ""],
      "\(losses)")
  }

  @Test func definitionsThatBreakTheRulesAreWrittenAllTheSame() throws {
    var questionnaire = Samples.questionnaire()
    questionnaire.elements += [
      ElementDefinition(id: "nothing", content: nil),
      ElementDefinition(id: "apart", parentID: "nowhere", content: .headline(TranslatedText())),
      Samples.question("single", nil),
      Samples.question("bare", .inherited, when: .malformed("why")),
      ElementDefinition(id: "g", content: .group(GroupDefinition(style: nil))),
      ElementDefinition(id: "p", parentID: "g", content: .pageBreak),
      Samples.question("s", .slider(SliderDefinition(minimum: .nan, maximum: 1, step: .infinity))),
      Samples.question("d", .selfAssessmentManikin(ManikinDefinition(nil))),
    ]
    for level in 0..<300 {
      questionnaire.elements.append(
        ElementDefinition(
          id: "deep\(level)", parentID: level == 0 ? "" : "deep\(level - 1)",
          content: .group(GroupDefinition(title: Samples.text("deep"), style: .section))))
    }
    let written = write(questionnaire)
    #expect(!written.report.losses.isEmpty)
    #expect(throws: Never.self) {
      try JSONParser.parse(written.files[0].bytes, file: written.files[0].name)
    }
  }
}
