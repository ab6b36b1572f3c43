/// The size of ``QuestionnaireDefinition/unrolled``, counted without building it: repetitions multiply
/// what rules name, and those of a small file could fill the memory.
struct UnrolledSize {
  let elements: Int
  /// Number of parts of all conditions, and of the questions that they count.
  let conditionParts: Int
  /// Number of parts of all expressions.
  let expressionParts: Int
  /// Memory of the texts of repeating groups, each of which is copied with its placeholders.
  let textBytes: Int

  /// - Parameter repeats: the repeating groups of the questionnaire.
  init(_ questionnaire: QuestionnaireDefinition, _ repeats: RepeatMembership) {
    let owned = zip(questionnaire.elements, repeats.repeatAt)
    elements = owned.reduce(0) { $0 + ($1.1.map(repeats.copies) ?? 1) }
    conditionParts = owned.reduce(0) { sum, owned in
      let (element, owner) = owned
      let parts = [element.shownIf, element.question?.requiredIf]
        .reduce(0) { $0 + ($1.map { repeats.parts(of: $0, in: owner) } ?? 0) }
      return sum + parts * (owner.map(repeats.copies) ?? 1)
    }
    expressionParts =
      questionnaire.calculations.reduce(0) {
        $0 + repeats.parts(of: $1.expression) * repeats.copies($1.parentID)
      }
      + questionnaire.constraints.reduce(0) {
        $0 + repeats.parts(of: $1.expression) * repeats.copies(repeats.elements[$1.elementID] ?? "")
      }
    textBytes =
      owned.reduce(0) { sum, owned in
        sum + (owned.1.map { owned.0.textBytes * repeats.copies($0) } ?? 0)
      }
      + questionnaire.constraints.reduce(0) { sum, constraint in
        let owner = repeats.elements[constraint.elementID]
        return sum + (owner.map { constraint.message.bytes * repeats.copies($0) } ?? 0)
      }
  }

  /// Whether there are no more elements, parts of rules and texts than can be published.
  var canUnroll: Bool {
    let limits = CatalogueLimits.default
    return elements <= limits.elementsMax && conditionParts <= limits.unrolledConditionPartsMax
      && expressionParts <= limits.allExpressionNodesMax
      && textBytes <= limits.unrolledTextBytesMax
  }
}

extension ElementDefinition {
  fileprivate var textBytes: Int {
    var (content, bytes) = (content, 0)
    content?.transformTexts(TextKey("")) { _, text in bytes += text.bytes }
    return bytes
  }
}

extension TranslatedText {
  /// About the memory that the text takes up.
  fileprivate var bytes: Int {
    translations.reduce(MemoryLayout<OptionDefinition>.stride) {
      $0 + MemoryLayout<Translation>.stride + $1.text.utf8.count
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
