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
    /// RESOURCE_EXHAUSTED: the batch has more sheets than `sheets_max` of the ErrorInfo. Send fewer at
    /// once.
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
    /// A reference without an id, a second one to the same question, one with several values, or a text
    /// that no condition of the version looks at.
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
    /// Whether, or since when, the caller is a participant is not known here yet and auth cannot be asked.
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
    /// The sheet was withdrawn as a whole: VERDICT_REJECTED.
    case alreadyWithdrawn
    /// The sheet has as many revisions as are allowed: VERDICT_REJECTED.
    case tooManyRevisions
    /// `amendment_id` is not a UUID in its 36-character text form, or is the nil UUID: VERDICT_REJECTED.
    case amendmentIdInvalid
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
    /// Not a unit of UCUM: VERDICT_REJECTED.
    case unitInvalid
    /// More thresholds or values than are allowed: VERDICT_REJECTED.
    case tooManyValues
    /// The participant has stored as many records as are allowed: VERDICT_RETRY_LATER.
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
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .empty, .batchTooLarge, .validationLimit, .elementUnknown, .versionUnavailable, .required, .idInvalid, .sheetIdInvalid, .labelTooLong, .textInvalid, .timeMissing, .timeInvalid, .timeZoneUnknown, .notificationIdInvalid, .studyUnknown, .notEnrolled, .studyNotStarted, .studyEnded, .questionnaireNotInStudy, .questionnaireDeactivated, .versionUnknown, .contentHashMismatch, .alreadyFilledIn, .repeatedTooSoon, .notInGroup, .tooManyAnswers, .questionUnknown, .answeredTwice, .answerMissing, .notShown, .valueMissing, .valueTypeMismatch, .compositeIncomplete, .typeNotSupported, .optionUnknown, .optionRepeated, .optionExclusive, .optionsTooFew, .optionsTooMany, .outOfRange, .offStep, .notFinite, .notInteger, .dateInvalid, .clockTimeInvalid, .dateTimeInvalid, .patternMismatch, .textTooLong, .textEmpty, .noiseNotRequested, .positionNotRequested, .tooManyMeasurements, .coordinateOutOfRange, .tooManyReferences, .referenceInvalid, .enrolmentPending, .studyPaused, .studyNotYetKnown, .studyUnconfirmed, .versionNotYetKnown, .enrolmentNotYetKnown, .tokenOutdated, .groupNotYetKnown, .earlierSheetWaits, .timeZoneNotYetKnown, .quotaExceeded, .notStorable, .moreViolations, .participantErased, .consentEnded, .closingInvalid, .incompleteNotAllowed, .noiseUnitUnknown, .draftIdInvalid, .draftUnknown, .draftEnded, .tooManyDrafts, .draftTooLarge, .etagMismatch, .draftDiffers, .sheetUnknown, .notRevisable, .revisionStale, .alreadyWithdrawn, .tooManyRevisions, .amendmentIdInvalid, .recordIdInvalid, .recordTypeNotTaken, .recordContentsInvalid, .codeUnknown, .vocabularyVersionUnknown, .vocabularyNotYetKnown, .endBeforeStart, .frequencyDuplicate, .unitInvalid, .tooManyValues, .tooManyRecords, .cursorInvalid, .recordChanged, .recordUnknown, .sessionIdInvalid, .soundUnknown, .collectionNotInStudy, .collectionVersionUnknown, .collectionNotYetKnown, .nothingPlayed, .ratingInvalid, .loopUnknown, .durationOutOfRange, .sessionEndMissing, .settingNameInvalid, .settingValueInvalid, .tooManySettings, .sequenceNotNext, .sequenceRepeated] }

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
      CiFvdG9saXRoL2luZ2VzdGlvbi92MS9lcnJvcnMucHJvdG8SFG90b2xpdGguaW5nZXN0aW9uLnYxKrQUCgtFcnJvclJlYXNv\
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
      RU5ETUVOVF9JRF9JTlZBTElEEGkSFQoRUkVDT1JEX0lEX0lOVkFMSUQQbhIZChVSRUNPUkRfVFlQRV9OT1RfVEFLRU4QbxIb\
      ChdSRUNPUkRfQ09OVEVOVFNfSU5WQUxJRBBwEhAKDENPREVfVU5LTk9XThBxEh4KGlZPQ0FCVUxBUllfVkVSU0lPTl9VTktO\
      T1dOEHISHAoYVk9DQUJVTEFSWV9OT1RfWUVUX0tOT1dOEHMSFAoQRU5EX0JFRk9SRV9TVEFSVBB0EhcKE0ZSRVFVRU5DWV9E\
      VVBMSUNBVEUQdRIQCgxVTklUX0lOVkFMSUQQdhITCg9UT09fTUFOWV9WQUxVRVMQdxIUChBUT09fTUFOWV9SRUNPUkRTEHgS\
      EgoOQ1VSU09SX0lOVkFMSUQQeRISCg5SRUNPUkRfQ0hBTkdFRBB6EhIKDlJFQ09SRF9VTktOT1dOEHsSFwoSU0VTU0lPTl9J\
      RF9JTlZBTElEEIIBEhIKDVNPVU5EX1VOS05PV04QgwESHAoXQ09MTEVDVElPTl9OT1RfSU5fU1RVRFkQhAESHwoaQ09MTEVD\
      VElPTl9WRVJTSU9OX1VOS05PV04QhQESHQoYQ09MTEVDVElPTl9OT1RfWUVUX0tOT1dOEIYBEhMKDk5PVEhJTkdfUExBWUVE\
      EIcBEhMKDlJBVElOR19JTlZBTElEEIgBEhEKDExPT1BfVU5LTk9XThCJARIaChVEVVJBVElPTl9PVVRfT0ZfUkFOR0UQigES\
      GAoTU0VTU0lPTl9FTkRfTUlTU0lORxCLARIZChRTRVRUSU5HX05BTUVfSU5WQUxJRBCWARIaChVTRVRUSU5HX1ZBTFVFX0lO\
      VkFMSUQQlwESFgoRVE9PX01BTllfU0VUVElOR1MQmAESFgoRU0VRVUVOQ0VfTk9UX05FWFQQoAESFgoRU0VRVUVOQ0VfUkVQ\
      RUFURUQQoQFCUQoUb3RvbGl0aC5pbmdlc3Rpb24udjFQAVogb3RvbGl0aC9pbmdlc3Rpb24vdjE7aW5nZXN0aW9udjGqAhRP\
      dG9saXRoLkluZ2VzdGlvbi5WMUqeYApOCgEMEgMBABIaRCBXaHkgYSBjYWxsIGlzIHJlZnVzZWQsIGFuZCB3aHkgYSBzaGVl\
      dCBpcyByZWplY3RlZCBvciBoYXMgdG8gd2FpdC4KCvoCCgIFABIFDgDBAgEa7AIgUmVhc29ucyBvZiB0aGlzIHNlcnZpY2Un\
      cyBvd24sIGJlc2lkZSB0aG9zZSBvZiBvdG9saXRoL2NvbW1vbi92MS9lcnJvcnMucHJvdG8uIFRoZSBuYW1lIG9mIGEgdmFs\
      dWUgaXMgdGhlCiB0ZXh0IHRoYXQgaXMgYW5zd2VyZWQ6IGluIGBnb29nbGUucnBjLkVycm9ySW5mby5yZWFzb25gIChkb21h\
      aW4gYG90b2xpdGhgKSBhbmQgdmlvbGF0aW9ucyBvZiBhIHN0YXR1cywgb3IgaW4KIGBWaW9sYXRpb24ucmVhc29uYCBvZiBh\
      IHNoZWV0J3MgdmVyZGljdC4gTmV3IG9uZXMgbWF5IGNvbWU6IGEgY2xpZW50IHRyZWF0cyBhbiB1bmtub3duIHJlYXNvbiBi\
      eSB0aGUKIHN0YXR1cyBjb2RlLCBvciB2ZXJkaWN0LCB0aGF0IGl0IGNhbWUgd2l0aC4KCh4KBAUAAgASAxACHxoRIE5ldmVy\
      IGFuc3dlcmVkLgoKRwoEBQACARIDFQIMGicgSU5WQUxJRF9BUkdVTUVOVDogdGhlIGJhdGNoIGlzIGVtcHR5LgoyESBUaGUg\
      d2hvbGUgY2FsbC4KCnUKBAUAAgISAxgCFhpoIFJFU09VUkNFX0VYSEFVU1RFRDogdGhlIGJhdGNoIGhhcyBtb3JlIHNoZWV0\
      cyB0aGFuIGBzaGVldHNfbWF4YCBvZiB0aGUgRXJyb3JJbmZvLiBTZW5kIGZld2VyIGF0CiBvbmNlLgoKdQoEBQACAxIDGwIX\
      GmggUkVTT1VSQ0VfRVhIQVVTVEVEIHdpdGggUmV0cnlJbmZvOiB0b28gbWFueSBsYXJnZSBiYXRjaGVzIGFyZSB2YWxpZGF0\
      ZWQgYXQgb25jZS4gU2VuZCB0aGUgc2FtZQogYWdhaW4uCgpLCgQFAAIEEgMdAhYaPiBOT1RfRk9VTkQ6IG5vIHZlcnNpb24g\
      b2YgdGhlIHF1ZXN0aW9ubmFpcmUgaGFzIHRoZSBxdWVzdGlvbi4KCmcKBAUAAgUSAx8CGhpaIFVOQVZBSUxBQkxFIHdpdGgg\
      UmV0cnlJbmZvOiBhIHZlcnNpb24gdGhhdCBzaGVldHMgbmFtZSBpcyBub3Qga25vd24gaGVyZSB5ZXQuIEFzayBhZ2Fpbi4K\
      CnkKBAUAAgYSAyQCDxpMIGBzdHVkeV9pZGAsIGBxdWVzdGlvbm5haXJlX2lkYCBvciBgdGltZV96b25lYCBpcyBlbXB0eSwg\
      b3IgYHZlcnNpb25gIGlzIDAuCjIeIFRoZSBzaGVldDogVkVSRElDVF9SRUpFQ1RFRC4KCmUKBAUAAgcSAyYCERpYIGBzdHVk\
      eV9pZGAgb3IgYHF1ZXN0aW9ubmFpcmVfaWRgIGlzIG5vdCAx4oCTNjQgbG93ZXItY2FzZSBsZXR0ZXJzLCBkaWdpdHMgYW5k\
      IGh5cGhlbnMuCgpaCgQFAAIIEgMoAhcaTSBgc2hlZXRfaWRgIGlzIG5vdCBhIFVVSUQgaW4gaXRzIDM2LWNoYXJhY3RlciB0\
      ZXh0IGZvcm0sIG9yIGlzIHRoZSBuaWwgVVVJRC4KCpABCgQFAAIJEgMrAhUaggEgQSB0ZXh0IG9mIHRoZSBzaGVldCdzIGhl\
      YWQgaXMgbG9uZ2VyIHRoYW4gaXRzIGxpbWl0IChgYXBwX3ZlcnNpb25gLCBgcGxhdGZvcm1gOiA2NCBjaGFyYWN0ZXJzKSwg\
      b3IgYQogcmVmZXJlbmNlJ3MgaWQgb3IgY29kZSBpcy4KCjYKBAUAAgoSAy0CFBopIEEgdGV4dCBjb250YWlucyBVKzAwMDAg\
      b3IgaXMgbm90IFVURi04LgoKJwoEBQACCxIDLwIUGhogYGZpbmlzaF90aW1lYCBpcyBhYnNlbnQuCgpZCgQFAAIMEgMxAhQa\
      TCBOb3QgYSB0aW1lIG9mIHRoZSB5ZWFycyAxIHRvIDk5OTksIG9yIG5hbm9zZWNvbmRzIG91dHNpZGUgMOKAkzk5OSw5OTks\
      OTk5LgoKMQoEBQACDRIDMwIZGiQgTm90IHRoZSBuYW1lIG9mIGFuIElBTkEgdGltZSB6b25lLgoKPQoEBQACDhIDNQIfGjAg\
      YG5vdGlmaWNhdGlvbl9pZGAgaXMgbmVpdGhlciBlbXB0eSBub3IgYSBVVUlELgoKagoEBQACDxIDOgIVGi8gVGhlcmUgaXMg\
      bm8gc3VjaCBzdHVkeS4gR2V0U2VyaWVzOiBOT1RfRk9VTkQuCjIsIFN0dWR5IGFuZCBxdWVzdGlvbm5haXJlOiBWRVJESUNU\
      X1JFSkVDVEVELgoKqAEKBAUAAhASAz0CFBqaASBUaGUgY2FsbGVyIGlzIG5vIHBhcnRpY2lwYW50IG9mIHRoZSBzdHVkeSwg\
      b3Igd2FzIG5vbmUgd2hlbiB0aGUgc2hlZXQgd2FzIGZpbmlzaGVkOiBoYWQgbGVmdCBpdAogYmVmb3JlLCB3aGV0aGVyIG9y\
      IG5vdCB0aGVyZSB3YXMgYW5vdGhlciBqb2luaW5nIGFmdGVyLgoKMQoEBQACERIDPwIZGiQgRmluaXNoZWQgYmVmb3JlIHRo\
      ZSBzdHVkeSBzdGFydGVkLgoKMQoEBQACEhIDQQITGiQgRmluaXNoZWQgd2hlbiB0aGUgc3R1ZHkgaGFkIGVuZGVkLgoK4wEK\
      BAUAAhMSA0UCIhrVASBOb3QgcGFydCBvZiB0aGUgc3R1ZHksIG9yIG5vIGxvbmdlciB3aGVuIHRoZSBzaGVldCB3YXMgZmlu\
      aXNoZWQ7IG9yIG9ubHkgZm9yIGdyb3VwcyBpbiB3aGljaCB0aGUKIHBhcnRpY2lwYW50IG5ldmVyIHdhcywgd2hvIGlzIHRv\
      bGQgbm8gbW9yZSBvZiBhbm90aGVyIGdyb3VwJ3MgcXVlc3Rpb25uYWlyZXMgdGhhbiBvZiBub25lLgogR2V0U2VyaWVzOiBO\
      T1RfRk9VTkQuCgpDCgQFAAIUEgNHAiEaNiBGaW5pc2hlZCB3aGlsZSBpdCBjb3VsZCBub3QgYmUgZmlsbGVkIGluIChUWVMg\
      RlIgOSkuCgosCgQFAAIVEgNJAhcaHyBObyBzdWNoIHZlcnNpb24gaXMgcHVibGlzaGVkLgoKRQoEBQACFhIDSwIdGjggVGhl\
      IHZlcnNpb24gaGFzIG90aGVyIGNvbnRlbnRzIHRoYW4gdGhlIGNsaWVudCBzaG93ZWQuCgpVCgQFAAIXEgNNAhkaSCBBIG9u\
      ZS10aW1lIHF1ZXN0aW9ubmFpcmUgb2Ygd2hpY2ggYW5vdGhlciBzaGVldCBpcyBzdG9yZWQgKFRZUyBGUiAxMCkuCgpaCgQF\
      AAIYEgNPAhkaTSBGaW5pc2hlZCBsZXNzIHRoYW4gdGhlIHJlcGVhdCBpbnRlcnZhbCBhZnRlciB0aGUgc2hlZXQgYmVmb3Jl\
      IGl0IChUWVQgwqczKS4KCncKBAUAAhkSA1ICFBpqIEZvciBncm91cHMgdGhhdCB0aGUgcGFydGljaXBhbnQgZGlkIG5vdCBi\
      ZWxvbmcgdG8gd2hlbiB0aGUgc2hlZXQgd2FzIGZpbmlzaGVkLCBidXQgZGlkIGF0IGFub3RoZXIKIHRpbWUuCgqLAQoEBQAC\
      GhIDVwIYGiYgTW9yZSBhbnN3ZXJzIHRoYW4gdGhlIGxpbWl0ICg1LDAwMCkuCjJWIEFuc3dlcnM6IFZFUkRJQ1RfUkVKRUNU\
      RUQ7IHRoZSBwYXRoIG5hbWVzIHRoZSBhbnN3ZXIsIG9yIHRoZSBxdWVzdGlvbiB0aGF0IGhhcyBub25lLgoKNgoEBQACGxID\
      WQIYGikgTm8gcXVlc3Rpb24gb2YgdGhlIHZlcnNpb24gaGFzIHRoaXMgaWQuCgpGCgQFAAIcEgNbAhYaOSBBbiBlYXJsaWVy\
      IGFuc3dlciBvZiB0aGUgc2hlZXQgaXMgdG8gdGhlIHNhbWUgcXVlc3Rpb24uCgpjCgQFAAIdEgNdAhYaViBBIHJlcXVpcmVk\
      IHF1ZXN0aW9uIHRoYXQgd2FzIHNob3duIGhhcyBubyBhbnN3ZXIuIE5vdCBlbmZvcmNlZCBmb3IgYXV0b3NhdmVkIHNoZWV0\
      cy4KCjgKBAUAAh4SA18CERorIEFuc3dlcmVkIGFsdGhvdWdoIGl0cyBjb25kaXRpb25zIGhpZGUgaXQuCgpHCgQFAAIfEgNh\
      AhUaOiBUaGUgYW5zd2VyIGhhcyBubyB2YWx1ZSwgb3IgYSBzaW5nbGUgY2hvaWNlIGhhcyBubyBjb2RlLgoKQgoEBQACIBID\
      YwIbGjUgQSB2YWx1ZSBvZiBhbm90aGVyIGtpbmQgdGhhbiB0aGUgcXVlc3Rpb24gYXNrcyBmb3IuCgqQAQoEBQACIRIDZgIc\
      GoIBIEEgZmllbGQgb2YgYW4gb3B0aW9uYWwgY29tcG9zaXRlIGhhcyBubyBhbnN3ZXIgYWx0aG91Z2ggYW5vdGhlciBvbmUg\
      aGFzIChnZW5lcmljIGZvcm1zIMKnNSkuIE5vdAogZW5mb3JjZWQgZm9yIGF1dG9zYXZlZCBzaGVldHMuCgpRCgQFAAIiEgNo\
      AhoaRCBBbnN3ZXJlZCBhbHRob3VnaCB0aGUgcXVlc3Rpb24gaXMgb2YgYSB0eXBlIHRoYXQgaXMgbm90IHN1cHBvcnRlZC4K\
      Cl8KBAUAAiMSA20CFhoqIEEgY29kZSB0aGF0IHRoZSBxdWVzdGlvbiBkb2VzIG5vdCBvZmZlci4KMiYgVmFsdWVzIG9mIGFu\
      c3dlcnM6IFZFUkRJQ1RfUkVKRUNURUQuCgojCgQFAAIkEgNvAhcaFiBUaGUgc2FtZSBjb2RlIHR3aWNlLgoKRQoEBQACJRID\
      cQIYGjggQ2hvc2VuIHRvZ2V0aGVyIHdpdGggb3RoZXJzIGFsdGhvdWdoIGl0IGV4Y2x1ZGVzIHRoZW0uCgqEAQoEBQACJhID\
      dAIXGncgTm9uZSBjaG9zZW4gaW4gYSByZXF1aXJlZCBtdWx0aXBsZSBjaG9pY2UgKFRZVCDCpzUpLCBvciBmZXdlciB0aGFu\
      IGFyZSBhc2tlZCBmb3IuIE5vdCBlbmZvcmNlZCBmb3IKIGF1dG9zYXZlZCBzaGVldHMuCgouCgQFAAInEgN2AhgaISBNb3Jl\
      IGNob3NlbiB0aGFuIGFyZSBhc2tlZCBmb3IuCgo2CgQFAAIoEgN4AhQaKSBCZWxvdyB0aGUgbWluaW11bSBvciBhYm92ZSB0\
      aGUgbWF4aW11bS4KCicKBAUAAikSA3oCEBoaIE5vdCBgbWluaW11bSArIGvCt3N0ZXBgLgoKKAoEBQACKhIDfAISGhsgSW5m\
      aW5pdGUgb3Igbm90IGEgbnVtYmVyLgoKOAoEBQACKxIDfgITGisgQSBmcmFjdGlvbiB3aGVyZSBhbiBpbnRlZ2VyIGlzIGFz\
      a2VkIGZvci4KCkoKBAUAAiwSBIABAhQaPCBOb3QgYSBkYXkgb2YgdGhlIHllYXJzIDEgdG8gOTk5OSBpbiB0aGUgZm9ybSBg\
      WVlZWS1NTS1ERGAuCgo2CgQFAAItEgSCAQIaGiggTm90IGEgdGltZSBvZiBkYXkgaW4gdGhlIGZvcm0gYEhIOk1NYC4KCkkK\
      BAUAAi4SBIQBAhkaOyBOb3QgYSBkYXkgYW5kIHRpbWUgb2YgZGF5IGluIHRoZSBmb3JtIGBZWVlZLU1NLUREVEhIOk1NYC4K\
      CkIKBAUAAi8SBIYBAhgaNCBBIHRleHQgdGhhdCB0aGUgcXVlc3Rpb24ncyBwYXR0ZXJuIGRvZXMgbm90IG1hdGNoLgoKZQoE\
      BQACMBIEiAECFRpXIE1vcmUgY2hhcmFjdGVycyAoVW5pY29kZSBzY2FsYXJzKSB0aGFuIHRoZSBxdWVzdGlvbiwgb3IgYSBy\
      ZWZlcmVuY2UgKDEwLDAwMCksIGFsbG93cy4KCmwKBAUAAjESBIoBAhIaXiBOb3RoaW5nIGJ1dCB3aGl0ZSBzcGFjZSBpbiBh\
      bnN3ZXIgdG8gYSByZXF1aXJlZCBxdWVzdGlvbi4gTm90IGVuZm9yY2VkIGZvciBhdXRvc2F2ZWQgc2hlZXRzLgoKigEKBAUA\
      AjISBI8BAhsaSiBOb2lzZSB3YXMgbWVhc3VyZWQgYWx0aG91Z2ggdGhlIHZlcnNpb24gZG9lcyBub3QgYXNrIGZvciBpdCAo\
      VFlTIEZSIDE1KS4KMjAgTWVhc3VyZW1lbnRzIGFuZCByZWZlcmVuY2VzOiBWRVJESUNUX1JFSkVDVEVELgoKXAoEBQACMxIE\
      kQECHhpOIFRoZSBwb3NpdGlvbiB3YXMgdGFrZW4gYWx0aG91Z2ggdGhlIHZlcnNpb24gZG9lcyBub3QgYXNrIGZvciBpdCAo\
      VFlTIEZSIDE0KS4KCjwKBAUAAjQSBJMBAh0aLiBNb3JlIG1lYXN1cmVtZW50cyB0aGFuIHRoZSB2ZXJzaW9uIGFza3MgZm9y\
      LgoKSQoEBQACNRIElQECHxo7IEEgbGF0aXR1ZGUgb3V0c2lkZSDCsTkwwrAgb3IgYSBsb25naXR1ZGUgb3V0c2lkZSDCsTE4\
      MMKwLgoKUwoEBQACNhIElwECGxpFIE1vcmUgcmVmZXJlbmNlZCBhbnN3ZXJzIHRoYW4gdGhlIGxpbWl0ICgxMDApLCBvciBt\
      b3JlIGNvZGVzIGluIG9uZS4KCp0BCgQFAAI3EgSaAQIZGo4BIEEgcmVmZXJlbmNlIHdpdGhvdXQgYW4gaWQsIGEgc2Vjb25k\
      IG9uZSB0byB0aGUgc2FtZSBxdWVzdGlvbiwgb25lIHdpdGggc2V2ZXJhbCB2YWx1ZXMsIG9yIGEgdGV4dAogdGhhdCBubyBj\
      b25kaXRpb24gb2YgdGhlIHZlcnNpb24gbG9va3MgYXQuCgqwAQoEBQACOBIEnwECGRo2IEEgbGVhZGVyIGhhcyBub3QgZGVj\
      aWRlZCB5ZXQgb24gdGhlIHJlcXVlc3QgdG8gam9pbi4KMmogV2hhdCBhIHNoZWV0IHdhaXRzIGZvcjogVkVSRElDVF9SRVRS\
      WV9MQVRFUjsgdGhlIGRldmljZSBrZWVwcyBpdCBhbmQgc2VuZHMgaXQgYWdhaW4gYWZ0ZXIgYHJldHJ5X2RlbGF5YC4KCosB\
      CgQFAAI5EgSiAQIUGn0gRmluaXNoZWQgd2hpbGUgdGhlIHN0dWR5IHdhcyBwYXVzZWQuIFRoZSBzaGVldCB3YWl0cyBvbiB0\
      aGUgZGV2aWNlOiB3aXRoIHRoZSBwYXVzZSdzIGVuZCBpdCBpcwogYWNjZXB0ZWQgYW5kIG1hcmtlZCBQQVVTRUQuCgp7CgQF\
      AAI6EgSlAQIbGm0gVGhlIHN0dWR5IGlzIG5vdCBrbm93biBoZXJlIHlldCBhbmQgdGhlIGNhdGFsb2d1ZSBjYW5ub3QgYmUg\
      YXNrZWQuIExpc3RPZmZlcnM6IFVOQVZBSUxBQkxFIHdpdGgKIFJldHJ5SW5mby4KCtwCCgQFAAI7EgSqAQIZGs0CIEJ5IHRo\
      ZSBydWxlcyBrbm93biBoZXJlIHRoZSBzaGVldCB3b3VsZCBiZSByZWZ1c2VkLCBidXQgdGhleSBtYXkgYmUgb2xkZXIgdGhh\
      biB0aGUgZGV2aWNlJ3M7IHRoZQogY2F0YWxvZ3VlIGNvdWxkIG5vdCBiZSBhc2tlZCBzaW5jZSB0aGUgc2hlZXQgd2FzIGZp\
      bmlzaGVkLCBvciBhdXRoIGNvdWxkIG5vdCB3aGVyZSBncm91cHMgc2VlCiBxdWVzdGlvbm5haXJlcyBvZiB0aGVpciBvd24u\
      IEFzIGxvbmcgYXMgdGhlIGNhdGFsb2d1ZSBhbnN3ZXJzLCB0aGUgY2FsbCBpdHNlbGYgd2FpdHMgZm9yIHRoYXQ6IGhhbGYg\
      YQogc2Vjb25kIGF0IG1vc3QsIGFuZCBmb3IgdGhlIGFuc3dlci4KCmYKBAUAAjwSBKwBAh0aWCBUaGUgdmVyc2lvbiBpcyBu\
      b3Qga25vd24gb3Igbm90IHVuZGVyc3Rvb2QgaGVyZSB5ZXQsIG9yIHRoZSBjYXRhbG9ndWUgY2Fubm90IGJlIGFza2VkLgoK\
      cwoEBQACPRIErgECHxplIFdoZXRoZXIsIG9yIHNpbmNlIHdoZW4sIHRoZSBjYWxsZXIgaXMgYSBwYXJ0aWNpcGFudCBpcyBu\
      b3Qga25vd24gaGVyZSB5ZXQgYW5kIGF1dGggY2Fubm90IGJlIGFza2VkLgoKvQEKBAUAAj4SBLEBAhYargEgRmluaXNoZWQg\
      YWZ0ZXIgdGhlIGNhbGxlciBsZWZ0IHRoZSBzdHVkeSwgYnkgd2hhdCBpcyBrbm93biwgb3IgYWZ0ZXIgd2hhdCBpdCBoYWQg\
      d2FzIGVyYXNlZDsgdGhlIGFjY2VzcwogdG9rZW4gaXMgb2xkZXIuIFJlZnJlc2ggdGhlIHRva2VuIGZpcnN0LCB0aGVuIHNl\
      bmQgdGhlIHNoZWV0IGFnYWluLgoKlAEKBAUAAj8SBLQBAhsahQEgVG8gd2hpY2ggZ3JvdXAgdGhlIGNhbGxlciwgd2hvIHdh\
      cyBpbiBvbmUgdGhhdCBzZWVzIHRoZSBxdWVzdGlvbm5haXJlLCBiZWxvbmdzIG5vdyBpcyBub3Qga25vd24gaGVyZQogeWV0\
      IGFuZCBhdXRoIGNhbm5vdCBiZSBhc2tlZC4KClMKBAUAAkASBLYBAhsaRSBBbm90aGVyIHNoZWV0IG9mIHRoZSBiYXRjaCBk\
      ZWNpZGVzIGFib3V0IHRoaXMgb25lIGFuZCB3YWl0cyBpdHNlbGYuCgprCgQFAAJBEgS4AQIfGl0gQSBuYW1lIGFzIElBTkEg\
      dGltZSB6b25lcyBoYXZlIHRoZW0gdGhhdCB0aGUgc2VydmVyJ3MgbGlzdCBsYWNrczsgYSBuZXdlciBsaXN0IG1heSBoYXZl\
      IGl0LgoKXAoEBQACQhIEugECFhpOIFRoZSBwYXJ0aWNpcGFudCBoYXMgc3RvcmVkIGFzIG1hbnkgc2hlZXRzLCBvciBieXRl\
      cywgYXMgdGhlIG9wZXJhdG9yIGFsbG93cy4KCkkKBAUAAkMSBLwBAhQaOyBUaGUgZGF0YWJhc2UgcmVmdXNlcyB0aGUgc2hl\
      ZXQsIGJ5IGEgZmF1bHQgb2YgdGhlIHNlcnZlci4KCn0KBAUAAkQSBMEBAhcaWyBFbmRzIGEgbGlzdCB0aGF0IHdvdWxkIGhh\
      dmUgYmVlbiBsb25nZXIgdGhhbiBpdHMgbGltaXQ7IHRoZSBkZXNjcmlwdGlvbiBzYXlzIGJ5IGhvdyBtdWNoLgoyEiBUaGUg\
      bGlzdCBpdHNlbGYuCgrHAQoEBQACRRIExwECGhqWASBXaGF0IGlzIGtlcHQgb2YgdGhlIHBhcnRpY2lwYW50LCBvciB3aGF0\
      IHRoaXMgc3R1ZHkgaGFzLCB3YXMgZXJhc2VkIGF0IHRoZSBwYXJ0aWNpcGFudCdzIHdpc2gsIGFuZAogdGhlIHNoZWV0IGlz\
      IGZyb20gYmVmb3JlLiBUaGUgZGV2aWNlIGZvcmdldHMgaXQuCjIgIE9mIGVyYXN1cmVzOiBWRVJESUNUX1JFSkVDVEVELgoK\
      5QMKBAUAAkYSBM0BAhUa1QEgRmluaXNoZWQgYWZ0ZXIgdGhlIHBhcnRpY2lwYW50J3MgY29uc2VudCBoYWQgZW5kZWQsIHRv\
      IGEgdGV4dCB0aGF0IHRoZSBzdHVkeSByZXBsYWNlZC4gVGhlIHNoZWV0IHdhaXRzIG9uCiB0aGUgZGV2aWNlOiBzaG93IHRo\
      ZSBwcmVzZW50IHRleHQsIGFncmVlIHRvIGl0IChKb2luU3R1ZHkpLCBhbmQgc2VuZCB0aGUgc2hlZXQgYWdhaW4gd2l0aCB0\
      aGUgbmV3IHRva2VuLgoi2QEgU2F2ZURyYWZ0OiBVTkFWQUlMQUJMRSB3aXRoIFJldHJ5SW5mby4gV2hlbiB0aGUgY29uc2Vu\
      dCBlbmRzIHRoZSBhY2Nlc3MgdG9rZW4gc2F5cy4gT25lIGZyb20gYmVmb3JlIHRoZSBzdHVkeQogcmVwbGFjZWQgaXRzIHRl\
      eHQgZG9lcyBub3QsIGFuZCB1bnRpbCBpdCBleHBpcmVzLCBhZnRlciAxMCBtaW51dGVzIGF0IG1vc3QsIHdoYXQgY29tZXMg\
      d2l0aCBpdCBpcyB0YWtlbi4KMiMgT2YgY29uc2VudHM6IFZFUkRJQ1RfUkVUUllfTEFURVIuCgq5AQoEBQACRxIE1QECFxp0\
      IEEgd2F5IG9mIGNsb3NpbmcgdGhhdCB0aGlzIHJlbGVhc2UgZG9lcyBub3Qga25vdywgb3IgYGF1dG9zYXZlZGAgYmVzaWRl\
      IGFub3RoZXIgd2F5IHRoYW4KIFNIRUVUX0NMT1NJTkdfQVVUT1NBVkVELgoyNSBXYXlzIG9mIGNsb3NpbmcgYW5kIG1lYXN1\
      cmVtZW50czogVkVSRElDVF9SRUpFQ1RFRC4KCkoKBAUAAkgSBNcBAh4aPCBDbG9zZWQgYXMgaW5jb21wbGV0ZSBhbHRob3Vn\
      aCB0aGUgc3R1ZHkgZG9lcyBub3QgYWxsb3cgaXQuCgpACgQFAAJJEgTZAQIaGjIgQSB1bml0IG9mIG5vaXNlIHRoYXQgdGhp\
      cyByZWxlYXNlIGRvZXMgbm90IGtub3cuCgp4CgQFAAJKEgTeAQIYGl8gSU5WQUxJRF9BUkdVTUVOVDogYGRyYWZ0X2lkYCBp\
      cyBub3QgYSBVVUlEIGluIGl0cyAzNi1jaGFyYWN0ZXIgdGV4dCBmb3JtLCBvciBpcyB0aGUgbmlsIFVVSUQuCjIJIERyYWZ0\
      cy4KCjgKBAUAAksSBOABAhUaKiBOT1RfRk9VTkQ6IHRoZSBjYWxsZXIgaGFzIG5vIHN1Y2ggZHJhZnQuCgqYAQoEBQACTBIE\
      4wECExqJASBGQUlMRURfUFJFQ09ORElUSU9OOiB0aGUgZHJhZnQgd2FzIHN1Ym1pdHRlZCwgZGVsZXRlZCwgb3IgZW5kZWQg\
      YnkgdGhlIHN0dWR5J3MgcnVsZS4gU2F2ZSB3aGF0IGlzIGxlZnQgdW5kZXIKIGFub3RoZXIgaWQsIG9yIGZvcmdldCBpdC4K\
      CmcKBAUAAk0SBOUBAhcaWSBSRVNPVVJDRV9FWEhBVVNURUQ6IHRoZSBjYWxsZXIgaGFzIGFzIG1hbnkgZHJhZnRzIGFzIGFy\
      ZSBhbGxvd2VkLiBTdWJtaXQgb3IgZGVsZXRlIG9uZS4KCk4KBAUAAk4SBOcBAhcaQCBSRVNPVVJDRV9FWEhBVVNURUQ6IHRo\
      ZSBkcmFmdCB3b3VsZCBiZSBsYXJnZXIgdGhhbiBpcyBhbGxvd2VkLgoKTgoEBQACTxIE6QECFRpAIEFCT1JURUQ6IHNvbWVi\
      b2R5IGNoYW5nZWQgaXQgc2luY2UgaXQgd2FzIHJlYWQuIFJlYWQgaXQgYWdhaW4uCgpdCgQFAAJQEgTrAQIVGk8gRkFJTEVE\
      X1BSRUNPTkRJVElPTjogdGhlIGRyYWZ0IGlzIG9mIGFub3RoZXIgc3R1ZHksIHF1ZXN0aW9ubmFpcmUgb3IgdmVyc2lvbi4K\
      CqkBCgQFAAJREgTwAQIWGmAgVGhlIGNhbGxlciBoYXMgbm8gc3VjaCBzaGVldDogVkVSRElDVF9SRUpFQ1RFRC4gT25lIHRo\
      YXQgd2FzIG5vdCBzZW50IHlldCB3YWl0cyBvbiB0aGUgZGV2aWNlLgoyOSBBbWVuZG1lbnRzIGFuZCB3aXRoZHJhd2Fsczog\
      dGhlIHZlcmRpY3Qgb24gb25lIG9mIHRoZW0uCgptCgQFAAJSEgTyAQIWGl8gVGhlIHN0dWR5IGRvZXMgbm90IGxldCBpdHMg\
      cGFydGljaXBhbnRzIGFtZW5kIHNoZWV0cyBvZiB0aGlzIHF1ZXN0aW9ubmFpcmU6IFZFUkRJQ1RfUkVKRUNURUQuCgpxCgQF\
      AAJTEgT0AQIXGmMgVGhlIHNoZWV0IGhhcyBhIG5ld2VyIHJldmlzaW9uIHRoYW4gdGhlIGFtZW5kbWVudCBidWlsZHMgb24s\
      IGBuZXdlc3RfcmV2aXNpb25gOiBWRVJESUNUX0NPTkZMSUNULgoKRQoEBQACVBIE9gECGho3IFRoZSBzaGVldCB3YXMgd2l0\
      aGRyYXduIGFzIGEgd2hvbGU6IFZFUkRJQ1RfUkVKRUNURUQuCgpRCgQFAAJVEgT4AQIbGkMgVGhlIHNoZWV0IGhhcyBhcyBt\
      YW55IHJldmlzaW9ucyBhcyBhcmUgYWxsb3dlZDogVkVSRElDVF9SRUpFQ1RFRC4KCnEKBAUAAlYSBPoBAh0aYyBgYW1lbmRt\
      ZW50X2lkYCBpcyBub3QgYSBVVUlEIGluIGl0cyAzNi1jaGFyYWN0ZXIgdGV4dCBmb3JtLCBvciBpcyB0aGUgbmlsIFVVSUQ6\
      IFZFUkRJQ1RfUkVKRUNURUQuCgqdAQoEBQACVxIE/wECGhpgIGByZWNvcmRfaWRgIGlzIG5vdCBhIFVVSUQgaW4gaXRzIDM2\
      LWNoYXJhY3RlciB0ZXh0IGZvcm0sIG9yIGlzIHRoZSBuaWwgVVVJRDogVkVSRElDVF9SRUpFQ1RFRC4KMi0gSGVhbHRoIHJl\
      Y29yZHM6IHRoZSB2ZXJkaWN0IG9uIG9uZSBvZiB0aGVtLgoKcgoEBQACWBIEgQICHhpkIFRoZSBzdHVkeSBkb2VzIG5vdCB0\
      YWtlIHJlY29yZHMgb2YgdGhpcyB0eXBlLCBvciBubyBsb25nZXI6IFZFUkRJQ1RfUkVKRUNURUQuIERlbGV0aW9ucyBhcmUg\
      dGFrZW4uCgpmCgQFAAJZEgSDAgIgGlggVGhlIHJlY29yZCBoYXMgbm8gY29udGVudHMsIG9yIHRoZXkgYXJlIG9mIGFub3Ro\
      ZXIgdHlwZSB0aGFuIGJlZm9yZTogVkVSRElDVF9SRUpFQ1RFRC4KCnkKBAUAAloSBIUCAhUaayBUaGUgdm9jYWJ1bGFyeSBo\
      YXMgbm8gc3VjaCB0ZXJtIGluIHRoaXMgdmVyc2lvbiwgb3IgdGhlIHN0dWR5IGhhcyBubyB2b2NhYnVsYXJ5IGZvciBpdDog\
      VkVSRElDVF9SRUpFQ1RFRC4KCk0KBAUAAlsSBIcCAiMaPyBUaGVyZSBpcyBubyBzdWNoIHZlcnNpb24gb2YgdGhlIHZvY2Fi\
      dWxhcnk6IFZFUkRJQ1RfUkVKRUNURUQuCgp7CgQFAAJcEgSJAgIhGm0gVGhlIHZlcnNpb24gb2YgdGhlIHZvY2FidWxhcnkg\
      aXMgbm90IGtub3duIGhlcmUgeWV0IGFuZCB0aGUgY2F0YWxvZ3VlIGNhbm5vdCBiZSBhc2tlZDogVkVSRElDVF9SRVRSWV9M\
      QVRFUi4KCjsKBAUAAl0SBIsCAhkaLSBJdCBlbmRzIGJlZm9yZSBpdCBiZWdpbnM6IFZFUkRJQ1RfUkVKRUNURUQuCgpNCgQF\
      AAJeEgSNAgIcGj8gQW4gZWFyIGhhcyB0d28gdGhyZXNob2xkcyBhdCBvbmUgZnJlcXVlbmN5OiBWRVJESUNUX1JFSkVDVEVE\
      LgoKNQoEBQACXxIEjwICFRonIE5vdCBhIHVuaXQgb2YgVUNVTTogVkVSRElDVF9SRUpFQ1RFRC4KCk0KBAUAAmASBJECAhga\
      PyBNb3JlIHRocmVzaG9sZHMgb3IgdmFsdWVzIHRoYW4gYXJlIGFsbG93ZWQ6IFZFUkRJQ1RfUkVKRUNURUQuCgpfCgQFAAJh\
      EgSTAgIZGlEgVGhlIHBhcnRpY2lwYW50IGhhcyBzdG9yZWQgYXMgbWFueSByZWNvcmRzIGFzIGFyZSBhbGxvd2VkOiBWRVJE\
      SUNUX1JFVFJZX0xBVEVSLgoKWQoEBQACYhIElQICFxpLIElOVkFMSURfQVJHVU1FTlQ6IG5vdCBhIGN1cnNvciBvZiB0aGlz\
      IHNlcnZpY2Uncy4gQmVnaW4gYW5ldyB3aXRob3V0IG9uZS4KCmYKBAUAAmMSBJcCAhcaWCBUaGUgcmVjb3JkIHdhcyBjaGFu\
      Z2VkIHNpbmNlIHRoZSByZXZpc2lvbiB0aGF0IHRoZSBjaGFuZ2UgYnVpbGRzIG9uOiBWRVJESUNUX0NPTkZMSUNULgoKQAoE\
      BQACZBIEmQICFxoyIFRoZSBjYWxsZXIgaGFzIG5vIHN1Y2ggcmVjb3JkOiBWRVJESUNUX1JFSkVDVEVELgoKmQEKBAUAAmUS\
      BJ4CAhsaYSBgc2Vzc2lvbl9pZGAgaXMgbm90IGEgVVVJRCBpbiBpdHMgMzYtY2hhcmFjdGVyIHRleHQgZm9ybSwgb3IgaXMg\
      dGhlIG5pbCBVVUlEOiBWRVJESUNUX1JFSkVDVEVELgoyKCBMaXN0ZW5pbmc6IHRoZSB2ZXJkaWN0IG9uIG9uZSBzZXNzaW9u\
      LgoKUgoEBQACZhIEoAICFhpEIFRoZSB2ZXJzaW9uIG9mIHRoZSBjb2xsZWN0aW9uIGhhcyBubyBzdWNoIHNvdW5kOiBWRVJE\
      SUNUX1JFSkVDVEVELgoKTQoEBQACZxIEogICIBo/IFRoZSBzdHVkeSBoYXMgbm8gc3VjaCBjb2xsZWN0aW9uIG9mIHNvdW5k\
      czogVkVSRElDVF9SRUpFQ1RFRC4KCk0KBAUAAmgSBKQCAiMaPyBUaGVyZSBpcyBubyBzdWNoIHZlcnNpb24gb2YgdGhlIGNv\
      bGxlY3Rpb246IFZFUkRJQ1RfUkVKRUNURUQuCgp7CgQFAAJpEgSmAgIhGm0gVGhlIHZlcnNpb24gb2YgdGhlIGNvbGxlY3Rp\
      b24gaXMgbm90IGtub3duIGhlcmUgeWV0IGFuZCB0aGUgY2F0YWxvZ3VlIGNhbm5vdCBiZSBhc2tlZDogVkVSRElDVF9SRVRS\
      WV9MQVRFUi4KCkAKBAUAAmoSBKgCAhcaMiBOb3RoaW5nIHdhcyBwbGF5ZWQgKFNPTiBGQTEwKTogVkVSRElDVF9SRUpFQ1RF\
      RC4KCl8KBAUAAmsSBKoCAhcaUSBBIHJhdGluZyB0aGF0IHNheXMgdHdvIHRoaW5ncywgb3Igbm9uZSBvZiB3aGF0IGEgcmF0\
      aW5nIHNheXM6IFZFUkRJQ1RfUkVKRUNURUQuCgpWCgQFAAJsEgSsAgIVGkggVGhlIGNvbGxlY3Rpb24gZG9lcyBub3Qgb2Zm\
      ZXIgdGhpcyBjaG9pY2Ugb2YgYSBsb29wOiBWRVJESUNUX1JFSkVDVEVELgoKNAoEBQACbRIErgICHhomIExvbmdlciB0aGFu\
      IGEgZGF5OiBWRVJESUNUX1JFSkVDVEVELgoKQwoEBQACbhIEsAICHBo1IEhvdyB0aGUgc2Vzc2lvbiBlbmRlZCBpcyBtaXNz\
      aW5nOiBWRVJESUNUX1JFSkVDVEVELgoKkAEKBAUAAm8SBLUCAh0aVSBBIG5hbWUgaXMgbm90IDHigJM2NCBsb3dlci1jYXNl\
      IGxldHRlcnMsIGRpZ2l0cywgYF9gLCBgLWAgYW5kIGAuYCwgb3Igc3RhbmRzIHR3aWNlLgoyKyBTZXR0aW5nczogSU5WQUxJ\
      RF9BUkdVTUVOVCwgYnkgdGhlIGZpZWxkLgoKQAoEBQACcBIEtwICHhoyIEEgdmFsdWUgaXMgb3V0IG9mIGl0cyByYW5nZSwg\
      b3Igbm90IG9mIGl0cyBmb3JtLgoKQAoEBQACcRIEuQICGhoyIE1vcmUgc2V0dGluZ3MsIG9yIGxhcmdlciBvbmVzLCB0aGFu\
      IGFyZSBhbGxvd2VkLgoKjQEKBAUAAnISBL4CAhoaQSBUaGUgc3R1ZHkncyBiaW5kaW5nIG9yZGVyIGFza3MgZm9yIGFub3Ro\
      ZXIgcXVlc3Rpb25uYWlyZSBmaXJzdC4KMjwgQmluZGluZyBzZXF1ZW5jZXMgKGdlbmVyaWMgZm9ybXMgwqc0LjEpOiBWRVJE\
      SUNUX1JFSkVDVEVELgoKVAoEBQACcxIEwAICGhpGIEZpbGxlZCBpbiBhbHJlYWR5IGluIHRoZSBzdHVkeSdzIGJpbmRpbmcg\
      c2VxdWVuY2UgdGhhdCBpcyB1bmRlciB3YXkuCmIGcHJvdG8z
      """)
}
