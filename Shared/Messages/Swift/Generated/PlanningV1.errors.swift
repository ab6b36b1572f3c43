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
    /// PERMISSION_DENIED: what is kept of the participant was erased at the participant's wish. The token
    /// is from before.
    case participantErased
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .notEnrolled, .studyNotYetKnown, .questionnaireUnknown, .replannedTooOften, .scheduleFixedByStudy, .planOutOfBounds, .scheduleUnknown, .scheduleInfeasible, .limitOutOfRange, .planMissing, .planAmbiguous, .perDayOutOfRange, .gapOutOfRange, .noWindows, .dayMissing, .dayDuplicate, .minuteOutOfRange, .windowsOverlap, .noTimes, .tooManyTimes, .timeDuplicate, .dayOfMonthOutOfRange, .scheduleIdMissing, .participantErased] }

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
      CiBvdG9saXRoL3BsYW5uaW5nL3YxL2Vycm9ycy5wcm90bxITb3RvbGl0aC5wbGFubmluZy52MSrEBAoLRXJyb3JSZWFzb24S\
      HAoYRVJST1JfUkVBU09OX1VOU1BFQ0lGSUVEEAASEAoMTk9UX0VOUk9MTEVEEAESFwoTU1RVRFlfTk9UX1lFVF9LTk9XThAC\
      EhkKFVFVRVNUSU9OTkFJUkVfVU5LTk9XThADEhcKE1JFUExBTk5FRF9UT09fT0ZURU4QBBIbChdTQ0hFRFVMRV9GSVhFRF9C\
      WV9TVFVEWRAFEhYKElBMQU5fT1VUX09GX0JPVU5EUxAdEhQKEFNDSEVEVUxFX1VOS05PV04QHhIXChNTQ0hFRFVMRV9JTkZF\
      QVNJQkxFEAYSFgoSTElNSVRfT1VUX09GX1JBTkdFEAcSEAoMUExBTl9NSVNTSU5HEAgSEgoOUExBTl9BTUJJR1VPVVMQCRIY\
      ChRQRVJfREFZX09VVF9PRl9SQU5HRRAKEhQKEEdBUF9PVVRfT0ZfUkFOR0UQCxIOCgpOT19XSU5ET1dTEAwSDwoLREFZX01J\
      U1NJTkcQDRIRCg1EQVlfRFVQTElDQVRFEA4SFwoTTUlOVVRFX09VVF9PRl9SQU5HRRAPEhMKD1dJTkRPV1NfT1ZFUkxBUBAQ\
      EgwKCE5PX1RJTUVTEBESEgoOVE9PX01BTllfVElNRVMQEhISCg5USU1FX0RVUExJQ0FURRATEh0KGURBWV9PRl9NT05USF9P\
      VVRfT0ZfUkFOR0UQFBIXChNTQ0hFRFVMRV9JRF9NSVNTSU5HEB8SFgoSUEFSVElDSVBBTlRfRVJBU0VEEBxCTQoTb3RvbGl0\
      aC5wbGFubmluZy52MVABWh5vdG9saXRoL3BsYW5uaW5nL3YxO3BsYW5uaW5ndjGqAhNPdG9saXRoLlBsYW5uaW5nLlYxSoMU\
      Ci4KAQwSAwEAEhokIFdoeSBhIHBsYW4gb3Igc2NoZWR1bGUgaXMgcmVmdXNlZC4KCrsCCgIFABIEDQBMARquAiBSZWFzb25z\
      IG9mIHRoaXMgc2VydmljZSdzIG93biwgYmVzaWRlIHRob3NlIG9mIG90b2xpdGgvY29tbW9uL3YxL2Vycm9ycy5wcm90by4g\
      VGhlIG5hbWUgb2YgYSB2YWx1ZSBpcyB0aGUKIHRleHQgdGhhdCBpcyBhbnN3ZXJlZCwgaW4gYGdvb2dsZS5ycGMuRXJyb3JJ\
      bmZvLnJlYXNvbmAgKGRvbWFpbiBgb3RvbGl0aGApIG9yIGluIGEgZmllbGQncyB2aW9sYXRpb24uCiBOZXcgb25lcyBtYXkg\
      Y29tZTogYSBjbGllbnQgdHJlYXRzIGFuIHVua25vd24gcmVhc29uIGJ5IHRoZSBzdGF0dXMgY29kZSB0aGF0IGl0IGNhbWUg\
      d2l0aC4KCh4KBAUAAgASAw8CHxoRIE5ldmVyIGFuc3dlcmVkLgoKkAEKBAUAAgESAxQCExpdIFBFUk1JU1NJT05fREVOSUVE\
      OiB0aGUgZW5yb2xtZW50IGluIHRoZSBzdHVkeSBoYXMgZW5kZWQsIHdoaWNoIHRoZSB0b2tlbiBkb2VzIG5vdCB0ZWxsIHll\
      dC4KMiQgVGhlIHNjaGVkdWxlLCBhbmQgd2hvIGFza3MgZm9yIGl0LgoKgQEKBAUAAgISAxcCGhp0IFVOQVZBSUxBQkxFIHdp\
      dGggUmV0cnlJbmZvOiBhIHN0dWR5IGlzIG5vdCBrbm93biBoZXJlIHlldCBhbmQgdGhlIGNhdGFsb2d1ZSBjYW5ub3QgYmUg\
      YXNrZWQuIFNlbmQKIHRoZSBzYW1lIGFnYWluLgoKPgoEBQACAxIDGQIcGjEgTk9UX0ZPVU5EOiB0aGUgc3R1ZHkgaGFzIG5v\
      IHN1Y2ggcXVlc3Rpb25uYWlyZS4KCmsKBAUAAgQSAxsCGhpeIFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIFJldHJ5SW5mbzog\
      MSwwMDAgY2hhbmdlcyBvZiBzY2hlZHVsZXMgYW5kIHRpbWUgem9uZSB3aXRoaW4gMjQgaG91cnMuCgqWAQoEBQACBRIDHgIe\
      GogBIEZBSUxFRF9QUkVDT05ESVRJT046IHRoZSBzdHVkeSBsZXRzIHBhcnRpY2lwYW50cyBjaG9vc2UgdGhlIGNsb2NrIHRp\
      bWUgb25seSwgb3Igbm90aGluZzsgYSB2aW9sYXRpb24KIG5hbWVzIGVhY2ggZmllbGQgdGhhdCBtdXN0IHN0YXkuCgqcAQoE\
      BQACBhIDIQIaGo4BIEZBSUxFRF9QUkVDT05ESVRJT046IGEgcGxhbiBvZiBvbmUncyBvd24gZ29lcyBmdXJ0aGVyIHRoYW4g\
      dGhlIHN0dWR5IGxldHMgcGFydGljaXBhbnRzIGdvOyBhIHZpb2xhdGlvbiBuYW1lcwogZWFjaCBzdWNoIGZpZWxkIGFuZCBp\
      dHMgYm91bmQuCgpHCgQFAAIHEgMjAhgaOiBOT1RfRk9VTkQ6IHRoZSBxdWVzdGlvbm5haXJlIGhhcyBubyBzY2hlZHVsZSBv\
      ZiB0aGF0IGlkLgoKhAEKBAUAAggSAyYCGhp3IElOVkFMSURfQVJHVU1FTlQ6IHNvIG1hbnkgaW5zdGFudHMgZG8gbm90IGZp\
      dCBpbnRvIHRoZSB3aW5kb3dzIGF0IHRoaXMgZ2FwOyBgbWF4aW11bV9wZXJfZGF5YCBvZiB0aGUKIEVycm9ySW5mbyBmaXRz\
      LgoKkQEKBAUAAgkSAysCGRobIGBsaW1pdGAgaXMgbW9yZSB0aGFuIDUwMC4KMmcgRmllbGRzIG9mIGEgcmVxdWVzdDogSU5W\
      QUxJRF9BUkdVTUVOVCwgb25lIHZpb2xhdGlvbiBlYWNoIHdpdGggdGhlIGZpZWxkJ3MgcGF0aC4gQ29ycmVjdCB0aGUgcmVx\
      dWVzdC4KClUKBAUAAgoSAy0CExpIIE5vbmUgb2YgYHN0YW5kYXJkYCwgYGN1c3RvbWAsIGBtb250aGx5YCwgYGRhaWx5YCBh\
      bmQgYG11dGVkYCBpcyBnaXZlbi4KCnEKBAUAAgsSAy8CFRpkIFNldmVyYWwgb2YgYHN0YW5kYXJkYCwgYGN1c3RvbWAsIGBt\
      b250aGx5YCwgYGRhaWx5YCBhbmQgYG11dGVkYCBhcmUgZ2l2ZW47IG9uZSB2aW9sYXRpb24gZm9yIGVhY2guCgonCgQFAAIM\
      EgMxAhwaGiBgcGVyX2RheWAgaXMgbm90IDHigJM5Ni4KCjYKBAUAAg0SAzMCGBopIGBtaW5pbXVtX2dhcF9taW51dGVzYCBp\
      cyBtb3JlIHRoYW4gNzIwLgoKLQoEBQACDhIDNQISGiAgQSBzdGFuZGFyZCBwbGFuIGhhcyBubyB3aW5kb3cuCgo5CgQFAAIP\
      EgM3AhMaLCBBIHdpbmRvdyBvciB0aW1lIG5hbWVzIG5vIGRheSBvZiB0aGUgd2Vlay4KCj4KBAUAAhASAzkCFRoxIEFub3Ro\
      ZXIgd2luZG93IGlzIGZvciB0aGUgc2FtZSBkYXkgb2YgdGhlIHdlZWsuCgpDCgQFAAIREgM7AhsaNiBBIGNsb2NrIHRpbWUg\
      aXMgbm90IDDigJMxNDM5IG1pbnV0ZXMgYWZ0ZXIgbWlkbmlnaHQuCgo/CgQFAAISEgM9AhcaMiBBIHdpbmRvdyBydW5zIGlu\
      dG8gdGhlIG9uZSBvZiB0aGUgZm9sbG93aW5nIGRheS4KCjIKBAUAAhMSAz8CEBolIEEgY3VzdG9tIG9yIGRhaWx5IHBsYW4g\
      aGFzIG5vIHRpbWUuCgpBCgQFAAIUEgNBAhYaNCBBIGN1c3RvbSBvciBkYWlseSBwbGFuIGhhcyBtb3JlIHRpbWVzIHRoYW4g\
      aXQgbWF5LgoKNwoEBQACFRIDQwIWGiogQSBjdXN0b20gb3IgZGFpbHkgcGxhbiBoYXMgYSB0aW1lIHR3aWNlLgoKLAoEBQAC\
      FhIDRQIhGh8gYGRheV9vZl9tb250aGAgaXMgbm90IDHigJMzMS4KClUKBAUAAhcSA0cCGxpIIFRoZSBxdWVzdGlvbm5haXJl\
      IGhhcyBzZXZlcmFsIHNjaGVkdWxlcywgYW5kIGBzY2hlZHVsZV9pZGAgbmFtZXMgbm9uZS4KCoIBCgQFAAIYEgNLAhoadSBQ\
      RVJNSVNTSU9OX0RFTklFRDogd2hhdCBpcyBrZXB0IG9mIHRoZSBwYXJ0aWNpcGFudCB3YXMgZXJhc2VkIGF0IHRoZSBwYXJ0\
      aWNpcGFudCdzIHdpc2guIFRoZSB0b2tlbgogaXMgZnJvbSBiZWZvcmUuCmIGcHJvdG8z
      """)
}
