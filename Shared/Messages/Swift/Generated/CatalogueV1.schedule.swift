// Generated from otolith/catalogue/v1/schedule.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages
public import MessageSupport

extension CatalogueV1 {
  /// A day of the week (ISO 8601 numbering).
  public enum DayOfWeek: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Rejected with reason DAY_MISSING.
    case unspecified
    /// Monday.
    case monday
    /// Tuesday.
    case tuesday
    /// Wednesday.
    case wednesday
    /// Thursday.
    case thursday
    /// Friday.
    case friday
    /// Saturday.
    case saturday
    /// Sunday.
    case sunday
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .monday, .tuesday, .wednesday, .thursday, .friday, .saturday, .sunday] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .monday
        case 2: .tuesday
        case 3: .wednesday
        case 4: .thursday
        case 5: .friday
        case 6: .saturday
        case 7: .sunday
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .monday: 1
        case .tuesday: 2
        case .wednesday: 3
        case .thursday: 4
        case .friday: 5
        case .saturday: 6
        case .sunday: 7
        case .unrecognized(let number): number
      }
    }
  }

  /// Times of notifications, and how long they can be answered.
  public struct Schedule: Message {
    /// Rule for the instants; required.
    public enum OneOfPlan: Sendable, Hashable {
      /// Random instants within a daily window.
      case standard(CatalogueV1.StandardPlan)
      /// Fixed weekly times.
      case custom(CatalogueV1.CustomPlan)
      /// One fixed monthly time.
      case monthly(CatalogueV1.MonthlyPlan)
      /// Fixed daily times.
      case daily(CatalogueV1.DailyPlan)
      /// One instant after each firing of the anchor's trigger.
      case after(CatalogueV1.AfterPlan)
    }

    /// Rule for the instants; required.
    public var plan: CatalogueV1.Schedule.OneOfPlan?
    /// Whether participants may replace the plan with their own (TYS FR 17) and switch notifications
    /// off. In a weekly or monthly schedule, the day and the number of notifications cannot be changed
    /// (TYS §7.2.6).
    public var participantMayChange: Bool
    /// First day with notifications, counted from day 0 (`anchor`), 0–3,660 (TYS `start_day`).
    public var startDay: UInt32
    /// Minutes in which a notification can be answered, up to 44,640 (31 days); 0 means until the next
    /// one.
    public var expiresAfterMinutes: UInt32
    /// Id that distinguishes a questionnaire's schedules: 1–64 lower-case letters, digits and hyphens.
    /// May be empty if there is only one. Notifications of a schedule end when the study has no
    /// schedule with its id any more.
    public var scheduleID: String
    /// Definition of day 0; absent: the day of joining.
    public var anchor: CatalogueV1.ScheduleAnchor?
    /// Days on which the plan applies; absent: all days from `start_day` on.
    public var days: CatalogueV1.ScheduleDays?
    /// Whether the instants of a `standard` plan are drawn once per participant, giving the same clock
    /// times every day.
    public var drawnOnce: Bool
    /// Bounds for a participant's own plan; absent: all fields 0.
    public var bounds: CatalogueV1.ParticipantBounds?
    /// Whether, with `participant_may_change`, a weekly or monthly schedule may also be switched off.
    /// TYS §7.2.6 does not let participants delete such schedules.
    public var participantMayMute: Bool
    /// Priority, 0–100. If not all notifications fit (PromptRules, quiet hours), those with the lowest
    /// priority are dropped first; with equal priority, those later in the study.
    public var priority: UInt32
    /// Reminders while the notification is neither answered nor dismissed and can be answered in time;
    /// absent: none.
    public var reminders: CatalogueV1.Reminders?
    /// Whether and how participants may snooze; absent: not allowed.
    public var snooze: CatalogueV1.Snooze?
    /// Time limit in minutes from beginning to finishing the questionnaire, up to 1,440; a sheet
    /// finished later counts as late. 0: a sheet is in time if it is finished before the notification
    /// expires.
    public var completionMinutes: UInt32

    public init(
      plan: CatalogueV1.Schedule.OneOfPlan? = nil,
      participantMayChange: Bool = false,
      startDay: UInt32 = 0,
      expiresAfterMinutes: UInt32 = 0,
      scheduleID: String = "",
      anchor: CatalogueV1.ScheduleAnchor? = nil,
      days: CatalogueV1.ScheduleDays? = nil,
      drawnOnce: Bool = false,
      bounds: CatalogueV1.ParticipantBounds? = nil,
      participantMayMute: Bool = false,
      priority: UInt32 = 0,
      reminders: CatalogueV1.Reminders? = nil,
      snooze: CatalogueV1.Snooze? = nil,
      completionMinutes: UInt32 = 0
    ) {
      self.plan = plan
      self.participantMayChange = participantMayChange
      self.startDay = startDay
      self.expiresAfterMinutes = expiresAfterMinutes
      self.scheduleID = scheduleID
      self.anchor = anchor
      self.days = days
      self.drawnOnce = drawnOnce
      self.bounds = bounds
      self.participantMayMute = participantMayMute
      self.priority = priority
      self.reminders = reminders
      self.snooze = snooze
      self.completionMinutes = completionMinutes
    }
  }

  /// Reminders of a notification.
  public struct Reminders: Message {
    /// Number of reminders, 1–10.
    public var count: UInt32
    /// Minutes from the notification to the first reminder and between reminders, 1–1,440.
    public var distanceMinutes: UInt32

    public init(count: UInt32 = 0, distanceMinutes: UInt32 = 0) {
      self.count = count
      self.distanceMinutes = distanceMinutes
    }
  }

  /// Limits of snoozing. A snooze never extends beyond the expiry.
  public struct Snooze: Message {
    /// Maximum number of snoozes, 1–10.
    public var timesMax: UInt32
    /// Maximum length of one snooze in minutes, 1–1,440.
    public var minutesMax: UInt32

    public init(timesMax: UInt32 = 0, minutesMax: UInt32 = 0) {
      self.timesMax = timesMax
      self.minutesMax = minutesMax
    }
  }

  /// Rules for a study's notifications over all its questionnaires. Notifications that do not fit are
  /// listed in the plan.
  public struct PromptRules: Message {
    /// Maximum number of the study's notifications per day of the participant's calendar, up to 96; 0:
    /// no limit.
    public var perDayMax: UInt32
    /// Minimum gap in minutes between two notifications of the study, up to 720; 0: no limit.
    public var minimumGapMinutes: UInt32
    /// Dates of the participant's calendar without notifications (a holiday calendar): `YYYY-MM-DD`,
    /// no duplicates, up to 1,000.
    public var holidays: [String]

    public init(perDayMax: UInt32 = 0, minimumGapMinutes: UInt32 = 0, holidays: [String] = []) {
      self.perDayMax = perDayMax
      self.minimumGapMinutes = minimumGapMinutes
      self.holidays = holidays
    }
  }

  /// Definition of day 0 of a schedule, by the participant's calendar. Nothing is planned before the
  /// event has happened.
  public struct ScheduleAnchor: Message {
    /// The event; unset: the day of joining.
    public enum OneOfEvent: Sendable, Hashable {
      /// The day on which the participant last filled in this questionnaire of the study; `_` if the
      /// caller does not see it.
      case questionnaireID(String)
      /// A date common to all participants: `YYYY-MM-DD`.
      case date(String)
      /// Id of a date that staff sets for each participant, e.g. a visit to the clinic: 1–64
      /// lower-case letters, digits and hyphens.
      case staffDateID(String)
      /// The day on which this trigger of the study last fired for the participant. Required with an
      /// `after` plan, whose instants follow each firing. `_` unless the caller sees all groups.
      case triggerID(String)
    }

    /// The event; unset: the day of joining.
    public var event: CatalogueV1.ScheduleAnchor.OneOfEvent?
    /// Option of the trigger's draw (`TriggerDraw`): only occurrences that drew it count. Empty: all that
    /// cause a notification. Empty unless the caller sees all groups.
    public var optionID: String
    /// Days from the event to day 0, −3,660 to 3,660.
    public var offsetDays: Int32

    public init(
      event: CatalogueV1.ScheduleAnchor.OneOfEvent? = nil,
      optionID: String = "",
      offsetDays: Int32 = 0
    ) {
      self.event = event
      self.optionID = optionID
      self.offsetDays = offsetDays
    }
  }

  /// Days on which a plan applies.
  public struct ScheduleDays: Message {
    /// Rhythm counted from the first day (`start_day`); unset: every day.
    public enum OneOfRhythm: Sendable, Hashable {
      /// Every n days, 1–366.
      case everyDays(UInt32)
      /// Seven days in every n weeks, 2–52; a week begins on the weekday of the first day.
      case everyWeeks(UInt32)
      /// Every n months, 1–24: the first day's day of the month, or the last day of a shorter month.
      /// With a `monthly` plan, the day that the plan names.
      case everyMonths(UInt32)
      /// Alternating active and inactive days.
      case burst(CatalogueV1.Burst)
      /// Individual days.
      case sequence(CatalogueV1.DaySequence)
    }

    /// Rhythm counted from the first day (`start_day`); unset: every day.
    public var rhythm: CatalogueV1.ScheduleDays.OneOfRhythm?
    /// Number of days from the first day, including inactive ones, up to 3,660; 0: no end.
    public var dayCount: UInt32
    /// First date of the participant's calendar with notifications, `YYYY-MM-DD`; empty: no limit.
    public var fromDate: String
    /// Last date with notifications, `YYYY-MM-DD`; empty: no limit.
    public var untilDate: String

    public init(
      rhythm: CatalogueV1.ScheduleDays.OneOfRhythm? = nil,
      dayCount: UInt32 = 0,
      fromDate: String = "",
      untilDate: String = ""
    ) {
      self.rhythm = rhythm
      self.dayCount = dayCount
      self.fromDate = fromDate
      self.untilDate = untilDate
    }
  }

  /// Alternating active and inactive days.
  public struct Burst: Message {
    /// Number of active days, 1–366.
    public var daysOn: UInt32
    /// Number of inactive days, 1–3,660.
    public var daysOff: UInt32

    public init(daysOn: UInt32 = 0, daysOff: UInt32 = 0) {
      self.daysOn = daysOn
      self.daysOff = daysOff
    }
  }

  /// Individual days.
  public struct DaySequence: Message {
    /// Distances from the first day, ascending, up to 3,660; 1–366 entries.
    public var days: [UInt32]

    public init(days: [UInt32] = []) {
      self.days = days
    }
  }

  /// Bounds for a participant's own plan.
  public struct ParticipantBounds: Message {
    /// Minimum number of notifications per day; 0 means 1. For a `custom` plan, on each day with
    /// notifications.
    public var perDayMin: UInt32
    /// Maximum number of notifications per day; 0 means 96.
    public var perDayMax: UInt32
    /// Minimum gap in minutes between two notifications, up to 720. 0 means 15 for random instants, or
    /// the gap of the schedule's own plan if that is smaller (TYT §5.2.3: the participant cannot change
    /// it), and no minimum for the participant's own clock times.
    public var minimumGapMinutes: UInt32
    /// Earliest start of windows and earliest time, in minutes since midnight, 0–1439.
    public var earliestMinute: UInt32
    /// Latest end of windows and latest time, 0–1439; 0: midnight, no limit. If not after
    /// `earliest_minute`, the period extends over midnight.
    public var latestMinute: UInt32

    public init(
      perDayMin: UInt32 = 0,
      perDayMax: UInt32 = 0,
      minimumGapMinutes: UInt32 = 0,
      earliestMinute: UInt32 = 0,
      latestMinute: UInt32 = 0
    ) {
      self.perDayMin = perDayMin
      self.perDayMax = perDayMax
      self.minimumGapMinutes = minimumGapMinutes
      self.earliestMinute = earliestMinute
      self.latestMinute = latestMinute
    }
  }

  /// Random instants, one in each of `per_day` equal parts of the day's window (TYT §5.2.3).
  public struct StandardPlan: Message {
    /// Number of notifications per day, 1–96.
    public var perDay: UInt32
    /// 1–7 windows, at most one per weekday; no notifications on weekdays without a window.
    public var windows: [CatalogueV1.DayWindow]
    /// Minimum gap in minutes between two notifications, up to 720; 0 means 15. All notifications must
    /// fit into each window with this gap.
    public var minimumGapMinutes: UInt32

    public init(
      perDay: UInt32 = 0,
      windows: [CatalogueV1.DayWindow] = [],
      minimumGapMinutes: UInt32 = 0
    ) {
      self.perDay = perDay
      self.windows = windows
      self.minimumGapMinutes = minimumGapMinutes
    }
  }

  /// A window of clock times in the participant's time zone, in minutes since midnight.
  public struct DayWindow: Message {
    /// Day on which the window begins; required.
    public var day: CatalogueV1.DayOfWeek
    /// Start, 0–1439, inclusive.
    public var startMinute: UInt32
    /// End, 0–1439, exclusive. If not after `start_minute`, the window ends on the following day.
    public var endMinute: UInt32

    public init(
      day: CatalogueV1.DayOfWeek = CatalogueV1.DayOfWeek(rawValue: 0),
      startMinute: UInt32 = 0,
      endMinute: UInt32 = 0
    ) {
      self.day = day
      self.startMinute = startMinute
      self.endMinute = endMinute
    }
  }

  /// Fixed clock times that repeat weekly.
  public struct CustomPlan: Message {
    /// 1–672 times (one per quarter of an hour) in any order, without duplicates.
    public var times: [CatalogueV1.WeeklyTime]

    public init(times: [CatalogueV1.WeeklyTime] = []) {
      self.times = times
    }
  }

  /// A clock time of a weekday, in the participant's zone.
  public struct WeeklyTime: Message {
    /// Required.
    public var day: CatalogueV1.DayOfWeek
    /// Minutes since midnight, 0–1439.
    public var minuteOfDay: UInt32

    public init(
      day: CatalogueV1.DayOfWeek = CatalogueV1.DayOfWeek(rawValue: 0),
      minuteOfDay: UInt32 = 0
    ) {
      self.day = day
      self.minuteOfDay = minuteOfDay
    }
  }

  /// One instant per month.
  public struct MonthlyPlan: Message {
    /// 1–31; the last day in a shorter month.
    public var dayOfMonth: UInt32
    /// Minutes since midnight in the participant's zone, 0–1439.
    public var minuteOfDay: UInt32

    public init(dayOfMonth: UInt32 = 0, minuteOfDay: UInt32 = 0) {
      self.dayOfMonth = dayOfMonth
      self.minuteOfDay = minuteOfDay
    }
  }

  /// Fixed clock times on each day on which the plan applies.
  public struct DailyPlan: Message {
    /// 1–96 times in minutes since midnight in the participant's zone, 0–1439, without duplicates.
    public var minutesOfDay: [UInt32]

    public init(minutesOfDay: [UInt32] = []) {
      self.minutesOfDay = minutesOfDay
    }
  }

  /// One instant for each firing of a trigger. Days, offsets, `drawn_once` and participants' own plans
  /// do not apply.
  public struct AfterPlan: Message {
    /// Minimum delay in minutes after the firing, 0–44,640 (31 days).
    public var delayMinutesMin: UInt32
    /// Maximum delay in minutes, not below the minimum. If they differ, the delay is drawn at random,
    /// to the second.
    public var delayMinutesMax: UInt32
    /// Windows for the instants, at most one per weekday; an instant outside is moved to the start of
    /// the next window. Empty: any time.
    public var windows: [CatalogueV1.DayWindow]
    /// Maximum lateness in minutes, up to 44,640; 0 means 60. An occurrence reported after its instant
    /// causes a notification at once if it is not later than this, otherwise none.
    public var lateMinutes: UInt32

    public init(
      delayMinutesMin: UInt32 = 0,
      delayMinutesMax: UInt32 = 0,
      windows: [CatalogueV1.DayWindow] = [],
      lateMinutes: UInt32 = 0
    ) {
      self.delayMinutesMin = delayMinutesMin
      self.delayMinutesMax = delayMinutesMax
      self.windows = windows
      self.lateMinutes = lateMinutes
    }
  }

  /// The descriptor of `otolith/catalogue/v1/schedule.proto`.
  public static let scheduleFile = ProtoFile(
    name: "otolith/catalogue/v1/schedule.proto",
    dependencies: [],
    base64: "CiNvdG9saXRoL2NhdGFsb2d1ZS92MS9zY2hlZHVsZS5wcm90bxIUb3RvbGl0aC5jYXRhbG9ndWUudjEisQcKCFNjaGVkdWxlEkAKCHN0YW5kYXJkGAEgASgLMiIub3RvbGl0aC5jYXRhbG9ndWUudjEuU3RhbmRhcmRQbGFuSABSCHN0YW5kYXJkEjoKBmN1c3RvbRgCIAEoCzIgLm90b2xpdGguY2F0YWxvZ3VlLnYxLkN1c3RvbVBsYW5IAFIGY3VzdG9tEj0KB21vbnRobHkYAyABKAsyIS5vdG9saXRoLmNhdGFsb2d1ZS52MS5Nb250aGx5UGxhbkgAUgdtb250aGx5EjcKBWRhaWx5GAcgASgLMh8ub3RvbGl0aC5jYXRhbG9ndWUudjEuRGFpbHlQbGFuSABSBWRhaWx5EjcKBWFmdGVyGBIgASgLMh8ub3RvbGl0aC5jYXRhbG9ndWUudjEuQWZ0ZXJQbGFuSABSBWFmdGVyEjQKFnBhcnRpY2lwYW50X21heV9jaGFuZ2UYBCABKAhSFHBhcnRpY2lwYW50TWF5Q2hhbmdlEhsKCXN0YXJ0X2RheRgFIAEoDVIIc3RhcnREYXkSMgoVZXhwaXJlc19hZnRlcl9taW51dGVzGAYgASgNUhNleHBpcmVzQWZ0ZXJNaW51dGVzEh8KC3NjaGVkdWxlX2lkGAggASgJUgpzY2hlZHVsZUlkEjwKBmFuY2hvchgJIAEoCzIkLm90b2xpdGguY2F0YWxvZ3VlLnYxLlNjaGVkdWxlQW5jaG9yUgZhbmNob3ISNgoEZGF5cxgKIAEoCzIiLm90b2xpdGguY2F0YWxvZ3VlLnYxLlNjaGVkdWxlRGF5c1IEZGF5cxIdCgpkcmF3bl9vbmNlGAsgASgIUglkcmF3bk9uY2USPwoGYm91bmRzGAwgASgLMicub3RvbGl0aC5jYXRhbG9ndWUudjEuUGFydGljaXBhbnRCb3VuZHNSBmJvdW5kcxIwChRwYXJ0aWNpcGFudF9tYXlfbXV0ZRgNIAEoCFIScGFydGljaXBhbnRNYXlNdXRlEhoKCHByaW9yaXR5GA4gASgNUghwcmlvcml0eRI9CglyZW1pbmRlcnMYDyABKAsyHy5vdG9saXRoLmNhdGFsb2d1ZS52MS5SZW1pbmRlcnNSCXJlbWluZGVycxI0CgZzbm9vemUYECABKAsyHC5vdG9saXRoLmNhdGFsb2d1ZS52MS5Tbm9vemVSBnNub296ZRItChJjb21wbGV0aW9uX21pbnV0ZXMYESABKA1SEWNvbXBsZXRpb25NaW51dGVzQgYKBHBsYW4iTAoJUmVtaW5kZXJzEhQKBWNvdW50GAEgASgNUgVjb3VudBIpChBkaXN0YW5jZV9taW51dGVzGAIgASgNUg9kaXN0YW5jZU1pbnV0ZXMiRgoGU25vb3plEhsKCXRpbWVzX21heBgBIAEoDVIIdGltZXNNYXgSHwoLbWludXRlc19tYXgYAiABKA1SCm1pbnV0ZXNNYXgieQoLUHJvbXB0UnVsZXMSHgoLcGVyX2RheV9tYXgYASABKA1SCXBlckRheU1heBIuChNtaW5pbXVtX2dhcF9taW51dGVzGAIgASgNUhFtaW5pbXVtR2FwTWludXRlcxIaCghob2xpZGF5cxgDIAMoCVIIaG9saWRheXMi4QEKDlNjaGVkdWxlQW5jaG9yEisKEHF1ZXN0aW9ubmFpcmVfaWQYASABKAlIAFIPcXVlc3Rpb25uYWlyZUlkEhQKBGRhdGUYAiABKAlIAFIEZGF0ZRIkCg1zdGFmZl9kYXRlX2lkGAMgASgJSABSC3N0YWZmRGF0ZUlkEh8KCnRyaWdnZXJfaWQYBSABKAlIAFIJdHJpZ2dlcklkEhsKCW9wdGlvbl9pZBgGIAEoCVIIb3B0aW9uSWQSHwoLb2Zmc2V0X2RheXMYBCABKBFSCm9mZnNldERheXNCBwoFZXZlbnQi0AIKDFNjaGVkdWxlRGF5cxIfCgpldmVyeV9kYXlzGAEgASgNSABSCWV2ZXJ5RGF5cxIhCgtldmVyeV93ZWVrcxgCIAEoDUgAUgpldmVyeVdlZWtzEiMKDGV2ZXJ5X21vbnRocxgDIAEoDUgAUgtldmVyeU1vbnRocxIzCgVidXJzdBgEIAEoCzIbLm90b2xpdGguY2F0YWxvZ3VlLnYxLkJ1cnN0SABSBWJ1cnN0Ej8KCHNlcXVlbmNlGAUgASgLMiEub3RvbGl0aC5jYXRhbG9ndWUudjEuRGF5U2VxdWVuY2VIAFIIc2VxdWVuY2USGwoJZGF5X2NvdW50GAYgASgNUghkYXlDb3VudBIbCglmcm9tX2RhdGUYByABKAlSCGZyb21EYXRlEh0KCnVudGlsX2RhdGUYCCABKAlSCXVudGlsRGF0ZUIICgZyaHl0aG0iOwoFQnVyc3QSFwoHZGF5c19vbhgBIAEoDVIGZGF5c09uEhkKCGRheXNfb2ZmGAIgASgNUgdkYXlzT2ZmIiEKC0RheVNlcXVlbmNlEhIKBGRheXMYASADKA1SBGRheXMi0QEKEVBhcnRpY2lwYW50Qm91bmRzEh4KC3Blcl9kYXlfbWluGAEgASgNUglwZXJEYXlNaW4SHgoLcGVyX2RheV9tYXgYAiABKA1SCXBlckRheU1heBIuChNtaW5pbXVtX2dhcF9taW51dGVzGAMgASgNUhFtaW5pbXVtR2FwTWludXRlcxInCg9lYXJsaWVzdF9taW51dGUYBCABKA1SDmVhcmxpZXN0TWludXRlEiMKDWxhdGVzdF9taW51dGUYBSABKA1SDGxhdGVzdE1pbnV0ZSKSAQoMU3RhbmRhcmRQbGFuEhcKB3Blcl9kYXkYASABKA1SBnBlckRheRI5Cgd3aW5kb3dzGAIgAygLMh8ub3RvbGl0aC5jYXRhbG9ndWUudjEuRGF5V2luZG93Ugd3aW5kb3dzEi4KE21pbmltdW1fZ2FwX21pbnV0ZXMYAyABKA1SEW1pbmltdW1HYXBNaW51dGVzIoABCglEYXlXaW5kb3cSMQoDZGF5GAEgASgOMh8ub3RvbGl0aC5jYXRhbG9ndWUudjEuRGF5T2ZXZWVrUgNkYXkSIQoMc3RhcnRfbWludXRlGAIgASgNUgtzdGFydE1pbnV0ZRIdCgplbmRfbWludXRlGAMgASgNUgllbmRNaW51dGUiRAoKQ3VzdG9tUGxhbhI2CgV0aW1lcxgBIAMoCzIgLm90b2xpdGguY2F0YWxvZ3VlLnYxLldlZWtseVRpbWVSBXRpbWVzImMKCldlZWtseVRpbWUSMQoDZGF5GAEgASgOMh8ub3RvbGl0aC5jYXRhbG9ndWUudjEuRGF5T2ZXZWVrUgNkYXkSIgoNbWludXRlX29mX2RheRgCIAEoDVILbWludXRlT2ZEYXkiUwoLTW9udGhseVBsYW4SIAoMZGF5X29mX21vbnRoGAEgASgNUgpkYXlPZk1vbnRoEiIKDW1pbnV0ZV9vZl9kYXkYAiABKA1SC21pbnV0ZU9mRGF5IjEKCURhaWx5UGxhbhIkCg5taW51dGVzX29mX2RheRgBIAMoDVIMbWludXRlc09mRGF5IsEBCglBZnRlclBsYW4SKgoRZGVsYXlfbWludXRlc19taW4YASABKA1SD2RlbGF5TWludXRlc01pbhIqChFkZWxheV9taW51dGVzX21heBgCIAEoDVIPZGVsYXlNaW51dGVzTWF4EjkKB3dpbmRvd3MYAyADKAsyHy5vdG9saXRoLmNhdGFsb2d1ZS52MS5EYXlXaW5kb3dSB3dpbmRvd3MSIQoMbGF0ZV9taW51dGVzGAQgASgNUgtsYXRlTWludXRlcyrYAQoJRGF5T2ZXZWVrEhsKF0RBWV9PRl9XRUVLX1VOU1BFQ0lGSUVEEAASFgoSREFZX09GX1dFRUtfTU9OREFZEAESFwoTREFZX09GX1dFRUtfVFVFU0RBWRACEhkKFURBWV9PRl9XRUVLX1dFRE5FU0RBWRADEhgKFERBWV9PRl9XRUVLX1RIVVJTREFZEAQSFgoSREFZX09GX1dFRUtfRlJJREFZEAUSGAoUREFZX09GX1dFRUtfU0FUVVJEQVkQBhIWChJEQVlfT0ZfV0VFS19TVU5EQVkQB0JRChRvdG9saXRoLmNhdGFsb2d1ZS52MVABWiBvdG9saXRoL2NhdGFsb2d1ZS92MTtjYXRhbG9ndWV2MaoCFE90b2xpdGguQ2F0YWxvZ3VlLlYxSrZBClEKAQwSAwEAEhpHIFNjaGVkdWxlczogd2hlbiBwYXJ0aWNpcGFudHMgYXJlIG5vdGlmaWVkIHRvIGZpbGwgaW4gYSBxdWVzdGlvbm5haXJlLgoKNQoCBQASBAsAHAEaKSBBIGRheSBvZiB0aGUgd2VlayAoSVNPIDg2MDEgbnVtYmVyaW5nKS4KCjAKBAUAAgASAw0CHhojIFJlamVjdGVkIHdpdGggcmVhc29uIERBWV9NSVNTSU5HLgoKFgoEBQACARIDDwIZGgkgTW9uZGF5LgoKFwoEBQACAhIDEQIaGgogVHVlc2RheS4KChkKBAUAAgMSAxMCHBoMIFdlZG5lc2RheS4KChgKBAUAAgQSAxUCGxoLIFRodXJzZGF5LgoKFgoEBQACBRIDFwIZGgkgRnJpZGF5LgoKGAoEBQACBhIDGQIbGgsgU2F0dXJkYXkuCgoWCgQFAAIHEgMbAhkaCSBTdW5kYXkuCgpICgIEABIEHwBSARo8IFRpbWVzIG9mIG5vdGlmaWNhdGlvbnMsIGFuZCBob3cgbG9uZyB0aGV5IGNhbiBiZSBhbnN3ZXJlZC4KCjAKBAQACAASBCECLAMaIiBSdWxlIGZvciB0aGUgaW5zdGFudHM7IHJlcXVpcmVkLgoKNQoEBAACABIDIwQeGiggUmFuZG9tIGluc3RhbnRzIHdpdGhpbiBhIGRhaWx5IHdpbmRvdy4KCiIKBAQAAgESAyUEGhoVIEZpeGVkIHdlZWtseSB0aW1lcy4KCiYKBAQAAgISAycEHBoZIE9uZSBmaXhlZCBtb250aGx5IHRpbWUuCgohCgQEAAIDEgMpBBgaFCBGaXhlZCBkYWlseSB0aW1lcy4KCkUKBAQAAgQSAysEGRo4IE9uZSBpbnN0YW50IGFmdGVyIGVhY2ggZmlyaW5nIG9mIHRoZSBhbmNob3IncyB0cmlnZ2VyLgoK3gEKBAQAAgUSAzACIhrQASBXaGV0aGVyIHBhcnRpY2lwYW50cyBtYXkgcmVwbGFjZSB0aGUgcGxhbiB3aXRoIHRoZWlyIG93biAoVFlTIEZSIDE3KSBhbmQgc3dpdGNoIG5vdGlmaWNhdGlvbnMKIG9mZi4gSW4gYSB3ZWVrbHkgb3IgbW9udGhseSBzY2hlZHVsZSwgdGhlIGRheSBhbmQgdGhlIG51bWJlciBvZiBub3RpZmljYXRpb25zIGNhbm5vdCBiZSBjaGFuZ2VkCiAoVFlTIMKnNy4yLjYpLgoKaAoEBAACBhIDMgIXGlsgRmlyc3QgZGF5IHdpdGggbm90aWZpY2F0aW9ucywgY291bnRlZCBmcm9tIGRheSAwIChgYW5jaG9yYCksIDDigJMzLDY2MCAoVFlTIGBzdGFydF9kYXlgKS4KCnQKBAQAAgcSAzUCIxpnIE1pbnV0ZXMgaW4gd2hpY2ggYSBub3RpZmljYXRpb24gY2FuIGJlIGFuc3dlcmVkLCB1cCB0byA0NCw2NDAgKDMxIGRheXMpOyAwIG1lYW5zIHVudGlsIHRoZSBuZXh0CiBvbmUuCgrrAQoEBAACCBIDOQIZGt0BIElkIHRoYXQgZGlzdGluZ3Vpc2hlcyBhIHF1ZXN0aW9ubmFpcmUncyBzY2hlZHVsZXM6IDHigJM2NCBsb3dlci1jYXNlIGxldHRlcnMsIGRpZ2l0cyBhbmQgaHlwaGVucy4KIE1heSBiZSBlbXB0eSBpZiB0aGVyZSBpcyBvbmx5IG9uZS4gTm90aWZpY2F0aW9ucyBvZiBhIHNjaGVkdWxlIGVuZCB3aGVuIHRoZSBzdHVkeSBoYXMgbm8KIHNjaGVkdWxlIHdpdGggaXRzIGlkIGFueSBtb3JlLgoKPwoEBAACCRIDOwIcGjIgRGVmaW5pdGlvbiBvZiBkYXkgMDsgYWJzZW50OiB0aGUgZGF5IG9mIGpvaW5pbmcuCgpUCgQEAAIKEgM9AhkaRyBEYXlzIG9uIHdoaWNoIHRoZSBwbGFuIGFwcGxpZXM7IGFic2VudDogYWxsIGRheXMgZnJvbSBgc3RhcnRfZGF5YCBvbi4KCoABCgQEAAILEgNAAhcacyBXaGV0aGVyIHRoZSBpbnN0YW50cyBvZiBhIGBzdGFuZGFyZGAgcGxhbiBhcmUgZHJhd24gb25jZSBwZXIgcGFydGljaXBhbnQsIGdpdmluZyB0aGUgc2FtZSBjbG9jawogdGltZXMgZXZlcnkgZGF5LgoKSQoEBAACDBIDQgIgGjwgQm91bmRzIGZvciBhIHBhcnRpY2lwYW50J3Mgb3duIHBsYW47IGFic2VudDogYWxsIGZpZWxkcyAwLgoKrAEKBAQAAg0SA0UCIRqeASBXaGV0aGVyLCB3aXRoIGBwYXJ0aWNpcGFudF9tYXlfY2hhbmdlYCwgYSB3ZWVrbHkgb3IgbW9udGhseSBzY2hlZHVsZSBtYXkgYWxzbyBiZSBzd2l0Y2hlZCBvZmYuCiBUWVMgwqc3LjIuNiBkb2VzIG5vdCBsZXQgcGFydGljaXBhbnRzIGRlbGV0ZSBzdWNoIHNjaGVkdWxlcy4KCr0BCgQEAAIOEgNIAhcarwEgUHJpb3JpdHksIDDigJMxMDAuIElmIG5vdCBhbGwgbm90aWZpY2F0aW9ucyBmaXQgKFByb21wdFJ1bGVzLCBxdWlldCBob3VycyksIHRob3NlIHdpdGggdGhlIGxvd2VzdAogcHJpb3JpdHkgYXJlIGRyb3BwZWQgZmlyc3Q7IHdpdGggZXF1YWwgcHJpb3JpdHksIHRob3NlIGxhdGVyIGluIHRoZSBzdHVkeS4KCn0KBAQAAg8SA0sCGxpwIFJlbWluZGVycyB3aGlsZSB0aGUgbm90aWZpY2F0aW9uIGlzIG5laXRoZXIgYW5zd2VyZWQgbm9yIGRpc21pc3NlZCBhbmQgY2FuIGJlIGFuc3dlcmVkIGluIHRpbWU7CiBhYnNlbnQ6IG5vbmUuCgpMCgQEAAIQEgNNAhUaPyBXaGV0aGVyIGFuZCBob3cgcGFydGljaXBhbnRzIG1heSBzbm9vemU7IGFic2VudDogbm90IGFsbG93ZWQuCgrTAQoEBAACERIDUQIhGsUBIFRpbWUgbGltaXQgaW4gbWludXRlcyBmcm9tIGJlZ2lubmluZyB0byBmaW5pc2hpbmcgdGhlIHF1ZXN0aW9ubmFpcmUsIHVwIHRvIDEsNDQwOyBhIHNoZWV0CiBmaW5pc2hlZCBsYXRlciBjb3VudHMgYXMgbGF0ZS4gMDogYSBzaGVldCBpcyBpbiB0aW1lIGlmIGl0IGlzIGZpbmlzaGVkIGJlZm9yZSB0aGUgbm90aWZpY2F0aW9uCiBleHBpcmVzLgoKKgoCBAESBFUAWgEaHiBSZW1pbmRlcnMgb2YgYSBub3RpZmljYXRpb24uCgorCgQEAQIAEgNXAhMaHiBOdW1iZXIgb2YgcmVtaW5kZXJzLCAx4oCTMTAuCgpkCgQEAQIBEgNZAh4aVyBNaW51dGVzIGZyb20gdGhlIG5vdGlmaWNhdGlvbiB0byB0aGUgZmlyc3QgcmVtaW5kZXIgYW5kIGJldHdlZW4gcmVtaW5kZXJzLCAx4oCTMSw0NDAuCgpLCgIEAhIEXQBiARo/IExpbWl0cyBvZiBzbm9vemluZy4gQSBzbm9vemUgbmV2ZXIgZXh0ZW5kcyBiZXlvbmQgdGhlIGV4cGlyeS4KCjEKBAQCAgASA18CFxokIE1heGltdW0gbnVtYmVyIG9mIHNub296ZXMsIDHigJMxMC4KCkIKBAQCAgESA2ECGRo1IE1heGltdW0gbGVuZ3RoIG9mIG9uZSBzbm9vemUgaW4gbWludXRlcywgMeKAkzEsNDQwLgoKgwEKAgQDEgRmAG8BGncgUnVsZXMgZm9yIGEgc3R1ZHkncyBub3RpZmljYXRpb25zIG92ZXIgYWxsIGl0cyBxdWVzdGlvbm5haXJlcy4gTm90aWZpY2F0aW9ucyB0aGF0IGRvIG5vdCBmaXQgYXJlCiBsaXN0ZWQgaW4gdGhlIHBsYW4uCgp5CgQEAwIAEgNpAhkabCBNYXhpbXVtIG51bWJlciBvZiB0aGUgc3R1ZHkncyBub3RpZmljYXRpb25zIHBlciBkYXkgb2YgdGhlIHBhcnRpY2lwYW50J3MgY2FsZW5kYXIsIHVwIHRvIDk2OyAwOgogbm8gbGltaXQuCgplCgQEAwIBEgNrAiEaWCBNaW5pbXVtIGdhcCBpbiBtaW51dGVzIGJldHdlZW4gdHdvIG5vdGlmaWNhdGlvbnMgb2YgdGhlIHN0dWR5LCB1cCB0byA3MjA7IDA6IG5vIGxpbWl0LgoKiQEKBAQDAgISA24CHxp8IERhdGVzIG9mIHRoZSBwYXJ0aWNpcGFudCdzIGNhbGVuZGFyIHdpdGhvdXQgbm90aWZpY2F0aW9ucyAoYSBob2xpZGF5IGNhbGVuZGFyKTogYFlZWVktTU0tRERgLAogbm8gZHVwbGljYXRlcywgdXAgdG8gMSwwMDAuCgqDAQoCBAQSBXMAhwEBGnYgRGVmaW5pdGlvbiBvZiBkYXkgMCBvZiBhIHNjaGVkdWxlLCBieSB0aGUgcGFydGljaXBhbnQncyBjYWxlbmRhci4gTm90aGluZyBpcyBwbGFubmVkIGJlZm9yZSB0aGUKIGV2ZW50IGhhcyBoYXBwZW5lZC4KCjYKBAQECAASBXUCgQEDGicgVGhlIGV2ZW50OyB1bnNldDogdGhlIGRheSBvZiBqb2luaW5nLgoKgwEKBAQEAgASA3gEIBp2IFRoZSBkYXkgb24gd2hpY2ggdGhlIHBhcnRpY2lwYW50IGxhc3QgZmlsbGVkIGluIHRoaXMgcXVlc3Rpb25uYWlyZSBvZiB0aGUgc3R1ZHk7IGBfYCBpZiB0aGUKIGNhbGxlciBkb2VzIG5vdCBzZWUgaXQuCgo/CgQEBAIBEgN6BBQaMiBBIGRhdGUgY29tbW9uIHRvIGFsbCBwYXJ0aWNpcGFudHM6IGBZWVlZLU1NLUREYC4KCo4BCgQEBAICEgN9BB0agAEgSWQgb2YgYSBkYXRlIHRoYXQgc3RhZmYgc2V0cyBmb3IgZWFjaCBwYXJ0aWNpcGFudCwgZS5nLiBhIHZpc2l0IHRvIHRoZSBjbGluaWM6IDHigJM2NAogbG93ZXItY2FzZSBsZXR0ZXJzLCBkaWdpdHMgYW5kIGh5cGhlbnMuCgrFAQoEBAQCAxIEgAEEGhq2ASBUaGUgZGF5IG9uIHdoaWNoIHRoaXMgdHJpZ2dlciBvZiB0aGUgc3R1ZHkgbGFzdCBmaXJlZCBmb3IgdGhlIHBhcnRpY2lwYW50LiBSZXF1aXJlZCB3aXRoIGFuCiBgYWZ0ZXJgIHBsYW4sIHdob3NlIGluc3RhbnRzIGZvbGxvdyBlYWNoIGZpcmluZy4gYF9gIHVubGVzcyB0aGUgY2FsbGVyIHNlZXMgYWxsIGdyb3Vwcy4KCrMBCgQEBAIEEgSEAQIXGqQBIE9wdGlvbiBvZiB0aGUgdHJpZ2dlcidzIGRyYXcgKGBUcmlnZ2VyRHJhd2ApOiBvbmx5IG9jY3VycmVuY2VzIHRoYXQgZHJldyBpdCBjb3VudC4gRW1wdHk6IGFsbCB0aGF0CiBjYXVzZSBhIG5vdGlmaWNhdGlvbi4gRW1wdHkgdW5sZXNzIHRoZSBjYWxsZXIgc2VlcyBhbGwgZ3JvdXBzLgoKQAoEBAQCBRIEhgECGRoyIERheXMgZnJvbSB0aGUgZXZlbnQgdG8gZGF5IDAsIOKIkjMsNjYwIHRvIDMsNjYwLgoKLQoCBAUSBooBAJ8BARofIERheXMgb24gd2hpY2ggYSBwbGFuIGFwcGxpZXMuCgpUCgQEBQgAEgaMAQKYAQMaRCBSaHl0aG0gY291bnRlZCBmcm9tIHRoZSBmaXJzdCBkYXkgKGBzdGFydF9kYXlgKTsgdW5zZXQ6IGV2ZXJ5IGRheS4KCiYKBAQFAgASBI4BBBoaGCBFdmVyeSBuIGRheXMsIDHigJMzNjYuCgpjCgQEBQIBEgSQAQQbGlUgU2V2ZW4gZGF5cyBpbiBldmVyeSBuIHdlZWtzLCAy4oCTNTI7IGEgd2VlayBiZWdpbnMgb24gdGhlIHdlZWtkYXkgb2YgdGhlIGZpcnN0IGRheS4KCqMBCgQEBQICEgSTAQQcGpQBIEV2ZXJ5IG4gbW9udGhzLCAx4oCTMjQ6IHRoZSBmaXJzdCBkYXkncyBkYXkgb2YgdGhlIG1vbnRoLCBvciB0aGUgbGFzdCBkYXkgb2YgYSBzaG9ydGVyIG1vbnRoLgogV2l0aCBhIGBtb250aGx5YCBwbGFuLCB0aGUgZGF5IHRoYXQgdGhlIHBsYW4gbmFtZXMuCgo1CgQEBQIDEgSVAQQUGicgQWx0ZXJuYXRpbmcgYWN0aXZlIGFuZCBpbmFjdGl2ZSBkYXlzLgoKIAoEBAUCBBIElwEEHRoSIEluZGl2aWR1YWwgZGF5cy4KCmMKBAQFAgUSBJoBAhcaVSBOdW1iZXIgb2YgZGF5cyBmcm9tIHRoZSBmaXJzdCBkYXksIGluY2x1ZGluZyBpbmFjdGl2ZSBvbmVzLCB1cCB0byAzLDY2MDsgMDogbm8gZW5kLgoKawoEBAUCBhIEnAECFxpdIEZpcnN0IGRhdGUgb2YgdGhlIHBhcnRpY2lwYW50J3MgY2FsZW5kYXIgd2l0aCBub3RpZmljYXRpb25zLCBgWVlZWS1NTS1ERGA7IGVtcHR5OiBubyBsaW1pdC4KCkwKBAQFAgcSBJ4BAhgaPiBMYXN0IGRhdGUgd2l0aCBub3RpZmljYXRpb25zLCBgWVlZWS1NTS1ERGA7IGVtcHR5OiBubyBsaW1pdC4KCjUKAgQGEgaiAQCnAQEaJyBBbHRlcm5hdGluZyBhY3RpdmUgYW5kIGluYWN0aXZlIGRheXMuCgovCgQEBgIAEgSkAQIVGiEgTnVtYmVyIG9mIGFjdGl2ZSBkYXlzLCAx4oCTMzY2LgoKMwoEBAYCARIEpgECFholIE51bWJlciBvZiBpbmFjdGl2ZSBkYXlzLCAx4oCTMyw2NjAuCgogCgIEBxIGqgEArQEBGhIgSW5kaXZpZHVhbCBkYXlzLgoKVgoEBAcCABIErAECGxpIIERpc3RhbmNlcyBmcm9tIHRoZSBmaXJzdCBkYXksIGFzY2VuZGluZywgdXAgdG8gMyw2NjA7IDHigJMzNjYgZW50cmllcy4KCjQKAgQIEgawAQC/AQEaJiBCb3VuZHMgZm9yIGEgcGFydGljaXBhbnQncyBvd24gcGxhbi4KCnkKBAQIAgASBLMBAhkaayBNaW5pbXVtIG51bWJlciBvZiBub3RpZmljYXRpb25zIHBlciBkYXk7IDAgbWVhbnMgMS4gRm9yIGEgYGN1c3RvbWAgcGxhbiwgb24gZWFjaCBkYXkgd2l0aAogbm90aWZpY2F0aW9ucy4KCkQKBAQIAgESBLUBAhkaNiBNYXhpbXVtIG51bWJlciBvZiBub3RpZmljYXRpb25zIHBlciBkYXk7IDAgbWVhbnMgOTYuCgqPAgoEBAgCAhIEuQECIRqAAiBNaW5pbXVtIGdhcCBpbiBtaW51dGVzIGJldHdlZW4gdHdvIG5vdGlmaWNhdGlvbnMsIHVwIHRvIDcyMC4gMCBtZWFucyAxNSBmb3IgcmFuZG9tIGluc3RhbnRzLCBvcgogdGhlIGdhcCBvZiB0aGUgc2NoZWR1bGUncyBvd24gcGxhbiBpZiB0aGF0IGlzIHNtYWxsZXIgKFRZVCDCpzUuMi4zOiB0aGUgcGFydGljaXBhbnQgY2Fubm90IGNoYW5nZQogaXQpLCBhbmQgbm8gbWluaW11bSBmb3IgdGhlIHBhcnRpY2lwYW50J3Mgb3duIGNsb2NrIHRpbWVzLgoKYQoEBAgCAxIEuwECHRpTIEVhcmxpZXN0IHN0YXJ0IG9mIHdpbmRvd3MgYW5kIGVhcmxpZXN0IHRpbWUsIGluIG1pbnV0ZXMgc2luY2UgbWlkbmlnaHQsIDDigJMxNDM5LgoKmwEKBAQIAgQSBL4BAhsajAEgTGF0ZXN0IGVuZCBvZiB3aW5kb3dzIGFuZCBsYXRlc3QgdGltZSwgMOKAkzE0Mzk7IDA6IG1pZG5pZ2h0LCBubyBsaW1pdC4gSWYgbm90IGFmdGVyCiBgZWFybGllc3RfbWludXRlYCwgdGhlIHBlcmlvZCBleHRlbmRzIG92ZXIgbWlkbmlnaHQuCgpoCgIECRIGwgEAygEBGlogUmFuZG9tIGluc3RhbnRzLCBvbmUgaW4gZWFjaCBvZiBgcGVyX2RheWAgZXF1YWwgcGFydHMgb2YgdGhlIGRheSdzIHdpbmRvdyAoVFlUIMKnNS4yLjMpLgoKOAoEBAkCABIExAECFRoqIE51bWJlciBvZiBub3RpZmljYXRpb25zIHBlciBkYXksIDHigJM5Ni4KCmYKBAQJAgESBMYBAiEaWCAx4oCTNyB3aW5kb3dzLCBhdCBtb3N0IG9uZSBwZXIgd2Vla2RheTsgbm8gbm90aWZpY2F0aW9ucyBvbiB3ZWVrZGF5cyB3aXRob3V0IGEgd2luZG93LgoKlQEKBAQJAgISBMkBAiEahgEgTWluaW11bSBnYXAgaW4gbWludXRlcyBiZXR3ZWVuIHR3byBub3RpZmljYXRpb25zLCB1cCB0byA3MjA7IDAgbWVhbnMgMTUuIEFsbCBub3RpZmljYXRpb25zIG11c3QKIGZpdCBpbnRvIGVhY2ggd2luZG93IHdpdGggdGhpcyBnYXAuCgpiCgIEChIGzQEA1AEBGlQgQSB3aW5kb3cgb2YgY2xvY2sgdGltZXMgaW4gdGhlIHBhcnRpY2lwYW50J3MgdGltZSB6b25lLCBpbiBtaW51dGVzIHNpbmNlIG1pZG5pZ2h0LgoKOQoEBAoCABIEzwECFBorIERheSBvbiB3aGljaCB0aGUgd2luZG93IGJlZ2luczsgcmVxdWlyZWQuCgorCgQECgIBEgTRAQIaGh0gU3RhcnQsIDDigJMxNDM5LCBpbmNsdXNpdmUuCgpsCgQECgICEgTTAQIYGl4gRW5kLCAw4oCTMTQzOSwgZXhjbHVzaXZlLiBJZiBub3QgYWZ0ZXIgYHN0YXJ0X21pbnV0ZWAsIHRoZSB3aW5kb3cgZW5kcyBvbiB0aGUgZm9sbG93aW5nIGRheS4KCjUKAgQLEgbXAQDaAQEaJyBGaXhlZCBjbG9jayB0aW1lcyB0aGF0IHJlcGVhdCB3ZWVrbHkuCgpcCgQECwIAEgTZAQIgGk4gMeKAkzY3MiB0aW1lcyAob25lIHBlciBxdWFydGVyIG9mIGFuIGhvdXIpIGluIGFueSBvcmRlciwgd2l0aG91dCBkdXBsaWNhdGVzLgoKRQoCBAwSBt0BAOIBARo3IEEgY2xvY2sgdGltZSBvZiBhIHdlZWtkYXksIGluIHRoZSBwYXJ0aWNpcGFudCdzIHpvbmUuCgoZCgQEDAIAEgTfAQIUGgsgUmVxdWlyZWQuCgoxCgQEDAIBEgThAQIbGiMgTWludXRlcyBzaW5jZSBtaWRuaWdodCwgMOKAkzE0MzkuCgomCgIEDRIG5QEA6gEBGhggT25lIGluc3RhbnQgcGVyIG1vbnRoLgoKOAoEBA0CABIE5wECGhoqIDHigJMzMTsgdGhlIGxhc3QgZGF5IGluIGEgc2hvcnRlciBtb250aC4KCksKBAQNAgESBOkBAhsaPSBNaW51dGVzIHNpbmNlIG1pZG5pZ2h0IGluIHRoZSBwYXJ0aWNpcGFudCdzIHpvbmUsIDDigJMxNDM5LgoKSAoCBA4SBu0BAPABARo6IEZpeGVkIGNsb2NrIHRpbWVzIG9uIGVhY2ggZGF5IG9uIHdoaWNoIHRoZSBwbGFuIGFwcGxpZXMuCgpvCgQEDgIAEgTvAQIlGmEgMeKAkzk2IHRpbWVzIGluIG1pbnV0ZXMgc2luY2UgbWlkbmlnaHQgaW4gdGhlIHBhcnRpY2lwYW50J3Mgem9uZSwgMOKAkzE0MzksIHdpdGhvdXQgZHVwbGljYXRlcy4KCoABCgIEDxIG9AEAgAIBGnIgT25lIGluc3RhbnQgZm9yIGVhY2ggZmlyaW5nIG9mIGEgdHJpZ2dlci4gRGF5cywgb2Zmc2V0cywgYGRyYXduX29uY2VgIGFuZCBwYXJ0aWNpcGFudHMnIG93biBwbGFucwogZG8gbm90IGFwcGx5LgoKUAoEBA8CABIE9gECHxpCIE1pbmltdW0gZGVsYXkgaW4gbWludXRlcyBhZnRlciB0aGUgZmlyaW5nLCAw4oCTNDQsNjQwICgzMSBkYXlzKS4KCn4KBAQPAgESBPkBAh8acCBNYXhpbXVtIGRlbGF5IGluIG1pbnV0ZXMsIG5vdCBiZWxvdyB0aGUgbWluaW11bS4gSWYgdGhleSBkaWZmZXIsIHRoZSBkZWxheSBpcyBkcmF3biBhdCByYW5kb20sCiB0byB0aGUgc2Vjb25kLgoKkgEKBAQPAgISBPwBAiEagwEgV2luZG93cyBmb3IgdGhlIGluc3RhbnRzLCBhdCBtb3N0IG9uZSBwZXIgd2Vla2RheTsgYW4gaW5zdGFudCBvdXRzaWRlIGlzIG1vdmVkIHRvIHRoZSBzdGFydCBvZgogdGhlIG5leHQgd2luZG93LiBFbXB0eTogYW55IHRpbWUuCgq9AQoEBA8CAxIE/wECGhquASBNYXhpbXVtIGxhdGVuZXNzIGluIG1pbnV0ZXMsIHVwIHRvIDQ0LDY0MDsgMCBtZWFucyA2MC4gQW4gb2NjdXJyZW5jZSByZXBvcnRlZCBhZnRlciBpdHMgaW5zdGFudAogY2F1c2VzIGEgbm90aWZpY2F0aW9uIGF0IG9uY2UgaWYgaXQgaXMgbm90IGxhdGVyIHRoYW4gdGhpcywgb3RoZXJ3aXNlIG5vbmUuCmIGcHJvdG8z")
}

