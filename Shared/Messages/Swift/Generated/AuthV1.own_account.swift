// Generated from otolith/auth/v1/own_account.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages
public import MessageSupport

extension AuthV1 {
  /// A change of the caller's own account.
  public struct UpdateAccountRequest: Message {
    /// New values of the fields that `update_mask` names; other fields are ignored.
    public var account: AuthV1.Account?
    /// Fields to change: `username` (empty: sign in with the address only), `language`, `newsletter`,
    /// `team_mails_off`, `profile`, `profile.first_name`, `profile.last_name`, `profile.nickname`,
    /// `profile.sex`. `*`
    /// must stand alone and means all of them: fields that are empty in `account` are cleared. Absent
    /// or empty: only fields that are set in `account` are changed (AIP-134).
    public var updateMask: GoogleProtobuf.FieldMask?
    /// Etag of the account as it was read.
    public var etag: String
    /// Profile fields that the person consents to storing with this request: required for each field
    /// that is set to a new non-empty value.
    public var consents: [AuthV1.ProfileField]

    public init(
      account: AuthV1.Account? = nil,
      updateMask: GoogleProtobuf.FieldMask? = nil,
      etag: String = "",
      consents: [AuthV1.ProfileField] = []
    ) {
      self.account = account
      self.updateMask = updateMask
      self.etag = etag
      self.consents = consents
    }
  }

  /// The new address.
  public struct RequestEmailChangeRequest: Message {
    /// Address for the account's mails.
    public var email: String
    /// Whether the person consents to keeping the address; must be true.
    public var emailConsent: Bool
    /// The account's password. Required if the account has no current address to which a second code
    /// could be mailed.
    public var password: String

    public init(email: String = "", emailConsent: Bool = false, password: String = "") {
      self.email = email
      self.emailConsent = emailConsent
      self.password = password
    }
  }

  /// The codes are being mailed.
  public struct RequestEmailChangeResponse: Message {
    /// Whether ConfirmEmailChange also needs the code that was mailed to the current address.
    public var currentCodeRequired: Bool

    public init(currentCodeRequired: Bool = false) {
      self.currentCodeRequired = currentCodeRequired
    }
  }

  /// The mailed codes.
  public struct ConfirmEmailChangeRequest: Message {
    /// Code from the mail to the new address; case and hyphens are ignored.
    public var code: String
    /// Code from the mail to the current address; empty if the account has no address.
    public var currentCode: String

    public init(code: String = "", currentCode: String = "") {
      self.code = code
      self.currentCode = currentCode
    }
  }

  /// The account with its new address.
  public struct ConfirmEmailChangeResponse: Message {
    /// The current state.
    public var account: AuthV1.Account?

    public init(account: AuthV1.Account? = nil) {
      self.account = account
    }
  }

  /// A request to delete the address; the account is taken from the token.
  public struct DeleteEmailRequest: Message {
    /// The account's password. Required so that a stolen token cannot obtain a recovery code.
    public var password: String

    public init(password: String = "") {
      self.password = password
    }
  }

  /// The address is deleted.
  public struct DeleteEmailResponse: Message {
    /// Recovery code for a forgotten password (RecoverAccount). Show it once and ask the person to
    /// write it down.
    public var recoveryCode: String

    public init(recoveryCode: String = "") {
      self.recoveryCode = recoveryCode
    }
  }

  /// The name and password of the account.
  public struct UpgradeAccountRequest: Message {
    /// Same as in `RegisterAccountRequest`; may be empty if an address is given.
    public var username: String
    /// Same as in `RegisterAccountRequest`.
    public var password: String
    /// Same as in `RegisterAccountRequest`.
    public var email: String
    /// Whether the person consents to keeping the address; must be true with an address.
    public var emailConsent: Bool
    /// BCP 47 language for mails; empty: unchanged.
    public var language: String

    public init(
      username: String = "",
      password: String = "",
      email: String = "",
      emailConsent: Bool = false,
      language: String = ""
    ) {
      self.username = username
      self.password = password
      self.email = email
      self.emailConsent = emailConsent
      self.language = language
    }
  }

  /// The upgraded account.
  public struct UpgradeAccountResponse: Message {
    /// Whether this call upgraded the account, or mailed the code that will.
    public var outcome: AuthV1.WriteOutcome
    /// Whether a code was mailed. If true, the address is not in effect before ConfirmEmailChange.
    public var confirmationRequired: Bool
    /// Recovery code of an account with a username (RecoverAccount). Show it once and ask the person
    /// to write it down. Repeating the request returns another code; all of them are valid.
    public var recoveryCode: String

    public init(
      outcome: AuthV1.WriteOutcome = AuthV1.WriteOutcome(rawValue: 0),
      confirmationRequired: Bool = false,
      recoveryCode: String = ""
    ) {
      self.outcome = outcome
      self.confirmationRequired = confirmationRequired
      self.recoveryCode = recoveryCode
    }
  }

