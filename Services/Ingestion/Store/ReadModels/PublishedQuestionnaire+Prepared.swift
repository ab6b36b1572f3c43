package import IngestionDomain
import IngestionWire
package import Questionnaires

extension PublishedQuestionnaire {
  /// In the form in which sheets are validated against it.
  ///
  /// - Throws: ``UnusableDefinition``, `DecodingError`.
  package func prepared() throws -> PreparedQuestionnaire {
    try PreparedQuestionnaire(
      try definition(), questionnaireID: key.questionnaireID, version: key.version,
      contentHash: contentHash)
  }

  /// As its author wrote it, with all texts.
  ///
  /// - Throws: `DecodingError`.
  package func definitionWithWords() throws -> QuestionnaireDefinition { try definition() }

  /// What participants read in it.
  ///
  /// - Parameter language: BCP 47.
  /// - Throws: `DecodingError`.
  package func texts(language: String) throws -> QuestionnaireTexts {
    QuestionnaireTexts(try definition(), language: language)
  }

  /// Ids of the questions for something by which people are reached.
  ///
  /// - Throws: `DecodingError`.
  func contactElements() throws -> [String] {
    let definition = try definition()
    return zip(definition.elements, QuestionnaireStructure(definition).kinds).compactMap {
      $1?.isContact == true ? $0.id : nil
    }
  }
}

extension QuestionDefinition.Kind {
  fileprivate var isContact: Bool {
    guard case .text(let entry) = self else { return false }
    return switch entry.style {
    case .email, .url, .telephone: true
    case .line, .area: false
    }
  }
}
