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
      priority: UInt32 = 0
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
      CiNvdG9saXRoL2NhdGFsb2d1ZS92MS9zY2hlZHVsZS5wcm90bxIUb3RvbGl0aC5jYXRhbG9ndWUudjEi1AUKCFNjaGVkdWxl\
      EkAKCHN0YW5kYXJkGAEgASgLMiIub3RvbGl0aC5jYXRhbG9ndWUudjEuU3RhbmRhcmRQbGFuSABSCHN0YW5kYXJkEjoKBmN1\
      c3RvbRgCIAEoCzIgLm90b2xpdGguY2F0YWxvZ3VlLnYxLkN1c3RvbVBsYW5IAFIGY3VzdG9tEj0KB21vbnRobHkYAyABKAsy\
      IS5vdG9saXRoLmNhdGFsb2d1ZS52MS5Nb250aGx5UGxhbkgAUgdtb250aGx5EjcKBWRhaWx5GAcgASgLMh8ub3RvbGl0aC5j\
      YXRhbG9ndWUudjEuRGFpbHlQbGFuSABSBWRhaWx5EjQKFnBhcnRpY2lwYW50X21heV9jaGFuZ2UYBCABKAhSFHBhcnRpY2lw\
      YW50TWF5Q2hhbmdlEhsKCXN0YXJ0X2RheRgFIAEoDVIIc3RhcnREYXkSMgoVZXhwaXJlc19hZnRlcl9taW51dGVzGAYgASgN\
      UhNleHBpcmVzQWZ0ZXJNaW51dGVzEh8KC3NjaGVkdWxlX2lkGAggASgJUgpzY2hlZHVsZUlkEjwKBmFuY2hvchgJIAEoCzIk\
      Lm90b2xpdGguY2F0YWxvZ3VlLnYxLlNjaGVkdWxlQW5jaG9yUgZhbmNob3ISNgoEZGF5cxgKIAEoCzIiLm90b2xpdGguY2F0\
      YWxvZ3VlLnYxLlNjaGVkdWxlRGF5c1IEZGF5cxIdCgpkcmF3bl9vbmNlGAsgASgIUglkcmF3bk9uY2USPwoGYm91bmRzGAwg\
      ASgLMicub3RvbGl0aC5jYXRhbG9ndWUudjEuUGFydGljaXBhbnRCb3VuZHNSBmJvdW5kcxIwChRwYXJ0aWNpcGFudF9tYXlf\
      bXV0ZRgNIAEoCFIScGFydGljaXBhbnRNYXlNdXRlEhoKCHByaW9yaXR5GA4gASgNUghwcmlvcml0eUIGCgRwbGFuInkKC1By\
      b21wdFJ1bGVzEh4KC3Blcl9kYXlfbWF4GAEgASgNUglwZXJEYXlNYXgSLgoTbWluaW11bV9nYXBfbWludXRlcxgCIAEoDVIR\
      bWluaW11bUdhcE1pbnV0ZXMSGgoIaG9saWRheXMYAyADKAlSCGhvbGlkYXlzIqMBCg5TY2hlZHVsZUFuY2hvchIrChBxdWVz\
      dGlvbm5haXJlX2lkGAEgASgJSABSD3F1ZXN0aW9ubmFpcmVJZBIUCgRkYXRlGAIgASgJSABSBGRhdGUSJAoNc3RhZmZfZGF0\
      ZV9pZBgDIAEoCUgAUgtzdGFmZkRhdGVJZBIfCgtvZmZzZXRfZGF5cxgEIAEoEVIKb2Zmc2V0RGF5c0IHCgVldmVudCLQAgoM\
      U2NoZWR1bGVEYXlzEh8KCmV2ZXJ5X2RheXMYASABKA1IAFIJZXZlcnlEYXlzEiEKC2V2ZXJ5X3dlZWtzGAIgASgNSABSCmV2\
      ZXJ5V2Vla3MSIwoMZXZlcnlfbW9udGhzGAMgASgNSABSC2V2ZXJ5TW9udGhzEjMKBWJ1cnN0GAQgASgLMhsub3RvbGl0aC5j\
      YXRhbG9ndWUudjEuQnVyc3RIAFIFYnVyc3QSPwoIc2VxdWVuY2UYBSABKAsyIS5vdG9saXRoLmNhdGFsb2d1ZS52MS5EYXlT\
      ZXF1ZW5jZUgAUghzZXF1ZW5jZRIbCglkYXlfY291bnQYBiABKA1SCGRheUNvdW50EhsKCWZyb21fZGF0ZRgHIAEoCVIIZnJv\
      bURhdGUSHQoKdW50aWxfZGF0ZRgIIAEoCVIJdW50aWxEYXRlQggKBnJoeXRobSI7CgVCdXJzdBIXCgdkYXlzX29uGAEgASgN\
      UgZkYXlzT24SGQoIZGF5c19vZmYYAiABKA1SB2RheXNPZmYiIQoLRGF5U2VxdWVuY2USEgoEZGF5cxgBIAMoDVIEZGF5cyLR\
      AQoRUGFydGljaXBhbnRCb3VuZHMSHgoLcGVyX2RheV9taW4YASABKA1SCXBlckRheU1pbhIeCgtwZXJfZGF5X21heBgCIAEo\
      DVIJcGVyRGF5TWF4Ei4KE21pbmltdW1fZ2FwX21pbnV0ZXMYAyABKA1SEW1pbmltdW1HYXBNaW51dGVzEicKD2VhcmxpZXN0\
      X21pbnV0ZRgEIAEoDVIOZWFybGllc3RNaW51dGUSIwoNbGF0ZXN0X21pbnV0ZRgFIAEoDVIMbGF0ZXN0TWludXRlIpIBCgxT\
      dGFuZGFyZFBsYW4SFwoHcGVyX2RheRgBIAEoDVIGcGVyRGF5EjkKB3dpbmRvd3MYAiADKAsyHy5vdG9saXRoLmNhdGFsb2d1\
      ZS52MS5EYXlXaW5kb3dSB3dpbmRvd3MSLgoTbWluaW11bV9nYXBfbWludXRlcxgDIAEoDVIRbWluaW11bUdhcE1pbnV0ZXMi\
      gAEKCURheVdpbmRvdxIxCgNkYXkYASABKA4yHy5vdG9saXRoLmNhdGFsb2d1ZS52MS5EYXlPZldlZWtSA2RheRIhCgxzdGFy\
      dF9taW51dGUYAiABKA1SC3N0YXJ0TWludXRlEh0KCmVuZF9taW51dGUYAyABKA1SCWVuZE1pbnV0ZSJECgpDdXN0b21QbGFu\
      EjYKBXRpbWVzGAEgAygLMiAub3RvbGl0aC5jYXRhbG9ndWUudjEuV2Vla2x5VGltZVIFdGltZXMiYwoKV2Vla2x5VGltZRIx\
      CgNkYXkYASABKA4yHy5vdG9saXRoLmNhdGFsb2d1ZS52MS5EYXlPZldlZWtSA2RheRIiCg1taW51dGVfb2ZfZGF5GAIgASgN\
      UgttaW51dGVPZkRheSJTCgtNb250aGx5UGxhbhIgCgxkYXlfb2ZfbW9udGgYASABKA1SCmRheU9mTW9udGgSIgoNbWludXRl\
      X29mX2RheRgCIAEoDVILbWludXRlT2ZEYXkiMQoJRGFpbHlQbGFuEiQKDm1pbnV0ZXNfb2ZfZGF5GAEgAygNUgxtaW51dGVz\
      T2ZEYXkq2AEKCURheU9mV2VlaxIbChdEQVlfT0ZfV0VFS19VTlNQRUNJRklFRBAAEhYKEkRBWV9PRl9XRUVLX01PTkRBWRAB\
      EhcKE0RBWV9PRl9XRUVLX1RVRVNEQVkQAhIZChVEQVlfT0ZfV0VFS19XRURORVNEQVkQAxIYChREQVlfT0ZfV0VFS19USFVS\
      U0RBWRAEEhYKEkRBWV9PRl9XRUVLX0ZSSURBWRAFEhgKFERBWV9PRl9XRUVLX1NBVFVSREFZEAYSFgoSREFZX09GX1dFRUtf\
      U1VOREFZEAdCUQoUb3RvbGl0aC5jYXRhbG9ndWUudjFQAVogb3RvbGl0aC9jYXRhbG9ndWUvdjE7Y2F0YWxvZ3VldjGqAhRP\
      dG9saXRoLkNhdGFsb2d1ZS5WMUrOMAo2CgEMEgMBABIaLCBXaGVuIGEgcXVlc3Rpb25uYWlyZSBhc2tzIHRvIGJlIGZpbGxl\
      ZCBpbi4KCjUKAgUAEgQLABwBGikgQSBkYXkgb2YgdGhlIHdlZWsgKElTTyA4NjAxIG51bWJlcmluZykuCgovCgQFAAIAEgMN\
      Ah4aIiBSZWZ1c2VkIHdpdGggcmVhc29uIERBWV9NSVNTSU5HLgoKFgoEBQACARIDDwIZGgkgTW9uZGF5LgoKFwoEBQACAhID\
      EQIaGgogVHVlc2RheS4KChkKBAUAAgMSAxMCHBoMIFdlZG5lc2RheS4KChgKBAUAAgQSAxUCGxoLIFRodXJzZGF5LgoKFgoE\
      BQACBRIDFwIZGgkgRnJpZGF5LgoKGAoEBQACBhIDGQIbGgsgU2F0dXJkYXkuCgoWCgQFAAIHEgMbAhkaCSBTdW5kYXkuCgpQ\
      CgIEABIEHwBFARpEIFdoZW4gbm90aWZpY2F0aW9ucyBhcmUgcGxhbm5lZCwgYW5kIGhvdyBsb25nIHRoZXkgY2FuIGJlIGFu\
      c3dlcmVkLgoKNwoEBAAIABIEIQIqAxopIFdoYXQgZGVjaWRlcyBvbiB0aGUgaW5zdGFudHM7IHJlcXVpcmVkLgoKOwoEBAAC\
      ABIDIwQeGi4gUmFuZG9tIGluc3RhbnRzIHdpdGhpbiBhIHdpbmRvdyBvZiBlYWNoIGRheS4KCicKBAQAAgESAyUEGhoaIEZp\
      eGVkIHRpbWVzIG9mIHRoZSB3ZWVrLgoKKwoEBAACAhIDJwQcGh4gT25lIGZpeGVkIHRpbWUgb2YgdGhlIG1vbnRoLgoKJgoE\
      BAACAxIDKQQYGhkgRml4ZWQgdGltZXMgb2YgdGhlIGRheS4KCtMBCgQEAAIEEgMtAiIaxQEgV2hldGhlciBwYXJ0aWNpcGFu\
      dHMgbWF5IHJlcGxhY2UgdGhlIHBsYW4gYnkgb25lIG9mIHRoZWlyIG93biAoVFlTIEZSIDE3KSwgYW5kIHN3aXRjaCB0aGUg\
      bm90aWZpY2F0aW9ucyBvZmYuCiBPbmUgdGhhdCBhc2tzIG9uY2UgYSB3ZWVrIG9yIG9uY2UgYSBtb250aCBrZWVwcyBpdHMg\
      ZGF5IGFuZCBpdHMgbnVtYmVyIChUWVMgwqc3LjIuNikuCgpyCgQEAAIFEgMvAhcaZSBGaXJzdCBkYXkgb24gd2hpY2ggYW55\
      dGhpbmcgaXMgcGxhbm5lZCwgY291bnRlZCBmcm9tIGRheSAwIChgYW5jaG9yYCksIDDigJMzLDY2MCAoVFlTIGBzdGFydF9k\
      YXlgKS4KCogBCgQEAAIGEgMyAiMaeyBNaW51dGVzIGFmdGVyIGl0cyBpbnN0YW50IGluIHdoaWNoIGEgbm90aWZpY2F0aW9u\
      IGNhbiBiZSBhbnN3ZXJlZCwgYXQgbW9zdCA0NCw2NDAgKDMxIGRheXMpOyAwIG1lYW5zCiB1bnRpbCB0aGUgbmV4dCBvbmUu\
      CgrfAQoEBAACBxIDNQIZGtEBIFRlbGxzIGEgcXVlc3Rpb25uYWlyZSdzIHNjaGVkdWxlcyBhcGFydDogMeKAkzY0IGxvd2Vy\
      LWNhc2UgbGV0dGVycywgZGlnaXRzIGFuZCBoeXBoZW5zLiBNYXkgYmUgZW1wdHkgd2hlcmUKIHRoZXJlIGlzIG9ubHkgb25l\
      LiBXaGF0IHdhcyBwbGFubmVkIGJ5IGEgc2NoZWR1bGUgZW5kcyB3aGVyZSB0aGUgc3R1ZHkgaGFzIG5vbmUgb2YgaXRzIGlk\
      IGFueSBtb3JlLgoKOQoEBAACCBIDNwIcGiwgV2hhdCBkYXkgMCBpczsgYWJzZW50OiB0aGUgZGF5IG9mIGpvaW5pbmcuCgpR\
      CgQEAAIJEgM5AhkaRCBPbiB3aGljaCBkYXlzIHRoZSBwbGFuIGNvdW50czsgYWJzZW50OiBvbiBhbGwgZnJvbSBgc3RhcnRf\
      ZGF5YCBvbi4KCoYBCgQEAAIKEgM8AhcaeSBXaXRoIGEgYHN0YW5kYXJkYCBwbGFuOiB0aGUgaW5zdGFudHMgYXJlIGRyYXdu\
      IG9uY2UgZm9yIGVhY2ggcGFydGljaXBhbnQsIGFuZCB0aGVuIGFyZSB0aGUgc2FtZSBjbG9jayB0aW1lcwogZXZlcnkgZGF5\
      LgoKYAoEBAACCxIDPgIgGlMgSG93IGZhciBhIHBsYW4gb2YgdGhlIHBhcnRpY2lwYW50J3Mgb3duIG1heSBnbzsgYWJzZW50\
      OiBhcyB3aXRoIGFsbCBpdHMgZmllbGRzIDAuCgquAQoEBAACDBIDQQIhGqABIFdpdGggYHBhcnRpY2lwYW50X21heV9jaGFu\
      Z2VgOiBhIHNjaGVkdWxlIHRoYXQgYXNrcyBvbmNlIGEgd2VlayBvciBvbmNlIGEgbW9udGggbWF5IGJlIHN3aXRjaGVkIG9m\
      ZiwgdG9vLgogVFlTIMKnNy4yLjYgZG9lcyBub3QgbGV0IHBhcnRpY2lwYW50cyBkZWxldGUgdGhvc2UuCgqoAQoEBAACDRID\
      RAIXGpoBIDDigJMxMDAuIFdoZXJlIG5vdCBldmVyeXRoaW5nIGNhbiBiZSBhc2tlZCAoUHJvbXB0UnVsZXMsIHF1aWV0IGhv\
      dXJzKSwgd2hhdCBoYXMgdGhlIGxvd2VzdCBnaXZlcyB3YXkgZmlyc3Q7IG9mIHRoZQogc2FtZSB3aGF0IHN0YW5kcyBsYXRl\
      ciBpbiB0aGUgc3R1ZHkuCgqCAQoCBAESBEgAUAEadiBIb3cgb2Z0ZW4gYW5kIHdoZW4gYSBzdHVkeSBhc2tzLCBvdmVyIGFs\
      bCBpdHMgcXVlc3Rpb25uYWlyZXMuIFdoYXQgY2Fubm90IGJlIGFza2VkIHVuZGVyIHRoZW0gaXMgdG9sZCB3aXRoIHRoZSBw\
      bGFuLgoKbwoEBAECABIDSgIZGmIgTm90aWZpY2F0aW9ucyBvZiB0aGUgc3R1ZHkgb24gZWFjaCBkYXkgb2YgdGhlIHBhcnRp\
      Y2lwYW50J3MgY2FsZW5kYXIsIGF0IG1vc3QgOTY7IDA6IGFueSBudW1iZXIuCgpqCgQEAQIBEgNMAiEaXSBNaW51dGVzIGJl\
      dHdlZW4gdHdvIG5vdGlmaWNhdGlvbnMgb2YgdGhlIHN0dWR5LCB3aGF0ZXZlciB0aGV5IGFzayBmb3IsIGF0IG1vc3QgNzIw\
      OyAwOiBhbnkuCgqQAQoEBAECAhIDTwIfGoIBIERhdGVzIG9mIHRoZSBwYXJ0aWNpcGFudCdzIGNhbGVuZGFyIG9uIHdoaWNo\
      IG5vdGhpbmcgaXMgYXNrZWQgKGEgY2FsZW5kYXIgb2YgaG9saWRheXMpOiBgWVlZWS1NTS1ERGAsIGVhY2ggb25jZSwKIGF0\
      IG1vc3QgMSwwMDAuCgp8CgIEAhIEUwBgARpwIFdoYXQgZGF5IDAgb2YgYSBzY2hlZHVsZSBpcywgYnkgdGhlIHBhcnRpY2lw\
      YW50J3MgY2FsZW5kYXIuIFdoZXJlIGl0IGhhcyBub3QgaGFwcGVuZWQgeWV0LCBub3RoaW5nIGlzIHBsYW5uZWQuCgopCgQE\
      AggAEgRVAl0DGhsgTm9uZTogdGhlIGRheSBvZiBqb2luaW5nLgoKXwoEBAICABIDVwQgGlIgVGhlIGRheSBvbiB3aGljaCB0\
      aGUgcGFydGljaXBhbnQgbGFzdCBmaWxsZWQgaW4gdGhpcyBxdWVzdGlvbm5haXJlIG9mIHRoZSBzdHVkeS4KCjwKBAQCAgES\
      A1kEFBovIEEgZGF0ZSwgdGhlIHNhbWUgZm9yIGV2ZXJ5Ym9keTogYFlZWVktTU0tRERgLgoKtgEKBAQCAgISA1wEHRqoASBB\
      IGRhdGUgdGhhdCB0aGUgc3R1ZHkncyBzdGFmZiBzZXRzIGZvciBlYWNoIHBhcnRpY2lwYW50LCBieSB0aGUgaWQgaXQgaGFz\
      IHRoZXJlIChhIHZpc2l0IHRvIHRoZSBjbGluaWMsIGZvcgogaW5zdGFuY2UpOiAx4oCTNjQgbG93ZXItY2FzZSBsZXR0ZXJz\
      LCBkaWdpdHMgYW5kIGh5cGhlbnMuCgo9CgQEAgIDEgNfAhkaMCBEYXlzIGZyb20gdGhhdCBkYXkgdG8gZGF5IDAsIOKIkjMs\
      NjYw4oCTMyw2NjAuCgouCgIEAxIEYwB4ARoiIFRoZSBkYXlzIG9uIHdoaWNoIGEgcGxhbiBjb3VudHMuCgpKCgQEAwgAEgRl\
      AnEDGjwgQ291bnRlZCBmcm9tIHRoZSBmaXJzdCBkYXkgKGBzdGFydF9kYXlgKS4gTm9uZTogZXZlcnkgZGF5LgoKKwoEBAMC\
      ABIDZwQaGh4gRXZlcnkgc28gbWFueSBkYXlzLCAx4oCTMzY2LgoKaAoEBAMCARIDaQQbGlsgU2V2ZW4gZGF5cyBvZiBldmVy\
      eSBzbyBtYW55IHdlZWtzLCAx4oCTNTI7IGEgd2VlayBiZWdpbnMgb24gdGhlIHdlZWtkYXkgb2YgdGhlIGZpcnN0IGRheS4K\
      Cq8BCgQEAwICEgNsBBwaoQEgSW4gZXZlcnkgc28gbWFueSBtb250aHMsIDHigJMyNCwgdGhlIGRheSBvZiB0aGUgbW9udGgg\
      dGhhdCB0aGUgZmlyc3QgZGF5IGhhcywgb3IgdGhlIGxhc3Qgb25lIG9mIGEgc2hvcnRlcgogbW9udGguIFdpdGggYSBgbW9u\
      dGhseWAgcGxhbiB0aGUgZGF5IHRoYXQgaXQgbmFtZXMuCgoxCgQEAwIDEgNuBBQaJCBTb21lIGRheXMgb24sIHNvbWUgb2Zm\
      LCBhbmQgc28gb24uCgofCgQEAwIEEgNwBB0aEiBTb21lIGRheXMgYWxvbmUuCgpqCgQEAwIFEgNzAhcaXSBIb3cgbWFueSBk\
      YXlzIGZyb20gdGhlIGZpcnN0IGRheSBvbiwgdGhvc2UgYmV0d2VlbiBpbmNsdWRlZCwgYXQgbW9zdCAzLDY2MDsgMDogd2l0\
      aG91dCBlbmQuCgp1CgQEAwIGEgN1AhcaaCBOb3RoaW5nIGlzIHBsYW5uZWQgYmVmb3JlIHRoaXMgZGF0ZSBvZiB0aGUgcGFy\
      dGljaXBhbnQncyBjYWxlbmRhcjogYFlZWVktTU0tRERgOyBlbXB0eTogbm8gc3VjaCBib3VuZC4KCkgKBAQDAgcSA3cCGBo7\
      IE5vdGhpbmcgaXMgcGxhbm5lZCBhZnRlciB0aGlzIGRhdGU7IGVtcHR5OiBubyBzdWNoIGJvdW5kLgoKJAoCBAQSBXsAgAEB\
      GhcgRGF5cyBvbiBhbmQgZGF5cyBvZmYuCgoXCgQEBAIAEgN9AhUaCiAx4oCTMzY2LgoKGQoEBAQCARIDfwIWGgwgMeKAkzMs\
      NjYwLgoKOgoCBAUSBoMBAIYBARosIERheXMgYnkgdGhlaXIgZGlzdGFuY2UgZnJvbSB0aGUgZmlyc3Qgb25lLgoKPwoEBAUC\
      ABIEhQECGxoxIEFzY2VuZGluZywgZWFjaCBhdCBtb3N0IDMsNjYwOyAx4oCTMzY2IG9mIHRoZW0uCgpFCgIEBhIGiQEAlgEB\
      GjcgSG93IGZhciBwYXJ0aWNpcGFudHMgbWF5IGdvIHdpdGggYSBwbGFuIG9mIHRoZWlyIG93bi4KCmEKBAQGAgASBIsBAhka\
      UyBOb3RpZmljYXRpb25zIGEgZGF5LCBhdCBsZWFzdDsgMDogMS4gT2YgYSBgY3VzdG9tYCBwbGFuIG9uIGVhY2ggZGF5IHRo\
      YXQgaGFzIGFueS4KCh8KBAQGAgESBI0BAhkaESBBdCBtb3N0OyAwOiA5Ni4KCroBCgQEBgICEgSQAQIhGqsBIE1pbnV0ZXMg\
      YmV0d2VlbiB0d28gbm90aWZpY2F0aW9ucywgYXQgbGVhc3QsIHVwIHRvIDcyMDsgMDogMTUsIG9yIHdoYXQgdGhlIHNjaGVk\
      dWxlJ3Mgb3duIHBsYW4ga2VlcHMgaWYgdGhhdAogaXMgbGVzcyAoVFlUIMKnNS4yLjM6IHRoZSBwYXJ0aWNpcGFudCBoYXMg\
      bm8gY2hvaWNlIHRoZXJlKS4KCmcKBAQGAgMSBJIBAh0aWSBObyB3aW5kb3cgbWF5IGJlZ2luIGJlZm9yZSBhbmQgbm8gdGlt\
      ZSBsaWUgYmVmb3JlLCBpbiBtaW51dGVzIHNpbmNlIG1pZG5pZ2h0LCAw4oCTMTQzOS4KCrQBCgQEBgIEEgSVAQIbGqUBIE5v\
      IHdpbmRvdyBtYXkgZW5kIGFmdGVyIGFuZCBubyB0aW1lIGxpZSBhZnRlciwgMOKAkzE0Mzk7IDA6IG5vIHN1Y2ggYm91bmQs\
      IG1pZG5pZ2h0LiBXaXRoIGFuIGVuZCBub3QgYWZ0ZXIgdGhlCiBiZWdpbm5pbmcgdGhlIHRpbWUgYmV0d2VlbiB0aGVtIHJ1\
      bnMgb3ZlciBtaWRuaWdodC4KCmgKAgQHEgaZAQChAQEaWiBSYW5kb20gaW5zdGFudHMsIG9uZSBpbiBlYWNoIG9mIGBwZXJf\
      ZGF5YCBlcXVhbCBwYXJ0cyBvZiB0aGUgZGF5J3Mgd2luZG93IChUWVQgwqc1LjIuMykuCgosCgQEBwIAEgSbAQIVGh4gTm90\
      aWZpY2F0aW9ucyBhIGRheSwgMeKAkzk2LgoKYQoEBAcCARIEnQECIRpTIEF0IGxlYXN0IG9uZSwgYXQgbW9zdCBvbmUgcGVy\
      IHdlZWtkYXk7IGEgd2Vla2RheSB3aXRob3V0IG9uZSBoYXMgbm8gbm90aWZpY2F0aW9uLgoKmAEKBAQHAgISBKABAiEaiQEg\
      TWludXRlcyBiZXR3ZWVuIHR3byBub3RpZmljYXRpb25zLCBhdCBtb3N0IDcyMDsgMCBtZWFucyB0aGUgZGVmYXVsdCBvZiAx\
      NS4gQWxsIG5vdGlmaWNhdGlvbnMgbXVzdAogZml0IGludG8gZWFjaCB3aW5kb3cgdGhhdCBmYXIgYXBhcnQuCgpRCgIECBIG\
      pAEAqwEBGkMgQ2xvY2sgdGltZXMgb2YgdGhlIHBhcnRpY2lwYW50J3Mgem9uZSwgaW4gbWludXRlcyBzaW5jZSBtaWRuaWdo\
      dC4KCj0KBAQIAgASBKYBAhQaLyBUaGUgZGF5IG9uIHdoaWNoIHRoZSB3aW5kb3cgYmVnaW5zOyByZXF1aXJlZC4KCiQKBAQI\
      AgESBKgBAhoaFiAw4oCTMTQzOSwgaW5jbHVzaXZlLgoKbgoEBAgCAhIEqgECGBpgIDDigJMxNDM5LCBleGNsdXNpdmU7IG5v\
      dCBhZnRlciBgc3RhcnRfbWludXRlYCBtZWFucyB0aGF0IHRoZSB3aW5kb3cgZW5kcyBvbiB0aGUgZm9sbG93aW5nIGRheS4K\
      CjUKAgQJEgauAQCxAQEaJyBGaXhlZCBjbG9jayB0aW1lcyB0aGF0IHJlcGVhdCB3ZWVrbHkuCgpQCgQECQIAEgSwAQIgGkIg\
      MeKAkzY3MiAob25lIGV2ZXJ5IHF1YXJ0ZXIgb2YgYW4gaG91ciksIGVhY2ggb25jZSwgaW4gYW55IG9yZGVyLgoKRQoCBAoS\
      BrQBALkBARo3IEEgY2xvY2sgdGltZSBvZiBhIHdlZWtkYXksIGluIHRoZSBwYXJ0aWNpcGFudCdzIHpvbmUuCgoZCgQECgIA\
      EgS2AQIUGgsgUmVxdWlyZWQuCgoxCgQECgIBEgS4AQIbGiMgTWludXRlcyBzaW5jZSBtaWRuaWdodCwgMOKAkzE0MzkuCgok\
      CgIECxIGvAEAwQEBGhYgT25lIGluc3RhbnQgYSBtb250aC4KCjgKBAQLAgASBL4BAhoaKiAx4oCTMzE7IGluIGEgc2hvcnRl\
      ciBtb250aCBpdHMgbGFzdCBkYXkuCgpLCgQECwIBEgTAAQIbGj0gTWludXRlcyBzaW5jZSBtaWRuaWdodCBpbiB0aGUgcGFy\
      dGljaXBhbnQncyB6b25lLCAw4oCTMTQzOS4KCkcKAgQMEgbEAQDHAQEaOSBGaXhlZCBjbG9jayB0aW1lcyBvZiBlYWNoIGRh\
      eSBvbiB3aGljaCB0aGUgcGxhbiBjb3VudHMuCgpeCgQEDAIAEgTGAQIlGlAgTWludXRlcyBzaW5jZSBtaWRuaWdodCBpbiB0\
      aGUgcGFydGljaXBhbnQncyB6b25lLCAw4oCTMTQzOSwgZWFjaCBvbmNlOyAx4oCTOTYuCmIGcHJvdG8z
      """)
}
