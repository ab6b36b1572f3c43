// Generated from otolith/ingestion/v1/reviews.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

public import Messages
public import RPCClient
import RPCCore
public import RPCServer

extension IngestionV1 {
  /// Review of a study's sheets. For its leaders and other staff with the right `answer.correct` in the
  /// study, who see participants only by the pseudonym used in its exports (column `participant` of
  /// ExportAnswerSheets), and of the time of receipt only the day.
  ///
  /// The original answers stay: a correction is a further revision of the sheet, beside the
  /// participant's amendments, and ExportRevisions has the former ones. A mark changes no answer and
  /// removes no sheet: figures, compliance, series and comparisons count the sheet as before, and exports
  /// carry the mark. Participants see time and kind of corrections and marks, never who made them; their
  /// own export also has the reasons and comments, which are data about them.
  ///
  /// While groups of the study are concealed from the caller (otolith.auth.v1 AllocationService),
  /// sheets of questionnaires that only some groups see do not exist for the caller. Participants who are
  /// being erased, and those who were, do not exist.
  ///
  /// Errors of all methods: INVALID_ARGUMENT with a violation of each wrong field, also
  /// PARTICIPANT_INVALID; NOT_FOUND with reason PARTICIPANT_UNKNOWN; PERMISSION_DENIED with reason
  /// NOT_STUDY_LEADER.
  public protocol SheetReviewServiceProtocol: RegistrableService {
    /// Who may call a method; looked at once, when the service is registered.
    func access(to method: IngestionV1.SheetReviewServiceMethod) -> MethodAccess

    /// Lists the sheets of a participant in the study, newest first, without their answers.
    func listReviewedSheets(
      _ request: IngestionV1.ListReviewedSheetsRequest,
      context: ServerCallContext
    ) async throws -> IngestionV1.ListReviewedSheetsResponse

    /// Returns a sheet with its answers and all that staff did with it. Concealed texts, such as passwords,
    /// are left out as in exports. The call is recorded like an export.
    ///
    /// Errors: NOT_FOUND with reason SHEET_UNKNOWN; UNAVAILABLE with reason VERSION_UNAVAILABLE and
    /// RetryInfo while the sheet's version is not known here.
    func getReviewedSheet(
      _ request: IngestionV1.GetReviewedSheetRequest,
      context: ServerCallContext
    ) async throws -> IngestionV1.ReviewedSheet

    /// Lists all revisions of a sheet with their answers, oldest first: those of the participant and those
    /// of staff. The call is recorded like an export.
    ///
    /// Errors: as GetReviewedSheet.
    func listReviewedSheetRevisions(
      _ request: IngestionV1.ListReviewedSheetRevisionsRequest,
      context: ServerCallContext
    ) async throws -> IngestionV1.ListReviewedSheetRevisionsResponse

    /// Corrects, marks or comments on a sheet, or sets its review state. Corrected answers are
    /// validated like a participant's amendment, by the version that the sheet names, with the answers
    /// that the correction does not change; scores are computed again, and series, offers and triggers
    /// use the new revision from then on. Possible whether or not the participant may amend the sheet,
    /// also after the participant left and after the end of the study. Repeating the same `request_id`
    /// changes nothing more and returns the sheet as it is now.
    ///
    /// Errors: INVALID_ARGUMENT also with the reasons of rejected answers (fields
    /// `correction.answers…`) and MORE_VIOLATIONS; NOT_FOUND with reason SHEET_UNKNOWN; ABORTED with reason
    /// ETAG_MISMATCH if the sheet was amended, withdrawn or reviewed since it was read; ALREADY_EXISTS with
    /// reason REQUEST_ID_REUSED; FAILED_PRECONDITION with reason ALREADY_WITHDRAWN for a correction of a
    /// withdrawn sheet, or CORRECTION_CHANGES_NOTHING; RESOURCE_EXHAUSTED with reason TOO_MANY_REVISIONS
    /// or TOO_MANY_REVIEWS; UNAVAILABLE with reason VERSION_UNAVAILABLE and RetryInfo, as above, or while
    /// the answers cannot be validated.
    func reviewSheet(
      _ request: IngestionV1.ReviewSheetRequest,
      context: ServerCallContext
    ) async throws -> IngestionV1.ReviewSheetResponse
  }

  /// Calls the methods that ``SheetReviewServiceProtocol`` describes.
  public struct SheetReviewServiceClient: Sendable {
    private let channel: any ClientChannel

    public init(_ channel: any ClientChannel) {
      self.channel = channel
    }

    public func listReviewedSheets(
      _ request: IngestionV1.ListReviewedSheetsRequest,
      options: CallOptions = CallOptions()
    ) async throws -> IngestionV1.ListReviewedSheetsResponse {
      try await channel.unary(
        service: SheetReviewServiceMethods.service,
        method: SheetReviewServiceMethods.listReviewedSheets,
        request: request,
        options: options)
    }

    public func getReviewedSheet(
      _ request: IngestionV1.GetReviewedSheetRequest,
      options: CallOptions = CallOptions()
    ) async throws -> IngestionV1.ReviewedSheet {
      try await channel.unary(
        service: SheetReviewServiceMethods.service,
        method: SheetReviewServiceMethods.getReviewedSheet,
        request: request,
        options: options)
    }

