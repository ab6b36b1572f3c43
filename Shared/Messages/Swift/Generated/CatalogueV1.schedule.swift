// Generated from otolith/catalogue/v1/schedule.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages

extension CatalogueV1 {
  /// A day of the week (ISO 8601 numbering).
  public enum DayOfWeek: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Refused with reason DAY_MISSING.
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
}

extension CatalogueV1 {
  /// When notifications are planned, and how long they can be answered.
  public struct Schedule: Message {
    /// What decides on the instants; required.
    public enum OneOfPlan: Sendable, Hashable {
      /// Random instants within a window of each day.
      case standard(CatalogueV1.StandardPlan)
      /// Fixed times of the week.
      case custom(CatalogueV1.CustomPlan)
      /// One fixed time of the month.
      case monthly(CatalogueV1.MonthlyPlan)
      /// Fixed times of the day.
      case daily(CatalogueV1.DailyPlan)
      /// One instant after each time that the trigger of the anchor fired.
      case after(CatalogueV1.AfterPlan)
    }

    /// What decides on the instants; required.
    public var plan: CatalogueV1.Schedule.OneOfPlan?
    /// Whether participants may replace the plan by one of their own (TYS FR 17), and switch the notifications off.
    /// One that asks once a week or once a month keeps its day and its number (TYS §7.2.6).
    public var participantMayChange: Bool
    /// First day on which anything is planned, counted from day 0 (`anchor`), 0–3,660 (TYS `start_day`).
    public var startDay: UInt32
    /// Minutes after its instant in which a notification can be answered, at most 44,640 (31 days); 0 means
    /// until the next one.
    public var expiresAfterMinutes: UInt32
    /// Tells a questionnaire's schedules apart: 1–64 lower-case letters, digits and hyphens. May be empty where
    /// there is only one. What was planned by a schedule ends where the study has none of its id any more.
    public var scheduleID: String
    /// What day 0 is; absent: the day of joining.
    public var anchor: CatalogueV1.ScheduleAnchor?
    /// On which days the plan counts; absent: on all from `start_day` on.
    public var days: CatalogueV1.ScheduleDays?
    /// With a `standard` plan: the instants are drawn once for each participant, and then are the same clock times
    /// every day.
    public var drawnOnce: Bool
    /// How far a plan of the participant's own may go; absent: as with all its fields 0.
    public var bounds: CatalogueV1.ParticipantBounds?
    /// With `participant_may_change`: a schedule that asks once a week or once a month may be switched off, too.
    /// TYS §7.2.6 does not let participants delete those.
    public var participantMayMute: Bool
    /// 0–100. Where not everything can be asked (PromptRules, quiet hours), what has the lowest gives way first; of the
    /// same what stands later in the study.
    public var priority: UInt32
    /// It is told again as long as it is neither answered nor dismissed and can be answered in time; absent: it is not.
    public var reminders: CatalogueV1.Reminders?
    /// Participants may put it off; absent: they may not.
    public var snooze: CatalogueV1.Snooze?
    /// Minutes from having begun to fill the questionnaire in, in which it is to be finished, at most 1,440; what is
    /// finished later counts as late. 0: what is finished before the notification expires is in time.
    public var completionMinutes: UInt32

    /// Every field at its default.
    public init() {
      self.plan = nil
      self.participantMayChange = false
      self.startDay = 0
      self.expiresAfterMinutes = 0
      self.scheduleID = ""
      self.anchor = nil
      self.days = nil
      self.drawnOnce = false
      self.bounds = nil
      self.participantMayMute = false
      self.priority = 0
      self.reminders = nil
      self.snooze = nil
      self.completionMinutes = 0
    }

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
}

extension CatalogueV1.Schedule {
  public static var fullName: String { "otolith.catalogue.v1.Schedule" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__Schedule()
    otolith__catalogue__v1__schedule__init(&message)
    return message.base.descriptor
  }()

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

extension CatalogueV1 {
  /// How a notification is told again.
  public struct Reminders: Message {
    /// 1–10.
    public var count: UInt32
    /// Minutes between two of them, and from the notification to the first, 1–1,440.
    public var distanceMinutes: UInt32

    /// Every field at its default.
    public init() {
      self.count = 0
      self.distanceMinutes = 0
    }

    public init(
      count: UInt32 = 0,
      distanceMinutes: UInt32 = 0
    ) {
      self.count = count
      self.distanceMinutes = distanceMinutes
    }
  }
}

extension CatalogueV1.Reminders {
  public static var fullName: String { "otolith.catalogue.v1.Reminders" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__Reminders()
    otolith__catalogue__v1__reminders__init(&message)
    return message.base.descriptor
  }()

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

extension CatalogueV1 {
  /// How a notification can be put off, never beyond its expiry.
  public struct Snooze: Message {
    /// 1–10.
    public var timesMax: UInt32
    /// Minutes at once, at most, 1–1,440.
    public var minutesMax: UInt32

    /// Every field at its default.
    public init() {
      self.timesMax = 0
      self.minutesMax = 0
    }

    public init(
      timesMax: UInt32 = 0,
      minutesMax: UInt32 = 0
    ) {
      self.timesMax = timesMax
      self.minutesMax = minutesMax
    }
  }
}

extension CatalogueV1.Snooze {
  public static var fullName: String { "otolith.catalogue.v1.Snooze" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__Snooze()
    otolith__catalogue__v1__snooze__init(&message)
    return message.base.descriptor
  }()

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

extension CatalogueV1 {
  /// How often and when a study asks, over all its questionnaires. What cannot be asked under them is told with the plan.
  public struct PromptRules: Message {
    /// Notifications of the study on each day of the participant's calendar, at most 96; 0: any number.
    public var perDayMax: UInt32
    /// Minutes between two notifications of the study, whatever they ask for, at most 720; 0: any.
    public var minimumGapMinutes: UInt32
    /// Dates of the participant's calendar on which nothing is asked (a calendar of holidays): `YYYY-MM-DD`, each once,
    /// at most 1,000.
    public var holidays: [String]

    /// Every field at its default.
    public init() {
      self.perDayMax = 0
      self.minimumGapMinutes = 0
      self.holidays = []
    }

    public init(
      perDayMax: UInt32 = 0,
      minimumGapMinutes: UInt32 = 0,
      holidays: [String] = []
    ) {
      self.perDayMax = perDayMax
      self.minimumGapMinutes = minimumGapMinutes
      self.holidays = holidays
    }
  }
}

extension CatalogueV1.PromptRules {
  public static var fullName: String { "otolith.catalogue.v1.PromptRules" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__PromptRules()
    otolith__catalogue__v1__prompt_rules__init(&message)
    return message.base.descriptor
  }()

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

extension CatalogueV1 {
  /// What day 0 of a schedule is, by the participant's calendar. Where it has not happened yet, nothing is planned.
  public struct ScheduleAnchor: Message {
    /// None: the day of joining.
    public enum OneOfEvent: Sendable, Hashable {
      /// The day on which the participant last filled in this questionnaire of the study.
      case questionnaireID(String)
      /// A date, the same for everybody: `YYYY-MM-DD`.
      case date(String)
      /// A date that the study's staff sets for each participant, by the id it has there (a visit to the clinic, for
      /// instance): 1–64 lower-case letters, digits and hyphens.
      case staffDateID(String)
      /// The day on which this trigger of the study last fired for the participant; required with an `after` plan,
      /// whose instants follow each time that it does.
      case triggerID(String)
    }

