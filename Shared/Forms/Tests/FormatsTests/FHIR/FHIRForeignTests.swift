import Formats
import QuestionnaireSamples
import Questionnaires
import Testing

/// Questionnaires in the style of other systems, with made-up wording.
@Suite struct FHIRForeignTests {
  private func read(
    _ text: String, file: String = "other.json", options: ReadOptions = ReadOptions()
  ) throws -> ReadQuestionnaire {
    let all = try FHIRQuestionnaireReader().read(Array(text.utf8), file: file, options: options)
    return try #require(all.first)
  }

  /// Writing and reading again gives the same definition.
  private func comesBack(_ read: ReadQuestionnaire) throws -> JSONValue {
    let written = FHIRQuestionnaireWriter().write([read.definition], options: WriteOptions())
    let bytes = written.files[0].bytes
    let again = try self.read(String(decoding: bytes, as: UTF8.self), file: written.files[0].name)
    for (before, after) in zip(read.definition.elements, again.definition.elements) {
      #expect(after == before)
    }
    #expect(again.definition.annotations == read.definition.annotations)
    #expect(again.definition == read.definition)
    let twice = FHIRQuestionnaireWriter().write([again.definition], options: WriteOptions())
    #expect(twice.files[0].bytes == bytes)
    return try JSONParser.parse(bytes, file: "f").canonical
  }

