import Formats
import QuestionnaireSamples
import Questionnaires
import Testing

/// REDCap ranks the fields of a matrix, Otolith the options of a question.
@Suite struct REDCapRankingTests {
  private static func question(
    _ id: String, _ kind: QuestionDefinition.Kind, isOptional: Bool = false,
    shownIf: Condition? = nil
  ) -> ElementDefinition {
    ElementDefinition(
      id: id,
      content: .question(
        QuestionDefinition(text: Samples.text("About \(id)"), isOptional: isOptional, kind: kind)),
      shownIf: shownIf)
  }

  private static func ranking(_ codes: [String] = ["sun", "sea", "town"], ranked: UInt32 = 0)
    -> QuestionDefinition.Kind
  {
    .ranking(
      RankingDefinition(
        options: codes.map { OptionDefinition(code: $0, label: Samples.text("To \($0)")) },
        rankedCount: ranked))
  }

  private static func form(_ elements: [ElementDefinition]) -> QuestionnaireDefinition {
    var form = Samples.questionnaire()
    form.elements = elements
    form.scores = []
    return form
  }

  private func trip(_ elements: [ElementDefinition]) throws -> (
    written: WriteResult, copy: ReadQuestionnaire
  ) {
    let written = REDCapWriter().write([Self.form(elements)], options: WriteOptions())
    let copies = try REDCapReader().read(
      written.files[0].bytes, file: "d.csv", options: ReadOptions())
    return (written, try #require(copies.first))
  }

  @Test(arguments: [(UInt32(0), false), (0, true), (2, true)])
  func aRankingIsKept(_ ranked: UInt32, _ isOptional: Bool) throws {
    let works = Self.question("works", .yesNo)
    let condition = Condition.comparison(Comparison(elementID: "works", .equal, codes: ["yes"]))
    let elements = [
      works,
      Self.question(
        "goes", Self.ranking(ranked: ranked), isOptional: isOptional, shownIf: condition),
      Self.question("end", .yesNo),
    ]
    let (written, copy) = try trip(elements)
    let text = String(decoding: written.files[0].bytes, as: UTF8.self)
    #expect(text.contains("goes_sea,"))
    #expect(copy.definition.elements == elements)
    #expect(written.report.losses.filter { !$0.place.isEmpty } == [])
    // Ranks may be left out in REDCap, field by field.
    #expect(copy.report.losses.map(\.what) == (isOptional ? ["ranking"] : []))
  }

  @Test func codesThatAreNoNamesAreNamed() throws {
    let (written, copy) = try trip([Self.question("goes", Self.ranking(["a.b", "a-b", "C"]))])
    #expect(
      copy.definition.elements[0].question?.kind?.options?.map(\.code) == [
        "a_b", "a_b_daily", "c",
      ])
    #expect(written.report.losses.contains { $0.place == "goes" })
  }

  /// A rule about a ranking asks for its ranks, which then stay fields.
  @Test func rulesUseTheRanks() throws {
    func rule(_ operation: Comparison.Operator, _ codes: [String]) throws -> String {
      let condition = Condition.comparison(Comparison(elementID: "goes", operation, codes: codes))
      let (written, copy) = try trip([
        Self.question("goes", Self.ranking(ranked: 2), isOptional: true),
        Self.question("why", .yesNo, shownIf: condition),
      ])
      #expect(
        copy.definition.elements.map(\.id) == ["goes", "goes_sun", "goes_sea", "goes_town", "why"])
      #expect(written.report.losses.contains { $0.place == "goes" })
      let last = try #require(
        String(decoding: written.files[0].bytes, as: UTF8.self).split(
          whereSeparator: \.isNewline
        ).last)
      return try #require(last.split(separator: ",").map(String.init).first { $0.contains("goes") })
    }
    #expect(try rule(.equal, ["sea"]) == "[goes_sea] <> ''")
    #expect(
      try rule(.answered, []) == "[goes_sun] <> '' or [goes_sea] <> '' or [goes_town] <> ''")
    #expect(
      try rule(.notEqual, ["sun", "sea"])
        == "[goes_town] <> '' and [goes_sun] = '' and [goes_sea] = ''")
  }

  /// Each of these is a matrix, but not a ranking.
  @Test(arguments: [
    ["select_choices_or_calculations": "1, First | 2, Second"],
    ["select_choices_or_calculations": "0, 0 | 1, 1"], ["branching_logic": "[sun] = '1'"],
    ["field_note": "Only here"], ["field_annotation": "@RANDOMORDER"], ["field_label": "Not [sun]"],
  ]) func aMatrixIsKept(_ changes: [String: String]) throws {
    let cells = [
      "matrix_group_name": "goes", "matrix_ranking": "y",
      "select_choices_or_calculations": "1, 1 | 2, 2",
    ]
    func ids(_ changes: [String: String]) throws -> [String] {
      let read = try REDCapSamples.read([
        REDCapSamples.field("sun", "radio", "", cells),
        REDCapSamples.field("sea", "radio", "", cells.merging(changes) { $1 }),
      ])
      return try #require(read.first).definition.elements.map(\.id)
    }
    #expect(try ids([:]) == ["goes"])
    #expect(try ids(changes) != ["goes"])
  }
}
