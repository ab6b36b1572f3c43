// Generated from otolith/catalogue/v1/catalogue.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

public import Messages
public import RPCClient
import RPCCore
public import RPCServer

extension CatalogueV1 {
  /// Reads studies and questionnaires, for participants and other services.
  ///
  /// Groups (arms) of a study are visible in full to the people who conduct it: those with a role
  /// in it or in its project, administrators, and services. Other callers see the parts that are for all
  /// participants; a participant also sees the parts for the group in the access token. `groups` then
  /// has at most that group, and questionnaires, offers and `group_ids` of other groups are left out.
  public protocol CatalogueServiceProtocol: RegistrableService {
    /// Who may call a method; looked at once, when the service is registered.
    func access(to method: CatalogueV1.CatalogueServiceMethod) -> MethodAccess

    /// Lists studies ordered by id, with all texts in the requested language and without unlisted
    /// studies. Callable without a token; a valid token determines what is visible.
    ///
    /// Errors: INVALID_ARGUMENT with reason ID_INVALID, LANGUAGE_INVALID, FIELD_UNKNOWN,
    /// PAGE_SIZE_OUT_OF_RANGE or PAGE_TOKEN_INVALID; UNAUTHENTICATED for an invalid token.
    func listStudies(
      _ request: CatalogueV1.ListStudiesRequest,
      context: ServerCallContext
    ) async throws -> CatalogueV1.ListStudiesResponse

    /// Returns one study. Callable without a token, as ListStudies.
    ///
    /// Errors: INVALID_ARGUMENT with reason ID_INVALID, LANGUAGE_INVALID or FIELD_UNKNOWN; NOT_FOUND
    /// with reason STUDY_UNKNOWN; UNAUTHENTICATED for an invalid token.
    func getStudy(
      _ request: CatalogueV1.GetStudyRequest,
      context: ServerCallContext
    ) async throws -> CatalogueV1.GetStudyResponse

    /// Lists the questionnaires of a study in the versions that the study uses; participants do not
    /// see those of other groups. Needs an enrolment in the study, or a role in it.
    ///
    /// Errors: INVALID_ARGUMENT with reason ID_INVALID, LANGUAGE_INVALID, FIELD_UNKNOWN,
    /// PAGE_SIZE_OUT_OF_RANGE or PAGE_TOKEN_INVALID (also if the study no longer has the last
    /// questionnaire of the previous page: start again); NOT_FOUND with reason STUDY_UNKNOWN;
    /// PERMISSION_DENIED with reason NOT_ENROLLED.
    func listStudyQuestionnaires(
      _ request: CatalogueV1.ListStudyQuestionnairesRequest,
      context: ServerCallContext
    ) async throws -> CatalogueV1.ListStudyQuestionnairesResponse

    /// Returns one published version with all its languages; its `content_hash` is its etag. Fully
    /// visible to services, administrators, members of its project or of the staff of a study that uses
    /// it, and participants of a study that uses it in any revision for all participants or for their
    /// group. Other callers see what its project shares: everything, or everything except the wording
    /// of elements, options and bands.
    ///
    /// Errors: NOT_FOUND with reason QUESTIONNAIRE_VERSION_UNKNOWN, also if it is not shared;
    /// INVALID_ARGUMENT with reason ID_INVALID or FIELD_UNKNOWN.
    func getQuestionnaireVersion(
      _ request: CatalogueV1.GetQuestionnaireVersionRequest,
      context: ServerCallContext
    ) async throws -> CatalogueV1.Questionnaire

    /// Returns several versions, as far as the caller may read them.
    ///
    /// Errors: INVALID_ARGUMENT with reason BATCH_INVALID or FIELD_UNKNOWN; RESOURCE_EXHAUSTED with
    /// reason ANSWER_TOO_LARGE: request fewer.
    func batchGetQuestionnaireVersions(
      _ request: CatalogueV1.BatchGetQuestionnaireVersionsRequest,
      context: ServerCallContext
    ) async throws -> CatalogueV1.BatchGetQuestionnaireVersionsResponse

    /// Returns everything that a device needs to show and fill in a participant's studies, without the
    /// questionnaires of other groups. Needs an enrolment in each study, or a role in it. The
    /// response may be up to one second older than the latest publication.
    ///
    /// Sounds and vocabularies are the newest versions of the study's project, or of other projects
    /// that share them with anyone.
    ///
    /// Errors: INVALID_ARGUMENT with reason TOO_MANY_STUDIES, STUDY_DUPLICATE, ID_INVALID or
    /// LANGUAGE_INVALID; NOT_FOUND with reason STUDY_UNKNOWN; PERMISSION_DENIED with reason
    /// NOT_ENROLLED.
    func getDeviceCatalogue(
      _ request: CatalogueV1.GetDeviceCatalogueRequest,
      context: ServerCallContext
    ) async throws -> CatalogueV1.GetDeviceCatalogueResponse

