// Generated from otolith/ingestion/v1/drafts.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

public import Messages
public import RPCClient
import RPCCore
public import RPCServer

extension IngestionV1 {
  /// Unfinished sheets of a participant. A draft has the id under which its sheet is submitted later;
  /// submitting ends the draft. Callers can access only their own drafts.
  public protocol DraftServiceProtocol: RegistrableService {
    /// Who may call a method; looked at once, when the service is registered.
    func access(to method: IngestionV1.DraftServiceMethod) -> MethodAccess

    /// Saves changes to a draft, all or some elements, and creates the draft if it does not exist. Of
    /// two changes to one element, the later one counts, by `change_time` and then by contents,
    /// regardless of the order of arrival; devices that were offline therefore converge. A time more
    /// than 24 hours ahead is replaced by the time of receipt. Repeating the call changes nothing. The
    /// draft keeps the version it started with. Answers are checked for their format only; all other
    /// rules apply at submission. A malformed element refuses itself only (`violations`).
    ///
    /// Errors: INVALID_ARGUMENT; NOT_FOUND with reason STUDY_UNKNOWN, QUESTIONNAIRE_NOT_IN_STUDY or
    /// VERSION_UNKNOWN; FAILED_PRECONDITION with reason DRAFT_ENDED or DRAFT_DIFFERS;
    /// PERMISSION_DENIED with reason NOT_ENROLLED, or PARTICIPANT_ERASED if the data was erased after
    /// the changes; RESOURCE_EXHAUSTED with reason TOO_MANY_DRAFTS or DRAFT_TOO_LARGE; UNAVAILABLE
    /// with RetryInfo, with reason CONSENT_ENDED until the participant has accepted the study's current
    /// consent text, and with STUDY_NOT_YET_KNOWN or VERSION_UNAVAILABLE if the catalogue must be asked
    /// and cannot be reached.
    func saveDraft(
      _ request: IngestionV1.SaveDraftRequest,
      context: ServerCallContext
    ) async throws -> IngestionV1.SaveDraftResponse

    /// Returns one draft.
    ///
    /// Errors: INVALID_ARGUMENT; NOT_FOUND with reason DRAFT_UNKNOWN.
    func getDraft(
      _ request: IngestionV1.GetDraftRequest,
      context: ServerCallContext
    ) async throws -> IngestionV1.Draft

    /// Lists the caller's drafts, most recently changed first.
    ///
    /// Errors: INVALID_ARGUMENT.
    func listDrafts(
      _ request: IngestionV1.ListDraftsRequest,
      context: ServerCallContext
    ) async throws -> IngestionV1.ListDraftsResponse

    /// Deletes a draft. Deleting a draft that does not exist succeeds.
    ///
    /// Errors: INVALID_ARGUMENT; ABORTED with reason ETAG_MISMATCH.
    func deleteDraft(
      _ request: IngestionV1.DeleteDraftRequest,
      context: ServerCallContext
    ) async throws -> IngestionV1.DeleteDraftResponse
  }

  /// Calls the methods that ``DraftServiceProtocol`` describes.
  public struct DraftServiceClient: Sendable {
    private let channel: any ClientChannel

    public init(_ channel: any ClientChannel) {
      self.channel = channel
    }

    public func saveDraft(
      _ request: IngestionV1.SaveDraftRequest,
      options: CallOptions = CallOptions()
    ) async throws -> IngestionV1.SaveDraftResponse {
      try await channel.unary(
        service: DraftServiceMethods.service,
        method: DraftServiceMethods.saveDraft,
        request: request,
        options: options)
    }

    public func getDraft(
      _ request: IngestionV1.GetDraftRequest,
      options: CallOptions = CallOptions()
    ) async throws -> IngestionV1.Draft {
      try await channel.unary(
        service: DraftServiceMethods.service,
        method: DraftServiceMethods.getDraft,
        request: request,
        options: options)
    }

    public func listDrafts(
      _ request: IngestionV1.ListDraftsRequest,
      options: CallOptions = CallOptions()
    ) async throws -> IngestionV1.ListDraftsResponse {
      try await channel.unary(
        service: DraftServiceMethods.service,
        method: DraftServiceMethods.listDrafts,
        request: request,
        options: options)
    }

