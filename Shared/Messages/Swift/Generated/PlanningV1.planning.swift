// Generated from otolith/planning/v1/planning.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages
public import MessageSupport

extension PlanningV1 {
  /// The reason why a notification is not placed.
  public enum UnplacedReason: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Never returned.
    case unspecified
    /// The participant's quiet hours leave no time for it.
    case quietHours
    /// The daily maximum of the participant or the study is reached.
    case perDayMax
    /// It would be too close to other notifications.
    case gap
    /// A new plan begins 15 minutes after it was requested, so that devices learn of it in time.
    case leadTime
    /// A notification with a higher priority took its place, before it was shown.
    case displaced
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .quietHours, .perDayMax, .gap, .leadTime, .displaced] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .quietHours
        case 2: .perDayMax
        case 3: .gap
        case 4: .leadTime
        case 5: .displaced
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .quietHours: 1
        case .perDayMax: 2
        case .gap: 3
        case .leadTime: 4
        case .displaced: 5
        case .unrecognized(let number): number
      }
    }
  }

  /// Selects the notifications to return.
  public struct GetNotificationPlanRequest: Message {
    /// Study to filter by; empty: all studies of the caller.
    public var studyID: String
    /// Time zone of the device: an IANA name, e.g. `Europe/Berlin`, or otherwise an offset from UTC
    /// such as `+02:00`. Stored for the participant. The stored zone is used for an empty or unknown
    /// text, for an offset that it has now, and for a zone whose clock is the same in the next two
    /// years (another name of it, or a neighbour with the same rules); then the plan does not change.
    public var timeZone: String
    /// Maximum number of instants, 1–500; 0 means 64, the number of pending notifications that iOS can
    /// hold (TYT §5.2.3.1). Android can hold 100 and more. Each notification and each of its reminders
    /// is one instant; the plan has at least one notification with all its reminders. A device that
    /// asks for each study separately divides the number among them.
    public var limit: UInt32
    /// `plan_token` of the previous response: only changes since then are returned. Empty: return all
    /// notifications.
    public var planToken: String

    public init(studyID: String = "", timeZone: String = "", limit: UInt32 = 0, planToken: String = "") {
      self.studyID = studyID
      self.timeZone = timeZone
      self.limit = limit
      self.planToken = planToken
    }
  }

  /// The upcoming notifications.
  public struct NotificationPlan: Message {
    /// Notifications, earliest first.
    public var notifications: [PlanningV1.Notification]
    /// Time zone used for planning: an IANA name, or an offset such as `UTC+02:00`. Can differ from
    /// the request's: see GetNotificationPlanRequest.time_zone.
    public var timeZone: String
    /// Notifications that are not planned, within the time span of `notifications`; earliest first, up
    /// to 100.
    public var unplaced: [PlanningV1.UnplacedNotification]
    /// Token for the next request.
    public var planToken: String
    /// Whether `notifications` contains what is new since the response with the request's token; some of
    /// that response may be repeated. If false (also if the request's token is no longer known), it contains all
    /// upcoming notifications: remove all other pending ones from the device. Notifications already
    /// shown stay until they expire; `open_notifications` lists them.
    public var delta: Bool
    /// UUIDs to remove from the device, with `delta`: cancelled, answered or dismissed since. May
    /// include ids that the device never had.
    public var removedNotificationIDs: [String]
    /// Notifications whose time has come and which can still be answered, with their state; earliest
    /// first, up to 100. Complete in every response, also with `delta`, so that a second or new device
    /// can show what is due, and the end of a snooze.
    public var openNotifications: [PlanningV1.Notification]
    /// Blocking questionnaires that are not filled in yet, if they keep others of their study from
    /// being planned. The others are planned when the last one is filled in.
    public var blockedBy: [PlanningV1.BlockingQuestionnaire]
    /// Set with `blocked_by`: an accepted sheet takes effect on the plan within about this time. Ask
    /// again after it if the sheet of a listed questionnaire was accepted already.
    public var retryDelay: GoogleProtobuf.Duration?
    /// Whether the participant chose notifications by e-mail, but the account had no deliverable address
    /// when one was due. Gateways deliver them instead. False again after the next change of settings.
    public var mailRefused: Bool

    public init(
      notifications: [PlanningV1.Notification] = [],
      timeZone: String = "",
      unplaced: [PlanningV1.UnplacedNotification] = [],
      planToken: String = "",
      delta: Bool = false,
      removedNotificationIDs: [String] = [],
      openNotifications: [PlanningV1.Notification] = [],
      blockedBy: [PlanningV1.BlockingQuestionnaire] = [],
      retryDelay: GoogleProtobuf.Duration? = nil,
      mailRefused: Bool = false
    ) {
      self.notifications = notifications
      self.timeZone = timeZone
      self.unplaced = unplaced
      self.planToken = planToken
      self.delta = delta
      self.removedNotificationIDs = removedNotificationIDs
      self.openNotifications = openNotifications
      self.blockedBy = blockedBy
      self.retryDelay = retryDelay
      self.mailRefused = mailRefused
    }
  }

  /// A questionnaire that must be filled in before others of its study are planned.
  public struct BlockingQuestionnaire: Message {
    /// The study.
    public var studyID: String
    /// The questionnaire to fill in.
    public var questionnaireID: String

    public init(studyID: String = "", questionnaireID: String = "") {
      self.studyID = studyID
      self.questionnaireID = questionnaireID
    }
  }

  /// A notification of a schedule that is not planned.
  public struct UnplacedNotification: Message {
    /// The study.
    public var studyID: String
    /// The questionnaire to fill in.
    public var questionnaireID: String
    /// Id of the schedule; empty if the study gives it no id.
    public var scheduleID: String
    /// Time at which the schedule would place it.
    public var wishTime: GoogleProtobuf.Timestamp?
    /// The reason.
    public var reason: PlanningV1.UnplacedReason

    public init(
      studyID: String = "",
      questionnaireID: String = "",
      scheduleID: String = "",
      wishTime: GoogleProtobuf.Timestamp? = nil,
      reason: PlanningV1.UnplacedReason = PlanningV1.UnplacedReason(rawValue: 0)
    ) {
      self.studyID = studyID
      self.questionnaireID = questionnaireID
      self.scheduleID = scheduleID
      self.wishTime = wishTime
      self.reason = reason
    }
  }

  /// An instant at which the participant is notified to fill in a questionnaire.
  public struct Notification: Message {
    /// UUID. Send it in the answer sheet that the notification causes.
    public var notificationID: String
    /// The study.
    public var studyID: String
    /// The questionnaire to fill in.
    public var questionnaireID: String
    /// Time at which the device notifies.
    public var notifyTime: GoogleProtobuf.Timestamp?
    /// End of the time for answering; absent: until the next notification.
    public var expireTime: GoogleProtobuf.Timestamp?
    /// Whether the time was fixed by the participant or the study instead of drawn at random (TYT
    /// `notification_fixed`).
    public var fixed: Bool
    /// Id of the schedule; empty if the study gives it no id.
    public var scheduleID: String
    /// Times of reminders, shown while the notification is neither answered nor dismissed; earliest
    /// first.
    public var reminderTimes: [GoogleProtobuf.Timestamp]
    /// Maximum number of snoozes; 0: not allowed.
    public var snoozeTimesMax: UInt32
    /// Maximum length of one snooze in minutes.
    public var snoozeMinutesMax: UInt32
    /// Time limit in minutes from beginning to finishing the questionnaire; 0: before `expire_time`.
    public var completionMinutes: UInt32
    /// The current state.
    public var state: PlanningV1.NotificationState
    /// End of the snooze, with state SNOOZED.
    public var snoozeEndTime: GoogleProtobuf.Timestamp?

    public init(
      notificationID: String = "",
      studyID: String = "",
      questionnaireID: String = "",
      notifyTime: GoogleProtobuf.Timestamp? = nil,
      expireTime: GoogleProtobuf.Timestamp? = nil,
      fixed: Bool = false,
      scheduleID: String = "",
      reminderTimes: [GoogleProtobuf.Timestamp] = [],
      snoozeTimesMax: UInt32 = 0,
      snoozeMinutesMax: UInt32 = 0,
      completionMinutes: UInt32 = 0,
      state: PlanningV1.NotificationState = PlanningV1.NotificationState(rawValue: 0),
      snoozeEndTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.notificationID = notificationID
      self.studyID = studyID
      self.questionnaireID = questionnaireID
      self.notifyTime = notifyTime
      self.expireTime = expireTime
      self.fixed = fixed
      self.scheduleID = scheduleID
      self.reminderTimes = reminderTimes
      self.snoozeTimesMax = snoozeTimesMax
      self.snoozeMinutesMax = snoozeMinutesMax
      self.completionMinutes = completionMinutes
      self.state = state
      self.snoozeEndTime = snoozeEndTime
    }
  }

  /// Names a schedule.
  public struct GetScheduleRequest: Message {
    /// A study that the caller takes part in.
    public var studyID: String
    /// A questionnaire of the study.
    public var questionnaireID: String
    /// A schedule of the questionnaire; may be empty if it has only one.
    public var scheduleID: String

    public init(studyID: String = "", questionnaireID: String = "", scheduleID: String = "") {
      self.studyID = studyID
      self.questionnaireID = questionnaireID
      self.scheduleID = scheduleID
    }
  }

  /// The caller's own plan for a schedule.
  public struct SetScheduleRequest: Message {
    /// A study that the caller takes part in.
    public var studyID: String
    /// A questionnaire of the study whose schedule participants may change.
    public var questionnaireID: String
    /// Random instants. Set exactly one of `standard`, `custom`, `monthly`, `daily` and `muted`.
    public var standard: CatalogueV1.StandardPlan?
    /// Fixed clock times.
    public var custom: CatalogueV1.CustomPlan?
    /// One instant per month.
    public var monthly: CatalogueV1.MonthlyPlan?
    /// Whether notifications are switched off. Set without a plan.
    public var muted: Bool
    /// Fixed clock times every day.
    public var daily: CatalogueV1.DailyPlan?
    /// A schedule of the questionnaire; may be empty if it has only one.
    public var scheduleID: String

    public init(
      studyID: String = "",
      questionnaireID: String = "",
      standard: CatalogueV1.StandardPlan? = nil,
      custom: CatalogueV1.CustomPlan? = nil,
      monthly: CatalogueV1.MonthlyPlan? = nil,
      muted: Bool = false,
      daily: CatalogueV1.DailyPlan? = nil,
      scheduleID: String = ""
    ) {
      self.studyID = studyID
      self.questionnaireID = questionnaireID
      self.standard = standard
      self.custom = custom
      self.monthly = monthly
      self.muted = muted
      self.daily = daily
      self.scheduleID = scheduleID
    }
  }

  /// The schedule in effect.
  public struct SetScheduleResponse: Message {
    /// The schedule as returned by GetSchedule.
    public var participantSchedule: PlanningV1.ParticipantSchedule?
    /// Number of its notifications that fit together with all other notifications of the participant,
    /// on the active weekday with the least room; 0 if muted. Notifications without room on a date are
    /// listed in NotificationPlan.unplaced.
    public var placeablePerDay: UInt32

    public init(participantSchedule: PlanningV1.ParticipantSchedule? = nil, placeablePerDay: UInt32 = 0) {
      self.participantSchedule = participantSchedule
      self.placeablePerDay = placeablePerDay
    }
  }

  /// Names a schedule.
  public struct ResetScheduleRequest: Message {
    /// A study that the caller takes part in.
    public var studyID: String
    /// A questionnaire of the study.
    public var questionnaireID: String
    /// A schedule of the questionnaire; may be empty if it has only one.
    public var scheduleID: String

    public init(studyID: String = "", questionnaireID: String = "", scheduleID: String = "") {
      self.studyID = studyID
      self.questionnaireID = questionnaireID
      self.scheduleID = scheduleID
    }
  }

  /// The prescribed schedule, now in effect.
  public struct ResetScheduleResponse: Message {
    /// The schedule as returned by GetSchedule.
    public var participantSchedule: PlanningV1.ParticipantSchedule?

    public init(participantSchedule: PlanningV1.ParticipantSchedule? = nil) {
      self.participantSchedule = participantSchedule
    }
  }

  /// A schedule in effect for one participant.
  public struct ParticipantSchedule: Message {
    /// The study.
    public var studyID: String
    /// The questionnaire.
    public var questionnaireID: String
    /// The schedule; absent if the study prescribes none for the questionnaire.
    public var schedule: CatalogueV1.Schedule?
    /// Whether it is the participant's own plan instead of the study's.
    public var own: Bool
    /// Whether the participant switched notifications off.
    public var muted: Bool

    public init(
      studyID: String = "",
      questionnaireID: String = "",
      schedule: CatalogueV1.Schedule? = nil,
      own: Bool = false,
      muted: Bool = false
    ) {
      self.studyID = studyID
      self.questionnaireID = questionnaireID
      self.schedule = schedule
      self.own = own
      self.muted = muted
    }
  }

  /// The descriptor of `otolith/planning/v1/planning.proto`.
  public static let planningFile = ProtoFile(
    name: "otolith/planning/v1/planning.proto",
    dependencies: [GoogleProtobuf.durationFile, GoogleProtobuf.timestampFile, CatalogueV1.scheduleFile, PlanningV1.promptsFile],
    base64: "CiJvdG9saXRoL3BsYW5uaW5nL3YxL3BsYW5uaW5nLnByb3RvEhNvdG9saXRoLnBsYW5uaW5nLnYxGh5nb29nbGUvcHJvdG9idWYvZHVyYXRpb24ucHJvdG8aH2dvb2dsZS9wcm90b2J1Zi90aW1lc3RhbXAucHJvdG8aI290b2xpdGgvY2F0YWxvZ3VlL3YxL3NjaGVkdWxlLnByb3RvGiFvdG9saXRoL3BsYW5uaW5nL3YxL3Byb21wdHMucHJvdG8iiQEKGkdldE5vdGlmaWNhdGlvblBsYW5SZXF1ZXN0EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkEhsKCXRpbWVfem9uZRgCIAEoCVIIdGltZVpvbmUSFAoFbGltaXQYAyABKA1SBWxpbWl0Eh0KCnBsYW5fdG9rZW4YBCABKAlSCXBsYW5Ub2tlbiKqBAoQTm90aWZpY2F0aW9uUGxhbhJHCg1ub3RpZmljYXRpb25zGAEgAygLMiEub3RvbGl0aC5wbGFubmluZy52MS5Ob3RpZmljYXRpb25SDW5vdGlmaWNhdGlvbnMSGwoJdGltZV96b25lGAIgASgJUgh0aW1lWm9uZRJFCgh1bnBsYWNlZBgDIAMoCzIpLm90b2xpdGgucGxhbm5pbmcudjEuVW5wbGFjZWROb3RpZmljYXRpb25SCHVucGxhY2VkEh0KCnBsYW5fdG9rZW4YBCABKAlSCXBsYW5Ub2tlbhIUCgVkZWx0YRgFIAEoCFIFZGVsdGESOAoYcmVtb3ZlZF9ub3RpZmljYXRpb25faWRzGAYgAygJUhZyZW1vdmVkTm90aWZpY2F0aW9uSWRzElAKEm9wZW5fbm90aWZpY2F0aW9ucxgHIAMoCzIhLm90b2xpdGgucGxhbm5pbmcudjEuTm90aWZpY2F0aW9uUhFvcGVuTm90aWZpY2F0aW9ucxJJCgpibG9ja2VkX2J5GAggAygLMioub3RvbGl0aC5wbGFubmluZy52MS5CbG9ja2luZ1F1ZXN0aW9ubmFpcmVSCWJsb2NrZWRCeRI6CgtyZXRyeV9kZWxheRgJIAEoCzIZLmdvb2dsZS5wcm90b2J1Zi5EdXJhdGlvblIKcmV0cnlEZWxheRIhCgxtYWlsX3JlZnVzZWQYCiABKAhSC21haWxSZWZ1c2VkIl0KFUJsb2NraW5nUXVlc3Rpb25uYWlyZRIZCghzdHVkeV9pZBgBIAEoCVIHc3R1ZHlJZBIpChBxdWVzdGlvbm5haXJlX2lkGAIgASgJUg9xdWVzdGlvbm5haXJlSWQi8wEKFFVucGxhY2VkTm90aWZpY2F0aW9uEhkKCHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkEikKEHF1ZXN0aW9ubmFpcmVfaWQYAiABKAlSD3F1ZXN0aW9ubmFpcmVJZBIfCgtzY2hlZHVsZV9pZBgDIAEoCVIKc2NoZWR1bGVJZBI3Cgl3aXNoX3RpbWUYBCABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgh3aXNoVGltZRI7CgZyZWFzb24YBSABKA4yIy5vdG9saXRoLnBsYW5uaW5nLnYxLlVucGxhY2VkUmVhc29uUgZyZWFzb24i+gQKDE5vdGlmaWNhdGlvbhInCg9ub3RpZmljYXRpb25faWQYASABKAlSDm5vdGlmaWNhdGlvbklkEhkKCHN0dWR5X2lkGAIgASgJUgdzdHVkeUlkEikKEHF1ZXN0aW9ubmFpcmVfaWQYAyABKAlSD3F1ZXN0aW9ubmFpcmVJZBI7Cgtub3RpZnlfdGltZRgEIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCm5vdGlmeVRpbWUSOwoLZXhwaXJlX3RpbWUYBSABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgpleHBpcmVUaW1lEhQKBWZpeGVkGAYgASgIUgVmaXhlZBIfCgtzY2hlZHVsZV9pZBgHIAEoCVIKc2NoZWR1bGVJZBJBCg5yZW1pbmRlcl90aW1lcxgIIAMoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSDXJlbWluZGVyVGltZXMSKAoQc25vb3plX3RpbWVzX21heBgJIAEoDVIOc25vb3plVGltZXNNYXgSLAoSc25vb3plX21pbnV0ZXNfbWF4GAogASgNUhBzbm9vemVNaW51dGVzTWF4Ei0KEmNvbXBsZXRpb25fbWludXRlcxgLIAEoDVIRY29tcGxldGlvbk1pbnV0ZXMSPAoFc3RhdGUYDCABKA4yJi5vdG9saXRoLnBsYW5uaW5nLnYxLk5vdGlmaWNhdGlvblN0YXRlUgVzdGF0ZRJCCg9zbm9vemVfZW5kX3RpbWUYDSABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUg1zbm9vemVFbmRUaW1lInsKEkdldFNjaGVkdWxlUmVxdWVzdBIZCghzdHVkeV9pZBgBIAEoCVIHc3R1ZHlJZBIpChBxdWVzdGlvbm5haXJlX2lkGAIgASgJUg9xdWVzdGlvbm5haXJlSWQSHwoLc2NoZWR1bGVfaWQYAyABKAlSCnNjaGVkdWxlSWQi/wIKElNldFNjaGVkdWxlUmVxdWVzdBIZCghzdHVkeV9pZBgBIAEoCVIHc3R1ZHlJZBIpChBxdWVzdGlvbm5haXJlX2lkGAIgASgJUg9xdWVzdGlvbm5haXJlSWQSPgoIc3RhbmRhcmQYAyABKAsyIi5vdG9saXRoLmNhdGFsb2d1ZS52MS5TdGFuZGFyZFBsYW5SCHN0YW5kYXJkEjgKBmN1c3RvbRgEIAEoCzIgLm90b2xpdGguY2F0YWxvZ3VlLnYxLkN1c3RvbVBsYW5SBmN1c3RvbRI7Cgdtb250aGx5GAUgASgLMiEub3RvbGl0aC5jYXRhbG9ndWUudjEuTW9udGhseVBsYW5SB21vbnRobHkSFAoFbXV0ZWQYBiABKAhSBW11dGVkEjUKBWRhaWx5GAcgASgLMh8ub3RvbGl0aC5jYXRhbG9ndWUudjEuRGFpbHlQbGFuUgVkYWlseRIfCgtzY2hlZHVsZV9pZBgIIAEoCVIKc2NoZWR1bGVJZCKeAQoTU2V0U2NoZWR1bGVSZXNwb25zZRJbChRwYXJ0aWNpcGFudF9zY2hlZHVsZRgBIAEoCzIoLm90b2xpdGgucGxhbm5pbmcudjEuUGFydGljaXBhbnRTY2hlZHVsZVITcGFydGljaXBhbnRTY2hlZHVsZRIqChFwbGFjZWFibGVfcGVyX2RheRgCIAEoDVIPcGxhY2VhYmxlUGVyRGF5In0KFFJlc2V0U2NoZWR1bGVSZXF1ZXN0EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkEikKEHF1ZXN0aW9ubmFpcmVfaWQYAiABKAlSD3F1ZXN0aW9ubmFpcmVJZBIfCgtzY2hlZHVsZV9pZBgDIAEoCVIKc2NoZWR1bGVJZCJ0ChVSZXNldFNjaGVkdWxlUmVzcG9uc2USWwoUcGFydGljaXBhbnRfc2NoZWR1bGUYASABKAsyKC5vdG9saXRoLnBsYW5uaW5nLnYxLlBhcnRpY2lwYW50U2NoZWR1bGVSE3BhcnRpY2lwYW50U2NoZWR1bGUivwEKE1BhcnRpY2lwYW50U2NoZWR1bGUSGQoIc3R1ZHlfaWQYASABKAlSB3N0dWR5SWQSKQoQcXVlc3Rpb25uYWlyZV9pZBgCIAEoCVIPcXVlc3Rpb25uYWlyZUlkEjoKCHNjaGVkdWxlGAMgASgLMh4ub3RvbGl0aC5jYXRhbG9ndWUudjEuU2NoZWR1bGVSCHNjaGVkdWxlEhAKA293bhgEIAEoCFIDb3duEhQKBW11dGVkGAUgASgIUgVtdXRlZCrKAQoOVW5wbGFjZWRSZWFzb24SHwobVU5QTEFDRURfUkVBU09OX1VOU1BFQ0lGSUVEEAASHwobVU5QTEFDRURfUkVBU09OX1FVSUVUX0hPVVJTEAESHwobVU5QTEFDRURfUkVBU09OX1BFUl9EQVlfTUFYEAISFwoTVU5QTEFDRURfUkVBU09OX0dBUBADEh0KGVVOUExBQ0VEX1JFQVNPTl9MRUFEX1RJTUUQBBIdChlVTlBMQUNFRF9SRUFTT05fRElTUExBQ0VEEAUyvwQKD1BsYW5uaW5nU2VydmljZRJyChNHZXROb3RpZmljYXRpb25QbGFuEi8ub3RvbGl0aC5wbGFubmluZy52MS5HZXROb3RpZmljYXRpb25QbGFuUmVxdWVzdBolLm90b2xpdGgucGxhbm5pbmcudjEuTm90aWZpY2F0aW9uUGxhbiIDkAICEn0KE1JlcG9ydE5vdGlmaWNhdGlvbnMSLy5vdG9saXRoLnBsYW5uaW5nLnYxLlJlcG9ydE5vdGlmaWNhdGlvbnNSZXF1ZXN0GjAub3RvbGl0aC5wbGFubmluZy52MS5SZXBvcnROb3RpZmljYXRpb25zUmVzcG9uc2UiA5ACAhJlCgtHZXRTY2hlZHVsZRInLm90b2xpdGgucGxhbm5pbmcudjEuR2V0U2NoZWR1bGVSZXF1ZXN0Gigub3RvbGl0aC5wbGFubmluZy52MS5QYXJ0aWNpcGFudFNjaGVkdWxlIgOQAgESZQoLU2V0U2NoZWR1bGUSJy5vdG9saXRoLnBsYW5uaW5nLnYxLlNldFNjaGVkdWxlUmVxdWVzdBooLm90b2xpdGgucGxhbm5pbmcudjEuU2V0U2NoZWR1bGVSZXNwb25zZSIDkAICEmsKDVJlc2V0U2NoZWR1bGUSKS5vdG9saXRoLnBsYW5uaW5nLnYxLlJlc2V0U2NoZWR1bGVSZXF1ZXN0Gioub3RvbGl0aC5wbGFubmluZy52MS5SZXNldFNjaGVkdWxlUmVzcG9uc2UiA5ACAkJNChNvdG9saXRoLnBsYW5uaW5nLnYxUAFaHm90b2xpdGgvcGxhbm5pbmcvdjE7cGxhbm5pbmd2MaoCE090b2xpdGguUGxhbm5pbmcuVjFK/ksK9gEKAQwSAwQAEhrrASBOb3RpZmljYXRpb24gcGxhbnM6IGNvbXB1dGVkIGZyb20gYSBzZWVkLCBleGFjdCBhY3Jvc3MgdGltZSB6b25lcywgYW5kIGZpeGVkIG9uY2UgaGFuZGVkIG91dC4KCiBBbnkgbWV0aG9kIG1heSBhbHNvIHJldHVybiB0aGUgZXJyb3JzIGNvbW1vbiB0byBhbGwgbWV0aG9kcyAob3RvbGl0aC9jb21tb24vdjEvZXJyb3JzLnByb3RvKS4gVGhlCiByZWFzb25zIGFyZSBleHBsYWluZWQgaW4gZXJyb3JzLnByb3RvLgoKYQoCBgASBBMARgEaVSBQbGFucyB3aGVuIGEgcGFydGljaXBhbnQgaXMgbm90aWZpZWQgdG8gZmlsbCBpbiB3aGljaCBxdWVzdGlvbm5haXJlLiBOZWVkcyBhIHRva2VuLgoK6gYKBAYAAgASBB4CIAMa2wYgUmV0dXJucyB0aGUgY2FsbGVyJ3MgbmV4dCBub3RpZmljYXRpb25zIG92ZXIgYWxsIHF1ZXN0aW9ubmFpcmVzIHdpdGggYSBzY2hlZHVsZSwgZWFybGllc3QKIGZpcnN0LiBSZXBlYXRpbmcgdGhlIGNhbGwgcmV0dXJucyB0aGUgc2FtZSBpbnN0YW50cyB1bnRpbCBzZXR0aW5ncywgdGltZSB6b25lIG9yIHN0dWR5IGNoYW5nZS4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQgd2l0aCByZWFzb24gVElNRV9aT05FX1VOS05PV04gaWYgbm8gem9uZSBpcyBzdG9yZWQgYW5kIG5vbmUgdGhhdCBpcwoga25vd24sIG5vciBhbiBvZmZzZXQgZnJvbSBVVEMsIGlzIGdpdmVuLCB3aXRoIExJTUlUX09VVF9PRl9SQU5HRSwgb3Igd2l0aCBQTEFOX1RPS0VOX0lOVkFMSUQgZm9yIGEKIHRva2VuIHRoYXQgdGhpcyBzZXJ2aWNlIGRpZCBub3QgbWFrZSAoc2VuZCBhbiBlbXB0eSBvbmUgdGhlbik7IFBFUk1JU1NJT05fREVOSUVEIHdpdGggcmVhc29uIE5PVF9FTlJPTExFRCBpZgogYHN0dWR5X2lkYCBpcyBnaXZlbiB3aXRob3V0IGFuIGVucm9sbWVudDsgUkVTT1VSQ0VfRVhIQVVTVEVEIHdpdGggcmVhc29uIFJFUExBTk5FRF9UT09fT0ZURU4KIGFmdGVyIDEsMDAwIGNoYW5nZXMgb2Ygc2V0dGluZ3Mgb3Igem9uZSBpbiAyNCBob3VycyAob3ZlciBhbGwgc2NoZWR1bGVzKSwgb3IgVE9PX01BTllfQ0FMTFM7CiBVTkFWQUlMQUJMRSB3aXRoIFJldHJ5SW5mbyBhbmQgcmVhc29uIFNUVURZX05PVF9ZRVRfS05PV04gd2hpbGUgYSBzdHVkeSBpcyBub3Qga25vd24gaGVyZSBhbmQKIHRoZSBjYXRhbG9ndWUgY2Fubm90IGJlIHJlYWNoZWQsIG9yIEVOUk9MTUVOVF9OT1RfWUVUX0tOT1dOIHNob3J0bHkgYWZ0ZXIgam9pbmluZy4KCuECCgQGAAIBEgQmAigDGtICIFJlcG9ydHMgd2hhdCBoYXBwZW5lZCB0byBub3RpZmljYXRpb25zIG9uIHRoZSBkZXZpY2U7IG1heSBiZSBzZW50IGxvbmcgYWZ0ZXIgdGhlIGV2ZW50CiAob2ZmbGluZSkuIEZvciBlYWNoIGtpbmQsIHRoZSBlYXJsaWVzdCBldmVudCBjb3VudHMsIHJlZ2FyZGxlc3Mgb2YgdGhlIGRldmljZSBhbmQgb2YKIHJlcGV0aXRpb25zLiBFYWNoIHJlcG9ydCBpcyBkZWNpZGVkIHNlcGFyYXRlbHksIGEgbWFsZm9ybWVkIG9uZSB0b286IHNlZSB0aGUgb3V0Y29tZXMuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UIHdpdGggcmVhc29uIFJFUE9SVFNfTUlTU0lORyBvciBUT09fTUFOWV9SRVBPUlRTLgoK7AIKBAYAAgISBC4CMAMa3QIgUmV0dXJucyB0aGUgc2NoZWR1bGUgb2YgYSBxdWVzdGlvbm5haXJlIHRoYXQgaXMgaW4gZWZmZWN0IGZvciB0aGUgY2FsbGVyLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVCwgd2l0aCByZWFzb24gU0NIRURVTEVfSURfTUlTU0lORyBpZiB0aGUgcXVlc3Rpb25uYWlyZSBoYXMgc2V2ZXJhbAogc2NoZWR1bGVzOyBOT1RfRk9VTkQgd2l0aCByZWFzb24gUVVFU1RJT05OQUlSRV9VTktOT1dOIG9yIFNDSEVEVUxFX1VOS05PV047IFBFUk1JU1NJT05fREVOSUVECiB3aXRoIHJlYXNvbiBOT1RfRU5ST0xMRUQ7IFVOQVZBSUxBQkxFIHdpdGggcmVhc29uIFNUVURZX05PVF9ZRVRfS05PV04gYW5kIFJldHJ5SW5mby4KCvEHCgQGAAIDEgQ9Aj8DGuIHIFJlcGxhY2VzIHRoZSBwbGFuIG9mIG9uZSBzY2hlZHVsZSB3aXRoIHRoZSBjYWxsZXIncyBvd24gcGxhbjsgdGFrZXMgZWZmZWN0IGF0IG9uY2UuCgogRXJyb3JzOiBOT1RfRk9VTkQsIFBFUk1JU1NJT05fREVOSUVELCBVTkFWQUlMQUJMRSBhbmQgU0NIRURVTEVfSURfTUlTU0lORyBhcyBHZXRTY2hlZHVsZTsKIEZBSUxFRF9QUkVDT05ESVRJT04gd2l0aCByZWFzb24gU0NIRURVTEVfRklYRURfQllfU1RVRFksIG9yIFBMQU5fT1VUX09GX0JPVU5EUyB3aXRoIGEgdmlvbGF0aW9uCiBvZiBlYWNoIGZpZWxkIHRoYXQgZXhjZWVkcyB0aGUgc3R1ZHkncyBib3VuZHM7IElOVkFMSURfQVJHVU1FTlQgd2l0aCBhIHZpb2xhdGlvbiBvZiBlYWNoIHdyb25nCiBmaWVsZDogUExBTl9NSVNTSU5HLCBQTEFOX0FNQklHVU9VUyAobm9uZSBvciBzZXZlcmFsIG9mIGBzdGFuZGFyZGAsIGBjdXN0b21gLCBgbW9udGhseWAsCiBgZGFpbHlgIGFuZCBgbXV0ZWRgKSwgUEVSX0RBWV9PVVRfT0ZfUkFOR0UsIEdBUF9PVVRfT0ZfUkFOR0UsIE5PX1dJTkRPV1MsIERBWV9NSVNTSU5HLAogREFZX0RVUExJQ0FURSwgTUlOVVRFX09VVF9PRl9SQU5HRSwgV0lORE9XU19PVkVSTEFQLCBOT19USU1FUywgVE9PX01BTllfVElNRVMsIFRJTUVfRFVQTElDQVRFLAogREFZX09GX01PTlRIX09VVF9PRl9SQU5HRTsgb3IgU0NIRURVTEVfSU5GRUFTSUJMRSB3aXRoIHRoZSBsYXJnZXN0IGZlYXNpYmxlIG51bWJlciBpbiBpdHMKIEVycm9ySW5mbyAoYG1heGltdW1fcGVyX2RheWApLiBTQ0hFRFVMRV9JTkZFQVNJQkxFIGlzIGFsc28gcmV0dXJuZWQgZm9yIGEgcGxhbiB0aGF0IGNvdWxkIG5ldmVyCiBmaXQgdW5kZXIgdGhlIGNhbGxlcidzIG92ZXJhbGwgcnVsZXMsIGV2ZW4gd2l0aG91dCBvdGhlciBub3RpZmljYXRpb25zOyB0aGVuIGEgdmlvbGF0aW9uIG5hbWVzCiB0aGUgcnVsZSwgSU5fUVVJRVRfSE9VUlMsIE9WRVJfUEVSX0RBWV9NQVggb3IgV0lUSElOX1BST01QVF9HQVAuCgpcCgQGAAIEEgRDAkUDGk4gUmV0dXJucyB0byB0aGUgc2NoZWR1bGUgdGhhdCB0aGUgc3R1ZHkgcHJlc2NyaWJlcy4KCiBFcnJvcnM6IGFzIEdldFNjaGVkdWxlLgoKMgoCBAASBEkAWQEaJiBTZWxlY3RzIHRoZSBub3RpZmljYXRpb25zIHRvIHJldHVybi4KCkQKBAQAAgASA0sCFho3IFN0dWR5IHRvIGZpbHRlciBieTsgZW1wdHk6IGFsbCBzdHVkaWVzIG9mIHRoZSBjYWxsZXIuCgqIAwoEBAACARIDUAIXGvoCIFRpbWUgem9uZSBvZiB0aGUgZGV2aWNlOiBhbiBJQU5BIG5hbWUsIGUuZy4gYEV1cm9wZS9CZXJsaW5gLCBvciBvdGhlcndpc2UgYW4gb2Zmc2V0IGZyb20gVVRDCiBzdWNoIGFzIGArMDI6MDBgLiBTdG9yZWQgZm9yIHRoZSBwYXJ0aWNpcGFudC4gVGhlIHN0b3JlZCB6b25lIGlzIHVzZWQgZm9yIGFuIGVtcHR5IG9yIHVua25vd24KIHRleHQsIGZvciBhbiBvZmZzZXQgdGhhdCBpdCBoYXMgbm93LCBhbmQgZm9yIGEgem9uZSB3aG9zZSBjbG9jayBpcyB0aGUgc2FtZSBpbiB0aGUgbmV4dCB0d28KIHllYXJzIChhbm90aGVyIG5hbWUgb2YgaXQsIG9yIGEgbmVpZ2hib3VyIHdpdGggdGhlIHNhbWUgcnVsZXMpOyB0aGVuIHRoZSBwbGFuIGRvZXMgbm90IGNoYW5nZS4KCvACCgQEAAICEgNVAhMa4gIgTWF4aW11bSBudW1iZXIgb2YgaW5zdGFudHMsIDHigJM1MDA7IDAgbWVhbnMgNjQsIHRoZSBudW1iZXIgb2YgcGVuZGluZyBub3RpZmljYXRpb25zIHRoYXQgaU9TIGNhbgogaG9sZCAoVFlUIMKnNS4yLjMuMSkuIEFuZHJvaWQgY2FuIGhvbGQgMTAwIGFuZCBtb3JlLiBFYWNoIG5vdGlmaWNhdGlvbiBhbmQgZWFjaCBvZiBpdHMgcmVtaW5kZXJzCiBpcyBvbmUgaW5zdGFudDsgdGhlIHBsYW4gaGFzIGF0IGxlYXN0IG9uZSBub3RpZmljYXRpb24gd2l0aCBhbGwgaXRzIHJlbWluZGVycy4gQSBkZXZpY2UgdGhhdAogYXNrcyBmb3IgZWFjaCBzdHVkeSBzZXBhcmF0ZWx5IGRpdmlkZXMgdGhlIG51bWJlciBhbW9uZyB0aGVtLgoKfQoEBAACAxIDWAIYGnAgYHBsYW5fdG9rZW5gIG9mIHRoZSBwcmV2aW91cyByZXNwb25zZTogb25seSBjaGFuZ2VzIHNpbmNlIHRoZW4gYXJlIHJldHVybmVkLiBFbXB0eTogcmV0dXJuIGFsbAogbm90aWZpY2F0aW9ucy4KCikKAgQBEgRcAHwBGh0gVGhlIHVwY29taW5nIG5vdGlmaWNhdGlvbnMuCgotCgQEAQIAEgNeAioaICBOb3RpZmljYXRpb25zLCBlYXJsaWVzdCBmaXJzdC4KCqYBCgQEAQIBEgNhAhcamAEgVGltZSB6b25lIHVzZWQgZm9yIHBsYW5uaW5nOiBhbiBJQU5BIG5hbWUsIG9yIGFuIG9mZnNldCBzdWNoIGFzIGBVVEMrMDI6MDBgLiBDYW4gZGlmZmVyIGZyb20KIHRoZSByZXF1ZXN0J3M6IHNlZSBHZXROb3RpZmljYXRpb25QbGFuUmVxdWVzdC50aW1lX3pvbmUuCgp3CgQEAQICEgNkAi0aaiBOb3RpZmljYXRpb25zIHRoYXQgYXJlIG5vdCBwbGFubmVkLCB3aXRoaW4gdGhlIHRpbWUgc3BhbiBvZiBgbm90aWZpY2F0aW9uc2A7IGVhcmxpZXN0IGZpcnN0LCB1cAogdG8gMTAwLgoKKgoEBAECAxIDZgIYGh0gVG9rZW4gZm9yIHRoZSBuZXh0IHJlcXVlc3QuCgr6AgoEBAECBBIDawIRGuwCIFdoZXRoZXIgYG5vdGlmaWNhdGlvbnNgIGNvbnRhaW5zIHdoYXQgaXMgbmV3IHNpbmNlIHRoZSByZXNwb25zZSB3aXRoIHRoZSByZXF1ZXN0J3MgdG9rZW47IHNvbWUgb2YKIHRoYXQgcmVzcG9uc2UgbWF5IGJlIHJlcGVhdGVkLiBJZiBmYWxzZSAoYWxzbyBpZiB0aGUgcmVxdWVzdCdzIHRva2VuIGlzIG5vIGxvbmdlciBrbm93biksIGl0IGNvbnRhaW5zIGFsbAogdXBjb21pbmcgbm90aWZpY2F0aW9uczogcmVtb3ZlIGFsbCBvdGhlciBwZW5kaW5nIG9uZXMgZnJvbSB0aGUgZGV2aWNlLiBOb3RpZmljYXRpb25zIGFscmVhZHkKIHNob3duIHN0YXkgdW50aWwgdGhleSBleHBpcmU7IGBvcGVuX25vdGlmaWNhdGlvbnNgIGxpc3RzIHRoZW0uCgqSAQoEBAECBRIDbgIvGoQBIFVVSURzIHRvIHJlbW92ZSBmcm9tIHRoZSBkZXZpY2UsIHdpdGggYGRlbHRhYDogY2FuY2VsbGVkLCBhbnN3ZXJlZCBvciBkaXNtaXNzZWQgc2luY2UuIE1heQogaW5jbHVkZSBpZHMgdGhhdCB0aGUgZGV2aWNlIG5ldmVyIGhhZC4KCv4BCgQEAQIGEgNyAi8a8AEgTm90aWZpY2F0aW9ucyB3aG9zZSB0aW1lIGhhcyBjb21lIGFuZCB3aGljaCBjYW4gc3RpbGwgYmUgYW5zd2VyZWQsIHdpdGggdGhlaXIgc3RhdGU7IGVhcmxpZXN0CiBmaXJzdCwgdXAgdG8gMTAwLiBDb21wbGV0ZSBpbiBldmVyeSByZXNwb25zZSwgYWxzbyB3aXRoIGBkZWx0YWAsIHNvIHRoYXQgYSBzZWNvbmQgb3IgbmV3IGRldmljZQogY2FuIHNob3cgd2hhdCBpcyBkdWUsIGFuZCB0aGUgZW5kIG9mIGEgc25vb3plLgoKsgEKBAQBAgcSA3UCMBqkASBCbG9ja2luZyBxdWVzdGlvbm5haXJlcyB0aGF0IGFyZSBub3QgZmlsbGVkIGluIHlldCwgaWYgdGhleSBrZWVwIG90aGVycyBvZiB0aGVpciBzdHVkeSBmcm9tCiBiZWluZyBwbGFubmVkLiBUaGUgb3RoZXJzIGFyZSBwbGFubmVkIHdoZW4gdGhlIGxhc3Qgb25lIGlzIGZpbGxlZCBpbi4KCroBCgQEAQIIEgN4AisarAEgU2V0IHdpdGggYGJsb2NrZWRfYnlgOiBhbiBhY2NlcHRlZCBzaGVldCB0YWtlcyBlZmZlY3Qgb24gdGhlIHBsYW4gd2l0aGluIGFib3V0IHRoaXMgdGltZS4gQXNrCiBhZ2FpbiBhZnRlciBpdCBpZiB0aGUgc2hlZXQgb2YgYSBsaXN0ZWQgcXVlc3Rpb25uYWlyZSB3YXMgYWNjZXB0ZWQgYWxyZWFkeS4KCtIBCgQEAQIJEgN7AhkaxAEgV2hldGhlciB0aGUgcGFydGljaXBhbnQgY2hvc2Ugbm90aWZpY2F0aW9ucyBieSBlLW1haWwsIGJ1dCB0aGUgYWNjb3VudCBoYWQgbm8gZGVsaXZlcmFibGUgYWRkcmVzcwogd2hlbiBvbmUgd2FzIGR1ZS4gR2F0ZXdheXMgZGVsaXZlciB0aGVtIGluc3RlYWQuIEZhbHNlIGFnYWluIGFmdGVyIHRoZSBuZXh0IGNoYW5nZSBvZiBzZXR0aW5ncy4KCl0KAgQCEgV/AIQBARpQIEEgcXVlc3Rpb25uYWlyZSB0aGF0IG11c3QgYmUgZmlsbGVkIGluIGJlZm9yZSBvdGhlcnMgb2YgaXRzIHN0dWR5IGFyZSBwbGFubmVkLgoKGgoEBAICABIEgQECFhoMIFRoZSBzdHVkeS4KCi0KBAQCAgESBIMBAh4aHyBUaGUgcXVlc3Rpb25uYWlyZSB0byBmaWxsIGluLgoKPAoCBQASBocBAJQBARouIFRoZSByZWFzb24gd2h5IGEgbm90aWZpY2F0aW9uIGlzIG5vdCBwbGFjZWQuCgofCgQFAAIAEgSJAQIiGhEgTmV2ZXIgcmV0dXJuZWQuCgpDCgQFAAIBEgSLAQIiGjUgVGhlIHBhcnRpY2lwYW50J3MgcXVpZXQgaG91cnMgbGVhdmUgbm8gdGltZSBmb3IgaXQuCgpNCgQFAAICEgSNAQIiGj8gVGhlIGRhaWx5IG1heGltdW0gb2YgdGhlIHBhcnRpY2lwYW50IG9yIHRoZSBzdHVkeSBpcyByZWFjaGVkLgoKPQoEBQACAxIEjwECGhovIEl0IHdvdWxkIGJlIHRvbyBjbG9zZSB0byBvdGhlciBub3RpZmljYXRpb25zLgoKaQoEBQACBBIEkQECIBpbIEEgbmV3IHBsYW4gYmVnaW5zIDE1IG1pbnV0ZXMgYWZ0ZXIgaXQgd2FzIHJlcXVlc3RlZCwgc28gdGhhdCBkZXZpY2VzIGxlYXJuIG9mIGl0IGluIHRpbWUuCgpaCgQFAAIFEgSTAQIgGkwgQSBub3RpZmljYXRpb24gd2l0aCBhIGhpZ2hlciBwcmlvcml0eSB0b29rIGl0cyBwbGFjZSwgYmVmb3JlIGl0IHdhcyBzaG93bi4KCkEKAgQDEgaXAQCiAQEaMyBBIG5vdGlmaWNhdGlvbiBvZiBhIHNjaGVkdWxlIHRoYXQgaXMgbm90IHBsYW5uZWQuCgoaCgQEAwIAEgSZAQIWGgwgVGhlIHN0dWR5LgoKLQoEBAMCARIEmwECHhofIFRoZSBxdWVzdGlvbm5haXJlIHRvIGZpbGwgaW4uCgpGCgQEAwICEgSdAQIZGjggSWQgb2YgdGhlIHNjaGVkdWxlOyBlbXB0eSBpZiB0aGUgc3R1ZHkgZ2l2ZXMgaXQgbm8gaWQuCgo6CgQEAwIDEgSfAQIqGiwgVGltZSBhdCB3aGljaCB0aGUgc2NoZWR1bGUgd291bGQgcGxhY2UgaXQuCgobCgQEAwIEEgShAQIcGg0gVGhlIHJlYXNvbi4KClsKAgQEEgalAQDCAQEaTSBBbiBpbnN0YW50IGF0IHdoaWNoIHRoZSBwYXJ0aWNpcGFudCBpcyBub3RpZmllZCB0byBmaWxsIGluIGEgcXVlc3Rpb25uYWlyZS4KCk8KBAQEAgASBKcBAh0aQSBVVUlELiBTZW5kIGl0IGluIHRoZSBhbnN3ZXIgc2hlZXQgdGhhdCB0aGUgbm90aWZpY2F0aW9uIGNhdXNlcy4KChoKBAQEAgESBKkBAhYaDCBUaGUgc3R1ZHkuCgotCgQEBAICEgSrAQIeGh8gVGhlIHF1ZXN0aW9ubmFpcmUgdG8gZmlsbCBpbi4KCjIKBAQEAgMSBK0BAiwaJCBUaW1lIGF0IHdoaWNoIHRoZSBkZXZpY2Ugbm90aWZpZXMuCgpTCgQEBAIEEgSvAQIsGkUgRW5kIG9mIHRoZSB0aW1lIGZvciBhbnN3ZXJpbmc7IGFic2VudDogdW50aWwgdGhlIG5leHQgbm90aWZpY2F0aW9uLgoKggEKBAQEAgUSBLIBAhEadCBXaGV0aGVyIHRoZSB0aW1lIHdhcyBmaXhlZCBieSB0aGUgcGFydGljaXBhbnQgb3IgdGhlIHN0dWR5IGluc3RlYWQgb2YgZHJhd24gYXQgcmFuZG9tIChUWVQKIGBub3RpZmljYXRpb25fZml4ZWRgKS4KCkYKBAQEAgYSBLQBAhkaOCBJZCBvZiB0aGUgc2NoZWR1bGU7IGVtcHR5IGlmIHRoZSBzdHVkeSBnaXZlcyBpdCBubyBpZC4KCnQKBAQEAgcSBLcBAjgaZiBUaW1lcyBvZiByZW1pbmRlcnMsIHNob3duIHdoaWxlIHRoZSBub3RpZmljYXRpb24gaXMgbmVpdGhlciBhbnN3ZXJlZCBub3IgZGlzbWlzc2VkOyBlYXJsaWVzdAogZmlyc3QuCgo6CgQEBAIIEgS5AQIeGiwgTWF4aW11bSBudW1iZXIgb2Ygc25vb3plczsgMDogbm90IGFsbG93ZWQuCgo4CgQEBAIJEgS7AQIhGiogTWF4aW11bSBsZW5ndGggb2Ygb25lIHNub296ZSBpbiBtaW51dGVzLgoKbQoEBAQCChIEvQECIRpfIFRpbWUgbGltaXQgaW4gbWludXRlcyBmcm9tIGJlZ2lubmluZyB0byBmaW5pc2hpbmcgdGhlIHF1ZXN0aW9ubmFpcmU7IDA6IGJlZm9yZSBgZXhwaXJlX3RpbWVgLgoKIgoEBAQCCxIEvwECHxoUIFRoZSBjdXJyZW50IHN0YXRlLgoKNgoEBAQCDBIEwQECMRooIEVuZCBvZiB0aGUgc25vb3plLCB3aXRoIHN0YXRlIFNOT09aRUQuCgohCgIEBRIGxQEAzAEBGhMgTmFtZXMgYSBzY2hlZHVsZS4KCjYKBAQFAgASBMcBAhYaKCBBIHN0dWR5IHRoYXQgdGhlIGNhbGxlciB0YWtlcyBwYXJ0IGluLgoKLQoEBAUCARIEyQECHhofIEEgcXVlc3Rpb25uYWlyZSBvZiB0aGUgc3R1ZHkuCgpRCgQEBQICEgTLAQIZGkMgQSBzY2hlZHVsZSBvZiB0aGUgcXVlc3Rpb25uYWlyZTsgbWF5IGJlIGVtcHR5IGlmIGl0IGhhcyBvbmx5IG9uZS4KCjUKAgQGEgbPAQDgAQEaJyBUaGUgY2FsbGVyJ3Mgb3duIHBsYW4gZm9yIGEgc2NoZWR1bGUuCgo2CgQEBgIAEgTRAQIWGiggQSBzdHVkeSB0aGF0IHRoZSBjYWxsZXIgdGFrZXMgcGFydCBpbi4KClQKBAQGAgESBNMBAh4aRiBBIHF1ZXN0aW9ubmFpcmUgb2YgdGhlIHN0dWR5IHdob3NlIHNjaGVkdWxlIHBhcnRpY2lwYW50cyBtYXkgY2hhbmdlLgoKaQoEBAYCAhIE1QECMRpbIFJhbmRvbSBpbnN0YW50cy4gU2V0IGV4YWN0bHkgb25lIG9mIGBzdGFuZGFyZGAsIGBjdXN0b21gLCBgbW9udGhseWAsIGBkYWlseWAgYW5kIGBtdXRlZGAuCgoiCgQEBgIDEgTXAQItGhQgRml4ZWQgY2xvY2sgdGltZXMuCgomCgQEBgIEEgTZAQIvGhggT25lIGluc3RhbnQgcGVyIG1vbnRoLgoKSwoEBAYCBRIE2wECERo9IFdoZXRoZXIgbm90aWZpY2F0aW9ucyBhcmUgc3dpdGNoZWQgb2ZmLiBTZXQgd2l0aG91dCBhIHBsYW4uCgosCgQEBgIGEgTdAQIrGh4gRml4ZWQgY2xvY2sgdGltZXMgZXZlcnkgZGF5LgoKUQoEBAYCBxIE3wECGRpDIEEgc2NoZWR1bGUgb2YgdGhlIHF1ZXN0aW9ubmFpcmU7IG1heSBiZSBlbXB0eSBpZiBpdCBoYXMgb25seSBvbmUuCgonCgIEBxIG4wEA6gEBGhkgVGhlIHNjaGVkdWxlIGluIGVmZmVjdC4KCjgKBAQHAgASBOUBAi8aKiBUaGUgc2NoZWR1bGUgYXMgcmV0dXJuZWQgYnkgR2V0U2NoZWR1bGUuCgr2AQoEBAcCARIE6QECHxrnASBOdW1iZXIgb2YgaXRzIG5vdGlmaWNhdGlvbnMgdGhhdCBmaXQgdG9nZXRoZXIgd2l0aCBhbGwgb3RoZXIgbm90aWZpY2F0aW9ucyBvZiB0aGUgcGFydGljaXBhbnQsCiBvbiB0aGUgYWN0aXZlIHdlZWtkYXkgd2l0aCB0aGUgbGVhc3Qgcm9vbTsgMCBpZiBtdXRlZC4gTm90aWZpY2F0aW9ucyB3aXRob3V0IHJvb20gb24gYSBkYXRlIGFyZQogbGlzdGVkIGluIE5vdGlmaWNhdGlvblBsYW4udW5wbGFjZWQuCgohCgIECBIG7QEA9AEBGhMgTmFtZXMgYSBzY2hlZHVsZS4KCjYKBAQIAgASBO8BAhYaKCBBIHN0dWR5IHRoYXQgdGhlIGNhbGxlciB0YWtlcyBwYXJ0IGluLgoKLQoEBAgCARIE8QECHhofIEEgcXVlc3Rpb25uYWlyZSBvZiB0aGUgc3R1ZHkuCgpRCgQECAICEgTzAQIZGkMgQSBzY2hlZHVsZSBvZiB0aGUgcXVlc3Rpb25uYWlyZTsgbWF5IGJlIGVtcHR5IGlmIGl0IGhhcyBvbmx5IG9uZS4KCjcKAgQJEgb3AQD6AQEaKSBUaGUgcHJlc2NyaWJlZCBzY2hlZHVsZSwgbm93IGluIGVmZmVjdC4KCjgKBAQJAgASBPkBAi8aKiBUaGUgc2NoZWR1bGUgYXMgcmV0dXJuZWQgYnkgR2V0U2NoZWR1bGUuCgo5CgIEChIG/QEAiAIBGisgQSBzY2hlZHVsZSBpbiBlZmZlY3QgZm9yIG9uZSBwYXJ0aWNpcGFudC4KChoKBAQKAgASBP8BAhYaDCBUaGUgc3R1ZHkuCgoiCgQECgIBEgSBAgIeGhQgVGhlIHF1ZXN0aW9ubmFpcmUuCgpYCgQECgICEgSDAgItGkogVGhlIHNjaGVkdWxlOyBhYnNlbnQgaWYgdGhlIHN0dWR5IHByZXNjcmliZXMgbm9uZSBmb3IgdGhlIHF1ZXN0aW9ubmFpcmUuCgpQCgQECgIDEgSFAgIPGkIgV2hldGhlciBpdCBpcyB0aGUgcGFydGljaXBhbnQncyBvd24gcGxhbiBpbnN0ZWFkIG9mIHRoZSBzdHVkeSdzLgoKQwoEBAoCBBIEhwICERo1IFdoZXRoZXIgdGhlIHBhcnRpY2lwYW50IHN3aXRjaGVkIG5vdGlmaWNhdGlvbnMgb2ZmLgpiBnByb3RvMw==")
}

