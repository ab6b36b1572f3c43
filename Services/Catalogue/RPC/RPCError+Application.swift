internal import CatalogueApplication
internal import CatalogueDomain
internal import Fields
internal import Messages
internal import Questionnaires
import RPCCore
internal import ServiceKit

/// As ServiceKit's of the same name, for bodies that run use-cases: also what a use-case refuses becomes
/// a status.
func answering<Answer>(
  attempts: Int = 1, _ body: () async throws -> Answer
) async throws -> Answer {
  do {
    return try await ServiceKit.answering(attempts: attempts, body)
  } catch let error as CatalogueError {
    throw RPCError(error)
  } catch is ParticipantErased {
    throw RPCError(
      .permissionDenied, "the caller was erased, or whom this is about",
      reason: "PARTICIPANT_ERASED")
  }
}

extension RPCError {
  /// The one place where the catalogue's refusals get their statuses.
  init(_ error: CatalogueError) {
    self =
      switch error {
      case .unknown(let missing): Self.notFound(missing)
      case .forbidden(let refusal): Self.permissionDenied(refusal)
      case .conflict(let conflict): Self.conflict(conflict)
      case .overLimit(let limit): Self.resourceExhausted(limit)
      case .fieldMissing(let field): .badField(field, .missing)
      case .fieldInvalid(let field, let reason, let description):
        .badField(field, reason, description)
      case .findings(let findings): .invalidArgument(findings.map(FieldViolation.init))
      case .draftHasFindings(let findings): Self.draftHasFindings(findings)
      case .cursorAhead:
        .badField(
          "cursor", "CURSOR_INVALID",
          "the catalogue is not as far; was it restored? Begin anew, without a cursor")
      }
  }

  static func badField(_ field: String, _ reason: String, _ description: String) -> RPCError {
    .invalidArgument([FieldViolation(field: field, reason: reason, description: description)])
  }

  private static func notFound(_ unknown: CatalogueError.Unknown) -> RPCError {
    func missing(_ text: String, reason: String) -> RPCError {
      RPCError(.notFound, text, reason: reason)
    }
    let version = "there is no such published version"
    return switch unknown {
    case .study: missing("there is no study of this id", reason: "STUDY_UNKNOWN")
    case .project:
      missing(
        "there is no project of this id in which you have a role", reason: "PROJECT_UNKNOWN")
    case .draft:
      missing("there is no draft of this id in a project of yours", reason: "DRAFT_UNKNOWN")
    case .libraryEntry(.soundCollection):
      missing(version, reason: "SOUND_COLLECTION_UNKNOWN")
    case .libraryEntry(.vocabulary): missing(version, reason: "VOCABULARY_UNKNOWN")
    case .libraryEntry: missing(version, reason: "ITEM_UNKNOWN")
    case .questionnaireVersion: missing(version, reason: "QUESTIONNAIRE_VERSION_UNKNOWN")
    }
  }

  private static func permissionDenied(_ refusal: CatalogueError.Refusal) -> RPCError {
    func denied(_ text: String, reason: String) -> RPCError {
      RPCError(.permissionDenied, text, reason: reason)
    }
    return switch refusal {
    case .roleInsufficient(let needed, let project):
      denied("this needs the role \(needed) in project \(project)", reason: "ROLE_INSUFFICIENT")
    case .notStudyLeader(let study):
      denied("this needs leadership of study \(study)", reason: "NOT_STUDY_LEADER")
    case .studyIDOfAnotherProject(let project):
      denied(
        "new studies of the project have ids that begin with `\(project)-`; an administrator may "
          + "give others", reason: "STUDY_ID_OF_ANOTHER_PROJECT")
    case .questionnaireOfAnotherProject(let id):
      denied(
        "\(id) belongs to another project; choose an id of your own",
        reason: "QUESTIONNAIRE_OF_ANOTHER_PROJECT")
    case .questionnairesOfAnotherStudy(let ids):
      denied(
        "\(ids.joined(separator: ", ")): first published by a study that you do not lead; use its "
          + "published contents unchanged, or an id of your own",
        reason: "QUESTIONNAIRE_OF_ANOTHER_STUDY")
    case .libraryEntryOfAnotherProject(let id):
      denied(
        "\(id) belongs to another project; choose an id of your own",
        reason: "LIBRARY_ENTRY_OF_ANOTHER_PROJECT")
    case .notOnlyTexts:
      denied("the role translator changes texts and nothing else", reason: "TEXTS_ONLY")
    }
  }