    public func deleteDraft(
      _ request: IngestionV1.DeleteDraftRequest,
      options: CallOptions = CallOptions()
    ) async throws -> IngestionV1.DeleteDraftResponse {
      try await channel.unary(
        service: DraftServiceMethods.service,
        method: DraftServiceMethods.deleteDraft,
        request: request,
        options: options)
    }
  }

  /// The methods of `otolith.ingestion.v1.DraftService`, by their names on the wire.
  public enum DraftServiceMethod: String, Sendable, CaseIterable {
    case saveDraft = "SaveDraft"
    case getDraft = "GetDraft"
    case listDrafts = "ListDrafts"
    case deleteDraft = "DeleteDraft"
  }

  /// The names of `otolith.ingestion.v1.DraftService` and its methods on the wire.
  public enum DraftServiceMethods {
    public static let service = "otolith.ingestion.v1.DraftService"
    public static let saveDraft = "SaveDraft"
    public static let getDraft = "GetDraft"
    public static let listDrafts = "ListDrafts"
    public static let deleteDraft = "DeleteDraft"
  }
}

extension IngestionV1.DraftServiceProtocol {
  /// Adds every method of the service, and the file that describes it.
  public func register(with registry: inout MethodRegistry) {
    registry.describe(by: IngestionV1.draftsFile)
    registry.unary(
      service: IngestionV1.DraftServiceMethods.service,
      method: IngestionV1.DraftServiceMethods.saveDraft,
      access: access(to: .saveDraft)
    ) { (request: IngestionV1.SaveDraftRequest, context: ServerCallContext) -> IngestionV1.SaveDraftResponse in
      try await self.saveDraft(request, context: context)
    }
    registry.unary(
      service: IngestionV1.DraftServiceMethods.service,
      method: IngestionV1.DraftServiceMethods.getDraft,
      access: access(to: .getDraft)
    ) { (request: IngestionV1.GetDraftRequest, context: ServerCallContext) -> IngestionV1.Draft in
      try await self.getDraft(request, context: context)
    }
    registry.unary(
      service: IngestionV1.DraftServiceMethods.service,
      method: IngestionV1.DraftServiceMethods.listDrafts,
      access: access(to: .listDrafts)
    ) { (request: IngestionV1.ListDraftsRequest, context: ServerCallContext) -> IngestionV1.ListDraftsResponse in
      try await self.listDrafts(request, context: context)
    }
    registry.unary(
      service: IngestionV1.DraftServiceMethods.service,
      method: IngestionV1.DraftServiceMethods.deleteDraft,
      access: access(to: .deleteDraft)
    ) { (request: IngestionV1.DeleteDraftRequest, context: ServerCallContext) -> IngestionV1.DeleteDraftResponse in
      try await self.deleteDraft(request, context: context)
    }
  }
}

/// What a handler does not have answers UNIMPLEMENTED.
extension IngestionV1.DraftServiceProtocol {
  public func saveDraft(
    _ request: IngestionV1.SaveDraftRequest,
    context: ServerCallContext
  ) async throws -> IngestionV1.SaveDraftResponse {
    throw RPCError(.unimplemented, "SaveDraft is not implemented here")
  }

  public func getDraft(
    _ request: IngestionV1.GetDraftRequest,
    context: ServerCallContext
  ) async throws -> IngestionV1.Draft {
    throw RPCError(.unimplemented, "GetDraft is not implemented here")
  }

  public func listDrafts(
    _ request: IngestionV1.ListDraftsRequest,
    context: ServerCallContext
  ) async throws -> IngestionV1.ListDraftsResponse {
    throw RPCError(.unimplemented, "ListDrafts is not implemented here")
  }

  public func deleteDraft(
    _ request: IngestionV1.DeleteDraftRequest,
    context: ServerCallContext
  ) async throws -> IngestionV1.DeleteDraftResponse {
    throw RPCError(.unimplemented, "DeleteDraft is not implemented here")
  }
}
