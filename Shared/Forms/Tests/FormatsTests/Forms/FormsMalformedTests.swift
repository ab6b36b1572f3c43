import Formats
import Questionnaires
import Testing

/// Errors in a form are reported with their position, and nothing is read.
@Suite struct FormsMalformedTests {
  private static let field = #"{"name":"a","label":"A","type":"text"}"#

  private static func form(_ fields: String, _ more: String = "") -> String {
    #"{"form":{"fields":[\#(fields)]\#(more)}}"#
  }

  private static let cases: [(text: String, rule: String, place: String)] = [
    ("", "JSON_SYNTAX", ""),
    (#"{"form":"#, "JSON_SYNTAX", ""),
    (#"{"form":{},"form":{}}"#, "JSON_NAME_DUPLICATE", ""),
    ("[]", "FORMS_VALUE_TYPE", ""),
    ("{}", "FORMS_FORM_MISSING", ""),
    (#"{"formreply":{"fields":[]}}"#, "FORMS_FORM_MISSING", ""),
    (#"{"next":[]}"#, "FORMS_FORM_MISSING", ""),
    (#"{"fields":[]}"#, "FORMS_FORM_MISSING", ""),
    (#"{"form":[]}"#, "FORMS_VALUE_TYPE", "/form"),
    (#"{"form":{}}"#, "FORMS_FIELDS_MISSING", "/form"),
    (#"{"form":{"fields":{}}}"#, "FORMS_VALUE_TYPE", "/form/fields"),
    (#"{"form":{"version":2,"fields":[]}}"#, "FORMS_VALUE_TYPE", "/form/version"),
    (form("7"), "FORMS_VALUE_TYPE", "/form/fields/0"),
    (form(#"{"label":"A","type":"text"}"#), "FORMS_NAME_MISSING", "/form/fields/0"),
    (form(#"{"name":"","label":"A","type":"text"}"#), "FORMS_NAME_MISSING", "/form/fields/0/name"),
    (form("\(field),\(field)"), "FORMS_NAME_DUPLICATE", "/form/fields/1/name"),
    (form(#"{"name":"a","type":"text"}"#), "FORMS_LABEL_MISSING", "/form/fields/0"),
    (form(#"{"name":"a","label":7,"type":"text"}"#), "FORMS_VALUE_TYPE", "/form/fields/0/label"),
    (form(#"{"name":"a","label":"A"}"#), "FORMS_TYPE_MISSING", "/form/fields/0"),
    (form(#"{"name":"a","label":"A","type":[]}"#), "FORMS_VALUE_TYPE", "/form/fields/0/type"),
    (
      form(#"{"name":"a","label":"A","type":"text","required":"maybe"}"#), "FORMS_VALUE_TYPE",
      "/form/fields/0/required"
    ),
    (
      form(#"{"name":"a","label":"A","type":"text","pattern":1}"#), "FORMS_VALUE_TYPE",
      "/form/fields/0/pattern"
    ),
    (
      form(#"{"name":"a","label":"A","type":"number","min":"nan"}"#), "FORMS_VALUE_TYPE",
      "/form/fields/0/min"
    ),
    (
      form(#"{"name":"a","label":"A","type":"number","max":1e999}"#), "FORMS_VALUE_TYPE",
      "/form/fields/0/max"
    ),
    (form(#"{"name":"a","label":"A","type":"select"}"#), "FORMS_OPTIONS_MISSING", "/form/fields/0"),
    (
      form(#"{"name":"a","label":"A","type":"select","options":"x"}"#), "FORMS_VALUE_TYPE",
      "/form/fields/0/options"
    ),
    (
      form(#"{"name":"a","label":"A","type":"select","options":[{"label":"x"}]}"#),
      "FORMS_VALUE_MISSING", "/form/fields/0/options/0"
    ),
    (form(#"{"name":"a","type":"compositeField"}"#), "FORMS_COMPOSITE_MISSING", "/form/fields/0"),
    (
      form(#"{"name":"a","type":"compositeField","compositeField":"x"}"#),
      "FORMS_COMPOSITE_UNKNOWN", "/form/fields/0/compositeField"
    ),
    (
      form(field, #","compositeFields":[{"fields":[]}]"#), "FORMS_NAME_MISSING",
      "/form/compositeFields/0"
    ),
    (
      form(field, #","compositeFields":[{"name":"x","fields":[]},{"name":"x","fields":[]}]"#),
      "FORMS_COMPOSITE_DUPLICATE", "/form/compositeFields/1/name"
    ),
    (
      form(
        #"{"name":"a","type":"compositeField","compositeField":"x"}"#,
        #","compositeFields":[{"name":"x"}]"#), "FORMS_FIELDS_MISSING", "/form/compositeFields/0"
    ),
    (
      form(
        #"{"name":"a","type":"compositeField","compositeField":"x"}"#,
        #","compositeFields":[{"name":"x","fields":[{"name":"b","type":"compositeField","compositeField":"x"}]}]"#
      ), "FORMS_COMPOSITE_NESTED", "/form/compositeFields/0/fields/0/type"
    ),
    (
      #"{"form":{"fields":[]},"next":[{"info":"x"}]}"#, "FORMS_COMMAND_MISSING", "/next/0"
    ),
    (#"{"form":{"fields":[]},"next":"x"}"#, "FORMS_VALUE_TYPE", "/next"),
  ]

  @Test func everyMistakeIsNamedWithItsPlace() throws {
    for (text, rule, place) in Self.cases {
      let error = #expect(throws: SourceError.self, "\(text)") {
        try FormsReader().read(Array(text.utf8), file: "f.json", options: ReadOptions())
      }
      let finding = try #require(error?.findings.first { $0.rule == rule }, "\(text)")
      #expect(finding.place == place, "\(text)")
      #expect(finding.position != nil, "\(text)")
      #expect(!finding.advice.isEmpty)
    }
  }

  @Test func everythingThatIsWrongIsSaidAtOnce() {
    let error = #expect(throws: SourceError.self) {
      try FormsReader().read(
        Array(Self.form(#"{},{"name":"a"},7"#).utf8), file: "f.json", options: ReadOptions())
    }
    #expect(
      error?.findings.map(\.rule) == [
        "FORMS_NAME_MISSING", "FORMS_TYPE_MISSING", "FORMS_VALUE_TYPE",
      ])
  }

  @Test func compositesCannotMultiplyWithoutEnd() throws {
    var limits = CatalogueLimits()
    limits.elementsMax = 20
    let reader = FormsReader(limits: limits)
    func form(_ uses: Int) -> [UInt8] {
      let fields = (0..<uses).map {
        #"{"name":"c\#($0)","type":"compositeField","compositeField":"x"}"#
      }
      let inner = (0..<9).map { #"{"name":"i\#($0)","label":"I","type":"text"}"# }
      return Array(
        Self.form(
          fields.joined(separator: ","),
          #","compositeFields":[{"name":"x","fields":[\#(inner.joined(separator: ","))]}]"#
        ).utf8)
    }
    let full = try reader.read(form(2), file: "f.json", options: ReadOptions())
    #expect(full[0].definition.elements.count == 20)
    let error = #expect(throws: SourceError.self) {
      try reader.read(form(3), file: "f.json", options: ReadOptions())
    }
    #expect(error?.findings.map(\.rule) == ["FORMS_TOO_MANY_FIELDS"])
  }

  @Test func whatIsTooLongToBeKeptIsNamed() throws {
    var limits = CatalogueLimits()
    limits.annotationCharactersMax = 40
    let long = String(repeating: "x", count: 60)
    let read = try FormsReader(limits: limits).read(
      Array(
        Self.form(
          #"{"name":"a","label":"A","type":"new","more":"\#(long)"},"#
            + #"{"name":"b","label":"B","type":"text","more":"\#(long)"},"#
            + #"{"name":"c","label":"C","type":"date","pattern":"\#(long)"},"#
            + #"{"name":"d","label":"D","type":"radio","options":[{"value":"a b \#(long)"},{"value":"b"}]}"#
        ).utf8), file: "f.json", options: ReadOptions())
    #expect(read[0].report.losses.map(\.place) == ["a", "b", "c", "d"])
    #expect(read[0].report.losses.allSatisfy { $0.advice.contains("too long") })
    #expect(read[0].report.losses.map(\.effect) == [.changed, .lost, .lost, .changed])
    #expect(QuestionnaireChecker(limits: limits).check(read[0].definition).errors.isEmpty)
  }
}
