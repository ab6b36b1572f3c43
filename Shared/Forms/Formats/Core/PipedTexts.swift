internal import Questionnaires

extension ElementDefinition.Content {
  /// Transforms the texts in which clients replace placeholders.
  func mapPipedTexts(_ transform: (TranslatedText) -> TranslatedText) -> Self {
    switch self {
    case .headline(let text): return .headline(transform(text))
    case .text(let text): return .text(transform(text))
    case .question(var question):
      question.text = transform(question.text)
      question.description = transform(question.description)
      return .question(question)
    case .group(var group):
      group.title = transform(group.title)
      return .group(group)
    case .pageBreak: return self
    }
  }
}
