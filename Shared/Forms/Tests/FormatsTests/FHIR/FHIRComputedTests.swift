import Formats
import QuestionnaireSamples
import Questionnaires
import Serialization
import Testing

/// Calculations, constraints and conditional requirements survive; SDC's forms stand beside them.
@Suite struct FHIRComputedTests {
  private func write(_ questionnaire: QuestionnaireDefinition) throws -> [UInt8] {
    let written = FHIRQuestionnaireWriter().write([questionnaire], options: WriteOptions())
    return try #require(written.files.first?.bytes)
  }

  private func read(_ bytes: [UInt8]) throws -> ReadQuestionnaire {
    try #require(
      try FHIRQuestionnaireReader().read(bytes, file: "q.json", options: ReadOptions()).first)
  }

  @Test(arguments: 0..<60) func generatedComputationsComeBackAsTheyWere(_ seed: UInt64) throws {
    var plain = QuestionnaireGenerator(seed: seed)
    var generator = ComputationGenerator(seed: seed, plain.questionnaire(size: 20))
    let questionnaire = generator.completed()
    let bytes = try write(questionnaire)
    let back = try read(bytes)
    #expect(back.definition == questionnaire, "seed \(seed)")
    #expect(back.report.losses == [], "seed \(seed)")
    #expect(try write(back.definition) == bytes, "seed \(seed)")
  }

  @Test func otherSystemsGetVariablesAndConstraints() throws {
    var questionnaire = Samples.questionnaire()
    questionnaire.calculations = [
      CalculationDefinition(
        id: "twice", title: Samples.text("Twice", german: "Doppelt"),
        expression: .call(.multiply, [.answer("pulse"), .number(2)]), unit: "/min", decimals: 1)
    ]
    questionnaire.constraints = [
      ConstraintDefinition(
        id: "low_pulse", elementID: "pulse",
        expression: .call(.less, [.calculation("twice"), .number(300)]),
        message: Samples.text("Too fast", german: "Zu schnell"))
    ]
    questionnaire.elements.append(
      Samples.question(
        "late", .yesNo,
        when: .comparison(
          Comparison(QuestionReference(subject: .calculation("twice")), .greater, number: 100))))
    let bytes = try write(questionnaire)
    let json = try JSONParser.parse(bytes, file: "q.json")
    let extensions = json["extension"]?.array ?? []
    func named(_ ending: String) -> JSONValue? {
      extensions.first { $0["url"]?.string?.hasSuffix(ending) == true }
    }
    let pulse = "%resource.descendants().where(linkId = 'pulse').answer.value"
    #expect(named("/variable")?["valueExpression"]?["name"]?.string == "twice")
    #expect(named("/variable")?["valueExpression"]?["expression"]?.string == "(\(pulse) * 2)")
    let parts = named("questionnaire-constraint")?["extension"]?.array ?? []
    #expect(parts.map { $0["url"]?.string } == ["key", "severity", "expression", "human"])
    #expect(parts[2]["valueString"]?.string?.contains("(%twice) < (300)") == true)
    let page = json["item"]?.array?.last?["item"]?.array
    let condition = page?.last?["extension"]?.array?.compactMap {
      $0["valueExpression"]?["expression"]?.string
    }
    #expect(condition == ["iif((%twice) > (100), true, false)"])
    let back = try read(bytes)
    #expect(back.definition == questionnaire)
    #expect(back.report.losses == [])
  }

  /// A file whose extension was damaged is not read as another questionnaire.
  @Test func invalidExpressionsAreRefused() throws {
    var questionnaire = Samples.questionnaire()
    questionnaire.calculations = [
      CalculationDefinition(id: "c", expression: .call(.floor, [.answer("pulse")]))
    ]
    let text = String(decoding: try write(questionnaire), as: UTF8.self)
    let broken = text.replacing(#"\"call\":\"floor\""#, with: #"\"call\":\"flour\""#)
    #expect(broken != text)
    #expect(throws: SourceError.self) { try read(Array(broken.utf8)) }
  }
}
