internal import Messages
internal import Questionnaires

extension Condition {
  /// Levels of nested parts that are read. Deeper definitions cannot be published and would only
  /// use up the stack.
  private static let depthMax = 50

  /// Builds the tree from a flat list of parts.
  ///
  /// - Returns: nil for an empty list.
  init?(_ parts: [CatalogueV1.Condition], _ behavior: CatalogueV1.EnableBehavior) {
    if case .unrecognized = behavior {
      self = .malformed("choose all or any as the behaviour")
      return
    }
    guard !parts.isEmpty else { return nil }
    var children: [[Int]] = Array(repeating: [], count: parts.count)
    var depths: [Int] = []
    var roots: [Int] = []
    for (position, part) in parts.enumerated() {
      guard part.parent > 0 else {
        roots.append(position)
        depths.append(1)
        continue
      }
      let parent = Int(part.parent) - 1
      guard parent < position, parts[parent].combination != .unspecified else {
        self = .malformed(
          "part \(position + 1) belongs to part \(part.parent), which is no earlier combination")
        return
      }
      depths.append(depths[parent] + 1)
      children[parent].append(position)
    }
    guard depths.allSatisfy({ $0 <= Self.depthMax }) else {
      self = .malformed("conditions are nested more than \(Self.depthMax) levels deep")
      return
    }
    let tree = Tree(parts: parts, children: children)
    let conditions = roots.map(tree.condition)
    switch behavior {
    case .unspecified, .all: self = conditions.count == 1 ? conditions[0] : .all(conditions)
    case .any: self = conditions.count == 1 ? conditions[0] : .any(conditions)
    case .unrecognized: return nil
    }
  }

  private struct Tree {
    let parts: [CatalogueV1.Condition]
    let children: [[Int]]

    func condition(_ position: Int) -> Condition {
      let part = parts[position]
      let inner = children[position].map(condition)
      switch part.combination {
      case .unspecified:
        return part.count.isEmpty
          ? .comparison(Comparison(part)) : .count(OptionCount(part))
      case .all: return .all(inner)
      case .any: return .any(inner)
      case .none: return .not(inner.count == 1 ? inner[0] : .any(inner))
      case .unrecognized: return .malformed("choose all, any or none as the combination")
      }
    }
  }
}

/// A condition as the flat list of the protocol.
struct ConditionList {
  private(set) var parts: [CatalogueV1.Condition] = []
  let behavior: CatalogueV1.EnableBehavior

  /// - Parameter condition: written without combinations of a single part, which have no meaning.
  init(_ condition: Condition?) {
    let condition = condition?.unwrapped
    switch condition {
    case .any(let conditions)? where conditions.count > 1:
      behavior = .any
      for condition in conditions { append(condition, parent: 0) }
    case .all(let conditions)? where conditions.count > 1:
      behavior = .unspecified
      for condition in conditions { append(condition, parent: 0) }
    case let condition?:
      behavior = .unspecified
      append(condition, parent: 0)
    case nil: behavior = .unspecified
    }
  }

  private mutating func append(_ condition: Condition, parent: UInt32) {
    switch condition {
    case .comparison(let comparison):
      parts.append(CatalogueV1.Condition(comparison, parent: parent))
    case .count(let count): parts.append(CatalogueV1.Condition(count, parent: parent))
    case .all(let conditions): append(.all, conditions, parent: parent)
    case .any(let conditions): append(.any, conditions, parent: parent)
    case .not(.any(let conditions)): append(.none, conditions, parent: parent)
    case .not(let condition): append(.none, [condition], parent: parent)
    // Stays malformed: a comparison without an operator.
    case .malformed: parts.append(CatalogueV1.Condition(parent: parent))
    }
  }

  private mutating func append(
    _ combination: CatalogueV1.Combination, _ conditions: [Condition], parent: UInt32
  ) {
    parts.append(CatalogueV1.Condition(parent: parent, combination: combination))
    let position = UInt32(parts.count)
    for condition in conditions { append(condition, parent: position) }
  }
}

extension Comparison {
  fileprivate init(_ message: CatalogueV1.Condition) {
    let subject: QuestionReference.Subject =
      if !message.scoreID.isEmpty {
        .score(message.scoreID)
      } else if !message.calculationID.isEmpty {
        .calculation(message.calculationID)
      } else {
        .question(message.elementID)
      }
    self.init(
      QuestionReference(questionnaireID: message.questionnaireID, subject: subject),
      Operator(message.operator), codes: message.codes, number: message.number?.value,
      text: message.text)
  }
}

extension OptionCount {
  fileprivate init(_ message: CatalogueV1.Condition) {
    self.init(
      questions: message.count.map {
        QuestionReference(questionnaireID: $0.questionnaireID, elementID: $0.elementID)
      },
      codes: message.codes, Comparison.Operator(message.operator), message.number?.value ?? 0)
  }
}

extension CatalogueV1.Condition {
  fileprivate init(_ comparison: Comparison, parent: UInt32) {
    self.init(
      questionnaireID: comparison.subject.questionnaireID, elementID: comparison.subject.elementID,
      operator: CatalogueV1.ConditionOperator(comparison.comparison), codes: comparison.codes,
      number: comparison.number.map { GoogleProtobuf.DoubleValue($0) }, parent: parent,
      text: comparison.text)
    switch comparison.subject.subject {
    case .question: break
    case .score(let id): scoreID = id
    case .calculation(let id): calculationID = id
    }
  }

  fileprivate init(_ count: OptionCount, parent: UInt32) {
    self.init(
      operator: CatalogueV1.ConditionOperator(count.comparison), codes: count.codes,
      number: GoogleProtobuf.DoubleValue(count.number), parent: parent,
      count: count.questions.map {
        CatalogueV1.QuestionReference(
          questionnaireID: $0.questionnaireID, elementID: $0.elementID)
      })
  }
}

extension Comparison.Operator {
  init?(_ message: CatalogueV1.ConditionOperator) {
    switch message {
    case .answered: self = .answered
    case .notAnswered: self = .notAnswered
    case .equal: self = .equal
    case .notEqual: self = .notEqual
    case .less: self = .less
    case .lessOrEqual: self = .lessOrEqual
    case .greater: self = .greater
    case .greaterOrEqual: self = .greaterOrEqual
    case .unspecified, .unrecognized: return nil
    }
  }
}

extension CatalogueV1.ConditionOperator {
  init(_ comparison: Comparison.Operator?) {
    switch comparison {
    case .answered: self = .answered
    case .notAnswered: self = .notAnswered
    case .equal: self = .equal
    case .notEqual: self = .notEqual
    case .less: self = .less
    case .lessOrEqual: self = .lessOrEqual
    case .greater: self = .greater
    case .greaterOrEqual: self = .greaterOrEqual
    case nil: self = .unspecified
    }
  }
}