extension PlanningV1.GetNotificationPlanRequest {
  public static var fullName: String { "otolith.planning.v1.GetNotificationPlanRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__planning__v1__get_notification_plan_request__init)

  init(_ c: UnsafePointer<Otolith__Planning__V1__GetNotificationPlanRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.timeZone = Codec.string(c.pointee.time_zone)
    self.limit = c.pointee.limit
    self.planToken = Codec.string(c.pointee.plan_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__GetNotificationPlanRequest> {
    let c = arena.allocate(Otolith__Planning__V1__GetNotificationPlanRequest.self)
    otolith__planning__v1__get_notification_plan_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.timeZone.isEmpty { c.pointee.time_zone = arena.string(self.timeZone) }
    c.pointee.limit = self.limit
    if !self.planToken.isEmpty { c.pointee.plan_token = arena.string(self.planToken) }
    return c
  }
}

extension PlanningV1.NotificationPlan {
  public static var fullName: String { "otolith.planning.v1.NotificationPlan" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__planning__v1__notification_plan__init)

  init(_ c: UnsafePointer<Otolith__Planning__V1__NotificationPlan>) {
    self.notifications = Codec.messages(c.pointee.notifications, c.pointee.n_notifications) { PlanningV1.Notification($0) }
    self.timeZone = Codec.string(c.pointee.time_zone)
    self.unplaced = Codec.messages(c.pointee.unplaced, c.pointee.n_unplaced) { PlanningV1.UnplacedNotification($0) }
    self.planToken = Codec.string(c.pointee.plan_token)
    self.delta = c.pointee.delta != 0
    self.removedNotificationIDs = Codec.array(c.pointee.removed_notification_ids, c.pointee.n_removed_notification_ids) { Codec.string($0) }
    self.openNotifications = Codec.messages(c.pointee.open_notifications, c.pointee.n_open_notifications) { PlanningV1.Notification($0) }
    self.blockedBy = Codec.messages(c.pointee.blocked_by, c.pointee.n_blocked_by) { PlanningV1.BlockingQuestionnaire($0) }
    self.retryDelay = c.pointee.retry_delay.map { GoogleProtobuf.Duration($0) }
    self.mailRefused = c.pointee.mail_refused != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__NotificationPlan> {
    let c = arena.allocate(Otolith__Planning__V1__NotificationPlan.self)
    otolith__planning__v1__notification_plan__init(c)
    if !self.notifications.isEmpty {
      c.pointee.n_notifications = self.notifications.count
      c.pointee.notifications = arena.array(self.notifications) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Planning__V1__Notification>? }
    }
    if !self.timeZone.isEmpty { c.pointee.time_zone = arena.string(self.timeZone) }
    if !self.unplaced.isEmpty {
      c.pointee.n_unplaced = self.unplaced.count
      c.pointee.unplaced = arena.array(self.unplaced) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Planning__V1__UnplacedNotification>? }
    }
    if !self.planToken.isEmpty { c.pointee.plan_token = arena.string(self.planToken) }
    c.pointee.delta = self.delta ? 1 : 0
    if !self.removedNotificationIDs.isEmpty {
      c.pointee.n_removed_notification_ids = self.removedNotificationIDs.count
      c.pointee.removed_notification_ids = arena.array(self.removedNotificationIDs) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    if !self.openNotifications.isEmpty {
      c.pointee.n_open_notifications = self.openNotifications.count
      c.pointee.open_notifications = arena.array(self.openNotifications) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Planning__V1__Notification>? }
    }
    if !self.blockedBy.isEmpty {
      c.pointee.n_blocked_by = self.blockedBy.count
      c.pointee.blocked_by = arena.array(self.blockedBy) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Planning__V1__BlockingQuestionnaire>? }
    }
    if let value = self.retryDelay { c.pointee.retry_delay = value.cStruct(in: arena) }
    c.pointee.mail_refused = self.mailRefused ? 1 : 0
    return c
  }
}

extension PlanningV1.BlockingQuestionnaire {
  public static var fullName: String { "otolith.planning.v1.BlockingQuestionnaire" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__planning__v1__blocking_questionnaire__init)

