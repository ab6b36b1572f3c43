// Generated from otolith/ingestion/v1/amendments.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

public import Messages
public import RPCClient
import RPCCore
public import RPCServer

extension IngestionV1 {
  /// Changes a participant's stored sheets, if the study allows it (`StudyQuestionnaire.revisable`).
  /// Staff correct sheets with SheetReviewService.
  /// Former revisions stay in the study's data until the participant is erased. Callers can access
  /// only their own sheets.
  public protocol AmendmentServiceProtocol: RegistrableService {
    /// Who may call a method; looked at once, when the service is registered.
    func access(to method: IngestionV1.AmendmentServiceMethod) -> MethodAccess

    /// Amends or withdraws sheets. Each amendment is decided separately, in order, and validated like
    /// a sheet, by the version that the sheet names. Scores are recomputed; series, offers and
    /// blocking use the new revision from then on. A withdrawn sheet no longer counts: its
    /// questionnaire may be filled in again. Repeating an amendment returns VERDICT_EXISTS. Text that
    /// is not UTF-8 or contains a NUL rejects only its own amendment (TEXT_INVALID, with the field).
    ///
    /// Errors (of the whole call): INVALID_ARGUMENT; RESOURCE_EXHAUSTED with reason BATCH_TOO_LARGE;
    /// UNAVAILABLE with RetryInfo.
    func submitAmendments(
      _ request: IngestionV1.SubmitAmendmentsRequest,
      context: ServerCallContext
    ) async throws -> IngestionV1.SubmitAmendmentsResponse

    /// Withdraws the caller's answers to one question from all own sheets of a questionnaire (generic
    /// forms §4.2.2); each sheet gets a new revision. Processes up to 1,000 sheets per call; repeat
    /// until `complete`. A caller without answers to the question who, by the token, does not take
    /// part in the study gets `sheets` 0 and `complete`, whether or not the study, questionnaire or
    /// question exists.
    ///
    /// Errors: INVALID_ARGUMENT; to other callers NOT_FOUND with reason STUDY_UNKNOWN,
    /// QUESTIONNAIRE_NOT_IN_STUDY or ELEMENT_UNKNOWN; FAILED_PRECONDITION with reason NOT_REVISABLE;
    /// PERMISSION_DENIED with reason NOT_ENROLLED for a token from before an erasure; UNAVAILABLE with
    /// RetryInfo.
    func withdrawQuestion(
      _ request: IngestionV1.WithdrawQuestionRequest,
      context: ServerCallContext
    ) async throws -> IngestionV1.WithdrawQuestionResponse

    /// Lists all revisions of one of the caller's sheets with their answers, oldest first.
    ///
    /// Errors: INVALID_ARGUMENT; NOT_FOUND with reason SHEET_UNKNOWN.
    func listRevisions(
      _ request: IngestionV1.ListRevisionsRequest,
      context: ServerCallContext
    ) async throws -> IngestionV1.ListRevisionsResponse

    /// Exports a study's former revisions as CSV for its leaders: one row per answer of each revision
    /// except the current one, with reason and times, and with participants under the pseudonyms of
    /// ExportAnswerSheets.
    ///
    /// Errors: INVALID_ARGUMENT, also with reason CURSOR_INVALID as ExportAnswerSheets;
    /// PERMISSION_DENIED with reason NOT_STUDY_LEADER or GROUPS_CONCEALED.
    func exportRevisions(
      _ request: IngestionV1.ExportRevisionsRequest,
      context: ServerCallContext,
      to writer: ResponseWriter<IngestionV1.ExportRevisionsResponse>
    ) async throws
  }

  /// Calls the methods that ``AmendmentServiceProtocol`` describes.
  public struct AmendmentServiceClient: Sendable {
    private let channel: any ClientChannel

    public init(_ channel: any ClientChannel) {
      self.channel = channel
    }

    public func submitAmendments(
      _ request: IngestionV1.SubmitAmendmentsRequest,
      options: CallOptions = CallOptions()
    ) async throws -> IngestionV1.SubmitAmendmentsResponse {
      try await channel.unary(
        service: AmendmentServiceMethods.service,
        method: AmendmentServiceMethods.submitAmendments,
        request: request,
        options: options)
    }

    public func withdrawQuestion(
      _ request: IngestionV1.WithdrawQuestionRequest,
      options: CallOptions = CallOptions()
    ) async throws -> IngestionV1.WithdrawQuestionResponse {
      try await channel.unary(
        service: AmendmentServiceMethods.service,
        method: AmendmentServiceMethods.withdrawQuestion,
        request: request,
        options: options)
    }

