/// One `enableWhen`.
struct FHIRRule: Hashable {
  /// LinkId of the question.
  var question: String
  /// `exists`, `=`, `!=`, `>`, `<`, `>=`, `<=`.
  var operation: String
  /// `answer[x]`.
  var answer: JSONValue.Member

  static let operations: Set<String> = ["exists", "=", "!=", ">", "<", ">=", "<="]

  static func exists(_ question: String, _ exists: Bool) -> FHIRRule {
    FHIRRule(
      question: question, operation: "exists",
      answer: JSONValue.Member("answerBoolean", .bool(exists)))
  }

  var json: JSONValue {
    .object([
      JSONValue.Member("question", .string(question)),
      JSONValue.Member("operator", .string(operation)), answer,
    ])
  }
}

/// All rules of an item.
struct FHIRRules: Hashable {
  var rules: [FHIRRule]
  /// Whether all rules must hold instead of any; irrelevant for a single rule.
  var needsAll: Bool

  static func == (left: FHIRRules, right: FHIRRules) -> Bool {
    left.rules == right.rules && (left.needsAll == right.needsAll || left.rules.count < 2)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(rules) }
}
