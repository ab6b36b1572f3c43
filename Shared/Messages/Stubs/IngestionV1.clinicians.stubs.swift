// Generated from otolith/ingestion/v1/clinicians.proto by protoc-gen-otolith. Do not edit.
// swift-format-ignore-file

public import Messages
public import RPCClient
import RPCCore
public import RPCServer

extension IngestionV1 {
  /// Lets a participant give the account of a clinician access to a part of the participant's data (TYT
  /// §7.2.2). The two exchange keys: the participant creates a grant and gives the clinician its key; the
  /// clinician enters it and gives the participant a second key; the participant confirms it. So neither
  /// a key that was overheard nor a wrong account gives access.
  ///
  /// The clinician sees the present data of the scope, and nothing else of the participant. The
  /// participant can read when, and can end the access at once. SharingService needs no account of the
  /// clinician and shows a snapshot instead.
  public protocol ClinicianServiceProtocol: RegistrableService {
    /// Who may call a method; looked at once, when the service is registered.
    func access(to method: IngestionV1.ClinicianServiceMethod) -> MethodAccess

    /// Creates a grant for the caller's own data. Repeating the call with the same id and contents
    /// returns the same grant. At most 20 grants of a participant run at a time.
    ///
    /// Errors: INVALID_ARGUMENT, also for a scope without contents (REQUIRED); ALREADY_EXISTS with reason
    /// GRANT_DIFFERS; RESOURCE_EXHAUSTED with reason TOO_MANY_GRANTS.
    func createGrant(
      _ request: IngestionV1.CreateGrantRequest,
      context: ServerCallContext
    ) async throws -> IngestionV1.CreateGrantResponse

    /// Enters a participant's key as a clinician. Repeating the call by the same account returns the same
    /// key. The clinician has no access before the participant has confirmed.
    ///
    /// Errors: INVALID_ARGUMENT; NOT_FOUND with reason GRANT_UNKNOWN, also for a key that another account
    /// has entered, and for the caller's own grant.
    func acceptGrant(
      _ request: IngestionV1.AcceptGrantRequest,
      context: ServerCallContext
    ) async throws -> IngestionV1.AcceptGrantResponse

    /// Confirms, with the clinician's key, that the account that entered the participant's key is that of
    /// the clinician. The access begins. Confirming again changes nothing.
    ///
    /// A wrong key counts over the lifetime of the grant, also in parallel calls: the tenth one ends it.
    ///
    /// Not idempotent: a repeated wrong key counts again.
    ///
    /// Errors: INVALID_ARGUMENT; NOT_FOUND with reason GRANT_UNKNOWN; FAILED_PRECONDITION with reason
    /// GRANT_NOT_ACCEPTED; PERMISSION_DENIED with reason GRANT_KEY_WRONG.
    func confirmGrant(
      _ request: IngestionV1.ConfirmGrantRequest,
      context: ServerCallContext
    ) async throws -> IngestionV1.ConfirmGrantResponse

    /// Lists the grants that the caller gave, newest first. An ended grant is listed for 30 days.
    ///
    /// Errors: INVALID_ARGUMENT.
    func listGrants(
      _ request: IngestionV1.ListGrantsRequest,
      context: ServerCallContext
    ) async throws -> IngestionV1.ListGrantsResponse

    /// Ends a grant at once. Revoking an ended grant changes nothing.
    ///
    /// Errors: INVALID_ARGUMENT; NOT_FOUND with reason GRANT_UNKNOWN.
    func revokeGrant(
      _ request: IngestionV1.RevokeGrantRequest,
      context: ServerCallContext
    ) async throws -> IngestionV1.RevokeGrantResponse

    /// Lists when a clinician read the caller's data by a grant, newest first.
    ///
    /// Errors: INVALID_ARGUMENT; NOT_FOUND with reason GRANT_UNKNOWN.
    func listGrantReadings(
      _ request: IngestionV1.ListGrantReadingsRequest,
      context: ServerCallContext
    ) async throws -> IngestionV1.ListGrantReadingsResponse

    /// Lists the grants by which the caller, as a clinician, has access now, newest first.
    ///
    /// Errors: INVALID_ARGUMENT.
    func listPatients(
      _ request: IngestionV1.ListPatientsRequest,
      context: ServerCallContext
    ) async throws -> IngestionV1.ListPatientsResponse

    /// Returns the present data of a grant's scope as one page, as RenderReport does, and records the
    /// reading. Not idempotent: a repeated call is recorded as another reading.
    ///
    /// Errors: INVALID_ARGUMENT; NOT_FOUND with reason GRANT_UNKNOWN, also once the participant has ended
    /// the access; RESOURCE_EXHAUSTED with reason REPORT_TOO_LARGE; UNAVAILABLE with reason
    /// VERSION_UNAVAILABLE and RetryInfo.
    func readPatientReport(
      _ request: IngestionV1.ReadPatientReportRequest,
      context: ServerCallContext
    ) async throws -> IngestionV1.ReadPatientReportResponse
  }

