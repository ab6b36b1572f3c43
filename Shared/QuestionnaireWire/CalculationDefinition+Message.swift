internal import Messages
internal import Questionnaires

extension CalculationDefinition {
  init(_ message: CatalogueV1.Calculation) {
    self.init(
      id: message.calculationID, title: TranslatedText(message.title),
      expression: AnswerExpression(message.expression), unit: message.unit,
      decimals: message.decimals?.value, isHidden: message.hidden, parentID: message.parentID)
  }
}

extension CatalogueV1.Calculation {
  init(_ definition: CalculationDefinition) {
    self.init(
      calculationID: definition.id, title: CatalogueV1.LocalizedText(definition.title),
      expression: CatalogueV1.Expression(definition.expression), unit: definition.unit,
      decimals: definition.decimals.map { GoogleProtobuf.UInt32Value(value: $0) },
      hidden: definition.isHidden, parentID: definition.parentID)
  }
}

extension ConstraintDefinition {
  init(_ message: CatalogueV1.Constraint) {
    self.init(
      id: message.constraintID, elementID: message.elementID,
      expression: AnswerExpression(message.expression),
      message: TranslatedText(message.message))
  }
}

extension CatalogueV1.Constraint {
  init(_ definition: ConstraintDefinition) {
    self.init(
      constraintID: definition.id, elementID: definition.elementID,
      expression: CatalogueV1.Expression(definition.expression),
      message: CatalogueV1.LocalizedText(definition.message))
  }
}
