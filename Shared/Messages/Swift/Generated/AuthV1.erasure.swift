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
    /// sheet ids and notification ids, and without the answers to questions for an e-mail address, a telephone
    /// number or an address of the web. What people wrote in their own words (`text_line`, `text_area`) stays as
    /// written: who wrote a name there chooses the other mode. Everything else is erased.
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
    /// Client-made UUID; random ones (version 4) cannot be guessed. Kept by the client: it is the only way to ask
    /// how far the erasure is.
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
    /// Client-made UUID.
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
      YXV0aC92MTthdXRodjGqAg9PdG9saXRoLkF1dGguVjFK2CYKPAoBDBIDAQASGjIgRXJhc2luZyB3aGF0IGFsbCBzZXJ2aWNl\
      cyBrZWVwIG9mIGEgcGFydGljaXBhbnQuCgrmAgoCBgASBBAAMwEa2QIgRGVsZXRpb24gdGhhdCBkZWxldGVzLiBBIHJlcXVl\
      c3QgaXMgYSBzYWdhIG92ZXIgYWxsIHNlcnZpY2VzOiBlYWNoIGVyYXNlcyB3aGF0IGl0IGhhcyBhbmQgZ2l2ZXMgYQogcmVj\
      ZWlwdDsgd2hlbiBhbGwgaGF2ZSwgdGhlIGVyYXN1cmUgaXMgY29tcGxldGUgYW5kIG5vdGhpbmcgbmFtZXMgdGhlIHBhcnRp\
      Y2lwYW50IGFueSBtb3JlLCBidXQgZm9yIHdoYXQKIHRoZXkgd3JvdGUgaW4gdGhlaXIgb3duIHdvcmRzIGludG8gYW5zd2Vy\
      cyB0aGF0IHN0YXkgKGBFUkFTVVJFX01PREVfQU5PTllNSVNFX0FOU1dFUlNgKS4gU2VydmljZXMgdGhhdCBhcmUKIGRvd24g\
      ZG8gc28gd2hlbiB0aGV5IGFyZSBiYWNrLgoKxgkKBAYAAgASBCACIgMatwkgRXJhc2VzIHRoZSBjYWxsZXIncyBhY2NvdW50\
      IHdpdGggZXZlcnl0aGluZyB0aGF0IGlzIGtlcHQgb2YgaXQsIG9yIHdoYXQgb25lIHN0dWR5IGhhcy4gVGhlIGFjY291bnQK\
      IGVuZHMgYXQgb25jZTogaXRzIHNlc3Npb25zLCBpdHMgbmFtZSwgaXRzIGFkZHJlc3MuIFdpdGggYHN0dWR5X2lkYCB0aGUg\
      YWNjb3VudCBzdGF5cywgYW5kIHRoZQogZW5yb2xtZW50IGVuZHMuIFRoZSBzYW1lIGBlcmFzdXJlX2lkYCBhZ2FpbiBhbnN3\
      ZXJzIHRoZSBzYW1lIGVyYXN1cmUuCgogQSBzdHVkeSBtYXkgaGF2ZSBzYWlkIHdpdGggdGhlIGNvbnNlbnQgd2hhdCBiZWNv\
      bWVzIG9mIGl0cyBhbnN3ZXJzIChgU3R1ZHlSZXRlbnRpb24ub25fZXJhc3VyZWApLiBPZiBzdWNoIGEKIHN0dWR5J3MgcGFy\
      dCB0aGUgb3RoZXIgbW9kZSBpcyByZWZ1c2VkLiBPZiBhbiBhY2NvdW50IGVhY2ggc3R1ZHkgaGFzIGl0cyBvd247IGBtb2Rl\
      YCBpcyBmb3IgdGhvc2UgdGhhdCBsZWF2ZQogdGhlIGNob2ljZSB0byB0aGUgcGFydGljaXBhbnQuCgogRXJyb3JzOiBJTlZB\
      TElEX0FSR1VNRU5UOyBVTkFVVEhFTlRJQ0FURUQgd2l0aCByZWFzb24gQ1JFREVOVElBTFNfUkVKRUNURUQgKHRoZSBwYXNz\
      d29yZCBpcyB3cm9uZykKIG9yIFNFU1NJT05fRU5ERUQ7IEFMUkVBRFlfRVhJU1RTIHdpdGggcmVhc29uIEVSQVNVUkVfSURf\
      UkVVU0VEOyBOT1RfRk9VTkQgd2l0aCByZWFzb24gU1RVRFlfVU5LTk9XTjsKIFVOQVZBSUxBQkxFIHdpdGggcmVhc29uIFNU\
      VURZX05PVF9ZRVRfS05PV04gYW5kIFJldHJ5SW5mbzsgRkFJTEVEX1BSRUNPTkRJVElPTiB3aXRoIHJlYXNvbgogU1RBRkZf\
      Tk9UX0VSQVNBQkxFOiB0aGUgYWNjb3VudCBvZiBzb21lYm9keSB3aG8gbGVhZHMgc3R1ZGllcyBvciBhZG1pbmlzdGVycywg\
      dW50aWwgYW4gYWRtaW5pc3RyYXRvciBoYXMKIGVuZGVkIHRoYXQgKEFjY291bnRBZG1pbmlzdHJhdGlvblNlcnZpY2UuRW5k\
      U3RhZmZSb2xlcykuIFdoYXQgYSBzdHVkeSBoYXMgb2YgdGhlbSBhcyBwYXJ0aWNpcGFudHMgaXMgZXJhc2VkCiBhcyBvZiBl\
      dmVyeWJvZHk7IG9yIEVSQVNVUkVfTU9ERV9SRUZVU0VELiBQRVJNSVNTSU9OX0RFTklFRCB3aXRoIHJlYXNvbiBGUkVTSF9Q\
      Uk9PRl9SRVFVSVJFRCB3aXRob3V0IGEKIHBhc3N3b3JkOyBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aCByZWFzb24gVE9PX01B\
      TllfQVRURU1QVFMgYW5kIFJldHJ5SW5mby4KCs0DCgQGAAIBEgQpAisDGr4DIFRoZSBzYW1lIGZvciBzb21lYm9keSB3aG8g\
      YXNrcyBpbiB3cml0aW5nLiBOZWVkcyBhIHRva2VuIG9mIGFuIGFkbWluaXN0cmF0b3I7IHN0YW5kcyBpbiB0aGUgYXVkaXQg\
      bG9nLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVDsgTk9UX0ZPVU5EIHdpdGggcmVhc29uIFBBUlRJQ0lQQU5UX1VOS05P\
      V04gKHRoZXJlIGlzIG5vIHN1Y2ggYWNjb3VudCwgYW5kCiBgYWxsb3dfbWlzc2luZ2AgaXMgbm90IHNldCkgb3IsIGxpa2V3\
      aXNlLCBTVFVEWV9VTktOT1dOOyBVTkFWQUlMQUJMRSB3aXRoIHJlYXNvbiBTVFVEWV9OT1RfWUVUX0tOT1dOIGFuZAogUmV0\
      cnlJbmZvOyBBTFJFQURZX0VYSVNUUyB3aXRoIHJlYXNvbiBFUkFTVVJFX0lEX1JFVVNFRDsgRkFJTEVEX1BSRUNPTkRJVElP\
      TiB3aXRoIHJlYXNvbgogU1RBRkZfTk9UX0VSQVNBQkxFIG9yIEVSQVNVUkVfTU9ERV9SRUZVU0VELgoKzwEKBAYAAgISBDAC\
      MgMawAEgSG93IGZhciBpdCBpcy4gQ2FsbGFibGUgd2l0aG91dCBhIHRva2VuLCB3aGljaCBub2JvZHkgaGFzIGFueSBtb3Jl\
      IG9uY2UgdGhlIGFjY291bnQgaXMgZ29uZTogd2hvZXZlcgoga25vd3MgdGhlIGlkIG1heSBhc2suCgogRXJyb3JzOiBJTlZB\
      TElEX0FSR1VNRU5UOyBOT1RfRk9VTkQgd2l0aCByZWFzb24gRVJBU1VSRV9VTktOT1dOLgoKNgoCBQASBDYAQAEaKiBXaGF0\
      IGJlY29tZXMgb2YgYSBwYXJ0aWNpcGFudCdzIGFuc3dlcnMuCgocCgQFAAIAEgM4Ah8aDyBOb3QgYSBjaG9pY2UuCgo0CgQF\
      AAIBEgM6AiEaJyBUaGV5IGFyZSBlcmFzZWQgd2l0aCBldmVyeXRoaW5nIGVsc2UuCgqYAwoEBQACAhIDPwIlGooDIFRoZSBz\
      dHVkaWVzIGtlZXAgdGhlbSB1bmRlciBhIG5ldyBuYW1lIHRoYXQgbm90aGluZyBsaW5rcyB0byB0aGUgcGFydGljaXBhbnQs\
      IHdpdGhvdXQgcG9zaXRpb25zLAogc2hlZXQgaWRzIGFuZCBub3RpZmljYXRpb24gaWRzLCBhbmQgd2l0aG91dCB0aGUgYW5z\
      d2VycyB0byBxdWVzdGlvbnMgZm9yIGFuIGUtbWFpbCBhZGRyZXNzLCBhIHRlbGVwaG9uZQogbnVtYmVyIG9yIGFuIGFkZHJl\
      c3Mgb2YgdGhlIHdlYi4gV2hhdCBwZW9wbGUgd3JvdGUgaW4gdGhlaXIgb3duIHdvcmRzIChgdGV4dF9saW5lYCwgYHRleHRf\
      YXJlYWApIHN0YXlzIGFzCiB3cml0dGVuOiB3aG8gd3JvdGUgYSBuYW1lIHRoZXJlIGNob29zZXMgdGhlIG90aGVyIG1vZGUu\
      IEV2ZXJ5dGhpbmcgZWxzZSBpcyBlcmFzZWQuCgotCgIEABIEQwBOARohIEFuIGVyYXN1cmUgb2YgdGhlIGNhbGxlcidzIG93\
      bi4KCpMBCgQEAAIAEgNGAhgahQEgQ2xpZW50LW1hZGUgVVVJRDsgcmFuZG9tIG9uZXMgKHZlcnNpb24gNCkgY2Fubm90IGJl\
      IGd1ZXNzZWQuIEtlcHQgYnkgdGhlIGNsaWVudDogaXQgaXMgdGhlIG9ubHkgd2F5IHRvIGFzawogaG93IGZhciB0aGUgZXJh\
      c3VyZSBpcy4KCkcKBAQAAgESA0gCFho6IFdoYXQgdGhpcyBzdHVkeSBoYXM7IGVtcHR5OiBldmVyeXRoaW5nLCBhbmQgdGhl\
      IGFjY291bnQuCgoYCgQEAAICEgNKAhcaCyBSZXF1aXJlZC4KCpgBCgQEAAIDEgNNAhYaigEgVGhlIGFjY291bnQncyBwYXNz\
      d29yZCwgYXMgYXQgc2lnbi1pbjsgZW1wdHkgZm9yIGFuIGFub255bW91cyBhY2NvdW50LCBhbmQgd2hlcmUgdGhlIGFjY2Vz\
      cyB0b2tlbiBwcm92ZXMKIGl0IGFmcmVzaCAoc2VlIFByb3ZlUGFzc3dvcmQpLgoKJAoCBAESBFEAVAEaGCBUaGUgZXJhc3Vy\
      ZSBoYXMgYmVndW4uCgogCgQEAQIAEgNTAhYaEyBBcyBpdCBzdGFuZHMgbm93LgoKPAoCBAISBFcAYwEaMCBBbiBlcmFzdXJl\
      IHRoYXQgc29tZWJvZHkgYXNrZWQgZm9yIGluIHdyaXRpbmcuCgogCgQEAgIAEgNZAhgaEyBDbGllbnQtbWFkZSBVVUlELgoK\
      FAoEBAICARIDWwIcGgcgVVVJRC4KCkcKBAQCAgISA10CFho6IFdoYXQgdGhpcyBzdHVkeSBoYXM7IGVtcHR5OiBldmVyeXRo\
      aW5nLCBhbmQgdGhlIGFjY291bnQuCgoYCgQEAgIDEgNfAhcaCyBSZXF1aXJlZC4KCsYBCgQEAgIEEgNiAhkauAEgQWxzbyB3\
      aGVyZSB0aGVyZSBpcyBubyBhY2NvdW50IG9mIHRoaXMgaWQgKEFJUC0xMzUpOiBmb3Igd2hhdCBhIHJlc3RvcmVkIGJhY2t1\
      cCBvciBhIHNlcnZpY2UgdGhhdCB3YXMgY3V0CiBvZmYgc3RpbGwgaGFzIG9mIHNvbWVib2R5LiBOb2JvZHkgaXMgZXZlciB0\
      YWtlbiBpbiB1bmRlciB0aGUgaWQgYWZ0ZXJ3YXJkcy4KCiQKAgQDEgRmAGkBGhggVGhlIGVyYXN1cmUgaGFzIGJlZ3VuLgoK\
      IAoEBAMCABIDaAIWGhMgQXMgaXQgc3RhbmRzIG5vdy4KCikKAgQEEgRsAG8BGh0gQXNrcyBob3cgZmFyIGFuIGVyYXN1cmUg\
      aXMuCgohCgQEBAIAEgNuAhgaFCBUaGUgY2xpZW50J3MgVVVJRC4KCj0KAgQFEgVyAIEBARowIEFuIGVyYXN1cmUuIFNheXMg\
      b2Ygbm9ib2R5IHRoYXQgaXQgd2FzIHRoZWlycy4KCiEKBAQFAgASA3QCGBoUIFRoZSBjbGllbnQncyBVVUlELgoKIQoEBAUC\
      ARIDdgIWGhQgRW1wdHk6IGV2ZXJ5dGhpbmcuCgpqCgQEBQICEgN4AhcaXSBXaGF0IGJlY29tZXMgb2YgdGhlIGFuc3dlcnM7\
      IG9mIGFuIGFjY291bnQ6IHdoZXJlIHRoZSBzdHVkeSBsZWF2ZXMgdGhhdCB0byB0aGUgcGFydGljaXBhbnQuCgolCgQEBQID\
      EgN6Ai0aGCBXaGVuIGl0IHdhcyBhc2tlZCBmb3IuCgpkCgQEBQIEEgN8Ai4aVyBXaGVuIHRoZSBsYXN0IHNlcnZpY2UgaGFk\
      IG5vdGhpbmcgbGVmdDsgYWJzZW50IHdoaWxlIG9uZSBoYXMgeWV0IHRvIGdpdmUgaXRzIHJlY2VpcHQuCgo2CgQEBQIFEgN+\
      AicaKSBPZiB0aGUgc2VydmljZXMgdGhhdCBhcmUgZG9uZSwgYnkgbmFtZS4KCjMKBAQFAgYSBIABAicaJSBUaGUgc2Vydmlj\
      ZXMgdGhhdCBhcmUgbm90LCBieSBuYW1lLgoKPwoCBAYSBoQBAIkBARoxIFdoYXQgYmVjb21lcyBvZiB0aGUgYW5zd2VycyB0\
      aGF0IG9uZSBzdHVkeSBoYXMuCgoaCgQEBgIAEgSGAQIWGgwgVGhlIHN0dWR5LgoKMwoEBAYCARIEiAECFxolIEFzIHRoZSBz\
      dHVkeSBzYWlkIHdpdGggdGhlIGNvbnNlbnQuCgosCgIEBxIGjAEAkwEBGh4gV2hhdCBvbmUgc2VydmljZSBoYXMgZXJhc2Vk\
      LgoKJAoEBAcCABIEjgECFRoWIGBvdG9saXRoLWluZ2VzdGlvbmAuCgopCgQEBwIBEgSQAQIjGhsgSG93IG11Y2ggaXQgd2Fz\
      LCBieSBraW5kLgoKLwoEBAcCAhIEkgECLhohIFdoZW4gdGhlIGxhc3Qgb2YgaXQgd2FzIGVyYXNlZC4KCjAKAgQIEgaWAQCb\
      AQEaIiBIb3cgbXVjaCBvZiBvbmUga2luZCB3YXMgZXJhc2VkLgoKZAoEBAgCABIEmAECEhpWIGBhbnN3ZXJfc2hlZXRzYDsg\
      d2l0aCBhIHN1ZmZpeCBgLmFub255bWlzZWRgIHdoZXJlIHRoZSByb3dzIHN0YXkgd2l0aG91dCB0aGUgcGVyc29uLgoKFQoE\
      BAgCARIEmgECEhoHIFJvd3MuCmIGcHJvdG8z
      """)
}
