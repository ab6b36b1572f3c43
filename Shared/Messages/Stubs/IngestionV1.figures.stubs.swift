// Generated from otolith/ingestion/v1/figures.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

public import Messages
public import RPCClient
import RPCCore
public import RPCServer

extension IngestionV1 {
  /// Figures of a study, computed at the time of the call. For its leaders and other staff with the
  /// method's right in the study; otherwise PERMISSION_DENIED with reason NOT_STUDY_LEADER. No figure
  /// names a participant.
  ///
  /// The newest revision of a sheet counts. Withdrawn sheets, sheets of test participants, and those of
  /// participants who are being erased, are not counted. Figures are counted for one call at a time;
  /// RESOURCE_EXHAUSTED with reason VALIDATION_LIMIT and RetryInfo while too many calls wait.
  public protocol FigureServiceProtocol: RegistrableService {
    /// Who may call a method; looked at once, when the service is registered.
    func access(to method: IngestionV1.FigureServiceMethod) -> MethodAccess

    /// Returns numbers of sheets, and the time that they took.
    ///
    /// Errors: INVALID_ARGUMENT.
    func getStudyFigures(
      _ request: IngestionV1.GetStudyFiguresRequest,
      context: ServerCallContext
    ) async throws -> IngestionV1.StudyFigures

    /// Returns the quality of a questionnaire's sheets, and the distribution of the answers to each
    /// question.
    ///
    /// Errors: INVALID_ARGUMENT; NOT_FOUND with reason QUESTIONNAIRE_NOT_IN_STUDY; PERMISSION_DENIED with
    /// reason GROUPS_CONCEALED for a questionnaire that only some groups see, while groups of the study
    /// are concealed from the caller; UNAVAILABLE with reason VERSION_UNAVAILABLE and RetryInfo, while a
    /// version named by sheets is not known here.
    func getQuestionnaireFigures(
      _ request: IngestionV1.GetQuestionnaireFiguresRequest,
      context: ServerCallContext
    ) async throws -> IngestionV1.QuestionnaireFigures
  }

  /// Calls the methods that ``FigureServiceProtocol`` describes.
  public struct FigureServiceClient: Sendable {
    private let channel: any ClientChannel

    public init(_ channel: any ClientChannel) {
      self.channel = channel
    }

    public func getStudyFigures(
      _ request: IngestionV1.GetStudyFiguresRequest,
      options: CallOptions = CallOptions()
    ) async throws -> IngestionV1.StudyFigures {
      try await channel.unary(
        service: FigureServiceMethods.service,
        method: FigureServiceMethods.getStudyFigures,
        request: request,
        options: options)
    }

    public func getQuestionnaireFigures(
      _ request: IngestionV1.GetQuestionnaireFiguresRequest,
      options: CallOptions = CallOptions()
    ) async throws -> IngestionV1.QuestionnaireFigures {
      try await channel.unary(
        service: FigureServiceMethods.service,
        method: FigureServiceMethods.getQuestionnaireFigures,
        request: request,
        options: options)
    }
  }

  /// The methods of `otolith.ingestion.v1.FigureService`, by their names on the wire.
  public enum FigureServiceMethod: String, Sendable, CaseIterable {
    case getStudyFigures = "GetStudyFigures"
    case getQuestionnaireFigures = "GetQuestionnaireFigures"
  }

  /// The names of `otolith.ingestion.v1.FigureService` and its methods on the wire.
  public enum FigureServiceMethods {
    public static let service = "otolith.ingestion.v1.FigureService"
    public static let getStudyFigures = "GetStudyFigures"
    public static let getQuestionnaireFigures = "GetQuestionnaireFigures"
  }
}

extension IngestionV1.FigureServiceProtocol {
  /// Adds every method of the service, and the file that describes it.
  public func register(with registry: inout MethodRegistry) {
    registry.describe(by: IngestionV1.figuresFile)
    registry.unary(
      service: IngestionV1.FigureServiceMethods.service,
      method: IngestionV1.FigureServiceMethods.getStudyFigures,
      access: access(to: .getStudyFigures)
    ) { (request: IngestionV1.GetStudyFiguresRequest, context: ServerCallContext) -> IngestionV1.StudyFigures in
      try await self.getStudyFigures(request, context: context)
    }
    registry.unary(
      service: IngestionV1.FigureServiceMethods.service,
      method: IngestionV1.FigureServiceMethods.getQuestionnaireFigures,
      access: access(to: .getQuestionnaireFigures)
    ) { (request: IngestionV1.GetQuestionnaireFiguresRequest, context: ServerCallContext) -> IngestionV1.QuestionnaireFigures in
      try await self.getQuestionnaireFigures(request, context: context)
    }
  }
}

/// What a handler does not have answers UNIMPLEMENTED.
extension IngestionV1.FigureServiceProtocol {
  public func getStudyFigures(
    _ request: IngestionV1.GetStudyFiguresRequest,
    context: ServerCallContext
  ) async throws -> IngestionV1.StudyFigures {
    throw RPCError(.unimplemented, "GetStudyFigures is not implemented here")
  }

  public func getQuestionnaireFigures(
    _ request: IngestionV1.GetQuestionnaireFiguresRequest,
    context: ServerCallContext
  ) async throws -> IngestionV1.QuestionnaireFigures {
    throw RPCError(.unimplemented, "GetQuestionnaireFigures is not implemented here")
  }
}
