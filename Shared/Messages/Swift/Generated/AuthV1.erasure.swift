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

    /// Every field at its default.
    public init() {
      self.erasureID = ""
      self.participantID = ""
      self.studyID = ""
      self.mode = AuthV1.ErasureMode(rawValue: 0)
    }

    public init(
      erasureID: String = "",
      participantID: String = "",
      studyID: String = "",
      mode: AuthV1.ErasureMode = AuthV1.ErasureMode(rawValue: 0)
    ) {
      self.erasureID = erasureID
      self.participantID = participantID
      self.studyID = studyID
      self.mode = mode
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
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__RequestErasureForRequest> {
    let c = arena.allocate(Otolith__Auth__V1__RequestErasureForRequest.self)
    otolith__auth__v1__request_erasure_for_request__init(c)
    if !self.erasureID.isEmpty { c.pointee.erasure_id = arena.string(self.erasureID) }
    if !self.participantID.isEmpty { c.pointee.participant_id = arena.string(self.participantID) }
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    c.pointee.mode = Otolith__Auth__V1__ErasureMode(rawValue: .init(truncatingIfNeeded: self.mode.rawValue))
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
    /// What becomes of the answers.
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
      Lm90b2xpdGguYXV0aC52MS5FcmFzdXJlUgdlcmFzdXJlIq0BChhSZXF1ZXN0RXJhc3VyZUZvclJlcXVlc3QSHQoKZXJhc3Vy\
      ZV9pZBgBIAEoCVIJZXJhc3VyZUlkEiUKDnBhcnRpY2lwYW50X2lkGAIgASgJUg1wYXJ0aWNpcGFudElkEhkKCHN0dWR5X2lk\
      GAMgASgJUgdzdHVkeUlkEjAKBG1vZGUYBCABKA4yHC5vdG9saXRoLmF1dGgudjEuRXJhc3VyZU1vZGVSBG1vZGUiTwoZUmVx\
      dWVzdEVyYXN1cmVGb3JSZXNwb25zZRIyCgdlcmFzdXJlGAEgASgLMhgub3RvbGl0aC5hdXRoLnYxLkVyYXN1cmVSB2VyYXN1\
      cmUiMgoRR2V0RXJhc3VyZVJlcXVlc3QSHQoKZXJhc3VyZV9pZBgBIAEoCVIJZXJhc3VyZUlkIt0CCgdFcmFzdXJlEh0KCmVy\
      YXN1cmVfaWQYASABKAlSCWVyYXN1cmVJZBIZCghzdHVkeV9pZBgCIAEoCVIHc3R1ZHlJZBIwCgRtb2RlGAMgASgOMhwub3Rv\
      bGl0aC5hdXRoLnYxLkVyYXN1cmVNb2RlUgRtb2RlEj0KDHJlcXVlc3RfdGltZRgEIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5U\
      aW1lc3RhbXBSC3JlcXVlc3RUaW1lEj8KDWNvbXBsZXRlX3RpbWUYBSABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1w\
      Ugxjb21wbGV0ZVRpbWUSOwoIcmVjZWlwdHMYBiADKAsyHy5vdG9saXRoLmF1dGgudjEuRXJhc3VyZVJlY2VpcHRSCHJlY2Vp\
      cHRzEikKEHBlbmRpbmdfc2VydmljZXMYByADKAlSD3BlbmRpbmdTZXJ2aWNlcyKiAQoORXJhc3VyZVJlY2VpcHQSGAoHc2Vy\
      dmljZRgBIAEoCVIHc2VydmljZRI1CgZjb3VudHMYAiADKAsyHS5vdG9saXRoLmF1dGgudjEuRXJhc3VyZUNvdW50UgZjb3Vu\
      dHMSPwoNY29tcGxldGVfdGltZRgDIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSDGNvbXBsZXRlVGltZSI4CgxF\
      cmFzdXJlQ291bnQSEgoEa2luZBgBIAEoCVIEa2luZBIUCgVjb3VudBgCIAEoA1IFY291bnQqbwoLRXJhc3VyZU1vZGUSHAoY\
      RVJBU1VSRV9NT0RFX1VOU1BFQ0lGSUVEEAASHgoaRVJBU1VSRV9NT0RFX0VSQVNFX0FOU1dFUlMQARIiCh5FUkFTVVJFX01P\
      REVfQU5PTllNSVNFX0FOU1dFUlMQAjK6AgoORXJhc3VyZVNlcnZpY2USZgoOUmVxdWVzdEVyYXN1cmUSJi5vdG9saXRoLmF1\
      dGgudjEuUmVxdWVzdEVyYXN1cmVSZXF1ZXN0Gicub3RvbGl0aC5hdXRoLnYxLlJlcXVlc3RFcmFzdXJlUmVzcG9uc2UiA5AC\
      AhJvChFSZXF1ZXN0RXJhc3VyZUZvchIpLm90b2xpdGguYXV0aC52MS5SZXF1ZXN0RXJhc3VyZUZvclJlcXVlc3QaKi5vdG9s\
      aXRoLmF1dGgudjEuUmVxdWVzdEVyYXN1cmVGb3JSZXNwb25zZSIDkAICEk8KCkdldEVyYXN1cmUSIi5vdG9saXRoLmF1dGgu\
      djEuR2V0RXJhc3VyZVJlcXVlc3QaGC5vdG9saXRoLmF1dGgudjEuRXJhc3VyZSIDkAIBQj0KD290b2xpdGguYXV0aC52MVAB\
      WhZvdG9saXRoL2F1dGgvdjE7YXV0aHYxqgIPT3RvbGl0aC5BdXRoLlYxSpAbCjwKAQwSAwEAEhoyIEVyYXNpbmcgd2hhdCBh\
      bGwgc2VydmljZXMga2VlcCBvZiBhIHBhcnRpY2lwYW50LgoK/wEKAgYAEgQPACkBGvIBIERlbGV0aW9uIHRoYXQgZGVsZXRl\
      cy4gQSByZXF1ZXN0IGlzIGEgc2FnYSBvdmVyIGFsbCBzZXJ2aWNlczogZWFjaCBlcmFzZXMgd2hhdCBpdCBoYXMgYW5kIGdp\
      dmVzIGEKIHJlY2VpcHQ7IHdoZW4gYWxsIGhhdmUsIHRoZSBlcmFzdXJlIGlzIGNvbXBsZXRlIGFuZCBub3RoaW5nIG5hbWVz\
      IHRoZSBwYXJ0aWNpcGFudCBhbnkgbW9yZS4gU2VydmljZXMKIHRoYXQgYXJlIGRvd24gZG8gc28gd2hlbiB0aGV5IGFyZSBi\
      YWNrLgoKtwUKBAYAAgASBBgCGgMaqAUgRXJhc2VzIHRoZSBjYWxsZXIncyBhY2NvdW50IHdpdGggZXZlcnl0aGluZyB0aGF0\
      IGlzIGtlcHQgb2YgaXQsIG9yIHdoYXQgb25lIHN0dWR5IGhhcy4gVGhlIGFjY291bnQKIGVuZHMgYXQgb25jZTogaXRzIHNl\
      c3Npb25zLCBpdHMgbmFtZSwgaXRzIGFkZHJlc3MuIFdpdGggYHN0dWR5X2lkYCB0aGUgYWNjb3VudCBzdGF5cywgYW5kIHRo\
      ZQogZW5yb2xtZW50IGVuZHMuIFRoZSBzYW1lIGBlcmFzdXJlX2lkYCBhZ2FpbiBhbnN3ZXJzIHRoZSBzYW1lIGVyYXN1cmUu\
      CgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UOyBVTkFVVEhFTlRJQ0FURUQgd2l0aCByZWFzb24gQ1JFREVOVElBTFNfUkVK\
      RUNURUQgKHRoZSBwYXNzd29yZCBpcyB3cm9uZykKIG9yIFNFU1NJT05fRU5ERUQ7IEFMUkVBRFlfRVhJU1RTIHdpdGggcmVh\
      c29uIEVSQVNVUkVfSURfUkVVU0VEOyBGQUlMRURfUFJFQ09ORElUSU9OIHdpdGggcmVhc29uCiBTVEFGRl9OT1RfRVJBU0FC\
      TEUgKHRoZSBhY2NvdW50IG9mIHNvbWVib2R5IHdobyBsZWFkcyBzdHVkaWVzIG9yIGFkbWluaXN0ZXJzKTsgUEVSTUlTU0lP\
      Tl9ERU5JRUQgd2l0aCByZWFzb24gRlJFU0hfUFJPT0ZfUkVRVUlSRUQgd2l0aG91dCBhIHBhc3N3b3JkOwogUkVTT1VSQ0Vf\
      RVhIQVVTVEVEIHdpdGggcmVhc29uIFRPT19NQU5ZX0FUVEVNUFRTIGFuZCBSZXRyeUluZm8uCgqhAgoEBgACARIEHwIhAxqS\
      AiBUaGUgc2FtZSBmb3Igc29tZWJvZHkgd2hvIGFza3MgaW4gd3JpdGluZy4gTmVlZHMgYSB0b2tlbiBvZiBhbiBhZG1pbmlz\
      dHJhdG9yOyBzdGFuZHMgaW4gdGhlIGF1ZGl0IGxvZy4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQ7IE5PVF9GT1VORCB3\
      aXRoIHJlYXNvbiBQQVJUSUNJUEFOVF9VTktOT1dOOyBBTFJFQURZX0VYSVNUUyB3aXRoIHJlYXNvbgogRVJBU1VSRV9JRF9S\
      RVVTRUQ7IEZBSUxFRF9QUkVDT05ESVRJT04gd2l0aCByZWFzb24gU1RBRkZfTk9UX0VSQVNBQkxFLgoKzwEKBAYAAgISBCYC\
      KAMawAEgSG93IGZhciBpdCBpcy4gQ2FsbGFibGUgd2l0aG91dCBhIHRva2VuLCB3aGljaCBub2JvZHkgaGFzIGFueSBtb3Jl\
      IG9uY2UgdGhlIGFjY291bnQgaXMgZ29uZTogd2hvZXZlcgoga25vd3MgdGhlIGlkIG1heSBhc2suCgogRXJyb3JzOiBJTlZB\
      TElEX0FSR1VNRU5UOyBOT1RfRk9VTkQgd2l0aCByZWFzb24gRVJBU1VSRV9VTktOT1dOLgoKNgoCBQASBCwANAEaKiBXaGF0\
      IGJlY29tZXMgb2YgYSBwYXJ0aWNpcGFudCdzIGFuc3dlcnMuCgocCgQFAAIAEgMuAh8aDyBOb3QgYSBjaG9pY2UuCgo0CgQF\
      AAIBEgMwAiEaJyBUaGV5IGFyZSBlcmFzZWQgd2l0aCBldmVyeXRoaW5nIGVsc2UuCgqsAQoEBQACAhIDMwIlGp4BIFRoZSBz\
      dHVkaWVzIGtlZXAgdGhlbSB1bmRlciBhIG5ldyBuYW1lIHRoYXQgbm90aGluZyBsaW5rcyB0byB0aGUgcGFydGljaXBhbnQs\
      IHdpdGhvdXQgcG9zaXRpb25zLAogc2hlZXQgaWRzIGFuZCBub3RpZmljYXRpb24gaWRzLiBFdmVyeXRoaW5nIGVsc2UgaXMg\
      ZXJhc2VkLgoKLQoCBAASBDcAQQEaISBBbiBlcmFzdXJlIG9mIHRoZSBjYWxsZXIncyBvd24uCgpxCgQEAAIAEgM5AhgaZCBD\
      bGllbnQtbWFkZSBVVUlELCB2ZXJzaW9uIDQuIEtlcHQgYnkgdGhlIGNsaWVudDogaXQgaXMgdGhlIG9ubHkgd2F5IHRvIGFz\
      ayBob3cgZmFyIHRoZSBlcmFzdXJlIGlzLgoKRwoEBAACARIDOwIWGjogV2hhdCB0aGlzIHN0dWR5IGhhczsgZW1wdHk6IGV2\
      ZXJ5dGhpbmcsIGFuZCB0aGUgYWNjb3VudC4KChgKBAQAAgISAz0CFxoLIFJlcXVpcmVkLgoKmAEKBAQAAgMSA0ACFhqKASBU\
      aGUgYWNjb3VudCdzIHBhc3N3b3JkLCBhcyBhdCBzaWduLWluOyBlbXB0eSBmb3IgYW4gYW5vbnltb3VzIGFjY291bnQsIGFu\
      ZCB3aGVyZSB0aGUgYWNjZXNzIHRva2VuIHByb3ZlcwogaXQgYWZyZXNoIChzZWUgUHJvdmVQYXNzd29yZCkuCgokCgIEARIE\
      RABHARoYIFRoZSBlcmFzdXJlIGhhcyBiZWd1bi4KCiAKBAQBAgASA0YCFhoTIEFzIGl0IHN0YW5kcyBub3cuCgo8CgIEAhIE\
      SgBTARowIEFuIGVyYXN1cmUgdGhhdCBzb21lYm9keSBhc2tlZCBmb3IgaW4gd3JpdGluZy4KCisKBAQCAgASA0wCGBoeIENs\
      aWVudC1tYWRlIFVVSUQsIHZlcnNpb24gNC4KChQKBAQCAgESA04CHBoHIFVVSUQuCgpHCgQEAgICEgNQAhYaOiBXaGF0IHRo\
      aXMgc3R1ZHkgaGFzOyBlbXB0eTogZXZlcnl0aGluZywgYW5kIHRoZSBhY2NvdW50LgoKGAoEBAICAxIDUgIXGgsgUmVxdWly\
      ZWQuCgokCgIEAxIEVgBZARoYIFRoZSBlcmFzdXJlIGhhcyBiZWd1bi4KCiAKBAQDAgASA1gCFhoTIEFzIGl0IHN0YW5kcyBu\
      b3cuCgopCgIEBBIEXABfARodIEFza3MgaG93IGZhciBhbiBlcmFzdXJlIGlzLgoKIQoEBAQCABIDXgIYGhQgVGhlIGNsaWVu\
      dCdzIFVVSUQuCgo8CgIEBRIEYgBxARowIEFuIGVyYXN1cmUuIFNheXMgb2Ygbm9ib2R5IHRoYXQgaXQgd2FzIHRoZWlycy4K\
      CiEKBAQFAgASA2QCGBoUIFRoZSBjbGllbnQncyBVVUlELgoKIQoEBAUCARIDZgIWGhQgRW1wdHk6IGV2ZXJ5dGhpbmcuCgor\
      CgQEBQICEgNoAhcaHiBXaGF0IGJlY29tZXMgb2YgdGhlIGFuc3dlcnMuCgolCgQEBQIDEgNqAi0aGCBXaGVuIGl0IHdhcyBh\
      c2tlZCBmb3IuCgpkCgQEBQIEEgNsAi4aVyBXaGVuIHRoZSBsYXN0IHNlcnZpY2UgaGFkIG5vdGhpbmcgbGVmdDsgYWJzZW50\
      IHdoaWxlIG9uZSBoYXMgeWV0IHRvIGdpdmUgaXRzIHJlY2VpcHQuCgo2CgQEBQIFEgNuAicaKSBPZiB0aGUgc2VydmljZXMg\
      dGhhdCBhcmUgZG9uZSwgYnkgbmFtZS4KCjIKBAQFAgYSA3ACJxolIFRoZSBzZXJ2aWNlcyB0aGF0IGFyZSBub3QsIGJ5IG5h\
      bWUuCgoqCgIEBhIEdAB7ARoeIFdoYXQgb25lIHNlcnZpY2UgaGFzIGVyYXNlZC4KCiMKBAQGAgASA3YCFRoWIGBvdG9saXRo\
      LWluZ2VzdGlvbmAuCgooCgQEBgIBEgN4AiMaGyBIb3cgbXVjaCBpdCB3YXMsIGJ5IGtpbmQuCgouCgQEBgICEgN6Ai4aISBX\
      aGVuIHRoZSBsYXN0IG9mIGl0IHdhcyBlcmFzZWQuCgovCgIEBxIFfgCDAQEaIiBIb3cgbXVjaCBvZiBvbmUga2luZCB3YXMg\
      ZXJhc2VkLgoKZAoEBAcCABIEgAECEhpWIGBhbnN3ZXJfc2hlZXRzYDsgd2l0aCBhIHN1ZmZpeCBgLmFub255bWlzZWRgIHdo\
      ZXJlIHRoZSByb3dzIHN0YXkgd2l0aG91dCB0aGUgcGVyc29uLgoKFQoEBAcCARIEggECEhoHIFJvd3MuCmIGcHJvdG8z
      """)
}
