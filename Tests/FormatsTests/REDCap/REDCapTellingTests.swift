import Questionnaires
import Testing

@testable import Formats

/// What a dictionary has that changes what participants see and is not followed here.
@Suite struct REDCapTellingTests {
  private func read(_ rows: [[String]]) throws -> ReadQuestionnaire {
    var table = TableWriter()
    table.append([
      "field_name", "form_name", "field_type", "field_label", "select_choices_or_calculations",
      "field_annotation",
    ])
    for row in rows { table.append(row) }
    return try #require(
      try REDCapReader().read(table.bytes, file: "d.csv", options: ReadOptions()).first)
  }

  @Test(arguments: [
    "@CALCTEXT(if([a]>1,'x','y'))", "@NOW @READONLY", "@CALCDATE([a],1,'d')", "@READONLY-SURVEY",
  ])
  func fieldsThatREDCapFillsInAreNotAsked(_ annotation: String) throws {
    let read = try read([["f", "form", "text", "Field", "", annotation]])
    guard case .unsupported(let kind)? = read.definition.elements[0].question?.kind else {
      Issue.record("no question was expected")
      return
    }
    #expect(kind.type == "redcap.readonly")
    #expect(
      read.report.losses.contains { $0.place == "f" && $0.advice.contains("must not be asked") })
    let written = REDCapWriter().write([read.definition], options: WriteOptions())
    #expect(String(decoding: written.files[0].bytes, as: UTF8.self).contains(annotation.prefix(8)))
  }

  @Test func otherActionTagsAreTold() throws {
    let read = try read([
      [
        "f", "form", "text", "Field", "",
        "@IF([a]='1',@HIDDEN,'') @PLACEHOLDER='me@example.org' mail me@work",
      ],
      ["g", "form", "descriptive", "Text", "", "@HIDDEN-PDF"],
    ])
    #expect(Set(read.report.losses.map(\.what)) == ["@IF", "@HIDDEN", "@PLACEHOLDER"])
    #expect(read.report.losses.allSatisfy { $0.place == "f" })
  }

  @Test func answersInLabelsAreTold() throws {
    let read = try read([
      ["sleep", "form", "text", "Hours of <span style='x'>sleep</span>?", "", ""],
      ["n", "form", "descriptive", "[sleep] hours, [record-name]; {sleep} [not a field]", "", ""],
    ])
    let told = read.report.losses.first { $0.place == "n" }
    #expect(told?.what == "answers in a text")
    #expect(told?.advice.contains("`[sleep]`, `[record-name]`, `{sleep}`") == true)
    #expect(told?.advice.contains("not a field") == false)
    #expect(
      read.report.losses.contains { $0.what == "formatting" && $0.advice.contains("`<span>`") })
  }

  @Test func slipsInTypesAreRefused() {
    let error = #expect(throws: SourceError.self) {
      try read([["f", "form", "rdio", "Field", "1, A | 2, B", ""]])
    }
    #expect(error?.findings.map(\.rule) == ["TYPE_UNKNOWN"])
    #expect(error?.description.contains("did you mean `radio`?") == true)
  }

  /// Not once for every element: real losses would be buried.
  @Test func otherLanguagesAreToldOnce() {
    var questionnaire = QuestionnaireDefinition(
      id: "q", title: text("Q", "F"), defaultLanguage: "en", elements: [])
    for number in 1...5 {
      questionnaire.elements.append(
        ElementDefinition(
          id: "e\(number)",
          content: .question(QuestionDefinition(text: text("E", "F"), kind: .yesNo))))
    }
    let report = REDCapWriter().write([questionnaire], options: WriteOptions()).report
    #expect(report.losses.filter { $0.what == "translations" }.count == 1)
    #expect(
      report.losses.filter { $0.what == "translations" }.first?.advice.contains("`de`") == true)
    #expect(report.losses.filter { !$0.place.isEmpty } == [])
  }

  private func text(_ english: String, _ german: String) -> TranslatedText {
    TranslatedText([
      Translation(language: "en", text: english), Translation(language: "de", text: german),
    ])
  }
}
