// Generated from otolith/ingestion/v1/drafts.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages
public import MessageSupport

extension IngestionV1 {
  /// The relation of a draft to the current study.
  public enum DraftState: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Never returned.
    case unspecified
    /// The draft is of the version that the study currently uses.
    case current
    /// The study uses a newer version; the draft can still be finished.
    case olderVersion
    /// The study does not accept the questionnaire at present or any more. A sheet that was finished
    /// before is accepted.
    case closed
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .current, .olderVersion, .closed] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .current
        case 2: .olderVersion
        case 3: .closed
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .current: 1
        case .olderVersion: 2
        case .closed: 3
        case .unrecognized(let number): number
      }
    }
  }

  /// An unfinished sheet.
  public struct Draft: Message {
    /// UUID made by the client; the `sheet_id` of the later sheet.
    public var draftID: String
    /// The study of the draft.
    public var studyID: String
    /// The questionnaire being filled in.
    public var questionnaireID: String
    /// Version being shown, from 1; never changes.
    public var version: UInt32
    /// Elements that were changed at least once, ordered by id.
    public var elements: [IngestionV1.DraftElement]
    /// Time at which the participant began, by the device's clock.
    public var startTime: GoogleProtobuf.Timestamp?
    /// Time of the last change by the server's clock.
    public var updateTime: GoogleProtobuf.Timestamp?
    /// Expiry unless the draft is changed again (`StudyQuestionnaire.draft_days`).
    public var expireTime: GoogleProtobuf.Timestamp?
    /// Version tag; changes with every change.
    public var etag: String
    /// Share of the shown questions that have an answer, 0–100. Conditions are evaluated on the
    /// draft's own answers only.
    public var percent: UInt32
    /// The draft's relation to the study's current version.
    public var state: IngestionV1.DraftState
    /// Version that the study currently uses.
    public var currentVersion: UInt32

    public init(
      draftID: String = "",
      studyID: String = "",
      questionnaireID: String = "",
      version: UInt32 = 0,
      elements: [IngestionV1.DraftElement] = [],
      startTime: GoogleProtobuf.Timestamp? = nil,
      updateTime: GoogleProtobuf.Timestamp? = nil,
      expireTime: GoogleProtobuf.Timestamp? = nil,
      etag: String = "",
      percent: UInt32 = 0,
      state: IngestionV1.DraftState = IngestionV1.DraftState(rawValue: 0),
      currentVersion: UInt32 = 0
    ) {
      self.draftID = draftID
      self.studyID = studyID
      self.questionnaireID = questionnaireID
      self.version = version
      self.elements = elements
      self.startTime = startTime
      self.updateTime = updateTime
      self.expireTime = expireTime
      self.etag = etag
      self.percent = percent
      self.state = state
      self.currentVersion = currentVersion
    }
  }

  /// One element of a draft.
  public struct DraftElement: Message {
    /// The question's `element_id`.
    public var elementID: String
    /// The answer; absent if it was removed.
    public var answer: IngestionV1.Answer?
    /// Time of the change by the clock of the device that made it. Required.
    public var changeTime: GoogleProtobuf.Timestamp?

    public init(
      elementID: String = "",
      answer: IngestionV1.Answer? = nil,
      changeTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.elementID = elementID
      self.answer = answer
      self.changeTime = changeTime
    }
  }

  /// Changes to a draft.
  public struct SaveDraftRequest: Message {
    /// Id of the draft; required.
    public var draftID: String
    /// The study. Required for a new draft; otherwise empty or unchanged.
    public var studyID: String
    /// The questionnaire. Required for a new draft; otherwise empty or unchanged.
    public var questionnaireID: String
    /// The version. Required for a new draft; otherwise 0 or unchanged.
    public var version: UInt32
    /// `Questionnaire.content_hash` of that version; required for a new draft.
    public var contentHash: String
    /// Changed elements, up to 5,000, each at most once.
    public var elements: [IngestionV1.DraftElement]
    /// Time at which the participant began; the first value sent is kept.
    public var startTime: GoogleProtobuf.Timestamp?

    public init(
      draftID: String = "",
      studyID: String = "",
      questionnaireID: String = "",
      version: UInt32 = 0,
      contentHash: String = "",
      elements: [IngestionV1.DraftElement] = [],
      startTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.draftID = draftID
      self.studyID = studyID
      self.questionnaireID = questionnaireID
      self.version = version
      self.contentHash = contentHash
      self.elements = elements
      self.startTime = startTime
    }
  }

  /// The draft with the changes.
  public struct SaveDraftResponse: Message {
    /// The current state.
    public var draft: IngestionV1.Draft?
    /// Changes of this request that lost against later changes of another device. This field has the
    /// losing values, `draft` the valid ones.
    public var replaced: [IngestionV1.DraftElement]
    /// Errors of malformed elements, which were not saved; the others were. Paths are those of the
    /// request, e.g. `elements[3].answer.number`.
    public var violations: [IngestionV1.Violation]

    public init(
      draft: IngestionV1.Draft? = nil,
      replaced: [IngestionV1.DraftElement] = [],
      violations: [IngestionV1.Violation] = []
    ) {
      self.draft = draft
      self.replaced = replaced
      self.violations = violations
    }
  }

  /// Names a draft.
  public struct GetDraftRequest: Message {
    /// The draft.
    public var draftID: String

    public init(draftID: String = "") {
      self.draftID = draftID
    }
  }

  /// Filters and page of the caller's drafts.
  public struct ListDraftsRequest: Message {
    /// Study to filter by; empty: all studies.
    public var studyID: String
    /// 1–100; 0 means 20. A page of large drafts may have fewer.
    public var pageSize: UInt32
    /// `next_page_token` of the previous page; empty for the first page.
    public var pageToken: String

    public init(studyID: String = "", pageSize: UInt32 = 0, pageToken: String = "") {
      self.studyID = studyID
      self.pageSize = pageSize
      self.pageToken = pageToken
    }
  }

  /// A page of drafts.
  public struct ListDraftsResponse: Message {
    /// Drafts, most recently changed first.
    public var drafts: [IngestionV1.Draft]
    /// Token of the next page; empty on the last page.
    public var nextPageToken: String

    public init(drafts: [IngestionV1.Draft] = [], nextPageToken: String = "") {
      self.drafts = drafts
      self.nextPageToken = nextPageToken
    }
  }

  /// Names a draft.
  public struct DeleteDraftRequest: Message {
    /// The draft.
    public var draftID: String
    /// Expected etag: the draft is deleted only if it has not changed. Empty: delete in any state.
    public var etag: String

    public init(draftID: String = "", etag: String = "") {
      self.draftID = draftID
      self.etag = etag
    }
  }

  /// Empty: the draft is deleted.
  public struct DeleteDraftResponse: Message {
    public init() {}
  }

  /// The descriptor of `otolith/ingestion/v1/drafts.proto`.
  public static let draftsFile = ProtoFile(
    name: "otolith/ingestion/v1/drafts.proto",
    dependencies: [GoogleProtobuf.timestampFile, IngestionV1.ingestionFile],
    base64: "CiFvdG9saXRoL2luZ2VzdGlvbi92MS9kcmFmdHMucHJvdG8SFG90b2xpdGguaW5nZXN0aW9uLnYxGh9nb29nbGUvcHJvdG9idWYvdGltZXN0YW1wLnByb3RvGiRvdG9saXRoL2luZ2VzdGlvbi92MS9pbmdlc3Rpb24ucHJvdG8ihgQKBURyYWZ0EhkKCGRyYWZ0X2lkGAEgASgJUgdkcmFmdElkEhkKCHN0dWR5X2lkGAIgASgJUgdzdHVkeUlkEikKEHF1ZXN0aW9ubmFpcmVfaWQYAyABKAlSD3F1ZXN0aW9ubmFpcmVJZBIYCgd2ZXJzaW9uGAQgASgNUgd2ZXJzaW9uEj4KCGVsZW1lbnRzGAUgAygLMiIub3RvbGl0aC5pbmdlc3Rpb24udjEuRHJhZnRFbGVtZW50UghlbGVtZW50cxI5CgpzdGFydF90aW1lGAYgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIJc3RhcnRUaW1lEjsKC3VwZGF0ZV90aW1lGAcgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIKdXBkYXRlVGltZRI7CgtleHBpcmVfdGltZRgIIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCmV4cGlyZVRpbWUSEgoEZXRhZxgJIAEoCVIEZXRhZxIYCgdwZXJjZW50GAogASgNUgdwZXJjZW50EjYKBXN0YXRlGAsgASgOMiAub3RvbGl0aC5pbmdlc3Rpb24udjEuRHJhZnRTdGF0ZVIFc3RhdGUSJwoPY3VycmVudF92ZXJzaW9uGAwgASgNUg5jdXJyZW50VmVyc2lvbiKgAQoMRHJhZnRFbGVtZW50Eh0KCmVsZW1lbnRfaWQYASABKAlSCWVsZW1lbnRJZBI0CgZhbnN3ZXIYAiABKAsyHC5vdG9saXRoLmluZ2VzdGlvbi52MS5BbnN3ZXJSBmFuc3dlchI7CgtjaGFuZ2VfdGltZRgDIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCmNoYW5nZVRpbWUiqwIKEFNhdmVEcmFmdFJlcXVlc3QSGQoIZHJhZnRfaWQYASABKAlSB2RyYWZ0SWQSGQoIc3R1ZHlfaWQYAiABKAlSB3N0dWR5SWQSKQoQcXVlc3Rpb25uYWlyZV9pZBgDIAEoCVIPcXVlc3Rpb25uYWlyZUlkEhgKB3ZlcnNpb24YBCABKA1SB3ZlcnNpb24SIQoMY29udGVudF9oYXNoGAUgASgJUgtjb250ZW50SGFzaBI+CghlbGVtZW50cxgGIAMoCzIiLm90b2xpdGguaW5nZXN0aW9uLnYxLkRyYWZ0RWxlbWVudFIIZWxlbWVudHMSOQoKc3RhcnRfdGltZRgHIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCXN0YXJ0VGltZSLHAQoRU2F2ZURyYWZ0UmVzcG9uc2USMQoFZHJhZnQYASABKAsyGy5vdG9saXRoLmluZ2VzdGlvbi52MS5EcmFmdFIFZHJhZnQSPgoIcmVwbGFjZWQYAiADKAsyIi5vdG9saXRoLmluZ2VzdGlvbi52MS5EcmFmdEVsZW1lbnRSCHJlcGxhY2VkEj8KCnZpb2xhdGlvbnMYAyADKAsyHy5vdG9saXRoLmluZ2VzdGlvbi52MS5WaW9sYXRpb25SCnZpb2xhdGlvbnMiLAoPR2V0RHJhZnRSZXF1ZXN0EhkKCGRyYWZ0X2lkGAEgASgJUgdkcmFmdElkImoKEUxpc3REcmFmdHNSZXF1ZXN0EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkEhsKCXBhZ2Vfc2l6ZRgCIAEoDVIIcGFnZVNpemUSHQoKcGFnZV90b2tlbhgDIAEoCVIJcGFnZVRva2VuInEKEkxpc3REcmFmdHNSZXNwb25zZRIzCgZkcmFmdHMYASADKAsyGy5vdG9saXRoLmluZ2VzdGlvbi52MS5EcmFmdFIGZHJhZnRzEiYKD25leHRfcGFnZV90b2tlbhgCIAEoCVINbmV4dFBhZ2VUb2tlbiJDChJEZWxldGVEcmFmdFJlcXVlc3QSGQoIZHJhZnRfaWQYASABKAlSB2RyYWZ0SWQSEgoEZXRhZxgCIAEoCVIEZXRhZyIVChNEZWxldGVEcmFmdFJlc3BvbnNlKnkKCkRyYWZ0U3RhdGUSGwoXRFJBRlRfU1RBVEVfVU5TUEVDSUZJRUQQABIXChNEUkFGVF9TVEFURV9DVVJSRU5UEAESHQoZRFJBRlRfU1RBVEVfT0xERVJfVkVSU0lPThACEhYKEkRSQUZUX1NUQVRFX0NMT1NFRBADMpUDCgxEcmFmdFNlcnZpY2USYQoJU2F2ZURyYWZ0EiYub3RvbGl0aC5pbmdlc3Rpb24udjEuU2F2ZURyYWZ0UmVxdWVzdBonLm90b2xpdGguaW5nZXN0aW9uLnYxLlNhdmVEcmFmdFJlc3BvbnNlIgOQAgISUwoIR2V0RHJhZnQSJS5vdG9saXRoLmluZ2VzdGlvbi52MS5HZXREcmFmdFJlcXVlc3QaGy5vdG9saXRoLmluZ2VzdGlvbi52MS5EcmFmdCIDkAIBEmQKCkxpc3REcmFmdHMSJy5vdG9saXRoLmluZ2VzdGlvbi52MS5MaXN0RHJhZnRzUmVxdWVzdBooLm90b2xpdGguaW5nZXN0aW9uLnYxLkxpc3REcmFmdHNSZXNwb25zZSIDkAIBEmcKC0RlbGV0ZURyYWZ0Eigub3RvbGl0aC5pbmdlc3Rpb24udjEuRGVsZXRlRHJhZnRSZXF1ZXN0Gikub3RvbGl0aC5pbmdlc3Rpb24udjEuRGVsZXRlRHJhZnRSZXNwb25zZSIDkAICQlEKFG90b2xpdGguaW5nZXN0aW9uLnYxUAFaIG90b2xpdGgvaW5nZXN0aW9uL3YxO2luZ2VzdGlvbnYxqgIUT3RvbGl0aC5Jbmdlc3Rpb24uVjFKzyYKaAoBDBIDAQASGl4gRHJhZnRzOiB1bmZpbmlzaGVkIHNoZWV0cyB0aGF0IGNhbiBiZSBjb250aW51ZWQgbGF0ZXIgb24gYW55IGRldmljZSAoVFlUIMKnNC4xLjMsIFNPTiBGQTE4KS4KCrUBCgIGABIEDwAzARqoASBVbmZpbmlzaGVkIHNoZWV0cyBvZiBhIHBhcnRpY2lwYW50LiBBIGRyYWZ0IGhhcyB0aGUgaWQgdW5kZXIgd2hpY2ggaXRzIHNoZWV0IGlzIHN1Ym1pdHRlZCBsYXRlcjsKIHN1Ym1pdHRpbmcgZW5kcyB0aGUgZHJhZnQuIENhbGxlcnMgY2FuIGFjY2VzcyBvbmx5IHRoZWlyIG93biBkcmFmdHMuCgqECQoEBgACABIEHgIgAxr1CCBTYXZlcyBjaGFuZ2VzIHRvIGEgZHJhZnQsIGFsbCBvciBzb21lIGVsZW1lbnRzLCBhbmQgY3JlYXRlcyB0aGUgZHJhZnQgaWYgaXQgZG9lcyBub3QgZXhpc3QuIE9mCiB0d28gY2hhbmdlcyB0byBvbmUgZWxlbWVudCwgdGhlIGxhdGVyIG9uZSBjb3VudHMsIGJ5IGBjaGFuZ2VfdGltZWAgYW5kIHRoZW4gYnkgY29udGVudHMsCiByZWdhcmRsZXNzIG9mIHRoZSBvcmRlciBvZiBhcnJpdmFsOyBkZXZpY2VzIHRoYXQgd2VyZSBvZmZsaW5lIHRoZXJlZm9yZSBjb252ZXJnZS4gQSB0aW1lIG1vcmUKIHRoYW4gMjQgaG91cnMgYWhlYWQgaXMgcmVwbGFjZWQgYnkgdGhlIHRpbWUgb2YgcmVjZWlwdC4gUmVwZWF0aW5nIHRoZSBjYWxsIGNoYW5nZXMgbm90aGluZy4gVGhlCiBkcmFmdCBrZWVwcyB0aGUgdmVyc2lvbiBpdCBzdGFydGVkIHdpdGguIEFuc3dlcnMgYXJlIGNoZWNrZWQgZm9yIHRoZWlyIGZvcm1hdCBvbmx5OyBhbGwgb3RoZXIKIHJ1bGVzIGFwcGx5IGF0IHN1Ym1pc3Npb24uIEEgbWFsZm9ybWVkIGVsZW1lbnQgcmVmdXNlcyBpdHNlbGYgb25seSAoYHZpb2xhdGlvbnNgKS4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQ7IE5PVF9GT1VORCB3aXRoIHJlYXNvbiBTVFVEWV9VTktOT1dOLCBRVUVTVElPTk5BSVJFX05PVF9JTl9TVFVEWSBvcgogVkVSU0lPTl9VTktOT1dOOyBGQUlMRURfUFJFQ09ORElUSU9OIHdpdGggcmVhc29uIERSQUZUX0VOREVEIG9yIERSQUZUX0RJRkZFUlM7CiBQRVJNSVNTSU9OX0RFTklFRCB3aXRoIHJlYXNvbiBOT1RfRU5ST0xMRUQsIG9yIFBBUlRJQ0lQQU5UX0VSQVNFRCBpZiB0aGUgZGF0YSB3YXMgZXJhc2VkIGFmdGVyCiB0aGUgY2hhbmdlczsgUkVTT1VSQ0VfRVhIQVVTVEVEIHdpdGggcmVhc29uIFRPT19NQU5ZX0RSQUZUUyBvciBEUkFGVF9UT09fTEFSR0U7IFVOQVZBSUxBQkxFCiB3aXRoIFJldHJ5SW5mbywgd2l0aCByZWFzb24gQ09OU0VOVF9FTkRFRCB1bnRpbCB0aGUgcGFydGljaXBhbnQgaGFzIGFjY2VwdGVkIHRoZSBzdHVkeSdzIGN1cnJlbnQKIGNvbnNlbnQgdGV4dCwgYW5kIHdpdGggU1RVRFlfTk9UX1lFVF9LTk9XTiBvciBWRVJTSU9OX1VOQVZBSUxBQkxFIGlmIHRoZSBjYXRhbG9ndWUgbXVzdCBiZSBhc2tlZAogYW5kIGNhbm5vdCBiZSByZWFjaGVkLgoKYwoEBgACARIEJAImAxpVIFJldHVybnMgb25lIGRyYWZ0LgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVDsgTk9UX0ZPVU5EIHdpdGggcmVhc29uIERSQUZUX1VOS05PV04uCgpjCgQGAAICEgQqAiwDGlUgTGlzdHMgdGhlIGNhbGxlcidzIGRyYWZ0cywgbW9zdCByZWNlbnRseSBjaGFuZ2VkIGZpcnN0LgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVC4KCo8BCgQGAAIDEgQwAjIDGoABIERlbGV0ZXMgYSBkcmFmdC4gRGVsZXRpbmcgYSBkcmFmdCB0aGF0IGRvZXMgbm90IGV4aXN0IHN1Y2NlZWRzLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVDsgQUJPUlRFRCB3aXRoIHJlYXNvbiBFVEFHX01JU01BVENILgoKIgoCBAASBDYAUAEaFiBBbiB1bmZpbmlzaGVkIHNoZWV0LgoKSgoEBAACABIDOAIWGj0gVVVJRCBtYWRlIGJ5IHRoZSBjbGllbnQ7IHRoZSBgc2hlZXRfaWRgIG9mIHRoZSBsYXRlciBzaGVldC4KCiYKBAQAAgESAzoCFhoZIFRoZSBzdHVkeSBvZiB0aGUgZHJhZnQuCgoxCgQEAAICEgM8Ah4aJCBUaGUgcXVlc3Rpb25uYWlyZSBiZWluZyBmaWxsZWQgaW4uCgo6CgQEAAIDEgM+AhUaLSBWZXJzaW9uIGJlaW5nIHNob3duLCBmcm9tIDE7IG5ldmVyIGNoYW5nZXMuCgpHCgQEAAIEEgNAAiUaOiBFbGVtZW50cyB0aGF0IHdlcmUgY2hhbmdlZCBhdCBsZWFzdCBvbmNlLCBvcmRlcmVkIGJ5IGlkLgoKSgoEBAACBRIDQgIrGj0gVGltZSBhdCB3aGljaCB0aGUgcGFydGljaXBhbnQgYmVnYW4sIGJ5IHRoZSBkZXZpY2UncyBjbG9jay4KCj0KBAQAAgYSA0QCLBowIFRpbWUgb2YgdGhlIGxhc3QgY2hhbmdlIGJ5IHRoZSBzZXJ2ZXIncyBjbG9jay4KCloKBAQAAgcSA0YCLBpNIEV4cGlyeSB1bmxlc3MgdGhlIGRyYWZ0IGlzIGNoYW5nZWQgYWdhaW4gKGBTdHVkeVF1ZXN0aW9ubmFpcmUuZHJhZnRfZGF5c2ApLgoKNgoEBAACCBIDSAISGikgVmVyc2lvbiB0YWc7IGNoYW5nZXMgd2l0aCBldmVyeSBjaGFuZ2UuCgqEAQoEBAACCRIDSwIWGncgU2hhcmUgb2YgdGhlIHNob3duIHF1ZXN0aW9ucyB0aGF0IGhhdmUgYW4gYW5zd2VyLCAw4oCTMTAwLiBDb25kaXRpb25zIGFyZSBldmFsdWF0ZWQgb24gdGhlCiBkcmFmdCdzIG93biBhbnN3ZXJzIG9ubHkuCgpDCgQEAAIKEgNNAhgaNiBUaGUgZHJhZnQncyByZWxhdGlvbiB0byB0aGUgc3R1ZHkncyBjdXJyZW50IHZlcnNpb24uCgo1CgQEAAILEgNPAh4aKCBWZXJzaW9uIHRoYXQgdGhlIHN0dWR5IGN1cnJlbnRseSB1c2VzLgoKOwoCBQASBFMAXQEaLyBUaGUgcmVsYXRpb24gb2YgYSBkcmFmdCB0byB0aGUgY3VycmVudCBzdHVkeS4KCh4KBAUAAgASA1UCHhoRIE5ldmVyIHJldHVybmVkLgoKSQoEBQACARIDVwIaGjwgVGhlIGRyYWZ0IGlzIG9mIHRoZSB2ZXJzaW9uIHRoYXQgdGhlIHN0dWR5IGN1cnJlbnRseSB1c2VzLgoKTwoEBQACAhIDWQIgGkIgVGhlIHN0dWR5IHVzZXMgYSBuZXdlciB2ZXJzaW9uOyB0aGUgZHJhZnQgY2FuIHN0aWxsIGJlIGZpbmlzaGVkLgoKgQEKBAUAAgMSA1wCGRp0IFRoZSBzdHVkeSBkb2VzIG5vdCBhY2NlcHQgdGhlIHF1ZXN0aW9ubmFpcmUgYXQgcHJlc2VudCBvciBhbnkgbW9yZS4gQSBzaGVldCB0aGF0IHdhcyBmaW5pc2hlZAogYmVmb3JlIGlzIGFjY2VwdGVkLgoKJQoCBAESBGAAZwEaGSBPbmUgZWxlbWVudCBvZiBhIGRyYWZ0LgoKKwoEBAECABIDYgIYGh4gVGhlIHF1ZXN0aW9uJ3MgYGVsZW1lbnRfaWRgLgoKNAoEBAECARIDZAIUGicgVGhlIGFuc3dlcjsgYWJzZW50IGlmIGl0IHdhcyByZW1vdmVkLgoKVAoEBAECAhIDZgIsGkcgVGltZSBvZiB0aGUgY2hhbmdlIGJ5IHRoZSBjbG9jayBvZiB0aGUgZGV2aWNlIHRoYXQgbWFkZSBpdC4gUmVxdWlyZWQuCgohCgIEAhIEagB5ARoVIENoYW5nZXMgdG8gYSBkcmFmdC4KCikKBAQCAgASA2wCFhocIElkIG9mIHRoZSBkcmFmdDsgcmVxdWlyZWQuCgpRCgQEAgIBEgNuAhYaRCBUaGUgc3R1ZHkuIFJlcXVpcmVkIGZvciBhIG5ldyBkcmFmdDsgb3RoZXJ3aXNlIGVtcHR5IG9yIHVuY2hhbmdlZC4KClkKBAQCAgISA3ACHhpMIFRoZSBxdWVzdGlvbm5haXJlLiBSZXF1aXJlZCBmb3IgYSBuZXcgZHJhZnQ7IG90aGVyd2lzZSBlbXB0eSBvciB1bmNoYW5nZWQuCgpPCgQEAgIDEgNyAhUaQiBUaGUgdmVyc2lvbi4gUmVxdWlyZWQgZm9yIGEgbmV3IGRyYWZ0OyBvdGhlcndpc2UgMCBvciB1bmNoYW5nZWQuCgpWCgQEAgIEEgN0AhoaSSBgUXVlc3Rpb25uYWlyZS5jb250ZW50X2hhc2hgIG9mIHRoYXQgdmVyc2lvbjsgcmVxdWlyZWQgZm9yIGEgbmV3IGRyYWZ0LgoKQAoEBAICBRIDdgIlGjMgQ2hhbmdlZCBlbGVtZW50cywgdXAgdG8gNSwwMDAsIGVhY2ggYXQgbW9zdCBvbmNlLgoKUQoEBAICBhIDeAIrGkQgVGltZSBhdCB3aGljaCB0aGUgcGFydGljaXBhbnQgYmVnYW47IHRoZSBmaXJzdCB2YWx1ZSBzZW50IGlzIGtlcHQuCgoqCgIEAxIFfACFAQEaHSBUaGUgZHJhZnQgd2l0aCB0aGUgY2hhbmdlcy4KCiEKBAQDAgASA34CEhoUIFRoZSBjdXJyZW50IHN0YXRlLgoKlgEKBAQDAgESBIEBAiUahwEgQ2hhbmdlcyBvZiB0aGlzIHJlcXVlc3QgdGhhdCBsb3N0IGFnYWluc3QgbGF0ZXIgY2hhbmdlcyBvZiBhbm90aGVyIGRldmljZS4gVGhpcyBmaWVsZCBoYXMgdGhlCiBsb3NpbmcgdmFsdWVzLCBgZHJhZnRgIHRoZSB2YWxpZCBvbmVzLgoKmAEKBAQDAgISBIQBAiQaiQEgRXJyb3JzIG9mIG1hbGZvcm1lZCBlbGVtZW50cywgd2hpY2ggd2VyZSBub3Qgc2F2ZWQ7IHRoZSBvdGhlcnMgd2VyZS4gUGF0aHMgYXJlIHRob3NlIG9mIHRoZQogcmVxdWVzdCwgZS5nLiBgZWxlbWVudHNbM10uYW5zd2VyLm51bWJlcmAuCgoeCgIEBBIGiAEAiwEBGhAgTmFtZXMgYSBkcmFmdC4KChoKBAQEAgASBIoBAhYaDCBUaGUgZHJhZnQuCgo4CgIEBRIGjgEAlQEBGiogRmlsdGVycyBhbmQgcGFnZSBvZiB0aGUgY2FsbGVyJ3MgZHJhZnRzLgoKNwoEBAUCABIEkAECFhopIFN0dWR5IHRvIGZpbHRlciBieTsgZW1wdHk6IGFsbCBzdHVkaWVzLgoKSwoEBAUCARIEkgECFxo9IDHigJMxMDA7IDAgbWVhbnMgMjAuIEEgcGFnZSBvZiBsYXJnZSBkcmFmdHMgbWF5IGhhdmUgZmV3ZXIuCgpRCgQEBQICEgSUAQIYGkMgYG5leHRfcGFnZV90b2tlbmAgb2YgdGhlIHByZXZpb3VzIHBhZ2U7IGVtcHR5IGZvciB0aGUgZmlyc3QgcGFnZS4KCiEKAgQGEgaYAQCdAQEaEyBBIHBhZ2Ugb2YgZHJhZnRzLgoKNAoEBAYCABIEmgECHBomIERyYWZ0cywgbW9zdCByZWNlbnRseSBjaGFuZ2VkIGZpcnN0LgoKPwoEBAYCARIEnAECHRoxIFRva2VuIG9mIHRoZSBuZXh0IHBhZ2U7IGVtcHR5IG9uIHRoZSBsYXN0IHBhZ2UuCgoeCgIEBxIGoAEApQEBGhAgTmFtZXMgYSBkcmFmdC4KChoKBAQHAgASBKIBAhYaDCBUaGUgZHJhZnQuCgprCgQEBwIBEgSkAQISGl0gRXhwZWN0ZWQgZXRhZzogdGhlIGRyYWZ0IGlzIGRlbGV0ZWQgb25seSBpZiBpdCBoYXMgbm90IGNoYW5nZWQuIEVtcHR5OiBkZWxldGUgaW4gYW55IHN0YXRlLgoKKgoCBAgSBKgBAB4aHiBFbXB0eTogdGhlIGRyYWZ0IGlzIGRlbGV0ZWQuCmIGcHJvdG8z")
}

