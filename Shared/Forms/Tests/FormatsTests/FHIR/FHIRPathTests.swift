import Questionnaires
import Testing

@testable import Formats

/// Expressions that other systems wrote in FHIRPath.
@Suite struct FHIRPathTests {
  private static let core = "http://hl7.org/fhir/StructureDefinition/"
  private static let sdc = "http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-"

  private static func expression(_ url: String, _ text: String, _ name: String = "") -> String {
    let named = name.isEmpty ? "" : "\"name\": \"\(name)\", "
    return """
      {"url": "\(url)", "valueExpression": {\(named)"language": "text/fhirpath",
        "expression": "\(text)"}}
      """
  }

  private static func path(_ link: String) -> String {
    "%resource.item.where(linkId='g').item.where(linkId='\(link)').answer.value"
  }

  private static func questionnaire(_ extensions: [String], _ items: [String]) -> String {
    """
    {"resourceType": "Questionnaire", "status": "active", "id": "f", "language": "en",
     "title": "F", "extension": [\(extensions.joined(separator: ", "))], "item": [
     {"linkId": "g", "type": "group", "text": "G", "item": [
      {"linkId": "w", "type": "decimal", "text": "Weight"},
      {"linkId": "h", "type": "decimal", "text": "Height"},
      {"linkId": "s", "type": "choice", "text": "Smoke", "answerOption": [
       {"valueCoding": {"code": "y", "display": "Yes", "extension": [
         {"url": "\(core)ordinalValue", "valueDecimal": 2}]}},
       {"valueCoding": {"code": "n", "display": "No", "extension": [
         {"url": "\(core)ordinalValue", "valueDecimal": 0}]}}]},
      {"linkId": "b", "type": "boolean", "text": "Born"}]}\(items.map { ", \($0)" }.joined())]}
    """
  }

  private func read(_ text: String) throws -> ReadQuestionnaire {
    let read = try FHIRQuestionnaireReader().read(
      Array(text.utf8), file: "f.json", options: ReadOptions())
    return try #require(read.first)
  }

