// Generated from otolith/auth/v1/provider_sign_in.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages
public import MessageSupport

extension AuthV1 {
  /// Empty: there is at most one provider.
  public struct GetSignInProviderRequest: Message {
    public init() {}
  }

  /// The provider with which staff sign in.
  public struct SignInProvider: Message {
    /// Name to show on the button; empty if no provider is configured.
    public var displayName: String

    public init(displayName: String = "") {
      self.displayName = displayName
    }
  }

  /// Describes the sign-in to begin.
  public struct BeginProviderSignInRequest: Message {
    /// Whether the provider must ask for the person's credentials again, although it has a session. The
    /// `auth_time` of the access token is then recent, as methods that need a fresh proof require.
    public var reauthenticate: Bool

    public init(reauthenticate: Bool = false) {
      self.reauthenticate = reauthenticate
    }
  }

  /// The started sign-in.
  public struct BeginProviderSignInResponse: Message {
    /// Address of the provider's sign-in page, to be opened in the browser. At most 4,096 bytes.
    public var authorizationURL: String
    /// 256 random bits that bind the sign-in to the browser. Keep them in this browser, out of reach of
    /// other sites, and send them to CompleteProviderSignIn. otolith-web keeps them in a cookie and
    /// returns an empty field.
    public var browserBinding: String
    /// Time until which the sign-in can be completed.
    public var expireTime: GoogleProtobuf.Timestamp?

    public init(
      authorizationURL: String = "",
      browserBinding: String = "",
      expireTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.authorizationURL = authorizationURL
      self.browserBinding = browserBinding
      self.expireTime = expireTime
    }
  }

  /// What the provider's redirect contained, and the binding of the browser.
  public struct CompleteProviderSignInRequest: Message {
    /// Parameter `state` of the redirect.
    public var state: String
    /// Parameter `code` of the redirect; at most 4,096 bytes.
    public var code: String
    /// Parameter `iss` of the redirect (RFC 9207); empty if absent.
    public var issuer: String
    /// `browser_binding` of BeginProviderSignIn. otolith-web sets it from its cookie.
    public var browserBinding: String
    /// Same as in `SignInRequest`.
    public var audiences: [String]
    /// Same as in `SignInRequest`.
    public var label: String

    public init(
      state: String = "",
      code: String = "",
      issuer: String = "",
      browserBinding: String = "",
      audiences: [String] = [],
      label: String = ""
    ) {
      self.state = state
      self.code = code
      self.issuer = issuer
      self.browserBinding = browserBinding
      self.audiences = audiences
      self.label = label
    }
  }

  /// The new session.
  public struct CompleteProviderSignInResponse: Message {
    /// JWT (RFC 9068 type `at+jwt`, EdDSA); opaque to gateways that only forward it.
    public var accessToken: String
    /// Expiry of the access token, by default 10 minutes after issue.
    public var accessTokenExpireTime: GoogleProtobuf.Timestamp?
    /// Opaque token of 256 random bits. Replaced at every use.
    public var refreshToken: String
    /// Expiry of the session.
    public var refreshTokenExpireTime: GoogleProtobuf.Timestamp?
    /// Random UUID that identifies the account in all services.
    public var participantID: String
    /// Whether a role of the account requires a second factor, which the provider did not report. Access
    /// tokens of the session are then valid at otolith-auth only and carry no role.
    public var secondFactorMissing: Bool

    public init(
      accessToken: String = "",
      accessTokenExpireTime: GoogleProtobuf.Timestamp? = nil,
      refreshToken: String = "",
      refreshTokenExpireTime: GoogleProtobuf.Timestamp? = nil,
      participantID: String = "",
      secondFactorMissing: Bool = false
    ) {
      self.accessToken = accessToken
      self.accessTokenExpireTime = accessTokenExpireTime
      self.refreshToken = refreshToken
      self.refreshTokenExpireTime = refreshTokenExpireTime
      self.participantID = participantID
      self.secondFactorMissing = secondFactorMissing
    }
  }