extension CatalogueV1.Schedule {
  public static var fullName: String { "otolith.catalogue.v1.Schedule" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__schedule__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__Schedule>) {
    self.plan = switch c.pointee.plan_case.rawValue {
      case 1: .standard(CatalogueV1.StandardPlan(c.pointee.standard!))
      case 2: .custom(CatalogueV1.CustomPlan(c.pointee.custom!))
      case 3: .monthly(CatalogueV1.MonthlyPlan(c.pointee.monthly!))
      case 7: .daily(CatalogueV1.DailyPlan(c.pointee.daily!))
      case 18: .after(CatalogueV1.AfterPlan(c.pointee.after!))
      default: nil
    }
    self.participantMayChange = c.pointee.participant_may_change != 0
    self.startDay = c.pointee.start_day
    self.expiresAfterMinutes = c.pointee.expires_after_minutes
    self.scheduleID = Codec.string(c.pointee.schedule_id)
    self.anchor = c.pointee.anchor.map { CatalogueV1.ScheduleAnchor($0) }
    self.days = c.pointee.days.map { CatalogueV1.ScheduleDays($0) }
    self.drawnOnce = c.pointee.drawn_once != 0
    self.bounds = c.pointee.bounds.map { CatalogueV1.ParticipantBounds($0) }
    self.participantMayMute = c.pointee.participant_may_mute != 0
    self.priority = c.pointee.priority
    self.reminders = c.pointee.reminders.map { CatalogueV1.Reminders($0) }
    self.snooze = c.pointee.snooze.map { CatalogueV1.Snooze($0) }
    self.completionMinutes = c.pointee.completion_minutes
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__Schedule> {
    let c = arena.allocate(Otolith__Catalogue__V1__Schedule.self)
    otolith__catalogue__v1__schedule__init(c)
    switch self.plan {
      case .standard(let value)?:
        c.pointee.plan_case = .init(rawValue: 1)
        c.pointee.standard = value.cStruct(in: arena)
      case .custom(let value)?:
        c.pointee.plan_case = .init(rawValue: 2)
        c.pointee.custom = value.cStruct(in: arena)
      case .monthly(let value)?:
        c.pointee.plan_case = .init(rawValue: 3)
        c.pointee.monthly = value.cStruct(in: arena)
      case .daily(let value)?:
        c.pointee.plan_case = .init(rawValue: 7)
        c.pointee.daily = value.cStruct(in: arena)
      case .after(let value)?:
        c.pointee.plan_case = .init(rawValue: 18)
        c.pointee.after = value.cStruct(in: arena)
      case nil: break
    }
    c.pointee.participant_may_change = self.participantMayChange ? 1 : 0
    c.pointee.start_day = self.startDay
    c.pointee.expires_after_minutes = self.expiresAfterMinutes
    if !self.scheduleID.isEmpty { c.pointee.schedule_id = arena.string(self.scheduleID) }
    if let value = self.anchor { c.pointee.anchor = value.cStruct(in: arena) }
    if let value = self.days { c.pointee.days = value.cStruct(in: arena) }
    c.pointee.drawn_once = self.drawnOnce ? 1 : 0
    if let value = self.bounds { c.pointee.bounds = value.cStruct(in: arena) }
    c.pointee.participant_may_mute = self.participantMayMute ? 1 : 0
    c.pointee.priority = self.priority
    if let value = self.reminders { c.pointee.reminders = value.cStruct(in: arena) }
    if let value = self.snooze { c.pointee.snooze = value.cStruct(in: arena) }
    c.pointee.completion_minutes = self.completionMinutes
    return c
  }
}

extension CatalogueV1.Reminders {
  public static var fullName: String { "otolith.catalogue.v1.Reminders" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__reminders__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__Reminders>) {
    self.count = c.pointee.count
    self.distanceMinutes = c.pointee.distance_minutes
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__Reminders> {
    let c = arena.allocate(Otolith__Catalogue__V1__Reminders.self)
    otolith__catalogue__v1__reminders__init(c)
    c.pointee.count = self.count
    c.pointee.distance_minutes = self.distanceMinutes
    return c
  }
}

extension CatalogueV1.Snooze {
  public static var fullName: String { "otolith.catalogue.v1.Snooze" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__snooze__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__Snooze>) {
    self.timesMax = c.pointee.times_max
    self.minutesMax = c.pointee.minutes_max
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__Snooze> {
    let c = arena.allocate(Otolith__Catalogue__V1__Snooze.self)
    otolith__catalogue__v1__snooze__init(c)
    c.pointee.times_max = self.timesMax
    c.pointee.minutes_max = self.minutesMax
    return c
  }
}

extension CatalogueV1.PromptRules {
  public static var fullName: String { "otolith.catalogue.v1.PromptRules" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__prompt_rules__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__PromptRules>) {
    self.perDayMax = c.pointee.per_day_max
    self.minimumGapMinutes = c.pointee.minimum_gap_minutes
    self.holidays = Codec.array(c.pointee.holidays, c.pointee.n_holidays) { Codec.string($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__PromptRules> {
    let c = arena.allocate(Otolith__Catalogue__V1__PromptRules.self)
    otolith__catalogue__v1__prompt_rules__init(c)
    c.pointee.per_day_max = self.perDayMax
    c.pointee.minimum_gap_minutes = self.minimumGapMinutes
    if !self.holidays.isEmpty {
      c.pointee.n_holidays = self.holidays.count
      c.pointee.holidays = arena.array(self.holidays) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    return c
  }
}

extension CatalogueV1.ScheduleAnchor {
  public static var fullName: String { "otolith.catalogue.v1.ScheduleAnchor" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__schedule_anchor__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__ScheduleAnchor>) {
    self.event = switch c.pointee.event_case.rawValue {
      case 1: .questionnaireID(Codec.string(c.pointee.questionnaire_id))
      case 2: .date(Codec.string(c.pointee.date))
      case 3: .staffDateID(Codec.string(c.pointee.staff_date_id))
      case 5: .triggerID(Codec.string(c.pointee.trigger_id))
      default: nil
    }
    self.optionID = Codec.string(c.pointee.option_id)
    self.offsetDays = c.pointee.offset_days
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__ScheduleAnchor> {
    let c = arena.allocate(Otolith__Catalogue__V1__ScheduleAnchor.self)
    otolith__catalogue__v1__schedule_anchor__init(c)
    switch self.event {
      case .questionnaireID(let value)?:
        c.pointee.event_case = .init(rawValue: 1)
        c.pointee.questionnaire_id = arena.string(value)
      case .date(let value)?:
        c.pointee.event_case = .init(rawValue: 2)
        c.pointee.date = arena.string(value)
      case .staffDateID(let value)?:
        c.pointee.event_case = .init(rawValue: 3)
        c.pointee.staff_date_id = arena.string(value)
      case .triggerID(let value)?:
        c.pointee.event_case = .init(rawValue: 5)
        c.pointee.trigger_id = arena.string(value)
      case nil: break
    }
    if !self.optionID.isEmpty { c.pointee.option_id = arena.string(self.optionID) }
    c.pointee.offset_days = self.offsetDays
    return c
  }
}

extension CatalogueV1.ScheduleDays {
  public static var fullName: String { "otolith.catalogue.v1.ScheduleDays" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__schedule_days__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__ScheduleDays>) {
    self.rhythm = switch c.pointee.rhythm_case.rawValue {
      case 1: .everyDays(c.pointee.every_days)
      case 2: .everyWeeks(c.pointee.every_weeks)
      case 3: .everyMonths(c.pointee.every_months)
      case 4: .burst(CatalogueV1.Burst(c.pointee.burst!))
      case 5: .sequence(CatalogueV1.DaySequence(c.pointee.sequence!))
      default: nil
    }
    self.dayCount = c.pointee.day_count
    self.fromDate = Codec.string(c.pointee.from_date)
    self.untilDate = Codec.string(c.pointee.until_date)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__ScheduleDays> {
    let c = arena.allocate(Otolith__Catalogue__V1__ScheduleDays.self)
    otolith__catalogue__v1__schedule_days__init(c)
    switch self.rhythm {
      case .everyDays(let value)?:
        c.pointee.rhythm_case = .init(rawValue: 1)
        c.pointee.every_days = value
      case .everyWeeks(let value)?:
        c.pointee.rhythm_case = .init(rawValue: 2)
        c.pointee.every_weeks = value
      case .everyMonths(let value)?:
        c.pointee.rhythm_case = .init(rawValue: 3)
        c.pointee.every_months = value
      case .burst(let value)?:
        c.pointee.rhythm_case = .init(rawValue: 4)
        c.pointee.burst = value.cStruct(in: arena)
      case .sequence(let value)?:
        c.pointee.rhythm_case = .init(rawValue: 5)
        c.pointee.sequence = value.cStruct(in: arena)
      case nil: break
    }
    c.pointee.day_count = self.dayCount
    if !self.fromDate.isEmpty { c.pointee.from_date = arena.string(self.fromDate) }
    if !self.untilDate.isEmpty { c.pointee.until_date = arena.string(self.untilDate) }
    return c
  }
}

extension CatalogueV1.Burst {
  public static var fullName: String { "otolith.catalogue.v1.Burst" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__burst__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__Burst>) {
    self.daysOn = c.pointee.days_on
    self.daysOff = c.pointee.days_off
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__Burst> {
    let c = arena.allocate(Otolith__Catalogue__V1__Burst.self)
    otolith__catalogue__v1__burst__init(c)
    c.pointee.days_on = self.daysOn
    c.pointee.days_off = self.daysOff
    return c
  }
}

extension CatalogueV1.DaySequence {
  public static var fullName: String { "otolith.catalogue.v1.DaySequence" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__day_sequence__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__DaySequence>) {
    self.days = Codec.array(c.pointee.days, c.pointee.n_days) { $0 }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__DaySequence> {
    let c = arena.allocate(Otolith__Catalogue__V1__DaySequence.self)
    otolith__catalogue__v1__day_sequence__init(c)
    if !self.days.isEmpty {
      c.pointee.n_days = self.days.count
      c.pointee.days = arena.array(self.days) { $0 }
    }
    return c
  }
}

extension CatalogueV1.ParticipantBounds {
  public static var fullName: String { "otolith.catalogue.v1.ParticipantBounds" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__participant_bounds__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__ParticipantBounds>) {
    self.perDayMin = c.pointee.per_day_min
    self.perDayMax = c.pointee.per_day_max
    self.minimumGapMinutes = c.pointee.minimum_gap_minutes
    self.earliestMinute = c.pointee.earliest_minute
    self.latestMinute = c.pointee.latest_minute
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__ParticipantBounds> {
    let c = arena.allocate(Otolith__Catalogue__V1__ParticipantBounds.self)
    otolith__catalogue__v1__participant_bounds__init(c)
    c.pointee.per_day_min = self.perDayMin
    c.pointee.per_day_max = self.perDayMax
    c.pointee.minimum_gap_minutes = self.minimumGapMinutes
    c.pointee.earliest_minute = self.earliestMinute
    c.pointee.latest_minute = self.latestMinute
    return c
  }
}

extension CatalogueV1.StandardPlan {
  public static var fullName: String { "otolith.catalogue.v1.StandardPlan" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__standard_plan__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__StandardPlan>) {
    self.perDay = c.pointee.per_day
    self.windows = Codec.messages(c.pointee.windows, c.pointee.n_windows) { CatalogueV1.DayWindow($0) }
    self.minimumGapMinutes = c.pointee.minimum_gap_minutes
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__StandardPlan> {
    let c = arena.allocate(Otolith__Catalogue__V1__StandardPlan.self)
    otolith__catalogue__v1__standard_plan__init(c)
    c.pointee.per_day = self.perDay
    if !self.windows.isEmpty {
      c.pointee.n_windows = self.windows.count
      c.pointee.windows = arena.array(self.windows) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__DayWindow>? }
    }
    c.pointee.minimum_gap_minutes = self.minimumGapMinutes
    return c
  }
}

extension CatalogueV1.DayWindow {
  public static var fullName: String { "otolith.catalogue.v1.DayWindow" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__day_window__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__DayWindow>) {
    self.day = CatalogueV1.DayOfWeek(rawValue: Int32(truncatingIfNeeded: c.pointee.day.rawValue))
    self.startMinute = c.pointee.start_minute
    self.endMinute = c.pointee.end_minute
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__DayWindow> {
    let c = arena.allocate(Otolith__Catalogue__V1__DayWindow.self)
    otolith__catalogue__v1__day_window__init(c)
    c.pointee.day = Otolith__Catalogue__V1__DayOfWeek(rawValue: .init(truncatingIfNeeded: self.day.rawValue))
    c.pointee.start_minute = self.startMinute
    c.pointee.end_minute = self.endMinute
    return c
  }
}

extension CatalogueV1.CustomPlan {
  public static var fullName: String { "otolith.catalogue.v1.CustomPlan" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__custom_plan__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__CustomPlan>) {
    self.times = Codec.messages(c.pointee.times, c.pointee.n_times) { CatalogueV1.WeeklyTime($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__CustomPlan> {
    let c = arena.allocate(Otolith__Catalogue__V1__CustomPlan.self)
    otolith__catalogue__v1__custom_plan__init(c)
    if !self.times.isEmpty {
      c.pointee.n_times = self.times.count
      c.pointee.times = arena.array(self.times) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__WeeklyTime>? }
    }
    return c
  }
}

extension CatalogueV1.WeeklyTime {
  public static var fullName: String { "otolith.catalogue.v1.WeeklyTime" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__weekly_time__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__WeeklyTime>) {
    self.day = CatalogueV1.DayOfWeek(rawValue: Int32(truncatingIfNeeded: c.pointee.day.rawValue))
    self.minuteOfDay = c.pointee.minute_of_day
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__WeeklyTime> {
    let c = arena.allocate(Otolith__Catalogue__V1__WeeklyTime.self)
    otolith__catalogue__v1__weekly_time__init(c)
    c.pointee.day = Otolith__Catalogue__V1__DayOfWeek(rawValue: .init(truncatingIfNeeded: self.day.rawValue))
    c.pointee.minute_of_day = self.minuteOfDay
    return c
  }
}

extension CatalogueV1.MonthlyPlan {
  public static var fullName: String { "otolith.catalogue.v1.MonthlyPlan" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__monthly_plan__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__MonthlyPlan>) {
    self.dayOfMonth = c.pointee.day_of_month
    self.minuteOfDay = c.pointee.minute_of_day
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__MonthlyPlan> {
    let c = arena.allocate(Otolith__Catalogue__V1__MonthlyPlan.self)
    otolith__catalogue__v1__monthly_plan__init(c)
    c.pointee.day_of_month = self.dayOfMonth
    c.pointee.minute_of_day = self.minuteOfDay
    return c
  }
}

extension CatalogueV1.DailyPlan {
  public static var fullName: String { "otolith.catalogue.v1.DailyPlan" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__daily_plan__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__DailyPlan>) {
    self.minutesOfDay = Codec.array(c.pointee.minutes_of_day, c.pointee.n_minutes_of_day) { $0 }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__DailyPlan> {
    let c = arena.allocate(Otolith__Catalogue__V1__DailyPlan.self)
    otolith__catalogue__v1__daily_plan__init(c)
    if !self.minutesOfDay.isEmpty {
      c.pointee.n_minutes_of_day = self.minutesOfDay.count
      c.pointee.minutes_of_day = arena.array(self.minutesOfDay) { $0 }
    }
    return c
  }
}

extension CatalogueV1.AfterPlan {
  public static var fullName: String { "otolith.catalogue.v1.AfterPlan" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__after_plan__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__AfterPlan>) {
    self.delayMinutesMin = c.pointee.delay_minutes_min
    self.delayMinutesMax = c.pointee.delay_minutes_max
    self.windows = Codec.messages(c.pointee.windows, c.pointee.n_windows) { CatalogueV1.DayWindow($0) }
    self.lateMinutes = c.pointee.late_minutes
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__AfterPlan> {
    let c = arena.allocate(Otolith__Catalogue__V1__AfterPlan.self)
    otolith__catalogue__v1__after_plan__init(c)
    c.pointee.delay_minutes_min = self.delayMinutesMin
    c.pointee.delay_minutes_max = self.delayMinutesMax
    if !self.windows.isEmpty {
      c.pointee.n_windows = self.windows.count
      c.pointee.windows = arena.array(self.windows) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__DayWindow>? }
    }
    c.pointee.late_minutes = self.lateMinutes
    return c
  }
}
