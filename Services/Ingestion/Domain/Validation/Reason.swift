/// Why a sheet, or one field of it, can never be accepted — or what it waits for
/// (``retryDelaySeconds``). The raw value is what clients get.
public enum Reason: String, Sendable, Hashable, CaseIterable {
  // MARK: The sheet

  /// `study_id`, `questionnaire_id` or `time_zone` is empty, or `version` is 0.
  case required = "REQUIRED"
  /// `study_id` or `questionnaire_id` is not 1–64 lower-case letters, digits and hyphens.
  case idInvalid = "ID_INVALID"
  /// `sheet_id` is not a UUID in its 36-character text form, or is the nil UUID.
  case sheetIDInvalid = "SHEET_ID_INVALID"
  /// A text of the sheet's head is longer than its limit (`app_version`,
  /// `platform`: 64 characters), or a reference's id or code is.
  case labelTooLong = "LABEL_TOO_LONG"
  /// A text contains U+0000 or is not UTF-8.
  case textInvalid = "TEXT_INVALID"
  /// `finished_at` is absent.
  case timeMissing = "TIME_MISSING"
  /// Not a time of the years 1 to 9999, or nanoseconds outside 0–999,999,999.
  case timeInvalid = "TIME_INVALID"
  /// Not the name of an IANA time zone.
  case timeZoneUnknown = "TIME_ZONE_UNKNOWN"
  /// `notification_id` is neither empty nor a UUID.
  case notificationIDInvalid = "NOTIFICATION_ID_INVALID"

  // MARK: Study and questionnaire

  case studyUnknown = "STUDY_UNKNOWN"
  /// The caller is no participant of the study, or was none when the sheet was finished: had left it
  /// before, whether or not there was another joining after.
  case notEnrolled = "NOT_ENROLLED"
  /// Finished before the study started.
  case studyNotStarted = "STUDY_NOT_STARTED"
  /// Finished when the study had ended.
  case studyEnded = "STUDY_ENDED"
  /// Not part of the study, or no longer when the sheet was finished; or only for groups in which the
  /// participant never was, who is told no more of another group's questionnaires than of none.
  case questionnaireNotInStudy = "QUESTIONNAIRE_NOT_IN_STUDY"
  /// Finished while it could not be filled in (TYS FR 9).
  case questionnaireDeactivated = "QUESTIONNAIRE_DEACTIVATED"
  /// No such version is published.
  case versionUnknown = "VERSION_UNKNOWN"
  /// The version has other contents than the client showed.
  case contentHashMismatch = "CONTENT_HASH_MISMATCH"
  /// A one-time questionnaire of which another sheet is stored (TYS FR 10).
  case alreadyFilledIn = "ALREADY_FILLED_IN"
  /// Finished less than the repeat interval after the sheet before it (TYT §3).
  case repeatedTooSoon = "REPEATED_TOO_SOON"
  /// For groups that the participant did not belong to when the sheet was finished, but did at
  /// another time.
  case notInGroup = "NOT_IN_GROUP"

  // MARK: Answers

  /// More answers than the limit (5,000).
  case tooManyAnswers = "TOO_MANY_ANSWERS"
  /// No question of the version has this id.
  case questionUnknown = "QUESTION_UNKNOWN"
  /// An earlier answer of the sheet is to the same question.
  case answeredTwice = "ANSWERED_TWICE"
  /// A required question that was shown has no answer. Not enforced for autosaved sheets.
  case answerMissing = "ANSWER_MISSING"
  /// Answered although its conditions hide it.
  case notShown = "NOT_SHOWN"
  /// The answer has no value, or a single choice has no code.
  case valueMissing = "VALUE_MISSING"
  /// A value of another kind than the question asks for.
  case valueTypeMismatch = "VALUE_TYPE_MISMATCH"
  /// A field of an optional composite has no answer although another one has (generic forms §5). Not
  /// enforced for autosaved sheets.
  case compositeIncomplete = "COMPOSITE_INCOMPLETE"
  /// Answered although the question is of a type that is not supported.
  case typeNotSupported = "TYPE_NOT_SUPPORTED"

  // MARK: Values

