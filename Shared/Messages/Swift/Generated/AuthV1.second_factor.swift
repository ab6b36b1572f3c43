// Generated from otolith/auth/v1/second_factor.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages
public import MessageSupport

extension AuthV1 {
  /// Empty: the account is taken from the token.
  public struct GetSecondFactorRequest: Message {
    public init() {}
  }

  /// The state of an account's second factor.
  public struct SecondFactor: Message {
    /// Time since which sign-in needs a code; absent without a second factor.
    public var confirmTime: GoogleProtobuf.Timestamp?
    /// Number of unused recovery codes.
    public var recoveryCodes: UInt32
    /// Whether a role of the account requires a second factor.
    public var required: Bool

    public init(
      confirmTime: GoogleProtobuf.Timestamp? = nil,
      recoveryCodes: UInt32 = 0,
      required: Bool = false
    ) {
      self.confirmTime = confirmTime
      self.recoveryCodes = recoveryCodes
      self.required = required
    }
  }

  /// Proves that the caller may set up the second factor.
  public struct BeginSecondFactorRequest: Message {
    /// The account's password, as at sign-in.
    public var password: String

    public init(password: String = "") {
      self.password = password
    }
  }

  /// The secret, returned only here. Do not store it or write it to logs.
  public struct BeginSecondFactorResponse: Message {
    /// `otpauth://totp/…` with the secret, to be shown as a QR code.
    public var otpauthUri: String
    /// The secret in base 32 (RFC 4648), for typing.
    public var secret: String
    /// Time until which ConfirmSecondFactor accepts a code of the secret.
    public var expireTime: GoogleProtobuf.Timestamp?

    public init(
      otpauthUri: String = "",
      secret: String = "",
      expireTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.otpauthUri = otpauthUri
      self.secret = secret
      self.expireTime = expireTime
    }
  }

  /// Proves that an app has the secret.
  public struct ConfirmSecondFactorRequest: Message {
    /// A one-time code of the new secret.
    public var code: String

    public init(code: String = "") {
      self.code = code
    }
  }

  /// The second factor is in use.
  public struct ConfirmSecondFactorResponse: Message {
    /// Ten recovery codes, returned only here. Show them once and ask for them to be printed.
    public var recoveryCodes: [String]
    /// Replacement for the caller's token, no longer limited by `second_factor_missing`.
    public var accessToken: String
    /// Expiry of `access_token`.
    public var accessTokenExpireTime: GoogleProtobuf.Timestamp?

    public init(
      recoveryCodes: [String] = [],
      accessToken: String = "",
      accessTokenExpireTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.recoveryCodes = recoveryCodes
      self.accessToken = accessToken
      self.accessTokenExpireTime = accessTokenExpireTime
    }
  }

  /// Proves that the caller has the second factor.
  public struct RenewSecondFactorCodesRequest: Message {
    /// A one-time code or a recovery code.
    public var code: String

    public init(code: String = "") {
      self.code = code
    }
  }

  /// The new recovery codes.
  public struct RenewSecondFactorCodesResponse: Message {
    /// Ten recovery codes, returned only here.
    public var recoveryCodes: [String]

    public init(recoveryCodes: [String] = []) {
      self.recoveryCodes = recoveryCodes
    }
  }

  /// Proves that the caller has the second factor.
  public struct DeleteSecondFactorRequest: Message {
    /// A one-time code or a recovery code.
    public var code: String

    public init(code: String = "") {
      self.code = code
    }
  }

  /// Empty: the account has no second factor.
  public struct DeleteSecondFactorResponse: Message {
    public init() {}
  }

