// Generated from otolith/catalogue/v1/catalogue.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

internal import COtolithMessages
public import MessageSupport

extension CatalogueV1 {
  /// Filters and page of the studies.
  public struct ListStudiesRequest: Message {
    /// BCP 47 language. Fallbacks: a less specific tag, English, the study's default language (in the
    /// order given by the study's `language_fallback`), a questionnaire's own default language, any
    /// other. Empty: the fallbacks only.
    public var language: String
    /// 1–100; 0 means 50.
    public var pageSize: UInt32
    /// `next_page_token` of the previous page; empty for the first page.
    public var pageToken: String
    /// `etag` of an earlier response to the same request. If the page is unchanged, `not_modified` is
    /// returned.
    public var etag: String
    /// Id of a project to filter by; empty: all projects.
    public var projectID: String
    /// Whether to list only studies that can be joined and filled in now: started, not ended, not
    /// paused.
    public var running: Bool
    /// Fields of Study to return in addition to its id. Absent, empty or `*`: all. Paths must not be
    /// deeper than the fields of Study.
    public var readMask: GoogleProtobuf.FieldMask?

    public init(
      language: String = "",
      pageSize: UInt32 = 0,
      pageToken: String = "",
      etag: String = "",
      projectID: String = "",
      running: Bool = false,
      readMask: GoogleProtobuf.FieldMask? = nil
    ) {
      self.language = language
      self.pageSize = pageSize
      self.pageToken = pageToken
      self.etag = etag
      self.projectID = projectID
      self.running = running
      self.readMask = readMask
    }
  }

  /// A page of studies.
  public struct ListStudiesResponse: Message {
    /// Studies ordered by id. A page ends before 2 MiB but has at least one study if any exists.
    public var studies: [CatalogueV1.Study]
    /// Empty on the last page.
    public var nextPageToken: String
    /// Version tag of this page; send it with the next request for the same page.
    public var etag: String
    /// Whether the contents are unchanged. If true, only `etag` is set.
    public var notModified: Bool

    public init(
      studies: [CatalogueV1.Study] = [],
      nextPageToken: String = "",
      etag: String = "",
      notModified: Bool = false
    ) {
      self.studies = studies
      self.nextPageToken = nextPageToken
      self.etag = etag
      self.notModified = notModified
    }
  }

  /// Names a study.
  public struct GetStudyRequest: Message {
    /// Required.
    public var studyID: String
    /// Same as in ListStudiesRequest; ignored with `all_languages`.
    public var language: String
    /// `etag` of an earlier response to the same request. If the contents are unchanged,
    /// `not_modified` is returned.
    public var etag: String
    /// Same as in ListStudiesRequest.
    public var readMask: GoogleProtobuf.FieldMask?
    /// Whether to return every text with all its translations, as published.
    /// `consent_text.translations` are then the languages in which participants can consent. Use it to
    /// keep a copy of a study: a response in one language is incomplete.
    public var allLanguages: Bool

    public init(
      studyID: String = "",
      language: String = "",
      etag: String = "",
      readMask: GoogleProtobuf.FieldMask? = nil,
      allLanguages: Bool = false
    ) {
      self.studyID = studyID
      self.language = language
      self.etag = etag
      self.readMask = readMask
      self.allLanguages = allLanguages
    }
  }

  /// A study, unless it is unchanged.
  public struct GetStudyResponse: Message {
    /// Absent if `not_modified`.
    public var study: CatalogueV1.Study?
    /// Version tag of these contents; send it with the next request for the same resource.
    public var etag: String
    /// Whether the contents are unchanged. If true, only `etag` and `all_groups` are set.
    public var notModified: Bool
    /// Whether the caller may see the parts of all groups, even if the study has no groups. A copy
    /// kept for other readers must come from a response with this flag.
    public var allGroups: Bool
    /// Time at which this revision of the study was published; absent if `not_modified`.
    public var publishTime: GoogleProtobuf.Timestamp?

    public init(
      study: CatalogueV1.Study? = nil,
      etag: String = "",
      notModified: Bool = false,
      allGroups: Bool = false,
      publishTime: GoogleProtobuf.Timestamp? = nil
    ) {
      self.study = study
      self.etag = etag
      self.notModified = notModified
      self.allGroups = allGroups
      self.publishTime = publishTime
    }
  }

  /// Selects a page of a study's questionnaires.
  public struct ListStudyQuestionnairesRequest: Message {
    /// Required.
    public var studyID: String
    /// Same as in ListStudiesRequest.
    public var language: String
    /// `etag` of an earlier response to the same request. If the page is unchanged, `not_modified` is
    /// returned.
    public var etag: String
    /// Fields of Questionnaire to return in addition to id and version. Absent, empty or `*`: all.
    /// Paths must not be deeper than the fields of Questionnaire.
    public var readMask: GoogleProtobuf.FieldMask?
    /// 1–100; 0 means 100, the current maximum of a study.
    public var pageSize: UInt32
    /// `next_page_token` of the previous page; empty for the first page.
    public var pageToken: String

    public init(
      studyID: String = "",
      language: String = "",
      etag: String = "",
      readMask: GoogleProtobuf.FieldMask? = nil,
      pageSize: UInt32 = 0,
      pageToken: String = ""
    ) {
      self.studyID = studyID
      self.language = language
      self.etag = etag
      self.readMask = readMask
      self.pageSize = pageSize
      self.pageToken = pageToken
    }
  }

  /// A page of a study's questionnaires.
  public struct ListStudyQuestionnairesResponse: Message {
    /// The study's use of each questionnaire, in the order of `questionnaires`.
    public var uses: [CatalogueV1.StudyQuestionnaire]
    /// Questionnaires in the order in which the study offers them.
    public var questionnaires: [CatalogueV1.Questionnaire]
    /// Version tag of this page; send it with the next request for the same page.
    public var etag: String
    /// Whether the contents are unchanged. If true, only `etag` is set.
    public var notModified: Bool
    /// Empty on the last page.
    public var nextPageToken: String

    public init(
      uses: [CatalogueV1.StudyQuestionnaire] = [],
      questionnaires: [CatalogueV1.Questionnaire] = [],
      etag: String = "",
      notModified: Bool = false,
      nextPageToken: String = ""
    ) {
      self.uses = uses
      self.questionnaires = questionnaires
      self.etag = etag
      self.notModified = notModified
      self.nextPageToken = nextPageToken
    }
  }

  /// Names a version.
  public struct GetQuestionnaireVersionRequest: Message {
    /// Required.
    public var questionnaireID: String
    /// Version number; 0 means the newest.
    public var version: UInt32
    /// Same as in ListStudyQuestionnairesRequest.
    public var readMask: GoogleProtobuf.FieldMask?

    public init(
      questionnaireID: String = "",
      version: UInt32 = 0,
      readMask: GoogleProtobuf.FieldMask? = nil
    ) {
      self.questionnaireID = questionnaireID
      self.version = version
      self.readMask = readMask
    }
  }

  /// Names several versions.
  public struct BatchGetQuestionnaireVersionsRequest: Message {
    /// 1–100, each at most once.
    public var versions: [CatalogueV1.QuestionnaireVersionName]
    /// `etag` of an earlier response to the same request. If the contents are unchanged,
    /// `not_modified` is returned.
    public var etag: String
    /// Fields to return of all versions, as in ListStudyQuestionnairesRequest.
    public var readMask: GoogleProtobuf.FieldMask?

    public init(
      versions: [CatalogueV1.QuestionnaireVersionName] = [],
      etag: String = "",
      readMask: GoogleProtobuf.FieldMask? = nil
    ) {
      self.versions = versions
      self.etag = etag
      self.readMask = readMask
    }
  }

  /// Several versions.
  public struct BatchGetQuestionnaireVersionsResponse: Message {
    /// Versions in the requested order.
    public var questionnaires: [CatalogueV1.Questionnaire]
    /// Positions in the request, from 0, of versions that do not exist or are not visible to the
    /// caller.
    public var missing: [UInt32]
    /// Version tag of these contents; send it with the next request for the same resource.
    public var etag: String
    /// Whether the contents are unchanged. If true, only `etag` is set.
    public var notModified: Bool

    public init(
      questionnaires: [CatalogueV1.Questionnaire] = [],
      missing: [UInt32] = [],
      etag: String = "",
      notModified: Bool = false
    ) {
      self.questionnaires = questionnaires
      self.missing = missing
      self.etag = etag
      self.notModified = notModified
    }
  }

  /// Selects the studies of a device.
  public struct GetDeviceCatalogueRequest: Message {
    /// Ids of up to 20 studies, each at most once; empty: all enrolments of the token.
    public var studyIDs: [String]
    /// Same as in ListStudiesRequest.
    public var language: String
    /// `etag` of an earlier response to the same request. If the contents are unchanged,
    /// `not_modified` is returned.
    public var etag: String

    public init(studyIDs: [String] = [], language: String = "", etag: String = "") {
      self.studyIDs = studyIDs
      self.language = language
      self.etag = etag
    }
  }

  /// The studies with their contents.
  public struct GetDeviceCatalogueResponse: Message {
    /// Studies in the requested order; ordered by id if the request names none.
    public var studies: [CatalogueV1.DeviceStudy]
    /// Version tag of these contents; send it with the next request for the same resource.
    public var etag: String
    /// Whether the contents are unchanged. If true, only `etag` is set.
    public var notModified: Bool

    public init(studies: [CatalogueV1.DeviceStudy] = [], etag: String = "", notModified: Bool = false) {
      self.studies = studies
      self.etag = etag
      self.notModified = notModified
    }
  }

  /// A study with everything it uses.
  public struct DeviceStudy: Message {
    /// The study with its groups and next lists, as far as visible to the caller.
    public var study: CatalogueV1.Study?
    /// Questionnaires in the order of `study.questionnaires`.
    public var questionnaires: [CatalogueV1.Questionnaire]
    /// The existing ones of `study.sound_collection_ids`.
    public var soundCollections: [CatalogueV1.SoundCollection]
    /// The existing ones of `study.vocabulary_ids`.
    public var vocabularies: [CatalogueV1.Vocabulary]

    public init(
      study: CatalogueV1.Study? = nil,
      questionnaires: [CatalogueV1.Questionnaire] = [],
      soundCollections: [CatalogueV1.SoundCollection] = [],
      vocabularies: [CatalogueV1.Vocabulary] = []
    ) {
      self.study = study
      self.questionnaires = questionnaires
      self.soundCollections = soundCollections
      self.vocabularies = vocabularies
    }
  }

  /// Query, filters and page.
  public struct SearchQuestionnairesRequest: Message {
    /// Up to 500 characters; empty: all questionnaires.
    public var query: String
    /// BCP 47 language of the returned titles; empty: English, or any other.
    public var language: String
    /// Id of a project to filter by; empty: all projects.
    public var projectID: String
    /// Licence to filter by, in the author's spelling; empty: any.
    public var licence: String
    /// BCP 47 language to filter by and to search in; empty: any.
    public var textLanguage: String
    /// Item to filter by; empty: any.
    public var itemID: String
    /// 1–100; 0 means 50.
    public var pageSize: UInt32
    /// `next_page_token` of the previous page; empty for the first page.
    public var pageToken: String
    /// `etag` of an earlier response to the same request. If the page is unchanged, `not_modified` is
    /// returned.
    public var etag: String
    /// Whether retired questionnaires are included.
    public var includeRetired: Bool

    public init(
      query: String = "",
      language: String = "",
      projectID: String = "",
      licence: String = "",
      textLanguage: String = "",
      itemID: String = "",
      pageSize: UInt32 = 0,
      pageToken: String = "",
      etag: String = "",
      includeRetired: Bool = false
    ) {
      self.query = query
      self.language = language
      self.projectID = projectID
      self.licence = licence
      self.textLanguage = textLanguage
      self.itemID = itemID
      self.pageSize = pageSize
      self.pageToken = pageToken
      self.etag = etag
      self.includeRetired = includeRetired
    }
  }

  /// A page of search results.
  public struct SearchQuestionnairesResponse: Message {
    /// Questionnaires, best match first.
    public var questionnaires: [CatalogueV1.QuestionnaireSummary]
    /// Token of the next page; empty on the last page. A search finds at most 10,000 questionnaires.
    public var nextPageToken: String
    /// Version tag of this page; send it with the next request for the same page.
    public var etag: String
    /// Whether the contents are unchanged. If true, only `etag` is set.
    public var notModified: Bool

    public init(
      questionnaires: [CatalogueV1.QuestionnaireSummary] = [],
      nextPageToken: String = "",
      etag: String = "",
      notModified: Bool = false
    ) {
      self.questionnaires = questionnaires
      self.nextPageToken = nextPageToken
      self.etag = etag
      self.notModified = notModified
    }
  }

  /// A questionnaire as shown in lists.
  public struct QuestionnaireSummary: Message {
    /// Id of the questionnaire.
    public var questionnaireID: String
    /// Newest version.
    public var version: UInt32
    /// Content hash of that version, 64 lower-case hexadecimal digits.
    public var contentHash: String
    /// The project that owns it.
    public var projectID: String
    /// Title in the requested language.
    public var title: CatalogueV1.LocalizedText?
    /// Description in the requested language; may be absent.
    public var description: CatalogueV1.LocalizedText?
    /// BCP 47 languages of all texts.
    public var languages: [String]
    /// Same as in Questionnaire.
    public var licence: String
    /// Same as in Questionnaire.
    public var sharing: CatalogueV1.Sharing
    /// Number of elements of all kinds.
    public var elementCount: UInt32
    /// Number of questions.
    public var questionCount: UInt32
    /// Same as in Questionnaire.
    public var demonstrationWording: Bool
    /// Whether it is retired. Retired questionnaires are returned only on request.
    public var retired: Bool

    public init(
      questionnaireID: String = "",
      version: UInt32 = 0,
      contentHash: String = "",
      projectID: String = "",
      title: CatalogueV1.LocalizedText? = nil,
      description: CatalogueV1.LocalizedText? = nil,
      languages: [String] = [],
      licence: String = "",
      sharing: CatalogueV1.Sharing = CatalogueV1.Sharing(rawValue: 0),
      elementCount: UInt32 = 0,
      questionCount: UInt32 = 0,
      demonstrationWording: Bool = false,
      retired: Bool = false
    ) {
      self.questionnaireID = questionnaireID
      self.version = version
      self.contentHash = contentHash
      self.projectID = projectID
      self.title = title
      self.description = description
      self.languages = languages
      self.licence = licence
      self.sharing = sharing
      self.elementCount = elementCount
      self.questionCount = questionCount
      self.demonstrationWording = demonstrationWording
      self.retired = retired
    }
  }

