import IngestionApplication
import IngestionDomain
import RPCCore

extension RPCError {
  init(_ error: DraftError) {
    switch error {
    case .beginningIncomplete(let fields):
      self = .invalidArgument(
        fields.map {
          FieldViolation(
            field: $0, reason: "REQUIRED", description: "is needed where a draft begins")
        })
    case .changesInvalid(let violations):
      self = .invalidArgument(
        violations.map {
          FieldViolation(
            field: $0.field, reason: $0.reason.rawValue, description: $0.description)
        })
    case .contentHashMismatch(let version, let contentHash):
      self = .invalidArgument([
        FieldViolation(
          field: "content_hash", reason: "CONTENT_HASH_MISMATCH",
          description: "version \(version) has the content hash \(contentHash)")
      ])
    case .versionUnknown(let questionnaireID, let version):
      self.init(
        .notFound, "version \(version) of \(questionnaireID) is not published",
        reason: "VERSION_UNKNOWN")
    case .differs:
      self.init(
        .failedPrecondition, "the draft is of another study, questionnaire or version",
        reason: "DRAFT_DIFFERS")
    case .ended:
      self.init(
        .failedPrecondition, "the draft was submitted, deleted, or left for too long",
        reason: "DRAFT_ENDED")
    case .unknown:
      self.init(.notFound, "the caller has no such draft", reason: "DRAFT_UNKNOWN")
    case .tooMany(let most):
      self.init(
        .resourceExhausted, "at most \(most) drafts of a study are kept",
        reason: "TOO_MANY_DRAFTS", metadata: ["drafts_max": String(most)])
    case .tooLarge(let elements, let bytes):
      self.init(
        .resourceExhausted, "a draft has at most \(elements) elements and \(bytes) bytes",
        reason: "DRAFT_TOO_LARGE",
        metadata: ["elements_max": String(elements), "bytes_max": String(bytes)])
    case .changed:
      self.init(
        .aborted, "the draft was changed since it was read", reason: "ETAG_MISMATCH")
    }
  }

  init(_ error: MembershipError) {
    switch error {
    case .notEnrolled(let studyID):
      self.init(
        .permissionDenied, "not a participant of the study \(studyID)", reason: "NOT_ENROLLED")
    case .notYetKnown(let studyID):
      self.init(
        .unavailable, "whether the caller takes part in \(studyID) is not known here yet",
        reason: "ENROLMENT_NOT_YET_KNOWN", details: [.retryInfo(delay: .seconds(5))])
    case .tokenOutdated(let studyID):
      self.init(
        .unavailable, "the access token is older than a departure from \(studyID): refresh it",
        reason: "TOKEN_OUTDATED", details: [.retryInfo(delay: .seconds(0))])
    case .consentEnded(let studyID):
      // As what is submitted waits: the device keeps it until the participant has agreed.
      self.init(
        .unavailable, "the consent has ended; the study \(studyID) has another text to agree to",
        reason: "CONSENT_ENDED", details: [.retryInfo(delay: .seconds(3600))])
    }
  }
}
