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
    }

    /// What decides on the instants; required.
    public var plan: CatalogueV1.Schedule.OneOfPlan?
    /// Whether participants may replace the plan by one of their own (TYS FR 17).
    public var participantMayChange: Bool
    /// First day after joining on which anything is planned, 0–3,660; 0 is the day of joining
    /// (TYS `start_day`).
    public var startDay: UInt32
    /// Minutes after its instant in which a notification can be answered, at most 44,640 (31 days); 0 means
    /// until the next one.
    public var expiresAfterMinutes: UInt32

    /// Every field at its default.
    public init() {
      self.plan = nil
      self.participantMayChange = false
      self.startDay = 0
      self.expiresAfterMinutes = 0
    }

    public init(
      plan: CatalogueV1.Schedule.OneOfPlan? = nil,
      participantMayChange: Bool = false,
      startDay: UInt32 = 0,
      expiresAfterMinutes: UInt32 = 0
    ) {
      self.plan = plan
      self.participantMayChange = participantMayChange
      self.startDay = startDay
      self.expiresAfterMinutes = expiresAfterMinutes
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
      default: nil
    }
    self.participantMayChange = c.pointee.participant_may_change != 0
    self.startDay = c.pointee.start_day
    self.expiresAfterMinutes = c.pointee.expires_after_minutes
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
      case nil: break
    }
    c.pointee.participant_may_change = self.participantMayChange ? 1 : 0
    c.pointee.start_day = self.startDay
    c.pointee.expires_after_minutes = self.expiresAfterMinutes
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
  /// The descriptor of `otolith/catalogue/v1/schedule.proto`.
  public static let scheduleFile = ProtoFile(
    name: "otolith/catalogue/v1/schedule.proto",
    dependencies: [],
    base64: """
      CiNvdG9saXRoL2NhdGFsb2d1ZS92MS9zY2hlZHVsZS5wcm90bxIUb3RvbGl0aC5jYXRhbG9ndWUudjEi1gIKCFNjaGVkdWxl\
      EkAKCHN0YW5kYXJkGAEgASgLMiIub3RvbGl0aC5jYXRhbG9ndWUudjEuU3RhbmRhcmRQbGFuSABSCHN0YW5kYXJkEjoKBmN1\
      c3RvbRgCIAEoCzIgLm90b2xpdGguY2F0YWxvZ3VlLnYxLkN1c3RvbVBsYW5IAFIGY3VzdG9tEj0KB21vbnRobHkYAyABKAsy\
      IS5vdG9saXRoLmNhdGFsb2d1ZS52MS5Nb250aGx5UGxhbkgAUgdtb250aGx5EjQKFnBhcnRpY2lwYW50X21heV9jaGFuZ2UY\
      BCABKAhSFHBhcnRpY2lwYW50TWF5Q2hhbmdlEhsKCXN0YXJ0X2RheRgFIAEoDVIIc3RhcnREYXkSMgoVZXhwaXJlc19hZnRl\
      cl9taW51dGVzGAYgASgNUhNleHBpcmVzQWZ0ZXJNaW51dGVzQgYKBHBsYW4ikgEKDFN0YW5kYXJkUGxhbhIXCgdwZXJfZGF5\
      GAEgASgNUgZwZXJEYXkSOQoHd2luZG93cxgCIAMoCzIfLm90b2xpdGguY2F0YWxvZ3VlLnYxLkRheVdpbmRvd1IHd2luZG93\
      cxIuChNtaW5pbXVtX2dhcF9taW51dGVzGAMgASgNUhFtaW5pbXVtR2FwTWludXRlcyKAAQoJRGF5V2luZG93EjEKA2RheRgB\
      IAEoDjIfLm90b2xpdGguY2F0YWxvZ3VlLnYxLkRheU9mV2Vla1IDZGF5EiEKDHN0YXJ0X21pbnV0ZRgCIAEoDVILc3RhcnRN\
      aW51dGUSHQoKZW5kX21pbnV0ZRgDIAEoDVIJZW5kTWludXRlIkQKCkN1c3RvbVBsYW4SNgoFdGltZXMYASADKAsyIC5vdG9s\
      aXRoLmNhdGFsb2d1ZS52MS5XZWVrbHlUaW1lUgV0aW1lcyJjCgpXZWVrbHlUaW1lEjEKA2RheRgBIAEoDjIfLm90b2xpdGgu\
      Y2F0YWxvZ3VlLnYxLkRheU9mV2Vla1IDZGF5EiIKDW1pbnV0ZV9vZl9kYXkYAiABKA1SC21pbnV0ZU9mRGF5IlMKC01vbnRo\
      bHlQbGFuEiAKDGRheV9vZl9tb250aBgBIAEoDVIKZGF5T2ZNb250aBIiCg1taW51dGVfb2ZfZGF5GAIgASgNUgttaW51dGVP\
      ZkRheSrYAQoJRGF5T2ZXZWVrEhsKF0RBWV9PRl9XRUVLX1VOU1BFQ0lGSUVEEAASFgoSREFZX09GX1dFRUtfTU9OREFZEAES\
      FwoTREFZX09GX1dFRUtfVFVFU0RBWRACEhkKFURBWV9PRl9XRUVLX1dFRE5FU0RBWRADEhgKFERBWV9PRl9XRUVLX1RIVVJT\
      REFZEAQSFgoSREFZX09GX1dFRUtfRlJJREFZEAUSGAoUREFZX09GX1dFRUtfU0FUVVJEQVkQBhIWChJEQVlfT0ZfV0VFS19T\
      VU5EQVkQB0JRChRvdG9saXRoLmNhdGFsb2d1ZS52MVABWiBvdG9saXRoL2NhdGFsb2d1ZS92MTtjYXRhbG9ndWV2MaoCFE90\
      b2xpdGguQ2F0YWxvZ3VlLlYxSsUQCjYKAQwSAwEAEhosIFdoZW4gYSBxdWVzdGlvbm5haXJlIGFza3MgdG8gYmUgZmlsbGVk\
      IGluLgoKNQoCBQASBAsAHAEaKSBBIGRheSBvZiB0aGUgd2VlayAoSVNPIDg2MDEgbnVtYmVyaW5nKS4KCi8KBAUAAgASAw0C\
      HhoiIFJlZnVzZWQgd2l0aCByZWFzb24gREFZX01JU1NJTkcuCgoWCgQFAAIBEgMPAhkaCSBNb25kYXkuCgoXCgQFAAICEgMR\
      AhoaCiBUdWVzZGF5LgoKGQoEBQACAxIDEwIcGgwgV2VkbmVzZGF5LgoKGAoEBQACBBIDFQIbGgsgVGh1cnNkYXkuCgoWCgQF\
      AAIFEgMXAhkaCSBGcmlkYXkuCgoYCgQFAAIGEgMZAhsaCyBTYXR1cmRheS4KChYKBAUAAgcSAxsCGRoJIFN1bmRheS4KClAK\
      AgQAEgQfADEBGkQgV2hlbiBub3RpZmljYXRpb25zIGFyZSBwbGFubmVkLCBhbmQgaG93IGxvbmcgdGhleSBjYW4gYmUgYW5z\
      d2VyZWQuCgo3CgQEAAgAEgQhAigDGikgV2hhdCBkZWNpZGVzIG9uIHRoZSBpbnN0YW50czsgcmVxdWlyZWQuCgo7CgQEAAIA\
      EgMjBB4aLiBSYW5kb20gaW5zdGFudHMgd2l0aGluIGEgd2luZG93IG9mIGVhY2ggZGF5LgoKJwoEBAACARIDJQQaGhogRml4\
      ZWQgdGltZXMgb2YgdGhlIHdlZWsuCgorCgQEAAICEgMnBBwaHiBPbmUgZml4ZWQgdGltZSBvZiB0aGUgbW9udGguCgpZCgQE\
      AAIDEgMqAiIaTCBXaGV0aGVyIHBhcnRpY2lwYW50cyBtYXkgcmVwbGFjZSB0aGUgcGxhbiBieSBvbmUgb2YgdGhlaXIgb3du\
      IChUWVMgRlIgMTcpLgoKewoEBAACBBIDLQIXGm4gRmlyc3QgZGF5IGFmdGVyIGpvaW5pbmcgb24gd2hpY2ggYW55dGhpbmcg\
      aXMgcGxhbm5lZCwgMOKAkzMsNjYwOyAwIGlzIHRoZSBkYXkgb2Ygam9pbmluZwogKFRZUyBgc3RhcnRfZGF5YCkuCgqIAQoE\
      BAACBRIDMAIjGnsgTWludXRlcyBhZnRlciBpdHMgaW5zdGFudCBpbiB3aGljaCBhIG5vdGlmaWNhdGlvbiBjYW4gYmUgYW5z\
      d2VyZWQsIGF0IG1vc3QgNDQsNjQwICgzMSBkYXlzKTsgMCBtZWFucwogdW50aWwgdGhlIG5leHQgb25lLgoKZgoCBAESBDQA\
      PAEaWiBSYW5kb20gaW5zdGFudHMsIG9uZSBpbiBlYWNoIG9mIGBwZXJfZGF5YCBlcXVhbCBwYXJ0cyBvZiB0aGUgZGF5J3Mg\
      d2luZG93IChUWVQgwqc1LjIuMykuCgorCgQEAQIAEgM2AhUaHiBOb3RpZmljYXRpb25zIGEgZGF5LCAx4oCTOTYuCgpgCgQE\
      AQIBEgM4AiEaUyBBdCBsZWFzdCBvbmUsIGF0IG1vc3Qgb25lIHBlciB3ZWVrZGF5OyBhIHdlZWtkYXkgd2l0aG91dCBvbmUg\
      aGFzIG5vIG5vdGlmaWNhdGlvbi4KCpcBCgQEAQICEgM7AiEaiQEgTWludXRlcyBiZXR3ZWVuIHR3byBub3RpZmljYXRpb25z\
      LCBhdCBtb3N0IDcyMDsgMCBtZWFucyB0aGUgZGVmYXVsdCBvZiAxNS4gQWxsIG5vdGlmaWNhdGlvbnMgbXVzdAogZml0IGlu\
      dG8gZWFjaCB3aW5kb3cgdGhhdCBmYXIgYXBhcnQuCgpPCgIEAhIEPwBGARpDIENsb2NrIHRpbWVzIG9mIHRoZSBwYXJ0aWNp\
      cGFudCdzIHpvbmUsIGluIG1pbnV0ZXMgc2luY2UgbWlkbmlnaHQuCgo8CgQEAgIAEgNBAhQaLyBUaGUgZGF5IG9uIHdoaWNo\
      IHRoZSB3aW5kb3cgYmVnaW5zOyByZXF1aXJlZC4KCiMKBAQCAgESA0MCGhoWIDDigJMxNDM5LCBpbmNsdXNpdmUuCgptCgQE\
      AgICEgNFAhgaYCAw4oCTMTQzOSwgZXhjbHVzaXZlOyBub3QgYWZ0ZXIgYHN0YXJ0X21pbnV0ZWAgbWVhbnMgdGhhdCB0aGUg\
      d2luZG93IGVuZHMgb24gdGhlIGZvbGxvd2luZyBkYXkuCgozCgIEAxIESQBMARonIEZpeGVkIGNsb2NrIHRpbWVzIHRoYXQg\
      cmVwZWF0IHdlZWtseS4KCk8KBAQDAgASA0sCIBpCIDHigJM2NzIgKG9uZSBldmVyeSBxdWFydGVyIG9mIGFuIGhvdXIpLCBl\
      YWNoIG9uY2UsIGluIGFueSBvcmRlci4KCkMKAgQEEgRPAFQBGjcgQSBjbG9jayB0aW1lIG9mIGEgd2Vla2RheSwgaW4gdGhl\
      IHBhcnRpY2lwYW50J3Mgem9uZS4KChgKBAQEAgASA1ECFBoLIFJlcXVpcmVkLgoKMAoEBAQCARIDUwIbGiMgTWludXRlcyBz\
      aW5jZSBtaWRuaWdodCwgMOKAkzE0MzkuCgoiCgIEBRIEVwBcARoWIE9uZSBpbnN0YW50IGEgbW9udGguCgo3CgQEBQIAEgNZ\
      AhoaKiAx4oCTMzE7IGluIGEgc2hvcnRlciBtb250aCBpdHMgbGFzdCBkYXkuCgpKCgQEBQIBEgNbAhsaPSBNaW51dGVzIHNp\
      bmNlIG1pZG5pZ2h0IGluIHRoZSBwYXJ0aWNpcGFudCdzIHpvbmUsIDDigJMxNDM5LgpiBnByb3RvMw==
      """)
}
