internal import CatalogueDomain
internal import Messages
internal import Questionnaires
internal import ServiceKit

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

  /// What a draft must be, however unfinished it is: small enough to be kept.
  ///
  /// - Parameters:
  ///   - message: what they say.
  ///   - field: of the request that brought them.
  ///   - checks: hears of what they are not (DRAFT_TOO_LARGE, TOO_MANY_ELEMENTS, LANGUAGE_INVALID,
  ///     SHARING_UNKNOWN).
  func check(
    _ message: CatalogueV1.Questionnaire, field: String, limits: CatalogueLimits = .default,
    checks: inout FieldChecks
  ) {
    if bytes.count > limits.questionnaireBytesMax {
      checks.reject(
        field, "DRAFT_TOO_LARGE",
        "it has \(bytes.count) bytes; at most \(limits.questionnaireBytesMax) are allowed")
    }
    _ = checks.optionalLanguage(message.defaultLanguage, field: "\(field).default_language")
    if message.elements.count > limits.elementsMax {
      checks.reject(
        "\(field).elements", FindingReason.tooManyElements.rawValue,
        "it has \(message.elements.count) elements; at most \(limits.elementsMax) are allowed")
    }
    checks.sharing(message.sharing, field: "\(field).sharing")
  }
}