  /// The descriptor of `otolith/auth/v1/provider_sign_in.proto`.
  public static let providerSignInFile = ProtoFile(
    name: "otolith/auth/v1/provider_sign_in.proto",
    dependencies: [GoogleProtobuf.timestampFile],
    base64: "CiZvdG9saXRoL2F1dGgvdjEvcHJvdmlkZXJfc2lnbl9pbi5wcm90bxIPb3RvbGl0aC5hdXRoLnYxGh9nb29nbGUvcHJvdG9idWYvdGltZXN0YW1wLnByb3RvIhoKGEdldFNpZ25JblByb3ZpZGVyUmVxdWVzdCIzCg5TaWduSW5Qcm92aWRlchIhCgxkaXNwbGF5X25hbWUYASABKAlSC2Rpc3BsYXlOYW1lIkQKGkJlZ2luUHJvdmlkZXJTaWduSW5SZXF1ZXN0EiYKDnJlYXV0aGVudGljYXRlGAEgASgIUg5yZWF1dGhlbnRpY2F0ZSKwAQobQmVnaW5Qcm92aWRlclNpZ25JblJlc3BvbnNlEisKEWF1dGhvcml6YXRpb25fdXJsGAEgASgJUhBhdXRob3JpemF0aW9uVXJsEicKD2Jyb3dzZXJfYmluZGluZxgCIAEoCVIOYnJvd3NlckJpbmRpbmcSOwoLZXhwaXJlX3RpbWUYAyABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgpleHBpcmVUaW1lIr4BCh1Db21wbGV0ZVByb3ZpZGVyU2lnbkluUmVxdWVzdBIUCgVzdGF0ZRgBIAEoCVIFc3RhdGUSEgoEY29kZRgCIAEoCVIEY29kZRIWCgZpc3N1ZXIYAyABKAlSBmlzc3VlchInCg9icm93c2VyX2JpbmRpbmcYBCABKAlSDmJyb3dzZXJCaW5kaW5nEhwKCWF1ZGllbmNlcxgFIAMoCVIJYXVkaWVuY2VzEhQKBWxhYmVsGAYgASgJUgVsYWJlbCL1AgoeQ29tcGxldGVQcm92aWRlclNpZ25JblJlc3BvbnNlEiEKDGFjY2Vzc190b2tlbhgBIAEoCVILYWNjZXNzVG9rZW4SUwoYYWNjZXNzX3Rva2VuX2V4cGlyZV90aW1lGAIgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIVYWNjZXNzVG9rZW5FeHBpcmVUaW1lEiMKDXJlZnJlc2hfdG9rZW4YAyABKAlSDHJlZnJlc2hUb2tlbhJVChlyZWZyZXNoX3Rva2VuX2V4cGlyZV90aW1lGAQgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIWcmVmcmVzaFRva2VuRXhwaXJlVGltZRIlCg5wYXJ0aWNpcGFudF9pZBgFIAEoCVINcGFydGljaXBhbnRJZBIyChVzZWNvbmRfZmFjdG9yX21pc3NpbmcYByABKAhSE3NlY29uZEZhY3Rvck1pc3NpbmdKBAgGEAcy6gIKFVByb3ZpZGVyU2lnbkluU2VydmljZRJkChFHZXRTaWduSW5Qcm92aWRlchIpLm90b2xpdGguYXV0aC52MS5HZXRTaWduSW5Qcm92aWRlclJlcXVlc3QaHy5vdG9saXRoLmF1dGgudjEuU2lnbkluUHJvdmlkZXIiA5ACARJwChNCZWdpblByb3ZpZGVyU2lnbkluEisub3RvbGl0aC5hdXRoLnYxLkJlZ2luUHJvdmlkZXJTaWduSW5SZXF1ZXN0Giwub3RvbGl0aC5hdXRoLnYxLkJlZ2luUHJvdmlkZXJTaWduSW5SZXNwb25zZRJ5ChZDb21wbGV0ZVByb3ZpZGVyU2lnbkluEi4ub3RvbGl0aC5hdXRoLnYxLkNvbXBsZXRlUHJvdmlkZXJTaWduSW5SZXF1ZXN0Gi8ub3RvbGl0aC5hdXRoLnYxLkNvbXBsZXRlUHJvdmlkZXJTaWduSW5SZXNwb25zZUI9Cg9vdG9saXRoLmF1dGgudjFQAVoWb3RvbGl0aC9hdXRoL3YxO2F1dGh2MaoCD090b2xpdGguQXV0aC5WMUrMIQr3AQoBDBIDBAASGuwBIFNpZ24taW4gb2Ygc3RhZmYgd2l0aCBhbiBleHRlcm5hbCBPcGVuSUQgQ29ubmVjdCBwcm92aWRlciAoYXV0aG9yaXphdGlvbiBjb2RlIGZsb3cgd2l0aCBQS0NFKS4KCiBBbnkgbWV0aG9kIG1heSBhbHNvIHJldHVybiB0aGUgZXJyb3JzIGNvbW1vbiB0byBhbGwgbWV0aG9kcyAob3RvbGl0aC9jb21tb24vdjEvZXJyb3JzLnByb3RvKS4gVGhlCiByZWFzb25zIGFyZSBleHBsYWluZWQgaW4gZXJyb3JzLnByb3RvLgoKlAMKAgYAEgQVADUBGocDIFNpZ25zIHN0YWZmIGluIHdpdGggdGhlIHByb3ZpZGVyIHRoYXQgdGhlIG9wZXJhdG9yIGNvbmZpZ3VyZWQgKE9UT0xJVEhfU0lHTl9JTl9QUk9WSURFUl9JU1NVRVIpLgogUGFydGljaXBhbnRzIG5ldmVyIHNpZ24gaW4gdGhpcyB3YXkuIENhbGxhYmxlIHdpdGhvdXQgYSB0b2tlbi4KCiBUaGUgY2xpZW50IGNhbGxzIEJlZ2luUHJvdmlkZXJTaWduSW4gYW5kIG9wZW5zIHRoZSByZXR1cm5lZCBhZGRyZXNzIGluIGEgYnJvd3Nlci4gVGhlIHByb3ZpZGVyCiByZWRpcmVjdHMgdGhlIGJyb3dzZXIgdG8gdGhlIGNvbmZpZ3VyZWQgcGFnZSwgd2hpY2ggY2FsbHMgQ29tcGxldGVQcm92aWRlclNpZ25JbiB3aXRoIHRoZSBgc3RhdGVgCiBhbmQgdGhlIGBjb2RlYCBvZiB0aGUgcmVkaXJlY3QuCgowCgQGAAIAEgQXAhkDGiIgUmV0dXJucyB0aGUgY29uZmlndXJlZCBwcm92aWRlci4KCpUECgQGAAIBEgMjAlwahwQgQmVnaW5zIGEgc2lnbi1pbiwgd2hpY2ggY2FuIGJlIGNvbXBsZXRlZCBmb3IgMTAgbWludXRlcy4gVGhlIHNlcnZlciBrZWVwcyB0aGUgbm9uY2UgYW5kIHRoZSBQS0NFCiB2ZXJpZmllci4KCiBOb3QgaWRlbXBvdGVudDogZWFjaCBjYWxsIGJlZ2lucyBhIHNlcGFyYXRlIHNpZ24taW4uIFJlcGVhdGluZyB0aGUgY2FsbCBhZnRlciBhIGxvc3QgcmVzcG9uc2UgaXMKIGhhcm1sZXNzOiBhbiB1bnVzZWQgc2lnbi1pbiBleHBpcmVzLgoKIEVycm9yczogRkFJTEVEX1BSRUNPTkRJVElPTiB3aXRoIHJlYXNvbiBQUk9WSURFUl9OT1RfQ09ORklHVVJFRDsgVU5BVkFJTEFCTEUgd2l0aCByZWFzb24KIFBST1ZJREVSX1VOQVZBSUxBQkxFIGFuZCBSZXRyeUluZm8gaWYgdGhlIHByb3ZpZGVyJ3MgY29uZmlndXJhdGlvbiBjYW5ub3QgYmUgcmVhZDsKIFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIHJlYXNvbiBQUk9WSURFUl9TSUdOX0lOU19MSU1JVCBhbmQgUmV0cnlJbmZvIHdoaWxlIDEwLDAwMCBzaWduLWlucyB3YWl0LgoK4ggKBAYAAgISBDMCNC8a0wggUmVkZWVtcyB0aGUgcHJvdmlkZXIncyBjb2RlLCB2ZXJpZmllcyB0aGUgSUQgdG9rZW4sIGFwcGxpZXMgdGhlIHJvbGVzIHRoYXQgaXRzIGNsYWltcyBnaXZlLCBhbmQKIHN0YXJ0cyBhIHNlc3Npb24uIFRoZSBzZXNzaW9uIGVuZHMgYXQgdGhlIGxhdGVzdCBhZnRlciB0aGUgY29uZmlndXJlZCB0aW1lICgxMiBob3VycyBieQogZGVmYXVsdCksIGJlY2F1c2Ugb25seSBhIHNpZ24taW4gc2hvd3MgdGhhdCB0aGUgcHJvdmlkZXIgc3RpbGwga25vd3MgdGhlIHBlcnNvbi4KCiBOb3QgaWRlbXBvdGVudDogYSBzdGF0ZSBhbmQgYSBjb2RlIHdvcmsgb25jZSwgYWxzbyBpZiB0aGUgY2FsbCBmYWlscy4gQmVnaW4gYWdhaW4gYWZ0ZXIgYSBsb3N0CiByZXNwb25zZS4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQ7IEZBSUxFRF9QUkVDT05ESVRJT04gd2l0aCByZWFzb24gUFJPVklERVJfTk9UX0NPTkZJR1VSRUQ7CiBQRVJNSVNTSU9OX0RFTklFRCB3aXRoIHJlYXNvbiBQUk9WSURFUl9TVEFURV9SRUpFQ1RFRCBmb3IgYW4gdW5rbm93biwgdXNlZCBvciBleHBpcmVkIHN0YXRlIGFuZAogZm9yIGEgc2lnbi1pbiBvZiBhbm90aGVyIGJyb3dzZXIgKGluZGlzdGluZ3Vpc2hhYmxlKSwgUFJPVklERVJfU0lHTl9JTl9SRUpFQ1RFRCBpZiB0aGUgcHJvdmlkZXIKIHJlamVjdHMgdGhlIGNvZGUgb3IgaXRzIElEIHRva2VuIGlzIGludmFsaWQsIFBST1ZJREVSX0FDQ09VTlRfVU5LTk9XTiBpZiBubyBhY2NvdW50IG9mIHN0YWZmCiBiZWxvbmdzIHRvIHRoZSBwZXJzb24gYW5kIG5vbmUgbWF5IGJlIGNyZWF0ZWQsIFBST1ZJREVSX1JPTEVTX01JU1NJTkcgaWYgdGhlIGFjY291bnQgaGFzIG5vIHJvbGUKIG9mIHN0YWZmLCBQUk9WSURFUl9TRUNPTkRfRkFDVE9SX1JFUVVJUkVEIGZvciBhbiBhY2NvdW50IHdpdGggYSBzZWNvbmQgZmFjdG9yIGlmIHRoZSBwcm92aWRlcgogZG9lcyBub3QgcmVwb3J0IG9uZSwgb3IgQUNDT1VOVF9TVVNQRU5ERUQ7IFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIHJlYXNvbiBUT09fTUFOWV9ST0xFUzsKIFVOQVZBSUxBQkxFIHdpdGggcmVhc29uIFBST1ZJREVSX1VOQVZBSUxBQkxFIGFuZCBSZXRyeUluZm86IGJlZ2luIGFnYWluLgoKMgoCBAASAzgAIxonIEVtcHR5OiB0aGVyZSBpcyBhdCBtb3N0IG9uZSBwcm92aWRlci4KCjQKAgQBEgQ7AD4BGiggVGhlIHByb3ZpZGVyIHdpdGggd2hpY2ggc3RhZmYgc2lnbiBpbi4KCk4KBAQBAgASAz0CGhpBIE5hbWUgdG8gc2hvdyBvbiB0aGUgYnV0dG9uOyBlbXB0eSBpZiBubyBwcm92aWRlciBpcyBjb25maWd1cmVkLgoKLQoCBAISBEEARQEaISBEZXNjcmliZXMgdGhlIHNpZ24taW4gdG8gYmVnaW4uCgrNAQoEBAICABIDRAIaGr8BIFdoZXRoZXIgdGhlIHByb3ZpZGVyIG11c3QgYXNrIGZvciB0aGUgcGVyc29uJ3MgY3JlZGVudGlhbHMgYWdhaW4sIGFsdGhvdWdoIGl0IGhhcyBhIHNlc3Npb24uIFRoZQogYGF1dGhfdGltZWAgb2YgdGhlIGFjY2VzcyB0b2tlbiBpcyB0aGVuIHJlY2VudCwgYXMgbWV0aG9kcyB0aGF0IG5lZWQgYSBmcmVzaCBwcm9vZiByZXF1aXJlLgoKIgoCBAMSBEgAUQEaFiBUaGUgc3RhcnRlZCBzaWduLWluLgoKaAoEBAMCABIDSgIfGlsgQWRkcmVzcyBvZiB0aGUgcHJvdmlkZXIncyBzaWduLWluIHBhZ2UsIHRvIGJlIG9wZW5lZCBpbiB0aGUgYnJvd3Nlci4gQXQgbW9zdCA0LDA5NiBieXRlcy4KCucBCgQEAwIBEgNOAh0a2QEgMjU2IHJhbmRvbSBiaXRzIHRoYXQgYmluZCB0aGUgc2lnbi1pbiB0byB0aGUgYnJvd3Nlci4gS2VlcCB0aGVtIGluIHRoaXMgYnJvd3Nlciwgb3V0IG9mIHJlYWNoIG9mCiBvdGhlciBzaXRlcywgYW5kIHNlbmQgdGhlbSB0byBDb21wbGV0ZVByb3ZpZGVyU2lnbkluLiBvdG9saXRoLXdlYiBrZWVwcyB0aGVtIGluIGEgY29va2llIGFuZAogcmV0dXJucyBhbiBlbXB0eSBmaWVsZC4KCj0KBAQDAgISA1ACLBowIFRpbWUgdW50aWwgd2hpY2ggdGhlIHNpZ24taW4gY2FuIGJlIGNvbXBsZXRlZC4KClUKAgQEEgRUAGEBGkkgV2hhdCB0aGUgcHJvdmlkZXIncyByZWRpcmVjdCBjb250YWluZWQsIGFuZCB0aGUgYmluZGluZyBvZiB0aGUgYnJvd3Nlci4KCjEKBAQEAgASA1YCExokIFBhcmFtZXRlciBgc3RhdGVgIG9mIHRoZSByZWRpcmVjdC4KCkUKBAQEAgESA1gCEho4IFBhcmFtZXRlciBgY29kZWAgb2YgdGhlIHJlZGlyZWN0OyBhdCBtb3N0IDQsMDk2IGJ5dGVzLgoKSwoEBAQCAhIDWgIUGj4gUGFyYW1ldGVyIGBpc3NgIG9mIHRoZSByZWRpcmVjdCAoUkZDIDkyMDcpOyBlbXB0eSBpZiBhYnNlbnQuCgpdCgQEBAIDEgNcAh0aUCBgYnJvd3Nlcl9iaW5kaW5nYCBvZiBCZWdpblByb3ZpZGVyU2lnbkluLiBvdG9saXRoLXdlYiBzZXRzIGl0IGZyb20gaXRzIGNvb2tpZS4KCioKBAQEAgQSA14CIBodIFNhbWUgYXMgaW4gYFNpZ25JblJlcXVlc3RgLgoKKgoEBAQCBRIDYAITGh0gU2FtZSBhcyBpbiBgU2lnbkluUmVxdWVzdGAuCgoeCgIEBRIEZABzARoSIFRoZSBuZXcgc2Vzc2lvbi4KClwKBAQFAgASA2YCGhpPIEpXVCAoUkZDIDkwNjggdHlwZSBgYXQrand0YCwgRWREU0EpOyBvcGFxdWUgdG8gZ2F0ZXdheXMgdGhhdCBvbmx5IGZvcndhcmQgaXQuCgpNCgQEBQIBEgNoAjkaQCBFeHBpcnkgb2YgdGhlIGFjY2VzcyB0b2tlbiwgYnkgZGVmYXVsdCAxMCBtaW51dGVzIGFmdGVyIGlzc3VlLgoKRgoEBAUCAhIDagIbGjkgT3BhcXVlIHRva2VuIG9mIDI1NiByYW5kb20gYml0cy4gUmVwbGFjZWQgYXQgZXZlcnkgdXNlLgoKJQoEBAUCAxIDbAI6GhggRXhwaXJ5IG9mIHRoZSBzZXNzaW9uLgoKRwoEBAUCBBIDbgIcGjogUmFuZG9tIFVVSUQgdGhhdCBpZGVudGlmaWVzIHRoZSBhY2NvdW50IGluIGFsbCBzZXJ2aWNlcy4KCr8BCgQEBQIFEgNyAiEasQEgV2hldGhlciBhIHJvbGUgb2YgdGhlIGFjY291bnQgcmVxdWlyZXMgYSBzZWNvbmQgZmFjdG9yLCB3aGljaCB0aGUgcHJvdmlkZXIgZGlkIG5vdCByZXBvcnQuIEFjY2VzcwogdG9rZW5zIG9mIHRoZSBzZXNzaW9uIGFyZSB0aGVuIHZhbGlkIGF0IG90b2xpdGgtYXV0aCBvbmx5IGFuZCBjYXJyeSBubyByb2xlLgpiBnByb3RvMw==")
}

