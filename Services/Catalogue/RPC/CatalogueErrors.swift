internal import CatalogueDomain
internal import Postgres
internal import RPC

extension RPCError {
  static let studyUnknown = RPCError(
    .notFound, "there is no study of this id", reason: "STUDY_UNKNOWN")

  static let questionnaireVersionUnknown = RPCError(
    .notFound, "there is no such published version", reason: "QUESTIONNAIRE_VERSION_UNKNOWN")

  static func badField(_ field: String, _ reason: String, _ description: String) -> RPCError {
    .invalidArgument([FieldViolation(field: field, reason: reason, description: description)])
  }
}

/// The language that a request names; nil when it names none.
///
/// - Throws: INVALID_ARGUMENT with reason LANGUAGE_INVALID.
func requestedLanguage(_ text: String) throws -> LanguageTag? {
  if text.isEmpty { return nil }
  guard let tag = LanguageTag(text) else {
    throw RPCError.badField(
      "language", FindingReason.languageInvalid.rawValue,
      "give a BCP 47 tag such as `de` or `pt-BR`, or none")
  }
  return tag
}
