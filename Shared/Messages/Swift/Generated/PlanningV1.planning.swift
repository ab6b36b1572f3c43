// Generated from otolith/planning/v1/planning.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages

extension PlanningV1 {
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
  public struct NotificationPlan: Message {
    public var notifications: [PlanningV1.Notification]
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
  public struct Notification: Message {
    /// UUID; to be named in the answer sheet it causes.
    public var notificationID: String
    public var studyID: String
    public var questionnaireID: String
    public var at: GoogleProtobuf.Timestamp?
    /// After this instant it can no longer be answered in time; absent: until the next one.
    public var expiresAt: GoogleProtobuf.Timestamp?
    /// The participant's own fixed time, or the study's (TYT `notification_fixed`).
    public var fixed: Bool

    /// Every field at its default.
    public init() {
      self.notificationID = ""
      self.studyID = ""
      self.questionnaireID = ""
      self.at = nil
      self.expiresAt = nil
      self.fixed = false
    }

    public init(
      notificationID: String = "",
      studyID: String = "",
      questionnaireID: String = "",
      at: GoogleProtobuf.Timestamp? = nil,
      expiresAt: GoogleProtobuf.Timestamp? = nil,
      fixed: Bool = false
    ) {
      self.notificationID = notificationID
      self.studyID = studyID
      self.questionnaireID = questionnaireID
      self.at = at
      self.expiresAt = expiresAt
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
    self.at = c.pointee.at.map { GoogleProtobuf.Timestamp($0) }
    self.expiresAt = c.pointee.expires_at.map { GoogleProtobuf.Timestamp($0) }
    self.fixed = c.pointee.fixed != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__Notification> {
    let c = arena.allocate(Otolith__Planning__V1__Notification.self)
    otolith__planning__v1__notification__init(c)
    if !self.notificationID.isEmpty { c.pointee.notification_id = arena.string(self.notificationID) }
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.questionnaireID.isEmpty { c.pointee.questionnaire_id = arena.string(self.questionnaireID) }
    if let value = self.at { c.pointee.at = value.cStruct(in: arena) }
    if let value = self.expiresAt { c.pointee.expires_at = value.cStruct(in: arena) }
    c.pointee.fixed = self.fixed ? 1 : 0
    return c
  }
}

extension PlanningV1 {
  public struct GetScheduleRequest: Message {
    public var studyID: String
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
  public struct SetScheduleRequest: Message {
    public var studyID: String
    public var questionnaireID: String
    /// Exactly one of them.
    public var standard: CatalogueV1.StandardPlan?
    public var custom: CatalogueV1.CustomPlan?
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
  public struct ResetScheduleRequest: Message {
    public var studyID: String
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
  public struct ParticipantSchedule: Message {
    public var studyID: String
    public var questionnaireID: String
    public var schedule: CatalogueV1.Schedule?
    /// False where it is the one that the study prescribes.
    public var own: Bool
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
      LnBsYW5uaW5nLnYxLk5vdGlmaWNhdGlvblINbm90aWZpY2F0aW9ucxIbCgl0aW1lX3pvbmUYAiABKAlSCHRpbWVab25lIvoB\
      CgxOb3RpZmljYXRpb24SJwoPbm90aWZpY2F0aW9uX2lkGAEgASgJUg5ub3RpZmljYXRpb25JZBIZCghzdHVkeV9pZBgCIAEo\
      CVIHc3R1ZHlJZBIpChBxdWVzdGlvbm5haXJlX2lkGAMgASgJUg9xdWVzdGlvbm5haXJlSWQSKgoCYXQYBCABKAsyGi5nb29n\
      bGUucHJvdG9idWYuVGltZXN0YW1wUgJhdBI5CgpleHBpcmVzX2F0GAUgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFt\
      cFIJZXhwaXJlc0F0EhQKBWZpeGVkGAYgASgIUgVmaXhlZCJaChJHZXRTY2hlZHVsZVJlcXVlc3QSGQoIc3R1ZHlfaWQYASAB\
      KAlSB3N0dWR5SWQSKQoQcXVlc3Rpb25uYWlyZV9pZBgCIAEoCVIPcXVlc3Rpb25uYWlyZUlkIqcCChJTZXRTY2hlZHVsZVJl\
      cXVlc3QSGQoIc3R1ZHlfaWQYASABKAlSB3N0dWR5SWQSKQoQcXVlc3Rpb25uYWlyZV9pZBgCIAEoCVIPcXVlc3Rpb25uYWly\
      ZUlkEj4KCHN0YW5kYXJkGAMgASgLMiIub3RvbGl0aC5jYXRhbG9ndWUudjEuU3RhbmRhcmRQbGFuUghzdGFuZGFyZBI4CgZj\
      dXN0b20YBCABKAsyIC5vdG9saXRoLmNhdGFsb2d1ZS52MS5DdXN0b21QbGFuUgZjdXN0b20SOwoHbW9udGhseRgFIAEoCzIh\
      Lm90b2xpdGguY2F0YWxvZ3VlLnYxLk1vbnRobHlQbGFuUgdtb250aGx5EhQKBW11dGVkGAYgASgIUgVtdXRlZCJcChRSZXNl\
      dFNjaGVkdWxlUmVxdWVzdBIZCghzdHVkeV9pZBgBIAEoCVIHc3R1ZHlJZBIpChBxdWVzdGlvbm5haXJlX2lkGAIgASgJUg9x\
      dWVzdGlvbm5haXJlSWQivwEKE1BhcnRpY2lwYW50U2NoZWR1bGUSGQoIc3R1ZHlfaWQYASABKAlSB3N0dWR5SWQSKQoQcXVl\
      c3Rpb25uYWlyZV9pZBgCIAEoCVIPcXVlc3Rpb25uYWlyZUlkEjoKCHNjaGVkdWxlGAMgASgLMh4ub3RvbGl0aC5jYXRhbG9n\
      dWUudjEuU2NoZWR1bGVSCHNjaGVkdWxlEhAKA293bhgEIAEoCFIDb3duEhQKBW11dGVkGAUgASgIUgVtdXRlZDK+AwoPUGxh\
      bm5pbmdTZXJ2aWNlEnIKE0dldE5vdGlmaWNhdGlvblBsYW4SLy5vdG9saXRoLnBsYW5uaW5nLnYxLkdldE5vdGlmaWNhdGlv\
      blBsYW5SZXF1ZXN0GiUub3RvbGl0aC5wbGFubmluZy52MS5Ob3RpZmljYXRpb25QbGFuIgOQAgISZQoLR2V0U2NoZWR1bGUS\
      Jy5vdG9saXRoLnBsYW5uaW5nLnYxLkdldFNjaGVkdWxlUmVxdWVzdBooLm90b2xpdGgucGxhbm5pbmcudjEuUGFydGljaXBh\
      bnRTY2hlZHVsZSIDkAIBEmUKC1NldFNjaGVkdWxlEicub3RvbGl0aC5wbGFubmluZy52MS5TZXRTY2hlZHVsZVJlcXVlc3Qa\
      KC5vdG9saXRoLnBsYW5uaW5nLnYxLlBhcnRpY2lwYW50U2NoZWR1bGUiA5ACAhJpCg1SZXNldFNjaGVkdWxlEikub3RvbGl0\
      aC5wbGFubmluZy52MS5SZXNldFNjaGVkdWxlUmVxdWVzdBooLm90b2xpdGgucGxhbm5pbmcudjEuUGFydGljaXBhbnRTY2hl\
      ZHVsZSIDkAICQk0KE290b2xpdGgucGxhbm5pbmcudjFQAVoeb3RvbGl0aC9wbGFubmluZy92MTtwbGFubmluZ3YxqgITT3Rv\
      bGl0aC5QbGFubmluZy5WMUrYEQpdCgEMEgMBABIaUyBOb3RpZmljYXRpb24gcGxhbnM6IHNlZWRlZCwgZXhhY3QgYWNyb3Nz\
      IHRpbWUgem9uZXMsIG5ldmVyIG1vdmVkIG9uY2UgaGFuZGVkIG91dC4KCr8ECgQGAAIAEgQWAhgDGrAEIFRoZSBjYWxsZXIn\
      cyBuZXh0IGluc3RhbnRzIG92ZXIgYWxsIHF1ZXN0aW9ubmFpcmVzIHdpdGggYSBzY2hlZHVsZSwgZWFybGllc3QgZmlyc3Qu\
      IEFza2luZwogYWdhaW4gYW5zd2VycyB0aGUgc2FtZSBpbnN0YW50cyB1bnRpbCBzZXR0aW5ncywgem9uZSBvciBzdHVkeSBj\
      aGFuZ2UuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UIHdpdGggcmVhc29uIFRJTUVfWk9ORV9VTktOT1dOIChhbHNvIHdo\
      ZW4gbm8gem9uZSBpcyBuYW1lZCBhbmQgbm9uZSB3YXMKIGtlcHQpOyBQRVJNSVNTSU9OX0RFTklFRCB3aXRoIHJlYXNvbiBO\
      T1RfRU5ST0xMRUQgd2hlbiBgc3R1ZHlfaWRgIGlzIG5hbWVkIHdpdGhvdXQgYW4gZW5yb2xtZW50OwogUkVTT1VSQ0VfRVhI\
      QVVTVEVEIHdpdGggcmVhc29uIFJFUExBTk5FRF9UT09fT0ZURU4gYWZ0ZXIgMSwwMDAgY2hhbmdlcyBvZiBzZXR0aW5ncyBv\
      ciB6b25lIGluCiAyNCBob3VyczsgVU5BVkFJTEFCTEUgd2l0aCBSZXRyeUluZm8gd2hpbGUgYSBzdHVkeSBpcyBub3Qga25v\
      d24gaGVyZSBhbmQgdGhlIGNhdGFsb2d1ZSBjYW5ub3QgYmUKIGFza2VkLgoKoAEKBAYAAgESBBwCHgMakQEgVGhlIHNjaGVk\
      dWxlIGluIGZvcmNlIGZvciBvbmUgcXVlc3Rpb25uYWlyZS4KCiBFcnJvcnM6IE5PVF9GT1VORCB3aXRoIHJlYXNvbiBRVUVT\
      VElPTk5BSVJFX1VOS05PV047IFBFUk1JU1NJT05fREVOSUVEIHdpdGggcmVhc29uIE5PVF9FTlJPTExFRC4KCqkFCgQGAAIC\
      EgQoAioDGpoFIFJlcGxhY2VzIHRoZSBjYWxsZXIncyBzY2hlZHVsZSBmb3Igb25lIHF1ZXN0aW9ubmFpcmU7IGFjdHMgYXQg\
      b25jZS4KCiBFcnJvcnM6IE5PVF9GT1VORCBhbmQgUEVSTUlTU0lPTl9ERU5JRUQgYXMgR2V0U2NoZWR1bGU7IEZBSUxFRF9Q\
      UkVDT05ESVRJT04gd2l0aCByZWFzb24KIFNDSEVEVUxFX0ZJWEVEX0JZX1NUVURZOyBJTlZBTElEX0FSR1VNRU5UIHdpdGgg\
      YSB2aW9sYXRpb24gb2YgZWFjaCB3cm9uZyBmaWVsZDogUExBTl9NSVNTSU5HLAogUExBTl9BTUJJR1VPVVMgKG5vbmUgb3Ig\
      c2V2ZXJhbCBvZiBgc3RhbmRhcmRgLCBgY3VzdG9tYCwgYG1vbnRobHlgIGFuZCBgbXV0ZWRgKSwgUEVSX0RBWV9PVVRfT0Zf\
      UkFOR0UsCiBHQVBfT1VUX09GX1JBTkdFLCBOT19XSU5ET1dTLCBEQVlfTUlTU0lORywgREFZX0RVUExJQ0FURSwgTUlOVVRF\
      X09VVF9PRl9SQU5HRSwgV0lORE9XU19PVkVSTEFQLAogTk9fVElNRVMsIFRPT19NQU5ZX1RJTUVTLCBUSU1FX0RVUExJQ0FU\
      RSwgREFZX09GX01PTlRIX09VVF9PRl9SQU5HRSwgU1RBUlRfREFZX09VVF9PRl9SQU5HRSwKIEVYUElSWV9PVVRfT0ZfUkFO\
      R0U7IG9yIFNDSEVEVUxFX0lORkVBU0lCTEUgd2l0aCB0aGUgbGFyZ2VzdCBmZWFzaWJsZSBudW1iZXIgaW4gaXRzIEVycm9y\
      SW5mbwogKGBtYXhpbXVtX3Blcl9kYXlgKS4KCkIKBAYAAgMSBCwCLgMaNCBSZXR1cm5zIHRvIHRoZSBzY2hlZHVsZSB0aGF0\
      IHRoZSBzdHVkeSBwcmVzY3JpYmVzLgoKMAoEBAACABIDMwIWGiMgRW1wdHk6IGFsbCBzdHVkaWVzIG9mIHRoZSBjYWxsZXIu\
      CgpqCgQEAAIBEgM1AhcaXSBJQU5BIG5hbWUsIGUuZy4gYEV1cm9wZS9CZXJsaW5gLiBLZXB0IGZvciB0aGUgcGFydGljaXBh\
      bnQ7IGVtcHR5IG1lYW5zIHRoZSBvbmUga2VwdCBiZWZvcmUuCgo+CgQEAAICEgM3AhMaMSAx4oCTNjQ7IDAgbWVhbnMgNjQg\
      KHdoYXQgaU9TIGNhbiBob2xkIHBlbmRpbmcpLgoKPwoEBAICABIDQQIdGjIgVVVJRDsgdG8gYmUgbmFtZWQgaW4gdGhlIGFu\
      c3dlciBzaGVldCBpdCBjYXVzZXMuCgpjCgQEAgIEEgNGAisaViBBZnRlciB0aGlzIGluc3RhbnQgaXQgY2FuIG5vIGxvbmdl\
      ciBiZSBhbnN3ZXJlZCBpbiB0aW1lOyBhYnNlbnQ6IHVudGlsIHRoZSBuZXh0IG9uZS4KClsKBAQCAgUSA0gCERpOIFRoZSBw\
      YXJ0aWNpcGFudCdzIG93biBmaXhlZCB0aW1lLCBvciB0aGUgc3R1ZHkncyAoVFlUIGBub3RpZmljYXRpb25fZml4ZWRgKS4K\
      CiMKBAQEAgISA1QCMRoWIEV4YWN0bHkgb25lIG9mIHRoZW0uCgpXCgQEBAIFEgNYAhEaSiBTd2l0Y2hlcyBub3RpZmljYXRp\
      b25zIG9mIHRoaXMgcXVlc3Rpb25uYWlyZSBvZmY7IG5vIHBsYW4gaXMgZ2l2ZW4gdGhlbi4KCkMKBAQGAgMSA2UCDxo2IEZh\
      bHNlIHdoZXJlIGl0IGlzIHRoZSBvbmUgdGhhdCB0aGUgc3R1ZHkgcHJlc2NyaWJlcy4KYgZwcm90bzM=
      """)
}
