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
    /// INVALID_ARGUMENT: the batch has no sheet.
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
    /// The study does not take records of this type: VERDICT_REJECTED.
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
      dG9saXRoLkluZ2VzdGlvbi5WMUqjXgpOCgEMEgMBABIaRCBXaHkgYSBjYWxsIGlzIHJlZnVzZWQsIGFuZCB3aHkgYSBzaGVl\
      dCBpcyByZWplY3RlZCBvciBoYXMgdG8gd2FpdC4KCvoCCgIFABIFDgC/AgEa7AIgUmVhc29ucyBvZiB0aGlzIHNlcnZpY2Un\
      cyBvd24sIGJlc2lkZSB0aG9zZSBvZiBvdG9saXRoL2NvbW1vbi92MS9lcnJvcnMucHJvdG8uIFRoZSBuYW1lIG9mIGEgdmFs\
      dWUgaXMgdGhlCiB0ZXh0IHRoYXQgaXMgYW5zd2VyZWQ6IGluIGBnb29nbGUucnBjLkVycm9ySW5mby5yZWFzb25gIChkb21h\
      aW4gYG90b2xpdGhgKSBhbmQgdmlvbGF0aW9ucyBvZiBhIHN0YXR1cywgb3IgaW4KIGBWaW9sYXRpb24ucmVhc29uYCBvZiBh\
      IHNoZWV0J3MgdmVyZGljdC4gTmV3IG9uZXMgbWF5IGNvbWU6IGEgY2xpZW50IHRyZWF0cyBhbiB1bmtub3duIHJlYXNvbiBi\
      eSB0aGUKIHN0YXR1cyBjb2RlLCBvciB2ZXJkaWN0LCB0aGF0IGl0IGNhbWUgd2l0aC4KCh4KBAUAAgASAxACHxoRIE5ldmVy\
      IGFuc3dlcmVkLgoKSwoEBQACARIDFQIMGisgSU5WQUxJRF9BUkdVTUVOVDogdGhlIGJhdGNoIGhhcyBubyBzaGVldC4KMhEg\
      VGhlIHdob2xlIGNhbGwuCgp1CgQFAAICEgMYAhYaaCBSRVNPVVJDRV9FWEhBVVNURUQ6IHRoZSBiYXRjaCBoYXMgbW9yZSBz\
      aGVldHMgdGhhbiBgc2hlZXRzX21heGAgb2YgdGhlIEVycm9ySW5mby4gU2VuZCBmZXdlciBhdAogb25jZS4KCnUKBAUAAgMS\
      AxsCFxpoIFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIFJldHJ5SW5mbzogdG9vIG1hbnkgbGFyZ2UgYmF0Y2hlcyBhcmUgdmFs\
      aWRhdGVkIGF0IG9uY2UuIFNlbmQgdGhlIHNhbWUKIGFnYWluLgoKSwoEBQACBBIDHQIWGj4gTk9UX0ZPVU5EOiBubyB2ZXJz\
      aW9uIG9mIHRoZSBxdWVzdGlvbm5haXJlIGhhcyB0aGUgcXVlc3Rpb24uCgpnCgQFAAIFEgMfAhoaWiBVTkFWQUlMQUJMRSB3\
      aXRoIFJldHJ5SW5mbzogYSB2ZXJzaW9uIHRoYXQgc2hlZXRzIG5hbWUgaXMgbm90IGtub3duIGhlcmUgeWV0LiBBc2sgYWdh\
      aW4uCgp5CgQFAAIGEgMkAg8aTCBgc3R1ZHlfaWRgLCBgcXVlc3Rpb25uYWlyZV9pZGAgb3IgYHRpbWVfem9uZWAgaXMgZW1w\
      dHksIG9yIGB2ZXJzaW9uYCBpcyAwLgoyHiBUaGUgc2hlZXQ6IFZFUkRJQ1RfUkVKRUNURUQuCgplCgQFAAIHEgMmAhEaWCBg\
      c3R1ZHlfaWRgIG9yIGBxdWVzdGlvbm5haXJlX2lkYCBpcyBub3QgMeKAkzY0IGxvd2VyLWNhc2UgbGV0dGVycywgZGlnaXRz\
      IGFuZCBoeXBoZW5zLgoKWgoEBQACCBIDKAIXGk0gYHNoZWV0X2lkYCBpcyBub3QgYSBVVUlEIGluIGl0cyAzNi1jaGFyYWN0\
      ZXIgdGV4dCBmb3JtLCBvciBpcyB0aGUgbmlsIFVVSUQuCgqQAQoEBQACCRIDKwIVGoIBIEEgdGV4dCBvZiB0aGUgc2hlZXQn\
      cyBoZWFkIGlzIGxvbmdlciB0aGFuIGl0cyBsaW1pdCAoYGFwcF92ZXJzaW9uYCwgYHBsYXRmb3JtYDogNjQgY2hhcmFjdGVy\
      cyksIG9yIGEKIHJlZmVyZW5jZSdzIGlkIG9yIGNvZGUgaXMuCgo2CgQFAAIKEgMtAhQaKSBBIHRleHQgY29udGFpbnMgVSsw\
      MDAwIG9yIGlzIG5vdCBVVEYtOC4KCicKBAUAAgsSAy8CFBoaIGBmaW5pc2hfdGltZWAgaXMgYWJzZW50LgoKWQoEBQACDBID\
      MQIUGkwgTm90IGEgdGltZSBvZiB0aGUgeWVhcnMgMSB0byA5OTk5LCBvciBuYW5vc2Vjb25kcyBvdXRzaWRlIDDigJM5OTks\
      OTk5LDk5OS4KCjEKBAUAAg0SAzMCGRokIE5vdCB0aGUgbmFtZSBvZiBhbiBJQU5BIHRpbWUgem9uZS4KCj0KBAUAAg4SAzUC\
      HxowIGBub3RpZmljYXRpb25faWRgIGlzIG5laXRoZXIgZW1wdHkgbm9yIGEgVVVJRC4KCmoKBAUAAg8SAzoCFRovIFRoZXJl\
      IGlzIG5vIHN1Y2ggc3R1ZHkuIEdldFNlcmllczogTk9UX0ZPVU5ELgoyLCBTdHVkeSBhbmQgcXVlc3Rpb25uYWlyZTogVkVS\
      RElDVF9SRUpFQ1RFRC4KCqgBCgQFAAIQEgM9AhQamgEgVGhlIGNhbGxlciBpcyBubyBwYXJ0aWNpcGFudCBvZiB0aGUgc3R1\
      ZHksIG9yIHdhcyBub25lIHdoZW4gdGhlIHNoZWV0IHdhcyBmaW5pc2hlZDogaGFkIGxlZnQgaXQKIGJlZm9yZSwgd2hldGhl\
      ciBvciBub3QgdGhlcmUgd2FzIGFub3RoZXIgam9pbmluZyBhZnRlci4KCjEKBAUAAhESAz8CGRokIEZpbmlzaGVkIGJlZm9y\
      ZSB0aGUgc3R1ZHkgc3RhcnRlZC4KCjEKBAUAAhISA0ECExokIEZpbmlzaGVkIHdoZW4gdGhlIHN0dWR5IGhhZCBlbmRlZC4K\
      CuMBCgQFAAITEgNFAiIa1QEgTm90IHBhcnQgb2YgdGhlIHN0dWR5LCBvciBubyBsb25nZXIgd2hlbiB0aGUgc2hlZXQgd2Fz\
      IGZpbmlzaGVkOyBvciBvbmx5IGZvciBncm91cHMgaW4gd2hpY2ggdGhlCiBwYXJ0aWNpcGFudCBuZXZlciB3YXMsIHdobyBp\
      cyB0b2xkIG5vIG1vcmUgb2YgYW5vdGhlciBncm91cCdzIHF1ZXN0aW9ubmFpcmVzIHRoYW4gb2Ygbm9uZS4KIEdldFNlcmll\
      czogTk9UX0ZPVU5ELgoKQwoEBQACFBIDRwIhGjYgRmluaXNoZWQgd2hpbGUgaXQgY291bGQgbm90IGJlIGZpbGxlZCBpbiAo\
      VFlTIEZSIDkpLgoKLAoEBQACFRIDSQIXGh8gTm8gc3VjaCB2ZXJzaW9uIGlzIHB1Ymxpc2hlZC4KCkUKBAUAAhYSA0sCHRo4\
      IFRoZSB2ZXJzaW9uIGhhcyBvdGhlciBjb250ZW50cyB0aGFuIHRoZSBjbGllbnQgc2hvd2VkLgoKVQoEBQACFxIDTQIZGkgg\
      QSBvbmUtdGltZSBxdWVzdGlvbm5haXJlIG9mIHdoaWNoIGFub3RoZXIgc2hlZXQgaXMgc3RvcmVkIChUWVMgRlIgMTApLgoK\
      WgoEBQACGBIDTwIZGk0gRmluaXNoZWQgbGVzcyB0aGFuIHRoZSByZXBlYXQgaW50ZXJ2YWwgYWZ0ZXIgdGhlIHNoZWV0IGJl\
      Zm9yZSBpdCAoVFlUIMKnMykuCgp3CgQFAAIZEgNSAhQaaiBGb3IgZ3JvdXBzIHRoYXQgdGhlIHBhcnRpY2lwYW50IGRpZCBu\
      b3QgYmVsb25nIHRvIHdoZW4gdGhlIHNoZWV0IHdhcyBmaW5pc2hlZCwgYnV0IGRpZCBhdCBhbm90aGVyCiB0aW1lLgoKiwEK\
      BAUAAhoSA1cCGBomIE1vcmUgYW5zd2VycyB0aGFuIHRoZSBsaW1pdCAoNSwwMDApLgoyViBBbnN3ZXJzOiBWRVJESUNUX1JF\
      SkVDVEVEOyB0aGUgcGF0aCBuYW1lcyB0aGUgYW5zd2VyLCBvciB0aGUgcXVlc3Rpb24gdGhhdCBoYXMgbm9uZS4KCjYKBAUA\
      AhsSA1kCGBopIE5vIHF1ZXN0aW9uIG9mIHRoZSB2ZXJzaW9uIGhhcyB0aGlzIGlkLgoKRgoEBQACHBIDWwIWGjkgQW4gZWFy\
      bGllciBhbnN3ZXIgb2YgdGhlIHNoZWV0IGlzIHRvIHRoZSBzYW1lIHF1ZXN0aW9uLgoKYwoEBQACHRIDXQIWGlYgQSByZXF1\
      aXJlZCBxdWVzdGlvbiB0aGF0IHdhcyBzaG93biBoYXMgbm8gYW5zd2VyLiBOb3QgZW5mb3JjZWQgZm9yIGF1dG9zYXZlZCBz\
      aGVldHMuCgo4CgQFAAIeEgNfAhEaKyBBbnN3ZXJlZCBhbHRob3VnaCBpdHMgY29uZGl0aW9ucyBoaWRlIGl0LgoKRwoEBQAC\
      HxIDYQIVGjogVGhlIGFuc3dlciBoYXMgbm8gdmFsdWUsIG9yIGEgc2luZ2xlIGNob2ljZSBoYXMgbm8gY29kZS4KCkIKBAUA\
      AiASA2MCGxo1IEEgdmFsdWUgb2YgYW5vdGhlciBraW5kIHRoYW4gdGhlIHF1ZXN0aW9uIGFza3MgZm9yLgoKkAEKBAUAAiES\
      A2YCHBqCASBBIGZpZWxkIG9mIGFuIG9wdGlvbmFsIGNvbXBvc2l0ZSBoYXMgbm8gYW5zd2VyIGFsdGhvdWdoIGFub3RoZXIg\
      b25lIGhhcyAoZ2VuZXJpYyBmb3JtcyDCpzUpLiBOb3QKIGVuZm9yY2VkIGZvciBhdXRvc2F2ZWQgc2hlZXRzLgoKUQoEBQAC\
      IhIDaAIaGkQgQW5zd2VyZWQgYWx0aG91Z2ggdGhlIHF1ZXN0aW9uIGlzIG9mIGEgdHlwZSB0aGF0IGlzIG5vdCBzdXBwb3J0\
      ZWQuCgpfCgQFAAIjEgNtAhYaKiBBIGNvZGUgdGhhdCB0aGUgcXVlc3Rpb24gZG9lcyBub3Qgb2ZmZXIuCjImIFZhbHVlcyBv\
      ZiBhbnN3ZXJzOiBWRVJESUNUX1JFSkVDVEVELgoKIwoEBQACJBIDbwIXGhYgVGhlIHNhbWUgY29kZSB0d2ljZS4KCkUKBAUA\
      AiUSA3ECGBo4IENob3NlbiB0b2dldGhlciB3aXRoIG90aGVycyBhbHRob3VnaCBpdCBleGNsdWRlcyB0aGVtLgoKhAEKBAUA\
      AiYSA3QCFxp3IE5vbmUgY2hvc2VuIGluIGEgcmVxdWlyZWQgbXVsdGlwbGUgY2hvaWNlIChUWVQgwqc1KSwgb3IgZmV3ZXIg\
      dGhhbiBhcmUgYXNrZWQgZm9yLiBOb3QgZW5mb3JjZWQgZm9yCiBhdXRvc2F2ZWQgc2hlZXRzLgoKLgoEBQACJxIDdgIYGiEg\
      TW9yZSBjaG9zZW4gdGhhbiBhcmUgYXNrZWQgZm9yLgoKNgoEBQACKBIDeAIUGikgQmVsb3cgdGhlIG1pbmltdW0gb3IgYWJv\
      dmUgdGhlIG1heGltdW0uCgonCgQFAAIpEgN6AhAaGiBOb3QgYG1pbmltdW0gKyBrwrdzdGVwYC4KCigKBAUAAioSA3wCEhob\
      IEluZmluaXRlIG9yIG5vdCBhIG51bWJlci4KCjgKBAUAAisSA34CExorIEEgZnJhY3Rpb24gd2hlcmUgYW4gaW50ZWdlciBp\
      cyBhc2tlZCBmb3IuCgpKCgQFAAIsEgSAAQIUGjwgTm90IGEgZGF5IG9mIHRoZSB5ZWFycyAxIHRvIDk5OTkgaW4gdGhlIGZv\
      cm0gYFlZWVktTU0tRERgLgoKNgoEBQACLRIEggECGhooIE5vdCBhIHRpbWUgb2YgZGF5IGluIHRoZSBmb3JtIGBISDpNTWAu\
      CgpJCgQFAAIuEgSEAQIZGjsgTm90IGEgZGF5IGFuZCB0aW1lIG9mIGRheSBpbiB0aGUgZm9ybSBgWVlZWS1NTS1ERFRISDpN\
      TWAuCgpCCgQFAAIvEgSGAQIYGjQgQSB0ZXh0IHRoYXQgdGhlIHF1ZXN0aW9uJ3MgcGF0dGVybiBkb2VzIG5vdCBtYXRjaC4K\
      CmUKBAUAAjASBIgBAhUaVyBNb3JlIGNoYXJhY3RlcnMgKFVuaWNvZGUgc2NhbGFycykgdGhhbiB0aGUgcXVlc3Rpb24sIG9y\
      IGEgcmVmZXJlbmNlICgxMCwwMDApLCBhbGxvd3MuCgpsCgQFAAIxEgSKAQISGl4gTm90aGluZyBidXQgd2hpdGUgc3BhY2Ug\
      aW4gYW5zd2VyIHRvIGEgcmVxdWlyZWQgcXVlc3Rpb24uIE5vdCBlbmZvcmNlZCBmb3IgYXV0b3NhdmVkIHNoZWV0cy4KCooB\
      CgQFAAIyEgSPAQIbGkogTm9pc2Ugd2FzIG1lYXN1cmVkIGFsdGhvdWdoIHRoZSB2ZXJzaW9uIGRvZXMgbm90IGFzayBmb3Ig\
      aXQgKFRZUyBGUiAxNSkuCjIwIE1lYXN1cmVtZW50cyBhbmQgcmVmZXJlbmNlczogVkVSRElDVF9SRUpFQ1RFRC4KClwKBAUA\
      AjMSBJEBAh4aTiBUaGUgcG9zaXRpb24gd2FzIHRha2VuIGFsdGhvdWdoIHRoZSB2ZXJzaW9uIGRvZXMgbm90IGFzayBmb3Ig\
      aXQgKFRZUyBGUiAxNCkuCgo8CgQFAAI0EgSTAQIdGi4gTW9yZSBtZWFzdXJlbWVudHMgdGhhbiB0aGUgdmVyc2lvbiBhc2tz\
      IGZvci4KCkkKBAUAAjUSBJUBAh8aOyBBIGxhdGl0dWRlIG91dHNpZGUgwrE5MMKwIG9yIGEgbG9uZ2l0dWRlIG91dHNpZGUg\
      wrExODDCsC4KClMKBAUAAjYSBJcBAhsaRSBNb3JlIHJlZmVyZW5jZWQgYW5zd2VycyB0aGFuIHRoZSBsaW1pdCAoMTAwKSwg\
      b3IgbW9yZSBjb2RlcyBpbiBvbmUuCgqdAQoEBQACNxIEmgECGRqOASBBIHJlZmVyZW5jZSB3aXRob3V0IGFuIGlkLCBhIHNl\
      Y29uZCBvbmUgdG8gdGhlIHNhbWUgcXVlc3Rpb24sIG9uZSB3aXRoIHNldmVyYWwgdmFsdWVzLCBvciBhIHRleHQKIHRoYXQg\
      bm8gY29uZGl0aW9uIG9mIHRoZSB2ZXJzaW9uIGxvb2tzIGF0LgoKsAEKBAUAAjgSBJ8BAhkaNiBBIGxlYWRlciBoYXMgbm90\
      IGRlY2lkZWQgeWV0IG9uIHRoZSByZXF1ZXN0IHRvIGpvaW4uCjJqIFdoYXQgYSBzaGVldCB3YWl0cyBmb3I6IFZFUkRJQ1Rf\
      UkVUUllfTEFURVI7IHRoZSBkZXZpY2Uga2VlcHMgaXQgYW5kIHNlbmRzIGl0IGFnYWluIGFmdGVyIGByZXRyeV9kZWxheWAu\
      CgqLAQoEBQACORIEogECFBp9IEZpbmlzaGVkIHdoaWxlIHRoZSBzdHVkeSB3YXMgcGF1c2VkLiBUaGUgc2hlZXQgd2FpdHMg\
      b24gdGhlIGRldmljZTogd2l0aCB0aGUgcGF1c2UncyBlbmQgaXQgaXMKIGFjY2VwdGVkIGFuZCBtYXJrZWQgUEFVU0VELgoK\
      ewoEBQACOhIEpQECGxptIFRoZSBzdHVkeSBpcyBub3Qga25vd24gaGVyZSB5ZXQgYW5kIHRoZSBjYXRhbG9ndWUgY2Fubm90\
      IGJlIGFza2VkLiBMaXN0T2ZmZXJzOiBVTkFWQUlMQUJMRSB3aXRoCiBSZXRyeUluZm8uCgrcAgoEBQACOxIEqgECGRrNAiBC\
      eSB0aGUgcnVsZXMga25vd24gaGVyZSB0aGUgc2hlZXQgd291bGQgYmUgcmVmdXNlZCwgYnV0IHRoZXkgbWF5IGJlIG9sZGVy\
      IHRoYW4gdGhlIGRldmljZSdzOyB0aGUKIGNhdGFsb2d1ZSBjb3VsZCBub3QgYmUgYXNrZWQgc2luY2UgdGhlIHNoZWV0IHdh\
      cyBmaW5pc2hlZCwgb3IgYXV0aCBjb3VsZCBub3Qgd2hlcmUgZ3JvdXBzIHNlZQogcXVlc3Rpb25uYWlyZXMgb2YgdGhlaXIg\
      b3duLiBBcyBsb25nIGFzIHRoZSBjYXRhbG9ndWUgYW5zd2VycywgdGhlIGNhbGwgaXRzZWxmIHdhaXRzIGZvciB0aGF0OiBo\
      YWxmIGEKIHNlY29uZCBhdCBtb3N0LCBhbmQgZm9yIHRoZSBhbnN3ZXIuCgpmCgQFAAI8EgSsAQIdGlggVGhlIHZlcnNpb24g\
      aXMgbm90IGtub3duIG9yIG5vdCB1bmRlcnN0b29kIGhlcmUgeWV0LCBvciB0aGUgY2F0YWxvZ3VlIGNhbm5vdCBiZSBhc2tl\
      ZC4KCnMKBAUAAj0SBK4BAh8aZSBXaGV0aGVyLCBvciBzaW5jZSB3aGVuLCB0aGUgY2FsbGVyIGlzIGEgcGFydGljaXBhbnQg\
      aXMgbm90IGtub3duIGhlcmUgeWV0IGFuZCBhdXRoIGNhbm5vdCBiZSBhc2tlZC4KCr0BCgQFAAI+EgSxAQIWGq4BIEZpbmlz\
      aGVkIGFmdGVyIHRoZSBjYWxsZXIgbGVmdCB0aGUgc3R1ZHksIGJ5IHdoYXQgaXMga25vd24sIG9yIGFmdGVyIHdoYXQgaXQg\
      aGFkIHdhcyBlcmFzZWQ7IHRoZSBhY2Nlc3MKIHRva2VuIGlzIG9sZGVyLiBSZWZyZXNoIHRoZSB0b2tlbiBmaXJzdCwgdGhl\
      biBzZW5kIHRoZSBzaGVldCBhZ2Fpbi4KCpQBCgQFAAI/EgS0AQIbGoUBIFRvIHdoaWNoIGdyb3VwIHRoZSBjYWxsZXIsIHdo\
      byB3YXMgaW4gb25lIHRoYXQgc2VlcyB0aGUgcXVlc3Rpb25uYWlyZSwgYmVsb25ncyBub3cgaXMgbm90IGtub3duIGhlcmUK\
      IHlldCBhbmQgYXV0aCBjYW5ub3QgYmUgYXNrZWQuCgpTCgQFAAJAEgS2AQIbGkUgQW5vdGhlciBzaGVldCBvZiB0aGUgYmF0\
      Y2ggZGVjaWRlcyBhYm91dCB0aGlzIG9uZSBhbmQgd2FpdHMgaXRzZWxmLgoKawoEBQACQRIEuAECHxpdIEEgbmFtZSBhcyBJ\
      QU5BIHRpbWUgem9uZXMgaGF2ZSB0aGVtIHRoYXQgdGhlIHNlcnZlcidzIGxpc3QgbGFja3M7IGEgbmV3ZXIgbGlzdCBtYXkg\
      aGF2ZSBpdC4KClwKBAUAAkISBLoBAhYaTiBUaGUgcGFydGljaXBhbnQgaGFzIHN0b3JlZCBhcyBtYW55IHNoZWV0cywgb3Ig\
      Ynl0ZXMsIGFzIHRoZSBvcGVyYXRvciBhbGxvd3MuCgpJCgQFAAJDEgS8AQIUGjsgVGhlIGRhdGFiYXNlIHJlZnVzZXMgdGhl\
      IHNoZWV0LCBieSBhIGZhdWx0IG9mIHRoZSBzZXJ2ZXIuCgp9CgQFAAJEEgTBAQIXGlsgRW5kcyBhIGxpc3QgdGhhdCB3b3Vs\
      ZCBoYXZlIGJlZW4gbG9uZ2VyIHRoYW4gaXRzIGxpbWl0OyB0aGUgZGVzY3JpcHRpb24gc2F5cyBieSBob3cgbXVjaC4KMhIg\
      VGhlIGxpc3QgaXRzZWxmLgoKxwEKBAUAAkUSBMcBAhoalgEgV2hhdCBpcyBrZXB0IG9mIHRoZSBwYXJ0aWNpcGFudCwgb3Ig\
      d2hhdCB0aGlzIHN0dWR5IGhhcywgd2FzIGVyYXNlZCBhdCB0aGUgcGFydGljaXBhbnQncyB3aXNoLCBhbmQKIHRoZSBzaGVl\
      dCBpcyBmcm9tIGJlZm9yZS4gVGhlIGRldmljZSBmb3JnZXRzIGl0LgoyICBPZiBlcmFzdXJlczogVkVSRElDVF9SRUpFQ1RF\
      RC4KCokCCgQFAAJGEgTNAQIVGtUBIEZpbmlzaGVkIGFmdGVyIHRoZSBwYXJ0aWNpcGFudCdzIGNvbnNlbnQgaGFkIGVuZGVk\
      LCB0byBhIHRleHQgdGhhdCB0aGUgc3R1ZHkgcmVwbGFjZWQuIFRoZSBzaGVldCB3YWl0cyBvbgogdGhlIGRldmljZTogc2hv\
      dyB0aGUgcHJlc2VudCB0ZXh0LCBhZ3JlZSB0byBpdCAoSm9pblN0dWR5KSwgYW5kIHNlbmQgdGhlIHNoZWV0IGFnYWluIHdp\
      dGggdGhlIG5ldyB0b2tlbi4KMiMgT2YgY29uc2VudHM6IFZFUkRJQ1RfUkVUUllfTEFURVIuCgq5AQoEBQACRxIE0wECFxp0\
      IEEgd2F5IG9mIGNsb3NpbmcgdGhhdCB0aGlzIHJlbGVhc2UgZG9lcyBub3Qga25vdywgb3IgYGF1dG9zYXZlZGAgYmVzaWRl\
      IGFub3RoZXIgd2F5IHRoYW4KIFNIRUVUX0NMT1NJTkdfQVVUT1NBVkVELgoyNSBXYXlzIG9mIGNsb3NpbmcgYW5kIG1lYXN1\
      cmVtZW50czogVkVSRElDVF9SRUpFQ1RFRC4KCkoKBAUAAkgSBNUBAh4aPCBDbG9zZWQgYXMgaW5jb21wbGV0ZSBhbHRob3Vn\
      aCB0aGUgc3R1ZHkgZG9lcyBub3QgYWxsb3cgaXQuCgpACgQFAAJJEgTXAQIaGjIgQSB1bml0IG9mIG5vaXNlIHRoYXQgdGhp\
      cyByZWxlYXNlIGRvZXMgbm90IGtub3cuCgp4CgQFAAJKEgTcAQIYGl8gSU5WQUxJRF9BUkdVTUVOVDogYGRyYWZ0X2lkYCBp\
      cyBub3QgYSBVVUlEIGluIGl0cyAzNi1jaGFyYWN0ZXIgdGV4dCBmb3JtLCBvciBpcyB0aGUgbmlsIFVVSUQuCjIJIERyYWZ0\
      cy4KCjgKBAUAAksSBN4BAhUaKiBOT1RfRk9VTkQ6IHRoZSBjYWxsZXIgaGFzIG5vIHN1Y2ggZHJhZnQuCgqYAQoEBQACTBIE\
      4QECExqJASBGQUlMRURfUFJFQ09ORElUSU9OOiB0aGUgZHJhZnQgd2FzIHN1Ym1pdHRlZCwgZGVsZXRlZCwgb3IgZW5kZWQg\
      YnkgdGhlIHN0dWR5J3MgcnVsZS4gU2F2ZSB3aGF0IGlzIGxlZnQgdW5kZXIKIGFub3RoZXIgaWQsIG9yIGZvcmdldCBpdC4K\
      CmcKBAUAAk0SBOMBAhcaWSBSRVNPVVJDRV9FWEhBVVNURUQ6IHRoZSBjYWxsZXIgaGFzIGFzIG1hbnkgZHJhZnRzIGFzIGFy\
      ZSBhbGxvd2VkLiBTdWJtaXQgb3IgZGVsZXRlIG9uZS4KCk4KBAUAAk4SBOUBAhcaQCBSRVNPVVJDRV9FWEhBVVNURUQ6IHRo\
      ZSBkcmFmdCB3b3VsZCBiZSBsYXJnZXIgdGhhbiBpcyBhbGxvd2VkLgoKTgoEBQACTxIE5wECFRpAIEFCT1JURUQ6IHNvbWVi\
      b2R5IGNoYW5nZWQgaXQgc2luY2UgaXQgd2FzIHJlYWQuIFJlYWQgaXQgYWdhaW4uCgpdCgQFAAJQEgTpAQIVGk8gRkFJTEVE\
      X1BSRUNPTkRJVElPTjogdGhlIGRyYWZ0IGlzIG9mIGFub3RoZXIgc3R1ZHksIHF1ZXN0aW9ubmFpcmUgb3IgdmVyc2lvbi4K\
      CqkBCgQFAAJREgTuAQIWGmAgVGhlIGNhbGxlciBoYXMgbm8gc3VjaCBzaGVldDogVkVSRElDVF9SRUpFQ1RFRC4gT25lIHRo\
      YXQgd2FzIG5vdCBzZW50IHlldCB3YWl0cyBvbiB0aGUgZGV2aWNlLgoyOSBBbWVuZG1lbnRzIGFuZCB3aXRoZHJhd2Fsczog\
      dGhlIHZlcmRpY3Qgb24gb25lIG9mIHRoZW0uCgptCgQFAAJSEgTwAQIWGl8gVGhlIHN0dWR5IGRvZXMgbm90IGxldCBpdHMg\
      cGFydGljaXBhbnRzIGFtZW5kIHNoZWV0cyBvZiB0aGlzIHF1ZXN0aW9ubmFpcmU6IFZFUkRJQ1RfUkVKRUNURUQuCgpxCgQF\
      AAJTEgTyAQIXGmMgVGhlIHNoZWV0IGhhcyBhIG5ld2VyIHJldmlzaW9uIHRoYW4gdGhlIGFtZW5kbWVudCBidWlsZHMgb24s\
      IGBuZXdlc3RfcmV2aXNpb25gOiBWRVJESUNUX0NPTkZMSUNULgoKRQoEBQACVBIE9AECGho3IFRoZSBzaGVldCB3YXMgd2l0\
      aGRyYXduIGFzIGEgd2hvbGU6IFZFUkRJQ1RfUkVKRUNURUQuCgpRCgQFAAJVEgT2AQIbGkMgVGhlIHNoZWV0IGhhcyBhcyBt\
      YW55IHJldmlzaW9ucyBhcyBhcmUgYWxsb3dlZDogVkVSRElDVF9SRUpFQ1RFRC4KCnEKBAUAAlYSBPgBAh0aYyBgYW1lbmRt\
      ZW50X2lkYCBpcyBub3QgYSBVVUlEIGluIGl0cyAzNi1jaGFyYWN0ZXIgdGV4dCBmb3JtLCBvciBpcyB0aGUgbmlsIFVVSUQ6\
      IFZFUkRJQ1RfUkVKRUNURUQuCgqdAQoEBQACVxIE/QECGhpgIGByZWNvcmRfaWRgIGlzIG5vdCBhIFVVSUQgaW4gaXRzIDM2\
      LWNoYXJhY3RlciB0ZXh0IGZvcm0sIG9yIGlzIHRoZSBuaWwgVVVJRDogVkVSRElDVF9SRUpFQ1RFRC4KMi0gSGVhbHRoIHJl\
      Y29yZHM6IHRoZSB2ZXJkaWN0IG9uIG9uZSBvZiB0aGVtLgoKTwoEBQACWBIE/wECHhpBIFRoZSBzdHVkeSBkb2VzIG5vdCB0\
      YWtlIHJlY29yZHMgb2YgdGhpcyB0eXBlOiBWRVJESUNUX1JFSkVDVEVELgoKZgoEBQACWRIEgQICIBpYIFRoZSByZWNvcmQg\
      aGFzIG5vIGNvbnRlbnRzLCBvciB0aGV5IGFyZSBvZiBhbm90aGVyIHR5cGUgdGhhbiBiZWZvcmU6IFZFUkRJQ1RfUkVKRUNU\
      RUQuCgp5CgQFAAJaEgSDAgIVGmsgVGhlIHZvY2FidWxhcnkgaGFzIG5vIHN1Y2ggdGVybSBpbiB0aGlzIHZlcnNpb24sIG9y\
      IHRoZSBzdHVkeSBoYXMgbm8gdm9jYWJ1bGFyeSBmb3IgaXQ6IFZFUkRJQ1RfUkVKRUNURUQuCgpNCgQFAAJbEgSFAgIjGj8g\
      VGhlcmUgaXMgbm8gc3VjaCB2ZXJzaW9uIG9mIHRoZSB2b2NhYnVsYXJ5OiBWRVJESUNUX1JFSkVDVEVELgoKewoEBQACXBIE\
      hwICIRptIFRoZSB2ZXJzaW9uIG9mIHRoZSB2b2NhYnVsYXJ5IGlzIG5vdCBrbm93biBoZXJlIHlldCBhbmQgdGhlIGNhdGFs\
      b2d1ZSBjYW5ub3QgYmUgYXNrZWQ6IFZFUkRJQ1RfUkVUUllfTEFURVIuCgo7CgQFAAJdEgSJAgIZGi0gSXQgZW5kcyBiZWZv\
      cmUgaXQgYmVnaW5zOiBWRVJESUNUX1JFSkVDVEVELgoKTQoEBQACXhIEiwICHBo/IEFuIGVhciBoYXMgdHdvIHRocmVzaG9s\
      ZHMgYXQgb25lIGZyZXF1ZW5jeTogVkVSRElDVF9SRUpFQ1RFRC4KCjUKBAUAAl8SBI0CAhUaJyBOb3QgYSB1bml0IG9mIFVD\
      VU06IFZFUkRJQ1RfUkVKRUNURUQuCgpNCgQFAAJgEgSPAgIYGj8gTW9yZSB0aHJlc2hvbGRzIG9yIHZhbHVlcyB0aGFuIGFy\
      ZSBhbGxvd2VkOiBWRVJESUNUX1JFSkVDVEVELgoKXwoEBQACYRIEkQICGRpRIFRoZSBwYXJ0aWNpcGFudCBoYXMgc3RvcmVk\
      IGFzIG1hbnkgcmVjb3JkcyBhcyBhcmUgYWxsb3dlZDogVkVSRElDVF9SRVRSWV9MQVRFUi4KClkKBAUAAmISBJMCAhcaSyBJ\
      TlZBTElEX0FSR1VNRU5UOiBub3QgYSBjdXJzb3Igb2YgdGhpcyBzZXJ2aWNlJ3MuIEJlZ2luIGFuZXcgd2l0aG91dCBvbmUu\
      CgpmCgQFAAJjEgSVAgIXGlggVGhlIHJlY29yZCB3YXMgY2hhbmdlZCBzaW5jZSB0aGUgcmV2aXNpb24gdGhhdCB0aGUgY2hh\
      bmdlIGJ1aWxkcyBvbjogVkVSRElDVF9DT05GTElDVC4KCkAKBAUAAmQSBJcCAhcaMiBUaGUgY2FsbGVyIGhhcyBubyBzdWNo\
      IHJlY29yZDogVkVSRElDVF9SRUpFQ1RFRC4KCpkBCgQFAAJlEgScAgIbGmEgYHNlc3Npb25faWRgIGlzIG5vdCBhIFVVSUQg\
      aW4gaXRzIDM2LWNoYXJhY3RlciB0ZXh0IGZvcm0sIG9yIGlzIHRoZSBuaWwgVVVJRDogVkVSRElDVF9SRUpFQ1RFRC4KMigg\
      TGlzdGVuaW5nOiB0aGUgdmVyZGljdCBvbiBvbmUgc2Vzc2lvbi4KClIKBAUAAmYSBJ4CAhYaRCBUaGUgdmVyc2lvbiBvZiB0\
      aGUgY29sbGVjdGlvbiBoYXMgbm8gc3VjaCBzb3VuZDogVkVSRElDVF9SRUpFQ1RFRC4KCk0KBAUAAmcSBKACAiAaPyBUaGUg\
      c3R1ZHkgaGFzIG5vIHN1Y2ggY29sbGVjdGlvbiBvZiBzb3VuZHM6IFZFUkRJQ1RfUkVKRUNURUQuCgpNCgQFAAJoEgSiAgIj\
      Gj8gVGhlcmUgaXMgbm8gc3VjaCB2ZXJzaW9uIG9mIHRoZSBjb2xsZWN0aW9uOiBWRVJESUNUX1JFSkVDVEVELgoKewoEBQAC\
      aRIEpAICIRptIFRoZSB2ZXJzaW9uIG9mIHRoZSBjb2xsZWN0aW9uIGlzIG5vdCBrbm93biBoZXJlIHlldCBhbmQgdGhlIGNh\
      dGFsb2d1ZSBjYW5ub3QgYmUgYXNrZWQ6IFZFUkRJQ1RfUkVUUllfTEFURVIuCgpACgQFAAJqEgSmAgIXGjIgTm90aGluZyB3\
      YXMgcGxheWVkIChTT04gRkExMCk6IFZFUkRJQ1RfUkVKRUNURUQuCgpfCgQFAAJrEgSoAgIXGlEgQSByYXRpbmcgdGhhdCBz\
      YXlzIHR3byB0aGluZ3MsIG9yIG5vbmUgb2Ygd2hhdCBhIHJhdGluZyBzYXlzOiBWRVJESUNUX1JFSkVDVEVELgoKVgoEBQAC\
      bBIEqgICFRpIIFRoZSBjb2xsZWN0aW9uIGRvZXMgbm90IG9mZmVyIHRoaXMgY2hvaWNlIG9mIGEgbG9vcDogVkVSRElDVF9S\
      RUpFQ1RFRC4KCjQKBAUAAm0SBKwCAh4aJiBMb25nZXIgdGhhbiBhIGRheTogVkVSRElDVF9SRUpFQ1RFRC4KCkMKBAUAAm4S\
      BK4CAhwaNSBIb3cgdGhlIHNlc3Npb24gZW5kZWQgaXMgbWlzc2luZzogVkVSRElDVF9SRUpFQ1RFRC4KCpABCgQFAAJvEgSz\
      AgIdGlUgQSBuYW1lIGlzIG5vdCAx4oCTNjQgbG93ZXItY2FzZSBsZXR0ZXJzLCBkaWdpdHMsIGBfYCwgYC1gIGFuZCBgLmAs\
      IG9yIHN0YW5kcyB0d2ljZS4KMisgU2V0dGluZ3M6IElOVkFMSURfQVJHVU1FTlQsIGJ5IHRoZSBmaWVsZC4KCkAKBAUAAnAS\
      BLUCAh4aMiBBIHZhbHVlIGlzIG91dCBvZiBpdHMgcmFuZ2UsIG9yIG5vdCBvZiBpdHMgZm9ybS4KCkAKBAUAAnESBLcCAhoa\
      MiBNb3JlIHNldHRpbmdzLCBvciBsYXJnZXIgb25lcywgdGhhbiBhcmUgYWxsb3dlZC4KCo0BCgQFAAJyEgS8AgIaGkEgVGhl\
      IHN0dWR5J3MgYmluZGluZyBvcmRlciBhc2tzIGZvciBhbm90aGVyIHF1ZXN0aW9ubmFpcmUgZmlyc3QuCjI8IEJpbmRpbmcg\
      c2VxdWVuY2VzIChnZW5lcmljIGZvcm1zIMKnNC4xKTogVkVSRElDVF9SRUpFQ1RFRC4KClQKBAUAAnMSBL4CAhoaRiBGaWxs\
      ZWQgaW4gYWxyZWFkeSBpbiB0aGUgc3R1ZHkncyBiaW5kaW5nIHNlcXVlbmNlIHRoYXQgaXMgdW5kZXIgd2F5LgpiBnByb3Rv\
      Mw==
      """)
}
