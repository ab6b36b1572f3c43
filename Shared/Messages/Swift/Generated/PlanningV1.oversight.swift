// Generated from otolith/planning/v1/oversight.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages
public import MessageSupport

extension PlanningV1 {
  /// The key of the rows of a compliance table.
  public enum ComplianceBreakdown: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Rejected with reason BREAKDOWN_MISSING.
    case unspecified
    /// A single row with an empty key.
    case total
    /// Participant, by pseudonym; includes participants without notifications.
    case participant
    /// Date in the participant's calendar (the time zone the notification was drawn in), `YYYY-MM-DD`.
    case localDate
    /// Date in UTC, `YYYY-MM-DD`.
    case utcDate
    /// Hour of the participant's clock, `00` to `23`.
    case hour
    /// Weekday in the participant's calendar, `1` (Monday) to `7`.
    case weekday
    /// Questionnaire, by id.
    case questionnaire
    /// Current group of the participant, by id; empty: no group. Only for staff with the right
    /// `export.read` in the study, since it compares the arms of a trial.
    case group
    /// Questionnaire and schedule, as `questionnaire/schedule`; the part after the slash is empty for a
    /// schedule without an id, and for notifications added by staff.
    case schedule
    /// Days from the latest joining to the notification in the participant's calendar, from `0000`; at
    /// most `9999`. Notifications before that joining are left out.
    case studyDay
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .total, .participant, .localDate, .utcDate, .hour, .weekday, .questionnaire, .group, .schedule, .studyDay] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .total
        case 2: .participant
        case 3: .localDate
        case 4: .utcDate
        case 5: .hour
        case 6: .weekday
        case 7: .questionnaire
        case 8: .group
        case 9: .schedule
        case 10: .studyDay
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .total: 1
        case .participant: 2
        case .localDate: 3
        case .utcDate: 4
        case .hour: 5
        case .weekday: 6
        case .questionnaire: 7
        case .group: 8
        case .schedule: 9
        case .studyDay: 10
        case .unrecognized(let number): number
      }
    }
  }

  /// The activity of a participant.
  public enum ParticipantActivity: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Never returned.
    case unspecified
    /// None of the other values applies.
    case active
    /// Notified, but without a sheet for the given number of days.
    case silent
    /// No longer enrolled.
    case left
    /// No more notifications: the study has ended, or all one-time questionnaires are filled in and
    /// all schedules have passed their last day.
    case completed
    /// The consent has ended, because the study replaced its text: no notifications, and sheets wait,
    /// until the participant accepts the current text.
    case consentEnded
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .active, .silent, .left, .completed, .consentEnded] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .active
        case 2: .silent
        case 3: .left
        case 4: .completed
        case 5: .consentEnded
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .active: 1
        case .silent: 2
        case .left: 3
        case .completed: 4
        case .consentEnded: 5
        case .unrecognized(let number): number
      }
    }
  }

  /// The origin of a notification.
  public enum NotificationOrigin: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Never returned.
    case unspecified
    /// Planned by a schedule.
    case schedule
    /// Added by the study's staff.
    case staff
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .schedule, .staff] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .schedule
        case 2: .staff
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .schedule: 1
        case .staff: 2
        case .unrecognized(let number): number
      }
    }
  }

  /// The effect of a trigger occurrence. It may change with other events until its notification's
  /// time.
  public enum TriggerOutcome: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Not decided yet: planning has not run for the participant since. Remains so while no device has
    /// reported the participant's time zone.
    case unspecified
    /// Causes a notification as its schedules define, or is an occurrence that schedules count days
    /// from.
    case planned
    /// Too close to another occurrence that causes a notification.
    case cooldown
    /// The trigger's maximum number of notifications is reached.
    case atMost
    /// Reported later than its schedules accept.
    case tooLate
    /// Its cause was withdrawn.
    case withdrawn
    /// The participant was not enrolled at that time.
    case left
    /// The study is paused, or no schedule uses the trigger.
    case idle
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .planned, .cooldown, .atMost, .tooLate, .withdrawn, .left, .idle] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .planned
        case 2: .cooldown
        case 3: .atMost
        case 4: .tooLate
        case 5: .withdrawn
        case 6: .left
        case 7: .idle
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .planned: 1
        case .cooldown: 2
        case .atMost: 3
        case .tooLate: 4
        case .withdrawn: 5
        case .left: 6
        case .idle: 7
        case .unrecognized(let number): number
      }
    }
  }

  /// Outcomes of notifications. Each notification is counted in `planned`, and in exactly one of
  /// `answered_in_time`, `answered_late`, `dismissed`, `missed`, `expired` and `open`.
  public struct ComplianceRow: Message {
    /// Key as defined by the breakdown.
    public var key: String
    /// Notifications whose instant has come, if the participant was enrolled and the study not paused at
    /// that time, and the consent was valid or a device showed the notification all the same. Cancelled
    /// ones are not counted.
    public var planned: UInt32
    /// Notifications that a device reported as shown, or that were opened, snoozed, dismissed or
    /// answered.
    public var delivered: UInt32
    /// Notifications that were opened or answered.
    public var opened: UInt32
    /// Notifications answered by a sheet that was finished before the expiry, or that have no expiry.
    public var answeredInTime: UInt32
    /// Notifications answered by a sheet that was finished after the expiry.
    public var answeredLate: UInt32
    /// Notifications that the participant dismissed.
    public var dismissed: UInt32
    /// Notifications that have expired (at their expiry, or with the next one of the schedule) after a
    /// device had them or they were sent.
    public var missed: UInt32
    /// Notifications that have expired without having reached the participant.
    public var expired: UInt32
    /// Notifications that can still be answered in time.
    public var open: UInt32
    /// Share of planned notifications that were answered, in time or late, 0–1; 0 if none was planned.
    public var answeredOfPlanned: Double
    /// Share of delivered notifications that were answered, 0–1.
    public var answeredOfDelivered: Double
    /// Median time in seconds from the notification to the answer; 0 without answers.
    public var medianAnswerSeconds: Double
    /// 90th percentile of the time in seconds from the notification to the answer.
    public var p90AnswerSeconds: Double
    /// Planned notifications that a device fetched, or that were sent or shown.
    public var sent: UInt32
    /// Missed notifications that no device reported as shown.
    public var missedUnseen: UInt32
    /// Missed notifications that were shown, but not opened.
    public var missedUnopened: UInt32
    /// Missed notifications that were opened, but not answered.
    public var missedOpened: UInt32
    /// Participants with a planned notification.
    public var participants: UInt32
    /// Notifications that are not counted in `planned`, because the consent had ended. Only in a row of
    /// COMPLIANCE_BREAKDOWN_TOTAL, as the following field; otherwise 0.
    public var consentEnded: UInt32
    /// Notifications after triggers that were not planned, because rules left no room for them, or that
    /// gave their place to such notifications.
    public var noRoom: UInt32

    public init(
      key: String = "",
      planned: UInt32 = 0,
      delivered: UInt32 = 0,
      opened: UInt32 = 0,
      answeredInTime: UInt32 = 0,
      answeredLate: UInt32 = 0,
      dismissed: UInt32 = 0,
      missed: UInt32 = 0,
      expired: UInt32 = 0,
      open: UInt32 = 0,
      answeredOfPlanned: Double = 0,
      answeredOfDelivered: Double = 0,
      medianAnswerSeconds: Double = 0,
      p90AnswerSeconds: Double = 0,
      sent: UInt32 = 0,
      missedUnseen: UInt32 = 0,
      missedUnopened: UInt32 = 0,
      missedOpened: UInt32 = 0,
      participants: UInt32 = 0,
      consentEnded: UInt32 = 0,
      noRoom: UInt32 = 0
    ) {
      self.key = key
      self.planned = planned
      self.delivered = delivered
      self.opened = opened
      self.answeredInTime = answeredInTime
      self.answeredLate = answeredLate
      self.dismissed = dismissed
      self.missed = missed
      self.expired = expired
      self.open = open
      self.answeredOfPlanned = answeredOfPlanned
      self.answeredOfDelivered = answeredOfDelivered
      self.medianAnswerSeconds = medianAnswerSeconds
      self.p90AnswerSeconds = p90AnswerSeconds
      self.sent = sent
      self.missedUnseen = missedUnseen
      self.missedUnopened = missedUnopened
      self.missedOpened = missedOpened
      self.participants = participants
      self.consentEnded = consentEnded
      self.noRoom = noRoom
    }
  }

  /// Selects the caller's own notifications to count.
  public struct GetOwnComplianceRequest: Message {
    /// A study that the caller takes part in.
    public var studyID: String
    /// Required; not by participant or group.
    public var breakdown: PlanningV1.ComplianceBreakdown
    /// Start of the period, inclusive; absent: 28 days before `to_time`.
    public var fromTime: GoogleProtobuf.Timestamp?
    /// End of the period, exclusive; absent: now. At most 366 days after `from_time`.
    public var toTime: GoogleProtobuf.Timestamp?
    /// Questionnaire to filter by; empty: all.
    public var questionnaireID: String

    public init(
      studyID: String = "",
      breakdown: PlanningV1.ComplianceBreakdown = PlanningV1.ComplianceBreakdown(rawValue: 0),
      fromTime: GoogleProtobuf.Timestamp? = nil,
      toTime: GoogleProtobuf.Timestamp? = nil,
      questionnaireID: String = ""
    ) {
      self.studyID = studyID
      self.breakdown = breakdown
      self.fromTime = fromTime
      self.toTime = toTime
      self.questionnaireID = questionnaireID
    }
  }

  /// Outcomes of the caller's own notifications.
  public struct OwnCompliance: Message {
    /// Rows ordered by key; at most 367.
    public var rows: [PlanningV1.ComplianceRow]
    /// Start of the counted period.
    public var fromTime: GoogleProtobuf.Timestamp?
    /// End of the counted period.
    public var toTime: GoogleProtobuf.Timestamp?

    public init(
      rows: [PlanningV1.ComplianceRow] = [],
      fromTime: GoogleProtobuf.Timestamp? = nil,
      toTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.rows = rows
      self.fromTime = fromTime
      self.toTime = toTime
    }
  }

  /// Selects notifications of a study to count.
  public struct GetComplianceRequest: Message {
    /// A study where the caller has the method's right.
    public var studyID: String
    /// Required.
    public var breakdown: PlanningV1.ComplianceBreakdown
    /// Start of the period, inclusive; absent: 28 days before `to_time`.
    public var fromTime: GoogleProtobuf.Timestamp?
    /// End of the period, exclusive; absent: now. At most 366 days after `from_time`.
    public var toTime: GoogleProtobuf.Timestamp?
    /// Questionnaire to filter by; empty: all.
    public var questionnaireID: String
    /// Current group of the participants to filter by; empty: all. Needs the right `export.read`.
    public var groupID: String
    /// Pseudonym to filter by; empty: all.
    public var participant: String
    /// Number of rows, 1–1,000; 0 means 200.
    public var pageSize: UInt32
    /// `next_page_token` of the previous page; empty for the first page.
    public var pageToken: String
    /// Whether test participants are included. A test participant named by `participant` is always
    /// included.
    public var includeTestParticipants: Bool

    public init(
      studyID: String = "",
      breakdown: PlanningV1.ComplianceBreakdown = PlanningV1.ComplianceBreakdown(rawValue: 0),
      fromTime: GoogleProtobuf.Timestamp? = nil,
      toTime: GoogleProtobuf.Timestamp? = nil,
      questionnaireID: String = "",
      groupID: String = "",
      participant: String = "",
      pageSize: UInt32 = 0,
      pageToken: String = "",
      includeTestParticipants: Bool = false
    ) {
      self.studyID = studyID
      self.breakdown = breakdown
      self.fromTime = fromTime
      self.toTime = toTime
      self.questionnaireID = questionnaireID
      self.groupID = groupID
      self.participant = participant
      self.pageSize = pageSize
      self.pageToken = pageToken
      self.includeTestParticipants = includeTestParticipants
    }
  }

  /// Outcomes of a study's notifications.
  public struct Compliance: Message {
    /// Rows ordered by key.
    public var rows: [PlanningV1.ComplianceRow]
    /// Token of the next page; empty on the last page.
    public var nextPageToken: String
    /// Start of the counted period.
    public var fromTime: GoogleProtobuf.Timestamp?
    /// End of the counted period. If the request left it absent, the same on all following pages.
    public var toTime: GoogleProtobuf.Timestamp?

    public init(
      rows: [PlanningV1.ComplianceRow] = [],
      nextPageToken: String = "",
      fromTime: GoogleProtobuf.Timestamp? = nil,
      toTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.rows = rows
      self.nextPageToken = nextPageToken
      self.fromTime = fromTime
      self.toTime = toTime
    }
  }

  /// Selects notifications of a study to export.
  public struct ExportNotificationsRequest: Message {
    /// A study where the caller has the method's right.
    public var studyID: String
    /// Start of the period, inclusive; absent: from the beginning.
    public var fromTime: GoogleProtobuf.Timestamp?
    /// End of the period, exclusive; absent: now.
    public var toTime: GoogleProtobuf.Timestamp?
    /// Questionnaire to filter by; empty: all.
    public var questionnaireID: String
    /// Whether records of test participants are included.
    public var includeTestParticipants: Bool
    /// Notifications to include, in addition to the fields above; absent: all.
    public var filter: CommonV1.ExportFilter?

    public init(
      studyID: String = "",
      fromTime: GoogleProtobuf.Timestamp? = nil,
      toTime: GoogleProtobuf.Timestamp? = nil,
      questionnaireID: String = "",
      includeTestParticipants: Bool = false,
      filter: CommonV1.ExportFilter? = nil
    ) {
      self.studyID = studyID
      self.fromTime = fromTime
      self.toTime = toTime
      self.questionnaireID = questionnaireID
      self.includeTestParticipants = includeTestParticipants
      self.filter = filter
    }
  }

  /// A part of an export. The export is the concatenation of its parts in order.
  public struct ExportNotificationsResponse: Message {
    /// Bytes of the CSV file. A chunk may end within a row or a character.
    public var csv: [UInt8]
    /// Number of notifications in this part.
    public var rows: UInt32

    public init(csv: [UInt8] = [], rows: UInt32 = 0) {
      self.csv = csv
      self.rows = rows
    }
  }

  /// Rules of the classification, and the page.
  public struct ListParticipantStatusesRequest: Message {
    /// A study where the caller has the method's right.
    public var studyID: String
    /// Days without a sheet after which a notified participant counts as silent, 1–365; 0 means 3.
    public var silentDays: UInt32
    /// Minimum number of unanswered notifications in that time, 1–100; 0 means 1.
    public var promptsMin: UInt32
    /// 1–200; 0 means 50.
    public var pageSize: UInt32
    /// `next_page_token` of the previous page; empty for the first page.
    public var pageToken: String
    /// Whether test participants are included.
    public var includeTestParticipants: Bool

    public init(
      studyID: String = "",
      silentDays: UInt32 = 0,
      promptsMin: UInt32 = 0,
      pageSize: UInt32 = 0,
      pageToken: String = "",
      includeTestParticipants: Bool = false
    ) {
      self.studyID = studyID
      self.silentDays = silentDays
      self.promptsMin = promptsMin
      self.pageSize = pageSize
      self.pageToken = pageToken
      self.includeTestParticipants = includeTestParticipants
    }
  }

  /// The status of one participant of a study.
  public struct ParticipantStatus: Message {
    /// Pseudonym.
    public var participant: String
    /// Current group of the participant; empty if none, if the caller lacks `export.read` in the study,
    /// or if groups are concealed from the caller.
    public var groupID: String
    /// Current activity.
    public var activity: PlanningV1.ParticipantActivity
    /// Day (UTC) of the most recent joining, as its midnight; absent if only leaving is known here.
    public var joinTime: GoogleProtobuf.Timestamp?
    /// Day (UTC) of leaving, as its midnight; absent while enrolled.
    public var leaveTime: GoogleProtobuf.Timestamp?
    /// Finish time of the latest sheet of the study; absent without sheets.
    public var lastAnswerTime: GoogleProtobuf.Timestamp?
    /// Number of notifications since that sheet, or since joining, without cancelled ones.
    public var unansweredPrompts: UInt32
    /// Whether the participant is a test participant, whose answers exports leave out by default.
    public var testParticipant: Bool

    public init(
      participant: String = "",
      groupID: String = "",
      activity: PlanningV1.ParticipantActivity = PlanningV1.ParticipantActivity(rawValue: 0),
      joinTime: GoogleProtobuf.Timestamp? = nil,
      leaveTime: GoogleProtobuf.Timestamp? = nil,
      lastAnswerTime: GoogleProtobuf.Timestamp? = nil,
      unansweredPrompts: UInt32 = 0,
      testParticipant: Bool = false
    ) {
      self.participant = participant
      self.groupID = groupID
      self.activity = activity
      self.joinTime = joinTime
      self.leaveTime = leaveTime
      self.lastAnswerTime = lastAnswerTime
      self.unansweredPrompts = unansweredPrompts
      self.testParticipant = testParticipant
    }
  }

  /// A page of participants.
  public struct ListParticipantStatusesResponse: Message {
    /// Participants ordered by pseudonym.
    public var participants: [PlanningV1.ParticipantStatus]
    /// Token of the next page; empty on the last page.
    public var nextPageToken: String

    public init(participants: [PlanningV1.ParticipantStatus] = [], nextPageToken: String = "") {
      self.participants = participants
      self.nextPageToken = nextPageToken
    }
  }

  /// A date set by staff for a participant.
  public struct ParticipantDate: Message {
    /// Pseudonym.
    public var participant: String
    /// Id used by the study's schedules.
    public var staffDateID: String
    /// Date in the participant's calendar, `YYYY-MM-DD`.
    public var date: String
    /// Day (UTC) on which it was set, as its midnight.
    public var setTime: GoogleProtobuf.Timestamp?
    /// UUID of the staff member who set it, as in the audit log.
    public var setBy: String

    public init(
      participant: String = "",
      staffDateID: String = "",
      date: String = "",
      setTime: GoogleProtobuf.Timestamp? = nil,
      setBy: String = ""
    ) {
      self.participant = participant
      self.staffDateID = staffDateID
      self.date = date
      self.setTime = setTime
      self.setBy = setBy
    }
  }

  /// The date to set.
  public struct SetParticipantDateRequest: Message {
    /// A study where the caller has the method's right.
    public var studyID: String
    /// Pseudonym.
    public var participant: String
    /// Id that a schedule of the study counts from.
    public var staffDateID: String
    /// `YYYY-MM-DD`, at most 3,660 days from today.
    public var date: String

    public init(
      studyID: String = "",
      participant: String = "",
      staffDateID: String = "",
      date: String = ""
    ) {
      self.studyID = studyID
      self.participant = participant
      self.staffDateID = staffDateID
      self.date = date
    }
  }

  /// The stored date.
  public struct SetParticipantDateResponse: Message {
    /// The current state.
    public var participantDate: PlanningV1.ParticipantDate?

    public init(participantDate: PlanningV1.ParticipantDate? = nil) {
      self.participantDate = participantDate
    }
  }

  /// Filters and page of the dates.
  public struct ListParticipantDatesRequest: Message {
    /// A study where the caller has the method's right.
    public var studyID: String
    /// Pseudonym to filter by; empty: all.
    public var participant: String
    /// 1–200; 0 means 50.
    public var pageSize: UInt32
    /// `next_page_token` of the previous page; empty for the first page.
    public var pageToken: String

    public init(
      studyID: String = "",
      participant: String = "",
      pageSize: UInt32 = 0,
      pageToken: String = ""
    ) {
      self.studyID = studyID
      self.participant = participant
      self.pageSize = pageSize
      self.pageToken = pageToken
    }
  }

  /// A page of dates.
  public struct ListParticipantDatesResponse: Message {
    /// Dates ordered by pseudonym and id.
    public var participantDates: [PlanningV1.ParticipantDate]
    /// Token of the next page; empty on the last page.
    public var nextPageToken: String

    public init(participantDates: [PlanningV1.ParticipantDate] = [], nextPageToken: String = "") {
      self.participantDates = participantDates
      self.nextPageToken = nextPageToken
    }
  }

  /// The date to remove.
  public struct DeleteParticipantDateRequest: Message {
    /// A study where the caller has the method's right.
    public var studyID: String
    /// Pseudonym.
    public var participant: String
    /// Id of the date.
    public var staffDateID: String

    public init(studyID: String = "", participant: String = "", staffDateID: String = "") {
      self.studyID = studyID
      self.participant = participant
      self.staffDateID = staffDateID
    }
  }

  /// The date is not set (any more).
  public struct DeleteParticipantDateResponse: Message {
    /// Whether the date was set before.
    public var deleted: Bool

    public init(deleted: Bool = false) {
      self.deleted = deleted
    }
  }

  /// A notification with all its events. Staff see `plan_time`, `hand_out_time`, `send_time` and
  /// `cancel_time` as days (midnight, UTC): one round of planning sets the same time in several studies.
  public struct NotificationRecord: Message {
    /// UUID.
    public var notificationID: String
    /// The questionnaire to fill in.
    public var questionnaireID: String
    /// Id of the schedule; empty if the study gives it no id, and for notifications added by staff.
    public var scheduleID: String
    /// The origin.
    public var origin: PlanningV1.NotificationOrigin
    /// Planned time.
    public var notifyTime: GoogleProtobuf.Timestamp?
    /// End of the time for answering; absent: until the next notification.
    public var expireTime: GoogleProtobuf.Timestamp?
    /// Whether the clock time was fixed instead of drawn at random.
    public var fixed: Bool
    /// The current state.
    public var state: PlanningV1.NotificationState
    /// Time at which the schedule would have placed it; absent: the planned time.
    public var wishTime: GoogleProtobuf.Timestamp?
    /// Time at which it was planned; absent if unknown.
    public var planTime: GoogleProtobuf.Timestamp?
    /// Time at which a device fetched it; absent if that did not happen, as for all following times.
    public var handOutTime: GoogleProtobuf.Timestamp?
    /// Time at which it was sent.
    public var sendTime: GoogleProtobuf.Timestamp?
    /// Time at which a device showed it.
    public var deliverTime: GoogleProtobuf.Timestamp?
    /// Time at which the participant opened it.
    public var openTime: GoogleProtobuf.Timestamp?
    /// Time at which the participant dismissed it.
    public var dismissTime: GoogleProtobuf.Timestamp?
    /// Finish time of the sheet that answers it.
    public var answerTime: GoogleProtobuf.Timestamp?
    /// Time at which it was cancelled.
    public var cancelTime: GoogleProtobuf.Timestamp?
    /// Whether staff cancelled it.
    public var cancelledByStaff: Bool
    /// Why it is not planned: it followed a trigger and had no room, or it gave its place to such a
    /// notification. Listed although it is cancelled; the participant was not asked.
    public var unplacedReason: PlanningV1.UnplacedReason

    public init(
      notificationID: String = "",
      questionnaireID: String = "",
      scheduleID: String = "",
      origin: PlanningV1.NotificationOrigin = PlanningV1.NotificationOrigin(rawValue: 0),
      notifyTime: GoogleProtobuf.Timestamp? = nil,
      expireTime: GoogleProtobuf.Timestamp? = nil,
      fixed: Bool = false,
      state: PlanningV1.NotificationState = PlanningV1.NotificationState(rawValue: 0),
      wishTime: GoogleProtobuf.Timestamp? = nil,
      planTime: GoogleProtobuf.Timestamp? = nil,
      handOutTime: GoogleProtobuf.Timestamp? = nil,
      sendTime: GoogleProtobuf.Timestamp? = nil,
      deliverTime: GoogleProtobuf.Timestamp? = nil,
      openTime: GoogleProtobuf.Timestamp? = nil,
      dismissTime: GoogleProtobuf.Timestamp? = nil,
      answerTime: GoogleProtobuf.Timestamp? = nil,
      cancelTime: GoogleProtobuf.Timestamp? = nil,
      cancelledByStaff: Bool = false,
      unplacedReason: PlanningV1.UnplacedReason = PlanningV1.UnplacedReason(rawValue: 0)
    ) {
      self.notificationID = notificationID
      self.questionnaireID = questionnaireID
      self.scheduleID = scheduleID
      self.origin = origin
      self.notifyTime = notifyTime
      self.expireTime = expireTime
      self.fixed = fixed
      self.state = state
      self.wishTime = wishTime
      self.planTime = planTime
      self.handOutTime = handOutTime
      self.sendTime = sendTime
      self.deliverTime = deliverTime
      self.openTime = openTime
      self.dismissTime = dismissTime
      self.answerTime = answerTime
      self.cancelTime = cancelTime
      self.cancelledByStaff = cancelledByStaff
      self.unplacedReason = unplacedReason
    }
  }

  /// Selects notifications of a participant.
  public struct GetParticipantPlanRequest: Message {
    /// A study where the caller has the method's right.
    public var studyID: String
    /// Pseudonym.
    public var participant: String
    /// Start of the period, inclusive; absent: seven days before now.
    public var fromTime: GoogleProtobuf.Timestamp?
    /// End of the period, exclusive; absent: all planned notifications.
    public var toTime: GoogleProtobuf.Timestamp?
    /// Whether cancelled notifications are included.
    public var includeCancelled: Bool
    /// 1–500; 0 means 100.
    public var pageSize: UInt32
    /// `next_page_token` of the previous page; empty for the first page.
    public var pageToken: String

    public init(
      studyID: String = "",
      participant: String = "",
      fromTime: GoogleProtobuf.Timestamp? = nil,
      toTime: GoogleProtobuf.Timestamp? = nil,
      includeCancelled: Bool = false,
      pageSize: UInt32 = 0,
      pageToken: String = ""
    ) {
      self.studyID = studyID
      self.participant = participant
      self.fromTime = fromTime
      self.toTime = toTime
      self.includeCancelled = includeCancelled
      self.pageSize = pageSize
      self.pageToken = pageToken
    }
  }

  /// A page of a participant's notifications.
  public struct ParticipantPlan: Message {
    /// Notifications, earliest first.
    public var notifications: [PlanningV1.NotificationRecord]
    /// Time zone last reported by the participant's device; empty if none yet.
    public var timeZone: String
    /// Token of the next page; empty on the last page.
    public var nextPageToken: String
    /// End of the participant's consent, past or future; absent if it stays valid.
    public var consentEndTime: GoogleProtobuf.Timestamp?

    public init(
      notifications: [PlanningV1.NotificationRecord] = [],
      timeZone: String = "",
      nextPageToken: String = "",
      consentEndTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.notifications = notifications
      self.timeZone = timeZone
      self.nextPageToken = nextPageToken
      self.consentEndTime = consentEndTime
    }
  }

  /// A notification to add.
  public struct AddNotificationRequest: Message {
    /// A study where the caller has the method's right.
    public var studyID: String
    /// Pseudonym.
    public var participant: String
    /// A questionnaire of the study that the participant can see.
    public var questionnaireID: String
    /// UUID made by the caller; repeating the request with it adds nothing more.
    public var notificationID: String
    /// Time of the notification, truncated to seconds; in the future, by at most 400 days.
    public var notifyTime: GoogleProtobuf.Timestamp?
    /// Minutes for answering in time, up to 44,640; 0: until the next notification.
    public var expiresAfterMinutes: UInt32
    /// Whether the participant's quiet hours are ignored.
    public var overrideQuietHours: Bool

    public init(
      studyID: String = "",
      participant: String = "",
      questionnaireID: String = "",
      notificationID: String = "",
      notifyTime: GoogleProtobuf.Timestamp? = nil,
      expiresAfterMinutes: UInt32 = 0,
      overrideQuietHours: Bool = false
    ) {
      self.studyID = studyID
      self.participant = participant
      self.questionnaireID = questionnaireID
      self.notificationID = notificationID
      self.notifyTime = notifyTime
      self.expiresAfterMinutes = expiresAfterMinutes
      self.overrideQuietHours = overrideQuietHours
    }
  }

  /// The planned notification.
  public struct AddNotificationResponse: Message {
    /// The current state.
    public var notification: PlanningV1.NotificationRecord?

    public init(notification: PlanningV1.NotificationRecord? = nil) {
      self.notification = notification
    }
  }

  /// The notification to move.
  public struct MoveNotificationRequest: Message {
    /// A study where the caller has the method's right.
    public var studyID: String
    /// UUID of the notification to move.
    public var notificationID: String
    /// UUID of the new notification, made by the caller; repeating the request with it moves nothing
    /// more.
    public var newNotificationID: String
    /// New time, as in AddNotification. The time for answering has the same length as before.
    public var notifyTime: GoogleProtobuf.Timestamp?
    /// Whether the participant's quiet hours are ignored.
    public var overrideQuietHours: Bool

    public init(
      studyID: String = "",
      notificationID: String = "",
      newNotificationID: String = "",
      notifyTime: GoogleProtobuf.Timestamp? = nil,
      overrideQuietHours: Bool = false
    ) {
      self.studyID = studyID
      self.notificationID = notificationID
      self.newNotificationID = newNotificationID
      self.notifyTime = notifyTime
      self.overrideQuietHours = overrideQuietHours
    }
  }

  /// The moved notification.
  public struct MoveNotificationResponse: Message {
    /// The new notification.
    public var notification: PlanningV1.NotificationRecord?

    public init(notification: PlanningV1.NotificationRecord? = nil) {
      self.notification = notification
    }
  }

  /// The notification to cancel.
  public struct CancelNotificationRequest: Message {
    /// A study where the caller has the method's right.
    public var studyID: String
    /// UUID.
    public var notificationID: String

    public init(studyID: String = "", notificationID: String = "") {
      self.studyID = studyID
      self.notificationID = notificationID
    }
  }

  /// The cancelled notification.
  public struct CancelNotificationResponse: Message {
    /// The current state.
    public var notification: PlanningV1.NotificationRecord?

    public init(notification: PlanningV1.NotificationRecord? = nil) {
      self.notification = notification
    }
  }

  /// The trigger to fire.
  public struct FireTriggerRequest: Message {
    /// A study where the caller has the method's right.
    public var studyID: String
    /// Pseudonym.
    public var participant: String
    /// A trigger of the study that is caused by staff alone.
    public var triggerID: String
    /// UUID made by the caller; repeating the request with it fires nothing more. It need not be
    /// unique across participants and triggers.
    public var occurrenceID: String

    public init(
      studyID: String = "",
      participant: String = "",
      triggerID: String = "",
      occurrenceID: String = ""
    ) {
      self.studyID = studyID
      self.participant = participant
      self.triggerID = triggerID
      self.occurrenceID = occurrenceID
    }
  }

  /// The occurrence of the trigger.
  public struct FireTriggerResponse: Message {
    /// The current state.
    public var occurrence: PlanningV1.TriggerOccurrence?

    public init(occurrence: PlanningV1.TriggerOccurrence? = nil) {
      self.occurrence = occurrence
    }
  }

  /// One firing of a trigger.
  public struct TriggerOccurrence: Message {
    /// Pseudonym.
    public var participant: String
    /// The trigger.
    public var triggerID: String
    /// UUID.
    public var occurrenceID: String
    /// Time of the occurrence, rounded up to seconds.
    public var fireTime: GoogleProtobuf.Timestamp?
    /// Current outcome.
    public var outcome: PlanningV1.TriggerOutcome
    /// Time of its first notification; absent if it causes none or is not decided yet.
    public var promptTime: GoogleProtobuf.Timestamp?

    public init(
      participant: String = "",
      triggerID: String = "",
      occurrenceID: String = "",
      fireTime: GoogleProtobuf.Timestamp? = nil,
      outcome: PlanningV1.TriggerOutcome = PlanningV1.TriggerOutcome(rawValue: 0),
      promptTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.participant = participant
      self.triggerID = triggerID
      self.occurrenceID = occurrenceID
      self.fireTime = fireTime
      self.outcome = outcome
      self.promptTime = promptTime
    }
  }

  /// The notification to explain.
  public struct ExplainNotificationRequest: Message {
    /// UUID.
    public var notificationID: String
    /// A study where the caller has the method's right; empty: the notification is the caller's own.
    public var studyID: String

    public init(notificationID: String = "", studyID: String = "") {
      self.notificationID = notificationID
      self.studyID = studyID
    }
  }

  /// The derivation of a notification's instant.
  public struct ExplainNotificationResponse: Message {
    /// The current state.
    public var notification: PlanningV1.NotificationRecord?
    /// The random draw; absent if staff chose the instant.
    public var draw: PlanningV1.DrawExplanation?
    /// The effect of the participant's overall rules; absent without such rules.
    public var placement: PlanningV1.PlacementExplanation?
    /// Whether repeating the draw and the placement gives the same instant. False if the time zone
    /// rules, or the other notifications at that time, are no longer known.
    public var reproduced: Bool
    /// The trigger occurrence that the notification follows. Absent if it follows none, or that
    /// occurrence is no longer known as it was.
    public var trigger: PlanningV1.TriggerExplanation?

    public init(
      notification: PlanningV1.NotificationRecord? = nil,
      draw: PlanningV1.DrawExplanation? = nil,
      placement: PlanningV1.PlacementExplanation? = nil,
      reproduced: Bool = false,
      trigger: PlanningV1.TriggerExplanation? = nil
    ) {
      self.notification = notification
      self.draw = draw
      self.placement = placement
      self.reproduced = reproduced
      self.trigger = trigger
    }
  }

  /// The derivation of an instant from a trigger occurrence. `DrawExplanation.schedule_json` has the
  /// plan.
  public struct TriggerExplanation: Message {
    /// The trigger.
    public var triggerID: String
    /// UUID; empty for staff.
    public var occurrenceID: String
    /// Time of the occurrence, rounded up to seconds.
    public var fireTime: GoogleProtobuf.Timestamp?
    /// Time from which it could cause a notification: one to two minutes after planning first used it,
    /// or the time of the occurrence if that is later. Absent for staff.
    public var tellTime: GoogleProtobuf.Timestamp?
    /// Seed of the delay's draw, 16 hexadecimal digits; empty for staff.
    public var seed: String
    /// Lower bound of the drawn delay in seconds.
    public var lowestSeconds: UInt32
    /// Upper bound of the drawn delay in seconds.
    public var highestSeconds: UInt32
    /// Drawn delay in seconds.
    public var delaySeconds: UInt32
    /// Time of the occurrence plus the delay, or `tell_time` if that is later. A notification after it
    /// waited for a window or for the end of quiet hours.
    public var drawTime: GoogleProtobuf.Timestamp?
    /// Window of the plan that contains the wish; absent if the plan has no windows.
    public var window: PlanningV1.TimeRange?
    /// Minutes before and after an occurrence within which another one causes no notification; the
    /// trigger's current value.
    public var cooldownMinutes: UInt32

    public init(
      triggerID: String = "",
      occurrenceID: String = "",
      fireTime: GoogleProtobuf.Timestamp? = nil,
      tellTime: GoogleProtobuf.Timestamp? = nil,
      seed: String = "",
      lowestSeconds: UInt32 = 0,
      highestSeconds: UInt32 = 0,
      delaySeconds: UInt32 = 0,
      drawTime: GoogleProtobuf.Timestamp? = nil,
      window: PlanningV1.TimeRange? = nil,
      cooldownMinutes: UInt32 = 0
    ) {
      self.triggerID = triggerID
      self.occurrenceID = occurrenceID
      self.fireTime = fireTime
      self.tellTime = tellTime
      self.seed = seed
      self.lowestSeconds = lowestSeconds
      self.highestSeconds = highestSeconds
      self.delaySeconds = delaySeconds
      self.drawTime = drawTime
      self.window = window
      self.cooldownMinutes = cooldownMinutes
    }
  }

  /// A range of time.
  public struct TimeRange: Message {
    /// Start, inclusive.
    public var startTime: GoogleProtobuf.Timestamp?
    /// End, inclusive, in whole seconds.
    public var endTime: GoogleProtobuf.Timestamp?

    public init(startTime: GoogleProtobuf.Timestamp? = nil, endTime: GoogleProtobuf.Timestamp? = nil) {
      self.startTime = startTime
      self.endTime = endTime
    }
  }

  /// Inputs and steps of a draw.
  public struct DrawExplanation: Message {
    /// Revision of the plan's inputs, from 1.
    public var revision: UInt32
    /// IANA time zone used.
    public var timeZone: String
    /// Version of the time zone rules used for the draw; empty if unknown.
    public var tzdataVersion: String
    /// Version of the time zone rules used to repeat the draw.
    public var tzdataVersionNow: String
    /// The schedule as JSON, with the member names of a participant's own export.
    public var scheduleJSON: String
    /// Date that the schedule's days count from, `YYYY-MM-DD`; empty if irrelevant.
    public var dayZero: String
    /// Start of the study; absent: open.
    public var studyStartTime: GoogleProtobuf.Timestamp?
    /// End of the study; absent: open.
    public var studyEndTime: GoogleProtobuf.Timestamp?
    /// Base of all draws of the revision, 16 hexadecimal digits. Empty for staff, because it would
    /// link the participant to other studies.
    public var baseSeed: String
    /// Seed of the date's draw, 16 hexadecimal digits; empty for staff and for fixed times.
    public var seed: String
    /// Date of the draw, `YYYY-MM-DD`.
    public var date: String
    /// The date's window without quiet hours; empty for fixed times.
    public var windows: [PlanningV1.TimeRange]
    /// Highest position: the whole seconds of the windows are numbered from 0.
    public var lastPosition: UInt32
    /// All instants of the date, in the order of their draws.
    public var steps: [PlanningV1.DrawStep]
    /// Number of the notification's step, from 1; 0: repeating the draw does not produce it.
    public var step: UInt32
    /// Time at which the schedule would place it.
    public var wishTime: GoogleProtobuf.Timestamp?

    public init(
      revision: UInt32 = 0,
      timeZone: String = "",
      tzdataVersion: String = "",
      tzdataVersionNow: String = "",
      scheduleJSON: String = "",
      dayZero: String = "",
      studyStartTime: GoogleProtobuf.Timestamp? = nil,
      studyEndTime: GoogleProtobuf.Timestamp? = nil,
      baseSeed: String = "",
      seed: String = "",
      date: String = "",
      windows: [PlanningV1.TimeRange] = [],
      lastPosition: UInt32 = 0,
      steps: [PlanningV1.DrawStep] = [],
      step: UInt32 = 0,
      wishTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.revision = revision
      self.timeZone = timeZone
      self.tzdataVersion = tzdataVersion
      self.tzdataVersionNow = tzdataVersionNow
      self.scheduleJSON = scheduleJSON
      self.dayZero = dayZero
      self.studyStartTime = studyStartTime
      self.studyEndTime = studyEndTime
      self.baseSeed = baseSeed
      self.seed = seed
      self.date = date
      self.windows = windows
      self.lastPosition = lastPosition
      self.steps = steps
      self.step = step
      self.wishTime = wishTime
    }
  }

  /// One drawn number.
  public struct DrawStep: Message {
    /// First position of the step's own part of the window.
    public var partFirst: UInt32
    /// Last position of that part.
    public var partLast: UInt32
    /// Lower bound of the draw: later than the part's start if the previous instant is closer than the
    /// gap.
    public var lowest: UInt32
    /// Upper bound of the draw, so that all following instants have room.
    public var highest: UInt32
    /// Drawn position.
    public var position: UInt32
    /// Instant of the position.
    public var drawTime: GoogleProtobuf.Timestamp?
    /// Whether the gap moved a bound of the part.
    public var gapCorrected: Bool

    public init(
      partFirst: UInt32 = 0,
      partLast: UInt32 = 0,
      lowest: UInt32 = 0,
      highest: UInt32 = 0,
      position: UInt32 = 0,
      drawTime: GoogleProtobuf.Timestamp? = nil,
      gapCorrected: Bool = false
    ) {
      self.partFirst = partFirst
      self.partLast = partLast
      self.lowest = lowest
      self.highest = highest
      self.position = position
      self.drawTime = drawTime
      self.gapCorrected = gapCorrected
    }
  }

  /// The effect of the participant's overall rules on a date's draws.
  public struct PlacementExplanation: Message {
    /// Revision of the rules, from 1.
    public var rulesRevision: UInt32
    /// The rules as JSON: quiet hours, gap and daily maximum of the participant, and the rules of
    /// studies. Staff see the rules of their own study only.
    public var rulesJSON: String
    /// Whether the rules moved the notification away from its schedule's time.
    public var moved: Bool
    /// Quiet hours around the date; empty for staff.
    public var quietHours: [PlanningV1.TimeRange]
    /// Notifications that were placed earlier or together with it, within 12 hours of its wish or
    /// instant; earliest first. Staff see those of their own study only.
    public var neighbours: [PlanningV1.PlacementNeighbour]

    public init(
      rulesRevision: UInt32 = 0,
      rulesJSON: String = "",
      moved: Bool = false,
      quietHours: [PlanningV1.TimeRange] = [],
      neighbours: [PlanningV1.PlacementNeighbour] = []
    ) {
      self.rulesRevision = rulesRevision
      self.rulesJSON = rulesJSON
      self.moved = moved
      self.quietHours = quietHours
      self.neighbours = neighbours
    }
  }

  /// A notification close to another one.
  public struct PlacementNeighbour: Message {
    /// Planned time.
    public var notifyTime: GoogleProtobuf.Timestamp?

    public init(notifyTime: GoogleProtobuf.Timestamp? = nil) {
      self.notifyTime = notifyTime
    }
  }

  /// The descriptor of `otolith/planning/v1/oversight.proto`.
  public static let oversightFile = ProtoFile(
    name: "otolith/planning/v1/oversight.proto",
    dependencies: [GoogleProtobuf.timestampFile, CommonV1.exportFilterFile, PlanningV1.planningFile, PlanningV1.promptsFile],
    base64: "CiNvdG9saXRoL3BsYW5uaW5nL3YxL292ZXJzaWdodC5wcm90bxITb3RvbGl0aC5wbGFubmluZy52MRofZ29vZ2xlL3Byb3RvYnVmL3RpbWVzdGFtcC5wcm90bxolb3RvbGl0aC9jb21tb24vdjEvZXhwb3J0X2ZpbHRlci5wcm90bxoib3RvbGl0aC9wbGFubmluZy92MS9wbGFubmluZy5wcm90bxohb3RvbGl0aC9wbGFubmluZy92MS9wcm9tcHRzLnByb3RvItMFCg1Db21wbGlhbmNlUm93EhAKA2tleRgBIAEoCVIDa2V5EhgKB3BsYW5uZWQYAiABKA1SB3BsYW5uZWQSHAoJZGVsaXZlcmVkGAMgASgNUglkZWxpdmVyZWQSFgoGb3BlbmVkGAQgASgNUgZvcGVuZWQSKAoQYW5zd2VyZWRfaW5fdGltZRgFIAEoDVIOYW5zd2VyZWRJblRpbWUSIwoNYW5zd2VyZWRfbGF0ZRgGIAEoDVIMYW5zd2VyZWRMYXRlEhwKCWRpc21pc3NlZBgHIAEoDVIJZGlzbWlzc2VkEhYKBm1pc3NlZBgIIAEoDVIGbWlzc2VkEhgKB2V4cGlyZWQYCSABKA1SB2V4cGlyZWQSEgoEb3BlbhgKIAEoDVIEb3BlbhIuChNhbnN3ZXJlZF9vZl9wbGFubmVkGAsgASgBUhFhbnN3ZXJlZE9mUGxhbm5lZBIyChVhbnN3ZXJlZF9vZl9kZWxpdmVyZWQYDCABKAFSE2Fuc3dlcmVkT2ZEZWxpdmVyZWQSMgoVbWVkaWFuX2Fuc3dlcl9zZWNvbmRzGA0gASgBUhNtZWRpYW5BbnN3ZXJTZWNvbmRzEiwKEnA5MF9hbnN3ZXJfc2Vjb25kcxgOIAEoAVIQcDkwQW5zd2VyU2Vjb25kcxISCgRzZW50GA8gASgNUgRzZW50EiMKDW1pc3NlZF91bnNlZW4YECABKA1SDG1pc3NlZFVuc2VlbhInCg9taXNzZWRfdW5vcGVuZWQYESABKA1SDm1pc3NlZFVub3BlbmVkEiMKDW1pc3NlZF9vcGVuZWQYEiABKA1SDG1pc3NlZE9wZW5lZBIiCgxwYXJ0aWNpcGFudHMYEyABKA1SDHBhcnRpY2lwYW50cxIjCg1jb25zZW50X2VuZGVkGBQgASgNUgxjb25zZW50RW5kZWQSFwoHbm9fcm9vbRgVIAEoDVIGbm9Sb29tIpUCChdHZXRPd25Db21wbGlhbmNlUmVxdWVzdBIZCghzdHVkeV9pZBgBIAEoCVIHc3R1ZHlJZBJGCglicmVha2Rvd24YAiABKA4yKC5vdG9saXRoLnBsYW5uaW5nLnYxLkNvbXBsaWFuY2VCcmVha2Rvd25SCWJyZWFrZG93bhI3Cglmcm9tX3RpbWUYAyABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUghmcm9tVGltZRIzCgd0b190aW1lGAQgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIGdG9UaW1lEikKEHF1ZXN0aW9ubmFpcmVfaWQYBSABKAlSD3F1ZXN0aW9ubmFpcmVJZCK1AQoNT3duQ29tcGxpYW5jZRI2CgRyb3dzGAEgAygLMiIub3RvbGl0aC5wbGFubmluZy52MS5Db21wbGlhbmNlUm93UgRyb3dzEjcKCWZyb21fdGltZRgCIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCGZyb21UaW1lEjMKB3RvX3RpbWUYAyABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgZ0b1RpbWUixwMKFEdldENvbXBsaWFuY2VSZXF1ZXN0EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkEkYKCWJyZWFrZG93bhgCIAEoDjIoLm90b2xpdGgucGxhbm5pbmcudjEuQ29tcGxpYW5jZUJyZWFrZG93blIJYnJlYWtkb3duEjcKCWZyb21fdGltZRgDIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCGZyb21UaW1lEjMKB3RvX3RpbWUYBCABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgZ0b1RpbWUSKQoQcXVlc3Rpb25uYWlyZV9pZBgFIAEoCVIPcXVlc3Rpb25uYWlyZUlkEhkKCGdyb3VwX2lkGAYgASgJUgdncm91cElkEiAKC3BhcnRpY2lwYW50GAcgASgJUgtwYXJ0aWNpcGFudBIbCglwYWdlX3NpemUYCCABKA1SCHBhZ2VTaXplEh0KCnBhZ2VfdG9rZW4YCSABKAlSCXBhZ2VUb2tlbhI6ChlpbmNsdWRlX3Rlc3RfcGFydGljaXBhbnRzGAogASgIUhdpbmNsdWRlVGVzdFBhcnRpY2lwYW50cyLaAQoKQ29tcGxpYW5jZRI2CgRyb3dzGAEgAygLMiIub3RvbGl0aC5wbGFubmluZy52MS5Db21wbGlhbmNlUm93UgRyb3dzEiYKD25leHRfcGFnZV90b2tlbhgCIAEoCVINbmV4dFBhZ2VUb2tlbhI3Cglmcm9tX3RpbWUYAyABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUghmcm9tVGltZRIzCgd0b190aW1lGAQgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIGdG9UaW1lIsUCChpFeHBvcnROb3RpZmljYXRpb25zUmVxdWVzdBIZCghzdHVkeV9pZBgBIAEoCVIHc3R1ZHlJZBI3Cglmcm9tX3RpbWUYAiABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUghmcm9tVGltZRIzCgd0b190aW1lGAMgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIGdG9UaW1lEikKEHF1ZXN0aW9ubmFpcmVfaWQYBCABKAlSD3F1ZXN0aW9ubmFpcmVJZBI6ChlpbmNsdWRlX3Rlc3RfcGFydGljaXBhbnRzGAUgASgIUhdpbmNsdWRlVGVzdFBhcnRpY2lwYW50cxI3CgZmaWx0ZXIYBiABKAsyHy5vdG9saXRoLmNvbW1vbi52MS5FeHBvcnRGaWx0ZXJSBmZpbHRlciJDChtFeHBvcnROb3RpZmljYXRpb25zUmVzcG9uc2USEAoDY3N2GAEgASgMUgNjc3YSEgoEcm93cxgCIAEoDVIEcm93cyL1AQoeTGlzdFBhcnRpY2lwYW50U3RhdHVzZXNSZXF1ZXN0EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkEh8KC3NpbGVudF9kYXlzGAIgASgNUgpzaWxlbnREYXlzEh8KC3Byb21wdHNfbWluGAMgASgNUgpwcm9tcHRzTWluEhsKCXBhZ2Vfc2l6ZRgEIAEoDVIIcGFnZVNpemUSHQoKcGFnZV90b2tlbhgFIAEoCVIJcGFnZVRva2VuEjoKGWluY2x1ZGVfdGVzdF9wYXJ0aWNpcGFudHMYBiABKAhSF2luY2x1ZGVUZXN0UGFydGljaXBhbnRzIqoDChFQYXJ0aWNpcGFudFN0YXR1cxIgCgtwYXJ0aWNpcGFudBgBIAEoCVILcGFydGljaXBhbnQSGQoIZ3JvdXBfaWQYAiABKAlSB2dyb3VwSWQSRAoIYWN0aXZpdHkYAyABKA4yKC5vdG9saXRoLnBsYW5uaW5nLnYxLlBhcnRpY2lwYW50QWN0aXZpdHlSCGFjdGl2aXR5EjcKCWpvaW5fdGltZRgEIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCGpvaW5UaW1lEjkKCmxlYXZlX3RpbWUYBSABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUglsZWF2ZVRpbWUSRAoQbGFzdF9hbnN3ZXJfdGltZRgGIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSDmxhc3RBbnN3ZXJUaW1lEi0KEnVuYW5zd2VyZWRfcHJvbXB0cxgHIAEoDVIRdW5hbnN3ZXJlZFByb21wdHMSKQoQdGVzdF9wYXJ0aWNpcGFudBgIIAEoCFIPdGVzdFBhcnRpY2lwYW50IpUBCh9MaXN0UGFydGljaXBhbnRTdGF0dXNlc1Jlc3BvbnNlEkoKDHBhcnRpY2lwYW50cxgBIAMoCzImLm90b2xpdGgucGxhbm5pbmcudjEuUGFydGljaXBhbnRTdGF0dXNSDHBhcnRpY2lwYW50cxImCg9uZXh0X3BhZ2VfdG9rZW4YAiABKAlSDW5leHRQYWdlVG9rZW4iuQEKD1BhcnRpY2lwYW50RGF0ZRIgCgtwYXJ0aWNpcGFudBgBIAEoCVILcGFydGljaXBhbnQSIgoNc3RhZmZfZGF0ZV9pZBgCIAEoCVILc3RhZmZEYXRlSWQSEgoEZGF0ZRgDIAEoCVIEZGF0ZRI1CghzZXRfdGltZRgEIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSB3NldFRpbWUSFQoGc2V0X2J5GAUgASgJUgVzZXRCeSKQAQoZU2V0UGFydGljaXBhbnREYXRlUmVxdWVzdBIZCghzdHVkeV9pZBgBIAEoCVIHc3R1ZHlJZBIgCgtwYXJ0aWNpcGFudBgCIAEoCVILcGFydGljaXBhbnQSIgoNc3RhZmZfZGF0ZV9pZBgDIAEoCVILc3RhZmZEYXRlSWQSEgoEZGF0ZRgEIAEoCVIEZGF0ZSJtChpTZXRQYXJ0aWNpcGFudERhdGVSZXNwb25zZRJPChBwYXJ0aWNpcGFudF9kYXRlGAEgASgLMiQub3RvbGl0aC5wbGFubmluZy52MS5QYXJ0aWNpcGFudERhdGVSD3BhcnRpY2lwYW50RGF0ZSKWAQobTGlzdFBhcnRpY2lwYW50RGF0ZXNSZXF1ZXN0EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkEiAKC3BhcnRpY2lwYW50GAIgASgJUgtwYXJ0aWNpcGFudBIbCglwYWdlX3NpemUYAyABKA1SCHBhZ2VTaXplEh0KCnBhZ2VfdG9rZW4YBCABKAlSCXBhZ2VUb2tlbiKZAQocTGlzdFBhcnRpY2lwYW50RGF0ZXNSZXNwb25zZRJRChFwYXJ0aWNpcGFudF9kYXRlcxgBIAMoCzIkLm90b2xpdGgucGxhbm5pbmcudjEuUGFydGljaXBhbnREYXRlUhBwYXJ0aWNpcGFudERhdGVzEiYKD25leHRfcGFnZV90b2tlbhgCIAEoCVINbmV4dFBhZ2VUb2tlbiJ/ChxEZWxldGVQYXJ0aWNpcGFudERhdGVSZXF1ZXN0EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkEiAKC3BhcnRpY2lwYW50GAIgASgJUgtwYXJ0aWNpcGFudBIiCg1zdGFmZl9kYXRlX2lkGAMgASgJUgtzdGFmZkRhdGVJZCI5Ch1EZWxldGVQYXJ0aWNpcGFudERhdGVSZXNwb25zZRIYCgdkZWxldGVkGAEgASgIUgdkZWxldGVkIrAIChJOb3RpZmljYXRpb25SZWNvcmQSJwoPbm90aWZpY2F0aW9uX2lkGAEgASgJUg5ub3RpZmljYXRpb25JZBIpChBxdWVzdGlvbm5haXJlX2lkGAIgASgJUg9xdWVzdGlvbm5haXJlSWQSHwoLc2NoZWR1bGVfaWQYAyABKAlSCnNjaGVkdWxlSWQSPwoGb3JpZ2luGAQgASgOMicub3RvbGl0aC5wbGFubmluZy52MS5Ob3RpZmljYXRpb25PcmlnaW5SBm9yaWdpbhI7Cgtub3RpZnlfdGltZRgFIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCm5vdGlmeVRpbWUSOwoLZXhwaXJlX3RpbWUYBiABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgpleHBpcmVUaW1lEhQKBWZpeGVkGAcgASgIUgVmaXhlZBI8CgVzdGF0ZRgIIAEoDjImLm90b2xpdGgucGxhbm5pbmcudjEuTm90aWZpY2F0aW9uU3RhdGVSBXN0YXRlEjcKCXdpc2hfdGltZRgJIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCHdpc2hUaW1lEjcKCXBsYW5fdGltZRgKIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCHBsYW5UaW1lEj4KDWhhbmRfb3V0X3RpbWUYCyABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgtoYW5kT3V0VGltZRI3CglzZW5kX3RpbWUYDCABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUghzZW5kVGltZRI9CgxkZWxpdmVyX3RpbWUYDSABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgtkZWxpdmVyVGltZRI3CglvcGVuX3RpbWUYDiABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUghvcGVuVGltZRI9CgxkaXNtaXNzX3RpbWUYDyABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgtkaXNtaXNzVGltZRI7CgthbnN3ZXJfdGltZRgQIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCmFuc3dlclRpbWUSOwoLY2FuY2VsX3RpbWUYESABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgpjYW5jZWxUaW1lEiwKEmNhbmNlbGxlZF9ieV9zdGFmZhgSIAEoCFIQY2FuY2VsbGVkQnlTdGFmZhJMCg91bnBsYWNlZF9yZWFzb24YEyABKA4yIy5vdG9saXRoLnBsYW5uaW5nLnYxLlVucGxhY2VkUmVhc29uUg51bnBsYWNlZFJlYXNvbiKvAgoZR2V0UGFydGljaXBhbnRQbGFuUmVxdWVzdBIZCghzdHVkeV9pZBgBIAEoCVIHc3R1ZHlJZBIgCgtwYXJ0aWNpcGFudBgCIAEoCVILcGFydGljaXBhbnQSNwoJZnJvbV90aW1lGAMgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIIZnJvbVRpbWUSMwoHdG9fdGltZRgEIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSBnRvVGltZRIrChFpbmNsdWRlX2NhbmNlbGxlZBgFIAEoCFIQaW5jbHVkZUNhbmNlbGxlZBIbCglwYWdlX3NpemUYBiABKA1SCHBhZ2VTaXplEh0KCnBhZ2VfdG9rZW4YByABKAlSCXBhZ2VUb2tlbiLrAQoPUGFydGljaXBhbnRQbGFuEk0KDW5vdGlmaWNhdGlvbnMYASADKAsyJy5vdG9saXRoLnBsYW5uaW5nLnYxLk5vdGlmaWNhdGlvblJlY29yZFINbm90aWZpY2F0aW9ucxIbCgl0aW1lX3pvbmUYAiABKAlSCHRpbWVab25lEiYKD25leHRfcGFnZV90b2tlbhgDIAEoCVINbmV4dFBhZ2VUb2tlbhJEChBjb25zZW50X2VuZF90aW1lGAQgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIOY29uc2VudEVuZFRpbWUizAIKFkFkZE5vdGlmaWNhdGlvblJlcXVlc3QSGQoIc3R1ZHlfaWQYASABKAlSB3N0dWR5SWQSIAoLcGFydGljaXBhbnQYAiABKAlSC3BhcnRpY2lwYW50EikKEHF1ZXN0aW9ubmFpcmVfaWQYAyABKAlSD3F1ZXN0aW9ubmFpcmVJZBInCg9ub3RpZmljYXRpb25faWQYBCABKAlSDm5vdGlmaWNhdGlvbklkEjsKC25vdGlmeV90aW1lGAUgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIKbm90aWZ5VGltZRIyChVleHBpcmVzX2FmdGVyX21pbnV0ZXMYBiABKA1SE2V4cGlyZXNBZnRlck1pbnV0ZXMSMAoUb3ZlcnJpZGVfcXVpZXRfaG91cnMYByABKAhSEm92ZXJyaWRlUXVpZXRIb3VycyJmChdBZGROb3RpZmljYXRpb25SZXNwb25zZRJLCgxub3RpZmljYXRpb24YASABKAsyJy5vdG9saXRoLnBsYW5uaW5nLnYxLk5vdGlmaWNhdGlvblJlY29yZFIMbm90aWZpY2F0aW9uIvwBChdNb3ZlTm90aWZpY2F0aW9uUmVxdWVzdBIZCghzdHVkeV9pZBgBIAEoCVIHc3R1ZHlJZBInCg9ub3RpZmljYXRpb25faWQYAiABKAlSDm5vdGlmaWNhdGlvbklkEi4KE25ld19ub3RpZmljYXRpb25faWQYAyABKAlSEW5ld05vdGlmaWNhdGlvbklkEjsKC25vdGlmeV90aW1lGAQgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIKbm90aWZ5VGltZRIwChRvdmVycmlkZV9xdWlldF9ob3VycxgFIAEoCFISb3ZlcnJpZGVRdWlldEhvdXJzImcKGE1vdmVOb3RpZmljYXRpb25SZXNwb25zZRJLCgxub3RpZmljYXRpb24YASABKAsyJy5vdG9saXRoLnBsYW5uaW5nLnYxLk5vdGlmaWNhdGlvblJlY29yZFIMbm90aWZpY2F0aW9uIl8KGUNhbmNlbE5vdGlmaWNhdGlvblJlcXVlc3QSGQoIc3R1ZHlfaWQYASABKAlSB3N0dWR5SWQSJwoPbm90aWZpY2F0aW9uX2lkGAIgASgJUg5ub3RpZmljYXRpb25JZCJpChpDYW5jZWxOb3RpZmljYXRpb25SZXNwb25zZRJLCgxub3RpZmljYXRpb24YASABKAsyJy5vdG9saXRoLnBsYW5uaW5nLnYxLk5vdGlmaWNhdGlvblJlY29yZFIMbm90aWZpY2F0aW9uIpUBChJGaXJlVHJpZ2dlclJlcXVlc3QSGQoIc3R1ZHlfaWQYASABKAlSB3N0dWR5SWQSIAoLcGFydGljaXBhbnQYAiABKAlSC3BhcnRpY2lwYW50Eh0KCnRyaWdnZXJfaWQYAyABKAlSCXRyaWdnZXJJZBIjCg1vY2N1cnJlbmNlX2lkGAQgASgJUgxvY2N1cnJlbmNlSWQiXQoTRmlyZVRyaWdnZXJSZXNwb25zZRJGCgpvY2N1cnJlbmNlGAEgASgLMiYub3RvbGl0aC5wbGFubmluZy52MS5UcmlnZ2VyT2NjdXJyZW5jZVIKb2NjdXJyZW5jZSKuAgoRVHJpZ2dlck9jY3VycmVuY2USIAoLcGFydGljaXBhbnQYASABKAlSC3BhcnRpY2lwYW50Eh0KCnRyaWdnZXJfaWQYAiABKAlSCXRyaWdnZXJJZBIjCg1vY2N1cnJlbmNlX2lkGAMgASgJUgxvY2N1cnJlbmNlSWQSNwoJZmlyZV90aW1lGAQgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIIZmlyZVRpbWUSPQoHb3V0Y29tZRgFIAEoDjIjLm90b2xpdGgucGxhbm5pbmcudjEuVHJpZ2dlck91dGNvbWVSB291dGNvbWUSOwoLcHJvbXB0X3RpbWUYBiABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgpwcm9tcHRUaW1lImAKGkV4cGxhaW5Ob3RpZmljYXRpb25SZXF1ZXN0EicKD25vdGlmaWNhdGlvbl9pZBgBIAEoCVIObm90aWZpY2F0aW9uSWQSGQoIc3R1ZHlfaWQYAiABKAlSB3N0dWR5SWQi0AIKG0V4cGxhaW5Ob3RpZmljYXRpb25SZXNwb25zZRJLCgxub3RpZmljYXRpb24YASABKAsyJy5vdG9saXRoLnBsYW5uaW5nLnYxLk5vdGlmaWNhdGlvblJlY29yZFIMbm90aWZpY2F0aW9uEjgKBGRyYXcYAiABKAsyJC5vdG9saXRoLnBsYW5uaW5nLnYxLkRyYXdFeHBsYW5hdGlvblIEZHJhdxJHCglwbGFjZW1lbnQYAyABKAsyKS5vdG9saXRoLnBsYW5uaW5nLnYxLlBsYWNlbWVudEV4cGxhbmF0aW9uUglwbGFjZW1lbnQSHgoKcmVwcm9kdWNlZBgEIAEoCFIKcmVwcm9kdWNlZBJBCgd0cmlnZ2VyGAUgASgLMicub3RvbGl0aC5wbGFubmluZy52MS5UcmlnZ2VyRXhwbGFuYXRpb25SB3RyaWdnZXIi7wMKElRyaWdnZXJFeHBsYW5hdGlvbhIdCgp0cmlnZ2VyX2lkGAEgASgJUgl0cmlnZ2VySWQSIwoNb2NjdXJyZW5jZV9pZBgCIAEoCVIMb2NjdXJyZW5jZUlkEjcKCWZpcmVfdGltZRgDIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCGZpcmVUaW1lEjcKCXRlbGxfdGltZRgEIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCHRlbGxUaW1lEhIKBHNlZWQYBSABKAlSBHNlZWQSJQoObG93ZXN0X3NlY29uZHMYBiABKA1SDWxvd2VzdFNlY29uZHMSJwoPaGlnaGVzdF9zZWNvbmRzGAcgASgNUg5oaWdoZXN0U2Vjb25kcxIjCg1kZWxheV9zZWNvbmRzGAggASgNUgxkZWxheVNlY29uZHMSNwoJZHJhd190aW1lGAkgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIIZHJhd1RpbWUSNgoGd2luZG93GAogASgLMh4ub3RvbGl0aC5wbGFubmluZy52MS5UaW1lUmFuZ2VSBndpbmRvdxIpChBjb29sZG93bl9taW51dGVzGAsgASgNUg9jb29sZG93bk1pbnV0ZXMifQoJVGltZVJhbmdlEjkKCnN0YXJ0X3RpbWUYASABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUglzdGFydFRpbWUSNQoIZW5kX3RpbWUYAiABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgdlbmRUaW1lIo0FCg9EcmF3RXhwbGFuYXRpb24SGgoIcmV2aXNpb24YASABKA1SCHJldmlzaW9uEhsKCXRpbWVfem9uZRgCIAEoCVIIdGltZVpvbmUSJQoOdHpkYXRhX3ZlcnNpb24YAyABKAlSDXR6ZGF0YVZlcnNpb24SLAoSdHpkYXRhX3ZlcnNpb25fbm93GAQgASgJUhB0emRhdGFWZXJzaW9uTm93EiMKDXNjaGVkdWxlX2pzb24YBSABKAlSDHNjaGVkdWxlSnNvbhIZCghkYXlfemVybxgGIAEoCVIHZGF5WmVybxJEChBzdHVkeV9zdGFydF90aW1lGAcgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIOc3R1ZHlTdGFydFRpbWUSQAoOc3R1ZHlfZW5kX3RpbWUYCCABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgxzdHVkeUVuZFRpbWUSGwoJYmFzZV9zZWVkGAkgASgJUghiYXNlU2VlZBISCgRzZWVkGAogASgJUgRzZWVkEhIKBGRhdGUYCyABKAlSBGRhdGUSOAoHd2luZG93cxgMIAMoCzIeLm90b2xpdGgucGxhbm5pbmcudjEuVGltZVJhbmdlUgd3aW5kb3dzEiMKDWxhc3RfcG9zaXRpb24YDSABKA1SDGxhc3RQb3NpdGlvbhIzCgVzdGVwcxgOIAMoCzIdLm90b2xpdGgucGxhbm5pbmcudjEuRHJhd1N0ZXBSBXN0ZXBzEhIKBHN0ZXAYDyABKA1SBHN0ZXASNwoJd2lzaF90aW1lGBAgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIId2lzaFRpbWUi8gEKCERyYXdTdGVwEh0KCnBhcnRfZmlyc3QYASABKA1SCXBhcnRGaXJzdBIbCglwYXJ0X2xhc3QYAiABKA1SCHBhcnRMYXN0EhYKBmxvd2VzdBgDIAEoDVIGbG93ZXN0EhgKB2hpZ2hlc3QYBCABKA1SB2hpZ2hlc3QSGgoIcG9zaXRpb24YBSABKA1SCHBvc2l0aW9uEjcKCWRyYXdfdGltZRgGIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCGRyYXdUaW1lEiMKDWdhcF9jb3JyZWN0ZWQYByABKAhSDGdhcENvcnJlY3RlZCL8AQoUUGxhY2VtZW50RXhwbGFuYXRpb24SJQoOcnVsZXNfcmV2aXNpb24YASABKA1SDXJ1bGVzUmV2aXNpb24SHQoKcnVsZXNfanNvbhgCIAEoCVIJcnVsZXNKc29uEhQKBW1vdmVkGAMgASgIUgVtb3ZlZBI/CgtxdWlldF9ob3VycxgEIAMoCzIeLm90b2xpdGgucGxhbm5pbmcudjEuVGltZVJhbmdlUgpxdWlldEhvdXJzEkcKCm5laWdoYm91cnMYBSADKAsyJy5vdG9saXRoLnBsYW5uaW5nLnYxLlBsYWNlbWVudE5laWdoYm91clIKbmVpZ2hib3VycyJRChJQbGFjZW1lbnROZWlnaGJvdXISOwoLbm90aWZ5X3RpbWUYASABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgpub3RpZnlUaW1lKpkDChNDb21wbGlhbmNlQnJlYWtkb3duEiQKIENPTVBMSUFOQ0VfQlJFQUtET1dOX1VOU1BFQ0lGSUVEEAASHgoaQ09NUExJQU5DRV9CUkVBS0RPV05fVE9UQUwQARIkCiBDT01QTElBTkNFX0JSRUFLRE9XTl9QQVJUSUNJUEFOVBACEiMKH0NPTVBMSUFOQ0VfQlJFQUtET1dOX0xPQ0FMX0RBVEUQAxIhCh1DT01QTElBTkNFX0JSRUFLRE9XTl9VVENfREFURRAEEh0KGUNPTVBMSUFOQ0VfQlJFQUtET1dOX0hPVVIQBRIgChxDT01QTElBTkNFX0JSRUFLRE9XTl9XRUVLREFZEAYSJgoiQ09NUExJQU5DRV9CUkVBS0RPV05fUVVFU1RJT05OQUlSRRAHEh4KGkNPTVBMSUFOQ0VfQlJFQUtET1dOX0dST1VQEAgSIQodQ09NUExJQU5DRV9CUkVBS0RPV05fU0NIRURVTEUQCRIiCh5DT01QTElBTkNFX0JSRUFLRE9XTl9TVFVEWV9EQVkQCiroAQoTUGFydGljaXBhbnRBY3Rpdml0eRIkCiBQQVJUSUNJUEFOVF9BQ1RJVklUWV9VTlNQRUNJRklFRBAAEh8KG1BBUlRJQ0lQQU5UX0FDVElWSVRZX0FDVElWRRABEh8KG1BBUlRJQ0lQQU5UX0FDVElWSVRZX1NJTEVOVBACEh0KGVBBUlRJQ0lQQU5UX0FDVElWSVRZX0xFRlQQAxIiCh5QQVJUSUNJUEFOVF9BQ1RJVklUWV9DT01QTEVURUQQBBImCiJQQVJUSUNJUEFOVF9BQ1RJVklUWV9DT05TRU5UX0VOREVEEAUqegoSTm90aWZpY2F0aW9uT3JpZ2luEiMKH05PVElGSUNBVElPTl9PUklHSU5fVU5TUEVDSUZJRUQQABIgChxOT1RJRklDQVRJT05fT1JJR0lOX1NDSEVEVUxFEAESHQoZTk9USUZJQ0FUSU9OX09SSUdJTl9TVEFGRhACKvoBCg5UcmlnZ2VyT3V0Y29tZRIfChtUUklHR0VSX09VVENPTUVfVU5TUEVDSUZJRUQQABIbChdUUklHR0VSX09VVENPTUVfUExBTk5FRBABEhwKGFRSSUdHRVJfT1VUQ09NRV9DT09MRE9XThACEhsKF1RSSUdHRVJfT1VUQ09NRV9BVF9NT1NUEAMSHAoYVFJJR0dFUl9PVVRDT01FX1RPT19MQVRFEAQSHQoZVFJJR0dFUl9PVVRDT01FX1dJVEhEUkFXThAFEhgKFFRSSUdHRVJfT1VUQ09NRV9MRUZUEAYSGAoUVFJJR0dFUl9PVVRDT01FX0lETEUQBzKtDAoQT3ZlcnNpZ2h0U2VydmljZRJpChBHZXRPd25Db21wbGlhbmNlEiwub3RvbGl0aC5wbGFubmluZy52MS5HZXRPd25Db21wbGlhbmNlUmVxdWVzdBoiLm90b2xpdGgucGxhbm5pbmcudjEuT3duQ29tcGxpYW5jZSIDkAIBEmAKDUdldENvbXBsaWFuY2USKS5vdG9saXRoLnBsYW5uaW5nLnYxLkdldENvbXBsaWFuY2VSZXF1ZXN0Gh8ub3RvbGl0aC5wbGFubmluZy52MS5Db21wbGlhbmNlIgOQAgISfwoTRXhwb3J0Tm90aWZpY2F0aW9ucxIvLm90b2xpdGgucGxhbm5pbmcudjEuRXhwb3J0Tm90aWZpY2F0aW9uc1JlcXVlc3QaMC5vdG9saXRoLnBsYW5uaW5nLnYxLkV4cG9ydE5vdGlmaWNhdGlvbnNSZXNwb25zZSIDkAICMAESiQEKF0xpc3RQYXJ0aWNpcGFudFN0YXR1c2VzEjMub3RvbGl0aC5wbGFubmluZy52MS5MaXN0UGFydGljaXBhbnRTdGF0dXNlc1JlcXVlc3QaNC5vdG9saXRoLnBsYW5uaW5nLnYxLkxpc3RQYXJ0aWNpcGFudFN0YXR1c2VzUmVzcG9uc2UiA5ACAhJ6ChJTZXRQYXJ0aWNpcGFudERhdGUSLi5vdG9saXRoLnBsYW5uaW5nLnYxLlNldFBhcnRpY2lwYW50RGF0ZVJlcXVlc3QaLy5vdG9saXRoLnBsYW5uaW5nLnYxLlNldFBhcnRpY2lwYW50RGF0ZVJlc3BvbnNlIgOQAgISgAEKFExpc3RQYXJ0aWNpcGFudERhdGVzEjAub3RvbGl0aC5wbGFubmluZy52MS5MaXN0UGFydGljaXBhbnREYXRlc1JlcXVlc3QaMS5vdG9saXRoLnBsYW5uaW5nLnYxLkxpc3RQYXJ0aWNpcGFudERhdGVzUmVzcG9uc2UiA5ACAhKDAQoVRGVsZXRlUGFydGljaXBhbnREYXRlEjEub3RvbGl0aC5wbGFubmluZy52MS5EZWxldGVQYXJ0aWNpcGFudERhdGVSZXF1ZXN0GjIub3RvbGl0aC5wbGFubmluZy52MS5EZWxldGVQYXJ0aWNpcGFudERhdGVSZXNwb25zZSIDkAICEm8KEkdldFBhcnRpY2lwYW50UGxhbhIuLm90b2xpdGgucGxhbm5pbmcudjEuR2V0UGFydGljaXBhbnRQbGFuUmVxdWVzdBokLm90b2xpdGgucGxhbm5pbmcudjEuUGFydGljaXBhbnRQbGFuIgOQAgIScQoPQWRkTm90aWZpY2F0aW9uEisub3RvbGl0aC5wbGFubmluZy52MS5BZGROb3RpZmljYXRpb25SZXF1ZXN0Giwub3RvbGl0aC5wbGFubmluZy52MS5BZGROb3RpZmljYXRpb25SZXNwb25zZSIDkAICEnQKEE1vdmVOb3RpZmljYXRpb24SLC5vdG9saXRoLnBsYW5uaW5nLnYxLk1vdmVOb3RpZmljYXRpb25SZXF1ZXN0Gi0ub3RvbGl0aC5wbGFubmluZy52MS5Nb3ZlTm90aWZpY2F0aW9uUmVzcG9uc2UiA5ACAhJ6ChJDYW5jZWxOb3RpZmljYXRpb24SLi5vdG9saXRoLnBsYW5uaW5nLnYxLkNhbmNlbE5vdGlmaWNhdGlvblJlcXVlc3QaLy5vdG9saXRoLnBsYW5uaW5nLnYxLkNhbmNlbE5vdGlmaWNhdGlvblJlc3BvbnNlIgOQAgISZQoLRmlyZVRyaWdnZXISJy5vdG9saXRoLnBsYW5uaW5nLnYxLkZpcmVUcmlnZ2VyUmVxdWVzdBooLm90b2xpdGgucGxhbm5pbmcudjEuRmlyZVRyaWdnZXJSZXNwb25zZSIDkAICEn0KE0V4cGxhaW5Ob3RpZmljYXRpb24SLy5vdG9saXRoLnBsYW5uaW5nLnYxLkV4cGxhaW5Ob3RpZmljYXRpb25SZXF1ZXN0GjAub3RvbGl0aC5wbGFubmluZy52MS5FeHBsYWluTm90aWZpY2F0aW9uUmVzcG9uc2UiA5ACAUJNChNvdG9saXRoLnBsYW5uaW5nLnYxUAFaHm90b2xpdGgvcGxhbm5pbmcvdjE7cGxhbm5pbmd2MaoCE090b2xpdGguUGxhbm5pbmcuVjFKx8gBCugBCgEMEgMEABIa3QEgT3ZlcnNpZ2h0IG9mIG5vdGlmaWNhdGlvbnMgYnkgc3R1ZHkgc3RhZmY6IG91dGNvbWVzLCBjaGFuZ2VzLCBhbmQgZXhwbGFuYXRpb25zLgoKIEFueSBtZXRob2QgbWF5IGFsc28gcmV0dXJuIHRoZSBlcnJvcnMgY29tbW9uIHRvIGFsbCBtZXRob2RzIChvdG9saXRoL2NvbW1vbi92MS9lcnJvcnMucHJvdG8pLiBUaGUKIHJlYXNvbnMgYXJlIGV4cGxhaW5lZCBpbiBlcnJvcnMucHJvdG8uCgqlBgoCBgASBR0AlAEBGpcGIE92ZXJzaWdodCBvZiBhIHN0dWR5J3Mgbm90aWZpY2F0aW9ucy4gRm9yIGl0cyBsZWFkZXJzIGFuZCBvdGhlciBzdGFmZiB3aXRoIHRoZSBtZXRob2QncyByaWdodCBpbiB0aGUKIHN0dWR5LCB3aG8gc2VlIHBhcnRpY2lwYW50cyBvbmx5IGJ5IHRoZSBwc2V1ZG9ueW0gdXNlZCBpbiBpdHMgZXhwb3J0cyAoY29sdW1uIGBwYXJ0aWNpcGFudGAgb2YKIG90b2xpdGguaW5nZXN0aW9uLnYxIEV4cG9ydEFuc3dlclNoZWV0cyk7IGFuZCBmb3IgcGFydGljaXBhbnRzIGFib3V0IHRoZW1zZWx2ZXMuIENoYW5nZXMgYnkgc3RhZmYKIGFyZSByZWNvcmRlZCBpbiB0aGUgYXVkaXQgbG9nLgoKIFdoaWxlIGdyb3VwcyBvZiB0aGUgc3R1ZHkgYXJlIGNvbmNlYWxlZCBmcm9tIHRoZSBjYWxsZXIgKG90b2xpdGguYXV0aC52MSBBbGxvY2F0aW9uU2VydmljZSksCiBub3RpZmljYXRpb25zIG9mIHF1ZXN0aW9ubmFpcmVzIHRoYXQgb25seSBzb21lIGdyb3VwcyBzZWUgYXJlIGxlZnQgb3V0IG9mIGFsbCByZXNwb25zZXMsIGFuZCBtZXRob2RzCiBhYm91dCBvbmUgb2YgdGhlbSByZXR1cm4gUEVSTUlTU0lPTl9ERU5JRUQgd2l0aCByZWFzb24gR1JPVVBTX0NPTkNFQUxFRC4KCiBFYWNoIG1ldGhvZCBmb3Igc3RhZmYgbWF5IHJldHVybiBVTkFWQUlMQUJMRSB3aXRoIHJlYXNvbiBQU0VVRE9OWU1TX05PVF9ZRVRfS05PV04gYW5kIFJldHJ5SW5mbzoKIHRoZSBzdHVkeSdzIHBzZXVkb255bXMgaGF2ZSBub3QgYmVlbiBmZXRjaGVkIGZyb20gaW5nZXN0aW9uIHlldCwgYW5kIGl0IGNhbm5vdCBiZSByZWFjaGVkLgoKhgIKBAYAAgASBCICJAMa9wEgUmV0dXJucyBob3cgbWFueSBvZiB0aGUgY2FsbGVyJ3Mgb3duIG5vdGlmaWNhdGlvbnMgd2VyZSBhbnN3ZXJlZC4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQgd2l0aCBhIHZpb2xhdGlvbiBvZiBlYWNoIHdyb25nIGZpZWxkOiBCUkVBS0RPV05fTUlTU0lORyAoYWxzbyBieQogcGFydGljaXBhbnQgYW5kIGJ5IGdyb3VwKSwgUEVSSU9EX0lOVkFMSUQ7IFBFUk1JU1NJT05fREVOSUVEIHdpdGggcmVhc29uIE5PVF9FTlJPTExFRC4KCqYDCgQGAAIBEgQrAi0DGpcDIFJldHVybnMgaG93IG1hbnkgbm90aWZpY2F0aW9ucyBvZiBhIHN0dWR5IHdlcmUgYW5zd2VyZWQuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UIHdpdGggYSB2aW9sYXRpb24gb2YgZWFjaCB3cm9uZyBmaWVsZDogQlJFQUtET1dOX01JU1NJTkcsCiBQRVJJT0RfSU5WQUxJRCwgUEFSVElDSVBBTlRfSU5WQUxJRDsgTk9UX0ZPVU5EIHdpdGggcmVhc29uIFBBUlRJQ0lQQU5UX1VOS05PV047CiBQRVJNSVNTSU9OX0RFTklFRCB3aXRoIHJlYXNvbiBOT1RfU1RVRFlfTEVBREVSLCBhbHNvIGJ5IGdyb3VwIG9yIGZvciBhIGdyb3VwIHdpdGhvdXQgdGhlIHJpZ2h0CiBgZXhwb3J0LnJlYWRgOyBQRVJNSVNTSU9OX0RFTklFRCB3aXRoIHJlYXNvbiBHUk9VUFNfQ09OQ0VBTEVEIGJ5IGdyb3VwIG9yIGZvciBhIGdyb3VwLgoKuAQKBAYAAgISBDYCOAMaqQQgRXhwb3J0cyB0aGUgbm90aWZpY2F0aW9ucyBjb3VudGVkIGJ5IEdldENvbXBsaWFuY2UgYXMgQ1NWLCBvbmUgcGVyIHJvdywgb3JkZXJlZCBieSBwYXJ0aWNpcGFudAogYW5kIGluc3RhbnQuIENvbHVtbnMgc3RhdGUgb24gd2hpY2ggZGF5IGVhY2ggd2FzIHBsYW5uZWQsIGhhbmRlZCBvdXQgYW5kIHNlbnQsIHdoZW4gaXQgd2FzCiBzaG93biwgb3BlbmVkIGFuZCBhbnN3ZXJlZCwgYW5kIGl0cyBvdXRjb21lIChjb2x1bW4gYG91dGNvbWVgLCBuYW1lZCBhcyBpbiBDb21wbGlhbmNlUm93KS4gVGhlCiBwc2V1ZG9ueW1zIGFuZCBub3RpZmljYXRpb24gaWRzIG1hdGNoIHRoZSBzaGVldHMgb2YgRXhwb3J0QW5zd2VyU2hlZXRzLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVCB3aXRoIGEgdmlvbGF0aW9uIG9mIGVhY2ggd3JvbmcgZmllbGQ6IFBFUklPRF9JTlZBTElELCBhbmQgdGhvc2Ugb2YKIG90b2xpdGguY29tbW9uLnYxIEV4cG9ydEZpbHRlcjsgUEVSTUlTU0lPTl9ERU5JRUQgd2l0aCByZWFzb24gTk9UX1NUVURZX0xFQURFUiBvcgogR1JPVVBTX0NPTkNFQUxFRC4KCvQBCgQGAAIDEgQ9Aj8DGuUBIExpc3RzIHBhcnRpY2lwYW50cyBieSBwc2V1ZG9ueW0gd2l0aCB0aGVpciBhY3Rpdml0eTogYWN0aXZlLCBzaWxlbnQsIGxlZnQgb3IgY29tcGxldGVkLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVCB3aXRoIGEgdmlvbGF0aW9uIG9mIGVhY2ggd3JvbmcgZmllbGQ6IFNJTEVOVF9EQVlTX09VVF9PRl9SQU5HRTsKIFBFUk1JU1NJT05fREVOSUVEIHdpdGggcmVhc29uIE5PVF9TVFVEWV9MRUFERVIuCgqNBAoEBgACBBIERwJJAxr+AyBTZXRzIG9yIHJlcGxhY2VzIGEgZGF0ZSBmcm9tIHdoaWNoIHNjaGVkdWxlcyBjb3VudCBmb3Igb25lIHBhcnRpY2lwYW50CiAoYFNjaGVkdWxlQW5jaG9yLnN0YWZmX2RhdGVfaWRgKS4gTm90aWZpY2F0aW9ucyB0aGF0IGRlcGVuZCBvbiBpdCBhcmUgcGxhbm5lZCBhZ2FpbiBhdCBvbmNlLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVCB3aXRoIGEgdmlvbGF0aW9uIG9mIGVhY2ggd3JvbmcgZmllbGQ6IFBBUlRJQ0lQQU5UX0lOVkFMSUQsCiBEQVRFX0lOVkFMSUQsIERBVEVfT1VUX09GX1JBTkdFOyBOT1RfRk9VTkQgd2l0aCByZWFzb24gUEFSVElDSVBBTlRfVU5LTk9XTiBvcgogU1RBRkZfREFURV9VTktOT1dOOyBGQUlMRURfUFJFQ09ORElUSU9OIHdpdGggcmVhc29uIFBBUlRJQ0lQQU5UX0xFRlQ7IFBFUk1JU1NJT05fREVOSUVEIHdpdGgKIHJlYXNvbiBOT1RfU1RVRFlfTEVBREVSOyBVTkFWQUlMQUJMRSB3aXRoIHJlYXNvbiBTVFVEWV9OT1RfWUVUX0tOT1dOIGFuZCBSZXRyeUluZm8uCgr1AQoEBgACBRIETgJQAxrmASBMaXN0cyB0aGUgZGF0ZXMgdGhhdCBhcmUgc2V0LCBieSBwc2V1ZG9ueW0gYW5kIGlkLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVCB3aXRoIGEgdmlvbGF0aW9uIG9mIGVhY2ggd3JvbmcgZmllbGQ6IFBBUlRJQ0lQQU5UX0lOVkFMSUQ7IE5PVF9GT1VORAogd2l0aCByZWFzb24gUEFSVElDSVBBTlRfVU5LTk9XTjsgUEVSTUlTU0lPTl9ERU5JRUQgd2l0aCByZWFzb24gTk9UX1NUVURZX0xFQURFUi4KCsMCCgQGAAIGEgRWAlgDGrQCIFJlbW92ZXMgYSBkYXRlOiBub3RpZmljYXRpb25zIHRoYXQgY291bnQgZnJvbSBpdCBhcmUgY2FuY2VsbGVkIGFuZCBubyBsb25nZXIgcGxhbm5lZC4gUmVtb3ZpbmcKIGEgZGF0ZSB0aGF0IGlzIG5vdCBzZXQgc3VjY2VlZHMuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UIHdpdGggYSB2aW9sYXRpb24gb2YgZWFjaCB3cm9uZyBmaWVsZDogUEFSVElDSVBBTlRfSU5WQUxJRDsgTk9UX0ZPVU5ECiB3aXRoIHJlYXNvbiBQQVJUSUNJUEFOVF9VTktOT1dOOyBQRVJNSVNTSU9OX0RFTklFRCB3aXRoIHJlYXNvbiBOT1RfU1RVRFlfTEVBREVSLgoKqQIKBAYAAgcSBF4CYAMamgIgUmV0dXJucyBhIHBhcnRpY2lwYW50J3MgcGFzdCBhbmQgdXBjb21pbmcgbm90aWZpY2F0aW9ucyBvZiB0aGUgc3R1ZHksIGVhcmxpZXN0IGZpcnN0LgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVCB3aXRoIGEgdmlvbGF0aW9uIG9mIGVhY2ggd3JvbmcgZmllbGQ6IFBBUlRJQ0lQQU5UX0lOVkFMSUQsCiBQRVJJT0RfSU5WQUxJRDsgTk9UX0ZPVU5EIHdpdGggcmVhc29uIFBBUlRJQ0lQQU5UX1VOS05PV047IFBFUk1JU1NJT05fREVOSUVEIHdpdGggcmVhc29uCiBOT1RfU1RVRFlfTEVBREVSLgoKowYKBAYAAggSBGsCbQMalAYgQWRkcyBhIG5vdGlmaWNhdGlvbiBmb3IgYSBwYXJ0aWNpcGFudCBhdCBhbiBpbnN0YW50IGNob3NlbiBieSBzdGFmZi4gVGhlIHBhcnRpY2lwYW50J3Mgb3ZlcmFsbAogcnVsZXMgKGdhcHMsIGRhaWx5IG1heGltdW0pIHRyZWF0IGl0IGFzIGFscmVhZHkgcGxhY2VkLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVCB3aXRoIGEgdmlvbGF0aW9uIG9mIGVhY2ggd3JvbmcgZmllbGQ6IFBBUlRJQ0lQQU5UX0lOVkFMSUQsCiBOT1RJRklDQVRJT05fSURfSU5WQUxJRCwgRVhQSVJZX09VVF9PRl9SQU5HRTsgTk9UX0ZPVU5EIHdpdGggcmVhc29uIFBBUlRJQ0lQQU5UX1VOS05PV04gb3IKIFFVRVNUSU9OTkFJUkVfVU5LTk9XTjsgQUxSRUFEWV9FWElTVFMgd2l0aCByZWFzb24gTk9USUZJQ0FUSU9OX0lEX1JFVVNFRDsgRkFJTEVEX1BSRUNPTkRJVElPTgogd2l0aCByZWFzb24gUEFSVElDSVBBTlRfTEVGVCwgVElNRV9aT05FX05PVF9LTk9XTiwgU1RVRFlfUEFVU0VELCBRVUVTVElPTk5BSVJFX0NMT1NFRCwKIE5PVElGWV9USU1FX1BBU1QsIE5PVElGWV9USU1FX1RPT19GQVIsIE5PVElGWV9USU1FX09VVFNJREVfU1RVRFksIE5PVElGWV9USU1FX1FVSUVUIG9yCiBOT1RJRllfVElNRV9UQUtFTjsgUkVTT1VSQ0VfRVhIQVVTVEVEIHdpdGggcmVhc29uIFNUQUZGX05PVElGSUNBVElPTlNfTElNSVQ7IFBFUk1JU1NJT05fREVOSUVECiB3aXRoIHJlYXNvbiBOT1RfU1RVRFlfTEVBREVSOyBVTkFWQUlMQUJMRSB3aXRoIHJlYXNvbiBTVFVEWV9OT1RfWUVUX0tOT1dOIGFuZCBSZXRyeUluZm8uCgqXAgoEBgACCRIEcgJ0AxqIAiBDYW5jZWxzIGFuIHVwY29taW5nIG5vdGlmaWNhdGlvbiBhbmQgcGxhbnMgdGhlIHNhbWUgb25lIGF0IGFub3RoZXIgaW5zdGFudC4KCiBFcnJvcnM6IGFzIEFkZE5vdGlmaWNhdGlvbiwgZXhjZXB0IGZvciB0aG9zZSBhYm91dCB0aGUgcGFydGljaXBhbnQgYW5kIHRoZSBleHBpcnk7IE5PVF9GT1VORAogd2l0aCByZWFzb24gTk9USUZJQ0FUSU9OX1VOS05PV047IEZBSUxFRF9QUkVDT05ESVRJT04gd2l0aCByZWFzb24gTk9USUZJQ0FUSU9OX05PVF9DT01JTkcuCgrjAgoEBgACChIEewJ9AxrUAiBDYW5jZWxzIGFuIHVwY29taW5nIG5vdGlmaWNhdGlvbi4gSXRzIHNjaGVkdWxlIGRvZXMgbm90IHBsYW4gaXQgYWdhaW4uIENhbmNlbGxpbmcgdHdpY2UgaXMKIHNhZmUuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UIHdpdGggYSB2aW9sYXRpb24gb2YgZWFjaCB3cm9uZyBmaWVsZDogTk9USUZJQ0FUSU9OX0lEX0lOVkFMSUQ7CiBOT1RfRk9VTkQgd2l0aCByZWFzb24gTk9USUZJQ0FUSU9OX1VOS05PV047IEZBSUxFRF9QUkVDT05ESVRJT04gd2l0aCByZWFzb24KIE5PVElGSUNBVElPTl9OT1RfQ09NSU5HOyBQRVJNSVNTSU9OX0RFTklFRCB3aXRoIHJlYXNvbiBOT1RfU1RVRFlfTEVBREVSLgoK2AUKBAYAAgsSBogBAooBAxrHBSBGaXJlcyBvbmUgb2YgdGhlIHN0dWR5J3MgdHJpZ2dlcnMgZm9yIGEgcGFydGljaXBhbnQgbm93LiBPbmx5IHRyaWdnZXJzIGNhdXNlZCBieSBzdGFmZiBhbG9uZQogY2FuIGJlIGZpcmVkIChgb3RvbGl0aC5jYXRhbG9ndWUudjEuVHJpZ2dlci5zdGFmZmApLiBQbGFubmluZyBhcHBsaWVzIGl0IHdpdGhpbiBtb21lbnRzIGJ5IHRoZQogdHJpZ2dlcidzIHJ1bGVzLCBsaWtlIGFueSBvdGhlciBvY2N1cnJlbmNlLiBSZXBlYXRpbmcgdGhlIGNhbGwgcmV0dXJucyB0aGUgY3VycmVudCBzdGF0ZSBvZiB0aGUKIHNhbWUgb2NjdXJyZW5jZS4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQgd2l0aCBhIHZpb2xhdGlvbiBvZiBlYWNoIHdyb25nIGZpZWxkOiBQQVJUSUNJUEFOVF9JTlZBTElELCBJRF9JTlZBTElEOwogTk9UX0ZPVU5EIHdpdGggcmVhc29uIFBBUlRJQ0lQQU5UX1VOS05PV04gb3IgVFJJR0dFUl9VTktOT1dOOyBGQUlMRURfUFJFQ09ORElUSU9OIHdpdGggcmVhc29uCiBQQVJUSUNJUEFOVF9MRUZUIG9yIFRSSUdHRVJfTk9UX0JZX0hBTkQ7IFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIHJlYXNvbiBGSVJFRF9UT09fT0ZURU4gYW5kCiBSZXRyeUluZm87IFBFUk1JU1NJT05fREVOSUVEIHdpdGggcmVhc29uIE5PVF9TVFVEWV9MRUFERVI7IFVOQVZBSUxBQkxFIHdpdGggcmVhc29uCiBTVFVEWV9OT1RfWUVUX0tOT1dOIGFuZCBSZXRyeUluZm8uCgqmAwoEBgACDBIGkQECkwEDGpUDIFJldHVybnMgYWxsIGlucHV0cyBhbmQgc3RlcHMgdGhhdCBsZWQgdG8gYSBub3RpZmljYXRpb24ncyBpbnN0YW50LCBjb21wdXRlZCBhZ2FpbgogKFNlcnZpY2VzL1BsYW5uaW5nL0FMR09SSVRITS5tZCkuIEZvciBzdGFmZiB3aXRoIHRoZSByaWdodCBgcGxhbi5yZWFkYCBpbiB0aGUgc3R1ZHksIGFuZCBmb3IKIHBhcnRpY2lwYW50cyBhYm91dCB0aGVpciBvd24gbm90aWZpY2F0aW9ucy4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQgd2l0aCBhIHZpb2xhdGlvbiBvZiBlYWNoIHdyb25nIGZpZWxkOiBOT1RJRklDQVRJT05fSURfSU5WQUxJRDsKIE5PVF9GT1VORCB3aXRoIHJlYXNvbiBOT1RJRklDQVRJT05fVU5LTk9XTjsgUEVSTUlTU0lPTl9ERU5JRUQgd2l0aCByZWFzb24gTk9UX1NUVURZX0xFQURFUi4KCjoKAgUAEgaXAQCxAQEaLCBUaGUga2V5IG9mIHRoZSByb3dzIG9mIGEgY29tcGxpYW5jZSB0YWJsZS4KCjcKBAUAAgASBJkBAicaKSBSZWplY3RlZCB3aXRoIHJlYXNvbiBCUkVBS0RPV05fTUlTU0lORy4KCi8KBAUAAgESBJsBAiEaISBBIHNpbmdsZSByb3cgd2l0aCBhbiBlbXB0eSBrZXkuCgpXCgQFAAICEgSdAQInGkkgUGFydGljaXBhbnQsIGJ5IHBzZXVkb255bTsgaW5jbHVkZXMgcGFydGljaXBhbnRzIHdpdGhvdXQgbm90aWZpY2F0aW9ucy4KCm8KBAUAAgMSBJ8BAiYaYSBEYXRlIGluIHRoZSBwYXJ0aWNpcGFudCdzIGNhbGVuZGFyICh0aGUgdGltZSB6b25lIHRoZSBub3RpZmljYXRpb24gd2FzIGRyYXduIGluKSwgYFlZWVktTU0tRERgLgoKKgoEBQACBBIEoQECJBocIERhdGUgaW4gVVRDLCBgWVlZWS1NTS1ERGAuCgo+CgQFAAIFEgSjAQIgGjAgSG91ciBvZiB0aGUgcGFydGljaXBhbnQncyBjbG9jaywgYDAwYCB0byBgMjNgLgoKSwoEBQACBhIEpQECIxo9IFdlZWtkYXkgaW4gdGhlIHBhcnRpY2lwYW50J3MgY2FsZW5kYXIsIGAxYCAoTW9uZGF5KSB0byBgN2AuCgolCgQFAAIHEgSnAQIpGhcgUXVlc3Rpb25uYWlyZSwgYnkgaWQuCgqsAQoEBQACCBIEqgECIRqdASBDdXJyZW50IGdyb3VwIG9mIHRoZSBwYXJ0aWNpcGFudCwgYnkgaWQ7IGVtcHR5OiBubyBncm91cC4gT25seSBmb3Igc3RhZmYgd2l0aCB0aGUgcmlnaHQKIGBleHBvcnQucmVhZGAgaW4gdGhlIHN0dWR5LCBzaW5jZSBpdCBjb21wYXJlcyB0aGUgYXJtcyBvZiBhIHRyaWFsLgoKsAEKBAUAAgkSBK0BAiQaoQEgUXVlc3Rpb25uYWlyZSBhbmQgc2NoZWR1bGUsIGFzIGBxdWVzdGlvbm5haXJlL3NjaGVkdWxlYDsgdGhlIHBhcnQgYWZ0ZXIgdGhlIHNsYXNoIGlzIGVtcHR5IGZvciBhCiBzY2hlZHVsZSB3aXRob3V0IGFuIGlkLCBhbmQgZm9yIG5vdGlmaWNhdGlvbnMgYWRkZWQgYnkgc3RhZmYuCgquAQoEBQACChIEsAECJhqfASBEYXlzIGZyb20gdGhlIGxhdGVzdCBqb2luaW5nIHRvIHRoZSBub3RpZmljYXRpb24gaW4gdGhlIHBhcnRpY2lwYW50J3MgY2FsZW5kYXIsIGZyb20gYDAwMDBgOyBhdAogbW9zdCBgOTk5OWAuIE5vdGlmaWNhdGlvbnMgYmVmb3JlIHRoYXQgam9pbmluZyBhcmUgbGVmdCBvdXQuCgq/AQoCBAASBrUBAOYBARqwASBPdXRjb21lcyBvZiBub3RpZmljYXRpb25zLiBFYWNoIG5vdGlmaWNhdGlvbiBpcyBjb3VudGVkIGluIGBwbGFubmVkYCwgYW5kIGluIGV4YWN0bHkgb25lIG9mCiBgYW5zd2VyZWRfaW5fdGltZWAsIGBhbnN3ZXJlZF9sYXRlYCwgYGRpc21pc3NlZGAsIGBtaXNzZWRgLCBgZXhwaXJlZGAgYW5kIGBvcGVuYC4KCjAKBAQAAgASBLcBAhEaIiBLZXkgYXMgZGVmaW5lZCBieSB0aGUgYnJlYWtkb3duLgoK6wEKBAQAAgESBLsBAhUa3AEgTm90aWZpY2F0aW9ucyB3aG9zZSBpbnN0YW50IGhhcyBjb21lLCBpZiB0aGUgcGFydGljaXBhbnQgd2FzIGVucm9sbGVkIGFuZCB0aGUgc3R1ZHkgbm90IHBhdXNlZCBhdAogdGhhdCB0aW1lLCBhbmQgdGhlIGNvbnNlbnQgd2FzIHZhbGlkIG9yIGEgZGV2aWNlIHNob3dlZCB0aGUgbm90aWZpY2F0aW9uIGFsbCB0aGUgc2FtZS4gQ2FuY2VsbGVkCiBvbmVzIGFyZSBub3QgY291bnRlZC4KCnQKBAQAAgISBL4BAhcaZiBOb3RpZmljYXRpb25zIHRoYXQgYSBkZXZpY2UgcmVwb3J0ZWQgYXMgc2hvd24sIG9yIHRoYXQgd2VyZSBvcGVuZWQsIHNub296ZWQsIGRpc21pc3NlZCBvcgogYW5zd2VyZWQuCgo7CgQEAAIDEgTAAQIUGi0gTm90aWZpY2F0aW9ucyB0aGF0IHdlcmUgb3BlbmVkIG9yIGFuc3dlcmVkLgoKbgoEBAACBBIEwgECHhpgIE5vdGlmaWNhdGlvbnMgYW5zd2VyZWQgYnkgYSBzaGVldCB0aGF0IHdhcyBmaW5pc2hlZCBiZWZvcmUgdGhlIGV4cGlyeSwgb3IgdGhhdCBoYXZlIG5vIGV4cGlyeS4KClUKBAQAAgUSBMQBAhsaRyBOb3RpZmljYXRpb25zIGFuc3dlcmVkIGJ5IGEgc2hlZXQgdGhhdCB3YXMgZmluaXNoZWQgYWZ0ZXIgdGhlIGV4cGlyeS4KCj0KBAQAAgYSBMYBAhcaLyBOb3RpZmljYXRpb25zIHRoYXQgdGhlIHBhcnRpY2lwYW50IGRpc21pc3NlZC4KCpQBCgQEAAIHEgTJAQIUGoUBIE5vdGlmaWNhdGlvbnMgdGhhdCBoYXZlIGV4cGlyZWQgKGF0IHRoZWlyIGV4cGlyeSwgb3Igd2l0aCB0aGUgbmV4dCBvbmUgb2YgdGhlIHNjaGVkdWxlKSBhZnRlciBhCiBkZXZpY2UgaGFkIHRoZW0gb3IgdGhleSB3ZXJlIHNlbnQuCgpXCgQEAAIIEgTLAQIVGkkgTm90aWZpY2F0aW9ucyB0aGF0IGhhdmUgZXhwaXJlZCB3aXRob3V0IGhhdmluZyByZWFjaGVkIHRoZSBwYXJ0aWNpcGFudC4KCkEKBAQAAgkSBM0BAhMaMyBOb3RpZmljYXRpb25zIHRoYXQgY2FuIHN0aWxsIGJlIGFuc3dlcmVkIGluIHRpbWUuCgpxCgQEAAIKEgTPAQIiGmMgU2hhcmUgb2YgcGxhbm5lZCBub3RpZmljYXRpb25zIHRoYXQgd2VyZSBhbnN3ZXJlZCwgaW4gdGltZSBvciBsYXRlLCAw4oCTMTsgMCBpZiBub25lIHdhcyBwbGFubmVkLgoKSwoEBAACCxIE0QECJBo9IFNoYXJlIG9mIGRlbGl2ZXJlZCBub3RpZmljYXRpb25zIHRoYXQgd2VyZSBhbnN3ZXJlZCwgMOKAkzEuCgpeCgQEAAIMEgTTAQIkGlAgTWVkaWFuIHRpbWUgaW4gc2Vjb25kcyBmcm9tIHRoZSBub3RpZmljYXRpb24gdG8gdGhlIGFuc3dlcjsgMCB3aXRob3V0IGFuc3dlcnMuCgpbCgQEAAINEgTVAQIhGk0gOTB0aCBwZXJjZW50aWxlIG9mIHRoZSB0aW1lIGluIHNlY29uZHMgZnJvbSB0aGUgbm90aWZpY2F0aW9uIHRvIHRoZSBhbnN3ZXIuCgpYCgQEAAIOEgTXAQITGkogUGxhbm5lZCBub3RpZmljYXRpb25zIHRoYXQgYSBkZXZpY2UgZmV0Y2hlZCwgb3IgdGhhdCB3ZXJlIHNlbnQgb3Igc2hvd24uCgpGCgQEAAIPEgTZAQIcGjggTWlzc2VkIG5vdGlmaWNhdGlvbnMgdGhhdCBubyBkZXZpY2UgcmVwb3J0ZWQgYXMgc2hvd24uCgpFCgQEAAIQEgTbAQIeGjcgTWlzc2VkIG5vdGlmaWNhdGlvbnMgdGhhdCB3ZXJlIHNob3duLCBidXQgbm90IG9wZW5lZC4KCkgKBAQAAhESBN0BAhwaOiBNaXNzZWQgbm90aWZpY2F0aW9ucyB0aGF0IHdlcmUgb3BlbmVkLCBidXQgbm90IGFuc3dlcmVkLgoKOQoEBAACEhIE3wECGxorIFBhcnRpY2lwYW50cyB3aXRoIGEgcGxhbm5lZCBub3RpZmljYXRpb24uCgqzAQoEBAACExIE4gECHBqkASBOb3RpZmljYXRpb25zIHRoYXQgYXJlIG5vdCBjb3VudGVkIGluIGBwbGFubmVkYCwgYmVjYXVzZSB0aGUgY29uc2VudCBoYWQgZW5kZWQuIE9ubHkgaW4gYSByb3cgb2YKIENPTVBMSUFOQ0VfQlJFQUtET1dOX1RPVEFMLCBhcyB0aGUgZm9sbG93aW5nIGZpZWxkOyBvdGhlcndpc2UgMC4KCpoBCgQEAAIUEgTlAQIWGosBIE5vdGlmaWNhdGlvbnMgYWZ0ZXIgdHJpZ2dlcnMgdGhhdCB3ZXJlIG5vdCBwbGFubmVkLCBiZWNhdXNlIHJ1bGVzIGxlZnQgbm8gcm9vbSBmb3IgdGhlbSwgb3IgdGhhdAogZ2F2ZSB0aGVpciBwbGFjZSB0byBzdWNoIG5vdGlmaWNhdGlvbnMuCgpACgIEARIG6QEA9AEBGjIgU2VsZWN0cyB0aGUgY2FsbGVyJ3Mgb3duIG5vdGlmaWNhdGlvbnMgdG8gY291bnQuCgo2CgQEAQIAEgTrAQIWGiggQSBzdHVkeSB0aGF0IHRoZSBjYWxsZXIgdGFrZXMgcGFydCBpbi4KCjYKBAQBAgESBO0BAiQaKCBSZXF1aXJlZDsgbm90IGJ5IHBhcnRpY2lwYW50IG9yIGdyb3VwLgoKUQoEBAECAhIE7wECKhpDIFN0YXJ0IG9mIHRoZSBwZXJpb2QsIGluY2x1c2l2ZTsgYWJzZW50OiAyOCBkYXlzIGJlZm9yZSBgdG9fdGltZWAuCgpeCgQEAQIDEgTxAQIoGlAgRW5kIG9mIHRoZSBwZXJpb2QsIGV4Y2x1c2l2ZTsgYWJzZW50OiBub3cuIEF0IG1vc3QgMzY2IGRheXMgYWZ0ZXIgYGZyb21fdGltZWAuCgo3CgQEAQIEEgTzAQIeGikgUXVlc3Rpb25uYWlyZSB0byBmaWx0ZXIgYnk7IGVtcHR5OiBhbGwuCgo7CgIEAhIG9wEA/gEBGi0gT3V0Y29tZXMgb2YgdGhlIGNhbGxlcidzIG93biBub3RpZmljYXRpb25zLgoKMQoEBAICABIE+QECIhojIFJvd3Mgb3JkZXJlZCBieSBrZXk7IGF0IG1vc3QgMzY3LgoKLAoEBAICARIE+wECKhoeIFN0YXJ0IG9mIHRoZSBjb3VudGVkIHBlcmlvZC4KCioKBAQCAgISBP0BAigaHCBFbmQgb2YgdGhlIGNvdW50ZWQgcGVyaW9kLgoKOgoCBAMSBoECAJcCARosIFNlbGVjdHMgbm90aWZpY2F0aW9ucyBvZiBhIHN0dWR5IHRvIGNvdW50LgoKQAoEBAMCABIEgwICFhoyIEEgc3R1ZHkgd2hlcmUgdGhlIGNhbGxlciBoYXMgdGhlIG1ldGhvZCdzIHJpZ2h0LgoKGQoEBAMCARIEhQICJBoLIFJlcXVpcmVkLgoKUQoEBAMCAhIEhwICKhpDIFN0YXJ0IG9mIHRoZSBwZXJpb2QsIGluY2x1c2l2ZTsgYWJzZW50OiAyOCBkYXlzIGJlZm9yZSBgdG9fdGltZWAuCgpeCgQEAwIDEgSJAgIoGlAgRW5kIG9mIHRoZSBwZXJpb2QsIGV4Y2x1c2l2ZTsgYWJzZW50OiBub3cuIEF0IG1vc3QgMzY2IGRheXMgYWZ0ZXIgYGZyb21fdGltZWAuCgo3CgQEAwIEEgSLAgIeGikgUXVlc3Rpb25uYWlyZSB0byBmaWx0ZXIgYnk7IGVtcHR5OiBhbGwuCgpqCgQEAwIFEgSNAgIWGlwgQ3VycmVudCBncm91cCBvZiB0aGUgcGFydGljaXBhbnRzIHRvIGZpbHRlciBieTsgZW1wdHk6IGFsbC4gTmVlZHMgdGhlIHJpZ2h0IGBleHBvcnQucmVhZGAuCgozCgQEAwIGEgSPAgIZGiUgUHNldWRvbnltIHRvIGZpbHRlciBieTsgZW1wdHk6IGFsbC4KCjcKBAQDAgcSBJECAhcaKSBOdW1iZXIgb2Ygcm93cywgMeKAkzEsMDAwOyAwIG1lYW5zIDIwMC4KClEKBAQDAggSBJMCAhgaQyBgbmV4dF9wYWdlX3Rva2VuYCBvZiB0aGUgcHJldmlvdXMgcGFnZTsgZW1wdHkgZm9yIHRoZSBmaXJzdCBwYWdlLgoKdgoEBAMCCRIElgICJhpoIFdoZXRoZXIgdGVzdCBwYXJ0aWNpcGFudHMgYXJlIGluY2x1ZGVkLiBBIHRlc3QgcGFydGljaXBhbnQgbmFtZWQgYnkgYHBhcnRpY2lwYW50YCBpcyBhbHdheXMKIGluY2x1ZGVkLgoKNAoCBAQSBpoCAKMCARomIE91dGNvbWVzIG9mIGEgc3R1ZHkncyBub3RpZmljYXRpb25zLgoKJAoEBAQCABIEnAICIhoWIFJvd3Mgb3JkZXJlZCBieSBrZXkuCgo/CgQEBAIBEgSeAgIdGjEgVG9rZW4gb2YgdGhlIG5leHQgcGFnZTsgZW1wdHkgb24gdGhlIGxhc3QgcGFnZS4KCiwKBAQEAgISBKACAioaHiBTdGFydCBvZiB0aGUgY291bnRlZCBwZXJpb2QuCgpqCgQEBAIDEgSiAgIoGlwgRW5kIG9mIHRoZSBjb3VudGVkIHBlcmlvZC4gSWYgdGhlIHJlcXVlc3QgbGVmdCBpdCBhYnNlbnQsIHRoZSBzYW1lIG9uIGFsbCBmb2xsb3dpbmcgcGFnZXMuCgo7CgIEBRIGpgIAswIBGi0gU2VsZWN0cyBub3RpZmljYXRpb25zIG9mIGEgc3R1ZHkgdG8gZXhwb3J0LgoKQAoEBAUCABIEqAICFhoyIEEgc3R1ZHkgd2hlcmUgdGhlIGNhbGxlciBoYXMgdGhlIG1ldGhvZCdzIHJpZ2h0LgoKSwoEBAUCARIEqgICKho9IFN0YXJ0IG9mIHRoZSBwZXJpb2QsIGluY2x1c2l2ZTsgYWJzZW50OiBmcm9tIHRoZSBiZWdpbm5pbmcuCgo6CgQEBQICEgSsAgIoGiwgRW5kIG9mIHRoZSBwZXJpb2QsIGV4Y2x1c2l2ZTsgYWJzZW50OiBub3cuCgo3CgQEBQIDEgSuAgIeGikgUXVlc3Rpb25uYWlyZSB0byBmaWx0ZXIgYnk7IGVtcHR5OiBhbGwuCgpCCgQEBQIEEgSwAgIlGjQgV2hldGhlciByZWNvcmRzIG9mIHRlc3QgcGFydGljaXBhbnRzIGFyZSBpbmNsdWRlZC4KClcKBAQFAgUSBLICAiwaSSBOb3RpZmljYXRpb25zIHRvIGluY2x1ZGUsIGluIGFkZGl0aW9uIHRvIHRoZSBmaWVsZHMgYWJvdmU7IGFic2VudDogYWxsLgoKWwoCBAYSBrYCALsCARpNIEEgcGFydCBvZiBhbiBleHBvcnQuIFRoZSBleHBvcnQgaXMgdGhlIGNvbmNhdGVuYXRpb24gb2YgaXRzIHBhcnRzIGluIG9yZGVyLgoKUwoEBAYCABIEuAICEBpFIEJ5dGVzIG9mIHRoZSBDU1YgZmlsZS4gQSBjaHVuayBtYXkgZW5kIHdpdGhpbiBhIHJvdyBvciBhIGNoYXJhY3Rlci4KCjUKBAQGAgESBLoCAhIaJyBOdW1iZXIgb2Ygbm90aWZpY2F0aW9ucyBpbiB0aGlzIHBhcnQuCgouCgIFARIGvgIAzQIBGiAgVGhlIGFjdGl2aXR5IG9mIGEgcGFydGljaXBhbnQuCgofCgQFAQIAEgTAAgInGhEgTmV2ZXIgcmV0dXJuZWQuCgoxCgQFAQIBEgTCAgIiGiMgTm9uZSBvZiB0aGUgb3RoZXIgdmFsdWVzIGFwcGxpZXMuCgpLCgQFAQICEgTEAgIiGj0gTm90aWZpZWQsIGJ1dCB3aXRob3V0IGEgc2hlZXQgZm9yIHRoZSBnaXZlbiBudW1iZXIgb2YgZGF5cy4KCiMKBAUBAgMSBMYCAiAaFSBObyBsb25nZXIgZW5yb2xsZWQuCgqYAQoEBQECBBIEyQICJRqJASBObyBtb3JlIG5vdGlmaWNhdGlvbnM6IHRoZSBzdHVkeSBoYXMgZW5kZWQsIG9yIGFsbCBvbmUtdGltZSBxdWVzdGlvbm5haXJlcyBhcmUgZmlsbGVkIGluIGFuZAogYWxsIHNjaGVkdWxlcyBoYXZlIHBhc3NlZCB0aGVpciBsYXN0IGRheS4KCqABCgQFAQIFEgTMAgIpGpEBIFRoZSBjb25zZW50IGhhcyBlbmRlZCwgYmVjYXVzZSB0aGUgc3R1ZHkgcmVwbGFjZWQgaXRzIHRleHQ6IG5vIG5vdGlmaWNhdGlvbnMsIGFuZCBzaGVldHMgd2FpdCwKIHVudGlsIHRoZSBwYXJ0aWNpcGFudCBhY2NlcHRzIHRoZSBjdXJyZW50IHRleHQuCgo6CgIEBxIG0AIA3QIBGiwgUnVsZXMgb2YgdGhlIGNsYXNzaWZpY2F0aW9uLCBhbmQgdGhlIHBhZ2UuCgpACgQEBwIAEgTSAgIWGjIgQSBzdHVkeSB3aGVyZSB0aGUgY2FsbGVyIGhhcyB0aGUgbWV0aG9kJ3MgcmlnaHQuCgptCgQEBwIBEgTUAgIZGl8gRGF5cyB3aXRob3V0IGEgc2hlZXQgYWZ0ZXIgd2hpY2ggYSBub3RpZmllZCBwYXJ0aWNpcGFudCBjb3VudHMgYXMgc2lsZW50LCAx4oCTMzY1OyAwIG1lYW5zIDMuCgpcCgQEBwICEgTWAgIZGk4gTWluaW11bSBudW1iZXIgb2YgdW5hbnN3ZXJlZCBub3RpZmljYXRpb25zIGluIHRoYXQgdGltZSwgMeKAkzEwMDsgMCBtZWFucyAxLgoKJAoEBAcCAxIE2AICFxoWIDHigJMyMDA7IDAgbWVhbnMgNTAuCgpRCgQEBwIEEgTaAgIYGkMgYG5leHRfcGFnZV90b2tlbmAgb2YgdGhlIHByZXZpb3VzIHBhZ2U7IGVtcHR5IGZvciB0aGUgZmlyc3QgcGFnZS4KCjcKBAQHAgUSBNwCAiUaKSBXaGV0aGVyIHRlc3QgcGFydGljaXBhbnRzIGFyZSBpbmNsdWRlZC4KCjkKAgQIEgbgAgDyAgEaKyBUaGUgc3RhdHVzIG9mIG9uZSBwYXJ0aWNpcGFudCBvZiBhIHN0dWR5LgoKGgoEBAgCABIE4gICGRoMIFBzZXVkb255bS4KCp4BCgQECAIBEgTlAgIWGo8BIEN1cnJlbnQgZ3JvdXAgb2YgdGhlIHBhcnRpY2lwYW50OyBlbXB0eSBpZiBub25lLCBpZiB0aGUgY2FsbGVyIGxhY2tzIGBleHBvcnQucmVhZGAgaW4gdGhlIHN0dWR5LAogb3IgaWYgZ3JvdXBzIGFyZSBjb25jZWFsZWQgZnJvbSB0aGUgY2FsbGVyLgoKIQoEBAgCAhIE5wICIxoTIEN1cnJlbnQgYWN0aXZpdHkuCgpsCgQECAIDEgTpAgIqGl4gRGF5IChVVEMpIG9mIHRoZSBtb3N0IHJlY2VudCBqb2luaW5nLCBhcyBpdHMgbWlkbmlnaHQ7IGFic2VudCBpZiBvbmx5IGxlYXZpbmcgaXMga25vd24gaGVyZS4KCk0KBAQIAgQSBOsCAisaPyBEYXkgKFVUQykgb2YgbGVhdmluZywgYXMgaXRzIG1pZG5pZ2h0OyBhYnNlbnQgd2hpbGUgZW5yb2xsZWQuCgpUCgQECAIFEgTtAgIxGkYgRmluaXNoIHRpbWUgb2YgdGhlIGxhdGVzdCBzaGVldCBvZiB0aGUgc3R1ZHk7IGFic2VudCB3aXRob3V0IHNoZWV0cy4KCmMKBAQIAgYSBO8CAiAaVSBOdW1iZXIgb2Ygbm90aWZpY2F0aW9ucyBzaW5jZSB0aGF0IHNoZWV0LCBvciBzaW5jZSBqb2luaW5nLCB3aXRob3V0IGNhbmNlbGxlZCBvbmVzLgoKagoEBAgCBxIE8QICHBpcIFdoZXRoZXIgdGhlIHBhcnRpY2lwYW50IGlzIGEgdGVzdCBwYXJ0aWNpcGFudCwgd2hvc2UgYW5zd2VycyBleHBvcnRzIGxlYXZlIG91dCBieSBkZWZhdWx0LgoKJwoCBAkSBvUCAPoCARoZIEEgcGFnZSBvZiBwYXJ0aWNpcGFudHMuCgoyCgQECQIAEgT3AgIuGiQgUGFydGljaXBhbnRzIG9yZGVyZWQgYnkgcHNldWRvbnltLgoKPwoEBAkCARIE+QICHRoxIFRva2VuIG9mIHRoZSBuZXh0IHBhZ2U7IGVtcHR5IG9uIHRoZSBsYXN0IHBhZ2UuCgo2CgIEChIG/QIAiAMBGiggQSBkYXRlIHNldCBieSBzdGFmZiBmb3IgYSBwYXJ0aWNpcGFudC4KChoKBAQKAgASBP8CAhkaDCBQc2V1ZG9ueW0uCgoxCgQECgIBEgSBAwIbGiMgSWQgdXNlZCBieSB0aGUgc3R1ZHkncyBzY2hlZHVsZXMuCgpBCgQECgICEgSDAwISGjMgRGF0ZSBpbiB0aGUgcGFydGljaXBhbnQncyBjYWxlbmRhciwgYFlZWVktTU0tRERgLgoKPwoEBAoCAxIEhQMCKRoxIERheSAoVVRDKSBvbiB3aGljaCBpdCB3YXMgc2V0LCBhcyBpdHMgbWlkbmlnaHQuCgpJCgQECgIEEgSHAwIUGjsgVVVJRCBvZiB0aGUgc3RhZmYgbWVtYmVyIHdobyBzZXQgaXQsIGFzIGluIHRoZSBhdWRpdCBsb2cuCgogCgIECxIGiwMAlAMBGhIgVGhlIGRhdGUgdG8gc2V0LgoKQAoEBAsCABIEjQMCFhoyIEEgc3R1ZHkgd2hlcmUgdGhlIGNhbGxlciBoYXMgdGhlIG1ldGhvZCdzIHJpZ2h0LgoKGgoEBAsCARIEjwMCGRoMIFBzZXVkb255bS4KCjwKBAQLAgISBJEDAhsaLiBJZCB0aGF0IGEgc2NoZWR1bGUgb2YgdGhlIHN0dWR5IGNvdW50cyBmcm9tLgoKPAoEBAsCAxIEkwMCEhouIGBZWVlZLU1NLUREYCwgYXQgbW9zdCAzLDY2MCBkYXlzIGZyb20gdG9kYXkuCgogCgIEDBIGlwMAmgMBGhIgVGhlIHN0b3JlZCBkYXRlLgoKIgoEBAwCABIEmQMCJxoUIFRoZSBjdXJyZW50IHN0YXRlLgoKLgoCBA0SBp0DAKYDARogIEZpbHRlcnMgYW5kIHBhZ2Ugb2YgdGhlIGRhdGVzLgoKQAoEBA0CABIEnwMCFhoyIEEgc3R1ZHkgd2hlcmUgdGhlIGNhbGxlciBoYXMgdGhlIG1ldGhvZCdzIHJpZ2h0LgoKMwoEBA0CARIEoQMCGRolIFBzZXVkb255bSB0byBmaWx0ZXIgYnk7IGVtcHR5OiBhbGwuCgokCgQEDQICEgSjAwIXGhYgMeKAkzIwMDsgMCBtZWFucyA1MC4KClEKBAQNAgMSBKUDAhgaQyBgbmV4dF9wYWdlX3Rva2VuYCBvZiB0aGUgcHJldmlvdXMgcGFnZTsgZW1wdHkgZm9yIHRoZSBmaXJzdCBwYWdlLgoKIAoCBA4SBqkDAK4DARoSIEEgcGFnZSBvZiBkYXRlcy4KCjIKBAQOAgASBKsDAjEaJCBEYXRlcyBvcmRlcmVkIGJ5IHBzZXVkb255bSBhbmQgaWQuCgo/CgQEDgIBEgStAwIdGjEgVG9rZW4gb2YgdGhlIG5leHQgcGFnZTsgZW1wdHkgb24gdGhlIGxhc3QgcGFnZS4KCiMKAgQPEgaxAwC4AwEaFSBUaGUgZGF0ZSB0byByZW1vdmUuCgpACgQEDwIAEgSzAwIWGjIgQSBzdHVkeSB3aGVyZSB0aGUgY2FsbGVyIGhhcyB0aGUgbWV0aG9kJ3MgcmlnaHQuCgoaCgQEDwIBEgS1AwIZGgwgUHNldWRvbnltLgoKHwoEBA8CAhIEtwMCGxoRIElkIG9mIHRoZSBkYXRlLgoKLwoCBBASBrsDAL4DARohIFRoZSBkYXRlIGlzIG5vdCBzZXQgKGFueSBtb3JlKS4KCjAKBAQQAgASBL0DAhMaIiBXaGV0aGVyIHRoZSBkYXRlIHdhcyBzZXQgYmVmb3JlLgoKLQoCBQISBsEDAMgDARofIFRoZSBvcmlnaW4gb2YgYSBub3RpZmljYXRpb24uCgofCgQFAgIAEgTDAwImGhEgTmV2ZXIgcmV0dXJuZWQuCgomCgQFAgIBEgTFAwIjGhggUGxhbm5lZCBieSBhIHNjaGVkdWxlLgoKKwoEBQICAhIExwMCIBodIEFkZGVkIGJ5IHRoZSBzdHVkeSdzIHN0YWZmLgoK0QEKAgQREgbMAwD0AwEawgEgQSBub3RpZmljYXRpb24gd2l0aCBhbGwgaXRzIGV2ZW50cy4gU3RhZmYgc2VlIGBwbGFuX3RpbWVgLCBgaGFuZF9vdXRfdGltZWAsIGBzZW5kX3RpbWVgIGFuZAogYGNhbmNlbF90aW1lYCBhcyBkYXlzIChtaWRuaWdodCwgVVRDKTogb25lIHJvdW5kIG9mIHBsYW5uaW5nIHNldHMgdGhlIHNhbWUgdGltZSBpbiBzZXZlcmFsIHN0dWRpZXMuCgoVCgQEEQIAEgTOAwIdGgcgVVVJRC4KCi0KBAQRAgESBNADAh4aHyBUaGUgcXVlc3Rpb25uYWlyZSB0byBmaWxsIGluLgoKbAoEBBECAhIE0gMCGRpeIElkIG9mIHRoZSBzY2hlZHVsZTsgZW1wdHkgaWYgdGhlIHN0dWR5IGdpdmVzIGl0IG5vIGlkLCBhbmQgZm9yIG5vdGlmaWNhdGlvbnMgYWRkZWQgYnkgc3RhZmYuCgobCgQEEQIDEgTUAwIgGg0gVGhlIG9yaWdpbi4KCh0KBAQRAgQSBNYDAiwaDyBQbGFubmVkIHRpbWUuCgpTCgQEEQIFEgTYAwIsGkUgRW5kIG9mIHRoZSB0aW1lIGZvciBhbnN3ZXJpbmc7IGFic2VudDogdW50aWwgdGhlIG5leHQgbm90aWZpY2F0aW9uLgoKTAoEBBECBhIE2gMCERo+IFdoZXRoZXIgdGhlIGNsb2NrIHRpbWUgd2FzIGZpeGVkIGluc3RlYWQgb2YgZHJhd24gYXQgcmFuZG9tLgoKIgoEBBECBxIE3AMCHhoUIFRoZSBjdXJyZW50IHN0YXRlLgoKWgoEBBECCBIE3gMCKhpMIFRpbWUgYXQgd2hpY2ggdGhlIHNjaGVkdWxlIHdvdWxkIGhhdmUgcGxhY2VkIGl0OyBhYnNlbnQ6IHRoZSBwbGFubmVkIHRpbWUuCgpACgQEEQIJEgTgAwIrGjIgVGltZSBhdCB3aGljaCBpdCB3YXMgcGxhbm5lZDsgYWJzZW50IGlmIHVua25vd24uCgptCgQEEQIKEgTiAwIvGl8gVGltZSBhdCB3aGljaCBhIGRldmljZSBmZXRjaGVkIGl0OyBhYnNlbnQgaWYgdGhhdCBkaWQgbm90IGhhcHBlbiwgYXMgZm9yIGFsbCBmb2xsb3dpbmcgdGltZXMuCgoqCgQEEQILEgTkAwIrGhwgVGltZSBhdCB3aGljaCBpdCB3YXMgc2VudC4KCjEKBAQRAgwSBOYDAi4aIyBUaW1lIGF0IHdoaWNoIGEgZGV2aWNlIHNob3dlZCBpdC4KCjgKBAQRAg0SBOgDAisaKiBUaW1lIGF0IHdoaWNoIHRoZSBwYXJ0aWNpcGFudCBvcGVuZWQgaXQuCgo7CgQEEQIOEgTqAwIuGi0gVGltZSBhdCB3aGljaCB0aGUgcGFydGljaXBhbnQgZGlzbWlzc2VkIGl0LgoKOQoEBBECDxIE7AMCLRorIEZpbmlzaCB0aW1lIG9mIHRoZSBzaGVldCB0aGF0IGFuc3dlcnMgaXQuCgovCgQEEQIQEgTuAwItGiEgVGltZSBhdCB3aGljaCBpdCB3YXMgY2FuY2VsbGVkLgoKKwoEBBECERIE8AMCHxodIFdoZXRoZXIgc3RhZmYgY2FuY2VsbGVkIGl0LgoKvAEKBAQRAhISBPMDAiYarQEgV2h5IGl0IGlzIG5vdCBwbGFubmVkOiBpdCBmb2xsb3dlZCBhIHRyaWdnZXIgYW5kIGhhZCBubyByb29tLCBvciBpdCBnYXZlIGl0cyBwbGFjZSB0byBzdWNoIGEKIG5vdGlmaWNhdGlvbi4gTGlzdGVkIGFsdGhvdWdoIGl0IGlzIGNhbmNlbGxlZDsgdGhlIHBhcnRpY2lwYW50IHdhcyBub3QgYXNrZWQuCgo3CgIEEhIG9wMAhgQBGikgU2VsZWN0cyBub3RpZmljYXRpb25zIG9mIGEgcGFydGljaXBhbnQuCgpACgQEEgIAEgT5AwIWGjIgQSBzdHVkeSB3aGVyZSB0aGUgY2FsbGVyIGhhcyB0aGUgbWV0aG9kJ3MgcmlnaHQuCgoaCgQEEgIBEgT7AwIZGgwgUHNldWRvbnltLgoKTgoEBBICAhIE/QMCKhpAIFN0YXJ0IG9mIHRoZSBwZXJpb2QsIGluY2x1c2l2ZTsgYWJzZW50OiBzZXZlbiBkYXlzIGJlZm9yZSBub3cuCgpQCgQEEgIDEgT/AwIoGkIgRW5kIG9mIHRoZSBwZXJpb2QsIGV4Y2x1c2l2ZTsgYWJzZW50OiBhbGwgcGxhbm5lZCBub3RpZmljYXRpb25zLgoKPQoEBBICBBIEgQQCHRovIFdoZXRoZXIgY2FuY2VsbGVkIG5vdGlmaWNhdGlvbnMgYXJlIGluY2x1ZGVkLgoKJQoEBBICBRIEgwQCFxoXIDHigJM1MDA7IDAgbWVhbnMgMTAwLgoKUQoEBBICBhIEhQQCGBpDIGBuZXh0X3BhZ2VfdG9rZW5gIG9mIHRoZSBwcmV2aW91cyBwYWdlOyBlbXB0eSBmb3IgdGhlIGZpcnN0IHBhZ2UuCgo4CgIEExIGiQQAkgQBGiogQSBwYWdlIG9mIGEgcGFydGljaXBhbnQncyBub3RpZmljYXRpb25zLgoKLgoEBBMCABIEiwQCMBogIE5vdGlmaWNhdGlvbnMsIGVhcmxpZXN0IGZpcnN0LgoKVwoEBBMCARIEjQQCFxpJIFRpbWUgem9uZSBsYXN0IHJlcG9ydGVkIGJ5IHRoZSBwYXJ0aWNpcGFudCdzIGRldmljZTsgZW1wdHkgaWYgbm9uZSB5ZXQuCgo/CgQEEwICEgSPBAIdGjEgVG9rZW4gb2YgdGhlIG5leHQgcGFnZTsgZW1wdHkgb24gdGhlIGxhc3QgcGFnZS4KClsKBAQTAgMSBJEEAjEaTSBFbmQgb2YgdGhlIHBhcnRpY2lwYW50J3MgY29uc2VudCwgcGFzdCBvciBmdXR1cmU7IGFic2VudCBpZiBpdCBzdGF5cyB2YWxpZC4KCiYKAgQUEgaVBACkBAEaGCBBIG5vdGlmaWNhdGlvbiB0byBhZGQuCgpACgQEFAIAEgSXBAIWGjIgQSBzdHVkeSB3aGVyZSB0aGUgY2FsbGVyIGhhcyB0aGUgbWV0aG9kJ3MgcmlnaHQuCgoaCgQEFAIBEgSZBAIZGgwgUHNldWRvbnltLgoKSgoEBBQCAhIEmwQCHho8IEEgcXVlc3Rpb25uYWlyZSBvZiB0aGUgc3R1ZHkgdGhhdCB0aGUgcGFydGljaXBhbnQgY2FuIHNlZS4KClkKBAQUAgMSBJ0EAh0aSyBVVUlEIG1hZGUgYnkgdGhlIGNhbGxlcjsgcmVwZWF0aW5nIHRoZSByZXF1ZXN0IHdpdGggaXQgYWRkcyBub3RoaW5nIG1vcmUuCgpjCgQEFAIEEgSfBAIsGlUgVGltZSBvZiB0aGUgbm90aWZpY2F0aW9uLCB0cnVuY2F0ZWQgdG8gc2Vjb25kczsgaW4gdGhlIGZ1dHVyZSwgYnkgYXQgbW9zdCA0MDAgZGF5cy4KClwKBAQUAgUSBKEEAiMaTiBNaW51dGVzIGZvciBhbnN3ZXJpbmcgaW4gdGltZSwgdXAgdG8gNDQsNjQwOyAwOiB1bnRpbCB0aGUgbmV4dCBub3RpZmljYXRpb24uCgpCCgQEFAIGEgSjBAIgGjQgV2hldGhlciB0aGUgcGFydGljaXBhbnQncyBxdWlldCBob3VycyBhcmUgaWdub3JlZC4KCikKAgQVEganBACqBAEaGyBUaGUgcGxhbm5lZCBub3RpZmljYXRpb24uCgoiCgQEFQIAEgSpBAImGhQgVGhlIGN1cnJlbnQgc3RhdGUuCgopCgIEFhIGrQQAuQQBGhsgVGhlIG5vdGlmaWNhdGlvbiB0byBtb3ZlLgoKQAoEBBYCABIErwQCFhoyIEEgc3R1ZHkgd2hlcmUgdGhlIGNhbGxlciBoYXMgdGhlIG1ldGhvZCdzIHJpZ2h0LgoKMQoEBBYCARIEsQQCHRojIFVVSUQgb2YgdGhlIG5vdGlmaWNhdGlvbiB0byBtb3ZlLgoKdAoEBBYCAhIEtAQCIRpmIFVVSUQgb2YgdGhlIG5ldyBub3RpZmljYXRpb24sIG1hZGUgYnkgdGhlIGNhbGxlcjsgcmVwZWF0aW5nIHRoZSByZXF1ZXN0IHdpdGggaXQgbW92ZXMgbm90aGluZwogbW9yZS4KCmYKBAQWAgMSBLYEAiwaWCBOZXcgdGltZSwgYXMgaW4gQWRkTm90aWZpY2F0aW9uLiBUaGUgdGltZSBmb3IgYW5zd2VyaW5nIGhhcyB0aGUgc2FtZSBsZW5ndGggYXMgYmVmb3JlLgoKQgoEBBYCBBIEuAQCIBo0IFdoZXRoZXIgdGhlIHBhcnRpY2lwYW50J3MgcXVpZXQgaG91cnMgYXJlIGlnbm9yZWQuCgonCgIEFxIGvAQAvwQBGhkgVGhlIG1vdmVkIG5vdGlmaWNhdGlvbi4KCiUKBAQXAgASBL4EAiYaFyBUaGUgbmV3IG5vdGlmaWNhdGlvbi4KCisKAgQYEgbCBADHBAEaHSBUaGUgbm90aWZpY2F0aW9uIHRvIGNhbmNlbC4KCkAKBAQYAgASBMQEAhYaMiBBIHN0dWR5IHdoZXJlIHRoZSBjYWxsZXIgaGFzIHRoZSBtZXRob2QncyByaWdodC4KChUKBAQYAgESBMYEAh0aByBVVUlELgoKKwoCBBkSBsoEAM0EARodIFRoZSBjYW5jZWxsZWQgbm90aWZpY2F0aW9uLgoKIgoEBBkCABIEzAQCJhoUIFRoZSBjdXJyZW50IHN0YXRlLgoKJAoCBBoSBtAEANoEARoWIFRoZSB0cmlnZ2VyIHRvIGZpcmUuCgpACgQEGgIAEgTSBAIWGjIgQSBzdHVkeSB3aGVyZSB0aGUgY2FsbGVyIGhhcyB0aGUgbWV0aG9kJ3MgcmlnaHQuCgoaCgQEGgIBEgTUBAIZGgwgUHNldWRvbnltLgoKRQoEBBoCAhIE1gQCGBo3IEEgdHJpZ2dlciBvZiB0aGUgc3R1ZHkgdGhhdCBpcyBjYXVzZWQgYnkgc3RhZmYgYWxvbmUuCgqUAQoEBBoCAxIE2QQCGxqFASBVVUlEIG1hZGUgYnkgdGhlIGNhbGxlcjsgcmVwZWF0aW5nIHRoZSByZXF1ZXN0IHdpdGggaXQgZmlyZXMgbm90aGluZyBtb3JlLiBJdCBuZWVkIG5vdCBiZQogdW5pcXVlIGFjcm9zcyBwYXJ0aWNpcGFudHMgYW5kIHRyaWdnZXJzLgoKLgoCBBsSBt0EAOAEARogIFRoZSBvY2N1cnJlbmNlIG9mIHRoZSB0cmlnZ2VyLgoKIgoEBBsCABIE3wQCIxoUIFRoZSBjdXJyZW50IHN0YXRlLgoKcwoCBQMSBuQEAPcEARplIFRoZSBlZmZlY3Qgb2YgYSB0cmlnZ2VyIG9jY3VycmVuY2UuIEl0IG1heSBjaGFuZ2Ugd2l0aCBvdGhlciBldmVudHMgdW50aWwgaXRzIG5vdGlmaWNhdGlvbidzCiB0aW1lLgoKlwEKBAUDAgASBOcEAiIaiAEgTm90IGRlY2lkZWQgeWV0OiBwbGFubmluZyBoYXMgbm90IHJ1biBmb3IgdGhlIHBhcnRpY2lwYW50IHNpbmNlLiBSZW1haW5zIHNvIHdoaWxlIG5vIGRldmljZSBoYXMKIHJlcG9ydGVkIHRoZSBwYXJ0aWNpcGFudCdzIHRpbWUgem9uZS4KCnMKBAUDAgESBOoEAh4aZSBDYXVzZXMgYSBub3RpZmljYXRpb24gYXMgaXRzIHNjaGVkdWxlcyBkZWZpbmUsIG9yIGlzIGFuIG9jY3VycmVuY2UgdGhhdCBzY2hlZHVsZXMgY291bnQgZGF5cwogZnJvbS4KCksKBAUDAgISBOwEAh8aPSBUb28gY2xvc2UgdG8gYW5vdGhlciBvY2N1cnJlbmNlIHRoYXQgY2F1c2VzIGEgbm90aWZpY2F0aW9uLgoKSQoEBQMCAxIE7gQCHho7IFRoZSB0cmlnZ2VyJ3MgbWF4aW11bSBudW1iZXIgb2Ygbm90aWZpY2F0aW9ucyBpcyByZWFjaGVkLgoKOQoEBQMCBBIE8AQCHxorIFJlcG9ydGVkIGxhdGVyIHRoYW4gaXRzIHNjaGVkdWxlcyBhY2NlcHQuCgooCgQFAwIFEgTyBAIgGhogSXRzIGNhdXNlIHdhcyB3aXRoZHJhd24uCgo+CgQFAwIGEgT0BAIbGjAgVGhlIHBhcnRpY2lwYW50IHdhcyBub3QgZW5yb2xsZWQgYXQgdGhhdCB0aW1lLgoKRQoEBQMCBxIE9gQCGxo3IFRoZSBzdHVkeSBpcyBwYXVzZWQsIG9yIG5vIHNjaGVkdWxlIHVzZXMgdGhlIHRyaWdnZXIuCgooCgIEHBIG+gQAhwUBGhogT25lIGZpcmluZyBvZiBhIHRyaWdnZXIuCgoaCgQEHAIAEgT8BAIZGgwgUHNldWRvbnltLgoKHAoEBBwCARIE/gQCGBoOIFRoZSB0cmlnZ2VyLgoKFQoEBBwCAhIEgAUCGxoHIFVVSUQuCgo+CgQEHAIDEgSCBQIqGjAgVGltZSBvZiB0aGUgb2NjdXJyZW5jZSwgcm91bmRlZCB1cCB0byBzZWNvbmRzLgoKIAoEBBwCBBIEhAUCHRoSIEN1cnJlbnQgb3V0Y29tZS4KCl8KBAQcAgUSBIYFAiwaUSBUaW1lIG9mIGl0cyBmaXJzdCBub3RpZmljYXRpb247IGFic2VudCBpZiBpdCBjYXVzZXMgbm9uZSBvciBpcyBub3QgZGVjaWRlZCB5ZXQuCgosCgIEHRIGigUAjwUBGh4gVGhlIG5vdGlmaWNhdGlvbiB0byBleHBsYWluLgoKFQoEBB0CABIEjAUCHRoHIFVVSUQuCgptCgQEHQIBEgSOBQIWGl8gQSBzdHVkeSB3aGVyZSB0aGUgY2FsbGVyIGhhcyB0aGUgbWV0aG9kJ3MgcmlnaHQ7IGVtcHR5OiB0aGUgbm90aWZpY2F0aW9uIGlzIHRoZSBjYWxsZXIncyBvd24uCgo7CgIEHhIGkgUAnwUBGi0gVGhlIGRlcml2YXRpb24gb2YgYSBub3RpZmljYXRpb24ncyBpbnN0YW50LgoKIgoEBB4CABIElAUCJhoUIFRoZSBjdXJyZW50IHN0YXRlLgoKQwoEBB4CARIElgUCGxo1IFRoZSByYW5kb20gZHJhdzsgYWJzZW50IGlmIHN0YWZmIGNob3NlIHRoZSBpbnN0YW50LgoKWQoEBB4CAhIEmAUCJRpLIFRoZSBlZmZlY3Qgb2YgdGhlIHBhcnRpY2lwYW50J3Mgb3ZlcmFsbCBydWxlczsgYWJzZW50IHdpdGhvdXQgc3VjaCBydWxlcy4KCrIBCgQEHgIDEgSbBQIWGqMBIFdoZXRoZXIgcmVwZWF0aW5nIHRoZSBkcmF3IGFuZCB0aGUgcGxhY2VtZW50IGdpdmVzIHRoZSBzYW1lIGluc3RhbnQuIEZhbHNlIGlmIHRoZSB0aW1lIHpvbmUKIHJ1bGVzLCBvciB0aGUgb3RoZXIgbm90aWZpY2F0aW9ucyBhdCB0aGF0IHRpbWUsIGFyZSBubyBsb25nZXIga25vd24uCgqTAQoEBB4CBBIEngUCIRqEASBUaGUgdHJpZ2dlciBvY2N1cnJlbmNlIHRoYXQgdGhlIG5vdGlmaWNhdGlvbiBmb2xsb3dzLiBBYnNlbnQgaWYgaXQgZm9sbG93cyBub25lLCBvciB0aGF0CiBvY2N1cnJlbmNlIGlzIG5vIGxvbmdlciBrbm93biBhcyBpdCB3YXMuCgp2CgIEHxIGowUAvQUBGmggVGhlIGRlcml2YXRpb24gb2YgYW4gaW5zdGFudCBmcm9tIGEgdHJpZ2dlciBvY2N1cnJlbmNlLiBgRHJhd0V4cGxhbmF0aW9uLnNjaGVkdWxlX2pzb25gIGhhcyB0aGUKIHBsYW4uCgocCgQEHwIAEgSlBQIYGg4gVGhlIHRyaWdnZXIuCgomCgQEHwIBEgSnBQIbGhggVVVJRDsgZW1wdHkgZm9yIHN0YWZmLgoKPgoEBB8CAhIEqQUCKhowIFRpbWUgb2YgdGhlIG9jY3VycmVuY2UsIHJvdW5kZWQgdXAgdG8gc2Vjb25kcy4KCrMBCgQEHwIDEgSsBQIqGqQBIFRpbWUgZnJvbSB3aGljaCBpdCBjb3VsZCBjYXVzZSBhIG5vdGlmaWNhdGlvbjogb25lIHRvIHR3byBtaW51dGVzIGFmdGVyIHBsYW5uaW5nIGZpcnN0IHVzZWQgaXQsCiBvciB0aGUgdGltZSBvZiB0aGUgb2NjdXJyZW5jZSBpZiB0aGF0IGlzIGxhdGVyLiBBYnNlbnQgZm9yIHN0YWZmLgoKUQoEBB8CBBIErgUCEhpDIFNlZWQgb2YgdGhlIGRlbGF5J3MgZHJhdywgMTYgaGV4YWRlY2ltYWwgZGlnaXRzOyBlbXB0eSBmb3Igc3RhZmYuCgo6CgQEHwIFEgSwBQIcGiwgTG93ZXIgYm91bmQgb2YgdGhlIGRyYXduIGRlbGF5IGluIHNlY29uZHMuCgo6CgQEHwIGEgSyBQIdGiwgVXBwZXIgYm91bmQgb2YgdGhlIGRyYXduIGRlbGF5IGluIHNlY29uZHMuCgonCgQEHwIHEgS0BQIbGhkgRHJhd24gZGVsYXkgaW4gc2Vjb25kcy4KCqQBCgQEHwIIEgS3BQIqGpUBIFRpbWUgb2YgdGhlIG9jY3VycmVuY2UgcGx1cyB0aGUgZGVsYXksIG9yIGB0ZWxsX3RpbWVgIGlmIHRoYXQgaXMgbGF0ZXIuIEEgbm90aWZpY2F0aW9uIGFmdGVyIGl0CiB3YWl0ZWQgZm9yIGEgd2luZG93IG9yIGZvciB0aGUgZW5kIG9mIHF1aWV0IGhvdXJzLgoKXQoEBB8CCRIEuQUCGBpPIFdpbmRvdyBvZiB0aGUgcGxhbiB0aGF0IGNvbnRhaW5zIHRoZSB3aXNoOyBhYnNlbnQgaWYgdGhlIHBsYW4gaGFzIG5vIHdpbmRvd3MuCgqFAQoEBB8CChIEvAUCHxp3IE1pbnV0ZXMgYmVmb3JlIGFuZCBhZnRlciBhbiBvY2N1cnJlbmNlIHdpdGhpbiB3aGljaCBhbm90aGVyIG9uZSBjYXVzZXMgbm8gbm90aWZpY2F0aW9uOyB0aGUKIHRyaWdnZXIncyBjdXJyZW50IHZhbHVlLgoKIAoCBCASBsAFAMUFARoSIEEgcmFuZ2Ugb2YgdGltZS4KCiEKBAQgAgASBMIFAisaEyBTdGFydCwgaW5jbHVzaXZlLgoKMQoEBCACARIExAUCKRojIEVuZCwgaW5jbHVzaXZlLCBpbiB3aG9sZSBzZWNvbmRzLgoKKwoCBCESBsgFAOoFARodIElucHV0cyBhbmQgc3RlcHMgb2YgYSBkcmF3LgoKNgoEBCECABIEygUCFhooIFJldmlzaW9uIG9mIHRoZSBwbGFuJ3MgaW5wdXRzLCBmcm9tIDEuCgokCgQEIQIBEgTMBQIXGhYgSUFOQSB0aW1lIHpvbmUgdXNlZC4KClMKBAQhAgISBM4FAhwaRSBWZXJzaW9uIG9mIHRoZSB0aW1lIHpvbmUgcnVsZXMgdXNlZCBmb3IgdGhlIGRyYXc7IGVtcHR5IGlmIHVua25vd24uCgpHCgQEIQIDEgTQBQIgGjkgVmVyc2lvbiBvZiB0aGUgdGltZSB6b25lIHJ1bGVzIHVzZWQgdG8gcmVwZWF0IHRoZSBkcmF3LgoKWgoEBCECBBIE0gUCGxpMIFRoZSBzY2hlZHVsZSBhcyBKU09OLCB3aXRoIHRoZSBtZW1iZXIgbmFtZXMgb2YgYSBwYXJ0aWNpcGFudCdzIG93biBleHBvcnQuCgpcCgQEIQIFEgTUBQIWGk4gRGF0ZSB0aGF0IHRoZSBzY2hlZHVsZSdzIGRheXMgY291bnQgZnJvbSwgYFlZWVktTU0tRERgOyBlbXB0eSBpZiBpcnJlbGV2YW50LgoKMQoEBCECBhIE1gUCMRojIFN0YXJ0IG9mIHRoZSBzdHVkeTsgYWJzZW50OiBvcGVuLgoKLwoEBCECBxIE2AUCLxohIEVuZCBvZiB0aGUgc3R1ZHk7IGFic2VudDogb3Blbi4KCpQBCgQEIQIIEgTbBQIXGoUBIEJhc2Ugb2YgYWxsIGRyYXdzIG9mIHRoZSByZXZpc2lvbiwgMTYgaGV4YWRlY2ltYWwgZGlnaXRzLiBFbXB0eSBmb3Igc3RhZmYsIGJlY2F1c2UgaXQgd291bGQKIGxpbmsgdGhlIHBhcnRpY2lwYW50IHRvIG90aGVyIHN0dWRpZXMuCgpkCgQEIQIJEgTdBQITGlYgU2VlZCBvZiB0aGUgZGF0ZSdzIGRyYXcsIDE2IGhleGFkZWNpbWFsIGRpZ2l0czsgZW1wdHkgZm9yIHN0YWZmIGFuZCBmb3IgZml4ZWQgdGltZXMuCgovCgQEIQIKEgTfBQITGiEgRGF0ZSBvZiB0aGUgZHJhdywgYFlZWVktTU0tRERgLgoKTQoEBCECCxIE4QUCIho/IFRoZSBkYXRlJ3Mgd2luZG93IHdpdGhvdXQgcXVpZXQgaG91cnM7IGVtcHR5IGZvciBmaXhlZCB0aW1lcy4KClcKBAQhAgwSBOMFAhwaSSBIaWdoZXN0IHBvc2l0aW9uOiB0aGUgd2hvbGUgc2Vjb25kcyBvZiB0aGUgd2luZG93cyBhcmUgbnVtYmVyZWQgZnJvbSAwLgoKRgoEBCECDRIE5QUCHxo4IEFsbCBpbnN0YW50cyBvZiB0aGUgZGF0ZSwgaW4gdGhlIG9yZGVyIG9mIHRoZWlyIGRyYXdzLgoKZQoEBCECDhIE5wUCExpXIE51bWJlciBvZiB0aGUgbm90aWZpY2F0aW9uJ3Mgc3RlcCwgZnJvbSAxOyAwOiByZXBlYXRpbmcgdGhlIGRyYXcgZG9lcyBub3QgcHJvZHVjZSBpdC4KCjoKBAQhAg8SBOkFAisaLCBUaW1lIGF0IHdoaWNoIHRoZSBzY2hlZHVsZSB3b3VsZCBwbGFjZSBpdC4KCiEKAgQiEgbtBQD9BQEaEyBPbmUgZHJhd24gbnVtYmVyLgoKRAoEBCICABIE7wUCGBo2IEZpcnN0IHBvc2l0aW9uIG9mIHRoZSBzdGVwJ3Mgb3duIHBhcnQgb2YgdGhlIHdpbmRvdy4KCisKBAQiAgESBPEFAhcaHSBMYXN0IHBvc2l0aW9uIG9mIHRoYXQgcGFydC4KCnUKBAQiAgISBPQFAhQaZyBMb3dlciBib3VuZCBvZiB0aGUgZHJhdzogbGF0ZXIgdGhhbiB0aGUgcGFydCdzIHN0YXJ0IGlmIHRoZSBwcmV2aW91cyBpbnN0YW50IGlzIGNsb3NlciB0aGFuIHRoZQogZ2FwLgoKUgoEBCICAxIE9gUCFRpEIFVwcGVyIGJvdW5kIG9mIHRoZSBkcmF3LCBzbyB0aGF0IGFsbCBmb2xsb3dpbmcgaW5zdGFudHMgaGF2ZSByb29tLgoKHwoEBCICBBIE+AUCFhoRIERyYXduIHBvc2l0aW9uLgoKKAoEBCICBRIE+gUCKhoaIEluc3RhbnQgb2YgdGhlIHBvc2l0aW9uLgoKOgoEBCICBhIE/AUCGRosIFdoZXRoZXIgdGhlIGdhcCBtb3ZlZCBhIGJvdW5kIG9mIHRoZSBwYXJ0LgoKUAoCBCMSBoAGAI0GARpCIFRoZSBlZmZlY3Qgb2YgdGhlIHBhcnRpY2lwYW50J3Mgb3ZlcmFsbCBydWxlcyBvbiBhIGRhdGUncyBkcmF3cy4KCi4KBAQjAgASBIIGAhwaICBSZXZpc2lvbiBvZiB0aGUgcnVsZXMsIGZyb20gMS4KCqIBCgQEIwIBEgSFBgIYGpMBIFRoZSBydWxlcyBhcyBKU09OOiBxdWlldCBob3VycywgZ2FwIGFuZCBkYWlseSBtYXhpbXVtIG9mIHRoZSBwYXJ0aWNpcGFudCwgYW5kIHRoZSBydWxlcyBvZgogc3R1ZGllcy4gU3RhZmYgc2VlIHRoZSBydWxlcyBvZiB0aGVpciBvd24gc3R1ZHkgb25seS4KClcKBAQjAgISBIcGAhEaSSBXaGV0aGVyIHRoZSBydWxlcyBtb3ZlZCB0aGUgbm90aWZpY2F0aW9uIGF3YXkgZnJvbSBpdHMgc2NoZWR1bGUncyB0aW1lLgoKPQoEBCMCAxIEiQYCJRovIFF1aWV0IGhvdXJzIGFyb3VuZCB0aGUgZGF0ZTsgZW1wdHkgZm9yIHN0YWZmLgoKrgEKBAQjAgQSBIwGAi0anwEgTm90aWZpY2F0aW9ucyB0aGF0IHdlcmUgcGxhY2VkIGVhcmxpZXIgb3IgdG9nZXRoZXIgd2l0aCBpdCwgd2l0aGluIDEyIGhvdXJzIG9mIGl0cyB3aXNoIG9yCiBpbnN0YW50OyBlYXJsaWVzdCBmaXJzdC4gU3RhZmYgc2VlIHRob3NlIG9mIHRoZWlyIG93biBzdHVkeSBvbmx5LgoKNAoCBCQSBpAGAJMGARomIEEgbm90aWZpY2F0aW9uIGNsb3NlIHRvIGFub3RoZXIgb25lLgoKHQoEBCQCABIEkgYCLBoPIFBsYW5uZWQgdGltZS4KYgZwcm90bzM=")
}

