// Generated from otolith/auth/v1/newsletters.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages

extension AuthV1 {
  /// A newsletter in one language.
  public struct NewsletterText: Message {
    /// BCP 47.
    public var language: String
    /// 1 to 120 characters, none of them a control character.
    public var subject: String
    /// 1 to 20,000 characters of plain text, with LF between lines.
    public var text: String

    /// Every field at its default.
    public init() {
      self.language = ""
      self.subject = ""
      self.text = ""
    }

    public init(
      language: String = "",
      subject: String = "",
      text: String = ""
    ) {
      self.language = language
      self.subject = subject
      self.text = text
    }
  }
}

extension AuthV1.NewsletterText {
  public static var fullName: String { "otolith.auth.v1.NewsletterText" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__NewsletterText()
    otolith__auth__v1__newsletter_text__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__NewsletterText>) {
    self.language = Codec.string(c.pointee.language)
    self.subject = Codec.string(c.pointee.subject)
    self.text = Codec.string(c.pointee.text)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__NewsletterText> {
    let c = arena.allocate(Otolith__Auth__V1__NewsletterText.self)
    otolith__auth__v1__newsletter_text__init(c)
    if !self.language.isEmpty { c.pointee.language = arena.string(self.language) }
    if !self.subject.isEmpty { c.pointee.subject = arena.string(self.subject) }
    if !self.text.isEmpty { c.pointee.text = arena.string(self.text) }
    return c
  }
}

extension AuthV1 {
  /// A newsletter to be sent.
  public struct SendNewsletterRequest: Message {
    /// Client-made UUID, kept until an answer arrives.
    public var newsletterID: String
    /// 1 to 20, each in another language. Who has none of them gets the first one.
    public var texts: [AuthV1.NewsletterText]

    /// Every field at its default.
    public init() {
      self.newsletterID = ""
      self.texts = []
    }

