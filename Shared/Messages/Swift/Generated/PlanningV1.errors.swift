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
    /// INVALID_ARGUMENT: so many instants do not fit into the windows at this gap, or never under the rules for
    /// everything that the participant is asked; `maximum_per_day` of the ErrorInfo fits.
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
    /// `event_time` is not given.
    case timeMissing
    /// The participant put it off, and it is not said until when.
    case snoozeEndMissing
    /// `snooze_end_time` is given with something else than putting off, or is not after `event_time`.
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
    /// FAILED_PRECONDITION: the trigger has a cause of its own, and is not fired by hand.
    case triggerNotByHand
    /// RESOURCE_EXHAUSTED with RetryInfo: staff has let triggers of the study fire 200 times for the participant within 24
    /// hours.
    case firedTooOften
    /// The participant's quiet hours.
    case inQuietHours
    /// The most prompts a day, of the participant or of the study.
    case overPerDayMax
    /// The least gap between prompts, of the participant or of the study.
    case withinPromptGap
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
    public static var allCases: [Self] { [.unspecified, .notEnrolled, .studyNotYetKnown, .questionnaireUnknown, .replannedTooOften, .scheduleFixedByStudy, .planOutOfBounds, .scheduleUnknown, .scheduleInfeasible, .limitOutOfRange, .planMissing, .planAmbiguous, .perDayOutOfRange, .gapOutOfRange, .noWindows, .dayMissing, .dayDuplicate, .minuteOutOfRange, .windowsOverlap, .noTimes, .tooManyTimes, .timeDuplicate, .dayOfMonthOutOfRange, .scheduleIdMissing, .planTokenInvalid, .reportsMissing, .tooManyReports, .notificationIdInvalid, .reportKindMissing, .timeMissing, .snoozeEndMissing, .snoozeEndMisplaced, .pushPlatformOff, .pushAppUnknown, .tooManyDevices, .notGateway, .pushPlatformMissing, .pushTokenInvalid, .appIdInvalid, .unacknowledgedOutOfRange, .leaseOutOfRange, .acknowledgementsMissing, .tooManyAcknowledgements, .leaseIdInvalid, .promptResultMissing, .triggerUnknown, .triggerNotByHand, .firedTooOften, .inQuietHours, .overPerDayMax, .withinPromptGap, .participantErased, .participantUnknown, .participantLeft, .pseudonymsNotYetKnown, .staffDateUnknown, .notificationUnknown, .notificationNotComing, .notificationIdReused, .notifyTimePast, .notifyTimeTooFar, .notifyTimeOutsideStudy, .notifyTimeQuiet, .notifyTimeTaken, .timeZoneNotKnown, .studyPaused, .questionnaireClosed, .staffNotificationsLimit, .participantInvalid, .breakdownMissing, .periodInvalid, .dateInvalid, .dateOutOfRange, .expiryOutOfRange, .silentDaysOutOfRange] }

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
        case 71: .triggerNotByHand
        case 72: .firedTooOften
        case 40: .inQuietHours
        case 41: .overPerDayMax
        case 42: .withinPromptGap
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
        case .triggerNotByHand: 71
        case .firedTooOften: 72
        case .inQuietHours: 40
        case .overPerDayMax: 41
        case .withinPromptGap: 42
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
      CiBvdG9saXRoL3BsYW5uaW5nL3YxL2Vycm9ycy5wcm90bxITb3RvbGl0aC5wbGFubmluZy52MSqDDgoLRXJyb3JSZWFzb24S\
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
      TEVBU0VfSURfSU5WQUxJRBA9EhkKFVBST01QVF9SRVNVTFRfTUlTU0lORxA+EhMKD1RSSUdHRVJfVU5LTk9XThBGEhcKE1RS\
      SUdHRVJfTk9UX0JZX0hBTkQQRxITCg9GSVJFRF9UT09fT0ZURU4QSBISCg5JTl9RVUlFVF9IT1VSUxAoEhQKEE9WRVJfUEVS\
      X0RBWV9NQVgQKRIVChFXSVRISU5fUFJPTVBUX0dBUBAqEhYKElBBUlRJQ0lQQU5UX0VSQVNFRBAcEhcKE1BBUlRJQ0lQQU5U\
      X1VOS05PV04QUBIUChBQQVJUSUNJUEFOVF9MRUZUEFESHAoYUFNFVURPTllNU19OT1RfWUVUX0tOT1dOEFISFgoSU1RBRkZf\
      REFURV9VTktOT1dOEFMSGAoUTk9USUZJQ0FUSU9OX1VOS05PV04QVBIbChdOT1RJRklDQVRJT05fTk9UX0NPTUlORxBVEhoK\
      Fk5PVElGSUNBVElPTl9JRF9SRVVTRUQQVhIUChBOT1RJRllfVElNRV9QQVNUEFcSFwoTTk9USUZZX1RJTUVfVE9PX0ZBUhBY\
      Eh0KGU5PVElGWV9USU1FX09VVFNJREVfU1RVRFkQWRIVChFOT1RJRllfVElNRV9RVUlFVBBaEhUKEU5PVElGWV9USU1FX1RB\
      S0VOEFsSFwoTVElNRV9aT05FX05PVF9LTk9XThBcEhAKDFNUVURZX1BBVVNFRBBdEhgKFFFVRVNUSU9OTkFJUkVfQ0xPU0VE\
      EF4SHQoZU1RBRkZfTk9USUZJQ0FUSU9OU19MSU1JVBBfEhcKE1BBUlRJQ0lQQU5UX0lOVkFMSUQQYBIVChFCUkVBS0RPV05f\
      TUlTU0lORxBhEhIKDlBFUklPRF9JTlZBTElEEGISEAoMREFURV9JTlZBTElEEGMSFQoRREFURV9PVVRfT0ZfUkFOR0UQZBIX\
      ChNFWFBJUllfT1VUX09GX1JBTkdFEGUSHAoYU0lMRU5UX0RBWVNfT1VUX09GX1JBTkdFEGZCTQoTb3RvbGl0aC5wbGFubmlu\
      Zy52MVABWh5vdG9saXRoL3BsYW5uaW5nL3YxO3BsYW5uaW5ndjGqAhNPdG9saXRoLlBsYW5uaW5nLlYxSqg3Ci4KAQwSAwEA\
      EhokIFdoeSBhIHBsYW4gb3Igc2NoZWR1bGUgaXMgcmVmdXNlZC4KCrwCCgIFABIFDQDDAQEargIgUmVhc29ucyBvZiB0aGlz\
      IHNlcnZpY2UncyBvd24sIGJlc2lkZSB0aG9zZSBvZiBvdG9saXRoL2NvbW1vbi92MS9lcnJvcnMucHJvdG8uIFRoZSBuYW1l\
      IG9mIGEgdmFsdWUgaXMgdGhlCiB0ZXh0IHRoYXQgaXMgYW5zd2VyZWQsIGluIGBnb29nbGUucnBjLkVycm9ySW5mby5yZWFz\
      b25gIChkb21haW4gYG90b2xpdGhgKSBvciBpbiBhIGZpZWxkJ3MgdmlvbGF0aW9uLgogTmV3IG9uZXMgbWF5IGNvbWU6IGEg\
      Y2xpZW50IHRyZWF0cyBhbiB1bmtub3duIHJlYXNvbiBieSB0aGUgc3RhdHVzIGNvZGUgdGhhdCBpdCBjYW1lIHdpdGguCgoe\
      CgQFAAIAEgMPAh8aESBOZXZlciBhbnN3ZXJlZC4KCpABCgQFAAIBEgMUAhMaXSBQRVJNSVNTSU9OX0RFTklFRDogdGhlIGVu\
      cm9sbWVudCBpbiB0aGUgc3R1ZHkgaGFzIGVuZGVkLCB3aGljaCB0aGUgdG9rZW4gZG9lcyBub3QgdGVsbCB5ZXQuCjIkIFRo\
      ZSBzY2hlZHVsZSwgYW5kIHdobyBhc2tzIGZvciBpdC4KCoEBCgQFAAICEgMXAhoadCBVTkFWQUlMQUJMRSB3aXRoIFJldHJ5\
      SW5mbzogYSBzdHVkeSBpcyBub3Qga25vd24gaGVyZSB5ZXQgYW5kIHRoZSBjYXRhbG9ndWUgY2Fubm90IGJlIGFza2VkLiBT\
      ZW5kCiB0aGUgc2FtZSBhZ2Fpbi4KCj4KBAUAAgMSAxkCHBoxIE5PVF9GT1VORDogdGhlIHN0dWR5IGhhcyBubyBzdWNoIHF1\
      ZXN0aW9ubmFpcmUuCgprCgQFAAIEEgMbAhoaXiBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aCBSZXRyeUluZm86IDEsMDAwIGNo\
      YW5nZXMgb2Ygc2NoZWR1bGVzIGFuZCB0aW1lIHpvbmUgd2l0aGluIDI0IGhvdXJzLgoKlgEKBAUAAgUSAx4CHhqIASBGQUlM\
      RURfUFJFQ09ORElUSU9OOiB0aGUgc3R1ZHkgbGV0cyBwYXJ0aWNpcGFudHMgY2hvb3NlIHRoZSBjbG9jayB0aW1lIG9ubHks\
      IG9yIG5vdGhpbmc7IGEgdmlvbGF0aW9uCiBuYW1lcyBlYWNoIGZpZWxkIHRoYXQgbXVzdCBzdGF5LgoKnAEKBAUAAgYSAyEC\
      GhqOASBGQUlMRURfUFJFQ09ORElUSU9OOiBhIHBsYW4gb2Ygb25lJ3Mgb3duIGdvZXMgZnVydGhlciB0aGFuIHRoZSBzdHVk\
      eSBsZXRzIHBhcnRpY2lwYW50cyBnbzsgYSB2aW9sYXRpb24gbmFtZXMKIGVhY2ggc3VjaCBmaWVsZCBhbmQgaXRzIGJvdW5k\
      LgoKRwoEBQACBxIDIwIYGjogTk9UX0ZPVU5EOiB0aGUgcXVlc3Rpb25uYWlyZSBoYXMgbm8gc2NoZWR1bGUgb2YgdGhhdCBp\
      ZC4KCswBCgQFAAIIEgMmAhoavgEgSU5WQUxJRF9BUkdVTUVOVDogc28gbWFueSBpbnN0YW50cyBkbyBub3QgZml0IGludG8g\
      dGhlIHdpbmRvd3MgYXQgdGhpcyBnYXAsIG9yIG5ldmVyIHVuZGVyIHRoZSBydWxlcyBmb3IKIGV2ZXJ5dGhpbmcgdGhhdCB0\
      aGUgcGFydGljaXBhbnQgaXMgYXNrZWQ7IGBtYXhpbXVtX3Blcl9kYXlgIG9mIHRoZSBFcnJvckluZm8gZml0cy4KCpEBCgQF\
      AAIJEgMrAhkaGyBgbGltaXRgIGlzIG1vcmUgdGhhbiA1MDAuCjJnIEZpZWxkcyBvZiBhIHJlcXVlc3Q6IElOVkFMSURfQVJH\
      VU1FTlQsIG9uZSB2aW9sYXRpb24gZWFjaCB3aXRoIHRoZSBmaWVsZCdzIHBhdGguIENvcnJlY3QgdGhlIHJlcXVlc3QuCgpV\
      CgQFAAIKEgMtAhMaSCBOb25lIG9mIGBzdGFuZGFyZGAsIGBjdXN0b21gLCBgbW9udGhseWAsIGBkYWlseWAgYW5kIGBtdXRl\
      ZGAgaXMgZ2l2ZW4uCgpxCgQFAAILEgMvAhUaZCBTZXZlcmFsIG9mIGBzdGFuZGFyZGAsIGBjdXN0b21gLCBgbW9udGhseWAs\
      IGBkYWlseWAgYW5kIGBtdXRlZGAgYXJlIGdpdmVuOyBvbmUgdmlvbGF0aW9uIGZvciBlYWNoLgoKJwoEBQACDBIDMQIcGhog\
      YHBlcl9kYXlgIGlzIG5vdCAx4oCTOTYuCgo2CgQFAAINEgMzAhgaKSBgbWluaW11bV9nYXBfbWludXRlc2AgaXMgbW9yZSB0\
      aGFuIDcyMC4KCi0KBAUAAg4SAzUCEhogIEEgc3RhbmRhcmQgcGxhbiBoYXMgbm8gd2luZG93LgoKOQoEBQACDxIDNwITGiwg\
      QSB3aW5kb3cgb3IgdGltZSBuYW1lcyBubyBkYXkgb2YgdGhlIHdlZWsuCgo+CgQFAAIQEgM5AhUaMSBBbm90aGVyIHdpbmRv\
      dyBpcyBmb3IgdGhlIHNhbWUgZGF5IG9mIHRoZSB3ZWVrLgoKQwoEBQACERIDOwIbGjYgQSBjbG9jayB0aW1lIGlzIG5vdCAw\
      4oCTMTQzOSBtaW51dGVzIGFmdGVyIG1pZG5pZ2h0LgoKPwoEBQACEhIDPQIXGjIgQSB3aW5kb3cgcnVucyBpbnRvIHRoZSBv\
      bmUgb2YgdGhlIGZvbGxvd2luZyBkYXkuCgoyCgQFAAITEgM/AhAaJSBBIGN1c3RvbSBvciBkYWlseSBwbGFuIGhhcyBubyB0\
      aW1lLgoKQQoEBQACFBIDQQIWGjQgQSBjdXN0b20gb3IgZGFpbHkgcGxhbiBoYXMgbW9yZSB0aW1lcyB0aGFuIGl0IG1heS4K\
      CjcKBAUAAhUSA0MCFhoqIEEgY3VzdG9tIG9yIGRhaWx5IHBsYW4gaGFzIGEgdGltZSB0d2ljZS4KCiwKBAUAAhYSA0UCIRof\
      IGBkYXlfb2ZfbW9udGhgIGlzIG5vdCAx4oCTMzEuCgpVCgQFAAIXEgNHAhsaSCBUaGUgcXVlc3Rpb25uYWlyZSBoYXMgc2V2\
      ZXJhbCBzY2hlZHVsZXMsIGFuZCBgc2NoZWR1bGVfaWRgIG5hbWVzIG5vbmUuCgo/CgQFAAIYEgNKAhoaMiBgcGxhbl90b2tl\
      bmAgaXMgbm9uZSB0aGF0IHRoaXMgc2VydmljZSBnYXZlIG91dC4KCiIKBAUAAhkSA0wCFxoVIE5vIHJlcG9ydCBpcyBnaXZl\
      bi4KCiUKBAUAAhoSA04CGBoYIE1vcmUgdGhhbiA1MDAgcmVwb3J0cy4KCi8KBAUAAhsSA1ACHxoiIGBub3RpZmljYXRpb25f\
      aWRgIGlzIG5vdCBhIFVVSUQuCgo2CgQFAAIcEgNSAhsaKSBga2luZGAgc2F5cyBub3RoaW5nIHRoYXQgaXMga25vd24gaGVy\
      ZS4KCikKBAUAAh0SA1QCFBocIGBldmVudF90aW1lYCBpcyBub3QgZ2l2ZW4uCgpJCgQFAAIeEgNWAhoaPCBUaGUgcGFydGlj\
      aXBhbnQgcHV0IGl0IG9mZiwgYW5kIGl0IGlzIG5vdCBzYWlkIHVudGlsIHdoZW4uCgptCgQFAAIfEgNYAhwaYCBgc25vb3pl\
      X2VuZF90aW1lYCBpcyBnaXZlbiB3aXRoIHNvbWV0aGluZyBlbHNlIHRoYW4gcHV0dGluZyBvZmYsIG9yIGlzIG5vdCBhZnRl\
      ciBgZXZlbnRfdGltZWAuCgp4CgQFAAIgEgNdAhkaUiBGQUlMRURfUFJFQ09ORElUSU9OOiB0aGUgb3BlcmF0b3IgaGFzIG5v\
      dCBzZXQgdGhlIHBsYXRmb3JtIHVwIGZvciBwdXNoIG1lc3NhZ2VzLgoyFyBEZXZpY2VzIGFuZCBnYXRld2F5cy4KCkkKBAUA\
      AiESA18CGBo8IEZBSUxFRF9QUkVDT05ESVRJT046IHRoZSBvcGVyYXRvciBoYXMgbm8ga2V5cyBmb3IgdGhlIGFwcC4KCmcK\
      BAUAAiISA2ECGBpaIFJFU09VUkNFX0VYSEFVU1RFRDogdGVuIG90aGVyIGRldmljZXMgb2YgdGhlIHBhcnRpY2lwYW50IGFy\
      ZSByZWdpc3RlcmVkLiBVbnJlZ2lzdGVyIG9uZS4KClYKBAUAAiMSA2MCExpJIFBFUk1JU1NJT05fREVOSUVEOiB0aGUgdG9r\
      ZW4gZG9lcyBub3Qgc2F5IHRoYXQgdGhlIGNhbGxlciBpcyBhIGdhdGV3YXkuCgo0CgQFAAIkEgNlAh0aJyBJTlZBTElEX0FS\
      R1VNRU5UOiBgcGxhdGZvcm1gIGlzIG5vbmUuCgpUCgQFAAIlEgNnAhoaRyBJTlZBTElEX0FSR1VNRU5UOiBgdG9rZW5gIGlz\
      IG5vbmUgdGhhdCB0aGUgcGxhdGZvcm0gY291bGQgaGF2ZSBnaXZlbi4KCkoKBAUAAiYSA2kCFho9IElOVkFMSURfQVJHVU1F\
      TlQ6IGBhcHBfaWRgIGlzIG5vIGJ1bmRsZSBpZCBvciBwYWNrYWdlIG5hbWUuCgpKCgQFAAInEgNrAiMaPSBJTlZBTElEX0FS\
      R1VNRU5UOiBgdW5hY2tub3dsZWRnZWRfbWF4YCBpcyBtb3JlIHRoYW4gMTAsMDAwLgoKQQoEBQACKBIDbQIaGjQgSU5WQUxJ\
      RF9BUkdVTUVOVDogYGxlYXNlX3NlY29uZHNgIGlzIG5vdCAxMOKAkzYwMC4KCj0KBAUAAikSA28CIBowIElOVkFMSURfQVJH\
      VU1FTlQ6IG5vIGFja25vd2xlZGdlbWVudCBpcyBnaXZlbi4KCkIKBAUAAioSA3ECIRo1IElOVkFMSURfQVJHVU1FTlQ6IG1v\
      cmUgdGhhbiAxLDAwMCBhY2tub3dsZWRnZW1lbnRzLgoKTwoEBQACKxIDcwIYGkIgSU5WQUxJRF9BUkdVTUVOVDogYGxlYXNl\
      X2lkYCBpcyBub25lIHRoYXQgdGhpcyBzZXJ2aWNlIGdhdmUgb3V0LgoKRQoEBQACLBIDdQIdGjggSU5WQUxJRF9BUkdVTUVO\
      VDogYHJlc3VsdGAgaXMgbmVpdGhlciBTRU5UIG5vciBGQUlMRUQuCgp1CgQFAAItEgN6AhcaMSBOT1RfRk9VTkQ6IHRoZSBz\
      dHVkeSBoYXMgbm8gdHJpZ2dlciBvZiB0aGF0IGlkLgoyNSBUcmlnZ2Vycywgd2hpY2ggdGhlIHN0dWR5J3Mgc3RhZmYgbWF5\
      IGZpcmUgYnkgaGFuZC4KCmEKBAUAAi4SA3wCGxpUIEZBSUxFRF9QUkVDT05ESVRJT046IHRoZSB0cmlnZ2VyIGhhcyBhIGNh\
      dXNlIG9mIGl0cyBvd24sIGFuZCBpcyBub3QgZmlyZWQgYnkgaGFuZC4KCooBCgQFAAIvEgN/AhcafSBSRVNPVVJDRV9FWEhB\
      VVNURUQgd2l0aCBSZXRyeUluZm86IHN0YWZmIGhhcyBsZXQgdHJpZ2dlcnMgb2YgdGhlIHN0dWR5IGZpcmUgMjAwIHRpbWVz\
      IGZvciB0aGUgcGFydGljaXBhbnQgd2l0aGluIDI0CiBob3Vycy4KCpoBCgQFAAIwEgSEAQIWGiAgVGhlIHBhcnRpY2lwYW50\
      J3MgcXVpZXQgaG91cnMuCjJqIFdoaWNoIHJ1bGUgZm9yIGV2ZXJ5dGhpbmcgdGhhdCB0aGUgcGFydGljaXBhbnQgaXMgYXNr\
      ZWQgbGVhdmVzIG5vIHJvb20gZm9yIGEgcGxhbiAoU0NIRURVTEVfSU5GRUFTSUJMRSkuCgpLCgQFAAIxEgSGAQIYGj0gVGhl\
      IG1vc3QgcHJvbXB0cyBhIGRheSwgb2YgdGhlIHBhcnRpY2lwYW50IG9yIG9mIHRoZSBzdHVkeS4KClIKBAUAAjISBIgBAhka\
      RCBUaGUgbGVhc3QgZ2FwIGJldHdlZW4gcHJvbXB0cywgb2YgdGhlIHBhcnRpY2lwYW50IG9yIG9mIHRoZSBzdHVkeS4KCoMB\
      CgQFAAIzEgSMAQIaGnUgUEVSTUlTU0lPTl9ERU5JRUQ6IHdoYXQgaXMga2VwdCBvZiB0aGUgcGFydGljaXBhbnQgd2FzIGVy\
      YXNlZCBhdCB0aGUgcGFydGljaXBhbnQncyB3aXNoLiBUaGUgdG9rZW4KIGlzIGZyb20gYmVmb3JlLgoKXgoEBQACNBIEkQEC\
      GxovIE5PVF9GT1VORDogdGhlIHN0dWR5IGhhcyBubyBzdWNoIHBhcnRpY2lwYW50LgoyHyBPdmVyc2lnaHQgYnkgYSBzdHVk\
      eSdzIHN0YWZmLgoKUQoEBQACNRIEkwECGBpDIEZBSUxFRF9QUkVDT05ESVRJT046IHRoZSBwYXJ0aWNpcGFudCBkb2VzIG5v\
      dCB0YWtlIHBhcnQgYW55IG1vcmUuCgqkAQoEBQACNhIElgECIBqVASBVTkFWQUlMQUJMRSB3aXRoIFJldHJ5SW5mbzogdGhl\
      IHBzZXVkb255bXMgb2YgdGhlIHN0dWR5J3MgcGFydGljaXBhbnRzIGFyZSBub3Qga25vd24gaGVyZSB5ZXQsIGFuZCBpbmdl\
      c3Rpb24KIGNhbm5vdCBiZSBhc2tlZC4gU2VuZCB0aGUgc2FtZSBhZ2Fpbi4KClIKBAUAAjcSBJgBAhoaRCBOT1RfRk9VTkQ6\
      IG5vIHNjaGVkdWxlIG9mIHRoZSBzdHVkeSBjb3VudHMgZnJvbSBhIGRhdGUgb2YgdGhpcyBpZC4KCm0KBAUAAjgSBJoBAhwa\
      XyBOT1RfRk9VTkQ6IHRoZXJlIGlzIG5vIHN1Y2ggbm90aWZpY2F0aW9uLCBvciBpdCBpcyBub3Qgb25lIG9mIHRoZSBzdHVk\
      eSwgb3Igbm90IHRoZSBjYWxsZXIncy4KCmcKBAUAAjkSBJwBAh8aWSBGQUlMRURfUFJFQ09ORElUSU9OOiBpdHMgaW5zdGFu\
      dCBoYXMgY29tZSwgb3IgaXQgd2FzIGFuc3dlcmVkLCBkaXNtaXNzZWQgb3IgY2FsbGVkIG9mZi4KClsKBAUAAjoSBJ4BAh4a\
      TSBBTFJFQURZX0VYSVNUUzogYW5vdGhlciBub3RpZmljYXRpb24gaGFzIHRoaXMgaWQuIEEgbmV3IG9uZSBuZWVkcyBhIG5l\
      dyBpZC4KCkgKBAUAAjsSBKABAhgaOiBGQUlMRURfUFJFQ09ORElUSU9OOiBgbm90aWZ5X3RpbWVgIGlzIG5vdCBpbiB0aGUg\
      ZnV0dXJlLgoKUgoEBQACPBIEogECGxpEIEZBSUxFRF9QUkVDT05ESVRJT046IGBub3RpZnlfdGltZWAgaXMgbW9yZSB0aGFu\
      IDQwMCBkYXlzIGZyb20gbm93LgoKZQoEBQACPRIEpAECIRpXIEZBSUxFRF9QUkVDT05ESVRJT046IGBub3RpZnlfdGltZWAg\
      aXMgYmVmb3JlIHRoZSBzdHVkeSBiZWdpbnMsIG9yIG5vdCBiZWZvcmUgaXQgZW5kcy4KCoYBCgQFAAI+EgSnAQIZGnggRkFJ\
      TEVEX1BSRUNPTkRJVElPTjogYG5vdGlmeV90aW1lYCBpcyB3aXRoaW4gdGhlIHBhcnRpY2lwYW50J3MgcXVpZXQgaG91cnM7\
      IGBvdmVycmlkZV9xdWlldF9ob3Vyc2AgYXNrcyBhbGwgdGhlCiBzYW1lLgoKaAoEBQACPxIEqQECGRpaIEZBSUxFRF9QUkVD\
      T05ESVRJT046IHN0YWZmIGFza3MgZm9yIHRoZSBzYW1lIHF1ZXN0aW9ubmFpcmUgYXQgdGhpcyB2ZXJ5IGluc3RhbnQgYWxy\
      ZWFkeS4KClkKBAUAAkASBKsBAhsaSyBGQUlMRURfUFJFQ09ORElUSU9OOiBubyBkZXZpY2UgaGFzIG5hbWVkIHRoZSBwYXJ0\
      aWNpcGFudCdzIHRpbWUgem9uZSB5ZXQuCgpKCgQFAAJBEgStAQIUGjwgRkFJTEVEX1BSRUNPTkRJVElPTjogdGhlIHN0dWR5\
      IGlzIHBhdXNlZDogbm9ib2R5IGlzIGFza2VkLgoKgAEKBAUAAkISBK8BAhwaciBGQUlMRURfUFJFQ09ORElUSU9OOiB0aGUg\
      c3R1ZHkgZG9lcyBub3QgYXNrIGZvciB0aGUgcXVlc3Rpb25uYWlyZSBhbnkgbW9yZSwgb3IgaXQgaXMgZmlsbGVkIGluIG9u\
      Y2UgYW5kIGZvciBhbGwuCgpxCgQFAAJDEgSxAQIhGmMgUkVTT1VSQ0VfRVhIQVVTVEVEOiAyMDAgbm90aWZpY2F0aW9ucyB0\
      aGF0IHN0YWZmIGhhcyBhZGRlZCBmb3IgdGhlIHBhcnRpY2lwYW50IGFyZSBzdGlsbCB0byBjb21lLgoKywEKBAUAAkQSBLYB\
      AhsaVCBgcGFydGljaXBhbnRgIGlzIG5vIHBzZXVkb255bTogMTYgb2YgdGhlIGxldHRlcnMgYGFgIHRvIGB6YCBhbmQgZGln\
      aXRzIGAyYCB0byBgN2AuCjJnIEZpZWxkcyBvZiBhIHJlcXVlc3Q6IElOVkFMSURfQVJHVU1FTlQsIG9uZSB2aW9sYXRpb24g\
      ZWFjaCB3aXRoIHRoZSBmaWVsZCdzIHBhdGguIENvcnJlY3QgdGhlIHJlcXVlc3QuCgo4CgQFAAJFEgS4AQIZGiogYGJyZWFr\
      ZG93bmAgaXMgbm9uZSB0aGF0IHRoZSBtZXRob2QgaGFzLgoKUwoEBQACRhIEugECFhpFIGB0b190aW1lYCBpcyBub3QgYWZ0\
      ZXIgYGZyb21fdGltZWAsIG9yIG1vcmUgdGhhbiAzNjYgZGF5cyBhZnRlciBpdC4KCjIKBAUAAkcSBLwBAhQaJCBgZGF0ZWAg\
      aXMgbm90IGEgZGF0ZSBgWVlZWS1NTS1ERGAuCgo6CgQFAAJIEgS+AQIaGiwgYGRhdGVgIGlzIG1vcmUgdGhhbiAzLDY2MCBk\
      YXlzIGZyb20gdG9kYXkuCgo8CgQFAAJJEgTAAQIcGi4gYGV4cGlyZXNfYWZ0ZXJfbWludXRlc2AgaXMgbW9yZSB0aGFuIDQ0\
      LDY0MC4KCk8KBAUAAkoSBMIBAiEaQSBgc2lsZW50X2RheXNgIGlzIG1vcmUgdGhhbiAzNjUsIG9yIGBwcm9tcHRzX21pbmAg\
      bW9yZSB0aGFuIDEwMC4KYgZwcm90bzM=
      """)
}
