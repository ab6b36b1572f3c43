import Formats
import Questionnaires
import Testing

@Suite struct FormsReaderTests {
  static let order = """
    { "form": { "version": "0.0.2",
      "fields": [
        { "name": "name", "label": "Name", "type": "text", "required": true },
        { "name": "drink", "label": "Getränk", "type": "multiselect",
          "options": [ { "value": "coke", "label": "Cola" }, { "value": "fanta", "label": "Fanta" } ] } ] } }
    """
  static let address = """
    { "form": {
      "fields": [ { "name": "mySimpleTextfield", "label": "einfaches Textfeld", "type": "text" },
                  { "name": "myCompositeField", "type": "compositeField", "compositeField": "adress", "required": true } ],
      "compositeFields": [ { "name": "adress",
         "fields": [ { "name": "street", "label": "Straße", "type": "text", "required": true },
                     { "name": "number", "label": "Hausnummer", "type": "number", "required": false } ] } ] } }
    """

  static func read(
    _ text: String, id: String = "form", language: String = "de"
  ) throws -> ReadQuestionnaire {
    var options = ReadOptions()
    options.questionnaireID = id
    options.defaultLanguage = language
    return try #require(
      try FormsReader().read(Array(text.utf8), file: "form.json", options: options).first)
  }

  static func german(_ text: String) -> TranslatedText {
    TranslatedText([Translation(language: "de", text: text)])
  }

  static func question(
    _ id: String, _ label: String, _ kind: QuestionDefinition.Kind, in parent: String = "",
    optional: Bool = false, annotations: [Annotation] = []
  ) -> ElementDefinition {
    ElementDefinition(
      id: id, parentID: parent,
      content: .question(
        QuestionDefinition(text: german(label), isOptional: optional, kind: kind)),
      annotations: annotations)
  }

  @Test func theSampleOfAnOrder() throws {
    let read = try Self.read(Self.order)
    let options = [("coke", "Cola"), ("fanta", "Fanta")].map {
      OptionDefinition(code: $0.0, label: Self.german($0.1))
    }
    #expect(
      read.definition.elements == [
        Self.question("name", "Name", .text(TextEntryDefinition())),
        // Required, but the list may be empty (§4.6).
        Self.question(
          "drink", "Getränk",
          .multipleChoice(MultipleChoiceDefinition(options: options, isNoneAllowed: true))),
      ])
    #expect(read.definition.annotations["forms.version"] == "0.0.2")
    #expect(read.report.counts == ["text": 1, "multiple-choice": 1])
    #expect(read.report.isLossless)
    #expect(QuestionnaireChecker().check(read.definition).errors.isEmpty)
  }

  @Test func theSampleOfAComposite() throws {
    let read = try Self.read(Self.address)
    #expect(
      read.definition.elements == [
        Self.question("mySimpleTextfield", "einfaches Textfeld", .text(TextEntryDefinition())),
        ElementDefinition(
          id: "myCompositeField",
          content: .group(GroupDefinition(style: .composite(isOptional: false))),
          annotations: [Annotation(key: "forms.composite", value: "adress")]),
        Self.question("street", "Straße", .text(TextEntryDefinition()), in: "myCompositeField"),
        Self.question(
          "number", "Hausnummer", .number(NumberDefinition()), in: "myCompositeField",
          optional: true),
      ])
    #expect(QuestionnaireChecker().check(read.definition).errors.isEmpty)
  }

  @Test func whatIsAbsentIsRequired() throws {
    for (required, isOptional) in [
      ("", false), (#","required":true"#, false), (#","required":false"#, true),
      (#","required":"false""#, true), (#","required":null"#, false),
    ] {
      let read = try Self.read(
        #"{"form":{"fields":[{"name":"a","label":"A","type":"date"\#(required)}]}}"#)
      #expect(read.definition.elements[0].question?.isOptional == isOptional, "\(required)")
    }
  }

  @Test func everyTypeHasItsKind() throws {
    let options = #","options":[{"value":"a","label":"A"},{"value":"b","label":"B"}]"#
    for (type, name, more) in [
      ("text", "text", ""), ("password", "text", ""), ("email", "email", ""), ("url", "url", ""),
      ("number", "number", ""), ("tel", "telephone", ""), ("textarea", "text-area", ""),
      ("time", "time", ""), ("date", "date", ""), ("select", "single-choice", options),
      ("radio", "single-choice", options), ("multiselect", "multiple-choice", options),
      ("checkbox", "multiple-choice", options),
    ] {
      let read = try Self.read(
        #"{"form":{"fields":[{"name":"a","label":"A","type":"\#(type)"\#(more)}]}}"#)
      #expect(read.report.counts == [name: 1], "\(type)")
      #expect(QuestionnaireChecker().check(read.definition).errors.isEmpty, "\(type)")
    }
  }

  @Test func numbersHaveBoundsAndWholeOnesAPattern() throws {
    let read = try Self.read(
      #"""
      {"form":{"fields":[
        {"name":"a","label":"A","type":"number","min":"-1","max":2.5},
        {"name":"b","label":"B","type":"number","pattern":"^[-+]?[0-9]+$"},
        {"name":"c","label":"C","type":"number","pattern":"^[-+]?[0-9]*\\.?[0-9]+([eE][-+]?[0-9]+)?$"},
        {"name":"d","label":"D","type":"number","pattern":"^1+$"}]}}
      """#)
    let kinds = read.definition.elements.map(\.question?.kind)
    #expect(
      kinds == [
        .number(NumberDefinition(minimum: -1, maximum: 2.5)),
        .number(NumberDefinition(isInteger: true)), .number(NumberDefinition()),
        .number(NumberDefinition(pattern: "^1+$")),
      ])
    #expect(read.report.losses.isEmpty)
  }

  @Test func unknownTypesAndAttributesSurvive() throws {
    let read = try Self.read(
      #"""
      {"form":{"theme":"dark","fields":[
        {"name":"a","label":"A","type":"fingerprint","required":true,"finger":[1,2]},
        {"name":"b","label":"B","type":"text","colour":"red"}]}}
      """#)
    let unknown = read.definition.elements[0].question
    #expect(unknown?.isOptional == true)
    #expect(
      unknown?.kind
        == .unsupported(
          UnsupportedDefinition(
            type: "forms.fingerprint",
            contents:
              #"{"name":"a","label":"A","type":"fingerprint","required":true,"finger":[1,2]}"#)))
    #expect(read.definition.elements[1].annotations["forms.attributes"] == #"{"colour":"red"}"#)
    #expect(read.definition.annotations["forms.attributes"] == #"{"theme":"dark"}"#)
    #expect(read.report.losses.map(\.place) == ["a"])
    #expect(QuestionnaireChecker().check(read.definition).errors.isEmpty)
  }

  @Test func namesAndValuesThatAreNoIDsAreKept() throws {
    let read = try Self.read(
      #"""
      {"form":{"fields":[
        {"name":"first-name","label":"A","type":"text"},
        {"name":"first name","label":"B","type":"text"},
        {"name":"x","label":"C","type":"radio","options":[
          {"value":"coke light","label":"Cola"},{"value":7},{"value":"coke_light","label":"?"}]}]}}
      """#)
    #expect(read.definition.elements.map(\.id) == ["first_name", "first_name_2", "x"])
    #expect(read.definition.elements[1].annotations["forms.name"] == "first name")
    guard case .singleChoice(let choice) = read.definition.elements[2].question?.kind else {
      Issue.record("no choice")
      return
    }
    #expect(choice.options.map(\.code) == ["coke_light", "7", "coke_light_2"])
    #expect(choice.options[1].label["de"] == "7")
    #expect(
      read.definition.elements[2].annotations["forms.values"]
        == #"{"coke_light":"coke light","coke_light_2":"coke_light"}"#)
    #expect(QuestionnaireChecker().check(read.definition).errors.isEmpty)
  }

  @Test func aCompositeThatIsUsedTwiceHasFieldsOfTheirOwn() throws {
    let read = try Self.read(
      #"""
      {"form":{"fields":[
        {"name":"home","type":"compositeField","compositeField":"address","required":false},
        {"name":"work","label":"Arbeit","type":"compositeField","compositeField":"address"}],
       "compositeFields":[{"name":"address","label":"Anschrift","fields":[
         {"name":"street","label":"Straße","type":"text"}]},
        {"name":"unused","fields":[]}]}}
      """#)
    #expect(read.definition.elements.map(\.id) == ["home", "street", "work", "work_street"])
    #expect(read.definition.elements[0].group?.style == .composite(isOptional: true))
    #expect(read.definition.elements[0].group?.title == Self.german("Anschrift"))
    #expect(read.definition.elements[2].group?.title == Self.german("Arbeit"))
    #expect(read.definition.elements[2].annotations["forms.composite-label"] == "Anschrift")
    #expect(read.report.losses.map(\.place) == ["unused"])
  }

  @Test func idAndLanguageComeFromTheFileWhereNobodySaysThem() throws {
    let read = try FormsReader().read(
      Array(Self.order.utf8), file: "some/My Form (1).json", options: ReadOptions())
    #expect(read[0].definition.id == "my-form-1")
    #expect(read[0].definition.defaultLanguage == "en")
    #expect(read[0].report.notes.count == 1)
    let titled = try FormsReader().read(
      Array(
        #"{"form":{"header":{"title":"Pizza","language":"de","logo":3},"fields":[]}}"#.utf8),
      file: ".json", options: ReadOptions())
    #expect(titled[0].definition.id == "json")
    #expect(titled[0].definition.title == Self.german("Pizza"))
    #expect(titled[0].definition.annotations["forms.header"] == #"{"logo":3}"#)
  }

  @Test func findingsOfTheCatalogueArePlacedInTheFile() throws {
    let text = """
      {"form": {"fields": [
        {"name": "a", "label": "A", "type": "text"},
        {"name": "b", "label": "B", "type": "number", "min": 5, "max": 1}
      ]}}
      """
    var options = ReadOptions()
    options.defaultLanguage = "de"
    let findings = Lint().findings(
      in: Array(text.utf8), file: "f.json", reader: FormsReader(), options: options)
    #expect(
      findings.filter { $0.severity == .error }.map { "\($0.position?.line ?? 0) \($0.rule)" }
        == ["3 RANGE_EMPTY"])
  }
}
