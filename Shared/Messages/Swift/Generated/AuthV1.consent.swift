// Generated from otolith/auth/v1/consent.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages

extension AuthV1 {
  /// A consent that was given.
  public struct Consent: Message {
    /// The study.
    public var studyID: String
    /// `Study.consent_version` of the text.
    public var consentVersion: String
    /// BCP 47 language in which it was shown.
    public var consentLanguage: String
    /// When it was given.
    public var giveTime: GoogleProtobuf.Timestamp?
    /// SHA-256 of the text in UTF-8, 64 hexadecimal digits; empty where the text is not known here (any more): it
    /// was published before this service kept texts, and the log no longer has it.
    public var textSha256: String
    /// The text as it was shown; empty in lists, and where `text_sha256` is.
    public var text: String
    /// How long the study said then that it keeps answers; absent: without limit, or not known. It may have become
    /// stricter since (`Study.retention`), never longer.
    public var retention: AuthV1.AnswerRetention?

    /// Every field at its default.
    public init() {
      self.studyID = ""
      self.consentVersion = ""
      self.consentLanguage = ""
      self.giveTime = nil
      self.textSha256 = ""
      self.text = ""
      self.retention = nil
    }

    public init(
      studyID: String = "",
      consentVersion: String = "",
      consentLanguage: String = "",
      giveTime: GoogleProtobuf.Timestamp? = nil,
      textSha256: String = "",
      text: String = "",
      retention: AuthV1.AnswerRetention? = nil
    ) {
      self.studyID = studyID
      self.consentVersion = consentVersion
      self.consentLanguage = consentLanguage
      self.giveTime = giveTime
      self.textSha256 = textSha256
      self.text = text
      self.retention = retention
    }
  }
}