extension IngestionV1.Draft {
  public static var fullName: String { "otolith.ingestion.v1.Draft" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__draft__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__Draft>) {
    self.draftID = Codec.string(c.pointee.draft_id)
    self.studyID = Codec.string(c.pointee.study_id)
    self.questionnaireID = Codec.string(c.pointee.questionnaire_id)
    self.version = c.pointee.version
    self.elements = Codec.messages(c.pointee.elements, c.pointee.n_elements) { IngestionV1.DraftElement($0) }
    self.startTime = c.pointee.start_time.map { GoogleProtobuf.Timestamp($0) }
    self.updateTime = c.pointee.update_time.map { GoogleProtobuf.Timestamp($0) }
    self.expireTime = c.pointee.expire_time.map { GoogleProtobuf.Timestamp($0) }
    self.etag = Codec.string(c.pointee.etag)
    self.percent = c.pointee.percent
    self.state = IngestionV1.DraftState(rawValue: Int32(truncatingIfNeeded: c.pointee.state.rawValue))
    self.currentVersion = c.pointee.current_version
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__Draft> {
    let c = arena.allocate(Otolith__Ingestion__V1__Draft.self)
    otolith__ingestion__v1__draft__init(c)
    if !self.draftID.isEmpty { c.pointee.draft_id = arena.string(self.draftID) }
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.questionnaireID.isEmpty { c.pointee.questionnaire_id = arena.string(self.questionnaireID) }
    c.pointee.version = self.version
    if !self.elements.isEmpty {
      c.pointee.n_elements = self.elements.count
      c.pointee.elements = arena.array(self.elements) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__DraftElement>? }
    }
    if let value = self.startTime { c.pointee.start_time = value.cStruct(in: arena) }
    if let value = self.updateTime { c.pointee.update_time = value.cStruct(in: arena) }
    if let value = self.expireTime { c.pointee.expire_time = value.cStruct(in: arena) }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    c.pointee.percent = self.percent
    c.pointee.state = Otolith__Ingestion__V1__DraftState(rawValue: .init(truncatingIfNeeded: self.state.rawValue))
    c.pointee.current_version = self.currentVersion
    return c
  }
}

