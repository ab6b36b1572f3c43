// Generated from otolith/ingestion/v1/errors.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages

extension IngestionV1 {
  /// Reasons of this service's own, beside those of otolith/common/v1/errors.proto. The name of a value is the
  /// text that is answered: in `google.rpc.ErrorInfo.reason` (domain `otolith`) and violations of a status, or in
  /// `Violation.reason` of a sheet's verdict. New ones may come: a client treats an unknown reason by the
  /// status code, or verdict, that it came with.
  public enum ErrorReason: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Never answered.
    case unspecified
    /// INVALID_ARGUMENT: the batch is empty.
    case empty
    /// RESOURCE_EXHAUSTED: the batch has more than the ErrorInfo allows by `sheets_max`, `records_max` (changes of
    /// health records; also where the records beside their verdicts do not fit into one answer), `sessions_max` or
    /// `amendments_max`. Send fewer at once.
    case batchTooLarge
    /// RESOURCE_EXHAUSTED with RetryInfo: too many large batches are validated at once. Send the same
    /// again.
    case validationLimit
    /// NOT_FOUND: no version of the questionnaire has the question.
    case elementUnknown
    /// UNAVAILABLE with RetryInfo: a version that sheets name is not known here yet. Ask again.
    case versionUnavailable
    /// `study_id`, `questionnaire_id` or `time_zone` is empty, or `version` is 0.
    case required
    /// `study_id` or `questionnaire_id` is not 1–64 lower-case letters, digits and hyphens.
    case idInvalid
    /// `sheet_id` is not a UUID in its 36-character text form, or is the nil UUID.
    case sheetIdInvalid
    /// A text of the sheet's head is longer than its limit (`app_version`, `platform`: 64 characters), or a
    /// reference's id or code is.
    case labelTooLong
    /// A text contains U+0000 or is not UTF-8.
    case textInvalid
    /// `finish_time` is absent.
    case timeMissing
    /// Not a time of the years 1 to 9999, or nanoseconds outside 0–999,999,999.
    case timeInvalid
    /// Not the name of an IANA time zone.
    case timeZoneUnknown
    /// `notification_id` is neither empty nor a UUID.
    case notificationIdInvalid
    /// There is no such study. GetSeries: NOT_FOUND.
    case studyUnknown
    /// The caller is no participant of the study, or was none when the sheet was finished: had left it
    /// before, whether or not there was another joining after.
    case notEnrolled
    /// Finished before the study started.
    case studyNotStarted
    /// Finished when the study had ended.
    case studyEnded
    /// Not part of the study, or no longer when the sheet was finished; or only for groups in which the
    /// participant never was, who is told no more of another group's questionnaires than of none.
    /// GetSeries: NOT_FOUND.
    case questionnaireNotInStudy
    /// Finished while it could not be filled in (TYS FR 9).
    case questionnaireDeactivated
    /// No such version is published.
    case versionUnknown
    /// The version has other contents than the client showed.
    case contentHashMismatch
    /// A one-time questionnaire of which another sheet is stored (TYS FR 10).
    case alreadyFilledIn
    /// Finished less than the repeat interval after the sheet before it (TYT §3).
    case repeatedTooSoon
    /// For groups that the participant did not belong to when the sheet was finished, but did at another
    /// time.
    case notInGroup
    /// More answers than the limit (5,000).
    case tooManyAnswers
    /// No question of the version has this id.
    case questionUnknown
    /// An earlier answer of the sheet is to the same question.
    case answeredTwice
    /// A required question that was shown has no answer. Not enforced for autosaved sheets.
    case answerMissing
    /// Answered although its conditions hide it.
    case notShown
    /// The answer has no value, or a single choice has no code.
    case valueMissing
    /// A value of another kind than the question asks for.
    case valueTypeMismatch
    /// A field of an optional composite has no answer although another one has (generic forms §5). Not
    /// enforced for autosaved sheets.
    case compositeIncomplete
    /// Answered although the question is of a type that is not supported.
    case typeNotSupported
    /// A code that the question does not offer.
    case optionUnknown
    /// The same code twice.
    case optionRepeated
    /// Chosen together with others although it excludes them.
    case optionExclusive
    /// None chosen in a required multiple choice (TYT §5), or fewer than are asked for. Not enforced for
    /// autosaved sheets.
    case optionsTooFew
    /// More chosen than are asked for.
    case optionsTooMany
    /// Below the minimum or above the maximum.
    case outOfRange
    /// Not `minimum + k·step`.
    case offStep
    /// Infinite or not a number.
    case notFinite
    /// A fraction where an integer is asked for.
    case notInteger
    /// Not a day of the years 1 to 9999 in the form `YYYY-MM-DD`.
    case dateInvalid
    /// Not a time of day in the form `HH:MM`.
    case clockTimeInvalid
    /// Not a day and time of day in the form `YYYY-MM-DDTHH:MM`.
    case dateTimeInvalid
    /// A text that the question's pattern does not match.
    case patternMismatch
    /// More characters (Unicode scalars) than the question, or a reference (10,000), allows.
    case textTooLong
    /// Nothing but white space in answer to a required question. Not enforced for autosaved sheets.
    case textEmpty
    /// Noise was measured although the version does not ask for it (TYS FR 15).
    case noiseNotRequested
    /// The position was taken although the version does not ask for it (TYS FR 14).
    case positionNotRequested
    /// More measurements than the version asks for.
    case tooManyMeasurements
    /// A latitude outside ±90° or a longitude outside ±180°.
    case coordinateOutOfRange
    /// More referenced answers than the limit (100), or more codes in one.
    case tooManyReferences
    /// A reference whose ids or codes are none, a second one to the same question, one with several values, or a
    /// text that no condition of the version looks at.
    case referenceInvalid
    /// A leader has not decided yet on the request to join.
    case enrolmentPending
    /// Finished while the study was paused. The sheet waits on the device: with the pause's end it is
    /// accepted and marked PAUSED.
    case studyPaused
    /// The study is not known here yet and the catalogue cannot be asked. ListOffers: UNAVAILABLE with
    /// RetryInfo.
    case studyNotYetKnown
    /// By the rules known here the sheet would be refused, but they may be older than the device's; the
    /// catalogue could not be asked since the sheet was finished, or auth could not where groups see
    /// questionnaires of their own. As long as the catalogue answers, the call itself waits for that: half a
    /// second at most, and for the answer.
    case studyUnconfirmed
    /// The version is not known or not understood here yet, or the catalogue cannot be asked.
    case versionNotYetKnown
    /// Whether, or since when, the caller is a participant is not known here yet, and auth cannot be asked or was
    /// asked a few seconds ago.
    case enrolmentNotYetKnown
    /// Finished after the caller left the study, by what is known, or after what it had was erased; the access
    /// token is older. Refresh the token first, then send the sheet again.
    case tokenOutdated
    /// To which group the caller, who was in one that sees the questionnaire, belongs now is not known here
    /// yet and auth cannot be asked.
    case groupNotYetKnown
    /// Another sheet of the batch decides about this one and waits itself.
    case earlierSheetWaits
    /// A name as IANA time zones have them that the server's list lacks; a newer list may have it.
    case timeZoneNotYetKnown
    /// The participant has stored as many sheets, or bytes, as the operator allows.
    case quotaExceeded
    /// The database refuses the sheet, by a fault of the server.
    case notStorable
    /// Ends a list that would have been longer than its limit; the description says by how much.
    case moreViolations
    /// What is kept of the participant, or what this study has, was erased at the participant's wish, and
    /// the sheet is from before. The device forgets it.
    case participantErased
    /// Finished after the participant's consent had ended, to a text that the study replaced. The sheet waits on
    /// the device: show the present text, agree to it (JoinStudy), and send the sheet again with the new token.
    /// SaveDraft: UNAVAILABLE with RetryInfo. When the consent ends the access token says. One from before the study
    /// replaced its text does not, and until it expires, after 10 minutes at most, what comes with it is taken.
    case consentEnded
    /// A way of closing that this release does not know, or `autosaved` beside another way than
    /// SHEET_CLOSING_AUTOSAVED.
    case closingInvalid
    /// Closed as incomplete although the study does not allow it.
    case incompleteNotAllowed
    /// A unit of noise that this release does not know.
    case noiseUnitUnknown
    /// INVALID_ARGUMENT: `draft_id` is not a UUID in its 36-character text form, or is the nil UUID.
    case draftIdInvalid
    /// NOT_FOUND: the caller has no such draft.
    case draftUnknown
    /// FAILED_PRECONDITION: the draft was submitted, deleted, or ended by the study's rule. Save what is left under
    /// another id, or forget it.
    case draftEnded
    /// RESOURCE_EXHAUSTED: the caller has as many drafts as are allowed. Submit or delete one.
    case tooManyDrafts
    /// RESOURCE_EXHAUSTED: the draft would be larger than is allowed.
    case draftTooLarge
    /// ABORTED: somebody changed it since it was read. Read it again.
    case etagMismatch
    /// FAILED_PRECONDITION: the draft is of another study, questionnaire or version.
    case draftDiffers
    /// The caller has no such sheet: VERDICT_REJECTED. One that was not sent yet waits on the device.
    case sheetUnknown
    /// The study does not let its participants amend sheets of this questionnaire: VERDICT_REJECTED.
    case notRevisable
    /// The sheet has a newer revision than the amendment builds on, `newest_revision`: VERDICT_CONFLICT.
    case revisionStale
    /// The sheet was withdrawn, as a whole or with its last answer: VERDICT_REJECTED.
    case alreadyWithdrawn
    /// The sheet has as many revisions as are allowed: VERDICT_REJECTED.
    case tooManyRevisions
    /// `amendment_id` is not a UUID in its 36-character text form, or is the nil UUID: VERDICT_REJECTED.
    case amendmentIdInvalid
    /// The sheet, or health record, has not as many revisions as the amendment, or change, builds on: as where a backup
    /// was restored meanwhile. VERDICT_CONFLICT.
    case revisionUnknown
    /// `record_id` is not a UUID in its 36-character text form, or is the nil UUID: VERDICT_REJECTED.
    case recordIdInvalid
    /// The study does not take records of this type, or no longer: VERDICT_REJECTED. Deletions are taken.
    case recordTypeNotTaken
    /// The record has no contents, or they are of another type than before: VERDICT_REJECTED.
    case recordContentsInvalid
    /// The vocabulary has no such term in this version, or the study has no vocabulary for it: VERDICT_REJECTED.
    case codeUnknown
    /// There is no such version of the vocabulary: VERDICT_REJECTED.
    case vocabularyVersionUnknown
    /// The version of the vocabulary is not known here yet and the catalogue cannot be asked: VERDICT_RETRY_LATER.
    case vocabularyNotYetKnown
    /// It ends before it begins: VERDICT_REJECTED.
    case endBeforeStart
    /// An ear has two thresholds at one frequency: VERDICT_REJECTED.
    case frequencyDuplicate
    /// Not a unit of UCUM, by its grammar and its case-sensitive symbols, or longer than 64 characters: VERDICT_REJECTED.
    case unitInvalid
    /// More thresholds or values than are allowed: VERDICT_REJECTED.
    case tooManyValues
    /// The participant has stored as many records as are allowed; those deleted in the last 400 days count as well:
    /// VERDICT_RETRY_LATER.
    case tooManyRecords
    /// INVALID_ARGUMENT: not a cursor of this service's. Begin anew without one.
    case cursorInvalid
    /// The record was changed since the revision that the change builds on: VERDICT_CONFLICT.
    case recordChanged
    /// The caller has no such record: VERDICT_REJECTED.
    case recordUnknown
    /// `session_id` is not a UUID in its 36-character text form, or is the nil UUID: VERDICT_REJECTED.
    case sessionIdInvalid
    /// The version of the collection has no such sound: VERDICT_REJECTED.
    case soundUnknown
    /// The study has no such collection of sounds: VERDICT_REJECTED.
    case collectionNotInStudy
    /// There is no such version of the collection: VERDICT_REJECTED.
    case collectionVersionUnknown
    /// The version of the collection is not known here yet and the catalogue cannot be asked: VERDICT_RETRY_LATER.
    case collectionNotYetKnown
    /// Nothing was played (SON FA10): VERDICT_REJECTED.
    case nothingPlayed
    /// A rating that says two things, or none of what a rating says: VERDICT_REJECTED.
    case ratingInvalid
    /// The collection does not offer this choice of a loop: VERDICT_REJECTED.
    case loopUnknown
    /// Longer than a day: VERDICT_REJECTED.
    case durationOutOfRange
    /// How the session ended is missing: VERDICT_REJECTED.
    case sessionEndMissing
    /// A name is not 1–64 lower-case letters, digits, `_`, `-` and `.`, or stands twice.
    case settingNameInvalid
    /// A value is out of its range, or not of its form.
    case settingValueInvalid
    /// More settings, or larger ones, than are allowed.
    case tooManySettings
    /// The study's binding order asks for another questionnaire first.
    case sequenceNotNext
    /// Filled in already in the study's binding sequence that is under way.
    case sequenceRepeated
    /// PERMISSION_DENIED: what only otolith-planning may ask for, in its own name.
    case notForPeople
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .empty, .batchTooLarge, .validationLimit, .elementUnknown, .versionUnavailable, .required, .idInvalid, .sheetIdInvalid, .labelTooLong, .textInvalid, .timeMissing, .timeInvalid, .timeZoneUnknown, .notificationIdInvalid, .studyUnknown, .notEnrolled, .studyNotStarted, .studyEnded, .questionnaireNotInStudy, .questionnaireDeactivated, .versionUnknown, .contentHashMismatch, .alreadyFilledIn, .repeatedTooSoon, .notInGroup, .tooManyAnswers, .questionUnknown, .answeredTwice, .answerMissing, .notShown, .valueMissing, .valueTypeMismatch, .compositeIncomplete, .typeNotSupported, .optionUnknown, .optionRepeated, .optionExclusive, .optionsTooFew, .optionsTooMany, .outOfRange, .offStep, .notFinite, .notInteger, .dateInvalid, .clockTimeInvalid, .dateTimeInvalid, .patternMismatch, .textTooLong, .textEmpty, .noiseNotRequested, .positionNotRequested, .tooManyMeasurements, .coordinateOutOfRange, .tooManyReferences, .referenceInvalid, .enrolmentPending, .studyPaused, .studyNotYetKnown, .studyUnconfirmed, .versionNotYetKnown, .enrolmentNotYetKnown, .tokenOutdated, .groupNotYetKnown, .earlierSheetWaits, .timeZoneNotYetKnown, .quotaExceeded, .notStorable, .moreViolations, .participantErased, .consentEnded, .closingInvalid, .incompleteNotAllowed, .noiseUnitUnknown, .draftIdInvalid, .draftUnknown, .draftEnded, .tooManyDrafts, .draftTooLarge, .etagMismatch, .draftDiffers, .sheetUnknown, .notRevisable, .revisionStale, .alreadyWithdrawn, .tooManyRevisions, .amendmentIdInvalid, .revisionUnknown, .recordIdInvalid, .recordTypeNotTaken, .recordContentsInvalid, .codeUnknown, .vocabularyVersionUnknown, .vocabularyNotYetKnown, .endBeforeStart, .frequencyDuplicate, .unitInvalid, .tooManyValues, .tooManyRecords, .cursorInvalid, .recordChanged, .recordUnknown, .sessionIdInvalid, .soundUnknown, .collectionNotInStudy, .collectionVersionUnknown, .collectionNotYetKnown, .nothingPlayed, .ratingInvalid, .loopUnknown, .durationOutOfRange, .sessionEndMissing, .settingNameInvalid, .settingValueInvalid, .tooManySettings, .sequenceNotNext, .sequenceRepeated, .notForPeople] }

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
        case 150: .settingNameInvalid
        case 151: .settingValueInvalid
        case 152: .tooManySettings
        case 160: .sequenceNotNext
        case 161: .sequenceRepeated
        case 170: .notForPeople
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
        case .settingNameInvalid: 150
        case .settingValueInvalid: 151
        case .tooManySettings: 152
        case .sequenceNotNext: 160
        case .sequenceRepeated: 161
        case .notForPeople: 170
        case .unrecognized(let number): number
      }
    }
  }
}

