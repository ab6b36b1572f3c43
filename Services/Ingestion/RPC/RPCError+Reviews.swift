import Fields
import Messages
import RPCCore

/// Statuses of reviews by staff.
extension RPCError {
  init(_ error: ReviewError) {
    switch error {
    case .participantUnknown:
      self.init(
        .notFound, "the study has no participant with this pseudonym", reason: .participantUnknown)
    case .sheetUnknown:
      self.init(
        .notFound, "the participant has no such sheet in the study", reason: .sheetUnknown)
    case .requestIDReused:
      self.init(
        .alreadyExists, "another review has this request_id; use a new one",
        reason: .requestIdReused)
    case .changed:
      self.init(
        .aborted, "the sheet changed since it was read; read it again", reason: .etagMismatch)
    case .withdrawn:
      self.init(
        .failedPrecondition, "answers of a withdrawn sheet cannot be corrected",
        reason: .alreadyWithdrawn)
    case .changesNothing:
      self.init(
        .failedPrecondition, "the sheet has these answers already",
        reason: .correctionChangesNothing)
    case .tooManyRevisions:
      self.init(
        .resourceExhausted, Violation.tooManyRevisions.description, reason: .tooManyRevisions)
    case .tooMany:
      self.init(
        .resourceExhausted, "a sheet has at most \(SheetReview.countMax) reviews",
        reason: .tooManyReviews, metadata: ["reviews_max": String(SheetReview.countMax)])
    case .invalid(let violations):
      self = .invalidArgument(
        violations.map {
          FieldViolation(field: $0.field, reason: $0.reason.rawValue, description: $0.description)
        })
    case .postponed(let obstacles):
      self.init(
        .unavailable, obstacles.first?.description ?? "the answers cannot be validated now",
        reason: .versionUnavailable, details: [.retryInfo(delay: .seconds(2))])
    }
  }
}
