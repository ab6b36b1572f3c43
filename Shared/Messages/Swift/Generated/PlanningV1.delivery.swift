// Generated from otolith/planning/v1/delivery.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages

extension PlanningV1 {
  /// Whose service brings push messages.
  public enum PushPlatform: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Refused with reason PUSH_PLATFORM_MISSING.
    case unspecified
    /// Apple Push Notification service.
    case apns
    /// Firebase Cloud Messaging.
    case fcm
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .apns, .fcm] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .apns
        case 2: .fcm
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .apns: 1
        case .fcm: 2
        case .unrecognized(let number): number
      }
    }
  }
}

extension PlanningV1 {
  /// What became of a prompt.
  public enum PromptResult: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Refused with reason PROMPT_RESULT_MISSING.
    case unspecified
    /// The participant was told.
    case sent
    /// The participant could not be told; it is tried again later, by any gateway.
    case failed
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .sent, .failed] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .sent
        case 2: .failed
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .sent: 1
        case .failed: 2
        case .unrecognized(let number): number
      }
    }
  }
}

extension PlanningV1 {
  /// What an acknowledgement does.
  public enum AcknowledgementOutcome: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Never answered.
    case unspecified
    /// It counts; also the second time.
    case accepted
    /// The prompt was taken back, or went to another gateway after the lease had ended.
    case leaseEnded
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .accepted, .leaseEnded] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .accepted
        case 2: .leaseEnded
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .accepted: 1
        case .leaseEnded: 2
        case .unrecognized(let number): number
      }
    }
  }
}

extension PlanningV1 {
  /// A device that is told.
  public struct PushToken: Message {
    /// The client's own name of the device.
    public var deviceID: String
    /// Whose service reaches it.
    public var platform: PlanningV1.PushPlatform
    /// Bundle id or package name of the app.
    public var appID: String
    /// BCP 47, as push messages speak; empty: English.
    public var language: String
    /// When it was registered last.
    public var registerTime: GoogleProtobuf.Timestamp?

    /// Every field at its default.
    public init() {
      self.deviceID = ""
      self.platform = PlanningV1.PushPlatform(rawValue: 0)
      self.appID = ""
      self.language = ""
      self.registerTime = nil
    }

    public init(
      deviceID: String = "",
      platform: PlanningV1.PushPlatform = PlanningV1.PushPlatform(rawValue: 0),
      appID: String = "",
      language: String = "",
      registerTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.deviceID = deviceID
      self.platform = platform
      self.appID = appID
      self.language = language
      self.registerTime = registerTime
    }
  }
}

extension PlanningV1.PushToken {
  public static var fullName: String { "otolith.planning.v1.PushToken" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Planning__V1__PushToken()
    otolith__planning__v1__push_token__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Planning__V1__PushToken>) {
    self.deviceID = Codec.string(c.pointee.device_id)
    self.platform = PlanningV1.PushPlatform(rawValue: Int32(truncatingIfNeeded: c.pointee.platform.rawValue))
    self.appID = Codec.string(c.pointee.app_id)
    self.language = Codec.string(c.pointee.language)
    self.registerTime = c.pointee.register_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__PushToken> {
    let c = arena.allocate(Otolith__Planning__V1__PushToken.self)
    otolith__planning__v1__push_token__init(c)
    if !self.deviceID.isEmpty { c.pointee.device_id = arena.string(self.deviceID) }
    c.pointee.platform = Otolith__Planning__V1__PushPlatform(rawValue: .init(truncatingIfNeeded: self.platform.rawValue))
    if !self.appID.isEmpty { c.pointee.app_id = arena.string(self.appID) }
    if !self.language.isEmpty { c.pointee.language = arena.string(self.language) }
    if let value = self.registerTime { c.pointee.register_time = value.cStruct(in: arena) }
    return c
  }
}

extension PlanningV1 {
  /// A device of the caller's.
  public struct RegisterPushTokenRequest: Message {
    /// Made by the client once for each device: 1–64 lower-case letters, digits and hyphens.
    public var deviceID: String
    /// Whose service reaches it.
    public var platform: PlanningV1.PushPlatform
    /// What the platform gave the app: of APNs hexadecimal digits, at most 400; of FCM at most 1,024 letters, digits, `-`,
    /// `_` and `:`.
    public var token: String
    /// Bundle id or package name of the app; 1–155 letters, digits, `.`, `-` and `_`.
    public var appID: String
    /// BCP 47; empty: English.
    public var language: String

    /// Every field at its default.
    public init() {
      self.deviceID = ""
      self.platform = PlanningV1.PushPlatform(rawValue: 0)
      self.token = ""
      self.appID = ""
      self.language = ""
    }

    public init(
      deviceID: String = "",
      platform: PlanningV1.PushPlatform = PlanningV1.PushPlatform(rawValue: 0),
      token: String = "",
      appID: String = "",
      language: String = ""
    ) {
      self.deviceID = deviceID
      self.platform = platform
      self.token = token
      self.appID = appID
      self.language = language
    }
  }
}

extension PlanningV1.RegisterPushTokenRequest {
  public static var fullName: String { "otolith.planning.v1.RegisterPushTokenRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Planning__V1__RegisterPushTokenRequest()
    otolith__planning__v1__register_push_token_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Planning__V1__RegisterPushTokenRequest>) {
    self.deviceID = Codec.string(c.pointee.device_id)
    self.platform = PlanningV1.PushPlatform(rawValue: Int32(truncatingIfNeeded: c.pointee.platform.rawValue))
    self.token = Codec.string(c.pointee.token)
    self.appID = Codec.string(c.pointee.app_id)
    self.language = Codec.string(c.pointee.language)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__RegisterPushTokenRequest> {
    let c = arena.allocate(Otolith__Planning__V1__RegisterPushTokenRequest.self)
    otolith__planning__v1__register_push_token_request__init(c)
    if !self.deviceID.isEmpty { c.pointee.device_id = arena.string(self.deviceID) }
    c.pointee.platform = Otolith__Planning__V1__PushPlatform(rawValue: .init(truncatingIfNeeded: self.platform.rawValue))
    if !self.token.isEmpty { c.pointee.token = arena.string(self.token) }
    if !self.appID.isEmpty { c.pointee.app_id = arena.string(self.appID) }
    if !self.language.isEmpty { c.pointee.language = arena.string(self.language) }
    return c
  }
}

extension PlanningV1 {
  /// The device is told from now on.
  public struct RegisterPushTokenResponse: Message {
    /// As it is kept. Its token is not answered: the client has it.
    public var pushToken: PlanningV1.PushToken?

