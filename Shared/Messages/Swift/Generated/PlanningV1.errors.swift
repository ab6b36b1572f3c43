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
    /// INVALID_ARGUMENT: so many instants do not fit into the windows at this gap; `maximum_per_day` of the
    /// ErrorInfo fits.
    case scheduleInfeasible
    /// `limit` is more than 64.
    case limitOutOfRange
    /// None of `standard`, `custom`, `monthly` and `muted` is given.
    case planMissing
    /// Several of `standard`, `custom`, `monthly` and `muted` are given; one violation for each.
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
    /// A custom plan has no time.
    case noTimes
    /// A custom plan has more times than it may.
    case tooManyTimes
    /// A custom plan has a time twice.
    case timeDuplicate
    /// `day_of_month` is not 1–31.
    case dayOfMonthOutOfRange
    /// `start_day` is more than it may be.
    case startDayOutOfRange
    /// `expires_after_minutes` is more than it may be.
    case expiryOutOfRange
    /// PERMISSION_DENIED: what is kept of the participant was erased at the participant's wish. The token
    /// is from before.
    case participantErased
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .notEnrolled, .studyNotYetKnown, .questionnaireUnknown, .replannedTooOften, .scheduleFixedByStudy, .scheduleInfeasible, .limitOutOfRange, .planMissing, .planAmbiguous, .perDayOutOfRange, .gapOutOfRange, .noWindows, .dayMissing, .dayDuplicate, .minuteOutOfRange, .windowsOverlap, .noTimes, .tooManyTimes, .timeDuplicate, .dayOfMonthOutOfRange, .startDayOutOfRange, .expiryOutOfRange, .participantErased] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .notEnrolled
        case 2: .studyNotYetKnown
        case 3: .questionnaireUnknown
        case 4: .replannedTooOften
        case 5: .scheduleFixedByStudy
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
      CiBvdG9saXRoL3BsYW5uaW5nL3YxL2Vycm9ycy5wcm90bxITb3RvbGl0aC5wbGFubmluZy52MSqyBAoLRXJyb3JSZWFzb24S\
      HAoYRVJST1JfUkVBU09OX1VOU1BFQ0lGSUVEEAASEAoMTk9UX0VOUk9MTEVEEAESFwoTU1RVRFlfTk9UX1lFVF9LTk9XThAC\
      EhkKFVFVRVNUSU9OTkFJUkVfVU5LTk9XThADEhcKE1JFUExBTk5FRF9UT09fT0ZURU4QBBIbChdTQ0hFRFVMRV9GSVhFRF9C\
      WV9TVFVEWRAFEhcKE1NDSEVEVUxFX0lORkVBU0lCTEUQBhIWChJMSU1JVF9PVVRfT0ZfUkFOR0UQBxIQCgxQTEFOX01JU1NJ\
      TkcQCBISCg5QTEFOX0FNQklHVU9VUxAJEhgKFFBFUl9EQVlfT1VUX09GX1JBTkdFEAoSFAoQR0FQX09VVF9PRl9SQU5HRRAL\
      Eg4KCk5PX1dJTkRPV1MQDBIPCgtEQVlfTUlTU0lORxANEhEKDURBWV9EVVBMSUNBVEUQDhIXChNNSU5VVEVfT1VUX09GX1JB\
      TkdFEA8SEwoPV0lORE9XU19PVkVSTEFQEBASDAoITk9fVElNRVMQERISCg5UT09fTUFOWV9USU1FUxASEhIKDlRJTUVfRFVQ\
      TElDQVRFEBMSHQoZREFZX09GX01PTlRIX09VVF9PRl9SQU5HRRAUEhoKFlNUQVJUX0RBWV9PVVRfT0ZfUkFOR0UQFRIXChNF\
      WFBJUllfT1VUX09GX1JBTkdFEBYSFgoSUEFSVElDSVBBTlRfRVJBU0VEEBxCTQoTb3RvbGl0aC5wbGFubmluZy52MVABWh5v\
      dG9saXRoL3BsYW5uaW5nL3YxO3BsYW5uaW5ndjGqAhNPdG9saXRoLlBsYW5uaW5nLlYxSooSCi4KAQwSAwEAEhokIFdoeSBh\
      IHBsYW4gb3Igc2NoZWR1bGUgaXMgcmVmdXNlZC4KCrsCCgIFABIEDQBJARquAiBSZWFzb25zIG9mIHRoaXMgc2VydmljZSdz\
      IG93biwgYmVzaWRlIHRob3NlIG9mIG90b2xpdGgvY29tbW9uL3YxL2Vycm9ycy5wcm90by4gVGhlIG5hbWUgb2YgYSB2YWx1\
      ZSBpcyB0aGUKIHRleHQgdGhhdCBpcyBhbnN3ZXJlZCwgaW4gYGdvb2dsZS5ycGMuRXJyb3JJbmZvLnJlYXNvbmAgKGRvbWFp\
      biBgb3RvbGl0aGApIG9yIGluIGEgZmllbGQncyB2aW9sYXRpb24uCiBOZXcgb25lcyBtYXkgY29tZTogYSBjbGllbnQgdHJl\
      YXRzIGFuIHVua25vd24gcmVhc29uIGJ5IHRoZSBzdGF0dXMgY29kZSB0aGF0IGl0IGNhbWUgd2l0aC4KCh4KBAUAAgASAw8C\
      HxoRIE5ldmVyIGFuc3dlcmVkLgoKkAEKBAUAAgESAxQCExpdIFBFUk1JU1NJT05fREVOSUVEOiB0aGUgZW5yb2xtZW50IGlu\
      IHRoZSBzdHVkeSBoYXMgZW5kZWQsIHdoaWNoIHRoZSB0b2tlbiBkb2VzIG5vdCB0ZWxsIHlldC4KMiQgVGhlIHNjaGVkdWxl\
      LCBhbmQgd2hvIGFza3MgZm9yIGl0LgoKgQEKBAUAAgISAxcCGhp0IFVOQVZBSUxBQkxFIHdpdGggUmV0cnlJbmZvOiBhIHN0\
      dWR5IGlzIG5vdCBrbm93biBoZXJlIHlldCBhbmQgdGhlIGNhdGFsb2d1ZSBjYW5ub3QgYmUgYXNrZWQuIFNlbmQKIHRoZSBz\
      YW1lIGFnYWluLgoKPgoEBQACAxIDGQIcGjEgTk9UX0ZPVU5EOiB0aGUgc3R1ZHkgaGFzIG5vIHN1Y2ggcXVlc3Rpb25uYWly\
      ZS4KCmsKBAUAAgQSAxsCGhpeIFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIFJldHJ5SW5mbzogMSwwMDAgY2hhbmdlcyBvZiBz\
      Y2hlZHVsZXMgYW5kIHRpbWUgem9uZSB3aXRoaW4gMjQgaG91cnMuCgqWAQoEBQACBRIDHgIeGogBIEZBSUxFRF9QUkVDT05E\
      SVRJT046IHRoZSBzdHVkeSBsZXRzIHBhcnRpY2lwYW50cyBjaG9vc2UgdGhlIGNsb2NrIHRpbWUgb25seSwgb3Igbm90aGlu\
      ZzsgYSB2aW9sYXRpb24KIG5hbWVzIGVhY2ggZmllbGQgdGhhdCBtdXN0IHN0YXkuCgqEAQoEBQACBhIDIQIaGncgSU5WQUxJ\
      RF9BUkdVTUVOVDogc28gbWFueSBpbnN0YW50cyBkbyBub3QgZml0IGludG8gdGhlIHdpbmRvd3MgYXQgdGhpcyBnYXA7IGBt\
      YXhpbXVtX3Blcl9kYXlgIG9mIHRoZQogRXJyb3JJbmZvIGZpdHMuCgqQAQoEBQACBxIDJgIZGhogYGxpbWl0YCBpcyBtb3Jl\
      IHRoYW4gNjQuCjJnIEZpZWxkcyBvZiBhIHJlcXVlc3Q6IElOVkFMSURfQVJHVU1FTlQsIG9uZSB2aW9sYXRpb24gZWFjaCB3\
      aXRoIHRoZSBmaWVsZCdzIHBhdGguIENvcnJlY3QgdGhlIHJlcXVlc3QuCgpMCgQFAAIIEgMoAhMaPyBOb25lIG9mIGBzdGFu\
      ZGFyZGAsIGBjdXN0b21gLCBgbW9udGhseWAgYW5kIGBtdXRlZGAgaXMgZ2l2ZW4uCgpoCgQFAAIJEgMqAhUaWyBTZXZlcmFs\
      IG9mIGBzdGFuZGFyZGAsIGBjdXN0b21gLCBgbW9udGhseWAgYW5kIGBtdXRlZGAgYXJlIGdpdmVuOyBvbmUgdmlvbGF0aW9u\
      IGZvciBlYWNoLgoKJwoEBQACChIDLAIcGhogYHBlcl9kYXlgIGlzIG5vdCAx4oCTOTYuCgo2CgQFAAILEgMuAhgaKSBgbWlu\
      aW11bV9nYXBfbWludXRlc2AgaXMgbW9yZSB0aGFuIDcyMC4KCi0KBAUAAgwSAzACEhogIEEgc3RhbmRhcmQgcGxhbiBoYXMg\
      bm8gd2luZG93LgoKOQoEBQACDRIDMgITGiwgQSB3aW5kb3cgb3IgdGltZSBuYW1lcyBubyBkYXkgb2YgdGhlIHdlZWsuCgo+\
      CgQFAAIOEgM0AhUaMSBBbm90aGVyIHdpbmRvdyBpcyBmb3IgdGhlIHNhbWUgZGF5IG9mIHRoZSB3ZWVrLgoKQwoEBQACDxID\
      NgIbGjYgQSBjbG9jayB0aW1lIGlzIG5vdCAw4oCTMTQzOSBtaW51dGVzIGFmdGVyIG1pZG5pZ2h0LgoKPwoEBQACEBIDOAIX\
      GjIgQSB3aW5kb3cgcnVucyBpbnRvIHRoZSBvbmUgb2YgdGhlIGZvbGxvd2luZyBkYXkuCgopCgQFAAIREgM6AhAaHCBBIGN1\
      c3RvbSBwbGFuIGhhcyBubyB0aW1lLgoKOAoEBQACEhIDPAIWGisgQSBjdXN0b20gcGxhbiBoYXMgbW9yZSB0aW1lcyB0aGFu\
      IGl0IG1heS4KCi4KBAUAAhMSAz4CFhohIEEgY3VzdG9tIHBsYW4gaGFzIGEgdGltZSB0d2ljZS4KCiwKBAUAAhQSA0ACIRof\
      IGBkYXlfb2ZfbW9udGhgIGlzIG5vdCAx4oCTMzEuCgoyCgQFAAIVEgNCAh4aJSBgc3RhcnRfZGF5YCBpcyBtb3JlIHRoYW4g\
      aXQgbWF5IGJlLgoKPgoEBQACFhIDRAIbGjEgYGV4cGlyZXNfYWZ0ZXJfbWludXRlc2AgaXMgbW9yZSB0aGFuIGl0IG1heSBi\
      ZS4KCoIBCgQFAAIXEgNIAhoadSBQRVJNSVNTSU9OX0RFTklFRDogd2hhdCBpcyBrZXB0IG9mIHRoZSBwYXJ0aWNpcGFudCB3\
      YXMgZXJhc2VkIGF0IHRoZSBwYXJ0aWNpcGFudCdzIHdpc2guIFRoZSB0b2tlbgogaXMgZnJvbSBiZWZvcmUuCmIGcHJvdG8z
      """)
}
