internal import Questionnaires

/// Writes calculations and constraints as extensions of Otolith, beside variables and constraints
/// of FHIR where FHIRPath can express them.
struct FHIRComputationWriter {
  let questionnaire: QuestionnaireDefinition
  let questions: FHIRQuestions
  let paths: FHIRExpressionWriter
  private(set) var losses: [(what: String, advice: String)] = []

  init(
    _ questionnaire: QuestionnaireDefinition, _ questions: FHIRQuestions,
    _ paths: FHIRExpressionWriter
  ) {
    self.questionnaire = questionnaire
    self.questions = questions
    self.paths = paths
  }

  /// Ids of FHIR have no underscores.
  static func key(_ id: String) -> String { id.replacing("_", with: "-") }

  mutating func write(into node: inout FHIRNode) {
    for calculation in questionnaire.calculations { write(calculation, into: &node) }
    for constraint in questionnaire.constraints { write(constraint, into: &node) }
  }

  private mutating func write(_ calculation: CalculationDefinition, into node: inout FHIRNode) {
    guard let text = ExpressionJSON(questions: questions).text(calculation.expression) else {
      losses.append(("the calculation `\(calculation.id)`", "it is malformed; left out"))
      return
    }
    var parts = FHIRNode()
    parts.extend("id", "String", .string(calculation.id))
    parts.extend(.title, calculation.title, language: questionnaire.defaultLanguage)
    parts.extend("expression", "String", .string(text))
    if !calculation.unit.isEmpty { parts.extend("unit", "String", .string(calculation.unit)) }
    if let decimals = calculation.decimals {
      parts.extend("decimals", "Integer", .number(Int(decimals)))
    }
    if calculation.isHidden { parts.extend("hidden", "Boolean", true) }
    if let group = questionnaire.elements.first(where: { $0.id == calculation.parentID }) {
      parts.extend("group", "String", .string(group.linkID))
    }
    node.extensions.append(FHIRNode.extending(FHIRAddress.own(.calculation), parts.extensions))
    guard let path = paths.variables[calculation.id] else {
      losses.append(("the calculation `\(calculation.id)`", "other systems do not compute it"))
      return
    }
    node.extend(
      FHIRAddress.variable, "Expression",
      [
        "name": .string(Self.key(calculation.id)), "language": "text/fhirpath",
        "expression": .string(path),
      ])
    losses.append(
      (
        "the calculation `\(calculation.id)`",
        "written as a variable, which only readers of SDC's expressions compute"
      ))
  }

  private mutating func write(_ constraint: ConstraintDefinition, into node: inout FHIRNode) {
    guard let text = ExpressionJSON(questions: questions).text(constraint.expression) else {
      losses.append(("the constraint `\(constraint.id)`", "it is malformed; left out"))
      return
    }
    let language = questionnaire.defaultLanguage
    var parts = FHIRNode()
    parts.extend("id", "String", .string(constraint.id))
    if !constraint.elementID.isEmpty {
      let link = questions.byElement[constraint.elementID]?.linkID ?? constraint.elementID
      parts.extend("item", "String", .string(link))
    }
    parts.extend("expression", "String", .string(text))
    parts.extend(.message, constraint.message, language: language)
    node.extensions.append(FHIRNode.extending(FHIRAddress.own(.constraint), parts.extensions))
    guard let path = paths.constraint(constraint.expression) else {
      losses.append(("the constraint `\(constraint.id)`", "other systems do not check it"))
      return
    }
    let message = constraint.message[language] ?? constraint.message.translations.first?.text ?? ""
    node.extensions.append(
      FHIRNode.extending(
        FHIRAddress.constraint,
        [
          FHIRNode.extending("key", "Id", .string(Self.key(constraint.id))),
          FHIRNode.extending("severity", "Code", "error"),
          FHIRNode.extending("expression", "String", .string(path)),
          FHIRNode.extending("human", "String", .string(message)),
        ]))
  }
}
