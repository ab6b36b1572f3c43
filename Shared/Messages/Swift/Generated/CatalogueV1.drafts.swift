// Generated from otolith/catalogue/v1/drafts.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages
public import MessageSupport

extension CatalogueV1 {
  /// The kind of a difference between two versions.
  public enum VersionChangeKind: RawRepresentable, CaseIterable, Sendable, Hashable {
    /// Not used by the service.
    case unspecified
    /// Exists only in the new version.
    case added
    /// Exists only in the old version.
    case removed
    /// A text differs in at least one language.
    case reworded
    /// Codes, weights or the answer range differ: answers are not comparable. An added option is
    /// ALTERED.
    case recoded
    /// The position among the elements differs.
    case moved
    /// Another property differs: its id, whether it is required, when it is shown, or its appearance.
    case altered
    /// A number that this version of the schema does not name.
    case unrecognized(Int32)

    /// All values with a name.
    public static var allCases: [Self] { [.unspecified, .added, .removed, .reworded, .recoded, .moved, .altered] }

    public init(rawValue: Int32) {
      self = switch rawValue {
        case 0: .unspecified
        case 1: .added
        case 2: .removed
        case 3: .reworded
        case 4: .recoded
        case 5: .moved
        case 6: .altered
        default: .unrecognized(rawValue)
      }
    }

    public var rawValue: Int32 {
      switch self {
        case .unspecified: 0
        case .added: 1
        case .removed: 2
        case .reworded: 3
        case .recoded: 4
        case .moved: 5
        case .altered: 6
        case .unrecognized(let number): number
      }
    }
  }

  /// A questionnaire that is being written.
  public struct Draft: Message {
    /// UUID made by the client.
    public var draftID: String
    /// The project that owns it. Never changes.
    public var projectID: String
    /// Version tag; changes with every change.
    public var etag: String
    /// The contents, which may be incomplete, without version and hash: these are set at publication.
    public var questionnaire: CatalogueV1.Questionnaire?
    /// Time of creation.
    public var createTime: GoogleProtobuf.Timestamp?
    /// Time of the last change, or of creation.
    public var updateTime: GoogleProtobuf.Timestamp?
    /// Newest version when the draft was created or last published; 0 without a version.
    public var baseVersion: UInt32

    public init(
      draftID: String = "",
      projectID: String = "",
      etag: String = "",
      questionnaire: CatalogueV1.Questionnaire? = nil,
      createTime: GoogleProtobuf.Timestamp? = nil,
      updateTime: GoogleProtobuf.Timestamp? = nil,
      baseVersion: UInt32 = 0
    ) {
      self.draftID = draftID
      self.projectID = projectID
      self.etag = etag
      self.questionnaire = questionnaire
      self.createTime = createTime
      self.updateTime = updateTime
      self.baseVersion = baseVersion
    }
  }

  /// The draft to create.
  public struct CreateDraftRequest: Message {
    /// Initial contents; unset: an empty questionnaire.
    public enum OneOfSource: Sendable, Hashable {
      /// Contents, which may be incomplete.
      case contents(CatalogueV1.Questionnaire)
      /// Version of a questionnaire of this project, for its next version.
      case revisionOf(CatalogueV1.QuestionnaireVersionName)
      /// Version of another questionnaire, for a new questionnaire that keeps its item ids: answers
      /// stay comparable. If only the structure is shared, the wording is left out.
      case forkOf(CatalogueV1.QuestionnaireVersionName)
      /// Version of another questionnaire, for a new questionnaire without item ids: a template whose
      /// meaning may change.
      case copyOf(CatalogueV1.QuestionnaireVersionName)
    }

    /// UUID made by the client, so that the request can be repeated.
    public var draftID: String
    /// The project that is to own it; required.
    public var projectID: String
    /// Id of the questionnaire. Required, except with `revision_of`, or with `contents` that have an
    /// id.
    public var questionnaireID: String
    /// Initial contents; unset: an empty questionnaire.
    public var source: CatalogueV1.CreateDraftRequest.OneOfSource?
    /// BCP 47 default language of an empty draft; empty means `en`.
    public var defaultLanguage: String

    public init(
      draftID: String = "",
      projectID: String = "",
      questionnaireID: String = "",
      source: CatalogueV1.CreateDraftRequest.OneOfSource? = nil,
      defaultLanguage: String = ""
    ) {
      self.draftID = draftID
      self.projectID = projectID
      self.questionnaireID = questionnaireID
      self.source = source
      self.defaultLanguage = defaultLanguage
    }
  }

  /// Names a draft.
  public struct GetDraftRequest: Message {
    /// UUID; required.
    public var draftID: String
    /// `etag` of an earlier response. If the contents are unchanged, `not_modified` is returned.
    public var etag: String
    /// Fields of Questionnaire to return in addition to id and version. Absent, empty or `*`: all.
    public var readMask: GoogleProtobuf.FieldMask?

    public init(draftID: String = "", etag: String = "", readMask: GoogleProtobuf.FieldMask? = nil) {
      self.draftID = draftID
      self.etag = etag
      self.readMask = readMask
    }
  }

  /// A draft, unless it is unchanged.
  public struct GetDraftResponse: Message {
    /// The draft; only `draft_id` and `etag` if `not_modified`.
    public var draft: CatalogueV1.Draft?
    /// Whether the draft still has the etag of the request.
    public var notModified: Bool

    public init(draft: CatalogueV1.Draft? = nil, notModified: Bool = false) {
      self.draft = draft
      self.notModified = notModified
    }
  }

  /// Filters and page of a project's drafts.
  public struct ListDraftsRequest: Message {
    /// Required.
    public var projectID: String
    /// 1–100; 0 means 50.
    public var pageSize: UInt32
    /// `next_page_token` of the previous page; empty for the first page.
    public var pageToken: String
    /// Questionnaire to filter by; empty: all.
    public var questionnaireID: String
    /// `etag` of an earlier response to the same request. If the page is unchanged, `not_modified` is
    /// returned.
    public var etag: String

    public init(
      projectID: String = "",
      pageSize: UInt32 = 0,
      pageToken: String = "",
      questionnaireID: String = "",
      etag: String = ""
    ) {
      self.projectID = projectID
      self.pageSize = pageSize
      self.pageToken = pageToken
      self.questionnaireID = questionnaireID
      self.etag = etag
    }
  }

  /// A page of drafts.
  public struct ListDraftsResponse: Message {
    /// Drafts ordered by id, with only id, title and default language of the questionnaire.
    public var drafts: [CatalogueV1.Draft]
    /// Empty on the last page.
    public var nextPageToken: String
    /// Version tag of this page; send it with the next request for the same page.
    public var etag: String
    /// Whether the contents are unchanged. If true, only `etag` is set.
    public var notModified: Bool

    public init(
      drafts: [CatalogueV1.Draft] = [],
      nextPageToken: String = "",
      etag: String = "",
      notModified: Bool = false
    ) {
      self.drafts = drafts
      self.nextPageToken = nextPageToken
      self.etag = etag
      self.notModified = notModified
    }
  }

  /// A change of a draft.
  public struct UpdateDraftRequest: Message {
    /// UUID; required.
    public var draftID: String
    /// New values of the named fields and elements.
    public var questionnaire: CatalogueV1.Questionnaire?
    /// Fields of Questionnaire to change; fields that are empty in `questionnaire` are cleared.
    /// `version`, `content_hash` and `publish_time` cannot be changed. `*` must stand alone and means
    /// all fields. Absent or empty: all, or none if `element_ids` names elements.
    public var updateMask: GoogleProtobuf.FieldMask?
    /// `Draft.etag` as it was read; required. An earlier etag is accepted if the draft already has the
    /// requested state.
    public var etag: String
    /// Whether marks of outdated translations are taken from the request, for a translator who has
    /// reviewed them. If false, the service marks translations as outdated when their source text
    /// changes.
    public var keepOutdatedMarks: Bool
    /// Newest version that the contents take into account; 0: unchanged.
    public var baseVersion: UInt32
    /// Up to 200 elements to replace in place; each must exist in the draft and in `questionnaire`. To
    /// add, remove or move elements, put `elements` into the mask.
    public var elementIDs: [String]

    public init(
      draftID: String = "",
      questionnaire: CatalogueV1.Questionnaire? = nil,
      updateMask: GoogleProtobuf.FieldMask? = nil,
      etag: String = "",
      keepOutdatedMarks: Bool = false,
      baseVersion: UInt32 = 0,
      elementIDs: [String] = []
    ) {
      self.draftID = draftID
      self.questionnaire = questionnaire
      self.updateMask = updateMask
      self.etag = etag
      self.keepOutdatedMarks = keepOutdatedMarks
      self.baseVersion = baseVersion
      self.elementIDs = elementIDs
    }
  }

  /// Names a draft.
  public struct DeleteDraftRequest: Message {
    /// UUID; required.
    public var draftID: String
    /// Etag of the draft as it was read; empty: delete in any state.
    public var etag: String

    public init(draftID: String = "", etag: String = "") {
      self.draftID = draftID
      self.etag = etag
    }
  }

  /// The result of the deletion.
  public struct DeleteDraftResponse: Message {
    /// Whether this call deleted the draft.
    public var deleted: Bool

    public init(deleted: Bool = false) {
      self.deleted = deleted
    }
  }

  /// Names a draft.
  public struct CheckDraftRequest: Message {
    /// UUID; required.
    public var draftID: String

    public init(draftID: String = "") {
      self.draftID = draftID
    }
  }

  /// The findings.
  public struct CheckDraftResponse: Message {
    /// Findings in the order of the definition, up to 500; empty if none.
    public var findings: [CatalogueV1.Finding]
    /// Etag of the checked contents.
    public var etag: String
    /// Whether the draft can be published, i.e. no finding is an error.
    public var publishable: Bool

    public init(findings: [CatalogueV1.Finding] = [], etag: String = "", publishable: Bool = false) {
      self.findings = findings
      self.etag = etag
      self.publishable = publishable
    }
  }

  /// Names a draft.
  public struct PublishDraftRequest: Message {
    /// UUID; required.
    public var draftID: String
    /// Etag of the draft as it was read; required.
    public var etag: String

    public init(draftID: String = "", etag: String = "") {
      self.draftID = draftID
      self.etag = etag
    }
  }

  /// The published version.
  public struct PublishDraftResponse: Message {
    /// Id of the questionnaire.
    public var questionnaireID: String
    /// Version that has these contents.
    public var version: UInt32
    /// SHA-256 of the canonical contents, 64 lower-case hexadecimal digits.
    public var contentHash: String
    /// Whether a new version was published; false if the newest one already had these contents.
    public var published: Bool
    /// Etag of the draft, which can be continued towards the next version.
    public var etag: String
    /// Warnings; may be empty.
    public var findings: [CatalogueV1.Finding]

