// Generated from otolith/planning/v1/planning.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages

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

    /// Every field at its default.
    public init() {
      self.notifications = []
      self.timeZone = ""
    }

    public init(
      notifications: [PlanningV1.Notification] = [],
      timeZone: String = ""
    ) {
      self.notifications = notifications
      self.timeZone = timeZone
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
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__NotificationPlan> {
    let c = arena.allocate(Otolith__Planning__V1__NotificationPlan.self)
    otolith__planning__v1__notification_plan__init(c)
    if !self.notifications.isEmpty {
      c.pointee.n_notifications = self.notifications.count
      c.pointee.notifications = arena.array(self.notifications) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Planning__V1__Notification>? }
    }
    if !self.timeZone.isEmpty { c.pointee.time_zone = arena.string(self.timeZone) }
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
      BWxpbWl0GAMgASgNUgVsaW1pdCJ4ChBOb3RpZmljYXRpb25QbGFuEkcKDW5vdGlmaWNhdGlvbnMYASADKAsyIS5vdG9saXRo\
      LnBsYW5uaW5nLnYxLk5vdGlmaWNhdGlvblINbm90aWZpY2F0aW9ucxIbCgl0aW1lX3pvbmUYAiABKAlSCHRpbWVab25lIq4C\
      CgxOb3RpZmljYXRpb24SJwoPbm90aWZpY2F0aW9uX2lkGAEgASgJUg5ub3RpZmljYXRpb25JZBIZCghzdHVkeV9pZBgCIAEo\
      CVIHc3R1ZHlJZBIpChBxdWVzdGlvbm5haXJlX2lkGAMgASgJUg9xdWVzdGlvbm5haXJlSWQSOwoLbm90aWZ5X3RpbWUYBCAB\
      KAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgpub3RpZnlUaW1lEjsKC2V4cGlyZV90aW1lGAUgASgLMhouZ29vZ2xl\
      LnByb3RvYnVmLlRpbWVzdGFtcFIKZXhwaXJlVGltZRIUCgVmaXhlZBgGIAEoCFIFZml4ZWQSHwoLc2NoZWR1bGVfaWQYByAB\
      KAlSCnNjaGVkdWxlSWQiewoSR2V0U2NoZWR1bGVSZXF1ZXN0EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkEikKEHF1ZXN0\
      aW9ubmFpcmVfaWQYAiABKAlSD3F1ZXN0aW9ubmFpcmVJZBIfCgtzY2hlZHVsZV9pZBgDIAEoCVIKc2NoZWR1bGVJZCL/AgoS\
      U2V0U2NoZWR1bGVSZXF1ZXN0EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkEikKEHF1ZXN0aW9ubmFpcmVfaWQYAiABKAlS\
      D3F1ZXN0aW9ubmFpcmVJZBI+CghzdGFuZGFyZBgDIAEoCzIiLm90b2xpdGguY2F0YWxvZ3VlLnYxLlN0YW5kYXJkUGxhblII\
      c3RhbmRhcmQSOAoGY3VzdG9tGAQgASgLMiAub3RvbGl0aC5jYXRhbG9ndWUudjEuQ3VzdG9tUGxhblIGY3VzdG9tEjsKB21v\
      bnRobHkYBSABKAsyIS5vdG9saXRoLmNhdGFsb2d1ZS52MS5Nb250aGx5UGxhblIHbW9udGhseRIUCgVtdXRlZBgGIAEoCFIF\
      bXV0ZWQSNQoFZGFpbHkYByABKAsyHy5vdG9saXRoLmNhdGFsb2d1ZS52MS5EYWlseVBsYW5SBWRhaWx5Eh8KC3NjaGVkdWxl\
      X2lkGAggASgJUgpzY2hlZHVsZUlkInIKE1NldFNjaGVkdWxlUmVzcG9uc2USWwoUcGFydGljaXBhbnRfc2NoZWR1bGUYASAB\
      KAsyKC5vdG9saXRoLnBsYW5uaW5nLnYxLlBhcnRpY2lwYW50U2NoZWR1bGVSE3BhcnRpY2lwYW50U2NoZWR1bGUifQoUUmVz\
      ZXRTY2hlZHVsZVJlcXVlc3QSGQoIc3R1ZHlfaWQYASABKAlSB3N0dWR5SWQSKQoQcXVlc3Rpb25uYWlyZV9pZBgCIAEoCVIP\
      cXVlc3Rpb25uYWlyZUlkEh8KC3NjaGVkdWxlX2lkGAMgASgJUgpzY2hlZHVsZUlkInQKFVJlc2V0U2NoZWR1bGVSZXNwb25z\
      ZRJbChRwYXJ0aWNpcGFudF9zY2hlZHVsZRgBIAEoCzIoLm90b2xpdGgucGxhbm5pbmcudjEuUGFydGljaXBhbnRTY2hlZHVs\
      ZVITcGFydGljaXBhbnRTY2hlZHVsZSK/AQoTUGFydGljaXBhbnRTY2hlZHVsZRIZCghzdHVkeV9pZBgBIAEoCVIHc3R1ZHlJ\
      ZBIpChBxdWVzdGlvbm5haXJlX2lkGAIgASgJUg9xdWVzdGlvbm5haXJlSWQSOgoIc2NoZWR1bGUYAyABKAsyHi5vdG9saXRo\
      LmNhdGFsb2d1ZS52MS5TY2hlZHVsZVIIc2NoZWR1bGUSEAoDb3duGAQgASgIUgNvd24SFAoFbXV0ZWQYBSABKAhSBW11dGVk\
      MsADCg9QbGFubmluZ1NlcnZpY2UScgoTR2V0Tm90aWZpY2F0aW9uUGxhbhIvLm90b2xpdGgucGxhbm5pbmcudjEuR2V0Tm90\
      aWZpY2F0aW9uUGxhblJlcXVlc3QaJS5vdG9saXRoLnBsYW5uaW5nLnYxLk5vdGlmaWNhdGlvblBsYW4iA5ACAhJlCgtHZXRT\
      Y2hlZHVsZRInLm90b2xpdGgucGxhbm5pbmcudjEuR2V0U2NoZWR1bGVSZXF1ZXN0Gigub3RvbGl0aC5wbGFubmluZy52MS5Q\
      YXJ0aWNpcGFudFNjaGVkdWxlIgOQAgESZQoLU2V0U2NoZWR1bGUSJy5vdG9saXRoLnBsYW5uaW5nLnYxLlNldFNjaGVkdWxl\
      UmVxdWVzdBooLm90b2xpdGgucGxhbm5pbmcudjEuU2V0U2NoZWR1bGVSZXNwb25zZSIDkAICEmsKDVJlc2V0U2NoZWR1bGUS\
      KS5vdG9saXRoLnBsYW5uaW5nLnYxLlJlc2V0U2NoZWR1bGVSZXF1ZXN0Gioub3RvbGl0aC5wbGFubmluZy52MS5SZXNldFNj\
      aGVkdWxlUmVzcG9uc2UiA5ACAkJNChNvdG9saXRoLnBsYW5uaW5nLnYxUAFaHm90b2xpdGgvcGxhbm5pbmcvdjE7cGxhbm5p\
      bmd2MaoCE090b2xpdGguUGxhbm5pbmcuVjFKwiQK9AEKAQwSAwQAEhrpASBOb3RpZmljYXRpb24gcGxhbnM6IHNlZWRlZCwg\
      ZXhhY3QgYWNyb3NzIHRpbWUgem9uZXMsIG5ldmVyIG1vdmVkIG9uY2UgaGFuZGVkIG91dC4KCiBCZXNpZGUgdGhlIGVycm9y\
      cyB0aGF0IHN0YW5kIGF0IGEgbWV0aG9kIGl0IGFuc3dlcnMgdGhvc2UgdGhhdCBhbGwgbWV0aG9kcyBoYXZlCiAob3RvbGl0\
      aC9jb21tb24vdjEvZXJyb3JzLnByb3RvKTsgdGhlIHJlYXNvbnMgYXJlIGluIGVycm9ycy5wcm90by4KCkkKAgYAEgQRADcB\
      Gj0gV2hlbiBhIHBhcnRpY2lwYW50IGlzIGFza2VkIHRvIGZpbGwgaW4gd2hhdC4gTmVlZHMgYSB0b2tlbi4KCt4ECgQGAAIA\
      EgQaAhwDGs8EIFRoZSBjYWxsZXIncyBuZXh0IGluc3RhbnRzIG92ZXIgYWxsIHF1ZXN0aW9ubmFpcmVzIHdpdGggYSBzY2hl\
      ZHVsZSwgZWFybGllc3QgZmlyc3QuIEFza2luZwogYWdhaW4gYW5zd2VycyB0aGUgc2FtZSBpbnN0YW50cyB1bnRpbCBzZXR0\
      aW5ncywgem9uZSBvciBzdHVkeSBjaGFuZ2UuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UIHdpdGggcmVhc29uIFRJTUVf\
      Wk9ORV9VTktOT1dOIChhbHNvIHdoZW4gbm8gem9uZSBpcyBuYW1lZCBhbmQgbm9uZSB3YXMKIGtlcHQpOyBQRVJNSVNTSU9O\
      X0RFTklFRCB3aXRoIHJlYXNvbiBOT1RfRU5ST0xMRUQgd2hlbiBgc3R1ZHlfaWRgIGlzIG5hbWVkIHdpdGhvdXQgYW4gZW5y\
      b2xtZW50OwogUkVTT1VSQ0VfRVhIQVVTVEVEIHdpdGggcmVhc29uIFJFUExBTk5FRF9UT09fT0ZURU4gYWZ0ZXIgMSwwMDAg\
      Y2hhbmdlcyBvZiBzZXR0aW5ncyBvciB6b25lIGluCiAyNCBob3VyczsgVU5BVkFJTEFCTEUgd2l0aCByZWFzb24gU1RVRFlf\
      Tk9UX1lFVF9LTk9XTiBhbmQgUmV0cnlJbmZvIHdoaWxlIGEgc3R1ZHkgaXMgbm90IGtub3duIGhlcmUgYW5kCiB0aGUgY2F0\
      YWxvZ3VlIGNhbm5vdCBiZSBhc2tlZC4KCtgCCgQGAAIBEgQiAiQDGskCIE9uZSBzY2hlZHVsZSBvZiBhIHF1ZXN0aW9ubmFp\
      cmUgYXMgaXQgaXMgaW4gZm9yY2UuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5ULCB3aXRoIHJlYXNvbiBTQ0hFRFVMRV9J\
      RF9NSVNTSU5HIHdoZXJlIHRoZSBxdWVzdGlvbm5haXJlIGhhcyBzZXZlcmFsIHNjaGVkdWxlczsKIE5PVF9GT1VORCB3aXRo\
      IHJlYXNvbiBRVUVTVElPTk5BSVJFX1VOS05PV04gb3IgU0NIRURVTEVfVU5LTk9XTjsgUEVSTUlTU0lPTl9ERU5JRUQgd2l0\
      aCByZWFzb24gTk9UX0VOUk9MTEVEOwogVU5BVkFJTEFCTEUgd2l0aCByZWFzb24gU1RVRFlfTk9UX1lFVF9LTk9XTiBhbmQg\
      UmV0cnlJbmZvLgoKlAYKBAYAAgISBC4CMAMahQYgUmVwbGFjZXMgdGhlIHBsYW4gb2Ygb25lIHNjaGVkdWxlIGJ5IHRoZSBj\
      YWxsZXIncyBvd247IGFjdHMgYXQgb25jZS4KCiBFcnJvcnM6IE5PVF9GT1VORCwgUEVSTUlTU0lPTl9ERU5JRUQsIFVOQVZB\
      SUxBQkxFIGFuZCBTQ0hFRFVMRV9JRF9NSVNTSU5HIGFzIEdldFNjaGVkdWxlOyBGQUlMRURfUFJFQ09ORElUSU9OCiB3aXRo\
      IHJlYXNvbiBTQ0hFRFVMRV9GSVhFRF9CWV9TVFVEWSwgb3IgUExBTl9PVVRfT0ZfQk9VTkRTIHdpdGggYSB2aW9sYXRpb24g\
      b2YgZWFjaCBmaWVsZCB0aGF0IGdvZXMgZnVydGhlcgogdGhhbiB0aGUgc3R1ZHkgbGV0cyBwYXJ0aWNpcGFudHMgZ287IElO\
      VkFMSURfQVJHVU1FTlQgd2l0aCBhIHZpb2xhdGlvbiBvZiBlYWNoIHdyb25nIGZpZWxkOiBQTEFOX01JU1NJTkcsCiBQTEFO\
      X0FNQklHVU9VUyAobm9uZSBvciBzZXZlcmFsIG9mIGBzdGFuZGFyZGAsIGBjdXN0b21gLCBgbW9udGhseWAsIGBkYWlseWAg\
      YW5kIGBtdXRlZGApLAogUEVSX0RBWV9PVVRfT0ZfUkFOR0UsIEdBUF9PVVRfT0ZfUkFOR0UsIE5PX1dJTkRPV1MsIERBWV9N\
      SVNTSU5HLCBEQVlfRFVQTElDQVRFLCBNSU5VVEVfT1VUX09GX1JBTkdFLAogV0lORE9XU19PVkVSTEFQLCBOT19USU1FUywg\
      VE9PX01BTllfVElNRVMsIFRJTUVfRFVQTElDQVRFLCBEQVlfT0ZfTU9OVEhfT1VUX09GX1JBTkdFOyBvciBTQ0hFRFVMRV9J\
      TkZFQVNJQkxFCiB3aXRoIHRoZSBsYXJnZXN0IGZlYXNpYmxlIG51bWJlciBpbiBpdHMgRXJyb3JJbmZvIChgbWF4aW11bV9w\
      ZXJfZGF5YCkuCgpcCgQGAAIDEgQ0AjYDGk4gUmV0dXJucyB0byB0aGUgc2NoZWR1bGUgdGhhdCB0aGUgc3R1ZHkgcHJlc2Ny\
      aWJlcy4KCiBFcnJvcnM6IGFzIEdldFNjaGVkdWxlLgoKJwoCBAASBDoAQQEaGyBBc2tzIGZvciB3aGF0IGNvbWVzIG5leHQu\
      CgowCgQEAAIAEgM8AhYaIyBFbXB0eTogYWxsIHN0dWRpZXMgb2YgdGhlIGNhbGxlci4KCmoKBAQAAgESAz4CFxpdIElBTkEg\
      bmFtZSwgZS5nLiBgRXVyb3BlL0JlcmxpbmAuIEtlcHQgZm9yIHRoZSBwYXJ0aWNpcGFudDsgZW1wdHkgbWVhbnMgdGhlIG9u\
      ZSBrZXB0IGJlZm9yZS4KCm0KBAQAAgISA0ACExpgIDHigJM1MDA7IDAgbWVhbnMgNjQsIHdoYXQgaU9TIGNhbiBob2xkIHBl\
      bmRpbmcgKFRZVCDCpzUuMi4zLjEpLiBBbmRyb2lkIGNhbiBob2xkIDEwMCBhbmQgbW9yZS4KCikKAgQBEgREAEkBGh0gV2hh\
      dCBjb21lcyBuZXh0LCBhcyBvZiBub3cuCgoeCgQEAQIAEgNGAioaESBFYXJsaWVzdCBmaXJzdC4KCjIKBAQBAgESA0gCFxol\
      IFRoZSB6b25lIGJ5IHdoaWNoIHRoZXkgYXJlIHBsYW5uZWQuCgpXCgIEAhIETABbARpLIE9uZSBpbnN0YW50IGF0IHdoaWNo\
      IHRoZSBwYXJ0aWNpcGFudCBpcyBhc2tlZCB0byBmaWxsIGluIGEgcXVlc3Rpb25uYWlyZS4KCj8KBAQCAgASA04CHRoyIFVV\
      SUQ7IHRvIGJlIG5hbWVkIGluIHRoZSBhbnN3ZXIgc2hlZXQgaXQgY2F1c2VzLgoKIwoEBAICARIDUAIWGhYgVGhlIHN0dWR5\
      IHRoYXQgYXNrcy4KCicKBAQCAgISA1ICHhoaIFdoYXQgaXMgdG8gYmUgZmlsbGVkIGluLgoKKAoEBAICAxIDVAIsGhsgV2hl\
      biB0aGUgZGV2aWNlIG5vdGlmaWVzLgoKYwoEBAICBBIDVgIsGlYgQWZ0ZXIgdGhpcyBpbnN0YW50IGl0IGNhbiBubyBsb25n\
      ZXIgYmUgYW5zd2VyZWQgaW4gdGltZTsgYWJzZW50OiB1bnRpbCB0aGUgbmV4dCBvbmUuCgpbCgQEAgIFEgNYAhEaTiBUaGUg\
      cGFydGljaXBhbnQncyBvd24gZml4ZWQgdGltZSwgb3IgdGhlIHN0dWR5J3MgKFRZVCBgbm90aWZpY2F0aW9uX2ZpeGVkYCku\
      CgpMCgQEAgIGEgNaAhkaPyBUaGUgc2NoZWR1bGUgdGhhdCBhc2tzOyBlbXB0eSB3aGVyZSB0aGUgc3R1ZHkgZ2l2ZXMgaXQg\
      bm8gaWQuCgofCgIEAxIEXgBlARoTIE5hbWVzIGEgc2NoZWR1bGUuCgoxCgQEAwIAEgNgAhYaJCBPbmUgdGhhdCB0aGUgY2Fs\
      bGVyIHRha2VzIHBhcnQgaW4uCgogCgQEAwIBEgNiAh4aEyBPbmUgb2YgdGhlIHN0dWR5LgoKTAoEBAMCAhIDZAIZGj8gT25l\
      IG9mIHRoZSBxdWVzdGlvbm5haXJlOyBtYXkgYmUgZW1wdHkgd2hlcmUgaXQgaGFzIG9ubHkgb25lLgoKKQoCBAQSBGgAeQEa\
      HSBBIHBsYW4gb2YgdGhlIGNhbGxlcidzIG93bi4KCjEKBAQEAgASA2oCFhokIE9uZSB0aGF0IHRoZSBjYWxsZXIgdGFrZXMg\
      cGFydCBpbi4KCkgKBAQEAgESA2wCHho7IE9uZSBvZiB0aGUgc3R1ZHksIHdob3NlIHNjaGVkdWxlIHBhcnRpY2lwYW50cyBt\
      YXkgY2hhbmdlLgoKbQoEBAQCAhIDbgIxGmAgUmFuZG9tIGluc3RhbnRzLiBFeGFjdGx5IG9uZSBvZiBgc3RhbmRhcmRgLCBg\
      Y3VzdG9tYCwgYG1vbnRobHlgLCBgZGFpbHlgIGFuZCBgbXV0ZWRgIGlzIGdpdmVuLgoKIQoEBAQCAxIDcAItGhQgRml4ZWQg\
      Y2xvY2sgdGltZXMuCgojCgQEBAIEEgNyAi8aFiBPbmUgaW5zdGFudCBhIG1vbnRoLgoKRQoEBAQCBRIDdAIRGjggU3dpdGNo\
      ZXMgdGhlIG5vdGlmaWNhdGlvbnMgb2ZmOyBubyBwbGFuIGlzIGdpdmVuIHRoZW4uCgotCgQEBAIGEgN2AisaICBGaXhlZCBj\
      bG9jayB0aW1lcyBvZiBlYWNoIGRheS4KCkwKBAQEAgcSA3gCGRo/IE9uZSBvZiB0aGUgcXVlc3Rpb25uYWlyZTsgbWF5IGJl\
      IGVtcHR5IHdoZXJlIGl0IGhhcyBvbmx5IG9uZS4KCicKAgQFEgR8AH8BGhsgVGhlIHNjaGVkdWxlIGlzIGluIGZvcmNlLgoK\
      NQoEBAUCABIDfgIvGiggQXMgR2V0U2NoZWR1bGUgYW5zd2VycyBpdCBmcm9tIG5vdyBvbi4KCiEKAgQGEgaCAQCJAQEaEyBO\
      YW1lcyBhIHNjaGVkdWxlLgoKMgoEBAYCABIEhAECFhokIE9uZSB0aGF0IHRoZSBjYWxsZXIgdGFrZXMgcGFydCBpbi4KCiEK\
      BAQGAgESBIYBAh4aEyBPbmUgb2YgdGhlIHN0dWR5LgoKTQoEBAYCAhIEiAECGRo/IE9uZSBvZiB0aGUgcXVlc3Rpb25uYWly\
      ZTsgbWF5IGJlIGVtcHR5IHdoZXJlIGl0IGhhcyBvbmx5IG9uZS4KCjQKAgQHEgaMAQCPAQEaJiBUaGUgcHJlc2NyaWJlZCBz\
      Y2hlZHVsZSBpcyBpbiBmb3JjZS4KCjYKBAQHAgASBI4BAi8aKCBBcyBHZXRTY2hlZHVsZSBhbnN3ZXJzIGl0IGZyb20gbm93\
      IG9uLgoKQQoCBAgSBpIBAJ0BARozIEEgc2NoZWR1bGUgYXMgaXQgaXMgaW4gZm9yY2UgZm9yIG9uZSBwYXJ0aWNpcGFudC4K\
      ChoKBAQIAgASBJQBAhYaDCBUaGUgc3R1ZHkuCgoiCgQECAIBEgSWAQIeGhQgVGhlIHF1ZXN0aW9ubmFpcmUuCgpuCgQECAIC\
      EgSYAQItGmAgV2hlbiB0aGUgcGFydGljaXBhbnQgaXMgYXNrZWQ7IGFic2VudDogdGhlIHN0dWR5IHByZXNjcmliZXMgbm8g\
      c2NoZWR1bGUgZm9yIHRoZSBxdWVzdGlvbm5haXJlLgoKRAoEBAgCAxIEmgECDxo2IEZhbHNlIHdoZXJlIGl0IGlzIHRoZSBv\
      bmUgdGhhdCB0aGUgc3R1ZHkgcHJlc2NyaWJlcy4KCj8KBAQIAgQSBJwBAhEaMSBUaGUgcGFydGljaXBhbnQgaGFzIHN3aXRj\
      aGVkIG5vdGlmaWNhdGlvbnMgb2ZmLgpiBnByb3RvMw==
      """)
}
