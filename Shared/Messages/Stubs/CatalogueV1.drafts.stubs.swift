// Generated from otolith/catalogue/v1/drafts.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

public import Messages
public import RPCClient
import RPCCore
public import RPCServer

extension CatalogueV1 {
  /// Edits and publishes drafts. Reading needs a role in the project, changing texts the role
  /// translator, all other changes the role leader. Callers without a role are treated as in
  /// ProjectService; drafts do not exist for them either (NOT_FOUND with reason DRAFT_UNKNOWN).
  ///
  /// Each method may return RESOURCE_EXHAUSTED with reason AUTHORING_LIMIT and RetryInfo: too many
  /// definitions are being written or checked.
  public protocol DraftServiceProtocol: RegistrableService {
    /// Who may call a method; looked at once, when the service is registered.
    func access(to method: CatalogueV1.DraftServiceMethod) -> MethodAccess

    /// Creates a draft: empty, with contents, as the next version of a questionnaire, or from another
    /// questionnaire. Repeating the same `draft_id` changes nothing.
    ///
    /// Errors: ALREADY_EXISTS with reason DRAFT_EXISTS if the id was used for another draft; NOT_FOUND
    /// with reason QUESTIONNAIRE_VERSION_UNKNOWN, also if its project does not share it;
    /// PERMISSION_DENIED with reason QUESTIONNAIRE_OF_ANOTHER_PROJECT; RESOURCE_EXHAUSTED with reason
    /// TOO_MANY_DRAFTS; INVALID_ARGUMENT, also with DRAFT_TOO_LARGE, TOO_MANY_ELEMENTS or
    /// SHARING_UNKNOWN.
    func createDraft(
      _ request: CatalogueV1.CreateDraftRequest,
      context: ServerCallContext
    ) async throws -> CatalogueV1.Draft

    /// Returns a draft with its contents, or with the requested fields of them.
    ///
    /// Errors: NOT_FOUND with reason DRAFT_UNKNOWN; INVALID_ARGUMENT with reason ID_INVALID or
    /// FIELD_UNKNOWN.
    func getDraft(
      _ request: CatalogueV1.GetDraftRequest,
      context: ServerCallContext
    ) async throws -> CatalogueV1.GetDraftResponse

    /// Lists a project's drafts ordered by id, without contents.
    ///
    /// Errors: INVALID_ARGUMENT with reason ID_INVALID, PAGE_SIZE_OUT_OF_RANGE or PAGE_TOKEN_INVALID;
    /// NOT_FOUND with reason PROJECT_UNKNOWN.
    func listDrafts(
      _ request: CatalogueV1.ListDraftsRequest,
      context: ServerCallContext
    ) async throws -> CatalogueV1.ListDraftsResponse

    /// Changes a draft. Repeating the call with the same etag returns the same response while the
    /// draft has the requested state.
    ///
    /// Errors: ABORTED with reason ETAG_MISMATCH if the draft has changed; PERMISSION_DENIED with
    /// reason TEXTS_ONLY if a translator changes more than texts, or QUESTIONNAIRE_OF_ANOTHER_PROJECT;
    /// INVALID_ARGUMENT as CreateDraft, without an etag (REQUIRED), and with reason FIELD_UNKNOWN,
    /// FIELD_NOT_WRITABLE, TOO_MANY_FIELDS, ELEMENT_UNKNOWN or VERSION_UNKNOWN.
    func updateDraft(
      _ request: CatalogueV1.UpdateDraftRequest,
      context: ServerCallContext
    ) async throws -> CatalogueV1.Draft

    /// Deletes a draft; versions published from it stay.
    ///
    /// Errors: ABORTED with reason ETAG_MISMATCH; INVALID_ARGUMENT with reason ID_INVALID.
    func deleteDraft(
      _ request: CatalogueV1.DeleteDraftRequest,
      context: ServerCallContext
    ) async throws -> CatalogueV1.DeleteDraftResponse

    /// Checks a draft and returns all findings.
    ///
    /// Errors: NOT_FOUND with reason DRAFT_UNKNOWN; INVALID_ARGUMENT with reason ID_INVALID.
    func checkDraft(
      _ request: CatalogueV1.CheckDraftRequest,
      context: ServerCallContext
    ) async throws -> CatalogueV1.CheckDraftResponse

