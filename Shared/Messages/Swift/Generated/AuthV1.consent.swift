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

    /// Every field at its default.
    public init() {
      self.studyID = ""
      self.consentVersion = ""
      self.consentLanguage = ""
      self.giveTime = nil
      self.textSha256 = ""
      self.text = ""
    }

    public init(
      studyID: String = "",
      consentVersion: String = "",
      consentLanguage: String = "",
      giveTime: GoogleProtobuf.Timestamp? = nil,
      textSha256: String = "",
      text: String = ""
    ) {
      self.studyID = studyID
      self.consentVersion = consentVersion
      self.consentLanguage = consentLanguage
      self.giveTime = giveTime
      self.textSha256 = textSha256
      self.text = text
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
    dependencies: [GoogleProtobuf.timestampFile],
    base64: """
      Ch1vdG9saXRoL2F1dGgvdjEvY29uc2VudC5wcm90bxIPb3RvbGl0aC5hdXRoLnYxGh9nb29nbGUvcHJvdG9idWYvdGltZXN0\
      YW1wLnByb3RvIuYBCgdDb25zZW50EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkEicKD2NvbnNlbnRfdmVyc2lvbhgCIAEo\
      CVIOY29uc2VudFZlcnNpb24SKQoQY29uc2VudF9sYW5ndWFnZRgDIAEoCVIPY29uc2VudExhbmd1YWdlEjcKCWdpdmVfdGlt\
      ZRgEIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCGdpdmVUaW1lEh8KC3RleHRfc2hhMjU2GAUgASgJUgp0ZXh0\
      U2hhMjU2EhIKBHRleHQYBiABKAlSBHRleHQijAEKD091dGRhdGVkQ29uc2VudBIZCghzdHVkeV9pZBgBIAEoCVIHc3R1ZHlJ\
      ZBInCg9jb25zZW50X3ZlcnNpb24YAiABKAlSDmNvbnNlbnRWZXJzaW9uEjUKCGVuZF90aW1lGAMgASgLMhouZ29vZ2xlLnBy\
      b3RvYnVmLlRpbWVzdGFtcFIHZW5kVGltZSJRChNMaXN0Q29uc2VudHNSZXF1ZXN0EhsKCXBhZ2Vfc2l6ZRgBIAEoDVIIcGFn\
      ZVNpemUSHQoKcGFnZV90b2tlbhgCIAEoCVIJcGFnZVRva2VuInQKFExpc3RDb25zZW50c1Jlc3BvbnNlEjQKCGNvbnNlbnRz\
      GAEgAygLMhgub3RvbGl0aC5hdXRoLnYxLkNvbnNlbnRSCGNvbnNlbnRzEiYKD25leHRfcGFnZV90b2tlbhgCIAEoCVINbmV4\
      dFBhZ2VUb2tlbiKCAQoRR2V0Q29uc2VudFJlcXVlc3QSGQoIc3R1ZHlfaWQYASABKAlSB3N0dWR5SWQSJwoPY29uc2VudF92\
      ZXJzaW9uGAIgASgJUg5jb25zZW50VmVyc2lvbhIpChBjb25zZW50X2xhbmd1YWdlGAMgASgJUg9jb25zZW50TGFuZ3VhZ2Ui\
      MwoWV2l0aGRyYXdDb25zZW50UmVxdWVzdBIZCghzdHVkeV9pZBgBIAEoCVIHc3R1ZHlJZCKRAQoXV2l0aGRyYXdDb25zZW50\
      UmVzcG9uc2USIQoMYWNjZXNzX3Rva2VuGAEgASgJUgthY2Nlc3NUb2tlbhJTChhhY2Nlc3NfdG9rZW5fZXhwaXJlX3RpbWUY\
      AiABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUhVhY2Nlc3NUb2tlbkV4cGlyZVRpbWUyrgIKDkNvbnNlbnRTZXJ2\
      aWNlEmAKDExpc3RDb25zZW50cxIkLm90b2xpdGguYXV0aC52MS5MaXN0Q29uc2VudHNSZXF1ZXN0GiUub3RvbGl0aC5hdXRo\
      LnYxLkxpc3RDb25zZW50c1Jlc3BvbnNlIgOQAgESTwoKR2V0Q29uc2VudBIiLm90b2xpdGguYXV0aC52MS5HZXRDb25zZW50\
      UmVxdWVzdBoYLm90b2xpdGguYXV0aC52MS5Db25zZW50IgOQAgESaQoPV2l0aGRyYXdDb25zZW50Eicub3RvbGl0aC5hdXRo\
      LnYxLldpdGhkcmF3Q29uc2VudFJlcXVlc3QaKC5vdG9saXRoLmF1dGgudjEuV2l0aGRyYXdDb25zZW50UmVzcG9uc2UiA5AC\
      AkI9Cg9vdG9saXRoLmF1dGgudjFQAVoWb3RvbGl0aC9hdXRoL3YxO2F1dGh2MaoCD090b2xpdGguQXV0aC5WMUq1FQpYCgEM\
      EgMBABIaTiBXaGF0IGEgcGFydGljaXBhbnQgY29uc2VudGVkIHRvLCB0byBiZSByZWFkIGJhY2ssIGFuZCB0YWtpbmcgYSBj\
      b25zZW50IGJhY2suCgp6CgIGABIEDQAlARpuIFRoZSBjYWxsZXIncyBvd24gY29uc2VudHMuIEEgY29uc2VudCBpcyB0byBv\
      bmUgdGV4dDogb2YgYSBzdHVkeSwgaW4gYSB2ZXJzaW9uLCBpbiBhIGxhbmd1YWdlLiBOZWVkcyBhIHRva2VuLgoKuAEKBAYA\
      AgASBBICFAMaqQEgRXZlcnkgY29uc2VudCB0aGF0IHRoZSBjYWxsZXIgaGFzIGdpdmVuLCBpbiB0aGUgb3JkZXIgb2YgZ2l2\
      aW5nLCB3aXRob3V0IHRoZSB0ZXh0cy4gVGhvc2Ugb2YgYSBzdHVkeSBnbwogd2hlbiB3aGF0IHRoZSBzdHVkeSBoYXMgaXMg\
      ZXJhc2VkLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVC4KCukBCgQGAAIBEgQZAhsDGtoBIE9uZSBvZiB0aGUgY2FsbGVy\
      J3MgY29uc2VudHMgd2l0aCB0aGUgdGV4dCBhcyBpdCB3YXMgc2hvd24uIE9mIG9uZSB0aGF0IHdhcyBnaXZlbiBtb3JlIHRo\
      YW4gb25jZSB0aGUKIGxhdGVzdCB0aW1lLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVDsgTk9UX0ZPVU5EIHdpdGggcmVh\
      c29uIENPTlNFTlRfVU5LTk9XTiwgYWxzbyBmb3Igd2hhdCBvdGhlcnMgY29uc2VudGVkIHRvLgoKpQMKBAYAAgISBCICJAMa\
      lgMgVGFrZXMgYmFjayBldmVyeSBjb25zZW50IHRoYXQgdGhlIGNhbGxlciBnYXZlIHRvIGEgc3R1ZHk6IGVuZHMgdGhlIGVu\
      cm9sbWVudCBhbmQgYSBwZW5kaW5nIHJlcXVlc3QgdG8KIGpvaW4gYXMgTGVhdmVTdHVkeSBkb2VzLCBhbmQgcmVjb3JkcyB0\
      aGF0IGl0IHdhcyBhIHdpdGhkcmF3YWwuIE1heSBjb21lIGFmdGVyIExlYXZlU3R1ZHksIHRvby4gVGhlIGFuc3dlcnMKIGdp\
      dmVuIHVudGlsIHRoZW4gc3RheSBhcyB0aGV5IGRvIGFmdGVyIGxlYXZpbmc7IFJlcXVlc3RFcmFzdXJlIHdpdGggdGhlIHN0\
      dWR5IGhhcyB0aGVtIGVyYXNlZC4gV2l0aGRyYXdpbmcKIHR3aWNlIGlzIHNhZmUuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VN\
      RU5UOyBVTkFVVEhFTlRJQ0FURUQgd2l0aCByZWFzb24gU0VTU0lPTl9FTkRFRC4KCicKAgQAEgQoADYBGhsgQSBjb25zZW50\
      IHRoYXQgd2FzIGdpdmVuLgoKGQoEBAACABIDKgIWGgwgVGhlIHN0dWR5LgoKMwoEBAACARIDLAIdGiYgYFN0dWR5LmNvbnNl\
      bnRfdmVyc2lvbmAgb2YgdGhlIHRleHQuCgo1CgQEAAICEgMuAh4aKCBCQ1AgNDcgbGFuZ3VhZ2UgaW4gd2hpY2ggaXQgd2Fz\
      IHNob3duLgoKIQoEBAACAxIDMAIqGhQgV2hlbiBpdCB3YXMgZ2l2ZW4uCgrHAQoEBAACBBIDMwIZGrkBIFNIQS0yNTYgb2Yg\
      dGhlIHRleHQgaW4gVVRGLTgsIDY0IGhleGFkZWNpbWFsIGRpZ2l0czsgZW1wdHkgd2hlcmUgdGhlIHRleHQgaXMgbm90IGtu\
      b3duIGhlcmUgKGFueSBtb3JlKTogaXQKIHdhcyBwdWJsaXNoZWQgYmVmb3JlIHRoaXMgc2VydmljZSBrZXB0IHRleHRzLCBh\
      bmQgdGhlIGxvZyBubyBsb25nZXIgaGFzIGl0LgoKVAoEBAACBRIDNQISGkcgVGhlIHRleHQgYXMgaXQgd2FzIHNob3duOyBl\
      bXB0eSBpbiBsaXN0cywgYW5kIHdoZXJlIGB0ZXh0X3NoYTI1NmAgaXMuCgpOCgIEARIEOQBBARpCIEEgY3VycmVudCBlbnJv\
      bG1lbnQgd2hvc2Ugc3R1ZHkgaGFzIGFub3RoZXIgY29uc2VudCB0ZXh0IGJ5IG5vdy4KChkKBAQBAgASAzsCFhoMIFRoZSBz\
      dHVkeS4KCmUKBAQBAgESAz0CHRpYIGBTdHVkeS5jb25zZW50X3ZlcnNpb25gIG9mIHRoZSB0ZXh0IHRoYXQgaXMgdG8gYmUg\
      c2hvd24gYW5kIGFncmVlZCB0bywgd2l0aCBKb2luU3R1ZHkuCgqGAQoEBAECAhIDQAIpGnkgV2hlbiB0aGUgZWFybGllciBj\
      b25zZW50IGVuZHMgb3IgaGFzIGVuZGVkLCB0byB0aGUgc2Vjb25kIChgU3R1ZHkuZWFybGllcl9jb25zZW50c19lbmRfdGlt\
      ZWApOyBhYnNlbnQ6IGl0CiBzdGF5cyB2YWxpZC4KCi4KAgQCEgREAEkBGiIgQXNrcyBmb3IgYSBwYWdlIG9mIG93biBjb25z\
      ZW50cy4KCiMKBAQCAgASA0YCFxoWIDHigJMyMDA7IDAgbWVhbnMgNTAuCgpLCgQEAgIBEgNIAhgaPiBgbmV4dF9wYWdlX3Rv\
      a2VuYCBvZiB0aGUgcGFnZSBiZWZvcmU7IGVtcHR5OiB0aGUgZmlyc3QgcGFnZS4KCiUKAgQDEgRMAFEBGhkgQSBwYWdlIG9m\
      IG93biBjb25zZW50cy4KCiYKBAQDAgASA04CIBoZIEluIHRoZSBvcmRlciBvZiBnaXZpbmcuCgo+CgQEAwIBEgNQAh0aMSBG\
      b3IgdGhlIG5leHQgcGFnZTsgZW1wdHk6IHRoaXMgaXMgdGhlIGxhc3Qgb25lLgoKMQoCBAQSBFQAWwEaJSBOYW1lcyBvbmUg\
      b2YgdGhlIGNhbGxlcidzIGNvbnNlbnRzLgoKHwoEBAQCABIDVgIWGhIgQXMgaW4gYENvbnNlbnRgLgoKHwoEBAQCARIDWAId\
      GhIgQXMgaW4gYENvbnNlbnRgLgoKHwoEBAQCAhIDWgIeGhIgQXMgaW4gYENvbnNlbnRgLgoKSAoCBAUSBF4AYQEaPCBUaGUg\
      c3R1ZHkgdGhhdCB0aGUgY2FsbGVyIGhhcyBub3RoaW5nIHRvIGRvIHdpdGggYW55IG1vcmUuCgpqCgQEBQIAEgNgAhYaXSBB\
      biB1bmtub3duIG9uZSwgb3Igb25lIG5ldmVyIGpvaW5lZCwgaXMgYW5zd2VyZWQgYXMgb25lIHdob3NlIGNvbnNlbnQgd2Fz\
      IHdpdGhkcmF3biBiZWZvcmUuCgoyCgIEBhIEZABpARomIE5vIGNvbnNlbnQgdG8gdGhlIHN0dWR5IGlzIGluIGZvcmNlLgoK\
      UQoEBAYCABIDZgIaGkQgQXMgaW4gYExlYXZlU3R1ZHlSZXNwb25zZWA6IGVtcHR5IHdoZW4gdGhlcmUgd2FzIG5vdGhpbmcg\
      dG8gbGVhdmUuCgo8CgQEBgIBEgNoAjkaLyBXaGVuIGBhY2Nlc3NfdG9rZW5gIGVuZHM7IGFic2VudCB3aXRob3V0IG9uZS4K\
      YgZwcm90bzM=
      """)
}
