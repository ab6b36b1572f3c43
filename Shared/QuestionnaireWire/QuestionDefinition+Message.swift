internal import Messages
internal import Questionnaires

extension QuestionDefinition {
  init(_ message: CatalogueV1.Question) {
    self.init(
      text: TranslatedText(message.text), description: TranslatedText(message.description),
      isOptional: message.optionalAnswer,
      requiredIf: Condition(message.requiredWhen, message.requiredBehavior),
      kind: message.type.map(Kind.init), itemID: message.itemID,
      initialAnswer: message.initialAnswer.map(AnswerValue.init),
      isHiddenFromStatistics: message.hiddenFromStatistics,
      hasRandomOptions: message.randomOptions, offeredBy: message.offeredBy,
      poles: message.poles.map {
        PolesDefinition(lowest: TranslatedText($0.lowest), highest: TranslatedText($0.highest))
      })
  }
}

extension CatalogueV1.Question {
  init(_ definition: QuestionDefinition) {
    let required = ConditionList(definition.requiredIf)
    self.init(
      text: CatalogueV1.LocalizedText(definition.text),
      description: CatalogueV1.LocalizedText(definition.description),
      optionalAnswer: definition.isOptional, type: definition.kind.flatMap(OneOfType.init),
      itemID: definition.itemID,
      initialAnswer: definition.initialAnswer.map(CatalogueV1.InitialAnswer.init),
      hiddenFromStatistics: definition.isHiddenFromStatistics,
      requiredWhen: required.parts, requiredBehavior: required.behavior,
      randomOptions: definition.hasRandomOptions, offeredBy: definition.offeredBy,
      poles: definition.poles.map {
        CatalogueV1.Poles(
          lowest: CatalogueV1.LocalizedText($0.lowest),
          highest: CatalogueV1.LocalizedText($0.highest))
      })
  }

  init(sharedKind kind: QuestionDefinition.Kind) {
    self.init(type: OneOfType(kind))
  }

  /// The question type of a shared answer.
  var sharedKind: QuestionDefinition.Kind? { type.map(QuestionDefinition.Kind.init) }
}

extension AnswerValue {
  init(_ message: CatalogueV1.InitialAnswer) {
    if let number = message.number {
      self = .number(number.value)
    } else if !message.codes.isEmpty {
      self = .codes(message.codes)
    } else {
      self = .text(message.text)
    }
  }
}

extension CatalogueV1.InitialAnswer {
  init(_ value: AnswerValue) {
    switch value {
    case .codes(let codes): self.init(codes: codes)
    case .number(let number): self.init(number: GoogleProtobuf.DoubleValue(number))
    case .text(let text): self.init(text: text)
    }
  }
}
