// Generated from otolith/auth/v1/consent.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages
public import MessageSupport

extension AuthV1 {
  /// A consent given by a participant.
  public struct Consent: Message {
    /// The study.
    public var studyID: String
    /// `Study.consent_version` of the text.
    public var consentVersion: String
    /// BCP 47 language in which it was shown.
    public var consentLanguage: String
    /// Time of the consent.
    public var giveTime: GoogleProtobuf.Timestamp?
    /// SHA-256 of the text in UTF-8, 64 hexadecimal digits. Empty if the text is not available.
    public var textSha256: String
    /// The text as it was shown; empty in lists, and if `text_sha256` is empty.
    public var text: String
    /// The study's retention rules at that time; absent if answers were kept without limit or the
    /// rules are unknown. Later rules may keep answers for a shorter time (`Study.retention`), never
    /// longer.
    public var retention: AuthV1.AnswerRetention?

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

  /// Retention of answers: `StudyRetention` of the catalogue.
  public struct AnswerRetention: Message {
    /// Days after the end of the study; 0: no such limit.
    public var daysAfterEnd: UInt32
    /// Days after leaving the study; 0: no such limit.
    public var daysAfterLeaving: UInt32
    /// Treatment of the answers when the limit is reached.
    public var mode: AuthV1.ErasureMode
    /// Whether answers are erased as soon as the consent is withdrawn.
    public var onWithdrawal: Bool
    /// Treatment of the answers by RequestErasure; unspecified: the participant chooses.
    public var onErasure: AuthV1.ErasureMode

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

  /// A current enrolment whose study has a newer consent text in the language of the consent.
  public struct OutdatedConsent: Message {
    /// The study.
    public var studyID: String
    /// `Study.consent_version` of the text to show and to accept with JoinStudy.
    public var consentVersion: String
    /// Time at which the earlier consent ends or has ended, in whole seconds
    /// (`Study.earlier_consents_end_time`). Absent if it stays valid.
    public var endTime: GoogleProtobuf.Timestamp?

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

  /// Selects a page of the caller's consents.
  public struct ListConsentsRequest: Message {
    /// 1–200; 0 means 50.
    public var pageSize: UInt32
    /// `next_page_token` of the previous page; empty for the first page.
    public var pageToken: String

    public init(pageSize: UInt32 = 0, pageToken: String = "") {
      self.pageSize = pageSize
      self.pageToken = pageToken
    }
  }

  /// A page of the caller's consents.
  public struct ListConsentsResponse: Message {
    /// Consents in the order they were given.
    public var consents: [AuthV1.Consent]
    /// Token of the next page; empty on the last page.
    public var nextPageToken: String

    public init(consents: [AuthV1.Consent] = [], nextPageToken: String = "") {
      self.consents = consents
      self.nextPageToken = nextPageToken
    }
  }

  /// Names one of the caller's consents.
  public struct GetConsentRequest: Message {
    /// Same as in `Consent`.
    public var studyID: String
    /// Same as in `Consent`.
    public var consentVersion: String
    /// Same as in `Consent`.
    public var consentLanguage: String

    public init(studyID: String = "", consentVersion: String = "", consentLanguage: String = "") {
      self.studyID = studyID
      self.consentVersion = consentVersion
      self.consentLanguage = consentLanguage
    }
  }

  /// The study whose consents are withdrawn.
  public struct WithdrawConsentRequest: Message {
    /// Id of the study. An unknown study, or one never joined, is handled like one whose consent was
    /// withdrawn before.
    public var studyID: String

    public init(studyID: String = "") {
      self.studyID = studyID
    }
  }

  /// The caller has no consent to the study in force.
  public struct WithdrawConsentResponse: Message {
    /// Same as in `LeaveStudyResponse`: empty if there was no enrolment to end.
    public var accessToken: String
    /// Expiry of `access_token`; absent without a token.
    public var accessTokenExpireTime: GoogleProtobuf.Timestamp?

    public init(accessToken: String = "", accessTokenExpireTime: GoogleProtobuf.Timestamp? = nil) {
      self.accessToken = accessToken
      self.accessTokenExpireTime = accessTokenExpireTime
    }
  }