extension PlanningV1.ComplianceRow {
  public static var fullName: String { "otolith.planning.v1.ComplianceRow" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__planning__v1__compliance_row__init)

  init(_ c: UnsafePointer<Otolith__Planning__V1__ComplianceRow>) {
    self.key = Codec.string(c.pointee.key)
    self.planned = c.pointee.planned
    self.delivered = c.pointee.delivered
    self.opened = c.pointee.opened
    self.answeredInTime = c.pointee.answered_in_time
    self.answeredLate = c.pointee.answered_late
    self.dismissed = c.pointee.dismissed
    self.missed = c.pointee.missed
    self.expired = c.pointee.expired
    self.open = c.pointee.open
    self.answeredOfPlanned = c.pointee.answered_of_planned
    self.answeredOfDelivered = c.pointee.answered_of_delivered
    self.medianAnswerSeconds = c.pointee.median_answer_seconds
    self.p90AnswerSeconds = c.pointee.p90_answer_seconds
    self.sent = c.pointee.sent
    self.missedUnseen = c.pointee.missed_unseen
    self.missedUnopened = c.pointee.missed_unopened
    self.missedOpened = c.pointee.missed_opened
    self.participants = c.pointee.participants
    self.consentEnded = c.pointee.consent_ended
    self.noRoom = c.pointee.no_room
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__ComplianceRow> {
    let c = arena.allocate(Otolith__Planning__V1__ComplianceRow.self)
    otolith__planning__v1__compliance_row__init(c)
    if !self.key.isEmpty { c.pointee.key = arena.string(self.key) }
    c.pointee.planned = self.planned
    c.pointee.delivered = self.delivered
    c.pointee.opened = self.opened
    c.pointee.answered_in_time = self.answeredInTime
    c.pointee.answered_late = self.answeredLate
    c.pointee.dismissed = self.dismissed
    c.pointee.missed = self.missed
    c.pointee.expired = self.expired
    c.pointee.open = self.open
    c.pointee.answered_of_planned = self.answeredOfPlanned
    c.pointee.answered_of_delivered = self.answeredOfDelivered
    c.pointee.median_answer_seconds = self.medianAnswerSeconds
    c.pointee.p90_answer_seconds = self.p90AnswerSeconds
    c.pointee.sent = self.sent
    c.pointee.missed_unseen = self.missedUnseen
    c.pointee.missed_unopened = self.missedUnopened
    c.pointee.missed_opened = self.missedOpened
    c.pointee.participants = self.participants
    c.pointee.consent_ended = self.consentEnded
    c.pointee.no_room = self.noRoom
    return c
  }
}

extension PlanningV1.GetOwnComplianceRequest {
  public static var fullName: String { "otolith.planning.v1.GetOwnComplianceRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__planning__v1__get_own_compliance_request__init)

  init(_ c: UnsafePointer<Otolith__Planning__V1__GetOwnComplianceRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.breakdown = PlanningV1.ComplianceBreakdown(rawValue: Int32(truncatingIfNeeded: c.pointee.breakdown.rawValue))
    self.fromTime = c.pointee.from_time.map { GoogleProtobuf.Timestamp($0) }
    self.toTime = c.pointee.to_time.map { GoogleProtobuf.Timestamp($0) }
    self.questionnaireID = Codec.string(c.pointee.questionnaire_id)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__GetOwnComplianceRequest> {
    let c = arena.allocate(Otolith__Planning__V1__GetOwnComplianceRequest.self)
    otolith__planning__v1__get_own_compliance_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    c.pointee.breakdown = Otolith__Planning__V1__ComplianceBreakdown(rawValue: .init(truncatingIfNeeded: self.breakdown.rawValue))
    if let value = self.fromTime { c.pointee.from_time = value.cStruct(in: arena) }
    if let value = self.toTime { c.pointee.to_time = value.cStruct(in: arena) }
    if !self.questionnaireID.isEmpty { c.pointee.questionnaire_id = arena.string(self.questionnaireID) }
    return c
  }
}

extension PlanningV1.OwnCompliance {
  public static var fullName: String { "otolith.planning.v1.OwnCompliance" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__planning__v1__own_compliance__init)

  init(_ c: UnsafePointer<Otolith__Planning__V1__OwnCompliance>) {
    self.rows = Codec.messages(c.pointee.rows, c.pointee.n_rows) { PlanningV1.ComplianceRow($0) }
    self.fromTime = c.pointee.from_time.map { GoogleProtobuf.Timestamp($0) }
    self.toTime = c.pointee.to_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__OwnCompliance> {
    let c = arena.allocate(Otolith__Planning__V1__OwnCompliance.self)
    otolith__planning__v1__own_compliance__init(c)
    if !self.rows.isEmpty {
      c.pointee.n_rows = self.rows.count
      c.pointee.rows = arena.array(self.rows) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Planning__V1__ComplianceRow>? }
    }
    if let value = self.fromTime { c.pointee.from_time = value.cStruct(in: arena) }
    if let value = self.toTime { c.pointee.to_time = value.cStruct(in: arena) }
    return c
  }
}

extension PlanningV1.GetComplianceRequest {
  public static var fullName: String { "otolith.planning.v1.GetComplianceRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__planning__v1__get_compliance_request__init)

  init(_ c: UnsafePointer<Otolith__Planning__V1__GetComplianceRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.breakdown = PlanningV1.ComplianceBreakdown(rawValue: Int32(truncatingIfNeeded: c.pointee.breakdown.rawValue))
    self.fromTime = c.pointee.from_time.map { GoogleProtobuf.Timestamp($0) }
    self.toTime = c.pointee.to_time.map { GoogleProtobuf.Timestamp($0) }
    self.questionnaireID = Codec.string(c.pointee.questionnaire_id)
    self.groupID = Codec.string(c.pointee.group_id)
    self.participant = Codec.string(c.pointee.participant)
    self.pageSize = c.pointee.page_size
    self.pageToken = Codec.string(c.pointee.page_token)
    self.includeTestParticipants = c.pointee.include_test_participants != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__GetComplianceRequest> {
    let c = arena.allocate(Otolith__Planning__V1__GetComplianceRequest.self)
    otolith__planning__v1__get_compliance_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    c.pointee.breakdown = Otolith__Planning__V1__ComplianceBreakdown(rawValue: .init(truncatingIfNeeded: self.breakdown.rawValue))
    if let value = self.fromTime { c.pointee.from_time = value.cStruct(in: arena) }
    if let value = self.toTime { c.pointee.to_time = value.cStruct(in: arena) }
    if !self.questionnaireID.isEmpty { c.pointee.questionnaire_id = arena.string(self.questionnaireID) }
    if !self.groupID.isEmpty { c.pointee.group_id = arena.string(self.groupID) }
    if !self.participant.isEmpty { c.pointee.participant = arena.string(self.participant) }
    c.pointee.page_size = self.pageSize
    if !self.pageToken.isEmpty { c.pointee.page_token = arena.string(self.pageToken) }
    c.pointee.include_test_participants = self.includeTestParticipants ? 1 : 0
    return c
  }
}

extension PlanningV1.Compliance {
  public static var fullName: String { "otolith.planning.v1.Compliance" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__planning__v1__compliance__init)

  init(_ c: UnsafePointer<Otolith__Planning__V1__Compliance>) {
    self.rows = Codec.messages(c.pointee.rows, c.pointee.n_rows) { PlanningV1.ComplianceRow($0) }
    self.nextPageToken = Codec.string(c.pointee.next_page_token)
    self.fromTime = c.pointee.from_time.map { GoogleProtobuf.Timestamp($0) }
    self.toTime = c.pointee.to_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__Compliance> {
    let c = arena.allocate(Otolith__Planning__V1__Compliance.self)
    otolith__planning__v1__compliance__init(c)
    if !self.rows.isEmpty {
      c.pointee.n_rows = self.rows.count
      c.pointee.rows = arena.array(self.rows) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Planning__V1__ComplianceRow>? }
    }
    if !self.nextPageToken.isEmpty { c.pointee.next_page_token = arena.string(self.nextPageToken) }
    if let value = self.fromTime { c.pointee.from_time = value.cStruct(in: arena) }
    if let value = self.toTime { c.pointee.to_time = value.cStruct(in: arena) }
    return c
  }
}

extension PlanningV1.ExportNotificationsRequest {
  public static var fullName: String { "otolith.planning.v1.ExportNotificationsRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__planning__v1__export_notifications_request__init)

  init(_ c: UnsafePointer<Otolith__Planning__V1__ExportNotificationsRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.fromTime = c.pointee.from_time.map { GoogleProtobuf.Timestamp($0) }
    self.toTime = c.pointee.to_time.map { GoogleProtobuf.Timestamp($0) }
    self.questionnaireID = Codec.string(c.pointee.questionnaire_id)
    self.includeTestParticipants = c.pointee.include_test_participants != 0
    self.filter = c.pointee.filter.map { CommonV1.ExportFilter($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__ExportNotificationsRequest> {
    let c = arena.allocate(Otolith__Planning__V1__ExportNotificationsRequest.self)
    otolith__planning__v1__export_notifications_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if let value = self.fromTime { c.pointee.from_time = value.cStruct(in: arena) }
    if let value = self.toTime { c.pointee.to_time = value.cStruct(in: arena) }
    if !self.questionnaireID.isEmpty { c.pointee.questionnaire_id = arena.string(self.questionnaireID) }
    c.pointee.include_test_participants = self.includeTestParticipants ? 1 : 0
    if let value = self.filter { c.pointee.filter = value.cStruct(in: arena) }
    return c
  }
}

extension PlanningV1.ExportNotificationsResponse {
  public static var fullName: String { "otolith.planning.v1.ExportNotificationsResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__planning__v1__export_notifications_response__init)

  init(_ c: UnsafePointer<Otolith__Planning__V1__ExportNotificationsResponse>) {
    self.csv = Codec.bytes(c.pointee.csv)
    self.rows = c.pointee.rows
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__ExportNotificationsResponse> {
    let c = arena.allocate(Otolith__Planning__V1__ExportNotificationsResponse.self)
    otolith__planning__v1__export_notifications_response__init(c)
    if !self.csv.isEmpty { c.pointee.csv = ProtobufCBinaryData(len: self.csv.count, data: arena.bytes(self.csv)) }
    c.pointee.rows = self.rows
    return c
  }
}

extension PlanningV1.ListParticipantStatusesRequest {
  public static var fullName: String { "otolith.planning.v1.ListParticipantStatusesRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__planning__v1__list_participant_statuses_request__init)

  init(_ c: UnsafePointer<Otolith__Planning__V1__ListParticipantStatusesRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.silentDays = c.pointee.silent_days
    self.promptsMin = c.pointee.prompts_min
    self.pageSize = c.pointee.page_size
    self.pageToken = Codec.string(c.pointee.page_token)
    self.includeTestParticipants = c.pointee.include_test_participants != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__ListParticipantStatusesRequest> {
    let c = arena.allocate(Otolith__Planning__V1__ListParticipantStatusesRequest.self)
    otolith__planning__v1__list_participant_statuses_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    c.pointee.silent_days = self.silentDays
    c.pointee.prompts_min = self.promptsMin
    c.pointee.page_size = self.pageSize
    if !self.pageToken.isEmpty { c.pointee.page_token = arena.string(self.pageToken) }
    c.pointee.include_test_participants = self.includeTestParticipants ? 1 : 0
    return c
  }
}

extension PlanningV1.ParticipantStatus {
  public static var fullName: String { "otolith.planning.v1.ParticipantStatus" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__planning__v1__participant_status__init)

  init(_ c: UnsafePointer<Otolith__Planning__V1__ParticipantStatus>) {
    self.participant = Codec.string(c.pointee.participant)
    self.groupID = Codec.string(c.pointee.group_id)
    self.activity = PlanningV1.ParticipantActivity(rawValue: Int32(truncatingIfNeeded: c.pointee.activity.rawValue))
    self.joinTime = c.pointee.join_time.map { GoogleProtobuf.Timestamp($0) }
    self.leaveTime = c.pointee.leave_time.map { GoogleProtobuf.Timestamp($0) }
    self.lastAnswerTime = c.pointee.last_answer_time.map { GoogleProtobuf.Timestamp($0) }
    self.unansweredPrompts = c.pointee.unanswered_prompts
    self.testParticipant = c.pointee.test_participant != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__ParticipantStatus> {
    let c = arena.allocate(Otolith__Planning__V1__ParticipantStatus.self)
    otolith__planning__v1__participant_status__init(c)
    if !self.participant.isEmpty { c.pointee.participant = arena.string(self.participant) }
    if !self.groupID.isEmpty { c.pointee.group_id = arena.string(self.groupID) }
    c.pointee.activity = Otolith__Planning__V1__ParticipantActivity(rawValue: .init(truncatingIfNeeded: self.activity.rawValue))
    if let value = self.joinTime { c.pointee.join_time = value.cStruct(in: arena) }
    if let value = self.leaveTime { c.pointee.leave_time = value.cStruct(in: arena) }
    if let value = self.lastAnswerTime { c.pointee.last_answer_time = value.cStruct(in: arena) }
    c.pointee.unanswered_prompts = self.unansweredPrompts
    c.pointee.test_participant = self.testParticipant ? 1 : 0
    return c
  }
}

extension PlanningV1.ListParticipantStatusesResponse {
  public static var fullName: String { "otolith.planning.v1.ListParticipantStatusesResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__planning__v1__list_participant_statuses_response__init)

  init(_ c: UnsafePointer<Otolith__Planning__V1__ListParticipantStatusesResponse>) {
    self.participants = Codec.messages(c.pointee.participants, c.pointee.n_participants) { PlanningV1.ParticipantStatus($0) }
    self.nextPageToken = Codec.string(c.pointee.next_page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__ListParticipantStatusesResponse> {
    let c = arena.allocate(Otolith__Planning__V1__ListParticipantStatusesResponse.self)
    otolith__planning__v1__list_participant_statuses_response__init(c)
    if !self.participants.isEmpty {
      c.pointee.n_participants = self.participants.count
      c.pointee.participants = arena.array(self.participants) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Planning__V1__ParticipantStatus>? }
    }
    if !self.nextPageToken.isEmpty { c.pointee.next_page_token = arena.string(self.nextPageToken) }
    return c
  }
}

extension PlanningV1.ParticipantDate {
  public static var fullName: String { "otolith.planning.v1.ParticipantDate" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__planning__v1__participant_date__init)

  init(_ c: UnsafePointer<Otolith__Planning__V1__ParticipantDate>) {
    self.participant = Codec.string(c.pointee.participant)
    self.staffDateID = Codec.string(c.pointee.staff_date_id)
    self.date = Codec.string(c.pointee.date)
    self.setTime = c.pointee.set_time.map { GoogleProtobuf.Timestamp($0) }
    self.setBy = Codec.string(c.pointee.set_by)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__ParticipantDate> {
    let c = arena.allocate(Otolith__Planning__V1__ParticipantDate.self)
    otolith__planning__v1__participant_date__init(c)
    if !self.participant.isEmpty { c.pointee.participant = arena.string(self.participant) }
    if !self.staffDateID.isEmpty { c.pointee.staff_date_id = arena.string(self.staffDateID) }
    if !self.date.isEmpty { c.pointee.date = arena.string(self.date) }
    if let value = self.setTime { c.pointee.set_time = value.cStruct(in: arena) }
    if !self.setBy.isEmpty { c.pointee.set_by = arena.string(self.setBy) }
    return c
  }
}

extension PlanningV1.SetParticipantDateRequest {
  public static var fullName: String { "otolith.planning.v1.SetParticipantDateRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__planning__v1__set_participant_date_request__init)

  init(_ c: UnsafePointer<Otolith__Planning__V1__SetParticipantDateRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.participant = Codec.string(c.pointee.participant)
    self.staffDateID = Codec.string(c.pointee.staff_date_id)
    self.date = Codec.string(c.pointee.date)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__SetParticipantDateRequest> {
    let c = arena.allocate(Otolith__Planning__V1__SetParticipantDateRequest.self)
    otolith__planning__v1__set_participant_date_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.participant.isEmpty { c.pointee.participant = arena.string(self.participant) }
    if !self.staffDateID.isEmpty { c.pointee.staff_date_id = arena.string(self.staffDateID) }
    if !self.date.isEmpty { c.pointee.date = arena.string(self.date) }
    return c
  }
}

extension PlanningV1.SetParticipantDateResponse {
  public static var fullName: String { "otolith.planning.v1.SetParticipantDateResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__planning__v1__set_participant_date_response__init)

  init(_ c: UnsafePointer<Otolith__Planning__V1__SetParticipantDateResponse>) {
    self.participantDate = c.pointee.participant_date.map { PlanningV1.ParticipantDate($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__SetParticipantDateResponse> {
    let c = arena.allocate(Otolith__Planning__V1__SetParticipantDateResponse.self)
    otolith__planning__v1__set_participant_date_response__init(c)
    if let value = self.participantDate { c.pointee.participant_date = value.cStruct(in: arena) }
    return c
  }
}

extension PlanningV1.ListParticipantDatesRequest {
  public static var fullName: String { "otolith.planning.v1.ListParticipantDatesRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__planning__v1__list_participant_dates_request__init)

  init(_ c: UnsafePointer<Otolith__Planning__V1__ListParticipantDatesRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.participant = Codec.string(c.pointee.participant)
    self.pageSize = c.pointee.page_size
    self.pageToken = Codec.string(c.pointee.page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__ListParticipantDatesRequest> {
    let c = arena.allocate(Otolith__Planning__V1__ListParticipantDatesRequest.self)
    otolith__planning__v1__list_participant_dates_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.participant.isEmpty { c.pointee.participant = arena.string(self.participant) }
    c.pointee.page_size = self.pageSize
    if !self.pageToken.isEmpty { c.pointee.page_token = arena.string(self.pageToken) }
    return c
  }
}

extension PlanningV1.ListParticipantDatesResponse {
  public static var fullName: String { "otolith.planning.v1.ListParticipantDatesResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__planning__v1__list_participant_dates_response__init)

  init(_ c: UnsafePointer<Otolith__Planning__V1__ListParticipantDatesResponse>) {
    self.participantDates = Codec.messages(c.pointee.participant_dates, c.pointee.n_participant_dates) { PlanningV1.ParticipantDate($0) }
    self.nextPageToken = Codec.string(c.pointee.next_page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__ListParticipantDatesResponse> {
    let c = arena.allocate(Otolith__Planning__V1__ListParticipantDatesResponse.self)
    otolith__planning__v1__list_participant_dates_response__init(c)
    if !self.participantDates.isEmpty {
      c.pointee.n_participant_dates = self.participantDates.count
      c.pointee.participant_dates = arena.array(self.participantDates) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Planning__V1__ParticipantDate>? }
    }
    if !self.nextPageToken.isEmpty { c.pointee.next_page_token = arena.string(self.nextPageToken) }
    return c
  }
}

extension PlanningV1.DeleteParticipantDateRequest {
  public static var fullName: String { "otolith.planning.v1.DeleteParticipantDateRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__planning__v1__delete_participant_date_request__init)

  init(_ c: UnsafePointer<Otolith__Planning__V1__DeleteParticipantDateRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.participant = Codec.string(c.pointee.participant)
    self.staffDateID = Codec.string(c.pointee.staff_date_id)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__DeleteParticipantDateRequest> {
    let c = arena.allocate(Otolith__Planning__V1__DeleteParticipantDateRequest.self)
    otolith__planning__v1__delete_participant_date_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.participant.isEmpty { c.pointee.participant = arena.string(self.participant) }
    if !self.staffDateID.isEmpty { c.pointee.staff_date_id = arena.string(self.staffDateID) }
    return c
  }
}

extension PlanningV1.DeleteParticipantDateResponse {
  public static var fullName: String { "otolith.planning.v1.DeleteParticipantDateResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__planning__v1__delete_participant_date_response__init)

  init(_ c: UnsafePointer<Otolith__Planning__V1__DeleteParticipantDateResponse>) {
    self.deleted = c.pointee.deleted != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__DeleteParticipantDateResponse> {
    let c = arena.allocate(Otolith__Planning__V1__DeleteParticipantDateResponse.self)
    otolith__planning__v1__delete_participant_date_response__init(c)
    c.pointee.deleted = self.deleted ? 1 : 0
    return c
  }
}

extension PlanningV1.NotificationRecord {
  public static var fullName: String { "otolith.planning.v1.NotificationRecord" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__planning__v1__notification_record__init)

  init(_ c: UnsafePointer<Otolith__Planning__V1__NotificationRecord>) {
    self.notificationID = Codec.string(c.pointee.notification_id)
    self.questionnaireID = Codec.string(c.pointee.questionnaire_id)
    self.scheduleID = Codec.string(c.pointee.schedule_id)
    self.origin = PlanningV1.NotificationOrigin(rawValue: Int32(truncatingIfNeeded: c.pointee.origin.rawValue))
    self.notifyTime = c.pointee.notify_time.map { GoogleProtobuf.Timestamp($0) }
    self.expireTime = c.pointee.expire_time.map { GoogleProtobuf.Timestamp($0) }
    self.fixed = c.pointee.fixed != 0
    self.state = PlanningV1.NotificationState(rawValue: Int32(truncatingIfNeeded: c.pointee.state.rawValue))
    self.wishTime = c.pointee.wish_time.map { GoogleProtobuf.Timestamp($0) }
    self.planTime = c.pointee.plan_time.map { GoogleProtobuf.Timestamp($0) }
    self.handOutTime = c.pointee.hand_out_time.map { GoogleProtobuf.Timestamp($0) }
    self.sendTime = c.pointee.send_time.map { GoogleProtobuf.Timestamp($0) }
    self.deliverTime = c.pointee.deliver_time.map { GoogleProtobuf.Timestamp($0) }
    self.openTime = c.pointee.open_time.map { GoogleProtobuf.Timestamp($0) }
    self.dismissTime = c.pointee.dismiss_time.map { GoogleProtobuf.Timestamp($0) }
    self.answerTime = c.pointee.answer_time.map { GoogleProtobuf.Timestamp($0) }
    self.cancelTime = c.pointee.cancel_time.map { GoogleProtobuf.Timestamp($0) }
    self.cancelledByStaff = c.pointee.cancelled_by_staff != 0
    self.unplacedReason = PlanningV1.UnplacedReason(rawValue: Int32(truncatingIfNeeded: c.pointee.unplaced_reason.rawValue))
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__NotificationRecord> {
    let c = arena.allocate(Otolith__Planning__V1__NotificationRecord.self)
    otolith__planning__v1__notification_record__init(c)
    if !self.notificationID.isEmpty { c.pointee.notification_id = arena.string(self.notificationID) }
    if !self.questionnaireID.isEmpty { c.pointee.questionnaire_id = arena.string(self.questionnaireID) }
    if !self.scheduleID.isEmpty { c.pointee.schedule_id = arena.string(self.scheduleID) }
    c.pointee.origin = Otolith__Planning__V1__NotificationOrigin(rawValue: .init(truncatingIfNeeded: self.origin.rawValue))
    if let value = self.notifyTime { c.pointee.notify_time = value.cStruct(in: arena) }
    if let value = self.expireTime { c.pointee.expire_time = value.cStruct(in: arena) }
    c.pointee.fixed = self.fixed ? 1 : 0
    c.pointee.state = Otolith__Planning__V1__NotificationState(rawValue: .init(truncatingIfNeeded: self.state.rawValue))
    if let value = self.wishTime { c.pointee.wish_time = value.cStruct(in: arena) }
    if let value = self.planTime { c.pointee.plan_time = value.cStruct(in: arena) }
    if let value = self.handOutTime { c.pointee.hand_out_time = value.cStruct(in: arena) }
    if let value = self.sendTime { c.pointee.send_time = value.cStruct(in: arena) }
    if let value = self.deliverTime { c.pointee.deliver_time = value.cStruct(in: arena) }
    if let value = self.openTime { c.pointee.open_time = value.cStruct(in: arena) }
    if let value = self.dismissTime { c.pointee.dismiss_time = value.cStruct(in: arena) }
    if let value = self.answerTime { c.pointee.answer_time = value.cStruct(in: arena) }
    if let value = self.cancelTime { c.pointee.cancel_time = value.cStruct(in: arena) }
    c.pointee.cancelled_by_staff = self.cancelledByStaff ? 1 : 0
    c.pointee.unplaced_reason = Otolith__Planning__V1__UnplacedReason(rawValue: .init(truncatingIfNeeded: self.unplacedReason.rawValue))
    return c
  }
}

extension PlanningV1.GetParticipantPlanRequest {
  public static var fullName: String { "otolith.planning.v1.GetParticipantPlanRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__planning__v1__get_participant_plan_request__init)

  init(_ c: UnsafePointer<Otolith__Planning__V1__GetParticipantPlanRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.participant = Codec.string(c.pointee.participant)
    self.fromTime = c.pointee.from_time.map { GoogleProtobuf.Timestamp($0) }
    self.toTime = c.pointee.to_time.map { GoogleProtobuf.Timestamp($0) }
    self.includeCancelled = c.pointee.include_cancelled != 0
    self.pageSize = c.pointee.page_size
    self.pageToken = Codec.string(c.pointee.page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__GetParticipantPlanRequest> {
    let c = arena.allocate(Otolith__Planning__V1__GetParticipantPlanRequest.self)
    otolith__planning__v1__get_participant_plan_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.participant.isEmpty { c.pointee.participant = arena.string(self.participant) }
    if let value = self.fromTime { c.pointee.from_time = value.cStruct(in: arena) }
    if let value = self.toTime { c.pointee.to_time = value.cStruct(in: arena) }
    c.pointee.include_cancelled = self.includeCancelled ? 1 : 0
    c.pointee.page_size = self.pageSize
    if !self.pageToken.isEmpty { c.pointee.page_token = arena.string(self.pageToken) }
    return c
  }
}

extension PlanningV1.ParticipantPlan {
  public static var fullName: String { "otolith.planning.v1.ParticipantPlan" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__planning__v1__participant_plan__init)

  init(_ c: UnsafePointer<Otolith__Planning__V1__ParticipantPlan>) {
    self.notifications = Codec.messages(c.pointee.notifications, c.pointee.n_notifications) { PlanningV1.NotificationRecord($0) }
    self.timeZone = Codec.string(c.pointee.time_zone)
    self.nextPageToken = Codec.string(c.pointee.next_page_token)
    self.consentEndTime = c.pointee.consent_end_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__ParticipantPlan> {
    let c = arena.allocate(Otolith__Planning__V1__ParticipantPlan.self)
    otolith__planning__v1__participant_plan__init(c)
    if !self.notifications.isEmpty {
      c.pointee.n_notifications = self.notifications.count
      c.pointee.notifications = arena.array(self.notifications) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Planning__V1__NotificationRecord>? }
    }
    if !self.timeZone.isEmpty { c.pointee.time_zone = arena.string(self.timeZone) }
    if !self.nextPageToken.isEmpty { c.pointee.next_page_token = arena.string(self.nextPageToken) }
    if let value = self.consentEndTime { c.pointee.consent_end_time = value.cStruct(in: arena) }
    return c
  }
}

extension PlanningV1.AddNotificationRequest {
  public static var fullName: String { "otolith.planning.v1.AddNotificationRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__planning__v1__add_notification_request__init)

  init(_ c: UnsafePointer<Otolith__Planning__V1__AddNotificationRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.participant = Codec.string(c.pointee.participant)
    self.questionnaireID = Codec.string(c.pointee.questionnaire_id)
    self.notificationID = Codec.string(c.pointee.notification_id)
    self.notifyTime = c.pointee.notify_time.map { GoogleProtobuf.Timestamp($0) }
    self.expiresAfterMinutes = c.pointee.expires_after_minutes
    self.overrideQuietHours = c.pointee.override_quiet_hours != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__AddNotificationRequest> {
    let c = arena.allocate(Otolith__Planning__V1__AddNotificationRequest.self)
    otolith__planning__v1__add_notification_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.participant.isEmpty { c.pointee.participant = arena.string(self.participant) }
    if !self.questionnaireID.isEmpty { c.pointee.questionnaire_id = arena.string(self.questionnaireID) }
    if !self.notificationID.isEmpty { c.pointee.notification_id = arena.string(self.notificationID) }
    if let value = self.notifyTime { c.pointee.notify_time = value.cStruct(in: arena) }
    c.pointee.expires_after_minutes = self.expiresAfterMinutes
    c.pointee.override_quiet_hours = self.overrideQuietHours ? 1 : 0
    return c
  }
}

extension PlanningV1.AddNotificationResponse {
  public static var fullName: String { "otolith.planning.v1.AddNotificationResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__planning__v1__add_notification_response__init)

  init(_ c: UnsafePointer<Otolith__Planning__V1__AddNotificationResponse>) {
    self.notification = c.pointee.notification.map { PlanningV1.NotificationRecord($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__AddNotificationResponse> {
    let c = arena.allocate(Otolith__Planning__V1__AddNotificationResponse.self)
    otolith__planning__v1__add_notification_response__init(c)
    if let value = self.notification { c.pointee.notification = value.cStruct(in: arena) }
    return c
  }
}

extension PlanningV1.MoveNotificationRequest {
  public static var fullName: String { "otolith.planning.v1.MoveNotificationRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__planning__v1__move_notification_request__init)

  init(_ c: UnsafePointer<Otolith__Planning__V1__MoveNotificationRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.notificationID = Codec.string(c.pointee.notification_id)
    self.newNotificationID = Codec.string(c.pointee.new_notification_id)
    self.notifyTime = c.pointee.notify_time.map { GoogleProtobuf.Timestamp($0) }
    self.overrideQuietHours = c.pointee.override_quiet_hours != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__MoveNotificationRequest> {
    let c = arena.allocate(Otolith__Planning__V1__MoveNotificationRequest.self)
    otolith__planning__v1__move_notification_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.notificationID.isEmpty { c.pointee.notification_id = arena.string(self.notificationID) }
    if !self.newNotificationID.isEmpty { c.pointee.new_notification_id = arena.string(self.newNotificationID) }
    if let value = self.notifyTime { c.pointee.notify_time = value.cStruct(in: arena) }
    c.pointee.override_quiet_hours = self.overrideQuietHours ? 1 : 0
    return c
  }
}

extension PlanningV1.MoveNotificationResponse {
  public static var fullName: String { "otolith.planning.v1.MoveNotificationResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__planning__v1__move_notification_response__init)

  init(_ c: UnsafePointer<Otolith__Planning__V1__MoveNotificationResponse>) {
    self.notification = c.pointee.notification.map { PlanningV1.NotificationRecord($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__MoveNotificationResponse> {
    let c = arena.allocate(Otolith__Planning__V1__MoveNotificationResponse.self)
    otolith__planning__v1__move_notification_response__init(c)
    if let value = self.notification { c.pointee.notification = value.cStruct(in: arena) }
    return c
  }
}

extension PlanningV1.CancelNotificationRequest {
  public static var fullName: String { "otolith.planning.v1.CancelNotificationRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__planning__v1__cancel_notification_request__init)

  init(_ c: UnsafePointer<Otolith__Planning__V1__CancelNotificationRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.notificationID = Codec.string(c.pointee.notification_id)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__CancelNotificationRequest> {
    let c = arena.allocate(Otolith__Planning__V1__CancelNotificationRequest.self)
    otolith__planning__v1__cancel_notification_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.notificationID.isEmpty { c.pointee.notification_id = arena.string(self.notificationID) }
    return c
  }
}

extension PlanningV1.CancelNotificationResponse {
  public static var fullName: String { "otolith.planning.v1.CancelNotificationResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__planning__v1__cancel_notification_response__init)

  init(_ c: UnsafePointer<Otolith__Planning__V1__CancelNotificationResponse>) {
    self.notification = c.pointee.notification.map { PlanningV1.NotificationRecord($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__CancelNotificationResponse> {
    let c = arena.allocate(Otolith__Planning__V1__CancelNotificationResponse.self)
    otolith__planning__v1__cancel_notification_response__init(c)
    if let value = self.notification { c.pointee.notification = value.cStruct(in: arena) }
    return c
  }
}

extension PlanningV1.FireTriggerRequest {
  public static var fullName: String { "otolith.planning.v1.FireTriggerRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__planning__v1__fire_trigger_request__init)

  init(_ c: UnsafePointer<Otolith__Planning__V1__FireTriggerRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.participant = Codec.string(c.pointee.participant)
    self.triggerID = Codec.string(c.pointee.trigger_id)
    self.occurrenceID = Codec.string(c.pointee.occurrence_id)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__FireTriggerRequest> {
    let c = arena.allocate(Otolith__Planning__V1__FireTriggerRequest.self)
    otolith__planning__v1__fire_trigger_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.participant.isEmpty { c.pointee.participant = arena.string(self.participant) }
    if !self.triggerID.isEmpty { c.pointee.trigger_id = arena.string(self.triggerID) }
    if !self.occurrenceID.isEmpty { c.pointee.occurrence_id = arena.string(self.occurrenceID) }
    return c
  }
}

extension PlanningV1.FireTriggerResponse {
  public static var fullName: String { "otolith.planning.v1.FireTriggerResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__planning__v1__fire_trigger_response__init)

  init(_ c: UnsafePointer<Otolith__Planning__V1__FireTriggerResponse>) {
    self.occurrence = c.pointee.occurrence.map { PlanningV1.TriggerOccurrence($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__FireTriggerResponse> {
    let c = arena.allocate(Otolith__Planning__V1__FireTriggerResponse.self)
    otolith__planning__v1__fire_trigger_response__init(c)
    if let value = self.occurrence { c.pointee.occurrence = value.cStruct(in: arena) }
    return c
  }
}

extension PlanningV1.TriggerOccurrence {
  public static var fullName: String { "otolith.planning.v1.TriggerOccurrence" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__planning__v1__trigger_occurrence__init)

  init(_ c: UnsafePointer<Otolith__Planning__V1__TriggerOccurrence>) {
    self.participant = Codec.string(c.pointee.participant)
    self.triggerID = Codec.string(c.pointee.trigger_id)
    self.occurrenceID = Codec.string(c.pointee.occurrence_id)
    self.fireTime = c.pointee.fire_time.map { GoogleProtobuf.Timestamp($0) }
    self.outcome = PlanningV1.TriggerOutcome(rawValue: Int32(truncatingIfNeeded: c.pointee.outcome.rawValue))
    self.promptTime = c.pointee.prompt_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__TriggerOccurrence> {
    let c = arena.allocate(Otolith__Planning__V1__TriggerOccurrence.self)
    otolith__planning__v1__trigger_occurrence__init(c)
    if !self.participant.isEmpty { c.pointee.participant = arena.string(self.participant) }
    if !self.triggerID.isEmpty { c.pointee.trigger_id = arena.string(self.triggerID) }
    if !self.occurrenceID.isEmpty { c.pointee.occurrence_id = arena.string(self.occurrenceID) }
    if let value = self.fireTime { c.pointee.fire_time = value.cStruct(in: arena) }
    c.pointee.outcome = Otolith__Planning__V1__TriggerOutcome(rawValue: .init(truncatingIfNeeded: self.outcome.rawValue))
    if let value = self.promptTime { c.pointee.prompt_time = value.cStruct(in: arena) }
    return c
  }
}

extension PlanningV1.ExplainNotificationRequest {
  public static var fullName: String { "otolith.planning.v1.ExplainNotificationRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__planning__v1__explain_notification_request__init)

  init(_ c: UnsafePointer<Otolith__Planning__V1__ExplainNotificationRequest>) {
    self.notificationID = Codec.string(c.pointee.notification_id)
    self.studyID = Codec.string(c.pointee.study_id)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__ExplainNotificationRequest> {
    let c = arena.allocate(Otolith__Planning__V1__ExplainNotificationRequest.self)
    otolith__planning__v1__explain_notification_request__init(c)
    if !self.notificationID.isEmpty { c.pointee.notification_id = arena.string(self.notificationID) }
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    return c
  }
}

extension PlanningV1.ExplainNotificationResponse {
  public static var fullName: String { "otolith.planning.v1.ExplainNotificationResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__planning__v1__explain_notification_response__init)

  init(_ c: UnsafePointer<Otolith__Planning__V1__ExplainNotificationResponse>) {
    self.notification = c.pointee.notification.map { PlanningV1.NotificationRecord($0) }
    self.draw = c.pointee.draw.map { PlanningV1.DrawExplanation($0) }
    self.placement = c.pointee.placement.map { PlanningV1.PlacementExplanation($0) }
    self.reproduced = c.pointee.reproduced != 0
    self.trigger = c.pointee.trigger.map { PlanningV1.TriggerExplanation($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__ExplainNotificationResponse> {
    let c = arena.allocate(Otolith__Planning__V1__ExplainNotificationResponse.self)
    otolith__planning__v1__explain_notification_response__init(c)
    if let value = self.notification { c.pointee.notification = value.cStruct(in: arena) }
    if let value = self.draw { c.pointee.draw = value.cStruct(in: arena) }
    if let value = self.placement { c.pointee.placement = value.cStruct(in: arena) }
    c.pointee.reproduced = self.reproduced ? 1 : 0
    if let value = self.trigger { c.pointee.trigger = value.cStruct(in: arena) }
    return c
  }
}

extension PlanningV1.TriggerExplanation {
  public static var fullName: String { "otolith.planning.v1.TriggerExplanation" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__planning__v1__trigger_explanation__init)

  init(_ c: UnsafePointer<Otolith__Planning__V1__TriggerExplanation>) {
    self.triggerID = Codec.string(c.pointee.trigger_id)
    self.occurrenceID = Codec.string(c.pointee.occurrence_id)
    self.fireTime = c.pointee.fire_time.map { GoogleProtobuf.Timestamp($0) }
    self.tellTime = c.pointee.tell_time.map { GoogleProtobuf.Timestamp($0) }
    self.seed = Codec.string(c.pointee.seed)
    self.lowestSeconds = c.pointee.lowest_seconds
    self.highestSeconds = c.pointee.highest_seconds
    self.delaySeconds = c.pointee.delay_seconds
    self.drawTime = c.pointee.draw_time.map { GoogleProtobuf.Timestamp($0) }
    self.window = c.pointee.window.map { PlanningV1.TimeRange($0) }
    self.cooldownMinutes = c.pointee.cooldown_minutes
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__TriggerExplanation> {
    let c = arena.allocate(Otolith__Planning__V1__TriggerExplanation.self)
    otolith__planning__v1__trigger_explanation__init(c)
    if !self.triggerID.isEmpty { c.pointee.trigger_id = arena.string(self.triggerID) }
    if !self.occurrenceID.isEmpty { c.pointee.occurrence_id = arena.string(self.occurrenceID) }
    if let value = self.fireTime { c.pointee.fire_time = value.cStruct(in: arena) }
    if let value = self.tellTime { c.pointee.tell_time = value.cStruct(in: arena) }
    if !self.seed.isEmpty { c.pointee.seed = arena.string(self.seed) }
    c.pointee.lowest_seconds = self.lowestSeconds
    c.pointee.highest_seconds = self.highestSeconds
    c.pointee.delay_seconds = self.delaySeconds
    if let value = self.drawTime { c.pointee.draw_time = value.cStruct(in: arena) }
    if let value = self.window { c.pointee.window = value.cStruct(in: arena) }
    c.pointee.cooldown_minutes = self.cooldownMinutes
    return c
  }
}

extension PlanningV1.TimeRange {
  public static var fullName: String { "otolith.planning.v1.TimeRange" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__planning__v1__time_range__init)

  init(_ c: UnsafePointer<Otolith__Planning__V1__TimeRange>) {
    self.startTime = c.pointee.start_time.map { GoogleProtobuf.Timestamp($0) }
    self.endTime = c.pointee.end_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__TimeRange> {
    let c = arena.allocate(Otolith__Planning__V1__TimeRange.self)
    otolith__planning__v1__time_range__init(c)
    if let value = self.startTime { c.pointee.start_time = value.cStruct(in: arena) }
    if let value = self.endTime { c.pointee.end_time = value.cStruct(in: arena) }
    return c
  }
}

extension PlanningV1.DrawExplanation {
  public static var fullName: String { "otolith.planning.v1.DrawExplanation" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__planning__v1__draw_explanation__init)

  init(_ c: UnsafePointer<Otolith__Planning__V1__DrawExplanation>) {
    self.revision = c.pointee.revision
    self.timeZone = Codec.string(c.pointee.time_zone)
    self.tzdataVersion = Codec.string(c.pointee.tzdata_version)
    self.tzdataVersionNow = Codec.string(c.pointee.tzdata_version_now)
    self.scheduleJSON = Codec.string(c.pointee.schedule_json)
    self.dayZero = Codec.string(c.pointee.day_zero)
    self.studyStartTime = c.pointee.study_start_time.map { GoogleProtobuf.Timestamp($0) }
    self.studyEndTime = c.pointee.study_end_time.map { GoogleProtobuf.Timestamp($0) }
    self.baseSeed = Codec.string(c.pointee.base_seed)
    self.seed = Codec.string(c.pointee.seed)
    self.date = Codec.string(c.pointee.date)
    self.windows = Codec.messages(c.pointee.windows, c.pointee.n_windows) { PlanningV1.TimeRange($0) }
    self.lastPosition = c.pointee.last_position
    self.steps = Codec.messages(c.pointee.steps, c.pointee.n_steps) { PlanningV1.DrawStep($0) }
    self.step = c.pointee.step
    self.wishTime = c.pointee.wish_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__DrawExplanation> {
    let c = arena.allocate(Otolith__Planning__V1__DrawExplanation.self)
    otolith__planning__v1__draw_explanation__init(c)
    c.pointee.revision = self.revision
    if !self.timeZone.isEmpty { c.pointee.time_zone = arena.string(self.timeZone) }
    if !self.tzdataVersion.isEmpty { c.pointee.tzdata_version = arena.string(self.tzdataVersion) }
    if !self.tzdataVersionNow.isEmpty { c.pointee.tzdata_version_now = arena.string(self.tzdataVersionNow) }
    if !self.scheduleJSON.isEmpty { c.pointee.schedule_json = arena.string(self.scheduleJSON) }
    if !self.dayZero.isEmpty { c.pointee.day_zero = arena.string(self.dayZero) }
    if let value = self.studyStartTime { c.pointee.study_start_time = value.cStruct(in: arena) }
    if let value = self.studyEndTime { c.pointee.study_end_time = value.cStruct(in: arena) }
    if !self.baseSeed.isEmpty { c.pointee.base_seed = arena.string(self.baseSeed) }
    if !self.seed.isEmpty { c.pointee.seed = arena.string(self.seed) }
    if !self.date.isEmpty { c.pointee.date = arena.string(self.date) }
    if !self.windows.isEmpty {
      c.pointee.n_windows = self.windows.count
      c.pointee.windows = arena.array(self.windows) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Planning__V1__TimeRange>? }
    }
    c.pointee.last_position = self.lastPosition
    if !self.steps.isEmpty {
      c.pointee.n_steps = self.steps.count
      c.pointee.steps = arena.array(self.steps) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Planning__V1__DrawStep>? }
    }
    c.pointee.step = self.step
    if let value = self.wishTime { c.pointee.wish_time = value.cStruct(in: arena) }
    return c
  }
}

extension PlanningV1.DrawStep {
  public static var fullName: String { "otolith.planning.v1.DrawStep" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__planning__v1__draw_step__init)

  init(_ c: UnsafePointer<Otolith__Planning__V1__DrawStep>) {
    self.partFirst = c.pointee.part_first
    self.partLast = c.pointee.part_last
    self.lowest = c.pointee.lowest
    self.highest = c.pointee.highest
    self.position = c.pointee.position
    self.drawTime = c.pointee.draw_time.map { GoogleProtobuf.Timestamp($0) }
    self.gapCorrected = c.pointee.gap_corrected != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__DrawStep> {
    let c = arena.allocate(Otolith__Planning__V1__DrawStep.self)
    otolith__planning__v1__draw_step__init(c)
    c.pointee.part_first = self.partFirst
    c.pointee.part_last = self.partLast
    c.pointee.lowest = self.lowest
    c.pointee.highest = self.highest
    c.pointee.position = self.position
    if let value = self.drawTime { c.pointee.draw_time = value.cStruct(in: arena) }
    c.pointee.gap_corrected = self.gapCorrected ? 1 : 0
    return c
  }
}

extension PlanningV1.PlacementExplanation {
  public static var fullName: String { "otolith.planning.v1.PlacementExplanation" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__planning__v1__placement_explanation__init)

  init(_ c: UnsafePointer<Otolith__Planning__V1__PlacementExplanation>) {
    self.rulesRevision = c.pointee.rules_revision
    self.rulesJSON = Codec.string(c.pointee.rules_json)
    self.moved = c.pointee.moved != 0
    self.quietHours = Codec.messages(c.pointee.quiet_hours, c.pointee.n_quiet_hours) { PlanningV1.TimeRange($0) }
    self.neighbours = Codec.messages(c.pointee.neighbours, c.pointee.n_neighbours) { PlanningV1.PlacementNeighbour($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__PlacementExplanation> {
    let c = arena.allocate(Otolith__Planning__V1__PlacementExplanation.self)
    otolith__planning__v1__placement_explanation__init(c)
    c.pointee.rules_revision = self.rulesRevision
    if !self.rulesJSON.isEmpty { c.pointee.rules_json = arena.string(self.rulesJSON) }
    c.pointee.moved = self.moved ? 1 : 0
    if !self.quietHours.isEmpty {
      c.pointee.n_quiet_hours = self.quietHours.count
      c.pointee.quiet_hours = arena.array(self.quietHours) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Planning__V1__TimeRange>? }
    }
    if !self.neighbours.isEmpty {
      c.pointee.n_neighbours = self.neighbours.count
      c.pointee.neighbours = arena.array(self.neighbours) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Planning__V1__PlacementNeighbour>? }
    }
    return c
  }
}

extension PlanningV1.PlacementNeighbour {
  public static var fullName: String { "otolith.planning.v1.PlacementNeighbour" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__planning__v1__placement_neighbour__init)

  init(_ c: UnsafePointer<Otolith__Planning__V1__PlacementNeighbour>) {
    self.notifyTime = c.pointee.notify_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__PlacementNeighbour> {
    let c = arena.allocate(Otolith__Planning__V1__PlacementNeighbour.self)
    otolith__planning__v1__placement_neighbour__init(c)
    if let value = self.notifyTime { c.pointee.notify_time = value.cStruct(in: arena) }
    return c
  }
}
