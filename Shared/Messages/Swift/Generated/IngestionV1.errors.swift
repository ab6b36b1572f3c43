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
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .empty, .batchTooLarge, .validationLimit, .elementUnknown, .versionUnavailable, .required, .idInvalid, .sheetIdInvalid, .labelTooLong, .textInvalid, .timeMissing, .timeInvalid, .timeZoneUnknown, .notificationIdInvalid, .studyUnknown, .notEnrolled, .studyNotStarted, .studyEnded, .questionnaireNotInStudy, .questionnaireDeactivated, .versionUnknown, .contentHashMismatch, .alreadyFilledIn, .repeatedTooSoon, .notInGroup, .tooManyAnswers, .questionUnknown, .answeredTwice, .answerMissing, .notShown, .valueMissing, .valueTypeMismatch, .compositeIncomplete, .typeNotSupported, .optionUnknown, .optionRepeated, .optionExclusive, .optionsTooFew, .optionsTooMany, .outOfRange, .offStep, .notFinite, .notInteger, .dateInvalid, .clockTimeInvalid, .dateTimeInvalid, .patternMismatch, .textTooLong, .textEmpty, .noiseNotRequested, .positionNotRequested, .tooManyMeasurements, .coordinateOutOfRange, .tooManyReferences, .referenceInvalid, .enrolmentPending, .studyPaused, .studyNotYetKnown, .studyUnconfirmed, .versionNotYetKnown, .enrolmentNotYetKnown, .tokenOutdated, .groupNotYetKnown, .earlierSheetWaits, .timeZoneNotYetKnown, .quotaExceeded, .notStorable, .moreViolations] }

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
      CiFvdG9saXRoL2luZ2VzdGlvbi92MS9lcnJvcnMucHJvdG8SFG90b2xpdGguaW5nZXN0aW9uLnYxKu8LCgtFcnJvclJlYXNv\
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
      X0tOT1dOEEESEgoOUVVPVEFfRVhDRUVERUQQQhIQCgxOT1RfU1RPUkFCTEUQQxITCg9NT1JFX1ZJT0xBVElPTlMQREJRChRv\
      dG9saXRoLmluZ2VzdGlvbi52MVABWiBvdG9saXRoL2luZ2VzdGlvbi92MTtpbmdlc3Rpb252MaoCFE90b2xpdGguSW5nZXN0\
      aW9uLlYxSvo3Ck4KAQwSAwEAEhpEIFdoeSBhIGNhbGwgaXMgcmVmdXNlZCwgYW5kIHdoeSBhIHNoZWV0IGlzIHJlamVjdGVk\
      IG9yIGhhcyB0byB3YWl0LgoK+gIKAgUAEgUOAMIBARrsAiBSZWFzb25zIG9mIHRoaXMgc2VydmljZSdzIG93biwgYmVzaWRl\
      IHRob3NlIG9mIG90b2xpdGgvY29tbW9uL3YxL2Vycm9ycy5wcm90by4gVGhlIG5hbWUgb2YgYSB2YWx1ZSBpcyB0aGUKIHRl\
      eHQgdGhhdCBpcyBhbnN3ZXJlZDogaW4gYGdvb2dsZS5ycGMuRXJyb3JJbmZvLnJlYXNvbmAgKGRvbWFpbiBgb3RvbGl0aGAp\
      IGFuZCB2aW9sYXRpb25zIG9mIGEgc3RhdHVzLCBvciBpbgogYFZpb2xhdGlvbi5yZWFzb25gIG9mIGEgc2hlZXQncyB2ZXJk\
      aWN0LiBOZXcgb25lcyBtYXkgY29tZTogYSBjbGllbnQgdHJlYXRzIGFuIHVua25vd24gcmVhc29uIGJ5IHRoZQogc3RhdHVz\
      IGNvZGUsIG9yIHZlcmRpY3QsIHRoYXQgaXQgY2FtZSB3aXRoLgoKHgoEBQACABIDEAIfGhEgTmV2ZXIgYW5zd2VyZWQuCgpL\
      CgQFAAIBEgMVAgwaKyBJTlZBTElEX0FSR1VNRU5UOiB0aGUgYmF0Y2ggaGFzIG5vIHNoZWV0LgoyESBUaGUgd2hvbGUgY2Fs\
      bC4KCnUKBAUAAgISAxgCFhpoIFJFU09VUkNFX0VYSEFVU1RFRDogdGhlIGJhdGNoIGhhcyBtb3JlIHNoZWV0cyB0aGFuIGBz\
      aGVldHNfbWF4YCBvZiB0aGUgRXJyb3JJbmZvLiBTZW5kIGZld2VyIGF0CiBvbmNlLgoKdQoEBQACAxIDGwIXGmggUkVTT1VS\
      Q0VfRVhIQVVTVEVEIHdpdGggUmV0cnlJbmZvOiB0b28gbWFueSBsYXJnZSBiYXRjaGVzIGFyZSB2YWxpZGF0ZWQgYXQgb25j\
      ZS4gU2VuZCB0aGUgc2FtZQogYWdhaW4uCgpLCgQFAAIEEgMdAhYaPiBOT1RfRk9VTkQ6IG5vIHZlcnNpb24gb2YgdGhlIHF1\
      ZXN0aW9ubmFpcmUgaGFzIHRoZSBxdWVzdGlvbi4KCmcKBAUAAgUSAx8CGhpaIFVOQVZBSUxBQkxFIHdpdGggUmV0cnlJbmZv\
      OiBhIHZlcnNpb24gdGhhdCBzaGVldHMgbmFtZSBpcyBub3Qga25vd24gaGVyZSB5ZXQuIEFzayBhZ2Fpbi4KCnkKBAUAAgYS\
      AyQCDxpMIGBzdHVkeV9pZGAsIGBxdWVzdGlvbm5haXJlX2lkYCBvciBgdGltZV96b25lYCBpcyBlbXB0eSwgb3IgYHZlcnNp\
      b25gIGlzIDAuCjIeIFRoZSBzaGVldDogVkVSRElDVF9SRUpFQ1RFRC4KCmUKBAUAAgcSAyYCERpYIGBzdHVkeV9pZGAgb3Ig\
      YHF1ZXN0aW9ubmFpcmVfaWRgIGlzIG5vdCAx4oCTNjQgbG93ZXItY2FzZSBsZXR0ZXJzLCBkaWdpdHMgYW5kIGh5cGhlbnMu\
      CgpaCgQFAAIIEgMoAhcaTSBgc2hlZXRfaWRgIGlzIG5vdCBhIFVVSUQgaW4gaXRzIDM2LWNoYXJhY3RlciB0ZXh0IGZvcm0s\
      IG9yIGlzIHRoZSBuaWwgVVVJRC4KCpABCgQFAAIJEgMrAhUaggEgQSB0ZXh0IG9mIHRoZSBzaGVldCdzIGhlYWQgaXMgbG9u\
      Z2VyIHRoYW4gaXRzIGxpbWl0IChgYXBwX3ZlcnNpb25gLCBgcGxhdGZvcm1gOiA2NCBjaGFyYWN0ZXJzKSwgb3IgYQogcmVm\
      ZXJlbmNlJ3MgaWQgb3IgY29kZSBpcy4KCjYKBAUAAgoSAy0CFBopIEEgdGV4dCBjb250YWlucyBVKzAwMDAgb3IgaXMgbm90\
      IFVURi04LgoKJwoEBQACCxIDLwIUGhogYGZpbmlzaF90aW1lYCBpcyBhYnNlbnQuCgpZCgQFAAIMEgMxAhQaTCBOb3QgYSB0\
      aW1lIG9mIHRoZSB5ZWFycyAxIHRvIDk5OTksIG9yIG5hbm9zZWNvbmRzIG91dHNpZGUgMOKAkzk5OSw5OTksOTk5LgoKMQoE\
      BQACDRIDMwIZGiQgTm90IHRoZSBuYW1lIG9mIGFuIElBTkEgdGltZSB6b25lLgoKPQoEBQACDhIDNQIfGjAgYG5vdGlmaWNh\
      dGlvbl9pZGAgaXMgbmVpdGhlciBlbXB0eSBub3IgYSBVVUlELgoKagoEBQACDxIDOgIVGi8gVGhlcmUgaXMgbm8gc3VjaCBz\
      dHVkeS4gR2V0U2VyaWVzOiBOT1RfRk9VTkQuCjIsIFN0dWR5IGFuZCBxdWVzdGlvbm5haXJlOiBWRVJESUNUX1JFSkVDVEVE\
      LgoKqAEKBAUAAhASAz0CFBqaASBUaGUgY2FsbGVyIGlzIG5vIHBhcnRpY2lwYW50IG9mIHRoZSBzdHVkeSwgb3Igd2FzIG5v\
      bmUgd2hlbiB0aGUgc2hlZXQgd2FzIGZpbmlzaGVkOiBoYWQgbGVmdCBpdAogYmVmb3JlLCB3aGV0aGVyIG9yIG5vdCB0aGVy\
      ZSB3YXMgYW5vdGhlciBqb2luaW5nIGFmdGVyLgoKMQoEBQACERIDPwIZGiQgRmluaXNoZWQgYmVmb3JlIHRoZSBzdHVkeSBz\
      dGFydGVkLgoKMQoEBQACEhIDQQITGiQgRmluaXNoZWQgd2hlbiB0aGUgc3R1ZHkgaGFkIGVuZGVkLgoK4wEKBAUAAhMSA0UC\
      IhrVASBOb3QgcGFydCBvZiB0aGUgc3R1ZHksIG9yIG5vIGxvbmdlciB3aGVuIHRoZSBzaGVldCB3YXMgZmluaXNoZWQ7IG9y\
      IG9ubHkgZm9yIGdyb3VwcyBpbiB3aGljaCB0aGUKIHBhcnRpY2lwYW50IG5ldmVyIHdhcywgd2hvIGlzIHRvbGQgbm8gbW9y\
      ZSBvZiBhbm90aGVyIGdyb3VwJ3MgcXVlc3Rpb25uYWlyZXMgdGhhbiBvZiBub25lLgogR2V0U2VyaWVzOiBOT1RfRk9VTkQu\
      CgpDCgQFAAIUEgNHAiEaNiBGaW5pc2hlZCB3aGlsZSBpdCBjb3VsZCBub3QgYmUgZmlsbGVkIGluIChUWVMgRlIgOSkuCgos\
      CgQFAAIVEgNJAhcaHyBObyBzdWNoIHZlcnNpb24gaXMgcHVibGlzaGVkLgoKRQoEBQACFhIDSwIdGjggVGhlIHZlcnNpb24g\
      aGFzIG90aGVyIGNvbnRlbnRzIHRoYW4gdGhlIGNsaWVudCBzaG93ZWQuCgpVCgQFAAIXEgNNAhkaSCBBIG9uZS10aW1lIHF1\
      ZXN0aW9ubmFpcmUgb2Ygd2hpY2ggYW5vdGhlciBzaGVldCBpcyBzdG9yZWQgKFRZUyBGUiAxMCkuCgpaCgQFAAIYEgNPAhka\
      TSBGaW5pc2hlZCBsZXNzIHRoYW4gdGhlIHJlcGVhdCBpbnRlcnZhbCBhZnRlciB0aGUgc2hlZXQgYmVmb3JlIGl0IChUWVQg\
      wqczKS4KCncKBAUAAhkSA1ICFBpqIEZvciBncm91cHMgdGhhdCB0aGUgcGFydGljaXBhbnQgZGlkIG5vdCBiZWxvbmcgdG8g\
      d2hlbiB0aGUgc2hlZXQgd2FzIGZpbmlzaGVkLCBidXQgZGlkIGF0IGFub3RoZXIKIHRpbWUuCgqLAQoEBQACGhIDVwIYGiYg\
      TW9yZSBhbnN3ZXJzIHRoYW4gdGhlIGxpbWl0ICg1LDAwMCkuCjJWIEFuc3dlcnM6IFZFUkRJQ1RfUkVKRUNURUQ7IHRoZSBw\
      YXRoIG5hbWVzIHRoZSBhbnN3ZXIsIG9yIHRoZSBxdWVzdGlvbiB0aGF0IGhhcyBub25lLgoKNgoEBQACGxIDWQIYGikgTm8g\
      cXVlc3Rpb24gb2YgdGhlIHZlcnNpb24gaGFzIHRoaXMgaWQuCgpGCgQFAAIcEgNbAhYaOSBBbiBlYXJsaWVyIGFuc3dlciBv\
      ZiB0aGUgc2hlZXQgaXMgdG8gdGhlIHNhbWUgcXVlc3Rpb24uCgpjCgQFAAIdEgNdAhYaViBBIHJlcXVpcmVkIHF1ZXN0aW9u\
      IHRoYXQgd2FzIHNob3duIGhhcyBubyBhbnN3ZXIuIE5vdCBlbmZvcmNlZCBmb3IgYXV0b3NhdmVkIHNoZWV0cy4KCjgKBAUA\
      Ah4SA18CERorIEFuc3dlcmVkIGFsdGhvdWdoIGl0cyBjb25kaXRpb25zIGhpZGUgaXQuCgpHCgQFAAIfEgNhAhUaOiBUaGUg\
      YW5zd2VyIGhhcyBubyB2YWx1ZSwgb3IgYSBzaW5nbGUgY2hvaWNlIGhhcyBubyBjb2RlLgoKQgoEBQACIBIDYwIbGjUgQSB2\
      YWx1ZSBvZiBhbm90aGVyIGtpbmQgdGhhbiB0aGUgcXVlc3Rpb24gYXNrcyBmb3IuCgqQAQoEBQACIRIDZgIcGoIBIEEgZmll\
      bGQgb2YgYW4gb3B0aW9uYWwgY29tcG9zaXRlIGhhcyBubyBhbnN3ZXIgYWx0aG91Z2ggYW5vdGhlciBvbmUgaGFzIChnZW5l\
      cmljIGZvcm1zIMKnNSkuIE5vdAogZW5mb3JjZWQgZm9yIGF1dG9zYXZlZCBzaGVldHMuCgpRCgQFAAIiEgNoAhoaRCBBbnN3\
      ZXJlZCBhbHRob3VnaCB0aGUgcXVlc3Rpb24gaXMgb2YgYSB0eXBlIHRoYXQgaXMgbm90IHN1cHBvcnRlZC4KCl8KBAUAAiMS\
      A20CFhoqIEEgY29kZSB0aGF0IHRoZSBxdWVzdGlvbiBkb2VzIG5vdCBvZmZlci4KMiYgVmFsdWVzIG9mIGFuc3dlcnM6IFZF\
      UkRJQ1RfUkVKRUNURUQuCgojCgQFAAIkEgNvAhcaFiBUaGUgc2FtZSBjb2RlIHR3aWNlLgoKRQoEBQACJRIDcQIYGjggQ2hv\
      c2VuIHRvZ2V0aGVyIHdpdGggb3RoZXJzIGFsdGhvdWdoIGl0IGV4Y2x1ZGVzIHRoZW0uCgqEAQoEBQACJhIDdAIXGncgTm9u\
      ZSBjaG9zZW4gaW4gYSByZXF1aXJlZCBtdWx0aXBsZSBjaG9pY2UgKFRZVCDCpzUpLCBvciBmZXdlciB0aGFuIGFyZSBhc2tl\
      ZCBmb3IuIE5vdCBlbmZvcmNlZCBmb3IKIGF1dG9zYXZlZCBzaGVldHMuCgouCgQFAAInEgN2AhgaISBNb3JlIGNob3NlbiB0\
      aGFuIGFyZSBhc2tlZCBmb3IuCgo2CgQFAAIoEgN4AhQaKSBCZWxvdyB0aGUgbWluaW11bSBvciBhYm92ZSB0aGUgbWF4aW11\
      bS4KCicKBAUAAikSA3oCEBoaIE5vdCBgbWluaW11bSArIGvCt3N0ZXBgLgoKKAoEBQACKhIDfAISGhsgSW5maW5pdGUgb3Ig\
      bm90IGEgbnVtYmVyLgoKOAoEBQACKxIDfgITGisgQSBmcmFjdGlvbiB3aGVyZSBhbiBpbnRlZ2VyIGlzIGFza2VkIGZvci4K\
      CkoKBAUAAiwSBIABAhQaPCBOb3QgYSBkYXkgb2YgdGhlIHllYXJzIDEgdG8gOTk5OSBpbiB0aGUgZm9ybSBgWVlZWS1NTS1E\
      RGAuCgo2CgQFAAItEgSCAQIaGiggTm90IGEgdGltZSBvZiBkYXkgaW4gdGhlIGZvcm0gYEhIOk1NYC4KCkkKBAUAAi4SBIQB\
      AhkaOyBOb3QgYSBkYXkgYW5kIHRpbWUgb2YgZGF5IGluIHRoZSBmb3JtIGBZWVlZLU1NLUREVEhIOk1NYC4KCkIKBAUAAi8S\
      BIYBAhgaNCBBIHRleHQgdGhhdCB0aGUgcXVlc3Rpb24ncyBwYXR0ZXJuIGRvZXMgbm90IG1hdGNoLgoKZQoEBQACMBIEiAEC\
      FRpXIE1vcmUgY2hhcmFjdGVycyAoVW5pY29kZSBzY2FsYXJzKSB0aGFuIHRoZSBxdWVzdGlvbiwgb3IgYSByZWZlcmVuY2Ug\
      KDEwLDAwMCksIGFsbG93cy4KCmwKBAUAAjESBIoBAhIaXiBOb3RoaW5nIGJ1dCB3aGl0ZSBzcGFjZSBpbiBhbnN3ZXIgdG8g\
      YSByZXF1aXJlZCBxdWVzdGlvbi4gTm90IGVuZm9yY2VkIGZvciBhdXRvc2F2ZWQgc2hlZXRzLgoKigEKBAUAAjISBI8BAhsa\
      SiBOb2lzZSB3YXMgbWVhc3VyZWQgYWx0aG91Z2ggdGhlIHZlcnNpb24gZG9lcyBub3QgYXNrIGZvciBpdCAoVFlTIEZSIDE1\
      KS4KMjAgTWVhc3VyZW1lbnRzIGFuZCByZWZlcmVuY2VzOiBWRVJESUNUX1JFSkVDVEVELgoKXAoEBQACMxIEkQECHhpOIFRo\
      ZSBwb3NpdGlvbiB3YXMgdGFrZW4gYWx0aG91Z2ggdGhlIHZlcnNpb24gZG9lcyBub3QgYXNrIGZvciBpdCAoVFlTIEZSIDE0\
      KS4KCjwKBAUAAjQSBJMBAh0aLiBNb3JlIG1lYXN1cmVtZW50cyB0aGFuIHRoZSB2ZXJzaW9uIGFza3MgZm9yLgoKSQoEBQAC\
      NRIElQECHxo7IEEgbGF0aXR1ZGUgb3V0c2lkZSDCsTkwwrAgb3IgYSBsb25naXR1ZGUgb3V0c2lkZSDCsTE4MMKwLgoKUwoE\
      BQACNhIElwECGxpFIE1vcmUgcmVmZXJlbmNlZCBhbnN3ZXJzIHRoYW4gdGhlIGxpbWl0ICgxMDApLCBvciBtb3JlIGNvZGVz\
      IGluIG9uZS4KCp0BCgQFAAI3EgSaAQIZGo4BIEEgcmVmZXJlbmNlIHdpdGhvdXQgYW4gaWQsIGEgc2Vjb25kIG9uZSB0byB0\
      aGUgc2FtZSBxdWVzdGlvbiwgb25lIHdpdGggc2V2ZXJhbCB2YWx1ZXMsIG9yIGEgdGV4dAogdGhhdCBubyBjb25kaXRpb24g\
      b2YgdGhlIHZlcnNpb24gbG9va3MgYXQuCgqwAQoEBQACOBIEnwECGRo2IEEgbGVhZGVyIGhhcyBub3QgZGVjaWRlZCB5ZXQg\
      b24gdGhlIHJlcXVlc3QgdG8gam9pbi4KMmogV2hhdCBhIHNoZWV0IHdhaXRzIGZvcjogVkVSRElDVF9SRVRSWV9MQVRFUjsg\
      dGhlIGRldmljZSBrZWVwcyBpdCBhbmQgc2VuZHMgaXQgYWdhaW4gYWZ0ZXIgYHJldHJ5X2RlbGF5YC4KCosBCgQFAAI5EgSi\
      AQIUGn0gRmluaXNoZWQgd2hpbGUgdGhlIHN0dWR5IHdhcyBwYXVzZWQuIFRoZSBzaGVldCB3YWl0cyBvbiB0aGUgZGV2aWNl\
      OiB3aXRoIHRoZSBwYXVzZSdzIGVuZCBpdCBpcwogYWNjZXB0ZWQgYW5kIG1hcmtlZCBQQVVTRUQuCgp7CgQFAAI6EgSlAQIb\
      Gm0gVGhlIHN0dWR5IGlzIG5vdCBrbm93biBoZXJlIHlldCBhbmQgdGhlIGNhdGFsb2d1ZSBjYW5ub3QgYmUgYXNrZWQuIExp\
      c3RPZmZlcnM6IFVOQVZBSUxBQkxFIHdpdGgKIFJldHJ5SW5mby4KCtwCCgQFAAI7EgSqAQIZGs0CIEJ5IHRoZSBydWxlcyBr\
      bm93biBoZXJlIHRoZSBzaGVldCB3b3VsZCBiZSByZWZ1c2VkLCBidXQgdGhleSBtYXkgYmUgb2xkZXIgdGhhbiB0aGUgZGV2\
      aWNlJ3M7IHRoZQogY2F0YWxvZ3VlIGNvdWxkIG5vdCBiZSBhc2tlZCBzaW5jZSB0aGUgc2hlZXQgd2FzIGZpbmlzaGVkLCBv\
      ciBhdXRoIGNvdWxkIG5vdCB3aGVyZSBncm91cHMgc2VlCiBxdWVzdGlvbm5haXJlcyBvZiB0aGVpciBvd24uIEFzIGxvbmcg\
      YXMgdGhlIGNhdGFsb2d1ZSBhbnN3ZXJzLCB0aGUgY2FsbCBpdHNlbGYgd2FpdHMgZm9yIHRoYXQ6IGhhbGYgYQogc2Vjb25k\
      IGF0IG1vc3QsIGFuZCBmb3IgdGhlIGFuc3dlci4KCmYKBAUAAjwSBKwBAh0aWCBUaGUgdmVyc2lvbiBpcyBub3Qga25vd24g\
      b3Igbm90IHVuZGVyc3Rvb2QgaGVyZSB5ZXQsIG9yIHRoZSBjYXRhbG9ndWUgY2Fubm90IGJlIGFza2VkLgoKcwoEBQACPRIE\
      rgECHxplIFdoZXRoZXIsIG9yIHNpbmNlIHdoZW4sIHRoZSBjYWxsZXIgaXMgYSBwYXJ0aWNpcGFudCBpcyBub3Qga25vd24g\
      aGVyZSB5ZXQgYW5kIGF1dGggY2Fubm90IGJlIGFza2VkLgoKnAEKBAUAAj4SBLEBAhYajQEgRmluaXNoZWQgYWZ0ZXIgdGhl\
      IGNhbGxlciBsZWZ0IHRoZSBzdHVkeSwgYnkgd2hhdCBpcyBrbm93bjsgdGhlIGFjY2VzcyB0b2tlbiBpcyBvbGRlci4gUmVm\
      cmVzaCB0aGUKIHRva2VuIGZpcnN0LCB0aGVuIHNlbmQgdGhlIHNoZWV0IGFnYWluLgoKlAEKBAUAAj8SBLQBAhsahQEgVG8g\
      d2hpY2ggZ3JvdXAgdGhlIGNhbGxlciwgd2hvIHdhcyBpbiBvbmUgdGhhdCBzZWVzIHRoZSBxdWVzdGlvbm5haXJlLCBiZWxv\
      bmdzIG5vdyBpcyBub3Qga25vd24gaGVyZQogeWV0IGFuZCBhdXRoIGNhbm5vdCBiZSBhc2tlZC4KClMKBAUAAkASBLYBAhsa\
      RSBBbm90aGVyIHNoZWV0IG9mIHRoZSBiYXRjaCBkZWNpZGVzIGFib3V0IHRoaXMgb25lIGFuZCB3YWl0cyBpdHNlbGYuCgpr\
      CgQFAAJBEgS4AQIfGl0gQSBuYW1lIGFzIElBTkEgdGltZSB6b25lcyBoYXZlIHRoZW0gdGhhdCB0aGUgc2VydmVyJ3MgbGlz\
      dCBsYWNrczsgYSBuZXdlciBsaXN0IG1heSBoYXZlIGl0LgoKXAoEBQACQhIEugECFhpOIFRoZSBwYXJ0aWNpcGFudCBoYXMg\
      c3RvcmVkIGFzIG1hbnkgc2hlZXRzLCBvciBieXRlcywgYXMgdGhlIG9wZXJhdG9yIGFsbG93cy4KCkkKBAUAAkMSBLwBAhQa\
      OyBUaGUgZGF0YWJhc2UgcmVmdXNlcyB0aGUgc2hlZXQsIGJ5IGEgZmF1bHQgb2YgdGhlIHNlcnZlci4KCn0KBAUAAkQSBMEB\
      AhcaWyBFbmRzIGEgbGlzdCB0aGF0IHdvdWxkIGhhdmUgYmVlbiBsb25nZXIgdGhhbiBpdHMgbGltaXQ7IHRoZSBkZXNjcmlw\
      dGlvbiBzYXlzIGJ5IGhvdyBtdWNoLgoyEiBUaGUgbGlzdCBpdHNlbGYuCmIGcHJvdG8z
      """)
}
