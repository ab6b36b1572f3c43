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
    /// What becomes of them with RequestErasure; unspecified: as the participant chooses.
    public var onErasure: AuthV1.ErasureMode

    /// Every field at its default.
    public init() {
      self.daysAfterEnd = 0
      self.daysAfterLeaving = 0
      self.mode = AuthV1.ErasureMode(rawValue: 0)
      self.onWithdrawal = false
      self.onErasure = AuthV1.ErasureMode(rawValue: 0)
    }

    public init(
      daysAfterEnd: UInt32 = 0,
      daysAfterLeaving: UInt32 = 0,
      mode: AuthV1.ErasureMode = AuthV1.ErasureMode(rawValue: 0),
      onWithdrawal: Bool = false,
      onErasure: AuthV1.ErasureMode = AuthV1.ErasureMode(rawValue: 0)
    ) {
      self.daysAfterEnd = daysAfterEnd
      self.daysAfterLeaving = daysAfterLeaving
      self.mode = mode
      self.onWithdrawal = onWithdrawal
      self.onErasure = onErasure
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
    self.onErasure = AuthV1.ErasureMode(rawValue: Int32(truncatingIfNeeded: c.pointee.on_erasure.rawValue))
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__AnswerRetention> {
    let c = arena.allocate(Otolith__Auth__V1__AnswerRetention.self)
    otolith__auth__v1__answer_retention__init(c)
    c.pointee.days_after_end = self.daysAfterEnd
    c.pointee.days_after_leaving = self.daysAfterLeaving
    c.pointee.mode = Otolith__Auth__V1__ErasureMode(rawValue: .init(truncatingIfNeeded: self.mode.rawValue))
    c.pointee.on_withdrawal = self.onWithdrawal ? 1 : 0
    c.pointee.on_erasure = Otolith__Auth__V1__ErasureMode(rawValue: .init(truncatingIfNeeded: self.onErasure.rawValue))
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
      IAEoCzIgLm90b2xpdGguYXV0aC52MS5BbnN3ZXJSZXRlbnRpb25SCXJldGVudGlvbiL5AQoPQW5zd2VyUmV0ZW50aW9uEiQK\
      DmRheXNfYWZ0ZXJfZW5kGAEgASgNUgxkYXlzQWZ0ZXJFbmQSLAoSZGF5c19hZnRlcl9sZWF2aW5nGAIgASgNUhBkYXlzQWZ0\
      ZXJMZWF2aW5nEjAKBG1vZGUYAyABKA4yHC5vdG9saXRoLmF1dGgudjEuRXJhc3VyZU1vZGVSBG1vZGUSIwoNb25fd2l0aGRy\
      YXdhbBgEIAEoCFIMb25XaXRoZHJhd2FsEjsKCm9uX2VyYXN1cmUYBSABKA4yHC5vdG9saXRoLmF1dGgudjEuRXJhc3VyZU1v\
      ZGVSCW9uRXJhc3VyZSKMAQoPT3V0ZGF0ZWRDb25zZW50EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkEicKD2NvbnNlbnRf\
      dmVyc2lvbhgCIAEoCVIOY29uc2VudFZlcnNpb24SNQoIZW5kX3RpbWUYAyABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0\
      YW1wUgdlbmRUaW1lIlEKE0xpc3RDb25zZW50c1JlcXVlc3QSGwoJcGFnZV9zaXplGAEgASgNUghwYWdlU2l6ZRIdCgpwYWdl\
      X3Rva2VuGAIgASgJUglwYWdlVG9rZW4idAoUTGlzdENvbnNlbnRzUmVzcG9uc2USNAoIY29uc2VudHMYASADKAsyGC5vdG9s\
      aXRoLmF1dGgudjEuQ29uc2VudFIIY29uc2VudHMSJgoPbmV4dF9wYWdlX3Rva2VuGAIgASgJUg1uZXh0UGFnZVRva2VuIoIB\
      ChFHZXRDb25zZW50UmVxdWVzdBIZCghzdHVkeV9pZBgBIAEoCVIHc3R1ZHlJZBInCg9jb25zZW50X3ZlcnNpb24YAiABKAlS\
      DmNvbnNlbnRWZXJzaW9uEikKEGNvbnNlbnRfbGFuZ3VhZ2UYAyABKAlSD2NvbnNlbnRMYW5ndWFnZSIzChZXaXRoZHJhd0Nv\
      bnNlbnRSZXF1ZXN0EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkIpEBChdXaXRoZHJhd0NvbnNlbnRSZXNwb25zZRIhCgxh\
      Y2Nlc3NfdG9rZW4YASABKAlSC2FjY2Vzc1Rva2VuElMKGGFjY2Vzc190b2tlbl9leHBpcmVfdGltZRgCIAEoCzIaLmdvb2ds\
      ZS5wcm90b2J1Zi5UaW1lc3RhbXBSFWFjY2Vzc1Rva2VuRXhwaXJlVGltZTKuAgoOQ29uc2VudFNlcnZpY2USYAoMTGlzdENv\
      bnNlbnRzEiQub3RvbGl0aC5hdXRoLnYxLkxpc3RDb25zZW50c1JlcXVlc3QaJS5vdG9saXRoLmF1dGgudjEuTGlzdENvbnNl\
      bnRzUmVzcG9uc2UiA5ACARJPCgpHZXRDb25zZW50EiIub3RvbGl0aC5hdXRoLnYxLkdldENvbnNlbnRSZXF1ZXN0Ghgub3Rv\
      bGl0aC5hdXRoLnYxLkNvbnNlbnQiA5ACARJpCg9XaXRoZHJhd0NvbnNlbnQSJy5vdG9saXRoLmF1dGgudjEuV2l0aGRyYXdD\
      b25zZW50UmVxdWVzdBooLm90b2xpdGguYXV0aC52MS5XaXRoZHJhd0NvbnNlbnRSZXNwb25zZSIDkAICQj0KD290b2xpdGgu\
      YXV0aC52MVABWhZvdG9saXRoL2F1dGgvdjE7YXV0aHYxqgIPT3RvbGl0aC5BdXRoLlYxSq4bClgKAQwSAwEAEhpOIFdoYXQg\
      YSBwYXJ0aWNpcGFudCBjb25zZW50ZWQgdG8sIHRvIGJlIHJlYWQgYmFjaywgYW5kIHRha2luZyBhIGNvbnNlbnQgYmFjay4K\
      CnoKAgYAEgQOACcBGm4gVGhlIGNhbGxlcidzIG93biBjb25zZW50cy4gQSBjb25zZW50IGlzIHRvIG9uZSB0ZXh0OiBvZiBh\
      IHN0dWR5LCBpbiBhIHZlcnNpb24sIGluIGEgbGFuZ3VhZ2UuIE5lZWRzIGEgdG9rZW4uCgq4AQoEBgACABIEEwIVAxqpASBF\
      dmVyeSBjb25zZW50IHRoYXQgdGhlIGNhbGxlciBoYXMgZ2l2ZW4sIGluIHRoZSBvcmRlciBvZiBnaXZpbmcsIHdpdGhvdXQg\
      dGhlIHRleHRzLiBUaG9zZSBvZiBhIHN0dWR5IGdvCiB3aGVuIHdoYXQgdGhlIHN0dWR5IGhhcyBpcyBlcmFzZWQuCgogRXJy\
      b3JzOiBJTlZBTElEX0FSR1VNRU5ULgoK6QEKBAYAAgESBBoCHAMa2gEgT25lIG9mIHRoZSBjYWxsZXIncyBjb25zZW50cyB3\
      aXRoIHRoZSB0ZXh0IGFzIGl0IHdhcyBzaG93bi4gT2Ygb25lIHRoYXQgd2FzIGdpdmVuIG1vcmUgdGhhbiBvbmNlIHRoZQog\
      bGF0ZXN0IHRpbWUuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UOyBOT1RfRk9VTkQgd2l0aCByZWFzb24gQ09OU0VOVF9V\
      TktOT1dOLCBhbHNvIGZvciB3aGF0IG90aGVycyBjb25zZW50ZWQgdG8uCgrKBAoEBgACAhIEJAImAxq7BCBUYWtlcyBiYWNr\
      IGV2ZXJ5IGNvbnNlbnQgdGhhdCB0aGUgY2FsbGVyIGdhdmUgdG8gYSBzdHVkeTogZW5kcyB0aGUgZW5yb2xtZW50IGFuZCBh\
      IHBlbmRpbmcgcmVxdWVzdCB0bwogam9pbiBhcyBMZWF2ZVN0dWR5IGRvZXMsIGFuZCByZWNvcmRzIHRoYXQgaXQgd2FzIGEg\
      d2l0aGRyYXdhbC4gTWF5IGNvbWUgYWZ0ZXIgTGVhdmVTdHVkeSwgdG9vLiBUaGUgYW5zd2VycwogZ2l2ZW4gdW50aWwgdGhl\
      biBzdGF5IGFzIHRoZXkgZG8gYWZ0ZXIgbGVhdmluZywgdW5sZXNzIHRoZSBzdHVkeSBzYXlzIHRoYXQgdGhleSBnbyAoYENv\
      bnNlbnQucmV0ZW50aW9uYCk6CiB0aGVpciBlcmFzdXJlIGJlZ2lucyB3aXRoaW4gc2Vjb25kcywgYW5kIHVudGlsIGl0IGlz\
      IG92ZXIgSm9pblN0dWR5IHNheXMgRVJBU1VSRV9JTl9QUk9HUkVTUy4gUmVxdWVzdEVyYXN1cmUKIHdpdGggdGhlIHN0dWR5\
      IGhhcyB0aGVtIGVyYXNlZCBhdCBhbnkgdGltZS4gV2l0aGRyYXdpbmcgdHdpY2UgaXMgc2FmZS4KCiBFcnJvcnM6IElOVkFM\
      SURfQVJHVU1FTlQ7IFVOQVVUSEVOVElDQVRFRCB3aXRoIHJlYXNvbiBTRVNTSU9OX0VOREVELgoKJwoCBAASBCoAOwEaGyBB\
      IGNvbnNlbnQgdGhhdCB3YXMgZ2l2ZW4uCgoZCgQEAAIAEgMsAhYaDCBUaGUgc3R1ZHkuCgozCgQEAAIBEgMuAh0aJiBgU3R1\
      ZHkuY29uc2VudF92ZXJzaW9uYCBvZiB0aGUgdGV4dC4KCjUKBAQAAgISAzACHhooIEJDUCA0NyBsYW5ndWFnZSBpbiB3aGlj\
      aCBpdCB3YXMgc2hvd24uCgohCgQEAAIDEgMyAioaFCBXaGVuIGl0IHdhcyBnaXZlbi4KCscBCgQEAAIEEgM1AhkauQEgU0hB\
      LTI1NiBvZiB0aGUgdGV4dCBpbiBVVEYtOCwgNjQgaGV4YWRlY2ltYWwgZGlnaXRzOyBlbXB0eSB3aGVyZSB0aGUgdGV4dCBp\
      cyBub3Qga25vd24gaGVyZSAoYW55IG1vcmUpOiBpdAogd2FzIHB1Ymxpc2hlZCBiZWZvcmUgdGhpcyBzZXJ2aWNlIGtlcHQg\
      dGV4dHMsIGFuZCB0aGUgbG9nIG5vIGxvbmdlciBoYXMgaXQuCgpUCgQEAAIFEgM3AhIaRyBUaGUgdGV4dCBhcyBpdCB3YXMg\
      c2hvd247IGVtcHR5IGluIGxpc3RzLCBhbmQgd2hlcmUgYHRleHRfc2hhMjU2YCBpcy4KCq4BCgQEAAIGEgM6AiAaoAEgSG93\
      IGxvbmcgdGhlIHN0dWR5IHNhaWQgdGhlbiB0aGF0IGl0IGtlZXBzIGFuc3dlcnM7IGFic2VudDogd2l0aG91dCBsaW1pdCwg\
      b3Igbm90IGtub3duLiBJdCBtYXkgaGF2ZSBiZWNvbWUKIHN0cmljdGVyIHNpbmNlIChgU3R1ZHkucmV0ZW50aW9uYCksIG5l\
      dmVyIGxvbmdlci4KCksKAgQBEgQ+AEkBGj8gSG93IGxvbmcgYW5zd2VycyBhcmUga2VwdDogYFN0dWR5UmV0ZW50aW9uYCBv\
      ZiB0aGUgY2F0YWxvZ3VlLgoKOwoEBAECABIDQAIcGi4gRGF5cyBmcm9tIHRoZSBzdHVkeSdzIGVuZDsgMDogbm8gc3VjaCBs\
      aW1pdC4KCj0KBAQBAgESA0ICIBowIERheXMgZnJvbSBsZWF2aW5nIHRoZSBzdHVkeTsgMDogbm8gc3VjaCBsaW1pdC4KCjAK\
      BAQBAgISA0QCFxojIFdoYXQgYmVjb21lcyBvZiB0aGUgYW5zd2VycyB0aGVuLgoKQwoEBAECAxIDRgIZGjYgV2hldGhlciB0\
      aGV5IGdvIGFzIHNvb24gYXMgdGhlIGNvbnNlbnQgaXMgd2l0aGRyYXduLgoKYQoEBAECBBIDSAIdGlQgV2hhdCBiZWNvbWVz\
      IG9mIHRoZW0gd2l0aCBSZXF1ZXN0RXJhc3VyZTsgdW5zcGVjaWZpZWQ6IGFzIHRoZSBwYXJ0aWNpcGFudCBjaG9vc2VzLgoK\
      TgoCBAISBEwAVAEaQiBBIGN1cnJlbnQgZW5yb2xtZW50IHdob3NlIHN0dWR5IGhhcyBhbm90aGVyIGNvbnNlbnQgdGV4dCBi\
      eSBub3cuCgoZCgQEAgIAEgNOAhYaDCBUaGUgc3R1ZHkuCgplCgQEAgIBEgNQAh0aWCBgU3R1ZHkuY29uc2VudF92ZXJzaW9u\
      YCBvZiB0aGUgdGV4dCB0aGF0IGlzIHRvIGJlIHNob3duIGFuZCBhZ3JlZWQgdG8sIHdpdGggSm9pblN0dWR5LgoKhgEKBAQC\
      AgISA1MCKRp5IFdoZW4gdGhlIGVhcmxpZXIgY29uc2VudCBlbmRzIG9yIGhhcyBlbmRlZCwgdG8gdGhlIHNlY29uZCAoYFN0\
      dWR5LmVhcmxpZXJfY29uc2VudHNfZW5kX3RpbWVgKTsgYWJzZW50OiBpdAogc3RheXMgdmFsaWQuCgouCgIEAxIEVwBcARoi\
      IEFza3MgZm9yIGEgcGFnZSBvZiBvd24gY29uc2VudHMuCgojCgQEAwIAEgNZAhcaFiAx4oCTMjAwOyAwIG1lYW5zIDUwLgoK\
      SwoEBAMCARIDWwIYGj4gYG5leHRfcGFnZV90b2tlbmAgb2YgdGhlIHBhZ2UgYmVmb3JlOyBlbXB0eTogdGhlIGZpcnN0IHBh\
      Z2UuCgolCgIEBBIEXwBkARoZIEEgcGFnZSBvZiBvd24gY29uc2VudHMuCgomCgQEBAIAEgNhAiAaGSBJbiB0aGUgb3JkZXIg\
      b2YgZ2l2aW5nLgoKPgoEBAQCARIDYwIdGjEgRm9yIHRoZSBuZXh0IHBhZ2U7IGVtcHR5OiB0aGlzIGlzIHRoZSBsYXN0IG9u\
      ZS4KCjEKAgQFEgRnAG4BGiUgTmFtZXMgb25lIG9mIHRoZSBjYWxsZXIncyBjb25zZW50cy4KCh8KBAQFAgASA2kCFhoSIEFz\
      IGluIGBDb25zZW50YC4KCh8KBAQFAgESA2sCHRoSIEFzIGluIGBDb25zZW50YC4KCh8KBAQFAgISA20CHhoSIEFzIGluIGBD\
      b25zZW50YC4KCkgKAgQGEgRxAHQBGjwgVGhlIHN0dWR5IHRoYXQgdGhlIGNhbGxlciBoYXMgbm90aGluZyB0byBkbyB3aXRo\
      IGFueSBtb3JlLgoKagoEBAYCABIDcwIWGl0gQW4gdW5rbm93biBvbmUsIG9yIG9uZSBuZXZlciBqb2luZWQsIGlzIGFuc3dl\
      cmVkIGFzIG9uZSB3aG9zZSBjb25zZW50IHdhcyB3aXRoZHJhd24gYmVmb3JlLgoKMgoCBAcSBHcAfAEaJiBObyBjb25zZW50\
      IHRvIHRoZSBzdHVkeSBpcyBpbiBmb3JjZS4KClEKBAQHAgASA3kCGhpEIEFzIGluIGBMZWF2ZVN0dWR5UmVzcG9uc2VgOiBl\
      bXB0eSB3aGVuIHRoZXJlIHdhcyBub3RoaW5nIHRvIGxlYXZlLgoKPAoEBAcCARIDewI5Gi8gV2hlbiBgYWNjZXNzX3Rva2Vu\
      YCBlbmRzOyBhYnNlbnQgd2l0aG91dCBvbmUuCmIGcHJvdG8z
      """)
}