  /// FAILED_PRECONDITION: what is kept cannot be published.
  private static func draftHasFindings(_ findings: [Finding]) -> RPCError {
    let shown = findings.prefix(5).map { "\($0.path): \($0.advice)" }.joined(separator: "; ")
    return RPCError(
      .failedPrecondition, shown + (findings.count > 5 ? "; and \(findings.count - 5) more" : ""),
      reason: "DRAFT_HAS_FINDINGS", details: [.badRequest(findings.map(FieldViolation.init))])
  }

  private static func conflict(_ conflict: CatalogueError.Conflict) -> RPCError {
    switch conflict {
    case .questionnairesRetired(let ids):
      RPCError(
        .failedPrecondition,
        "\(ids.joined(separator: ", ")): retired; reinstate it before it is used or published anew",
        reason: "QUESTIONNAIRE_RETIRED")
    case .publishedMeanwhile(let newest, let base):
      RPCError(
        .aborted,
        "version \(newest) was published meanwhile, and the draft is made from version \(base); "
          + "take over what changed and update the draft with base_version \(newest)",
        reason: "PUBLISHED_MEANWHILE", metadata: ["newest_version": "\(newest)"])
    case .draftExists:
      RPCError(
        .alreadyExists, "the draft id was used for another draft; make a new one",
        reason: "DRAFT_EXISTS")
    case .projectExists:
      RPCError(.alreadyExists, "the id is taken; choose another one", reason: "PROJECT_EXISTS")
    case .lastOwner:
      RPCError(
        .failedPrecondition, "the project would have no owner; make somebody else one first",
        reason: "LAST_OWNER")
    case .createdConcurrently:
      RPCError(
        .aborted, "it is being made at the same time; try again", reason: "CREATED_CONCURRENTLY",
        details: [.retryInfo(delay: .seconds(1))])
    case .importedConcurrently:
      RPCError(
        .aborted, "the study is being imported by somebody else; try again",
        reason: "IMPORTED_CONCURRENTLY")
    case .etagMismatch:
      RPCError(
        .aborted, "it was changed meanwhile; read it again and repeat the change on that",
        reason: "ETAG_MISMATCH")
    }
  }

  private static func resourceExhausted(_ limit: CatalogueError.Limit) -> RPCError {
    func status(_ text: String, reason: String) -> RPCError {
      RPCError(.resourceExhausted, text, reason: reason)
    }
    func watchers(_ text: String) -> RPCError {
      RPCError(
        .resourceExhausted, text, reason: "TOO_MANY_WATCHERS",
        details: [.retryInfo(delay: .seconds(30))])
    }
    return switch limit {
    case .drafts(let max):
      status(
        "the project has \(max) drafts, the most there may be; delete some",
        reason: "TOO_MANY_DRAFTS")
    case .projects(let max):
      status("you made \(max) projects, the most one may make", reason: "TOO_MANY_PROJECTS")
    case .members(let max):
      status("the project has \(max) members, the most there may be", reason: "TOO_MANY_MEMBERS")
    case .watchers(let max):
      watchers("\(max) watch already, the most there may be; list instead")
    case .participantsWatching(let max):
      watchers("\(max) participants watch already, the most who may; list instead")
    case .watchesOfOne(let max):
      watchers("you watch \(max) times already, the most one may; list instead")
    case .answerBytes(let max):
      status(
        "the versions have more than \(max) bytes together; ask for fewer",
        reason: "ANSWER_TOO_LARGE")
    }
  }
}

extension FieldViolation {
  init(_ finding: Finding) {
    self.init(field: finding.path, reason: finding.reason.rawValue, description: finding.advice)
  }
}
