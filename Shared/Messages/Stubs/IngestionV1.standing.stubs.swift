// Generated from otolith/ingestion/v1/standing.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

public import Messages
public import RPCClient
import RPCCore
public import RPCServer

extension IngestionV1 {
  /// A participant's progress in a study. Callers can access only their own sheets.
  public protocol StandingServiceProtocol: RegistrableService {
    /// Who may call a method; looked at once, when the service is registered.
    func access(to method: IngestionV1.StandingServiceMethod) -> MethodAccess

    /// Returns the caller's progress with each visible questionnaire of a study, in the study's order,
    /// and overall (TYT §4.1.2). No questionnaire is open for a participant who has left the study or
    /// whose consent has ended.
    ///
    /// Errors: INVALID_ARGUMENT; PERMISSION_DENIED with reason NOT_ENROLLED for callers who never took
    /// part; UNAVAILABLE with reason STUDY_NOT_YET_KNOWN and RetryInfo.
    func getStanding(
      _ request: IngestionV1.GetStandingRequest,
      context: ServerCallContext
    ) async throws -> IngestionV1.Standing

    /// Lists the caller's sheets that were rejected within the last 30 days and not stored since, with
    /// their violations, latest first (generic forms §6.1). A corrected sheet is sent again under the
    /// same id.
    ///
    /// The latest 200 sheets of a participant are kept, up to 2 MiB in total and 512 KiB each (sheet
    /// and violations, as JSON). The following are not kept: sheets without a valid `sheet_id`; sheets
    /// of a study in which the caller, by the token, does not take part or did not at the sheet's
    /// finish time (NOT_ENROLLED); sheets finished after the consent had ended.
    ///
    /// Errors: INVALID_ARGUMENT.
    func listRejectedSheets(
      _ request: IngestionV1.ListRejectedSheetsRequest,
      context: ServerCallContext
    ) async throws -> IngestionV1.ListRejectedSheetsResponse

    /// Deletes a rejected sheet that will not be corrected. Deleting a sheet that does not exist
    /// succeeds.
    ///
    /// Errors: INVALID_ARGUMENT.
    func deleteRejectedSheet(
      _ request: IngestionV1.DeleteRejectedSheetRequest,
      context: ServerCallContext
    ) async throws -> IngestionV1.DeleteRejectedSheetResponse
  }

  /// Calls the methods that ``StandingServiceProtocol`` describes.
  public struct StandingServiceClient: Sendable {
    private let channel: any ClientChannel

    public init(_ channel: any ClientChannel) {
      self.channel = channel
    }

    public func getStanding(
      _ request: IngestionV1.GetStandingRequest,
      options: CallOptions = CallOptions()
    ) async throws -> IngestionV1.Standing {
      try await channel.unary(
        service: StandingServiceMethods.service,
        method: StandingServiceMethods.getStanding,
        request: request,
        options: options)
    }

    public func listRejectedSheets(
      _ request: IngestionV1.ListRejectedSheetsRequest,
      options: CallOptions = CallOptions()
    ) async throws -> IngestionV1.ListRejectedSheetsResponse {
      try await channel.unary(
        service: StandingServiceMethods.service,
        method: StandingServiceMethods.listRejectedSheets,
        request: request,
        options: options)
    }

    public func deleteRejectedSheet(
      _ request: IngestionV1.DeleteRejectedSheetRequest,
      options: CallOptions = CallOptions()
    ) async throws -> IngestionV1.DeleteRejectedSheetResponse {
      try await channel.unary(
        service: StandingServiceMethods.service,
        method: StandingServiceMethods.deleteRejectedSheet,
        request: request,
        options: options)
    }
  }

  /// The methods of `otolith.ingestion.v1.StandingService`, by their names on the wire.
  public enum StandingServiceMethod: String, Sendable, CaseIterable {
    case getStanding = "GetStanding"
    case listRejectedSheets = "ListRejectedSheets"
    case deleteRejectedSheet = "DeleteRejectedSheet"
  }

  /// The names of `otolith.ingestion.v1.StandingService` and its methods on the wire.
  public enum StandingServiceMethods {
    public static let service = "otolith.ingestion.v1.StandingService"
    public static let getStanding = "GetStanding"
    public static let listRejectedSheets = "ListRejectedSheets"
    public static let deleteRejectedSheet = "DeleteRejectedSheet"
  }
}

extension IngestionV1.StandingServiceProtocol {
  /// Adds every method of the service, and the file that describes it.
  public func register(with registry: inout MethodRegistry) {
    registry.describe(by: IngestionV1.standingFile)
    registry.unary(
      service: IngestionV1.StandingServiceMethods.service,
      method: IngestionV1.StandingServiceMethods.getStanding,
      access: access(to: .getStanding)
    ) { (request: IngestionV1.GetStandingRequest, context: ServerCallContext) -> IngestionV1.Standing in
      try await self.getStanding(request, context: context)
    }
    registry.unary(
      service: IngestionV1.StandingServiceMethods.service,
      method: IngestionV1.StandingServiceMethods.listRejectedSheets,
      access: access(to: .listRejectedSheets)
    ) { (request: IngestionV1.ListRejectedSheetsRequest, context: ServerCallContext) -> IngestionV1.ListRejectedSheetsResponse in
      try await self.listRejectedSheets(request, context: context)
    }
    registry.unary(
      service: IngestionV1.StandingServiceMethods.service,
      method: IngestionV1.StandingServiceMethods.deleteRejectedSheet,
      access: access(to: .deleteRejectedSheet)
    ) { (request: IngestionV1.DeleteRejectedSheetRequest, context: ServerCallContext) -> IngestionV1.DeleteRejectedSheetResponse in
      try await self.deleteRejectedSheet(request, context: context)
    }
  }
}

/// What a handler does not have answers UNIMPLEMENTED.
extension IngestionV1.StandingServiceProtocol {
  public func getStanding(
    _ request: IngestionV1.GetStandingRequest,
    context: ServerCallContext
  ) async throws -> IngestionV1.Standing {
    throw RPCError(.unimplemented, "GetStanding is not implemented here")
  }

  public func listRejectedSheets(
    _ request: IngestionV1.ListRejectedSheetsRequest,
    context: ServerCallContext
  ) async throws -> IngestionV1.ListRejectedSheetsResponse {
    throw RPCError(.unimplemented, "ListRejectedSheets is not implemented here")
  }

  public func deleteRejectedSheet(
    _ request: IngestionV1.DeleteRejectedSheetRequest,
    context: ServerCallContext
  ) async throws -> IngestionV1.DeleteRejectedSheetResponse {
    throw RPCError(.unimplemented, "DeleteRejectedSheet is not implemented here")
  }
}
