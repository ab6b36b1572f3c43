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
    /// Whether `notifications` contains only notifications that the response with the request's token
    /// did not contain. If false (also if the request's token is no longer known), it contains all
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
    base64: "CiJvdG9saXRoL3BsYW5uaW5nL3YxL3BsYW5uaW5nLnByb3RvEhNvdG9saXRoLnBsYW5uaW5nLnYxGh5nb29nbGUvcHJvdG9idWYvZHVyYXRpb24ucHJvdG8aH2dvb2dsZS9wcm90b2J1Zi90aW1lc3RhbXAucHJvdG8aI290b2xpdGgvY2F0YWxvZ3VlL3YxL3NjaGVkdWxlLnByb3RvGiFvdG9saXRoL3BsYW5uaW5nL3YxL3Byb21wdHMucHJvdG8iiQEKGkdldE5vdGlmaWNhdGlvblBsYW5SZXF1ZXN0EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkEhsKCXRpbWVfem9uZRgCIAEoCVIIdGltZVpvbmUSFAoFbGltaXQYAyABKA1SBWxpbWl0Eh0KCnBsYW5fdG9rZW4YBCABKAlSCXBsYW5Ub2tlbiKqBAoQTm90aWZpY2F0aW9uUGxhbhJHCg1ub3RpZmljYXRpb25zGAEgAygLMiEub3RvbGl0aC5wbGFubmluZy52MS5Ob3RpZmljYXRpb25SDW5vdGlmaWNhdGlvbnMSGwoJdGltZV96b25lGAIgASgJUgh0aW1lWm9uZRJFCgh1bnBsYWNlZBgDIAMoCzIpLm90b2xpdGgucGxhbm5pbmcudjEuVW5wbGFjZWROb3RpZmljYXRpb25SCHVucGxhY2VkEh0KCnBsYW5fdG9rZW4YBCABKAlSCXBsYW5Ub2tlbhIUCgVkZWx0YRgFIAEoCFIFZGVsdGESOAoYcmVtb3ZlZF9ub3RpZmljYXRpb25faWRzGAYgAygJUhZyZW1vdmVkTm90aWZpY2F0aW9uSWRzElAKEm9wZW5fbm90aWZpY2F0aW9ucxgHIAMoCzIhLm90b2xpdGgucGxhbm5pbmcudjEuTm90aWZpY2F0aW9uUhFvcGVuTm90aWZpY2F0aW9ucxJJCgpibG9ja2VkX2J5GAggAygLMioub3RvbGl0aC5wbGFubmluZy52MS5CbG9ja2luZ1F1ZXN0aW9ubmFpcmVSCWJsb2NrZWRCeRI6CgtyZXRyeV9kZWxheRgJIAEoCzIZLmdvb2dsZS5wcm90b2J1Zi5EdXJhdGlvblIKcmV0cnlEZWxheRIhCgxtYWlsX3JlZnVzZWQYCiABKAhSC21haWxSZWZ1c2VkIl0KFUJsb2NraW5nUXVlc3Rpb25uYWlyZRIZCghzdHVkeV9pZBgBIAEoCVIHc3R1ZHlJZBIpChBxdWVzdGlvbm5haXJlX2lkGAIgASgJUg9xdWVzdGlvbm5haXJlSWQi8wEKFFVucGxhY2VkTm90aWZpY2F0aW9uEhkKCHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkEikKEHF1ZXN0aW9ubmFpcmVfaWQYAiABKAlSD3F1ZXN0aW9ubmFpcmVJZBIfCgtzY2hlZHVsZV9pZBgDIAEoCVIKc2NoZWR1bGVJZBI3Cgl3aXNoX3RpbWUYBCABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgh3aXNoVGltZRI7CgZyZWFzb24YBSABKA4yIy5vdG9saXRoLnBsYW5uaW5nLnYxLlVucGxhY2VkUmVhc29uUgZyZWFzb24i+gQKDE5vdGlmaWNhdGlvbhInCg9ub3RpZmljYXRpb25faWQYASABKAlSDm5vdGlmaWNhdGlvbklkEhkKCHN0dWR5X2lkGAIgASgJUgdzdHVkeUlkEikKEHF1ZXN0aW9ubmFpcmVfaWQYAyABKAlSD3F1ZXN0aW9ubmFpcmVJZBI7Cgtub3RpZnlfdGltZRgEIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCm5vdGlmeVRpbWUSOwoLZXhwaXJlX3RpbWUYBSABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgpleHBpcmVUaW1lEhQKBWZpeGVkGAYgASgIUgVmaXhlZBIfCgtzY2hlZHVsZV9pZBgHIAEoCVIKc2NoZWR1bGVJZBJBCg5yZW1pbmRlcl90aW1lcxgIIAMoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSDXJlbWluZGVyVGltZXMSKAoQc25vb3plX3RpbWVzX21heBgJIAEoDVIOc25vb3plVGltZXNNYXgSLAoSc25vb3plX21pbnV0ZXNfbWF4GAogASgNUhBzbm9vemVNaW51dGVzTWF4Ei0KEmNvbXBsZXRpb25fbWludXRlcxgLIAEoDVIRY29tcGxldGlvbk1pbnV0ZXMSPAoFc3RhdGUYDCABKA4yJi5vdG9saXRoLnBsYW5uaW5nLnYxLk5vdGlmaWNhdGlvblN0YXRlUgVzdGF0ZRJCCg9zbm9vemVfZW5kX3RpbWUYDSABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUg1zbm9vemVFbmRUaW1lInsKEkdldFNjaGVkdWxlUmVxdWVzdBIZCghzdHVkeV9pZBgBIAEoCVIHc3R1ZHlJZBIpChBxdWVzdGlvbm5haXJlX2lkGAIgASgJUg9xdWVzdGlvbm5haXJlSWQSHwoLc2NoZWR1bGVfaWQYAyABKAlSCnNjaGVkdWxlSWQi/wIKElNldFNjaGVkdWxlUmVxdWVzdBIZCghzdHVkeV9pZBgBIAEoCVIHc3R1ZHlJZBIpChBxdWVzdGlvbm5haXJlX2lkGAIgASgJUg9xdWVzdGlvbm5haXJlSWQSPgoIc3RhbmRhcmQYAyABKAsyIi5vdG9saXRoLmNhdGFsb2d1ZS52MS5TdGFuZGFyZFBsYW5SCHN0YW5kYXJkEjgKBmN1c3RvbRgEIAEoCzIgLm90b2xpdGguY2F0YWxvZ3VlLnYxLkN1c3RvbVBsYW5SBmN1c3RvbRI7Cgdtb250aGx5GAUgASgLMiEub3RvbGl0aC5jYXRhbG9ndWUudjEuTW9udGhseVBsYW5SB21vbnRobHkSFAoFbXV0ZWQYBiABKAhSBW11dGVkEjUKBWRhaWx5GAcgASgLMh8ub3RvbGl0aC5jYXRhbG9ndWUudjEuRGFpbHlQbGFuUgVkYWlseRIfCgtzY2hlZHVsZV9pZBgIIAEoCVIKc2NoZWR1bGVJZCKeAQoTU2V0U2NoZWR1bGVSZXNwb25zZRJbChRwYXJ0aWNpcGFudF9zY2hlZHVsZRgBIAEoCzIoLm90b2xpdGgucGxhbm5pbmcudjEuUGFydGljaXBhbnRTY2hlZHVsZVITcGFydGljaXBhbnRTY2hlZHVsZRIqChFwbGFjZWFibGVfcGVyX2RheRgCIAEoDVIPcGxhY2VhYmxlUGVyRGF5In0KFFJlc2V0U2NoZWR1bGVSZXF1ZXN0EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkEikKEHF1ZXN0aW9ubmFpcmVfaWQYAiABKAlSD3F1ZXN0aW9ubmFpcmVJZBIfCgtzY2hlZHVsZV9pZBgDIAEoCVIKc2NoZWR1bGVJZCJ0ChVSZXNldFNjaGVkdWxlUmVzcG9uc2USWwoUcGFydGljaXBhbnRfc2NoZWR1bGUYASABKAsyKC5vdG9saXRoLnBsYW5uaW5nLnYxLlBhcnRpY2lwYW50U2NoZWR1bGVSE3BhcnRpY2lwYW50U2NoZWR1bGUivwEKE1BhcnRpY2lwYW50U2NoZWR1bGUSGQoIc3R1ZHlfaWQYASABKAlSB3N0dWR5SWQSKQoQcXVlc3Rpb25uYWlyZV9pZBgCIAEoCVIPcXVlc3Rpb25uYWlyZUlkEjoKCHNjaGVkdWxlGAMgASgLMh4ub3RvbGl0aC5jYXRhbG9ndWUudjEuU2NoZWR1bGVSCHNjaGVkdWxlEhAKA293bhgEIAEoCFIDb3duEhQKBW11dGVkGAUgASgIUgVtdXRlZCrKAQoOVW5wbGFjZWRSZWFzb24SHwobVU5QTEFDRURfUkVBU09OX1VOU1BFQ0lGSUVEEAASHwobVU5QTEFDRURfUkVBU09OX1FVSUVUX0hPVVJTEAESHwobVU5QTEFDRURfUkVBU09OX1BFUl9EQVlfTUFYEAISFwoTVU5QTEFDRURfUkVBU09OX0dBUBADEh0KGVVOUExBQ0VEX1JFQVNPTl9MRUFEX1RJTUUQBBIdChlVTlBMQUNFRF9SRUFTT05fRElTUExBQ0VEEAUyvwQKD1BsYW5uaW5nU2VydmljZRJyChNHZXROb3RpZmljYXRpb25QbGFuEi8ub3RvbGl0aC5wbGFubmluZy52MS5HZXROb3RpZmljYXRpb25QbGFuUmVxdWVzdBolLm90b2xpdGgucGxhbm5pbmcudjEuTm90aWZpY2F0aW9uUGxhbiIDkAICEn0KE1JlcG9ydE5vdGlmaWNhdGlvbnMSLy5vdG9saXRoLnBsYW5uaW5nLnYxLlJlcG9ydE5vdGlmaWNhdGlvbnNSZXF1ZXN0GjAub3RvbGl0aC5wbGFubmluZy52MS5SZXBvcnROb3RpZmljYXRpb25zUmVzcG9uc2UiA5ACAhJlCgtHZXRTY2hlZHVsZRInLm90b2xpdGgucGxhbm5pbmcudjEuR2V0U2NoZWR1bGVSZXF1ZXN0Gigub3RvbGl0aC5wbGFubmluZy52MS5QYXJ0aWNpcGFudFNjaGVkdWxlIgOQAgESZQoLU2V0U2NoZWR1bGUSJy5vdG9saXRoLnBsYW5uaW5nLnYxLlNldFNjaGVkdWxlUmVxdWVzdBooLm90b2xpdGgucGxhbm5pbmcudjEuU2V0U2NoZWR1bGVSZXNwb25zZSIDkAICEmsKDVJlc2V0U2NoZWR1bGUSKS5vdG9saXRoLnBsYW5uaW5nLnYxLlJlc2V0U2NoZWR1bGVSZXF1ZXN0Gioub3RvbGl0aC5wbGFubmluZy52MS5SZXNldFNjaGVkdWxlUmVzcG9uc2UiA5ACAkJNChNvdG9saXRoLnBsYW5uaW5nLnYxUAFaHm90b2xpdGgvcGxhbm5pbmcvdjE7cGxhbm5pbmd2MaoCE090b2xpdGguUGxhbm5pbmcuVjFK80oK9gEKAQwSAwQAEhrrASBOb3RpZmljYXRpb24gcGxhbnM6IGNvbXB1dGVkIGZyb20gYSBzZWVkLCBleGFjdCBhY3Jvc3MgdGltZSB6b25lcywgYW5kIGZpeGVkIG9uY2UgaGFuZGVkIG91dC4KCiBBbnkgbWV0aG9kIG1heSBhbHNvIHJldHVybiB0aGUgZXJyb3JzIGNvbW1vbiB0byBhbGwgbWV0aG9kcyAob3RvbGl0aC9jb21tb24vdjEvZXJyb3JzLnByb3RvKS4gVGhlCiByZWFzb25zIGFyZSBleHBsYWluZWQgaW4gZXJyb3JzLnByb3RvLgoKYQoCBgASBBMARQEaVSBQbGFucyB3aGVuIGEgcGFydGljaXBhbnQgaXMgbm90aWZpZWQgdG8gZmlsbCBpbiB3aGljaCBxdWVzdGlvbm5haXJlLiBOZWVkcyBhIHRva2VuLgoK8AUKBAYAAgASBB0CHwMa4QUgUmV0dXJucyB0aGUgY2FsbGVyJ3MgbmV4dCBub3RpZmljYXRpb25zIG92ZXIgYWxsIHF1ZXN0aW9ubmFpcmVzIHdpdGggYSBzY2hlZHVsZSwgZWFybGllc3QKIGZpcnN0LiBSZXBlYXRpbmcgdGhlIGNhbGwgcmV0dXJucyB0aGUgc2FtZSBpbnN0YW50cyB1bnRpbCBzZXR0aW5ncywgdGltZSB6b25lIG9yIHN0dWR5IGNoYW5nZS4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQgd2l0aCByZWFzb24gVElNRV9aT05FX1VOS05PV04gaWYgbm8gem9uZSBpcyBzdG9yZWQgYW5kIG5vbmUgdGhhdCBpcwoga25vd24sIG5vciBhbiBvZmZzZXQgZnJvbSBVVEMsIGlzIGdpdmVuOyBQRVJNSVNTSU9OX0RFTklFRCB3aXRoIHJlYXNvbiBOT1RfRU5ST0xMRUQgaWYKIGBzdHVkeV9pZGAgaXMgZ2l2ZW4gd2l0aG91dCBhbiBlbnJvbG1lbnQ7IFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIHJlYXNvbiBSRVBMQU5ORURfVE9PX09GVEVOCiBhZnRlciAxLDAwMCBjaGFuZ2VzIG9mIHNldHRpbmdzIG9yIHpvbmUgaW4gMjQgaG91cnMgKG92ZXIgYWxsIHNjaGVkdWxlcyksIG9yIFRPT19NQU5ZX0NBTExTOwogVU5BVkFJTEFCTEUgd2l0aCBSZXRyeUluZm8gYW5kIHJlYXNvbiBTVFVEWV9OT1RfWUVUX0tOT1dOIHdoaWxlIGEgc3R1ZHkgaXMgbm90IGtub3duIGhlcmUgYW5kCiB0aGUgY2F0YWxvZ3VlIGNhbm5vdCBiZSByZWFjaGVkLCBvciBFTlJPTE1FTlRfTk9UX1lFVF9LTk9XTiBzaG9ydGx5IGFmdGVyIGpvaW5pbmcuCgrhAgoEBgACARIEJQInAxrSAiBSZXBvcnRzIHdoYXQgaGFwcGVuZWQgdG8gbm90aWZpY2F0aW9ucyBvbiB0aGUgZGV2aWNlOyBtYXkgYmUgc2VudCBsb25nIGFmdGVyIHRoZSBldmVudAogKG9mZmxpbmUpLiBGb3IgZWFjaCBraW5kLCB0aGUgZWFybGllc3QgZXZlbnQgY291bnRzLCByZWdhcmRsZXNzIG9mIHRoZSBkZXZpY2UgYW5kIG9mCiByZXBldGl0aW9ucy4gRWFjaCByZXBvcnQgaXMgZGVjaWRlZCBzZXBhcmF0ZWx5LCBhIG1hbGZvcm1lZCBvbmUgdG9vOiBzZWUgdGhlIG91dGNvbWVzLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVCB3aXRoIHJlYXNvbiBSRVBPUlRTX01JU1NJTkcgb3IgVE9PX01BTllfUkVQT1JUUy4KCuwCCgQGAAICEgQtAi8DGt0CIFJldHVybnMgdGhlIHNjaGVkdWxlIG9mIGEgcXVlc3Rpb25uYWlyZSB0aGF0IGlzIGluIGVmZmVjdCBmb3IgdGhlIGNhbGxlci4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQsIHdpdGggcmVhc29uIFNDSEVEVUxFX0lEX01JU1NJTkcgaWYgdGhlIHF1ZXN0aW9ubmFpcmUgaGFzIHNldmVyYWwKIHNjaGVkdWxlczsgTk9UX0ZPVU5EIHdpdGggcmVhc29uIFFVRVNUSU9OTkFJUkVfVU5LTk9XTiBvciBTQ0hFRFVMRV9VTktOT1dOOyBQRVJNSVNTSU9OX0RFTklFRAogd2l0aCByZWFzb24gTk9UX0VOUk9MTEVEOyBVTkFWQUlMQUJMRSB3aXRoIHJlYXNvbiBTVFVEWV9OT1RfWUVUX0tOT1dOIGFuZCBSZXRyeUluZm8uCgrxBwoEBgACAxIEPAI+AxriByBSZXBsYWNlcyB0aGUgcGxhbiBvZiBvbmUgc2NoZWR1bGUgd2l0aCB0aGUgY2FsbGVyJ3Mgb3duIHBsYW47IHRha2VzIGVmZmVjdCBhdCBvbmNlLgoKIEVycm9yczogTk9UX0ZPVU5ELCBQRVJNSVNTSU9OX0RFTklFRCwgVU5BVkFJTEFCTEUgYW5kIFNDSEVEVUxFX0lEX01JU1NJTkcgYXMgR2V0U2NoZWR1bGU7CiBGQUlMRURfUFJFQ09ORElUSU9OIHdpdGggcmVhc29uIFNDSEVEVUxFX0ZJWEVEX0JZX1NUVURZLCBvciBQTEFOX09VVF9PRl9CT1VORFMgd2l0aCBhIHZpb2xhdGlvbgogb2YgZWFjaCBmaWVsZCB0aGF0IGV4Y2VlZHMgdGhlIHN0dWR5J3MgYm91bmRzOyBJTlZBTElEX0FSR1VNRU5UIHdpdGggYSB2aW9sYXRpb24gb2YgZWFjaCB3cm9uZwogZmllbGQ6IFBMQU5fTUlTU0lORywgUExBTl9BTUJJR1VPVVMgKG5vbmUgb3Igc2V2ZXJhbCBvZiBgc3RhbmRhcmRgLCBgY3VzdG9tYCwgYG1vbnRobHlgLAogYGRhaWx5YCBhbmQgYG11dGVkYCksIFBFUl9EQVlfT1VUX09GX1JBTkdFLCBHQVBfT1VUX09GX1JBTkdFLCBOT19XSU5ET1dTLCBEQVlfTUlTU0lORywKIERBWV9EVVBMSUNBVEUsIE1JTlVURV9PVVRfT0ZfUkFOR0UsIFdJTkRPV1NfT1ZFUkxBUCwgTk9fVElNRVMsIFRPT19NQU5ZX1RJTUVTLCBUSU1FX0RVUExJQ0FURSwKIERBWV9PRl9NT05USF9PVVRfT0ZfUkFOR0U7IG9yIFNDSEVEVUxFX0lORkVBU0lCTEUgd2l0aCB0aGUgbGFyZ2VzdCBmZWFzaWJsZSBudW1iZXIgaW4gaXRzCiBFcnJvckluZm8gKGBtYXhpbXVtX3Blcl9kYXlgKS4gU0NIRURVTEVfSU5GRUFTSUJMRSBpcyBhbHNvIHJldHVybmVkIGZvciBhIHBsYW4gdGhhdCBjb3VsZCBuZXZlcgogZml0IHVuZGVyIHRoZSBjYWxsZXIncyBvdmVyYWxsIHJ1bGVzLCBldmVuIHdpdGhvdXQgb3RoZXIgbm90aWZpY2F0aW9uczsgdGhlbiBhIHZpb2xhdGlvbiBuYW1lcwogdGhlIHJ1bGUsIElOX1FVSUVUX0hPVVJTLCBPVkVSX1BFUl9EQVlfTUFYIG9yIFdJVEhJTl9QUk9NUFRfR0FQLgoKXAoEBgACBBIEQgJEAxpOIFJldHVybnMgdG8gdGhlIHNjaGVkdWxlIHRoYXQgdGhlIHN0dWR5IHByZXNjcmliZXMuCgogRXJyb3JzOiBhcyBHZXRTY2hlZHVsZS4KCjIKAgQAEgRIAFgBGiYgU2VsZWN0cyB0aGUgbm90aWZpY2F0aW9ucyB0byByZXR1cm4uCgpECgQEAAIAEgNKAhYaNyBTdHVkeSB0byBmaWx0ZXIgYnk7IGVtcHR5OiBhbGwgc3R1ZGllcyBvZiB0aGUgY2FsbGVyLgoKiAMKBAQAAgESA08CFxr6AiBUaW1lIHpvbmUgb2YgdGhlIGRldmljZTogYW4gSUFOQSBuYW1lLCBlLmcuIGBFdXJvcGUvQmVybGluYCwgb3Igb3RoZXJ3aXNlIGFuIG9mZnNldCBmcm9tIFVUQwogc3VjaCBhcyBgKzAyOjAwYC4gU3RvcmVkIGZvciB0aGUgcGFydGljaXBhbnQuIFRoZSBzdG9yZWQgem9uZSBpcyB1c2VkIGZvciBhbiBlbXB0eSBvciB1bmtub3duCiB0ZXh0LCBmb3IgYW4gb2Zmc2V0IHRoYXQgaXQgaGFzIG5vdywgYW5kIGZvciBhIHpvbmUgd2hvc2UgY2xvY2sgaXMgdGhlIHNhbWUgaW4gdGhlIG5leHQgdHdvCiB5ZWFycyAoYW5vdGhlciBuYW1lIG9mIGl0LCBvciBhIG5laWdoYm91ciB3aXRoIHRoZSBzYW1lIHJ1bGVzKTsgdGhlbiB0aGUgcGxhbiBkb2VzIG5vdCBjaGFuZ2UuCgrwAgoEBAACAhIDVAITGuICIE1heGltdW0gbnVtYmVyIG9mIGluc3RhbnRzLCAx4oCTNTAwOyAwIG1lYW5zIDY0LCB0aGUgbnVtYmVyIG9mIHBlbmRpbmcgbm90aWZpY2F0aW9ucyB0aGF0IGlPUyBjYW4KIGhvbGQgKFRZVCDCpzUuMi4zLjEpLiBBbmRyb2lkIGNhbiBob2xkIDEwMCBhbmQgbW9yZS4gRWFjaCBub3RpZmljYXRpb24gYW5kIGVhY2ggb2YgaXRzIHJlbWluZGVycwogaXMgb25lIGluc3RhbnQ7IHRoZSBwbGFuIGhhcyBhdCBsZWFzdCBvbmUgbm90aWZpY2F0aW9uIHdpdGggYWxsIGl0cyByZW1pbmRlcnMuIEEgZGV2aWNlIHRoYXQKIGFza3MgZm9yIGVhY2ggc3R1ZHkgc2VwYXJhdGVseSBkaXZpZGVzIHRoZSBudW1iZXIgYW1vbmcgdGhlbS4KCn0KBAQAAgMSA1cCGBpwIGBwbGFuX3Rva2VuYCBvZiB0aGUgcHJldmlvdXMgcmVzcG9uc2U6IG9ubHkgY2hhbmdlcyBzaW5jZSB0aGVuIGFyZSByZXR1cm5lZC4gRW1wdHk6IHJldHVybiBhbGwKIG5vdGlmaWNhdGlvbnMuCgopCgIEARIEWwB7ARodIFRoZSB1cGNvbWluZyBub3RpZmljYXRpb25zLgoKLQoEBAECABIDXQIqGiAgTm90aWZpY2F0aW9ucywgZWFybGllc3QgZmlyc3QuCgqmAQoEBAECARIDYAIXGpgBIFRpbWUgem9uZSB1c2VkIGZvciBwbGFubmluZzogYW4gSUFOQSBuYW1lLCBvciBhbiBvZmZzZXQgc3VjaCBhcyBgVVRDKzAyOjAwYC4gQ2FuIGRpZmZlciBmcm9tCiB0aGUgcmVxdWVzdCdzOiBzZWUgR2V0Tm90aWZpY2F0aW9uUGxhblJlcXVlc3QudGltZV96b25lLgoKdwoEBAECAhIDYwItGmogTm90aWZpY2F0aW9ucyB0aGF0IGFyZSBub3QgcGxhbm5lZCwgd2l0aGluIHRoZSB0aW1lIHNwYW4gb2YgYG5vdGlmaWNhdGlvbnNgOyBlYXJsaWVzdCBmaXJzdCwgdXAKIHRvIDEwMC4KCioKBAQBAgMSA2UCGBodIFRva2VuIGZvciB0aGUgbmV4dCByZXF1ZXN0LgoK6QIKBAQBAgQSA2oCERrbAiBXaGV0aGVyIGBub3RpZmljYXRpb25zYCBjb250YWlucyBvbmx5IG5vdGlmaWNhdGlvbnMgdGhhdCB0aGUgcmVzcG9uc2Ugd2l0aCB0aGUgcmVxdWVzdCdzIHRva2VuCiBkaWQgbm90IGNvbnRhaW4uIElmIGZhbHNlIChhbHNvIGlmIHRoZSByZXF1ZXN0J3MgdG9rZW4gaXMgbm8gbG9uZ2VyIGtub3duKSwgaXQgY29udGFpbnMgYWxsCiB1cGNvbWluZyBub3RpZmljYXRpb25zOiByZW1vdmUgYWxsIG90aGVyIHBlbmRpbmcgb25lcyBmcm9tIHRoZSBkZXZpY2UuIE5vdGlmaWNhdGlvbnMgYWxyZWFkeQogc2hvd24gc3RheSB1bnRpbCB0aGV5IGV4cGlyZTsgYG9wZW5fbm90aWZpY2F0aW9uc2AgbGlzdHMgdGhlbS4KCpIBCgQEAQIFEgNtAi8ahAEgVVVJRHMgdG8gcmVtb3ZlIGZyb20gdGhlIGRldmljZSwgd2l0aCBgZGVsdGFgOiBjYW5jZWxsZWQsIGFuc3dlcmVkIG9yIGRpc21pc3NlZCBzaW5jZS4gTWF5CiBpbmNsdWRlIGlkcyB0aGF0IHRoZSBkZXZpY2UgbmV2ZXIgaGFkLgoK/gEKBAQBAgYSA3ECLxrwASBOb3RpZmljYXRpb25zIHdob3NlIHRpbWUgaGFzIGNvbWUgYW5kIHdoaWNoIGNhbiBzdGlsbCBiZSBhbnN3ZXJlZCwgd2l0aCB0aGVpciBzdGF0ZTsgZWFybGllc3QKIGZpcnN0LCB1cCB0byAxMDAuIENvbXBsZXRlIGluIGV2ZXJ5IHJlc3BvbnNlLCBhbHNvIHdpdGggYGRlbHRhYCwgc28gdGhhdCBhIHNlY29uZCBvciBuZXcgZGV2aWNlCiBjYW4gc2hvdyB3aGF0IGlzIGR1ZSwgYW5kIHRoZSBlbmQgb2YgYSBzbm9vemUuCgqyAQoEBAECBxIDdAIwGqQBIEJsb2NraW5nIHF1ZXN0aW9ubmFpcmVzIHRoYXQgYXJlIG5vdCBmaWxsZWQgaW4geWV0LCBpZiB0aGV5IGtlZXAgb3RoZXJzIG9mIHRoZWlyIHN0dWR5IGZyb20KIGJlaW5nIHBsYW5uZWQuIFRoZSBvdGhlcnMgYXJlIHBsYW5uZWQgd2hlbiB0aGUgbGFzdCBvbmUgaXMgZmlsbGVkIGluLgoKugEKBAQBAggSA3cCKxqsASBTZXQgd2l0aCBgYmxvY2tlZF9ieWA6IGFuIGFjY2VwdGVkIHNoZWV0IHRha2VzIGVmZmVjdCBvbiB0aGUgcGxhbiB3aXRoaW4gYWJvdXQgdGhpcyB0aW1lLiBBc2sKIGFnYWluIGFmdGVyIGl0IGlmIHRoZSBzaGVldCBvZiBhIGxpc3RlZCBxdWVzdGlvbm5haXJlIHdhcyBhY2NlcHRlZCBhbHJlYWR5LgoK0gEKBAQBAgkSA3oCGRrEASBXaGV0aGVyIHRoZSBwYXJ0aWNpcGFudCBjaG9zZSBub3RpZmljYXRpb25zIGJ5IGUtbWFpbCwgYnV0IHRoZSBhY2NvdW50IGhhZCBubyBkZWxpdmVyYWJsZSBhZGRyZXNzCiB3aGVuIG9uZSB3YXMgZHVlLiBHYXRld2F5cyBkZWxpdmVyIHRoZW0gaW5zdGVhZC4gRmFsc2UgYWdhaW4gYWZ0ZXIgdGhlIG5leHQgY2hhbmdlIG9mIHNldHRpbmdzLgoKXQoCBAISBX4AgwEBGlAgQSBxdWVzdGlvbm5haXJlIHRoYXQgbXVzdCBiZSBmaWxsZWQgaW4gYmVmb3JlIG90aGVycyBvZiBpdHMgc3R1ZHkgYXJlIHBsYW5uZWQuCgoaCgQEAgIAEgSAAQIWGgwgVGhlIHN0dWR5LgoKLQoEBAICARIEggECHhofIFRoZSBxdWVzdGlvbm5haXJlIHRvIGZpbGwgaW4uCgo8CgIFABIGhgEAkwEBGi4gVGhlIHJlYXNvbiB3aHkgYSBub3RpZmljYXRpb24gaXMgbm90IHBsYWNlZC4KCh8KBAUAAgASBIgBAiIaESBOZXZlciByZXR1cm5lZC4KCkMKBAUAAgESBIoBAiIaNSBUaGUgcGFydGljaXBhbnQncyBxdWlldCBob3VycyBsZWF2ZSBubyB0aW1lIGZvciBpdC4KCk0KBAUAAgISBIwBAiIaPyBUaGUgZGFpbHkgbWF4aW11bSBvZiB0aGUgcGFydGljaXBhbnQgb3IgdGhlIHN0dWR5IGlzIHJlYWNoZWQuCgo9CgQFAAIDEgSOAQIaGi8gSXQgd291bGQgYmUgdG9vIGNsb3NlIHRvIG90aGVyIG5vdGlmaWNhdGlvbnMuCgppCgQFAAIEEgSQAQIgGlsgQSBuZXcgcGxhbiBiZWdpbnMgMTUgbWludXRlcyBhZnRlciBpdCB3YXMgcmVxdWVzdGVkLCBzbyB0aGF0IGRldmljZXMgbGVhcm4gb2YgaXQgaW4gdGltZS4KCloKBAUAAgUSBJIBAiAaTCBBIG5vdGlmaWNhdGlvbiB3aXRoIGEgaGlnaGVyIHByaW9yaXR5IHRvb2sgaXRzIHBsYWNlLCBiZWZvcmUgaXQgd2FzIHNob3duLgoKQQoCBAMSBpYBAKEBARozIEEgbm90aWZpY2F0aW9uIG9mIGEgc2NoZWR1bGUgdGhhdCBpcyBub3QgcGxhbm5lZC4KChoKBAQDAgASBJgBAhYaDCBUaGUgc3R1ZHkuCgotCgQEAwIBEgSaAQIeGh8gVGhlIHF1ZXN0aW9ubmFpcmUgdG8gZmlsbCBpbi4KCkYKBAQDAgISBJwBAhkaOCBJZCBvZiB0aGUgc2NoZWR1bGU7IGVtcHR5IGlmIHRoZSBzdHVkeSBnaXZlcyBpdCBubyBpZC4KCjoKBAQDAgMSBJ4BAioaLCBUaW1lIGF0IHdoaWNoIHRoZSBzY2hlZHVsZSB3b3VsZCBwbGFjZSBpdC4KChsKBAQDAgQSBKABAhwaDSBUaGUgcmVhc29uLgoKWwoCBAQSBqQBAMEBARpNIEFuIGluc3RhbnQgYXQgd2hpY2ggdGhlIHBhcnRpY2lwYW50IGlzIG5vdGlmaWVkIHRvIGZpbGwgaW4gYSBxdWVzdGlvbm5haXJlLgoKTwoEBAQCABIEpgECHRpBIFVVSUQuIFNlbmQgaXQgaW4gdGhlIGFuc3dlciBzaGVldCB0aGF0IHRoZSBub3RpZmljYXRpb24gY2F1c2VzLgoKGgoEBAQCARIEqAECFhoMIFRoZSBzdHVkeS4KCi0KBAQEAgISBKoBAh4aHyBUaGUgcXVlc3Rpb25uYWlyZSB0byBmaWxsIGluLgoKMgoEBAQCAxIErAECLBokIFRpbWUgYXQgd2hpY2ggdGhlIGRldmljZSBub3RpZmllcy4KClMKBAQEAgQSBK4BAiwaRSBFbmQgb2YgdGhlIHRpbWUgZm9yIGFuc3dlcmluZzsgYWJzZW50OiB1bnRpbCB0aGUgbmV4dCBub3RpZmljYXRpb24uCgqCAQoEBAQCBRIEsQECERp0IFdoZXRoZXIgdGhlIHRpbWUgd2FzIGZpeGVkIGJ5IHRoZSBwYXJ0aWNpcGFudCBvciB0aGUgc3R1ZHkgaW5zdGVhZCBvZiBkcmF3biBhdCByYW5kb20gKFRZVAogYG5vdGlmaWNhdGlvbl9maXhlZGApLgoKRgoEBAQCBhIEswECGRo4IElkIG9mIHRoZSBzY2hlZHVsZTsgZW1wdHkgaWYgdGhlIHN0dWR5IGdpdmVzIGl0IG5vIGlkLgoKdAoEBAQCBxIEtgECOBpmIFRpbWVzIG9mIHJlbWluZGVycywgc2hvd24gd2hpbGUgdGhlIG5vdGlmaWNhdGlvbiBpcyBuZWl0aGVyIGFuc3dlcmVkIG5vciBkaXNtaXNzZWQ7IGVhcmxpZXN0CiBmaXJzdC4KCjoKBAQEAggSBLgBAh4aLCBNYXhpbXVtIG51bWJlciBvZiBzbm9vemVzOyAwOiBub3QgYWxsb3dlZC4KCjgKBAQEAgkSBLoBAiEaKiBNYXhpbXVtIGxlbmd0aCBvZiBvbmUgc25vb3plIGluIG1pbnV0ZXMuCgptCgQEBAIKEgS8AQIhGl8gVGltZSBsaW1pdCBpbiBtaW51dGVzIGZyb20gYmVnaW5uaW5nIHRvIGZpbmlzaGluZyB0aGUgcXVlc3Rpb25uYWlyZTsgMDogYmVmb3JlIGBleHBpcmVfdGltZWAuCgoiCgQEBAILEgS+AQIfGhQgVGhlIGN1cnJlbnQgc3RhdGUuCgo2CgQEBAIMEgTAAQIxGiggRW5kIG9mIHRoZSBzbm9vemUsIHdpdGggc3RhdGUgU05PT1pFRC4KCiEKAgQFEgbEAQDLAQEaEyBOYW1lcyBhIHNjaGVkdWxlLgoKNgoEBAUCABIExgECFhooIEEgc3R1ZHkgdGhhdCB0aGUgY2FsbGVyIHRha2VzIHBhcnQgaW4uCgotCgQEBQIBEgTIAQIeGh8gQSBxdWVzdGlvbm5haXJlIG9mIHRoZSBzdHVkeS4KClEKBAQFAgISBMoBAhkaQyBBIHNjaGVkdWxlIG9mIHRoZSBxdWVzdGlvbm5haXJlOyBtYXkgYmUgZW1wdHkgaWYgaXQgaGFzIG9ubHkgb25lLgoKNQoCBAYSBs4BAN8BARonIFRoZSBjYWxsZXIncyBvd24gcGxhbiBmb3IgYSBzY2hlZHVsZS4KCjYKBAQGAgASBNABAhYaKCBBIHN0dWR5IHRoYXQgdGhlIGNhbGxlciB0YWtlcyBwYXJ0IGluLgoKVAoEBAYCARIE0gECHhpGIEEgcXVlc3Rpb25uYWlyZSBvZiB0aGUgc3R1ZHkgd2hvc2Ugc2NoZWR1bGUgcGFydGljaXBhbnRzIG1heSBjaGFuZ2UuCgppCgQEBgICEgTUAQIxGlsgUmFuZG9tIGluc3RhbnRzLiBTZXQgZXhhY3RseSBvbmUgb2YgYHN0YW5kYXJkYCwgYGN1c3RvbWAsIGBtb250aGx5YCwgYGRhaWx5YCBhbmQgYG11dGVkYC4KCiIKBAQGAgMSBNYBAi0aFCBGaXhlZCBjbG9jayB0aW1lcy4KCiYKBAQGAgQSBNgBAi8aGCBPbmUgaW5zdGFudCBwZXIgbW9udGguCgpLCgQEBgIFEgTaAQIRGj0gV2hldGhlciBub3RpZmljYXRpb25zIGFyZSBzd2l0Y2hlZCBvZmYuIFNldCB3aXRob3V0IGEgcGxhbi4KCiwKBAQGAgYSBNwBAisaHiBGaXhlZCBjbG9jayB0aW1lcyBldmVyeSBkYXkuCgpRCgQEBgIHEgTeAQIZGkMgQSBzY2hlZHVsZSBvZiB0aGUgcXVlc3Rpb25uYWlyZTsgbWF5IGJlIGVtcHR5IGlmIGl0IGhhcyBvbmx5IG9uZS4KCicKAgQHEgbiAQDpAQEaGSBUaGUgc2NoZWR1bGUgaW4gZWZmZWN0LgoKOAoEBAcCABIE5AECLxoqIFRoZSBzY2hlZHVsZSBhcyByZXR1cm5lZCBieSBHZXRTY2hlZHVsZS4KCvYBCgQEBwIBEgToAQIfGucBIE51bWJlciBvZiBpdHMgbm90aWZpY2F0aW9ucyB0aGF0IGZpdCB0b2dldGhlciB3aXRoIGFsbCBvdGhlciBub3RpZmljYXRpb25zIG9mIHRoZSBwYXJ0aWNpcGFudCwKIG9uIHRoZSBhY3RpdmUgd2Vla2RheSB3aXRoIHRoZSBsZWFzdCByb29tOyAwIGlmIG11dGVkLiBOb3RpZmljYXRpb25zIHdpdGhvdXQgcm9vbSBvbiBhIGRhdGUgYXJlCiBsaXN0ZWQgaW4gTm90aWZpY2F0aW9uUGxhbi51bnBsYWNlZC4KCiEKAgQIEgbsAQDzAQEaEyBOYW1lcyBhIHNjaGVkdWxlLgoKNgoEBAgCABIE7gECFhooIEEgc3R1ZHkgdGhhdCB0aGUgY2FsbGVyIHRha2VzIHBhcnQgaW4uCgotCgQECAIBEgTwAQIeGh8gQSBxdWVzdGlvbm5haXJlIG9mIHRoZSBzdHVkeS4KClEKBAQIAgISBPIBAhkaQyBBIHNjaGVkdWxlIG9mIHRoZSBxdWVzdGlvbm5haXJlOyBtYXkgYmUgZW1wdHkgaWYgaXQgaGFzIG9ubHkgb25lLgoKNwoCBAkSBvYBAPkBARopIFRoZSBwcmVzY3JpYmVkIHNjaGVkdWxlLCBub3cgaW4gZWZmZWN0LgoKOAoEBAkCABIE+AECLxoqIFRoZSBzY2hlZHVsZSBhcyByZXR1cm5lZCBieSBHZXRTY2hlZHVsZS4KCjkKAgQKEgb8AQCHAgEaKyBBIHNjaGVkdWxlIGluIGVmZmVjdCBmb3Igb25lIHBhcnRpY2lwYW50LgoKGgoEBAoCABIE/gECFhoMIFRoZSBzdHVkeS4KCiIKBAQKAgESBIACAh4aFCBUaGUgcXVlc3Rpb25uYWlyZS4KClgKBAQKAgISBIICAi0aSiBUaGUgc2NoZWR1bGU7IGFic2VudCBpZiB0aGUgc3R1ZHkgcHJlc2NyaWJlcyBub25lIGZvciB0aGUgcXVlc3Rpb25uYWlyZS4KClAKBAQKAgMSBIQCAg8aQiBXaGV0aGVyIGl0IGlzIHRoZSBwYXJ0aWNpcGFudCdzIG93biBwbGFuIGluc3RlYWQgb2YgdGhlIHN0dWR5J3MuCgpDCgQECgIEEgSGAgIRGjUgV2hldGhlciB0aGUgcGFydGljaXBhbnQgc3dpdGNoZWQgbm90aWZpY2F0aW9ucyBvZmYuCmIGcHJvdG8z")
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
