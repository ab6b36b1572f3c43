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
    /// Group whose consent text is returned to callers who are not enrolled, as `Study.consent_text` and
    /// `Study.consent_version`: before joining with an invitation to the group. Empty or unknown: the
    /// study's text. Ignored if the token has a group of the study, and for staff.
    public var groupID: String

    public init(
      studyID: String = "",
      language: String = "",
      etag: String = "",
      readMask: GoogleProtobuf.FieldMask? = nil,
      allLanguages: Bool = false,
      groupID: String = ""
    ) {
      self.studyID = studyID
      self.language = language
      self.etag = etag
      self.readMask = readMask
      self.allLanguages = allLanguages
      self.groupID = groupID
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
    /// Newest revision of the study that the caller has read; 0: not compared. An import that would
    /// change another revision is rejected (ABORTED with reason ETAG_MISMATCH).
    public var knownRevision: UInt32
    /// Why the study changes, for the audit trail of its project, e.g. why it is paused. Up to 500
    /// characters; may be empty. Participants do not see it.
    public var changeReason: String

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
      allowErasure: Bool = false,
      knownRevision: UInt32 = 0,
      changeReason: String = ""
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
      self.knownRevision = knownRevision
      self.changeReason = changeReason
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
    /// Groups whose participants are asked again in some language: their own consent text is new, changed
    /// or removed. `consent_languages` is about the study's text and its parts.
    public var consentGroupIDs: [String]
    /// `Study.consent_label` before.
    public var earlierConsentLabel: String
    /// `Study.consent_label` now.
    public var consentLabel: String

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
      informationChanged: Bool = false,
      consentGroupIDs: [String] = [],
      earlierConsentLabel: String = "",
      consentLabel: String = ""
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
      self.consentGroupIDs = consentGroupIDs
      self.earlierConsentLabel = earlierConsentLabel
      self.consentLabel = consentLabel
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
    base64: "CiRvdG9saXRoL2NhdGFsb2d1ZS92MS9jYXRhbG9ndWUucHJvdG8SFG90b2xpdGguY2F0YWxvZ3VlLnYxGiBnb29nbGUvcHJvdG9idWYvZmllbGRfbWFzay5wcm90bxofZ29vZ2xlL3Byb3RvYnVmL3RpbWVzdGFtcC5wcm90bxoib3RvbGl0aC9jYXRhbG9ndWUvdjEvbGlicmFyeS5wcm90bxoob3RvbGl0aC9jYXRhbG9ndWUvdjEvcXVlc3Rpb25uYWlyZS5wcm90bxogb3RvbGl0aC9jYXRhbG9ndWUvdjEvc3R1ZHkucHJvdG8aH290b2xpdGgvY2F0YWxvZ3VlL3YxL3RleHQucHJvdG8i8gEKEkxpc3RTdHVkaWVzUmVxdWVzdBIaCghsYW5ndWFnZRgBIAEoCVIIbGFuZ3VhZ2USGwoJcGFnZV9zaXplGAIgASgNUghwYWdlU2l6ZRIdCgpwYWdlX3Rva2VuGAMgASgJUglwYWdlVG9rZW4SEgoEZXRhZxgEIAEoCVIEZXRhZxIdCgpwcm9qZWN0X2lkGAUgASgJUglwcm9qZWN0SWQSGAoHcnVubmluZxgGIAEoCFIHcnVubmluZxI3CglyZWFkX21hc2sYByABKAsyGi5nb29nbGUucHJvdG9idWYuRmllbGRNYXNrUghyZWFkTWFzayKrAQoTTGlzdFN0dWRpZXNSZXNwb25zZRI1CgdzdHVkaWVzGAEgAygLMhsub3RvbGl0aC5jYXRhbG9ndWUudjEuU3R1ZHlSB3N0dWRpZXMSJgoPbmV4dF9wYWdlX3Rva2VuGAIgASgJUg1uZXh0UGFnZVRva2VuEhIKBGV0YWcYAyABKAlSBGV0YWcSIQoMbm90X21vZGlmaWVkGAQgASgIUgtub3RNb2RpZmllZCLVAQoPR2V0U3R1ZHlSZXF1ZXN0EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkEhoKCGxhbmd1YWdlGAIgASgJUghsYW5ndWFnZRISCgRldGFnGAMgASgJUgRldGFnEjcKCXJlYWRfbWFzaxgEIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5GaWVsZE1hc2tSCHJlYWRNYXNrEiMKDWFsbF9sYW5ndWFnZXMYBSABKAhSDGFsbExhbmd1YWdlcxIZCghncm91cF9pZBgGIAEoCVIHZ3JvdXBJZCL5AQoQR2V0U3R1ZHlSZXNwb25zZRIxCgVzdHVkeRgBIAEoCzIbLm90b2xpdGguY2F0YWxvZ3VlLnYxLlN0dWR5UgVzdHVkeRISCgRldGFnGAIgASgJUgRldGFnEiEKDG5vdF9tb2RpZmllZBgDIAEoCFILbm90TW9kaWZpZWQSHQoKYWxsX2dyb3VwcxgEIAEoCFIJYWxsR3JvdXBzEj0KDHB1Ymxpc2hfdGltZRgFIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5UaW1lc3RhbXBSC3B1Ymxpc2hUaW1lEh0KCnByb2plY3RfaWQYBiABKAlSCXByb2plY3RJZCLgAQoeTGlzdFN0dWR5UXVlc3Rpb25uYWlyZXNSZXF1ZXN0EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkEhoKCGxhbmd1YWdlGAIgASgJUghsYW5ndWFnZRISCgRldGFnGAMgASgJUgRldGFnEjcKCXJlYWRfbWFzaxgEIAEoCzIaLmdvb2dsZS5wcm90b2J1Zi5GaWVsZE1hc2tSCHJlYWRNYXNrEhsKCXBhZ2Vfc2l6ZRgFIAEoDVIIcGFnZVNpemUSHQoKcGFnZV90b2tlbhgGIAEoCVIJcGFnZVRva2VuIosCCh9MaXN0U3R1ZHlRdWVzdGlvbm5haXJlc1Jlc3BvbnNlEjwKBHVzZXMYASADKAsyKC5vdG9saXRoLmNhdGFsb2d1ZS52MS5TdHVkeVF1ZXN0aW9ubmFpcmVSBHVzZXMSSwoOcXVlc3Rpb25uYWlyZXMYAiADKAsyIy5vdG9saXRoLmNhdGFsb2d1ZS52MS5RdWVzdGlvbm5haXJlUg5xdWVzdGlvbm5haXJlcxISCgRldGFnGAMgASgJUgRldGFnEiEKDG5vdF9tb2RpZmllZBgEIAEoCFILbm90TW9kaWZpZWQSJgoPbmV4dF9wYWdlX3Rva2VuGAUgASgJUg1uZXh0UGFnZVRva2VuIp4BCh5HZXRRdWVzdGlvbm5haXJlVmVyc2lvblJlcXVlc3QSKQoQcXVlc3Rpb25uYWlyZV9pZBgBIAEoCVIPcXVlc3Rpb25uYWlyZUlkEhgKB3ZlcnNpb24YAiABKA1SB3ZlcnNpb24SNwoJcmVhZF9tYXNrGAMgASgLMhouZ29vZ2xlLnByb3RvYnVmLkZpZWxkTWFza1IIcmVhZE1hc2sivwEKJEJhdGNoR2V0UXVlc3Rpb25uYWlyZVZlcnNpb25zUmVxdWVzdBJKCgh2ZXJzaW9ucxgBIAMoCzIuLm90b2xpdGguY2F0YWxvZ3VlLnYxLlF1ZXN0aW9ubmFpcmVWZXJzaW9uTmFtZVIIdmVyc2lvbnMSEgoEZXRhZxgCIAEoCVIEZXRhZxI3CglyZWFkX21hc2sYAyABKAsyGi5nb29nbGUucHJvdG9idWYuRmllbGRNYXNrUghyZWFkTWFzayLFAQolQmF0Y2hHZXRRdWVzdGlvbm5haXJlVmVyc2lvbnNSZXNwb25zZRJLCg5xdWVzdGlvbm5haXJlcxgBIAMoCzIjLm90b2xpdGguY2F0YWxvZ3VlLnYxLlF1ZXN0aW9ubmFpcmVSDnF1ZXN0aW9ubmFpcmVzEhgKB21pc3NpbmcYAiADKA1SB21pc3NpbmcSEgoEZXRhZxgDIAEoCVIEZXRhZxIhCgxub3RfbW9kaWZpZWQYBCABKAhSC25vdE1vZGlmaWVkImgKGUdldERldmljZUNhdGFsb2d1ZVJlcXVlc3QSGwoJc3R1ZHlfaWRzGAEgAygJUghzdHVkeUlkcxIaCghsYW5ndWFnZRgCIAEoCVIIbGFuZ3VhZ2USEgoEZXRhZxgDIAEoCVIEZXRhZyKQAQoaR2V0RGV2aWNlQ2F0YWxvZ3VlUmVzcG9uc2USOwoHc3R1ZGllcxgBIAMoCzIhLm90b2xpdGguY2F0YWxvZ3VlLnYxLkRldmljZVN0dWR5UgdzdHVkaWVzEhIKBGV0YWcYAiABKAlSBGV0YWcSIQoMbm90X21vZGlmaWVkGAMgASgIUgtub3RNb2RpZmllZCKnAgoLRGV2aWNlU3R1ZHkSMQoFc3R1ZHkYASABKAsyGy5vdG9saXRoLmNhdGFsb2d1ZS52MS5TdHVkeVIFc3R1ZHkSSwoOcXVlc3Rpb25uYWlyZXMYAiADKAsyIy5vdG9saXRoLmNhdGFsb2d1ZS52MS5RdWVzdGlvbm5haXJlUg5xdWVzdGlvbm5haXJlcxJSChFzb3VuZF9jb2xsZWN0aW9ucxgDIAMoCzIlLm90b2xpdGguY2F0YWxvZ3VlLnYxLlNvdW5kQ29sbGVjdGlvblIQc291bmRDb2xsZWN0aW9ucxJECgx2b2NhYnVsYXJpZXMYBCADKAsyIC5vdG9saXRoLmNhdGFsb2d1ZS52MS5Wb2NhYnVsYXJ5Ugx2b2NhYnVsYXJpZXMivwIKG1NlYXJjaFF1ZXN0aW9ubmFpcmVzUmVxdWVzdBIUCgVxdWVyeRgBIAEoCVIFcXVlcnkSGgoIbGFuZ3VhZ2UYAiABKAlSCGxhbmd1YWdlEh0KCnByb2plY3RfaWQYAyABKAlSCXByb2plY3RJZBIYCgdsaWNlbmNlGAQgASgJUgdsaWNlbmNlEiMKDXRleHRfbGFuZ3VhZ2UYBSABKAlSDHRleHRMYW5ndWFnZRIXCgdpdGVtX2lkGAYgASgJUgZpdGVtSWQSGwoJcGFnZV9zaXplGAcgASgNUghwYWdlU2l6ZRIdCgpwYWdlX3Rva2VuGAggASgJUglwYWdlVG9rZW4SEgoEZXRhZxgJIAEoCVIEZXRhZxInCg9pbmNsdWRlX3JldGlyZWQYCiABKAhSDmluY2x1ZGVSZXRpcmVkItEBChxTZWFyY2hRdWVzdGlvbm5haXJlc1Jlc3BvbnNlElIKDnF1ZXN0aW9ubmFpcmVzGAEgAygLMioub3RvbGl0aC5jYXRhbG9ndWUudjEuUXVlc3Rpb25uYWlyZVN1bW1hcnlSDnF1ZXN0aW9ubmFpcmVzEiYKD25leHRfcGFnZV90b2tlbhgCIAEoCVINbmV4dFBhZ2VUb2tlbhISCgRldGFnGAMgASgJUgRldGFnEiEKDG5vdF9tb2RpZmllZBgEIAEoCFILbm90TW9kaWZpZWQiqwQKFFF1ZXN0aW9ubmFpcmVTdW1tYXJ5EikKEHF1ZXN0aW9ubmFpcmVfaWQYASABKAlSD3F1ZXN0aW9ubmFpcmVJZBIYCgd2ZXJzaW9uGAIgASgNUgd2ZXJzaW9uEiEKDGNvbnRlbnRfaGFzaBgDIAEoCVILY29udGVudEhhc2gSHQoKcHJvamVjdF9pZBgEIAEoCVIJcHJvamVjdElkEjkKBXRpdGxlGAUgASgLMiMub3RvbGl0aC5jYXRhbG9ndWUudjEuTG9jYWxpemVkVGV4dFIFdGl0bGUSRQoLZGVzY3JpcHRpb24YBiABKAsyIy5vdG9saXRoLmNhdGFsb2d1ZS52MS5Mb2NhbGl6ZWRUZXh0UgtkZXNjcmlwdGlvbhIcCglsYW5ndWFnZXMYByADKAlSCWxhbmd1YWdlcxIYCgdsaWNlbmNlGAggASgJUgdsaWNlbmNlEjcKB3NoYXJpbmcYCSABKA4yHS5vdG9saXRoLmNhdGFsb2d1ZS52MS5TaGFyaW5nUgdzaGFyaW5nEiMKDWVsZW1lbnRfY291bnQYCiABKA1SDGVsZW1lbnRDb3VudBIlCg5xdWVzdGlvbl9jb3VudBgLIAEoDVINcXVlc3Rpb25Db3VudBIzChVkZW1vbnN0cmF0aW9uX3dvcmRpbmcYDCABKAhSFGRlbW9uc3RyYXRpb25Xb3JkaW5nEhgKB3JldGlyZWQYDSABKAhSB3JldGlyZWQiTQoSUmV0aXJlU3R1ZHlSZXF1ZXN0EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkEhwKCXJlaW5zdGF0ZRgCIAEoCFIJcmVpbnN0YXRlIksKE1JldGlyZVN0dWR5UmVzcG9uc2USGAoHY2hhbmdlZBgBIAEoCFIHY2hhbmdlZBIaCghyZXZpc2lvbhgCIAEoDVIIcmV2aXNpb24iVAoSRGVsZXRlU3R1ZHlSZXF1ZXN0EhkKCHN0dWR5X2lkGAEgASgJUgdzdHVkeUlkEiMKDXZhbGlkYXRlX29ubHkYAiABKAhSDHZhbGlkYXRlT25seSKwAQoTRGVsZXRlU3R1ZHlSZXNwb25zZRIYCgdkZWxldGVkGAEgASgIUgdkZWxldGVkEhoKCHJldmlzaW9uGAIgASgNUghyZXZpc2lvbhIpChBoYWRfcGFydGljaXBhbnRzGAMgASgIUg9oYWRQYXJ0aWNpcGFudHMSOAoYdW51c2VkX3F1ZXN0aW9ubmFpcmVfaWRzGAQgAygJUhZ1bnVzZWRRdWVzdGlvbm5haXJlSWRzIsYEChJJbXBvcnRTdHVkeVJlcXVlc3QSMQoFc3R1ZHkYASABKAsyGy5vdG9saXRoLmNhdGFsb2d1ZS52MS5TdHVkeVIFc3R1ZHkSSwoOcXVlc3Rpb25uYWlyZXMYAiADKAsyIy5vdG9saXRoLmNhdGFsb2d1ZS52MS5RdWVzdGlvbm5haXJlUg5xdWVzdGlvbm5haXJlcxInCg9hY2Nlc3NfcGFzc3dvcmQYAyABKAlSDmFjY2Vzc1Bhc3N3b3JkEiMKDXZhbGlkYXRlX29ubHkYBCABKAhSDHZhbGlkYXRlT25seRIdCgpwcm9qZWN0X2lkGAUgASgJUglwcm9qZWN0SWQSUgoRc291bmRfY29sbGVjdGlvbnMYBiADKAsyJS5vdG9saXRoLmNhdGFsb2d1ZS52MS5Tb3VuZENvbGxlY3Rpb25SEHNvdW5kQ29sbGVjdGlvbnMSRAoMdm9jYWJ1bGFyaWVzGAcgAygLMiAub3RvbGl0aC5jYXRhbG9ndWUudjEuVm9jYWJ1bGFyeVIMdm9jYWJ1bGFyaWVzEh8KC2FwcGx5X3N0YXRlGAggASgIUgphcHBseVN0YXRlEhcKB2VuZF9ub3cYCSABKAhSBmVuZE5vdxIjCg1hbGxvd19lcmFzdXJlGAogASgIUgxhbGxvd0VyYXN1cmUSJQoOa25vd25fcmV2aXNpb24YCyABKA1SDWtub3duUmV2aXNpb24SIwoNY2hhbmdlX3JlYXNvbhgMIAEoCVIMY2hhbmdlUmVhc29uIpMCChNJbXBvcnRTdHVkeVJlc3BvbnNlEiUKDnN0dWR5X3JldmlzaW9uGAEgASgNUg1zdHVkeVJldmlzaW9uEiMKDXN0dWR5X2NoYW5nZWQYAiABKAhSDHN0dWR5Q2hhbmdlZBJTCg5xdWVzdGlvbm5haXJlcxgDIAMoCzIrLm90b2xpdGguY2F0YWxvZ3VlLnYxLkltcG9ydGVkUXVlc3Rpb25uYWlyZVIOcXVlc3Rpb25uYWlyZXMSHQoKcHJvamVjdF9pZBgEIAEoCVIJcHJvamVjdElkEjwKB2VmZmVjdHMYBSABKAsyIi5vdG9saXRoLmNhdGFsb2d1ZS52MS5TdHVkeUVmZmVjdHNSB2VmZmVjdHMi6wgKDFN0dWR5RWZmZWN0cxIlCg5lYXJsaWVyX3BhdXNlZBgBIAEoCFINZWFybGllclBhdXNlZBIWCgZwYXVzZWQYAiABKAhSBnBhdXNlZBJEChBlYXJsaWVyX2VuZF90aW1lGAMgASgLMhouZ29vZ2xlLnByb3RvYnVmLlRpbWVzdGFtcFIOZWFybGllckVuZFRpbWUSNQoIZW5kX3RpbWUYBCABKAsyGi5nb29nbGUucHJvdG9idWYuVGltZXN0YW1wUgdlbmRUaW1lEjYKF2VhcmxpZXJfY29uc2VudF92ZXJzaW9uGAUgASgJUhVlYXJsaWVyQ29uc2VudFZlcnNpb24SJwoPY29uc2VudF92ZXJzaW9uGAYgASgJUg5jb25zZW50VmVyc2lvbhIrChFjb25zZW50X2xhbmd1YWdlcxgHIAMoCVIQY29uc2VudExhbmd1YWdlcxI2ChdhZGRlZF9xdWVzdGlvbm5haXJlX2lkcxgIIAMoCVIVYWRkZWRRdWVzdGlvbm5haXJlSWRzEjoKGXJlbW92ZWRfcXVlc3Rpb25uYWlyZV9pZHMYCSADKAlSF3JlbW92ZWRRdWVzdGlvbm5haXJlSWRzEjwKGnJlcGxhY2VkX3F1ZXN0aW9ubmFpcmVfaWRzGAogAygJUhhyZXBsYWNlZFF1ZXN0aW9ubmFpcmVJZHMSQgodcmVzY2hlZHVsZWRfcXVlc3Rpb25uYWlyZV9pZHMYCyADKAlSG3Jlc2NoZWR1bGVkUXVlc3Rpb25uYWlyZUlkcxI+ChtyZWdyb3VwZWRfcXVlc3Rpb25uYWlyZV9pZHMYDCADKAlSGXJlZ3JvdXBlZFF1ZXN0aW9ubmFpcmVJZHMSJgoPYWRkZWRfZ3JvdXBfaWRzGA0gAygJUg1hZGRlZEdyb3VwSWRzEioKEXJlbW92ZWRfZ3JvdXBfaWRzGA4gAygJUg9yZW1vdmVkR3JvdXBJZHMSJwoPcHJvbXB0c19jaGFuZ2VkGA8gASgIUg5wcm9tcHRzQ2hhbmdlZBJICg5lYXJsaWVyX2FjY2VzcxgQIAEoDjIhLm90b2xpdGguY2F0YWxvZ3VlLnYxLlN0dWR5QWNjZXNzUg1lYXJsaWVyQWNjZXNzEjkKBmFjY2VzcxgRIAEoDjIhLm90b2xpdGguY2F0YWxvZ3VlLnYxLlN0dWR5QWNjZXNzUgZhY2Nlc3MSIwoNdGl0bGVfY2hhbmdlZBgSIAEoCFIMdGl0bGVDaGFuZ2VkEi8KE2luZm9ybWF0aW9uX2NoYW5nZWQYEyABKAhSEmluZm9ybWF0aW9uQ2hhbmdlZBIqChFjb25zZW50X2dyb3VwX2lkcxgUIAMoCVIPY29uc2VudEdyb3VwSWRzEjIKFWVhcmxpZXJfY29uc2VudF9sYWJlbBgVIAEoCVITZWFybGllckNvbnNlbnRMYWJlbBIjCg1jb25zZW50X2xhYmVsGBYgASgJUgxjb25zZW50TGFiZWwinQEKFUltcG9ydGVkUXVlc3Rpb25uYWlyZRIpChBxdWVzdGlvbm5haXJlX2lkGAEgASgJUg9xdWVzdGlvbm5haXJlSWQSGAoHdmVyc2lvbhgCIAEoDVIHdmVyc2lvbhIhCgxjb250ZW50X2hhc2gYAyABKAlSC2NvbnRlbnRIYXNoEhwKCXB1Ymxpc2hlZBgEIAEoCFIJcHVibGlzaGVkMocHChBDYXRhbG9ndWVTZXJ2aWNlEmcKC0xpc3RTdHVkaWVzEigub3RvbGl0aC5jYXRhbG9ndWUudjEuTGlzdFN0dWRpZXNSZXF1ZXN0Gikub3RvbGl0aC5jYXRhbG9ndWUudjEuTGlzdFN0dWRpZXNSZXNwb25zZSIDkAIBEl4KCEdldFN0dWR5EiUub3RvbGl0aC5jYXRhbG9ndWUudjEuR2V0U3R1ZHlSZXF1ZXN0GiYub3RvbGl0aC5jYXRhbG9ndWUudjEuR2V0U3R1ZHlSZXNwb25zZSIDkAIBEosBChdMaXN0U3R1ZHlRdWVzdGlvbm5haXJlcxI0Lm90b2xpdGguY2F0YWxvZ3VlLnYxLkxpc3RTdHVkeVF1ZXN0aW9ubmFpcmVzUmVxdWVzdBo1Lm90b2xpdGguY2F0YWxvZ3VlLnYxLkxpc3RTdHVkeVF1ZXN0aW9ubmFpcmVzUmVzcG9uc2UiA5ACARJ5ChdHZXRRdWVzdGlvbm5haXJlVmVyc2lvbhI0Lm90b2xpdGguY2F0YWxvZ3VlLnYxLkdldFF1ZXN0aW9ubmFpcmVWZXJzaW9uUmVxdWVzdBojLm90b2xpdGguY2F0YWxvZ3VlLnYxLlF1ZXN0aW9ubmFpcmUiA5ACARKdAQodQmF0Y2hHZXRRdWVzdGlvbm5haXJlVmVyc2lvbnMSOi5vdG9saXRoLmNhdGFsb2d1ZS52MS5CYXRjaEdldFF1ZXN0aW9ubmFpcmVWZXJzaW9uc1JlcXVlc3QaOy5vdG9saXRoLmNhdGFsb2d1ZS52MS5CYXRjaEdldFF1ZXN0aW9ubmFpcmVWZXJzaW9uc1Jlc3BvbnNlIgOQAgESfAoSR2V0RGV2aWNlQ2F0YWxvZ3VlEi8ub3RvbGl0aC5jYXRhbG9ndWUudjEuR2V0RGV2aWNlQ2F0YWxvZ3VlUmVxdWVzdBowLm90b2xpdGguY2F0YWxvZ3VlLnYxLkdldERldmljZUNhdGFsb2d1ZVJlc3BvbnNlIgOQAgESggEKFFNlYXJjaFF1ZXN0aW9ubmFpcmVzEjEub3RvbGl0aC5jYXRhbG9ndWUudjEuU2VhcmNoUXVlc3Rpb25uYWlyZXNSZXF1ZXN0GjIub3RvbGl0aC5jYXRhbG9ndWUudjEuU2VhcmNoUXVlc3Rpb25uYWlyZXNSZXNwb25zZSIDkAIBMs0CChBBdXRob3JpbmdTZXJ2aWNlEmcKC0ltcG9ydFN0dWR5Eigub3RvbGl0aC5jYXRhbG9ndWUudjEuSW1wb3J0U3R1ZHlSZXF1ZXN0Gikub3RvbGl0aC5jYXRhbG9ndWUudjEuSW1wb3J0U3R1ZHlSZXNwb25zZSIDkAICEmcKC1JldGlyZVN0dWR5Eigub3RvbGl0aC5jYXRhbG9ndWUudjEuUmV0aXJlU3R1ZHlSZXF1ZXN0Gikub3RvbGl0aC5jYXRhbG9ndWUudjEuUmV0aXJlU3R1ZHlSZXNwb25zZSIDkAICEmcKC0RlbGV0ZVN0dWR5Eigub3RvbGl0aC5jYXRhbG9ndWUudjEuRGVsZXRlU3R1ZHlSZXF1ZXN0Gikub3RvbGl0aC5jYXRhbG9ndWUudjEuRGVsZXRlU3R1ZHlSZXNwb25zZSIDkAICQlEKFG90b2xpdGguY2F0YWxvZ3VlLnYxUAFaIG90b2xpdGgvY2F0YWxvZ3VlL3YxO2NhdGFsb2d1ZXYxqgIUT3RvbGl0aC5DYXRhbG9ndWUuVjFKn44BCigKAQwSAwEAEhoeIFRoZSBxdWVzdGlvbm5haXJlIGNhdGFsb2d1ZS4KCt0DCgIGABIEFwBaARrQAyBSZWFkcyBzdHVkaWVzIGFuZCBxdWVzdGlvbm5haXJlcywgZm9yIHBhcnRpY2lwYW50cyBhbmQgb3RoZXIgc2VydmljZXMuCgogR3JvdXBzIChhcm1zKSBvZiBhIHN0dWR5IGFyZSB2aXNpYmxlIGluIGZ1bGwgdG8gdGhlIHBlb3BsZSB3aG8gY29uZHVjdCBpdDogdGhvc2Ugd2l0aCBhIHJvbGUKIGluIGl0IG9yIGluIGl0cyBwcm9qZWN0LCBhZG1pbmlzdHJhdG9ycywgYW5kIHNlcnZpY2VzLiBPdGhlciBjYWxsZXJzIHNlZSB0aGUgcGFydHMgdGhhdCBhcmUgZm9yIGFsbAogcGFydGljaXBhbnRzOyBhIHBhcnRpY2lwYW50IGFsc28gc2VlcyB0aGUgcGFydHMgZm9yIHRoZSBncm91cCBpbiB0aGUgYWNjZXNzIHRva2VuLiBgZ3JvdXBzYCB0aGVuCiBoYXMgYXQgbW9zdCB0aGF0IGdyb3VwLCBhbmQgcXVlc3Rpb25uYWlyZXMsIG9mZmVycyBhbmQgYGdyb3VwX2lkc2Agb2Ygb3RoZXIgZ3JvdXBzIGFyZSBsZWZ0IG91dC4KCuICCgQGAAIAEgQdAh8DGtMCIExpc3RzIHN0dWRpZXMgb3JkZXJlZCBieSBpZCwgd2l0aCBhbGwgdGV4dHMgaW4gdGhlIHJlcXVlc3RlZCBsYW5ndWFnZSBhbmQgd2l0aG91dCB1bmxpc3RlZAogc3R1ZGllcy4gQ2FsbGFibGUgd2l0aG91dCBhIHRva2VuOyBhIHZhbGlkIHRva2VuIGRldGVybWluZXMgd2hhdCBpcyB2aXNpYmxlLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVCB3aXRoIHJlYXNvbiBJRF9JTlZBTElELCBMQU5HVUFHRV9JTlZBTElELCBGSUVMRF9VTktOT1dOLAogUEFHRV9TSVpFX09VVF9PRl9SQU5HRSBvciBQQUdFX1RPS0VOX0lOVkFMSUQ7IFVOQVVUSEVOVElDQVRFRCBmb3IgYW4gaW52YWxpZCB0b2tlbi4KCu8BCgQGAAIBEgQkAiYDGuABIFJldHVybnMgb25lIHN0dWR5LiBDYWxsYWJsZSB3aXRob3V0IGEgdG9rZW4sIGFzIExpc3RTdHVkaWVzLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVCB3aXRoIHJlYXNvbiBJRF9JTlZBTElELCBMQU5HVUFHRV9JTlZBTElEIG9yIEZJRUxEX1VOS05PV047IE5PVF9GT1VORAogd2l0aCByZWFzb24gU1RVRFlfVU5LTk9XTjsgVU5BVVRIRU5USUNBVEVEIGZvciBhbiBpbnZhbGlkIHRva2VuLgoK7AMKBAYAAgISBC4CMQMa3QMgTGlzdHMgdGhlIHF1ZXN0aW9ubmFpcmVzIG9mIGEgc3R1ZHkgaW4gdGhlIHZlcnNpb25zIHRoYXQgdGhlIHN0dWR5IHVzZXM7IHBhcnRpY2lwYW50cyBkbyBub3QKIHNlZSB0aG9zZSBvZiBvdGhlciBncm91cHMuIE5lZWRzIGFuIGVucm9sbWVudCBpbiB0aGUgc3R1ZHksIG9yIGEgcm9sZSBpbiBpdC4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQgd2l0aCByZWFzb24gSURfSU5WQUxJRCwgTEFOR1VBR0VfSU5WQUxJRCwgRklFTERfVU5LTk9XTiwKIFBBR0VfU0laRV9PVVRfT0ZfUkFOR0Ugb3IgUEFHRV9UT0tFTl9JTlZBTElEIChhbHNvIGlmIHRoZSBzdHVkeSBubyBsb25nZXIgaGFzIHRoZSBsYXN0CiBxdWVzdGlvbm5haXJlIG9mIHRoZSBwcmV2aW91cyBwYWdlOiBzdGFydCBhZ2Fpbik7IE5PVF9GT1VORCB3aXRoIHJlYXNvbiBTVFVEWV9VTktOT1dOOwogUEVSTUlTU0lPTl9ERU5JRUQgd2l0aCByZWFzb24gTk9UX0VOUk9MTEVELgoKwwQKBAYAAgMSBDoCPAMatAQgUmV0dXJucyBvbmUgcHVibGlzaGVkIHZlcnNpb24gd2l0aCBhbGwgaXRzIGxhbmd1YWdlczsgaXRzIGBjb250ZW50X2hhc2hgIGlzIGl0cyBldGFnLiBGdWxseQogdmlzaWJsZSB0byBzZXJ2aWNlcywgYWRtaW5pc3RyYXRvcnMsIG1lbWJlcnMgb2YgaXRzIHByb2plY3Qgb3Igb2YgdGhlIHN0YWZmIG9mIGEgc3R1ZHkgdGhhdCB1c2VzCiBpdCwgYW5kIHBhcnRpY2lwYW50cyBvZiBhIHN0dWR5IHRoYXQgdXNlcyBpdCBpbiBhbnkgcmV2aXNpb24gZm9yIGFsbCBwYXJ0aWNpcGFudHMgb3IgZm9yIHRoZWlyCiBncm91cC4gT3RoZXIgY2FsbGVycyBzZWUgd2hhdCBpdHMgcHJvamVjdCBzaGFyZXM6IGV2ZXJ5dGhpbmcsIG9yIGV2ZXJ5dGhpbmcgZXhjZXB0IHRoZSB3b3JkaW5nCiBvZiBlbGVtZW50cywgb3B0aW9ucyBhbmQgYmFuZHMuCgogRXJyb3JzOiBOT1RfRk9VTkQgd2l0aCByZWFzb24gUVVFU1RJT05OQUlSRV9WRVJTSU9OX1VOS05PV04sIGFsc28gaWYgaXQgaXMgbm90IHNoYXJlZDsKIElOVkFMSURfQVJHVU1FTlQgd2l0aCByZWFzb24gSURfSU5WQUxJRCBvciBGSUVMRF9VTktOT1dOLgoK1gEKBAYAAgQSBEECRAMaxwEgUmV0dXJucyBzZXZlcmFsIHZlcnNpb25zLCBhcyBmYXIgYXMgdGhlIGNhbGxlciBtYXkgcmVhZCB0aGVtLgoKIEVycm9yczogSU5WQUxJRF9BUkdVTUVOVCB3aXRoIHJlYXNvbiBCQVRDSF9JTlZBTElEIG9yIEZJRUxEX1VOS05PV047IFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoCiByZWFzb24gQU5TV0VSX1RPT19MQVJHRTogcmVxdWVzdCBmZXdlci4KCscECgQGAAIFEgRPAlEDGrgEIFJldHVybnMgZXZlcnl0aGluZyB0aGF0IGEgZGV2aWNlIG5lZWRzIHRvIHNob3cgYW5kIGZpbGwgaW4gYSBwYXJ0aWNpcGFudCdzIHN0dWRpZXMsIHdpdGhvdXQgdGhlCiBxdWVzdGlvbm5haXJlcyBvZiBvdGhlciBncm91cHMuIE5lZWRzIGFuIGVucm9sbWVudCBpbiBlYWNoIHN0dWR5LCBvciBhIHJvbGUgaW4gaXQuIFRoZQogcmVzcG9uc2UgbWF5IGJlIHVwIHRvIG9uZSBzZWNvbmQgb2xkZXIgdGhhbiB0aGUgbGF0ZXN0IHB1YmxpY2F0aW9uLgoKIFNvdW5kcyBhbmQgdm9jYWJ1bGFyaWVzIGFyZSB0aGUgbmV3ZXN0IHZlcnNpb25zIG9mIHRoZSBzdHVkeSdzIHByb2plY3QsIG9yIG9mIG90aGVyIHByb2plY3RzCiB0aGF0IHNoYXJlIHRoZW0gd2l0aCBhbnlvbmUuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UIHdpdGggcmVhc29uIFRPT19NQU5ZX1NUVURJRVMsIFNUVURZX0RVUExJQ0FURSwgSURfSU5WQUxJRCBvcgogTEFOR1VBR0VfSU5WQUxJRDsgTk9UX0ZPVU5EIHdpdGggcmVhc29uIFNUVURZX1VOS05PV047IFBFUk1JU1NJT05fREVOSUVEIHdpdGggcmVhc29uCiBOT1RfRU5ST0xMRUQuCgq1AgoEBgACBhIEVwJZAxqmAiBTZWFyY2hlcyB0aGUgdGV4dHMgb2YgbmV3ZXN0IHZlcnNpb25zIGluIGFsbCBsYW5ndWFnZXMsIGJlc3QgbWF0Y2ggZmlyc3QuIEEgcXVlcnkgaGFzIHdvcmRzIGluCiBhbnkgZm9ybSBvciB0aGVpciBiZWdpbm5pbmdzLCBxdW90ZWQgcGhyYXNlcywgYG9yYCwgYW5kIGAtd29yZGAuCgogRXJyb3JzOiBJTlZBTElEX0FSR1VNRU5UIHdpdGggcmVhc29uIFFVRVJZX1RPT19MT05HLCBJRF9JTlZBTElELCBMQU5HVUFHRV9JTlZBTElELAogUEFHRV9TSVpFX09VVF9PRl9SQU5HRSBvciBQQUdFX1RPS0VOX0lOVkFMSUQuCgouCgIEABIEXQBxARoiIEZpbHRlcnMgYW5kIHBhZ2Ugb2YgdGhlIHN0dWRpZXMuCgrvAQoEBAACABIDYQIWGuEBIEJDUCA0NyBsYW5ndWFnZS4gRmFsbGJhY2tzOiBhIGxlc3Mgc3BlY2lmaWMgdGFnLCBFbmdsaXNoLCB0aGUgc3R1ZHkncyBkZWZhdWx0IGxhbmd1YWdlIChpbiB0aGUKIG9yZGVyIGdpdmVuIGJ5IHRoZSBzdHVkeSdzIGBsYW5ndWFnZV9mYWxsYmFja2ApLCBhIHF1ZXN0aW9ubmFpcmUncyBvd24gZGVmYXVsdCBsYW5ndWFnZSwgYW55CiBvdGhlci4gRW1wdHk6IHRoZSBmYWxsYmFja3Mgb25seS4KCiMKBAQAAgESA2MCFxoWIDHigJMxMDA7IDAgbWVhbnMgNTAuCgpQCgQEAAICEgNlAhgaQyBgbmV4dF9wYWdlX3Rva2VuYCBvZiB0aGUgcHJldmlvdXMgcGFnZTsgZW1wdHkgZm9yIHRoZSBmaXJzdCBwYWdlLgoKeAoEBAACAxIDaAISGmsgYGV0YWdgIG9mIGFuIGVhcmxpZXIgcmVzcG9uc2UgdG8gdGhlIHNhbWUgcmVxdWVzdC4gSWYgdGhlIHBhZ2UgaXMgdW5jaGFuZ2VkLCBgbm90X21vZGlmaWVkYCBpcwogcmV0dXJuZWQuCgpBCgQEAAIEEgNqAhgaNCBJZCBvZiBhIHByb2plY3QgdG8gZmlsdGVyIGJ5OyBlbXB0eTogYWxsIHByb2plY3RzLgoKcgoEBAACBRIDbQITGmUgV2hldGhlciB0byBsaXN0IG9ubHkgc3R1ZGllcyB0aGF0IGNhbiBiZSBqb2luZWQgYW5kIGZpbGxlZCBpbiBub3c6IHN0YXJ0ZWQsIG5vdCBlbmRlZCwgbm90CiBwYXVzZWQuCgqPAQoEBAACBhIDcAIqGoEBIEZpZWxkcyBvZiBTdHVkeSB0byByZXR1cm4gaW4gYWRkaXRpb24gdG8gaXRzIGlkLiBBYnNlbnQsIGVtcHR5IG9yIGAqYDogYWxsLiBQYXRocyBtdXN0IG5vdCBiZQogZGVlcGVyIHRoYW4gdGhlIGZpZWxkcyBvZiBTdHVkeS4KCiAKAgQBEgR0AH0BGhQgQSBwYWdlIG9mIHN0dWRpZXMuCgpoCgQEAQIAEgN2Ah0aWyBTdHVkaWVzIG9yZGVyZWQgYnkgaWQuIEEgcGFnZSBlbmRzIGJlZm9yZSAyIE1pQiBidXQgaGFzIGF0IGxlYXN0IG9uZSBzdHVkeSBpZiBhbnkgZXhpc3RzLgoKJgoEBAECARIDeAIdGhkgRW1wdHkgb24gdGhlIGxhc3QgcGFnZS4KClkKBAQBAgISA3oCEhpMIFZlcnNpb24gdGFnIG9mIHRoaXMgcGFnZTsgc2VuZCBpdCB3aXRoIHRoZSBuZXh0IHJlcXVlc3QgZm9yIHRoZSBzYW1lIHBhZ2UuCgpPCgQEAQIDEgN8AhgaQiBXaGV0aGVyIHRoZSBjb250ZW50cyBhcmUgdW5jaGFuZ2VkLiBJZiB0cnVlLCBvbmx5IGBldGFnYCBpcyBzZXQuCgoeCgIEAhIGgAEAkgEBGhAgTmFtZXMgYSBzdHVkeS4KChkKBAQCAgASBIIBAhYaCyBSZXF1aXJlZC4KCkwKBAQCAgESBIQBAhYaPiBTYW1lIGFzIGluIExpc3RTdHVkaWVzUmVxdWVzdDsgaWdub3JlZCB3aXRoIGBhbGxfbGFuZ3VhZ2VzYC4KCn4KBAQCAgISBIcBAhIacCBgZXRhZ2Agb2YgYW4gZWFybGllciByZXNwb25zZSB0byB0aGUgc2FtZSByZXF1ZXN0LiBJZiB0aGUgY29udGVudHMgYXJlIHVuY2hhbmdlZCwKIGBub3RfbW9kaWZpZWRgIGlzIHJldHVybmVkLgoKLgoEBAICAxIEiQECKhogIFNhbWUgYXMgaW4gTGlzdFN0dWRpZXNSZXF1ZXN0LgoK+gEKBAQCAgQSBI0BAhka6wEgV2hldGhlciB0byByZXR1cm4gZXZlcnkgdGV4dCB3aXRoIGFsbCBpdHMgdHJhbnNsYXRpb25zLCBhcyBwdWJsaXNoZWQuCiBgY29uc2VudF90ZXh0LnRyYW5zbGF0aW9uc2AgYXJlIHRoZW4gdGhlIGxhbmd1YWdlcyBpbiB3aGljaCBwYXJ0aWNpcGFudHMgY2FuIGNvbnNlbnQuIFVzZSBpdCB0bwoga2VlcCBhIGNvcHkgb2YgYSBzdHVkeTogYSByZXNwb25zZSBpbiBvbmUgbGFuZ3VhZ2UgaXMgaW5jb21wbGV0ZS4KCp8CCgQEAgIFEgSRAQIWGpACIEdyb3VwIHdob3NlIGNvbnNlbnQgdGV4dCBpcyByZXR1cm5lZCB0byBjYWxsZXJzIHdobyBhcmUgbm90IGVucm9sbGVkLCBhcyBgU3R1ZHkuY29uc2VudF90ZXh0YCBhbmQKIGBTdHVkeS5jb25zZW50X3ZlcnNpb25gOiBiZWZvcmUgam9pbmluZyB3aXRoIGFuIGludml0YXRpb24gdG8gdGhlIGdyb3VwLiBFbXB0eSBvciB1bmtub3duOiB0aGUKIHN0dWR5J3MgdGV4dC4gSWdub3JlZCBpZiB0aGUgdG9rZW4gaGFzIGEgZ3JvdXAgb2YgdGhlIHN0dWR5LCBhbmQgZm9yIHN0YWZmLgoKMAoCBAMSBpUBAKMBARoiIEEgc3R1ZHksIHVubGVzcyBpdCBpcyB1bmNoYW5nZWQuCgopCgQEAwIAEgSXAQISGhsgQWJzZW50IGlmIGBub3RfbW9kaWZpZWRgLgoKYwoEBAMCARIEmQECEhpVIFZlcnNpb24gdGFnIG9mIHRoZXNlIGNvbnRlbnRzOyBzZW5kIGl0IHdpdGggdGhlIG5leHQgcmVxdWVzdCBmb3IgdGhlIHNhbWUgcmVzb3VyY2UuCgpiCgQEAwICEgSbAQIYGlQgV2hldGhlciB0aGUgY29udGVudHMgYXJlIHVuY2hhbmdlZC4gSWYgdHJ1ZSwgb25seSBgZXRhZ2AgYW5kIGBhbGxfZ3JvdXBzYCBhcmUgc2V0LgoKrgEKBAQDAgMSBJ4BAhYanwEgV2hldGhlciB0aGUgY2FsbGVyIG1heSBzZWUgdGhlIHBhcnRzIG9mIGFsbCBncm91cHMsIGV2ZW4gaWYgdGhlIHN0dWR5IGhhcyBubyBncm91cHMuIEEgY29weQoga2VwdCBmb3Igb3RoZXIgcmVhZGVycyBtdXN0IGNvbWUgZnJvbSBhIHJlc3BvbnNlIHdpdGggdGhpcyBmbGFnLgoKYQoEBAMCBBIEoAECLRpTIFRpbWUgYXQgd2hpY2ggdGhpcyByZXZpc2lvbiBvZiB0aGUgc3R1ZHkgd2FzIHB1Ymxpc2hlZDsgYWJzZW50IGlmIGBub3RfbW9kaWZpZWRgLgoKPgoEBAMCBRIEogECGBowIFByb2plY3Qgb2YgdGhlIHN0dWR5OyBlbXB0eSBpZiBgbm90X21vZGlmaWVkYC4KCjsKAgQEEgamAQC1AQEaLSBTZWxlY3RzIGEgcGFnZSBvZiBhIHN0dWR5J3MgcXVlc3Rpb25uYWlyZXMuCgoZCgQEBAIAEgSoAQIWGgsgUmVxdWlyZWQuCgouCgQEBAIBEgSqAQIWGiAgU2FtZSBhcyBpbiBMaXN0U3R1ZGllc1JlcXVlc3QuCgp5CgQEBAICEgStAQISGmsgYGV0YWdgIG9mIGFuIGVhcmxpZXIgcmVzcG9uc2UgdG8gdGhlIHNhbWUgcmVxdWVzdC4gSWYgdGhlIHBhZ2UgaXMgdW5jaGFuZ2VkLCBgbm90X21vZGlmaWVkYCBpcwogcmV0dXJuZWQuCgqoAQoEBAQCAxIEsAECKhqZASBGaWVsZHMgb2YgUXVlc3Rpb25uYWlyZSB0byByZXR1cm4gaW4gYWRkaXRpb24gdG8gaWQgYW5kIHZlcnNpb24uIEFic2VudCwgZW1wdHkgb3IgYCpgOiBhbGwuCiBQYXRocyBtdXN0IG5vdCBiZSBkZWVwZXIgdGhhbiB0aGUgZmllbGRzIG9mIFF1ZXN0aW9ubmFpcmUuCgpFCgQEBAIEEgSyAQIXGjcgMeKAkzEwMDsgMCBtZWFucyAxMDAsIHRoZSBjdXJyZW50IG1heGltdW0gb2YgYSBzdHVkeS4KClEKBAQEAgUSBLQBAhgaQyBgbmV4dF9wYWdlX3Rva2VuYCBvZiB0aGUgcHJldmlvdXMgcGFnZTsgZW1wdHkgZm9yIHRoZSBmaXJzdCBwYWdlLgoKMwoCBAUSBrgBAMMBARolIEEgcGFnZSBvZiBhIHN0dWR5J3MgcXVlc3Rpb25uYWlyZXMuCgpYCgQEBQIAEgS6AQInGkogVGhlIHN0dWR5J3MgdXNlIG9mIGVhY2ggcXVlc3Rpb25uYWlyZSwgaW4gdGhlIG9yZGVyIG9mIGBxdWVzdGlvbm5haXJlc2AuCgpLCgQEBQIBEgS8AQIsGj0gUXVlc3Rpb25uYWlyZXMgaW4gdGhlIG9yZGVyIGluIHdoaWNoIHRoZSBzdHVkeSBvZmZlcnMgdGhlbS4KCloKBAQFAgISBL4BAhIaTCBWZXJzaW9uIHRhZyBvZiB0aGlzIHBhZ2U7IHNlbmQgaXQgd2l0aCB0aGUgbmV4dCByZXF1ZXN0IGZvciB0aGUgc2FtZSBwYWdlLgoKUAoEBAUCAxIEwAECGBpCIFdoZXRoZXIgdGhlIGNvbnRlbnRzIGFyZSB1bmNoYW5nZWQuIElmIHRydWUsIG9ubHkgYGV0YWdgIGlzIHNldC4KCicKBAQFAgQSBMIBAh0aGSBFbXB0eSBvbiB0aGUgbGFzdCBwYWdlLgoKIAoCBAYSBsYBAM0BARoSIE5hbWVzIGEgdmVyc2lvbi4KChkKBAQGAgASBMgBAh4aCyBSZXF1aXJlZC4KCjMKBAQGAgESBMoBAhUaJSBWZXJzaW9uIG51bWJlcjsgMCBtZWFucyB0aGUgbmV3ZXN0LgoKOgoEBAYCAhIEzAECKhosIFNhbWUgYXMgaW4gTGlzdFN0dWR5UXVlc3Rpb25uYWlyZXNSZXF1ZXN0LgoKJwoCBAcSBtABANgBARoZIE5hbWVzIHNldmVyYWwgdmVyc2lvbnMuCgorCgQEBwIAEgTSAQIxGh0gMeKAkzEwMCwgZWFjaCBhdCBtb3N0IG9uY2UuCgp+CgQEBwIBEgTVAQISGnAgYGV0YWdgIG9mIGFuIGVhcmxpZXIgcmVzcG9uc2UgdG8gdGhlIHNhbWUgcmVxdWVzdC4gSWYgdGhlIGNvbnRlbnRzIGFyZSB1bmNoYW5nZWQsCiBgbm90X21vZGlmaWVkYCBpcyByZXR1cm5lZC4KClcKBAQHAgISBNcBAioaSSBGaWVsZHMgdG8gcmV0dXJuIG9mIGFsbCB2ZXJzaW9ucywgYXMgaW4gTGlzdFN0dWR5UXVlc3Rpb25uYWlyZXNSZXF1ZXN0LgoKIQoCBAgSBtsBAOUBARoTIFNldmVyYWwgdmVyc2lvbnMuCgowCgQECAIAEgTdAQIsGiIgVmVyc2lvbnMgaW4gdGhlIHJlcXVlc3RlZCBvcmRlci4KCnIKBAQIAgESBOABAh4aZCBQb3NpdGlvbnMgaW4gdGhlIHJlcXVlc3QsIGZyb20gMCwgb2YgdmVyc2lvbnMgdGhhdCBkbyBub3QgZXhpc3Qgb3IgYXJlIG5vdCB2aXNpYmxlIHRvIHRoZQogY2FsbGVyLgoKYwoEBAgCAhIE4gECEhpVIFZlcnNpb24gdGFnIG9mIHRoZXNlIGNvbnRlbnRzOyBzZW5kIGl0IHdpdGggdGhlIG5leHQgcmVxdWVzdCBmb3IgdGhlIHNhbWUgcmVzb3VyY2UuCgpQCgQECAIDEgTkAQIYGkIgV2hldGhlciB0aGUgY29udGVudHMgYXJlIHVuY2hhbmdlZC4gSWYgdHJ1ZSwgb25seSBgZXRhZ2AgaXMgc2V0LgoKMAoCBAkSBugBAPABARoiIFNlbGVjdHMgdGhlIHN0dWRpZXMgb2YgYSBkZXZpY2UuCgpfCgQECQIAEgTqAQIgGlEgSWRzIG9mIHVwIHRvIDIwIHN0dWRpZXMsIGVhY2ggYXQgbW9zdCBvbmNlOyBlbXB0eTogYWxsIGVucm9sbWVudHMgb2YgdGhlIHRva2VuLgoKLgoEBAkCARIE7AECFhogIFNhbWUgYXMgaW4gTGlzdFN0dWRpZXNSZXF1ZXN0LgoKfgoEBAkCAhIE7wECEhpwIGBldGFnYCBvZiBhbiBlYXJsaWVyIHJlc3BvbnNlIHRvIHRoZSBzYW1lIHJlcXVlc3QuIElmIHRoZSBjb250ZW50cyBhcmUgdW5jaGFuZ2VkLAogYG5vdF9tb2RpZmllZGAgaXMgcmV0dXJuZWQuCgowCgIEChIG8wEA+gEBGiIgVGhlIHN0dWRpZXMgd2l0aCB0aGVpciBjb250ZW50cy4KClgKBAQKAgASBPUBAiMaSiBTdHVkaWVzIGluIHRoZSByZXF1ZXN0ZWQgb3JkZXI7IG9yZGVyZWQgYnkgaWQgaWYgdGhlIHJlcXVlc3QgbmFtZXMgbm9uZS4KCmMKBAQKAgESBPcBAhIaVSBWZXJzaW9uIHRhZyBvZiB0aGVzZSBjb250ZW50czsgc2VuZCBpdCB3aXRoIHRoZSBuZXh0IHJlcXVlc3QgZm9yIHRoZSBzYW1lIHJlc291cmNlLgoKUAoEBAoCAhIE+QECGBpCIFdoZXRoZXIgdGhlIGNvbnRlbnRzIGFyZSB1bmNoYW5nZWQuIElmIHRydWUsIG9ubHkgYGV0YWdgIGlzIHNldC4KCjAKAgQLEgb9AQCGAgEaIiBBIHN0dWR5IHdpdGggZXZlcnl0aGluZyBpdCB1c2VzLgoKWgoEBAsCABIE/wECEhpMIFRoZSBzdHVkeSB3aXRoIGl0cyBncm91cHMgYW5kIG5leHQgbGlzdHMsIGFzIGZhciBhcyB2aXNpYmxlIHRvIHRoZSBjYWxsZXIuCgpGCgQECwIBEgSBAgIsGjggUXVlc3Rpb25uYWlyZXMgaW4gdGhlIG9yZGVyIG9mIGBzdHVkeS5xdWVzdGlvbm5haXJlc2AuCgpCCgQECwICEgSDAgIxGjQgVGhlIGV4aXN0aW5nIG9uZXMgb2YgYHN0dWR5LnNvdW5kX2NvbGxlY3Rpb25faWRzYC4KCjwKBAQLAgMSBIUCAicaLiBUaGUgZXhpc3Rpbmcgb25lcyBvZiBgc3R1ZHkudm9jYWJ1bGFyeV9pZHNgLgoKKAoCBAwSBokCAJ8CARoaIFF1ZXJ5LCBmaWx0ZXJzIGFuZCBwYWdlLgoKQAoEBAwCABIEiwICExoyIFVwIHRvIDUwMCBjaGFyYWN0ZXJzOyBlbXB0eTogYWxsIHF1ZXN0aW9ubmFpcmVzLgoKVQoEBAwCARIEjQICFhpHIEJDUCA0NyBsYW5ndWFnZSBvZiB0aGUgcmV0dXJuZWQgdGl0bGVzOyBlbXB0eTogRW5nbGlzaCwgb3IgYW55IG90aGVyLgoKQgoEBAwCAhIEjwICGBo0IElkIG9mIGEgcHJvamVjdCB0byBmaWx0ZXIgYnk7IGVtcHR5OiBhbGwgcHJvamVjdHMuCgpLCgQEDAIDEgSRAgIVGj0gTGljZW5jZSB0byBmaWx0ZXIgYnksIGluIHRoZSBhdXRob3IncyBzcGVsbGluZzsgZW1wdHk6IGFueS4KCkoKBAQMAgQSBJMCAhsaPCBCQ1AgNDcgbGFuZ3VhZ2UgdG8gZmlsdGVyIGJ5IGFuZCB0byBzZWFyY2ggaW47IGVtcHR5OiBhbnkuCgouCgQEDAIFEgSVAgIVGiAgSXRlbSB0byBmaWx0ZXIgYnk7IGVtcHR5OiBhbnkuCgokCgQEDAIGEgSXAgIXGhYgMeKAkzEwMDsgMCBtZWFucyA1MC4KClEKBAQMAgcSBJkCAhgaQyBgbmV4dF9wYWdlX3Rva2VuYCBvZiB0aGUgcHJldmlvdXMgcGFnZTsgZW1wdHkgZm9yIHRoZSBmaXJzdCBwYWdlLgoKeQoEBAwCCBIEnAICEhprIGBldGFnYCBvZiBhbiBlYXJsaWVyIHJlc3BvbnNlIHRvIHRoZSBzYW1lIHJlcXVlc3QuIElmIHRoZSBwYWdlIGlzIHVuY2hhbmdlZCwgYG5vdF9tb2RpZmllZGAgaXMKIHJldHVybmVkLgoKPAoEBAwCCRIEngICHBouIFdoZXRoZXIgcmV0aXJlZCBxdWVzdGlvbm5haXJlcyBhcmUgaW5jbHVkZWQuCgopCgIEDRIGogIAqwIBGhsgQSBwYWdlIG9mIHNlYXJjaCByZXN1bHRzLgoKMQoEBA0CABIEpAICMxojIFF1ZXN0aW9ubmFpcmVzLCBiZXN0IG1hdGNoIGZpcnN0LgoKbQoEBA0CARIEpgICHRpfIFRva2VuIG9mIHRoZSBuZXh0IHBhZ2U7IGVtcHR5IG9uIHRoZSBsYXN0IHBhZ2UuIEEgc2VhcmNoIGZpbmRzIGF0IG1vc3QgMTAsMDAwIHF1ZXN0aW9ubmFpcmVzLgoKWgoEBA0CAhIEqAICEhpMIFZlcnNpb24gdGFnIG9mIHRoaXMgcGFnZTsgc2VuZCBpdCB3aXRoIHRoZSBuZXh0IHJlcXVlc3QgZm9yIHRoZSBzYW1lIHBhZ2UuCgpQCgQEDQIDEgSqAgIYGkIgV2hldGhlciB0aGUgY29udGVudHMgYXJlIHVuY2hhbmdlZC4gSWYgdHJ1ZSwgb25seSBgZXRhZ2AgaXMgc2V0LgoKMgoCBA4SBq4CAMkCARokIEEgcXVlc3Rpb25uYWlyZSBhcyBzaG93biBpbiBsaXN0cy4KCigKBAQOAgASBLACAh4aGiBJZCBvZiB0aGUgcXVlc3Rpb25uYWlyZS4KCh8KBAQOAgESBLICAhUaESBOZXdlc3QgdmVyc2lvbi4KCk8KBAQOAgISBLQCAhoaQSBDb250ZW50IGhhc2ggb2YgdGhhdCB2ZXJzaW9uLCA2NCBsb3dlci1jYXNlIGhleGFkZWNpbWFsIGRpZ2l0cy4KCikKBAQOAgMSBLYCAhgaGyBUaGUgcHJvamVjdCB0aGF0IG93bnMgaXQuCgowCgQEDgIEEgS4AgIaGiIgVGl0bGUgaW4gdGhlIHJlcXVlc3RlZCBsYW5ndWFnZS4KCkUKBAQOAgUSBLoCAiAaNyBEZXNjcmlwdGlvbiBpbiB0aGUgcmVxdWVzdGVkIGxhbmd1YWdlOyBtYXkgYmUgYWJzZW50LgoKLgoEBA4CBhIEvAICIBogIEJDUCA0NyBsYW5ndWFnZXMgb2YgYWxsIHRleHRzLgoKKQoEBA4CBxIEvgICFRobIFNhbWUgYXMgaW4gUXVlc3Rpb25uYWlyZS4KCikKBAQOAggSBMACAhYaGyBTYW1lIGFzIGluIFF1ZXN0aW9ubmFpcmUuCgowCgQEDgIJEgTCAgIcGiIgTnVtYmVyIG9mIGVsZW1lbnRzIG9mIGFsbCBraW5kcy4KCiQKBAQOAgoSBMQCAh0aFiBOdW1iZXIgb2YgcXVlc3Rpb25zLgoKKQoEBA4CCxIExgICIhobIFNhbWUgYXMgaW4gUXVlc3Rpb25uYWlyZS4KClsKBAQOAgwSBMgCAhQaTSBXaGV0aGVyIGl0IGlzIHJldGlyZWQuIFJldGlyZWQgcXVlc3Rpb25uYWlyZXMgYXJlIHJldHVybmVkIG9ubHkgb24gcmVxdWVzdC4KCkgKAgYBEgbMAgDzAgEaOiBQdWJsaXNoZXMgc3R1ZGllcy4gRm9yIHN0dWR5IGxlYWRlcnMgYW5kIGFkbWluaXN0cmF0b3JzLgoK3ggKBAYBAgASBtwCAt4CAxrNCCBQdWJsaXNoZXMgYSBzdHVkeSBhbmQgaXRzIHF1ZXN0aW9ubmFpcmVzIGluIG9uZSB0cmFuc2FjdGlvbi4gQ29udGVudHMgdGhhdCBhcmUgYWxyZWFkeQogcHVibGlzaGVkIHVuY2hhbmdlZCBrZWVwIHRoZWlyIHZlcnNpb24sIHNvIGltcG9ydGluZyB0d2ljZSBjaGFuZ2VzIG5vdGhpbmcuCgogQSBxdWVzdGlvbm5haXJlLCBzb3VuZCBjb2xsZWN0aW9uIG9yIHZvY2FidWxhcnkgYmVsb25ncyB0byB0aGUgc3R1ZHkgdGhhdCBmaXJzdCBwdWJsaXNoZWQgaXQsCiBhbmQgdG8gdGhhdCBzdHVkeSdzIHByb2plY3QuIE90aGVyIHN0dWRpZXMgbWF5IHVzZSBpdHMgdmVyc2lvbnMgYnV0IG5vdCBwdWJsaXNoIG5ldyBvbmVzLgogTGVhZGVycyBhbmQgb3duZXJzIG9mIHRoZSBwcm9qZWN0IG1heSBpbXBvcnQgaXRzIHN0dWRpZXMgbGlrZSB0aGUgc3R1ZHkncyBvd24gbGVhZGVycy4KCiBFcnJvcnM6IElOVkFMSURfQVJHVU1FTlQgbmFtaW5nIGV2ZXJ5IGZpbmRpbmcgKG5vdGhpbmcgaXMgc3RvcmVkKSwgcHJlY2VkZWQgYnkgUkVRVUlSRUQgd2l0aG91dAogYSBzdHVkeSBhbmQgU0hBUklOR19VTktOT1dOOyBQRVJNSVNTSU9OX0RFTklFRCB3aXRoIHJlYXNvbiBOT1RfU1RVRFlfTEVBREVSIGlmIGFub3RoZXIgcGVyc29uCiBsZWFkcyB0aGUgc3R1ZHksIHdpdGggcmVhc29uIFNUVURZX0lEX09GX0FOT1RIRVJfUFJPSkVDVCBmb3IgYSBuZXcgc3R1ZHkgd2l0aCBhbiBpZCB0aGF0IHRoZQogY2FsbGVyIG1heSBub3QgY2hvb3NlLCBvciB3aXRoIHJlYXNvbiBRVUVTVElPTk5BSVJFX09GX0FOT1RIRVJfU1RVRFksCiBMSUJSQVJZX0VOVFJZX09GX0FOT1RIRVJfU1RVRFkgb3IgTElCUkFSWV9FTlRSWV9PRl9BTk9USEVSX1BST0pFQ1Q7IEZBSUxFRF9QUkVDT05ESVRJT04gd2l0aAogcmVhc29uIFFVRVNUSU9OTkFJUkVfUkVUSVJFRCwgU1RVRFlfUkVUSVJFRCwgU1RVRFlfREVMRVRFRCBvciBSRVRFTlRJT05fRVJBU0VTX05PVzsgQUJPUlRFRCB3aXRoCiByZWFzb24gSU1QT1JURURfQ09OQ1VSUkVOVExZIG9yIEVUQUdfTUlTTUFUQ0g7IFJFU09VUkNFX0VYSEFVU1RFRCB3aXRoIHJlYXNvbiBBVVRIT1JJTkdfTElNSVQgYW5kCiBSZXRyeUluZm8uCgrTAwoEBgECARIG5QIC5wIDGsIDIFJldGlyZXMgYSBzdHVkeSB0aGF0IGhhcyBlbmRlZCBvciBoYXMgbm90IHN0YXJ0ZWQsIG9yIHJlaW5zdGF0ZXMgaXQuIExpc3RzIGxlYXZlIGEgcmV0aXJlZCBzdHVkeQogb3V0IGFuZCBpdCBjYW5ub3QgYmUgaW1wb3J0ZWQ7IGNhbGxlcnMgd2hvIGNvdWxkIHJlYWQgaXQgc3RpbGwgY2FuIGJ5IGl0cyBpZC4gQW5zd2VycywgZXhwb3J0cwogYW5kIHRoZSByZXRlbnRpb24gZG8gbm90IGNoYW5nZS4gV2l0aCB0aGUgcmlnaHQgdG8gaW1wb3J0IHRoZSBzdHVkeS4KCiBFcnJvcnM6IE5PVF9GT1VORCB3aXRoIHJlYXNvbiBTVFVEWV9VTktOT1dOOyBQRVJNSVNTSU9OX0RFTklFRCB3aXRoIHJlYXNvbiBOT1RfU1RVRFlfTEVBREVSOwogRkFJTEVEX1BSRUNPTkRJVElPTiB3aXRoIHJlYXNvbiBTVFVEWV9OT1RfRU5ERUQ7IElOVkFMSURfQVJHVU1FTlQgd2l0aCByZWFzb24gSURfSU5WQUxJRC4KCs0ECgQGAQICEgbwAgLyAgMavAQgRGVsZXRlcyBhIHN0dWR5IHRoYXQgaGFzIGVuZGVkIG9yIGhhcyBub3Qgc3RhcnRlZCwgaWYgaXQgbmV2ZXIgaGFkIHBhcnRpY2lwYW50cyBvciBpdHMgcmV0ZW50aW9uCiBhZnRlciBpdHMgZW5kIGhhcyBwYXNzZWQuIEFmdGVyd2FyZHMgdGhlIHN0dWR5IGlzIHVua25vd24gdG8gYWxsIGNhbGxlcnMsIGFuZCBpdHMgaWQgY2Fubm90IGJlIHVzZWQgYWdhaW4uIFRoZSBvdGhlcgogc2VydmljZXMgZGVsZXRlIHdoYXQgdGhleSBrbm93IG9mIHRoZSBzdHVkeSwgYXMgZmFyIGFzIG5vIGRhdGEgb2YgcGFydGljaXBhbnRzIHJlZmVycyB0byBpdC4KIFRoZSBhdWRpdCB0cmFpbCwgdGhlIHB1Ymxpc2hlZCByZXZpc2lvbnMsIHdoaWNoIGFyZSBubyBsb25nZXIgcmVhZGFibGUsIGFuZCBxdWVzdGlvbm5haXJlcyBhbmQKIGxpYnJhcnkgZW50cmllcyBzdGF5LiBXaXRoIHRoZSByaWdodCB0byBpbXBvcnQgdGhlIHN0dWR5LgoKIEVycm9yczogYXMgUmV0aXJlU3R1ZHk7IEZBSUxFRF9QUkVDT05ESVRJT04gd2l0aCByZWFzb24gU1RVRFlfSEFTX1BBUlRJQ0lQQU5UUyBvcgogUkVURU5USU9OX05PVF9QQVNTRUQuCgo4CgIEDxIG9gIA+wIBGiogTmFtZXMgYSBzdHVkeSB0byByZXRpcmUgb3IgdG8gcmVpbnN0YXRlLgoKGQoEBA8CABIE+AICFhoLIFJlcXVpcmVkLgoKNwoEBA8CARIE+gICFRopIFdoZXRoZXIgdG8gcmVpbnN0YXRlIHRoZSBzdHVkeSBpbnN0ZWFkLgoKKQoCBBASBv4CAIMDARobIFRoZSByZXN1bHQgb2YgdGhlIGNoYW5nZS4KCjQKBAQQAgASBIADAhMaJiBXaGV0aGVyIHRoaXMgY2FsbCBjaGFuZ2VkIHRoZSBzdGF0ZS4KCiYKBAQQAgESBIIDAhYaGCBSZXZpc2lvbiBvZiB0aGUgc3R1ZHkuCgooCgIEERIGhgMAjAMBGhogTmFtZXMgYSBzdHVkeSB0byBkZWxldGUuCgoZCgQEEQIAEgSIAwIWGgsgUmVxdWlyZWQuCgpzCgQEEQIBEgSLAwIZGmUgV2hldGhlciB0byBjaGVjayBvbmx5LiBJZiB0cnVlLCBub3RoaW5nIGlzIGRlbGV0ZWQgYW5kIHRoZSByZXNwb25zZSBpcyB3aGF0IHRoZSBjYWxsIHdvdWxkCiByZXR1cm4uCgorCgIEEhIGjwMAmQMBGh0gV2hhdCB0aGUgZGVsZXRpb24gY29uY2VybnMuCgpUCgQEEgIAEgSRAwITGkYgV2hldGhlciB0aGlzIGNhbGwgZGVsZXRlZCB0aGUgc3R1ZHk7IGZhbHNlIGlmIGl0IHdhcyBkZWxldGVkIGJlZm9yZS4KCjcKBAQSAgESBJMDAhYaKSBSZXZpc2lvbiBvZiB0aGUgc3R1ZHkgdGhhdCB3YXMgY3VycmVudC4KCjsKBAQSAgISBJUDAhwaLSBXaGV0aGVyIHBhcnRpY2lwYW50cyBldmVyIGpvaW5lZCB0aGUgc3R1ZHkuCgqeAQoEBBICAxIEmAMCLxqPASBJZHMgb2YgcXVlc3Rpb25uYWlyZXMgdGhhdCB0aGlzIHN0dWR5IHB1Ymxpc2hlZCBmaXJzdCBhbmQgbm8gb3RoZXIgc3R1ZHkgdXNlcywgb3JkZXJlZC4gVGhleQogc3RheTsgcmV0aXJlIHRoZW0gaWYgdGhleSBhcmUgbm8gbG9uZ2VyIG5lZWRlZC4KCjcKAgQTEgacAwDBAwEaKSBUaGUgc3R1ZHkgdG8gcHVibGlzaCB3aXRoIGl0cyBjb250ZW50cy4KClQKBAQTAgASBJ4DAhIaRiBSZXF1aXJlZC4gYGNvbnNlbnRfdmVyc2lvbmAsIGBsYW5ndWFnZXNgIGFuZCBgcmV2aXNpb25gIGFyZSBpZ25vcmVkLgoKawoEBBMCARIEoAMCLBpdIFF1ZXN0aW9ubmFpcmVzIHRvIHB1Ymxpc2ggb3IgdG8gZmluZCB1bmNoYW5nZWQ7IHRoZSBzdHVkeSBtdXN0IHVzZSBlYWNoIG9mIHRoZW0uIFVwIHRvIDEwMC4KCnsKBAQTAgISBKMDAh0abSBSZXF1aXJlZCBmb3IgcGFzc3dvcmQgYWNjZXNzIHVubGVzcyB0aGUgc3R1ZHkgYWxyZWFkeSBoYXMgYSBwYXNzd29yZDogOOKAkzEyOCBjaGFyYWN0ZXJzLiBFbXB0eQogb3RoZXJ3aXNlLgoKdQoEBBMCAxIEpgMCGRpnIFdoZXRoZXIgdG8gdmFsaWRhdGUgb25seS4gSWYgdHJ1ZSwgbm90aGluZyBpcyBzdG9yZWQgYW5kIHRoZSByZXNwb25zZSBpcyB3aGF0IHRoZSBjYWxsIHdvdWxkCiByZXR1cm4uCgqkAwoEBBMCBBIErQMCGBqVAyBQcm9qZWN0IG9mIGEgbmV3IHN0dWR5OyBlbXB0eTogdGhlIHByb2plY3QgYGRlZmF1bHRgLiBJdCByZXF1aXJlcyB0aGUgcm9sZSBsZWFkZXIgaW4gdGhlCiBwcm9qZWN0LiBBIHN0dWR5IHN0YXlzIGluIGl0cyBwcm9qZWN0OiBhbm90aGVyIG9uZSBpcyByZWplY3RlZCAoU1RVRFlfT0ZfQU5PVEhFUl9QUk9KRUNUKS4KCiBBZG1pbmlzdHJhdG9ycyBtYXkgZ2l2ZSBhIG5ldyBzdHVkeSBhbnkgaWQsIGFuZCBzbyBtYXkgYSBsZWFkZXIgd2hvc2UgdG9rZW4gbmFtZXMgdGhlIHN0dWR5CiBiZWZvcmUgaXQgZXhpc3RzLiBMZWFkZXJzIG9mIHRoZSBwcm9qZWN0IG1heSBjaG9vc2UgdGhlIHByb2plY3QncyBpZCwgb3IgYW4gaWQgdGhhdCBzdGFydHMgd2l0aAogdGhlIHByb2plY3QncyBpZCBhbmQgYSBoeXBoZW4uCgpKCgQEEwIFEgSvAwIxGjwgU291bmQgY29sbGVjdGlvbnMgdG8gcHVibGlzaCB3aXRoIHRoZSBzdHVkeTsgbWF5IGJlIGVtcHR5LgoKRQoEBBMCBhIEsQMCJxo3IFZvY2FidWxhcmllcyB0byBwdWJsaXNoIHdpdGggdGhlIHN0dWR5OyBtYXkgYmUgZW1wdHkuCgrEAQoEBBMCBxIEtAMCFxq1ASBXaGV0aGVyIGBTdHVkeS5wYXVzZWRgIGFuZCBgU3R1ZHkuZW5kX3RpbWVgIGFwcGx5IGFzIHNlbnQuIElmIGZhbHNlLCB0aGV5IGNhbm5vdCByZXN1bWUgYSBwYXVzZWQKIHN0dWR5LCByZW9wZW4gYW4gZW5kZWQgb25lLCBvciByZW1vdmUgYW4gZW5kOiBpdCBzdGF5cyBwYXVzZWQsIGFuZCBrZWVwcyBpdHMgZW5kLgoKowEKBAQTAggSBLcDAhMalAEgV2hldGhlciBhbiBleGlzdGluZyBzdHVkeSBlbmRzIGF0IHRoZSB0aW1lIG9mIHRoZSBjYWxsIGJ5IHRoZSBjbG9jayBvZiB0aGUgc2VydmljZSwgaW5zdGVhZCBvZiBhdAogYFN0dWR5LmVuZF90aW1lYC4gQW4gZW5kIHRoYXQgaGFzIHBhc3NlZCBzdGF5cy4KCswBCgQEEwIJEgS6AwIaGr0BIFdoZXRoZXIgdGhlIHJldGVudGlvbiBtYXkgYmVnaW4gdG8gZXJhc2UgZGF0YSBhdCBvbmNlLCBiZWNhdXNlIHRoZSBkYXlzIGFmdGVyIHRoZSBzdHVkeSdzIGVuZAogaGF2ZSBwYXNzZWQgYWxyZWFkeS4gSWYgZmFsc2UsIGEgY2hhbmdlIHdpdGggdGhpcyBlZmZlY3QgaXMgcmVqZWN0ZWQgKFJFVEVOVElPTl9FUkFTRVNfTk9XKS4KCrcBCgQEEwIKEgS9AwIdGqgBIE5ld2VzdCByZXZpc2lvbiBvZiB0aGUgc3R1ZHkgdGhhdCB0aGUgY2FsbGVyIGhhcyByZWFkOyAwOiBub3QgY29tcGFyZWQuIEFuIGltcG9ydCB0aGF0IHdvdWxkCiBjaGFuZ2UgYW5vdGhlciByZXZpc2lvbiBpcyByZWplY3RlZCAoQUJPUlRFRCB3aXRoIHJlYXNvbiBFVEFHX01JU01BVENIKS4KCqMBCgQEEwILEgTAAwIcGpQBIFdoeSB0aGUgc3R1ZHkgY2hhbmdlcywgZm9yIHRoZSBhdWRpdCB0cmFpbCBvZiBpdHMgcHJvamVjdCwgZS5nLiB3aHkgaXQgaXMgcGF1c2VkLiBVcCB0byA1MDAKIGNoYXJhY3RlcnM7IG1heSBiZSBlbXB0eS4gUGFydGljaXBhbnRzIGRvIG5vdCBzZWUgaXQuCgonCgIEFBIGxAMAzwMBGhkgVGhlIHB1Ymxpc2hlZCBjb250ZW50cy4KCjEKBAQUAgASBMYDAhwaIyBSZXZpc2lvbiB0aGF0IGhhcyB0aGVzZSBjb250ZW50cy4KCmkKBAQUAgESBMgDAhkaWyBXaGV0aGVyIGEgbmV3IHJldmlzaW9uIHdhcyBwdWJsaXNoZWQ7IGZhbHNlIGlmIHRoZSBuZXdlc3Qgb25lIGFscmVhZHkgaGFkIHRoZXNlIGNvbnRlbnRzLgoKOwoEBBQCAhIEygMCNBotIFF1ZXN0aW9ubmFpcmVzIGluIHRoZSBvcmRlciBvZiB0aGUgcmVxdWVzdC4KCiUKBAQUAgMSBMwDAhgaFyBQcm9qZWN0IG9mIHRoZSBzdHVkeS4KCkEKBAQUAgQSBM4DAhsaMyBDaGFuZ2VzIGZvciBwYXJ0aWNpcGFudHM7IGFic2VudCBmb3IgYSBuZXcgc3R1ZHkuCgptCgIEFRIG0gMAgQQBGl8gQ2hhbmdlcyB0aGF0IGFuIGltcG9ydCBtYWtlcyBmb3IgdGhlIHBhcnRpY2lwYW50cyBvZiBhbiBleGlzdGluZyBzdHVkeS4gQWxsIGxpc3RzIGFyZSBzb3J0ZWQuCgo0CgQEFQIAEgTUAwIaGiYgV2hldGhlciB0aGUgc3R1ZHkgd2FzIHBhdXNlZCBiZWZvcmUuCgpPCgQEFQIBEgTWAwISGkEgV2hldGhlciBpdCBpcyBwYXVzZWQgbm93LCBzZWUgYEltcG9ydFN0dWR5UmVxdWVzdC5hcHBseV9zdGF0ZWAuCgo4CgQEFQICEgTYAwIxGiogRW5kIG9mIHRoZSBzdHVkeSBiZWZvcmU7IGFic2VudDogbm8gZW5kLgoKSwoEBBUCAxIE2gMCKRo9IEVuZCBvZiB0aGUgc3R1ZHkgbm93LCBzZWUgYEltcG9ydFN0dWR5UmVxdWVzdC5hcHBseV9zdGF0ZWAuCgovCgQEFQIEEgTcAwIlGiEgYFN0dWR5LmNvbnNlbnRfdmVyc2lvbmAgYmVmb3JlLgoKLAoEBBUCBRIE3gMCHRoeIGBTdHVkeS5jb25zZW50X3ZlcnNpb25gIG5vdy4KCoABCgQEFQIGEgThAwIoGnIgTGFuZ3VhZ2VzIHdob3NlIGNvbnNlbnQgdGV4dCBjaGFuZ2VkIG9yIHdhcyByZW1vdmVkOiBwYXJ0aWNpcGFudHMgd2hvIGNvbnNlbnRlZCBpbiBvbmUgb2YgdGhlbQogYXJlIGFza2VkIGFnYWluLgoKOQoEBBUCBxIE4wMCLhorIFF1ZXN0aW9ubmFpcmVzIHRoYXQgYXJlIG5ldyBpbiB0aGUgc3R1ZHkuCgo9CgQEFQIIEgTlAwIwGi8gUXVlc3Rpb25uYWlyZXMgdGhhdCB0aGUgc3R1ZHkgbm8gbG9uZ2VyIHVzZXMuCgo9CgQEFQIJEgTnAwIyGi8gUXVlc3Rpb25uYWlyZXMgdGhhdCBoYXZlIGFub3RoZXIgdmVyc2lvbiBub3cuCgo3CgQEFQIKEgTpAwI1GikgUXVlc3Rpb25uYWlyZXMgd2hvc2Ugc2NoZWR1bGVzIGNoYW5nZWQuCgo5CgQEFQILEgTrAwIzGisgUXVlc3Rpb25uYWlyZXMgdGhhdCBvdGhlciBncm91cHMgc2VlIG5vdy4KCjEKBAQVAgwSBO0DAicaIyBHcm91cHMgdGhhdCBhcmUgbmV3IGluIHRoZSBzdHVkeS4KCjQKBAQVAg0SBO8DAikaJiBHcm91cHMgdGhhdCB0aGUgc3R1ZHkgbm8gbG9uZ2VyIGhhcy4KClAKBAQVAg4SBPEDAhwaQiBXaGV0aGVyIHRoZSB0cmlnZ2VycyBvciB0aGUgcnVsZXMgZm9yIGFsbCBub3RpZmljYXRpb25zIGNoYW5nZWQuCgozCgQEFQIPEgTzAwIiGiUgVGhlIHdheSBwYXJ0aWNpcGFudHMgam9pbmVkIGJlZm9yZS4KCiYKBAQVAhASBPUDAhoaGCBUaGUgd2F5IHRoZXkgam9pbiBub3cuCgo6CgQEFQIREgT3AwIaGiwgV2hldGhlciB0aGUgdGl0bGUgY2hhbmdlZCBpbiBhbnkgbGFuZ3VhZ2UuCgpSCgQEFQISEgT5AwIgGkQgV2hldGhlciBpbmZvcm1hdGlvbiB0ZXh0cyAoYFN0dWR5LnRleHRzYCkgY2hhbmdlZCBpbiBhbnkgbGFuZ3VhZ2UuCgq9AQoEBBUCExIE/AMCKRquASBHcm91cHMgd2hvc2UgcGFydGljaXBhbnRzIGFyZSBhc2tlZCBhZ2FpbiBpbiBzb21lIGxhbmd1YWdlOiB0aGVpciBvd24gY29uc2VudCB0ZXh0IGlzIG5ldywgY2hhbmdlZAogb3IgcmVtb3ZlZC4gYGNvbnNlbnRfbGFuZ3VhZ2VzYCBpcyBhYm91dCB0aGUgc3R1ZHkncyB0ZXh0IGFuZCBpdHMgcGFydHMuCgotCgQEFQIUEgT+AwIkGh8gYFN0dWR5LmNvbnNlbnRfbGFiZWxgIGJlZm9yZS4KCioKBAQVAhUSBIAEAhwaHCBgU3R1ZHkuY29uc2VudF9sYWJlbGAgbm93LgoKNgoCBBYSBoQEAI0EARooIEEgcXVlc3Rpb25uYWlyZSBpbXBvcnRlZCB3aXRoIGEgc3R1ZHkuCgooCgQEFgIAEgSGBAIeGhogSWQgb2YgdGhlIHF1ZXN0aW9ubmFpcmUuCgowCgQEFgIBEgSIBAIVGiIgVmVyc2lvbiB0aGF0IGhhcyB0aGVzZSBjb250ZW50cy4KClQKBAQWAgISBIoEAhoaRiBTSEEtMjU2IG9mIHRoZSBjYW5vbmljYWwgY29udGVudHMsIDY0IGxvd2VyLWNhc2UgaGV4YWRlY2ltYWwgZGlnaXRzLgoKaAoEBBYCAxIEjAQCFRpaIFdoZXRoZXIgYSBuZXcgdmVyc2lvbiB3YXMgcHVibGlzaGVkOyBmYWxzZSBpZiB0aGUgbmV3ZXN0IG9uZSBhbHJlYWR5IGhhZCB0aGVzZSBjb250ZW50cy4KYgZwcm90bzM=")
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
    self.groupID = Codec.string(c.pointee.group_id)
  }

  func cStruct(in arena: Arena) -> UnsafeMutablePointer<Otolith__Catalogue__V1__GetStudyRequest> {
    let c = arena.allocate(Otolith__Catalogue__V1__GetStudyRequest.self)
    otolith__catalogue__v1__get_study_request__init(c)
    if !self.studyID.isEmpty { c.pointee.study_id = arena.string(self.studyID) }
    if !self.language.isEmpty { c.pointee.language = arena.string(self.language) }
    if !self.etag.isEmpty { c.pointee.etag = arena.string(self.etag) }
    if let value = self.readMask { c.pointee.read_mask = value.cStruct(in: arena) }
    c.pointee.all_languages = self.allLanguages ? 1 : 0
    if !self.groupID.isEmpty { c.pointee.group_id = arena.string(self.groupID) }
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
    self.knownRevision = c.pointee.known_revision
    self.changeReason = Codec.string(c.pointee.change_reason)
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
    c.pointee.known_revision = self.knownRevision
    if !self.changeReason.isEmpty { c.pointee.change_reason = arena.string(self.changeReason) }
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
    self.consentGroupIDs = Codec.array(c.pointee.consent_group_ids, c.pointee.n_consent_group_ids) { Codec.string($0) }
    self.earlierConsentLabel = Codec.string(c.pointee.earlier_consent_label)
    self.consentLabel = Codec.string(c.pointee.consent_label)
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
    if !self.consentGroupIDs.isEmpty {
      c.pointee.n_consent_group_ids = self.consentGroupIDs.count
      c.pointee.consent_group_ids = arena.array(self.consentGroupIDs) { arena.string($0) as UnsafeMutablePointer<CChar>? }
    }
    if !self.earlierConsentLabel.isEmpty { c.pointee.earlier_consent_label = arena.string(self.earlierConsentLabel) }
    if !self.consentLabel.isEmpty { c.pointee.consent_label = arena.string(self.consentLabel) }
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
