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
    /// How far a plan of the participant's own may go; absent: any plan, with the least gap of `minimum_gap_minutes`
    /// there.
    public var bounds: CatalogueV1.ParticipantBounds?
    /// With `participant_may_change`: a schedule that asks once a week or once a month may be switched off, too.
    /// TYS §7.2.6 does not let participants delete those.
    public var participantMayMute: Bool

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
      participantMayMute: Bool = false
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
    /// Minutes between two notifications, at least, up to 720; 0: 15, or what the schedule's own `standard` plan has
    /// if that is less (TYT §5.2.3: 15 minutes are no choice of the participant's).
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
      CiNvdG9saXRoL2NhdGFsb2d1ZS92MS9zY2hlZHVsZS5wcm90bxIUb3RvbGl0aC5jYXRhbG9ndWUudjEiuAUKCFNjaGVkdWxl\
      EkAKCHN0YW5kYXJkGAEgASgLMiIub3RvbGl0aC5jYXRhbG9ndWUudjEuU3RhbmRhcmRQbGFuSABSCHN0YW5kYXJkEjoKBmN1\
      c3RvbRgCIAEoCzIgLm90b2xpdGguY2F0YWxvZ3VlLnYxLkN1c3RvbVBsYW5IAFIGY3VzdG9tEj0KB21vbnRobHkYAyABKAsy\
      IS5vdG9saXRoLmNhdGFsb2d1ZS52MS5Nb250aGx5UGxhbkgAUgdtb250aGx5EjcKBWRhaWx5GAcgASgLMh8ub3RvbGl0aC5j\
      YXRhbG9ndWUudjEuRGFpbHlQbGFuSABSBWRhaWx5EjQKFnBhcnRpY2lwYW50X21heV9jaGFuZ2UYBCABKAhSFHBhcnRpY2lw\
      YW50TWF5Q2hhbmdlEhsKCXN0YXJ0X2RheRgFIAEoDVIIc3RhcnREYXkSMgoVZXhwaXJlc19hZnRlcl9taW51dGVzGAYgASgN\
      UhNleHBpcmVzQWZ0ZXJNaW51dGVzEh8KC3NjaGVkdWxlX2lkGAggASgJUgpzY2hlZHVsZUlkEjwKBmFuY2hvchgJIAEoCzIk\
      Lm90b2xpdGguY2F0YWxvZ3VlLnYxLlNjaGVkdWxlQW5jaG9yUgZhbmNob3ISNgoEZGF5cxgKIAEoCzIiLm90b2xpdGguY2F0\
      YWxvZ3VlLnYxLlNjaGVkdWxlRGF5c1IEZGF5cxIdCgpkcmF3bl9vbmNlGAsgASgIUglkcmF3bk9uY2USPwoGYm91bmRzGAwg\
      ASgLMicub3RvbGl0aC5jYXRhbG9ndWUudjEuUGFydGljaXBhbnRCb3VuZHNSBmJvdW5kcxIwChRwYXJ0aWNpcGFudF9tYXlf\
      bXV0ZRgNIAEoCFIScGFydGljaXBhbnRNYXlNdXRlQgYKBHBsYW4iowEKDlNjaGVkdWxlQW5jaG9yEisKEHF1ZXN0aW9ubmFp\
      cmVfaWQYASABKAlIAFIPcXVlc3Rpb25uYWlyZUlkEhQKBGRhdGUYAiABKAlIAFIEZGF0ZRIkCg1zdGFmZl9kYXRlX2lkGAMg\
      ASgJSABSC3N0YWZmRGF0ZUlkEh8KC29mZnNldF9kYXlzGAQgASgRUgpvZmZzZXREYXlzQgcKBWV2ZW50ItACCgxTY2hlZHVs\
      ZURheXMSHwoKZXZlcnlfZGF5cxgBIAEoDUgAUglldmVyeURheXMSIQoLZXZlcnlfd2Vla3MYAiABKA1IAFIKZXZlcnlXZWVr\
      cxIjCgxldmVyeV9tb250aHMYAyABKA1IAFILZXZlcnlNb250aHMSMwoFYnVyc3QYBCABKAsyGy5vdG9saXRoLmNhdGFsb2d1\
      ZS52MS5CdXJzdEgAUgVidXJzdBI/CghzZXF1ZW5jZRgFIAEoCzIhLm90b2xpdGguY2F0YWxvZ3VlLnYxLkRheVNlcXVlbmNl\
      SABSCHNlcXVlbmNlEhsKCWRheV9jb3VudBgGIAEoDVIIZGF5Q291bnQSGwoJZnJvbV9kYXRlGAcgASgJUghmcm9tRGF0ZRId\
      Cgp1bnRpbF9kYXRlGAggASgJUgl1bnRpbERhdGVCCAoGcmh5dGhtIjsKBUJ1cnN0EhcKB2RheXNfb24YASABKA1SBmRheXNP\
      bhIZCghkYXlzX29mZhgCIAEoDVIHZGF5c09mZiIhCgtEYXlTZXF1ZW5jZRISCgRkYXlzGAEgAygNUgRkYXlzItEBChFQYXJ0\
      aWNpcGFudEJvdW5kcxIeCgtwZXJfZGF5X21pbhgBIAEoDVIJcGVyRGF5TWluEh4KC3Blcl9kYXlfbWF4GAIgASgNUglwZXJE\
      YXlNYXgSLgoTbWluaW11bV9nYXBfbWludXRlcxgDIAEoDVIRbWluaW11bUdhcE1pbnV0ZXMSJwoPZWFybGllc3RfbWludXRl\
      GAQgASgNUg5lYXJsaWVzdE1pbnV0ZRIjCg1sYXRlc3RfbWludXRlGAUgASgNUgxsYXRlc3RNaW51dGUikgEKDFN0YW5kYXJk\
      UGxhbhIXCgdwZXJfZGF5GAEgASgNUgZwZXJEYXkSOQoHd2luZG93cxgCIAMoCzIfLm90b2xpdGguY2F0YWxvZ3VlLnYxLkRh\
      eVdpbmRvd1IHd2luZG93cxIuChNtaW5pbXVtX2dhcF9taW51dGVzGAMgASgNUhFtaW5pbXVtR2FwTWludXRlcyKAAQoJRGF5\
      V2luZG93EjEKA2RheRgBIAEoDjIfLm90b2xpdGguY2F0YWxvZ3VlLnYxLkRheU9mV2Vla1IDZGF5EiEKDHN0YXJ0X21pbnV0\
      ZRgCIAEoDVILc3RhcnRNaW51dGUSHQoKZW5kX21pbnV0ZRgDIAEoDVIJZW5kTWludXRlIkQKCkN1c3RvbVBsYW4SNgoFdGlt\
      ZXMYASADKAsyIC5vdG9saXRoLmNhdGFsb2d1ZS52MS5XZWVrbHlUaW1lUgV0aW1lcyJjCgpXZWVrbHlUaW1lEjEKA2RheRgB\
      IAEoDjIfLm90b2xpdGguY2F0YWxvZ3VlLnYxLkRheU9mV2Vla1IDZGF5EiIKDW1pbnV0ZV9vZl9kYXkYAiABKA1SC21pbnV0\
      ZU9mRGF5IlMKC01vbnRobHlQbGFuEiAKDGRheV9vZl9tb250aBgBIAEoDVIKZGF5T2ZNb250aBIiCg1taW51dGVfb2ZfZGF5\
      GAIgASgNUgttaW51dGVPZkRheSIxCglEYWlseVBsYW4SJAoObWludXRlc19vZl9kYXkYASADKA1SDG1pbnV0ZXNPZkRheSrY\
      AQoJRGF5T2ZXZWVrEhsKF0RBWV9PRl9XRUVLX1VOU1BFQ0lGSUVEEAASFgoSREFZX09GX1dFRUtfTU9OREFZEAESFwoTREFZ\
      X09GX1dFRUtfVFVFU0RBWRACEhkKFURBWV9PRl9XRUVLX1dFRE5FU0RBWRADEhgKFERBWV9PRl9XRUVLX1RIVVJTREFZEAQS\
      FgoSREFZX09GX1dFRUtfRlJJREFZEAUSGAoUREFZX09GX1dFRUtfU0FUVVJEQVkQBhIWChJEQVlfT0ZfV0VFS19TVU5EQVkQ\
      B0JRChRvdG9saXRoLmNhdGFsb2d1ZS52MVABWiBvdG9saXRoL2NhdGFsb2d1ZS92MTtjYXRhbG9ndWV2MaoCFE90b2xpdGgu\
      Q2F0YWxvZ3VlLlYxSuArCjYKAQwSAwEAEhosIFdoZW4gYSBxdWVzdGlvbm5haXJlIGFza3MgdG8gYmUgZmlsbGVkIGluLgoK\
      NQoCBQASBAsAHAEaKSBBIGRheSBvZiB0aGUgd2VlayAoSVNPIDg2MDEgbnVtYmVyaW5nKS4KCi8KBAUAAgASAw0CHhoiIFJl\
      ZnVzZWQgd2l0aCByZWFzb24gREFZX01JU1NJTkcuCgoWCgQFAAIBEgMPAhkaCSBNb25kYXkuCgoXCgQFAAICEgMRAhoaCiBU\
      dWVzZGF5LgoKGQoEBQACAxIDEwIcGgwgV2VkbmVzZGF5LgoKGAoEBQACBBIDFQIbGgsgVGh1cnNkYXkuCgoWCgQFAAIFEgMX\
      AhkaCSBGcmlkYXkuCgoYCgQFAAIGEgMZAhsaCyBTYXR1cmRheS4KChYKBAUAAgcSAxsCGRoJIFN1bmRheS4KClAKAgQAEgQf\
      AEMBGkQgV2hlbiBub3RpZmljYXRpb25zIGFyZSBwbGFubmVkLCBhbmQgaG93IGxvbmcgdGhleSBjYW4gYmUgYW5zd2VyZWQu\
      Cgo3CgQEAAgAEgQhAioDGikgV2hhdCBkZWNpZGVzIG9uIHRoZSBpbnN0YW50czsgcmVxdWlyZWQuCgo7CgQEAAIAEgMjBB4a\
      LiBSYW5kb20gaW5zdGFudHMgd2l0aGluIGEgd2luZG93IG9mIGVhY2ggZGF5LgoKJwoEBAACARIDJQQaGhogRml4ZWQgdGlt\
      ZXMgb2YgdGhlIHdlZWsuCgorCgQEAAICEgMnBBwaHiBPbmUgZml4ZWQgdGltZSBvZiB0aGUgbW9udGguCgomCgQEAAIDEgMp\
      BBgaGSBGaXhlZCB0aW1lcyBvZiB0aGUgZGF5LgoK0wEKBAQAAgQSAy0CIhrFASBXaGV0aGVyIHBhcnRpY2lwYW50cyBtYXkg\
      cmVwbGFjZSB0aGUgcGxhbiBieSBvbmUgb2YgdGhlaXIgb3duIChUWVMgRlIgMTcpLCBhbmQgc3dpdGNoIHRoZSBub3RpZmlj\
      YXRpb25zIG9mZi4KIE9uZSB0aGF0IGFza3Mgb25jZSBhIHdlZWsgb3Igb25jZSBhIG1vbnRoIGtlZXBzIGl0cyBkYXkgYW5k\
      IGl0cyBudW1iZXIgKFRZUyDCpzcuMi42KS4KCnIKBAQAAgUSAy8CFxplIEZpcnN0IGRheSBvbiB3aGljaCBhbnl0aGluZyBp\
      cyBwbGFubmVkLCBjb3VudGVkIGZyb20gZGF5IDAgKGBhbmNob3JgKSwgMOKAkzMsNjYwIChUWVMgYHN0YXJ0X2RheWApLgoK\
      iAEKBAQAAgYSAzICIxp7IE1pbnV0ZXMgYWZ0ZXIgaXRzIGluc3RhbnQgaW4gd2hpY2ggYSBub3RpZmljYXRpb24gY2FuIGJl\
      IGFuc3dlcmVkLCBhdCBtb3N0IDQ0LDY0MCAoMzEgZGF5cyk7IDAgbWVhbnMKIHVudGlsIHRoZSBuZXh0IG9uZS4KCt8BCgQE\
      AAIHEgM1Ahka0QEgVGVsbHMgYSBxdWVzdGlvbm5haXJlJ3Mgc2NoZWR1bGVzIGFwYXJ0OiAx4oCTNjQgbG93ZXItY2FzZSBs\
      ZXR0ZXJzLCBkaWdpdHMgYW5kIGh5cGhlbnMuIE1heSBiZSBlbXB0eSB3aGVyZQogdGhlcmUgaXMgb25seSBvbmUuIFdoYXQg\
      d2FzIHBsYW5uZWQgYnkgYSBzY2hlZHVsZSBlbmRzIHdoZXJlIHRoZSBzdHVkeSBoYXMgbm9uZSBvZiBpdHMgaWQgYW55IG1v\
      cmUuCgo5CgQEAAIIEgM3AhwaLCBXaGF0IGRheSAwIGlzOyBhYnNlbnQ6IHRoZSBkYXkgb2Ygam9pbmluZy4KClEKBAQAAgkS\
      AzkCGRpEIE9uIHdoaWNoIGRheXMgdGhlIHBsYW4gY291bnRzOyBhYnNlbnQ6IG9uIGFsbCBmcm9tIGBzdGFydF9kYXlgIG9u\
      LgoKhgEKBAQAAgoSAzwCFxp5IFdpdGggYSBgc3RhbmRhcmRgIHBsYW46IHRoZSBpbnN0YW50cyBhcmUgZHJhd24gb25jZSBm\
      b3IgZWFjaCBwYXJ0aWNpcGFudCwgYW5kIHRoZW4gYXJlIHRoZSBzYW1lIGNsb2NrIHRpbWVzCiBldmVyeSBkYXkuCgqEAQoE\
      BAACCxIDPwIgGncgSG93IGZhciBhIHBsYW4gb2YgdGhlIHBhcnRpY2lwYW50J3Mgb3duIG1heSBnbzsgYWJzZW50OiBhbnkg\
      cGxhbiwgd2l0aCB0aGUgbGVhc3QgZ2FwIG9mIGBtaW5pbXVtX2dhcF9taW51dGVzYAogdGhlcmUuCgquAQoEBAACDBIDQgIh\
      GqABIFdpdGggYHBhcnRpY2lwYW50X21heV9jaGFuZ2VgOiBhIHNjaGVkdWxlIHRoYXQgYXNrcyBvbmNlIGEgd2VlayBvciBv\
      bmNlIGEgbW9udGggbWF5IGJlIHN3aXRjaGVkIG9mZiwgdG9vLgogVFlTIMKnNy4yLjYgZG9lcyBub3QgbGV0IHBhcnRpY2lw\
      YW50cyBkZWxldGUgdGhvc2UuCgp8CgIEARIERgBTARpwIFdoYXQgZGF5IDAgb2YgYSBzY2hlZHVsZSBpcywgYnkgdGhlIHBh\
      cnRpY2lwYW50J3MgY2FsZW5kYXIuIFdoZXJlIGl0IGhhcyBub3QgaGFwcGVuZWQgeWV0LCBub3RoaW5nIGlzIHBsYW5uZWQu\
      CgopCgQEAQgAEgRIAlADGhsgTm9uZTogdGhlIGRheSBvZiBqb2luaW5nLgoKXwoEBAECABIDSgQgGlIgVGhlIGRheSBvbiB3\
      aGljaCB0aGUgcGFydGljaXBhbnQgbGFzdCBmaWxsZWQgaW4gdGhpcyBxdWVzdGlvbm5haXJlIG9mIHRoZSBzdHVkeS4KCjwK\
      BAQBAgESA0wEFBovIEEgZGF0ZSwgdGhlIHNhbWUgZm9yIGV2ZXJ5Ym9keTogYFlZWVktTU0tRERgLgoKtgEKBAQBAgISA08E\
      HRqoASBBIGRhdGUgdGhhdCB0aGUgc3R1ZHkncyBzdGFmZiBzZXRzIGZvciBlYWNoIHBhcnRpY2lwYW50LCBieSB0aGUgaWQg\
      aXQgaGFzIHRoZXJlIChhIHZpc2l0IHRvIHRoZSBjbGluaWMsIGZvcgogaW5zdGFuY2UpOiAx4oCTNjQgbG93ZXItY2FzZSBs\
      ZXR0ZXJzLCBkaWdpdHMgYW5kIGh5cGhlbnMuCgo9CgQEAQIDEgNSAhkaMCBEYXlzIGZyb20gdGhhdCBkYXkgdG8gZGF5IDAs\
      IOKIkjMsNjYw4oCTMyw2NjAuCgouCgIEAhIEVgBrARoiIFRoZSBkYXlzIG9uIHdoaWNoIGEgcGxhbiBjb3VudHMuCgpKCgQE\
      AggAEgRYAmQDGjwgQ291bnRlZCBmcm9tIHRoZSBmaXJzdCBkYXkgKGBzdGFydF9kYXlgKS4gTm9uZTogZXZlcnkgZGF5LgoK\
      KwoEBAICABIDWgQaGh4gRXZlcnkgc28gbWFueSBkYXlzLCAx4oCTMzY2LgoKaAoEBAICARIDXAQbGlsgU2V2ZW4gZGF5cyBv\
      ZiBldmVyeSBzbyBtYW55IHdlZWtzLCAx4oCTNTI7IGEgd2VlayBiZWdpbnMgb24gdGhlIHdlZWtkYXkgb2YgdGhlIGZpcnN0\
      IGRheS4KCq8BCgQEAgICEgNfBBwaoQEgSW4gZXZlcnkgc28gbWFueSBtb250aHMsIDHigJMyNCwgdGhlIGRheSBvZiB0aGUg\
      bW9udGggdGhhdCB0aGUgZmlyc3QgZGF5IGhhcywgb3IgdGhlIGxhc3Qgb25lIG9mIGEgc2hvcnRlcgogbW9udGguIFdpdGgg\
      YSBgbW9udGhseWAgcGxhbiB0aGUgZGF5IHRoYXQgaXQgbmFtZXMuCgoxCgQEAgIDEgNhBBQaJCBTb21lIGRheXMgb24sIHNv\
      bWUgb2ZmLCBhbmQgc28gb24uCgofCgQEAgIEEgNjBB0aEiBTb21lIGRheXMgYWxvbmUuCgpqCgQEAgIFEgNmAhcaXSBIb3cg\
      bWFueSBkYXlzIGZyb20gdGhlIGZpcnN0IGRheSBvbiwgdGhvc2UgYmV0d2VlbiBpbmNsdWRlZCwgYXQgbW9zdCAzLDY2MDsg\
      MDogd2l0aG91dCBlbmQuCgp1CgQEAgIGEgNoAhcaaCBOb3RoaW5nIGlzIHBsYW5uZWQgYmVmb3JlIHRoaXMgZGF0ZSBvZiB0\
      aGUgcGFydGljaXBhbnQncyBjYWxlbmRhcjogYFlZWVktTU0tRERgOyBlbXB0eTogbm8gc3VjaCBib3VuZC4KCkgKBAQCAgcS\
      A2oCGBo7IE5vdGhpbmcgaXMgcGxhbm5lZCBhZnRlciB0aGlzIGRhdGU7IGVtcHR5OiBubyBzdWNoIGJvdW5kLgoKIwoCBAMS\
      BG4AcwEaFyBEYXlzIG9uIGFuZCBkYXlzIG9mZi4KChcKBAQDAgASA3ACFRoKIDHigJMzNjYuCgoZCgQEAwIBEgNyAhYaDCAx\
      4oCTMyw2NjAuCgo4CgIEBBIEdgB5ARosIERheXMgYnkgdGhlaXIgZGlzdGFuY2UgZnJvbSB0aGUgZmlyc3Qgb25lLgoKPgoE\
      BAQCABIDeAIbGjEgQXNjZW5kaW5nLCBlYWNoIGF0IG1vc3QgMyw2NjA7IDHigJMzNjYgb2YgdGhlbS4KCkQKAgQFEgV8AIkB\
      ARo3IEhvdyBmYXIgcGFydGljaXBhbnRzIG1heSBnbyB3aXRoIGEgcGxhbiBvZiB0aGVpciBvd24uCgpgCgQEBQIAEgN+Ahka\
      UyBOb3RpZmljYXRpb25zIGEgZGF5LCBhdCBsZWFzdDsgMDogMS4gT2YgYSBgY3VzdG9tYCBwbGFuIG9uIGVhY2ggZGF5IHRo\
      YXQgaGFzIGFueS4KCh8KBAQFAgESBIABAhkaESBBdCBtb3N0OyAwOiA5Ni4KCs0BCgQEBQICEgSDAQIhGr4BIE1pbnV0ZXMg\
      YmV0d2VlbiB0d28gbm90aWZpY2F0aW9ucywgYXQgbGVhc3QsIHVwIHRvIDcyMDsgMDogMTUsIG9yIHdoYXQgdGhlIHNjaGVk\
      dWxlJ3Mgb3duIGBzdGFuZGFyZGAgcGxhbiBoYXMKIGlmIHRoYXQgaXMgbGVzcyAoVFlUIMKnNS4yLjM6IDE1IG1pbnV0ZXMg\
      YXJlIG5vIGNob2ljZSBvZiB0aGUgcGFydGljaXBhbnQncykuCgpnCgQEBQIDEgSFAQIdGlkgTm8gd2luZG93IG1heSBiZWdp\
      biBiZWZvcmUgYW5kIG5vIHRpbWUgbGllIGJlZm9yZSwgaW4gbWludXRlcyBzaW5jZSBtaWRuaWdodCwgMOKAkzE0MzkuCgq0\
      AQoEBAUCBBIEiAECGxqlASBObyB3aW5kb3cgbWF5IGVuZCBhZnRlciBhbmQgbm8gdGltZSBsaWUgYWZ0ZXIsIDDigJMxNDM5\
      OyAwOiBubyBzdWNoIGJvdW5kLCBtaWRuaWdodC4gV2l0aCBhbiBlbmQgbm90IGFmdGVyIHRoZQogYmVnaW5uaW5nIHRoZSB0\
      aW1lIGJldHdlZW4gdGhlbSBydW5zIG92ZXIgbWlkbmlnaHQuCgpoCgIEBhIGjAEAlAEBGlogUmFuZG9tIGluc3RhbnRzLCBv\
      bmUgaW4gZWFjaCBvZiBgcGVyX2RheWAgZXF1YWwgcGFydHMgb2YgdGhlIGRheSdzIHdpbmRvdyAoVFlUIMKnNS4yLjMpLgoK\
      LAoEBAYCABIEjgECFRoeIE5vdGlmaWNhdGlvbnMgYSBkYXksIDHigJM5Ni4KCmEKBAQGAgESBJABAiEaUyBBdCBsZWFzdCBv\
      bmUsIGF0IG1vc3Qgb25lIHBlciB3ZWVrZGF5OyBhIHdlZWtkYXkgd2l0aG91dCBvbmUgaGFzIG5vIG5vdGlmaWNhdGlvbi4K\
      CpgBCgQEBgICEgSTAQIhGokBIE1pbnV0ZXMgYmV0d2VlbiB0d28gbm90aWZpY2F0aW9ucywgYXQgbW9zdCA3MjA7IDAgbWVh\
      bnMgdGhlIGRlZmF1bHQgb2YgMTUuIEFsbCBub3RpZmljYXRpb25zIG11c3QKIGZpdCBpbnRvIGVhY2ggd2luZG93IHRoYXQg\
      ZmFyIGFwYXJ0LgoKUQoCBAcSBpcBAJ4BARpDIENsb2NrIHRpbWVzIG9mIHRoZSBwYXJ0aWNpcGFudCdzIHpvbmUsIGluIG1p\
      bnV0ZXMgc2luY2UgbWlkbmlnaHQuCgo9CgQEBwIAEgSZAQIUGi8gVGhlIGRheSBvbiB3aGljaCB0aGUgd2luZG93IGJlZ2lu\
      czsgcmVxdWlyZWQuCgokCgQEBwIBEgSbAQIaGhYgMOKAkzE0MzksIGluY2x1c2l2ZS4KCm4KBAQHAgISBJ0BAhgaYCAw4oCT\
      MTQzOSwgZXhjbHVzaXZlOyBub3QgYWZ0ZXIgYHN0YXJ0X21pbnV0ZWAgbWVhbnMgdGhhdCB0aGUgd2luZG93IGVuZHMgb24g\
      dGhlIGZvbGxvd2luZyBkYXkuCgo1CgIECBIGoQEApAEBGicgRml4ZWQgY2xvY2sgdGltZXMgdGhhdCByZXBlYXQgd2Vla2x5\
      LgoKUAoEBAgCABIEowECIBpCIDHigJM2NzIgKG9uZSBldmVyeSBxdWFydGVyIG9mIGFuIGhvdXIpLCBlYWNoIG9uY2UsIGlu\
      IGFueSBvcmRlci4KCkUKAgQJEganAQCsAQEaNyBBIGNsb2NrIHRpbWUgb2YgYSB3ZWVrZGF5LCBpbiB0aGUgcGFydGljaXBh\
      bnQncyB6b25lLgoKGQoEBAkCABIEqQECFBoLIFJlcXVpcmVkLgoKMQoEBAkCARIEqwECGxojIE1pbnV0ZXMgc2luY2UgbWlk\
      bmlnaHQsIDDigJMxNDM5LgoKJAoCBAoSBq8BALQBARoWIE9uZSBpbnN0YW50IGEgbW9udGguCgo4CgQECgIAEgSxAQIaGiog\
      MeKAkzMxOyBpbiBhIHNob3J0ZXIgbW9udGggaXRzIGxhc3QgZGF5LgoKSwoEBAoCARIEswECGxo9IE1pbnV0ZXMgc2luY2Ug\
      bWlkbmlnaHQgaW4gdGhlIHBhcnRpY2lwYW50J3Mgem9uZSwgMOKAkzE0MzkuCgpHCgIECxIGtwEAugEBGjkgRml4ZWQgY2xv\
      Y2sgdGltZXMgb2YgZWFjaCBkYXkgb24gd2hpY2ggdGhlIHBsYW4gY291bnRzLgoKXgoEBAsCABIEuQECJRpQIE1pbnV0ZXMg\
      c2luY2UgbWlkbmlnaHQgaW4gdGhlIHBhcnRpY2lwYW50J3Mgem9uZSwgMOKAkzE0MzksIGVhY2ggb25jZTsgMeKAkzk2Lgpi\
      BnByb3RvMw==
      """)
}