    public init(
      questionnaireID: String = "",
      version: UInt32 = 0,
      contentHash: String = "",
      published: Bool = false,
      etag: String = "",
      findings: [CatalogueV1.Finding] = []
    ) {
      self.questionnaireID = questionnaireID
      self.version = version
      self.contentHash = contentHash
      self.published = published
      self.etag = etag
      self.findings = findings
    }
  }

  /// The questionnaire to retire or reinstate.
  public struct RetireQuestionnaireRequest: Message {
    /// Required.
    public var questionnaireID: String
    /// Whether to reinstate the questionnaire instead.
    public var reinstate: Bool

    public init(questionnaireID: String = "", reinstate: Bool = false) {
      self.questionnaireID = questionnaireID
      self.reinstate = reinstate
    }
  }

  /// The result of the change.
  public struct RetireQuestionnaireResponse: Message {
    /// Whether this call changed the state.
    public var changed: Bool
    /// Newest version.
    public var version: UInt32

    public init(changed: Bool = false, version: UInt32 = 0) {
      self.changed = changed
      self.version = version
    }
  }

  /// The versions to compare.
  public struct CompareVersionsRequest: Message {
    /// Version to compare from; required.
    public var old: CatalogueV1.QuestionnaireVersionName?
    /// Version to compare to; required. It may belong to another questionnaire.
    public var new: CatalogueV1.QuestionnaireVersionName?

    public init(
      old: CatalogueV1.QuestionnaireVersionName? = nil,
      new: CatalogueV1.QuestionnaireVersionName? = nil
    ) {
      self.old = old
      self.new = new
    }
  }

  /// The differences between two versions.
  public struct CompareVersionsResponse: Message {
    /// Differences in the order of the elements; empty if the versions are equal.
    public var changes: [CatalogueV1.VersionChange]
    /// Equal for equal responses.
    public var etag: String

    public init(changes: [CatalogueV1.VersionChange] = [], etag: String = "") {
      self.changes = changes
      self.etag = etag
    }
  }

  /// One difference between two versions; an element may have several.
  public struct VersionChange: Message {
    /// Kind of the difference.
    public var kind: CatalogueV1.VersionChangeKind
    /// The element; empty: the questionnaire itself.
    public var elementID: String
    /// Item of a question that belongs to the item bank; empty otherwise.
    public var itemID: String
    /// English text for people; may be empty.
    public var detail: String
    /// BCP 47 languages in which a text differs; empty unless reworded.
    public var languages: [String]

    public init(
      kind: CatalogueV1.VersionChangeKind = CatalogueV1.VersionChangeKind(rawValue: 0),
      elementID: String = "",
      itemID: String = "",
      detail: String = "",
      languages: [String] = []
    ) {
      self.kind = kind
      self.elementID = elementID
      self.itemID = itemID
      self.detail = detail
      self.languages = languages
    }
  }

  /// Names a draft or version.
  public struct GetTranslationStateRequest: Message {
    /// A draft or a published version; required.
    public enum OneOfSubject: Sendable, Hashable {
      /// A UUID.
      case draftID(String)
      /// A version that the caller may read.
      case version(CatalogueV1.QuestionnaireVersionName)
    }

    /// A draft or a published version; required.
    public var subject: CatalogueV1.GetTranslationStateRequest.OneOfSubject?

    public init(subject: CatalogueV1.GetTranslationStateRequest.OneOfSubject? = nil) {
      self.subject = subject
    }
  }

  /// The translation progress.
  public struct GetTranslationStateResponse: Message {
    /// All languages that are promised or occur in a text.
    public var languages: [CatalogueV1.LanguageState]
    /// Equal for equal responses.
    public var etag: String

    public init(languages: [CatalogueV1.LanguageState] = [], etag: String = "") {
      self.languages = languages
      self.etag = etag
    }
  }

  /// The translation progress of one language.
  public struct LanguageState: Message {
    /// BCP 47 language tag.
    public var language: String
    /// Number of texts in this language.
    public var translated: UInt32
    /// Number of these texts whose source text has changed since.
    public var outdated: UInt32
    /// Number of all texts.
    public var total: UInt32
    /// Keys of missing or outdated texts, e.g. `elements.mtq01.options.2`; up to 500.
    public var openTexts: [String]
    /// Whether every text must have this language.
    public var promised: Bool

    public init(
      language: String = "",
      translated: UInt32 = 0,
      outdated: UInt32 = 0,
      total: UInt32 = 0,
      openTexts: [String] = [],
      promised: Bool = false
    ) {
      self.language = language
      self.translated = translated
      self.outdated = outdated
      self.total = total
      self.openTexts = openTexts
      self.promised = promised
    }
  }

