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
    /// UNAVAILABLE with RetryInfo: the caller has joined a study whose schedules count from joining, and the news of it
    /// is still on its way. A moment.
    case enrolmentNotYetKnown
    /// RESOURCE_EXHAUSTED with RetryInfo: 16 other calls for the caller's plan wait for one another.
    case tooManyCalls
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
    public static var allCases: [Self] { [.unspecified, .notEnrolled, .studyNotYetKnown, .questionnaireUnknown, .replannedTooOften, .scheduleFixedByStudy, .planOutOfBounds, .scheduleUnknown, .scheduleInfeasible, .limitOutOfRange, .planMissing, .planAmbiguous, .perDayOutOfRange, .gapOutOfRange, .noWindows, .dayMissing, .dayDuplicate, .minuteOutOfRange, .windowsOverlap, .noTimes, .tooManyTimes, .timeDuplicate, .dayOfMonthOutOfRange, .scheduleIdMissing, .planTokenInvalid, .reportsMissing, .tooManyReports, .notificationIdInvalid, .reportKindMissing, .timeMissing, .snoozeEndMissing, .snoozeEndMisplaced, .enrolmentNotYetKnown, .tooManyCalls, .pushPlatformOff, .pushAppUnknown, .tooManyDevices, .notGateway, .pushPlatformMissing, .pushTokenInvalid, .appIdInvalid, .unacknowledgedOutOfRange, .leaseOutOfRange, .acknowledgementsMissing, .tooManyAcknowledgements, .leaseIdInvalid, .promptResultMissing, .triggerUnknown, .triggerNotByHand, .firedTooOften, .inQuietHours, .overPerDayMax, .withinPromptGap, .participantErased, .participantUnknown, .participantLeft, .pseudonymsNotYetKnown, .staffDateUnknown, .notificationUnknown, .notificationNotComing, .notificationIdReused, .notifyTimePast, .notifyTimeTooFar, .notifyTimeOutsideStudy, .notifyTimeQuiet, .notifyTimeTaken, .timeZoneNotKnown, .studyPaused, .questionnaireClosed, .staffNotificationsLimit, .participantInvalid, .breakdownMissing, .periodInvalid, .dateInvalid, .dateOutOfRange, .expiryOutOfRange, .silentDaysOutOfRange] }

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
        case 43: .enrolmentNotYetKnown
        case 44: .tooManyCalls
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
        case .enrolmentNotYetKnown: 43
        case .tooManyCalls: 44
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
      CiBvdG9saXRoL3BsYW5uaW5nL3YxL2Vycm9ycy5wcm90bxITb3RvbGl0aC5wbGFubmluZy52MSq0DgoLRXJyb3JSZWFzb24S\
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
      TUlTUExBQ0VEECcSGwoXRU5ST0xNRU5UX05PVF9ZRVRfS05PV04QKxISCg5UT09fTUFOWV9DQUxMUxAsEhUKEVBVU0hfUExB\
      VEZPUk1fT0ZGEDISFAoQUFVTSF9BUFBfVU5LTk9XThAzEhQKEFRPT19NQU5ZX0RFVklDRVMQNBIPCgtOT1RfR0FURVdBWRA1\
      EhkKFVBVU0hfUExBVEZPUk1fTUlTU0lORxA2EhYKElBVU0hfVE9LRU5fSU5WQUxJRBA3EhIKDkFQUF9JRF9JTlZBTElEEDgS\
      HwobVU5BQ0tOT1dMRURHRURfT1VUX09GX1JBTkdFEDkSFgoSTEVBU0VfT1VUX09GX1JBTkdFEDoSHAoYQUNLTk9XTEVER0VN\
      RU5UU19NSVNTSU5HEDsSHQoZVE9PX01BTllfQUNLTk9XTEVER0VNRU5UUxA8EhQKEExFQVNFX0lEX0lOVkFMSUQQPRIZChVQ\
      Uk9NUFRfUkVTVUxUX01JU1NJTkcQPhITCg9UUklHR0VSX1VOS05PV04QRhIXChNUUklHR0VSX05PVF9CWV9IQU5EEEcSEwoP\
      RklSRURfVE9PX09GVEVOEEgSEgoOSU5fUVVJRVRfSE9VUlMQKBIUChBPVkVSX1BFUl9EQVlfTUFYECkSFQoRV0lUSElOX1BS\
      T01QVF9HQVAQKhIWChJQQVJUSUNJUEFOVF9FUkFTRUQQHBIXChNQQVJUSUNJUEFOVF9VTktOT1dOEFASFAoQUEFSVElDSVBB\
      TlRfTEVGVBBREhwKGFBTRVVET05ZTVNfTk9UX1lFVF9LTk9XThBSEhYKElNUQUZGX0RBVEVfVU5LTk9XThBTEhgKFE5PVElG\
      SUNBVElPTl9VTktOT1dOEFQSGwoXTk9USUZJQ0FUSU9OX05PVF9DT01JTkcQVRIaChZOT1RJRklDQVRJT05fSURfUkVVU0VE\
      EFYSFAoQTk9USUZZX1RJTUVfUEFTVBBXEhcKE05PVElGWV9USU1FX1RPT19GQVIQWBIdChlOT1RJRllfVElNRV9PVVRTSURF\
      X1NUVURZEFkSFQoRTk9USUZZX1RJTUVfUVVJRVQQWhIVChFOT1RJRllfVElNRV9UQUtFThBbEhcKE1RJTUVfWk9ORV9OT1Rf\
      S05PV04QXBIQCgxTVFVEWV9QQVVTRUQQXRIYChRRVUVTVElPTk5BSVJFX0NMT1NFRBBeEh0KGVNUQUZGX05PVElGSUNBVElP\
      TlNfTElNSVQQXxIXChNQQVJUSUNJUEFOVF9JTlZBTElEEGASFQoRQlJFQUtET1dOX01JU1NJTkcQYRISCg5QRVJJT0RfSU5W\
      QUxJRBBiEhAKDERBVEVfSU5WQUxJRBBjEhUKEURBVEVfT1VUX09GX1JBTkdFEGQSFwoTRVhQSVJZX09VVF9PRl9SQU5HRRBl\
      EhwKGFNJTEVOVF9EQVlTX09VVF9PRl9SQU5HRRBmQk0KE290b2xpdGgucGxhbm5pbmcudjFQAVoeb3RvbGl0aC9wbGFubmlu\
      Zy92MTtwbGFubmluZ3YxqgITT3RvbGl0aC5QbGFubmluZy5WMUq7OQouCgEMEgMBABIaJCBXaHkgYSBwbGFuIG9yIHNjaGVk\
      dWxlIGlzIHJlZnVzZWQuCgq8AgoCBQASBQ0AyAEBGq4CIFJlYXNvbnMgb2YgdGhpcyBzZXJ2aWNlJ3Mgb3duLCBiZXNpZGUg\
      dGhvc2Ugb2Ygb3RvbGl0aC9jb21tb24vdjEvZXJyb3JzLnByb3RvLiBUaGUgbmFtZSBvZiBhIHZhbHVlIGlzIHRoZQogdGV4\
      dCB0aGF0IGlzIGFuc3dlcmVkLCBpbiBgZ29vZ2xlLnJwYy5FcnJvckluZm8ucmVhc29uYCAoZG9tYWluIGBvdG9saXRoYCkg\
      b3IgaW4gYSBmaWVsZCdzIHZpb2xhdGlvbi4KIE5ldyBvbmVzIG1heSBjb21lOiBhIGNsaWVudCB0cmVhdHMgYW4gdW5rbm93\
      biByZWFzb24gYnkgdGhlIHN0YXR1cyBjb2RlIHRoYXQgaXQgY2FtZSB3aXRoLgoKHgoEBQACABIDDwIfGhEgTmV2ZXIgYW5z\
      d2VyZWQuCgqQAQoEBQACARIDFAITGl0gUEVSTUlTU0lPTl9ERU5JRUQ6IHRoZSBlbnJvbG1lbnQgaW4gdGhlIHN0dWR5IGhh\
      cyBlbmRlZCwgd2hpY2ggdGhlIHRva2VuIGRvZXMgbm90IHRlbGwgeWV0LgoyJCBUaGUgc2NoZWR1bGUsIGFuZCB3aG8gYXNr\
      cyBmb3IgaXQuCgqBAQoEBQACAhIDFwIaGnQgVU5BVkFJTEFCTEUgd2l0aCBSZXRyeUluZm86IGEgc3R1ZHkgaXMgbm90IGtu\
      b3duIGhlcmUgeWV0IGFuZCB0aGUgY2F0YWxvZ3VlIGNhbm5vdCBiZSBhc2tlZC4gU2VuZAogdGhlIHNhbWUgYWdhaW4uCgo+\
      CgQFAAIDEgMZAhwaMSBOT1RfRk9VTkQ6IHRoZSBzdHVkeSBoYXMgbm8gc3VjaCBxdWVzdGlvbm5haXJlLgoKawoEBQACBBID\
      GwIaGl4gUkVTT1VSQ0VfRVhIQVVTVEVEIHdpdGggUmV0cnlJbmZvOiAxLDAwMCBjaGFuZ2VzIG9mIHNjaGVkdWxlcyBhbmQg\
      dGltZSB6b25lIHdpdGhpbiAyNCBob3Vycy4KCpYBCgQFAAIFEgMeAh4aiAEgRkFJTEVEX1BSRUNPTkRJVElPTjogdGhlIHN0\
      dWR5IGxldHMgcGFydGljaXBhbnRzIGNob29zZSB0aGUgY2xvY2sgdGltZSBvbmx5LCBvciBub3RoaW5nOyBhIHZpb2xhdGlv\
      bgogbmFtZXMgZWFjaCBmaWVsZCB0aGF0IG11c3Qgc3RheS4KCpwBCgQFAAIGEgMhAhoajgEgRkFJTEVEX1BSRUNPTkRJVElP\
      TjogYSBwbGFuIG9mIG9uZSdzIG93biBnb2VzIGZ1cnRoZXIgdGhhbiB0aGUgc3R1ZHkgbGV0cyBwYXJ0aWNpcGFudHMgZ287\
      IGEgdmlvbGF0aW9uIG5hbWVzCiBlYWNoIHN1Y2ggZmllbGQgYW5kIGl0cyBib3VuZC4KCkcKBAUAAgcSAyMCGBo6IE5PVF9G\
      T1VORDogdGhlIHF1ZXN0aW9ubmFpcmUgaGFzIG5vIHNjaGVkdWxlIG9mIHRoYXQgaWQuCgrMAQoEBQACCBIDJgIaGr4BIElO\
      VkFMSURfQVJHVU1FTlQ6IHNvIG1hbnkgaW5zdGFudHMgZG8gbm90IGZpdCBpbnRvIHRoZSB3aW5kb3dzIGF0IHRoaXMgZ2Fw\
      LCBvciBuZXZlciB1bmRlciB0aGUgcnVsZXMgZm9yCiBldmVyeXRoaW5nIHRoYXQgdGhlIHBhcnRpY2lwYW50IGlzIGFza2Vk\
      OyBgbWF4aW11bV9wZXJfZGF5YCBvZiB0aGUgRXJyb3JJbmZvIGZpdHMuCgqRAQoEBQACCRIDKwIZGhsgYGxpbWl0YCBpcyBt\
      b3JlIHRoYW4gNTAwLgoyZyBGaWVsZHMgb2YgYSByZXF1ZXN0OiBJTlZBTElEX0FSR1VNRU5ULCBvbmUgdmlvbGF0aW9uIGVh\
      Y2ggd2l0aCB0aGUgZmllbGQncyBwYXRoLiBDb3JyZWN0IHRoZSByZXF1ZXN0LgoKVQoEBQACChIDLQITGkggTm9uZSBvZiBg\
      c3RhbmRhcmRgLCBgY3VzdG9tYCwgYG1vbnRobHlgLCBgZGFpbHlgIGFuZCBgbXV0ZWRgIGlzIGdpdmVuLgoKcQoEBQACCxID\
      LwIVGmQgU2V2ZXJhbCBvZiBgc3RhbmRhcmRgLCBgY3VzdG9tYCwgYG1vbnRobHlgLCBgZGFpbHlgIGFuZCBgbXV0ZWRgIGFy\
      ZSBnaXZlbjsgb25lIHZpb2xhdGlvbiBmb3IgZWFjaC4KCicKBAUAAgwSAzECHBoaIGBwZXJfZGF5YCBpcyBub3QgMeKAkzk2\
      LgoKNgoEBQACDRIDMwIYGikgYG1pbmltdW1fZ2FwX21pbnV0ZXNgIGlzIG1vcmUgdGhhbiA3MjAuCgotCgQFAAIOEgM1AhIa\
      ICBBIHN0YW5kYXJkIHBsYW4gaGFzIG5vIHdpbmRvdy4KCjkKBAUAAg8SAzcCExosIEEgd2luZG93IG9yIHRpbWUgbmFtZXMg\
      bm8gZGF5IG9mIHRoZSB3ZWVrLgoKPgoEBQACEBIDOQIVGjEgQW5vdGhlciB3aW5kb3cgaXMgZm9yIHRoZSBzYW1lIGRheSBv\
      ZiB0aGUgd2Vlay4KCkMKBAUAAhESAzsCGxo2IEEgY2xvY2sgdGltZSBpcyBub3QgMOKAkzE0MzkgbWludXRlcyBhZnRlciBt\
      aWRuaWdodC4KCj8KBAUAAhISAz0CFxoyIEEgd2luZG93IHJ1bnMgaW50byB0aGUgb25lIG9mIHRoZSBmb2xsb3dpbmcgZGF5\
      LgoKMgoEBQACExIDPwIQGiUgQSBjdXN0b20gb3IgZGFpbHkgcGxhbiBoYXMgbm8gdGltZS4KCkEKBAUAAhQSA0ECFho0IEEg\
      Y3VzdG9tIG9yIGRhaWx5IHBsYW4gaGFzIG1vcmUgdGltZXMgdGhhbiBpdCBtYXkuCgo3CgQFAAIVEgNDAhYaKiBBIGN1c3Rv\
      bSBvciBkYWlseSBwbGFuIGhhcyBhIHRpbWUgdHdpY2UuCgosCgQFAAIWEgNFAiEaHyBgZGF5X29mX21vbnRoYCBpcyBub3Qg\
      MeKAkzMxLgoKVQoEBQACFxIDRwIbGkggVGhlIHF1ZXN0aW9ubmFpcmUgaGFzIHNldmVyYWwgc2NoZWR1bGVzLCBhbmQgYHNj\
      aGVkdWxlX2lkYCBuYW1lcyBub25lLgoKPwoEBQACGBIDSgIaGjIgYHBsYW5fdG9rZW5gIGlzIG5vbmUgdGhhdCB0aGlzIHNl\
      cnZpY2UgZ2F2ZSBvdXQuCgoiCgQFAAIZEgNMAhcaFSBObyByZXBvcnQgaXMgZ2l2ZW4uCgolCgQFAAIaEgNOAhgaGCBNb3Jl\
      IHRoYW4gNTAwIHJlcG9ydHMuCgovCgQFAAIbEgNQAh8aIiBgbm90aWZpY2F0aW9uX2lkYCBpcyBub3QgYSBVVUlELgoKNgoE\
      BQACHBIDUgIbGikgYGtpbmRgIHNheXMgbm90aGluZyB0aGF0IGlzIGtub3duIGhlcmUuCgopCgQFAAIdEgNUAhQaHCBgZXZl\
      bnRfdGltZWAgaXMgbm90IGdpdmVuLgoKSQoEBQACHhIDVgIaGjwgVGhlIHBhcnRpY2lwYW50IHB1dCBpdCBvZmYsIGFuZCBp\
      dCBpcyBub3Qgc2FpZCB1bnRpbCB3aGVuLgoKbQoEBQACHxIDWAIcGmAgYHNub296ZV9lbmRfdGltZWAgaXMgZ2l2ZW4gd2l0\
      aCBzb21ldGhpbmcgZWxzZSB0aGFuIHB1dHRpbmcgb2ZmLCBvciBpcyBub3QgYWZ0ZXIgYGV2ZW50X3RpbWVgLgoKoAEKBAUA\
      AiASA1sCHxqSASBVTkFWQUlMQUJMRSB3aXRoIFJldHJ5SW5mbzogdGhlIGNhbGxlciBoYXMgam9pbmVkIGEgc3R1ZHkgd2hv\
      c2Ugc2NoZWR1bGVzIGNvdW50IGZyb20gam9pbmluZywgYW5kIHRoZSBuZXdzIG9mIGl0CiBpcyBzdGlsbCBvbiBpdHMgd2F5\
      LiBBIG1vbWVudC4KCmwKBAUAAiESA10CFhpfIFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIFJldHJ5SW5mbzogMTYgb3RoZXIg\
      Y2FsbHMgZm9yIHRoZSBjYWxsZXIncyBwbGFuIHdhaXQgZm9yIG9uZSBhbm90aGVyLgoKeAoEBQACIhIDYgIZGlIgRkFJTEVE\
      X1BSRUNPTkRJVElPTjogdGhlIG9wZXJhdG9yIGhhcyBub3Qgc2V0IHRoZSBwbGF0Zm9ybSB1cCBmb3IgcHVzaCBtZXNzYWdl\
      cy4KMhcgRGV2aWNlcyBhbmQgZ2F0ZXdheXMuCgpJCgQFAAIjEgNkAhgaPCBGQUlMRURfUFJFQ09ORElUSU9OOiB0aGUgb3Bl\
      cmF0b3IgaGFzIG5vIGtleXMgZm9yIHRoZSBhcHAuCgpnCgQFAAIkEgNmAhgaWiBSRVNPVVJDRV9FWEhBVVNURUQ6IHRlbiBv\
      dGhlciBkZXZpY2VzIG9mIHRoZSBwYXJ0aWNpcGFudCBhcmUgcmVnaXN0ZXJlZC4gVW5yZWdpc3RlciBvbmUuCgpWCgQFAAIl\
      EgNoAhMaSSBQRVJNSVNTSU9OX0RFTklFRDogdGhlIHRva2VuIGRvZXMgbm90IHNheSB0aGF0IHRoZSBjYWxsZXIgaXMgYSBn\
      YXRld2F5LgoKNAoEBQACJhIDagIdGicgSU5WQUxJRF9BUkdVTUVOVDogYHBsYXRmb3JtYCBpcyBub25lLgoKVAoEBQACJxID\
      bAIaGkcgSU5WQUxJRF9BUkdVTUVOVDogYHRva2VuYCBpcyBub25lIHRoYXQgdGhlIHBsYXRmb3JtIGNvdWxkIGhhdmUgZ2l2\
      ZW4uCgpKCgQFAAIoEgNuAhYaPSBJTlZBTElEX0FSR1VNRU5UOiBgYXBwX2lkYCBpcyBubyBidW5kbGUgaWQgb3IgcGFja2Fn\
      ZSBuYW1lLgoKSgoEBQACKRIDcAIjGj0gSU5WQUxJRF9BUkdVTUVOVDogYHVuYWNrbm93bGVkZ2VkX21heGAgaXMgbW9yZSB0\
      aGFuIDEwLDAwMC4KCkEKBAUAAioSA3ICGho0IElOVkFMSURfQVJHVU1FTlQ6IGBsZWFzZV9zZWNvbmRzYCBpcyBub3QgMTDi\
      gJM2MDAuCgo9CgQFAAIrEgN0AiAaMCBJTlZBTElEX0FSR1VNRU5UOiBubyBhY2tub3dsZWRnZW1lbnQgaXMgZ2l2ZW4uCgpC\
      CgQFAAIsEgN2AiEaNSBJTlZBTElEX0FSR1VNRU5UOiBtb3JlIHRoYW4gMSwwMDAgYWNrbm93bGVkZ2VtZW50cy4KCk8KBAUA\
      Ai0SA3gCGBpCIElOVkFMSURfQVJHVU1FTlQ6IGBsZWFzZV9pZGAgaXMgbm9uZSB0aGF0IHRoaXMgc2VydmljZSBnYXZlIG91\
      dC4KCkUKBAUAAi4SA3oCHRo4IElOVkFMSURfQVJHVU1FTlQ6IGByZXN1bHRgIGlzIG5laXRoZXIgU0VOVCBub3IgRkFJTEVE\
      LgoKdQoEBQACLxIDfwIXGjEgTk9UX0ZPVU5EOiB0aGUgc3R1ZHkgaGFzIG5vIHRyaWdnZXIgb2YgdGhhdCBpZC4KMjUgVHJp\
      Z2dlcnMsIHdoaWNoIHRoZSBzdHVkeSdzIHN0YWZmIG1heSBmaXJlIGJ5IGhhbmQuCgpiCgQFAAIwEgSBAQIbGlQgRkFJTEVE\
      X1BSRUNPTkRJVElPTjogdGhlIHRyaWdnZXIgaGFzIGEgY2F1c2Ugb2YgaXRzIG93biwgYW5kIGlzIG5vdCBmaXJlZCBieSBo\
      YW5kLgoKiwEKBAUAAjESBIQBAhcafSBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aCBSZXRyeUluZm86IHN0YWZmIGhhcyBsZXQg\
      dHJpZ2dlcnMgb2YgdGhlIHN0dWR5IGZpcmUgMjAwIHRpbWVzIGZvciB0aGUgcGFydGljaXBhbnQgd2l0aGluIDI0CiBob3Vy\
      cy4KCpoBCgQFAAIyEgSJAQIWGiAgVGhlIHBhcnRpY2lwYW50J3MgcXVpZXQgaG91cnMuCjJqIFdoaWNoIHJ1bGUgZm9yIGV2\
      ZXJ5dGhpbmcgdGhhdCB0aGUgcGFydGljaXBhbnQgaXMgYXNrZWQgbGVhdmVzIG5vIHJvb20gZm9yIGEgcGxhbiAoU0NIRURV\
      TEVfSU5GRUFTSUJMRSkuCgpLCgQFAAIzEgSLAQIYGj0gVGhlIG1vc3QgcHJvbXB0cyBhIGRheSwgb2YgdGhlIHBhcnRpY2lw\
      YW50IG9yIG9mIHRoZSBzdHVkeS4KClIKBAUAAjQSBI0BAhkaRCBUaGUgbGVhc3QgZ2FwIGJldHdlZW4gcHJvbXB0cywgb2Yg\
      dGhlIHBhcnRpY2lwYW50IG9yIG9mIHRoZSBzdHVkeS4KCoMBCgQFAAI1EgSRAQIaGnUgUEVSTUlTU0lPTl9ERU5JRUQ6IHdo\
      YXQgaXMga2VwdCBvZiB0aGUgcGFydGljaXBhbnQgd2FzIGVyYXNlZCBhdCB0aGUgcGFydGljaXBhbnQncyB3aXNoLiBUaGUg\
      dG9rZW4KIGlzIGZyb20gYmVmb3JlLgoKXgoEBQACNhIElgECGxovIE5PVF9GT1VORDogdGhlIHN0dWR5IGhhcyBubyBzdWNo\
      IHBhcnRpY2lwYW50LgoyHyBPdmVyc2lnaHQgYnkgYSBzdHVkeSdzIHN0YWZmLgoKUQoEBQACNxIEmAECGBpDIEZBSUxFRF9Q\
      UkVDT05ESVRJT046IHRoZSBwYXJ0aWNpcGFudCBkb2VzIG5vdCB0YWtlIHBhcnQgYW55IG1vcmUuCgqkAQoEBQACOBIEmwEC\
      IBqVASBVTkFWQUlMQUJMRSB3aXRoIFJldHJ5SW5mbzogdGhlIHBzZXVkb255bXMgb2YgdGhlIHN0dWR5J3MgcGFydGljaXBh\
      bnRzIGFyZSBub3Qga25vd24gaGVyZSB5ZXQsIGFuZCBpbmdlc3Rpb24KIGNhbm5vdCBiZSBhc2tlZC4gU2VuZCB0aGUgc2Ft\
      ZSBhZ2Fpbi4KClIKBAUAAjkSBJ0BAhoaRCBOT1RfRk9VTkQ6IG5vIHNjaGVkdWxlIG9mIHRoZSBzdHVkeSBjb3VudHMgZnJv\
      bSBhIGRhdGUgb2YgdGhpcyBpZC4KCm0KBAUAAjoSBJ8BAhwaXyBOT1RfRk9VTkQ6IHRoZXJlIGlzIG5vIHN1Y2ggbm90aWZp\
      Y2F0aW9uLCBvciBpdCBpcyBub3Qgb25lIG9mIHRoZSBzdHVkeSwgb3Igbm90IHRoZSBjYWxsZXIncy4KCmcKBAUAAjsSBKEB\
      Ah8aWSBGQUlMRURfUFJFQ09ORElUSU9OOiBpdHMgaW5zdGFudCBoYXMgY29tZSwgb3IgaXQgd2FzIGFuc3dlcmVkLCBkaXNt\
      aXNzZWQgb3IgY2FsbGVkIG9mZi4KClsKBAUAAjwSBKMBAh4aTSBBTFJFQURZX0VYSVNUUzogYW5vdGhlciBub3RpZmljYXRp\
      b24gaGFzIHRoaXMgaWQuIEEgbmV3IG9uZSBuZWVkcyBhIG5ldyBpZC4KCkgKBAUAAj0SBKUBAhgaOiBGQUlMRURfUFJFQ09O\
      RElUSU9OOiBgbm90aWZ5X3RpbWVgIGlzIG5vdCBpbiB0aGUgZnV0dXJlLgoKUgoEBQACPhIEpwECGxpEIEZBSUxFRF9QUkVD\
      T05ESVRJT046IGBub3RpZnlfdGltZWAgaXMgbW9yZSB0aGFuIDQwMCBkYXlzIGZyb20gbm93LgoKZQoEBQACPxIEqQECIRpX\
      IEZBSUxFRF9QUkVDT05ESVRJT046IGBub3RpZnlfdGltZWAgaXMgYmVmb3JlIHRoZSBzdHVkeSBiZWdpbnMsIG9yIG5vdCBi\
      ZWZvcmUgaXQgZW5kcy4KCoYBCgQFAAJAEgSsAQIZGnggRkFJTEVEX1BSRUNPTkRJVElPTjogYG5vdGlmeV90aW1lYCBpcyB3\
      aXRoaW4gdGhlIHBhcnRpY2lwYW50J3MgcXVpZXQgaG91cnM7IGBvdmVycmlkZV9xdWlldF9ob3Vyc2AgYXNrcyBhbGwgdGhl\
      CiBzYW1lLgoKaAoEBQACQRIErgECGRpaIEZBSUxFRF9QUkVDT05ESVRJT046IHN0YWZmIGFza3MgZm9yIHRoZSBzYW1lIHF1\
      ZXN0aW9ubmFpcmUgYXQgdGhpcyB2ZXJ5IGluc3RhbnQgYWxyZWFkeS4KClkKBAUAAkISBLABAhsaSyBGQUlMRURfUFJFQ09O\
      RElUSU9OOiBubyBkZXZpY2UgaGFzIG5hbWVkIHRoZSBwYXJ0aWNpcGFudCdzIHRpbWUgem9uZSB5ZXQuCgpKCgQFAAJDEgSy\
      AQIUGjwgRkFJTEVEX1BSRUNPTkRJVElPTjogdGhlIHN0dWR5IGlzIHBhdXNlZDogbm9ib2R5IGlzIGFza2VkLgoKgAEKBAUA\
      AkQSBLQBAhwaciBGQUlMRURfUFJFQ09ORElUSU9OOiB0aGUgc3R1ZHkgZG9lcyBub3QgYXNrIGZvciB0aGUgcXVlc3Rpb25u\
      YWlyZSBhbnkgbW9yZSwgb3IgaXQgaXMgZmlsbGVkIGluIG9uY2UgYW5kIGZvciBhbGwuCgpxCgQFAAJFEgS2AQIhGmMgUkVT\
      T1VSQ0VfRVhIQVVTVEVEOiAyMDAgbm90aWZpY2F0aW9ucyB0aGF0IHN0YWZmIGhhcyBhZGRlZCBmb3IgdGhlIHBhcnRpY2lw\
      YW50IGFyZSBzdGlsbCB0byBjb21lLgoKywEKBAUAAkYSBLsBAhsaVCBgcGFydGljaXBhbnRgIGlzIG5vIHBzZXVkb255bTog\
      MTYgb2YgdGhlIGxldHRlcnMgYGFgIHRvIGB6YCBhbmQgZGlnaXRzIGAyYCB0byBgN2AuCjJnIEZpZWxkcyBvZiBhIHJlcXVl\
      c3Q6IElOVkFMSURfQVJHVU1FTlQsIG9uZSB2aW9sYXRpb24gZWFjaCB3aXRoIHRoZSBmaWVsZCdzIHBhdGguIENvcnJlY3Qg\
      dGhlIHJlcXVlc3QuCgo4CgQFAAJHEgS9AQIZGiogYGJyZWFrZG93bmAgaXMgbm9uZSB0aGF0IHRoZSBtZXRob2QgaGFzLgoK\
      UwoEBQACSBIEvwECFhpFIGB0b190aW1lYCBpcyBub3QgYWZ0ZXIgYGZyb21fdGltZWAsIG9yIG1vcmUgdGhhbiAzNjYgZGF5\
      cyBhZnRlciBpdC4KCjIKBAUAAkkSBMEBAhQaJCBgZGF0ZWAgaXMgbm90IGEgZGF0ZSBgWVlZWS1NTS1ERGAuCgo6CgQFAAJK\
      EgTDAQIaGiwgYGRhdGVgIGlzIG1vcmUgdGhhbiAzLDY2MCBkYXlzIGZyb20gdG9kYXkuCgo8CgQFAAJLEgTFAQIcGi4gYGV4\
      cGlyZXNfYWZ0ZXJfbWludXRlc2AgaXMgbW9yZSB0aGFuIDQ0LDY0MC4KCk8KBAUAAkwSBMcBAiEaQSBgc2lsZW50X2RheXNg\
      IGlzIG1vcmUgdGhhbiAzNjUsIG9yIGBwcm9tcHRzX21pbmAgbW9yZSB0aGFuIDEwMC4KYgZwcm90bzM=
      """)
}
