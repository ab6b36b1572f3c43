import Formats
import QuestionnaireSamples
import Questionnaires
import Serialization
import Testing

@Suite struct FHIRRefusalTests {
  private func read(_ bytes: [UInt8], limits: FormatLimits = .default) throws {
    var options = ReadOptions()
    options.limits = limits
    _ = try FHIRQuestionnaireReader().read(bytes, file: "q.json", options: options)
  }

  struct Refused: Sendable {
    var rule: String
    var text: String
    /// Line and column.
    var line: Int
    var column: Int

    init(_ rule: String, _ line: Int, _ column: Int, _ text: String) {
      self.rule = rule
      self.text = text
      self.line = line
      self.column = column
    }
  }

  private static func head(_ rest: String) -> String {
    "{\"resourceType\": \"Questionnaire\", \"status\": \"active\",\n\(rest)}"
  }

  private static func item(_ item: String) -> String {
    head("\"item\": [{\"linkId\": \"a\", \"text\": \"A\", \"type\": \"boolean\"},\n\(item)]")
  }

  static let refused: [Refused] = [
    Refused("FHIR_NO_QUESTIONNAIRE", 1, 1, "<Questionnaire/>"),
    Refused("FHIR_NO_QUESTIONNAIRE", 1, 1, "{\"resourceType\": \"Patient\"}"),
    Refused("FHIR_NO_QUESTIONNAIRE", 1, 1, "[1]"),
    Refused("FHIR_NO_QUESTIONNAIRE", 1, 1, "{\"resourceType\": \"Bundle\", \"entry\": 3}"),
    Refused(
      "FHIR_VALUE_INVALID", 2, 11,
      head("\"status\": \"done\"").replacing("\"status\": \"active\",", with: "")),
    Refused("FHIR_VALUE_INVALID", 2, 10, head("\"title\": null")),
    Refused("FHIR_TYPE_WRONG", 2, 10, head("\"title\": 3")),
    Refused("FHIR_TYPE_WRONG", 2, 9, head("\"item\": {}")),
    Refused("FHIR_TYPE_WRONG", 2, 10, head("\"item\": [3]")),
    Refused("FHIR_ELEMENT_UNKNOWN", 2, 9, head("\"itme\": []")),
    Refused(
      "FHIR_MODIFIER_UNKNOWN", 2, 22,
      head("\"modifierExtension\": [{\"url\": \"http://e.org/not\", \"valueBoolean\": true}]")),
    Refused("FHIR_MODIFIER_UNKNOWN", 2, 18, head("\"implicitRules\": \"http://e.org/rules\"")),
    Refused("FHIR_LINK_MISSING", 3, 1, item("{\"type\": \"boolean\"}")),
    Refused("FHIR_TYPE_MISSING", 3, 1, item("{\"linkId\": \"b\"}")),
    Refused("FHIR_LINK_DUPLICATE", 3, 12, item("{\"linkId\": \"a\", \"type\": \"boolean\"}")),
    Refused(
      "FHIR_ELEMENT_UNKNOWN", 3, 13,
      item("{\"requird\": true, \"linkId\": \"b\", \"type\": \"boolean\"}")),
    Refused(
      "FHIR_TYPE_WRONG", 3, 14,
      item("{\"required\": \"yes\", \"linkId\": \"b\", \"type\": \"boolean\"}").replacing(
        "\"required\"", with: "\"required\"")),
    Refused(
      "FHIR_MODIFIER_UNKNOWN", 3, 23,
      item("{\"modifierExtension\": [{\"url\": \"u\"}], \"linkId\": \"b\", \"type\": \"boolean\"}")),
    Refused(
      "FHIR_LINK_UNKNOWN", 3, 31,
      item(
        "{\"enableWhen\": [{\"question\":  \"z\", \"operator\": \"=\", \"answerBoolean\": true}], \"linkId\": \"b\", \"type\": \"boolean\"}"
      )),
    Refused(
      "FHIR_VALUE_INVALID", 3, 47,
      item(
        "{\"enableWhen\": [{\"question\": \"a\", \"operator\": \"~\", \"answerBoolean\": true}], \"linkId\": \"b\", \"type\": \"boolean\"}"
      )),
    Refused(
      "FHIR_VALUE_MISSING", 3, 17,
      item(
        "{\"enableWhen\": [{\"question\": \"a\", \"operator\": \"=\"}], \"linkId\": \"b\", \"type\": \"boolean\"}"
      )),
    Refused(
      "FHIR_VALUE_TWICE", 3, 17,
      item(
        "{\"enableWhen\": [{\"question\": \"a\", \"operator\": \"=\", \"answerBoolean\": true, \"answerInteger\": 3}], \"linkId\": \"b\", \"type\": \"boolean\"}"
      )),
    Refused(
      "FHIR_VALUE_INVALID", 3, 73,
      item(
        "{\"enableWhen\": [{\"question\": \"a\", \"operator\": \"exists\", \"answerString\": \"x\"}], \"linkId\": \"b\", \"type\": \"boolean\"}"
      )),
    Refused(
      "FHIR_BEHAVIOR_MISSING", 3, 16,
      item(
        "{\"enableWhen\": [{\"question\": \"a\", \"operator\": \"=\", \"answerBoolean\": true}, {\"question\": \"a\", \"operator\": \"=\", \"answerBoolean\": false}], \"linkId\": \"b\", \"type\": \"boolean\"}"
      )),
    Refused(
      "FHIR_VALUE_INVALID", 3, 1,
      item("{\"enableBehavior\": \"some\", \"linkId\": \"b\", \"type\": \"boolean\"}")),
    Refused(
      "FHIR_VALUE_MISSING", 3, 19,
      item(
        "{\"answerOption\": [ {\"initialSelected\": true}], \"linkId\": \"b\", \"type\": \"choice\"}"
      ).replacing("[ {", with: "[{")),
    Refused(
      "FHIR_VALUE_INVALID", 3, 15,
      item("{\"maxLength\":  4294967296, \"linkId\": \"b\", \"type\": \"string\"}").replacing(
        ":  4", with: ": 4")),
    Refused(
      "FHIR_TYPE_WRONG", 3, 15,
      item("{\"extension\":  7, \"linkId\": \"b\", \"type\": \"string\"}").replacing(
        ":  7", with: ": 7")),
  ]

