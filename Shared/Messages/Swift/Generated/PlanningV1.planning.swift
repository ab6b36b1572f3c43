// Generated from otolith/planning/v1/planning.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages

extension PlanningV1 {
  /// Why a notification is not placed.
  public enum UnplacedReason: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Never answered.
    case unspecified
    /// The participant's quiet hours leave no time for it.
    case quietHours
    /// The day has as many as the participant or the study allows.
    case perDayMax
    /// It would come too close to others.
    case gap
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .quietHours, .perDayMax, .gap] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .quietHours
        case 2: .perDayMax
        case 3: .gap
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .quietHours: 1
        case .perDayMax: 2
        case .gap: 3
        case .unrecognized(let number): number
      }
    }
  }
}

extension PlanningV1 {
  /// Asks for what comes next.
  public struct GetNotificationPlanRequest: Message {
    /// Empty: all studies of the caller.
    public var studyID: String
    /// IANA name, e.g. `Europe/Berlin`. Kept for the participant; empty means the one kept before.
    public var timeZone: String
    /// 1–500; 0 means 64, what iOS can hold pending (TYT §5.2.3.1). Android can hold 100 and more.
    public var limit: UInt32

    /// Every field at its default.
    public init() {
      self.studyID = ""
      self.timeZone = ""
      self.limit = 0
    }

    public init(
      studyID: String = "",
      timeZone: String = "",
      limit: UInt32 = 0
    ) {
      self.studyID = studyID
      self.timeZone = timeZone
      self.limit = limit
    }
  }
}

extension PlanningV1.GetNotificationPlanRequest {
  public static var fullName: String { "otolith.planning.v1.GetNotificationPlanRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Planning__V1__GetNotificationPlanRequest()
    otolith__planning__v1__get_notification_plan_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Planning__V1__GetNotificationPlanRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.timeZone = Codec.string(c.pointee.time_zone)
    self.limit = c.pointee.limit
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__GetNotificationPlanRequest> {
    let c = arena.allocate(Otolith__Planning__V1__GetNotificationPlanRequest.self)
    otolith__planning__v1__get_notification_plan_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.timeZone.isEmpty { c.pointee.time_zone = arena.string(self.timeZone) }
    c.pointee.limit = self.limit
    return c
  }
}

extension PlanningV1 {
  /// What comes next, as of now.
  public struct NotificationPlan: Message {
    /// Earliest first.
    public var notifications: [PlanningV1.Notification]
    /// The zone by which they are planned.
    public var timeZone: String
    /// What would have been asked in the time of `notifications`, and had no room; earliest first, at most 100.
    public var unplaced: [PlanningV1.UnplacedNotification]

    /// Every field at its default.
    public init() {
      self.notifications = []
      self.timeZone = ""
      self.unplaced = []
    }

    public init(
      notifications: [PlanningV1.Notification] = [],
      timeZone: String = "",
      unplaced: [PlanningV1.UnplacedNotification] = []
    ) {
      self.notifications = notifications
      self.timeZone = timeZone
      self.unplaced = unplaced
    }
  }
}

extension PlanningV1.NotificationPlan {
  public static var fullName: String { "otolith.planning.v1.NotificationPlan" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Planning__V1__NotificationPlan()
    otolith__planning__v1__notification_plan__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Planning__V1__NotificationPlan>) {
    self.notifications = Codec.messages(c.pointee.notifications, c.pointee.n_notifications) { PlanningV1.Notification($0) }
    self.timeZone = Codec.string(c.pointee.time_zone)
    self.unplaced = Codec.messages(c.pointee.unplaced, c.pointee.n_unplaced) { PlanningV1.UnplacedNotification($0) }
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
    return c
  }
}

extension PlanningV1 {
  /// A notification that a schedule asks for and the rules for the whole person leave no room for.
  public struct UnplacedNotification: Message {
    /// The study that asks.
    public var studyID: String
    /// What is to be filled in.
    public var questionnaireID: String
    /// The schedule that asks; empty where the study gives it no id.
    public var scheduleID: String
    /// When its schedule would have it.
    public var wishTime: GoogleProtobuf.Timestamp?
    /// What leaves no room.
    public var reason: PlanningV1.UnplacedReason

    /// Every field at its default.
    public init() {
      self.studyID = ""
      self.questionnaireID = ""
      self.scheduleID = ""
      self.wishTime = nil
      self.reason = PlanningV1.UnplacedReason(rawValue: 0)
    }

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
}

extension PlanningV1.UnplacedNotification {
  public static var fullName: String { "otolith.planning.v1.UnplacedNotification" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Planning__V1__UnplacedNotification()
    otolith__planning__v1__unplaced_notification__init(&message)
    return message.base.descriptor
  }()

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

extension PlanningV1 {
  /// One instant at which the participant is asked to fill in a questionnaire.
  public struct Notification: Message {
    /// UUID; to be named in the answer sheet it causes.
    public var notificationID: String
    /// The study that asks.
    public var studyID: String
    /// What is to be filled in.
    public var questionnaireID: String
    /// When the device notifies.
    public var notifyTime: GoogleProtobuf.Timestamp?
    /// After this instant it can no longer be answered in time; absent: until the next one.
    public var expireTime: GoogleProtobuf.Timestamp?
    /// The participant's own fixed time, or the study's (TYT `notification_fixed`).
    public var fixed: Bool
    /// The schedule that asks; empty where the study gives it no id.
    public var scheduleID: String

