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
    /// SHA-256 of the text in UTF-8, 64 hexadecimal digits. Empty if the text is not available.
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
    /// `Study.consent_version` of the text; empty if groups are concealed from the caller and the text is
    /// that of a group.
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
    base64: "Ch1vdG9saXRoL2F1dGgvdjEvY29uc2VudC5wcm90bxIPb3RvbGl0aC5hdXRoLnYxGh9nb29nbGUvcHJvdG9idWYvdGltZXN0YW1wLnByb3RvGh1vdG9saXRoL2F1dGgvdjEvZXJhc3VyZS5wcm90byKFBAoHQ29uc2VudBIZCghzdHVkeV9pZBgBIAEoCVIHc3R1ZHlJZBInCg9jb25zZW50X3ZlcnNpb24YAiABKAlSDmNvbnNlbnRWZXJzaW9uEikKEGNvbnNlbnRfbGFuZ3VhZ2UYAyABKAlSD2NvbnNlbnRMYW5ndWFnZRI3CglnaXZlX3RpbWUYBCABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUghnaXZlVGltZRIfCgt0ZXh0X3NoYTI1NhgFIAEoCVIKdGV4dFNoYTI1NhISCgR0ZXh0GAYgASgJUgR0ZXh0Ej4KCXJldGVudGlvbhgHIAEoCzIgLm90b2xpdGguYXV0aC52MS5BbnN3ZXJSZXRlbnRpb25SCXJldGVudGlvbhIjCg1jb25zZW50X2xhYmVsGAggASgJUgxjb25zZW50TGFiZWwSIQoMY29uc2VudF9kYXRlGAkgASgJUgtjb25zZW50RGF0ZRI3CgVwYXJ0cxgKIAMoCzIhLm90b2xpdGguYXV0aC52MS5Db25zZW50UGFydFN0YXRlUgVwYXJ0cxI/CglzaWduYXR1cmUYCyABKAsyIS5vdG9saXRoLmF1dGgudjEuQ29uc2VudFNpZ25hdHVyZVIJc2lnbmF0dXJlEhsKCWNvcHlfaHRtbBgMIAEoCVIIY29weUh0bWwiWwoQQ29uc2VudFBhcnRTdGF0ZRIXCgdwYXJ0X2lkGAEgASgJUgZwYXJ0SWQSGgoIYWNjZXB0ZWQYAiABKAhSCGFjY2VwdGVkEhIKBHRleHQYAyABKAlSBHRleHQiQAoQQ29uc2VudFNpZ25hdHVyZRISCgRuYW1lGAEgASgJUgRuYW1lEhgKB2RyYXdpbmcYAiABKAlSB2RyYXdpbmcijwEKFlNldENvbnNlbnRQYXJ0c1JlcXVlc3QSGQoIc3R1ZHlfaWQYASABKAlSB3N0dWR5SWQSGQoIcGFydF9pZHMYAiADKAlSB3BhcnRJZHMSPwoJc2lnbmF0dXJlGAMgASgLMiEub3RvbGl0aC5hdXRoLnYxLkNvbnNlbnRTaWduYXR1cmVSCXNpZ25hdHVyZSJnChdTZXRDb25zZW50UGFydHNSZXNwb25zZRIYCgdjaGFuZ2VkGAEgASgIUgdjaGFuZ2VkEjIKB2NvbnNlbnQYAiABKAsyGC5vdG9saXRoLmF1dGgudjEuQ29uc2VudFIHY29uc2VudCL/AwoNTWVtYmVyQ29uc2VudBIbCgltZW1iZXJfaWQYASABKAlSCG1lbWJlcklkEjkKBXN0YXRlGAIgASgOMiMub3RvbGl0aC5hdXRoLnYxLk1lbWJlckNvbnNlbnRTdGF0ZVIFc3RhdGUSJwoPY29uc2VudF92ZXJzaW9uGAMgASgJUg5jb25zZW50VmVyc2lvbhIjCg1jb25zZW50X2xhYmVsGAQgASgJUgxjb25zZW50TGFiZWwSIQoMY29uc2VudF9kYXRlGAUgASgJUgtjb25zZW50RGF0ZRIpChBjb25zZW50X2xhbmd1YWdlGAYgASgJUg9jb25zZW50TGFuZ3VhZ2USNwoJZ2l2ZV90aW1lGAcgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIIZ2l2ZVRpbWUSNwoFcGFydHMYCCADKAsyIS5vdG9saXRoLmF1dGgudjEuQ29uc2VudFBhcnRTdGF0ZVIFcGFydHMSFgoGc2lnbmVkGAkgASgIUgZzaWduZWQSNQoIZW5kX3RpbWUYCiABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgdlbmRUaW1lEjkKCmxlYXZlX3RpbWUYCyABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUglsZWF2ZVRpbWUirQEKGUxpc3RNZW1iZXJDb25zZW50c1JlcXVlc3QSGQoIc3R1ZHlfaWQYASABKAlSB3N0dWR5SWQSOQoFc3RhdGUYAiABKA4yIy5vdG9saXRoLmF1dGgudjEuTWVtYmVyQ29uc2VudFN0YXRlUgVzdGF0ZRIbCglwYWdlX3NpemUYAyABKA1SCHBhZ2VTaXplEh0KCnBhZ2VfdG9rZW4YBCABKAlSCXBhZ2VUb2tlbiKrAQoaTGlzdE1lbWJlckNvbnNlbnRzUmVzcG9uc2USOgoIY29uc2VudHMYASADKAsyHi5vdG9saXRoLmF1dGgudjEuTWVtYmVyQ29uc2VudFIIY29uc2VudHMSJgoPbmV4dF9wYWdlX3Rva2VuGAIgASgJUg1uZXh0UGFnZVRva2VuEikKEGdyb3Vwc19jb25jZWFsZWQYAyABKAhSD2dyb3Vwc0NvbmNlYWxlZCJRChdHZXRNZW1iZXJDb25zZW50UmVxdWVzdBIZCghzdHVkeV9pZBgBIAEoCVIHc3R1ZHlJZBIbCgltZW1iZXJfaWQYAiABKAlSCG1lbWJlcklkIvkBCg9BbnN3ZXJSZXRlbnRpb24SJAoOZGF5c19hZnRlcl9lbmQYASABKA1SDGRheXNBZnRlckVuZBIsChJkYXlzX2FmdGVyX2xlYXZpbmcYAiABKA1SEGRheXNBZnRlckxlYXZpbmcSMAoEbW9kZRgDIAEoDjIcLm90b2xpdGguYXV0aC52MS5FcmFzdXJlTW9kZVIEbW9kZRIjCg1vbl93aXRoZHJhd2FsGAQgASgIUgxvbldpdGhkcmF3YWwSOwoKb25fZXJhc3VyZRgFIAEoDjIcLm90b2xpdGguYXV0aC52MS5FcmFzdXJlTW9kZVIJb25FcmFzdXJlIowBCg9PdXRkYXRlZENvbnNlbnQSGQoIc3R1ZHlfaWQYASABKAlSB3N0dWR5SWQSJwoPY29uc2VudF92ZXJzaW9uGAIgASgJUg5jb25zZW50VmVyc2lvbhI1CghlbmRfdGltZRgDIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSB2VuZFRpbWUiUQoTTGlzdENvbnNlbnRzUmVxdWVzdBIbCglwYWdlX3NpemUYASABKA1SCHBhZ2VTaXplEh0KCnBhZ2VfdG9rZW4YAiABKAlSCXBhZ2VUb2tlbiJ0ChRMaXN0Q29uc2VudHNSZXNwb25zZRI0Cghjb25zZW50cxgBIAMoCzIYLm90b2xpdGguYXV0aC52MS5Db25zZW50Ughjb25zZW50cxImCg9uZXh0X3BhZ2VfdG9rZW4YAiABKAlSDW5leHRQYWdlVG9rZW4iggEKEUdldENvbnNlbnRSZXF1ZXN0EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkEicKD2NvbnNlbnRfdmVyc2lvbhgCIAEoCVIOY29uc2VudFZlcnNpb24SKQoQY29uc2VudF9sYW5ndWFnZRgDIAEoCVIPY29uc2VudExhbmd1YWdlIjMKFldpdGhkcmF3Q29uc2VudFJlcXVlc3QSGQoIc3R1ZHlfaWQYASABKAlSB3N0dWR5SWQikQEKF1dpdGhkcmF3Q29uc2VudFJlc3BvbnNlEiEKDGFjY2Vzc190b2tlbhgBIAEoCVILYWNjZXNzVG9rZW4SUwoYYWNjZXNzX3Rva2VuX2V4cGlyZV90aW1lGAIgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIVYWNjZXNzVG9rZW5FeHBpcmVUaW1lIk4KGEdldE1lbWJlckNvbnNlbnRSZXNwb25zZRIyCgdjb25zZW50GAEgASgLMhgub3RvbGl0aC5hdXRoLnYxLkNvbnNlbnRSB2NvbnNlbnQq4wEKEk1lbWJlckNvbnNlbnRTdGF0ZRIkCiBNRU1CRVJfQ09OU0VOVF9TVEFURV9VTlNQRUNJRklFRBAAEiAKHE1FTUJFUl9DT05TRU5UX1NUQVRFX0NVUlJFTlQQARIhCh1NRU1CRVJfQ09OU0VOVF9TVEFURV9PVVREQVRFRBACEh8KG01FTUJFUl9DT05TRU5UX1NUQVRFX0xBUFNFRBADEiIKHk1FTUJFUl9DT05TRU5UX1NUQVRFX1dJVEhEUkFXThAEEh0KGU1FTUJFUl9DT05TRU5UX1NUQVRFX0xFRlQQBTKZAwoOQ29uc2VudFNlcnZpY2USYAoMTGlzdENvbnNlbnRzEiQub3RvbGl0aC5hdXRoLnYxLkxpc3RDb25zZW50c1JlcXVlc3QaJS5vdG9saXRoLmF1dGgudjEuTGlzdENvbnNlbnRzUmVzcG9uc2UiA5ACARJPCgpHZXRDb25zZW50EiIub3RvbGl0aC5hdXRoLnYxLkdldENvbnNlbnRSZXF1ZXN0Ghgub3RvbGl0aC5hdXRoLnYxLkNvbnNlbnQiA5ACARJpCg9XaXRoZHJhd0NvbnNlbnQSJy5vdG9saXRoLmF1dGgudjEuV2l0aGRyYXdDb25zZW50UmVxdWVzdBooLm90b2xpdGguYXV0aC52MS5XaXRoZHJhd0NvbnNlbnRSZXNwb25zZSIDkAICEmkKD1NldENvbnNlbnRQYXJ0cxInLm90b2xpdGguYXV0aC52MS5TZXRDb25zZW50UGFydHNSZXF1ZXN0Gigub3RvbGl0aC5hdXRoLnYxLlNldENvbnNlbnRQYXJ0c1Jlc3BvbnNlIgOQAgJCPQoPb3RvbGl0aC5hdXRoLnYxUAFaFm90b2xpdGgvYXV0aC92MTthdXRodjGqAg9PdG9saXRoLkF1dGguVjFKuT4KPQoBDBIDAQASGjMgUmVhZGluZyBhbmQgd2l0aGRyYXdpbmcgYSBwYXJ0aWNpcGFudCdzIGNvbnNlbnRzLgoKgwEKAgYAEgQPADYBGncgTWFuYWdlcyB0aGUgY2FsbGVyJ3Mgb3duIGNvbnNlbnRzLiBBIGNvbnNlbnQgcmVmZXJzIHRvIG9uZSBjb25zZW50IHRleHQ6IHN0dWR5LCB2ZXJzaW9uIGFuZAogbGFuZ3VhZ2UuIE5lZWRzIGEgdG9rZW4uCgrYAQoEBgACABIEFAIWAxrJASBMaXN0cyBhbGwgY29uc2VudHMgZ2l2ZW4gYnkgdGhlIGNhbGxlciwgaW4gdGhlIG9yZGVyIHRoZXkgd2VyZSBnaXZlbiwgd2l0aG91dCB0aGVpciB0ZXh0cy4KIENvbnNlbnRzIHRvIGEgc3R1ZHkgYXJlIHJlbW92ZWQgd2hlbiB0aGUgY2FsbGVyJ3MgZGF0YSBvZiB0aGF0IHN0dWR5IGlzIGVyYXNlZC4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQuCgqDAgoEBgACARIEHAIeAxr0ASBSZXR1cm5zIG9uZSBvZiB0aGUgY2FsbGVyJ3MgY29uc2VudHMgd2l0aCB0aGUgdGV4dCBhcyBpdCB3YXMgc2hvd24uIElmIGl0IHdhcyBnaXZlbiBtb3JlIHRoYW4KIG9uY2UsIHRoZSBtb3N0IHJlY2VudCBvbmUgaXMgcmV0dXJuZWQuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UOyBOT1RfRk9VTkQgd2l0aCByZWFzb24gQ09OU0VOVF9VTktOT1dOLCBhbHNvIGZvciBjb25zZW50cyBvZiBvdGhlcgogcGFydGljaXBhbnRzLgoK1gQKBAYAAgISBCkCKwMaxwQgV2l0aGRyYXdzIGFsbCBjb25zZW50cyBvZiB0aGUgY2FsbGVyIHRvIGEgc3R1ZHkuIEVuZHMgdGhlIGVucm9sbWVudCBhbmQgYSBwZW5kaW5nIGpvaW4gcmVxdWVzdAogYXMgTGVhdmVTdHVkeSBkb2VzLCBhbmQgcmVjb3JkcyBhIHdpdGhkcmF3YWwuIE1heSBhbHNvIGJlIGNhbGxlZCBhZnRlciBMZWF2ZVN0dWR5LiBXaXRoZHJhd2luZwogdHdpY2UgaXMgc2FmZS4KCiBFYXJsaWVyIGFuc3dlcnMgYXJlIGtlcHQgYXMgYWZ0ZXIgbGVhdmluZywgdW5sZXNzIHRoZSBzdHVkeSBlcmFzZXMgdGhlbSBvbiB3aXRoZHJhd2FsCiAoYENvbnNlbnQucmV0ZW50aW9uYCkuIFRoZWlyIGVyYXN1cmUgdGhlbiBiZWdpbnMgd2l0aGluIHNlY29uZHMsIGFuZCBKb2luU3R1ZHkgcmV0dXJucwogRVJBU1VSRV9JTl9QUk9HUkVTUyB1bnRpbCBpdCBjb21wbGV0ZXMsIGZvciAxNSBzZWNvbmRzIGF0IGxlYXN0LiBSZXF1ZXN0RXJhc3VyZSBmb3IgdGhlIHN0dWR5CiBlcmFzZXMgdGhlIGFuc3dlcnMgYXQgYW55IHRpbWUuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UOyBVTkFVVEhFTlRJQ0FURUQgd2l0aCByZWFzb24gU0VTU0lPTl9FTkRFRC4KCsgECgQGAAIDEgQzAjUDGrkEIFNldHMgd2hpY2ggb3B0aW9uYWwgcGFydHMgb2YgdGhlIGNvbnNlbnQgaW4gZm9yY2UgdGhlIGNhbGxlciBhY2NlcHRzLiBSZWNvcmRzIGEgZnVydGhlciBjb25zZW50IHRvCiB0aGUgc2FtZSB0ZXh0IHdpdGggdGhlc2UgcGFydHM7IHRoZSBlbnJvbG1lbnQgY29udGludWVzLiBSZXBlYXRpbmcgdGhlIGNhbGwgaXMgc2FmZS4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQsIGFsc28gd2l0aCByZWFzb24gQ09OU0VOVF9QQVJUX1VOS05PV04gb3IgQ09OU0VOVF9TSUdOQVRVUkVfSU5WQUxJRDsKIE5PVF9GT1VORCB3aXRoIHJlYXNvbiBDT05TRU5UX1VOS05PV04gKHRoZSBjYWxsZXIgaXMgbm90IGVucm9sbGVkKTsgRkFJTEVEX1BSRUNPTkRJVElPTiB3aXRoIHJlYXNvbgogQ09OU0VOVF9TSUdOQVRVUkVfUkVRVUlSRUQgKGEgcGFydCBpcyBhZGRlZDsgd2l0aGRyYXdpbmcgbmVlZHMgbm9uZSkgb3IgQ09OU0VOVF9PVVREQVRFRCAoYSBwYXJ0IGlzCiBhZGRlZCB0byBhIHRleHQgdGhhdCBoYXMgY2hhbmdlZCBzaW5jZSk7IFVOQVVUSEVOVElDQVRFRCB3aXRoIHJlYXNvbiBTRVNTSU9OX0VOREVELgoKLwoCBAASBDkAVgEaIyBBIGNvbnNlbnQgZ2l2ZW4gYnkgYSBwYXJ0aWNpcGFudC4KChkKBAQAAgASAzsCFhoMIFRoZSBzdHVkeS4KCjMKBAQAAgESAz0CHRomIGBTdHVkeS5jb25zZW50X3ZlcnNpb25gIG9mIHRoZSB0ZXh0LgoKNQoEBAACAhIDPwIeGiggQkNQIDQ3IGxhbmd1YWdlIGluIHdoaWNoIGl0IHdhcyBzaG93bi4KCiMKBAQAAgMSA0ECKhoWIFRpbWUgb2YgdGhlIGNvbnNlbnQuCgpnCgQEAAIEEgNDAhkaWiBTSEEtMjU2IG9mIHRoZSB0ZXh0IGluIFVURi04LCA2NCBoZXhhZGVjaW1hbCBkaWdpdHMuIEVtcHR5IGlmIHRoZSB0ZXh0IGlzIG5vdCBhdmFpbGFibGUuCgpXCgQEAAIFEgNFAhIaSiBUaGUgdGV4dCBhcyBpdCB3YXMgc2hvd247IGVtcHR5IGluIGxpc3RzLCBhbmQgaWYgYHRleHRfc2hhMjU2YCBpcyBlbXB0eS4KCtIBCgQEAAIGEgNJAiAaxAEgVGhlIHN0dWR5J3MgcmV0ZW50aW9uIHJ1bGVzIGF0IHRoYXQgdGltZTsgYWJzZW50IGlmIGFuc3dlcnMgd2VyZSBrZXB0IHdpdGhvdXQgbGltaXQgb3IgdGhlCiBydWxlcyBhcmUgdW5rbm93bi4gTGF0ZXIgcnVsZXMgbWF5IGtlZXAgYW5zd2VycyBmb3IgYSBzaG9ydGVyIHRpbWUgKGBTdHVkeS5yZXRlbnRpb25gKSwgbmV2ZXIKIGxvbmdlci4KCkcKBAQAAgcSA0sCGxo6IGBTdHVkeS5jb25zZW50X2xhYmVsYCBvZiB0aGUgdGV4dDsgZW1wdHkgaWYgaXQgaGFkIG5vbmUuCgpUCgQEAAIIEgNNAhoaRyBgU3R1ZHkuY29uc2VudF9kYXRlYCBvZiB0aGUgdGV4dCwgYFlZWVktTU0tRERgOyBlbXB0eSBpZiBpdCBoYWQgbm9uZS4KCjgKBAQAAgkSA08CJxorIE9wdGlvbmFsIHBhcnRzIGluIHRoZSBvcmRlciBvZiB0aGUgc3R1ZHkuCgpPCgQEAAIKEgNRAiIaQiBUaGUgc2lnbmF0dXJlOyBhYnNlbnQgaW4gbGlzdHMsIGFuZCBpZiB0aGUgc3R1ZHkgYXNrZWQgZm9yIG5vbmUuCgrmAQoEBAACCxIDVQIYGtgBIFRoZSBjb25zZW50IGFzIGFuIEhUTUwgcGFnZSBmb3IgcmVhZGluZywgcHJpbnRpbmcgYW5kIGtlZXBpbmc6IHRleHRzLCBwYXJ0cywgZGF0ZSBhbmQgc2lnbmF0dXJlLCBpbgogdGhlIGxhbmd1YWdlIG9mIHRoZSBjb25zZW50LiBDb21wbGV0ZSBpbiBpdHNlbGYsIHdpdGhvdXQgc2NyaXB0cy4gRW1wdHkgaW4gbGlzdHMsIGFuZCBpZgogYHRleHRfc2hhMjU2YCBpcyBlbXB0eS4KCiwKAgQBEgRZAGABGiAgQW4gb3B0aW9uYWwgcGFydCBvZiBhIGNvbnNlbnQuCgoyCgQEAQIAEgNbAhUaJSBgQ29uc2VudFBhcnQucGFydF9pZGAgb2YgdGhlIHN0dWR5LgoKMwoEBAECARIDXQIUGiYgV2hldGhlciB0aGUgcGFydGljaXBhbnQgYWNjZXB0ZWQgaXQuCgo9CgQEAQICEgNfAhIaMCBUaGUgc3RhdGVtZW50IGFzIGl0IHdhcyBzaG93bjsgZW1wdHkgaW4gbGlzdHMuCgooCgIEAhIEYwBqARocIEEgcGFydGljaXBhbnQncyBzaWduYXR1cmUuCgppCgQEAgIAEgNlAhIaXCBUaGUgdHlwZWQgbmFtZSwgMuKAkzEwMCBjaGFyYWN0ZXJzIHdpdGhvdXQgY29udHJvbCBjaGFyYWN0ZXJzOyBlbXB0eSB3aXRoIGEgZHJhd2luZyBhbG9uZS4KCuoBCgQEAgIBEgNpAhUa3AEgRHJhd2luZyBhcyBkYXRhIG9mIGFuIFNWRyBwYXRoOiBgTWAgYW5kIGBMYCB3aXRoIGNvb3JkaW5hdGVzLCBlLmcuICJNMTAgMjBMMzAgNDBMMzUgNDEiLCBpbiB3aG9sZQogbnVtYmVycyBmcm9tIDAgdG8gNjAwICh4KSBhbmQgMCB0byAyMDAgKHkpLiAy4oCTMiwwMDAgcG9pbnRzLCBhdCBsZWFzdCB0d28gb2YgdGhlbSBkaWZmZXJlbnQ7IGVtcHR5CiB3aXRoIGEgbmFtZSBhbG9uZS4KCjwKAgQDEgRtAHQBGjAgVGhlIHBhcnRzIHRoYXQgdGhlIGNhbGxlciBhY2NlcHRzIGZyb20gbm93IG9uLgoKGQoEBAMCABIDbwIWGgwgVGhlIHN0dWR5LgoKXgoEBAMCARIDcQIfGlEgQWNjZXB0ZWQgcGFydHMgb2YgdGhlIGNvbnNlbnQgaW4gZm9yY2U7IHBhcnRzIHRoYXQgYXJlIG5vdCBuYW1lZCBhcmUgd2l0aGRyYXduLgoKbgoEBAMCAhIDcwIhGmEgU2lnbmF0dXJlLCBhcyBpbiBKb2luU3R1ZHlSZXF1ZXN0OyBuZWVkZWQgaWYgYSBwYXJ0IGlzIGFkZGVkIGFuZCB0aGUgc3R1ZHkgYXNrcyBmb3Igc2lnbmF0dXJlcy4KCikKAgQEEgR3AHwBGh0gVGhlIGNvbnNlbnQgd2l0aCB0aGUgcGFydHMuCgo7CgQEBAIAEgN5AhMaLiBXaGV0aGVyIHRoZSBjYWxsIGNoYW5nZWQgdGhlIGFjY2VwdGVkIHBhcnRzLgoKMgoEBAQCARIDewIWGiUgVGhlIGNvbnNlbnQgaW4gZm9yY2UsIGFzIGluIGEgbGlzdC4KCi8KAgUAEgV/AI0BARoiIFRoZSBzdGF0ZSBvZiBhIG1lbWJlcidzIGNvbnNlbnQuCgpACgQFAAIAEgSBAQInGjIgRGVmYXVsdCBvZiBhIGZpbHRlcjogYWxsIHN0YXRlcy4gTmV2ZXIgcmV0dXJuZWQuCgouCgQFAAIBEgSDAQIjGiAgSW4gZm9yY2UsIHRvIHRoZSBjdXJyZW50IHRleHQuCgpZCgQFAAICEgSFAQIkGksgSW4gZm9yY2UsIGJ1dCB0aGUgdGV4dCBoYXMgY2hhbmdlZCBzaW5jZTogdGhlIHBhcnRpY2lwYW50IGlzIGFza2VkIGFnYWluLgoKmQEKBAUAAgMSBIgBAiIaigEgTGFwc2VkOiB0aGUgc3R1ZHkgc2V0IGFuIGVuZCBmb3IgY29uc2VudHMgdG8gZWFybGllciB0ZXh0cywgYW5kIGl0IGhhcyBwYXNzZWQuIFRoZSBwYXJ0aWNpcGFudCBnZXRzCiBubyBub3RpZmljYXRpb25zLCBhbmQgYW5zd2VycyB3YWl0LgoKLQoEBQACBBIEigECJRofIFdpdGhkcmF3biBieSB0aGUgcGFydGljaXBhbnQuCgo8CgQFAAIFEgSMAQIgGi4gVGhlIHBhcnRpY2lwYW50IGxlZnQgd2l0aG91dCB3aXRoZHJhd2luZyBpdC4KCm4KAgQFEgaQAQCoAQEaYCBUaGUgbGF0ZXN0IGNvbnNlbnQgb2YgYSBtZW1iZXIsIGFzIHNob3duIHRvIHRoZSBzdHVkeSdzIHN0YWZmLiBUaW1lcyBhcmUgZGF5cyAobWlkbmlnaHQsIFVUQykuCgojCgQEBQIAEgSSAQIXGhUgYE1lbWJlci5tZW1iZXJfaWRgLgoKGgoEBAUCARIElAECHxoMIFRoZSBzdGF0ZS4KCoQBCgQEBQICEgSXAQIdGnYgYFN0dWR5LmNvbnNlbnRfdmVyc2lvbmAgb2YgdGhlIHRleHQ7IGVtcHR5IGlmIGdyb3VwcyBhcmUgY29uY2VhbGVkIGZyb20gdGhlIGNhbGxlciBhbmQgdGhlIHRleHQgaXMKIHRoYXQgb2YgYSBncm91cC4KCjIKBAQFAgMSBJkBAhsaJCBgU3R1ZHkuY29uc2VudF9sYWJlbGAgb2YgdGhlIHRleHQuCgoxCgQEBQIEEgSbAQIaGiMgYFN0dWR5LmNvbnNlbnRfZGF0ZWAgb2YgdGhlIHRleHQuCgo2CgQEBQIFEgSdAQIeGiggQkNQIDQ3IGxhbmd1YWdlIGluIHdoaWNoIGl0IHdhcyBzaG93bi4KCiMKBAQFAgYSBJ8BAioaFSBEYXkgb2YgdGhlIGNvbnNlbnQuCgo0CgQEBQIHEgShAQImGiYgT3B0aW9uYWwgcGFydHMsIHdpdGhvdXQgdGhlaXIgdGV4dHMuCgouCgQEBQIIEgSjAQISGiAgV2hldGhlciB0aGUgY29uc2VudCBpcyBzaWduZWQuCgpvCgQEBQIJEgSlAQIqGmEgRGF5IG9uIHdoaWNoIHRoZSBjb25zZW50IGVuZHMgb3IgaGFzIGVuZGVkLCBiZWNhdXNlIHRoZSB0ZXh0IGNoYW5nZWQ7IGFic2VudCBpZiBpdCBzdGF5cyB2YWxpZC4KCksKBAQFAgoSBKcBAiwaPSBEYXkgb2YgbGVhdmluZyBvciBvZiB0aGUgd2l0aGRyYXdhbDsgYWJzZW50IHdoaWxlIGVucm9sbGVkLgoKRAoCBAYSBqsBALQBARo2IFNlbGVjdHMgYSBwYWdlIG9mIHRoZSBjb25zZW50cyBvZiBhIHN0dWR5J3MgbWVtYmVycy4KCkAKBAQGAgASBK0BAhYaMiBBIHN0dWR5IHdoZXJlIHRoZSBjYWxsZXIgaGFzIHRoZSBtZXRob2QncyByaWdodC4KCjwKBAQGAgESBK8BAh8aLiBTdGF0ZSB0byBmaWx0ZXIgYnk7IFVOU1BFQ0lGSUVEOiBhbGwgc3RhdGVzLgoKJAoEBAYCAhIEsQECFxoWIDHigJMyMDA7IDAgbWVhbnMgNTAuCgpRCgQEBgIDEgSzAQIYGkMgYG5leHRfcGFnZV90b2tlbmAgb2YgdGhlIHByZXZpb3VzIHBhZ2U7IGVtcHR5IGZvciB0aGUgZmlyc3QgcGFnZS4KCjwKAgQHEga3AQC+AQEaLiBBIHBhZ2Ugb2YgdGhlIGNvbnNlbnRzIG9mIGEgc3R1ZHkncyBtZW1iZXJzLgoKTwoEBAcCABIEuQECJhpBIENvbnNlbnRzIG9mIGN1cnJlbnQgYW5kIGZvcm1lciBtZW1iZXJzIGluIHRoZSBvcmRlciBvZiBqb2luaW5nLgoKPwoEBAcCARIEuwECHRoxIFRva2VuIG9mIHRoZSBuZXh0IHBhZ2U7IGVtcHR5IG9uIHRoZSBsYXN0IHBhZ2UuCgoxCgQEBwICEgS9AQIcGiMgU2FtZSBhcyBpbiBgTGlzdE1lbWJlcnNSZXNwb25zZWAuCgoqCgIECBIGwQEAxgEBGhwgTmFtZXMgYSBtZW1iZXIgb2YgYSBzdHVkeS4KCkAKBAQIAgASBMMBAhYaMiBBIHN0dWR5IHdoZXJlIHRoZSBjYWxsZXIgaGFzIHRoZSBtZXRob2QncyByaWdodC4KCiMKBAQIAgESBMUBAhcaFSBgTWVtYmVyLm1lbWJlcl9pZGAuCgpICgIECRIGyQEA1AEBGjogUmV0ZW50aW9uIG9mIGFuc3dlcnM6IGBTdHVkeVJldGVudGlvbmAgb2YgdGhlIGNhdGFsb2d1ZS4KCkIKBAQJAgASBMsBAhwaNCBEYXlzIGFmdGVyIHRoZSBlbmQgb2YgdGhlIHN0dWR5OyAwOiBubyBzdWNoIGxpbWl0LgoKPwoEBAkCARIEzQECIBoxIERheXMgYWZ0ZXIgbGVhdmluZyB0aGUgc3R1ZHk7IDA6IG5vIHN1Y2ggbGltaXQuCgpDCgQECQICEgTPAQIXGjUgVHJlYXRtZW50IG9mIHRoZSBhbnN3ZXJzIHdoZW4gdGhlIGxpbWl0IGlzIHJlYWNoZWQuCgpPCgQECQIDEgTRAQIZGkEgV2hldGhlciBhbnN3ZXJzIGFyZSBlcmFzZWQgYXMgc29vbiBhcyB0aGUgY29uc2VudCBpcyB3aXRoZHJhd24uCgphCgQECQIEEgTTAQIdGlMgVHJlYXRtZW50IG9mIHRoZSBhbnN3ZXJzIGJ5IFJlcXVlc3RFcmFzdXJlOyB1bnNwZWNpZmllZDogdGhlIHBhcnRpY2lwYW50IGNob29zZXMuCgpoCgIEChIG1wEA3wEBGlogQSBjdXJyZW50IGVucm9sbWVudCB3aG9zZSBzdHVkeSBoYXMgYSBuZXdlciBjb25zZW50IHRleHQgaW4gdGhlIGxhbmd1YWdlIG9mIHRoZSBjb25zZW50LgoKGgoEBAoCABIE2QECFhoMIFRoZSBzdHVkeS4KClkKBAQKAgESBNsBAh0aSyBgU3R1ZHkuY29uc2VudF92ZXJzaW9uYCBvZiB0aGUgdGV4dCB0byBzaG93IGFuZCB0byBhY2NlcHQgd2l0aCBKb2luU3R1ZHkuCgqWAQoEBAoCAhIE3gECKRqHASBUaW1lIGF0IHdoaWNoIHRoZSBlYXJsaWVyIGNvbnNlbnQgZW5kcyBvciBoYXMgZW5kZWQsIGluIHdob2xlIHNlY29uZHMKIChgU3R1ZHkuZWFybGllcl9jb25zZW50c19lbmRfdGltZWApLiBBYnNlbnQgaWYgaXQgc3RheXMgdmFsaWQuCgo4CgIECxIG4gEA5wEBGiogU2VsZWN0cyBhIHBhZ2Ugb2YgdGhlIGNhbGxlcidzIGNvbnNlbnRzLgoKJAoEBAsCABIE5AECFxoWIDHigJMyMDA7IDAgbWVhbnMgNTAuCgpRCgQECwIBEgTmAQIYGkMgYG5leHRfcGFnZV90b2tlbmAgb2YgdGhlIHByZXZpb3VzIHBhZ2U7IGVtcHR5IGZvciB0aGUgZmlyc3QgcGFnZS4KCjAKAgQMEgbqAQDvAQEaIiBBIHBhZ2Ugb2YgdGhlIGNhbGxlcidzIGNvbnNlbnRzLgoKNgoEBAwCABIE7AECIBooIENvbnNlbnRzIGluIHRoZSBvcmRlciB0aGV5IHdlcmUgZ2l2ZW4uCgo/CgQEDAIBEgTuAQIdGjEgVG9rZW4gb2YgdGhlIG5leHQgcGFnZTsgZW1wdHkgb24gdGhlIGxhc3QgcGFnZS4KCjMKAgQNEgbyAQD5AQEaJSBOYW1lcyBvbmUgb2YgdGhlIGNhbGxlcidzIGNvbnNlbnRzLgoKJQoEBA0CABIE9AECFhoXIFNhbWUgYXMgaW4gYENvbnNlbnRgLgoKJQoEBA0CARIE9gECHRoXIFNhbWUgYXMgaW4gYENvbnNlbnRgLgoKJQoEBA0CAhIE+AECHhoXIFNhbWUgYXMgaW4gYENvbnNlbnRgLgoKNwoCBA4SBvwBAIACARopIFRoZSBzdHVkeSB3aG9zZSBjb25zZW50cyBhcmUgd2l0aGRyYXduLgoKgAEKBAQOAgASBP8BAhYaciBJZCBvZiB0aGUgc3R1ZHkuIEFuIHVua25vd24gc3R1ZHksIG9yIG9uZSBuZXZlciBqb2luZWQsIGlzIGhhbmRsZWQgbGlrZSBvbmUgd2hvc2UgY29uc2VudCB3YXMKIHdpdGhkcmF3biBiZWZvcmUuCgpACgIEDxIGgwIAiAIBGjIgVGhlIGNhbGxlciBoYXMgbm8gY29uc2VudCB0byB0aGUgc3R1ZHkgaW4gZm9yY2UuCgpYCgQEDwIAEgSFAgIaGkogU2FtZSBhcyBpbiBgTGVhdmVTdHVkeVJlc3BvbnNlYDogZW1wdHkgaWYgdGhlcmUgd2FzIG5vIGVucm9sbWVudCB0byBlbmQuCgpBCgQEDwIBEgSHAgI5GjMgRXhwaXJ5IG9mIGBhY2Nlc3NfdG9rZW5gOyBhYnNlbnQgd2l0aG91dCBhIHRva2VuLgoKLwoCBBASBosCAI4CARohIFRoZSBsYXRlc3QgY29uc2VudCBvZiBhIG1lbWJlci4KCjcKBAQQAgASBI0CAhYaKSBUaGUgY29uc2VudCwgYXMgcmV0dXJuZWQgYnkgR2V0Q29uc2VudC4KYgZwcm90bzM=")
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
