// Generated from otolith/auth/v1/newsletters.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages
public import MessageSupport

extension AuthV1 {
  /// A newsletter in one language.
  public struct NewsletterText: Message {
    /// BCP 47 language tag.
    public var language: String
    /// 1–120 characters without control characters.
    public var subject: String
    /// 1–20,000 characters of plain text, with LF between lines.
    public var text: String

    public init(language: String = "", subject: String = "", text: String = "") {
      self.language = language
      self.subject = subject
      self.text = text
    }
  }

  /// The newsletter to send.
  public struct SendNewsletterRequest: Message {
    /// UUID made by the client. Keep it until a response arrives.
    public var newsletterID: String
    /// 1–20 texts in different languages. Subscribers with another language receive the first text.
    public var texts: [AuthV1.NewsletterText]

    public init(newsletterID: String = "", texts: [AuthV1.NewsletterText] = []) {
      self.newsletterID = newsletterID
      self.texts = texts
    }
  }

  /// The newsletter is being sent.
  public struct SendNewsletterResponse: Message {
    /// The current state.
    public var newsletter: AuthV1.Newsletter?

    public init(newsletter: AuthV1.Newsletter? = nil) {
      self.newsletter = newsletter
    }
  }

  /// A newsletter and its progress.
  public struct Newsletter: Message {
    /// UUID made by the client.
    public var newsletterID: String
    /// Time of the SendNewsletter call.
    public var createTime: GoogleProtobuf.Timestamp?
    /// Number of recipients for whom a mail has been created.
    public var recipientCount: UInt64
    /// Time at which mails for all recipients had been created; absent until then.
    public var completeTime: GoogleProtobuf.Timestamp?

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

  /// Names a newsletter.
  public struct GetNewsletterRequest: Message {
    /// UUID.
    public var newsletterID: String

    public init(newsletterID: String = "") {
      self.newsletterID = newsletterID
    }
  }

  /// The subscription to end.
  public struct EndNewsletterRequest: Message {
    /// Token from the end of the link.
    public var token: String

    public init(token: String = "") {
      self.token = token
    }
  }

  /// Empty: the subscription of this token has ended.
  public struct EndNewsletterResponse: Message {
    public init() {}
  }

