// Generated from otolith/auth/v1/recovery.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages
public import MessageSupport

extension AuthV1 {
  /// The code that was sent or returned.
  public enum AccessCodeOutcome: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Never returned.
    case unspecified
    /// The account was unconfirmed: another confirmation code was mailed.
    case confirmationMailed
    /// The staff account's invitation is still open: another invitation was mailed.
    case invitationMailed
    /// A password reset code was mailed.
    case resetMailed
    /// The account has no address: the code is in this response.
    case issued
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .confirmationMailed, .invitationMailed, .resetMailed, .issued] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .confirmationMailed
        case 2: .invitationMailed
        case 3: .resetMailed
        case 4: .issued
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .confirmationMailed: 1
        case .invitationMailed: 2
        case .resetMailed: 3
        case .issued: 4
        case .unrecognized(let number): number
      }
    }
  }

  /// Names the account.
  public struct RequestPasswordResetRequest: Message {
    /// Username, or the e-mail address if it is kept. Text that is neither is handled like an unknown
    /// username.
    public var username: String

    public init(username: String = "") {
      self.username = username
    }
  }

  /// Empty, so that it reveals nothing about the account.
  public struct RequestPasswordResetResponse: Message {
    public init() {}
  }

  /// A code and the new password.
  public struct ResetPasswordRequest: Message {
    /// The mailed or handed-over code.
    public var code: String
    /// Same as in `RegisterAccountRequest`.
    public var password: String

    public init(code: String = "", password: String = "") {
      self.code = code
      self.password = password
    }
  }

  /// The password is set.
  public struct ResetPasswordResponse: Message {
    /// Recovery code of an account without an address, the only way back into it. Show it once and ask
    /// the owner to write it down. Empty if the account has an address.
    public var recoveryCode: String

    public init(recoveryCode: String = "") {
      self.recoveryCode = recoveryCode
    }
  }

  /// A recovery code and the new password.
  public struct RecoverAccountRequest: Message {
    /// Username, or the e-mail address if it is kept.
    public var username: String
    /// The most recent recovery code that was shown or mailed.
    public var recoveryCode: String
    /// Same as in `RegisterAccountRequest`.
    public var password: String

    public init(username: String = "", recoveryCode: String = "", password: String = "") {
      self.username = username
      self.recoveryCode = recoveryCode
      self.password = password
    }
  }

  /// The password is set.
  public struct RecoverAccountResponse: Message {
    /// Replacement for the consumed code. Show it once and ask the owner to write it down. Empty if
    /// the account has an address.
    public var recoveryCode: String

    public init(recoveryCode: String = "") {
      self.recoveryCode = recoveryCode
    }
  }

  /// A request for a new code; the account is taken from the token.
  public struct RenewRecoveryCodeRequest: Message {
    /// The account's password.
    public var password: String

    public init(password: String = "") {
      self.password = password
    }
  }

  /// The new code; earlier codes are invalid.
  public struct RenewRecoveryCodeResponse: Message {
    /// The new code. Show it once and ask the owner to write it down.
    public var recoveryCode: String

    public init(recoveryCode: String = "") {
      self.recoveryCode = recoveryCode
    }
  }

  /// Names the account to help.
  public struct SendAccessCodeRequest: Message {
    /// Username, or the e-mail address if it is kept.
    public var username: String

    public init(username: String = "") {
      self.username = username
    }
  }

  /// The result of the call.
  public struct SendAccessCodeResponse: Message {
    /// The code that was sent or returned.
    public var outcome: AuthV1.AccessCodeOutcome
    /// Code to hand over to the account's owner, for ResetPassword; empty if it was mailed.
    public var accessCode: String
    /// Expiry of `access_code`; absent without a code.
    public var expireTime: GoogleProtobuf.Timestamp?

    public init(
      outcome: AuthV1.AccessCodeOutcome = AuthV1.AccessCodeOutcome(rawValue: 0),
      accessCode: String = "",
      expireTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.outcome = outcome
      self.accessCode = accessCode
      self.expireTime = expireTime
    }
  }

  /// The descriptor of `otolith/auth/v1/recovery.proto`.
  public static let recoveryFile = ProtoFile(
    name: "otolith/auth/v1/recovery.proto",
    dependencies: [GoogleProtobuf.timestampFile],
    base64: "Ch5vdG9saXRoL2F1dGgvdjEvcmVjb3ZlcnkucHJvdG8SD290b2xpdGguYXV0aC52MRofZ29vZ2xlL3Byb3RvYnVmL3RpbWVzdGFtcC5wcm90byI5ChtSZXF1ZXN0UGFzc3dvcmRSZXNldFJlcXVlc3QSGgoIdXNlcm5hbWUYASABKAlSCHVzZXJuYW1lIh4KHFJlcXVlc3RQYXNzd29yZFJlc2V0UmVzcG9uc2UiRgoUUmVzZXRQYXNzd29yZFJlcXVlc3QSEgoEY29kZRgBIAEoCVIEY29kZRIaCghwYXNzd29yZBgCIAEoCVIIcGFzc3dvcmQiPAoVUmVzZXRQYXNzd29yZFJlc3BvbnNlEiMKDXJlY292ZXJ5X2NvZGUYASABKAlSDHJlY292ZXJ5Q29kZSJ0ChVSZWNvdmVyQWNjb3VudFJlcXVlc3QSGgoIdXNlcm5hbWUYASABKAlSCHVzZXJuYW1lEiMKDXJlY292ZXJ5X2NvZGUYAiABKAlSDHJlY292ZXJ5Q29kZRIaCghwYXNzd29yZBgDIAEoCVIIcGFzc3dvcmQiPQoWUmVjb3ZlckFjY291bnRSZXNwb25zZRIjCg1yZWNvdmVyeV9jb2RlGAEgASgJUgxyZWNvdmVyeUNvZGUiNgoYUmVuZXdSZWNvdmVyeUNvZGVSZXF1ZXN0EhoKCHBhc3N3b3JkGAEgASgJUghwYXNzd29yZCJAChlSZW5ld1JlY292ZXJ5Q29kZVJlc3BvbnNlEiMKDXJlY292ZXJ5X2NvZGUYASABKAlSDHJlY292ZXJ5Q29kZSIzChVTZW5kQWNjZXNzQ29kZVJlcXVlc3QSGgoIdXNlcm5hbWUYASABKAlSCHVzZXJuYW1lIrQBChZTZW5kQWNjZXNzQ29kZVJlc3BvbnNlEjwKB291dGNvbWUYASABKA4yIi5vdG9saXRoLmF1dGgudjEuQWNjZXNzQ29kZU91dGNvbWVSB291dGNvbWUSHwoLYWNjZXNzX2NvZGUYAiABKAlSCmFjY2Vzc0NvZGUSOwoLZXhwaXJlX3RpbWUYAyABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgpleHBpcmVUaW1lKtYBChFBY2Nlc3NDb2RlT3V0Y29tZRIjCh9BQ0NFU1NfQ09ERV9PVVRDT01FX1VOU1BFQ0lGSUVEEAASKwonQUNDRVNTX0NPREVfT1VUQ09NRV9DT05GSVJNQVRJT05fTUFJTEVEEAESKQolQUNDRVNTX0NPREVfT1VUQ09NRV9JTlZJVEFUSU9OX01BSUxFRBACEiQKIEFDQ0VTU19DT0RFX09VVENPTUVfUkVTRVRfTUFJTEVEEAMSHgoaQUNDRVNTX0NPREVfT1VUQ09NRV9JU1NVRUQQBDKiBAoPUmVjb3ZlcnlTZXJ2aWNlEnMKFFJlcXVlc3RQYXNzd29yZFJlc2V0Eiwub3RvbGl0aC5hdXRoLnYxLlJlcXVlc3RQYXNzd29yZFJlc2V0UmVxdWVzdBotLm90b2xpdGguYXV0aC52MS5SZXF1ZXN0UGFzc3dvcmRSZXNldFJlc3BvbnNlEmMKDVJlc2V0UGFzc3dvcmQSJS5vdG9saXRoLmF1dGgudjEuUmVzZXRQYXNzd29yZFJlcXVlc3QaJi5vdG9saXRoLmF1dGgudjEuUmVzZXRQYXNzd29yZFJlc3BvbnNlIgOQAgISZgoOUmVjb3ZlckFjY291bnQSJi5vdG9saXRoLmF1dGgudjEuUmVjb3ZlckFjY291bnRSZXF1ZXN0Gicub3RvbGl0aC5hdXRoLnYxLlJlY292ZXJBY2NvdW50UmVzcG9uc2UiA5ACAhJqChFSZW5ld1JlY292ZXJ5Q29kZRIpLm90b2xpdGguYXV0aC52MS5SZW5ld1JlY292ZXJ5Q29kZVJlcXVlc3QaKi5vdG9saXRoLmF1dGgudjEuUmVuZXdSZWNvdmVyeUNvZGVSZXNwb25zZRJhCg5TZW5kQWNjZXNzQ29kZRImLm90b2xpdGguYXV0aC52MS5TZW5kQWNjZXNzQ29kZVJlcXVlc3QaJy5vdG9saXRoLmF1dGgudjEuU2VuZEFjY2Vzc0NvZGVSZXNwb25zZUI9Cg9vdG9saXRoLmF1dGgudjFQAVoWb3RvbGl0aC9hdXRoL3YxO2F1dGh2MaoCD090b2xpdGguQXV0aC5WMUq6LQqvAwoBDBIDBgASGqQDIEFjY291bnQgcmVjb3ZlcnksIGZvciBmb3Jnb3R0ZW4gcGFzc3dvcmRzIGFuZCBmb3IgaW52aXRlZCBwZW9wbGUgd2hvIGhhdmUgbm90IHNldCBvbmUgeWV0LgogUGFzc3dvcmRzIGFyZSBuZXZlciBkaXNjbG9zZWQ6IHRoZSBob2xkZXIgb2YgYSBjb2RlIGNob29zZXMgYSBuZXcgb25lLgoKIENvZGVzIGFyZSAyNCBsZXR0ZXJzIGFuZCBkaWdpdHMgaW4gZ3JvdXBzIG9mIGZvdXI6IDExNSByYW5kb20gYml0cyBhbmQgYSBjaGVjayBjaGFyYWN0ZXIsIGJ5CiB3aGljaCBhIG1pc3R5cGVkIGNvZGUgaXMgZGlzdGluZ3Vpc2hlZCBmcm9tIGEgd3Jvbmcgb25lLiBDYXNlLCBoeXBoZW5zIGFuZCBzcGFjZXMgYXJlIGlnbm9yZWQ7CiBgT2AgaXMgcmVhZCBhcyAwLCBgSWAgYW5kIGBMYCBhcyAxLiBDb2RlcyBhcmUgc3RvcmVkIGFzIGhhc2hlcy4KCnMKAgYAEgQTAE8BGmcgU2V0cyBhIHBhc3N3b3JkIHdpdGhvdXQgdGhlIHByZXZpb3VzIG9uZS4gQ2FsbGFibGUgd2l0aG91dCBhIHRva2VuIHVubGVzcyBhIG1ldGhvZCBzdGF0ZXMKIG90aGVyd2lzZS4KCpcHCgQGAAIAEgMiAl8aiQcgTWFpbHMgYSBjb2RlIHRvIHRoZSBhY2NvdW50J3MgYWRkcmVzcywgd2l0aCBhIGxpbmsgaWYgdGhlIG9wZXJhdG9yIGNvbmZpZ3VyZWQgYSBiYXNlIFVSTCBmb3IKIGxpbmtzLiBUaGUgY29kZSBpcyB2YWxpZCBmb3IgMzAgbWludXRlcy4gRG9lcyBub3RoaW5nIGlmIHRoZSBhY2NvdW50IGRvZXMgbm90IGV4aXN0IG9yIGhhcyBubwogYWRkcmVzcy4gQW4gdW5jb25maXJtZWQgYWNjb3VudCBpcyBtYWlsZWQgYSBuZXcgY29uZmlybWF0aW9uIGNvZGUgaW5zdGVhZCwgd2hpY2ggcmVwbGFjZXMgdGhlCiBwcmV2aW91cyBvbmU7IGlmIGl0cyBwYXNzd29yZCBpcyBmb3Jnb3R0ZW4sIHRvbywgcmVnaXN0ZXIgYWdhaW4uCgogTmVpdGhlciB0aGUgcmVzcG9uc2Ugbm9yIGl0cyB0aW1pbmcgcmV2ZWFscyB3aGljaCBjYXNlIGFwcGxpZXM6IHRoZSBhY2NvdW50IGlzIGxvb2tlZCB1cCBhZnRlcgogdGhlIHJlc3BvbnNlLiBGb3IgZWFjaCBuYW1lIG9yIGFkZHJlc3MsIG9uZSBtYWlsIGlzIHNlbnQgYXQgb25jZSwgdGhlbiBvbmUgYSBtaW51dGUsIHdpdGgKIHBhdXNlcyBncm93aW5nIHVwIHRvIGhhbGYgYW4gaG91cjsgcmVxdWVzdHMgaW4gYmV0d2VlbiBnZXQgdGhlIHNhbWUgcmVzcG9uc2Ugd2l0aG91dCBhIG1haWwuCgogTm90IGlkZW1wb3RlbnQ6IHRoZSBzZWNvbmQgY2FsbCBtYXkgbWFpbCBhbm90aGVyIGNvZGUuIFJlcGVhdGluZyB0aGUgY2FsbCBhZnRlciBhIGxvc3QgcmVzcG9uc2UKIGlzIGhhcm1sZXNzOiBlYWNoIGNvZGUgaXMgdmFsaWQgdW50aWwgb25lIG9mIHRoZW0gaXMgdXNlZC4KCiBFcnJvcnM6IFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIHJlYXNvbiBNQUlMX1JFUVVFU1RTX0xJTUlUIGFuZCBSZXRyeUluZm8gd2hpbGUgMTAsMDAwIG1haWwKIHJlcXVlc3RzIGFyZSBxdWV1ZWQuCgqvBQoEBgACARIELQIvAxqgBSBTZXRzIHRoZSBwYXNzd29yZCBvZiB0aGUgYWNjb3VudCB0aGF0IGEgbWFpbGVkIG9yIGhhbmRlZC1vdmVyIGNvZGUgYmVsb25ncyB0by4gQ29uZmlybXMgYW4KIGFjY291bnQgdGhhdCB3YWl0cyBmb3IgaXRzIG93bmVyLiBFbmRzIGFsbCBzZXNzaW9ucyAoaXNzdWVkIGFjY2VzcyB0b2tlbnMgZXhwaXJlIHdpdGhpbiB0ZW4KIG1pbnV0ZXMpLCBpbnZhbGlkYXRlcyBhbGwgb3RoZXIgY29kZXMgb2YgdGhlIGFjY291bnQsIGFuZCBzZW5kcyBhIG1haWwgYWJvdXQgdGhlIGNoYW5nZS4gQSBjb2RlCiB3b3JrcyBvbmNlOyByZXBlYXRpbmcgdGhlIHJlcXVlc3Qgd2l0aGluIDMwIG1pbnV0ZXMgd2l0aCB0aGUgc2FtZSBwYXNzd29yZCByZXR1cm5zIHRoZSBzYW1lCiByZXNwb25zZS4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQsIHdpdGggcmVhc29uIENPREVfTUlTVFlQRUQgaWYgdGhlIGNoZWNrIGNoYXJhY3RlciBkb2VzIG5vdCBtYXRjaDsKIFBFUk1JU1NJT05fREVOSUVEIHdpdGggcmVhc29uIENPREVfUkVKRUNURUQgZm9yIGEgd3JvbmcsIHVzZWQgb3IgZXhwaXJlZCBjb2RlOwogUkVTT1VSQ0VfRVhIQVVTVEVEIHdpdGggcmVhc29uIFRPT19NQU5ZX0FUVEVNUFRTIGFuZCBSZXRyeUluZm8gYWZ0ZXIgZml2ZSBmYWlsZWQgcmVxdWVzdHMgd2l0aAogb25lIHZhbGlkIGNvZGUuCgraAwoEBgACAhIENwI5AxrLAyBTZXRzIHRoZSBwYXNzd29yZCBhcyBSZXNldFBhc3N3b3JkIGRvZXMsIHVzaW5nIHRoZSBhY2NvdW50J3MgcmVjb3ZlcnkgY29kZS4gVGhlIGNvZGUgaXMKIGNvbnN1bWVkOyBpZiB0aGUgYWNjb3VudCBoYXMgbm8gYWRkcmVzcywgdGhlIHJlc3BvbnNlIGNvbnRhaW5zIGEgbmV3IG9uZS4gUmVwZWF0aW5nIHRoZSByZXF1ZXN0CiB3aXRoaW4gMzAgbWludXRlcyByZXR1cm5zIHlldCBhbm90aGVyIGNvZGU7IGFsbCBvZiB0aGVtIGFyZSB2YWxpZC4KCiBFcnJvcnM6IGFzIFJlc2V0UGFzc3dvcmQ7IENPREVfUkVKRUNURUQgYWxzbyBmb3IgdGhlIGNvZGUgb2YgYW5vdGhlciBhY2NvdW50IGFuZCBmb3IgYW4gdW5rbm93bgogbmFtZSwgYW5kIFRPT19NQU5ZX0FUVEVNUFRTIGFmdGVyIGZpdmUgd3JvbmcgY29kZXMgZm9yIG9uZSBuYW1lLiBXcm9uZyBjb2RlcyBkbyBub3QgZGVsYXkgYQogY29ycmVjdCBvbmUuCgrMBAoEBgACAxIDRAJWGr4EIENyZWF0ZXMgYSBuZXcgcmVjb3ZlcnkgY29kZSBmb3IgdGhlIGNhbGxlcidzIGFjY291bnQgYW5kIGludmFsaWRhdGVzIHRoZSBwcmV2aW91cyBvbmVzLiBOZWVkcyBhCiB0b2tlbi4KCiBOb3QgaWRlbXBvdGVudDogZWFjaCBjYWxsIHJldHVybnMgYSBuZXcgY29kZSwgd2hpY2ggcmVwbGFjZXMgdGhlIHByZXZpb3VzIG9uZS4gUmVwZWF0aW5nIHRoZQogY2FsbCBhZnRlciBhIGxvc3QgcmVzcG9uc2UgaXMgaGFybWxlc3M6IHRoZSBjb2RlIG9mIHRoZSBsYXRlc3QgcmVzcG9uc2UgaXMgdmFsaWQuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UOyBQRVJNSVNTSU9OX0RFTklFRCB3aXRoIHJlYXNvbiBQQVNTV09SRF9XUk9ORzsgRkFJTEVEX1BSRUNPTkRJVElPTgogd2l0aCByZWFzb24gQUNDT1VOVF9BTk9OWU1PVVM6IHRoZSBhY2NvdW50IGhhcyBubyBwYXNzd29yZDsgUkVTT1VSQ0VfRVhIQVVTVEVEIHdpdGggcmVhc29uCiBUT09fTUFOWV9BVFRFTVBUUyBhbmQgUmV0cnlJbmZvIGFmdGVyIGZpdmUgd3JvbmcgcGFzc3dvcmRzOyBVTkFVVEhFTlRJQ0FURUQgd2l0aCByZWFzb24KIFNFU1NJT05fRU5ERUQuCgq5BAoEBgACBBIDTgJNGqsEIFNlbmRzIGFuIGFjY291bnQgYSBjb2RlIHRvIHNpZ24gaW4gd2l0aCwgYnkgbWFpbCBpZiB0aGUgYWNjb3VudCBoYXMgYW4gYWRkcmVzcy4gQ29kZXMgb2Ygc3RhZmYKIGFjY291bnRzIHdpdGhvdXQgYW4gYWRkcmVzcyBhcmUgcmV0dXJuZWQsIHRvIGJlIGhhbmRlZCBvdmVyOyBhIHBhcnRpY2lwYW50J3MgY29kZSBpcyBuZXZlcgogc2hvd24uIFJlY29yZGVkIGluIHRoZSBhdWRpdCBsb2cuIE5lZWRzIGEgdG9rZW4gb2YgYW4gYWRtaW5pc3RyYXRvci4KCiBOb3QgaWRlbXBvdGVudDogdGhlIHNlY29uZCBjYWxsIG1haWxzIG9yIHJldHVybnMgYW5vdGhlciBjb2RlLCB3aGljaCBpcyB2YWxpZCBpbiBhZGRpdGlvbiB0bwogdGhlIGZpcnN0LgoKIEVycm9yczogTk9UX0ZPVU5EIHdpdGggcmVhc29uIEFDQ09VTlRfVU5LTk9XTjsgRkFJTEVEX1BSRUNPTkRJVElPTiB3aXRoIHJlYXNvbiBBRERSRVNTX01JU1NJTkc6CiB0aGUgcGFydGljaXBhbnQncyBhY2NvdW50IGhhcyBubyBhZGRyZXNzIGFuZCBjYW4gb25seSBiZSByZWNvdmVyZWQgd2l0aCBpdHMgcmVjb3ZlcnkgY29kZS4KCiAKAgQAEgRSAFYBGhQgTmFtZXMgdGhlIGFjY291bnQuCgp4CgQEAAIAEgNVAhYaayBVc2VybmFtZSwgb3IgdGhlIGUtbWFpbCBhZGRyZXNzIGlmIGl0IGlzIGtlcHQuIFRleHQgdGhhdCBpcyBuZWl0aGVyIGlzIGhhbmRsZWQgbGlrZSBhbiB1bmtub3duCiB1c2VybmFtZS4KCkEKAgQBEgNZACcaNiBFbXB0eSwgc28gdGhhdCBpdCByZXZlYWxzIG5vdGhpbmcgYWJvdXQgdGhlIGFjY291bnQuCgoqCgIEAhIEXABhARoeIEEgY29kZSBhbmQgdGhlIG5ldyBwYXNzd29yZC4KCi4KBAQCAgASA14CEhohIFRoZSBtYWlsZWQgb3IgaGFuZGVkLW92ZXIgY29kZS4KCjMKBAQCAgESA2ACFhomIFNhbWUgYXMgaW4gYFJlZ2lzdGVyQWNjb3VudFJlcXVlc3RgLgoKIgoCBAMSBGQAaAEaFiBUaGUgcGFzc3dvcmQgaXMgc2V0LgoKsQEKBAQDAgASA2cCGxqjASBSZWNvdmVyeSBjb2RlIG9mIGFuIGFjY291bnQgd2l0aG91dCBhbiBhZGRyZXNzLCB0aGUgb25seSB3YXkgYmFjayBpbnRvIGl0LiBTaG93IGl0IG9uY2UgYW5kIGFzawogdGhlIG93bmVyIHRvIHdyaXRlIGl0IGRvd24uIEVtcHR5IGlmIHRoZSBhY2NvdW50IGhhcyBhbiBhZGRyZXNzLgoKMwoCBAQSBGsAcgEaJyBBIHJlY292ZXJ5IGNvZGUgYW5kIHRoZSBuZXcgcGFzc3dvcmQuCgo9CgQEBAIAEgNtAhYaMCBVc2VybmFtZSwgb3IgdGhlIGUtbWFpbCBhZGRyZXNzIGlmIGl0IGlzIGtlcHQuCgpGCgQEBAIBEgNvAhsaOSBUaGUgbW9zdCByZWNlbnQgcmVjb3ZlcnkgY29kZSB0aGF0IHdhcyBzaG93biBvciBtYWlsZWQuCgozCgQEBAICEgNxAhYaJiBTYW1lIGFzIGluIGBSZWdpc3RlckFjY291bnRSZXF1ZXN0YC4KCiIKAgQFEgR1AHkBGhYgVGhlIHBhc3N3b3JkIGlzIHNldC4KCogBCgQEBQIAEgN4AhsaeyBSZXBsYWNlbWVudCBmb3IgdGhlIGNvbnN1bWVkIGNvZGUuIFNob3cgaXQgb25jZSBhbmQgYXNrIHRoZSBvd25lciB0byB3cml0ZSBpdCBkb3duLiBFbXB0eSBpZgogdGhlIGFjY291bnQgaGFzIGFuIGFkZHJlc3MuCgpMCgIEBhIEfAB/ARpAIEEgcmVxdWVzdCBmb3IgYSBuZXcgY29kZTsgdGhlIGFjY291bnQgaXMgdGFrZW4gZnJvbSB0aGUgdG9rZW4uCgomCgQEBgIAEgN+AhYaGSBUaGUgYWNjb3VudCdzIHBhc3N3b3JkLgoKOAoCBAcSBoIBAIUBARoqIFRoZSBuZXcgY29kZTsgZWFybGllciBjb2RlcyBhcmUgaW52YWxpZC4KCk4KBAQHAgASBIQBAhsaQCBUaGUgbmV3IGNvZGUuIFNob3cgaXQgb25jZSBhbmQgYXNrIHRoZSBvd25lciB0byB3cml0ZSBpdCBkb3duLgoKKgoCBAgSBogBAIsBARocIE5hbWVzIHRoZSBhY2NvdW50IHRvIGhlbHAuCgo+CgQECAIAEgSKAQIWGjAgVXNlcm5hbWUsIG9yIHRoZSBlLW1haWwgYWRkcmVzcyBpZiBpdCBpcyBrZXB0LgoKMwoCBQASBo4BAJkBARolIFRoZSBjb2RlIHRoYXQgd2FzIHNlbnQgb3IgcmV0dXJuZWQuCgofCgQFAAIAEgSQAQImGhEgTmV2ZXIgcmV0dXJuZWQuCgpSCgQFAAIBEgSSAQIuGkQgVGhlIGFjY291bnQgd2FzIHVuY29uZmlybWVkOiBhbm90aGVyIGNvbmZpcm1hdGlvbiBjb2RlIHdhcyBtYWlsZWQuCgpcCgQFAAICEgSUAQIsGk4gVGhlIHN0YWZmIGFjY291bnQncyBpbnZpdGF0aW9uIGlzIHN0aWxsIG9wZW46IGFub3RoZXIgaW52aXRhdGlvbiB3YXMgbWFpbGVkLgoKMQoEBQACAxIElgECJxojIEEgcGFzc3dvcmQgcmVzZXQgY29kZSB3YXMgbWFpbGVkLgoKSQoEBQACBBIEmAECIRo7IFRoZSBhY2NvdW50IGhhcyBubyBhZGRyZXNzOiB0aGUgY29kZSBpcyBpbiB0aGlzIHJlc3BvbnNlLgoKJwoCBAkSBpwBAKMBARoZIFRoZSByZXN1bHQgb2YgdGhlIGNhbGwuCgozCgQECQIAEgSeAQIgGiUgVGhlIGNvZGUgdGhhdCB3YXMgc2VudCBvciByZXR1cm5lZC4KCmQKBAQJAgESBKABAhkaViBDb2RlIHRvIGhhbmQgb3ZlciB0byB0aGUgYWNjb3VudCdzIG93bmVyLCBmb3IgUmVzZXRQYXNzd29yZDsgZW1wdHkgaWYgaXQgd2FzIG1haWxlZC4KCj8KBAQJAgISBKIBAiwaMSBFeHBpcnkgb2YgYGFjY2Vzc19jb2RlYDsgYWJzZW50IHdpdGhvdXQgYSBjb2RlLgpiBnByb3RvMw==")
}