    /// None: the day of joining.
    public var event: CatalogueV1.ScheduleAnchor.OneOfEvent?
    /// Days from that day to day 0, −3,660–3,660.
    public var offsetDays: Int32

    /// Every field at its default.
    public init() {
      self.event = nil
      self.offsetDays = 0
    }

    public init(
      event: CatalogueV1.ScheduleAnchor.OneOfEvent? = nil,
      offsetDays: Int32 = 0
    ) {
      self.event = event
      self.offsetDays = offsetDays
    }
  }
}

extension CatalogueV1.ScheduleAnchor {
  public static var fullName: String { "otolith.catalogue.v1.ScheduleAnchor" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__ScheduleAnchor()
    otolith__catalogue__v1__schedule_anchor__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__ScheduleAnchor>) {
    self.event = switch c.pointee.event_case.rawValue {
      case 1: .questionnaireID(Codec.string(c.pointee.questionnaire_id))
      case 2: .date(Codec.string(c.pointee.date))
      case 3: .staffDateID(Codec.string(c.pointee.staff_date_id))
      case 5: .triggerID(Codec.string(c.pointee.trigger_id))
      default: nil
    }
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
    c.pointee.offset_days = self.offsetDays
    return c
  }
}

extension CatalogueV1 {
  /// The days on which a plan counts.
  public struct ScheduleDays: Message {
    /// Counted from the first day (`start_day`). None: every day.
    public enum OneOfRhythm: Sendable, Hashable {
      /// Every so many days, 1–366.
      case everyDays(UInt32)
      /// Seven days of every so many weeks, 1–52; a week begins on the weekday of the first day.
      case everyWeeks(UInt32)
      /// In every so many months, 1–24, the day of the month that the first day has, or the last one of a shorter
      /// month. With a `monthly` plan the day that it names.
      case everyMonths(UInt32)
      /// Some days on, some off, and so on.
      case burst(CatalogueV1.Burst)
      /// Some days alone.
      case sequence(CatalogueV1.DaySequence)
    }

    /// Counted from the first day (`start_day`). None: every day.
    public var rhythm: CatalogueV1.ScheduleDays.OneOfRhythm?
    /// How many days from the first day on, those between included, at most 3,660; 0: without end.
    public var dayCount: UInt32
    /// Nothing is planned before this date of the participant's calendar: `YYYY-MM-DD`; empty: no such bound.
    public var fromDate: String
    /// Nothing is planned after this date; empty: no such bound.
    public var untilDate: String

    /// Every field at its default.
    public init() {
      self.rhythm = nil
      self.dayCount = 0
      self.fromDate = ""
      self.untilDate = ""
    }

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
}

extension CatalogueV1.ScheduleDays {
  public static var fullName: String { "otolith.catalogue.v1.ScheduleDays" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__ScheduleDays()
    otolith__catalogue__v1__schedule_days__init(&message)
    return message.base.descriptor
  }()

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

extension CatalogueV1 {
  /// Days on and days off.
  public struct Burst: Message {
    /// 1–366.
    public var daysOn: UInt32
    /// 1–3,660.
    public var daysOff: UInt32

    /// Every field at its default.
    public init() {
      self.daysOn = 0
      self.daysOff = 0
    }

    public init(
      daysOn: UInt32 = 0,
      daysOff: UInt32 = 0
    ) {
      self.daysOn = daysOn
      self.daysOff = daysOff
    }
  }
}

extension CatalogueV1.Burst {
  public static var fullName: String { "otolith.catalogue.v1.Burst" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__Burst()
    otolith__catalogue__v1__burst__init(&message)
    return message.base.descriptor
  }()

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

extension CatalogueV1 {
  /// Days by their distance from the first one.
  public struct DaySequence: Message {
    /// Ascending, each at most 3,660; 1–366 of them.
    public var days: [UInt32]

    /// Every field at its default.
    public init() {
      self.days = []
    }

    public init(
      days: [UInt32] = []
    ) {
      self.days = days
    }
  }
}

extension CatalogueV1.DaySequence {
  public static var fullName: String { "otolith.catalogue.v1.DaySequence" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__DaySequence()
    otolith__catalogue__v1__day_sequence__init(&message)
    return message.base.descriptor
  }()

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

extension CatalogueV1 {
  /// How far participants may go with a plan of their own.
  public struct ParticipantBounds: Message {
    /// Notifications a day, at least; 0: 1. Of a `custom` plan on each day that has any.
    public var perDayMin: UInt32
    /// At most; 0: 96.
    public var perDayMax: UInt32
    /// Minutes between two notifications, at least, up to 720; 0: 15, or what the schedule's own plan keeps if that
    /// is less (TYT §5.2.3: the participant has no choice there).
    public var minimumGapMinutes: UInt32
    /// No window may begin before and no time lie before, in minutes since midnight, 0–1439.
    public var earliestMinute: UInt32
    /// No window may end after and no time lie after, 0–1439; 0: no such bound, midnight. With an end not after the
    /// beginning the time between them runs over midnight.
    public var latestMinute: UInt32

    /// Every field at its default.
    public init() {
      self.perDayMin = 0
      self.perDayMax = 0
      self.minimumGapMinutes = 0
      self.earliestMinute = 0
      self.latestMinute = 0
    }

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
}

extension CatalogueV1.ParticipantBounds {
  public static var fullName: String { "otolith.catalogue.v1.ParticipantBounds" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__ParticipantBounds()
    otolith__catalogue__v1__participant_bounds__init(&message)
    return message.base.descriptor
  }()

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

extension CatalogueV1 {
  /// Random instants, one in each of `per_day` equal parts of the day's window (TYT §5.2.3).
  public struct StandardPlan: Message {
    /// Notifications a day, 1–96.
    public var perDay: UInt32
    /// At least one, at most one per weekday; a weekday without one has no notification.
    public var windows: [CatalogueV1.DayWindow]
    /// Minutes between two notifications, at most 720; 0 means the default of 15. All notifications must
    /// fit into each window that far apart.
    public var minimumGapMinutes: UInt32

    /// Every field at its default.
    public init() {
      self.perDay = 0
      self.windows = []
      self.minimumGapMinutes = 0
    }

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
}

extension CatalogueV1.StandardPlan {
  public static var fullName: String { "otolith.catalogue.v1.StandardPlan" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__StandardPlan()
    otolith__catalogue__v1__standard_plan__init(&message)
    return message.base.descriptor
  }()

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

extension CatalogueV1 {
  /// Clock times of the participant's zone, in minutes since midnight.
  public struct DayWindow: Message {
    /// The day on which the window begins; required.
    public var day: CatalogueV1.DayOfWeek
    /// 0–1439, inclusive.
    public var startMinute: UInt32
    /// 0–1439, exclusive; not after `start_minute` means that the window ends on the following day.
    public var endMinute: UInt32