    /// Searches the texts of newest versions in all languages, best match first. A query has words in
    /// any form or their beginnings, quoted phrases, `or`, and `-word`.
    ///
    /// Errors: INVALID_ARGUMENT with reason QUERY_TOO_LONG, ID_INVALID, LANGUAGE_INVALID,
    /// PAGE_SIZE_OUT_OF_RANGE or PAGE_TOKEN_INVALID.
    func searchQuestionnaires(
      _ request: CatalogueV1.SearchQuestionnairesRequest,
      context: ServerCallContext
    ) async throws -> CatalogueV1.SearchQuestionnairesResponse
  }

  /// Calls the methods that ``CatalogueServiceProtocol`` describes.
  public struct CatalogueServiceClient: Sendable {
    private let channel: any ClientChannel

    public init(_ channel: any ClientChannel) {
      self.channel = channel
    }

    public func listStudies(
      _ request: CatalogueV1.ListStudiesRequest,
      options: CallOptions = CallOptions()
    ) async throws -> CatalogueV1.ListStudiesResponse {
      try await channel.unary(
        service: CatalogueServiceMethods.service,
        method: CatalogueServiceMethods.listStudies,
        request: request,
        options: options)
    }

    public func getStudy(
      _ request: CatalogueV1.GetStudyRequest,
      options: CallOptions = CallOptions()
    ) async throws -> CatalogueV1.GetStudyResponse {
      try await channel.unary(
        service: CatalogueServiceMethods.service,
        method: CatalogueServiceMethods.getStudy,
        request: request,
        options: options)
    }

    public func listStudyQuestionnaires(
      _ request: CatalogueV1.ListStudyQuestionnairesRequest,
      options: CallOptions = CallOptions()
    ) async throws -> CatalogueV1.ListStudyQuestionnairesResponse {
      try await channel.unary(
        service: CatalogueServiceMethods.service,
        method: CatalogueServiceMethods.listStudyQuestionnaires,
        request: request,
        options: options)
    }

    public func getQuestionnaireVersion(
      _ request: CatalogueV1.GetQuestionnaireVersionRequest,
      options: CallOptions = CallOptions()
    ) async throws -> CatalogueV1.Questionnaire {
      try await channel.unary(
        service: CatalogueServiceMethods.service,
        method: CatalogueServiceMethods.getQuestionnaireVersion,
        request: request,
        options: options)
    }

    public func batchGetQuestionnaireVersions(
      _ request: CatalogueV1.BatchGetQuestionnaireVersionsRequest,
      options: CallOptions = CallOptions()
    ) async throws -> CatalogueV1.BatchGetQuestionnaireVersionsResponse {
      try await channel.unary(
        service: CatalogueServiceMethods.service,
        method: CatalogueServiceMethods.batchGetQuestionnaireVersions,
        request: request,
        options: options)
    }

    public func getDeviceCatalogue(
      _ request: CatalogueV1.GetDeviceCatalogueRequest,
      options: CallOptions = CallOptions()
    ) async throws -> CatalogueV1.GetDeviceCatalogueResponse {
      try await channel.unary(
        service: CatalogueServiceMethods.service,
        method: CatalogueServiceMethods.getDeviceCatalogue,
        request: request,
        options: options)
    }

    public func searchQuestionnaires(
      _ request: CatalogueV1.SearchQuestionnairesRequest,
      options: CallOptions = CallOptions()
    ) async throws -> CatalogueV1.SearchQuestionnairesResponse {
      try await channel.unary(
        service: CatalogueServiceMethods.service,
        method: CatalogueServiceMethods.searchQuestionnaires,
        request: request,
        options: options)
    }
  }

  /// The methods of `otolith.catalogue.v1.CatalogueService`, by their names on the wire.
  public enum CatalogueServiceMethod: String, Sendable, CaseIterable {
    case listStudies = "ListStudies"
    case getStudy = "GetStudy"
    case listStudyQuestionnaires = "ListStudyQuestionnaires"
    case getQuestionnaireVersion = "GetQuestionnaireVersion"
    case batchGetQuestionnaireVersions = "BatchGetQuestionnaireVersions"
    case getDeviceCatalogue = "GetDeviceCatalogue"
    case searchQuestionnaires = "SearchQuestionnaires"
  }

