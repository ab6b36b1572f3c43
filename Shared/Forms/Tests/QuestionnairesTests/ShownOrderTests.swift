import Foundation
import QuestionnaireSamples
import Questionnaires
import Testing

/// Random orders: Tests/Vectors/orders.json, and what follows from them.
@Suite struct ShownOrderTests {
  private struct Vector: Decodable {
    var sheet: String
    var element: String
    var codes: [String]
    var fixed: [String]
    var shown: [String]
  }

  private static func vectors() throws -> [Vector] {
    var file = URL(filePath: #filePath)
    for _ in 0..<5 { file.deleteLastPathComponent() }
    return try JSONDecoder().decode(
      [Vector].self, from: Data(contentsOf: file.appending(path: "Tests/Vectors/orders.json")))
  }

  @Test func everyCaseHasTheOrderThatIsWrittenDown() throws {
    let vectors = try Self.vectors()
    #expect(vectors.count == 200)
    for vector in vectors {
      let order = ShownOrder(sheetID: vector.sheet, elementID: vector.element)
      let positions = order.positions(vector.codes) { vector.fixed.contains(vector.codes[$0]) }
      #expect(positions.map { vector.codes[$0] } == vector.shown, "\(vector.sheet)")
    }
  }

  /// Each of 24 orders of four options is as frequent as any other: χ² with 23 degrees of freedom is
  /// above 49.7 with a probability of 0.001.
  @Test func allOrdersAreEquallyFrequent() {
    var random = SeededGenerator(seed: 7)
    var counts: [[Int]: Int] = [:]
    let draws = 12_000
    for _ in 0..<draws {
      let sheet = "\(UInt64.random(in: 0...(.max), using: &random))"
      let order = ShownOrder(sheetID: sheet, elementID: "q").positions(["1", "2", "3", "4"]) { _ in
        false
      }
      counts[order, default: 0] += 1
    }
    let expected = Double(draws) / 24
    let chiSquare = counts.values.reduce(0) { $0 + pow(Double($1) - expected, 2) / expected }
    #expect(counts.count == 24)
    #expect(chiSquare < 49.7, "\(chiSquare)")
  }

  @Test func membersAndOptionsHaveOrdersOfTheirOwn() throws {
    var question = QuestionDefinition(
      text: Samples.text("Q"),
      kind: .ranking(RankingDefinition(options: ["a", "b", "c"].map { Samples.option($0) })))
    question.hasRandomOptions = true
    let questionnaire = QuestionnaireDefinition(
      id: "q", title: Samples.text("Q"), defaultLanguage: "en",
      elements: [
        ElementDefinition(
          id: "g", content: .group(GroupDefinition(style: .section, hasRandomOrder: true))),
        ElementDefinition(id: "m1", parentID: "g", content: .question(question)),
        ElementDefinition(id: "m2", parentID: "g", content: .question(question), isFixed: true),
      ])
    let orders = questionnaire.randomOrders(QuestionnaireStructure(questionnaire))
    #expect(orders.map(\.elementID) == ["g", "m1", "m2"])
    #expect(orders.map(\.codes) == [["m1", "m2"], ["a", "b", "c"], ["a", "b", "c"]])
    // A single member that may move stays.
    #expect(orders[0].shown(in: "x") == ["m1", "m2"])
    let sheets = (0..<50).map { "sheet-\($0)" }
    #expect(sheets.contains { orders[1].shown(in: $0) != orders[2].shown(in: $0) })
    #expect(sheets.allSatisfy { Set(orders[1].shown(in: $0)) == ["a", "b", "c"] })
  }

  @Test(
    arguments: [
      (0, "0"), (-3, "-3"), (12.5, "12.5"), (1e-7, "0.0000001"), (-1.5e-10, "-0.00000000015"),
      (1e21, "1000000000000000000000"), (1.2345678901234568e20, "123456789012345680000"),
      (0.1, "0.1"), (100, "100"),
    ] as [(Double, String)])
  func numbersArePlainForTheirPatterns(_ number: Double, _ text: String) {
    #expect(NumberDefinition.plainText(number) == text)
  }
}

/// Options that an earlier answer offers.
@Suite struct OfferedOptionsTests {
  private static func questionnaire() -> QuestionnaireDefinition {
    func option(_ code: String, _ offered: [String]) -> OptionDefinition {
      OptionDefinition(code: code, label: Samples.text(code), offeredFor: offered)
    }
    var town = QuestionDefinition(
      text: Samples.text("Town"),
      kind: .multipleChoice(
        MultipleChoiceDefinition(options: [
          option("a", ["n"]), option("b", ["n", "s"]), option("c", ["s"]),
        ])))
    town.offeredBy = "region"
    let options = ["n", "s", "w"].map { Samples.option($0) }
    return QuestionnaireDefinition(
      id: "q", title: Samples.text("Q"), defaultLanguage: "en",
      elements: [
        Samples.question("region", .singleChoice(SingleChoiceDefinition(options: options))),
        ElementDefinition(id: "town", content: .question(town)),
      ])
  }

  @Test(
    arguments: [
      ("n", ["a", "b"]), ("s", ["b", "c"]), ("w", []),
    ] as [(String, [String])])
  func theEarlierAnswerDecides(_ region: String, _ offered: [String]) {
    let visibility = Visibility(
      Self.questionnaire(),
      answers: SheetAnswers([
        "region": .codes([region]), "town": .codes(["c", "b", "a"]),
      ]))
    // Without any option the question is hidden.
    #expect(visibility.isShown == [true, !offered.isEmpty])
    let kept: AnswerValue? = offered.isEmpty ? nil : .codes(offered.reversed())
    #expect(visibility.answers["town"] == kept)
  }

  @Test func nothingIsOfferedBeforeTheEarlierAnswer() {
    #expect(Visibility(Self.questionnaire(), answers: SheetAnswers([:])).isShown == [true, false])
  }

  @Test func theDefinitionIsValid() {
    #expect(QuestionnaireChecker().check(Self.questionnaire()).isEmpty)
  }
}
