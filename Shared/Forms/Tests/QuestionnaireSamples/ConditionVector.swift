import Foundation
public import Questionnaires

/// A condition with its expected result, from Tests/Vectors/conditions.json.
public struct ConditionVector: Decodable, Sendable, CustomStringConvertible {
  public let name: String
  public let condition: Condition
  /// Answers of the sheet itself, by element id.
  public let answers: [String: AnswerValue]
  /// Answers of earlier sheets, by questionnaire and element id.
  public let earlier: [String: [String: AnswerValue]]
  /// Answered but hidden questions.
  public let hidden: [String]
  /// Expected result; nil for empty.
  public let result: Bool?

  public var description: String { name }

  private enum Keys: CodingKey { case name, condition, answers, earlier, hidden, result }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Keys.self)
    name = try values.decode(String.self, forKey: .name)
    condition = try values.decode(VectorCondition.self, forKey: .condition).value
    answers = try values.decode([String: VectorAnswer].self, forKey: .answers).mapValues(\.value)
    earlier =
      try values.decodeIfPresent([String: [String: VectorAnswer]].self, forKey: .earlier)?
      .mapValues { $0.mapValues(\.value) } ?? [:]
    hidden = try values.decodeIfPresent([String].self, forKey: .hidden) ?? []
    result = try values.decode(Bool?.self, forKey: .result)
  }

  /// - Throws: an error if the file is missing or invalid.
  public static func all() throws -> [ConditionVector] {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Tests/Vectors/conditions.json")
    return try JSONDecoder().decode([ConditionVector].self, from: Data(contentsOf: file))
  }
}

/// A number that JSON cannot express is stored as a text.
private struct VectorNumber: Decodable {
  let value: Double

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Double.self) {
      value = number
    } else if let number = Double(try container.decode(String.self)) {
      value = number
    } else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "no number")
    }
  }
}

struct VectorAnswer: Decodable {
  let value: AnswerValue

  private enum Keys: CodingKey { case codes, number, text }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Keys.self)
    if let codes = try values.decodeIfPresent([String].self, forKey: .codes) {
      value = .codes(codes)
    } else if let number = try values.decodeIfPresent(VectorNumber.self, forKey: .number) {
      value = .number(number.value)
    } else {
      value = .text(try values.decode(String.self, forKey: .text))
    }
  }
}

private struct VectorReference: Decodable {
  let value: QuestionReference

  private enum Keys: CodingKey { case questionnaire, question, score, calculation }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Keys.self)
    let subject: QuestionReference.Subject =
      if let score = try values.decodeIfPresent(String.self, forKey: .score) {
        .score(score)
      } else if let calculation = try values.decodeIfPresent(String.self, forKey: .calculation) {
        .calculation(calculation)
      } else {
        .question(try values.decode(String.self, forKey: .question))
      }
    value = QuestionReference(
      questionnaireID: try values.decode(String.self, forKey: .questionnaire), subject: subject)
  }
}

/// A condition in the format of the preview.
private struct VectorCondition: Decodable {
  let value: Condition

  private enum Keys: String, CodingKey {
    case subject
    case comparison = "is"
    case codes, number, text, count, all, any, not, malformed
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Keys.self)
    func parts(_ key: Keys) throws -> [Condition]? {
      try values.decodeIfPresent([VectorCondition].self, forKey: key)?.map(\.value)
    }
    func comparison() throws -> Comparison.Operator? {
      try values.decodeIfPresent(String.self, forKey: .comparison)
        .flatMap { Comparison.Operator(rawValue: $0) }
    }
    if let reference = try values.decodeIfPresent(VectorReference.self, forKey: .subject) {
      value = .comparison(
        Comparison(
          reference.value, try comparison(),
          codes: try values.decode([String].self, forKey: .codes),
          number: try values.decodeIfPresent(VectorNumber.self, forKey: .number)?.value,
          text: try values.decode(String.self, forKey: .text)))
    } else if let questions = try values.decodeIfPresent([VectorReference].self, forKey: .count) {
      value = .count(
        OptionCount(
          questions: questions.map(\.value),
          codes: try values.decode([String].self, forKey: .codes),
          try comparison(), try values.decode(VectorNumber.self, forKey: .number).value))
    } else if let parts = try parts(.all) {
      value = .all(parts)
    } else if let parts = try parts(.any) {
      value = .any(parts)
    } else if let part = try values.decodeIfPresent(VectorCondition.self, forKey: .not) {
      value = .not(part.value)
    } else {
      value = .malformed(try values.decode(String.self, forKey: .malformed))
    }
  }
}
