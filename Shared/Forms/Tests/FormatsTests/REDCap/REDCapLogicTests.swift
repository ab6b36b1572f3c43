import Formats
import QuestionnaireSamples
import Questionnaires
import Testing

@Suite struct REDCapLogicTests {
  private func read(_ logic: String) throws(SourceError) -> ReadQuestionnaire {
    let last = REDCapSamples.field("last", "text", "", ["branching_logic": logic])
    return try REDCapSamples.read(REDCapSamples.compared + [last])[0]
  }

  private func condition(_ logic: String) throws -> Condition? {
    let questionnaire = try read(logic)
    #expect(questionnaire.report.losses == [], "\(logic)")
    return questionnaire.definition.elements.last?.shownIf
  }

  private static func equal(_ id: String, _ codes: String...) -> Condition {
    .comparison(Comparison(elementID: id, .equal, codes: codes))
  }

  private static func missingOr(_ id: String, _ comparison: Comparison) -> Condition {
    .any([.comparison(Comparison(elementID: id, .notAnswered)), .comparison(comparison)])
  }

  static let readings: [(String, Condition)] = [
    ("[smoker] = '1'", equal("smoker", "1")), ("[smoker]=\"-9\"", equal("smoker", "-9")),
    ("'1' = [smoker]", equal("smoker", "1")), ("[smoker] = 1", equal("smoker", "1")),
    ("([smoker] = '1')  // a comment", equal("smoker", "1")),
    ("[SMOKER] == '1'", equal("smoker", "1")), ("[rested] = '0'", equal("rested", "no")),
    (
      "[smoker] = '1' or [smoker] = '0'", equal("smoker", "1", "0")
    ),
    ("[smoker] = ''", .comparison(Comparison(elementID: "smoker", .notAnswered))),
    ("[smoker] <> \"\"", .comparison(Comparison(elementID: "smoker", .answered))),
    (
      "[smoker] <> '1'",
      missingOr("smoker", Comparison(elementID: "smoker", .notEqual, codes: ["1"]))
    ),
    (
      "not [smoker] = '1'",
      missingOr("smoker", Comparison(elementID: "smoker", .notEqual, codes: ["1"]))
    ),
    (
      "[smoker] <> '' and [smoker] != '1'",
      .comparison(Comparison(elementID: "smoker", .notEqual, codes: ["1"]))
    ),
    ("[smoker] > 0", equal("smoker", "1")), ("[smoker] <= 0", equal("smoker", "0", "-9")),
    ("[age] >= 18", .comparison(Comparison(elementID: "age", .greaterOrEqual, number: 18))),
    ("18 > [age]", .comparison(Comparison(elementID: "age", .less, number: 18))),
    ("[age] > -1.5", .comparison(Comparison(elementID: "age", .greater, number: -1.5))),
    (
      "not ([age] < 18)",
      missingOr("age", Comparison(elementID: "age", .greaterOrEqual, number: 18))
    ),
    ("[pain] > '50'", .comparison(Comparison(elementID: "pain", .greater, number: 50))),
    (
      "[born] < '2001-02-03'", .comparison(Comparison(elementID: "born", .less, text: "2001-02-03"))
    ),
    ("[name] = \"O'Hara\"", .comparison(Comparison(elementID: "name", .equal, text: "O'Hara"))),
    ("[bed(1)] = '1'", equal("bed", "1")), ("[bed( x )] = 1", equal("bed", "x")),
    (
      "[bed(1)] = '0'", missingOr("bed", Comparison(elementID: "bed", .notEqual, codes: ["1"]))
    ),
    (
      "[bed(1)]='1' or [bed(2)]='1' or [bed(x)]='1'",
      .comparison(Comparison(elementID: "bed", .answered))
    ),
    (
      "[bed(1)]<>'1' and [bed(2)]<>'1' and [bed(x)]<>'1'",
      .comparison(Comparison(elementID: "bed", .notAnswered))
    ),
    (
      "sum([bed(1)], [bed(2)], [bed(x)]) >= 2",
      .count(OptionCount(questions: [QuestionReference(elementID: "bed")], .greaterOrEqual, 2))
    ),
    (
      "[bed(1)] + [bed(2)] + [noise(1)] + [noise(2)] = 0",
      .count(
        OptionCount(
          questions: [QuestionReference(elementID: "bed"), QuestionReference(elementID: "noise")],
          codes: ["1", "2"], .equal, 0))
    ),
    (
      "[age] > 1 and [smoker] = '1' or [rested] = '1'",
      .any([
        .all([
          .comparison(Comparison(elementID: "age", .greater, number: 1)), equal("smoker", "1"),
        ]), equal("rested", "yes"),
      ])
    ),
    (
      "[age] > 1 and ([smoker] = '1' or [rested] = '1')",
      .all([
        .comparison(Comparison(elementID: "age", .greater, number: 1)),
        .any([equal("smoker", "1"), equal("rested", "yes")]),
      ])
    ),
  ]

  @Test(arguments: readings) func logicBecomesConditions(
    _ logic: String, _ expected: Condition
  ) throws {
    #expect(try condition(logic) == expected)
  }