  /// The study to publish with its contents.
  public struct ImportStudyRequest: Message {
    /// Required. `consent_version`, `languages` and `revision` are ignored.
    public var study: CatalogueV1.Study?
    /// Questionnaires to publish or to find unchanged; the study must use each of them. Up to 100.
    public var questionnaires: [CatalogueV1.Questionnaire]
    /// Required for password access unless the study already has a password: 8–128 characters. Empty
    /// otherwise.
    public var accessPassword: String
    /// Whether to validate only. If true, nothing is stored and the response is what the call would
    /// return.
    public var validateOnly: Bool
    /// Project of a new study; empty: the project `default`. It requires the role leader in the
    /// project. A study stays in its project: another one is rejected (STUDY_OF_ANOTHER_PROJECT).
    ///
    /// Administrators may give a new study any id, and so may a leader whose token names the study
    /// before it exists. Leaders of the project may choose the project's id, or an id that starts with
    /// the project's id and a hyphen.
    public var projectID: String
    /// Sound collections to publish with the study; may be empty.
    public var soundCollections: [CatalogueV1.SoundCollection]
    /// Vocabularies to publish with the study; may be empty.
    public var vocabularies: [CatalogueV1.Vocabulary]
    /// Whether `Study.paused` and `Study.end_time` apply as sent. If false, they cannot resume a paused
    /// study, reopen an ended one, or remove an end: it stays paused, and keeps its end.
    public var applyState: Bool
    /// Whether an existing study ends at the time of the call by the clock of the service, instead of at
    /// `Study.end_time`. An end that has passed stays.
    public var endNow: Bool
    /// Whether the retention may begin to erase data at once, because the days after the study's end
    /// have passed already. If false, a change with this effect is rejected (RETENTION_ERASES_NOW).
    public var allowErasure: Bool

    public init(
      study: CatalogueV1.Study? = nil,
      questionnaires: [CatalogueV1.Questionnaire] = [],
      accessPassword: String = "",
      validateOnly: Bool = false,
      projectID: String = "",
      soundCollections: [CatalogueV1.SoundCollection] = [],
      vocabularies: [CatalogueV1.Vocabulary] = [],
      applyState: Bool = false,
      endNow: Bool = false,
      allowErasure: Bool = false
    ) {
      self.study = study
      self.questionnaires = questionnaires
      self.accessPassword = accessPassword
      self.validateOnly = validateOnly
      self.projectID = projectID
      self.soundCollections = soundCollections
      self.vocabularies = vocabularies
      self.applyState = applyState
      self.endNow = endNow
      self.allowErasure = allowErasure
    }
  }

  /// The published contents.
  public struct ImportStudyResponse: Message {
    /// Revision that has these contents.
    public var studyRevision: UInt32
    /// Whether a new revision was published; false if the newest one already had these contents.
    public var studyChanged: Bool
    /// Questionnaires in the order of the request.
    public var questionnaires: [CatalogueV1.ImportedQuestionnaire]
    /// Project of the study.
    public var projectID: String
    /// Changes for participants; absent for a new study.
    public var effects: CatalogueV1.StudyEffects?

    public init(
      studyRevision: UInt32 = 0,
      studyChanged: Bool = false,
      questionnaires: [CatalogueV1.ImportedQuestionnaire] = [],
      projectID: String = "",
      effects: CatalogueV1.StudyEffects? = nil
    ) {
      self.studyRevision = studyRevision
      self.studyChanged = studyChanged
      self.questionnaires = questionnaires
      self.projectID = projectID
      self.effects = effects
    }
  }

  /// Changes that an import makes for the participants of an existing study. All lists are sorted.
  public struct StudyEffects: Message {
    /// Whether the study was paused before.
    public var earlierPaused: Bool
    /// Whether it is paused now, see `ImportStudyRequest.apply_state`.
    public var paused: Bool
    /// End of the study before; absent: no end.
    public var earlierEndTime: GoogleProtobuf.Timestamp?
    /// End of the study now, see `ImportStudyRequest.apply_state`.
    public var endTime: GoogleProtobuf.Timestamp?
    /// `Study.consent_version` before.
    public var earlierConsentVersion: String
    /// `Study.consent_version` now.
    public var consentVersion: String
    /// Languages whose consent text changed or was removed: participants who consented in one of them
    /// are asked again.
    public var consentLanguages: [String]
    /// Questionnaires that are new in the study.
    public var addedQuestionnaireIDs: [String]
    /// Questionnaires that the study no longer uses.
    public var removedQuestionnaireIDs: [String]
    /// Questionnaires that have another version now.
    public var replacedQuestionnaireIDs: [String]
    /// Questionnaires whose schedules changed.
    public var rescheduledQuestionnaireIDs: [String]
    /// Questionnaires that other groups see now.
    public var regroupedQuestionnaireIDs: [String]
    /// Groups that are new in the study.
    public var addedGroupIDs: [String]
    /// Groups that the study no longer has.
    public var removedGroupIDs: [String]
    /// Whether the triggers or the rules for all notifications changed.
    public var promptsChanged: Bool
    /// The way participants joined before.
    public var earlierAccess: CatalogueV1.StudyAccess
    /// The way they join now.
    public var access: CatalogueV1.StudyAccess
    /// Whether the title changed in any language.
    public var titleChanged: Bool

    public init(
      earlierPaused: Bool = false,
      paused: Bool = false,
      earlierEndTime: GoogleProtobuf.Timestamp? = nil,
      endTime: GoogleProtobuf.Timestamp? = nil,
      earlierConsentVersion: String = "",
      consentVersion: String = "",
      consentLanguages: [String] = [],
      addedQuestionnaireIDs: [String] = [],
      removedQuestionnaireIDs: [String] = [],
      replacedQuestionnaireIDs: [String] = [],
      rescheduledQuestionnaireIDs: [String] = [],
      regroupedQuestionnaireIDs: [String] = [],
      addedGroupIDs: [String] = [],
      removedGroupIDs: [String] = [],
      promptsChanged: Bool = false,
      earlierAccess: CatalogueV1.StudyAccess = CatalogueV1.StudyAccess(rawValue: 0),
      access: CatalogueV1.StudyAccess = CatalogueV1.StudyAccess(rawValue: 0),
      titleChanged: Bool = false
    ) {
      self.earlierPaused = earlierPaused
      self.paused = paused
      self.earlierEndTime = earlierEndTime
      self.endTime = endTime
      self.earlierConsentVersion = earlierConsentVersion
      self.consentVersion = consentVersion
      self.consentLanguages = consentLanguages
      self.addedQuestionnaireIDs = addedQuestionnaireIDs
      self.removedQuestionnaireIDs = removedQuestionnaireIDs
      self.replacedQuestionnaireIDs = replacedQuestionnaireIDs
      self.rescheduledQuestionnaireIDs = rescheduledQuestionnaireIDs
      self.regroupedQuestionnaireIDs = regroupedQuestionnaireIDs
      self.addedGroupIDs = addedGroupIDs
      self.removedGroupIDs = removedGroupIDs
      self.promptsChanged = promptsChanged
      self.earlierAccess = earlierAccess
      self.access = access
      self.titleChanged = titleChanged
    }
  }

  /// A questionnaire imported with a study.
  public struct ImportedQuestionnaire: Message {
    /// Id of the questionnaire.
    public var questionnaireID: String
    /// Version that has these contents.
    public var version: UInt32
    /// SHA-256 of the canonical contents, 64 lower-case hexadecimal digits.
    public var contentHash: String
    /// Whether a new version was published; false if the newest one already had these contents.
    public var published: Bool

    public init(
      questionnaireID: String = "",
      version: UInt32 = 0,
      contentHash: String = "",
      published: Bool = false
    ) {
      self.questionnaireID = questionnaireID
      self.version = version
      self.contentHash = contentHash
      self.published = published
    }
  }

