// Generated from otolith/catalogue/v1/catalogue.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

public import Messages
public import RPCClient
import RPCCore
public import RPCServer

extension CatalogueV1 {
  /// What participants and other services read.
  ///
  /// The arms of a study are for those who conduct it: who leads it, has a role in its project, is an
  /// administrator or a service sees all of it. Everybody else sees what is for everybody, participants
  /// besides what is for the group that their token names, and nothing that tells of other groups: `groups`
  /// has their own at most, and questionnaires, offers and `group_ids` of others are not there.
  public protocol CatalogueServiceProtocol: RegistrableService {
    /// Who may call a method; looked at once, when the service is registered.
    func access(to method: CatalogueV1.CatalogueServiceMethod) -> MethodAccess

    /// Studies with all texts in the language asked for, ordered by id, without the unlisted ones.
    /// Callable without a token; with one that is good it answers what its holder sees.
    ///
    /// Errors: INVALID_ARGUMENT with reason ID_INVALID, LANGUAGE_INVALID, FIELD_UNKNOWN,
    /// PAGE_SIZE_OUT_OF_RANGE or PAGE_TOKEN_INVALID; UNAUTHENTICATED for a token that is not good.
    func listStudies(
      _ request: CatalogueV1.ListStudiesRequest,
      context: ServerCallContext
    ) async throws -> CatalogueV1.ListStudiesResponse

    /// One study. Callable without a token, as ListStudies.
    ///
    /// Errors: INVALID_ARGUMENT with reason ID_INVALID, LANGUAGE_INVALID or FIELD_UNKNOWN; NOT_FOUND with
    /// reason STUDY_UNKNOWN; UNAUTHENTICATED for a token that is not good.
    func getStudy(
      _ request: CatalogueV1.GetStudyRequest,
      context: ServerCallContext
    ) async throws -> CatalogueV1.GetStudyResponse

    /// Every questionnaire of a study in the version that the study uses, for participants without those
    /// of other groups. Needs an enrolment in, or leadership of, the study.
    ///
    /// Errors: INVALID_ARGUMENT with reason ID_INVALID, LANGUAGE_INVALID, FIELD_UNKNOWN,
    /// PAGE_SIZE_OUT_OF_RANGE or PAGE_TOKEN_INVALID (also when the study no longer has the questionnaire that
    /// the page before ended with: begin anew); NOT_FOUND with reason STUDY_UNKNOWN; PERMISSION_DENIED with
    /// reason NOT_ENROLLED.
    func listStudyQuestionnaires(
      _ request: CatalogueV1.ListStudyQuestionnairesRequest,
      context: ServerCallContext
    ) async throws -> CatalogueV1.ListStudyQuestionnairesResponse

    /// One published version with all its languages; its `content_hash` is its etag. For services,
    /// administrators, those with a role in its project, whoever leads a study that uses it, and whoever
    /// takes part in one, for everybody or for their group in any of its revisions. Others see what its
    /// project shares: all of it, or everything but the wording of elements, options and bands.
    ///
    /// Errors: NOT_FOUND with reason QUESTIONNAIRE_VERSION_UNKNOWN, also where nothing is shared;
    /// INVALID_ARGUMENT with reason ID_INVALID or FIELD_UNKNOWN.
    func getQuestionnaireVersion(
      _ request: CatalogueV1.GetQuestionnaireVersionRequest,
      context: ServerCallContext
    ) async throws -> CatalogueV1.Questionnaire

    /// Several at once, as far as the caller may read them.
    ///
    /// Errors: INVALID_ARGUMENT with reason BATCH_INVALID or FIELD_UNKNOWN; RESOURCE_EXHAUSTED with reason
    /// ANSWER_TOO_LARGE: ask for fewer.
    func batchGetQuestionnaireVersions(
      _ request: CatalogueV1.BatchGetQuestionnaireVersionsRequest,
      context: ServerCallContext
    ) async throws -> CatalogueV1.BatchGetQuestionnaireVersionsResponse