  /// The names of `otolith.catalogue.v1.CatalogueService` and its methods on the wire.
  public enum CatalogueServiceMethods {
    public static let service = "otolith.catalogue.v1.CatalogueService"
    public static let listStudies = "ListStudies"
    public static let getStudy = "GetStudy"
    public static let listStudyQuestionnaires = "ListStudyQuestionnaires"
    public static let getQuestionnaireVersion = "GetQuestionnaireVersion"
    public static let batchGetQuestionnaireVersions = "BatchGetQuestionnaireVersions"
    public static let getDeviceCatalogue = "GetDeviceCatalogue"
    public static let searchQuestionnaires = "SearchQuestionnaires"
  }
}

extension CatalogueV1.CatalogueServiceProtocol {
  /// Adds every method of the service, and the file that describes it.
  public func register(with registry: inout MethodRegistry) {
    registry.describe(by: CatalogueV1.catalogueFile)
    registry.unary(
      service: CatalogueV1.CatalogueServiceMethods.service,
      method: CatalogueV1.CatalogueServiceMethods.listStudies,
      access: access(to: .listStudies)
    ) { (request: CatalogueV1.ListStudiesRequest, context: ServerCallContext) -> CatalogueV1.ListStudiesResponse in
      try await self.listStudies(request, context: context)
    }
    registry.unary(
      service: CatalogueV1.CatalogueServiceMethods.service,
      method: CatalogueV1.CatalogueServiceMethods.getStudy,
      access: access(to: .getStudy)
    ) { (request: CatalogueV1.GetStudyRequest, context: ServerCallContext) -> CatalogueV1.GetStudyResponse in
      try await self.getStudy(request, context: context)
    }
    registry.unary(
      service: CatalogueV1.CatalogueServiceMethods.service,
      method: CatalogueV1.CatalogueServiceMethods.listStudyQuestionnaires,
      access: access(to: .listStudyQuestionnaires)
    ) { (request: CatalogueV1.ListStudyQuestionnairesRequest, context: ServerCallContext) -> CatalogueV1.ListStudyQuestionnairesResponse in
      try await self.listStudyQuestionnaires(request, context: context)
    }
    registry.unary(
      service: CatalogueV1.CatalogueServiceMethods.service,
      method: CatalogueV1.CatalogueServiceMethods.getQuestionnaireVersion,
      access: access(to: .getQuestionnaireVersion)
    ) { (request: CatalogueV1.GetQuestionnaireVersionRequest, context: ServerCallContext) -> CatalogueV1.Questionnaire in
      try await self.getQuestionnaireVersion(request, context: context)
    }
    registry.unary(
      service: CatalogueV1.CatalogueServiceMethods.service,
      method: CatalogueV1.CatalogueServiceMethods.batchGetQuestionnaireVersions,
      access: access(to: .batchGetQuestionnaireVersions)
    ) { (request: CatalogueV1.BatchGetQuestionnaireVersionsRequest, context: ServerCallContext) -> CatalogueV1.BatchGetQuestionnaireVersionsResponse in
      try await self.batchGetQuestionnaireVersions(request, context: context)
    }
    registry.unary(
      service: CatalogueV1.CatalogueServiceMethods.service,
      method: CatalogueV1.CatalogueServiceMethods.getDeviceCatalogue,
      access: access(to: .getDeviceCatalogue)
    ) { (request: CatalogueV1.GetDeviceCatalogueRequest, context: ServerCallContext) -> CatalogueV1.GetDeviceCatalogueResponse in
      try await self.getDeviceCatalogue(request, context: context)
    }
    registry.unary(
      service: CatalogueV1.CatalogueServiceMethods.service,
      method: CatalogueV1.CatalogueServiceMethods.searchQuestionnaires,
      access: access(to: .searchQuestionnaires)
    ) { (request: CatalogueV1.SearchQuestionnairesRequest, context: ServerCallContext) -> CatalogueV1.SearchQuestionnairesResponse in
      try await self.searchQuestionnaires(request, context: context)
    }
  }
}

/// What a handler does not have answers UNIMPLEMENTED.
extension CatalogueV1.CatalogueServiceProtocol {
  public func listStudies(
    _ request: CatalogueV1.ListStudiesRequest,
    context: ServerCallContext
  ) async throws -> CatalogueV1.ListStudiesResponse {
    throw RPCError(.unimplemented, "ListStudies is not implemented here")
  }

  public func getStudy(
    _ request: CatalogueV1.GetStudyRequest,
    context: ServerCallContext
  ) async throws -> CatalogueV1.GetStudyResponse {
    throw RPCError(.unimplemented, "GetStudy is not implemented here")
  }

