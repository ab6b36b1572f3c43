internal import Messages

/// Every text of a definition, to be replaced by another. One walk serves both the cleaning of what
/// is imported and the reduction to one language.
extension CatalogueV1.Study {
  func mapTexts(
    _ transform: (CatalogueV1.LocalizedText) -> CatalogueV1.LocalizedText
  ) -> CatalogueV1.Study {
    var study = self
    study.title = study.title.map(transform)
    study.description = study.description.map(transform)
    study.consentText = study.consentText.map(transform)
    return study
  }
}

extension CatalogueV1.Questionnaire {
  func mapTexts(
    _ transform: (CatalogueV1.LocalizedText) -> CatalogueV1.LocalizedText
  ) -> CatalogueV1.Questionnaire {
    var questionnaire = self
    questionnaire.title = questionnaire.title.map(transform)
    questionnaire.description = questionnaire.description.map(transform)
    questionnaire.introduction = questionnaire.introduction.map(transform)
    questionnaire.closing = questionnaire.closing.map(transform)
    questionnaire.elements = questionnaire.elements.map { element in
      var element = element
      switch element.content {
      case .headline(let text): element.content = .headline(transform(text))
      case .text(let text): element.content = .text(transform(text))
      case .question(let question): element.content = .question(question.mapTexts(transform))
      case .pageBreak, nil: break
      }
      return element
    }
    return questionnaire
  }
}

extension CatalogueV1.Question {
  fileprivate func mapTexts(
    _ transform: (CatalogueV1.LocalizedText) -> CatalogueV1.LocalizedText
  ) -> CatalogueV1.Question {
    var question = self
    question.text = question.text.map(transform)
    question.description = question.description.map(transform)
    switch question.type {
    case .singleChoice(var choice):
      choice.options = choice.options.map { $0.mapTexts(transform) }
      question.type = .singleChoice(choice)
    case .multipleChoice(var choice):
      choice.options = choice.options.map { $0.mapTexts(transform) }
      question.type = .multipleChoice(choice)
    case .slider(var slider):
      slider.minimumLabel = slider.minimumLabel.map(transform)
      slider.maximumLabel = slider.maximumLabel.map(transform)
      question.type = .slider(slider)
    default: break
    }
    return question
  }
}

extension CatalogueV1.Option {
  fileprivate func mapTexts(
    _ transform: (CatalogueV1.LocalizedText) -> CatalogueV1.LocalizedText
  ) -> CatalogueV1.Option {
    var option = self
    option.label = option.label.map(transform)
    return option
  }
}
