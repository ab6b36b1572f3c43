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
    /// `start_day` is more than it may be.
    case startDayOutOfRange
    /// `expires_after_minutes` is more than it may be.
    case expiryOutOfRange
    /// The questionnaire has several schedules, and `schedule_id` names none.
    case scheduleIdMissing
    /// PERMISSION_DENIED: what is kept of the participant was erased at the participant's wish. The token
    /// is from before.
    case participantErased
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .notEnrolled, .studyNotYetKnown, .questionnaireUnknown, .replannedTooOften, .scheduleFixedByStudy, .planOutOfBounds, .scheduleUnknown, .scheduleInfeasible, .limitOutOfRange, .planMissing, .planAmbiguous, .perDayOutOfRange, .gapOutOfRange, .noWindows, .dayMissing, .dayDuplicate, .minuteOutOfRange, .windowsOverlap, .noTimes, .tooManyTimes, .timeDuplicate, .dayOfMonthOutOfRange, .startDayOutOfRange, .expiryOutOfRange, .scheduleIdMissing, .participantErased] }

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
        case 21: .startDayOutOfRange
        case 22: .expiryOutOfRange
        case 31: .scheduleIdMissing
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
        case .startDayOutOfRange: 21
        case .expiryOutOfRange: 22
        case .scheduleIdMissing: 31
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
      CiBvdG9saXRoL3BsYW5uaW5nL3YxL2Vycm9ycy5wcm90bxITb3RvbGl0aC5wbGFubmluZy52MSr5BAoLRXJyb3JSZWFzb24S\
      HAoYRVJST1JfUkVBU09OX1VOU1BFQ0lGSUVEEAASEAoMTk9UX0VOUk9MTEVEEAESFwoTU1RVRFlfTk9UX1lFVF9LTk9XThAC\
      EhkKFVFVRVNUSU9OTkFJUkVfVU5LTk9XThADEhcKE1JFUExBTk5FRF9UT09fT0ZURU4QBBIbChdTQ0hFRFVMRV9GSVhFRF9C\
      WV9TVFVEWRAFEhYKElBMQU5fT1VUX09GX0JPVU5EUxAdEhQKEFNDSEVEVUxFX1VOS05PV04QHhIXChNTQ0hFRFVMRV9JTkZF\
      QVNJQkxFEAYSFgoSTElNSVRfT1VUX09GX1JBTkdFEAcSEAoMUExBTl9NSVNTSU5HEAgSEgoOUExBTl9BTUJJR1VPVVMQCRIY\
      ChRQRVJfREFZX09VVF9PRl9SQU5HRRAKEhQKEEdBUF9PVVRfT0ZfUkFOR0UQCxIOCgpOT19XSU5ET1dTEAwSDwoLREFZX01J\
      U1NJTkcQDRIRCg1EQVlfRFVQTElDQVRFEA4SFwoTTUlOVVRFX09VVF9PRl9SQU5HRRAPEhMKD1dJTkRPV1NfT1ZFUkxBUBAQ\
      EgwKCE5PX1RJTUVTEBESEgoOVE9PX01BTllfVElNRVMQEhISCg5USU1FX0RVUExJQ0FURRATEh0KGURBWV9PRl9NT05USF9P\
      VVRfT0ZfUkFOR0UQFBIaChZTVEFSVF9EQVlfT1VUX09GX1JBTkdFEBUSFwoTRVhQSVJZX09VVF9PRl9SQU5HRRAWEhcKE1ND\
      SEVEVUxFX0lEX01JU1NJTkcQHxIWChJQQVJUSUNJUEFOVF9FUkFTRUQQHEJNChNvdG9saXRoLnBsYW5uaW5nLnYxUAFaHm90\
      b2xpdGgvcGxhbm5pbmcvdjE7cGxhbm5pbmd2MaoCE090b2xpdGguUGxhbm5pbmcuVjFK9xQKLgoBDBIDAQASGiQgV2h5IGEg\
      cGxhbiBvciBzY2hlZHVsZSBpcyByZWZ1c2VkLgoKuwIKAgUAEgQNAFEBGq4CIFJlYXNvbnMgb2YgdGhpcyBzZXJ2aWNlJ3Mg\
      b3duLCBiZXNpZGUgdGhvc2Ugb2Ygb3RvbGl0aC9jb21tb24vdjEvZXJyb3JzLnByb3RvLiBUaGUgbmFtZSBvZiBhIHZhbHVl\
      IGlzIHRoZQogdGV4dCB0aGF0IGlzIGFuc3dlcmVkLCBpbiBgZ29vZ2xlLnJwYy5FcnJvckluZm8ucmVhc29uYCAoZG9tYWlu\
      IGBvdG9saXRoYCkgb3IgaW4gYSBmaWVsZCdzIHZpb2xhdGlvbi4KIE5ldyBvbmVzIG1heSBjb21lOiBhIGNsaWVudCB0cmVh\
      dHMgYW4gdW5rbm93biByZWFzb24gYnkgdGhlIHN0YXR1cyBjb2RlIHRoYXQgaXQgY2FtZSB3aXRoLgoKHgoEBQACABIDDwIf\
      GhEgTmV2ZXIgYW5zd2VyZWQuCgqQAQoEBQACARIDFAITGl0gUEVSTUlTU0lPTl9ERU5JRUQ6IHRoZSBlbnJvbG1lbnQgaW4g\
      dGhlIHN0dWR5IGhhcyBlbmRlZCwgd2hpY2ggdGhlIHRva2VuIGRvZXMgbm90IHRlbGwgeWV0LgoyJCBUaGUgc2NoZWR1bGUs\
      IGFuZCB3aG8gYXNrcyBmb3IgaXQuCgqBAQoEBQACAhIDFwIaGnQgVU5BVkFJTEFCTEUgd2l0aCBSZXRyeUluZm86IGEgc3R1\
      ZHkgaXMgbm90IGtub3duIGhlcmUgeWV0IGFuZCB0aGUgY2F0YWxvZ3VlIGNhbm5vdCBiZSBhc2tlZC4gU2VuZAogdGhlIHNh\
      bWUgYWdhaW4uCgo+CgQFAAIDEgMZAhwaMSBOT1RfRk9VTkQ6IHRoZSBzdHVkeSBoYXMgbm8gc3VjaCBxdWVzdGlvbm5haXJl\
      LgoKawoEBQACBBIDGwIaGl4gUkVTT1VSQ0VfRVhIQVVTVEVEIHdpdGggUmV0cnlJbmZvOiAxLDAwMCBjaGFuZ2VzIG9mIHNj\
      aGVkdWxlcyBhbmQgdGltZSB6b25lIHdpdGhpbiAyNCBob3Vycy4KCpYBCgQFAAIFEgMeAh4aiAEgRkFJTEVEX1BSRUNPTkRJ\
      VElPTjogdGhlIHN0dWR5IGxldHMgcGFydGljaXBhbnRzIGNob29zZSB0aGUgY2xvY2sgdGltZSBvbmx5LCBvciBub3RoaW5n\
      OyBhIHZpb2xhdGlvbgogbmFtZXMgZWFjaCBmaWVsZCB0aGF0IG11c3Qgc3RheS4KCpwBCgQFAAIGEgMhAhoajgEgRkFJTEVE\
      X1BSRUNPTkRJVElPTjogYSBwbGFuIG9mIG9uZSdzIG93biBnb2VzIGZ1cnRoZXIgdGhhbiB0aGUgc3R1ZHkgbGV0cyBwYXJ0\
      aWNpcGFudHMgZ287IGEgdmlvbGF0aW9uIG5hbWVzCiBlYWNoIHN1Y2ggZmllbGQgYW5kIGl0cyBib3VuZC4KCkcKBAUAAgcS\
      AyMCGBo6IE5PVF9GT1VORDogdGhlIHF1ZXN0aW9ubmFpcmUgaGFzIG5vIHNjaGVkdWxlIG9mIHRoYXQgaWQuCgqEAQoEBQAC\
      CBIDJgIaGncgSU5WQUxJRF9BUkdVTUVOVDogc28gbWFueSBpbnN0YW50cyBkbyBub3QgZml0IGludG8gdGhlIHdpbmRvd3Mg\
      YXQgdGhpcyBnYXA7IGBtYXhpbXVtX3Blcl9kYXlgIG9mIHRoZQogRXJyb3JJbmZvIGZpdHMuCgqRAQoEBQACCRIDKwIZGhsg\
      YGxpbWl0YCBpcyBtb3JlIHRoYW4gNTAwLgoyZyBGaWVsZHMgb2YgYSByZXF1ZXN0OiBJTlZBTElEX0FSR1VNRU5ULCBvbmUg\
      dmlvbGF0aW9uIGVhY2ggd2l0aCB0aGUgZmllbGQncyBwYXRoLiBDb3JyZWN0IHRoZSByZXF1ZXN0LgoKVQoEBQACChIDLQIT\
      GkggTm9uZSBvZiBgc3RhbmRhcmRgLCBgY3VzdG9tYCwgYG1vbnRobHlgLCBgZGFpbHlgIGFuZCBgbXV0ZWRgIGlzIGdpdmVu\
      LgoKcQoEBQACCxIDLwIVGmQgU2V2ZXJhbCBvZiBgc3RhbmRhcmRgLCBgY3VzdG9tYCwgYG1vbnRobHlgLCBgZGFpbHlgIGFu\
      ZCBgbXV0ZWRgIGFyZSBnaXZlbjsgb25lIHZpb2xhdGlvbiBmb3IgZWFjaC4KCicKBAUAAgwSAzECHBoaIGBwZXJfZGF5YCBp\
      cyBub3QgMeKAkzk2LgoKNgoEBQACDRIDMwIYGikgYG1pbmltdW1fZ2FwX21pbnV0ZXNgIGlzIG1vcmUgdGhhbiA3MjAuCgot\
      CgQFAAIOEgM1AhIaICBBIHN0YW5kYXJkIHBsYW4gaGFzIG5vIHdpbmRvdy4KCjkKBAUAAg8SAzcCExosIEEgd2luZG93IG9y\
      IHRpbWUgbmFtZXMgbm8gZGF5IG9mIHRoZSB3ZWVrLgoKPgoEBQACEBIDOQIVGjEgQW5vdGhlciB3aW5kb3cgaXMgZm9yIHRo\
      ZSBzYW1lIGRheSBvZiB0aGUgd2Vlay4KCkMKBAUAAhESAzsCGxo2IEEgY2xvY2sgdGltZSBpcyBub3QgMOKAkzE0MzkgbWlu\
      dXRlcyBhZnRlciBtaWRuaWdodC4KCj8KBAUAAhISAz0CFxoyIEEgd2luZG93IHJ1bnMgaW50byB0aGUgb25lIG9mIHRoZSBm\
      b2xsb3dpbmcgZGF5LgoKMgoEBQACExIDPwIQGiUgQSBjdXN0b20gb3IgZGFpbHkgcGxhbiBoYXMgbm8gdGltZS4KCkEKBAUA\
      AhQSA0ECFho0IEEgY3VzdG9tIG9yIGRhaWx5IHBsYW4gaGFzIG1vcmUgdGltZXMgdGhhbiBpdCBtYXkuCgo3CgQFAAIVEgND\
      AhYaKiBBIGN1c3RvbSBvciBkYWlseSBwbGFuIGhhcyBhIHRpbWUgdHdpY2UuCgosCgQFAAIWEgNFAiEaHyBgZGF5X29mX21v\
      bnRoYCBpcyBub3QgMeKAkzMxLgoKMgoEBQACFxIDRwIeGiUgYHN0YXJ0X2RheWAgaXMgbW9yZSB0aGFuIGl0IG1heSBiZS4K\
      Cj4KBAUAAhgSA0kCGxoxIGBleHBpcmVzX2FmdGVyX21pbnV0ZXNgIGlzIG1vcmUgdGhhbiBpdCBtYXkgYmUuCgpVCgQFAAIZ\
      EgNMAhsaSCBUaGUgcXVlc3Rpb25uYWlyZSBoYXMgc2V2ZXJhbCBzY2hlZHVsZXMsIGFuZCBgc2NoZWR1bGVfaWRgIG5hbWVz\
      IG5vbmUuCgqCAQoEBQACGhIDUAIaGnUgUEVSTUlTU0lPTl9ERU5JRUQ6IHdoYXQgaXMga2VwdCBvZiB0aGUgcGFydGljaXBh\
      bnQgd2FzIGVyYXNlZCBhdCB0aGUgcGFydGljaXBhbnQncyB3aXNoLiBUaGUgdG9rZW4KIGlzIGZyb20gYmVmb3JlLgpiBnBy\
      b3RvMw==
      """)
}