  /// The descriptor of `otolith/auth/v1/own_account.proto`.
  public static let ownAccountFile = ProtoFile(
    name: "otolith/auth/v1/own_account.proto",
    dependencies: [GoogleProtobuf.fieldMaskFile, AuthV1.authFile, AuthV1.profileFile],
    base64: "CiFvdG9saXRoL2F1dGgvdjEvb3duX2FjY291bnQucHJvdG8SD290b2xpdGguYXV0aC52MRogZ29vZ2xlL3Byb3RvYnVmL2ZpZWxkX21hc2sucHJvdG8aGm90b2xpdGgvYXV0aC92MS9hdXRoLnByb3RvGh1vdG9saXRoL2F1dGgvdjEvcHJvZmlsZS5wcm90byLWAQoUVXBkYXRlQWNjb3VudFJlcXVlc3QSMgoHYWNjb3VudBgBIAEoCzIYLm90b2xpdGguYXV0aC52MS5BY2NvdW50UgdhY2NvdW50EjsKC3VwZGF0ZV9tYXNrGAIgASgLMhouZ29vZ2xlLnByb3RvYnVmLkZpZWxkTWFza1IKdXBkYXRlTWFzaxISCgRldGFnGAMgASgJUgRldGFnEjkKCGNvbnNlbnRzGAQgAygOMh0ub3RvbGl0aC5hdXRoLnYxLlByb2ZpbGVGaWVsZFIIY29uc2VudHMicgoZUmVxdWVzdEVtYWlsQ2hhbmdlUmVxdWVzdBIUCgVlbWFpbBgBIAEoCVIFZW1haWwSIwoNZW1haWxfY29uc2VudBgCIAEoCFIMZW1haWxDb25zZW50EhoKCHBhc3N3b3JkGAMgASgJUghwYXNzd29yZCJQChpSZXF1ZXN0RW1haWxDaGFuZ2VSZXNwb25zZRIyChVjdXJyZW50X2NvZGVfcmVxdWlyZWQYASABKAhSE2N1cnJlbnRDb2RlUmVxdWlyZWQiUgoZQ29uZmlybUVtYWlsQ2hhbmdlUmVxdWVzdBISCgRjb2RlGAEgASgJUgRjb2RlEiEKDGN1cnJlbnRfY29kZRgCIAEoCVILY3VycmVudENvZGUiUAoaQ29uZmlybUVtYWlsQ2hhbmdlUmVzcG9uc2USMgoHYWNjb3VudBgBIAEoCzIYLm90b2xpdGguYXV0aC52MS5BY2NvdW50UgdhY2NvdW50IjAKEkRlbGV0ZUVtYWlsUmVxdWVzdBIaCghwYXNzd29yZBgBIAEoCVIIcGFzc3dvcmQiOgoTRGVsZXRlRW1haWxSZXNwb25zZRIjCg1yZWNvdmVyeV9jb2RlGAEgASgJUgxyZWNvdmVyeUNvZGUipgEKFVVwZ3JhZGVBY2NvdW50UmVxdWVzdBIaCgh1c2VybmFtZRgBIAEoCVIIdXNlcm5hbWUSGgoIcGFzc3dvcmQYAiABKAlSCHBhc3N3b3JkEhQKBWVtYWlsGAMgASgJUgVlbWFpbBIjCg1lbWFpbF9jb25zZW50GAQgASgIUgxlbWFpbENvbnNlbnQSGgoIbGFuZ3VhZ2UYBSABKAlSCGxhbmd1YWdlIqsBChZVcGdyYWRlQWNjb3VudFJlc3BvbnNlEjcKB291dGNvbWUYASABKA4yHS5vdG9saXRoLmF1dGgudjEuV3JpdGVPdXRjb21lUgdvdXRjb21lEjMKFWNvbmZpcm1hdGlvbl9yZXF1aXJlZBgCIAEoCFIUY29uZmlybWF0aW9uUmVxdWlyZWQSIwoNcmVjb3ZlcnlfY29kZRgDIAEoCVIMcmVjb3ZlcnlDb2RlMo8EChFPd25BY2NvdW50U2VydmljZRJVCg1VcGRhdGVBY2NvdW50EiUub3RvbGl0aC5hdXRoLnYxLlVwZGF0ZUFjY291bnRSZXF1ZXN0Ghgub3RvbGl0aC5hdXRoLnYxLkFjY291bnQiA5ACAhJtChJSZXF1ZXN0RW1haWxDaGFuZ2USKi5vdG9saXRoLmF1dGgudjEuUmVxdWVzdEVtYWlsQ2hhbmdlUmVxdWVzdBorLm90b2xpdGguYXV0aC52MS5SZXF1ZXN0RW1haWxDaGFuZ2VSZXNwb25zZRJyChJDb25maXJtRW1haWxDaGFuZ2USKi5vdG9saXRoLmF1dGgudjEuQ29uZmlybUVtYWlsQ2hhbmdlUmVxdWVzdBorLm90b2xpdGguYXV0aC52MS5Db25maXJtRW1haWxDaGFuZ2VSZXNwb25zZSIDkAICElgKC0RlbGV0ZUVtYWlsEiMub3RvbGl0aC5hdXRoLnYxLkRlbGV0ZUVtYWlsUmVxdWVzdBokLm90b2xpdGguYXV0aC52MS5EZWxldGVFbWFpbFJlc3BvbnNlEmYKDlVwZ3JhZGVBY2NvdW50EiYub3RvbGl0aC5hdXRoLnYxLlVwZ3JhZGVBY2NvdW50UmVxdWVzdBonLm90b2xpdGguYXV0aC52MS5VcGdyYWRlQWNjb3VudFJlc3BvbnNlIgOQAgJCPQoPb3RvbGl0aC5hdXRoLnYxUAFaFm90b2xpdGgvYXV0aC92MTthdXRodjGqAg9PdG9saXRoLkF1dGguVjFK6DMKyAEKAQwSAwQAEhq9ASBDaGFuZ2VzIHRoYXQgcGVvcGxlIG1ha2UgdG8gdGhlaXIgb3duIGFjY291bnRzLgoKIEFueSBtZXRob2QgbWF5IGFsc28gcmV0dXJuIHRoZSBlcnJvcnMgY29tbW9uIHRvIGFsbCBtZXRob2RzIChvdG9saXRoL2NvbW1vbi92MS9lcnJvcnMucHJvdG8pLiBUaGUKIHJlYXNvbnMgYXJlIGV4cGxhaW5lZCBpbiBlcnJvcnMucHJvdG8uCgq5AQoCBgASBBMATgEarAEgQ2hhbmdlcyB0aGUgY2FsbGVyJ3Mgb3duIGFjY291bnQ7IEFjY291bnRTZXJ2aWNlLkdldEFjY291bnQgcmVhZHMgaXQuIEFsbCBtZXRob2RzIHJldHVybgogVU5BVVRIRU5USUNBVEVEIHdpdGggcmVhc29uIFNFU1NJT05fRU5ERUQgaWYgdGhlIHNlc3Npb24gb2YgdGhlIHRva2VuIGhhcyBlbmRlZC4KCtQFCgQGAAIAEgQdAiADGsUFIENoYW5nZXMgdXNlcm5hbWUsIGxhbmd1YWdlLCBuZXdzbGV0dGVyLCBtYWlscyB0byB0ZWFtcyBhbmQgcHJvZmlsZS4gUmVwZWF0aW5nIHRoZSBjYWxsIHdpdGggdGhlCiBzYW1lIGV0YWcgcmV0dXJucyB0aGUgc2FtZSByZXNwb25zZSBhcyBsb25nIGFzIHRoZSBhY2NvdW50IGhhcyB0aGUgcmVxdWVzdGVkIHN0YXRlLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVCwgYWxzbyB3aXRob3V0IGFuIGV0YWcgKFJFUVVJUkVEKSwgZm9yIGEgcGF0aCBvZiB0aGUgbWFzayB0aGF0IGNhbm5vdAogYmUgY2hhbmdlZCAoRklFTERfTk9UX1dSSVRBQkxFLCBGSUVMRF9VTktOT1dOKSBhbmQgZm9yIGEgcHJvZmlsZSBmaWVsZCB0aGF0IGlzIHNldCB3aXRob3V0CiBjb25zZW50IChDT05TRU5UX1JFUVVJUkVEKTsgQUJPUlRFRCB3aXRoIHJlYXNvbiBFVEFHX01JU01BVENIOyBBTFJFQURZX0VYSVNUUyB3aXRoIHJlYXNvbgogVVNFUk5BTUVfVEFLRU47IEZBSUxFRF9QUkVDT05ESVRJT04gd2l0aCByZWFzb24gTkFNRV9SRVFVSVJFRCAodGhlIGFjY291bnQgY291bGQgbm90IHNpZ24gaW4KIHdpdGhvdXQgYSB1c2VybmFtZSBhbmQgYW4gYWRkcmVzcyksIEFERFJFU1NfTUlTU0lORyAoYSBuZXdzbGV0dGVyIG5lZWRzIG9uZSkgb3IKIEFDQ09VTlRfQU5PTllNT1VTIChjYWxsIFVwZ3JhZGVBY2NvdW50IHRvIHNldCBhIHVzZXJuYW1lIGFuZCBwYXNzd29yZCkuCgppCgYGAAIABCISAx8EKhpaIFJlcGVhdGluZyBpcyBzYWZlIGJlY2F1c2Ugb2YgdGhlIGV0YWc6IHRoZSBjaGFuZ2UgaXMgZm91bmQgYXMgYWxyZWFkeSBtYWRlLCBvciByZWplY3RlZC4KCskFCgQGAAIBEgMrAlkauwUgTWFpbHMgYSBjb2RlIHRvIHRoZSBuZXcgYWRkcmVzcywgYW5kIGFub3RoZXIgdG8gdGhlIGN1cnJlbnQgYWRkcmVzcyBpZiB0aGVyZSBpcyBvbmU7IGJvdGggYXJlCiB2YWxpZCBmb3IgMjQgaG91cnMuIElmIHRoZSBuZXcgYWRkcmVzcyBiZWxvbmdzIHRvIGFub3RoZXIgYWNjb3VudCwgb25seSB0aGUgbWFpbCBzYXlzIHNvLiBBCiBsYXRlciByZXF1ZXN0IHJlcGxhY2VzIHRoaXMgb25lLiBOZWVkcyBhIHJlY2VudCBwcm9vZiBvZiB0aGUgcGFzc3dvcmQuCgogTm90IGlkZW1wb3RlbnQ6IGVhY2ggY2FsbCBtYWlscyBjb2Rlcywgd2hpY2ggcmVwbGFjZSB0aGUgcHJldmlvdXMgb25lcy4gUmVwZWF0aW5nIHRoZSBjYWxsCiBhZnRlciBhIGxvc3QgcmVzcG9uc2UgaXMgaGFybWxlc3M6IHRoZSBjb2RlcyBvZiB0aGUgbmV3ZXN0IG1haWxzIGFyZSB2YWxpZC4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQ7IEZBSUxFRF9QUkVDT05ESVRJT04gd2l0aCByZWFzb24gQUNDT1VOVF9BTk9OWU1PVVM7IFBFUk1JU1NJT05fREVOSUVECiB3aXRoIHJlYXNvbiBGUkVTSF9QUk9PRl9SRVFVSVJFRCBvciBQQVNTV09SRF9XUk9ORzsgUkVTT1VSQ0VfRVhIQVVTVEVEIHdpdGggcmVhc29uCiBUT09fTUFOWV9BVFRFTVBUUyBhbmQgUmV0cnlJbmZvIGFmdGVyIHRocmVlIHJlcXVlc3RzIG9mIG9uZSBhY2NvdW50IG9yIHRvIG9uZSBhZGRyZXNzLgoK9AMKBAYAAgISBDMCNQMa5QMgU2V0cyB0aGUgbmV3IGFkZHJlc3MgYW5kIG5vdGlmaWVzIHRoZSBwcmV2aW91cyBvbmUuIFJlc2V0IGNvZGVzIHRoYXQgd2VyZSBtYWlsZWQgdG8gdGhlCiBwcmV2aW91cyBhZGRyZXNzIGJlY29tZSBpbnZhbGlkLiBSZXBlYXRpbmcgdGhlIGNhbGwgaXMgc2FmZSB1bnRpbCB0aGUgY29kZXMgZXhwaXJlLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVDsgUEVSTUlTU0lPTl9ERU5JRUQgd2l0aCByZWFzb24gQ09ERV9SRUpFQ1RFRCBmb3IgYSB3cm9uZywgcmVwbGFjZWQgb3IKIGV4cGlyZWQgY29kZSwgb3IgaWYgbm8gY2hhbmdlIHdhcyByZXF1ZXN0ZWQ7IEZBSUxFRF9QUkVDT05ESVRJT04gd2l0aCByZWFzb24gRU1BSUxfVEFLRU4gaWYKIGFub3RoZXIgYWNjb3VudCBjb25maXJtZWQgdGhlIGFkZHJlc3MgaW4gdGhlIG1lYW50aW1lOyBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aCByZWFzb24KIFRPT19NQU5ZX0FUVEVNUFRTIGFuZCBSZXRyeUluZm8uCgr7BQoEBgACAxIDQQJEGu0FIFdpdGhkcmF3cyB0aGUgY29uc2VudCB0byBrZWVwaW5nIHRoZSBhZGRyZXNzLiBUaGUgYWRkcmVzcyBhbmQgdGhlIG5ld3NsZXR0ZXIgc3Vic2NyaXB0aW9uIGFyZQogZGVsZXRlZC4gVGhlIGxhc3QgbWFpbCB0byB0aGUgYWRkcmVzcyBjb250YWlucyB0aGUgcmVjb3ZlcnkgY29kZSwgd2hpY2ggaXMgYWxzbyByZXR1cm5lZCBoZXJlLgogQSBwZW5kaW5nIGFkZHJlc3MgKGBwZW5kaW5nX2VtYWlsYCkgaXMgZHJvcHBlZC4KCiBOb3QgaWRlbXBvdGVudDogZWFjaCBjYWxsIHJldHVybnMgYW5vdGhlciByZWNvdmVyeSBjb2RlLCBiZWNhdXNlIHRoZSBmaXJzdCByZXNwb25zZSBtYXkgaGF2ZQogYmVlbiBsb3N0OyBhbGwgb2YgdGhlbSBhcmUgdmFsaWQuIFJlcGVhdGluZyB0aGUgY2FsbCBhZnRlciBhIGxvc3QgcmVzcG9uc2UgaXMgaGFybWxlc3MuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UOyBGQUlMRURfUFJFQ09ORElUSU9OIHdpdGggcmVhc29uIE5BTUVfUkVRVUlSRUQgKHRoZSBhY2NvdW50IGhhcyBubwogdXNlcm5hbWUgdG8gc2lnbiBpbiB3aXRoKSBvciBBQ0NPVU5UX0FOT05ZTU9VUzsgUEVSTUlTU0lPTl9ERU5JRUQgd2l0aCByZWFzb24gUEFTU1dPUkRfV1JPTkc7CiBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aCByZWFzb24gVE9PX01BTllfQVRURU1QVFMgYW5kIFJldHJ5SW5mbyBhZnRlciBmaXZlIHdyb25nIHBhc3N3b3JkczsKIFVOQVVUSEVOVElDQVRFRCB3aXRoIHJlYXNvbiBTRVNTSU9OX0VOREVELgoK3wUKBAYAAgQSBEsCTQMa0AUgR2l2ZXMgYW4gYW5vbnltb3VzIGFjY291bnQgYSBuYW1lIGFuZCBhIHBhc3N3b3JkLiBJdCBzdGF5cyB0aGUgc2FtZSBwYXJ0aWNpcGFudCB3aXRoIGFsbAogZW5yb2xtZW50cywgcGxhbnMsIGFuc3dlcnMgYW5kIHNlc3Npb25zLiBXaXRoIGEgdXNlcm5hbWUsIHRoZSBhY2NvdW50IGNhbiBzaWduIGluIGF0IG9uY2U7IGFuCiBhZGRyZXNzIGlzIG1haWxlZCBhIGNvZGUgZm9yIENvbmZpcm1FbWFpbENoYW5nZS4gV2l0aCBhbiBhZGRyZXNzIGFsb25lLCB0aGUgYWNjb3VudCBzdGF5cwogYW5vbnltb3VzIHVudGlsIGl0IGlzIGNvbmZpcm1lZC4gSWYgdHdvIGRldmljZXMgdXBncmFkZSBhdCB0aGUgc2FtZSB0aW1lLCBvbmUgc3VjY2VlZHMuCiBBY2NvdW50cyBhcmUgbmV2ZXIgbWVyZ2VkLiBSZXBlYXRpbmcgdGhlIGNhbGwgcmV0dXJucyBBTFJFQURZX0VYSVNUUzsgYW4gYWRkcmVzcyBhbG9uZSBnZXRzCiBhbm90aGVyIG1haWwsIHdob3NlIGNvZGUgcmVwbGFjZXMgdGhlIGZpcnN0LCBvbmx5IGFmdGVyIGZpdmUgbWludXRlcy4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQ7IEFMUkVBRFlfRVhJU1RTIHdpdGggcmVhc29uIFVTRVJOQU1FX1RBS0VOOyBGQUlMRURfUFJFQ09ORElUSU9OIHdpdGgKIHJlYXNvbiBBQ0NPVU5UX05PVF9BTk9OWU1PVVM7IFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIHJlYXNvbiBUT09fTUFOWV9BVFRFTVBUUyBhbmQgUmV0cnlJbmZvLgoKMwoCBAASBFEAXwEaJyBBIGNoYW5nZSBvZiB0aGUgY2FsbGVyJ3Mgb3duIGFjY291bnQuCgpbCgQEAAIAEgNTAhYaTiBOZXcgdmFsdWVzIG9mIHRoZSBmaWVsZHMgdGhhdCBgdXBkYXRlX21hc2tgIG5hbWVzOyBvdGhlciBmaWVsZHMgYXJlIGlnbm9yZWQuCgqHAwoEBAACARIDWQIsGvkCIEZpZWxkcyB0byBjaGFuZ2U6IGB1c2VybmFtZWAgKGVtcHR5OiBzaWduIGluIHdpdGggdGhlIGFkZHJlc3Mgb25seSksIGBsYW5ndWFnZWAsIGBuZXdzbGV0dGVyYCwKIGB0ZWFtX21haWxzX29mZmAsIGBwcm9maWxlYCwgYHByb2ZpbGUuZmlyc3RfbmFtZWAsIGBwcm9maWxlLmxhc3RfbmFtZWAsIGBwcm9maWxlLm5pY2tuYW1lYCwKIGBwcm9maWxlLnNleGAuIGAqYAogbXVzdCBzdGFuZCBhbG9uZSBhbmQgbWVhbnMgYWxsIG9mIHRoZW06IGZpZWxkcyB0aGF0IGFyZSBlbXB0eSBpbiBgYWNjb3VudGAgYXJlIGNsZWFyZWQuIEFic2VudAogb3IgZW1wdHk6IG9ubHkgZmllbGRzIHRoYXQgYXJlIHNldCBpbiBgYWNjb3VudGAgYXJlIGNoYW5nZWQgKEFJUC0xMzQpLgoKMgoEBAACAhIDWwISGiUgRXRhZyBvZiB0aGUgYWNjb3VudCBhcyBpdCB3YXMgcmVhZC4KCpQBCgQEAAIDEgNeAiUahgEgUHJvZmlsZSBmaWVsZHMgdGhhdCB0aGUgcGVyc29uIGNvbnNlbnRzIHRvIHN0b3Jpbmcgd2l0aCB0aGlzIHJlcXVlc3Q6IHJlcXVpcmVkIGZvciBlYWNoIGZpZWxkCiB0aGF0IGlzIHNldCB0byBhIG5ldyBub24tZW1wdHkgdmFsdWUuCgoeCgIEARIEYgBqARoSIFRoZSBuZXcgYWRkcmVzcy4KCi8KBAQBAgASA2QCExoiIEFkZHJlc3MgZm9yIHRoZSBhY2NvdW50J3MgbWFpbHMuCgpQCgQEAQIBEgNmAhkaQyBXaGV0aGVyIHRoZSBwZXJzb24gY29uc2VudHMgdG8ga2VlcGluZyB0aGUgYWRkcmVzczsgbXVzdCBiZSB0cnVlLgoKfgoEBAECAhIDaQIWGnEgVGhlIGFjY291bnQncyBwYXNzd29yZC4gUmVxdWlyZWQgaWYgdGhlIGFjY291bnQgaGFzIG5vIGN1cnJlbnQgYWRkcmVzcyB0byB3aGljaCBhIHNlY29uZCBjb2RlCiBjb3VsZCBiZSBtYWlsZWQuCgopCgIEAhIEbQBwARodIFRoZSBjb2RlcyBhcmUgYmVpbmcgbWFpbGVkLgoKZQoEBAICABIDbwIhGlggV2hldGhlciBDb25maXJtRW1haWxDaGFuZ2UgYWxzbyBuZWVkcyB0aGUgY29kZSB0aGF0IHdhcyBtYWlsZWQgdG8gdGhlIGN1cnJlbnQgYWRkcmVzcy4KCh8KAgQDEgRzAHgBGhMgVGhlIG1haWxlZCBjb2Rlcy4KClMKBAQDAgASA3UCEhpGIENvZGUgZnJvbSB0aGUgbWFpbCB0byB0aGUgbmV3IGFkZHJlc3M7IGNhc2UgYW5kIGh5cGhlbnMgYXJlIGlnbm9yZWQuCgpeCgQEAwIBEgN3AhoaUSBDb2RlIGZyb20gdGhlIG1haWwgdG8gdGhlIGN1cnJlbnQgYWRkcmVzczsgZW1wdHkgaWYgdGhlIGFjY291bnQgaGFzIG5vIGFkZHJlc3MuCgovCgIEBBIEewB+ARojIFRoZSBhY2NvdW50IHdpdGggaXRzIG5ldyBhZGRyZXNzLgoKIQoEBAQCABIDfQIWGhQgVGhlIGN1cnJlbnQgc3RhdGUuCgpVCgIEBRIGgQEAhAEBGkcgQSByZXF1ZXN0IHRvIGRlbGV0ZSB0aGUgYWRkcmVzczsgdGhlIGFjY291bnQgaXMgdGFrZW4gZnJvbSB0aGUgdG9rZW4uCgpmCgQEBQIAEgSDAQIWGlggVGhlIGFjY291bnQncyBwYXNzd29yZC4gUmVxdWlyZWQgc28gdGhhdCBhIHN0b2xlbiB0b2tlbiBjYW5ub3Qgb2J0YWluIGEgcmVjb3ZlcnkgY29kZS4KCicKAgQGEgaHAQCLAQEaGSBUaGUgYWRkcmVzcyBpcyBkZWxldGVkLgoKewoEBAYCABIEigECGxptIFJlY292ZXJ5IGNvZGUgZm9yIGEgZm9yZ290dGVuIHBhc3N3b3JkIChSZWNvdmVyQWNjb3VudCkuIFNob3cgaXQgb25jZSBhbmQgYXNrIHRoZSBwZXJzb24gdG8KIHdyaXRlIGl0IGRvd24uCgo1CgIEBxIGjgEAmQEBGicgVGhlIG5hbWUgYW5kIHBhc3N3b3JkIG9mIHRoZSBhY2NvdW50LgoKWQoEBAcCABIEkAECFhpLIFNhbWUgYXMgaW4gYFJlZ2lzdGVyQWNjb3VudFJlcXVlc3RgOyBtYXkgYmUgZW1wdHkgaWYgYW4gYWRkcmVzcyBpcyBnaXZlbi4KCjQKBAQHAgESBJIBAhYaJiBTYW1lIGFzIGluIGBSZWdpc3RlckFjY291bnRSZXF1ZXN0YC4KCjQKBAQHAgISBJQBAhMaJiBTYW1lIGFzIGluIGBSZWdpc3RlckFjY291bnRSZXF1ZXN0YC4KCmEKBAQHAgMSBJYBAhkaUyBXaGV0aGVyIHRoZSBwZXJzb24gY29uc2VudHMgdG8ga2VlcGluZyB0aGUgYWRkcmVzczsgbXVzdCBiZSB0cnVlIHdpdGggYW4gYWRkcmVzcy4KCjwKBAQHAgQSBJgBAhYaLiBCQ1AgNDcgbGFuZ3VhZ2UgZm9yIG1haWxzOyBlbXB0eTogdW5jaGFuZ2VkLgoKJQoCBAgSBpwBAKQBARoXIFRoZSB1cGdyYWRlZCBhY2NvdW50LgoKVQoEBAgCABIEngECGxpHIFdoZXRoZXIgdGhpcyBjYWxsIHVwZ3JhZGVkIHRoZSBhY2NvdW50LCBvciBtYWlsZWQgdGhlIGNvZGUgdGhhdCB3aWxsLgoKawoEBAgCARIEoAECIRpdIFdoZXRoZXIgYSBjb2RlIHdhcyBtYWlsZWQuIElmIHRydWUsIHRoZSBhZGRyZXNzIGlzIG5vdCBpbiBlZmZlY3QgYmVmb3JlIENvbmZpcm1FbWFpbENoYW5nZS4KCsQBCgQECAICEgSjAQIbGrUBIFJlY292ZXJ5IGNvZGUgb2YgYW4gYWNjb3VudCB3aXRoIGEgdXNlcm5hbWUgKFJlY292ZXJBY2NvdW50KS4gU2hvdyBpdCBvbmNlIGFuZCBhc2sgdGhlIHBlcnNvbgogdG8gd3JpdGUgaXQgZG93bi4gUmVwZWF0aW5nIHRoZSByZXF1ZXN0IHJldHVybnMgYW5vdGhlciBjb2RlOyBhbGwgb2YgdGhlbSBhcmUgdmFsaWQuCmIGcHJvdG8z")
}

