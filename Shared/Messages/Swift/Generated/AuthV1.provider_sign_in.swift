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
    /// Same as in `SignInRequest`.
    public var client: AuthV1.ClientCredentials?

    public init(
      state: String = "",
      code: String = "",
      issuer: String = "",
      browserBinding: String = "",
      audiences: [String] = [],
      label: String = "",
      client: AuthV1.ClientCredentials? = nil
    ) {
      self.state = state
      self.code = code
      self.issuer = issuer
      self.browserBinding = browserBinding
      self.audiences = audiences
      self.label = label
      self.client = client
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
    dependencies: [GoogleProtobuf.timestampFile, AuthV1.clientsFile],
    base64: "CiZvdG9saXRoL2F1dGgvdjEvcHJvdmlkZXJfc2lnbl9pbi5wcm90bxIPb3RvbGl0aC5hdXRoLnYxGh9nb29nbGUvcHJvdG9idWYvdGltZXN0YW1wLnByb3RvGh1vdG9saXRoL2F1dGgvdjEvY2xpZW50cy5wcm90byIaChhHZXRTaWduSW5Qcm92aWRlclJlcXVlc3QiMwoOU2lnbkluUHJvdmlkZXISIQoMZGlzcGxheV9uYW1lGAEgASgJUgtkaXNwbGF5TmFtZSJEChpCZWdpblByb3ZpZGVyU2lnbkluUmVxdWVzdBImCg5yZWF1dGhlbnRpY2F0ZRgBIAEoCFIOcmVhdXRoZW50aWNhdGUisAEKG0JlZ2luUHJvdmlkZXJTaWduSW5SZXNwb25zZRIrChFhdXRob3JpemF0aW9uX3VybBgBIAEoCVIQYXV0aG9yaXphdGlvblVybBInCg9icm93c2VyX2JpbmRpbmcYAiABKAlSDmJyb3dzZXJCaW5kaW5nEjsKC2V4cGlyZV90aW1lGAMgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIKZXhwaXJlVGltZSL6AQodQ29tcGxldGVQcm92aWRlclNpZ25JblJlcXVlc3QSFAoFc3RhdGUYASABKAlSBXN0YXRlEhIKBGNvZGUYAiABKAlSBGNvZGUSFgoGaXNzdWVyGAMgASgJUgZpc3N1ZXISJwoPYnJvd3Nlcl9iaW5kaW5nGAQgASgJUg5icm93c2VyQmluZGluZxIcCglhdWRpZW5jZXMYBSADKAlSCWF1ZGllbmNlcxIUCgVsYWJlbBgGIAEoCVIFbGFiZWwSOgoGY2xpZW50GAcgASgLMiIub3RvbGl0aC5hdXRoLnYxLkNsaWVudENyZWRlbnRpYWxzUgZjbGllbnQi9QIKHkNvbXBsZXRlUHJvdmlkZXJTaWduSW5SZXNwb25zZRIhCgxhY2Nlc3NfdG9rZW4YASABKAlSC2FjY2Vzc1Rva2VuElMKGGFjY2Vzc190b2tlbl9leHBpcmVfdGltZRgCIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSFWFjY2Vzc1Rva2VuRXhwaXJlVGltZRIjCg1yZWZyZXNoX3Rva2VuGAMgASgJUgxyZWZyZXNoVG9rZW4SVQoZcmVmcmVzaF90b2tlbl9leHBpcmVfdGltZRgEIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSFnJlZnJlc2hUb2tlbkV4cGlyZVRpbWUSJQoOcGFydGljaXBhbnRfaWQYBSABKAlSDXBhcnRpY2lwYW50SWQSMgoVc2Vjb25kX2ZhY3Rvcl9taXNzaW5nGAcgASgIUhNzZWNvbmRGYWN0b3JNaXNzaW5nSgQIBhAHMuoCChVQcm92aWRlclNpZ25JblNlcnZpY2USZAoRR2V0U2lnbkluUHJvdmlkZXISKS5vdG9saXRoLmF1dGgudjEuR2V0U2lnbkluUHJvdmlkZXJSZXF1ZXN0Gh8ub3RvbGl0aC5hdXRoLnYxLlNpZ25JblByb3ZpZGVyIgOQAgEScAoTQmVnaW5Qcm92aWRlclNpZ25JbhIrLm90b2xpdGguYXV0aC52MS5CZWdpblByb3ZpZGVyU2lnbkluUmVxdWVzdBosLm90b2xpdGguYXV0aC52MS5CZWdpblByb3ZpZGVyU2lnbkluUmVzcG9uc2USeQoWQ29tcGxldGVQcm92aWRlclNpZ25JbhIuLm90b2xpdGguYXV0aC52MS5Db21wbGV0ZVByb3ZpZGVyU2lnbkluUmVxdWVzdBovLm90b2xpdGguYXV0aC52MS5Db21wbGV0ZVByb3ZpZGVyU2lnbkluUmVzcG9uc2VCPQoPb3RvbGl0aC5hdXRoLnYxUAFaFm90b2xpdGgvYXV0aC92MTthdXRodjGqAg9PdG9saXRoLkF1dGguVjFKmSIK9wEKAQwSAwQAEhrsASBTaWduLWluIG9mIHN0YWZmIHdpdGggYW4gZXh0ZXJuYWwgT3BlbklEIENvbm5lY3QgcHJvdmlkZXIgKGF1dGhvcml6YXRpb24gY29kZSBmbG93IHdpdGggUEtDRSkuCgogQW55IG1ldGhvZCBtYXkgYWxzbyByZXR1cm4gdGhlIGVycm9ycyBjb21tb24gdG8gYWxsIG1ldGhvZHMgKG90b2xpdGgvY29tbW9uL3YxL2Vycm9ycy5wcm90bykuIFRoZQogcmVhc29ucyBhcmUgZXhwbGFpbmVkIGluIGVycm9ycy5wcm90by4KCpQDCgIGABIEFgA2ARqHAyBTaWducyBzdGFmZiBpbiB3aXRoIHRoZSBwcm92aWRlciB0aGF0IHRoZSBvcGVyYXRvciBjb25maWd1cmVkIChPVE9MSVRIX1NJR05fSU5fUFJPVklERVJfSVNTVUVSKS4KIFBhcnRpY2lwYW50cyBuZXZlciBzaWduIGluIHRoaXMgd2F5LiBDYWxsYWJsZSB3aXRob3V0IGEgdG9rZW4uCgogVGhlIGNsaWVudCBjYWxscyBCZWdpblByb3ZpZGVyU2lnbkluIGFuZCBvcGVucyB0aGUgcmV0dXJuZWQgYWRkcmVzcyBpbiBhIGJyb3dzZXIuIFRoZSBwcm92aWRlcgogcmVkaXJlY3RzIHRoZSBicm93c2VyIHRvIHRoZSBjb25maWd1cmVkIHBhZ2UsIHdoaWNoIGNhbGxzIENvbXBsZXRlUHJvdmlkZXJTaWduSW4gd2l0aCB0aGUgYHN0YXRlYAogYW5kIHRoZSBgY29kZWAgb2YgdGhlIHJlZGlyZWN0LgoKMAoEBgACABIEGAIaAxoiIFJldHVybnMgdGhlIGNvbmZpZ3VyZWQgcHJvdmlkZXIuCgqVBAoEBgACARIDJAJcGocEIEJlZ2lucyBhIHNpZ24taW4sIHdoaWNoIGNhbiBiZSBjb21wbGV0ZWQgZm9yIDEwIG1pbnV0ZXMuIFRoZSBzZXJ2ZXIga2VlcHMgdGhlIG5vbmNlIGFuZCB0aGUgUEtDRQogdmVyaWZpZXIuCgogTm90IGlkZW1wb3RlbnQ6IGVhY2ggY2FsbCBiZWdpbnMgYSBzZXBhcmF0ZSBzaWduLWluLiBSZXBlYXRpbmcgdGhlIGNhbGwgYWZ0ZXIgYSBsb3N0IHJlc3BvbnNlIGlzCiBoYXJtbGVzczogYW4gdW51c2VkIHNpZ24taW4gZXhwaXJlcy4KCiBFcnJvcnM6IEZBSUxFRF9QUkVDT05ESVRJT04gd2l0aCByZWFzb24gUFJPVklERVJfTk9UX0NPTkZJR1VSRUQ7IFVOQVZBSUxBQkxFIHdpdGggcmVhc29uCiBQUk9WSURFUl9VTkFWQUlMQUJMRSBhbmQgUmV0cnlJbmZvIGlmIHRoZSBwcm92aWRlcidzIGNvbmZpZ3VyYXRpb24gY2Fubm90IGJlIHJlYWQ7CiBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aCByZWFzb24gUFJPVklERVJfU0lHTl9JTlNfTElNSVQgYW5kIFJldHJ5SW5mbyB3aGlsZSAxMCwwMDAgc2lnbi1pbnMgd2FpdC4KCoMJCgQGAAICEgQ0AjUvGvQIIFJlZGVlbXMgdGhlIHByb3ZpZGVyJ3MgY29kZSwgdmVyaWZpZXMgdGhlIElEIHRva2VuLCBhcHBsaWVzIHRoZSByb2xlcyB0aGF0IGl0cyBjbGFpbXMgZ2l2ZSwgYW5kCiBzdGFydHMgYSBzZXNzaW9uLiBUaGUgc2Vzc2lvbiBlbmRzIGF0IHRoZSBsYXRlc3QgYWZ0ZXIgdGhlIGNvbmZpZ3VyZWQgdGltZSAoMTIgaG91cnMgYnkKIGRlZmF1bHQpLCBiZWNhdXNlIG9ubHkgYSBzaWduLWluIHNob3dzIHRoYXQgdGhlIHByb3ZpZGVyIHN0aWxsIGtub3dzIHRoZSBwZXJzb24uCgogTm90IGlkZW1wb3RlbnQ6IGEgc3RhdGUgYW5kIGEgY29kZSB3b3JrIG9uY2UsIGFsc28gaWYgdGhlIGNhbGwgZmFpbHMuIEJlZ2luIGFnYWluIGFmdGVyIGEgbG9zdAogcmVzcG9uc2UuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UOyBGQUlMRURfUFJFQ09ORElUSU9OIHdpdGggcmVhc29uIFBST1ZJREVSX05PVF9DT05GSUdVUkVEOwogUEVSTUlTU0lPTl9ERU5JRUQgd2l0aCByZWFzb24gUFJPVklERVJfU1RBVEVfUkVKRUNURUQgZm9yIGFuIHVua25vd24sIHVzZWQgb3IgZXhwaXJlZCBzdGF0ZSBhbmQKIGZvciBhIHNpZ24taW4gb2YgYW5vdGhlciBicm93c2VyIChpbmRpc3Rpbmd1aXNoYWJsZSksIFBST1ZJREVSX1NJR05fSU5fUkVKRUNURUQgaWYgdGhlIHByb3ZpZGVyCiByZWplY3RzIHRoZSBjb2RlIG9yIGl0cyBJRCB0b2tlbiBpcyBpbnZhbGlkLCBQUk9WSURFUl9BQ0NPVU5UX1VOS05PV04gaWYgbm8gYWNjb3VudCBvZiBzdGFmZgogYmVsb25ncyB0byB0aGUgcGVyc29uIGFuZCBub25lIG1heSBiZSBjcmVhdGVkLCBQUk9WSURFUl9ST0xFU19NSVNTSU5HIGlmIHRoZSBhY2NvdW50IGhhcyBubyByb2xlCiBvZiBzdGFmZiwgUFJPVklERVJfU0VDT05EX0ZBQ1RPUl9SRVFVSVJFRCBmb3IgYW4gYWNjb3VudCB3aXRoIGEgc2Vjb25kIGZhY3RvciBpZiB0aGUgcHJvdmlkZXIKIGRvZXMgbm90IHJlcG9ydCBvbmUsIEFDQ09VTlRfU1VTUEVOREVELCBDTElFTlRfUkVRVUlSRUQgb3IgQ0xJRU5UX1JFSkVDVEVEOyBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aCByZWFzb24gVE9PX01BTllfUk9MRVM7CiBVTkFWQUlMQUJMRSB3aXRoIHJlYXNvbiBQUk9WSURFUl9VTkFWQUlMQUJMRSBhbmQgUmV0cnlJbmZvOiBiZWdpbiBhZ2Fpbi4KCjIKAgQAEgM5ACMaJyBFbXB0eTogdGhlcmUgaXMgYXQgbW9zdCBvbmUgcHJvdmlkZXIuCgo0CgIEARIEPAA/ARooIFRoZSBwcm92aWRlciB3aXRoIHdoaWNoIHN0YWZmIHNpZ24gaW4uCgpOCgQEAQIAEgM+AhoaQSBOYW1lIHRvIHNob3cgb24gdGhlIGJ1dHRvbjsgZW1wdHkgaWYgbm8gcHJvdmlkZXIgaXMgY29uZmlndXJlZC4KCi0KAgQCEgRCAEYBGiEgRGVzY3JpYmVzIHRoZSBzaWduLWluIHRvIGJlZ2luLgoKzQEKBAQCAgASA0UCGhq/ASBXaGV0aGVyIHRoZSBwcm92aWRlciBtdXN0IGFzayBmb3IgdGhlIHBlcnNvbidzIGNyZWRlbnRpYWxzIGFnYWluLCBhbHRob3VnaCBpdCBoYXMgYSBzZXNzaW9uLiBUaGUKIGBhdXRoX3RpbWVgIG9mIHRoZSBhY2Nlc3MgdG9rZW4gaXMgdGhlbiByZWNlbnQsIGFzIG1ldGhvZHMgdGhhdCBuZWVkIGEgZnJlc2ggcHJvb2YgcmVxdWlyZS4KCiIKAgQDEgRJAFIBGhYgVGhlIHN0YXJ0ZWQgc2lnbi1pbi4KCmgKBAQDAgASA0sCHxpbIEFkZHJlc3Mgb2YgdGhlIHByb3ZpZGVyJ3Mgc2lnbi1pbiBwYWdlLCB0byBiZSBvcGVuZWQgaW4gdGhlIGJyb3dzZXIuIEF0IG1vc3QgNCwwOTYgYnl0ZXMuCgrnAQoEBAMCARIDTwIdGtkBIDI1NiByYW5kb20gYml0cyB0aGF0IGJpbmQgdGhlIHNpZ24taW4gdG8gdGhlIGJyb3dzZXIuIEtlZXAgdGhlbSBpbiB0aGlzIGJyb3dzZXIsIG91dCBvZiByZWFjaCBvZgogb3RoZXIgc2l0ZXMsIGFuZCBzZW5kIHRoZW0gdG8gQ29tcGxldGVQcm92aWRlclNpZ25Jbi4gb3RvbGl0aC13ZWIga2VlcHMgdGhlbSBpbiBhIGNvb2tpZSBhbmQKIHJldHVybnMgYW4gZW1wdHkgZmllbGQuCgo9CgQEAwICEgNRAiwaMCBUaW1lIHVudGlsIHdoaWNoIHRoZSBzaWduLWluIGNhbiBiZSBjb21wbGV0ZWQuCgpVCgIEBBIEVQBkARpJIFdoYXQgdGhlIHByb3ZpZGVyJ3MgcmVkaXJlY3QgY29udGFpbmVkLCBhbmQgdGhlIGJpbmRpbmcgb2YgdGhlIGJyb3dzZXIuCgoxCgQEBAIAEgNXAhMaJCBQYXJhbWV0ZXIgYHN0YXRlYCBvZiB0aGUgcmVkaXJlY3QuCgpFCgQEBAIBEgNZAhIaOCBQYXJhbWV0ZXIgYGNvZGVgIG9mIHRoZSByZWRpcmVjdDsgYXQgbW9zdCA0LDA5NiBieXRlcy4KCksKBAQEAgISA1sCFBo+IFBhcmFtZXRlciBgaXNzYCBvZiB0aGUgcmVkaXJlY3QgKFJGQyA5MjA3KTsgZW1wdHkgaWYgYWJzZW50LgoKXQoEBAQCAxIDXQIdGlAgYGJyb3dzZXJfYmluZGluZ2Agb2YgQmVnaW5Qcm92aWRlclNpZ25Jbi4gb3RvbGl0aC13ZWIgc2V0cyBpdCBmcm9tIGl0cyBjb29raWUuCgoqCgQEBAIEEgNfAiAaHSBTYW1lIGFzIGluIGBTaWduSW5SZXF1ZXN0YC4KCioKBAQEAgUSA2ECExodIFNhbWUgYXMgaW4gYFNpZ25JblJlcXVlc3RgLgoKKgoEBAQCBhIDYwIfGh0gU2FtZSBhcyBpbiBgU2lnbkluUmVxdWVzdGAuCgoeCgIEBRIEZwB2ARoSIFRoZSBuZXcgc2Vzc2lvbi4KClwKBAQFAgASA2kCGhpPIEpXVCAoUkZDIDkwNjggdHlwZSBgYXQrand0YCwgRWREU0EpOyBvcGFxdWUgdG8gZ2F0ZXdheXMgdGhhdCBvbmx5IGZvcndhcmQgaXQuCgpNCgQEBQIBEgNrAjkaQCBFeHBpcnkgb2YgdGhlIGFjY2VzcyB0b2tlbiwgYnkgZGVmYXVsdCAxMCBtaW51dGVzIGFmdGVyIGlzc3VlLgoKRgoEBAUCAhIDbQIbGjkgT3BhcXVlIHRva2VuIG9mIDI1NiByYW5kb20gYml0cy4gUmVwbGFjZWQgYXQgZXZlcnkgdXNlLgoKJQoEBAUCAxIDbwI6GhggRXhwaXJ5IG9mIHRoZSBzZXNzaW9uLgoKRwoEBAUCBBIDcQIcGjogUmFuZG9tIFVVSUQgdGhhdCBpZGVudGlmaWVzIHRoZSBhY2NvdW50IGluIGFsbCBzZXJ2aWNlcy4KCr8BCgQEBQIFEgN1AiEasQEgV2hldGhlciBhIHJvbGUgb2YgdGhlIGFjY291bnQgcmVxdWlyZXMgYSBzZWNvbmQgZmFjdG9yLCB3aGljaCB0aGUgcHJvdmlkZXIgZGlkIG5vdCByZXBvcnQuIEFjY2VzcwogdG9rZW5zIG9mIHRoZSBzZXNzaW9uIGFyZSB0aGVuIHZhbGlkIGF0IG90b2xpdGgtYXV0aCBvbmx5IGFuZCBjYXJyeSBubyByb2xlLgpiBnByb3RvMw==")
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
    self.client = c.pointee.client.map { AuthV1.ClientCredentials($0) }
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
    if let value = self.client { c.pointee.client = value.cStruct(in: arena) }
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
