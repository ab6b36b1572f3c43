import Messages
import RPCCore

extension RPCError {
  init(_ error: DraftError) {
    switch error {
    case .beginningIncomplete(let fields):
      self = .invalidArgument(
        fields.map {
          FieldViolation(
            field: $0, reason: .required, description: "required to create a draft")
        })
    case .contentHashMismatch(let version, let contentHash):
      self = .invalidArgument([
        FieldViolation(
          field: "content_hash", reason: .contentHashMismatch,
          description: "version \(version) has the content hash \(contentHash)")
      ])
    case .versionUnknown(let questionnaireID, let version):
      self.init(
        .notFound, "version \(version) of \(questionnaireID) is not published",
        reason: .versionUnknown)
    case .differs:
      self.init(
        .failedPrecondition, "the draft belongs to another study, questionnaire or version",
        reason: .draftDiffers)
    case .ended:
      self.init(
        .failedPrecondition, "the draft was submitted or deleted, or expired",
        reason: .draftEnded)
    case .unknown:
      self.init(.notFound, "the caller has no such draft", reason: .draftUnknown)
    case .tooMany(let most):
      self.init(
        .resourceExhausted, "at most \(most) drafts per study are kept",
        reason: .tooManyDrafts, metadata: ["drafts_max": String(most)])
    case .tooLarge(let elements, let bytes):
      self.init(
        .resourceExhausted, "a draft has at most \(elements) elements and \(bytes) bytes",
        reason: .draftTooLarge,
        metadata: ["elements_max": String(elements), "bytes_max": String(bytes)])
    case .changed:
      self.init(
        .aborted, "the draft changed since it was read", reason: .etagMismatch)
    }
  }

  init(_ error: MembershipError) {
    switch error {
    case .erased:
      self.init(
        .permissionDenied, Violation.participantErased.description, reason: .participantErased)
    case .notEnrolled(let studyID):
      self.init(
        .permissionDenied, "not a participant of the study \(studyID)", reason: .notEnrolled)
    case .notYetKnown(let studyID):
      self.init(
        .unavailable, "the caller's enrolment in \(studyID) is not known here yet",
        reason: .enrolmentNotYetKnown, details: [.retryInfo(delay: .seconds(5))])
    case .tokenOutdated(let studyID):
      self.init(
        .unavailable, "the access token is older than a departure from \(studyID): refresh it",
        reason: .tokenOutdated, details: [.retryInfo(delay: .seconds(0))])
    case .consentEnded(let studyID):
      // As for submissions: the device keeps the data until the participant agrees.
      self.init(
        .unavailable, "the participant has to agree to the current text of the study \(studyID)",
        reason: .consentEnded, details: [.retryInfo(delay: .seconds(3600))])
    }
  }
}