  /// A screening instrument: one value set for all items, weights, an externally computed total,
  /// and a last question that depends on the others.
  @Test func aScreeningInstrumentIsRead() throws {
    let read = try read(FHIRExamples.screening)
    let definition = read.definition
    #expect(definition.id == "mood-screening")
    #expect(definition.defaultLanguage == "en")
    #expect(definition.title["de"] == "Stimmung")
    #expect(definition.provenance.licence == "CC0-1.0")
    #expect(definition.annotations["fhir.url"] == "http://example.org/Questionnaire/mood-screening")
    #expect(definition.annotations["fhir.version"] == "2.1")
    #expect(
      definition.elements.map(\.id) == ["intro", "scale", "_1_1", "_1_2", "total", "impact"])
    #expect(definition.elements[0].content == .text(Samples.text("In the last two weeks …")))
    guard case .singleChoice(let choice)? = definition.elements[1].group?.sharedKind else {
      Issue.record("the table is no matrix of choices: \(definition.elements[1])")
      return
    }
    #expect(definition.elements[1].group?.style == .matrix)
    #expect(choice.options.map(\.code) == ["never", "often"])
    #expect(choice.options.map(\.weight) == [0, 3])
    #expect(choice.options[1].label == Samples.text("Often", german: "Oft"))
    #expect(definition.elements[2].annotations["fhir.link-id"] == "/1.1")
    #expect(definition.elements[2].question?.isOptional == false)
    #expect(definition.elements[3].question?.isOptional == true)
    #expect(
      definition.elements[5].shownIf
        == .any([
          .comparison(Comparison(elementID: "_1_1", .equal, codes: ["often"])),
          .comparison(Comparison(elementID: "_1_2", .equal, codes: ["often"])),
        ]))
    #expect(
      definition.elements[4].question?.kind.map { kind in
        if case .unsupported(let unknown) = kind { unknown.type == "fhir.read-only" } else { false }
      } == true)
    #expect(QuestionnaireChecker().check(definition).errors == [])
    #expect(read.report.losses.map(\.place) == ["total"])
    let json = try comesBack(read)
    #expect(json["item"]?.array?[1]["item"]?.array?[0]["linkId"] == "/1.1")
    #expect(json["item"]?.array?[1]["item"]?.array?[0]["code"]?.array?[0]["code"] == "X-1")
    let total = json["item"]?.array?[2]
    #expect(total?["readOnly"] == true)
    #expect(total?["type"] == "decimal")
    #expect(total?["extension"]?.array?.count == 1)
  }

  /// An intake form with all its features.
  @Test func anIntakeFormIsRead() throws {
    let read = try read(FHIRExamples.intake)
    let elements = read.definition.elements
    let byID = Dictionary(uniqueKeysWithValues: elements.map { ($0.id, $0) })
    func kind(_ id: String) -> QuestionDefinition.Kind? { byID[id]?.question?.kind }
    #expect(
      elements.map(\.id) == [
        "page1", "page1_title", "weight", "pain", "born", "woke", "seen", "mail", "smoker",
        "cigarettes", "drugs", "drugs_other", "why", "photo", "country", "remote", "number", "page",
        "after",
      ])
    #expect(
      kind("weight")
        == .number(NumberDefinition(minimum: 20, maximum: 300, isInteger: false, unit: "kg")))
    #expect(byID["weight"]?.question?.initialAnswer == .number(70))
    #expect(
      kind("pain")
        == .slider(
          SliderDefinition(
            minimum: 0, maximum: 10, step: 2, minimumLabel: Samples.text("none"),
            maximumLabel: Samples.text("worst"))))
    #expect(byID["pain"]?.question?.description == Samples.text("Right now"))
    #expect(byID["pain"]?.question?.initialAnswer == nil)
    #expect(kind("born") == .date(DateDefinition(earliest: "1900-01-01")))
    #expect(byID["woke"]?.question?.initialAnswer == .text("07:30"))
    #expect(byID["seen"]?.question?.initialAnswer == .text("2026-01-31T18:30"))
    #expect(
      kind("mail")
        == .text(
          TextEntryDefinition(
            style: .line, maximumLength: 1_000, pattern: ".+@.+",
            patternHint: TranslatedText([
              Translation(language: "en", text: "name@host"),
              Translation(language: "de", text: "name@rechner"),
            ]))))
    #expect(
      byID["cigarettes"]?.shownIf
        == .comparison(Comparison(elementID: "smoker", .equal, codes: ["yes"])))
    guard case .multipleChoice(let drugs)? = kind("drugs") else {
      Issue.record("the open choice is no choice")
      return
    }
    #expect(drugs.options.map(\.code) == ["A", "None_at_all", "other"])
    #expect(drugs.options.map(\.isExclusive) == [false, true, false])
    #expect(drugs.options[2].label == Samples.text("Another one"))
    #expect(drugs.maximumCount == 2)
    #expect(byID["drugs"]?.question?.initialAnswer == .codes(["A"]))
    #expect(
      byID["drugs_other"]?.shownIf
        == .comparison(Comparison(elementID: "drugs", .equal, codes: ["other"])))
    #expect(
      byID["why"]?.shownIf == .comparison(Comparison(elementID: "drugs_other", .equal, text: "tea"))
    )
    #expect(kind("country") == .country)
    #expect(kind("number").map { $0.typeName } == "single-choice")
    #expect(byID["after"]?.shownIf == nil)
    #expect(kind("remote")?.typeName == "unsupported")
    #expect(byID["remote"]?.question?.isOptional == true)
    #expect(kind("photo") == .file(FileDefinition(kind: .any)))
    #expect(QuestionnaireChecker().check(read.definition).errors == [])
    let lost = Set(read.report.losses.map(\.place))
    #expect(
      lost.isSuperset(of: [
        "pain", "smoker", "photo", "remote", "secret", "seen",
      ]),
      "\(read.report.losses)")
    let json = try comesBack(read)
    let source = try JSONParser.parse(Array(FHIRExamples.intake.utf8), file: "f").canonical
    func item(_ json: JSONValue, _ link: String) -> JSONValue? {
      json["item"]?.array?[0]["item"]?.array?.first { $0["linkId"]?.string == link }
    }
    #expect(item(json, "remote") == item(source, "remote"))
    #expect(item(json, "weight")?["type"] == "quantity")
    #expect(item(json, "drugs")?["type"] == "open-choice")
    #expect(item(json, "drugs")?["answerOption"] == item(source, "drugs")?["answerOption"])
    #expect(item(json, "why")?["enableWhen"] == item(source, "why")?["enableWhen"])
    #expect(item(json, "number")?["answerOption"] == item(source, "number")?["answerOption"])
    #expect(json["publisher"] == source["publisher"])
    #expect(json["code"] == source["code"])
  }

  @Test func r5IsRead() throws {
    let read = try read(FHIRExamples.fifth)
    let elements = read.definition.elements
    #expect(read.definition.annotations["fhir.version"] == "5.0.0")
    #expect(elements.map(\.id) == ["a", "a_other", "b", "c", "d"])
    #expect(elements[0].question?.kind?.typeName == "single-choice")
    #expect(elements[2].question?.kind?.typeName == "single-choice")
    #expect(elements[3].question?.kind?.typeName == "single-choice")
    guard case .singleChoice(let choice)? = elements[2].question?.kind else { return }
    #expect(choice.options.map(\.weight) == [1.5, nil])
    guard case .singleChoice(let numbers)? = elements[3].question?.kind else { return }
    #expect(numbers.options.map(\.code) == ["1", "2"])
    #expect(
      elements[4].shownIf
        == .all([
          .comparison(Comparison(elementID: "c", .equal, codes: ["2"])),
          .any([
            .comparison(Comparison(elementID: "b", .notAnswered)),
            .comparison(Comparison(elementID: "b", .notEqual, codes: ["x"])),
          ]),
        ]))
    #expect(read.report.losses.map(\.place) == ["d"])
    #expect(QuestionnaireChecker().check(read.definition).errors == [])
    _ = try comesBack(read)
  }

  /// Readers of R4 reject members that only R5 has.
  @Test func whatOnlyR5HasIsWrittenAsR4HasIt() throws {
    let fifth = """
      {"resourceType": "Questionnaire", "status": "active", "title": "T", "language": "en",
       "copyrightLabel": "All rights", "_copyrightLabel": {"id": "x"}, "item": [
        {"linkId": "a", "type": "coding", "text": "A", "answerConstraint": "optionsOrString",
         "answerValueSet": "http://far.example/vs"},
        {"linkId": "b", "type": "text", "text": "B", "answerConstraint": "optionsOnly"}]}
      """
    let read = try read(fifth)
    let json = try comesBack(read)
    func item(_ json: JSONValue, _ link: String) -> JSONValue? {
      json["item"]?.array?.first { $0["linkId"]?.string == link }
    }
    #expect(json["copyrightLabel"] == nil)
    #expect(json["_copyrightLabel"] == nil)
    #expect(item(json, "a")?["type"] == "open-choice")
    #expect(item(json, "a")?["answerValueSet"] == "http://far.example/vs")
    for id in ["a", "b"] {
      #expect(item(json, id)?["answerConstraint"] == nil)
      #expect(
        item(json, id)?["extension"]?.array?.last?["url"]
          == "http://hl7.org/fhir/5.0/StructureDefinition/extension-Questionnaire.item.answerConstraint"
      )
    }
    #expect(json["extension"]?.array?.last?["valueString"] == "All rights")
  }

  @Test func aBundleBringsItsValueSets() throws {
    let bundle = """
      {"resourceType": "Bundle", "type": "collection", "entry": [
        {"resource": {"resourceType": "ValueSet", "url": "http://e.org/vs", "version": "1",
          "status": "active", "compose": {"include": [{"system": "http://e.org/cs"}]}}},
        {"resource": {"resourceType": "CodeSystem", "url": "http://e.org/cs", "status": "active",
          "content": "complete", "concept": [
            {"code": "a", "display": "A", "concept": [{"code": "b", "display": "B"}]}]}},
        {"resource": {"resourceType": "Questionnaire", "status": "draft", "name": "First", "item": [
          {"linkId": "q", "text": "Q", "type": "choice", "answerValueSet": "http://e.org/vs|1"}]}},
        {"resource": {"resourceType": "Questionnaire", "status": "draft", "name": "First", "item": [
          {"linkId": "q", "text": "Q", "type": "choice", "answerValueSet": "http://e.org/vs|2"}]}}
      ]}
      """
    let all = try FHIRQuestionnaireReader().read(
      Array(bundle.utf8), file: "bundle.json", options: ReadOptions())
    #expect(all.map(\.definition.id) == ["first", "first-2"])
    guard case .singleChoice(let choice)? = all[0].definition.elements[0].question?.kind else {
      Issue.record("the value set is not expanded")
      return
    }
    #expect(choice.options.map(\.code) == ["a", "b"])
    #expect(all[1].definition.elements[0].question?.kind?.typeName == "unsupported")
    #expect(all[1].report.losses.map(\.what) == ["the value set `http://e.org/vs|2`"])
  }

  @Test func optionsOfTheCallerComeFirst() throws {
    var options = ReadOptions()
    options.questionnaireID = "mine"
    options.defaultLanguage = "de"
    options.title = "Meiner"
    options.licence = "CC-BY-4.0"
    let read = try read(
      #"{"resourceType": "Questionnaire", "status": "active", "item": ["#
        + #"{"linkId": "q", "text": "Frage", "type": "boolean"}]}"#, options: options)
    #expect(read.definition.id == "mine")
    #expect(read.definition.title == TranslatedText([Translation(language: "de", text: "Meiner")]))
    #expect(read.definition.provenance.licence == "CC-BY-4.0")
    #expect(read.definition.elements[0].question?.text["de"] == "Frage")
  }

  /// Rules that were changed in another system take precedence over Otolith's extension.
  @Test func editedRulesWin() throws {
    var questionnaire = Samples.questionnaire()
    questionnaire.elements.append(
      Samples.question(
        "q", .yesNo,
        when: .not(.comparison(Comparison(elementID: "rested", .equal, codes: ["yes"])))))
    let written = FHIRQuestionnaireWriter().write([questionnaire], options: WriteOptions())
    let text = String(decoding: written.files[0].bytes, as: UTF8.self)
    let edited = text.replacing("\"operator\": \"!=\"", with: "\"operator\": \"=\"")
    #expect(edited != text)
    let read = try read(edited)
    #expect(
      read.definition.elements.last?.shownIf
        == .all([
          .comparison(Comparison(elementID: "rested", .answered)),
          .comparison(Comparison(elementID: "rested", .equal, codes: ["yes"])),
        ]))
    #expect(read.report.notes.contains { $0.contains("was changed") })
  }

  @Test func findingsOfTheCatalogueAreAtTheirPlaceInTheFile() throws {
    let options = (0...CatalogueLimits.default.optionsMax).map {
      #"{"valueCoding": {"code": "c\#($0)", "display": "A"}}"#
    }.joined(separator: ", ")
    let text = """
      {"resourceType": "Questionnaire", "status": "active", "language": "en", "title": "T",
       "item": [
        {"linkId": "q", "type": "choice", "text": "Q",
         "answerOption": [\(options)]}]}
      """
    let findings = Lint().findings(
      in: Array(text.utf8), file: "q.json", reader: FHIRQuestionnaireReader())
    #expect(findings.map(\.rule) == ["TOO_MANY_OPTIONS"])
    #expect(findings.first?.position == SourcePosition(line: 3, column: 3))
  }
}