  /// The descriptor of `otolith/auth/v1/second_factor.proto`.
  public static let secondFactorFile = ProtoFile(
    name: "otolith/auth/v1/second_factor.proto",
    dependencies: [GoogleProtobuf.timestampFile],
    base64: "CiNvdG9saXRoL2F1dGgvdjEvc2Vjb25kX2ZhY3Rvci5wcm90bxIPb3RvbGl0aC5hdXRoLnYxGh9nb29nbGUvcHJvdG9idWYvdGltZXN0YW1wLnByb3RvIhgKFkdldFNlY29uZEZhY3RvclJlcXVlc3QikAEKDFNlY29uZEZhY3RvchI9Cgxjb25maXJtX3RpbWUYASABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgtjb25maXJtVGltZRIlCg5yZWNvdmVyeV9jb2RlcxgCIAEoDVINcmVjb3ZlcnlDb2RlcxIaCghyZXF1aXJlZBgDIAEoCFIIcmVxdWlyZWQiNgoYQmVnaW5TZWNvbmRGYWN0b3JSZXF1ZXN0EhoKCHBhc3N3b3JkGAEgASgJUghwYXNzd29yZCKRAQoZQmVnaW5TZWNvbmRGYWN0b3JSZXNwb25zZRIfCgtvdHBhdXRoX3VyaRgBIAEoCVIKb3RwYXV0aFVyaRIWCgZzZWNyZXQYAiABKAlSBnNlY3JldBI7CgtleHBpcmVfdGltZRgDIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCmV4cGlyZVRpbWUiMAoaQ29uZmlybVNlY29uZEZhY3RvclJlcXVlc3QSEgoEY29kZRgBIAEoCVIEY29kZSK8AQobQ29uZmlybVNlY29uZEZhY3RvclJlc3BvbnNlEiUKDnJlY292ZXJ5X2NvZGVzGAEgAygJUg1yZWNvdmVyeUNvZGVzEiEKDGFjY2Vzc190b2tlbhgCIAEoCVILYWNjZXNzVG9rZW4SUwoYYWNjZXNzX3Rva2VuX2V4cGlyZV90aW1lGAMgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIVYWNjZXNzVG9rZW5FeHBpcmVUaW1lIjMKHVJlbmV3U2Vjb25kRmFjdG9yQ29kZXNSZXF1ZXN0EhIKBGNvZGUYASABKAlSBGNvZGUiRwoeUmVuZXdTZWNvbmRGYWN0b3JDb2Rlc1Jlc3BvbnNlEiUKDnJlY292ZXJ5X2NvZGVzGAEgAygJUg1yZWNvdmVyeUNvZGVzIi8KGURlbGV0ZVNlY29uZEZhY3RvclJlcXVlc3QSEgoEY29kZRgBIAEoCVIEY29kZSIcChpEZWxldGVTZWNvbmRGYWN0b3JSZXNwb25zZTLCBAoTU2Vjb25kRmFjdG9yU2VydmljZRJeCg9HZXRTZWNvbmRGYWN0b3ISJy5vdG9saXRoLmF1dGgudjEuR2V0U2Vjb25kRmFjdG9yUmVxdWVzdBodLm90b2xpdGguYXV0aC52MS5TZWNvbmRGYWN0b3IiA5ACARJqChFCZWdpblNlY29uZEZhY3RvchIpLm90b2xpdGguYXV0aC52MS5CZWdpblNlY29uZEZhY3RvclJlcXVlc3QaKi5vdG9saXRoLmF1dGgudjEuQmVnaW5TZWNvbmRGYWN0b3JSZXNwb25zZRJwChNDb25maXJtU2Vjb25kRmFjdG9yEisub3RvbGl0aC5hdXRoLnYxLkNvbmZpcm1TZWNvbmRGYWN0b3JSZXF1ZXN0Giwub3RvbGl0aC5hdXRoLnYxLkNvbmZpcm1TZWNvbmRGYWN0b3JSZXNwb25zZRJ5ChZSZW5ld1NlY29uZEZhY3RvckNvZGVzEi4ub3RvbGl0aC5hdXRoLnYxLlJlbmV3U2Vjb25kRmFjdG9yQ29kZXNSZXF1ZXN0Gi8ub3RvbGl0aC5hdXRoLnYxLlJlbmV3U2Vjb25kRmFjdG9yQ29kZXNSZXNwb25zZRJyChJEZWxldGVTZWNvbmRGYWN0b3ISKi5vdG9saXRoLmF1dGgudjEuRGVsZXRlU2Vjb25kRmFjdG9yUmVxdWVzdBorLm90b2xpdGguYXV0aC52MS5EZWxldGVTZWNvbmRGYWN0b3JSZXNwb25zZSIDkAICQj0KD290b2xpdGguYXV0aC52MVABWhZvdG9saXRoL2F1dGgvdjE7YXV0aHYxqgIPT3RvbGl0aC5BdXRoLlYxSoojCuwBCgEMEgMEABIa4QEgVGhlIHNlY29uZCBmYWN0b3Igb2YgYW4gYWNjb3VudDogb25lLXRpbWUgY29kZXMgb2YgYW4gYXV0aGVudGljYXRvciBhcHAgKFJGQyA2MjM4KS4KCiBBbnkgbWV0aG9kIG1heSBhbHNvIHJldHVybiB0aGUgZXJyb3JzIGNvbW1vbiB0byBhbGwgbWV0aG9kcyAob3RvbGl0aC9jb21tb24vdjEvZXJyb3JzLnByb3RvKS4gVGhlCiByZWFzb25zIGFyZSBleHBsYWluZWQgaW4gZXJyb3JzLnByb3RvLgoK1AMKAgYAEgQVAEUBGscDIE1hbmFnZXMgdGhlIGNhbGxlcidzIHNlY29uZCBmYWN0b3IuIEFueSBhY2NvdW50IHdpdGggYSBwYXNzd29yZCBjYW4gaGF2ZSBvbmU7IGFuIG9wZXJhdG9yIGNhbgogcmVxdWlyZSBpdCBvZiBzdGFmZiAoT1RPTElUSF9TRUNPTkRfRkFDVE9SX1JPTEVTKS4gTmVlZHMgYSB0b2tlbi4KCiBPbmUtdGltZSBjb2RlcyBoYXZlIHNpeCBkaWdpdHMgYW5kIGNoYW5nZSBldmVyeSAzMCBzZWNvbmRzLiBUaGUgY29kZSBvZiB0aGUgcHJldmlvdXMgYW5kIG9mIHRoZQogbmV4dCAzMCBzZWNvbmRzIGlzIGFjY2VwdGVkIGFzIHdlbGw7IGVhY2ggY29kZSBpcyBhY2NlcHRlZCBvbmNlLiBSZWNvdmVyeSBjb2RlcyByZXBsYWNlIG9uZS10aW1lCiBjb2RlcywgZWFjaCBvbmNlLiBXcm9uZyBjb2RlcyBhcmUgdGhyb3R0bGVkIGJ5IGFjY291bnQsIGF0IHNpZ24taW4gYW5kIGluIGFsbCBtZXRob2RzIHRvZ2V0aGVyLgoKmAEKBAYAAgASBBkCGwMaiQEgUmV0dXJucyB0aGUgc3RhdGUgb2YgdGhlIGNhbGxlcidzIHNlY29uZCBmYWN0b3IuCgogRXJyb3JzOiBVTkFVVEhFTlRJQ0FURUQgd2l0aCByZWFzb24gU0VTU0lPTl9FTkRFRCBpZiB0aGUgY2FsbGVyJ3Mgc2Vzc2lvbiBoYXMgZW5kZWQuCgrbBAoEBgACARIDJgJWGs0EIENyZWF0ZXMgYSBzZWNyZXQgZm9yIGFuIGF1dGhlbnRpY2F0b3IgYXBwLiBJdCBoYXMgbm8gZWZmZWN0IHVudGlsIENvbmZpcm1TZWNvbmRGYWN0b3IsIGFuZAogZXhwaXJlcyBhZnRlciBhbiBob3VyLgoKIE5vdCBpZGVtcG90ZW50OiBlYWNoIGNhbGwgcmV0dXJucyBhbm90aGVyIHNlY3JldCwgd2hpY2ggcmVwbGFjZXMgdGhlIHVuY29uZmlybWVkIG9uZS4gUmVwZWF0aW5nCiB0aGUgY2FsbCBhZnRlciBhIGxvc3QgcmVzcG9uc2UgaXMgaGFybWxlc3MuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UOyBQRVJNSVNTSU9OX0RFTklFRCB3aXRoIHJlYXNvbiBQQVNTV09SRF9XUk9ORzsgRkFJTEVEX1BSRUNPTkRJVElPTgogd2l0aCByZWFzb24gQUNDT1VOVF9BTk9OWU1PVVMsIG9yIFNFQ09ORF9GQUNUT1JfRVhJU1RTIGlmIHRoZSBhY2NvdW50IGhhcyBhIHNlY29uZCBmYWN0b3I6IGVuZAogaXQgZmlyc3QgKERlbGV0ZVNlY29uZEZhY3Rvcik7IFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIHJlYXNvbiBUT09fTUFOWV9BVFRFTVBUUyBhbmQgUmV0cnlJbmZvOwogVU5BVVRIRU5USUNBVEVEIHdpdGggcmVhc29uIFNFU1NJT05fRU5ERUQuCgrABAoEBgACAhIDMQJcGrIEIENvbmZpcm1zIHRoZSBzZWNyZXQgd2l0aCBhIGNvZGUgb2YgdGhlIGFwcC4gRnJvbSB0aGVuIG9uLCBzaWduLWluIG5lZWRzIGEgY29kZS4gQWxsIG90aGVyCiBzZXNzaW9ucyBvZiB0aGUgYWNjb3VudCBlbmQuCgogTm90IGlkZW1wb3RlbnQ6IHJlcGVhdGluZyB0aGUgY2FsbCBmYWlscyB3aXRoIFNFQ09ORF9GQUNUT1JfRVhJU1RTLiBBZnRlciBhIGxvc3QgcmVzcG9uc2UsIGNhbGwKIFJlZnJlc2ggYW5kIFJlbmV3U2Vjb25kRmFjdG9yQ29kZXMuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UOyBQRVJNSVNTSU9OX0RFTklFRCB3aXRoIHJlYXNvbiBPTkVfVElNRV9DT0RFX1JFSkVDVEVEOwogRkFJTEVEX1BSRUNPTkRJVElPTiB3aXRoIHJlYXNvbiBTRUNPTkRfRkFDVE9SX0VYSVNUUywgb3IgU0VDT05EX0ZBQ1RPUl9NSVNTSU5HIHdpdGhvdXQgYSBzZWNyZXQKIG9mIHRoZSBsYXN0IGhvdXI7IFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIHJlYXNvbiBUT09fTUFOWV9BVFRFTVBUUyBhbmQgUmV0cnlJbmZvOwogVU5BVVRIRU5USUNBVEVEIHdpdGggcmVhc29uIFNFU1NJT05fRU5ERUQuCgqtAwoEBgACAxIDOgJlGp8DIFJlcGxhY2VzIHRoZSByZWNvdmVyeSBjb2Rlcy4gVGhlIHByZXZpb3VzIG9uZXMgYmVjb21lIGludmFsaWQuCgogTm90IGlkZW1wb3RlbnQ6IGVhY2ggY2FsbCBuZWVkcyBhbm90aGVyIGNvZGUuIEFmdGVyIGEgbG9zdCByZXNwb25zZSwgcmVwZWF0IHRoZSBjYWxsIHdpdGggYSBuZXcKIGNvZGUuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UOyBQRVJNSVNTSU9OX0RFTklFRCB3aXRoIHJlYXNvbiBPTkVfVElNRV9DT0RFX1JFSkVDVEVEOwogRkFJTEVEX1BSRUNPTkRJVElPTiB3aXRoIHJlYXNvbiBTRUNPTkRfRkFDVE9SX01JU1NJTkc7IFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIHJlYXNvbgogVE9PX01BTllfQVRURU1QVFMgYW5kIFJldHJ5SW5mbzsgVU5BVVRIRU5USUNBVEVEIHdpdGggcmVhc29uIFNFU1NJT05fRU5ERUQuCgrjAwoEBgACBBIEQgJEAxrUAyBFbmRzIHRoZSBzZWNvbmQgZmFjdG9yLiBUaGUgcGFzc3dvcmQgaXMgc3VmZmljaWVudCBmcm9tIHRoZW4gb24sIGFuZCBhbGwgb3RoZXIgc2Vzc2lvbnMgb2YgdGhlCiBhY2NvdW50IGVuZC4gSWYgdGhlIHNlY29uZCBmYWN0b3IgaXMgcmVxdWlyZWQsIHRoZSBuZXh0IGFjY2VzcyB0b2tlbiBvZiB0aGUgc2Vzc2lvbiBpcyBsaW1pdGVkCiBhcyBkZXNjcmliZWQgYXQgYFNpZ25JblJlc3BvbnNlLnNlY29uZF9mYWN0b3JfbWlzc2luZ2AuIFJlcGVhdGluZyB0aGUgY2FsbCBpcyBzYWZlLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVDsgUEVSTUlTU0lPTl9ERU5JRUQgd2l0aCByZWFzb24gT05FX1RJTUVfQ09ERV9SRUpFQ1RFRDsKIFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIHJlYXNvbiBUT09fTUFOWV9BVFRFTVBUUyBhbmQgUmV0cnlJbmZvOyBVTkFVVEhFTlRJQ0FURUQgd2l0aCByZWFzb24KIFNFU1NJT05fRU5ERUQuCgo4CgIEABIDSAAhGi0gRW1wdHk6IHRoZSBhY2NvdW50IGlzIHRha2VuIGZyb20gdGhlIHRva2VuLgoKNgoCBAESBEsAUgEaKiBUaGUgc3RhdGUgb2YgYW4gYWNjb3VudCdzIHNlY29uZCBmYWN0b3IuCgpVCgQEAQIAEgNNAi0aSCBUaW1lIHNpbmNlIHdoaWNoIHNpZ24taW4gbmVlZHMgYSBjb2RlOyBhYnNlbnQgd2l0aG91dCBhIHNlY29uZCBmYWN0b3IuCgovCgQEAQIBEgNPAhwaIiBOdW1iZXIgb2YgdW51c2VkIHJlY292ZXJ5IGNvZGVzLgoKRgoEBAECAhIDUQIUGjkgV2hldGhlciBhIHJvbGUgb2YgdGhlIGFjY291bnQgcmVxdWlyZXMgYSBzZWNvbmQgZmFjdG9yLgoKQgoCBAISBFUAWAEaNiBQcm92ZXMgdGhhdCB0aGUgY2FsbGVyIG1heSBzZXQgdXAgdGhlIHNlY29uZCBmYWN0b3IuCgo1CgQEAgIAEgNXAhYaKCBUaGUgYWNjb3VudCdzIHBhc3N3b3JkLCBhcyBhdCBzaWduLWluLgoKUgoCBAMSBFsAYgEaRiBUaGUgc2VjcmV0LCByZXR1cm5lZCBvbmx5IGhlcmUuIERvIG5vdCBzdG9yZSBpdCBvciB3cml0ZSBpdCB0byBsb2dzLgoKTgoEBAMCABIDXQIZGkEgYG90cGF1dGg6Ly90b3RwL+KApmAgd2l0aCB0aGUgc2VjcmV0LCB0byBiZSBzaG93biBhcyBhIFFSIGNvZGUuCgo8CgQEAwIBEgNfAhQaLyBUaGUgc2VjcmV0IGluIGJhc2UgMzIgKFJGQyA0NjQ4KSwgZm9yIHR5cGluZy4KClEKBAQDAgISA2ECLBpEIFRpbWUgdW50aWwgd2hpY2ggQ29uZmlybVNlY29uZEZhY3RvciBhY2NlcHRzIGEgY29kZSBvZiB0aGUgc2VjcmV0LgoKMAoCBAQSBGUAaAEaJCBQcm92ZXMgdGhhdCBhbiBhcHAgaGFzIHRoZSBzZWNyZXQuCgoxCgQEBAIAEgNnAhIaJCBBIG9uZS10aW1lIGNvZGUgb2YgdGhlIG5ldyBzZWNyZXQuCgoqCgIEBRIEawByARoeIFRoZSBzZWNvbmQgZmFjdG9yIGlzIGluIHVzZS4KCmUKBAQFAgASA20CJRpYIFRlbiByZWNvdmVyeSBjb2RlcywgcmV0dXJuZWQgb25seSBoZXJlLiBTaG93IHRoZW0gb25jZSBhbmQgYXNrIGZvciB0aGVtIHRvIGJlIHByaW50ZWQuCgpgCgQEBQIBEgNvAhoaUyBSZXBsYWNlbWVudCBmb3IgdGhlIGNhbGxlcidzIHRva2VuLCBubyBsb25nZXIgbGltaXRlZCBieSBgc2Vjb25kX2ZhY3Rvcl9taXNzaW5nYC4KCigKBAQFAgISA3ECORobIEV4cGlyeSBvZiBgYWNjZXNzX3Rva2VuYC4KCjsKAgQGEgR1AHgBGi8gUHJvdmVzIHRoYXQgdGhlIGNhbGxlciBoYXMgdGhlIHNlY29uZCBmYWN0b3IuCgoyCgQEBgIAEgN3AhIaJSBBIG9uZS10aW1lIGNvZGUgb3IgYSByZWNvdmVyeSBjb2RlLgoKJQoCBAcSBHsAfgEaGSBUaGUgbmV3IHJlY292ZXJ5IGNvZGVzLgoKNgoEBAcCABIDfQIlGikgVGVuIHJlY292ZXJ5IGNvZGVzLCByZXR1cm5lZCBvbmx5IGhlcmUuCgo9CgIECBIGgQEAhAEBGi8gUHJvdmVzIHRoYXQgdGhlIGNhbGxlciBoYXMgdGhlIHNlY29uZCBmYWN0b3IuCgozCgQECAIAEgSDAQISGiUgQSBvbmUtdGltZSBjb2RlIG9yIGEgcmVjb3ZlcnkgY29kZS4KCjYKAgQJEgSHAQAlGiogRW1wdHk6IHRoZSBhY2NvdW50IGhhcyBubyBzZWNvbmQgZmFjdG9yLgpiBnByb3RvMw==")
}

