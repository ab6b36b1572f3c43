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
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .empty, .batchTooLarge, .validationLimit, .elementUnknown, .versionUnavailable, .required, .idInvalid, .sheetIdInvalid, .labelTooLong, .textInvalid, .timeMissing, .timeInvalid, .timeZoneUnknown, .notificationIdInvalid, .studyUnknown, .notEnrolled, .studyNotStarted, .studyEnded, .questionnaireNotInStudy, .questionnaireDeactivated, .versionUnknown, .contentHashMismatch, .alreadyFilledIn, .repeatedTooSoon, .notInGroup, .tooManyAnswers, .questionUnknown, .answeredTwice, .answerMissing, .notShown, .valueMissing, .valueTypeMismatch, .compositeIncomplete, .typeNotSupported, .optionUnknown, .optionRepeated, .optionExclusive, .optionsTooFew, .optionsTooMany, .outOfRange, .offStep, .notFinite, .notInteger, .dateInvalid, .clockTimeInvalid, .dateTimeInvalid, .patternMismatch, .textTooLong, .textEmpty, .noiseNotRequested, .positionNotRequested, .tooManyMeasurements, .coordinateOutOfRange, .tooManyReferences, .referenceInvalid, .enrolmentPending, .studyPaused, .studyNotYetKnown, .studyUnconfirmed, .versionNotYetKnown, .enrolmentNotYetKnown, .tokenOutdated, .groupNotYetKnown, .earlierSheetWaits, .timeZoneNotYetKnown, .quotaExceeded, .notStorable, .moreViolations, .participantErased, .consentEnded] }

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
      CiFvdG9saXRoL2luZ2VzdGlvbi92MS9lcnJvcnMucHJvdG8SFG90b2xpdGguaW5nZXN0aW9uLnYxKpoMCgtFcnJvclJlYXNv\
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
      QVJUSUNJUEFOVF9FUkFTRUQQShIRCg1DT05TRU5UX0VOREVEEEtCUQoUb3RvbGl0aC5pbmdlc3Rpb24udjFQAVogb3RvbGl0\
      aC9pbmdlc3Rpb24vdjE7aW5nZXN0aW9udjGqAhRPdG9saXRoLkluZ2VzdGlvbi5WMUrxOwpOCgEMEgMBABIaRCBXaHkgYSBj\
      YWxsIGlzIHJlZnVzZWQsIGFuZCB3aHkgYSBzaGVldCBpcyByZWplY3RlZCBvciBoYXMgdG8gd2FpdC4KCvoCCgIFABIFDgDO\
      AQEa7AIgUmVhc29ucyBvZiB0aGlzIHNlcnZpY2UncyBvd24sIGJlc2lkZSB0aG9zZSBvZiBvdG9saXRoL2NvbW1vbi92MS9l\
      cnJvcnMucHJvdG8uIFRoZSBuYW1lIG9mIGEgdmFsdWUgaXMgdGhlCiB0ZXh0IHRoYXQgaXMgYW5zd2VyZWQ6IGluIGBnb29n\
      bGUucnBjLkVycm9ySW5mby5yZWFzb25gIChkb21haW4gYG90b2xpdGhgKSBhbmQgdmlvbGF0aW9ucyBvZiBhIHN0YXR1cywg\
      b3IgaW4KIGBWaW9sYXRpb24ucmVhc29uYCBvZiBhIHNoZWV0J3MgdmVyZGljdC4gTmV3IG9uZXMgbWF5IGNvbWU6IGEgY2xp\
      ZW50IHRyZWF0cyBhbiB1bmtub3duIHJlYXNvbiBieSB0aGUKIHN0YXR1cyBjb2RlLCBvciB2ZXJkaWN0LCB0aGF0IGl0IGNh\
      bWUgd2l0aC4KCh4KBAUAAgASAxACHxoRIE5ldmVyIGFuc3dlcmVkLgoKSwoEBQACARIDFQIMGisgSU5WQUxJRF9BUkdVTUVO\
      VDogdGhlIGJhdGNoIGhhcyBubyBzaGVldC4KMhEgVGhlIHdob2xlIGNhbGwuCgp1CgQFAAICEgMYAhYaaCBSRVNPVVJDRV9F\
      WEhBVVNURUQ6IHRoZSBiYXRjaCBoYXMgbW9yZSBzaGVldHMgdGhhbiBgc2hlZXRzX21heGAgb2YgdGhlIEVycm9ySW5mby4g\
      U2VuZCBmZXdlciBhdAogb25jZS4KCnUKBAUAAgMSAxsCFxpoIFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIFJldHJ5SW5mbzog\
      dG9vIG1hbnkgbGFyZ2UgYmF0Y2hlcyBhcmUgdmFsaWRhdGVkIGF0IG9uY2UuIFNlbmQgdGhlIHNhbWUKIGFnYWluLgoKSwoE\
      BQACBBIDHQIWGj4gTk9UX0ZPVU5EOiBubyB2ZXJzaW9uIG9mIHRoZSBxdWVzdGlvbm5haXJlIGhhcyB0aGUgcXVlc3Rpb24u\
      CgpnCgQFAAIFEgMfAhoaWiBVTkFWQUlMQUJMRSB3aXRoIFJldHJ5SW5mbzogYSB2ZXJzaW9uIHRoYXQgc2hlZXRzIG5hbWUg\
      aXMgbm90IGtub3duIGhlcmUgeWV0LiBBc2sgYWdhaW4uCgp5CgQFAAIGEgMkAg8aTCBgc3R1ZHlfaWRgLCBgcXVlc3Rpb25u\
      YWlyZV9pZGAgb3IgYHRpbWVfem9uZWAgaXMgZW1wdHksIG9yIGB2ZXJzaW9uYCBpcyAwLgoyHiBUaGUgc2hlZXQ6IFZFUkRJ\
      Q1RfUkVKRUNURUQuCgplCgQFAAIHEgMmAhEaWCBgc3R1ZHlfaWRgIG9yIGBxdWVzdGlvbm5haXJlX2lkYCBpcyBub3QgMeKA\
      kzY0IGxvd2VyLWNhc2UgbGV0dGVycywgZGlnaXRzIGFuZCBoeXBoZW5zLgoKWgoEBQACCBIDKAIXGk0gYHNoZWV0X2lkYCBp\
      cyBub3QgYSBVVUlEIGluIGl0cyAzNi1jaGFyYWN0ZXIgdGV4dCBmb3JtLCBvciBpcyB0aGUgbmlsIFVVSUQuCgqQAQoEBQAC\
      CRIDKwIVGoIBIEEgdGV4dCBvZiB0aGUgc2hlZXQncyBoZWFkIGlzIGxvbmdlciB0aGFuIGl0cyBsaW1pdCAoYGFwcF92ZXJz\
      aW9uYCwgYHBsYXRmb3JtYDogNjQgY2hhcmFjdGVycyksIG9yIGEKIHJlZmVyZW5jZSdzIGlkIG9yIGNvZGUgaXMuCgo2CgQF\
      AAIKEgMtAhQaKSBBIHRleHQgY29udGFpbnMgVSswMDAwIG9yIGlzIG5vdCBVVEYtOC4KCicKBAUAAgsSAy8CFBoaIGBmaW5p\
      c2hfdGltZWAgaXMgYWJzZW50LgoKWQoEBQACDBIDMQIUGkwgTm90IGEgdGltZSBvZiB0aGUgeWVhcnMgMSB0byA5OTk5LCBv\
      ciBuYW5vc2Vjb25kcyBvdXRzaWRlIDDigJM5OTksOTk5LDk5OS4KCjEKBAUAAg0SAzMCGRokIE5vdCB0aGUgbmFtZSBvZiBh\
      biBJQU5BIHRpbWUgem9uZS4KCj0KBAUAAg4SAzUCHxowIGBub3RpZmljYXRpb25faWRgIGlzIG5laXRoZXIgZW1wdHkgbm9y\
      IGEgVVVJRC4KCmoKBAUAAg8SAzoCFRovIFRoZXJlIGlzIG5vIHN1Y2ggc3R1ZHkuIEdldFNlcmllczogTk9UX0ZPVU5ELgoy\
      LCBTdHVkeSBhbmQgcXVlc3Rpb25uYWlyZTogVkVSRElDVF9SRUpFQ1RFRC4KCqgBCgQFAAIQEgM9AhQamgEgVGhlIGNhbGxl\
      ciBpcyBubyBwYXJ0aWNpcGFudCBvZiB0aGUgc3R1ZHksIG9yIHdhcyBub25lIHdoZW4gdGhlIHNoZWV0IHdhcyBmaW5pc2hl\
      ZDogaGFkIGxlZnQgaXQKIGJlZm9yZSwgd2hldGhlciBvciBub3QgdGhlcmUgd2FzIGFub3RoZXIgam9pbmluZyBhZnRlci4K\
      CjEKBAUAAhESAz8CGRokIEZpbmlzaGVkIGJlZm9yZSB0aGUgc3R1ZHkgc3RhcnRlZC4KCjEKBAUAAhISA0ECExokIEZpbmlz\
      aGVkIHdoZW4gdGhlIHN0dWR5IGhhZCBlbmRlZC4KCuMBCgQFAAITEgNFAiIa1QEgTm90IHBhcnQgb2YgdGhlIHN0dWR5LCBv\
      ciBubyBsb25nZXIgd2hlbiB0aGUgc2hlZXQgd2FzIGZpbmlzaGVkOyBvciBvbmx5IGZvciBncm91cHMgaW4gd2hpY2ggdGhl\
      CiBwYXJ0aWNpcGFudCBuZXZlciB3YXMsIHdobyBpcyB0b2xkIG5vIG1vcmUgb2YgYW5vdGhlciBncm91cCdzIHF1ZXN0aW9u\
      bmFpcmVzIHRoYW4gb2Ygbm9uZS4KIEdldFNlcmllczogTk9UX0ZPVU5ELgoKQwoEBQACFBIDRwIhGjYgRmluaXNoZWQgd2hp\
      bGUgaXQgY291bGQgbm90IGJlIGZpbGxlZCBpbiAoVFlTIEZSIDkpLgoKLAoEBQACFRIDSQIXGh8gTm8gc3VjaCB2ZXJzaW9u\
      IGlzIHB1Ymxpc2hlZC4KCkUKBAUAAhYSA0sCHRo4IFRoZSB2ZXJzaW9uIGhhcyBvdGhlciBjb250ZW50cyB0aGFuIHRoZSBj\
      bGllbnQgc2hvd2VkLgoKVQoEBQACFxIDTQIZGkggQSBvbmUtdGltZSBxdWVzdGlvbm5haXJlIG9mIHdoaWNoIGFub3RoZXIg\
      c2hlZXQgaXMgc3RvcmVkIChUWVMgRlIgMTApLgoKWgoEBQACGBIDTwIZGk0gRmluaXNoZWQgbGVzcyB0aGFuIHRoZSByZXBl\
      YXQgaW50ZXJ2YWwgYWZ0ZXIgdGhlIHNoZWV0IGJlZm9yZSBpdCAoVFlUIMKnMykuCgp3CgQFAAIZEgNSAhQaaiBGb3IgZ3Jv\
      dXBzIHRoYXQgdGhlIHBhcnRpY2lwYW50IGRpZCBub3QgYmVsb25nIHRvIHdoZW4gdGhlIHNoZWV0IHdhcyBmaW5pc2hlZCwg\
      YnV0IGRpZCBhdCBhbm90aGVyCiB0aW1lLgoKiwEKBAUAAhoSA1cCGBomIE1vcmUgYW5zd2VycyB0aGFuIHRoZSBsaW1pdCAo\
      NSwwMDApLgoyViBBbnN3ZXJzOiBWRVJESUNUX1JFSkVDVEVEOyB0aGUgcGF0aCBuYW1lcyB0aGUgYW5zd2VyLCBvciB0aGUg\
      cXVlc3Rpb24gdGhhdCBoYXMgbm9uZS4KCjYKBAUAAhsSA1kCGBopIE5vIHF1ZXN0aW9uIG9mIHRoZSB2ZXJzaW9uIGhhcyB0\
      aGlzIGlkLgoKRgoEBQACHBIDWwIWGjkgQW4gZWFybGllciBhbnN3ZXIgb2YgdGhlIHNoZWV0IGlzIHRvIHRoZSBzYW1lIHF1\
      ZXN0aW9uLgoKYwoEBQACHRIDXQIWGlYgQSByZXF1aXJlZCBxdWVzdGlvbiB0aGF0IHdhcyBzaG93biBoYXMgbm8gYW5zd2Vy\
      LiBOb3QgZW5mb3JjZWQgZm9yIGF1dG9zYXZlZCBzaGVldHMuCgo4CgQFAAIeEgNfAhEaKyBBbnN3ZXJlZCBhbHRob3VnaCBp\
      dHMgY29uZGl0aW9ucyBoaWRlIGl0LgoKRwoEBQACHxIDYQIVGjogVGhlIGFuc3dlciBoYXMgbm8gdmFsdWUsIG9yIGEgc2lu\
      Z2xlIGNob2ljZSBoYXMgbm8gY29kZS4KCkIKBAUAAiASA2MCGxo1IEEgdmFsdWUgb2YgYW5vdGhlciBraW5kIHRoYW4gdGhl\
      IHF1ZXN0aW9uIGFza3MgZm9yLgoKkAEKBAUAAiESA2YCHBqCASBBIGZpZWxkIG9mIGFuIG9wdGlvbmFsIGNvbXBvc2l0ZSBo\
      YXMgbm8gYW5zd2VyIGFsdGhvdWdoIGFub3RoZXIgb25lIGhhcyAoZ2VuZXJpYyBmb3JtcyDCpzUpLiBOb3QKIGVuZm9yY2Vk\
      IGZvciBhdXRvc2F2ZWQgc2hlZXRzLgoKUQoEBQACIhIDaAIaGkQgQW5zd2VyZWQgYWx0aG91Z2ggdGhlIHF1ZXN0aW9uIGlz\
      IG9mIGEgdHlwZSB0aGF0IGlzIG5vdCBzdXBwb3J0ZWQuCgpfCgQFAAIjEgNtAhYaKiBBIGNvZGUgdGhhdCB0aGUgcXVlc3Rp\
      b24gZG9lcyBub3Qgb2ZmZXIuCjImIFZhbHVlcyBvZiBhbnN3ZXJzOiBWRVJESUNUX1JFSkVDVEVELgoKIwoEBQACJBIDbwIX\
      GhYgVGhlIHNhbWUgY29kZSB0d2ljZS4KCkUKBAUAAiUSA3ECGBo4IENob3NlbiB0b2dldGhlciB3aXRoIG90aGVycyBhbHRo\
      b3VnaCBpdCBleGNsdWRlcyB0aGVtLgoKhAEKBAUAAiYSA3QCFxp3IE5vbmUgY2hvc2VuIGluIGEgcmVxdWlyZWQgbXVsdGlw\
      bGUgY2hvaWNlIChUWVQgwqc1KSwgb3IgZmV3ZXIgdGhhbiBhcmUgYXNrZWQgZm9yLiBOb3QgZW5mb3JjZWQgZm9yCiBhdXRv\
      c2F2ZWQgc2hlZXRzLgoKLgoEBQACJxIDdgIYGiEgTW9yZSBjaG9zZW4gdGhhbiBhcmUgYXNrZWQgZm9yLgoKNgoEBQACKBID\
      eAIUGikgQmVsb3cgdGhlIG1pbmltdW0gb3IgYWJvdmUgdGhlIG1heGltdW0uCgonCgQFAAIpEgN6AhAaGiBOb3QgYG1pbmlt\
      dW0gKyBrwrdzdGVwYC4KCigKBAUAAioSA3wCEhobIEluZmluaXRlIG9yIG5vdCBhIG51bWJlci4KCjgKBAUAAisSA34CExor\
      IEEgZnJhY3Rpb24gd2hlcmUgYW4gaW50ZWdlciBpcyBhc2tlZCBmb3IuCgpKCgQFAAIsEgSAAQIUGjwgTm90IGEgZGF5IG9m\
      IHRoZSB5ZWFycyAxIHRvIDk5OTkgaW4gdGhlIGZvcm0gYFlZWVktTU0tRERgLgoKNgoEBQACLRIEggECGhooIE5vdCBhIHRp\
      bWUgb2YgZGF5IGluIHRoZSBmb3JtIGBISDpNTWAuCgpJCgQFAAIuEgSEAQIZGjsgTm90IGEgZGF5IGFuZCB0aW1lIG9mIGRh\
      eSBpbiB0aGUgZm9ybSBgWVlZWS1NTS1ERFRISDpNTWAuCgpCCgQFAAIvEgSGAQIYGjQgQSB0ZXh0IHRoYXQgdGhlIHF1ZXN0\
      aW9uJ3MgcGF0dGVybiBkb2VzIG5vdCBtYXRjaC4KCmUKBAUAAjASBIgBAhUaVyBNb3JlIGNoYXJhY3RlcnMgKFVuaWNvZGUg\
      c2NhbGFycykgdGhhbiB0aGUgcXVlc3Rpb24sIG9yIGEgcmVmZXJlbmNlICgxMCwwMDApLCBhbGxvd3MuCgpsCgQFAAIxEgSK\
      AQISGl4gTm90aGluZyBidXQgd2hpdGUgc3BhY2UgaW4gYW5zd2VyIHRvIGEgcmVxdWlyZWQgcXVlc3Rpb24uIE5vdCBlbmZv\
      cmNlZCBmb3IgYXV0b3NhdmVkIHNoZWV0cy4KCooBCgQFAAIyEgSPAQIbGkogTm9pc2Ugd2FzIG1lYXN1cmVkIGFsdGhvdWdo\
      IHRoZSB2ZXJzaW9uIGRvZXMgbm90IGFzayBmb3IgaXQgKFRZUyBGUiAxNSkuCjIwIE1lYXN1cmVtZW50cyBhbmQgcmVmZXJl\
      bmNlczogVkVSRElDVF9SRUpFQ1RFRC4KClwKBAUAAjMSBJEBAh4aTiBUaGUgcG9zaXRpb24gd2FzIHRha2VuIGFsdGhvdWdo\
      IHRoZSB2ZXJzaW9uIGRvZXMgbm90IGFzayBmb3IgaXQgKFRZUyBGUiAxNCkuCgo8CgQFAAI0EgSTAQIdGi4gTW9yZSBtZWFz\
      dXJlbWVudHMgdGhhbiB0aGUgdmVyc2lvbiBhc2tzIGZvci4KCkkKBAUAAjUSBJUBAh8aOyBBIGxhdGl0dWRlIG91dHNpZGUg\
      wrE5MMKwIG9yIGEgbG9uZ2l0dWRlIG91dHNpZGUgwrExODDCsC4KClMKBAUAAjYSBJcBAhsaRSBNb3JlIHJlZmVyZW5jZWQg\
      YW5zd2VycyB0aGFuIHRoZSBsaW1pdCAoMTAwKSwgb3IgbW9yZSBjb2RlcyBpbiBvbmUuCgqdAQoEBQACNxIEmgECGRqOASBB\
      IHJlZmVyZW5jZSB3aXRob3V0IGFuIGlkLCBhIHNlY29uZCBvbmUgdG8gdGhlIHNhbWUgcXVlc3Rpb24sIG9uZSB3aXRoIHNl\
      dmVyYWwgdmFsdWVzLCBvciBhIHRleHQKIHRoYXQgbm8gY29uZGl0aW9uIG9mIHRoZSB2ZXJzaW9uIGxvb2tzIGF0LgoKsAEK\
      BAUAAjgSBJ8BAhkaNiBBIGxlYWRlciBoYXMgbm90IGRlY2lkZWQgeWV0IG9uIHRoZSByZXF1ZXN0IHRvIGpvaW4uCjJqIFdo\
      YXQgYSBzaGVldCB3YWl0cyBmb3I6IFZFUkRJQ1RfUkVUUllfTEFURVI7IHRoZSBkZXZpY2Uga2VlcHMgaXQgYW5kIHNlbmRz\
      IGl0IGFnYWluIGFmdGVyIGByZXRyeV9kZWxheWAuCgqLAQoEBQACORIEogECFBp9IEZpbmlzaGVkIHdoaWxlIHRoZSBzdHVk\
      eSB3YXMgcGF1c2VkLiBUaGUgc2hlZXQgd2FpdHMgb24gdGhlIGRldmljZTogd2l0aCB0aGUgcGF1c2UncyBlbmQgaXQgaXMK\
      IGFjY2VwdGVkIGFuZCBtYXJrZWQgUEFVU0VELgoKewoEBQACOhIEpQECGxptIFRoZSBzdHVkeSBpcyBub3Qga25vd24gaGVy\
      ZSB5ZXQgYW5kIHRoZSBjYXRhbG9ndWUgY2Fubm90IGJlIGFza2VkLiBMaXN0T2ZmZXJzOiBVTkFWQUlMQUJMRSB3aXRoCiBS\
      ZXRyeUluZm8uCgrcAgoEBQACOxIEqgECGRrNAiBCeSB0aGUgcnVsZXMga25vd24gaGVyZSB0aGUgc2hlZXQgd291bGQgYmUg\
      cmVmdXNlZCwgYnV0IHRoZXkgbWF5IGJlIG9sZGVyIHRoYW4gdGhlIGRldmljZSdzOyB0aGUKIGNhdGFsb2d1ZSBjb3VsZCBu\
      b3QgYmUgYXNrZWQgc2luY2UgdGhlIHNoZWV0IHdhcyBmaW5pc2hlZCwgb3IgYXV0aCBjb3VsZCBub3Qgd2hlcmUgZ3JvdXBz\
      IHNlZQogcXVlc3Rpb25uYWlyZXMgb2YgdGhlaXIgb3duLiBBcyBsb25nIGFzIHRoZSBjYXRhbG9ndWUgYW5zd2VycywgdGhl\
      IGNhbGwgaXRzZWxmIHdhaXRzIGZvciB0aGF0OiBoYWxmIGEKIHNlY29uZCBhdCBtb3N0LCBhbmQgZm9yIHRoZSBhbnN3ZXIu\
      CgpmCgQFAAI8EgSsAQIdGlggVGhlIHZlcnNpb24gaXMgbm90IGtub3duIG9yIG5vdCB1bmRlcnN0b29kIGhlcmUgeWV0LCBv\
      ciB0aGUgY2F0YWxvZ3VlIGNhbm5vdCBiZSBhc2tlZC4KCnMKBAUAAj0SBK4BAh8aZSBXaGV0aGVyLCBvciBzaW5jZSB3aGVu\
      LCB0aGUgY2FsbGVyIGlzIGEgcGFydGljaXBhbnQgaXMgbm90IGtub3duIGhlcmUgeWV0IGFuZCBhdXRoIGNhbm5vdCBiZSBh\
      c2tlZC4KCr0BCgQFAAI+EgSxAQIWGq4BIEZpbmlzaGVkIGFmdGVyIHRoZSBjYWxsZXIgbGVmdCB0aGUgc3R1ZHksIGJ5IHdo\
      YXQgaXMga25vd24sIG9yIGFmdGVyIHdoYXQgaXQgaGFkIHdhcyBlcmFzZWQ7IHRoZSBhY2Nlc3MKIHRva2VuIGlzIG9sZGVy\
      LiBSZWZyZXNoIHRoZSB0b2tlbiBmaXJzdCwgdGhlbiBzZW5kIHRoZSBzaGVldCBhZ2Fpbi4KCpQBCgQFAAI/EgS0AQIbGoUB\
      IFRvIHdoaWNoIGdyb3VwIHRoZSBjYWxsZXIsIHdobyB3YXMgaW4gb25lIHRoYXQgc2VlcyB0aGUgcXVlc3Rpb25uYWlyZSwg\
      YmVsb25ncyBub3cgaXMgbm90IGtub3duIGhlcmUKIHlldCBhbmQgYXV0aCBjYW5ub3QgYmUgYXNrZWQuCgpTCgQFAAJAEgS2\
      AQIbGkUgQW5vdGhlciBzaGVldCBvZiB0aGUgYmF0Y2ggZGVjaWRlcyBhYm91dCB0aGlzIG9uZSBhbmQgd2FpdHMgaXRzZWxm\
      LgoKawoEBQACQRIEuAECHxpdIEEgbmFtZSBhcyBJQU5BIHRpbWUgem9uZXMgaGF2ZSB0aGVtIHRoYXQgdGhlIHNlcnZlcidz\
      IGxpc3QgbGFja3M7IGEgbmV3ZXIgbGlzdCBtYXkgaGF2ZSBpdC4KClwKBAUAAkISBLoBAhYaTiBUaGUgcGFydGljaXBhbnQg\
      aGFzIHN0b3JlZCBhcyBtYW55IHNoZWV0cywgb3IgYnl0ZXMsIGFzIHRoZSBvcGVyYXRvciBhbGxvd3MuCgpJCgQFAAJDEgS8\
      AQIUGjsgVGhlIGRhdGFiYXNlIHJlZnVzZXMgdGhlIHNoZWV0LCBieSBhIGZhdWx0IG9mIHRoZSBzZXJ2ZXIuCgp9CgQFAAJE\
      EgTBAQIXGlsgRW5kcyBhIGxpc3QgdGhhdCB3b3VsZCBoYXZlIGJlZW4gbG9uZ2VyIHRoYW4gaXRzIGxpbWl0OyB0aGUgZGVz\
      Y3JpcHRpb24gc2F5cyBieSBob3cgbXVjaC4KMhIgVGhlIGxpc3QgaXRzZWxmLgoKxwEKBAUAAkUSBMcBAhoalgEgV2hhdCBp\
      cyBrZXB0IG9mIHRoZSBwYXJ0aWNpcGFudCwgb3Igd2hhdCB0aGlzIHN0dWR5IGhhcywgd2FzIGVyYXNlZCBhdCB0aGUgcGFy\
      dGljaXBhbnQncyB3aXNoLCBhbmQKIHRoZSBzaGVldCBpcyBmcm9tIGJlZm9yZS4gVGhlIGRldmljZSBmb3JnZXRzIGl0Lgoy\
      ICBPZiBlcmFzdXJlczogVkVSRElDVF9SRUpFQ1RFRC4KCokCCgQFAAJGEgTNAQIVGtUBIEZpbmlzaGVkIGFmdGVyIHRoZSBw\
      YXJ0aWNpcGFudCdzIGNvbnNlbnQgaGFkIGVuZGVkLCB0byBhIHRleHQgdGhhdCB0aGUgc3R1ZHkgcmVwbGFjZWQuIFRoZSBz\
      aGVldCB3YWl0cyBvbgogdGhlIGRldmljZTogc2hvdyB0aGUgcHJlc2VudCB0ZXh0LCBhZ3JlZSB0byBpdCAoSm9pblN0dWR5\
      KSwgYW5kIHNlbmQgdGhlIHNoZWV0IGFnYWluIHdpdGggdGhlIG5ldyB0b2tlbi4KMiMgT2YgY29uc2VudHM6IFZFUkRJQ1Rf\
      UkVUUllfTEFURVIuCmIGcHJvdG8z
      """)
}
