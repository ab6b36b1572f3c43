/// Why a sheet or field is rejected, or what it waits for (``retryDelaySeconds``). Raw values are
/// sent to clients and documented in `proto/otolith/ingestion/v1/errors.proto`.
enum Reason: String, Sendable, Hashable, CaseIterable {
  // MARK: The sheet

  case required = "REQUIRED"
  case idInvalid = "ID_INVALID"
  case sheetIDInvalid = "SHEET_ID_INVALID"
  case textInvalid = "TEXT_INVALID"
  case timeMissing = "TIME_MISSING"
  case timeInvalid = "TIME_INVALID"
  case notificationIDInvalid = "NOTIFICATION_ID_INVALID"

  // MARK: Study and questionnaire

  case studyUnknown = "STUDY_UNKNOWN"
  case notEnrolled = "NOT_ENROLLED"
  case studyNotStarted = "STUDY_NOT_STARTED"
  case studyEnded = "STUDY_ENDED"
  case questionnaireNotInStudy = "QUESTIONNAIRE_NOT_IN_STUDY"
  case questionnaireDeactivated = "QUESTIONNAIRE_DEACTIVATED"
  case versionUnknown = "VERSION_UNKNOWN"
  case contentHashMismatch = "CONTENT_HASH_MISMATCH"
  case alreadyFilledIn = "ALREADY_FILLED_IN"
  case repeatedTooSoon = "REPEATED_TOO_SOON"
  case notInGroup = "NOT_IN_GROUP"
  case sequenceNotNext = "SEQUENCE_NOT_NEXT"
  case sequenceRepeated = "SEQUENCE_REPEATED"

  // MARK: Closing

  case closingInvalid = "CLOSING_INVALID"
  case incompleteNotAllowed = "INCOMPLETE_NOT_ALLOWED"

  // MARK: Answers

  case tooManyAnswers = "TOO_MANY_ANSWERS"
  case questionUnknown = "QUESTION_UNKNOWN"
  case answeredTwice = "ANSWERED_TWICE"
  case answerMissing = "ANSWER_MISSING"
  case notShown = "NOT_SHOWN"
  case valueMissing = "VALUE_MISSING"
  case valueTypeMismatch = "VALUE_TYPE_MISMATCH"
  case compositeIncomplete = "COMPOSITE_INCOMPLETE"
  case typeNotSupported = "TYPE_NOT_SUPPORTED"

  // MARK: Values

  case optionUnknown = "OPTION_UNKNOWN"
  case optionRepeated = "OPTION_REPEATED"
  case optionExclusive = "OPTION_EXCLUSIVE"
  case optionNotOffered = "OPTION_NOT_OFFERED"
  case optionsTooFew = "OPTIONS_TOO_FEW"
  case optionsTooMany = "OPTIONS_TOO_MANY"
  case outOfRange = "OUT_OF_RANGE"
  case offStep = "OFF_STEP"
  case notFinite = "NOT_FINITE"
  case notInteger = "NOT_INTEGER"
  case dateInvalid = "DATE_INVALID"
  case clockTimeInvalid = "CLOCK_TIME_INVALID"
  case dateTimeInvalid = "DATE_TIME_INVALID"
  case patternMismatch = "PATTERN_MISMATCH"
  case textTooLong = "TEXT_TOO_LONG"
  case textEmpty = "TEXT_EMPTY"
  case fileTypeNotAccepted = "FILE_TYPE_NOT_ACCEPTED"

  // MARK: Measurements and references

  case noiseNotRequested = "NOISE_NOT_REQUESTED"
  case positionNotRequested = "POSITION_NOT_REQUESTED"
  case noiseUnitUnknown = "NOISE_UNIT_UNKNOWN"
  case tooManyMeasurements = "TOO_MANY_MEASUREMENTS"
  case coordinateOutOfRange = "COORDINATE_OUT_OF_RANGE"
  case tooManyReferences = "TOO_MANY_REFERENCES"
  case referenceInvalid = "REFERENCE_INVALID"

  // MARK: What a sheet waits for

