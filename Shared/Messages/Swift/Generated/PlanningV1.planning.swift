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
    /// was named of which nothing is known any more: it has all, and what the device has beside them is to be removed.
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
      YXRhbG9ndWUudjEuRGFpbHlQbGFuUgVkYWlseRIfCgtzY2hlZHVsZV9pZBgIIAEoCVIKc2NoZWR1bGVJZCJyChNTZXRTY2hl\
      ZHVsZVJlc3BvbnNlElsKFHBhcnRpY2lwYW50X3NjaGVkdWxlGAEgASgLMigub3RvbGl0aC5wbGFubmluZy52MS5QYXJ0aWNp\
      cGFudFNjaGVkdWxlUhNwYXJ0aWNpcGFudFNjaGVkdWxlIn0KFFJlc2V0U2NoZWR1bGVSZXF1ZXN0EhkKCHN0dWR5X2lkGAEg\
      ASgJUgdzdHVkeUlkEikKEHF1ZXN0aW9ubmFpcmVfaWQYAiABKAlSD3F1ZXN0aW9ubmFpcmVJZBIfCgtzY2hlZHVsZV9pZBgD\
      IAEoCVIKc2NoZWR1bGVJZCJ0ChVSZXNldFNjaGVkdWxlUmVzcG9uc2USWwoUcGFydGljaXBhbnRfc2NoZWR1bGUYASABKAsy\
      KC5vdG9saXRoLnBsYW5uaW5nLnYxLlBhcnRpY2lwYW50U2NoZWR1bGVSE3BhcnRpY2lwYW50U2NoZWR1bGUivwEKE1BhcnRp\
      Y2lwYW50U2NoZWR1bGUSGQoIc3R1ZHlfaWQYASABKAlSB3N0dWR5SWQSKQoQcXVlc3Rpb25uYWlyZV9pZBgCIAEoCVIPcXVl\
      c3Rpb25uYWlyZUlkEjoKCHNjaGVkdWxlGAMgASgLMh4ub3RvbGl0aC5jYXRhbG9ndWUudjEuU2NoZWR1bGVSCHNjaGVkdWxl\
      EhAKA293bhgEIAEoCFIDb3duEhQKBW11dGVkGAUgASgIUgVtdXRlZCqMAQoOVW5wbGFjZWRSZWFzb24SHwobVU5QTEFDRURf\
      UkVBU09OX1VOU1BFQ0lGSUVEEAASHwobVU5QTEFDRURfUkVBU09OX1FVSUVUX0hPVVJTEAESHwobVU5QTEFDRURfUkVBU09O\
      X1BFUl9EQVlfTUFYEAISFwoTVU5QTEFDRURfUkVBU09OX0dBUBADMr8ECg9QbGFubmluZ1NlcnZpY2UScgoTR2V0Tm90aWZp\
      Y2F0aW9uUGxhbhIvLm90b2xpdGgucGxhbm5pbmcudjEuR2V0Tm90aWZpY2F0aW9uUGxhblJlcXVlc3QaJS5vdG9saXRoLnBs\
      YW5uaW5nLnYxLk5vdGlmaWNhdGlvblBsYW4iA5ACAhJ9ChNSZXBvcnROb3RpZmljYXRpb25zEi8ub3RvbGl0aC5wbGFubmlu\
      Zy52MS5SZXBvcnROb3RpZmljYXRpb25zUmVxdWVzdBowLm90b2xpdGgucGxhbm5pbmcudjEuUmVwb3J0Tm90aWZpY2F0aW9u\
      c1Jlc3BvbnNlIgOQAgISZQoLR2V0U2NoZWR1bGUSJy5vdG9saXRoLnBsYW5uaW5nLnYxLkdldFNjaGVkdWxlUmVxdWVzdBoo\
      Lm90b2xpdGgucGxhbm5pbmcudjEuUGFydGljaXBhbnRTY2hlZHVsZSIDkAIBEmUKC1NldFNjaGVkdWxlEicub3RvbGl0aC5w\
      bGFubmluZy52MS5TZXRTY2hlZHVsZVJlcXVlc3QaKC5vdG9saXRoLnBsYW5uaW5nLnYxLlNldFNjaGVkdWxlUmVzcG9uc2Ui\
      A5ACAhJrCg1SZXNldFNjaGVkdWxlEikub3RvbGl0aC5wbGFubmluZy52MS5SZXNldFNjaGVkdWxlUmVxdWVzdBoqLm90b2xp\
      dGgucGxhbm5pbmcudjEuUmVzZXRTY2hlZHVsZVJlc3BvbnNlIgOQAgJCTQoTb3RvbGl0aC5wbGFubmluZy52MVABWh5vdG9s\
      aXRoL3BsYW5uaW5nL3YxO3BsYW5uaW5ndjGqAhNPdG9saXRoLlBsYW5uaW5nLlYxSrY1CvQBCgEMEgMEABIa6QEgTm90aWZp\
      Y2F0aW9uIHBsYW5zOiBzZWVkZWQsIGV4YWN0IGFjcm9zcyB0aW1lIHpvbmVzLCBuZXZlciBtb3ZlZCBvbmNlIGhhbmRlZCBv\
      dXQuCgogQmVzaWRlIHRoZSBlcnJvcnMgdGhhdCBzdGFuZCBhdCBhIG1ldGhvZCBpdCBhbnN3ZXJzIHRob3NlIHRoYXQgYWxs\
      IG1ldGhvZHMgaGF2ZQogKG90b2xpdGgvY29tbW9uL3YxL2Vycm9ycy5wcm90byk7IHRoZSByZWFzb25zIGFyZSBpbiBlcnJv\
      cnMucHJvdG8uCgpJCgIGABIEEgBAARo9IFdoZW4gYSBwYXJ0aWNpcGFudCBpcyBhc2tlZCB0byBmaWxsIGluIHdoYXQuIE5l\
      ZWRzIGEgdG9rZW4uCgreBAoEBgACABIEGwIdAxrPBCBUaGUgY2FsbGVyJ3MgbmV4dCBpbnN0YW50cyBvdmVyIGFsbCBxdWVz\
      dGlvbm5haXJlcyB3aXRoIGEgc2NoZWR1bGUsIGVhcmxpZXN0IGZpcnN0LiBBc2tpbmcKIGFnYWluIGFuc3dlcnMgdGhlIHNh\
      bWUgaW5zdGFudHMgdW50aWwgc2V0dGluZ3MsIHpvbmUgb3Igc3R1ZHkgY2hhbmdlLgoKIEVycm9yczogSU5WQUxJRF9BUkdV\
      TUVOVCB3aXRoIHJlYXNvbiBUSU1FX1pPTkVfVU5LTk9XTiAoYWxzbyB3aGVuIG5vIHpvbmUgaXMgbmFtZWQgYW5kIG5vbmUg\
      d2FzCiBrZXB0KTsgUEVSTUlTU0lPTl9ERU5JRUQgd2l0aCByZWFzb24gTk9UX0VOUk9MTEVEIHdoZW4gYHN0dWR5X2lkYCBp\
      cyBuYW1lZCB3aXRob3V0IGFuIGVucm9sbWVudDsKIFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIHJlYXNvbiBSRVBMQU5ORURf\
      VE9PX09GVEVOIGFmdGVyIDEsMDAwIGNoYW5nZXMgb2Ygc2V0dGluZ3Mgb3Igem9uZSBpbgogMjQgaG91cnM7IFVOQVZBSUxB\
      QkxFIHdpdGggcmVhc29uIFNUVURZX05PVF9ZRVRfS05PV04gYW5kIFJldHJ5SW5mbyB3aGlsZSBhIHN0dWR5IGlzIG5vdCBr\
      bm93biBoZXJlIGFuZAogdGhlIGNhdGFsb2d1ZSBjYW5ub3QgYmUgYXNrZWQuCgqvAwoEBgACARIEIwIlAxqgAyBXaGF0IGJl\
      Y2FtZSBvZiBub3RpZmljYXRpb25zIG9uIHRoZSBkZXZpY2UsIGFsc28gbG9uZyBhZnRlciBpdCBoYXBwZW5lZCAob2ZmbGlu\
      ZSkuIE9mIGVhY2gga2luZCB3aGF0IGhhcHBlbmVkCiBmaXJzdCBjb3VudHMsIHdoYXRldmVyIGRldmljZSB0ZWxscyBvZiBp\
      dCBhbmQgaG93IG9mdGVuLiBFYWNoIGlzIGp1ZGdlZCBieSBpdHNlbGY6IHNlZSB0aGUgb3V0Y29tZXMuCgogRXJyb3JzOiBJ\
      TlZBTElEX0FSR1VNRU5UIHdpdGggYSB2aW9sYXRpb24gb2YgZWFjaCB3cm9uZyBmaWVsZDogUkVQT1JUU19NSVNTSU5HLCBU\
      T09fTUFOWV9SRVBPUlRTLAogTk9USUZJQ0FUSU9OX0lEX0lOVkFMSUQsIFJFUE9SVF9LSU5EX01JU1NJTkcsIFRJTUVfTUlT\
      U0lORywgU05PT1pFX0VORF9NSVNTSU5HLCBTTk9PWkVfRU5EX01JU1BMQUNFRC4KCtgCCgQGAAICEgQrAi0DGskCIE9uZSBz\
      Y2hlZHVsZSBvZiBhIHF1ZXN0aW9ubmFpcmUgYXMgaXQgaXMgaW4gZm9yY2UuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5U\
      LCB3aXRoIHJlYXNvbiBTQ0hFRFVMRV9JRF9NSVNTSU5HIHdoZXJlIHRoZSBxdWVzdGlvbm5haXJlIGhhcyBzZXZlcmFsIHNj\
      aGVkdWxlczsKIE5PVF9GT1VORCB3aXRoIHJlYXNvbiBRVUVTVElPTk5BSVJFX1VOS05PV04gb3IgU0NIRURVTEVfVU5LTk9X\
      TjsgUEVSTUlTU0lPTl9ERU5JRUQgd2l0aCByZWFzb24gTk9UX0VOUk9MTEVEOwogVU5BVkFJTEFCTEUgd2l0aCByZWFzb24g\
      U1RVRFlfTk9UX1lFVF9LTk9XTiBhbmQgUmV0cnlJbmZvLgoKlAYKBAYAAgMSBDcCOQMahQYgUmVwbGFjZXMgdGhlIHBsYW4g\
      b2Ygb25lIHNjaGVkdWxlIGJ5IHRoZSBjYWxsZXIncyBvd247IGFjdHMgYXQgb25jZS4KCiBFcnJvcnM6IE5PVF9GT1VORCwg\
      UEVSTUlTU0lPTl9ERU5JRUQsIFVOQVZBSUxBQkxFIGFuZCBTQ0hFRFVMRV9JRF9NSVNTSU5HIGFzIEdldFNjaGVkdWxlOyBG\
      QUlMRURfUFJFQ09ORElUSU9OCiB3aXRoIHJlYXNvbiBTQ0hFRFVMRV9GSVhFRF9CWV9TVFVEWSwgb3IgUExBTl9PVVRfT0Zf\
      Qk9VTkRTIHdpdGggYSB2aW9sYXRpb24gb2YgZWFjaCBmaWVsZCB0aGF0IGdvZXMgZnVydGhlcgogdGhhbiB0aGUgc3R1ZHkg\
      bGV0cyBwYXJ0aWNpcGFudHMgZ287IElOVkFMSURfQVJHVU1FTlQgd2l0aCBhIHZpb2xhdGlvbiBvZiBlYWNoIHdyb25nIGZp\
      ZWxkOiBQTEFOX01JU1NJTkcsCiBQTEFOX0FNQklHVU9VUyAobm9uZSBvciBzZXZlcmFsIG9mIGBzdGFuZGFyZGAsIGBjdXN0\
      b21gLCBgbW9udGhseWAsIGBkYWlseWAgYW5kIGBtdXRlZGApLAogUEVSX0RBWV9PVVRfT0ZfUkFOR0UsIEdBUF9PVVRfT0Zf\
      UkFOR0UsIE5PX1dJTkRPV1MsIERBWV9NSVNTSU5HLCBEQVlfRFVQTElDQVRFLCBNSU5VVEVfT1VUX09GX1JBTkdFLAogV0lO\
      RE9XU19PVkVSTEFQLCBOT19USU1FUywgVE9PX01BTllfVElNRVMsIFRJTUVfRFVQTElDQVRFLCBEQVlfT0ZfTU9OVEhfT1VU\
      X09GX1JBTkdFOyBvciBTQ0hFRFVMRV9JTkZFQVNJQkxFCiB3aXRoIHRoZSBsYXJnZXN0IGZlYXNpYmxlIG51bWJlciBpbiBp\
      dHMgRXJyb3JJbmZvIChgbWF4aW11bV9wZXJfZGF5YCkuCgpcCgQGAAIEEgQ9Aj8DGk4gUmV0dXJucyB0byB0aGUgc2NoZWR1\
      bGUgdGhhdCB0aGUgc3R1ZHkgcHJlc2NyaWJlcy4KCiBFcnJvcnM6IGFzIEdldFNjaGVkdWxlLgoKJwoCBAASBEMATAEaGyBB\
      c2tzIGZvciB3aGF0IGNvbWVzIG5leHQuCgowCgQEAAIAEgNFAhYaIyBFbXB0eTogYWxsIHN0dWRpZXMgb2YgdGhlIGNhbGxl\
      ci4KCmoKBAQAAgESA0cCFxpdIElBTkEgbmFtZSwgZS5nLiBgRXVyb3BlL0JlcmxpbmAuIEtlcHQgZm9yIHRoZSBwYXJ0aWNp\
      cGFudDsgZW1wdHkgbWVhbnMgdGhlIG9uZSBrZXB0IGJlZm9yZS4KCm0KBAQAAgISA0kCExpgIDHigJM1MDA7IDAgbWVhbnMg\
      NjQsIHdoYXQgaU9TIGNhbiBob2xkIHBlbmRpbmcgKFRZVCDCpzUuMi4zLjEpLiBBbmRyb2lkIGNhbiBob2xkIDEwMCBhbmQg\
      bW9yZS4KCm0KBAQAAgMSA0sCGBpgIGBwbGFuX3Rva2VuYCBvZiB0aGUgYW5zd2VyIGJlZm9yZTogb25seSB3aGF0IGhhcyBj\
      aGFuZ2VkIHNpbmNlIGlzIGFuc3dlcmVkLiBFbXB0eTogZXZlcnl0aGluZy4KCikKAgQBEgRPAF4BGh0gV2hhdCBjb21lcyBu\
      ZXh0LCBhcyBvZiBub3cuCgoeCgQEAQIAEgNRAioaESBFYXJsaWVzdCBmaXJzdC4KCjIKBAQBAgESA1MCFxolIFRoZSB6b25l\
      IGJ5IHdoaWNoIHRoZXkgYXJlIHBsYW5uZWQuCgp3CgQEAQICEgNVAi0aaiBXaGF0IHdvdWxkIGhhdmUgYmVlbiBhc2tlZCBp\
      biB0aGUgdGltZSBvZiBgbm90aWZpY2F0aW9uc2AsIGFuZCBoYWQgbm8gcm9vbTsgZWFybGllc3QgZmlyc3QsIGF0IG1vc3Qg\
      MTAwLgoKJAoEBAECAxIDVwIYGhcgRm9yIHRoZSBuZXh0IHJlcXVlc3QuCgrxAQoEBAECBBIDWgIRGuMBIFRydWU6IGBub3Rp\
      ZmljYXRpb25zYCBoYXMgb25seSB0aG9zZSB0aGF0IHRoZSBhbnN3ZXIgd2l0aCB0aGUgcmVxdWVzdCdzIHRva2VuIGhhZCBu\
      b3QuIEZhbHNlLCBhbHNvIHdoZXJlIGEgdG9rZW4KIHdhcyBuYW1lZCBvZiB3aGljaCBub3RoaW5nIGlzIGtub3duIGFueSBt\
      b3JlOiBpdCBoYXMgYWxsLCBhbmQgd2hhdCB0aGUgZGV2aWNlIGhhcyBiZXNpZGUgdGhlbSBpcyB0byBiZSByZW1vdmVkLgoK\
      lgEKBAQBAgUSA10CLxqIASBXaXRoIGBkZWx0YWA6IHRvIGJlIHJlbW92ZWQgZnJvbSB0aGUgZGV2aWNlOiBjYWxsZWQgb2Zm\
      LCBhbnN3ZXJlZCBvciBkaXNtaXNzZWQgc2luY2UuIFVVSURzOyBtYXkgbmFtZSBzb21lIHRoYXQgdGhlCiBkZXZpY2UgbmV2\
      ZXIgaGFkLgoKLwoCBQASBGEAagEaIyBXaHkgYSBub3RpZmljYXRpb24gaXMgbm90IHBsYWNlZC4KCh4KBAUAAgASA2MCIhoR\
      IE5ldmVyIGFuc3dlcmVkLgoKQgoEBQACARIDZQIiGjUgVGhlIHBhcnRpY2lwYW50J3MgcXVpZXQgaG91cnMgbGVhdmUgbm8g\
      dGltZSBmb3IgaXQuCgpKCgQFAAICEgNnAiIaPSBUaGUgZGF5IGhhcyBhcyBtYW55IGFzIHRoZSBwYXJ0aWNpcGFudCBvciB0\
      aGUgc3R1ZHkgYWxsb3dzLgoKMQoEBQACAxIDaQIaGiQgSXQgd291bGQgY29tZSB0b28gY2xvc2UgdG8gb3RoZXJzLgoKawoC\
      BAISBG0AeAEaXyBBIG5vdGlmaWNhdGlvbiB0aGF0IGEgc2NoZWR1bGUgYXNrcyBmb3IgYW5kIHRoZSBydWxlcyBmb3IgdGhl\
      IHdob2xlIHBlcnNvbiBsZWF2ZSBubyByb29tIGZvci4KCiMKBAQCAgASA28CFhoWIFRoZSBzdHVkeSB0aGF0IGFza3MuCgon\
      CgQEAgIBEgNxAh4aGiBXaGF0IGlzIHRvIGJlIGZpbGxlZCBpbi4KCkwKBAQCAgISA3MCGRo/IFRoZSBzY2hlZHVsZSB0aGF0\
      IGFza3M7IGVtcHR5IHdoZXJlIHRoZSBzdHVkeSBnaXZlcyBpdCBubyBpZC4KCi8KBAQCAgMSA3UCKhoiIFdoZW4gaXRzIHNj\
      aGVkdWxlIHdvdWxkIGhhdmUgaXQuCgojCgQEAgIEEgN3AhwaFiBXaGF0IGxlYXZlcyBubyByb29tLgoKWAoCBAMSBXsAlAEB\
      GksgT25lIGluc3RhbnQgYXQgd2hpY2ggdGhlIHBhcnRpY2lwYW50IGlzIGFza2VkIHRvIGZpbGwgaW4gYSBxdWVzdGlvbm5h\
      aXJlLgoKPwoEBAMCABIDfQIdGjIgVVVJRDsgdG8gYmUgbmFtZWQgaW4gdGhlIGFuc3dlciBzaGVldCBpdCBjYXVzZXMuCgoj\
      CgQEAwIBEgN/AhYaFiBUaGUgc3R1ZHkgdGhhdCBhc2tzLgoKKAoEBAMCAhIEgQECHhoaIFdoYXQgaXMgdG8gYmUgZmlsbGVk\
      IGluLgoKKQoEBAMCAxIEgwECLBobIFdoZW4gdGhlIGRldmljZSBub3RpZmllcy4KCmQKBAQDAgQSBIUBAiwaViBBZnRlciB0\
      aGlzIGluc3RhbnQgaXQgY2FuIG5vIGxvbmdlciBiZSBhbnN3ZXJlZCBpbiB0aW1lOyBhYnNlbnQ6IHVudGlsIHRoZSBuZXh0\
      IG9uZS4KClwKBAQDAgUSBIcBAhEaTiBUaGUgcGFydGljaXBhbnQncyBvd24gZml4ZWQgdGltZSwgb3IgdGhlIHN0dWR5J3Mg\
      KFRZVCBgbm90aWZpY2F0aW9uX2ZpeGVkYCkuCgpNCgQEAwIGEgSJAQIZGj8gVGhlIHNjaGVkdWxlIHRoYXQgYXNrczsgZW1w\
      dHkgd2hlcmUgdGhlIHN0dWR5IGdpdmVzIGl0IG5vIGlkLgoKbwoEBAMCBxIEiwECOBphIFdoZW4gdGhlIGRldmljZSBub3Rp\
      ZmllcyBhZ2FpbiBhcyBsb25nIGFzIGl0IGlzIG5laXRoZXIgYW5zd2VyZWQgbm9yIGRpc21pc3NlZDsgZWFybGllc3QgZmly\
      c3QuCgpBCgQEAwIIEgSNAQIeGjMgSG93IG9mdGVuIHRoZSBwYXJ0aWNpcGFudCBtYXkgcHV0IGl0IG9mZjsgMDogbm90LgoK\
      NgoEBAMCCRIEjwECIRooIEZvciBob3cgbWFueSBtaW51dGVzIGF0IG9uY2UsIGF0IG1vc3QuCgp/CgQEAwIKEgSRAQIhGnEg\
      TWludXRlcyBmcm9tIGhhdmluZyBiZWd1biB0byBmaWxsIHRoZSBxdWVzdGlvbm5haXJlIGluLCBpbiB3aGljaCBpdCBpcyB0\
      byBiZSBmaW5pc2hlZDsgMDogYmVmb3JlIGBleHBpcmVfdGltZWAuCgotCgQEAwILEgSTAQIfGh8gV2hhdCBoYXMgYmVjb21l\
      IG9mIGl0IHNvIGZhci4KCiEKAgQEEgaXAQCeAQEaEyBOYW1lcyBhIHNjaGVkdWxlLgoKMgoEBAQCABIEmQECFhokIE9uZSB0\
      aGF0IHRoZSBjYWxsZXIgdGFrZXMgcGFydCBpbi4KCiEKBAQEAgESBJsBAh4aEyBPbmUgb2YgdGhlIHN0dWR5LgoKTQoEBAQC\
      AhIEnQECGRo/IE9uZSBvZiB0aGUgcXVlc3Rpb25uYWlyZTsgbWF5IGJlIGVtcHR5IHdoZXJlIGl0IGhhcyBvbmx5IG9uZS4K\
      CisKAgQFEgahAQCyAQEaHSBBIHBsYW4gb2YgdGhlIGNhbGxlcidzIG93bi4KCjIKBAQFAgASBKMBAhYaJCBPbmUgdGhhdCB0\
      aGUgY2FsbGVyIHRha2VzIHBhcnQgaW4uCgpJCgQEBQIBEgSlAQIeGjsgT25lIG9mIHRoZSBzdHVkeSwgd2hvc2Ugc2NoZWR1\
      bGUgcGFydGljaXBhbnRzIG1heSBjaGFuZ2UuCgpuCgQEBQICEgSnAQIxGmAgUmFuZG9tIGluc3RhbnRzLiBFeGFjdGx5IG9u\
      ZSBvZiBgc3RhbmRhcmRgLCBgY3VzdG9tYCwgYG1vbnRobHlgLCBgZGFpbHlgIGFuZCBgbXV0ZWRgIGlzIGdpdmVuLgoKIgoE\
      BAUCAxIEqQECLRoUIEZpeGVkIGNsb2NrIHRpbWVzLgoKJAoEBAUCBBIEqwECLxoWIE9uZSBpbnN0YW50IGEgbW9udGguCgpG\
      CgQEBQIFEgStAQIRGjggU3dpdGNoZXMgdGhlIG5vdGlmaWNhdGlvbnMgb2ZmOyBubyBwbGFuIGlzIGdpdmVuIHRoZW4uCgou\
      CgQEBQIGEgSvAQIrGiAgRml4ZWQgY2xvY2sgdGltZXMgb2YgZWFjaCBkYXkuCgpNCgQEBQIHEgSxAQIZGj8gT25lIG9mIHRo\
      ZSBxdWVzdGlvbm5haXJlOyBtYXkgYmUgZW1wdHkgd2hlcmUgaXQgaGFzIG9ubHkgb25lLgoKKQoCBAYSBrUBALgBARobIFRo\
      ZSBzY2hlZHVsZSBpcyBpbiBmb3JjZS4KCjYKBAQGAgASBLcBAi8aKCBBcyBHZXRTY2hlZHVsZSBhbnN3ZXJzIGl0IGZyb20g\
      bm93IG9uLgoKIQoCBAcSBrsBAMIBARoTIE5hbWVzIGEgc2NoZWR1bGUuCgoyCgQEBwIAEgS9AQIWGiQgT25lIHRoYXQgdGhl\
      IGNhbGxlciB0YWtlcyBwYXJ0IGluLgoKIQoEBAcCARIEvwECHhoTIE9uZSBvZiB0aGUgc3R1ZHkuCgpNCgQEBwICEgTBAQIZ\
      Gj8gT25lIG9mIHRoZSBxdWVzdGlvbm5haXJlOyBtYXkgYmUgZW1wdHkgd2hlcmUgaXQgaGFzIG9ubHkgb25lLgoKNAoCBAgS\
      BsUBAMgBARomIFRoZSBwcmVzY3JpYmVkIHNjaGVkdWxlIGlzIGluIGZvcmNlLgoKNgoEBAgCABIExwECLxooIEFzIEdldFNj\
      aGVkdWxlIGFuc3dlcnMgaXQgZnJvbSBub3cgb24uCgpBCgIECRIGywEA1gEBGjMgQSBzY2hlZHVsZSBhcyBpdCBpcyBpbiBm\
      b3JjZSBmb3Igb25lIHBhcnRpY2lwYW50LgoKGgoEBAkCABIEzQECFhoMIFRoZSBzdHVkeS4KCiIKBAQJAgESBM8BAh4aFCBU\
      aGUgcXVlc3Rpb25uYWlyZS4KCm4KBAQJAgISBNEBAi0aYCBXaGVuIHRoZSBwYXJ0aWNpcGFudCBpcyBhc2tlZDsgYWJzZW50\
      OiB0aGUgc3R1ZHkgcHJlc2NyaWJlcyBubyBzY2hlZHVsZSBmb3IgdGhlIHF1ZXN0aW9ubmFpcmUuCgpECgQECQIDEgTTAQIP\
      GjYgRmFsc2Ugd2hlcmUgaXQgaXMgdGhlIG9uZSB0aGF0IHRoZSBzdHVkeSBwcmVzY3JpYmVzLgoKPwoEBAkCBBIE1QECERox\
      IFRoZSBwYXJ0aWNpcGFudCBoYXMgc3dpdGNoZWQgbm90aWZpY2F0aW9ucyBvZmYuCmIGcHJvdG8z
      """)
}
