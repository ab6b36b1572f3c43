import Questionnaires
import Testing

@testable import Formats

/// Unsupported features of a dictionary that change what participants see.
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

  @Test func aFormThatOnlyComputesIsLeftOutAndNamed() throws {
    let read = try read([
      ["s", "sums", "calc", "Sum", "1 + 1", ""],
      ["a", "form", "radio", "A", "1, One | 2, Two", ""],
    ])
    #expect(read.definition.elements.map(\.id) == ["a"])
    #expect(read.findings(in: "d").filter { $0.severity == .error } == [])
    let loss = try #require(read.report.losses.first { $0.what == "the form `sums`" })
    #expect(loss.advice.hasSuffix("left out with s") && loss.position?.line == 2)
    // Nothing is asked at all: the catalogue's rules say so.
    let alone = try self.read([["s", "sums", "calc", "Sum", "1 + 1", ""]])
    #expect(alone.findings(in: "d").contains { $0.rule == "NO_ELEMENTS" })
  }

  /// Fields that participants do not see are left out, as hidden rows of other formats are.
  @Test func hiddenFieldsAreLeftOutAndNamed() throws {
    let read = try read([
      ["a", "form", "radio", "A", "1, One | 2, Two", ""],
      ["h", "form", "text", "Hidden", "", "@DEFAULT='1' @HIDDEN"],
      ["n", "form", "descriptive", "Hidden, too", "", "@HIDDEN-SURVEY"],
      ["c", "form", "calc", "Sum", "[a] + 1", "@HIDDEN"],
      ["d", "form", "calc", "Days", "datediff([a], 'today', 'd')", "@HIDDEN"],
      ["only", "hidden_form", "text", "Hidden", "", "@HIDDEN"],
    ])
    #expect(read.definition.elements.map(\.id) == ["a"])
    #expect(read.definition.scores.map(\.id) == ["c"])
    #expect(
      read.report.losses.map { "\($0.place) \($0.what) \($0.effect)" } == [
        "c Field Annotation lost", "d @HIDDEN lost", "h @HIDDEN lost", "n @HIDDEN-SURVEY lost",
        "only @HIDDEN lost",
      ])
    #expect(read.findings(in: "d").filter { $0.severity == .error } == [])
  }

  @Test func aHiddenFieldDoesNotTakeTheNameOfAnother() throws {
    let read = try read([
      ["a", "form", "radio", "First", "1, One | 2, Two", ""],
      ["a", "form", "text", "Hidden", "", "@HIDDEN"], ["s", "form", "calc", "Sum", "[a] + 1", ""],
    ])
    #expect(read.definition.elements.map(\.id) == ["a"])
    #expect(read.definition.scores.map(\.id) == ["s"])
    #expect(read.report.losses.map(\.place) == ["a_2"])
  }

  @Test func retiredChoicesAreNotOfferedAndKept() throws {
    let annotation = "@HIDECHOICE='9, 8' @NONEOFTHEABOVE='3'"
    let choices = "1, One | 8 x, No | 9, Nine | 3, None | 8, Eight"
    let read = try read([["a", "form", "checkbox", "A", choices, annotation]])
    #expect(
      read.definition.elements[0].question?.kind?.options?.map(\.code) == ["1", "8_x", "3"])
    #expect(read.report.losses.map(\.what) == ["@HIDECHOICE"])
    let written = REDCapWriter().write([read.definition], options: WriteOptions())
    let text = String(decoding: written.files[0].bytes, as: UTF8.self)
    #expect(text.contains("1, One | 8 x, No | 3, None | 9, Nine | 8, Eight"))
    let again = try REDCapReader().read(
      written.files[0].bytes, file: "d.csv", options: ReadOptions())[0]
    #expect(again.definition.elements == read.definition.elements)
  }

  @Test func aRepeatedVariableIsReadUnderAnotherName() throws {
    var read = try read([
      ["a", "form", "text", "First", "", ""], ["A", "form", "notes", "Second", "", ""],
      ["a_2", "form", "text", "Third", "", ""], ["b", "form", "calc", "C", "[a", ""],
    ])
    #expect(read.definition.elements.map(\.id) == ["a", "A_3", "a_2", "b"])
    #expect(read.report.mended.map { $0.position?.line } == [3])
    #expect(read.report.losses.map(\.what) == ["calculation"])
    #expect(read.findings(in: "d").filter { $0.severity == .error } == [])
    let written = REDCapWriter().write([read.definition], options: WriteOptions())
    read = try REDCapReader().read(
      written.files[0].bytes, file: "d.csv", options: ReadOptions())[0]
    #expect(read.report.mended == [])
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
    #expect(told?.advice.contains("`[record-name]`, `{sleep}`") == true)
    #expect(told?.advice.contains("not a field") == false)
    #expect(
      read.definition.elements[1].content
        == .text(
          TranslatedText([
            Translation(
              language: "en",
              text: "{{answer:sleep}} hours, [record-name]; {sleep} [not a field]")
          ])))
    #expect(
      read.report.losses.contains {
        $0.what == "formatting" && $0.advice == "HTML is left out of the texts of sleep"
      })
    #expect(read.definition.elements[0].question?.text["en"] == "Hours of sleep?")
  }

  @Test func slipsInTypesAreRefused() {
    let error = #expect(throws: SourceError.self) {
      try read([["f", "form", "rdio", "Field", "1, A | 2, B", ""]])
    }
    #expect(error?.findings.map(\.rule) == ["TYPE_UNKNOWN"])
    #expect(error?.description.contains("did you mean `radio`?") == true)
  }

  /// Reported once, so that real losses stay visible.
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

  /// Labels of ranks have no place in a ranking.
  @Test func aMatrixThatRanksWithWordsIsKept() throws {
    let cells = ["matrix_group_name": "m", "matrix_ranking": "y"]
    let read = try #require(
      try REDCapSamples.read(
        ["first", "second"].map { REDCapSamples.field($0, "radio", "1, Best | 2, Next", cells) }
      ).first)
    #expect(read.definition.elements.map(\.id) == ["m", "first", "second"])
    #expect(
      read.report.losses.map { "\($0.place) \($0.what) \($0.effect)" } == ["m ranking changed"])
    let written = REDCapWriter().write([read.definition], options: WriteOptions())
    let again = try REDCapReader().read(
      written.files[0].bytes, file: "d.csv", options: ReadOptions())
    #expect(again.first?.definition.elements == read.definition.elements)
  }
}