extension AuthV1.GetSignInProviderRequest {
  public static var fullName: String { "otolith.auth.v1.GetSignInProviderRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__get_sign_in_provider_request__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__GetSignInProviderRequest>) {
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__GetSignInProviderRequest> {
    let c = arena.allocate(Otolith__Auth__V1__GetSignInProviderRequest.self)
    otolith__auth__v1__get_sign_in_provider_request__init(c)
    return c
  }
}

extension AuthV1.SignInProvider {
  public static var fullName: String { "otolith.auth.v1.SignInProvider" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__sign_in_provider__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__SignInProvider>) {
    self.displayName = Codec.string(c.pointee.display_name)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__SignInProvider> {
    let c = arena.allocate(Otolith__Auth__V1__SignInProvider.self)
    otolith__auth__v1__sign_in_provider__init(c)
    if !self.displayName.isEmpty { c.pointee.display_name = arena.string(self.displayName) }
    return c
  }
}

extension AuthV1.BeginProviderSignInRequest {
  public static var fullName: String { "otolith.auth.v1.BeginProviderSignInRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__begin_provider_sign_in_request__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__BeginProviderSignInRequest>) {
    self.reauthenticate = c.pointee.reauthenticate != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__BeginProviderSignInRequest> {
    let c = arena.allocate(Otolith__Auth__V1__BeginProviderSignInRequest.self)
    otolith__auth__v1__begin_provider_sign_in_request__init(c)
    c.pointee.reauthenticate = self.reauthenticate ? 1 : 0
    return c
  }
}

extension AuthV1.BeginProviderSignInResponse {
  public static var fullName: String { "otolith.auth.v1.BeginProviderSignInResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__begin_provider_sign_in_response__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__BeginProviderSignInResponse>) {
    self.authorizationURL = Codec.string(c.pointee.authorization_url)
    self.browserBinding = Codec.string(c.pointee.browser_binding)
    self.expireTime = c.pointee.expire_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__BeginProviderSignInResponse> {
    let c = arena.allocate(Otolith__Auth__V1__BeginProviderSignInResponse.self)
    otolith__auth__v1__begin_provider_sign_in_response__init(c)
    if !self.authorizationURL.isEmpty { c.pointee.authorization_url = arena.string(self.authorizationURL) }
    if !self.browserBinding.isEmpty { c.pointee.browser_binding = arena.string(self.browserBinding) }
    if let value = self.expireTime { c.pointee.expire_time = value.cStruct(in: arena) }
    return c
  }
}

extension AuthV1.CompleteProviderSignInRequest {
  public static var fullName: String { "otolith.auth.v1.CompleteProviderSignInRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__complete_provider_sign_in_request__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__CompleteProviderSignInRequest>) {
    self.state = Codec.string(c.pointee.state)
    self.code = Codec.string(c.pointee.code)
    self.issuer = Codec.string(c.pointee.issuer)
    self.browserBinding = Codec.string(c.pointee.browser_binding)
    self.audiences = Codec.array(c.pointee.audiences, c.pointee.n_audiences) { Codec.string($0) }
    self.label = Codec.string(c.pointee.label)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__CompleteProviderSignInRequest> {
    let c = arena.allocate(Otolith__Auth__V1__CompleteProviderSignInRequest.self)
    otolith__auth__v1__complete_provider_sign_in_request__init(c)
    if !self.state.isEmpty { c.pointee.state = arena.string(self.state) }
    if !self.code.isEmpty { c.pointee.code = arena.string(self.code) }
    if !self.issuer.isEmpty { c.pointee.issuer = arena.string(self.issuer) }
    if !self.browserBinding.isEmpty { c.pointee.browser_binding = arena.string(self.browserBinding) }
    if !self.audiences.isEmpty {
      c.pointee.n_audiences = self.audiences.count
      c.pointee.audiences = arena.array(self.audiences) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    if !self.label.isEmpty { c.pointee.label = arena.string(self.label) }
    return c
  }
}

extension AuthV1.CompleteProviderSignInResponse {
  public static var fullName: String { "otolith.auth.v1.CompleteProviderSignInResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__complete_provider_sign_in_response__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__CompleteProviderSignInResponse>) {
    self.accessToken = Codec.string(c.pointee.access_token)
    self.accessTokenExpireTime = c.pointee.access_token_expire_time.map { GoogleProtobuf.Timestamp($0) }
    self.refreshToken = Codec.string(c.pointee.refresh_token)
    self.refreshTokenExpireTime = c.pointee.refresh_token_expire_time.map { GoogleProtobuf.Timestamp($0) }
    self.participantID = Codec.string(c.pointee.participant_id)
    self.secondFactorMissing = c.pointee.second_factor_missing != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__CompleteProviderSignInResponse> {
    let c = arena.allocate(Otolith__Auth__V1__CompleteProviderSignInResponse.self)
    otolith__auth__v1__complete_provider_sign_in_response__init(c)
    if !self.accessToken.isEmpty { c.pointee.access_token = arena.string(self.accessToken) }
    if let value = self.accessTokenExpireTime { c.pointee.access_token_expire_time = value.cStruct(in: arena) }
    if !self.refreshToken.isEmpty { c.pointee.refresh_token = arena.string(self.refreshToken) }
    if let value = self.refreshTokenExpireTime { c.pointee.refresh_token_expire_time = value.cStruct(in: arena) }
    if !self.participantID.isEmpty { c.pointee.participant_id = arena.string(self.participantID) }
    c.pointee.second_factor_missing = self.secondFactorMissing ? 1 : 0
    return c
  }
}
