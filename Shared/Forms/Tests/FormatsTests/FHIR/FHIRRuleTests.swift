import Formats
import QuestionnaireSamples
import Questionnaires
import Testing

/// FHIR's semantics of rules: every condition is written and read over a small questionnaire.
@Suite struct FHIRRuleTests {
  private static func items(_ rules: String) -> [UInt8] {
    Array(
      """
      {"resourceType": "Questionnaire", "status": "active", "language": "en", "title": "Rules",
       "item": [
        {"linkId": "x", "text": "X", "type": "choice", "answerOption": [
          {"valueCoding": {"system": "urn:s", "code": "1", "display": "one"}},
          {"valueCoding": {"system": "urn:s", "code": "2", "display": "two"}}]},
        {"linkId": "n", "text": "N", "type": "decimal"},
        {"linkId": "b", "text": "B", "type": "boolean"},
        {"linkId": "d", "text": "D", "type": "date"},
        {"linkId": "t", "text": "T", "type": "time"},
        {"linkId": "s", "text": "S", "type": "string"},
        {"linkId": "a", "text": "A", "type": "attachment"},
        {"linkId": "q", "text": "Q", "type": "boolean", \(rules)}]}
      """.utf8)
  }

  private static func condition(_ rules: String) throws -> Condition? {
    let read = try FHIRQuestionnaireReader().read(
      items(rules), file: "f", options: ReadOptions())
    let definition = try #require(read.first?.definition)
    // Writing restores the same rules.
    let written = FHIRQuestionnaireWriter().write([definition], options: WriteOptions())
    let again = try FHIRQuestionnaireReader().read(
      written.files[0].bytes, file: "f", options: ReadOptions())
    #expect(again.first?.definition.elements == definition.elements)
    let json = try JSONParser.parse(written.files[0].bytes, file: "f")
    let source = try JSONParser.parse(items(rules), file: "f")
    #expect(
      json.canonical["item"]?.array?[7]["enableWhen"]
        == source.canonical["item"]?.array?[7]["enableWhen"])
    return definition.elements[7].shownIf
  }

  private static func rule(_ question: String, _ operation: String, _ answer: String) -> String {
    #"{"question": "\#(question)", "operator": "\#(operation)", \#(answer)}"#
  }

  private static let one = #""answerCoding": {"system": "urn:s", "code": "1"}"#
  private static let two = #""answerCoding": {"system": "urn:s", "code": "2"}"#

  private static func all(_ rules: [String], _ behavior: String = "all") -> String {
    let list = rules.joined(separator: ", ")
    return rules.count == 1
      ? #""enableWhen": [\#(list)]"#
      : #""enableWhen": [\#(list)], "enableBehavior": "\#(behavior)""#
  }

  private static func of(
    _ id: String, _ operation: Comparison.Operator, codes: [String] = [], number: Double? = nil,
    text: String = ""
  ) -> Condition {
    .comparison(Comparison(elementID: id, operation, codes: codes, number: number, text: text))
  }

  struct Case: Sendable {
    var rules: String
    var condition: Condition

    init(_ rules: String, _ condition: Condition) {
      self.rules = rules
      self.condition = condition
    }
  }

  static let cases: [Case] = [
    Case(all([rule("x", "=", one)]), of("x", .equal, codes: ["1"])),
    // FHIR: "no answer has a value that is equal", so it also holds without an answer.
    Case(
      all([rule("x", "!=", one)]), .any([of("x", .notAnswered), of("x", .notEqual, codes: ["1"])])),
    Case(
      all([rule("x", "!=", one), rule("x", "!=", two)]),
      .any([of("x", .notAnswered), of("x", .notEqual, codes: ["1", "2"])])),
    Case(
      all([rule("x", "exists", #""answerBoolean": true"#), rule("x", "!=", one)]),
      of("x", .notEqual, codes: ["1"])),
    Case(
      all([rule("x", "!=", one), rule("n", ">", #""answerDecimal": 3"#)], "any"),
      .any([
        of("x", .notAnswered), of("x", .notEqual, codes: ["1"]), of("n", .greater, number: 3),
      ])),
    Case(
      all([rule("x", "=", one), rule("x", "=", two)], "any"), of("x", .equal, codes: ["1", "2"])),
    Case(
      all([rule("x", "=", one), rule("b", "=", #""answerBoolean": false"#)]),
      .all([of("x", .equal, codes: ["1"]), of("b", .equal, codes: ["no"])])),
    Case(all([rule("n", "exists", #""answerBoolean": true"#)]), of("n", .answered)),
    Case(all([rule("n", "exists", #""answerBoolean": false"#)]), of("n", .notAnswered)),
    Case(all([rule("a", "exists", #""answerBoolean": true"#)]), of("a", .answered)),
    Case(all([rule("n", "<=", #""answerDecimal": -1.5"#)]), of("n", .lessOrEqual, number: -1.5)),
    Case(all([rule("n", "<", #""answerDecimal": 1"#)]), of("n", .less, number: 1)),
    Case(all([rule("n", ">=", #""answerDecimal": 1"#)]), of("n", .greaterOrEqual, number: 1)),
    Case(
      all([rule("d", ">", #""answerDate": "2001-02-03""#)]), of("d", .greater, text: "2001-02-03")),
    Case(all([rule("t", "<", #""answerTime": "18:30:00""#)]), of("t", .less, text: "18:30")),
    Case(all([rule("s", "=", #""answerString": "it's""#)]), of("s", .equal, text: "it's")),
  ]

  @Test(arguments: cases) func rulesAreReadAndWritten(_ example: Case) throws {
    #expect(try Self.condition(example.rules) == example.condition)
  }

  /// Rules without an equivalent in Otolith are kept and reported.
  @Test(arguments: [
    rule("d", "<", #""answerDate": "2001""#), rule("x", ">", one),
    rule("x", "=", #""answerCoding": {"code": "3"}"#), rule("a", "=", #""answerString": "x""#),
    rule("s", ">", #""answerString": "x""#), rule("b", "=", #""answerReference": {}"#),
  ])
  func undecidableRulesAreKept(_ rule: String) throws {
    let bytes = Self.items(Self.all([rule]))
    let read = try FHIRQuestionnaireReader().read(bytes, file: "f", options: ReadOptions())[0]
    #expect(read.definition.elements[7].shownIf == nil)
    #expect(read.report.losses.contains { $0.place == "q" && $0.what.contains("cannot evaluate") })
    let written = FHIRQuestionnaireWriter().write([read.definition], options: WriteOptions())
    let json = try JSONParser.parse(written.files[0].bytes, file: "f")
    let source = try JSONParser.parse(bytes, file: "f")
    #expect(
      json.canonical["item"]?.array?[7]["enableWhen"]
        == source.canonical["item"]?.array?[7]["enableWhen"])
  }

  /// `enableWhen` by FHIR's semantics and the condition agree for all answers to three questions.
  @Test(arguments: 0..<40) func rulesOfAnyConditionMeanTheSame(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let condition = Self.anyCondition(2, &random)
    var questionnaire = QuestionnaireDefinition(
      id: "truth", title: Samples.text("Truth"), defaultLanguage: "en",
      elements: [
        Samples.question(
          "x",
          .singleChoice(
            SingleChoiceDefinition(options: [Samples.option("1"), Samples.option("2")]))),
        Samples.question("n", .number(NumberDefinition(isInteger: true))),
        Samples.question("b", .yesNo),
      ])
    questionnaire.elements.append(Samples.question("q", .yesNo, when: condition))
    let written = FHIRQuestionnaireWriter().write([questionnaire], options: WriteOptions())
    let item = try JSONParser.parse(written.files[0].bytes, file: "f")["item"]?.array?[3]
    guard let rules = item?["enableWhen"]?.array else { return }
    let needsAll = item?["enableBehavior"]?.string != "any"
    for x in [nil, "1", "2"] as [String?] {
      for n in [nil, 1, 2, 3] as [Double?] {
        for b in [nil, true, false] as [Bool?] {
          let holds = condition.holds { reference in
            switch reference.elementID {
            case "x": x.map { .codes([$0]) }
            case "n": n.map { .number($0) }
            default: b.map { .codes([$0 ? "yes" : "no"]) }
            }
          }
          let results = rules.map { Self.isEnabled($0, x, n, b) }
          let expected = needsAll ? !results.contains(false) : results.contains(true)
          #expect(
            holds == expected,
            "seed \(seed): \(condition) for \(String(describing: x)), \(String(describing: n)), \(String(describing: b))"
          )
        }
      }
    }
  }

  /// Semantics of the R4 code system questionnaire-enable-operator.
  private static func isEnabled(
    _ rule: JSONValue, _ x: String?, _ n: Double?, _ b: Bool?
  ) -> Bool {
    let operation = rule["operator"]?.string ?? ""
    let isAnswered: Bool
    let isEqual: Bool
    switch rule["question"]?.string {
    case "x":
      isAnswered = x != nil
      isEqual = isAnswered && rule["answerCoding"]?["code"]?.string == x
    case "n":
      isAnswered = n != nil
      let other = rule["answerInteger"]?.number?.double
      isEqual = isAnswered && other == n
      if let n, let other {
        switch operation {
        case "<": return n < other
        case "<=": return n <= other
        case ">": return n > other
        case ">=": return n >= other
        default: break
        }
      }
    default:
      isAnswered = b != nil
      isEqual = isAnswered && rule["answerBoolean"]?.bool == b
    }
    switch operation {
    case "exists": return isAnswered == rule["answerBoolean"]?.bool
    case "=": return isEqual
    case "!=": return !isEqual
    default: return false
    }
  }

  private static func anyCondition(_ depth: Int, _ random: inout SeededGenerator) -> Condition {
    if depth > 0 {
      switch Int.random(in: 0..<5, using: &random) {
      case 0: return .all([anyCondition(depth - 1, &random), anyCondition(depth - 1, &random)])
      case 1: return .any([anyCondition(depth - 1, &random), anyCondition(depth - 1, &random)])
      case 2: return .not(anyCondition(depth - 1, &random))
      default: break
      }
    }
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return of("x", Bool.random(using: &random) ? .equal : .notEqual, codes: ["1"])
    case 1: return of("x", Bool.random(using: &random) ? .equal : .notEqual, codes: ["1", "2"])
    case 2:
      let operations: [Comparison.Operator] = [
        .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual,
      ]
      return of("n", operations.randomElement(using: &random) ?? .equal, number: 2)
    case 3: return of("b", .equal, codes: [Bool.random(using: &random) ? "yes" : "no"])
    case 4:
      return of(
        ["x", "n", "b"].randomElement(using: &random) ?? "x",
        Bool.random(using: &random) ? .answered : .notAnswered)
    default:
      return .count(
        OptionCount(
          questions: [QuestionReference(elementID: "x"), QuestionReference(elementID: "b")],
          codes: Bool.random(using: &random) ? ["1", "yes"] : [],
          Bool.random(using: &random) ? .greaterOrEqual : .less, 1))
    }
  }
}
