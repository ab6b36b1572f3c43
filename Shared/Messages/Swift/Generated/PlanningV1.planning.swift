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
    /// 1–64; 0 means 64 (what iOS can hold pending).
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

    /// Every field at its default.
    public init() {
      self.notificationID = ""
      self.studyID = ""
      self.questionnaireID = ""
      self.notifyTime = nil
      self.expireTime = nil
      self.fixed = false
    }

    public init(
      notificationID: String = "",
      studyID: String = "",
      questionnaireID: String = "",
      notifyTime: GoogleProtobuf.Timestamp? = nil,
      expireTime: GoogleProtobuf.Timestamp? = nil,
      fixed: Bool = false
    ) {
      self.notificationID = notificationID
      self.studyID = studyID
      self.questionnaireID = questionnaireID
      self.notifyTime = notifyTime
      self.expireTime = expireTime
      self.fixed = fixed
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
    return c
  }
}

extension PlanningV1 {
  /// Names a questionnaire.
  public struct GetScheduleRequest: Message {
    /// One that the caller takes part in.
    public var studyID: String
    /// One of the study.
    public var questionnaireID: String

    /// Every field at its default.
    public init() {
      self.studyID = ""
      self.questionnaireID = ""
    }

    public init(
      studyID: String = "",
      questionnaireID: String = ""
    ) {
      self.studyID = studyID
      self.questionnaireID = questionnaireID
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
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__GetScheduleRequest> {
    let c = arena.allocate(Otolith__Planning__V1__GetScheduleRequest.self)
    otolith__planning__v1__get_schedule_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.questionnaireID.isEmpty { c.pointee.questionnaire_id = arena.string(self.questionnaireID) }
    return c
  }
}

extension PlanningV1 {
  /// A schedule of the caller's own.
  public struct SetScheduleRequest: Message {
    /// One that the caller takes part in.
    public var studyID: String
    /// One of the study, whose schedule participants may change.
    public var questionnaireID: String
    /// Random instants. Exactly one of `standard`, `custom`, `monthly` and `muted` is given.
    public var standard: CatalogueV1.StandardPlan?
    /// Fixed clock times.
    public var custom: CatalogueV1.CustomPlan?
    /// One instant a month.
    public var monthly: CatalogueV1.MonthlyPlan?
    /// Switches notifications of this questionnaire off; no plan is given then.
    public var muted: Bool

    /// Every field at its default.
    public init() {
      self.studyID = ""
      self.questionnaireID = ""
      self.standard = nil
      self.custom = nil
      self.monthly = nil
      self.muted = false
    }

