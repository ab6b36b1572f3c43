// Generated from otolith/planning/v1/errors.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages
public import MessageSupport

extension PlanningV1 {
  /// Error reasons of this service, in addition to those of otolith/common/v1/errors.proto. A value's
  /// name is sent as text, in `google.rpc.ErrorInfo.reason` (domain `otolith`) or in a field
  /// violation. New reasons may be added: treat an unknown reason by its status code.
  public enum ErrorReason: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Never returned.
    case unspecified
    /// PERMISSION_DENIED: the enrolment in the study has ended, which the token does not show yet.
    case notEnrolled
    /// UNAVAILABLE with RetryInfo: a study is not known here yet and the catalogue cannot be reached.
    /// Send the same request again.
    case studyNotYetKnown
    /// NOT_FOUND: the study has no such questionnaire.
    case questionnaireUnknown
    /// RESOURCE_EXHAUSTED with RetryInfo: 1,000 changes of schedules and time zone within 24 hours.
    case replannedTooOften
    /// FAILED_PRECONDITION: the study lets participants choose only the clock time, or nothing; a
    /// violation names each field that must not change.
    case scheduleFixedByStudy
    /// FAILED_PRECONDITION: the participant's plan exceeds the bounds set by the study; a violation
    /// names each such field and its bound.
    case planOutOfBounds
    /// NOT_FOUND: the questionnaire has no schedule with this id.
    case scheduleUnknown
    /// INVALID_ARGUMENT: this number of instants does not fit into the windows with this gap, or never
    /// fits under the participant's overall rules; `maximum_per_day` of the ErrorInfo is the largest
    /// number that fits.
    case scheduleInfeasible
    /// `limit` exceeds 500.
    case limitOutOfRange
    /// None of `standard`, `custom`, `monthly`, `daily` and `muted` is set.
    case planMissing
    /// Several of `standard`, `custom`, `monthly`, `daily` and `muted` are set; one violation for
    /// each.
    case planAmbiguous
    /// `per_day` is not 1–96.
    case perDayOutOfRange
    /// `minimum_gap_minutes` exceeds 720.
    case gapOutOfRange
    /// A standard plan has no window.
    case noWindows
    /// A window or time has no day of the week.
    case dayMissing
    /// Another window has the same day of the week.
    case dayDuplicate
    /// A clock time is not 0–1439 minutes after midnight.
    case minuteOutOfRange
    /// A window overlaps the one of the following day.
    case windowsOverlap
    /// A custom or daily plan has no time.
    case noTimes
    /// A custom or daily plan has too many times.
    case tooManyTimes
    /// A custom or daily plan has the same time twice.
    case timeDuplicate
    /// `day_of_month` is not 1–31.
    case dayOfMonthOutOfRange
    /// The questionnaire has several schedules, and `schedule_id` is empty.
    case scheduleIdMissing
    /// `plan_token` was not issued by this service.
    case planTokenInvalid
    /// The list of reports is empty.
    case reportsMissing
    /// More than 500 reports.
    case tooManyReports
    /// `notification_id` is not a UUID.
    case notificationIdInvalid
    /// `kind` is unspecified or unknown.
    case reportKindMissing
    /// `event_time` is absent.
    case timeMissing
    /// A snooze is reported without `snooze_end_time`.
    case snoozeEndMissing
    /// `snooze_end_time` is set for another kind than a snooze, or is not after `event_time`.
    case snoozeEndMisplaced
    /// UNAVAILABLE with RetryInfo: the caller has just joined a study whose schedules count from
    /// joining, and the enrolment has not arrived here yet. Try again in a moment.
    case enrolmentNotYetKnown
    /// RESOURCE_EXHAUSTED with RetryInfo: 16 other calls for the caller's plan are queued.
    case tooManyCalls
    /// FAILED_PRECONDITION: the operator has not configured push messages for the platform.
    case pushPlatformOff
    /// FAILED_PRECONDITION: the operator has not configured keys for the app.
    case pushAppUnknown
    /// RESOURCE_EXHAUSTED: ten other devices of the participant are registered. Unregister one.
    case tooManyDevices
    /// PERMISSION_DENIED: the token does not carry the gateway role.
    case notGateway
    /// INVALID_ARGUMENT: `platform` is unspecified or unknown.
    case pushPlatformMissing
    /// INVALID_ARGUMENT: `token` does not have the form of the platform's tokens.
    case pushTokenInvalid
    /// INVALID_ARGUMENT: `app_id` is not a valid bundle id or package name.
    case appIdInvalid
    /// INVALID_ARGUMENT: `unacknowledged_max` exceeds 10,000.
    case unacknowledgedOutOfRange
    /// INVALID_ARGUMENT: `lease_seconds` is not 10–600.
    case leaseOutOfRange
    /// INVALID_ARGUMENT: the list of acknowledgements is empty.
    case acknowledgementsMissing
    /// INVALID_ARGUMENT: more than 1,000 acknowledgements.
    case tooManyAcknowledgements
    /// `lease_id` was not issued by this service.
    case leaseIdInvalid
    /// `result` is neither SENT nor FAILED.
    case promptResultMissing
    /// NOT_FOUND: the study has no trigger with this id.
    case triggerUnknown
    /// FAILED_PRECONDITION: the trigger has another cause and cannot be fired by staff.
    case triggerNotByHand
    /// RESOURCE_EXHAUSTED with RetryInfo: staff fired triggers of the study 200 times for the
    /// participant within 24 hours.
    case firedTooOften
    /// The participant's quiet hours.
    case inQuietHours
    /// The daily maximum of notifications, of the participant or the study.
    case overPerDayMax
    /// The minimum gap between notifications, of the participant or the study.
    case withinPromptGap
    /// PERMISSION_DENIED: the participant's data was erased at their request. The token is from
    /// before.
    case participantErased
    /// NOT_FOUND: the study has no such participant.
    case participantUnknown
    /// FAILED_PRECONDITION: the participant is no longer enrolled.
    case participantLeft
    /// UNAVAILABLE with RetryInfo: the pseudonyms of the study's participants are not known here yet,
    /// and ingestion cannot be reached. Send the same request again.
    case pseudonymsNotYetKnown
    /// NOT_FOUND: no schedule of the study counts from a date with this id.
    case staffDateUnknown
    /// NOT_FOUND: the notification does not exist, or does not belong to the study or the caller.
    case notificationUnknown
    /// FAILED_PRECONDITION: the notification's time has passed, or it was answered, dismissed or
    /// cancelled.
    case notificationNotComing
    /// ALREADY_EXISTS: another notification has this id. Use a new one.
    case notificationIdReused
    /// FAILED_PRECONDITION: `notify_time` is not in the future.
    case notifyTimePast
    /// FAILED_PRECONDITION: `notify_time` is more than 400 days from now.
    case notifyTimeTooFar
    /// FAILED_PRECONDITION: `notify_time` is before the start or not before the end of the study.
    case notifyTimeOutsideStudy
    /// FAILED_PRECONDITION: `notify_time` is within the participant's quiet hours. Set
    /// `override_quiet_hours` to notify nevertheless.
    case notifyTimeQuiet
    /// FAILED_PRECONDITION: staff already planned a notification for the same questionnaire at this
    /// instant.
    case notifyTimeTaken
    /// FAILED_PRECONDITION: no device has reported the participant's time zone yet.
    case timeZoneNotKnown
    /// FAILED_PRECONDITION: the study is paused and sends no notifications.
    case studyPaused
    /// FAILED_PRECONDITION: the study no longer uses the questionnaire, or it is a one-time
    /// questionnaire that is already filled in.
    case questionnaireClosed
    /// RESOURCE_EXHAUSTED: the participant has 200 pending notifications added by staff.
    case staffNotificationsLimit
    /// `participant` is not a pseudonym: expected 16 letters `a` to `z` and digits `2` to `7`.
    case participantInvalid
    /// `breakdown` is unspecified or not supported by the method.
    case breakdownMissing
    /// `to_time` is not after `from_time`, or more than 366 days after it.
    case periodInvalid
    /// `date` does not have the form `YYYY-MM-DD`.
    case dateInvalid
    /// `date` is more than 3,660 days from today.
    case dateOutOfRange
    /// `expires_after_minutes` exceeds 44,640.
    case expiryOutOfRange
    /// `silent_days` exceeds 365, or `prompts_min` exceeds 100.
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
      Zy92MTtwbGFubmluZ3YxqgITT3RvbGl0aC5QbGFubmluZy5WMUrPOQpGCgEMEgMBABIaPCBFcnJvciByZWFzb25zIG9mIHBs\
      YW5zLCBzY2hlZHVsZXMsIGRlbGl2ZXJ5IGFuZCBvdmVyc2lnaHQuCgqbAgoCBQASBQ0AzwEBGo0CIEVycm9yIHJlYXNvbnMg\
      b2YgdGhpcyBzZXJ2aWNlLCBpbiBhZGRpdGlvbiB0byB0aG9zZSBvZiBvdG9saXRoL2NvbW1vbi92MS9lcnJvcnMucHJvdG8u\
      IEEgdmFsdWUncwogbmFtZSBpcyBzZW50IGFzIHRleHQsIGluIGBnb29nbGUucnBjLkVycm9ySW5mby5yZWFzb25gIChkb21h\
      aW4gYG90b2xpdGhgKSBvciBpbiBhIGZpZWxkCiB2aW9sYXRpb24uIE5ldyByZWFzb25zIG1heSBiZSBhZGRlZDogdHJlYXQg\
      YW4gdW5rbm93biByZWFzb24gYnkgaXRzIHN0YXR1cyBjb2RlLgoKHgoEBQACABIDDwIfGhEgTmV2ZXIgcmV0dXJuZWQuCgqK\
      AQoEBQACARIDFAITGl0gUEVSTUlTU0lPTl9ERU5JRUQ6IHRoZSBlbnJvbG1lbnQgaW4gdGhlIHN0dWR5IGhhcyBlbmRlZCwg\
      d2hpY2ggdGhlIHRva2VuIGRvZXMgbm90IHNob3cgeWV0LgoyHiBTY2hlZHVsZXMgYW5kIHRoZWlyIGNhbGxlcnMuCgqLAQoE\
      BQACAhIDFwIaGn4gVU5BVkFJTEFCTEUgd2l0aCBSZXRyeUluZm86IGEgc3R1ZHkgaXMgbm90IGtub3duIGhlcmUgeWV0IGFu\
      ZCB0aGUgY2F0YWxvZ3VlIGNhbm5vdCBiZSByZWFjaGVkLgogU2VuZCB0aGUgc2FtZSByZXF1ZXN0IGFnYWluLgoKPgoEBQAC\
      AxIDGQIcGjEgTk9UX0ZPVU5EOiB0aGUgc3R1ZHkgaGFzIG5vIHN1Y2ggcXVlc3Rpb25uYWlyZS4KCmsKBAUAAgQSAxsCGhpe\
      IFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIFJldHJ5SW5mbzogMSwwMDAgY2hhbmdlcyBvZiBzY2hlZHVsZXMgYW5kIHRpbWUg\
      em9uZSB3aXRoaW4gMjQgaG91cnMuCgqcAQoEBQACBRIDHgIeGo4BIEZBSUxFRF9QUkVDT05ESVRJT046IHRoZSBzdHVkeSBs\
      ZXRzIHBhcnRpY2lwYW50cyBjaG9vc2Ugb25seSB0aGUgY2xvY2sgdGltZSwgb3Igbm90aGluZzsgYQogdmlvbGF0aW9uIG5h\
      bWVzIGVhY2ggZmllbGQgdGhhdCBtdXN0IG5vdCBjaGFuZ2UuCgqSAQoEBQACBhIDIQIaGoQBIEZBSUxFRF9QUkVDT05ESVRJ\
      T046IHRoZSBwYXJ0aWNpcGFudCdzIHBsYW4gZXhjZWVkcyB0aGUgYm91bmRzIHNldCBieSB0aGUgc3R1ZHk7IGEgdmlvbGF0\
      aW9uCiBuYW1lcyBlYWNoIHN1Y2ggZmllbGQgYW5kIGl0cyBib3VuZC4KCkkKBAUAAgcSAyMCGBo8IE5PVF9GT1VORDogdGhl\
      IHF1ZXN0aW9ubmFpcmUgaGFzIG5vIHNjaGVkdWxlIHdpdGggdGhpcyBpZC4KCuEBCgQFAAIIEgMnAhoa0wEgSU5WQUxJRF9B\
      UkdVTUVOVDogdGhpcyBudW1iZXIgb2YgaW5zdGFudHMgZG9lcyBub3QgZml0IGludG8gdGhlIHdpbmRvd3Mgd2l0aCB0aGlz\
      IGdhcCwgb3IgbmV2ZXIKIGZpdHMgdW5kZXIgdGhlIHBhcnRpY2lwYW50J3Mgb3ZlcmFsbCBydWxlczsgYG1heGltdW1fcGVy\
      X2RheWAgb2YgdGhlIEVycm9ySW5mbyBpcyB0aGUgbGFyZ2VzdAogbnVtYmVyIHRoYXQgZml0cy4KCpgBCgQFAAIJEgMtAhka\
      FiBgbGltaXRgIGV4Y2VlZHMgNTAwLgoycyBSZWFzb25zIG9mIGludmFsaWQgZmllbGRzOiBJTlZBTElEX0FSR1VNRU5ULCBv\
      bmUgdmlvbGF0aW9uIHBlciBmaWVsZCB3aXRoIHRoZSBmaWVsZCdzIHBhdGguCiBDb3JyZWN0IHRoZSByZXF1ZXN0LgoKUwoE\
      BQACChIDLwITGkYgTm9uZSBvZiBgc3RhbmRhcmRgLCBgY3VzdG9tYCwgYG1vbnRobHlgLCBgZGFpbHlgIGFuZCBgbXV0ZWRg\
      IGlzIHNldC4KCnAKBAUAAgsSAzICFRpjIFNldmVyYWwgb2YgYHN0YW5kYXJkYCwgYGN1c3RvbWAsIGBtb250aGx5YCwgYGRh\
      aWx5YCBhbmQgYG11dGVkYCBhcmUgc2V0OyBvbmUgdmlvbGF0aW9uIGZvcgogZWFjaC4KCicKBAUAAgwSAzQCHBoaIGBwZXJf\
      ZGF5YCBpcyBub3QgMeKAkzk2LgoKMQoEBQACDRIDNgIYGiQgYG1pbmltdW1fZ2FwX21pbnV0ZXNgIGV4Y2VlZHMgNzIwLgoK\
      LQoEBQACDhIDOAISGiAgQSBzdGFuZGFyZCBwbGFuIGhhcyBubyB3aW5kb3cuCgo3CgQFAAIPEgM6AhMaKiBBIHdpbmRvdyBv\
      ciB0aW1lIGhhcyBubyBkYXkgb2YgdGhlIHdlZWsuCgo7CgQFAAIQEgM8AhUaLiBBbm90aGVyIHdpbmRvdyBoYXMgdGhlIHNh\
      bWUgZGF5IG9mIHRoZSB3ZWVrLgoKQwoEBQACERIDPgIbGjYgQSBjbG9jayB0aW1lIGlzIG5vdCAw4oCTMTQzOSBtaW51dGVz\
      IGFmdGVyIG1pZG5pZ2h0LgoKPgoEBQACEhIDQAIXGjEgQSB3aW5kb3cgb3ZlcmxhcHMgdGhlIG9uZSBvZiB0aGUgZm9sbG93\
      aW5nIGRheS4KCjIKBAUAAhMSA0ICEBolIEEgY3VzdG9tIG9yIGRhaWx5IHBsYW4gaGFzIG5vIHRpbWUuCgo5CgQFAAIUEgNE\
      AhYaLCBBIGN1c3RvbSBvciBkYWlseSBwbGFuIGhhcyB0b28gbWFueSB0aW1lcy4KCj4KBAUAAhUSA0YCFhoxIEEgY3VzdG9t\
      IG9yIGRhaWx5IHBsYW4gaGFzIHRoZSBzYW1lIHRpbWUgdHdpY2UuCgosCgQFAAIWEgNIAiEaHyBgZGF5X29mX21vbnRoYCBp\
      cyBub3QgMeKAkzMxLgoKUwoEBQACFxIDSgIbGkYgVGhlIHF1ZXN0aW9ubmFpcmUgaGFzIHNldmVyYWwgc2NoZWR1bGVzLCBh\
      bmQgYHNjaGVkdWxlX2lkYCBpcyBlbXB0eS4KCjsKBAUAAhgSA00CGhouIGBwbGFuX3Rva2VuYCB3YXMgbm90IGlzc3VlZCBi\
      eSB0aGlzIHNlcnZpY2UuCgosCgQFAAIZEgNPAhcaHyBUaGUgbGlzdCBvZiByZXBvcnRzIGlzIGVtcHR5LgoKJQoEBQACGhID\
      UQIYGhggTW9yZSB0aGFuIDUwMCByZXBvcnRzLgoKLwoEBQACGxIDUwIfGiIgYG5vdGlmaWNhdGlvbl9pZGAgaXMgbm90IGEg\
      VVVJRC4KCjAKBAUAAhwSA1UCGxojIGBraW5kYCBpcyB1bnNwZWNpZmllZCBvciB1bmtub3duLgoKJgoEBQACHRIDVwIUGhkg\
      YGV2ZW50X3RpbWVgIGlzIGFic2VudC4KCj4KBAUAAh4SA1kCGhoxIEEgc25vb3plIGlzIHJlcG9ydGVkIHdpdGhvdXQgYHNu\
      b296ZV9lbmRfdGltZWAuCgplCgQFAAIfEgNbAhwaWCBgc25vb3plX2VuZF90aW1lYCBpcyBzZXQgZm9yIGFub3RoZXIga2lu\
      ZCB0aGFuIGEgc25vb3plLCBvciBpcyBub3QgYWZ0ZXIgYGV2ZW50X3RpbWVgLgoKtgEKBAUAAiASA14CHxqoASBVTkFWQUlM\
      QUJMRSB3aXRoIFJldHJ5SW5mbzogdGhlIGNhbGxlciBoYXMganVzdCBqb2luZWQgYSBzdHVkeSB3aG9zZSBzY2hlZHVsZXMg\
      Y291bnQgZnJvbQogam9pbmluZywgYW5kIHRoZSBlbnJvbG1lbnQgaGFzIG5vdCBhcnJpdmVkIGhlcmUgeWV0LiBUcnkgYWdh\
      aW4gaW4gYSBtb21lbnQuCgpiCgQFAAIhEgNgAhYaVSBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aCBSZXRyeUluZm86IDE2IG90\
      aGVyIGNhbGxzIGZvciB0aGUgY2FsbGVyJ3MgcGxhbiBhcmUgcXVldWVkLgoKfAoEBQACIhIDZQIZGlYgRkFJTEVEX1BSRUNP\
      TkRJVElPTjogdGhlIG9wZXJhdG9yIGhhcyBub3QgY29uZmlndXJlZCBwdXNoIG1lc3NhZ2VzIGZvciB0aGUgcGxhdGZvcm0u\
      CjIXIERldmljZXMgYW5kIGdhdGV3YXlzLgoKVQoEBQACIxIDZwIYGkggRkFJTEVEX1BSRUNPTkRJVElPTjogdGhlIG9wZXJh\
      dG9yIGhhcyBub3QgY29uZmlndXJlZCBrZXlzIGZvciB0aGUgYXBwLgoKZwoEBQACJBIDaQIYGlogUkVTT1VSQ0VfRVhIQVVT\
      VEVEOiB0ZW4gb3RoZXIgZGV2aWNlcyBvZiB0aGUgcGFydGljaXBhbnQgYXJlIHJlZ2lzdGVyZWQuIFVucmVnaXN0ZXIgb25l\
      LgoKTAoEBQACJRIDawITGj8gUEVSTUlTU0lPTl9ERU5JRUQ6IHRoZSB0b2tlbiBkb2VzIG5vdCBjYXJyeSB0aGUgZ2F0ZXdh\
      eSByb2xlLgoKRgoEBQACJhIDbQIdGjkgSU5WQUxJRF9BUkdVTUVOVDogYHBsYXRmb3JtYCBpcyB1bnNwZWNpZmllZCBvciB1\
      bmtub3duLgoKWQoEBQACJxIDbwIaGkwgSU5WQUxJRF9BUkdVTUVOVDogYHRva2VuYCBkb2VzIG5vdCBoYXZlIHRoZSBmb3Jt\
      IG9mIHRoZSBwbGF0Zm9ybSdzIHRva2Vucy4KClMKBAUAAigSA3ECFhpGIElOVkFMSURfQVJHVU1FTlQ6IGBhcHBfaWRgIGlz\
      IG5vdCBhIHZhbGlkIGJ1bmRsZSBpZCBvciBwYWNrYWdlIG5hbWUuCgpFCgQFAAIpEgNzAiMaOCBJTlZBTElEX0FSR1VNRU5U\
      OiBgdW5hY2tub3dsZWRnZWRfbWF4YCBleGNlZWRzIDEwLDAwMC4KCkEKBAUAAioSA3UCGho0IElOVkFMSURfQVJHVU1FTlQ6\
      IGBsZWFzZV9zZWNvbmRzYCBpcyBub3QgMTDigJM2MDAuCgpHCgQFAAIrEgN3AiAaOiBJTlZBTElEX0FSR1VNRU5UOiB0aGUg\
      bGlzdCBvZiBhY2tub3dsZWRnZW1lbnRzIGlzIGVtcHR5LgoKQgoEBQACLBIDeQIhGjUgSU5WQUxJRF9BUkdVTUVOVDogbW9y\
      ZSB0aGFuIDEsMDAwIGFja25vd2xlZGdlbWVudHMuCgo5CgQFAAItEgN7AhgaLCBgbGVhc2VfaWRgIHdhcyBub3QgaXNzdWVk\
      IGJ5IHRoaXMgc2VydmljZS4KCjMKBAUAAi4SA30CHRomIGByZXN1bHRgIGlzIG5laXRoZXIgU0VOVCBub3IgRkFJTEVELgoK\
      YgoEBQACLxIEggECFxozIE5PVF9GT1VORDogdGhlIHN0dWR5IGhhcyBubyB0cmlnZ2VyIHdpdGggdGhpcyBpZC4KMh8gVHJp\
      Z2dlcnMgdGhhdCBzdGFmZiBtYXkgZmlyZS4KCmAKBAUAAjASBIQBAhsaUiBGQUlMRURfUFJFQ09ORElUSU9OOiB0aGUgdHJp\
      Z2dlciBoYXMgYW5vdGhlciBjYXVzZSBhbmQgY2Fubm90IGJlIGZpcmVkIGJ5IHN0YWZmLgoKhAEKBAUAAjESBIcBAhcadiBS\
      RVNPVVJDRV9FWEhBVVNURUQgd2l0aCBSZXRyeUluZm86IHN0YWZmIGZpcmVkIHRyaWdnZXJzIG9mIHRoZSBzdHVkeSAyMDAg\
      dGltZXMgZm9yIHRoZQogcGFydGljaXBhbnQgd2l0aGluIDI0IGhvdXJzLgoKhwEKBAUAAjISBIwBAhYaICBUaGUgcGFydGlj\
      aXBhbnQncyBxdWlldCBob3Vycy4KMlcgT3ZlcmFsbCBydWxlcyBvZiB0aGUgcGFydGljaXBhbnQgdGhhdCBsZWF2ZSBubyBy\
      b29tIGZvciBhIHBsYW4gKFNDSEVEVUxFX0lORkVBU0lCTEUpLgoKVAoEBQACMxIEjgECGBpGIFRoZSBkYWlseSBtYXhpbXVt\
      IG9mIG5vdGlmaWNhdGlvbnMsIG9mIHRoZSBwYXJ0aWNpcGFudCBvciB0aGUgc3R1ZHkuCgpXCgQFAAI0EgSQAQIZGkkgVGhl\
      IG1pbmltdW0gZ2FwIGJldHdlZW4gbm90aWZpY2F0aW9ucywgb2YgdGhlIHBhcnRpY2lwYW50IG9yIHRoZSBzdHVkeS4KCnEK\
      BAUAAjUSBJQBAhoaYyBQRVJNSVNTSU9OX0RFTklFRDogdGhlIHBhcnRpY2lwYW50J3MgZGF0YSB3YXMgZXJhc2VkIGF0IHRo\
      ZWlyIHJlcXVlc3QuIFRoZSB0b2tlbiBpcyBmcm9tCiBiZWZvcmUuCgpaCgQFAAI2EgSZAQIbGi8gTk9UX0ZPVU5EOiB0aGUg\
      c3R1ZHkgaGFzIG5vIHN1Y2ggcGFydGljaXBhbnQuCjIbIE92ZXJzaWdodCBieSBzdHVkeSBzdGFmZi4KCksKBAUAAjcSBJsB\
      AhgaPSBGQUlMRURfUFJFQ09ORElUSU9OOiB0aGUgcGFydGljaXBhbnQgaXMgbm8gbG9uZ2VyIGVucm9sbGVkLgoKrgEKBAUA\
      AjgSBJ4BAiAanwEgVU5BVkFJTEFCTEUgd2l0aCBSZXRyeUluZm86IHRoZSBwc2V1ZG9ueW1zIG9mIHRoZSBzdHVkeSdzIHBh\
      cnRpY2lwYW50cyBhcmUgbm90IGtub3duIGhlcmUgeWV0LAogYW5kIGluZ2VzdGlvbiBjYW5ub3QgYmUgcmVhY2hlZC4gU2Vu\
      ZCB0aGUgc2FtZSByZXF1ZXN0IGFnYWluLgoKVAoEBQACORIEoAECGhpGIE5PVF9GT1VORDogbm8gc2NoZWR1bGUgb2YgdGhl\
      IHN0dWR5IGNvdW50cyBmcm9tIGEgZGF0ZSB3aXRoIHRoaXMgaWQuCgpqCgQFAAI6EgSiAQIcGlwgTk9UX0ZPVU5EOiB0aGUg\
      bm90aWZpY2F0aW9uIGRvZXMgbm90IGV4aXN0LCBvciBkb2VzIG5vdCBiZWxvbmcgdG8gdGhlIHN0dWR5IG9yIHRoZSBjYWxs\
      ZXIuCgp1CgQFAAI7EgSlAQIfGmcgRkFJTEVEX1BSRUNPTkRJVElPTjogdGhlIG5vdGlmaWNhdGlvbidzIHRpbWUgaGFzIHBh\
      c3NlZCwgb3IgaXQgd2FzIGFuc3dlcmVkLCBkaXNtaXNzZWQgb3IKIGNhbmNlbGxlZC4KClAKBAUAAjwSBKcBAh4aQiBBTFJF\
      QURZX0VYSVNUUzogYW5vdGhlciBub3RpZmljYXRpb24gaGFzIHRoaXMgaWQuIFVzZSBhIG5ldyBvbmUuCgpICgQFAAI9EgSp\
      AQIYGjogRkFJTEVEX1BSRUNPTkRJVElPTjogYG5vdGlmeV90aW1lYCBpcyBub3QgaW4gdGhlIGZ1dHVyZS4KClIKBAUAAj4S\
      BKsBAhsaRCBGQUlMRURfUFJFQ09ORElUSU9OOiBgbm90aWZ5X3RpbWVgIGlzIG1vcmUgdGhhbiA0MDAgZGF5cyBmcm9tIG5v\
      dy4KCmoKBAUAAj8SBK0BAiEaXCBGQUlMRURfUFJFQ09ORElUSU9OOiBgbm90aWZ5X3RpbWVgIGlzIGJlZm9yZSB0aGUgc3Rh\
      cnQgb3Igbm90IGJlZm9yZSB0aGUgZW5kIG9mIHRoZSBzdHVkeS4KCpABCgQFAAJAEgSwAQIZGoEBIEZBSUxFRF9QUkVDT05E\
      SVRJT046IGBub3RpZnlfdGltZWAgaXMgd2l0aGluIHRoZSBwYXJ0aWNpcGFudCdzIHF1aWV0IGhvdXJzLiBTZXQKIGBvdmVy\
      cmlkZV9xdWlldF9ob3Vyc2AgdG8gbm90aWZ5IG5ldmVydGhlbGVzcy4KCnYKBAUAAkESBLMBAhkaaCBGQUlMRURfUFJFQ09O\
      RElUSU9OOiBzdGFmZiBhbHJlYWR5IHBsYW5uZWQgYSBub3RpZmljYXRpb24gZm9yIHRoZSBzYW1lIHF1ZXN0aW9ubmFpcmUg\
      YXQgdGhpcwogaW5zdGFudC4KClwKBAUAAkISBLUBAhsaTiBGQUlMRURfUFJFQ09ORElUSU9OOiBubyBkZXZpY2UgaGFzIHJl\
      cG9ydGVkIHRoZSBwYXJ0aWNpcGFudCdzIHRpbWUgem9uZSB5ZXQuCgpUCgQFAAJDEgS3AQIUGkYgRkFJTEVEX1BSRUNPTkRJ\
      VElPTjogdGhlIHN0dWR5IGlzIHBhdXNlZCBhbmQgc2VuZHMgbm8gbm90aWZpY2F0aW9ucy4KCo8BCgQFAAJEEgS6AQIcGoAB\
      IEZBSUxFRF9QUkVDT05ESVRJT046IHRoZSBzdHVkeSBubyBsb25nZXIgdXNlcyB0aGUgcXVlc3Rpb25uYWlyZSwgb3IgaXQg\
      aXMgYSBvbmUtdGltZQogcXVlc3Rpb25uYWlyZSB0aGF0IGlzIGFscmVhZHkgZmlsbGVkIGluLgoKYQoEBQACRRIEvAECIRpT\
      IFJFU09VUkNFX0VYSEFVU1RFRDogdGhlIHBhcnRpY2lwYW50IGhhcyAyMDAgcGVuZGluZyBub3RpZmljYXRpb25zIGFkZGVk\
      IGJ5IHN0YWZmLgoK3AEKBAUAAkYSBMIBAhsaWSBgcGFydGljaXBhbnRgIGlzIG5vdCBhIHBzZXVkb255bTogZXhwZWN0ZWQg\
      MTYgbGV0dGVycyBgYWAgdG8gYHpgIGFuZCBkaWdpdHMgYDJgIHRvIGA3YC4KMnMgUmVhc29ucyBvZiBpbnZhbGlkIGZpZWxk\
      czogSU5WQUxJRF9BUkdVTUVOVCwgb25lIHZpb2xhdGlvbiBwZXIgZmllbGQgd2l0aCB0aGUgZmllbGQncyBwYXRoLgogQ29y\
      cmVjdCB0aGUgcmVxdWVzdC4KCkoKBAUAAkcSBMQBAhkaPCBgYnJlYWtkb3duYCBpcyB1bnNwZWNpZmllZCBvciBub3Qgc3Vw\
      cG9ydGVkIGJ5IHRoZSBtZXRob2QuCgpTCgQFAAJIEgTGAQIWGkUgYHRvX3RpbWVgIGlzIG5vdCBhZnRlciBgZnJvbV90aW1l\
      YCwgb3IgbW9yZSB0aGFuIDM2NiBkYXlzIGFmdGVyIGl0LgoKOwoEBQACSRIEyAECFBotIGBkYXRlYCBkb2VzIG5vdCBoYXZl\
      IHRoZSBmb3JtIGBZWVlZLU1NLUREYC4KCjoKBAUAAkoSBMoBAhoaLCBgZGF0ZWAgaXMgbW9yZSB0aGFuIDMsNjYwIGRheXMg\
      ZnJvbSB0b2RheS4KCjcKBAUAAksSBMwBAhwaKSBgZXhwaXJlc19hZnRlcl9taW51dGVzYCBleGNlZWRzIDQ0LDY0MC4KCkgK\
      BAUAAkwSBM4BAiEaOiBgc2lsZW50X2RheXNgIGV4Y2VlZHMgMzY1LCBvciBgcHJvbXB0c19taW5gIGV4Y2VlZHMgMTAwLgpi\
      BnByb3RvMw==
      """)
}