  /// The descriptor of `otolith/catalogue/v1/drafts.proto`.
  public static let draftsFile = ProtoFile(
    name: "otolith/catalogue/v1/drafts.proto",
    dependencies: [GoogleProtobuf.fieldMaskFile, GoogleProtobuf.timestampFile, CatalogueV1.findingsFile, CatalogueV1.questionnaireFile],
    base64: "CiFvdG9saXRoL2NhdGFsb2d1ZS92MS9kcmFmdHMucHJvdG8SFG90b2xpdGguY2F0YWxvZ3VlLnYxGiBnb29nbGUvcHJvdG9idWYvZmllbGRfbWFzay5wcm90bxofZ29vZ2xlL3Byb3RvYnVmL3RpbWVzdGFtcC5wcm90bxojb3RvbGl0aC9jYXRhbG9ndWUvdjEvZmluZGluZ3MucHJvdG8aKG90b2xpdGgvY2F0YWxvZ3VlL3YxL3F1ZXN0aW9ubmFpcmUucHJvdG8ivQIKBURyYWZ0EhkKCGRyYWZ0X2lkGAEgASgJUgdkcmFmdElkEh0KCnByb2plY3RfaWQYAiABKAlSCXByb2plY3RJZBISCgRldGFnGAMgASgJUgRldGFnEkkKDXF1ZXN0aW9ubmFpcmUYBCABKAsyIy5vdG9saXRoLmNhdGFsb2d1ZS52MS5RdWVzdGlvbm5haXJlUg1xdWVzdGlvbm5haXJlEjsKC2NyZWF0ZV90aW1lGAUgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIKY3JlYXRlVGltZRI7Cgt1cGRhdGVfdGltZRgGIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSCnVwZGF0ZVRpbWUSIQoMYmFzZV92ZXJzaW9uGAcgASgNUgtiYXNlVmVyc2lvbiLaAwoSQ3JlYXRlRHJhZnRSZXF1ZXN0EhkKCGRyYWZ0X2lkGAEgASgJUgdkcmFmdElkEh0KCnByb2plY3RfaWQYAiABKAlSCXByb2plY3RJZBIpChBxdWVzdGlvbm5haXJlX2lkGAMgASgJUg9xdWVzdGlvbm5haXJlSWQSQQoIY29udGVudHMYBCABKAsyIy5vdG9saXRoLmNhdGFsb2d1ZS52MS5RdWVzdGlvbm5haXJlSABSCGNvbnRlbnRzElEKC3JldmlzaW9uX29mGAUgASgLMi4ub3RvbGl0aC5jYXRhbG9ndWUudjEuUXVlc3Rpb25uYWlyZVZlcnNpb25OYW1lSABSCnJldmlzaW9uT2YSSQoHZm9ya19vZhgGIAEoCzIuLm90b2xpdGguY2F0YWxvZ3VlLnYxLlF1ZXN0aW9ubmFpcmVWZXJzaW9uTmFtZUgAUgZmb3JrT2YSSQoHY29weV9vZhgHIAEoCzIuLm90b2xpdGguY2F0YWxvZ3VlLnYxLlF1ZXN0aW9ubmFpcmVWZXJzaW9uTmFtZUgAUgZjb3B5T2YSKQoQZGVmYXVsdF9sYW5ndWFnZRgIIAEoCVIPZGVmYXVsdExhbmd1YWdlQggKBnNvdXJjZSJ5Cg9HZXREcmFmdFJlcXVlc3QSGQoIZHJhZnRfaWQYASABKAlSB2RyYWZ0SWQSEgoEZXRhZxgCIAEoCVIEZXRhZxI3CglyZWFkX21hc2sYAyABKAsyGi5nb29nbGUucHJvdG9idWYuRmllbGRNYXNrUghyZWFkTWFzayJoChBHZXREcmFmdFJlc3BvbnNlEjEKBWRyYWZ0GAEgASgLMhsub3RvbGl0aC5jYXRhbG9ndWUudjEuRHJhZnRSBWRyYWZ0EiEKDG5vdF9tb2RpZmllZBgCIAEoCFILbm90TW9kaWZpZWQirQEKEUxpc3REcmFmdHNSZXF1ZXN0Eh0KCnByb2plY3RfaWQYASABKAlSCXByb2plY3RJZBIbCglwYWdlX3NpemUYAiABKA1SCHBhZ2VTaXplEh0KCnBhZ2VfdG9rZW4YAyABKAlSCXBhZ2VUb2tlbhIpChBxdWVzdGlvbm5haXJlX2lkGAQgASgJUg9xdWVzdGlvbm5haXJlSWQSEgoEZXRhZxgFIAEoCVIEZXRhZyKoAQoSTGlzdERyYWZ0c1Jlc3BvbnNlEjMKBmRyYWZ0cxgBIAMoCzIbLm90b2xpdGguY2F0YWxvZ3VlLnYxLkRyYWZ0UgZkcmFmdHMSJgoPbmV4dF9wYWdlX3Rva2VuGAIgASgJUg1uZXh0UGFnZVRva2VuEhIKBGV0YWcYAyABKAlSBGV0YWcSIQoMbm90X21vZGlmaWVkGAQgASgIUgtub3RNb2RpZmllZCK/AgoSVXBkYXRlRHJhZnRSZXF1ZXN0EhkKCGRyYWZ0X2lkGAEgASgJUgdkcmFmdElkEkkKDXF1ZXN0aW9ubmFpcmUYAiABKAsyIy5vdG9saXRoLmNhdGFsb2d1ZS52MS5RdWVzdGlvbm5haXJlUg1xdWVzdGlvbm5haXJlEjsKC3VwZGF0ZV9tYXNrGAMgASgLMhouZ29vZ2xlLnByb3RvYnVmLkZpZWxkTWFza1IKdXBkYXRlTWFzaxISCgRldGFnGAQgASgJUgRldGFnEi4KE2tlZXBfb3V0ZGF0ZWRfbWFya3MYBSABKAhSEWtlZXBPdXRkYXRlZE1hcmtzEiEKDGJhc2VfdmVyc2lvbhgGIAEoDVILYmFzZVZlcnNpb24SHwoLZWxlbWVudF9pZHMYByADKAlSCmVsZW1lbnRJZHMiQwoSRGVsZXRlRHJhZnRSZXF1ZXN0EhkKCGRyYWZ0X2lkGAEgASgJUgdkcmFmdElkEhIKBGV0YWcYAiABKAlSBGV0YWciLwoTRGVsZXRlRHJhZnRSZXNwb25zZRIYCgdkZWxldGVkGAEgASgIUgdkZWxldGVkIi4KEUNoZWNrRHJhZnRSZXF1ZXN0EhkKCGRyYWZ0X2lkGAEgASgJUgdkcmFmdElkIoUBChJDaGVja0RyYWZ0UmVzcG9uc2USOQoIZmluZGluZ3MYASADKAsyHS5vdG9saXRoLmNhdGFsb2d1ZS52MS5GaW5kaW5nUghmaW5kaW5ncxISCgRldGFnGAIgASgJUgRldGFnEiAKC3B1Ymxpc2hhYmxlGAMgASgIUgtwdWJsaXNoYWJsZSJEChNQdWJsaXNoRHJhZnRSZXF1ZXN0EhkKCGRyYWZ0X2lkGAEgASgJUgdkcmFmdElkEhIKBGV0YWcYAiABKAlSBGV0YWci6wEKFFB1Ymxpc2hEcmFmdFJlc3BvbnNlEikKEHF1ZXN0aW9ubmFpcmVfaWQYASABKAlSD3F1ZXN0aW9ubmFpcmVJZBIYCgd2ZXJzaW9uGAIgASgNUgd2ZXJzaW9uEiEKDGNvbnRlbnRfaGFzaBgDIAEoCVILY29udGVudEhhc2gSHAoJcHVibGlzaGVkGAQgASgIUglwdWJsaXNoZWQSEgoEZXRhZxgFIAEoCVIEZXRhZxI5CghmaW5kaW5ncxgGIAMoCzIdLm90b2xpdGguY2F0YWxvZ3VlLnYxLkZpbmRpbmdSCGZpbmRpbmdzImUKGlJldGlyZVF1ZXN0aW9ubmFpcmVSZXF1ZXN0EikKEHF1ZXN0aW9ubmFpcmVfaWQYASABKAlSD3F1ZXN0aW9ubmFpcmVJZBIcCglyZWluc3RhdGUYAiABKAhSCXJlaW5zdGF0ZSJRChtSZXRpcmVRdWVzdGlvbm5haXJlUmVzcG9uc2USGAoHY2hhbmdlZBgBIAEoCFIHY2hhbmdlZBIYCgd2ZXJzaW9uGAIgASgNUgd2ZXJzaW9uIpwBChZDb21wYXJlVmVyc2lvbnNSZXF1ZXN0EkAKA29sZBgBIAEoCzIuLm90b2xpdGguY2F0YWxvZ3VlLnYxLlF1ZXN0aW9ubmFpcmVWZXJzaW9uTmFtZVIDb2xkEkAKA25ldxgCIAEoCzIuLm90b2xpdGguY2F0YWxvZ3VlLnYxLlF1ZXN0aW9ubmFpcmVWZXJzaW9uTmFtZVIDbmV3ImwKF0NvbXBhcmVWZXJzaW9uc1Jlc3BvbnNlEj0KB2NoYW5nZXMYASADKAsyIy5vdG9saXRoLmNhdGFsb2d1ZS52MS5WZXJzaW9uQ2hhbmdlUgdjaGFuZ2VzEhIKBGV0YWcYAiABKAlSBGV0YWciugEKDVZlcnNpb25DaGFuZ2USOwoEa2luZBgBIAEoDjInLm90b2xpdGguY2F0YWxvZ3VlLnYxLlZlcnNpb25DaGFuZ2VLaW5kUgRraW5kEh0KCmVsZW1lbnRfaWQYAiABKAlSCWVsZW1lbnRJZBIXCgdpdGVtX2lkGAMgASgJUgZpdGVtSWQSFgoGZGV0YWlsGAQgASgJUgZkZXRhaWwSHAoJbGFuZ3VhZ2VzGAUgAygJUglsYW5ndWFnZXMikAEKGkdldFRyYW5zbGF0aW9uU3RhdGVSZXF1ZXN0EhsKCGRyYWZ0X2lkGAEgASgJSABSB2RyYWZ0SWQSSgoHdmVyc2lvbhgCIAEoCzIuLm90b2xpdGguY2F0YWxvZ3VlLnYxLlF1ZXN0aW9ubmFpcmVWZXJzaW9uTmFtZUgAUgd2ZXJzaW9uQgkKB3N1YmplY3QidAobR2V0VHJhbnNsYXRpb25TdGF0ZVJlc3BvbnNlEkEKCWxhbmd1YWdlcxgBIAMoCzIjLm90b2xpdGguY2F0YWxvZ3VlLnYxLkxhbmd1YWdlU3RhdGVSCWxhbmd1YWdlcxISCgRldGFnGAIgASgJUgRldGFnIrgBCg1MYW5ndWFnZVN0YXRlEhoKCGxhbmd1YWdlGAEgASgJUghsYW5ndWFnZRIeCgp0cmFuc2xhdGVkGAIgASgNUgp0cmFuc2xhdGVkEhoKCG91dGRhdGVkGAMgASgNUghvdXRkYXRlZBIUCgV0b3RhbBgEIAEoDVIFdG90YWwSHQoKb3Blbl90ZXh0cxgFIAMoCVIJb3BlblRleHRzEhoKCHByb21pc2VkGAYgASgIUghwcm9taXNlZCr7AQoRVmVyc2lvbkNoYW5nZUtpbmQSIwofVkVSU0lPTl9DSEFOR0VfS0lORF9VTlNQRUNJRklFRBAAEh0KGVZFUlNJT05fQ0hBTkdFX0tJTkRfQURERUQQARIfChtWRVJTSU9OX0NIQU5HRV9LSU5EX1JFTU9WRUQQAhIgChxWRVJTSU9OX0NIQU5HRV9LSU5EX1JFV09SREVEEAMSHwobVkVSU0lPTl9DSEFOR0VfS0lORF9SRUNPREVEEAQSHQoZVkVSU0lPTl9DSEFOR0VfS0lORF9NT1ZFRBAFEh8KG1ZFUlNJT05fQ0hBTkdFX0tJTkRfQUxURVJFRBAGMrwICgxEcmFmdFNlcnZpY2USWQoLQ3JlYXRlRHJhZnQSKC5vdG9saXRoLmNhdGFsb2d1ZS52MS5DcmVhdGVEcmFmdFJlcXVlc3QaGy5vdG9saXRoLmNhdGFsb2d1ZS52MS5EcmFmdCIDkAICEl4KCEdldERyYWZ0EiUub3RvbGl0aC5jYXRhbG9ndWUudjEuR2V0RHJhZnRSZXF1ZXN0GiYub3RvbGl0aC5jYXRhbG9ndWUudjEuR2V0RHJhZnRSZXNwb25zZSIDkAIBEmQKCkxpc3REcmFmdHMSJy5vdG9saXRoLmNhdGFsb2d1ZS52MS5MaXN0RHJhZnRzUmVxdWVzdBooLm90b2xpdGguY2F0YWxvZ3VlLnYxLkxpc3REcmFmdHNSZXNwb25zZSIDkAIBElkKC1VwZGF0ZURyYWZ0Eigub3RvbGl0aC5jYXRhbG9ndWUudjEuVXBkYXRlRHJhZnRSZXF1ZXN0Ghsub3RvbGl0aC5jYXRhbG9ndWUudjEuRHJhZnQiA5ACAhJnCgtEZWxldGVEcmFmdBIoLm90b2xpdGguY2F0YWxvZ3VlLnYxLkRlbGV0ZURyYWZ0UmVxdWVzdBopLm90b2xpdGguY2F0YWxvZ3VlLnYxLkRlbGV0ZURyYWZ0UmVzcG9uc2UiA5ACAhJkCgpDaGVja0RyYWZ0Eicub3RvbGl0aC5jYXRhbG9ndWUudjEuQ2hlY2tEcmFmdFJlcXVlc3QaKC5vdG9saXRoLmNhdGFsb2d1ZS52MS5DaGVja0RyYWZ0UmVzcG9uc2UiA5ACARJqCgxQdWJsaXNoRHJhZnQSKS5vdG9saXRoLmNhdGFsb2d1ZS52MS5QdWJsaXNoRHJhZnRSZXF1ZXN0Gioub3RvbGl0aC5jYXRhbG9ndWUudjEuUHVibGlzaERyYWZ0UmVzcG9uc2UiA5ACAhJ/ChNSZXRpcmVRdWVzdGlvbm5haXJlEjAub3RvbGl0aC5jYXRhbG9ndWUudjEuUmV0aXJlUXVlc3Rpb25uYWlyZVJlcXVlc3QaMS5vdG9saXRoLmNhdGFsb2d1ZS52MS5SZXRpcmVRdWVzdGlvbm5haXJlUmVzcG9uc2UiA5ACAhJzCg9Db21wYXJlVmVyc2lvbnMSLC5vdG9saXRoLmNhdGFsb2d1ZS52MS5Db21wYXJlVmVyc2lvbnNSZXF1ZXN0Gi0ub3RvbGl0aC5jYXRhbG9ndWUudjEuQ29tcGFyZVZlcnNpb25zUmVzcG9uc2UiA5ACARJ/ChNHZXRUcmFuc2xhdGlvblN0YXRlEjAub3RvbGl0aC5jYXRhbG9ndWUudjEuR2V0VHJhbnNsYXRpb25TdGF0ZVJlcXVlc3QaMS5vdG9saXRoLmNhdGFsb2d1ZS52MS5HZXRUcmFuc2xhdGlvblN0YXRlUmVzcG9uc2UiA5ACAUJRChRvdG9saXRoLmNhdGFsb2d1ZS52MVABWiBvdG9saXRoL2NhdGFsb2d1ZS92MTtjYXRhbG9ndWV2MaoCFE90b2xpdGguQ2F0YWxvZ3VlLlYxSs9UClEKAQwSAwEAEhpHIERyYWZ0czogcXVlc3Rpb25uYWlyZXMgdGhhdCBhcmUgYmVpbmcgd3JpdHRlbiwgYW5kIHRoZWlyIHB1YmxpY2F0aW9uLgoKpwMKAgYAEgQVAGgBGpoDIEVkaXRzIGFuZCBwdWJsaXNoZXMgZHJhZnRzLiBSZWFkaW5nIG5lZWRzIGEgcm9sZSBpbiB0aGUgcHJvamVjdCwgY2hhbmdpbmcgdGV4dHMgdGhlIHJvbGUKIHRyYW5zbGF0b3IsIGFsbCBvdGhlciBjaGFuZ2VzIHRoZSByb2xlIGxlYWRlci4gQ2FsbGVycyB3aXRob3V0IGEgcm9sZSBhcmUgdHJlYXRlZCBhcyBpbgogUHJvamVjdFNlcnZpY2U7IGRyYWZ0cyBkbyBub3QgZXhpc3QgZm9yIHRoZW0gZWl0aGVyIChOT1RfRk9VTkQgd2l0aCByZWFzb24gRFJBRlRfVU5LTk9XTikuCgogRWFjaCBtZXRob2QgbWF5IHJldHVybiBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aCByZWFzb24gQVVUSE9SSU5HX0xJTUlUIGFuZCBSZXRyeUluZm86IHRvbyBtYW55CiBkZWZpbml0aW9ucyBhcmUgYmVpbmcgd3JpdHRlbiBvciBjaGVja2VkLgoKqQQKBAYAAgASBB4CIAMamgQgQ3JlYXRlcyBhIGRyYWZ0OiBlbXB0eSwgd2l0aCBjb250ZW50cywgYXMgdGhlIG5leHQgdmVyc2lvbiBvZiBhIHF1ZXN0aW9ubmFpcmUsIG9yIGZyb20gYW5vdGhlcgogcXVlc3Rpb25uYWlyZS4gUmVwZWF0aW5nIHRoZSBzYW1lIGBkcmFmdF9pZGAgY2hhbmdlcyBub3RoaW5nLgoKIEVycm9yczogQUxSRUFEWV9FWElTVFMgd2l0aCByZWFzb24gRFJBRlRfRVhJU1RTIGlmIHRoZSBpZCB3YXMgdXNlZCBmb3IgYW5vdGhlciBkcmFmdDsgTk9UX0ZPVU5ECiB3aXRoIHJlYXNvbiBRVUVTVElPTk5BSVJFX1ZFUlNJT05fVU5LTk9XTiwgYWxzbyBpZiBpdHMgcHJvamVjdCBkb2VzIG5vdCBzaGFyZSBpdDsKIFBFUk1JU1NJT05fREVOSUVEIHdpdGggcmVhc29uIFFVRVNUSU9OTkFJUkVfT0ZfQU5PVEhFUl9QUk9KRUNUOyBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aCByZWFzb24KIFRPT19NQU5ZX0RSQUZUUzsgSU5WQUxJRF9BUkdVTUVOVCwgYWxzbyB3aXRoIERSQUZUX1RPT19MQVJHRSwgVE9PX01BTllfRUxFTUVOVFMgb3IKIFNIQVJJTkdfVU5LTk9XTi4KCsMBCgQGAAIBEgQlAicDGrQBIFJldHVybnMgYSBkcmFmdCB3aXRoIGl0cyBjb250ZW50cywgb3Igd2l0aCB0aGUgcmVxdWVzdGVkIGZpZWxkcyBvZiB0aGVtLgoKIEVycm9yczogTk9UX0ZPVU5EIHdpdGggcmVhc29uIERSQUZUX1VOS05PV047IElOVkFMSURfQVJHVU1FTlQgd2l0aCByZWFzb24gSURfSU5WQUxJRCBvcgogRklFTERfVU5LTk9XTi4KCtMBCgQGAAICEgQsAi4DGsQBIExpc3RzIGEgcHJvamVjdCdzIGRyYWZ0cyBvcmRlcmVkIGJ5IGlkLCB3aXRob3V0IGNvbnRlbnRzLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVCB3aXRoIHJlYXNvbiBJRF9JTlZBTElELCBQQUdFX1NJWkVfT1VUX09GX1JBTkdFIG9yIFBBR0VfVE9LRU5fSU5WQUxJRDsKIE5PVF9GT1VORCB3aXRoIHJlYXNvbiBQUk9KRUNUX1VOS05PV04uCgrwAwoEBgACAxIENgI5AxrhAyBDaGFuZ2VzIGEgZHJhZnQuIFJlcGVhdGluZyB0aGUgY2FsbCB3aXRoIHRoZSBzYW1lIGV0YWcgcmV0dXJucyB0aGUgc2FtZSByZXNwb25zZSB3aGlsZSB0aGUKIGRyYWZ0IGhhcyB0aGUgcmVxdWVzdGVkIHN0YXRlLgoKIEVycm9yczogQUJPUlRFRCB3aXRoIHJlYXNvbiBFVEFHX01JU01BVENIIGlmIHRoZSBkcmFmdCBoYXMgY2hhbmdlZDsgUEVSTUlTU0lPTl9ERU5JRUQgd2l0aAogcmVhc29uIFRFWFRTX09OTFkgaWYgYSB0cmFuc2xhdG9yIGNoYW5nZXMgbW9yZSB0aGFuIHRleHRzLCBvciBRVUVTVElPTk5BSVJFX09GX0FOT1RIRVJfUFJPSkVDVDsKIElOVkFMSURfQVJHVU1FTlQgYXMgQ3JlYXRlRHJhZnQsIHdpdGhvdXQgYW4gZXRhZyAoUkVRVUlSRUQpLCBhbmQgd2l0aCByZWFzb24gRklFTERfVU5LTk9XTiwKIEZJRUxEX05PVF9XUklUQUJMRSwgVE9PX01BTllfRklFTERTLCBFTEVNRU5UX1VOS05PV04gb3IgVkVSU0lPTl9VTktOT1dOLgoKaQoGBgACAwQiEgM4BCoaWiBSZXBlYXRpbmcgaXMgc2FmZSBiZWNhdXNlIG9mIHRoZSBldGFnOiB0aGUgY2hhbmdlIGlzIGZvdW5kIGFzIGFscmVhZHkgbWFkZSwgb3IgcmVqZWN0ZWQuCgqYAQoEBgACBBIEPQI/AxqJASBEZWxldGVzIGEgZHJhZnQ7IHZlcnNpb25zIHB1Ymxpc2hlZCBmcm9tIGl0IHN0YXkuCgogRXJyb3JzOiBBQk9SVEVEIHdpdGggcmVhc29uIEVUQUdfTUlTTUFUQ0g7IElOVkFMSURfQVJHVU1FTlQgd2l0aCByZWFzb24gSURfSU5WQUxJRC4KCpEBCgQGAAIFEgRDAkUDGoIBIENoZWNrcyBhIGRyYWZ0IGFuZCByZXR1cm5zIGFsbCBmaW5kaW5ncy4KCiBFcnJvcnM6IE5PVF9GT1VORCB3aXRoIHJlYXNvbiBEUkFGVF9VTktOT1dOOyBJTlZBTElEX0FSR1VNRU5UIHdpdGggcmVhc29uIElEX0lOVkFMSUQuCgrUBAoEBgACBhIETgJQAxrFBCBQdWJsaXNoZXMgYSBkcmFmdCBhcyB0aGUgbmV4dCB2ZXJzaW9uIG9mIGl0cyBxdWVzdGlvbm5haXJlLCB1bmxlc3MgdGhlIG5ld2VzdCB2ZXJzaW9uIGFscmVhZHkKIGhhcyB0aGVzZSBjb250ZW50cy4gUmVwZWF0aW5nIHRoZSBjYWxsIHdpdGggdGhlIHNhbWUgZXRhZyByZXR1cm5zIHRoZSBzYW1lIHJlc3BvbnNlLCBleGNlcHQKIHRoYXQgYHB1Ymxpc2hlZGAgaXMgZmFsc2UuCgogRXJyb3JzOiBGQUlMRURfUFJFQ09ORElUSU9OIHdpdGggcmVhc29uIERSQUZUX0hBU19GSU5ESU5HUyBhbmQgZXZlcnkgZmluZGluZzsgQUJPUlRFRCB3aXRoCiByZWFzb24gRVRBR19NSVNNQVRDSCwgb3IgUFVCTElTSEVEX01FQU5XSElMRSBpZiB0aGUgbmV3ZXN0IHZlcnNpb24gaXMgbm90IHRoZSBvbmUgdGhlIGRyYWZ0IGlzCiBiYXNlZCBvbjsgUEVSTUlTU0lPTl9ERU5JRUQgd2l0aCByZWFzb24gUVVFU1RJT05OQUlSRV9PRl9BTk9USEVSX1BST0pFQ1Q7IEZBSUxFRF9QUkVDT05ESVRJT04KIHdpdGggcmVhc29uIFFVRVNUSU9OTkFJUkVfUkVUSVJFRDsgSU5WQUxJRF9BUkdVTUVOVCB3aXRob3V0IGFuIGV0YWcgKFJFUVVJUkVEKS4KCrsCCgQGAAIHEgRXAlkDGqwCIFJldGlyZXMgYSBxdWVzdGlvbm5haXJlLCBvciByZWluc3RhdGVzIGl0LiBWZXJzaW9ucyBvZiBhIHJldGlyZWQgcXVlc3Rpb25uYWlyZSBzdGF5IHJlYWRhYmxlLAogYW5kIHN0dWRpZXMgdGhhdCB1c2UgdGhlbSBjb250aW51ZTsgbm8gZnVydGhlciBzdHVkeSBjYW4gdXNlIGl0LCBhbmQgbm8gdmVyc2lvbiBjYW4gYmUKIHB1Ymxpc2hlZC4KCiBFcnJvcnM6IE5PVF9GT1VORCB3aXRoIHJlYXNvbiBRVUVTVElPTk5BSVJFX1ZFUlNJT05fVU5LTk9XTjsgSU5WQUxJRF9BUkdVTUVOVCB3aXRoIHJlYXNvbgogSURfSU5WQUxJRC4KCsABCgQGAAIIEgReAmADGrEBIFJldHVybnMgdGhlIGRpZmZlcmVuY2VzIGJldHdlZW4gdHdvIHZlcnNpb25zIHRoYXQgdGhlIGNhbGxlciBtYXkgcmVhZC4KCiBFcnJvcnM6IE5PVF9GT1VORCB3aXRoIHJlYXNvbiBRVUVTVElPTk5BSVJFX1ZFUlNJT05fVU5LTk9XTjsgSU5WQUxJRF9BUkdVTUVOVCB3aXRoIHJlYXNvbgogSURfSU5WQUxJRC4KCs4BCgQGAAIJEgRlAmcDGr8BIFJldHVybnMgdGhlIHRyYW5zbGF0aW9uIHByb2dyZXNzIG9mIGEgZHJhZnQgb3IgdmVyc2lvbi4KCiBFcnJvcnM6IE5PVF9GT1VORCB3aXRoIHJlYXNvbiBEUkFGVF9VTktOT1dOIG9yIFFVRVNUSU9OTkFJUkVfVkVSU0lPTl9VTktOT1dOOyBJTlZBTElEX0FSR1VNRU5UCiB3aXRoIHJlYXNvbiBSRVFVSVJFRCBvciBJRF9JTlZBTElELgoKNAoCBAASBGsAegEaKCBBIHF1ZXN0aW9ubmFpcmUgdGhhdCBpcyBiZWluZyB3cml0dGVuLgoKJwoEBAACABIDbQIWGhogVVVJRCBtYWRlIGJ5IHRoZSBjbGllbnQuCgo3CgQEAAIBEgNvAhgaKiBUaGUgcHJvamVjdCB0aGF0IG93bnMgaXQuIE5ldmVyIGNoYW5nZXMuCgo2CgQEAAICEgNxAhIaKSBWZXJzaW9uIHRhZzsgY2hhbmdlcyB3aXRoIGV2ZXJ5IGNoYW5nZS4KCm0KBAQAAgMSA3MCIhpgIFRoZSBjb250ZW50cywgd2hpY2ggbWF5IGJlIGluY29tcGxldGUsIHdpdGhvdXQgdmVyc2lvbiBhbmQgaGFzaDogdGhlc2UgYXJlIHNldCBhdCBwdWJsaWNhdGlvbi4KCiAKBAQAAgQSA3UCLBoTIFRpbWUgb2YgY3JlYXRpb24uCgo3CgQEAAIFEgN3AiwaKiBUaW1lIG9mIHRoZSBsYXN0IGNoYW5nZSwgb3Igb2YgY3JlYXRpb24uCgpgCgQEAAIGEgN5AhoaUyBOZXdlc3QgdmVyc2lvbiB3aGVuIHRoZSBkcmFmdCB3YXMgY3JlYXRlZCBvciBsYXN0IHB1Ymxpc2hlZDsgMCB3aXRob3V0IGEgdmVyc2lvbi4KCiMKAgQBEgV9AJQBARoWIFRoZSBkcmFmdCB0byBjcmVhdGUuCgpMCgQEAQIAEgN/AhYaPyBVVUlEIG1hZGUgYnkgdGhlIGNsaWVudCwgc28gdGhhdCB0aGUgcmVxdWVzdCBjYW4gYmUgcmVwZWF0ZWQuCgo4CgQEAQIBEgSBAQIYGiogVGhlIHByb2plY3QgdGhhdCBpcyB0byBvd24gaXQ7IHJlcXVpcmVkLgoKcgoEBAECAhIEhAECHhpkIElkIG9mIHRoZSBxdWVzdGlvbm5haXJlLiBSZXF1aXJlZCwgZXhjZXB0IHdpdGggYHJldmlzaW9uX29mYCwgb3Igd2l0aCBgY29udGVudHNgIHRoYXQgaGF2ZSBhbgogaWQuCgpCCgQEAQgAEgaGAQKRAQMaMiBJbml0aWFsIGNvbnRlbnRzOyB1bnNldDogYW4gZW1wdHkgcXVlc3Rpb25uYWlyZS4KCjIKBAQBAgMSBIgBBB8aJCBDb250ZW50cywgd2hpY2ggbWF5IGJlIGluY29tcGxldGUuCgpRCgQEAQIEEgSKAQQtGkMgVmVyc2lvbiBvZiBhIHF1ZXN0aW9ubmFpcmUgb2YgdGhpcyBwcm9qZWN0LCBmb3IgaXRzIG5leHQgdmVyc2lvbi4KCrcBCgQEAQIFEgSNAQQpGqgBIFZlcnNpb24gb2YgYW5vdGhlciBxdWVzdGlvbm5haXJlLCBmb3IgYSBuZXcgcXVlc3Rpb25uYWlyZSB0aGF0IGtlZXBzIGl0cyBpdGVtIGlkczogYW5zd2Vycwogc3RheSBjb21wYXJhYmxlLiBJZiBvbmx5IHRoZSBzdHJ1Y3R1cmUgaXMgc2hhcmVkLCB0aGUgd29yZGluZyBpcyBsZWZ0IG91dC4KCoEBCgQEAQIGEgSQAQQpGnMgVmVyc2lvbiBvZiBhbm90aGVyIHF1ZXN0aW9ubmFpcmUsIGZvciBhIG5ldyBxdWVzdGlvbm5haXJlIHdpdGhvdXQgaXRlbSBpZHM6IGEgdGVtcGxhdGUgd2hvc2UKIG1lYW5pbmcgbWF5IGNoYW5nZS4KCkwKBAQBAgcSBJMBAh4aPiBCQ1AgNDcgZGVmYXVsdCBsYW5ndWFnZSBvZiBhbiBlbXB0eSBkcmFmdDsgZW1wdHkgbWVhbnMgYGVuYC4KCh4KAgQCEgaXAQCeAQEaECBOYW1lcyBhIGRyYWZ0LgoKHwoEBAICABIEmQECFhoRIFVVSUQ7IHJlcXVpcmVkLgoKaQoEBAICARIEmwECEhpbIGBldGFnYCBvZiBhbiBlYXJsaWVyIHJlc3BvbnNlLiBJZiB0aGUgY29udGVudHMgYXJlIHVuY2hhbmdlZCwgYG5vdF9tb2RpZmllZGAgaXMgcmV0dXJuZWQuCgprCgQEAgICEgSdAQIqGl0gRmllbGRzIG9mIFF1ZXN0aW9ubmFpcmUgdG8gcmV0dXJuIGluIGFkZGl0aW9uIHRvIGlkIGFuZCB2ZXJzaW9uLiBBYnNlbnQsIGVtcHR5IG9yIGAqYDogYWxsLgoKMAoCBAMSBqEBAKYBARoiIEEgZHJhZnQsIHVubGVzcyBpdCBpcyB1bmNoYW5nZWQuCgpICgQEAwIAEgSjAQISGjogVGhlIGRyYWZ0OyBvbmx5IGBkcmFmdF9pZGAgYW5kIGBldGFnYCBpZiBgbm90X21vZGlmaWVkYC4KCkQKBAQDAgESBKUBAhgaNiBXaGV0aGVyIHRoZSBkcmFmdCBzdGlsbCBoYXMgdGhlIGV0YWcgb2YgdGhlIHJlcXVlc3QuCgo3CgIEBBIGqQEAtQEBGikgRmlsdGVycyBhbmQgcGFnZSBvZiBhIHByb2plY3QncyBkcmFmdHMuCgoZCgQEBAIAEgSrAQIYGgsgUmVxdWlyZWQuCgokCgQEBAIBEgStAQIXGhYgMeKAkzEwMDsgMCBtZWFucyA1MC4KClEKBAQEAgISBK8BAhgaQyBgbmV4dF9wYWdlX3Rva2VuYCBvZiB0aGUgcHJldmlvdXMgcGFnZTsgZW1wdHkgZm9yIHRoZSBmaXJzdCBwYWdlLgoKNwoEBAQCAxIEsQECHhopIFF1ZXN0aW9ubmFpcmUgdG8gZmlsdGVyIGJ5OyBlbXB0eTogYWxsLgoKeQoEBAQCBBIEtAECEhprIGBldGFnYCBvZiBhbiBlYXJsaWVyIHJlc3BvbnNlIHRvIHRoZSBzYW1lIHJlcXVlc3QuIElmIHRoZSBwYWdlIGlzIHVuY2hhbmdlZCwgYG5vdF9tb2RpZmllZGAgaXMKIHJldHVybmVkLgoKIQoCBAUSBrgBAMEBARoTIEEgcGFnZSBvZiBkcmFmdHMuCgpkCgQEBQIAEgS6AQIcGlYgRHJhZnRzIG9yZGVyZWQgYnkgaWQsIHdpdGggb25seSBpZCwgdGl0bGUgYW5kIGRlZmF1bHQgbGFuZ3VhZ2Ugb2YgdGhlIHF1ZXN0aW9ubmFpcmUuCgonCgQEBQIBEgS8AQIdGhkgRW1wdHkgb24gdGhlIGxhc3QgcGFnZS4KCloKBAQFAgISBL4BAhIaTCBWZXJzaW9uIHRhZyBvZiB0aGlzIHBhZ2U7IHNlbmQgaXQgd2l0aCB0aGUgbmV4dCByZXF1ZXN0IGZvciB0aGUgc2FtZSBwYWdlLgoKUAoEBAUCAxIEwAECGBpCIFdoZXRoZXIgdGhlIGNvbnRlbnRzIGFyZSB1bmNoYW5nZWQuIElmIHRydWUsIG9ubHkgYGV0YWdgIGlzIHNldC4KCiQKAgQGEgbEAQDZAQEaFiBBIGNoYW5nZSBvZiBhIGRyYWZ0LgoKHwoEBAYCABIExgECFhoRIFVVSUQ7IHJlcXVpcmVkLgoKPAoEBAYCARIEyAECIhouIE5ldyB2YWx1ZXMgb2YgdGhlIG5hbWVkIGZpZWxkcyBhbmQgZWxlbWVudHMuCgqVAgoEBAYCAhIEzAECLBqGAiBGaWVsZHMgb2YgUXVlc3Rpb25uYWlyZSB0byBjaGFuZ2U7IGZpZWxkcyB0aGF0IGFyZSBlbXB0eSBpbiBgcXVlc3Rpb25uYWlyZWAgYXJlIGNsZWFyZWQuCiBgdmVyc2lvbmAsIGBjb250ZW50X2hhc2hgIGFuZCBgcHVibGlzaF90aW1lYCBjYW5ub3QgYmUgY2hhbmdlZC4gYCpgIG11c3Qgc3RhbmQgYWxvbmUgYW5kIG1lYW5zCiBhbGwgZmllbGRzLiBBYnNlbnQgb3IgZW1wdHk6IGFsbCwgb3Igbm9uZSBpZiBgZWxlbWVudF9pZHNgIG5hbWVzIGVsZW1lbnRzLgoKgQEKBAQGAgMSBM8BAhIacyBgRHJhZnQuZXRhZ2AgYXMgaXQgd2FzIHJlYWQ7IHJlcXVpcmVkLiBBbiBlYXJsaWVyIGV0YWcgaXMgYWNjZXB0ZWQgaWYgdGhlIGRyYWZ0IGFscmVhZHkgaGFzIHRoZQogcmVxdWVzdGVkIHN0YXRlLgoK0gEKBAQGAgQSBNMBAh8awwEgV2hldGhlciBtYXJrcyBvZiBvdXRkYXRlZCB0cmFuc2xhdGlvbnMgYXJlIHRha2VuIGZyb20gdGhlIHJlcXVlc3QsIGZvciBhIHRyYW5zbGF0b3Igd2hvIGhhcwogcmV2aWV3ZWQgdGhlbS4gSWYgZmFsc2UsIHRoZSBzZXJ2aWNlIG1hcmtzIHRyYW5zbGF0aW9ucyBhcyBvdXRkYXRlZCB3aGVuIHRoZWlyIHNvdXJjZSB0ZXh0CiBjaGFuZ2VzLgoKUQoEBAYCBRIE1QECGhpDIE5ld2VzdCB2ZXJzaW9uIHRoYXQgdGhlIGNvbnRlbnRzIHRha2UgaW50byBhY2NvdW50OyAwOiB1bmNoYW5nZWQuCgqtAQoEBAYCBhIE2AECIhqeASBVcCB0byAyMDAgZWxlbWVudHMgdG8gcmVwbGFjZSBpbiBwbGFjZTsgZWFjaCBtdXN0IGV4aXN0IGluIHRoZSBkcmFmdCBhbmQgaW4gYHF1ZXN0aW9ubmFpcmVgLiBUbwogYWRkLCByZW1vdmUgb3IgbW92ZSBlbGVtZW50cywgcHV0IGBlbGVtZW50c2AgaW50byB0aGUgbWFzay4KCh4KAgQHEgbcAQDhAQEaECBOYW1lcyBhIGRyYWZ0LgoKHwoEBAcCABIE3gECFhoRIFVVSUQ7IHJlcXVpcmVkLgoKTQoEBAcCARIE4AECEho/IEV0YWcgb2YgdGhlIGRyYWZ0IGFzIGl0IHdhcyByZWFkOyBlbXB0eTogZGVsZXRlIGluIGFueSBzdGF0ZS4KCisKAgQIEgbkAQDnAQEaHSBUaGUgcmVzdWx0IG9mIHRoZSBkZWxldGlvbi4KCjQKBAQIAgASBOYBAhMaJiBXaGV0aGVyIHRoaXMgY2FsbCBkZWxldGVkIHRoZSBkcmFmdC4KCh4KAgQJEgbqAQDtAQEaECBOYW1lcyBhIGRyYWZ0LgoKHwoEBAkCABIE7AECFhoRIFVVSUQ7IHJlcXVpcmVkLgoKHQoCBAoSBvABAPcBARoPIFRoZSBmaW5kaW5ncy4KClIKBAQKAgASBPIBAiAaRCBGaW5kaW5ncyBpbiB0aGUgb3JkZXIgb2YgdGhlIGRlZmluaXRpb24sIHVwIHRvIDUwMDsgZW1wdHkgaWYgbm9uZS4KCi0KBAQKAgESBPQBAhIaHyBFdGFnIG9mIHRoZSBjaGVja2VkIGNvbnRlbnRzLgoKUAoEBAoCAhIE9gECFxpCIFdoZXRoZXIgdGhlIGRyYWZ0IGNhbiBiZSBwdWJsaXNoZWQsIGkuZS4gbm8gZmluZGluZyBpcyBhbiBlcnJvci4KCh4KAgQLEgb6AQD/AQEaECBOYW1lcyBhIGRyYWZ0LgoKHwoEBAsCABIE/AECFhoRIFVVSUQ7IHJlcXVpcmVkLgoKOwoEBAsCARIE/gECEhotIEV0YWcgb2YgdGhlIGRyYWZ0IGFzIGl0IHdhcyByZWFkOyByZXF1aXJlZC4KCiYKAgQMEgaCAgCPAgEaGCBUaGUgcHVibGlzaGVkIHZlcnNpb24uCgooCgQEDAIAEgSEAgIeGhogSWQgb2YgdGhlIHF1ZXN0aW9ubmFpcmUuCgowCgQEDAIBEgSGAgIVGiIgVmVyc2lvbiB0aGF0IGhhcyB0aGVzZSBjb250ZW50cy4KClQKBAQMAgISBIgCAhoaRiBTSEEtMjU2IG9mIHRoZSBjYW5vbmljYWwgY29udGVudHMsIDY0IGxvd2VyLWNhc2UgaGV4YWRlY2ltYWwgZGlnaXRzLgoKaAoEBAwCAxIEigICFRpaIFdoZXRoZXIgYSBuZXcgdmVyc2lvbiB3YXMgcHVibGlzaGVkOyBmYWxzZSBpZiB0aGUgbmV3ZXN0IG9uZSBhbHJlYWR5IGhhZCB0aGVzZSBjb250ZW50cy4KClMKBAQMAgQSBIwCAhIaRSBFdGFnIG9mIHRoZSBkcmFmdCwgd2hpY2ggY2FuIGJlIGNvbnRpbnVlZCB0b3dhcmRzIHRoZSBuZXh0IHZlcnNpb24uCgonCgQEDAIFEgSOAgIgGhkgV2FybmluZ3M7IG1heSBiZSBlbXB0eS4KCjkKAgQNEgaSAgCXAgEaKyBUaGUgcXVlc3Rpb25uYWlyZSB0byByZXRpcmUgb3IgcmVpbnN0YXRlLgoKGQoEBA0CABIElAICHhoLIFJlcXVpcmVkLgoKPwoEBA0CARIElgICFRoxIFdoZXRoZXIgdG8gcmVpbnN0YXRlIHRoZSBxdWVzdGlvbm5haXJlIGluc3RlYWQuCgopCgIEDhIGmgIAnwIBGhsgVGhlIHJlc3VsdCBvZiB0aGUgY2hhbmdlLgoKNAoEBA4CABIEnAICExomIFdoZXRoZXIgdGhpcyBjYWxsIGNoYW5nZWQgdGhlIHN0YXRlLgoKHwoEBA4CARIEngICFRoRIE5ld2VzdCB2ZXJzaW9uLgoKKAoCBA8SBqICAKcCARoaIFRoZSB2ZXJzaW9ucyB0byBjb21wYXJlLgoKMgoEBA8CABIEpAICIxokIFZlcnNpb24gdG8gY29tcGFyZSBmcm9tOyByZXF1aXJlZC4KClgKBAQPAgESBKYCAiMaSiBWZXJzaW9uIHRvIGNvbXBhcmUgdG87IHJlcXVpcmVkLiBJdCBtYXkgYmVsb25nIHRvIGFub3RoZXIgcXVlc3Rpb25uYWlyZS4KCjUKAgQQEgaqAgCvAgEaJyBUaGUgZGlmZmVyZW5jZXMgYmV0d2VlbiB0d28gdmVyc2lvbnMuCgpaCgQEEAIAEgSsAgIlGkwgRGlmZmVyZW5jZXMgaW4gdGhlIG9yZGVyIG9mIHRoZSBlbGVtZW50czsgZW1wdHkgaWYgdGhlIHZlcnNpb25zIGFyZSBlcXVhbC4KCioKBAQQAgESBK4CAhIaHCBFcXVhbCBmb3IgZXF1YWwgcmVzcG9uc2VzLgoKPgoCBQASBrICAMICARowIFRoZSBraW5kIG9mIGEgZGlmZmVyZW5jZSBiZXR3ZWVuIHR3byB2ZXJzaW9ucy4KCigKBAUAAgASBLQCAiYaGiBOb3QgdXNlZCBieSB0aGUgc2VydmljZS4KCi8KBAUAAgESBLYCAiAaISBFeGlzdHMgb25seSBpbiB0aGUgbmV3IHZlcnNpb24uCgovCgQFAAICEgS4AgIiGiEgRXhpc3RzIG9ubHkgaW4gdGhlIG9sZCB2ZXJzaW9uLgoKOAoEBQACAxIEugICIxoqIEEgdGV4dCBkaWZmZXJzIGluIGF0IGxlYXN0IG9uZSBsYW5ndWFnZS4KCnMKBAUAAgQSBL0CAiIaZSBDb2Rlcywgd2VpZ2h0cyBvciB0aGUgYW5zd2VyIHJhbmdlIGRpZmZlcjogYW5zd2VycyBhcmUgbm90IGNvbXBhcmFibGUuIEFuIGFkZGVkIG9wdGlvbiBpcwogQUxURVJFRC4KCjgKBAUAAgUSBL8CAiAaKiBUaGUgcG9zaXRpb24gYW1vbmcgdGhlIGVsZW1lbnRzIGRpZmZlcnMuCgpuCgQFAAIGEgTBAgIiGmAgQW5vdGhlciBwcm9wZXJ0eSBkaWZmZXJzOiBpdHMgaWQsIHdoZXRoZXIgaXQgaXMgcmVxdWlyZWQsIHdoZW4gaXQgaXMgc2hvd24sIG9yIGl0cyBhcHBlYXJhbmNlLgoKUQoCBBESBsUCANACARpDIE9uZSBkaWZmZXJlbmNlIGJldHdlZW4gdHdvIHZlcnNpb25zOyBhbiBlbGVtZW50IG1heSBoYXZlIHNldmVyYWwuCgonCgQEEQIAEgTHAgIdGhkgS2luZCBvZiB0aGUgZGlmZmVyZW5jZS4KCj0KBAQRAgESBMkCAhgaLyBUaGUgZWxlbWVudDsgZW1wdHk6IHRoZSBxdWVzdGlvbm5haXJlIGl0c2VsZi4KClIKBAQRAgISBMsCAhUaRCBJdGVtIG9mIGEgcXVlc3Rpb24gdGhhdCBiZWxvbmdzIHRvIHRoZSBpdGVtIGJhbms7IGVtcHR5IG90aGVyd2lzZS4KCjYKBAQRAgMSBM0CAhQaKCBFbmdsaXNoIHRleHQgZm9yIHBlb3BsZTsgbWF5IGJlIGVtcHR5LgoKUAoEBBECBBIEzwICIBpCIEJDUCA0NyBsYW5ndWFnZXMgaW4gd2hpY2ggYSB0ZXh0IGRpZmZlcnM7IGVtcHR5IHVubGVzcyByZXdvcmRlZC4KCikKAgQSEgbTAgDbAgEaGyBOYW1lcyBhIGRyYWZ0IG9yIHZlcnNpb24uCgo7CgQEEggAEgbVAgLaAgMaKyBBIGRyYWZ0IG9yIGEgcHVibGlzaGVkIHZlcnNpb247IHJlcXVpcmVkLgoKFwoEBBICABIE1wIEGBoJIEEgVVVJRC4KCjMKBAQSAgESBNkCBCkaJSBBIHZlcnNpb24gdGhhdCB0aGUgY2FsbGVyIG1heSByZWFkLgoKKQoCBBMSBt4CAOMCARobIFRoZSB0cmFuc2xhdGlvbiBwcm9ncmVzcy4KCkMKBAQTAgASBOACAicaNSBBbGwgbGFuZ3VhZ2VzIHRoYXQgYXJlIHByb21pc2VkIG9yIG9jY3VyIGluIGEgdGV4dC4KCioKBAQTAgESBOICAhIaHCBFcXVhbCBmb3IgZXF1YWwgcmVzcG9uc2VzLgoKOQoCBBQSBuYCAPMCARorIFRoZSB0cmFuc2xhdGlvbiBwcm9ncmVzcyBvZiBvbmUgbGFuZ3VhZ2UuCgokCgQEFAIAEgToAgIWGhYgQkNQIDQ3IGxhbmd1YWdlIHRhZy4KCjEKBAQUAgESBOoCAhgaIyBOdW1iZXIgb2YgdGV4dHMgaW4gdGhpcyBsYW5ndWFnZS4KCkoKBAQUAgISBOwCAhYaPCBOdW1iZXIgb2YgdGhlc2UgdGV4dHMgd2hvc2Ugc291cmNlIHRleHQgaGFzIGNoYW5nZWQgc2luY2UuCgokCgQEFAIDEgTuAgITGhYgTnVtYmVyIG9mIGFsbCB0ZXh0cy4KCl4KBAQUAgQSBPACAiEaUCBLZXlzIG9mIG1pc3Npbmcgb3Igb3V0ZGF0ZWQgdGV4dHMsIGUuZy4gYGVsZW1lbnRzLm10cTAxLm9wdGlvbnMuMmA7IHVwIHRvIDUwMC4KCjsKBAQUAgUSBPICAhQaLSBXaGV0aGVyIGV2ZXJ5IHRleHQgbXVzdCBoYXZlIHRoaXMgbGFuZ3VhZ2UuCmIGcHJvdG8z")
}