    public init(
      studyID: String = "",
      questionnaireID: String = "",
      standard: CatalogueV1.StandardPlan? = nil,
      custom: CatalogueV1.CustomPlan? = nil,
      monthly: CatalogueV1.MonthlyPlan? = nil,
      muted: Bool = false
    ) {
      self.studyID = studyID
      self.questionnaireID = questionnaireID
      self.standard = standard
      self.custom = custom
      self.monthly = monthly
      self.muted = muted
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
  /// Names a questionnaire.
  public struct ResetScheduleRequest: Message {
    /// One that the caller takes part in.
    public var studyID: String
    /// One of the study.
    public var questionnaireID: String

    /// Every field at its default.
    public init() {
      self.studyID = ""
      self.questionnaireID = ""
    }

    public init(
      studyID: String = "",
      questionnaireID: String = ""
    ) {
      self.studyID = studyID
      self.questionnaireID = questionnaireID
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
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__ResetScheduleRequest> {
    let c = arena.allocate(Otolith__Planning__V1__ResetScheduleRequest.self)
    otolith__planning__v1__reset_schedule_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.questionnaireID.isEmpty { c.pointee.questionnaire_id = arena.string(self.questionnaireID) }
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
  /// The schedule in force for one participant and questionnaire.
  public struct ParticipantSchedule: Message {
    /// The study.
    public var studyID: String
    /// The questionnaire.
    public var questionnaireID: String
    /// When the participant is asked; absent: the study prescribes no schedule.
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
      LnBsYW5uaW5nLnYxLk5vdGlmaWNhdGlvblINbm90aWZpY2F0aW9ucxIbCgl0aW1lX3pvbmUYAiABKAlSCHRpbWVab25lIo0C\
      CgxOb3RpZmljYXRpb24SJwoPbm90aWZpY2F0aW9uX2lkGAEgASgJUg5ub3RpZmljYXRpb25JZBIZCghzdHVkeV9pZBgCIAEo\
      CVIHc3R1ZHlJZBIpChBxdWVzdGlvbm5haXJlX2lkGAMgASgJUg9xdWVzdGlvbm5haXJlSWQSOwoLbm90aWZ5X3RpbWUYBCAB\
      KAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgpub3RpZnlUaW1lEjsKC2V4cGlyZV90aW1lGAUgASgLMhouZ29vZ2xl\
      LnByb3RvYnVmLlRpbWVzdGFtcFIKZXhwaXJlVGltZRIUCgVmaXhlZBgGIAEoCFIFZml4ZWQiWgoSR2V0U2NoZWR1bGVSZXF1\
      ZXN0EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkEikKEHF1ZXN0aW9ubmFpcmVfaWQYAiABKAlSD3F1ZXN0aW9ubmFpcmVJ\
      ZCKnAgoSU2V0U2NoZWR1bGVSZXF1ZXN0EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkEikKEHF1ZXN0aW9ubmFpcmVfaWQY\
      AiABKAlSD3F1ZXN0aW9ubmFpcmVJZBI+CghzdGFuZGFyZBgDIAEoCzIiLm90b2xpdGguY2F0YWxvZ3VlLnYxLlN0YW5kYXJk\
      UGxhblIIc3RhbmRhcmQSOAoGY3VzdG9tGAQgASgLMiAub3RvbGl0aC5jYXRhbG9ndWUudjEuQ3VzdG9tUGxhblIGY3VzdG9t\
      EjsKB21vbnRobHkYBSABKAsyIS5vdG9saXRoLmNhdGFsb2d1ZS52MS5Nb250aGx5UGxhblIHbW9udGhseRIUCgVtdXRlZBgG\
      IAEoCFIFbXV0ZWQicgoTU2V0U2NoZWR1bGVSZXNwb25zZRJbChRwYXJ0aWNpcGFudF9zY2hlZHVsZRgBIAEoCzIoLm90b2xp\
      dGgucGxhbm5pbmcudjEuUGFydGljaXBhbnRTY2hlZHVsZVITcGFydGljaXBhbnRTY2hlZHVsZSJcChRSZXNldFNjaGVkdWxl\
      UmVxdWVzdBIZCghzdHVkeV9pZBgBIAEoCVIHc3R1ZHlJZBIpChBxdWVzdGlvbm5haXJlX2lkGAIgASgJUg9xdWVzdGlvbm5h\
      aXJlSWQidAoVUmVzZXRTY2hlZHVsZVJlc3BvbnNlElsKFHBhcnRpY2lwYW50X3NjaGVkdWxlGAEgASgLMigub3RvbGl0aC5w\
      bGFubmluZy52MS5QYXJ0aWNpcGFudFNjaGVkdWxlUhNwYXJ0aWNpcGFudFNjaGVkdWxlIr8BChNQYXJ0aWNpcGFudFNjaGVk\
      dWxlEhkKCHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkEikKEHF1ZXN0aW9ubmFpcmVfaWQYAiABKAlSD3F1ZXN0aW9ubmFpcmVJ\
      ZBI6CghzY2hlZHVsZRgDIAEoCzIeLm90b2xpdGguY2F0YWxvZ3VlLnYxLlNjaGVkdWxlUghzY2hlZHVsZRIQCgNvd24YBCAB\
      KAhSA293bhIUCgVtdXRlZBgFIAEoCFIFbXV0ZWQywAMKD1BsYW5uaW5nU2VydmljZRJyChNHZXROb3RpZmljYXRpb25QbGFu\
      Ei8ub3RvbGl0aC5wbGFubmluZy52MS5HZXROb3RpZmljYXRpb25QbGFuUmVxdWVzdBolLm90b2xpdGgucGxhbm5pbmcudjEu\
      Tm90aWZpY2F0aW9uUGxhbiIDkAICEmUKC0dldFNjaGVkdWxlEicub3RvbGl0aC5wbGFubmluZy52MS5HZXRTY2hlZHVsZVJl\
      cXVlc3QaKC5vdG9saXRoLnBsYW5uaW5nLnYxLlBhcnRpY2lwYW50U2NoZWR1bGUiA5ACARJlCgtTZXRTY2hlZHVsZRInLm90\
      b2xpdGgucGxhbm5pbmcudjEuU2V0U2NoZWR1bGVSZXF1ZXN0Gigub3RvbGl0aC5wbGFubmluZy52MS5TZXRTY2hlZHVsZVJl\
      c3BvbnNlIgOQAgISawoNUmVzZXRTY2hlZHVsZRIpLm90b2xpdGgucGxhbm5pbmcudjEuUmVzZXRTY2hlZHVsZVJlcXVlc3Qa\
      Ki5vdG9saXRoLnBsYW5uaW5nLnYxLlJlc2V0U2NoZWR1bGVSZXNwb25zZSIDkAICQk0KE290b2xpdGgucGxhbm5pbmcudjFQ\
      AVoeb3RvbGl0aC9wbGFubmluZy92MTtwbGFubmluZ3YxqgITT3RvbGl0aC5QbGFubmluZy5WMUrrHwr0AQoBDBIDBAASGukB\
      IE5vdGlmaWNhdGlvbiBwbGFuczogc2VlZGVkLCBleGFjdCBhY3Jvc3MgdGltZSB6b25lcywgbmV2ZXIgbW92ZWQgb25jZSBo\
      YW5kZWQgb3V0LgoKIEJlc2lkZSB0aGUgZXJyb3JzIHRoYXQgc3RhbmQgYXQgYSBtZXRob2QgaXQgYW5zd2VycyB0aG9zZSB0\
      aGF0IGFsbCBtZXRob2RzIGhhdmUKIChvdG9saXRoL2NvbW1vbi92MS9lcnJvcnMucHJvdG8pOyB0aGUgcmVhc29ucyBhcmUg\
      aW4gZXJyb3JzLnByb3RvLgoKSQoCBgASBBEANgEaPSBXaGVuIGEgcGFydGljaXBhbnQgaXMgYXNrZWQgdG8gZmlsbCBpbiB3\
      aGF0LiBOZWVkcyBhIHRva2VuLgoK3gQKBAYAAgASBBoCHAMazwQgVGhlIGNhbGxlcidzIG5leHQgaW5zdGFudHMgb3ZlciBh\
      bGwgcXVlc3Rpb25uYWlyZXMgd2l0aCBhIHNjaGVkdWxlLCBlYXJsaWVzdCBmaXJzdC4gQXNraW5nCiBhZ2FpbiBhbnN3ZXJz\
      IHRoZSBzYW1lIGluc3RhbnRzIHVudGlsIHNldHRpbmdzLCB6b25lIG9yIHN0dWR5IGNoYW5nZS4KCiBFcnJvcnM6IElOVkFM\
      SURfQVJHVU1FTlQgd2l0aCByZWFzb24gVElNRV9aT05FX1VOS05PV04gKGFsc28gd2hlbiBubyB6b25lIGlzIG5hbWVkIGFu\
      ZCBub25lIHdhcwoga2VwdCk7IFBFUk1JU1NJT05fREVOSUVEIHdpdGggcmVhc29uIE5PVF9FTlJPTExFRCB3aGVuIGBzdHVk\
      eV9pZGAgaXMgbmFtZWQgd2l0aG91dCBhbiBlbnJvbG1lbnQ7CiBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aCByZWFzb24gUkVQ\
      TEFOTkVEX1RPT19PRlRFTiBhZnRlciAxLDAwMCBjaGFuZ2VzIG9mIHNldHRpbmdzIG9yIHpvbmUgaW4KIDI0IGhvdXJzOyBV\
      TkFWQUlMQUJMRSB3aXRoIHJlYXNvbiBTVFVEWV9OT1RfWUVUX0tOT1dOIGFuZCBSZXRyeUluZm8gd2hpbGUgYSBzdHVkeSBp\
      cyBub3Qga25vd24gaGVyZSBhbmQKIHRoZSBjYXRhbG9ndWUgY2Fubm90IGJlIGFza2VkLgoK7gEKBAYAAgESBCECIwMa3wEg\
      VGhlIHNjaGVkdWxlIGluIGZvcmNlIGZvciBvbmUgcXVlc3Rpb25uYWlyZS4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQ7\
      IE5PVF9GT1VORCB3aXRoIHJlYXNvbiBRVUVTVElPTk5BSVJFX1VOS05PV047IFBFUk1JU1NJT05fREVOSUVEIHdpdGggcmVh\
      c29uCiBOT1RfRU5ST0xMRUQ7IFVOQVZBSUxBQkxFIHdpdGggcmVhc29uIFNUVURZX05PVF9ZRVRfS05PV04gYW5kIFJldHJ5\
      SW5mby4KCrYFCgQGAAICEgQtAi8DGqcFIFJlcGxhY2VzIHRoZSBjYWxsZXIncyBzY2hlZHVsZSBmb3Igb25lIHF1ZXN0aW9u\
      bmFpcmU7IGFjdHMgYXQgb25jZS4KCiBFcnJvcnM6IE5PVF9GT1VORCwgUEVSTUlTU0lPTl9ERU5JRUQgYW5kIFVOQVZBSUxB\
      QkxFIGFzIEdldFNjaGVkdWxlOyBGQUlMRURfUFJFQ09ORElUSU9OIHdpdGggcmVhc29uCiBTQ0hFRFVMRV9GSVhFRF9CWV9T\
      VFVEWTsgSU5WQUxJRF9BUkdVTUVOVCB3aXRoIGEgdmlvbGF0aW9uIG9mIGVhY2ggd3JvbmcgZmllbGQ6IFBMQU5fTUlTU0lO\
      RywKIFBMQU5fQU1CSUdVT1VTIChub25lIG9yIHNldmVyYWwgb2YgYHN0YW5kYXJkYCwgYGN1c3RvbWAsIGBtb250aGx5YCBh\
      bmQgYG11dGVkYCksIFBFUl9EQVlfT1VUX09GX1JBTkdFLAogR0FQX09VVF9PRl9SQU5HRSwgTk9fV0lORE9XUywgREFZX01J\
      U1NJTkcsIERBWV9EVVBMSUNBVEUsIE1JTlVURV9PVVRfT0ZfUkFOR0UsIFdJTkRPV1NfT1ZFUkxBUCwKIE5PX1RJTUVTLCBU\
      T09fTUFOWV9USU1FUywgVElNRV9EVVBMSUNBVEUsIERBWV9PRl9NT05USF9PVVRfT0ZfUkFOR0UsIFNUQVJUX0RBWV9PVVRf\
      T0ZfUkFOR0UsCiBFWFBJUllfT1VUX09GX1JBTkdFOyBvciBTQ0hFRFVMRV9JTkZFQVNJQkxFIHdpdGggdGhlIGxhcmdlc3Qg\
      ZmVhc2libGUgbnVtYmVyIGluIGl0cyBFcnJvckluZm8KIChgbWF4aW11bV9wZXJfZGF5YCkuCgpcCgQGAAIDEgQzAjUDGk4g\
      UmV0dXJucyB0byB0aGUgc2NoZWR1bGUgdGhhdCB0aGUgc3R1ZHkgcHJlc2NyaWJlcy4KCiBFcnJvcnM6IGFzIEdldFNjaGVk\
      dWxlLgoKJwoCBAASBDkAQAEaGyBBc2tzIGZvciB3aGF0IGNvbWVzIG5leHQuCgowCgQEAAIAEgM7AhYaIyBFbXB0eTogYWxs\
      IHN0dWRpZXMgb2YgdGhlIGNhbGxlci4KCmoKBAQAAgESAz0CFxpdIElBTkEgbmFtZSwgZS5nLiBgRXVyb3BlL0JlcmxpbmAu\
      IEtlcHQgZm9yIHRoZSBwYXJ0aWNpcGFudDsgZW1wdHkgbWVhbnMgdGhlIG9uZSBrZXB0IGJlZm9yZS4KCj4KBAQAAgISAz8C\
      ExoxIDHigJM2NDsgMCBtZWFucyA2NCAod2hhdCBpT1MgY2FuIGhvbGQgcGVuZGluZykuCgopCgIEARIEQwBIARodIFdoYXQg\
      Y29tZXMgbmV4dCwgYXMgb2Ygbm93LgoKHgoEBAECABIDRQIqGhEgRWFybGllc3QgZmlyc3QuCgoyCgQEAQIBEgNHAhcaJSBU\
      aGUgem9uZSBieSB3aGljaCB0aGV5IGFyZSBwbGFubmVkLgoKVwoCBAISBEsAWAEaSyBPbmUgaW5zdGFudCBhdCB3aGljaCB0\
      aGUgcGFydGljaXBhbnQgaXMgYXNrZWQgdG8gZmlsbCBpbiBhIHF1ZXN0aW9ubmFpcmUuCgo/CgQEAgIAEgNNAh0aMiBVVUlE\
      OyB0byBiZSBuYW1lZCBpbiB0aGUgYW5zd2VyIHNoZWV0IGl0IGNhdXNlcy4KCiMKBAQCAgESA08CFhoWIFRoZSBzdHVkeSB0\
      aGF0IGFza3MuCgonCgQEAgICEgNRAh4aGiBXaGF0IGlzIHRvIGJlIGZpbGxlZCBpbi4KCigKBAQCAgMSA1MCLBobIFdoZW4g\
      dGhlIGRldmljZSBub3RpZmllcy4KCmMKBAQCAgQSA1UCLBpWIEFmdGVyIHRoaXMgaW5zdGFudCBpdCBjYW4gbm8gbG9uZ2Vy\
      IGJlIGFuc3dlcmVkIGluIHRpbWU7IGFic2VudDogdW50aWwgdGhlIG5leHQgb25lLgoKWwoEBAICBRIDVwIRGk4gVGhlIHBh\
      cnRpY2lwYW50J3Mgb3duIGZpeGVkIHRpbWUsIG9yIHRoZSBzdHVkeSdzIChUWVQgYG5vdGlmaWNhdGlvbl9maXhlZGApLgoK\
      JAoCBAMSBFsAYAEaGCBOYW1lcyBhIHF1ZXN0aW9ubmFpcmUuCgoxCgQEAwIAEgNdAhYaJCBPbmUgdGhhdCB0aGUgY2FsbGVy\
      IHRha2VzIHBhcnQgaW4uCgogCgQEAwIBEgNfAh4aEyBPbmUgb2YgdGhlIHN0dWR5LgoKLQoCBAQSBGMAcAEaISBBIHNjaGVk\
      dWxlIG9mIHRoZSBjYWxsZXIncyBvd24uCgoxCgQEBAIAEgNlAhYaJCBPbmUgdGhhdCB0aGUgY2FsbGVyIHRha2VzIHBhcnQg\
      aW4uCgpICgQEBAIBEgNnAh4aOyBPbmUgb2YgdGhlIHN0dWR5LCB3aG9zZSBzY2hlZHVsZSBwYXJ0aWNpcGFudHMgbWF5IGNo\
      YW5nZS4KCmQKBAQEAgISA2kCMRpXIFJhbmRvbSBpbnN0YW50cy4gRXhhY3RseSBvbmUgb2YgYHN0YW5kYXJkYCwgYGN1c3Rv\
      bWAsIGBtb250aGx5YCBhbmQgYG11dGVkYCBpcyBnaXZlbi4KCiEKBAQEAgMSA2sCLRoUIEZpeGVkIGNsb2NrIHRpbWVzLgoK\
      IwoEBAQCBBIDbQIvGhYgT25lIGluc3RhbnQgYSBtb250aC4KClcKBAQEAgUSA28CERpKIFN3aXRjaGVzIG5vdGlmaWNhdGlv\
      bnMgb2YgdGhpcyBxdWVzdGlvbm5haXJlIG9mZjsgbm8gcGxhbiBpcyBnaXZlbiB0aGVuLgoKJwoCBAUSBHMAdgEaGyBUaGUg\
      c2NoZWR1bGUgaXMgaW4gZm9yY2UuCgo1CgQEBQIAEgN1Ai8aKCBBcyBHZXRTY2hlZHVsZSBhbnN3ZXJzIGl0IGZyb20gbm93\
      IG9uLgoKJAoCBAYSBHkAfgEaGCBOYW1lcyBhIHF1ZXN0aW9ubmFpcmUuCgoxCgQEBgIAEgN7AhYaJCBPbmUgdGhhdCB0aGUg\
      Y2FsbGVyIHRha2VzIHBhcnQgaW4uCgogCgQEBgIBEgN9Ah4aEyBPbmUgb2YgdGhlIHN0dWR5LgoKNAoCBAcSBoEBAIQBARom\
      IFRoZSBwcmVzY3JpYmVkIHNjaGVkdWxlIGlzIGluIGZvcmNlLgoKNgoEBAcCABIEgwECLxooIEFzIEdldFNjaGVkdWxlIGFu\
      c3dlcnMgaXQgZnJvbSBub3cgb24uCgpMCgIECBIGhwEAkgEBGj4gVGhlIHNjaGVkdWxlIGluIGZvcmNlIGZvciBvbmUgcGFy\
      dGljaXBhbnQgYW5kIHF1ZXN0aW9ubmFpcmUuCgoaCgQECAIAEgSJAQIWGgwgVGhlIHN0dWR5LgoKIgoEBAgCARIEiwECHhoU\
      IFRoZSBxdWVzdGlvbm5haXJlLgoKWAoEBAgCAhIEjQECLRpKIFdoZW4gdGhlIHBhcnRpY2lwYW50IGlzIGFza2VkOyBhYnNl\
      bnQ6IHRoZSBzdHVkeSBwcmVzY3JpYmVzIG5vIHNjaGVkdWxlLgoKRAoEBAgCAxIEjwECDxo2IEZhbHNlIHdoZXJlIGl0IGlz\
      IHRoZSBvbmUgdGhhdCB0aGUgc3R1ZHkgcHJlc2NyaWJlcy4KCj8KBAQIAgQSBJEBAhEaMSBUaGUgcGFydGljaXBhbnQgaGFz\
      IHN3aXRjaGVkIG5vdGlmaWNhdGlvbnMgb2ZmLgpiBnByb3RvMw==
      """)
}
