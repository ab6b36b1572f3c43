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

/// Turns a database that is away or busy into a status that says to try again, which every call of
/// this service allows. Other errors of the database stay what they are: mistakes of this program.
func answering<Answer>(_ body: () async throws -> Answer) async throws -> Answer {
  do {
    return try await body()
  } catch let error as PostgresError {
    switch error.kind {
    case .connectionLost, .poolExhausted, .timedOut, .closed: throw RPCError.databaseAway
    case .server where error.isRetryable: throw RPCError.databaseAway
    case .cancelled: throw CancellationError()
    case .server, .decoding, .parameter: throw error
    }
  }
}

extension RPCError {
  fileprivate static let databaseAway = RPCError(
    .unavailable, "the database cannot be reached or is busy",
    details: [.retryInfo(delay: .seconds(1))])
}