  case enrolmentPending = "ENROLMENT_PENDING"
  case studyPaused = "STUDY_PAUSED"
  case consentEnded = "CONSENT_ENDED"
  case studyNotYetKnown = "STUDY_NOT_YET_KNOWN"
  case studyUnconfirmed = "STUDY_UNCONFIRMED"
  case versionNotYetKnown = "VERSION_NOT_YET_KNOWN"
  case enrolmentNotYetKnown = "ENROLMENT_NOT_YET_KNOWN"
  case tokenOutdated = "TOKEN_OUTDATED"
  case groupNotYetKnown = "GROUP_NOT_YET_KNOWN"
  case earlierSheetWaits = "EARLIER_SHEET_WAITS"
  case quotaExceeded = "QUOTA_EXCEEDED"
  case notStorable = "NOT_STORABLE"

  // MARK: Listening

  case sessionIDInvalid = "SESSION_ID_INVALID"
  case soundUnknown = "SOUND_UNKNOWN"
  case collectionNotInStudy = "COLLECTION_NOT_IN_STUDY"
  case collectionVersionUnknown = "COLLECTION_VERSION_UNKNOWN"
  case collectionNotYetKnown = "COLLECTION_NOT_YET_KNOWN"
  case nothingPlayed = "NOTHING_PLAYED"
  case ratingInvalid = "RATING_INVALID"
  case loopUnknown = "LOOP_UNKNOWN"
  case durationOutOfRange = "DURATION_OUT_OF_RANGE"
  case sessionEndMissing = "SESSION_END_MISSING"

  // MARK: Erasures

  case participantErased = "PARTICIPANT_ERASED"

  // MARK: Amendments

  case sheetUnknown = "SHEET_UNKNOWN"
  case notRevisable = "NOT_REVISABLE"
  case revisionStale = "REVISION_STALE"
  case alreadyWithdrawn = "ALREADY_WITHDRAWN"
  case tooManyRevisions = "TOO_MANY_REVISIONS"
  case amendmentIDInvalid = "AMENDMENT_ID_INVALID"
  case revisionUnknown = "REVISION_UNKNOWN"

  // MARK: Health records

  case recordIDInvalid = "RECORD_ID_INVALID"
  case recordTypeNotTaken = "RECORD_TYPE_NOT_TAKEN"
  case recordContentsInvalid = "RECORD_CONTENTS_INVALID"
  case codeUnknown = "CODE_UNKNOWN"
  case vocabularyVersionUnknown = "VOCABULARY_VERSION_UNKNOWN"
  case vocabularyNotYetKnown = "VOCABULARY_NOT_YET_KNOWN"
  case endBeforeStart = "END_BEFORE_START"
  case frequencyDuplicate = "FREQUENCY_DUPLICATE"
  case unitInvalid = "UNIT_INVALID"
  case tooManyValues = "TOO_MANY_VALUES"
  case tooManyRecords = "TOO_MANY_RECORDS"
  case recordChanged = "RECORD_CHANGED"
  case recordUnknown = "RECORD_UNKNOWN"

  // MARK: The list itself

  case moreViolations = "MORE_VIOLATIONS"
}

extension Reason {
  /// Whether the answer of another service is needed.
  var isOwnersToSettle: Bool {
    switch self {
    case .studyNotYetKnown, .studyUnconfirmed, .versionNotYetKnown, .enrolmentNotYetKnown,
      .groupNotYetKnown, .collectionNotYetKnown:
      true
    default: false
    }
  }

  /// Recommended delay in seconds before the sheet is sent again; nil if resending is useless.
  var retryDelaySeconds: Int64? {
    switch self {
    // Useful as soon as a new token is available.
    case .tokenOutdated: 0
    case .studyNotYetKnown, .studyUnconfirmed, .versionNotYetKnown, .enrolmentNotYetKnown,
      .groupNotYetKnown, .earlierSheetWaits, .collectionNotYetKnown:
      5
    case .enrolmentPending, .studyPaused, .consentEnded, .quotaExceeded, .notStorable: 3600
    case .vocabularyNotYetKnown: 5
    case .tooManyRecords: 3600
    default: nil
    }
  }
}
