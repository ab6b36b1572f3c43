internal import Messages
internal import Questionnaires

extension AnswerExpression {
  /// Levels of nested nodes that are read. Deeper expressions cannot be published and would only
  /// use up the stack.
  private static let depthMax = 50

  /// Builds the tree from the flat list of nodes.
  init(_ message: CatalogueV1.Expression?) {
    let nodes = message?.nodes ?? []
    guard !nodes.isEmpty else {
      self = .malformed("the expression is empty")
      return
    }
    var children: [[Int]] = Array(repeating: [], count: nodes.count)
    var depths: [Int] = [1]
    for (position, node) in nodes.enumerated().dropFirst() {
      let parent = Int(node.parent) - 1
      guard (0..<position).contains(parent), case .function? = nodes[parent].content else {
        self = .malformed(
          "node \(position + 1) belongs to node \(node.parent), which is no earlier function")
        return
      }
      depths.append(depths[parent] + 1)
      children[parent].append(position)
    }
    guard nodes[0].parent == 0 else {
      self = .malformed("the first node has no parent")
      return
    }
    guard depths.allSatisfy({ $0 <= Self.depthMax }) else {
      self = .malformed("the expression is nested more than \(Self.depthMax) levels deep")
      return
    }
    self = Self.expression(0, nodes, children)
  }

  private static func expression(
    _ position: Int, _ nodes: [CatalogueV1.ExpressionNode], _ children: [[Int]]
  ) -> AnswerExpression {
    switch nodes[position].content {
    case .number(let number): return .number(number)
    case .text(let text): return .text(text)
    case .elementID(let id): return .answer(id)
    case .scoreID(let id): return .score(id)
    case .calculationID(let id): return .calculation(id)
    case .earlierElementID(let id): return .earlier(id)
    case .profileField(let field): return .profile(field)
    case .function(let function):
      guard let known = Function(function) else { return .malformed("unknown function") }
      return .call(known, children[position].map { expression($0, nodes, children) })
    case nil: return .malformed("a node without content")
    }
  }
}

extension CatalogueV1.Expression {
  /// A malformed part becomes a node without content, which is malformed, too.
  init(_ expression: AnswerExpression) {
    var nodes: [CatalogueV1.ExpressionNode] = []
    func append(_ expression: AnswerExpression, parent: UInt32) {
      nodes.append(CatalogueV1.ExpressionNode(parent: parent, content: .init(expression)))
      let position = UInt32(clamping: nodes.count)
      for operand in expression.operands { append(operand, parent: position) }
    }
    append(expression, parent: 0)
    self.init(nodes: nodes)
  }
}

extension CatalogueV1.ExpressionNode.OneOfContent {
  fileprivate init?(_ expression: AnswerExpression) {
    switch expression {
    case .number(let number): self = .number(number)
    case .text(let text): self = .text(text)
    case .answer(let id): self = .elementID(id)
    case .score(let id): self = .scoreID(id)
    case .calculation(let id): self = .calculationID(id)
    case .earlier(let id): self = .earlierElementID(id)
    case .profile(let field): self = .profileField(field)
    case .call(let function, _): self = .function(CatalogueV1.ExpressionFunction(function))
    case .malformed: return nil
    }
  }
}

extension AnswerExpression.Function {
  /// The functions with their values on the wire.
  fileprivate static let wire: [(Self, CatalogueV1.ExpressionFunction)] = [
    (.add, .add), (.subtract, .subtract), (.multiply, .multiply), (.divide, .divide),
    (.remainder, .remainder), (.power, .power), (.negate, .negate), (.absolute, .absolute),
    (.round, .round), (.floor, .floor), (.ceiling, .ceiling), (.minimum, .minimum),
    (.maximum, .maximum), (.mean, .mean), (.count, .count), (.choose, .if),
    (.coalesce, .coalesce), (.answered, .answered), (.equal, .equal), (.notEqual, .notEqual),
    (.less, .less), (.lessOrEqual, .lessOrEqual), (.greater, .greater),
    (.greaterOrEqual, .greaterOrEqual), (.and, .and), (.or, .or), (.not, .not),
    (.daysBetween, .daysBetween), (.yearsBetween, .yearsBetween),
    (.minutesBetween, .minutesBetween), (.today, .today), (.length, .length),
    (.each, .each), (.repetition, .repetition),
  ]

  fileprivate init?(_ message: CatalogueV1.ExpressionFunction) {
    guard let known = Self.wire.first(where: { $0.1 == message }) else { return nil }
    self = known.0
  }
}

extension CatalogueV1.ExpressionFunction {
  fileprivate init(_ function: AnswerExpression.Function) {
    self = AnswerExpression.Function.wire.first { $0.0 == function }?.1 ?? .unspecified
  }
}
