import Questionnaires
import Testing

@testable import Formats

/// Features of forms without a field in options, texts and types are reported, and restored when
/// converting back.
@Suite struct XLSFormTellingTests {
  private func read(_ form: XLSFormSamples) throws -> ReadQuestionnaire {
    try #require(
      try XLSFormReader().read(form.workbook, file: "f.xlsx", options: ReadOptions()).first)
  }

  private func written(_ definition: QuestionnaireDefinition) throws -> (
    survey: SheetTable, choices: SheetTable, report: ConversionReport
  ) {
    let result = XLSFormWriter().write([definition], options: WriteOptions())
    let sheets = try XLSFormSheets(file: "f.xlsx", limits: .default).sheets(result.files[0].bytes)
      .sheets
    func table(_ name: String) -> SheetTable {
      sheets.first { $0.name == name }.map { SheetTable($0) } ?? SheetTable()
    }
    return (table("survey"), table("choices"), result.report)
  }

  private static let lists = [
    ["list_name", "name", "label", "country"], ["region", "n", "North", "de"],
    ["region", "s", "South", "de"], ["region", "s", "South", "at"], ["drink", "t", "Tea", ""],
    ["drink", "c", "Coffee", ""],
  ]

  private static let filtered = XLSFormSamples(
    survey: [
      ["type", "name", "label", "choice_filter"], ["text", "country", "Country?", ""],
      ["select_one region", "region", "Region?", "country=${country}"],
      ["rank drink", "best", "Best?", ""], ["select_one drink", "today", "Today?", ""],
    ], choices: lists)

  @Test func listsComeBackWithTheirColumns() throws {
    let read = try read(Self.filtered)
    #expect(read.definition.elements[1].question?.kind?.options?.map(\.code) == ["n", "s"])
    #expect(read.findings(in: "f.xlsx").filter { $0.severity == .error } == [])
    let losses = read.report.losses.map(\.description)
    #expect(read.report.mended.map(\.what) == ["code `s` of `region`"])
    #expect(losses.contains { $0.hasPrefix("region: choice_filter: all options are offered") })
    let written = try written(read.definition)
    #expect(written.survey.rows[1]["choice_filter"] == "country=${country}")
    let regions = written.choices.rows.filter { $0["list_name"] == "region" }
    #expect(regions.map { $0["name"] } == ["n", "s", "s"])
    #expect(regions.map { $0["country"] } == ["de", "de", "at"])
    #expect(written.survey.rows[2]["type"] == "rank best")
    #expect(
      written.choices.rows.filter { $0["list_name"] == "best" }.map { $0["name"] } == ["t", "c"])
    #expect(!written.report.losses.contains { $0.what == "choice_filter" })
  }

  /// A filter on a missing column would make the form invalid.
  @Test func aFilterGoesWithTheColumnsItLooksAt() throws {
    var definition = try read(Self.filtered).definition
    guard var question = definition.elements[1].question,
      case .singleChoice(var choice)? = question.kind
    else {
      Issue.record("a choice was expected")
      return
    }
    choice.options.append(
      OptionDefinition(
        code: "w", label: TranslatedText([Translation(language: "en", text: "West")])))
    question.kind = .singleChoice(choice)
    definition.elements[1].content = .question(question)
    let written = try written(definition)
    #expect(written.survey.rows[1]["choice_filter"] == "")
    #expect(written.report.losses.contains { $0.place == "region" && $0.what == "choice_filter" })
  }

  @Test(arguments: [
    ("selectone l", "select_one"), ("select_mutliple l", "select_multiple"), ("integr", "integer"),
    ("begin_grup", "begin_group"), ("txt", "text"),
  ])
  func slipsInTypesAreRefused(_ type: String, _ meant: String) {
    let form = XLSFormSamples(
      [[type, "a", "A"]], choices: [["list_name", "name", "label"], ["l", "1", "One"]])
    let error = #expect(throws: SourceError.self) { try read(form) }
    #expect(error?.findings.map(\.rule).contains("TYPE_UNKNOWN") == true)
    #expect(error?.description.contains("did you mean `\(meant)`?") == true)
  }

  @Test(arguments: [
    "geopoint", "video", "barcode", "geotrace", "hologram",
  ])
  func typesThatOthersHaveAreKept(_ type: String) throws {
    let read = try read(XLSFormSamples([[type, "a", "A"]]))
    #expect(read.report.losses.map(\.place) == ["a"])
  }

  @Test func answersAndMarksInTextsAreTold() throws {
    let read = try read(
      XLSFormSamples([
        ["integer", "sleep", "Hours of **sleep**?"],
        ["note", "n", "You slept ${sleep} hours, <b>well</b>, ${who}"],
        ["text", "plain", "Is 3 < 5 and 2 * 3 * 4?"],
      ]))
    let losses = read.report.losses
    #expect(losses.map(\.place) == ["n", "", ""])
    #expect(losses[0].advice.contains("`${who}`"))
    #expect(
      losses.dropFirst().map(\.description) == [
        "formatting: HTML is left out of the texts of n",
        "formatting: `**` is shown as written; remove it from the texts of sleep",
      ])
    #expect(
      read.definition.elements[1].content
        == .text(
          TranslatedText([
            Translation(
              language: "en", text: "You slept {{answer:sleep}} hours, well, ${who}")
          ])))
  }

  @Test func olderAndBentSpellingsAreRead() throws {
    let read = try read(
      XLSFormSamples(
        [
          ["select one from l or specify other", "a", "A"],
          ["text", "b", "B", "${a} = \u{2018}1\u{2019} or ${a} = \u{201C}2\u{201D}"],
        ],
        choices: [["list_name", "name", "label"], ["l", "1", "One"], ["l", "2", "Two"]]))
    #expect(
      read.definition.elements[0].question?.kind?.options?.map(\.code) == ["1", "2", "other"])
    #expect(read.definition.elements[1].shownIf != nil)
  }

  @Test func twoEqualsSignsAreNoOperator() throws {
    let form = XLSFormSamples([["integer", "a", "A"], ["text", "b", "B", "${a} == 1"]])
    let losses = try read(form).report.losses
    #expect(losses.map(\.what) == ["relevant"])
    #expect(losses[0].advice.contains("write `=`"))
  }

  @Test func whatHasNoLabelShowsItsName() throws {
    let read = try read(
      XLSFormSamples(
        survey: [["type", "name", "label"], ["select_one l", "pick", ""], ["note", "n", ""]],
        choices: [
          ["list_name", "name", "label", "image"], ["l", "sun", "", "sun.png"],
          ["l", "rain", "Rain", ""],
        ]))
    #expect(read.definition.elements[0].question?.text["en"] == "pick")
    #expect(
      read.definition.elements[0].question?.kind?.options?.map { $0.label["en"] } == [
        "sun", "Rain",
      ])
    #expect(read.report.losses.contains { $0.place == "pick" && $0.what == "label" })
    #expect(
      read.definition.elements[1].content
        == .text(TranslatedText([Translation(language: "en", text: "n")])))
    #expect(read.report.losses.contains { $0.what == "`sun` of `l`" })
    #expect(read.findings(in: "f").filter { $0.severity == .error } == [])
  }

  @Test func textsOutsideTheDefaultLanguageAreTaken() throws {
    let form = XLSFormSamples(
      survey: [
        ["type", "name", "label::English (en)", "label::Chichewa (ny)"], ["text", "a", "A", "Ch"],
        ["text", "b", "B", ""],
      ], settings: [["form_title", "default_language"], ["T", "Chichewa (ny)"]])
    let read = try read(form)
    #expect(read.definition.defaultLanguage == "ny")
    #expect(read.definition.elements[1].question?.text["ny"] == "B")
    #expect(read.report.losses.map(\.place) == ["b"])
    #expect(read.findings(in: "f").filter { $0.severity == .error } == [])
  }

  @Test func aColumnOfTheLanguageGoesBeforeOneOfNone() throws {
    let read = try read(
      XLSFormSamples(
        survey: [["type", "name", "label", "label::English (en)"], ["text", "a", "Old", "New"]]))
    #expect(read.definition.elements[0].question?.text["en"] == "New")
    #expect(
      read.report.losses.map(\.description) == [
        "a: column `label`: the column for `en` differs and is used; left out is `Old`"
      ])
  }

  /// Two equal columns, as written by several tools, are not a contradiction.
  @Test func theSameTextTwiceIsNoContradiction() throws {
    let form = XLSFormSamples(
      survey: [["type", "name", "label", "label::English (en)"], ["text", "a", "A", "A"]])
    #expect(try read(form).definition.elements[0].question?.text.translations.count == 1)
  }
}
