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
    /// Finished after the caller left the study, by what is known; the access token is older. Refresh the
    /// token first, then send the sheet again.
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
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .empty, .batchTooLarge, .validationLimit, .elementUnknown, .versionUnavailable, .required, .idInvalid, .sheetIdInvalid, .labelTooLong, .textInvalid, .timeMissing, .timeInvalid, .timeZoneUnknown, .notificationIdInvalid, .studyUnknown, .notEnrolled, .studyNotStarted, .studyEnded, .questionnaireNotInStudy, .questionnaireDeactivated, .versionUnknown, .contentHashMismatch, .alreadyFilledIn, .repeatedTooSoon, .notInGroup, .tooManyAnswers, .questionUnknown, .answeredTwice, .answerMissing, .notShown, .valueMissing, .valueTypeMismatch, .compositeIncomplete, .typeNotSupported, .optionUnknown, .optionRepeated, .optionExclusive, .optionsTooFew, .optionsTooMany, .outOfRange, .offStep, .notFinite, .notInteger, .dateInvalid, .clockTimeInvalid, .dateTimeInvalid, .patternMismatch, .textTooLong, .textEmpty, .noiseNotRequested, .positionNotRequested, .tooManyMeasurements, .coordinateOutOfRange, .tooManyReferences, .referenceInvalid, .enrolmentPending, .studyPaused, .studyNotYetKnown, .studyUnconfirmed, .versionNotYetKnown, .enrolmentNotYetKnown, .tokenOutdated, .groupNotYetKnown, .earlierSheetWaits, .timeZoneNotYetKnown, .quotaExceeded, .notStorable, .moreViolations, .participantErased] }

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
      CiFvdG9saXRoL2luZ2VzdGlvbi92MS9lcnJvcnMucHJvdG8SFG90b2xpdGguaW5nZXN0aW9uLnYxKocMCgtFcnJvclJlYXNv\
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
      QVJUSUNJUEFOVF9FUkFTRUQQSkJRChRvdG9saXRoLmluZ2VzdGlvbi52MVABWiBvdG9saXRoL2luZ2VzdGlvbi92MTtpbmdl\
      c3Rpb252MaoCFE90b2xpdGguSW5nZXN0aW9uLlYxSsQ5Ck4KAQwSAwEAEhpEIFdoeSBhIGNhbGwgaXMgcmVmdXNlZCwgYW5k\
      IHdoeSBhIHNoZWV0IGlzIHJlamVjdGVkIG9yIGhhcyB0byB3YWl0LgoK+gIKAgUAEgUOAMgBARrsAiBSZWFzb25zIG9mIHRo\
      aXMgc2VydmljZSdzIG93biwgYmVzaWRlIHRob3NlIG9mIG90b2xpdGgvY29tbW9uL3YxL2Vycm9ycy5wcm90by4gVGhlIG5h\
      bWUgb2YgYSB2YWx1ZSBpcyB0aGUKIHRleHQgdGhhdCBpcyBhbnN3ZXJlZDogaW4gYGdvb2dsZS5ycGMuRXJyb3JJbmZvLnJl\
      YXNvbmAgKGRvbWFpbiBgb3RvbGl0aGApIGFuZCB2aW9sYXRpb25zIG9mIGEgc3RhdHVzLCBvciBpbgogYFZpb2xhdGlvbi5y\
      ZWFzb25gIG9mIGEgc2hlZXQncyB2ZXJkaWN0LiBOZXcgb25lcyBtYXkgY29tZTogYSBjbGllbnQgdHJlYXRzIGFuIHVua25v\
      d24gcmVhc29uIGJ5IHRoZQogc3RhdHVzIGNvZGUsIG9yIHZlcmRpY3QsIHRoYXQgaXQgY2FtZSB3aXRoLgoKHgoEBQACABID\
      EAIfGhEgTmV2ZXIgYW5zd2VyZWQuCgpLCgQFAAIBEgMVAgwaKyBJTlZBTElEX0FSR1VNRU5UOiB0aGUgYmF0Y2ggaGFzIG5v\
      IHNoZWV0LgoyESBUaGUgd2hvbGUgY2FsbC4KCnUKBAUAAgISAxgCFhpoIFJFU09VUkNFX0VYSEFVU1RFRDogdGhlIGJhdGNo\
      IGhhcyBtb3JlIHNoZWV0cyB0aGFuIGBzaGVldHNfbWF4YCBvZiB0aGUgRXJyb3JJbmZvLiBTZW5kIGZld2VyIGF0CiBvbmNl\
      LgoKdQoEBQACAxIDGwIXGmggUkVTT1VSQ0VfRVhIQVVTVEVEIHdpdGggUmV0cnlJbmZvOiB0b28gbWFueSBsYXJnZSBiYXRj\
      aGVzIGFyZSB2YWxpZGF0ZWQgYXQgb25jZS4gU2VuZCB0aGUgc2FtZQogYWdhaW4uCgpLCgQFAAIEEgMdAhYaPiBOT1RfRk9V\
      TkQ6IG5vIHZlcnNpb24gb2YgdGhlIHF1ZXN0aW9ubmFpcmUgaGFzIHRoZSBxdWVzdGlvbi4KCmcKBAUAAgUSAx8CGhpaIFVO\
      QVZBSUxBQkxFIHdpdGggUmV0cnlJbmZvOiBhIHZlcnNpb24gdGhhdCBzaGVldHMgbmFtZSBpcyBub3Qga25vd24gaGVyZSB5\
      ZXQuIEFzayBhZ2Fpbi4KCnkKBAUAAgYSAyQCDxpMIGBzdHVkeV9pZGAsIGBxdWVzdGlvbm5haXJlX2lkYCBvciBgdGltZV96\
      b25lYCBpcyBlbXB0eSwgb3IgYHZlcnNpb25gIGlzIDAuCjIeIFRoZSBzaGVldDogVkVSRElDVF9SRUpFQ1RFRC4KCmUKBAUA\
      AgcSAyYCERpYIGBzdHVkeV9pZGAgb3IgYHF1ZXN0aW9ubmFpcmVfaWRgIGlzIG5vdCAx4oCTNjQgbG93ZXItY2FzZSBsZXR0\
      ZXJzLCBkaWdpdHMgYW5kIGh5cGhlbnMuCgpaCgQFAAIIEgMoAhcaTSBgc2hlZXRfaWRgIGlzIG5vdCBhIFVVSUQgaW4gaXRz\
      IDM2LWNoYXJhY3RlciB0ZXh0IGZvcm0sIG9yIGlzIHRoZSBuaWwgVVVJRC4KCpABCgQFAAIJEgMrAhUaggEgQSB0ZXh0IG9m\
      IHRoZSBzaGVldCdzIGhlYWQgaXMgbG9uZ2VyIHRoYW4gaXRzIGxpbWl0IChgYXBwX3ZlcnNpb25gLCBgcGxhdGZvcm1gOiA2\
      NCBjaGFyYWN0ZXJzKSwgb3IgYQogcmVmZXJlbmNlJ3MgaWQgb3IgY29kZSBpcy4KCjYKBAUAAgoSAy0CFBopIEEgdGV4dCBj\
      b250YWlucyBVKzAwMDAgb3IgaXMgbm90IFVURi04LgoKJwoEBQACCxIDLwIUGhogYGZpbmlzaF90aW1lYCBpcyBhYnNlbnQu\
      CgpZCgQFAAIMEgMxAhQaTCBOb3QgYSB0aW1lIG9mIHRoZSB5ZWFycyAxIHRvIDk5OTksIG9yIG5hbm9zZWNvbmRzIG91dHNp\
      ZGUgMOKAkzk5OSw5OTksOTk5LgoKMQoEBQACDRIDMwIZGiQgTm90IHRoZSBuYW1lIG9mIGFuIElBTkEgdGltZSB6b25lLgoK\
      PQoEBQACDhIDNQIfGjAgYG5vdGlmaWNhdGlvbl9pZGAgaXMgbmVpdGhlciBlbXB0eSBub3IgYSBVVUlELgoKagoEBQACDxID\
      OgIVGi8gVGhlcmUgaXMgbm8gc3VjaCBzdHVkeS4gR2V0U2VyaWVzOiBOT1RfRk9VTkQuCjIsIFN0dWR5IGFuZCBxdWVzdGlv\
      bm5haXJlOiBWRVJESUNUX1JFSkVDVEVELgoKqAEKBAUAAhASAz0CFBqaASBUaGUgY2FsbGVyIGlzIG5vIHBhcnRpY2lwYW50\
      IG9mIHRoZSBzdHVkeSwgb3Igd2FzIG5vbmUgd2hlbiB0aGUgc2hlZXQgd2FzIGZpbmlzaGVkOiBoYWQgbGVmdCBpdAogYmVm\
      b3JlLCB3aGV0aGVyIG9yIG5vdCB0aGVyZSB3YXMgYW5vdGhlciBqb2luaW5nIGFmdGVyLgoKMQoEBQACERIDPwIZGiQgRmlu\
      aXNoZWQgYmVmb3JlIHRoZSBzdHVkeSBzdGFydGVkLgoKMQoEBQACEhIDQQITGiQgRmluaXNoZWQgd2hlbiB0aGUgc3R1ZHkg\
      aGFkIGVuZGVkLgoK4wEKBAUAAhMSA0UCIhrVASBOb3QgcGFydCBvZiB0aGUgc3R1ZHksIG9yIG5vIGxvbmdlciB3aGVuIHRo\
      ZSBzaGVldCB3YXMgZmluaXNoZWQ7IG9yIG9ubHkgZm9yIGdyb3VwcyBpbiB3aGljaCB0aGUKIHBhcnRpY2lwYW50IG5ldmVy\
      IHdhcywgd2hvIGlzIHRvbGQgbm8gbW9yZSBvZiBhbm90aGVyIGdyb3VwJ3MgcXVlc3Rpb25uYWlyZXMgdGhhbiBvZiBub25l\
      LgogR2V0U2VyaWVzOiBOT1RfRk9VTkQuCgpDCgQFAAIUEgNHAiEaNiBGaW5pc2hlZCB3aGlsZSBpdCBjb3VsZCBub3QgYmUg\
      ZmlsbGVkIGluIChUWVMgRlIgOSkuCgosCgQFAAIVEgNJAhcaHyBObyBzdWNoIHZlcnNpb24gaXMgcHVibGlzaGVkLgoKRQoE\
      BQACFhIDSwIdGjggVGhlIHZlcnNpb24gaGFzIG90aGVyIGNvbnRlbnRzIHRoYW4gdGhlIGNsaWVudCBzaG93ZWQuCgpVCgQF\
      AAIXEgNNAhkaSCBBIG9uZS10aW1lIHF1ZXN0aW9ubmFpcmUgb2Ygd2hpY2ggYW5vdGhlciBzaGVldCBpcyBzdG9yZWQgKFRZ\
      UyBGUiAxMCkuCgpaCgQFAAIYEgNPAhkaTSBGaW5pc2hlZCBsZXNzIHRoYW4gdGhlIHJlcGVhdCBpbnRlcnZhbCBhZnRlciB0\
      aGUgc2hlZXQgYmVmb3JlIGl0IChUWVQgwqczKS4KCncKBAUAAhkSA1ICFBpqIEZvciBncm91cHMgdGhhdCB0aGUgcGFydGlj\
      aXBhbnQgZGlkIG5vdCBiZWxvbmcgdG8gd2hlbiB0aGUgc2hlZXQgd2FzIGZpbmlzaGVkLCBidXQgZGlkIGF0IGFub3RoZXIK\
      IHRpbWUuCgqLAQoEBQACGhIDVwIYGiYgTW9yZSBhbnN3ZXJzIHRoYW4gdGhlIGxpbWl0ICg1LDAwMCkuCjJWIEFuc3dlcnM6\
      IFZFUkRJQ1RfUkVKRUNURUQ7IHRoZSBwYXRoIG5hbWVzIHRoZSBhbnN3ZXIsIG9yIHRoZSBxdWVzdGlvbiB0aGF0IGhhcyBu\
      b25lLgoKNgoEBQACGxIDWQIYGikgTm8gcXVlc3Rpb24gb2YgdGhlIHZlcnNpb24gaGFzIHRoaXMgaWQuCgpGCgQFAAIcEgNb\
      AhYaOSBBbiBlYXJsaWVyIGFuc3dlciBvZiB0aGUgc2hlZXQgaXMgdG8gdGhlIHNhbWUgcXVlc3Rpb24uCgpjCgQFAAIdEgNd\
      AhYaViBBIHJlcXVpcmVkIHF1ZXN0aW9uIHRoYXQgd2FzIHNob3duIGhhcyBubyBhbnN3ZXIuIE5vdCBlbmZvcmNlZCBmb3Ig\
      YXV0b3NhdmVkIHNoZWV0cy4KCjgKBAUAAh4SA18CERorIEFuc3dlcmVkIGFsdGhvdWdoIGl0cyBjb25kaXRpb25zIGhpZGUg\
      aXQuCgpHCgQFAAIfEgNhAhUaOiBUaGUgYW5zd2VyIGhhcyBubyB2YWx1ZSwgb3IgYSBzaW5nbGUgY2hvaWNlIGhhcyBubyBj\
      b2RlLgoKQgoEBQACIBIDYwIbGjUgQSB2YWx1ZSBvZiBhbm90aGVyIGtpbmQgdGhhbiB0aGUgcXVlc3Rpb24gYXNrcyBmb3Iu\
      CgqQAQoEBQACIRIDZgIcGoIBIEEgZmllbGQgb2YgYW4gb3B0aW9uYWwgY29tcG9zaXRlIGhhcyBubyBhbnN3ZXIgYWx0aG91\
      Z2ggYW5vdGhlciBvbmUgaGFzIChnZW5lcmljIGZvcm1zIMKnNSkuIE5vdAogZW5mb3JjZWQgZm9yIGF1dG9zYXZlZCBzaGVl\
      dHMuCgpRCgQFAAIiEgNoAhoaRCBBbnN3ZXJlZCBhbHRob3VnaCB0aGUgcXVlc3Rpb24gaXMgb2YgYSB0eXBlIHRoYXQgaXMg\
      bm90IHN1cHBvcnRlZC4KCl8KBAUAAiMSA20CFhoqIEEgY29kZSB0aGF0IHRoZSBxdWVzdGlvbiBkb2VzIG5vdCBvZmZlci4K\
      MiYgVmFsdWVzIG9mIGFuc3dlcnM6IFZFUkRJQ1RfUkVKRUNURUQuCgojCgQFAAIkEgNvAhcaFiBUaGUgc2FtZSBjb2RlIHR3\
      aWNlLgoKRQoEBQACJRIDcQIYGjggQ2hvc2VuIHRvZ2V0aGVyIHdpdGggb3RoZXJzIGFsdGhvdWdoIGl0IGV4Y2x1ZGVzIHRo\
      ZW0uCgqEAQoEBQACJhIDdAIXGncgTm9uZSBjaG9zZW4gaW4gYSByZXF1aXJlZCBtdWx0aXBsZSBjaG9pY2UgKFRZVCDCpzUp\
      LCBvciBmZXdlciB0aGFuIGFyZSBhc2tlZCBmb3IuIE5vdCBlbmZvcmNlZCBmb3IKIGF1dG9zYXZlZCBzaGVldHMuCgouCgQF\
      AAInEgN2AhgaISBNb3JlIGNob3NlbiB0aGFuIGFyZSBhc2tlZCBmb3IuCgo2CgQFAAIoEgN4AhQaKSBCZWxvdyB0aGUgbWlu\
      aW11bSBvciBhYm92ZSB0aGUgbWF4aW11bS4KCicKBAUAAikSA3oCEBoaIE5vdCBgbWluaW11bSArIGvCt3N0ZXBgLgoKKAoE\
      BQACKhIDfAISGhsgSW5maW5pdGUgb3Igbm90IGEgbnVtYmVyLgoKOAoEBQACKxIDfgITGisgQSBmcmFjdGlvbiB3aGVyZSBh\
      biBpbnRlZ2VyIGlzIGFza2VkIGZvci4KCkoKBAUAAiwSBIABAhQaPCBOb3QgYSBkYXkgb2YgdGhlIHllYXJzIDEgdG8gOTk5\
      OSBpbiB0aGUgZm9ybSBgWVlZWS1NTS1ERGAuCgo2CgQFAAItEgSCAQIaGiggTm90IGEgdGltZSBvZiBkYXkgaW4gdGhlIGZv\
      cm0gYEhIOk1NYC4KCkkKBAUAAi4SBIQBAhkaOyBOb3QgYSBkYXkgYW5kIHRpbWUgb2YgZGF5IGluIHRoZSBmb3JtIGBZWVlZ\
      LU1NLUREVEhIOk1NYC4KCkIKBAUAAi8SBIYBAhgaNCBBIHRleHQgdGhhdCB0aGUgcXVlc3Rpb24ncyBwYXR0ZXJuIGRvZXMg\
      bm90IG1hdGNoLgoKZQoEBQACMBIEiAECFRpXIE1vcmUgY2hhcmFjdGVycyAoVW5pY29kZSBzY2FsYXJzKSB0aGFuIHRoZSBx\
      dWVzdGlvbiwgb3IgYSByZWZlcmVuY2UgKDEwLDAwMCksIGFsbG93cy4KCmwKBAUAAjESBIoBAhIaXiBOb3RoaW5nIGJ1dCB3\
      aGl0ZSBzcGFjZSBpbiBhbnN3ZXIgdG8gYSByZXF1aXJlZCBxdWVzdGlvbi4gTm90IGVuZm9yY2VkIGZvciBhdXRvc2F2ZWQg\
      c2hlZXRzLgoKigEKBAUAAjISBI8BAhsaSiBOb2lzZSB3YXMgbWVhc3VyZWQgYWx0aG91Z2ggdGhlIHZlcnNpb24gZG9lcyBu\
      b3QgYXNrIGZvciBpdCAoVFlTIEZSIDE1KS4KMjAgTWVhc3VyZW1lbnRzIGFuZCByZWZlcmVuY2VzOiBWRVJESUNUX1JFSkVD\
      VEVELgoKXAoEBQACMxIEkQECHhpOIFRoZSBwb3NpdGlvbiB3YXMgdGFrZW4gYWx0aG91Z2ggdGhlIHZlcnNpb24gZG9lcyBu\
      b3QgYXNrIGZvciBpdCAoVFlTIEZSIDE0KS4KCjwKBAUAAjQSBJMBAh0aLiBNb3JlIG1lYXN1cmVtZW50cyB0aGFuIHRoZSB2\
      ZXJzaW9uIGFza3MgZm9yLgoKSQoEBQACNRIElQECHxo7IEEgbGF0aXR1ZGUgb3V0c2lkZSDCsTkwwrAgb3IgYSBsb25naXR1\
      ZGUgb3V0c2lkZSDCsTE4MMKwLgoKUwoEBQACNhIElwECGxpFIE1vcmUgcmVmZXJlbmNlZCBhbnN3ZXJzIHRoYW4gdGhlIGxp\
      bWl0ICgxMDApLCBvciBtb3JlIGNvZGVzIGluIG9uZS4KCp0BCgQFAAI3EgSaAQIZGo4BIEEgcmVmZXJlbmNlIHdpdGhvdXQg\
      YW4gaWQsIGEgc2Vjb25kIG9uZSB0byB0aGUgc2FtZSBxdWVzdGlvbiwgb25lIHdpdGggc2V2ZXJhbCB2YWx1ZXMsIG9yIGEg\
      dGV4dAogdGhhdCBubyBjb25kaXRpb24gb2YgdGhlIHZlcnNpb24gbG9va3MgYXQuCgqwAQoEBQACOBIEnwECGRo2IEEgbGVh\
      ZGVyIGhhcyBub3QgZGVjaWRlZCB5ZXQgb24gdGhlIHJlcXVlc3QgdG8gam9pbi4KMmogV2hhdCBhIHNoZWV0IHdhaXRzIGZv\
      cjogVkVSRElDVF9SRVRSWV9MQVRFUjsgdGhlIGRldmljZSBrZWVwcyBpdCBhbmQgc2VuZHMgaXQgYWdhaW4gYWZ0ZXIgYHJl\
      dHJ5X2RlbGF5YC4KCosBCgQFAAI5EgSiAQIUGn0gRmluaXNoZWQgd2hpbGUgdGhlIHN0dWR5IHdhcyBwYXVzZWQuIFRoZSBz\
      aGVldCB3YWl0cyBvbiB0aGUgZGV2aWNlOiB3aXRoIHRoZSBwYXVzZSdzIGVuZCBpdCBpcwogYWNjZXB0ZWQgYW5kIG1hcmtl\
      ZCBQQVVTRUQuCgp7CgQFAAI6EgSlAQIbGm0gVGhlIHN0dWR5IGlzIG5vdCBrbm93biBoZXJlIHlldCBhbmQgdGhlIGNhdGFs\
      b2d1ZSBjYW5ub3QgYmUgYXNrZWQuIExpc3RPZmZlcnM6IFVOQVZBSUxBQkxFIHdpdGgKIFJldHJ5SW5mby4KCtwCCgQFAAI7\
      EgSqAQIZGs0CIEJ5IHRoZSBydWxlcyBrbm93biBoZXJlIHRoZSBzaGVldCB3b3VsZCBiZSByZWZ1c2VkLCBidXQgdGhleSBt\
      YXkgYmUgb2xkZXIgdGhhbiB0aGUgZGV2aWNlJ3M7IHRoZQogY2F0YWxvZ3VlIGNvdWxkIG5vdCBiZSBhc2tlZCBzaW5jZSB0\
      aGUgc2hlZXQgd2FzIGZpbmlzaGVkLCBvciBhdXRoIGNvdWxkIG5vdCB3aGVyZSBncm91cHMgc2VlCiBxdWVzdGlvbm5haXJl\
      cyBvZiB0aGVpciBvd24uIEFzIGxvbmcgYXMgdGhlIGNhdGFsb2d1ZSBhbnN3ZXJzLCB0aGUgY2FsbCBpdHNlbGYgd2FpdHMg\
      Zm9yIHRoYXQ6IGhhbGYgYQogc2Vjb25kIGF0IG1vc3QsIGFuZCBmb3IgdGhlIGFuc3dlci4KCmYKBAUAAjwSBKwBAh0aWCBU\
      aGUgdmVyc2lvbiBpcyBub3Qga25vd24gb3Igbm90IHVuZGVyc3Rvb2QgaGVyZSB5ZXQsIG9yIHRoZSBjYXRhbG9ndWUgY2Fu\
      bm90IGJlIGFza2VkLgoKcwoEBQACPRIErgECHxplIFdoZXRoZXIsIG9yIHNpbmNlIHdoZW4sIHRoZSBjYWxsZXIgaXMgYSBw\
      YXJ0aWNpcGFudCBpcyBub3Qga25vd24gaGVyZSB5ZXQgYW5kIGF1dGggY2Fubm90IGJlIGFza2VkLgoKnAEKBAUAAj4SBLEB\
      AhYajQEgRmluaXNoZWQgYWZ0ZXIgdGhlIGNhbGxlciBsZWZ0IHRoZSBzdHVkeSwgYnkgd2hhdCBpcyBrbm93bjsgdGhlIGFj\
      Y2VzcyB0b2tlbiBpcyBvbGRlci4gUmVmcmVzaCB0aGUKIHRva2VuIGZpcnN0LCB0aGVuIHNlbmQgdGhlIHNoZWV0IGFnYWlu\
      LgoKlAEKBAUAAj8SBLQBAhsahQEgVG8gd2hpY2ggZ3JvdXAgdGhlIGNhbGxlciwgd2hvIHdhcyBpbiBvbmUgdGhhdCBzZWVz\
      IHRoZSBxdWVzdGlvbm5haXJlLCBiZWxvbmdzIG5vdyBpcyBub3Qga25vd24gaGVyZQogeWV0IGFuZCBhdXRoIGNhbm5vdCBi\
      ZSBhc2tlZC4KClMKBAUAAkASBLYBAhsaRSBBbm90aGVyIHNoZWV0IG9mIHRoZSBiYXRjaCBkZWNpZGVzIGFib3V0IHRoaXMg\
      b25lIGFuZCB3YWl0cyBpdHNlbGYuCgprCgQFAAJBEgS4AQIfGl0gQSBuYW1lIGFzIElBTkEgdGltZSB6b25lcyBoYXZlIHRo\
      ZW0gdGhhdCB0aGUgc2VydmVyJ3MgbGlzdCBsYWNrczsgYSBuZXdlciBsaXN0IG1heSBoYXZlIGl0LgoKXAoEBQACQhIEugEC\
      FhpOIFRoZSBwYXJ0aWNpcGFudCBoYXMgc3RvcmVkIGFzIG1hbnkgc2hlZXRzLCBvciBieXRlcywgYXMgdGhlIG9wZXJhdG9y\
      IGFsbG93cy4KCkkKBAUAAkMSBLwBAhQaOyBUaGUgZGF0YWJhc2UgcmVmdXNlcyB0aGUgc2hlZXQsIGJ5IGEgZmF1bHQgb2Yg\
      dGhlIHNlcnZlci4KCn0KBAUAAkQSBMEBAhcaWyBFbmRzIGEgbGlzdCB0aGF0IHdvdWxkIGhhdmUgYmVlbiBsb25nZXIgdGhh\
      biBpdHMgbGltaXQ7IHRoZSBkZXNjcmlwdGlvbiBzYXlzIGJ5IGhvdyBtdWNoLgoyEiBUaGUgbGlzdCBpdHNlbGYuCgrHAQoE\
      BQACRRIExwECGhqWASBXaGF0IGlzIGtlcHQgb2YgdGhlIHBhcnRpY2lwYW50LCBvciB3aGF0IHRoaXMgc3R1ZHkgaGFzLCB3\
      YXMgZXJhc2VkIGF0IHRoZSBwYXJ0aWNpcGFudCdzIHdpc2gsIGFuZAogdGhlIHNoZWV0IGlzIGZyb20gYmVmb3JlLiBUaGUg\
      ZGV2aWNlIGZvcmdldHMgaXQuCjIgIE9mIGVyYXN1cmVzOiBWRVJESUNUX1JFSkVDVEVELgpiBnByb3RvMw==
      """)
}
