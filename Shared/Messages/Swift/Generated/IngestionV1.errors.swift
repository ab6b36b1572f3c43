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
    /// values, or a text that no condition of the version refers to.
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
    /// INVALID_ARGUMENT: not a cursor of this service. Start again without a cursor.
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
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .empty, .batchTooLarge, .validationLimit, .elementUnknown, .versionUnavailable, .required, .idInvalid, .sheetIdInvalid, .labelTooLong, .textInvalid, .timeMissing, .timeInvalid, .timeZoneUnknown, .notificationIdInvalid, .studyUnknown, .notEnrolled, .studyNotStarted, .studyEnded, .questionnaireNotInStudy, .questionnaireDeactivated, .versionUnknown, .contentHashMismatch, .alreadyFilledIn, .repeatedTooSoon, .notInGroup, .tooManyAnswers, .questionUnknown, .answeredTwice, .answerMissing, .notShown, .valueMissing, .valueTypeMismatch, .compositeIncomplete, .typeNotSupported, .optionUnknown, .optionRepeated, .optionExclusive, .optionsTooFew, .optionsTooMany, .outOfRange, .offStep, .notFinite, .notInteger, .dateInvalid, .clockTimeInvalid, .dateTimeInvalid, .patternMismatch, .textTooLong, .textEmpty, .noiseNotRequested, .positionNotRequested, .tooManyMeasurements, .coordinateOutOfRange, .tooManyReferences, .referenceInvalid, .enrolmentPending, .studyPaused, .studyNotYetKnown, .studyUnconfirmed, .versionNotYetKnown, .enrolmentNotYetKnown, .tokenOutdated, .groupNotYetKnown, .earlierSheetWaits, .timeZoneNotYetKnown, .quotaExceeded, .notStorable, .moreViolations, .participantErased, .consentEnded, .closingInvalid, .incompleteNotAllowed, .noiseUnitUnknown, .draftIdInvalid, .draftUnknown, .draftEnded, .tooManyDrafts, .draftTooLarge, .etagMismatch, .draftDiffers, .sheetUnknown, .notRevisable, .revisionStale, .alreadyWithdrawn, .tooManyRevisions, .amendmentIdInvalid, .revisionUnknown, .recordIdInvalid, .recordTypeNotTaken, .recordContentsInvalid, .codeUnknown, .vocabularyVersionUnknown, .vocabularyNotYetKnown, .endBeforeStart, .frequencyDuplicate, .unitInvalid, .tooManyValues, .tooManyRecords, .cursorInvalid, .recordChanged, .recordUnknown, .sessionIdInvalid, .soundUnknown, .collectionNotInStudy, .collectionVersionUnknown, .collectionNotYetKnown, .nothingPlayed, .ratingInvalid, .loopUnknown, .durationOutOfRange, .sessionEndMissing, .sessionUnknown, .settingNameInvalid, .settingValueInvalid, .tooManySettings, .sequenceNotNext, .sequenceRepeated, .notForPeople, .seriesDuplicate] }

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
        case .unrecognized(let number): number
      }
    }
  }

  /// The descriptor of `otolith/ingestion/v1/errors.proto`.
  public static let errorsFile = ProtoFile(
    name: "otolith/ingestion/v1/errors.proto",
    dependencies: [],
    base64: "CiFvdG9saXRoL2luZ2VzdGlvbi92MS9lcnJvcnMucHJvdG8SFG90b2xpdGguaW5nZXN0aW9uLnYxKpgVCgtFcnJvclJlYXNvbhIcChhFUlJPUl9SRUFTT05fVU5TUEVDSUZJRUQQABIJCgVFTVBUWRABEhMKD0JBVENIX1RPT19MQVJHRRACEhQKEFZBTElEQVRJT05fTElNSVQQAxITCg9FTEVNRU5UX1VOS05PV04QBBIXChNWRVJTSU9OX1VOQVZBSUxBQkxFEAUSDAoIUkVRVUlSRUQQBhIOCgpJRF9JTlZBTElEEAcSFAoQU0hFRVRfSURfSU5WQUxJRBAIEhYKDkxBQkVMX1RPT19MT05HEAkaAggBEhAKDFRFWFRfSU5WQUxJRBAKEhAKDFRJTUVfTUlTU0lORxALEhAKDFRJTUVfSU5WQUxJRBAMEhkKEVRJTUVfWk9ORV9VTktOT1dOEA0aAggBEhsKF05PVElGSUNBVElPTl9JRF9JTlZBTElEEA4SEQoNU1RVRFlfVU5LTk9XThAPEhAKDE5PVF9FTlJPTExFRBAQEhUKEVNUVURZX05PVF9TVEFSVEVEEBESDwoLU1RVRFlfRU5ERUQQEhIeChpRVUVTVElPTk5BSVJFX05PVF9JTl9TVFVEWRATEh0KGVFVRVNUSU9OTkFJUkVfREVBQ1RJVkFURUQQFBITCg9WRVJTSU9OX1VOS05PV04QFRIZChVDT05URU5UX0hBU0hfTUlTTUFUQ0gQFhIVChFBTFJFQURZX0ZJTExFRF9JThAXEhUKEVJFUEVBVEVEX1RPT19TT09OEBgSEAoMTk9UX0lOX0dST1VQEBkSFAoQVE9PX01BTllfQU5TV0VSUxAaEhQKEFFVRVNUSU9OX1VOS05PV04QGxISCg5BTlNXRVJFRF9UV0lDRRAcEhIKDkFOU1dFUl9NSVNTSU5HEB0SDQoJTk9UX1NIT1dOEB4SEQoNVkFMVUVfTUlTU0lORxAfEhcKE1ZBTFVFX1RZUEVfTUlTTUFUQ0gQIBIYChRDT01QT1NJVEVfSU5DT01QTEVURRAhEhYKElRZUEVfTk9UX1NVUFBPUlRFRBAiEhIKDk9QVElPTl9VTktOT1dOECMSEwoPT1BUSU9OX1JFUEVBVEVEECQSFAoQT1BUSU9OX0VYQ0xVU0lWRRAlEhMKD09QVElPTlNfVE9PX0ZFVxAmEhQKEE9QVElPTlNfVE9PX01BTlkQJxIQCgxPVVRfT0ZfUkFOR0UQKBIMCghPRkZfU1RFUBApEg4KCk5PVF9GSU5JVEUQKhIPCgtOT1RfSU5URUdFUhArEhAKDERBVEVfSU5WQUxJRBAsEhYKEkNMT0NLX1RJTUVfSU5WQUxJRBAtEhUKEURBVEVfVElNRV9JTlZBTElEEC4SFAoQUEFUVEVSTl9NSVNNQVRDSBAvEhEKDVRFWFRfVE9PX0xPTkcQMBIOCgpURVhUX0VNUFRZEDESFwoTTk9JU0VfTk9UX1JFUVVFU1RFRBAyEhoKFlBPU0lUSU9OX05PVF9SRVFVRVNURUQQMxIZChVUT09fTUFOWV9NRUFTVVJFTUVOVFMQNBIbChdDT09SRElOQVRFX09VVF9PRl9SQU5HRRA1EhcKE1RPT19NQU5ZX1JFRkVSRU5DRVMQNhIVChFSRUZFUkVOQ0VfSU5WQUxJRBA3EhUKEUVOUk9MTUVOVF9QRU5ESU5HEDgSEAoMU1RVRFlfUEFVU0VEEDkSFwoTU1RVRFlfTk9UX1lFVF9LTk9XThA6EhUKEVNUVURZX1VOQ09ORklSTUVEEDsSGQoVVkVSU0lPTl9OT1RfWUVUX0tOT1dOEDwSGwoXRU5ST0xNRU5UX05PVF9ZRVRfS05PV04QPRISCg5UT0tFTl9PVVREQVRFRBA+EhcKE0dST1VQX05PVF9ZRVRfS05PV04QPxIXChNFQVJMSUVSX1NIRUVUX1dBSVRTEEASHwoXVElNRV9aT05FX05PVF9ZRVRfS05PV04QQRoCCAESEgoOUVVPVEFfRVhDRUVERUQQQhIQCgxOT1RfU1RPUkFCTEUQQxITCg9NT1JFX1ZJT0xBVElPTlMQRBIWChJQQVJUSUNJUEFOVF9FUkFTRUQQShIRCg1DT05TRU5UX0VOREVEEEsSEwoPQ0xPU0lOR19JTlZBTElEEFASGgoWSU5DT01QTEVURV9OT1RfQUxMT1dFRBBREhYKEk5PSVNFX1VOSVRfVU5LTk9XThBTEhQKEERSQUZUX0lEX0lOVkFMSUQQWhIRCg1EUkFGVF9VTktOT1dOEFsSDwoLRFJBRlRfRU5ERUQQXBITCg9UT09fTUFOWV9EUkFGVFMQXRITCg9EUkFGVF9UT09fTEFSR0UQXhIRCg1FVEFHX01JU01BVENIEF8SEQoNRFJBRlRfRElGRkVSUxBgEhEKDVNIRUVUX1VOS05PV04QZBIRCg1OT1RfUkVWSVNBQkxFEGUSEgoOUkVWSVNJT05fU1RBTEUQZhIVChFBTFJFQURZX1dJVEhEUkFXThBnEhYKElRPT19NQU5ZX1JFVklTSU9OUxBoEhgKFEFNRU5ETUVOVF9JRF9JTlZBTElEEGkSFAoQUkVWSVNJT05fVU5LTk9XThBqEhUKEVJFQ09SRF9JRF9JTlZBTElEEG4SGQoVUkVDT1JEX1RZUEVfTk9UX1RBS0VOEG8SGwoXUkVDT1JEX0NPTlRFTlRTX0lOVkFMSUQQcBIQCgxDT0RFX1VOS05PV04QcRIeChpWT0NBQlVMQVJZX1ZFUlNJT05fVU5LTk9XThByEhwKGFZPQ0FCVUxBUllfTk9UX1lFVF9LTk9XThBzEhQKEEVORF9CRUZPUkVfU1RBUlQQdBIXChNGUkVRVUVOQ1lfRFVQTElDQVRFEHUSEAoMVU5JVF9JTlZBTElEEHYSEwoPVE9PX01BTllfVkFMVUVTEHcSFAoQVE9PX01BTllfUkVDT1JEUxB4EhIKDkNVUlNPUl9JTlZBTElEEHkSEgoOUkVDT1JEX0NIQU5HRUQQehISCg5SRUNPUkRfVU5LTk9XThB7EhcKElNFU1NJT05fSURfSU5WQUxJRBCCARISCg1TT1VORF9VTktOT1dOEIMBEhwKF0NPTExFQ1RJT05fTk9UX0lOX1NUVURZEIQBEh8KGkNPTExFQ1RJT05fVkVSU0lPTl9VTktOT1dOEIUBEh0KGENPTExFQ1RJT05fTk9UX1lFVF9LTk9XThCGARITCg5OT1RISU5HX1BMQVlFRBCHARITCg5SQVRJTkdfSU5WQUxJRBCIARIRCgxMT09QX1VOS05PV04QiQESGgoVRFVSQVRJT05fT1VUX09GX1JBTkdFEIoBEhgKE1NFU1NJT05fRU5EX01JU1NJTkcQiwESFAoPU0VTU0lPTl9VTktOT1dOEIwBEhkKFFNFVFRJTkdfTkFNRV9JTlZBTElEEJYBEhoKFVNFVFRJTkdfVkFMVUVfSU5WQUxJRBCXARIWChFUT09fTUFOWV9TRVRUSU5HUxCYARIWChFTRVFVRU5DRV9OT1RfTkVYVBCgARIWChFTRVFVRU5DRV9SRVBFQVRFRBChARITCg5OT1RfRk9SX1BFT1BMRRCqARIVChBTRVJJRVNfRFVQTElDQVRFEKsBQlEKFG90b2xpdGguaW5nZXN0aW9uLnYxUAFaIG90b2xpdGgvaW5nZXN0aW9uL3YxO2luZ2VzdGlvbnYxqgIUT3RvbGl0aC5Jbmdlc3Rpb24uVjFK5GkKTgoBDBIDAQASGkQgRXJyb3IgcmVhc29ucyBvZiBjYWxscywgYW5kIHJlYXNvbnMgb2YgcmVqZWN0ZWQgb3Igd2FpdGluZyBzaGVldHMuCgrRAgoCBQASBQ4A3gIBGsMCIEVycm9yIHJlYXNvbnMgb2YgdGhpcyBzZXJ2aWNlLCBpbiBhZGRpdGlvbiB0byB0aG9zZSBvZiBvdG9saXRoL2NvbW1vbi92MS9lcnJvcnMucHJvdG8uIEEgdmFsdWUncwogbmFtZSBpcyBzZW50IGFzIHRleHQ6IGluIGBnb29nbGUucnBjLkVycm9ySW5mby5yZWFzb25gIChkb21haW4gYG90b2xpdGhgKSBhbmQgdmlvbGF0aW9ucyBvZiBhCiBzdGF0dXMsIG9yIGluIGBWaW9sYXRpb24ucmVhc29uYCBvZiBhIHZlcmRpY3QuIE5ldyByZWFzb25zIG1heSBiZSBhZGRlZDogdHJlYXQgYW4gdW5rbm93biByZWFzb24KIGJ5IGl0cyBzdGF0dXMgY29kZSBvciB2ZXJkaWN0LgoKHgoEBQACABIDEAIfGhEgTmV2ZXIgcmV0dXJuZWQuCgpSCgQFAAIBEgMVAgwaJyBJTlZBTElEX0FSR1VNRU5UOiB0aGUgYmF0Y2ggaXMgZW1wdHkuCjIcIFJlYXNvbnMgb2YgdGhlIHdob2xlIGNhbGwuCgqCAgoEBQACAhIDGQIWGvQBIFJFU09VUkNFX0VYSEFVU1RFRDogdGhlIGJhdGNoIGV4Y2VlZHMgdGhlIEVycm9ySW5mbydzIGBzaGVldHNfbWF4YCwgYHJlY29yZHNfbWF4YCAoY2hhbmdlcyBvZgogaGVhbHRoIHJlY29yZHM7IGFsc28gaWYgdGhlIGN1cnJlbnQgcmVjb3JkcyBvZiB0aGUgdmVyZGljdHMgZG8gbm90IGZpdCBpbnRvIG9uZSByZXNwb25zZSksCiBgc2Vzc2lvbnNfbWF4YCBvciBgYW1lbmRtZW50c19tYXhgLiBTZW5kIGZld2VyIGF0IG9uY2UuCgqnAQoEBQACAxIDHAIXGpkBIFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIFJldHJ5SW5mbzogdG9vIG1hbnkgbGFyZ2UgYmF0Y2hlcyBhcmUgYmVpbmcgdmFsaWRhdGVkLCBvciB0b28gbWFueSBjYWxscwogZm9yIGZpZ3VyZXMgYXJlIHdhaXRpbmcuIFNlbmQgdGhlIHNhbWUgcmVxdWVzdCBhZ2Fpbi4KCksKBAUAAgQSAx4CFho+IE5PVF9GT1VORDogbm8gdmVyc2lvbiBvZiB0aGUgcXVlc3Rpb25uYWlyZSBoYXMgdGhlIHF1ZXN0aW9uLgoKeQoEBQACBRIDIQIaGmwgVU5BVkFJTEFCTEUgd2l0aCBSZXRyeUluZm86IGEgdmVyc2lvbiBuYW1lZCBieSBzaGVldHMgaXMgbm90IGtub3duIGhlcmUgeWV0LiBTZW5kIHRoZSBzYW1lCiByZXF1ZXN0IGFnYWluLgoKaAoEBQACBhIDJgIPGj8gYHN0dWR5X2lkYCBvciBgcXVlc3Rpb25uYWlyZV9pZGAgaXMgZW1wdHksIG9yIGB2ZXJzaW9uYCBpcyAwLgoyGiBTaGVldDogVkVSRElDVF9SRUpFQ1RFRC4KCmUKBAUAAgcSAygCERpYIGBzdHVkeV9pZGAgb3IgYHF1ZXN0aW9ubmFpcmVfaWRgIGlzIG5vdCAx4oCTNjQgbG93ZXItY2FzZSBsZXR0ZXJzLCBkaWdpdHMgYW5kIGh5cGhlbnMuCgpaCgQFAAIIEgMqAhcaTSBgc2hlZXRfaWRgIGlzIG5vdCBhIFVVSUQgaW4gaXRzIDM2LWNoYXJhY3RlciB0ZXh0IGZvcm0sIG9yIGlzIHRoZSBuaWwgVVVJRC4KCn8KBAUAAgkSAy0CKRpyIE5ldmVyIHJldHVybmVkOiBhIHJlZmVyZW5jZSB3aXRoIHN1Y2ggYW4gaWQgb3IgY29kZSBpcyBsZWZ0IG91dCBvZiB0aGUgc2hlZXQsIHdpdGggdGhlIG1hcmsKIFJFRkVSRU5DRV9MRUZUX09VVC4KCjYKBAUAAgoSAy8CFBopIEEgdGV4dCBjb250YWlucyBVKzAwMDAgb3IgaXMgbm90IFVURi04LgoKJwoEBQACCxIDMQIUGhogYGZpbmlzaF90aW1lYCBpcyBhYnNlbnQuCgpTCgQFAAIMEgMzAhQaRiBPdXRzaWRlIHRoZSB5ZWFycyAxIHRvIDk5OTksIG9yIG5hbm9zZWNvbmRzIG91dHNpZGUgMOKAkzk5OSw5OTksOTk5LgoKZwoEBQACDRIDNQItGlogTm90IHJldHVybmVkIGFzIGEgdmlvbGF0aW9uOiBhIG1hcmsgb2YgYSBzdG9yZWQgc2hlZXQsIHNlZSBTdG9yZWRBbnN3ZXJTaGVldC5kZXZpYXRpb25zLgoKWgoEBQACDhIDNwIfGk0gYG5vdGlmaWNhdGlvbl9pZGAgaXMgbmVpdGhlciBlbXB0eSBub3IgYSBVVUlELiBJdCBpcyBsZWZ0IG91dCBvZiB0aGUgc2hlZXQuCgpsCgQFAAIPEgM8AhUaMSBUaGUgc3R1ZHkgZG9lcyBub3QgZXhpc3QuIEdldFNlcmllczogTk9UX0ZPVU5ELgoyLCBTdHVkeSBhbmQgcXVlc3Rpb25uYWlyZTogVkVSRElDVF9SRUpFQ1RFRC4KCsIBCgQFAAIQEgM/AhQatAEgVGhlIGNhbGxlciBpcyBub3QgYSBwYXJ0aWNpcGFudCBvZiB0aGUgc3R1ZHksIG9yIHdhcyBub3Qgd2hlbiB0aGUgc2hlZXQgd2FzIGZpbmlzaGVkOiBpdCB3YXMKIGZpbmlzaGVkIGFmdGVyIHRoZSBwYXJ0aWNpcGFudCBsZWZ0LCBldmVuIGlmIHRoZSBwYXJ0aWNpcGFudCBoYXMgam9pbmVkIGFnYWluIHNpbmNlLgoKMQoEBQACERIDQQIZGiQgRmluaXNoZWQgYmVmb3JlIHRoZSBzdHVkeSBzdGFydGVkLgoKMgoEBQACEhIDQwITGiUgRmluaXNoZWQgYWZ0ZXIgdGhlIHN0dWR5IGhhZCBlbmRlZC4KCvEBCgQFAAITEgNHAiIa4wEgTm90IHBhcnQgb2YgdGhlIHN0dWR5LCBvciBub3QgYW55IG1vcmUgd2hlbiB0aGUgc2hlZXQgd2FzIGZpbmlzaGVkLiBBbHNvIHJldHVybmVkIGZvciBhCiBxdWVzdGlvbm5haXJlIHJlc3RyaWN0ZWQgdG8gZ3JvdXBzIHRoYXQgdGhlIHBhcnRpY2lwYW50IG5ldmVyIGJlbG9uZ2VkIHRvLCBzbyB0aGF0IGl0cwogZXhpc3RlbmNlIGlzIG5vdCByZXZlYWxlZC4gR2V0U2VyaWVzOiBOT1RfRk9VTkQuCgpLCgQFAAIUEgNJAiEaPiBGaW5pc2hlZCB3aGlsZSB0aGUgcXVlc3Rpb25uYWlyZSB3YXMgZGVhY3RpdmF0ZWQgKFRZUyBGUiA5KS4KCiwKBAUAAhUSA0sCFxofIFRoZSB2ZXJzaW9uIGlzIG5vdCBwdWJsaXNoZWQuCgpNCgQFAAIWEgNNAh0aQCBUaGUgdmVyc2lvbiBoYXMgb3RoZXIgY29udGVudHMgdGhhbiB0aG9zZSBzaG93biBieSB0aGUgY2xpZW50LgoKUgoEBQACFxIDTwIZGkUgQW5vdGhlciBzaGVldCBvZiB0aGlzIG9uZS10aW1lIHF1ZXN0aW9ubmFpcmUgaXMgc3RvcmVkIChUWVMgRlIgMTApLgoKVgoEBQACGBIDUQIZGkkgRmluaXNoZWQgd2l0aGluIHRoZSByZXBlYXQgaW50ZXJ2YWwgYWZ0ZXIgdGhlIHByZXZpb3VzIHNoZWV0IChUWVQgwqczKS4KCoEBCgQFAAIZEgNUAhQadCBSZXN0cmljdGVkIHRvIGdyb3VwcyB0aGF0IHRoZSBwYXJ0aWNpcGFudCBkaWQgbm90IGJlbG9uZyB0byB3aGVuIHRoZSBzaGVldCB3YXMgZmluaXNoZWQsIGJ1dAogZGlkIGF0IGFub3RoZXIgdGltZS4KCo0CCgQFAAIaEgNbAhgaJiBNb3JlIGFuc3dlcnMgdGhhbiB0aGUgbGltaXQgKDUsMDAwKS4KMtcBIEFuc3dlcnM6IFZFUkRJQ1RfUkVKRUNURUQsIG9yIFZFUkRJQ1RfQ1JFQVRFRCBpZiB0aGUgc2hlZXQgaXMgdmFsaWQgd2l0aG91dCB0aGUgYW5zd2VycyBhdCBmYXVsdAogKGBBTlNXRVJfTEVGVF9PVVRgIG9mIFN0b3JlZEFuc3dlclNoZWV0LmRldmlhdGlvbnMpLiBUaGUgcGF0aCBuYW1lcyB0aGUgYW5zd2VyLCBvciB0aGUgcXVlc3Rpb24KIHdpdGhvdXQgYW4gYW5zd2VyLgoKNgoEBQACGxIDXQIYGikgTm8gcXVlc3Rpb24gb2YgdGhlIHZlcnNpb24gaGFzIHRoaXMgaWQuCgpKCgQFAAIcEgNfAhYaPSBBbiBlYXJsaWVyIGFuc3dlciBvZiB0aGUgc2hlZXQgcmVmZXJzIHRvIHRoZSBzYW1lIHF1ZXN0aW9uLgoKYwoEBQACHRIDYQIWGlYgQSByZXF1aXJlZCBxdWVzdGlvbiB0aGF0IHdhcyBzaG93biBoYXMgbm8gYW5zd2VyLiBOb3QgZW5mb3JjZWQgZm9yIGF1dG9zYXZlZCBzaGVldHMuCgpDCgQFAAIeEgNjAhEaNiBBbnN3ZXJlZCBhbHRob3VnaCB0aGUgcXVlc3Rpb24ncyBjb25kaXRpb25zIGhpZGUgaXQuCgpHCgQFAAIfEgNlAhUaOiBUaGUgYW5zd2VyIGhhcyBubyB2YWx1ZSwgb3IgYSBzaW5nbGUgY2hvaWNlIGhhcyBubyBjb2RlLgoKPAoEBQACIBIDZwIbGi8gVGhlIHZhbHVlJ3Mga2luZCBkb2VzIG5vdCBtYXRjaCB0aGUgcXVlc3Rpb24uCgqWAQoEBQACIRIDagIcGogBIEEgZmllbGQgb2YgYW4gb3B0aW9uYWwgY29tcG9zaXRlIGhhcyBubyBhbnN3ZXIgYWx0aG91Z2ggYW5vdGhlciBmaWVsZCBoYXMgb25lIChnZW5lcmljIGZvcm1zCiDCpzUpLiBOb3QgZW5mb3JjZWQgZm9yIGF1dG9zYXZlZCBzaGVldHMuCgpGCgQFAAIiEgNsAhoaOSBBbnN3ZXJlZCBhbHRob3VnaCB0aGUgcXVlc3Rpb24ncyB0eXBlIGlzIG5vdCBzdXBwb3J0ZWQuCgpYCgQFAAIjEgNxAhYaKiBBIGNvZGUgdGhhdCB0aGUgcXVlc3Rpb24gZG9lcyBub3Qgb2ZmZXIuCjIfIFZhbHVlcyBvZiBhbnN3ZXJzOiBhcyBiZWZvcmUuCgorCgQFAAIkEgNzAhcaHiBUaGUgc2FtZSBjb2RlIGFwcGVhcnMgdHdpY2UuCgpCCgQFAAIlEgN1AhgaNSBBbiBleGNsdXNpdmUgb3B0aW9uIGlzIGNob3NlbiB0b2dldGhlciB3aXRoIG90aGVycy4KCoQBCgQFAAImEgN4AhcadyBObyBvcHRpb24gY2hvc2VuIGluIGEgcmVxdWlyZWQgbXVsdGlwbGUgY2hvaWNlIChUWVQgwqc1KSwgb3IgZmV3ZXIgdGhhbiByZXF1aXJlZC4gTm90IGVuZm9yY2VkCiBmb3IgYXV0b3NhdmVkIHNoZWV0cy4KCjAKBAUAAicSA3oCGBojIE1vcmUgb3B0aW9ucyBjaG9zZW4gdGhhbiBhbGxvd2VkLgoKNgoEBQACKBIDfAIUGikgQmVsb3cgdGhlIG1pbmltdW0gb3IgYWJvdmUgdGhlIG1heGltdW0uCgonCgQFAAIpEgN+AhAaGiBOb3QgYG1pbmltdW0gKyBrwrdzdGVwYC4KCikKBAUAAioSBIABAhIaGyBJbmZpbml0ZSBvciBub3QgYSBudW1iZXIuCgo4CgQFAAIrEgSCAQITGiogTm90IGFuIGludGVnZXIgYWx0aG91Z2ggb25lIGlzIHJlcXVpcmVkLgoKSgoEBQACLBIEhAECFBo8IE5vdCBhIGRheSBvZiB0aGUgeWVhcnMgMSB0byA5OTk5IGluIHRoZSBmb3JtIGBZWVlZLU1NLUREYC4KCjYKBAUAAi0SBIYBAhoaKCBOb3QgYSB0aW1lIG9mIGRheSBpbiB0aGUgZm9ybSBgSEg6TU1gLgoKSQoEBQACLhIEiAECGRo7IE5vdCBhIGRheSBhbmQgdGltZSBvZiBkYXkgaW4gdGhlIGZvcm0gYFlZWVktTU0tRERUSEg6TU1gLgoKPwoEBQACLxIEigECGBoxIFRoZSB0ZXh0IGRvZXMgbm90IG1hdGNoIHRoZSBxdWVzdGlvbidzIHBhdHRlcm4uCgqfAQoEBQACMBIEjQECFRqQASBUaGUgdGV4dCBleGNlZWRzIHRoZSBtYXhpbXVtIG51bWJlciBvZiBjaGFyYWN0ZXJzIG9mIHRoZSBxdWVzdGlvbiwgb3Igb2YgYSByZWZlcmVuY2UgKDEwLDAwMCksCiBjb3VudGVkIGFzIG90b2xpdGguY2F0YWxvZ3VlLnYxLlRleHRMaW5lIHNheXMuCgplCgQFAAIxEgSPAQISGlcgV2hpdGUgc3BhY2Ugb25seSBpbiBhbnN3ZXIgdG8gYSByZXF1aXJlZCBxdWVzdGlvbi4gTm90IGVuZm9yY2VkIGZvciBhdXRvc2F2ZWQgc2hlZXRzLgoKswEKBAUAAjISBJQBAhsaUSBUaGUgc2hlZXQgaGFzIG5vaXNlIG1lYXN1cmVtZW50cyB0aGF0IHRoZSB2ZXJzaW9uIGRvZXMgbm90IHJlcXVlc3QgKFRZUyBGUiAxNSkuCjJSIE1lYXN1cmVtZW50cyBhbmQgcmVmZXJlbmNlcy4gVGhleSBhcmUgbGVmdCBvdXQgb2YgdGhlIHNoZWV0IGFuZCBuZXZlciByZWplY3QgaXQuCgpWCgQFAAIzEgSWAQIeGkggVGhlIHNoZWV0IGhhcyBwb3NpdGlvbnMgdGhhdCB0aGUgdmVyc2lvbiBkb2VzIG5vdCByZXF1ZXN0IChUWVMgRlIgMTQpLgoKPAoEBQACNBIEmAECHRouIE1vcmUgbWVhc3VyZW1lbnRzIHRoYW4gdGhlIHZlcnNpb24gcmVxdWVzdHMuCgpFCgQFAAI1EgSaAQIfGjcgTGF0aXR1ZGUgb3V0c2lkZSDCsTkwwrAgb3IgbG9uZ2l0dWRlIG91dHNpZGUgwrExODDCsC4KClMKBAUAAjYSBJwBAhsaRSBNb3JlIHJlZmVyZW5jZWQgYW5zd2VycyB0aGFuIHRoZSBsaW1pdCAoMTAwKSwgb3IgbW9yZSBjb2RlcyBpbiBvbmUuCgqqAQoEBQACNxIEnwECGRqbASBBIHJlZmVyZW5jZSB3aXRoIGludmFsaWQgaWRzIG9yIGNvZGVzLCBhIHNlY29uZCBvbmUgdG8gdGhlIHNhbWUgcXVlc3Rpb24sIG9uZSB3aXRoIHNldmVyYWwKIHZhbHVlcywgb3IgYSB0ZXh0IHRoYXQgbm8gY29uZGl0aW9uIG9mIHRoZSB2ZXJzaW9uIHJlZmVycyB0by4KCr4BCgQFAAI4EgSlAQIZGjMgQSBsZWFkZXIgaGFzIG5vdCBkZWNpZGVkIG9uIHRoZSBqb2luIHJlcXVlc3QgeWV0LgoyeyBSZWFzb25zIHRvIHJldHJ5IGEgc2hlZXQgbGF0ZXI6IFZFUkRJQ1RfUkVUUllfTEFURVIuIEtlZXAgdGhlIHNoZWV0IG9uIHRoZSBkZXZpY2UgYW5kIHNlbmQgaXQKIGFnYWluIGFmdGVyIGByZXRyeV9kZWxheWAuCgqFAQoEBQACORIEqAECFBp3IEZpbmlzaGVkIHdoaWxlIHRoZSBzdHVkeSB3YXMgcGF1c2VkLiBLZWVwIHRoZSBzaGVldCBvbiB0aGUgZGV2aWNlOiBhZnRlciB0aGUgcGF1c2UgaXQgaXMKIGFjY2VwdGVkIGFuZCBtYXJrZWQgUEFVU0VELgoKfQoEBQACOhIEqwECGxpvIFRoZSBzdHVkeSBpcyBub3Qga25vd24gaGVyZSB5ZXQgYW5kIHRoZSBjYXRhbG9ndWUgY2Fubm90IGJlIHJlYWNoZWQuIExpc3RPZmZlcnM6IFVOQVZBSUxBQkxFCiB3aXRoIFJldHJ5SW5mby4KCuMCCgQFAAI7EgSwAQIZGtQCIFRoZSBzaGVldCB3b3VsZCBiZSByZWplY3RlZCBieSB0aGUgcnVsZXMga25vd24gaGVyZSwgYnV0IHRoZXNlIG1heSBiZSBvbGRlciB0aGFuIHRoZSBkZXZpY2UncwogcnVsZXMuIFRoZSBjYXRhbG9ndWUgY291bGQgbm90IGJlIHJlYWNoZWQgc2luY2UgdGhlIHNoZWV0IHdhcyBmaW5pc2hlZCwgbm9yIGNvdWxkIGF1dGggaWYKIGdyb3VwcyBoYXZlIHRoZWlyIG93biBxdWVzdGlvbm5haXJlcy4gV2hpbGUgdGhlIGNhdGFsb2d1ZSByZXNwb25kcywgdGhlIGNhbGwgaXRzZWxmIHdhaXRzIGZvcgogdGhlIGNoZWNrOiBhdCBtb3N0IGhhbGYgYSBzZWNvbmQsIHBsdXMgdGhlIHJlc3BvbnNlIHRpbWUuCgpnCgQFAAI8EgSyAQIdGlkgVGhlIHZlcnNpb24gaXMgbm90IGtub3duIG9yIG5vdCBzdXBwb3J0ZWQgaGVyZSB5ZXQsIG9yIHRoZSBjYXRhbG9ndWUgY2Fubm90IGJlIHJlYWNoZWQuCgqaAQoEBQACPRIEtQECHxqLASBJdCBpcyBub3Qga25vd24gaGVyZSB5ZXQgd2hldGhlciwgb3Igc2luY2Ugd2hlbiwgdGhlIGNhbGxlciBpcyBhIHBhcnRpY2lwYW50LCBhbmQgYXV0aCBjYW5ub3QKIGJlIHJlYWNoZWQgb3Igd2FzIGFza2VkIGEgZmV3IHNlY29uZHMgYWdvLgoK2QEKBAUAAj4SBLkBAhYaygEgRmluaXNoZWQgYWZ0ZXIgdGhlIGNhbGxlciBsZWZ0IHRoZSBzdHVkeSwgYXMgZmFyIGFzIGtub3duIGhlcmUsIG9yIGFmdGVyIHRoZSBjYWxsZXIncyBkYXRhIG9mCiB0aGUgc3R1ZHkgd2FzIGVyYXNlZDsgdGhlIGFjY2VzcyB0b2tlbiBpcyBvbGRlciB0aGFuIHRoYXQuIFJlZnJlc2ggdGhlIHRva2VuLCB0aGVuIHNlbmQgdGhlCiBzaGVldCBhZ2Fpbi4KCpUBCgQFAAI/EgS8AQIbGoYBIFRoZSBjdXJyZW50IGdyb3VwIG9mIHRoZSBjYWxsZXIsIHdobyB3YXMgaW4gYSBncm91cCB0aGF0IHNlZXMgdGhlIHF1ZXN0aW9ubmFpcmUsIGlzIG5vdCBrbm93bgogaGVyZSB5ZXQsIGFuZCBhdXRoIGNhbm5vdCBiZSByZWFjaGVkLgoKUwoEBQACQBIEvgECGxpFIFRoZSByZXN1bHQgZGVwZW5kcyBvbiBhbm90aGVyIHNoZWV0IG9mIHRoZSBiYXRjaCB0aGF0IHdhaXRzIGl0c2VsZi4KCj8KBAUAAkESBMABAjMaMSBOb3QgcmV0dXJuZWQ6IGFuIHVua25vd24gdGltZSB6b25lIGlzIGFjY2VwdGVkLgoKagoEBQACQhIEwgECFhpcIFRoZSBwYXJ0aWNpcGFudCBoYXMgc3RvcmVkIHRoZSBtYXhpbXVtIG51bWJlciBvZiBzaGVldHMgb3IgYnl0ZXMgdGhhdCB0aGUgb3BlcmF0b3IgYWxsb3dzLgoKVQoEBQACQxIExAECFBpHIFRoZSBkYXRhYmFzZSBjYW5ub3Qgc3RvcmUgdGhlIHNoZWV0IGJlY2F1c2Ugb2YgYSBmYXVsdCBvZiB0aGUgc2VydmVyLgoKfwoEBQACRBIEyQECFxpdIExhc3QgZW50cnkgb2YgYSB0cnVuY2F0ZWQgbGlzdCBvZiB2aW9sYXRpb25zOyB0aGUgZGVzY3JpcHRpb24gaGFzIHRoZSBudW1iZXIgb2YgdGhlIG90aGVycy4KMhIgVHJ1bmNhdGVkIGxpc3RzLgoKlAIKBAUAAkUSBNABAhoa5gEgVGhlIHBhcnRpY2lwYW50J3MgZGF0YSwgb3IgdGhlIGRhdGEgb2YgdGhpcyBzdHVkeSwgd2FzIGVyYXNlZCBhdCB0aGUgcGFydGljaXBhbnQncyByZXF1ZXN0LCBhbmQKIHRoZSBzaGVldCwgc2Vzc2lvbiwgcmVjb3JkLCBhbWVuZG1lbnQgb3IgZHJhZnQgaXMgZnJvbSBiZWZvcmUuIERlbGV0ZSBpdCBmcm9tIHRoZSBkZXZpY2UuIFRha2VzCiBwcmVjZWRlbmNlIG92ZXIgYWxsIG90aGVyIHJlYXNvbnMuCjIdIEVyYXN1cmVzOiBWRVJESUNUX1JFSkVDVEVELgoK8wMKBAUAAkYSBNkBAhUawgMgRmluaXNoZWQgYWZ0ZXIgdGhlIHBhcnRpY2lwYW50J3MgY29uc2VudCBoYWQgZW5kZWQgYmVjYXVzZSB0aGUgc3R1ZHkgcmVwbGFjZWQgdGhlIHRleHQuIEtlZXAKIHRoZSBzaGVldCBvbiB0aGUgZGV2aWNlLCBzaG93IHRoZSBjdXJyZW50IHRleHQsIGhhdmUgdGhlIHBhcnRpY2lwYW50IGFjY2VwdCBpdCAoSm9pblN0dWR5KSwgYW5kCiBzZW5kIHRoZSBzaGVldCBhZ2FpbiB3aXRoIHRoZSBuZXcgdG9rZW4uIFNhdmVEcmFmdDogVU5BVkFJTEFCTEUgd2l0aCBSZXRyeUluZm8uIFRoZSBhY2Nlc3MKIHRva2VuIHN0YXRlcyB3aGVuIHRoZSBjb25zZW50IGVuZHMuIEEgdG9rZW4gZnJvbSBiZWZvcmUgdGhlIHN0dWR5IHJlcGxhY2VkIGl0cyB0ZXh0IGRvZXMgbm90Owogc2hlZXRzIHNlbnQgd2l0aCBpdCBhcmUgYWNjZXB0ZWQgdW50aWwgaXQgZXhwaXJlcywgYXQgbW9zdCAxMCBtaW51dGVzLgoyICBDb25zZW50czogVkVSRElDVF9SRVRSWV9MQVRFUi4KCnAKBAUAAkcSBN4BAhcaMyBBIHdheSBvZiBjbG9zaW5nIHRoYXQgdGhpcyByZWxlYXNlIGRvZXMgbm90IGtub3cuCjItIENsb3NpbmcgYW5kIG1lYXN1cmVtZW50czogVkVSRElDVF9SRUpFQ1RFRC4KCkoKBAUAAkgSBOABAh4aPCBDbG9zZWQgYXMgaW5jb21wbGV0ZSBhbHRob3VnaCB0aGUgc3R1ZHkgZG9lcyBub3QgYWxsb3cgaXQuCgo9CgQFAAJJEgTiAQIaGi8gQSBub2lzZSB1bml0IHRoYXQgdGhpcyByZWxlYXNlIGRvZXMgbm90IGtub3cuCgp4CgQFAAJKEgTnAQIYGl8gSU5WQUxJRF9BUkdVTUVOVDogYGRyYWZ0X2lkYCBpcyBub3QgYSBVVUlEIGluIGl0cyAzNi1jaGFyYWN0ZXIgdGV4dCBmb3JtLCBvciBpcyB0aGUgbmlsIFVVSUQuCjIJIERyYWZ0cy4KCjgKBAUAAksSBOkBAhUaKiBOT1RfRk9VTkQ6IHRoZSBjYWxsZXIgaGFzIG5vIHN1Y2ggZHJhZnQuCgqkAQoEBQACTBIE7AECExqVASBGQUlMRURfUFJFQ09ORElUSU9OOiB0aGUgZHJhZnQgd2FzIHN1Ym1pdHRlZCwgZGVsZXRlZCwgb3IgZW5kZWQgYnkgdGhlIHN0dWR5J3MgcnVsZS4gU2F2ZSB0aGUKIHJlbWFpbmluZyBjaGFuZ2VzIHVuZGVyIGFub3RoZXIgaWQsIG9yIGRpc2NhcmQgdGhlbS4KCmYKBAUAAk0SBO4BAhcaWCBSRVNPVVJDRV9FWEhBVVNURUQ6IHRoZSBjYWxsZXIgaGFzIHRoZSBtYXhpbXVtIG51bWJlciBvZiBkcmFmdHMuIFN1Ym1pdCBvciBkZWxldGUgb25lLgoKTAoEBQACThIE8AECFxo+IFJFU09VUkNFX0VYSEFVU1RFRDogdGhlIGRyYWZ0IHdvdWxkIGV4Y2VlZCBpdHMgbWF4aW11bSBzaXplLgoKUwoEBQACTxIE8gECFRpFIEFCT1JURUQ6IHRoZSByZXNvdXJjZSBoYXMgY2hhbmdlZCBzaW5jZSBpdCB3YXMgcmVhZC4gUmVhZCBpdCBhZ2Fpbi4KCmIKBAUAAlASBPQBAhUaVCBGQUlMRURfUFJFQ09ORElUSU9OOiB0aGUgZHJhZnQgYmVsb25ncyB0byBhbm90aGVyIHN0dWR5LCBxdWVzdGlvbm5haXJlIG9yIHZlcnNpb24uCgqcAQoEBQACURIE+QECFhpZIFRoZSBjYWxsZXIgaGFzIG5vIHN1Y2ggc2hlZXQ6IFZFUkRJQ1RfUkVKRUNURUQuIFNlbmQgYSBuZXcgc2hlZXQgYmVmb3JlIGl0cyBhbWVuZG1lbnRzLgoyMyBBbWVuZG1lbnRzIGFuZCB3aXRoZHJhd2FsczogcmVhc29ucyBpbiBhIHZlcmRpY3QuCgplCgQFAAJSEgT7AQIWGlcgVGhlIHN0dWR5IGRvZXMgbm90IGFsbG93IGFtZW5kbWVudHMgb2YgdGhpcyBxdWVzdGlvbm5haXJlJ3Mgc2hlZXRzOiBWRVJESUNUX1JFSkVDVEVELgoKdQoEBQACUxIE/gECFxpnIFRoZSBzaGVldCBoYXMgYSBuZXdlciByZXZpc2lvbiAoYG5ld2VzdF9yZXZpc2lvbmApIHRoYW4gdGhlIGFtZW5kbWVudCBpcyBiYXNlZCBvbjoKIFZFUkRJQ1RfQ09ORkxJQ1QuCgqnAQoEBQACVBIEgQICGhqYASBBbnN3ZXJzIG9mIGEgc2hlZXQgdGhhdCB3YXMgd2l0aGRyYXduLCBhcyBhIHdob2xlIG9yIGJ5IGl0cyBsYXN0IGFuc3dlciwgY2Fubm90IGJlIGNoYW5nZWQ6CiBWRVJESUNUX1JFSkVDVEVELiBXaXRoZHJhd2luZyBpdCBhZ2FpbiBpcyBWRVJESUNUX0VYSVNUUy4KClAKBAUAAlUSBIMCAhsaQiBUaGUgc2hlZXQgaGFzIHRoZSBtYXhpbXVtIG51bWJlciBvZiByZXZpc2lvbnM6IFZFUkRJQ1RfUkVKRUNURUQuCgpyCgQFAAJWEgSGAgIdGmQgYGFtZW5kbWVudF9pZGAgaXMgbm90IGEgVVVJRCBpbiBpdHMgMzYtY2hhcmFjdGVyIHRleHQgZm9ybSwgb3IgaXMgdGhlIG5pbCBVVUlEOgogVkVSRElDVF9SRUpFQ1RFRC4KCqABCgQFAAJXEgSJAgIZGpEBIFRoZSBzaGVldCBvciBoZWFsdGggcmVjb3JkIGhhcyBmZXdlciByZXZpc2lvbnMgdGhhbiB0aGUgYW1lbmRtZW50IG9yIGNoYW5nZSBpcyBiYXNlZCBvbiwgZS5nLgogYmVjYXVzZSBhIGJhY2t1cCB3YXMgcmVzdG9yZWQ6IFZFUkRJQ1RfQ09ORkxJQ1QuCgqXAQoEBQACWBIEjgICGhpgIGByZWNvcmRfaWRgIGlzIG5vdCBhIFVVSUQgaW4gaXRzIDM2LWNoYXJhY3RlciB0ZXh0IGZvcm0sIG9yIGlzIHRoZSBuaWwgVVVJRDogVkVSRElDVF9SRUpFQ1RFRC4KMicgSGVhbHRoIHJlY29yZHM6IHJlYXNvbnMgaW4gYSB2ZXJkaWN0LgoKewoEBQACWRIEkQICHhptIFRoZSBzdHVkeSBkb2VzIG5vdCBhY2NlcHQgcmVjb3JkcyBvZiB0aGlzIHR5cGUsIG9yIG5vdCBhbnkgbW9yZTogVkVSRElDVF9SRUpFQ1RFRC4gRGVsZXRpb25zCiBhcmUgYWNjZXB0ZWQuCgpmCgQFAAJaEgSTAgIgGlggVGhlIHJlY29yZCBoYXMgbm8gY29udGVudHMsIG9yIGNvbnRlbnRzIG9mIGFub3RoZXIgdHlwZSB0aGFuIGJlZm9yZTogVkVSRElDVF9SRUpFQ1RFRC4KCn4KBAUAAlsSBJYCAhUacCBUaGlzIHZlcnNpb24gb2YgdGhlIHZvY2FidWxhcnkgZG9lcyBub3QgaGF2ZSB0aGUgdGVybSwgb3IgdGhlIHN0dWR5IGhhcyBubyBzdWNoIHZvY2FidWxhcnk6CiBWRVJESUNUX1JFSkVDVEVELgoKRQoEBQACXBIEmAICIxo3IFRoZSB2b2NhYnVsYXJ5IGhhcyBubyBzdWNoIHZlcnNpb246IFZFUkRJQ1RfUkVKRUNURUQuCgp+CgQFAAJdEgSbAgIhGnAgVGhlIHZlcnNpb24gb2YgdGhlIHZvY2FidWxhcnkgaXMgbm90IGtub3duIGhlcmUgeWV0IGFuZCB0aGUgY2F0YWxvZ3VlIGNhbm5vdCBiZSByZWFjaGVkOgogVkVSRElDVF9SRVRSWV9MQVRFUi4KCj4KBAUAAl4SBJ0CAhkaMCBUaGUgZW5kIGlzIGJlZm9yZSB0aGUgc3RhcnQ6IFZFUkRJQ1RfUkVKRUNURUQuCgpNCgQFAAJfEgSfAgIcGj8gQW4gZWFyIGhhcyB0d28gdGhyZXNob2xkcyBhdCBvbmUgZnJlcXVlbmN5OiBWRVJESUNUX1JFSkVDVEVELgoKfAoEBQACYBIEogICFRpuIE5vdCBhIFVDVU0gdW5pdCwgYnkgaXRzIGdyYW1tYXIgYW5kIGNhc2Utc2Vuc2l0aXZlIHN5bWJvbHMsIG9yIGxvbmdlciB0aGFuIDY0IGNoYXJhY3RlcnM6CiBWRVJESUNUX1JFSkVDVEVELgoKSQoEBQACYRIEpAICGBo7IE1vcmUgdGhyZXNob2xkcyBvciB2YWx1ZXMgdGhhbiBhbGxvd2VkOiBWRVJESUNUX1JFSkVDVEVELgoKjQEKBAUAAmISBKcCAhkafyBUaGUgcGFydGljaXBhbnQgaGFzIHN0b3JlZCB0aGUgbWF4aW11bSBudW1iZXIgb2YgcmVjb3JkcywgaW5jbHVkaW5nIHRob3NlIGRlbGV0ZWQgaW4gdGhlIGxhc3QKIDQwMCBkYXlzOiBWRVJESUNUX1JFVFJZX0xBVEVSLgoKXQoEBQACYxIEqQICFxpPIElOVkFMSURfQVJHVU1FTlQ6IG5vdCBhIGN1cnNvciBvZiB0aGlzIHNlcnZpY2UuIFN0YXJ0IGFnYWluIHdpdGhvdXQgYSBjdXJzb3IuCgpoCgQFAAJkEgSrAgIXGlogVGhlIHJlY29yZCB3YXMgY2hhbmdlZCBzaW5jZSB0aGUgcmV2aXNpb24gdGhhdCB0aGUgY2hhbmdlIGlzIGJhc2VkIG9uOiBWRVJESUNUX0NPTkZMSUNULgoKQAoEBQACZRIErQICFxoyIFRoZSBjYWxsZXIgaGFzIG5vIHN1Y2ggcmVjb3JkOiBWRVJESUNUX1JFSkVDVEVELgoKnAEKBAUAAmYSBLICAhsaYSBgc2Vzc2lvbl9pZGAgaXMgbm90IGEgVVVJRCBpbiBpdHMgMzYtY2hhcmFjdGVyIHRleHQgZm9ybSwgb3IgaXMgdGhlIG5pbCBVVUlEOiBWRVJESUNUX1JFSkVDVEVELgoyKyBMaXN0ZW5pbmcgc2Vzc2lvbnM6IHJlYXNvbnMgaW4gYSB2ZXJkaWN0LgoKUgoEBQACZxIEtAICFhpEIFRoZSB2ZXJzaW9uIG9mIHRoZSBjb2xsZWN0aW9uIGhhcyBubyBzdWNoIHNvdW5kOiBWRVJESUNUX1JFSkVDVEVELgoKVAoEBQACaBIEtgICIBpGIFRoZSBzdHVkeSBkb2VzIG5vdCBoYXZlIHRoaXMgY29sbGVjdGlvbiBvZiBzb3VuZHM6IFZFUkRJQ1RfUkVKRUNURUQuCgpFCgQFAAJpEgS4AgIjGjcgVGhlIGNvbGxlY3Rpb24gaGFzIG5vIHN1Y2ggdmVyc2lvbjogVkVSRElDVF9SRUpFQ1RFRC4KCn4KBAUAAmoSBLsCAiEacCBUaGUgdmVyc2lvbiBvZiB0aGUgY29sbGVjdGlvbiBpcyBub3Qga25vd24gaGVyZSB5ZXQgYW5kIHRoZSBjYXRhbG9ndWUgY2Fubm90IGJlIHJlYWNoZWQ6CiBWRVJESUNUX1JFVFJZX0xBVEVSLgoKQAoEBQACaxIEvQICFxoyIE5vdGhpbmcgd2FzIHBsYXllZCAoU09OIEZBMTApOiBWRVJESUNUX1JFSkVDVEVELgoKUAoEBQACbBIEvwICFxpCIFRoZSByYXRpbmcgaXMgb3V0c2lkZSAx4oCTNywgb3IgY29udHJhZGljdG9yeTogVkVSRElDVF9SRUpFQ1RFRC4KCkoKBAUAAm0SBMECAhUaPCBUaGUgY29sbGVjdGlvbiBkb2VzIG5vdCBvZmZlciB0aGlzIGxvb3A6IFZFUkRJQ1RfUkVKRUNURUQuCgo0CgQFAAJuEgTDAgIeGiYgTG9uZ2VyIHRoYW4gYSBkYXk6IFZFUkRJQ1RfUkVKRUNURUQuCgpDCgQFAAJvEgTFAgIcGjUgSG93IHRoZSBzZXNzaW9uIGVuZGVkIGlzIG1pc3Npbmc6IFZFUkRJQ1RfUkVKRUNURUQuCgpECgQFAAJwEgTHAgIYGjYgVGhlIGNhbGxlciBoYXMgbm8gc3VjaCBsaXN0ZW5pbmcgc2Vzc2lvbjogTk9UX0ZPVU5ELgoKlAEKBAUAAnESBMwCAh0aWCBUaGUgbmFtZSBpcyBub3QgMeKAkzY0IGxvd2VyLWNhc2UgbGV0dGVycywgZGlnaXRzLCBgX2AsIGAtYCBhbmQgYC5gLCBvciBhcHBlYXJzIHR3aWNlLgoyLCBTZXR0aW5nczogSU5WQUxJRF9BUkdVTUVOVCB3aXRoIHRoZSBmaWVsZC4KCkAKBAUAAnISBM4CAh4aMiBUaGUgdmFsdWUgaXMgb3V0IG9mIHJhbmdlIG9yIGhhcyB0aGUgd3JvbmcgZm9ybS4KCjUKBAUAAnMSBNACAhoaJyBNb3JlIG9yIGxhcmdlciBzZXR0aW5ncyB0aGFuIGFsbG93ZWQuCgqNAQoEBQACdBIE1QICGhpBIFRoZSBzdHVkeSdzIGJpbmRpbmcgb3JkZXIgcmVxdWlyZXMgYW5vdGhlciBxdWVzdGlvbm5haXJlIGZpcnN0LgoyPCBCaW5kaW5nIHNlcXVlbmNlcyAoZ2VuZXJpYyBmb3JtcyDCpzQuMSk6IFZFUkRJQ1RfUkVKRUNURUQuCgpaCgQFAAJ1EgTXAgIaGkwgQWxyZWFkeSBmaWxsZWQgaW4gd2l0aGluIHRoZSBjdXJyZW50IHBhc3Mgb2YgdGhlIHN0dWR5J3MgYmluZGluZyBzZXF1ZW5jZS4KCl4KBAUAAnYSBNoCAhcaUCBQRVJNSVNTSU9OX0RFTklFRDogb25seSBvdG9saXRoLXBsYW5uaW5nIG1heSBjYWxsIHRoZSBtZXRob2QsIGluIGl0cyBvd24gbmFtZS4KClgKBAUAAncSBN0CAhkaSiBJTlZBTElEX0FSR1VNRU5UIG9mIFJlYWRTZXJpZXM6IGFuIGVhcmxpZXIgc291cmNlIG5hbWVzIHRoZSBzYW1lIHNlcmllcy4KYgZwcm90bzM=")
}
