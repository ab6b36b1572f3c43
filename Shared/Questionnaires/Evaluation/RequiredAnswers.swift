/// Which questions must be answered while they are shown; hidden ones never must.
///
/// In an optional composite the fields' own rules count for nothing: with one of them filled in, all
/// that are shown must be; with none, none (generic forms §5).
public struct RequiredAnswers: Sendable {
  /// By position; nil for what is no question.
  private let isOptional: [Bool?]
  /// The optional composites, by position of their fields.
  private let composites: [Int: Int]

  public init(_ questionnaire: QuestionnaireDefinition, structure: QuestionnaireStructure) {
    let elements = questionnaire.elements
    isOptional = elements.map { $0.question?.isOptional }
    composites = structure.members.reduce(into: [:]) { composites, group in
      guard elements[group.key].group?.style == .composite(isOptional: true) else { return }
      for member in group.value { composites[member] = group.key }
    }
  }

  /// The optional composites of which a field is filled in.
  ///
  /// - Parameter isAnswered: whether the element at this position has an answer that is not blank.
  public func begunComposites(_ isAnswered: (Int) -> Bool) -> Set<Int> {
    var begun: Set<Int> = []
    for (member, composite) in composites where isAnswered(member) { begun.insert(composite) }
    return begun
  }

  /// - Parameter begun: see ``begunComposites(_:)``.
  /// - Returns: false for what is no question.
  public func isRequired(_ position: Int, begun: Set<Int>) -> Bool {
    guard let isOptional = isOptional[position] else { return false }
    return composites[position].map { begun.contains($0) } ?? !isOptional
  }

  /// Whether a question is a field of an optional composite.
  public func isInOptionalComposite(_ position: Int) -> Bool { composites[position] != nil }
}
