// Generated from otolith/auth/v1/consent.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages
public import MessageSupport

extension AuthV1 {
  /// The state of a member's consent.
  public enum MemberConsentState: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Default of a filter: all states. Never returned.
    case unspecified
    /// In force, to the current text.
    case current
    /// In force, but the text has changed since: the participant is asked again.
    case outdated
    /// Lapsed: the study set an end for consents to earlier texts, and it has passed. The participant gets
    /// no notifications, and answers wait.
    case lapsed
    /// Withdrawn by the participant.
    case withdrawn
    /// The participant left without withdrawing it.
    case left
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .current, .outdated, .lapsed, .withdrawn, .left] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .current
        case 2: .outdated
        case 3: .lapsed
        case 4: .withdrawn
        case 5: .left
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .current: 1
        case .outdated: 2
        case .lapsed: 3
        case .withdrawn: 4
        case .left: 5
        case .unrecognized(let number): number
      }
    }
  }

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
    /// SHA-256 of the text in UTF-8, 64 hexadecimal digits; with parts, the text is followed by the
    /// statement of each part, each after U+001E. Empty if the text is not available.
    public var textSha256: String
    /// The text as it was shown; empty in lists, and if `text_sha256` is empty.
    public var text: String
    /// The study's retention rules at that time; absent if answers were kept without limit or the
    /// rules are unknown. Later rules may keep answers for a shorter time (`Study.retention`), never
    /// longer.
    public var retention: AuthV1.AnswerRetention?
    /// `Study.consent_label` of the text; empty if it had none.
    public var consentLabel: String
    /// `Study.consent_date` of the text, `YYYY-MM-DD`; empty if it had none.
    public var consentDate: String
    /// Optional parts in the order of the study.
    public var parts: [AuthV1.ConsentPartState]
    /// The signature; absent in lists, and if the study asked for none.
    public var signature: AuthV1.ConsentSignature?
    /// The consent as an HTML page for reading, printing and keeping: texts, parts, date and signature, in
    /// the language of the consent. Complete in itself, without scripts. Empty in lists, and if
    /// `text_sha256` is empty.
    public var copyHtml: String

    public init(
      studyID: String = "",
      consentVersion: String = "",
      consentLanguage: String = "",
      giveTime: GoogleProtobuf.Timestamp? = nil,
      textSha256: String = "",
      text: String = "",
      retention: AuthV1.AnswerRetention? = nil,
      consentLabel: String = "",
      consentDate: String = "",
      parts: [AuthV1.ConsentPartState] = [],
      signature: AuthV1.ConsentSignature? = nil,
      copyHtml: String = ""
    ) {
      self.studyID = studyID
      self.consentVersion = consentVersion
      self.consentLanguage = consentLanguage
      self.giveTime = giveTime
      self.textSha256 = textSha256
      self.text = text
      self.retention = retention
      self.consentLabel = consentLabel
      self.consentDate = consentDate
      self.parts = parts
      self.signature = signature
      self.copyHtml = copyHtml
    }
  }

  /// An optional part of a consent.
  public struct ConsentPartState: Message {
    /// `ConsentPart.part_id` of the study.
    public var partID: String
    /// Whether the participant accepted it.
    public var accepted: Bool
    /// The statement as it was shown; empty in lists.
    public var text: String

    public init(partID: String = "", accepted: Bool = false, text: String = "") {
      self.partID = partID
      self.accepted = accepted
      self.text = text
    }
  }

  /// A participant's signature.
  public struct ConsentSignature: Message {
    /// The typed name, 2–100 characters without control characters; empty with a drawing alone.
    public var name: String
    /// Drawing as data of an SVG path: `M` and `L` with coordinates, e.g. "M10 20L30 40L35 41", in whole
    /// numbers from 0 to 600 (x) and 0 to 200 (y). 2–2,000 points, at least two of them different; empty
    /// with a name alone.
    public var drawing: String

    public init(name: String = "", drawing: String = "") {
      self.name = name
      self.drawing = drawing
    }
  }

  /// The parts that the caller accepts from now on.
  public struct SetConsentPartsRequest: Message {
    /// The study.
    public var studyID: String
    /// Accepted parts of the consent in force; parts that are not named are withdrawn.
    public var partIDs: [String]
    /// Signature, as in JoinStudyRequest; needed if a part is added and the study asks for signatures.
    public var signature: AuthV1.ConsentSignature?

    public init(studyID: String = "", partIDs: [String] = [], signature: AuthV1.ConsentSignature? = nil) {
      self.studyID = studyID
      self.partIDs = partIDs
      self.signature = signature
    }
  }

  /// The consent with the parts.
  public struct SetConsentPartsResponse: Message {
    /// Whether the call changed the accepted parts.
    public var changed: Bool
    /// The consent in force, as in a list.
    public var consent: AuthV1.Consent?

    public init(changed: Bool = false, consent: AuthV1.Consent? = nil) {
      self.changed = changed
      self.consent = consent
    }
  }

  /// The latest consent of a member, as shown to the study's staff. Times are days (midnight, UTC).
  public struct MemberConsent: Message {
    /// `Member.member_id`.
    public var memberID: String
    /// The state.
    public var state: AuthV1.MemberConsentState
    /// `Study.consent_version` of the text. Empty if groups are concealed from the caller and a group of the
    /// study has a text of its own, or had one.
    public var consentVersion: String
    /// `Study.consent_label` of the text.
    public var consentLabel: String
    /// `Study.consent_date` of the text.
    public var consentDate: String
    /// BCP 47 language in which it was shown.
    public var consentLanguage: String
    /// Day of the consent.
    public var giveTime: GoogleProtobuf.Timestamp?
    /// Optional parts, without their texts.
    public var parts: [AuthV1.ConsentPartState]
    /// Whether the consent is signed.
    public var signed: Bool
    /// Day on which the consent ends or has ended, because the text changed; absent if it stays valid.
    public var endTime: GoogleProtobuf.Timestamp?
    /// Day of leaving or of the withdrawal; absent while enrolled.
    public var leaveTime: GoogleProtobuf.Timestamp?

    public init(
      memberID: String = "",
      state: AuthV1.MemberConsentState = AuthV1.MemberConsentState(rawValue: 0),
      consentVersion: String = "",
      consentLabel: String = "",
      consentDate: String = "",
      consentLanguage: String = "",
      giveTime: GoogleProtobuf.Timestamp? = nil,
      parts: [AuthV1.ConsentPartState] = [],
      signed: Bool = false,
      endTime: GoogleProtobuf.Timestamp? = nil,
      leaveTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.memberID = memberID
      self.state = state
      self.consentVersion = consentVersion
      self.consentLabel = consentLabel
      self.consentDate = consentDate
      self.consentLanguage = consentLanguage
      self.giveTime = giveTime
      self.parts = parts
      self.signed = signed
      self.endTime = endTime
      self.leaveTime = leaveTime
    }
  }

  /// Selects a page of the consents of a study's members.
  public struct ListMemberConsentsRequest: Message {
    /// A study where the caller has the method's right.
    public var studyID: String
    /// State to filter by; UNSPECIFIED: all states.
    public var state: AuthV1.MemberConsentState
    /// 1–200; 0 means 50.
    public var pageSize: UInt32
    /// `next_page_token` of the previous page; empty for the first page.
    public var pageToken: String

    public init(
      studyID: String = "",
      state: AuthV1.MemberConsentState = AuthV1.MemberConsentState(rawValue: 0),
      pageSize: UInt32 = 0,
      pageToken: String = ""
    ) {
      self.studyID = studyID
      self.state = state
      self.pageSize = pageSize
      self.pageToken = pageToken
    }
  }

  /// A page of the consents of a study's members.
  public struct ListMemberConsentsResponse: Message {
    /// Consents of current and former members in the order of joining.
    public var consents: [AuthV1.MemberConsent]
    /// Token of the next page; empty on the last page.
    public var nextPageToken: String
    /// Same as in `ListMembersResponse`.
    public var groupsConcealed: Bool

    public init(
      consents: [AuthV1.MemberConsent] = [],
      nextPageToken: String = "",
      groupsConcealed: Bool = false
    ) {
      self.consents = consents
      self.nextPageToken = nextPageToken
      self.groupsConcealed = groupsConcealed
    }
  }

  /// Names a member of a study.
  public struct GetMemberConsentRequest: Message {
    /// A study where the caller has the method's right.
    public var studyID: String
    /// `Member.member_id`.
    public var memberID: String

    public init(studyID: String = "", memberID: String = "") {
      self.studyID = studyID
      self.memberID = memberID
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

  /// The latest consent of a member.
  public struct GetMemberConsentResponse: Message {
    /// The consent, as returned by GetConsent.
    public var consent: AuthV1.Consent?

    public init(consent: AuthV1.Consent? = nil) {
      self.consent = consent
    }
  }

  /// The descriptor of `otolith/auth/v1/consent.proto`.
  public static let consentFile = ProtoFile(
    name: "otolith/auth/v1/consent.proto",
    dependencies: [GoogleProtobuf.timestampFile, AuthV1.erasureFile],
    base64: "Ch1vdG9saXRoL2F1dGgvdjEvY29uc2VudC5wcm90bxIPb3RvbGl0aC5hdXRoLnYxGh9nb29nbGUvcHJvdG9idWYvdGltZXN0YW1wLnByb3RvGh1vdG9saXRoL2F1dGgvdjEvZXJhc3VyZS5wcm90byKFBAoHQ29uc2VudBIZCghzdHVkeV9pZBgBIAEoCVIHc3R1ZHlJZBInCg9jb25zZW50X3ZlcnNpb24YAiABKAlSDmNvbnNlbnRWZXJzaW9uEikKEGNvbnNlbnRfbGFuZ3VhZ2UYAyABKAlSD2NvbnNlbnRMYW5ndWFnZRI3CglnaXZlX3RpbWUYBCABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUghnaXZlVGltZRIfCgt0ZXh0X3NoYTI1NhgFIAEoCVIKdGV4dFNoYTI1NhISCgR0ZXh0GAYgASgJUgR0ZXh0Ej4KCXJldGVudGlvbhgHIAEoCzIgLm90b2xpdGguYXV0aC52MS5BbnN3ZXJSZXRlbnRpb25SCXJldGVudGlvbhIjCg1jb25zZW50X2xhYmVsGAggASgJUgxjb25zZW50TGFiZWwSIQoMY29uc2VudF9kYXRlGAkgASgJUgtjb25zZW50RGF0ZRI3CgVwYXJ0cxgKIAMoCzIhLm90b2xpdGguYXV0aC52MS5Db25zZW50UGFydFN0YXRlUgVwYXJ0cxI/CglzaWduYXR1cmUYCyABKAsyIS5vdG9saXRoLmF1dGgudjEuQ29uc2VudFNpZ25hdHVyZVIJc2lnbmF0dXJlEhsKCWNvcHlfaHRtbBgMIAEoCVIIY29weUh0bWwiWwoQQ29uc2VudFBhcnRTdGF0ZRIXCgdwYXJ0X2lkGAEgASgJUgZwYXJ0SWQSGgoIYWNjZXB0ZWQYAiABKAhSCGFjY2VwdGVkEhIKBHRleHQYAyABKAlSBHRleHQiQAoQQ29uc2VudFNpZ25hdHVyZRISCgRuYW1lGAEgASgJUgRuYW1lEhgKB2RyYXdpbmcYAiABKAlSB2RyYXdpbmcijwEKFlNldENvbnNlbnRQYXJ0c1JlcXVlc3QSGQoIc3R1ZHlfaWQYASABKAlSB3N0dWR5SWQSGQoIcGFydF9pZHMYAiADKAlSB3BhcnRJZHMSPwoJc2lnbmF0dXJlGAMgASgLMiEub3RvbGl0aC5hdXRoLnYxLkNvbnNlbnRTaWduYXR1cmVSCXNpZ25hdHVyZSJnChdTZXRDb25zZW50UGFydHNSZXNwb25zZRIYCgdjaGFuZ2VkGAEgASgIUgdjaGFuZ2VkEjIKB2NvbnNlbnQYAiABKAsyGC5vdG9saXRoLmF1dGgudjEuQ29uc2VudFIHY29uc2VudCL/AwoNTWVtYmVyQ29uc2VudBIbCgltZW1iZXJfaWQYASABKAlSCG1lbWJlcklkEjkKBXN0YXRlGAIgASgOMiMub3RvbGl0aC5hdXRoLnYxLk1lbWJlckNvbnNlbnRTdGF0ZVIFc3RhdGUSJwoPY29uc2VudF92ZXJzaW9uGAMgASgJUg5jb25zZW50VmVyc2lvbhIjCg1jb25zZW50X2xhYmVsGAQgASgJUgxjb25zZW50TGFiZWwSIQoMY29uc2VudF9kYXRlGAUgASgJUgtjb25zZW50RGF0ZRIpChBjb25zZW50X2xhbmd1YWdlGAYgASgJUg9jb25zZW50TGFuZ3VhZ2USNwoJZ2l2ZV90aW1lGAcgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIIZ2l2ZVRpbWUSNwoFcGFydHMYCCADKAsyIS5vdG9saXRoLmF1dGgudjEuQ29uc2VudFBhcnRTdGF0ZVIFcGFydHMSFgoGc2lnbmVkGAkgASgIUgZzaWduZWQSNQoIZW5kX3RpbWUYCiABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgdlbmRUaW1lEjkKCmxlYXZlX3RpbWUYCyABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUglsZWF2ZVRpbWUirQEKGUxpc3RNZW1iZXJDb25zZW50c1JlcXVlc3QSGQoIc3R1ZHlfaWQYASABKAlSB3N0dWR5SWQSOQoFc3RhdGUYAiABKA4yIy5vdG9saXRoLmF1dGgudjEuTWVtYmVyQ29uc2VudFN0YXRlUgVzdGF0ZRIbCglwYWdlX3NpemUYAyABKA1SCHBhZ2VTaXplEh0KCnBhZ2VfdG9rZW4YBCABKAlSCXBhZ2VUb2tlbiKrAQoaTGlzdE1lbWJlckNvbnNlbnRzUmVzcG9uc2USOgoIY29uc2VudHMYASADKAsyHi5vdG9saXRoLmF1dGgudjEuTWVtYmVyQ29uc2VudFIIY29uc2VudHMSJgoPbmV4dF9wYWdlX3Rva2VuGAIgASgJUg1uZXh0UGFnZVRva2VuEikKEGdyb3Vwc19jb25jZWFsZWQYAyABKAhSD2dyb3Vwc0NvbmNlYWxlZCJRChdHZXRNZW1iZXJDb25zZW50UmVxdWVzdBIZCghzdHVkeV9pZBgBIAEoCVIHc3R1ZHlJZBIbCgltZW1iZXJfaWQYAiABKAlSCG1lbWJlcklkIvkBCg9BbnN3ZXJSZXRlbnRpb24SJAoOZGF5c19hZnRlcl9lbmQYASABKA1SDGRheXNBZnRlckVuZBIsChJkYXlzX2FmdGVyX2xlYXZpbmcYAiABKA1SEGRheXNBZnRlckxlYXZpbmcSMAoEbW9kZRgDIAEoDjIcLm90b2xpdGguYXV0aC52MS5FcmFzdXJlTW9kZVIEbW9kZRIjCg1vbl93aXRoZHJhd2FsGAQgASgIUgxvbldpdGhkcmF3YWwSOwoKb25fZXJhc3VyZRgFIAEoDjIcLm90b2xpdGguYXV0aC52MS5FcmFzdXJlTW9kZVIJb25FcmFzdXJlIowBCg9PdXRkYXRlZENvbnNlbnQSGQoIc3R1ZHlfaWQYASABKAlSB3N0dWR5SWQSJwoPY29uc2VudF92ZXJzaW9uGAIgASgJUg5jb25zZW50VmVyc2lvbhI1CghlbmRfdGltZRgDIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSB2VuZFRpbWUiUQoTTGlzdENvbnNlbnRzUmVxdWVzdBIbCglwYWdlX3NpemUYASABKA1SCHBhZ2VTaXplEh0KCnBhZ2VfdG9rZW4YAiABKAlSCXBhZ2VUb2tlbiJ0ChRMaXN0Q29uc2VudHNSZXNwb25zZRI0Cghjb25zZW50cxgBIAMoCzIYLm90b2xpdGguYXV0aC52MS5Db25zZW50Ughjb25zZW50cxImCg9uZXh0X3BhZ2VfdG9rZW4YAiABKAlSDW5leHRQYWdlVG9rZW4iggEKEUdldENvbnNlbnRSZXF1ZXN0EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkEicKD2NvbnNlbnRfdmVyc2lvbhgCIAEoCVIOY29uc2VudFZlcnNpb24SKQoQY29uc2VudF9sYW5ndWFnZRgDIAEoCVIPY29uc2VudExhbmd1YWdlIjMKFldpdGhkcmF3Q29uc2VudFJlcXVlc3QSGQoIc3R1ZHlfaWQYASABKAlSB3N0dWR5SWQikQEKF1dpdGhkcmF3Q29uc2VudFJlc3BvbnNlEiEKDGFjY2Vzc190b2tlbhgBIAEoCVILYWNjZXNzVG9rZW4SUwoYYWNjZXNzX3Rva2VuX2V4cGlyZV90aW1lGAIgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIVYWNjZXNzVG9rZW5FeHBpcmVUaW1lIk4KGEdldE1lbWJlckNvbnNlbnRSZXNwb25zZRIyCgdjb25zZW50GAEgASgLMhgub3RvbGl0aC5hdXRoLnYxLkNvbnNlbnRSB2NvbnNlbnQq4wEKEk1lbWJlckNvbnNlbnRTdGF0ZRIkCiBNRU1CRVJfQ09OU0VOVF9TVEFURV9VTlNQRUNJRklFRBAAEiAKHE1FTUJFUl9DT05TRU5UX1NUQVRFX0NVUlJFTlQQARIhCh1NRU1CRVJfQ09OU0VOVF9TVEFURV9PVVREQVRFRBACEh8KG01FTUJFUl9DT05TRU5UX1NUQVRFX0xBUFNFRBADEiIKHk1FTUJFUl9DT05TRU5UX1NUQVRFX1dJVEhEUkFXThAEEh0KGU1FTUJFUl9DT05TRU5UX1NUQVRFX0xFRlQQBTKZAwoOQ29uc2VudFNlcnZpY2USYAoMTGlzdENvbnNlbnRzEiQub3RvbGl0aC5hdXRoLnYxLkxpc3RDb25zZW50c1JlcXVlc3QaJS5vdG9saXRoLmF1dGgudjEuTGlzdENvbnNlbnRzUmVzcG9uc2UiA5ACARJPCgpHZXRDb25zZW50EiIub3RvbGl0aC5hdXRoLnYxLkdldENvbnNlbnRSZXF1ZXN0Ghgub3RvbGl0aC5hdXRoLnYxLkNvbnNlbnQiA5ACARJpCg9XaXRoZHJhd0NvbnNlbnQSJy5vdG9saXRoLmF1dGgudjEuV2l0aGRyYXdDb25zZW50UmVxdWVzdBooLm90b2xpdGguYXV0aC52MS5XaXRoZHJhd0NvbnNlbnRSZXNwb25zZSIDkAICEmkKD1NldENvbnNlbnRQYXJ0cxInLm90b2xpdGguYXV0aC52MS5TZXRDb25zZW50UGFydHNSZXF1ZXN0Gigub3RvbGl0aC5hdXRoLnYxLlNldENvbnNlbnRQYXJ0c1Jlc3BvbnNlIgOQAgJCPQoPb3RvbGl0aC5hdXRoLnYxUAFaFm90b2xpdGgvYXV0aC92MTthdXRodjGqAg9PdG9saXRoLkF1dGguVjFKrD8KPQoBDBIDAQASGjMgUmVhZGluZyBhbmQgd2l0aGRyYXdpbmcgYSBwYXJ0aWNpcGFudCdzIGNvbnNlbnRzLgoKgwEKAgYAEgQPADYBGncgTWFuYWdlcyB0aGUgY2FsbGVyJ3Mgb3duIGNvbnNlbnRzLiBBIGNvbnNlbnQgcmVmZXJzIHRvIG9uZSBjb25zZW50IHRleHQ6IHN0dWR5LCB2ZXJzaW9uIGFuZAogbGFuZ3VhZ2UuIE5lZWRzIGEgdG9rZW4uCgrYAQoEBgACABIEFAIWAxrJASBMaXN0cyBhbGwgY29uc2VudHMgZ2l2ZW4gYnkgdGhlIGNhbGxlciwgaW4gdGhlIG9yZGVyIHRoZXkgd2VyZSBnaXZlbiwgd2l0aG91dCB0aGVpciB0ZXh0cy4KIENvbnNlbnRzIHRvIGEgc3R1ZHkgYXJlIHJlbW92ZWQgd2hlbiB0aGUgY2FsbGVyJ3MgZGF0YSBvZiB0aGF0IHN0dWR5IGlzIGVyYXNlZC4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQuCgqDAgoEBgACARIEHAIeAxr0ASBSZXR1cm5zIG9uZSBvZiB0aGUgY2FsbGVyJ3MgY29uc2VudHMgd2l0aCB0aGUgdGV4dCBhcyBpdCB3YXMgc2hvd24uIElmIGl0IHdhcyBnaXZlbiBtb3JlIHRoYW4KIG9uY2UsIHRoZSBtb3N0IHJlY2VudCBvbmUgaXMgcmV0dXJuZWQuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UOyBOT1RfRk9VTkQgd2l0aCByZWFzb24gQ09OU0VOVF9VTktOT1dOLCBhbHNvIGZvciBjb25zZW50cyBvZiBvdGhlcgogcGFydGljaXBhbnRzLgoK1gQKBAYAAgISBCkCKwMaxwQgV2l0aGRyYXdzIGFsbCBjb25zZW50cyBvZiB0aGUgY2FsbGVyIHRvIGEgc3R1ZHkuIEVuZHMgdGhlIGVucm9sbWVudCBhbmQgYSBwZW5kaW5nIGpvaW4gcmVxdWVzdAogYXMgTGVhdmVTdHVkeSBkb2VzLCBhbmQgcmVjb3JkcyBhIHdpdGhkcmF3YWwuIE1heSBhbHNvIGJlIGNhbGxlZCBhZnRlciBMZWF2ZVN0dWR5LiBXaXRoZHJhd2luZwogdHdpY2UgaXMgc2FmZS4KCiBFYXJsaWVyIGFuc3dlcnMgYXJlIGtlcHQgYXMgYWZ0ZXIgbGVhdmluZywgdW5sZXNzIHRoZSBzdHVkeSBlcmFzZXMgdGhlbSBvbiB3aXRoZHJhd2FsCiAoYENvbnNlbnQucmV0ZW50aW9uYCkuIFRoZWlyIGVyYXN1cmUgdGhlbiBiZWdpbnMgd2l0aGluIHNlY29uZHMsIGFuZCBKb2luU3R1ZHkgcmV0dXJucwogRVJBU1VSRV9JTl9QUk9HUkVTUyB1bnRpbCBpdCBjb21wbGV0ZXMsIGZvciAxNSBzZWNvbmRzIGF0IGxlYXN0LiBSZXF1ZXN0RXJhc3VyZSBmb3IgdGhlIHN0dWR5CiBlcmFzZXMgdGhlIGFuc3dlcnMgYXQgYW55IHRpbWUuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UOyBVTkFVVEhFTlRJQ0FURUQgd2l0aCByZWFzb24gU0VTU0lPTl9FTkRFRC4KCsgECgQGAAIDEgQzAjUDGrkEIFNldHMgd2hpY2ggb3B0aW9uYWwgcGFydHMgb2YgdGhlIGNvbnNlbnQgaW4gZm9yY2UgdGhlIGNhbGxlciBhY2NlcHRzLiBSZWNvcmRzIGEgZnVydGhlciBjb25zZW50IHRvCiB0aGUgc2FtZSB0ZXh0IHdpdGggdGhlc2UgcGFydHM7IHRoZSBlbnJvbG1lbnQgY29udGludWVzLiBSZXBlYXRpbmcgdGhlIGNhbGwgaXMgc2FmZS4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQsIGFsc28gd2l0aCByZWFzb24gQ09OU0VOVF9QQVJUX1VOS05PV04gb3IgQ09OU0VOVF9TSUdOQVRVUkVfSU5WQUxJRDsKIE5PVF9GT1VORCB3aXRoIHJlYXNvbiBDT05TRU5UX1VOS05PV04gKHRoZSBjYWxsZXIgaXMgbm90IGVucm9sbGVkKTsgRkFJTEVEX1BSRUNPTkRJVElPTiB3aXRoIHJlYXNvbgogQ09OU0VOVF9TSUdOQVRVUkVfUkVRVUlSRUQgKGEgcGFydCBpcyBhZGRlZDsgd2l0aGRyYXdpbmcgbmVlZHMgbm9uZSkgb3IgQ09OU0VOVF9PVVREQVRFRCAoYSBwYXJ0IGlzCiBhZGRlZCB0byBhIHRleHQgdGhhdCBoYXMgY2hhbmdlZCBzaW5jZSk7IFVOQVVUSEVOVElDQVRFRCB3aXRoIHJlYXNvbiBTRVNTSU9OX0VOREVELgoKLwoCBAASBDkAVwEaIyBBIGNvbnNlbnQgZ2l2ZW4gYnkgYSBwYXJ0aWNpcGFudC4KChkKBAQAAgASAzsCFhoMIFRoZSBzdHVkeS4KCjMKBAQAAgESAz0CHRomIGBTdHVkeS5jb25zZW50X3ZlcnNpb25gIG9mIHRoZSB0ZXh0LgoKNQoEBAACAhIDPwIeGiggQkNQIDQ3IGxhbmd1YWdlIGluIHdoaWNoIGl0IHdhcyBzaG93bi4KCiMKBAQAAgMSA0ECKhoWIFRpbWUgb2YgdGhlIGNvbnNlbnQuCgq8AQoEBAACBBIDRAIZGq4BIFNIQS0yNTYgb2YgdGhlIHRleHQgaW4gVVRGLTgsIDY0IGhleGFkZWNpbWFsIGRpZ2l0czsgd2l0aCBwYXJ0cywgdGhlIHRleHQgaXMgZm9sbG93ZWQgYnkgdGhlCiBzdGF0ZW1lbnQgb2YgZWFjaCBwYXJ0LCBlYWNoIGFmdGVyIFUrMDAxRS4gRW1wdHkgaWYgdGhlIHRleHQgaXMgbm90IGF2YWlsYWJsZS4KClcKBAQAAgUSA0YCEhpKIFRoZSB0ZXh0IGFzIGl0IHdhcyBzaG93bjsgZW1wdHkgaW4gbGlzdHMsIGFuZCBpZiBgdGV4dF9zaGEyNTZgIGlzIGVtcHR5LgoK0gEKBAQAAgYSA0oCIBrEASBUaGUgc3R1ZHkncyByZXRlbnRpb24gcnVsZXMgYXQgdGhhdCB0aW1lOyBhYnNlbnQgaWYgYW5zd2VycyB3ZXJlIGtlcHQgd2l0aG91dCBsaW1pdCBvciB0aGUKIHJ1bGVzIGFyZSB1bmtub3duLiBMYXRlciBydWxlcyBtYXkga2VlcCBhbnN3ZXJzIGZvciBhIHNob3J0ZXIgdGltZSAoYFN0dWR5LnJldGVudGlvbmApLCBuZXZlcgogbG9uZ2VyLgoKRwoEBAACBxIDTAIbGjogYFN0dWR5LmNvbnNlbnRfbGFiZWxgIG9mIHRoZSB0ZXh0OyBlbXB0eSBpZiBpdCBoYWQgbm9uZS4KClQKBAQAAggSA04CGhpHIGBTdHVkeS5jb25zZW50X2RhdGVgIG9mIHRoZSB0ZXh0LCBgWVlZWS1NTS1ERGA7IGVtcHR5IGlmIGl0IGhhZCBub25lLgoKOAoEBAACCRIDUAInGisgT3B0aW9uYWwgcGFydHMgaW4gdGhlIG9yZGVyIG9mIHRoZSBzdHVkeS4KCk8KBAQAAgoSA1ICIhpCIFRoZSBzaWduYXR1cmU7IGFic2VudCBpbiBsaXN0cywgYW5kIGlmIHRoZSBzdHVkeSBhc2tlZCBmb3Igbm9uZS4KCuYBCgQEAAILEgNWAhga2AEgVGhlIGNvbnNlbnQgYXMgYW4gSFRNTCBwYWdlIGZvciByZWFkaW5nLCBwcmludGluZyBhbmQga2VlcGluZzogdGV4dHMsIHBhcnRzLCBkYXRlIGFuZCBzaWduYXR1cmUsIGluCiB0aGUgbGFuZ3VhZ2Ugb2YgdGhlIGNvbnNlbnQuIENvbXBsZXRlIGluIGl0c2VsZiwgd2l0aG91dCBzY3JpcHRzLiBFbXB0eSBpbiBsaXN0cywgYW5kIGlmCiBgdGV4dF9zaGEyNTZgIGlzIGVtcHR5LgoKLAoCBAESBFoAYQEaICBBbiBvcHRpb25hbCBwYXJ0IG9mIGEgY29uc2VudC4KCjIKBAQBAgASA1wCFRolIGBDb25zZW50UGFydC5wYXJ0X2lkYCBvZiB0aGUgc3R1ZHkuCgozCgQEAQIBEgNeAhQaJiBXaGV0aGVyIHRoZSBwYXJ0aWNpcGFudCBhY2NlcHRlZCBpdC4KCj0KBAQBAgISA2ACEhowIFRoZSBzdGF0ZW1lbnQgYXMgaXQgd2FzIHNob3duOyBlbXB0eSBpbiBsaXN0cy4KCigKAgQCEgRkAGsBGhwgQSBwYXJ0aWNpcGFudCdzIHNpZ25hdHVyZS4KCmkKBAQCAgASA2YCEhpcIFRoZSB0eXBlZCBuYW1lLCAy4oCTMTAwIGNoYXJhY3RlcnMgd2l0aG91dCBjb250cm9sIGNoYXJhY3RlcnM7IGVtcHR5IHdpdGggYSBkcmF3aW5nIGFsb25lLgoK6gEKBAQCAgESA2oCFRrcASBEcmF3aW5nIGFzIGRhdGEgb2YgYW4gU1ZHIHBhdGg6IGBNYCBhbmQgYExgIHdpdGggY29vcmRpbmF0ZXMsIGUuZy4gIk0xMCAyMEwzMCA0MEwzNSA0MSIsIGluIHdob2xlCiBudW1iZXJzIGZyb20gMCB0byA2MDAgKHgpIGFuZCAwIHRvIDIwMCAoeSkuIDLigJMyLDAwMCBwb2ludHMsIGF0IGxlYXN0IHR3byBvZiB0aGVtIGRpZmZlcmVudDsgZW1wdHkKIHdpdGggYSBuYW1lIGFsb25lLgoKPAoCBAMSBG4AdQEaMCBUaGUgcGFydHMgdGhhdCB0aGUgY2FsbGVyIGFjY2VwdHMgZnJvbSBub3cgb24uCgoZCgQEAwIAEgNwAhYaDCBUaGUgc3R1ZHkuCgpeCgQEAwIBEgNyAh8aUSBBY2NlcHRlZCBwYXJ0cyBvZiB0aGUgY29uc2VudCBpbiBmb3JjZTsgcGFydHMgdGhhdCBhcmUgbm90IG5hbWVkIGFyZSB3aXRoZHJhd24uCgpuCgQEAwICEgN0AiEaYSBTaWduYXR1cmUsIGFzIGluIEpvaW5TdHVkeVJlcXVlc3Q7IG5lZWRlZCBpZiBhIHBhcnQgaXMgYWRkZWQgYW5kIHRoZSBzdHVkeSBhc2tzIGZvciBzaWduYXR1cmVzLgoKKQoCBAQSBHgAfQEaHSBUaGUgY29uc2VudCB3aXRoIHRoZSBwYXJ0cy4KCjsKBAQEAgASA3oCExouIFdoZXRoZXIgdGhlIGNhbGwgY2hhbmdlZCB0aGUgYWNjZXB0ZWQgcGFydHMuCgoyCgQEBAIBEgN8AhYaJSBUaGUgY29uc2VudCBpbiBmb3JjZSwgYXMgaW4gYSBsaXN0LgoKMAoCBQASBoABAI4BARoiIFRoZSBzdGF0ZSBvZiBhIG1lbWJlcidzIGNvbnNlbnQuCgpACgQFAAIAEgSCAQInGjIgRGVmYXVsdCBvZiBhIGZpbHRlcjogYWxsIHN0YXRlcy4gTmV2ZXIgcmV0dXJuZWQuCgouCgQFAAIBEgSEAQIjGiAgSW4gZm9yY2UsIHRvIHRoZSBjdXJyZW50IHRleHQuCgpZCgQFAAICEgSGAQIkGksgSW4gZm9yY2UsIGJ1dCB0aGUgdGV4dCBoYXMgY2hhbmdlZCBzaW5jZTogdGhlIHBhcnRpY2lwYW50IGlzIGFza2VkIGFnYWluLgoKmQEKBAUAAgMSBIkBAiIaigEgTGFwc2VkOiB0aGUgc3R1ZHkgc2V0IGFuIGVuZCBmb3IgY29uc2VudHMgdG8gZWFybGllciB0ZXh0cywgYW5kIGl0IGhhcyBwYXNzZWQuIFRoZSBwYXJ0aWNpcGFudCBnZXRzCiBubyBub3RpZmljYXRpb25zLCBhbmQgYW5zd2VycyB3YWl0LgoKLQoEBQACBBIEiwECJRofIFdpdGhkcmF3biBieSB0aGUgcGFydGljaXBhbnQuCgo8CgQFAAIFEgSNAQIgGi4gVGhlIHBhcnRpY2lwYW50IGxlZnQgd2l0aG91dCB3aXRoZHJhd2luZyBpdC4KCm4KAgQFEgaRAQCpAQEaYCBUaGUgbGF0ZXN0IGNvbnNlbnQgb2YgYSBtZW1iZXIsIGFzIHNob3duIHRvIHRoZSBzdHVkeSdzIHN0YWZmLiBUaW1lcyBhcmUgZGF5cyAobWlkbmlnaHQsIFVUQykuCgojCgQEBQIAEgSTAQIXGhUgYE1lbWJlci5tZW1iZXJfaWRgLgoKGgoEBAUCARIElQECHxoMIFRoZSBzdGF0ZS4KCqABCgQEBQICEgSYAQIdGpEBIGBTdHVkeS5jb25zZW50X3ZlcnNpb25gIG9mIHRoZSB0ZXh0LiBFbXB0eSBpZiBncm91cHMgYXJlIGNvbmNlYWxlZCBmcm9tIHRoZSBjYWxsZXIgYW5kIGEgZ3JvdXAgb2YgdGhlCiBzdHVkeSBoYXMgYSB0ZXh0IG9mIGl0cyBvd24sIG9yIGhhZCBvbmUuCgoyCgQEBQIDEgSaAQIbGiQgYFN0dWR5LmNvbnNlbnRfbGFiZWxgIG9mIHRoZSB0ZXh0LgoKMQoEBAUCBBIEnAECGhojIGBTdHVkeS5jb25zZW50X2RhdGVgIG9mIHRoZSB0ZXh0LgoKNgoEBAUCBRIEngECHhooIEJDUCA0NyBsYW5ndWFnZSBpbiB3aGljaCBpdCB3YXMgc2hvd24uCgojCgQEBQIGEgSgAQIqGhUgRGF5IG9mIHRoZSBjb25zZW50LgoKNAoEBAUCBxIEogECJhomIE9wdGlvbmFsIHBhcnRzLCB3aXRob3V0IHRoZWlyIHRleHRzLgoKLgoEBAUCCBIEpAECEhogIFdoZXRoZXIgdGhlIGNvbnNlbnQgaXMgc2lnbmVkLgoKbwoEBAUCCRIEpgECKhphIERheSBvbiB3aGljaCB0aGUgY29uc2VudCBlbmRzIG9yIGhhcyBlbmRlZCwgYmVjYXVzZSB0aGUgdGV4dCBjaGFuZ2VkOyBhYnNlbnQgaWYgaXQgc3RheXMgdmFsaWQuCgpLCgQEBQIKEgSoAQIsGj0gRGF5IG9mIGxlYXZpbmcgb3Igb2YgdGhlIHdpdGhkcmF3YWw7IGFic2VudCB3aGlsZSBlbnJvbGxlZC4KCkQKAgQGEgasAQC1AQEaNiBTZWxlY3RzIGEgcGFnZSBvZiB0aGUgY29uc2VudHMgb2YgYSBzdHVkeSdzIG1lbWJlcnMuCgpACgQEBgIAEgSuAQIWGjIgQSBzdHVkeSB3aGVyZSB0aGUgY2FsbGVyIGhhcyB0aGUgbWV0aG9kJ3MgcmlnaHQuCgo8CgQEBgIBEgSwAQIfGi4gU3RhdGUgdG8gZmlsdGVyIGJ5OyBVTlNQRUNJRklFRDogYWxsIHN0YXRlcy4KCiQKBAQGAgISBLIBAhcaFiAx4oCTMjAwOyAwIG1lYW5zIDUwLgoKUQoEBAYCAxIEtAECGBpDIGBuZXh0X3BhZ2VfdG9rZW5gIG9mIHRoZSBwcmV2aW91cyBwYWdlOyBlbXB0eSBmb3IgdGhlIGZpcnN0IHBhZ2UuCgo8CgIEBxIGuAEAvwEBGi4gQSBwYWdlIG9mIHRoZSBjb25zZW50cyBvZiBhIHN0dWR5J3MgbWVtYmVycy4KCk8KBAQHAgASBLoBAiYaQSBDb25zZW50cyBvZiBjdXJyZW50IGFuZCBmb3JtZXIgbWVtYmVycyBpbiB0aGUgb3JkZXIgb2Ygam9pbmluZy4KCj8KBAQHAgESBLwBAh0aMSBUb2tlbiBvZiB0aGUgbmV4dCBwYWdlOyBlbXB0eSBvbiB0aGUgbGFzdCBwYWdlLgoKMQoEBAcCAhIEvgECHBojIFNhbWUgYXMgaW4gYExpc3RNZW1iZXJzUmVzcG9uc2VgLgoKKgoCBAgSBsIBAMcBARocIE5hbWVzIGEgbWVtYmVyIG9mIGEgc3R1ZHkuCgpACgQECAIAEgTEAQIWGjIgQSBzdHVkeSB3aGVyZSB0aGUgY2FsbGVyIGhhcyB0aGUgbWV0aG9kJ3MgcmlnaHQuCgojCgQECAIBEgTGAQIXGhUgYE1lbWJlci5tZW1iZXJfaWRgLgoKSAoCBAkSBsoBANUBARo6IFJldGVudGlvbiBvZiBhbnN3ZXJzOiBgU3R1ZHlSZXRlbnRpb25gIG9mIHRoZSBjYXRhbG9ndWUuCgpCCgQECQIAEgTMAQIcGjQgRGF5cyBhZnRlciB0aGUgZW5kIG9mIHRoZSBzdHVkeTsgMDogbm8gc3VjaCBsaW1pdC4KCj8KBAQJAgESBM4BAiAaMSBEYXlzIGFmdGVyIGxlYXZpbmcgdGhlIHN0dWR5OyAwOiBubyBzdWNoIGxpbWl0LgoKQwoEBAkCAhIE0AECFxo1IFRyZWF0bWVudCBvZiB0aGUgYW5zd2VycyB3aGVuIHRoZSBsaW1pdCBpcyByZWFjaGVkLgoKTwoEBAkCAxIE0gECGRpBIFdoZXRoZXIgYW5zd2VycyBhcmUgZXJhc2VkIGFzIHNvb24gYXMgdGhlIGNvbnNlbnQgaXMgd2l0aGRyYXduLgoKYQoEBAkCBBIE1AECHRpTIFRyZWF0bWVudCBvZiB0aGUgYW5zd2VycyBieSBSZXF1ZXN0RXJhc3VyZTsgdW5zcGVjaWZpZWQ6IHRoZSBwYXJ0aWNpcGFudCBjaG9vc2VzLgoKaAoCBAoSBtgBAOABARpaIEEgY3VycmVudCBlbnJvbG1lbnQgd2hvc2Ugc3R1ZHkgaGFzIGEgbmV3ZXIgY29uc2VudCB0ZXh0IGluIHRoZSBsYW5ndWFnZSBvZiB0aGUgY29uc2VudC4KChoKBAQKAgASBNoBAhYaDCBUaGUgc3R1ZHkuCgpZCgQECgIBEgTcAQIdGksgYFN0dWR5LmNvbnNlbnRfdmVyc2lvbmAgb2YgdGhlIHRleHQgdG8gc2hvdyBhbmQgdG8gYWNjZXB0IHdpdGggSm9pblN0dWR5LgoKlgEKBAQKAgISBN8BAikahwEgVGltZSBhdCB3aGljaCB0aGUgZWFybGllciBjb25zZW50IGVuZHMgb3IgaGFzIGVuZGVkLCBpbiB3aG9sZSBzZWNvbmRzCiAoYFN0dWR5LmVhcmxpZXJfY29uc2VudHNfZW5kX3RpbWVgKS4gQWJzZW50IGlmIGl0IHN0YXlzIHZhbGlkLgoKOAoCBAsSBuMBAOgBARoqIFNlbGVjdHMgYSBwYWdlIG9mIHRoZSBjYWxsZXIncyBjb25zZW50cy4KCiQKBAQLAgASBOUBAhcaFiAx4oCTMjAwOyAwIG1lYW5zIDUwLgoKUQoEBAsCARIE5wECGBpDIGBuZXh0X3BhZ2VfdG9rZW5gIG9mIHRoZSBwcmV2aW91cyBwYWdlOyBlbXB0eSBmb3IgdGhlIGZpcnN0IHBhZ2UuCgowCgIEDBIG6wEA8AEBGiIgQSBwYWdlIG9mIHRoZSBjYWxsZXIncyBjb25zZW50cy4KCjYKBAQMAgASBO0BAiAaKCBDb25zZW50cyBpbiB0aGUgb3JkZXIgdGhleSB3ZXJlIGdpdmVuLgoKPwoEBAwCARIE7wECHRoxIFRva2VuIG9mIHRoZSBuZXh0IHBhZ2U7IGVtcHR5IG9uIHRoZSBsYXN0IHBhZ2UuCgozCgIEDRIG8wEA+gEBGiUgTmFtZXMgb25lIG9mIHRoZSBjYWxsZXIncyBjb25zZW50cy4KCiUKBAQNAgASBPUBAhYaFyBTYW1lIGFzIGluIGBDb25zZW50YC4KCiUKBAQNAgESBPcBAh0aFyBTYW1lIGFzIGluIGBDb25zZW50YC4KCiUKBAQNAgISBPkBAh4aFyBTYW1lIGFzIGluIGBDb25zZW50YC4KCjcKAgQOEgb9AQCBAgEaKSBUaGUgc3R1ZHkgd2hvc2UgY29uc2VudHMgYXJlIHdpdGhkcmF3bi4KCoABCgQEDgIAEgSAAgIWGnIgSWQgb2YgdGhlIHN0dWR5LiBBbiB1bmtub3duIHN0dWR5LCBvciBvbmUgbmV2ZXIgam9pbmVkLCBpcyBoYW5kbGVkIGxpa2Ugb25lIHdob3NlIGNvbnNlbnQgd2FzCiB3aXRoZHJhd24gYmVmb3JlLgoKQAoCBA8SBoQCAIkCARoyIFRoZSBjYWxsZXIgaGFzIG5vIGNvbnNlbnQgdG8gdGhlIHN0dWR5IGluIGZvcmNlLgoKWAoEBA8CABIEhgICGhpKIFNhbWUgYXMgaW4gYExlYXZlU3R1ZHlSZXNwb25zZWA6IGVtcHR5IGlmIHRoZXJlIHdhcyBubyBlbnJvbG1lbnQgdG8gZW5kLgoKQQoEBA8CARIEiAICORozIEV4cGlyeSBvZiBgYWNjZXNzX3Rva2VuYDsgYWJzZW50IHdpdGhvdXQgYSB0b2tlbi4KCi8KAgQQEgaMAgCPAgEaISBUaGUgbGF0ZXN0IGNvbnNlbnQgb2YgYSBtZW1iZXIuCgo3CgQEEAIAEgSOAgIWGikgVGhlIGNvbnNlbnQsIGFzIHJldHVybmVkIGJ5IEdldENvbnNlbnQuCmIGcHJvdG8z")
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
    self.consentLabel = Codec.string(c.pointee.consent_label)
    self.consentDate = Codec.string(c.pointee.consent_date)
    self.parts = Codec.messages(c.pointee.parts, c.pointee.n_parts) { AuthV1.ConsentPartState($0) }
    self.signature = c.pointee.signature.map { AuthV1.ConsentSignature($0) }
    self.copyHtml = Codec.string(c.pointee.copy_html)
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
    if !self.consentLabel.isEmpty { c.pointee.consent_label = arena.string(self.consentLabel) }
    if !self.consentDate.isEmpty { c.pointee.consent_date = arena.string(self.consentDate) }
    if !self.parts.isEmpty {
      c.pointee.n_parts = self.parts.count
      c.pointee.parts = arena.array(self.parts) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Auth__V1__ConsentPartState>? }
    }
    if let value = self.signature { c.pointee.signature = value.cStruct(in: arena) }
    if !self.copyHtml.isEmpty { c.pointee.copy_html = arena.string(self.copyHtml) }
    return c
  }
}

