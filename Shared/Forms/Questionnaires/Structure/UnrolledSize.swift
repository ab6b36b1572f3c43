/// Sizes of ``QuestionnaireDefinition/unrolled``, counted without building it: repetitions multiply what
/// rules name, and those of a small file could fill the memory.
extension QuestionnaireDefinition {
  /// Whether ``unrolled`` has no more elements and parts of rules than can be published.
  var canUnroll: Bool {
    let limits = CatalogueLimits.default
    return unrolledCount <= limits.elementsMax
      && unrolledConditionParts <= limits.unrolledConditionPartsMax
      && unrolledExpressionParts <= limits.allExpressionNodesMax
  }

  /// Number of elements of ``unrolled``.
  var unrolledCount: Int {
    let repeats = RepeatMembership(self)
    return elements.indices.reduce(0) { $0 + (repeats.repeatAt[$1].map(repeats.copies) ?? 1) }
  }

  /// Number of parts of all conditions of ``unrolled``, and of the questions that they count.
  var unrolledConditionParts: Int {
    let repeats = RepeatMembership(self)
    return elements.indices.reduce(0) { sum, position in
      let owner = repeats.repeatAt[position]
      let parts = [elements[position].shownIf, elements[position].question?.requiredIf]
        .reduce(0) { $0 + ($1.map { repeats.parts(of: $0, in: owner) } ?? 0) }
      return sum + parts * (owner.map(repeats.copies) ?? 1)
    }
  }

  /// Number of parts of all expressions of ``unrolled``.
  var unrolledExpressionParts: Int {
    let repeats = RepeatMembership(self)
    return calculations.reduce(0) {
      $0 + repeats.parts(of: $1.expression) * repeats.copies($1.parentID)
    }
      + constraints.reduce(0) {
        $0 + repeats.parts(of: $1.expression) * repeats.copies(repeats.elements[$1.elementID] ?? "")
      }
  }
}

extension RepeatMembership {
  /// More than any limit, and small enough to be multiplied by repetitions and rules.
  private static let partsMax = 1 << 32

  /// - Parameter owner: id of the repeating group of the element with the condition; nil outside.
  fileprivate func parts(of condition: Condition, in owner: String?) -> Int {
    condition.preorder.reduce(0) { sum, part in
      guard case .count(let count) = part else { return sum + 1 }
      return count.questions.reduce(sum + 1) { sum, question in
        guard question.questionnaireID.isEmpty, let counted = self.owner(question.subject),
          counted != owner
        else { return sum + 1 }
        return sum + copies(counted)
      }
    }
  }

  fileprivate func parts(of expression: AnswerExpression) -> Int {
    let inner = expression.operands.reduce(0) { $0 + parts(of: $1) }
    guard case .call(.each, _) = expression, let repeated = owner(expression) else {
      return min(1 + inner, Self.partsMax)
    }
    return min(1 + inner * copies(repeated), Self.partsMax)
  }
}
