import Questionnaires

/// Why a use-case refused a request.
enum CatalogueError: Error, Sendable, Hashable {
  case unknown(Unknown)
  case forbidden(Refusal)
  case conflict(Conflict)
  case overLimit(Limit)
  case fieldMissing(String)
  /// The existing study is in this project, not in the one of the request.
  case studyOfAnotherProject(String)
  /// The questionnaire's id in the request is malformed.
  case questionnaireIDInvalid
  /// The base version of a draft is later than the newest version.
  case baseVersionUnknown(newest: UInt32)
  /// The request's contents cannot be published.
  case findings([Finding])
  /// The stored draft cannot be published.
  case draftHasFindings([Finding])
  /// The cursor lies beyond the end of the feed.
  case cursorAhead
  case media(MediaRefusal)

  /// The resource does not exist or the caller may not see it (deliberately indistinguishable).
  enum Unknown: Sendable, Hashable {
    case study
    case questionnaireVersion
    case project
    case draft
    case libraryEntry(ResourceKind)
  }

  /// A missing right.
  enum Refusal: Sendable, Hashable {
    case roleInsufficient(needed: ProjectRole, project: String)
    case notStudyLeader(study: String)
    /// Ids of the project's new studies have to begin with the project's id.
    case studyIDOfAnotherProject(String)
    case questionnaireOfAnotherProject(String)
    /// Questionnaires first published by a study that the caller does not lead.
    case questionnairesOfAnotherStudy([String])
    case libraryEntryOfAnotherProject(String)
    /// Library entries first published by a study that the caller does not lead, or without one.
    case libraryEntriesOfAnotherStudy([String])
    /// Translators may change only texts.
    case notOnlyTexts
  }

  /// A conflict with the stored state.
  enum Conflict: Sendable, Hashable {
    case etagMismatch
    case questionnairesRetired([String])
    case studyRetired
    /// The id belonged to a study that was deleted.
    case studyDeleted
    /// The study has started and not ended, or not long enough ago.
    case studyNotEnded
    /// Participants joined the study, and no retention after its end erases their answers.
    case studyHasParticipants
    /// Answers of participants are kept until the time.
    case retentionNotPassed(until: UTCInstant)
    /// The retention would erase the data of a study at once.
    case retentionErasesNow
    /// The draft is based on a version other than the newest.
    case publishedMeanwhile(newest: UInt32, base: UInt32)
    case draftExists
    case projectExists
    case lastOwner
    case createdConcurrently
    case importedConcurrently
  }

  /// A limit that is reached.
  enum Limit: Sendable, Hashable {
    /// Drafts per project.
    case drafts(max: Int)
    /// Projects created by one person.
    case projects(max: Int)
    /// Members per project.
    case members(max: Int)
    case watchers(max: Int)
    case participantsWatching(max: Int)
    /// Watchers of one person.
    case watchesOfOne(max: Int)
    /// Size of a response in bytes.
    case answerBytes(max: Int)
  }
}