    public init(
      newsletterID: String = "",
      texts: [AuthV1.NewsletterText] = []
    ) {
      self.newsletterID = newsletterID
      self.texts = texts
    }
  }
}

extension AuthV1.SendNewsletterRequest {
  public static var fullName: String { "otolith.auth.v1.SendNewsletterRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__SendNewsletterRequest()
    otolith__auth__v1__send_newsletter_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__SendNewsletterRequest>) {
    self.newsletterID = Codec.string(c.pointee.newsletter_id)
    self.texts = Codec.messages(c.pointee.texts, c.pointee.n_texts) { AuthV1.NewsletterText($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__SendNewsletterRequest> {
    let c = arena.allocate(Otolith__Auth__V1__SendNewsletterRequest.self)
    otolith__auth__v1__send_newsletter_request__init(c)
    if !self.newsletterID.isEmpty { c.pointee.newsletter_id = arena.string(self.newsletterID) }
    if !self.texts.isEmpty {
      c.pointee.n_texts = self.texts.count
      c.pointee.texts = arena.array(self.texts) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Auth__V1__NewsletterText>? }
    }
    return c
  }
}

extension AuthV1 {
  /// It is on its way.
  public struct SendNewsletterResponse: Message {
    /// As it stands now.
    public var newsletter: AuthV1.Newsletter?

    /// Every field at its default.
    public init() {
      self.newsletter = nil
    }

    public init(
      newsletter: AuthV1.Newsletter? = nil
    ) {
      self.newsletter = newsletter
    }
  }
}

extension AuthV1.SendNewsletterResponse {
  public static var fullName: String { "otolith.auth.v1.SendNewsletterResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__SendNewsletterResponse()
    otolith__auth__v1__send_newsletter_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__SendNewsletterResponse>) {
    self.newsletter = c.pointee.newsletter.map { AuthV1.Newsletter($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__SendNewsletterResponse> {
    let c = arena.allocate(Otolith__Auth__V1__SendNewsletterResponse.self)
    otolith__auth__v1__send_newsletter_response__init(c)
    if let value = self.newsletter { c.pointee.newsletter = value.cStruct(in: arena) }
    return c
  }
}

extension AuthV1 {
  /// A newsletter and how far it is.
  public struct Newsletter: Message {
    /// As it was sent.
    public var newsletterID: String
    /// When it was sent.
    public var createTime: GoogleProtobuf.Timestamp?
    /// For how many a mail was made until now.
    public var recipientCount: UInt64
    /// When a mail was made for everybody; absent: not yet.
    public var completeTime: GoogleProtobuf.Timestamp?

    /// Every field at its default.
    public init() {
      self.newsletterID = ""
      self.createTime = nil
      self.recipientCount = 0
      self.completeTime = nil
    }

    public init(
      newsletterID: String = "",
      createTime: GoogleProtobuf.Timestamp? = nil,
      recipientCount: UInt64 = 0,
      completeTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.newsletterID = newsletterID
      self.createTime = createTime
      self.recipientCount = recipientCount
      self.completeTime = completeTime
    }
  }
}

extension AuthV1.Newsletter {
  public static var fullName: String { "otolith.auth.v1.Newsletter" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__Newsletter()
    otolith__auth__v1__newsletter__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__Newsletter>) {
    self.newsletterID = Codec.string(c.pointee.newsletter_id)
    self.createTime = c.pointee.create_time.map { GoogleProtobuf.Timestamp($0) }
    self.recipientCount = c.pointee.recipient_count
    self.completeTime = c.pointee.complete_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__Newsletter> {
    let c = arena.allocate(Otolith__Auth__V1__Newsletter.self)
    otolith__auth__v1__newsletter__init(c)
    if !self.newsletterID.isEmpty { c.pointee.newsletter_id = arena.string(self.newsletterID) }
    if let value = self.createTime { c.pointee.create_time = value.cStruct(in: arena) }
    c.pointee.recipient_count = self.recipientCount
    if let value = self.completeTime { c.pointee.complete_time = value.cStruct(in: arena) }
    return c
  }
}

extension AuthV1 {
  /// Which newsletter.
  public struct GetNewsletterRequest: Message {
    /// UUID.
    public var newsletterID: String

    /// Every field at its default.
    public init() {
      self.newsletterID = ""
    }

    public init(
      newsletterID: String = ""
    ) {
      self.newsletterID = newsletterID
    }
  }
}

extension AuthV1.GetNewsletterRequest {
  public static var fullName: String { "otolith.auth.v1.GetNewsletterRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__GetNewsletterRequest()
    otolith__auth__v1__get_newsletter_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__GetNewsletterRequest>) {
    self.newsletterID = Codec.string(c.pointee.newsletter_id)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__GetNewsletterRequest> {
    let c = arena.allocate(Otolith__Auth__V1__GetNewsletterRequest.self)
    otolith__auth__v1__get_newsletter_request__init(c)
    if !self.newsletterID.isEmpty { c.pointee.newsletter_id = arena.string(self.newsletterID) }
    return c
  }
}

extension AuthV1 {
  /// The wish that ends.
  public struct EndNewsletterRequest: Message {
    /// From the end of the link.
    public var token: String

    /// Every field at its default.
    public init() {
      self.token = ""
    }

    public init(
      token: String = ""
    ) {
      self.token = token
    }
  }
}

extension AuthV1.EndNewsletterRequest {
  public static var fullName: String { "otolith.auth.v1.EndNewsletterRequest" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__EndNewsletterRequest()
    otolith__auth__v1__end_newsletter_request__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__EndNewsletterRequest>) {
    self.token = Codec.string(c.pointee.token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__EndNewsletterRequest> {
    let c = arena.allocate(Otolith__Auth__V1__EndNewsletterRequest.self)
    otolith__auth__v1__end_newsletter_request__init(c)
    if !self.token.isEmpty { c.pointee.token = arena.string(self.token) }
    return c
  }
}

extension AuthV1 {
  /// There is no wish of this token any more.
  public struct EndNewsletterResponse: Message {
    /// Every field at its default.
    public init() {
    }
  }
}

extension AuthV1.EndNewsletterResponse {
  public static var fullName: String { "otolith.auth.v1.EndNewsletterResponse" }

  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws {
    self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) }
  }

  public func serialized() -> [UInt8] {
    Codec.encode { cStruct(in: $0) }
  }

  // Constant memory of protoc-c's code.
  private nonisolated(unsafe) static let descriptor: UnsafePointer<ProtobufCMessageDescriptor> = {
    var message = Otolith__Auth__V1__EndNewsletterResponse()
    otolith__auth__v1__end_newsletter_response__init(&message)
    return message.base.descriptor
  }()

  init(_ c: UnsafePointer<Otolith__Auth__V1__EndNewsletterResponse>) {
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__EndNewsletterResponse> {
    let c = arena.allocate(Otolith__Auth__V1__EndNewsletterResponse.self)
    otolith__auth__v1__end_newsletter_response__init(c)
    return c
  }
}

extension AuthV1 {
  /// The descriptor of `otolith/auth/v1/newsletters.proto`.
  public static let newslettersFile = ProtoFile(
    name: "otolith/auth/v1/newsletters.proto",
    dependencies: [GoogleProtobuf.timestampFile],
    base64: """
      CiFvdG9saXRoL2F1dGgvdjEvbmV3c2xldHRlcnMucHJvdG8SD290b2xpdGguYXV0aC52MRofZ29vZ2xlL3Byb3RvYnVmL3Rp\
      bWVzdGFtcC5wcm90byJaCg5OZXdzbGV0dGVyVGV4dBIaCghsYW5ndWFnZRgBIAEoCVIIbGFuZ3VhZ2USGAoHc3ViamVjdBgC\
      IAEoCVIHc3ViamVjdBISCgR0ZXh0GAMgASgJUgR0ZXh0InMKFVNlbmROZXdzbGV0dGVyUmVxdWVzdBIjCg1uZXdzbGV0dGVy\
      X2lkGAEgASgJUgxuZXdzbGV0dGVySWQSNQoFdGV4dHMYAiADKAsyHy5vdG9saXRoLmF1dGgudjEuTmV3c2xldHRlclRleHRS\
      BXRleHRzIlUKFlNlbmROZXdzbGV0dGVyUmVzcG9uc2USOwoKbmV3c2xldHRlchgBIAEoCzIbLm90b2xpdGguYXV0aC52MS5O\
      ZXdzbGV0dGVyUgpuZXdzbGV0dGVyItgBCgpOZXdzbGV0dGVyEiMKDW5ld3NsZXR0ZXJfaWQYASABKAlSDG5ld3NsZXR0ZXJJ\
      ZBI7CgtjcmVhdGVfdGltZRgCIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCmNyZWF0ZVRpbWUSJwoPcmVjaXBp\
      ZW50X2NvdW50GAMgASgEUg5yZWNpcGllbnRDb3VudBI/Cg1jb21wbGV0ZV90aW1lGAQgASgLMhouZ29vZ2xlLnByb3RvYnVm\
      LlRpbWVzdGFtcFIMY29tcGxldGVUaW1lIjsKFEdldE5ld3NsZXR0ZXJSZXF1ZXN0EiMKDW5ld3NsZXR0ZXJfaWQYASABKAlS\
      DG5ld3NsZXR0ZXJJZCIsChRFbmROZXdzbGV0dGVyUmVxdWVzdBIUCgV0b2tlbhgBIAEoCVIFdG9rZW4iFwoVRW5kTmV3c2xl\
      dHRlclJlc3BvbnNlMroCChFOZXdzbGV0dGVyU2VydmljZRJmCg5TZW5kTmV3c2xldHRlchImLm90b2xpdGguYXV0aC52MS5T\
      ZW5kTmV3c2xldHRlclJlcXVlc3QaJy5vdG9saXRoLmF1dGgudjEuU2VuZE5ld3NsZXR0ZXJSZXNwb25zZSIDkAICElgKDUdl\
      dE5ld3NsZXR0ZXISJS5vdG9saXRoLmF1dGgudjEuR2V0TmV3c2xldHRlclJlcXVlc3QaGy5vdG9saXRoLmF1dGgudjEuTmV3\
      c2xldHRlciIDkAIBEmMKDUVuZE5ld3NsZXR0ZXISJS5vdG9saXRoLmF1dGgudjEuRW5kTmV3c2xldHRlclJlcXVlc3QaJi5v\
      dG9saXRoLmF1dGgudjEuRW5kTmV3c2xldHRlclJlc3BvbnNlIgOQAgJCPQoPb3RvbGl0aC5hdXRoLnYxUAFaFm90b2xpdGgv\
      YXV0aC92MTthdXRodjGqAg9PdG9saXRoLkF1dGguVjFKkRIKxgEKAQwSAwQAEhq7ASBOZXdzbGV0dGVycyB0byB0aG9zZSB3\
      aG8gd2FudCB0aGVtLgoKIEJlc2lkZSB0aGUgZXJyb3JzIHRoYXQgc3RhbmQgYXQgYSBtZXRob2QgaXQgYW5zd2VycyB0aG9z\
      ZSB0aGF0IGFsbCBtZXRob2RzIGhhdmUKIChvdG9saXRoL2NvbW1vbi92MS9lcnJvcnMucHJvdG8pOyB0aGUgcmVhc29ucyBh\
      cmUgaW4gZXJyb3JzLnByb3RvLgoK1gEKAgYAEgQRACoBGskBIEFkbWluaXN0cmF0b3JzIHNlbmQsIGEgbWFpbCBlYWNoIGdv\
      ZXMgdG8gd2hvZXZlciB3YW50cyB0aGUgbmV3c2xldHRlciAoYEFjY291bnQubmV3c2xldHRlcmApIGFuZCBrZWVwcyBhbgog\
      YWRkcmVzcywgYW5kIGV2ZXJ5IG1haWwgaGFzIGEgbGluaywgYW5kIGEgaGVhZGVyIG9mIG9uZSBjbGljayAoUkZDIDgwNTgp\
      LCB0aGF0IGVuZCB0aGUgd2lzaC4KCvoCCgQGAAIAEgQXAhkDGusCIFNlbmRzIGEgbmV3c2xldHRlciwgaW4gdGhlIGJhY2tn\
      cm91bmQsIHRvIHRob3NlIHdobyB3YW50IGl0IGJ5IG5vdy4gRm9yIGFkbWluaXN0cmF0b3JzOyBzdGFuZHMgaW4gdGhlIGF1\
      ZGl0CiBsb2cuIFRoZSBzYW1lIGBuZXdzbGV0dGVyX2lkYCBhZ2FpbiBhbnN3ZXJzIHRoZSBzYW1lIG5ld3NsZXR0ZXIuCgog\
      RXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UOyBBTFJFQURZX0VYSVNUUyB3aXRoIHJlYXNvbiBORVdTTEVUVEVSX0lEX1JFVVNF\
      RDsgRkFJTEVEX1BSRUNPTkRJVElPTiB3aXRoIHJlYXNvbgogTkVXU0xFVFRFUl9VTkFWQUlMQUJMRSB3aGVyZSB0aGUgb3Bl\
      cmF0b3IgaGFzIHNldCBubyBwYWdlIHRoYXQgZW5kcyB0aGUgd2lzaC4KCngKBAYAAgESBB0CHwMaaiBIb3cgZmFyIGl0IGlz\
      LiBGb3IgYWRtaW5pc3RyYXRvcnMuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UOyBOT1RfRk9VTkQgd2l0aCByZWFzb24g\
      TkVXU0xFVFRFUl9VTktOT1dOLgoK7AMKBAYAAgISBCcCKQMa3QMgRW5kcyB0aGUgd2lzaCBmb3IgdGhlIG5ld3NsZXR0ZXIg\
      b2Ygd2hvZXZlciBnb3QgdGhpcyB0b2tlbi4gQ2FsbGFibGUgd2l0aG91dCBhbiBhY2Nlc3MgdG9rZW46IGEgbWFpbCBwcm9n\
      cmFtCiBzZW5kcyB0aGUgdG9rZW4gdG8gdGhlIGdhdGV3YXkgKGBQT1NUYCB0byB0aGUgbGluaywgd2l0aCB0aGUgYm9keSBg\
      TGlzdC1VbnN1YnNjcmliZT1PbmUtQ2xpY2tgLCBSRkMgODA1OAogwqczLjIpLCBhbmQgYSBwZXJzb24gZm9sbG93cyB0aGUg\
      bGluay4gQSBnYXRld2F5IHRoYXQgaXMgYXNrZWQgYnkgYEdFVGAgc2hvd3MgYSBidXR0b24gYW5kIGNhbGxzIHRoaXMgd2hl\
      biBpdAogaXMgcHJlc3NlZDogcHJvZ3JhbXMgdGhhdCBsb29rIHRocm91Z2ggbWFpbHMgZm9sbG93IGxpbmtzIGJ5IHRoZW1z\
      ZWx2ZXMuIEEgdG9rZW4gdGhhdCBpcyBnb29kIG5vIG1vcmUgaXMKIGFjY2VwdGVkLCB0b28uCgogRXJyb3JzOiBJTlZBTElE\
      X0FSR1VNRU5ULgoKKwoCBAASBC0ANAEaHyBBIG5ld3NsZXR0ZXIgaW4gb25lIGxhbmd1YWdlLgoKFgoEBAACABIDLwIWGgkg\
      QkNQIDQ3LgoKRQoEBAACARIDMQIVGjggMSB0byAxMjAgY2hhcmFjdGVycywgbm9uZSBvZiB0aGVtIGEgY29udHJvbCBjaGFy\
      YWN0ZXIuCgpLCgQEAAICEgMzAhIaPiAxIHRvIDIwLDAwMCBjaGFyYWN0ZXJzIG9mIHBsYWluIHRleHQsIHdpdGggTEYgYmV0\
      d2VlbiBsaW5lcy4KCiYKAgQBEgQ3ADwBGhogQSBuZXdzbGV0dGVyIHRvIGJlIHNlbnQuCgo+CgQEAQIAEgM5AhsaMSBDbGll\
      bnQtbWFkZSBVVUlELCBrZXB0IHVudGlsIGFuIGFuc3dlciBhcnJpdmVzLgoKWgoEBAECARIDOwIkGk0gMSB0byAyMCwgZWFj\
      aCBpbiBhbm90aGVyIGxhbmd1YWdlLiBXaG8gaGFzIG5vbmUgb2YgdGhlbSBnZXRzIHRoZSBmaXJzdCBvbmUuCgofCgIEAhIE\
      PwBCARoTIEl0IGlzIG9uIGl0cyB3YXkuCgogCgQEAgIAEgNBAhwaEyBBcyBpdCBzdGFuZHMgbm93LgoKLQoCBAMSBEUATgEa\
      ISBBIG5ld3NsZXR0ZXIgYW5kIGhvdyBmYXIgaXQgaXMuCgoeCgQEAwIAEgNHAhsaESBBcyBpdCB3YXMgc2VudC4KCiAKBAQD\
      AgESA0kCLBoTIFdoZW4gaXQgd2FzIHNlbnQuCgo2CgQEAwICEgNLAh0aKSBGb3IgaG93IG1hbnkgYSBtYWlsIHdhcyBtYWRl\
      IHVudGlsIG5vdy4KCkMKBAQDAgMSA00CLho2IFdoZW4gYSBtYWlsIHdhcyBtYWRlIGZvciBldmVyeWJvZHk7IGFic2VudDog\
      bm90IHlldC4KCh8KAgQEEgRRAFQBGhMgV2hpY2ggbmV3c2xldHRlci4KChQKBAQEAgASA1MCGxoHIFVVSUQuCgohCgIEBRIE\
      VwBaARoVIFRoZSB3aXNoIHRoYXQgZW5kcy4KCigKBAQFAgASA1kCExobIEZyb20gdGhlIGVuZCBvZiB0aGUgbGluay4KCjUK\
      AgQGEgNdACAaKiBUaGVyZSBpcyBubyB3aXNoIG9mIHRoaXMgdG9rZW4gYW55IG1vcmUuCmIGcHJvdG8z
      """)
}