    /// Every field at its default.
    public init() {
      self.notificationID = ""
      self.studyID = ""
      self.questionnaireID = ""
      self.notifyTime = nil
      self.expireTime = nil
      self.fixed = false
      self.scheduleID = ""
    }

    public init(
      notificationID: String = "",
      studyID: String = "",
      questionnaireID: String = "",
      notifyTime: GoogleProtobuf.Timestamp? = nil,
      expireTime: GoogleProtobuf.Timestamp? = nil,
      fixed: Bool = false,
      scheduleID: String = ""
    ) {
      self.notificationID = notificationID
      self.studyID = studyID
      self.questionnaireID = questionnaireID
      self.notifyTime = notifyTime
      self.expireTime = expireTime
      self.fixed = fixed
      self.scheduleID = scheduleID
    }
  }
}

extension PlanningV1.Notification {
  public static var fullName: String { "otolith.planning.v1.Notification" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Planning__V1__Notification()
    otolith__planning__v1__notification__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Planning__V1__Notification>) {
    self.notificationID = Codec.string(c.pointee.notification_id)
    self.studyID = Codec.string(c.pointee.study_id)
    self.questionnaireID = Codec.string(c.pointee.questionnaire_id)
    self.notifyTime = c.pointee.notify_time.map { GoogleProtobuf.Timestamp($0) }
    self.expireTime = c.pointee.expire_time.map { GoogleProtobuf.Timestamp($0) }
    self.fixed = c.pointee.fixed != 0
    self.scheduleID = Codec.string(c.pointee.schedule_id)
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
    return c
  }
}

extension PlanningV1 {
  /// Names a schedule.
  public struct GetScheduleRequest: Message {
    /// One that the caller takes part in.
    public var studyID: String
    /// One of the study.
    public var questionnaireID: String
    /// One of the questionnaire; may be empty where it has only one.
    public var scheduleID: String

    /// Every field at its default.
    public init() {
      self.studyID = ""
      self.questionnaireID = ""
      self.scheduleID = ""
    }

    public init(
      studyID: String = "",
      questionnaireID: String = "",
      scheduleID: String = ""
    ) {
      self.studyID = studyID
      self.questionnaireID = questionnaireID
      self.scheduleID = scheduleID
    }
  }
}

extension PlanningV1.GetScheduleRequest {
  public static var fullName: String { "otolith.planning.v1.GetScheduleRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Planning__V1__GetScheduleRequest()
    otolith__planning__v1__get_schedule_request__init(&message)
    return message.base.descriptor
  }()

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

extension PlanningV1 {
  /// A plan of the caller's own.
  public struct SetScheduleRequest: Message {
    /// One that the caller takes part in.
    public var studyID: String
    /// One of the study, whose schedule participants may change.
    public var questionnaireID: String
    /// Random instants. Exactly one of `standard`, `custom`, `monthly`, `daily` and `muted` is given.
    public var standard: CatalogueV1.StandardPlan?
    /// Fixed clock times.
    public var custom: CatalogueV1.CustomPlan?
    /// One instant a month.
    public var monthly: CatalogueV1.MonthlyPlan?
    /// Switches the notifications off; no plan is given then.
    public var muted: Bool
    /// Fixed clock times of each day.
    public var daily: CatalogueV1.DailyPlan?
    /// One of the questionnaire; may be empty where it has only one.
    public var scheduleID: String

    /// Every field at its default.
    public init() {
      self.studyID = ""
      self.questionnaireID = ""
      self.standard = nil
      self.custom = nil
      self.monthly = nil
      self.muted = false
      self.daily = nil
      self.scheduleID = ""
    }

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
}

extension PlanningV1.SetScheduleRequest {
  public static var fullName: String { "otolith.planning.v1.SetScheduleRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Planning__V1__SetScheduleRequest()
    otolith__planning__v1__set_schedule_request__init(&message)
    return message.base.descriptor
  }()

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

extension PlanningV1 {
  /// The schedule is in force.
  public struct SetScheduleResponse: Message {
    /// As GetSchedule answers it from now on.
    public var participantSchedule: PlanningV1.ParticipantSchedule?

    /// Every field at its default.
    public init() {
      self.participantSchedule = nil
    }

