internal import CatalogueDomain
internal import Messages

extension TranslatedText {
  init(_ message: CatalogueV1.LocalizedText?) {
    self.init(
      (message?.translations ?? []).map { Translation(language: $0.language, text: $0.text) },
      hasTextOutsideTranslations: message.map { !$0.text.isEmpty || !$0.language.isEmpty } ?? false)
  }
}

extension QuestionnaireDefinition {
  init(_ message: CatalogueV1.Questionnaire) {
    self.init(
      id: message.questionnaireID, title: TranslatedText(message.title),
      description: TranslatedText(message.description),
      introduction: TranslatedText(message.introduction), closing: TranslatedText(message.closing),
      defaultLanguage: message.defaultLanguage,
      elements: message.elements.map(ElementDefinition.init),
      sensors: message.sensors.map(SensorRequestDefinition.init),
      demonstrationWording: message.demonstrationWording, source: message.source,
      licence: message.licence)
  }
}

extension SensorRequestDefinition {
  fileprivate init(_ message: CatalogueV1.SensorRequest) {
    let kind: Kind? =
      switch message.kind {
      case .position: .position
      case .noiseLevel: .noiseLevel
      case .unspecified, .unrecognized: nil
      }
    self.init(kind: kind, count: message.count)
  }
}

extension ElementDefinition {
  fileprivate init(_ message: CatalogueV1.Element) {
    let content: Content? =
      switch message.content {
      case .headline(let text): .headline(TranslatedText(text))
      case .text(let text): .text(TranslatedText(text))
      case .question(let question): .question(QuestionDefinition(question))
      case .pageBreak: .pageBreak
      case nil: nil
      }
    let behavior: EnableBehavior? =
      switch message.enableBehavior {
      case .unspecified, .all: .all
      case .any: .any
      case .unrecognized: nil
      }
    self.init(
      id: message.elementID, content: content,
      enableWhen: message.enableWhen.map(ConditionDefinition.init), enableBehavior: behavior)
  }
}

extension ConditionDefinition {
  fileprivate init(_ message: CatalogueV1.Condition) {
    let comparison: Operator? =
      switch message.operator {
      case .answered: .answered
      case .notAnswered: .notAnswered
      case .equal: .equal
      case .notEqual: .notEqual
      case .less: .less
      case .lessOrEqual: .lessOrEqual
      case .greater: .greater
      case .greaterOrEqual: .greaterOrEqual
      case .unspecified, .unrecognized: nil
      }
    self.init(
      questionnaireID: message.questionnaireID, elementID: message.elementID,
      comparison: comparison, codes: message.codes, number: message.number?.value)
  }
}

extension QuestionDefinition {
  fileprivate init(_ message: CatalogueV1.Question) {
    self.init(
      text: TranslatedText(message.text), description: TranslatedText(message.description),
      isOptional: message.optionalAnswer, kind: message.type.map(Kind.init))
  }
}

extension QuestionDefinition.Kind {
  fileprivate init(_ message: CatalogueV1.Question.OneOfType) {
    switch message {
    case .singleChoice(let choice):
      self = .singleChoice(options: choice.options.map(OptionDefinition.init), knob: choice.knob)
    case .multipleChoice(let choice):
      self = .multipleChoice(options: choice.options.map(OptionDefinition.init))
    case .yesNo: self = .yesNo
    case .slider(let slider):
      self = .slider(
        SliderDefinition(
          minimum: slider.minimum, maximum: slider.maximum, step: slider.step,
          minimumLabel: TranslatedText(slider.minimumLabel),
          maximumLabel: TranslatedText(slider.maximumLabel), knob: slider.knob))
    case .selfAssessmentManikin(let manikin):
      switch manikin.dimension {
      case .valence: self = .selfAssessmentManikin(.valence)
      case .arousal: self = .selfAssessmentManikin(.arousal)
      case .unspecified, .unrecognized: self = .selfAssessmentManikin(nil)
      }
    case .number(let number):
      self = .number(
        NumberDefinition(
          minimum: number.minimum?.value, maximum: number.maximum?.value,
          isInteger: number.integer, unit: number.unit))
    case .date: self = .date
    case .time: self = .time
    case .textLine(let line): self = .textLine(maximumLength: line.maximumLength)
    case .textArea(let area): self = .textArea(maximumLength: area.maximumLength)
    }
  }
}

extension OptionDefinition {
  fileprivate init(_ message: CatalogueV1.Option) {
    self.init(
      code: message.code, label: TranslatedText(message.label), isExclusive: message.exclusive)
  }
}
