// Generated from otolith/ingestion/v1/errors.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages
public import MessageSupport

extension IngestionV1 {
  /// Error reasons of this service, in addition to those of otolith/common/v1/errors.proto. A value's
  /// name is sent as text: in `google.rpc.ErrorInfo.reason` (domain `otolith`) and violations of a
  /// status, or in `Violation.reason` of a verdict. New reasons may be added: treat an unknown reason
  /// by its status code or verdict.
  public enum ErrorReason: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Never returned.
    case unspecified
    /// INVALID_ARGUMENT: the batch is empty.
    case empty
    /// RESOURCE_EXHAUSTED: the batch exceeds the ErrorInfo's `sheets_max`, `records_max` (changes of
    /// health records; also if the current records of the verdicts do not fit into one response),
    /// `sessions_max` or `amendments_max`. Send fewer at once.
    case batchTooLarge
    /// RESOURCE_EXHAUSTED with RetryInfo: too many large batches are being validated, or too many calls
    /// for figures are waiting. Send the same request again.
    case validationLimit
    /// NOT_FOUND: no version of the questionnaire has the question.
    case elementUnknown
    /// UNAVAILABLE with RetryInfo: a version named by sheets is not known here yet. Send the same
    /// request again.
    case versionUnavailable
    /// `study_id` or `questionnaire_id` is empty, or `version` is 0.
    case required
    /// `study_id` or `questionnaire_id` is not 1–64 lower-case letters, digits and hyphens.
    case idInvalid
    /// `sheet_id` is not a UUID in its 36-character text form, or is the nil UUID.
    case sheetIdInvalid
    /// Never returned: a reference with such an id or code is left out of the sheet, with the mark
    /// REFERENCE_LEFT_OUT.
    case labelTooLong
    /// A text contains U+0000 or is not UTF-8.
    case textInvalid
    /// `finish_time` is absent.
    case timeMissing
    /// Outside the years 1 to 9999, or nanoseconds outside 0–999,999,999.
    case timeInvalid
    /// Not returned as a violation: a mark of a stored sheet, see StoredAnswerSheet.deviations.
    case timeZoneUnknown
    /// `notification_id` is neither empty nor a UUID. It is left out of the sheet.
    case notificationIdInvalid
    /// The study does not exist. GetSeries: NOT_FOUND.
    case studyUnknown
    /// The caller is not a participant of the study, or was not when the sheet was finished: it was
    /// finished after the participant left, even if the participant has joined again since.
    case notEnrolled
    /// Finished before the study started.
    case studyNotStarted
    /// Finished after the study had ended.
    case studyEnded
    /// Not part of the study, or not any more when the sheet was finished. Also returned for a
    /// questionnaire restricted to groups that the participant never belonged to, so that its
    /// existence is not revealed. GetSeries: NOT_FOUND.
    case questionnaireNotInStudy
    /// Finished while the questionnaire was deactivated (TYS FR 9).
    case questionnaireDeactivated
    /// The version is not published.
    case versionUnknown
    /// The version has other contents than those shown by the client.
    case contentHashMismatch
    /// Another sheet of this one-time questionnaire is stored (TYS FR 10).
    case alreadyFilledIn
    /// Finished within the repeat interval after the previous sheet (TYT §3).
    case repeatedTooSoon
    /// Restricted to groups that the participant did not belong to when the sheet was finished, but
    /// did at another time.
    case notInGroup
    /// More answers than the limit (5,000).
    case tooManyAnswers
    /// No question of the version has this id.
    case questionUnknown
    /// An earlier answer of the sheet refers to the same question.
    case answeredTwice
    /// A required question that was shown has no answer. Not enforced for autosaved sheets.
    case answerMissing
    /// Answered although the question's conditions hide it.
    case notShown
    /// The answer has no value, or a single choice has no code.
    case valueMissing
    /// The value's kind does not match the question.
    case valueTypeMismatch
    /// A field of an optional composite has no answer although another field has one (generic forms
    /// §5). Not enforced for autosaved sheets.
    case compositeIncomplete
    /// Answered although the question's type is not supported.
    case typeNotSupported
    /// A code that the question does not offer.
    case optionUnknown
    /// The same code appears twice.
    case optionRepeated
    /// An exclusive option is chosen together with others.
    case optionExclusive
    /// No option chosen in a required multiple choice (TYT §5), or fewer than required. Not enforced
    /// for autosaved sheets.
    case optionsTooFew
    /// More options chosen than allowed.
    case optionsTooMany
    /// Below the minimum or above the maximum.
    case outOfRange
    /// Not `minimum + k·step`.
    case offStep
    /// Infinite or not a number.
    case notFinite
    /// Not an integer although one is required.
    case notInteger
    /// Not a day of the years 1 to 9999 in the form `YYYY-MM-DD`.
    case dateInvalid
    /// Not a time of day in the form `HH:MM`.
    case clockTimeInvalid
    /// Not a day and time of day in the form `YYYY-MM-DDTHH:MM`.
    case dateTimeInvalid
    /// The text does not match the question's pattern.
    case patternMismatch
    /// The text exceeds the maximum number of characters of the question, or of a reference (10,000),
    /// counted as otolith.catalogue.v1.TextLine says.
    case textTooLong
    /// White space only in answer to a required question. Not enforced for autosaved sheets.
    case textEmpty
    /// The sheet has noise measurements that the version does not request (TYS FR 15).
    case noiseNotRequested
    /// The sheet has positions that the version does not request (TYS FR 14).
    case positionNotRequested
    /// More measurements than the version requests.
    case tooManyMeasurements
    /// Latitude outside ±90° or longitude outside ±180°.
    case coordinateOutOfRange
    /// More referenced answers than the limit (100), or more codes in one.
    case tooManyReferences
    /// A reference with invalid ids or codes, a second one to the same question, one with several
    /// values, or a text that no rule of the version refers to; a profile value that no rule of the
    /// version refers to, or an invalid or second one.
    case referenceInvalid
    /// A leader has not decided on the join request yet.
    case enrolmentPending
    /// Finished while the study was paused. Keep the sheet on the device: after the pause it is
    /// accepted and marked PAUSED.
    case studyPaused
    /// The study is not known here yet and the catalogue cannot be reached. ListOffers: UNAVAILABLE
    /// with RetryInfo.
    case studyNotYetKnown
    /// The sheet would be rejected by the rules known here, but these may be older than the device's
    /// rules. The catalogue could not be reached since the sheet was finished, nor could auth if
    /// groups have their own questionnaires. While the catalogue responds, the call itself waits for
    /// the check: at most half a second, plus the response time.
    case studyUnconfirmed
    /// The version is not known or not supported here yet, or the catalogue cannot be reached.
    case versionNotYetKnown
    /// It is not known here yet whether, or since when, the caller is a participant, and auth cannot
    /// be reached or was asked a few seconds ago.
    case enrolmentNotYetKnown
    /// Finished after the caller left the study, as far as known here, or after the caller's data of
    /// the study was erased; the access token is older than that. Refresh the token, then send the
    /// sheet again.
    case tokenOutdated
    /// The current group of the caller, who was in a group that sees the questionnaire, is not known
    /// here yet, and auth cannot be reached.
    case groupNotYetKnown
    /// The result depends on another sheet of the batch that waits itself.
    case earlierSheetWaits
    /// Not returned: an unknown time zone is accepted.
    case timeZoneNotYetKnown
    /// The participant has stored the maximum number of sheets or bytes that the operator allows.
    case quotaExceeded
    /// The database cannot store the sheet because of a fault of the server.
    case notStorable
    /// Last entry of a truncated list of violations; the description has the number of the others.
    case moreViolations
    /// The participant's data, or the data of this study, was erased at the participant's request, and
    /// the sheet, session, record, amendment or draft is from before. Delete it from the device. Takes
    /// precedence over all other reasons.
    case participantErased
    /// Finished after the participant's consent had ended because the study replaced the text. Keep
    /// the sheet on the device, show the current text, have the participant accept it (JoinStudy), and
    /// send the sheet again with the new token. SaveDraft: UNAVAILABLE with RetryInfo. The access
    /// token states when the consent ends. A token from before the study replaced its text does not;
    /// sheets sent with it are accepted until it expires, at most 10 minutes.
    case consentEnded
    /// A way of closing that this release does not know.
    case closingInvalid
    /// Closed as incomplete although the study does not allow it.
    case incompleteNotAllowed
    /// A noise unit that this release does not know.
    case noiseUnitUnknown
    /// INVALID_ARGUMENT: `draft_id` is not a UUID in its 36-character text form, or is the nil UUID.
    case draftIdInvalid
    /// NOT_FOUND: the caller has no such draft.
    case draftUnknown
    /// FAILED_PRECONDITION: the draft was submitted, deleted, or ended by the study's rule. Save the
    /// remaining changes under another id, or discard them.
    case draftEnded
    /// RESOURCE_EXHAUSTED: the caller has the maximum number of drafts. Submit or delete one.
    case tooManyDrafts
    /// RESOURCE_EXHAUSTED: the draft would exceed its maximum size.
    case draftTooLarge
    /// ABORTED: the resource has changed since it was read. Read it again.
    case etagMismatch
    /// FAILED_PRECONDITION: the draft belongs to another study, questionnaire or version.
    case draftDiffers
    /// The caller has no such sheet: VERDICT_REJECTED. Send a new sheet before its amendments.
    case sheetUnknown
    /// The study does not allow amendments of this questionnaire's sheets: VERDICT_REJECTED.
    case notRevisable
    /// The sheet has a newer revision (`newest_revision`) than the amendment is based on:
    /// VERDICT_CONFLICT.
    case revisionStale
    /// Answers of a sheet that was withdrawn, as a whole or by its last answer, cannot be changed:
    /// VERDICT_REJECTED. Withdrawing it again is VERDICT_EXISTS.
    case alreadyWithdrawn
    /// The sheet has the maximum number of revisions: VERDICT_REJECTED.
    case tooManyRevisions
    /// `amendment_id` is not a UUID in its 36-character text form, or is the nil UUID:
    /// VERDICT_REJECTED.
    case amendmentIdInvalid
    /// The sheet or health record has fewer revisions than the amendment or change is based on, e.g.
    /// because a backup was restored: VERDICT_CONFLICT.
    case revisionUnknown
    /// `record_id` is not a UUID in its 36-character text form, or is the nil UUID: VERDICT_REJECTED.
    case recordIdInvalid
    /// The study does not accept records of this type, or not any more: VERDICT_REJECTED. Deletions
    /// are accepted.
    case recordTypeNotTaken
    /// The record has no contents, or contents of another type than before: VERDICT_REJECTED.
    case recordContentsInvalid
    /// This version of the vocabulary does not have the term, or the study has no such vocabulary:
    /// VERDICT_REJECTED.
    case codeUnknown
    /// The vocabulary has no such version: VERDICT_REJECTED.
    case vocabularyVersionUnknown
    /// The version of the vocabulary is not known here yet and the catalogue cannot be reached:
    /// VERDICT_RETRY_LATER.
    case vocabularyNotYetKnown
    /// The end is before the start: VERDICT_REJECTED.
    case endBeforeStart
    /// An ear has two thresholds at one frequency: VERDICT_REJECTED.
    case frequencyDuplicate
    /// Not a UCUM unit, by its grammar and case-sensitive symbols, or longer than 64 characters:
    /// VERDICT_REJECTED.
    case unitInvalid
    /// More thresholds or values than allowed: VERDICT_REJECTED.
    case tooManyValues
    /// The participant has stored the maximum number of records, including those deleted in the last
    /// 400 days: VERDICT_RETRY_LATER.
    case tooManyRecords
    /// INVALID_ARGUMENT: not a cursor of this service, study and export, or the database was restored
    /// since. Start again without a cursor.
    case cursorInvalid
    /// The record was changed since the revision that the change is based on: VERDICT_CONFLICT.
    case recordChanged
    /// The caller has no such record: VERDICT_REJECTED.
    case recordUnknown
    /// `session_id` is not a UUID in its 36-character text form, or is the nil UUID: VERDICT_REJECTED.
    case sessionIdInvalid
    /// The version of the collection has no such sound: VERDICT_REJECTED.
    case soundUnknown
    /// The study does not have this collection of sounds: VERDICT_REJECTED.
    case collectionNotInStudy
    /// The collection has no such version: VERDICT_REJECTED.
    case collectionVersionUnknown
    /// The version of the collection is not known here yet and the catalogue cannot be reached:
    /// VERDICT_RETRY_LATER.
    case collectionNotYetKnown
    /// Nothing was played (SON FA10): VERDICT_REJECTED.
    case nothingPlayed
    /// The rating is outside 1–7, or contradictory: VERDICT_REJECTED.
    case ratingInvalid
    /// The collection does not offer this loop: VERDICT_REJECTED.
    case loopUnknown
    /// Longer than a day: VERDICT_REJECTED.
    case durationOutOfRange
    /// How the session ended is missing: VERDICT_REJECTED.
    case sessionEndMissing
    /// The caller has no such listening session: NOT_FOUND.
    case sessionUnknown
    /// The name is not 1–64 lower-case letters, digits, `_`, `-` and `.`, or appears twice.
    case settingNameInvalid
    /// The value is out of range or has the wrong form.
    case settingValueInvalid
    /// More or larger settings than allowed.
    case tooManySettings
    /// The study's binding order requires another questionnaire first.
    case sequenceNotNext
    /// Already filled in within the current pass of the study's binding sequence.
    case sequenceRepeated
    /// PERMISSION_DENIED: only otolith-planning may call the method, in its own name.
    case notForPeople
    /// INVALID_ARGUMENT of ReadSeries: an earlier source names the same series.
    case seriesDuplicate
    /// RESOURCE_EXHAUSTED: the report exceeds the ErrorInfo's `bytes_max`, or has more than
    /// `series_max` series or `sheets_max` sheets. Ask for fewer questionnaires or a shorter period.
    case reportTooLarge
    /// NOT_FOUND: the caller has no such share. OpenShare and ReadShareFile: no share can be opened
    /// this way, because it does not exist, was revoked, has expired or is used up.
    case shareUnknown
    /// ALREADY_EXISTS: the caller has a share with this id and other contents, or the id is that of
    /// an ended share. Use another id.
    case shareDiffers
    /// RESOURCE_EXHAUSTED: the caller has the ErrorInfo's `shares_max` shares that can be opened. Revoke
    /// one. With RetryInfo: the caller made `created_max` shares within a day.
    case tooManyShares
    /// FAILED_PRECONDITION: the caller has no data in the scope.
    case shareEmpty
    /// FAILED_PRECONDITION: the operator has not set the public address of links.
    case sharingNotAvailable
    /// PERMISSION_DENIED: the passcode is missing or wrong. The ErrorInfo's `remaining_attempts` is the
    /// number of wrong passcodes after which the share ends.
    case passcodeWrong
    /// INVALID_ARGUMENT: the key does not have 32 bytes.
    case shareKeyInvalid
    /// A code that is not offered after the answer to an earlier question (`Question.offered_by`).
    case optionNotOffered
    /// INVALID_ARGUMENT: not 64 lower-case hexadecimal digits. As the answer of a sheet:
    /// PATTERN_MISMATCH.
    case fileHashInvalid
    /// Sheet: VERDICT_REJECTED. The file has arrived, and has a type or size that the question does not
    /// accept. Calls: INVALID_ARGUMENT, for a file of a type that no answer may have, or that the
    /// question of a stored sheet with this file does not accept. The received bytes were removed.
    case fileTypeNotAccepted
    /// FAILED_PRECONDITION: the service stores no files. Set `OTOLITH_FILES_DIRECTORY`.
    case fileStoreAbsent
    /// UNAVAILABLE: the folder of files cannot be read or written. Try again later; if it lasts, see
    /// the service's log.
    case fileStoreUnavailable
    /// RESOURCE_EXHAUSTED: the file system of the folder is full. Nothing of the chunk was kept.
    case fileStoreFull
    /// NOT_FOUND: no file of the caller or study has this hash or id.
    case fileUnknown
    /// DATA_LOSS: the file is known, but its bytes are missing or damaged, perhaps after a restore. The
    /// participant's device may upload it again.
    case fileBytesMissing
    /// ABORTED with RetryInfo: another call is writing the same upload. Send the same request again.
    case fileUploadedConcurrently
    /// RESOURCE_EXHAUSTED: the file does not fit into the participant's or the study's quota, which the
    /// message names.
    case fileQuotaExceeded
    /// RESOURCE_EXHAUSTED: the participant has 20 incomplete uploads. Complete them, or wait a day.
    case tooManyFileUploads
    /// OUT_OF_RANGE: the offset is beyond the end of the file.
    case fileRangeInvalid
    /// INVALID_ARGUMENT: the file is empty, exceeds the limit for one file or that of the question,
    /// which the message names, or has another size than before.
    case fileTooLarge
    /// INVALID_ARGUMENT: the chunk exceeds 1 MiB, reaches beyond the end of the file, or is neither a
    /// multiple of 65,536 bytes nor the end of the file.
    case fileChunkInvalid
    /// INVALID_ARGUMENT: the bytes do not have the announced hash. They were removed; upload the file
    /// again.
    case fileChecksumMismatch
    /// INVALID_ARGUMENT: the picture, film or sound has metadata (Exif, XMP, ID3, comments, tags, or the
    /// boxes of MP4 for places and texts), which may name a place or a person. Remove them before
    /// computing the hash. The received bytes were removed.
    case fileHasMetadata
    /// RESOURCE_EXHAUSTED with RetryInfo: too many calls read or write files.
    case fileCallLimit
    /// NOT_FOUND: the caller has no such grant, given or received; or it has ended. AcceptGrant: no grant
    /// waits for this key.
    case grantUnknown
    /// ALREADY_EXISTS: the caller has a grant with this id and other contents. Use another id.
    case grantDiffers
    /// RESOURCE_EXHAUSTED: the caller gave the ErrorInfo's `grants_max` grants that have not ended.
    /// Revoke one.
    case tooManyGrants
    /// PERMISSION_DENIED: not the key that the clinician was shown. The ErrorInfo's `remaining_attempts`
    /// is the number of wrong keys after which the grant ends.
    case grantKeyWrong
    /// FAILED_PRECONDITION: the clinician has not entered the participant's key yet.
    case grantNotAccepted
    /// INVALID_ARGUMENT: `participant` is not a pseudonym: expected 16 letters `a` to `z` and digits
    /// `2` to `7`.
    case participantInvalid
    /// NOT_FOUND: the study has no participant with this pseudonym.
    case participantUnknown
    /// INVALID_ARGUMENT: `request_id` is not a UUID in its 36-character text form, or is the nil UUID.
    case requestIdInvalid
    /// ALREADY_EXISTS: `request_id` was used for other contents. Use a new one.
    case requestIdReused
    /// RESOURCE_EXHAUSTED: the sheet has the ErrorInfo's `reviews_max` reviews.
    case tooManyReviews
    /// FAILED_PRECONDITION: the sheet has these answers already.
    case correctionChangesNothing
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .empty, .batchTooLarge, .validationLimit, .elementUnknown, .versionUnavailable, .required, .idInvalid, .sheetIdInvalid, .labelTooLong, .textInvalid, .timeMissing, .timeInvalid, .timeZoneUnknown, .notificationIdInvalid, .studyUnknown, .notEnrolled, .studyNotStarted, .studyEnded, .questionnaireNotInStudy, .questionnaireDeactivated, .versionUnknown, .contentHashMismatch, .alreadyFilledIn, .repeatedTooSoon, .notInGroup, .tooManyAnswers, .questionUnknown, .answeredTwice, .answerMissing, .notShown, .valueMissing, .valueTypeMismatch, .compositeIncomplete, .typeNotSupported, .optionUnknown, .optionRepeated, .optionExclusive, .optionsTooFew, .optionsTooMany, .outOfRange, .offStep, .notFinite, .notInteger, .dateInvalid, .clockTimeInvalid, .dateTimeInvalid, .patternMismatch, .textTooLong, .textEmpty, .noiseNotRequested, .positionNotRequested, .tooManyMeasurements, .coordinateOutOfRange, .tooManyReferences, .referenceInvalid, .enrolmentPending, .studyPaused, .studyNotYetKnown, .studyUnconfirmed, .versionNotYetKnown, .enrolmentNotYetKnown, .tokenOutdated, .groupNotYetKnown, .earlierSheetWaits, .timeZoneNotYetKnown, .quotaExceeded, .notStorable, .moreViolations, .participantErased, .consentEnded, .closingInvalid, .incompleteNotAllowed, .noiseUnitUnknown, .draftIdInvalid, .draftUnknown, .draftEnded, .tooManyDrafts, .draftTooLarge, .etagMismatch, .draftDiffers, .sheetUnknown, .notRevisable, .revisionStale, .alreadyWithdrawn, .tooManyRevisions, .amendmentIdInvalid, .revisionUnknown, .recordIdInvalid, .recordTypeNotTaken, .recordContentsInvalid, .codeUnknown, .vocabularyVersionUnknown, .vocabularyNotYetKnown, .endBeforeStart, .frequencyDuplicate, .unitInvalid, .tooManyValues, .tooManyRecords, .cursorInvalid, .recordChanged, .recordUnknown, .sessionIdInvalid, .soundUnknown, .collectionNotInStudy, .collectionVersionUnknown, .collectionNotYetKnown, .nothingPlayed, .ratingInvalid, .loopUnknown, .durationOutOfRange, .sessionEndMissing, .sessionUnknown, .settingNameInvalid, .settingValueInvalid, .tooManySettings, .sequenceNotNext, .sequenceRepeated, .notForPeople, .seriesDuplicate, .reportTooLarge, .shareUnknown, .shareDiffers, .tooManyShares, .shareEmpty, .sharingNotAvailable, .passcodeWrong, .shareKeyInvalid, .optionNotOffered, .fileHashInvalid, .fileTypeNotAccepted, .fileStoreAbsent, .fileStoreUnavailable, .fileStoreFull, .fileUnknown, .fileBytesMissing, .fileUploadedConcurrently, .fileQuotaExceeded, .tooManyFileUploads, .fileRangeInvalid, .fileTooLarge, .fileChunkInvalid, .fileChecksumMismatch, .fileHasMetadata, .fileCallLimit, .grantUnknown, .grantDiffers, .tooManyGrants, .grantKeyWrong, .grantNotAccepted, .participantInvalid, .participantUnknown, .requestIdInvalid, .requestIdReused, .tooManyReviews, .correctionChangesNothing] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .empty
        case 2: .batchTooLarge
        case 3: .validationLimit
        case 4: .elementUnknown
        case 5: .versionUnavailable
        case 6: .required
        case 7: .idInvalid
        case 8: .sheetIdInvalid
        case 9: .labelTooLong
        case 10: .textInvalid
        case 11: .timeMissing
        case 12: .timeInvalid
        case 13: .timeZoneUnknown
        case 14: .notificationIdInvalid
        case 15: .studyUnknown
        case 16: .notEnrolled
        case 17: .studyNotStarted
        case 18: .studyEnded
        case 19: .questionnaireNotInStudy
        case 20: .questionnaireDeactivated
        case 21: .versionUnknown
        case 22: .contentHashMismatch
        case 23: .alreadyFilledIn
        case 24: .repeatedTooSoon
        case 25: .notInGroup
        case 26: .tooManyAnswers
        case 27: .questionUnknown
        case 28: .answeredTwice
        case 29: .answerMissing
        case 30: .notShown
        case 31: .valueMissing
        case 32: .valueTypeMismatch
        case 33: .compositeIncomplete
        case 34: .typeNotSupported
        case 35: .optionUnknown
        case 36: .optionRepeated
        case 37: .optionExclusive
        case 38: .optionsTooFew
        case 39: .optionsTooMany
        case 40: .outOfRange
        case 41: .offStep
        case 42: .notFinite
        case 43: .notInteger
        case 44: .dateInvalid
        case 45: .clockTimeInvalid
        case 46: .dateTimeInvalid
        case 47: .patternMismatch
        case 48: .textTooLong
        case 49: .textEmpty
        case 50: .noiseNotRequested
        case 51: .positionNotRequested
        case 52: .tooManyMeasurements
        case 53: .coordinateOutOfRange
        case 54: .tooManyReferences
        case 55: .referenceInvalid
        case 56: .enrolmentPending
        case 57: .studyPaused
        case 58: .studyNotYetKnown
        case 59: .studyUnconfirmed
        case 60: .versionNotYetKnown
        case 61: .enrolmentNotYetKnown
        case 62: .tokenOutdated
        case 63: .groupNotYetKnown
        case 64: .earlierSheetWaits
        case 65: .timeZoneNotYetKnown
        case 66: .quotaExceeded
        case 67: .notStorable
        case 68: .moreViolations
        case 74: .participantErased
        case 75: .consentEnded
        case 80: .closingInvalid
        case 81: .incompleteNotAllowed
        case 83: .noiseUnitUnknown
        case 90: .draftIdInvalid
        case 91: .draftUnknown
        case 92: .draftEnded
        case 93: .tooManyDrafts
        case 94: .draftTooLarge
        case 95: .etagMismatch
        case 96: .draftDiffers
        case 100: .sheetUnknown
        case 101: .notRevisable
        case 102: .revisionStale
        case 103: .alreadyWithdrawn
        case 104: .tooManyRevisions
        case 105: .amendmentIdInvalid
        case 106: .revisionUnknown
        case 110: .recordIdInvalid
        case 111: .recordTypeNotTaken
        case 112: .recordContentsInvalid
        case 113: .codeUnknown
        case 114: .vocabularyVersionUnknown
        case 115: .vocabularyNotYetKnown
        case 116: .endBeforeStart
        case 117: .frequencyDuplicate
        case 118: .unitInvalid
        case 119: .tooManyValues
        case 120: .tooManyRecords
        case 121: .cursorInvalid
        case 122: .recordChanged
        case 123: .recordUnknown
        case 130: .sessionIdInvalid
        case 131: .soundUnknown
        case 132: .collectionNotInStudy
        case 133: .collectionVersionUnknown
        case 134: .collectionNotYetKnown
        case 135: .nothingPlayed
        case 136: .ratingInvalid
        case 137: .loopUnknown
        case 138: .durationOutOfRange
        case 139: .sessionEndMissing
        case 140: .sessionUnknown
        case 150: .settingNameInvalid
        case 151: .settingValueInvalid
        case 152: .tooManySettings
        case 160: .sequenceNotNext
        case 161: .sequenceRepeated
        case 170: .notForPeople
        case 171: .seriesDuplicate
        case 190: .reportTooLarge
        case 191: .shareUnknown
        case 192: .shareDiffers
        case 193: .tooManyShares
        case 194: .shareEmpty
        case 195: .sharingNotAvailable
        case 196: .passcodeWrong
        case 197: .shareKeyInvalid
        case 198: .optionNotOffered
        case 240: .fileHashInvalid
        case 241: .fileTypeNotAccepted
        case 242: .fileStoreAbsent
        case 243: .fileStoreUnavailable
        case 244: .fileStoreFull
        case 245: .fileUnknown
        case 246: .fileBytesMissing
        case 247: .fileUploadedConcurrently
        case 248: .fileQuotaExceeded
        case 249: .tooManyFileUploads
        case 250: .fileRangeInvalid
        case 251: .fileTooLarge
        case 252: .fileChunkInvalid
        case 253: .fileChecksumMismatch
        case 254: .fileHasMetadata
        case 255: .fileCallLimit
        case 210: .grantUnknown
        case 211: .grantDiffers
        case 212: .tooManyGrants
        case 213: .grantKeyWrong
        case 214: .grantNotAccepted
        case 280: .participantInvalid
        case 281: .participantUnknown
        case 282: .requestIdInvalid
        case 283: .requestIdReused
        case 284: .tooManyReviews
        case 285: .correctionChangesNothing
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .empty: 1
        case .batchTooLarge: 2
        case .validationLimit: 3
        case .elementUnknown: 4
        case .versionUnavailable: 5
        case .required: 6
        case .idInvalid: 7
        case .sheetIdInvalid: 8
        case .labelTooLong: 9
        case .textInvalid: 10
        case .timeMissing: 11
        case .timeInvalid: 12
        case .timeZoneUnknown: 13
        case .notificationIdInvalid: 14
        case .studyUnknown: 15
        case .notEnrolled: 16
        case .studyNotStarted: 17
        case .studyEnded: 18
        case .questionnaireNotInStudy: 19
        case .questionnaireDeactivated: 20
        case .versionUnknown: 21
        case .contentHashMismatch: 22
        case .alreadyFilledIn: 23
        case .repeatedTooSoon: 24
        case .notInGroup: 25
        case .tooManyAnswers: 26
        case .questionUnknown: 27
        case .answeredTwice: 28
        case .answerMissing: 29
        case .notShown: 30
        case .valueMissing: 31
        case .valueTypeMismatch: 32
        case .compositeIncomplete: 33
        case .typeNotSupported: 34
        case .optionUnknown: 35
        case .optionRepeated: 36
        case .optionExclusive: 37
        case .optionsTooFew: 38
        case .optionsTooMany: 39
        case .outOfRange: 40
        case .offStep: 41
        case .notFinite: 42
        case .notInteger: 43
        case .dateInvalid: 44
        case .clockTimeInvalid: 45
        case .dateTimeInvalid: 46
        case .patternMismatch: 47
        case .textTooLong: 48
        case .textEmpty: 49
        case .noiseNotRequested: 50
        case .positionNotRequested: 51
        case .tooManyMeasurements: 52
        case .coordinateOutOfRange: 53
        case .tooManyReferences: 54
        case .referenceInvalid: 55
        case .enrolmentPending: 56
        case .studyPaused: 57
        case .studyNotYetKnown: 58
        case .studyUnconfirmed: 59
        case .versionNotYetKnown: 60
        case .enrolmentNotYetKnown: 61
        case .tokenOutdated: 62
        case .groupNotYetKnown: 63
        case .earlierSheetWaits: 64
        case .timeZoneNotYetKnown: 65
        case .quotaExceeded: 66
        case .notStorable: 67
        case .moreViolations: 68
        case .participantErased: 74
        case .consentEnded: 75
        case .closingInvalid: 80
        case .incompleteNotAllowed: 81
        case .noiseUnitUnknown: 83
        case .draftIdInvalid: 90
        case .draftUnknown: 91
        case .draftEnded: 92
        case .tooManyDrafts: 93
        case .draftTooLarge: 94
        case .etagMismatch: 95
        case .draftDiffers: 96
        case .sheetUnknown: 100
        case .notRevisable: 101
        case .revisionStale: 102
        case .alreadyWithdrawn: 103
        case .tooManyRevisions: 104
        case .amendmentIdInvalid: 105
        case .revisionUnknown: 106
        case .recordIdInvalid: 110
        case .recordTypeNotTaken: 111
        case .recordContentsInvalid: 112
        case .codeUnknown: 113
        case .vocabularyVersionUnknown: 114
        case .vocabularyNotYetKnown: 115
        case .endBeforeStart: 116
        case .frequencyDuplicate: 117
        case .unitInvalid: 118
        case .tooManyValues: 119
        case .tooManyRecords: 120
        case .cursorInvalid: 121
        case .recordChanged: 122
        case .recordUnknown: 123
        case .sessionIdInvalid: 130
        case .soundUnknown: 131
        case .collectionNotInStudy: 132
        case .collectionVersionUnknown: 133
        case .collectionNotYetKnown: 134
        case .nothingPlayed: 135
        case .ratingInvalid: 136
        case .loopUnknown: 137
        case .durationOutOfRange: 138
        case .sessionEndMissing: 139
        case .sessionUnknown: 140
        case .settingNameInvalid: 150
        case .settingValueInvalid: 151
        case .tooManySettings: 152
        case .sequenceNotNext: 160
        case .sequenceRepeated: 161
        case .notForPeople: 170
        case .seriesDuplicate: 171
        case .reportTooLarge: 190
        case .shareUnknown: 191
        case .shareDiffers: 192
        case .tooManyShares: 193
        case .shareEmpty: 194
        case .sharingNotAvailable: 195
        case .passcodeWrong: 196
        case .shareKeyInvalid: 197
        case .optionNotOffered: 198
        case .fileHashInvalid: 240
        case .fileTypeNotAccepted: 241
        case .fileStoreAbsent: 242
        case .fileStoreUnavailable: 243
        case .fileStoreFull: 244
        case .fileUnknown: 245
        case .fileBytesMissing: 246
        case .fileUploadedConcurrently: 247
        case .fileQuotaExceeded: 248
        case .tooManyFileUploads: 249
        case .fileRangeInvalid: 250
        case .fileTooLarge: 251
        case .fileChunkInvalid: 252
        case .fileChecksumMismatch: 253
        case .fileHasMetadata: 254
        case .fileCallLimit: 255
        case .grantUnknown: 210
        case .grantDiffers: 211
        case .tooManyGrants: 212
        case .grantKeyWrong: 213
        case .grantNotAccepted: 214
        case .participantInvalid: 280
        case .participantUnknown: 281
        case .requestIdInvalid: 282
        case .requestIdReused: 283
        case .tooManyReviews: 284
        case .correctionChangesNothing: 285
        case .unrecognized(let number): number
      }
    }
  }

  /// The descriptor of `otolith/ingestion/v1/errors.proto`.
  public static let errorsFile = ProtoFile(
    name: "otolith/ingestion/v1/errors.proto",
    dependencies: [],
    base64: "CiFvdG9saXRoL2luZ2VzdGlvbi92MS9lcnJvcnMucHJvdG8SFG90b2xpdGguaW5nZXN0aW9uLnYxKoAcCgtFcnJvclJlYXNvbhIcChhFUlJPUl9SRUFTT05fVU5TUEVDSUZJRUQQABIJCgVFTVBUWRABEhMKD0JBVENIX1RPT19MQVJHRRACEhQKEFZBTElEQVRJT05fTElNSVQQAxITCg9FTEVNRU5UX1VOS05PV04QBBIXChNWRVJTSU9OX1VOQVZBSUxBQkxFEAUSDAoIUkVRVUlSRUQQBhIOCgpJRF9JTlZBTElEEAcSFAoQU0hFRVRfSURfSU5WQUxJRBAIEhYKDkxBQkVMX1RPT19MT05HEAkaAggBEhAKDFRFWFRfSU5WQUxJRBAKEhAKDFRJTUVfTUlTU0lORxALEhAKDFRJTUVfSU5WQUxJRBAMEhkKEVRJTUVfWk9ORV9VTktOT1dOEA0aAggBEhsKF05PVElGSUNBVElPTl9JRF9JTlZBTElEEA4SEQoNU1RVRFlfVU5LTk9XThAPEhAKDE5PVF9FTlJPTExFRBAQEhUKEVNUVURZX05PVF9TVEFSVEVEEBESDwoLU1RVRFlfRU5ERUQQEhIeChpRVUVTVElPTk5BSVJFX05PVF9JTl9TVFVEWRATEh0KGVFVRVNUSU9OTkFJUkVfREVBQ1RJVkFURUQQFBITCg9WRVJTSU9OX1VOS05PV04QFRIZChVDT05URU5UX0hBU0hfTUlTTUFUQ0gQFhIVChFBTFJFQURZX0ZJTExFRF9JThAXEhUKEVJFUEVBVEVEX1RPT19TT09OEBgSEAoMTk9UX0lOX0dST1VQEBkSFAoQVE9PX01BTllfQU5TV0VSUxAaEhQKEFFVRVNUSU9OX1VOS05PV04QGxISCg5BTlNXRVJFRF9UV0lDRRAcEhIKDkFOU1dFUl9NSVNTSU5HEB0SDQoJTk9UX1NIT1dOEB4SEQoNVkFMVUVfTUlTU0lORxAfEhcKE1ZBTFVFX1RZUEVfTUlTTUFUQ0gQIBIYChRDT01QT1NJVEVfSU5DT01QTEVURRAhEhYKElRZUEVfTk9UX1NVUFBPUlRFRBAiEhIKDk9QVElPTl9VTktOT1dOECMSEwoPT1BUSU9OX1JFUEVBVEVEECQSFAoQT1BUSU9OX0VYQ0xVU0lWRRAlEhMKD09QVElPTlNfVE9PX0ZFVxAmEhQKEE9QVElPTlNfVE9PX01BTlkQJxIQCgxPVVRfT0ZfUkFOR0UQKBIMCghPRkZfU1RFUBApEg4KCk5PVF9GSU5JVEUQKhIPCgtOT1RfSU5URUdFUhArEhAKDERBVEVfSU5WQUxJRBAsEhYKEkNMT0NLX1RJTUVfSU5WQUxJRBAtEhUKEURBVEVfVElNRV9JTlZBTElEEC4SFAoQUEFUVEVSTl9NSVNNQVRDSBAvEhEKDVRFWFRfVE9PX0xPTkcQMBIOCgpURVhUX0VNUFRZEDESFwoTTk9JU0VfTk9UX1JFUVVFU1RFRBAyEhoKFlBPU0lUSU9OX05PVF9SRVFVRVNURUQQMxIZChVUT09fTUFOWV9NRUFTVVJFTUVOVFMQNBIbChdDT09SRElOQVRFX09VVF9PRl9SQU5HRRA1EhcKE1RPT19NQU5ZX1JFRkVSRU5DRVMQNhIVChFSRUZFUkVOQ0VfSU5WQUxJRBA3EhUKEUVOUk9MTUVOVF9QRU5ESU5HEDgSEAoMU1RVRFlfUEFVU0VEEDkSFwoTU1RVRFlfTk9UX1lFVF9LTk9XThA6EhUKEVNUVURZX1VOQ09ORklSTUVEEDsSGQoVVkVSU0lPTl9OT1RfWUVUX0tOT1dOEDwSGwoXRU5ST0xNRU5UX05PVF9ZRVRfS05PV04QPRISCg5UT0tFTl9PVVREQVRFRBA+EhcKE0dST1VQX05PVF9ZRVRfS05PV04QPxIXChNFQVJMSUVSX1NIRUVUX1dBSVRTEEASHwoXVElNRV9aT05FX05PVF9ZRVRfS05PV04QQRoCCAESEgoOUVVPVEFfRVhDRUVERUQQQhIQCgxOT1RfU1RPUkFCTEUQQxITCg9NT1JFX1ZJT0xBVElPTlMQRBIWChJQQVJUSUNJUEFOVF9FUkFTRUQQShIRCg1DT05TRU5UX0VOREVEEEsSEwoPQ0xPU0lOR19JTlZBTElEEFASGgoWSU5DT01QTEVURV9OT1RfQUxMT1dFRBBREhYKEk5PSVNFX1VOSVRfVU5LTk9XThBTEhQKEERSQUZUX0lEX0lOVkFMSUQQWhIRCg1EUkFGVF9VTktOT1dOEFsSDwoLRFJBRlRfRU5ERUQQXBITCg9UT09fTUFOWV9EUkFGVFMQXRITCg9EUkFGVF9UT09fTEFSR0UQXhIRCg1FVEFHX01JU01BVENIEF8SEQoNRFJBRlRfRElGRkVSUxBgEhEKDVNIRUVUX1VOS05PV04QZBIRCg1OT1RfUkVWSVNBQkxFEGUSEgoOUkVWSVNJT05fU1RBTEUQZhIVChFBTFJFQURZX1dJVEhEUkFXThBnEhYKElRPT19NQU5ZX1JFVklTSU9OUxBoEhgKFEFNRU5ETUVOVF9JRF9JTlZBTElEEGkSFAoQUkVWSVNJT05fVU5LTk9XThBqEhUKEVJFQ09SRF9JRF9JTlZBTElEEG4SGQoVUkVDT1JEX1RZUEVfTk9UX1RBS0VOEG8SGwoXUkVDT1JEX0NPTlRFTlRTX0lOVkFMSUQQcBIQCgxDT0RFX1VOS05PV04QcRIeChpWT0NBQlVMQVJZX1ZFUlNJT05fVU5LTk9XThByEhwKGFZPQ0FCVUxBUllfTk9UX1lFVF9LTk9XThBzEhQKEEVORF9CRUZPUkVfU1RBUlQQdBIXChNGUkVRVUVOQ1lfRFVQTElDQVRFEHUSEAoMVU5JVF9JTlZBTElEEHYSEwoPVE9PX01BTllfVkFMVUVTEHcSFAoQVE9PX01BTllfUkVDT1JEUxB4EhIKDkNVUlNPUl9JTlZBTElEEHkSEgoOUkVDT1JEX0NIQU5HRUQQehISCg5SRUNPUkRfVU5LTk9XThB7EhcKElNFU1NJT05fSURfSU5WQUxJRBCCARISCg1TT1VORF9VTktOT1dOEIMBEhwKF0NPTExFQ1RJT05fTk9UX0lOX1NUVURZEIQBEh8KGkNPTExFQ1RJT05fVkVSU0lPTl9VTktOT1dOEIUBEh0KGENPTExFQ1RJT05fTk9UX1lFVF9LTk9XThCGARITCg5OT1RISU5HX1BMQVlFRBCHARITCg5SQVRJTkdfSU5WQUxJRBCIARIRCgxMT09QX1VOS05PV04QiQESGgoVRFVSQVRJT05fT1VUX09GX1JBTkdFEIoBEhgKE1NFU1NJT05fRU5EX01JU1NJTkcQiwESFAoPU0VTU0lPTl9VTktOT1dOEIwBEhkKFFNFVFRJTkdfTkFNRV9JTlZBTElEEJYBEhoKFVNFVFRJTkdfVkFMVUVfSU5WQUxJRBCXARIWChFUT09fTUFOWV9TRVRUSU5HUxCYARIWChFTRVFVRU5DRV9OT1RfTkVYVBCgARIWChFTRVFVRU5DRV9SRVBFQVRFRBChARITCg5OT1RfRk9SX1BFT1BMRRCqARIVChBTRVJJRVNfRFVQTElDQVRFEKsBEhUKEFJFUE9SVF9UT09fTEFSR0UQvgESEgoNU0hBUkVfVU5LTk9XThC/ARISCg1TSEFSRV9ESUZGRVJTEMABEhQKD1RPT19NQU5ZX1NIQVJFUxDBARIQCgtTSEFSRV9FTVBUWRDCARIaChVTSEFSSU5HX05PVF9BVkFJTEFCTEUQwwESEwoOUEFTU0NPREVfV1JPTkcQxAESFgoRU0hBUkVfS0VZX0lOVkFMSUQQxQESFwoST1BUSU9OX05PVF9PRkZFUkVEEMYBEhYKEUZJTEVfSEFTSF9JTlZBTElEEPABEhsKFkZJTEVfVFlQRV9OT1RfQUNDRVBURUQQ8QESFgoRRklMRV9TVE9SRV9BQlNFTlQQ8gESGwoWRklMRV9TVE9SRV9VTkFWQUlMQUJMRRDzARIUCg9GSUxFX1NUT1JFX0ZVTEwQ9AESEQoMRklMRV9VTktOT1dOEPUBEhcKEkZJTEVfQllURVNfTUlTU0lORxD2ARIfChpGSUxFX1VQTE9BREVEX0NPTkNVUlJFTlRMWRD3ARIYChNGSUxFX1FVT1RBX0VYQ0VFREVEEPgBEhoKFVRPT19NQU5ZX0ZJTEVfVVBMT0FEUxD5ARIXChJGSUxFX1JBTkdFX0lOVkFMSUQQ+gESEwoORklMRV9UT09fTEFSR0UQ+wESFwoSRklMRV9DSFVOS19JTlZBTElEEPwBEhsKFkZJTEVfQ0hFQ0tTVU1fTUlTTUFUQ0gQ/QESFgoRRklMRV9IQVNfTUVUQURBVEEQ/gESFAoPRklMRV9DQUxMX0xJTUlUEP8BEhIKDUdSQU5UX1VOS05PV04Q0gESEgoNR1JBTlRfRElGRkVSUxDTARIUCg9UT09fTUFOWV9HUkFOVFMQ1AESFAoPR1JBTlRfS0VZX1dST05HENUBEhcKEkdSQU5UX05PVF9BQ0NFUFRFRBDWARIYChNQQVJUSUNJUEFOVF9JTlZBTElEEJgCEhgKE1BBUlRJQ0lQQU5UX1VOS05PV04QmQISFwoSUkVRVUVTVF9JRF9JTlZBTElEEJoCEhYKEVJFUVVFU1RfSURfUkVVU0VEEJsCEhUKEFRPT19NQU5ZX1JFVklFV1MQnAISHwoaQ09SUkVDVElPTl9DSEFOR0VTX05PVEhJTkcQnQJCUQoUb3RvbGl0aC5pbmdlc3Rpb24udjFQAVogb3RvbGl0aC9pbmdlc3Rpb24vdjE7aW5nZXN0aW9udjGqAhRPdG9saXRoLkluZ2VzdGlvbi5WMUrKkAEKTgoBDBIDAQASGkQgRXJyb3IgcmVhc29ucyBvZiBjYWxscywgYW5kIHJlYXNvbnMgb2YgcmVqZWN0ZWQgb3Igd2FpdGluZyBzaGVldHMuCgrRAgoCBQASBQ4AyAMBGsMCIEVycm9yIHJlYXNvbnMgb2YgdGhpcyBzZXJ2aWNlLCBpbiBhZGRpdGlvbiB0byB0aG9zZSBvZiBvdG9saXRoL2NvbW1vbi92MS9lcnJvcnMucHJvdG8uIEEgdmFsdWUncwogbmFtZSBpcyBzZW50IGFzIHRleHQ6IGluIGBnb29nbGUucnBjLkVycm9ySW5mby5yZWFzb25gIChkb21haW4gYG90b2xpdGhgKSBhbmQgdmlvbGF0aW9ucyBvZiBhCiBzdGF0dXMsIG9yIGluIGBWaW9sYXRpb24ucmVhc29uYCBvZiBhIHZlcmRpY3QuIE5ldyByZWFzb25zIG1heSBiZSBhZGRlZDogdHJlYXQgYW4gdW5rbm93biByZWFzb24KIGJ5IGl0cyBzdGF0dXMgY29kZSBvciB2ZXJkaWN0LgoKHgoEBQACABIDEAIfGhEgTmV2ZXIgcmV0dXJuZWQuCgpSCgQFAAIBEgMVAgwaJyBJTlZBTElEX0FSR1VNRU5UOiB0aGUgYmF0Y2ggaXMgZW1wdHkuCjIcIFJlYXNvbnMgb2YgdGhlIHdob2xlIGNhbGwuCgqCAgoEBQACAhIDGQIWGvQBIFJFU09VUkNFX0VYSEFVU1RFRDogdGhlIGJhdGNoIGV4Y2VlZHMgdGhlIEVycm9ySW5mbydzIGBzaGVldHNfbWF4YCwgYHJlY29yZHNfbWF4YCAoY2hhbmdlcyBvZgogaGVhbHRoIHJlY29yZHM7IGFsc28gaWYgdGhlIGN1cnJlbnQgcmVjb3JkcyBvZiB0aGUgdmVyZGljdHMgZG8gbm90IGZpdCBpbnRvIG9uZSByZXNwb25zZSksCiBgc2Vzc2lvbnNfbWF4YCBvciBgYW1lbmRtZW50c19tYXhgLiBTZW5kIGZld2VyIGF0IG9uY2UuCgqnAQoEBQACAxIDHAIXGpkBIFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIFJldHJ5SW5mbzogdG9vIG1hbnkgbGFyZ2UgYmF0Y2hlcyBhcmUgYmVpbmcgdmFsaWRhdGVkLCBvciB0b28gbWFueSBjYWxscwogZm9yIGZpZ3VyZXMgYXJlIHdhaXRpbmcuIFNlbmQgdGhlIHNhbWUgcmVxdWVzdCBhZ2Fpbi4KCksKBAUAAgQSAx4CFho+IE5PVF9GT1VORDogbm8gdmVyc2lvbiBvZiB0aGUgcXVlc3Rpb25uYWlyZSBoYXMgdGhlIHF1ZXN0aW9uLgoKeQoEBQACBRIDIQIaGmwgVU5BVkFJTEFCTEUgd2l0aCBSZXRyeUluZm86IGEgdmVyc2lvbiBuYW1lZCBieSBzaGVldHMgaXMgbm90IGtub3duIGhlcmUgeWV0LiBTZW5kIHRoZSBzYW1lCiByZXF1ZXN0IGFnYWluLgoKaAoEBQACBhIDJgIPGj8gYHN0dWR5X2lkYCBvciBgcXVlc3Rpb25uYWlyZV9pZGAgaXMgZW1wdHksIG9yIGB2ZXJzaW9uYCBpcyAwLgoyGiBTaGVldDogVkVSRElDVF9SRUpFQ1RFRC4KCmUKBAUAAgcSAygCERpYIGBzdHVkeV9pZGAgb3IgYHF1ZXN0aW9ubmFpcmVfaWRgIGlzIG5vdCAx4oCTNjQgbG93ZXItY2FzZSBsZXR0ZXJzLCBkaWdpdHMgYW5kIGh5cGhlbnMuCgpaCgQFAAIIEgMqAhcaTSBgc2hlZXRfaWRgIGlzIG5vdCBhIFVVSUQgaW4gaXRzIDM2LWNoYXJhY3RlciB0ZXh0IGZvcm0sIG9yIGlzIHRoZSBuaWwgVVVJRC4KCn8KBAUAAgkSAy0CKRpyIE5ldmVyIHJldHVybmVkOiBhIHJlZmVyZW5jZSB3aXRoIHN1Y2ggYW4gaWQgb3IgY29kZSBpcyBsZWZ0IG91dCBvZiB0aGUgc2hlZXQsIHdpdGggdGhlIG1hcmsKIFJFRkVSRU5DRV9MRUZUX09VVC4KCjYKBAUAAgoSAy8CFBopIEEgdGV4dCBjb250YWlucyBVKzAwMDAgb3IgaXMgbm90IFVURi04LgoKJwoEBQACCxIDMQIUGhogYGZpbmlzaF90aW1lYCBpcyBhYnNlbnQuCgpTCgQFAAIMEgMzAhQaRiBPdXRzaWRlIHRoZSB5ZWFycyAxIHRvIDk5OTksIG9yIG5hbm9zZWNvbmRzIG91dHNpZGUgMOKAkzk5OSw5OTksOTk5LgoKZwoEBQACDRIDNQItGlogTm90IHJldHVybmVkIGFzIGEgdmlvbGF0aW9uOiBhIG1hcmsgb2YgYSBzdG9yZWQgc2hlZXQsIHNlZSBTdG9yZWRBbnN3ZXJTaGVldC5kZXZpYXRpb25zLgoKWgoEBQACDhIDNwIfGk0gYG5vdGlmaWNhdGlvbl9pZGAgaXMgbmVpdGhlciBlbXB0eSBub3IgYSBVVUlELiBJdCBpcyBsZWZ0IG91dCBvZiB0aGUgc2hlZXQuCgpsCgQFAAIPEgM8AhUaMSBUaGUgc3R1ZHkgZG9lcyBub3QgZXhpc3QuIEdldFNlcmllczogTk9UX0ZPVU5ELgoyLCBTdHVkeSBhbmQgcXVlc3Rpb25uYWlyZTogVkVSRElDVF9SRUpFQ1RFRC4KCsIBCgQFAAIQEgM/AhQatAEgVGhlIGNhbGxlciBpcyBub3QgYSBwYXJ0aWNpcGFudCBvZiB0aGUgc3R1ZHksIG9yIHdhcyBub3Qgd2hlbiB0aGUgc2hlZXQgd2FzIGZpbmlzaGVkOiBpdCB3YXMKIGZpbmlzaGVkIGFmdGVyIHRoZSBwYXJ0aWNpcGFudCBsZWZ0LCBldmVuIGlmIHRoZSBwYXJ0aWNpcGFudCBoYXMgam9pbmVkIGFnYWluIHNpbmNlLgoKMQoEBQACERIDQQIZGiQgRmluaXNoZWQgYmVmb3JlIHRoZSBzdHVkeSBzdGFydGVkLgoKMgoEBQACEhIDQwITGiUgRmluaXNoZWQgYWZ0ZXIgdGhlIHN0dWR5IGhhZCBlbmRlZC4KCvEBCgQFAAITEgNHAiIa4wEgTm90IHBhcnQgb2YgdGhlIHN0dWR5LCBvciBub3QgYW55IG1vcmUgd2hlbiB0aGUgc2hlZXQgd2FzIGZpbmlzaGVkLiBBbHNvIHJldHVybmVkIGZvciBhCiBxdWVzdGlvbm5haXJlIHJlc3RyaWN0ZWQgdG8gZ3JvdXBzIHRoYXQgdGhlIHBhcnRpY2lwYW50IG5ldmVyIGJlbG9uZ2VkIHRvLCBzbyB0aGF0IGl0cwogZXhpc3RlbmNlIGlzIG5vdCByZXZlYWxlZC4gR2V0U2VyaWVzOiBOT1RfRk9VTkQuCgpLCgQFAAIUEgNJAiEaPiBGaW5pc2hlZCB3aGlsZSB0aGUgcXVlc3Rpb25uYWlyZSB3YXMgZGVhY3RpdmF0ZWQgKFRZUyBGUiA5KS4KCiwKBAUAAhUSA0sCFxofIFRoZSB2ZXJzaW9uIGlzIG5vdCBwdWJsaXNoZWQuCgpNCgQFAAIWEgNNAh0aQCBUaGUgdmVyc2lvbiBoYXMgb3RoZXIgY29udGVudHMgdGhhbiB0aG9zZSBzaG93biBieSB0aGUgY2xpZW50LgoKUgoEBQACFxIDTwIZGkUgQW5vdGhlciBzaGVldCBvZiB0aGlzIG9uZS10aW1lIHF1ZXN0aW9ubmFpcmUgaXMgc3RvcmVkIChUWVMgRlIgMTApLgoKVgoEBQACGBIDUQIZGkkgRmluaXNoZWQgd2l0aGluIHRoZSByZXBlYXQgaW50ZXJ2YWwgYWZ0ZXIgdGhlIHByZXZpb3VzIHNoZWV0IChUWVQgwqczKS4KCoEBCgQFAAIZEgNUAhQadCBSZXN0cmljdGVkIHRvIGdyb3VwcyB0aGF0IHRoZSBwYXJ0aWNpcGFudCBkaWQgbm90IGJlbG9uZyB0byB3aGVuIHRoZSBzaGVldCB3YXMgZmluaXNoZWQsIGJ1dAogZGlkIGF0IGFub3RoZXIgdGltZS4KCo0CCgQFAAIaEgNbAhgaJiBNb3JlIGFuc3dlcnMgdGhhbiB0aGUgbGltaXQgKDUsMDAwKS4KMtcBIEFuc3dlcnM6IFZFUkRJQ1RfUkVKRUNURUQsIG9yIFZFUkRJQ1RfQ1JFQVRFRCBpZiB0aGUgc2hlZXQgaXMgdmFsaWQgd2l0aG91dCB0aGUgYW5zd2VycyBhdCBmYXVsdAogKGBBTlNXRVJfTEVGVF9PVVRgIG9mIFN0b3JlZEFuc3dlclNoZWV0LmRldmlhdGlvbnMpLiBUaGUgcGF0aCBuYW1lcyB0aGUgYW5zd2VyLCBvciB0aGUgcXVlc3Rpb24KIHdpdGhvdXQgYW4gYW5zd2VyLgoKNgoEBQACGxIDXQIYGikgTm8gcXVlc3Rpb24gb2YgdGhlIHZlcnNpb24gaGFzIHRoaXMgaWQuCgpKCgQFAAIcEgNfAhYaPSBBbiBlYXJsaWVyIGFuc3dlciBvZiB0aGUgc2hlZXQgcmVmZXJzIHRvIHRoZSBzYW1lIHF1ZXN0aW9uLgoKYwoEBQACHRIDYQIWGlYgQSByZXF1aXJlZCBxdWVzdGlvbiB0aGF0IHdhcyBzaG93biBoYXMgbm8gYW5zd2VyLiBOb3QgZW5mb3JjZWQgZm9yIGF1dG9zYXZlZCBzaGVldHMuCgpDCgQFAAIeEgNjAhEaNiBBbnN3ZXJlZCBhbHRob3VnaCB0aGUgcXVlc3Rpb24ncyBjb25kaXRpb25zIGhpZGUgaXQuCgpHCgQFAAIfEgNlAhUaOiBUaGUgYW5zd2VyIGhhcyBubyB2YWx1ZSwgb3IgYSBzaW5nbGUgY2hvaWNlIGhhcyBubyBjb2RlLgoKPAoEBQACIBIDZwIbGi8gVGhlIHZhbHVlJ3Mga2luZCBkb2VzIG5vdCBtYXRjaCB0aGUgcXVlc3Rpb24uCgqWAQoEBQACIRIDagIcGogBIEEgZmllbGQgb2YgYW4gb3B0aW9uYWwgY29tcG9zaXRlIGhhcyBubyBhbnN3ZXIgYWx0aG91Z2ggYW5vdGhlciBmaWVsZCBoYXMgb25lIChnZW5lcmljIGZvcm1zCiDCpzUpLiBOb3QgZW5mb3JjZWQgZm9yIGF1dG9zYXZlZCBzaGVldHMuCgpGCgQFAAIiEgNsAhoaOSBBbnN3ZXJlZCBhbHRob3VnaCB0aGUgcXVlc3Rpb24ncyB0eXBlIGlzIG5vdCBzdXBwb3J0ZWQuCgpYCgQFAAIjEgNxAhYaKiBBIGNvZGUgdGhhdCB0aGUgcXVlc3Rpb24gZG9lcyBub3Qgb2ZmZXIuCjIfIFZhbHVlcyBvZiBhbnN3ZXJzOiBhcyBiZWZvcmUuCgorCgQFAAIkEgNzAhcaHiBUaGUgc2FtZSBjb2RlIGFwcGVhcnMgdHdpY2UuCgpCCgQFAAIlEgN1AhgaNSBBbiBleGNsdXNpdmUgb3B0aW9uIGlzIGNob3NlbiB0b2dldGhlciB3aXRoIG90aGVycy4KCoQBCgQFAAImEgN4AhcadyBObyBvcHRpb24gY2hvc2VuIGluIGEgcmVxdWlyZWQgbXVsdGlwbGUgY2hvaWNlIChUWVQgwqc1KSwgb3IgZmV3ZXIgdGhhbiByZXF1aXJlZC4gTm90IGVuZm9yY2VkCiBmb3IgYXV0b3NhdmVkIHNoZWV0cy4KCjAKBAUAAicSA3oCGBojIE1vcmUgb3B0aW9ucyBjaG9zZW4gdGhhbiBhbGxvd2VkLgoKNgoEBQACKBIDfAIUGikgQmVsb3cgdGhlIG1pbmltdW0gb3IgYWJvdmUgdGhlIG1heGltdW0uCgonCgQFAAIpEgN+AhAaGiBOb3QgYG1pbmltdW0gKyBrwrdzdGVwYC4KCikKBAUAAioSBIABAhIaGyBJbmZpbml0ZSBvciBub3QgYSBudW1iZXIuCgo4CgQFAAIrEgSCAQITGiogTm90IGFuIGludGVnZXIgYWx0aG91Z2ggb25lIGlzIHJlcXVpcmVkLgoKSgoEBQACLBIEhAECFBo8IE5vdCBhIGRheSBvZiB0aGUgeWVhcnMgMSB0byA5OTk5IGluIHRoZSBmb3JtIGBZWVlZLU1NLUREYC4KCjYKBAUAAi0SBIYBAhoaKCBOb3QgYSB0aW1lIG9mIGRheSBpbiB0aGUgZm9ybSBgSEg6TU1gLgoKSQoEBQACLhIEiAECGRo7IE5vdCBhIGRheSBhbmQgdGltZSBvZiBkYXkgaW4gdGhlIGZvcm0gYFlZWVktTU0tRERUSEg6TU1gLgoKPwoEBQACLxIEigECGBoxIFRoZSB0ZXh0IGRvZXMgbm90IG1hdGNoIHRoZSBxdWVzdGlvbidzIHBhdHRlcm4uCgqfAQoEBQACMBIEjQECFRqQASBUaGUgdGV4dCBleGNlZWRzIHRoZSBtYXhpbXVtIG51bWJlciBvZiBjaGFyYWN0ZXJzIG9mIHRoZSBxdWVzdGlvbiwgb3Igb2YgYSByZWZlcmVuY2UgKDEwLDAwMCksCiBjb3VudGVkIGFzIG90b2xpdGguY2F0YWxvZ3VlLnYxLlRleHRMaW5lIHNheXMuCgplCgQFAAIxEgSPAQISGlcgV2hpdGUgc3BhY2Ugb25seSBpbiBhbnN3ZXIgdG8gYSByZXF1aXJlZCBxdWVzdGlvbi4gTm90IGVuZm9yY2VkIGZvciBhdXRvc2F2ZWQgc2hlZXRzLgoKswEKBAUAAjISBJQBAhsaUSBUaGUgc2hlZXQgaGFzIG5vaXNlIG1lYXN1cmVtZW50cyB0aGF0IHRoZSB2ZXJzaW9uIGRvZXMgbm90IHJlcXVlc3QgKFRZUyBGUiAxNSkuCjJSIE1lYXN1cmVtZW50cyBhbmQgcmVmZXJlbmNlcy4gVGhleSBhcmUgbGVmdCBvdXQgb2YgdGhlIHNoZWV0IGFuZCBuZXZlciByZWplY3QgaXQuCgpWCgQFAAIzEgSWAQIeGkggVGhlIHNoZWV0IGhhcyBwb3NpdGlvbnMgdGhhdCB0aGUgdmVyc2lvbiBkb2VzIG5vdCByZXF1ZXN0IChUWVMgRlIgMTQpLgoKPAoEBQACNBIEmAECHRouIE1vcmUgbWVhc3VyZW1lbnRzIHRoYW4gdGhlIHZlcnNpb24gcmVxdWVzdHMuCgpFCgQFAAI1EgSaAQIfGjcgTGF0aXR1ZGUgb3V0c2lkZSDCsTkwwrAgb3IgbG9uZ2l0dWRlIG91dHNpZGUgwrExODDCsC4KClMKBAUAAjYSBJwBAhsaRSBNb3JlIHJlZmVyZW5jZWQgYW5zd2VycyB0aGFuIHRoZSBsaW1pdCAoMTAwKSwgb3IgbW9yZSBjb2RlcyBpbiBvbmUuCgr6AQoEBQACNxIEoAECGRrrASBBIHJlZmVyZW5jZSB3aXRoIGludmFsaWQgaWRzIG9yIGNvZGVzLCBhIHNlY29uZCBvbmUgdG8gdGhlIHNhbWUgcXVlc3Rpb24sIG9uZSB3aXRoIHNldmVyYWwKIHZhbHVlcywgb3IgYSB0ZXh0IHRoYXQgbm8gcnVsZSBvZiB0aGUgdmVyc2lvbiByZWZlcnMgdG87IGEgcHJvZmlsZSB2YWx1ZSB0aGF0IG5vIHJ1bGUgb2YgdGhlCiB2ZXJzaW9uIHJlZmVycyB0bywgb3IgYW4gaW52YWxpZCBvciBzZWNvbmQgb25lLgoKvgEKBAUAAjgSBKYBAhkaMyBBIGxlYWRlciBoYXMgbm90IGRlY2lkZWQgb24gdGhlIGpvaW4gcmVxdWVzdCB5ZXQuCjJ7IFJlYXNvbnMgdG8gcmV0cnkgYSBzaGVldCBsYXRlcjogVkVSRElDVF9SRVRSWV9MQVRFUi4gS2VlcCB0aGUgc2hlZXQgb24gdGhlIGRldmljZSBhbmQgc2VuZCBpdAogYWdhaW4gYWZ0ZXIgYHJldHJ5X2RlbGF5YC4KCoUBCgQFAAI5EgSpAQIUGncgRmluaXNoZWQgd2hpbGUgdGhlIHN0dWR5IHdhcyBwYXVzZWQuIEtlZXAgdGhlIHNoZWV0IG9uIHRoZSBkZXZpY2U6IGFmdGVyIHRoZSBwYXVzZSBpdCBpcwogYWNjZXB0ZWQgYW5kIG1hcmtlZCBQQVVTRUQuCgp9CgQFAAI6EgSsAQIbGm8gVGhlIHN0dWR5IGlzIG5vdCBrbm93biBoZXJlIHlldCBhbmQgdGhlIGNhdGFsb2d1ZSBjYW5ub3QgYmUgcmVhY2hlZC4gTGlzdE9mZmVyczogVU5BVkFJTEFCTEUKIHdpdGggUmV0cnlJbmZvLgoK4wIKBAUAAjsSBLEBAhka1AIgVGhlIHNoZWV0IHdvdWxkIGJlIHJlamVjdGVkIGJ5IHRoZSBydWxlcyBrbm93biBoZXJlLCBidXQgdGhlc2UgbWF5IGJlIG9sZGVyIHRoYW4gdGhlIGRldmljZSdzCiBydWxlcy4gVGhlIGNhdGFsb2d1ZSBjb3VsZCBub3QgYmUgcmVhY2hlZCBzaW5jZSB0aGUgc2hlZXQgd2FzIGZpbmlzaGVkLCBub3IgY291bGQgYXV0aCBpZgogZ3JvdXBzIGhhdmUgdGhlaXIgb3duIHF1ZXN0aW9ubmFpcmVzLiBXaGlsZSB0aGUgY2F0YWxvZ3VlIHJlc3BvbmRzLCB0aGUgY2FsbCBpdHNlbGYgd2FpdHMgZm9yCiB0aGUgY2hlY2s6IGF0IG1vc3QgaGFsZiBhIHNlY29uZCwgcGx1cyB0aGUgcmVzcG9uc2UgdGltZS4KCmcKBAUAAjwSBLMBAh0aWSBUaGUgdmVyc2lvbiBpcyBub3Qga25vd24gb3Igbm90IHN1cHBvcnRlZCBoZXJlIHlldCwgb3IgdGhlIGNhdGFsb2d1ZSBjYW5ub3QgYmUgcmVhY2hlZC4KCpoBCgQFAAI9EgS2AQIfGosBIEl0IGlzIG5vdCBrbm93biBoZXJlIHlldCB3aGV0aGVyLCBvciBzaW5jZSB3aGVuLCB0aGUgY2FsbGVyIGlzIGEgcGFydGljaXBhbnQsIGFuZCBhdXRoIGNhbm5vdAogYmUgcmVhY2hlZCBvciB3YXMgYXNrZWQgYSBmZXcgc2Vjb25kcyBhZ28uCgrZAQoEBQACPhIEugECFhrKASBGaW5pc2hlZCBhZnRlciB0aGUgY2FsbGVyIGxlZnQgdGhlIHN0dWR5LCBhcyBmYXIgYXMga25vd24gaGVyZSwgb3IgYWZ0ZXIgdGhlIGNhbGxlcidzIGRhdGEgb2YKIHRoZSBzdHVkeSB3YXMgZXJhc2VkOyB0aGUgYWNjZXNzIHRva2VuIGlzIG9sZGVyIHRoYW4gdGhhdC4gUmVmcmVzaCB0aGUgdG9rZW4sIHRoZW4gc2VuZCB0aGUKIHNoZWV0IGFnYWluLgoKlQEKBAUAAj8SBL0BAhsahgEgVGhlIGN1cnJlbnQgZ3JvdXAgb2YgdGhlIGNhbGxlciwgd2hvIHdhcyBpbiBhIGdyb3VwIHRoYXQgc2VlcyB0aGUgcXVlc3Rpb25uYWlyZSwgaXMgbm90IGtub3duCiBoZXJlIHlldCwgYW5kIGF1dGggY2Fubm90IGJlIHJlYWNoZWQuCgpTCgQFAAJAEgS/AQIbGkUgVGhlIHJlc3VsdCBkZXBlbmRzIG9uIGFub3RoZXIgc2hlZXQgb2YgdGhlIGJhdGNoIHRoYXQgd2FpdHMgaXRzZWxmLgoKPwoEBQACQRIEwQECMxoxIE5vdCByZXR1cm5lZDogYW4gdW5rbm93biB0aW1lIHpvbmUgaXMgYWNjZXB0ZWQuCgpqCgQFAAJCEgTDAQIWGlwgVGhlIHBhcnRpY2lwYW50IGhhcyBzdG9yZWQgdGhlIG1heGltdW0gbnVtYmVyIG9mIHNoZWV0cyBvciBieXRlcyB0aGF0IHRoZSBvcGVyYXRvciBhbGxvd3MuCgpVCgQFAAJDEgTFAQIUGkcgVGhlIGRhdGFiYXNlIGNhbm5vdCBzdG9yZSB0aGUgc2hlZXQgYmVjYXVzZSBvZiBhIGZhdWx0IG9mIHRoZSBzZXJ2ZXIuCgp/CgQFAAJEEgTKAQIXGl0gTGFzdCBlbnRyeSBvZiBhIHRydW5jYXRlZCBsaXN0IG9mIHZpb2xhdGlvbnM7IHRoZSBkZXNjcmlwdGlvbiBoYXMgdGhlIG51bWJlciBvZiB0aGUgb3RoZXJzLgoyEiBUcnVuY2F0ZWQgbGlzdHMuCgqUAgoEBQACRRIE0QECGhrmASBUaGUgcGFydGljaXBhbnQncyBkYXRhLCBvciB0aGUgZGF0YSBvZiB0aGlzIHN0dWR5LCB3YXMgZXJhc2VkIGF0IHRoZSBwYXJ0aWNpcGFudCdzIHJlcXVlc3QsIGFuZAogdGhlIHNoZWV0LCBzZXNzaW9uLCByZWNvcmQsIGFtZW5kbWVudCBvciBkcmFmdCBpcyBmcm9tIGJlZm9yZS4gRGVsZXRlIGl0IGZyb20gdGhlIGRldmljZS4gVGFrZXMKIHByZWNlZGVuY2Ugb3ZlciBhbGwgb3RoZXIgcmVhc29ucy4KMh0gRXJhc3VyZXM6IFZFUkRJQ1RfUkVKRUNURUQuCgrzAwoEBQACRhIE2gECFRrCAyBGaW5pc2hlZCBhZnRlciB0aGUgcGFydGljaXBhbnQncyBjb25zZW50IGhhZCBlbmRlZCBiZWNhdXNlIHRoZSBzdHVkeSByZXBsYWNlZCB0aGUgdGV4dC4gS2VlcAogdGhlIHNoZWV0IG9uIHRoZSBkZXZpY2UsIHNob3cgdGhlIGN1cnJlbnQgdGV4dCwgaGF2ZSB0aGUgcGFydGljaXBhbnQgYWNjZXB0IGl0IChKb2luU3R1ZHkpLCBhbmQKIHNlbmQgdGhlIHNoZWV0IGFnYWluIHdpdGggdGhlIG5ldyB0b2tlbi4gU2F2ZURyYWZ0OiBVTkFWQUlMQUJMRSB3aXRoIFJldHJ5SW5mby4gVGhlIGFjY2VzcwogdG9rZW4gc3RhdGVzIHdoZW4gdGhlIGNvbnNlbnQgZW5kcy4gQSB0b2tlbiBmcm9tIGJlZm9yZSB0aGUgc3R1ZHkgcmVwbGFjZWQgaXRzIHRleHQgZG9lcyBub3Q7CiBzaGVldHMgc2VudCB3aXRoIGl0IGFyZSBhY2NlcHRlZCB1bnRpbCBpdCBleHBpcmVzLCBhdCBtb3N0IDEwIG1pbnV0ZXMuCjIgIENvbnNlbnRzOiBWRVJESUNUX1JFVFJZX0xBVEVSLgoKcAoEBQACRxIE3wECFxozIEEgd2F5IG9mIGNsb3NpbmcgdGhhdCB0aGlzIHJlbGVhc2UgZG9lcyBub3Qga25vdy4KMi0gQ2xvc2luZyBhbmQgbWVhc3VyZW1lbnRzOiBWRVJESUNUX1JFSkVDVEVELgoKSgoEBQACSBIE4QECHho8IENsb3NlZCBhcyBpbmNvbXBsZXRlIGFsdGhvdWdoIHRoZSBzdHVkeSBkb2VzIG5vdCBhbGxvdyBpdC4KCj0KBAUAAkkSBOMBAhoaLyBBIG5vaXNlIHVuaXQgdGhhdCB0aGlzIHJlbGVhc2UgZG9lcyBub3Qga25vdy4KCngKBAUAAkoSBOgBAhgaXyBJTlZBTElEX0FSR1VNRU5UOiBgZHJhZnRfaWRgIGlzIG5vdCBhIFVVSUQgaW4gaXRzIDM2LWNoYXJhY3RlciB0ZXh0IGZvcm0sIG9yIGlzIHRoZSBuaWwgVVVJRC4KMgkgRHJhZnRzLgoKOAoEBQACSxIE6gECFRoqIE5PVF9GT1VORDogdGhlIGNhbGxlciBoYXMgbm8gc3VjaCBkcmFmdC4KCqQBCgQFAAJMEgTtAQITGpUBIEZBSUxFRF9QUkVDT05ESVRJT046IHRoZSBkcmFmdCB3YXMgc3VibWl0dGVkLCBkZWxldGVkLCBvciBlbmRlZCBieSB0aGUgc3R1ZHkncyBydWxlLiBTYXZlIHRoZQogcmVtYWluaW5nIGNoYW5nZXMgdW5kZXIgYW5vdGhlciBpZCwgb3IgZGlzY2FyZCB0aGVtLgoKZgoEBQACTRIE7wECFxpYIFJFU09VUkNFX0VYSEFVU1RFRDogdGhlIGNhbGxlciBoYXMgdGhlIG1heGltdW0gbnVtYmVyIG9mIGRyYWZ0cy4gU3VibWl0IG9yIGRlbGV0ZSBvbmUuCgpMCgQFAAJOEgTxAQIXGj4gUkVTT1VSQ0VfRVhIQVVTVEVEOiB0aGUgZHJhZnQgd291bGQgZXhjZWVkIGl0cyBtYXhpbXVtIHNpemUuCgpTCgQFAAJPEgTzAQIVGkUgQUJPUlRFRDogdGhlIHJlc291cmNlIGhhcyBjaGFuZ2VkIHNpbmNlIGl0IHdhcyByZWFkLiBSZWFkIGl0IGFnYWluLgoKYgoEBQACUBIE9QECFRpUIEZBSUxFRF9QUkVDT05ESVRJT046IHRoZSBkcmFmdCBiZWxvbmdzIHRvIGFub3RoZXIgc3R1ZHksIHF1ZXN0aW9ubmFpcmUgb3IgdmVyc2lvbi4KCpwBCgQFAAJREgT6AQIWGlkgVGhlIGNhbGxlciBoYXMgbm8gc3VjaCBzaGVldDogVkVSRElDVF9SRUpFQ1RFRC4gU2VuZCBhIG5ldyBzaGVldCBiZWZvcmUgaXRzIGFtZW5kbWVudHMuCjIzIEFtZW5kbWVudHMgYW5kIHdpdGhkcmF3YWxzOiByZWFzb25zIGluIGEgdmVyZGljdC4KCmUKBAUAAlISBPwBAhYaVyBUaGUgc3R1ZHkgZG9lcyBub3QgYWxsb3cgYW1lbmRtZW50cyBvZiB0aGlzIHF1ZXN0aW9ubmFpcmUncyBzaGVldHM6IFZFUkRJQ1RfUkVKRUNURUQuCgp1CgQFAAJTEgT/AQIXGmcgVGhlIHNoZWV0IGhhcyBhIG5ld2VyIHJldmlzaW9uIChgbmV3ZXN0X3JldmlzaW9uYCkgdGhhbiB0aGUgYW1lbmRtZW50IGlzIGJhc2VkIG9uOgogVkVSRElDVF9DT05GTElDVC4KCqcBCgQFAAJUEgSCAgIaGpgBIEFuc3dlcnMgb2YgYSBzaGVldCB0aGF0IHdhcyB3aXRoZHJhd24sIGFzIGEgd2hvbGUgb3IgYnkgaXRzIGxhc3QgYW5zd2VyLCBjYW5ub3QgYmUgY2hhbmdlZDoKIFZFUkRJQ1RfUkVKRUNURUQuIFdpdGhkcmF3aW5nIGl0IGFnYWluIGlzIFZFUkRJQ1RfRVhJU1RTLgoKUAoEBQACVRIEhAICGxpCIFRoZSBzaGVldCBoYXMgdGhlIG1heGltdW0gbnVtYmVyIG9mIHJldmlzaW9uczogVkVSRElDVF9SRUpFQ1RFRC4KCnIKBAUAAlYSBIcCAh0aZCBgYW1lbmRtZW50X2lkYCBpcyBub3QgYSBVVUlEIGluIGl0cyAzNi1jaGFyYWN0ZXIgdGV4dCBmb3JtLCBvciBpcyB0aGUgbmlsIFVVSUQ6CiBWRVJESUNUX1JFSkVDVEVELgoKoAEKBAUAAlcSBIoCAhkakQEgVGhlIHNoZWV0IG9yIGhlYWx0aCByZWNvcmQgaGFzIGZld2VyIHJldmlzaW9ucyB0aGFuIHRoZSBhbWVuZG1lbnQgb3IgY2hhbmdlIGlzIGJhc2VkIG9uLCBlLmcuCiBiZWNhdXNlIGEgYmFja3VwIHdhcyByZXN0b3JlZDogVkVSRElDVF9DT05GTElDVC4KCpcBCgQFAAJYEgSPAgIaGmAgYHJlY29yZF9pZGAgaXMgbm90IGEgVVVJRCBpbiBpdHMgMzYtY2hhcmFjdGVyIHRleHQgZm9ybSwgb3IgaXMgdGhlIG5pbCBVVUlEOiBWRVJESUNUX1JFSkVDVEVELgoyJyBIZWFsdGggcmVjb3JkczogcmVhc29ucyBpbiBhIHZlcmRpY3QuCgp7CgQFAAJZEgSSAgIeGm0gVGhlIHN0dWR5IGRvZXMgbm90IGFjY2VwdCByZWNvcmRzIG9mIHRoaXMgdHlwZSwgb3Igbm90IGFueSBtb3JlOiBWRVJESUNUX1JFSkVDVEVELiBEZWxldGlvbnMKIGFyZSBhY2NlcHRlZC4KCmYKBAUAAloSBJQCAiAaWCBUaGUgcmVjb3JkIGhhcyBubyBjb250ZW50cywgb3IgY29udGVudHMgb2YgYW5vdGhlciB0eXBlIHRoYW4gYmVmb3JlOiBWRVJESUNUX1JFSkVDVEVELgoKfgoEBQACWxIElwICFRpwIFRoaXMgdmVyc2lvbiBvZiB0aGUgdm9jYWJ1bGFyeSBkb2VzIG5vdCBoYXZlIHRoZSB0ZXJtLCBvciB0aGUgc3R1ZHkgaGFzIG5vIHN1Y2ggdm9jYWJ1bGFyeToKIFZFUkRJQ1RfUkVKRUNURUQuCgpFCgQFAAJcEgSZAgIjGjcgVGhlIHZvY2FidWxhcnkgaGFzIG5vIHN1Y2ggdmVyc2lvbjogVkVSRElDVF9SRUpFQ1RFRC4KCn4KBAUAAl0SBJwCAiEacCBUaGUgdmVyc2lvbiBvZiB0aGUgdm9jYWJ1bGFyeSBpcyBub3Qga25vd24gaGVyZSB5ZXQgYW5kIHRoZSBjYXRhbG9ndWUgY2Fubm90IGJlIHJlYWNoZWQ6CiBWRVJESUNUX1JFVFJZX0xBVEVSLgoKPgoEBQACXhIEngICGRowIFRoZSBlbmQgaXMgYmVmb3JlIHRoZSBzdGFydDogVkVSRElDVF9SRUpFQ1RFRC4KCk0KBAUAAl8SBKACAhwaPyBBbiBlYXIgaGFzIHR3byB0aHJlc2hvbGRzIGF0IG9uZSBmcmVxdWVuY3k6IFZFUkRJQ1RfUkVKRUNURUQuCgp8CgQFAAJgEgSjAgIVGm4gTm90IGEgVUNVTSB1bml0LCBieSBpdHMgZ3JhbW1hciBhbmQgY2FzZS1zZW5zaXRpdmUgc3ltYm9scywgb3IgbG9uZ2VyIHRoYW4gNjQgY2hhcmFjdGVyczoKIFZFUkRJQ1RfUkVKRUNURUQuCgpJCgQFAAJhEgSlAgIYGjsgTW9yZSB0aHJlc2hvbGRzIG9yIHZhbHVlcyB0aGFuIGFsbG93ZWQ6IFZFUkRJQ1RfUkVKRUNURUQuCgqNAQoEBQACYhIEqAICGRp/IFRoZSBwYXJ0aWNpcGFudCBoYXMgc3RvcmVkIHRoZSBtYXhpbXVtIG51bWJlciBvZiByZWNvcmRzLCBpbmNsdWRpbmcgdGhvc2UgZGVsZXRlZCBpbiB0aGUgbGFzdAogNDAwIGRheXM6IFZFUkRJQ1RfUkVUUllfTEFURVIuCgqVAQoEBQACYxIEqwICFxqGASBJTlZBTElEX0FSR1VNRU5UOiBub3QgYSBjdXJzb3Igb2YgdGhpcyBzZXJ2aWNlLCBzdHVkeSBhbmQgZXhwb3J0LCBvciB0aGUgZGF0YWJhc2Ugd2FzIHJlc3RvcmVkCiBzaW5jZS4gU3RhcnQgYWdhaW4gd2l0aG91dCBhIGN1cnNvci4KCmgKBAUAAmQSBK0CAhcaWiBUaGUgcmVjb3JkIHdhcyBjaGFuZ2VkIHNpbmNlIHRoZSByZXZpc2lvbiB0aGF0IHRoZSBjaGFuZ2UgaXMgYmFzZWQgb246IFZFUkRJQ1RfQ09ORkxJQ1QuCgpACgQFAAJlEgSvAgIXGjIgVGhlIGNhbGxlciBoYXMgbm8gc3VjaCByZWNvcmQ6IFZFUkRJQ1RfUkVKRUNURUQuCgqcAQoEBQACZhIEtAICGxphIGBzZXNzaW9uX2lkYCBpcyBub3QgYSBVVUlEIGluIGl0cyAzNi1jaGFyYWN0ZXIgdGV4dCBmb3JtLCBvciBpcyB0aGUgbmlsIFVVSUQ6IFZFUkRJQ1RfUkVKRUNURUQuCjIrIExpc3RlbmluZyBzZXNzaW9uczogcmVhc29ucyBpbiBhIHZlcmRpY3QuCgpSCgQFAAJnEgS2AgIWGkQgVGhlIHZlcnNpb24gb2YgdGhlIGNvbGxlY3Rpb24gaGFzIG5vIHN1Y2ggc291bmQ6IFZFUkRJQ1RfUkVKRUNURUQuCgpUCgQFAAJoEgS4AgIgGkYgVGhlIHN0dWR5IGRvZXMgbm90IGhhdmUgdGhpcyBjb2xsZWN0aW9uIG9mIHNvdW5kczogVkVSRElDVF9SRUpFQ1RFRC4KCkUKBAUAAmkSBLoCAiMaNyBUaGUgY29sbGVjdGlvbiBoYXMgbm8gc3VjaCB2ZXJzaW9uOiBWRVJESUNUX1JFSkVDVEVELgoKfgoEBQACahIEvQICIRpwIFRoZSB2ZXJzaW9uIG9mIHRoZSBjb2xsZWN0aW9uIGlzIG5vdCBrbm93biBoZXJlIHlldCBhbmQgdGhlIGNhdGFsb2d1ZSBjYW5ub3QgYmUgcmVhY2hlZDoKIFZFUkRJQ1RfUkVUUllfTEFURVIuCgpACgQFAAJrEgS/AgIXGjIgTm90aGluZyB3YXMgcGxheWVkIChTT04gRkExMCk6IFZFUkRJQ1RfUkVKRUNURUQuCgpQCgQFAAJsEgTBAgIXGkIgVGhlIHJhdGluZyBpcyBvdXRzaWRlIDHigJM3LCBvciBjb250cmFkaWN0b3J5OiBWRVJESUNUX1JFSkVDVEVELgoKSgoEBQACbRIEwwICFRo8IFRoZSBjb2xsZWN0aW9uIGRvZXMgbm90IG9mZmVyIHRoaXMgbG9vcDogVkVSRElDVF9SRUpFQ1RFRC4KCjQKBAUAAm4SBMUCAh4aJiBMb25nZXIgdGhhbiBhIGRheTogVkVSRElDVF9SRUpFQ1RFRC4KCkMKBAUAAm8SBMcCAhwaNSBIb3cgdGhlIHNlc3Npb24gZW5kZWQgaXMgbWlzc2luZzogVkVSRElDVF9SRUpFQ1RFRC4KCkQKBAUAAnASBMkCAhgaNiBUaGUgY2FsbGVyIGhhcyBubyBzdWNoIGxpc3RlbmluZyBzZXNzaW9uOiBOT1RfRk9VTkQuCgqUAQoEBQACcRIEzgICHRpYIFRoZSBuYW1lIGlzIG5vdCAx4oCTNjQgbG93ZXItY2FzZSBsZXR0ZXJzLCBkaWdpdHMsIGBfYCwgYC1gIGFuZCBgLmAsIG9yIGFwcGVhcnMgdHdpY2UuCjIsIFNldHRpbmdzOiBJTlZBTElEX0FSR1VNRU5UIHdpdGggdGhlIGZpZWxkLgoKQAoEBQACchIE0AICHhoyIFRoZSB2YWx1ZSBpcyBvdXQgb2YgcmFuZ2Ugb3IgaGFzIHRoZSB3cm9uZyBmb3JtLgoKNQoEBQACcxIE0gICGhonIE1vcmUgb3IgbGFyZ2VyIHNldHRpbmdzIHRoYW4gYWxsb3dlZC4KCo0BCgQFAAJ0EgTXAgIaGkEgVGhlIHN0dWR5J3MgYmluZGluZyBvcmRlciByZXF1aXJlcyBhbm90aGVyIHF1ZXN0aW9ubmFpcmUgZmlyc3QuCjI8IEJpbmRpbmcgc2VxdWVuY2VzIChnZW5lcmljIGZvcm1zIMKnNC4xKTogVkVSRElDVF9SRUpFQ1RFRC4KCloKBAUAAnUSBNkCAhoaTCBBbHJlYWR5IGZpbGxlZCBpbiB3aXRoaW4gdGhlIGN1cnJlbnQgcGFzcyBvZiB0aGUgc3R1ZHkncyBiaW5kaW5nIHNlcXVlbmNlLgoKXgoEBQACdhIE3AICFxpQIFBFUk1JU1NJT05fREVOSUVEOiBvbmx5IG90b2xpdGgtcGxhbm5pbmcgbWF5IGNhbGwgdGhlIG1ldGhvZCwgaW4gaXRzIG93biBuYW1lLgoKWAoEBQACdxIE3wICGRpKIElOVkFMSURfQVJHVU1FTlQgb2YgUmVhZFNlcmllczogYW4gZWFybGllciBzb3VyY2UgbmFtZXMgdGhlIHNhbWUgc2VyaWVzLgoK2wEKBAUAAngSBOUCAhkatQEgUkVTT1VSQ0VfRVhIQVVTVEVEOiB0aGUgcmVwb3J0IGV4Y2VlZHMgdGhlIEVycm9ySW5mbydzIGBieXRlc19tYXhgLCBvciBoYXMgbW9yZSB0aGFuCiBgc2VyaWVzX21heGAgc2VyaWVzIG9yIGBzaGVldHNfbWF4YCBzaGVldHMuIEFzayBmb3IgZmV3ZXIgcXVlc3Rpb25uYWlyZXMgb3IgYSBzaG9ydGVyIHBlcmlvZC4KMhUgUmVwb3J0cyBhbmQgc2hhcmVzLgoKuwEKBAUAAnkSBOgCAhYarAEgTk9UX0ZPVU5EOiB0aGUgY2FsbGVyIGhhcyBubyBzdWNoIHNoYXJlLiBPcGVuU2hhcmUgYW5kIFJlYWRTaGFyZUZpbGU6IG5vIHNoYXJlIGNhbiBiZSBvcGVuZWQKIHRoaXMgd2F5LCBiZWNhdXNlIGl0IGRvZXMgbm90IGV4aXN0LCB3YXMgcmV2b2tlZCwgaGFzIGV4cGlyZWQgb3IgaXMgdXNlZCB1cC4KCo0BCgQFAAJ6EgTrAgIWGn8gQUxSRUFEWV9FWElTVFM6IHRoZSBjYWxsZXIgaGFzIGEgc2hhcmUgd2l0aCB0aGlzIGlkIGFuZCBvdGhlciBjb250ZW50cywgb3IgdGhlIGlkIGlzIHRoYXQgb2YKIGFuIGVuZGVkIHNoYXJlLiBVc2UgYW5vdGhlciBpZC4KCrsBCgQFAAJ7EgTuAgIYGqwBIFJFU09VUkNFX0VYSEFVU1RFRDogdGhlIGNhbGxlciBoYXMgdGhlIEVycm9ySW5mbydzIGBzaGFyZXNfbWF4YCBzaGFyZXMgdGhhdCBjYW4gYmUgb3BlbmVkLiBSZXZva2UKIG9uZS4gV2l0aCBSZXRyeUluZm86IHRoZSBjYWxsZXIgbWFkZSBgY3JlYXRlZF9tYXhgIHNoYXJlcyB3aXRoaW4gYSBkYXkuCgpJCgQFAAJ8EgTwAgIUGjsgRkFJTEVEX1BSRUNPTkRJVElPTjogdGhlIGNhbGxlciBoYXMgbm8gZGF0YSBpbiB0aGUgc2NvcGUuCgpaCgQFAAJ9EgTyAgIeGkwgRkFJTEVEX1BSRUNPTkRJVElPTjogdGhlIG9wZXJhdG9yIGhhcyBub3Qgc2V0IHRoZSBwdWJsaWMgYWRkcmVzcyBvZiBsaW5rcy4KCqgBCgQFAAJ+EgT1AgIXGpkBIFBFUk1JU1NJT05fREVOSUVEOiB0aGUgcGFzc2NvZGUgaXMgbWlzc2luZyBvciB3cm9uZy4gVGhlIEVycm9ySW5mbydzIGByZW1haW5pbmdfYXR0ZW1wdHNgIGlzIHRoZQogbnVtYmVyIG9mIHdyb25nIHBhc3Njb2RlcyBhZnRlciB3aGljaCB0aGUgc2hhcmUgZW5kcy4KCkEKBAUAAn8SBPcCAhoaMyBJTlZBTElEX0FSR1VNRU5UOiB0aGUga2V5IGRvZXMgbm90IGhhdmUgMzIgYnl0ZXMuCgqrAQoFBQACgAESBPwCAhsaXSBBIGNvZGUgdGhhdCBpcyBub3Qgb2ZmZXJlZCBhZnRlciB0aGUgYW5zd2VyIHRvIGFuIGVhcmxpZXIgcXVlc3Rpb24gKGBRdWVzdGlvbi5vZmZlcmVkX2J5YCkuCiITIEZpbGVzIG9mIGFuc3dlcnMuCjIoIFZhbHVlcyBvZiBhbnN3ZXJzLCBmdXJ0aGVyOiBhcyBiZWZvcmUuCgp1CgUFAAKBARIEgQMCGhpmIElOVkFMSURfQVJHVU1FTlQ6IG5vdCA2NCBsb3dlci1jYXNlIGhleGFkZWNpbWFsIGRpZ2l0cy4gQXMgdGhlIGFuc3dlciBvZiBhIHNoZWV0OgogUEFUVEVSTl9NSVNNQVRDSC4KCqsCCgUFAAKCARIEhQMCHxqbAiBTaGVldDogVkVSRElDVF9SRUpFQ1RFRC4gVGhlIGZpbGUgaGFzIGFycml2ZWQsIGFuZCBoYXMgYSB0eXBlIG9yIHNpemUgdGhhdCB0aGUgcXVlc3Rpb24gZG9lcyBub3QKIGFjY2VwdC4gQ2FsbHM6IElOVkFMSURfQVJHVU1FTlQsIGZvciBhIGZpbGUgb2YgYSB0eXBlIHRoYXQgbm8gYW5zd2VyIG1heSBoYXZlLCBvciB0aGF0IHRoZQogcXVlc3Rpb24gb2YgYSBzdG9yZWQgc2hlZXQgd2l0aCB0aGlzIGZpbGUgZG9lcyBub3QgYWNjZXB0LiBUaGUgcmVjZWl2ZWQgYnl0ZXMgd2VyZSByZW1vdmVkLgoKYQoFBQACgwESBIcDAhoaUiBGQUlMRURfUFJFQ09ORElUSU9OOiB0aGUgc2VydmljZSBzdG9yZXMgbm8gZmlsZXMuIFNldCBgT1RPTElUSF9GSUxFU19ESVJFQ1RPUllgLgoKggEKBQUAAoQBEgSKAwIfGnMgVU5BVkFJTEFCTEU6IHRoZSBmb2xkZXIgb2YgZmlsZXMgY2Fubm90IGJlIHJlYWQgb3Igd3JpdHRlbi4gVHJ5IGFnYWluIGxhdGVyOyBpZiBpdCBsYXN0cywgc2VlCiB0aGUgc2VydmljZSdzIGxvZy4KCmoKBQUAAoUBEgSMAwIYGlsgUkVTT1VSQ0VfRVhIQVVTVEVEOiB0aGUgZmlsZSBzeXN0ZW0gb2YgdGhlIGZvbGRlciBpcyBmdWxsLiBOb3RoaW5nIG9mIHRoZSBjaHVuayB3YXMga2VwdC4KCk8KBQUAAoYBEgSOAwIVGkAgTk9UX0ZPVU5EOiBubyBmaWxlIG9mIHRoZSBjYWxsZXIgb3Igc3R1ZHkgaGFzIHRoaXMgaGFzaCBvciBpZC4KCp0BCgUFAAKHARIEkQMCGxqNASBEQVRBX0xPU1M6IHRoZSBmaWxlIGlzIGtub3duLCBidXQgaXRzIGJ5dGVzIGFyZSBtaXNzaW5nIG9yIGRhbWFnZWQsIHBlcmhhcHMgYWZ0ZXIgYSByZXN0b3JlLiBUaGUKIHBhcnRpY2lwYW50J3MgZGV2aWNlIG1heSB1cGxvYWQgaXQgYWdhaW4uCgpuCgUFAAKIARIEkwMCIxpfIEFCT1JURUQgd2l0aCBSZXRyeUluZm86IGFub3RoZXIgY2FsbCBpcyB3cml0aW5nIHRoZSBzYW1lIHVwbG9hZC4gU2VuZCB0aGUgc2FtZSByZXF1ZXN0IGFnYWluLgoKgQEKBQUAAokBEgSWAwIcGnIgUkVTT1VSQ0VfRVhIQVVTVEVEOiB0aGUgZmlsZSBkb2VzIG5vdCBmaXQgaW50byB0aGUgcGFydGljaXBhbnQncyBvciB0aGUgc3R1ZHkncyBxdW90YSwgd2hpY2ggdGhlCiBtZXNzYWdlIG5hbWVzLgoKbQoFBQACigESBJgDAh4aXiBSRVNPVVJDRV9FWEhBVVNURUQ6IHRoZSBwYXJ0aWNpcGFudCBoYXMgMjAgaW5jb21wbGV0ZSB1cGxvYWRzLiBDb21wbGV0ZSB0aGVtLCBvciB3YWl0IGEgZGF5LgoKSAoFBQACiwESBJoDAhsaOSBPVVRfT0ZfUkFOR0U6IHRoZSBvZmZzZXQgaXMgYmV5b25kIHRoZSBlbmQgb2YgdGhlIGZpbGUuCgqpAQoFBQACjAESBJ0DAhcamQEgSU5WQUxJRF9BUkdVTUVOVDogdGhlIGZpbGUgaXMgZW1wdHksIGV4Y2VlZHMgdGhlIGxpbWl0IGZvciBvbmUgZmlsZSBvciB0aGF0IG9mIHRoZSBxdWVzdGlvbiwKIHdoaWNoIHRoZSBtZXNzYWdlIG5hbWVzLCBvciBoYXMgYW5vdGhlciBzaXplIHRoYW4gYmVmb3JlLgoKowEKBQUAAo0BEgSgAwIbGpMBIElOVkFMSURfQVJHVU1FTlQ6IHRoZSBjaHVuayBleGNlZWRzIDEgTWlCLCByZWFjaGVzIGJleW9uZCB0aGUgZW5kIG9mIHRoZSBmaWxlLCBvciBpcyBuZWl0aGVyIGEKIG11bHRpcGxlIG9mIDY1LDUzNiBieXRlcyBub3IgdGhlIGVuZCBvZiB0aGUgZmlsZS4KCncKBQUAAo4BEgSjAwIfGmggSU5WQUxJRF9BUkdVTUVOVDogdGhlIGJ5dGVzIGRvIG5vdCBoYXZlIHRoZSBhbm5vdW5jZWQgaGFzaC4gVGhleSB3ZXJlIHJlbW92ZWQ7IHVwbG9hZCB0aGUgZmlsZQogYWdhaW4uCgqFAgoFBQACjwESBKcDAhoa9QEgSU5WQUxJRF9BUkdVTUVOVDogdGhlIHBpY3R1cmUsIGZpbG0gb3Igc291bmQgaGFzIG1ldGFkYXRhIChFeGlmLCBYTVAsIElEMywgY29tbWVudHMsIHRhZ3MsIG9yIHRoZQogYm94ZXMgb2YgTVA0IGZvciBwbGFjZXMgYW5kIHRleHRzKSwgd2hpY2ggbWF5IG5hbWUgYSBwbGFjZSBvciBhIHBlcnNvbi4gUmVtb3ZlIHRoZW0gYmVmb3JlCiBjb21wdXRpbmcgdGhlIGhhc2guIFRoZSByZWNlaXZlZCBieXRlcyB3ZXJlIHJlbW92ZWQuCgpwCgUFAAKQARIEqQMCGBpIIFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIFJldHJ5SW5mbzogdG9vIG1hbnkgY2FsbHMgcmVhZCBvciB3cml0ZSBmaWxlcy4KIhcgQWNjZXNzIG9mIGNsaW5pY2lhbnMuCgqIAQoFBQACkQESBK4DAhYaeSBOT1RfRk9VTkQ6IHRoZSBjYWxsZXIgaGFzIG5vIHN1Y2ggZ3JhbnQsIGdpdmVuIG9yIHJlY2VpdmVkOyBvciBpdCBoYXMgZW5kZWQuIEFjY2VwdEdyYW50OiBubyBncmFudAogd2FpdHMgZm9yIHRoaXMga2V5LgoKaAoFBQACkgESBLADAhYaWSBBTFJFQURZX0VYSVNUUzogdGhlIGNhbGxlciBoYXMgYSBncmFudCB3aXRoIHRoaXMgaWQgYW5kIG90aGVyIGNvbnRlbnRzLiBVc2UgYW5vdGhlciBpZC4KCnoKBQUAApMBEgSzAwIYGmsgUkVTT1VSQ0VfRVhIQVVTVEVEOiB0aGUgY2FsbGVyIGdhdmUgdGhlIEVycm9ySW5mbydzIGBncmFudHNfbWF4YCBncmFudHMgdGhhdCBoYXZlIG5vdCBlbmRlZC4KIFJldm9rZSBvbmUuCgqsAQoFBQAClAESBLYDAhganAEgUEVSTUlTU0lPTl9ERU5JRUQ6IG5vdCB0aGUga2V5IHRoYXQgdGhlIGNsaW5pY2lhbiB3YXMgc2hvd24uIFRoZSBFcnJvckluZm8ncyBgcmVtYWluaW5nX2F0dGVtcHRzYAogaXMgdGhlIG51bWJlciBvZiB3cm9uZyBrZXlzIGFmdGVyIHdoaWNoIHRoZSBncmFudCBlbmRzLgoKcgoFBQAClQESBLgDAhsaTyBGQUlMRURfUFJFQ09ORElUSU9OOiB0aGUgY2xpbmljaWFuIGhhcyBub3QgZW50ZXJlZCB0aGUgcGFydGljaXBhbnQncyBrZXkgeWV0LgoiEiBSZXZpZXcgYnkgc3RhZmYuCgp7CgUFAAKWARIEvQMCHBpsIElOVkFMSURfQVJHVU1FTlQ6IGBwYXJ0aWNpcGFudGAgaXMgbm90IGEgcHNldWRvbnltOiBleHBlY3RlZCAxNiBsZXR0ZXJzIGBhYCB0byBgemAgYW5kIGRpZ2l0cwogYDJgIHRvIGA3YC4KCk0KBQUAApcBEgS/AwIcGj4gTk9UX0ZPVU5EOiB0aGUgc3R1ZHkgaGFzIG5vIHBhcnRpY2lwYW50IHdpdGggdGhpcyBwc2V1ZG9ueW0uCgpwCgUFAAKYARIEwQMCGxphIElOVkFMSURfQVJHVU1FTlQ6IGByZXF1ZXN0X2lkYCBpcyBub3QgYSBVVUlEIGluIGl0cyAzNi1jaGFyYWN0ZXIgdGV4dCBmb3JtLCBvciBpcyB0aGUgbmlsIFVVSUQuCgpZCgUFAAKZARIEwwMCGhpKIEFMUkVBRFlfRVhJU1RTOiBgcmVxdWVzdF9pZGAgd2FzIHVzZWQgZm9yIG90aGVyIGNvbnRlbnRzLiBVc2UgYSBuZXcgb25lLgoKWQoFBQACmgESBMUDAhkaSiBSRVNPVVJDRV9FWEhBVVNURUQ6IHRoZSBzaGVldCBoYXMgdGhlIEVycm9ySW5mbydzIGByZXZpZXdzX21heGAgcmV2aWV3cy4KCkoKBQUAApsBEgTHAwIjGjsgRkFJTEVEX1BSRUNPTkRJVElPTjogdGhlIHNoZWV0IGhhcyB0aGVzZSBhbnN3ZXJzIGFscmVhZHkuCmIGcHJvdG8z")
}