extension IngestionV1.DraftElement {
  public static var fullName: String { "otolith.ingestion.v1.DraftElement" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__draft_element__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__DraftElement>) {
    self.elementID = Codec.string(c.pointee.element_id)
    self.answer = c.pointee.answer.map { IngestionV1.Answer($0) }
    self.changeTime = c.pointee.change_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__DraftElement> {
    let c = arena.allocate(Otolith__Ingestion__V1__DraftElement.self)
    otolith__ingestion__v1__draft_element__init(c)
    if !self.elementID.isEmpty { c.pointee.element_id = arena.string(self.elementID) }
    if let value = self.answer { c.pointee.answer = value.cStruct(in: arena) }
    if let value = self.changeTime { c.pointee.change_time = value.cStruct(in: arena) }
    return c
  }
}

extension IngestionV1.SaveDraftRequest {
  public static var fullName: String { "otolith.ingestion.v1.SaveDraftRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__save_draft_request__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__SaveDraftRequest>) {
    self.draftID = Codec.string(c.pointee.draft_id)
    self.studyID = Codec.string(c.pointee.study_id)
    self.questionnaireID = Codec.string(c.pointee.questionnaire_id)
    self.version = c.pointee.version
    self.contentHash = Codec.string(c.pointee.content_hash)
    self.elements = Codec.messages(c.pointee.elements, c.pointee.n_elements) { IngestionV1.DraftElement($0) }
    self.startTime = c.pointee.start_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__SaveDraftRequest> {
    let c = arena.allocate(Otolith__Ingestion__V1__SaveDraftRequest.self)
    otolith__ingestion__v1__save_draft_request__init(c)
    if !self.draftID.isEmpty { c.pointee.draft_id = arena.string(self.draftID) }
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.questionnaireID.isEmpty { c.pointee.questionnaire_id = arena.string(self.questionnaireID) }
    c.pointee.version = self.version
    if !self.contentHash.isEmpty { c.pointee.content_hash = arena.string(self.contentHash) }
    if !self.elements.isEmpty {
      c.pointee.n_elements = self.elements.count
      c.pointee.elements = arena.array(self.elements) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__DraftElement>? }
    }
    if let value = self.startTime { c.pointee.start_time = value.cStruct(in: arena) }
    return c
  }
}

extension IngestionV1.SaveDraftResponse {
  public static var fullName: String { "otolith.ingestion.v1.SaveDraftResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__save_draft_response__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__SaveDraftResponse>) {
    self.draft = c.pointee.draft.map { IngestionV1.Draft($0) }
    self.replaced = Codec.messages(c.pointee.replaced, c.pointee.n_replaced) { IngestionV1.DraftElement($0) }
    self.violations = Codec.messages(c.pointee.violations, c.pointee.n_violations) { IngestionV1.Violation($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__SaveDraftResponse> {
    let c = arena.allocate(Otolith__Ingestion__V1__SaveDraftResponse.self)
    otolith__ingestion__v1__save_draft_response__init(c)
    if let value = self.draft { c.pointee.draft = value.cStruct(in: arena) }
    if !self.replaced.isEmpty {
      c.pointee.n_replaced = self.replaced.count
      c.pointee.replaced = arena.array(self.replaced) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__DraftElement>? }
    }
    if !self.violations.isEmpty {
      c.pointee.n_violations = self.violations.count
      c.pointee.violations = arena.array(self.violations) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__Violation>? }
    }
    return c
  }
}

extension IngestionV1.GetDraftRequest {
  public static var fullName: String { "otolith.ingestion.v1.GetDraftRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__get_draft_request__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__GetDraftRequest>) {
    self.draftID = Codec.string(c.pointee.draft_id)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__GetDraftRequest> {
    let c = arena.allocate(Otolith__Ingestion__V1__GetDraftRequest.self)
    otolith__ingestion__v1__get_draft_request__init(c)
    if !self.draftID.isEmpty { c.pointee.draft_id = arena.string(self.draftID) }
    return c
  }
}

extension IngestionV1.ListDraftsRequest {
  public static var fullName: String { "otolith.ingestion.v1.ListDraftsRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__list_drafts_request__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__ListDraftsRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.pageSize = c.pointee.page_size
    self.pageToken = Codec.string(c.pointee.page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__ListDraftsRequest> {
    let c = arena.allocate(Otolith__Ingestion__V1__ListDraftsRequest.self)
    otolith__ingestion__v1__list_drafts_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    c.pointee.page_size = self.pageSize
    if !self.pageToken.isEmpty { c.pointee.page_token = arena.string(self.pageToken) }
    return c
  }
}

extension IngestionV1.ListDraftsResponse {
  public static var fullName: String { "otolith.ingestion.v1.ListDraftsResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__list_drafts_response__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__ListDraftsResponse>) {
    self.drafts = Codec.messages(c.pointee.drafts, c.pointee.n_drafts) { IngestionV1.Draft($0) }
    self.nextPageToken = Codec.string(c.pointee.next_page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__ListDraftsResponse> {
    let c = arena.allocate(Otolith__Ingestion__V1__ListDraftsResponse.self)
    otolith__ingestion__v1__list_drafts_response__init(c)
    if !self.drafts.isEmpty {
      c.pointee.n_drafts = self.drafts.count
      c.pointee.drafts = arena.array(self.drafts) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Ingestion__V1__Draft>? }
    }
    if !self.nextPageToken.isEmpty { c.pointee.next_page_token = arena.string(self.nextPageToken) }
    return c
  }
}

extension IngestionV1.DeleteDraftRequest {
  public static var fullName: String { "otolith.ingestion.v1.DeleteDraftRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__delete_draft_request__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__DeleteDraftRequest>) {
    self.draftID = Codec.string(c.pointee.draft_id)
    self.etag = Codec.string(c.pointee.etag)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__DeleteDraftRequest> {
    let c = arena.allocate(Otolith__Ingestion__V1__DeleteDraftRequest.self)
    otolith__ingestion__v1__delete_draft_request__init(c)
    if !self.draftID.isEmpty { c.pointee.draft_id = arena.string(self.draftID) }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    return c
  }
}

extension IngestionV1.DeleteDraftResponse {
  public static var fullName: String { "otolith.ingestion.v1.DeleteDraftResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__ingestion__v1__delete_draft_response__init)

  init(_ c: UnsafePointer<Otolith__Ingestion__V1__DeleteDraftResponse>) {
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Ingestion__V1__DeleteDraftResponse> {
    let c = arena.allocate(Otolith__Ingestion__V1__DeleteDraftResponse.self)
    otolith__ingestion__v1__delete_draft_response__init(c)
    return c
  }
}
