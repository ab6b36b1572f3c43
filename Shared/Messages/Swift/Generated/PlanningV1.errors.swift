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
    /// NOT_FOUND: the study has no trigger of that id.
    case triggerUnknown
    /// PERMISSION_DENIED: what is kept of the participant was erased at the participant's wish. The token
    /// is from before.
    case participantErased
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .notEnrolled, .studyNotYetKnown, .questionnaireUnknown, .replannedTooOften, .scheduleFixedByStudy, .planOutOfBounds, .scheduleUnknown, .scheduleInfeasible, .limitOutOfRange, .planMissing, .planAmbiguous, .perDayOutOfRange, .gapOutOfRange, .noWindows, .dayMissing, .dayDuplicate, .minuteOutOfRange, .windowsOverlap, .noTimes, .tooManyTimes, .timeDuplicate, .dayOfMonthOutOfRange, .scheduleIdMissing, .planTokenInvalid, .reportsMissing, .tooManyReports, .notificationIdInvalid, .reportKindMissing, .timeMissing, .snoozeEndMissing, .snoozeEndMisplaced, .triggerUnknown, .participantErased] }

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
        case 60: .triggerUnknown
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
        case .triggerUnknown: 60
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
      CiBvdG9saXRoL3BsYW5uaW5nL3YxL2Vycm9ycy5wcm90bxITb3RvbGl0aC5wbGFubmluZy52MSqWBgoLRXJyb3JSZWFzb24S\
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
      TUlTUExBQ0VEECcSEwoPVFJJR0dFUl9VTktOT1dOEDwSFgoSUEFSVElDSVBBTlRfRVJBU0VEEBxCTQoTb3RvbGl0aC5wbGFu\
      bmluZy52MVABWh5vdG9saXRoL3BsYW5uaW5nL3YxO3BsYW5uaW5ndjGqAhNPdG9saXRoLlBsYW5uaW5nLlYxSsgYCi4KAQwS\
      AwEAEhokIFdoeSBhIHBsYW4gb3Igc2NoZWR1bGUgaXMgcmVmdXNlZC4KCrsCCgIFABIEDQBiARquAiBSZWFzb25zIG9mIHRo\
      aXMgc2VydmljZSdzIG93biwgYmVzaWRlIHRob3NlIG9mIG90b2xpdGgvY29tbW9uL3YxL2Vycm9ycy5wcm90by4gVGhlIG5h\
      bWUgb2YgYSB2YWx1ZSBpcyB0aGUKIHRleHQgdGhhdCBpcyBhbnN3ZXJlZCwgaW4gYGdvb2dsZS5ycGMuRXJyb3JJbmZvLnJl\
      YXNvbmAgKGRvbWFpbiBgb3RvbGl0aGApIG9yIGluIGEgZmllbGQncyB2aW9sYXRpb24uCiBOZXcgb25lcyBtYXkgY29tZTog\
      YSBjbGllbnQgdHJlYXRzIGFuIHVua25vd24gcmVhc29uIGJ5IHRoZSBzdGF0dXMgY29kZSB0aGF0IGl0IGNhbWUgd2l0aC4K\
      Ch4KBAUAAgASAw8CHxoRIE5ldmVyIGFuc3dlcmVkLgoKkAEKBAUAAgESAxQCExpdIFBFUk1JU1NJT05fREVOSUVEOiB0aGUg\
      ZW5yb2xtZW50IGluIHRoZSBzdHVkeSBoYXMgZW5kZWQsIHdoaWNoIHRoZSB0b2tlbiBkb2VzIG5vdCB0ZWxsIHlldC4KMiQg\
      VGhlIHNjaGVkdWxlLCBhbmQgd2hvIGFza3MgZm9yIGl0LgoKgQEKBAUAAgISAxcCGhp0IFVOQVZBSUxBQkxFIHdpdGggUmV0\
      cnlJbmZvOiBhIHN0dWR5IGlzIG5vdCBrbm93biBoZXJlIHlldCBhbmQgdGhlIGNhdGFsb2d1ZSBjYW5ub3QgYmUgYXNrZWQu\
      IFNlbmQKIHRoZSBzYW1lIGFnYWluLgoKPgoEBQACAxIDGQIcGjEgTk9UX0ZPVU5EOiB0aGUgc3R1ZHkgaGFzIG5vIHN1Y2gg\
      cXVlc3Rpb25uYWlyZS4KCmsKBAUAAgQSAxsCGhpeIFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIFJldHJ5SW5mbzogMSwwMDAg\
      Y2hhbmdlcyBvZiBzY2hlZHVsZXMgYW5kIHRpbWUgem9uZSB3aXRoaW4gMjQgaG91cnMuCgqWAQoEBQACBRIDHgIeGogBIEZB\
      SUxFRF9QUkVDT05ESVRJT046IHRoZSBzdHVkeSBsZXRzIHBhcnRpY2lwYW50cyBjaG9vc2UgdGhlIGNsb2NrIHRpbWUgb25s\
      eSwgb3Igbm90aGluZzsgYSB2aW9sYXRpb24KIG5hbWVzIGVhY2ggZmllbGQgdGhhdCBtdXN0IHN0YXkuCgqcAQoEBQACBhID\
      IQIaGo4BIEZBSUxFRF9QUkVDT05ESVRJT046IGEgcGxhbiBvZiBvbmUncyBvd24gZ29lcyBmdXJ0aGVyIHRoYW4gdGhlIHN0\
      dWR5IGxldHMgcGFydGljaXBhbnRzIGdvOyBhIHZpb2xhdGlvbiBuYW1lcwogZWFjaCBzdWNoIGZpZWxkIGFuZCBpdHMgYm91\
      bmQuCgpHCgQFAAIHEgMjAhgaOiBOT1RfRk9VTkQ6IHRoZSBxdWVzdGlvbm5haXJlIGhhcyBubyBzY2hlZHVsZSBvZiB0aGF0\
      IGlkLgoKhAEKBAUAAggSAyYCGhp3IElOVkFMSURfQVJHVU1FTlQ6IHNvIG1hbnkgaW5zdGFudHMgZG8gbm90IGZpdCBpbnRv\
      IHRoZSB3aW5kb3dzIGF0IHRoaXMgZ2FwOyBgbWF4aW11bV9wZXJfZGF5YCBvZiB0aGUKIEVycm9ySW5mbyBmaXRzLgoKkQEK\
      BAUAAgkSAysCGRobIGBsaW1pdGAgaXMgbW9yZSB0aGFuIDUwMC4KMmcgRmllbGRzIG9mIGEgcmVxdWVzdDogSU5WQUxJRF9B\
      UkdVTUVOVCwgb25lIHZpb2xhdGlvbiBlYWNoIHdpdGggdGhlIGZpZWxkJ3MgcGF0aC4gQ29ycmVjdCB0aGUgcmVxdWVzdC4K\
      ClUKBAUAAgoSAy0CExpIIE5vbmUgb2YgYHN0YW5kYXJkYCwgYGN1c3RvbWAsIGBtb250aGx5YCwgYGRhaWx5YCBhbmQgYG11\
      dGVkYCBpcyBnaXZlbi4KCnEKBAUAAgsSAy8CFRpkIFNldmVyYWwgb2YgYHN0YW5kYXJkYCwgYGN1c3RvbWAsIGBtb250aGx5\
      YCwgYGRhaWx5YCBhbmQgYG11dGVkYCBhcmUgZ2l2ZW47IG9uZSB2aW9sYXRpb24gZm9yIGVhY2guCgonCgQFAAIMEgMxAhwa\
      GiBgcGVyX2RheWAgaXMgbm90IDHigJM5Ni4KCjYKBAUAAg0SAzMCGBopIGBtaW5pbXVtX2dhcF9taW51dGVzYCBpcyBtb3Jl\
      IHRoYW4gNzIwLgoKLQoEBQACDhIDNQISGiAgQSBzdGFuZGFyZCBwbGFuIGhhcyBubyB3aW5kb3cuCgo5CgQFAAIPEgM3AhMa\
      LCBBIHdpbmRvdyBvciB0aW1lIG5hbWVzIG5vIGRheSBvZiB0aGUgd2Vlay4KCj4KBAUAAhASAzkCFRoxIEFub3RoZXIgd2lu\
      ZG93IGlzIGZvciB0aGUgc2FtZSBkYXkgb2YgdGhlIHdlZWsuCgpDCgQFAAIREgM7AhsaNiBBIGNsb2NrIHRpbWUgaXMgbm90\
      IDDigJMxNDM5IG1pbnV0ZXMgYWZ0ZXIgbWlkbmlnaHQuCgo/CgQFAAISEgM9AhcaMiBBIHdpbmRvdyBydW5zIGludG8gdGhl\
      IG9uZSBvZiB0aGUgZm9sbG93aW5nIGRheS4KCjIKBAUAAhMSAz8CEBolIEEgY3VzdG9tIG9yIGRhaWx5IHBsYW4gaGFzIG5v\
      IHRpbWUuCgpBCgQFAAIUEgNBAhYaNCBBIGN1c3RvbSBvciBkYWlseSBwbGFuIGhhcyBtb3JlIHRpbWVzIHRoYW4gaXQgbWF5\
      LgoKNwoEBQACFRIDQwIWGiogQSBjdXN0b20gb3IgZGFpbHkgcGxhbiBoYXMgYSB0aW1lIHR3aWNlLgoKLAoEBQACFhIDRQIh\
      Gh8gYGRheV9vZl9tb250aGAgaXMgbm90IDHigJMzMS4KClUKBAUAAhcSA0cCGxpIIFRoZSBxdWVzdGlvbm5haXJlIGhhcyBz\
      ZXZlcmFsIHNjaGVkdWxlcywgYW5kIGBzY2hlZHVsZV9pZGAgbmFtZXMgbm9uZS4KCj8KBAUAAhgSA0oCGhoyIGBwbGFuX3Rv\
      a2VuYCBpcyBub25lIHRoYXQgdGhpcyBzZXJ2aWNlIGdhdmUgb3V0LgoKIgoEBQACGRIDTAIXGhUgTm8gcmVwb3J0IGlzIGdp\
      dmVuLgoKJQoEBQACGhIDTgIYGhggTW9yZSB0aGFuIDUwMCByZXBvcnRzLgoKLwoEBQACGxIDUAIfGiIgYG5vdGlmaWNhdGlv\
      bl9pZGAgaXMgbm90IGEgVVVJRC4KCjYKBAUAAhwSA1ICGxopIGBraW5kYCBzYXlzIG5vdGhpbmcgdGhhdCBpcyBrbm93biBo\
      ZXJlLgoKIwoEBQACHRIDVAIUGhYgYHRpbWVgIGlzIG5vdCBnaXZlbi4KCkkKBAUAAh4SA1YCGho8IFRoZSBwYXJ0aWNpcGFu\
      dCBwdXQgaXQgb2ZmLCBhbmQgaXQgaXMgbm90IHNhaWQgdW50aWwgd2hlbi4KCmcKBAUAAh8SA1gCHBpaIGBzbm9vemVfZW5k\
      X3RpbWVgIGlzIGdpdmVuIHdpdGggc29tZXRoaW5nIGVsc2UgdGhhbiBwdXR0aW5nIG9mZiwgb3IgaXMgbm90IGFmdGVyIGB0\
      aW1lYC4KCnUKBAUAAiASA10CFxoxIE5PVF9GT1VORDogdGhlIHN0dWR5IGhhcyBubyB0cmlnZ2VyIG9mIHRoYXQgaWQuCjI1\
      IFRyaWdnZXJzLCB3aGljaCB0aGUgc3R1ZHkncyBzdGFmZiBtYXkgZmlyZSBieSBoYW5kLgoKggEKBAUAAiESA2ECGhp1IFBF\
      Uk1JU1NJT05fREVOSUVEOiB3aGF0IGlzIGtlcHQgb2YgdGhlIHBhcnRpY2lwYW50IHdhcyBlcmFzZWQgYXQgdGhlIHBhcnRp\
      Y2lwYW50J3Mgd2lzaC4gVGhlIHRva2VuCiBpcyBmcm9tIGJlZm9yZS4KYgZwcm90bzM=
      """)
}