  public func listStudyQuestionnaires(
    _ request: CatalogueV1.ListStudyQuestionnairesRequest,
    context: ServerCallContext
  ) async throws -> CatalogueV1.ListStudyQuestionnairesResponse {
    throw RPCError(.unimplemented, "ListStudyQuestionnaires is not implemented here")
  }

  public func getQuestionnaireVersion(
    _ request: CatalogueV1.GetQuestionnaireVersionRequest,
    context: ServerCallContext
  ) async throws -> CatalogueV1.Questionnaire {
    throw RPCError(.unimplemented, "GetQuestionnaireVersion is not implemented here")
  }

  public func batchGetQuestionnaireVersions(
    _ request: CatalogueV1.BatchGetQuestionnaireVersionsRequest,
    context: ServerCallContext
  ) async throws -> CatalogueV1.BatchGetQuestionnaireVersionsResponse {
    throw RPCError(.unimplemented, "BatchGetQuestionnaireVersions is not implemented here")
  }

  public func getDeviceCatalogue(
    _ request: CatalogueV1.GetDeviceCatalogueRequest,
    context: ServerCallContext
  ) async throws -> CatalogueV1.GetDeviceCatalogueResponse {
    throw RPCError(.unimplemented, "GetDeviceCatalogue is not implemented here")
  }

  public func searchQuestionnaires(
    _ request: CatalogueV1.SearchQuestionnairesRequest,
    context: ServerCallContext
  ) async throws -> CatalogueV1.SearchQuestionnairesResponse {
    throw RPCError(.unimplemented, "SearchQuestionnaires is not implemented here")
  }
}

extension CatalogueV1 {
  /// Publishes studies. For study leaders and administrators.
  public protocol AuthoringServiceProtocol: RegistrableService {
    /// Who may call a method; looked at once, when the service is registered.
    func access(to method: CatalogueV1.AuthoringServiceMethod) -> MethodAccess

    /// Publishes a study and its questionnaires in one transaction. Contents that are already
    /// published unchanged keep their version, so importing twice changes nothing.
    ///
    /// A questionnaire, sound collection or vocabulary belongs to the study that first published it,
    /// and to that study's project. Other studies may use its versions but not publish new ones.
    /// Leaders and owners of the project may import its studies like the study's own leaders.
    ///
    /// Errors: INVALID_ARGUMENT naming every finding (nothing is stored), preceded by REQUIRED without
    /// a study and SHARING_UNKNOWN; PERMISSION_DENIED with reason NOT_STUDY_LEADER if another person
    /// leads the study, with reason STUDY_ID_OF_ANOTHER_PROJECT for a new study with an id that the
    /// caller may not choose, or with reason QUESTIONNAIRE_OF_ANOTHER_STUDY,
    /// LIBRARY_ENTRY_OF_ANOTHER_STUDY or LIBRARY_ENTRY_OF_ANOTHER_PROJECT; FAILED_PRECONDITION with
    /// reason QUESTIONNAIRE_RETIRED, STUDY_RETIRED, STUDY_DELETED or RETENTION_ERASES_NOW; ABORTED with
    /// reason IMPORTED_CONCURRENTLY or ETAG_MISMATCH; RESOURCE_EXHAUSTED with reason AUTHORING_LIMIT and
    /// RetryInfo.
    func importStudy(
      _ request: CatalogueV1.ImportStudyRequest,
      context: ServerCallContext
    ) async throws -> CatalogueV1.ImportStudyResponse

    /// Retires a study that has ended or has not started, or reinstates it. Lists leave a retired study
    /// out and it cannot be imported; callers who could read it still can by its id. Answers, exports
    /// and the retention do not change. With the right to import the study.
    ///
    /// Errors: NOT_FOUND with reason STUDY_UNKNOWN; PERMISSION_DENIED with reason NOT_STUDY_LEADER;
    /// FAILED_PRECONDITION with reason STUDY_NOT_ENDED; INVALID_ARGUMENT with reason ID_INVALID.
    func retireStudy(
      _ request: CatalogueV1.RetireStudyRequest,
      context: ServerCallContext
    ) async throws -> CatalogueV1.RetireStudyResponse

    /// Deletes a study that has ended or has not started, if it never had participants or its retention
    /// after its end has passed. Afterwards the study is unknown to all callers, and its id cannot be used again. The other
    /// services delete what they know of the study, as far as no data of participants refers to it.
    /// The audit trail, the published revisions, which are no longer readable, and questionnaires and
    /// library entries stay. With the right to import the study.
    ///
    /// Errors: as RetireStudy; FAILED_PRECONDITION with reason STUDY_HAS_PARTICIPANTS or
    /// RETENTION_NOT_PASSED.
    func deleteStudy(
      _ request: CatalogueV1.DeleteStudyRequest,
      context: ServerCallContext
    ) async throws -> CatalogueV1.DeleteStudyResponse
  }