    /// Publishes a draft as the next version of its questionnaire, unless the newest version already
    /// has these contents. Repeating the call with the same etag returns the same response, except
    /// that `published` is false.
    ///
    /// Errors: FAILED_PRECONDITION with reason DRAFT_HAS_FINDINGS and every finding; ABORTED with
    /// reason ETAG_MISMATCH, or PUBLISHED_MEANWHILE if the newest version is not the one the draft is
    /// based on; PERMISSION_DENIED with reason QUESTIONNAIRE_OF_ANOTHER_PROJECT; FAILED_PRECONDITION
    /// with reason QUESTIONNAIRE_RETIRED; INVALID_ARGUMENT without an etag (REQUIRED).
    func publishDraft(
      _ request: CatalogueV1.PublishDraftRequest,
      context: ServerCallContext
    ) async throws -> CatalogueV1.PublishDraftResponse

    /// Retires a questionnaire, or reinstates it. Versions of a retired questionnaire stay readable,
    /// and studies that use them continue; no further study can use it, and no version can be
    /// published.
    ///
    /// Errors: NOT_FOUND with reason QUESTIONNAIRE_VERSION_UNKNOWN; INVALID_ARGUMENT with reason
    /// ID_INVALID.
    func retireQuestionnaire(
      _ request: CatalogueV1.RetireQuestionnaireRequest,
      context: ServerCallContext
    ) async throws -> CatalogueV1.RetireQuestionnaireResponse

    /// Returns the differences between two versions that the caller may read.
    ///
    /// Errors: NOT_FOUND with reason QUESTIONNAIRE_VERSION_UNKNOWN; INVALID_ARGUMENT with reason
    /// ID_INVALID.
    func compareVersions(
      _ request: CatalogueV1.CompareVersionsRequest,
      context: ServerCallContext
    ) async throws -> CatalogueV1.CompareVersionsResponse

    /// Returns the translation progress of a draft or version.
    ///
    /// Errors: NOT_FOUND with reason DRAFT_UNKNOWN or QUESTIONNAIRE_VERSION_UNKNOWN; INVALID_ARGUMENT
    /// with reason REQUIRED or ID_INVALID.
    func getTranslationState(
      _ request: CatalogueV1.GetTranslationStateRequest,
      context: ServerCallContext
    ) async throws -> CatalogueV1.GetTranslationStateResponse
  }

  /// Calls the methods that ``DraftServiceProtocol`` describes.
  public struct DraftServiceClient: Sendable {
    private let channel: any ClientChannel

    public init(_ channel: any ClientChannel) {
      self.channel = channel
    }

    public func createDraft(
      _ request: CatalogueV1.CreateDraftRequest,
      options: CallOptions = CallOptions()
    ) async throws -> CatalogueV1.Draft {
      try await channel.unary(
        service: DraftServiceMethods.service,
        method: DraftServiceMethods.createDraft,
        request: request,
        options: options)
    }

    public func getDraft(
      _ request: CatalogueV1.GetDraftRequest,
      options: CallOptions = CallOptions()
    ) async throws -> CatalogueV1.GetDraftResponse {
      try await channel.unary(
        service: DraftServiceMethods.service,
        method: DraftServiceMethods.getDraft,
        request: request,
        options: options)
    }

    public func listDrafts(
      _ request: CatalogueV1.ListDraftsRequest,
      options: CallOptions = CallOptions()
    ) async throws -> CatalogueV1.ListDraftsResponse {
      try await channel.unary(
        service: DraftServiceMethods.service,
        method: DraftServiceMethods.listDrafts,
        request: request,
        options: options)
    }

    public func updateDraft(
      _ request: CatalogueV1.UpdateDraftRequest,
      options: CallOptions = CallOptions()
    ) async throws -> CatalogueV1.Draft {
      try await channel.unary(
        service: DraftServiceMethods.service,
        method: DraftServiceMethods.updateDraft,
        request: request,
        options: options)
    }

    public func deleteDraft(
      _ request: CatalogueV1.DeleteDraftRequest,
      options: CallOptions = CallOptions()
    ) async throws -> CatalogueV1.DeleteDraftResponse {
      try await channel.unary(
        service: DraftServiceMethods.service,
        method: DraftServiceMethods.deleteDraft,
        request: request,
        options: options)
    }

    public func checkDraft(
      _ request: CatalogueV1.CheckDraftRequest,
      options: CallOptions = CallOptions()
    ) async throws -> CatalogueV1.CheckDraftResponse {
      try await channel.unary(
        service: DraftServiceMethods.service,
        method: DraftServiceMethods.checkDraft,
        request: request,
        options: options)
    }

    public func publishDraft(
      _ request: CatalogueV1.PublishDraftRequest,
      options: CallOptions = CallOptions()
    ) async throws -> CatalogueV1.PublishDraftResponse {
      try await channel.unary(
        service: DraftServiceMethods.service,
        method: DraftServiceMethods.publishDraft,
        request: request,
        options: options)
    }

