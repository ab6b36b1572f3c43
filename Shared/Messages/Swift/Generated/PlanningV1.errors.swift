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
    /// RESOURCE_EXHAUSTED with RetryInfo: 16 other calls for the caller's plan are queued, or 64 others
    /// that count the compliance of studies.
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
    /// There is no role, more than 10, a duplicate, a shipped role that is not one on studies with the right
    /// `alert.read`, or no possible name of a role.
    case alertRoleInvalid
    /// `url` is not an https URL with a host name and a path, exceeds 1,024 characters, or has a user
    /// name, a password or a fragment.
    case webhookUrlInvalid
    /// `secret` is not 32–128 printable ASCII characters without spaces.
    case webhookSecretInvalid
    /// `secret` is empty, and the channel has none to keep.
    case webhookSecretMissing
    /// INVALID_ARGUMENT: not a cursor of this service, study and table, or the database was restored since.
    /// Start again without a cursor.
    case cursorInvalid
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .notEnrolled, .studyNotYetKnown, .questionnaireUnknown, .replannedTooOften, .scheduleFixedByStudy, .planOutOfBounds, .scheduleUnknown, .scheduleInfeasible, .limitOutOfRange, .planMissing, .planAmbiguous, .perDayOutOfRange, .gapOutOfRange, .noWindows, .dayMissing, .dayDuplicate, .minuteOutOfRange, .windowsOverlap, .noTimes, .tooManyTimes, .timeDuplicate, .dayOfMonthOutOfRange, .scheduleIdMissing, .planTokenInvalid, .reportsMissing, .tooManyReports, .notificationIdInvalid, .reportKindMissing, .timeMissing, .snoozeEndMissing, .snoozeEndMisplaced, .enrolmentNotYetKnown, .tooManyCalls, .pushPlatformOff, .pushAppUnknown, .tooManyDevices, .notGateway, .pushPlatformMissing, .pushTokenInvalid, .appIdInvalid, .unacknowledgedOutOfRange, .leaseOutOfRange, .acknowledgementsMissing, .tooManyAcknowledgements, .leaseIdInvalid, .promptResultMissing, .triggerUnknown, .triggerNotByHand, .firedTooOften, .inQuietHours, .overPerDayMax, .withinPromptGap, .participantErased, .participantUnknown, .participantLeft, .pseudonymsNotYetKnown, .staffDateUnknown, .notificationUnknown, .notificationNotComing, .notificationIdReused, .notifyTimePast, .notifyTimeTooFar, .notifyTimeOutsideStudy, .notifyTimeQuiet, .notifyTimeTaken, .timeZoneNotKnown, .studyPaused, .questionnaireClosed, .staffNotificationsLimit, .alertUnknown, .tooManyAlertChannels, .participantInvalid, .breakdownMissing, .periodInvalid, .dateInvalid, .dateOutOfRange, .expiryOutOfRange, .silentDaysOutOfRange, .pushSubscriptionInvalid, .pushEndpointNotAllowed, .alertIdInvalid, .alertNoteInvalid, .alertChannelInvalid, .alertTargetMissing, .alertRoleInvalid, .webhookUrlInvalid, .webhookSecretInvalid, .webhookSecretMissing, .cursorInvalid] }

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
        case 121: .cursorInvalid
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
        case .cursorInvalid: 121
        case .unrecognized(let number): number
      }
    }
  }

  /// The descriptor of `otolith/planning/v1/errors.proto`.
  public static let errorsFile = ProtoFile(
    name: "otolith/planning/v1/errors.proto",
    dependencies: [],
    base64: "CiBvdG9saXRoL3BsYW5uaW5nL3YxL2Vycm9ycy5wcm90bxITb3RvbGl0aC5wbGFubmluZy52MSqCEQoLRXJyb3JSZWFzb24SHAoYRVJST1JfUkVBU09OX1VOU1BFQ0lGSUVEEAASEAoMTk9UX0VOUk9MTEVEEAESFwoTU1RVRFlfTk9UX1lFVF9LTk9XThACEhkKFVFVRVNUSU9OTkFJUkVfVU5LTk9XThADEhcKE1JFUExBTk5FRF9UT09fT0ZURU4QBBIbChdTQ0hFRFVMRV9GSVhFRF9CWV9TVFVEWRAFEhYKElBMQU5fT1VUX09GX0JPVU5EUxAdEhQKEFNDSEVEVUxFX1VOS05PV04QHhIXChNTQ0hFRFVMRV9JTkZFQVNJQkxFEAYSFgoSTElNSVRfT1VUX09GX1JBTkdFEAcSEAoMUExBTl9NSVNTSU5HEAgSEgoOUExBTl9BTUJJR1VPVVMQCRIYChRQRVJfREFZX09VVF9PRl9SQU5HRRAKEhQKEEdBUF9PVVRfT0ZfUkFOR0UQCxIOCgpOT19XSU5ET1dTEAwSDwoLREFZX01JU1NJTkcQDRIRCg1EQVlfRFVQTElDQVRFEA4SFwoTTUlOVVRFX09VVF9PRl9SQU5HRRAPEhMKD1dJTkRPV1NfT1ZFUkxBUBAQEgwKCE5PX1RJTUVTEBESEgoOVE9PX01BTllfVElNRVMQEhISCg5USU1FX0RVUExJQ0FURRATEh0KGURBWV9PRl9NT05USF9PVVRfT0ZfUkFOR0UQFBIXChNTQ0hFRFVMRV9JRF9NSVNTSU5HEB8SFgoSUExBTl9UT0tFTl9JTlZBTElEECASEwoPUkVQT1JUU19NSVNTSU5HECESFAoQVE9PX01BTllfUkVQT1JUUxAiEhsKF05PVElGSUNBVElPTl9JRF9JTlZBTElEECMSFwoTUkVQT1JUX0tJTkRfTUlTU0lORxAkEhAKDFRJTUVfTUlTU0lORxAlEhYKElNOT09aRV9FTkRfTUlTU0lORxAmEhgKFFNOT09aRV9FTkRfTUlTUExBQ0VEECcSGwoXRU5ST0xNRU5UX05PVF9ZRVRfS05PV04QKxISCg5UT09fTUFOWV9DQUxMUxAsEhUKEVBVU0hfUExBVEZPUk1fT0ZGEDISFAoQUFVTSF9BUFBfVU5LTk9XThAzEhQKEFRPT19NQU5ZX0RFVklDRVMQNBIPCgtOT1RfR0FURVdBWRA1EhkKFVBVU0hfUExBVEZPUk1fTUlTU0lORxA2EhYKElBVU0hfVE9LRU5fSU5WQUxJRBA3EhIKDkFQUF9JRF9JTlZBTElEEDgSHwobVU5BQ0tOT1dMRURHRURfT1VUX09GX1JBTkdFEDkSFgoSTEVBU0VfT1VUX09GX1JBTkdFEDoSHAoYQUNLTk9XTEVER0VNRU5UU19NSVNTSU5HEDsSHQoZVE9PX01BTllfQUNLTk9XTEVER0VNRU5UUxA8EhQKEExFQVNFX0lEX0lOVkFMSUQQPRIZChVQUk9NUFRfUkVTVUxUX01JU1NJTkcQPhITCg9UUklHR0VSX1VOS05PV04QRhIXChNUUklHR0VSX05PVF9CWV9IQU5EEEcSEwoPRklSRURfVE9PX09GVEVOEEgSEgoOSU5fUVVJRVRfSE9VUlMQKBIUChBPVkVSX1BFUl9EQVlfTUFYECkSFQoRV0lUSElOX1BST01QVF9HQVAQKhIWChJQQVJUSUNJUEFOVF9FUkFTRUQQHBIXChNQQVJUSUNJUEFOVF9VTktOT1dOEFASFAoQUEFSVElDSVBBTlRfTEVGVBBREhwKGFBTRVVET05ZTVNfTk9UX1lFVF9LTk9XThBSEhYKElNUQUZGX0RBVEVfVU5LTk9XThBTEhgKFE5PVElGSUNBVElPTl9VTktOT1dOEFQSGwoXTk9USUZJQ0FUSU9OX05PVF9DT01JTkcQVRIaChZOT1RJRklDQVRJT05fSURfUkVVU0VEEFYSFAoQTk9USUZZX1RJTUVfUEFTVBBXEhcKE05PVElGWV9USU1FX1RPT19GQVIQWBIdChlOT1RJRllfVElNRV9PVVRTSURFX1NUVURZEFkSFQoRTk9USUZZX1RJTUVfUVVJRVQQWhIVChFOT1RJRllfVElNRV9UQUtFThBbEhcKE1RJTUVfWk9ORV9OT1RfS05PV04QXBIQCgxTVFVEWV9QQVVTRUQQXRIYChRRVUVTVElPTk5BSVJFX0NMT1NFRBBeEh0KGVNUQUZGX05PVElGSUNBVElPTlNfTElNSVQQXxIRCg1BTEVSVF9VTktOT1dOEG4SGwoXVE9PX01BTllfQUxFUlRfQ0hBTk5FTFMQbxIXChNQQVJUSUNJUEFOVF9JTlZBTElEEGASFQoRQlJFQUtET1dOX01JU1NJTkcQYRISCg5QRVJJT0RfSU5WQUxJRBBiEhAKDERBVEVfSU5WQUxJRBBjEhUKEURBVEVfT1VUX09GX1JBTkdFEGQSFwoTRVhQSVJZX09VVF9PRl9SQU5HRRBlEhwKGFNJTEVOVF9EQVlTX09VVF9PRl9SQU5HRRBmEh0KGVBVU0hfU1VCU0NSSVBUSU9OX0lOVkFMSUQQZxIdChlQVVNIX0VORFBPSU5UX05PVF9BTExPV0VEEGgSFAoQQUxFUlRfSURfSU5WQUxJRBBwEhYKEkFMRVJUX05PVEVfSU5WQUxJRBBxEhkKFUFMRVJUX0NIQU5ORUxfSU5WQUxJRBByEhgKFEFMRVJUX1RBUkdFVF9NSVNTSU5HEHMSFgoSQUxFUlRfUk9MRV9JTlZBTElEEHQSFwoTV0VCSE9PS19VUkxfSU5WQUxJRBB1EhoKFldFQkhPT0tfU0VDUkVUX0lOVkFMSUQQdhIaChZXRUJIT09LX1NFQ1JFVF9NSVNTSU5HEHcSEgoOQ1VSU09SX0lOVkFMSUQQeUJNChNvdG9saXRoLnBsYW5uaW5nLnYxUAFaHm90b2xpdGgvcGxhbm5pbmcvdjE7cGxhbm5pbmd2MaoCE090b2xpdGguUGxhbm5pbmcuVjFKtEUKRgoBDBIDAQASGjwgRXJyb3IgcmVhc29ucyBvZiBwbGFucywgc2NoZWR1bGVzLCBkZWxpdmVyeSBhbmQgb3ZlcnNpZ2h0LgoKmwIKAgUAEgUNAPMBARqNAiBFcnJvciByZWFzb25zIG9mIHRoaXMgc2VydmljZSwgaW4gYWRkaXRpb24gdG8gdGhvc2Ugb2Ygb3RvbGl0aC9jb21tb24vdjEvZXJyb3JzLnByb3RvLiBBIHZhbHVlJ3MKIG5hbWUgaXMgc2VudCBhcyB0ZXh0LCBpbiBgZ29vZ2xlLnJwYy5FcnJvckluZm8ucmVhc29uYCAoZG9tYWluIGBvdG9saXRoYCkgb3IgaW4gYSBmaWVsZAogdmlvbGF0aW9uLiBOZXcgcmVhc29ucyBtYXkgYmUgYWRkZWQ6IHRyZWF0IGFuIHVua25vd24gcmVhc29uIGJ5IGl0cyBzdGF0dXMgY29kZS4KCh4KBAUAAgASAw8CHxoRIE5ldmVyIHJldHVybmVkLgoKigEKBAUAAgESAxQCExpdIFBFUk1JU1NJT05fREVOSUVEOiB0aGUgZW5yb2xtZW50IGluIHRoZSBzdHVkeSBoYXMgZW5kZWQsIHdoaWNoIHRoZSB0b2tlbiBkb2VzIG5vdCBzaG93IHlldC4KMh4gU2NoZWR1bGVzIGFuZCB0aGVpciBjYWxsZXJzLgoKiwEKBAUAAgISAxcCGhp+IFVOQVZBSUxBQkxFIHdpdGggUmV0cnlJbmZvOiBhIHN0dWR5IGlzIG5vdCBrbm93biBoZXJlIHlldCBhbmQgdGhlIGNhdGFsb2d1ZSBjYW5ub3QgYmUgcmVhY2hlZC4KIFNlbmQgdGhlIHNhbWUgcmVxdWVzdCBhZ2Fpbi4KCj4KBAUAAgMSAxkCHBoxIE5PVF9GT1VORDogdGhlIHN0dWR5IGhhcyBubyBzdWNoIHF1ZXN0aW9ubmFpcmUuCgprCgQFAAIEEgMbAhoaXiBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aCBSZXRyeUluZm86IDEsMDAwIGNoYW5nZXMgb2Ygc2NoZWR1bGVzIGFuZCB0aW1lIHpvbmUgd2l0aGluIDI0IGhvdXJzLgoKnAEKBAUAAgUSAx4CHhqOASBGQUlMRURfUFJFQ09ORElUSU9OOiB0aGUgc3R1ZHkgbGV0cyBwYXJ0aWNpcGFudHMgY2hvb3NlIG9ubHkgdGhlIGNsb2NrIHRpbWUsIG9yIG5vdGhpbmc7IGEKIHZpb2xhdGlvbiBuYW1lcyBlYWNoIGZpZWxkIHRoYXQgbXVzdCBub3QgY2hhbmdlLgoKkgEKBAUAAgYSAyECGhqEASBGQUlMRURfUFJFQ09ORElUSU9OOiB0aGUgcGFydGljaXBhbnQncyBwbGFuIGV4Y2VlZHMgdGhlIGJvdW5kcyBzZXQgYnkgdGhlIHN0dWR5OyBhIHZpb2xhdGlvbgogbmFtZXMgZWFjaCBzdWNoIGZpZWxkIGFuZCBpdHMgYm91bmQuCgpJCgQFAAIHEgMjAhgaPCBOT1RfRk9VTkQ6IHRoZSBxdWVzdGlvbm5haXJlIGhhcyBubyBzY2hlZHVsZSB3aXRoIHRoaXMgaWQuCgrhAQoEBQACCBIDJwIaGtMBIElOVkFMSURfQVJHVU1FTlQ6IHRoaXMgbnVtYmVyIG9mIGluc3RhbnRzIGRvZXMgbm90IGZpdCBpbnRvIHRoZSB3aW5kb3dzIHdpdGggdGhpcyBnYXAsIG9yIG5ldmVyCiBmaXRzIHVuZGVyIHRoZSBwYXJ0aWNpcGFudCdzIG92ZXJhbGwgcnVsZXM7IGBtYXhpbXVtX3Blcl9kYXlgIG9mIHRoZSBFcnJvckluZm8gaXMgdGhlIGxhcmdlc3QKIG51bWJlciB0aGF0IGZpdHMuCgqYAQoEBQACCRIDLQIZGhYgYGxpbWl0YCBleGNlZWRzIDUwMC4KMnMgUmVhc29ucyBvZiBpbnZhbGlkIGZpZWxkczogSU5WQUxJRF9BUkdVTUVOVCwgb25lIHZpb2xhdGlvbiBwZXIgZmllbGQgd2l0aCB0aGUgZmllbGQncyBwYXRoLgogQ29ycmVjdCB0aGUgcmVxdWVzdC4KClMKBAUAAgoSAy8CExpGIE5vbmUgb2YgYHN0YW5kYXJkYCwgYGN1c3RvbWAsIGBtb250aGx5YCwgYGRhaWx5YCBhbmQgYG11dGVkYCBpcyBzZXQuCgpwCgQFAAILEgMyAhUaYyBTZXZlcmFsIG9mIGBzdGFuZGFyZGAsIGBjdXN0b21gLCBgbW9udGhseWAsIGBkYWlseWAgYW5kIGBtdXRlZGAgYXJlIHNldDsgb25lIHZpb2xhdGlvbiBmb3IKIGVhY2guCgonCgQFAAIMEgM0AhwaGiBgcGVyX2RheWAgaXMgbm90IDHigJM5Ni4KCjEKBAUAAg0SAzYCGBokIGBtaW5pbXVtX2dhcF9taW51dGVzYCBleGNlZWRzIDcyMC4KCi0KBAUAAg4SAzgCEhogIEEgc3RhbmRhcmQgcGxhbiBoYXMgbm8gd2luZG93LgoKNwoEBQACDxIDOgITGiogQSB3aW5kb3cgb3IgdGltZSBoYXMgbm8gZGF5IG9mIHRoZSB3ZWVrLgoKOwoEBQACEBIDPAIVGi4gQW5vdGhlciB3aW5kb3cgaGFzIHRoZSBzYW1lIGRheSBvZiB0aGUgd2Vlay4KCkMKBAUAAhESAz4CGxo2IEEgY2xvY2sgdGltZSBpcyBub3QgMOKAkzE0MzkgbWludXRlcyBhZnRlciBtaWRuaWdodC4KCj4KBAUAAhISA0ACFxoxIEEgd2luZG93IG92ZXJsYXBzIHRoZSBvbmUgb2YgdGhlIGZvbGxvd2luZyBkYXkuCgoyCgQFAAITEgNCAhAaJSBBIGN1c3RvbSBvciBkYWlseSBwbGFuIGhhcyBubyB0aW1lLgoKOQoEBQACFBIDRAIWGiwgQSBjdXN0b20gb3IgZGFpbHkgcGxhbiBoYXMgdG9vIG1hbnkgdGltZXMuCgo+CgQFAAIVEgNGAhYaMSBBIGN1c3RvbSBvciBkYWlseSBwbGFuIGhhcyB0aGUgc2FtZSB0aW1lIHR3aWNlLgoKLAoEBQACFhIDSAIhGh8gYGRheV9vZl9tb250aGAgaXMgbm90IDHigJMzMS4KClMKBAUAAhcSA0oCGxpGIFRoZSBxdWVzdGlvbm5haXJlIGhhcyBzZXZlcmFsIHNjaGVkdWxlcywgYW5kIGBzY2hlZHVsZV9pZGAgaXMgZW1wdHkuCgo7CgQFAAIYEgNNAhoaLiBgcGxhbl90b2tlbmAgd2FzIG5vdCBpc3N1ZWQgYnkgdGhpcyBzZXJ2aWNlLgoKLAoEBQACGRIDTwIXGh8gVGhlIGxpc3Qgb2YgcmVwb3J0cyBpcyBlbXB0eS4KCiUKBAUAAhoSA1ECGBoYIE1vcmUgdGhhbiA1MDAgcmVwb3J0cy4KCi8KBAUAAhsSA1MCHxoiIGBub3RpZmljYXRpb25faWRgIGlzIG5vdCBhIFVVSUQuCgowCgQFAAIcEgNVAhsaIyBga2luZGAgaXMgdW5zcGVjaWZpZWQgb3IgdW5rbm93bi4KCiYKBAUAAh0SA1cCFBoZIGBldmVudF90aW1lYCBpcyBhYnNlbnQuCgo+CgQFAAIeEgNZAhoaMSBBIHNub296ZSBpcyByZXBvcnRlZCB3aXRob3V0IGBzbm9vemVfZW5kX3RpbWVgLgoKZQoEBQACHxIDWwIcGlggYHNub296ZV9lbmRfdGltZWAgaXMgc2V0IGZvciBhbm90aGVyIGtpbmQgdGhhbiBhIHNub296ZSwgb3IgaXMgbm90IGFmdGVyIGBldmVudF90aW1lYC4KCrYBCgQFAAIgEgNeAh8aqAEgVU5BVkFJTEFCTEUgd2l0aCBSZXRyeUluZm86IHRoZSBjYWxsZXIgaGFzIGp1c3Qgam9pbmVkIGEgc3R1ZHkgd2hvc2Ugc2NoZWR1bGVzIGNvdW50IGZyb20KIGpvaW5pbmcsIGFuZCB0aGUgZW5yb2xtZW50IGhhcyBub3QgYXJyaXZlZCBoZXJlIHlldC4gVHJ5IGFnYWluIGluIGEgbW9tZW50LgoKlwEKBAUAAiESA2ECFhqJASBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aCBSZXRyeUluZm86IDE2IG90aGVyIGNhbGxzIGZvciB0aGUgY2FsbGVyJ3MgcGxhbiBhcmUgcXVldWVkLCBvciA2NCBvdGhlcnMKIHRoYXQgY291bnQgdGhlIGNvbXBsaWFuY2Ugb2Ygc3R1ZGllcy4KCnwKBAUAAiISA2YCGRpWIEZBSUxFRF9QUkVDT05ESVRJT046IHRoZSBvcGVyYXRvciBoYXMgbm90IGNvbmZpZ3VyZWQgcHVzaCBtZXNzYWdlcyBmb3IgdGhlIHBsYXRmb3JtLgoyFyBEZXZpY2VzIGFuZCBnYXRld2F5cy4KClUKBAUAAiMSA2gCGBpIIEZBSUxFRF9QUkVDT05ESVRJT046IHRoZSBvcGVyYXRvciBoYXMgbm90IGNvbmZpZ3VyZWQga2V5cyBmb3IgdGhlIGFwcC4KCmcKBAUAAiQSA2oCGBpaIFJFU09VUkNFX0VYSEFVU1RFRDogdGVuIG90aGVyIGRldmljZXMgb2YgdGhlIHBhcnRpY2lwYW50IGFyZSByZWdpc3RlcmVkLiBVbnJlZ2lzdGVyIG9uZS4KCkwKBAUAAiUSA2wCExo/IFBFUk1JU1NJT05fREVOSUVEOiB0aGUgdG9rZW4gZG9lcyBub3QgY2FycnkgdGhlIGdhdGV3YXkgcm9sZS4KCkYKBAUAAiYSA24CHRo5IElOVkFMSURfQVJHVU1FTlQ6IGBwbGF0Zm9ybWAgaXMgdW5zcGVjaWZpZWQgb3IgdW5rbm93bi4KClkKBAUAAicSA3ACGhpMIElOVkFMSURfQVJHVU1FTlQ6IGB0b2tlbmAgZG9lcyBub3QgaGF2ZSB0aGUgZm9ybSBvZiB0aGUgcGxhdGZvcm0ncyB0b2tlbnMuCgpTCgQFAAIoEgNyAhYaRiBJTlZBTElEX0FSR1VNRU5UOiBgYXBwX2lkYCBpcyBub3QgYSB2YWxpZCBidW5kbGUgaWQgb3IgcGFja2FnZSBuYW1lLgoKRQoEBQACKRIDdAIjGjggSU5WQUxJRF9BUkdVTUVOVDogYHVuYWNrbm93bGVkZ2VkX21heGAgZXhjZWVkcyAxMCwwMDAuCgpBCgQFAAIqEgN2AhoaNCBJTlZBTElEX0FSR1VNRU5UOiBgbGVhc2Vfc2Vjb25kc2AgaXMgbm90IDEw4oCTNjAwLgoKRwoEBQACKxIDeAIgGjogSU5WQUxJRF9BUkdVTUVOVDogdGhlIGxpc3Qgb2YgYWNrbm93bGVkZ2VtZW50cyBpcyBlbXB0eS4KCkIKBAUAAiwSA3oCIRo1IElOVkFMSURfQVJHVU1FTlQ6IG1vcmUgdGhhbiAxLDAwMCBhY2tub3dsZWRnZW1lbnRzLgoKOQoEBQACLRIDfAIYGiwgYGxlYXNlX2lkYCB3YXMgbm90IGlzc3VlZCBieSB0aGlzIHNlcnZpY2UuCgozCgQFAAIuEgN+Ah0aJiBgcmVzdWx0YCBpcyBuZWl0aGVyIFNFTlQgbm9yIEZBSUxFRC4KCmIKBAUAAi8SBIMBAhcaMyBOT1RfRk9VTkQ6IHRoZSBzdHVkeSBoYXMgbm8gdHJpZ2dlciB3aXRoIHRoaXMgaWQuCjIfIFRyaWdnZXJzIHRoYXQgc3RhZmYgbWF5IGZpcmUuCgpgCgQFAAIwEgSFAQIbGlIgRkFJTEVEX1BSRUNPTkRJVElPTjogdGhlIHRyaWdnZXIgaGFzIGFub3RoZXIgY2F1c2UgYW5kIGNhbm5vdCBiZSBmaXJlZCBieSBzdGFmZi4KCoQBCgQFAAIxEgSIAQIXGnYgUkVTT1VSQ0VfRVhIQVVTVEVEIHdpdGggUmV0cnlJbmZvOiBzdGFmZiBmaXJlZCB0cmlnZ2VycyBvZiB0aGUgc3R1ZHkgMjAwIHRpbWVzIGZvciB0aGUKIHBhcnRpY2lwYW50IHdpdGhpbiAyNCBob3Vycy4KCocBCgQFAAIyEgSNAQIWGiAgVGhlIHBhcnRpY2lwYW50J3MgcXVpZXQgaG91cnMuCjJXIE92ZXJhbGwgcnVsZXMgb2YgdGhlIHBhcnRpY2lwYW50IHRoYXQgbGVhdmUgbm8gcm9vbSBmb3IgYSBwbGFuIChTQ0hFRFVMRV9JTkZFQVNJQkxFKS4KClQKBAUAAjMSBI8BAhgaRiBUaGUgZGFpbHkgbWF4aW11bSBvZiBub3RpZmljYXRpb25zLCBvZiB0aGUgcGFydGljaXBhbnQgb3IgdGhlIHN0dWR5LgoKVwoEBQACNBIEkQECGRpJIFRoZSBtaW5pbXVtIGdhcCBiZXR3ZWVuIG5vdGlmaWNhdGlvbnMsIG9mIHRoZSBwYXJ0aWNpcGFudCBvciB0aGUgc3R1ZHkuCgpxCgQFAAI1EgSVAQIaGmMgUEVSTUlTU0lPTl9ERU5JRUQ6IHRoZSBwYXJ0aWNpcGFudCdzIGRhdGEgd2FzIGVyYXNlZCBhdCB0aGVpciByZXF1ZXN0LiBUaGUgdG9rZW4gaXMgZnJvbQogYmVmb3JlLgoKWgoEBQACNhIEmgECGxovIE5PVF9GT1VORDogdGhlIHN0dWR5IGhhcyBubyBzdWNoIHBhcnRpY2lwYW50LgoyGyBPdmVyc2lnaHQgYnkgc3R1ZHkgc3RhZmYuCgpLCgQFAAI3EgScAQIYGj0gRkFJTEVEX1BSRUNPTkRJVElPTjogdGhlIHBhcnRpY2lwYW50IGlzIG5vIGxvbmdlciBlbnJvbGxlZC4KCq4BCgQFAAI4EgSfAQIgGp8BIFVOQVZBSUxBQkxFIHdpdGggUmV0cnlJbmZvOiB0aGUgcHNldWRvbnltcyBvZiB0aGUgc3R1ZHkncyBwYXJ0aWNpcGFudHMgYXJlIG5vdCBrbm93biBoZXJlIHlldCwKIGFuZCBpbmdlc3Rpb24gY2Fubm90IGJlIHJlYWNoZWQuIFNlbmQgdGhlIHNhbWUgcmVxdWVzdCBhZ2Fpbi4KClQKBAUAAjkSBKEBAhoaRiBOT1RfRk9VTkQ6IG5vIHNjaGVkdWxlIG9mIHRoZSBzdHVkeSBjb3VudHMgZnJvbSBhIGRhdGUgd2l0aCB0aGlzIGlkLgoKagoEBQACOhIEowECHBpcIE5PVF9GT1VORDogdGhlIG5vdGlmaWNhdGlvbiBkb2VzIG5vdCBleGlzdCwgb3IgZG9lcyBub3QgYmVsb25nIHRvIHRoZSBzdHVkeSBvciB0aGUgY2FsbGVyLgoKdQoEBQACOxIEpgECHxpnIEZBSUxFRF9QUkVDT05ESVRJT046IHRoZSBub3RpZmljYXRpb24ncyB0aW1lIGhhcyBwYXNzZWQsIG9yIGl0IHdhcyBhbnN3ZXJlZCwgZGlzbWlzc2VkIG9yCiBjYW5jZWxsZWQuCgpQCgQFAAI8EgSoAQIeGkIgQUxSRUFEWV9FWElTVFM6IGFub3RoZXIgbm90aWZpY2F0aW9uIGhhcyB0aGlzIGlkLiBVc2UgYSBuZXcgb25lLgoKSAoEBQACPRIEqgECGBo6IEZBSUxFRF9QUkVDT05ESVRJT046IGBub3RpZnlfdGltZWAgaXMgbm90IGluIHRoZSBmdXR1cmUuCgpSCgQFAAI+EgSsAQIbGkQgRkFJTEVEX1BSRUNPTkRJVElPTjogYG5vdGlmeV90aW1lYCBpcyBtb3JlIHRoYW4gNDAwIGRheXMgZnJvbSBub3cuCgpqCgQFAAI/EgSuAQIhGlwgRkFJTEVEX1BSRUNPTkRJVElPTjogYG5vdGlmeV90aW1lYCBpcyBiZWZvcmUgdGhlIHN0YXJ0IG9yIG5vdCBiZWZvcmUgdGhlIGVuZCBvZiB0aGUgc3R1ZHkuCgqQAQoEBQACQBIEsQECGRqBASBGQUlMRURfUFJFQ09ORElUSU9OOiBgbm90aWZ5X3RpbWVgIGlzIHdpdGhpbiB0aGUgcGFydGljaXBhbnQncyBxdWlldCBob3Vycy4gU2V0CiBgb3ZlcnJpZGVfcXVpZXRfaG91cnNgIHRvIG5vdGlmeSBuZXZlcnRoZWxlc3MuCgp2CgQFAAJBEgS0AQIZGmggRkFJTEVEX1BSRUNPTkRJVElPTjogc3RhZmYgYWxyZWFkeSBwbGFubmVkIGEgbm90aWZpY2F0aW9uIGZvciB0aGUgc2FtZSBxdWVzdGlvbm5haXJlIGF0IHRoaXMKIGluc3RhbnQuCgpcCgQFAAJCEgS2AQIbGk4gRkFJTEVEX1BSRUNPTkRJVElPTjogbm8gZGV2aWNlIGhhcyByZXBvcnRlZCB0aGUgcGFydGljaXBhbnQncyB0aW1lIHpvbmUgeWV0LgoKVAoEBQACQxIEuAECFBpGIEZBSUxFRF9QUkVDT05ESVRJT046IHRoZSBzdHVkeSBpcyBwYXVzZWQgYW5kIHNlbmRzIG5vIG5vdGlmaWNhdGlvbnMuCgqPAQoEBQACRBIEuwECHBqAASBGQUlMRURfUFJFQ09ORElUSU9OOiB0aGUgc3R1ZHkgbm8gbG9uZ2VyIHVzZXMgdGhlIHF1ZXN0aW9ubmFpcmUsIG9yIGl0IGlzIGEgb25lLXRpbWUKIHF1ZXN0aW9ubmFpcmUgdGhhdCBpcyBhbHJlYWR5IGZpbGxlZCBpbi4KCmEKBAUAAkUSBL0BAiEaUyBSRVNPVVJDRV9FWEhBVVNURUQ6IHRoZSBwYXJ0aWNpcGFudCBoYXMgMjAwIHBlbmRpbmcgbm90aWZpY2F0aW9ucyBhZGRlZCBieSBzdGFmZi4KCn8KBAUAAkYSBMMBAhYaZiBOT1RfRk9VTkQ6IHRoZSBhbGVydCBkb2VzIG5vdCBleGlzdCwgZG9lcyBub3QgYmVsb25nIHRvIHRoZSBzdHVkeSwgb3IgaXMgY29uY2VhbGVkIGZyb20gdGhlCiBjYWxsZXIuCjIJIEFsZXJ0cy4KClYKBAUAAkcSBMUBAiAaSCBSRVNPVVJDRV9FWEhBVVNURUQ6IHRoZSBzdHVkeSBoYXMgMjAgb3RoZXIgYWxlcnQgY2hhbm5lbHMuIERlbGV0ZSBvbmUuCgrcAQoEBQACSBIEywECGxpZIGBwYXJ0aWNpcGFudGAgaXMgbm90IGEgcHNldWRvbnltOiBleHBlY3RlZCAxNiBsZXR0ZXJzIGBhYCB0byBgemAgYW5kIGRpZ2l0cyBgMmAgdG8gYDdgLgoycyBSZWFzb25zIG9mIGludmFsaWQgZmllbGRzOiBJTlZBTElEX0FSR1VNRU5ULCBvbmUgdmlvbGF0aW9uIHBlciBmaWVsZCB3aXRoIHRoZSBmaWVsZCdzIHBhdGguCiBDb3JyZWN0IHRoZSByZXF1ZXN0LgoKSgoEBQACSRIEzQECGRo8IGBicmVha2Rvd25gIGlzIHVuc3BlY2lmaWVkIG9yIG5vdCBzdXBwb3J0ZWQgYnkgdGhlIG1ldGhvZC4KClMKBAUAAkoSBM8BAhYaRSBgdG9fdGltZWAgaXMgbm90IGFmdGVyIGBmcm9tX3RpbWVgLCBvciBtb3JlIHRoYW4gMzY2IGRheXMgYWZ0ZXIgaXQuCgo7CgQFAAJLEgTRAQIUGi0gYGRhdGVgIGRvZXMgbm90IGhhdmUgdGhlIGZvcm0gYFlZWVktTU0tRERgLgoKOgoEBQACTBIE0wECGhosIGBkYXRlYCBpcyBtb3JlIHRoYW4gMyw2NjAgZGF5cyBmcm9tIHRvZGF5LgoKNwoEBQACTRIE1QECHBopIGBleHBpcmVzX2FmdGVyX21pbnV0ZXNgIGV4Y2VlZHMgNDQsNjQwLgoKSAoEBQACThIE1wECIRo6IGBzaWxlbnRfZGF5c2AgZXhjZWVkcyAzNjUsIG9yIGBwcm9tcHRzX21pbmAgZXhjZWVkcyAxMDAuCgq2AQoEBQACTxIE2gECIhqnASBBIGZpZWxkIG9mIGBzdWJzY3JpcHRpb25gIGRvZXMgbm90IGhhdmUgdGhlIGZvcm0gdGhhdCBicm93c2VycyBnaXZlIGl0LCBvciBgc3Vic2NyaXB0aW9uYCBpcwogc2V0IGZvciBhbm90aGVyIHBsYXRmb3JtIHRoYW4gV2ViIFB1c2gsIG9yIGB0b2tlbmAgaXMgc2V0IGZvciBXZWIgUHVzaC4KCpUBCgQFAAJQEgTdAQIiGoYBIFRoZSBob3N0IG9mIGBzdWJzY3JpcHRpb24uZW5kcG9pbnRgIGlzIG5vdCBvbiB0aGUgc2VydmVyJ3MgbGlzdCBvZiBwdXNoIHNlcnZpY2VzLiBUaGUgb3BlcmF0b3IKIGNhbiBhZGQgaXQgKE9UT0xJVEhfUFVTSF9XRUJfSE9TVFMpLgoKKQoEBQACURIE3wECGRobIGBhbGVydF9pZGAgaXMgbm90IGEgVVVJRC4KCmwKBAUAAlISBOEBAhsaXiBgbm90ZWAgZXhjZWVkcyAxLDAwMCBjaGFyYWN0ZXJzIG9yIGNvbnRhaW5zIGNvbnRyb2wgY2hhcmFjdGVycyBvdGhlciB0aGFuIGxpbmUgZmVlZCBhbmQgdGFiLgoKUgoEBQACUxIE4wECHhpEIGBjaGFubmVsX2lkYCBpcyBub3QgMeKAkzY0IGxvd2VyLWNhc2UgbGV0dGVycywgZGlnaXRzIGFuZCBoeXBoZW5zLgoKKgoEBQACVBIE5QECHRocIFRoZSBjaGFubmVsIGhhcyBubyB0YXJnZXQuCgqkAQoEBQACVRIE6AECGxqVASBUaGVyZSBpcyBubyByb2xlLCBtb3JlIHRoYW4gMTAsIGEgZHVwbGljYXRlLCBhIHNoaXBwZWQgcm9sZSB0aGF0IGlzIG5vdCBvbmUgb24gc3R1ZGllcyB3aXRoIHRoZSByaWdodAogYGFsZXJ0LnJlYWRgLCBvciBubyBwb3NzaWJsZSBuYW1lIG9mIGEgcm9sZS4KCpABCgQFAAJWEgTrAQIcGoEBIGB1cmxgIGlzIG5vdCBhbiBodHRwcyBVUkwgd2l0aCBhIGhvc3QgbmFtZSBhbmQgYSBwYXRoLCBleGNlZWRzIDEsMDI0IGNoYXJhY3RlcnMsIG9yIGhhcyBhIHVzZXIKIG5hbWUsIGEgcGFzc3dvcmQgb3IgYSBmcmFnbWVudC4KClMKBAUAAlcSBO0BAh8aRSBgc2VjcmV0YCBpcyBub3QgMzLigJMxMjggcHJpbnRhYmxlIEFTQ0lJIGNoYXJhY3RlcnMgd2l0aG91dCBzcGFjZXMuCgpECgQFAAJYEgTvAQIfGjYgYHNlY3JldGAgaXMgZW1wdHksIGFuZCB0aGUgY2hhbm5lbCBoYXMgbm9uZSB0byBrZWVwLgoKlAEKBAUAAlkSBPIBAhcahQEgSU5WQUxJRF9BUkdVTUVOVDogbm90IGEgY3Vyc29yIG9mIHRoaXMgc2VydmljZSwgc3R1ZHkgYW5kIHRhYmxlLCBvciB0aGUgZGF0YWJhc2Ugd2FzIHJlc3RvcmVkIHNpbmNlLgogU3RhcnQgYWdhaW4gd2l0aG91dCBhIGN1cnNvci4KYgZwcm90bzM=")
}
