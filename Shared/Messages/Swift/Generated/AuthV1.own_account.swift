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
    /// `profile`, `profile.first_name`, `profile.last_name`, `profile.nickname`, `profile.sex`. `*`
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
    base64: "CiFvdG9saXRoL2F1dGgvdjEvb3duX2FjY291bnQucHJvdG8SD290b2xpdGguYXV0aC52MRogZ29vZ2xlL3Byb3RvYnVmL2ZpZWxkX21hc2sucHJvdG8aGm90b2xpdGgvYXV0aC92MS9hdXRoLnByb3RvGh1vdG9saXRoL2F1dGgvdjEvcHJvZmlsZS5wcm90byLWAQoUVXBkYXRlQWNjb3VudFJlcXVlc3QSMgoHYWNjb3VudBgBIAEoCzIYLm90b2xpdGguYXV0aC52MS5BY2NvdW50UgdhY2NvdW50EjsKC3VwZGF0ZV9tYXNrGAIgASgLMhouZ29vZ2xlLnByb3RvYnVmLkZpZWxkTWFza1IKdXBkYXRlTWFzaxISCgRldGFnGAMgASgJUgRldGFnEjkKCGNvbnNlbnRzGAQgAygOMh0ub3RvbGl0aC5hdXRoLnYxLlByb2ZpbGVGaWVsZFIIY29uc2VudHMicgoZUmVxdWVzdEVtYWlsQ2hhbmdlUmVxdWVzdBIUCgVlbWFpbBgBIAEoCVIFZW1haWwSIwoNZW1haWxfY29uc2VudBgCIAEoCFIMZW1haWxDb25zZW50EhoKCHBhc3N3b3JkGAMgASgJUghwYXNzd29yZCJQChpSZXF1ZXN0RW1haWxDaGFuZ2VSZXNwb25zZRIyChVjdXJyZW50X2NvZGVfcmVxdWlyZWQYASABKAhSE2N1cnJlbnRDb2RlUmVxdWlyZWQiUgoZQ29uZmlybUVtYWlsQ2hhbmdlUmVxdWVzdBISCgRjb2RlGAEgASgJUgRjb2RlEiEKDGN1cnJlbnRfY29kZRgCIAEoCVILY3VycmVudENvZGUiUAoaQ29uZmlybUVtYWlsQ2hhbmdlUmVzcG9uc2USMgoHYWNjb3VudBgBIAEoCzIYLm90b2xpdGguYXV0aC52MS5BY2NvdW50UgdhY2NvdW50IjAKEkRlbGV0ZUVtYWlsUmVxdWVzdBIaCghwYXNzd29yZBgBIAEoCVIIcGFzc3dvcmQiOgoTRGVsZXRlRW1haWxSZXNwb25zZRIjCg1yZWNvdmVyeV9jb2RlGAEgASgJUgxyZWNvdmVyeUNvZGUipgEKFVVwZ3JhZGVBY2NvdW50UmVxdWVzdBIaCgh1c2VybmFtZRgBIAEoCVIIdXNlcm5hbWUSGgoIcGFzc3dvcmQYAiABKAlSCHBhc3N3b3JkEhQKBWVtYWlsGAMgASgJUgVlbWFpbBIjCg1lbWFpbF9jb25zZW50GAQgASgIUgxlbWFpbENvbnNlbnQSGgoIbGFuZ3VhZ2UYBSABKAlSCGxhbmd1YWdlIqsBChZVcGdyYWRlQWNjb3VudFJlc3BvbnNlEjcKB291dGNvbWUYASABKA4yHS5vdG9saXRoLmF1dGgudjEuV3JpdGVPdXRjb21lUgdvdXRjb21lEjMKFWNvbmZpcm1hdGlvbl9yZXF1aXJlZBgCIAEoCFIUY29uZmlybWF0aW9uUmVxdWlyZWQSIwoNcmVjb3ZlcnlfY29kZRgDIAEoCVIMcmVjb3ZlcnlDb2RlMo8EChFPd25BY2NvdW50U2VydmljZRJVCg1VcGRhdGVBY2NvdW50EiUub3RvbGl0aC5hdXRoLnYxLlVwZGF0ZUFjY291bnRSZXF1ZXN0Ghgub3RvbGl0aC5hdXRoLnYxLkFjY291bnQiA5ACAhJtChJSZXF1ZXN0RW1haWxDaGFuZ2USKi5vdG9saXRoLmF1dGgudjEuUmVxdWVzdEVtYWlsQ2hhbmdlUmVxdWVzdBorLm90b2xpdGguYXV0aC52MS5SZXF1ZXN0RW1haWxDaGFuZ2VSZXNwb25zZRJyChJDb25maXJtRW1haWxDaGFuZ2USKi5vdG9saXRoLmF1dGgudjEuQ29uZmlybUVtYWlsQ2hhbmdlUmVxdWVzdBorLm90b2xpdGguYXV0aC52MS5Db25maXJtRW1haWxDaGFuZ2VSZXNwb25zZSIDkAICElgKC0RlbGV0ZUVtYWlsEiMub3RvbGl0aC5hdXRoLnYxLkRlbGV0ZUVtYWlsUmVxdWVzdBokLm90b2xpdGguYXV0aC52MS5EZWxldGVFbWFpbFJlc3BvbnNlEmYKDlVwZ3JhZGVBY2NvdW50EiYub3RvbGl0aC5hdXRoLnYxLlVwZ3JhZGVBY2NvdW50UmVxdWVzdBonLm90b2xpdGguYXV0aC52MS5VcGdyYWRlQWNjb3VudFJlc3BvbnNlIgOQAgJCPQoPb3RvbGl0aC5hdXRoLnYxUAFaFm90b2xpdGgvYXV0aC92MTthdXRodjGqAg9PdG9saXRoLkF1dGguVjFKxTMKyAEKAQwSAwQAEhq9ASBDaGFuZ2VzIHRoYXQgcGVvcGxlIG1ha2UgdG8gdGhlaXIgb3duIGFjY291bnRzLgoKIEFueSBtZXRob2QgbWF5IGFsc28gcmV0dXJuIHRoZSBlcnJvcnMgY29tbW9uIHRvIGFsbCBtZXRob2RzIChvdG9saXRoL2NvbW1vbi92MS9lcnJvcnMucHJvdG8pLiBUaGUKIHJlYXNvbnMgYXJlIGV4cGxhaW5lZCBpbiBlcnJvcnMucHJvdG8uCgq5AQoCBgASBBMATgEarAEgQ2hhbmdlcyB0aGUgY2FsbGVyJ3Mgb3duIGFjY291bnQ7IEFjY291bnRTZXJ2aWNlLkdldEFjY291bnQgcmVhZHMgaXQuIEFsbCBtZXRob2RzIHJldHVybgogVU5BVVRIRU5USUNBVEVEIHdpdGggcmVhc29uIFNFU1NJT05fRU5ERUQgaWYgdGhlIHNlc3Npb24gb2YgdGhlIHRva2VuIGhhcyBlbmRlZC4KCsQFCgQGAAIAEgQdAiADGrUFIENoYW5nZXMgdXNlcm5hbWUsIGxhbmd1YWdlLCBuZXdzbGV0dGVyIGFuZCBwcm9maWxlLiBSZXBlYXRpbmcgdGhlIGNhbGwgd2l0aCB0aGUgc2FtZSBldGFnCiByZXR1cm5zIHRoZSBzYW1lIHJlc3BvbnNlIGFzIGxvbmcgYXMgdGhlIGFjY291bnQgaGFzIHRoZSByZXF1ZXN0ZWQgc3RhdGUuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5ULCBhbHNvIHdpdGhvdXQgYW4gZXRhZyAoUkVRVUlSRUQpLCBmb3IgYSBwYXRoIG9mIHRoZSBtYXNrIHRoYXQgY2Fubm90CiBiZSBjaGFuZ2VkIChGSUVMRF9OT1RfV1JJVEFCTEUsIEZJRUxEX1VOS05PV04pIGFuZCBmb3IgYSBwcm9maWxlIGZpZWxkIHRoYXQgaXMgc2V0IHdpdGhvdXQKIGNvbnNlbnQgKENPTlNFTlRfUkVRVUlSRUQpOyBBQk9SVEVEIHdpdGggcmVhc29uIEVUQUdfTUlTTUFUQ0g7IEFMUkVBRFlfRVhJU1RTIHdpdGggcmVhc29uCiBVU0VSTkFNRV9UQUtFTjsgRkFJTEVEX1BSRUNPTkRJVElPTiB3aXRoIHJlYXNvbiBOQU1FX1JFUVVJUkVEICh0aGUgYWNjb3VudCBjb3VsZCBub3Qgc2lnbiBpbgogd2l0aG91dCBhIHVzZXJuYW1lIGFuZCBhbiBhZGRyZXNzKSwgQUREUkVTU19NSVNTSU5HIChhIG5ld3NsZXR0ZXIgbmVlZHMgb25lKSBvcgogQUNDT1VOVF9BTk9OWU1PVVMgKGNhbGwgVXBncmFkZUFjY291bnQgdG8gc2V0IGEgdXNlcm5hbWUgYW5kIHBhc3N3b3JkKS4KCmkKBgYAAgAEIhIDHwQqGlogUmVwZWF0aW5nIGlzIHNhZmUgYmVjYXVzZSBvZiB0aGUgZXRhZzogdGhlIGNoYW5nZSBpcyBmb3VuZCBhcyBhbHJlYWR5IG1hZGUsIG9yIHJlamVjdGVkLgoKyQUKBAYAAgESAysCWRq7BSBNYWlscyBhIGNvZGUgdG8gdGhlIG5ldyBhZGRyZXNzLCBhbmQgYW5vdGhlciB0byB0aGUgY3VycmVudCBhZGRyZXNzIGlmIHRoZXJlIGlzIG9uZTsgYm90aCBhcmUKIHZhbGlkIGZvciAyNCBob3Vycy4gSWYgdGhlIG5ldyBhZGRyZXNzIGJlbG9uZ3MgdG8gYW5vdGhlciBhY2NvdW50LCBvbmx5IHRoZSBtYWlsIHNheXMgc28uIEEKIGxhdGVyIHJlcXVlc3QgcmVwbGFjZXMgdGhpcyBvbmUuIE5lZWRzIGEgcmVjZW50IHByb29mIG9mIHRoZSBwYXNzd29yZC4KCiBOb3QgaWRlbXBvdGVudDogZWFjaCBjYWxsIG1haWxzIGNvZGVzLCB3aGljaCByZXBsYWNlIHRoZSBwcmV2aW91cyBvbmVzLiBSZXBlYXRpbmcgdGhlIGNhbGwKIGFmdGVyIGEgbG9zdCByZXNwb25zZSBpcyBoYXJtbGVzczogdGhlIGNvZGVzIG9mIHRoZSBuZXdlc3QgbWFpbHMgYXJlIHZhbGlkLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVDsgRkFJTEVEX1BSRUNPTkRJVElPTiB3aXRoIHJlYXNvbiBBQ0NPVU5UX0FOT05ZTU9VUzsgUEVSTUlTU0lPTl9ERU5JRUQKIHdpdGggcmVhc29uIEZSRVNIX1BST09GX1JFUVVJUkVEIG9yIFBBU1NXT1JEX1dST05HOyBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aCByZWFzb24KIFRPT19NQU5ZX0FUVEVNUFRTIGFuZCBSZXRyeUluZm8gYWZ0ZXIgdGhyZWUgcmVxdWVzdHMgb2Ygb25lIGFjY291bnQgb3IgdG8gb25lIGFkZHJlc3MuCgr0AwoEBgACAhIEMwI1AxrlAyBTZXRzIHRoZSBuZXcgYWRkcmVzcyBhbmQgbm90aWZpZXMgdGhlIHByZXZpb3VzIG9uZS4gUmVzZXQgY29kZXMgdGhhdCB3ZXJlIG1haWxlZCB0byB0aGUKIHByZXZpb3VzIGFkZHJlc3MgYmVjb21lIGludmFsaWQuIFJlcGVhdGluZyB0aGUgY2FsbCBpcyBzYWZlIHVudGlsIHRoZSBjb2RlcyBleHBpcmUuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UOyBQRVJNSVNTSU9OX0RFTklFRCB3aXRoIHJlYXNvbiBDT0RFX1JFSkVDVEVEIGZvciBhIHdyb25nLCByZXBsYWNlZCBvcgogZXhwaXJlZCBjb2RlLCBvciBpZiBubyBjaGFuZ2Ugd2FzIHJlcXVlc3RlZDsgRkFJTEVEX1BSRUNPTkRJVElPTiB3aXRoIHJlYXNvbiBFTUFJTF9UQUtFTiBpZgogYW5vdGhlciBhY2NvdW50IGNvbmZpcm1lZCB0aGUgYWRkcmVzcyBpbiB0aGUgbWVhbnRpbWU7IFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIHJlYXNvbgogVE9PX01BTllfQVRURU1QVFMgYW5kIFJldHJ5SW5mby4KCvsFCgQGAAIDEgNBAkQa7QUgV2l0aGRyYXdzIHRoZSBjb25zZW50IHRvIGtlZXBpbmcgdGhlIGFkZHJlc3MuIFRoZSBhZGRyZXNzIGFuZCB0aGUgbmV3c2xldHRlciBzdWJzY3JpcHRpb24gYXJlCiBkZWxldGVkLiBUaGUgbGFzdCBtYWlsIHRvIHRoZSBhZGRyZXNzIGNvbnRhaW5zIHRoZSByZWNvdmVyeSBjb2RlLCB3aGljaCBpcyBhbHNvIHJldHVybmVkIGhlcmUuCiBBIHBlbmRpbmcgYWRkcmVzcyAoYHBlbmRpbmdfZW1haWxgKSBpcyBkcm9wcGVkLgoKIE5vdCBpZGVtcG90ZW50OiBlYWNoIGNhbGwgcmV0dXJucyBhbm90aGVyIHJlY292ZXJ5IGNvZGUsIGJlY2F1c2UgdGhlIGZpcnN0IHJlc3BvbnNlIG1heSBoYXZlCiBiZWVuIGxvc3Q7IGFsbCBvZiB0aGVtIGFyZSB2YWxpZC4gUmVwZWF0aW5nIHRoZSBjYWxsIGFmdGVyIGEgbG9zdCByZXNwb25zZSBpcyBoYXJtbGVzcy4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQ7IEZBSUxFRF9QUkVDT05ESVRJT04gd2l0aCByZWFzb24gTkFNRV9SRVFVSVJFRCAodGhlIGFjY291bnQgaGFzIG5vCiB1c2VybmFtZSB0byBzaWduIGluIHdpdGgpIG9yIEFDQ09VTlRfQU5PTllNT1VTOyBQRVJNSVNTSU9OX0RFTklFRCB3aXRoIHJlYXNvbiBQQVNTV09SRF9XUk9ORzsKIFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIHJlYXNvbiBUT09fTUFOWV9BVFRFTVBUUyBhbmQgUmV0cnlJbmZvIGFmdGVyIGZpdmUgd3JvbmcgcGFzc3dvcmRzOwogVU5BVVRIRU5USUNBVEVEIHdpdGggcmVhc29uIFNFU1NJT05fRU5ERUQuCgrfBQoEBgACBBIESwJNAxrQBSBHaXZlcyBhbiBhbm9ueW1vdXMgYWNjb3VudCBhIG5hbWUgYW5kIGEgcGFzc3dvcmQuIEl0IHN0YXlzIHRoZSBzYW1lIHBhcnRpY2lwYW50IHdpdGggYWxsCiBlbnJvbG1lbnRzLCBwbGFucywgYW5zd2VycyBhbmQgc2Vzc2lvbnMuIFdpdGggYSB1c2VybmFtZSwgdGhlIGFjY291bnQgY2FuIHNpZ24gaW4gYXQgb25jZTsgYW4KIGFkZHJlc3MgaXMgbWFpbGVkIGEgY29kZSBmb3IgQ29uZmlybUVtYWlsQ2hhbmdlLiBXaXRoIGFuIGFkZHJlc3MgYWxvbmUsIHRoZSBhY2NvdW50IHN0YXlzCiBhbm9ueW1vdXMgdW50aWwgaXQgaXMgY29uZmlybWVkLiBJZiB0d28gZGV2aWNlcyB1cGdyYWRlIGF0IHRoZSBzYW1lIHRpbWUsIG9uZSBzdWNjZWVkcy4KIEFjY291bnRzIGFyZSBuZXZlciBtZXJnZWQuIFJlcGVhdGluZyB0aGUgY2FsbCByZXR1cm5zIEFMUkVBRFlfRVhJU1RTOyBhbiBhZGRyZXNzIGFsb25lIGdldHMKIGFub3RoZXIgbWFpbCwgd2hvc2UgY29kZSByZXBsYWNlcyB0aGUgZmlyc3QsIG9ubHkgYWZ0ZXIgZml2ZSBtaW51dGVzLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVDsgQUxSRUFEWV9FWElTVFMgd2l0aCByZWFzb24gVVNFUk5BTUVfVEFLRU47IEZBSUxFRF9QUkVDT05ESVRJT04gd2l0aAogcmVhc29uIEFDQ09VTlRfTk9UX0FOT05ZTU9VUzsgUkVTT1VSQ0VfRVhIQVVTVEVEIHdpdGggcmVhc29uIFRPT19NQU5ZX0FUVEVNUFRTIGFuZCBSZXRyeUluZm8uCgozCgIEABIEUQBeARonIEEgY2hhbmdlIG9mIHRoZSBjYWxsZXIncyBvd24gYWNjb3VudC4KClsKBAQAAgASA1MCFhpOIE5ldyB2YWx1ZXMgb2YgdGhlIGZpZWxkcyB0aGF0IGB1cGRhdGVfbWFza2AgbmFtZXM7IG90aGVyIGZpZWxkcyBhcmUgaWdub3JlZC4KCvQCCgQEAAIBEgNYAiwa5gIgRmllbGRzIHRvIGNoYW5nZTogYHVzZXJuYW1lYCAoZW1wdHk6IHNpZ24gaW4gd2l0aCB0aGUgYWRkcmVzcyBvbmx5KSwgYGxhbmd1YWdlYCwgYG5ld3NsZXR0ZXJgLAogYHByb2ZpbGVgLCBgcHJvZmlsZS5maXJzdF9uYW1lYCwgYHByb2ZpbGUubGFzdF9uYW1lYCwgYHByb2ZpbGUubmlja25hbWVgLCBgcHJvZmlsZS5zZXhgLiBgKmAKIG11c3Qgc3RhbmQgYWxvbmUgYW5kIG1lYW5zIGFsbCBvZiB0aGVtOiBmaWVsZHMgdGhhdCBhcmUgZW1wdHkgaW4gYGFjY291bnRgIGFyZSBjbGVhcmVkLiBBYnNlbnQKIG9yIGVtcHR5OiBvbmx5IGZpZWxkcyB0aGF0IGFyZSBzZXQgaW4gYGFjY291bnRgIGFyZSBjaGFuZ2VkIChBSVAtMTM0KS4KCjIKBAQAAgISA1oCEholIEV0YWcgb2YgdGhlIGFjY291bnQgYXMgaXQgd2FzIHJlYWQuCgqUAQoEBAACAxIDXQIlGoYBIFByb2ZpbGUgZmllbGRzIHRoYXQgdGhlIHBlcnNvbiBjb25zZW50cyB0byBzdG9yaW5nIHdpdGggdGhpcyByZXF1ZXN0OiByZXF1aXJlZCBmb3IgZWFjaCBmaWVsZAogdGhhdCBpcyBzZXQgdG8gYSBuZXcgbm9uLWVtcHR5IHZhbHVlLgoKHgoCBAESBGEAaQEaEiBUaGUgbmV3IGFkZHJlc3MuCgovCgQEAQIAEgNjAhMaIiBBZGRyZXNzIGZvciB0aGUgYWNjb3VudCdzIG1haWxzLgoKUAoEBAECARIDZQIZGkMgV2hldGhlciB0aGUgcGVyc29uIGNvbnNlbnRzIHRvIGtlZXBpbmcgdGhlIGFkZHJlc3M7IG11c3QgYmUgdHJ1ZS4KCn4KBAQBAgISA2gCFhpxIFRoZSBhY2NvdW50J3MgcGFzc3dvcmQuIFJlcXVpcmVkIGlmIHRoZSBhY2NvdW50IGhhcyBubyBjdXJyZW50IGFkZHJlc3MgdG8gd2hpY2ggYSBzZWNvbmQgY29kZQogY291bGQgYmUgbWFpbGVkLgoKKQoCBAISBGwAbwEaHSBUaGUgY29kZXMgYXJlIGJlaW5nIG1haWxlZC4KCmUKBAQCAgASA24CIRpYIFdoZXRoZXIgQ29uZmlybUVtYWlsQ2hhbmdlIGFsc28gbmVlZHMgdGhlIGNvZGUgdGhhdCB3YXMgbWFpbGVkIHRvIHRoZSBjdXJyZW50IGFkZHJlc3MuCgofCgIEAxIEcgB3ARoTIFRoZSBtYWlsZWQgY29kZXMuCgpTCgQEAwIAEgN0AhIaRiBDb2RlIGZyb20gdGhlIG1haWwgdG8gdGhlIG5ldyBhZGRyZXNzOyBjYXNlIGFuZCBoeXBoZW5zIGFyZSBpZ25vcmVkLgoKXgoEBAMCARIDdgIaGlEgQ29kZSBmcm9tIHRoZSBtYWlsIHRvIHRoZSBjdXJyZW50IGFkZHJlc3M7IGVtcHR5IGlmIHRoZSBhY2NvdW50IGhhcyBubyBhZGRyZXNzLgoKLwoCBAQSBHoAfQEaIyBUaGUgYWNjb3VudCB3aXRoIGl0cyBuZXcgYWRkcmVzcy4KCiEKBAQEAgASA3wCFhoUIFRoZSBjdXJyZW50IHN0YXRlLgoKVQoCBAUSBoABAIMBARpHIEEgcmVxdWVzdCB0byBkZWxldGUgdGhlIGFkZHJlc3M7IHRoZSBhY2NvdW50IGlzIHRha2VuIGZyb20gdGhlIHRva2VuLgoKZgoEBAUCABIEggECFhpYIFRoZSBhY2NvdW50J3MgcGFzc3dvcmQuIFJlcXVpcmVkIHNvIHRoYXQgYSBzdG9sZW4gdG9rZW4gY2Fubm90IG9idGFpbiBhIHJlY292ZXJ5IGNvZGUuCgonCgIEBhIGhgEAigEBGhkgVGhlIGFkZHJlc3MgaXMgZGVsZXRlZC4KCnsKBAQGAgASBIkBAhsabSBSZWNvdmVyeSBjb2RlIGZvciBhIGZvcmdvdHRlbiBwYXNzd29yZCAoUmVjb3ZlckFjY291bnQpLiBTaG93IGl0IG9uY2UgYW5kIGFzayB0aGUgcGVyc29uIHRvCiB3cml0ZSBpdCBkb3duLgoKNQoCBAcSBo0BAJgBARonIFRoZSBuYW1lIGFuZCBwYXNzd29yZCBvZiB0aGUgYWNjb3VudC4KClkKBAQHAgASBI8BAhYaSyBTYW1lIGFzIGluIGBSZWdpc3RlckFjY291bnRSZXF1ZXN0YDsgbWF5IGJlIGVtcHR5IGlmIGFuIGFkZHJlc3MgaXMgZ2l2ZW4uCgo0CgQEBwIBEgSRAQIWGiYgU2FtZSBhcyBpbiBgUmVnaXN0ZXJBY2NvdW50UmVxdWVzdGAuCgo0CgQEBwICEgSTAQITGiYgU2FtZSBhcyBpbiBgUmVnaXN0ZXJBY2NvdW50UmVxdWVzdGAuCgphCgQEBwIDEgSVAQIZGlMgV2hldGhlciB0aGUgcGVyc29uIGNvbnNlbnRzIHRvIGtlZXBpbmcgdGhlIGFkZHJlc3M7IG11c3QgYmUgdHJ1ZSB3aXRoIGFuIGFkZHJlc3MuCgo8CgQEBwIEEgSXAQIWGi4gQkNQIDQ3IGxhbmd1YWdlIGZvciBtYWlsczsgZW1wdHk6IHVuY2hhbmdlZC4KCiUKAgQIEgabAQCjAQEaFyBUaGUgdXBncmFkZWQgYWNjb3VudC4KClUKBAQIAgASBJ0BAhsaRyBXaGV0aGVyIHRoaXMgY2FsbCB1cGdyYWRlZCB0aGUgYWNjb3VudCwgb3IgbWFpbGVkIHRoZSBjb2RlIHRoYXQgd2lsbC4KCmsKBAQIAgESBJ8BAiEaXSBXaGV0aGVyIGEgY29kZSB3YXMgbWFpbGVkLiBJZiB0cnVlLCB0aGUgYWRkcmVzcyBpcyBub3QgaW4gZWZmZWN0IGJlZm9yZSBDb25maXJtRW1haWxDaGFuZ2UuCgrEAQoEBAgCAhIEogECGxq1ASBSZWNvdmVyeSBjb2RlIG9mIGFuIGFjY291bnQgd2l0aCBhIHVzZXJuYW1lIChSZWNvdmVyQWNjb3VudCkuIFNob3cgaXQgb25jZSBhbmQgYXNrIHRoZSBwZXJzb24KIHRvIHdyaXRlIGl0IGRvd24uIFJlcGVhdGluZyB0aGUgcmVxdWVzdCByZXR1cm5zIGFub3RoZXIgY29kZTsgYWxsIG9mIHRoZW0gYXJlIHZhbGlkLgpiBnByb3RvMw==")
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