  @Test(arguments: refused) func isRefusedWithItsPlace(_ refused: Refused) {
    let error = #expect(throws: SourceError.self) { try read(Array(refused.text.utf8)) }
    let finding = error?.findings.first { $0.rule == refused.rule }
    #expect(finding != nil, "\(refused.text): \(String(describing: error))")
    #expect(
      finding?.position == SourcePosition(line: refused.line, column: refused.column),
      "\(refused.text)")
    #expect(finding?.advice.isEmpty == false)
  }

  /// Reading a mutated file gives a definition or findings, and a definition can be checked and
  /// written.
  @Test(arguments: 0..<60) func spoiltFilesAreReadOrRefused(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let texts = [FHIRExamples.screening, FHIRExamples.intake, FHIRExamples.fifth]
    let source = try JSONParser.parse(Array(texts[Int(seed) % 3].utf8), file: "f")
    for _ in 0..<20 {
      let bytes = JSONWriter.write(spoil(source, &random), isPretty: false)
      do throws(SourceError) {
        let all = try FHIRQuestionnaireReader().read(bytes, file: "q", options: ReadOptions())
        let definitions = all.map(\.definition)
        for definition in definitions { _ = QuestionnaireChecker().check(definition) }
        let written = FHIRQuestionnaireWriter().write(definitions, options: WriteOptions())
        #expect(written.files.count == definitions.count)
      } catch {
        #expect(!error.findings.isEmpty)
        #expect(error.findings.allSatisfy { !$0.rule.isEmpty && !$0.advice.isEmpty })
      }
    }
  }

  /// Removes, duplicates or replaces one value.
  private func spoil(_ value: JSONValue, _ random: inout SeededGenerator) -> JSONValue {
    let odd: [JSONValue] = [
      .null, true, "", "x", -1, 1e300, [], [:], ["y"], ["url": "u"], "display", "choice",
      "\u{0}\u{7F}", "2026-13-45", 3_000_000_000,
    ]
    if Int.random(in: 0..<12, using: &random) == 0 { return odd.randomElement(using: &random) ?? 0 }
    switch value.content {
    case .array(var values) where !values.isEmpty:
      let position = Int.random(in: 0..<values.count, using: &random)
      switch Int.random(in: 0..<10, using: &random) {
      case 0: values.remove(at: position)
      case 1: values.append(values[position])
      default: values[position] = spoil(values[position], &random)
      }
      return .array(values)
    case .object(var members) where !members.isEmpty:
      let position = Int.random(in: 0..<members.count, using: &random)
      switch Int.random(in: 0..<10, using: &random) {
      case 0: members.remove(at: position)
      case 1:
        members[position].name =
          ["item", "extension", "valueString", "_text"]
          .randomElement(using: &random) ?? "item"
      default: members[position].value = spoil(members[position].value, &random)
      }
      var seen = Set<String>()
      return .object(members.filter { seen.insert($0.name).inserted })
    default: return odd.randomElement(using: &random) ?? 0
    }
  }

  @Test func hostileSizesAreBounded() throws {
    var limits = FormatLimits()
    limits.findingsMax = 10
    let items = (0..<2_000).map { _ in #"{"linkId": "!", "type": "x"}"# }.joined(separator: ",")
    let error = #expect(throws: SourceError.self) {
      try read(Array(Self.head("\"item\": [\(items)]").utf8), limits: limits)
    }
    #expect(error?.findings.count == 11)
    // Nested groups are limited by the JSON depth.
    var deep = #"{"linkId": "q", "type": "boolean", "text": "q"}"#
    for level in 0..<25 {
      deep =
        "{\"linkId\": \"g\(level)\", \"type\": \"group\", \"text\": \"g\", \"item\": [\(deep)]}"
    }
    let nested = try FHIRQuestionnaireReader().read(
      Array(Self.head("\"item\": [\(deep)]").utf8), file: "q", options: ReadOptions())
    #expect(QuestionnaireChecker().check(nested[0].definition).errors == [])
    #expect(nested[0].definition.elements.count == 26)
    #expect(!nested[0].report.isLossless)
    // A value set with too many concepts.
    let concepts = (0..<10_100).map { "{\"code\": \"c\($0)\"}" }.joined(separator: ",")
    let bomb = """
      "contained": [{"resourceType": "ValueSet", "id": "v", "compose": {"include": [{"concept":
      [\(concepts)]}]}}], "item": [{"linkId": "q", "text": "Q", "type": "choice",
      "answerValueSet": "#v"}]
      """
    let large = try FHIRQuestionnaireReader().read(
      Array(Self.head(bomb).utf8), file: "q", options: ReadOptions())
    #expect(large[0].definition.elements[0].question?.kind?.typeName == "unsupported")
  }
}
