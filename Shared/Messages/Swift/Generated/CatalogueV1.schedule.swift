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
  /// The descriptor of `otolith/catalogue/v1/schedule.proto`.
  public static let scheduleFile = ProtoFile(
    name: "otolith/catalogue/v1/schedule.proto",
    dependencies: [],
    base64: """
      CiNvdG9saXRoL2NhdGFsb2d1ZS92MS9zY2hlZHVsZS5wcm90bxIUb3RvbGl0aC5jYXRhbG9ndWUudjEi+AYKCFNjaGVkdWxl\
      EkAKCHN0YW5kYXJkGAEgASgLMiIub3RvbGl0aC5jYXRhbG9ndWUudjEuU3RhbmRhcmRQbGFuSABSCHN0YW5kYXJkEjoKBmN1\
      c3RvbRgCIAEoCzIgLm90b2xpdGguY2F0YWxvZ3VlLnYxLkN1c3RvbVBsYW5IAFIGY3VzdG9tEj0KB21vbnRobHkYAyABKAsy\
      IS5vdG9saXRoLmNhdGFsb2d1ZS52MS5Nb250aGx5UGxhbkgAUgdtb250aGx5EjcKBWRhaWx5GAcgASgLMh8ub3RvbGl0aC5j\
      YXRhbG9ndWUudjEuRGFpbHlQbGFuSABSBWRhaWx5EjQKFnBhcnRpY2lwYW50X21heV9jaGFuZ2UYBCABKAhSFHBhcnRpY2lw\
      YW50TWF5Q2hhbmdlEhsKCXN0YXJ0X2RheRgFIAEoDVIIc3RhcnREYXkSMgoVZXhwaXJlc19hZnRlcl9taW51dGVzGAYgASgN\
      UhNleHBpcmVzQWZ0ZXJNaW51dGVzEh8KC3NjaGVkdWxlX2lkGAggASgJUgpzY2hlZHVsZUlkEjwKBmFuY2hvchgJIAEoCzIk\
      Lm90b2xpdGguY2F0YWxvZ3VlLnYxLlNjaGVkdWxlQW5jaG9yUgZhbmNob3ISNgoEZGF5cxgKIAEoCzIiLm90b2xpdGguY2F0\
      YWxvZ3VlLnYxLlNjaGVkdWxlRGF5c1IEZGF5cxIdCgpkcmF3bl9vbmNlGAsgASgIUglkcmF3bk9uY2USPwoGYm91bmRzGAwg\
      ASgLMicub3RvbGl0aC5jYXRhbG9ndWUudjEuUGFydGljaXBhbnRCb3VuZHNSBmJvdW5kcxIwChRwYXJ0aWNpcGFudF9tYXlf\
      bXV0ZRgNIAEoCFIScGFydGljaXBhbnRNYXlNdXRlEhoKCHByaW9yaXR5GA4gASgNUghwcmlvcml0eRI9CglyZW1pbmRlcnMY\
      DyABKAsyHy5vdG9saXRoLmNhdGFsb2d1ZS52MS5SZW1pbmRlcnNSCXJlbWluZGVycxI0CgZzbm9vemUYECABKAsyHC5vdG9s\
      aXRoLmNhdGFsb2d1ZS52MS5Tbm9vemVSBnNub296ZRItChJjb21wbGV0aW9uX21pbnV0ZXMYESABKA1SEWNvbXBsZXRpb25N\
      aW51dGVzQgYKBHBsYW4iTAoJUmVtaW5kZXJzEhQKBWNvdW50GAEgASgNUgVjb3VudBIpChBkaXN0YW5jZV9taW51dGVzGAIg\
      ASgNUg9kaXN0YW5jZU1pbnV0ZXMiRgoGU25vb3plEhsKCXRpbWVzX21heBgBIAEoDVIIdGltZXNNYXgSHwoLbWludXRlc19t\
      YXgYAiABKA1SCm1pbnV0ZXNNYXgieQoLUHJvbXB0UnVsZXMSHgoLcGVyX2RheV9tYXgYASABKA1SCXBlckRheU1heBIuChNt\
      aW5pbXVtX2dhcF9taW51dGVzGAIgASgNUhFtaW5pbXVtR2FwTWludXRlcxIaCghob2xpZGF5cxgDIAMoCVIIaG9saWRheXMi\
      owEKDlNjaGVkdWxlQW5jaG9yEisKEHF1ZXN0aW9ubmFpcmVfaWQYASABKAlIAFIPcXVlc3Rpb25uYWlyZUlkEhQKBGRhdGUY\
      AiABKAlIAFIEZGF0ZRIkCg1zdGFmZl9kYXRlX2lkGAMgASgJSABSC3N0YWZmRGF0ZUlkEh8KC29mZnNldF9kYXlzGAQgASgR\
      UgpvZmZzZXREYXlzQgcKBWV2ZW50ItACCgxTY2hlZHVsZURheXMSHwoKZXZlcnlfZGF5cxgBIAEoDUgAUglldmVyeURheXMS\
      IQoLZXZlcnlfd2Vla3MYAiABKA1IAFIKZXZlcnlXZWVrcxIjCgxldmVyeV9tb250aHMYAyABKA1IAFILZXZlcnlNb250aHMS\
      MwoFYnVyc3QYBCABKAsyGy5vdG9saXRoLmNhdGFsb2d1ZS52MS5CdXJzdEgAUgVidXJzdBI/CghzZXF1ZW5jZRgFIAEoCzIh\
      Lm90b2xpdGguY2F0YWxvZ3VlLnYxLkRheVNlcXVlbmNlSABSCHNlcXVlbmNlEhsKCWRheV9jb3VudBgGIAEoDVIIZGF5Q291\
      bnQSGwoJZnJvbV9kYXRlGAcgASgJUghmcm9tRGF0ZRIdCgp1bnRpbF9kYXRlGAggASgJUgl1bnRpbERhdGVCCAoGcmh5dGht\
      IjsKBUJ1cnN0EhcKB2RheXNfb24YASABKA1SBmRheXNPbhIZCghkYXlzX29mZhgCIAEoDVIHZGF5c09mZiIhCgtEYXlTZXF1\
      ZW5jZRISCgRkYXlzGAEgAygNUgRkYXlzItEBChFQYXJ0aWNpcGFudEJvdW5kcxIeCgtwZXJfZGF5X21pbhgBIAEoDVIJcGVy\
      RGF5TWluEh4KC3Blcl9kYXlfbWF4GAIgASgNUglwZXJEYXlNYXgSLgoTbWluaW11bV9nYXBfbWludXRlcxgDIAEoDVIRbWlu\
      aW11bUdhcE1pbnV0ZXMSJwoPZWFybGllc3RfbWludXRlGAQgASgNUg5lYXJsaWVzdE1pbnV0ZRIjCg1sYXRlc3RfbWludXRl\
      GAUgASgNUgxsYXRlc3RNaW51dGUikgEKDFN0YW5kYXJkUGxhbhIXCgdwZXJfZGF5GAEgASgNUgZwZXJEYXkSOQoHd2luZG93\
      cxgCIAMoCzIfLm90b2xpdGguY2F0YWxvZ3VlLnYxLkRheVdpbmRvd1IHd2luZG93cxIuChNtaW5pbXVtX2dhcF9taW51dGVz\
      GAMgASgNUhFtaW5pbXVtR2FwTWludXRlcyKAAQoJRGF5V2luZG93EjEKA2RheRgBIAEoDjIfLm90b2xpdGguY2F0YWxvZ3Vl\
      LnYxLkRheU9mV2Vla1IDZGF5EiEKDHN0YXJ0X21pbnV0ZRgCIAEoDVILc3RhcnRNaW51dGUSHQoKZW5kX21pbnV0ZRgDIAEo\
      DVIJZW5kTWludXRlIkQKCkN1c3RvbVBsYW4SNgoFdGltZXMYASADKAsyIC5vdG9saXRoLmNhdGFsb2d1ZS52MS5XZWVrbHlU\
      aW1lUgV0aW1lcyJjCgpXZWVrbHlUaW1lEjEKA2RheRgBIAEoDjIfLm90b2xpdGguY2F0YWxvZ3VlLnYxLkRheU9mV2Vla1ID\
      ZGF5EiIKDW1pbnV0ZV9vZl9kYXkYAiABKA1SC21pbnV0ZU9mRGF5IlMKC01vbnRobHlQbGFuEiAKDGRheV9vZl9tb250aBgB\
      IAEoDVIKZGF5T2ZNb250aBIiCg1taW51dGVfb2ZfZGF5GAIgASgNUgttaW51dGVPZkRheSIxCglEYWlseVBsYW4SJAoObWlu\
      dXRlc19vZl9kYXkYASADKA1SDG1pbnV0ZXNPZkRheSrYAQoJRGF5T2ZXZWVrEhsKF0RBWV9PRl9XRUVLX1VOU1BFQ0lGSUVE\
      EAASFgoSREFZX09GX1dFRUtfTU9OREFZEAESFwoTREFZX09GX1dFRUtfVFVFU0RBWRACEhkKFURBWV9PRl9XRUVLX1dFRE5F\
      U0RBWRADEhgKFERBWV9PRl9XRUVLX1RIVVJTREFZEAQSFgoSREFZX09GX1dFRUtfRlJJREFZEAUSGAoUREFZX09GX1dFRUtf\
      U0FUVVJEQVkQBhIWChJEQVlfT0ZfV0VFS19TVU5EQVkQB0JRChRvdG9saXRoLmNhdGFsb2d1ZS52MVABWiBvdG9saXRoL2Nh\
      dGFsb2d1ZS92MTtjYXRhbG9ndWV2MaoCFE90b2xpdGguQ2F0YWxvZ3VlLlYxSr82CjYKAQwSAwEAEhosIFdoZW4gYSBxdWVz\
      dGlvbm5haXJlIGFza3MgdG8gYmUgZmlsbGVkIGluLgoKNQoCBQASBAsAHAEaKSBBIGRheSBvZiB0aGUgd2VlayAoSVNPIDg2\
      MDEgbnVtYmVyaW5nKS4KCi8KBAUAAgASAw0CHhoiIFJlZnVzZWQgd2l0aCByZWFzb24gREFZX01JU1NJTkcuCgoWCgQFAAIB\
      EgMPAhkaCSBNb25kYXkuCgoXCgQFAAICEgMRAhoaCiBUdWVzZGF5LgoKGQoEBQACAxIDEwIcGgwgV2VkbmVzZGF5LgoKGAoE\
      BQACBBIDFQIbGgsgVGh1cnNkYXkuCgoWCgQFAAIFEgMXAhkaCSBGcmlkYXkuCgoYCgQFAAIGEgMZAhsaCyBTYXR1cmRheS4K\
      ChYKBAUAAgcSAxsCGRoJIFN1bmRheS4KClAKAgQAEgQfAEwBGkQgV2hlbiBub3RpZmljYXRpb25zIGFyZSBwbGFubmVkLCBh\
      bmQgaG93IGxvbmcgdGhleSBjYW4gYmUgYW5zd2VyZWQuCgo3CgQEAAgAEgQhAioDGikgV2hhdCBkZWNpZGVzIG9uIHRoZSBp\
      bnN0YW50czsgcmVxdWlyZWQuCgo7CgQEAAIAEgMjBB4aLiBSYW5kb20gaW5zdGFudHMgd2l0aGluIGEgd2luZG93IG9mIGVh\
      Y2ggZGF5LgoKJwoEBAACARIDJQQaGhogRml4ZWQgdGltZXMgb2YgdGhlIHdlZWsuCgorCgQEAAICEgMnBBwaHiBPbmUgZml4\
      ZWQgdGltZSBvZiB0aGUgbW9udGguCgomCgQEAAIDEgMpBBgaGSBGaXhlZCB0aW1lcyBvZiB0aGUgZGF5LgoK0wEKBAQAAgQS\
      Ay0CIhrFASBXaGV0aGVyIHBhcnRpY2lwYW50cyBtYXkgcmVwbGFjZSB0aGUgcGxhbiBieSBvbmUgb2YgdGhlaXIgb3duIChU\
      WVMgRlIgMTcpLCBhbmQgc3dpdGNoIHRoZSBub3RpZmljYXRpb25zIG9mZi4KIE9uZSB0aGF0IGFza3Mgb25jZSBhIHdlZWsg\
      b3Igb25jZSBhIG1vbnRoIGtlZXBzIGl0cyBkYXkgYW5kIGl0cyBudW1iZXIgKFRZUyDCpzcuMi42KS4KCnIKBAQAAgUSAy8C\
      FxplIEZpcnN0IGRheSBvbiB3aGljaCBhbnl0aGluZyBpcyBwbGFubmVkLCBjb3VudGVkIGZyb20gZGF5IDAgKGBhbmNob3Jg\
      KSwgMOKAkzMsNjYwIChUWVMgYHN0YXJ0X2RheWApLgoKiAEKBAQAAgYSAzICIxp7IE1pbnV0ZXMgYWZ0ZXIgaXRzIGluc3Rh\
      bnQgaW4gd2hpY2ggYSBub3RpZmljYXRpb24gY2FuIGJlIGFuc3dlcmVkLCBhdCBtb3N0IDQ0LDY0MCAoMzEgZGF5cyk7IDAg\
      bWVhbnMKIHVudGlsIHRoZSBuZXh0IG9uZS4KCt8BCgQEAAIHEgM1Ahka0QEgVGVsbHMgYSBxdWVzdGlvbm5haXJlJ3Mgc2No\
      ZWR1bGVzIGFwYXJ0OiAx4oCTNjQgbG93ZXItY2FzZSBsZXR0ZXJzLCBkaWdpdHMgYW5kIGh5cGhlbnMuIE1heSBiZSBlbXB0\
      eSB3aGVyZQogdGhlcmUgaXMgb25seSBvbmUuIFdoYXQgd2FzIHBsYW5uZWQgYnkgYSBzY2hlZHVsZSBlbmRzIHdoZXJlIHRo\
      ZSBzdHVkeSBoYXMgbm9uZSBvZiBpdHMgaWQgYW55IG1vcmUuCgo5CgQEAAIIEgM3AhwaLCBXaGF0IGRheSAwIGlzOyBhYnNl\
      bnQ6IHRoZSBkYXkgb2Ygam9pbmluZy4KClEKBAQAAgkSAzkCGRpEIE9uIHdoaWNoIGRheXMgdGhlIHBsYW4gY291bnRzOyBh\
      YnNlbnQ6IG9uIGFsbCBmcm9tIGBzdGFydF9kYXlgIG9uLgoKhgEKBAQAAgoSAzwCFxp5IFdpdGggYSBgc3RhbmRhcmRgIHBs\
      YW46IHRoZSBpbnN0YW50cyBhcmUgZHJhd24gb25jZSBmb3IgZWFjaCBwYXJ0aWNpcGFudCwgYW5kIHRoZW4gYXJlIHRoZSBz\
      YW1lIGNsb2NrIHRpbWVzCiBldmVyeSBkYXkuCgpgCgQEAAILEgM+AiAaUyBIb3cgZmFyIGEgcGxhbiBvZiB0aGUgcGFydGlj\
      aXBhbnQncyBvd24gbWF5IGdvOyBhYnNlbnQ6IGFzIHdpdGggYWxsIGl0cyBmaWVsZHMgMC4KCq4BCgQEAAIMEgNBAiEaoAEg\
      V2l0aCBgcGFydGljaXBhbnRfbWF5X2NoYW5nZWA6IGEgc2NoZWR1bGUgdGhhdCBhc2tzIG9uY2UgYSB3ZWVrIG9yIG9uY2Ug\
      YSBtb250aCBtYXkgYmUgc3dpdGNoZWQgb2ZmLCB0b28uCiBUWVMgwqc3LjIuNiBkb2VzIG5vdCBsZXQgcGFydGljaXBhbnRz\
      IGRlbGV0ZSB0aG9zZS4KCqgBCgQEAAINEgNEAhcamgEgMOKAkzEwMC4gV2hlcmUgbm90IGV2ZXJ5dGhpbmcgY2FuIGJlIGFz\
      a2VkIChQcm9tcHRSdWxlcywgcXVpZXQgaG91cnMpLCB3aGF0IGhhcyB0aGUgbG93ZXN0IGdpdmVzIHdheSBmaXJzdDsgb2Yg\
      dGhlCiBzYW1lIHdoYXQgc3RhbmRzIGxhdGVyIGluIHRoZSBzdHVkeS4KCn8KBAQAAg4SA0YCGxpyIEl0IGlzIHRvbGQgYWdh\
      aW4gYXMgbG9uZyBhcyBpdCBpcyBuZWl0aGVyIGFuc3dlcmVkIG5vciBkaXNtaXNzZWQgYW5kIGNhbiBiZSBhbnN3ZXJlZCBp\
      biB0aW1lOyBhYnNlbnQ6IGl0IGlzIG5vdC4KCkEKBAQAAg8SA0gCFRo0IFBhcnRpY2lwYW50cyBtYXkgcHV0IGl0IG9mZjsg\
      YWJzZW50OiB0aGV5IG1heSBub3QuCgrdAQoEBAACEBIDSwIhGs8BIE1pbnV0ZXMgZnJvbSBoYXZpbmcgYmVndW4gdG8gZmls\
      bCB0aGUgcXVlc3Rpb25uYWlyZSBpbiwgaW4gd2hpY2ggaXQgaXMgdG8gYmUgZmluaXNoZWQsIGF0IG1vc3QgMSw0NDA7IHdo\
      YXQgaXMKIGZpbmlzaGVkIGxhdGVyIGNvdW50cyBhcyBsYXRlLiAwOiB3aGF0IGlzIGZpbmlzaGVkIGJlZm9yZSB0aGUgbm90\
      aWZpY2F0aW9uIGV4cGlyZXMgaXMgaW4gdGltZS4KCi8KAgQBEgRPAFQBGiMgSG93IGEgbm90aWZpY2F0aW9uIGlzIHRvbGQg\
      YWdhaW4uCgoWCgQEAQIAEgNRAhMaCSAx4oCTMTAuCgpeCgQEAQIBEgNTAh4aUSBNaW51dGVzIGJldHdlZW4gdHdvIG9mIHRo\
      ZW0sIGFuZCBmcm9tIHRoZSBub3RpZmljYXRpb24gdG8gdGhlIGZpcnN0LCAx4oCTMSw0NDAuCgpJCgIEAhIEVwBcARo9IEhv\
      dyBhIG5vdGlmaWNhdGlvbiBjYW4gYmUgcHV0IG9mZiwgbmV2ZXIgYmV5b25kIGl0cyBleHBpcnkuCgoWCgQEAgIAEgNZAhca\
      CSAx4oCTMTAuCgozCgQEAgIBEgNbAhkaJiBNaW51dGVzIGF0IG9uY2UsIGF0IG1vc3QsIDHigJMxLDQ0MC4KCoIBCgIEAxIE\
      XwBnARp2IEhvdyBvZnRlbiBhbmQgd2hlbiBhIHN0dWR5IGFza3MsIG92ZXIgYWxsIGl0cyBxdWVzdGlvbm5haXJlcy4gV2hh\
      dCBjYW5ub3QgYmUgYXNrZWQgdW5kZXIgdGhlbSBpcyB0b2xkIHdpdGggdGhlIHBsYW4uCgpvCgQEAwIAEgNhAhkaYiBOb3Rp\
      ZmljYXRpb25zIG9mIHRoZSBzdHVkeSBvbiBlYWNoIGRheSBvZiB0aGUgcGFydGljaXBhbnQncyBjYWxlbmRhciwgYXQgbW9z\
      dCA5NjsgMDogYW55IG51bWJlci4KCmoKBAQDAgESA2MCIRpdIE1pbnV0ZXMgYmV0d2VlbiB0d28gbm90aWZpY2F0aW9ucyBv\
      ZiB0aGUgc3R1ZHksIHdoYXRldmVyIHRoZXkgYXNrIGZvciwgYXQgbW9zdCA3MjA7IDA6IGFueS4KCpABCgQEAwICEgNmAh8a\
      ggEgRGF0ZXMgb2YgdGhlIHBhcnRpY2lwYW50J3MgY2FsZW5kYXIgb24gd2hpY2ggbm90aGluZyBpcyBhc2tlZCAoYSBjYWxl\
      bmRhciBvZiBob2xpZGF5cyk6IGBZWVlZLU1NLUREYCwgZWFjaCBvbmNlLAogYXQgbW9zdCAxLDAwMC4KCnwKAgQEEgRqAHcB\
      GnAgV2hhdCBkYXkgMCBvZiBhIHNjaGVkdWxlIGlzLCBieSB0aGUgcGFydGljaXBhbnQncyBjYWxlbmRhci4gV2hlcmUgaXQg\
      aGFzIG5vdCBoYXBwZW5lZCB5ZXQsIG5vdGhpbmcgaXMgcGxhbm5lZC4KCikKBAQECAASBGwCdAMaGyBOb25lOiB0aGUgZGF5\
      IG9mIGpvaW5pbmcuCgpfCgQEBAIAEgNuBCAaUiBUaGUgZGF5IG9uIHdoaWNoIHRoZSBwYXJ0aWNpcGFudCBsYXN0IGZpbGxl\
      ZCBpbiB0aGlzIHF1ZXN0aW9ubmFpcmUgb2YgdGhlIHN0dWR5LgoKPAoEBAQCARIDcAQUGi8gQSBkYXRlLCB0aGUgc2FtZSBm\
      b3IgZXZlcnlib2R5OiBgWVlZWS1NTS1ERGAuCgq2AQoEBAQCAhIDcwQdGqgBIEEgZGF0ZSB0aGF0IHRoZSBzdHVkeSdzIHN0\
      YWZmIHNldHMgZm9yIGVhY2ggcGFydGljaXBhbnQsIGJ5IHRoZSBpZCBpdCBoYXMgdGhlcmUgKGEgdmlzaXQgdG8gdGhlIGNs\
      aW5pYywgZm9yCiBpbnN0YW5jZSk6IDHigJM2NCBsb3dlci1jYXNlIGxldHRlcnMsIGRpZ2l0cyBhbmQgaHlwaGVucy4KCj0K\
      BAQEAgMSA3YCGRowIERheXMgZnJvbSB0aGF0IGRheSB0byBkYXkgMCwg4oiSMyw2NjDigJMzLDY2MC4KCi8KAgQFEgV6AI8B\
      ARoiIFRoZSBkYXlzIG9uIHdoaWNoIGEgcGxhbiBjb3VudHMuCgpLCgQEBQgAEgV8AogBAxo8IENvdW50ZWQgZnJvbSB0aGUg\
      Zmlyc3QgZGF5IChgc3RhcnRfZGF5YCkuIE5vbmU6IGV2ZXJ5IGRheS4KCisKBAQFAgASA34EGhoeIEV2ZXJ5IHNvIG1hbnkg\
      ZGF5cywgMeKAkzM2Ni4KCmkKBAQFAgESBIABBBsaWyBTZXZlbiBkYXlzIG9mIGV2ZXJ5IHNvIG1hbnkgd2Vla3MsIDHigJM1\
      MjsgYSB3ZWVrIGJlZ2lucyBvbiB0aGUgd2Vla2RheSBvZiB0aGUgZmlyc3QgZGF5LgoKsAEKBAQFAgISBIMBBBwaoQEgSW4g\
      ZXZlcnkgc28gbWFueSBtb250aHMsIDHigJMyNCwgdGhlIGRheSBvZiB0aGUgbW9udGggdGhhdCB0aGUgZmlyc3QgZGF5IGhh\
      cywgb3IgdGhlIGxhc3Qgb25lIG9mIGEgc2hvcnRlcgogbW9udGguIFdpdGggYSBgbW9udGhseWAgcGxhbiB0aGUgZGF5IHRo\
      YXQgaXQgbmFtZXMuCgoyCgQEBQIDEgSFAQQUGiQgU29tZSBkYXlzIG9uLCBzb21lIG9mZiwgYW5kIHNvIG9uLgoKIAoEBAUC\
      BBIEhwEEHRoSIFNvbWUgZGF5cyBhbG9uZS4KCmsKBAQFAgUSBIoBAhcaXSBIb3cgbWFueSBkYXlzIGZyb20gdGhlIGZpcnN0\
      IGRheSBvbiwgdGhvc2UgYmV0d2VlbiBpbmNsdWRlZCwgYXQgbW9zdCAzLDY2MDsgMDogd2l0aG91dCBlbmQuCgp2CgQEBQIG\
      EgSMAQIXGmggTm90aGluZyBpcyBwbGFubmVkIGJlZm9yZSB0aGlzIGRhdGUgb2YgdGhlIHBhcnRpY2lwYW50J3MgY2FsZW5k\
      YXI6IGBZWVlZLU1NLUREYDsgZW1wdHk6IG5vIHN1Y2ggYm91bmQuCgpJCgQEBQIHEgSOAQIYGjsgTm90aGluZyBpcyBwbGFu\
      bmVkIGFmdGVyIHRoaXMgZGF0ZTsgZW1wdHk6IG5vIHN1Y2ggYm91bmQuCgolCgIEBhIGkgEAlwEBGhcgRGF5cyBvbiBhbmQg\
      ZGF5cyBvZmYuCgoYCgQEBgIAEgSUAQIVGgogMeKAkzM2Ni4KChoKBAQGAgESBJYBAhYaDCAx4oCTMyw2NjAuCgo6CgIEBxIG\
      mgEAnQEBGiwgRGF5cyBieSB0aGVpciBkaXN0YW5jZSBmcm9tIHRoZSBmaXJzdCBvbmUuCgo/CgQEBwIAEgScAQIbGjEgQXNj\
      ZW5kaW5nLCBlYWNoIGF0IG1vc3QgMyw2NjA7IDHigJMzNjYgb2YgdGhlbS4KCkUKAgQIEgagAQCtAQEaNyBIb3cgZmFyIHBh\
      cnRpY2lwYW50cyBtYXkgZ28gd2l0aCBhIHBsYW4gb2YgdGhlaXIgb3duLgoKYQoEBAgCABIEogECGRpTIE5vdGlmaWNhdGlv\
      bnMgYSBkYXksIGF0IGxlYXN0OyAwOiAxLiBPZiBhIGBjdXN0b21gIHBsYW4gb24gZWFjaCBkYXkgdGhhdCBoYXMgYW55LgoK\
      HwoEBAgCARIEpAECGRoRIEF0IG1vc3Q7IDA6IDk2LgoKugEKBAQIAgISBKcBAiEaqwEgTWludXRlcyBiZXR3ZWVuIHR3byBu\
      b3RpZmljYXRpb25zLCBhdCBsZWFzdCwgdXAgdG8gNzIwOyAwOiAxNSwgb3Igd2hhdCB0aGUgc2NoZWR1bGUncyBvd24gcGxh\
      biBrZWVwcyBpZiB0aGF0CiBpcyBsZXNzIChUWVQgwqc1LjIuMzogdGhlIHBhcnRpY2lwYW50IGhhcyBubyBjaG9pY2UgdGhl\
      cmUpLgoKZwoEBAgCAxIEqQECHRpZIE5vIHdpbmRvdyBtYXkgYmVnaW4gYmVmb3JlIGFuZCBubyB0aW1lIGxpZSBiZWZvcmUs\
      IGluIG1pbnV0ZXMgc2luY2UgbWlkbmlnaHQsIDDigJMxNDM5LgoKtAEKBAQIAgQSBKwBAhsapQEgTm8gd2luZG93IG1heSBl\
      bmQgYWZ0ZXIgYW5kIG5vIHRpbWUgbGllIGFmdGVyLCAw4oCTMTQzOTsgMDogbm8gc3VjaCBib3VuZCwgbWlkbmlnaHQuIFdp\
      dGggYW4gZW5kIG5vdCBhZnRlciB0aGUKIGJlZ2lubmluZyB0aGUgdGltZSBiZXR3ZWVuIHRoZW0gcnVucyBvdmVyIG1pZG5p\
      Z2h0LgoKaAoCBAkSBrABALgBARpaIFJhbmRvbSBpbnN0YW50cywgb25lIGluIGVhY2ggb2YgYHBlcl9kYXlgIGVxdWFsIHBh\
      cnRzIG9mIHRoZSBkYXkncyB3aW5kb3cgKFRZVCDCpzUuMi4zKS4KCiwKBAQJAgASBLIBAhUaHiBOb3RpZmljYXRpb25zIGEg\
      ZGF5LCAx4oCTOTYuCgphCgQECQIBEgS0AQIhGlMgQXQgbGVhc3Qgb25lLCBhdCBtb3N0IG9uZSBwZXIgd2Vla2RheTsgYSB3\
      ZWVrZGF5IHdpdGhvdXQgb25lIGhhcyBubyBub3RpZmljYXRpb24uCgqYAQoEBAkCAhIEtwECIRqJASBNaW51dGVzIGJldHdl\
      ZW4gdHdvIG5vdGlmaWNhdGlvbnMsIGF0IG1vc3QgNzIwOyAwIG1lYW5zIHRoZSBkZWZhdWx0IG9mIDE1LiBBbGwgbm90aWZp\
      Y2F0aW9ucyBtdXN0CiBmaXQgaW50byBlYWNoIHdpbmRvdyB0aGF0IGZhciBhcGFydC4KClEKAgQKEga7AQDCAQEaQyBDbG9j\
      ayB0aW1lcyBvZiB0aGUgcGFydGljaXBhbnQncyB6b25lLCBpbiBtaW51dGVzIHNpbmNlIG1pZG5pZ2h0LgoKPQoEBAoCABIE\
      vQECFBovIFRoZSBkYXkgb24gd2hpY2ggdGhlIHdpbmRvdyBiZWdpbnM7IHJlcXVpcmVkLgoKJAoEBAoCARIEvwECGhoWIDDi\
      gJMxNDM5LCBpbmNsdXNpdmUuCgpuCgQECgICEgTBAQIYGmAgMOKAkzE0MzksIGV4Y2x1c2l2ZTsgbm90IGFmdGVyIGBzdGFy\
      dF9taW51dGVgIG1lYW5zIHRoYXQgdGhlIHdpbmRvdyBlbmRzIG9uIHRoZSBmb2xsb3dpbmcgZGF5LgoKNQoCBAsSBsUBAMgB\
      ARonIEZpeGVkIGNsb2NrIHRpbWVzIHRoYXQgcmVwZWF0IHdlZWtseS4KClAKBAQLAgASBMcBAiAaQiAx4oCTNjcyIChvbmUg\
      ZXZlcnkgcXVhcnRlciBvZiBhbiBob3VyKSwgZWFjaCBvbmNlLCBpbiBhbnkgb3JkZXIuCgpFCgIEDBIGywEA0AEBGjcgQSBj\
      bG9jayB0aW1lIG9mIGEgd2Vla2RheSwgaW4gdGhlIHBhcnRpY2lwYW50J3Mgem9uZS4KChkKBAQMAgASBM0BAhQaCyBSZXF1\
      aXJlZC4KCjEKBAQMAgESBM8BAhsaIyBNaW51dGVzIHNpbmNlIG1pZG5pZ2h0LCAw4oCTMTQzOS4KCiQKAgQNEgbTAQDYAQEa\
      FiBPbmUgaW5zdGFudCBhIG1vbnRoLgoKOAoEBA0CABIE1QECGhoqIDHigJMzMTsgaW4gYSBzaG9ydGVyIG1vbnRoIGl0cyBs\
      YXN0IGRheS4KCksKBAQNAgESBNcBAhsaPSBNaW51dGVzIHNpbmNlIG1pZG5pZ2h0IGluIHRoZSBwYXJ0aWNpcGFudCdzIHpv\
      bmUsIDDigJMxNDM5LgoKRwoCBA4SBtsBAN4BARo5IEZpeGVkIGNsb2NrIHRpbWVzIG9mIGVhY2ggZGF5IG9uIHdoaWNoIHRo\
      ZSBwbGFuIGNvdW50cy4KCl4KBAQOAgASBN0BAiUaUCBNaW51dGVzIHNpbmNlIG1pZG5pZ2h0IGluIHRoZSBwYXJ0aWNpcGFu\
      dCdzIHpvbmUsIDDigJMxNDM5LCBlYWNoIG9uY2U7IDHigJM5Ni4KYgZwcm90bzM=
      """)
}
