extension QuestionnaireDefinition {
  /// Whether a group repeats.
  public var hasRepeats: Bool { elements.contains { $0.group?.repetition != nil } }

  /// The questionnaire with a copy of each repeating group for each repetition, in which the ids of
  /// the group, its members and its calculations have the suffix of the repetition: `dose_2`. This is
  /// what a sheet answers; all rules for answers are applied to it.
  ///
  /// The same questionnaire if no group repeats, or if it would be too large to be published.
  public var unrolled: QuestionnaireDefinition {
    guard hasRepeats else { return self }
    let repeats = RepeatMembership(self)
    guard UnrolledSize(self, repeats).canUnroll else { return self }
    return Unrolling(repeats: repeats).unrolled(self)
  }
}

/// The repeating groups of a questionnaire and what belongs to them. A repeating group in another one
/// is not repeated by itself.
public struct RepeatMembership: Sendable {
  /// Id of the repeating group that an element belongs to, or is, by position; nil outside.
  public let repeatAt: [String?]
  /// Ids of the repeating groups of elements and calculations by their ids.
  public let elements: [String: String]
  public let calculations: [String: String]
  public let repeats: [String: RepeatDefinition]

  public init(_ questionnaire: QuestionnaireDefinition) {
    var repeatAt: [String?] = []
    var elements: [String: String] = [:]
    var repeats: [String: RepeatDefinition] = [:]
    // The repeating group of each group.
    var groups: [String: String] = [:]
    for element in questionnaire.elements {
      var owner = groups[element.parentID]
      if owner == nil, !element.id.isEmpty, let repetition = element.group?.repetition,
        repeats[element.id] == nil
      {
        repeats[element.id] = repetition
        owner = element.id
      }
      if let owner {
        if element.group != nil { groups[element.id] = owner }
        elements[element.id] = owner
      }
      repeatAt.append(owner)
    }
    self.repeatAt = repeatAt
    self.elements = elements
    self.repeats = repeats
    calculations = Dictionary(
      questionnaire.calculations.compactMap { calculation in
        repeats[calculation.parentID].map { _ in (calculation.id, calculation.parentID) }
      },
      uniquingKeysWith: { first, _ in first })
  }

  func copies(_ id: String) -> Int { repeats[id]?.copies ?? 1 }

  /// The repeating group of a question or calculation of the questionnaire; nil outside.
  public func owner(_ subject: QuestionReference.Subject) -> String? {
    switch subject {
    case .question(let id): elements[id]
    case .calculation(let id): calculations[id]
    case .score: nil
    }
  }

  /// The repeating group that an expression refers to; nil if it refers to none.
  func owner(_ expression: AnswerExpression) -> String? {
    expression.references.lazy.compactMap { owner($0.subject) }.first
      ?? expression.earlierQuestions.lazy.compactMap { elements[$0] }.first
  }
}

/// Makes the copies. The number of a repetition is nil outside of repeating groups.
private struct Unrolling {
  let repeats: RepeatMembership

  func unrolled(_ questionnaire: QuestionnaireDefinition) -> QuestionnaireDefinition {
    var copy = questionnaire
    copy.elements = elements(questionnaire.elements)
    copy.calculations = questionnaire.calculations.flatMap { calculation in
      repeated(calculation.parentID) { number in
        var copy = calculation
        copy.id = name(calculation.id, number)
        copy.parentID = name(calculation.parentID, number)
        copy.expression = expression(calculation.expression, number, in: calculation.parentID)
        return copy
      }
    }
    copy.constraints = questionnaire.constraints.flatMap { constraint in
      let owner = repeats.elements[constraint.elementID] ?? ""
      return repeated(owner) { number in
        var copy = constraint
        copy.id = name(constraint.id, number)
        copy.elementID = name(constraint.elementID, number)
        copy.expression = expression(constraint.expression, number, in: owner)
        copy.message = text(constraint.message, number, in: owner)
        return copy
      }
    }
    return copy
  }

  /// - Parameter make: called for each repetition; once outside of repeating groups.
  private func repeated<Copy>(_ owner: String, _ make: (_ number: Int?) -> Copy) -> [Copy] {
    guard let repetition = repeats.repeats[owner] else { return [make(nil)] }
    return (0..<repetition.copies).map { make($0 + 1) }
  }

  private func name(_ id: String, _ number: Int?) -> String {
    number.map { RepeatCopy.id(id, $0) } ?? id
  }

  private func elements(_ elements: [ElementDefinition]) -> [ElementDefinition] {
    var result: [ElementDefinition] = []
    var position = 0
    while position < elements.count {
      guard let owner = repeats.repeatAt[position] else {
        result.append(member(elements[position], nil, in: ""))
        position += 1
        continue
      }
      let end = repeats.repeatAt[position...].firstIndex { $0 != owner } ?? elements.count
      result += repeated(owner) { number in
        elements[position..<end].map { member($0, number, in: owner) }
      }.joined()
      position = end
    }
    return result
  }

