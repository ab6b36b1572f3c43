import Questionnaires
import Testing

@testable import Formats

/// Filters, lists from files, rankings and random orders of XLSForms.
@Suite struct XLSFormOffersTests {
  private static let choices = [
    ["list_name", "name", "label", "land"], ["land", "de", "Germany", ""],
    ["land", "at", "Austria", ""], ["town", "ulm", "Ulm", "de"], ["town", "graz", "Graz", "at"],
    ["town", "lau", "Laufen", "de"], ["town", "lau", "Laufen", "at"],
  ]

  private func read(
    _ survey: [[String]], choices: [[String]] = choices, files: [String: String] = [:]
  ) throws -> ReadQuestionnaire {
    var options = ReadOptions()
    options.fileBeside = { files[$0].map { Array($0.utf8) } }
    let form = XLSFormSamples(
      survey: [["type", "name", "label", "choice_filter", "parameters"]] + survey, choices: choices)
    return try #require(
      try XLSFormReader().read(form.workbook, file: "f.xlsx", options: options).first)
  }

  private func again(_ read: ReadQuestionnaire) throws -> [ElementDefinition] {
    let written = XLSFormWriter().write([read.definition], options: WriteOptions())
    return try XLSFormReader().read(
      written.files[0].bytes, file: "f.xlsx", options: ReadOptions())[0].definition.elements
  }

  @Test(arguments: ["land=${l}", " ${l} = land", "selected(land, ${l})", "selected(${l}, land)"])
  func aFilterByAChoiceIsRead(_ filter: String) throws {
    let read = try read([
      ["select_one land", "l", "L", "", ""], ["select_one town", "t", "T", filter, ""],
    ])
    let question = try #require(read.definition.elements[1].question)
    #expect(question.offeredBy == "l")
    #expect(
      question.kind?.options?.map(\.offeredFor) == [["de"], ["at"], ["de", "at"]])
    #expect(QuestionnaireChecker().check(read.definition).filter { $0.severity == .error } == [])
    #expect(!read.report.losses.contains { $0.what == "choice_filter" })
    #expect(try again(read).map(\.question?.kind) == read.definition.elements.map(\.question?.kind))
    #expect(try again(read)[1].question?.offeredBy == "l")
  }

  @Test(arguments: [
    "land=${t}", "land=${gone}", "land=${l} and land != 'x'", "land", "${l}=${l}", "=", "selected(",
    "",
    "selected(land, ${l}, ${l})", "land=='de'",
  ])
  func otherFiltersOfferAll(_ filter: String) throws {
    let read = try read([
      ["select_one land", "l", "L", "", ""], ["select_one town", "t", "T", filter, ""],
    ])
    #expect(read.definition.elements[1].question?.offeredBy == "")
    #expect(
      read.definition.elements[1].question?.kind?.options?.allSatisfy(\.offeredFor.isEmpty) == true)
    #expect(read.report.losses.contains { $0.what == "choice_filter" } == !filter.isEmpty)
  }

  /// An empty cell equals no answer.
  @Test(arguments: [
    ("land=${l}", ["ulm"]), ("selected(land, ${l})", ["ulm"]),
    ("string-length(land) = 0 or land = ${l}", ["ulm", "other"]),
  ])
  func anEmptyCellIsOfferedIfTheFilterSaysSo(_ filter: String, _ codes: [String]) throws {
    let read = try read(
      [["select_one land", "l", "L", "", ""], ["select_one town", "t", "T", filter, ""]],
      choices: Self.choices.prefix(4) + [["town", "other", "Other", ""]])
    let question = try #require(read.definition.elements[1].question)
    #expect(question.kind?.options?.map(\.code) == codes)
    #expect(question.kind?.options?.last?.offeredFor == (codes.count == 1 ? ["de"] : []))
    #expect(try again(read)[1].question?.kind == question.kind)
  }

  @Test func aListComesFromAFile() throws {
    let files = ["meds.csv": "name,label,note\na,Aspirin,x\nb,\"Ibu, 400\",y\n"]
    let read = try read(
      [["select_multiple_from_file meds.csv", "m", "M", "", "randomize=true"]], files: files)
    let question = try #require(read.definition.elements[0].question)
    #expect(question.kind?.options?.map { $0.label["en"] } == ["Aspirin", "Ibu, 400"])
    #expect(question.hasRandomOptions)
    for (name, rule) in [("gone.csv", "CHOICE_FILE_MISSING"), ("../x.csv", "CHOICE_FILE_INVALID")] {
      let error = #expect(throws: SourceError.self) {
        try self.read([["select_one_from_file \(name)", "m", "M", "", ""]], files: files)
      }
      #expect(error?.findings.map(\.rule).first == rule)
    }
  }

  @Test func aRankingIsRead() throws {
    let read = try read([["rank town", "r", "R", "", "randomize=true seed=${l}"]])
    let question = try #require(read.definition.elements[0].question)
    guard case .ranking(let ranking)? = question.kind else {
      Issue.record("a ranking was expected")
      return
    }
    #expect(ranking.options.map(\.code) == ["ulm", "graz", "lau"])
    #expect(question.hasRandomOptions)
    #expect(read.report.losses.map(\.what).contains("seed"))
    #expect(try again(read)[0].question?.kind == question.kind)
  }

  @Test func aRankingHasNoOtherOption() throws {
    let read = try read([["rank town or_other", "r", "R", "", ""]])
    #expect(
      read.definition.elements[0].question?.kind?.options?.map(\.code) == ["ulm", "graz", "lau"])
    #expect(read.report.losses.contains { $0.place == "r" && $0.what == "or_other" })
  }
}
