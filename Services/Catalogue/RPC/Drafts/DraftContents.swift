internal import Messages
internal import Questionnaires
internal import RPC
internal import ServiceKit

/// What a draft must be, however unfinished it is: small enough to be kept.
enum DraftContents {
  /// - Parameter field: of the request that brought them.
  /// - Throws: INVALID_ARGUMENT with reason DRAFT_TOO_LARGE, TOO_MANY_ELEMENTS or SHARING_UNKNOWN.
  static func check(
    _ contents: CatalogueV1.Questionnaire, field: String, limits: CatalogueLimits = .default
  ) throws {
    let byteCount = contents.serialized().count
    guard byteCount <= limits.questionnaireBytesMax else {
      throw RPCError.badField(
        field, "DRAFT_TOO_LARGE",
        "it has \(byteCount) bytes; at most \(limits.questionnaireBytesMax) are allowed")
    }
    guard contents.elements.count <= limits.elementsMax else {
      throw RPCError.badField(
        "\(field).elements", FindingReason.tooManyElements.rawValue,
        "it has \(contents.elements.count) elements; at most \(limits.elementsMax) are allowed")
    }
    var checks = FieldChecks()
    checks.sharing(contents.sharing, field: "\(field).sharing")
    try checks.unwrap()
  }
}