extension AuthV1.ConsentPartState {
  public static var fullName: String { "otolith.auth.v1.ConsentPartState" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__consent_part_state__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__ConsentPartState>) {
    self.partID = Codec.string(c.pointee.part_id)
    self.accepted = c.pointee.accepted != 0
    self.text = Codec.string(c.pointee.text)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ConsentPartState> {
    let c = arena.allocate(Otolith__Auth__V1__ConsentPartState.self)
    otolith__auth__v1__consent_part_state__init(c)
    if !self.partID.isEmpty { c.pointee.part_id = arena.string(self.partID) }
    c.pointee.accepted = self.accepted ? 1 : 0
    if !self.text.isEmpty { c.pointee.text = arena.string(self.text) }
    return c
  }
}

extension AuthV1.ConsentSignature {
  public static var fullName: String { "otolith.auth.v1.ConsentSignature" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__consent_signature__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__ConsentSignature>) {
    self.name = Codec.string(c.pointee.name)
    self.drawing = Codec.string(c.pointee.drawing)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ConsentSignature> {
    let c = arena.allocate(Otolith__Auth__V1__ConsentSignature.self)
    otolith__auth__v1__consent_signature__init(c)
    if !self.name.isEmpty { c.pointee.name = arena.string(self.name) }
    if !self.drawing.isEmpty { c.pointee.drawing = arena.string(self.drawing) }
    return c
  }
}

extension AuthV1.SetConsentPartsRequest {
  public static var fullName: String { "otolith.auth.v1.SetConsentPartsRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__set_consent_parts_request__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__SetConsentPartsRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.partIDs = Codec.array(c.pointee.part_ids, c.pointee.n_part_ids) { Codec.string($0) }
    self.signature = c.pointee.signature.map { AuthV1.ConsentSignature($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__SetConsentPartsRequest> {
    let c = arena.allocate(Otolith__Auth__V1__SetConsentPartsRequest.self)
    otolith__auth__v1__set_consent_parts_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.partIDs.isEmpty {
      c.pointee.n_part_ids = self.partIDs.count
      c.pointee.part_ids = arena.array(self.partIDs) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    if let value = self.signature { c.pointee.signature = value.cStruct(in: arena) }
    return c
  }
}

extension AuthV1.SetConsentPartsResponse {
  public static var fullName: String { "otolith.auth.v1.SetConsentPartsResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__set_consent_parts_response__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__SetConsentPartsResponse>) {
    self.changed = c.pointee.changed != 0
    self.consent = c.pointee.consent.map { AuthV1.Consent($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__SetConsentPartsResponse> {
    let c = arena.allocate(Otolith__Auth__V1__SetConsentPartsResponse.self)
    otolith__auth__v1__set_consent_parts_response__init(c)
    c.pointee.changed = self.changed ? 1 : 0
    if let value = self.consent { c.pointee.consent = value.cStruct(in: arena) }
    return c
  }
}

extension AuthV1.MemberConsent {
  public static var fullName: String { "otolith.auth.v1.MemberConsent" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__member_consent__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__MemberConsent>) {
    self.memberID = Codec.string(c.pointee.member_id)
    self.state = AuthV1.MemberConsentState(rawValue: Int32(truncatingIfNeeded: c.pointee.state.rawValue))
    self.consentVersion = Codec.string(c.pointee.consent_version)
    self.consentLabel = Codec.string(c.pointee.consent_label)
    self.consentDate = Codec.string(c.pointee.consent_date)
    self.consentLanguage = Codec.string(c.pointee.consent_language)
    self.giveTime = c.pointee.give_time.map { GoogleProtobuf.Timestamp($0) }
    self.parts = Codec.messages(c.pointee.parts, c.pointee.n_parts) { AuthV1.ConsentPartState($0) }
    self.signed = c.pointee.signed_ != 0
    self.endTime = c.pointee.end_time.map { GoogleProtobuf.Timestamp($0) }
    self.leaveTime = c.pointee.leave_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__MemberConsent> {
    let c = arena.allocate(Otolith__Auth__V1__MemberConsent.self)
    otolith__auth__v1__member_consent__init(c)
    if !self.memberID.isEmpty { c.pointee.member_id = arena.string(self.memberID) }
    c.pointee.state = Otolith__Auth__V1__MemberConsentState(rawValue: .init(truncatingIfNeeded: self.state.rawValue))
    if !self.consentVersion.isEmpty { c.pointee.consent_version = arena.string(self.consentVersion) }
    if !self.consentLabel.isEmpty { c.pointee.consent_label = arena.string(self.consentLabel) }
    if !self.consentDate.isEmpty { c.pointee.consent_date = arena.string(self.consentDate) }
    if !self.consentLanguage.isEmpty { c.pointee.consent_language = arena.string(self.consentLanguage) }
    if let value = self.giveTime { c.pointee.give_time = value.cStruct(in: arena) }
    if !self.parts.isEmpty {
      c.pointee.n_parts = self.parts.count
      c.pointee.parts = arena.array(self.parts) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Auth__V1__ConsentPartState>? }
    }
    c.pointee.signed_ = self.signed ? 1 : 0
    if let value = self.endTime { c.pointee.end_time = value.cStruct(in: arena) }
    if let value = self.leaveTime { c.pointee.leave_time = value.cStruct(in: arena) }
    return c
  }
}

extension AuthV1.ListMemberConsentsRequest {
  public static var fullName: String { "otolith.auth.v1.ListMemberConsentsRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__list_member_consents_request__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__ListMemberConsentsRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.state = AuthV1.MemberConsentState(rawValue: Int32(truncatingIfNeeded: c.pointee.state.rawValue))
    self.pageSize = c.pointee.page_size
    self.pageToken = Codec.string(c.pointee.page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ListMemberConsentsRequest> {
    let c = arena.allocate(Otolith__Auth__V1__ListMemberConsentsRequest.self)
    otolith__auth__v1__list_member_consents_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    c.pointee.state = Otolith__Auth__V1__MemberConsentState(rawValue: .init(truncatingIfNeeded: self.state.rawValue))
    c.pointee.page_size = self.pageSize
    if !self.pageToken.isEmpty { c.pointee.page_token = arena.string(self.pageToken) }
    return c
  }
}

extension AuthV1.ListMemberConsentsResponse {
  public static var fullName: String { "otolith.auth.v1.ListMemberConsentsResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__list_member_consents_response__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__ListMemberConsentsResponse>) {
    self.consents = Codec.messages(c.pointee.consents, c.pointee.n_consents) { AuthV1.MemberConsent($0) }
    self.nextPageToken = Codec.string(c.pointee.next_page_token)
    self.groupsConcealed = c.pointee.groups_concealed != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__ListMemberConsentsResponse> {
    let c = arena.allocate(Otolith__Auth__V1__ListMemberConsentsResponse.self)
    otolith__auth__v1__list_member_consents_response__init(c)
    if !self.consents.isEmpty {
      c.pointee.n_consents = self.consents.count
      c.pointee.consents = arena.array(self.consents) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Auth__V1__MemberConsent>? }
    }
    if !self.nextPageToken.isEmpty { c.pointee.next_page_token = arena.string(self.nextPageToken) }
    c.pointee.groups_concealed = self.groupsConcealed ? 1 : 0
    return c
  }
}

extension AuthV1.GetMemberConsentRequest {
  public static var fullName: String { "otolith.auth.v1.GetMemberConsentRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__get_member_consent_request__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__GetMemberConsentRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.memberID = Codec.string(c.pointee.member_id)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__GetMemberConsentRequest> {
    let c = arena.allocate(Otolith__Auth__V1__GetMemberConsentRequest.self)
    otolith__auth__v1__get_member_consent_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.memberID.isEmpty { c.pointee.member_id = arena.string(self.memberID) }
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

extension AuthV1.GetMemberConsentResponse {
  public static var fullName: String { "otolith.auth.v1.GetMemberConsentResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__auth__v1__get_member_consent_response__init)

  init(_ c: UnsafePointer<Otolith__Auth__V1__GetMemberConsentResponse>) {
    self.consent = c.pointee.consent.map { AuthV1.Consent($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Auth__V1__GetMemberConsentResponse> {
    let c = arena.allocate(Otolith__Auth__V1__GetMemberConsentResponse.self)
    otolith__auth__v1__get_member_consent_response__init(c)
    if let value = self.consent { c.pointee.consent = value.cStruct(in: arena) }
    return c
  }
}