  init(_ c: UnsafePointer<Otolith__Planning__V1__BlockingQuestionnaire>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.questionnaireID = Codec.string(c.pointee.questionnaire_id)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__BlockingQuestionnaire> {
    let c = arena.allocate(Otolith__Planning__V1__BlockingQuestionnaire.self)
    otolith__planning__v1__blocking_questionnaire__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.questionnaireID.isEmpty { c.pointee.questionnaire_id = arena.string(self.questionnaireID) }
    return c
  }
}

extension PlanningV1.UnplacedNotification {
  public static var fullName: String { "otolith.planning.v1.UnplacedNotification" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__planning__v1__unplaced_notification__init)

  init(_ c: UnsafePointer<Otolith__Planning__V1__UnplacedNotification>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.questionnaireID = Codec.string(c.pointee.questionnaire_id)
    self.scheduleID = Codec.string(c.pointee.schedule_id)
    self.wishTime = c.pointee.wish_time.map { GoogleProtobuf.Timestamp($0) }
    self.reason = PlanningV1.UnplacedReason(rawValue: Int32(truncatingIfNeeded: c.pointee.reason.rawValue))
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__UnplacedNotification> {
    let c = arena.allocate(Otolith__Planning__V1__UnplacedNotification.self)
    otolith__planning__v1__unplaced_notification__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.questionnaireID.isEmpty { c.pointee.questionnaire_id = arena.string(self.questionnaireID) }
    if !self.scheduleID.isEmpty { c.pointee.schedule_id = arena.string(self.scheduleID) }
    if let value = self.wishTime { c.pointee.wish_time = value.cStruct(in: arena) }
    c.pointee.reason = Otolith__Planning__V1__UnplacedReason(rawValue: .init(truncatingIfNeeded: self.reason.rawValue))
    return c
  }
}

extension PlanningV1.Notification {
  public static var fullName: String { "otolith.planning.v1.Notification" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__planning__v1__notification__init)

