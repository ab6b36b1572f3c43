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
    /// Project of the study; empty if `not_modified`.
    public var projectID: String

    public init(
      study: CatalogueV1.Study? = nil,
      etag: String = "",
      notModified: Bool = false,
      allGroups: Bool = false,
      publishTime: GoogleProtobuf.Timestamp? = nil,
      projectID: String = ""
    ) {
      self.study = study
      self.etag = etag
      self.notModified = notModified
      self.allGroups = allGroups
      self.publishTime = publishTime
      self.projectID = projectID
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

  /// Names a study to retire or to reinstate.
  public struct RetireStudyRequest: Message {
    /// Required.
    public var studyID: String
    /// Whether to reinstate the study instead.
    public var reinstate: Bool

    public init(studyID: String = "", reinstate: Bool = false) {
      self.studyID = studyID
      self.reinstate = reinstate
    }
  }

  /// The result of the change.
  public struct RetireStudyResponse: Message {
    /// Whether this call changed the state.
    public var changed: Bool
    /// Revision of the study.
    public var revision: UInt32

    public init(changed: Bool = false, revision: UInt32 = 0) {
      self.changed = changed
      self.revision = revision
    }
  }

  /// Names a study to delete.
  public struct DeleteStudyRequest: Message {
    /// Required.
    public var studyID: String
    /// Whether to check only. If true, nothing is deleted and the response is what the call would
    /// return.
    public var validateOnly: Bool

    public init(studyID: String = "", validateOnly: Bool = false) {
      self.studyID = studyID
      self.validateOnly = validateOnly
    }
  }

  /// What the deletion concerns.
  public struct DeleteStudyResponse: Message {
    /// Whether this call deleted the study; false if it was deleted before.
    public var deleted: Bool
    /// Revision of the study that was current.
    public var revision: UInt32
    /// Whether participants ever joined the study.
    public var hadParticipants: Bool
    /// Ids of questionnaires that this study published first and no other study uses, ordered. They
    /// stay; retire them if they are no longer needed.
    public var unusedQuestionnaireIDs: [String]

    public init(
      deleted: Bool = false,
      revision: UInt32 = 0,
      hadParticipants: Bool = false,
      unusedQuestionnaireIDs: [String] = []
    ) {
      self.deleted = deleted
      self.revision = revision
      self.hadParticipants = hadParticipants
      self.unusedQuestionnaireIDs = unusedQuestionnaireIDs
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
    /// Whether information texts (`Study.texts`) changed in any language.
    public var informationChanged: Bool

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
      titleChanged: Bool = false,
      informationChanged: Bool = false
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
      self.informationChanged = informationChanged
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
    base64: "CiRvdG9saXRoL2NhdGFsb2d1ZS92MS9jYXRhbG9ndWUucHJvdG8SFG90b2xpdGguY2F0YWxvZ3VlLnYxGiBnb29nbGUvcHJvdG9idWYvZmllbGRfbWFzay5wcm90bxofZ29vZ2xlL3Byb3RvYnVmL3RpbWVzdGFtcC5wcm90bxoib3RvbGl0aC9jYXRhbG9ndWUvdjEvbGlicmFyeS5wcm90bxoob3RvbGl0aC9jYXRhbG9ndWUvdjEvcXVlc3Rpb25uYWlyZS5wcm90bxogb3RvbGl0aC9jYXRhbG9ndWUvdjEvc3R1ZHkucHJvdG8aH290b2xpdGgvY2F0YWxvZ3VlL3YxL3RleHQucHJvdG8i8gEKEkxpc3RTdHVkaWVzUmVxdWVzdBIaCghsYW5ndWFnZRgBIAEoCVIIbGFuZ3VhZ2USGwoJcGFnZV9zaXplGAIgASgNUghwYWdlU2l6ZRIdCgpwYWdlX3Rva2VuGAMgASgJUglwYWdlVG9rZW4SEgoEZXRhZxgEIAEoCVIEZXRhZxIdCgpwcm9qZWN0X2lkGAUgASgJUglwcm9qZWN0SWQSGAoHcnVubmluZxgGIAEoCFIHcnVubmluZxI3CglyZWFkX21hc2sYByABKAsyGi5nb29nbGUucHJvdG9idWYuRmllbGRNYXNrUghyZWFkTWFzayKrAQoTTGlzdFN0dWRpZXNSZXNwb25zZRI1CgdzdHVkaWVzGAEgAygLMhsub3RvbGl0aC5jYXRhbG9ndWUudjEuU3R1ZHlSB3N0dWRpZXMSJgoPbmV4dF9wYWdlX3Rva2VuGAIgASgJUg1uZXh0UGFnZVRva2VuEhIKBGV0YWcYAyABKAlSBGV0YWcSIQoMbm90X21vZGlmaWVkGAQgASgIUgtub3RNb2RpZmllZCK6AQoPR2V0U3R1ZHlSZXF1ZXN0EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkEhoKCGxhbmd1YWdlGAIgASgJUghsYW5ndWFnZRISCgRldGFnGAMgASgJUgRldGFnEjcKCXJlYWRfbWFzaxgEIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5GaWVsZE1hc2tSCHJlYWRNYXNrEiMKDWFsbF9sYW5ndWFnZXMYBSABKAhSDGFsbExhbmd1YWdlcyL5AQoQR2V0U3R1ZHlSZXNwb25zZRIxCgVzdHVkeRgBIAEoCzIbLm90b2xpdGguY2F0YWxvZ3VlLnYxLlN0dWR5UgVzdHVkeRISCgRldGFnGAIgASgJUgRldGFnEiEKDG5vdF9tb2RpZmllZBgDIAEoCFILbm90TW9kaWZpZWQSHQoKYWxsX2dyb3VwcxgEIAEoCFIJYWxsR3JvdXBzEj0KDHB1Ymxpc2hfdGltZRgFIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSC3B1Ymxpc2hUaW1lEh0KCnByb2plY3RfaWQYBiABKAlSCXByb2plY3RJZCLgAQoeTGlzdFN0dWR5UXVlc3Rpb25uYWlyZXNSZXF1ZXN0EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkEhoKCGxhbmd1YWdlGAIgASgJUghsYW5ndWFnZRISCgRldGFnGAMgASgJUgRldGFnEjcKCXJlYWRfbWFzaxgEIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5GaWVsZE1hc2tSCHJlYWRNYXNrEhsKCXBhZ2Vfc2l6ZRgFIAEoDVIIcGFnZVNpemUSHQoKcGFnZV90b2tlbhgGIAEoCVIJcGFnZVRva2VuIosCCh9MaXN0U3R1ZHlRdWVzdGlvbm5haXJlc1Jlc3BvbnNlEjwKBHVzZXMYASADKAsyKC5vdG9saXRoLmNhdGFsb2d1ZS52MS5TdHVkeVF1ZXN0aW9ubmFpcmVSBHVzZXMSSwoOcXVlc3Rpb25uYWlyZXMYAiADKAsyIy5vdG9saXRoLmNhdGFsb2d1ZS52MS5RdWVzdGlvbm5haXJlUg5xdWVzdGlvbm5haXJlcxISCgRldGFnGAMgASgJUgRldGFnEiEKDG5vdF9tb2RpZmllZBgEIAEoCFILbm90TW9kaWZpZWQSJgoPbmV4dF9wYWdlX3Rva2VuGAUgASgJUg1uZXh0UGFnZVRva2VuIp4BCh5HZXRRdWVzdGlvbm5haXJlVmVyc2lvblJlcXVlc3QSKQoQcXVlc3Rpb25uYWlyZV9pZBgBIAEoCVIPcXVlc3Rpb25uYWlyZUlkEhgKB3ZlcnNpb24YAiABKA1SB3ZlcnNpb24SNwoJcmVhZF9tYXNrGAMgASgLMhouZ29vZ2xlLnByb3RvYnVmLkZpZWxkTWFza1IIcmVhZE1hc2sivwEKJEJhdGNoR2V0UXVlc3Rpb25uYWlyZVZlcnNpb25zUmVxdWVzdBJKCgh2ZXJzaW9ucxgBIAMoCzIuLm90b2xpdGguY2F0YWxvZ3VlLnYxLlF1ZXN0aW9ubmFpcmVWZXJzaW9uTmFtZVIIdmVyc2lvbnMSEgoEZXRhZxgCIAEoCVIEZXRhZxI3CglyZWFkX21hc2sYAyABKAsyGi5nb29nbGUucHJvdG9idWYuRmllbGRNYXNrUghyZWFkTWFzayLFAQolQmF0Y2hHZXRRdWVzdGlvbm5haXJlVmVyc2lvbnNSZXNwb25zZRJLCg5xdWVzdGlvbm5haXJlcxgBIAMoCzIjLm90b2xpdGguY2F0YWxvZ3VlLnYxLlF1ZXN0aW9ubmFpcmVSDnF1ZXN0aW9ubmFpcmVzEhgKB21pc3NpbmcYAiADKA1SB21pc3NpbmcSEgoEZXRhZxgDIAEoCVIEZXRhZxIhCgxub3RfbW9kaWZpZWQYBCABKAhSC25vdE1vZGlmaWVkImgKGUdldERldmljZUNhdGFsb2d1ZVJlcXVlc3QSGwoJc3R1ZHlfaWRzGAEgAygJUghzdHVkeUlkcxIaCghsYW5ndWFnZRgCIAEoCVIIbGFuZ3VhZ2USEgoEZXRhZxgDIAEoCVIEZXRhZyKQAQoaR2V0RGV2aWNlQ2F0YWxvZ3VlUmVzcG9uc2USOwoHc3R1ZGllcxgBIAMoCzIhLm90b2xpdGguY2F0YWxvZ3VlLnYxLkRldmljZVN0dWR5UgdzdHVkaWVzEhIKBGV0YWcYAiABKAlSBGV0YWcSIQoMbm90X21vZGlmaWVkGAMgASgIUgtub3RNb2RpZmllZCKnAgoLRGV2aWNlU3R1ZHkSMQoFc3R1ZHkYASABKAsyGy5vdG9saXRoLmNhdGFsb2d1ZS52MS5TdHVkeVIFc3R1ZHkSSwoOcXVlc3Rpb25uYWlyZXMYAiADKAsyIy5vdG9saXRoLmNhdGFsb2d1ZS52MS5RdWVzdGlvbm5haXJlUg5xdWVzdGlvbm5haXJlcxJSChFzb3VuZF9jb2xsZWN0aW9ucxgDIAMoCzIlLm90b2xpdGguY2F0YWxvZ3VlLnYxLlNvdW5kQ29sbGVjdGlvblIQc291bmRDb2xsZWN0aW9ucxJECgx2b2NhYnVsYXJpZXMYBCADKAsyIC5vdG9saXRoLmNhdGFsb2d1ZS52MS5Wb2NhYnVsYXJ5Ugx2b2NhYnVsYXJpZXMivwIKG1NlYXJjaFF1ZXN0aW9ubmFpcmVzUmVxdWVzdBIUCgVxdWVyeRgBIAEoCVIFcXVlcnkSGgoIbGFuZ3VhZ2UYAiABKAlSCGxhbmd1YWdlEh0KCnByb2plY3RfaWQYAyABKAlSCXByb2plY3RJZBIYCgdsaWNlbmNlGAQgASgJUgdsaWNlbmNlEiMKDXRleHRfbGFuZ3VhZ2UYBSABKAlSDHRleHRMYW5ndWFnZRIXCgdpdGVtX2lkGAYgASgJUgZpdGVtSWQSGwoJcGFnZV9zaXplGAcgASgNUghwYWdlU2l6ZRIdCgpwYWdlX3Rva2VuGAggASgJUglwYWdlVG9rZW4SEgoEZXRhZxgJIAEoCVIEZXRhZxInCg9pbmNsdWRlX3JldGlyZWQYCiABKAhSDmluY2x1ZGVSZXRpcmVkItEBChxTZWFyY2hRdWVzdGlvbm5haXJlc1Jlc3BvbnNlElIKDnF1ZXN0aW9ubmFpcmVzGAEgAygLMioub3RvbGl0aC5jYXRhbG9ndWUudjEuUXVlc3Rpb25uYWlyZVN1bW1hcnlSDnF1ZXN0aW9ubmFpcmVzEiYKD25leHRfcGFnZV90b2tlbhgCIAEoCVINbmV4dFBhZ2VUb2tlbhISCgRldGFnGAMgASgJUgRldGFnEiEKDG5vdF9tb2RpZmllZBgEIAEoCFILbm90TW9kaWZpZWQiqwQKFFF1ZXN0aW9ubmFpcmVTdW1tYXJ5EikKEHF1ZXN0aW9ubmFpcmVfaWQYASABKAlSD3F1ZXN0aW9ubmFpcmVJZBIYCgd2ZXJzaW9uGAIgASgNUgd2ZXJzaW9uEiEKDGNvbnRlbnRfaGFzaBgDIAEoCVILY29udGVudEhhc2gSHQoKcHJvamVjdF9pZBgEIAEoCVIJcHJvamVjdElkEjkKBXRpdGxlGAUgASgLMiMub3RvbGl0aC5jYXRhbG9ndWUudjEuTG9jYWxpemVkVGV4dFIFdGl0bGUSRQoLZGVzY3JpcHRpb24YBiABKAsyIy5vdG9saXRoLmNhdGFsb2d1ZS52MS5Mb2NhbGl6ZWRUZXh0UgtkZXNjcmlwdGlvbhIcCglsYW5ndWFnZXMYByADKAlSCWxhbmd1YWdlcxIYCgdsaWNlbmNlGAggASgJUgdsaWNlbmNlEjcKB3NoYXJpbmcYCSABKA4yHS5vdG9saXRoLmNhdGFsb2d1ZS52MS5TaGFyaW5nUgdzaGFyaW5nEiMKDWVsZW1lbnRfY291bnQYCiABKA1SDGVsZW1lbnRDb3VudBIlCg5xdWVzdGlvbl9jb3VudBgLIAEoDVINcXVlc3Rpb25Db3VudBIzChVkZW1vbnN0cmF0aW9uX3dvcmRpbmcYDCABKAhSFGRlbW9uc3RyYXRpb25Xb3JkaW5nEhgKB3JldGlyZWQYDSABKAhSB3JldGlyZWQiTQoSUmV0aXJlU3R1ZHlSZXF1ZXN0EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkEhwKCXJlaW5zdGF0ZRgCIAEoCFIJcmVpbnN0YXRlIksKE1JldGlyZVN0dWR5UmVzcG9uc2USGAoHY2hhbmdlZBgBIAEoCFIHY2hhbmdlZBIaCghyZXZpc2lvbhgCIAEoDVIIcmV2aXNpb24iVAoSRGVsZXRlU3R1ZHlSZXF1ZXN0EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkEiMKDXZhbGlkYXRlX29ubHkYAiABKAhSDHZhbGlkYXRlT25seSKwAQoTRGVsZXRlU3R1ZHlSZXNwb25zZRIYCgdkZWxldGVkGAEgASgIUgdkZWxldGVkEhoKCHJldmlzaW9uGAIgASgNUghyZXZpc2lvbhIpChBoYWRfcGFydGljaXBhbnRzGAMgASgIUg9oYWRQYXJ0aWNpcGFudHMSOAoYdW51c2VkX3F1ZXN0aW9ubmFpcmVfaWRzGAQgAygJUhZ1bnVzZWRRdWVzdGlvbm5haXJlSWRzIvoDChJJbXBvcnRTdHVkeVJlcXVlc3QSMQoFc3R1ZHkYASABKAsyGy5vdG9saXRoLmNhdGFsb2d1ZS52MS5TdHVkeVIFc3R1ZHkSSwoOcXVlc3Rpb25uYWlyZXMYAiADKAsyIy5vdG9saXRoLmNhdGFsb2d1ZS52MS5RdWVzdGlvbm5haXJlUg5xdWVzdGlvbm5haXJlcxInCg9hY2Nlc3NfcGFzc3dvcmQYAyABKAlSDmFjY2Vzc1Bhc3N3b3JkEiMKDXZhbGlkYXRlX29ubHkYBCABKAhSDHZhbGlkYXRlT25seRIdCgpwcm9qZWN0X2lkGAUgASgJUglwcm9qZWN0SWQSUgoRc291bmRfY29sbGVjdGlvbnMYBiADKAsyJS5vdG9saXRoLmNhdGFsb2d1ZS52MS5Tb3VuZENvbGxlY3Rpb25SEHNvdW5kQ29sbGVjdGlvbnMSRAoMdm9jYWJ1bGFyaWVzGAcgAygLMiAub3RvbGl0aC5jYXRhbG9ndWUudjEuVm9jYWJ1bGFyeVIMdm9jYWJ1bGFyaWVzEh8KC2FwcGx5X3N0YXRlGAggASgIUgphcHBseVN0YXRlEhcKB2VuZF9ub3cYCSABKAhSBmVuZE5vdxIjCg1hbGxvd19lcmFzdXJlGAogASgIUgxhbGxvd0VyYXN1cmUikwIKE0ltcG9ydFN0dWR5UmVzcG9uc2USJQoOc3R1ZHlfcmV2aXNpb24YASABKA1SDXN0dWR5UmV2aXNpb24SIwoNc3R1ZHlfY2hhbmdlZBgCIAEoCFIMc3R1ZHlDaGFuZ2VkElMKDnF1ZXN0aW9ubmFpcmVzGAMgAygLMisub3RvbGl0aC5jYXRhbG9ndWUudjEuSW1wb3J0ZWRRdWVzdGlvbm5haXJlUg5xdWVzdGlvbm5haXJlcxIdCgpwcm9qZWN0X2lkGAQgASgJUglwcm9qZWN0SWQSPAoHZWZmZWN0cxgFIAEoCzIiLm90b2xpdGguY2F0YWxvZ3VlLnYxLlN0dWR5RWZmZWN0c1IHZWZmZWN0cyLmBwoMU3R1ZHlFZmZlY3RzEiUKDmVhcmxpZXJfcGF1c2VkGAEgASgIUg1lYXJsaWVyUGF1c2VkEhYKBnBhdXNlZBgCIAEoCFIGcGF1c2VkEkQKEGVhcmxpZXJfZW5kX3RpbWUYAyABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUg5lYXJsaWVyRW5kVGltZRI1CghlbmRfdGltZRgEIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSB2VuZFRpbWUSNgoXZWFybGllcl9jb25zZW50X3ZlcnNpb24YBSABKAlSFWVhcmxpZXJDb25zZW50VmVyc2lvbhInCg9jb25zZW50X3ZlcnNpb24YBiABKAlSDmNvbnNlbnRWZXJzaW9uEisKEWNvbnNlbnRfbGFuZ3VhZ2VzGAcgAygJUhBjb25zZW50TGFuZ3VhZ2VzEjYKF2FkZGVkX3F1ZXN0aW9ubmFpcmVfaWRzGAggAygJUhVhZGRlZFF1ZXN0aW9ubmFpcmVJZHMSOgoZcmVtb3ZlZF9xdWVzdGlvbm5haXJlX2lkcxgJIAMoCVIXcmVtb3ZlZFF1ZXN0aW9ubmFpcmVJZHMSPAoacmVwbGFjZWRfcXVlc3Rpb25uYWlyZV9pZHMYCiADKAlSGHJlcGxhY2VkUXVlc3Rpb25uYWlyZUlkcxJCCh1yZXNjaGVkdWxlZF9xdWVzdGlvbm5haXJlX2lkcxgLIAMoCVIbcmVzY2hlZHVsZWRRdWVzdGlvbm5haXJlSWRzEj4KG3JlZ3JvdXBlZF9xdWVzdGlvbm5haXJlX2lkcxgMIAMoCVIZcmVncm91cGVkUXVlc3Rpb25uYWlyZUlkcxImCg9hZGRlZF9ncm91cF9pZHMYDSADKAlSDWFkZGVkR3JvdXBJZHMSKgoRcmVtb3ZlZF9ncm91cF9pZHMYDiADKAlSD3JlbW92ZWRHcm91cElkcxInCg9wcm9tcHRzX2NoYW5nZWQYDyABKAhSDnByb21wdHNDaGFuZ2VkEkgKDmVhcmxpZXJfYWNjZXNzGBAgASgOMiEub3RvbGl0aC5jYXRhbG9ndWUudjEuU3R1ZHlBY2Nlc3NSDWVhcmxpZXJBY2Nlc3MSOQoGYWNjZXNzGBEgASgOMiEub3RvbGl0aC5jYXRhbG9ndWUudjEuU3R1ZHlBY2Nlc3NSBmFjY2VzcxIjCg10aXRsZV9jaGFuZ2VkGBIgASgIUgx0aXRsZUNoYW5nZWQSLwoTaW5mb3JtYXRpb25fY2hhbmdlZBgTIAEoCFISaW5mb3JtYXRpb25DaGFuZ2VkIp0BChVJbXBvcnRlZFF1ZXN0aW9ubmFpcmUSKQoQcXVlc3Rpb25uYWlyZV9pZBgBIAEoCVIPcXVlc3Rpb25uYWlyZUlkEhgKB3ZlcnNpb24YAiABKA1SB3ZlcnNpb24SIQoMY29udGVudF9oYXNoGAMgASgJUgtjb250ZW50SGFzaBIcCglwdWJsaXNoZWQYBCABKAhSCXB1Ymxpc2hlZDKHBwoQQ2F0YWxvZ3VlU2VydmljZRJnCgtMaXN0U3R1ZGllcxIoLm90b2xpdGguY2F0YWxvZ3VlLnYxLkxpc3RTdHVkaWVzUmVxdWVzdBopLm90b2xpdGguY2F0YWxvZ3VlLnYxLkxpc3RTdHVkaWVzUmVzcG9uc2UiA5ACARJeCghHZXRTdHVkeRIlLm90b2xpdGguY2F0YWxvZ3VlLnYxLkdldFN0dWR5UmVxdWVzdBomLm90b2xpdGguY2F0YWxvZ3VlLnYxLkdldFN0dWR5UmVzcG9uc2UiA5ACARKLAQoXTGlzdFN0dWR5UXVlc3Rpb25uYWlyZXMSNC5vdG9saXRoLmNhdGFsb2d1ZS52MS5MaXN0U3R1ZHlRdWVzdGlvbm5haXJlc1JlcXVlc3QaNS5vdG9saXRoLmNhdGFsb2d1ZS52MS5MaXN0U3R1ZHlRdWVzdGlvbm5haXJlc1Jlc3BvbnNlIgOQAgESeQoXR2V0UXVlc3Rpb25uYWlyZVZlcnNpb24SNC5vdG9saXRoLmNhdGFsb2d1ZS52MS5HZXRRdWVzdGlvbm5haXJlVmVyc2lvblJlcXVlc3QaIy5vdG9saXRoLmNhdGFsb2d1ZS52MS5RdWVzdGlvbm5haXJlIgOQAgESnQEKHUJhdGNoR2V0UXVlc3Rpb25uYWlyZVZlcnNpb25zEjoub3RvbGl0aC5jYXRhbG9ndWUudjEuQmF0Y2hHZXRRdWVzdGlvbm5haXJlVmVyc2lvbnNSZXF1ZXN0Gjsub3RvbGl0aC5jYXRhbG9ndWUudjEuQmF0Y2hHZXRRdWVzdGlvbm5haXJlVmVyc2lvbnNSZXNwb25zZSIDkAIBEnwKEkdldERldmljZUNhdGFsb2d1ZRIvLm90b2xpdGguY2F0YWxvZ3VlLnYxLkdldERldmljZUNhdGFsb2d1ZVJlcXVlc3QaMC5vdG9saXRoLmNhdGFsb2d1ZS52MS5HZXREZXZpY2VDYXRhbG9ndWVSZXNwb25zZSIDkAIBEoIBChRTZWFyY2hRdWVzdGlvbm5haXJlcxIxLm90b2xpdGguY2F0YWxvZ3VlLnYxLlNlYXJjaFF1ZXN0aW9ubmFpcmVzUmVxdWVzdBoyLm90b2xpdGguY2F0YWxvZ3VlLnYxLlNlYXJjaFF1ZXN0aW9ubmFpcmVzUmVzcG9uc2UiA5ACATLNAgoQQXV0aG9yaW5nU2VydmljZRJnCgtJbXBvcnRTdHVkeRIoLm90b2xpdGguY2F0YWxvZ3VlLnYxLkltcG9ydFN0dWR5UmVxdWVzdBopLm90b2xpdGguY2F0YWxvZ3VlLnYxLkltcG9ydFN0dWR5UmVzcG9uc2UiA5ACAhJnCgtSZXRpcmVTdHVkeRIoLm90b2xpdGguY2F0YWxvZ3VlLnYxLlJldGlyZVN0dWR5UmVxdWVzdBopLm90b2xpdGguY2F0YWxvZ3VlLnYxLlJldGlyZVN0dWR5UmVzcG9uc2UiA5ACAhJnCgtEZWxldGVTdHVkeRIoLm90b2xpdGguY2F0YWxvZ3VlLnYxLkRlbGV0ZVN0dWR5UmVxdWVzdBopLm90b2xpdGguY2F0YWxvZ3VlLnYxLkRlbGV0ZVN0dWR5UmVzcG9uc2UiA5ACAkJRChRvdG9saXRoLmNhdGFsb2d1ZS52MVABWiBvdG9saXRoL2NhdGFsb2d1ZS92MTtjYXRhbG9ndWV2MaoCFE90b2xpdGguQ2F0YWxvZ3VlLlYxSvCGAQooCgEMEgMBABIaHiBUaGUgcXVlc3Rpb25uYWlyZSBjYXRhbG9ndWUuCgrdAwoCBgASBBcAWgEa0AMgUmVhZHMgc3R1ZGllcyBhbmQgcXVlc3Rpb25uYWlyZXMsIGZvciBwYXJ0aWNpcGFudHMgYW5kIG90aGVyIHNlcnZpY2VzLgoKIEdyb3VwcyAoYXJtcykgb2YgYSBzdHVkeSBhcmUgdmlzaWJsZSBpbiBmdWxsIHRvIHRoZSBwZW9wbGUgd2hvIGNvbmR1Y3QgaXQ6IHRob3NlIHdpdGggYSByb2xlCiBpbiBpdCBvciBpbiBpdHMgcHJvamVjdCwgYWRtaW5pc3RyYXRvcnMsIGFuZCBzZXJ2aWNlcy4gT3RoZXIgY2FsbGVycyBzZWUgdGhlIHBhcnRzIHRoYXQgYXJlIGZvciBhbGwKIHBhcnRpY2lwYW50czsgYSBwYXJ0aWNpcGFudCBhbHNvIHNlZXMgdGhlIHBhcnRzIGZvciB0aGUgZ3JvdXAgaW4gdGhlIGFjY2VzcyB0b2tlbi4gYGdyb3Vwc2AgdGhlbgogaGFzIGF0IG1vc3QgdGhhdCBncm91cCwgYW5kIHF1ZXN0aW9ubmFpcmVzLCBvZmZlcnMgYW5kIGBncm91cF9pZHNgIG9mIG90aGVyIGdyb3VwcyBhcmUgbGVmdCBvdXQuCgriAgoEBgACABIEHQIfAxrTAiBMaXN0cyBzdHVkaWVzIG9yZGVyZWQgYnkgaWQsIHdpdGggYWxsIHRleHRzIGluIHRoZSByZXF1ZXN0ZWQgbGFuZ3VhZ2UgYW5kIHdpdGhvdXQgdW5saXN0ZWQKIHN0dWRpZXMuIENhbGxhYmxlIHdpdGhvdXQgYSB0b2tlbjsgYSB2YWxpZCB0b2tlbiBkZXRlcm1pbmVzIHdoYXQgaXMgdmlzaWJsZS4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQgd2l0aCByZWFzb24gSURfSU5WQUxJRCwgTEFOR1VBR0VfSU5WQUxJRCwgRklFTERfVU5LTk9XTiwKIFBBR0VfU0laRV9PVVRfT0ZfUkFOR0Ugb3IgUEFHRV9UT0tFTl9JTlZBTElEOyBVTkFVVEhFTlRJQ0FURUQgZm9yIGFuIGludmFsaWQgdG9rZW4uCgrvAQoEBgACARIEJAImAxrgASBSZXR1cm5zIG9uZSBzdHVkeS4gQ2FsbGFibGUgd2l0aG91dCBhIHRva2VuLCBhcyBMaXN0U3R1ZGllcy4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQgd2l0aCByZWFzb24gSURfSU5WQUxJRCwgTEFOR1VBR0VfSU5WQUxJRCBvciBGSUVMRF9VTktOT1dOOyBOT1RfRk9VTkQKIHdpdGggcmVhc29uIFNUVURZX1VOS05PV047IFVOQVVUSEVOVElDQVRFRCBmb3IgYW4gaW52YWxpZCB0b2tlbi4KCuwDCgQGAAICEgQuAjEDGt0DIExpc3RzIHRoZSBxdWVzdGlvbm5haXJlcyBvZiBhIHN0dWR5IGluIHRoZSB2ZXJzaW9ucyB0aGF0IHRoZSBzdHVkeSB1c2VzOyBwYXJ0aWNpcGFudHMgZG8gbm90CiBzZWUgdGhvc2Ugb2Ygb3RoZXIgZ3JvdXBzLiBOZWVkcyBhbiBlbnJvbG1lbnQgaW4gdGhlIHN0dWR5LCBvciBhIHJvbGUgaW4gaXQuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UIHdpdGggcmVhc29uIElEX0lOVkFMSUQsIExBTkdVQUdFX0lOVkFMSUQsIEZJRUxEX1VOS05PV04sCiBQQUdFX1NJWkVfT1VUX09GX1JBTkdFIG9yIFBBR0VfVE9LRU5fSU5WQUxJRCAoYWxzbyBpZiB0aGUgc3R1ZHkgbm8gbG9uZ2VyIGhhcyB0aGUgbGFzdAogcXVlc3Rpb25uYWlyZSBvZiB0aGUgcHJldmlvdXMgcGFnZTogc3RhcnQgYWdhaW4pOyBOT1RfRk9VTkQgd2l0aCByZWFzb24gU1RVRFlfVU5LTk9XTjsKIFBFUk1JU1NJT05fREVOSUVEIHdpdGggcmVhc29uIE5PVF9FTlJPTExFRC4KCsMECgQGAAIDEgQ6AjwDGrQEIFJldHVybnMgb25lIHB1Ymxpc2hlZCB2ZXJzaW9uIHdpdGggYWxsIGl0cyBsYW5ndWFnZXM7IGl0cyBgY29udGVudF9oYXNoYCBpcyBpdHMgZXRhZy4gRnVsbHkKIHZpc2libGUgdG8gc2VydmljZXMsIGFkbWluaXN0cmF0b3JzLCBtZW1iZXJzIG9mIGl0cyBwcm9qZWN0IG9yIG9mIHRoZSBzdGFmZiBvZiBhIHN0dWR5IHRoYXQgdXNlcwogaXQsIGFuZCBwYXJ0aWNpcGFudHMgb2YgYSBzdHVkeSB0aGF0IHVzZXMgaXQgaW4gYW55IHJldmlzaW9uIGZvciBhbGwgcGFydGljaXBhbnRzIG9yIGZvciB0aGVpcgogZ3JvdXAuIE90aGVyIGNhbGxlcnMgc2VlIHdoYXQgaXRzIHByb2plY3Qgc2hhcmVzOiBldmVyeXRoaW5nLCBvciBldmVyeXRoaW5nIGV4Y2VwdCB0aGUgd29yZGluZwogb2YgZWxlbWVudHMsIG9wdGlvbnMgYW5kIGJhbmRzLgoKIEVycm9yczogTk9UX0ZPVU5EIHdpdGggcmVhc29uIFFVRVNUSU9OTkFJUkVfVkVSU0lPTl9VTktOT1dOLCBhbHNvIGlmIGl0IGlzIG5vdCBzaGFyZWQ7CiBJTlZBTElEX0FSR1VNRU5UIHdpdGggcmVhc29uIElEX0lOVkFMSUQgb3IgRklFTERfVU5LTk9XTi4KCtYBCgQGAAIEEgRBAkQDGscBIFJldHVybnMgc2V2ZXJhbCB2ZXJzaW9ucywgYXMgZmFyIGFzIHRoZSBjYWxsZXIgbWF5IHJlYWQgdGhlbS4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQgd2l0aCByZWFzb24gQkFUQ0hfSU5WQUxJRCBvciBGSUVMRF9VTktOT1dOOyBSRVNPVVJDRV9FWEhBVVNURUQgd2l0aAogcmVhc29uIEFOU1dFUl9UT09fTEFSR0U6IHJlcXVlc3QgZmV3ZXIuCgrHBAoEBgACBRIETwJRAxq4BCBSZXR1cm5zIGV2ZXJ5dGhpbmcgdGhhdCBhIGRldmljZSBuZWVkcyB0byBzaG93IGFuZCBmaWxsIGluIGEgcGFydGljaXBhbnQncyBzdHVkaWVzLCB3aXRob3V0IHRoZQogcXVlc3Rpb25uYWlyZXMgb2Ygb3RoZXIgZ3JvdXBzLiBOZWVkcyBhbiBlbnJvbG1lbnQgaW4gZWFjaCBzdHVkeSwgb3IgYSByb2xlIGluIGl0LiBUaGUKIHJlc3BvbnNlIG1heSBiZSB1cCB0byBvbmUgc2Vjb25kIG9sZGVyIHRoYW4gdGhlIGxhdGVzdCBwdWJsaWNhdGlvbi4KCiBTb3VuZHMgYW5kIHZvY2FidWxhcmllcyBhcmUgdGhlIG5ld2VzdCB2ZXJzaW9ucyBvZiB0aGUgc3R1ZHkncyBwcm9qZWN0LCBvciBvZiBvdGhlciBwcm9qZWN0cwogdGhhdCBzaGFyZSB0aGVtIHdpdGggYW55b25lLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVCB3aXRoIHJlYXNvbiBUT09fTUFOWV9TVFVESUVTLCBTVFVEWV9EVVBMSUNBVEUsIElEX0lOVkFMSUQgb3IKIExBTkdVQUdFX0lOVkFMSUQ7IE5PVF9GT1VORCB3aXRoIHJlYXNvbiBTVFVEWV9VTktOT1dOOyBQRVJNSVNTSU9OX0RFTklFRCB3aXRoIHJlYXNvbgogTk9UX0VOUk9MTEVELgoKtQIKBAYAAgYSBFcCWQMapgIgU2VhcmNoZXMgdGhlIHRleHRzIG9mIG5ld2VzdCB2ZXJzaW9ucyBpbiBhbGwgbGFuZ3VhZ2VzLCBiZXN0IG1hdGNoIGZpcnN0LiBBIHF1ZXJ5IGhhcyB3b3JkcyBpbgogYW55IGZvcm0gb3IgdGhlaXIgYmVnaW5uaW5ncywgcXVvdGVkIHBocmFzZXMsIGBvcmAsIGFuZCBgLXdvcmRgLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVCB3aXRoIHJlYXNvbiBRVUVSWV9UT09fTE9ORywgSURfSU5WQUxJRCwgTEFOR1VBR0VfSU5WQUxJRCwKIFBBR0VfU0laRV9PVVRfT0ZfUkFOR0Ugb3IgUEFHRV9UT0tFTl9JTlZBTElELgoKLgoCBAASBF0AcQEaIiBGaWx0ZXJzIGFuZCBwYWdlIG9mIHRoZSBzdHVkaWVzLgoK7wEKBAQAAgASA2ECFhrhASBCQ1AgNDcgbGFuZ3VhZ2UuIEZhbGxiYWNrczogYSBsZXNzIHNwZWNpZmljIHRhZywgRW5nbGlzaCwgdGhlIHN0dWR5J3MgZGVmYXVsdCBsYW5ndWFnZSAoaW4gdGhlCiBvcmRlciBnaXZlbiBieSB0aGUgc3R1ZHkncyBgbGFuZ3VhZ2VfZmFsbGJhY2tgKSwgYSBxdWVzdGlvbm5haXJlJ3Mgb3duIGRlZmF1bHQgbGFuZ3VhZ2UsIGFueQogb3RoZXIuIEVtcHR5OiB0aGUgZmFsbGJhY2tzIG9ubHkuCgojCgQEAAIBEgNjAhcaFiAx4oCTMTAwOyAwIG1lYW5zIDUwLgoKUAoEBAACAhIDZQIYGkMgYG5leHRfcGFnZV90b2tlbmAgb2YgdGhlIHByZXZpb3VzIHBhZ2U7IGVtcHR5IGZvciB0aGUgZmlyc3QgcGFnZS4KCngKBAQAAgMSA2gCEhprIGBldGFnYCBvZiBhbiBlYXJsaWVyIHJlc3BvbnNlIHRvIHRoZSBzYW1lIHJlcXVlc3QuIElmIHRoZSBwYWdlIGlzIHVuY2hhbmdlZCwgYG5vdF9tb2RpZmllZGAgaXMKIHJldHVybmVkLgoKQQoEBAACBBIDagIYGjQgSWQgb2YgYSBwcm9qZWN0IHRvIGZpbHRlciBieTsgZW1wdHk6IGFsbCBwcm9qZWN0cy4KCnIKBAQAAgUSA20CExplIFdoZXRoZXIgdG8gbGlzdCBvbmx5IHN0dWRpZXMgdGhhdCBjYW4gYmUgam9pbmVkIGFuZCBmaWxsZWQgaW4gbm93OiBzdGFydGVkLCBub3QgZW5kZWQsIG5vdAogcGF1c2VkLgoKjwEKBAQAAgYSA3ACKhqBASBGaWVsZHMgb2YgU3R1ZHkgdG8gcmV0dXJuIGluIGFkZGl0aW9uIHRvIGl0cyBpZC4gQWJzZW50LCBlbXB0eSBvciBgKmA6IGFsbC4gUGF0aHMgbXVzdCBub3QgYmUKIGRlZXBlciB0aGFuIHRoZSBmaWVsZHMgb2YgU3R1ZHkuCgogCgIEARIEdAB9ARoUIEEgcGFnZSBvZiBzdHVkaWVzLgoKaAoEBAECABIDdgIdGlsgU3R1ZGllcyBvcmRlcmVkIGJ5IGlkLiBBIHBhZ2UgZW5kcyBiZWZvcmUgMiBNaUIgYnV0IGhhcyBhdCBsZWFzdCBvbmUgc3R1ZHkgaWYgYW55IGV4aXN0cy4KCiYKBAQBAgESA3gCHRoZIEVtcHR5IG9uIHRoZSBsYXN0IHBhZ2UuCgpZCgQEAQICEgN6AhIaTCBWZXJzaW9uIHRhZyBvZiB0aGlzIHBhZ2U7IHNlbmQgaXQgd2l0aCB0aGUgbmV4dCByZXF1ZXN0IGZvciB0aGUgc2FtZSBwYWdlLgoKTwoEBAECAxIDfAIYGkIgV2hldGhlciB0aGUgY29udGVudHMgYXJlIHVuY2hhbmdlZC4gSWYgdHJ1ZSwgb25seSBgZXRhZ2AgaXMgc2V0LgoKHgoCBAISBoABAI4BARoQIE5hbWVzIGEgc3R1ZHkuCgoZCgQEAgIAEgSCAQIWGgsgUmVxdWlyZWQuCgpMCgQEAgIBEgSEAQIWGj4gU2FtZSBhcyBpbiBMaXN0U3R1ZGllc1JlcXVlc3Q7IGlnbm9yZWQgd2l0aCBgYWxsX2xhbmd1YWdlc2AuCgp+CgQEAgICEgSHAQISGnAgYGV0YWdgIG9mIGFuIGVhcmxpZXIgcmVzcG9uc2UgdG8gdGhlIHNhbWUgcmVxdWVzdC4gSWYgdGhlIGNvbnRlbnRzIGFyZSB1bmNoYW5nZWQsCiBgbm90X21vZGlmaWVkYCBpcyByZXR1cm5lZC4KCi4KBAQCAgMSBIkBAioaICBTYW1lIGFzIGluIExpc3RTdHVkaWVzUmVxdWVzdC4KCvoBCgQEAgIEEgSNAQIZGusBIFdoZXRoZXIgdG8gcmV0dXJuIGV2ZXJ5IHRleHQgd2l0aCBhbGwgaXRzIHRyYW5zbGF0aW9ucywgYXMgcHVibGlzaGVkLgogYGNvbnNlbnRfdGV4dC50cmFuc2xhdGlvbnNgIGFyZSB0aGVuIHRoZSBsYW5ndWFnZXMgaW4gd2hpY2ggcGFydGljaXBhbnRzIGNhbiBjb25zZW50LiBVc2UgaXQgdG8KIGtlZXAgYSBjb3B5IG9mIGEgc3R1ZHk6IGEgcmVzcG9uc2UgaW4gb25lIGxhbmd1YWdlIGlzIGluY29tcGxldGUuCgowCgIEAxIGkQEAnwEBGiIgQSBzdHVkeSwgdW5sZXNzIGl0IGlzIHVuY2hhbmdlZC4KCikKBAQDAgASBJMBAhIaGyBBYnNlbnQgaWYgYG5vdF9tb2RpZmllZGAuCgpjCgQEAwIBEgSVAQISGlUgVmVyc2lvbiB0YWcgb2YgdGhlc2UgY29udGVudHM7IHNlbmQgaXQgd2l0aCB0aGUgbmV4dCByZXF1ZXN0IGZvciB0aGUgc2FtZSByZXNvdXJjZS4KCmIKBAQDAgISBJcBAhgaVCBXaGV0aGVyIHRoZSBjb250ZW50cyBhcmUgdW5jaGFuZ2VkLiBJZiB0cnVlLCBvbmx5IGBldGFnYCBhbmQgYGFsbF9ncm91cHNgIGFyZSBzZXQuCgquAQoEBAMCAxIEmgECFhqfASBXaGV0aGVyIHRoZSBjYWxsZXIgbWF5IHNlZSB0aGUgcGFydHMgb2YgYWxsIGdyb3VwcywgZXZlbiBpZiB0aGUgc3R1ZHkgaGFzIG5vIGdyb3Vwcy4gQSBjb3B5CiBrZXB0IGZvciBvdGhlciByZWFkZXJzIG11c3QgY29tZSBmcm9tIGEgcmVzcG9uc2Ugd2l0aCB0aGlzIGZsYWcuCgphCgQEAwIEEgScAQItGlMgVGltZSBhdCB3aGljaCB0aGlzIHJldmlzaW9uIG9mIHRoZSBzdHVkeSB3YXMgcHVibGlzaGVkOyBhYnNlbnQgaWYgYG5vdF9tb2RpZmllZGAuCgo+CgQEAwIFEgSeAQIYGjAgUHJvamVjdCBvZiB0aGUgc3R1ZHk7IGVtcHR5IGlmIGBub3RfbW9kaWZpZWRgLgoKOwoCBAQSBqIBALEBARotIFNlbGVjdHMgYSBwYWdlIG9mIGEgc3R1ZHkncyBxdWVzdGlvbm5haXJlcy4KChkKBAQEAgASBKQBAhYaCyBSZXF1aXJlZC4KCi4KBAQEAgESBKYBAhYaICBTYW1lIGFzIGluIExpc3RTdHVkaWVzUmVxdWVzdC4KCnkKBAQEAgISBKkBAhIaayBgZXRhZ2Agb2YgYW4gZWFybGllciByZXNwb25zZSB0byB0aGUgc2FtZSByZXF1ZXN0LiBJZiB0aGUgcGFnZSBpcyB1bmNoYW5nZWQsIGBub3RfbW9kaWZpZWRgIGlzCiByZXR1cm5lZC4KCqgBCgQEBAIDEgSsAQIqGpkBIEZpZWxkcyBvZiBRdWVzdGlvbm5haXJlIHRvIHJldHVybiBpbiBhZGRpdGlvbiB0byBpZCBhbmQgdmVyc2lvbi4gQWJzZW50LCBlbXB0eSBvciBgKmA6IGFsbC4KIFBhdGhzIG11c3Qgbm90IGJlIGRlZXBlciB0aGFuIHRoZSBmaWVsZHMgb2YgUXVlc3Rpb25uYWlyZS4KCkUKBAQEAgQSBK4BAhcaNyAx4oCTMTAwOyAwIG1lYW5zIDEwMCwgdGhlIGN1cnJlbnQgbWF4aW11bSBvZiBhIHN0dWR5LgoKUQoEBAQCBRIEsAECGBpDIGBuZXh0X3BhZ2VfdG9rZW5gIG9mIHRoZSBwcmV2aW91cyBwYWdlOyBlbXB0eSBmb3IgdGhlIGZpcnN0IHBhZ2UuCgozCgIEBRIGtAEAvwEBGiUgQSBwYWdlIG9mIGEgc3R1ZHkncyBxdWVzdGlvbm5haXJlcy4KClgKBAQFAgASBLYBAicaSiBUaGUgc3R1ZHkncyB1c2Ugb2YgZWFjaCBxdWVzdGlvbm5haXJlLCBpbiB0aGUgb3JkZXIgb2YgYHF1ZXN0aW9ubmFpcmVzYC4KCksKBAQFAgESBLgBAiwaPSBRdWVzdGlvbm5haXJlcyBpbiB0aGUgb3JkZXIgaW4gd2hpY2ggdGhlIHN0dWR5IG9mZmVycyB0aGVtLgoKWgoEBAUCAhIEugECEhpMIFZlcnNpb24gdGFnIG9mIHRoaXMgcGFnZTsgc2VuZCBpdCB3aXRoIHRoZSBuZXh0IHJlcXVlc3QgZm9yIHRoZSBzYW1lIHBhZ2UuCgpQCgQEBQIDEgS8AQIYGkIgV2hldGhlciB0aGUgY29udGVudHMgYXJlIHVuY2hhbmdlZC4gSWYgdHJ1ZSwgb25seSBgZXRhZ2AgaXMgc2V0LgoKJwoEBAUCBBIEvgECHRoZIEVtcHR5IG9uIHRoZSBsYXN0IHBhZ2UuCgogCgIEBhIGwgEAyQEBGhIgTmFtZXMgYSB2ZXJzaW9uLgoKGQoEBAYCABIExAECHhoLIFJlcXVpcmVkLgoKMwoEBAYCARIExgECFRolIFZlcnNpb24gbnVtYmVyOyAwIG1lYW5zIHRoZSBuZXdlc3QuCgo6CgQEBgICEgTIAQIqGiwgU2FtZSBhcyBpbiBMaXN0U3R1ZHlRdWVzdGlvbm5haXJlc1JlcXVlc3QuCgonCgIEBxIGzAEA1AEBGhkgTmFtZXMgc2V2ZXJhbCB2ZXJzaW9ucy4KCisKBAQHAgASBM4BAjEaHSAx4oCTMTAwLCBlYWNoIGF0IG1vc3Qgb25jZS4KCn4KBAQHAgESBNEBAhIacCBgZXRhZ2Agb2YgYW4gZWFybGllciByZXNwb25zZSB0byB0aGUgc2FtZSByZXF1ZXN0LiBJZiB0aGUgY29udGVudHMgYXJlIHVuY2hhbmdlZCwKIGBub3RfbW9kaWZpZWRgIGlzIHJldHVybmVkLgoKVwoEBAcCAhIE0wECKhpJIEZpZWxkcyB0byByZXR1cm4gb2YgYWxsIHZlcnNpb25zLCBhcyBpbiBMaXN0U3R1ZHlRdWVzdGlvbm5haXJlc1JlcXVlc3QuCgohCgIECBIG1wEA4QEBGhMgU2V2ZXJhbCB2ZXJzaW9ucy4KCjAKBAQIAgASBNkBAiwaIiBWZXJzaW9ucyBpbiB0aGUgcmVxdWVzdGVkIG9yZGVyLgoKcgoEBAgCARIE3AECHhpkIFBvc2l0aW9ucyBpbiB0aGUgcmVxdWVzdCwgZnJvbSAwLCBvZiB2ZXJzaW9ucyB0aGF0IGRvIG5vdCBleGlzdCBvciBhcmUgbm90IHZpc2libGUgdG8gdGhlCiBjYWxsZXIuCgpjCgQECAICEgTeAQISGlUgVmVyc2lvbiB0YWcgb2YgdGhlc2UgY29udGVudHM7IHNlbmQgaXQgd2l0aCB0aGUgbmV4dCByZXF1ZXN0IGZvciB0aGUgc2FtZSByZXNvdXJjZS4KClAKBAQIAgMSBOABAhgaQiBXaGV0aGVyIHRoZSBjb250ZW50cyBhcmUgdW5jaGFuZ2VkLiBJZiB0cnVlLCBvbmx5IGBldGFnYCBpcyBzZXQuCgowCgIECRIG5AEA7AEBGiIgU2VsZWN0cyB0aGUgc3R1ZGllcyBvZiBhIGRldmljZS4KCl8KBAQJAgASBOYBAiAaUSBJZHMgb2YgdXAgdG8gMjAgc3R1ZGllcywgZWFjaCBhdCBtb3N0IG9uY2U7IGVtcHR5OiBhbGwgZW5yb2xtZW50cyBvZiB0aGUgdG9rZW4uCgouCgQECQIBEgToAQIWGiAgU2FtZSBhcyBpbiBMaXN0U3R1ZGllc1JlcXVlc3QuCgp+CgQECQICEgTrAQISGnAgYGV0YWdgIG9mIGFuIGVhcmxpZXIgcmVzcG9uc2UgdG8gdGhlIHNhbWUgcmVxdWVzdC4gSWYgdGhlIGNvbnRlbnRzIGFyZSB1bmNoYW5nZWQsCiBgbm90X21vZGlmaWVkYCBpcyByZXR1cm5lZC4KCjAKAgQKEgbvAQD2AQEaIiBUaGUgc3R1ZGllcyB3aXRoIHRoZWlyIGNvbnRlbnRzLgoKWAoEBAoCABIE8QECIxpKIFN0dWRpZXMgaW4gdGhlIHJlcXVlc3RlZCBvcmRlcjsgb3JkZXJlZCBieSBpZCBpZiB0aGUgcmVxdWVzdCBuYW1lcyBub25lLgoKYwoEBAoCARIE8wECEhpVIFZlcnNpb24gdGFnIG9mIHRoZXNlIGNvbnRlbnRzOyBzZW5kIGl0IHdpdGggdGhlIG5leHQgcmVxdWVzdCBmb3IgdGhlIHNhbWUgcmVzb3VyY2UuCgpQCgQECgICEgT1AQIYGkIgV2hldGhlciB0aGUgY29udGVudHMgYXJlIHVuY2hhbmdlZC4gSWYgdHJ1ZSwgb25seSBgZXRhZ2AgaXMgc2V0LgoKMAoCBAsSBvkBAIICARoiIEEgc3R1ZHkgd2l0aCBldmVyeXRoaW5nIGl0IHVzZXMuCgpaCgQECwIAEgT7AQISGkwgVGhlIHN0dWR5IHdpdGggaXRzIGdyb3VwcyBhbmQgbmV4dCBsaXN0cywgYXMgZmFyIGFzIHZpc2libGUgdG8gdGhlIGNhbGxlci4KCkYKBAQLAgESBP0BAiwaOCBRdWVzdGlvbm5haXJlcyBpbiB0aGUgb3JkZXIgb2YgYHN0dWR5LnF1ZXN0aW9ubmFpcmVzYC4KCkIKBAQLAgISBP8BAjEaNCBUaGUgZXhpc3Rpbmcgb25lcyBvZiBgc3R1ZHkuc291bmRfY29sbGVjdGlvbl9pZHNgLgoKPAoEBAsCAxIEgQICJxouIFRoZSBleGlzdGluZyBvbmVzIG9mIGBzdHVkeS52b2NhYnVsYXJ5X2lkc2AuCgooCgIEDBIGhQIAmwIBGhogUXVlcnksIGZpbHRlcnMgYW5kIHBhZ2UuCgpACgQEDAIAEgSHAgITGjIgVXAgdG8gNTAwIGNoYXJhY3RlcnM7IGVtcHR5OiBhbGwgcXVlc3Rpb25uYWlyZXMuCgpVCgQEDAIBEgSJAgIWGkcgQkNQIDQ3IGxhbmd1YWdlIG9mIHRoZSByZXR1cm5lZCB0aXRsZXM7IGVtcHR5OiBFbmdsaXNoLCBvciBhbnkgb3RoZXIuCgpCCgQEDAICEgSLAgIYGjQgSWQgb2YgYSBwcm9qZWN0IHRvIGZpbHRlciBieTsgZW1wdHk6IGFsbCBwcm9qZWN0cy4KCksKBAQMAgMSBI0CAhUaPSBMaWNlbmNlIHRvIGZpbHRlciBieSwgaW4gdGhlIGF1dGhvcidzIHNwZWxsaW5nOyBlbXB0eTogYW55LgoKSgoEBAwCBBIEjwICGxo8IEJDUCA0NyBsYW5ndWFnZSB0byBmaWx0ZXIgYnkgYW5kIHRvIHNlYXJjaCBpbjsgZW1wdHk6IGFueS4KCi4KBAQMAgUSBJECAhUaICBJdGVtIHRvIGZpbHRlciBieTsgZW1wdHk6IGFueS4KCiQKBAQMAgYSBJMCAhcaFiAx4oCTMTAwOyAwIG1lYW5zIDUwLgoKUQoEBAwCBxIElQICGBpDIGBuZXh0X3BhZ2VfdG9rZW5gIG9mIHRoZSBwcmV2aW91cyBwYWdlOyBlbXB0eSBmb3IgdGhlIGZpcnN0IHBhZ2UuCgp5CgQEDAIIEgSYAgISGmsgYGV0YWdgIG9mIGFuIGVhcmxpZXIgcmVzcG9uc2UgdG8gdGhlIHNhbWUgcmVxdWVzdC4gSWYgdGhlIHBhZ2UgaXMgdW5jaGFuZ2VkLCBgbm90X21vZGlmaWVkYCBpcwogcmV0dXJuZWQuCgo8CgQEDAIJEgSaAgIcGi4gV2hldGhlciByZXRpcmVkIHF1ZXN0aW9ubmFpcmVzIGFyZSBpbmNsdWRlZC4KCikKAgQNEgaeAgCnAgEaGyBBIHBhZ2Ugb2Ygc2VhcmNoIHJlc3VsdHMuCgoxCgQEDQIAEgSgAgIzGiMgUXVlc3Rpb25uYWlyZXMsIGJlc3QgbWF0Y2ggZmlyc3QuCgptCgQEDQIBEgSiAgIdGl8gVG9rZW4gb2YgdGhlIG5leHQgcGFnZTsgZW1wdHkgb24gdGhlIGxhc3QgcGFnZS4gQSBzZWFyY2ggZmluZHMgYXQgbW9zdCAxMCwwMDAgcXVlc3Rpb25uYWlyZXMuCgpaCgQEDQICEgSkAgISGkwgVmVyc2lvbiB0YWcgb2YgdGhpcyBwYWdlOyBzZW5kIGl0IHdpdGggdGhlIG5leHQgcmVxdWVzdCBmb3IgdGhlIHNhbWUgcGFnZS4KClAKBAQNAgMSBKYCAhgaQiBXaGV0aGVyIHRoZSBjb250ZW50cyBhcmUgdW5jaGFuZ2VkLiBJZiB0cnVlLCBvbmx5IGBldGFnYCBpcyBzZXQuCgoyCgIEDhIGqgIAxQIBGiQgQSBxdWVzdGlvbm5haXJlIGFzIHNob3duIGluIGxpc3RzLgoKKAoEBA4CABIErAICHhoaIElkIG9mIHRoZSBxdWVzdGlvbm5haXJlLgoKHwoEBA4CARIErgICFRoRIE5ld2VzdCB2ZXJzaW9uLgoKTwoEBA4CAhIEsAICGhpBIENvbnRlbnQgaGFzaCBvZiB0aGF0IHZlcnNpb24sIDY0IGxvd2VyLWNhc2UgaGV4YWRlY2ltYWwgZGlnaXRzLgoKKQoEBA4CAxIEsgICGBobIFRoZSBwcm9qZWN0IHRoYXQgb3ducyBpdC4KCjAKBAQOAgQSBLQCAhoaIiBUaXRsZSBpbiB0aGUgcmVxdWVzdGVkIGxhbmd1YWdlLgoKRQoEBA4CBRIEtgICIBo3IERlc2NyaXB0aW9uIGluIHRoZSByZXF1ZXN0ZWQgbGFuZ3VhZ2U7IG1heSBiZSBhYnNlbnQuCgouCgQEDgIGEgS4AgIgGiAgQkNQIDQ3IGxhbmd1YWdlcyBvZiBhbGwgdGV4dHMuCgopCgQEDgIHEgS6AgIVGhsgU2FtZSBhcyBpbiBRdWVzdGlvbm5haXJlLgoKKQoEBA4CCBIEvAICFhobIFNhbWUgYXMgaW4gUXVlc3Rpb25uYWlyZS4KCjAKBAQOAgkSBL4CAhwaIiBOdW1iZXIgb2YgZWxlbWVudHMgb2YgYWxsIGtpbmRzLgoKJAoEBA4CChIEwAICHRoWIE51bWJlciBvZiBxdWVzdGlvbnMuCgopCgQEDgILEgTCAgIiGhsgU2FtZSBhcyBpbiBRdWVzdGlvbm5haXJlLgoKWwoEBA4CDBIExAICFBpNIFdoZXRoZXIgaXQgaXMgcmV0aXJlZC4gUmV0aXJlZCBxdWVzdGlvbm5haXJlcyBhcmUgcmV0dXJuZWQgb25seSBvbiByZXF1ZXN0LgoKSAoCBgESBsgCAO4CARo6IFB1Ymxpc2hlcyBzdHVkaWVzLiBGb3Igc3R1ZHkgbGVhZGVycyBhbmQgYWRtaW5pc3RyYXRvcnMuCgrMCAoEBgECABIG1wIC2QIDGrsIIFB1Ymxpc2hlcyBhIHN0dWR5IGFuZCBpdHMgcXVlc3Rpb25uYWlyZXMgaW4gb25lIHRyYW5zYWN0aW9uLiBDb250ZW50cyB0aGF0IGFyZSBhbHJlYWR5CiBwdWJsaXNoZWQgdW5jaGFuZ2VkIGtlZXAgdGhlaXIgdmVyc2lvbiwgc28gaW1wb3J0aW5nIHR3aWNlIGNoYW5nZXMgbm90aGluZy4KCiBBIHF1ZXN0aW9ubmFpcmUsIHNvdW5kIGNvbGxlY3Rpb24gb3Igdm9jYWJ1bGFyeSBiZWxvbmdzIHRvIHRoZSBzdHVkeSB0aGF0IGZpcnN0IHB1Ymxpc2hlZCBpdCwKIGFuZCB0byB0aGF0IHN0dWR5J3MgcHJvamVjdC4gT3RoZXIgc3R1ZGllcyBtYXkgdXNlIGl0cyB2ZXJzaW9ucyBidXQgbm90IHB1Ymxpc2ggbmV3IG9uZXMuCiBMZWFkZXJzIGFuZCBvd25lcnMgb2YgdGhlIHByb2plY3QgbWF5IGltcG9ydCBpdHMgc3R1ZGllcyBsaWtlIHRoZSBzdHVkeSdzIG93biBsZWFkZXJzLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVCBuYW1pbmcgZXZlcnkgZmluZGluZyAobm90aGluZyBpcyBzdG9yZWQpLCBwcmVjZWRlZCBieSBSRVFVSVJFRCB3aXRob3V0CiBhIHN0dWR5IGFuZCBTSEFSSU5HX1VOS05PV047IFBFUk1JU1NJT05fREVOSUVEIHdpdGggcmVhc29uIE5PVF9TVFVEWV9MRUFERVIgaWYgYW5vdGhlciBwZXJzb24KIGxlYWRzIHRoZSBzdHVkeSwgd2l0aCByZWFzb24gU1RVRFlfSURfT0ZfQU5PVEhFUl9QUk9KRUNUIGZvciBhIG5ldyBzdHVkeSB3aXRoIGFuIGlkIHRoYXQgdGhlCiBjYWxsZXIgbWF5IG5vdCBjaG9vc2UsIG9yIHdpdGggcmVhc29uIFFVRVNUSU9OTkFJUkVfT0ZfQU5PVEhFUl9TVFVEWSwKIExJQlJBUllfRU5UUllfT0ZfQU5PVEhFUl9TVFVEWSBvciBMSUJSQVJZX0VOVFJZX09GX0FOT1RIRVJfUFJPSkVDVDsgRkFJTEVEX1BSRUNPTkRJVElPTiB3aXRoCiByZWFzb24gUVVFU1RJT05OQUlSRV9SRVRJUkVELCBTVFVEWV9SRVRJUkVELCBTVFVEWV9ERUxFVEVEIG9yIFJFVEVOVElPTl9FUkFTRVNfTk9XOyBBQk9SVEVEIHdpdGgKIHJlYXNvbiBJTVBPUlRFRF9DT05DVVJSRU5UTFk7IFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIHJlYXNvbiBBVVRIT1JJTkdfTElNSVQgYW5kIFJldHJ5SW5mby4KCtMDCgQGAQIBEgbgAgLiAgMawgMgUmV0aXJlcyBhIHN0dWR5IHRoYXQgaGFzIGVuZGVkIG9yIGhhcyBub3Qgc3RhcnRlZCwgb3IgcmVpbnN0YXRlcyBpdC4gTGlzdHMgbGVhdmUgYSByZXRpcmVkIHN0dWR5CiBvdXQgYW5kIGl0IGNhbm5vdCBiZSBpbXBvcnRlZDsgY2FsbGVycyB3aG8gY291bGQgcmVhZCBpdCBzdGlsbCBjYW4gYnkgaXRzIGlkLiBBbnN3ZXJzLCBleHBvcnRzCiBhbmQgdGhlIHJldGVudGlvbiBkbyBub3QgY2hhbmdlLiBXaXRoIHRoZSByaWdodCB0byBpbXBvcnQgdGhlIHN0dWR5LgoKIEVycm9yczogTk9UX0ZPVU5EIHdpdGggcmVhc29uIFNUVURZX1VOS05PV047IFBFUk1JU1NJT05fREVOSUVEIHdpdGggcmVhc29uIE5PVF9TVFVEWV9MRUFERVI7CiBGQUlMRURfUFJFQ09ORElUSU9OIHdpdGggcmVhc29uIFNUVURZX05PVF9FTkRFRDsgSU5WQUxJRF9BUkdVTUVOVCB3aXRoIHJlYXNvbiBJRF9JTlZBTElELgoKzQQKBAYBAgISBusCAu0CAxq8BCBEZWxldGVzIGEgc3R1ZHkgdGhhdCBoYXMgZW5kZWQgb3IgaGFzIG5vdCBzdGFydGVkLCBpZiBpdCBuZXZlciBoYWQgcGFydGljaXBhbnRzIG9yIGl0cyByZXRlbnRpb24KIGFmdGVyIGl0cyBlbmQgaGFzIHBhc3NlZC4gQWZ0ZXJ3YXJkcyB0aGUgc3R1ZHkgaXMgdW5rbm93biB0byBhbGwgY2FsbGVycywgYW5kIGl0cyBpZCBjYW5ub3QgYmUgdXNlZCBhZ2Fpbi4gVGhlIG90aGVyCiBzZXJ2aWNlcyBkZWxldGUgd2hhdCB0aGV5IGtub3cgb2YgdGhlIHN0dWR5LCBhcyBmYXIgYXMgbm8gZGF0YSBvZiBwYXJ0aWNpcGFudHMgcmVmZXJzIHRvIGl0LgogVGhlIGF1ZGl0IHRyYWlsLCB0aGUgcHVibGlzaGVkIHJldmlzaW9ucywgd2hpY2ggYXJlIG5vIGxvbmdlciByZWFkYWJsZSwgYW5kIHF1ZXN0aW9ubmFpcmVzIGFuZAogbGlicmFyeSBlbnRyaWVzIHN0YXkuIFdpdGggdGhlIHJpZ2h0IHRvIGltcG9ydCB0aGUgc3R1ZHkuCgogRXJyb3JzOiBhcyBSZXRpcmVTdHVkeTsgRkFJTEVEX1BSRUNPTkRJVElPTiB3aXRoIHJlYXNvbiBTVFVEWV9IQVNfUEFSVElDSVBBTlRTIG9yCiBSRVRFTlRJT05fTk9UX1BBU1NFRC4KCjgKAgQPEgbxAgD2AgEaKiBOYW1lcyBhIHN0dWR5IHRvIHJldGlyZSBvciB0byByZWluc3RhdGUuCgoZCgQEDwIAEgTzAgIWGgsgUmVxdWlyZWQuCgo3CgQEDwIBEgT1AgIVGikgV2hldGhlciB0byByZWluc3RhdGUgdGhlIHN0dWR5IGluc3RlYWQuCgopCgIEEBIG+QIA/gIBGhsgVGhlIHJlc3VsdCBvZiB0aGUgY2hhbmdlLgoKNAoEBBACABIE+wICExomIFdoZXRoZXIgdGhpcyBjYWxsIGNoYW5nZWQgdGhlIHN0YXRlLgoKJgoEBBACARIE/QICFhoYIFJldmlzaW9uIG9mIHRoZSBzdHVkeS4KCigKAgQREgaBAwCHAwEaGiBOYW1lcyBhIHN0dWR5IHRvIGRlbGV0ZS4KChkKBAQRAgASBIMDAhYaCyBSZXF1aXJlZC4KCnMKBAQRAgESBIYDAhkaZSBXaGV0aGVyIHRvIGNoZWNrIG9ubHkuIElmIHRydWUsIG5vdGhpbmcgaXMgZGVsZXRlZCBhbmQgdGhlIHJlc3BvbnNlIGlzIHdoYXQgdGhlIGNhbGwgd291bGQKIHJldHVybi4KCisKAgQSEgaKAwCUAwEaHSBXaGF0IHRoZSBkZWxldGlvbiBjb25jZXJucy4KClQKBAQSAgASBIwDAhMaRiBXaGV0aGVyIHRoaXMgY2FsbCBkZWxldGVkIHRoZSBzdHVkeTsgZmFsc2UgaWYgaXQgd2FzIGRlbGV0ZWQgYmVmb3JlLgoKNwoEBBICARIEjgMCFhopIFJldmlzaW9uIG9mIHRoZSBzdHVkeSB0aGF0IHdhcyBjdXJyZW50LgoKOwoEBBICAhIEkAMCHBotIFdoZXRoZXIgcGFydGljaXBhbnRzIGV2ZXIgam9pbmVkIHRoZSBzdHVkeS4KCp4BCgQEEgIDEgSTAwIvGo8BIElkcyBvZiBxdWVzdGlvbm5haXJlcyB0aGF0IHRoaXMgc3R1ZHkgcHVibGlzaGVkIGZpcnN0IGFuZCBubyBvdGhlciBzdHVkeSB1c2VzLCBvcmRlcmVkLiBUaGV5CiBzdGF5OyByZXRpcmUgdGhlbSBpZiB0aGV5IGFyZSBubyBsb25nZXIgbmVlZGVkLgoKNwoCBBMSBpcDALYDARopIFRoZSBzdHVkeSB0byBwdWJsaXNoIHdpdGggaXRzIGNvbnRlbnRzLgoKVAoEBBMCABIEmQMCEhpGIFJlcXVpcmVkLiBgY29uc2VudF92ZXJzaW9uYCwgYGxhbmd1YWdlc2AgYW5kIGByZXZpc2lvbmAgYXJlIGlnbm9yZWQuCgprCgQEEwIBEgSbAwIsGl0gUXVlc3Rpb25uYWlyZXMgdG8gcHVibGlzaCBvciB0byBmaW5kIHVuY2hhbmdlZDsgdGhlIHN0dWR5IG11c3QgdXNlIGVhY2ggb2YgdGhlbS4gVXAgdG8gMTAwLgoKewoEBBMCAhIEngMCHRptIFJlcXVpcmVkIGZvciBwYXNzd29yZCBhY2Nlc3MgdW5sZXNzIHRoZSBzdHVkeSBhbHJlYWR5IGhhcyBhIHBhc3N3b3JkOiA44oCTMTI4IGNoYXJhY3RlcnMuIEVtcHR5CiBvdGhlcndpc2UuCgp1CgQEEwIDEgShAwIZGmcgV2hldGhlciB0byB2YWxpZGF0ZSBvbmx5LiBJZiB0cnVlLCBub3RoaW5nIGlzIHN0b3JlZCBhbmQgdGhlIHJlc3BvbnNlIGlzIHdoYXQgdGhlIGNhbGwgd291bGQKIHJldHVybi4KCqQDCgQEEwIEEgSoAwIYGpUDIFByb2plY3Qgb2YgYSBuZXcgc3R1ZHk7IGVtcHR5OiB0aGUgcHJvamVjdCBgZGVmYXVsdGAuIEl0IHJlcXVpcmVzIHRoZSByb2xlIGxlYWRlciBpbiB0aGUKIHByb2plY3QuIEEgc3R1ZHkgc3RheXMgaW4gaXRzIHByb2plY3Q6IGFub3RoZXIgb25lIGlzIHJlamVjdGVkIChTVFVEWV9PRl9BTk9USEVSX1BST0pFQ1QpLgoKIEFkbWluaXN0cmF0b3JzIG1heSBnaXZlIGEgbmV3IHN0dWR5IGFueSBpZCwgYW5kIHNvIG1heSBhIGxlYWRlciB3aG9zZSB0b2tlbiBuYW1lcyB0aGUgc3R1ZHkKIGJlZm9yZSBpdCBleGlzdHMuIExlYWRlcnMgb2YgdGhlIHByb2plY3QgbWF5IGNob29zZSB0aGUgcHJvamVjdCdzIGlkLCBvciBhbiBpZCB0aGF0IHN0YXJ0cyB3aXRoCiB0aGUgcHJvamVjdCdzIGlkIGFuZCBhIGh5cGhlbi4KCkoKBAQTAgUSBKoDAjEaPCBTb3VuZCBjb2xsZWN0aW9ucyB0byBwdWJsaXNoIHdpdGggdGhlIHN0dWR5OyBtYXkgYmUgZW1wdHkuCgpFCgQEEwIGEgSsAwInGjcgVm9jYWJ1bGFyaWVzIHRvIHB1Ymxpc2ggd2l0aCB0aGUgc3R1ZHk7IG1heSBiZSBlbXB0eS4KCsQBCgQEEwIHEgSvAwIXGrUBIFdoZXRoZXIgYFN0dWR5LnBhdXNlZGAgYW5kIGBTdHVkeS5lbmRfdGltZWAgYXBwbHkgYXMgc2VudC4gSWYgZmFsc2UsIHRoZXkgY2Fubm90IHJlc3VtZSBhIHBhdXNlZAogc3R1ZHksIHJlb3BlbiBhbiBlbmRlZCBvbmUsIG9yIHJlbW92ZSBhbiBlbmQ6IGl0IHN0YXlzIHBhdXNlZCwgYW5kIGtlZXBzIGl0cyBlbmQuCgqjAQoEBBMCCBIEsgMCExqUASBXaGV0aGVyIGFuIGV4aXN0aW5nIHN0dWR5IGVuZHMgYXQgdGhlIHRpbWUgb2YgdGhlIGNhbGwgYnkgdGhlIGNsb2NrIG9mIHRoZSBzZXJ2aWNlLCBpbnN0ZWFkIG9mIGF0CiBgU3R1ZHkuZW5kX3RpbWVgLiBBbiBlbmQgdGhhdCBoYXMgcGFzc2VkIHN0YXlzLgoKzAEKBAQTAgkSBLUDAhoavQEgV2hldGhlciB0aGUgcmV0ZW50aW9uIG1heSBiZWdpbiB0byBlcmFzZSBkYXRhIGF0IG9uY2UsIGJlY2F1c2UgdGhlIGRheXMgYWZ0ZXIgdGhlIHN0dWR5J3MgZW5kCiBoYXZlIHBhc3NlZCBhbHJlYWR5LiBJZiBmYWxzZSwgYSBjaGFuZ2Ugd2l0aCB0aGlzIGVmZmVjdCBpcyByZWplY3RlZCAoUkVURU5USU9OX0VSQVNFU19OT1cpLgoKJwoCBBQSBrkDAMQDARoZIFRoZSBwdWJsaXNoZWQgY29udGVudHMuCgoxCgQEFAIAEgS7AwIcGiMgUmV2aXNpb24gdGhhdCBoYXMgdGhlc2UgY29udGVudHMuCgppCgQEFAIBEgS9AwIZGlsgV2hldGhlciBhIG5ldyByZXZpc2lvbiB3YXMgcHVibGlzaGVkOyBmYWxzZSBpZiB0aGUgbmV3ZXN0IG9uZSBhbHJlYWR5IGhhZCB0aGVzZSBjb250ZW50cy4KCjsKBAQUAgISBL8DAjQaLSBRdWVzdGlvbm5haXJlcyBpbiB0aGUgb3JkZXIgb2YgdGhlIHJlcXVlc3QuCgolCgQEFAIDEgTBAwIYGhcgUHJvamVjdCBvZiB0aGUgc3R1ZHkuCgpBCgQEFAIEEgTDAwIbGjMgQ2hhbmdlcyBmb3IgcGFydGljaXBhbnRzOyBhYnNlbnQgZm9yIGEgbmV3IHN0dWR5LgoKbQoCBBUSBscDAO8DARpfIENoYW5nZXMgdGhhdCBhbiBpbXBvcnQgbWFrZXMgZm9yIHRoZSBwYXJ0aWNpcGFudHMgb2YgYW4gZXhpc3Rpbmcgc3R1ZHkuIEFsbCBsaXN0cyBhcmUgc29ydGVkLgoKNAoEBBUCABIEyQMCGhomIFdoZXRoZXIgdGhlIHN0dWR5IHdhcyBwYXVzZWQgYmVmb3JlLgoKTwoEBBUCARIEywMCEhpBIFdoZXRoZXIgaXQgaXMgcGF1c2VkIG5vdywgc2VlIGBJbXBvcnRTdHVkeVJlcXVlc3QuYXBwbHlfc3RhdGVgLgoKOAoEBBUCAhIEzQMCMRoqIEVuZCBvZiB0aGUgc3R1ZHkgYmVmb3JlOyBhYnNlbnQ6IG5vIGVuZC4KCksKBAQVAgMSBM8DAikaPSBFbmQgb2YgdGhlIHN0dWR5IG5vdywgc2VlIGBJbXBvcnRTdHVkeVJlcXVlc3QuYXBwbHlfc3RhdGVgLgoKLwoEBBUCBBIE0QMCJRohIGBTdHVkeS5jb25zZW50X3ZlcnNpb25gIGJlZm9yZS4KCiwKBAQVAgUSBNMDAh0aHiBgU3R1ZHkuY29uc2VudF92ZXJzaW9uYCBub3cuCgqAAQoEBBUCBhIE1gMCKBpyIExhbmd1YWdlcyB3aG9zZSBjb25zZW50IHRleHQgY2hhbmdlZCBvciB3YXMgcmVtb3ZlZDogcGFydGljaXBhbnRzIHdobyBjb25zZW50ZWQgaW4gb25lIG9mIHRoZW0KIGFyZSBhc2tlZCBhZ2Fpbi4KCjkKBAQVAgcSBNgDAi4aKyBRdWVzdGlvbm5haXJlcyB0aGF0IGFyZSBuZXcgaW4gdGhlIHN0dWR5LgoKPQoEBBUCCBIE2gMCMBovIFF1ZXN0aW9ubmFpcmVzIHRoYXQgdGhlIHN0dWR5IG5vIGxvbmdlciB1c2VzLgoKPQoEBBUCCRIE3AMCMhovIFF1ZXN0aW9ubmFpcmVzIHRoYXQgaGF2ZSBhbm90aGVyIHZlcnNpb24gbm93LgoKNwoEBBUCChIE3gMCNRopIFF1ZXN0aW9ubmFpcmVzIHdob3NlIHNjaGVkdWxlcyBjaGFuZ2VkLgoKOQoEBBUCCxIE4AMCMxorIFF1ZXN0aW9ubmFpcmVzIHRoYXQgb3RoZXIgZ3JvdXBzIHNlZSBub3cuCgoxCgQEFQIMEgTiAwInGiMgR3JvdXBzIHRoYXQgYXJlIG5ldyBpbiB0aGUgc3R1ZHkuCgo0CgQEFQINEgTkAwIpGiYgR3JvdXBzIHRoYXQgdGhlIHN0dWR5IG5vIGxvbmdlciBoYXMuCgpQCgQEFQIOEgTmAwIcGkIgV2hldGhlciB0aGUgdHJpZ2dlcnMgb3IgdGhlIHJ1bGVzIGZvciBhbGwgbm90aWZpY2F0aW9ucyBjaGFuZ2VkLgoKMwoEBBUCDxIE6AMCIholIFRoZSB3YXkgcGFydGljaXBhbnRzIGpvaW5lZCBiZWZvcmUuCgomCgQEFQIQEgTqAwIaGhggVGhlIHdheSB0aGV5IGpvaW4gbm93LgoKOgoEBBUCERIE7AMCGhosIFdoZXRoZXIgdGhlIHRpdGxlIGNoYW5nZWQgaW4gYW55IGxhbmd1YWdlLgoKUgoEBBUCEhIE7gMCIBpEIFdoZXRoZXIgaW5mb3JtYXRpb24gdGV4dHMgKGBTdHVkeS50ZXh0c2ApIGNoYW5nZWQgaW4gYW55IGxhbmd1YWdlLgoKNgoCBBYSBvIDAPsDARooIEEgcXVlc3Rpb25uYWlyZSBpbXBvcnRlZCB3aXRoIGEgc3R1ZHkuCgooCgQEFgIAEgT0AwIeGhogSWQgb2YgdGhlIHF1ZXN0aW9ubmFpcmUuCgowCgQEFgIBEgT2AwIVGiIgVmVyc2lvbiB0aGF0IGhhcyB0aGVzZSBjb250ZW50cy4KClQKBAQWAgISBPgDAhoaRiBTSEEtMjU2IG9mIHRoZSBjYW5vbmljYWwgY29udGVudHMsIDY0IGxvd2VyLWNhc2UgaGV4YWRlY2ltYWwgZGlnaXRzLgoKaAoEBBYCAxIE+gMCFRpaIFdoZXRoZXIgYSBuZXcgdmVyc2lvbiB3YXMgcHVibGlzaGVkOyBmYWxzZSBpZiB0aGUgbmV3ZXN0IG9uZSBhbHJlYWR5IGhhZCB0aGVzZSBjb250ZW50cy4KYgZwcm90bzM=")
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
    self.projectID = Codec.string(c.pointee.project_id)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__GetStudyResponse> {
    let c = arena.allocate(Otolith__Catalogue__V1__GetStudyResponse.self)
    otolith__catalogue__v1__get_study_response__init(c)
    if let value = self.study { c.pointee.study = value.cStruct(in: arena) }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    c.pointee.not_modified = self.notModified ? 1 : 0
    c.pointee.all_groups = self.allGroups ? 1 : 0
    if let value = self.publishTime { c.pointee.publish_time = value.cStruct(in: arena) }
    if !self.projectID.isEmpty { c.pointee.project_id = arena.string(self.projectID) }
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

extension CatalogueV1.RetireStudyRequest {
  public static var fullName: String { "otolith.catalogue.v1.RetireStudyRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__retire_study_request__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__RetireStudyRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.reinstate = c.pointee.reinstate != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__RetireStudyRequest> {
    let c = arena.allocate(Otolith__Catalogue__V1__RetireStudyRequest.self)
    otolith__catalogue__v1__retire_study_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    c.pointee.reinstate = self.reinstate ? 1 : 0
    return c
  }
}

extension CatalogueV1.RetireStudyResponse {
  public static var fullName: String { "otolith.catalogue.v1.RetireStudyResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__retire_study_response__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__RetireStudyResponse>) {
    self.changed = c.pointee.changed != 0
    self.revision = c.pointee.revision
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__RetireStudyResponse> {
    let c = arena.allocate(Otolith__Catalogue__V1__RetireStudyResponse.self)
    otolith__catalogue__v1__retire_study_response__init(c)
    c.pointee.changed = self.changed ? 1 : 0
    c.pointee.revision = self.revision
    return c
  }
}

extension CatalogueV1.DeleteStudyRequest {
  public static var fullName: String { "otolith.catalogue.v1.DeleteStudyRequest" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__delete_study_request__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__DeleteStudyRequest>) {
    self.studyID = Codec.string(c.pointee.study_id)
    self.validateOnly = c.pointee.validate_only != 0
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__DeleteStudyRequest> {
    let c = arena.allocate(Otolith__Catalogue__V1__DeleteStudyRequest.self)
    otolith__catalogue__v1__delete_study_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    c.pointee.validate_only = self.validateOnly ? 1 : 0
    return c
  }
}

extension CatalogueV1.DeleteStudyResponse {
  public static var fullName: String { "otolith.catalogue.v1.DeleteStudyResponse" }
  public init(serialized bytes: UnsafeRawBufferPointer, limits: DecodingLimits) throws { self = try Codec.decode(bytes, limits, Self.descriptor) { Self($0) } }
  public func serialized() -> [UInt8] { Codec.encode { cStruct(in: $0) } }
  public var encodedSize: Int { Codec.encodedSize { cStruct(in: $0) } }
  private nonisolated(unsafe) static let descriptor = Codec.descriptor(otolith__catalogue__v1__delete_study_response__init)

  init(_ c: UnsafePointer<Otolith__Catalogue__V1__DeleteStudyResponse>) {
    self.deleted = c.pointee.deleted != 0
    self.revision = c.pointee.revision
    self.hadParticipants = c.pointee.had_participants != 0
    self.unusedQuestionnaireIDs = Codec.array(c.pointee.unused_questionnaire_ids, c.pointee.n_unused_questionnaire_ids) { Codec.string($0) }
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__DeleteStudyResponse> {
    let c = arena.allocate(Otolith__Catalogue__V1__DeleteStudyResponse.self)
    otolith__catalogue__v1__delete_study_response__init(c)
    c.pointee.deleted = self.deleted ? 1 : 0
    c.pointee.revision = self.revision
    c.pointee.had_participants = self.hadParticipants ? 1 : 0
    if !self.unusedQuestionnaireIDs.isEmpty {
      c.pointee.n_unused_questionnaire_ids = self.unusedQuestionnaireIDs.count
      c.pointee.unused_questionnaire_ids = arena.array(self.unusedQuestionnaireIDs) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
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
    self.informationChanged = c.pointee.information_changed != 0
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
    c.pointee.information_changed = self.informationChanged ? 1 : 0
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
