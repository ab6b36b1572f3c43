internal import Questionnaires
internal import Serialization

/// An expression in Otolith's own extension: `{"number": 2}`, `{"text": "x"}`, `{"answer": LINKID}`,
/// `{"score": ID}`, `{"calculation": ID}`, `{"earlier": LINKID}`, `{"profile": FIELD}`, or
/// `{"call": FUNCTION, "of": […]}`.
struct ExpressionJSON {
  let questions: FHIRQuestions

  /// - Returns: nil for a malformed expression.
  func write(_ expression: AnswerExpression) -> JSONValue? {
    switch expression {
    case .number(let number):
      return number.isFinite ? Self.object("number", .number(number)) : nil
    case .text(let text): return Self.object("text", .string(text))
    case .answer(let id):
      return Self.object("answer", .string(questions.byElement[id]?.linkID ?? id))
    case .score(let id): return Self.object("score", .string(id))
    case .calculation(let id): return Self.object("calculation", .string(id))
    case .earlier(let id):
      return Self.object("earlier", .string(questions.byElement[id]?.linkID ?? id))
    case .profile(let field): return Self.object("profile", .string(field))
    case .malformed: return nil
    case .call(let function, let operands):
      let written = operands.compactMap(write)
      guard written.count == operands.count else { return nil }
      return .object([
        JSONValue.Member("call", .string(function.rawValue)),
        JSONValue.Member("of", .array(written)),
      ])
    }
  }

  private static func object(_ name: String, _ value: JSONValue) -> JSONValue {
    .object([JSONValue.Member(name, value)])
  }

  /// - Returns: nil if it is not a valid expression. The parser bounds its depth.
  func read(_ json: JSONValue) -> AnswerExpression? {
    if let number = json["number"]?.number?.double { return .number(number) }
    if let text = json["text"]?.string { return .text(text) }
    if let link = json["answer"]?.string {
      return .answer(questions.byLink[link]?.elementID ?? link)
    }
    if let link = json["earlier"]?.string {
      return .earlier(questions.byLink[link]?.elementID ?? link)
    }
    if let field = json["profile"]?.string { return .profile(field) }
    if let id = json["score"]?.string { return .score(id) }
    if let id = json["calculation"]?.string { return .calculation(id) }
    guard let name = json["call"]?.string,
      let function = AnswerExpression.Function(rawValue: name), let list = json["of"]?.array
    else { return nil }
    let operands = list.compactMap(read)
    return operands.count == list.count ? .call(function, operands) : nil
  }

  /// Reads the JSON text of an extension.
  func read(_ text: String) -> AnswerExpression? {
    (try? JSONParser.parse(Array(text.utf8), file: "")).flatMap(read)
  }

  func text(_ expression: AnswerExpression) -> String? { write(expression).map(JSONWriter.line) }
}
