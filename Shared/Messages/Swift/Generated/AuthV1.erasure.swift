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
      YXV0aC92MTthdXRodjGqAg9PdG9saXRoLkF1dGguVjFK6yMKPAoBDBIDAQASGjIgRXJhc2luZyB3aGF0IGFsbCBzZXJ2aWNl\
      cyBrZWVwIG9mIGEgcGFydGljaXBhbnQuCgr/AQoCBgASBA8AMgEa8gEgRGVsZXRpb24gdGhhdCBkZWxldGVzLiBBIHJlcXVl\
      c3QgaXMgYSBzYWdhIG92ZXIgYWxsIHNlcnZpY2VzOiBlYWNoIGVyYXNlcyB3aGF0IGl0IGhhcyBhbmQgZ2l2ZXMgYQogcmVj\
      ZWlwdDsgd2hlbiBhbGwgaGF2ZSwgdGhlIGVyYXN1cmUgaXMgY29tcGxldGUgYW5kIG5vdGhpbmcgbmFtZXMgdGhlIHBhcnRp\
      Y2lwYW50IGFueSBtb3JlLiBTZXJ2aWNlcwogdGhhdCBhcmUgZG93biBkbyBzbyB3aGVuIHRoZXkgYXJlIGJhY2suCgrGCQoE\
      BgACABIEHwIhAxq3CSBFcmFzZXMgdGhlIGNhbGxlcidzIGFjY291bnQgd2l0aCBldmVyeXRoaW5nIHRoYXQgaXMga2VwdCBv\
      ZiBpdCwgb3Igd2hhdCBvbmUgc3R1ZHkgaGFzLiBUaGUgYWNjb3VudAogZW5kcyBhdCBvbmNlOiBpdHMgc2Vzc2lvbnMsIGl0\
      cyBuYW1lLCBpdHMgYWRkcmVzcy4gV2l0aCBgc3R1ZHlfaWRgIHRoZSBhY2NvdW50IHN0YXlzLCBhbmQgdGhlCiBlbnJvbG1l\
      bnQgZW5kcy4gVGhlIHNhbWUgYGVyYXN1cmVfaWRgIGFnYWluIGFuc3dlcnMgdGhlIHNhbWUgZXJhc3VyZS4KCiBBIHN0dWR5\
      IG1heSBoYXZlIHNhaWQgd2l0aCB0aGUgY29uc2VudCB3aGF0IGJlY29tZXMgb2YgaXRzIGFuc3dlcnMgKGBTdHVkeVJldGVu\
      dGlvbi5vbl9lcmFzdXJlYCkuIE9mIHN1Y2ggYQogc3R1ZHkncyBwYXJ0IHRoZSBvdGhlciBtb2RlIGlzIHJlZnVzZWQuIE9m\
      IGFuIGFjY291bnQgZWFjaCBzdHVkeSBoYXMgaXRzIG93bjsgYG1vZGVgIGlzIGZvciB0aG9zZSB0aGF0IGxlYXZlCiB0aGUg\
      Y2hvaWNlIHRvIHRoZSBwYXJ0aWNpcGFudC4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQ7IFVOQVVUSEVOVElDQVRFRCB3\
      aXRoIHJlYXNvbiBDUkVERU5USUFMU19SRUpFQ1RFRCAodGhlIHBhc3N3b3JkIGlzIHdyb25nKQogb3IgU0VTU0lPTl9FTkRF\
      RDsgQUxSRUFEWV9FWElTVFMgd2l0aCByZWFzb24gRVJBU1VSRV9JRF9SRVVTRUQ7IE5PVF9GT1VORCB3aXRoIHJlYXNvbiBT\
      VFVEWV9VTktOT1dOOwogVU5BVkFJTEFCTEUgd2l0aCByZWFzb24gU1RVRFlfTk9UX1lFVF9LTk9XTiBhbmQgUmV0cnlJbmZv\
      OyBGQUlMRURfUFJFQ09ORElUSU9OIHdpdGggcmVhc29uCiBTVEFGRl9OT1RfRVJBU0FCTEU6IHRoZSBhY2NvdW50IG9mIHNv\
      bWVib2R5IHdobyBsZWFkcyBzdHVkaWVzIG9yIGFkbWluaXN0ZXJzLCB1bnRpbCBhbiBhZG1pbmlzdHJhdG9yIGhhcwogZW5k\
      ZWQgdGhhdCAoQWNjb3VudEFkbWluaXN0cmF0aW9uU2VydmljZS5FbmRTdGFmZlJvbGVzKS4gV2hhdCBhIHN0dWR5IGhhcyBv\
      ZiB0aGVtIGFzIHBhcnRpY2lwYW50cyBpcyBlcmFzZWQKIGFzIG9mIGV2ZXJ5Ym9keTsgb3IgRVJBU1VSRV9NT0RFX1JFRlVT\
      RUQuIFBFUk1JU1NJT05fREVOSUVEIHdpdGggcmVhc29uIEZSRVNIX1BST09GX1JFUVVJUkVEIHdpdGhvdXQgYQogcGFzc3dv\
      cmQ7IFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIHJlYXNvbiBUT09fTUFOWV9BVFRFTVBUUyBhbmQgUmV0cnlJbmZvLgoKzQMK\
      BAYAAgESBCgCKgMavgMgVGhlIHNhbWUgZm9yIHNvbWVib2R5IHdobyBhc2tzIGluIHdyaXRpbmcuIE5lZWRzIGEgdG9rZW4g\
      b2YgYW4gYWRtaW5pc3RyYXRvcjsgc3RhbmRzIGluIHRoZSBhdWRpdCBsb2cuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5U\
      OyBOT1RfRk9VTkQgd2l0aCByZWFzb24gUEFSVElDSVBBTlRfVU5LTk9XTiAodGhlcmUgaXMgbm8gc3VjaCBhY2NvdW50LCBh\
      bmQKIGBhbGxvd19taXNzaW5nYCBpcyBub3Qgc2V0KSBvciwgbGlrZXdpc2UsIFNUVURZX1VOS05PV047IFVOQVZBSUxBQkxF\
      IHdpdGggcmVhc29uIFNUVURZX05PVF9ZRVRfS05PV04gYW5kCiBSZXRyeUluZm87IEFMUkVBRFlfRVhJU1RTIHdpdGggcmVh\
      c29uIEVSQVNVUkVfSURfUkVVU0VEOyBGQUlMRURfUFJFQ09ORElUSU9OIHdpdGggcmVhc29uCiBTVEFGRl9OT1RfRVJBU0FC\
      TEUgb3IgRVJBU1VSRV9NT0RFX1JFRlVTRUQuCgrPAQoEBgACAhIELwIxAxrAASBIb3cgZmFyIGl0IGlzLiBDYWxsYWJsZSB3\
      aXRob3V0IGEgdG9rZW4sIHdoaWNoIG5vYm9keSBoYXMgYW55IG1vcmUgb25jZSB0aGUgYWNjb3VudCBpcyBnb25lOiB3aG9l\
      dmVyCiBrbm93cyB0aGUgaWQgbWF5IGFzay4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQ7IE5PVF9GT1VORCB3aXRoIHJl\
      YXNvbiBFUkFTVVJFX1VOS05PV04uCgo2CgIFABIENQA9ARoqIFdoYXQgYmVjb21lcyBvZiBhIHBhcnRpY2lwYW50J3MgYW5z\
      d2Vycy4KChwKBAUAAgASAzcCHxoPIE5vdCBhIGNob2ljZS4KCjQKBAUAAgESAzkCIRonIFRoZXkgYXJlIGVyYXNlZCB3aXRo\
      IGV2ZXJ5dGhpbmcgZWxzZS4KCqwBCgQFAAICEgM8AiUangEgVGhlIHN0dWRpZXMga2VlcCB0aGVtIHVuZGVyIGEgbmV3IG5h\
      bWUgdGhhdCBub3RoaW5nIGxpbmtzIHRvIHRoZSBwYXJ0aWNpcGFudCwgd2l0aG91dCBwb3NpdGlvbnMsCiBzaGVldCBpZHMg\
      YW5kIG5vdGlmaWNhdGlvbiBpZHMuIEV2ZXJ5dGhpbmcgZWxzZSBpcyBlcmFzZWQuCgotCgIEABIEQABKARohIEFuIGVyYXN1\
      cmUgb2YgdGhlIGNhbGxlcidzIG93bi4KCnEKBAQAAgASA0ICGBpkIENsaWVudC1tYWRlIFVVSUQsIHZlcnNpb24gNC4gS2Vw\
      dCBieSB0aGUgY2xpZW50OiBpdCBpcyB0aGUgb25seSB3YXkgdG8gYXNrIGhvdyBmYXIgdGhlIGVyYXN1cmUgaXMuCgpHCgQE\
      AAIBEgNEAhYaOiBXaGF0IHRoaXMgc3R1ZHkgaGFzOyBlbXB0eTogZXZlcnl0aGluZywgYW5kIHRoZSBhY2NvdW50LgoKGAoE\
      BAACAhIDRgIXGgsgUmVxdWlyZWQuCgqYAQoEBAACAxIDSQIWGooBIFRoZSBhY2NvdW50J3MgcGFzc3dvcmQsIGFzIGF0IHNp\
      Z24taW47IGVtcHR5IGZvciBhbiBhbm9ueW1vdXMgYWNjb3VudCwgYW5kIHdoZXJlIHRoZSBhY2Nlc3MgdG9rZW4gcHJvdmVz\
      CiBpdCBhZnJlc2ggKHNlZSBQcm92ZVBhc3N3b3JkKS4KCiQKAgQBEgRNAFABGhggVGhlIGVyYXN1cmUgaGFzIGJlZ3VuLgoK\
      IAoEBAECABIDTwIWGhMgQXMgaXQgc3RhbmRzIG5vdy4KCjwKAgQCEgRTAF8BGjAgQW4gZXJhc3VyZSB0aGF0IHNvbWVib2R5\
      IGFza2VkIGZvciBpbiB3cml0aW5nLgoKKwoEBAICABIDVQIYGh4gQ2xpZW50LW1hZGUgVVVJRCwgdmVyc2lvbiA0LgoKFAoE\
      BAICARIDVwIcGgcgVVVJRC4KCkcKBAQCAgISA1kCFho6IFdoYXQgdGhpcyBzdHVkeSBoYXM7IGVtcHR5OiBldmVyeXRoaW5n\
      LCBhbmQgdGhlIGFjY291bnQuCgoYCgQEAgIDEgNbAhcaCyBSZXF1aXJlZC4KCsYBCgQEAgIEEgNeAhkauAEgQWxzbyB3aGVy\
      ZSB0aGVyZSBpcyBubyBhY2NvdW50IG9mIHRoaXMgaWQgKEFJUC0xMzUpOiBmb3Igd2hhdCBhIHJlc3RvcmVkIGJhY2t1cCBv\
      ciBhIHNlcnZpY2UgdGhhdCB3YXMgY3V0CiBvZmYgc3RpbGwgaGFzIG9mIHNvbWVib2R5LiBOb2JvZHkgaXMgZXZlciB0YWtl\
      biBpbiB1bmRlciB0aGUgaWQgYWZ0ZXJ3YXJkcy4KCiQKAgQDEgRiAGUBGhggVGhlIGVyYXN1cmUgaGFzIGJlZ3VuLgoKIAoE\
      BAMCABIDZAIWGhMgQXMgaXQgc3RhbmRzIG5vdy4KCikKAgQEEgRoAGsBGh0gQXNrcyBob3cgZmFyIGFuIGVyYXN1cmUgaXMu\
      CgohCgQEBAIAEgNqAhgaFCBUaGUgY2xpZW50J3MgVVVJRC4KCjwKAgQFEgRuAH0BGjAgQW4gZXJhc3VyZS4gU2F5cyBvZiBu\
      b2JvZHkgdGhhdCBpdCB3YXMgdGhlaXJzLgoKIQoEBAUCABIDcAIYGhQgVGhlIGNsaWVudCdzIFVVSUQuCgohCgQEBQIBEgNy\
      AhYaFCBFbXB0eTogZXZlcnl0aGluZy4KCmoKBAQFAgISA3QCFxpdIFdoYXQgYmVjb21lcyBvZiB0aGUgYW5zd2Vyczsgb2Yg\
      YW4gYWNjb3VudDogd2hlcmUgdGhlIHN0dWR5IGxlYXZlcyB0aGF0IHRvIHRoZSBwYXJ0aWNpcGFudC4KCiUKBAQFAgMSA3YC\
      LRoYIFdoZW4gaXQgd2FzIGFza2VkIGZvci4KCmQKBAQFAgQSA3gCLhpXIFdoZW4gdGhlIGxhc3Qgc2VydmljZSBoYWQgbm90\
      aGluZyBsZWZ0OyBhYnNlbnQgd2hpbGUgb25lIGhhcyB5ZXQgdG8gZ2l2ZSBpdHMgcmVjZWlwdC4KCjYKBAQFAgUSA3oCJxop\
      IE9mIHRoZSBzZXJ2aWNlcyB0aGF0IGFyZSBkb25lLCBieSBuYW1lLgoKMgoEBAUCBhIDfAInGiUgVGhlIHNlcnZpY2VzIHRo\
      YXQgYXJlIG5vdCwgYnkgbmFtZS4KCj8KAgQGEgaAAQCFAQEaMSBXaGF0IGJlY29tZXMgb2YgdGhlIGFuc3dlcnMgdGhhdCBv\
      bmUgc3R1ZHkgaGFzLgoKGgoEBAYCABIEggECFhoMIFRoZSBzdHVkeS4KCjMKBAQGAgESBIQBAhcaJSBBcyB0aGUgc3R1ZHkg\
      c2FpZCB3aXRoIHRoZSBjb25zZW50LgoKLAoCBAcSBogBAI8BARoeIFdoYXQgb25lIHNlcnZpY2UgaGFzIGVyYXNlZC4KCiQK\
      BAQHAgASBIoBAhUaFiBgb3RvbGl0aC1pbmdlc3Rpb25gLgoKKQoEBAcCARIEjAECIxobIEhvdyBtdWNoIGl0IHdhcywgYnkg\
      a2luZC4KCi8KBAQHAgISBI4BAi4aISBXaGVuIHRoZSBsYXN0IG9mIGl0IHdhcyBlcmFzZWQuCgowCgIECBIGkgEAlwEBGiIg\
      SG93IG11Y2ggb2Ygb25lIGtpbmQgd2FzIGVyYXNlZC4KCmQKBAQIAgASBJQBAhIaViBgYW5zd2VyX3NoZWV0c2A7IHdpdGgg\
      YSBzdWZmaXggYC5hbm9ueW1pc2VkYCB3aGVyZSB0aGUgcm93cyBzdGF5IHdpdGhvdXQgdGhlIHBlcnNvbi4KChUKBAQIAgES\
      BJYBAhIaByBSb3dzLgpiBnByb3RvMw==
      """)
}
