/// Why a request about sheets is rejected.
enum IngestionError: Error, Hashable {
  /// Nothing is known about the study now; a later attempt may succeed.
  case studyNotYetKnown(String)
  case studyUnknown(String)
  /// The caller never took part in the study.
  case notEnrolled(String)
  /// A blinded allocation conceals the groups of the study from the caller.
  case groupsConcealed(String)
  /// Not a cursor of this export and study, or one from before a restore of the database.
  case exportCursorInvalid
  case sessionUnknown
  case questionnaireNotInStudy(studyID: String, questionnaireID: String)
  /// No version of the questionnaire has a question with this name.
  case elementUnknown(questionnaireID: String, elementID: String)
  /// A questionnaire, vocabulary or sound collection of an export is unavailable; a later attempt
  /// may succeed.
  case versionUnavailable(of: String)
  /// The records that accompany the verdicts exceed the response size. Send at most `changesMax`
  /// changes (at least 1).
  case recordAnswersTooLarge(changesMax: Int)
  /// Too many batches are being validated or waiting for validation.
  case validationLimit(Int)
  /// Too many calls for figures are waiting.
  case figureLimit(Int)
}

/// Why a request about revisions of sheets is rejected.
enum AmendmentError: Error, Hashable {
  /// The study does not allow amending sheets of the questionnaire.
  case notRevisable(questionnaireID: String)
  case sheetUnknown
}

/// Why a request about drafts is rejected.
enum DraftError: Error, Hashable {
  /// Names of the fields that are missing to create a draft.
  case beginningIncomplete([String])
  case contentHashMismatch(version: UInt32, contentHash: String)
  case versionUnknown(questionnaireID: String, version: UInt32)
  /// The draft belongs to another study, questionnaire or version.
  case differs
  case ended
  case unknown
  case tooMany(Int)
  /// The draft exceeds the given limits.
  case tooLarge(elements: Int, bytes: Int)
  /// The draft changed since it was read.
  case changed
}

/// Why a participant may not write: not enrolled as far as known, or a consent is missing.
enum MembershipError: Error, Hashable {
  /// The participant's data was erased after it was written.
  case erased
  case notEnrolled(String)
  /// The enrolment may become known later.
  case notYetKnown(String)
  /// A newer access token has more information.
  case tokenOutdated(String)
  /// The participant has to agree to the study's current text first.
  case consentEnded(String)
}
