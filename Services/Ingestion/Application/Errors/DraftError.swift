package import IngestionDomain

/// Why a request about drafts cannot be granted.
package enum DraftError: Error, Hashable {
  /// What a draft needs to begin, by the names of fields.
  case beginningIncomplete([String])
  /// What was changed is not of the form of an answer.
  case changesInvalid([Violation])
  case contentHashMismatch(version: UInt32, contentHash: String)
  case versionUnknown(questionnaireID: String, version: UInt32)
  /// Of another study, questionnaire or version.
  case differs
  case ended
  case unknown
  case tooMany(Int)
  /// With the limits.
  case tooLarge(elements: Int, bytes: Int)
  /// It was changed since it was read.
  case changed
}

/// Why somebody may not write, who is no participant as far as is known or has not agreed to what is asked.
package enum MembershipError: Error, Hashable {
  case notEnrolled(String)
  /// Later it may be known.
  case notYetKnown(String)
  /// Another token says more.
  case tokenOutdated(String)
  /// Until the participant agrees to the study's present text.
  case consentEnded(String)
}