  /// The descriptor of `otolith/auth/v1/newsletters.proto`.
  public static let newslettersFile = ProtoFile(
    name: "otolith/auth/v1/newsletters.proto",
    dependencies: [GoogleProtobuf.timestampFile],
    base64: "CiFvdG9saXRoL2F1dGgvdjEvbmV3c2xldHRlcnMucHJvdG8SD290b2xpdGguYXV0aC52MRofZ29vZ2xlL3Byb3RvYnVmL3RpbWVzdGFtcC5wcm90byJaCg5OZXdzbGV0dGVyVGV4dBIaCghsYW5ndWFnZRgBIAEoCVIIbGFuZ3VhZ2USGAoHc3ViamVjdBgCIAEoCVIHc3ViamVjdBISCgR0ZXh0GAMgASgJUgR0ZXh0InMKFVNlbmROZXdzbGV0dGVyUmVxdWVzdBIjCg1uZXdzbGV0dGVyX2lkGAEgASgJUgxuZXdzbGV0dGVySWQSNQoFdGV4dHMYAiADKAsyHy5vdG9saXRoLmF1dGgudjEuTmV3c2xldHRlclRleHRSBXRleHRzIlUKFlNlbmROZXdzbGV0dGVyUmVzcG9uc2USOwoKbmV3c2xldHRlchgBIAEoCzIbLm90b2xpdGguYXV0aC52MS5OZXdzbGV0dGVyUgpuZXdzbGV0dGVyItgBCgpOZXdzbGV0dGVyEiMKDW5ld3NsZXR0ZXJfaWQYASABKAlSDG5ld3NsZXR0ZXJJZBI7CgtjcmVhdGVfdGltZRgCIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCmNyZWF0ZVRpbWUSJwoPcmVjaXBpZW50X2NvdW50GAMgASgEUg5yZWNpcGllbnRDb3VudBI/Cg1jb21wbGV0ZV90aW1lGAQgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIMY29tcGxldGVUaW1lIjsKFEdldE5ld3NsZXR0ZXJSZXF1ZXN0EiMKDW5ld3NsZXR0ZXJfaWQYASABKAlSDG5ld3NsZXR0ZXJJZCIsChRFbmROZXdzbGV0dGVyUmVxdWVzdBIUCgV0b2tlbhgBIAEoCVIFdG9rZW4iFwoVRW5kTmV3c2xldHRlclJlc3BvbnNlMroCChFOZXdzbGV0dGVyU2VydmljZRJmCg5TZW5kTmV3c2xldHRlchImLm90b2xpdGguYXV0aC52MS5TZW5kTmV3c2xldHRlclJlcXVlc3QaJy5vdG9saXRoLmF1dGgudjEuU2VuZE5ld3NsZXR0ZXJSZXNwb25zZSIDkAICElgKDUdldE5ld3NsZXR0ZXISJS5vdG9saXRoLmF1dGgudjEuR2V0TmV3c2xldHRlclJlcXVlc3QaGy5vdG9saXRoLmF1dGgudjEuTmV3c2xldHRlciIDkAIBEmMKDUVuZE5ld3NsZXR0ZXISJS5vdG9saXRoLmF1dGgudjEuRW5kTmV3c2xldHRlclJlcXVlc3QaJi5vdG9saXRoLmF1dGgudjEuRW5kTmV3c2xldHRlclJlc3BvbnNlIgOQAgJCPQoPb3RvbGl0aC5hdXRoLnYxUAFaFm90b2xpdGgvYXV0aC92MTthdXRodjGqAg9PdG9saXRoLkF1dGguVjFKjRMKtAEKAQwSAwQAEhqpASBOZXdzbGV0dGVycyB0byBzdWJzY3JpYmVycy4KCiBBbnkgbWV0aG9kIG1heSBhbHNvIHJldHVybiB0aGUgZXJyb3JzIGNvbW1vbiB0byBhbGwgbWV0aG9kcyAob3RvbGl0aC9jb21tb24vdjEvZXJyb3JzLnByb3RvKS4gVGhlCiByZWFzb25zIGFyZSBleHBsYWluZWQgaW4gZXJyb3JzLnByb3RvLgoK3AEKAgYAEgQSACsBGs8BIFNlbmRzIG5ld3NsZXR0ZXJzLiBBZG1pbmlzdHJhdG9ycyBzZW5kOyBlYWNoIGFjY291bnQgdGhhdCBzdWJzY3JpYmVzIChgQWNjb3VudC5uZXdzbGV0dGVyYCkgYW5kCiBrZWVwcyBhbiBhZGRyZXNzIHJlY2VpdmVzIG9uZSBtYWlsLiBFdmVyeSBtYWlsIGhhcyBhIGxpbmsgYW5kIGEgb25lLWNsaWNrIGhlYWRlciAoUkZDIDgwNTgpIHRvCiB1bnN1YnNjcmliZS4KCv4CCgQGAAIAEgQYAhoDGu8CIFNlbmRzIGEgbmV3c2xldHRlciBpbiB0aGUgYmFja2dyb3VuZCB0byBhbGwgY3VycmVudCBzdWJzY3JpYmVycy4gRm9yIGFkbWluaXN0cmF0b3JzOyByZWNvcmRlZAogaW4gdGhlIGF1ZGl0IGxvZy4gUmVwZWF0aW5nIHRoZSBzYW1lIGBuZXdzbGV0dGVyX2lkYCByZXR1cm5zIHRoZSBzYW1lIG5ld3NsZXR0ZXIuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UOyBBTFJFQURZX0VYSVNUUyB3aXRoIHJlYXNvbiBORVdTTEVUVEVSX0lEX1JFVVNFRDsgRkFJTEVEX1BSRUNPTkRJVElPTgogd2l0aCByZWFzb24gTkVXU0xFVFRFUl9VTkFWQUlMQUJMRSBpZiB0aGUgb3BlcmF0b3IgaGFzIG5vdCBjb25maWd1cmVkIGFuIHVuc3Vic2NyaWJlIHBhZ2UuCgqQAQoEBgACARIEHgIgAxqBASBSZXR1cm5zIHRoZSBwcm9ncmVzcyBvZiBhIG5ld3NsZXR0ZXIuIEZvciBhZG1pbmlzdHJhdG9ycy4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQ7IE5PVF9GT1VORCB3aXRoIHJlYXNvbiBORVdTTEVUVEVSX1VOS05PV04uCgrXAwoEBgACAhIEKAIqAxrIAyBVbnN1YnNjcmliZXMgdGhlIHJlY2lwaWVudCBvZiB0aGUgbWFpbCB3aXRoIHRoaXMgdG9rZW4uIENhbGxhYmxlIHdpdGhvdXQgYW4gYWNjZXNzIHRva2VuLiBBCiBtYWlsIHByb2dyYW0gc2VuZHMgdGhlIHRva2VuIHRvIHRoZSBnYXRld2F5IChgUE9TVGAgdG8gdGhlIGxpbmssIHdpdGggdGhlIGJvZHkKIGBMaXN0LVVuc3Vic2NyaWJlPU9uZS1DbGlja2AsIFJGQyA4MDU4IMKnMy4yKSwgb3IgYSBwZXJzb24gZm9sbG93cyB0aGUgbGluay4gT24gYEdFVGAsIHRoZQogZ2F0ZXdheSBzaG93cyBhIGJ1dHRvbiBhbmQgY2FsbHMgdGhpcyBtZXRob2Qgd2hlbiBpdCBpcyBwcmVzc2VkLCBiZWNhdXNlIG1haWwgc2Nhbm5lcnMgZm9sbG93CiBsaW5rcyBhdXRvbWF0aWNhbGx5LiBBbiBpbnZhbGlkIG9yIGV4cGlyZWQgdG9rZW4gaXMgYWNjZXB0ZWQsIHRvby4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQuCgorCgIEABIELgA1ARofIEEgbmV3c2xldHRlciBpbiBvbmUgbGFuZ3VhZ2UuCgojCgQEAAIAEgMwAhYaFiBCQ1AgNDcgbGFuZ3VhZ2UgdGFnLgoKPQoEBAACARIDMgIVGjAgMeKAkzEyMCBjaGFyYWN0ZXJzIHdpdGhvdXQgY29udHJvbCBjaGFyYWN0ZXJzLgoKSgoEBAACAhIDNAISGj0gMeKAkzIwLDAwMCBjaGFyYWN0ZXJzIG9mIHBsYWluIHRleHQsIHdpdGggTEYgYmV0d2VlbiBsaW5lcy4KCiUKAgQBEgQ4AD0BGhkgVGhlIG5ld3NsZXR0ZXIgdG8gc2VuZC4KCkkKBAQBAgASAzoCGxo8IFVVSUQgbWFkZSBieSB0aGUgY2xpZW50LiBLZWVwIGl0IHVudGlsIGEgcmVzcG9uc2UgYXJyaXZlcy4KCm0KBAQBAgESAzwCJBpgIDHigJMyMCB0ZXh0cyBpbiBkaWZmZXJlbnQgbGFuZ3VhZ2VzLiBTdWJzY3JpYmVycyB3aXRoIGFub3RoZXIgbGFuZ3VhZ2UgcmVjZWl2ZSB0aGUgZmlyc3QgdGV4dC4KCisKAgQCEgRAAEMBGh8gVGhlIG5ld3NsZXR0ZXIgaXMgYmVpbmcgc2VudC4KCiEKBAQCAgASA0ICHBoUIFRoZSBjdXJyZW50IHN0YXRlLgoKLAoCBAMSBEYATwEaICBBIG5ld3NsZXR0ZXIgYW5kIGl0cyBwcm9ncmVzcy4KCicKBAQDAgASA0gCGxoaIFVVSUQgbWFkZSBieSB0aGUgY2xpZW50LgoKLwoEBAMCARIDSgIsGiIgVGltZSBvZiB0aGUgU2VuZE5ld3NsZXR0ZXIgY2FsbC4KCkUKBAQDAgISA0wCHRo4IE51bWJlciBvZiByZWNpcGllbnRzIGZvciB3aG9tIGEgbWFpbCBoYXMgYmVlbiBjcmVhdGVkLgoKWgoEBAMCAxIDTgIuGk0gVGltZSBhdCB3aGljaCBtYWlscyBmb3IgYWxsIHJlY2lwaWVudHMgaGFkIGJlZW4gY3JlYXRlZDsgYWJzZW50IHVudGlsIHRoZW4uCgohCgIEBBIEUgBVARoVIE5hbWVzIGEgbmV3c2xldHRlci4KChQKBAQEAgASA1QCGxoHIFVVSUQuCgomCgIEBRIEWABbARoaIFRoZSBzdWJzY3JpcHRpb24gdG8gZW5kLgoKLgoEBAUCABIDWgITGiEgVG9rZW4gZnJvbSB0aGUgZW5kIG9mIHRoZSBsaW5rLgoKPQoCBAYSA14AIBoyIEVtcHR5OiB0aGUgc3Vic2NyaXB0aW9uIG9mIHRoaXMgdG9rZW4gaGFzIGVuZGVkLgpiBnByb3RvMw==")
}

extension AuthV1.NewsletterText {
  public static var fullName: String { "otolith.auth.v1.NewsletterText" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__newsletter_text__init)

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

extension AuthV1.SendNewsletterRequest {
  public static var fullName: String { "otolith.auth.v1.SendNewsletterRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__send_newsletter_request__init)

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

extension AuthV1.SendNewsletterResponse {
  public static var fullName: String { "otolith.auth.v1.SendNewsletterResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__send_newsletter_response__init)

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

extension AuthV1.Newsletter {
  public static var fullName: String { "otolith.auth.v1.Newsletter" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__newsletter__init)

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

extension AuthV1.GetNewsletterRequest {
  public static var fullName: String { "otolith.auth.v1.GetNewsletterRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__get_newsletter_request__init)

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

extension AuthV1.EndNewsletterRequest {
  public static var fullName: String { "otolith.auth.v1.EndNewsletterRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__end_newsletter_request__init)

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

extension AuthV1.EndNewsletterResponse {
  public static var fullName: String { "otolith.auth.v1.EndNewsletterResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__end_newsletter_response__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__EndNewsletterResponse>) {
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__EndNewsletterResponse> {
    let c = arena.allocate(Otolith__Auth__V1__EndNewsletterResponse.self)
    otolith__auth__v1__end_newsletter_response__init(c)
    return c
  }
}
