// Generated from otolith/auth/v1/erasure.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages

extension AuthV1 {
  /// What becomes of a participant's answers.
  public enum ErasureMode: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Not a choice.
    case unspecified
    /// They are erased with everything else.
    case eraseAnswers
    /// The studies keep them under a new name that nothing links to the participant, without positions,
    /// sheet ids and notification ids. Everything else is erased.
    case anonymiseAnswers
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .eraseAnswers, .anonymiseAnswers] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .eraseAnswers
        case 2: .anonymiseAnswers
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .eraseAnswers: 1
        case .anonymiseAnswers: 2
        case .unrecognized(let number): number
      }
    }
  }
}

extension AuthV1 {
  /// An erasure of the caller's own.
  public struct RequestErasureRequest: Message {
    /// Client-made UUID, version 4. Kept by the client: it is the only way to ask how far the erasure is.
    public var erasureID: String
    /// What this study has; empty: everything, and the account.
    public var studyID: String
    /// Required.
    public var mode: AuthV1.ErasureMode
    /// The account's password, as at sign-in; empty for an anonymous account, and where the access token proves
    /// it afresh (see ProvePassword).
    public var password: String

    /// Every field at its default.
    public init() {
      self.erasureID = ""
      self.studyID = ""
      self.mode = AuthV1.ErasureMode(rawValue: 0)
      self.password = ""
    }

    public init(
      erasureID: String = "",
      studyID: String = "",
      mode: AuthV1.ErasureMode = AuthV1.ErasureMode(rawValue: 0),
      password: String = ""
    ) {
      self.erasureID = erasureID
      self.studyID = studyID
      self.mode = mode
      self.password = password
    }
  }
}

extension AuthV1.RequestErasureRequest {
  public static var fullName: String { "otolith.auth.v1.RequestErasureRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__RequestErasureRequest()
    otolith__auth__v1__request_erasure_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__RequestErasureRequest>) {
    self.erasureID = Codec.string(c.pointee.erasure_id)
    self.studyID = Codec.string(c.pointee.study_id)
    self.mode = AuthV1.ErasureMode(rawValue: Int32(truncatingIfNeeded: c.pointee.mode.rawValue))
    self.password = Codec.string(c.pointee.password)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__RequestErasureRequest> {
    let c = arena.allocate(Otolith__Auth__V1__RequestErasureRequest.self)
    otolith__auth__v1__request_erasure_request__init(c)
    if !self.erasureID.isEmpty { c.pointee.erasure_id = arena.string(self.erasureID) }
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    c.pointee.mode = Otolith__Auth__V1__ErasureMode(rawValue: .init(truncatingIfNeeded: self.mode.rawValue))
    if !self.password.isEmpty { c.pointee.password = arena.string(self.password) }
    return c
  }
}

extension AuthV1 {
  /// The erasure has begun.
  public struct RequestErasureResponse: Message {
    /// As it stands now.
    public var erasure: AuthV1.Erasure?

    /// Every field at its default.
    public init() {
      self.erasure = nil
    }

