import Foundation
public import Questionnaires

/// An expression with the value of a calculation that has it, from Tests/Vectors/expressions.json.
public struct ExpressionVector: Decodable, Sendable, CustomStringConvertible {
  public let name: String
  /// A questionnaire with the expression as the calculation `result`.
  public let questionnaire: QuestionnaireDefinition
  public let answers: [String: AnswerValue]
  /// What the expression may use besides the answers.
  public let facts: SheetFacts
  /// Expected value; nil if it is missing.
  public let result: AnswerValue?
  /// Whether numbers may differ in their last digits.
  public let isApproximate: Bool

  public var description: String { name }

  private enum Keys: CodingKey {
    case name, expression, answers, weights, today, calculations, approximate, result, earlier
    case profile
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Keys.self)
    name = try values.decode(String.self, forKey: .name)
    let answers = try values.decode([String: VectorAnswer].self, forKey: .answers)
      .mapValues(\.value)
    self.answers = answers
    func others(_ key: Keys) throws -> [String: AnswerValue] {
      try values.decodeIfPresent([String: VectorAnswer].self, forKey: key)?.mapValues(\.value)
        ?? [:]
    }
    let earlier = try others(.earlier)
    facts = SheetFacts(
      today: try values.decodeIfPresent(String.self, forKey: .today), earlier: earlier,
      profile: try others(.profile))
    isApproximate = try values.decodeIfPresent(Bool.self, forKey: .approximate) ?? false
    result = try values.decode(VectorResult?.self, forKey: .result)?.value
    let weights =
      try values.decodeIfPresent([String: [String: Double]].self, forKey: .weights) ?? [:]
    let others =
      try values.decodeIfPresent([String: VectorExpression].self, forKey: .calculations) ?? [:]
    let expression = try values.decode(VectorExpression.self, forKey: .expression).value
    questionnaire = QuestionnaireDefinition(
      id: "vector", title: Samples.text("Vector"), defaultLanguage: "en",
      elements: Set(answers.keys).union(weights.keys).union(earlier.keys).sorted().map { id in
        Samples.question(id, Self.kind(answers[id] ?? earlier[id], weights[id]))
      },
      calculations: others.sorted { $0.key < $1.key }.map {
        CalculationDefinition(id: $0.key, expression: $0.value.value)
      } + [CalculationDefinition(id: "result", expression: expression)])
  }

  private static func kind(
    _ answer: AnswerValue?, _ weights: [String: Double]?
  ) -> QuestionDefinition.Kind {
    switch answer {
    case .number: return .number(NumberDefinition())
    case .text: return .text(TextEntryDefinition())
    case .codes, nil:
      var options = (weights ?? [:]).sorted { $0.key < $1.key }.map { code, weight in
        OptionDefinition(code: code, label: Samples.text(code), weight: weight)
      }
      // Without weights, an option that is not a number keeps the choice from having one.
      if options.isEmpty { options = [Samples.option("a"), Samples.option("none")] }
      return .multipleChoice(MultipleChoiceDefinition(options: options))
    }
  }

  /// - Throws: an error if the file is missing or invalid.
  public static func all() throws -> [ExpressionVector] {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Tests/Vectors/expressions.json")
    return try JSONDecoder().decode([ExpressionVector].self, from: Data(contentsOf: file))
  }
}

private struct VectorResult: Decodable {
  let value: AnswerValue

  private enum Keys: CodingKey { case truth }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Keys.self)
    if let truth = try values.decodeIfPresent(Bool.self, forKey: .truth) {
      value = .codes([truth ? "yes" : "no"])
    } else {
      value = try VectorAnswer(from: decoder).value
    }
  }
}

private struct VectorExpression: Decodable {
  let value: AnswerExpression

  private enum Keys: CodingKey {
    case number, text, answer, score, calculation, earlier, profile, call, of, malformed
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Keys.self)
    func text(_ key: Keys) throws -> String? {
      try values.decodeIfPresent(String.self, forKey: key)
    }
    if let name = try text(.call) {
      guard let function = AnswerExpression.Function(rawValue: name) else {
        throw DecodingError.dataCorruptedError(
          forKey: .call, in: values, debugDescription: "no function \(name)")
      }
      let operands = try values.decode([VectorExpression].self, forKey: .of)
      value = .call(function, operands.map(\.value))
    } else if let number = try values.decodeIfPresent(Double.self, forKey: .number) {
      value = .number(number)
    } else if let literal = try text(.text) {
      value = .text(literal)
    } else if let id = try text(.answer) {
      value = .answer(id)
    } else if let id = try text(.score) {
      value = .score(id)
    } else if let id = try text(.calculation) {
      value = .calculation(id)
    } else if let id = try text(.earlier) {
      value = .earlier(id)
    } else if let field = try text(.profile) {
      value = .profile(field)
    } else {
      value = .malformed(try values.decode(String.self, forKey: .malformed))
    }
  }
}