  init(_ c: UnsafePointer<Otolith__Planning__V1__Notification>) {
    self.notificationID = Codec.string(c.pointee.notification_id)
    self.studyID = Codec.string(c.pointee.study_id)
    self.questionnaireID = Codec.string(c.pointee.questionnaire_id)
    self.notifyTime = c.pointee.notify_time.map { GoogleProtobuf.Timestamp($0) }
    self.expireTime = c.pointee.expire_time.map { GoogleProtobuf.Timestamp($0) }
    self.fixed = c.pointee.fixed != 0
    self.scheduleID = Codec.string(c.pointee.schedule_id)
    self.reminderTimes = Codec.messages(c.pointee.reminder_times, c.pointee.n_reminder_times) { GoogleProtobuf.Timestamp($0) }
    self.snoozeTimesMax = c.pointee.snooze_times_max
    self.snoozeMinutesMax = c.pointee.snooze_minutes_max
    self.completionMinutes = c.pointee.completion_minutes
    self.state = PlanningV1.NotificationState(rawValue: Int32(truncatingIfNeeded: c.pointee.state.rawValue))
    self.snoozeEndTime = c.pointee.snooze_end_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__Notification> {
    let c = arena.allocate(Otolith__Planning__V1__Notification.self)
    otolith__planning__v1__notification__init(c)
    if !self.notificationID.isEmpty { c.pointee.notification_id = arena.string(self.notificationID) }
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.questionnaireID.isEmpty { c.pointee.questionnaire_id = arena.string(self.questionnaireID) }
    if let value = self.notifyTime { c.pointee.notify_time = value.cStruct(in: arena) }
    if let value = self.expireTime { c.pointee.expire_time = value.cStruct(in: arena) }
    c.pointee.fixed = self.fixed ? 1 : 0
    if !self.scheduleID.isEmpty { c.pointee.schedule_id = arena.string(self.scheduleID) }
    if !self.reminderTimes.isEmpty {
      c.pointee.n_reminder_times = self.reminderTimes.count
      c.pointee.reminder_times = arena.array(self.reminderTimes) { $0.cStruct(in: arena) as UnsafeMutablePointer<Google__Protobuf__Timestamp>? }
    }
    c.pointee.snooze_times_max = self.snoozeTimesMax
    c.pointee.snooze_minutes_max = self.snoozeMinutesMax
    c.pointee.completion_minutes = self.completionMinutes
    c.pointee.state = Otolith__Planning__V1__NotificationState(rawValue: .init(truncatingIfNeeded: self.state.rawValue))
    if let value = self.snoozeEndTime { c.pointee.snooze_end_time = value.cStruct(in: arena) }
    return c
  }
}

extension PlanningV1.GetScheduleRequest {
  public static var fullName: String { "otolith.planning.v1.GetScheduleRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__planning__v1__get_schedule_request__init)

  init(_ c: UnsafePointer<Otolith__Planning__V1__GetScheduleRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.questionnaireID = Codec.string(c.pointee.questionnaire_id)
    self.scheduleID = Codec.string(c.pointee.schedule_id)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__GetScheduleRequest> {
    let c = arena.allocate(Otolith__Planning__V1__GetScheduleRequest.self)
    otolith__planning__v1__get_schedule_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.questionnaireID.isEmpty { c.pointee.questionnaire_id = arena.string(self.questionnaireID) }
    if !self.scheduleID.isEmpty { c.pointee.schedule_id = arena.string(self.scheduleID) }
    return c
  }
}

extension PlanningV1.SetScheduleRequest {
  public static var fullName: String { "otolith.planning.v1.SetScheduleRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__planning__v1__set_schedule_request__init)

  init(_ c: UnsafePointer<Otolith__Planning__V1__SetScheduleRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.questionnaireID = Codec.string(c.pointee.questionnaire_id)
    self.standard = c.pointee.standard.map { CatalogueV1.StandardPlan($0) }
    self.custom = c.pointee.custom.map { CatalogueV1.CustomPlan($0) }
    self.monthly = c.pointee.monthly.map { CatalogueV1.MonthlyPlan($0) }
    self.muted = c.pointee.muted != 0
    self.daily = c.pointee.daily.map { CatalogueV1.DailyPlan($0) }
    self.scheduleID = Codec.string(c.pointee.schedule_id)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__SetScheduleRequest> {
    let c = arena.allocate(Otolith__Planning__V1__SetScheduleRequest.self)
    otolith__planning__v1__set_schedule_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.questionnaireID.isEmpty { c.pointee.questionnaire_id = arena.string(self.questionnaireID) }
    if let value = self.standard { c.pointee.standard = value.cStruct(in: arena) }
    if let value = self.custom { c.pointee.custom = value.cStruct(in: arena) }
    if let value = self.monthly { c.pointee.monthly = value.cStruct(in: arena) }
    c.pointee.muted = self.muted ? 1 : 0
    if let value = self.daily { c.pointee.daily = value.cStruct(in: arena) }
    if !self.scheduleID.isEmpty { c.pointee.schedule_id = arena.string(self.scheduleID) }
    return c
  }
}

extension PlanningV1.SetScheduleResponse {
  public static var fullName: String { "otolith.planning.v1.SetScheduleResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__planning__v1__set_schedule_response__init)

  init(_ c: UnsafePointer<Otolith__Planning__V1__SetScheduleResponse>) {
    self.participantSchedule = c.pointee.participant_schedule.map { PlanningV1.ParticipantSchedule($0) }
    self.placeablePerDay = c.pointee.placeable_per_day
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__SetScheduleResponse> {
    let c = arena.allocate(Otolith__Planning__V1__SetScheduleResponse.self)
    otolith__planning__v1__set_schedule_response__init(c)
    if let value = self.participantSchedule { c.pointee.participant_schedule = value.cStruct(in: arena) }
    c.pointee.placeable_per_day = self.placeablePerDay
    return c
  }
}

extension PlanningV1.ResetScheduleRequest {
  public static var fullName: String { "otolith.planning.v1.ResetScheduleRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__planning__v1__reset_schedule_request__init)

  init(_ c: UnsafePointer<Otolith__Planning__V1__ResetScheduleRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.questionnaireID = Codec.string(c.pointee.questionnaire_id)
    self.scheduleID = Codec.string(c.pointee.schedule_id)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__ResetScheduleRequest> {
    let c = arena.allocate(Otolith__Planning__V1__ResetScheduleRequest.self)
    otolith__planning__v1__reset_schedule_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.questionnaireID.isEmpty { c.pointee.questionnaire_id = arena.string(self.questionnaireID) }
    if !self.scheduleID.isEmpty { c.pointee.schedule_id = arena.string(self.scheduleID) }
    return c
  }
}

extension PlanningV1.ResetScheduleResponse {
  public static var fullName: String { "otolith.planning.v1.ResetScheduleResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__planning__v1__reset_schedule_response__init)

  init(_ c: UnsafePointer<Otolith__Planning__V1__ResetScheduleResponse>) {
    self.participantSchedule = c.pointee.participant_schedule.map { PlanningV1.ParticipantSchedule($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__ResetScheduleResponse> {
    let c = arena.allocate(Otolith__Planning__V1__ResetScheduleResponse.self)
    otolith__planning__v1__reset_schedule_response__init(c)
    if let value = self.participantSchedule { c.pointee.participant_schedule = value.cStruct(in: arena) }
    return c
  }
}

extension PlanningV1.ParticipantSchedule {
  public static var fullName: String { "otolith.planning.v1.ParticipantSchedule" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__planning__v1__participant_schedule__init)

  init(_ c: UnsafePointer<Otolith__Planning__V1__ParticipantSchedule>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.questionnaireID = Codec.string(c.pointee.questionnaire_id)
    self.schedule = c.pointee.schedule.map { CatalogueV1.Schedule($0) }
    self.own = c.pointee.own != 0
    self.muted = c.pointee.muted != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__ParticipantSchedule> {
    let c = arena.allocate(Otolith__Planning__V1__ParticipantSchedule.self)
    otolith__planning__v1__participant_schedule__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.questionnaireID.isEmpty { c.pointee.questionnaire_id = arena.string(self.questionnaireID) }
    if let value = self.schedule { c.pointee.schedule = value.cStruct(in: arena) }
    c.pointee.own = self.own ? 1 : 0
    c.pointee.muted = self.muted ? 1 : 0
    return c
  }
}
