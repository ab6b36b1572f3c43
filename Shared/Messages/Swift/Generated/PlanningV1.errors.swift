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
    /// NOT_FOUND: the study has no trigger of that id.
    case triggerUnknown
    /// PERMISSION_DENIED: what is kept of the participant was erased at the participant's wish. The token
    /// is from before.
    case participantErased
    /// NOT_FOUND: the study has no such participant.
    case participantUnknown
    /// FAILED_PRECONDITION: the participant does not take part any more.
    case participantLeft
    /// UNAVAILABLE with RetryInfo: the pseudonyms of the study's participants are not known here yet, and ingestion
    /// cannot be asked. Send the same again.
    case pseudonymsNotYetKnown
    /// NOT_FOUND: no schedule of the study counts from a date of this id.
    case staffDateUnknown
    /// NOT_FOUND: there is no such notification, or it is not one of the study, or not the caller's.
    case notificationUnknown
    /// FAILED_PRECONDITION: its instant has come, or it was answered, dismissed or called off.
    case notificationNotComing
    /// ALREADY_EXISTS: another notification has this id. A new one needs a new id.
    case notificationIdReused
    /// FAILED_PRECONDITION: `notify_time` is not in the future.
    case notifyTimePast
    /// FAILED_PRECONDITION: `notify_time` is more than 400 days from now.
    case notifyTimeTooFar
    /// FAILED_PRECONDITION: `notify_time` is before the study begins, or not before it ends.
    case notifyTimeOutsideStudy
    /// FAILED_PRECONDITION: `notify_time` is within the participant's quiet hours; `override_quiet_hours` asks all the
    /// same.
    case notifyTimeQuiet
    /// FAILED_PRECONDITION: staff asks for the same questionnaire at this very instant already.
    case notifyTimeTaken
    /// FAILED_PRECONDITION: no device has named the participant's time zone yet.
    case timeZoneNotKnown
    /// FAILED_PRECONDITION: the study is paused: nobody is asked.
    case studyPaused
    /// FAILED_PRECONDITION: the study does not ask for the questionnaire any more, or it is filled in once and for all.
    case questionnaireClosed
    /// RESOURCE_EXHAUSTED: 200 notifications that staff has added for the participant are still to come.
    case staffNotificationsLimit
    /// `participant` is no pseudonym: 16 of the letters `a` to `z` and digits `2` to `7`.
    case participantInvalid
    /// `breakdown` is none that the method has.
    case breakdownMissing
    /// `to_time` is not after `from_time`, or more than 366 days after it.
    case periodInvalid
    /// `date` is not a date `YYYY-MM-DD`.
    case dateInvalid
    /// `date` is more than 3,660 days from today.
    case dateOutOfRange
    /// `expires_after_minutes` is more than 44,640.
    case expiryOutOfRange
    /// `silent_days` is more than 365, or `prompts_min` more than 100.
    case silentDaysOutOfRange
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .notEnrolled, .studyNotYetKnown, .questionnaireUnknown, .replannedTooOften, .scheduleFixedByStudy, .planOutOfBounds, .scheduleUnknown, .scheduleInfeasible, .limitOutOfRange, .planMissing, .planAmbiguous, .perDayOutOfRange, .gapOutOfRange, .noWindows, .dayMissing, .dayDuplicate, .minuteOutOfRange, .windowsOverlap, .noTimes, .tooManyTimes, .timeDuplicate, .dayOfMonthOutOfRange, .scheduleIdMissing, .planTokenInvalid, .reportsMissing, .tooManyReports, .notificationIdInvalid, .reportKindMissing, .timeMissing, .snoozeEndMissing, .snoozeEndMisplaced, .pushPlatformOff, .pushAppUnknown, .tooManyDevices, .notGateway, .pushPlatformMissing, .pushTokenInvalid, .appIdInvalid, .unacknowledgedOutOfRange, .leaseOutOfRange, .acknowledgementsMissing, .tooManyAcknowledgements, .leaseIdInvalid, .promptResultMissing, .triggerUnknown, .participantErased, .participantUnknown, .participantLeft, .pseudonymsNotYetKnown, .staffDateUnknown, .notificationUnknown, .notificationNotComing, .notificationIdReused, .notifyTimePast, .notifyTimeTooFar, .notifyTimeOutsideStudy, .notifyTimeQuiet, .notifyTimeTaken, .timeZoneNotKnown, .studyPaused, .questionnaireClosed, .staffNotificationsLimit, .participantInvalid, .breakdownMissing, .periodInvalid, .dateInvalid, .dateOutOfRange, .expiryOutOfRange, .silentDaysOutOfRange] }

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
        case 70: .triggerUnknown
        case 28: .participantErased
        case 80: .participantUnknown
        case 81: .participantLeft
        case 82: .pseudonymsNotYetKnown
        case 83: .staffDateUnknown
        case 84: .notificationUnknown
        case 85: .notificationNotComing
        case 86: .notificationIdReused
        case 87: .notifyTimePast
        case 88: .notifyTimeTooFar
        case 89: .notifyTimeOutsideStudy
        case 90: .notifyTimeQuiet
        case 91: .notifyTimeTaken
        case 92: .timeZoneNotKnown
        case 93: .studyPaused
        case 94: .questionnaireClosed
        case 95: .staffNotificationsLimit
        case 96: .participantInvalid
        case 97: .breakdownMissing
        case 98: .periodInvalid
        case 99: .dateInvalid
        case 100: .dateOutOfRange
        case 101: .expiryOutOfRange
        case 102: .silentDaysOutOfRange
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
        case .triggerUnknown: 70
        case .participantErased: 28
        case .participantUnknown: 80
        case .participantLeft: 81
        case .pseudonymsNotYetKnown: 82
        case .staffDateUnknown: 83
        case .notificationUnknown: 84
        case .notificationNotComing: 85
        case .notificationIdReused: 86
        case .notifyTimePast: 87
        case .notifyTimeTooFar: 88
        case .notifyTimeOutsideStudy: 89
        case .notifyTimeQuiet: 90
        case .notifyTimeTaken: 91
        case .timeZoneNotKnown: 92
        case .studyPaused: 93
        case .questionnaireClosed: 94
        case .staffNotificationsLimit: 95
        case .participantInvalid: 96
        case .breakdownMissing: 97
        case .periodInvalid: 98
        case .dateInvalid: 99
        case .dateOutOfRange: 100
        case .expiryOutOfRange: 101
        case .silentDaysOutOfRange: 102
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
      CiBvdG9saXRoL3BsYW5uaW5nL3YxL2Vycm9ycy5wcm90bxITb3RvbGl0aC5wbGFubmluZy52MSqUDQoLRXJyb3JSZWFzb24S\
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
      TEVBU0VfSURfSU5WQUxJRBA9EhkKFVBST01QVF9SRVNVTFRfTUlTU0lORxA+EhMKD1RSSUdHRVJfVU5LTk9XThBGEhYKElBB\
      UlRJQ0lQQU5UX0VSQVNFRBAcEhcKE1BBUlRJQ0lQQU5UX1VOS05PV04QUBIUChBQQVJUSUNJUEFOVF9MRUZUEFESHAoYUFNF\
      VURPTllNU19OT1RfWUVUX0tOT1dOEFISFgoSU1RBRkZfREFURV9VTktOT1dOEFMSGAoUTk9USUZJQ0FUSU9OX1VOS05PV04Q\
      VBIbChdOT1RJRklDQVRJT05fTk9UX0NPTUlORxBVEhoKFk5PVElGSUNBVElPTl9JRF9SRVVTRUQQVhIUChBOT1RJRllfVElN\
      RV9QQVNUEFcSFwoTTk9USUZZX1RJTUVfVE9PX0ZBUhBYEh0KGU5PVElGWV9USU1FX09VVFNJREVfU1RVRFkQWRIVChFOT1RJ\
      RllfVElNRV9RVUlFVBBaEhUKEU5PVElGWV9USU1FX1RBS0VOEFsSFwoTVElNRV9aT05FX05PVF9LTk9XThBcEhAKDFNUVURZ\
      X1BBVVNFRBBdEhgKFFFVRVNUSU9OTkFJUkVfQ0xPU0VEEF4SHQoZU1RBRkZfTk9USUZJQ0FUSU9OU19MSU1JVBBfEhcKE1BB\
      UlRJQ0lQQU5UX0lOVkFMSUQQYBIVChFCUkVBS0RPV05fTUlTU0lORxBhEhIKDlBFUklPRF9JTlZBTElEEGISEAoMREFURV9J\
      TlZBTElEEGMSFQoRREFURV9PVVRfT0ZfUkFOR0UQZBIXChNFWFBJUllfT1VUX09GX1JBTkdFEGUSHAoYU0lMRU5UX0RBWVNf\
      T1VUX09GX1JBTkdFEGZCTQoTb3RvbGl0aC5wbGFubmluZy52MVABWh5vdG9saXRoL3BsYW5uaW5nL3YxO3BsYW5uaW5ndjGq\
      AhNPdG9saXRoLlBsYW5uaW5nLlYxSqUyCi4KAQwSAwEAEhokIFdoeSBhIHBsYW4gb3Igc2NoZWR1bGUgaXMgcmVmdXNlZC4K\
      CrwCCgIFABIFDQC1AQEargIgUmVhc29ucyBvZiB0aGlzIHNlcnZpY2UncyBvd24sIGJlc2lkZSB0aG9zZSBvZiBvdG9saXRo\
      L2NvbW1vbi92MS9lcnJvcnMucHJvdG8uIFRoZSBuYW1lIG9mIGEgdmFsdWUgaXMgdGhlCiB0ZXh0IHRoYXQgaXMgYW5zd2Vy\
      ZWQsIGluIGBnb29nbGUucnBjLkVycm9ySW5mby5yZWFzb25gIChkb21haW4gYG90b2xpdGhgKSBvciBpbiBhIGZpZWxkJ3Mg\
      dmlvbGF0aW9uLgogTmV3IG9uZXMgbWF5IGNvbWU6IGEgY2xpZW50IHRyZWF0cyBhbiB1bmtub3duIHJlYXNvbiBieSB0aGUg\
      c3RhdHVzIGNvZGUgdGhhdCBpdCBjYW1lIHdpdGguCgoeCgQFAAIAEgMPAh8aESBOZXZlciBhbnN3ZXJlZC4KCpABCgQFAAIB\
      EgMUAhMaXSBQRVJNSVNTSU9OX0RFTklFRDogdGhlIGVucm9sbWVudCBpbiB0aGUgc3R1ZHkgaGFzIGVuZGVkLCB3aGljaCB0\
      aGUgdG9rZW4gZG9lcyBub3QgdGVsbCB5ZXQuCjIkIFRoZSBzY2hlZHVsZSwgYW5kIHdobyBhc2tzIGZvciBpdC4KCoEBCgQF\
      AAICEgMXAhoadCBVTkFWQUlMQUJMRSB3aXRoIFJldHJ5SW5mbzogYSBzdHVkeSBpcyBub3Qga25vd24gaGVyZSB5ZXQgYW5k\
      IHRoZSBjYXRhbG9ndWUgY2Fubm90IGJlIGFza2VkLiBTZW5kCiB0aGUgc2FtZSBhZ2Fpbi4KCj4KBAUAAgMSAxkCHBoxIE5P\
      VF9GT1VORDogdGhlIHN0dWR5IGhhcyBubyBzdWNoIHF1ZXN0aW9ubmFpcmUuCgprCgQFAAIEEgMbAhoaXiBSRVNPVVJDRV9F\
      WEhBVVNURUQgd2l0aCBSZXRyeUluZm86IDEsMDAwIGNoYW5nZXMgb2Ygc2NoZWR1bGVzIGFuZCB0aW1lIHpvbmUgd2l0aGlu\
      IDI0IGhvdXJzLgoKlgEKBAUAAgUSAx4CHhqIASBGQUlMRURfUFJFQ09ORElUSU9OOiB0aGUgc3R1ZHkgbGV0cyBwYXJ0aWNp\
      cGFudHMgY2hvb3NlIHRoZSBjbG9jayB0aW1lIG9ubHksIG9yIG5vdGhpbmc7IGEgdmlvbGF0aW9uCiBuYW1lcyBlYWNoIGZp\
      ZWxkIHRoYXQgbXVzdCBzdGF5LgoKnAEKBAUAAgYSAyECGhqOASBGQUlMRURfUFJFQ09ORElUSU9OOiBhIHBsYW4gb2Ygb25l\
      J3Mgb3duIGdvZXMgZnVydGhlciB0aGFuIHRoZSBzdHVkeSBsZXRzIHBhcnRpY2lwYW50cyBnbzsgYSB2aW9sYXRpb24gbmFt\
      ZXMKIGVhY2ggc3VjaCBmaWVsZCBhbmQgaXRzIGJvdW5kLgoKRwoEBQACBxIDIwIYGjogTk9UX0ZPVU5EOiB0aGUgcXVlc3Rp\
      b25uYWlyZSBoYXMgbm8gc2NoZWR1bGUgb2YgdGhhdCBpZC4KCoQBCgQFAAIIEgMmAhoadyBJTlZBTElEX0FSR1VNRU5UOiBz\
      byBtYW55IGluc3RhbnRzIGRvIG5vdCBmaXQgaW50byB0aGUgd2luZG93cyBhdCB0aGlzIGdhcDsgYG1heGltdW1fcGVyX2Rh\
      eWAgb2YgdGhlCiBFcnJvckluZm8gZml0cy4KCpEBCgQFAAIJEgMrAhkaGyBgbGltaXRgIGlzIG1vcmUgdGhhbiA1MDAuCjJn\
      IEZpZWxkcyBvZiBhIHJlcXVlc3Q6IElOVkFMSURfQVJHVU1FTlQsIG9uZSB2aW9sYXRpb24gZWFjaCB3aXRoIHRoZSBmaWVs\
      ZCdzIHBhdGguIENvcnJlY3QgdGhlIHJlcXVlc3QuCgpVCgQFAAIKEgMtAhMaSCBOb25lIG9mIGBzdGFuZGFyZGAsIGBjdXN0\
      b21gLCBgbW9udGhseWAsIGBkYWlseWAgYW5kIGBtdXRlZGAgaXMgZ2l2ZW4uCgpxCgQFAAILEgMvAhUaZCBTZXZlcmFsIG9m\
      IGBzdGFuZGFyZGAsIGBjdXN0b21gLCBgbW9udGhseWAsIGBkYWlseWAgYW5kIGBtdXRlZGAgYXJlIGdpdmVuOyBvbmUgdmlv\
      bGF0aW9uIGZvciBlYWNoLgoKJwoEBQACDBIDMQIcGhogYHBlcl9kYXlgIGlzIG5vdCAx4oCTOTYuCgo2CgQFAAINEgMzAhga\
      KSBgbWluaW11bV9nYXBfbWludXRlc2AgaXMgbW9yZSB0aGFuIDcyMC4KCi0KBAUAAg4SAzUCEhogIEEgc3RhbmRhcmQgcGxh\
      biBoYXMgbm8gd2luZG93LgoKOQoEBQACDxIDNwITGiwgQSB3aW5kb3cgb3IgdGltZSBuYW1lcyBubyBkYXkgb2YgdGhlIHdl\
      ZWsuCgo+CgQFAAIQEgM5AhUaMSBBbm90aGVyIHdpbmRvdyBpcyBmb3IgdGhlIHNhbWUgZGF5IG9mIHRoZSB3ZWVrLgoKQwoE\
      BQACERIDOwIbGjYgQSBjbG9jayB0aW1lIGlzIG5vdCAw4oCTMTQzOSBtaW51dGVzIGFmdGVyIG1pZG5pZ2h0LgoKPwoEBQAC\
      EhIDPQIXGjIgQSB3aW5kb3cgcnVucyBpbnRvIHRoZSBvbmUgb2YgdGhlIGZvbGxvd2luZyBkYXkuCgoyCgQFAAITEgM/AhAa\
      JSBBIGN1c3RvbSBvciBkYWlseSBwbGFuIGhhcyBubyB0aW1lLgoKQQoEBQACFBIDQQIWGjQgQSBjdXN0b20gb3IgZGFpbHkg\
      cGxhbiBoYXMgbW9yZSB0aW1lcyB0aGFuIGl0IG1heS4KCjcKBAUAAhUSA0MCFhoqIEEgY3VzdG9tIG9yIGRhaWx5IHBsYW4g\
      aGFzIGEgdGltZSB0d2ljZS4KCiwKBAUAAhYSA0UCIRofIGBkYXlfb2ZfbW9udGhgIGlzIG5vdCAx4oCTMzEuCgpVCgQFAAIX\
      EgNHAhsaSCBUaGUgcXVlc3Rpb25uYWlyZSBoYXMgc2V2ZXJhbCBzY2hlZHVsZXMsIGFuZCBgc2NoZWR1bGVfaWRgIG5hbWVz\
      IG5vbmUuCgo/CgQFAAIYEgNKAhoaMiBgcGxhbl90b2tlbmAgaXMgbm9uZSB0aGF0IHRoaXMgc2VydmljZSBnYXZlIG91dC4K\
      CiIKBAUAAhkSA0wCFxoVIE5vIHJlcG9ydCBpcyBnaXZlbi4KCiUKBAUAAhoSA04CGBoYIE1vcmUgdGhhbiA1MDAgcmVwb3J0\
      cy4KCi8KBAUAAhsSA1ACHxoiIGBub3RpZmljYXRpb25faWRgIGlzIG5vdCBhIFVVSUQuCgo2CgQFAAIcEgNSAhsaKSBga2lu\
      ZGAgc2F5cyBub3RoaW5nIHRoYXQgaXMga25vd24gaGVyZS4KCiMKBAUAAh0SA1QCFBoWIGB0aW1lYCBpcyBub3QgZ2l2ZW4u\
      CgpJCgQFAAIeEgNWAhoaPCBUaGUgcGFydGljaXBhbnQgcHV0IGl0IG9mZiwgYW5kIGl0IGlzIG5vdCBzYWlkIHVudGlsIHdo\
      ZW4uCgpnCgQFAAIfEgNYAhwaWiBgc25vb3plX2VuZF90aW1lYCBpcyBnaXZlbiB3aXRoIHNvbWV0aGluZyBlbHNlIHRoYW4g\
      cHV0dGluZyBvZmYsIG9yIGlzIG5vdCBhZnRlciBgdGltZWAuCgp4CgQFAAIgEgNdAhkaUiBGQUlMRURfUFJFQ09ORElUSU9O\
      OiB0aGUgb3BlcmF0b3IgaGFzIG5vdCBzZXQgdGhlIHBsYXRmb3JtIHVwIGZvciBwdXNoIG1lc3NhZ2VzLgoyFyBEZXZpY2Vz\
      IGFuZCBnYXRld2F5cy4KCkkKBAUAAiESA18CGBo8IEZBSUxFRF9QUkVDT05ESVRJT046IHRoZSBvcGVyYXRvciBoYXMgbm8g\
      a2V5cyBmb3IgdGhlIGFwcC4KCmcKBAUAAiISA2ECGBpaIFJFU09VUkNFX0VYSEFVU1RFRDogdGVuIG90aGVyIGRldmljZXMg\
      b2YgdGhlIHBhcnRpY2lwYW50IGFyZSByZWdpc3RlcmVkLiBVbnJlZ2lzdGVyIG9uZS4KClYKBAUAAiMSA2MCExpJIFBFUk1J\
      U1NJT05fREVOSUVEOiB0aGUgdG9rZW4gZG9lcyBub3Qgc2F5IHRoYXQgdGhlIGNhbGxlciBpcyBhIGdhdGV3YXkuCgo0CgQF\
      AAIkEgNlAh0aJyBJTlZBTElEX0FSR1VNRU5UOiBgcGxhdGZvcm1gIGlzIG5vbmUuCgpUCgQFAAIlEgNnAhoaRyBJTlZBTElE\
      X0FSR1VNRU5UOiBgdG9rZW5gIGlzIG5vbmUgdGhhdCB0aGUgcGxhdGZvcm0gY291bGQgaGF2ZSBnaXZlbi4KCkoKBAUAAiYS\
      A2kCFho9IElOVkFMSURfQVJHVU1FTlQ6IGBhcHBfaWRgIGlzIG5vIGJ1bmRsZSBpZCBvciBwYWNrYWdlIG5hbWUuCgpKCgQF\
      AAInEgNrAiMaPSBJTlZBTElEX0FSR1VNRU5UOiBgdW5hY2tub3dsZWRnZWRfbWF4YCBpcyBtb3JlIHRoYW4gMTAsMDAwLgoK\
      QQoEBQACKBIDbQIaGjQgSU5WQUxJRF9BUkdVTUVOVDogYGxlYXNlX3NlY29uZHNgIGlzIG5vdCAxMOKAkzYwMC4KCj0KBAUA\
      AikSA28CIBowIElOVkFMSURfQVJHVU1FTlQ6IG5vIGFja25vd2xlZGdlbWVudCBpcyBnaXZlbi4KCkIKBAUAAioSA3ECIRo1\
      IElOVkFMSURfQVJHVU1FTlQ6IG1vcmUgdGhhbiAxLDAwMCBhY2tub3dsZWRnZW1lbnRzLgoKTwoEBQACKxIDcwIYGkIgSU5W\
      QUxJRF9BUkdVTUVOVDogYGxlYXNlX2lkYCBpcyBub25lIHRoYXQgdGhpcyBzZXJ2aWNlIGdhdmUgb3V0LgoKRQoEBQACLBID\
      dQIdGjggSU5WQUxJRF9BUkdVTUVOVDogYHJlc3VsdGAgaXMgbmVpdGhlciBTRU5UIG5vciBGQUlMRUQuCgp1CgQFAAItEgN6\
      AhcaMSBOT1RfRk9VTkQ6IHRoZSBzdHVkeSBoYXMgbm8gdHJpZ2dlciBvZiB0aGF0IGlkLgoyNSBUcmlnZ2Vycywgd2hpY2gg\
      dGhlIHN0dWR5J3Mgc3RhZmYgbWF5IGZpcmUgYnkgaGFuZC4KCoIBCgQFAAIuEgN+AhoadSBQRVJNSVNTSU9OX0RFTklFRDog\
      d2hhdCBpcyBrZXB0IG9mIHRoZSBwYXJ0aWNpcGFudCB3YXMgZXJhc2VkIGF0IHRoZSBwYXJ0aWNpcGFudCdzIHdpc2guIFRo\
      ZSB0b2tlbgogaXMgZnJvbSBiZWZvcmUuCgpeCgQFAAIvEgSDAQIbGi8gTk9UX0ZPVU5EOiB0aGUgc3R1ZHkgaGFzIG5vIHN1\
      Y2ggcGFydGljaXBhbnQuCjIfIE92ZXJzaWdodCBieSBhIHN0dWR5J3Mgc3RhZmYuCgpRCgQFAAIwEgSFAQIYGkMgRkFJTEVE\
      X1BSRUNPTkRJVElPTjogdGhlIHBhcnRpY2lwYW50IGRvZXMgbm90IHRha2UgcGFydCBhbnkgbW9yZS4KCqQBCgQFAAIxEgSI\
      AQIgGpUBIFVOQVZBSUxBQkxFIHdpdGggUmV0cnlJbmZvOiB0aGUgcHNldWRvbnltcyBvZiB0aGUgc3R1ZHkncyBwYXJ0aWNp\
      cGFudHMgYXJlIG5vdCBrbm93biBoZXJlIHlldCwgYW5kIGluZ2VzdGlvbgogY2Fubm90IGJlIGFza2VkLiBTZW5kIHRoZSBz\
      YW1lIGFnYWluLgoKUgoEBQACMhIEigECGhpEIE5PVF9GT1VORDogbm8gc2NoZWR1bGUgb2YgdGhlIHN0dWR5IGNvdW50cyBm\
      cm9tIGEgZGF0ZSBvZiB0aGlzIGlkLgoKbQoEBQACMxIEjAECHBpfIE5PVF9GT1VORDogdGhlcmUgaXMgbm8gc3VjaCBub3Rp\
      ZmljYXRpb24sIG9yIGl0IGlzIG5vdCBvbmUgb2YgdGhlIHN0dWR5LCBvciBub3QgdGhlIGNhbGxlcidzLgoKZwoEBQACNBIE\
      jgECHxpZIEZBSUxFRF9QUkVDT05ESVRJT046IGl0cyBpbnN0YW50IGhhcyBjb21lLCBvciBpdCB3YXMgYW5zd2VyZWQsIGRp\
      c21pc3NlZCBvciBjYWxsZWQgb2ZmLgoKWwoEBQACNRIEkAECHhpNIEFMUkVBRFlfRVhJU1RTOiBhbm90aGVyIG5vdGlmaWNh\
      dGlvbiBoYXMgdGhpcyBpZC4gQSBuZXcgb25lIG5lZWRzIGEgbmV3IGlkLgoKSAoEBQACNhIEkgECGBo6IEZBSUxFRF9QUkVD\
      T05ESVRJT046IGBub3RpZnlfdGltZWAgaXMgbm90IGluIHRoZSBmdXR1cmUuCgpSCgQFAAI3EgSUAQIbGkQgRkFJTEVEX1BS\
      RUNPTkRJVElPTjogYG5vdGlmeV90aW1lYCBpcyBtb3JlIHRoYW4gNDAwIGRheXMgZnJvbSBub3cuCgplCgQFAAI4EgSWAQIh\
      GlcgRkFJTEVEX1BSRUNPTkRJVElPTjogYG5vdGlmeV90aW1lYCBpcyBiZWZvcmUgdGhlIHN0dWR5IGJlZ2lucywgb3Igbm90\
      IGJlZm9yZSBpdCBlbmRzLgoKhgEKBAUAAjkSBJkBAhkaeCBGQUlMRURfUFJFQ09ORElUSU9OOiBgbm90aWZ5X3RpbWVgIGlz\
      IHdpdGhpbiB0aGUgcGFydGljaXBhbnQncyBxdWlldCBob3VyczsgYG92ZXJyaWRlX3F1aWV0X2hvdXJzYCBhc2tzIGFsbCB0\
      aGUKIHNhbWUuCgpoCgQFAAI6EgSbAQIZGlogRkFJTEVEX1BSRUNPTkRJVElPTjogc3RhZmYgYXNrcyBmb3IgdGhlIHNhbWUg\
      cXVlc3Rpb25uYWlyZSBhdCB0aGlzIHZlcnkgaW5zdGFudCBhbHJlYWR5LgoKWQoEBQACOxIEnQECGxpLIEZBSUxFRF9QUkVD\
      T05ESVRJT046IG5vIGRldmljZSBoYXMgbmFtZWQgdGhlIHBhcnRpY2lwYW50J3MgdGltZSB6b25lIHlldC4KCkoKBAUAAjwS\
      BJ8BAhQaPCBGQUlMRURfUFJFQ09ORElUSU9OOiB0aGUgc3R1ZHkgaXMgcGF1c2VkOiBub2JvZHkgaXMgYXNrZWQuCgqAAQoE\
      BQACPRIEoQECHBpyIEZBSUxFRF9QUkVDT05ESVRJT046IHRoZSBzdHVkeSBkb2VzIG5vdCBhc2sgZm9yIHRoZSBxdWVzdGlv\
      bm5haXJlIGFueSBtb3JlLCBvciBpdCBpcyBmaWxsZWQgaW4gb25jZSBhbmQgZm9yIGFsbC4KCnEKBAUAAj4SBKMBAiEaYyBS\
      RVNPVVJDRV9FWEhBVVNURUQ6IDIwMCBub3RpZmljYXRpb25zIHRoYXQgc3RhZmYgaGFzIGFkZGVkIGZvciB0aGUgcGFydGlj\
      aXBhbnQgYXJlIHN0aWxsIHRvIGNvbWUuCgrLAQoEBQACPxIEqAECGxpUIGBwYXJ0aWNpcGFudGAgaXMgbm8gcHNldWRvbnlt\
      OiAxNiBvZiB0aGUgbGV0dGVycyBgYWAgdG8gYHpgIGFuZCBkaWdpdHMgYDJgIHRvIGA3YC4KMmcgRmllbGRzIG9mIGEgcmVx\
      dWVzdDogSU5WQUxJRF9BUkdVTUVOVCwgb25lIHZpb2xhdGlvbiBlYWNoIHdpdGggdGhlIGZpZWxkJ3MgcGF0aC4gQ29ycmVj\
      dCB0aGUgcmVxdWVzdC4KCjgKBAUAAkASBKoBAhkaKiBgYnJlYWtkb3duYCBpcyBub25lIHRoYXQgdGhlIG1ldGhvZCBoYXMu\
      CgpTCgQFAAJBEgSsAQIWGkUgYHRvX3RpbWVgIGlzIG5vdCBhZnRlciBgZnJvbV90aW1lYCwgb3IgbW9yZSB0aGFuIDM2NiBk\
      YXlzIGFmdGVyIGl0LgoKMgoEBQACQhIErgECFBokIGBkYXRlYCBpcyBub3QgYSBkYXRlIGBZWVlZLU1NLUREYC4KCjoKBAUA\
      AkMSBLABAhoaLCBgZGF0ZWAgaXMgbW9yZSB0aGFuIDMsNjYwIGRheXMgZnJvbSB0b2RheS4KCjwKBAUAAkQSBLIBAhwaLiBg\
      ZXhwaXJlc19hZnRlcl9taW51dGVzYCBpcyBtb3JlIHRoYW4gNDQsNjQwLgoKTwoEBQACRRIEtAECIRpBIGBzaWxlbnRfZGF5\
      c2AgaXMgbW9yZSB0aGFuIDM2NSwgb3IgYHByb21wdHNfbWluYCBtb3JlIHRoYW4gMTAwLgpiBnByb3RvMw==
      """)
}