    public func listRevisions(
      _ request: IngestionV1.ListRevisionsRequest,
      options: CallOptions = CallOptions()
    ) async throws -> IngestionV1.ListRevisionsResponse {
      try await channel.unary(
        service: AmendmentServiceMethods.service,
        method: AmendmentServiceMethods.listRevisions,
        request: request,
        options: options)
    }

    public func exportRevisions(
      _ request: IngestionV1.ExportRevisionsRequest,
      options: CallOptions = CallOptions()
    ) -> ResponseStream<IngestionV1.ExportRevisionsResponse> {
      channel.serverStreaming(
        service: AmendmentServiceMethods.service,
        method: AmendmentServiceMethods.exportRevisions,
        request: request,
        options: options)
    }
  }

  /// The methods of `otolith.ingestion.v1.AmendmentService`, by their names on the wire.
  public enum AmendmentServiceMethod: String, Sendable, CaseIterable {
    case submitAmendments = "SubmitAmendments"
    case withdrawQuestion = "WithdrawQuestion"
    case listRevisions = "ListRevisions"
    case exportRevisions = "ExportRevisions"
  }

  /// The names of `otolith.ingestion.v1.AmendmentService` and its methods on the wire.
  public enum AmendmentServiceMethods {
    public static let service = "otolith.ingestion.v1.AmendmentService"
    public static let submitAmendments = "SubmitAmendments"
    public static let withdrawQuestion = "WithdrawQuestion"
    public static let listRevisions = "ListRevisions"
    public static let exportRevisions = "ExportRevisions"
  }
}

extension IngestionV1.AmendmentServiceProtocol {
  /// Adds every method of the service, and the file that describes it.
  public func register(with registry: inout MethodRegistry) {
    registry.describe(by: IngestionV1.amendmentsFile)
    registry.unary(
      service: IngestionV1.AmendmentServiceMethods.service,
      method: IngestionV1.AmendmentServiceMethods.submitAmendments,
      access: access(to: .submitAmendments)
    ) { (request: IngestionV1.SubmitAmendmentsRequest, context: ServerCallContext) -> IngestionV1.SubmitAmendmentsResponse in
      try await self.submitAmendments(request, context: context)
    }
    registry.unary(
      service: IngestionV1.AmendmentServiceMethods.service,
      method: IngestionV1.AmendmentServiceMethods.withdrawQuestion,
      access: access(to: .withdrawQuestion)
    ) { (request: IngestionV1.WithdrawQuestionRequest, context: ServerCallContext) -> IngestionV1.WithdrawQuestionResponse in
      try await self.withdrawQuestion(request, context: context)
    }
    registry.unary(
      service: IngestionV1.AmendmentServiceMethods.service,
      method: IngestionV1.AmendmentServiceMethods.listRevisions,
      access: access(to: .listRevisions)
    ) { (request: IngestionV1.ListRevisionsRequest, context: ServerCallContext) -> IngestionV1.ListRevisionsResponse in
      try await self.listRevisions(request, context: context)
    }
    registry.serverStreaming(
      service: IngestionV1.AmendmentServiceMethods.service,
      method: IngestionV1.AmendmentServiceMethods.exportRevisions,
      access: access(to: .exportRevisions)
    ) { (request: IngestionV1.ExportRevisionsRequest, context: ServerCallContext, writer: ResponseWriter<IngestionV1.ExportRevisionsResponse>) in
      try await self.exportRevisions(request, context: context, to: writer)
    }
  }
}

/// What a handler does not have answers UNIMPLEMENTED.
extension IngestionV1.AmendmentServiceProtocol {
  public func submitAmendments(
    _ request: IngestionV1.SubmitAmendmentsRequest,
    context: ServerCallContext
  ) async throws -> IngestionV1.SubmitAmendmentsResponse {
    throw RPCError(.unimplemented, "SubmitAmendments is not implemented here")
  }

  public func withdrawQuestion(
    _ request: IngestionV1.WithdrawQuestionRequest,
    context: ServerCallContext
  ) async throws -> IngestionV1.WithdrawQuestionResponse {
    throw RPCError(.unimplemented, "WithdrawQuestion is not implemented here")
  }

  public func listRevisions(
    _ request: IngestionV1.ListRevisionsRequest,
    context: ServerCallContext
  ) async throws -> IngestionV1.ListRevisionsResponse {
    throw RPCError(.unimplemented, "ListRevisions is not implemented here")
  }

  public func exportRevisions(
    _ request: IngestionV1.ExportRevisionsRequest,
    context: ServerCallContext,
    to writer: ResponseWriter<IngestionV1.ExportRevisionsResponse>
  ) async throws {
    throw RPCError(.unimplemented, "ExportRevisions is not implemented here")
  }
}