    /// Everything that a device needs to show and fill in a participant's studies, without the
    /// questionnaires of other groups. Needs an enrolment in, or leadership of, each. An answer may be a
    /// second behind what was published last.
    ///
    /// Sounds and vocabularies are the newest that the study's project has, or that others share with
    /// anyone.
    ///
    /// Errors: INVALID_ARGUMENT with reason TOO_MANY_STUDIES, STUDY_DUPLICATE, ID_INVALID or
    /// LANGUAGE_INVALID; NOT_FOUND with reason STUDY_UNKNOWN; PERMISSION_DENIED with reason NOT_ENROLLED.
    func getDeviceCatalogue(
      _ request: CatalogueV1.GetDeviceCatalogueRequest,
      context: ServerCallContext
    ) async throws -> CatalogueV1.GetDeviceCatalogueResponse

    /// Newest versions by what stands in them, in any language: words in any form, quoted phrases, `or`,
    /// `-word`; the beginnings of words do. The best first.
    ///
    /// Errors: INVALID_ARGUMENT with reason QUERY_TOO_LONG, ID_INVALID, LANGUAGE_INVALID,
    /// PAGE_SIZE_OUT_OF_RANGE or PAGE_TOKEN_INVALID.
    func searchQuestionnaires(
      _ request: CatalogueV1.SearchQuestionnairesRequest,
      context: ServerCallContext
    ) async throws -> CatalogueV1.SearchQuestionnairesResponse
  }

  /// What participants and other services read.
  ///
  /// The arms of a study are for those who conduct it: who leads it, has a role in its project, is an
  /// administrator or a service sees all of it. Everybody else sees what is for everybody, participants
  /// besides what is for the group that their token names, and nothing that tells of other groups: `groups`
  /// has their own at most, and questionnaires, offers and `group_ids` of others are not there.
  public struct CatalogueServiceClient: Sendable {
    private let channel: any ClientChannel

    public init(_ channel: any ClientChannel) {
      self.channel = channel
    }

    /// Studies with all texts in the language asked for, ordered by id, without the unlisted ones.
    /// Callable without a token; with one that is good it answers what its holder sees.
    ///
    /// Errors: INVALID_ARGUMENT with reason ID_INVALID, LANGUAGE_INVALID, FIELD_UNKNOWN,
    /// PAGE_SIZE_OUT_OF_RANGE or PAGE_TOKEN_INVALID; UNAUTHENTICATED for a token that is not good.
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

    /// One study. Callable without a token, as ListStudies.
    ///
    /// Errors: INVALID_ARGUMENT with reason ID_INVALID, LANGUAGE_INVALID or FIELD_UNKNOWN; NOT_FOUND with
    /// reason STUDY_UNKNOWN; UNAUTHENTICATED for a token that is not good.
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

    /// Every questionnaire of a study in the version that the study uses, for participants without those
    /// of other groups. Needs an enrolment in, or leadership of, the study.
    ///
    /// Errors: INVALID_ARGUMENT with reason ID_INVALID, LANGUAGE_INVALID, FIELD_UNKNOWN,
    /// PAGE_SIZE_OUT_OF_RANGE or PAGE_TOKEN_INVALID (also when the study no longer has the questionnaire that
    /// the page before ended with: begin anew); NOT_FOUND with reason STUDY_UNKNOWN; PERMISSION_DENIED with
    /// reason NOT_ENROLLED.
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

    /// One published version with all its languages; its `content_hash` is its etag. For services,
    /// administrators, those with a role in its project, whoever leads a study that uses it, and whoever
    /// takes part in one, for everybody or for their group in any of its revisions. Others see what its
    /// project shares: all of it, or everything but the wording of elements, options and bands.
    ///
    /// Errors: NOT_FOUND with reason QUESTIONNAIRE_VERSION_UNKNOWN, also where nothing is shared;
    /// INVALID_ARGUMENT with reason ID_INVALID or FIELD_UNKNOWN.
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

    /// Several at once, as far as the caller may read them.
    ///
    /// Errors: INVALID_ARGUMENT with reason BATCH_INVALID or FIELD_UNKNOWN; RESOURCE_EXHAUSTED with reason
    /// ANSWER_TOO_LARGE: ask for fewer.
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