  /// The descriptor of `otolith/auth/v1/consent.proto`.
  public static let consentFile = ProtoFile(
    name: "otolith/auth/v1/consent.proto",
    dependencies: [GoogleProtobuf.timestampFile, AuthV1.erasureFile],
    base64: "Ch1vdG9saXRoL2F1dGgvdjEvY29uc2VudC5wcm90bxIPb3RvbGl0aC5hdXRoLnYxGh9nb29nbGUvcHJvdG9idWYvdGltZXN0YW1wLnByb3RvGh1vdG9saXRoL2F1dGgvdjEvZXJhc3VyZS5wcm90byKmAgoHQ29uc2VudBIZCghzdHVkeV9pZBgBIAEoCVIHc3R1ZHlJZBInCg9jb25zZW50X3ZlcnNpb24YAiABKAlSDmNvbnNlbnRWZXJzaW9uEikKEGNvbnNlbnRfbGFuZ3VhZ2UYAyABKAlSD2NvbnNlbnRMYW5ndWFnZRI3CglnaXZlX3RpbWUYBCABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUghnaXZlVGltZRIfCgt0ZXh0X3NoYTI1NhgFIAEoCVIKdGV4dFNoYTI1NhISCgR0ZXh0GAYgASgJUgR0ZXh0Ej4KCXJldGVudGlvbhgHIAEoCzIgLm90b2xpdGguYXV0aC52MS5BbnN3ZXJSZXRlbnRpb25SCXJldGVudGlvbiL5AQoPQW5zd2VyUmV0ZW50aW9uEiQKDmRheXNfYWZ0ZXJfZW5kGAEgASgNUgxkYXlzQWZ0ZXJFbmQSLAoSZGF5c19hZnRlcl9sZWF2aW5nGAIgASgNUhBkYXlzQWZ0ZXJMZWF2aW5nEjAKBG1vZGUYAyABKA4yHC5vdG9saXRoLmF1dGgudjEuRXJhc3VyZU1vZGVSBG1vZGUSIwoNb25fd2l0aGRyYXdhbBgEIAEoCFIMb25XaXRoZHJhd2FsEjsKCm9uX2VyYXN1cmUYBSABKA4yHC5vdG9saXRoLmF1dGgudjEuRXJhc3VyZU1vZGVSCW9uRXJhc3VyZSKMAQoPT3V0ZGF0ZWRDb25zZW50EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkEicKD2NvbnNlbnRfdmVyc2lvbhgCIAEoCVIOY29uc2VudFZlcnNpb24SNQoIZW5kX3RpbWUYAyABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgdlbmRUaW1lIlEKE0xpc3RDb25zZW50c1JlcXVlc3QSGwoJcGFnZV9zaXplGAEgASgNUghwYWdlU2l6ZRIdCgpwYWdlX3Rva2VuGAIgASgJUglwYWdlVG9rZW4idAoUTGlzdENvbnNlbnRzUmVzcG9uc2USNAoIY29uc2VudHMYASADKAsyGC5vdG9saXRoLmF1dGgudjEuQ29uc2VudFIIY29uc2VudHMSJgoPbmV4dF9wYWdlX3Rva2VuGAIgASgJUg1uZXh0UGFnZVRva2VuIoIBChFHZXRDb25zZW50UmVxdWVzdBIZCghzdHVkeV9pZBgBIAEoCVIHc3R1ZHlJZBInCg9jb25zZW50X3ZlcnNpb24YAiABKAlSDmNvbnNlbnRWZXJzaW9uEikKEGNvbnNlbnRfbGFuZ3VhZ2UYAyABKAlSD2NvbnNlbnRMYW5ndWFnZSIzChZXaXRoZHJhd0NvbnNlbnRSZXF1ZXN0EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkIpEBChdXaXRoZHJhd0NvbnNlbnRSZXNwb25zZRIhCgxhY2Nlc3NfdG9rZW4YASABKAlSC2FjY2Vzc1Rva2VuElMKGGFjY2Vzc190b2tlbl9leHBpcmVfdGltZRgCIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSFWFjY2Vzc1Rva2VuRXhwaXJlVGltZTKuAgoOQ29uc2VudFNlcnZpY2USYAoMTGlzdENvbnNlbnRzEiQub3RvbGl0aC5hdXRoLnYxLkxpc3RDb25zZW50c1JlcXVlc3QaJS5vdG9saXRoLmF1dGgudjEuTGlzdENvbnNlbnRzUmVzcG9uc2UiA5ACARJPCgpHZXRDb25zZW50EiIub3RvbGl0aC5hdXRoLnYxLkdldENvbnNlbnRSZXF1ZXN0Ghgub3RvbGl0aC5hdXRoLnYxLkNvbnNlbnQiA5ACARJpCg9XaXRoZHJhd0NvbnNlbnQSJy5vdG9saXRoLmF1dGgudjEuV2l0aGRyYXdDb25zZW50UmVxdWVzdBooLm90b2xpdGguYXV0aC52MS5XaXRoZHJhd0NvbnNlbnRSZXNwb25zZSIDkAICQj0KD290b2xpdGguYXV0aC52MVABWhZvdG9saXRoL2F1dGgvdjE7YXV0aHYxqgIPT3RvbGl0aC5BdXRoLlYxSrkcCj0KAQwSAwEAEhozIFJlYWRpbmcgYW5kIHdpdGhkcmF3aW5nIGEgcGFydGljaXBhbnQncyBjb25zZW50cy4KCoMBCgIGABIEDwAsARp3IE1hbmFnZXMgdGhlIGNhbGxlcidzIG93biBjb25zZW50cy4gQSBjb25zZW50IHJlZmVycyB0byBvbmUgY29uc2VudCB0ZXh0OiBzdHVkeSwgdmVyc2lvbiBhbmQKIGxhbmd1YWdlLiBOZWVkcyBhIHRva2VuLgoK2AEKBAYAAgASBBQCFgMayQEgTGlzdHMgYWxsIGNvbnNlbnRzIGdpdmVuIGJ5IHRoZSBjYWxsZXIsIGluIHRoZSBvcmRlciB0aGV5IHdlcmUgZ2l2ZW4sIHdpdGhvdXQgdGhlaXIgdGV4dHMuCiBDb25zZW50cyB0byBhIHN0dWR5IGFyZSByZW1vdmVkIHdoZW4gdGhlIGNhbGxlcidzIGRhdGEgb2YgdGhhdCBzdHVkeSBpcyBlcmFzZWQuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5ULgoKgwIKBAYAAgESBBwCHgMa9AEgUmV0dXJucyBvbmUgb2YgdGhlIGNhbGxlcidzIGNvbnNlbnRzIHdpdGggdGhlIHRleHQgYXMgaXQgd2FzIHNob3duLiBJZiBpdCB3YXMgZ2l2ZW4gbW9yZSB0aGFuCiBvbmNlLCB0aGUgbW9zdCByZWNlbnQgb25lIGlzIHJldHVybmVkLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVDsgTk9UX0ZPVU5EIHdpdGggcmVhc29uIENPTlNFTlRfVU5LTk9XTiwgYWxzbyBmb3IgY29uc2VudHMgb2Ygb3RoZXIKIHBhcnRpY2lwYW50cy4KCtYECgQGAAICEgQpAisDGscEIFdpdGhkcmF3cyBhbGwgY29uc2VudHMgb2YgdGhlIGNhbGxlciB0byBhIHN0dWR5LiBFbmRzIHRoZSBlbnJvbG1lbnQgYW5kIGEgcGVuZGluZyBqb2luIHJlcXVlc3QKIGFzIExlYXZlU3R1ZHkgZG9lcywgYW5kIHJlY29yZHMgYSB3aXRoZHJhd2FsLiBNYXkgYWxzbyBiZSBjYWxsZWQgYWZ0ZXIgTGVhdmVTdHVkeS4gV2l0aGRyYXdpbmcKIHR3aWNlIGlzIHNhZmUuCgogRWFybGllciBhbnN3ZXJzIGFyZSBrZXB0IGFzIGFmdGVyIGxlYXZpbmcsIHVubGVzcyB0aGUgc3R1ZHkgZXJhc2VzIHRoZW0gb24gd2l0aGRyYXdhbAogKGBDb25zZW50LnJldGVudGlvbmApLiBUaGVpciBlcmFzdXJlIHRoZW4gYmVnaW5zIHdpdGhpbiBzZWNvbmRzLCBhbmQgSm9pblN0dWR5IHJldHVybnMKIEVSQVNVUkVfSU5fUFJPR1JFU1MgdW50aWwgaXQgY29tcGxldGVzLCBmb3IgMTUgc2Vjb25kcyBhdCBsZWFzdC4gUmVxdWVzdEVyYXN1cmUgZm9yIHRoZSBzdHVkeQogZXJhc2VzIHRoZSBhbnN3ZXJzIGF0IGFueSB0aW1lLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVDsgVU5BVVRIRU5USUNBVEVEIHdpdGggcmVhc29uIFNFU1NJT05fRU5ERUQuCgovCgIEABIELwBAARojIEEgY29uc2VudCBnaXZlbiBieSBhIHBhcnRpY2lwYW50LgoKGQoEBAACABIDMQIWGgwgVGhlIHN0dWR5LgoKMwoEBAACARIDMwIdGiYgYFN0dWR5LmNvbnNlbnRfdmVyc2lvbmAgb2YgdGhlIHRleHQuCgo1CgQEAAICEgM1Ah4aKCBCQ1AgNDcgbGFuZ3VhZ2UgaW4gd2hpY2ggaXQgd2FzIHNob3duLgoKIwoEBAACAxIDNwIqGhYgVGltZSBvZiB0aGUgY29uc2VudC4KCmcKBAQAAgQSAzkCGRpaIFNIQS0yNTYgb2YgdGhlIHRleHQgaW4gVVRGLTgsIDY0IGhleGFkZWNpbWFsIGRpZ2l0cy4gRW1wdHkgaWYgdGhlIHRleHQgaXMgbm90IGF2YWlsYWJsZS4KClcKBAQAAgUSAzsCEhpKIFRoZSB0ZXh0IGFzIGl0IHdhcyBzaG93bjsgZW1wdHkgaW4gbGlzdHMsIGFuZCBpZiBgdGV4dF9zaGEyNTZgIGlzIGVtcHR5LgoK0gEKBAQAAgYSAz8CIBrEASBUaGUgc3R1ZHkncyByZXRlbnRpb24gcnVsZXMgYXQgdGhhdCB0aW1lOyBhYnNlbnQgaWYgYW5zd2VycyB3ZXJlIGtlcHQgd2l0aG91dCBsaW1pdCBvciB0aGUKIHJ1bGVzIGFyZSB1bmtub3duLiBMYXRlciBydWxlcyBtYXkga2VlcCBhbnN3ZXJzIGZvciBhIHNob3J0ZXIgdGltZSAoYFN0dWR5LnJldGVudGlvbmApLCBuZXZlcgogbG9uZ2VyLgoKRgoCBAESBEMATgEaOiBSZXRlbnRpb24gb2YgYW5zd2VyczogYFN0dWR5UmV0ZW50aW9uYCBvZiB0aGUgY2F0YWxvZ3VlLgoKQQoEBAECABIDRQIcGjQgRGF5cyBhZnRlciB0aGUgZW5kIG9mIHRoZSBzdHVkeTsgMDogbm8gc3VjaCBsaW1pdC4KCj4KBAQBAgESA0cCIBoxIERheXMgYWZ0ZXIgbGVhdmluZyB0aGUgc3R1ZHk7IDA6IG5vIHN1Y2ggbGltaXQuCgpCCgQEAQICEgNJAhcaNSBUcmVhdG1lbnQgb2YgdGhlIGFuc3dlcnMgd2hlbiB0aGUgbGltaXQgaXMgcmVhY2hlZC4KCk4KBAQBAgMSA0sCGRpBIFdoZXRoZXIgYW5zd2VycyBhcmUgZXJhc2VkIGFzIHNvb24gYXMgdGhlIGNvbnNlbnQgaXMgd2l0aGRyYXduLgoKYAoEBAECBBIDTQIdGlMgVHJlYXRtZW50IG9mIHRoZSBhbnN3ZXJzIGJ5IFJlcXVlc3RFcmFzdXJlOyB1bnNwZWNpZmllZDogdGhlIHBhcnRpY2lwYW50IGNob29zZXMuCgpmCgIEAhIEUQBZARpaIEEgY3VycmVudCBlbnJvbG1lbnQgd2hvc2Ugc3R1ZHkgaGFzIGEgbmV3ZXIgY29uc2VudCB0ZXh0IGluIHRoZSBsYW5ndWFnZSBvZiB0aGUgY29uc2VudC4KChkKBAQCAgASA1MCFhoMIFRoZSBzdHVkeS4KClgKBAQCAgESA1UCHRpLIGBTdHVkeS5jb25zZW50X3ZlcnNpb25gIG9mIHRoZSB0ZXh0IHRvIHNob3cgYW5kIHRvIGFjY2VwdCB3aXRoIEpvaW5TdHVkeS4KCpUBCgQEAgICEgNYAikahwEgVGltZSBhdCB3aGljaCB0aGUgZWFybGllciBjb25zZW50IGVuZHMgb3IgaGFzIGVuZGVkLCBpbiB3aG9sZSBzZWNvbmRzCiAoYFN0dWR5LmVhcmxpZXJfY29uc2VudHNfZW5kX3RpbWVgKS4gQWJzZW50IGlmIGl0IHN0YXlzIHZhbGlkLgoKNgoCBAMSBFwAYQEaKiBTZWxlY3RzIGEgcGFnZSBvZiB0aGUgY2FsbGVyJ3MgY29uc2VudHMuCgojCgQEAwIAEgNeAhcaFiAx4oCTMjAwOyAwIG1lYW5zIDUwLgoKUAoEBAMCARIDYAIYGkMgYG5leHRfcGFnZV90b2tlbmAgb2YgdGhlIHByZXZpb3VzIHBhZ2U7IGVtcHR5IGZvciB0aGUgZmlyc3QgcGFnZS4KCi4KAgQEEgRkAGkBGiIgQSBwYWdlIG9mIHRoZSBjYWxsZXIncyBjb25zZW50cy4KCjUKBAQEAgASA2YCIBooIENvbnNlbnRzIGluIHRoZSBvcmRlciB0aGV5IHdlcmUgZ2l2ZW4uCgo+CgQEBAIBEgNoAh0aMSBUb2tlbiBvZiB0aGUgbmV4dCBwYWdlOyBlbXB0eSBvbiB0aGUgbGFzdCBwYWdlLgoKMQoCBAUSBGwAcwEaJSBOYW1lcyBvbmUgb2YgdGhlIGNhbGxlcidzIGNvbnNlbnRzLgoKJAoEBAUCABIDbgIWGhcgU2FtZSBhcyBpbiBgQ29uc2VudGAuCgokCgQEBQIBEgNwAh0aFyBTYW1lIGFzIGluIGBDb25zZW50YC4KCiQKBAQFAgISA3ICHhoXIFNhbWUgYXMgaW4gYENvbnNlbnRgLgoKNQoCBAYSBHYAegEaKSBUaGUgc3R1ZHkgd2hvc2UgY29uc2VudHMgYXJlIHdpdGhkcmF3bi4KCn8KBAQGAgASA3kCFhpyIElkIG9mIHRoZSBzdHVkeS4gQW4gdW5rbm93biBzdHVkeSwgb3Igb25lIG5ldmVyIGpvaW5lZCwgaXMgaGFuZGxlZCBsaWtlIG9uZSB3aG9zZSBjb25zZW50IHdhcwogd2l0aGRyYXduIGJlZm9yZS4KCj8KAgQHEgV9AIIBARoyIFRoZSBjYWxsZXIgaGFzIG5vIGNvbnNlbnQgdG8gdGhlIHN0dWR5IGluIGZvcmNlLgoKVwoEBAcCABIDfwIaGkogU2FtZSBhcyBpbiBgTGVhdmVTdHVkeVJlc3BvbnNlYDogZW1wdHkgaWYgdGhlcmUgd2FzIG5vIGVucm9sbWVudCB0byBlbmQuCgpBCgQEBwIBEgSBAQI5GjMgRXhwaXJ5IG9mIGBhY2Nlc3NfdG9rZW5gOyBhYnNlbnQgd2l0aG91dCBhIHRva2VuLgpiBnByb3RvMw==")
}

extension AuthV1.Consent {
  public static var fullName: String { "otolith.auth.v1.Consent" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__consent__init)

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

extension AuthV1.AnswerRetention {
  public static var fullName: String { "otolith.auth.v1.AnswerRetention" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__answer_retention__init)

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

extension AuthV1.OutdatedConsent {
  public static var fullName: String { "otolith.auth.v1.OutdatedConsent" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__outdated_consent__init)

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

extension AuthV1.ListConsentsRequest {
  public static var fullName: String { "otolith.auth.v1.ListConsentsRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__list_consents_request__init)

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

extension AuthV1.ListConsentsResponse {
  public static var fullName: String { "otolith.auth.v1.ListConsentsResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__list_consents_response__init)

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

extension AuthV1.GetConsentRequest {
  public static var fullName: String { "otolith.auth.v1.GetConsentRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__get_consent_request__init)

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

extension AuthV1.WithdrawConsentRequest {
  public static var fullName: String { "otolith.auth.v1.WithdrawConsentRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__withdraw_consent_request__init)

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

extension AuthV1.WithdrawConsentResponse {
  public static var fullName: String { "otolith.auth.v1.WithdrawConsentResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__withdraw_consent_response__init)

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
