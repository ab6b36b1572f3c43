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
    /// NOT_FOUND: the alert does not exist, does not belong to the study, or is concealed from the
    /// caller.
    case alertUnknown
    /// RESOURCE_EXHAUSTED: the study has 20 other alert channels. Delete one.
    case tooManyAlertChannels
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
    /// A field of `subscription` does not have the form that browsers give it, or `subscription` is
    /// set for another platform than Web Push, or `token` is set for Web Push.
    case pushSubscriptionInvalid
    /// The host of `subscription.endpoint` is not on the server's list of push services. The operator
    /// can add it (OTOLITH_PUSH_WEB_HOSTS).
    case pushEndpointNotAllowed
    /// `alert_id` is not a UUID.
    case alertIdInvalid
    /// `note` exceeds 1,000 characters or contains control characters other than line feed and tab.
    case alertNoteInvalid
    /// `channel_id` is not 1–64 lower-case letters, digits and hyphens.
    case alertChannelInvalid
    /// The channel has no target.
    case alertTargetMissing
    /// There is no role, more than 10, a duplicate, or one that is not a role on studies with the right
    /// `alert.read`.
    case alertRoleInvalid
    /// `url` is not an https URL with a host name and a path, exceeds 1,024 characters, or has a user
    /// name, a password or a fragment.
    case webhookUrlInvalid
    /// `secret` is not 32–128 printable ASCII characters without spaces.
    case webhookSecretInvalid
    /// `secret` is empty, and the channel has none to keep.
    case webhookSecretMissing
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .notEnrolled, .studyNotYetKnown, .questionnaireUnknown, .replannedTooOften, .scheduleFixedByStudy, .planOutOfBounds, .scheduleUnknown, .scheduleInfeasible, .limitOutOfRange, .planMissing, .planAmbiguous, .perDayOutOfRange, .gapOutOfRange, .noWindows, .dayMissing, .dayDuplicate, .minuteOutOfRange, .windowsOverlap, .noTimes, .tooManyTimes, .timeDuplicate, .dayOfMonthOutOfRange, .scheduleIdMissing, .planTokenInvalid, .reportsMissing, .tooManyReports, .notificationIdInvalid, .reportKindMissing, .timeMissing, .snoozeEndMissing, .snoozeEndMisplaced, .enrolmentNotYetKnown, .tooManyCalls, .pushPlatformOff, .pushAppUnknown, .tooManyDevices, .notGateway, .pushPlatformMissing, .pushTokenInvalid, .appIdInvalid, .unacknowledgedOutOfRange, .leaseOutOfRange, .acknowledgementsMissing, .tooManyAcknowledgements, .leaseIdInvalid, .promptResultMissing, .triggerUnknown, .triggerNotByHand, .firedTooOften, .inQuietHours, .overPerDayMax, .withinPromptGap, .participantErased, .participantUnknown, .participantLeft, .pseudonymsNotYetKnown, .staffDateUnknown, .notificationUnknown, .notificationNotComing, .notificationIdReused, .notifyTimePast, .notifyTimeTooFar, .notifyTimeOutsideStudy, .notifyTimeQuiet, .notifyTimeTaken, .timeZoneNotKnown, .studyPaused, .questionnaireClosed, .staffNotificationsLimit, .alertUnknown, .tooManyAlertChannels, .participantInvalid, .breakdownMissing, .periodInvalid, .dateInvalid, .dateOutOfRange, .expiryOutOfRange, .silentDaysOutOfRange, .pushSubscriptionInvalid, .pushEndpointNotAllowed, .alertIdInvalid, .alertNoteInvalid, .alertChannelInvalid, .alertTargetMissing, .alertRoleInvalid, .webhookUrlInvalid, .webhookSecretInvalid, .webhookSecretMissing] }

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
        case 110: .alertUnknown
        case 111: .tooManyAlertChannels
        case 96: .participantInvalid
        case 97: .breakdownMissing
        case 98: .periodInvalid
        case 99: .dateInvalid
        case 100: .dateOutOfRange
        case 101: .expiryOutOfRange
        case 102: .silentDaysOutOfRange
        case 103: .pushSubscriptionInvalid
        case 104: .pushEndpointNotAllowed
        case 112: .alertIdInvalid
        case 113: .alertNoteInvalid
        case 114: .alertChannelInvalid
        case 115: .alertTargetMissing
        case 116: .alertRoleInvalid
        case 117: .webhookUrlInvalid
        case 118: .webhookSecretInvalid
        case 119: .webhookSecretMissing
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
        case .alertUnknown: 110
        case .tooManyAlertChannels: 111
        case .participantInvalid: 96
        case .breakdownMissing: 97
        case .periodInvalid: 98
        case .dateInvalid: 99
        case .dateOutOfRange: 100
        case .expiryOutOfRange: 101
        case .silentDaysOutOfRange: 102
        case .pushSubscriptionInvalid: 103
        case .pushEndpointNotAllowed: 104
        case .alertIdInvalid: 112
        case .alertNoteInvalid: 113
        case .alertChannelInvalid: 114
        case .alertTargetMissing: 115
        case .alertRoleInvalid: 116
        case .webhookUrlInvalid: 117
        case .webhookSecretInvalid: 118
        case .webhookSecretMissing: 119
        case .unrecognized(let number): number
      }
    }
  }

  /// The descriptor of `otolith/planning/v1/errors.proto`.
  public static let errorsFile = ProtoFile(
    name: "otolith/planning/v1/errors.proto",
    dependencies: [],
    base64: "CiBvdG9saXRoL3BsYW5uaW5nL3YxL2Vycm9ycy5wcm90bxITb3RvbGl0aC5wbGFubmluZy52MSruEAoLRXJyb3JSZWFzb24SHAoYRVJST1JfUkVBU09OX1VOU1BFQ0lGSUVEEAASEAoMTk9UX0VOUk9MTEVEEAESFwoTU1RVRFlfTk9UX1lFVF9LTk9XThACEhkKFVFVRVNUSU9OTkFJUkVfVU5LTk9XThADEhcKE1JFUExBTk5FRF9UT09fT0ZURU4QBBIbChdTQ0hFRFVMRV9GSVhFRF9CWV9TVFVEWRAFEhYKElBMQU5fT1VUX09GX0JPVU5EUxAdEhQKEFNDSEVEVUxFX1VOS05PV04QHhIXChNTQ0hFRFVMRV9JTkZFQVNJQkxFEAYSFgoSTElNSVRfT1VUX09GX1JBTkdFEAcSEAoMUExBTl9NSVNTSU5HEAgSEgoOUExBTl9BTUJJR1VPVVMQCRIYChRQRVJfREFZX09VVF9PRl9SQU5HRRAKEhQKEEdBUF9PVVRfT0ZfUkFOR0UQCxIOCgpOT19XSU5ET1dTEAwSDwoLREFZX01JU1NJTkcQDRIRCg1EQVlfRFVQTElDQVRFEA4SFwoTTUlOVVRFX09VVF9PRl9SQU5HRRAPEhMKD1dJTkRPV1NfT1ZFUkxBUBAQEgwKCE5PX1RJTUVTEBESEgoOVE9PX01BTllfVElNRVMQEhISCg5USU1FX0RVUExJQ0FURRATEh0KGURBWV9PRl9NT05USF9PVVRfT0ZfUkFOR0UQFBIXChNTQ0hFRFVMRV9JRF9NSVNTSU5HEB8SFgoSUExBTl9UT0tFTl9JTlZBTElEECASEwoPUkVQT1JUU19NSVNTSU5HECESFAoQVE9PX01BTllfUkVQT1JUUxAiEhsKF05PVElGSUNBVElPTl9JRF9JTlZBTElEECMSFwoTUkVQT1JUX0tJTkRfTUlTU0lORxAkEhAKDFRJTUVfTUlTU0lORxAlEhYKElNOT09aRV9FTkRfTUlTU0lORxAmEhgKFFNOT09aRV9FTkRfTUlTUExBQ0VEECcSGwoXRU5ST0xNRU5UX05PVF9ZRVRfS05PV04QKxISCg5UT09fTUFOWV9DQUxMUxAsEhUKEVBVU0hfUExBVEZPUk1fT0ZGEDISFAoQUFVTSF9BUFBfVU5LTk9XThAzEhQKEFRPT19NQU5ZX0RFVklDRVMQNBIPCgtOT1RfR0FURVdBWRA1EhkKFVBVU0hfUExBVEZPUk1fTUlTU0lORxA2EhYKElBVU0hfVE9LRU5fSU5WQUxJRBA3EhIKDkFQUF9JRF9JTlZBTElEEDgSHwobVU5BQ0tOT1dMRURHRURfT1VUX09GX1JBTkdFEDkSFgoSTEVBU0VfT1VUX09GX1JBTkdFEDoSHAoYQUNLTk9XTEVER0VNRU5UU19NSVNTSU5HEDsSHQoZVE9PX01BTllfQUNLTk9XTEVER0VNRU5UUxA8EhQKEExFQVNFX0lEX0lOVkFMSUQQPRIZChVQUk9NUFRfUkVTVUxUX01JU1NJTkcQPhITCg9UUklHR0VSX1VOS05PV04QRhIXChNUUklHR0VSX05PVF9CWV9IQU5EEEcSEwoPRklSRURfVE9PX09GVEVOEEgSEgoOSU5fUVVJRVRfSE9VUlMQKBIUChBPVkVSX1BFUl9EQVlfTUFYECkSFQoRV0lUSElOX1BST01QVF9HQVAQKhIWChJQQVJUSUNJUEFOVF9FUkFTRUQQHBIXChNQQVJUSUNJUEFOVF9VTktOT1dOEFASFAoQUEFSVElDSVBBTlRfTEVGVBBREhwKGFBTRVVET05ZTVNfTk9UX1lFVF9LTk9XThBSEhYKElNUQUZGX0RBVEVfVU5LTk9XThBTEhgKFE5PVElGSUNBVElPTl9VTktOT1dOEFQSGwoXTk9USUZJQ0FUSU9OX05PVF9DT01JTkcQVRIaChZOT1RJRklDQVRJT05fSURfUkVVU0VEEFYSFAoQTk9USUZZX1RJTUVfUEFTVBBXEhcKE05PVElGWV9USU1FX1RPT19GQVIQWBIdChlOT1RJRllfVElNRV9PVVRTSURFX1NUVURZEFkSFQoRTk9USUZZX1RJTUVfUVVJRVQQWhIVChFOT1RJRllfVElNRV9UQUtFThBbEhcKE1RJTUVfWk9ORV9OT1RfS05PV04QXBIQCgxTVFVEWV9QQVVTRUQQXRIYChRRVUVTVElPTk5BSVJFX0NMT1NFRBBeEh0KGVNUQUZGX05PVElGSUNBVElPTlNfTElNSVQQXxIRCg1BTEVSVF9VTktOT1dOEG4SGwoXVE9PX01BTllfQUxFUlRfQ0hBTk5FTFMQbxIXChNQQVJUSUNJUEFOVF9JTlZBTElEEGASFQoRQlJFQUtET1dOX01JU1NJTkcQYRISCg5QRVJJT0RfSU5WQUxJRBBiEhAKDERBVEVfSU5WQUxJRBBjEhUKEURBVEVfT1VUX09GX1JBTkdFEGQSFwoTRVhQSVJZX09VVF9PRl9SQU5HRRBlEhwKGFNJTEVOVF9EQVlTX09VVF9PRl9SQU5HRRBmEh0KGVBVU0hfU1VCU0NSSVBUSU9OX0lOVkFMSUQQZxIdChlQVVNIX0VORFBPSU5UX05PVF9BTExPV0VEEGgSFAoQQUxFUlRfSURfSU5WQUxJRBBwEhYKEkFMRVJUX05PVEVfSU5WQUxJRBBxEhkKFUFMRVJUX0NIQU5ORUxfSU5WQUxJRBByEhgKFEFMRVJUX1RBUkdFVF9NSVNTSU5HEHMSFgoSQUxFUlRfUk9MRV9JTlZBTElEEHQSFwoTV0VCSE9PS19VUkxfSU5WQUxJRBB1EhoKFldFQkhPT0tfU0VDUkVUX0lOVkFMSUQQdhIaChZXRUJIT09LX1NFQ1JFVF9NSVNTSU5HEHdCTQoTb3RvbGl0aC5wbGFubmluZy52MVABWh5vdG9saXRoL3BsYW5uaW5nL3YxO3BsYW5uaW5ndjGqAhNPdG9saXRoLlBsYW5uaW5nLlYxSsFDCkYKAQwSAwEAEho8IEVycm9yIHJlYXNvbnMgb2YgcGxhbnMsIHNjaGVkdWxlcywgZGVsaXZlcnkgYW5kIG92ZXJzaWdodC4KCpsCCgIFABIFDQDvAQEajQIgRXJyb3IgcmVhc29ucyBvZiB0aGlzIHNlcnZpY2UsIGluIGFkZGl0aW9uIHRvIHRob3NlIG9mIG90b2xpdGgvY29tbW9uL3YxL2Vycm9ycy5wcm90by4gQSB2YWx1ZSdzCiBuYW1lIGlzIHNlbnQgYXMgdGV4dCwgaW4gYGdvb2dsZS5ycGMuRXJyb3JJbmZvLnJlYXNvbmAgKGRvbWFpbiBgb3RvbGl0aGApIG9yIGluIGEgZmllbGQKIHZpb2xhdGlvbi4gTmV3IHJlYXNvbnMgbWF5IGJlIGFkZGVkOiB0cmVhdCBhbiB1bmtub3duIHJlYXNvbiBieSBpdHMgc3RhdHVzIGNvZGUuCgoeCgQFAAIAEgMPAh8aESBOZXZlciByZXR1cm5lZC4KCooBCgQFAAIBEgMUAhMaXSBQRVJNSVNTSU9OX0RFTklFRDogdGhlIGVucm9sbWVudCBpbiB0aGUgc3R1ZHkgaGFzIGVuZGVkLCB3aGljaCB0aGUgdG9rZW4gZG9lcyBub3Qgc2hvdyB5ZXQuCjIeIFNjaGVkdWxlcyBhbmQgdGhlaXIgY2FsbGVycy4KCosBCgQFAAICEgMXAhoafiBVTkFWQUlMQUJMRSB3aXRoIFJldHJ5SW5mbzogYSBzdHVkeSBpcyBub3Qga25vd24gaGVyZSB5ZXQgYW5kIHRoZSBjYXRhbG9ndWUgY2Fubm90IGJlIHJlYWNoZWQuCiBTZW5kIHRoZSBzYW1lIHJlcXVlc3QgYWdhaW4uCgo+CgQFAAIDEgMZAhwaMSBOT1RfRk9VTkQ6IHRoZSBzdHVkeSBoYXMgbm8gc3VjaCBxdWVzdGlvbm5haXJlLgoKawoEBQACBBIDGwIaGl4gUkVTT1VSQ0VfRVhIQVVTVEVEIHdpdGggUmV0cnlJbmZvOiAxLDAwMCBjaGFuZ2VzIG9mIHNjaGVkdWxlcyBhbmQgdGltZSB6b25lIHdpdGhpbiAyNCBob3Vycy4KCpwBCgQFAAIFEgMeAh4ajgEgRkFJTEVEX1BSRUNPTkRJVElPTjogdGhlIHN0dWR5IGxldHMgcGFydGljaXBhbnRzIGNob29zZSBvbmx5IHRoZSBjbG9jayB0aW1lLCBvciBub3RoaW5nOyBhCiB2aW9sYXRpb24gbmFtZXMgZWFjaCBmaWVsZCB0aGF0IG11c3Qgbm90IGNoYW5nZS4KCpIBCgQFAAIGEgMhAhoahAEgRkFJTEVEX1BSRUNPTkRJVElPTjogdGhlIHBhcnRpY2lwYW50J3MgcGxhbiBleGNlZWRzIHRoZSBib3VuZHMgc2V0IGJ5IHRoZSBzdHVkeTsgYSB2aW9sYXRpb24KIG5hbWVzIGVhY2ggc3VjaCBmaWVsZCBhbmQgaXRzIGJvdW5kLgoKSQoEBQACBxIDIwIYGjwgTk9UX0ZPVU5EOiB0aGUgcXVlc3Rpb25uYWlyZSBoYXMgbm8gc2NoZWR1bGUgd2l0aCB0aGlzIGlkLgoK4QEKBAUAAggSAycCGhrTASBJTlZBTElEX0FSR1VNRU5UOiB0aGlzIG51bWJlciBvZiBpbnN0YW50cyBkb2VzIG5vdCBmaXQgaW50byB0aGUgd2luZG93cyB3aXRoIHRoaXMgZ2FwLCBvciBuZXZlcgogZml0cyB1bmRlciB0aGUgcGFydGljaXBhbnQncyBvdmVyYWxsIHJ1bGVzOyBgbWF4aW11bV9wZXJfZGF5YCBvZiB0aGUgRXJyb3JJbmZvIGlzIHRoZSBsYXJnZXN0CiBudW1iZXIgdGhhdCBmaXRzLgoKmAEKBAUAAgkSAy0CGRoWIGBsaW1pdGAgZXhjZWVkcyA1MDAuCjJzIFJlYXNvbnMgb2YgaW52YWxpZCBmaWVsZHM6IElOVkFMSURfQVJHVU1FTlQsIG9uZSB2aW9sYXRpb24gcGVyIGZpZWxkIHdpdGggdGhlIGZpZWxkJ3MgcGF0aC4KIENvcnJlY3QgdGhlIHJlcXVlc3QuCgpTCgQFAAIKEgMvAhMaRiBOb25lIG9mIGBzdGFuZGFyZGAsIGBjdXN0b21gLCBgbW9udGhseWAsIGBkYWlseWAgYW5kIGBtdXRlZGAgaXMgc2V0LgoKcAoEBQACCxIDMgIVGmMgU2V2ZXJhbCBvZiBgc3RhbmRhcmRgLCBgY3VzdG9tYCwgYG1vbnRobHlgLCBgZGFpbHlgIGFuZCBgbXV0ZWRgIGFyZSBzZXQ7IG9uZSB2aW9sYXRpb24gZm9yCiBlYWNoLgoKJwoEBQACDBIDNAIcGhogYHBlcl9kYXlgIGlzIG5vdCAx4oCTOTYuCgoxCgQFAAINEgM2AhgaJCBgbWluaW11bV9nYXBfbWludXRlc2AgZXhjZWVkcyA3MjAuCgotCgQFAAIOEgM4AhIaICBBIHN0YW5kYXJkIHBsYW4gaGFzIG5vIHdpbmRvdy4KCjcKBAUAAg8SAzoCExoqIEEgd2luZG93IG9yIHRpbWUgaGFzIG5vIGRheSBvZiB0aGUgd2Vlay4KCjsKBAUAAhASAzwCFRouIEFub3RoZXIgd2luZG93IGhhcyB0aGUgc2FtZSBkYXkgb2YgdGhlIHdlZWsuCgpDCgQFAAIREgM+AhsaNiBBIGNsb2NrIHRpbWUgaXMgbm90IDDigJMxNDM5IG1pbnV0ZXMgYWZ0ZXIgbWlkbmlnaHQuCgo+CgQFAAISEgNAAhcaMSBBIHdpbmRvdyBvdmVybGFwcyB0aGUgb25lIG9mIHRoZSBmb2xsb3dpbmcgZGF5LgoKMgoEBQACExIDQgIQGiUgQSBjdXN0b20gb3IgZGFpbHkgcGxhbiBoYXMgbm8gdGltZS4KCjkKBAUAAhQSA0QCFhosIEEgY3VzdG9tIG9yIGRhaWx5IHBsYW4gaGFzIHRvbyBtYW55IHRpbWVzLgoKPgoEBQACFRIDRgIWGjEgQSBjdXN0b20gb3IgZGFpbHkgcGxhbiBoYXMgdGhlIHNhbWUgdGltZSB0d2ljZS4KCiwKBAUAAhYSA0gCIRofIGBkYXlfb2ZfbW9udGhgIGlzIG5vdCAx4oCTMzEuCgpTCgQFAAIXEgNKAhsaRiBUaGUgcXVlc3Rpb25uYWlyZSBoYXMgc2V2ZXJhbCBzY2hlZHVsZXMsIGFuZCBgc2NoZWR1bGVfaWRgIGlzIGVtcHR5LgoKOwoEBQACGBIDTQIaGi4gYHBsYW5fdG9rZW5gIHdhcyBub3QgaXNzdWVkIGJ5IHRoaXMgc2VydmljZS4KCiwKBAUAAhkSA08CFxofIFRoZSBsaXN0IG9mIHJlcG9ydHMgaXMgZW1wdHkuCgolCgQFAAIaEgNRAhgaGCBNb3JlIHRoYW4gNTAwIHJlcG9ydHMuCgovCgQFAAIbEgNTAh8aIiBgbm90aWZpY2F0aW9uX2lkYCBpcyBub3QgYSBVVUlELgoKMAoEBQACHBIDVQIbGiMgYGtpbmRgIGlzIHVuc3BlY2lmaWVkIG9yIHVua25vd24uCgomCgQFAAIdEgNXAhQaGSBgZXZlbnRfdGltZWAgaXMgYWJzZW50LgoKPgoEBQACHhIDWQIaGjEgQSBzbm9vemUgaXMgcmVwb3J0ZWQgd2l0aG91dCBgc25vb3plX2VuZF90aW1lYC4KCmUKBAUAAh8SA1sCHBpYIGBzbm9vemVfZW5kX3RpbWVgIGlzIHNldCBmb3IgYW5vdGhlciBraW5kIHRoYW4gYSBzbm9vemUsIG9yIGlzIG5vdCBhZnRlciBgZXZlbnRfdGltZWAuCgq2AQoEBQACIBIDXgIfGqgBIFVOQVZBSUxBQkxFIHdpdGggUmV0cnlJbmZvOiB0aGUgY2FsbGVyIGhhcyBqdXN0IGpvaW5lZCBhIHN0dWR5IHdob3NlIHNjaGVkdWxlcyBjb3VudCBmcm9tCiBqb2luaW5nLCBhbmQgdGhlIGVucm9sbWVudCBoYXMgbm90IGFycml2ZWQgaGVyZSB5ZXQuIFRyeSBhZ2FpbiBpbiBhIG1vbWVudC4KCmIKBAUAAiESA2ACFhpVIFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIFJldHJ5SW5mbzogMTYgb3RoZXIgY2FsbHMgZm9yIHRoZSBjYWxsZXIncyBwbGFuIGFyZSBxdWV1ZWQuCgp8CgQFAAIiEgNlAhkaViBGQUlMRURfUFJFQ09ORElUSU9OOiB0aGUgb3BlcmF0b3IgaGFzIG5vdCBjb25maWd1cmVkIHB1c2ggbWVzc2FnZXMgZm9yIHRoZSBwbGF0Zm9ybS4KMhcgRGV2aWNlcyBhbmQgZ2F0ZXdheXMuCgpVCgQFAAIjEgNnAhgaSCBGQUlMRURfUFJFQ09ORElUSU9OOiB0aGUgb3BlcmF0b3IgaGFzIG5vdCBjb25maWd1cmVkIGtleXMgZm9yIHRoZSBhcHAuCgpnCgQFAAIkEgNpAhgaWiBSRVNPVVJDRV9FWEhBVVNURUQ6IHRlbiBvdGhlciBkZXZpY2VzIG9mIHRoZSBwYXJ0aWNpcGFudCBhcmUgcmVnaXN0ZXJlZC4gVW5yZWdpc3RlciBvbmUuCgpMCgQFAAIlEgNrAhMaPyBQRVJNSVNTSU9OX0RFTklFRDogdGhlIHRva2VuIGRvZXMgbm90IGNhcnJ5IHRoZSBnYXRld2F5IHJvbGUuCgpGCgQFAAImEgNtAh0aOSBJTlZBTElEX0FSR1VNRU5UOiBgcGxhdGZvcm1gIGlzIHVuc3BlY2lmaWVkIG9yIHVua25vd24uCgpZCgQFAAInEgNvAhoaTCBJTlZBTElEX0FSR1VNRU5UOiBgdG9rZW5gIGRvZXMgbm90IGhhdmUgdGhlIGZvcm0gb2YgdGhlIHBsYXRmb3JtJ3MgdG9rZW5zLgoKUwoEBQACKBIDcQIWGkYgSU5WQUxJRF9BUkdVTUVOVDogYGFwcF9pZGAgaXMgbm90IGEgdmFsaWQgYnVuZGxlIGlkIG9yIHBhY2thZ2UgbmFtZS4KCkUKBAUAAikSA3MCIxo4IElOVkFMSURfQVJHVU1FTlQ6IGB1bmFja25vd2xlZGdlZF9tYXhgIGV4Y2VlZHMgMTAsMDAwLgoKQQoEBQACKhIDdQIaGjQgSU5WQUxJRF9BUkdVTUVOVDogYGxlYXNlX3NlY29uZHNgIGlzIG5vdCAxMOKAkzYwMC4KCkcKBAUAAisSA3cCIBo6IElOVkFMSURfQVJHVU1FTlQ6IHRoZSBsaXN0IG9mIGFja25vd2xlZGdlbWVudHMgaXMgZW1wdHkuCgpCCgQFAAIsEgN5AiEaNSBJTlZBTElEX0FSR1VNRU5UOiBtb3JlIHRoYW4gMSwwMDAgYWNrbm93bGVkZ2VtZW50cy4KCjkKBAUAAi0SA3sCGBosIGBsZWFzZV9pZGAgd2FzIG5vdCBpc3N1ZWQgYnkgdGhpcyBzZXJ2aWNlLgoKMwoEBQACLhIDfQIdGiYgYHJlc3VsdGAgaXMgbmVpdGhlciBTRU5UIG5vciBGQUlMRUQuCgpiCgQFAAIvEgSCAQIXGjMgTk9UX0ZPVU5EOiB0aGUgc3R1ZHkgaGFzIG5vIHRyaWdnZXIgd2l0aCB0aGlzIGlkLgoyHyBUcmlnZ2VycyB0aGF0IHN0YWZmIG1heSBmaXJlLgoKYAoEBQACMBIEhAECGxpSIEZBSUxFRF9QUkVDT05ESVRJT046IHRoZSB0cmlnZ2VyIGhhcyBhbm90aGVyIGNhdXNlIGFuZCBjYW5ub3QgYmUgZmlyZWQgYnkgc3RhZmYuCgqEAQoEBQACMRIEhwECFxp2IFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIFJldHJ5SW5mbzogc3RhZmYgZmlyZWQgdHJpZ2dlcnMgb2YgdGhlIHN0dWR5IDIwMCB0aW1lcyBmb3IgdGhlCiBwYXJ0aWNpcGFudCB3aXRoaW4gMjQgaG91cnMuCgqHAQoEBQACMhIEjAECFhogIFRoZSBwYXJ0aWNpcGFudCdzIHF1aWV0IGhvdXJzLgoyVyBPdmVyYWxsIHJ1bGVzIG9mIHRoZSBwYXJ0aWNpcGFudCB0aGF0IGxlYXZlIG5vIHJvb20gZm9yIGEgcGxhbiAoU0NIRURVTEVfSU5GRUFTSUJMRSkuCgpUCgQFAAIzEgSOAQIYGkYgVGhlIGRhaWx5IG1heGltdW0gb2Ygbm90aWZpY2F0aW9ucywgb2YgdGhlIHBhcnRpY2lwYW50IG9yIHRoZSBzdHVkeS4KClcKBAUAAjQSBJABAhkaSSBUaGUgbWluaW11bSBnYXAgYmV0d2VlbiBub3RpZmljYXRpb25zLCBvZiB0aGUgcGFydGljaXBhbnQgb3IgdGhlIHN0dWR5LgoKcQoEBQACNRIElAECGhpjIFBFUk1JU1NJT05fREVOSUVEOiB0aGUgcGFydGljaXBhbnQncyBkYXRhIHdhcyBlcmFzZWQgYXQgdGhlaXIgcmVxdWVzdC4gVGhlIHRva2VuIGlzIGZyb20KIGJlZm9yZS4KCloKBAUAAjYSBJkBAhsaLyBOT1RfRk9VTkQ6IHRoZSBzdHVkeSBoYXMgbm8gc3VjaCBwYXJ0aWNpcGFudC4KMhsgT3ZlcnNpZ2h0IGJ5IHN0dWR5IHN0YWZmLgoKSwoEBQACNxIEmwECGBo9IEZBSUxFRF9QUkVDT05ESVRJT046IHRoZSBwYXJ0aWNpcGFudCBpcyBubyBsb25nZXIgZW5yb2xsZWQuCgquAQoEBQACOBIEngECIBqfASBVTkFWQUlMQUJMRSB3aXRoIFJldHJ5SW5mbzogdGhlIHBzZXVkb255bXMgb2YgdGhlIHN0dWR5J3MgcGFydGljaXBhbnRzIGFyZSBub3Qga25vd24gaGVyZSB5ZXQsCiBhbmQgaW5nZXN0aW9uIGNhbm5vdCBiZSByZWFjaGVkLiBTZW5kIHRoZSBzYW1lIHJlcXVlc3QgYWdhaW4uCgpUCgQFAAI5EgSgAQIaGkYgTk9UX0ZPVU5EOiBubyBzY2hlZHVsZSBvZiB0aGUgc3R1ZHkgY291bnRzIGZyb20gYSBkYXRlIHdpdGggdGhpcyBpZC4KCmoKBAUAAjoSBKIBAhwaXCBOT1RfRk9VTkQ6IHRoZSBub3RpZmljYXRpb24gZG9lcyBub3QgZXhpc3QsIG9yIGRvZXMgbm90IGJlbG9uZyB0byB0aGUgc3R1ZHkgb3IgdGhlIGNhbGxlci4KCnUKBAUAAjsSBKUBAh8aZyBGQUlMRURfUFJFQ09ORElUSU9OOiB0aGUgbm90aWZpY2F0aW9uJ3MgdGltZSBoYXMgcGFzc2VkLCBvciBpdCB3YXMgYW5zd2VyZWQsIGRpc21pc3NlZCBvcgogY2FuY2VsbGVkLgoKUAoEBQACPBIEpwECHhpCIEFMUkVBRFlfRVhJU1RTOiBhbm90aGVyIG5vdGlmaWNhdGlvbiBoYXMgdGhpcyBpZC4gVXNlIGEgbmV3IG9uZS4KCkgKBAUAAj0SBKkBAhgaOiBGQUlMRURfUFJFQ09ORElUSU9OOiBgbm90aWZ5X3RpbWVgIGlzIG5vdCBpbiB0aGUgZnV0dXJlLgoKUgoEBQACPhIEqwECGxpEIEZBSUxFRF9QUkVDT05ESVRJT046IGBub3RpZnlfdGltZWAgaXMgbW9yZSB0aGFuIDQwMCBkYXlzIGZyb20gbm93LgoKagoEBQACPxIErQECIRpcIEZBSUxFRF9QUkVDT05ESVRJT046IGBub3RpZnlfdGltZWAgaXMgYmVmb3JlIHRoZSBzdGFydCBvciBub3QgYmVmb3JlIHRoZSBlbmQgb2YgdGhlIHN0dWR5LgoKkAEKBAUAAkASBLABAhkagQEgRkFJTEVEX1BSRUNPTkRJVElPTjogYG5vdGlmeV90aW1lYCBpcyB3aXRoaW4gdGhlIHBhcnRpY2lwYW50J3MgcXVpZXQgaG91cnMuIFNldAogYG92ZXJyaWRlX3F1aWV0X2hvdXJzYCB0byBub3RpZnkgbmV2ZXJ0aGVsZXNzLgoKdgoEBQACQRIEswECGRpoIEZBSUxFRF9QUkVDT05ESVRJT046IHN0YWZmIGFscmVhZHkgcGxhbm5lZCBhIG5vdGlmaWNhdGlvbiBmb3IgdGhlIHNhbWUgcXVlc3Rpb25uYWlyZSBhdCB0aGlzCiBpbnN0YW50LgoKXAoEBQACQhIEtQECGxpOIEZBSUxFRF9QUkVDT05ESVRJT046IG5vIGRldmljZSBoYXMgcmVwb3J0ZWQgdGhlIHBhcnRpY2lwYW50J3MgdGltZSB6b25lIHlldC4KClQKBAUAAkMSBLcBAhQaRiBGQUlMRURfUFJFQ09ORElUSU9OOiB0aGUgc3R1ZHkgaXMgcGF1c2VkIGFuZCBzZW5kcyBubyBub3RpZmljYXRpb25zLgoKjwEKBAUAAkQSBLoBAhwagAEgRkFJTEVEX1BSRUNPTkRJVElPTjogdGhlIHN0dWR5IG5vIGxvbmdlciB1c2VzIHRoZSBxdWVzdGlvbm5haXJlLCBvciBpdCBpcyBhIG9uZS10aW1lCiBxdWVzdGlvbm5haXJlIHRoYXQgaXMgYWxyZWFkeSBmaWxsZWQgaW4uCgphCgQFAAJFEgS8AQIhGlMgUkVTT1VSQ0VfRVhIQVVTVEVEOiB0aGUgcGFydGljaXBhbnQgaGFzIDIwMCBwZW5kaW5nIG5vdGlmaWNhdGlvbnMgYWRkZWQgYnkgc3RhZmYuCgp/CgQFAAJGEgTCAQIWGmYgTk9UX0ZPVU5EOiB0aGUgYWxlcnQgZG9lcyBub3QgZXhpc3QsIGRvZXMgbm90IGJlbG9uZyB0byB0aGUgc3R1ZHksIG9yIGlzIGNvbmNlYWxlZCBmcm9tIHRoZQogY2FsbGVyLgoyCSBBbGVydHMuCgpWCgQFAAJHEgTEAQIgGkggUkVTT1VSQ0VfRVhIQVVTVEVEOiB0aGUgc3R1ZHkgaGFzIDIwIG90aGVyIGFsZXJ0IGNoYW5uZWxzLiBEZWxldGUgb25lLgoK3AEKBAUAAkgSBMoBAhsaWSBgcGFydGljaXBhbnRgIGlzIG5vdCBhIHBzZXVkb255bTogZXhwZWN0ZWQgMTYgbGV0dGVycyBgYWAgdG8gYHpgIGFuZCBkaWdpdHMgYDJgIHRvIGA3YC4KMnMgUmVhc29ucyBvZiBpbnZhbGlkIGZpZWxkczogSU5WQUxJRF9BUkdVTUVOVCwgb25lIHZpb2xhdGlvbiBwZXIgZmllbGQgd2l0aCB0aGUgZmllbGQncyBwYXRoLgogQ29ycmVjdCB0aGUgcmVxdWVzdC4KCkoKBAUAAkkSBMwBAhkaPCBgYnJlYWtkb3duYCBpcyB1bnNwZWNpZmllZCBvciBub3Qgc3VwcG9ydGVkIGJ5IHRoZSBtZXRob2QuCgpTCgQFAAJKEgTOAQIWGkUgYHRvX3RpbWVgIGlzIG5vdCBhZnRlciBgZnJvbV90aW1lYCwgb3IgbW9yZSB0aGFuIDM2NiBkYXlzIGFmdGVyIGl0LgoKOwoEBQACSxIE0AECFBotIGBkYXRlYCBkb2VzIG5vdCBoYXZlIHRoZSBmb3JtIGBZWVlZLU1NLUREYC4KCjoKBAUAAkwSBNIBAhoaLCBgZGF0ZWAgaXMgbW9yZSB0aGFuIDMsNjYwIGRheXMgZnJvbSB0b2RheS4KCjcKBAUAAk0SBNQBAhwaKSBgZXhwaXJlc19hZnRlcl9taW51dGVzYCBleGNlZWRzIDQ0LDY0MC4KCkgKBAUAAk4SBNYBAiEaOiBgc2lsZW50X2RheXNgIGV4Y2VlZHMgMzY1LCBvciBgcHJvbXB0c19taW5gIGV4Y2VlZHMgMTAwLgoKtgEKBAUAAk8SBNkBAiIapwEgQSBmaWVsZCBvZiBgc3Vic2NyaXB0aW9uYCBkb2VzIG5vdCBoYXZlIHRoZSBmb3JtIHRoYXQgYnJvd3NlcnMgZ2l2ZSBpdCwgb3IgYHN1YnNjcmlwdGlvbmAgaXMKIHNldCBmb3IgYW5vdGhlciBwbGF0Zm9ybSB0aGFuIFdlYiBQdXNoLCBvciBgdG9rZW5gIGlzIHNldCBmb3IgV2ViIFB1c2guCgqVAQoEBQACUBIE3AECIhqGASBUaGUgaG9zdCBvZiBgc3Vic2NyaXB0aW9uLmVuZHBvaW50YCBpcyBub3Qgb24gdGhlIHNlcnZlcidzIGxpc3Qgb2YgcHVzaCBzZXJ2aWNlcy4gVGhlIG9wZXJhdG9yCiBjYW4gYWRkIGl0IChPVE9MSVRIX1BVU0hfV0VCX0hPU1RTKS4KCikKBAUAAlESBN4BAhkaGyBgYWxlcnRfaWRgIGlzIG5vdCBhIFVVSUQuCgpsCgQFAAJSEgTgAQIbGl4gYG5vdGVgIGV4Y2VlZHMgMSwwMDAgY2hhcmFjdGVycyBvciBjb250YWlucyBjb250cm9sIGNoYXJhY3RlcnMgb3RoZXIgdGhhbiBsaW5lIGZlZWQgYW5kIHRhYi4KClIKBAUAAlMSBOIBAh4aRCBgY2hhbm5lbF9pZGAgaXMgbm90IDHigJM2NCBsb3dlci1jYXNlIGxldHRlcnMsIGRpZ2l0cyBhbmQgaHlwaGVucy4KCioKBAUAAlQSBOQBAh0aHCBUaGUgY2hhbm5lbCBoYXMgbm8gdGFyZ2V0LgoKfwoEBQACVRIE5wECGxpxIFRoZXJlIGlzIG5vIHJvbGUsIG1vcmUgdGhhbiAxMCwgYSBkdXBsaWNhdGUsIG9yIG9uZSB0aGF0IGlzIG5vdCBhIHJvbGUgb24gc3R1ZGllcyB3aXRoIHRoZSByaWdodAogYGFsZXJ0LnJlYWRgLgoKkAEKBAUAAlYSBOoBAhwagQEgYHVybGAgaXMgbm90IGFuIGh0dHBzIFVSTCB3aXRoIGEgaG9zdCBuYW1lIGFuZCBhIHBhdGgsIGV4Y2VlZHMgMSwwMjQgY2hhcmFjdGVycywgb3IgaGFzIGEgdXNlcgogbmFtZSwgYSBwYXNzd29yZCBvciBhIGZyYWdtZW50LgoKUwoEBQACVxIE7AECHxpFIGBzZWNyZXRgIGlzIG5vdCAzMuKAkzEyOCBwcmludGFibGUgQVNDSUkgY2hhcmFjdGVycyB3aXRob3V0IHNwYWNlcy4KCkQKBAUAAlgSBO4BAh8aNiBgc2VjcmV0YCBpcyBlbXB0eSwgYW5kIHRoZSBjaGFubmVsIGhhcyBub25lIHRvIGtlZXAuCmIGcHJvdG8z")
}