  /// Valid in REDCap but without an equivalent condition.
  @Test(arguments: [
    ("[visit_1_arm_1][age] > 1", "names an event"),
    ("[age][current-instance] > 1", "names an event"),
    ("[user-name] = 'x'", "smart variable"), ("stdev([age], [pain]) > 1", "only sums"),
    ("[age] > [name]", "can only be compared"),
    ("[note] = '1'", "not answered by participants"),
    ("[record_id] = '1'", "not answered by participants"), ("[name] > 5", "has no order"),
    ("[smoker] = '7'", "has no choice `7`"), ("[bed] = '1'", "name a choice"),
    ("[bed(7)] = '1'", "has no choice `7`"), ("[last] = ''", "is not before this field"),
    ("[age] % 2 > 4", "remainders"),
    ("[age]", "expected a comparison"),
    ("[born] > 'tomorrow'", "does not have the form"),
    ("contains([name], 'x')", "`contains` is not supported"),
  ])
  func whatIsNotSupportedIsKeptAndReported(_ logic: String, _ reason: String) throws {
    let questionnaire = try read(logic)
    let loss = try #require(questionnaire.report.losses.first)
    #expect(loss.place == "last" && loss.what == "branching logic")
    #expect(loss.advice.contains(reason), "\(loss)")
    let element = try #require(questionnaire.definition.elements.last)
    #expect(element.shownIf == nil)
    #expect(element.annotations["redcap.branching-logic"] == logic)
    let written = REDCapWriter().write([questionnaire.definition], options: WriteOptions())
    #expect(!written.report.losses.contains { $0.place == "last" })
  }

  /// Logic with the offset of the error.
  @Test(arguments: [
    ("[smoker = '1'", 1), ("[smoker] = '1", 12), ("[smoker] = ", 12), ("[smoker] = '1' and", 19),
    ("[smoker] = '1' [age]", 16), ("([smoker] = '1'", 1), ("[smoker] ~ 1", 10), ("[] = 1", 1),
    ("smoker = 1", 1), ("[nobody] = '1'", 1), ("[age] > 1 and [nobody] = '1'", 15),
    ("[age] > 1.2.3", 9), ("[age] > 1)", 10), ("and [age] > 1", 1),
  ])
  func malformedLogicHasItsPlace(_ logic: String, _ character: Int) throws {
    let questionnaire = try read(logic)
    let loss = try #require(questionnaire.report.losses.last)
    #expect(loss.what == "branching logic" && loss.place == "last" && loss.effect == .kept)
    let element = questionnaire.definition.elements.last
    #expect(element?.shownIf == nil)
    #expect(element?.annotations["redcap.branching-logic"] == logic.trimmingSpaces)
    // Quotes are doubled in the file; `last,daily,,text,Label last,,,,,,,` before it has 34
    // characters, and the cell may begin with a quote.
    let line = REDCapSamples.compared.count + 2
    let doubled = logic.prefix(character - 1).count { $0 == "\"" }
    let quote = logic.contains("\"") ? 1 : 0
    #expect(
      loss.position == SourcePosition(line: line, column: 34 + quote + doubled + character))
  }

  @Test func parenthesesAreBounded() throws {
    let fine = String(repeating: "(", count: 40) + "[age] > 1" + String(repeating: ")", count: 40)
    #expect(try condition(fine) == .comparison(Comparison(elementID: "age", .greater, number: 1)))
    for hostile in [
      String(repeating: "(", count: 40_000), String(repeating: "not ", count: 40_000),
      String(repeating: "-", count: 1_000) + "1 = [age]",
      "[age] > " + String(repeating: "1*", count: 500) + "1",
      String(repeating: "[age] > 1 or ", count: 10_000) + "[age] > 1",
    ] {
      let read = try read(hostile)
      #expect(read.report.losses.map(\.what) == ["branching logic"])
      #expect(read.findings(in: "d").filter { $0.severity == .error } == [])
    }
  }

  @Test func conditionsThatAreTooLargeAreKeptAsTheyAre() throws {
    let many = (0..<250).map { "[name] = 'x\($0)'" }.joined(separator: " or ")
    let loss = try read(many).report.losses.first
    #expect(loss?.advice.contains("more than 200 parts") == true)
  }

  @Test func fieldsOfOtherFormsAreOfTheirLatestSheets() throws {
    let other = REDCapSamples.field(
      "last", "text", "", ["form_name": "Week 2", "branching_logic": "[smoker] = '1'"])
    let forms = try REDCapSamples.read(REDCapSamples.compared + [other])
    #expect(forms.map(\.definition.id) == ["daily", "week-2"])
    let reference = QuestionReference(questionnaireID: "daily", elementID: "smoker")
    #expect(
      forms[1].definition.elements[0].shownIf
        == .comparison(Comparison(reference, .equal, codes: ["1"])))
    let written = REDCapWriter().write(forms.map(\.definition), options: WriteOptions())
    #expect(
      String(decoding: written.files[0].bytes, as: UTF8.self).contains("[smoker] = '1'"))
    #expect(!written.report.losses.contains { $0.what == "shown-if" })
  }

  @Test(arguments: 0..<400 as Range<UInt64>) func anyLogicIsReadOrKept(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let pieces = [
      "[smoker]", "[bed(1)]", "[age]", "(", ")", "=", "<>", "<", "and", "or", "not", "'1'", "1",
      "\"", "'", ",", "sum(", "+", "-", "*", "/", "[", "]", " ", "ü", "#", "\n", "!",
    ]
    let logic = (0..<Int.random(in: 1...12, using: &random)).map { _ in
      pieces.randomElement(using: &random) ?? ""
    }.joined(separator: " ")
    let read = try read(logic)
    let isKept = read.definition.elements.last?.annotations["redcap.branching-logic"] != nil
    #expect(isKept == !read.report.losses.isEmpty, "seed \(seed): \(logic)")
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    var text = self[...]
    while text.last == " " { text = text.dropLast() }
    return String(text)
  }
}