  /// Calls the methods that ``ClinicianServiceProtocol`` describes.
  public struct ClinicianServiceClient: Sendable {
    private let channel: any ClientChannel

    public init(_ channel: any ClientChannel) {
      self.channel = channel
    }

    public func createGrant(
      _ request: IngestionV1.CreateGrantRequest,
      options: CallOptions = CallOptions()
    ) async throws -> IngestionV1.CreateGrantResponse {
      try await channel.unary(
        service: ClinicianServiceMethods.service,
        method: ClinicianServiceMethods.createGrant,
        request: request,
        options: options)
    }

    public func acceptGrant(
      _ request: IngestionV1.AcceptGrantRequest,
      options: CallOptions = CallOptions()
    ) async throws -> IngestionV1.AcceptGrantResponse {
      try await channel.unary(
        service: ClinicianServiceMethods.service,
        method: ClinicianServiceMethods.acceptGrant,
        request: request,
        options: options)
    }

    public func confirmGrant(
      _ request: IngestionV1.ConfirmGrantRequest,
      options: CallOptions = CallOptions()
    ) async throws -> IngestionV1.ConfirmGrantResponse {
      try await channel.unary(
        service: ClinicianServiceMethods.service,
        method: ClinicianServiceMethods.confirmGrant,
        request: request,
        options: options)
    }

    public func listGrants(
      _ request: IngestionV1.ListGrantsRequest,
      options: CallOptions = CallOptions()
    ) async throws -> IngestionV1.ListGrantsResponse {
      try await channel.unary(
        service: ClinicianServiceMethods.service,
        method: ClinicianServiceMethods.listGrants,
        request: request,
        options: options)
    }

    public func revokeGrant(
      _ request: IngestionV1.RevokeGrantRequest,
      options: CallOptions = CallOptions()
    ) async throws -> IngestionV1.RevokeGrantResponse {
      try await channel.unary(
        service: ClinicianServiceMethods.service,
        method: ClinicianServiceMethods.revokeGrant,
        request: request,
        options: options)
    }

    public func listGrantReadings(
      _ request: IngestionV1.ListGrantReadingsRequest,
      options: CallOptions = CallOptions()
    ) async throws -> IngestionV1.ListGrantReadingsResponse {
      try await channel.unary(
        service: ClinicianServiceMethods.service,
        method: ClinicianServiceMethods.listGrantReadings,
        request: request,
        options: options)
    }

    public func listPatients(
      _ request: IngestionV1.ListPatientsRequest,
      options: CallOptions = CallOptions()
    ) async throws -> IngestionV1.ListPatientsResponse {
      try await channel.unary(
        service: ClinicianServiceMethods.service,
        method: ClinicianServiceMethods.listPatients,
        request: request,
        options: options)
    }

    public func readPatientReport(
      _ request: IngestionV1.ReadPatientReportRequest,
      options: CallOptions = CallOptions()
    ) async throws -> IngestionV1.ReadPatientReportResponse {
      try await channel.unary(
        service: ClinicianServiceMethods.service,
        method: ClinicianServiceMethods.readPatientReport,
        request: request,
        options: options)
    }
  }

  /// The methods of `otolith.ingestion.v1.ClinicianService`, by their names on the wire.
  public enum ClinicianServiceMethod: String, Sendable, CaseIterable {
    case createGrant = "CreateGrant"
    case acceptGrant = "AcceptGrant"
    case confirmGrant = "ConfirmGrant"
    case listGrants = "ListGrants"
    case revokeGrant = "RevokeGrant"
    case listGrantReadings = "ListGrantReadings"
    case listPatients = "ListPatients"
    case readPatientReport = "ReadPatientReport"
  }

  /// The names of `otolith.ingestion.v1.ClinicianService` and its methods on the wire.
  public enum ClinicianServiceMethods {
    public static let service = "otolith.ingestion.v1.ClinicianService"
    public static let createGrant = "CreateGrant"
    public static let acceptGrant = "AcceptGrant"
    public static let confirmGrant = "ConfirmGrant"
    public static let listGrants = "ListGrants"
    public static let revokeGrant = "RevokeGrant"
    public static let listGrantReadings = "ListGrantReadings"
    public static let listPatients = "ListPatients"
    public static let readPatientReport = "ReadPatientReport"
  }
}

