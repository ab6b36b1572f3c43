internal import CatalogueDomain
internal import Messages
internal import Questionnaires
import RPCCore
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
  /// - Throws: INVALID_ARGUMENT with reason DRAFT_TOO_LARGE, TOO_MANY_ELEMENTS or SHARING_UNKNOWN.
  func check(
    _ message: CatalogueV1.Questionnaire, field: String, limits: CatalogueLimits = .default
  ) throws {
    guard bytes.count <= limits.questionnaireBytesMax else {
      throw RPCError.badField(
        field, "DRAFT_TOO_LARGE",
        "it has \(bytes.count) bytes; at most \(limits.questionnaireBytesMax) are allowed")
    }
    guard message.elements.count <= limits.elementsMax else {
      throw RPCError.badField(
        "\(field).elements", FindingReason.tooManyElements.rawValue,
        "it has \(message.elements.count) elements; at most \(limits.elementsMax) are allowed")
    }
    var checks = FieldChecks()
    checks.sharing(message.sharing, field: "\(field).sharing")
    try checks.unwrap()
  }
}