    /// Every field at its default.
    public init() {
      self.pushToken = nil
    }

    public init(
      pushToken: PlanningV1.PushToken? = nil
    ) {
      self.pushToken = pushToken
    }
  }
}

extension PlanningV1.RegisterPushTokenResponse {
  public static var fullName: String { "otolith.planning.v1.RegisterPushTokenResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Planning__V1__RegisterPushTokenResponse()
    otolith__planning__v1__register_push_token_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Planning__V1__RegisterPushTokenResponse>) {
    self.pushToken = c.pointee.push_token.map { PlanningV1.PushToken($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__RegisterPushTokenResponse> {
    let c = arena.allocate(Otolith__Planning__V1__RegisterPushTokenResponse.self)
    otolith__planning__v1__register_push_token_response__init(c)
    if let value = self.pushToken { c.pointee.push_token = value.cStruct(in: arena) }
    return c
  }
}

extension PlanningV1 {
  /// Names a device.
  public struct UnregisterPushTokenRequest: Message {
    /// As it was registered.
    public var deviceID: String

    /// Every field at its default.
    public init() {
      self.deviceID = ""
    }

    public init(
      deviceID: String = ""
    ) {
      self.deviceID = deviceID
    }
  }
}

extension PlanningV1.UnregisterPushTokenRequest {
  public static var fullName: String { "otolith.planning.v1.UnregisterPushTokenRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Planning__V1__UnregisterPushTokenRequest()
    otolith__planning__v1__unregister_push_token_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Planning__V1__UnregisterPushTokenRequest>) {
    self.deviceID = Codec.string(c.pointee.device_id)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__UnregisterPushTokenRequest> {
    let c = arena.allocate(Otolith__Planning__V1__UnregisterPushTokenRequest.self)
    otolith__planning__v1__unregister_push_token_request__init(c)
    if !self.deviceID.isEmpty { c.pointee.device_id = arena.string(self.deviceID) }
    return c
  }
}

extension PlanningV1 {
  /// The device is not told any more.
  public struct UnregisterPushTokenResponse: Message {
    /// Every field at its default.
    public init() {
    }
  }
}

extension PlanningV1.UnregisterPushTokenResponse {
  public static var fullName: String { "otolith.planning.v1.UnregisterPushTokenResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Planning__V1__UnregisterPushTokenResponse()
    otolith__planning__v1__unregister_push_token_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Planning__V1__UnregisterPushTokenResponse>) {
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__UnregisterPushTokenResponse> {
    let c = arena.allocate(Otolith__Planning__V1__UnregisterPushTokenResponse.self)
    otolith__planning__v1__unregister_push_token_response__init(c)
    return c
  }
}

extension PlanningV1 {
  /// Asks for the caller's.
  public struct ListPushTokensRequest: Message {
    /// Every field at its default.
    public init() {
    }
  }
}

extension PlanningV1.ListPushTokensRequest {
  public static var fullName: String { "otolith.planning.v1.ListPushTokensRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Planning__V1__ListPushTokensRequest()
    otolith__planning__v1__list_push_tokens_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Planning__V1__ListPushTokensRequest>) {
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__ListPushTokensRequest> {
    let c = arena.allocate(Otolith__Planning__V1__ListPushTokensRequest.self)
    otolith__planning__v1__list_push_tokens_request__init(c)
    return c
  }
}

extension PlanningV1 {
  /// The caller's devices.
  public struct ListPushTokensResponse: Message {
    /// In the order of their ids.
    public var pushTokens: [PlanningV1.PushToken]

    /// Every field at its default.
    public init() {
      self.pushTokens = []
    }

    public init(
      pushTokens: [PlanningV1.PushToken] = []
    ) {
      self.pushTokens = pushTokens
    }
  }
}

extension PlanningV1.ListPushTokensResponse {
  public static var fullName: String { "otolith.planning.v1.ListPushTokensResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Planning__V1__ListPushTokensResponse()
    otolith__planning__v1__list_push_tokens_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Planning__V1__ListPushTokensResponse>) {
    self.pushTokens = Codec.messages(c.pointee.push_tokens, c.pointee.n_push_tokens) { PlanningV1.PushToken($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__ListPushTokensResponse> {
    let c = arena.allocate(Otolith__Planning__V1__ListPushTokensResponse.self)
    otolith__planning__v1__list_push_tokens_response__init(c)
    if !self.pushTokens.isEmpty {
      c.pointee.n_push_tokens = self.pushTokens.count
      c.pointee.push_tokens = arena.array(self.pushTokens) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Planning__V1__PushToken>? }
    }
    return c
  }
}

extension PlanningV1 {
  /// What a gateway takes on.
  public struct WatchPromptsRequest: Message {
    /// Prompts that it has and has not acknowledged, 1–10,000; 0 means 1,000.
    public var unacknowledgedMax: UInt32
    /// For each, 10–600; 0 means 60.
    public var leaseSeconds: UInt32

    /// Every field at its default.
    public init() {
      self.unacknowledgedMax = 0
      self.leaseSeconds = 0
    }

    public init(
      unacknowledgedMax: UInt32 = 0,
      leaseSeconds: UInt32 = 0
    ) {
      self.unacknowledgedMax = unacknowledgedMax
      self.leaseSeconds = leaseSeconds
    }
  }
}

extension PlanningV1.WatchPromptsRequest {
  public static var fullName: String { "otolith.planning.v1.WatchPromptsRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Planning__V1__WatchPromptsRequest()
    otolith__planning__v1__watch_prompts_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Planning__V1__WatchPromptsRequest>) {
    self.unacknowledgedMax = c.pointee.unacknowledged_max
    self.leaseSeconds = c.pointee.lease_seconds
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__WatchPromptsRequest> {
    let c = arena.allocate(Otolith__Planning__V1__WatchPromptsRequest.self)
    otolith__planning__v1__watch_prompts_request__init(c)
    c.pointee.unacknowledged_max = self.unacknowledgedMax
    c.pointee.lease_seconds = self.leaseSeconds
    return c
  }
}

extension PlanningV1 {
  /// What is new.
  public struct WatchPromptsResponse: Message {
    /// To be told now.
    public var prompts: [PlanningV1.Prompt]
    /// `Prompt.lease_id` of prompts that are not to be told any more, nor to be acknowledged: answered, dismissed, put off
    /// or called off meanwhile, or of somebody who has left, withdrawn, is suspended or was erased.
    public var revokedLeaseIDs: [String]

    /// Every field at its default.
    public init() {
      self.prompts = []
      self.revokedLeaseIDs = []
    }

    public init(
      prompts: [PlanningV1.Prompt] = [],
      revokedLeaseIDs: [String] = []
    ) {
      self.prompts = prompts
      self.revokedLeaseIDs = revokedLeaseIDs
    }
  }
}

extension PlanningV1.WatchPromptsResponse {
  public static var fullName: String { "otolith.planning.v1.WatchPromptsResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Planning__V1__WatchPromptsResponse()
    otolith__planning__v1__watch_prompts_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Planning__V1__WatchPromptsResponse>) {
    self.prompts = Codec.messages(c.pointee.prompts, c.pointee.n_prompts) { PlanningV1.Prompt($0) }
    self.revokedLeaseIDs = Codec.array(c.pointee.revoked_lease_ids, c.pointee.n_revoked_lease_ids) { Codec.string($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__WatchPromptsResponse> {
    let c = arena.allocate(Otolith__Planning__V1__WatchPromptsResponse.self)
    otolith__planning__v1__watch_prompts_response__init(c)
    if !self.prompts.isEmpty {
      c.pointee.n_prompts = self.prompts.count
      c.pointee.prompts = arena.array(self.prompts) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Planning__V1__Prompt>? }
    }
    if !self.revokedLeaseIDs.isEmpty {
      c.pointee.n_revoked_lease_ids = self.revokedLeaseIDs.count
      c.pointee.revoked_lease_ids = arena.array(self.revokedLeaseIDs) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    return c
  }
}

extension PlanningV1 {
  /// A participant is to be told.
  public struct Prompt: Message {
    /// For the acknowledgement.
    public var leaseID: String
    /// UUID.
    public var participantID: String
    /// UUID.
    public var notificationID: String
    /// The study that asks. Not for the participant's screen.
    public var studyID: String
    /// What is to be filled in. Not for the participant's screen.
    public var questionnaireID: String
    /// 0: for the first time; otherwise which reminder it is.
    public var reminder: UInt32
    /// When it should be told.
    public var dueTime: GoogleProtobuf.Timestamp?
    /// Not to be told after it; absent: two hours after `due_time`.
    public var expireTime: GoogleProtobuf.Timestamp?
    /// Another gateway may have it from then on.
    public var leaseExpireTime: GoogleProtobuf.Timestamp?

    /// Every field at its default.
    public init() {
      self.leaseID = ""
      self.participantID = ""
      self.notificationID = ""
      self.studyID = ""
      self.questionnaireID = ""
      self.reminder = 0
      self.dueTime = nil
      self.expireTime = nil
      self.leaseExpireTime = nil
    }

    public init(
      leaseID: String = "",
      participantID: String = "",
      notificationID: String = "",
      studyID: String = "",
      questionnaireID: String = "",
      reminder: UInt32 = 0,
      dueTime: GoogleProtobuf.Timestamp? = nil,
      expireTime: GoogleProtobuf.Timestamp? = nil,
      leaseExpireTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.leaseID = leaseID
      self.participantID = participantID
      self.notificationID = notificationID
      self.studyID = studyID
      self.questionnaireID = questionnaireID
      self.reminder = reminder
      self.dueTime = dueTime
      self.expireTime = expireTime
      self.leaseExpireTime = leaseExpireTime
    }
  }
}

extension PlanningV1.Prompt {
  public static var fullName: String { "otolith.planning.v1.Prompt" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Planning__V1__Prompt()
    otolith__planning__v1__prompt__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Planning__V1__Prompt>) {
    self.leaseID = Codec.string(c.pointee.lease_id)
    self.participantID = Codec.string(c.pointee.participant_id)
    self.notificationID = Codec.string(c.pointee.notification_id)
    self.studyID = Codec.string(c.pointee.study_id)
    self.questionnaireID = Codec.string(c.pointee.questionnaire_id)
    self.reminder = c.pointee.reminder
    self.dueTime = c.pointee.due_time.map { GoogleProtobuf.Timestamp($0) }
    self.expireTime = c.pointee.expire_time.map { GoogleProtobuf.Timestamp($0) }
    self.leaseExpireTime = c.pointee.lease_expire_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__Prompt> {
    let c = arena.allocate(Otolith__Planning__V1__Prompt.self)
    otolith__planning__v1__prompt__init(c)
    if !self.leaseID.isEmpty { c.pointee.lease_id = arena.string(self.leaseID) }
    if !self.participantID.isEmpty { c.pointee.participant_id = arena.string(self.participantID) }
    if !self.notificationID.isEmpty { c.pointee.notification_id = arena.string(self.notificationID) }
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.questionnaireID.isEmpty { c.pointee.questionnaire_id = arena.string(self.questionnaireID) }
    c.pointee.reminder = self.reminder
    if let value = self.dueTime { c.pointee.due_time = value.cStruct(in: arena) }
    if let value = self.expireTime { c.pointee.expire_time = value.cStruct(in: arena) }
    if let value = self.leaseExpireTime { c.pointee.lease_expire_time = value.cStruct(in: arena) }
    return c
  }
}

extension PlanningV1 {
  /// What became of one prompt.
  public struct PromptAcknowledgement: Message {
    /// `Prompt.lease_id`.
    public var leaseID: String
    /// What became of it.
    public var result: PlanningV1.PromptResult

    /// Every field at its default.
    public init() {
      self.leaseID = ""
      self.result = PlanningV1.PromptResult(rawValue: 0)
    }

    public init(
      leaseID: String = "",
      result: PlanningV1.PromptResult = PlanningV1.PromptResult(rawValue: 0)
    ) {
      self.leaseID = leaseID
      self.result = result
    }
  }
}

extension PlanningV1.PromptAcknowledgement {
  public static var fullName: String { "otolith.planning.v1.PromptAcknowledgement" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Planning__V1__PromptAcknowledgement()
    otolith__planning__v1__prompt_acknowledgement__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Planning__V1__PromptAcknowledgement>) {
    self.leaseID = Codec.string(c.pointee.lease_id)
    self.result = PlanningV1.PromptResult(rawValue: Int32(truncatingIfNeeded: c.pointee.result.rawValue))
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__PromptAcknowledgement> {
    let c = arena.allocate(Otolith__Planning__V1__PromptAcknowledgement.self)
    otolith__planning__v1__prompt_acknowledgement__init(c)
    if !self.leaseID.isEmpty { c.pointee.lease_id = arena.string(self.leaseID) }
    c.pointee.result = Otolith__Planning__V1__PromptResult(rawValue: .init(truncatingIfNeeded: self.result.rawValue))
    return c
  }
}

extension PlanningV1 {
  /// What became of prompts.
  public struct AcknowledgePromptsRequest: Message {
    /// 1–1,000.
    public var acknowledgements: [PlanningV1.PromptAcknowledgement]

    /// Every field at its default.
    public init() {
      self.acknowledgements = []
    }

    public init(
      acknowledgements: [PlanningV1.PromptAcknowledgement] = []
    ) {
      self.acknowledgements = acknowledgements
    }
  }
}

extension PlanningV1.AcknowledgePromptsRequest {
  public static var fullName: String { "otolith.planning.v1.AcknowledgePromptsRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Planning__V1__AcknowledgePromptsRequest()
    otolith__planning__v1__acknowledge_prompts_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Planning__V1__AcknowledgePromptsRequest>) {
    self.acknowledgements = Codec.messages(c.pointee.acknowledgements, c.pointee.n_acknowledgements) { PlanningV1.PromptAcknowledgement($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__AcknowledgePromptsRequest> {
    let c = arena.allocate(Otolith__Planning__V1__AcknowledgePromptsRequest.self)
    otolith__planning__v1__acknowledge_prompts_request__init(c)
    if !self.acknowledgements.isEmpty {
      c.pointee.n_acknowledgements = self.acknowledgements.count
      c.pointee.acknowledgements = arena.array(self.acknowledgements) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Planning__V1__PromptAcknowledgement>? }
    }
    return c
  }
}

extension PlanningV1 {
  /// What the acknowledgements do.
  public struct AcknowledgePromptsResponse: Message {
    /// One for each, in their order.
    public var outcomes: [PlanningV1.AcknowledgementOutcome]

    /// Every field at its default.
    public init() {
      self.outcomes = []
    }

    public init(
      outcomes: [PlanningV1.AcknowledgementOutcome] = []
    ) {
      self.outcomes = outcomes
    }
  }
}

extension PlanningV1.AcknowledgePromptsResponse {
  public static var fullName: String { "otolith.planning.v1.AcknowledgePromptsResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Planning__V1__AcknowledgePromptsResponse()
    otolith__planning__v1__acknowledge_prompts_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Planning__V1__AcknowledgePromptsResponse>) {
    self.outcomes = Codec.array(c.pointee.outcomes, c.pointee.n_outcomes) { PlanningV1.AcknowledgementOutcome(rawValue: Int32(truncatingIfNeeded: $0.rawValue)) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Planning__V1__AcknowledgePromptsResponse> {
    let c = arena.allocate(Otolith__Planning__V1__AcknowledgePromptsResponse.self)
    otolith__planning__v1__acknowledge_prompts_response__init(c)
    if !self.outcomes.isEmpty {
      c.pointee.n_outcomes = self.outcomes.count
      c.pointee.outcomes = arena.array(self.outcomes) { Otolith__Planning__V1__AcknowledgementOutcome(rawValue: .init(truncatingIfNeeded: $0.rawValue)) }
    }
    return c
  }
}

extension PlanningV1 {
  /// The descriptor of `otolith/planning/v1/delivery.proto`.
  public static let deliveryFile = ProtoFile(
    name: "otolith/planning/v1/delivery.proto",
    dependencies: [GoogleProtobuf.timestampFile],
    base64: """
      CiJvdG9saXRoL3BsYW5uaW5nL3YxL2RlbGl2ZXJ5LnByb3RvEhNvdG9saXRoLnBsYW5uaW5nLnYxGh9nb29nbGUvcHJvdG9i\
      dWYvdGltZXN0YW1wLnByb3RvItsBCglQdXNoVG9rZW4SGwoJZGV2aWNlX2lkGAEgASgJUghkZXZpY2VJZBI9CghwbGF0Zm9y\
      bRgCIAEoDjIhLm90b2xpdGgucGxhbm5pbmcudjEuUHVzaFBsYXRmb3JtUghwbGF0Zm9ybRIVCgZhcHBfaWQYAyABKAlSBWFw\
      cElkEhoKCGxhbmd1YWdlGAQgASgJUghsYW5ndWFnZRI/Cg1yZWdpc3Rlcl90aW1lGAUgASgLMhouZ29vZ2xlLnByb3RvYnVm\
      LlRpbWVzdGFtcFIMcmVnaXN0ZXJUaW1lIr8BChhSZWdpc3RlclB1c2hUb2tlblJlcXVlc3QSGwoJZGV2aWNlX2lkGAEgASgJ\
      UghkZXZpY2VJZBI9CghwbGF0Zm9ybRgCIAEoDjIhLm90b2xpdGgucGxhbm5pbmcudjEuUHVzaFBsYXRmb3JtUghwbGF0Zm9y\
      bRIUCgV0b2tlbhgDIAEoCVIFdG9rZW4SFQoGYXBwX2lkGAQgASgJUgVhcHBJZBIaCghsYW5ndWFnZRgFIAEoCVIIbGFuZ3Vh\
      Z2UiWgoZUmVnaXN0ZXJQdXNoVG9rZW5SZXNwb25zZRI9CgpwdXNoX3Rva2VuGAEgASgLMh4ub3RvbGl0aC5wbGFubmluZy52\
      MS5QdXNoVG9rZW5SCXB1c2hUb2tlbiI5ChpVbnJlZ2lzdGVyUHVzaFRva2VuUmVxdWVzdBIbCglkZXZpY2VfaWQYASABKAlS\
      CGRldmljZUlkIh0KG1VucmVnaXN0ZXJQdXNoVG9rZW5SZXNwb25zZSIXChVMaXN0UHVzaFRva2Vuc1JlcXVlc3QiWQoWTGlz\
      dFB1c2hUb2tlbnNSZXNwb25zZRI/CgtwdXNoX3Rva2VucxgBIAMoCzIeLm90b2xpdGgucGxhbm5pbmcudjEuUHVzaFRva2Vu\
      UgpwdXNoVG9rZW5zImkKE1dhdGNoUHJvbXB0c1JlcXVlc3QSLQoSdW5hY2tub3dsZWRnZWRfbWF4GAEgASgNUhF1bmFja25v\
      d2xlZGdlZE1heBIjCg1sZWFzZV9zZWNvbmRzGAIgASgNUgxsZWFzZVNlY29uZHMieQoUV2F0Y2hQcm9tcHRzUmVzcG9uc2US\
      NQoHcHJvbXB0cxgBIAMoCzIbLm90b2xpdGgucGxhbm5pbmcudjEuUHJvbXB0Ugdwcm9tcHRzEioKEXJldm9rZWRfbGVhc2Vf\
      aWRzGAIgAygJUg9yZXZva2VkTGVhc2VJZHMikQMKBlByb21wdBIZCghsZWFzZV9pZBgBIAEoCVIHbGVhc2VJZBIlCg5wYXJ0\
      aWNpcGFudF9pZBgCIAEoCVINcGFydGljaXBhbnRJZBInCg9ub3RpZmljYXRpb25faWQYAyABKAlSDm5vdGlmaWNhdGlvbklk\
      EhkKCHN0dWR5X2lkGAQgASgJUgdzdHVkeUlkEikKEHF1ZXN0aW9ubmFpcmVfaWQYBSABKAlSD3F1ZXN0aW9ubmFpcmVJZBIa\
      CghyZW1pbmRlchgGIAEoDVIIcmVtaW5kZXISNQoIZHVlX3RpbWUYByABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1w\
      UgdkdWVUaW1lEjsKC2V4cGlyZV90aW1lGAggASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIKZXhwaXJlVGltZRJG\
      ChFsZWFzZV9leHBpcmVfdGltZRgJIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSD2xlYXNlRXhwaXJlVGltZSJt\
      ChVQcm9tcHRBY2tub3dsZWRnZW1lbnQSGQoIbGVhc2VfaWQYASABKAlSB2xlYXNlSWQSOQoGcmVzdWx0GAIgASgOMiEub3Rv\
      bGl0aC5wbGFubmluZy52MS5Qcm9tcHRSZXN1bHRSBnJlc3VsdCJzChlBY2tub3dsZWRnZVByb21wdHNSZXF1ZXN0ElYKEGFj\
      a25vd2xlZGdlbWVudHMYASADKAsyKi5vdG9saXRoLnBsYW5uaW5nLnYxLlByb21wdEFja25vd2xlZGdlbWVudFIQYWNrbm93\
      bGVkZ2VtZW50cyJlChpBY2tub3dsZWRnZVByb21wdHNSZXNwb25zZRJHCghvdXRjb21lcxgBIAMoDjIrLm90b2xpdGgucGxh\
      bm5pbmcudjEuQWNrbm93bGVkZ2VtZW50T3V0Y29tZVIIb3V0Y29tZXMqXAoMUHVzaFBsYXRmb3JtEh0KGVBVU0hfUExBVEZP\
      Uk1fVU5TUEVDSUZJRUQQABIWChJQVVNIX1BMQVRGT1JNX0FQTlMQARIVChFQVVNIX1BMQVRGT1JNX0ZDTRACKl8KDFByb21w\
      dFJlc3VsdBIdChlQUk9NUFRfUkVTVUxUX1VOU1BFQ0lGSUVEEAASFgoSUFJPTVBUX1JFU1VMVF9TRU5UEAESGAoUUFJPTVBU\
      X1JFU1VMVF9GQUlMRUQQAiqQAQoWQWNrbm93bGVkZ2VtZW50T3V0Y29tZRInCiNBQ0tOT1dMRURHRU1FTlRfT1VUQ09NRV9V\
      TlNQRUNJRklFRBAAEiQKIEFDS05PV0xFREdFTUVOVF9PVVRDT01FX0FDQ0VQVEVEEAESJwojQUNLTk9XTEVER0VNRU5UX09V\
      VENPTUVfTEVBU0VfRU5ERUQQAjLcBAoPRGVsaXZlcnlTZXJ2aWNlEncKEVJlZ2lzdGVyUHVzaFRva2VuEi0ub3RvbGl0aC5w\
      bGFubmluZy52MS5SZWdpc3RlclB1c2hUb2tlblJlcXVlc3QaLi5vdG9saXRoLnBsYW5uaW5nLnYxLlJlZ2lzdGVyUHVzaFRv\
      a2VuUmVzcG9uc2UiA5ACAhJ9ChNVbnJlZ2lzdGVyUHVzaFRva2VuEi8ub3RvbGl0aC5wbGFubmluZy52MS5VbnJlZ2lzdGVy\
      UHVzaFRva2VuUmVxdWVzdBowLm90b2xpdGgucGxhbm5pbmcudjEuVW5yZWdpc3RlclB1c2hUb2tlblJlc3BvbnNlIgOQAgIS\
      bgoOTGlzdFB1c2hUb2tlbnMSKi5vdG9saXRoLnBsYW5uaW5nLnYxLkxpc3RQdXNoVG9rZW5zUmVxdWVzdBorLm90b2xpdGgu\
      cGxhbm5pbmcudjEuTGlzdFB1c2hUb2tlbnNSZXNwb25zZSIDkAIBEmUKDFdhdGNoUHJvbXB0cxIoLm90b2xpdGgucGxhbm5p\
      bmcudjEuV2F0Y2hQcm9tcHRzUmVxdWVzdBopLm90b2xpdGgucGxhbm5pbmcudjEuV2F0Y2hQcm9tcHRzUmVzcG9uc2UwARJ6\
      ChJBY2tub3dsZWRnZVByb21wdHMSLi5vdG9saXRoLnBsYW5uaW5nLnYxLkFja25vd2xlZGdlUHJvbXB0c1JlcXVlc3QaLy5v\
      dG9saXRoLnBsYW5uaW5nLnYxLkFja25vd2xlZGdlUHJvbXB0c1Jlc3BvbnNlIgOQAgJCTQoTb3RvbGl0aC5wbGFubmluZy52\
      MVABWh5vdG9saXRoL3BsYW5uaW5nL3YxO3BsYW5uaW5ndjGqAhNPdG9saXRoLlBsYW5uaW5nLlYxStEtCnIKAQwSAwEAEhpo\
      IEhvdyBwYXJ0aWNpcGFudHMgYXJlIHRvbGQgdGhhdCBzb21ldGhpbmcgaXMgdG8gYmUgZmlsbGVkIGluOiBvbiB0aGVpciBk\
      ZXZpY2VzLCBieSBnYXRld2F5cywgYnkgZS1tYWlsLgoKsQQKAgYAEgQRADsBGqQEIEEgbm90aWZpY2F0aW9uIHRoYXQgd2Fz\
      IHBsYW5uZWQgaXMgdG9sZCBvbmNlIGl0IGlzIGR1ZSwgYW5kIGFnYWluIGJ5IGl0cyByZW1pbmRlcnMsIGFzIGxvbmcgYXMg\
      aXQgY2FuIGJlIGFuc3dlcmVkOiBvbgogYWxsIGRldmljZXMgdGhhdCB0aGUgcGFydGljaXBhbnQgcmVnaXN0ZXJlZCBoZXJl\
      LCB3aGVyZSB0aGVyZSBpcyBvbmU7IGVsc2UgYnkgZS1tYWlsIHdoZXJlIHRoZSBwYXJ0aWNpcGFudCBjaG9zZSBpdAogKGBw\
      cm9tcHRfbWFpbGAgb2Ygb3RvbGl0aC5pbmdlc3Rpb24udjEuU2V0dGluZ3MpOyBlbHNlIGJ5IHdoYXRldmVyIGdhdGV3YXkg\
      d2F0Y2hlcy4gV2hhdCBpcyB0b2xkIGhhcyBub3RoaW5nIG9mIHRoZQogc3R1ZHkgaW4gaXQuIE5vYm9keSBpcyB0b2xkIHdo\
      byBoYXMgbGVmdCwgd2hvc2UgY29uc2VudCBoYXMgZW5kZWQgb3Igd2FzIHdpdGhkcmF3biwgd2hvc2UgYWNjb3VudCBpcyBz\
      dXNwZW5kZWQsIG9yCiB3aG9zZSBzdHVkeSByZXN0cy4gV2hhdCBjb3VsZCBub3QgYmUgdG9sZCBmb3IgdHdvIGhvdXJzIGlz\
      IG5vdCB0b2xkIGFueSBtb3JlLgoKrQQKBAYAAgASBBkCGwMangQgUmVnaXN0ZXJzIGEgZGV2aWNlIG9mIHRoZSBjYWxsZXIn\
      cyBmb3IgcHVzaCBtZXNzYWdlcywgd2l0aCB3aGF0IGl0cyBwbGF0Zm9ybSBnYXZlIHRoZSBhcHAuIEFub3RoZXIgdG9rZW4g\
      b2YgdGhlCiBkZXZpY2UgdGFrZXMgdGhlIHBsYWNlIG9mIHRoZSBvbmUgYmVmb3JlOyBhIHRva2VuIHRoYXQgYSBkZXZpY2Ug\
      b2Ygc29tZWJvZHkgZWxzZSBoYWQgaXMgdGFrZW4gZnJvbSBpdC4gVG8gYmUgc2VudAogd2hlbmV2ZXIgdGhlIGFwcCBzdGFy\
      dHM6IHRoZSBzYW1lIGFnYWluIGNoYW5nZXMgbm90aGluZy4KCiBFcnJvcnM6IFBFUk1JU1NJT05fREVOSUVEIHdpdGggcmVh\
      c29uIE5PVF9QQVJUSUNJUEFOVCBvciBQQVJUSUNJUEFOVF9FUkFTRUQ7IElOVkFMSURfQVJHVU1FTlQgd2l0aCBhIHZpb2xh\
      dGlvbiBvZgogZWFjaCB3cm9uZyBmaWVsZDsgRkFJTEVEX1BSRUNPTkRJVElPTiB3aXRoIHJlYXNvbiBQVVNIX1BMQVRGT1JN\
      X09GRiBvciBQVVNIX0FQUF9VTktOT1dOOyBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aAogcmVhc29uIFRPT19NQU5ZX0RFVklD\
      RVMuCgrSAQoEBgACARIEIAIiAxrDASBUYWtlcyBhIGRldmljZSBvZiB0aGUgY2FsbGVyJ3MgYXdheSwgZS5nLiB3aGVuIHNv\
      bWVib2R5IHNpZ25zIG91dCBvbiBpdC4gT25lIHRoYXQgaXMgbm90IHRoZXJlIGlzIHRha2VuIGF3YXkKIGFscmVhZHkuCgog\
      RXJyb3JzOiBQRVJNSVNTSU9OX0RFTklFRCB3aXRoIHJlYXNvbiBOT1RfUEFSVElDSVBBTlQ7IElOVkFMSURfQVJHVU1FTlQu\
      CgqEAQoEBgACAhIEJgIoAxp2IFRoZSBjYWxsZXIncyBkZXZpY2VzLiBXaXRob3V0IHBhZ2VzOiB0aGVyZSBhcmUgYXQgbW9z\
      dCB0ZW4uCgogRXJyb3JzOiBQRVJNSVNTSU9OX0RFTklFRCB3aXRoIHJlYXNvbiBOT1RfUEFSVElDSVBBTlQuCgrGBgoEBgAC\
      AxIDMwJOGrgGIEZvciBnYXRld2F5czogcHJvbXB0cyBvZiBhbGwgc3R1ZGllcyBhcyB0aGV5IGNvbWUgZHVlLCBvZiBwYXJ0\
      aWNpcGFudHMgd2hvIGFyZSB0b2xkIG5laXRoZXIgb24gZGV2aWNlcyBub3IgYnkKIGUtbWFpbCwgdW50aWwgdGhlIGNhbGxl\
      ciBlbmRzIHRoZSBjYWxsIG9yIGl0cyB0b2tlbiBleHBpcmVzIChVTkFVVEhFTlRJQ0FURUQgd2l0aCByZWFzb24gVE9LRU5f\
      RVhQSVJFRDsgY2FsbCBhZ2FpbikuCiBFYWNoIHByb21wdCBnb2VzIHRvIG9uZSBvZiBhbGwgZ2F0ZXdheXMgdGhhdCB3YXRj\
      aCwgd2l0aCBhIGxlYXNlOyB3aGVuIHRoZSBsZWFzZSBlbmRzIHVuYWNrbm93bGVkZ2VkLCBpdCBnb2VzIHRvIG9uZQogb2Yg\
      dGhlbSBhZ2Fpbi4gVGhlIGZpcnN0IGFuc3dlciBjb21lcyBhdCBvbmNlOyBvbmUgd2l0aG91dCBwcm9tcHRzIGlzIGEgc2ln\
      biBvZiBsaWZlLCBhdCBsZWFzdCBldmVyeSAxNSBzZWNvbmRzLgoKIEVycm9yczogUEVSTUlTU0lPTl9ERU5JRUQgd2l0aCBy\
      ZWFzb24gTk9UX0dBVEVXQVksIG9yIEFDQ09VTlRfU1VTUEVOREVEIGFsc28gd2hpbGUgdGhlIGNhbGwgbGFzdHM7IElOVkFM\
      SURfQVJHVU1FTlQKIHdpdGggcmVhc29uIFVOQUNLTk9XTEVER0VEX09VVF9PRl9SQU5HRSBvciBMRUFTRV9PVVRfT0ZfUkFO\
      R0U7IFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIHJlYXNvbiBUT09fTUFOWV9XQVRDSEVSUyBhbmQKIFJldHJ5SW5mbyB3aGls\
      ZSA2NCBjYWxscyB3YXRjaCB0aGUgcHJvY2Vzcywgb3IgMTYgb2YgdGhlIGNhbGxlcidzIGFjY291bnQuCgogTm90IGlkZW1w\
      b3RlbnQ6IGFub3RoZXIgY2FsbCB0YWtlcyBvdGhlciBwcm9tcHRzLgoKzwIKBAYAAgQSBDgCOgMawAIgRm9yIGdhdGV3YXlz\
      OiB3aGF0IGJlY2FtZSBvZiBwcm9tcHRzIHRoYXQgdGhleSBoYXZlLCBvbiB3aGF0ZXZlciBjb25uZWN0aW9uLiBFYWNoIGlz\
      IGp1ZGdlZCBieSBpdHNlbGY7IHRoZSBzYW1lIGFnYWluIGlzIGFuc3dlcmVkIHRoZSBzYW1lLgoKIEVycm9yczogUEVSTUlT\
      U0lPTl9ERU5JRUQgd2l0aCByZWFzb24gTk9UX0dBVEVXQVk7IElOVkFMSURfQVJHVU1FTlQgd2l0aCByZWFzb24gQUNLTk9X\
      TEVER0VNRU5UU19NSVNTSU5HLAogVE9PX01BTllfQUNLTk9XTEVER0VNRU5UUywgTEVBU0VfSURfSU5WQUxJRCBvciBQUk9N\
      UFRfUkVTVUxUX01JU1NJTkcuCgoxCgIFABIEPgBFARolIFdob3NlIHNlcnZpY2UgYnJpbmdzIHB1c2ggbWVzc2FnZXMuCgo5\
      CgQFAAIAEgNAAiAaLCBSZWZ1c2VkIHdpdGggcmVhc29uIFBVU0hfUExBVEZPUk1fTUlTU0lORy4KCi8KBAUAAgESA0ICGRoi\
      IEFwcGxlIFB1c2ggTm90aWZpY2F0aW9uIHNlcnZpY2UuCgooCgQFAAICEgNEAhgaGyBGaXJlYmFzZSBDbG91ZCBNZXNzYWdp\
      bmcuCgokCgIEABIESABTARoYIEEgZGV2aWNlIHRoYXQgaXMgdG9sZC4KCjMKBAQAAgASA0oCFxomIFRoZSBjbGllbnQncyBv\
      d24gbmFtZSBvZiB0aGUgZGV2aWNlLgoKKAoEBAACARIDTAIcGhsgV2hvc2Ugc2VydmljZSByZWFjaGVzIGl0LgoKNAoEBAAC\
      AhIDTgIUGicgQnVuZGxlIGlkIG9yIHBhY2thZ2UgbmFtZSBvZiB0aGUgYXBwLgoKPgoEBAACAxIDUAIWGjEgQkNQIDQ3LCBh\
      cyBwdXNoIG1lc3NhZ2VzIHNwZWFrOyBlbXB0eTogRW5nbGlzaC4KCisKBAQAAgQSA1ICLhoeIFdoZW4gaXQgd2FzIHJlZ2lz\
      dGVyZWQgbGFzdC4KCicKAgQBEgRWAGIBGhsgQSBkZXZpY2Ugb2YgdGhlIGNhbGxlcidzLgoKZgoEBAECABIDWAIXGlkgTWFk\
      ZSBieSB0aGUgY2xpZW50IG9uY2UgZm9yIGVhY2ggZGV2aWNlOiAx4oCTNjQgbG93ZXItY2FzZSBsZXR0ZXJzLCBkaWdpdHMg\
      YW5kIGh5cGhlbnMuCgooCgQEAQIBEgNaAhwaGyBXaG9zZSBzZXJ2aWNlIHJlYWNoZXMgaXQuCgqRAQoEBAECAhIDXQITGoMB\
      IFdoYXQgdGhlIHBsYXRmb3JtIGdhdmUgdGhlIGFwcDogb2YgQVBOcyBoZXhhZGVjaW1hbCBkaWdpdHMsIGF0IG1vc3QgNDAw\
      OyBvZiBGQ00gYXQgbW9zdCAxLDAyNCBsZXR0ZXJzLCBkaWdpdHMsIGAtYCwKIGBfYCBhbmQgYDpgLgoKXwoEBAECAxIDXwIU\
      GlIgQnVuZGxlIGlkIG9yIHBhY2thZ2UgbmFtZSBvZiB0aGUgYXBwOyAx4oCTMTU1IGxldHRlcnMsIGRpZ2l0cywgYC5gLCBg\
      LWAgYW5kIGBfYC4KCiYKBAQBAgQSA2ECFhoZIEJDUCA0NzsgZW1wdHk6IEVuZ2xpc2guCgotCgIEAhIEZQBoARohIFRoZSBk\
      ZXZpY2UgaXMgdG9sZCBmcm9tIG5vdyBvbi4KCksKBAQCAgASA2cCGxo+IEFzIGl0IGlzIGtlcHQuIEl0cyB0b2tlbiBpcyBu\
      b3QgYW5zd2VyZWQ6IHRoZSBjbGllbnQgaGFzIGl0LgoKHQoCBAMSBGsAbgEaESBOYW1lcyBhIGRldmljZS4KCiQKBAQDAgAS\
      A20CFxoXIEFzIGl0IHdhcyByZWdpc3RlcmVkLgoKLQoCBAQSA3EAJhoiIFRoZSBkZXZpY2UgaXMgbm90IHRvbGQgYW55IG1v\
      cmUuCgojCgIEBRIDdAAgGhggQXNrcyBmb3IgdGhlIGNhbGxlcidzLgoKIwoCBAYSBHcAegEaFyBUaGUgY2FsbGVyJ3MgZGV2\
      aWNlcy4KCikKBAQGAgASA3kCJRocIEluIHRoZSBvcmRlciBvZiB0aGVpciBpZHMuCgonCgIEBxIFfQCCAQEaGiBXaGF0IGEg\
      Z2F0ZXdheSB0YWtlcyBvbi4KClcKBAQHAgASA38CIBpKIFByb21wdHMgdGhhdCBpdCBoYXMgYW5kIGhhcyBub3QgYWNrbm93\
      bGVkZ2VkLCAx4oCTMTAsMDAwOyAwIG1lYW5zIDEsMDAwLgoKLwoEBAcCARIEgQECGxohIEZvciBlYWNoLCAxMOKAkzYwMDsg\
      MCBtZWFucyA2MC4KChwKAgQIEgaFAQCLAQEaDiBXaGF0IGlzIG5ldy4KCh8KBAQIAgASBIcBAh4aESBUbyBiZSB0b2xkIG5v\
      dy4KCuIBCgQECAIBEgSKAQIoGtMBIGBQcm9tcHQubGVhc2VfaWRgIG9mIHByb21wdHMgdGhhdCBhcmUgbm90IHRvIGJlIHRv\
      bGQgYW55IG1vcmUsIG5vciB0byBiZSBhY2tub3dsZWRnZWQ6IGFuc3dlcmVkLCBkaXNtaXNzZWQsIHB1dCBvZmYKIG9yIGNh\
      bGxlZCBvZmYgbWVhbndoaWxlLCBvciBvZiBzb21lYm9keSB3aG8gaGFzIGxlZnQsIHdpdGhkcmF3biwgaXMgc3VzcGVuZGVk\
      IG9yIHdhcyBlcmFzZWQuCgosCgIECRIGjgEAoQEBGh4gQSBwYXJ0aWNpcGFudCBpcyB0byBiZSB0b2xkLgoKKAoEBAkCABIE\
      kAECFhoaIEZvciB0aGUgYWNrbm93bGVkZ2VtZW50LgoKFQoEBAkCARIEkgECHBoHIFVVSUQuCgoVCgQECQICEgSUAQIdGgcg\
      VVVJRC4KCkYKBAQJAgMSBJYBAhYaOCBUaGUgc3R1ZHkgdGhhdCBhc2tzLiBOb3QgZm9yIHRoZSBwYXJ0aWNpcGFudCdzIHNj\
      cmVlbi4KCkoKBAQJAgQSBJgBAh4aPCBXaGF0IGlzIHRvIGJlIGZpbGxlZCBpbi4gTm90IGZvciB0aGUgcGFydGljaXBhbnQn\
      cyBzY3JlZW4uCgpGCgQECQIFEgSaAQIWGjggMDogZm9yIHRoZSBmaXJzdCB0aW1lOyBvdGhlcndpc2Ugd2hpY2ggcmVtaW5k\
      ZXIgaXQgaXMuCgonCgQECQIGEgScAQIpGhkgV2hlbiBpdCBzaG91bGQgYmUgdG9sZC4KCkwKBAQJAgcSBJ4BAiwaPiBOb3Qg\
      dG8gYmUgdG9sZCBhZnRlciBpdDsgYWJzZW50OiB0d28gaG91cnMgYWZ0ZXIgYGR1ZV90aW1lYC4KCjkKBAQJAggSBKABAjIa\
      KyBBbm90aGVyIGdhdGV3YXkgbWF5IGhhdmUgaXQgZnJvbSB0aGVuIG9uLgoKKAoCBQESBqQBAKsBARoaIFdoYXQgYmVjYW1l\
      IG9mIGEgcHJvbXB0LgoKOgoEBQECABIEpgECIBosIFJlZnVzZWQgd2l0aCByZWFzb24gUFJPTVBUX1JFU1VMVF9NSVNTSU5H\
      LgoKKQoEBQECARIEqAECGRobIFRoZSBwYXJ0aWNpcGFudCB3YXMgdG9sZC4KClsKBAUBAgISBKoBAhsaTSBUaGUgcGFydGlj\
      aXBhbnQgY291bGQgbm90IGJlIHRvbGQ7IGl0IGlzIHRyaWVkIGFnYWluIGxhdGVyLCBieSBhbnkgZ2F0ZXdheS4KCioKAgQK\
      EgauAQCzAQEaHCBXaGF0IGJlY2FtZSBvZiBvbmUgcHJvbXB0LgoKIgoEBAoCABIEsAECFhoUIGBQcm9tcHQubGVhc2VfaWRg\
      LgoKIgoEBAoCARIEsgECGhoUIFdoYXQgYmVjYW1lIG9mIGl0LgoKJwoCBAsSBrYBALkBARoZIFdoYXQgYmVjYW1lIG9mIHBy\
      b21wdHMuCgoaCgQECwIAEgS4AQI2GgwgMeKAkzEsMDAwLgoKLQoCBQISBrwBAMMBARofIFdoYXQgYW4gYWNrbm93bGVkZ2Vt\
      ZW50IGRvZXMuCgofCgQFAgIAEgS+AQIqGhEgTmV2ZXIgYW5zd2VyZWQuCgowCgQFAgIBEgTAAQInGiIgSXQgY291bnRzOyBh\
      bHNvIHRoZSBzZWNvbmQgdGltZS4KCmAKBAUCAgISBMIBAioaUiBUaGUgcHJvbXB0IHdhcyB0YWtlbiBiYWNrLCBvciB3ZW50\
      IHRvIGFub3RoZXIgZ2F0ZXdheSBhZnRlciB0aGUgbGVhc2UgaGFkIGVuZGVkLgoKLQoCBAwSBsYBAMkBARofIFdoYXQgdGhl\
      IGFja25vd2xlZGdlbWVudHMgZG8uCgotCgQEDAIAEgTIAQIvGh8gT25lIGZvciBlYWNoLCBpbiB0aGVpciBvcmRlci4KYgZw\
      cm90bzM=
      """)
}