extension AuthV1.Consent {
  public static var fullName: String { "otolith.auth.v1.Consent" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__Consent()
    otolith__auth__v1__consent__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__Consent>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.consentVersion = Codec.string(c.pointee.consent_version)
    self.consentLanguage = Codec.string(c.pointee.consent_language)
    self.giveTime = c.pointee.give_time.map { GoogleProtobuf.Timestamp($0) }
    self.textSha256 = Codec.string(c.pointee.text_sha256)
    self.text = Codec.string(c.pointee.text)
    self.retention = c.pointee.retention.map { AuthV1.AnswerRetention($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__Consent> {
    let c = arena.allocate(Otolith__Auth__V1__Consent.self)
    otolith__auth__v1__consent__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.consentVersion.isEmpty { c.pointee.consent_version = arena.string(self.consentVersion) }
    if !self.consentLanguage.isEmpty { c.pointee.consent_language = arena.string(self.consentLanguage) }
    if let value = self.giveTime { c.pointee.give_time = value.cStruct(in: arena) }
    if !self.textSha256.isEmpty { c.pointee.text_sha256 = arena.string(self.textSha256) }
    if !self.text.isEmpty { c.pointee.text = arena.string(self.text) }
    if let value = self.retention { c.pointee.retention = value.cStruct(in: arena) }
    return c
  }
}

extension AuthV1 {
  /// How long answers are kept: `StudyRetention` of the catalogue.
  public struct AnswerRetention: Message {
    /// Days from the study's end; 0: no such limit.
    public var daysAfterEnd: UInt32
    /// Days from leaving the study; 0: no such limit.
    public var daysAfterLeaving: UInt32
    /// What becomes of the answers then.
    public var mode: AuthV1.ErasureMode

    /// Every field at its default.
    public init() {
      self.daysAfterEnd = 0
      self.daysAfterLeaving = 0
      self.mode = AuthV1.ErasureMode(rawValue: 0)
    }

    public init(
      daysAfterEnd: UInt32 = 0,
      daysAfterLeaving: UInt32 = 0,
      mode: AuthV1.ErasureMode = AuthV1.ErasureMode(rawValue: 0)
    ) {
      self.daysAfterEnd = daysAfterEnd
      self.daysAfterLeaving = daysAfterLeaving
      self.mode = mode
    }
  }
}

extension AuthV1.AnswerRetention {
  public static var fullName: String { "otolith.auth.v1.AnswerRetention" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__AnswerRetention()
    otolith__auth__v1__answer_retention__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__AnswerRetention>) {
    self.daysAfterEnd = c.pointee.days_after_end
    self.daysAfterLeaving = c.pointee.days_after_leaving
    self.mode = AuthV1.ErasureMode(rawValue: Int32(truncatingIfNeeded: c.pointee.mode.rawValue))
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__AnswerRetention> {
    let c = arena.allocate(Otolith__Auth__V1__AnswerRetention.self)
    otolith__auth__v1__answer_retention__init(c)
    c.pointee.days_after_end = self.daysAfterEnd
    c.pointee.days_after_leaving = self.daysAfterLeaving
    c.pointee.mode = Otolith__Auth__V1__ErasureMode(rawValue: .init(truncatingIfNeeded: self.mode.rawValue))
    return c
  }
}

extension AuthV1 {
  /// A current enrolment whose study has another consent text by now.
  public struct OutdatedConsent: Message {
    /// The study.
    public var studyID: String
    /// `Study.consent_version` of the text that is to be shown and agreed to, with JoinStudy.
    public var consentVersion: String
    /// When the earlier consent ends or has ended, to the second (`Study.earlier_consents_end_time`); absent: it
    /// stays valid.
    public var endTime: GoogleProtobuf.Timestamp?

    /// Every field at its default.
    public init() {
      self.studyID = ""
      self.consentVersion = ""
      self.endTime = nil
    }

    public init(
      studyID: String = "",
      consentVersion: String = "",
      endTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.studyID = studyID
      self.consentVersion = consentVersion
      self.endTime = endTime
    }
  }
}

extension AuthV1.OutdatedConsent {
  public static var fullName: String { "otolith.auth.v1.OutdatedConsent" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__OutdatedConsent()
    otolith__auth__v1__outdated_consent__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__OutdatedConsent>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.consentVersion = Codec.string(c.pointee.consent_version)
    self.endTime = c.pointee.end_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__OutdatedConsent> {
    let c = arena.allocate(Otolith__Auth__V1__OutdatedConsent.self)
    otolith__auth__v1__outdated_consent__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.consentVersion.isEmpty { c.pointee.consent_version = arena.string(self.consentVersion) }
    if let value = self.endTime { c.pointee.end_time = value.cStruct(in: arena) }
    return c
  }
}

extension AuthV1 {
  /// Asks for a page of own consents.
  public struct ListConsentsRequest: Message {
    /// 1–200; 0 means 50.
    public var pageSize: UInt32
    /// `next_page_token` of the page before; empty: the first page.
    public var pageToken: String

    /// Every field at its default.
    public init() {
      self.pageSize = 0
      self.pageToken = ""
    }

    public init(
      pageSize: UInt32 = 0,
      pageToken: String = ""
    ) {
      self.pageSize = pageSize
      self.pageToken = pageToken
    }
  }
}

extension AuthV1.ListConsentsRequest {
  public static var fullName: String { "otolith.auth.v1.ListConsentsRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__ListConsentsRequest()
    otolith__auth__v1__list_consents_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__ListConsentsRequest>) {
    self.pageSize = c.pointee.page_size
    self.pageToken = Codec.string(c.pointee.page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ListConsentsRequest> {
    let c = arena.allocate(Otolith__Auth__V1__ListConsentsRequest.self)
    otolith__auth__v1__list_consents_request__init(c)
    c.pointee.page_size = self.pageSize
    if !self.pageToken.isEmpty { c.pointee.page_token = arena.string(self.pageToken) }
    return c
  }
}

extension AuthV1 {
  /// A page of own consents.
  public struct ListConsentsResponse: Message {
    /// In the order of giving.
    public var consents: [AuthV1.Consent]
    /// For the next page; empty: this is the last one.
    public var nextPageToken: String

    /// Every field at its default.
    public init() {
      self.consents = []
      self.nextPageToken = ""
    }

    public init(
      consents: [AuthV1.Consent] = [],
      nextPageToken: String = ""
    ) {
      self.consents = consents
      self.nextPageToken = nextPageToken
    }
  }
}

extension AuthV1.ListConsentsResponse {
  public static var fullName: String { "otolith.auth.v1.ListConsentsResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__ListConsentsResponse()
    otolith__auth__v1__list_consents_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__ListConsentsResponse>) {
    self.consents = Codec.messages(c.pointee.consents, c.pointee.n_consents) { AuthV1.Consent($0) }
    self.nextPageToken = Codec.string(c.pointee.next_page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ListConsentsResponse> {
    let c = arena.allocate(Otolith__Auth__V1__ListConsentsResponse.self)
    otolith__auth__v1__list_consents_response__init(c)
    if !self.consents.isEmpty {
      c.pointee.n_consents = self.consents.count
      c.pointee.consents = arena.array(self.consents) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Auth__V1__Consent>? }
    }
    if !self.nextPageToken.isEmpty { c.pointee.next_page_token = arena.string(self.nextPageToken) }
    return c
  }
}

extension AuthV1 {
  /// Names one of the caller's consents.
  public struct GetConsentRequest: Message {
    /// As in `Consent`.
    public var studyID: String
    /// As in `Consent`.
    public var consentVersion: String
    /// As in `Consent`.
    public var consentLanguage: String

    /// Every field at its default.
    public init() {
      self.studyID = ""
      self.consentVersion = ""
      self.consentLanguage = ""
    }

    public init(
      studyID: String = "",
      consentVersion: String = "",
      consentLanguage: String = ""
    ) {
      self.studyID = studyID
      self.consentVersion = consentVersion
      self.consentLanguage = consentLanguage
    }
  }
}

extension AuthV1.GetConsentRequest {
  public static var fullName: String { "otolith.auth.v1.GetConsentRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__GetConsentRequest()
    otolith__auth__v1__get_consent_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__GetConsentRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.consentVersion = Codec.string(c.pointee.consent_version)
    self.consentLanguage = Codec.string(c.pointee.consent_language)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__GetConsentRequest> {
    let c = arena.allocate(Otolith__Auth__V1__GetConsentRequest.self)
    otolith__auth__v1__get_consent_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.consentVersion.isEmpty { c.pointee.consent_version = arena.string(self.consentVersion) }
    if !self.consentLanguage.isEmpty { c.pointee.consent_language = arena.string(self.consentLanguage) }
    return c
  }
}

extension AuthV1 {
  /// The study that the caller has nothing to do with any more.
  public struct WithdrawConsentRequest: Message {
    /// An unknown one, or one never joined, is answered as one whose consent was withdrawn before.
    public var studyID: String

    /// Every field at its default.
    public init() {
      self.studyID = ""
    }

    public init(
      studyID: String = ""
    ) {
      self.studyID = studyID
    }
  }
}

extension AuthV1.WithdrawConsentRequest {
  public static var fullName: String { "otolith.auth.v1.WithdrawConsentRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__WithdrawConsentRequest()
    otolith__auth__v1__withdraw_consent_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__WithdrawConsentRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__WithdrawConsentRequest> {
    let c = arena.allocate(Otolith__Auth__V1__WithdrawConsentRequest.self)
    otolith__auth__v1__withdraw_consent_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    return c
  }
}

extension AuthV1 {
  /// No consent to the study is in force.
  public struct WithdrawConsentResponse: Message {
    /// As in `LeaveStudyResponse`: empty when there was nothing to leave.
    public var accessToken: String
    /// When `access_token` ends; absent without one.
    public var accessTokenExpireTime: GoogleProtobuf.Timestamp?

    /// Every field at its default.
    public init() {
      self.accessToken = ""
      self.accessTokenExpireTime = nil
    }

    public init(
      accessToken: String = "",
      accessTokenExpireTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.accessToken = accessToken
      self.accessTokenExpireTime = accessTokenExpireTime
    }
  }
}

extension AuthV1.WithdrawConsentResponse {
  public static var fullName: String { "otolith.auth.v1.WithdrawConsentResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__WithdrawConsentResponse()
    otolith__auth__v1__withdraw_consent_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__WithdrawConsentResponse>) {
    self.accessToken = Codec.string(c.pointee.access_token)
    self.accessTokenExpireTime = c.pointee.access_token_expire_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__WithdrawConsentResponse> {
    let c = arena.allocate(Otolith__Auth__V1__WithdrawConsentResponse.self)
    otolith__auth__v1__withdraw_consent_response__init(c)
    if !self.accessToken.isEmpty { c.pointee.access_token = arena.string(self.accessToken) }
    if let value = self.accessTokenExpireTime { c.pointee.access_token_expire_time = value.cStruct(in: arena) }
    return c
  }
}

extension AuthV1 {
  /// The descriptor of `otolith/auth/v1/consent.proto`.
  public static let consentFile = ProtoFile(
    name: "otolith/auth/v1/consent.proto",
    dependencies: [GoogleProtobuf.timestampFile, AuthV1.erasureFile],
    base64: """
      Ch1vdG9saXRoL2F1dGgvdjEvY29uc2VudC5wcm90bxIPb3RvbGl0aC5hdXRoLnYxGh9nb29nbGUvcHJvdG9idWYvdGltZXN0\
      YW1wLnByb3RvGh1vdG9saXRoL2F1dGgvdjEvZXJhc3VyZS5wcm90byKmAgoHQ29uc2VudBIZCghzdHVkeV9pZBgBIAEoCVIH\
      c3R1ZHlJZBInCg9jb25zZW50X3ZlcnNpb24YAiABKAlSDmNvbnNlbnRWZXJzaW9uEikKEGNvbnNlbnRfbGFuZ3VhZ2UYAyAB\
      KAlSD2NvbnNlbnRMYW5ndWFnZRI3CglnaXZlX3RpbWUYBCABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUghnaXZl\
      VGltZRIfCgt0ZXh0X3NoYTI1NhgFIAEoCVIKdGV4dFNoYTI1NhISCgR0ZXh0GAYgASgJUgR0ZXh0Ej4KCXJldGVudGlvbhgH\
      IAEoCzIgLm90b2xpdGguYXV0aC52MS5BbnN3ZXJSZXRlbnRpb25SCXJldGVudGlvbiKXAQoPQW5zd2VyUmV0ZW50aW9uEiQK\
      DmRheXNfYWZ0ZXJfZW5kGAEgASgNUgxkYXlzQWZ0ZXJFbmQSLAoSZGF5c19hZnRlcl9sZWF2aW5nGAIgASgNUhBkYXlzQWZ0\
      ZXJMZWF2aW5nEjAKBG1vZGUYAyABKA4yHC5vdG9saXRoLmF1dGgudjEuRXJhc3VyZU1vZGVSBG1vZGUijAEKD091dGRhdGVk\
      Q29uc2VudBIZCghzdHVkeV9pZBgBIAEoCVIHc3R1ZHlJZBInCg9jb25zZW50X3ZlcnNpb24YAiABKAlSDmNvbnNlbnRWZXJz\
      aW9uEjUKCGVuZF90aW1lGAMgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIHZW5kVGltZSJRChNMaXN0Q29uc2Vu\
      dHNSZXF1ZXN0EhsKCXBhZ2Vfc2l6ZRgBIAEoDVIIcGFnZVNpemUSHQoKcGFnZV90b2tlbhgCIAEoCVIJcGFnZVRva2VuInQK\
      FExpc3RDb25zZW50c1Jlc3BvbnNlEjQKCGNvbnNlbnRzGAEgAygLMhgub3RvbGl0aC5hdXRoLnYxLkNvbnNlbnRSCGNvbnNl\
      bnRzEiYKD25leHRfcGFnZV90b2tlbhgCIAEoCVINbmV4dFBhZ2VUb2tlbiKCAQoRR2V0Q29uc2VudFJlcXVlc3QSGQoIc3R1\
      ZHlfaWQYASABKAlSB3N0dWR5SWQSJwoPY29uc2VudF92ZXJzaW9uGAIgASgJUg5jb25zZW50VmVyc2lvbhIpChBjb25zZW50\
      X2xhbmd1YWdlGAMgASgJUg9jb25zZW50TGFuZ3VhZ2UiMwoWV2l0aGRyYXdDb25zZW50UmVxdWVzdBIZCghzdHVkeV9pZBgB\
      IAEoCVIHc3R1ZHlJZCKRAQoXV2l0aGRyYXdDb25zZW50UmVzcG9uc2USIQoMYWNjZXNzX3Rva2VuGAEgASgJUgthY2Nlc3NU\
      b2tlbhJTChhhY2Nlc3NfdG9rZW5fZXhwaXJlX3RpbWUYAiABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUhVhY2Nl\
      c3NUb2tlbkV4cGlyZVRpbWUyrgIKDkNvbnNlbnRTZXJ2aWNlEmAKDExpc3RDb25zZW50cxIkLm90b2xpdGguYXV0aC52MS5M\
      aXN0Q29uc2VudHNSZXF1ZXN0GiUub3RvbGl0aC5hdXRoLnYxLkxpc3RDb25zZW50c1Jlc3BvbnNlIgOQAgESTwoKR2V0Q29u\
      c2VudBIiLm90b2xpdGguYXV0aC52MS5HZXRDb25zZW50UmVxdWVzdBoYLm90b2xpdGguYXV0aC52MS5Db25zZW50IgOQAgES\
      aQoPV2l0aGRyYXdDb25zZW50Eicub3RvbGl0aC5hdXRoLnYxLldpdGhkcmF3Q29uc2VudFJlcXVlc3QaKC5vdG9saXRoLmF1\
      dGgudjEuV2l0aGRyYXdDb25zZW50UmVzcG9uc2UiA5ACAkI9Cg9vdG9saXRoLmF1dGgudjFQAVoWb3RvbGl0aC9hdXRoL3Yx\
      O2F1dGh2MaoCD090b2xpdGguQXV0aC5WMUrhGApYCgEMEgMBABIaTiBXaGF0IGEgcGFydGljaXBhbnQgY29uc2VudGVkIHRv\
      LCB0byBiZSByZWFkIGJhY2ssIGFuZCB0YWtpbmcgYSBjb25zZW50IGJhY2suCgp6CgIGABIEDgAmARpuIFRoZSBjYWxsZXIn\
      cyBvd24gY29uc2VudHMuIEEgY29uc2VudCBpcyB0byBvbmUgdGV4dDogb2YgYSBzdHVkeSwgaW4gYSB2ZXJzaW9uLCBpbiBh\
      IGxhbmd1YWdlLiBOZWVkcyBhIHRva2VuLgoKuAEKBAYAAgASBBMCFQMaqQEgRXZlcnkgY29uc2VudCB0aGF0IHRoZSBjYWxs\
      ZXIgaGFzIGdpdmVuLCBpbiB0aGUgb3JkZXIgb2YgZ2l2aW5nLCB3aXRob3V0IHRoZSB0ZXh0cy4gVGhvc2Ugb2YgYSBzdHVk\
      eSBnbwogd2hlbiB3aGF0IHRoZSBzdHVkeSBoYXMgaXMgZXJhc2VkLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVC4KCukB\
      CgQGAAIBEgQaAhwDGtoBIE9uZSBvZiB0aGUgY2FsbGVyJ3MgY29uc2VudHMgd2l0aCB0aGUgdGV4dCBhcyBpdCB3YXMgc2hv\
      d24uIE9mIG9uZSB0aGF0IHdhcyBnaXZlbiBtb3JlIHRoYW4gb25jZSB0aGUKIGxhdGVzdCB0aW1lLgoKIEVycm9yczogSU5W\
      QUxJRF9BUkdVTUVOVDsgTk9UX0ZPVU5EIHdpdGggcmVhc29uIENPTlNFTlRfVU5LTk9XTiwgYWxzbyBmb3Igd2hhdCBvdGhl\
      cnMgY29uc2VudGVkIHRvLgoKpQMKBAYAAgISBCMCJQMalgMgVGFrZXMgYmFjayBldmVyeSBjb25zZW50IHRoYXQgdGhlIGNh\
      bGxlciBnYXZlIHRvIGEgc3R1ZHk6IGVuZHMgdGhlIGVucm9sbWVudCBhbmQgYSBwZW5kaW5nIHJlcXVlc3QgdG8KIGpvaW4g\
      YXMgTGVhdmVTdHVkeSBkb2VzLCBhbmQgcmVjb3JkcyB0aGF0IGl0IHdhcyBhIHdpdGhkcmF3YWwuIE1heSBjb21lIGFmdGVy\
      IExlYXZlU3R1ZHksIHRvby4gVGhlIGFuc3dlcnMKIGdpdmVuIHVudGlsIHRoZW4gc3RheSBhcyB0aGV5IGRvIGFmdGVyIGxl\
      YXZpbmc7IFJlcXVlc3RFcmFzdXJlIHdpdGggdGhlIHN0dWR5IGhhcyB0aGVtIGVyYXNlZC4gV2l0aGRyYXdpbmcKIHR3aWNl\
      IGlzIHNhZmUuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UOyBVTkFVVEhFTlRJQ0FURUQgd2l0aCByZWFzb24gU0VTU0lP\
      Tl9FTkRFRC4KCicKAgQAEgQpADoBGhsgQSBjb25zZW50IHRoYXQgd2FzIGdpdmVuLgoKGQoEBAACABIDKwIWGgwgVGhlIHN0\
      dWR5LgoKMwoEBAACARIDLQIdGiYgYFN0dWR5LmNvbnNlbnRfdmVyc2lvbmAgb2YgdGhlIHRleHQuCgo1CgQEAAICEgMvAh4a\
      KCBCQ1AgNDcgbGFuZ3VhZ2UgaW4gd2hpY2ggaXQgd2FzIHNob3duLgoKIQoEBAACAxIDMQIqGhQgV2hlbiBpdCB3YXMgZ2l2\
      ZW4uCgrHAQoEBAACBBIDNAIZGrkBIFNIQS0yNTYgb2YgdGhlIHRleHQgaW4gVVRGLTgsIDY0IGhleGFkZWNpbWFsIGRpZ2l0\
      czsgZW1wdHkgd2hlcmUgdGhlIHRleHQgaXMgbm90IGtub3duIGhlcmUgKGFueSBtb3JlKTogaXQKIHdhcyBwdWJsaXNoZWQg\
      YmVmb3JlIHRoaXMgc2VydmljZSBrZXB0IHRleHRzLCBhbmQgdGhlIGxvZyBubyBsb25nZXIgaGFzIGl0LgoKVAoEBAACBRID\
      NgISGkcgVGhlIHRleHQgYXMgaXQgd2FzIHNob3duOyBlbXB0eSBpbiBsaXN0cywgYW5kIHdoZXJlIGB0ZXh0X3NoYTI1NmAg\
      aXMuCgquAQoEBAACBhIDOQIgGqABIEhvdyBsb25nIHRoZSBzdHVkeSBzYWlkIHRoZW4gdGhhdCBpdCBrZWVwcyBhbnN3ZXJz\
      OyBhYnNlbnQ6IHdpdGhvdXQgbGltaXQsIG9yIG5vdCBrbm93bi4gSXQgbWF5IGhhdmUgYmVjb21lCiBzdHJpY3RlciBzaW5j\
      ZSAoYFN0dWR5LnJldGVudGlvbmApLCBuZXZlciBsb25nZXIuCgpLCgIEARIEPQBEARo/IEhvdyBsb25nIGFuc3dlcnMgYXJl\
      IGtlcHQ6IGBTdHVkeVJldGVudGlvbmAgb2YgdGhlIGNhdGFsb2d1ZS4KCjsKBAQBAgASAz8CHBouIERheXMgZnJvbSB0aGUg\
      c3R1ZHkncyBlbmQ7IDA6IG5vIHN1Y2ggbGltaXQuCgo9CgQEAQIBEgNBAiAaMCBEYXlzIGZyb20gbGVhdmluZyB0aGUgc3R1\
      ZHk7IDA6IG5vIHN1Y2ggbGltaXQuCgowCgQEAQICEgNDAhcaIyBXaGF0IGJlY29tZXMgb2YgdGhlIGFuc3dlcnMgdGhlbi4K\
      Ck4KAgQCEgRHAE8BGkIgQSBjdXJyZW50IGVucm9sbWVudCB3aG9zZSBzdHVkeSBoYXMgYW5vdGhlciBjb25zZW50IHRleHQg\
      Ynkgbm93LgoKGQoEBAICABIDSQIWGgwgVGhlIHN0dWR5LgoKZQoEBAICARIDSwIdGlggYFN0dWR5LmNvbnNlbnRfdmVyc2lv\
      bmAgb2YgdGhlIHRleHQgdGhhdCBpcyB0byBiZSBzaG93biBhbmQgYWdyZWVkIHRvLCB3aXRoIEpvaW5TdHVkeS4KCoYBCgQE\
      AgICEgNOAikaeSBXaGVuIHRoZSBlYXJsaWVyIGNvbnNlbnQgZW5kcyBvciBoYXMgZW5kZWQsIHRvIHRoZSBzZWNvbmQgKGBT\
      dHVkeS5lYXJsaWVyX2NvbnNlbnRzX2VuZF90aW1lYCk7IGFic2VudDogaXQKIHN0YXlzIHZhbGlkLgoKLgoCBAMSBFIAVwEa\
      IiBBc2tzIGZvciBhIHBhZ2Ugb2Ygb3duIGNvbnNlbnRzLgoKIwoEBAMCABIDVAIXGhYgMeKAkzIwMDsgMCBtZWFucyA1MC4K\
      CksKBAQDAgESA1YCGBo+IGBuZXh0X3BhZ2VfdG9rZW5gIG9mIHRoZSBwYWdlIGJlZm9yZTsgZW1wdHk6IHRoZSBmaXJzdCBw\
      YWdlLgoKJQoCBAQSBFoAXwEaGSBBIHBhZ2Ugb2Ygb3duIGNvbnNlbnRzLgoKJgoEBAQCABIDXAIgGhkgSW4gdGhlIG9yZGVy\
      IG9mIGdpdmluZy4KCj4KBAQEAgESA14CHRoxIEZvciB0aGUgbmV4dCBwYWdlOyBlbXB0eTogdGhpcyBpcyB0aGUgbGFzdCBv\
      bmUuCgoxCgIEBRIEYgBpARolIE5hbWVzIG9uZSBvZiB0aGUgY2FsbGVyJ3MgY29uc2VudHMuCgofCgQEBQIAEgNkAhYaEiBB\
      cyBpbiBgQ29uc2VudGAuCgofCgQEBQIBEgNmAh0aEiBBcyBpbiBgQ29uc2VudGAuCgofCgQEBQICEgNoAh4aEiBBcyBpbiBg\
      Q29uc2VudGAuCgpICgIEBhIEbABvARo8IFRoZSBzdHVkeSB0aGF0IHRoZSBjYWxsZXIgaGFzIG5vdGhpbmcgdG8gZG8gd2l0\
      aCBhbnkgbW9yZS4KCmoKBAQGAgASA24CFhpdIEFuIHVua25vd24gb25lLCBvciBvbmUgbmV2ZXIgam9pbmVkLCBpcyBhbnN3\
      ZXJlZCBhcyBvbmUgd2hvc2UgY29uc2VudCB3YXMgd2l0aGRyYXduIGJlZm9yZS4KCjIKAgQHEgRyAHcBGiYgTm8gY29uc2Vu\
      dCB0byB0aGUgc3R1ZHkgaXMgaW4gZm9yY2UuCgpRCgQEBwIAEgN0AhoaRCBBcyBpbiBgTGVhdmVTdHVkeVJlc3BvbnNlYDog\
      ZW1wdHkgd2hlbiB0aGVyZSB3YXMgbm90aGluZyB0byBsZWF2ZS4KCjwKBAQHAgESA3YCORovIFdoZW4gYGFjY2Vzc190b2tl\
      bmAgZW5kczsgYWJzZW50IHdpdGhvdXQgb25lLgpiBnByb3RvMw==
      """)
}