    /// Everything that a device needs to show and fill in a participant's studies, without the
    /// questionnaires of other groups. Needs an enrolment in, or leadership of, each. An answer may be a
    /// second behind what was published last.
    ///
    /// Sounds and vocabularies are the newest that the study's project has, or that others share with
    /// anyone.
    ///
    /// Errors: INVALID_ARGUMENT with reason TOO_MANY_STUDIES, STUDY_DUPLICATE, ID_INVALID or
    /// LANGUAGE_INVALID; NOT_FOUND with reason STUDY_UNKNOWN; PERMISSION_DENIED with reason NOT_ENROLLED.
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

    /// Newest versions by what stands in them, in any language: words in any form, quoted phrases, `or`,
    /// `-word`; the beginnings of words do. The best first.
    ///
    /// Errors: INVALID_ARGUMENT with reason QUERY_TOO_LONG, ID_INVALID, LANGUAGE_INVALID,
    /// PAGE_SIZE_OUT_OF_RANGE or PAGE_TOKEN_INVALID.
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
  /// For study leaders and administrators.
  public protocol AuthoringServiceProtocol: RegistrableService {
    /// Who may call a method; looked at once, when the service is registered.
    func access(to method: CatalogueV1.AuthoringServiceMethod) -> MethodAccess

    /// Publishes a study and its questionnaires in one transaction. Contents that are already
    /// published unchanged keep their version, so importing twice changes nothing.
    ///
    /// A questionnaire belongs to the study that first published it, and to that study's project; other
    /// studies may use its versions but not publish new ones. Leaders and owners of the project may
    /// import its studies as the study's own leaders may.
    ///
    /// Errors: INVALID_ARGUMENT naming every finding, nothing is written, before that REQUIRED where no study is
    /// named and SHARING_UNKNOWN; PERMISSION_DENIED when a
    /// study leader imports a study that somebody else leads (NOT_STUDY_LEADER), with reason
    /// STUDY_ID_OF_ANOTHER_PROJECT for a new study whose id is not theirs to choose, or with reason
    /// QUESTIONNAIRE_OF_ANOTHER_STUDY or LIBRARY_ENTRY_OF_ANOTHER_PROJECT; FAILED_PRECONDITION with reason
    /// QUESTIONNAIRE_RETIRED; ABORTED with reason IMPORTED_CONCURRENTLY; RESOURCE_EXHAUSTED with reason
    /// AUTHORING_LIMIT and RetryInfo.
    func importStudy(
      _ request: CatalogueV1.ImportStudyRequest,
      context: ServerCallContext
    ) async throws -> CatalogueV1.ImportStudyResponse
  }

  /// For study leaders and administrators.
  public struct AuthoringServiceClient: Sendable {
    private let channel: any ClientChannel

    public init(_ channel: any ClientChannel) {
      self.channel = channel
    }

    /// Publishes a study and its questionnaires in one transaction. Contents that are already
    /// published unchanged keep their version, so importing twice changes nothing.
    ///
    /// A questionnaire belongs to the study that first published it, and to that study's project; other
    /// studies may use its versions but not publish new ones. Leaders and owners of the project may
    /// import its studies as the study's own leaders may.
    ///
    /// Errors: INVALID_ARGUMENT naming every finding, nothing is written, before that REQUIRED where no study is
    /// named and SHARING_UNKNOWN; PERMISSION_DENIED when a
    /// study leader imports a study that somebody else leads (NOT_STUDY_LEADER), with reason
    /// STUDY_ID_OF_ANOTHER_PROJECT for a new study whose id is not theirs to choose, or with reason
    /// QUESTIONNAIRE_OF_ANOTHER_STUDY or LIBRARY_ENTRY_OF_ANOTHER_PROJECT; FAILED_PRECONDITION with reason
    /// QUESTIONNAIRE_RETIRED; ABORTED with reason IMPORTED_CONCURRENTLY; RESOURCE_EXHAUSTED with reason
    /// AUTHORING_LIMIT and RetryInfo.
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
  }

  /// The methods of `otolith.catalogue.v1.AuthoringService`, by their names on the wire.
  public enum AuthoringServiceMethod: String, Sendable, CaseIterable {
    case importStudy = "ImportStudy"
  }

  /// The names of `otolith.catalogue.v1.AuthoringService` and its methods on the wire.
  public enum AuthoringServiceMethods {
    public static let service = "otolith.catalogue.v1.AuthoringService"
    public static let importStudy = "ImportStudy"
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
}
