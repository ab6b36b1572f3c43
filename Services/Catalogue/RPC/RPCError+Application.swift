import Fields
import Messages
import Questionnaires
import RPCCore
import ServiceKit

/// Runs a use-case like the function of the same name in ServiceKit and converts its errors to
/// statuses.
func answering<Answer>(
  attempts: Int = 1, _ body: () async throws -> Answer
) async throws -> Answer {
  do {
    return try await ServiceKit.answering(attempts: attempts, body)
  } catch let error as CatalogueError {
    throw RPCError(error)
  } catch is ParticipantErased {
    throw RPCError(
      .permissionDenied, "the data of the caller or of the participant concerned was erased",
      reason: .participantErased)
  }
}

extension RPCError {
  /// Maps the catalogue's errors to statuses.
  init(_ error: CatalogueError) {
    self =
      switch error {
      case .unknown(let missing): Self.notFound(missing)
      case .forbidden(let refusal): Self.permissionDenied(refusal)
      case .conflict(let conflict): Self.conflict(conflict)
      case .overLimit(let limit): Self.resourceExhausted(limit)
      case .fieldMissing(let field): .badField(field, .missing)
      case .studyOfAnotherProject(let project):
        .badField(
          "project_id", .studyOfAnotherProject,
          "the study is in the project `\(project)` and stays there; leave the field empty")
      case .questionnaireIDInvalid:
        .badField(
          "questionnaire.questionnaire_id", .idInvalid,
          "use 1–64 lower-case letters, digits, hyphens")
      case .baseVersionUnknown(let newest):
        .badField(
          "base_version", .versionUnknown, "must be at most the newest version \(newest)")
      case .findings(let findings): .invalidArgument(findings.map(FieldViolation.init))
      case .draftHasFindings(let findings): Self.draftHasFindings(findings)
      case .cursorAhead:
        .badField(
          "cursor", .cursorInvalid,
          "the cursor is beyond the end of the feed, perhaps after a restore; start again without a cursor"
        )
      case .media(let refusal): RPCError(refusal)
      }
  }

  static func badField(
    _ field: String, _ reason: CatalogueV1.ErrorReason, _ description: String
  ) -> RPCError {
    .invalidArgument([FieldViolation(field: field, reason: reason, description: description)])
  }

  private static func notFound(_ unknown: CatalogueError.Unknown) -> RPCError {
    func missing(_ text: String, reason: CatalogueV1.ErrorReason) -> RPCError {
      RPCError(.notFound, text, reason: reason)
    }
    let version = "there is no such published version"
    return switch unknown {
    case .study: missing("there is no study with this id", reason: .studyUnknown)
    case .project:
      missing(
        "there is no project with this id in which you have a role", reason: .projectUnknown)
    case .draft:
      missing("there is no draft with this id in your projects", reason: .draftUnknown)
    case .libraryEntry(.soundCollection):
      missing(version, reason: .soundCollectionUnknown)
    case .libraryEntry(.vocabulary): missing(version, reason: .vocabularyUnknown)
    case .libraryEntry: missing(version, reason: .itemUnknown)
    case .questionnaireVersion: missing(version, reason: .questionnaireVersionUnknown)
    }
  }

  private static func permissionDenied(_ refusal: CatalogueError.Refusal) -> RPCError {
    func denied(_ text: String, reason: CatalogueV1.ErrorReason) -> RPCError {
      RPCError(.permissionDenied, text, reason: reason)
    }
    return switch refusal {
    case .roleInsufficient(let needed, let project):
      denied("this requires the role \(needed) in project \(project)", reason: .roleInsufficient)
    case .notStudyLeader(let study):
      denied("this requires being a leader of study \(study)", reason: .notStudyLeader)
    case .studyIDOfAnotherProject(let project):
      denied(
        "ids of the project's new studies must begin with `\(project)-`; only an administrator can "
          + "choose others", reason: .studyIdOfAnotherProject)
    case .questionnaireOfAnotherProject(let id):
      denied(
        "\(id) belongs to another project; choose an id of your own",
        reason: .questionnaireOfAnotherProject)
    case .questionnairesOfAnotherStudy(let ids):
      denied(
        "\(ids.joined(separator: ", ")): first published by a study that you do not lead; use its "
          + "published contents unchanged, or an id of your own",
        reason: .questionnaireOfAnotherStudy)
    case .libraryEntryOfAnotherProject(let id):
      denied(
        "\(id) belongs to another project; choose an id of your own",
        reason: .libraryEntryOfAnotherProject)
    case .libraryEntriesOfAnotherStudy(let ids):
      denied(
        "\(ids.joined(separator: ", ")): used by other studies, so that a new version needs the "
          + "role leader in the project; use the published contents unchanged, or an id of your own",
        reason: .libraryEntryOfAnotherStudy)
    case .notOnlyTexts:
      denied("the role translator permits only changes of texts", reason: .textsOnly)
    }
  }

