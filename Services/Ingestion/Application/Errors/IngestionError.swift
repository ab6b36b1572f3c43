/// Why a request about sheets cannot be granted.
package enum IngestionError: Error, Hashable {
  /// Nothing about the study could be learnt now; later it may.
  case studyNotYetKnown(String)
  case studyUnknown(String)
  /// The caller never took part in the study.
  case notEnrolled(String)
  case questionnaireNotInStudy(studyID: String, questionnaireID: String)
  /// No version of the questionnaire has a question of this name.
  case elementUnknown(questionnaireID: String, elementID: String)
  /// Of a questionnaire, vocabulary or sound collection of an export: later it may be known.
  case versionUnavailable(of: String)
  /// The records beside the verdicts of so many changes would not fit into an answer; at least 1.
  case recordAnswersTooLarge(changesMax: Int)
  /// So many batches are validated and wait to be.
  case validationLimit(Int)
}