extension AuthV1.RequestPasswordResetRequest {
  public static var fullName: String { "otolith.auth.v1.RequestPasswordResetRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__request_password_reset_request__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__RequestPasswordResetRequest>) {
    self.username = Codec.string(c.pointee.username)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__RequestPasswordResetRequest> {
    let c = arena.allocate(Otolith__Auth__V1__RequestPasswordResetRequest.self)
    otolith__auth__v1__request_password_reset_request__init(c)
    if !self.username.isEmpty { c.pointee.username = arena.string(self.username) }
    return c
  }
}

extension AuthV1.RequestPasswordResetResponse {
  public static var fullName: String { "otolith.auth.v1.RequestPasswordResetResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__request_password_reset_response__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__RequestPasswordResetResponse>) {
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__RequestPasswordResetResponse> {
    let c = arena.allocate(Otolith__Auth__V1__RequestPasswordResetResponse.self)
    otolith__auth__v1__request_password_reset_response__init(c)
    return c
  }
}

extension AuthV1.ResetPasswordRequest {
  public static var fullName: String { "otolith.auth.v1.ResetPasswordRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__reset_password_request__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__ResetPasswordRequest>) {
    self.code = Codec.string(c.pointee.code)
    self.password = Codec.string(c.pointee.password)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ResetPasswordRequest> {
    let c = arena.allocate(Otolith__Auth__V1__ResetPasswordRequest.self)
    otolith__auth__v1__reset_password_request__init(c)
    if !self.code.isEmpty { c.pointee.code = arena.string(self.code) }
    if !self.password.isEmpty { c.pointee.password = arena.string(self.password) }
    return c
  }
}

extension AuthV1.ResetPasswordResponse {
  public static var fullName: String { "otolith.auth.v1.ResetPasswordResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__reset_password_response__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__ResetPasswordResponse>) {
    self.recoveryCode = Codec.string(c.pointee.recovery_code)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ResetPasswordResponse> {
    let c = arena.allocate(Otolith__Auth__V1__ResetPasswordResponse.self)
    otolith__auth__v1__reset_password_response__init(c)
    if !self.recoveryCode.isEmpty { c.pointee.recovery_code = arena.string(self.recoveryCode) }
    return c
  }
}

extension AuthV1.RecoverAccountRequest {
  public static var fullName: String { "otolith.auth.v1.RecoverAccountRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__recover_account_request__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__RecoverAccountRequest>) {
    self.username = Codec.string(c.pointee.username)
    self.recoveryCode = Codec.string(c.pointee.recovery_code)
    self.password = Codec.string(c.pointee.password)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__RecoverAccountRequest> {
    let c = arena.allocate(Otolith__Auth__V1__RecoverAccountRequest.self)
    otolith__auth__v1__recover_account_request__init(c)
    if !self.username.isEmpty { c.pointee.username = arena.string(self.username) }
    if !self.recoveryCode.isEmpty { c.pointee.recovery_code = arena.string(self.recoveryCode) }
    if !self.password.isEmpty { c.pointee.password = arena.string(self.password) }
    return c
  }
}

extension AuthV1.RecoverAccountResponse {
  public static var fullName: String { "otolith.auth.v1.RecoverAccountResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__recover_account_response__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__RecoverAccountResponse>) {
    self.recoveryCode = Codec.string(c.pointee.recovery_code)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__RecoverAccountResponse> {
    let c = arena.allocate(Otolith__Auth__V1__RecoverAccountResponse.self)
    otolith__auth__v1__recover_account_response__init(c)
    if !self.recoveryCode.isEmpty { c.pointee.recovery_code = arena.string(self.recoveryCode) }
    return c
  }
}

extension AuthV1.RenewRecoveryCodeRequest {
  public static var fullName: String { "otolith.auth.v1.RenewRecoveryCodeRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__renew_recovery_code_request__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__RenewRecoveryCodeRequest>) {
    self.password = Codec.string(c.pointee.password)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__RenewRecoveryCodeRequest> {
    let c = arena.allocate(Otolith__Auth__V1__RenewRecoveryCodeRequest.self)
    otolith__auth__v1__renew_recovery_code_request__init(c)
    if !self.password.isEmpty { c.pointee.password = arena.string(self.password) }
    return c
  }
}

extension AuthV1.RenewRecoveryCodeResponse {
  public static var fullName: String { "otolith.auth.v1.RenewRecoveryCodeResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__renew_recovery_code_response__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__RenewRecoveryCodeResponse>) {
    self.recoveryCode = Codec.string(c.pointee.recovery_code)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__RenewRecoveryCodeResponse> {
    let c = arena.allocate(Otolith__Auth__V1__RenewRecoveryCodeResponse.self)
    otolith__auth__v1__renew_recovery_code_response__init(c)
    if !self.recoveryCode.isEmpty { c.pointee.recovery_code = arena.string(self.recoveryCode) }
    return c
  }
}

extension AuthV1.SendAccessCodeRequest {
  public static var fullName: String { "otolith.auth.v1.SendAccessCodeRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__send_access_code_request__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__SendAccessCodeRequest>) {
    self.username = Codec.string(c.pointee.username)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__SendAccessCodeRequest> {
    let c = arena.allocate(Otolith__Auth__V1__SendAccessCodeRequest.self)
    otolith__auth__v1__send_access_code_request__init(c)
    if !self.username.isEmpty { c.pointee.username = arena.string(self.username) }
    return c
  }
}

extension AuthV1.SendAccessCodeResponse {
  public static var fullName: String { "otolith.auth.v1.SendAccessCodeResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__send_access_code_response__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__SendAccessCodeResponse>) {
    self.outcome = AuthV1.AccessCodeOutcome(rawValue: Int32(truncatingIfNeeded: c.pointee.outcome.rawValue))
    self.accessCode = Codec.string(c.pointee.access_code)
    self.expireTime = c.pointee.expire_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__SendAccessCodeResponse> {
    let c = arena.allocate(Otolith__Auth__V1__SendAccessCodeResponse.self)
    otolith__auth__v1__send_access_code_response__init(c)
    c.pointee.outcome = Otolith__Auth__V1__AccessCodeOutcome(rawValue: .init(truncatingIfNeeded: self.outcome.rawValue))
    if !self.accessCode.isEmpty { c.pointee.access_code = arena.string(self.accessCode) }
    if let value = self.expireTime { c.pointee.expire_time = value.cStruct(in: arena) }
    return c
  }
}