extension CatalogueV1.Draft {
  public static var fullName: String { "otolith.catalogue.v1.Draft" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__draft__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__Draft>) {
    self.draftID = Codec.string(c.pointee.draft_id)
    self.projectID = Codec.string(c.pointee.project_id)
    self.etag = Codec.string(c.pointee.etag)
    self.questionnaire = c.pointee.questionnaire.map { CatalogueV1.Questionnaire($0) }
    self.createTime = c.pointee.create_time.map { GoogleProtobuf.Timestamp($0) }
    self.updateTime = c.pointee.update_time.map { GoogleProtobuf.Timestamp($0) }
    self.baseVersion = c.pointee.base_version
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__Draft> {
    let c = arena.allocate(Otolith__Catalogue__V1__Draft.self)
    otolith__catalogue__v1__draft__init(c)
    if !self.draftID.isEmpty { c.pointee.draft_id = arena.string(self.draftID) }
    if !self.projectID.isEmpty { c.pointee.project_id = arena.string(self.projectID) }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    if let value = self.questionnaire { c.pointee.questionnaire = value.cStruct(in: arena) }
    if let value = self.createTime { c.pointee.create_time = value.cStruct(in: arena) }
    if let value = self.updateTime { c.pointee.update_time = value.cStruct(in: arena) }
    c.pointee.base_version = self.baseVersion
    return c
  }
}

extension CatalogueV1.CreateDraftRequest {
  public static var fullName: String { "otolith.catalogue.v1.CreateDraftRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__create_draft_request__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__CreateDraftRequest>) {
    self.draftID = Codec.string(c.pointee.draft_id)
    self.projectID = Codec.string(c.pointee.project_id)
    self.questionnaireID = Codec.string(c.pointee.questionnaire_id)
    self.source = switch c.pointee.source_case.rawValue {
      case 4: .contents(CatalogueV1.Questionnaire(c.pointee.contents!))
      case 5: .revisionOf(CatalogueV1.QuestionnaireVersionName(c.pointee.revision_of!))
      case 6: .forkOf(CatalogueV1.QuestionnaireVersionName(c.pointee.fork_of!))
      case 7: .copyOf(CatalogueV1.QuestionnaireVersionName(c.pointee.copy_of!))
      default: nil
    }
    self.defaultLanguage = Codec.string(c.pointee.default_language)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__CreateDraftRequest> {
    let c = arena.allocate(Otolith__Catalogue__V1__CreateDraftRequest.self)
    otolith__catalogue__v1__create_draft_request__init(c)
    if !self.draftID.isEmpty { c.pointee.draft_id = arena.string(self.draftID) }
    if !self.projectID.isEmpty { c.pointee.project_id = arena.string(self.projectID) }
    if !self.questionnaireID.isEmpty { c.pointee.questionnaire_id = arena.string(self.questionnaireID) }
    switch self.source {
      case .contents(let value)?:
        c.pointee.source_case = .init(rawValue: 4)
        c.pointee.contents = value.cStruct(in: arena)
      case .revisionOf(let value)?:
        c.pointee.source_case = .init(rawValue: 5)
        c.pointee.revision_of = value.cStruct(in: arena)
      case .forkOf(let value)?:
        c.pointee.source_case = .init(rawValue: 6)
        c.pointee.fork_of = value.cStruct(in: arena)
      case .copyOf(let value)?:
        c.pointee.source_case = .init(rawValue: 7)
        c.pointee.copy_of = value.cStruct(in: arena)
      case nil: break
    }
    if !self.defaultLanguage.isEmpty { c.pointee.default_language = arena.string(self.defaultLanguage) }
    return c
  }
}

extension CatalogueV1.GetDraftRequest {
  public static var fullName: String { "otolith.catalogue.v1.GetDraftRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__get_draft_request__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__GetDraftRequest>) {
    self.draftID = Codec.string(c.pointee.draft_id)
    self.etag = Codec.string(c.pointee.etag)
    self.readMask = c.pointee.read_mask.map { GoogleProtobuf.FieldMask($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__GetDraftRequest> {
    let c = arena.allocate(Otolith__Catalogue__V1__GetDraftRequest.self)
    otolith__catalogue__v1__get_draft_request__init(c)
    if !self.draftID.isEmpty { c.pointee.draft_id = arena.string(self.draftID) }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    if let value = self.readMask { c.pointee.read_mask = value.cStruct(in: arena) }
    return c
  }
}

extension CatalogueV1.GetDraftResponse {
  public static var fullName: String { "otolith.catalogue.v1.GetDraftResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__get_draft_response__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__GetDraftResponse>) {
    self.draft = c.pointee.draft.map { CatalogueV1.Draft($0) }
    self.notModified = c.pointee.not_modified != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__GetDraftResponse> {
    let c = arena.allocate(Otolith__Catalogue__V1__GetDraftResponse.self)
    otolith__catalogue__v1__get_draft_response__init(c)
    if let value = self.draft { c.pointee.draft = value.cStruct(in: arena) }
    c.pointee.not_modified = self.notModified ? 1 : 0
    return c
  }
}

extension CatalogueV1.ListDraftsRequest {
  public static var fullName: String { "otolith.catalogue.v1.ListDraftsRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__list_drafts_request__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__ListDraftsRequest>) {
    self.projectID = Codec.string(c.pointee.project_id)
    self.pageSize = c.pointee.page_size
    self.pageToken = Codec.string(c.pointee.page_token)
    self.questionnaireID = Codec.string(c.pointee.questionnaire_id)
    self.etag = Codec.string(c.pointee.etag)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__ListDraftsRequest> {
    let c = arena.allocate(Otolith__Catalogue__V1__ListDraftsRequest.self)
    otolith__catalogue__v1__list_drafts_request__init(c)
    if !self.projectID.isEmpty { c.pointee.project_id = arena.string(self.projectID) }
    c.pointee.page_size = self.pageSize
    if !self.pageToken.isEmpty { c.pointee.page_token = arena.string(self.pageToken) }
    if !self.questionnaireID.isEmpty { c.pointee.questionnaire_id = arena.string(self.questionnaireID) }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    return c
  }
}

extension CatalogueV1.ListDraftsResponse {
  public static var fullName: String { "otolith.catalogue.v1.ListDraftsResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__list_drafts_response__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__ListDraftsResponse>) {
    self.drafts = Codec.messages(c.pointee.drafts, c.pointee.n_drafts) { CatalogueV1.Draft($0) }
    self.nextPageToken = Codec.string(c.pointee.next_page_token)
    self.etag = Codec.string(c.pointee.etag)
    self.notModified = c.pointee.not_modified != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__ListDraftsResponse> {
    let c = arena.allocate(Otolith__Catalogue__V1__ListDraftsResponse.self)
    otolith__catalogue__v1__list_drafts_response__init(c)
    if !self.drafts.isEmpty {
      c.pointee.n_drafts = self.drafts.count
      c.pointee.drafts = arena.array(self.drafts) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__Draft>? }
    }
    if !self.nextPageToken.isEmpty { c.pointee.next_page_token = arena.string(self.nextPageToken) }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    c.pointee.not_modified = self.notModified ? 1 : 0
    return c
  }
}

extension CatalogueV1.UpdateDraftRequest {
  public static var fullName: String { "otolith.catalogue.v1.UpdateDraftRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__update_draft_request__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__UpdateDraftRequest>) {
    self.draftID = Codec.string(c.pointee.draft_id)
    self.questionnaire = c.pointee.questionnaire.map { CatalogueV1.Questionnaire($0) }
    self.updateMask = c.pointee.update_mask.map { GoogleProtobuf.FieldMask($0) }
    self.etag = Codec.string(c.pointee.etag)
    self.keepOutdatedMarks = c.pointee.keep_outdated_marks != 0
    self.baseVersion = c.pointee.base_version
    self.elementIDs = Codec.array(c.pointee.element_ids, c.pointee.n_element_ids) { Codec.string($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__UpdateDraftRequest> {
    let c = arena.allocate(Otolith__Catalogue__V1__UpdateDraftRequest.self)
    otolith__catalogue__v1__update_draft_request__init(c)
    if !self.draftID.isEmpty { c.pointee.draft_id = arena.string(self.draftID) }
    if let value = self.questionnaire { c.pointee.questionnaire = value.cStruct(in: arena) }
    if let value = self.updateMask { c.pointee.update_mask = value.cStruct(in: arena) }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    c.pointee.keep_outdated_marks = self.keepOutdatedMarks ? 1 : 0
    c.pointee.base_version = self.baseVersion
    if !self.elementIDs.isEmpty {
      c.pointee.n_element_ids = self.elementIDs.count
      c.pointee.element_ids = arena.array(self.elementIDs) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    return c
  }
}

extension CatalogueV1.DeleteDraftRequest {
  public static var fullName: String { "otolith.catalogue.v1.DeleteDraftRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__delete_draft_request__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__DeleteDraftRequest>) {
    self.draftID = Codec.string(c.pointee.draft_id)
    self.etag = Codec.string(c.pointee.etag)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__DeleteDraftRequest> {
    let c = arena.allocate(Otolith__Catalogue__V1__DeleteDraftRequest.self)
    otolith__catalogue__v1__delete_draft_request__init(c)
    if !self.draftID.isEmpty { c.pointee.draft_id = arena.string(self.draftID) }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    return c
  }
}

extension CatalogueV1.DeleteDraftResponse {
  public static var fullName: String { "otolith.catalogue.v1.DeleteDraftResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__delete_draft_response__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__DeleteDraftResponse>) {
    self.deleted = c.pointee.deleted != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__DeleteDraftResponse> {
    let c = arena.allocate(Otolith__Catalogue__V1__DeleteDraftResponse.self)
    otolith__catalogue__v1__delete_draft_response__init(c)
    c.pointee.deleted = self.deleted ? 1 : 0
    return c
  }
}

extension CatalogueV1.CheckDraftRequest {
  public static var fullName: String { "otolith.catalogue.v1.CheckDraftRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__check_draft_request__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__CheckDraftRequest>) {
    self.draftID = Codec.string(c.pointee.draft_id)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__CheckDraftRequest> {
    let c = arena.allocate(Otolith__Catalogue__V1__CheckDraftRequest.self)
    otolith__catalogue__v1__check_draft_request__init(c)
    if !self.draftID.isEmpty { c.pointee.draft_id = arena.string(self.draftID) }
    return c
  }
}

extension CatalogueV1.CheckDraftResponse {
  public static var fullName: String { "otolith.catalogue.v1.CheckDraftResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__check_draft_response__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__CheckDraftResponse>) {
    self.findings = Codec.messages(c.pointee.findings, c.pointee.n_findings) { CatalogueV1.Finding($0) }
    self.etag = Codec.string(c.pointee.etag)
    self.publishable = c.pointee.publishable != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__CheckDraftResponse> {
    let c = arena.allocate(Otolith__Catalogue__V1__CheckDraftResponse.self)
    otolith__catalogue__v1__check_draft_response__init(c)
    if !self.findings.isEmpty {
      c.pointee.n_findings = self.findings.count
      c.pointee.findings = arena.array(self.findings) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__Finding>? }
    }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    c.pointee.publishable = self.publishable ? 1 : 0
    return c
  }
}

extension CatalogueV1.PublishDraftRequest {
  public static var fullName: String { "otolith.catalogue.v1.PublishDraftRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__publish_draft_request__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__PublishDraftRequest>) {
    self.draftID = Codec.string(c.pointee.draft_id)
    self.etag = Codec.string(c.pointee.etag)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__PublishDraftRequest> {
    let c = arena.allocate(Otolith__Catalogue__V1__PublishDraftRequest.self)
    otolith__catalogue__v1__publish_draft_request__init(c)
    if !self.draftID.isEmpty { c.pointee.draft_id = arena.string(self.draftID) }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    return c
  }
}

extension CatalogueV1.PublishDraftResponse {
  public static var fullName: String { "otolith.catalogue.v1.PublishDraftResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__publish_draft_response__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__PublishDraftResponse>) {
    self.questionnaireID = Codec.string(c.pointee.questionnaire_id)
    self.version = c.pointee.version
    self.contentHash = Codec.string(c.pointee.content_hash)
    self.published = c.pointee.published != 0
    self.etag = Codec.string(c.pointee.etag)
    self.findings = Codec.messages(c.pointee.findings, c.pointee.n_findings) { CatalogueV1.Finding($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__PublishDraftResponse> {
    let c = arena.allocate(Otolith__Catalogue__V1__PublishDraftResponse.self)
    otolith__catalogue__v1__publish_draft_response__init(c)
    if !self.questionnaireID.isEmpty { c.pointee.questionnaire_id = arena.string(self.questionnaireID) }
    c.pointee.version = self.version
    if !self.contentHash.isEmpty { c.pointee.content_hash = arena.string(self.contentHash) }
    c.pointee.published = self.published ? 1 : 0
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    if !self.findings.isEmpty {
      c.pointee.n_findings = self.findings.count
      c.pointee.findings = arena.array(self.findings) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__Finding>? }
    }
    return c
  }
}

extension CatalogueV1.RetireQuestionnaireRequest {
  public static var fullName: String { "otolith.catalogue.v1.RetireQuestionnaireRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__retire_questionnaire_request__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__RetireQuestionnaireRequest>) {
    self.questionnaireID = Codec.string(c.pointee.questionnaire_id)
    self.reinstate = c.pointee.reinstate != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__RetireQuestionnaireRequest> {
    let c = arena.allocate(Otolith__Catalogue__V1__RetireQuestionnaireRequest.self)
    otolith__catalogue__v1__retire_questionnaire_request__init(c)
    if !self.questionnaireID.isEmpty { c.pointee.questionnaire_id = arena.string(self.questionnaireID) }
    c.pointee.reinstate = self.reinstate ? 1 : 0
    return c
  }
}

extension CatalogueV1.RetireQuestionnaireResponse {
  public static var fullName: String { "otolith.catalogue.v1.RetireQuestionnaireResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__retire_questionnaire_response__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__RetireQuestionnaireResponse>) {
    self.changed = c.pointee.changed != 0
    self.version = c.pointee.version
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__RetireQuestionnaireResponse> {
    let c = arena.allocate(Otolith__Catalogue__V1__RetireQuestionnaireResponse.self)
    otolith__catalogue__v1__retire_questionnaire_response__init(c)
    c.pointee.changed = self.changed ? 1 : 0
    c.pointee.version = self.version
    return c
  }
}

extension CatalogueV1.CompareVersionsRequest {
  public static var fullName: String { "otolith.catalogue.v1.CompareVersionsRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__compare_versions_request__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__CompareVersionsRequest>) {
    self.old = c.pointee.old.map { CatalogueV1.QuestionnaireVersionName($0) }
    self.new = c.pointee.new_.map { CatalogueV1.QuestionnaireVersionName($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__CompareVersionsRequest> {
    let c = arena.allocate(Otolith__Catalogue__V1__CompareVersionsRequest.self)
    otolith__catalogue__v1__compare_versions_request__init(c)
    if let value = self.old { c.pointee.old = value.cStruct(in: arena) }
    if let value = self.new { c.pointee.new_ = value.cStruct(in: arena) }
    return c
  }
}

extension CatalogueV1.CompareVersionsResponse {
  public static var fullName: String { "otolith.catalogue.v1.CompareVersionsResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__compare_versions_response__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__CompareVersionsResponse>) {
    self.changes = Codec.messages(c.pointee.changes, c.pointee.n_changes) { CatalogueV1.VersionChange($0) }
    self.etag = Codec.string(c.pointee.etag)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__CompareVersionsResponse> {
    let c = arena.allocate(Otolith__Catalogue__V1__CompareVersionsResponse.self)
    otolith__catalogue__v1__compare_versions_response__init(c)
    if !self.changes.isEmpty {
      c.pointee.n_changes = self.changes.count
      c.pointee.changes = arena.array(self.changes) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__VersionChange>? }
    }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    return c
  }
}

extension CatalogueV1.VersionChange {
  public static var fullName: String { "otolith.catalogue.v1.VersionChange" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__version_change__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__VersionChange>) {
    self.kind = CatalogueV1.VersionChangeKind(rawValue: Int32(truncatingIfNeeded: c.pointee.kind.rawValue))
    self.elementID = Codec.string(c.pointee.element_id)
    self.itemID = Codec.string(c.pointee.item_id)
    self.detail = Codec.string(c.pointee.detail)
    self.languages = Codec.array(c.pointee.languages, c.pointee.n_languages) { Codec.string($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__VersionChange> {
    let c = arena.allocate(Otolith__Catalogue__V1__VersionChange.self)
    otolith__catalogue__v1__version_change__init(c)
    c.pointee.kind = Otolith__Catalogue__V1__VersionChangeKind(rawValue: .init(truncatingIfNeeded: self.kind.rawValue))
    if !self.elementID.isEmpty { c.pointee.element_id = arena.string(self.elementID) }
    if !self.itemID.isEmpty { c.pointee.item_id = arena.string(self.itemID) }
    if !self.detail.isEmpty { c.pointee.detail = arena.string(self.detail) }
    if !self.languages.isEmpty {
      c.pointee.n_languages = self.languages.count
      c.pointee.languages = arena.array(self.languages) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    return c
  }
}

extension CatalogueV1.GetTranslationStateRequest {
  public static var fullName: String { "otolith.catalogue.v1.GetTranslationStateRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__get_translation_state_request__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__GetTranslationStateRequest>) {
    self.subject = switch c.pointee.subject_case.rawValue {
      case 1: .draftID(Codec.string(c.pointee.draft_id))
      case 2: .version(CatalogueV1.QuestionnaireVersionName(c.pointee.version!))
      default: nil
    }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__GetTranslationStateRequest> {
    let c = arena.allocate(Otolith__Catalogue__V1__GetTranslationStateRequest.self)
    otolith__catalogue__v1__get_translation_state_request__init(c)
    switch self.subject {
      case .draftID(let value)?:
        c.pointee.subject_case = .init(rawValue: 1)
        c.pointee.draft_id = arena.string(value)
      case .version(let value)?:
        c.pointee.subject_case = .init(rawValue: 2)
        c.pointee.version = value.cStruct(in: arena)
      case nil: break
    }
    return c
  }
}

extension CatalogueV1.GetTranslationStateResponse {
  public static var fullName: String { "otolith.catalogue.v1.GetTranslationStateResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__get_translation_state_response__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__GetTranslationStateResponse>) {
    self.languages = Codec.messages(c.pointee.languages, c.pointee.n_languages) { CatalogueV1.LanguageState($0) }
    self.etag = Codec.string(c.pointee.etag)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__GetTranslationStateResponse> {
    let c = arena.allocate(Otolith__Catalogue__V1__GetTranslationStateResponse.self)
    otolith__catalogue__v1__get_translation_state_response__init(c)
    if !self.languages.isEmpty {
      c.pointee.n_languages = self.languages.count
      c.pointee.languages = arena.array(self.languages) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__LanguageState>? }
    }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    return c
  }
}

extension CatalogueV1.LanguageState {
  public static var fullName: String { "otolith.catalogue.v1.LanguageState" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__language_state__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__LanguageState>) {
    self.language = Codec.string(c.pointee.language)
    self.translated = c.pointee.translated
    self.outdated = c.pointee.outdated
    self.total = c.pointee.total
    self.openTexts = Codec.array(c.pointee.open_texts, c.pointee.n_open_texts) { Codec.string($0) }
    self.promised = c.pointee.promised != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__LanguageState> {
    let c = arena.allocate(Otolith__Catalogue__V1__LanguageState.self)
    otolith__catalogue__v1__language_state__init(c)
    if !self.language.isEmpty { c.pointee.language = arena.string(self.language) }
    c.pointee.translated = self.translated
    c.pointee.outdated = self.outdated
    c.pointee.total = self.total
    if !self.openTexts.isEmpty {
      c.pointee.n_open_texts = self.openTexts.count
      c.pointee.open_texts = arena.array(self.openTexts) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    c.pointee.promised = self.promised ? 1 : 0
    return c
  }
}
