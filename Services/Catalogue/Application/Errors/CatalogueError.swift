package import CatalogueDomain
package import Questionnaires

/// Why a use-case did not do what was asked for.
package enum CatalogueError: Error, Sendable, Hashable {
  case unknown(Unknown)
  case forbidden(Refusal)
  case conflict(Conflict)
  case overLimit(Limit)
  case fieldMissing(String)
  case fieldInvalid(String, reason: String, description: String)
  /// What was sent cannot be published.
  case findings([Finding])
  /// What is kept cannot be published.
  case draftHasFindings([Finding])
  /// The cursor names what has not happened yet.
  case cursorAhead

  /// What there is not, or not for the caller: ids say nothing.
  package enum Unknown: Sendable, Hashable {
    case study
    case questionnaireVersion
    case project
    case draft
    case libraryEntry(ResourceKind)
  }

  /// What the caller may not do.
  package enum Refusal: Sendable, Hashable {
    case roleInsufficient(needed: ProjectRole, project: String)
    case notStudyLeader(study: String)
    /// New studies of the project have ids that begin with its own.
    case studyIDOfAnotherProject(String)
    case questionnaireOfAnotherProject(String)
    /// Questionnaires that were first published by a study that the caller does not lead.
    case questionnairesOfAnotherStudy([String])
    case libraryEntryOfAnotherProject(String)
    /// Translators change texts and nothing else.
    case notOnlyTexts
  }

  /// What does not fit what is kept.
  package enum Conflict: Sendable, Hashable {
    case etagMismatch
    case questionnairesRetired([String])
    /// The draft goes on from another version than the newest one.
    case publishedMeanwhile(newest: UInt32, base: UInt32)
    case draftExists
    case projectExists
    case lastOwner
    case createdConcurrently
    case importedConcurrently
  }

  /// Of what there may be no more.
  package enum Limit: Sendable, Hashable {
    /// Of a project.
    case drafts(max: Int)
    /// Made by one person.
    case projects(max: Int)
    /// Of a project.
    case members(max: Int)
    case watchers(max: Int)
    case participantsWatching(max: Int)
    /// By one person.
    case watchesOfOne(max: Int)
    /// Bytes of an answer.
    case answerBytes(max: Int)
  }
}