extension AuthV1.GetSecondFactorRequest {
  public static var fullName: String { "otolith.auth.v1.GetSecondFactorRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__get_second_factor_request__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__GetSecondFactorRequest>) {
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__GetSecondFactorRequest> {
    let c = arena.allocate(Otolith__Auth__V1__GetSecondFactorRequest.self)
    otolith__auth__v1__get_second_factor_request__init(c)
    return c
  }
}

extension AuthV1.SecondFactor {
  public static var fullName: String { "otolith.auth.v1.SecondFactor" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__second_factor__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__SecondFactor>) {
    self.confirmTime = c.pointee.confirm_time.map { GoogleProtobuf.Timestamp($0) }
    self.recoveryCodes = c.pointee.recovery_codes
    self.required = c.pointee.required != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__SecondFactor> {
    let c = arena.allocate(Otolith__Auth__V1__SecondFactor.self)
    otolith__auth__v1__second_factor__init(c)
    if let value = self.confirmTime { c.pointee.confirm_time = value.cStruct(in: arena) }
    c.pointee.recovery_codes = self.recoveryCodes
    c.pointee.required = self.required ? 1 : 0
    return c
  }
}

extension AuthV1.BeginSecondFactorRequest {
  public static var fullName: String { "otolith.auth.v1.BeginSecondFactorRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__begin_second_factor_request__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__BeginSecondFactorRequest>) {
    self.password = Codec.string(c.pointee.password)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__BeginSecondFactorRequest> {
    let c = arena.allocate(Otolith__Auth__V1__BeginSecondFactorRequest.self)
    otolith__auth__v1__begin_second_factor_request__init(c)
    if !self.password.isEmpty { c.pointee.password = arena.string(self.password) }
    return c
  }
}

extension AuthV1.BeginSecondFactorResponse {
  public static var fullName: String { "otolith.auth.v1.BeginSecondFactorResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__begin_second_factor_response__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__BeginSecondFactorResponse>) {
    self.otpauthUri = Codec.string(c.pointee.otpauth_uri)
    self.secret = Codec.string(c.pointee.secret)
    self.expireTime = c.pointee.expire_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__BeginSecondFactorResponse> {
    let c = arena.allocate(Otolith__Auth__V1__BeginSecondFactorResponse.self)
    otolith__auth__v1__begin_second_factor_response__init(c)
    if !self.otpauthUri.isEmpty { c.pointee.otpauth_uri = arena.string(self.otpauthUri) }
    if !self.secret.isEmpty { c.pointee.secret = arena.string(self.secret) }
    if let value = self.expireTime { c.pointee.expire_time = value.cStruct(in: arena) }
    return c
  }
}

extension AuthV1.ConfirmSecondFactorRequest {
  public static var fullName: String { "otolith.auth.v1.ConfirmSecondFactorRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__confirm_second_factor_request__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__ConfirmSecondFactorRequest>) {
    self.code = Codec.string(c.pointee.code)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ConfirmSecondFactorRequest> {
    let c = arena.allocate(Otolith__Auth__V1__ConfirmSecondFactorRequest.self)
    otolith__auth__v1__confirm_second_factor_request__init(c)
    if !self.code.isEmpty { c.pointee.code = arena.string(self.code) }
    return c
  }
}

extension AuthV1.ConfirmSecondFactorResponse {
  public static var fullName: String { "otolith.auth.v1.ConfirmSecondFactorResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__confirm_second_factor_response__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__ConfirmSecondFactorResponse>) {
    self.recoveryCodes = Codec.array(c.pointee.recovery_codes, c.pointee.n_recovery_codes) { Codec.string($0) }
    self.accessToken = Codec.string(c.pointee.access_token)
    self.accessTokenExpireTime = c.pointee.access_token_expire_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ConfirmSecondFactorResponse> {
    let c = arena.allocate(Otolith__Auth__V1__ConfirmSecondFactorResponse.self)
    otolith__auth__v1__confirm_second_factor_response__init(c)
    if !self.recoveryCodes.isEmpty {
      c.pointee.n_recovery_codes = self.recoveryCodes.count
      c.pointee.recovery_codes = arena.array(self.recoveryCodes) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    if !self.accessToken.isEmpty { c.pointee.access_token = arena.string(self.accessToken) }
    if let value = self.accessTokenExpireTime { c.pointee.access_token_expire_time = value.cStruct(in: arena) }
    return c
  }
}

extension AuthV1.RenewSecondFactorCodesRequest {
  public static var fullName: String { "otolith.auth.v1.RenewSecondFactorCodesRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__renew_second_factor_codes_request__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__RenewSecondFactorCodesRequest>) {
    self.code = Codec.string(c.pointee.code)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__RenewSecondFactorCodesRequest> {
    let c = arena.allocate(Otolith__Auth__V1__RenewSecondFactorCodesRequest.self)
    otolith__auth__v1__renew_second_factor_codes_request__init(c)
    if !self.code.isEmpty { c.pointee.code = arena.string(self.code) }
    return c
  }
}

extension AuthV1.RenewSecondFactorCodesResponse {
  public static var fullName: String { "otolith.auth.v1.RenewSecondFactorCodesResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__renew_second_factor_codes_response__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__RenewSecondFactorCodesResponse>) {
    self.recoveryCodes = Codec.array(c.pointee.recovery_codes, c.pointee.n_recovery_codes) { Codec.string($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__RenewSecondFactorCodesResponse> {
    let c = arena.allocate(Otolith__Auth__V1__RenewSecondFactorCodesResponse.self)
    otolith__auth__v1__renew_second_factor_codes_response__init(c)
    if !self.recoveryCodes.isEmpty {
      c.pointee.n_recovery_codes = self.recoveryCodes.count
      c.pointee.recovery_codes = arena.array(self.recoveryCodes) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    return c
  }
}

extension AuthV1.DeleteSecondFactorRequest {
  public static var fullName: String { "otolith.auth.v1.DeleteSecondFactorRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__delete_second_factor_request__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__DeleteSecondFactorRequest>) {
    self.code = Codec.string(c.pointee.code)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__DeleteSecondFactorRequest> {
    let c = arena.allocate(Otolith__Auth__V1__DeleteSecondFactorRequest.self)
    otolith__auth__v1__delete_second_factor_request__init(c)
    if !self.code.isEmpty { c.pointee.code = arena.string(self.code) }
    return c
  }
}

extension AuthV1.DeleteSecondFactorResponse {
  public static var fullName: String { "otolith.auth.v1.DeleteSecondFactorResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__delete_second_factor_response__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__DeleteSecondFactorResponse>) {
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__DeleteSecondFactorResponse> {
    let c = arena.allocate(Otolith__Auth__V1__DeleteSecondFactorResponse.self)
    otolith__auth__v1__delete_second_factor_response__init(c)
    return c
  }
}
