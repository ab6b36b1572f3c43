internal import Questionnaires
internal import Serialization

/// The repetition of a group: `repeats` with the bounds of FHIR, and Otolith's extension for what it
/// counts: `{"question": LINKID}` or `{"calculation": ID}`.
struct FHIRRepeat {
  /// Number of repetitions of groups without a bound.
  static let maximum: UInt32 = 10

  let questions: FHIRQuestions

  func write(_ repetition: RepeatDefinition, into node: inout FHIRNode) {
    node.set("repeats", true)
    if repetition.minimum > 0 {
      node.set("required", true)
      node.extend(FHIRAddress.minOccurs, "Integer", .number(Int(repetition.minimum)))
    }
    node.extend(FHIRAddress.maxOccurs, "Integer", .number(Int(repetition.maximum)))
    let count: JSONValue
    switch repetition.count {
    case nil, .score?: return
    case .question(let id)?:
      count = ["question": .string(questions.byElement[id]?.linkID ?? id)]
    case .calculation(let id)?: count = ["calculation": .string(id)]
    }
    node.extend(.repeatCount, "String", .string(JSONWriter.line(count)))
  }

  /// Reads the bounds, and whether there is an upper one; what the repetition counts is read after all
  /// items.
  static func read(_ item: FHIRObject) -> (repetition: RepeatDefinition, isBound: Bool) {
    let isRequired = item.bool("required") ?? false
    let maximum = item.count(of: FHIRAddress.maxOccurs)
    let minimum = item.count(of: FHIRAddress.minOccurs) ?? (isRequired ? 1 : 0)
    let bound = min(max(maximum ?? self.maximum, 1), RepeatDefinition.maximumLimit)
    return (RepeatDefinition(minimum: min(minimum, bound), maximum: bound), maximum != nil)
  }

  /// - Parameter text: value of the extension.
  /// - Returns: nil if it is invalid.
  func count(_ text: String) -> QuestionReference.Subject? {
    guard let json = try? JSONParser.parse(Array(text.utf8), file: "") else { return nil }
    if let link = json["question"]?.string {
      return .question(questions.byLink[link]?.elementID ?? link)
    }
    return json["calculation"]?.string.map { .calculation($0) }
  }
}