  /// Calls the methods that ``AuthoringServiceProtocol`` describes.
  public struct AuthoringServiceClient: Sendable {
    private let channel: any ClientChannel

    public init(_ channel: any ClientChannel) {
      self.channel = channel
    }

    public func importStudy(
      _ request: CatalogueV1.ImportStudyRequest,
      options: CallOptions = CallOptions()
    ) async throws -> CatalogueV1.ImportStudyResponse {
      try await channel.unary(
        service: AuthoringServiceMethods.service,
        method: AuthoringServiceMethods.importStudy,
        request: request,
        options: options)
    }

    public func retireStudy(
      _ request: CatalogueV1.RetireStudyRequest,
      options: CallOptions = CallOptions()
    ) async throws -> CatalogueV1.RetireStudyResponse {
      try await channel.unary(
        service: AuthoringServiceMethods.service,
        method: AuthoringServiceMethods.retireStudy,
        request: request,
        options: options)
    }

    public func deleteStudy(
      _ request: CatalogueV1.DeleteStudyRequest,
      options: CallOptions = CallOptions()
    ) async throws -> CatalogueV1.DeleteStudyResponse {
      try await channel.unary(
        service: AuthoringServiceMethods.service,
        method: AuthoringServiceMethods.deleteStudy,
        request: request,
        options: options)
    }
  }

  /// The methods of `otolith.catalogue.v1.AuthoringService`, by their names on the wire.
  public enum AuthoringServiceMethod: String, Sendable, CaseIterable {
    case importStudy = "ImportStudy"
    case retireStudy = "RetireStudy"
    case deleteStudy = "DeleteStudy"
  }

  /// The names of `otolith.catalogue.v1.AuthoringService` and its methods on the wire.
  public enum AuthoringServiceMethods {
    public static let service = "otolith.catalogue.v1.AuthoringService"
    public static let importStudy = "ImportStudy"
    public static let retireStudy = "RetireStudy"
    public static let deleteStudy = "DeleteStudy"
  }
}

extension CatalogueV1.AuthoringServiceProtocol {
  /// Adds every method of the service, and the file that describes it.
  public func register(with registry: inout MethodRegistry) {
    registry.describe(by: CatalogueV1.catalogueFile)
    registry.unary(
      service: CatalogueV1.AuthoringServiceMethods.service,
      method: CatalogueV1.AuthoringServiceMethods.importStudy,
      access: access(to: .importStudy)
    ) { (request: CatalogueV1.ImportStudyRequest, context: ServerCallContext) -> CatalogueV1.ImportStudyResponse in
      try await self.importStudy(request, context: context)
    }
    registry.unary(
      service: CatalogueV1.AuthoringServiceMethods.service,
      method: CatalogueV1.AuthoringServiceMethods.retireStudy,
      access: access(to: .retireStudy)
    ) { (request: CatalogueV1.RetireStudyRequest, context: ServerCallContext) -> CatalogueV1.RetireStudyResponse in
      try await self.retireStudy(request, context: context)
    }
    registry.unary(
      service: CatalogueV1.AuthoringServiceMethods.service,
      method: CatalogueV1.AuthoringServiceMethods.deleteStudy,
      access: access(to: .deleteStudy)
    ) { (request: CatalogueV1.DeleteStudyRequest, context: ServerCallContext) -> CatalogueV1.DeleteStudyResponse in
      try await self.deleteStudy(request, context: context)
    }
  }
}

/// What a handler does not have answers UNIMPLEMENTED.
extension CatalogueV1.AuthoringServiceProtocol {
  public func importStudy(
    _ request: CatalogueV1.ImportStudyRequest,
    context: ServerCallContext
  ) async throws -> CatalogueV1.ImportStudyResponse {
    throw RPCError(.unimplemented, "ImportStudy is not implemented here")
  }

  public func retireStudy(
    _ request: CatalogueV1.RetireStudyRequest,
    context: ServerCallContext
  ) async throws -> CatalogueV1.RetireStudyResponse {
    throw RPCError(.unimplemented, "RetireStudy is not implemented here")
  }

  public func deleteStudy(
    _ request: CatalogueV1.DeleteStudyRequest,
    context: ServerCallContext
  ) async throws -> CatalogueV1.DeleteStudyResponse {
    throw RPCError(.unimplemented, "DeleteStudy is not implemented here")
  }
}