  private func member(
    _ element: ElementDefinition, _ number: Int?, in owner: String
  ) -> ElementDefinition {
    var copy = element
    copy.shownIf = element.shownIf.map { condition($0, number, in: owner) }
    if case .question(var question)? = element.content {
      question.requiredIf = question.requiredIf.map { condition($0, number, in: owner) }
      if repeats.elements[question.offeredBy] == owner {
        question.offeredBy = name(question.offeredBy, number)
      }
      copy.content = .question(question)
    }
    guard let number else { return copy }
    copy.id = name(element.id, number)
    if element.id == owner {
      mark(&copy, number, in: owner)
    } else {
      copy.parentID = name(element.parentID, number)
    }
    copy.content?.transformTexts(TextKey("")) { _, piped in
      piped = text(piped, number, in: owner)
    }
    return copy
  }

  /// Marks the header of a repetition, which has its number in the title.
  private func mark(_ element: inout ElementDefinition, _ number: Int, in owner: String) {
    guard var group = element.group, let repetition = group.repetition else { return }
    group.repetition = nil
    group.copy = RepeatCopy(
      groupID: owner, number: number,
      isAdded: repetition.count == nil && number > Int(repetition.minimum))
    for position in group.title.translations.indices {
      group.title.translations[position].text += " \(number)"
    }
    element.content = .group(group)
    guard let count = repetition.count else { return }
    let isReached = Condition.comparison(
      Comparison(
        QuestionReference(subject: count), .greaterOrEqual, number: Double(number)))
    element.shownIf = element.shownIf.map { .all([$0, isReached]) } ?? isReached
  }

  // MARK: - References

  private func subject(
    _ subject: QuestionReference.Subject, _ number: Int, in owner: String
  ) -> QuestionReference.Subject {
    guard repeats.owner(subject) == owner else { return subject }
    return switch subject {
    case .question(let id): .question(name(id, number))
    case .calculation(let id): .calculation(name(id, number))
    case .score: subject
    }
  }

  private func condition(_ condition: Condition, _ number: Int?, in owner: String) -> Condition {
    switch condition {
    case .comparison(var comparison):
      if comparison.subject.questionnaireID.isEmpty, let number {
        comparison.subject.subject = subject(comparison.subject.subject, number, in: owner)
      }
      return .comparison(comparison)
    case .count(var count):
      count.questions = count.questions.flatMap { questions($0, number, in: owner) }
      return .count(count)
    case .all(let parts): return .all(parts.map { self.condition($0, number, in: owner) })
    case .any(let parts): return .any(parts.map { self.condition($0, number, in: owner) })
    case .not(let part): return .not(self.condition(part, number, in: owner))
    case .malformed: return condition
    }
  }

  /// The counted questions: that of the repetition, and those of all repetitions of other groups.
  private func questions(
    _ reference: QuestionReference, _ number: Int?, in owner: String
  ) -> [QuestionReference] {
    guard reference.questionnaireID.isEmpty, let counted = repeats.owner(reference.subject) else {
      return [reference]
    }
    let numbers = counted == owner ? number.map { [$0] } : nil
    return (numbers ?? Array((1...).prefix(repeats.copies(counted)))).map {
      QuestionReference(subject: subject(reference.subject, $0, in: counted))
    }
  }

  private func expression(
    _ expression: AnswerExpression, _ number: Int?, in owner: String
  ) -> AnswerExpression {
    expression.mapping { part in
      switch part {
      case .call(.each, let operands):
        guard let operand = operands.first, let repeated = repeats.owner(operand) else {
          return nil
        }
        return .call(
          .each,
          (0..<repeats.copies(repeated)).map { self.expression(operand, $0 + 1, in: repeated) })
      case .call(.repetition, _): return number.map { .number(Double($0)) }
      case .answer(let id) where number != nil && repeats.elements[id] == owner:
        return .answer(name(id, number))
      case .earlier(let id) where number != nil && repeats.elements[id] == owner:
        return .earlier(name(id, number))
      case .calculation(let id) where number != nil && repeats.calculations[id] == owner:
        return .calculation(name(id, number))
      default: return nil
      }
    }
  }

  /// The text with placeholders of the repetition.
  private func text(
    _ text: TranslatedText, _ number: Int?, in owner: String
  ) -> TranslatedText {
    guard let number else { return text }
    var copy = text
    for position in copy.translations.indices {
      copy.translations[position].text = TextPlaceholders.mapping(text.translations[position].text)
      { placeholder in
        var copy = placeholder
        copy.rename { subject($0, number, in: owner) }
        return copy
      }
    }
    return copy
  }
}
