/// Determines which shown questions require an answer; hidden ones never do.
///
/// In an optional composite the fields' own rules do not apply: once one field is filled in, all
/// shown fields are required; otherwise none is (generic forms §5).
public struct RequiredAnswers: Sendable {
  /// Whether an answer is optional, by position; nil for elements other than questions.
  private let isOptional: [Bool?]
  /// Conditions under which an optional answer is required, by position; nil if there are none.
  private let conditions: [Condition?]
  /// Optional composites by position of their fields.
  private let composites: [Int: Int]

  public init(_ questionnaire: QuestionnaireDefinition, structure: QuestionnaireStructure) {
    let elements = questionnaire.elements
    isOptional = elements.map { $0.question?.isOptional }
    conditions = elements.map { element in
      element.question.flatMap { $0.isOptional ? $0.requiredIf : nil }
    }
    composites = structure.members.reduce(into: [:]) { composites, group in
      guard elements[group.key].group?.style == .composite(isOptional: true) else { return }
      for member in group.value { composites[member] = group.key }
    }
  }

  /// Returns the optional composites with at least one answered field.
  ///
  /// - Parameter isAnswered: whether the element at a position has an answer that is not blank.
  public func begunComposites(_ isAnswered: (Int) -> Bool) -> Set<Int> {
    var begun: Set<Int> = []
    for (member, composite) in composites where isAnswered(member) { begun.insert(composite) }
    return begun
  }

  /// - Parameters:
  ///   - begun: see ``begunComposites(_:)``.
  ///   - holds: whether a condition holds when the element is reached; see
  ///     ``VisibilityWalk/holds(_:_:)``.
  /// - Returns: false for elements other than questions.
  public func isRequired(
    _ position: Int, begun: Set<Int>, holds: (Condition) -> Bool
  ) -> Bool {
    guard let isOptional = isOptional[position] else { return false }
    if let composite = composites[position] { return begun.contains(composite) }
    return !isOptional || conditions[position].map(holds) ?? false
  }

  /// Whether the question is a field of an optional composite.
  public func isInOptionalComposite(_ position: Int) -> Bool { composites[position] != nil }
}
