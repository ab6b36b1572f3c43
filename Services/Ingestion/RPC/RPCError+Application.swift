import Messages
import RPCCore
import ServiceKit

/// Converts errors of use-cases to RPC statuses.
///
/// - Throws: `RPCError`; `CancellationError`; internal errors unchanged.
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
    } catch let error as SharingError {
      throw RPCError(error)
    } catch let error as FileRefusal {
      throw RPCError(error)
    } catch let error as GrantError {
      throw RPCError(error)
    } catch let error as ReviewError {
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
        reason: .studyNotYetKnown, details: [.retryInfo(delay: .seconds(1))])
    case .studyUnknown(let studyID):
      self.init(.notFound, "there is no study \(studyID)", reason: .studyUnknown)
    case .notEnrolled(let studyID):
      self.init(
        .permissionDenied, "this needs an enrolment in study \(studyID)", reason: .notEnrolled)
    case .groupsConcealed(let studyID): self = .groupsConcealed(of: studyID)
    case .exportCursorInvalid:
      self = .invalidArgument([
        FieldViolation(
          field: "since", reason: .cursorInvalid,
          description:
            "must be empty or come from an export of the same study and kind, since the last restore"
        )
      ])
    case .sessionUnknown:
      self.init(.notFound, "the caller has no such session", reason: .sessionUnknown)
    case .questionnaireNotInStudy(let studyID, let questionnaireID):
      self.init(
        .notFound, "the study \(studyID) has no questionnaire \(questionnaireID)",
        reason: .questionnaireNotInStudy)
    case .elementUnknown(let questionnaireID, let elementID):
      self.init(
        .notFound, "no version of \(questionnaireID) has a question \(elementID)",
        reason: .elementUnknown)
    case .versionUnavailable(let id):
      self.init(
        .unavailable, "a version of \(id) is not known here yet",
        reason: .versionUnavailable, details: [.retryInfo(delay: .seconds(2))])
    case .recordAnswersTooLarge(let changesMax):
      self.init(
        .resourceExhausted,
        "the records do not fit into a response; send at most \(changesMax) changes per call",
        reason: .batchTooLarge, metadata: ["records_max": String(changesMax)])
    case .validationLimit(let most):
      self.init(
        .resourceExhausted,
        "more than \(most) batches are waiting for validation; send again later",
        reason: .validationLimit,
        details: [.retryInfo(delay: ValidationThreads.retryDelay)])
    case .figureLimit(let most):
      self.init(
        .resourceExhausted, "\(most) calls for figures are waiting; call again later",
        reason: .validationLimit, details: [.retryInfo(delay: FigureTurns.retryDelay)])
    }
  }
}

extension RPCError {
  init(_ error: AmendmentError) {
    switch error {
    case .notRevisable(let questionnaireID):
      self.init(
        .failedPrecondition,
        "the study does not allow amending sheets of \(questionnaireID)",
        reason: .notRevisable)
    case .sheetUnknown:
      self.init(.notFound, "the caller has no such sheet", reason: .sheetUnknown)
    }
  }
}
