import Fields
import Messages
import Questionnaires
import ServiceKit

extension DraftContents {
  init(_ message: CatalogueV1.Questionnaire) {
    self.init(
      questionnaireID: message.questionnaireID, bytes: message.serialized(),
      heading: CatalogueV1.Questionnaire(
        questionnaireID: message.questionnaireID, title: message.title,
        defaultLanguage: message.defaultLanguage
      ).serialized())
  }

  /// - Throws: `DecodingError`.
  func message() throws -> CatalogueV1.Questionnaire {
    try CatalogueV1.Questionnaire(serialized: bytes, limits: .stored)
  }

  /// Checks that the contents, however unfinished, can be stored.
  ///
  /// - Parameters:
  ///   - message: the decoded contents.
  ///   - field: the request's field that contains them.
  ///   - checks: receives the problems (DRAFT_TOO_LARGE, TOO_MANY_ELEMENTS, LANGUAGE_INVALID,
  ///     SHARING_UNKNOWN).
  func check(
    _ message: CatalogueV1.Questionnaire, field: String, limits: CatalogueLimits = .default,
    checks: inout FieldChecks
  ) {
    if bytes.count > limits.questionnaireBytesMax {
      checks.reject(
        field, .draftTooLarge,
        "it has \(bytes.count) bytes; at most \(limits.questionnaireBytesMax) are allowed")
    }
    checks.defaultLanguage(message.defaultLanguage, field: "\(field).default_language")
    if message.elements.count > limits.elementsMax {
      checks.reject(
        "\(field).elements", FindingReason.tooManyElements.rawValue,
        "it has \(message.elements.count) elements; at most \(limits.elementsMax) are allowed")
    }
    checks.sharing(message.sharing, field: "\(field).sharing")
  }
}

extension FieldChecks {
  /// Checks a language that a definition names exactly as it is stored.
  mutating func defaultLanguage(_ text: String, field: String) {
    if !text.isEmpty, LanguageTag(text) == nil { reject(field, .notALanguage) }
  }

  /// Checks the sharing. An unknown value would be stored and treated as the narrowest until a
  /// later release understands it.
  mutating func sharing(_ sharing: CatalogueV1.Sharing?, field: String) {
    guard case .unrecognized? = sharing else { return }
    reject(field, .sharingUnknown, "must be project, structure or anyone")
  }
}
