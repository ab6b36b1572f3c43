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
      aW5nU2VydmljZXMiogEKDkVyYXN1cmVSZWNlaXB0EhgKB3NlcnZpY2UYASABKAlSB3NlcnZpY2USNQoGY291bnRzGAIgAygL\
      Mh0ub3RvbGl0aC5hdXRoLnYxLkVyYXN1cmVDb3VudFIGY291bnRzEj8KDWNvbXBsZXRlX3RpbWUYAyABKAsyGi5nb29nbGUu\
      cHJvdG9idWYuVGltZXN0YW1wUgxjb21wbGV0ZVRpbWUiOAoMRXJhc3VyZUNvdW50EhIKBGtpbmQYASABKAlSBGtpbmQSFAoF\
      Y291bnQYAiABKANSBWNvdW50Km8KC0VyYXN1cmVNb2RlEhwKGEVSQVNVUkVfTU9ERV9VTlNQRUNJRklFRBAAEh4KGkVSQVNV\
      UkVfTU9ERV9FUkFTRV9BTlNXRVJTEAESIgoeRVJBU1VSRV9NT0RFX0FOT05ZTUlTRV9BTlNXRVJTEAIyugIKDkVyYXN1cmVT\
      ZXJ2aWNlEmYKDlJlcXVlc3RFcmFzdXJlEiYub3RvbGl0aC5hdXRoLnYxLlJlcXVlc3RFcmFzdXJlUmVxdWVzdBonLm90b2xp\
      dGguYXV0aC52MS5SZXF1ZXN0RXJhc3VyZVJlc3BvbnNlIgOQAgISbwoRUmVxdWVzdEVyYXN1cmVGb3ISKS5vdG9saXRoLmF1\
      dGgudjEuUmVxdWVzdEVyYXN1cmVGb3JSZXF1ZXN0Gioub3RvbGl0aC5hdXRoLnYxLlJlcXVlc3RFcmFzdXJlRm9yUmVzcG9u\
      c2UiA5ACAhJPCgpHZXRFcmFzdXJlEiIub3RvbGl0aC5hdXRoLnYxLkdldEVyYXN1cmVSZXF1ZXN0Ghgub3RvbGl0aC5hdXRo\
      LnYxLkVyYXN1cmUiA5ACAUI9Cg9vdG9saXRoLmF1dGgudjFQAVoWb3RvbGl0aC9hdXRoL3YxO2F1dGh2MaoCD090b2xpdGgu\
      QXV0aC5WMUqRHgo8CgEMEgMBABIaMiBFcmFzaW5nIHdoYXQgYWxsIHNlcnZpY2VzIGtlZXAgb2YgYSBwYXJ0aWNpcGFudC4K\
      Cv8BCgIGABIEDwAsARryASBEZWxldGlvbiB0aGF0IGRlbGV0ZXMuIEEgcmVxdWVzdCBpcyBhIHNhZ2Egb3ZlciBhbGwgc2Vy\
      dmljZXM6IGVhY2ggZXJhc2VzIHdoYXQgaXQgaGFzIGFuZCBnaXZlcyBhCiByZWNlaXB0OyB3aGVuIGFsbCBoYXZlLCB0aGUg\
      ZXJhc3VyZSBpcyBjb21wbGV0ZSBhbmQgbm90aGluZyBuYW1lcyB0aGUgcGFydGljaXBhbnQgYW55IG1vcmUuIFNlcnZpY2Vz\
      CiB0aGF0IGFyZSBkb3duIGRvIHNvIHdoZW4gdGhleSBhcmUgYmFjay4KCrAGCgQGAAIAEgQaAhwDGqEGIEVyYXNlcyB0aGUg\
      Y2FsbGVyJ3MgYWNjb3VudCB3aXRoIGV2ZXJ5dGhpbmcgdGhhdCBpcyBrZXB0IG9mIGl0LCBvciB3aGF0IG9uZSBzdHVkeSBo\
      YXMuIFRoZSBhY2NvdW50CiBlbmRzIGF0IG9uY2U6IGl0cyBzZXNzaW9ucywgaXRzIG5hbWUsIGl0cyBhZGRyZXNzLiBXaXRo\
      IGBzdHVkeV9pZGAgdGhlIGFjY291bnQgc3RheXMsIGFuZCB0aGUKIGVucm9sbWVudCBlbmRzLiBUaGUgc2FtZSBgZXJhc3Vy\
      ZV9pZGAgYWdhaW4gYW5zd2VycyB0aGUgc2FtZSBlcmFzdXJlLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVDsgVU5BVVRI\
      RU5USUNBVEVEIHdpdGggcmVhc29uIENSRURFTlRJQUxTX1JFSkVDVEVEICh0aGUgcGFzc3dvcmQgaXMgd3JvbmcpCiBvciBT\
      RVNTSU9OX0VOREVEOyBBTFJFQURZX0VYSVNUUyB3aXRoIHJlYXNvbiBFUkFTVVJFX0lEX1JFVVNFRDsgRkFJTEVEX1BSRUNP\
      TkRJVElPTiB3aXRoIHJlYXNvbgogU1RBRkZfTk9UX0VSQVNBQkxFOiB0aGUgYWNjb3VudCBvZiBzb21lYm9keSB3aG8gbGVh\
      ZHMgc3R1ZGllcyBvciBhZG1pbmlzdGVycywgc2luY2Ugd2hhdCB0aGV5IHB1Ymxpc2hlZCBhbmQKIGRlY2lkZWQgcmVmZXJz\
      IHRvIGl0LiBXaGF0IGEgc3R1ZHkgaGFzIG9mIHRoZW0gYXMgcGFydGljaXBhbnRzIGlzIGVyYXNlZCBhcyBvZiBldmVyeWJv\
      ZHkuIFBFUk1JU1NJT05fREVOSUVECiB3aXRoIHJlYXNvbiBGUkVTSF9QUk9PRl9SRVFVSVJFRCB3aXRob3V0IGEgcGFzc3dv\
      cmQ7IFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIHJlYXNvbiBUT09fTUFOWV9BVFRFTVBUUyBhbmQKIFJldHJ5SW5mby4KCt0C\
      CgQGAAIBEgQiAiQDGs4CIFRoZSBzYW1lIGZvciBzb21lYm9keSB3aG8gYXNrcyBpbiB3cml0aW5nLiBOZWVkcyBhIHRva2Vu\
      IG9mIGFuIGFkbWluaXN0cmF0b3I7IHN0YW5kcyBpbiB0aGUgYXVkaXQgbG9nLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVO\
      VDsgTk9UX0ZPVU5EIHdpdGggcmVhc29uIFBBUlRJQ0lQQU5UX1VOS05PV04gKHRoZXJlIGlzIG5vIHN1Y2ggYWNjb3VudCwg\
      YW5kCiBgYWxsb3dfbWlzc2luZ2AgaXMgbm90IHNldCk7IEFMUkVBRFlfRVhJU1RTIHdpdGggcmVhc29uIEVSQVNVUkVfSURf\
      UkVVU0VEOyBGQUlMRURfUFJFQ09ORElUSU9OIHdpdGggcmVhc29uCiBTVEFGRl9OT1RfRVJBU0FCTEUuCgrPAQoEBgACAhIE\
      KQIrAxrAASBIb3cgZmFyIGl0IGlzLiBDYWxsYWJsZSB3aXRob3V0IGEgdG9rZW4sIHdoaWNoIG5vYm9keSBoYXMgYW55IG1v\
      cmUgb25jZSB0aGUgYWNjb3VudCBpcyBnb25lOiB3aG9ldmVyCiBrbm93cyB0aGUgaWQgbWF5IGFzay4KCiBFcnJvcnM6IElO\
      VkFMSURfQVJHVU1FTlQ7IE5PVF9GT1VORCB3aXRoIHJlYXNvbiBFUkFTVVJFX1VOS05PV04uCgo2CgIFABIELwA3ARoqIFdo\
      YXQgYmVjb21lcyBvZiBhIHBhcnRpY2lwYW50J3MgYW5zd2Vycy4KChwKBAUAAgASAzECHxoPIE5vdCBhIGNob2ljZS4KCjQK\
      BAUAAgESAzMCIRonIFRoZXkgYXJlIGVyYXNlZCB3aXRoIGV2ZXJ5dGhpbmcgZWxzZS4KCqwBCgQFAAICEgM2AiUangEgVGhl\
      IHN0dWRpZXMga2VlcCB0aGVtIHVuZGVyIGEgbmV3IG5hbWUgdGhhdCBub3RoaW5nIGxpbmtzIHRvIHRoZSBwYXJ0aWNpcGFu\
      dCwgd2l0aG91dCBwb3NpdGlvbnMsCiBzaGVldCBpZHMgYW5kIG5vdGlmaWNhdGlvbiBpZHMuIEV2ZXJ5dGhpbmcgZWxzZSBp\
      cyBlcmFzZWQuCgotCgIEABIEOgBEARohIEFuIGVyYXN1cmUgb2YgdGhlIGNhbGxlcidzIG93bi4KCnEKBAQAAgASAzwCGBpk\
      IENsaWVudC1tYWRlIFVVSUQsIHZlcnNpb24gNC4gS2VwdCBieSB0aGUgY2xpZW50OiBpdCBpcyB0aGUgb25seSB3YXkgdG8g\
      YXNrIGhvdyBmYXIgdGhlIGVyYXN1cmUgaXMuCgpHCgQEAAIBEgM+AhYaOiBXaGF0IHRoaXMgc3R1ZHkgaGFzOyBlbXB0eTog\
      ZXZlcnl0aGluZywgYW5kIHRoZSBhY2NvdW50LgoKGAoEBAACAhIDQAIXGgsgUmVxdWlyZWQuCgqYAQoEBAACAxIDQwIWGooB\
      IFRoZSBhY2NvdW50J3MgcGFzc3dvcmQsIGFzIGF0IHNpZ24taW47IGVtcHR5IGZvciBhbiBhbm9ueW1vdXMgYWNjb3VudCwg\
      YW5kIHdoZXJlIHRoZSBhY2Nlc3MgdG9rZW4gcHJvdmVzCiBpdCBhZnJlc2ggKHNlZSBQcm92ZVBhc3N3b3JkKS4KCiQKAgQB\
      EgRHAEoBGhggVGhlIGVyYXN1cmUgaGFzIGJlZ3VuLgoKIAoEBAECABIDSQIWGhMgQXMgaXQgc3RhbmRzIG5vdy4KCjwKAgQC\
      EgRNAFkBGjAgQW4gZXJhc3VyZSB0aGF0IHNvbWVib2R5IGFza2VkIGZvciBpbiB3cml0aW5nLgoKKwoEBAICABIDTwIYGh4g\
      Q2xpZW50LW1hZGUgVVVJRCwgdmVyc2lvbiA0LgoKFAoEBAICARIDUQIcGgcgVVVJRC4KCkcKBAQCAgISA1MCFho6IFdoYXQg\
      dGhpcyBzdHVkeSBoYXM7IGVtcHR5OiBldmVyeXRoaW5nLCBhbmQgdGhlIGFjY291bnQuCgoYCgQEAgIDEgNVAhcaCyBSZXF1\
      aXJlZC4KCsYBCgQEAgIEEgNYAhkauAEgQWxzbyB3aGVyZSB0aGVyZSBpcyBubyBhY2NvdW50IG9mIHRoaXMgaWQgKEFJUC0x\
      MzUpOiBmb3Igd2hhdCBhIHJlc3RvcmVkIGJhY2t1cCBvciBhIHNlcnZpY2UgdGhhdCB3YXMgY3V0CiBvZmYgc3RpbGwgaGFz\
      IG9mIHNvbWVib2R5LiBOb2JvZHkgaXMgZXZlciB0YWtlbiBpbiB1bmRlciB0aGUgaWQgYWZ0ZXJ3YXJkcy4KCiQKAgQDEgRc\
      AF8BGhggVGhlIGVyYXN1cmUgaGFzIGJlZ3VuLgoKIAoEBAMCABIDXgIWGhMgQXMgaXQgc3RhbmRzIG5vdy4KCikKAgQEEgRi\
      AGUBGh0gQXNrcyBob3cgZmFyIGFuIGVyYXN1cmUgaXMuCgohCgQEBAIAEgNkAhgaFCBUaGUgY2xpZW50J3MgVVVJRC4KCjwK\
      AgQFEgRoAHcBGjAgQW4gZXJhc3VyZS4gU2F5cyBvZiBub2JvZHkgdGhhdCBpdCB3YXMgdGhlaXJzLgoKIQoEBAUCABIDagIY\
      GhQgVGhlIGNsaWVudCdzIFVVSUQuCgohCgQEBQIBEgNsAhYaFCBFbXB0eTogZXZlcnl0aGluZy4KCisKBAQFAgISA24CFxoe\
      IFdoYXQgYmVjb21lcyBvZiB0aGUgYW5zd2Vycy4KCiUKBAQFAgMSA3ACLRoYIFdoZW4gaXQgd2FzIGFza2VkIGZvci4KCmQK\
      BAQFAgQSA3ICLhpXIFdoZW4gdGhlIGxhc3Qgc2VydmljZSBoYWQgbm90aGluZyBsZWZ0OyBhYnNlbnQgd2hpbGUgb25lIGhh\
      cyB5ZXQgdG8gZ2l2ZSBpdHMgcmVjZWlwdC4KCjYKBAQFAgUSA3QCJxopIE9mIHRoZSBzZXJ2aWNlcyB0aGF0IGFyZSBkb25l\
      LCBieSBuYW1lLgoKMgoEBAUCBhIDdgInGiUgVGhlIHNlcnZpY2VzIHRoYXQgYXJlIG5vdCwgYnkgbmFtZS4KCisKAgQGEgV6\
      AIEBARoeIFdoYXQgb25lIHNlcnZpY2UgaGFzIGVyYXNlZC4KCiMKBAQGAgASA3wCFRoWIGBvdG9saXRoLWluZ2VzdGlvbmAu\
      CgooCgQEBgIBEgN+AiMaGyBIb3cgbXVjaCBpdCB3YXMsIGJ5IGtpbmQuCgovCgQEBgICEgSAAQIuGiEgV2hlbiB0aGUgbGFz\
      dCBvZiBpdCB3YXMgZXJhc2VkLgoKMAoCBAcSBoQBAIkBARoiIEhvdyBtdWNoIG9mIG9uZSBraW5kIHdhcyBlcmFzZWQuCgpk\
      CgQEBwIAEgSGAQISGlYgYGFuc3dlcl9zaGVldHNgOyB3aXRoIGEgc3VmZml4IGAuYW5vbnltaXNlZGAgd2hlcmUgdGhlIHJv\
      d3Mgc3RheSB3aXRob3V0IHRoZSBwZXJzb24uCgoVCgQEBwIBEgSIAQISGgcgUm93cy4KYgZwcm90bzM=
      """)
}
