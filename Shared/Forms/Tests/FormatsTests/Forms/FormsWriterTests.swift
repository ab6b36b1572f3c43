import Formats
import QuestionnaireSamples
import Questionnaires
import Testing

@Suite struct FormsWriterTests {
  private func write(
    _ questionnaire: QuestionnaireDefinition, language: String = ""
  ) -> (json: String, report: ConversionReport) {
    var options = WriteOptions()
    options.language = language
    let result = FormsWriter().write([questionnaire], options: options)
    return (String(decoding: result.files[0].bytes, as: UTF8.self), result.report)
  }

  @Test func theSamplesComeBackAsTheyWere() throws {
    for sample in [FormsReaderTests.order, FormsReaderTests.address] {
      let read = try FormsReaderTests.read(sample)
      let written = write(read.definition)
      #expect(written.report.isLossless, "\(written.report.losses)")
      let again = try FormsReaderTests.read(written.json)
      #expect(again.definition == read.definition)
    }
    let order = try FormsReaderTests.read(FormsReaderTests.order, language: "en")
    #expect(
      write(order.definition).json == """
        {
          "form": {
            "version": "0.0.2",
            "fields": [
              {
                "name": "name",
                "label": "Name",
                "type": "text"
              },
              {
                "name": "drink",
                "label": "Getränk",
                "type": "multiselect",
                "options": [
                  {
                    "value": "coke",
                    "label": "Cola"
                  },
                  {
                    "value": "fanta",
                    "label": "Fanta"
                  }
                ]
              }
            ]
          }
        }

        """)
  }

  @Test func whatTheFormatSaysAndOtolithHasNoFieldForComesBack() throws {
    let text = #"""
      {"form":{"version":"1","header":{"title":"T","introduction":"I","closing":"C","logo":"x"},
        "theme":[1],"fields":[
        {"name":"first-name","label":"A","type":"password","colour":"red"},
        {"name":"b","label":"B","type":"checkbox","options":[{"value":"x y","label":"X"}]},
        {"name":"c","label":"C","type":"date","pattern":"^2"},
        {"name":"d","label":"D","type":"fingerprint","finger":{"left":[1,2.50]}},
        {"name":"e","label":"E","type":"compositeField","compositeField":"k","required":false,"x":1},
        {"name":"f","label":"F","type":"text","pattern":"[A-Z]+","patternDescription":"capitals"}],
        "compositeFields":[{"name":"k","label":"K","fields":[
          {"name":"b","label":"B","type":"tel"}]}]},
       "next":[{"command":"drink","method":"GET","info":"Getränk auswählen"}]}
      """#
    let read = try FormsReaderTests.read(text)
    let written = write(read.definition)
    #expect(written.report.isLossless, "\(written.report.losses)")
    for part in [
      #""name": "first-name""#, #""type": "password""#, #""colour": "red""#,
      #""type": "checkbox""#, #""value": "x y""#, #""pattern": "^2""#, #""left": ["#, "2.50",
      #""logo": "x""#, #""theme": ["#, #""compositeField": "k""#, #""command": "drink""#,
      #""patternDescription": "capitals""#,
    ] {
      #expect(written.json.contains(part), "\(part)")
    }
    let again = try FormsReaderTests.read(written.json)
    #expect(again.definition == read.definition)
  }

  @Test func oneLanguageIsWritten() throws {
    let questionnaire = Samples.questionnaire()
    #expect(write(questionnaire, language: "de").json.contains(#""title": "Täglich""#))
    let losses = write(questionnaire, language: "de").report.losses
    #expect(losses.contains { $0.what == "translations into en" })
  }

  @Test func equalCompositesAreWrittenOnceAndOthersUnderOtherNames() throws {
    func group(_ id: String, _ label: String) -> [ElementDefinition] {
      var inner = FormsReaderTests.question("\(id)_a", label, .time, in: id)
      inner.annotations = [Annotation(key: "forms.name", value: "a")]
      return [
        ElementDefinition(
          id: id, content: .group(GroupDefinition(style: .composite(isOptional: true))),
          annotations: [Annotation(key: "forms.composite", value: "shared")]),
        inner,
      ]
    }
    let questionnaire = QuestionnaireDefinition(
      id: "q", title: FormsReaderTests.german("q"), defaultLanguage: "de",
      elements: group("x", "one") + group("y", "one") + group("z", "other"))
    let json = write(questionnaire).json
    #expect(json.components(separatedBy: #""name": "shared""#).count == 2)
    #expect(json.components(separatedBy: #""name": "shared_2""#).count == 2)
    let again = try FormsReaderTests.read(json, id: "q")
    #expect(
      again.definition.elements.map(\.group?.style) == questionnaire.elements.map(\.group?.style))
  }

  @Test func nextListsGoBothWays() throws {
    let text = #"""
      { "next": [ { "command": "pizza", "method": "GET", "info": "Pizza auswählen" },
                  { "command": "drink", "method": "GET" } ] }
      """#
    let list = try FormsNextList.read(
      Array(text.utf8), file: "next.json", after: "start", language: "de")
    #expect(
      list
        == NextListDefinition(
          afterQuestionnaireID: "start",
          offers: [
            NextOffer(
              questionnaireID: "pizza", info: FormsReaderTests.german("Pizza auswählen")),
            NextOffer(questionnaireID: "drink"),
          ]))
    let written = FormsNextList.write(list, language: "de")
    #expect(written.report.isLossless)
    let again = try FormsNextList.read(
      written.files[0].bytes, file: "next.json", after: "start", language: "de")
    #expect(again.offers.map(\.questionnaireID) == ["pizza", "drink"])
    #expect(again.offers[0] == list.offers[0])

    var conditional = list
    conditional.condition = .comparison(Comparison(elementID: "a", .answered))
    conditional.offers[0].info["en"] = "Choose a pizza"
    let losses = FormsNextList.write(conditional, language: "de").report.losses
    #expect(losses.map(\.what) == ["condition of a next list", "info in en"])
  }

  @Test func aFormTellsWhatFollowsIt() throws {
    let form = #"{"form":{"fields":[]},"next":[{"command":"drink","info":"Getränk"}]}"#
    let read = try FormsReaderTests.read(form, id: "pizza")
    #expect(
      FormsNextList.list(after: read.definition)
        == NextListDefinition(
          afterQuestionnaireID: "pizza",
          offers: [
            NextOffer(questionnaireID: "drink", info: FormsReaderTests.german("Getränk"))
          ]))
    let alone = try FormsReaderTests.read(FormsReaderTests.order)
    #expect(FormsNextList.list(after: alone.definition) == nil)
  }

  @Test func malformedNextListsAreRefused() {
    for (text, rule) in [
      ("{}", "FORMS_FORM_MISSING"), (#"{"next":{}}"#, "FORMS_VALUE_TYPE"),
      (#"{"next":[{}]}"#, "FORMS_COMMAND_MISSING"), ("[]", "FORMS_VALUE_TYPE"),
    ] {
      let error = #expect(throws: SourceError.self) {
        try FormsNextList.read(Array(text.utf8), file: "n", after: "x", language: "en")
      }
      #expect(error?.findings.map(\.rule) == [rule], "\(text)")
    }
  }
}
