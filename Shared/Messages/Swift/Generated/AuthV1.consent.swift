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
    /// Whether they go as soon as the consent is withdrawn.
    public var onWithdrawal: Bool

    /// Every field at its default.
    public init() {
      self.daysAfterEnd = 0
      self.daysAfterLeaving = 0
      self.mode = AuthV1.ErasureMode(rawValue: 0)
      self.onWithdrawal = false
    }

    public init(
      daysAfterEnd: UInt32 = 0,
      daysAfterLeaving: UInt32 = 0,
      mode: AuthV1.ErasureMode = AuthV1.ErasureMode(rawValue: 0),
      onWithdrawal: Bool = false
    ) {
      self.daysAfterEnd = daysAfterEnd
      self.daysAfterLeaving = daysAfterLeaving
      self.mode = mode
      self.onWithdrawal = onWithdrawal
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
    self.onWithdrawal = c.pointee.on_withdrawal != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__AnswerRetention> {
    let c = arena.allocate(Otolith__Auth__V1__AnswerRetention.self)
    otolith__auth__v1__answer_retention__init(c)
    c.pointee.days_after_end = self.daysAfterEnd
    c.pointee.days_after_leaving = self.daysAfterLeaving
    c.pointee.mode = Otolith__Auth__V1__ErasureMode(rawValue: .init(truncatingIfNeeded: self.mode.rawValue))
    c.pointee.on_withdrawal = self.onWithdrawal ? 1 : 0
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
      IAEoCzIgLm90b2xpdGguYXV0aC52MS5BbnN3ZXJSZXRlbnRpb25SCXJldGVudGlvbiK8AQoPQW5zd2VyUmV0ZW50aW9uEiQK\
      DmRheXNfYWZ0ZXJfZW5kGAEgASgNUgxkYXlzQWZ0ZXJFbmQSLAoSZGF5c19hZnRlcl9sZWF2aW5nGAIgASgNUhBkYXlzQWZ0\
      ZXJMZWF2aW5nEjAKBG1vZGUYAyABKA4yHC5vdG9saXRoLmF1dGgudjEuRXJhc3VyZU1vZGVSBG1vZGUSIwoNb25fd2l0aGRy\
      YXdhbBgEIAEoCFIMb25XaXRoZHJhd2FsIowBCg9PdXRkYXRlZENvbnNlbnQSGQoIc3R1ZHlfaWQYASABKAlSB3N0dWR5SWQS\
      JwoPY29uc2VudF92ZXJzaW9uGAIgASgJUg5jb25zZW50VmVyc2lvbhI1CghlbmRfdGltZRgDIAEoCzIaLmdvb2dsZS5wcm90\
      b2J1Zi5UaW1lc3RhbXBSB2VuZFRpbWUiUQoTTGlzdENvbnNlbnRzUmVxdWVzdBIbCglwYWdlX3NpemUYASABKA1SCHBhZ2VT\
      aXplEh0KCnBhZ2VfdG9rZW4YAiABKAlSCXBhZ2VUb2tlbiJ0ChRMaXN0Q29uc2VudHNSZXNwb25zZRI0Cghjb25zZW50cxgB\
      IAMoCzIYLm90b2xpdGguYXV0aC52MS5Db25zZW50Ughjb25zZW50cxImCg9uZXh0X3BhZ2VfdG9rZW4YAiABKAlSDW5leHRQ\
      YWdlVG9rZW4iggEKEUdldENvbnNlbnRSZXF1ZXN0EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkEicKD2NvbnNlbnRfdmVy\
      c2lvbhgCIAEoCVIOY29uc2VudFZlcnNpb24SKQoQY29uc2VudF9sYW5ndWFnZRgDIAEoCVIPY29uc2VudExhbmd1YWdlIjMK\
      FldpdGhkcmF3Q29uc2VudFJlcXVlc3QSGQoIc3R1ZHlfaWQYASABKAlSB3N0dWR5SWQikQEKF1dpdGhkcmF3Q29uc2VudFJl\
      c3BvbnNlEiEKDGFjY2Vzc190b2tlbhgBIAEoCVILYWNjZXNzVG9rZW4SUwoYYWNjZXNzX3Rva2VuX2V4cGlyZV90aW1lGAIg\
      ASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIVYWNjZXNzVG9rZW5FeHBpcmVUaW1lMq4CCg5Db25zZW50U2Vydmlj\
      ZRJgCgxMaXN0Q29uc2VudHMSJC5vdG9saXRoLmF1dGgudjEuTGlzdENvbnNlbnRzUmVxdWVzdBolLm90b2xpdGguYXV0aC52\
      MS5MaXN0Q29uc2VudHNSZXNwb25zZSIDkAIBEk8KCkdldENvbnNlbnQSIi5vdG9saXRoLmF1dGgudjEuR2V0Q29uc2VudFJl\
      cXVlc3QaGC5vdG9saXRoLmF1dGgudjEuQ29uc2VudCIDkAIBEmkKD1dpdGhkcmF3Q29uc2VudBInLm90b2xpdGguYXV0aC52\
      MS5XaXRoZHJhd0NvbnNlbnRSZXF1ZXN0Gigub3RvbGl0aC5hdXRoLnYxLldpdGhkcmF3Q29uc2VudFJlc3BvbnNlIgOQAgJC\
      PQoPb3RvbGl0aC5hdXRoLnYxUAFaFm90b2xpdGgvYXV0aC92MTthdXRodjGqAg9PdG9saXRoLkF1dGguVjFKyxoKWAoBDBID\
      AQASGk4gV2hhdCBhIHBhcnRpY2lwYW50IGNvbnNlbnRlZCB0bywgdG8gYmUgcmVhZCBiYWNrLCBhbmQgdGFraW5nIGEgY29u\
      c2VudCBiYWNrLgoKegoCBgASBA4AJwEabiBUaGUgY2FsbGVyJ3Mgb3duIGNvbnNlbnRzLiBBIGNvbnNlbnQgaXMgdG8gb25l\
      IHRleHQ6IG9mIGEgc3R1ZHksIGluIGEgdmVyc2lvbiwgaW4gYSBsYW5ndWFnZS4gTmVlZHMgYSB0b2tlbi4KCrgBCgQGAAIA\
      EgQTAhUDGqkBIEV2ZXJ5IGNvbnNlbnQgdGhhdCB0aGUgY2FsbGVyIGhhcyBnaXZlbiwgaW4gdGhlIG9yZGVyIG9mIGdpdmlu\
      Zywgd2l0aG91dCB0aGUgdGV4dHMuIFRob3NlIG9mIGEgc3R1ZHkgZ28KIHdoZW4gd2hhdCB0aGUgc3R1ZHkgaGFzIGlzIGVy\
      YXNlZC4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQuCgrpAQoEBgACARIEGgIcAxraASBPbmUgb2YgdGhlIGNhbGxlcidz\
      IGNvbnNlbnRzIHdpdGggdGhlIHRleHQgYXMgaXQgd2FzIHNob3duLiBPZiBvbmUgdGhhdCB3YXMgZ2l2ZW4gbW9yZSB0aGFu\
      IG9uY2UgdGhlCiBsYXRlc3QgdGltZS4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQ7IE5PVF9GT1VORCB3aXRoIHJlYXNv\
      biBDT05TRU5UX1VOS05PV04sIGFsc28gZm9yIHdoYXQgb3RoZXJzIGNvbnNlbnRlZCB0by4KCsoECgQGAAICEgQkAiYDGrsE\
      IFRha2VzIGJhY2sgZXZlcnkgY29uc2VudCB0aGF0IHRoZSBjYWxsZXIgZ2F2ZSB0byBhIHN0dWR5OiBlbmRzIHRoZSBlbnJv\
      bG1lbnQgYW5kIGEgcGVuZGluZyByZXF1ZXN0IHRvCiBqb2luIGFzIExlYXZlU3R1ZHkgZG9lcywgYW5kIHJlY29yZHMgdGhh\
      dCBpdCB3YXMgYSB3aXRoZHJhd2FsLiBNYXkgY29tZSBhZnRlciBMZWF2ZVN0dWR5LCB0b28uIFRoZSBhbnN3ZXJzCiBnaXZl\
      biB1bnRpbCB0aGVuIHN0YXkgYXMgdGhleSBkbyBhZnRlciBsZWF2aW5nLCB1bmxlc3MgdGhlIHN0dWR5IHNheXMgdGhhdCB0\
      aGV5IGdvIChgQ29uc2VudC5yZXRlbnRpb25gKToKIHRoZWlyIGVyYXN1cmUgYmVnaW5zIHdpdGhpbiBzZWNvbmRzLCBhbmQg\
      dW50aWwgaXQgaXMgb3ZlciBKb2luU3R1ZHkgc2F5cyBFUkFTVVJFX0lOX1BST0dSRVNTLiBSZXF1ZXN0RXJhc3VyZQogd2l0\
      aCB0aGUgc3R1ZHkgaGFzIHRoZW0gZXJhc2VkIGF0IGFueSB0aW1lLiBXaXRoZHJhd2luZyB0d2ljZSBpcyBzYWZlLgoKIEVy\
      cm9yczogSU5WQUxJRF9BUkdVTUVOVDsgVU5BVVRIRU5USUNBVEVEIHdpdGggcmVhc29uIFNFU1NJT05fRU5ERUQuCgonCgIE\
      ABIEKgA7ARobIEEgY29uc2VudCB0aGF0IHdhcyBnaXZlbi4KChkKBAQAAgASAywCFhoMIFRoZSBzdHVkeS4KCjMKBAQAAgES\
      Ay4CHRomIGBTdHVkeS5jb25zZW50X3ZlcnNpb25gIG9mIHRoZSB0ZXh0LgoKNQoEBAACAhIDMAIeGiggQkNQIDQ3IGxhbmd1\
      YWdlIGluIHdoaWNoIGl0IHdhcyBzaG93bi4KCiEKBAQAAgMSAzICKhoUIFdoZW4gaXQgd2FzIGdpdmVuLgoKxwEKBAQAAgQS\
      AzUCGRq5ASBTSEEtMjU2IG9mIHRoZSB0ZXh0IGluIFVURi04LCA2NCBoZXhhZGVjaW1hbCBkaWdpdHM7IGVtcHR5IHdoZXJl\
      IHRoZSB0ZXh0IGlzIG5vdCBrbm93biBoZXJlIChhbnkgbW9yZSk6IGl0CiB3YXMgcHVibGlzaGVkIGJlZm9yZSB0aGlzIHNl\
      cnZpY2Uga2VwdCB0ZXh0cywgYW5kIHRoZSBsb2cgbm8gbG9uZ2VyIGhhcyBpdC4KClQKBAQAAgUSAzcCEhpHIFRoZSB0ZXh0\
      IGFzIGl0IHdhcyBzaG93bjsgZW1wdHkgaW4gbGlzdHMsIGFuZCB3aGVyZSBgdGV4dF9zaGEyNTZgIGlzLgoKrgEKBAQAAgYS\
      AzoCIBqgASBIb3cgbG9uZyB0aGUgc3R1ZHkgc2FpZCB0aGVuIHRoYXQgaXQga2VlcHMgYW5zd2VyczsgYWJzZW50OiB3aXRo\
      b3V0IGxpbWl0LCBvciBub3Qga25vd24uIEl0IG1heSBoYXZlIGJlY29tZQogc3RyaWN0ZXIgc2luY2UgKGBTdHVkeS5yZXRl\
      bnRpb25gKSwgbmV2ZXIgbG9uZ2VyLgoKSwoCBAESBD4ARwEaPyBIb3cgbG9uZyBhbnN3ZXJzIGFyZSBrZXB0OiBgU3R1ZHlS\
      ZXRlbnRpb25gIG9mIHRoZSBjYXRhbG9ndWUuCgo7CgQEAQIAEgNAAhwaLiBEYXlzIGZyb20gdGhlIHN0dWR5J3MgZW5kOyAw\
      OiBubyBzdWNoIGxpbWl0LgoKPQoEBAECARIDQgIgGjAgRGF5cyBmcm9tIGxlYXZpbmcgdGhlIHN0dWR5OyAwOiBubyBzdWNo\
      IGxpbWl0LgoKMAoEBAECAhIDRAIXGiMgV2hhdCBiZWNvbWVzIG9mIHRoZSBhbnN3ZXJzIHRoZW4uCgpDCgQEAQIDEgNGAhka\
      NiBXaGV0aGVyIHRoZXkgZ28gYXMgc29vbiBhcyB0aGUgY29uc2VudCBpcyB3aXRoZHJhd24uCgpOCgIEAhIESgBSARpCIEEg\
      Y3VycmVudCBlbnJvbG1lbnQgd2hvc2Ugc3R1ZHkgaGFzIGFub3RoZXIgY29uc2VudCB0ZXh0IGJ5IG5vdy4KChkKBAQCAgAS\
      A0wCFhoMIFRoZSBzdHVkeS4KCmUKBAQCAgESA04CHRpYIGBTdHVkeS5jb25zZW50X3ZlcnNpb25gIG9mIHRoZSB0ZXh0IHRo\
      YXQgaXMgdG8gYmUgc2hvd24gYW5kIGFncmVlZCB0bywgd2l0aCBKb2luU3R1ZHkuCgqGAQoEBAICAhIDUQIpGnkgV2hlbiB0\
      aGUgZWFybGllciBjb25zZW50IGVuZHMgb3IgaGFzIGVuZGVkLCB0byB0aGUgc2Vjb25kIChgU3R1ZHkuZWFybGllcl9jb25z\
      ZW50c19lbmRfdGltZWApOyBhYnNlbnQ6IGl0CiBzdGF5cyB2YWxpZC4KCi4KAgQDEgRVAFoBGiIgQXNrcyBmb3IgYSBwYWdl\
      IG9mIG93biBjb25zZW50cy4KCiMKBAQDAgASA1cCFxoWIDHigJMyMDA7IDAgbWVhbnMgNTAuCgpLCgQEAwIBEgNZAhgaPiBg\
      bmV4dF9wYWdlX3Rva2VuYCBvZiB0aGUgcGFnZSBiZWZvcmU7IGVtcHR5OiB0aGUgZmlyc3QgcGFnZS4KCiUKAgQEEgRdAGIB\
      GhkgQSBwYWdlIG9mIG93biBjb25zZW50cy4KCiYKBAQEAgASA18CIBoZIEluIHRoZSBvcmRlciBvZiBnaXZpbmcuCgo+CgQE\
      BAIBEgNhAh0aMSBGb3IgdGhlIG5leHQgcGFnZTsgZW1wdHk6IHRoaXMgaXMgdGhlIGxhc3Qgb25lLgoKMQoCBAUSBGUAbAEa\
      JSBOYW1lcyBvbmUgb2YgdGhlIGNhbGxlcidzIGNvbnNlbnRzLgoKHwoEBAUCABIDZwIWGhIgQXMgaW4gYENvbnNlbnRgLgoK\
      HwoEBAUCARIDaQIdGhIgQXMgaW4gYENvbnNlbnRgLgoKHwoEBAUCAhIDawIeGhIgQXMgaW4gYENvbnNlbnRgLgoKSAoCBAYS\
      BG8AcgEaPCBUaGUgc3R1ZHkgdGhhdCB0aGUgY2FsbGVyIGhhcyBub3RoaW5nIHRvIGRvIHdpdGggYW55IG1vcmUuCgpqCgQE\
      BgIAEgNxAhYaXSBBbiB1bmtub3duIG9uZSwgb3Igb25lIG5ldmVyIGpvaW5lZCwgaXMgYW5zd2VyZWQgYXMgb25lIHdob3Nl\
      IGNvbnNlbnQgd2FzIHdpdGhkcmF3biBiZWZvcmUuCgoyCgIEBxIEdQB6ARomIE5vIGNvbnNlbnQgdG8gdGhlIHN0dWR5IGlz\
      IGluIGZvcmNlLgoKUQoEBAcCABIDdwIaGkQgQXMgaW4gYExlYXZlU3R1ZHlSZXNwb25zZWA6IGVtcHR5IHdoZW4gdGhlcmUg\
      d2FzIG5vdGhpbmcgdG8gbGVhdmUuCgo8CgQEBwIBEgN5AjkaLyBXaGVuIGBhY2Nlc3NfdG9rZW5gIGVuZHM7IGFic2VudCB3\
      aXRob3V0IG9uZS4KYgZwcm90bzM=
      """)
}