extension IngestionV1 {
  /// The descriptor of `otolith/ingestion/v1/errors.proto`.
  public static let errorsFile = ProtoFile(
    name: "otolith/ingestion/v1/errors.proto",
    dependencies: [],
    base64: """
      CiFvdG9saXRoL2luZ2VzdGlvbi92MS9lcnJvcnMucHJvdG8SFG90b2xpdGguaW5nZXN0aW9uLnYxKt8UCgtFcnJvclJlYXNv\
      bhIcChhFUlJPUl9SRUFTT05fVU5TUEVDSUZJRUQQABIJCgVFTVBUWRABEhMKD0JBVENIX1RPT19MQVJHRRACEhQKEFZBTElE\
      QVRJT05fTElNSVQQAxITCg9FTEVNRU5UX1VOS05PV04QBBIXChNWRVJTSU9OX1VOQVZBSUxBQkxFEAUSDAoIUkVRVUlSRUQQ\
      BhIOCgpJRF9JTlZBTElEEAcSFAoQU0hFRVRfSURfSU5WQUxJRBAIEhIKDkxBQkVMX1RPT19MT05HEAkSEAoMVEVYVF9JTlZB\
      TElEEAoSEAoMVElNRV9NSVNTSU5HEAsSEAoMVElNRV9JTlZBTElEEAwSFQoRVElNRV9aT05FX1VOS05PV04QDRIbChdOT1RJ\
      RklDQVRJT05fSURfSU5WQUxJRBAOEhEKDVNUVURZX1VOS05PV04QDxIQCgxOT1RfRU5ST0xMRUQQEBIVChFTVFVEWV9OT1Rf\
      U1RBUlRFRBAREg8KC1NUVURZX0VOREVEEBISHgoaUVVFU1RJT05OQUlSRV9OT1RfSU5fU1RVRFkQExIdChlRVUVTVElPTk5B\
      SVJFX0RFQUNUSVZBVEVEEBQSEwoPVkVSU0lPTl9VTktOT1dOEBUSGQoVQ09OVEVOVF9IQVNIX01JU01BVENIEBYSFQoRQUxS\
      RUFEWV9GSUxMRURfSU4QFxIVChFSRVBFQVRFRF9UT09fU09PThAYEhAKDE5PVF9JTl9HUk9VUBAZEhQKEFRPT19NQU5ZX0FO\
      U1dFUlMQGhIUChBRVUVTVElPTl9VTktOT1dOEBsSEgoOQU5TV0VSRURfVFdJQ0UQHBISCg5BTlNXRVJfTUlTU0lORxAdEg0K\
      CU5PVF9TSE9XThAeEhEKDVZBTFVFX01JU1NJTkcQHxIXChNWQUxVRV9UWVBFX01JU01BVENIECASGAoUQ09NUE9TSVRFX0lO\
      Q09NUExFVEUQIRIWChJUWVBFX05PVF9TVVBQT1JURUQQIhISCg5PUFRJT05fVU5LTk9XThAjEhMKD09QVElPTl9SRVBFQVRF\
      RBAkEhQKEE9QVElPTl9FWENMVVNJVkUQJRITCg9PUFRJT05TX1RPT19GRVcQJhIUChBPUFRJT05TX1RPT19NQU5ZECcSEAoM\
      T1VUX09GX1JBTkdFECgSDAoIT0ZGX1NURVAQKRIOCgpOT1RfRklOSVRFECoSDwoLTk9UX0lOVEVHRVIQKxIQCgxEQVRFX0lO\
      VkFMSUQQLBIWChJDTE9DS19USU1FX0lOVkFMSUQQLRIVChFEQVRFX1RJTUVfSU5WQUxJRBAuEhQKEFBBVFRFUk5fTUlTTUFU\
      Q0gQLxIRCg1URVhUX1RPT19MT05HEDASDgoKVEVYVF9FTVBUWRAxEhcKE05PSVNFX05PVF9SRVFVRVNURUQQMhIaChZQT1NJ\
      VElPTl9OT1RfUkVRVUVTVEVEEDMSGQoVVE9PX01BTllfTUVBU1VSRU1FTlRTEDQSGwoXQ09PUkRJTkFURV9PVVRfT0ZfUkFO\
      R0UQNRIXChNUT09fTUFOWV9SRUZFUkVOQ0VTEDYSFQoRUkVGRVJFTkNFX0lOVkFMSUQQNxIVChFFTlJPTE1FTlRfUEVORElO\
      RxA4EhAKDFNUVURZX1BBVVNFRBA5EhcKE1NUVURZX05PVF9ZRVRfS05PV04QOhIVChFTVFVEWV9VTkNPTkZJUk1FRBA7EhkK\
      FVZFUlNJT05fTk9UX1lFVF9LTk9XThA8EhsKF0VOUk9MTUVOVF9OT1RfWUVUX0tOT1dOED0SEgoOVE9LRU5fT1VUREFURUQQ\
      PhIXChNHUk9VUF9OT1RfWUVUX0tOT1dOED8SFwoTRUFSTElFUl9TSEVFVF9XQUlUUxBAEhsKF1RJTUVfWk9ORV9OT1RfWUVU\
      X0tOT1dOEEESEgoOUVVPVEFfRVhDRUVERUQQQhIQCgxOT1RfU1RPUkFCTEUQQxITCg9NT1JFX1ZJT0xBVElPTlMQRBIWChJQ\
      QVJUSUNJUEFOVF9FUkFTRUQQShIRCg1DT05TRU5UX0VOREVEEEsSEwoPQ0xPU0lOR19JTlZBTElEEFASGgoWSU5DT01QTEVU\
      RV9OT1RfQUxMT1dFRBBREhYKEk5PSVNFX1VOSVRfVU5LTk9XThBTEhQKEERSQUZUX0lEX0lOVkFMSUQQWhIRCg1EUkFGVF9V\
      TktOT1dOEFsSDwoLRFJBRlRfRU5ERUQQXBITCg9UT09fTUFOWV9EUkFGVFMQXRITCg9EUkFGVF9UT09fTEFSR0UQXhIRCg1F\
      VEFHX01JU01BVENIEF8SEQoNRFJBRlRfRElGRkVSUxBgEhEKDVNIRUVUX1VOS05PV04QZBIRCg1OT1RfUkVWSVNBQkxFEGUS\
      EgoOUkVWSVNJT05fU1RBTEUQZhIVChFBTFJFQURZX1dJVEhEUkFXThBnEhYKElRPT19NQU5ZX1JFVklTSU9OUxBoEhgKFEFN\
      RU5ETUVOVF9JRF9JTlZBTElEEGkSFAoQUkVWSVNJT05fVU5LTk9XThBqEhUKEVJFQ09SRF9JRF9JTlZBTElEEG4SGQoVUkVD\
      T1JEX1RZUEVfTk9UX1RBS0VOEG8SGwoXUkVDT1JEX0NPTlRFTlRTX0lOVkFMSUQQcBIQCgxDT0RFX1VOS05PV04QcRIeChpW\
      T0NBQlVMQVJZX1ZFUlNJT05fVU5LTk9XThByEhwKGFZPQ0FCVUxBUllfTk9UX1lFVF9LTk9XThBzEhQKEEVORF9CRUZPUkVf\
      U1RBUlQQdBIXChNGUkVRVUVOQ1lfRFVQTElDQVRFEHUSEAoMVU5JVF9JTlZBTElEEHYSEwoPVE9PX01BTllfVkFMVUVTEHcS\
      FAoQVE9PX01BTllfUkVDT1JEUxB4EhIKDkNVUlNPUl9JTlZBTElEEHkSEgoOUkVDT1JEX0NIQU5HRUQQehISCg5SRUNPUkRf\
      VU5LTk9XThB7EhcKElNFU1NJT05fSURfSU5WQUxJRBCCARISCg1TT1VORF9VTktOT1dOEIMBEhwKF0NPTExFQ1RJT05fTk9U\
      X0lOX1NUVURZEIQBEh8KGkNPTExFQ1RJT05fVkVSU0lPTl9VTktOT1dOEIUBEh0KGENPTExFQ1RJT05fTk9UX1lFVF9LTk9X\
      ThCGARITCg5OT1RISU5HX1BMQVlFRBCHARITCg5SQVRJTkdfSU5WQUxJRBCIARIRCgxMT09QX1VOS05PV04QiQESGgoVRFVS\
      QVRJT05fT1VUX09GX1JBTkdFEIoBEhgKE1NFU1NJT05fRU5EX01JU1NJTkcQiwESGQoUU0VUVElOR19OQU1FX0lOVkFMSUQQ\
      lgESGgoVU0VUVElOR19WQUxVRV9JTlZBTElEEJcBEhYKEVRPT19NQU5ZX1NFVFRJTkdTEJgBEhYKEVNFUVVFTkNFX05PVF9O\
      RVhUEKABEhYKEVNFUVVFTkNFX1JFUEVBVEVEEKEBEhMKDk5PVF9GT1JfUEVPUExFEKoBQlEKFG90b2xpdGguaW5nZXN0aW9u\
      LnYxUAFaIG90b2xpdGgvaW5nZXN0aW9uL3YxO2luZ2VzdGlvbnYxqgIUT3RvbGl0aC5Jbmdlc3Rpb24uVjFKj2UKTgoBDBID\
      AQASGkQgV2h5IGEgY2FsbCBpcyByZWZ1c2VkLCBhbmQgd2h5IGEgc2hlZXQgaXMgcmVqZWN0ZWQgb3IgaGFzIHRvIHdhaXQu\
      Cgr6AgoCBQASBQ4AygIBGuwCIFJlYXNvbnMgb2YgdGhpcyBzZXJ2aWNlJ3Mgb3duLCBiZXNpZGUgdGhvc2Ugb2Ygb3RvbGl0\
      aC9jb21tb24vdjEvZXJyb3JzLnByb3RvLiBUaGUgbmFtZSBvZiBhIHZhbHVlIGlzIHRoZQogdGV4dCB0aGF0IGlzIGFuc3dl\
      cmVkOiBpbiBgZ29vZ2xlLnJwYy5FcnJvckluZm8ucmVhc29uYCAoZG9tYWluIGBvdG9saXRoYCkgYW5kIHZpb2xhdGlvbnMg\
      b2YgYSBzdGF0dXMsIG9yIGluCiBgVmlvbGF0aW9uLnJlYXNvbmAgb2YgYSBzaGVldCdzIHZlcmRpY3QuIE5ldyBvbmVzIG1h\
      eSBjb21lOiBhIGNsaWVudCB0cmVhdHMgYW4gdW5rbm93biByZWFzb24gYnkgdGhlCiBzdGF0dXMgY29kZSwgb3IgdmVyZGlj\
      dCwgdGhhdCBpdCBjYW1lIHdpdGguCgoeCgQFAAIAEgMQAh8aESBOZXZlciBhbnN3ZXJlZC4KCkcKBAUAAgESAxUCDBonIElO\
      VkFMSURfQVJHVU1FTlQ6IHRoZSBiYXRjaCBpcyBlbXB0eS4KMhEgVGhlIHdob2xlIGNhbGwuCgqPAgoEBQACAhIDGQIWGoEC\
      IFJFU09VUkNFX0VYSEFVU1RFRDogdGhlIGJhdGNoIGhhcyBtb3JlIHRoYW4gdGhlIEVycm9ySW5mbyBhbGxvd3MgYnkgYHNo\
      ZWV0c19tYXhgLCBgcmVjb3Jkc19tYXhgIChjaGFuZ2VzIG9mCiBoZWFsdGggcmVjb3JkczsgYWxzbyB3aGVyZSB0aGUgcmVj\
      b3JkcyBiZXNpZGUgdGhlaXIgdmVyZGljdHMgZG8gbm90IGZpdCBpbnRvIG9uZSBhbnN3ZXIpLCBgc2Vzc2lvbnNfbWF4YCBv\
      cgogYGFtZW5kbWVudHNfbWF4YC4gU2VuZCBmZXdlciBhdCBvbmNlLgoKdQoEBQACAxIDHAIXGmggUkVTT1VSQ0VfRVhIQVVT\
      VEVEIHdpdGggUmV0cnlJbmZvOiB0b28gbWFueSBsYXJnZSBiYXRjaGVzIGFyZSB2YWxpZGF0ZWQgYXQgb25jZS4gU2VuZCB0\
      aGUgc2FtZQogYWdhaW4uCgpLCgQFAAIEEgMeAhYaPiBOT1RfRk9VTkQ6IG5vIHZlcnNpb24gb2YgdGhlIHF1ZXN0aW9ubmFp\
      cmUgaGFzIHRoZSBxdWVzdGlvbi4KCmcKBAUAAgUSAyACGhpaIFVOQVZBSUxBQkxFIHdpdGggUmV0cnlJbmZvOiBhIHZlcnNp\
      b24gdGhhdCBzaGVldHMgbmFtZSBpcyBub3Qga25vd24gaGVyZSB5ZXQuIEFzayBhZ2Fpbi4KCnkKBAUAAgYSAyUCDxpMIGBz\
      dHVkeV9pZGAsIGBxdWVzdGlvbm5haXJlX2lkYCBvciBgdGltZV96b25lYCBpcyBlbXB0eSwgb3IgYHZlcnNpb25gIGlzIDAu\
      CjIeIFRoZSBzaGVldDogVkVSRElDVF9SRUpFQ1RFRC4KCmUKBAUAAgcSAycCERpYIGBzdHVkeV9pZGAgb3IgYHF1ZXN0aW9u\
      bmFpcmVfaWRgIGlzIG5vdCAx4oCTNjQgbG93ZXItY2FzZSBsZXR0ZXJzLCBkaWdpdHMgYW5kIGh5cGhlbnMuCgpaCgQFAAII\
      EgMpAhcaTSBgc2hlZXRfaWRgIGlzIG5vdCBhIFVVSUQgaW4gaXRzIDM2LWNoYXJhY3RlciB0ZXh0IGZvcm0sIG9yIGlzIHRo\
      ZSBuaWwgVVVJRC4KCpABCgQFAAIJEgMsAhUaggEgQSB0ZXh0IG9mIHRoZSBzaGVldCdzIGhlYWQgaXMgbG9uZ2VyIHRoYW4g\
      aXRzIGxpbWl0IChgYXBwX3ZlcnNpb25gLCBgcGxhdGZvcm1gOiA2NCBjaGFyYWN0ZXJzKSwgb3IgYQogcmVmZXJlbmNlJ3Mg\
      aWQgb3IgY29kZSBpcy4KCjYKBAUAAgoSAy4CFBopIEEgdGV4dCBjb250YWlucyBVKzAwMDAgb3IgaXMgbm90IFVURi04LgoK\
      JwoEBQACCxIDMAIUGhogYGZpbmlzaF90aW1lYCBpcyBhYnNlbnQuCgpZCgQFAAIMEgMyAhQaTCBOb3QgYSB0aW1lIG9mIHRo\
      ZSB5ZWFycyAxIHRvIDk5OTksIG9yIG5hbm9zZWNvbmRzIG91dHNpZGUgMOKAkzk5OSw5OTksOTk5LgoKMQoEBQACDRIDNAIZ\
      GiQgTm90IHRoZSBuYW1lIG9mIGFuIElBTkEgdGltZSB6b25lLgoKPQoEBQACDhIDNgIfGjAgYG5vdGlmaWNhdGlvbl9pZGAg\
      aXMgbmVpdGhlciBlbXB0eSBub3IgYSBVVUlELgoKagoEBQACDxIDOwIVGi8gVGhlcmUgaXMgbm8gc3VjaCBzdHVkeS4gR2V0\
      U2VyaWVzOiBOT1RfRk9VTkQuCjIsIFN0dWR5IGFuZCBxdWVzdGlvbm5haXJlOiBWRVJESUNUX1JFSkVDVEVELgoKqAEKBAUA\
      AhASAz4CFBqaASBUaGUgY2FsbGVyIGlzIG5vIHBhcnRpY2lwYW50IG9mIHRoZSBzdHVkeSwgb3Igd2FzIG5vbmUgd2hlbiB0\
      aGUgc2hlZXQgd2FzIGZpbmlzaGVkOiBoYWQgbGVmdCBpdAogYmVmb3JlLCB3aGV0aGVyIG9yIG5vdCB0aGVyZSB3YXMgYW5v\
      dGhlciBqb2luaW5nIGFmdGVyLgoKMQoEBQACERIDQAIZGiQgRmluaXNoZWQgYmVmb3JlIHRoZSBzdHVkeSBzdGFydGVkLgoK\
      MQoEBQACEhIDQgITGiQgRmluaXNoZWQgd2hlbiB0aGUgc3R1ZHkgaGFkIGVuZGVkLgoK4wEKBAUAAhMSA0YCIhrVASBOb3Qg\
      cGFydCBvZiB0aGUgc3R1ZHksIG9yIG5vIGxvbmdlciB3aGVuIHRoZSBzaGVldCB3YXMgZmluaXNoZWQ7IG9yIG9ubHkgZm9y\
      IGdyb3VwcyBpbiB3aGljaCB0aGUKIHBhcnRpY2lwYW50IG5ldmVyIHdhcywgd2hvIGlzIHRvbGQgbm8gbW9yZSBvZiBhbm90\
      aGVyIGdyb3VwJ3MgcXVlc3Rpb25uYWlyZXMgdGhhbiBvZiBub25lLgogR2V0U2VyaWVzOiBOT1RfRk9VTkQuCgpDCgQFAAIU\
      EgNIAiEaNiBGaW5pc2hlZCB3aGlsZSBpdCBjb3VsZCBub3QgYmUgZmlsbGVkIGluIChUWVMgRlIgOSkuCgosCgQFAAIVEgNK\
      AhcaHyBObyBzdWNoIHZlcnNpb24gaXMgcHVibGlzaGVkLgoKRQoEBQACFhIDTAIdGjggVGhlIHZlcnNpb24gaGFzIG90aGVy\
      IGNvbnRlbnRzIHRoYW4gdGhlIGNsaWVudCBzaG93ZWQuCgpVCgQFAAIXEgNOAhkaSCBBIG9uZS10aW1lIHF1ZXN0aW9ubmFp\
      cmUgb2Ygd2hpY2ggYW5vdGhlciBzaGVldCBpcyBzdG9yZWQgKFRZUyBGUiAxMCkuCgpaCgQFAAIYEgNQAhkaTSBGaW5pc2hl\
      ZCBsZXNzIHRoYW4gdGhlIHJlcGVhdCBpbnRlcnZhbCBhZnRlciB0aGUgc2hlZXQgYmVmb3JlIGl0IChUWVQgwqczKS4KCncK\
      BAUAAhkSA1MCFBpqIEZvciBncm91cHMgdGhhdCB0aGUgcGFydGljaXBhbnQgZGlkIG5vdCBiZWxvbmcgdG8gd2hlbiB0aGUg\
      c2hlZXQgd2FzIGZpbmlzaGVkLCBidXQgZGlkIGF0IGFub3RoZXIKIHRpbWUuCgqLAQoEBQACGhIDWAIYGiYgTW9yZSBhbnN3\
      ZXJzIHRoYW4gdGhlIGxpbWl0ICg1LDAwMCkuCjJWIEFuc3dlcnM6IFZFUkRJQ1RfUkVKRUNURUQ7IHRoZSBwYXRoIG5hbWVz\
      IHRoZSBhbnN3ZXIsIG9yIHRoZSBxdWVzdGlvbiB0aGF0IGhhcyBub25lLgoKNgoEBQACGxIDWgIYGikgTm8gcXVlc3Rpb24g\
      b2YgdGhlIHZlcnNpb24gaGFzIHRoaXMgaWQuCgpGCgQFAAIcEgNcAhYaOSBBbiBlYXJsaWVyIGFuc3dlciBvZiB0aGUgc2hl\
      ZXQgaXMgdG8gdGhlIHNhbWUgcXVlc3Rpb24uCgpjCgQFAAIdEgNeAhYaViBBIHJlcXVpcmVkIHF1ZXN0aW9uIHRoYXQgd2Fz\
      IHNob3duIGhhcyBubyBhbnN3ZXIuIE5vdCBlbmZvcmNlZCBmb3IgYXV0b3NhdmVkIHNoZWV0cy4KCjgKBAUAAh4SA2ACERor\
      IEFuc3dlcmVkIGFsdGhvdWdoIGl0cyBjb25kaXRpb25zIGhpZGUgaXQuCgpHCgQFAAIfEgNiAhUaOiBUaGUgYW5zd2VyIGhh\
      cyBubyB2YWx1ZSwgb3IgYSBzaW5nbGUgY2hvaWNlIGhhcyBubyBjb2RlLgoKQgoEBQACIBIDZAIbGjUgQSB2YWx1ZSBvZiBh\
      bm90aGVyIGtpbmQgdGhhbiB0aGUgcXVlc3Rpb24gYXNrcyBmb3IuCgqQAQoEBQACIRIDZwIcGoIBIEEgZmllbGQgb2YgYW4g\
      b3B0aW9uYWwgY29tcG9zaXRlIGhhcyBubyBhbnN3ZXIgYWx0aG91Z2ggYW5vdGhlciBvbmUgaGFzIChnZW5lcmljIGZvcm1z\
      IMKnNSkuIE5vdAogZW5mb3JjZWQgZm9yIGF1dG9zYXZlZCBzaGVldHMuCgpRCgQFAAIiEgNpAhoaRCBBbnN3ZXJlZCBhbHRo\
      b3VnaCB0aGUgcXVlc3Rpb24gaXMgb2YgYSB0eXBlIHRoYXQgaXMgbm90IHN1cHBvcnRlZC4KCl8KBAUAAiMSA24CFhoqIEEg\
      Y29kZSB0aGF0IHRoZSBxdWVzdGlvbiBkb2VzIG5vdCBvZmZlci4KMiYgVmFsdWVzIG9mIGFuc3dlcnM6IFZFUkRJQ1RfUkVK\
      RUNURUQuCgojCgQFAAIkEgNwAhcaFiBUaGUgc2FtZSBjb2RlIHR3aWNlLgoKRQoEBQACJRIDcgIYGjggQ2hvc2VuIHRvZ2V0\
      aGVyIHdpdGggb3RoZXJzIGFsdGhvdWdoIGl0IGV4Y2x1ZGVzIHRoZW0uCgqEAQoEBQACJhIDdQIXGncgTm9uZSBjaG9zZW4g\
      aW4gYSByZXF1aXJlZCBtdWx0aXBsZSBjaG9pY2UgKFRZVCDCpzUpLCBvciBmZXdlciB0aGFuIGFyZSBhc2tlZCBmb3IuIE5v\
      dCBlbmZvcmNlZCBmb3IKIGF1dG9zYXZlZCBzaGVldHMuCgouCgQFAAInEgN3AhgaISBNb3JlIGNob3NlbiB0aGFuIGFyZSBh\
      c2tlZCBmb3IuCgo2CgQFAAIoEgN5AhQaKSBCZWxvdyB0aGUgbWluaW11bSBvciBhYm92ZSB0aGUgbWF4aW11bS4KCicKBAUA\
      AikSA3sCEBoaIE5vdCBgbWluaW11bSArIGvCt3N0ZXBgLgoKKAoEBQACKhIDfQISGhsgSW5maW5pdGUgb3Igbm90IGEgbnVt\
      YmVyLgoKOAoEBQACKxIDfwITGisgQSBmcmFjdGlvbiB3aGVyZSBhbiBpbnRlZ2VyIGlzIGFza2VkIGZvci4KCkoKBAUAAiwS\
      BIEBAhQaPCBOb3QgYSBkYXkgb2YgdGhlIHllYXJzIDEgdG8gOTk5OSBpbiB0aGUgZm9ybSBgWVlZWS1NTS1ERGAuCgo2CgQF\
      AAItEgSDAQIaGiggTm90IGEgdGltZSBvZiBkYXkgaW4gdGhlIGZvcm0gYEhIOk1NYC4KCkkKBAUAAi4SBIUBAhkaOyBOb3Qg\
      YSBkYXkgYW5kIHRpbWUgb2YgZGF5IGluIHRoZSBmb3JtIGBZWVlZLU1NLUREVEhIOk1NYC4KCkIKBAUAAi8SBIcBAhgaNCBB\
      IHRleHQgdGhhdCB0aGUgcXVlc3Rpb24ncyBwYXR0ZXJuIGRvZXMgbm90IG1hdGNoLgoKZQoEBQACMBIEiQECFRpXIE1vcmUg\
      Y2hhcmFjdGVycyAoVW5pY29kZSBzY2FsYXJzKSB0aGFuIHRoZSBxdWVzdGlvbiwgb3IgYSByZWZlcmVuY2UgKDEwLDAwMCks\
      IGFsbG93cy4KCmwKBAUAAjESBIsBAhIaXiBOb3RoaW5nIGJ1dCB3aGl0ZSBzcGFjZSBpbiBhbnN3ZXIgdG8gYSByZXF1aXJl\
      ZCBxdWVzdGlvbi4gTm90IGVuZm9yY2VkIGZvciBhdXRvc2F2ZWQgc2hlZXRzLgoKigEKBAUAAjISBJABAhsaSiBOb2lzZSB3\
      YXMgbWVhc3VyZWQgYWx0aG91Z2ggdGhlIHZlcnNpb24gZG9lcyBub3QgYXNrIGZvciBpdCAoVFlTIEZSIDE1KS4KMjAgTWVh\
      c3VyZW1lbnRzIGFuZCByZWZlcmVuY2VzOiBWRVJESUNUX1JFSkVDVEVELgoKXAoEBQACMxIEkgECHhpOIFRoZSBwb3NpdGlv\
      biB3YXMgdGFrZW4gYWx0aG91Z2ggdGhlIHZlcnNpb24gZG9lcyBub3QgYXNrIGZvciBpdCAoVFlTIEZSIDE0KS4KCjwKBAUA\
      AjQSBJQBAh0aLiBNb3JlIG1lYXN1cmVtZW50cyB0aGFuIHRoZSB2ZXJzaW9uIGFza3MgZm9yLgoKSQoEBQACNRIElgECHxo7\
      IEEgbGF0aXR1ZGUgb3V0c2lkZSDCsTkwwrAgb3IgYSBsb25naXR1ZGUgb3V0c2lkZSDCsTE4MMKwLgoKUwoEBQACNhIEmAEC\
      GxpFIE1vcmUgcmVmZXJlbmNlZCBhbnN3ZXJzIHRoYW4gdGhlIGxpbWl0ICgxMDApLCBvciBtb3JlIGNvZGVzIGluIG9uZS4K\
      CqsBCgQFAAI3EgSbAQIZGpwBIEEgcmVmZXJlbmNlIHdob3NlIGlkcyBvciBjb2RlcyBhcmUgbm9uZSwgYSBzZWNvbmQgb25l\
      IHRvIHRoZSBzYW1lIHF1ZXN0aW9uLCBvbmUgd2l0aCBzZXZlcmFsIHZhbHVlcywgb3IgYQogdGV4dCB0aGF0IG5vIGNvbmRp\
      dGlvbiBvZiB0aGUgdmVyc2lvbiBsb29rcyBhdC4KCrABCgQFAAI4EgSgAQIZGjYgQSBsZWFkZXIgaGFzIG5vdCBkZWNpZGVk\
      IHlldCBvbiB0aGUgcmVxdWVzdCB0byBqb2luLgoyaiBXaGF0IGEgc2hlZXQgd2FpdHMgZm9yOiBWRVJESUNUX1JFVFJZX0xB\
      VEVSOyB0aGUgZGV2aWNlIGtlZXBzIGl0IGFuZCBzZW5kcyBpdCBhZ2FpbiBhZnRlciBgcmV0cnlfZGVsYXlgLgoKiwEKBAUA\
      AjkSBKMBAhQafSBGaW5pc2hlZCB3aGlsZSB0aGUgc3R1ZHkgd2FzIHBhdXNlZC4gVGhlIHNoZWV0IHdhaXRzIG9uIHRoZSBk\
      ZXZpY2U6IHdpdGggdGhlIHBhdXNlJ3MgZW5kIGl0IGlzCiBhY2NlcHRlZCBhbmQgbWFya2VkIFBBVVNFRC4KCnsKBAUAAjoS\
      BKYBAhsabSBUaGUgc3R1ZHkgaXMgbm90IGtub3duIGhlcmUgeWV0IGFuZCB0aGUgY2F0YWxvZ3VlIGNhbm5vdCBiZSBhc2tl\
      ZC4gTGlzdE9mZmVyczogVU5BVkFJTEFCTEUgd2l0aAogUmV0cnlJbmZvLgoK3AIKBAUAAjsSBKsBAhkazQIgQnkgdGhlIHJ1\
      bGVzIGtub3duIGhlcmUgdGhlIHNoZWV0IHdvdWxkIGJlIHJlZnVzZWQsIGJ1dCB0aGV5IG1heSBiZSBvbGRlciB0aGFuIHRo\
      ZSBkZXZpY2UnczsgdGhlCiBjYXRhbG9ndWUgY291bGQgbm90IGJlIGFza2VkIHNpbmNlIHRoZSBzaGVldCB3YXMgZmluaXNo\
      ZWQsIG9yIGF1dGggY291bGQgbm90IHdoZXJlIGdyb3VwcyBzZWUKIHF1ZXN0aW9ubmFpcmVzIG9mIHRoZWlyIG93bi4gQXMg\
      bG9uZyBhcyB0aGUgY2F0YWxvZ3VlIGFuc3dlcnMsIHRoZSBjYWxsIGl0c2VsZiB3YWl0cyBmb3IgdGhhdDogaGFsZiBhCiBz\
      ZWNvbmQgYXQgbW9zdCwgYW5kIGZvciB0aGUgYW5zd2VyLgoKZgoEBQACPBIErQECHRpYIFRoZSB2ZXJzaW9uIGlzIG5vdCBr\
      bm93biBvciBub3QgdW5kZXJzdG9vZCBoZXJlIHlldCwgb3IgdGhlIGNhdGFsb2d1ZSBjYW5ub3QgYmUgYXNrZWQuCgqVAQoE\
      BQACPRIEsAECHxqGASBXaGV0aGVyLCBvciBzaW5jZSB3aGVuLCB0aGUgY2FsbGVyIGlzIGEgcGFydGljaXBhbnQgaXMgbm90\
      IGtub3duIGhlcmUgeWV0LCBhbmQgYXV0aCBjYW5ub3QgYmUgYXNrZWQgb3Igd2FzCiBhc2tlZCBhIGZldyBzZWNvbmRzIGFn\
      by4KCr0BCgQFAAI+EgSzAQIWGq4BIEZpbmlzaGVkIGFmdGVyIHRoZSBjYWxsZXIgbGVmdCB0aGUgc3R1ZHksIGJ5IHdoYXQg\
      aXMga25vd24sIG9yIGFmdGVyIHdoYXQgaXQgaGFkIHdhcyBlcmFzZWQ7IHRoZSBhY2Nlc3MKIHRva2VuIGlzIG9sZGVyLiBS\
      ZWZyZXNoIHRoZSB0b2tlbiBmaXJzdCwgdGhlbiBzZW5kIHRoZSBzaGVldCBhZ2Fpbi4KCpQBCgQFAAI/EgS2AQIbGoUBIFRv\
      IHdoaWNoIGdyb3VwIHRoZSBjYWxsZXIsIHdobyB3YXMgaW4gb25lIHRoYXQgc2VlcyB0aGUgcXVlc3Rpb25uYWlyZSwgYmVs\
      b25ncyBub3cgaXMgbm90IGtub3duIGhlcmUKIHlldCBhbmQgYXV0aCBjYW5ub3QgYmUgYXNrZWQuCgpTCgQFAAJAEgS4AQIb\
      GkUgQW5vdGhlciBzaGVldCBvZiB0aGUgYmF0Y2ggZGVjaWRlcyBhYm91dCB0aGlzIG9uZSBhbmQgd2FpdHMgaXRzZWxmLgoK\
      awoEBQACQRIEugECHxpdIEEgbmFtZSBhcyBJQU5BIHRpbWUgem9uZXMgaGF2ZSB0aGVtIHRoYXQgdGhlIHNlcnZlcidzIGxp\
      c3QgbGFja3M7IGEgbmV3ZXIgbGlzdCBtYXkgaGF2ZSBpdC4KClwKBAUAAkISBLwBAhYaTiBUaGUgcGFydGljaXBhbnQgaGFz\
      IHN0b3JlZCBhcyBtYW55IHNoZWV0cywgb3IgYnl0ZXMsIGFzIHRoZSBvcGVyYXRvciBhbGxvd3MuCgpJCgQFAAJDEgS+AQIU\
      GjsgVGhlIGRhdGFiYXNlIHJlZnVzZXMgdGhlIHNoZWV0LCBieSBhIGZhdWx0IG9mIHRoZSBzZXJ2ZXIuCgp9CgQFAAJEEgTD\
      AQIXGlsgRW5kcyBhIGxpc3QgdGhhdCB3b3VsZCBoYXZlIGJlZW4gbG9uZ2VyIHRoYW4gaXRzIGxpbWl0OyB0aGUgZGVzY3Jp\
      cHRpb24gc2F5cyBieSBob3cgbXVjaC4KMhIgVGhlIGxpc3QgaXRzZWxmLgoKxwEKBAUAAkUSBMkBAhoalgEgV2hhdCBpcyBr\
      ZXB0IG9mIHRoZSBwYXJ0aWNpcGFudCwgb3Igd2hhdCB0aGlzIHN0dWR5IGhhcywgd2FzIGVyYXNlZCBhdCB0aGUgcGFydGlj\
      aXBhbnQncyB3aXNoLCBhbmQKIHRoZSBzaGVldCBpcyBmcm9tIGJlZm9yZS4gVGhlIGRldmljZSBmb3JnZXRzIGl0LgoyICBP\
      ZiBlcmFzdXJlczogVkVSRElDVF9SRUpFQ1RFRC4KCuIDCgQFAAJGEgTRAQIVGq4DIEZpbmlzaGVkIGFmdGVyIHRoZSBwYXJ0\
      aWNpcGFudCdzIGNvbnNlbnQgaGFkIGVuZGVkLCB0byBhIHRleHQgdGhhdCB0aGUgc3R1ZHkgcmVwbGFjZWQuIFRoZSBzaGVl\
      dCB3YWl0cyBvbgogdGhlIGRldmljZTogc2hvdyB0aGUgcHJlc2VudCB0ZXh0LCBhZ3JlZSB0byBpdCAoSm9pblN0dWR5KSwg\
      YW5kIHNlbmQgdGhlIHNoZWV0IGFnYWluIHdpdGggdGhlIG5ldyB0b2tlbi4KIFNhdmVEcmFmdDogVU5BVkFJTEFCTEUgd2l0\
      aCBSZXRyeUluZm8uIFdoZW4gdGhlIGNvbnNlbnQgZW5kcyB0aGUgYWNjZXNzIHRva2VuIHNheXMuIE9uZSBmcm9tIGJlZm9y\
      ZSB0aGUgc3R1ZHkKIHJlcGxhY2VkIGl0cyB0ZXh0IGRvZXMgbm90LCBhbmQgdW50aWwgaXQgZXhwaXJlcywgYWZ0ZXIgMTAg\
      bWludXRlcyBhdCBtb3N0LCB3aGF0IGNvbWVzIHdpdGggaXQgaXMgdGFrZW4uCjIjIE9mIGNvbnNlbnRzOiBWRVJESUNUX1JF\
      VFJZX0xBVEVSLgoKuQEKBAUAAkcSBNcBAhcadCBBIHdheSBvZiBjbG9zaW5nIHRoYXQgdGhpcyByZWxlYXNlIGRvZXMgbm90\
      IGtub3csIG9yIGBhdXRvc2F2ZWRgIGJlc2lkZSBhbm90aGVyIHdheSB0aGFuCiBTSEVFVF9DTE9TSU5HX0FVVE9TQVZFRC4K\
      MjUgV2F5cyBvZiBjbG9zaW5nIGFuZCBtZWFzdXJlbWVudHM6IFZFUkRJQ1RfUkVKRUNURUQuCgpKCgQFAAJIEgTZAQIeGjwg\
      Q2xvc2VkIGFzIGluY29tcGxldGUgYWx0aG91Z2ggdGhlIHN0dWR5IGRvZXMgbm90IGFsbG93IGl0LgoKQAoEBQACSRIE2wEC\
      GhoyIEEgdW5pdCBvZiBub2lzZSB0aGF0IHRoaXMgcmVsZWFzZSBkb2VzIG5vdCBrbm93LgoKeAoEBQACShIE4AECGBpfIElO\
      VkFMSURfQVJHVU1FTlQ6IGBkcmFmdF9pZGAgaXMgbm90IGEgVVVJRCBpbiBpdHMgMzYtY2hhcmFjdGVyIHRleHQgZm9ybSwg\
      b3IgaXMgdGhlIG5pbCBVVUlELgoyCSBEcmFmdHMuCgo4CgQFAAJLEgTiAQIVGiogTk9UX0ZPVU5EOiB0aGUgY2FsbGVyIGhh\
      cyBubyBzdWNoIGRyYWZ0LgoKmAEKBAUAAkwSBOUBAhMaiQEgRkFJTEVEX1BSRUNPTkRJVElPTjogdGhlIGRyYWZ0IHdhcyBz\
      dWJtaXR0ZWQsIGRlbGV0ZWQsIG9yIGVuZGVkIGJ5IHRoZSBzdHVkeSdzIHJ1bGUuIFNhdmUgd2hhdCBpcyBsZWZ0IHVuZGVy\
      CiBhbm90aGVyIGlkLCBvciBmb3JnZXQgaXQuCgpnCgQFAAJNEgTnAQIXGlkgUkVTT1VSQ0VfRVhIQVVTVEVEOiB0aGUgY2Fs\
      bGVyIGhhcyBhcyBtYW55IGRyYWZ0cyBhcyBhcmUgYWxsb3dlZC4gU3VibWl0IG9yIGRlbGV0ZSBvbmUuCgpOCgQFAAJOEgTp\
      AQIXGkAgUkVTT1VSQ0VfRVhIQVVTVEVEOiB0aGUgZHJhZnQgd291bGQgYmUgbGFyZ2VyIHRoYW4gaXMgYWxsb3dlZC4KCk4K\
      BAUAAk8SBOsBAhUaQCBBQk9SVEVEOiBzb21lYm9keSBjaGFuZ2VkIGl0IHNpbmNlIGl0IHdhcyByZWFkLiBSZWFkIGl0IGFn\
      YWluLgoKXQoEBQACUBIE7QECFRpPIEZBSUxFRF9QUkVDT05ESVRJT046IHRoZSBkcmFmdCBpcyBvZiBhbm90aGVyIHN0dWR5\
      LCBxdWVzdGlvbm5haXJlIG9yIHZlcnNpb24uCgqpAQoEBQACURIE8gECFhpgIFRoZSBjYWxsZXIgaGFzIG5vIHN1Y2ggc2hl\
      ZXQ6IFZFUkRJQ1RfUkVKRUNURUQuIE9uZSB0aGF0IHdhcyBub3Qgc2VudCB5ZXQgd2FpdHMgb24gdGhlIGRldmljZS4KMjkg\
      QW1lbmRtZW50cyBhbmQgd2l0aGRyYXdhbHM6IHRoZSB2ZXJkaWN0IG9uIG9uZSBvZiB0aGVtLgoKbQoEBQACUhIE9AECFhpf\
      IFRoZSBzdHVkeSBkb2VzIG5vdCBsZXQgaXRzIHBhcnRpY2lwYW50cyBhbWVuZCBzaGVldHMgb2YgdGhpcyBxdWVzdGlvbm5h\
      aXJlOiBWRVJESUNUX1JFSkVDVEVELgoKcQoEBQACUxIE9gECFxpjIFRoZSBzaGVldCBoYXMgYSBuZXdlciByZXZpc2lvbiB0\
      aGFuIHRoZSBhbWVuZG1lbnQgYnVpbGRzIG9uLCBgbmV3ZXN0X3JldmlzaW9uYDogVkVSRElDVF9DT05GTElDVC4KCl4KBAUA\
      AlQSBPgBAhoaUCBUaGUgc2hlZXQgd2FzIHdpdGhkcmF3biwgYXMgYSB3aG9sZSBvciB3aXRoIGl0cyBsYXN0IGFuc3dlcjog\
      VkVSRElDVF9SRUpFQ1RFRC4KClEKBAUAAlUSBPoBAhsaQyBUaGUgc2hlZXQgaGFzIGFzIG1hbnkgcmV2aXNpb25zIGFzIGFy\
      ZSBhbGxvd2VkOiBWRVJESUNUX1JFSkVDVEVELgoKcQoEBQACVhIE/AECHRpjIGBhbWVuZG1lbnRfaWRgIGlzIG5vdCBhIFVV\
      SUQgaW4gaXRzIDM2LWNoYXJhY3RlciB0ZXh0IGZvcm0sIG9yIGlzIHRoZSBuaWwgVVVJRDogVkVSRElDVF9SRUpFQ1RFRC4K\
      CqwBCgQFAAJXEgT/AQIZGp0BIFRoZSBzaGVldCwgb3IgaGVhbHRoIHJlY29yZCwgaGFzIG5vdCBhcyBtYW55IHJldmlzaW9u\
      cyBhcyB0aGUgYW1lbmRtZW50LCBvciBjaGFuZ2UsIGJ1aWxkcyBvbjogYXMgd2hlcmUgYSBiYWNrdXAKIHdhcyByZXN0b3Jl\
      ZCBtZWFud2hpbGUuIFZFUkRJQ1RfQ09ORkxJQ1QuCgqdAQoEBQACWBIEhAICGhpgIGByZWNvcmRfaWRgIGlzIG5vdCBhIFVV\
      SUQgaW4gaXRzIDM2LWNoYXJhY3RlciB0ZXh0IGZvcm0sIG9yIGlzIHRoZSBuaWwgVVVJRDogVkVSRElDVF9SRUpFQ1RFRC4K\
      Mi0gSGVhbHRoIHJlY29yZHM6IHRoZSB2ZXJkaWN0IG9uIG9uZSBvZiB0aGVtLgoKcgoEBQACWRIEhgICHhpkIFRoZSBzdHVk\
      eSBkb2VzIG5vdCB0YWtlIHJlY29yZHMgb2YgdGhpcyB0eXBlLCBvciBubyBsb25nZXI6IFZFUkRJQ1RfUkVKRUNURUQuIERl\
      bGV0aW9ucyBhcmUgdGFrZW4uCgpmCgQFAAJaEgSIAgIgGlggVGhlIHJlY29yZCBoYXMgbm8gY29udGVudHMsIG9yIHRoZXkg\
      YXJlIG9mIGFub3RoZXIgdHlwZSB0aGFuIGJlZm9yZTogVkVSRElDVF9SRUpFQ1RFRC4KCnkKBAUAAlsSBIoCAhUaayBUaGUg\
      dm9jYWJ1bGFyeSBoYXMgbm8gc3VjaCB0ZXJtIGluIHRoaXMgdmVyc2lvbiwgb3IgdGhlIHN0dWR5IGhhcyBubyB2b2NhYnVs\
      YXJ5IGZvciBpdDogVkVSRElDVF9SRUpFQ1RFRC4KCk0KBAUAAlwSBIwCAiMaPyBUaGVyZSBpcyBubyBzdWNoIHZlcnNpb24g\
      b2YgdGhlIHZvY2FidWxhcnk6IFZFUkRJQ1RfUkVKRUNURUQuCgp7CgQFAAJdEgSOAgIhGm0gVGhlIHZlcnNpb24gb2YgdGhl\
      IHZvY2FidWxhcnkgaXMgbm90IGtub3duIGhlcmUgeWV0IGFuZCB0aGUgY2F0YWxvZ3VlIGNhbm5vdCBiZSBhc2tlZDogVkVS\
      RElDVF9SRVRSWV9MQVRFUi4KCjsKBAUAAl4SBJACAhkaLSBJdCBlbmRzIGJlZm9yZSBpdCBiZWdpbnM6IFZFUkRJQ1RfUkVK\
      RUNURUQuCgpNCgQFAAJfEgSSAgIcGj8gQW4gZWFyIGhhcyB0d28gdGhyZXNob2xkcyBhdCBvbmUgZnJlcXVlbmN5OiBWRVJE\
      SUNUX1JFSkVDVEVELgoKggEKBAUAAmASBJQCAhUadCBOb3QgYSB1bml0IG9mIFVDVU0sIGJ5IGl0cyBncmFtbWFyIGFuZCBp\
      dHMgY2FzZS1zZW5zaXRpdmUgc3ltYm9scywgb3IgbG9uZ2VyIHRoYW4gNjQgY2hhcmFjdGVyczogVkVSRElDVF9SRUpFQ1RF\
      RC4KCk0KBAUAAmESBJYCAhgaPyBNb3JlIHRocmVzaG9sZHMgb3IgdmFsdWVzIHRoYW4gYXJlIGFsbG93ZWQ6IFZFUkRJQ1Rf\
      UkVKRUNURUQuCgqTAQoEBQACYhIEmQICGRqEASBUaGUgcGFydGljaXBhbnQgaGFzIHN0b3JlZCBhcyBtYW55IHJlY29yZHMg\
      YXMgYXJlIGFsbG93ZWQ7IHRob3NlIGRlbGV0ZWQgaW4gdGhlIGxhc3QgNDAwIGRheXMgY291bnQgYXMgd2VsbDoKIFZFUkRJ\
      Q1RfUkVUUllfTEFURVIuCgpZCgQFAAJjEgSbAgIXGksgSU5WQUxJRF9BUkdVTUVOVDogbm90IGEgY3Vyc29yIG9mIHRoaXMg\
      c2VydmljZSdzLiBCZWdpbiBhbmV3IHdpdGhvdXQgb25lLgoKZgoEBQACZBIEnQICFxpYIFRoZSByZWNvcmQgd2FzIGNoYW5n\
      ZWQgc2luY2UgdGhlIHJldmlzaW9uIHRoYXQgdGhlIGNoYW5nZSBidWlsZHMgb246IFZFUkRJQ1RfQ09ORkxJQ1QuCgpACgQF\
      AAJlEgSfAgIXGjIgVGhlIGNhbGxlciBoYXMgbm8gc3VjaCByZWNvcmQ6IFZFUkRJQ1RfUkVKRUNURUQuCgqZAQoEBQACZhIE\
      pAICGxphIGBzZXNzaW9uX2lkYCBpcyBub3QgYSBVVUlEIGluIGl0cyAzNi1jaGFyYWN0ZXIgdGV4dCBmb3JtLCBvciBpcyB0\
      aGUgbmlsIFVVSUQ6IFZFUkRJQ1RfUkVKRUNURUQuCjIoIExpc3RlbmluZzogdGhlIHZlcmRpY3Qgb24gb25lIHNlc3Npb24u\
      CgpSCgQFAAJnEgSmAgIWGkQgVGhlIHZlcnNpb24gb2YgdGhlIGNvbGxlY3Rpb24gaGFzIG5vIHN1Y2ggc291bmQ6IFZFUkRJ\
      Q1RfUkVKRUNURUQuCgpNCgQFAAJoEgSoAgIgGj8gVGhlIHN0dWR5IGhhcyBubyBzdWNoIGNvbGxlY3Rpb24gb2Ygc291bmRz\
      OiBWRVJESUNUX1JFSkVDVEVELgoKTQoEBQACaRIEqgICIxo/IFRoZXJlIGlzIG5vIHN1Y2ggdmVyc2lvbiBvZiB0aGUgY29s\
      bGVjdGlvbjogVkVSRElDVF9SRUpFQ1RFRC4KCnsKBAUAAmoSBKwCAiEabSBUaGUgdmVyc2lvbiBvZiB0aGUgY29sbGVjdGlv\
      biBpcyBub3Qga25vd24gaGVyZSB5ZXQgYW5kIHRoZSBjYXRhbG9ndWUgY2Fubm90IGJlIGFza2VkOiBWRVJESUNUX1JFVFJZ\
      X0xBVEVSLgoKQAoEBQACaxIErgICFxoyIE5vdGhpbmcgd2FzIHBsYXllZCAoU09OIEZBMTApOiBWRVJESUNUX1JFSkVDVEVE\
      LgoKXwoEBQACbBIEsAICFxpRIEEgcmF0aW5nIHRoYXQgc2F5cyB0d28gdGhpbmdzLCBvciBub25lIG9mIHdoYXQgYSByYXRp\
      bmcgc2F5czogVkVSRElDVF9SRUpFQ1RFRC4KClYKBAUAAm0SBLICAhUaSCBUaGUgY29sbGVjdGlvbiBkb2VzIG5vdCBvZmZl\
      ciB0aGlzIGNob2ljZSBvZiBhIGxvb3A6IFZFUkRJQ1RfUkVKRUNURUQuCgo0CgQFAAJuEgS0AgIeGiYgTG9uZ2VyIHRoYW4g\
      YSBkYXk6IFZFUkRJQ1RfUkVKRUNURUQuCgpDCgQFAAJvEgS2AgIcGjUgSG93IHRoZSBzZXNzaW9uIGVuZGVkIGlzIG1pc3Np\
      bmc6IFZFUkRJQ1RfUkVKRUNURUQuCgqQAQoEBQACcBIEuwICHRpVIEEgbmFtZSBpcyBub3QgMeKAkzY0IGxvd2VyLWNhc2Ug\
      bGV0dGVycywgZGlnaXRzLCBgX2AsIGAtYCBhbmQgYC5gLCBvciBzdGFuZHMgdHdpY2UuCjIrIFNldHRpbmdzOiBJTlZBTElE\
      X0FSR1VNRU5ULCBieSB0aGUgZmllbGQuCgpACgQFAAJxEgS9AgIeGjIgQSB2YWx1ZSBpcyBvdXQgb2YgaXRzIHJhbmdlLCBv\
      ciBub3Qgb2YgaXRzIGZvcm0uCgpACgQFAAJyEgS/AgIaGjIgTW9yZSBzZXR0aW5ncywgb3IgbGFyZ2VyIG9uZXMsIHRoYW4g\
      YXJlIGFsbG93ZWQuCgqNAQoEBQACcxIExAICGhpBIFRoZSBzdHVkeSdzIGJpbmRpbmcgb3JkZXIgYXNrcyBmb3IgYW5vdGhl\
      ciBxdWVzdGlvbm5haXJlIGZpcnN0LgoyPCBCaW5kaW5nIHNlcXVlbmNlcyAoZ2VuZXJpYyBmb3JtcyDCpzQuMSk6IFZFUkRJ\
      Q1RfUkVKRUNURUQuCgpUCgQFAAJ0EgTGAgIaGkYgRmlsbGVkIGluIGFscmVhZHkgaW4gdGhlIHN0dWR5J3MgYmluZGluZyBz\
      ZXF1ZW5jZSB0aGF0IGlzIHVuZGVyIHdheS4KClsKBAUAAnUSBMkCAhcaTSBQRVJNSVNTSU9OX0RFTklFRDogd2hhdCBvbmx5\
      IG90b2xpdGgtcGxhbm5pbmcgbWF5IGFzayBmb3IsIGluIGl0cyBvd24gbmFtZS4KYgZwcm90bzM=
      """)
}