  /// The descriptor of `otolith/catalogue/v1/catalogue.proto`.
  public static let catalogueFile = ProtoFile(
    name: "otolith/catalogue/v1/catalogue.proto",
    dependencies: [GoogleProtobuf.fieldMaskFile, GoogleProtobuf.timestampFile, CatalogueV1.libraryFile, CatalogueV1.questionnaireFile, CatalogueV1.studyFile, CatalogueV1.textFile],
    base64: "CiRvdG9saXRoL2NhdGFsb2d1ZS92MS9jYXRhbG9ndWUucHJvdG8SFG90b2xpdGguY2F0YWxvZ3VlLnYxGiBnb29nbGUvcHJvdG9idWYvZmllbGRfbWFzay5wcm90bxofZ29vZ2xlL3Byb3RvYnVmL3RpbWVzdGFtcC5wcm90bxoib3RvbGl0aC9jYXRhbG9ndWUvdjEvbGlicmFyeS5wcm90bxoob3RvbGl0aC9jYXRhbG9ndWUvdjEvcXVlc3Rpb25uYWlyZS5wcm90bxogb3RvbGl0aC9jYXRhbG9ndWUvdjEvc3R1ZHkucHJvdG8aH290b2xpdGgvY2F0YWxvZ3VlL3YxL3RleHQucHJvdG8i8gEKEkxpc3RTdHVkaWVzUmVxdWVzdBIaCghsYW5ndWFnZRgBIAEoCVIIbGFuZ3VhZ2USGwoJcGFnZV9zaXplGAIgASgNUghwYWdlU2l6ZRIdCgpwYWdlX3Rva2VuGAMgASgJUglwYWdlVG9rZW4SEgoEZXRhZxgEIAEoCVIEZXRhZxIdCgpwcm9qZWN0X2lkGAUgASgJUglwcm9qZWN0SWQSGAoHcnVubmluZxgGIAEoCFIHcnVubmluZxI3CglyZWFkX21hc2sYByABKAsyGi5nb29nbGUucHJvdG9idWYuRmllbGRNYXNrUghyZWFkTWFzayKrAQoTTGlzdFN0dWRpZXNSZXNwb25zZRI1CgdzdHVkaWVzGAEgAygLMhsub3RvbGl0aC5jYXRhbG9ndWUudjEuU3R1ZHlSB3N0dWRpZXMSJgoPbmV4dF9wYWdlX3Rva2VuGAIgASgJUg1uZXh0UGFnZVRva2VuEhIKBGV0YWcYAyABKAlSBGV0YWcSIQoMbm90X21vZGlmaWVkGAQgASgIUgtub3RNb2RpZmllZCK6AQoPR2V0U3R1ZHlSZXF1ZXN0EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkEhoKCGxhbmd1YWdlGAIgASgJUghsYW5ndWFnZRISCgRldGFnGAMgASgJUgRldGFnEjcKCXJlYWRfbWFzaxgEIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5GaWVsZE1hc2tSCHJlYWRNYXNrEiMKDWFsbF9sYW5ndWFnZXMYBSABKAhSDGFsbExhbmd1YWdlcyLaAQoQR2V0U3R1ZHlSZXNwb25zZRIxCgVzdHVkeRgBIAEoCzIbLm90b2xpdGguY2F0YWxvZ3VlLnYxLlN0dWR5UgVzdHVkeRISCgRldGFnGAIgASgJUgRldGFnEiEKDG5vdF9tb2RpZmllZBgDIAEoCFILbm90TW9kaWZpZWQSHQoKYWxsX2dyb3VwcxgEIAEoCFIJYWxsR3JvdXBzEj0KDHB1Ymxpc2hfdGltZRgFIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSC3B1Ymxpc2hUaW1lIuABCh5MaXN0U3R1ZHlRdWVzdGlvbm5haXJlc1JlcXVlc3QSGQoIc3R1ZHlfaWQYASABKAlSB3N0dWR5SWQSGgoIbGFuZ3VhZ2UYAiABKAlSCGxhbmd1YWdlEhIKBGV0YWcYAyABKAlSBGV0YWcSNwoJcmVhZF9tYXNrGAQgASgLMhouZ29vZ2xlLnByb3RvYnVmLkZpZWxkTWFza1IIcmVhZE1hc2sSGwoJcGFnZV9zaXplGAUgASgNUghwYWdlU2l6ZRIdCgpwYWdlX3Rva2VuGAYgASgJUglwYWdlVG9rZW4iiwIKH0xpc3RTdHVkeVF1ZXN0aW9ubmFpcmVzUmVzcG9uc2USPAoEdXNlcxgBIAMoCzIoLm90b2xpdGguY2F0YWxvZ3VlLnYxLlN0dWR5UXVlc3Rpb25uYWlyZVIEdXNlcxJLCg5xdWVzdGlvbm5haXJlcxgCIAMoCzIjLm90b2xpdGguY2F0YWxvZ3VlLnYxLlF1ZXN0aW9ubmFpcmVSDnF1ZXN0aW9ubmFpcmVzEhIKBGV0YWcYAyABKAlSBGV0YWcSIQoMbm90X21vZGlmaWVkGAQgASgIUgtub3RNb2RpZmllZBImCg9uZXh0X3BhZ2VfdG9rZW4YBSABKAlSDW5leHRQYWdlVG9rZW4ingEKHkdldFF1ZXN0aW9ubmFpcmVWZXJzaW9uUmVxdWVzdBIpChBxdWVzdGlvbm5haXJlX2lkGAEgASgJUg9xdWVzdGlvbm5haXJlSWQSGAoHdmVyc2lvbhgCIAEoDVIHdmVyc2lvbhI3CglyZWFkX21hc2sYAyABKAsyGi5nb29nbGUucHJvdG9idWYuRmllbGRNYXNrUghyZWFkTWFzayK/AQokQmF0Y2hHZXRRdWVzdGlvbm5haXJlVmVyc2lvbnNSZXF1ZXN0EkoKCHZlcnNpb25zGAEgAygLMi4ub3RvbGl0aC5jYXRhbG9ndWUudjEuUXVlc3Rpb25uYWlyZVZlcnNpb25OYW1lUgh2ZXJzaW9ucxISCgRldGFnGAIgASgJUgRldGFnEjcKCXJlYWRfbWFzaxgDIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5GaWVsZE1hc2tSCHJlYWRNYXNrIsUBCiVCYXRjaEdldFF1ZXN0aW9ubmFpcmVWZXJzaW9uc1Jlc3BvbnNlEksKDnF1ZXN0aW9ubmFpcmVzGAEgAygLMiMub3RvbGl0aC5jYXRhbG9ndWUudjEuUXVlc3Rpb25uYWlyZVIOcXVlc3Rpb25uYWlyZXMSGAoHbWlzc2luZxgCIAMoDVIHbWlzc2luZxISCgRldGFnGAMgASgJUgRldGFnEiEKDG5vdF9tb2RpZmllZBgEIAEoCFILbm90TW9kaWZpZWQiaAoZR2V0RGV2aWNlQ2F0YWxvZ3VlUmVxdWVzdBIbCglzdHVkeV9pZHMYASADKAlSCHN0dWR5SWRzEhoKCGxhbmd1YWdlGAIgASgJUghsYW5ndWFnZRISCgRldGFnGAMgASgJUgRldGFnIpABChpHZXREZXZpY2VDYXRhbG9ndWVSZXNwb25zZRI7CgdzdHVkaWVzGAEgAygLMiEub3RvbGl0aC5jYXRhbG9ndWUudjEuRGV2aWNlU3R1ZHlSB3N0dWRpZXMSEgoEZXRhZxgCIAEoCVIEZXRhZxIhCgxub3RfbW9kaWZpZWQYAyABKAhSC25vdE1vZGlmaWVkIqcCCgtEZXZpY2VTdHVkeRIxCgVzdHVkeRgBIAEoCzIbLm90b2xpdGguY2F0YWxvZ3VlLnYxLlN0dWR5UgVzdHVkeRJLCg5xdWVzdGlvbm5haXJlcxgCIAMoCzIjLm90b2xpdGguY2F0YWxvZ3VlLnYxLlF1ZXN0aW9ubmFpcmVSDnF1ZXN0aW9ubmFpcmVzElIKEXNvdW5kX2NvbGxlY3Rpb25zGAMgAygLMiUub3RvbGl0aC5jYXRhbG9ndWUudjEuU291bmRDb2xsZWN0aW9uUhBzb3VuZENvbGxlY3Rpb25zEkQKDHZvY2FidWxhcmllcxgEIAMoCzIgLm90b2xpdGguY2F0YWxvZ3VlLnYxLlZvY2FidWxhcnlSDHZvY2FidWxhcmllcyK/AgobU2VhcmNoUXVlc3Rpb25uYWlyZXNSZXF1ZXN0EhQKBXF1ZXJ5GAEgASgJUgVxdWVyeRIaCghsYW5ndWFnZRgCIAEoCVIIbGFuZ3VhZ2USHQoKcHJvamVjdF9pZBgDIAEoCVIJcHJvamVjdElkEhgKB2xpY2VuY2UYBCABKAlSB2xpY2VuY2USIwoNdGV4dF9sYW5ndWFnZRgFIAEoCVIMdGV4dExhbmd1YWdlEhcKB2l0ZW1faWQYBiABKAlSBml0ZW1JZBIbCglwYWdlX3NpemUYByABKA1SCHBhZ2VTaXplEh0KCnBhZ2VfdG9rZW4YCCABKAlSCXBhZ2VUb2tlbhISCgRldGFnGAkgASgJUgRldGFnEicKD2luY2x1ZGVfcmV0aXJlZBgKIAEoCFIOaW5jbHVkZVJldGlyZWQi0QEKHFNlYXJjaFF1ZXN0aW9ubmFpcmVzUmVzcG9uc2USUgoOcXVlc3Rpb25uYWlyZXMYASADKAsyKi5vdG9saXRoLmNhdGFsb2d1ZS52MS5RdWVzdGlvbm5haXJlU3VtbWFyeVIOcXVlc3Rpb25uYWlyZXMSJgoPbmV4dF9wYWdlX3Rva2VuGAIgASgJUg1uZXh0UGFnZVRva2VuEhIKBGV0YWcYAyABKAlSBGV0YWcSIQoMbm90X21vZGlmaWVkGAQgASgIUgtub3RNb2RpZmllZCKrBAoUUXVlc3Rpb25uYWlyZVN1bW1hcnkSKQoQcXVlc3Rpb25uYWlyZV9pZBgBIAEoCVIPcXVlc3Rpb25uYWlyZUlkEhgKB3ZlcnNpb24YAiABKA1SB3ZlcnNpb24SIQoMY29udGVudF9oYXNoGAMgASgJUgtjb250ZW50SGFzaBIdCgpwcm9qZWN0X2lkGAQgASgJUglwcm9qZWN0SWQSOQoFdGl0bGUYBSABKAsyIy5vdG9saXRoLmNhdGFsb2d1ZS52MS5Mb2NhbGl6ZWRUZXh0UgV0aXRsZRJFCgtkZXNjcmlwdGlvbhgGIAEoCzIjLm90b2xpdGguY2F0YWxvZ3VlLnYxLkxvY2FsaXplZFRleHRSC2Rlc2NyaXB0aW9uEhwKCWxhbmd1YWdlcxgHIAMoCVIJbGFuZ3VhZ2VzEhgKB2xpY2VuY2UYCCABKAlSB2xpY2VuY2USNwoHc2hhcmluZxgJIAEoDjIdLm90b2xpdGguY2F0YWxvZ3VlLnYxLlNoYXJpbmdSB3NoYXJpbmcSIwoNZWxlbWVudF9jb3VudBgKIAEoDVIMZWxlbWVudENvdW50EiUKDnF1ZXN0aW9uX2NvdW50GAsgASgNUg1xdWVzdGlvbkNvdW50EjMKFWRlbW9uc3RyYXRpb25fd29yZGluZxgMIAEoCFIUZGVtb25zdHJhdGlvbldvcmRpbmcSGAoHcmV0aXJlZBgNIAEoCFIHcmV0aXJlZCL6AwoSSW1wb3J0U3R1ZHlSZXF1ZXN0EjEKBXN0dWR5GAEgASgLMhsub3RvbGl0aC5jYXRhbG9ndWUudjEuU3R1ZHlSBXN0dWR5EksKDnF1ZXN0aW9ubmFpcmVzGAIgAygLMiMub3RvbGl0aC5jYXRhbG9ndWUudjEuUXVlc3Rpb25uYWlyZVIOcXVlc3Rpb25uYWlyZXMSJwoPYWNjZXNzX3Bhc3N3b3JkGAMgASgJUg5hY2Nlc3NQYXNzd29yZBIjCg12YWxpZGF0ZV9vbmx5GAQgASgIUgx2YWxpZGF0ZU9ubHkSHQoKcHJvamVjdF9pZBgFIAEoCVIJcHJvamVjdElkElIKEXNvdW5kX2NvbGxlY3Rpb25zGAYgAygLMiUub3RvbGl0aC5jYXRhbG9ndWUudjEuU291bmRDb2xsZWN0aW9uUhBzb3VuZENvbGxlY3Rpb25zEkQKDHZvY2FidWxhcmllcxgHIAMoCzIgLm90b2xpdGguY2F0YWxvZ3VlLnYxLlZvY2FidWxhcnlSDHZvY2FidWxhcmllcxIfCgthcHBseV9zdGF0ZRgIIAEoCFIKYXBwbHlTdGF0ZRIXCgdlbmRfbm93GAkgASgIUgZlbmROb3cSIwoNYWxsb3dfZXJhc3VyZRgKIAEoCFIMYWxsb3dFcmFzdXJlIpMCChNJbXBvcnRTdHVkeVJlc3BvbnNlEiUKDnN0dWR5X3JldmlzaW9uGAEgASgNUg1zdHVkeVJldmlzaW9uEiMKDXN0dWR5X2NoYW5nZWQYAiABKAhSDHN0dWR5Q2hhbmdlZBJTCg5xdWVzdGlvbm5haXJlcxgDIAMoCzIrLm90b2xpdGguY2F0YWxvZ3VlLnYxLkltcG9ydGVkUXVlc3Rpb25uYWlyZVIOcXVlc3Rpb25uYWlyZXMSHQoKcHJvamVjdF9pZBgEIAEoCVIJcHJvamVjdElkEjwKB2VmZmVjdHMYBSABKAsyIi5vdG9saXRoLmNhdGFsb2d1ZS52MS5TdHVkeUVmZmVjdHNSB2VmZmVjdHMitQcKDFN0dWR5RWZmZWN0cxIlCg5lYXJsaWVyX3BhdXNlZBgBIAEoCFINZWFybGllclBhdXNlZBIWCgZwYXVzZWQYAiABKAhSBnBhdXNlZBJEChBlYXJsaWVyX2VuZF90aW1lGAMgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIOZWFybGllckVuZFRpbWUSNQoIZW5kX3RpbWUYBCABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgdlbmRUaW1lEjYKF2VhcmxpZXJfY29uc2VudF92ZXJzaW9uGAUgASgJUhVlYXJsaWVyQ29uc2VudFZlcnNpb24SJwoPY29uc2VudF92ZXJzaW9uGAYgASgJUg5jb25zZW50VmVyc2lvbhIrChFjb25zZW50X2xhbmd1YWdlcxgHIAMoCVIQY29uc2VudExhbmd1YWdlcxI2ChdhZGRlZF9xdWVzdGlvbm5haXJlX2lkcxgIIAMoCVIVYWRkZWRRdWVzdGlvbm5haXJlSWRzEjoKGXJlbW92ZWRfcXVlc3Rpb25uYWlyZV9pZHMYCSADKAlSF3JlbW92ZWRRdWVzdGlvbm5haXJlSWRzEjwKGnJlcGxhY2VkX3F1ZXN0aW9ubmFpcmVfaWRzGAogAygJUhhyZXBsYWNlZFF1ZXN0aW9ubmFpcmVJZHMSQgodcmVzY2hlZHVsZWRfcXVlc3Rpb25uYWlyZV9pZHMYCyADKAlSG3Jlc2NoZWR1bGVkUXVlc3Rpb25uYWlyZUlkcxI+ChtyZWdyb3VwZWRfcXVlc3Rpb25uYWlyZV9pZHMYDCADKAlSGXJlZ3JvdXBlZFF1ZXN0aW9ubmFpcmVJZHMSJgoPYWRkZWRfZ3JvdXBfaWRzGA0gAygJUg1hZGRlZEdyb3VwSWRzEioKEXJlbW92ZWRfZ3JvdXBfaWRzGA4gAygJUg9yZW1vdmVkR3JvdXBJZHMSJwoPcHJvbXB0c19jaGFuZ2VkGA8gASgIUg5wcm9tcHRzQ2hhbmdlZBJICg5lYXJsaWVyX2FjY2VzcxgQIAEoDjIhLm90b2xpdGguY2F0YWxvZ3VlLnYxLlN0dWR5QWNjZXNzUg1lYXJsaWVyQWNjZXNzEjkKBmFjY2VzcxgRIAEoDjIhLm90b2xpdGguY2F0YWxvZ3VlLnYxLlN0dWR5QWNjZXNzUgZhY2Nlc3MSIwoNdGl0bGVfY2hhbmdlZBgSIAEoCFIMdGl0bGVDaGFuZ2VkIp0BChVJbXBvcnRlZFF1ZXN0aW9ubmFpcmUSKQoQcXVlc3Rpb25uYWlyZV9pZBgBIAEoCVIPcXVlc3Rpb25uYWlyZUlkEhgKB3ZlcnNpb24YAiABKA1SB3ZlcnNpb24SIQoMY29udGVudF9oYXNoGAMgASgJUgtjb250ZW50SGFzaBIcCglwdWJsaXNoZWQYBCABKAhSCXB1Ymxpc2hlZDKHBwoQQ2F0YWxvZ3VlU2VydmljZRJnCgtMaXN0U3R1ZGllcxIoLm90b2xpdGguY2F0YWxvZ3VlLnYxLkxpc3RTdHVkaWVzUmVxdWVzdBopLm90b2xpdGguY2F0YWxvZ3VlLnYxLkxpc3RTdHVkaWVzUmVzcG9uc2UiA5ACARJeCghHZXRTdHVkeRIlLm90b2xpdGguY2F0YWxvZ3VlLnYxLkdldFN0dWR5UmVxdWVzdBomLm90b2xpdGguY2F0YWxvZ3VlLnYxLkdldFN0dWR5UmVzcG9uc2UiA5ACARKLAQoXTGlzdFN0dWR5UXVlc3Rpb25uYWlyZXMSNC5vdG9saXRoLmNhdGFsb2d1ZS52MS5MaXN0U3R1ZHlRdWVzdGlvbm5haXJlc1JlcXVlc3QaNS5vdG9saXRoLmNhdGFsb2d1ZS52MS5MaXN0U3R1ZHlRdWVzdGlvbm5haXJlc1Jlc3BvbnNlIgOQAgESeQoXR2V0UXVlc3Rpb25uYWlyZVZlcnNpb24SNC5vdG9saXRoLmNhdGFsb2d1ZS52MS5HZXRRdWVzdGlvbm5haXJlVmVyc2lvblJlcXVlc3QaIy5vdG9saXRoLmNhdGFsb2d1ZS52MS5RdWVzdGlvbm5haXJlIgOQAgESnQEKHUJhdGNoR2V0UXVlc3Rpb25uYWlyZVZlcnNpb25zEjoub3RvbGl0aC5jYXRhbG9ndWUudjEuQmF0Y2hHZXRRdWVzdGlvbm5haXJlVmVyc2lvbnNSZXF1ZXN0Gjsub3RvbGl0aC5jYXRhbG9ndWUudjEuQmF0Y2hHZXRRdWVzdGlvbm5haXJlVmVyc2lvbnNSZXNwb25zZSIDkAIBEnwKEkdldERldmljZUNhdGFsb2d1ZRIvLm90b2xpdGguY2F0YWxvZ3VlLnYxLkdldERldmljZUNhdGFsb2d1ZVJlcXVlc3QaMC5vdG9saXRoLmNhdGFsb2d1ZS52MS5HZXREZXZpY2VDYXRhbG9ndWVSZXNwb25zZSIDkAIBEoIBChRTZWFyY2hRdWVzdGlvbm5haXJlcxIxLm90b2xpdGguY2F0YWxvZ3VlLnYxLlNlYXJjaFF1ZXN0aW9ubmFpcmVzUmVxdWVzdBoyLm90b2xpdGguY2F0YWxvZ3VlLnYxLlNlYXJjaFF1ZXN0aW9ubmFpcmVzUmVzcG9uc2UiA5ACATJ7ChBBdXRob3JpbmdTZXJ2aWNlEmcKC0ltcG9ydFN0dWR5Eigub3RvbGl0aC5jYXRhbG9ndWUudjEuSW1wb3J0U3R1ZHlSZXF1ZXN0Gikub3RvbGl0aC5jYXRhbG9ndWUudjEuSW1wb3J0U3R1ZHlSZXNwb25zZSIDkAICQlEKFG90b2xpdGguY2F0YWxvZ3VlLnYxUAFaIG90b2xpdGgvY2F0YWxvZ3VlL3YxO2NhdGFsb2d1ZXYxqgIUT3RvbGl0aC5DYXRhbG9ndWUuVjFKrXYKKAoBDBIDAQASGh4gVGhlIHF1ZXN0aW9ubmFpcmUgY2F0YWxvZ3VlLgoK3QMKAgYAEgQXAFoBGtADIFJlYWRzIHN0dWRpZXMgYW5kIHF1ZXN0aW9ubmFpcmVzLCBmb3IgcGFydGljaXBhbnRzIGFuZCBvdGhlciBzZXJ2aWNlcy4KCiBHcm91cHMgKGFybXMpIG9mIGEgc3R1ZHkgYXJlIHZpc2libGUgaW4gZnVsbCB0byB0aGUgcGVvcGxlIHdobyBjb25kdWN0IGl0OiB0aG9zZSB3aXRoIGEgcm9sZQogaW4gaXQgb3IgaW4gaXRzIHByb2plY3QsIGFkbWluaXN0cmF0b3JzLCBhbmQgc2VydmljZXMuIE90aGVyIGNhbGxlcnMgc2VlIHRoZSBwYXJ0cyB0aGF0IGFyZSBmb3IgYWxsCiBwYXJ0aWNpcGFudHM7IGEgcGFydGljaXBhbnQgYWxzbyBzZWVzIHRoZSBwYXJ0cyBmb3IgdGhlIGdyb3VwIGluIHRoZSBhY2Nlc3MgdG9rZW4uIGBncm91cHNgIHRoZW4KIGhhcyBhdCBtb3N0IHRoYXQgZ3JvdXAsIGFuZCBxdWVzdGlvbm5haXJlcywgb2ZmZXJzIGFuZCBgZ3JvdXBfaWRzYCBvZiBvdGhlciBncm91cHMgYXJlIGxlZnQgb3V0LgoK4gIKBAYAAgASBB0CHwMa0wIgTGlzdHMgc3R1ZGllcyBvcmRlcmVkIGJ5IGlkLCB3aXRoIGFsbCB0ZXh0cyBpbiB0aGUgcmVxdWVzdGVkIGxhbmd1YWdlIGFuZCB3aXRob3V0IHVubGlzdGVkCiBzdHVkaWVzLiBDYWxsYWJsZSB3aXRob3V0IGEgdG9rZW47IGEgdmFsaWQgdG9rZW4gZGV0ZXJtaW5lcyB3aGF0IGlzIHZpc2libGUuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UIHdpdGggcmVhc29uIElEX0lOVkFMSUQsIExBTkdVQUdFX0lOVkFMSUQsIEZJRUxEX1VOS05PV04sCiBQQUdFX1NJWkVfT1VUX09GX1JBTkdFIG9yIFBBR0VfVE9LRU5fSU5WQUxJRDsgVU5BVVRIRU5USUNBVEVEIGZvciBhbiBpbnZhbGlkIHRva2VuLgoK7wEKBAYAAgESBCQCJgMa4AEgUmV0dXJucyBvbmUgc3R1ZHkuIENhbGxhYmxlIHdpdGhvdXQgYSB0b2tlbiwgYXMgTGlzdFN0dWRpZXMuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UIHdpdGggcmVhc29uIElEX0lOVkFMSUQsIExBTkdVQUdFX0lOVkFMSUQgb3IgRklFTERfVU5LTk9XTjsgTk9UX0ZPVU5ECiB3aXRoIHJlYXNvbiBTVFVEWV9VTktOT1dOOyBVTkFVVEhFTlRJQ0FURUQgZm9yIGFuIGludmFsaWQgdG9rZW4uCgrsAwoEBgACAhIELgIxAxrdAyBMaXN0cyB0aGUgcXVlc3Rpb25uYWlyZXMgb2YgYSBzdHVkeSBpbiB0aGUgdmVyc2lvbnMgdGhhdCB0aGUgc3R1ZHkgdXNlczsgcGFydGljaXBhbnRzIGRvIG5vdAogc2VlIHRob3NlIG9mIG90aGVyIGdyb3Vwcy4gTmVlZHMgYW4gZW5yb2xtZW50IGluIHRoZSBzdHVkeSwgb3IgYSByb2xlIGluIGl0LgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVCB3aXRoIHJlYXNvbiBJRF9JTlZBTElELCBMQU5HVUFHRV9JTlZBTElELCBGSUVMRF9VTktOT1dOLAogUEFHRV9TSVpFX09VVF9PRl9SQU5HRSBvciBQQUdFX1RPS0VOX0lOVkFMSUQgKGFsc28gaWYgdGhlIHN0dWR5IG5vIGxvbmdlciBoYXMgdGhlIGxhc3QKIHF1ZXN0aW9ubmFpcmUgb2YgdGhlIHByZXZpb3VzIHBhZ2U6IHN0YXJ0IGFnYWluKTsgTk9UX0ZPVU5EIHdpdGggcmVhc29uIFNUVURZX1VOS05PV047CiBQRVJNSVNTSU9OX0RFTklFRCB3aXRoIHJlYXNvbiBOT1RfRU5ST0xMRUQuCgrDBAoEBgACAxIEOgI8Axq0BCBSZXR1cm5zIG9uZSBwdWJsaXNoZWQgdmVyc2lvbiB3aXRoIGFsbCBpdHMgbGFuZ3VhZ2VzOyBpdHMgYGNvbnRlbnRfaGFzaGAgaXMgaXRzIGV0YWcuIEZ1bGx5CiB2aXNpYmxlIHRvIHNlcnZpY2VzLCBhZG1pbmlzdHJhdG9ycywgbWVtYmVycyBvZiBpdHMgcHJvamVjdCBvciBvZiB0aGUgc3RhZmYgb2YgYSBzdHVkeSB0aGF0IHVzZXMKIGl0LCBhbmQgcGFydGljaXBhbnRzIG9mIGEgc3R1ZHkgdGhhdCB1c2VzIGl0IGluIGFueSByZXZpc2lvbiBmb3IgYWxsIHBhcnRpY2lwYW50cyBvciBmb3IgdGhlaXIKIGdyb3VwLiBPdGhlciBjYWxsZXJzIHNlZSB3aGF0IGl0cyBwcm9qZWN0IHNoYXJlczogZXZlcnl0aGluZywgb3IgZXZlcnl0aGluZyBleGNlcHQgdGhlIHdvcmRpbmcKIG9mIGVsZW1lbnRzLCBvcHRpb25zIGFuZCBiYW5kcy4KCiBFcnJvcnM6IE5PVF9GT1VORCB3aXRoIHJlYXNvbiBRVUVTVElPTk5BSVJFX1ZFUlNJT05fVU5LTk9XTiwgYWxzbyBpZiBpdCBpcyBub3Qgc2hhcmVkOwogSU5WQUxJRF9BUkdVTUVOVCB3aXRoIHJlYXNvbiBJRF9JTlZBTElEIG9yIEZJRUxEX1VOS05PV04uCgrWAQoEBgACBBIEQQJEAxrHASBSZXR1cm5zIHNldmVyYWwgdmVyc2lvbnMsIGFzIGZhciBhcyB0aGUgY2FsbGVyIG1heSByZWFkIHRoZW0uCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UIHdpdGggcmVhc29uIEJBVENIX0lOVkFMSUQgb3IgRklFTERfVU5LTk9XTjsgUkVTT1VSQ0VfRVhIQVVTVEVEIHdpdGgKIHJlYXNvbiBBTlNXRVJfVE9PX0xBUkdFOiByZXF1ZXN0IGZld2VyLgoKxwQKBAYAAgUSBE8CUQMauAQgUmV0dXJucyBldmVyeXRoaW5nIHRoYXQgYSBkZXZpY2UgbmVlZHMgdG8gc2hvdyBhbmQgZmlsbCBpbiBhIHBhcnRpY2lwYW50J3Mgc3R1ZGllcywgd2l0aG91dCB0aGUKIHF1ZXN0aW9ubmFpcmVzIG9mIG90aGVyIGdyb3Vwcy4gTmVlZHMgYW4gZW5yb2xtZW50IGluIGVhY2ggc3R1ZHksIG9yIGEgcm9sZSBpbiBpdC4gVGhlCiByZXNwb25zZSBtYXkgYmUgdXAgdG8gb25lIHNlY29uZCBvbGRlciB0aGFuIHRoZSBsYXRlc3QgcHVibGljYXRpb24uCgogU291bmRzIGFuZCB2b2NhYnVsYXJpZXMgYXJlIHRoZSBuZXdlc3QgdmVyc2lvbnMgb2YgdGhlIHN0dWR5J3MgcHJvamVjdCwgb3Igb2Ygb3RoZXIgcHJvamVjdHMKIHRoYXQgc2hhcmUgdGhlbSB3aXRoIGFueW9uZS4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQgd2l0aCByZWFzb24gVE9PX01BTllfU1RVRElFUywgU1RVRFlfRFVQTElDQVRFLCBJRF9JTlZBTElEIG9yCiBMQU5HVUFHRV9JTlZBTElEOyBOT1RfRk9VTkQgd2l0aCByZWFzb24gU1RVRFlfVU5LTk9XTjsgUEVSTUlTU0lPTl9ERU5JRUQgd2l0aCByZWFzb24KIE5PVF9FTlJPTExFRC4KCrUCCgQGAAIGEgRXAlkDGqYCIFNlYXJjaGVzIHRoZSB0ZXh0cyBvZiBuZXdlc3QgdmVyc2lvbnMgaW4gYWxsIGxhbmd1YWdlcywgYmVzdCBtYXRjaCBmaXJzdC4gQSBxdWVyeSBoYXMgd29yZHMgaW4KIGFueSBmb3JtIG9yIHRoZWlyIGJlZ2lubmluZ3MsIHF1b3RlZCBwaHJhc2VzLCBgb3JgLCBhbmQgYC13b3JkYC4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQgd2l0aCByZWFzb24gUVVFUllfVE9PX0xPTkcsIElEX0lOVkFMSUQsIExBTkdVQUdFX0lOVkFMSUQsCiBQQUdFX1NJWkVfT1VUX09GX1JBTkdFIG9yIFBBR0VfVE9LRU5fSU5WQUxJRC4KCi4KAgQAEgRdAHEBGiIgRmlsdGVycyBhbmQgcGFnZSBvZiB0aGUgc3R1ZGllcy4KCu8BCgQEAAIAEgNhAhYa4QEgQkNQIDQ3IGxhbmd1YWdlLiBGYWxsYmFja3M6IGEgbGVzcyBzcGVjaWZpYyB0YWcsIEVuZ2xpc2gsIHRoZSBzdHVkeSdzIGRlZmF1bHQgbGFuZ3VhZ2UgKGluIHRoZQogb3JkZXIgZ2l2ZW4gYnkgdGhlIHN0dWR5J3MgYGxhbmd1YWdlX2ZhbGxiYWNrYCksIGEgcXVlc3Rpb25uYWlyZSdzIG93biBkZWZhdWx0IGxhbmd1YWdlLCBhbnkKIG90aGVyLiBFbXB0eTogdGhlIGZhbGxiYWNrcyBvbmx5LgoKIwoEBAACARIDYwIXGhYgMeKAkzEwMDsgMCBtZWFucyA1MC4KClAKBAQAAgISA2UCGBpDIGBuZXh0X3BhZ2VfdG9rZW5gIG9mIHRoZSBwcmV2aW91cyBwYWdlOyBlbXB0eSBmb3IgdGhlIGZpcnN0IHBhZ2UuCgp4CgQEAAIDEgNoAhIaayBgZXRhZ2Agb2YgYW4gZWFybGllciByZXNwb25zZSB0byB0aGUgc2FtZSByZXF1ZXN0LiBJZiB0aGUgcGFnZSBpcyB1bmNoYW5nZWQsIGBub3RfbW9kaWZpZWRgIGlzCiByZXR1cm5lZC4KCkEKBAQAAgQSA2oCGBo0IElkIG9mIGEgcHJvamVjdCB0byBmaWx0ZXIgYnk7IGVtcHR5OiBhbGwgcHJvamVjdHMuCgpyCgQEAAIFEgNtAhMaZSBXaGV0aGVyIHRvIGxpc3Qgb25seSBzdHVkaWVzIHRoYXQgY2FuIGJlIGpvaW5lZCBhbmQgZmlsbGVkIGluIG5vdzogc3RhcnRlZCwgbm90IGVuZGVkLCBub3QKIHBhdXNlZC4KCo8BCgQEAAIGEgNwAioagQEgRmllbGRzIG9mIFN0dWR5IHRvIHJldHVybiBpbiBhZGRpdGlvbiB0byBpdHMgaWQuIEFic2VudCwgZW1wdHkgb3IgYCpgOiBhbGwuIFBhdGhzIG11c3Qgbm90IGJlCiBkZWVwZXIgdGhhbiB0aGUgZmllbGRzIG9mIFN0dWR5LgoKIAoCBAESBHQAfQEaFCBBIHBhZ2Ugb2Ygc3R1ZGllcy4KCmgKBAQBAgASA3YCHRpbIFN0dWRpZXMgb3JkZXJlZCBieSBpZC4gQSBwYWdlIGVuZHMgYmVmb3JlIDIgTWlCIGJ1dCBoYXMgYXQgbGVhc3Qgb25lIHN0dWR5IGlmIGFueSBleGlzdHMuCgomCgQEAQIBEgN4Ah0aGSBFbXB0eSBvbiB0aGUgbGFzdCBwYWdlLgoKWQoEBAECAhIDegISGkwgVmVyc2lvbiB0YWcgb2YgdGhpcyBwYWdlOyBzZW5kIGl0IHdpdGggdGhlIG5leHQgcmVxdWVzdCBmb3IgdGhlIHNhbWUgcGFnZS4KCk8KBAQBAgMSA3wCGBpCIFdoZXRoZXIgdGhlIGNvbnRlbnRzIGFyZSB1bmNoYW5nZWQuIElmIHRydWUsIG9ubHkgYGV0YWdgIGlzIHNldC4KCh4KAgQCEgaAAQCOAQEaECBOYW1lcyBhIHN0dWR5LgoKGQoEBAICABIEggECFhoLIFJlcXVpcmVkLgoKTAoEBAICARIEhAECFho+IFNhbWUgYXMgaW4gTGlzdFN0dWRpZXNSZXF1ZXN0OyBpZ25vcmVkIHdpdGggYGFsbF9sYW5ndWFnZXNgLgoKfgoEBAICAhIEhwECEhpwIGBldGFnYCBvZiBhbiBlYXJsaWVyIHJlc3BvbnNlIHRvIHRoZSBzYW1lIHJlcXVlc3QuIElmIHRoZSBjb250ZW50cyBhcmUgdW5jaGFuZ2VkLAogYG5vdF9tb2RpZmllZGAgaXMgcmV0dXJuZWQuCgouCgQEAgIDEgSJAQIqGiAgU2FtZSBhcyBpbiBMaXN0U3R1ZGllc1JlcXVlc3QuCgr6AQoEBAICBBIEjQECGRrrASBXaGV0aGVyIHRvIHJldHVybiBldmVyeSB0ZXh0IHdpdGggYWxsIGl0cyB0cmFuc2xhdGlvbnMsIGFzIHB1Ymxpc2hlZC4KIGBjb25zZW50X3RleHQudHJhbnNsYXRpb25zYCBhcmUgdGhlbiB0aGUgbGFuZ3VhZ2VzIGluIHdoaWNoIHBhcnRpY2lwYW50cyBjYW4gY29uc2VudC4gVXNlIGl0IHRvCiBrZWVwIGEgY29weSBvZiBhIHN0dWR5OiBhIHJlc3BvbnNlIGluIG9uZSBsYW5ndWFnZSBpcyBpbmNvbXBsZXRlLgoKMAoCBAMSBpEBAJ0BARoiIEEgc3R1ZHksIHVubGVzcyBpdCBpcyB1bmNoYW5nZWQuCgopCgQEAwIAEgSTAQISGhsgQWJzZW50IGlmIGBub3RfbW9kaWZpZWRgLgoKYwoEBAMCARIElQECEhpVIFZlcnNpb24gdGFnIG9mIHRoZXNlIGNvbnRlbnRzOyBzZW5kIGl0IHdpdGggdGhlIG5leHQgcmVxdWVzdCBmb3IgdGhlIHNhbWUgcmVzb3VyY2UuCgpiCgQEAwICEgSXAQIYGlQgV2hldGhlciB0aGUgY29udGVudHMgYXJlIHVuY2hhbmdlZC4gSWYgdHJ1ZSwgb25seSBgZXRhZ2AgYW5kIGBhbGxfZ3JvdXBzYCBhcmUgc2V0LgoKrgEKBAQDAgMSBJoBAhYanwEgV2hldGhlciB0aGUgY2FsbGVyIG1heSBzZWUgdGhlIHBhcnRzIG9mIGFsbCBncm91cHMsIGV2ZW4gaWYgdGhlIHN0dWR5IGhhcyBubyBncm91cHMuIEEgY29weQoga2VwdCBmb3Igb3RoZXIgcmVhZGVycyBtdXN0IGNvbWUgZnJvbSBhIHJlc3BvbnNlIHdpdGggdGhpcyBmbGFnLgoKYQoEBAMCBBIEnAECLRpTIFRpbWUgYXQgd2hpY2ggdGhpcyByZXZpc2lvbiBvZiB0aGUgc3R1ZHkgd2FzIHB1Ymxpc2hlZDsgYWJzZW50IGlmIGBub3RfbW9kaWZpZWRgLgoKOwoCBAQSBqABAK8BARotIFNlbGVjdHMgYSBwYWdlIG9mIGEgc3R1ZHkncyBxdWVzdGlvbm5haXJlcy4KChkKBAQEAgASBKIBAhYaCyBSZXF1aXJlZC4KCi4KBAQEAgESBKQBAhYaICBTYW1lIGFzIGluIExpc3RTdHVkaWVzUmVxdWVzdC4KCnkKBAQEAgISBKcBAhIaayBgZXRhZ2Agb2YgYW4gZWFybGllciByZXNwb25zZSB0byB0aGUgc2FtZSByZXF1ZXN0LiBJZiB0aGUgcGFnZSBpcyB1bmNoYW5nZWQsIGBub3RfbW9kaWZpZWRgIGlzCiByZXR1cm5lZC4KCqgBCgQEBAIDEgSqAQIqGpkBIEZpZWxkcyBvZiBRdWVzdGlvbm5haXJlIHRvIHJldHVybiBpbiBhZGRpdGlvbiB0byBpZCBhbmQgdmVyc2lvbi4gQWJzZW50LCBlbXB0eSBvciBgKmA6IGFsbC4KIFBhdGhzIG11c3Qgbm90IGJlIGRlZXBlciB0aGFuIHRoZSBmaWVsZHMgb2YgUXVlc3Rpb25uYWlyZS4KCkUKBAQEAgQSBKwBAhcaNyAx4oCTMTAwOyAwIG1lYW5zIDEwMCwgdGhlIGN1cnJlbnQgbWF4aW11bSBvZiBhIHN0dWR5LgoKUQoEBAQCBRIErgECGBpDIGBuZXh0X3BhZ2VfdG9rZW5gIG9mIHRoZSBwcmV2aW91cyBwYWdlOyBlbXB0eSBmb3IgdGhlIGZpcnN0IHBhZ2UuCgozCgIEBRIGsgEAvQEBGiUgQSBwYWdlIG9mIGEgc3R1ZHkncyBxdWVzdGlvbm5haXJlcy4KClgKBAQFAgASBLQBAicaSiBUaGUgc3R1ZHkncyB1c2Ugb2YgZWFjaCBxdWVzdGlvbm5haXJlLCBpbiB0aGUgb3JkZXIgb2YgYHF1ZXN0aW9ubmFpcmVzYC4KCksKBAQFAgESBLYBAiwaPSBRdWVzdGlvbm5haXJlcyBpbiB0aGUgb3JkZXIgaW4gd2hpY2ggdGhlIHN0dWR5IG9mZmVycyB0aGVtLgoKWgoEBAUCAhIEuAECEhpMIFZlcnNpb24gdGFnIG9mIHRoaXMgcGFnZTsgc2VuZCBpdCB3aXRoIHRoZSBuZXh0IHJlcXVlc3QgZm9yIHRoZSBzYW1lIHBhZ2UuCgpQCgQEBQIDEgS6AQIYGkIgV2hldGhlciB0aGUgY29udGVudHMgYXJlIHVuY2hhbmdlZC4gSWYgdHJ1ZSwgb25seSBgZXRhZ2AgaXMgc2V0LgoKJwoEBAUCBBIEvAECHRoZIEVtcHR5IG9uIHRoZSBsYXN0IHBhZ2UuCgogCgIEBhIGwAEAxwEBGhIgTmFtZXMgYSB2ZXJzaW9uLgoKGQoEBAYCABIEwgECHhoLIFJlcXVpcmVkLgoKMwoEBAYCARIExAECFRolIFZlcnNpb24gbnVtYmVyOyAwIG1lYW5zIHRoZSBuZXdlc3QuCgo6CgQEBgICEgTGAQIqGiwgU2FtZSBhcyBpbiBMaXN0U3R1ZHlRdWVzdGlvbm5haXJlc1JlcXVlc3QuCgonCgIEBxIGygEA0gEBGhkgTmFtZXMgc2V2ZXJhbCB2ZXJzaW9ucy4KCisKBAQHAgASBMwBAjEaHSAx4oCTMTAwLCBlYWNoIGF0IG1vc3Qgb25jZS4KCn4KBAQHAgESBM8BAhIacCBgZXRhZ2Agb2YgYW4gZWFybGllciByZXNwb25zZSB0byB0aGUgc2FtZSByZXF1ZXN0LiBJZiB0aGUgY29udGVudHMgYXJlIHVuY2hhbmdlZCwKIGBub3RfbW9kaWZpZWRgIGlzIHJldHVybmVkLgoKVwoEBAcCAhIE0QECKhpJIEZpZWxkcyB0byByZXR1cm4gb2YgYWxsIHZlcnNpb25zLCBhcyBpbiBMaXN0U3R1ZHlRdWVzdGlvbm5haXJlc1JlcXVlc3QuCgohCgIECBIG1QEA3wEBGhMgU2V2ZXJhbCB2ZXJzaW9ucy4KCjAKBAQIAgASBNcBAiwaIiBWZXJzaW9ucyBpbiB0aGUgcmVxdWVzdGVkIG9yZGVyLgoKcgoEBAgCARIE2gECHhpkIFBvc2l0aW9ucyBpbiB0aGUgcmVxdWVzdCwgZnJvbSAwLCBvZiB2ZXJzaW9ucyB0aGF0IGRvIG5vdCBleGlzdCBvciBhcmUgbm90IHZpc2libGUgdG8gdGhlCiBjYWxsZXIuCgpjCgQECAICEgTcAQISGlUgVmVyc2lvbiB0YWcgb2YgdGhlc2UgY29udGVudHM7IHNlbmQgaXQgd2l0aCB0aGUgbmV4dCByZXF1ZXN0IGZvciB0aGUgc2FtZSByZXNvdXJjZS4KClAKBAQIAgMSBN4BAhgaQiBXaGV0aGVyIHRoZSBjb250ZW50cyBhcmUgdW5jaGFuZ2VkLiBJZiB0cnVlLCBvbmx5IGBldGFnYCBpcyBzZXQuCgowCgIECRIG4gEA6gEBGiIgU2VsZWN0cyB0aGUgc3R1ZGllcyBvZiBhIGRldmljZS4KCl8KBAQJAgASBOQBAiAaUSBJZHMgb2YgdXAgdG8gMjAgc3R1ZGllcywgZWFjaCBhdCBtb3N0IG9uY2U7IGVtcHR5OiBhbGwgZW5yb2xtZW50cyBvZiB0aGUgdG9rZW4uCgouCgQECQIBEgTmAQIWGiAgU2FtZSBhcyBpbiBMaXN0U3R1ZGllc1JlcXVlc3QuCgp+CgQECQICEgTpAQISGnAgYGV0YWdgIG9mIGFuIGVhcmxpZXIgcmVzcG9uc2UgdG8gdGhlIHNhbWUgcmVxdWVzdC4gSWYgdGhlIGNvbnRlbnRzIGFyZSB1bmNoYW5nZWQsCiBgbm90X21vZGlmaWVkYCBpcyByZXR1cm5lZC4KCjAKAgQKEgbtAQD0AQEaIiBUaGUgc3R1ZGllcyB3aXRoIHRoZWlyIGNvbnRlbnRzLgoKWAoEBAoCABIE7wECIxpKIFN0dWRpZXMgaW4gdGhlIHJlcXVlc3RlZCBvcmRlcjsgb3JkZXJlZCBieSBpZCBpZiB0aGUgcmVxdWVzdCBuYW1lcyBub25lLgoKYwoEBAoCARIE8QECEhpVIFZlcnNpb24gdGFnIG9mIHRoZXNlIGNvbnRlbnRzOyBzZW5kIGl0IHdpdGggdGhlIG5leHQgcmVxdWVzdCBmb3IgdGhlIHNhbWUgcmVzb3VyY2UuCgpQCgQECgICEgTzAQIYGkIgV2hldGhlciB0aGUgY29udGVudHMgYXJlIHVuY2hhbmdlZC4gSWYgdHJ1ZSwgb25seSBgZXRhZ2AgaXMgc2V0LgoKMAoCBAsSBvcBAIACARoiIEEgc3R1ZHkgd2l0aCBldmVyeXRoaW5nIGl0IHVzZXMuCgpaCgQECwIAEgT5AQISGkwgVGhlIHN0dWR5IHdpdGggaXRzIGdyb3VwcyBhbmQgbmV4dCBsaXN0cywgYXMgZmFyIGFzIHZpc2libGUgdG8gdGhlIGNhbGxlci4KCkYKBAQLAgESBPsBAiwaOCBRdWVzdGlvbm5haXJlcyBpbiB0aGUgb3JkZXIgb2YgYHN0dWR5LnF1ZXN0aW9ubmFpcmVzYC4KCkIKBAQLAgISBP0BAjEaNCBUaGUgZXhpc3Rpbmcgb25lcyBvZiBgc3R1ZHkuc291bmRfY29sbGVjdGlvbl9pZHNgLgoKPAoEBAsCAxIE/wECJxouIFRoZSBleGlzdGluZyBvbmVzIG9mIGBzdHVkeS52b2NhYnVsYXJ5X2lkc2AuCgooCgIEDBIGgwIAmQIBGhogUXVlcnksIGZpbHRlcnMgYW5kIHBhZ2UuCgpACgQEDAIAEgSFAgITGjIgVXAgdG8gNTAwIGNoYXJhY3RlcnM7IGVtcHR5OiBhbGwgcXVlc3Rpb25uYWlyZXMuCgpVCgQEDAIBEgSHAgIWGkcgQkNQIDQ3IGxhbmd1YWdlIG9mIHRoZSByZXR1cm5lZCB0aXRsZXM7IGVtcHR5OiBFbmdsaXNoLCBvciBhbnkgb3RoZXIuCgpCCgQEDAICEgSJAgIYGjQgSWQgb2YgYSBwcm9qZWN0IHRvIGZpbHRlciBieTsgZW1wdHk6IGFsbCBwcm9qZWN0cy4KCksKBAQMAgMSBIsCAhUaPSBMaWNlbmNlIHRvIGZpbHRlciBieSwgaW4gdGhlIGF1dGhvcidzIHNwZWxsaW5nOyBlbXB0eTogYW55LgoKSgoEBAwCBBIEjQICGxo8IEJDUCA0NyBsYW5ndWFnZSB0byBmaWx0ZXIgYnkgYW5kIHRvIHNlYXJjaCBpbjsgZW1wdHk6IGFueS4KCi4KBAQMAgUSBI8CAhUaICBJdGVtIHRvIGZpbHRlciBieTsgZW1wdHk6IGFueS4KCiQKBAQMAgYSBJECAhcaFiAx4oCTMTAwOyAwIG1lYW5zIDUwLgoKUQoEBAwCBxIEkwICGBpDIGBuZXh0X3BhZ2VfdG9rZW5gIG9mIHRoZSBwcmV2aW91cyBwYWdlOyBlbXB0eSBmb3IgdGhlIGZpcnN0IHBhZ2UuCgp5CgQEDAIIEgSWAgISGmsgYGV0YWdgIG9mIGFuIGVhcmxpZXIgcmVzcG9uc2UgdG8gdGhlIHNhbWUgcmVxdWVzdC4gSWYgdGhlIHBhZ2UgaXMgdW5jaGFuZ2VkLCBgbm90X21vZGlmaWVkYCBpcwogcmV0dXJuZWQuCgo8CgQEDAIJEgSYAgIcGi4gV2hldGhlciByZXRpcmVkIHF1ZXN0aW9ubmFpcmVzIGFyZSBpbmNsdWRlZC4KCikKAgQNEgacAgClAgEaGyBBIHBhZ2Ugb2Ygc2VhcmNoIHJlc3VsdHMuCgoxCgQEDQIAEgSeAgIzGiMgUXVlc3Rpb25uYWlyZXMsIGJlc3QgbWF0Y2ggZmlyc3QuCgptCgQEDQIBEgSgAgIdGl8gVG9rZW4gb2YgdGhlIG5leHQgcGFnZTsgZW1wdHkgb24gdGhlIGxhc3QgcGFnZS4gQSBzZWFyY2ggZmluZHMgYXQgbW9zdCAxMCwwMDAgcXVlc3Rpb25uYWlyZXMuCgpaCgQEDQICEgSiAgISGkwgVmVyc2lvbiB0YWcgb2YgdGhpcyBwYWdlOyBzZW5kIGl0IHdpdGggdGhlIG5leHQgcmVxdWVzdCBmb3IgdGhlIHNhbWUgcGFnZS4KClAKBAQNAgMSBKQCAhgaQiBXaGV0aGVyIHRoZSBjb250ZW50cyBhcmUgdW5jaGFuZ2VkLiBJZiB0cnVlLCBvbmx5IGBldGFnYCBpcyBzZXQuCgoyCgIEDhIGqAIAwwIBGiQgQSBxdWVzdGlvbm5haXJlIGFzIHNob3duIGluIGxpc3RzLgoKKAoEBA4CABIEqgICHhoaIElkIG9mIHRoZSBxdWVzdGlvbm5haXJlLgoKHwoEBA4CARIErAICFRoRIE5ld2VzdCB2ZXJzaW9uLgoKTwoEBA4CAhIErgICGhpBIENvbnRlbnQgaGFzaCBvZiB0aGF0IHZlcnNpb24sIDY0IGxvd2VyLWNhc2UgaGV4YWRlY2ltYWwgZGlnaXRzLgoKKQoEBA4CAxIEsAICGBobIFRoZSBwcm9qZWN0IHRoYXQgb3ducyBpdC4KCjAKBAQOAgQSBLICAhoaIiBUaXRsZSBpbiB0aGUgcmVxdWVzdGVkIGxhbmd1YWdlLgoKRQoEBA4CBRIEtAICIBo3IERlc2NyaXB0aW9uIGluIHRoZSByZXF1ZXN0ZWQgbGFuZ3VhZ2U7IG1heSBiZSBhYnNlbnQuCgouCgQEDgIGEgS2AgIgGiAgQkNQIDQ3IGxhbmd1YWdlcyBvZiBhbGwgdGV4dHMuCgopCgQEDgIHEgS4AgIVGhsgU2FtZSBhcyBpbiBRdWVzdGlvbm5haXJlLgoKKQoEBA4CCBIEugICFhobIFNhbWUgYXMgaW4gUXVlc3Rpb25uYWlyZS4KCjAKBAQOAgkSBLwCAhwaIiBOdW1iZXIgb2YgZWxlbWVudHMgb2YgYWxsIGtpbmRzLgoKJAoEBA4CChIEvgICHRoWIE51bWJlciBvZiBxdWVzdGlvbnMuCgopCgQEDgILEgTAAgIiGhsgU2FtZSBhcyBpbiBRdWVzdGlvbm5haXJlLgoKWwoEBA4CDBIEwgICFBpNIFdoZXRoZXIgaXQgaXMgcmV0aXJlZC4gUmV0aXJlZCBxdWVzdGlvbm5haXJlcyBhcmUgcmV0dXJuZWQgb25seSBvbiByZXF1ZXN0LgoKSAoCBgESBsYCANgCARo6IFB1Ymxpc2hlcyBzdHVkaWVzLiBGb3Igc3R1ZHkgbGVhZGVycyBhbmQgYWRtaW5pc3RyYXRvcnMuCgquCAoEBgECABIG1QIC1wIDGp0IIFB1Ymxpc2hlcyBhIHN0dWR5IGFuZCBpdHMgcXVlc3Rpb25uYWlyZXMgaW4gb25lIHRyYW5zYWN0aW9uLiBDb250ZW50cyB0aGF0IGFyZSBhbHJlYWR5CiBwdWJsaXNoZWQgdW5jaGFuZ2VkIGtlZXAgdGhlaXIgdmVyc2lvbiwgc28gaW1wb3J0aW5nIHR3aWNlIGNoYW5nZXMgbm90aGluZy4KCiBBIHF1ZXN0aW9ubmFpcmUsIHNvdW5kIGNvbGxlY3Rpb24gb3Igdm9jYWJ1bGFyeSBiZWxvbmdzIHRvIHRoZSBzdHVkeSB0aGF0IGZpcnN0IHB1Ymxpc2hlZCBpdCwKIGFuZCB0byB0aGF0IHN0dWR5J3MgcHJvamVjdC4gT3RoZXIgc3R1ZGllcyBtYXkgdXNlIGl0cyB2ZXJzaW9ucyBidXQgbm90IHB1Ymxpc2ggbmV3IG9uZXMuCiBMZWFkZXJzIGFuZCBvd25lcnMgb2YgdGhlIHByb2plY3QgbWF5IGltcG9ydCBpdHMgc3R1ZGllcyBsaWtlIHRoZSBzdHVkeSdzIG93biBsZWFkZXJzLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVCBuYW1pbmcgZXZlcnkgZmluZGluZyAobm90aGluZyBpcyBzdG9yZWQpLCBwcmVjZWRlZCBieSBSRVFVSVJFRCB3aXRob3V0CiBhIHN0dWR5IGFuZCBTSEFSSU5HX1VOS05PV047IFBFUk1JU1NJT05fREVOSUVEIHdpdGggcmVhc29uIE5PVF9TVFVEWV9MRUFERVIgaWYgYW5vdGhlciBwZXJzb24KIGxlYWRzIHRoZSBzdHVkeSwgd2l0aCByZWFzb24gU1RVRFlfSURfT0ZfQU5PVEhFUl9QUk9KRUNUIGZvciBhIG5ldyBzdHVkeSB3aXRoIGFuIGlkIHRoYXQgdGhlCiBjYWxsZXIgbWF5IG5vdCBjaG9vc2UsIG9yIHdpdGggcmVhc29uIFFVRVNUSU9OTkFJUkVfT0ZfQU5PVEhFUl9TVFVEWSwKIExJQlJBUllfRU5UUllfT0ZfQU5PVEhFUl9TVFVEWSBvciBMSUJSQVJZX0VOVFJZX09GX0FOT1RIRVJfUFJPSkVDVDsgRkFJTEVEX1BSRUNPTkRJVElPTiB3aXRoCiByZWFzb24gUVVFU1RJT05OQUlSRV9SRVRJUkVEIG9yIFJFVEVOVElPTl9FUkFTRVNfTk9XOyBBQk9SVEVEIHdpdGggcmVhc29uIElNUE9SVEVEX0NPTkNVUlJFTlRMWTsgUkVTT1VSQ0VfRVhIQVVTVEVECiB3aXRoIHJlYXNvbiBBVVRIT1JJTkdfTElNSVQgYW5kIFJldHJ5SW5mby4KCjcKAgQPEgbbAgD6AgEaKSBUaGUgc3R1ZHkgdG8gcHVibGlzaCB3aXRoIGl0cyBjb250ZW50cy4KClQKBAQPAgASBN0CAhIaRiBSZXF1aXJlZC4gYGNvbnNlbnRfdmVyc2lvbmAsIGBsYW5ndWFnZXNgIGFuZCBgcmV2aXNpb25gIGFyZSBpZ25vcmVkLgoKawoEBA8CARIE3wICLBpdIFF1ZXN0aW9ubmFpcmVzIHRvIHB1Ymxpc2ggb3IgdG8gZmluZCB1bmNoYW5nZWQ7IHRoZSBzdHVkeSBtdXN0IHVzZSBlYWNoIG9mIHRoZW0uIFVwIHRvIDEwMC4KCnsKBAQPAgISBOICAh0abSBSZXF1aXJlZCBmb3IgcGFzc3dvcmQgYWNjZXNzIHVubGVzcyB0aGUgc3R1ZHkgYWxyZWFkeSBoYXMgYSBwYXNzd29yZDogOOKAkzEyOCBjaGFyYWN0ZXJzLiBFbXB0eQogb3RoZXJ3aXNlLgoKdQoEBA8CAxIE5QICGRpnIFdoZXRoZXIgdG8gdmFsaWRhdGUgb25seS4gSWYgdHJ1ZSwgbm90aGluZyBpcyBzdG9yZWQgYW5kIHRoZSByZXNwb25zZSBpcyB3aGF0IHRoZSBjYWxsIHdvdWxkCiByZXR1cm4uCgqkAwoEBA8CBBIE7AICGBqVAyBQcm9qZWN0IG9mIGEgbmV3IHN0dWR5OyBlbXB0eTogdGhlIHByb2plY3QgYGRlZmF1bHRgLiBJdCByZXF1aXJlcyB0aGUgcm9sZSBsZWFkZXIgaW4gdGhlCiBwcm9qZWN0LiBBIHN0dWR5IHN0YXlzIGluIGl0cyBwcm9qZWN0OiBhbm90aGVyIG9uZSBpcyByZWplY3RlZCAoU1RVRFlfT0ZfQU5PVEhFUl9QUk9KRUNUKS4KCiBBZG1pbmlzdHJhdG9ycyBtYXkgZ2l2ZSBhIG5ldyBzdHVkeSBhbnkgaWQsIGFuZCBzbyBtYXkgYSBsZWFkZXIgd2hvc2UgdG9rZW4gbmFtZXMgdGhlIHN0dWR5CiBiZWZvcmUgaXQgZXhpc3RzLiBMZWFkZXJzIG9mIHRoZSBwcm9qZWN0IG1heSBjaG9vc2UgdGhlIHByb2plY3QncyBpZCwgb3IgYW4gaWQgdGhhdCBzdGFydHMgd2l0aAogdGhlIHByb2plY3QncyBpZCBhbmQgYSBoeXBoZW4uCgpKCgQEDwIFEgTuAgIxGjwgU291bmQgY29sbGVjdGlvbnMgdG8gcHVibGlzaCB3aXRoIHRoZSBzdHVkeTsgbWF5IGJlIGVtcHR5LgoKRQoEBA8CBhIE8AICJxo3IFZvY2FidWxhcmllcyB0byBwdWJsaXNoIHdpdGggdGhlIHN0dWR5OyBtYXkgYmUgZW1wdHkuCgrEAQoEBA8CBxIE8wICFxq1ASBXaGV0aGVyIGBTdHVkeS5wYXVzZWRgIGFuZCBgU3R1ZHkuZW5kX3RpbWVgIGFwcGx5IGFzIHNlbnQuIElmIGZhbHNlLCB0aGV5IGNhbm5vdCByZXN1bWUgYSBwYXVzZWQKIHN0dWR5LCByZW9wZW4gYW4gZW5kZWQgb25lLCBvciByZW1vdmUgYW4gZW5kOiBpdCBzdGF5cyBwYXVzZWQsIGFuZCBrZWVwcyBpdHMgZW5kLgoKowEKBAQPAggSBPYCAhMalAEgV2hldGhlciBhbiBleGlzdGluZyBzdHVkeSBlbmRzIGF0IHRoZSB0aW1lIG9mIHRoZSBjYWxsIGJ5IHRoZSBjbG9jayBvZiB0aGUgc2VydmljZSwgaW5zdGVhZCBvZiBhdAogYFN0dWR5LmVuZF90aW1lYC4gQW4gZW5kIHRoYXQgaGFzIHBhc3NlZCBzdGF5cy4KCswBCgQEDwIJEgT5AgIaGr0BIFdoZXRoZXIgdGhlIHJldGVudGlvbiBtYXkgYmVnaW4gdG8gZXJhc2UgZGF0YSBhdCBvbmNlLCBiZWNhdXNlIHRoZSBkYXlzIGFmdGVyIHRoZSBzdHVkeSdzIGVuZAogaGF2ZSBwYXNzZWQgYWxyZWFkeS4gSWYgZmFsc2UsIGEgY2hhbmdlIHdpdGggdGhpcyBlZmZlY3QgaXMgcmVqZWN0ZWQgKFJFVEVOVElPTl9FUkFTRVNfTk9XKS4KCicKAgQQEgb9AgCIAwEaGSBUaGUgcHVibGlzaGVkIGNvbnRlbnRzLgoKMQoEBBACABIE/wICHBojIFJldmlzaW9uIHRoYXQgaGFzIHRoZXNlIGNvbnRlbnRzLgoKaQoEBBACARIEgQMCGRpbIFdoZXRoZXIgYSBuZXcgcmV2aXNpb24gd2FzIHB1Ymxpc2hlZDsgZmFsc2UgaWYgdGhlIG5ld2VzdCBvbmUgYWxyZWFkeSBoYWQgdGhlc2UgY29udGVudHMuCgo7CgQEEAICEgSDAwI0Gi0gUXVlc3Rpb25uYWlyZXMgaW4gdGhlIG9yZGVyIG9mIHRoZSByZXF1ZXN0LgoKJQoEBBACAxIEhQMCGBoXIFByb2plY3Qgb2YgdGhlIHN0dWR5LgoKQQoEBBACBBIEhwMCGxozIENoYW5nZXMgZm9yIHBhcnRpY2lwYW50czsgYWJzZW50IGZvciBhIG5ldyBzdHVkeS4KCm0KAgQREgaLAwCxAwEaXyBDaGFuZ2VzIHRoYXQgYW4gaW1wb3J0IG1ha2VzIGZvciB0aGUgcGFydGljaXBhbnRzIG9mIGFuIGV4aXN0aW5nIHN0dWR5LiBBbGwgbGlzdHMgYXJlIHNvcnRlZC4KCjQKBAQRAgASBI0DAhoaJiBXaGV0aGVyIHRoZSBzdHVkeSB3YXMgcGF1c2VkIGJlZm9yZS4KCk8KBAQRAgESBI8DAhIaQSBXaGV0aGVyIGl0IGlzIHBhdXNlZCBub3csIHNlZSBgSW1wb3J0U3R1ZHlSZXF1ZXN0LmFwcGx5X3N0YXRlYC4KCjgKBAQRAgISBJEDAjEaKiBFbmQgb2YgdGhlIHN0dWR5IGJlZm9yZTsgYWJzZW50OiBubyBlbmQuCgpLCgQEEQIDEgSTAwIpGj0gRW5kIG9mIHRoZSBzdHVkeSBub3csIHNlZSBgSW1wb3J0U3R1ZHlSZXF1ZXN0LmFwcGx5X3N0YXRlYC4KCi8KBAQRAgQSBJUDAiUaISBgU3R1ZHkuY29uc2VudF92ZXJzaW9uYCBiZWZvcmUuCgosCgQEEQIFEgSXAwIdGh4gYFN0dWR5LmNvbnNlbnRfdmVyc2lvbmAgbm93LgoKgAEKBAQRAgYSBJoDAigaciBMYW5ndWFnZXMgd2hvc2UgY29uc2VudCB0ZXh0IGNoYW5nZWQgb3Igd2FzIHJlbW92ZWQ6IHBhcnRpY2lwYW50cyB3aG8gY29uc2VudGVkIGluIG9uZSBvZiB0aGVtCiBhcmUgYXNrZWQgYWdhaW4uCgo5CgQEEQIHEgScAwIuGisgUXVlc3Rpb25uYWlyZXMgdGhhdCBhcmUgbmV3IGluIHRoZSBzdHVkeS4KCj0KBAQRAggSBJ4DAjAaLyBRdWVzdGlvbm5haXJlcyB0aGF0IHRoZSBzdHVkeSBubyBsb25nZXIgdXNlcy4KCj0KBAQRAgkSBKADAjIaLyBRdWVzdGlvbm5haXJlcyB0aGF0IGhhdmUgYW5vdGhlciB2ZXJzaW9uIG5vdy4KCjcKBAQRAgoSBKIDAjUaKSBRdWVzdGlvbm5haXJlcyB3aG9zZSBzY2hlZHVsZXMgY2hhbmdlZC4KCjkKBAQRAgsSBKQDAjMaKyBRdWVzdGlvbm5haXJlcyB0aGF0IG90aGVyIGdyb3VwcyBzZWUgbm93LgoKMQoEBBECDBIEpgMCJxojIEdyb3VwcyB0aGF0IGFyZSBuZXcgaW4gdGhlIHN0dWR5LgoKNAoEBBECDRIEqAMCKRomIEdyb3VwcyB0aGF0IHRoZSBzdHVkeSBubyBsb25nZXIgaGFzLgoKUAoEBBECDhIEqgMCHBpCIFdoZXRoZXIgdGhlIHRyaWdnZXJzIG9yIHRoZSBydWxlcyBmb3IgYWxsIG5vdGlmaWNhdGlvbnMgY2hhbmdlZC4KCjMKBAQRAg8SBKwDAiIaJSBUaGUgd2F5IHBhcnRpY2lwYW50cyBqb2luZWQgYmVmb3JlLgoKJgoEBBECEBIErgMCGhoYIFRoZSB3YXkgdGhleSBqb2luIG5vdy4KCjoKBAQRAhESBLADAhoaLCBXaGV0aGVyIHRoZSB0aXRsZSBjaGFuZ2VkIGluIGFueSBsYW5ndWFnZS4KCjYKAgQSEga0AwC9AwEaKCBBIHF1ZXN0aW9ubmFpcmUgaW1wb3J0ZWQgd2l0aCBhIHN0dWR5LgoKKAoEBBICABIEtgMCHhoaIElkIG9mIHRoZSBxdWVzdGlvbm5haXJlLgoKMAoEBBICARIEuAMCFRoiIFZlcnNpb24gdGhhdCBoYXMgdGhlc2UgY29udGVudHMuCgpUCgQEEgICEgS6AwIaGkYgU0hBLTI1NiBvZiB0aGUgY2Fub25pY2FsIGNvbnRlbnRzLCA2NCBsb3dlci1jYXNlIGhleGFkZWNpbWFsIGRpZ2l0cy4KCmgKBAQSAgMSBLwDAhUaWiBXaGV0aGVyIGEgbmV3IHZlcnNpb24gd2FzIHB1Ymxpc2hlZDsgZmFsc2UgaWYgdGhlIG5ld2VzdCBvbmUgYWxyZWFkeSBoYWQgdGhlc2UgY29udGVudHMuCmIGcHJvdG8z")
}