    public init(
      erasure: AuthV1.Erasure? = nil
    ) {
      self.erasure = erasure
    }
  }
}

extension AuthV1.RequestErasureResponse {
  public static var fullName: String { "otolith.auth.v1.RequestErasureResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__RequestErasureResponse()
    otolith__auth__v1__request_erasure_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__RequestErasureResponse>) {
    self.erasure = c.pointee.erasure.map { AuthV1.Erasure($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__RequestErasureResponse> {
    let c = arena.allocate(Otolith__Auth__V1__RequestErasureResponse.self)
    otolith__auth__v1__request_erasure_response__init(c)
    if let value = self.erasure { c.pointee.erasure = value.cStruct(in: arena) }
    return c
  }
}

extension AuthV1 {
  /// An erasure that somebody asked for in writing.
  public struct RequestErasureForRequest: Message {
    /// Client-made UUID, version 4.
    public var erasureID: String
    /// UUID.
    public var participantID: String
    /// What this study has; empty: everything, and the account.
    public var studyID: String
    /// Required.
    public var mode: AuthV1.ErasureMode
    /// Also where there is no account of this id (AIP-135): for what a restored backup or a service that was cut
    /// off still has of somebody. Nobody is ever taken in under the id afterwards.
    public var allowMissing: Bool

    /// Every field at its default.
    public init() {
      self.erasureID = ""
      self.participantID = ""
      self.studyID = ""
      self.mode = AuthV1.ErasureMode(rawValue: 0)
      self.allowMissing = false
    }

    public init(
      erasureID: String = "",
      participantID: String = "",
      studyID: String = "",
      mode: AuthV1.ErasureMode = AuthV1.ErasureMode(rawValue: 0),
      allowMissing: Bool = false
    ) {
      self.erasureID = erasureID
      self.participantID = participantID
      self.studyID = studyID
      self.mode = mode
      self.allowMissing = allowMissing
    }
  }
}

extension AuthV1.RequestErasureForRequest {
  public static var fullName: String { "otolith.auth.v1.RequestErasureForRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__RequestErasureForRequest()
    otolith__auth__v1__request_erasure_for_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__RequestErasureForRequest>) {
    self.erasureID = Codec.string(c.pointee.erasure_id)
    self.participantID = Codec.string(c.pointee.participant_id)
    self.studyID = Codec.string(c.pointee.study_id)
    self.mode = AuthV1.ErasureMode(rawValue: Int32(truncatingIfNeeded: c.pointee.mode.rawValue))
    self.allowMissing = c.pointee.allow_missing != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__RequestErasureForRequest> {
    let c = arena.allocate(Otolith__Auth__V1__RequestErasureForRequest.self)
    otolith__auth__v1__request_erasure_for_request__init(c)
    if !self.erasureID.isEmpty { c.pointee.erasure_id = arena.string(self.erasureID) }
    if !self.participantID.isEmpty { c.pointee.participant_id = arena.string(self.participantID) }
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    c.pointee.mode = Otolith__Auth__V1__ErasureMode(rawValue: .init(truncatingIfNeeded: self.mode.rawValue))
    c.pointee.allow_missing = self.allowMissing ? 1 : 0
    return c
  }
}

extension AuthV1 {
  /// The erasure has begun.
  public struct RequestErasureForResponse: Message {
    /// As it stands now.
    public var erasure: AuthV1.Erasure?

    /// Every field at its default.
    public init() {
      self.erasure = nil
    }

    public init(
      erasure: AuthV1.Erasure? = nil
    ) {
      self.erasure = erasure
    }
  }
}

extension AuthV1.RequestErasureForResponse {
  public static var fullName: String { "otolith.auth.v1.RequestErasureForResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__RequestErasureForResponse()
    otolith__auth__v1__request_erasure_for_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__RequestErasureForResponse>) {
    self.erasure = c.pointee.erasure.map { AuthV1.Erasure($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__RequestErasureForResponse> {
    let c = arena.allocate(Otolith__Auth__V1__RequestErasureForResponse.self)
    otolith__auth__v1__request_erasure_for_response__init(c)
    if let value = self.erasure { c.pointee.erasure = value.cStruct(in: arena) }
    return c
  }
}

extension AuthV1 {
  /// Asks how far an erasure is.
  public struct GetErasureRequest: Message {
    /// The client's UUID.
    public var erasureID: String

    /// Every field at its default.
    public init() {
      self.erasureID = ""
    }

    public init(
      erasureID: String = ""
    ) {
      self.erasureID = erasureID
    }
  }
}

extension AuthV1.GetErasureRequest {
  public static var fullName: String { "otolith.auth.v1.GetErasureRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__GetErasureRequest()
    otolith__auth__v1__get_erasure_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__GetErasureRequest>) {
    self.erasureID = Codec.string(c.pointee.erasure_id)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__GetErasureRequest> {
    let c = arena.allocate(Otolith__Auth__V1__GetErasureRequest.self)
    otolith__auth__v1__get_erasure_request__init(c)
    if !self.erasureID.isEmpty { c.pointee.erasure_id = arena.string(self.erasureID) }
    return c
  }
}

extension AuthV1 {
  /// An erasure. Says of nobody that it was theirs.
  public struct Erasure: Message {
    /// The client's UUID.
    public var erasureID: String
    /// Empty: everything.
    public var studyID: String
    /// What becomes of the answers; of an account: where the study leaves that to the participant.
    public var mode: AuthV1.ErasureMode
    /// When it was asked for.
    public var requestTime: GoogleProtobuf.Timestamp?
    /// When the last service had nothing left; absent while one has yet to give its receipt.
    public var completeTime: GoogleProtobuf.Timestamp?
    /// Of the services that are done, by name.
    public var receipts: [AuthV1.ErasureReceipt]
    /// The services that are not, by name.
    public var pendingServices: [String]

    /// Every field at its default.
    public init() {
      self.erasureID = ""
      self.studyID = ""
      self.mode = AuthV1.ErasureMode(rawValue: 0)
      self.requestTime = nil
      self.completeTime = nil
      self.receipts = []
      self.pendingServices = []
    }

    public init(
      erasureID: String = "",
      studyID: String = "",
      mode: AuthV1.ErasureMode = AuthV1.ErasureMode(rawValue: 0),
      requestTime: GoogleProtobuf.Timestamp? = nil,
      completeTime: GoogleProtobuf.Timestamp? = nil,
      receipts: [AuthV1.ErasureReceipt] = [],
      pendingServices: [String] = []
    ) {
      self.erasureID = erasureID
      self.studyID = studyID
      self.mode = mode
      self.requestTime = requestTime
      self.completeTime = completeTime
      self.receipts = receipts
      self.pendingServices = pendingServices
    }
  }
}

extension AuthV1.Erasure {
  public static var fullName: String { "otolith.auth.v1.Erasure" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__Erasure()
    otolith__auth__v1__erasure__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__Erasure>) {
    self.erasureID = Codec.string(c.pointee.erasure_id)
    self.studyID = Codec.string(c.pointee.study_id)
    self.mode = AuthV1.ErasureMode(rawValue: Int32(truncatingIfNeeded: c.pointee.mode.rawValue))
    self.requestTime = c.pointee.request_time.map { GoogleProtobuf.Timestamp($0) }
    self.completeTime = c.pointee.complete_time.map { GoogleProtobuf.Timestamp($0) }
    self.receipts = Codec.messages(c.pointee.receipts, c.pointee.n_receipts) { AuthV1.ErasureReceipt($0) }
    self.pendingServices = Codec.array(c.pointee.pending_services, c.pointee.n_pending_services) { Codec.string($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__Erasure> {
    let c = arena.allocate(Otolith__Auth__V1__Erasure.self)
    otolith__auth__v1__erasure__init(c)
    if !self.erasureID.isEmpty { c.pointee.erasure_id = arena.string(self.erasureID) }
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    c.pointee.mode = Otolith__Auth__V1__ErasureMode(rawValue: .init(truncatingIfNeeded: self.mode.rawValue))
    if let value = self.requestTime { c.pointee.request_time = value.cStruct(in: arena) }
    if let value = self.completeTime { c.pointee.complete_time = value.cStruct(in: arena) }
    if !self.receipts.isEmpty {
      c.pointee.n_receipts = self.receipts.count
      c.pointee.receipts = arena.array(self.receipts) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Auth__V1__ErasureReceipt>? }
    }
    if !self.pendingServices.isEmpty {
      c.pointee.n_pending_services = self.pendingServices.count
      c.pointee.pending_services = arena.array(self.pendingServices) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    return c
  }
}

extension AuthV1 {
  /// What becomes of the answers that one study has.
  public struct StudyErasureMode: Message {
    /// The study.
    public var studyID: String
    /// As the study said with the consent.
    public var mode: AuthV1.ErasureMode

    /// Every field at its default.
    public init() {
      self.studyID = ""
      self.mode = AuthV1.ErasureMode(rawValue: 0)
    }

    public init(
      studyID: String = "",
      mode: AuthV1.ErasureMode = AuthV1.ErasureMode(rawValue: 0)
    ) {
      self.studyID = studyID
      self.mode = mode
    }
  }
}

extension AuthV1.StudyErasureMode {
  public static var fullName: String { "otolith.auth.v1.StudyErasureMode" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__StudyErasureMode()
    otolith__auth__v1__study_erasure_mode__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__StudyErasureMode>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.mode = AuthV1.ErasureMode(rawValue: Int32(truncatingIfNeeded: c.pointee.mode.rawValue))
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__StudyErasureMode> {
    let c = arena.allocate(Otolith__Auth__V1__StudyErasureMode.self)
    otolith__auth__v1__study_erasure_mode__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    c.pointee.mode = Otolith__Auth__V1__ErasureMode(rawValue: .init(truncatingIfNeeded: self.mode.rawValue))
    return c
  }
}

extension AuthV1 {
  /// What one service has erased.
  public struct ErasureReceipt: Message {
    /// `otolith-ingestion`.
    public var service: String
    /// How much it was, by kind.
    public var counts: [AuthV1.ErasureCount]
    /// When the last of it was erased.
    public var completeTime: GoogleProtobuf.Timestamp?

    /// Every field at its default.
    public init() {
      self.service = ""
      self.counts = []
      self.completeTime = nil
    }

    public init(
      service: String = "",
      counts: [AuthV1.ErasureCount] = [],
      completeTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.service = service
      self.counts = counts
      self.completeTime = completeTime
    }
  }
}

extension AuthV1.ErasureReceipt {
  public static var fullName: String { "otolith.auth.v1.ErasureReceipt" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__ErasureReceipt()
    otolith__auth__v1__erasure_receipt__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__ErasureReceipt>) {
    self.service = Codec.string(c.pointee.service)
    self.counts = Codec.messages(c.pointee.counts, c.pointee.n_counts) { AuthV1.ErasureCount($0) }
    self.completeTime = c.pointee.complete_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ErasureReceipt> {
    let c = arena.allocate(Otolith__Auth__V1__ErasureReceipt.self)
    otolith__auth__v1__erasure_receipt__init(c)
    if !self.service.isEmpty { c.pointee.service = arena.string(self.service) }
    if !self.counts.isEmpty {
      c.pointee.n_counts = self.counts.count
      c.pointee.counts = arena.array(self.counts) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Auth__V1__ErasureCount>? }
    }
    if let value = self.completeTime { c.pointee.complete_time = value.cStruct(in: arena) }
    return c
  }
}

extension AuthV1 {
  /// How much of one kind was erased.
  public struct ErasureCount: Message {
    /// `answer_sheets`; with a suffix `.anonymised` where the rows stay without the person.
    public var kind: String
    /// Rows.
    public var count: Int64

    /// Every field at its default.
    public init() {
      self.kind = ""
      self.count = 0
    }

    public init(
      kind: String = "",
      count: Int64 = 0
    ) {
      self.kind = kind
      self.count = count
    }
  }
}

extension AuthV1.ErasureCount {
  public static var fullName: String { "otolith.auth.v1.ErasureCount" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__ErasureCount()
    otolith__auth__v1__erasure_count__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__ErasureCount>) {
    self.kind = Codec.string(c.pointee.kind)
    self.count = c.pointee.count
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ErasureCount> {
    let c = arena.allocate(Otolith__Auth__V1__ErasureCount.self)
    otolith__auth__v1__erasure_count__init(c)
    if !self.kind.isEmpty { c.pointee.kind = arena.string(self.kind) }
    c.pointee.count = self.count
    return c
  }
}

extension AuthV1 {
  /// The descriptor of `otolith/auth/v1/erasure.proto`.
  public static let erasureFile = ProtoFile(
    name: "otolith/auth/v1/erasure.proto",
    dependencies: [GoogleProtobuf.timestampFile],
    base64: """
      Ch1vdG9saXRoL2F1dGgvdjEvZXJhc3VyZS5wcm90bxIPb3RvbGl0aC5hdXRoLnYxGh9nb29nbGUvcHJvdG9idWYvdGltZXN0\
      YW1wLnByb3RvIp8BChVSZXF1ZXN0RXJhc3VyZVJlcXVlc3QSHQoKZXJhc3VyZV9pZBgBIAEoCVIJZXJhc3VyZUlkEhkKCHN0\
      dWR5X2lkGAIgASgJUgdzdHVkeUlkEjAKBG1vZGUYAyABKA4yHC5vdG9saXRoLmF1dGgudjEuRXJhc3VyZU1vZGVSBG1vZGUS\
      GgoIcGFzc3dvcmQYBCABKAlSCHBhc3N3b3JkIkwKFlJlcXVlc3RFcmFzdXJlUmVzcG9uc2USMgoHZXJhc3VyZRgBIAEoCzIY\
      Lm90b2xpdGguYXV0aC52MS5FcmFzdXJlUgdlcmFzdXJlItIBChhSZXF1ZXN0RXJhc3VyZUZvclJlcXVlc3QSHQoKZXJhc3Vy\
      ZV9pZBgBIAEoCVIJZXJhc3VyZUlkEiUKDnBhcnRpY2lwYW50X2lkGAIgASgJUg1wYXJ0aWNpcGFudElkEhkKCHN0dWR5X2lk\
      GAMgASgJUgdzdHVkeUlkEjAKBG1vZGUYBCABKA4yHC5vdG9saXRoLmF1dGgudjEuRXJhc3VyZU1vZGVSBG1vZGUSIwoNYWxs\
      b3dfbWlzc2luZxgFIAEoCFIMYWxsb3dNaXNzaW5nIk8KGVJlcXVlc3RFcmFzdXJlRm9yUmVzcG9uc2USMgoHZXJhc3VyZRgB\
      IAEoCzIYLm90b2xpdGguYXV0aC52MS5FcmFzdXJlUgdlcmFzdXJlIjIKEUdldEVyYXN1cmVSZXF1ZXN0Eh0KCmVyYXN1cmVf\
      aWQYASABKAlSCWVyYXN1cmVJZCLdAgoHRXJhc3VyZRIdCgplcmFzdXJlX2lkGAEgASgJUgllcmFzdXJlSWQSGQoIc3R1ZHlf\
      aWQYAiABKAlSB3N0dWR5SWQSMAoEbW9kZRgDIAEoDjIcLm90b2xpdGguYXV0aC52MS5FcmFzdXJlTW9kZVIEbW9kZRI9Cgxy\
      ZXF1ZXN0X3RpbWUYBCABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgtyZXF1ZXN0VGltZRI/Cg1jb21wbGV0ZV90\
      aW1lGAUgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIMY29tcGxldGVUaW1lEjsKCHJlY2VpcHRzGAYgAygLMh8u\
      b3RvbGl0aC5hdXRoLnYxLkVyYXN1cmVSZWNlaXB0UghyZWNlaXB0cxIpChBwZW5kaW5nX3NlcnZpY2VzGAcgAygJUg9wZW5k\
      aW5nU2VydmljZXMiXwoQU3R1ZHlFcmFzdXJlTW9kZRIZCghzdHVkeV9pZBgBIAEoCVIHc3R1ZHlJZBIwCgRtb2RlGAIgASgO\
      Mhwub3RvbGl0aC5hdXRoLnYxLkVyYXN1cmVNb2RlUgRtb2RlIqIBCg5FcmFzdXJlUmVjZWlwdBIYCgdzZXJ2aWNlGAEgASgJ\
      UgdzZXJ2aWNlEjUKBmNvdW50cxgCIAMoCzIdLm90b2xpdGguYXV0aC52MS5FcmFzdXJlQ291bnRSBmNvdW50cxI/Cg1jb21w\
      bGV0ZV90aW1lGAMgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIMY29tcGxldGVUaW1lIjgKDEVyYXN1cmVDb3Vu\
      dBISCgRraW5kGAEgASgJUgRraW5kEhQKBWNvdW50GAIgASgDUgVjb3VudCpvCgtFcmFzdXJlTW9kZRIcChhFUkFTVVJFX01P\
      REVfVU5TUEVDSUZJRUQQABIeChpFUkFTVVJFX01PREVfRVJBU0VfQU5TV0VSUxABEiIKHkVSQVNVUkVfTU9ERV9BTk9OWU1J\
      U0VfQU5TV0VSUxACMroCCg5FcmFzdXJlU2VydmljZRJmCg5SZXF1ZXN0RXJhc3VyZRImLm90b2xpdGguYXV0aC52MS5SZXF1\
      ZXN0RXJhc3VyZVJlcXVlc3QaJy5vdG9saXRoLmF1dGgudjEuUmVxdWVzdEVyYXN1cmVSZXNwb25zZSIDkAICEm8KEVJlcXVl\
      c3RFcmFzdXJlRm9yEikub3RvbGl0aC5hdXRoLnYxLlJlcXVlc3RFcmFzdXJlRm9yUmVxdWVzdBoqLm90b2xpdGguYXV0aC52\
      MS5SZXF1ZXN0RXJhc3VyZUZvclJlc3BvbnNlIgOQAgISTwoKR2V0RXJhc3VyZRIiLm90b2xpdGguYXV0aC52MS5HZXRFcmFz\
      dXJlUmVxdWVzdBoYLm90b2xpdGguYXV0aC52MS5FcmFzdXJlIgOQAgFCPQoPb3RvbGl0aC5hdXRoLnYxUAFaFm90b2xpdGgv\
      YXV0aC92MTthdXRodjGqAg9PdG9saXRoLkF1dGguVjFKkSIKPAoBDBIDAQASGjIgRXJhc2luZyB3aGF0IGFsbCBzZXJ2aWNl\
      cyBrZWVwIG9mIGEgcGFydGljaXBhbnQuCgr/AQoCBgASBA8AMAEa8gEgRGVsZXRpb24gdGhhdCBkZWxldGVzLiBBIHJlcXVl\
      c3QgaXMgYSBzYWdhIG92ZXIgYWxsIHNlcnZpY2VzOiBlYWNoIGVyYXNlcyB3aGF0IGl0IGhhcyBhbmQgZ2l2ZXMgYQogcmVj\
      ZWlwdDsgd2hlbiBhbGwgaGF2ZSwgdGhlIGVyYXN1cmUgaXMgY29tcGxldGUgYW5kIG5vdGhpbmcgbmFtZXMgdGhlIHBhcnRp\
      Y2lwYW50IGFueSBtb3JlLiBTZXJ2aWNlcwogdGhhdCBhcmUgZG93biBkbyBzbyB3aGVuIHRoZXkgYXJlIGJhY2suCgrFCAoE\
      BgACABIEHgIgAxq2CCBFcmFzZXMgdGhlIGNhbGxlcidzIGFjY291bnQgd2l0aCBldmVyeXRoaW5nIHRoYXQgaXMga2VwdCBv\
      ZiBpdCwgb3Igd2hhdCBvbmUgc3R1ZHkgaGFzLiBUaGUgYWNjb3VudAogZW5kcyBhdCBvbmNlOiBpdHMgc2Vzc2lvbnMsIGl0\
      cyBuYW1lLCBpdHMgYWRkcmVzcy4gV2l0aCBgc3R1ZHlfaWRgIHRoZSBhY2NvdW50IHN0YXlzLCBhbmQgdGhlCiBlbnJvbG1l\
      bnQgZW5kcy4gVGhlIHNhbWUgYGVyYXN1cmVfaWRgIGFnYWluIGFuc3dlcnMgdGhlIHNhbWUgZXJhc3VyZS4KCiBBIHN0dWR5\
      IG1heSBoYXZlIHNhaWQgd2l0aCB0aGUgY29uc2VudCB3aGF0IGJlY29tZXMgb2YgaXRzIGFuc3dlcnMgKGBTdHVkeVJldGVu\
      dGlvbi5vbl9lcmFzdXJlYCkuIE9mIHN1Y2ggYQogc3R1ZHkncyBwYXJ0IHRoZSBvdGhlciBtb2RlIGlzIHJlZnVzZWQuIE9m\
      IGFuIGFjY291bnQgZWFjaCBzdHVkeSBoYXMgaXRzIG93bjsgYG1vZGVgIGlzIGZvciB0aG9zZSB0aGF0IGxlYXZlCiB0aGUg\
      Y2hvaWNlIHRvIHRoZSBwYXJ0aWNpcGFudC4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQ7IFVOQVVUSEVOVElDQVRFRCB3\
      aXRoIHJlYXNvbiBDUkVERU5USUFMU19SRUpFQ1RFRCAodGhlIHBhc3N3b3JkIGlzIHdyb25nKQogb3IgU0VTU0lPTl9FTkRF\
      RDsgQUxSRUFEWV9FWElTVFMgd2l0aCByZWFzb24gRVJBU1VSRV9JRF9SRVVTRUQ7IEZBSUxFRF9QUkVDT05ESVRJT04gd2l0\
      aCByZWFzb24KIFNUQUZGX05PVF9FUkFTQUJMRTogdGhlIGFjY291bnQgb2Ygc29tZWJvZHkgd2hvIGxlYWRzIHN0dWRpZXMg\
      b3IgYWRtaW5pc3RlcnMsIHNpbmNlIHdoYXQgdGhleSBwdWJsaXNoZWQgYW5kCiBkZWNpZGVkIHJlZmVycyB0byBpdC4gV2hh\
      dCBhIHN0dWR5IGhhcyBvZiB0aGVtIGFzIHBhcnRpY2lwYW50cyBpcyBlcmFzZWQgYXMgb2YgZXZlcnlib2R5OyBvcgogRVJB\
      U1VSRV9NT0RFX1JFRlVTRUQuIFBFUk1JU1NJT05fREVOSUVEIHdpdGggcmVhc29uIEZSRVNIX1BST09GX1JFUVVJUkVEIHdp\
      dGhvdXQgYSBwYXNzd29yZDsKIFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIHJlYXNvbiBUT09fTUFOWV9BVFRFTVBUUyBhbmQg\
      UmV0cnlJbmZvLgoK9QIKBAYAAgESBCYCKAMa5gIgVGhlIHNhbWUgZm9yIHNvbWVib2R5IHdobyBhc2tzIGluIHdyaXRpbmcu\
      IE5lZWRzIGEgdG9rZW4gb2YgYW4gYWRtaW5pc3RyYXRvcjsgc3RhbmRzIGluIHRoZSBhdWRpdCBsb2cuCgogRXJyb3JzOiBJ\
      TlZBTElEX0FSR1VNRU5UOyBOT1RfRk9VTkQgd2l0aCByZWFzb24gUEFSVElDSVBBTlRfVU5LTk9XTiAodGhlcmUgaXMgbm8g\
      c3VjaCBhY2NvdW50LCBhbmQKIGBhbGxvd19taXNzaW5nYCBpcyBub3Qgc2V0KTsgQUxSRUFEWV9FWElTVFMgd2l0aCByZWFz\
      b24gRVJBU1VSRV9JRF9SRVVTRUQ7IEZBSUxFRF9QUkVDT05ESVRJT04gd2l0aCByZWFzb24KIFNUQUZGX05PVF9FUkFTQUJM\
      RSBvciBFUkFTVVJFX01PREVfUkVGVVNFRC4KCs8BCgQGAAICEgQtAi8DGsABIEhvdyBmYXIgaXQgaXMuIENhbGxhYmxlIHdp\
      dGhvdXQgYSB0b2tlbiwgd2hpY2ggbm9ib2R5IGhhcyBhbnkgbW9yZSBvbmNlIHRoZSBhY2NvdW50IGlzIGdvbmU6IHdob2V2\
      ZXIKIGtub3dzIHRoZSBpZCBtYXkgYXNrLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVDsgTk9UX0ZPVU5EIHdpdGggcmVh\
      c29uIEVSQVNVUkVfVU5LTk9XTi4KCjYKAgUAEgQzADsBGiogV2hhdCBiZWNvbWVzIG9mIGEgcGFydGljaXBhbnQncyBhbnN3\
      ZXJzLgoKHAoEBQACABIDNQIfGg8gTm90IGEgY2hvaWNlLgoKNAoEBQACARIDNwIhGicgVGhleSBhcmUgZXJhc2VkIHdpdGgg\
      ZXZlcnl0aGluZyBlbHNlLgoKrAEKBAUAAgISAzoCJRqeASBUaGUgc3R1ZGllcyBrZWVwIHRoZW0gdW5kZXIgYSBuZXcgbmFt\
      ZSB0aGF0IG5vdGhpbmcgbGlua3MgdG8gdGhlIHBhcnRpY2lwYW50LCB3aXRob3V0IHBvc2l0aW9ucywKIHNoZWV0IGlkcyBh\
      bmQgbm90aWZpY2F0aW9uIGlkcy4gRXZlcnl0aGluZyBlbHNlIGlzIGVyYXNlZC4KCi0KAgQAEgQ+AEgBGiEgQW4gZXJhc3Vy\
      ZSBvZiB0aGUgY2FsbGVyJ3Mgb3duLgoKcQoEBAACABIDQAIYGmQgQ2xpZW50LW1hZGUgVVVJRCwgdmVyc2lvbiA0LiBLZXB0\
      IGJ5IHRoZSBjbGllbnQ6IGl0IGlzIHRoZSBvbmx5IHdheSB0byBhc2sgaG93IGZhciB0aGUgZXJhc3VyZSBpcy4KCkcKBAQA\
      AgESA0ICFho6IFdoYXQgdGhpcyBzdHVkeSBoYXM7IGVtcHR5OiBldmVyeXRoaW5nLCBhbmQgdGhlIGFjY291bnQuCgoYCgQE\
      AAICEgNEAhcaCyBSZXF1aXJlZC4KCpgBCgQEAAIDEgNHAhYaigEgVGhlIGFjY291bnQncyBwYXNzd29yZCwgYXMgYXQgc2ln\
      bi1pbjsgZW1wdHkgZm9yIGFuIGFub255bW91cyBhY2NvdW50LCBhbmQgd2hlcmUgdGhlIGFjY2VzcyB0b2tlbiBwcm92ZXMK\
      IGl0IGFmcmVzaCAoc2VlIFByb3ZlUGFzc3dvcmQpLgoKJAoCBAESBEsATgEaGCBUaGUgZXJhc3VyZSBoYXMgYmVndW4uCgog\
      CgQEAQIAEgNNAhYaEyBBcyBpdCBzdGFuZHMgbm93LgoKPAoCBAISBFEAXQEaMCBBbiBlcmFzdXJlIHRoYXQgc29tZWJvZHkg\
      YXNrZWQgZm9yIGluIHdyaXRpbmcuCgorCgQEAgIAEgNTAhgaHiBDbGllbnQtbWFkZSBVVUlELCB2ZXJzaW9uIDQuCgoUCgQE\
      AgIBEgNVAhwaByBVVUlELgoKRwoEBAICAhIDVwIWGjogV2hhdCB0aGlzIHN0dWR5IGhhczsgZW1wdHk6IGV2ZXJ5dGhpbmcs\
      IGFuZCB0aGUgYWNjb3VudC4KChgKBAQCAgMSA1kCFxoLIFJlcXVpcmVkLgoKxgEKBAQCAgQSA1wCGRq4ASBBbHNvIHdoZXJl\
      IHRoZXJlIGlzIG5vIGFjY291bnQgb2YgdGhpcyBpZCAoQUlQLTEzNSk6IGZvciB3aGF0IGEgcmVzdG9yZWQgYmFja3VwIG9y\
      IGEgc2VydmljZSB0aGF0IHdhcyBjdXQKIG9mZiBzdGlsbCBoYXMgb2Ygc29tZWJvZHkuIE5vYm9keSBpcyBldmVyIHRha2Vu\
      IGluIHVuZGVyIHRoZSBpZCBhZnRlcndhcmRzLgoKJAoCBAMSBGAAYwEaGCBUaGUgZXJhc3VyZSBoYXMgYmVndW4uCgogCgQE\
      AwIAEgNiAhYaEyBBcyBpdCBzdGFuZHMgbm93LgoKKQoCBAQSBGYAaQEaHSBBc2tzIGhvdyBmYXIgYW4gZXJhc3VyZSBpcy4K\
      CiEKBAQEAgASA2gCGBoUIFRoZSBjbGllbnQncyBVVUlELgoKPAoCBAUSBGwAewEaMCBBbiBlcmFzdXJlLiBTYXlzIG9mIG5v\
      Ym9keSB0aGF0IGl0IHdhcyB0aGVpcnMuCgohCgQEBQIAEgNuAhgaFCBUaGUgY2xpZW50J3MgVVVJRC4KCiEKBAQFAgESA3AC\
      FhoUIEVtcHR5OiBldmVyeXRoaW5nLgoKagoEBAUCAhIDcgIXGl0gV2hhdCBiZWNvbWVzIG9mIHRoZSBhbnN3ZXJzOyBvZiBh\
      biBhY2NvdW50OiB3aGVyZSB0aGUgc3R1ZHkgbGVhdmVzIHRoYXQgdG8gdGhlIHBhcnRpY2lwYW50LgoKJQoEBAUCAxIDdAIt\
      GhggV2hlbiBpdCB3YXMgYXNrZWQgZm9yLgoKZAoEBAUCBBIDdgIuGlcgV2hlbiB0aGUgbGFzdCBzZXJ2aWNlIGhhZCBub3Ro\
      aW5nIGxlZnQ7IGFic2VudCB3aGlsZSBvbmUgaGFzIHlldCB0byBnaXZlIGl0cyByZWNlaXB0LgoKNgoEBAUCBRIDeAInGikg\
      T2YgdGhlIHNlcnZpY2VzIHRoYXQgYXJlIGRvbmUsIGJ5IG5hbWUuCgoyCgQEBQIGEgN6AicaJSBUaGUgc2VydmljZXMgdGhh\
      dCBhcmUgbm90LCBieSBuYW1lLgoKPgoCBAYSBX4AgwEBGjEgV2hhdCBiZWNvbWVzIG9mIHRoZSBhbnN3ZXJzIHRoYXQgb25l\
      IHN0dWR5IGhhcy4KChoKBAQGAgASBIABAhYaDCBUaGUgc3R1ZHkuCgozCgQEBgIBEgSCAQIXGiUgQXMgdGhlIHN0dWR5IHNh\
      aWQgd2l0aCB0aGUgY29uc2VudC4KCiwKAgQHEgaGAQCNAQEaHiBXaGF0IG9uZSBzZXJ2aWNlIGhhcyBlcmFzZWQuCgokCgQE\
      BwIAEgSIAQIVGhYgYG90b2xpdGgtaW5nZXN0aW9uYC4KCikKBAQHAgESBIoBAiMaGyBIb3cgbXVjaCBpdCB3YXMsIGJ5IGtp\
      bmQuCgovCgQEBwICEgSMAQIuGiEgV2hlbiB0aGUgbGFzdCBvZiBpdCB3YXMgZXJhc2VkLgoKMAoCBAgSBpABAJUBARoiIEhv\
      dyBtdWNoIG9mIG9uZSBraW5kIHdhcyBlcmFzZWQuCgpkCgQECAIAEgSSAQISGlYgYGFuc3dlcl9zaGVldHNgOyB3aXRoIGEg\
      c3VmZml4IGAuYW5vbnltaXNlZGAgd2hlcmUgdGhlIHJvd3Mgc3RheSB3aXRob3V0IHRoZSBwZXJzb24uCgoVCgQECAIBEgSU\
      AQISGgcgUm93cy4KYgZwcm90bzM=
      """)
}