    public func retireQuestionnaire(
      _ request: CatalogueV1.RetireQuestionnaireRequest,
      options: CallOptions = CallOptions()
    ) async throws -> CatalogueV1.RetireQuestionnaireResponse {
      try await channel.unary(
        service: DraftServiceMethods.service,
        method: DraftServiceMethods.retireQuestionnaire,
        request: request,
        options: options)
    }

    public func compareVersions(
      _ request: CatalogueV1.CompareVersionsRequest,
      options: CallOptions = CallOptions()
    ) async throws -> CatalogueV1.CompareVersionsResponse {
      try await channel.unary(
        service: DraftServiceMethods.service,
        method: DraftServiceMethods.compareVersions,
        request: request,
        options: options)
    }

    public func getTranslationState(
      _ request: CatalogueV1.GetTranslationStateRequest,
      options: CallOptions = CallOptions()
    ) async throws -> CatalogueV1.GetTranslationStateResponse {
      try await channel.unary(
        service: DraftServiceMethods.service,
        method: DraftServiceMethods.getTranslationState,
        request: request,
        options: options)
    }
  }

  /// The methods of `otolith.catalogue.v1.DraftService`, by their names on the wire.
  public enum DraftServiceMethod: String, Sendable, CaseIterable {
    case createDraft = "CreateDraft"
    case getDraft = "GetDraft"
    case listDrafts = "ListDrafts"
    case updateDraft = "UpdateDraft"
    case deleteDraft = "DeleteDraft"
    case checkDraft = "CheckDraft"
    case publishDraft = "PublishDraft"
    case retireQuestionnaire = "RetireQuestionnaire"
    case compareVersions = "CompareVersions"
    case getTranslationState = "GetTranslationState"
  }

  /// The names of `otolith.catalogue.v1.DraftService` and its methods on the wire.
  public enum DraftServiceMethods {
    public static let service = "otolith.catalogue.v1.DraftService"
    public static let createDraft = "CreateDraft"
    public static let getDraft = "GetDraft"
    public static let listDrafts = "ListDrafts"
    public static let updateDraft = "UpdateDraft"
    public static let deleteDraft = "DeleteDraft"
    public static let checkDraft = "CheckDraft"
    public static let publishDraft = "PublishDraft"
    public static let retireQuestionnaire = "RetireQuestionnaire"
    public static let compareVersions = "CompareVersions"
    public static let getTranslationState = "GetTranslationState"
  }
}

extension CatalogueV1.DraftServiceProtocol {
  /// Adds every method of the service, and the file that describes it.
  public func register(with registry: inout MethodRegistry) {
    registry.describe(by: CatalogueV1.draftsFile)
    registry.unary(
      service: CatalogueV1.DraftServiceMethods.service,
      method: CatalogueV1.DraftServiceMethods.createDraft,
      access: access(to: .createDraft)
    ) { (request: CatalogueV1.CreateDraftRequest, context: ServerCallContext) -> CatalogueV1.Draft in
      try await self.createDraft(request, context: context)
    }
    registry.unary(
      service: CatalogueV1.DraftServiceMethods.service,
      method: CatalogueV1.DraftServiceMethods.getDraft,
      access: access(to: .getDraft)
    ) { (request: CatalogueV1.GetDraftRequest, context: ServerCallContext) -> CatalogueV1.GetDraftResponse in
      try await self.getDraft(request, context: context)
    }
    registry.unary(
      service: CatalogueV1.DraftServiceMethods.service,
      method: CatalogueV1.DraftServiceMethods.listDrafts,
      access: access(to: .listDrafts)
    ) { (request: CatalogueV1.ListDraftsRequest, context: ServerCallContext) -> CatalogueV1.ListDraftsResponse in
      try await self.listDrafts(request, context: context)
    }
    registry.unary(
      service: CatalogueV1.DraftServiceMethods.service,
      method: CatalogueV1.DraftServiceMethods.updateDraft,
      access: access(to: .updateDraft)
    ) { (request: CatalogueV1.UpdateDraftRequest, context: ServerCallContext) -> CatalogueV1.Draft in
      try await self.updateDraft(request, context: context)
    }
    registry.unary(
      service: CatalogueV1.DraftServiceMethods.service,
      method: CatalogueV1.DraftServiceMethods.deleteDraft,
      access: access(to: .deleteDraft)
    ) { (request: CatalogueV1.DeleteDraftRequest, context: ServerCallContext) -> CatalogueV1.DeleteDraftResponse in
      try await self.deleteDraft(request, context: context)
    }
    registry.unary(
      service: CatalogueV1.DraftServiceMethods.service,
      method: CatalogueV1.DraftServiceMethods.checkDraft,
      access: access(to: .checkDraft)
    ) { (request: CatalogueV1.CheckDraftRequest, context: ServerCallContext) -> CatalogueV1.CheckDraftResponse in
      try await self.checkDraft(request, context: context)
    }
    registry.unary(
      service: CatalogueV1.DraftServiceMethods.service,
      method: CatalogueV1.DraftServiceMethods.publishDraft,
      access: access(to: .publishDraft)
    ) { (request: CatalogueV1.PublishDraftRequest, context: ServerCallContext) -> CatalogueV1.PublishDraftResponse in
      try await self.publishDraft(request, context: context)
    }
    registry.unary(
      service: CatalogueV1.DraftServiceMethods.service,
      method: CatalogueV1.DraftServiceMethods.retireQuestionnaire,
      access: access(to: .retireQuestionnaire)
    ) { (request: CatalogueV1.RetireQuestionnaireRequest, context: ServerCallContext) -> CatalogueV1.RetireQuestionnaireResponse in
      try await self.retireQuestionnaire(request, context: context)
    }
    registry.unary(
      service: CatalogueV1.DraftServiceMethods.service,
      method: CatalogueV1.DraftServiceMethods.compareVersions,
      access: access(to: .compareVersions)
    ) { (request: CatalogueV1.CompareVersionsRequest, context: ServerCallContext) -> CatalogueV1.CompareVersionsResponse in
      try await self.compareVersions(request, context: context)
    }
    registry.unary(
      service: CatalogueV1.DraftServiceMethods.service,
      method: CatalogueV1.DraftServiceMethods.getTranslationState,
      access: access(to: .getTranslationState)
    ) { (request: CatalogueV1.GetTranslationStateRequest, context: ServerCallContext) -> CatalogueV1.GetTranslationStateResponse in
      try await self.getTranslationState(request, context: context)
    }
  }
}

