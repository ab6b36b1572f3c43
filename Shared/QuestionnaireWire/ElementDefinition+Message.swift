internal import Messages
internal import Questionnaires

extension ElementDefinition {
  init(_ message: CatalogueV1.Element) {
    let content: Content? =
      switch message.content {
      case .headline(let text): .headline(TranslatedText(text))
      case .text(let text): .text(TranslatedText(text))
      case .question(let question): .question(QuestionDefinition(question))
      case .group(let group): .group(GroupDefinition(group))
      case .pageBreak: .pageBreak
      case nil: nil
      }
    self.init(
      id: message.elementID, parentID: message.parentID, content: content,
      shownIf: Condition(message.enableWhen, message.enableBehavior),
      annotations: message.annotations.map(Annotation.init), isFixed: message.fixedPosition)
  }
}

extension CatalogueV1.Element {
  init(_ definition: ElementDefinition) {
    let content: OneOfContent? =
      switch definition.content {
      case .headline(let text): .headline(CatalogueV1.LocalizedText(text) ?? .init())
      case .text(let text): .text(CatalogueV1.LocalizedText(text) ?? .init())
      case .question(let question): .question(CatalogueV1.Question(question))
      case .group(let group): .group(CatalogueV1.Group(group))
      case .pageBreak: .pageBreak(CatalogueV1.PageBreak())
      case nil: nil
      }
    let conditions = ConditionList(definition.shownIf)
    self.init(
      elementID: definition.id, content: content, enableWhen: conditions.parts,
      enableBehavior: conditions.behavior, parentID: definition.parentID,
      annotations: definition.annotations.map(CatalogueV1.Annotation.init),
      fixedPosition: definition.isFixed)
  }
}

extension GroupDefinition {
  init(_ message: CatalogueV1.Group) {
    let style: Style? =
      switch message.style {
      case .section: .section
      case .composite: .composite(isOptional: message.optionalAnswer)
      case .matrix: .matrix
      case .unspecified, .unrecognized: nil
      }
    self.init(
      title: TranslatedText(message.title), style: style,
      sharedKind: message.sharedAnswer?.sharedKind, hasRandomOrder: message.randomOrder,
      repetition: message.repeat.map(RepeatDefinition.init))
  }
}

extension RepeatDefinition {
  init(_ message: CatalogueV1.GroupRepeat) {
    let count: QuestionReference.Subject? =
      switch message.count {
      case nil: nil
      case .elementID(let id): .question(id)
      case .calculationID(let id): .calculation(id)
      }
    self.init(minimum: message.minimum, maximum: message.maximum, count: count)
  }
}

extension CatalogueV1.GroupRepeat {
  init(_ definition: RepeatDefinition) {
    let count: OneOfCount? =
      switch definition.count {
      case nil, .score?: nil
      case .question(let id)?: .elementID(id)
      case .calculation(let id)?: .calculationID(id)
      }
    self.init(minimum: definition.minimum, maximum: definition.maximum, count: count)
  }
}

extension CatalogueV1.Group {
  init(_ definition: GroupDefinition) {
    var style = CatalogueV1.GroupStyle.unspecified
    var isOptional = false
    switch definition.style {
    case nil: break
    case .section: style = .section
    case .composite(let optional):
      style = .composite
      isOptional = optional
    case .matrix: style = .matrix
    }
    self.init(
      title: CatalogueV1.LocalizedText(definition.title), style: style,
      optionalAnswer: isOptional,
      sharedAnswer: definition.sharedKind.map(CatalogueV1.Question.init(sharedKind:)),
      randomOrder: definition.hasRandomOrder,
      repeat: definition.repetition.map(CatalogueV1.GroupRepeat.init))
  }
}
