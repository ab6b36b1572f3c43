// Generated from otolith/planning/v1/errors.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages

extension PlanningV1 {
  /// Reasons of this service's own, beside those of otolith/common/v1/errors.proto. The name of a value is the
  /// text that is answered, in `google.rpc.ErrorInfo.reason` (domain `otolith`) or in a field's violation.
  /// New ones may come: a client treats an unknown reason by the status code that it came with.
  public enum ErrorReason: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Never answered.
    case unspecified
    /// PERMISSION_DENIED: the enrolment in the study has ended, which the token does not tell yet.
    case notEnrolled
    /// UNAVAILABLE with RetryInfo: a study is not known here yet and the catalogue cannot be asked. Send
    /// the same again.
    case studyNotYetKnown
    /// NOT_FOUND: the study has no such questionnaire.
    case questionnaireUnknown
    /// RESOURCE_EXHAUSTED with RetryInfo: 1,000 changes of schedules and time zone within 24 hours.
    case replannedTooOften
    /// FAILED_PRECONDITION: the study lets participants choose the clock time only, or nothing; a violation
    /// names each field that must stay.
    case scheduleFixedByStudy
    /// FAILED_PRECONDITION: a plan of one's own goes further than the study lets participants go; a violation names
    /// each such field and its bound.
    case planOutOfBounds
    /// NOT_FOUND: the questionnaire has no schedule of that id.
    case scheduleUnknown
    /// INVALID_ARGUMENT: so many instants do not fit into the windows at this gap; `maximum_per_day` of the
    /// ErrorInfo fits.
    case scheduleInfeasible
    /// `limit` is more than 500.
    case limitOutOfRange
    /// None of `standard`, `custom`, `monthly`, `daily` and `muted` is given.
    case planMissing
    /// Several of `standard`, `custom`, `monthly`, `daily` and `muted` are given; one violation for each.
    case planAmbiguous
    /// `per_day` is not 1–96.
    case perDayOutOfRange
    /// `minimum_gap_minutes` is more than 720.
    case gapOutOfRange
    /// A standard plan has no window.
    case noWindows
    /// A window or time names no day of the week.
    case dayMissing
    /// Another window is for the same day of the week.
    case dayDuplicate
    /// A clock time is not 0–1439 minutes after midnight.
    case minuteOutOfRange
    /// A window runs into the one of the following day.
    case windowsOverlap
    /// A custom or daily plan has no time.
    case noTimes
    /// A custom or daily plan has more times than it may.
    case tooManyTimes
    /// A custom or daily plan has a time twice.
    case timeDuplicate
    /// `day_of_month` is not 1–31.
    case dayOfMonthOutOfRange
    /// The questionnaire has several schedules, and `schedule_id` names none.
    case scheduleIdMissing
    /// `plan_token` is none that this service gave out.
    case planTokenInvalid
    /// No report is given.
    case reportsMissing
    /// More than 500 reports.
    case tooManyReports
    /// `notification_id` is not a UUID.
    case notificationIdInvalid
    /// `kind` says nothing that is known here.
    case reportKindMissing
    /// `time` is not given.
    case timeMissing
    /// The participant put it off, and it is not said until when.
    case snoozeEndMissing
    /// `snooze_end_time` is given with something else than putting off, or is not after `time`.
    case snoozeEndMisplaced
    /// FAILED_PRECONDITION: the operator has not set the platform up for push messages.
    case pushPlatformOff
    /// FAILED_PRECONDITION: the operator has no keys for the app.
    case pushAppUnknown
    /// RESOURCE_EXHAUSTED: ten other devices of the participant are registered. Unregister one.
    case tooManyDevices
    /// PERMISSION_DENIED: the token does not say that the caller is a gateway.
    case notGateway
    /// INVALID_ARGUMENT: `platform` is none.
    case pushPlatformMissing
    /// INVALID_ARGUMENT: `token` is none that the platform could have given.
    case pushTokenInvalid
    /// INVALID_ARGUMENT: `app_id` is no bundle id or package name.
    case appIdInvalid
    /// INVALID_ARGUMENT: `unacknowledged_max` is more than 10,000.
    case unacknowledgedOutOfRange
    /// INVALID_ARGUMENT: `lease_seconds` is not 10–600.
    case leaseOutOfRange
    /// INVALID_ARGUMENT: no acknowledgement is given.
    case acknowledgementsMissing
    /// INVALID_ARGUMENT: more than 1,000 acknowledgements.
    case tooManyAcknowledgements
    /// INVALID_ARGUMENT: `lease_id` is none that this service gave out.
    case leaseIdInvalid
    /// INVALID_ARGUMENT: `result` is neither SENT nor FAILED.
    case promptResultMissing
    /// PERMISSION_DENIED: what is kept of the participant was erased at the participant's wish. The token
    /// is from before.
    case participantErased
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .notEnrolled, .studyNotYetKnown, .questionnaireUnknown, .replannedTooOften, .scheduleFixedByStudy, .planOutOfBounds, .scheduleUnknown, .scheduleInfeasible, .limitOutOfRange, .planMissing, .planAmbiguous, .perDayOutOfRange, .gapOutOfRange, .noWindows, .dayMissing, .dayDuplicate, .minuteOutOfRange, .windowsOverlap, .noTimes, .tooManyTimes, .timeDuplicate, .dayOfMonthOutOfRange, .scheduleIdMissing, .planTokenInvalid, .reportsMissing, .tooManyReports, .notificationIdInvalid, .reportKindMissing, .timeMissing, .snoozeEndMissing, .snoozeEndMisplaced, .pushPlatformOff, .pushAppUnknown, .tooManyDevices, .notGateway, .pushPlatformMissing, .pushTokenInvalid, .appIdInvalid, .unacknowledgedOutOfRange, .leaseOutOfRange, .acknowledgementsMissing, .tooManyAcknowledgements, .leaseIdInvalid, .promptResultMissing, .participantErased] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .notEnrolled
        case 2: .studyNotYetKnown
        case 3: .questionnaireUnknown
        case 4: .replannedTooOften
        case 5: .scheduleFixedByStudy
        case 29: .planOutOfBounds
        case 30: .scheduleUnknown
        case 6: .scheduleInfeasible
        case 7: .limitOutOfRange
        case 8: .planMissing
        case 9: .planAmbiguous
        case 10: .perDayOutOfRange
        case 11: .gapOutOfRange
        case 12: .noWindows
        case 13: .dayMissing
        case 14: .dayDuplicate
        case 15: .minuteOutOfRange
        case 16: .windowsOverlap
        case 17: .noTimes
        case 18: .tooManyTimes
        case 19: .timeDuplicate
        case 20: .dayOfMonthOutOfRange
        case 31: .scheduleIdMissing
        case 32: .planTokenInvalid
        case 33: .reportsMissing
        case 34: .tooManyReports
        case 35: .notificationIdInvalid
        case 36: .reportKindMissing
        case 37: .timeMissing
        case 38: .snoozeEndMissing
        case 39: .snoozeEndMisplaced
        case 50: .pushPlatformOff
        case 51: .pushAppUnknown
        case 52: .tooManyDevices
        case 53: .notGateway
        case 54: .pushPlatformMissing
        case 55: .pushTokenInvalid
        case 56: .appIdInvalid
        case 57: .unacknowledgedOutOfRange
        case 58: .leaseOutOfRange
        case 59: .acknowledgementsMissing
        case 60: .tooManyAcknowledgements
        case 61: .leaseIdInvalid
        case 62: .promptResultMissing
        case 28: .participantErased
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .notEnrolled: 1
        case .studyNotYetKnown: 2
        case .questionnaireUnknown: 3
        case .replannedTooOften: 4
        case .scheduleFixedByStudy: 5
        case .planOutOfBounds: 29
        case .scheduleUnknown: 30
        case .scheduleInfeasible: 6
        case .limitOutOfRange: 7
        case .planMissing: 8
        case .planAmbiguous: 9
        case .perDayOutOfRange: 10
        case .gapOutOfRange: 11
        case .noWindows: 12
        case .dayMissing: 13
        case .dayDuplicate: 14
        case .minuteOutOfRange: 15
        case .windowsOverlap: 16
        case .noTimes: 17
        case .tooManyTimes: 18
        case .timeDuplicate: 19
        case .dayOfMonthOutOfRange: 20
        case .scheduleIdMissing: 31
        case .planTokenInvalid: 32
        case .reportsMissing: 33
        case .tooManyReports: 34
        case .notificationIdInvalid: 35
        case .reportKindMissing: 36
        case .timeMissing: 37
        case .snoozeEndMissing: 38
        case .snoozeEndMisplaced: 39
        case .pushPlatformOff: 50
        case .pushAppUnknown: 51
        case .tooManyDevices: 52
        case .notGateway: 53
        case .pushPlatformMissing: 54
        case .pushTokenInvalid: 55
        case .appIdInvalid: 56
        case .unacknowledgedOutOfRange: 57
        case .leaseOutOfRange: 58
        case .acknowledgementsMissing: 59
        case .tooManyAcknowledgements: 60
        case .leaseIdInvalid: 61
        case .promptResultMissing: 62
        case .participantErased: 28
        case .unrecognized(let number): number
      }
    }
  }
}

