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
    /// Participant and date in the participant's calendar, as `pseudonym/YYYY-MM-DD`; the part after the
    /// slash is empty for a participant without notifications.
    case participantDate
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .total, .participant, .localDate, .utcDate, .hour, .weekday, .questionnaire, .group, .schedule, .studyDay, .participantDate] }

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
        case 11: .participantDate
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
        case .participantDate: 11
        case .unrecognized(let number): number
      }
    }
  }

  /// The rows of an export of notifications.
  public enum NotificationTable: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// As NOTIFICATION_TABLE_NOTIFICATIONS.
    case unspecified
    /// One row for each notification.
    case notifications
    /// One row for each decision point: an occurrence of a trigger, or an instant that a schedule drew. The
    /// column `decision` has the outcome: `planned`, or the reason against a notification. Occurrences of
    /// a trigger with a draw have availability, probabilities, seed, number and option. Occurrences have
    /// a date and an hour only, because one record may fire triggers in several studies; only those during
    /// the participation and a valid consent are included, and none while groups are concealed from the
    /// caller and the study has questionnaires for some groups. `questionnaire_id` and the filter's
    /// questionnaires are FILTER_NOT_APPLICABLE.
    case decisionPoints
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .notifications, .decisionPoints] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .notifications
        case 2: .decisionPoints
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .notifications: 1
        case .decisionPoints: 2
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
    /// The participant was not available for the trigger's draw.
    case unavailable
    /// The trigger's draw gave no notification.
    case notDrawn
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .planned, .cooldown, .atMost, .tooLate, .withdrawn, .left, .idle, .unavailable, .notDrawn] }

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
        case 8: .unavailable
        case 9: .notDrawn
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
        case .unavailable: 8
        case .notDrawn: 9
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
    /// Rows to export.
    public var table: PlanningV1.NotificationTable
    /// `cursor` of an earlier export of this study and table, with the same selection; empty: all rows.
    /// FILTER_NOT_APPLICABLE with `to_time` or groups, which participants may have left.
    public var since: String

    public init(
      studyID: String = "",
      fromTime: GoogleProtobuf.Timestamp? = nil,
      toTime: GoogleProtobuf.Timestamp? = nil,
      questionnaireID: String = "",
      includeTestParticipants: Bool = false,
      filter: CommonV1.ExportFilter? = nil,
      table: PlanningV1.NotificationTable = PlanningV1.NotificationTable(rawValue: 0),
      since: String = ""
    ) {
      self.studyID = studyID
      self.fromTime = fromTime
      self.toTime = toTime
      self.questionnaireID = questionnaireID
      self.includeTestParticipants = includeTestParticipants
      self.filter = filter
      self.table = table
      self.since = since
    }
  }

  /// A part of an export. The export is the concatenation of its parts in order.
  public struct ExportNotificationsResponse: Message {
    /// Bytes of the CSV file. A chunk may end within a row or a character.
    public var csv: [UInt8]
    /// Number of rows in this part.
    public var rows: UInt32
    /// Cursor for `since`. Set in the last part only: an export without it is not complete.
    public var cursor: String

    public init(csv: [UInt8] = [], rows: UInt32 = 0, cursor: String = "") {
      self.csv = csv
      self.rows = rows
      self.cursor = cursor
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
    /// Beginning of a pseudonym or, for callers with the right `label.read`, of a subject label, at most
    /// 64 characters, compared without regard to case; empty: all participants.
    public var search: String

    public init(
      studyID: String = "",
      silentDays: UInt32 = 0,
      promptsMin: UInt32 = 0,
      pageSize: UInt32 = 0,
      pageToken: String = "",
      includeTestParticipants: Bool = false,
      search: String = ""
    ) {
      self.studyID = studyID
      self.silentDays = silentDays
      self.promptsMin = promptsMin
      self.pageSize = pageSize
      self.pageToken = pageToken
      self.includeTestParticipants = includeTestParticipants
      self.search = search
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
    /// Label by which the study's own records know the participant (`Study.subject_labels`); empty if
    /// none, or if the caller lacks the right `label.read`.
    public var subjectLabel: String

    public init(
      participant: String = "",
      groupID: String = "",
      activity: PlanningV1.ParticipantActivity = PlanningV1.ParticipantActivity(rawValue: 0),
      joinTime: GoogleProtobuf.Timestamp? = nil,
      leaveTime: GoogleProtobuf.Timestamp? = nil,
      lastAnswerTime: GoogleProtobuf.Timestamp? = nil,
      unansweredPrompts: UInt32 = 0,
      testParticipant: Bool = false,
      subjectLabel: String = ""
    ) {
      self.participant = participant
      self.groupID = groupID
      self.activity = activity
      self.joinTime = joinTime
      self.leaveTime = leaveTime
      self.lastAnswerTime = lastAnswerTime
      self.unansweredPrompts = unansweredPrompts
      self.testParticipant = testParticipant
      self.subjectLabel = subjectLabel
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
    /// The draw that gave the notification; absent if the trigger had none.
    public var optionDraw: PlanningV1.OptionDraw?

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
      cooldownMinutes: UInt32 = 0,
      optionDraw: PlanningV1.OptionDraw? = nil
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
      self.optionDraw = optionDraw
    }
  }

  /// A draw at a decision point.
  public struct OptionDraw: Message {
    /// Options with their probabilities, in the order of the study.
    public var options: [CatalogueV1.DrawOption]
    /// Seed, 16 hexadecimal digits: a one-way digest, which is the same for staff.
    public var seed: String
    /// Drawn number, 0–999,999.
    public var number: UInt32
    /// Drawn option: the first for which the sum of the probabilities up to it exceeds the number.
    public var optionID: String

    public init(
      options: [CatalogueV1.DrawOption] = [],
      seed: String = "",
      number: UInt32 = 0,
      optionID: String = ""
    ) {
      self.options = options
      self.seed = seed
      self.number = number
      self.optionID = optionID
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
    dependencies: [GoogleProtobuf.timestampFile, CatalogueV1.triggersFile, CommonV1.exportFilterFile, PlanningV1.planningFile, PlanningV1.promptsFile],
    base64: "CiNvdG9saXRoL3BsYW5uaW5nL3YxL292ZXJzaWdodC5wcm90bxITb3RvbGl0aC5wbGFubmluZy52MRofZ29vZ2xlL3Byb3RvYnVmL3RpbWVzdGFtcC5wcm90bxojb3RvbGl0aC9jYXRhbG9ndWUvdjEvdHJpZ2dlcnMucHJvdG8aJW90b2xpdGgvY29tbW9uL3YxL2V4cG9ydF9maWx0ZXIucHJvdG8aIm90b2xpdGgvcGxhbm5pbmcvdjEvcGxhbm5pbmcucHJvdG8aIW90b2xpdGgvcGxhbm5pbmcvdjEvcHJvbXB0cy5wcm90byLTBQoNQ29tcGxpYW5jZVJvdxIQCgNrZXkYASABKAlSA2tleRIYCgdwbGFubmVkGAIgASgNUgdwbGFubmVkEhwKCWRlbGl2ZXJlZBgDIAEoDVIJZGVsaXZlcmVkEhYKBm9wZW5lZBgEIAEoDVIGb3BlbmVkEigKEGFuc3dlcmVkX2luX3RpbWUYBSABKA1SDmFuc3dlcmVkSW5UaW1lEiMKDWFuc3dlcmVkX2xhdGUYBiABKA1SDGFuc3dlcmVkTGF0ZRIcCglkaXNtaXNzZWQYByABKA1SCWRpc21pc3NlZBIWCgZtaXNzZWQYCCABKA1SBm1pc3NlZBIYCgdleHBpcmVkGAkgASgNUgdleHBpcmVkEhIKBG9wZW4YCiABKA1SBG9wZW4SLgoTYW5zd2VyZWRfb2ZfcGxhbm5lZBgLIAEoAVIRYW5zd2VyZWRPZlBsYW5uZWQSMgoVYW5zd2VyZWRfb2ZfZGVsaXZlcmVkGAwgASgBUhNhbnN3ZXJlZE9mRGVsaXZlcmVkEjIKFW1lZGlhbl9hbnN3ZXJfc2Vjb25kcxgNIAEoAVITbWVkaWFuQW5zd2VyU2Vjb25kcxIsChJwOTBfYW5zd2VyX3NlY29uZHMYDiABKAFSEHA5MEFuc3dlclNlY29uZHMSEgoEc2VudBgPIAEoDVIEc2VudBIjCg1taXNzZWRfdW5zZWVuGBAgASgNUgxtaXNzZWRVbnNlZW4SJwoPbWlzc2VkX3Vub3BlbmVkGBEgASgNUg5taXNzZWRVbm9wZW5lZBIjCg1taXNzZWRfb3BlbmVkGBIgASgNUgxtaXNzZWRPcGVuZWQSIgoMcGFydGljaXBhbnRzGBMgASgNUgxwYXJ0aWNpcGFudHMSIwoNY29uc2VudF9lbmRlZBgUIAEoDVIMY29uc2VudEVuZGVkEhcKB25vX3Jvb20YFSABKA1SBm5vUm9vbSKVAgoXR2V0T3duQ29tcGxpYW5jZVJlcXVlc3QSGQoIc3R1ZHlfaWQYASABKAlSB3N0dWR5SWQSRgoJYnJlYWtkb3duGAIgASgOMigub3RvbGl0aC5wbGFubmluZy52MS5Db21wbGlhbmNlQnJlYWtkb3duUglicmVha2Rvd24SNwoJZnJvbV90aW1lGAMgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIIZnJvbVRpbWUSMwoHdG9fdGltZRgEIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSBnRvVGltZRIpChBxdWVzdGlvbm5haXJlX2lkGAUgASgJUg9xdWVzdGlvbm5haXJlSWQitQEKDU93bkNvbXBsaWFuY2USNgoEcm93cxgBIAMoCzIiLm90b2xpdGgucGxhbm5pbmcudjEuQ29tcGxpYW5jZVJvd1IEcm93cxI3Cglmcm9tX3RpbWUYAiABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUghmcm9tVGltZRIzCgd0b190aW1lGAMgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIGdG9UaW1lIscDChRHZXRDb21wbGlhbmNlUmVxdWVzdBIZCghzdHVkeV9pZBgBIAEoCVIHc3R1ZHlJZBJGCglicmVha2Rvd24YAiABKA4yKC5vdG9saXRoLnBsYW5uaW5nLnYxLkNvbXBsaWFuY2VCcmVha2Rvd25SCWJyZWFrZG93bhI3Cglmcm9tX3RpbWUYAyABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUghmcm9tVGltZRIzCgd0b190aW1lGAQgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIGdG9UaW1lEikKEHF1ZXN0aW9ubmFpcmVfaWQYBSABKAlSD3F1ZXN0aW9ubmFpcmVJZBIZCghncm91cF9pZBgGIAEoCVIHZ3JvdXBJZBIgCgtwYXJ0aWNpcGFudBgHIAEoCVILcGFydGljaXBhbnQSGwoJcGFnZV9zaXplGAggASgNUghwYWdlU2l6ZRIdCgpwYWdlX3Rva2VuGAkgASgJUglwYWdlVG9rZW4SOgoZaW5jbHVkZV90ZXN0X3BhcnRpY2lwYW50cxgKIAEoCFIXaW5jbHVkZVRlc3RQYXJ0aWNpcGFudHMi2gEKCkNvbXBsaWFuY2USNgoEcm93cxgBIAMoCzIiLm90b2xpdGgucGxhbm5pbmcudjEuQ29tcGxpYW5jZVJvd1IEcm93cxImCg9uZXh0X3BhZ2VfdG9rZW4YAiABKAlSDW5leHRQYWdlVG9rZW4SNwoJZnJvbV90aW1lGAMgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIIZnJvbVRpbWUSMwoHdG9fdGltZRgEIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSBnRvVGltZSKZAwoaRXhwb3J0Tm90aWZpY2F0aW9uc1JlcXVlc3QSGQoIc3R1ZHlfaWQYASABKAlSB3N0dWR5SWQSNwoJZnJvbV90aW1lGAIgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIIZnJvbVRpbWUSMwoHdG9fdGltZRgDIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSBnRvVGltZRIpChBxdWVzdGlvbm5haXJlX2lkGAQgASgJUg9xdWVzdGlvbm5haXJlSWQSOgoZaW5jbHVkZV90ZXN0X3BhcnRpY2lwYW50cxgFIAEoCFIXaW5jbHVkZVRlc3RQYXJ0aWNpcGFudHMSNwoGZmlsdGVyGAYgASgLMh8ub3RvbGl0aC5jb21tb24udjEuRXhwb3J0RmlsdGVyUgZmaWx0ZXISPAoFdGFibGUYByABKA4yJi5vdG9saXRoLnBsYW5uaW5nLnYxLk5vdGlmaWNhdGlvblRhYmxlUgV0YWJsZRIUCgVzaW5jZRgIIAEoCVIFc2luY2UiWwobRXhwb3J0Tm90aWZpY2F0aW9uc1Jlc3BvbnNlEhAKA2NzdhgBIAEoDFIDY3N2EhIKBHJvd3MYAiABKA1SBHJvd3MSFgoGY3Vyc29yGAMgASgJUgZjdXJzb3IijQIKHkxpc3RQYXJ0aWNpcGFudFN0YXR1c2VzUmVxdWVzdBIZCghzdHVkeV9pZBgBIAEoCVIHc3R1ZHlJZBIfCgtzaWxlbnRfZGF5cxgCIAEoDVIKc2lsZW50RGF5cxIfCgtwcm9tcHRzX21pbhgDIAEoDVIKcHJvbXB0c01pbhIbCglwYWdlX3NpemUYBCABKA1SCHBhZ2VTaXplEh0KCnBhZ2VfdG9rZW4YBSABKAlSCXBhZ2VUb2tlbhI6ChlpbmNsdWRlX3Rlc3RfcGFydGljaXBhbnRzGAYgASgIUhdpbmNsdWRlVGVzdFBhcnRpY2lwYW50cxIWCgZzZWFyY2gYByABKAlSBnNlYXJjaCLPAwoRUGFydGljaXBhbnRTdGF0dXMSIAoLcGFydGljaXBhbnQYASABKAlSC3BhcnRpY2lwYW50EhkKCGdyb3VwX2lkGAIgASgJUgdncm91cElkEkQKCGFjdGl2aXR5GAMgASgOMigub3RvbGl0aC5wbGFubmluZy52MS5QYXJ0aWNpcGFudEFjdGl2aXR5UghhY3Rpdml0eRI3Cglqb2luX3RpbWUYBCABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUghqb2luVGltZRI5CgpsZWF2ZV90aW1lGAUgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIJbGVhdmVUaW1lEkQKEGxhc3RfYW5zd2VyX3RpbWUYBiABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUg5sYXN0QW5zd2VyVGltZRItChJ1bmFuc3dlcmVkX3Byb21wdHMYByABKA1SEXVuYW5zd2VyZWRQcm9tcHRzEikKEHRlc3RfcGFydGljaXBhbnQYCCABKAhSD3Rlc3RQYXJ0aWNpcGFudBIjCg1zdWJqZWN0X2xhYmVsGAkgASgJUgxzdWJqZWN0TGFiZWwilQEKH0xpc3RQYXJ0aWNpcGFudFN0YXR1c2VzUmVzcG9uc2USSgoMcGFydGljaXBhbnRzGAEgAygLMiYub3RvbGl0aC5wbGFubmluZy52MS5QYXJ0aWNpcGFudFN0YXR1c1IMcGFydGljaXBhbnRzEiYKD25leHRfcGFnZV90b2tlbhgCIAEoCVINbmV4dFBhZ2VUb2tlbiK5AQoPUGFydGljaXBhbnREYXRlEiAKC3BhcnRpY2lwYW50GAEgASgJUgtwYXJ0aWNpcGFudBIiCg1zdGFmZl9kYXRlX2lkGAIgASgJUgtzdGFmZkRhdGVJZBISCgRkYXRlGAMgASgJUgRkYXRlEjUKCHNldF90aW1lGAQgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIHc2V0VGltZRIVCgZzZXRfYnkYBSABKAlSBXNldEJ5IpABChlTZXRQYXJ0aWNpcGFudERhdGVSZXF1ZXN0EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkEiAKC3BhcnRpY2lwYW50GAIgASgJUgtwYXJ0aWNpcGFudBIiCg1zdGFmZl9kYXRlX2lkGAMgASgJUgtzdGFmZkRhdGVJZBISCgRkYXRlGAQgASgJUgRkYXRlIm0KGlNldFBhcnRpY2lwYW50RGF0ZVJlc3BvbnNlEk8KEHBhcnRpY2lwYW50X2RhdGUYASABKAsyJC5vdG9saXRoLnBsYW5uaW5nLnYxLlBhcnRpY2lwYW50RGF0ZVIPcGFydGljaXBhbnREYXRlIpYBChtMaXN0UGFydGljaXBhbnREYXRlc1JlcXVlc3QSGQoIc3R1ZHlfaWQYASABKAlSB3N0dWR5SWQSIAoLcGFydGljaXBhbnQYAiABKAlSC3BhcnRpY2lwYW50EhsKCXBhZ2Vfc2l6ZRgDIAEoDVIIcGFnZVNpemUSHQoKcGFnZV90b2tlbhgEIAEoCVIJcGFnZVRva2VuIpkBChxMaXN0UGFydGljaXBhbnREYXRlc1Jlc3BvbnNlElEKEXBhcnRpY2lwYW50X2RhdGVzGAEgAygLMiQub3RvbGl0aC5wbGFubmluZy52MS5QYXJ0aWNpcGFudERhdGVSEHBhcnRpY2lwYW50RGF0ZXMSJgoPbmV4dF9wYWdlX3Rva2VuGAIgASgJUg1uZXh0UGFnZVRva2VuIn8KHERlbGV0ZVBhcnRpY2lwYW50RGF0ZVJlcXVlc3QSGQoIc3R1ZHlfaWQYASABKAlSB3N0dWR5SWQSIAoLcGFydGljaXBhbnQYAiABKAlSC3BhcnRpY2lwYW50EiIKDXN0YWZmX2RhdGVfaWQYAyABKAlSC3N0YWZmRGF0ZUlkIjkKHURlbGV0ZVBhcnRpY2lwYW50RGF0ZVJlc3BvbnNlEhgKB2RlbGV0ZWQYASABKAhSB2RlbGV0ZWQisAgKEk5vdGlmaWNhdGlvblJlY29yZBInCg9ub3RpZmljYXRpb25faWQYASABKAlSDm5vdGlmaWNhdGlvbklkEikKEHF1ZXN0aW9ubmFpcmVfaWQYAiABKAlSD3F1ZXN0aW9ubmFpcmVJZBIfCgtzY2hlZHVsZV9pZBgDIAEoCVIKc2NoZWR1bGVJZBI/CgZvcmlnaW4YBCABKA4yJy5vdG9saXRoLnBsYW5uaW5nLnYxLk5vdGlmaWNhdGlvbk9yaWdpblIGb3JpZ2luEjsKC25vdGlmeV90aW1lGAUgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIKbm90aWZ5VGltZRI7CgtleHBpcmVfdGltZRgGIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCmV4cGlyZVRpbWUSFAoFZml4ZWQYByABKAhSBWZpeGVkEjwKBXN0YXRlGAggASgOMiYub3RvbGl0aC5wbGFubmluZy52MS5Ob3RpZmljYXRpb25TdGF0ZVIFc3RhdGUSNwoJd2lzaF90aW1lGAkgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIId2lzaFRpbWUSNwoJcGxhbl90aW1lGAogASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIIcGxhblRpbWUSPgoNaGFuZF9vdXRfdGltZRgLIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSC2hhbmRPdXRUaW1lEjcKCXNlbmRfdGltZRgMIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCHNlbmRUaW1lEj0KDGRlbGl2ZXJfdGltZRgNIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSC2RlbGl2ZXJUaW1lEjcKCW9wZW5fdGltZRgOIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCG9wZW5UaW1lEj0KDGRpc21pc3NfdGltZRgPIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSC2Rpc21pc3NUaW1lEjsKC2Fuc3dlcl90aW1lGBAgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIKYW5zd2VyVGltZRI7CgtjYW5jZWxfdGltZRgRIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCmNhbmNlbFRpbWUSLAoSY2FuY2VsbGVkX2J5X3N0YWZmGBIgASgIUhBjYW5jZWxsZWRCeVN0YWZmEkwKD3VucGxhY2VkX3JlYXNvbhgTIAEoDjIjLm90b2xpdGgucGxhbm5pbmcudjEuVW5wbGFjZWRSZWFzb25SDnVucGxhY2VkUmVhc29uIq8CChlHZXRQYXJ0aWNpcGFudFBsYW5SZXF1ZXN0EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkEiAKC3BhcnRpY2lwYW50GAIgASgJUgtwYXJ0aWNpcGFudBI3Cglmcm9tX3RpbWUYAyABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUghmcm9tVGltZRIzCgd0b190aW1lGAQgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIGdG9UaW1lEisKEWluY2x1ZGVfY2FuY2VsbGVkGAUgASgIUhBpbmNsdWRlQ2FuY2VsbGVkEhsKCXBhZ2Vfc2l6ZRgGIAEoDVIIcGFnZVNpemUSHQoKcGFnZV90b2tlbhgHIAEoCVIJcGFnZVRva2VuIusBCg9QYXJ0aWNpcGFudFBsYW4STQoNbm90aWZpY2F0aW9ucxgBIAMoCzInLm90b2xpdGgucGxhbm5pbmcudjEuTm90aWZpY2F0aW9uUmVjb3JkUg1ub3RpZmljYXRpb25zEhsKCXRpbWVfem9uZRgCIAEoCVIIdGltZVpvbmUSJgoPbmV4dF9wYWdlX3Rva2VuGAMgASgJUg1uZXh0UGFnZVRva2VuEkQKEGNvbnNlbnRfZW5kX3RpbWUYBCABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUg5jb25zZW50RW5kVGltZSLMAgoWQWRkTm90aWZpY2F0aW9uUmVxdWVzdBIZCghzdHVkeV9pZBgBIAEoCVIHc3R1ZHlJZBIgCgtwYXJ0aWNpcGFudBgCIAEoCVILcGFydGljaXBhbnQSKQoQcXVlc3Rpb25uYWlyZV9pZBgDIAEoCVIPcXVlc3Rpb25uYWlyZUlkEicKD25vdGlmaWNhdGlvbl9pZBgEIAEoCVIObm90aWZpY2F0aW9uSWQSOwoLbm90aWZ5X3RpbWUYBSABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgpub3RpZnlUaW1lEjIKFWV4cGlyZXNfYWZ0ZXJfbWludXRlcxgGIAEoDVITZXhwaXJlc0FmdGVyTWludXRlcxIwChRvdmVycmlkZV9xdWlldF9ob3VycxgHIAEoCFISb3ZlcnJpZGVRdWlldEhvdXJzImYKF0FkZE5vdGlmaWNhdGlvblJlc3BvbnNlEksKDG5vdGlmaWNhdGlvbhgBIAEoCzInLm90b2xpdGgucGxhbm5pbmcudjEuTm90aWZpY2F0aW9uUmVjb3JkUgxub3RpZmljYXRpb24i/AEKF01vdmVOb3RpZmljYXRpb25SZXF1ZXN0EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkEicKD25vdGlmaWNhdGlvbl9pZBgCIAEoCVIObm90aWZpY2F0aW9uSWQSLgoTbmV3X25vdGlmaWNhdGlvbl9pZBgDIAEoCVIRbmV3Tm90aWZpY2F0aW9uSWQSOwoLbm90aWZ5X3RpbWUYBCABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgpub3RpZnlUaW1lEjAKFG92ZXJyaWRlX3F1aWV0X2hvdXJzGAUgASgIUhJvdmVycmlkZVF1aWV0SG91cnMiZwoYTW92ZU5vdGlmaWNhdGlvblJlc3BvbnNlEksKDG5vdGlmaWNhdGlvbhgBIAEoCzInLm90b2xpdGgucGxhbm5pbmcudjEuTm90aWZpY2F0aW9uUmVjb3JkUgxub3RpZmljYXRpb24iXwoZQ2FuY2VsTm90aWZpY2F0aW9uUmVxdWVzdBIZCghzdHVkeV9pZBgBIAEoCVIHc3R1ZHlJZBInCg9ub3RpZmljYXRpb25faWQYAiABKAlSDm5vdGlmaWNhdGlvbklkImkKGkNhbmNlbE5vdGlmaWNhdGlvblJlc3BvbnNlEksKDG5vdGlmaWNhdGlvbhgBIAEoCzInLm90b2xpdGgucGxhbm5pbmcudjEuTm90aWZpY2F0aW9uUmVjb3JkUgxub3RpZmljYXRpb24ilQEKEkZpcmVUcmlnZ2VyUmVxdWVzdBIZCghzdHVkeV9pZBgBIAEoCVIHc3R1ZHlJZBIgCgtwYXJ0aWNpcGFudBgCIAEoCVILcGFydGljaXBhbnQSHQoKdHJpZ2dlcl9pZBgDIAEoCVIJdHJpZ2dlcklkEiMKDW9jY3VycmVuY2VfaWQYBCABKAlSDG9jY3VycmVuY2VJZCJdChNGaXJlVHJpZ2dlclJlc3BvbnNlEkYKCm9jY3VycmVuY2UYASABKAsyJi5vdG9saXRoLnBsYW5uaW5nLnYxLlRyaWdnZXJPY2N1cnJlbmNlUgpvY2N1cnJlbmNlIq4CChFUcmlnZ2VyT2NjdXJyZW5jZRIgCgtwYXJ0aWNpcGFudBgBIAEoCVILcGFydGljaXBhbnQSHQoKdHJpZ2dlcl9pZBgCIAEoCVIJdHJpZ2dlcklkEiMKDW9jY3VycmVuY2VfaWQYAyABKAlSDG9jY3VycmVuY2VJZBI3CglmaXJlX3RpbWUYBCABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUghmaXJlVGltZRI9CgdvdXRjb21lGAUgASgOMiMub3RvbGl0aC5wbGFubmluZy52MS5UcmlnZ2VyT3V0Y29tZVIHb3V0Y29tZRI7Cgtwcm9tcHRfdGltZRgGIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCnByb21wdFRpbWUiYAoaRXhwbGFpbk5vdGlmaWNhdGlvblJlcXVlc3QSJwoPbm90aWZpY2F0aW9uX2lkGAEgASgJUg5ub3RpZmljYXRpb25JZBIZCghzdHVkeV9pZBgCIAEoCVIHc3R1ZHlJZCLQAgobRXhwbGFpbk5vdGlmaWNhdGlvblJlc3BvbnNlEksKDG5vdGlmaWNhdGlvbhgBIAEoCzInLm90b2xpdGgucGxhbm5pbmcudjEuTm90aWZpY2F0aW9uUmVjb3JkUgxub3RpZmljYXRpb24SOAoEZHJhdxgCIAEoCzIkLm90b2xpdGgucGxhbm5pbmcudjEuRHJhd0V4cGxhbmF0aW9uUgRkcmF3EkcKCXBsYWNlbWVudBgDIAEoCzIpLm90b2xpdGgucGxhbm5pbmcudjEuUGxhY2VtZW50RXhwbGFuYXRpb25SCXBsYWNlbWVudBIeCgpyZXByb2R1Y2VkGAQgASgIUgpyZXByb2R1Y2VkEkEKB3RyaWdnZXIYBSABKAsyJy5vdG9saXRoLnBsYW5uaW5nLnYxLlRyaWdnZXJFeHBsYW5hdGlvblIHdHJpZ2dlciKxBAoSVHJpZ2dlckV4cGxhbmF0aW9uEh0KCnRyaWdnZXJfaWQYASABKAlSCXRyaWdnZXJJZBIjCg1vY2N1cnJlbmNlX2lkGAIgASgJUgxvY2N1cnJlbmNlSWQSNwoJZmlyZV90aW1lGAMgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIIZmlyZVRpbWUSNwoJdGVsbF90aW1lGAQgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIIdGVsbFRpbWUSEgoEc2VlZBgFIAEoCVIEc2VlZBIlCg5sb3dlc3Rfc2Vjb25kcxgGIAEoDVINbG93ZXN0U2Vjb25kcxInCg9oaWdoZXN0X3NlY29uZHMYByABKA1SDmhpZ2hlc3RTZWNvbmRzEiMKDWRlbGF5X3NlY29uZHMYCCABKA1SDGRlbGF5U2Vjb25kcxI3CglkcmF3X3RpbWUYCSABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUghkcmF3VGltZRI2CgZ3aW5kb3cYCiABKAsyHi5vdG9saXRoLnBsYW5uaW5nLnYxLlRpbWVSYW5nZVIGd2luZG93EikKEGNvb2xkb3duX21pbnV0ZXMYCyABKA1SD2Nvb2xkb3duTWludXRlcxJACgtvcHRpb25fZHJhdxgMIAEoCzIfLm90b2xpdGgucGxhbm5pbmcudjEuT3B0aW9uRHJhd1IKb3B0aW9uRHJhdyKRAQoKT3B0aW9uRHJhdxI6CgdvcHRpb25zGAEgAygLMiAub3RvbGl0aC5jYXRhbG9ndWUudjEuRHJhd09wdGlvblIHb3B0aW9ucxISCgRzZWVkGAIgASgJUgRzZWVkEhYKBm51bWJlchgDIAEoDVIGbnVtYmVyEhsKCW9wdGlvbl9pZBgEIAEoCVIIb3B0aW9uSWQifQoJVGltZVJhbmdlEjkKCnN0YXJ0X3RpbWUYASABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUglzdGFydFRpbWUSNQoIZW5kX3RpbWUYAiABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgdlbmRUaW1lIo0FCg9EcmF3RXhwbGFuYXRpb24SGgoIcmV2aXNpb24YASABKA1SCHJldmlzaW9uEhsKCXRpbWVfem9uZRgCIAEoCVIIdGltZVpvbmUSJQoOdHpkYXRhX3ZlcnNpb24YAyABKAlSDXR6ZGF0YVZlcnNpb24SLAoSdHpkYXRhX3ZlcnNpb25fbm93GAQgASgJUhB0emRhdGFWZXJzaW9uTm93EiMKDXNjaGVkdWxlX2pzb24YBSABKAlSDHNjaGVkdWxlSnNvbhIZCghkYXlfemVybxgGIAEoCVIHZGF5WmVybxJEChBzdHVkeV9zdGFydF90aW1lGAcgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIOc3R1ZHlTdGFydFRpbWUSQAoOc3R1ZHlfZW5kX3RpbWUYCCABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgxzdHVkeUVuZFRpbWUSGwoJYmFzZV9zZWVkGAkgASgJUghiYXNlU2VlZBISCgRzZWVkGAogASgJUgRzZWVkEhIKBGRhdGUYCyABKAlSBGRhdGUSOAoHd2luZG93cxgMIAMoCzIeLm90b2xpdGgucGxhbm5pbmcudjEuVGltZVJhbmdlUgd3aW5kb3dzEiMKDWxhc3RfcG9zaXRpb24YDSABKA1SDGxhc3RQb3NpdGlvbhIzCgVzdGVwcxgOIAMoCzIdLm90b2xpdGgucGxhbm5pbmcudjEuRHJhd1N0ZXBSBXN0ZXBzEhIKBHN0ZXAYDyABKA1SBHN0ZXASNwoJd2lzaF90aW1lGBAgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIId2lzaFRpbWUi8gEKCERyYXdTdGVwEh0KCnBhcnRfZmlyc3QYASABKA1SCXBhcnRGaXJzdBIbCglwYXJ0X2xhc3QYAiABKA1SCHBhcnRMYXN0EhYKBmxvd2VzdBgDIAEoDVIGbG93ZXN0EhgKB2hpZ2hlc3QYBCABKA1SB2hpZ2hlc3QSGgoIcG9zaXRpb24YBSABKA1SCHBvc2l0aW9uEjcKCWRyYXdfdGltZRgGIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCGRyYXdUaW1lEiMKDWdhcF9jb3JyZWN0ZWQYByABKAhSDGdhcENvcnJlY3RlZCL8AQoUUGxhY2VtZW50RXhwbGFuYXRpb24SJQoOcnVsZXNfcmV2aXNpb24YASABKA1SDXJ1bGVzUmV2aXNpb24SHQoKcnVsZXNfanNvbhgCIAEoCVIJcnVsZXNKc29uEhQKBW1vdmVkGAMgASgIUgVtb3ZlZBI/CgtxdWlldF9ob3VycxgEIAMoCzIeLm90b2xpdGgucGxhbm5pbmcudjEuVGltZVJhbmdlUgpxdWlldEhvdXJzEkcKCm5laWdoYm91cnMYBSADKAsyJy5vdG9saXRoLnBsYW5uaW5nLnYxLlBsYWNlbWVudE5laWdoYm91clIKbmVpZ2hib3VycyJRChJQbGFjZW1lbnROZWlnaGJvdXISOwoLbm90aWZ5X3RpbWUYASABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgpub3RpZnlUaW1lKsQDChNDb21wbGlhbmNlQnJlYWtkb3duEiQKIENPTVBMSUFOQ0VfQlJFQUtET1dOX1VOU1BFQ0lGSUVEEAASHgoaQ09NUExJQU5DRV9CUkVBS0RPV05fVE9UQUwQARIkCiBDT01QTElBTkNFX0JSRUFLRE9XTl9QQVJUSUNJUEFOVBACEiMKH0NPTVBMSUFOQ0VfQlJFQUtET1dOX0xPQ0FMX0RBVEUQAxIhCh1DT01QTElBTkNFX0JSRUFLRE9XTl9VVENfREFURRAEEh0KGUNPTVBMSUFOQ0VfQlJFQUtET1dOX0hPVVIQBRIgChxDT01QTElBTkNFX0JSRUFLRE9XTl9XRUVLREFZEAYSJgoiQ09NUExJQU5DRV9CUkVBS0RPV05fUVVFU1RJT05OQUlSRRAHEh4KGkNPTVBMSUFOQ0VfQlJFQUtET1dOX0dST1VQEAgSIQodQ09NUExJQU5DRV9CUkVBS0RPV05fU0NIRURVTEUQCRIiCh5DT01QTElBTkNFX0JSRUFLRE9XTl9TVFVEWV9EQVkQChIpCiVDT01QTElBTkNFX0JSRUFLRE9XTl9QQVJUSUNJUEFOVF9EQVRFEAsqhQEKEU5vdGlmaWNhdGlvblRhYmxlEiIKHk5PVElGSUNBVElPTl9UQUJMRV9VTlNQRUNJRklFRBAAEiQKIE5PVElGSUNBVElPTl9UQUJMRV9OT1RJRklDQVRJT05TEAESJgoiTk9USUZJQ0FUSU9OX1RBQkxFX0RFQ0lTSU9OX1BPSU5UUxACKugBChNQYXJ0aWNpcGFudEFjdGl2aXR5EiQKIFBBUlRJQ0lQQU5UX0FDVElWSVRZX1VOU1BFQ0lGSUVEEAASHwobUEFSVElDSVBBTlRfQUNUSVZJVFlfQUNUSVZFEAESHwobUEFSVElDSVBBTlRfQUNUSVZJVFlfU0lMRU5UEAISHQoZUEFSVElDSVBBTlRfQUNUSVZJVFlfTEVGVBADEiIKHlBBUlRJQ0lQQU5UX0FDVElWSVRZX0NPTVBMRVRFRBAEEiYKIlBBUlRJQ0lQQU5UX0FDVElWSVRZX0NPTlNFTlRfRU5ERUQQBSp6ChJOb3RpZmljYXRpb25PcmlnaW4SIwofTk9USUZJQ0FUSU9OX09SSUdJTl9VTlNQRUNJRklFRBAAEiAKHE5PVElGSUNBVElPTl9PUklHSU5fU0NIRURVTEUQARIdChlOT1RJRklDQVRJT05fT1JJR0lOX1NUQUZGEAIqugIKDlRyaWdnZXJPdXRjb21lEh8KG1RSSUdHRVJfT1VUQ09NRV9VTlNQRUNJRklFRBAAEhsKF1RSSUdHRVJfT1VUQ09NRV9QTEFOTkVEEAESHAoYVFJJR0dFUl9PVVRDT01FX0NPT0xET1dOEAISGwoXVFJJR0dFUl9PVVRDT01FX0FUX01PU1QQAxIcChhUUklHR0VSX09VVENPTUVfVE9PX0xBVEUQBBIdChlUUklHR0VSX09VVENPTUVfV0lUSERSQVdOEAUSGAoUVFJJR0dFUl9PVVRDT01FX0xFRlQQBhIYChRUUklHR0VSX09VVENPTUVfSURMRRAHEh8KG1RSSUdHRVJfT1VUQ09NRV9VTkFWQUlMQUJMRRAIEh0KGVRSSUdHRVJfT1VUQ09NRV9OT1RfRFJBV04QCTKtDAoQT3ZlcnNpZ2h0U2VydmljZRJpChBHZXRPd25Db21wbGlhbmNlEiwub3RvbGl0aC5wbGFubmluZy52MS5HZXRPd25Db21wbGlhbmNlUmVxdWVzdBoiLm90b2xpdGgucGxhbm5pbmcudjEuT3duQ29tcGxpYW5jZSIDkAIBEmAKDUdldENvbXBsaWFuY2USKS5vdG9saXRoLnBsYW5uaW5nLnYxLkdldENvbXBsaWFuY2VSZXF1ZXN0Gh8ub3RvbGl0aC5wbGFubmluZy52MS5Db21wbGlhbmNlIgOQAgISfwoTRXhwb3J0Tm90aWZpY2F0aW9ucxIvLm90b2xpdGgucGxhbm5pbmcudjEuRXhwb3J0Tm90aWZpY2F0aW9uc1JlcXVlc3QaMC5vdG9saXRoLnBsYW5uaW5nLnYxLkV4cG9ydE5vdGlmaWNhdGlvbnNSZXNwb25zZSIDkAICMAESiQEKF0xpc3RQYXJ0aWNpcGFudFN0YXR1c2VzEjMub3RvbGl0aC5wbGFubmluZy52MS5MaXN0UGFydGljaXBhbnRTdGF0dXNlc1JlcXVlc3QaNC5vdG9saXRoLnBsYW5uaW5nLnYxLkxpc3RQYXJ0aWNpcGFudFN0YXR1c2VzUmVzcG9uc2UiA5ACAhJ6ChJTZXRQYXJ0aWNpcGFudERhdGUSLi5vdG9saXRoLnBsYW5uaW5nLnYxLlNldFBhcnRpY2lwYW50RGF0ZVJlcXVlc3QaLy5vdG9saXRoLnBsYW5uaW5nLnYxLlNldFBhcnRpY2lwYW50RGF0ZVJlc3BvbnNlIgOQAgISgAEKFExpc3RQYXJ0aWNpcGFudERhdGVzEjAub3RvbGl0aC5wbGFubmluZy52MS5MaXN0UGFydGljaXBhbnREYXRlc1JlcXVlc3QaMS5vdG9saXRoLnBsYW5uaW5nLnYxLkxpc3RQYXJ0aWNpcGFudERhdGVzUmVzcG9uc2UiA5ACAhKDAQoVRGVsZXRlUGFydGljaXBhbnREYXRlEjEub3RvbGl0aC5wbGFubmluZy52MS5EZWxldGVQYXJ0aWNpcGFudERhdGVSZXF1ZXN0GjIub3RvbGl0aC5wbGFubmluZy52MS5EZWxldGVQYXJ0aWNpcGFudERhdGVSZXNwb25zZSIDkAICEm8KEkdldFBhcnRpY2lwYW50UGxhbhIuLm90b2xpdGgucGxhbm5pbmcudjEuR2V0UGFydGljaXBhbnRQbGFuUmVxdWVzdBokLm90b2xpdGgucGxhbm5pbmcudjEuUGFydGljaXBhbnRQbGFuIgOQAgIScQoPQWRkTm90aWZpY2F0aW9uEisub3RvbGl0aC5wbGFubmluZy52MS5BZGROb3RpZmljYXRpb25SZXF1ZXN0Giwub3RvbGl0aC5wbGFubmluZy52MS5BZGROb3RpZmljYXRpb25SZXNwb25zZSIDkAICEnQKEE1vdmVOb3RpZmljYXRpb24SLC5vdG9saXRoLnBsYW5uaW5nLnYxLk1vdmVOb3RpZmljYXRpb25SZXF1ZXN0Gi0ub3RvbGl0aC5wbGFubmluZy52MS5Nb3ZlTm90aWZpY2F0aW9uUmVzcG9uc2UiA5ACAhJ6ChJDYW5jZWxOb3RpZmljYXRpb24SLi5vdG9saXRoLnBsYW5uaW5nLnYxLkNhbmNlbE5vdGlmaWNhdGlvblJlcXVlc3QaLy5vdG9saXRoLnBsYW5uaW5nLnYxLkNhbmNlbE5vdGlmaWNhdGlvblJlc3BvbnNlIgOQAgISZQoLRmlyZVRyaWdnZXISJy5vdG9saXRoLnBsYW5uaW5nLnYxLkZpcmVUcmlnZ2VyUmVxdWVzdBooLm90b2xpdGgucGxhbm5pbmcudjEuRmlyZVRyaWdnZXJSZXNwb25zZSIDkAICEn0KE0V4cGxhaW5Ob3RpZmljYXRpb24SLy5vdG9saXRoLnBsYW5uaW5nLnYxLkV4cGxhaW5Ob3RpZmljYXRpb25SZXF1ZXN0GjAub3RvbGl0aC5wbGFubmluZy52MS5FeHBsYWluTm90aWZpY2F0aW9uUmVzcG9uc2UiA5ACAUJNChNvdG9saXRoLnBsYW5uaW5nLnYxUAFaHm90b2xpdGgvcGxhbm5pbmcvdjE7cGxhbm5pbmd2MaoCE090b2xpdGguUGxhbm5pbmcuVjFKld8BCugBCgEMEgMEABIa3QEgT3ZlcnNpZ2h0IG9mIG5vdGlmaWNhdGlvbnMgYnkgc3R1ZHkgc3RhZmY6IG91dGNvbWVzLCBjaGFuZ2VzLCBhbmQgZXhwbGFuYXRpb25zLgoKIEFueSBtZXRob2QgbWF5IGFsc28gcmV0dXJuIHRoZSBlcnJvcnMgY29tbW9uIHRvIGFsbCBtZXRob2RzIChvdG9saXRoL2NvbW1vbi92MS9lcnJvcnMucHJvdG8pLiBUaGUKIHJlYXNvbnMgYXJlIGV4cGxhaW5lZCBpbiBlcnJvcnMucHJvdG8uCgqlBgoCBgASBR4AnQEBGpcGIE92ZXJzaWdodCBvZiBhIHN0dWR5J3Mgbm90aWZpY2F0aW9ucy4gRm9yIGl0cyBsZWFkZXJzIGFuZCBvdGhlciBzdGFmZiB3aXRoIHRoZSBtZXRob2QncyByaWdodCBpbiB0aGUKIHN0dWR5LCB3aG8gc2VlIHBhcnRpY2lwYW50cyBvbmx5IGJ5IHRoZSBwc2V1ZG9ueW0gdXNlZCBpbiBpdHMgZXhwb3J0cyAoY29sdW1uIGBwYXJ0aWNpcGFudGAgb2YKIG90b2xpdGguaW5nZXN0aW9uLnYxIEV4cG9ydEFuc3dlclNoZWV0cyk7IGFuZCBmb3IgcGFydGljaXBhbnRzIGFib3V0IHRoZW1zZWx2ZXMuIENoYW5nZXMgYnkgc3RhZmYKIGFyZSByZWNvcmRlZCBpbiB0aGUgYXVkaXQgbG9nLgoKIFdoaWxlIGdyb3VwcyBvZiB0aGUgc3R1ZHkgYXJlIGNvbmNlYWxlZCBmcm9tIHRoZSBjYWxsZXIgKG90b2xpdGguYXV0aC52MSBBbGxvY2F0aW9uU2VydmljZSksCiBub3RpZmljYXRpb25zIG9mIHF1ZXN0aW9ubmFpcmVzIHRoYXQgb25seSBzb21lIGdyb3VwcyBzZWUgYXJlIGxlZnQgb3V0IG9mIGFsbCByZXNwb25zZXMsIGFuZCBtZXRob2RzCiBhYm91dCBvbmUgb2YgdGhlbSByZXR1cm4gUEVSTUlTU0lPTl9ERU5JRUQgd2l0aCByZWFzb24gR1JPVVBTX0NPTkNFQUxFRC4KCiBFYWNoIG1ldGhvZCBmb3Igc3RhZmYgbWF5IHJldHVybiBVTkFWQUlMQUJMRSB3aXRoIHJlYXNvbiBQU0VVRE9OWU1TX05PVF9ZRVRfS05PV04gYW5kIFJldHJ5SW5mbzoKIHRoZSBzdHVkeSdzIHBzZXVkb255bXMgaGF2ZSBub3QgYmVlbiBmZXRjaGVkIGZyb20gaW5nZXN0aW9uIHlldCwgYW5kIGl0IGNhbm5vdCBiZSByZWFjaGVkLgoKhgIKBAYAAgASBCMCJQMa9wEgUmV0dXJucyBob3cgbWFueSBvZiB0aGUgY2FsbGVyJ3Mgb3duIG5vdGlmaWNhdGlvbnMgd2VyZSBhbnN3ZXJlZC4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQgd2l0aCBhIHZpb2xhdGlvbiBvZiBlYWNoIHdyb25nIGZpZWxkOiBCUkVBS0RPV05fTUlTU0lORyAoYWxzbyBieQogcGFydGljaXBhbnQgYW5kIGJ5IGdyb3VwKSwgUEVSSU9EX0lOVkFMSUQ7IFBFUk1JU1NJT05fREVOSUVEIHdpdGggcmVhc29uIE5PVF9FTlJPTExFRC4KCtYDCgQGAAIBEgQtAi8DGscDIFJldHVybnMgaG93IG1hbnkgbm90aWZpY2F0aW9ucyBvZiBhIHN0dWR5IHdlcmUgYW5zd2VyZWQuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UIHdpdGggYSB2aW9sYXRpb24gb2YgZWFjaCB3cm9uZyBmaWVsZDogQlJFQUtET1dOX01JU1NJTkcsCiBQRVJJT0RfSU5WQUxJRCwgUEFSVElDSVBBTlRfSU5WQUxJRDsgTk9UX0ZPVU5EIHdpdGggcmVhc29uIFBBUlRJQ0lQQU5UX1VOS05PV047CiBQRVJNSVNTSU9OX0RFTklFRCB3aXRoIHJlYXNvbiBOT1RfU1RVRFlfTEVBREVSLCBhbHNvIGJ5IGdyb3VwIG9yIGZvciBhIGdyb3VwIHdpdGhvdXQgdGhlIHJpZ2h0CiBgZXhwb3J0LnJlYWRgOyBQRVJNSVNTSU9OX0RFTklFRCB3aXRoIHJlYXNvbiBHUk9VUFNfQ09OQ0VBTEVEIGJ5IGdyb3VwIG9yIGZvciBhIGdyb3VwOwogUkVTT1VSQ0VfRVhIQVVTVEVEIHdpdGggcmVhc29uIFRPT19NQU5ZX0NBTExTLgoKgAkKBAYAAgISBD8CQQMa8QggRXhwb3J0cyB0aGUgbm90aWZpY2F0aW9ucyBjb3VudGVkIGJ5IEdldENvbXBsaWFuY2UgYXMgQ1NWLCBvbmUgcGVyIHJvdywgb3JkZXJlZCBieSBwYXJ0aWNpcGFudAogYW5kIGluc3RhbnQuIENvbHVtbnMgc3RhdGUgb24gd2hpY2ggZGF5IGVhY2ggd2FzIHBsYW5uZWQsIGhhbmRlZCBvdXQgYW5kIHNlbnQsIHdoZW4gaXQgd2FzCiBzaG93biwgb3BlbmVkIGFuZCBhbnN3ZXJlZCwgYW5kIGl0cyBvdXRjb21lIChjb2x1bW4gYG91dGNvbWVgLCBuYW1lZCBhcyBpbiBDb21wbGlhbmNlUm93KS4gVGhlCiBwc2V1ZG9ueW1zIGFuZCBub3RpZmljYXRpb24gaWRzIG1hdGNoIHRoZSBzaGVldHMgb2YgRXhwb3J0QW5zd2VyU2hlZXRzLiBOb3RpZmljYXRpb25UYWJsZSBzZWxlY3RzCiB0aGUgZGVjaXNpb25zIGJlaGluZCB0aGVtIGluc3RlYWQuCgogVGhlIGxhc3QgcGFydCBoYXMgYSBjdXJzb3IuIEFuIGV4cG9ydCB3aXRoIHRoaXMgY3Vyc29yIGFzIGBzaW5jZWAgaGFzIGFsbCByb3dzIG9mIGVhY2ggcGFydGljaXBhbnQgb2YKIHdob20gYW55dGhpbmcgaGFzIGNoYW5nZWQgc2luY2UgdGhlIGVhcmxpZXIgZXhwb3J0IGJlZ2FuLCBvciB3aG9zZSBub3RpZmljYXRpb25zIGNhbWUgZHVlIG9yIGNvdWxkCiBzdGlsbCBiZSBhbnN3ZXJlZCB0aGVuOiByZXBsYWNlIGFsbCBlYXJsaWVyIHJvd3Mgb2YgdGhlIHBhcnRpY2lwYW50cyB0aGF0IGl0IG5hbWVzLiBBIHJvdyB3aXRoIG5vdGhpbmcKIGJ1dCB0aGUgcGFydGljaXBhbnQgbmFtZXMgb25lIHdpdGhvdXQgcm93cy4gTm8gY2hhbmdlIGlzIG1pc3Npbmc7IHBhcnRpY2lwYW50cyB3aXRob3V0IGNoYW5nZXMgbWF5CiBjb21lIGFnYWluLiBFcmFzZWQgcGFydGljaXBhbnRzIGFyZSBub3QgbGlzdGVkLCBhcyBpbiBFeHBvcnRBbnN3ZXJTaGVldHMuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UIHdpdGggYSB2aW9sYXRpb24gb2YgZWFjaCB3cm9uZyBmaWVsZDogUEVSSU9EX0lOVkFMSUQsIENVUlNPUl9JTlZBTElELAogRklMVEVSX05PVF9BUFBMSUNBQkxFLCBhbmQgdGhvc2Ugb2Ygb3RvbGl0aC5jb21tb24udjEgRXhwb3J0RmlsdGVyOyBQRVJNSVNTSU9OX0RFTklFRCB3aXRoIHJlYXNvbgogTk9UX1NUVURZX0xFQURFUiBvciBHUk9VUFNfQ09OQ0VBTEVELgoK9AEKBAYAAgMSBEYCSAMa5QEgTGlzdHMgcGFydGljaXBhbnRzIGJ5IHBzZXVkb255bSB3aXRoIHRoZWlyIGFjdGl2aXR5OiBhY3RpdmUsIHNpbGVudCwgbGVmdCBvciBjb21wbGV0ZWQuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UIHdpdGggYSB2aW9sYXRpb24gb2YgZWFjaCB3cm9uZyBmaWVsZDogU0lMRU5UX0RBWVNfT1VUX09GX1JBTkdFOwogUEVSTUlTU0lPTl9ERU5JRUQgd2l0aCByZWFzb24gTk9UX1NUVURZX0xFQURFUi4KCo0ECgQGAAIEEgRQAlIDGv4DIFNldHMgb3IgcmVwbGFjZXMgYSBkYXRlIGZyb20gd2hpY2ggc2NoZWR1bGVzIGNvdW50IGZvciBvbmUgcGFydGljaXBhbnQKIChgU2NoZWR1bGVBbmNob3Iuc3RhZmZfZGF0ZV9pZGApLiBOb3RpZmljYXRpb25zIHRoYXQgZGVwZW5kIG9uIGl0IGFyZSBwbGFubmVkIGFnYWluIGF0IG9uY2UuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UIHdpdGggYSB2aW9sYXRpb24gb2YgZWFjaCB3cm9uZyBmaWVsZDogUEFSVElDSVBBTlRfSU5WQUxJRCwKIERBVEVfSU5WQUxJRCwgREFURV9PVVRfT0ZfUkFOR0U7IE5PVF9GT1VORCB3aXRoIHJlYXNvbiBQQVJUSUNJUEFOVF9VTktOT1dOIG9yCiBTVEFGRl9EQVRFX1VOS05PV047IEZBSUxFRF9QUkVDT05ESVRJT04gd2l0aCByZWFzb24gUEFSVElDSVBBTlRfTEVGVDsgUEVSTUlTU0lPTl9ERU5JRUQgd2l0aAogcmVhc29uIE5PVF9TVFVEWV9MRUFERVI7IFVOQVZBSUxBQkxFIHdpdGggcmVhc29uIFNUVURZX05PVF9ZRVRfS05PV04gYW5kIFJldHJ5SW5mby4KCvUBCgQGAAIFEgRXAlkDGuYBIExpc3RzIHRoZSBkYXRlcyB0aGF0IGFyZSBzZXQsIGJ5IHBzZXVkb255bSBhbmQgaWQuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UIHdpdGggYSB2aW9sYXRpb24gb2YgZWFjaCB3cm9uZyBmaWVsZDogUEFSVElDSVBBTlRfSU5WQUxJRDsgTk9UX0ZPVU5ECiB3aXRoIHJlYXNvbiBQQVJUSUNJUEFOVF9VTktOT1dOOyBQRVJNSVNTSU9OX0RFTklFRCB3aXRoIHJlYXNvbiBOT1RfU1RVRFlfTEVBREVSLgoKwwIKBAYAAgYSBF8CYQMatAIgUmVtb3ZlcyBhIGRhdGU6IG5vdGlmaWNhdGlvbnMgdGhhdCBjb3VudCBmcm9tIGl0IGFyZSBjYW5jZWxsZWQgYW5kIG5vIGxvbmdlciBwbGFubmVkLiBSZW1vdmluZwogYSBkYXRlIHRoYXQgaXMgbm90IHNldCBzdWNjZWVkcy4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQgd2l0aCBhIHZpb2xhdGlvbiBvZiBlYWNoIHdyb25nIGZpZWxkOiBQQVJUSUNJUEFOVF9JTlZBTElEOyBOT1RfRk9VTkQKIHdpdGggcmVhc29uIFBBUlRJQ0lQQU5UX1VOS05PV047IFBFUk1JU1NJT05fREVOSUVEIHdpdGggcmVhc29uIE5PVF9TVFVEWV9MRUFERVIuCgqpAgoEBgACBxIEZwJpAxqaAiBSZXR1cm5zIGEgcGFydGljaXBhbnQncyBwYXN0IGFuZCB1cGNvbWluZyBub3RpZmljYXRpb25zIG9mIHRoZSBzdHVkeSwgZWFybGllc3QgZmlyc3QuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UIHdpdGggYSB2aW9sYXRpb24gb2YgZWFjaCB3cm9uZyBmaWVsZDogUEFSVElDSVBBTlRfSU5WQUxJRCwKIFBFUklPRF9JTlZBTElEOyBOT1RfRk9VTkQgd2l0aCByZWFzb24gUEFSVElDSVBBTlRfVU5LTk9XTjsgUEVSTUlTU0lPTl9ERU5JRUQgd2l0aCByZWFzb24KIE5PVF9TVFVEWV9MRUFERVIuCgqjBgoEBgACCBIEdAJ2AxqUBiBBZGRzIGEgbm90aWZpY2F0aW9uIGZvciBhIHBhcnRpY2lwYW50IGF0IGFuIGluc3RhbnQgY2hvc2VuIGJ5IHN0YWZmLiBUaGUgcGFydGljaXBhbnQncyBvdmVyYWxsCiBydWxlcyAoZ2FwcywgZGFpbHkgbWF4aW11bSkgdHJlYXQgaXQgYXMgYWxyZWFkeSBwbGFjZWQuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UIHdpdGggYSB2aW9sYXRpb24gb2YgZWFjaCB3cm9uZyBmaWVsZDogUEFSVElDSVBBTlRfSU5WQUxJRCwKIE5PVElGSUNBVElPTl9JRF9JTlZBTElELCBFWFBJUllfT1VUX09GX1JBTkdFOyBOT1RfRk9VTkQgd2l0aCByZWFzb24gUEFSVElDSVBBTlRfVU5LTk9XTiBvcgogUVVFU1RJT05OQUlSRV9VTktOT1dOOyBBTFJFQURZX0VYSVNUUyB3aXRoIHJlYXNvbiBOT1RJRklDQVRJT05fSURfUkVVU0VEOyBGQUlMRURfUFJFQ09ORElUSU9OCiB3aXRoIHJlYXNvbiBQQVJUSUNJUEFOVF9MRUZULCBUSU1FX1pPTkVfTk9UX0tOT1dOLCBTVFVEWV9QQVVTRUQsIFFVRVNUSU9OTkFJUkVfQ0xPU0VELAogTk9USUZZX1RJTUVfUEFTVCwgTk9USUZZX1RJTUVfVE9PX0ZBUiwgTk9USUZZX1RJTUVfT1VUU0lERV9TVFVEWSwgTk9USUZZX1RJTUVfUVVJRVQgb3IKIE5PVElGWV9USU1FX1RBS0VOOyBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aCByZWFzb24gU1RBRkZfTk9USUZJQ0FUSU9OU19MSU1JVDsgUEVSTUlTU0lPTl9ERU5JRUQKIHdpdGggcmVhc29uIE5PVF9TVFVEWV9MRUFERVI7IFVOQVZBSUxBQkxFIHdpdGggcmVhc29uIFNUVURZX05PVF9ZRVRfS05PV04gYW5kIFJldHJ5SW5mby4KCpcCCgQGAAIJEgR7An0DGogCIENhbmNlbHMgYW4gdXBjb21pbmcgbm90aWZpY2F0aW9uIGFuZCBwbGFucyB0aGUgc2FtZSBvbmUgYXQgYW5vdGhlciBpbnN0YW50LgoKIEVycm9yczogYXMgQWRkTm90aWZpY2F0aW9uLCBleGNlcHQgZm9yIHRob3NlIGFib3V0IHRoZSBwYXJ0aWNpcGFudCBhbmQgdGhlIGV4cGlyeTsgTk9UX0ZPVU5ECiB3aXRoIHJlYXNvbiBOT1RJRklDQVRJT05fVU5LTk9XTjsgRkFJTEVEX1BSRUNPTkRJVElPTiB3aXRoIHJlYXNvbiBOT1RJRklDQVRJT05fTk9UX0NPTUlORy4KCuUCCgQGAAIKEgaEAQKGAQMa1AIgQ2FuY2VscyBhbiB1cGNvbWluZyBub3RpZmljYXRpb24uIEl0cyBzY2hlZHVsZSBkb2VzIG5vdCBwbGFuIGl0IGFnYWluLiBDYW5jZWxsaW5nIHR3aWNlIGlzCiBzYWZlLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVCB3aXRoIGEgdmlvbGF0aW9uIG9mIGVhY2ggd3JvbmcgZmllbGQ6IE5PVElGSUNBVElPTl9JRF9JTlZBTElEOwogTk9UX0ZPVU5EIHdpdGggcmVhc29uIE5PVElGSUNBVElPTl9VTktOT1dOOyBGQUlMRURfUFJFQ09ORElUSU9OIHdpdGggcmVhc29uCiBOT1RJRklDQVRJT05fTk9UX0NPTUlORzsgUEVSTUlTU0lPTl9ERU5JRUQgd2l0aCByZWFzb24gTk9UX1NUVURZX0xFQURFUi4KCtgFCgQGAAILEgaRAQKTAQMaxwUgRmlyZXMgb25lIG9mIHRoZSBzdHVkeSdzIHRyaWdnZXJzIGZvciBhIHBhcnRpY2lwYW50IG5vdy4gT25seSB0cmlnZ2VycyBjYXVzZWQgYnkgc3RhZmYgYWxvbmUKIGNhbiBiZSBmaXJlZCAoYG90b2xpdGguY2F0YWxvZ3VlLnYxLlRyaWdnZXIuc3RhZmZgKS4gUGxhbm5pbmcgYXBwbGllcyBpdCB3aXRoaW4gbW9tZW50cyBieSB0aGUKIHRyaWdnZXIncyBydWxlcywgbGlrZSBhbnkgb3RoZXIgb2NjdXJyZW5jZS4gUmVwZWF0aW5nIHRoZSBjYWxsIHJldHVybnMgdGhlIGN1cnJlbnQgc3RhdGUgb2YgdGhlCiBzYW1lIG9jY3VycmVuY2UuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UIHdpdGggYSB2aW9sYXRpb24gb2YgZWFjaCB3cm9uZyBmaWVsZDogUEFSVElDSVBBTlRfSU5WQUxJRCwgSURfSU5WQUxJRDsKIE5PVF9GT1VORCB3aXRoIHJlYXNvbiBQQVJUSUNJUEFOVF9VTktOT1dOIG9yIFRSSUdHRVJfVU5LTk9XTjsgRkFJTEVEX1BSRUNPTkRJVElPTiB3aXRoIHJlYXNvbgogUEFSVElDSVBBTlRfTEVGVCBvciBUUklHR0VSX05PVF9CWV9IQU5EOyBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aCByZWFzb24gRklSRURfVE9PX09GVEVOIGFuZAogUmV0cnlJbmZvOyBQRVJNSVNTSU9OX0RFTklFRCB3aXRoIHJlYXNvbiBOT1RfU1RVRFlfTEVBREVSOyBVTkFWQUlMQUJMRSB3aXRoIHJlYXNvbgogU1RVRFlfTk9UX1lFVF9LTk9XTiBhbmQgUmV0cnlJbmZvLgoKpgMKBAYAAgwSBpoBApwBAxqVAyBSZXR1cm5zIGFsbCBpbnB1dHMgYW5kIHN0ZXBzIHRoYXQgbGVkIHRvIGEgbm90aWZpY2F0aW9uJ3MgaW5zdGFudCwgY29tcHV0ZWQgYWdhaW4KIChTZXJ2aWNlcy9QbGFubmluZy9BTEdPUklUSE0ubWQpLiBGb3Igc3RhZmYgd2l0aCB0aGUgcmlnaHQgYHBsYW4ucmVhZGAgaW4gdGhlIHN0dWR5LCBhbmQgZm9yCiBwYXJ0aWNpcGFudHMgYWJvdXQgdGhlaXIgb3duIG5vdGlmaWNhdGlvbnMuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UIHdpdGggYSB2aW9sYXRpb24gb2YgZWFjaCB3cm9uZyBmaWVsZDogTk9USUZJQ0FUSU9OX0lEX0lOVkFMSUQ7CiBOT1RfRk9VTkQgd2l0aCByZWFzb24gTk9USUZJQ0FUSU9OX1VOS05PV047IFBFUk1JU1NJT05fREVOSUVEIHdpdGggcmVhc29uIE5PVF9TVFVEWV9MRUFERVIuCgo6CgIFABIGoAEAvQEBGiwgVGhlIGtleSBvZiB0aGUgcm93cyBvZiBhIGNvbXBsaWFuY2UgdGFibGUuCgo3CgQFAAIAEgSiAQInGikgUmVqZWN0ZWQgd2l0aCByZWFzb24gQlJFQUtET1dOX01JU1NJTkcuCgovCgQFAAIBEgSkAQIhGiEgQSBzaW5nbGUgcm93IHdpdGggYW4gZW1wdHkga2V5LgoKVwoEBQACAhIEpgECJxpJIFBhcnRpY2lwYW50LCBieSBwc2V1ZG9ueW07IGluY2x1ZGVzIHBhcnRpY2lwYW50cyB3aXRob3V0IG5vdGlmaWNhdGlvbnMuCgpvCgQFAAIDEgSoAQImGmEgRGF0ZSBpbiB0aGUgcGFydGljaXBhbnQncyBjYWxlbmRhciAodGhlIHRpbWUgem9uZSB0aGUgbm90aWZpY2F0aW9uIHdhcyBkcmF3biBpbiksIGBZWVlZLU1NLUREYC4KCioKBAUAAgQSBKoBAiQaHCBEYXRlIGluIFVUQywgYFlZWVktTU0tRERgLgoKPgoEBQACBRIErAECIBowIEhvdXIgb2YgdGhlIHBhcnRpY2lwYW50J3MgY2xvY2ssIGAwMGAgdG8gYDIzYC4KCksKBAUAAgYSBK4BAiMaPSBXZWVrZGF5IGluIHRoZSBwYXJ0aWNpcGFudCdzIGNhbGVuZGFyLCBgMWAgKE1vbmRheSkgdG8gYDdgLgoKJQoEBQACBxIEsAECKRoXIFF1ZXN0aW9ubmFpcmUsIGJ5IGlkLgoKrAEKBAUAAggSBLMBAiEanQEgQ3VycmVudCBncm91cCBvZiB0aGUgcGFydGljaXBhbnQsIGJ5IGlkOyBlbXB0eTogbm8gZ3JvdXAuIE9ubHkgZm9yIHN0YWZmIHdpdGggdGhlIHJpZ2h0CiBgZXhwb3J0LnJlYWRgIGluIHRoZSBzdHVkeSwgc2luY2UgaXQgY29tcGFyZXMgdGhlIGFybXMgb2YgYSB0cmlhbC4KCrABCgQFAAIJEgS2AQIkGqEBIFF1ZXN0aW9ubmFpcmUgYW5kIHNjaGVkdWxlLCBhcyBgcXVlc3Rpb25uYWlyZS9zY2hlZHVsZWA7IHRoZSBwYXJ0IGFmdGVyIHRoZSBzbGFzaCBpcyBlbXB0eSBmb3IgYQogc2NoZWR1bGUgd2l0aG91dCBhbiBpZCwgYW5kIGZvciBub3RpZmljYXRpb25zIGFkZGVkIGJ5IHN0YWZmLgoKrgEKBAUAAgoSBLkBAiYanwEgRGF5cyBmcm9tIHRoZSBsYXRlc3Qgam9pbmluZyB0byB0aGUgbm90aWZpY2F0aW9uIGluIHRoZSBwYXJ0aWNpcGFudCdzIGNhbGVuZGFyLCBmcm9tIGAwMDAwYDsgYXQKIG1vc3QgYDk5OTlgLiBOb3RpZmljYXRpb25zIGJlZm9yZSB0aGF0IGpvaW5pbmcgYXJlIGxlZnQgb3V0LgoKqwEKBAUAAgsSBLwBAi0anAEgUGFydGljaXBhbnQgYW5kIGRhdGUgaW4gdGhlIHBhcnRpY2lwYW50J3MgY2FsZW5kYXIsIGFzIGBwc2V1ZG9ueW0vWVlZWS1NTS1ERGA7IHRoZSBwYXJ0IGFmdGVyIHRoZQogc2xhc2ggaXMgZW1wdHkgZm9yIGEgcGFydGljaXBhbnQgd2l0aG91dCBub3RpZmljYXRpb25zLgoKvwEKAgQAEgbBAQDyAQEasAEgT3V0Y29tZXMgb2Ygbm90aWZpY2F0aW9ucy4gRWFjaCBub3RpZmljYXRpb24gaXMgY291bnRlZCBpbiBgcGxhbm5lZGAsIGFuZCBpbiBleGFjdGx5IG9uZSBvZgogYGFuc3dlcmVkX2luX3RpbWVgLCBgYW5zd2VyZWRfbGF0ZWAsIGBkaXNtaXNzZWRgLCBgbWlzc2VkYCwgYGV4cGlyZWRgIGFuZCBgb3BlbmAuCgowCgQEAAIAEgTDAQIRGiIgS2V5IGFzIGRlZmluZWQgYnkgdGhlIGJyZWFrZG93bi4KCusBCgQEAAIBEgTHAQIVGtwBIE5vdGlmaWNhdGlvbnMgd2hvc2UgaW5zdGFudCBoYXMgY29tZSwgaWYgdGhlIHBhcnRpY2lwYW50IHdhcyBlbnJvbGxlZCBhbmQgdGhlIHN0dWR5IG5vdCBwYXVzZWQgYXQKIHRoYXQgdGltZSwgYW5kIHRoZSBjb25zZW50IHdhcyB2YWxpZCBvciBhIGRldmljZSBzaG93ZWQgdGhlIG5vdGlmaWNhdGlvbiBhbGwgdGhlIHNhbWUuIENhbmNlbGxlZAogb25lcyBhcmUgbm90IGNvdW50ZWQuCgp0CgQEAAICEgTKAQIXGmYgTm90aWZpY2F0aW9ucyB0aGF0IGEgZGV2aWNlIHJlcG9ydGVkIGFzIHNob3duLCBvciB0aGF0IHdlcmUgb3BlbmVkLCBzbm9vemVkLCBkaXNtaXNzZWQgb3IKIGFuc3dlcmVkLgoKOwoEBAACAxIEzAECFBotIE5vdGlmaWNhdGlvbnMgdGhhdCB3ZXJlIG9wZW5lZCBvciBhbnN3ZXJlZC4KCm4KBAQAAgQSBM4BAh4aYCBOb3RpZmljYXRpb25zIGFuc3dlcmVkIGJ5IGEgc2hlZXQgdGhhdCB3YXMgZmluaXNoZWQgYmVmb3JlIHRoZSBleHBpcnksIG9yIHRoYXQgaGF2ZSBubyBleHBpcnkuCgpVCgQEAAIFEgTQAQIbGkcgTm90aWZpY2F0aW9ucyBhbnN3ZXJlZCBieSBhIHNoZWV0IHRoYXQgd2FzIGZpbmlzaGVkIGFmdGVyIHRoZSBleHBpcnkuCgo9CgQEAAIGEgTSAQIXGi8gTm90aWZpY2F0aW9ucyB0aGF0IHRoZSBwYXJ0aWNpcGFudCBkaXNtaXNzZWQuCgqUAQoEBAACBxIE1QECFBqFASBOb3RpZmljYXRpb25zIHRoYXQgaGF2ZSBleHBpcmVkIChhdCB0aGVpciBleHBpcnksIG9yIHdpdGggdGhlIG5leHQgb25lIG9mIHRoZSBzY2hlZHVsZSkgYWZ0ZXIgYQogZGV2aWNlIGhhZCB0aGVtIG9yIHRoZXkgd2VyZSBzZW50LgoKVwoEBAACCBIE1wECFRpJIE5vdGlmaWNhdGlvbnMgdGhhdCBoYXZlIGV4cGlyZWQgd2l0aG91dCBoYXZpbmcgcmVhY2hlZCB0aGUgcGFydGljaXBhbnQuCgpBCgQEAAIJEgTZAQITGjMgTm90aWZpY2F0aW9ucyB0aGF0IGNhbiBzdGlsbCBiZSBhbnN3ZXJlZCBpbiB0aW1lLgoKcQoEBAACChIE2wECIhpjIFNoYXJlIG9mIHBsYW5uZWQgbm90aWZpY2F0aW9ucyB0aGF0IHdlcmUgYW5zd2VyZWQsIGluIHRpbWUgb3IgbGF0ZSwgMOKAkzE7IDAgaWYgbm9uZSB3YXMgcGxhbm5lZC4KCksKBAQAAgsSBN0BAiQaPSBTaGFyZSBvZiBkZWxpdmVyZWQgbm90aWZpY2F0aW9ucyB0aGF0IHdlcmUgYW5zd2VyZWQsIDDigJMxLgoKXgoEBAACDBIE3wECJBpQIE1lZGlhbiB0aW1lIGluIHNlY29uZHMgZnJvbSB0aGUgbm90aWZpY2F0aW9uIHRvIHRoZSBhbnN3ZXI7IDAgd2l0aG91dCBhbnN3ZXJzLgoKWwoEBAACDRIE4QECIRpNIDkwdGggcGVyY2VudGlsZSBvZiB0aGUgdGltZSBpbiBzZWNvbmRzIGZyb20gdGhlIG5vdGlmaWNhdGlvbiB0byB0aGUgYW5zd2VyLgoKWAoEBAACDhIE4wECExpKIFBsYW5uZWQgbm90aWZpY2F0aW9ucyB0aGF0IGEgZGV2aWNlIGZldGNoZWQsIG9yIHRoYXQgd2VyZSBzZW50IG9yIHNob3duLgoKRgoEBAACDxIE5QECHBo4IE1pc3NlZCBub3RpZmljYXRpb25zIHRoYXQgbm8gZGV2aWNlIHJlcG9ydGVkIGFzIHNob3duLgoKRQoEBAACEBIE5wECHho3IE1pc3NlZCBub3RpZmljYXRpb25zIHRoYXQgd2VyZSBzaG93biwgYnV0IG5vdCBvcGVuZWQuCgpICgQEAAIREgTpAQIcGjogTWlzc2VkIG5vdGlmaWNhdGlvbnMgdGhhdCB3ZXJlIG9wZW5lZCwgYnV0IG5vdCBhbnN3ZXJlZC4KCjkKBAQAAhISBOsBAhsaKyBQYXJ0aWNpcGFudHMgd2l0aCBhIHBsYW5uZWQgbm90aWZpY2F0aW9uLgoKswEKBAQAAhMSBO4BAhwapAEgTm90aWZpY2F0aW9ucyB0aGF0IGFyZSBub3QgY291bnRlZCBpbiBgcGxhbm5lZGAsIGJlY2F1c2UgdGhlIGNvbnNlbnQgaGFkIGVuZGVkLiBPbmx5IGluIGEgcm93IG9mCiBDT01QTElBTkNFX0JSRUFLRE9XTl9UT1RBTCwgYXMgdGhlIGZvbGxvd2luZyBmaWVsZDsgb3RoZXJ3aXNlIDAuCgqaAQoEBAACFBIE8QECFhqLASBOb3RpZmljYXRpb25zIGFmdGVyIHRyaWdnZXJzIHRoYXQgd2VyZSBub3QgcGxhbm5lZCwgYmVjYXVzZSBydWxlcyBsZWZ0IG5vIHJvb20gZm9yIHRoZW0sIG9yIHRoYXQKIGdhdmUgdGhlaXIgcGxhY2UgdG8gc3VjaCBub3RpZmljYXRpb25zLgoKQAoCBAESBvUBAIACARoyIFNlbGVjdHMgdGhlIGNhbGxlcidzIG93biBub3RpZmljYXRpb25zIHRvIGNvdW50LgoKNgoEBAECABIE9wECFhooIEEgc3R1ZHkgdGhhdCB0aGUgY2FsbGVyIHRha2VzIHBhcnQgaW4uCgo2CgQEAQIBEgT5AQIkGiggUmVxdWlyZWQ7IG5vdCBieSBwYXJ0aWNpcGFudCBvciBncm91cC4KClEKBAQBAgISBPsBAioaQyBTdGFydCBvZiB0aGUgcGVyaW9kLCBpbmNsdXNpdmU7IGFic2VudDogMjggZGF5cyBiZWZvcmUgYHRvX3RpbWVgLgoKXgoEBAECAxIE/QECKBpQIEVuZCBvZiB0aGUgcGVyaW9kLCBleGNsdXNpdmU7IGFic2VudDogbm93LiBBdCBtb3N0IDM2NiBkYXlzIGFmdGVyIGBmcm9tX3RpbWVgLgoKNwoEBAECBBIE/wECHhopIFF1ZXN0aW9ubmFpcmUgdG8gZmlsdGVyIGJ5OyBlbXB0eTogYWxsLgoKOwoCBAISBoMCAIoCARotIE91dGNvbWVzIG9mIHRoZSBjYWxsZXIncyBvd24gbm90aWZpY2F0aW9ucy4KCjEKBAQCAgASBIUCAiIaIyBSb3dzIG9yZGVyZWQgYnkga2V5OyBhdCBtb3N0IDM2Ny4KCiwKBAQCAgESBIcCAioaHiBTdGFydCBvZiB0aGUgY291bnRlZCBwZXJpb2QuCgoqCgQEAgICEgSJAgIoGhwgRW5kIG9mIHRoZSBjb3VudGVkIHBlcmlvZC4KCjoKAgQDEgaNAgCjAgEaLCBTZWxlY3RzIG5vdGlmaWNhdGlvbnMgb2YgYSBzdHVkeSB0byBjb3VudC4KCkAKBAQDAgASBI8CAhYaMiBBIHN0dWR5IHdoZXJlIHRoZSBjYWxsZXIgaGFzIHRoZSBtZXRob2QncyByaWdodC4KChkKBAQDAgESBJECAiQaCyBSZXF1aXJlZC4KClEKBAQDAgISBJMCAioaQyBTdGFydCBvZiB0aGUgcGVyaW9kLCBpbmNsdXNpdmU7IGFic2VudDogMjggZGF5cyBiZWZvcmUgYHRvX3RpbWVgLgoKXgoEBAMCAxIElQICKBpQIEVuZCBvZiB0aGUgcGVyaW9kLCBleGNsdXNpdmU7IGFic2VudDogbm93LiBBdCBtb3N0IDM2NiBkYXlzIGFmdGVyIGBmcm9tX3RpbWVgLgoKNwoEBAMCBBIElwICHhopIFF1ZXN0aW9ubmFpcmUgdG8gZmlsdGVyIGJ5OyBlbXB0eTogYWxsLgoKagoEBAMCBRIEmQICFhpcIEN1cnJlbnQgZ3JvdXAgb2YgdGhlIHBhcnRpY2lwYW50cyB0byBmaWx0ZXIgYnk7IGVtcHR5OiBhbGwuIE5lZWRzIHRoZSByaWdodCBgZXhwb3J0LnJlYWRgLgoKMwoEBAMCBhIEmwICGRolIFBzZXVkb255bSB0byBmaWx0ZXIgYnk7IGVtcHR5OiBhbGwuCgo3CgQEAwIHEgSdAgIXGikgTnVtYmVyIG9mIHJvd3MsIDHigJMxLDAwMDsgMCBtZWFucyAyMDAuCgpRCgQEAwIIEgSfAgIYGkMgYG5leHRfcGFnZV90b2tlbmAgb2YgdGhlIHByZXZpb3VzIHBhZ2U7IGVtcHR5IGZvciB0aGUgZmlyc3QgcGFnZS4KCnYKBAQDAgkSBKICAiYaaCBXaGV0aGVyIHRlc3QgcGFydGljaXBhbnRzIGFyZSBpbmNsdWRlZC4gQSB0ZXN0IHBhcnRpY2lwYW50IG5hbWVkIGJ5IGBwYXJ0aWNpcGFudGAgaXMgYWx3YXlzCiBpbmNsdWRlZC4KCjQKAgQEEgamAgCvAgEaJiBPdXRjb21lcyBvZiBhIHN0dWR5J3Mgbm90aWZpY2F0aW9ucy4KCiQKBAQEAgASBKgCAiIaFiBSb3dzIG9yZGVyZWQgYnkga2V5LgoKPwoEBAQCARIEqgICHRoxIFRva2VuIG9mIHRoZSBuZXh0IHBhZ2U7IGVtcHR5IG9uIHRoZSBsYXN0IHBhZ2UuCgosCgQEBAICEgSsAgIqGh4gU3RhcnQgb2YgdGhlIGNvdW50ZWQgcGVyaW9kLgoKagoEBAQCAxIErgICKBpcIEVuZCBvZiB0aGUgY291bnRlZCBwZXJpb2QuIElmIHRoZSByZXF1ZXN0IGxlZnQgaXQgYWJzZW50LCB0aGUgc2FtZSBvbiBhbGwgZm9sbG93aW5nIHBhZ2VzLgoKNwoCBQESBrICAL8CARopIFRoZSByb3dzIG9mIGFuIGV4cG9ydCBvZiBub3RpZmljYXRpb25zLgoKNAoEBQECABIEtAICJRomIEFzIE5PVElGSUNBVElPTl9UQUJMRV9OT1RJRklDQVRJT05TLgoKLgoEBQECARIEtgICJxogIE9uZSByb3cgZm9yIGVhY2ggbm90aWZpY2F0aW9uLgoKjAUKBAUBAgISBL4CAika/QQgT25lIHJvdyBmb3IgZWFjaCBkZWNpc2lvbiBwb2ludDogYW4gb2NjdXJyZW5jZSBvZiBhIHRyaWdnZXIsIG9yIGFuIGluc3RhbnQgdGhhdCBhIHNjaGVkdWxlIGRyZXcuIFRoZQogY29sdW1uIGBkZWNpc2lvbmAgaGFzIHRoZSBvdXRjb21lOiBgcGxhbm5lZGAsIG9yIHRoZSByZWFzb24gYWdhaW5zdCBhIG5vdGlmaWNhdGlvbi4gT2NjdXJyZW5jZXMgb2YKIGEgdHJpZ2dlciB3aXRoIGEgZHJhdyBoYXZlIGF2YWlsYWJpbGl0eSwgcHJvYmFiaWxpdGllcywgc2VlZCwgbnVtYmVyIGFuZCBvcHRpb24uIE9jY3VycmVuY2VzIGhhdmUKIGEgZGF0ZSBhbmQgYW4gaG91ciBvbmx5LCBiZWNhdXNlIG9uZSByZWNvcmQgbWF5IGZpcmUgdHJpZ2dlcnMgaW4gc2V2ZXJhbCBzdHVkaWVzOyBvbmx5IHRob3NlIGR1cmluZwogdGhlIHBhcnRpY2lwYXRpb24gYW5kIGEgdmFsaWQgY29uc2VudCBhcmUgaW5jbHVkZWQsIGFuZCBub25lIHdoaWxlIGdyb3VwcyBhcmUgY29uY2VhbGVkIGZyb20gdGhlCiBjYWxsZXIgYW5kIHRoZSBzdHVkeSBoYXMgcXVlc3Rpb25uYWlyZXMgZm9yIHNvbWUgZ3JvdXBzLiBgcXVlc3Rpb25uYWlyZV9pZGAgYW5kIHRoZSBmaWx0ZXIncwogcXVlc3Rpb25uYWlyZXMgYXJlIEZJTFRFUl9OT1RfQVBQTElDQUJMRS4KCjsKAgQFEgbCAgDUAgEaLSBTZWxlY3RzIG5vdGlmaWNhdGlvbnMgb2YgYSBzdHVkeSB0byBleHBvcnQuCgpACgQEBQIAEgTEAgIWGjIgQSBzdHVkeSB3aGVyZSB0aGUgY2FsbGVyIGhhcyB0aGUgbWV0aG9kJ3MgcmlnaHQuCgpLCgQEBQIBEgTGAgIqGj0gU3RhcnQgb2YgdGhlIHBlcmlvZCwgaW5jbHVzaXZlOyBhYnNlbnQ6IGZyb20gdGhlIGJlZ2lubmluZy4KCjoKBAQFAgISBMgCAigaLCBFbmQgb2YgdGhlIHBlcmlvZCwgZXhjbHVzaXZlOyBhYnNlbnQ6IG5vdy4KCjcKBAQFAgMSBMoCAh4aKSBRdWVzdGlvbm5haXJlIHRvIGZpbHRlciBieTsgZW1wdHk6IGFsbC4KCkIKBAQFAgQSBMwCAiUaNCBXaGV0aGVyIHJlY29yZHMgb2YgdGVzdCBwYXJ0aWNpcGFudHMgYXJlIGluY2x1ZGVkLgoKVwoEBAUCBRIEzgICLBpJIE5vdGlmaWNhdGlvbnMgdG8gaW5jbHVkZSwgaW4gYWRkaXRpb24gdG8gdGhlIGZpZWxkcyBhYm92ZTsgYWJzZW50OiBhbGwuCgofCgQEBQIGEgTQAgIeGhEgUm93cyB0byBleHBvcnQuCgrEAQoEBAUCBxIE0wICExq1ASBgY3Vyc29yYCBvZiBhbiBlYXJsaWVyIGV4cG9ydCBvZiB0aGlzIHN0dWR5IGFuZCB0YWJsZSwgd2l0aCB0aGUgc2FtZSBzZWxlY3Rpb247IGVtcHR5OiBhbGwgcm93cy4KIEZJTFRFUl9OT1RfQVBQTElDQUJMRSB3aXRoIGB0b190aW1lYCBvciBncm91cHMsIHdoaWNoIHBhcnRpY2lwYW50cyBtYXkgaGF2ZSBsZWZ0LgoKWwoCBAYSBtcCAN4CARpNIEEgcGFydCBvZiBhbiBleHBvcnQuIFRoZSBleHBvcnQgaXMgdGhlIGNvbmNhdGVuYXRpb24gb2YgaXRzIHBhcnRzIGluIG9yZGVyLgoKUwoEBAYCABIE2QICEBpFIEJ5dGVzIG9mIHRoZSBDU1YgZmlsZS4gQSBjaHVuayBtYXkgZW5kIHdpdGhpbiBhIHJvdyBvciBhIGNoYXJhY3Rlci4KCiwKBAQGAgESBNsCAhIaHiBOdW1iZXIgb2Ygcm93cyBpbiB0aGlzIHBhcnQuCgpkCgQEBgICEgTdAgIUGlYgQ3Vyc29yIGZvciBgc2luY2VgLiBTZXQgaW4gdGhlIGxhc3QgcGFydCBvbmx5OiBhbiBleHBvcnQgd2l0aG91dCBpdCBpcyBub3QgY29tcGxldGUuCgouCgIFAhIG4QIA8AIBGiAgVGhlIGFjdGl2aXR5IG9mIGEgcGFydGljaXBhbnQuCgofCgQFAgIAEgTjAgInGhEgTmV2ZXIgcmV0dXJuZWQuCgoxCgQFAgIBEgTlAgIiGiMgTm9uZSBvZiB0aGUgb3RoZXIgdmFsdWVzIGFwcGxpZXMuCgpLCgQFAgICEgTnAgIiGj0gTm90aWZpZWQsIGJ1dCB3aXRob3V0IGEgc2hlZXQgZm9yIHRoZSBnaXZlbiBudW1iZXIgb2YgZGF5cy4KCiMKBAUCAgMSBOkCAiAaFSBObyBsb25nZXIgZW5yb2xsZWQuCgqYAQoEBQICBBIE7AICJRqJASBObyBtb3JlIG5vdGlmaWNhdGlvbnM6IHRoZSBzdHVkeSBoYXMgZW5kZWQsIG9yIGFsbCBvbmUtdGltZSBxdWVzdGlvbm5haXJlcyBhcmUgZmlsbGVkIGluIGFuZAogYWxsIHNjaGVkdWxlcyBoYXZlIHBhc3NlZCB0aGVpciBsYXN0IGRheS4KCqABCgQFAgIFEgTvAgIpGpEBIFRoZSBjb25zZW50IGhhcyBlbmRlZCwgYmVjYXVzZSB0aGUgc3R1ZHkgcmVwbGFjZWQgaXRzIHRleHQ6IG5vIG5vdGlmaWNhdGlvbnMsIGFuZCBzaGVldHMgd2FpdCwKIHVudGlsIHRoZSBwYXJ0aWNpcGFudCBhY2NlcHRzIHRoZSBjdXJyZW50IHRleHQuCgo6CgIEBxIG8wIAgwMBGiwgUnVsZXMgb2YgdGhlIGNsYXNzaWZpY2F0aW9uLCBhbmQgdGhlIHBhZ2UuCgpACgQEBwIAEgT1AgIWGjIgQSBzdHVkeSB3aGVyZSB0aGUgY2FsbGVyIGhhcyB0aGUgbWV0aG9kJ3MgcmlnaHQuCgptCgQEBwIBEgT3AgIZGl8gRGF5cyB3aXRob3V0IGEgc2hlZXQgYWZ0ZXIgd2hpY2ggYSBub3RpZmllZCBwYXJ0aWNpcGFudCBjb3VudHMgYXMgc2lsZW50LCAx4oCTMzY1OyAwIG1lYW5zIDMuCgpcCgQEBwICEgT5AgIZGk4gTWluaW11bSBudW1iZXIgb2YgdW5hbnN3ZXJlZCBub3RpZmljYXRpb25zIGluIHRoYXQgdGltZSwgMeKAkzEwMDsgMCBtZWFucyAxLgoKJAoEBAcCAxIE+wICFxoWIDHigJMyMDA7IDAgbWVhbnMgNTAuCgpRCgQEBwIEEgT9AgIYGkMgYG5leHRfcGFnZV90b2tlbmAgb2YgdGhlIHByZXZpb3VzIHBhZ2U7IGVtcHR5IGZvciB0aGUgZmlyc3QgcGFnZS4KCjcKBAQHAgUSBP8CAiUaKSBXaGV0aGVyIHRlc3QgcGFydGljaXBhbnRzIGFyZSBpbmNsdWRlZC4KCrwBCgQEBwIGEgSCAwIUGq0BIEJlZ2lubmluZyBvZiBhIHBzZXVkb255bSBvciwgZm9yIGNhbGxlcnMgd2l0aCB0aGUgcmlnaHQgYGxhYmVsLnJlYWRgLCBvZiBhIHN1YmplY3QgbGFiZWwsIGF0IG1vc3QKIDY0IGNoYXJhY3RlcnMsIGNvbXBhcmVkIHdpdGhvdXQgcmVnYXJkIHRvIGNhc2U7IGVtcHR5OiBhbGwgcGFydGljaXBhbnRzLgoKOQoCBAgSBoYDAJsDARorIFRoZSBzdGF0dXMgb2Ygb25lIHBhcnRpY2lwYW50IG9mIGEgc3R1ZHkuCgoaCgQECAIAEgSIAwIZGgwgUHNldWRvbnltLgoKngEKBAQIAgESBIsDAhYajwEgQ3VycmVudCBncm91cCBvZiB0aGUgcGFydGljaXBhbnQ7IGVtcHR5IGlmIG5vbmUsIGlmIHRoZSBjYWxsZXIgbGFja3MgYGV4cG9ydC5yZWFkYCBpbiB0aGUgc3R1ZHksCiBvciBpZiBncm91cHMgYXJlIGNvbmNlYWxlZCBmcm9tIHRoZSBjYWxsZXIuCgohCgQECAICEgSNAwIjGhMgQ3VycmVudCBhY3Rpdml0eS4KCmwKBAQIAgMSBI8DAioaXiBEYXkgKFVUQykgb2YgdGhlIG1vc3QgcmVjZW50IGpvaW5pbmcsIGFzIGl0cyBtaWRuaWdodDsgYWJzZW50IGlmIG9ubHkgbGVhdmluZyBpcyBrbm93biBoZXJlLgoKTQoEBAgCBBIEkQMCKxo/IERheSAoVVRDKSBvZiBsZWF2aW5nLCBhcyBpdHMgbWlkbmlnaHQ7IGFic2VudCB3aGlsZSBlbnJvbGxlZC4KClQKBAQIAgUSBJMDAjEaRiBGaW5pc2ggdGltZSBvZiB0aGUgbGF0ZXN0IHNoZWV0IG9mIHRoZSBzdHVkeTsgYWJzZW50IHdpdGhvdXQgc2hlZXRzLgoKYwoEBAgCBhIElQMCIBpVIE51bWJlciBvZiBub3RpZmljYXRpb25zIHNpbmNlIHRoYXQgc2hlZXQsIG9yIHNpbmNlIGpvaW5pbmcsIHdpdGhvdXQgY2FuY2VsbGVkIG9uZXMuCgpqCgQECAIHEgSXAwIcGlwgV2hldGhlciB0aGUgcGFydGljaXBhbnQgaXMgYSB0ZXN0IHBhcnRpY2lwYW50LCB3aG9zZSBhbnN3ZXJzIGV4cG9ydHMgbGVhdmUgb3V0IGJ5IGRlZmF1bHQuCgqlAQoEBAgCCBIEmgMCGxqWASBMYWJlbCBieSB3aGljaCB0aGUgc3R1ZHkncyBvd24gcmVjb3JkcyBrbm93IHRoZSBwYXJ0aWNpcGFudCAoYFN0dWR5LnN1YmplY3RfbGFiZWxzYCk7IGVtcHR5IGlmCiBub25lLCBvciBpZiB0aGUgY2FsbGVyIGxhY2tzIHRoZSByaWdodCBgbGFiZWwucmVhZGAuCgonCgIECRIGngMAowMBGhkgQSBwYWdlIG9mIHBhcnRpY2lwYW50cy4KCjIKBAQJAgASBKADAi4aJCBQYXJ0aWNpcGFudHMgb3JkZXJlZCBieSBwc2V1ZG9ueW0uCgo/CgQECQIBEgSiAwIdGjEgVG9rZW4gb2YgdGhlIG5leHQgcGFnZTsgZW1wdHkgb24gdGhlIGxhc3QgcGFnZS4KCjYKAgQKEgamAwCxAwEaKCBBIGRhdGUgc2V0IGJ5IHN0YWZmIGZvciBhIHBhcnRpY2lwYW50LgoKGgoEBAoCABIEqAMCGRoMIFBzZXVkb255bS4KCjEKBAQKAgESBKoDAhsaIyBJZCB1c2VkIGJ5IHRoZSBzdHVkeSdzIHNjaGVkdWxlcy4KCkEKBAQKAgISBKwDAhIaMyBEYXRlIGluIHRoZSBwYXJ0aWNpcGFudCdzIGNhbGVuZGFyLCBgWVlZWS1NTS1ERGAuCgo/CgQECgIDEgSuAwIpGjEgRGF5IChVVEMpIG9uIHdoaWNoIGl0IHdhcyBzZXQsIGFzIGl0cyBtaWRuaWdodC4KCkkKBAQKAgQSBLADAhQaOyBVVUlEIG9mIHRoZSBzdGFmZiBtZW1iZXIgd2hvIHNldCBpdCwgYXMgaW4gdGhlIGF1ZGl0IGxvZy4KCiAKAgQLEga0AwC9AwEaEiBUaGUgZGF0ZSB0byBzZXQuCgpACgQECwIAEgS2AwIWGjIgQSBzdHVkeSB3aGVyZSB0aGUgY2FsbGVyIGhhcyB0aGUgbWV0aG9kJ3MgcmlnaHQuCgoaCgQECwIBEgS4AwIZGgwgUHNldWRvbnltLgoKPAoEBAsCAhIEugMCGxouIElkIHRoYXQgYSBzY2hlZHVsZSBvZiB0aGUgc3R1ZHkgY291bnRzIGZyb20uCgo8CgQECwIDEgS8AwISGi4gYFlZWVktTU0tRERgLCBhdCBtb3N0IDMsNjYwIGRheXMgZnJvbSB0b2RheS4KCiAKAgQMEgbAAwDDAwEaEiBUaGUgc3RvcmVkIGRhdGUuCgoiCgQEDAIAEgTCAwInGhQgVGhlIGN1cnJlbnQgc3RhdGUuCgouCgIEDRIGxgMAzwMBGiAgRmlsdGVycyBhbmQgcGFnZSBvZiB0aGUgZGF0ZXMuCgpACgQEDQIAEgTIAwIWGjIgQSBzdHVkeSB3aGVyZSB0aGUgY2FsbGVyIGhhcyB0aGUgbWV0aG9kJ3MgcmlnaHQuCgozCgQEDQIBEgTKAwIZGiUgUHNldWRvbnltIHRvIGZpbHRlciBieTsgZW1wdHk6IGFsbC4KCiQKBAQNAgISBMwDAhcaFiAx4oCTMjAwOyAwIG1lYW5zIDUwLgoKUQoEBA0CAxIEzgMCGBpDIGBuZXh0X3BhZ2VfdG9rZW5gIG9mIHRoZSBwcmV2aW91cyBwYWdlOyBlbXB0eSBmb3IgdGhlIGZpcnN0IHBhZ2UuCgogCgIEDhIG0gMA1wMBGhIgQSBwYWdlIG9mIGRhdGVzLgoKMgoEBA4CABIE1AMCMRokIERhdGVzIG9yZGVyZWQgYnkgcHNldWRvbnltIGFuZCBpZC4KCj8KBAQOAgESBNYDAh0aMSBUb2tlbiBvZiB0aGUgbmV4dCBwYWdlOyBlbXB0eSBvbiB0aGUgbGFzdCBwYWdlLgoKIwoCBA8SBtoDAOEDARoVIFRoZSBkYXRlIHRvIHJlbW92ZS4KCkAKBAQPAgASBNwDAhYaMiBBIHN0dWR5IHdoZXJlIHRoZSBjYWxsZXIgaGFzIHRoZSBtZXRob2QncyByaWdodC4KChoKBAQPAgESBN4DAhkaDCBQc2V1ZG9ueW0uCgofCgQEDwICEgTgAwIbGhEgSWQgb2YgdGhlIGRhdGUuCgovCgIEEBIG5AMA5wMBGiEgVGhlIGRhdGUgaXMgbm90IHNldCAoYW55IG1vcmUpLgoKMAoEBBACABIE5gMCExoiIFdoZXRoZXIgdGhlIGRhdGUgd2FzIHNldCBiZWZvcmUuCgotCgIFAxIG6gMA8QMBGh8gVGhlIG9yaWdpbiBvZiBhIG5vdGlmaWNhdGlvbi4KCh8KBAUDAgASBOwDAiYaESBOZXZlciByZXR1cm5lZC4KCiYKBAUDAgESBO4DAiMaGCBQbGFubmVkIGJ5IGEgc2NoZWR1bGUuCgorCgQFAwICEgTwAwIgGh0gQWRkZWQgYnkgdGhlIHN0dWR5J3Mgc3RhZmYuCgrRAQoCBBESBvUDAJ0EARrCASBBIG5vdGlmaWNhdGlvbiB3aXRoIGFsbCBpdHMgZXZlbnRzLiBTdGFmZiBzZWUgYHBsYW5fdGltZWAsIGBoYW5kX291dF90aW1lYCwgYHNlbmRfdGltZWAgYW5kCiBgY2FuY2VsX3RpbWVgIGFzIGRheXMgKG1pZG5pZ2h0LCBVVEMpOiBvbmUgcm91bmQgb2YgcGxhbm5pbmcgc2V0cyB0aGUgc2FtZSB0aW1lIGluIHNldmVyYWwgc3R1ZGllcy4KChUKBAQRAgASBPcDAh0aByBVVUlELgoKLQoEBBECARIE+QMCHhofIFRoZSBxdWVzdGlvbm5haXJlIHRvIGZpbGwgaW4uCgpsCgQEEQICEgT7AwIZGl4gSWQgb2YgdGhlIHNjaGVkdWxlOyBlbXB0eSBpZiB0aGUgc3R1ZHkgZ2l2ZXMgaXQgbm8gaWQsIGFuZCBmb3Igbm90aWZpY2F0aW9ucyBhZGRlZCBieSBzdGFmZi4KChsKBAQRAgMSBP0DAiAaDSBUaGUgb3JpZ2luLgoKHQoEBBECBBIE/wMCLBoPIFBsYW5uZWQgdGltZS4KClMKBAQRAgUSBIEEAiwaRSBFbmQgb2YgdGhlIHRpbWUgZm9yIGFuc3dlcmluZzsgYWJzZW50OiB1bnRpbCB0aGUgbmV4dCBub3RpZmljYXRpb24uCgpMCgQEEQIGEgSDBAIRGj4gV2hldGhlciB0aGUgY2xvY2sgdGltZSB3YXMgZml4ZWQgaW5zdGVhZCBvZiBkcmF3biBhdCByYW5kb20uCgoiCgQEEQIHEgSFBAIeGhQgVGhlIGN1cnJlbnQgc3RhdGUuCgpaCgQEEQIIEgSHBAIqGkwgVGltZSBhdCB3aGljaCB0aGUgc2NoZWR1bGUgd291bGQgaGF2ZSBwbGFjZWQgaXQ7IGFic2VudDogdGhlIHBsYW5uZWQgdGltZS4KCkAKBAQRAgkSBIkEAisaMiBUaW1lIGF0IHdoaWNoIGl0IHdhcyBwbGFubmVkOyBhYnNlbnQgaWYgdW5rbm93bi4KCm0KBAQRAgoSBIsEAi8aXyBUaW1lIGF0IHdoaWNoIGEgZGV2aWNlIGZldGNoZWQgaXQ7IGFic2VudCBpZiB0aGF0IGRpZCBub3QgaGFwcGVuLCBhcyBmb3IgYWxsIGZvbGxvd2luZyB0aW1lcy4KCioKBAQRAgsSBI0EAisaHCBUaW1lIGF0IHdoaWNoIGl0IHdhcyBzZW50LgoKMQoEBBECDBIEjwQCLhojIFRpbWUgYXQgd2hpY2ggYSBkZXZpY2Ugc2hvd2VkIGl0LgoKOAoEBBECDRIEkQQCKxoqIFRpbWUgYXQgd2hpY2ggdGhlIHBhcnRpY2lwYW50IG9wZW5lZCBpdC4KCjsKBAQRAg4SBJMEAi4aLSBUaW1lIGF0IHdoaWNoIHRoZSBwYXJ0aWNpcGFudCBkaXNtaXNzZWQgaXQuCgo5CgQEEQIPEgSVBAItGisgRmluaXNoIHRpbWUgb2YgdGhlIHNoZWV0IHRoYXQgYW5zd2VycyBpdC4KCi8KBAQRAhASBJcEAi0aISBUaW1lIGF0IHdoaWNoIGl0IHdhcyBjYW5jZWxsZWQuCgorCgQEEQIREgSZBAIfGh0gV2hldGhlciBzdGFmZiBjYW5jZWxsZWQgaXQuCgq8AQoEBBECEhIEnAQCJhqtASBXaHkgaXQgaXMgbm90IHBsYW5uZWQ6IGl0IGZvbGxvd2VkIGEgdHJpZ2dlciBhbmQgaGFkIG5vIHJvb20sIG9yIGl0IGdhdmUgaXRzIHBsYWNlIHRvIHN1Y2ggYQogbm90aWZpY2F0aW9uLiBMaXN0ZWQgYWx0aG91Z2ggaXQgaXMgY2FuY2VsbGVkOyB0aGUgcGFydGljaXBhbnQgd2FzIG5vdCBhc2tlZC4KCjcKAgQSEgagBACvBAEaKSBTZWxlY3RzIG5vdGlmaWNhdGlvbnMgb2YgYSBwYXJ0aWNpcGFudC4KCkAKBAQSAgASBKIEAhYaMiBBIHN0dWR5IHdoZXJlIHRoZSBjYWxsZXIgaGFzIHRoZSBtZXRob2QncyByaWdodC4KChoKBAQSAgESBKQEAhkaDCBQc2V1ZG9ueW0uCgpOCgQEEgICEgSmBAIqGkAgU3RhcnQgb2YgdGhlIHBlcmlvZCwgaW5jbHVzaXZlOyBhYnNlbnQ6IHNldmVuIGRheXMgYmVmb3JlIG5vdy4KClAKBAQSAgMSBKgEAigaQiBFbmQgb2YgdGhlIHBlcmlvZCwgZXhjbHVzaXZlOyBhYnNlbnQ6IGFsbCBwbGFubmVkIG5vdGlmaWNhdGlvbnMuCgo9CgQEEgIEEgSqBAIdGi8gV2hldGhlciBjYW5jZWxsZWQgbm90aWZpY2F0aW9ucyBhcmUgaW5jbHVkZWQuCgolCgQEEgIFEgSsBAIXGhcgMeKAkzUwMDsgMCBtZWFucyAxMDAuCgpRCgQEEgIGEgSuBAIYGkMgYG5leHRfcGFnZV90b2tlbmAgb2YgdGhlIHByZXZpb3VzIHBhZ2U7IGVtcHR5IGZvciB0aGUgZmlyc3QgcGFnZS4KCjgKAgQTEgayBAC7BAEaKiBBIHBhZ2Ugb2YgYSBwYXJ0aWNpcGFudCdzIG5vdGlmaWNhdGlvbnMuCgouCgQEEwIAEgS0BAIwGiAgTm90aWZpY2F0aW9ucywgZWFybGllc3QgZmlyc3QuCgpXCgQEEwIBEgS2BAIXGkkgVGltZSB6b25lIGxhc3QgcmVwb3J0ZWQgYnkgdGhlIHBhcnRpY2lwYW50J3MgZGV2aWNlOyBlbXB0eSBpZiBub25lIHlldC4KCj8KBAQTAgISBLgEAh0aMSBUb2tlbiBvZiB0aGUgbmV4dCBwYWdlOyBlbXB0eSBvbiB0aGUgbGFzdCBwYWdlLgoKWwoEBBMCAxIEugQCMRpNIEVuZCBvZiB0aGUgcGFydGljaXBhbnQncyBjb25zZW50LCBwYXN0IG9yIGZ1dHVyZTsgYWJzZW50IGlmIGl0IHN0YXlzIHZhbGlkLgoKJgoCBBQSBr4EAM0EARoYIEEgbm90aWZpY2F0aW9uIHRvIGFkZC4KCkAKBAQUAgASBMAEAhYaMiBBIHN0dWR5IHdoZXJlIHRoZSBjYWxsZXIgaGFzIHRoZSBtZXRob2QncyByaWdodC4KChoKBAQUAgESBMIEAhkaDCBQc2V1ZG9ueW0uCgpKCgQEFAICEgTEBAIeGjwgQSBxdWVzdGlvbm5haXJlIG9mIHRoZSBzdHVkeSB0aGF0IHRoZSBwYXJ0aWNpcGFudCBjYW4gc2VlLgoKWQoEBBQCAxIExgQCHRpLIFVVSUQgbWFkZSBieSB0aGUgY2FsbGVyOyByZXBlYXRpbmcgdGhlIHJlcXVlc3Qgd2l0aCBpdCBhZGRzIG5vdGhpbmcgbW9yZS4KCmMKBAQUAgQSBMgEAiwaVSBUaW1lIG9mIHRoZSBub3RpZmljYXRpb24sIHRydW5jYXRlZCB0byBzZWNvbmRzOyBpbiB0aGUgZnV0dXJlLCBieSBhdCBtb3N0IDQwMCBkYXlzLgoKXAoEBBQCBRIEygQCIxpOIE1pbnV0ZXMgZm9yIGFuc3dlcmluZyBpbiB0aW1lLCB1cCB0byA0NCw2NDA7IDA6IHVudGlsIHRoZSBuZXh0IG5vdGlmaWNhdGlvbi4KCkIKBAQUAgYSBMwEAiAaNCBXaGV0aGVyIHRoZSBwYXJ0aWNpcGFudCdzIHF1aWV0IGhvdXJzIGFyZSBpZ25vcmVkLgoKKQoCBBUSBtAEANMEARobIFRoZSBwbGFubmVkIG5vdGlmaWNhdGlvbi4KCiIKBAQVAgASBNIEAiYaFCBUaGUgY3VycmVudCBzdGF0ZS4KCikKAgQWEgbWBADiBAEaGyBUaGUgbm90aWZpY2F0aW9uIHRvIG1vdmUuCgpACgQEFgIAEgTYBAIWGjIgQSBzdHVkeSB3aGVyZSB0aGUgY2FsbGVyIGhhcyB0aGUgbWV0aG9kJ3MgcmlnaHQuCgoxCgQEFgIBEgTaBAIdGiMgVVVJRCBvZiB0aGUgbm90aWZpY2F0aW9uIHRvIG1vdmUuCgp0CgQEFgICEgTdBAIhGmYgVVVJRCBvZiB0aGUgbmV3IG5vdGlmaWNhdGlvbiwgbWFkZSBieSB0aGUgY2FsbGVyOyByZXBlYXRpbmcgdGhlIHJlcXVlc3Qgd2l0aCBpdCBtb3ZlcyBub3RoaW5nCiBtb3JlLgoKZgoEBBYCAxIE3wQCLBpYIE5ldyB0aW1lLCBhcyBpbiBBZGROb3RpZmljYXRpb24uIFRoZSB0aW1lIGZvciBhbnN3ZXJpbmcgaGFzIHRoZSBzYW1lIGxlbmd0aCBhcyBiZWZvcmUuCgpCCgQEFgIEEgThBAIgGjQgV2hldGhlciB0aGUgcGFydGljaXBhbnQncyBxdWlldCBob3VycyBhcmUgaWdub3JlZC4KCicKAgQXEgblBADoBAEaGSBUaGUgbW92ZWQgbm90aWZpY2F0aW9uLgoKJQoEBBcCABIE5wQCJhoXIFRoZSBuZXcgbm90aWZpY2F0aW9uLgoKKwoCBBgSBusEAPAEARodIFRoZSBub3RpZmljYXRpb24gdG8gY2FuY2VsLgoKQAoEBBgCABIE7QQCFhoyIEEgc3R1ZHkgd2hlcmUgdGhlIGNhbGxlciBoYXMgdGhlIG1ldGhvZCdzIHJpZ2h0LgoKFQoEBBgCARIE7wQCHRoHIFVVSUQuCgorCgIEGRIG8wQA9gQBGh0gVGhlIGNhbmNlbGxlZCBub3RpZmljYXRpb24uCgoiCgQEGQIAEgT1BAImGhQgVGhlIGN1cnJlbnQgc3RhdGUuCgokCgIEGhIG+QQAgwUBGhYgVGhlIHRyaWdnZXIgdG8gZmlyZS4KCkAKBAQaAgASBPsEAhYaMiBBIHN0dWR5IHdoZXJlIHRoZSBjYWxsZXIgaGFzIHRoZSBtZXRob2QncyByaWdodC4KChoKBAQaAgESBP0EAhkaDCBQc2V1ZG9ueW0uCgpFCgQEGgICEgT/BAIYGjcgQSB0cmlnZ2VyIG9mIHRoZSBzdHVkeSB0aGF0IGlzIGNhdXNlZCBieSBzdGFmZiBhbG9uZS4KCpQBCgQEGgIDEgSCBQIbGoUBIFVVSUQgbWFkZSBieSB0aGUgY2FsbGVyOyByZXBlYXRpbmcgdGhlIHJlcXVlc3Qgd2l0aCBpdCBmaXJlcyBub3RoaW5nIG1vcmUuIEl0IG5lZWQgbm90IGJlCiB1bmlxdWUgYWNyb3NzIHBhcnRpY2lwYW50cyBhbmQgdHJpZ2dlcnMuCgouCgIEGxIGhgUAiQUBGiAgVGhlIG9jY3VycmVuY2Ugb2YgdGhlIHRyaWdnZXIuCgoiCgQEGwIAEgSIBQIjGhQgVGhlIGN1cnJlbnQgc3RhdGUuCgpzCgIFBBIGjQUApAUBGmUgVGhlIGVmZmVjdCBvZiBhIHRyaWdnZXIgb2NjdXJyZW5jZS4gSXQgbWF5IGNoYW5nZSB3aXRoIG90aGVyIGV2ZW50cyB1bnRpbCBpdHMgbm90aWZpY2F0aW9uJ3MKIHRpbWUuCgqXAQoEBQQCABIEkAUCIhqIASBOb3QgZGVjaWRlZCB5ZXQ6IHBsYW5uaW5nIGhhcyBub3QgcnVuIGZvciB0aGUgcGFydGljaXBhbnQgc2luY2UuIFJlbWFpbnMgc28gd2hpbGUgbm8gZGV2aWNlIGhhcwogcmVwb3J0ZWQgdGhlIHBhcnRpY2lwYW50J3MgdGltZSB6b25lLgoKcwoEBQQCARIEkwUCHhplIENhdXNlcyBhIG5vdGlmaWNhdGlvbiBhcyBpdHMgc2NoZWR1bGVzIGRlZmluZSwgb3IgaXMgYW4gb2NjdXJyZW5jZSB0aGF0IHNjaGVkdWxlcyBjb3VudCBkYXlzCiBmcm9tLgoKSwoEBQQCAhIElQUCHxo9IFRvbyBjbG9zZSB0byBhbm90aGVyIG9jY3VycmVuY2UgdGhhdCBjYXVzZXMgYSBub3RpZmljYXRpb24uCgpJCgQFBAIDEgSXBQIeGjsgVGhlIHRyaWdnZXIncyBtYXhpbXVtIG51bWJlciBvZiBub3RpZmljYXRpb25zIGlzIHJlYWNoZWQuCgo5CgQFBAIEEgSZBQIfGisgUmVwb3J0ZWQgbGF0ZXIgdGhhbiBpdHMgc2NoZWR1bGVzIGFjY2VwdC4KCigKBAUEAgUSBJsFAiAaGiBJdHMgY2F1c2Ugd2FzIHdpdGhkcmF3bi4KCj4KBAUEAgYSBJ0FAhsaMCBUaGUgcGFydGljaXBhbnQgd2FzIG5vdCBlbnJvbGxlZCBhdCB0aGF0IHRpbWUuCgpFCgQFBAIHEgSfBQIbGjcgVGhlIHN0dWR5IGlzIHBhdXNlZCwgb3Igbm8gc2NoZWR1bGUgdXNlcyB0aGUgdHJpZ2dlci4KCkkKBAUEAggSBKEFAiIaOyBUaGUgcGFydGljaXBhbnQgd2FzIG5vdCBhdmFpbGFibGUgZm9yIHRoZSB0cmlnZ2VyJ3MgZHJhdy4KCjgKBAUEAgkSBKMFAiAaKiBUaGUgdHJpZ2dlcidzIGRyYXcgZ2F2ZSBubyBub3RpZmljYXRpb24uCgooCgIEHBIGpwUAtAUBGhogT25lIGZpcmluZyBvZiBhIHRyaWdnZXIuCgoaCgQEHAIAEgSpBQIZGgwgUHNldWRvbnltLgoKHAoEBBwCARIEqwUCGBoOIFRoZSB0cmlnZ2VyLgoKFQoEBBwCAhIErQUCGxoHIFVVSUQuCgo+CgQEHAIDEgSvBQIqGjAgVGltZSBvZiB0aGUgb2NjdXJyZW5jZSwgcm91bmRlZCB1cCB0byBzZWNvbmRzLgoKIAoEBBwCBBIEsQUCHRoSIEN1cnJlbnQgb3V0Y29tZS4KCl8KBAQcAgUSBLMFAiwaUSBUaW1lIG9mIGl0cyBmaXJzdCBub3RpZmljYXRpb247IGFic2VudCBpZiBpdCBjYXVzZXMgbm9uZSBvciBpcyBub3QgZGVjaWRlZCB5ZXQuCgosCgIEHRIGtwUAvAUBGh4gVGhlIG5vdGlmaWNhdGlvbiB0byBleHBsYWluLgoKFQoEBB0CABIEuQUCHRoHIFVVSUQuCgptCgQEHQIBEgS7BQIWGl8gQSBzdHVkeSB3aGVyZSB0aGUgY2FsbGVyIGhhcyB0aGUgbWV0aG9kJ3MgcmlnaHQ7IGVtcHR5OiB0aGUgbm90aWZpY2F0aW9uIGlzIHRoZSBjYWxsZXIncyBvd24uCgo7CgIEHhIGvwUAzAUBGi0gVGhlIGRlcml2YXRpb24gb2YgYSBub3RpZmljYXRpb24ncyBpbnN0YW50LgoKIgoEBB4CABIEwQUCJhoUIFRoZSBjdXJyZW50IHN0YXRlLgoKQwoEBB4CARIEwwUCGxo1IFRoZSByYW5kb20gZHJhdzsgYWJzZW50IGlmIHN0YWZmIGNob3NlIHRoZSBpbnN0YW50LgoKWQoEBB4CAhIExQUCJRpLIFRoZSBlZmZlY3Qgb2YgdGhlIHBhcnRpY2lwYW50J3Mgb3ZlcmFsbCBydWxlczsgYWJzZW50IHdpdGhvdXQgc3VjaCBydWxlcy4KCrIBCgQEHgIDEgTIBQIWGqMBIFdoZXRoZXIgcmVwZWF0aW5nIHRoZSBkcmF3IGFuZCB0aGUgcGxhY2VtZW50IGdpdmVzIHRoZSBzYW1lIGluc3RhbnQuIEZhbHNlIGlmIHRoZSB0aW1lIHpvbmUKIHJ1bGVzLCBvciB0aGUgb3RoZXIgbm90aWZpY2F0aW9ucyBhdCB0aGF0IHRpbWUsIGFyZSBubyBsb25nZXIga25vd24uCgqTAQoEBB4CBBIEywUCIRqEASBUaGUgdHJpZ2dlciBvY2N1cnJlbmNlIHRoYXQgdGhlIG5vdGlmaWNhdGlvbiBmb2xsb3dzLiBBYnNlbnQgaWYgaXQgZm9sbG93cyBub25lLCBvciB0aGF0CiBvY2N1cnJlbmNlIGlzIG5vIGxvbmdlciBrbm93biBhcyBpdCB3YXMuCgp2CgIEHxIG0AUA7AUBGmggVGhlIGRlcml2YXRpb24gb2YgYW4gaW5zdGFudCBmcm9tIGEgdHJpZ2dlciBvY2N1cnJlbmNlLiBgRHJhd0V4cGxhbmF0aW9uLnNjaGVkdWxlX2pzb25gIGhhcyB0aGUKIHBsYW4uCgocCgQEHwIAEgTSBQIYGg4gVGhlIHRyaWdnZXIuCgomCgQEHwIBEgTUBQIbGhggVVVJRDsgZW1wdHkgZm9yIHN0YWZmLgoKPgoEBB8CAhIE1gUCKhowIFRpbWUgb2YgdGhlIG9jY3VycmVuY2UsIHJvdW5kZWQgdXAgdG8gc2Vjb25kcy4KCrMBCgQEHwIDEgTZBQIqGqQBIFRpbWUgZnJvbSB3aGljaCBpdCBjb3VsZCBjYXVzZSBhIG5vdGlmaWNhdGlvbjogb25lIHRvIHR3byBtaW51dGVzIGFmdGVyIHBsYW5uaW5nIGZpcnN0IHVzZWQgaXQsCiBvciB0aGUgdGltZSBvZiB0aGUgb2NjdXJyZW5jZSBpZiB0aGF0IGlzIGxhdGVyLiBBYnNlbnQgZm9yIHN0YWZmLgoKUQoEBB8CBBIE2wUCEhpDIFNlZWQgb2YgdGhlIGRlbGF5J3MgZHJhdywgMTYgaGV4YWRlY2ltYWwgZGlnaXRzOyBlbXB0eSBmb3Igc3RhZmYuCgo6CgQEHwIFEgTdBQIcGiwgTG93ZXIgYm91bmQgb2YgdGhlIGRyYXduIGRlbGF5IGluIHNlY29uZHMuCgo6CgQEHwIGEgTfBQIdGiwgVXBwZXIgYm91bmQgb2YgdGhlIGRyYXduIGRlbGF5IGluIHNlY29uZHMuCgonCgQEHwIHEgThBQIbGhkgRHJhd24gZGVsYXkgaW4gc2Vjb25kcy4KCqQBCgQEHwIIEgTkBQIqGpUBIFRpbWUgb2YgdGhlIG9jY3VycmVuY2UgcGx1cyB0aGUgZGVsYXksIG9yIGB0ZWxsX3RpbWVgIGlmIHRoYXQgaXMgbGF0ZXIuIEEgbm90aWZpY2F0aW9uIGFmdGVyIGl0CiB3YWl0ZWQgZm9yIGEgd2luZG93IG9yIGZvciB0aGUgZW5kIG9mIHF1aWV0IGhvdXJzLgoKXQoEBB8CCRIE5gUCGBpPIFdpbmRvdyBvZiB0aGUgcGxhbiB0aGF0IGNvbnRhaW5zIHRoZSB3aXNoOyBhYnNlbnQgaWYgdGhlIHBsYW4gaGFzIG5vIHdpbmRvd3MuCgqFAQoEBB8CChIE6QUCHxp3IE1pbnV0ZXMgYmVmb3JlIGFuZCBhZnRlciBhbiBvY2N1cnJlbmNlIHdpdGhpbiB3aGljaCBhbm90aGVyIG9uZSBjYXVzZXMgbm8gbm90aWZpY2F0aW9uOyB0aGUKIHRyaWdnZXIncyBjdXJyZW50IHZhbHVlLgoKVAoEBB8CCxIE6wUCHhpGIFRoZSBkcmF3IHRoYXQgZ2F2ZSB0aGUgbm90aWZpY2F0aW9uOyBhYnNlbnQgaWYgdGhlIHRyaWdnZXIgaGFkIG5vbmUuCgorCgIEIBIG7wUA+AUBGh0gQSBkcmF3IGF0IGEgZGVjaXNpb24gcG9pbnQuCgpMCgQEIAIAEgTxBQI3Gj4gT3B0aW9ucyB3aXRoIHRoZWlyIHByb2JhYmlsaXRpZXMsIGluIHRoZSBvcmRlciBvZiB0aGUgc3R1ZHkuCgpbCgQEIAIBEgTzBQISGk0gU2VlZCwgMTYgaGV4YWRlY2ltYWwgZGlnaXRzOiBhIG9uZS13YXkgZGlnZXN0LCB3aGljaCBpcyB0aGUgc2FtZSBmb3Igc3RhZmYuCgoqCgQEIAICEgT1BQIUGhwgRHJhd24gbnVtYmVyLCAw4oCTOTk5LDk5OS4KCmsKBAQgAgMSBPcFAhcaXSBEcmF3biBvcHRpb246IHRoZSBmaXJzdCBmb3Igd2hpY2ggdGhlIHN1bSBvZiB0aGUgcHJvYmFiaWxpdGllcyB1cCB0byBpdCBleGNlZWRzIHRoZSBudW1iZXIuCgogCgIEIRIG+wUAgAYBGhIgQSByYW5nZSBvZiB0aW1lLgoKIQoEBCECABIE/QUCKxoTIFN0YXJ0LCBpbmNsdXNpdmUuCgoxCgQEIQIBEgT/BQIpGiMgRW5kLCBpbmNsdXNpdmUsIGluIHdob2xlIHNlY29uZHMuCgorCgIEIhIGgwYApQYBGh0gSW5wdXRzIGFuZCBzdGVwcyBvZiBhIGRyYXcuCgo2CgQEIgIAEgSFBgIWGiggUmV2aXNpb24gb2YgdGhlIHBsYW4ncyBpbnB1dHMsIGZyb20gMS4KCiQKBAQiAgESBIcGAhcaFiBJQU5BIHRpbWUgem9uZSB1c2VkLgoKUwoEBCICAhIEiQYCHBpFIFZlcnNpb24gb2YgdGhlIHRpbWUgem9uZSBydWxlcyB1c2VkIGZvciB0aGUgZHJhdzsgZW1wdHkgaWYgdW5rbm93bi4KCkcKBAQiAgMSBIsGAiAaOSBWZXJzaW9uIG9mIHRoZSB0aW1lIHpvbmUgcnVsZXMgdXNlZCB0byByZXBlYXQgdGhlIGRyYXcuCgpaCgQEIgIEEgSNBgIbGkwgVGhlIHNjaGVkdWxlIGFzIEpTT04sIHdpdGggdGhlIG1lbWJlciBuYW1lcyBvZiBhIHBhcnRpY2lwYW50J3Mgb3duIGV4cG9ydC4KClwKBAQiAgUSBI8GAhYaTiBEYXRlIHRoYXQgdGhlIHNjaGVkdWxlJ3MgZGF5cyBjb3VudCBmcm9tLCBgWVlZWS1NTS1ERGA7IGVtcHR5IGlmIGlycmVsZXZhbnQuCgoxCgQEIgIGEgSRBgIxGiMgU3RhcnQgb2YgdGhlIHN0dWR5OyBhYnNlbnQ6IG9wZW4uCgovCgQEIgIHEgSTBgIvGiEgRW5kIG9mIHRoZSBzdHVkeTsgYWJzZW50OiBvcGVuLgoKlAEKBAQiAggSBJYGAhcahQEgQmFzZSBvZiBhbGwgZHJhd3Mgb2YgdGhlIHJldmlzaW9uLCAxNiBoZXhhZGVjaW1hbCBkaWdpdHMuIEVtcHR5IGZvciBzdGFmZiwgYmVjYXVzZSBpdCB3b3VsZAogbGluayB0aGUgcGFydGljaXBhbnQgdG8gb3RoZXIgc3R1ZGllcy4KCmQKBAQiAgkSBJgGAhMaViBTZWVkIG9mIHRoZSBkYXRlJ3MgZHJhdywgMTYgaGV4YWRlY2ltYWwgZGlnaXRzOyBlbXB0eSBmb3Igc3RhZmYgYW5kIGZvciBmaXhlZCB0aW1lcy4KCi8KBAQiAgoSBJoGAhMaISBEYXRlIG9mIHRoZSBkcmF3LCBgWVlZWS1NTS1ERGAuCgpNCgQEIgILEgScBgIiGj8gVGhlIGRhdGUncyB3aW5kb3cgd2l0aG91dCBxdWlldCBob3VyczsgZW1wdHkgZm9yIGZpeGVkIHRpbWVzLgoKVwoEBCICDBIEngYCHBpJIEhpZ2hlc3QgcG9zaXRpb246IHRoZSB3aG9sZSBzZWNvbmRzIG9mIHRoZSB3aW5kb3dzIGFyZSBudW1iZXJlZCBmcm9tIDAuCgpGCgQEIgINEgSgBgIfGjggQWxsIGluc3RhbnRzIG9mIHRoZSBkYXRlLCBpbiB0aGUgb3JkZXIgb2YgdGhlaXIgZHJhd3MuCgplCgQEIgIOEgSiBgITGlcgTnVtYmVyIG9mIHRoZSBub3RpZmljYXRpb24ncyBzdGVwLCBmcm9tIDE7IDA6IHJlcGVhdGluZyB0aGUgZHJhdyBkb2VzIG5vdCBwcm9kdWNlIGl0LgoKOgoEBCICDxIEpAYCKxosIFRpbWUgYXQgd2hpY2ggdGhlIHNjaGVkdWxlIHdvdWxkIHBsYWNlIGl0LgoKIQoCBCMSBqgGALgGARoTIE9uZSBkcmF3biBudW1iZXIuCgpECgQEIwIAEgSqBgIYGjYgRmlyc3QgcG9zaXRpb24gb2YgdGhlIHN0ZXAncyBvd24gcGFydCBvZiB0aGUgd2luZG93LgoKKwoEBCMCARIErAYCFxodIExhc3QgcG9zaXRpb24gb2YgdGhhdCBwYXJ0LgoKdQoEBCMCAhIErwYCFBpnIExvd2VyIGJvdW5kIG9mIHRoZSBkcmF3OiBsYXRlciB0aGFuIHRoZSBwYXJ0J3Mgc3RhcnQgaWYgdGhlIHByZXZpb3VzIGluc3RhbnQgaXMgY2xvc2VyIHRoYW4gdGhlCiBnYXAuCgpSCgQEIwIDEgSxBgIVGkQgVXBwZXIgYm91bmQgb2YgdGhlIGRyYXcsIHNvIHRoYXQgYWxsIGZvbGxvd2luZyBpbnN0YW50cyBoYXZlIHJvb20uCgofCgQEIwIEEgSzBgIWGhEgRHJhd24gcG9zaXRpb24uCgooCgQEIwIFEgS1BgIqGhogSW5zdGFudCBvZiB0aGUgcG9zaXRpb24uCgo6CgQEIwIGEgS3BgIZGiwgV2hldGhlciB0aGUgZ2FwIG1vdmVkIGEgYm91bmQgb2YgdGhlIHBhcnQuCgpQCgIEJBIGuwYAyAYBGkIgVGhlIGVmZmVjdCBvZiB0aGUgcGFydGljaXBhbnQncyBvdmVyYWxsIHJ1bGVzIG9uIGEgZGF0ZSdzIGRyYXdzLgoKLgoEBCQCABIEvQYCHBogIFJldmlzaW9uIG9mIHRoZSBydWxlcywgZnJvbSAxLgoKogEKBAQkAgESBMAGAhgakwEgVGhlIHJ1bGVzIGFzIEpTT046IHF1aWV0IGhvdXJzLCBnYXAgYW5kIGRhaWx5IG1heGltdW0gb2YgdGhlIHBhcnRpY2lwYW50LCBhbmQgdGhlIHJ1bGVzIG9mCiBzdHVkaWVzLiBTdGFmZiBzZWUgdGhlIHJ1bGVzIG9mIHRoZWlyIG93biBzdHVkeSBvbmx5LgoKVwoEBCQCAhIEwgYCERpJIFdoZXRoZXIgdGhlIHJ1bGVzIG1vdmVkIHRoZSBub3RpZmljYXRpb24gYXdheSBmcm9tIGl0cyBzY2hlZHVsZSdzIHRpbWUuCgo9CgQEJAIDEgTEBgIlGi8gUXVpZXQgaG91cnMgYXJvdW5kIHRoZSBkYXRlOyBlbXB0eSBmb3Igc3RhZmYuCgquAQoEBCQCBBIExwYCLRqfASBOb3RpZmljYXRpb25zIHRoYXQgd2VyZSBwbGFjZWQgZWFybGllciBvciB0b2dldGhlciB3aXRoIGl0LCB3aXRoaW4gMTIgaG91cnMgb2YgaXRzIHdpc2ggb3IKIGluc3RhbnQ7IGVhcmxpZXN0IGZpcnN0LiBTdGFmZiBzZWUgdGhvc2Ugb2YgdGhlaXIgb3duIHN0dWR5IG9ubHkuCgo0CgIEJRIGywYAzgYBGiYgQSBub3RpZmljYXRpb24gY2xvc2UgdG8gYW5vdGhlciBvbmUuCgodCgQEJQIAEgTNBgIsGg8gUGxhbm5lZCB0aW1lLgpiBnByb3RvMw==")
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
    self.table = PlanningV1.NotificationTable(rawValue: Int32(truncatingIfNeeded: c.pointee.table.rawValue))
    self.since = Codec.string(c.pointee.since)
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
    c.pointee.table = Otolith__Planning__V1__NotificationTable(rawValue: .init(truncatingIfNeeded: self.table.rawValue))
    if !self.since.isEmpty { c.pointee.since = arena.string(self.since) }
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
    self.cursor = Codec.string(c.pointee.cursor)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__ExportNotificationsResponse> {
    let c = arena.allocate(Otolith__Planning__V1__ExportNotificationsResponse.self)
    otolith__planning__v1__export_notifications_response__init(c)
    if !self.csv.isEmpty { c.pointee.csv = ProtobufCBinaryData(len: self.csv.count, data: arena.bytes(self.csv)) }
    c.pointee.rows = self.rows
    if !self.cursor.isEmpty { c.pointee.cursor = arena.string(self.cursor) }
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
    self.search = Codec.string(c.pointee.search)
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
    if !self.search.isEmpty { c.pointee.search = arena.string(self.search) }
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
    self.subjectLabel = Codec.string(c.pointee.subject_label)
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
    if !self.subjectLabel.isEmpty { c.pointee.subject_label = arena.string(self.subjectLabel) }
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
    self.optionDraw = c.pointee.option_draw.map { PlanningV1.OptionDraw($0) }
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
    if let value = self.optionDraw { c.pointee.option_draw = value.cStruct(in: arena) }
    return c
  }
}

extension PlanningV1.OptionDraw {
  public static var fullName: String { "otolith.planning.v1.OptionDraw" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__planning__v1__option_draw__init)

  init(_ c: UnsafePointer<Otolith__Planning__V1__OptionDraw>) {
    self.options = Codec.messages(c.pointee.options, c.pointee.n_options) { CatalogueV1.DrawOption($0) }
    self.seed = Codec.string(c.pointee.seed)
    self.number = c.pointee.number
    self.optionID = Codec.string(c.pointee.option_id)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__OptionDraw> {
    let c = arena.allocate(Otolith__Planning__V1__OptionDraw.self)
    otolith__planning__v1__option_draw__init(c)
    if !self.options.isEmpty {
      c.pointee.n_options = self.options.count
      c.pointee.options = arena.array(self.options) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__DrawOption>? }
    }
    if !self.seed.isEmpty { c.pointee.seed = arena.string(self.seed) }
    c.pointee.number = self.number
    if !self.optionID.isEmpty { c.pointee.option_id = arena.string(self.optionID) }
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