  /// Creates FAILED_PRECONDITION for a stored draft that cannot be published.
  private static func draftHasFindings(_ findings: [Finding]) -> RPCError {
    let shown = findings.prefix(5).map { "\($0.path): \($0.advice)" }.joined(separator: "; ")
    return RPCError(
      .failedPrecondition, shown + (findings.count > 5 ? "; and \(findings.count - 5) more" : ""),
      reason: .draftHasFindings, details: [.badRequest(findings.map(FieldViolation.init))])
  }

  private static func conflict(_ conflict: CatalogueError.Conflict) -> RPCError {
    switch conflict {
    case .studyRetired, .studyDeleted, .studyNotEnded, .studyHasParticipants, .retentionNotPassed:
      studyClosing(conflict)
    case .questionnairesRetired(let ids):
      RPCError(
        .failedPrecondition,
        "\(ids.joined(separator: ", ")): retired; reinstate it before using or publishing it again",
        reason: .questionnaireRetired)
    case .retentionErasesNow:
      RPCError(
        .failedPrecondition,
        "the days that the study keeps data after its end have passed already: with this end or "
          + "retention, the data of all participants would be erased at once",
        reason: .retentionErasesNow)
    case .publishedMeanwhile(let newest, let base):
      RPCError(
        .aborted,
        "the draft is based on version \(base), but version \(newest) has been published since; "
          + "merge its changes and update the draft with base_version \(newest)",
        reason: .publishedMeanwhile, metadata: ["newest_version": "\(newest)"])
    case .draftExists:
      RPCError(
        .alreadyExists, "the draft id was used for another draft; choose a new one",
        reason: .draftExists)
    case .projectExists:
      RPCError(.alreadyExists, "the id is taken; choose another one", reason: .projectExists)
    case .lastOwner:
      RPCError(
        .failedPrecondition, "the project would have no owner; appoint another owner first",
        reason: .lastOwner)
    case .createdConcurrently:
      RPCError(
        .aborted, "the resource is being created concurrently; try again",
        reason: .createdConcurrently,
        details: [.retryInfo(delay: .seconds(1))])
    case .importedConcurrently:
      RPCError(
        .aborted, "the study is being imported concurrently; try again",
        reason: .importedConcurrently)
    case .etagMismatch:
      RPCError(
        .aborted, "the resource has changed since it was read; read it again and repeat the change",
        reason: .etagMismatch)
    }
  }

  private static func resourceExhausted(_ limit: CatalogueError.Limit) -> RPCError {
    func status(_ text: String, reason: CatalogueV1.ErrorReason) -> RPCError {
      RPCError(.resourceExhausted, text, reason: reason)
    }
    func watchers(_ text: String) -> RPCError {
      RPCError(
        .resourceExhausted, text, reason: .tooManyWatchers,
        details: [.retryInfo(delay: .seconds(30))])
    }
    return switch limit {
    case .drafts(let max):
      status(
        "the project has \(max) drafts, which is the limit; delete some",
        reason: .tooManyDrafts)
    case .projects(let max):
      status("you have created \(max) projects, which is the limit", reason: .tooManyProjects)
    case .members(let max):
      status("the project has \(max) members, which is the limit", reason: .tooManyMembers)
    case .watchers(let max):
      watchers("there are already \(max) watchers, which is the limit; list changes instead")
    case .participantsWatching(let max):
      watchers(
        "there are already \(max) watching participants, which is the limit; list changes instead")
    case .watchesOfOne(let max):
      watchers("you already have \(max) watchers, which is the limit; list changes instead")
    case .answerBytes(let max):
      status(
        "the versions have more than \(max) bytes in total; request fewer",
        reason: .answerTooLarge)
    }
  }
}

extension FieldViolation {
  init(_ finding: Finding) {
    self.init(field: finding.path, reason: finding.reason.rawValue, description: finding.advice)
  }
}
