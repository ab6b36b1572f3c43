internal import Postgres
internal import Questionnaires
internal import RPC

extension RPCError {
  static let studyUnknown = RPCError(
    .notFound, "there is no study of this id", reason: "STUDY_UNKNOWN")

  static let questionnaireVersionUnknown = RPCError(
    .notFound, "there is no such published version", reason: "QUESTIONNAIRE_VERSION_UNKNOWN")

  static let projectUnknown = RPCError(
    .notFound, "there is no project of this id in which you have a role", reason: "PROJECT_UNKNOWN")

  static let draftUnknown = RPCError(
    .notFound, "there is no draft of this id in a project of yours", reason: "DRAFT_UNKNOWN")

  static let etagMismatch = RPCError(
    .aborted, "it was changed meanwhile; read it again and repeat the change on that",
    reason: "ETAG_MISMATCH")

  static func badField(_ field: String, _ reason: String, _ description: String) -> RPCError {
    .invalidArgument([FieldViolation(field: field, reason: reason, description: description)])
  }

  static func studyIDOfAnotherProject(_ project: String) -> RPCError {
    RPCError(
      .permissionDenied,
      "new studies of the project have ids that begin with `\(project)-`; an administrator may give "
        + "others",
      reason: "STUDY_ID_OF_ANOTHER_PROJECT")
  }

  static func questionnaireOfAnotherProject(_ id: String) -> RPCError {
    RPCError(
      .permissionDenied, "\(id) belongs to another project; choose an id of your own",
      reason: "QUESTIONNAIRE_OF_ANOTHER_PROJECT")
  }

  static func questionnaireRetired(_ ids: [String]) -> RPCError {
    RPCError(
      .failedPrecondition,
      "\(ids.joined(separator: ", ")): retired; reinstate it before it is used or published anew",
      reason: "QUESTIONNAIRE_RETIRED")
  }
}