/// What a handler does not have answers UNIMPLEMENTED.
extension CatalogueV1.DraftServiceProtocol {
  public func createDraft(
    _ request: CatalogueV1.CreateDraftRequest,
    context: ServerCallContext
  ) async throws -> CatalogueV1.Draft {
    throw RPCError(.unimplemented, "CreateDraft is not implemented here")
  }

  public func getDraft(
    _ request: CatalogueV1.GetDraftRequest,
    context: ServerCallContext
  ) async throws -> CatalogueV1.GetDraftResponse {
    throw RPCError(.unimplemented, "GetDraft is not implemented here")
  }

  public func listDrafts(
    _ request: CatalogueV1.ListDraftsRequest,
    context: ServerCallContext
  ) async throws -> CatalogueV1.ListDraftsResponse {
    throw RPCError(.unimplemented, "ListDrafts is not implemented here")
  }

  public func updateDraft(
    _ request: CatalogueV1.UpdateDraftRequest,
    context: ServerCallContext
  ) async throws -> CatalogueV1.Draft {
    throw RPCError(.unimplemented, "UpdateDraft is not implemented here")
  }

  public func deleteDraft(
    _ request: CatalogueV1.DeleteDraftRequest,
    context: ServerCallContext
  ) async throws -> CatalogueV1.DeleteDraftResponse {
    throw RPCError(.unimplemented, "DeleteDraft is not implemented here")
  }

  public func checkDraft(
    _ request: CatalogueV1.CheckDraftRequest,
    context: ServerCallContext
  ) async throws -> CatalogueV1.CheckDraftResponse {
    throw RPCError(.unimplemented, "CheckDraft is not implemented here")
  }

  public func publishDraft(
    _ request: CatalogueV1.PublishDraftRequest,
    context: ServerCallContext
  ) async throws -> CatalogueV1.PublishDraftResponse {
    throw RPCError(.unimplemented, "PublishDraft is not implemented here")
  }

  public func retireQuestionnaire(
    _ request: CatalogueV1.RetireQuestionnaireRequest,
    context: ServerCallContext
  ) async throws -> CatalogueV1.RetireQuestionnaireResponse {
    throw RPCError(.unimplemented, "RetireQuestionnaire is not implemented here")
  }

  public func compareVersions(
    _ request: CatalogueV1.CompareVersionsRequest,
    context: ServerCallContext
  ) async throws -> CatalogueV1.CompareVersionsResponse {
    throw RPCError(.unimplemented, "CompareVersions is not implemented here")
  }

  public func getTranslationState(
    _ request: CatalogueV1.GetTranslationStateRequest,
    context: ServerCallContext
  ) async throws -> CatalogueV1.GetTranslationStateResponse {
    throw RPCError(.unimplemented, "GetTranslationState is not implemented here")
  }
}
