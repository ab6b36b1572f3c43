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
    /// `plan_token` of the answer before: only what has changed since is answered. Empty: everything.
    public var planToken: String

    /// Every field at its default.
    public init() {
      self.studyID = ""
      self.timeZone = ""
      self.limit = 0
      self.planToken = ""
    }

    public init(
      studyID: String = "",
      timeZone: String = "",
      limit: UInt32 = 0,
      planToken: String = ""
    ) {
      self.studyID = studyID
      self.timeZone = timeZone
      self.limit = limit
      self.planToken = planToken
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

extension PlanningV1 {
  /// What comes next, as of now.
  public struct NotificationPlan: Message {
    /// Earliest first.
    public var notifications: [PlanningV1.Notification]
    /// The zone by which they are planned.
    public var timeZone: String
    /// What would have been asked in the time of `notifications`, and had no room; earliest first, at most 100.
    public var unplaced: [PlanningV1.UnplacedNotification]
    /// For the next request.
    public var planToken: String
    /// True: `notifications` has only those that the answer with the request's token had not. False, also where a token
    /// was named of which nothing is known any more: it has all that are to come, and what else the device has to come is to
    /// be removed. What it has shown already stays until it expires: a plan never has it.
    public var delta: Bool
    /// With `delta`: to be removed from the device: called off, answered or dismissed since. UUIDs; may name some that the
    /// device never had.
    public var removedNotificationIDs: [String]

    /// Every field at its default.
    public init() {
      self.notifications = []
      self.timeZone = ""
      self.unplaced = []
      self.planToken = ""
      self.delta = false
      self.removedNotificationIDs = []
    }

    public init(
      notifications: [PlanningV1.Notification] = [],
      timeZone: String = "",
      unplaced: [PlanningV1.UnplacedNotification] = [],
      planToken: String = "",
      delta: Bool = false,
      removedNotificationIDs: [String] = []
    ) {
      self.notifications = notifications
      self.timeZone = timeZone
      self.unplaced = unplaced
      self.planToken = planToken
      self.delta = delta
      self.removedNotificationIDs = removedNotificationIDs
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
    self.planToken = Codec.string(c.pointee.plan_token)
    self.delta = c.pointee.delta != 0
    self.removedNotificationIDs = Codec.array(c.pointee.removed_notification_ids, c.pointee.n_removed_notification_ids) { Codec.string($0) }
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
    /// When the device notifies again as long as it is neither answered nor dismissed; earliest first.
    public var reminderTimes: [GoogleProtobuf.Timestamp]
    /// How often the participant may put it off; 0: not.
    public var snoozeTimesMax: UInt32
    /// For how many minutes at once, at most.
    public var snoozeMinutesMax: UInt32
    /// Minutes from having begun to fill the questionnaire in, in which it is to be finished; 0: before `expire_time`.
    public var completionMinutes: UInt32
    /// What has become of it so far.
    public var state: PlanningV1.NotificationState

    /// Every field at its default.
    public init() {
      self.notificationID = ""
      self.studyID = ""
      self.questionnaireID = ""
      self.notifyTime = nil
      self.expireTime = nil
      self.fixed = false
      self.scheduleID = ""
      self.reminderTimes = []
      self.snoozeTimesMax = 0
      self.snoozeMinutesMax = 0
      self.completionMinutes = 0
      self.state = PlanningV1.NotificationState(rawValue: 0)
    }

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
      state: PlanningV1.NotificationState = PlanningV1.NotificationState(rawValue: 0)
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
    self.reminderTimes = Codec.messages(c.pointee.reminder_times, c.pointee.n_reminder_times) { GoogleProtobuf.Timestamp($0) }
    self.snoozeTimesMax = c.pointee.snooze_times_max
    self.snoozeMinutesMax = c.pointee.snooze_minutes_max
    self.completionMinutes = c.pointee.completion_minutes
    self.state = PlanningV1.NotificationState(rawValue: Int32(truncatingIfNeeded: c.pointee.state.rawValue))
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
    /// How many of its prompts have room together with everything else that the participant is asked, on the weekday
    /// that has room for the fewest of those on which it asks; 0 where it is muted, too. What has no room on a date is in
    /// NotificationPlan.unplaced.
    public var placeablePerDay: UInt32

    /// Every field at its default.
    public init() {
      self.participantSchedule = nil
      self.placeablePerDay = 0
    }

    public init(
      participantSchedule: PlanningV1.ParticipantSchedule? = nil,
      placeablePerDay: UInt32 = 0
    ) {
      self.participantSchedule = participantSchedule
      self.placeablePerDay = placeablePerDay
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
    dependencies: [GoogleProtobuf.timestampFile, CatalogueV1.scheduleFile, PlanningV1.promptsFile],
    base64: """
      CiJvdG9saXRoL3BsYW5uaW5nL3YxL3BsYW5uaW5nLnByb3RvEhNvdG9saXRoLnBsYW5uaW5nLnYxGh9nb29nbGUvcHJvdG9i\
      dWYvdGltZXN0YW1wLnByb3RvGiNvdG9saXRoL2NhdGFsb2d1ZS92MS9zY2hlZHVsZS5wcm90bxohb3RvbGl0aC9wbGFubmlu\
      Zy92MS9wcm9tcHRzLnByb3RvIokBChpHZXROb3RpZmljYXRpb25QbGFuUmVxdWVzdBIZCghzdHVkeV9pZBgBIAEoCVIHc3R1\
      ZHlJZBIbCgl0aW1lX3pvbmUYAiABKAlSCHRpbWVab25lEhQKBWxpbWl0GAMgASgNUgVsaW1pdBIdCgpwbGFuX3Rva2VuGAQg\
      ASgJUglwbGFuVG9rZW4irgIKEE5vdGlmaWNhdGlvblBsYW4SRwoNbm90aWZpY2F0aW9ucxgBIAMoCzIhLm90b2xpdGgucGxh\
      bm5pbmcudjEuTm90aWZpY2F0aW9uUg1ub3RpZmljYXRpb25zEhsKCXRpbWVfem9uZRgCIAEoCVIIdGltZVpvbmUSRQoIdW5w\
      bGFjZWQYAyADKAsyKS5vdG9saXRoLnBsYW5uaW5nLnYxLlVucGxhY2VkTm90aWZpY2F0aW9uUgh1bnBsYWNlZBIdCgpwbGFu\
      X3Rva2VuGAQgASgJUglwbGFuVG9rZW4SFAoFZGVsdGEYBSABKAhSBWRlbHRhEjgKGHJlbW92ZWRfbm90aWZpY2F0aW9uX2lk\
      cxgGIAMoCVIWcmVtb3ZlZE5vdGlmaWNhdGlvbklkcyLzAQoUVW5wbGFjZWROb3RpZmljYXRpb24SGQoIc3R1ZHlfaWQYASAB\
      KAlSB3N0dWR5SWQSKQoQcXVlc3Rpb25uYWlyZV9pZBgCIAEoCVIPcXVlc3Rpb25uYWlyZUlkEh8KC3NjaGVkdWxlX2lkGAMg\
      ASgJUgpzY2hlZHVsZUlkEjcKCXdpc2hfdGltZRgEIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCHdpc2hUaW1l\
      EjsKBnJlYXNvbhgFIAEoDjIjLm90b2xpdGgucGxhbm5pbmcudjEuVW5wbGFjZWRSZWFzb25SBnJlYXNvbiK2BAoMTm90aWZp\
      Y2F0aW9uEicKD25vdGlmaWNhdGlvbl9pZBgBIAEoCVIObm90aWZpY2F0aW9uSWQSGQoIc3R1ZHlfaWQYAiABKAlSB3N0dWR5\
      SWQSKQoQcXVlc3Rpb25uYWlyZV9pZBgDIAEoCVIPcXVlc3Rpb25uYWlyZUlkEjsKC25vdGlmeV90aW1lGAQgASgLMhouZ29v\
      Z2xlLnByb3RvYnVmLlRpbWVzdGFtcFIKbm90aWZ5VGltZRI7CgtleHBpcmVfdGltZRgFIAEoCzIaLmdvb2dsZS5wcm90b2J1\
      Zi5UaW1lc3RhbXBSCmV4cGlyZVRpbWUSFAoFZml4ZWQYBiABKAhSBWZpeGVkEh8KC3NjaGVkdWxlX2lkGAcgASgJUgpzY2hl\
      ZHVsZUlkEkEKDnJlbWluZGVyX3RpbWVzGAggAygLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFINcmVtaW5kZXJUaW1l\
      cxIoChBzbm9vemVfdGltZXNfbWF4GAkgASgNUg5zbm9vemVUaW1lc01heBIsChJzbm9vemVfbWludXRlc19tYXgYCiABKA1S\
      EHNub296ZU1pbnV0ZXNNYXgSLQoSY29tcGxldGlvbl9taW51dGVzGAsgASgNUhFjb21wbGV0aW9uTWludXRlcxI8CgVzdGF0\
      ZRgMIAEoDjImLm90b2xpdGgucGxhbm5pbmcudjEuTm90aWZpY2F0aW9uU3RhdGVSBXN0YXRlInsKEkdldFNjaGVkdWxlUmVx\
      dWVzdBIZCghzdHVkeV9pZBgBIAEoCVIHc3R1ZHlJZBIpChBxdWVzdGlvbm5haXJlX2lkGAIgASgJUg9xdWVzdGlvbm5haXJl\
      SWQSHwoLc2NoZWR1bGVfaWQYAyABKAlSCnNjaGVkdWxlSWQi/wIKElNldFNjaGVkdWxlUmVxdWVzdBIZCghzdHVkeV9pZBgB\
      IAEoCVIHc3R1ZHlJZBIpChBxdWVzdGlvbm5haXJlX2lkGAIgASgJUg9xdWVzdGlvbm5haXJlSWQSPgoIc3RhbmRhcmQYAyAB\
      KAsyIi5vdG9saXRoLmNhdGFsb2d1ZS52MS5TdGFuZGFyZFBsYW5SCHN0YW5kYXJkEjgKBmN1c3RvbRgEIAEoCzIgLm90b2xp\
      dGguY2F0YWxvZ3VlLnYxLkN1c3RvbVBsYW5SBmN1c3RvbRI7Cgdtb250aGx5GAUgASgLMiEub3RvbGl0aC5jYXRhbG9ndWUu\
      djEuTW9udGhseVBsYW5SB21vbnRobHkSFAoFbXV0ZWQYBiABKAhSBW11dGVkEjUKBWRhaWx5GAcgASgLMh8ub3RvbGl0aC5j\
      YXRhbG9ndWUudjEuRGFpbHlQbGFuUgVkYWlseRIfCgtzY2hlZHVsZV9pZBgIIAEoCVIKc2NoZWR1bGVJZCKeAQoTU2V0U2No\
      ZWR1bGVSZXNwb25zZRJbChRwYXJ0aWNpcGFudF9zY2hlZHVsZRgBIAEoCzIoLm90b2xpdGgucGxhbm5pbmcudjEuUGFydGlj\
      aXBhbnRTY2hlZHVsZVITcGFydGljaXBhbnRTY2hlZHVsZRIqChFwbGFjZWFibGVfcGVyX2RheRgCIAEoDVIPcGxhY2VhYmxl\
      UGVyRGF5In0KFFJlc2V0U2NoZWR1bGVSZXF1ZXN0EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkEikKEHF1ZXN0aW9ubmFp\
      cmVfaWQYAiABKAlSD3F1ZXN0aW9ubmFpcmVJZBIfCgtzY2hlZHVsZV9pZBgDIAEoCVIKc2NoZWR1bGVJZCJ0ChVSZXNldFNj\
      aGVkdWxlUmVzcG9uc2USWwoUcGFydGljaXBhbnRfc2NoZWR1bGUYASABKAsyKC5vdG9saXRoLnBsYW5uaW5nLnYxLlBhcnRp\
      Y2lwYW50U2NoZWR1bGVSE3BhcnRpY2lwYW50U2NoZWR1bGUivwEKE1BhcnRpY2lwYW50U2NoZWR1bGUSGQoIc3R1ZHlfaWQY\
      ASABKAlSB3N0dWR5SWQSKQoQcXVlc3Rpb25uYWlyZV9pZBgCIAEoCVIPcXVlc3Rpb25uYWlyZUlkEjoKCHNjaGVkdWxlGAMg\
      ASgLMh4ub3RvbGl0aC5jYXRhbG9ndWUudjEuU2NoZWR1bGVSCHNjaGVkdWxlEhAKA293bhgEIAEoCFIDb3duEhQKBW11dGVk\
      GAUgASgIUgVtdXRlZCqMAQoOVW5wbGFjZWRSZWFzb24SHwobVU5QTEFDRURfUkVBU09OX1VOU1BFQ0lGSUVEEAASHwobVU5Q\
      TEFDRURfUkVBU09OX1FVSUVUX0hPVVJTEAESHwobVU5QTEFDRURfUkVBU09OX1BFUl9EQVlfTUFYEAISFwoTVU5QTEFDRURf\
      UkVBU09OX0dBUBADMr8ECg9QbGFubmluZ1NlcnZpY2UScgoTR2V0Tm90aWZpY2F0aW9uUGxhbhIvLm90b2xpdGgucGxhbm5p\
      bmcudjEuR2V0Tm90aWZpY2F0aW9uUGxhblJlcXVlc3QaJS5vdG9saXRoLnBsYW5uaW5nLnYxLk5vdGlmaWNhdGlvblBsYW4i\
      A5ACAhJ9ChNSZXBvcnROb3RpZmljYXRpb25zEi8ub3RvbGl0aC5wbGFubmluZy52MS5SZXBvcnROb3RpZmljYXRpb25zUmVx\
      dWVzdBowLm90b2xpdGgucGxhbm5pbmcudjEuUmVwb3J0Tm90aWZpY2F0aW9uc1Jlc3BvbnNlIgOQAgISZQoLR2V0U2NoZWR1\
      bGUSJy5vdG9saXRoLnBsYW5uaW5nLnYxLkdldFNjaGVkdWxlUmVxdWVzdBooLm90b2xpdGgucGxhbm5pbmcudjEuUGFydGlj\
      aXBhbnRTY2hlZHVsZSIDkAIBEmUKC1NldFNjaGVkdWxlEicub3RvbGl0aC5wbGFubmluZy52MS5TZXRTY2hlZHVsZVJlcXVl\
      c3QaKC5vdG9saXRoLnBsYW5uaW5nLnYxLlNldFNjaGVkdWxlUmVzcG9uc2UiA5ACAhJrCg1SZXNldFNjaGVkdWxlEikub3Rv\
      bGl0aC5wbGFubmluZy52MS5SZXNldFNjaGVkdWxlUmVxdWVzdBoqLm90b2xpdGgucGxhbm5pbmcudjEuUmVzZXRTY2hlZHVs\
      ZVJlc3BvbnNlIgOQAgJCTQoTb3RvbGl0aC5wbGFubmluZy52MVABWh5vdG9saXRoL3BsYW5uaW5nL3YxO3BsYW5uaW5ndjGq\
      AhNPdG9saXRoLlBsYW5uaW5nLlYxSuU6CvQBCgEMEgMEABIa6QEgTm90aWZpY2F0aW9uIHBsYW5zOiBzZWVkZWQsIGV4YWN0\
      IGFjcm9zcyB0aW1lIHpvbmVzLCBuZXZlciBtb3ZlZCBvbmNlIGhhbmRlZCBvdXQuCgogQmVzaWRlIHRoZSBlcnJvcnMgdGhh\
      dCBzdGFuZCBhdCBhIG1ldGhvZCBpdCBhbnN3ZXJzIHRob3NlIHRoYXQgYWxsIG1ldGhvZHMgaGF2ZQogKG90b2xpdGgvY29t\
      bW9uL3YxL2Vycm9ycy5wcm90byk7IHRoZSByZWFzb25zIGFyZSBpbiBlcnJvcnMucHJvdG8uCgpJCgIGABIEEgBDARo9IFdo\
      ZW4gYSBwYXJ0aWNpcGFudCBpcyBhc2tlZCB0byBmaWxsIGluIHdoYXQuIE5lZWRzIGEgdG9rZW4uCgrABQoEBgACABIEHAIe\
      AxqxBSBUaGUgY2FsbGVyJ3MgbmV4dCBpbnN0YW50cyBvdmVyIGFsbCBxdWVzdGlvbm5haXJlcyB3aXRoIGEgc2NoZWR1bGUs\
      IGVhcmxpZXN0IGZpcnN0LiBBc2tpbmcKIGFnYWluIGFuc3dlcnMgdGhlIHNhbWUgaW5zdGFudHMgdW50aWwgc2V0dGluZ3Ms\
      IHpvbmUgb3Igc3R1ZHkgY2hhbmdlLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVCB3aXRoIHJlYXNvbiBUSU1FX1pPTkVf\
      VU5LTk9XTiAoYWxzbyB3aGVuIG5vIHpvbmUgaXMgbmFtZWQgYW5kIG5vbmUgd2FzCiBrZXB0KTsgUEVSTUlTU0lPTl9ERU5J\
      RUQgd2l0aCByZWFzb24gTk9UX0VOUk9MTEVEIHdoZW4gYHN0dWR5X2lkYCBpcyBuYW1lZCB3aXRob3V0IGFuIGVucm9sbWVu\
      dDsKIFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIHJlYXNvbiBSRVBMQU5ORURfVE9PX09GVEVOIGFmdGVyIDEsMDAwIGNoYW5n\
      ZXMgb2Ygc2V0dGluZ3Mgb3Igem9uZSBpbgogMjQgaG91cnMsIG9mIGhvd2V2ZXIgbWFueSBzY2hlZHVsZXMsIG9yIFRPT19N\
      QU5ZX0NBTExTOyBVTkFWQUlMQUJMRSB3aXRoIFJldHJ5SW5mbyBhbmQgcmVhc29uIFNUVURZX05PVF9ZRVRfS05PV04KIHdo\
      aWxlIGEgc3R1ZHkgaXMgbm90IGtub3duIGhlcmUgYW5kIHRoZSBjYXRhbG9ndWUgY2Fubm90IGJlIGFza2VkLCBvciBFTlJP\
      TE1FTlRfTk9UX1lFVF9LTk9XTiBhIG1vbWVudCBhZnRlcgogam9pbmluZy4KCq8DCgQGAAIBEgQkAiYDGqADIFdoYXQgYmVj\
      YW1lIG9mIG5vdGlmaWNhdGlvbnMgb24gdGhlIGRldmljZSwgYWxzbyBsb25nIGFmdGVyIGl0IGhhcHBlbmVkIChvZmZsaW5l\
      KS4gT2YgZWFjaCBraW5kIHdoYXQgaGFwcGVuZWQKIGZpcnN0IGNvdW50cywgd2hhdGV2ZXIgZGV2aWNlIHRlbGxzIG9mIGl0\
      IGFuZCBob3cgb2Z0ZW4uIEVhY2ggaXMganVkZ2VkIGJ5IGl0c2VsZjogc2VlIHRoZSBvdXRjb21lcy4KCiBFcnJvcnM6IElO\
      VkFMSURfQVJHVU1FTlQgd2l0aCBhIHZpb2xhdGlvbiBvZiBlYWNoIHdyb25nIGZpZWxkOiBSRVBPUlRTX01JU1NJTkcsIFRP\
      T19NQU5ZX1JFUE9SVFMsCiBOT1RJRklDQVRJT05fSURfSU5WQUxJRCwgUkVQT1JUX0tJTkRfTUlTU0lORywgVElNRV9NSVNT\
      SU5HLCBTTk9PWkVfRU5EX01JU1NJTkcsIFNOT09aRV9FTkRfTUlTUExBQ0VELgoK2AIKBAYAAgISBCwCLgMayQIgT25lIHNj\
      aGVkdWxlIG9mIGEgcXVlc3Rpb25uYWlyZSBhcyBpdCBpcyBpbiBmb3JjZS4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQs\
      IHdpdGggcmVhc29uIFNDSEVEVUxFX0lEX01JU1NJTkcgd2hlcmUgdGhlIHF1ZXN0aW9ubmFpcmUgaGFzIHNldmVyYWwgc2No\
      ZWR1bGVzOwogTk9UX0ZPVU5EIHdpdGggcmVhc29uIFFVRVNUSU9OTkFJUkVfVU5LTk9XTiBvciBTQ0hFRFVMRV9VTktOT1dO\
      OyBQRVJNSVNTSU9OX0RFTklFRCB3aXRoIHJlYXNvbiBOT1RfRU5ST0xMRUQ7CiBVTkFWQUlMQUJMRSB3aXRoIHJlYXNvbiBT\
      VFVEWV9OT1RfWUVUX0tOT1dOIGFuZCBSZXRyeUluZm8uCgr0BwoEBgACAxIEOgI8AxrlByBSZXBsYWNlcyB0aGUgcGxhbiBv\
      ZiBvbmUgc2NoZWR1bGUgYnkgdGhlIGNhbGxlcidzIG93bjsgYWN0cyBhdCBvbmNlLgoKIEVycm9yczogTk9UX0ZPVU5ELCBQ\
      RVJNSVNTSU9OX0RFTklFRCwgVU5BVkFJTEFCTEUgYW5kIFNDSEVEVUxFX0lEX01JU1NJTkcgYXMgR2V0U2NoZWR1bGU7IEZB\
      SUxFRF9QUkVDT05ESVRJT04KIHdpdGggcmVhc29uIFNDSEVEVUxFX0ZJWEVEX0JZX1NUVURZLCBvciBQTEFOX09VVF9PRl9C\
      T1VORFMgd2l0aCBhIHZpb2xhdGlvbiBvZiBlYWNoIGZpZWxkIHRoYXQgZ29lcyBmdXJ0aGVyCiB0aGFuIHRoZSBzdHVkeSBs\
      ZXRzIHBhcnRpY2lwYW50cyBnbzsgSU5WQUxJRF9BUkdVTUVOVCB3aXRoIGEgdmlvbGF0aW9uIG9mIGVhY2ggd3JvbmcgZmll\
      bGQ6IFBMQU5fTUlTU0lORywKIFBMQU5fQU1CSUdVT1VTIChub25lIG9yIHNldmVyYWwgb2YgYHN0YW5kYXJkYCwgYGN1c3Rv\
      bWAsIGBtb250aGx5YCwgYGRhaWx5YCBhbmQgYG11dGVkYCksCiBQRVJfREFZX09VVF9PRl9SQU5HRSwgR0FQX09VVF9PRl9S\
      QU5HRSwgTk9fV0lORE9XUywgREFZX01JU1NJTkcsIERBWV9EVVBMSUNBVEUsIE1JTlVURV9PVVRfT0ZfUkFOR0UsCiBXSU5E\
      T1dTX09WRVJMQVAsIE5PX1RJTUVTLCBUT09fTUFOWV9USU1FUywgVElNRV9EVVBMSUNBVEUsIERBWV9PRl9NT05USF9PVVRf\
      T0ZfUkFOR0U7IG9yIFNDSEVEVUxFX0lORkVBU0lCTEUKIHdpdGggdGhlIGxhcmdlc3QgZmVhc2libGUgbnVtYmVyIGluIGl0\
      cyBFcnJvckluZm8gKGBtYXhpbXVtX3Blcl9kYXlgKS4gVGhhdCBhbHNvIGFuc3dlcnMgYSBwbGFuIHRoYXQgbmV2ZXIgaGFz\
      CiByb29tIHVuZGVyIHRoZSBydWxlcyBmb3IgZXZlcnl0aGluZyB0aGF0IHRoZSBjYWxsZXIgaXMgYXNrZWQsIHRob3VnaCBu\
      b3RoaW5nIGVsc2Ugd2VyZSBhc2tlZDogdGhlbiBhIHZpb2xhdGlvbgogbmFtZXMgdGhlIHJ1bGUsIElOX1FVSUVUX0hPVVJT\
      LCBPVkVSX1BFUl9EQVlfTUFYIG9yIFdJVEhJTl9QUk9NUFRfR0FQLgoKXAoEBgACBBIEQAJCAxpOIFJldHVybnMgdG8gdGhl\
      IHNjaGVkdWxlIHRoYXQgdGhlIHN0dWR5IHByZXNjcmliZXMuCgogRXJyb3JzOiBhcyBHZXRTY2hlZHVsZS4KCicKAgQAEgRG\
      AE8BGhsgQXNrcyBmb3Igd2hhdCBjb21lcyBuZXh0LgoKMAoEBAACABIDSAIWGiMgRW1wdHk6IGFsbCBzdHVkaWVzIG9mIHRo\
      ZSBjYWxsZXIuCgpqCgQEAAIBEgNKAhcaXSBJQU5BIG5hbWUsIGUuZy4gYEV1cm9wZS9CZXJsaW5gLiBLZXB0IGZvciB0aGUg\
      cGFydGljaXBhbnQ7IGVtcHR5IG1lYW5zIHRoZSBvbmUga2VwdCBiZWZvcmUuCgptCgQEAAICEgNMAhMaYCAx4oCTNTAwOyAw\
      IG1lYW5zIDY0LCB3aGF0IGlPUyBjYW4gaG9sZCBwZW5kaW5nIChUWVQgwqc1LjIuMy4xKS4gQW5kcm9pZCBjYW4gaG9sZCAx\
      MDAgYW5kIG1vcmUuCgptCgQEAAIDEgNOAhgaYCBgcGxhbl90b2tlbmAgb2YgdGhlIGFuc3dlciBiZWZvcmU6IG9ubHkgd2hh\
      dCBoYXMgY2hhbmdlZCBzaW5jZSBpcyBhbnN3ZXJlZC4gRW1wdHk6IGV2ZXJ5dGhpbmcuCgopCgIEARIEUgBiARodIFdoYXQg\
      Y29tZXMgbmV4dCwgYXMgb2Ygbm93LgoKHgoEBAECABIDVAIqGhEgRWFybGllc3QgZmlyc3QuCgoyCgQEAQIBEgNWAhcaJSBU\
      aGUgem9uZSBieSB3aGljaCB0aGV5IGFyZSBwbGFubmVkLgoKdwoEBAECAhIDWAItGmogV2hhdCB3b3VsZCBoYXZlIGJlZW4g\
      YXNrZWQgaW4gdGhlIHRpbWUgb2YgYG5vdGlmaWNhdGlvbnNgLCBhbmQgaGFkIG5vIHJvb207IGVhcmxpZXN0IGZpcnN0LCBh\
      dCBtb3N0IDEwMC4KCiQKBAQBAgMSA1oCGBoXIEZvciB0aGUgbmV4dCByZXF1ZXN0LgoKywIKBAQBAgQSA14CERq9AiBUcnVl\
      OiBgbm90aWZpY2F0aW9uc2AgaGFzIG9ubHkgdGhvc2UgdGhhdCB0aGUgYW5zd2VyIHdpdGggdGhlIHJlcXVlc3QncyB0b2tl\
      biBoYWQgbm90LiBGYWxzZSwgYWxzbyB3aGVyZSBhIHRva2VuCiB3YXMgbmFtZWQgb2Ygd2hpY2ggbm90aGluZyBpcyBrbm93\
      biBhbnkgbW9yZTogaXQgaGFzIGFsbCB0aGF0IGFyZSB0byBjb21lLCBhbmQgd2hhdCBlbHNlIHRoZSBkZXZpY2UgaGFzIHRv\
      IGNvbWUgaXMgdG8KIGJlIHJlbW92ZWQuIFdoYXQgaXQgaGFzIHNob3duIGFscmVhZHkgc3RheXMgdW50aWwgaXQgZXhwaXJl\
      czogYSBwbGFuIG5ldmVyIGhhcyBpdC4KCpYBCgQEAQIFEgNhAi8aiAEgV2l0aCBgZGVsdGFgOiB0byBiZSByZW1vdmVkIGZy\
      b20gdGhlIGRldmljZTogY2FsbGVkIG9mZiwgYW5zd2VyZWQgb3IgZGlzbWlzc2VkIHNpbmNlLiBVVUlEczsgbWF5IG5hbWUg\
      c29tZSB0aGF0IHRoZQogZGV2aWNlIG5ldmVyIGhhZC4KCi8KAgUAEgRlAG4BGiMgV2h5IGEgbm90aWZpY2F0aW9uIGlzIG5v\
      dCBwbGFjZWQuCgoeCgQFAAIAEgNnAiIaESBOZXZlciBhbnN3ZXJlZC4KCkIKBAUAAgESA2kCIho1IFRoZSBwYXJ0aWNpcGFu\
      dCdzIHF1aWV0IGhvdXJzIGxlYXZlIG5vIHRpbWUgZm9yIGl0LgoKSgoEBQACAhIDawIiGj0gVGhlIGRheSBoYXMgYXMgbWFu\
      eSBhcyB0aGUgcGFydGljaXBhbnQgb3IgdGhlIHN0dWR5IGFsbG93cy4KCjEKBAUAAgMSA20CGhokIEl0IHdvdWxkIGNvbWUg\
      dG9vIGNsb3NlIHRvIG90aGVycy4KCmsKAgQCEgRxAHwBGl8gQSBub3RpZmljYXRpb24gdGhhdCBhIHNjaGVkdWxlIGFza3Mg\
      Zm9yIGFuZCB0aGUgcnVsZXMgZm9yIHRoZSB3aG9sZSBwZXJzb24gbGVhdmUgbm8gcm9vbSBmb3IuCgojCgQEAgIAEgNzAhYa\
      FiBUaGUgc3R1ZHkgdGhhdCBhc2tzLgoKJwoEBAICARIDdQIeGhogV2hhdCBpcyB0byBiZSBmaWxsZWQgaW4uCgpMCgQEAgIC\
      EgN3AhkaPyBUaGUgc2NoZWR1bGUgdGhhdCBhc2tzOyBlbXB0eSB3aGVyZSB0aGUgc3R1ZHkgZ2l2ZXMgaXQgbm8gaWQuCgov\
      CgQEAgIDEgN5AioaIiBXaGVuIGl0cyBzY2hlZHVsZSB3b3VsZCBoYXZlIGl0LgoKIwoEBAICBBIDewIcGhYgV2hhdCBsZWF2\
      ZXMgbm8gcm9vbS4KClgKAgQDEgV/AJgBARpLIE9uZSBpbnN0YW50IGF0IHdoaWNoIHRoZSBwYXJ0aWNpcGFudCBpcyBhc2tl\
      ZCB0byBmaWxsIGluIGEgcXVlc3Rpb25uYWlyZS4KCkAKBAQDAgASBIEBAh0aMiBVVUlEOyB0byBiZSBuYW1lZCBpbiB0aGUg\
      YW5zd2VyIHNoZWV0IGl0IGNhdXNlcy4KCiQKBAQDAgESBIMBAhYaFiBUaGUgc3R1ZHkgdGhhdCBhc2tzLgoKKAoEBAMCAhIE\
      hQECHhoaIFdoYXQgaXMgdG8gYmUgZmlsbGVkIGluLgoKKQoEBAMCAxIEhwECLBobIFdoZW4gdGhlIGRldmljZSBub3RpZmll\
      cy4KCmQKBAQDAgQSBIkBAiwaViBBZnRlciB0aGlzIGluc3RhbnQgaXQgY2FuIG5vIGxvbmdlciBiZSBhbnN3ZXJlZCBpbiB0\
      aW1lOyBhYnNlbnQ6IHVudGlsIHRoZSBuZXh0IG9uZS4KClwKBAQDAgUSBIsBAhEaTiBUaGUgcGFydGljaXBhbnQncyBvd24g\
      Zml4ZWQgdGltZSwgb3IgdGhlIHN0dWR5J3MgKFRZVCBgbm90aWZpY2F0aW9uX2ZpeGVkYCkuCgpNCgQEAwIGEgSNAQIZGj8g\
      VGhlIHNjaGVkdWxlIHRoYXQgYXNrczsgZW1wdHkgd2hlcmUgdGhlIHN0dWR5IGdpdmVzIGl0IG5vIGlkLgoKbwoEBAMCBxIE\
      jwECOBphIFdoZW4gdGhlIGRldmljZSBub3RpZmllcyBhZ2FpbiBhcyBsb25nIGFzIGl0IGlzIG5laXRoZXIgYW5zd2VyZWQg\
      bm9yIGRpc21pc3NlZDsgZWFybGllc3QgZmlyc3QuCgpBCgQEAwIIEgSRAQIeGjMgSG93IG9mdGVuIHRoZSBwYXJ0aWNpcGFu\
      dCBtYXkgcHV0IGl0IG9mZjsgMDogbm90LgoKNgoEBAMCCRIEkwECIRooIEZvciBob3cgbWFueSBtaW51dGVzIGF0IG9uY2Us\
      IGF0IG1vc3QuCgp/CgQEAwIKEgSVAQIhGnEgTWludXRlcyBmcm9tIGhhdmluZyBiZWd1biB0byBmaWxsIHRoZSBxdWVzdGlv\
      bm5haXJlIGluLCBpbiB3aGljaCBpdCBpcyB0byBiZSBmaW5pc2hlZDsgMDogYmVmb3JlIGBleHBpcmVfdGltZWAuCgotCgQE\
      AwILEgSXAQIfGh8gV2hhdCBoYXMgYmVjb21lIG9mIGl0IHNvIGZhci4KCiEKAgQEEgabAQCiAQEaEyBOYW1lcyBhIHNjaGVk\
      dWxlLgoKMgoEBAQCABIEnQECFhokIE9uZSB0aGF0IHRoZSBjYWxsZXIgdGFrZXMgcGFydCBpbi4KCiEKBAQEAgESBJ8BAh4a\
      EyBPbmUgb2YgdGhlIHN0dWR5LgoKTQoEBAQCAhIEoQECGRo/IE9uZSBvZiB0aGUgcXVlc3Rpb25uYWlyZTsgbWF5IGJlIGVt\
      cHR5IHdoZXJlIGl0IGhhcyBvbmx5IG9uZS4KCisKAgQFEgalAQC2AQEaHSBBIHBsYW4gb2YgdGhlIGNhbGxlcidzIG93bi4K\
      CjIKBAQFAgASBKcBAhYaJCBPbmUgdGhhdCB0aGUgY2FsbGVyIHRha2VzIHBhcnQgaW4uCgpJCgQEBQIBEgSpAQIeGjsgT25l\
      IG9mIHRoZSBzdHVkeSwgd2hvc2Ugc2NoZWR1bGUgcGFydGljaXBhbnRzIG1heSBjaGFuZ2UuCgpuCgQEBQICEgSrAQIxGmAg\
      UmFuZG9tIGluc3RhbnRzLiBFeGFjdGx5IG9uZSBvZiBgc3RhbmRhcmRgLCBgY3VzdG9tYCwgYG1vbnRobHlgLCBgZGFpbHlg\
      IGFuZCBgbXV0ZWRgIGlzIGdpdmVuLgoKIgoEBAUCAxIErQECLRoUIEZpeGVkIGNsb2NrIHRpbWVzLgoKJAoEBAUCBBIErwEC\
      LxoWIE9uZSBpbnN0YW50IGEgbW9udGguCgpGCgQEBQIFEgSxAQIRGjggU3dpdGNoZXMgdGhlIG5vdGlmaWNhdGlvbnMgb2Zm\
      OyBubyBwbGFuIGlzIGdpdmVuIHRoZW4uCgouCgQEBQIGEgSzAQIrGiAgRml4ZWQgY2xvY2sgdGltZXMgb2YgZWFjaCBkYXku\
      CgpNCgQEBQIHEgS1AQIZGj8gT25lIG9mIHRoZSBxdWVzdGlvbm5haXJlOyBtYXkgYmUgZW1wdHkgd2hlcmUgaXQgaGFzIG9u\
      bHkgb25lLgoKKQoCBAYSBrkBAMABARobIFRoZSBzY2hlZHVsZSBpcyBpbiBmb3JjZS4KCjYKBAQGAgASBLsBAi8aKCBBcyBH\
      ZXRTY2hlZHVsZSBhbnN3ZXJzIGl0IGZyb20gbm93IG9uLgoKjgIKBAQGAgESBL8BAh8a/wEgSG93IG1hbnkgb2YgaXRzIHBy\
      b21wdHMgaGF2ZSByb29tIHRvZ2V0aGVyIHdpdGggZXZlcnl0aGluZyBlbHNlIHRoYXQgdGhlIHBhcnRpY2lwYW50IGlzIGFz\
      a2VkLCBvbiB0aGUgd2Vla2RheQogdGhhdCBoYXMgcm9vbSBmb3IgdGhlIGZld2VzdCBvZiB0aG9zZSBvbiB3aGljaCBpdCBh\
      c2tzOyAwIHdoZXJlIGl0IGlzIG11dGVkLCB0b28uIFdoYXQgaGFzIG5vIHJvb20gb24gYSBkYXRlIGlzIGluCiBOb3RpZmlj\
      YXRpb25QbGFuLnVucGxhY2VkLgoKIQoCBAcSBsMBAMoBARoTIE5hbWVzIGEgc2NoZWR1bGUuCgoyCgQEBwIAEgTFAQIWGiQg\
      T25lIHRoYXQgdGhlIGNhbGxlciB0YWtlcyBwYXJ0IGluLgoKIQoEBAcCARIExwECHhoTIE9uZSBvZiB0aGUgc3R1ZHkuCgpN\
      CgQEBwICEgTJAQIZGj8gT25lIG9mIHRoZSBxdWVzdGlvbm5haXJlOyBtYXkgYmUgZW1wdHkgd2hlcmUgaXQgaGFzIG9ubHkg\
      b25lLgoKNAoCBAgSBs0BANABARomIFRoZSBwcmVzY3JpYmVkIHNjaGVkdWxlIGlzIGluIGZvcmNlLgoKNgoEBAgCABIEzwEC\
      LxooIEFzIEdldFNjaGVkdWxlIGFuc3dlcnMgaXQgZnJvbSBub3cgb24uCgpBCgIECRIG0wEA3gEBGjMgQSBzY2hlZHVsZSBh\
      cyBpdCBpcyBpbiBmb3JjZSBmb3Igb25lIHBhcnRpY2lwYW50LgoKGgoEBAkCABIE1QECFhoMIFRoZSBzdHVkeS4KCiIKBAQJ\
      AgESBNcBAh4aFCBUaGUgcXVlc3Rpb25uYWlyZS4KCm4KBAQJAgISBNkBAi0aYCBXaGVuIHRoZSBwYXJ0aWNpcGFudCBpcyBh\
      c2tlZDsgYWJzZW50OiB0aGUgc3R1ZHkgcHJlc2NyaWJlcyBubyBzY2hlZHVsZSBmb3IgdGhlIHF1ZXN0aW9ubmFpcmUuCgpE\
      CgQECQIDEgTbAQIPGjYgRmFsc2Ugd2hlcmUgaXQgaXMgdGhlIG9uZSB0aGF0IHRoZSBzdHVkeSBwcmVzY3JpYmVzLgoKPwoE\
      BAkCBBIE3QECERoxIFRoZSBwYXJ0aWNpcGFudCBoYXMgc3dpdGNoZWQgbm90aWZpY2F0aW9ucyBvZmYuCmIGcHJvdG8z
      """)
}