extension IngestionV1.ClinicianServiceProtocol {
  /// Adds every method of the service, and the file that describes it.
  public func register(with registry: inout MethodRegistry) {
    registry.describe(by: IngestionV1.cliniciansFile)
    registry.unary(
      service: IngestionV1.ClinicianServiceMethods.service,
      method: IngestionV1.ClinicianServiceMethods.createGrant,
      access: access(to: .createGrant)
    ) { (request: IngestionV1.CreateGrantRequest, context: ServerCallContext) -> IngestionV1.CreateGrantResponse in
      try await self.createGrant(request, context: context)
    }
    registry.unary(
      service: IngestionV1.ClinicianServiceMethods.service,
      method: IngestionV1.ClinicianServiceMethods.acceptGrant,
      access: access(to: .acceptGrant)
    ) { (request: IngestionV1.AcceptGrantRequest, context: ServerCallContext) -> IngestionV1.AcceptGrantResponse in
      try await self.acceptGrant(request, context: context)
    }
    registry.unary(
      service: IngestionV1.ClinicianServiceMethods.service,
      method: IngestionV1.ClinicianServiceMethods.confirmGrant,
      access: access(to: .confirmGrant)
    ) { (request: IngestionV1.ConfirmGrantRequest, context: ServerCallContext) -> IngestionV1.ConfirmGrantResponse in
      try await self.confirmGrant(request, context: context)
    }
    registry.unary(
      service: IngestionV1.ClinicianServiceMethods.service,
      method: IngestionV1.ClinicianServiceMethods.listGrants,
      access: access(to: .listGrants)
    ) { (request: IngestionV1.ListGrantsRequest, context: ServerCallContext) -> IngestionV1.ListGrantsResponse in
      try await self.listGrants(request, context: context)
    }
    registry.unary(
      service: IngestionV1.ClinicianServiceMethods.service,
      method: IngestionV1.ClinicianServiceMethods.revokeGrant,
      access: access(to: .revokeGrant)
    ) { (request: IngestionV1.RevokeGrantRequest, context: ServerCallContext) -> IngestionV1.RevokeGrantResponse in
      try await self.revokeGrant(request, context: context)
    }
    registry.unary(
      service: IngestionV1.ClinicianServiceMethods.service,
      method: IngestionV1.ClinicianServiceMethods.listGrantReadings,
      access: access(to: .listGrantReadings)
    ) { (request: IngestionV1.ListGrantReadingsRequest, context: ServerCallContext) -> IngestionV1.ListGrantReadingsResponse in
      try await self.listGrantReadings(request, context: context)
    }
    registry.unary(
      service: IngestionV1.ClinicianServiceMethods.service,
      method: IngestionV1.ClinicianServiceMethods.listPatients,
      access: access(to: .listPatients)
    ) { (request: IngestionV1.ListPatientsRequest, context: ServerCallContext) -> IngestionV1.ListPatientsResponse in
      try await self.listPatients(request, context: context)
    }
    registry.unary(
      service: IngestionV1.ClinicianServiceMethods.service,
      method: IngestionV1.ClinicianServiceMethods.readPatientReport,
      access: access(to: .readPatientReport)
    ) { (request: IngestionV1.ReadPatientReportRequest, context: ServerCallContext) -> IngestionV1.ReadPatientReportResponse in
      try await self.readPatientReport(request, context: context)
    }
  }
}

/// What a handler does not have answers UNIMPLEMENTED.
extension IngestionV1.ClinicianServiceProtocol {
  public func createGrant(
    _ request: IngestionV1.CreateGrantRequest,
    context: ServerCallContext
  ) async throws -> IngestionV1.CreateGrantResponse {
    throw RPCError(.unimplemented, "CreateGrant is not implemented here")
  }

  public func acceptGrant(
    _ request: IngestionV1.AcceptGrantRequest,
    context: ServerCallContext
  ) async throws -> IngestionV1.AcceptGrantResponse {
    throw RPCError(.unimplemented, "AcceptGrant is not implemented here")
  }

  public func confirmGrant(
    _ request: IngestionV1.ConfirmGrantRequest,
    context: ServerCallContext
  ) async throws -> IngestionV1.ConfirmGrantResponse {
    throw RPCError(.unimplemented, "ConfirmGrant is not implemented here")
  }

  public func listGrants(
    _ request: IngestionV1.ListGrantsRequest,
    context: ServerCallContext
  ) async throws -> IngestionV1.ListGrantsResponse {
    throw RPCError(.unimplemented, "ListGrants is not implemented here")
  }

  public func revokeGrant(
    _ request: IngestionV1.RevokeGrantRequest,
    context: ServerCallContext
  ) async throws -> IngestionV1.RevokeGrantResponse {
    throw RPCError(.unimplemented, "RevokeGrant is not implemented here")
  }

  public func listGrantReadings(
    _ request: IngestionV1.ListGrantReadingsRequest,
    context: ServerCallContext
  ) async throws -> IngestionV1.ListGrantReadingsResponse {
    throw RPCError(.unimplemented, "ListGrantReadings is not implemented here")
  }

  public func listPatients(
    _ request: IngestionV1.ListPatientsRequest,
    context: ServerCallContext
  ) async throws -> IngestionV1.ListPatientsResponse {
    throw RPCError(.unimplemented, "ListPatients is not implemented here")
  }

  public func readPatientReport(
    _ request: IngestionV1.ReadPatientReportRequest,
    context: ServerCallContext
  ) async throws -> IngestionV1.ReadPatientReportResponse {
    throw RPCError(.unimplemented, "ReadPatientReport is not implemented here")
  }
}