    public func listReviewedSheetRevisions(
      _ request: IngestionV1.ListReviewedSheetRevisionsRequest,
      options: CallOptions = CallOptions()
    ) async throws -> IngestionV1.ListReviewedSheetRevisionsResponse {
      try await channel.unary(
        service: SheetReviewServiceMethods.service,
        method: SheetReviewServiceMethods.listReviewedSheetRevisions,
        request: request,
        options: options)
    }

    public func reviewSheet(
      _ request: IngestionV1.ReviewSheetRequest,
      options: CallOptions = CallOptions()
    ) async throws -> IngestionV1.ReviewSheetResponse {
      try await channel.unary(
        service: SheetReviewServiceMethods.service,
        method: SheetReviewServiceMethods.reviewSheet,
        request: request,
        options: options)
    }
  }

  /// The methods of `otolith.ingestion.v1.SheetReviewService`, by their names on the wire.
  public enum SheetReviewServiceMethod: String, Sendable, CaseIterable {
    case listReviewedSheets = "ListReviewedSheets"
    case getReviewedSheet = "GetReviewedSheet"
    case listReviewedSheetRevisions = "ListReviewedSheetRevisions"
    case reviewSheet = "ReviewSheet"
  }

  /// The names of `otolith.ingestion.v1.SheetReviewService` and its methods on the wire.
  public enum SheetReviewServiceMethods {
    public static let service = "otolith.ingestion.v1.SheetReviewService"
    public static let listReviewedSheets = "ListReviewedSheets"
    public static let getReviewedSheet = "GetReviewedSheet"
    public static let listReviewedSheetRevisions = "ListReviewedSheetRevisions"
    public static let reviewSheet = "ReviewSheet"
  }
}

extension IngestionV1.SheetReviewServiceProtocol {
  /// Adds every method of the service, and the file that describes it.
  public func register(with registry: inout MethodRegistry) {
    registry.describe(by: IngestionV1.reviewsFile)
    registry.unary(
      service: IngestionV1.SheetReviewServiceMethods.service,
      method: IngestionV1.SheetReviewServiceMethods.listReviewedSheets,
      access: access(to: .listReviewedSheets)
    ) { (request: IngestionV1.ListReviewedSheetsRequest, context: ServerCallContext) -> IngestionV1.ListReviewedSheetsResponse in
      try await self.listReviewedSheets(request, context: context)
    }
    registry.unary(
      service: IngestionV1.SheetReviewServiceMethods.service,
      method: IngestionV1.SheetReviewServiceMethods.getReviewedSheet,
      access: access(to: .getReviewedSheet)
    ) { (request: IngestionV1.GetReviewedSheetRequest, context: ServerCallContext) -> IngestionV1.ReviewedSheet in
      try await self.getReviewedSheet(request, context: context)
    }
    registry.unary(
      service: IngestionV1.SheetReviewServiceMethods.service,
      method: IngestionV1.SheetReviewServiceMethods.listReviewedSheetRevisions,
      access: access(to: .listReviewedSheetRevisions)
    ) { (request: IngestionV1.ListReviewedSheetRevisionsRequest, context: ServerCallContext) -> IngestionV1.ListReviewedSheetRevisionsResponse in
      try await self.listReviewedSheetRevisions(request, context: context)
    }
    registry.unary(
      service: IngestionV1.SheetReviewServiceMethods.service,
      method: IngestionV1.SheetReviewServiceMethods.reviewSheet,
      access: access(to: .reviewSheet)
    ) { (request: IngestionV1.ReviewSheetRequest, context: ServerCallContext) -> IngestionV1.ReviewSheetResponse in
      try await self.reviewSheet(request, context: context)
    }
  }
}

/// What a handler does not have answers UNIMPLEMENTED.
extension IngestionV1.SheetReviewServiceProtocol {
  public func listReviewedSheets(
    _ request: IngestionV1.ListReviewedSheetsRequest,
    context: ServerCallContext
  ) async throws -> IngestionV1.ListReviewedSheetsResponse {
    throw RPCError(.unimplemented, "ListReviewedSheets is not implemented here")
  }

  public func getReviewedSheet(
    _ request: IngestionV1.GetReviewedSheetRequest,
    context: ServerCallContext
  ) async throws -> IngestionV1.ReviewedSheet {
    throw RPCError(.unimplemented, "GetReviewedSheet is not implemented here")
  }

  public func listReviewedSheetRevisions(
    _ request: IngestionV1.ListReviewedSheetRevisionsRequest,
    context: ServerCallContext
  ) async throws -> IngestionV1.ListReviewedSheetRevisionsResponse {
    throw RPCError(.unimplemented, "ListReviewedSheetRevisions is not implemented here")
  }

  public func reviewSheet(
    _ request: IngestionV1.ReviewSheetRequest,
    context: ServerCallContext
  ) async throws -> IngestionV1.ReviewSheetResponse {
    throw RPCError(.unimplemented, "ReviewSheet is not implemented here")
  }
}