extension PlanningV1 {
  /// The descriptor of `otolith/planning/v1/errors.proto`.
  public static let errorsFile = ProtoFile(
    name: "otolith/planning/v1/errors.proto",
    dependencies: [],
    base64: """
      CiBvdG9saXRoL3BsYW5uaW5nL3YxL2Vycm9ycy5wcm90bxITb3RvbGl0aC5wbGFubmluZy52MSrDCAoLRXJyb3JSZWFzb24S\
      HAoYRVJST1JfUkVBU09OX1VOU1BFQ0lGSUVEEAASEAoMTk9UX0VOUk9MTEVEEAESFwoTU1RVRFlfTk9UX1lFVF9LTk9XThAC\
      EhkKFVFVRVNUSU9OTkFJUkVfVU5LTk9XThADEhcKE1JFUExBTk5FRF9UT09fT0ZURU4QBBIbChdTQ0hFRFVMRV9GSVhFRF9C\
      WV9TVFVEWRAFEhYKElBMQU5fT1VUX09GX0JPVU5EUxAdEhQKEFNDSEVEVUxFX1VOS05PV04QHhIXChNTQ0hFRFVMRV9JTkZF\
      QVNJQkxFEAYSFgoSTElNSVRfT1VUX09GX1JBTkdFEAcSEAoMUExBTl9NSVNTSU5HEAgSEgoOUExBTl9BTUJJR1VPVVMQCRIY\
      ChRQRVJfREFZX09VVF9PRl9SQU5HRRAKEhQKEEdBUF9PVVRfT0ZfUkFOR0UQCxIOCgpOT19XSU5ET1dTEAwSDwoLREFZX01J\
      U1NJTkcQDRIRCg1EQVlfRFVQTElDQVRFEA4SFwoTTUlOVVRFX09VVF9PRl9SQU5HRRAPEhMKD1dJTkRPV1NfT1ZFUkxBUBAQ\
      EgwKCE5PX1RJTUVTEBESEgoOVE9PX01BTllfVElNRVMQEhISCg5USU1FX0RVUExJQ0FURRATEh0KGURBWV9PRl9NT05USF9P\
      VVRfT0ZfUkFOR0UQFBIXChNTQ0hFRFVMRV9JRF9NSVNTSU5HEB8SFgoSUExBTl9UT0tFTl9JTlZBTElEECASEwoPUkVQT1JU\
      U19NSVNTSU5HECESFAoQVE9PX01BTllfUkVQT1JUUxAiEhsKF05PVElGSUNBVElPTl9JRF9JTlZBTElEECMSFwoTUkVQT1JU\
      X0tJTkRfTUlTU0lORxAkEhAKDFRJTUVfTUlTU0lORxAlEhYKElNOT09aRV9FTkRfTUlTU0lORxAmEhgKFFNOT09aRV9FTkRf\
      TUlTUExBQ0VEECcSFQoRUFVTSF9QTEFURk9STV9PRkYQMhIUChBQVVNIX0FQUF9VTktOT1dOEDMSFAoQVE9PX01BTllfREVW\
      SUNFUxA0Eg8KC05PVF9HQVRFV0FZEDUSGQoVUFVTSF9QTEFURk9STV9NSVNTSU5HEDYSFgoSUFVTSF9UT0tFTl9JTlZBTElE\
      EDcSEgoOQVBQX0lEX0lOVkFMSUQQOBIfChtVTkFDS05PV0xFREdFRF9PVVRfT0ZfUkFOR0UQORIWChJMRUFTRV9PVVRfT0Zf\
      UkFOR0UQOhIcChhBQ0tOT1dMRURHRU1FTlRTX01JU1NJTkcQOxIdChlUT09fTUFOWV9BQ0tOT1dMRURHRU1FTlRTEDwSFAoQ\
      TEVBU0VfSURfSU5WQUxJRBA9EhkKFVBST01QVF9SRVNVTFRfTUlTU0lORxA+EhYKElBBUlRJQ0lQQU5UX0VSQVNFRBAcQk0K\
      E290b2xpdGgucGxhbm5pbmcudjFQAVoeb3RvbGl0aC9wbGFubmluZy92MTtwbGFubmluZ3YxqgITT3RvbGl0aC5QbGFubmlu\
      Zy5WMUrZHwouCgEMEgMBABIaJCBXaHkgYSBwbGFuIG9yIHNjaGVkdWxlIGlzIHJlZnVzZWQuCgq7AgoCBQASBA0AegEargIg\
      UmVhc29ucyBvZiB0aGlzIHNlcnZpY2UncyBvd24sIGJlc2lkZSB0aG9zZSBvZiBvdG9saXRoL2NvbW1vbi92MS9lcnJvcnMu\
      cHJvdG8uIFRoZSBuYW1lIG9mIGEgdmFsdWUgaXMgdGhlCiB0ZXh0IHRoYXQgaXMgYW5zd2VyZWQsIGluIGBnb29nbGUucnBj\
      LkVycm9ySW5mby5yZWFzb25gIChkb21haW4gYG90b2xpdGhgKSBvciBpbiBhIGZpZWxkJ3MgdmlvbGF0aW9uLgogTmV3IG9u\
      ZXMgbWF5IGNvbWU6IGEgY2xpZW50IHRyZWF0cyBhbiB1bmtub3duIHJlYXNvbiBieSB0aGUgc3RhdHVzIGNvZGUgdGhhdCBp\
      dCBjYW1lIHdpdGguCgoeCgQFAAIAEgMPAh8aESBOZXZlciBhbnN3ZXJlZC4KCpABCgQFAAIBEgMUAhMaXSBQRVJNSVNTSU9O\
      X0RFTklFRDogdGhlIGVucm9sbWVudCBpbiB0aGUgc3R1ZHkgaGFzIGVuZGVkLCB3aGljaCB0aGUgdG9rZW4gZG9lcyBub3Qg\
      dGVsbCB5ZXQuCjIkIFRoZSBzY2hlZHVsZSwgYW5kIHdobyBhc2tzIGZvciBpdC4KCoEBCgQFAAICEgMXAhoadCBVTkFWQUlM\
      QUJMRSB3aXRoIFJldHJ5SW5mbzogYSBzdHVkeSBpcyBub3Qga25vd24gaGVyZSB5ZXQgYW5kIHRoZSBjYXRhbG9ndWUgY2Fu\
      bm90IGJlIGFza2VkLiBTZW5kCiB0aGUgc2FtZSBhZ2Fpbi4KCj4KBAUAAgMSAxkCHBoxIE5PVF9GT1VORDogdGhlIHN0dWR5\
      IGhhcyBubyBzdWNoIHF1ZXN0aW9ubmFpcmUuCgprCgQFAAIEEgMbAhoaXiBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aCBSZXRy\
      eUluZm86IDEsMDAwIGNoYW5nZXMgb2Ygc2NoZWR1bGVzIGFuZCB0aW1lIHpvbmUgd2l0aGluIDI0IGhvdXJzLgoKlgEKBAUA\
      AgUSAx4CHhqIASBGQUlMRURfUFJFQ09ORElUSU9OOiB0aGUgc3R1ZHkgbGV0cyBwYXJ0aWNpcGFudHMgY2hvb3NlIHRoZSBj\
      bG9jayB0aW1lIG9ubHksIG9yIG5vdGhpbmc7IGEgdmlvbGF0aW9uCiBuYW1lcyBlYWNoIGZpZWxkIHRoYXQgbXVzdCBzdGF5\
      LgoKnAEKBAUAAgYSAyECGhqOASBGQUlMRURfUFJFQ09ORElUSU9OOiBhIHBsYW4gb2Ygb25lJ3Mgb3duIGdvZXMgZnVydGhl\
      ciB0aGFuIHRoZSBzdHVkeSBsZXRzIHBhcnRpY2lwYW50cyBnbzsgYSB2aW9sYXRpb24gbmFtZXMKIGVhY2ggc3VjaCBmaWVs\
      ZCBhbmQgaXRzIGJvdW5kLgoKRwoEBQACBxIDIwIYGjogTk9UX0ZPVU5EOiB0aGUgcXVlc3Rpb25uYWlyZSBoYXMgbm8gc2No\
      ZWR1bGUgb2YgdGhhdCBpZC4KCoQBCgQFAAIIEgMmAhoadyBJTlZBTElEX0FSR1VNRU5UOiBzbyBtYW55IGluc3RhbnRzIGRv\
      IG5vdCBmaXQgaW50byB0aGUgd2luZG93cyBhdCB0aGlzIGdhcDsgYG1heGltdW1fcGVyX2RheWAgb2YgdGhlCiBFcnJvcklu\
      Zm8gZml0cy4KCpEBCgQFAAIJEgMrAhkaGyBgbGltaXRgIGlzIG1vcmUgdGhhbiA1MDAuCjJnIEZpZWxkcyBvZiBhIHJlcXVl\
      c3Q6IElOVkFMSURfQVJHVU1FTlQsIG9uZSB2aW9sYXRpb24gZWFjaCB3aXRoIHRoZSBmaWVsZCdzIHBhdGguIENvcnJlY3Qg\
      dGhlIHJlcXVlc3QuCgpVCgQFAAIKEgMtAhMaSCBOb25lIG9mIGBzdGFuZGFyZGAsIGBjdXN0b21gLCBgbW9udGhseWAsIGBk\
      YWlseWAgYW5kIGBtdXRlZGAgaXMgZ2l2ZW4uCgpxCgQFAAILEgMvAhUaZCBTZXZlcmFsIG9mIGBzdGFuZGFyZGAsIGBjdXN0\
      b21gLCBgbW9udGhseWAsIGBkYWlseWAgYW5kIGBtdXRlZGAgYXJlIGdpdmVuOyBvbmUgdmlvbGF0aW9uIGZvciBlYWNoLgoK\
      JwoEBQACDBIDMQIcGhogYHBlcl9kYXlgIGlzIG5vdCAx4oCTOTYuCgo2CgQFAAINEgMzAhgaKSBgbWluaW11bV9nYXBfbWlu\
      dXRlc2AgaXMgbW9yZSB0aGFuIDcyMC4KCi0KBAUAAg4SAzUCEhogIEEgc3RhbmRhcmQgcGxhbiBoYXMgbm8gd2luZG93LgoK\
      OQoEBQACDxIDNwITGiwgQSB3aW5kb3cgb3IgdGltZSBuYW1lcyBubyBkYXkgb2YgdGhlIHdlZWsuCgo+CgQFAAIQEgM5AhUa\
      MSBBbm90aGVyIHdpbmRvdyBpcyBmb3IgdGhlIHNhbWUgZGF5IG9mIHRoZSB3ZWVrLgoKQwoEBQACERIDOwIbGjYgQSBjbG9j\
      ayB0aW1lIGlzIG5vdCAw4oCTMTQzOSBtaW51dGVzIGFmdGVyIG1pZG5pZ2h0LgoKPwoEBQACEhIDPQIXGjIgQSB3aW5kb3cg\
      cnVucyBpbnRvIHRoZSBvbmUgb2YgdGhlIGZvbGxvd2luZyBkYXkuCgoyCgQFAAITEgM/AhAaJSBBIGN1c3RvbSBvciBkYWls\
      eSBwbGFuIGhhcyBubyB0aW1lLgoKQQoEBQACFBIDQQIWGjQgQSBjdXN0b20gb3IgZGFpbHkgcGxhbiBoYXMgbW9yZSB0aW1l\
      cyB0aGFuIGl0IG1heS4KCjcKBAUAAhUSA0MCFhoqIEEgY3VzdG9tIG9yIGRhaWx5IHBsYW4gaGFzIGEgdGltZSB0d2ljZS4K\
      CiwKBAUAAhYSA0UCIRofIGBkYXlfb2ZfbW9udGhgIGlzIG5vdCAx4oCTMzEuCgpVCgQFAAIXEgNHAhsaSCBUaGUgcXVlc3Rp\
      b25uYWlyZSBoYXMgc2V2ZXJhbCBzY2hlZHVsZXMsIGFuZCBgc2NoZWR1bGVfaWRgIG5hbWVzIG5vbmUuCgo/CgQFAAIYEgNK\
      AhoaMiBgcGxhbl90b2tlbmAgaXMgbm9uZSB0aGF0IHRoaXMgc2VydmljZSBnYXZlIG91dC4KCiIKBAUAAhkSA0wCFxoVIE5v\
      IHJlcG9ydCBpcyBnaXZlbi4KCiUKBAUAAhoSA04CGBoYIE1vcmUgdGhhbiA1MDAgcmVwb3J0cy4KCi8KBAUAAhsSA1ACHxoi\
      IGBub3RpZmljYXRpb25faWRgIGlzIG5vdCBhIFVVSUQuCgo2CgQFAAIcEgNSAhsaKSBga2luZGAgc2F5cyBub3RoaW5nIHRo\
      YXQgaXMga25vd24gaGVyZS4KCiMKBAUAAh0SA1QCFBoWIGB0aW1lYCBpcyBub3QgZ2l2ZW4uCgpJCgQFAAIeEgNWAhoaPCBU\
      aGUgcGFydGljaXBhbnQgcHV0IGl0IG9mZiwgYW5kIGl0IGlzIG5vdCBzYWlkIHVudGlsIHdoZW4uCgpnCgQFAAIfEgNYAhwa\
      WiBgc25vb3plX2VuZF90aW1lYCBpcyBnaXZlbiB3aXRoIHNvbWV0aGluZyBlbHNlIHRoYW4gcHV0dGluZyBvZmYsIG9yIGlz\
      IG5vdCBhZnRlciBgdGltZWAuCgp4CgQFAAIgEgNdAhkaUiBGQUlMRURfUFJFQ09ORElUSU9OOiB0aGUgb3BlcmF0b3IgaGFz\
      IG5vdCBzZXQgdGhlIHBsYXRmb3JtIHVwIGZvciBwdXNoIG1lc3NhZ2VzLgoyFyBEZXZpY2VzIGFuZCBnYXRld2F5cy4KCkkK\
      BAUAAiESA18CGBo8IEZBSUxFRF9QUkVDT05ESVRJT046IHRoZSBvcGVyYXRvciBoYXMgbm8ga2V5cyBmb3IgdGhlIGFwcC4K\
      CmcKBAUAAiISA2ECGBpaIFJFU09VUkNFX0VYSEFVU1RFRDogdGVuIG90aGVyIGRldmljZXMgb2YgdGhlIHBhcnRpY2lwYW50\
      IGFyZSByZWdpc3RlcmVkLiBVbnJlZ2lzdGVyIG9uZS4KClYKBAUAAiMSA2MCExpJIFBFUk1JU1NJT05fREVOSUVEOiB0aGUg\
      dG9rZW4gZG9lcyBub3Qgc2F5IHRoYXQgdGhlIGNhbGxlciBpcyBhIGdhdGV3YXkuCgo0CgQFAAIkEgNlAh0aJyBJTlZBTElE\
      X0FSR1VNRU5UOiBgcGxhdGZvcm1gIGlzIG5vbmUuCgpUCgQFAAIlEgNnAhoaRyBJTlZBTElEX0FSR1VNRU5UOiBgdG9rZW5g\
      IGlzIG5vbmUgdGhhdCB0aGUgcGxhdGZvcm0gY291bGQgaGF2ZSBnaXZlbi4KCkoKBAUAAiYSA2kCFho9IElOVkFMSURfQVJH\
      VU1FTlQ6IGBhcHBfaWRgIGlzIG5vIGJ1bmRsZSBpZCBvciBwYWNrYWdlIG5hbWUuCgpKCgQFAAInEgNrAiMaPSBJTlZBTElE\
      X0FSR1VNRU5UOiBgdW5hY2tub3dsZWRnZWRfbWF4YCBpcyBtb3JlIHRoYW4gMTAsMDAwLgoKQQoEBQACKBIDbQIaGjQgSU5W\
      QUxJRF9BUkdVTUVOVDogYGxlYXNlX3NlY29uZHNgIGlzIG5vdCAxMOKAkzYwMC4KCj0KBAUAAikSA28CIBowIElOVkFMSURf\
      QVJHVU1FTlQ6IG5vIGFja25vd2xlZGdlbWVudCBpcyBnaXZlbi4KCkIKBAUAAioSA3ECIRo1IElOVkFMSURfQVJHVU1FTlQ6\
      IG1vcmUgdGhhbiAxLDAwMCBhY2tub3dsZWRnZW1lbnRzLgoKTwoEBQACKxIDcwIYGkIgSU5WQUxJRF9BUkdVTUVOVDogYGxl\
      YXNlX2lkYCBpcyBub25lIHRoYXQgdGhpcyBzZXJ2aWNlIGdhdmUgb3V0LgoKRQoEBQACLBIDdQIdGjggSU5WQUxJRF9BUkdV\
      TUVOVDogYHJlc3VsdGAgaXMgbmVpdGhlciBTRU5UIG5vciBGQUlMRUQuCgqCAQoEBQACLRIDeQIaGnUgUEVSTUlTU0lPTl9E\
      RU5JRUQ6IHdoYXQgaXMga2VwdCBvZiB0aGUgcGFydGljaXBhbnQgd2FzIGVyYXNlZCBhdCB0aGUgcGFydGljaXBhbnQncyB3\
      aXNoLiBUaGUgdG9rZW4KIGlzIGZyb20gYmVmb3JlLgpiBnByb3RvMw==
      """)
}
