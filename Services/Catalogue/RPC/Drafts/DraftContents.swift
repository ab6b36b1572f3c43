internal import CatalogueDomain
internal import Messages
internal import RPC

/// What a draft must be, however unfinished it is: small enough to be kept.
enum DraftContents {
  /// - Throws: INVALID_ARGUMENT with reason DRAFT_TOO_LARGE or TOO_MANY_ELEMENTS.
  static func check(
    _ contents: CatalogueV1.Questionnaire, limits: CatalogueLimits = .default
  ) throws {
    let byteCount = contents.serialized().count
    guard byteCount <= limits.questionnaireBytesMax else {
      throw RPCError.badField(
        "questionnaire", "DRAFT_TOO_LARGE",
        "it has \(byteCount) bytes; at most \(limits.questionnaireBytesMax) are allowed")
    }
    guard contents.elements.count <= limits.elementsMax else {
      throw RPCError.badField(
        "questionnaire.elements", FindingReason.tooManyElements.rawValue,
        "it has \(contents.elements.count) elements; at most \(limits.elementsMax) are allowed")
    }
  }
}
