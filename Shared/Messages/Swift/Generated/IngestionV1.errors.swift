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
    /// INVALID_ARGUMENT: the picture has metadata of a camera (Exif or XMP), which may name its place.
    /// Remove them before computing the hash. The received bytes were removed.
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
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .empty, .batchTooLarge, .validationLimit, .elementUnknown, .versionUnavailable, .required, .idInvalid, .sheetIdInvalid, .labelTooLong, .textInvalid, .timeMissing, .timeInvalid, .timeZoneUnknown, .notificationIdInvalid, .studyUnknown, .notEnrolled, .studyNotStarted, .studyEnded, .questionnaireNotInStudy, .questionnaireDeactivated, .versionUnknown, .contentHashMismatch, .alreadyFilledIn, .repeatedTooSoon, .notInGroup, .tooManyAnswers, .questionUnknown, .answeredTwice, .answerMissing, .notShown, .valueMissing, .valueTypeMismatch, .compositeIncomplete, .typeNotSupported, .optionUnknown, .optionRepeated, .optionExclusive, .optionsTooFew, .optionsTooMany, .outOfRange, .offStep, .notFinite, .notInteger, .dateInvalid, .clockTimeInvalid, .dateTimeInvalid, .patternMismatch, .textTooLong, .textEmpty, .noiseNotRequested, .positionNotRequested, .tooManyMeasurements, .coordinateOutOfRange, .tooManyReferences, .referenceInvalid, .enrolmentPending, .studyPaused, .studyNotYetKnown, .studyUnconfirmed, .versionNotYetKnown, .enrolmentNotYetKnown, .tokenOutdated, .groupNotYetKnown, .earlierSheetWaits, .timeZoneNotYetKnown, .quotaExceeded, .notStorable, .moreViolations, .participantErased, .consentEnded, .closingInvalid, .incompleteNotAllowed, .noiseUnitUnknown, .draftIdInvalid, .draftUnknown, .draftEnded, .tooManyDrafts, .draftTooLarge, .etagMismatch, .draftDiffers, .sheetUnknown, .notRevisable, .revisionStale, .alreadyWithdrawn, .tooManyRevisions, .amendmentIdInvalid, .revisionUnknown, .recordIdInvalid, .recordTypeNotTaken, .recordContentsInvalid, .codeUnknown, .vocabularyVersionUnknown, .vocabularyNotYetKnown, .endBeforeStart, .frequencyDuplicate, .unitInvalid, .tooManyValues, .tooManyRecords, .cursorInvalid, .recordChanged, .recordUnknown, .sessionIdInvalid, .soundUnknown, .collectionNotInStudy, .collectionVersionUnknown, .collectionNotYetKnown, .nothingPlayed, .ratingInvalid, .loopUnknown, .durationOutOfRange, .sessionEndMissing, .sessionUnknown, .settingNameInvalid, .settingValueInvalid, .tooManySettings, .sequenceNotNext, .sequenceRepeated, .notForPeople, .seriesDuplicate, .reportTooLarge, .shareUnknown, .shareDiffers, .tooManyShares, .shareEmpty, .sharingNotAvailable, .passcodeWrong, .shareKeyInvalid, .optionNotOffered, .fileHashInvalid, .fileTypeNotAccepted, .fileStoreAbsent, .fileStoreUnavailable, .fileStoreFull, .fileUnknown, .fileBytesMissing, .fileUploadedConcurrently, .fileQuotaExceeded, .tooManyFileUploads, .fileRangeInvalid, .fileTooLarge, .fileChunkInvalid, .fileChecksumMismatch, .fileHasMetadata, .fileCallLimit, .grantUnknown, .grantDiffers, .tooManyGrants, .grantKeyWrong, .grantNotAccepted] }

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
        case .unrecognized(let number): number
      }
    }
  }

  /// The descriptor of `otolith/ingestion/v1/errors.proto`.
  public static let errorsFile = ProtoFile(
    name: "otolith/ingestion/v1/errors.proto",
    dependencies: [],
    base64: "CiFvdG9saXRoL2luZ2VzdGlvbi92MS9lcnJvcnMucHJvdG8SFG90b2xpdGguaW5nZXN0aW9uLnYxKuMaCgtFcnJvclJlYXNvbhIcChhFUlJPUl9SRUFTT05fVU5TUEVDSUZJRUQQABIJCgVFTVBUWRABEhMKD0JBVENIX1RPT19MQVJHRRACEhQKEFZBTElEQVRJT05fTElNSVQQAxITCg9FTEVNRU5UX1VOS05PV04QBBIXChNWRVJTSU9OX1VOQVZBSUxBQkxFEAUSDAoIUkVRVUlSRUQQBhIOCgpJRF9JTlZBTElEEAcSFAoQU0hFRVRfSURfSU5WQUxJRBAIEhYKDkxBQkVMX1RPT19MT05HEAkaAggBEhAKDFRFWFRfSU5WQUxJRBAKEhAKDFRJTUVfTUlTU0lORxALEhAKDFRJTUVfSU5WQUxJRBAMEhkKEVRJTUVfWk9ORV9VTktOT1dOEA0aAggBEhsKF05PVElGSUNBVElPTl9JRF9JTlZBTElEEA4SEQoNU1RVRFlfVU5LTk9XThAPEhAKDE5PVF9FTlJPTExFRBAQEhUKEVNUVURZX05PVF9TVEFSVEVEEBESDwoLU1RVRFlfRU5ERUQQEhIeChpRVUVTVElPTk5BSVJFX05PVF9JTl9TVFVEWRATEh0KGVFVRVNUSU9OTkFJUkVfREVBQ1RJVkFURUQQFBITCg9WRVJTSU9OX1VOS05PV04QFRIZChVDT05URU5UX0hBU0hfTUlTTUFUQ0gQFhIVChFBTFJFQURZX0ZJTExFRF9JThAXEhUKEVJFUEVBVEVEX1RPT19TT09OEBgSEAoMTk9UX0lOX0dST1VQEBkSFAoQVE9PX01BTllfQU5TV0VSUxAaEhQKEFFVRVNUSU9OX1VOS05PV04QGxISCg5BTlNXRVJFRF9UV0lDRRAcEhIKDkFOU1dFUl9NSVNTSU5HEB0SDQoJTk9UX1NIT1dOEB4SEQoNVkFMVUVfTUlTU0lORxAfEhcKE1ZBTFVFX1RZUEVfTUlTTUFUQ0gQIBIYChRDT01QT1NJVEVfSU5DT01QTEVURRAhEhYKElRZUEVfTk9UX1NVUFBPUlRFRBAiEhIKDk9QVElPTl9VTktOT1dOECMSEwoPT1BUSU9OX1JFUEVBVEVEECQSFAoQT1BUSU9OX0VYQ0xVU0lWRRAlEhMKD09QVElPTlNfVE9PX0ZFVxAmEhQKEE9QVElPTlNfVE9PX01BTlkQJxIQCgxPVVRfT0ZfUkFOR0UQKBIMCghPRkZfU1RFUBApEg4KCk5PVF9GSU5JVEUQKhIPCgtOT1RfSU5URUdFUhArEhAKDERBVEVfSU5WQUxJRBAsEhYKEkNMT0NLX1RJTUVfSU5WQUxJRBAtEhUKEURBVEVfVElNRV9JTlZBTElEEC4SFAoQUEFUVEVSTl9NSVNNQVRDSBAvEhEKDVRFWFRfVE9PX0xPTkcQMBIOCgpURVhUX0VNUFRZEDESFwoTTk9JU0VfTk9UX1JFUVVFU1RFRBAyEhoKFlBPU0lUSU9OX05PVF9SRVFVRVNURUQQMxIZChVUT09fTUFOWV9NRUFTVVJFTUVOVFMQNBIbChdDT09SRElOQVRFX09VVF9PRl9SQU5HRRA1EhcKE1RPT19NQU5ZX1JFRkVSRU5DRVMQNhIVChFSRUZFUkVOQ0VfSU5WQUxJRBA3EhUKEUVOUk9MTUVOVF9QRU5ESU5HEDgSEAoMU1RVRFlfUEFVU0VEEDkSFwoTU1RVRFlfTk9UX1lFVF9LTk9XThA6EhUKEVNUVURZX1VOQ09ORklSTUVEEDsSGQoVVkVSU0lPTl9OT1RfWUVUX0tOT1dOEDwSGwoXRU5ST0xNRU5UX05PVF9ZRVRfS05PV04QPRISCg5UT0tFTl9PVVREQVRFRBA+EhcKE0dST1VQX05PVF9ZRVRfS05PV04QPxIXChNFQVJMSUVSX1NIRUVUX1dBSVRTEEASHwoXVElNRV9aT05FX05PVF9ZRVRfS05PV04QQRoCCAESEgoOUVVPVEFfRVhDRUVERUQQQhIQCgxOT1RfU1RPUkFCTEUQQxITCg9NT1JFX1ZJT0xBVElPTlMQRBIWChJQQVJUSUNJUEFOVF9FUkFTRUQQShIRCg1DT05TRU5UX0VOREVEEEsSEwoPQ0xPU0lOR19JTlZBTElEEFASGgoWSU5DT01QTEVURV9OT1RfQUxMT1dFRBBREhYKEk5PSVNFX1VOSVRfVU5LTk9XThBTEhQKEERSQUZUX0lEX0lOVkFMSUQQWhIRCg1EUkFGVF9VTktOT1dOEFsSDwoLRFJBRlRfRU5ERUQQXBITCg9UT09fTUFOWV9EUkFGVFMQXRITCg9EUkFGVF9UT09fTEFSR0UQXhIRCg1FVEFHX01JU01BVENIEF8SEQoNRFJBRlRfRElGRkVSUxBgEhEKDVNIRUVUX1VOS05PV04QZBIRCg1OT1RfUkVWSVNBQkxFEGUSEgoOUkVWSVNJT05fU1RBTEUQZhIVChFBTFJFQURZX1dJVEhEUkFXThBnEhYKElRPT19NQU5ZX1JFVklTSU9OUxBoEhgKFEFNRU5ETUVOVF9JRF9JTlZBTElEEGkSFAoQUkVWSVNJT05fVU5LTk9XThBqEhUKEVJFQ09SRF9JRF9JTlZBTElEEG4SGQoVUkVDT1JEX1RZUEVfTk9UX1RBS0VOEG8SGwoXUkVDT1JEX0NPTlRFTlRTX0lOVkFMSUQQcBIQCgxDT0RFX1VOS05PV04QcRIeChpWT0NBQlVMQVJZX1ZFUlNJT05fVU5LTk9XThByEhwKGFZPQ0FCVUxBUllfTk9UX1lFVF9LTk9XThBzEhQKEEVORF9CRUZPUkVfU1RBUlQQdBIXChNGUkVRVUVOQ1lfRFVQTElDQVRFEHUSEAoMVU5JVF9JTlZBTElEEHYSEwoPVE9PX01BTllfVkFMVUVTEHcSFAoQVE9PX01BTllfUkVDT1JEUxB4EhIKDkNVUlNPUl9JTlZBTElEEHkSEgoOUkVDT1JEX0NIQU5HRUQQehISCg5SRUNPUkRfVU5LTk9XThB7EhcKElNFU1NJT05fSURfSU5WQUxJRBCCARISCg1TT1VORF9VTktOT1dOEIMBEhwKF0NPTExFQ1RJT05fTk9UX0lOX1NUVURZEIQBEh8KGkNPTExFQ1RJT05fVkVSU0lPTl9VTktOT1dOEIUBEh0KGENPTExFQ1RJT05fTk9UX1lFVF9LTk9XThCGARITCg5OT1RISU5HX1BMQVlFRBCHARITCg5SQVRJTkdfSU5WQUxJRBCIARIRCgxMT09QX1VOS05PV04QiQESGgoVRFVSQVRJT05fT1VUX09GX1JBTkdFEIoBEhgKE1NFU1NJT05fRU5EX01JU1NJTkcQiwESFAoPU0VTU0lPTl9VTktOT1dOEIwBEhkKFFNFVFRJTkdfTkFNRV9JTlZBTElEEJYBEhoKFVNFVFRJTkdfVkFMVUVfSU5WQUxJRBCXARIWChFUT09fTUFOWV9TRVRUSU5HUxCYARIWChFTRVFVRU5DRV9OT1RfTkVYVBCgARIWChFTRVFVRU5DRV9SRVBFQVRFRBChARITCg5OT1RfRk9SX1BFT1BMRRCqARIVChBTRVJJRVNfRFVQTElDQVRFEKsBEhUKEFJFUE9SVF9UT09fTEFSR0UQvgESEgoNU0hBUkVfVU5LTk9XThC/ARISCg1TSEFSRV9ESUZGRVJTEMABEhQKD1RPT19NQU5ZX1NIQVJFUxDBARIQCgtTSEFSRV9FTVBUWRDCARIaChVTSEFSSU5HX05PVF9BVkFJTEFCTEUQwwESEwoOUEFTU0NPREVfV1JPTkcQxAESFgoRU0hBUkVfS0VZX0lOVkFMSUQQxQESFwoST1BUSU9OX05PVF9PRkZFUkVEEMYBEhYKEUZJTEVfSEFTSF9JTlZBTElEEPABEhsKFkZJTEVfVFlQRV9OT1RfQUNDRVBURUQQ8QESFgoRRklMRV9TVE9SRV9BQlNFTlQQ8gESGwoWRklMRV9TVE9SRV9VTkFWQUlMQUJMRRDzARIUCg9GSUxFX1NUT1JFX0ZVTEwQ9AESEQoMRklMRV9VTktOT1dOEPUBEhcKEkZJTEVfQllURVNfTUlTU0lORxD2ARIfChpGSUxFX1VQTE9BREVEX0NPTkNVUlJFTlRMWRD3ARIYChNGSUxFX1FVT1RBX0VYQ0VFREVEEPgBEhoKFVRPT19NQU5ZX0ZJTEVfVVBMT0FEUxD5ARIXChJGSUxFX1JBTkdFX0lOVkFMSUQQ+gESEwoORklMRV9UT09fTEFSR0UQ+wESFwoSRklMRV9DSFVOS19JTlZBTElEEPwBEhsKFkZJTEVfQ0hFQ0tTVU1fTUlTTUFUQ0gQ/QESFgoRRklMRV9IQVNfTUVUQURBVEEQ/gESFAoPRklMRV9DQUxMX0xJTUlUEP8BEhIKDUdSQU5UX1VOS05PV04Q0gESEgoNR1JBTlRfRElGRkVSUxDTARIUCg9UT09fTUFOWV9HUkFOVFMQ1AESFAoPR1JBTlRfS0VZX1dST05HENUBEhcKEkdSQU5UX05PVF9BQ0NFUFRFRBDWAUJRChRvdG9saXRoLmluZ2VzdGlvbi52MVABWiBvdG9saXRoL2luZ2VzdGlvbi92MTtpbmdlc3Rpb252MaoCFE90b2xpdGguSW5nZXN0aW9uLlYxSquLAQpOCgEMEgMBABIaRCBFcnJvciByZWFzb25zIG9mIGNhbGxzLCBhbmQgcmVhc29ucyBvZiByZWplY3RlZCBvciB3YWl0aW5nIHNoZWV0cy4KCtECCgIFABIFDgC4AwEawwIgRXJyb3IgcmVhc29ucyBvZiB0aGlzIHNlcnZpY2UsIGluIGFkZGl0aW9uIHRvIHRob3NlIG9mIG90b2xpdGgvY29tbW9uL3YxL2Vycm9ycy5wcm90by4gQSB2YWx1ZSdzCiBuYW1lIGlzIHNlbnQgYXMgdGV4dDogaW4gYGdvb2dsZS5ycGMuRXJyb3JJbmZvLnJlYXNvbmAgKGRvbWFpbiBgb3RvbGl0aGApIGFuZCB2aW9sYXRpb25zIG9mIGEKIHN0YXR1cywgb3IgaW4gYFZpb2xhdGlvbi5yZWFzb25gIG9mIGEgdmVyZGljdC4gTmV3IHJlYXNvbnMgbWF5IGJlIGFkZGVkOiB0cmVhdCBhbiB1bmtub3duIHJlYXNvbgogYnkgaXRzIHN0YXR1cyBjb2RlIG9yIHZlcmRpY3QuCgoeCgQFAAIAEgMQAh8aESBOZXZlciByZXR1cm5lZC4KClIKBAUAAgESAxUCDBonIElOVkFMSURfQVJHVU1FTlQ6IHRoZSBiYXRjaCBpcyBlbXB0eS4KMhwgUmVhc29ucyBvZiB0aGUgd2hvbGUgY2FsbC4KCoICCgQFAAICEgMZAhYa9AEgUkVTT1VSQ0VfRVhIQVVTVEVEOiB0aGUgYmF0Y2ggZXhjZWVkcyB0aGUgRXJyb3JJbmZvJ3MgYHNoZWV0c19tYXhgLCBgcmVjb3Jkc19tYXhgIChjaGFuZ2VzIG9mCiBoZWFsdGggcmVjb3JkczsgYWxzbyBpZiB0aGUgY3VycmVudCByZWNvcmRzIG9mIHRoZSB2ZXJkaWN0cyBkbyBub3QgZml0IGludG8gb25lIHJlc3BvbnNlKSwKIGBzZXNzaW9uc19tYXhgIG9yIGBhbWVuZG1lbnRzX21heGAuIFNlbmQgZmV3ZXIgYXQgb25jZS4KCqcBCgQFAAIDEgMcAhcamQEgUkVTT1VSQ0VfRVhIQVVTVEVEIHdpdGggUmV0cnlJbmZvOiB0b28gbWFueSBsYXJnZSBiYXRjaGVzIGFyZSBiZWluZyB2YWxpZGF0ZWQsIG9yIHRvbyBtYW55IGNhbGxzCiBmb3IgZmlndXJlcyBhcmUgd2FpdGluZy4gU2VuZCB0aGUgc2FtZSByZXF1ZXN0IGFnYWluLgoKSwoEBQACBBIDHgIWGj4gTk9UX0ZPVU5EOiBubyB2ZXJzaW9uIG9mIHRoZSBxdWVzdGlvbm5haXJlIGhhcyB0aGUgcXVlc3Rpb24uCgp5CgQFAAIFEgMhAhoabCBVTkFWQUlMQUJMRSB3aXRoIFJldHJ5SW5mbzogYSB2ZXJzaW9uIG5hbWVkIGJ5IHNoZWV0cyBpcyBub3Qga25vd24gaGVyZSB5ZXQuIFNlbmQgdGhlIHNhbWUKIHJlcXVlc3QgYWdhaW4uCgpoCgQFAAIGEgMmAg8aPyBgc3R1ZHlfaWRgIG9yIGBxdWVzdGlvbm5haXJlX2lkYCBpcyBlbXB0eSwgb3IgYHZlcnNpb25gIGlzIDAuCjIaIFNoZWV0OiBWRVJESUNUX1JFSkVDVEVELgoKZQoEBQACBxIDKAIRGlggYHN0dWR5X2lkYCBvciBgcXVlc3Rpb25uYWlyZV9pZGAgaXMgbm90IDHigJM2NCBsb3dlci1jYXNlIGxldHRlcnMsIGRpZ2l0cyBhbmQgaHlwaGVucy4KCloKBAUAAggSAyoCFxpNIGBzaGVldF9pZGAgaXMgbm90IGEgVVVJRCBpbiBpdHMgMzYtY2hhcmFjdGVyIHRleHQgZm9ybSwgb3IgaXMgdGhlIG5pbCBVVUlELgoKfwoEBQACCRIDLQIpGnIgTmV2ZXIgcmV0dXJuZWQ6IGEgcmVmZXJlbmNlIHdpdGggc3VjaCBhbiBpZCBvciBjb2RlIGlzIGxlZnQgb3V0IG9mIHRoZSBzaGVldCwgd2l0aCB0aGUgbWFyawogUkVGRVJFTkNFX0xFRlRfT1VULgoKNgoEBQACChIDLwIUGikgQSB0ZXh0IGNvbnRhaW5zIFUrMDAwMCBvciBpcyBub3QgVVRGLTguCgonCgQFAAILEgMxAhQaGiBgZmluaXNoX3RpbWVgIGlzIGFic2VudC4KClMKBAUAAgwSAzMCFBpGIE91dHNpZGUgdGhlIHllYXJzIDEgdG8gOTk5OSwgb3IgbmFub3NlY29uZHMgb3V0c2lkZSAw4oCTOTk5LDk5OSw5OTkuCgpnCgQFAAINEgM1Ai0aWiBOb3QgcmV0dXJuZWQgYXMgYSB2aW9sYXRpb246IGEgbWFyayBvZiBhIHN0b3JlZCBzaGVldCwgc2VlIFN0b3JlZEFuc3dlclNoZWV0LmRldmlhdGlvbnMuCgpaCgQFAAIOEgM3Ah8aTSBgbm90aWZpY2F0aW9uX2lkYCBpcyBuZWl0aGVyIGVtcHR5IG5vciBhIFVVSUQuIEl0IGlzIGxlZnQgb3V0IG9mIHRoZSBzaGVldC4KCmwKBAUAAg8SAzwCFRoxIFRoZSBzdHVkeSBkb2VzIG5vdCBleGlzdC4gR2V0U2VyaWVzOiBOT1RfRk9VTkQuCjIsIFN0dWR5IGFuZCBxdWVzdGlvbm5haXJlOiBWRVJESUNUX1JFSkVDVEVELgoKwgEKBAUAAhASAz8CFBq0ASBUaGUgY2FsbGVyIGlzIG5vdCBhIHBhcnRpY2lwYW50IG9mIHRoZSBzdHVkeSwgb3Igd2FzIG5vdCB3aGVuIHRoZSBzaGVldCB3YXMgZmluaXNoZWQ6IGl0IHdhcwogZmluaXNoZWQgYWZ0ZXIgdGhlIHBhcnRpY2lwYW50IGxlZnQsIGV2ZW4gaWYgdGhlIHBhcnRpY2lwYW50IGhhcyBqb2luZWQgYWdhaW4gc2luY2UuCgoxCgQFAAIREgNBAhkaJCBGaW5pc2hlZCBiZWZvcmUgdGhlIHN0dWR5IHN0YXJ0ZWQuCgoyCgQFAAISEgNDAhMaJSBGaW5pc2hlZCBhZnRlciB0aGUgc3R1ZHkgaGFkIGVuZGVkLgoK8QEKBAUAAhMSA0cCIhrjASBOb3QgcGFydCBvZiB0aGUgc3R1ZHksIG9yIG5vdCBhbnkgbW9yZSB3aGVuIHRoZSBzaGVldCB3YXMgZmluaXNoZWQuIEFsc28gcmV0dXJuZWQgZm9yIGEKIHF1ZXN0aW9ubmFpcmUgcmVzdHJpY3RlZCB0byBncm91cHMgdGhhdCB0aGUgcGFydGljaXBhbnQgbmV2ZXIgYmVsb25nZWQgdG8sIHNvIHRoYXQgaXRzCiBleGlzdGVuY2UgaXMgbm90IHJldmVhbGVkLiBHZXRTZXJpZXM6IE5PVF9GT1VORC4KCksKBAUAAhQSA0kCIRo+IEZpbmlzaGVkIHdoaWxlIHRoZSBxdWVzdGlvbm5haXJlIHdhcyBkZWFjdGl2YXRlZCAoVFlTIEZSIDkpLgoKLAoEBQACFRIDSwIXGh8gVGhlIHZlcnNpb24gaXMgbm90IHB1Ymxpc2hlZC4KCk0KBAUAAhYSA00CHRpAIFRoZSB2ZXJzaW9uIGhhcyBvdGhlciBjb250ZW50cyB0aGFuIHRob3NlIHNob3duIGJ5IHRoZSBjbGllbnQuCgpSCgQFAAIXEgNPAhkaRSBBbm90aGVyIHNoZWV0IG9mIHRoaXMgb25lLXRpbWUgcXVlc3Rpb25uYWlyZSBpcyBzdG9yZWQgKFRZUyBGUiAxMCkuCgpWCgQFAAIYEgNRAhkaSSBGaW5pc2hlZCB3aXRoaW4gdGhlIHJlcGVhdCBpbnRlcnZhbCBhZnRlciB0aGUgcHJldmlvdXMgc2hlZXQgKFRZVCDCpzMpLgoKgQEKBAUAAhkSA1QCFBp0IFJlc3RyaWN0ZWQgdG8gZ3JvdXBzIHRoYXQgdGhlIHBhcnRpY2lwYW50IGRpZCBub3QgYmVsb25nIHRvIHdoZW4gdGhlIHNoZWV0IHdhcyBmaW5pc2hlZCwgYnV0CiBkaWQgYXQgYW5vdGhlciB0aW1lLgoKjQIKBAUAAhoSA1sCGBomIE1vcmUgYW5zd2VycyB0aGFuIHRoZSBsaW1pdCAoNSwwMDApLgoy1wEgQW5zd2VyczogVkVSRElDVF9SRUpFQ1RFRCwgb3IgVkVSRElDVF9DUkVBVEVEIGlmIHRoZSBzaGVldCBpcyB2YWxpZCB3aXRob3V0IHRoZSBhbnN3ZXJzIGF0IGZhdWx0CiAoYEFOU1dFUl9MRUZUX09VVGAgb2YgU3RvcmVkQW5zd2VyU2hlZXQuZGV2aWF0aW9ucykuIFRoZSBwYXRoIG5hbWVzIHRoZSBhbnN3ZXIsIG9yIHRoZSBxdWVzdGlvbgogd2l0aG91dCBhbiBhbnN3ZXIuCgo2CgQFAAIbEgNdAhgaKSBObyBxdWVzdGlvbiBvZiB0aGUgdmVyc2lvbiBoYXMgdGhpcyBpZC4KCkoKBAUAAhwSA18CFho9IEFuIGVhcmxpZXIgYW5zd2VyIG9mIHRoZSBzaGVldCByZWZlcnMgdG8gdGhlIHNhbWUgcXVlc3Rpb24uCgpjCgQFAAIdEgNhAhYaViBBIHJlcXVpcmVkIHF1ZXN0aW9uIHRoYXQgd2FzIHNob3duIGhhcyBubyBhbnN3ZXIuIE5vdCBlbmZvcmNlZCBmb3IgYXV0b3NhdmVkIHNoZWV0cy4KCkMKBAUAAh4SA2MCERo2IEFuc3dlcmVkIGFsdGhvdWdoIHRoZSBxdWVzdGlvbidzIGNvbmRpdGlvbnMgaGlkZSBpdC4KCkcKBAUAAh8SA2UCFRo6IFRoZSBhbnN3ZXIgaGFzIG5vIHZhbHVlLCBvciBhIHNpbmdsZSBjaG9pY2UgaGFzIG5vIGNvZGUuCgo8CgQFAAIgEgNnAhsaLyBUaGUgdmFsdWUncyBraW5kIGRvZXMgbm90IG1hdGNoIHRoZSBxdWVzdGlvbi4KCpYBCgQFAAIhEgNqAhwaiAEgQSBmaWVsZCBvZiBhbiBvcHRpb25hbCBjb21wb3NpdGUgaGFzIG5vIGFuc3dlciBhbHRob3VnaCBhbm90aGVyIGZpZWxkIGhhcyBvbmUgKGdlbmVyaWMgZm9ybXMKIMKnNSkuIE5vdCBlbmZvcmNlZCBmb3IgYXV0b3NhdmVkIHNoZWV0cy4KCkYKBAUAAiISA2wCGho5IEFuc3dlcmVkIGFsdGhvdWdoIHRoZSBxdWVzdGlvbidzIHR5cGUgaXMgbm90IHN1cHBvcnRlZC4KClgKBAUAAiMSA3ECFhoqIEEgY29kZSB0aGF0IHRoZSBxdWVzdGlvbiBkb2VzIG5vdCBvZmZlci4KMh8gVmFsdWVzIG9mIGFuc3dlcnM6IGFzIGJlZm9yZS4KCisKBAUAAiQSA3MCFxoeIFRoZSBzYW1lIGNvZGUgYXBwZWFycyB0d2ljZS4KCkIKBAUAAiUSA3UCGBo1IEFuIGV4Y2x1c2l2ZSBvcHRpb24gaXMgY2hvc2VuIHRvZ2V0aGVyIHdpdGggb3RoZXJzLgoKhAEKBAUAAiYSA3gCFxp3IE5vIG9wdGlvbiBjaG9zZW4gaW4gYSByZXF1aXJlZCBtdWx0aXBsZSBjaG9pY2UgKFRZVCDCpzUpLCBvciBmZXdlciB0aGFuIHJlcXVpcmVkLiBOb3QgZW5mb3JjZWQKIGZvciBhdXRvc2F2ZWQgc2hlZXRzLgoKMAoEBQACJxIDegIYGiMgTW9yZSBvcHRpb25zIGNob3NlbiB0aGFuIGFsbG93ZWQuCgo2CgQFAAIoEgN8AhQaKSBCZWxvdyB0aGUgbWluaW11bSBvciBhYm92ZSB0aGUgbWF4aW11bS4KCicKBAUAAikSA34CEBoaIE5vdCBgbWluaW11bSArIGvCt3N0ZXBgLgoKKQoEBQACKhIEgAECEhobIEluZmluaXRlIG9yIG5vdCBhIG51bWJlci4KCjgKBAUAAisSBIIBAhMaKiBOb3QgYW4gaW50ZWdlciBhbHRob3VnaCBvbmUgaXMgcmVxdWlyZWQuCgpKCgQFAAIsEgSEAQIUGjwgTm90IGEgZGF5IG9mIHRoZSB5ZWFycyAxIHRvIDk5OTkgaW4gdGhlIGZvcm0gYFlZWVktTU0tRERgLgoKNgoEBQACLRIEhgECGhooIE5vdCBhIHRpbWUgb2YgZGF5IGluIHRoZSBmb3JtIGBISDpNTWAuCgpJCgQFAAIuEgSIAQIZGjsgTm90IGEgZGF5IGFuZCB0aW1lIG9mIGRheSBpbiB0aGUgZm9ybSBgWVlZWS1NTS1ERFRISDpNTWAuCgo/CgQFAAIvEgSKAQIYGjEgVGhlIHRleHQgZG9lcyBub3QgbWF0Y2ggdGhlIHF1ZXN0aW9uJ3MgcGF0dGVybi4KCp8BCgQFAAIwEgSNAQIVGpABIFRoZSB0ZXh0IGV4Y2VlZHMgdGhlIG1heGltdW0gbnVtYmVyIG9mIGNoYXJhY3RlcnMgb2YgdGhlIHF1ZXN0aW9uLCBvciBvZiBhIHJlZmVyZW5jZSAoMTAsMDAwKSwKIGNvdW50ZWQgYXMgb3RvbGl0aC5jYXRhbG9ndWUudjEuVGV4dExpbmUgc2F5cy4KCmUKBAUAAjESBI8BAhIaVyBXaGl0ZSBzcGFjZSBvbmx5IGluIGFuc3dlciB0byBhIHJlcXVpcmVkIHF1ZXN0aW9uLiBOb3QgZW5mb3JjZWQgZm9yIGF1dG9zYXZlZCBzaGVldHMuCgqzAQoEBQACMhIElAECGxpRIFRoZSBzaGVldCBoYXMgbm9pc2UgbWVhc3VyZW1lbnRzIHRoYXQgdGhlIHZlcnNpb24gZG9lcyBub3QgcmVxdWVzdCAoVFlTIEZSIDE1KS4KMlIgTWVhc3VyZW1lbnRzIGFuZCByZWZlcmVuY2VzLiBUaGV5IGFyZSBsZWZ0IG91dCBvZiB0aGUgc2hlZXQgYW5kIG5ldmVyIHJlamVjdCBpdC4KClYKBAUAAjMSBJYBAh4aSCBUaGUgc2hlZXQgaGFzIHBvc2l0aW9ucyB0aGF0IHRoZSB2ZXJzaW9uIGRvZXMgbm90IHJlcXVlc3QgKFRZUyBGUiAxNCkuCgo8CgQFAAI0EgSYAQIdGi4gTW9yZSBtZWFzdXJlbWVudHMgdGhhbiB0aGUgdmVyc2lvbiByZXF1ZXN0cy4KCkUKBAUAAjUSBJoBAh8aNyBMYXRpdHVkZSBvdXRzaWRlIMKxOTDCsCBvciBsb25naXR1ZGUgb3V0c2lkZSDCsTE4MMKwLgoKUwoEBQACNhIEnAECGxpFIE1vcmUgcmVmZXJlbmNlZCBhbnN3ZXJzIHRoYW4gdGhlIGxpbWl0ICgxMDApLCBvciBtb3JlIGNvZGVzIGluIG9uZS4KCvoBCgQFAAI3EgSgAQIZGusBIEEgcmVmZXJlbmNlIHdpdGggaW52YWxpZCBpZHMgb3IgY29kZXMsIGEgc2Vjb25kIG9uZSB0byB0aGUgc2FtZSBxdWVzdGlvbiwgb25lIHdpdGggc2V2ZXJhbAogdmFsdWVzLCBvciBhIHRleHQgdGhhdCBubyBydWxlIG9mIHRoZSB2ZXJzaW9uIHJlZmVycyB0bzsgYSBwcm9maWxlIHZhbHVlIHRoYXQgbm8gcnVsZSBvZiB0aGUKIHZlcnNpb24gcmVmZXJzIHRvLCBvciBhbiBpbnZhbGlkIG9yIHNlY29uZCBvbmUuCgq+AQoEBQACOBIEpgECGRozIEEgbGVhZGVyIGhhcyBub3QgZGVjaWRlZCBvbiB0aGUgam9pbiByZXF1ZXN0IHlldC4KMnsgUmVhc29ucyB0byByZXRyeSBhIHNoZWV0IGxhdGVyOiBWRVJESUNUX1JFVFJZX0xBVEVSLiBLZWVwIHRoZSBzaGVldCBvbiB0aGUgZGV2aWNlIGFuZCBzZW5kIGl0CiBhZ2FpbiBhZnRlciBgcmV0cnlfZGVsYXlgLgoKhQEKBAUAAjkSBKkBAhQadyBGaW5pc2hlZCB3aGlsZSB0aGUgc3R1ZHkgd2FzIHBhdXNlZC4gS2VlcCB0aGUgc2hlZXQgb24gdGhlIGRldmljZTogYWZ0ZXIgdGhlIHBhdXNlIGl0IGlzCiBhY2NlcHRlZCBhbmQgbWFya2VkIFBBVVNFRC4KCn0KBAUAAjoSBKwBAhsabyBUaGUgc3R1ZHkgaXMgbm90IGtub3duIGhlcmUgeWV0IGFuZCB0aGUgY2F0YWxvZ3VlIGNhbm5vdCBiZSByZWFjaGVkLiBMaXN0T2ZmZXJzOiBVTkFWQUlMQUJMRQogd2l0aCBSZXRyeUluZm8uCgrjAgoEBQACOxIEsQECGRrUAiBUaGUgc2hlZXQgd291bGQgYmUgcmVqZWN0ZWQgYnkgdGhlIHJ1bGVzIGtub3duIGhlcmUsIGJ1dCB0aGVzZSBtYXkgYmUgb2xkZXIgdGhhbiB0aGUgZGV2aWNlJ3MKIHJ1bGVzLiBUaGUgY2F0YWxvZ3VlIGNvdWxkIG5vdCBiZSByZWFjaGVkIHNpbmNlIHRoZSBzaGVldCB3YXMgZmluaXNoZWQsIG5vciBjb3VsZCBhdXRoIGlmCiBncm91cHMgaGF2ZSB0aGVpciBvd24gcXVlc3Rpb25uYWlyZXMuIFdoaWxlIHRoZSBjYXRhbG9ndWUgcmVzcG9uZHMsIHRoZSBjYWxsIGl0c2VsZiB3YWl0cyBmb3IKIHRoZSBjaGVjazogYXQgbW9zdCBoYWxmIGEgc2Vjb25kLCBwbHVzIHRoZSByZXNwb25zZSB0aW1lLgoKZwoEBQACPBIEswECHRpZIFRoZSB2ZXJzaW9uIGlzIG5vdCBrbm93biBvciBub3Qgc3VwcG9ydGVkIGhlcmUgeWV0LCBvciB0aGUgY2F0YWxvZ3VlIGNhbm5vdCBiZSByZWFjaGVkLgoKmgEKBAUAAj0SBLYBAh8aiwEgSXQgaXMgbm90IGtub3duIGhlcmUgeWV0IHdoZXRoZXIsIG9yIHNpbmNlIHdoZW4sIHRoZSBjYWxsZXIgaXMgYSBwYXJ0aWNpcGFudCwgYW5kIGF1dGggY2Fubm90CiBiZSByZWFjaGVkIG9yIHdhcyBhc2tlZCBhIGZldyBzZWNvbmRzIGFnby4KCtkBCgQFAAI+EgS6AQIWGsoBIEZpbmlzaGVkIGFmdGVyIHRoZSBjYWxsZXIgbGVmdCB0aGUgc3R1ZHksIGFzIGZhciBhcyBrbm93biBoZXJlLCBvciBhZnRlciB0aGUgY2FsbGVyJ3MgZGF0YSBvZgogdGhlIHN0dWR5IHdhcyBlcmFzZWQ7IHRoZSBhY2Nlc3MgdG9rZW4gaXMgb2xkZXIgdGhhbiB0aGF0LiBSZWZyZXNoIHRoZSB0b2tlbiwgdGhlbiBzZW5kIHRoZQogc2hlZXQgYWdhaW4uCgqVAQoEBQACPxIEvQECGxqGASBUaGUgY3VycmVudCBncm91cCBvZiB0aGUgY2FsbGVyLCB3aG8gd2FzIGluIGEgZ3JvdXAgdGhhdCBzZWVzIHRoZSBxdWVzdGlvbm5haXJlLCBpcyBub3Qga25vd24KIGhlcmUgeWV0LCBhbmQgYXV0aCBjYW5ub3QgYmUgcmVhY2hlZC4KClMKBAUAAkASBL8BAhsaRSBUaGUgcmVzdWx0IGRlcGVuZHMgb24gYW5vdGhlciBzaGVldCBvZiB0aGUgYmF0Y2ggdGhhdCB3YWl0cyBpdHNlbGYuCgo/CgQFAAJBEgTBAQIzGjEgTm90IHJldHVybmVkOiBhbiB1bmtub3duIHRpbWUgem9uZSBpcyBhY2NlcHRlZC4KCmoKBAUAAkISBMMBAhYaXCBUaGUgcGFydGljaXBhbnQgaGFzIHN0b3JlZCB0aGUgbWF4aW11bSBudW1iZXIgb2Ygc2hlZXRzIG9yIGJ5dGVzIHRoYXQgdGhlIG9wZXJhdG9yIGFsbG93cy4KClUKBAUAAkMSBMUBAhQaRyBUaGUgZGF0YWJhc2UgY2Fubm90IHN0b3JlIHRoZSBzaGVldCBiZWNhdXNlIG9mIGEgZmF1bHQgb2YgdGhlIHNlcnZlci4KCn8KBAUAAkQSBMoBAhcaXSBMYXN0IGVudHJ5IG9mIGEgdHJ1bmNhdGVkIGxpc3Qgb2YgdmlvbGF0aW9uczsgdGhlIGRlc2NyaXB0aW9uIGhhcyB0aGUgbnVtYmVyIG9mIHRoZSBvdGhlcnMuCjISIFRydW5jYXRlZCBsaXN0cy4KCpQCCgQFAAJFEgTRAQIaGuYBIFRoZSBwYXJ0aWNpcGFudCdzIGRhdGEsIG9yIHRoZSBkYXRhIG9mIHRoaXMgc3R1ZHksIHdhcyBlcmFzZWQgYXQgdGhlIHBhcnRpY2lwYW50J3MgcmVxdWVzdCwgYW5kCiB0aGUgc2hlZXQsIHNlc3Npb24sIHJlY29yZCwgYW1lbmRtZW50IG9yIGRyYWZ0IGlzIGZyb20gYmVmb3JlLiBEZWxldGUgaXQgZnJvbSB0aGUgZGV2aWNlLiBUYWtlcwogcHJlY2VkZW5jZSBvdmVyIGFsbCBvdGhlciByZWFzb25zLgoyHSBFcmFzdXJlczogVkVSRElDVF9SRUpFQ1RFRC4KCvMDCgQFAAJGEgTaAQIVGsIDIEZpbmlzaGVkIGFmdGVyIHRoZSBwYXJ0aWNpcGFudCdzIGNvbnNlbnQgaGFkIGVuZGVkIGJlY2F1c2UgdGhlIHN0dWR5IHJlcGxhY2VkIHRoZSB0ZXh0LiBLZWVwCiB0aGUgc2hlZXQgb24gdGhlIGRldmljZSwgc2hvdyB0aGUgY3VycmVudCB0ZXh0LCBoYXZlIHRoZSBwYXJ0aWNpcGFudCBhY2NlcHQgaXQgKEpvaW5TdHVkeSksIGFuZAogc2VuZCB0aGUgc2hlZXQgYWdhaW4gd2l0aCB0aGUgbmV3IHRva2VuLiBTYXZlRHJhZnQ6IFVOQVZBSUxBQkxFIHdpdGggUmV0cnlJbmZvLiBUaGUgYWNjZXNzCiB0b2tlbiBzdGF0ZXMgd2hlbiB0aGUgY29uc2VudCBlbmRzLiBBIHRva2VuIGZyb20gYmVmb3JlIHRoZSBzdHVkeSByZXBsYWNlZCBpdHMgdGV4dCBkb2VzIG5vdDsKIHNoZWV0cyBzZW50IHdpdGggaXQgYXJlIGFjY2VwdGVkIHVudGlsIGl0IGV4cGlyZXMsIGF0IG1vc3QgMTAgbWludXRlcy4KMiAgQ29uc2VudHM6IFZFUkRJQ1RfUkVUUllfTEFURVIuCgpwCgQFAAJHEgTfAQIXGjMgQSB3YXkgb2YgY2xvc2luZyB0aGF0IHRoaXMgcmVsZWFzZSBkb2VzIG5vdCBrbm93LgoyLSBDbG9zaW5nIGFuZCBtZWFzdXJlbWVudHM6IFZFUkRJQ1RfUkVKRUNURUQuCgpKCgQFAAJIEgThAQIeGjwgQ2xvc2VkIGFzIGluY29tcGxldGUgYWx0aG91Z2ggdGhlIHN0dWR5IGRvZXMgbm90IGFsbG93IGl0LgoKPQoEBQACSRIE4wECGhovIEEgbm9pc2UgdW5pdCB0aGF0IHRoaXMgcmVsZWFzZSBkb2VzIG5vdCBrbm93LgoKeAoEBQACShIE6AECGBpfIElOVkFMSURfQVJHVU1FTlQ6IGBkcmFmdF9pZGAgaXMgbm90IGEgVVVJRCBpbiBpdHMgMzYtY2hhcmFjdGVyIHRleHQgZm9ybSwgb3IgaXMgdGhlIG5pbCBVVUlELgoyCSBEcmFmdHMuCgo4CgQFAAJLEgTqAQIVGiogTk9UX0ZPVU5EOiB0aGUgY2FsbGVyIGhhcyBubyBzdWNoIGRyYWZ0LgoKpAEKBAUAAkwSBO0BAhMalQEgRkFJTEVEX1BSRUNPTkRJVElPTjogdGhlIGRyYWZ0IHdhcyBzdWJtaXR0ZWQsIGRlbGV0ZWQsIG9yIGVuZGVkIGJ5IHRoZSBzdHVkeSdzIHJ1bGUuIFNhdmUgdGhlCiByZW1haW5pbmcgY2hhbmdlcyB1bmRlciBhbm90aGVyIGlkLCBvciBkaXNjYXJkIHRoZW0uCgpmCgQFAAJNEgTvAQIXGlggUkVTT1VSQ0VfRVhIQVVTVEVEOiB0aGUgY2FsbGVyIGhhcyB0aGUgbWF4aW11bSBudW1iZXIgb2YgZHJhZnRzLiBTdWJtaXQgb3IgZGVsZXRlIG9uZS4KCkwKBAUAAk4SBPEBAhcaPiBSRVNPVVJDRV9FWEhBVVNURUQ6IHRoZSBkcmFmdCB3b3VsZCBleGNlZWQgaXRzIG1heGltdW0gc2l6ZS4KClMKBAUAAk8SBPMBAhUaRSBBQk9SVEVEOiB0aGUgcmVzb3VyY2UgaGFzIGNoYW5nZWQgc2luY2UgaXQgd2FzIHJlYWQuIFJlYWQgaXQgYWdhaW4uCgpiCgQFAAJQEgT1AQIVGlQgRkFJTEVEX1BSRUNPTkRJVElPTjogdGhlIGRyYWZ0IGJlbG9uZ3MgdG8gYW5vdGhlciBzdHVkeSwgcXVlc3Rpb25uYWlyZSBvciB2ZXJzaW9uLgoKnAEKBAUAAlESBPoBAhYaWSBUaGUgY2FsbGVyIGhhcyBubyBzdWNoIHNoZWV0OiBWRVJESUNUX1JFSkVDVEVELiBTZW5kIGEgbmV3IHNoZWV0IGJlZm9yZSBpdHMgYW1lbmRtZW50cy4KMjMgQW1lbmRtZW50cyBhbmQgd2l0aGRyYXdhbHM6IHJlYXNvbnMgaW4gYSB2ZXJkaWN0LgoKZQoEBQACUhIE/AECFhpXIFRoZSBzdHVkeSBkb2VzIG5vdCBhbGxvdyBhbWVuZG1lbnRzIG9mIHRoaXMgcXVlc3Rpb25uYWlyZSdzIHNoZWV0czogVkVSRElDVF9SRUpFQ1RFRC4KCnUKBAUAAlMSBP8BAhcaZyBUaGUgc2hlZXQgaGFzIGEgbmV3ZXIgcmV2aXNpb24gKGBuZXdlc3RfcmV2aXNpb25gKSB0aGFuIHRoZSBhbWVuZG1lbnQgaXMgYmFzZWQgb246CiBWRVJESUNUX0NPTkZMSUNULgoKpwEKBAUAAlQSBIICAhoamAEgQW5zd2VycyBvZiBhIHNoZWV0IHRoYXQgd2FzIHdpdGhkcmF3biwgYXMgYSB3aG9sZSBvciBieSBpdHMgbGFzdCBhbnN3ZXIsIGNhbm5vdCBiZSBjaGFuZ2VkOgogVkVSRElDVF9SRUpFQ1RFRC4gV2l0aGRyYXdpbmcgaXQgYWdhaW4gaXMgVkVSRElDVF9FWElTVFMuCgpQCgQFAAJVEgSEAgIbGkIgVGhlIHNoZWV0IGhhcyB0aGUgbWF4aW11bSBudW1iZXIgb2YgcmV2aXNpb25zOiBWRVJESUNUX1JFSkVDVEVELgoKcgoEBQACVhIEhwICHRpkIGBhbWVuZG1lbnRfaWRgIGlzIG5vdCBhIFVVSUQgaW4gaXRzIDM2LWNoYXJhY3RlciB0ZXh0IGZvcm0sIG9yIGlzIHRoZSBuaWwgVVVJRDoKIFZFUkRJQ1RfUkVKRUNURUQuCgqgAQoEBQACVxIEigICGRqRASBUaGUgc2hlZXQgb3IgaGVhbHRoIHJlY29yZCBoYXMgZmV3ZXIgcmV2aXNpb25zIHRoYW4gdGhlIGFtZW5kbWVudCBvciBjaGFuZ2UgaXMgYmFzZWQgb24sIGUuZy4KIGJlY2F1c2UgYSBiYWNrdXAgd2FzIHJlc3RvcmVkOiBWRVJESUNUX0NPTkZMSUNULgoKlwEKBAUAAlgSBI8CAhoaYCBgcmVjb3JkX2lkYCBpcyBub3QgYSBVVUlEIGluIGl0cyAzNi1jaGFyYWN0ZXIgdGV4dCBmb3JtLCBvciBpcyB0aGUgbmlsIFVVSUQ6IFZFUkRJQ1RfUkVKRUNURUQuCjInIEhlYWx0aCByZWNvcmRzOiByZWFzb25zIGluIGEgdmVyZGljdC4KCnsKBAUAAlkSBJICAh4abSBUaGUgc3R1ZHkgZG9lcyBub3QgYWNjZXB0IHJlY29yZHMgb2YgdGhpcyB0eXBlLCBvciBub3QgYW55IG1vcmU6IFZFUkRJQ1RfUkVKRUNURUQuIERlbGV0aW9ucwogYXJlIGFjY2VwdGVkLgoKZgoEBQACWhIElAICIBpYIFRoZSByZWNvcmQgaGFzIG5vIGNvbnRlbnRzLCBvciBjb250ZW50cyBvZiBhbm90aGVyIHR5cGUgdGhhbiBiZWZvcmU6IFZFUkRJQ1RfUkVKRUNURUQuCgp+CgQFAAJbEgSXAgIVGnAgVGhpcyB2ZXJzaW9uIG9mIHRoZSB2b2NhYnVsYXJ5IGRvZXMgbm90IGhhdmUgdGhlIHRlcm0sIG9yIHRoZSBzdHVkeSBoYXMgbm8gc3VjaCB2b2NhYnVsYXJ5OgogVkVSRElDVF9SRUpFQ1RFRC4KCkUKBAUAAlwSBJkCAiMaNyBUaGUgdm9jYWJ1bGFyeSBoYXMgbm8gc3VjaCB2ZXJzaW9uOiBWRVJESUNUX1JFSkVDVEVELgoKfgoEBQACXRIEnAICIRpwIFRoZSB2ZXJzaW9uIG9mIHRoZSB2b2NhYnVsYXJ5IGlzIG5vdCBrbm93biBoZXJlIHlldCBhbmQgdGhlIGNhdGFsb2d1ZSBjYW5ub3QgYmUgcmVhY2hlZDoKIFZFUkRJQ1RfUkVUUllfTEFURVIuCgo+CgQFAAJeEgSeAgIZGjAgVGhlIGVuZCBpcyBiZWZvcmUgdGhlIHN0YXJ0OiBWRVJESUNUX1JFSkVDVEVELgoKTQoEBQACXxIEoAICHBo/IEFuIGVhciBoYXMgdHdvIHRocmVzaG9sZHMgYXQgb25lIGZyZXF1ZW5jeTogVkVSRElDVF9SRUpFQ1RFRC4KCnwKBAUAAmASBKMCAhUabiBOb3QgYSBVQ1VNIHVuaXQsIGJ5IGl0cyBncmFtbWFyIGFuZCBjYXNlLXNlbnNpdGl2ZSBzeW1ib2xzLCBvciBsb25nZXIgdGhhbiA2NCBjaGFyYWN0ZXJzOgogVkVSRElDVF9SRUpFQ1RFRC4KCkkKBAUAAmESBKUCAhgaOyBNb3JlIHRocmVzaG9sZHMgb3IgdmFsdWVzIHRoYW4gYWxsb3dlZDogVkVSRElDVF9SRUpFQ1RFRC4KCo0BCgQFAAJiEgSoAgIZGn8gVGhlIHBhcnRpY2lwYW50IGhhcyBzdG9yZWQgdGhlIG1heGltdW0gbnVtYmVyIG9mIHJlY29yZHMsIGluY2x1ZGluZyB0aG9zZSBkZWxldGVkIGluIHRoZSBsYXN0CiA0MDAgZGF5czogVkVSRElDVF9SRVRSWV9MQVRFUi4KCpUBCgQFAAJjEgSrAgIXGoYBIElOVkFMSURfQVJHVU1FTlQ6IG5vdCBhIGN1cnNvciBvZiB0aGlzIHNlcnZpY2UsIHN0dWR5IGFuZCBleHBvcnQsIG9yIHRoZSBkYXRhYmFzZSB3YXMgcmVzdG9yZWQKIHNpbmNlLiBTdGFydCBhZ2FpbiB3aXRob3V0IGEgY3Vyc29yLgoKaAoEBQACZBIErQICFxpaIFRoZSByZWNvcmQgd2FzIGNoYW5nZWQgc2luY2UgdGhlIHJldmlzaW9uIHRoYXQgdGhlIGNoYW5nZSBpcyBiYXNlZCBvbjogVkVSRElDVF9DT05GTElDVC4KCkAKBAUAAmUSBK8CAhcaMiBUaGUgY2FsbGVyIGhhcyBubyBzdWNoIHJlY29yZDogVkVSRElDVF9SRUpFQ1RFRC4KCpwBCgQFAAJmEgS0AgIbGmEgYHNlc3Npb25faWRgIGlzIG5vdCBhIFVVSUQgaW4gaXRzIDM2LWNoYXJhY3RlciB0ZXh0IGZvcm0sIG9yIGlzIHRoZSBuaWwgVVVJRDogVkVSRElDVF9SRUpFQ1RFRC4KMisgTGlzdGVuaW5nIHNlc3Npb25zOiByZWFzb25zIGluIGEgdmVyZGljdC4KClIKBAUAAmcSBLYCAhYaRCBUaGUgdmVyc2lvbiBvZiB0aGUgY29sbGVjdGlvbiBoYXMgbm8gc3VjaCBzb3VuZDogVkVSRElDVF9SRUpFQ1RFRC4KClQKBAUAAmgSBLgCAiAaRiBUaGUgc3R1ZHkgZG9lcyBub3QgaGF2ZSB0aGlzIGNvbGxlY3Rpb24gb2Ygc291bmRzOiBWRVJESUNUX1JFSkVDVEVELgoKRQoEBQACaRIEugICIxo3IFRoZSBjb2xsZWN0aW9uIGhhcyBubyBzdWNoIHZlcnNpb246IFZFUkRJQ1RfUkVKRUNURUQuCgp+CgQFAAJqEgS9AgIhGnAgVGhlIHZlcnNpb24gb2YgdGhlIGNvbGxlY3Rpb24gaXMgbm90IGtub3duIGhlcmUgeWV0IGFuZCB0aGUgY2F0YWxvZ3VlIGNhbm5vdCBiZSByZWFjaGVkOgogVkVSRElDVF9SRVRSWV9MQVRFUi4KCkAKBAUAAmsSBL8CAhcaMiBOb3RoaW5nIHdhcyBwbGF5ZWQgKFNPTiBGQTEwKTogVkVSRElDVF9SRUpFQ1RFRC4KClAKBAUAAmwSBMECAhcaQiBUaGUgcmF0aW5nIGlzIG91dHNpZGUgMeKAkzcsIG9yIGNvbnRyYWRpY3Rvcnk6IFZFUkRJQ1RfUkVKRUNURUQuCgpKCgQFAAJtEgTDAgIVGjwgVGhlIGNvbGxlY3Rpb24gZG9lcyBub3Qgb2ZmZXIgdGhpcyBsb29wOiBWRVJESUNUX1JFSkVDVEVELgoKNAoEBQACbhIExQICHhomIExvbmdlciB0aGFuIGEgZGF5OiBWRVJESUNUX1JFSkVDVEVELgoKQwoEBQACbxIExwICHBo1IEhvdyB0aGUgc2Vzc2lvbiBlbmRlZCBpcyBtaXNzaW5nOiBWRVJESUNUX1JFSkVDVEVELgoKRAoEBQACcBIEyQICGBo2IFRoZSBjYWxsZXIgaGFzIG5vIHN1Y2ggbGlzdGVuaW5nIHNlc3Npb246IE5PVF9GT1VORC4KCpQBCgQFAAJxEgTOAgIdGlggVGhlIG5hbWUgaXMgbm90IDHigJM2NCBsb3dlci1jYXNlIGxldHRlcnMsIGRpZ2l0cywgYF9gLCBgLWAgYW5kIGAuYCwgb3IgYXBwZWFycyB0d2ljZS4KMiwgU2V0dGluZ3M6IElOVkFMSURfQVJHVU1FTlQgd2l0aCB0aGUgZmllbGQuCgpACgQFAAJyEgTQAgIeGjIgVGhlIHZhbHVlIGlzIG91dCBvZiByYW5nZSBvciBoYXMgdGhlIHdyb25nIGZvcm0uCgo1CgQFAAJzEgTSAgIaGicgTW9yZSBvciBsYXJnZXIgc2V0dGluZ3MgdGhhbiBhbGxvd2VkLgoKjQEKBAUAAnQSBNcCAhoaQSBUaGUgc3R1ZHkncyBiaW5kaW5nIG9yZGVyIHJlcXVpcmVzIGFub3RoZXIgcXVlc3Rpb25uYWlyZSBmaXJzdC4KMjwgQmluZGluZyBzZXF1ZW5jZXMgKGdlbmVyaWMgZm9ybXMgwqc0LjEpOiBWRVJESUNUX1JFSkVDVEVELgoKWgoEBQACdRIE2QICGhpMIEFscmVhZHkgZmlsbGVkIGluIHdpdGhpbiB0aGUgY3VycmVudCBwYXNzIG9mIHRoZSBzdHVkeSdzIGJpbmRpbmcgc2VxdWVuY2UuCgpeCgQFAAJ2EgTcAgIXGlAgUEVSTUlTU0lPTl9ERU5JRUQ6IG9ubHkgb3RvbGl0aC1wbGFubmluZyBtYXkgY2FsbCB0aGUgbWV0aG9kLCBpbiBpdHMgb3duIG5hbWUuCgpYCgQFAAJ3EgTfAgIZGkogSU5WQUxJRF9BUkdVTUVOVCBvZiBSZWFkU2VyaWVzOiBhbiBlYXJsaWVyIHNvdXJjZSBuYW1lcyB0aGUgc2FtZSBzZXJpZXMuCgrbAQoEBQACeBIE5QICGRq1ASBSRVNPVVJDRV9FWEhBVVNURUQ6IHRoZSByZXBvcnQgZXhjZWVkcyB0aGUgRXJyb3JJbmZvJ3MgYGJ5dGVzX21heGAsIG9yIGhhcyBtb3JlIHRoYW4KIGBzZXJpZXNfbWF4YCBzZXJpZXMgb3IgYHNoZWV0c19tYXhgIHNoZWV0cy4gQXNrIGZvciBmZXdlciBxdWVzdGlvbm5haXJlcyBvciBhIHNob3J0ZXIgcGVyaW9kLgoyFSBSZXBvcnRzIGFuZCBzaGFyZXMuCgq7AQoEBQACeRIE6AICFhqsASBOT1RfRk9VTkQ6IHRoZSBjYWxsZXIgaGFzIG5vIHN1Y2ggc2hhcmUuIE9wZW5TaGFyZSBhbmQgUmVhZFNoYXJlRmlsZTogbm8gc2hhcmUgY2FuIGJlIG9wZW5lZAogdGhpcyB3YXksIGJlY2F1c2UgaXQgZG9lcyBub3QgZXhpc3QsIHdhcyByZXZva2VkLCBoYXMgZXhwaXJlZCBvciBpcyB1c2VkIHVwLgoKjQEKBAUAAnoSBOsCAhYafyBBTFJFQURZX0VYSVNUUzogdGhlIGNhbGxlciBoYXMgYSBzaGFyZSB3aXRoIHRoaXMgaWQgYW5kIG90aGVyIGNvbnRlbnRzLCBvciB0aGUgaWQgaXMgdGhhdCBvZgogYW4gZW5kZWQgc2hhcmUuIFVzZSBhbm90aGVyIGlkLgoKuwEKBAUAAnsSBO4CAhgarAEgUkVTT1VSQ0VfRVhIQVVTVEVEOiB0aGUgY2FsbGVyIGhhcyB0aGUgRXJyb3JJbmZvJ3MgYHNoYXJlc19tYXhgIHNoYXJlcyB0aGF0IGNhbiBiZSBvcGVuZWQuIFJldm9rZQogb25lLiBXaXRoIFJldHJ5SW5mbzogdGhlIGNhbGxlciBtYWRlIGBjcmVhdGVkX21heGAgc2hhcmVzIHdpdGhpbiBhIGRheS4KCkkKBAUAAnwSBPACAhQaOyBGQUlMRURfUFJFQ09ORElUSU9OOiB0aGUgY2FsbGVyIGhhcyBubyBkYXRhIGluIHRoZSBzY29wZS4KCloKBAUAAn0SBPICAh4aTCBGQUlMRURfUFJFQ09ORElUSU9OOiB0aGUgb3BlcmF0b3IgaGFzIG5vdCBzZXQgdGhlIHB1YmxpYyBhZGRyZXNzIG9mIGxpbmtzLgoKqAEKBAUAAn4SBPUCAhcamQEgUEVSTUlTU0lPTl9ERU5JRUQ6IHRoZSBwYXNzY29kZSBpcyBtaXNzaW5nIG9yIHdyb25nLiBUaGUgRXJyb3JJbmZvJ3MgYHJlbWFpbmluZ19hdHRlbXB0c2AgaXMgdGhlCiBudW1iZXIgb2Ygd3JvbmcgcGFzc2NvZGVzIGFmdGVyIHdoaWNoIHRoZSBzaGFyZSBlbmRzLgoKQQoEBQACfxIE9wICGhozIElOVkFMSURfQVJHVU1FTlQ6IHRoZSBrZXkgZG9lcyBub3QgaGF2ZSAzMiBieXRlcy4KCqsBCgUFAAKAARIE/AICGxpdIEEgY29kZSB0aGF0IGlzIG5vdCBvZmZlcmVkIGFmdGVyIHRoZSBhbnN3ZXIgdG8gYW4gZWFybGllciBxdWVzdGlvbiAoYFF1ZXN0aW9uLm9mZmVyZWRfYnlgKS4KIhMgRmlsZXMgb2YgYW5zd2Vycy4KMiggVmFsdWVzIG9mIGFuc3dlcnMsIGZ1cnRoZXI6IGFzIGJlZm9yZS4KCnUKBQUAAoEBEgSBAwIaGmYgSU5WQUxJRF9BUkdVTUVOVDogbm90IDY0IGxvd2VyLWNhc2UgaGV4YWRlY2ltYWwgZGlnaXRzLiBBcyB0aGUgYW5zd2VyIG9mIGEgc2hlZXQ6CiBQQVRURVJOX01JU01BVENILgoKqwIKBQUAAoIBEgSFAwIfGpsCIFNoZWV0OiBWRVJESUNUX1JFSkVDVEVELiBUaGUgZmlsZSBoYXMgYXJyaXZlZCwgYW5kIGhhcyBhIHR5cGUgb3Igc2l6ZSB0aGF0IHRoZSBxdWVzdGlvbiBkb2VzIG5vdAogYWNjZXB0LiBDYWxsczogSU5WQUxJRF9BUkdVTUVOVCwgZm9yIGEgZmlsZSBvZiBhIHR5cGUgdGhhdCBubyBhbnN3ZXIgbWF5IGhhdmUsIG9yIHRoYXQgdGhlCiBxdWVzdGlvbiBvZiBhIHN0b3JlZCBzaGVldCB3aXRoIHRoaXMgZmlsZSBkb2VzIG5vdCBhY2NlcHQuIFRoZSByZWNlaXZlZCBieXRlcyB3ZXJlIHJlbW92ZWQuCgphCgUFAAKDARIEhwMCGhpSIEZBSUxFRF9QUkVDT05ESVRJT046IHRoZSBzZXJ2aWNlIHN0b3JlcyBubyBmaWxlcy4gU2V0IGBPVE9MSVRIX0ZJTEVTX0RJUkVDVE9SWWAuCgqCAQoFBQAChAESBIoDAh8acyBVTkFWQUlMQUJMRTogdGhlIGZvbGRlciBvZiBmaWxlcyBjYW5ub3QgYmUgcmVhZCBvciB3cml0dGVuLiBUcnkgYWdhaW4gbGF0ZXI7IGlmIGl0IGxhc3RzLCBzZWUKIHRoZSBzZXJ2aWNlJ3MgbG9nLgoKagoFBQAChQESBIwDAhgaWyBSRVNPVVJDRV9FWEhBVVNURUQ6IHRoZSBmaWxlIHN5c3RlbSBvZiB0aGUgZm9sZGVyIGlzIGZ1bGwuIE5vdGhpbmcgb2YgdGhlIGNodW5rIHdhcyBrZXB0LgoKTwoFBQAChgESBI4DAhUaQCBOT1RfRk9VTkQ6IG5vIGZpbGUgb2YgdGhlIGNhbGxlciBvciBzdHVkeSBoYXMgdGhpcyBoYXNoIG9yIGlkLgoKnQEKBQUAAocBEgSRAwIbGo0BIERBVEFfTE9TUzogdGhlIGZpbGUgaXMga25vd24sIGJ1dCBpdHMgYnl0ZXMgYXJlIG1pc3Npbmcgb3IgZGFtYWdlZCwgcGVyaGFwcyBhZnRlciBhIHJlc3RvcmUuIFRoZQogcGFydGljaXBhbnQncyBkZXZpY2UgbWF5IHVwbG9hZCBpdCBhZ2Fpbi4KCm4KBQUAAogBEgSTAwIjGl8gQUJPUlRFRCB3aXRoIFJldHJ5SW5mbzogYW5vdGhlciBjYWxsIGlzIHdyaXRpbmcgdGhlIHNhbWUgdXBsb2FkLiBTZW5kIHRoZSBzYW1lIHJlcXVlc3QgYWdhaW4uCgqBAQoFBQACiQESBJYDAhwaciBSRVNPVVJDRV9FWEhBVVNURUQ6IHRoZSBmaWxlIGRvZXMgbm90IGZpdCBpbnRvIHRoZSBwYXJ0aWNpcGFudCdzIG9yIHRoZSBzdHVkeSdzIHF1b3RhLCB3aGljaCB0aGUKIG1lc3NhZ2UgbmFtZXMuCgptCgUFAAKKARIEmAMCHhpeIFJFU09VUkNFX0VYSEFVU1RFRDogdGhlIHBhcnRpY2lwYW50IGhhcyAyMCBpbmNvbXBsZXRlIHVwbG9hZHMuIENvbXBsZXRlIHRoZW0sIG9yIHdhaXQgYSBkYXkuCgpICgUFAAKLARIEmgMCGxo5IE9VVF9PRl9SQU5HRTogdGhlIG9mZnNldCBpcyBiZXlvbmQgdGhlIGVuZCBvZiB0aGUgZmlsZS4KCqkBCgUFAAKMARIEnQMCFxqZASBJTlZBTElEX0FSR1VNRU5UOiB0aGUgZmlsZSBpcyBlbXB0eSwgZXhjZWVkcyB0aGUgbGltaXQgZm9yIG9uZSBmaWxlIG9yIHRoYXQgb2YgdGhlIHF1ZXN0aW9uLAogd2hpY2ggdGhlIG1lc3NhZ2UgbmFtZXMsIG9yIGhhcyBhbm90aGVyIHNpemUgdGhhbiBiZWZvcmUuCgqjAQoFBQACjQESBKADAhsakwEgSU5WQUxJRF9BUkdVTUVOVDogdGhlIGNodW5rIGV4Y2VlZHMgMSBNaUIsIHJlYWNoZXMgYmV5b25kIHRoZSBlbmQgb2YgdGhlIGZpbGUsIG9yIGlzIG5laXRoZXIgYQogbXVsdGlwbGUgb2YgNjUsNTM2IGJ5dGVzIG5vciB0aGUgZW5kIG9mIHRoZSBmaWxlLgoKdwoFBQACjgESBKMDAh8aaCBJTlZBTElEX0FSR1VNRU5UOiB0aGUgYnl0ZXMgZG8gbm90IGhhdmUgdGhlIGFubm91bmNlZCBoYXNoLiBUaGV5IHdlcmUgcmVtb3ZlZDsgdXBsb2FkIHRoZSBmaWxlCiBhZ2Fpbi4KCroBCgUFAAKPARIEpgMCGhqqASBJTlZBTElEX0FSR1VNRU5UOiB0aGUgcGljdHVyZSBoYXMgbWV0YWRhdGEgb2YgYSBjYW1lcmEgKEV4aWYgb3IgWE1QKSwgd2hpY2ggbWF5IG5hbWUgaXRzIHBsYWNlLgogUmVtb3ZlIHRoZW0gYmVmb3JlIGNvbXB1dGluZyB0aGUgaGFzaC4gVGhlIHJlY2VpdmVkIGJ5dGVzIHdlcmUgcmVtb3ZlZC4KCnAKBQUAApABEgSoAwIYGkggUkVTT1VSQ0VfRVhIQVVTVEVEIHdpdGggUmV0cnlJbmZvOiB0b28gbWFueSBjYWxscyByZWFkIG9yIHdyaXRlIGZpbGVzLgoiFyBBY2Nlc3Mgb2YgY2xpbmljaWFucy4KCogBCgUFAAKRARIErQMCFhp5IE5PVF9GT1VORDogdGhlIGNhbGxlciBoYXMgbm8gc3VjaCBncmFudCwgZ2l2ZW4gb3IgcmVjZWl2ZWQ7IG9yIGl0IGhhcyBlbmRlZC4gQWNjZXB0R3JhbnQ6IG5vIGdyYW50CiB3YWl0cyBmb3IgdGhpcyBrZXkuCgpoCgUFAAKSARIErwMCFhpZIEFMUkVBRFlfRVhJU1RTOiB0aGUgY2FsbGVyIGhhcyBhIGdyYW50IHdpdGggdGhpcyBpZCBhbmQgb3RoZXIgY29udGVudHMuIFVzZSBhbm90aGVyIGlkLgoKegoFBQACkwESBLIDAhgaayBSRVNPVVJDRV9FWEhBVVNURUQ6IHRoZSBjYWxsZXIgZ2F2ZSB0aGUgRXJyb3JJbmZvJ3MgYGdyYW50c19tYXhgIGdyYW50cyB0aGF0IGhhdmUgbm90IGVuZGVkLgogUmV2b2tlIG9uZS4KCqwBCgUFAAKUARIEtQMCGBqcASBQRVJNSVNTSU9OX0RFTklFRDogbm90IHRoZSBrZXkgdGhhdCB0aGUgY2xpbmljaWFuIHdhcyBzaG93bi4gVGhlIEVycm9ySW5mbydzIGByZW1haW5pbmdfYXR0ZW1wdHNgCiBpcyB0aGUgbnVtYmVyIG9mIHdyb25nIGtleXMgYWZ0ZXIgd2hpY2ggdGhlIGdyYW50IGVuZHMuCgpeCgUFAAKVARIEtwMCGxpPIEZBSUxFRF9QUkVDT05ESVRJT046IHRoZSBjbGluaWNpYW4gaGFzIG5vdCBlbnRlcmVkIHRoZSBwYXJ0aWNpcGFudCdzIGtleSB5ZXQuCmIGcHJvdG8z")
}
