import IngestionApplication
import RPCCore
import ServiceKit

/// Turns what use-cases throw into statuses.
///
/// - Throws: `RPCError`; `CancellationError`; what is nobody's fault but ours.
func answering<Answer>(_ body: () async throws -> Answer) async throws -> Answer {
  try await ServiceKit.answering {
    do {
      return try await body()
    } catch let error as IngestionError {
      throw RPCError(error)
    } catch let error as DraftError {
      throw RPCError(error)
    } catch let error as AmendmentError {
      throw RPCError(error)
    } catch let error as MembershipError {
      throw RPCError(error)
    } catch let error as SettingsRefusal {
      throw RPCError(error)
    }
  }
}

extension RPCError {
  fileprivate init(_ error: IngestionError) {
    switch error {
    case .studyNotYetKnown(let studyID):
      self.init(
        .unavailable, "the study \(studyID) is not known here yet",
        reason: "STUDY_NOT_YET_KNOWN", details: [.retryInfo(delay: .seconds(1))])
    case .studyUnknown(let studyID):
      self.init(.notFound, "there is no study \(studyID)", reason: "STUDY_UNKNOWN")
    case .notEnrolled(let studyID):
      self.init(
        .permissionDenied, "this needs an enrolment in study \(studyID)", reason: "NOT_ENROLLED")
    case .questionnaireNotInStudy(let studyID, let questionnaireID):
      self.init(
        .notFound, "the study \(studyID) has no questionnaire \(questionnaireID)",
        reason: "QUESTIONNAIRE_NOT_IN_STUDY")
    case .elementUnknown(let questionnaireID, let elementID):
      self.init(
        .notFound, "no version of \(questionnaireID) has a question \(elementID)",
        reason: "ELEMENT_UNKNOWN")
    case .versionUnavailable(let id):
      self.init(
        .unavailable, "a version of \(id) is not known here yet",
        reason: "VERSION_UNAVAILABLE", details: [.retryInfo(delay: .seconds(2))])
    case .recordAnswersTooLarge(let changesMax):
      self.init(
        .resourceExhausted, "the records do not fit into an answer; send \(changesMax) at once",
        reason: "BATCH_TOO_LARGE", metadata: ["records_max": String(changesMax)])
    case .validationLimit(let most):
      self.init(
        .resourceExhausted, "more than \(most) batches are validated at once",
        reason: "VALIDATION_LIMIT",
        details: [.retryInfo(delay: ValidationThreads.retryDelay)])
    }
  }
}