    /// Every field at its default.
    public init() {
      self.day = CatalogueV1.DayOfWeek(rawValue: 0)
      self.startMinute = 0
      self.endMinute = 0
    }

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
}

extension CatalogueV1.DayWindow {
  public static var fullName: String { "otolith.catalogue.v1.DayWindow" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__DayWindow()
    otolith__catalogue__v1__day_window__init(&message)
    return message.base.descriptor
  }()

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

extension CatalogueV1 {
  /// Fixed clock times that repeat weekly.
  public struct CustomPlan: Message {
    /// 1–672 (one every quarter of an hour), each once, in any order.
    public var times: [CatalogueV1.WeeklyTime]

    /// Every field at its default.
    public init() {
      self.times = []
    }

    public init(
      times: [CatalogueV1.WeeklyTime] = []
    ) {
      self.times = times
    }
  }
}

extension CatalogueV1.CustomPlan {
  public static var fullName: String { "otolith.catalogue.v1.CustomPlan" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__CustomPlan()
    otolith__catalogue__v1__custom_plan__init(&message)
    return message.base.descriptor
  }()

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

extension CatalogueV1 {
  /// A clock time of a weekday, in the participant's zone.
  public struct WeeklyTime: Message {
    /// Required.
    public var day: CatalogueV1.DayOfWeek
    /// Minutes since midnight, 0–1439.
    public var minuteOfDay: UInt32

    /// Every field at its default.
    public init() {
      self.day = CatalogueV1.DayOfWeek(rawValue: 0)
      self.minuteOfDay = 0
    }

    public init(
      day: CatalogueV1.DayOfWeek = CatalogueV1.DayOfWeek(rawValue: 0),
      minuteOfDay: UInt32 = 0
    ) {
      self.day = day
      self.minuteOfDay = minuteOfDay
    }
  }
}

extension CatalogueV1.WeeklyTime {
  public static var fullName: String { "otolith.catalogue.v1.WeeklyTime" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__WeeklyTime()
    otolith__catalogue__v1__weekly_time__init(&message)
    return message.base.descriptor
  }()

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

extension CatalogueV1 {
  /// One instant a month.
  public struct MonthlyPlan: Message {
    /// 1–31; in a shorter month its last day.
    public var dayOfMonth: UInt32
    /// Minutes since midnight in the participant's zone, 0–1439.
    public var minuteOfDay: UInt32

    /// Every field at its default.
    public init() {
      self.dayOfMonth = 0
      self.minuteOfDay = 0
    }

    public init(
      dayOfMonth: UInt32 = 0,
      minuteOfDay: UInt32 = 0
    ) {
      self.dayOfMonth = dayOfMonth
      self.minuteOfDay = minuteOfDay
    }
  }
}

extension CatalogueV1.MonthlyPlan {
  public static var fullName: String { "otolith.catalogue.v1.MonthlyPlan" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__MonthlyPlan()
    otolith__catalogue__v1__monthly_plan__init(&message)
    return message.base.descriptor
  }()

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

extension CatalogueV1 {
  /// Fixed clock times of each day on which the plan counts.
  public struct DailyPlan: Message {
    /// Minutes since midnight in the participant's zone, 0–1439, each once; 1–96.
    public var minutesOfDay: [UInt32]

    /// Every field at its default.
    public init() {
      self.minutesOfDay = []
    }

    public init(
      minutesOfDay: [UInt32] = []
    ) {
      self.minutesOfDay = minutesOfDay
    }
  }
}

extension CatalogueV1.DailyPlan {
  public static var fullName: String { "otolith.catalogue.v1.DailyPlan" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__DailyPlan()
    otolith__catalogue__v1__daily_plan__init(&message)
    return message.base.descriptor
  }()

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

extension CatalogueV1 {
  /// One instant for each time that a trigger fired. Days, offsets, drawing once and plans of participants' own do not
  /// go with it.
  public struct AfterPlan: Message {
    /// Minutes from when it happened to the instant, 0–44,640 (31 days); the least of them.
    public var delayMinutesMin: UInt32
    /// The most, not less than the least. Where they differ, the instant is drawn between them, to the second.
    public var delayMinutesMax: UInt32
    /// An instant outside waits until the next of them begins; at most one per weekday. None: any time.
    public var windows: [CatalogueV1.DayWindow]
    /// What is told later than its instant prompts at once if it is not more than so many minutes late, and else not at
    /// all; at most 44,640. 0: 60.
    public var lateMinutes: UInt32