    public init(
      participantSchedule: PlanningV1.ParticipantSchedule? = nil
    ) {
      self.participantSchedule = participantSchedule
    }
  }
}

extension PlanningV1.SetScheduleResponse {
  public static var fullName: String { "otolith.planning.v1.SetScheduleResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Planning__V1__SetScheduleResponse()
    otolith__planning__v1__set_schedule_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Planning__V1__SetScheduleResponse>) {
    self.participantSchedule = c.pointee.participant_schedule.map { PlanningV1.ParticipantSchedule($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__SetScheduleResponse> {
    let c = arena.allocate(Otolith__Planning__V1__SetScheduleResponse.self)
    otolith__planning__v1__set_schedule_response__init(c)
    if let value = self.participantSchedule { c.pointee.participant_schedule = value.cStruct(in: arena) }
    return c
  }
}

extension PlanningV1 {
  /// Names a schedule.
  public struct ResetScheduleRequest: Message {
    /// One that the caller takes part in.
    public var studyID: String
    /// One of the study.
    public var questionnaireID: String
    /// One of the questionnaire; may be empty where it has only one.
    public var scheduleID: String

    /// Every field at its default.
    public init() {
      self.studyID = ""
      self.questionnaireID = ""
      self.scheduleID = ""
    }

    public init(
      studyID: String = "",
      questionnaireID: String = "",
      scheduleID: String = ""
    ) {
      self.studyID = studyID
      self.questionnaireID = questionnaireID
      self.scheduleID = scheduleID
    }
  }
}

extension PlanningV1.ResetScheduleRequest {
  public static var fullName: String { "otolith.planning.v1.ResetScheduleRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Planning__V1__ResetScheduleRequest()
    otolith__planning__v1__reset_schedule_request__init(&message)
    return message.base.descriptor
  }()

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

extension PlanningV1 {
  /// The prescribed schedule is in force.
  public struct ResetScheduleResponse: Message {
    /// As GetSchedule answers it from now on.
    public var participantSchedule: PlanningV1.ParticipantSchedule?

    /// Every field at its default.
    public init() {
      self.participantSchedule = nil
    }

    public init(
      participantSchedule: PlanningV1.ParticipantSchedule? = nil
    ) {
      self.participantSchedule = participantSchedule
    }
  }
}

extension PlanningV1.ResetScheduleResponse {
  public static var fullName: String { "otolith.planning.v1.ResetScheduleResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Planning__V1__ResetScheduleResponse()
    otolith__planning__v1__reset_schedule_response__init(&message)
    return message.base.descriptor
  }()

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

extension PlanningV1 {
  /// A schedule as it is in force for one participant.
  public struct ParticipantSchedule: Message {
    /// The study.
    public var studyID: String
    /// The questionnaire.
    public var questionnaireID: String
    /// When the participant is asked; absent: the study prescribes no schedule for the questionnaire.
    public var schedule: CatalogueV1.Schedule?
    /// False where it is the one that the study prescribes.
    public var own: Bool
    /// The participant has switched notifications off.
    public var muted: Bool

    /// Every field at its default.
    public init() {
      self.studyID = ""
      self.questionnaireID = ""
      self.schedule = nil
      self.own = false
      self.muted = false
    }

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
}

extension PlanningV1.ParticipantSchedule {
  public static var fullName: String { "otolith.planning.v1.ParticipantSchedule" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Planning__V1__ParticipantSchedule()
    otolith__planning__v1__participant_schedule__init(&message)
    return message.base.descriptor
  }()

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

extension PlanningV1 {
  /// The descriptor of `otolith/planning/v1/planning.proto`.
  public static let planningFile = ProtoFile(
    name: "otolith/planning/v1/planning.proto",
    dependencies: [GoogleProtobuf.timestampFile, CatalogueV1.scheduleFile],
    base64: """
      CiJvdG9saXRoL3BsYW5uaW5nL3YxL3BsYW5uaW5nLnByb3RvEhNvdG9saXRoLnBsYW5uaW5nLnYxGh9nb29nbGUvcHJvdG9i\
      dWYvdGltZXN0YW1wLnByb3RvGiNvdG9saXRoL2NhdGFsb2d1ZS92MS9zY2hlZHVsZS5wcm90byJqChpHZXROb3RpZmljYXRp\
      b25QbGFuUmVxdWVzdBIZCghzdHVkeV9pZBgBIAEoCVIHc3R1ZHlJZBIbCgl0aW1lX3pvbmUYAiABKAlSCHRpbWVab25lEhQK\
      BWxpbWl0GAMgASgNUgVsaW1pdCK/AQoQTm90aWZpY2F0aW9uUGxhbhJHCg1ub3RpZmljYXRpb25zGAEgAygLMiEub3RvbGl0\
      aC5wbGFubmluZy52MS5Ob3RpZmljYXRpb25SDW5vdGlmaWNhdGlvbnMSGwoJdGltZV96b25lGAIgASgJUgh0aW1lWm9uZRJF\
      Cgh1bnBsYWNlZBgDIAMoCzIpLm90b2xpdGgucGxhbm5pbmcudjEuVW5wbGFjZWROb3RpZmljYXRpb25SCHVucGxhY2VkIvMB\
      ChRVbnBsYWNlZE5vdGlmaWNhdGlvbhIZCghzdHVkeV9pZBgBIAEoCVIHc3R1ZHlJZBIpChBxdWVzdGlvbm5haXJlX2lkGAIg\
      ASgJUg9xdWVzdGlvbm5haXJlSWQSHwoLc2NoZWR1bGVfaWQYAyABKAlSCnNjaGVkdWxlSWQSNwoJd2lzaF90aW1lGAQgASgL\
      MhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIId2lzaFRpbWUSOwoGcmVhc29uGAUgASgOMiMub3RvbGl0aC5wbGFubmlu\
      Zy52MS5VbnBsYWNlZFJlYXNvblIGcmVhc29uIq4CCgxOb3RpZmljYXRpb24SJwoPbm90aWZpY2F0aW9uX2lkGAEgASgJUg5u\
      b3RpZmljYXRpb25JZBIZCghzdHVkeV9pZBgCIAEoCVIHc3R1ZHlJZBIpChBxdWVzdGlvbm5haXJlX2lkGAMgASgJUg9xdWVz\
      dGlvbm5haXJlSWQSOwoLbm90aWZ5X3RpbWUYBCABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgpub3RpZnlUaW1l\
      EjsKC2V4cGlyZV90aW1lGAUgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIKZXhwaXJlVGltZRIUCgVmaXhlZBgG\
      IAEoCFIFZml4ZWQSHwoLc2NoZWR1bGVfaWQYByABKAlSCnNjaGVkdWxlSWQiewoSR2V0U2NoZWR1bGVSZXF1ZXN0EhkKCHN0\
      dWR5X2lkGAEgASgJUgdzdHVkeUlkEikKEHF1ZXN0aW9ubmFpcmVfaWQYAiABKAlSD3F1ZXN0aW9ubmFpcmVJZBIfCgtzY2hl\
      ZHVsZV9pZBgDIAEoCVIKc2NoZWR1bGVJZCL/AgoSU2V0U2NoZWR1bGVSZXF1ZXN0EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVk\
      eUlkEikKEHF1ZXN0aW9ubmFpcmVfaWQYAiABKAlSD3F1ZXN0aW9ubmFpcmVJZBI+CghzdGFuZGFyZBgDIAEoCzIiLm90b2xp\
      dGguY2F0YWxvZ3VlLnYxLlN0YW5kYXJkUGxhblIIc3RhbmRhcmQSOAoGY3VzdG9tGAQgASgLMiAub3RvbGl0aC5jYXRhbG9n\
      dWUudjEuQ3VzdG9tUGxhblIGY3VzdG9tEjsKB21vbnRobHkYBSABKAsyIS5vdG9saXRoLmNhdGFsb2d1ZS52MS5Nb250aGx5\
      UGxhblIHbW9udGhseRIUCgVtdXRlZBgGIAEoCFIFbXV0ZWQSNQoFZGFpbHkYByABKAsyHy5vdG9saXRoLmNhdGFsb2d1ZS52\
      MS5EYWlseVBsYW5SBWRhaWx5Eh8KC3NjaGVkdWxlX2lkGAggASgJUgpzY2hlZHVsZUlkInIKE1NldFNjaGVkdWxlUmVzcG9u\
      c2USWwoUcGFydGljaXBhbnRfc2NoZWR1bGUYASABKAsyKC5vdG9saXRoLnBsYW5uaW5nLnYxLlBhcnRpY2lwYW50U2NoZWR1\
      bGVSE3BhcnRpY2lwYW50U2NoZWR1bGUifQoUUmVzZXRTY2hlZHVsZVJlcXVlc3QSGQoIc3R1ZHlfaWQYASABKAlSB3N0dWR5\
      SWQSKQoQcXVlc3Rpb25uYWlyZV9pZBgCIAEoCVIPcXVlc3Rpb25uYWlyZUlkEh8KC3NjaGVkdWxlX2lkGAMgASgJUgpzY2hl\
      ZHVsZUlkInQKFVJlc2V0U2NoZWR1bGVSZXNwb25zZRJbChRwYXJ0aWNpcGFudF9zY2hlZHVsZRgBIAEoCzIoLm90b2xpdGgu\
      cGxhbm5pbmcudjEuUGFydGljaXBhbnRTY2hlZHVsZVITcGFydGljaXBhbnRTY2hlZHVsZSK/AQoTUGFydGljaXBhbnRTY2hl\
      ZHVsZRIZCghzdHVkeV9pZBgBIAEoCVIHc3R1ZHlJZBIpChBxdWVzdGlvbm5haXJlX2lkGAIgASgJUg9xdWVzdGlvbm5haXJl\
      SWQSOgoIc2NoZWR1bGUYAyABKAsyHi5vdG9saXRoLmNhdGFsb2d1ZS52MS5TY2hlZHVsZVIIc2NoZWR1bGUSEAoDb3duGAQg\
      ASgIUgNvd24SFAoFbXV0ZWQYBSABKAhSBW11dGVkKowBCg5VbnBsYWNlZFJlYXNvbhIfChtVTlBMQUNFRF9SRUFTT05fVU5T\
      UEVDSUZJRUQQABIfChtVTlBMQUNFRF9SRUFTT05fUVVJRVRfSE9VUlMQARIfChtVTlBMQUNFRF9SRUFTT05fUEVSX0RBWV9N\
      QVgQAhIXChNVTlBMQUNFRF9SRUFTT05fR0FQEAMywAMKD1BsYW5uaW5nU2VydmljZRJyChNHZXROb3RpZmljYXRpb25QbGFu\
      Ei8ub3RvbGl0aC5wbGFubmluZy52MS5HZXROb3RpZmljYXRpb25QbGFuUmVxdWVzdBolLm90b2xpdGgucGxhbm5pbmcudjEu\
      Tm90aWZpY2F0aW9uUGxhbiIDkAICEmUKC0dldFNjaGVkdWxlEicub3RvbGl0aC5wbGFubmluZy52MS5HZXRTY2hlZHVsZVJl\
      cXVlc3QaKC5vdG9saXRoLnBsYW5uaW5nLnYxLlBhcnRpY2lwYW50U2NoZWR1bGUiA5ACARJlCgtTZXRTY2hlZHVsZRInLm90\
      b2xpdGgucGxhbm5pbmcudjEuU2V0U2NoZWR1bGVSZXF1ZXN0Gigub3RvbGl0aC5wbGFubmluZy52MS5TZXRTY2hlZHVsZVJl\
      c3BvbnNlIgOQAgISawoNUmVzZXRTY2hlZHVsZRIpLm90b2xpdGgucGxhbm5pbmcudjEuUmVzZXRTY2hlZHVsZVJlcXVlc3Qa\
      Ki5vdG9saXRoLnBsYW5uaW5nLnYxLlJlc2V0U2NoZWR1bGVSZXNwb25zZSIDkAICQk0KE290b2xpdGgucGxhbm5pbmcudjFQ\
      AVoeb3RvbGl0aC9wbGFubmluZy92MTtwbGFubmluZ3YxqgITT3RvbGl0aC5QbGFubmluZy5WMUq9Kgr0AQoBDBIDBAASGukB\
      IE5vdGlmaWNhdGlvbiBwbGFuczogc2VlZGVkLCBleGFjdCBhY3Jvc3MgdGltZSB6b25lcywgbmV2ZXIgbW92ZWQgb25jZSBo\
      YW5kZWQgb3V0LgoKIEJlc2lkZSB0aGUgZXJyb3JzIHRoYXQgc3RhbmQgYXQgYSBtZXRob2QgaXQgYW5zd2VycyB0aG9zZSB0\
      aGF0IGFsbCBtZXRob2RzIGhhdmUKIChvdG9saXRoL2NvbW1vbi92MS9lcnJvcnMucHJvdG8pOyB0aGUgcmVhc29ucyBhcmUg\
      aW4gZXJyb3JzLnByb3RvLgoKSQoCBgASBBEANwEaPSBXaGVuIGEgcGFydGljaXBhbnQgaXMgYXNrZWQgdG8gZmlsbCBpbiB3\
      aGF0LiBOZWVkcyBhIHRva2VuLgoK3gQKBAYAAgASBBoCHAMazwQgVGhlIGNhbGxlcidzIG5leHQgaW5zdGFudHMgb3ZlciBh\
      bGwgcXVlc3Rpb25uYWlyZXMgd2l0aCBhIHNjaGVkdWxlLCBlYXJsaWVzdCBmaXJzdC4gQXNraW5nCiBhZ2FpbiBhbnN3ZXJz\
      IHRoZSBzYW1lIGluc3RhbnRzIHVudGlsIHNldHRpbmdzLCB6b25lIG9yIHN0dWR5IGNoYW5nZS4KCiBFcnJvcnM6IElOVkFM\
      SURfQVJHVU1FTlQgd2l0aCByZWFzb24gVElNRV9aT05FX1VOS05PV04gKGFsc28gd2hlbiBubyB6b25lIGlzIG5hbWVkIGFu\
      ZCBub25lIHdhcwoga2VwdCk7IFBFUk1JU1NJT05fREVOSUVEIHdpdGggcmVhc29uIE5PVF9FTlJPTExFRCB3aGVuIGBzdHVk\
      eV9pZGAgaXMgbmFtZWQgd2l0aG91dCBhbiBlbnJvbG1lbnQ7CiBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aCByZWFzb24gUkVQ\
      TEFOTkVEX1RPT19PRlRFTiBhZnRlciAxLDAwMCBjaGFuZ2VzIG9mIHNldHRpbmdzIG9yIHpvbmUgaW4KIDI0IGhvdXJzOyBV\
      TkFWQUlMQUJMRSB3aXRoIHJlYXNvbiBTVFVEWV9OT1RfWUVUX0tOT1dOIGFuZCBSZXRyeUluZm8gd2hpbGUgYSBzdHVkeSBp\
      cyBub3Qga25vd24gaGVyZSBhbmQKIHRoZSBjYXRhbG9ndWUgY2Fubm90IGJlIGFza2VkLgoK2AIKBAYAAgESBCICJAMayQIg\
      T25lIHNjaGVkdWxlIG9mIGEgcXVlc3Rpb25uYWlyZSBhcyBpdCBpcyBpbiBmb3JjZS4KCiBFcnJvcnM6IElOVkFMSURfQVJH\
      VU1FTlQsIHdpdGggcmVhc29uIFNDSEVEVUxFX0lEX01JU1NJTkcgd2hlcmUgdGhlIHF1ZXN0aW9ubmFpcmUgaGFzIHNldmVy\
      YWwgc2NoZWR1bGVzOwogTk9UX0ZPVU5EIHdpdGggcmVhc29uIFFVRVNUSU9OTkFJUkVfVU5LTk9XTiBvciBTQ0hFRFVMRV9V\
      TktOT1dOOyBQRVJNSVNTSU9OX0RFTklFRCB3aXRoIHJlYXNvbiBOT1RfRU5ST0xMRUQ7CiBVTkFWQUlMQUJMRSB3aXRoIHJl\
      YXNvbiBTVFVEWV9OT1RfWUVUX0tOT1dOIGFuZCBSZXRyeUluZm8uCgqUBgoEBgACAhIELgIwAxqFBiBSZXBsYWNlcyB0aGUg\
      cGxhbiBvZiBvbmUgc2NoZWR1bGUgYnkgdGhlIGNhbGxlcidzIG93bjsgYWN0cyBhdCBvbmNlLgoKIEVycm9yczogTk9UX0ZP\
      VU5ELCBQRVJNSVNTSU9OX0RFTklFRCwgVU5BVkFJTEFCTEUgYW5kIFNDSEVEVUxFX0lEX01JU1NJTkcgYXMgR2V0U2NoZWR1\
      bGU7IEZBSUxFRF9QUkVDT05ESVRJT04KIHdpdGggcmVhc29uIFNDSEVEVUxFX0ZJWEVEX0JZX1NUVURZLCBvciBQTEFOX09V\
      VF9PRl9CT1VORFMgd2l0aCBhIHZpb2xhdGlvbiBvZiBlYWNoIGZpZWxkIHRoYXQgZ29lcyBmdXJ0aGVyCiB0aGFuIHRoZSBz\
      dHVkeSBsZXRzIHBhcnRpY2lwYW50cyBnbzsgSU5WQUxJRF9BUkdVTUVOVCB3aXRoIGEgdmlvbGF0aW9uIG9mIGVhY2ggd3Jv\
      bmcgZmllbGQ6IFBMQU5fTUlTU0lORywKIFBMQU5fQU1CSUdVT1VTIChub25lIG9yIHNldmVyYWwgb2YgYHN0YW5kYXJkYCwg\
      YGN1c3RvbWAsIGBtb250aGx5YCwgYGRhaWx5YCBhbmQgYG11dGVkYCksCiBQRVJfREFZX09VVF9PRl9SQU5HRSwgR0FQX09V\
      VF9PRl9SQU5HRSwgTk9fV0lORE9XUywgREFZX01JU1NJTkcsIERBWV9EVVBMSUNBVEUsIE1JTlVURV9PVVRfT0ZfUkFOR0Us\
      CiBXSU5ET1dTX09WRVJMQVAsIE5PX1RJTUVTLCBUT09fTUFOWV9USU1FUywgVElNRV9EVVBMSUNBVEUsIERBWV9PRl9NT05U\
      SF9PVVRfT0ZfUkFOR0U7IG9yIFNDSEVEVUxFX0lORkVBU0lCTEUKIHdpdGggdGhlIGxhcmdlc3QgZmVhc2libGUgbnVtYmVy\
      IGluIGl0cyBFcnJvckluZm8gKGBtYXhpbXVtX3Blcl9kYXlgKS4KClwKBAYAAgMSBDQCNgMaTiBSZXR1cm5zIHRvIHRoZSBz\
      Y2hlZHVsZSB0aGF0IHRoZSBzdHVkeSBwcmVzY3JpYmVzLgoKIEVycm9yczogYXMgR2V0U2NoZWR1bGUuCgonCgIEABIEOgBB\
      ARobIEFza3MgZm9yIHdoYXQgY29tZXMgbmV4dC4KCjAKBAQAAgASAzwCFhojIEVtcHR5OiBhbGwgc3R1ZGllcyBvZiB0aGUg\
      Y2FsbGVyLgoKagoEBAACARIDPgIXGl0gSUFOQSBuYW1lLCBlLmcuIGBFdXJvcGUvQmVybGluYC4gS2VwdCBmb3IgdGhlIHBh\
      cnRpY2lwYW50OyBlbXB0eSBtZWFucyB0aGUgb25lIGtlcHQgYmVmb3JlLgoKbQoEBAACAhIDQAITGmAgMeKAkzUwMDsgMCBt\
      ZWFucyA2NCwgd2hhdCBpT1MgY2FuIGhvbGQgcGVuZGluZyAoVFlUIMKnNS4yLjMuMSkuIEFuZHJvaWQgY2FuIGhvbGQgMTAw\
      IGFuZCBtb3JlLgoKKQoCBAESBEQASwEaHSBXaGF0IGNvbWVzIG5leHQsIGFzIG9mIG5vdy4KCh4KBAQBAgASA0YCKhoRIEVh\
      cmxpZXN0IGZpcnN0LgoKMgoEBAECARIDSAIXGiUgVGhlIHpvbmUgYnkgd2hpY2ggdGhleSBhcmUgcGxhbm5lZC4KCncKBAQB\
      AgISA0oCLRpqIFdoYXQgd291bGQgaGF2ZSBiZWVuIGFza2VkIGluIHRoZSB0aW1lIG9mIGBub3RpZmljYXRpb25zYCwgYW5k\
      IGhhZCBubyByb29tOyBlYXJsaWVzdCBmaXJzdCwgYXQgbW9zdCAxMDAuCgovCgIFABIETgBXARojIFdoeSBhIG5vdGlmaWNh\
      dGlvbiBpcyBub3QgcGxhY2VkLgoKHgoEBQACABIDUAIiGhEgTmV2ZXIgYW5zd2VyZWQuCgpCCgQFAAIBEgNSAiIaNSBUaGUg\
      cGFydGljaXBhbnQncyBxdWlldCBob3VycyBsZWF2ZSBubyB0aW1lIGZvciBpdC4KCkoKBAUAAgISA1QCIho9IFRoZSBkYXkg\
      aGFzIGFzIG1hbnkgYXMgdGhlIHBhcnRpY2lwYW50IG9yIHRoZSBzdHVkeSBhbGxvd3MuCgoxCgQFAAIDEgNWAhoaJCBJdCB3\
      b3VsZCBjb21lIHRvbyBjbG9zZSB0byBvdGhlcnMuCgprCgIEAhIEWgBlARpfIEEgbm90aWZpY2F0aW9uIHRoYXQgYSBzY2hl\
      ZHVsZSBhc2tzIGZvciBhbmQgdGhlIHJ1bGVzIGZvciB0aGUgd2hvbGUgcGVyc29uIGxlYXZlIG5vIHJvb20gZm9yLgoKIwoE\
      BAICABIDXAIWGhYgVGhlIHN0dWR5IHRoYXQgYXNrcy4KCicKBAQCAgESA14CHhoaIFdoYXQgaXMgdG8gYmUgZmlsbGVkIGlu\
      LgoKTAoEBAICAhIDYAIZGj8gVGhlIHNjaGVkdWxlIHRoYXQgYXNrczsgZW1wdHkgd2hlcmUgdGhlIHN0dWR5IGdpdmVzIGl0\
      IG5vIGlkLgoKLwoEBAICAxIDYgIqGiIgV2hlbiBpdHMgc2NoZWR1bGUgd291bGQgaGF2ZSBpdC4KCiMKBAQCAgQSA2QCHBoW\
      IFdoYXQgbGVhdmVzIG5vIHJvb20uCgpXCgIEAxIEaAB3ARpLIE9uZSBpbnN0YW50IGF0IHdoaWNoIHRoZSBwYXJ0aWNpcGFu\
      dCBpcyBhc2tlZCB0byBmaWxsIGluIGEgcXVlc3Rpb25uYWlyZS4KCj8KBAQDAgASA2oCHRoyIFVVSUQ7IHRvIGJlIG5hbWVk\
      IGluIHRoZSBhbnN3ZXIgc2hlZXQgaXQgY2F1c2VzLgoKIwoEBAMCARIDbAIWGhYgVGhlIHN0dWR5IHRoYXQgYXNrcy4KCicK\
      BAQDAgISA24CHhoaIFdoYXQgaXMgdG8gYmUgZmlsbGVkIGluLgoKKAoEBAMCAxIDcAIsGhsgV2hlbiB0aGUgZGV2aWNlIG5v\
      dGlmaWVzLgoKYwoEBAMCBBIDcgIsGlYgQWZ0ZXIgdGhpcyBpbnN0YW50IGl0IGNhbiBubyBsb25nZXIgYmUgYW5zd2VyZWQg\
      aW4gdGltZTsgYWJzZW50OiB1bnRpbCB0aGUgbmV4dCBvbmUuCgpbCgQEAwIFEgN0AhEaTiBUaGUgcGFydGljaXBhbnQncyBv\
      d24gZml4ZWQgdGltZSwgb3IgdGhlIHN0dWR5J3MgKFRZVCBgbm90aWZpY2F0aW9uX2ZpeGVkYCkuCgpMCgQEAwIGEgN2Ahka\
      PyBUaGUgc2NoZWR1bGUgdGhhdCBhc2tzOyBlbXB0eSB3aGVyZSB0aGUgc3R1ZHkgZ2l2ZXMgaXQgbm8gaWQuCgogCgIEBBIF\
      egCBAQEaEyBOYW1lcyBhIHNjaGVkdWxlLgoKMQoEBAQCABIDfAIWGiQgT25lIHRoYXQgdGhlIGNhbGxlciB0YWtlcyBwYXJ0\
      IGluLgoKIAoEBAQCARIDfgIeGhMgT25lIG9mIHRoZSBzdHVkeS4KCk0KBAQEAgISBIABAhkaPyBPbmUgb2YgdGhlIHF1ZXN0\
      aW9ubmFpcmU7IG1heSBiZSBlbXB0eSB3aGVyZSBpdCBoYXMgb25seSBvbmUuCgorCgIEBRIGhAEAlQEBGh0gQSBwbGFuIG9m\
      IHRoZSBjYWxsZXIncyBvd24uCgoyCgQEBQIAEgSGAQIWGiQgT25lIHRoYXQgdGhlIGNhbGxlciB0YWtlcyBwYXJ0IGluLgoK\
      SQoEBAUCARIEiAECHho7IE9uZSBvZiB0aGUgc3R1ZHksIHdob3NlIHNjaGVkdWxlIHBhcnRpY2lwYW50cyBtYXkgY2hhbmdl\
      LgoKbgoEBAUCAhIEigECMRpgIFJhbmRvbSBpbnN0YW50cy4gRXhhY3RseSBvbmUgb2YgYHN0YW5kYXJkYCwgYGN1c3RvbWAs\
      IGBtb250aGx5YCwgYGRhaWx5YCBhbmQgYG11dGVkYCBpcyBnaXZlbi4KCiIKBAQFAgMSBIwBAi0aFCBGaXhlZCBjbG9jayB0\
      aW1lcy4KCiQKBAQFAgQSBI4BAi8aFiBPbmUgaW5zdGFudCBhIG1vbnRoLgoKRgoEBAUCBRIEkAECERo4IFN3aXRjaGVzIHRo\
      ZSBub3RpZmljYXRpb25zIG9mZjsgbm8gcGxhbiBpcyBnaXZlbiB0aGVuLgoKLgoEBAUCBhIEkgECKxogIEZpeGVkIGNsb2Nr\
      IHRpbWVzIG9mIGVhY2ggZGF5LgoKTQoEBAUCBxIElAECGRo/IE9uZSBvZiB0aGUgcXVlc3Rpb25uYWlyZTsgbWF5IGJlIGVt\
      cHR5IHdoZXJlIGl0IGhhcyBvbmx5IG9uZS4KCikKAgQGEgaYAQCbAQEaGyBUaGUgc2NoZWR1bGUgaXMgaW4gZm9yY2UuCgo2\
      CgQEBgIAEgSaAQIvGiggQXMgR2V0U2NoZWR1bGUgYW5zd2VycyBpdCBmcm9tIG5vdyBvbi4KCiEKAgQHEgaeAQClAQEaEyBO\
      YW1lcyBhIHNjaGVkdWxlLgoKMgoEBAcCABIEoAECFhokIE9uZSB0aGF0IHRoZSBjYWxsZXIgdGFrZXMgcGFydCBpbi4KCiEK\
      BAQHAgESBKIBAh4aEyBPbmUgb2YgdGhlIHN0dWR5LgoKTQoEBAcCAhIEpAECGRo/IE9uZSBvZiB0aGUgcXVlc3Rpb25uYWly\
      ZTsgbWF5IGJlIGVtcHR5IHdoZXJlIGl0IGhhcyBvbmx5IG9uZS4KCjQKAgQIEgaoAQCrAQEaJiBUaGUgcHJlc2NyaWJlZCBz\
      Y2hlZHVsZSBpcyBpbiBmb3JjZS4KCjYKBAQIAgASBKoBAi8aKCBBcyBHZXRTY2hlZHVsZSBhbnN3ZXJzIGl0IGZyb20gbm93\
      IG9uLgoKQQoCBAkSBq4BALkBARozIEEgc2NoZWR1bGUgYXMgaXQgaXMgaW4gZm9yY2UgZm9yIG9uZSBwYXJ0aWNpcGFudC4K\
      ChoKBAQJAgASBLABAhYaDCBUaGUgc3R1ZHkuCgoiCgQECQIBEgSyAQIeGhQgVGhlIHF1ZXN0aW9ubmFpcmUuCgpuCgQECQIC\
      EgS0AQItGmAgV2hlbiB0aGUgcGFydGljaXBhbnQgaXMgYXNrZWQ7IGFic2VudDogdGhlIHN0dWR5IHByZXNjcmliZXMgbm8g\
      c2NoZWR1bGUgZm9yIHRoZSBxdWVzdGlvbm5haXJlLgoKRAoEBAkCAxIEtgECDxo2IEZhbHNlIHdoZXJlIGl0IGlzIHRoZSBv\
      bmUgdGhhdCB0aGUgc3R1ZHkgcHJlc2NyaWJlcy4KCj8KBAQJAgQSBLgBAhEaMSBUaGUgcGFydGljaXBhbnQgaGFzIHN3aXRj\
      aGVkIG5vdGlmaWNhdGlvbnMgb2ZmLgpiBnByb3RvMw==
      """)
}