  @Test func variablesAndValuesAreComputed() throws {
    let read = try read(
      Self.questionnaire(
        [
          Self.expression(Self.core + "variable", Self.path("w"), "weight"),
          Self.expression(Self.core + "variable", "\(Self.path("h")) / 100", "height"),
        ],
        [
          """
          {"linkId": "bmi", "type": "decimal", "text": "BMI", "readOnly": true, "extension": [
            \(Self.expression(
              Self.sdc + "calculatedExpression", "(%weight / %height.power(2)).round(1)"))]}
          """,
          """
          {"linkId": "more", "type": "string", "text": "More?", "enableWhen": [
            {"question": "bmi", "operator": ">", "answerDecimal": 30}]}
          """,
        ]))
    let definition = read.definition
    try #require(definition.calculations.map(\.id) == ["height", "bmi"])
    #expect(
      definition.calculations[1].expression
        == .call(
          .round,
          [
            .call(
              .divide,
              [.answer("w"), .call(.power, [.calculation("height"), .number(2)])]), .number(1),
          ]))
    let shown = definition.elements.first { $0.id == "bmi" }
    #expect(
      shown?.content
        == .text(
          TranslatedText([Translation(language: "en", text: "BMI\n{{calculation:bmi}}")])))
    #expect(
      definition.elements.first { $0.id == "more" }?.shownIf
        == .comparison(
          Comparison(QuestionReference(subject: .calculation("bmi")), .greater, number: 30)))
    #expect(read.findings(in: "f").filter { $0.severity == .error } == [])
    #expect(read.report.losses.contains { $0.place == "bmi" && $0.effect == .changed })
  }

  @Test(
    arguments: [
      ("\(path("s")).code = 'y'", .comparison(Comparison(elementID: "s", .equal, codes: ["y"]))),
      (
        "%resource.descendants().where(linkId='s').answer.exists()",
        .comparison(Comparison(elementID: "s", .answered))
      ),
      ("\(path("w")).empty()", .comparison(Comparison(elementID: "w", .notAnswered))),
      (
        "\(path("s")).code ~ 'y'",
        .all([
          .comparison(Comparison(elementID: "s", .answered)),
          .comparison(Comparison(elementID: "s", .equal, codes: ["y"])),
        ])
      ),
      (
        "\(path("b")) = false and \(path("w")) >= 50",
        .all([
          .comparison(Comparison(elementID: "b", .notEqual, codes: ["yes"])),
          .comparison(Comparison(elementID: "w", .greaterOrEqual, number: 50)),
        ])
      ),
      // Two answers are compared by a calculation.
      ("\(path("b")) = false and \(path("w")) >= \(path("h"))", nil),
      (
        "\(path("b")) or \(path("w")) >= 50",
        .any([
          .comparison(Comparison(elementID: "b", .equal, codes: ["yes"])),
          .comparison(Comparison(elementID: "w", .greaterOrEqual, number: 50)),
        ])
      ),
      // Each step is read once.
      (
        "(\(path("b")))" + String(repeating: ".not()", count: 90),
        .comparison(Comparison(elementID: "b", .equal, codes: ["yes"]))
      ),
    ] as [(String, Condition?)])
  func conditionsAreEvaluated(_ path: String, _ condition: Condition?) throws {
    let read = try read(
      Self.questionnaire(
        [],
        [
          """
          {"linkId": "x", "type": "string", "text": "X", "extension": [
            \(Self.expression(Self.sdc + "enableWhenExpression", path))]}
          """
        ]))
    let shown = read.definition.elements.first { $0.id == "x" }?.shownIf
    if let condition {
      #expect(shown?.normalized == condition.normalized)
      #expect(read.definition.calculations == [])
    } else {
      #expect(read.definition.calculations.map(\.id) == ["x_shown"])
    }
    #expect(read.report.losses.filter { $0.place == "x" } == [])
    #expect(read.findings(in: "f").filter { $0.severity == .error } == [])
  }

  @Test(arguments: [
    ("%patient.age > 5", "`%patient` comes from outside of the questionnaire"),
    ("\(path("w")).lowerBoundary() > 1", "the function `lowerBoundary` is not supported"),
    (
      "%resource.item.where(linkId='w').answer.value > 5", "the item `w` is not there"
    ),
    ("\(path("z")) > 5", "`z` is not there"), ("\(path("s")) = 'y'", "no single value"),
    ("\(path("w")) ~ 5", "`~` is only supported"), ("%loop > 1", "needs itself"),
    ("1 +", "missing at the end"), ("'x", "not closed"),
    (String(repeating: "(", count: 60), "nested"),
    ("(\(path("w")))" + String(repeating: ".abs()", count: 90) + " > 1", "30 levels"),
    ("(\(path("w")))" + String(repeating: ".truncate()", count: 90) + " > 1", "30 levels"),
    ("\(path("s")).code = 'maybe'", "no option `maybe`"),
    ("%resource.descendants().where(linkId='x').answer.value = 'a'", "later item"),
  ])
  func othersAreKeptAndNamed(_ path: String, _ reason: String) throws {
    let read = try read(
      Self.questionnaire(
        [Self.expression(Self.core + "variable", "%loop + 1", "loop")],
        [
          """
          {"linkId": "x", "type": "string", "text": "X", "extension": [
            \(Self.expression(Self.sdc + "enableWhenExpression", path))]}
          """
        ]))
    let element = try #require(read.definition.elements.first { $0.id == "x" })
    #expect(element.shownIf == nil)
    #expect(element.annotations["fhir.rest"]?.contains("enableWhenExpression") == true)
    #expect(read.definition.calculations == [])
    let loss = read.report.losses.first { $0.place == "x" && $0.effect == .kept }
    #expect(loss?.advice.contains(reason) == true, "\(loss?.advice ?? "")")
  }

  @Test func weightsAndConstraintsAreRead() throws {
    let weight = """
      %questionnaire.item.where(linkId='g').item.where(linkId='s').answerOption.where(\
      valueCoding.code = \(Self.path("s")).code).extension.where(url='\(Self.core)ordinalValue')\
      .valueDecimal
      """
    let read = try read(
      Self.questionnaire(
        [
          Self.expression(Self.core + "variable", weight, "points"),
          """
          {"url": "\(Self.core)questionnaire-constraint", "extension": [
            {"url": "key", "valueId": "c"}, {"url": "severity", "valueCode": "error"},
            {"url": "expression", "valueString": "\(Self.path("w")) < 300"},
            {"url": "human", "valueString": "Too heavy"}]}
          """,
        ],
        [
          """
          {"linkId": "total", "type": "integer", "text": "Total", "extension": [
            \(Self.expression(
              Self.sdc + "calculatedExpression",
              "iif(%points.exists(), %points + \(Self.path("s")).ordinal(), {})")),
            {"url": "\(Self.core)questionnaire-hidden", "valueBoolean": true}]}
          """
        ]))
    // The sum is missing without the answer that `exists` tests.
    #expect(
      read.definition.calculations.first?.expression
        == .call(.add, [.answer("s"), .answer("s")]))
    #expect(!read.definition.elements.contains { $0.id == "total" })
    let constraint = try #require(read.definition.constraints.first)
    #expect(constraint.expression == .call(.less, [.answer("w"), .number(300)]))
    #expect(constraint.message["en"] == "Too heavy")
    #expect(read.findings(in: "f").filter { $0.severity == .error } == [])
  }

  /// What was converted is written in Otolith's extensions and read again from them.
  @Test func aDefinitionComesBack() throws {
    let read = try read(
      Self.questionnaire(
        [Self.expression(Self.core + "variable", "\(Self.path("w")) * 2", "double")],
        [
          """
          {"linkId": "x", "type": "string", "text": "X", "extension": [
            \(Self.expression(Self.sdc + "enableWhenExpression", "%double > 5"))]}
          """
        ]))
    let written = FHIRQuestionnaireWriter().write([read.definition], options: WriteOptions())
    let again = try self.read(String(decoding: written.files[0].bytes, as: UTF8.self))
    #expect(again.definition == read.definition)
  }

  @Test func `an expression about a repeating group from outside is kept, not computed`() throws {
    let sum = "%resource.item.where(linkId='r').item.where(linkId='n').answer.value"
    let read = try read(
      Self.questionnaire(
        [],
        [
          """
          {"linkId": "r", "type": "group", "text": "R", "repeats": true, "item": [
            {"linkId": "n", "type": "decimal", "text": "N"}]}
          """,
          """
          {"linkId": "total", "type": "decimal", "text": "Total", "readOnly": true, "extension": [
            \(Self.expression(Self.sdc + "calculatedExpression", "\(sum) + 1"))]}
          """,
          """
          {"linkId": "more", "type": "string", "text": "More?", "extension": [
            \(Self.expression(Self.sdc + "enableWhenExpression", "\(sum) > 3"))]}
          """,
        ]))
    #expect(read.definition.elements.contains { $0.group?.repetition != nil })
    #expect(read.definition.calculations == [])
    #expect(read.definition.elements.last?.shownIf == nil)
    let findings = read.findings(in: "f")
    #expect(findings.filter { $0.severity == .error } == [])
    #expect(
      findings.filter { $0.advice.contains("refers to the repeating group `r`") }.map(\.place)
        == ["more"])
    #expect(findings.contains { $0.place == "total" && $0.effect == .kept })
  }
}
