internal import Patterns
internal import Questionnaires

/// Converts rules and answers to data for the page.
enum PreviewRules {
  /// Returns null for numbers that JSON cannot express.
  static func number(_ number: Double?) -> JSONValue {
    number.flatMap { $0.isFinite ? .number($0) : nil } ?? .null
  }

  static func value(_ answer: AnswerValue) -> JSONValue {
    switch answer {
    case .codes(let codes): ["codes": strings(codes)]
    case .number(let number): ["number": self.number(number)]
    case .text(let text): ["text": .string(text)]
    }
  }

  static func value(_ condition: Condition) -> JSONValue {
    switch condition {
    case .comparison(let comparison):
      [
        "subject": value(comparison.subject), "is": value(comparison.comparison),
        "codes": strings(comparison.codes), "number": number(comparison.number),
        "text": .string(comparison.text),
      ]
    case .count(let count):
      [
        "count": .array(count.questions.map(value)), "is": value(count.comparison),
        "codes": strings(count.codes), "number": number(count.number),
      ]
    case .all(let parts): ["all": .array(parts.map(value))]
    case .any(let parts): ["any": .array(parts.map(value))]
    case .not(let part): ["not": value(part)]
    case .malformed(let reason): ["malformed": .string(reason)]
    }
  }

  private static func value(_ reference: QuestionReference) -> JSONValue {
    switch reference.subject {
    case .question(let id):
      ["questionnaire": .string(reference.questionnaireID), "question": .string(id)]
    case .score(let id):
      ["questionnaire": .string(reference.questionnaireID), "score": .string(id)]
    case .calculation(let id):
      ["questionnaire": .string(reference.questionnaireID), "calculation": .string(id)]
    }
  }

  static func value(_ copy: RepeatCopy) -> JSONValue {
    [
      "group": .string(copy.groupID), "number": .number(copy.number),
      "isAdded": .bool(copy.isAdded),
    ]
  }

  private static func value(_ comparison: Comparison.Operator?) -> JSONValue {
    comparison.map { .string($0.rawValue) } ?? .null
  }

  static func value(_ item: ScoreItem, structure: QuestionnaireStructure) -> JSONValue {
    let subject: [JSONValue.Member] =
      switch item.subject {
      case .score(let id): [.init("score", .string(id))]
      case .calculation(let id): [.init("calculation", .string(id))]
      case .question(let id):
        [
          .init("question", .string(id)), .init("scale", scale(of: id, structure)),
        ]
      }
    return .object(
      subject + [
        .init("weight", number(item.weight)), .init("isReversed", .bool(item.isReversed)),
      ])
  }

  /// An expression as a tree, with the scales of the questions that it refers to.
  static func value(
    _ expression: AnswerExpression, structure: QuestionnaireStructure
  ) -> JSONValue {
    switch expression {
    case .number(let number): ["number": self.number(number)]
    case .text(let text): ["text": .string(text)]
    case .answer(let id): ["answer": .string(id), "scale": scale(of: id, structure)]
    case .score(let id): ["score": .string(id)]
    case .calculation(let id): ["calculation": .string(id)]
    case .earlier(let id): ["earlier": .string(id), "scale": scale(of: id, structure)]
    case .profile(let field): ["profile": .string(field)]
    case .call(let function, let operands):
      [
        "call": .string(function.rawValue),
        "of": .array(operands.map { value($0, structure: structure) }),
      ]
    case .malformed(let reason): ["malformed": .string(reason)]
    }
  }

  private static func scale(of id: String, _ structure: QuestionnaireStructure) -> JSONValue {
    CountableScale(structure.kind(of: id)).map(value) ?? .null
  }

  private static func value(_ scale: CountableScale) -> JSONValue {
    let weights = scale.weights.map { weights in
      JSONValue.array(
        weights.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
          .map { [.string($0.key), number($0.value)] })
    }
    let range = scale.range.map { JSONValue.array([number($0.lowerBound), number($0.upperBound)]) }
    return ["weights": weights ?? .null, "range": range ?? .null]
  }

  static func value(_ automaton: PatternAutomaton) -> JSONValue {
    .array(
      automaton.states.map { state in
        switch state {
        case .scalars(let characters): ["set": value(characters)]
        case .assertion(let place): ["assertion": .string(place.rawValue)]
        case .go(let targets): ["go": .array(targets.map(JSONValue.number))]
        case .match: [:]
        }
      })
  }

  private static func value(_ characters: PatternAutomaton.Characters) -> JSONValue {
    [
      "parts": .array(
        characters.parts.map { part in
          [
            "ranges": .array(
              part.ranges.flatMap {
                [JSONValue.number(Int($0.lowerBound)), .number(Int($0.upperBound))]
              }),
            "categories": strings(part.categories), "isNegated": .bool(part.isNegated),
          ]
        }), "isNegated": .bool(characters.isNegated),
    ]
  }

  private static func strings(_ texts: [String]) -> JSONValue {
    .array(texts.map(JSONValue.string))
  }
}