extension AuthV1.UpdateAccountRequest {
  public static var fullName: String { "otolith.auth.v1.UpdateAccountRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__update_account_request__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__UpdateAccountRequest>) {
    self.account = c.pointee.account.map { AuthV1.Account($0) }
    self.updateMask = c.pointee.update_mask.map { GoogleProtobuf.FieldMask($0) }
    self.etag = Codec.string(c.pointee.etag)
    self.consents = Codec.array(c.pointee.consents, c.pointee.n_consents) { AuthV1.ProfileField(rawValue: Int32(truncatingIfNeeded: $0.rawValue)) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__UpdateAccountRequest> {
    let c = arena.allocate(Otolith__Auth__V1__UpdateAccountRequest.self)
    otolith__auth__v1__update_account_request__init(c)
    if let value = self.account { c.pointee.account = value.cStruct(in: arena) }
    if let value = self.updateMask { c.pointee.update_mask = value.cStruct(in: arena) }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    if !self.consents.isEmpty {
      c.pointee.n_consents = self.consents.count
      c.pointee.consents = arena.array(self.consents) { Otolith__Auth__V1__ProfileField(rawValue: .init(truncatingIfNeeded: $0.rawValue)) }
    }
    return c
  }
}

extension AuthV1.RequestEmailChangeRequest {
  public static var fullName: String { "otolith.auth.v1.RequestEmailChangeRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__request_email_change_request__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__RequestEmailChangeRequest>) {
    self.email = Codec.string(c.pointee.email)
    self.emailConsent = c.pointee.email_consent != 0
    self.password = Codec.string(c.pointee.password)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__RequestEmailChangeRequest> {
    let c = arena.allocate(Otolith__Auth__V1__RequestEmailChangeRequest.self)
    otolith__auth__v1__request_email_change_request__init(c)
    if !self.email.isEmpty { c.pointee.email = arena.string(self.email) }
    c.pointee.email_consent = self.emailConsent ? 1 : 0
    if !self.password.isEmpty { c.pointee.password = arena.string(self.password) }
    return c
  }
}

extension AuthV1.RequestEmailChangeResponse {
  public static var fullName: String { "otolith.auth.v1.RequestEmailChangeResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__request_email_change_response__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__RequestEmailChangeResponse>) {
    self.currentCodeRequired = c.pointee.current_code_required != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__RequestEmailChangeResponse> {
    let c = arena.allocate(Otolith__Auth__V1__RequestEmailChangeResponse.self)
    otolith__auth__v1__request_email_change_response__init(c)
    c.pointee.current_code_required = self.currentCodeRequired ? 1 : 0
    return c
  }
}

extension AuthV1.ConfirmEmailChangeRequest {
  public static var fullName: String { "otolith.auth.v1.ConfirmEmailChangeRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__confirm_email_change_request__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__ConfirmEmailChangeRequest>) {
    self.code = Codec.string(c.pointee.code)
    self.currentCode = Codec.string(c.pointee.current_code)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ConfirmEmailChangeRequest> {
    let c = arena.allocate(Otolith__Auth__V1__ConfirmEmailChangeRequest.self)
    otolith__auth__v1__confirm_email_change_request__init(c)
    if !self.code.isEmpty { c.pointee.code = arena.string(self.code) }
    if !self.currentCode.isEmpty { c.pointee.current_code = arena.string(self.currentCode) }
    return c
  }
}

extension AuthV1.ConfirmEmailChangeResponse {
  public static var fullName: String { "otolith.auth.v1.ConfirmEmailChangeResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__confirm_email_change_response__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__ConfirmEmailChangeResponse>) {
    self.account = c.pointee.account.map { AuthV1.Account($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ConfirmEmailChangeResponse> {
    let c = arena.allocate(Otolith__Auth__V1__ConfirmEmailChangeResponse.self)
    otolith__auth__v1__confirm_email_change_response__init(c)
    if let value = self.account { c.pointee.account = value.cStruct(in: arena) }
    return c
  }
}

extension AuthV1.DeleteEmailRequest {
  public static var fullName: String { "otolith.auth.v1.DeleteEmailRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__delete_email_request__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__DeleteEmailRequest>) {
    self.password = Codec.string(c.pointee.password)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__DeleteEmailRequest> {
    let c = arena.allocate(Otolith__Auth__V1__DeleteEmailRequest.self)
    otolith__auth__v1__delete_email_request__init(c)
    if !self.password.isEmpty { c.pointee.password = arena.string(self.password) }
    return c
  }
}

extension AuthV1.DeleteEmailResponse {
  public static var fullName: String { "otolith.auth.v1.DeleteEmailResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__delete_email_response__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__DeleteEmailResponse>) {
    self.recoveryCode = Codec.string(c.pointee.recovery_code)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__DeleteEmailResponse> {
    let c = arena.allocate(Otolith__Auth__V1__DeleteEmailResponse.self)
    otolith__auth__v1__delete_email_response__init(c)
    if !self.recoveryCode.isEmpty { c.pointee.recovery_code = arena.string(self.recoveryCode) }
    return c
  }
}

extension AuthV1.UpgradeAccountRequest {
  public static var fullName: String { "otolith.auth.v1.UpgradeAccountRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__upgrade_account_request__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__UpgradeAccountRequest>) {
    self.username = Codec.string(c.pointee.username)
    self.password = Codec.string(c.pointee.password)
    self.email = Codec.string(c.pointee.email)
    self.emailConsent = c.pointee.email_consent != 0
    self.language = Codec.string(c.pointee.language)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__UpgradeAccountRequest> {
    let c = arena.allocate(Otolith__Auth__V1__UpgradeAccountRequest.self)
    otolith__auth__v1__upgrade_account_request__init(c)
    if !self.username.isEmpty { c.pointee.username = arena.string(self.username) }
    if !self.password.isEmpty { c.pointee.password = arena.string(self.password) }
    if !self.email.isEmpty { c.pointee.email = arena.string(self.email) }
    c.pointee.email_consent = self.emailConsent ? 1 : 0
    if !self.language.isEmpty { c.pointee.language = arena.string(self.language) }
    return c
  }
}

extension AuthV1.UpgradeAccountResponse {
  public static var fullName: String { "otolith.auth.v1.UpgradeAccountResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__upgrade_account_response__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__UpgradeAccountResponse>) {
    self.outcome = AuthV1.WriteOutcome(rawValue: Int32(truncatingIfNeeded: c.pointee.outcome.rawValue))
    self.confirmationRequired = c.pointee.confirmation_required != 0
    self.recoveryCode = Codec.string(c.pointee.recovery_code)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__UpgradeAccountResponse> {
    let c = arena.allocate(Otolith__Auth__V1__UpgradeAccountResponse.self)
    otolith__auth__v1__upgrade_account_response__init(c)
    c.pointee.outcome = Otolith__Auth__V1__WriteOutcome(rawValue: .init(truncatingIfNeeded: self.outcome.rawValue))
    c.pointee.confirmation_required = self.confirmationRequired ? 1 : 0
    if !self.recoveryCode.isEmpty { c.pointee.recovery_code = arena.string(self.recoveryCode) }
    return c
  }
}
