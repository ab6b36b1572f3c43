internal import Questionnaires

/// Expressions that other systems wrote in FHIRPath (SDC 4.0), as conditions, calculations and
/// constraints with the same value. Others are kept and reported.
struct FHIRForeignExpressions {
  /// Conditions by the linkId of the item with the `enableWhenExpression`.
  var conditions: [String: Condition] = [:]
  /// Calculations by the linkId of the item that they fill in.
  var computed: [String: FHIRComputedItem] = [:]
  var calculations: [CalculationDefinition] = []
  /// Positions of the items with the expressions of calculations, by their ids.
  var positions: [String: SourcePosition] = [:]
  var constraints: [ConstraintDefinition] = []
  /// What is told about a converted expression, by linkId.
  var changes: [(link: String, what: String, advice: String)] = []
  /// Why an expression is not evaluated, by ``key(_:_:)``.
  var reasons: [String: String] = [:]
  private var taken: Set<String> = []

  static func key(_ link: String, _ url: String) -> String { "\(url) \(link)" }

  mutating func take(_ link: String, _ url: String) { taken.insert(Self.key(link, url)) }

  /// Removes the extensions whose effect the definition has.
  func removeTaken(from object: FHIRObject, _ link: String) {
    let urls = [
      FHIRAddress.enableWhenExpression, FHIRAddress.calculatedExpression, FHIRAddress.constraint,
      FHIRAddress.variable,
    ]
    for url in urls where taken.contains(Self.key(link, url)) { _ = object.extensions(url) }
  }
}

/// An item whose answer is computed.
struct FHIRComputedItem {
  /// Id of the calculation.
  var id: String
  /// Kind of a question with such answers, for rules.
  var kind: QuestionDefinition.Kind
  /// Position after the elements that it depends on.
  var position: Int
}

extension RepeatMembership {
  /// Refuses an expression about answers in a repeating group, which are several, unless it is in the
  /// same group.
  func require(
    _ expression: AnswerExpression, in group: String?
  ) throws(ConditionFailure) {
    for reference in expression.references {
      if let owner = owner(reference.subject), owner != group {
        throw ConditionFailure("it refers to the repeating group `\(owner)`")
      }
    }
  }
}