extension CatalogueV1.ListStudiesRequest {
  public static var fullName: String { "otolith.catalogue.v1.ListStudiesRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__list_studies_request__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__ListStudiesRequest>) {
    self.language = Codec.string(c.pointee.language)
    self.pageSize = c.pointee.page_size
    self.pageToken = Codec.string(c.pointee.page_token)
    self.etag = Codec.string(c.pointee.etag)
    self.projectID = Codec.string(c.pointee.project_id)
    self.running = c.pointee.running != 0
    self.readMask = c.pointee.read_mask.map { GoogleProtobuf.FieldMask($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__ListStudiesRequest> {
    let c = arena.allocate(Otolith__Catalogue__V1__ListStudiesRequest.self)
    otolith__catalogue__v1__list_studies_request__init(c)
    if !self.language.isEmpty { c.pointee.language = arena.string(self.language) }
    c.pointee.page_size = self.pageSize
    if !self.pageToken.isEmpty { c.pointee.page_token = arena.string(self.pageToken) }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    if !self.projectID.isEmpty { c.pointee.project_id = arena.string(self.projectID) }
    c.pointee.running = self.running ? 1 : 0
    if let value = self.readMask { c.pointee.read_mask = value.cStruct(in: arena) }
    return c
  }
}

extension CatalogueV1.ListStudiesResponse {
  public static var fullName: String { "otolith.catalogue.v1.ListStudiesResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__list_studies_response__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__ListStudiesResponse>) {
    self.studies = Codec.messages(c.pointee.studies, c.pointee.n_studies) { CatalogueV1.Study($0) }
    self.nextPageToken = Codec.string(c.pointee.next_page_token)
    self.etag = Codec.string(c.pointee.etag)
    self.notModified = c.pointee.not_modified != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__ListStudiesResponse> {
    let c = arena.allocate(Otolith__Catalogue__V1__ListStudiesResponse.self)
    otolith__catalogue__v1__list_studies_response__init(c)
    if !self.studies.isEmpty {
      c.pointee.n_studies = self.studies.count
      c.pointee.studies = arena.array(self.studies) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__Study>? }
    }
    if !self.nextPageToken.isEmpty { c.pointee.next_page_token = arena.string(self.nextPageToken) }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    c.pointee.not_modified = self.notModified ? 1 : 0
    return c
  }
}

extension CatalogueV1.GetStudyRequest {
  public static var fullName: String { "otolith.catalogue.v1.GetStudyRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__get_study_request__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__GetStudyRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.language = Codec.string(c.pointee.language)
    self.etag = Codec.string(c.pointee.etag)
    self.readMask = c.pointee.read_mask.map { GoogleProtobuf.FieldMask($0) }
    self.allLanguages = c.pointee.all_languages != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__GetStudyRequest> {
    let c = arena.allocate(Otolith__Catalogue__V1__GetStudyRequest.self)
    otolith__catalogue__v1__get_study_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.language.isEmpty { c.pointee.language = arena.string(self.language) }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    if let value = self.readMask { c.pointee.read_mask = value.cStruct(in: arena) }
    c.pointee.all_languages = self.allLanguages ? 1 : 0
    return c
  }
}

extension CatalogueV1.GetStudyResponse {
  public static var fullName: String { "otolith.catalogue.v1.GetStudyResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__get_study_response__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__GetStudyResponse>) {
    self.study = c.pointee.study.map { CatalogueV1.Study($0) }
    self.etag = Codec.string(c.pointee.etag)
    self.notModified = c.pointee.not_modified != 0
    self.allGroups = c.pointee.all_groups != 0
    self.publishTime = c.pointee.publish_time.map { GoogleProtobuf.Timestamp($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__GetStudyResponse> {
    let c = arena.allocate(Otolith__Catalogue__V1__GetStudyResponse.self)
    otolith__catalogue__v1__get_study_response__init(c)
    if let value = self.study { c.pointee.study = value.cStruct(in: arena) }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    c.pointee.not_modified = self.notModified ? 1 : 0
    c.pointee.all_groups = self.allGroups ? 1 : 0
    if let value = self.publishTime { c.pointee.publish_time = value.cStruct(in: arena) }
    return c
  }
}

extension CatalogueV1.ListStudyQuestionnairesRequest {
  public static var fullName: String { "otolith.catalogue.v1.ListStudyQuestionnairesRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__list_study_questionnaires_request__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__ListStudyQuestionnairesRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.language = Codec.string(c.pointee.language)
    self.etag = Codec.string(c.pointee.etag)
    self.readMask = c.pointee.read_mask.map { GoogleProtobuf.FieldMask($0) }
    self.pageSize = c.pointee.page_size
    self.pageToken = Codec.string(c.pointee.page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__ListStudyQuestionnairesRequest> {
    let c = arena.allocate(Otolith__Catalogue__V1__ListStudyQuestionnairesRequest.self)
    otolith__catalogue__v1__list_study_questionnaires_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.language.isEmpty { c.pointee.language = arena.string(self.language) }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    if let value = self.readMask { c.pointee.read_mask = value.cStruct(in: arena) }
    c.pointee.page_size = self.pageSize
    if !self.pageToken.isEmpty { c.pointee.page_token = arena.string(self.pageToken) }
    return c
  }
}

extension CatalogueV1.ListStudyQuestionnairesResponse {
  public static var fullName: String { "otolith.catalogue.v1.ListStudyQuestionnairesResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__list_study_questionnaires_response__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__ListStudyQuestionnairesResponse>) {
    self.uses = Codec.messages(c.pointee.uses, c.pointee.n_uses) { CatalogueV1.StudyQuestionnaire($0) }
    self.questionnaires = Codec.messages(c.pointee.questionnaires, c.pointee.n_questionnaires) { CatalogueV1.Questionnaire($0) }
    self.etag = Codec.string(c.pointee.etag)
    self.notModified = c.pointee.not_modified != 0
    self.nextPageToken = Codec.string(c.pointee.next_page_token)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__ListStudyQuestionnairesResponse> {
    let c = arena.allocate(Otolith__Catalogue__V1__ListStudyQuestionnairesResponse.self)
    otolith__catalogue__v1__list_study_questionnaires_response__init(c)
    if !self.uses.isEmpty {
      c.pointee.n_uses = self.uses.count
      c.pointee.uses = arena.array(self.uses) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__StudyQuestionnaire>? }
    }
    if !self.questionnaires.isEmpty {
      c.pointee.n_questionnaires = self.questionnaires.count
      c.pointee.questionnaires = arena.array(self.questionnaires) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__Questionnaire>? }
    }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    c.pointee.not_modified = self.notModified ? 1 : 0
    if !self.nextPageToken.isEmpty { c.pointee.next_page_token = arena.string(self.nextPageToken) }
    return c
  }
}

extension CatalogueV1.GetQuestionnaireVersionRequest {
  public static var fullName: String { "otolith.catalogue.v1.GetQuestionnaireVersionRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__get_questionnaire_version_request__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__GetQuestionnaireVersionRequest>) {
    self.questionnaireID = Codec.string(c.pointee.questionnaire_id)
    self.version = c.pointee.version
    self.readMask = c.pointee.read_mask.map { GoogleProtobuf.FieldMask($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__GetQuestionnaireVersionRequest> {
    let c = arena.allocate(Otolith__Catalogue__V1__GetQuestionnaireVersionRequest.self)
    otolith__catalogue__v1__get_questionnaire_version_request__init(c)
    if !self.questionnaireID.isEmpty { c.pointee.questionnaire_id = arena.string(self.questionnaireID) }
    c.pointee.version = self.version
    if let value = self.readMask { c.pointee.read_mask = value.cStruct(in: arena) }
    return c
  }
}

extension CatalogueV1.BatchGetQuestionnaireVersionsRequest {
  public static var fullName: String { "otolith.catalogue.v1.BatchGetQuestionnaireVersionsRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__batch_get_questionnaire_versions_request__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__BatchGetQuestionnaireVersionsRequest>) {
    self.versions = Codec.messages(c.pointee.versions, c.pointee.n_versions) { CatalogueV1.QuestionnaireVersionName($0) }
    self.etag = Codec.string(c.pointee.etag)
    self.readMask = c.pointee.read_mask.map { GoogleProtobuf.FieldMask($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__BatchGetQuestionnaireVersionsRequest> {
    let c = arena.allocate(Otolith__Catalogue__V1__BatchGetQuestionnaireVersionsRequest.self)
    otolith__catalogue__v1__batch_get_questionnaire_versions_request__init(c)
    if !self.versions.isEmpty {
      c.pointee.n_versions = self.versions.count
      c.pointee.versions = arena.array(self.versions) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__QuestionnaireVersionName>? }
    }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    if let value = self.readMask { c.pointee.read_mask = value.cStruct(in: arena) }
    return c
  }
}

extension CatalogueV1.BatchGetQuestionnaireVersionsResponse {
  public static var fullName: String { "otolith.catalogue.v1.BatchGetQuestionnaireVersionsResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__batch_get_questionnaire_versions_response__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__BatchGetQuestionnaireVersionsResponse>) {
    self.questionnaires = Codec.messages(c.pointee.questionnaires, c.pointee.n_questionnaires) { CatalogueV1.Questionnaire($0) }
    self.missing = Codec.array(c.pointee.missing, c.pointee.n_missing) { $0 }
    self.etag = Codec.string(c.pointee.etag)
    self.notModified = c.pointee.not_modified != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__BatchGetQuestionnaireVersionsResponse> {
    let c = arena.allocate(Otolith__Catalogue__V1__BatchGetQuestionnaireVersionsResponse.self)
    otolith__catalogue__v1__batch_get_questionnaire_versions_response__init(c)
    if !self.questionnaires.isEmpty {
      c.pointee.n_questionnaires = self.questionnaires.count
      c.pointee.questionnaires = arena.array(self.questionnaires) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__Questionnaire>? }
    }
    if !self.missing.isEmpty {
      c.pointee.n_missing = self.missing.count
      c.pointee.missing = arena.array(self.missing) { $0 }
    }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    c.pointee.not_modified = self.notModified ? 1 : 0
    return c
  }
}

extension CatalogueV1.GetDeviceCatalogueRequest {
  public static var fullName: String { "otolith.catalogue.v1.GetDeviceCatalogueRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__get_device_catalogue_request__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__GetDeviceCatalogueRequest>) {
    self.studyIDs = Codec.array(c.pointee.study_ids, c.pointee.n_study_ids) { Codec.string($0) }
    self.language = Codec.string(c.pointee.language)
    self.etag = Codec.string(c.pointee.etag)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__GetDeviceCatalogueRequest> {
    let c = arena.allocate(Otolith__Catalogue__V1__GetDeviceCatalogueRequest.self)
    otolith__catalogue__v1__get_device_catalogue_request__init(c)
    if !self.studyIDs.isEmpty {
      c.pointee.n_study_ids = self.studyIDs.count
      c.pointee.study_ids = arena.array(self.studyIDs) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    if !self.language.isEmpty { c.pointee.language = arena.string(self.language) }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    return c
  }
}

extension CatalogueV1.GetDeviceCatalogueResponse {
  public static var fullName: String { "otolith.catalogue.v1.GetDeviceCatalogueResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__get_device_catalogue_response__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__GetDeviceCatalogueResponse>) {
    self.studies = Codec.messages(c.pointee.studies, c.pointee.n_studies) { CatalogueV1.DeviceStudy($0) }
    self.etag = Codec.string(c.pointee.etag)
    self.notModified = c.pointee.not_modified != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__GetDeviceCatalogueResponse> {
    let c = arena.allocate(Otolith__Catalogue__V1__GetDeviceCatalogueResponse.self)
    otolith__catalogue__v1__get_device_catalogue_response__init(c)
    if !self.studies.isEmpty {
      c.pointee.n_studies = self.studies.count
      c.pointee.studies = arena.array(self.studies) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__DeviceStudy>? }
    }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    c.pointee.not_modified = self.notModified ? 1 : 0
    return c
  }
}

extension CatalogueV1.DeviceStudy {
  public static var fullName: String { "otolith.catalogue.v1.DeviceStudy" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__device_study__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__DeviceStudy>) {
    self.study = c.pointee.study.map { CatalogueV1.Study($0) }
    self.questionnaires = Codec.messages(c.pointee.questionnaires, c.pointee.n_questionnaires) { CatalogueV1.Questionnaire($0) }
    self.soundCollections = Codec.messages(c.pointee.sound_collections, c.pointee.n_sound_collections) { CatalogueV1.SoundCollection($0) }
    self.vocabularies = Codec.messages(c.pointee.vocabularies, c.pointee.n_vocabularies) { CatalogueV1.Vocabulary($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__DeviceStudy> {
    let c = arena.allocate(Otolith__Catalogue__V1__DeviceStudy.self)
    otolith__catalogue__v1__device_study__init(c)
    if let value = self.study { c.pointee.study = value.cStruct(in: arena) }
    if !self.questionnaires.isEmpty {
      c.pointee.n_questionnaires = self.questionnaires.count
      c.pointee.questionnaires = arena.array(self.questionnaires) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__Questionnaire>? }
    }
    if !self.soundCollections.isEmpty {
      c.pointee.n_sound_collections = self.soundCollections.count
      c.pointee.sound_collections = arena.array(self.soundCollections) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__SoundCollection>? }
    }
    if !self.vocabularies.isEmpty {
      c.pointee.n_vocabularies = self.vocabularies.count
      c.pointee.vocabularies = arena.array(self.vocabularies) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__Vocabulary>? }
    }
    return c
  }
}

extension CatalogueV1.SearchQuestionnairesRequest {
  public static var fullName: String { "otolith.catalogue.v1.SearchQuestionnairesRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__search_questionnaires_request__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__SearchQuestionnairesRequest>) {
    self.query = Codec.string(c.pointee.query)
    self.language = Codec.string(c.pointee.language)
    self.projectID = Codec.string(c.pointee.project_id)
    self.licence = Codec.string(c.pointee.licence)
    self.textLanguage = Codec.string(c.pointee.text_language)
    self.itemID = Codec.string(c.pointee.item_id)
    self.pageSize = c.pointee.page_size
    self.pageToken = Codec.string(c.pointee.page_token)
    self.etag = Codec.string(c.pointee.etag)
    self.includeRetired = c.pointee.include_retired != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__SearchQuestionnairesRequest> {
    let c = arena.allocate(Otolith__Catalogue__V1__SearchQuestionnairesRequest.self)
    otolith__catalogue__v1__search_questionnaires_request__init(c)
    if !self.query.isEmpty { c.pointee.query = arena.string(self.query) }
    if !self.language.isEmpty { c.pointee.language = arena.string(self.language) }
    if !self.projectID.isEmpty { c.pointee.project_id = arena.string(self.projectID) }
    if !self.licence.isEmpty { c.pointee.licence = arena.string(self.licence) }
    if !self.textLanguage.isEmpty { c.pointee.text_language = arena.string(self.textLanguage) }
    if !self.itemID.isEmpty { c.pointee.item_id = arena.string(self.itemID) }
    c.pointee.page_size = self.pageSize
    if !self.pageToken.isEmpty { c.pointee.page_token = arena.string(self.pageToken) }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    c.pointee.include_retired = self.includeRetired ? 1 : 0
    return c
  }
}

extension CatalogueV1.SearchQuestionnairesResponse {
  public static var fullName: String { "otolith.catalogue.v1.SearchQuestionnairesResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__search_questionnaires_response__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__SearchQuestionnairesResponse>) {
    self.questionnaires = Codec.messages(c.pointee.questionnaires, c.pointee.n_questionnaires) { CatalogueV1.QuestionnaireSummary($0) }
    self.nextPageToken = Codec.string(c.pointee.next_page_token)
    self.etag = Codec.string(c.pointee.etag)
    self.notModified = c.pointee.not_modified != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__SearchQuestionnairesResponse> {
    let c = arena.allocate(Otolith__Catalogue__V1__SearchQuestionnairesResponse.self)
    otolith__catalogue__v1__search_questionnaires_response__init(c)
    if !self.questionnaires.isEmpty {
      c.pointee.n_questionnaires = self.questionnaires.count
      c.pointee.questionnaires = arena.array(self.questionnaires) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__QuestionnaireSummary>? }
    }
    if !self.nextPageToken.isEmpty { c.pointee.next_page_token = arena.string(self.nextPageToken) }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    c.pointee.not_modified = self.notModified ? 1 : 0
    return c
  }
}

extension CatalogueV1.QuestionnaireSummary {
  public static var fullName: String { "otolith.catalogue.v1.QuestionnaireSummary" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__questionnaire_summary__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__QuestionnaireSummary>) {
    self.questionnaireID = Codec.string(c.pointee.questionnaire_id)
    self.version = c.pointee.version
    self.contentHash = Codec.string(c.pointee.content_hash)
    self.projectID = Codec.string(c.pointee.project_id)
    self.title = c.pointee.title.map { CatalogueV1.LocalizedText($0) }
    self.description = c.pointee.description.map { CatalogueV1.LocalizedText($0) }
    self.languages = Codec.array(c.pointee.languages, c.pointee.n_languages) { Codec.string($0) }
    self.licence = Codec.string(c.pointee.licence)
    self.sharing = CatalogueV1.Sharing(rawValue: Int32(truncatingIfNeeded: c.pointee.sharing.rawValue))
    self.elementCount = c.pointee.element_count
    self.questionCount = c.pointee.question_count
    self.demonstrationWording = c.pointee.demonstration_wording != 0
    self.retired = c.pointee.retired != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__QuestionnaireSummary> {
    let c = arena.allocate(Otolith__Catalogue__V1__QuestionnaireSummary.self)
    otolith__catalogue__v1__questionnaire_summary__init(c)
    if !self.questionnaireID.isEmpty { c.pointee.questionnaire_id = arena.string(self.questionnaireID) }
    c.pointee.version = self.version
    if !self.contentHash.isEmpty { c.pointee.content_hash = arena.string(self.contentHash) }
    if !self.projectID.isEmpty { c.pointee.project_id = arena.string(self.projectID) }
    if let value = self.title { c.pointee.title = value.cStruct(in: arena) }
    if let value = self.description { c.pointee.description = value.cStruct(in: arena) }
    if !self.languages.isEmpty {
      c.pointee.n_languages = self.languages.count
      c.pointee.languages = arena.array(self.languages) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    if !self.licence.isEmpty { c.pointee.licence = arena.string(self.licence) }
    c.pointee.sharing = Otolith__Catalogue__V1__Sharing(rawValue: .init(truncatingIfNeeded: self.sharing.rawValue))
    c.pointee.element_count = self.elementCount
    c.pointee.question_count = self.questionCount
    c.pointee.demonstration_wording = self.demonstrationWording ? 1 : 0
    c.pointee.retired = self.retired ? 1 : 0
    return c
  }
}

extension CatalogueV1.ImportStudyRequest {
  public static var fullName: String { "otolith.catalogue.v1.ImportStudyRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__import_study_request__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__ImportStudyRequest>) {
    self.study = c.pointee.study.map { CatalogueV1.Study($0) }
    self.questionnaires = Codec.messages(c.pointee.questionnaires, c.pointee.n_questionnaires) { CatalogueV1.Questionnaire($0) }
    self.accessPassword = Codec.string(c.pointee.access_password)
    self.validateOnly = c.pointee.validate_only != 0
    self.projectID = Codec.string(c.pointee.project_id)
    self.soundCollections = Codec.messages(c.pointee.sound_collections, c.pointee.n_sound_collections) { CatalogueV1.SoundCollection($0) }
    self.vocabularies = Codec.messages(c.pointee.vocabularies, c.pointee.n_vocabularies) { CatalogueV1.Vocabulary($0) }
    self.applyState = c.pointee.apply_state != 0
    self.endNow = c.pointee.end_now != 0
    self.allowErasure = c.pointee.allow_erasure != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__ImportStudyRequest> {
    let c = arena.allocate(Otolith__Catalogue__V1__ImportStudyRequest.self)
    otolith__catalogue__v1__import_study_request__init(c)
    if let value = self.study { c.pointee.study = value.cStruct(in: arena) }
    if !self.questionnaires.isEmpty {
      c.pointee.n_questionnaires = self.questionnaires.count
      c.pointee.questionnaires = arena.array(self.questionnaires) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__Questionnaire>? }
    }
    if !self.accessPassword.isEmpty { c.pointee.access_password = arena.string(self.accessPassword) }
    c.pointee.validate_only = self.validateOnly ? 1 : 0
    if !self.projectID.isEmpty { c.pointee.project_id = arena.string(self.projectID) }
    if !self.soundCollections.isEmpty {
      c.pointee.n_sound_collections = self.soundCollections.count
      c.pointee.sound_collections = arena.array(self.soundCollections) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__SoundCollection>? }
    }
    if !self.vocabularies.isEmpty {
      c.pointee.n_vocabularies = self.vocabularies.count
      c.pointee.vocabularies = arena.array(self.vocabularies) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__Vocabulary>? }
    }
    c.pointee.apply_state = self.applyState ? 1 : 0
    c.pointee.end_now = self.endNow ? 1 : 0
    c.pointee.allow_erasure = self.allowErasure ? 1 : 0
    return c
  }
}

extension CatalogueV1.ImportStudyResponse {
  public static var fullName: String { "otolith.catalogue.v1.ImportStudyResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__import_study_response__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__ImportStudyResponse>) {
    self.studyRevision = c.pointee.study_revision
    self.studyChanged = c.pointee.study_changed != 0
    self.questionnaires = Codec.messages(c.pointee.questionnaires, c.pointee.n_questionnaires) { CatalogueV1.ImportedQuestionnaire($0) }
    self.projectID = Codec.string(c.pointee.project_id)
    self.effects = c.pointee.effects.map { CatalogueV1.StudyEffects($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__ImportStudyResponse> {
    let c = arena.allocate(Otolith__Catalogue__V1__ImportStudyResponse.self)
    otolith__catalogue__v1__import_study_response__init(c)
    c.pointee.study_revision = self.studyRevision
    c.pointee.study_changed = self.studyChanged ? 1 : 0
    if !self.questionnaires.isEmpty {
      c.pointee.n_questionnaires = self.questionnaires.count
      c.pointee.questionnaires = arena.array(self.questionnaires) { $0.cStruct(in: arena) as UnsafeMutablePointer<Otolith__Catalogue__V1__ImportedQuestionnaire>? }
    }
    if !self.projectID.isEmpty { c.pointee.project_id = arena.string(self.projectID) }
    if let value = self.effects { c.pointee.effects = value.cStruct(in: arena) }
    return c
  }
}

extension CatalogueV1.StudyEffects {
  public static var fullName: String { "otolith.catalogue.v1.StudyEffects" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__study_effects__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__StudyEffects>) {
    self.earlierPaused = c.pointee.earlier_paused != 0
    self.paused = c.pointee.paused != 0
    self.earlierEndTime = c.pointee.earlier_end_time.map { GoogleProtobuf.Timestamp($0) }
    self.endTime = c.pointee.end_time.map { GoogleProtobuf.Timestamp($0) }
    self.earlierConsentVersion = Codec.string(c.pointee.earlier_consent_version)
    self.consentVersion = Codec.string(c.pointee.consent_version)
    self.consentLanguages = Codec.array(c.pointee.consent_languages, c.pointee.n_consent_languages) { Codec.string($0) }
    self.addedQuestionnaireIDs = Codec.array(c.pointee.added_questionnaire_ids, c.pointee.n_added_questionnaire_ids) { Codec.string($0) }
    self.removedQuestionnaireIDs = Codec.array(c.pointee.removed_questionnaire_ids, c.pointee.n_removed_questionnaire_ids) { Codec.string($0) }
    self.replacedQuestionnaireIDs = Codec.array(c.pointee.replaced_questionnaire_ids, c.pointee.n_replaced_questionnaire_ids) { Codec.string($0) }
    self.rescheduledQuestionnaireIDs = Codec.array(c.pointee.rescheduled_questionnaire_ids, c.pointee.n_rescheduled_questionnaire_ids) { Codec.string($0) }
    self.regroupedQuestionnaireIDs = Codec.array(c.pointee.regrouped_questionnaire_ids, c.pointee.n_regrouped_questionnaire_ids) { Codec.string($0) }
    self.addedGroupIDs = Codec.array(c.pointee.added_group_ids, c.pointee.n_added_group_ids) { Codec.string($0) }
    self.removedGroupIDs = Codec.array(c.pointee.removed_group_ids, c.pointee.n_removed_group_ids) { Codec.string($0) }
    self.promptsChanged = c.pointee.prompts_changed != 0
    self.earlierAccess = CatalogueV1.StudyAccess(rawValue: Int32(truncatingIfNeeded: c.pointee.earlier_access.rawValue))
    self.access = CatalogueV1.StudyAccess(rawValue: Int32(truncatingIfNeeded: c.pointee.access.rawValue))
    self.titleChanged = c.pointee.title_changed != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__StudyEffects> {
    let c = arena.allocate(Otolith__Catalogue__V1__StudyEffects.self)
    otolith__catalogue__v1__study_effects__init(c)
    c.pointee.earlier_paused = self.earlierPaused ? 1 : 0
    c.pointee.paused = self.paused ? 1 : 0
    if let value = self.earlierEndTime { c.pointee.earlier_end_time = value.cStruct(in: arena) }
    if let value = self.endTime { c.pointee.end_time = value.cStruct(in: arena) }
    if !self.earlierConsentVersion.isEmpty { c.pointee.earlier_consent_version = arena.string(self.earlierConsentVersion) }
    if !self.consentVersion.isEmpty { c.pointee.consent_version = arena.string(self.consentVersion) }
    if !self.consentLanguages.isEmpty {
      c.pointee.n_consent_languages = self.consentLanguages.count
      c.pointee.consent_languages = arena.array(self.consentLanguages) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    if !self.addedQuestionnaireIDs.isEmpty {
      c.pointee.n_added_questionnaire_ids = self.addedQuestionnaireIDs.count
      c.pointee.added_questionnaire_ids = arena.array(self.addedQuestionnaireIDs) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    if !self.removedQuestionnaireIDs.isEmpty {
      c.pointee.n_removed_questionnaire_ids = self.removedQuestionnaireIDs.count
      c.pointee.removed_questionnaire_ids = arena.array(self.removedQuestionnaireIDs) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    if !self.replacedQuestionnaireIDs.isEmpty {
      c.pointee.n_replaced_questionnaire_ids = self.replacedQuestionnaireIDs.count
      c.pointee.replaced_questionnaire_ids = arena.array(self.replacedQuestionnaireIDs) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    if !self.rescheduledQuestionnaireIDs.isEmpty {
      c.pointee.n_rescheduled_questionnaire_ids = self.rescheduledQuestionnaireIDs.count
      c.pointee.rescheduled_questionnaire_ids = arena.array(self.rescheduledQuestionnaireIDs) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    if !self.regroupedQuestionnaireIDs.isEmpty {
      c.pointee.n_regrouped_questionnaire_ids = self.regroupedQuestionnaireIDs.count
      c.pointee.regrouped_questionnaire_ids = arena.array(self.regroupedQuestionnaireIDs) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    if !self.addedGroupIDs.isEmpty {
      c.pointee.n_added_group_ids = self.addedGroupIDs.count
      c.pointee.added_group_ids = arena.array(self.addedGroupIDs) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    if !self.removedGroupIDs.isEmpty {
      c.pointee.n_removed_group_ids = self.removedGroupIDs.count
      c.pointee.removed_group_ids = arena.array(self.removedGroupIDs) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    c.pointee.prompts_changed = self.promptsChanged ? 1 : 0
    c.pointee.earlier_access = Otolith__Catalogue__V1__StudyAccess(rawValue: .init(truncatingIfNeeded: self.earlierAccess.rawValue))
    c.pointee.access = Otolith__Catalogue__V1__StudyAccess(rawValue: .init(truncatingIfNeeded: self.access.rawValue))
    c.pointee.title_changed = self.titleChanged ? 1 : 0
    return c
  }
}

extension CatalogueV1.ImportedQuestionnaire {
  public static var fullName: String { "otolith.catalogue.v1.ImportedQuestionnaire" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__imported_questionnaire__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__ImportedQuestionnaire>) {
    self.questionnaireID = Codec.string(c.pointee.questionnaire_id)
    self.version = c.pointee.version
    self.contentHash = Codec.string(c.pointee.content_hash)
    self.published = c.pointee.published != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__ImportedQuestionnaire> {
    let c = arena.allocate(Otolith__Catalogue__V1__ImportedQuestionnaire.self)
    otolith__catalogue__v1__imported_questionnaire__init(c)
    if !self.questionnaireID.isEmpty { c.pointee.questionnaire_id = arena.string(self.questionnaireID) }
    c.pointee.version = self.version
    if !self.contentHash.isEmpty { c.pointee.content_hash = arena.string(self.contentHash) }
    c.pointee.published = self.published ? 1 : 0
    return c
  }
}