  /// A code that the question does not offer.
  case optionUnknown = "OPTION_UNKNOWN"
  /// The same code twice.
  case optionRepeated = "OPTION_REPEATED"
  /// Chosen together with others although it excludes them.
  case optionExclusive = "OPTION_EXCLUSIVE"
  /// None chosen in a required multiple choice (TYT §5), or fewer than are asked for. Not enforced
  /// for autosaved sheets.
  case optionsTooFew = "OPTIONS_TOO_FEW"
  /// More chosen than are asked for.
  case optionsTooMany = "OPTIONS_TOO_MANY"
  /// Below the minimum or above the maximum.
  case outOfRange = "OUT_OF_RANGE"
  /// Not `minimum + k·step`.
  case offStep = "OFF_STEP"
  /// Infinite or not a number.
  case notFinite = "NOT_FINITE"
  /// A fraction where an integer is asked for.
  case notInteger = "NOT_INTEGER"
  /// Not a day of the years 1 to 9999 in the form `YYYY-MM-DD`.
  case dateInvalid = "DATE_INVALID"
  /// Not a time of day in the form `HH:MM`.
  case clockTimeInvalid = "CLOCK_TIME_INVALID"
  /// Not a day and time of day in the form `YYYY-MM-DDTHH:MM`.
  case dateTimeInvalid = "DATE_TIME_INVALID"
  /// A text that the question's pattern does not match.
  case patternMismatch = "PATTERN_MISMATCH"
  /// More characters (Unicode scalars) than the question, or a reference (10,000), allows.
  case textTooLong = "TEXT_TOO_LONG"
  /// Nothing but white space in answer to a required question. Not enforced for autosaved sheets.
  case textEmpty = "TEXT_EMPTY"

  // MARK: Measurements and references

  /// Noise was measured although the version does not ask for it (TYS FR 15).
  case noiseNotRequested = "NOISE_NOT_REQUESTED"
  /// The position was taken although the version does not ask for it (TYS FR 14).
  case positionNotRequested = "POSITION_NOT_REQUESTED"
  /// More measurements than the version asks for.
  case tooManyMeasurements = "TOO_MANY_MEASUREMENTS"
  /// A latitude outside ±90° or a longitude outside ±180°.
  case coordinateOutOfRange = "COORDINATE_OUT_OF_RANGE"
  /// More referenced answers than the limit (100), or more codes in one.
  case tooManyReferences = "TOO_MANY_REFERENCES"
  /// A reference without an id, a second one to the same question, one with several values, or a text
  /// that no condition of the version looks at.
  case referenceInvalid = "REFERENCE_INVALID"

  // MARK: What a sheet waits for

  /// A leader has not decided yet on the request to join.
  case enrolmentPending = "ENROLMENT_PENDING"
  /// Finished while the study was paused. The sheet waits on the device: with the pause's end it is
  /// accepted and marked ``Deviation/paused``.
  case studyPaused = "STUDY_PAUSED"
  /// The study is not known here yet and the catalogue cannot be asked.
  case studyNotYetKnown = "STUDY_NOT_YET_KNOWN"
  /// By the rules known here the sheet would be refused, but they may be older than the device's; the
  /// catalogue could not be asked since the sheet was finished, or auth could not where groups see
  /// questionnaires of their own.
  case studyUnconfirmed = "STUDY_UNCONFIRMED"
  /// The version is not known or not understood here yet, or the catalogue cannot be asked.
  case versionNotYetKnown = "VERSION_NOT_YET_KNOWN"
  /// Whether, or since when, the caller is a participant is not known here yet and auth cannot be asked.
  case enrolmentNotYetKnown = "ENROLMENT_NOT_YET_KNOWN"
  /// Finished after the caller left the study, by what is known; the access token is older. Refresh the
  /// token first, then send the sheet again.
  case tokenOutdated = "TOKEN_OUTDATED"
  /// To which group the caller, who was in one that sees the questionnaire, belongs now is not known here
  /// yet and auth cannot be asked.
  case groupNotYetKnown = "GROUP_NOT_YET_KNOWN"
  /// Another sheet of the batch decides about this one and waits itself.
  case earlierSheetWaits = "EARLIER_SHEET_WAITS"
  /// A name as IANA time zones have them that the server's list lacks; a newer list may have it.
  case timeZoneNotYetKnown = "TIME_ZONE_NOT_YET_KNOWN"
  /// The participant has stored as many sheets, or bytes, as the operator allows.
  case quotaExceeded = "QUOTA_EXCEEDED"
  /// The database refuses the sheet, by a fault of the server.
  case notStorable = "NOT_STORABLE"

  // MARK: The list itself

  /// Ends a list that would have been longer than its limit; the description says by how much.
  case moreViolations = "MORE_VIOLATIONS"
}

extension Reason {
  /// Whether the sheet waits for what another service has to say.
  public var isOwnersToSettle: Bool {
    switch self {
    case .studyNotYetKnown, .studyUnconfirmed, .versionNotYetKnown, .enrolmentNotYetKnown,
      .groupNotYetKnown:
      true
    default: false
    }
  }

  /// How long the device had better wait before it sends the sheet again, in seconds; nil: there is no
  /// use in sending it again.
  public var retryDelaySeconds: Int64? {
    switch self {
    // As soon as there is a fresh token.
    case .tokenOutdated: 0
    case .studyNotYetKnown, .studyUnconfirmed, .versionNotYetKnown, .enrolmentNotYetKnown,
      .groupNotYetKnown, .earlierSheetWaits:
      5
    case .enrolmentPending, .studyPaused, .quotaExceeded, .notStorable: 3600
    // Until the operator has installed newer names.
    case .timeZoneNotYetKnown: 24 * 3600
    default: nil
    }
  }
}
