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
    public static var allCases: [Self] { [.unspecified, .notEnrolled, .studyNotYetKnown, .questionnaireUnknown, .replannedTooOften, .scheduleFixedByStudy, .planOutOfBounds, .scheduleUnknown, .scheduleInfeasible, .limitOutOfRange, .planMissing, .planAmbiguous, .perDayOutOfRange, .gapOutOfRange, .noWindows, .dayMissing, .dayDuplicate, .minuteOutOfRange, .windowsOverlap, .noTimes, .tooManyTimes, .timeDuplicate, .dayOfMonthOutOfRange, .scheduleIdMissing, .planTokenInvalid, .reportsMissing, .tooManyReports, .notificationIdInvalid, .reportKindMissing, .timeMissing, .snoozeEndMissing, .snoozeEndMisplaced, .pushPlatformOff, .pushAppUnknown, .tooManyDevices, .notGateway, .pushPlatformMissing, .pushTokenInvalid, .appIdInvalid, .unacknowledgedOutOfRange, .leaseOutOfRange, .acknowledgementsMissing, .tooManyAcknowledgements, .leaseIdInvalid, .promptResultMissing, .triggerUnknown, .inQuietHours, .overPerDayMax, .withinPromptGap, .participantErased, .participantUnknown, .participantLeft, .pseudonymsNotYetKnown, .staffDateUnknown, .notificationUnknown, .notificationNotComing, .notificationIdReused, .notifyTimePast, .notifyTimeTooFar, .notifyTimeOutsideStudy, .notifyTimeQuiet, .notifyTimeTaken, .timeZoneNotKnown, .studyPaused, .questionnaireClosed, .staffNotificationsLimit, .participantInvalid, .breakdownMissing, .periodInvalid, .dateInvalid, .dateOutOfRange, .expiryOutOfRange, .silentDaysOutOfRange] }

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
      CiBvdG9saXRoL3BsYW5uaW5nL3YxL2Vycm9ycy5wcm90bxITb3RvbGl0aC5wbGFubmluZy52MSrVDQoLRXJyb3JSZWFzb24S\
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
      TEVBU0VfSURfSU5WQUxJRBA9EhkKFVBST01QVF9SRVNVTFRfTUlTU0lORxA+EhMKD1RSSUdHRVJfVU5LTk9XThBGEhIKDklO\
      X1FVSUVUX0hPVVJTECgSFAoQT1ZFUl9QRVJfREFZX01BWBApEhUKEVdJVEhJTl9QUk9NUFRfR0FQECoSFgoSUEFSVElDSVBB\
      TlRfRVJBU0VEEBwSFwoTUEFSVElDSVBBTlRfVU5LTk9XThBQEhQKEFBBUlRJQ0lQQU5UX0xFRlQQURIcChhQU0VVRE9OWU1T\
      X05PVF9ZRVRfS05PV04QUhIWChJTVEFGRl9EQVRFX1VOS05PV04QUxIYChROT1RJRklDQVRJT05fVU5LTk9XThBUEhsKF05P\
      VElGSUNBVElPTl9OT1RfQ09NSU5HEFUSGgoWTk9USUZJQ0FUSU9OX0lEX1JFVVNFRBBWEhQKEE5PVElGWV9USU1FX1BBU1QQ\
      VxIXChNOT1RJRllfVElNRV9UT09fRkFSEFgSHQoZTk9USUZZX1RJTUVfT1VUU0lERV9TVFVEWRBZEhUKEU5PVElGWV9USU1F\
      X1FVSUVUEFoSFQoRTk9USUZZX1RJTUVfVEFLRU4QWxIXChNUSU1FX1pPTkVfTk9UX0tOT1dOEFwSEAoMU1RVRFlfUEFVU0VE\
      EF0SGAoUUVVFU1RJT05OQUlSRV9DTE9TRUQQXhIdChlTVEFGRl9OT1RJRklDQVRJT05TX0xJTUlUEF8SFwoTUEFSVElDSVBB\
      TlRfSU5WQUxJRBBgEhUKEUJSRUFLRE9XTl9NSVNTSU5HEGESEgoOUEVSSU9EX0lOVkFMSUQQYhIQCgxEQVRFX0lOVkFMSUQQ\
      YxIVChFEQVRFX09VVF9PRl9SQU5HRRBkEhcKE0VYUElSWV9PVVRfT0ZfUkFOR0UQZRIcChhTSUxFTlRfREFZU19PVVRfT0Zf\
      UkFOR0UQZkJNChNvdG9saXRoLnBsYW5uaW5nLnYxUAFaHm90b2xpdGgvcGxhbm5pbmcvdjE7cGxhbm5pbmd2MaoCE090b2xp\
      dGguUGxhbm5pbmcuVjFKtzUKLgoBDBIDAQASGiQgV2h5IGEgcGxhbiBvciBzY2hlZHVsZSBpcyByZWZ1c2VkLgoKvAIKAgUA\
      EgUNAL0BARquAiBSZWFzb25zIG9mIHRoaXMgc2VydmljZSdzIG93biwgYmVzaWRlIHRob3NlIG9mIG90b2xpdGgvY29tbW9u\
      L3YxL2Vycm9ycy5wcm90by4gVGhlIG5hbWUgb2YgYSB2YWx1ZSBpcyB0aGUKIHRleHQgdGhhdCBpcyBhbnN3ZXJlZCwgaW4g\
      YGdvb2dsZS5ycGMuRXJyb3JJbmZvLnJlYXNvbmAgKGRvbWFpbiBgb3RvbGl0aGApIG9yIGluIGEgZmllbGQncyB2aW9sYXRp\
      b24uCiBOZXcgb25lcyBtYXkgY29tZTogYSBjbGllbnQgdHJlYXRzIGFuIHVua25vd24gcmVhc29uIGJ5IHRoZSBzdGF0dXMg\
      Y29kZSB0aGF0IGl0IGNhbWUgd2l0aC4KCh4KBAUAAgASAw8CHxoRIE5ldmVyIGFuc3dlcmVkLgoKkAEKBAUAAgESAxQCExpd\
      IFBFUk1JU1NJT05fREVOSUVEOiB0aGUgZW5yb2xtZW50IGluIHRoZSBzdHVkeSBoYXMgZW5kZWQsIHdoaWNoIHRoZSB0b2tl\
      biBkb2VzIG5vdCB0ZWxsIHlldC4KMiQgVGhlIHNjaGVkdWxlLCBhbmQgd2hvIGFza3MgZm9yIGl0LgoKgQEKBAUAAgISAxcC\
      Ghp0IFVOQVZBSUxBQkxFIHdpdGggUmV0cnlJbmZvOiBhIHN0dWR5IGlzIG5vdCBrbm93biBoZXJlIHlldCBhbmQgdGhlIGNh\
      dGFsb2d1ZSBjYW5ub3QgYmUgYXNrZWQuIFNlbmQKIHRoZSBzYW1lIGFnYWluLgoKPgoEBQACAxIDGQIcGjEgTk9UX0ZPVU5E\
      OiB0aGUgc3R1ZHkgaGFzIG5vIHN1Y2ggcXVlc3Rpb25uYWlyZS4KCmsKBAUAAgQSAxsCGhpeIFJFU09VUkNFX0VYSEFVU1RF\
      RCB3aXRoIFJldHJ5SW5mbzogMSwwMDAgY2hhbmdlcyBvZiBzY2hlZHVsZXMgYW5kIHRpbWUgem9uZSB3aXRoaW4gMjQgaG91\
      cnMuCgqWAQoEBQACBRIDHgIeGogBIEZBSUxFRF9QUkVDT05ESVRJT046IHRoZSBzdHVkeSBsZXRzIHBhcnRpY2lwYW50cyBj\
      aG9vc2UgdGhlIGNsb2NrIHRpbWUgb25seSwgb3Igbm90aGluZzsgYSB2aW9sYXRpb24KIG5hbWVzIGVhY2ggZmllbGQgdGhh\
      dCBtdXN0IHN0YXkuCgqcAQoEBQACBhIDIQIaGo4BIEZBSUxFRF9QUkVDT05ESVRJT046IGEgcGxhbiBvZiBvbmUncyBvd24g\
      Z29lcyBmdXJ0aGVyIHRoYW4gdGhlIHN0dWR5IGxldHMgcGFydGljaXBhbnRzIGdvOyBhIHZpb2xhdGlvbiBuYW1lcwogZWFj\
      aCBzdWNoIGZpZWxkIGFuZCBpdHMgYm91bmQuCgpHCgQFAAIHEgMjAhgaOiBOT1RfRk9VTkQ6IHRoZSBxdWVzdGlvbm5haXJl\
      IGhhcyBubyBzY2hlZHVsZSBvZiB0aGF0IGlkLgoKzAEKBAUAAggSAyYCGhq+ASBJTlZBTElEX0FSR1VNRU5UOiBzbyBtYW55\
      IGluc3RhbnRzIGRvIG5vdCBmaXQgaW50byB0aGUgd2luZG93cyBhdCB0aGlzIGdhcCwgb3IgbmV2ZXIgdW5kZXIgdGhlIHJ1\
      bGVzIGZvcgogZXZlcnl0aGluZyB0aGF0IHRoZSBwYXJ0aWNpcGFudCBpcyBhc2tlZDsgYG1heGltdW1fcGVyX2RheWAgb2Yg\
      dGhlIEVycm9ySW5mbyBmaXRzLgoKkQEKBAUAAgkSAysCGRobIGBsaW1pdGAgaXMgbW9yZSB0aGFuIDUwMC4KMmcgRmllbGRz\
      IG9mIGEgcmVxdWVzdDogSU5WQUxJRF9BUkdVTUVOVCwgb25lIHZpb2xhdGlvbiBlYWNoIHdpdGggdGhlIGZpZWxkJ3MgcGF0\
      aC4gQ29ycmVjdCB0aGUgcmVxdWVzdC4KClUKBAUAAgoSAy0CExpIIE5vbmUgb2YgYHN0YW5kYXJkYCwgYGN1c3RvbWAsIGBt\
      b250aGx5YCwgYGRhaWx5YCBhbmQgYG11dGVkYCBpcyBnaXZlbi4KCnEKBAUAAgsSAy8CFRpkIFNldmVyYWwgb2YgYHN0YW5k\
      YXJkYCwgYGN1c3RvbWAsIGBtb250aGx5YCwgYGRhaWx5YCBhbmQgYG11dGVkYCBhcmUgZ2l2ZW47IG9uZSB2aW9sYXRpb24g\
      Zm9yIGVhY2guCgonCgQFAAIMEgMxAhwaGiBgcGVyX2RheWAgaXMgbm90IDHigJM5Ni4KCjYKBAUAAg0SAzMCGBopIGBtaW5p\
      bXVtX2dhcF9taW51dGVzYCBpcyBtb3JlIHRoYW4gNzIwLgoKLQoEBQACDhIDNQISGiAgQSBzdGFuZGFyZCBwbGFuIGhhcyBu\
      byB3aW5kb3cuCgo5CgQFAAIPEgM3AhMaLCBBIHdpbmRvdyBvciB0aW1lIG5hbWVzIG5vIGRheSBvZiB0aGUgd2Vlay4KCj4K\
      BAUAAhASAzkCFRoxIEFub3RoZXIgd2luZG93IGlzIGZvciB0aGUgc2FtZSBkYXkgb2YgdGhlIHdlZWsuCgpDCgQFAAIREgM7\
      AhsaNiBBIGNsb2NrIHRpbWUgaXMgbm90IDDigJMxNDM5IG1pbnV0ZXMgYWZ0ZXIgbWlkbmlnaHQuCgo/CgQFAAISEgM9Ahca\
      MiBBIHdpbmRvdyBydW5zIGludG8gdGhlIG9uZSBvZiB0aGUgZm9sbG93aW5nIGRheS4KCjIKBAUAAhMSAz8CEBolIEEgY3Vz\
      dG9tIG9yIGRhaWx5IHBsYW4gaGFzIG5vIHRpbWUuCgpBCgQFAAIUEgNBAhYaNCBBIGN1c3RvbSBvciBkYWlseSBwbGFuIGhh\
      cyBtb3JlIHRpbWVzIHRoYW4gaXQgbWF5LgoKNwoEBQACFRIDQwIWGiogQSBjdXN0b20gb3IgZGFpbHkgcGxhbiBoYXMgYSB0\
      aW1lIHR3aWNlLgoKLAoEBQACFhIDRQIhGh8gYGRheV9vZl9tb250aGAgaXMgbm90IDHigJMzMS4KClUKBAUAAhcSA0cCGxpI\
      IFRoZSBxdWVzdGlvbm5haXJlIGhhcyBzZXZlcmFsIHNjaGVkdWxlcywgYW5kIGBzY2hlZHVsZV9pZGAgbmFtZXMgbm9uZS4K\
      Cj8KBAUAAhgSA0oCGhoyIGBwbGFuX3Rva2VuYCBpcyBub25lIHRoYXQgdGhpcyBzZXJ2aWNlIGdhdmUgb3V0LgoKIgoEBQAC\
      GRIDTAIXGhUgTm8gcmVwb3J0IGlzIGdpdmVuLgoKJQoEBQACGhIDTgIYGhggTW9yZSB0aGFuIDUwMCByZXBvcnRzLgoKLwoE\
      BQACGxIDUAIfGiIgYG5vdGlmaWNhdGlvbl9pZGAgaXMgbm90IGEgVVVJRC4KCjYKBAUAAhwSA1ICGxopIGBraW5kYCBzYXlz\
      IG5vdGhpbmcgdGhhdCBpcyBrbm93biBoZXJlLgoKKQoEBQACHRIDVAIUGhwgYGV2ZW50X3RpbWVgIGlzIG5vdCBnaXZlbi4K\
      CkkKBAUAAh4SA1YCGho8IFRoZSBwYXJ0aWNpcGFudCBwdXQgaXQgb2ZmLCBhbmQgaXQgaXMgbm90IHNhaWQgdW50aWwgd2hl\
      bi4KCm0KBAUAAh8SA1gCHBpgIGBzbm9vemVfZW5kX3RpbWVgIGlzIGdpdmVuIHdpdGggc29tZXRoaW5nIGVsc2UgdGhhbiBw\
      dXR0aW5nIG9mZiwgb3IgaXMgbm90IGFmdGVyIGBldmVudF90aW1lYC4KCngKBAUAAiASA10CGRpSIEZBSUxFRF9QUkVDT05E\
      SVRJT046IHRoZSBvcGVyYXRvciBoYXMgbm90IHNldCB0aGUgcGxhdGZvcm0gdXAgZm9yIHB1c2ggbWVzc2FnZXMuCjIXIERl\
      dmljZXMgYW5kIGdhdGV3YXlzLgoKSQoEBQACIRIDXwIYGjwgRkFJTEVEX1BSRUNPTkRJVElPTjogdGhlIG9wZXJhdG9yIGhh\
      cyBubyBrZXlzIGZvciB0aGUgYXBwLgoKZwoEBQACIhIDYQIYGlogUkVTT1VSQ0VfRVhIQVVTVEVEOiB0ZW4gb3RoZXIgZGV2\
      aWNlcyBvZiB0aGUgcGFydGljaXBhbnQgYXJlIHJlZ2lzdGVyZWQuIFVucmVnaXN0ZXIgb25lLgoKVgoEBQACIxIDYwITGkkg\
      UEVSTUlTU0lPTl9ERU5JRUQ6IHRoZSB0b2tlbiBkb2VzIG5vdCBzYXkgdGhhdCB0aGUgY2FsbGVyIGlzIGEgZ2F0ZXdheS4K\
      CjQKBAUAAiQSA2UCHRonIElOVkFMSURfQVJHVU1FTlQ6IGBwbGF0Zm9ybWAgaXMgbm9uZS4KClQKBAUAAiUSA2cCGhpHIElO\
      VkFMSURfQVJHVU1FTlQ6IGB0b2tlbmAgaXMgbm9uZSB0aGF0IHRoZSBwbGF0Zm9ybSBjb3VsZCBoYXZlIGdpdmVuLgoKSgoE\
      BQACJhIDaQIWGj0gSU5WQUxJRF9BUkdVTUVOVDogYGFwcF9pZGAgaXMgbm8gYnVuZGxlIGlkIG9yIHBhY2thZ2UgbmFtZS4K\
      CkoKBAUAAicSA2sCIxo9IElOVkFMSURfQVJHVU1FTlQ6IGB1bmFja25vd2xlZGdlZF9tYXhgIGlzIG1vcmUgdGhhbiAxMCww\
      MDAuCgpBCgQFAAIoEgNtAhoaNCBJTlZBTElEX0FSR1VNRU5UOiBgbGVhc2Vfc2Vjb25kc2AgaXMgbm90IDEw4oCTNjAwLgoK\
      PQoEBQACKRIDbwIgGjAgSU5WQUxJRF9BUkdVTUVOVDogbm8gYWNrbm93bGVkZ2VtZW50IGlzIGdpdmVuLgoKQgoEBQACKhID\
      cQIhGjUgSU5WQUxJRF9BUkdVTUVOVDogbW9yZSB0aGFuIDEsMDAwIGFja25vd2xlZGdlbWVudHMuCgpPCgQFAAIrEgNzAhga\
      QiBJTlZBTElEX0FSR1VNRU5UOiBgbGVhc2VfaWRgIGlzIG5vbmUgdGhhdCB0aGlzIHNlcnZpY2UgZ2F2ZSBvdXQuCgpFCgQF\
      AAIsEgN1Ah0aOCBJTlZBTElEX0FSR1VNRU5UOiBgcmVzdWx0YCBpcyBuZWl0aGVyIFNFTlQgbm9yIEZBSUxFRC4KCuEBCgQF\
      AAItEgN6AhcaMSBOT1RfRk9VTkQ6IHRoZSBzdHVkeSBoYXMgbm8gdHJpZ2dlciBvZiB0aGF0IGlkLgoiaiBXaGljaCBydWxl\
      IGZvciBldmVyeXRoaW5nIHRoYXQgdGhlIHBhcnRpY2lwYW50IGlzIGFza2VkIGxlYXZlcyBubyByb29tIGZvciBhIHBsYW4g\
      KFNDSEVEVUxFX0lORkVBU0lCTEUpLgoyNSBUcmlnZ2Vycywgd2hpY2ggdGhlIHN0dWR5J3Mgc3RhZmYgbWF5IGZpcmUgYnkg\
      aGFuZC4KCi0KBAUAAi4SA34CFhogIFRoZSBwYXJ0aWNpcGFudCdzIHF1aWV0IGhvdXJzLgoKSwoEBQACLxIEgAECGBo9IFRo\
      ZSBtb3N0IHByb21wdHMgYSBkYXksIG9mIHRoZSBwYXJ0aWNpcGFudCBvciBvZiB0aGUgc3R1ZHkuCgpSCgQFAAIwEgSCAQIZ\
      GkQgVGhlIGxlYXN0IGdhcCBiZXR3ZWVuIHByb21wdHMsIG9mIHRoZSBwYXJ0aWNpcGFudCBvciBvZiB0aGUgc3R1ZHkuCgqD\
      AQoEBQACMRIEhgECGhp1IFBFUk1JU1NJT05fREVOSUVEOiB3aGF0IGlzIGtlcHQgb2YgdGhlIHBhcnRpY2lwYW50IHdhcyBl\
      cmFzZWQgYXQgdGhlIHBhcnRpY2lwYW50J3Mgd2lzaC4gVGhlIHRva2VuCiBpcyBmcm9tIGJlZm9yZS4KCl4KBAUAAjISBIsB\
      AhsaLyBOT1RfRk9VTkQ6IHRoZSBzdHVkeSBoYXMgbm8gc3VjaCBwYXJ0aWNpcGFudC4KMh8gT3ZlcnNpZ2h0IGJ5IGEgc3R1\
      ZHkncyBzdGFmZi4KClEKBAUAAjMSBI0BAhgaQyBGQUlMRURfUFJFQ09ORElUSU9OOiB0aGUgcGFydGljaXBhbnQgZG9lcyBu\
      b3QgdGFrZSBwYXJ0IGFueSBtb3JlLgoKpAEKBAUAAjQSBJABAiAalQEgVU5BVkFJTEFCTEUgd2l0aCBSZXRyeUluZm86IHRo\
      ZSBwc2V1ZG9ueW1zIG9mIHRoZSBzdHVkeSdzIHBhcnRpY2lwYW50cyBhcmUgbm90IGtub3duIGhlcmUgeWV0LCBhbmQgaW5n\
      ZXN0aW9uCiBjYW5ub3QgYmUgYXNrZWQuIFNlbmQgdGhlIHNhbWUgYWdhaW4uCgpSCgQFAAI1EgSSAQIaGkQgTk9UX0ZPVU5E\
      OiBubyBzY2hlZHVsZSBvZiB0aGUgc3R1ZHkgY291bnRzIGZyb20gYSBkYXRlIG9mIHRoaXMgaWQuCgptCgQFAAI2EgSUAQIc\
      Gl8gTk9UX0ZPVU5EOiB0aGVyZSBpcyBubyBzdWNoIG5vdGlmaWNhdGlvbiwgb3IgaXQgaXMgbm90IG9uZSBvZiB0aGUgc3R1\
      ZHksIG9yIG5vdCB0aGUgY2FsbGVyJ3MuCgpnCgQFAAI3EgSWAQIfGlkgRkFJTEVEX1BSRUNPTkRJVElPTjogaXRzIGluc3Rh\
      bnQgaGFzIGNvbWUsIG9yIGl0IHdhcyBhbnN3ZXJlZCwgZGlzbWlzc2VkIG9yIGNhbGxlZCBvZmYuCgpbCgQFAAI4EgSYAQIe\
      Gk0gQUxSRUFEWV9FWElTVFM6IGFub3RoZXIgbm90aWZpY2F0aW9uIGhhcyB0aGlzIGlkLiBBIG5ldyBvbmUgbmVlZHMgYSBu\
      ZXcgaWQuCgpICgQFAAI5EgSaAQIYGjogRkFJTEVEX1BSRUNPTkRJVElPTjogYG5vdGlmeV90aW1lYCBpcyBub3QgaW4gdGhl\
      IGZ1dHVyZS4KClIKBAUAAjoSBJwBAhsaRCBGQUlMRURfUFJFQ09ORElUSU9OOiBgbm90aWZ5X3RpbWVgIGlzIG1vcmUgdGhh\
      biA0MDAgZGF5cyBmcm9tIG5vdy4KCmUKBAUAAjsSBJ4BAiEaVyBGQUlMRURfUFJFQ09ORElUSU9OOiBgbm90aWZ5X3RpbWVg\
      IGlzIGJlZm9yZSB0aGUgc3R1ZHkgYmVnaW5zLCBvciBub3QgYmVmb3JlIGl0IGVuZHMuCgqGAQoEBQACPBIEoQECGRp4IEZB\
      SUxFRF9QUkVDT05ESVRJT046IGBub3RpZnlfdGltZWAgaXMgd2l0aGluIHRoZSBwYXJ0aWNpcGFudCdzIHF1aWV0IGhvdXJz\
      OyBgb3ZlcnJpZGVfcXVpZXRfaG91cnNgIGFza3MgYWxsIHRoZQogc2FtZS4KCmgKBAUAAj0SBKMBAhkaWiBGQUlMRURfUFJF\
      Q09ORElUSU9OOiBzdGFmZiBhc2tzIGZvciB0aGUgc2FtZSBxdWVzdGlvbm5haXJlIGF0IHRoaXMgdmVyeSBpbnN0YW50IGFs\
      cmVhZHkuCgpZCgQFAAI+EgSlAQIbGksgRkFJTEVEX1BSRUNPTkRJVElPTjogbm8gZGV2aWNlIGhhcyBuYW1lZCB0aGUgcGFy\
      dGljaXBhbnQncyB0aW1lIHpvbmUgeWV0LgoKSgoEBQACPxIEpwECFBo8IEZBSUxFRF9QUkVDT05ESVRJT046IHRoZSBzdHVk\
      eSBpcyBwYXVzZWQ6IG5vYm9keSBpcyBhc2tlZC4KCoABCgQFAAJAEgSpAQIcGnIgRkFJTEVEX1BSRUNPTkRJVElPTjogdGhl\
      IHN0dWR5IGRvZXMgbm90IGFzayBmb3IgdGhlIHF1ZXN0aW9ubmFpcmUgYW55IG1vcmUsIG9yIGl0IGlzIGZpbGxlZCBpbiBv\
      bmNlIGFuZCBmb3IgYWxsLgoKcQoEBQACQRIEqwECIRpjIFJFU09VUkNFX0VYSEFVU1RFRDogMjAwIG5vdGlmaWNhdGlvbnMg\
      dGhhdCBzdGFmZiBoYXMgYWRkZWQgZm9yIHRoZSBwYXJ0aWNpcGFudCBhcmUgc3RpbGwgdG8gY29tZS4KCssBCgQFAAJCEgSw\
      AQIbGlQgYHBhcnRpY2lwYW50YCBpcyBubyBwc2V1ZG9ueW06IDE2IG9mIHRoZSBsZXR0ZXJzIGBhYCB0byBgemAgYW5kIGRp\
      Z2l0cyBgMmAgdG8gYDdgLgoyZyBGaWVsZHMgb2YgYSByZXF1ZXN0OiBJTlZBTElEX0FSR1VNRU5ULCBvbmUgdmlvbGF0aW9u\
      IGVhY2ggd2l0aCB0aGUgZmllbGQncyBwYXRoLiBDb3JyZWN0IHRoZSByZXF1ZXN0LgoKOAoEBQACQxIEsgECGRoqIGBicmVh\
      a2Rvd25gIGlzIG5vbmUgdGhhdCB0aGUgbWV0aG9kIGhhcy4KClMKBAUAAkQSBLQBAhYaRSBgdG9fdGltZWAgaXMgbm90IGFm\
      dGVyIGBmcm9tX3RpbWVgLCBvciBtb3JlIHRoYW4gMzY2IGRheXMgYWZ0ZXIgaXQuCgoyCgQFAAJFEgS2AQIUGiQgYGRhdGVg\
      IGlzIG5vdCBhIGRhdGUgYFlZWVktTU0tRERgLgoKOgoEBQACRhIEuAECGhosIGBkYXRlYCBpcyBtb3JlIHRoYW4gMyw2NjAg\
      ZGF5cyBmcm9tIHRvZGF5LgoKPAoEBQACRxIEugECHBouIGBleHBpcmVzX2FmdGVyX21pbnV0ZXNgIGlzIG1vcmUgdGhhbiA0\
      NCw2NDAuCgpPCgQFAAJIEgS8AQIhGkEgYHNpbGVudF9kYXlzYCBpcyBtb3JlIHRoYW4gMzY1LCBvciBgcHJvbXB0c19taW5g\
      IG1vcmUgdGhhbiAxMDAuCmIGcHJvdG8z
      """)
}