    /// Every field at its default.
    public init() {
      self.delayMinutesMin = 0
      self.delayMinutesMax = 0
      self.windows = []
      self.lateMinutes = 0
    }

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
}

extension CatalogueV1.AfterPlan {
  public static var fullName: String { "otolith.catalogue.v1.AfterPlan" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Catalogue__V1__AfterPlan()
    otolith__catalogue__v1__after_plan__init(&message)
    return message.base.descriptor
  }()

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

extension CatalogueV1 {
  /// The descriptor of `otolith/catalogue/v1/schedule.proto`.
  public static let scheduleFile = ProtoFile(
    name: "otolith/catalogue/v1/schedule.proto",
    dependencies: [],
    base64: """
      CiNvdG9saXRoL2NhdGFsb2d1ZS92MS9zY2hlZHVsZS5wcm90bxIUb3RvbGl0aC5jYXRhbG9ndWUudjEisQcKCFNjaGVkdWxl\
      EkAKCHN0YW5kYXJkGAEgASgLMiIub3RvbGl0aC5jYXRhbG9ndWUudjEuU3RhbmRhcmRQbGFuSABSCHN0YW5kYXJkEjoKBmN1\
      c3RvbRgCIAEoCzIgLm90b2xpdGguY2F0YWxvZ3VlLnYxLkN1c3RvbVBsYW5IAFIGY3VzdG9tEj0KB21vbnRobHkYAyABKAsy\
      IS5vdG9saXRoLmNhdGFsb2d1ZS52MS5Nb250aGx5UGxhbkgAUgdtb250aGx5EjcKBWRhaWx5GAcgASgLMh8ub3RvbGl0aC5j\
      YXRhbG9ndWUudjEuRGFpbHlQbGFuSABSBWRhaWx5EjcKBWFmdGVyGBIgASgLMh8ub3RvbGl0aC5jYXRhbG9ndWUudjEuQWZ0\
      ZXJQbGFuSABSBWFmdGVyEjQKFnBhcnRpY2lwYW50X21heV9jaGFuZ2UYBCABKAhSFHBhcnRpY2lwYW50TWF5Q2hhbmdlEhsK\
      CXN0YXJ0X2RheRgFIAEoDVIIc3RhcnREYXkSMgoVZXhwaXJlc19hZnRlcl9taW51dGVzGAYgASgNUhNleHBpcmVzQWZ0ZXJN\
      aW51dGVzEh8KC3NjaGVkdWxlX2lkGAggASgJUgpzY2hlZHVsZUlkEjwKBmFuY2hvchgJIAEoCzIkLm90b2xpdGguY2F0YWxv\
      Z3VlLnYxLlNjaGVkdWxlQW5jaG9yUgZhbmNob3ISNgoEZGF5cxgKIAEoCzIiLm90b2xpdGguY2F0YWxvZ3VlLnYxLlNjaGVk\
      dWxlRGF5c1IEZGF5cxIdCgpkcmF3bl9vbmNlGAsgASgIUglkcmF3bk9uY2USPwoGYm91bmRzGAwgASgLMicub3RvbGl0aC5j\
      YXRhbG9ndWUudjEuUGFydGljaXBhbnRCb3VuZHNSBmJvdW5kcxIwChRwYXJ0aWNpcGFudF9tYXlfbXV0ZRgNIAEoCFIScGFy\
      dGljaXBhbnRNYXlNdXRlEhoKCHByaW9yaXR5GA4gASgNUghwcmlvcml0eRI9CglyZW1pbmRlcnMYDyABKAsyHy5vdG9saXRo\
      LmNhdGFsb2d1ZS52MS5SZW1pbmRlcnNSCXJlbWluZGVycxI0CgZzbm9vemUYECABKAsyHC5vdG9saXRoLmNhdGFsb2d1ZS52\
      MS5Tbm9vemVSBnNub296ZRItChJjb21wbGV0aW9uX21pbnV0ZXMYESABKA1SEWNvbXBsZXRpb25NaW51dGVzQgYKBHBsYW4i\
      TAoJUmVtaW5kZXJzEhQKBWNvdW50GAEgASgNUgVjb3VudBIpChBkaXN0YW5jZV9taW51dGVzGAIgASgNUg9kaXN0YW5jZU1p\
      bnV0ZXMiRgoGU25vb3plEhsKCXRpbWVzX21heBgBIAEoDVIIdGltZXNNYXgSHwoLbWludXRlc19tYXgYAiABKA1SCm1pbnV0\
      ZXNNYXgieQoLUHJvbXB0UnVsZXMSHgoLcGVyX2RheV9tYXgYASABKA1SCXBlckRheU1heBIuChNtaW5pbXVtX2dhcF9taW51\
      dGVzGAIgASgNUhFtaW5pbXVtR2FwTWludXRlcxIaCghob2xpZGF5cxgDIAMoCVIIaG9saWRheXMixAEKDlNjaGVkdWxlQW5j\
      aG9yEisKEHF1ZXN0aW9ubmFpcmVfaWQYASABKAlIAFIPcXVlc3Rpb25uYWlyZUlkEhQKBGRhdGUYAiABKAlIAFIEZGF0ZRIk\
      Cg1zdGFmZl9kYXRlX2lkGAMgASgJSABSC3N0YWZmRGF0ZUlkEh8KCnRyaWdnZXJfaWQYBSABKAlIAFIJdHJpZ2dlcklkEh8K\
      C29mZnNldF9kYXlzGAQgASgRUgpvZmZzZXREYXlzQgcKBWV2ZW50ItACCgxTY2hlZHVsZURheXMSHwoKZXZlcnlfZGF5cxgB\
      IAEoDUgAUglldmVyeURheXMSIQoLZXZlcnlfd2Vla3MYAiABKA1IAFIKZXZlcnlXZWVrcxIjCgxldmVyeV9tb250aHMYAyAB\
      KA1IAFILZXZlcnlNb250aHMSMwoFYnVyc3QYBCABKAsyGy5vdG9saXRoLmNhdGFsb2d1ZS52MS5CdXJzdEgAUgVidXJzdBI/\
      CghzZXF1ZW5jZRgFIAEoCzIhLm90b2xpdGguY2F0YWxvZ3VlLnYxLkRheVNlcXVlbmNlSABSCHNlcXVlbmNlEhsKCWRheV9j\
      b3VudBgGIAEoDVIIZGF5Q291bnQSGwoJZnJvbV9kYXRlGAcgASgJUghmcm9tRGF0ZRIdCgp1bnRpbF9kYXRlGAggASgJUgl1\
      bnRpbERhdGVCCAoGcmh5dGhtIjsKBUJ1cnN0EhcKB2RheXNfb24YASABKA1SBmRheXNPbhIZCghkYXlzX29mZhgCIAEoDVIH\
      ZGF5c09mZiIhCgtEYXlTZXF1ZW5jZRISCgRkYXlzGAEgAygNUgRkYXlzItEBChFQYXJ0aWNpcGFudEJvdW5kcxIeCgtwZXJf\
      ZGF5X21pbhgBIAEoDVIJcGVyRGF5TWluEh4KC3Blcl9kYXlfbWF4GAIgASgNUglwZXJEYXlNYXgSLgoTbWluaW11bV9nYXBf\
      bWludXRlcxgDIAEoDVIRbWluaW11bUdhcE1pbnV0ZXMSJwoPZWFybGllc3RfbWludXRlGAQgASgNUg5lYXJsaWVzdE1pbnV0\
      ZRIjCg1sYXRlc3RfbWludXRlGAUgASgNUgxsYXRlc3RNaW51dGUikgEKDFN0YW5kYXJkUGxhbhIXCgdwZXJfZGF5GAEgASgN\
      UgZwZXJEYXkSOQoHd2luZG93cxgCIAMoCzIfLm90b2xpdGguY2F0YWxvZ3VlLnYxLkRheVdpbmRvd1IHd2luZG93cxIuChNt\
      aW5pbXVtX2dhcF9taW51dGVzGAMgASgNUhFtaW5pbXVtR2FwTWludXRlcyKAAQoJRGF5V2luZG93EjEKA2RheRgBIAEoDjIf\
      Lm90b2xpdGguY2F0YWxvZ3VlLnYxLkRheU9mV2Vla1IDZGF5EiEKDHN0YXJ0X21pbnV0ZRgCIAEoDVILc3RhcnRNaW51dGUS\
      HQoKZW5kX21pbnV0ZRgDIAEoDVIJZW5kTWludXRlIkQKCkN1c3RvbVBsYW4SNgoFdGltZXMYASADKAsyIC5vdG9saXRoLmNh\
      dGFsb2d1ZS52MS5XZWVrbHlUaW1lUgV0aW1lcyJjCgpXZWVrbHlUaW1lEjEKA2RheRgBIAEoDjIfLm90b2xpdGguY2F0YWxv\
      Z3VlLnYxLkRheU9mV2Vla1IDZGF5EiIKDW1pbnV0ZV9vZl9kYXkYAiABKA1SC21pbnV0ZU9mRGF5IlMKC01vbnRobHlQbGFu\
      EiAKDGRheV9vZl9tb250aBgBIAEoDVIKZGF5T2ZNb250aBIiCg1taW51dGVfb2ZfZGF5GAIgASgNUgttaW51dGVPZkRheSIx\
      CglEYWlseVBsYW4SJAoObWludXRlc19vZl9kYXkYASADKA1SDG1pbnV0ZXNPZkRheSLBAQoJQWZ0ZXJQbGFuEioKEWRlbGF5\
      X21pbnV0ZXNfbWluGAEgASgNUg9kZWxheU1pbnV0ZXNNaW4SKgoRZGVsYXlfbWludXRlc19tYXgYAiABKA1SD2RlbGF5TWlu\
      dXRlc01heBI5Cgd3aW5kb3dzGAMgAygLMh8ub3RvbGl0aC5jYXRhbG9ndWUudjEuRGF5V2luZG93Ugd3aW5kb3dzEiEKDGxh\
      dGVfbWludXRlcxgEIAEoDVILbGF0ZU1pbnV0ZXMq2AEKCURheU9mV2VlaxIbChdEQVlfT0ZfV0VFS19VTlNQRUNJRklFRBAA\
      EhYKEkRBWV9PRl9XRUVLX01PTkRBWRABEhcKE0RBWV9PRl9XRUVLX1RVRVNEQVkQAhIZChVEQVlfT0ZfV0VFS19XRURORVNE\
      QVkQAxIYChREQVlfT0ZfV0VFS19USFVSU0RBWRAEEhYKEkRBWV9PRl9XRUVLX0ZSSURBWRAFEhgKFERBWV9PRl9XRUVLX1NB\
      VFVSREFZEAYSFgoSREFZX09GX1dFRUtfU1VOREFZEAdCUQoUb3RvbGl0aC5jYXRhbG9ndWUudjFQAVogb3RvbGl0aC9jYXRh\
      bG9ndWUvdjE7Y2F0YWxvZ3VldjGqAhRPdG9saXRoLkNhdGFsb2d1ZS5WMUrEPQo2CgEMEgMBABIaLCBXaGVuIGEgcXVlc3Rp\
      b25uYWlyZSBhc2tzIHRvIGJlIGZpbGxlZCBpbi4KCjUKAgUAEgQLABwBGikgQSBkYXkgb2YgdGhlIHdlZWsgKElTTyA4NjAx\
      IG51bWJlcmluZykuCgovCgQFAAIAEgMNAh4aIiBSZWZ1c2VkIHdpdGggcmVhc29uIERBWV9NSVNTSU5HLgoKFgoEBQACARID\
      DwIZGgkgTW9uZGF5LgoKFwoEBQACAhIDEQIaGgogVHVlc2RheS4KChkKBAUAAgMSAxMCHBoMIFdlZG5lc2RheS4KChgKBAUA\
      AgQSAxUCGxoLIFRodXJzZGF5LgoKFgoEBQACBRIDFwIZGgkgRnJpZGF5LgoKGAoEBQACBhIDGQIbGgsgU2F0dXJkYXkuCgoW\
      CgQFAAIHEgMbAhkaCSBTdW5kYXkuCgpQCgIEABIEHwBOARpEIFdoZW4gbm90aWZpY2F0aW9ucyBhcmUgcGxhbm5lZCwgYW5k\
      IGhvdyBsb25nIHRoZXkgY2FuIGJlIGFuc3dlcmVkLgoKNwoEBAAIABIEIQIsAxopIFdoYXQgZGVjaWRlcyBvbiB0aGUgaW5z\
      dGFudHM7IHJlcXVpcmVkLgoKOwoEBAACABIDIwQeGi4gUmFuZG9tIGluc3RhbnRzIHdpdGhpbiBhIHdpbmRvdyBvZiBlYWNo\
      IGRheS4KCicKBAQAAgESAyUEGhoaIEZpeGVkIHRpbWVzIG9mIHRoZSB3ZWVrLgoKKwoEBAACAhIDJwQcGh4gT25lIGZpeGVk\
      IHRpbWUgb2YgdGhlIG1vbnRoLgoKJgoEBAACAxIDKQQYGhkgRml4ZWQgdGltZXMgb2YgdGhlIGRheS4KClAKBAQAAgQSAysE\
      GRpDIE9uZSBpbnN0YW50IGFmdGVyIGVhY2ggdGltZSB0aGF0IHRoZSB0cmlnZ2VyIG9mIHRoZSBhbmNob3IgZmlyZWQuCgrT\
      AQoEBAACBRIDLwIiGsUBIFdoZXRoZXIgcGFydGljaXBhbnRzIG1heSByZXBsYWNlIHRoZSBwbGFuIGJ5IG9uZSBvZiB0aGVp\
      ciBvd24gKFRZUyBGUiAxNyksIGFuZCBzd2l0Y2ggdGhlIG5vdGlmaWNhdGlvbnMgb2ZmLgogT25lIHRoYXQgYXNrcyBvbmNl\
      IGEgd2VlayBvciBvbmNlIGEgbW9udGgga2VlcHMgaXRzIGRheSBhbmQgaXRzIG51bWJlciAoVFlTIMKnNy4yLjYpLgoKcgoE\
      BAACBhIDMQIXGmUgRmlyc3QgZGF5IG9uIHdoaWNoIGFueXRoaW5nIGlzIHBsYW5uZWQsIGNvdW50ZWQgZnJvbSBkYXkgMCAo\
      YGFuY2hvcmApLCAw4oCTMyw2NjAgKFRZUyBgc3RhcnRfZGF5YCkuCgqIAQoEBAACBxIDNAIjGnsgTWludXRlcyBhZnRlciBp\
      dHMgaW5zdGFudCBpbiB3aGljaCBhIG5vdGlmaWNhdGlvbiBjYW4gYmUgYW5zd2VyZWQsIGF0IG1vc3QgNDQsNjQwICgzMSBk\
      YXlzKTsgMCBtZWFucwogdW50aWwgdGhlIG5leHQgb25lLgoK3wEKBAQAAggSAzcCGRrRASBUZWxscyBhIHF1ZXN0aW9ubmFp\
      cmUncyBzY2hlZHVsZXMgYXBhcnQ6IDHigJM2NCBsb3dlci1jYXNlIGxldHRlcnMsIGRpZ2l0cyBhbmQgaHlwaGVucy4gTWF5\
      IGJlIGVtcHR5IHdoZXJlCiB0aGVyZSBpcyBvbmx5IG9uZS4gV2hhdCB3YXMgcGxhbm5lZCBieSBhIHNjaGVkdWxlIGVuZHMg\
      d2hlcmUgdGhlIHN0dWR5IGhhcyBub25lIG9mIGl0cyBpZCBhbnkgbW9yZS4KCjkKBAQAAgkSAzkCHBosIFdoYXQgZGF5IDAg\
      aXM7IGFic2VudDogdGhlIGRheSBvZiBqb2luaW5nLgoKUQoEBAACChIDOwIZGkQgT24gd2hpY2ggZGF5cyB0aGUgcGxhbiBj\
      b3VudHM7IGFic2VudDogb24gYWxsIGZyb20gYHN0YXJ0X2RheWAgb24uCgqGAQoEBAACCxIDPgIXGnkgV2l0aCBhIGBzdGFu\
      ZGFyZGAgcGxhbjogdGhlIGluc3RhbnRzIGFyZSBkcmF3biBvbmNlIGZvciBlYWNoIHBhcnRpY2lwYW50LCBhbmQgdGhlbiBh\
      cmUgdGhlIHNhbWUgY2xvY2sgdGltZXMKIGV2ZXJ5IGRheS4KCmAKBAQAAgwSA0ACIBpTIEhvdyBmYXIgYSBwbGFuIG9mIHRo\
      ZSBwYXJ0aWNpcGFudCdzIG93biBtYXkgZ287IGFic2VudDogYXMgd2l0aCBhbGwgaXRzIGZpZWxkcyAwLgoKrgEKBAQAAg0S\
      A0MCIRqgASBXaXRoIGBwYXJ0aWNpcGFudF9tYXlfY2hhbmdlYDogYSBzY2hlZHVsZSB0aGF0IGFza3Mgb25jZSBhIHdlZWsg\
      b3Igb25jZSBhIG1vbnRoIG1heSBiZSBzd2l0Y2hlZCBvZmYsIHRvby4KIFRZUyDCpzcuMi42IGRvZXMgbm90IGxldCBwYXJ0\
      aWNpcGFudHMgZGVsZXRlIHRob3NlLgoKqAEKBAQAAg4SA0YCFxqaASAw4oCTMTAwLiBXaGVyZSBub3QgZXZlcnl0aGluZyBj\
      YW4gYmUgYXNrZWQgKFByb21wdFJ1bGVzLCBxdWlldCBob3VycyksIHdoYXQgaGFzIHRoZSBsb3dlc3QgZ2l2ZXMgd2F5IGZp\
      cnN0OyBvZiB0aGUKIHNhbWUgd2hhdCBzdGFuZHMgbGF0ZXIgaW4gdGhlIHN0dWR5LgoKfwoEBAACDxIDSAIbGnIgSXQgaXMg\
      dG9sZCBhZ2FpbiBhcyBsb25nIGFzIGl0IGlzIG5laXRoZXIgYW5zd2VyZWQgbm9yIGRpc21pc3NlZCBhbmQgY2FuIGJlIGFu\
      c3dlcmVkIGluIHRpbWU7IGFic2VudDogaXQgaXMgbm90LgoKQQoEBAACEBIDSgIVGjQgUGFydGljaXBhbnRzIG1heSBwdXQg\
      aXQgb2ZmOyBhYnNlbnQ6IHRoZXkgbWF5IG5vdC4KCt0BCgQEAAIREgNNAiEazwEgTWludXRlcyBmcm9tIGhhdmluZyBiZWd1\
      biB0byBmaWxsIHRoZSBxdWVzdGlvbm5haXJlIGluLCBpbiB3aGljaCBpdCBpcyB0byBiZSBmaW5pc2hlZCwgYXQgbW9zdCAx\
      LDQ0MDsgd2hhdCBpcwogZmluaXNoZWQgbGF0ZXIgY291bnRzIGFzIGxhdGUuIDA6IHdoYXQgaXMgZmluaXNoZWQgYmVmb3Jl\
      IHRoZSBub3RpZmljYXRpb24gZXhwaXJlcyBpcyBpbiB0aW1lLgoKLwoCBAESBFEAVgEaIyBIb3cgYSBub3RpZmljYXRpb24g\
      aXMgdG9sZCBhZ2Fpbi4KChYKBAQBAgASA1MCExoJIDHigJMxMC4KCl4KBAQBAgESA1UCHhpRIE1pbnV0ZXMgYmV0d2VlbiB0\
      d28gb2YgdGhlbSwgYW5kIGZyb20gdGhlIG5vdGlmaWNhdGlvbiB0byB0aGUgZmlyc3QsIDHigJMxLDQ0MC4KCkkKAgQCEgRZ\
      AF4BGj0gSG93IGEgbm90aWZpY2F0aW9uIGNhbiBiZSBwdXQgb2ZmLCBuZXZlciBiZXlvbmQgaXRzIGV4cGlyeS4KChYKBAQC\
      AgASA1sCFxoJIDHigJMxMC4KCjMKBAQCAgESA10CGRomIE1pbnV0ZXMgYXQgb25jZSwgYXQgbW9zdCwgMeKAkzEsNDQwLgoK\
      ggEKAgQDEgRhAGkBGnYgSG93IG9mdGVuIGFuZCB3aGVuIGEgc3R1ZHkgYXNrcywgb3ZlciBhbGwgaXRzIHF1ZXN0aW9ubmFp\
      cmVzLiBXaGF0IGNhbm5vdCBiZSBhc2tlZCB1bmRlciB0aGVtIGlzIHRvbGQgd2l0aCB0aGUgcGxhbi4KCm8KBAQDAgASA2MC\
      GRpiIE5vdGlmaWNhdGlvbnMgb2YgdGhlIHN0dWR5IG9uIGVhY2ggZGF5IG9mIHRoZSBwYXJ0aWNpcGFudCdzIGNhbGVuZGFy\
      LCBhdCBtb3N0IDk2OyAwOiBhbnkgbnVtYmVyLgoKagoEBAMCARIDZQIhGl0gTWludXRlcyBiZXR3ZWVuIHR3byBub3RpZmlj\
      YXRpb25zIG9mIHRoZSBzdHVkeSwgd2hhdGV2ZXIgdGhleSBhc2sgZm9yLCBhdCBtb3N0IDcyMDsgMDogYW55LgoKkAEKBAQD\
      AgISA2gCHxqCASBEYXRlcyBvZiB0aGUgcGFydGljaXBhbnQncyBjYWxlbmRhciBvbiB3aGljaCBub3RoaW5nIGlzIGFza2Vk\
      IChhIGNhbGVuZGFyIG9mIGhvbGlkYXlzKTogYFlZWVktTU0tRERgLCBlYWNoIG9uY2UsCiBhdCBtb3N0IDEsMDAwLgoKfAoC\
      BAQSBGwAfAEacCBXaGF0IGRheSAwIG9mIGEgc2NoZWR1bGUgaXMsIGJ5IHRoZSBwYXJ0aWNpcGFudCdzIGNhbGVuZGFyLiBX\
      aGVyZSBpdCBoYXMgbm90IGhhcHBlbmVkIHlldCwgbm90aGluZyBpcyBwbGFubmVkLgoKKQoEBAQIABIEbgJ5AxobIE5vbmU6\
      IHRoZSBkYXkgb2Ygam9pbmluZy4KCl8KBAQEAgASA3AEIBpSIFRoZSBkYXkgb24gd2hpY2ggdGhlIHBhcnRpY2lwYW50IGxh\
      c3QgZmlsbGVkIGluIHRoaXMgcXVlc3Rpb25uYWlyZSBvZiB0aGUgc3R1ZHkuCgo8CgQEBAIBEgNyBBQaLyBBIGRhdGUsIHRo\
      ZSBzYW1lIGZvciBldmVyeWJvZHk6IGBZWVlZLU1NLUREYC4KCrYBCgQEBAICEgN1BB0aqAEgQSBkYXRlIHRoYXQgdGhlIHN0\
      dWR5J3Mgc3RhZmYgc2V0cyBmb3IgZWFjaCBwYXJ0aWNpcGFudCwgYnkgdGhlIGlkIGl0IGhhcyB0aGVyZSAoYSB2aXNpdCB0\
      byB0aGUgY2xpbmljLCBmb3IKIGluc3RhbmNlKTogMeKAkzY0IGxvd2VyLWNhc2UgbGV0dGVycywgZGlnaXRzIGFuZCBoeXBo\
      ZW5zLgoKqAEKBAQEAgMSA3gEGhqaASBUaGUgZGF5IG9uIHdoaWNoIHRoaXMgdHJpZ2dlciBvZiB0aGUgc3R1ZHkgbGFzdCBm\
      aXJlZCBmb3IgdGhlIHBhcnRpY2lwYW50OyByZXF1aXJlZCB3aXRoIGFuIGBhZnRlcmAgcGxhbiwKIHdob3NlIGluc3RhbnRz\
      IGZvbGxvdyBlYWNoIHRpbWUgdGhhdCBpdCBkb2VzLgoKPQoEBAQCBBIDewIZGjAgRGF5cyBmcm9tIHRoYXQgZGF5IHRvIGRh\
      eSAwLCDiiJIzLDY2MOKAkzMsNjYwLgoKLwoCBAUSBX8AlAEBGiIgVGhlIGRheXMgb24gd2hpY2ggYSBwbGFuIGNvdW50cy4K\
      CkwKBAQFCAASBoEBAo0BAxo8IENvdW50ZWQgZnJvbSB0aGUgZmlyc3QgZGF5IChgc3RhcnRfZGF5YCkuIE5vbmU6IGV2ZXJ5\
      IGRheS4KCiwKBAQFAgASBIMBBBoaHiBFdmVyeSBzbyBtYW55IGRheXMsIDHigJMzNjYuCgppCgQEBQIBEgSFAQQbGlsgU2V2\
      ZW4gZGF5cyBvZiBldmVyeSBzbyBtYW55IHdlZWtzLCAx4oCTNTI7IGEgd2VlayBiZWdpbnMgb24gdGhlIHdlZWtkYXkgb2Yg\
      dGhlIGZpcnN0IGRheS4KCrABCgQEBQICEgSIAQQcGqEBIEluIGV2ZXJ5IHNvIG1hbnkgbW9udGhzLCAx4oCTMjQsIHRoZSBk\
      YXkgb2YgdGhlIG1vbnRoIHRoYXQgdGhlIGZpcnN0IGRheSBoYXMsIG9yIHRoZSBsYXN0IG9uZSBvZiBhIHNob3J0ZXIKIG1v\
      bnRoLiBXaXRoIGEgYG1vbnRobHlgIHBsYW4gdGhlIGRheSB0aGF0IGl0IG5hbWVzLgoKMgoEBAUCAxIEigEEFBokIFNvbWUg\
      ZGF5cyBvbiwgc29tZSBvZmYsIGFuZCBzbyBvbi4KCiAKBAQFAgQSBIwBBB0aEiBTb21lIGRheXMgYWxvbmUuCgprCgQEBQIF\
      EgSPAQIXGl0gSG93IG1hbnkgZGF5cyBmcm9tIHRoZSBmaXJzdCBkYXkgb24sIHRob3NlIGJldHdlZW4gaW5jbHVkZWQsIGF0\
      IG1vc3QgMyw2NjA7IDA6IHdpdGhvdXQgZW5kLgoKdgoEBAUCBhIEkQECFxpoIE5vdGhpbmcgaXMgcGxhbm5lZCBiZWZvcmUg\
      dGhpcyBkYXRlIG9mIHRoZSBwYXJ0aWNpcGFudCdzIGNhbGVuZGFyOiBgWVlZWS1NTS1ERGA7IGVtcHR5OiBubyBzdWNoIGJv\
      dW5kLgoKSQoEBAUCBxIEkwECGBo7IE5vdGhpbmcgaXMgcGxhbm5lZCBhZnRlciB0aGlzIGRhdGU7IGVtcHR5OiBubyBzdWNo\
      IGJvdW5kLgoKJQoCBAYSBpcBAJwBARoXIERheXMgb24gYW5kIGRheXMgb2ZmLgoKGAoEBAYCABIEmQECFRoKIDHigJMzNjYu\
      CgoaCgQEBgIBEgSbAQIWGgwgMeKAkzMsNjYwLgoKOgoCBAcSBp8BAKIBARosIERheXMgYnkgdGhlaXIgZGlzdGFuY2UgZnJv\
      bSB0aGUgZmlyc3Qgb25lLgoKPwoEBAcCABIEoQECGxoxIEFzY2VuZGluZywgZWFjaCBhdCBtb3N0IDMsNjYwOyAx4oCTMzY2\
      IG9mIHRoZW0uCgpFCgIECBIGpQEAsgEBGjcgSG93IGZhciBwYXJ0aWNpcGFudHMgbWF5IGdvIHdpdGggYSBwbGFuIG9mIHRo\
      ZWlyIG93bi4KCmEKBAQIAgASBKcBAhkaUyBOb3RpZmljYXRpb25zIGEgZGF5LCBhdCBsZWFzdDsgMDogMS4gT2YgYSBgY3Vz\
      dG9tYCBwbGFuIG9uIGVhY2ggZGF5IHRoYXQgaGFzIGFueS4KCh8KBAQIAgESBKkBAhkaESBBdCBtb3N0OyAwOiA5Ni4KCroB\
      CgQECAICEgSsAQIhGqsBIE1pbnV0ZXMgYmV0d2VlbiB0d28gbm90aWZpY2F0aW9ucywgYXQgbGVhc3QsIHVwIHRvIDcyMDsg\
      MDogMTUsIG9yIHdoYXQgdGhlIHNjaGVkdWxlJ3Mgb3duIHBsYW4ga2VlcHMgaWYgdGhhdAogaXMgbGVzcyAoVFlUIMKnNS4y\
      LjM6IHRoZSBwYXJ0aWNpcGFudCBoYXMgbm8gY2hvaWNlIHRoZXJlKS4KCmcKBAQIAgMSBK4BAh0aWSBObyB3aW5kb3cgbWF5\
      IGJlZ2luIGJlZm9yZSBhbmQgbm8gdGltZSBsaWUgYmVmb3JlLCBpbiBtaW51dGVzIHNpbmNlIG1pZG5pZ2h0LCAw4oCTMTQz\
      OS4KCrQBCgQECAIEEgSxAQIbGqUBIE5vIHdpbmRvdyBtYXkgZW5kIGFmdGVyIGFuZCBubyB0aW1lIGxpZSBhZnRlciwgMOKA\
      kzE0Mzk7IDA6IG5vIHN1Y2ggYm91bmQsIG1pZG5pZ2h0LiBXaXRoIGFuIGVuZCBub3QgYWZ0ZXIgdGhlCiBiZWdpbm5pbmcg\
      dGhlIHRpbWUgYmV0d2VlbiB0aGVtIHJ1bnMgb3ZlciBtaWRuaWdodC4KCmgKAgQJEga1AQC9AQEaWiBSYW5kb20gaW5zdGFu\
      dHMsIG9uZSBpbiBlYWNoIG9mIGBwZXJfZGF5YCBlcXVhbCBwYXJ0cyBvZiB0aGUgZGF5J3Mgd2luZG93IChUWVQgwqc1LjIu\
      MykuCgosCgQECQIAEgS3AQIVGh4gTm90aWZpY2F0aW9ucyBhIGRheSwgMeKAkzk2LgoKYQoEBAkCARIEuQECIRpTIEF0IGxl\
      YXN0IG9uZSwgYXQgbW9zdCBvbmUgcGVyIHdlZWtkYXk7IGEgd2Vla2RheSB3aXRob3V0IG9uZSBoYXMgbm8gbm90aWZpY2F0\
      aW9uLgoKmAEKBAQJAgISBLwBAiEaiQEgTWludXRlcyBiZXR3ZWVuIHR3byBub3RpZmljYXRpb25zLCBhdCBtb3N0IDcyMDsg\
      MCBtZWFucyB0aGUgZGVmYXVsdCBvZiAxNS4gQWxsIG5vdGlmaWNhdGlvbnMgbXVzdAogZml0IGludG8gZWFjaCB3aW5kb3cg\
      dGhhdCBmYXIgYXBhcnQuCgpRCgIEChIGwAEAxwEBGkMgQ2xvY2sgdGltZXMgb2YgdGhlIHBhcnRpY2lwYW50J3Mgem9uZSwg\
      aW4gbWludXRlcyBzaW5jZSBtaWRuaWdodC4KCj0KBAQKAgASBMIBAhQaLyBUaGUgZGF5IG9uIHdoaWNoIHRoZSB3aW5kb3cg\
      YmVnaW5zOyByZXF1aXJlZC4KCiQKBAQKAgESBMQBAhoaFiAw4oCTMTQzOSwgaW5jbHVzaXZlLgoKbgoEBAoCAhIExgECGBpg\
      IDDigJMxNDM5LCBleGNsdXNpdmU7IG5vdCBhZnRlciBgc3RhcnRfbWludXRlYCBtZWFucyB0aGF0IHRoZSB3aW5kb3cgZW5k\
      cyBvbiB0aGUgZm9sbG93aW5nIGRheS4KCjUKAgQLEgbKAQDNAQEaJyBGaXhlZCBjbG9jayB0aW1lcyB0aGF0IHJlcGVhdCB3\
      ZWVrbHkuCgpQCgQECwIAEgTMAQIgGkIgMeKAkzY3MiAob25lIGV2ZXJ5IHF1YXJ0ZXIgb2YgYW4gaG91ciksIGVhY2ggb25j\
      ZSwgaW4gYW55IG9yZGVyLgoKRQoCBAwSBtABANUBARo3IEEgY2xvY2sgdGltZSBvZiBhIHdlZWtkYXksIGluIHRoZSBwYXJ0\
      aWNpcGFudCdzIHpvbmUuCgoZCgQEDAIAEgTSAQIUGgsgUmVxdWlyZWQuCgoxCgQEDAIBEgTUAQIbGiMgTWludXRlcyBzaW5j\
      ZSBtaWRuaWdodCwgMOKAkzE0MzkuCgokCgIEDRIG2AEA3QEBGhYgT25lIGluc3RhbnQgYSBtb250aC4KCjgKBAQNAgASBNoB\
      AhoaKiAx4oCTMzE7IGluIGEgc2hvcnRlciBtb250aCBpdHMgbGFzdCBkYXkuCgpLCgQEDQIBEgTcAQIbGj0gTWludXRlcyBz\
      aW5jZSBtaWRuaWdodCBpbiB0aGUgcGFydGljaXBhbnQncyB6b25lLCAw4oCTMTQzOS4KCkcKAgQOEgbgAQDjAQEaOSBGaXhl\
      ZCBjbG9jayB0aW1lcyBvZiBlYWNoIGRheSBvbiB3aGljaCB0aGUgcGxhbiBjb3VudHMuCgpeCgQEDgIAEgTiAQIlGlAgTWlu\
      dXRlcyBzaW5jZSBtaWRuaWdodCBpbiB0aGUgcGFydGljaXBhbnQncyB6b25lLCAw4oCTMTQzOSwgZWFjaCBvbmNlOyAx4oCT\
      OTYuCgqPAQoCBA8SBucBAPEBARqAASBPbmUgaW5zdGFudCBmb3IgZWFjaCB0aW1lIHRoYXQgYSB0cmlnZ2VyIGZpcmVkLiBE\
      YXlzLCBvZmZzZXRzLCBkcmF3aW5nIG9uY2UgYW5kIHBsYW5zIG9mIHBhcnRpY2lwYW50cycgb3duIGRvIG5vdAogZ28gd2l0\
      aCBpdC4KCmYKBAQPAgASBOkBAh8aWCBNaW51dGVzIGZyb20gd2hlbiBpdCBoYXBwZW5lZCB0byB0aGUgaW5zdGFudCwgMOKA\
      kzQ0LDY0MCAoMzEgZGF5cyk7IHRoZSBsZWFzdCBvZiB0aGVtLgoKdwoEBA8CARIE6wECHxppIFRoZSBtb3N0LCBub3QgbGVz\
      cyB0aGFuIHRoZSBsZWFzdC4gV2hlcmUgdGhleSBkaWZmZXIsIHRoZSBpbnN0YW50IGlzIGRyYXduIGJldHdlZW4gdGhlbSwg\
      dG8gdGhlIHNlY29uZC4KCnAKBAQPAgISBO0BAiEaYiBBbiBpbnN0YW50IG91dHNpZGUgd2FpdHMgdW50aWwgdGhlIG5leHQg\
      b2YgdGhlbSBiZWdpbnM7IGF0IG1vc3Qgb25lIHBlciB3ZWVrZGF5LiBOb25lOiBhbnkgdGltZS4KCp4BCgQEDwIDEgTwAQIa\
      Go8BIFdoYXQgaXMgdG9sZCBsYXRlciB0aGFuIGl0cyBpbnN0YW50IHByb21wdHMgYXQgb25jZSBpZiBpdCBpcyBub3QgbW9y\
      ZSB0aGFuIHNvIG1hbnkgbWludXRlcyBsYXRlLCBhbmQgZWxzZSBub3QgYXQKIGFsbDsgYXQgbW9zdCA0NCw2NDAuIDA6IDYw\
      LgpiBnByb3RvMw==
      """)
}
